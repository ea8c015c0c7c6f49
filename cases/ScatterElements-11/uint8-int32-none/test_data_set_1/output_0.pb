BoutputJ67	
8