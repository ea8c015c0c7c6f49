/*
 * The hash of a case: results say by it whether two runs were given the same case, whatever its id and place.
 */
#ifndef SCATTER_CASE_HASH_H
#define SCATTER_CASE_HASH_H

#include "case.h"
#include "sha256.h"

/*
 * SHA-256 of what an implementation is given and of the stored output: the size of the model as a 64-bit number and its
 * bytes (external data inlined); the number of the node's inputs, and each of them by value (tensor_hash.h); whether
 * there is a stored output as the number 0 or 1, and the output. Texts about the case (case.json) do not count.
 */
void case_hash(const struct scatter_case *the_case, char text[SHA256_TEXT_SIZE]);

#endif
