
BupdatesJf<3=3=Í>Í>f<f<3=3=Í>Í>f<