#define _POSIX_C_SOURCE 200809L

#include "process_losses.h"

#include "print_text.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

/* One mutex for all: losses are rare. */
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

/* `how` of the kinds that are not distinguished. */
static const char rest[] = "was lost in another way";

static int compare(const struct loss_kind *a, const struct loss_kind *b)
{
    if (a->is_rest != b->is_rest)
        return a->is_rest ? 1 : -1;
    return a->when != b->when ? (a->when < b->when ? -1 : 1) : strcmp(a->how, b->how);
}

/* The position of the kind in the list, or where to insert it. */
static size_t place_of(const struct process_losses *losses, const struct loss_kind *kind)
{
    size_t place = 0;
    while (place < losses->kind_count && compare(&losses->kinds[place], kind) < 0)
        place++;
    return place;
}

static void merge(struct loss_kind *known, const struct loss_kind *kind)
{
    known->count += kind->count;
    if (strcmp(kind->case_id, known->case_id) < 0)
        memcpy(known->case_id, kind->case_id, sizeof kind->case_id);
}

static void add(struct process_losses *losses, const struct loss_kind *kind)
{
    struct loss_kind *kinds = losses->kinds;
    size_t place = place_of(losses, kind);
    if (place < losses->kind_count && compare(&kinds[place], kind) == 0) {
        merge(&kinds[place], kind);
        return;
    }
    memmove(&kinds[place + 1], &kinds[place], (losses->kind_count++ - place) * sizeof *kinds);
    kinds[place] = *kind;
    if (losses->kind_count <= MOST_KINDS_OF_LOSS || kinds[MOST_KINDS_OF_LOSS].is_rest)
        return;
    /* There is one kind too many: the last one is merged into the rest. */
    struct loss_kind last = kinds[MOST_KINDS_OF_LOSS];
    memmove(&kinds[MOST_KINDS_OF_LOSS], &kinds[MOST_KINDS_OF_LOSS + 1],
            (--losses->kind_count - MOST_KINDS_OF_LOSS) * sizeof *kinds);
    last.is_rest = true;
    (void)snprintf(last.how, sizeof last.how, "%s", rest);
    add(losses, &last);
}

/* Copies a UTF-8 text, cut to the size between characters. */
static void copy_text(char *copy, size_t size, const char *text)
{
    size_t length = 0;
    bool harmless;
    while (text[length] != '\0' && length + printable_character(text + length, &harmless) < size)
        length += printable_character(text + length, &harmless);
    memcpy(copy, text, length);
    copy[length] = '\0';
}

void process_losses_add(struct process_losses *losses, enum loss when, const char *how, const char *case_id)
{
    process_losses_add_counted(losses, when, how, case_id, 1);
}

void process_losses_add_counted(struct process_losses *losses, enum loss when, const char *how,
                                const char *case_id, int64_t count)
{
    struct loss_kind kind = {.when = when, .is_rest = how != NULL && strcmp(how, rest) == 0, .count = count};
    copy_text(kind.how, sizeof kind.how, how == NULL ? "was lost" : how);
    copy_text(kind.case_id, sizeof kind.case_id, text_or_empty(case_id));
    (void)pthread_mutex_lock(&mutex);
    losses->count += count;
    add(losses, &kind);
    (void)pthread_mutex_unlock(&mutex);
}

struct process_losses process_losses_copy(const struct process_losses *losses)
{
    (void)pthread_mutex_lock(&mutex);
    struct process_losses copy = *losses;
    (void)pthread_mutex_unlock(&mutex);
    return copy;
}

bool process_losses_are_unsteady(const struct process_losses *losses)
{
    for (size_t i = 0; i < losses->kind_count; i++)
        if (losses->kinds[i].when == LOSS_IN_CASE || losses->kinds[i].when == LOSS_BETWEEN)
            return true;
    return false;
}
