BoutputJ
~�Ƅz7{