Bindicesj
locationinput_1.binp