/*
 * Stores small integers as elements, for generated cases.
 */
#ifndef SCATTER_ELEMENT_STORE_H
#define SCATTER_ELEMENT_STORE_H

#include <stdint.h>

/*
 * Stores an integer as an element of any type of fixed size: in a complex number it is the real part, and the imaginary
 * part is the same with the other sign; a truth value is false for 0; integers take it modulo 2^n. `element` need not be
 * aligned.
 */
void element_store(int32_t dtype, int64_t value, void *element);

#endif
