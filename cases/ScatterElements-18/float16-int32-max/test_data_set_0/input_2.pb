
BupdatesJχίό_ϋίψ_υίς_