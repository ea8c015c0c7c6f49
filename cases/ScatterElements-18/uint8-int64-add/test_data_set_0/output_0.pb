BoutputJ
ύ~ϊ|ϊzυςwρ