
BoutputJ0¼W×`IW I É€IW@I5×W€É`I@É I É€I`É@I É I€É`I@É