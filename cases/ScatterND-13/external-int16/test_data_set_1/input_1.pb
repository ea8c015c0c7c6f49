Bindicesj
locationelements.binj
offset11j
length16p