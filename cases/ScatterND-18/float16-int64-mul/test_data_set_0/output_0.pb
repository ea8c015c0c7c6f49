	
BoutputJ¼Wd×9×@É5× É€Id×bW