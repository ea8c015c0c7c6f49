BoutputJ
мнортуфх