#include "sweep_piece.h"

#include "record.h"

#include <stdlib.h>
#include <string.h>

/* ---- a slice -------------------------------------------------------------------------------------------------------- */

void sweep_account_begin(struct sweep_account *account, uint64_t from)
{
    account->current = from;
    account->executed = account->judged = account->unsupported = 0;
    account->found = 0;
}

void sweep_account_copy(struct sweep_account *account, const struct sweep_page *page)
{
    account->current = page->current;
    account->executed = page->executed;
    account->judged = page->judged;
    account->unsupported = page->unsupported;
    account->found = page->found;
    memcpy(account->numbers, page->numbers, sizeof account->numbers);
}

static bool has_possible_numbers(const struct sweep_account *account, const struct sweep_slice *slice)
{
    bool is_possible = account->found <= SWEEP_FOUND_MOST && account->found <= slice->most_found;
    for (uint32_t i = 0; is_possible && i < account->found; i++) {
        const uint64_t number = account->numbers[i];
        const uint64_t least = i == 0 ? slice->from : account->numbers[i - 1] + 1;
        is_possible = number >= least && number < account->current &&
                      slice->wanted[world_kind_of(slice->world, number)] == '1';
    }
    return is_possible;
}

bool sweep_account_is_possible(const struct sweep_account *account, const struct sweep_slice *slice,
                               bool is_lost)
{
    if (account->current < slice->from || account->current > slice->to)
        return false;
    const uint64_t before = world_count_wanted(slice->world, slice->from, account->current, slice->wanted);
    return (account->executed == before || (is_lost && account->executed == before + 1)) &&
           account->judged <= account->executed && account->unsupported <= account->executed &&
           has_possible_numbers(account, slice);
}

void sweep_account_add(struct sweep_account *account, const struct sweep_account *next)
{
    account->current = next->current;
    account->executed += next->executed;
    account->judged += next->judged;
    account->unsupported += next->unsupported;
    const uint32_t room = SWEEP_FOUND_MOST - account->found, count = next->found < room ? next->found : room;
    memcpy(account->numbers + account->found, next->numbers, count * sizeof *next->numbers);
    account->found += count;
}

/* ---- a piece -------------------------------------------------------------------------------------------------------- */

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

bool sweep_piece_take(struct sweep_piece *piece, const struct sweep_account *account)
{
    bool taken = true;
    for (uint32_t i = 0; taken && i < account->found; i++)
        taken = add_found(piece, account->numbers[i]);
    piece->executed += account->executed;
    piece->judged += account->judged;
    piece->unsupported += account->unsupported;
    piece->end = account->current;
    return taken;
}

bool sweep_piece_take_relations(struct sweep_piece *piece, const struct relation_counts *relations)
{
    if (piece->relations == NULL)
        piece->relations = calloc(1, sizeof *piece->relations);
    if (piece->relations != NULL)
        relation_counts_add(piece->relations, relations);
    return piece->relations != NULL;
}

json_t *sweep_piece_record(const struct sweep_piece *piece)
{
    json_t *found = json_array();
    for (size_t i = 0; i < piece->found_count; i++)
        if (json_array_append_new(found, json_integer((json_int_t)piece->found[i])) != 0) {
            json_decref(found);
            return NULL;
        }
    return json_pack("{s:s, s:I, s:I, s:I, s:I, s:I, s:I, s:I, s:o}", "type", "piece", "from",
                     (json_int_t)piece->from, "to", (json_int_t)piece->to, "end", (json_int_t)piece->end,
                     "executed", (json_int_t)piece->executed, "judged", (json_int_t)piece->judged,
                     "unsupported", (json_int_t)piece->unsupported, "lost", (json_int_t)piece->lost, "found",
                     found);
}

static enum status take_count(const json_t *record, const char *member, uint64_t *count, struct error *error)
{
    int64_t value = 0;
    enum status status = record_take_count(record, member, 0, "piece", &value, error);
    *count = (uint64_t)value;
    return status;
}

static enum status take_found(struct sweep_piece *piece, const json_t *found, struct error *error)
{
    if (!json_is_array(found))
        return error_set(error, STATUS_UNREADABLE, "piece.found: is not an array");
    for (size_t i = 0; i < json_array_size(found); i++) {
        const json_t *number = json_array_get(found, i);
        uint64_t least = i == 0 ? piece->from : piece->found[i - 1] + 1;
        if (!json_is_integer(number) || json_integer_value(number) < 0 ||
            (uint64_t)json_integer_value(number) < least ||
            (uint64_t)json_integer_value(number) >= piece->end)
            return error_set(error, STATUS_UNREADABLE,
                             "piece.found[%zu]: is not a number of the piece, in rising order", i);
        if (!add_found(piece, (uint64_t)json_integer_value(number)))
            return error_no_memory(error, "a piece");
    }
    return STATUS_OK;
}

enum status sweep_piece_from_record(struct sweep_piece *piece, const json_t *record, struct error *error)
{
    *piece = (struct sweep_piece){0};
    const struct {
        const char *member;
        uint64_t *count;
    } counts[] = {{"from", &piece->from},     {"to", &piece->to},
                  {"end", &piece->end},       {"executed", &piece->executed},
                  {"judged", &piece->judged}, {"unsupported", &piece->unsupported},
                  {"lost", &piece->lost}};
    enum status status = STATUS_OK;
    for (size_t i = 0; status == STATUS_OK && i < sizeof counts / sizeof *counts; i++)
        status = take_count(record, counts[i].member, counts[i].count, error);
    if (status != STATUS_OK)
        return status;
    if (piece->from >= piece->to || piece->end < piece->from || piece->end > piece->to)
        return error_set(error, STATUS_UNREADABLE, "piece: has no end in its range");
    return take_found(piece, json_object_get(record, "found"), error);
}

bool sweep_piece_copy(struct sweep_piece *copy, const struct sweep_piece *piece)
{
    *copy = *piece;
    copy->found = NULL;
    copy->relations = NULL;
    copy->found_count = copy->found_capacity = 0;
    bool copied = true;
    for (size_t i = 0; copied && i < piece->found_count; i++)
        copied = add_found(copy, piece->found[i]);
    return copied;
}

void sweep_piece_end(struct sweep_piece *piece)
{
    free(piece->found);
    free(piece->relations);
}
