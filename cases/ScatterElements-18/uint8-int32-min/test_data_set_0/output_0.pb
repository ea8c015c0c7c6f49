BoutputJ
üüתשרק	ץף