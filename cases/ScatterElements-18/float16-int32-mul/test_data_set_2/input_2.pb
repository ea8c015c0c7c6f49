
BupdatesJf<3=Í>f<3=Í>