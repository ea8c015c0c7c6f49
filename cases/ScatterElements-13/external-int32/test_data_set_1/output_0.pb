Boutputj
locationelements.binj
offset39j
length16p