BoutputJ
%6