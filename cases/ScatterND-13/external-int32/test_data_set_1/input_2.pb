Bupdatesj
locationelements.binj
offset37j
length8p