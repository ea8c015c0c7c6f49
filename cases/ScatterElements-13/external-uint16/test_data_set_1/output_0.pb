Boutputj
locationelements.binj
offset27j
length8p