BupdatesJ
χυ
	