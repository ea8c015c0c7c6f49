BoutputJ

õúï