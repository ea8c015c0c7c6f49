BoutputJ
ÁÂÿƒ„ÿÀ