
BoutputJ×¼Wd×WW×€I`Éb×WW¼×W8×