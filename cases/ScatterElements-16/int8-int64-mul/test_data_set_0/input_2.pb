BupdatesJ
χυ
	