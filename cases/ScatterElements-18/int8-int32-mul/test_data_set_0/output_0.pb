BoutputJnœ	Hõ
c³cö