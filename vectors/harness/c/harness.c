/* usage: harness [--bug] QUARANTINE_JSON    cc -std=c99 -I../.. harness.c scatter.c ../../scatter_vectors.c -o harness
 * Checks scatter(), a naive kernel of float and int64, with all vectors: to test an implementation, call it instead. --bug
 * plants a fault: negative indices do not count from the end. Apache-2.0. */
#include "scatter_vectors.h"

#include <stdio.h>
#include <string.h>

const void *scatter(const struct scatter_vector *v, int bug);

int main(int count, char **arguments)
{
    static char quarantine[1 << 16], id[256];
    unsigned counts[] = {0, 0, 0, 0};
    int bug = count > 1 && strcmp(arguments[1], "--bug") == 0;
    FILE *file = count == 2 + bug ? fopen(arguments[1 + bug], "r") : NULL;
    if (file == NULL || fread(quarantine, 1, sizeof quarantine - 1, file) == 0 || fclose(file) != 0)
        return fprintf(stderr, "usage: harness [--bug] QUARANTINE_JSON, a file that can be read\n"), 2;
    for (const struct scatter_vector *v = scatter_vectors; v < scatter_vectors + scatter_vector_count; v++) {
        int is_float = v->data.type == SCATTER_VECTOR_FLOAT;
        (void)snprintf(id, sizeof id, "\"%s\"", scatter_vector_text(v->id));
        int word = 3; /* skipped */
        if ((is_float || v->data.type == SCATTER_VECTOR_INT64) && strstr(quarantine, id) == NULL)
            word = (int)scatter_vector_check(v, scatter(v, bug), v->data.count * (is_float ? 4U : 8U));
        counts[word]++;
        if (word == SCATTER_VECTOR_WRONG)
            (void)printf("%s wrong\n", scatter_vector_text(v->id));
    }
    (void)printf("%u conforms, %u tolerated, %u wrong, %u skipped\n", counts[2], counts[1], counts[0],
                 counts[3]);
    return counts[SCATTER_VECTOR_WRONG] > 0;
}
