BdataJ
