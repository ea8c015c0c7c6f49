
BoutputJf<Ö<f<f<f<f<WAf<f<f<İ@f<