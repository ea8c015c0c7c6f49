#include "case_hash.h"

#include "tensor_hash.h"

/* A case of the tier "huge" has no elements: its row determines them. */
static void add_row(struct sha256 *hash, const struct large_row *row)
{
    const int64_t numbers[] = {row->rank,     row->dims[0], row->dims[1], row->dims[2],   row->dims[3],
                               row->dtype,    row->tuple,   row->axis,    row->leading,   row->trailing,
                               row->count,    row->start,   row->step,    row->shift,     row->cells,
                               row->base,     row->period,  row->last,    row->reduction, row->index_dtype,
                               row->negative, row->beyond};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        sha256_add_number(hash, (uint64_t)numbers[i]);
}

void case_hash(const struct scatter_case *the_case, char text[SHA256_TEXT_SIZE])
{
    struct sha256 hash;
    sha256_begin(&hash);
    sha256_add_number(&hash, the_case->model.size);
    sha256_add(&hash, the_case->model.bytes, the_case->model.size);
    sha256_add_number(&hash, the_case->input_count);
    if (case_is_huge(the_case))
        add_row(&hash, the_case->large);
    for (size_t i = 0; !case_is_huge(the_case) && i < the_case->input_count; i++)
        tensor_hash_add(&hash, &the_case->inputs[i]);
    sha256_add_number(&hash, the_case->output != NULL);
    if (the_case->output != NULL)
        tensor_hash_add(&hash, the_case->output);
    sha256_end(&hash, text);
}
