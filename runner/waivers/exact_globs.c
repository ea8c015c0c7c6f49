#include "exact_globs.h"

#include "exact_globs_candidates.h"
#include "id_glob.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

/* The most bytes that are compared to find which globs match ids whose own globs are not enumerated. */
#define TRIED_BYTES_LIMIT ((size_t)100 << 20)

/* Whether a glob matches no id whose own globs were not enumerated. Beyond the limit the answer is false. */
static bool is_exact_in_depth(struct glob_finder *finder, const struct glob_candidate *candidate)
{
    for (size_t i = 0; i < finder->deep_count && !candidate->is_literal; i++) {
        const struct id_in_set *id = &finder->ids[finder->deep[i]];
        if (id->set == candidate->set)
            continue;
        finder->tried_bytes += strlen(id->id) + 1;
        if (finder->tried_bytes > TRIED_BYTES_LIMIT || glob_matches(candidate->text, id->id))
            return false;
    }
    return true;
}

/* ---- choosing ----------------------------------------------------------------------------------------------------------- */

/* A candidate, with the value of `left` when it entered the heap. */
struct choice {
    size_t candidate, left;
};

static bool is_better(const struct glob_finder *finder, const struct choice *a, const struct choice *b)
{
    const struct glob_candidate *left = &finder->candidates[a->candidate],
                                *right = &finder->candidates[b->candidate];
    if (a->left != b->left)
        return a->left > b->left;
    if (left->is_literal != right->is_literal)
        return left->is_literal;
    if (left->length != right->length)
        return left->length > right->length;
    return strcmp(left->text, right->text) > 0;
}

static void sift_down(const struct glob_finder *finder, struct choice *heap, size_t count, size_t at)
{
    for (size_t child; (child = 2 * at + 1) < count; at = child) {
        if (child + 1 < count && is_better(finder, &heap[child + 1], &heap[child]))
            child++;
        if (!is_better(finder, &heap[child], &heap[at]))
            return;
        const struct choice swapped = heap[at];
        heap[at] = heap[child];
        heap[child] = swapped;
    }
}

static void give_glob(struct glob_finder *finder, const struct glob_candidate *candidate)
{
    for (size_t i = 0; i < candidate->count; i++) {
        size_t id = finder->members[candidate->first + i];
        if (finder->has_glob[id])
            continue;
        finder->has_glob[id] = true;
        for (size_t pair = finder->first_pair[id]; pair < finder->first_pair[id + 1]; pair++)
            finder->candidates[finder->pairs[pair]].left--;
    }
}

/* For a single remaining id, the id itself is always as good. */
static bool is_useful(const struct glob_candidate *candidate)
{
    return candidate->left > (candidate->is_literal ? 0 : 1);
}

/* Chooses globs until every id has one; each id is itself a glob. Returns the number of chosen globs. */
static size_t choose(struct glob_finder *finder, struct choice *heap, struct exact_glob *chosen,
                     struct arena *arena)
{
    size_t count = 0, chosen_count = 0;
    for (size_t i = 0; i < finder->count; i++)
        if (finder->candidates[i].is_exact && is_useful(&finder->candidates[i]))
            heap[count++] = (struct choice){i, finder->candidates[i].left};
    for (size_t at = count / 2; at-- > 0;)
        sift_down(finder, heap, count, at);
    while (count > 0) {
        const struct glob_candidate *best = &finder->candidates[heap[0].candidate];
        bool is_as_it_was = heap[0].left == best->left;
        if (is_as_it_was && is_exact_in_depth(finder, best)) {
            const char *text = arena_copy_text(arena, best->text, best->length);
            finder->lacks_memory |= text == NULL;
            chosen[chosen_count++] = (struct exact_glob){text, best->set, best->count};
            give_glob(finder, best);
        }
        if (is_as_it_was || !is_useful(best))
            heap[0] = heap[--count];
        else
            heap[0].left = best->left;
        sift_down(finder, heap, count, 0);
    }
    return chosen_count;
}

static int compare_chosen(const void *left, const void *right)
{
    const struct exact_glob *a = left, *b = right;
    return a->set != b->set ? (a->set > b->set) - (a->set < b->set) : strcmp(a->glob, b->glob);
}

enum status exact_globs_find(const struct id_in_set *ids, size_t count, struct exact_glob **globs,
                             size_t *glob_count, struct arena *arena, struct error *error)
{
    struct glob_finder finder = {.ids = ids, .id_count = count, .scratch = arena_create((size_t)2 << 30)};
    struct choice *heap = NULL;
    if (exact_globs_find_candidates(&finder)) {
        heap = arena_allocate_zeroed(&finder.scratch, finder.count + 1, sizeof *heap);
        *globs = arena_allocate_zeroed(arena, count + 1, sizeof **globs);
        finder.lacks_memory = heap == NULL || *globs == NULL;
    }
    *glob_count = finder.lacks_memory ? 0 : choose(&finder, heap, *globs, arena);
    bool lacks_memory = finder.lacks_memory;
    arena_destroy(&finder.scratch);
    if (lacks_memory)
        return error_set(error, STATUS_OUT_OF_MEMORY, "no memory for the globs of %zu cases", count);
    if (*glob_count > 0)
        qsort(*globs, *glob_count, sizeof **globs, compare_chosen);
    return STATUS_OK;
}
