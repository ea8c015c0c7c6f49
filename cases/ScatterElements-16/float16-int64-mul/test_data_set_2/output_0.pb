
BoutputJ0f<Ö<f<f<f<f<WAf<f<f<İ@f<f<f<f<f<f<f<f<f<f<f<f<f<