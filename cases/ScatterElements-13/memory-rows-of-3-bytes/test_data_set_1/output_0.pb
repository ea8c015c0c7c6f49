BoutputJefg	
hij