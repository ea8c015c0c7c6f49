BupdatesJ
À„ÿƒÂÿÁ