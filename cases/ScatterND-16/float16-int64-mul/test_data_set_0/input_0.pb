
BdataJ I€É`I@É I É€I`É@I É I€É`I@É