BoutputJ
()*,-./0!