
BoutputJ¼Wd×9×@É5×¼×¼W