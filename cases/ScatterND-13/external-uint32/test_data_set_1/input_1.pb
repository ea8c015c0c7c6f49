Bindicesj
locationelements.binj
offset19j
length16p