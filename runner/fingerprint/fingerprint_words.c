#include "fingerprint_words.h"

#include "printable.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* A text of a stranger is cut here; nothing real is as long. */
enum { LONGEST_TEXT = 300 };

const char *stranger_text(const char *text, struct arena *arena)
{
    size_t length = strlen(text);
    if (length > LONGEST_TEXT)
        for (length = LONGEST_TEXT; length > 0 && ((unsigned char)text[length] & 0xc0) == 0x80;)
            length--;
    const char *begin = arena_copy_text(arena, text, length);
    const char *harmless = begin == NULL ? "" : printable(begin, arena);
    char *copy = arena_copy_text(arena, harmless, strlen(harmless));
    for (char *byte = copy; byte != NULL && *byte != '\0'; byte++)
        if (*byte == '\n' || *byte == '\t')
            *byte = ' ';
    return copy == NULL ? "" : copy;
}

static const char *or_nothing(const char *text)
{
    return text == NULL ? "" : text;
}

const char *point_clause_text(const struct fingerprint_point *point, const char *prefix, struct arena *arena)
{
    const char *owner = point->version == NULL ? operator_name(point->op) : point->version->id;
    return or_nothing(arena_format(arena, "%s%s.%s", prefix, owner, stranger_text(point->clause, arena)));
}

const char *point_question_text(const struct fingerprint_point *point, struct arena *arena)
{
    const char *const words[] = {point->question, point->reduction, point->dtype};
    const char *text = "";
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        const char *separator = text[0] == '\0' || words[i][0] == '\0' ? "" : i == 1 ? ", " : " ";
        text = or_nothing(arena_format(arena, "%s%s%s", text, separator, stranger_text(words[i], arena)));
    }
    return text;
}

const char *policy_text(const struct fingerprint_policy *policy, struct arena *arena)
{
    static const char *const remarks[] = {
        [SEVERITY_OBSERVATION] = "", [SEVERITY_WARNING] = ", a warning", [SEVERITY_FAILURE] = ", a failure"};
    return or_nothing(
        arena_format(arena, "%s%s", stranger_text(policy->policy, arena), remarks[policy->severity]));
}

const char *implementation_text(const struct fingerprint *fingerprint, struct arena *arena)
{
    const char *name = stranger_text(fingerprint->name, arena);
    const char *version = stranger_text(fingerprint->version, arena);
    if (name[0] == '\0')
        name = stranger_text(fingerprint->specification, arena);
    return or_nothing(arena_format(arena, "%s%s%s", name, version[0] == '\0' ? "" : " ", version));
}

const char *counted_policy_text(const struct fingerprint_policy *policy, struct arena *arena)
{
    return or_nothing(arena_format(arena, "%s (%" PRId64 ")", policy_text(policy, arena), policy->cases));
}

static int compare_frequencies(const void *first, const void *second)
{
    const struct fingerprint_policy *a = first, *b = second;
    int order = (a->cases < b->cases) - (a->cases > b->cases);
    if (order == 0)
        order = strcmp(a->policy, b->policy);
    return order != 0 ? order : (a->severity > b->severity) - (a->severity < b->severity);
}

const struct fingerprint_policy *policies_by_frequency(const struct fingerprint_point *point,
                                                       struct arena *arena)
{
    size_t size = point->policy_count * sizeof *point->policies;
    struct fingerprint_policy *policies = arena_allocate(arena, size);
    if (policies == NULL)
        return NULL;
    memcpy(policies, point->policies, size);
    qsort(policies, point->policy_count, sizeof *policies, compare_frequencies);
    return policies;
}

void print_fingerprint_about(const struct fingerprint *fingerprint, FILE *stream, struct arena *arena)
{
    (void)fprintf(stream, "%s (%s", implementation_text(fingerprint, arena),
                  stranger_text(fingerprint->specification, arena));
    for (size_t i = 0; i < fingerprint->option_count; i++)
        (void)fprintf(stream, ", %s=%s", stranger_text(fingerprint->options[i].key, arena),
                      stranger_text(fingerprint->options[i].value, arena));
    (void)fprintf(stream, "), edition %s, cases from", stranger_text(fingerprint->edition, arena));
    for (size_t i = 0; i < fingerprint->source_count; i++)
        (void)fprintf(stream, "%s %s (%" PRId64 ")", i == 0 ? "" : ",",
                      stranger_text(fingerprint->sources[i].name, arena), fingerprint->sources[i].cases);
    (void)fprintf(stream, "%s\n", fingerprint->source_count == 0 ? " nowhere" : "");
}

static void print_unanswered(const struct fingerprint *fingerprint, FILE *stream)
{
    int64_t count = fingerprint_unanswered(fingerprint);
    if (count == 0)
        return;
    (void)fprintf(stream, "%" PRId64 " case%s gave no answer", count, count == 1 ? "" : "s");
    const char *separator = ": ";
    for (int verdict = 0; verdict < VERDICT_COUNT; verdict++) {
        if (fingerprint->unanswered[verdict] == 0)
            continue;
        (void)fprintf(stream, "%s%" PRId64 " %s", separator, fingerprint->unanswered[verdict],
                      verdict_name((enum verdict)verdict));
        separator = ", ";
    }
    (void)fprintf(stream, "\n");
}

void print_fingerprint_remarks(const struct fingerprint *fingerprint, const char *prefix, FILE *stream)
{
    if (fingerprint_unanswered(fingerprint) > 0) {
        (void)fprintf(stream, "%s", prefix);
        print_unanswered(fingerprint, stream);
    }
    if (!fingerprint->complete)
        (void)fprintf(stream, "%sthe run did not come to its end: cases are missing\n", prefix);
}
