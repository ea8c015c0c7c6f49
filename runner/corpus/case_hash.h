/*
 * The hash of a case: with it, results show whether two runs executed the same case, independent of its id and
 * location.
 */
#ifndef SCATTER_CASE_HASH_H
#define SCATTER_CASE_HASH_H

#include "case.h"
#include "sha256.h"

/*
 * SHA-256 of what an implementation receives and of the stored output: the size of the model as a 64-bit number and
 * its bytes (external data inlined); the number of the node's inputs, and each of them by value (tensor_hash.h); 1
 * and the stored output, or 0 if there is none. Texts about the case (case.json) do not count.
 */
void case_hash(const struct scatter_case *the_case, char text[SHA256_TEXT_SIZE]);

#endif
