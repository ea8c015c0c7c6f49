Bindicesj
locationelements.binj
offset7j
length16p