BoutputJnœ	Hõ
c³cö	øõ
÷ùö	ø