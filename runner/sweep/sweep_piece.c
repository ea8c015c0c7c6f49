#include "sweep_piece.h"

#include <stdlib.h>
#include <string.h>

static bool add_found(struct sweep_piece *piece, uint64_t number)
{
    if (piece->found_count == piece->found_capacity) {
        size_t capacity = piece->found_capacity == 0 ? 64 : 2 * piece->found_capacity;
        uint64_t *room = realloc(piece->found, capacity * sizeof *room);
        if (room == NULL)
            return false;
        piece->found = room;
        piece->found_capacity = capacity;
    }
    piece->found[piece->found_count++] = number;
    return true;
}

/* What a slice came to. */
struct slice_result {
    uint64_t current, executed, judged, unsupported;
    uint32_t found;
    uint64_t numbers[SWEEP_FOUND_MOST];
};

/* Whether a page tells of a slice that can have been: the implementation can write to it, too. */
static bool is_sound(const struct slice_result *result, uint64_t from, uint64_t to)
{
    bool rises = result->found <= SWEEP_FOUND_MOST && from <= result->current && result->current <= to;
    for (uint32_t i = 0; rises && i < result->found; i++)
        rises = result->numbers[i] >= (i == 0 ? from : result->numbers[i - 1] + 1) &&
                result->numbers[i] < result->current;
    return rises && result->executed <= result->current - from + 1 && result->judged <= result->executed &&
           result->unsupported <= result->executed;
}

/* A process that was lost behind the last case, or left a page that cannot be, is lost by a case of the slice all the same. */
static struct slice_result read_page(const struct sweep_page *page, const struct sweep_piece *piece,
                                     bool *is_lost)
{
    struct slice_result result = {.current = page->current,
                                  .executed = page->executed,
                                  .judged = page->judged,
                                  .unsupported = page->unsupported,
                                  .found = page->found};
    memcpy(result.numbers, page->numbers, sizeof result.numbers);
    if (!is_sound(&result, piece->end, piece->to) || (!*is_lost && result.current == piece->end)) {
        *is_lost = true;
        result = (struct slice_result){.current = piece->end};
    }
    if (*is_lost && result.current == piece->to)
        result.current--;
    return result;
}

bool sweep_piece_take(struct sweep_piece *piece, const struct sweep_page *page, bool is_lost)
{
    const struct slice_result result = read_page(page, piece, &is_lost);
    bool taken = true;
    for (uint32_t i = 0; taken && i < result.found; i++)
        taken = add_found(piece, result.numbers[i]);
    piece->executed += result.executed;
    piece->judged += result.judged;
    piece->unsupported += result.unsupported;
    piece->end = result.current + is_lost;
    if (!is_lost)
        return taken;
    piece->executed++; /* the case that was running was not counted */
    piece->lost++;
    bool is_known = result.found > 0 && result.numbers[result.found - 1] == result.current;
    return taken && (is_known || add_found(piece, result.current));
}

void sweep_piece_end(struct sweep_piece *piece)
{
    free(piece->found);
}
