
BdataJ0 I€É`I@É I É€I`É@I É I€É`I@É I É€I`É@I É I€É`I@É