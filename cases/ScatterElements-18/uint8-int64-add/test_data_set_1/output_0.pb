BoutputJ

;