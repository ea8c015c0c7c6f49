Bupdatesj
locationelements.binj
offset45j
length16p