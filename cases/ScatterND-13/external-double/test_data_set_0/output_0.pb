Boutputj
locationoutput_0.binp