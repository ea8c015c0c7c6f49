
BupdatesJÿ_ş_ıßüßû_ú_