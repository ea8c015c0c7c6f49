Bdataj
locationinput_0.binp