Bindicesj
locationelements.binj
offset35j
length16p