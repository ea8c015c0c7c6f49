
BoutputJ¼W€É9×@É5W É¼×9×@I×