Boutputj
locationelements.binj
offset29j
length4p