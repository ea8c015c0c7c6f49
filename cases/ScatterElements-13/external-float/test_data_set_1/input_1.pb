Bindicesj
locationelements.binj
offset19j
length8p