Bupdatesj
locationelements.binj
offset77j
length32p