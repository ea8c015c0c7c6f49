
BoutputJf<f<f<XAf<¸=f<f<f<@