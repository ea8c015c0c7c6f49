Bindicesj
locationelements.binj
offset7j
length8p