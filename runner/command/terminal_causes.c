/* Shows the causes of failures on the terminal, and their suspects. */
#include "print_text.h"
#include "record.h"
#include "terminal.h"

#include <inttypes.h>
#include <string.h>

/* The number of causes that are shown with a detailed case, and of further causes that are shown in one line
 * each. */
enum { CAUSES_IN_FULL = 5, CAUSES_IN_A_LINE = 15, CAUSES_LISTED = 8 };

/* A suspect with a smaller coefficient (causes.h) is not called the main one. */
#define COEFFICIENT_OF_MAIN_SUSPECT 0.6

/* The memory limit for the texts about one cause. */
#define TEXT_MEMORY ((size_t)1 << 16)

/* Appends a word to a list. */
static const char *listed(const char *list, const char *separator, const char *word, struct arena *arena)
{
    const char *text = arena_format(arena, "%s%s%s", list, list[0] == '\0' ? "" : separator, word);
    return text == NULL ? list : text;
}

/* The versions and types of a cause: "ScatterElements-11, -13, -18; float, string". */
static const char *versions_and_types(const struct cause *cause, struct arena *arena)
{
    const char *text = "", *name = "";
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++) {
        const struct operator_version *version = &operator_versions[row];
        if ((cause->versions >> row & 1) == 0)
            continue;
        bool same = strcmp(version->name, name) == 0;
        text = listed(text, ", ", same ? version->id + strlen(name) : version->id, arena);
        name = version->name;
    }
    const char *separator = "; ";
    for (int32_t dtype = 0; dtype <= DTYPE_BFLOAT16; dtype++) {
        if (!dtype_in(cause->types, dtype))
            continue;
        text = listed(text, separator, dtype_name(dtype), arena);
        separator = ", ";
    }
    return text;
}

/* Whether the suspect of a cause adds information to the best suspect of all causes. */
static bool tells_more(const struct causes *causes, const struct cause *cause)
{
    const struct suspect *best = causes->ranked_count == 0 ? NULL : &causes->ranked[0];
    return cause->has_suspect &&
           (best == NULL || (cause->suspect.features[0] != best->features[0] &&
                             cause->suspect.features[0] != best->features[1] && best->failing_without > 0));
}

/* The title of a cause, the number of its cases, their versions and types, and their suspect. */
static void show_title(const struct terminal *terminal, const struct causes *causes, size_t number)
{
    const struct cause *cause = &causes->items[number];
    struct arena arena = arena_create(TEXT_MEMORY);
    print_wrapped(terminal->out, 0, 2,
                  arena_format(&arena, "cause %zu of %zu: %s%s", number + 1, causes->count + causes->left_out,
                               cause->record.misreading[0] == '\0' ? "" : "misreading ",
                               cause->record.title));
    terminal_show_item(terminal,
                       arena_format(&arena, "%" PRId64 " case%s: %s", cause->record.cases,
                                    plural(cause->record.cases), versions_and_types(cause, &arena)));
    const char *perhaps = cause_perhaps_text(&cause->record.perhaps, cause->record.passing, true, &arena);
    if (perhaps[0] != '\0')
        terminal_show_item(terminal, perhaps);
    const struct suspect *suspect = &cause->suspect;
    if (tells_more(causes, cause))
        terminal_show_item(terminal, arena_format(&arena,
                                                  "suspect: %s, in %" PRId64 " of these %" PRId64
                                                  " cases and in %" PRId64 " of %" PRId64 " cases that pass",
                                                  suspect->name, suspect->failing_with, cause->record.cases,
                                                  suspect->with - suspect->failing_with,
                                                  suspect->with + suspect->without - cause->record.cases));
    arena_destroy(&arena);
}

/* The title of a cause, with what is perhaps its misreading. */
static const char *title_of(const struct cause *cause, struct arena *arena)
{
    const char *perhaps = cause_perhaps_text(&cause->record.perhaps, cause->record.passing, false, arena);
    const char *title =
        arena_format(arena, "%s%s%s%s", cause->record.misreading[0] == '\0' ? "" : "misreading ",
                     cause->record.title, perhaps[0] == '\0' ? "" : "; ", perhaps);
    return title == NULL ? cause->record.title : title;
}

/* A cause in one line. */
static void show_line(const struct terminal *terminal, const struct causes *causes, size_t number)
{
    const struct cause *cause = &causes->items[number];
    bool has_suspect = tells_more(causes, cause);
    struct arena arena = arena_create(TEXT_MEMORY);
    terminal_show_item(terminal,
                       arena_format(&arena, "%s%s%s (%" PRId64 " case%s%s%s)", title_of(cause, &arena),
                                    has_suspect ? "; suspect: " : "", has_suspect ? cause->suspect.name : "",
                                    cause->record.cases, plural(cause->record.cases),
                                    cause->record.cases == 1 ? ": " : ", such as ", cause->telling->id));
    arena_destroy(&arena);
}

static const char *suspect_text(const struct suspect *suspect, struct arena *arena)
{
    return arena_format(
        arena, "%s: %" PRId64 " of %" PRId64 " such cases fail, %" PRId64 " of %" PRId64 " others",
        suspect->name, suspect->failing_with, suspect->with, suspect->failing_without, suspect->without);
}

/* ", N of them for disputed files", or "". */
static const char *disputed_text(int64_t count, struct arena *arena)
{
    return count == 0 ? "" : arena_format(arena, ", %" PRId64 " of them for disputed files", count);
}

/* One that only some failures have is none if all have one message, which the title says next. */
static bool has_main_suspect(const struct causes *causes)
{
    const struct suspect *best = &causes->ranked[0];
    const bool has_one_message = causes->count == 1 && causes->items[0].group->message_at > 0;
    return causes->ranked_count > 0 && (!has_one_message || best->failing_without == 0) &&
           (best->coefficient >= COEFFICIENT_OF_MAIN_SUSPECT || suspect_is_of_all(best));
}

/* The titles of several causes, so that each is on the first screen. */
static void list_causes(const struct terminal *terminal, const struct causes *causes)
{
    struct arena arena = arena_create(TEXT_MEMORY);
    for (size_t i = 0; causes->count > 1 && i < causes->count && i < CAUSES_LISTED; i++) {
        const struct cause *cause = &causes->items[i];
        terminal_show_item(terminal, arena_format(&arena, "%" PRId64 " case%s: %s", cause->record.cases,
                                                  plural(cause->record.cases), title_of(cause, &arena)));
    }
    if (causes->count + causes->left_out > CAUSES_LISTED)
        (void)print_text(terminal->out, "  …\n");
    arena_destroy(&arena);
}

/* The numbers of cases and causes, and the best suspect, first, so that they are on the first screen. */
static void show_overview(const struct terminal *terminal, const struct tally *tally)
{
    const struct causes *causes = &tally->causes;
    const int64_t disputed = tally->verdicts[VERDICT_DISPUTED];
    struct arena arena = arena_create(TEXT_MEMORY);
    int64_t cases = causes->left_out_cases;
    size_t count = causes->count + causes->left_out;
    for (size_t i = 0; i < causes->count; i++)
        cases += causes->items[i].record.cases;
    if (cases < 2) {
        arena_destroy(&arena);
        return;
    }
    print_wrapped(
        terminal->out, 0, 2,
        disputed == cases
            ? arena_format(&arena, "%" PRId64 " cases have disputed files; causes: %zu", cases, count)
            : arena_format(&arena, "%" PRId64 " cases are not as expected%s; causes: %zu%s", cases,
                           disputed_text(disputed, &arena), count,
                           has_main_suspect(causes) ? "; main suspect:" : ""));
    if (has_main_suspect(causes))
        terminal_show_item(terminal, suspect_text(&causes->ranked[0], &arena));
    list_causes(terminal, causes);
    (void)print_text(terminal->out, "\n");
    arena_destroy(&arena);
}

/* Selects the causes that are shown in full: the first few, but at most two of those that a suspect and no
 * misreading explains, to leave room for unexplained causes. Returns their number. */
static size_t choose_full(const struct causes *causes, bool full[CAUSES_MOST])
{
    enum { SUSPECTED_IN_FULL = 2 };
    size_t count = 0, suspected = 0;
    for (size_t i = 0; i < causes->count; i++) {
        bool is_suspected = causes->items[i].is_suspected && causes->items[i].record.misreading[0] == '\0';
        full[i] = count < CAUSES_IN_FULL && (!is_suspected || suspected < SUSPECTED_IN_FULL);
        count += full[i];
        suspected += full[i] && is_suspected;
    }
    return count;
}

/* The causes that are not shown in full: one line each, and a common line for the rest. */
static void show_others(const struct terminal *terminal, const struct causes *causes,
                        const bool full[CAUSES_MOST])
{
    size_t shown = 0, more = causes->left_out, most = terminal->verbose ? CAUSES_MOST : CAUSES_IN_A_LINE;
    int64_t cases = causes->left_out_cases;
    for (size_t i = 0; i < causes->count; i++) {
        if (full[i])
            continue;
        if (shown == most) {
            more++;
            cases += causes->items[i].record.cases;
            continue;
        }
        show_line(terminal, causes, i);
        shown++;
    }
    if (cases > 0)
        (void)print_text(terminal->out, "  and %" PRId64 " case%s of at least %zu further cause%s\n", cases,
                         plural(cases), more == 0 ? 1 : more, plural(more == 0 ? 1 : (int64_t)more));
}

void terminal_show_causes(struct terminal *terminal, const struct tally *tally)
{
    const struct causes *causes = &tally->causes;
    bool full[CAUSES_MOST] = {false};
    size_t count = terminal->verbose ? 0 : choose_full(causes, full);
    terminal_end_progress(terminal);
    show_overview(terminal, tally);
    for (size_t i = 0; i < causes->count; i++) {
        if (!full[i])
            continue;
        if (causes->count > 1 || causes->items[i].record.cases > 1)
            show_title(terminal, causes, i);
        terminal_show_failure(terminal, causes->items[i].telling);
    }
    if (causes->count > count)
        (void)print_text(terminal->out, count == 0 ? "causes of failures\n" : "other causes of failures\n");
    show_others(terminal, causes, full);
}

void terminal_show_suspects(const struct terminal *terminal, const struct causes *causes)
{
    struct arena arena = arena_create(TEXT_MEMORY);
    if (causes->ranked_count > 0)
        (void)print_text(terminal->out, "suspects: common features of failing cases\n");
    for (size_t i = 0; i < causes->ranked_count; i++)
        terminal_show_item(terminal, suspect_text(&causes->ranked[i], &arena));
    arena_destroy(&arena);
}
