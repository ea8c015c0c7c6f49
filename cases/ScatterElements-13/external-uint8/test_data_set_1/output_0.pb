Boutputj
locationelements.binj
offset21j
length4p