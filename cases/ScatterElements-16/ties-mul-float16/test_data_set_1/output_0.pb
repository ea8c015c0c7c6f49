
BoutputJ>>þ;¼ÿûÿy