
BdataJf<f<f<f<f<f<f<f<f<f<f<f<f<f<