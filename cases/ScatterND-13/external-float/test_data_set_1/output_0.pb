Boutputj
locationelements.binj
offset47j
length16p