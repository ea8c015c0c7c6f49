BoutputJ
ÁÂÿƒ€@€?