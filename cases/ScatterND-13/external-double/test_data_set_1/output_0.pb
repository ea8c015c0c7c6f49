Boutputj
locationelements.binj
offset71j
length32p