#include "case_hash.h"

#include "tensor_hash.h"

void case_hash(const struct scatter_case *the_case, char text[SHA256_TEXT_SIZE])
{
    struct sha256 hash;
    sha256_begin(&hash);
    sha256_add_number(&hash, the_case->model.size);
    sha256_add(&hash, the_case->model.bytes, the_case->model.size);
    sha256_add_number(&hash, the_case->input_count);
    for (size_t i = 0; i < the_case->input_count; i++)
        tensor_hash_add(&hash, &the_case->inputs[i]);
    sha256_add_number(&hash, the_case->output != NULL);
    if (the_case->output != NULL)
        tensor_hash_add(&hash, the_case->output);
    sha256_end(&hash, text);
}
