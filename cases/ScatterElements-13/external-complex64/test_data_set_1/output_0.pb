Boutputj
locationelements.binj
offset63j
length32p