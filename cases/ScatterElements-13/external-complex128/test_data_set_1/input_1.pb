Bindicesj
locationelements.binj
offset67j
length8p