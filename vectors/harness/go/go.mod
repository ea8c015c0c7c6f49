module scatter-vectors

go 1.19
