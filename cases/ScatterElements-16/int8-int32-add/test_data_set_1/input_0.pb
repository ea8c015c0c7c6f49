BdataJ
õóñ