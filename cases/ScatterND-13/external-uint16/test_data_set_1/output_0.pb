Boutputj
locationelements.binj
offset35j
length8p