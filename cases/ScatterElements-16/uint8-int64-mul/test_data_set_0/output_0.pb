BoutputJ
Ò©¥Ò©š