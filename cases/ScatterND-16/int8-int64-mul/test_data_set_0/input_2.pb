BupdatesJ
χυ
	