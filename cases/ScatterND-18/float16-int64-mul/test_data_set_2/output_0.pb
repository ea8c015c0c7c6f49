	
BoutputJÖ<f<f<WAf<f<f<f<İ@