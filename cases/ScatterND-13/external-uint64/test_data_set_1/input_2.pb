Bupdatesj
locationelements.binj
offset53j
length16p