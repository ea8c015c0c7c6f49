
BupdatesJóßıßú_õßü_óß