BoutputJ?@A
<=>BCD