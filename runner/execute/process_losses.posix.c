#define _POSIX_C_SOURCE 200809L

#include "process_losses.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

/* One for all: losses are rare. */
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

const char *loss_name(enum loss when)
{
    static const char *const names[] = {
#define NAME(constant, name) [LOSS_##constant] = name,
        LOSS_TABLE(NAME)
#undef NAME
    };
    return names[when];
}

static int compare(const struct loss_kind *a, const struct loss_kind *b)
{
    return a->when != b->when ? (a->when < b->when ? -1 : 1) : strcmp(a->how, b->how);
}

/* Where the kind stands in the list, or has to be put. */
static size_t place_of(const struct process_losses *losses, const struct loss_kind *kind)
{
    size_t place = 0;
    while (place < losses->kind_count && compare(&losses->kinds[place], kind) < 0)
        place++;
    return place;
}

static void add(struct process_losses *losses, const struct loss_kind *kind)
{
    size_t place = place_of(losses, kind);
    bool known = place < losses->kind_count && compare(&losses->kinds[place], kind) == 0;
    losses->count++;
    if (known) {
        losses->kinds[place].count++;
        if (strcmp(kind->case_id, losses->kinds[place].case_id) < 0)
            memcpy(losses->kinds[place].case_id, kind->case_id, sizeof kind->case_id);
    } else if (losses->kind_count < MOST_KINDS_OF_LOSS) {
        memmove(&losses->kinds[place + 1], &losses->kinds[place],
                (losses->kind_count++ - place) * sizeof *losses->kinds);
        losses->kinds[place] = *kind;
    } else {
        losses->kinds[MOST_KINDS_OF_LOSS - 1].count++;
    }
}

void process_losses_add(struct process_losses *losses, enum loss when, const char *how, const char *case_id)
{
    struct loss_kind kind = {.when = when, .count = 1};
    (void)snprintf(kind.how, sizeof kind.how, "%s", how);
    (void)snprintf(kind.case_id, sizeof kind.case_id, "%s", case_id == NULL ? "" : case_id);
    (void)pthread_mutex_lock(&mutex);
    add(losses, &kind);
    (void)pthread_mutex_unlock(&mutex);
}
