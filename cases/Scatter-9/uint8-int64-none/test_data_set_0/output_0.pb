BoutputJ
ş~ı|ÿzüúwû