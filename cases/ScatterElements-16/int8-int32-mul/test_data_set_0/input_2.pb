BupdatesJ
χυ
	