
BoutputJÖ<f<f<WAf<f<İ@