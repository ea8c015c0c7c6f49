BoutputJ
ƒ @€ÁÂÿ