Bupdatesj
locationelements.binj
offset17j
length2p