/* The mutator of a target whose input is one message: FUZZ_MESSAGE is its descriptor, FUZZ_HEADER declares
 * the descriptor. */
#include FUZZ_HEADER
#include "structure.h"
#include "target.h"

size_t LLVMFuzzerCustomMutator(uint8_t *bytes, size_t size, size_t largest, unsigned int seed)
{
    return structure_mutate(bytes, size, largest, seed, &FUZZ_MESSAGE, structure_of_project);
}
