#include "changed_choices.h"

#include "tally.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Longer texts are cut. */
enum { POLICIES_SIZE = 4 * LIKENESS_SIZE };

/* Moves *lines behind those that begin with a question and ": ", and joins their policies. */
static void take_policies(const char **lines, const char *question, char policies[POLICIES_SIZE])
{
    const size_t length = strlen(question);
    size_t used = 0;
    for (policies[0] = '\0'; **lines != '\0' && strncmp(*lines, question, length) == 0;) {
        const size_t end = strcspn(*lines, "\n");
        if (used < POLICIES_SIZE)
            used += (size_t)snprintf(policies + used, POLICIES_SIZE - used, "%s%.*s",
                                     used == 0 ? "" : " and ", (int)(end - length), *lines + length);
        *lines += end + ((*lines)[end] != '\0');
    }
}

static enum status count(struct changed_choices *choices, const struct changed_choice *seen,
                         struct arena *arena, struct error *error)
{
    char key[LIKENESS_SIZE + 2 * POLICIES_SIZE];
    size_t number;
    (void)snprintf(key, sizeof key, "%s\n%s\n%s", seen->question, seen->before, seen->after);
    if (text_numbers_find(&choices->numbers, key, &number)) {
        choices->items[number].cases++;
        return STATUS_OK;
    }
    struct changed_choice *items =
        arena_room_for(arena, choices->items, choices->count, &choices->capacity, sizeof *items);
    struct changed_choice item = *seen;
    const char **const texts[] = {&item.question, &item.before, &item.after};
    if (items == NULL || !arena_copy_texts(arena, texts, sizeof texts / sizeof *texts) ||
        text_numbers_add(&choices->numbers, key, choices->count) == TEXT_HAS_NO_MEMORY)
        return error_no_memory(error, "a comparison");
    choices->items = items;
    choices->items[choices->count++] = item;
    return STATUS_OK;
}

enum status changed_choices_count(struct changed_choices *choices, const struct compared_case *before,
                                  const struct compared_case *after, struct arena *arena, struct error *error)
{
    const char *older = before->choices, *newer = after->choices;
    enum status status = STATUS_OK;
    while (status == STATUS_OK && (*older != '\0' || *newer != '\0')) {
        const char *least = *older == '\0' || (*newer != '\0' && strcmp(newer, older) < 0) ? newer : older;
        char question[LIKENESS_SIZE], was[POLICIES_SIZE], is[POLICIES_SIZE];
        (void)snprintf(question, sizeof question, "%.*s", (int)strcspn(least, "\n"), least);
        char *colon = strstr(question, ": ");
        if (colon != NULL)
            colon[2] = '\0';
        take_policies(&older, question, was);
        take_policies(&newer, question, is);
        if (colon != NULL)
            *colon = '\0';
        const struct changed_choice seen = {question, was, is, after->id, 1};
        if (strcmp(was, is) != 0)
            status = count(choices, &seen, arena, error);
    }
    return status;
}

static int compare_choices(const void *left, const void *right)
{
    const struct changed_choice *a = left, *b = right;
    int order = strcmp(a->question, b->question);
    if (order == 0)
        order = (a->cases < b->cases) - (a->cases > b->cases);
    return order != 0 ? order : strcmp(a->first, b->first);
}

void changed_choices_finish(struct changed_choices *choices)
{
    text_numbers_free(&choices->numbers);
    if (choices->count > 0)
        qsort(choices->items, choices->count, sizeof *choices->items, compare_choices);
}
