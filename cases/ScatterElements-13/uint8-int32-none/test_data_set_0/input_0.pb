BdataJ
~}|{zyxwv