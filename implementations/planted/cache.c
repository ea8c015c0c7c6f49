#include "cache.h"

#include "bugs.h"
#include "dtype.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* The words of a key before the shapes. Strings are executed by the host, whose plans are never shared. */
enum key_word {
    KEY_HOST,
    KEY_OPERATOR,
    KEY_OPSET,
    KEY_AXIS,
    KEY_REDUCTION,
    KEY_DTYPES, /* three words */
    KEY_RANKS = KEY_DTYPES + 3,
    KEY_SHAPES = KEY_RANKS + 3,
    KEY_CAPACITY = 64
};

struct key {
    int64_t words[KEY_CAPACITY];
};

struct entry {
    struct entry *next;
    struct key key;
    struct plan *plan;
};

/* To compile a node with few elements takes less time than to look its plan up. */
enum { BUCKETS = 1024, MOST_ENTRIES = 16384, MOST_ROWS = 65536, LEAST_ELEMENTS = 4 };

static struct entry *buckets[BUCKETS];
static size_t entries;
static struct plan *uncached;

/* A key that is narrower than it must be. */
static void narrow_key(struct key *key, const struct node *node)
{
    static const struct key empty;
    struct key whole = *key;
    if (BUG(state_key_axis))
        key->words[KEY_AXIS] = 0;
    if (BUG(state_key_reduction))
        key->words[KEY_REDUCTION] = 0;
    if (BUG(state_key_opset))
        key->words[KEY_OPSET] = 0;
    if (BUG(state_key_shape))
        memset(&key->words[KEY_OPERATOR], 0, (KEY_RANKS - KEY_OPERATOR) * sizeof(int64_t));
    if (!BUG(state_key_type) && !BUG(state_key_rank) && !BUG(state_key_pointer))
        return;
    *key = empty;
    key->words[KEY_HOST] = whole.words[KEY_HOST];
    if (BUG(state_key_type))
        key->words[KEY_DTYPES] = whole.words[KEY_DTYPES];
    if (BUG(state_key_rank))
        key->words[KEY_RANKS] = whole.words[KEY_RANKS];
    if (BUG(state_key_pointer))
        key->words[KEY_SHAPES] = (int64_t)(intptr_t)node->data->elements;
}

/* Returns false if the shapes do not fit into a key. */
static bool key_of(const struct node *node, struct key *key)
{
    const struct scatter_cts_tensor *inputs[] = {node->data, node->indices, node->updates};
    size_t end = KEY_SHAPES;
    *key = (struct key){0};
    key->words[KEY_HOST] = (node->data->dtype == DTYPE_STRING) + 2 * (node->updates->dtype == DTYPE_STRING);
    key->words[KEY_OPERATOR] = node->op;
    key->words[KEY_OPSET] = node->opset;
    key->words[KEY_AXIS] = node->axis;
    key->words[KEY_REDUCTION] = node->reduction;
    bool without_k = BUG(state_key_k) && node->op == SCATTER_ND;
    for (size_t i = 0; i < 3; i++) {
        const struct scatter_cts_tensor *input = inputs[i];
        key->words[KEY_DTYPES + i] = input->dtype;
        if (without_k && i == 2)
            break; /* the shape of updates follows from the others, and from k */
        key->words[KEY_RANKS + i] = input->rank;
        if (input->rank < 0 || (size_t)input->rank > KEY_CAPACITY - end)
            return false;
        int32_t used = without_k && i == 1 && input->rank > 0 ? input->rank - 1 : input->rank;
        for (int32_t axis = 0; axis < used; axis++)
            key->words[end++] = input->dims[axis];
    }
    narrow_key(key, node);
    return true;
}

/* FNV-1a by words, with the upper half folded in, because small extents differ only in the lower bits. */
static struct entry **bucket_of(const struct key *key)
{
    uint64_t hash = UINT64_C(0xcbf29ce484222325);
    for (size_t i = 0; i < KEY_CAPACITY; i++)
        hash = (hash ^ (uint64_t)key->words[i]) * UINT64_C(0x100000001b3);
    return &buckets[(hash ^ hash >> 32) % BUCKETS];
}

void cache_clear(void)
{
    for (size_t i = 0; i < BUCKETS; i++) {
        while (buckets[i] != NULL) {
            struct entry *entry = buckets[i];
            buckets[i] = entry->next;
            plan_free(entry->plan);
            free(entry);
        }
    }
    entries = 0;
    plan_free(uncached);
    uncached = NULL;
}

/* Keeps a plan that would take much memory, or has no key, only until the next call. */
static const struct plan *keep_uncached(struct plan *plan)
{
    plan_free(uncached);
    uncached = plan;
    return plan;
}

const struct plan *cache_plan(const struct node *node)
{
    struct key key;
    if (node->data->count < LEAST_ELEMENTS || !key_of(node, &key))
        return keep_uncached(plan_compile(node));
    for (struct entry *entry = *bucket_of(&key); entry != NULL; entry = entry->next) {
        if (memcmp(&entry->key, &key, sizeof(key)) == 0)
            return entry->plan;
    }

    if (entries >= MOST_ENTRIES)
        cache_clear();
    struct plan *plan = plan_compile(node);
    struct entry *entry = plan == NULL || plan->table_rows > MOST_ROWS ? NULL : malloc(sizeof(*entry));
    if (entry == NULL)
        return keep_uncached(plan);
    *entry = (struct entry){.next = *bucket_of(&key), .key = key, .plan = plan};
    *bucket_of(&key) = entry;
    entries++;
    return plan;
}
