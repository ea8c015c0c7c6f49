Boutputj
locationelements.binj
offset119j
length64p