
BupdatesJ I€I`É É€I`I