BdataJ
(