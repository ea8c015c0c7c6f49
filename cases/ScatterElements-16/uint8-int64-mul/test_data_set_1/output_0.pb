BoutputJ
x