
BoutputJÖ<¸=f<f<f<f<WAYAf<f<f<f<İ@@