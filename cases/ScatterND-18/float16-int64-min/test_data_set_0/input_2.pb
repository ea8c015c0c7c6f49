
BupdatesJеяь_р_ф_м_ш_