
*ÿ÷Bupdates