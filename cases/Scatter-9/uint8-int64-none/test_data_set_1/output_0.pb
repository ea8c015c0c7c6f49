BoutputJ
57	8