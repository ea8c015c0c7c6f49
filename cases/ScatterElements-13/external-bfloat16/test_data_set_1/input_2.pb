Bupdatesj
locationelements.binj
offset21j
length4p