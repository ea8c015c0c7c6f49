BoutputJw·d¸e¹fºg»h¼iMô¡Nõ¢Oö£P÷¤Qø¥Rù^²_³`´aµb¶coÃpÄqÅrÆs Çt!¬Y­Z®[¯\	°]
±½j¾k¿lÀmÁnÂ¦Sú§T¨U©VªW«X