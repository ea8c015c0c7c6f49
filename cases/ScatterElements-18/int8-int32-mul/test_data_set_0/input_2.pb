BupdatesJ
χυ
	