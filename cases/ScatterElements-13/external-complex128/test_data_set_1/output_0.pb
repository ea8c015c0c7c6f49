Boutputj
locationelements.binj
offset111j
length64p