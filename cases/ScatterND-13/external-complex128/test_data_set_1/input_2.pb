Bupdatesj
locationelements.binj
offset85j
length32p