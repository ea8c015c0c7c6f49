Bindicesj
locationelements.binj
offset11j
length8p