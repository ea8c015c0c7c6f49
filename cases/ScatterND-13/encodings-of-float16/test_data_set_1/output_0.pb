
*	€|€øÿ÷Boutput