BupdatesJ
÷õ
	õö	ö÷