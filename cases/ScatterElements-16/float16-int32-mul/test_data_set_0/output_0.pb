
BoutputJ¼W×`IW I É€IW@I5×W€É