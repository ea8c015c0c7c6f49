Bdataj
locationelements.binj
offset1j
length8p