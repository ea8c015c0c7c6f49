BoutputJ?@A
<=>BCD