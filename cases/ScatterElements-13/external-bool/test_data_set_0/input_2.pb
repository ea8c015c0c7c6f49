	Bupdatesj
locationinput_2.binp