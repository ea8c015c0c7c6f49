/* The check of an answer, by hand: make_c.py writes it behind the tables in scatter_vectors.c. */

/* A cell and its size in bytes; NULL for a string that is not within the first `limit` bytes. */
static const char *cell_of(unsigned type, const char *elements, size_t limit, size_t n, size_t *size)
{
    static const unsigned char sizes[] = {0, 4, 1, 1, 2, 2, 4, 8, 0, 1, 2, 8, 4, 8, 8, 16, 2};
    uint32_t ends[2];
    *size = sizes[type];
    if (type != SCATTER_VECTOR_STRING)
        return elements + *size * n;
    if (limit / 4 < n + 2)
        return NULL;
    memcpy(ends, elements + 4 * n, sizeof ends);
    *size = ends[1] - ends[0];
    return ends[0] <= ends[1] && ends[1] <= limit ? elements + ends[0] : NULL;
}

/* Whether an entry permits a cell; expected is the cell of the stored output. */
static int matches(const struct entry *entry, unsigned type, const char *cell, size_t size,
                   const char *expected)
{
    const uint64_t *limits = scatter_vector_elements(entry->values);
    int is_complex = type == SCATTER_VECTOR_COMPLEX64 || type == SCATTER_VECTOR_COMPLEX128;
    size_t length = 0, width = is_complex ? size / 2 : size;
    double sum = 0;
    for (size_t n = 0; entry->kind == VALUES && n < entry->count; n++) {
        const char *value = cell_of(type, (const char *)limits, SIZE_MAX, n, &length);
        if (length == size && memcmp(value, cell, size) == 0)
            return 1;
    }
    if (entry->kind == VALUES || entry->kind == NONZERO || entry->kind == ANY)
        return entry->kind == ANY || (entry->kind == NONZERO && *cell != 0);
    for (size_t part = 0; part < size / width; part++) {
        uint64_t bits = 0, stored = 0, sign = (uint64_t)1 << (8 * width - 1);
        memcpy(&bits, cell + width * part, width);
        memcpy(&stored, expected + width * part, width);
        if (entry->kind == NORM) {
            /* limits are the centre and the radius, all double. Scaled, no square is too great or too small. */
            double number, norm[3];
            float single;
            memcpy(norm, limits, sizeof norm);
            memcpy(&number, &bits, sizeof number);
            memcpy(&single, &bits, sizeof single);
            number = ((width == sizeof single ? (double)single : number) - norm[part]) / norm[2];
            sum += number * number;
        } else if (entry->kind == INTERVAL) {
            /* limits are the ends of each part. Both they and key are ordered by value, with NaN outside. */
            uint64_t key = bits & sign ? ~bits & (sign - 1) : bits | sign;
            if (key < limits[2 * part] || key > limits[2 * part + 1])
                return 0;
        } else {
            /* The only limit is infinity. */
            int is_nan = (bits & (sign - 1)) > limits[0], was_nan = (stored & (sign - 1)) > limits[0];
            if (is_complex && !was_nan ? bits != stored : !is_nan)
                return 0;
        }
    }
    return sum <= 1;
}

enum scatter_vector_verdict scatter_vector_check(const struct scatter_vector *vector, const void *output,
                                                 size_t size)
{
    enum scatter_vector_verdict verdict = SCATTER_VECTOR_CONFORMS;
    const char *stored = scatter_vector_elements(vector->output);
    unsigned type = vector->data.type;
    size_t count = vector->data.count, stored_size = 0, cell_size = 0;
    if (output == NULL)
        return vector->result == SCATTER_VECTOR_VALID ? SCATTER_VECTOR_WRONG : SCATTER_VECTOR_CONFORMS;
    if (vector->result == SCATTER_VECTOR_INVALID)
        return vector->must ? SCATTER_VECTOR_WRONG : SCATTER_VECTOR_TOLERATED;
    const char *first = cell_of(type, output, size, 0, &cell_size), *ends = output;
    if (type == SCATTER_VECTOR_STRING && count ? first != ends + 4 * (count + 1) : size != count * cell_size)
        return SCATTER_VECTOR_WRONG;
    for (size_t i = 0; i < count; i++) {
        const struct entry *entry = &entry_table[vector->entries], *tolerated = entry + vector->allowed;
        const char *expected = cell_of(type, stored, SIZE_MAX, i, &stored_size);
        const char *cell = cell_of(type, output, size, i, &cell_size);
        if (cell != NULL && cell_size == stored_size && memcmp(cell, expected, cell_size) == 0)
            continue;
        while (entry < tolerated + vector->tolerated && !(cell != NULL && i - entry->first < entry->cells &&
                                                          matches(entry, type, cell, cell_size, expected)))
            entry++;
        if (entry == tolerated + vector->tolerated)
            return SCATTER_VECTOR_WRONG;
        verdict = entry < tolerated ? verdict : SCATTER_VECTOR_TOLERATED;
    }
    return verdict;
}
