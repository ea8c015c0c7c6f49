	Bupdatesj
locationelements.binj
offset25j
length2p