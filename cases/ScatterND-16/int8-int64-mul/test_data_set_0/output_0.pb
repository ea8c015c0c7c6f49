BoutputJ‡φ	°Αυ
¦H³φ