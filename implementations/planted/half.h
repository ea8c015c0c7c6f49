/* The 16-bit float types as float, in which all of their values are exact. */
#ifndef PLANTED_HALF_H
#define PLANTED_HALF_H

#include <stdint.h>

float half_to_float(uint16_t bits);
uint16_t float_to_half(float value); /* to nearest, ties to even */
float bfloat16_to_float(uint16_t bits);
uint16_t float_to_bfloat16(float value); /* to nearest, ties to even */

#endif
