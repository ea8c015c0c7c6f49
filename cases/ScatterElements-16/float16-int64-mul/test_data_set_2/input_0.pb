
BdataJ0f<f<f<f<f<f<f<f<f<f<f<f<f<f<f<f<f<f<f<f<f<f<f<f<