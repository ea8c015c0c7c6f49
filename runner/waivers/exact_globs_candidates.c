#include "exact_globs_candidates.h"

#include "exact_globs_parts.h"

#include <string.h>

enum { POOL_BLOCK = 64 * 1024 };

/* ---- globs -------------------------------------------------------------------------------------------------------------- */

static uint32_t hash_of(const char *text, size_t length)
{
    static const uint64_t factor = 0x9e3779b97f4a7c15; /* of Fibonacci hashing */
    uint64_t hash = length, word;
    for (; length >= sizeof word; text += sizeof word, length -= sizeof word) {
        memcpy(&word, text, sizeof word);
        hash = (hash ^ word) * factor;
        hash ^= hash >> 29;
    }
    word = 0;
    memcpy(&word, text, length);
    hash = (hash ^ word) * factor;
    return (uint32_t)(hash ^ hash >> 32);
}

/* The place of a glob with a hash in the table, or a free one. */
static struct glob_slot *slot_of(const struct glob_finder *finder, uint32_t hash, const char *text,
                                 size_t length)
{
    size_t place = hash & finder->table_mask;
    for (; finder->table[place].number != 0; place = (place + 1) & finder->table_mask) {
        const struct glob_candidate *candidate = &finder->candidates[finder->table[place].number - 1];
        if (finder->table[place].hash == hash && candidate->length == length &&
            memcmp(candidate->text, text, length) == 0)
            break;
    }
    return &finder->table[place];
}

/* ---- adding globs ------------------------------------------------------------------------------------------------------- */

/* At least twice the capacity; NULL when there is no memory. An arena frees nothing, so the total at most doubles. */
static void *larger(struct glob_finder *finder, const void *items, size_t count, size_t *capacity,
                    size_t size)
{
    *capacity = *capacity == 0 ? 1024 : 2 * *capacity;
    void *copy = arena_allocate_zeroed(&finder->scratch, *capacity, size);
    if (copy != NULL && count > 0)
        memcpy(copy, items, count * size);
    finder->lacks_memory |= copy == NULL;
    return copy;
}

static void grow_table(struct glob_finder *finder)
{
    const struct glob_slot *old = finder->table;
    size_t old_size = finder->table_mask + 1, mask = 2 * old_size - 1;
    struct glob_slot *table = arena_allocate_zeroed(&finder->scratch, 2 * old_size, sizeof *table);
    if (table == NULL) {
        finder->lacks_memory = true;
        return;
    }
    for (size_t i = 0; i < old_size; i++) {
        size_t place = old[i].hash & mask;
        while (old[i].number != 0 && table[place].number != 0)
            place = (place + 1) & mask;
        if (old[i].number != 0)
            table[place] = old[i];
    }
    finder->table = table;
    finder->table_mask = mask;
}

static const char *pool_copy(struct glob_finder *finder, const char *text, size_t length)
{
    if (finder->pool_left <= length) {
        size_t size = length < POOL_BLOCK ? POOL_BLOCK : length + 1;
        finder->pool = arena_allocate(&finder->scratch, size);
        finder->pool_left = finder->pool == NULL ? 0 : size;
        finder->lacks_memory |= finder->pool == NULL;
        if (finder->pool == NULL)
            return "";
    }
    char *copy = memcpy(finder->pool, text, length + 1);
    finder->pool += length + 1;
    finder->pool_left -= length + 1;
    return copy;
}

/* Records that a glob matches an id of a set. */
static void add_match(struct glob_finder *finder, size_t id, const char *text, size_t length, bool is_literal)
{
    if (finder->count == finder->capacity)
        finder->candidates =
            larger(finder, finder->candidates, finder->count, &finder->capacity, sizeof *finder->candidates);
    if (finder->pair_count == finder->pair_capacity)
        finder->pairs =
            larger(finder, finder->pairs, finder->pair_count, &finder->pair_capacity, sizeof *finder->pairs);
    if (!finder->lacks_memory && 2 * finder->count > finder->table_mask)
        grow_table(finder);
    if (finder->lacks_memory)
        return;
    const uint32_t hash = hash_of(text, length), set = (uint32_t)finder->ids[id].set;
    struct glob_slot *slot = slot_of(finder, hash, text, length);
    if (slot->number == 0) {
        finder->candidates[finder->count++] = (struct glob_candidate){.text = pool_copy(finder, text, length),
                                                                      .set = set,
                                                                      .length = (uint32_t)length,
                                                                      .is_literal = is_literal,
                                                                      .is_exact = true};
        *slot = (struct glob_slot){(uint32_t)finder->count, hash};
    }
    struct glob_candidate *candidate = &finder->candidates[slot->number - 1];
    if (candidate->last == id + 1) /* the id gave the same glob before */
        return;
    candidate->last = (uint32_t)(id + 1);
    candidate->is_exact &= candidate->set == set;
    candidate->count++;
    finder->pairs[finder->pair_count++] = slot->number - 1;
}

/* A glob that matches an id of no set or of another set is not exact. */
static void rule_out(struct glob_finder *finder, size_t id, const char *text, size_t length)
{
    size_t number = slot_of(finder, hash_of(text, length), text, length)->number;
    if (number != 0 && finder->candidates[number - 1].set != finder->ids[id].set)
        finder->candidates[number - 1].is_exact = false;
}

/* The globs of an id with one form of its group: adds them, or rules out all that match the id. */
static void visit_slugs(struct glob_finder *finder, size_t id, const struct parts *parts, struct gaps gaps,
                        bool ruling_out)
{
    char glob[GLOB_SIZE];
    gaps.slug_star = false;
    size_t length = write_glob(glob, parts, &gaps);
    if (ruling_out)
        rule_out(finder, id, glob, length);
    else
        add_match(finder, id, glob, length, !gaps.group_star);
    gaps.slug_star = true;
    for (size_t start = 0; start < parts->words; start++)
        for (size_t end = 0; end < parts->words; end++) {
            gaps.slug = parts->starts[start];
            gaps.slug_end = parts->ends[end];
            if (gaps.slug > gaps.slug_end || (gaps.slug == gaps.slug_end && !ruling_out))
                continue;
            length = write_glob(glob, parts, &gaps);
            if (ruling_out)
                rule_out(finder, id, glob, length);
            else
                add_match(finder, id, glob, length, false);
        }
}

/* All globs of an id; to rule out globs also those that replace more of the group than its version. */
static void visit_globs(struct glob_finder *finder, size_t id, const struct parts *parts, bool ruling_out)
{
    struct gaps gaps = {.group_end = parts->group_end};
    visit_slugs(finder, id, parts, gaps, ruling_out);
    if (parts->group == parts->group_end)
        return;
    gaps.group_star = true;
    gaps.group = parts->group;
    visit_slugs(finder, id, parts, gaps, ruling_out);
    size_t version = version_of(parts);
    for (size_t at = parts->group + 1; at <= parts->group_end; at++) {
        gaps.group = at;
        if (ruling_out ? parts->id[at - 1] == '-' : at == version && version < parts->group_end)
            visit_slugs(finder, id, parts, gaps, ruling_out);
    }
}

/* The id itself as a glob, of any length. */
static void add_literal(struct glob_finder *finder, size_t id)
{
    const char *text = finder->ids[id].id;
    size_t size = strlen(text);
    char *glob = arena_allocate(&finder->scratch, 3 * size + 1);
    finder->lacks_memory |= glob == NULL;
    if (glob == NULL)
        return;
    size_t length = write_escaped(glob, 0, text, size);
    glob[length] = '\0';
    add_match(finder, id, glob, length, true);
}

/* ---- what the globs match ----------------------------------------------------------------------------------------------- */

/* Adds the candidates, and rules out those that match another id whose globs can be enumerated. */
static void enumerate(struct glob_finder *finder)
{
    size_t *deep = arena_allocate_zeroed(&finder->scratch, finder->id_count, sizeof *deep);
    size_t least_slashes = SIZE_MAX;
    finder->lacks_memory |= deep == NULL;
    for (size_t id = 0; id < finder->id_count && !finder->lacks_memory; id++) {
        finder->first_pair[id] = finder->pair_count;
        if (finder->ids[id].set == GLOB_SET_NONE)
            continue;
        const struct parts parts = parts_of(finder->ids[id].id);
        size_t slashes = slashes_in(parts.id);
        least_slashes = slashes < least_slashes ? slashes : least_slashes;
        if (parts.is_bounded)
            visit_globs(finder, id, &parts, false);
        else
            add_literal(finder, id);
    }
    finder->first_pair[finder->id_count] = finder->pair_count;
    for (size_t id = 0; id < finder->id_count && !finder->lacks_memory; id++) {
        const struct parts parts = parts_of(finder->ids[id].id);
        if (parts.is_bounded)
            visit_globs(finder, id, &parts, true);
        if (!parts.is_bounded || slashes_in(parts.id) > least_slashes) /* "*" also matches "/" */
            deep[finder->deep_count++] = id;
    }
    finder->deep = deep;
}

static void list_members(struct glob_finder *finder)
{
    finder->members =
        arena_allocate_zeroed(&finder->scratch, finder->pair_count + 1, sizeof *finder->members);
    finder->lacks_memory |= finder->members == NULL;
    if (finder->lacks_memory)
        return;
    uint32_t first = 0;
    for (size_t i = 0; i < finder->count; i++) {
        finder->candidates[i].first = first;
        first += finder->candidates[i].count;
    }
    for (size_t id = 0; id < finder->id_count; id++)
        for (size_t pair = finder->first_pair[id]; pair < finder->first_pair[id + 1]; pair++) {
            struct glob_candidate *candidate = &finder->candidates[finder->pairs[pair]];
            finder->members[candidate->first + candidate->left++] = (uint32_t)id;
        }
}

static bool prepare(struct glob_finder *finder)
{
    enum { FIRST_TABLE = 4096 };
    finder->table = arena_allocate_zeroed(&finder->scratch, FIRST_TABLE, sizeof *finder->table);
    finder->table_mask = FIRST_TABLE - 1;
    finder->first_pair =
        arena_allocate_zeroed(&finder->scratch, finder->id_count + 1, sizeof *finder->first_pair);
    finder->has_glob = arena_allocate_zeroed(&finder->scratch, finder->id_count + 1, sizeof(bool));
    return finder->table != NULL && finder->first_pair != NULL && finder->has_glob != NULL;
}

bool exact_globs_find_candidates(struct glob_finder *finder)
{
    finder->lacks_memory = !prepare(finder);
    if (!finder->lacks_memory)
        enumerate(finder);
    if (!finder->lacks_memory)
        list_members(finder);
    return !finder->lacks_memory;
}
