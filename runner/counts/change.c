/* The table of changes between two runs. */
#include "comparison.h"

#include <ctype.h>
#include <string.h>

const struct change_kind change_kinds[] = {
#define CHANGE_ROW(constant, ...) {__VA_ARGS__},
    CHANGE_TABLE(CHANGE_ROW)
#undef CHANGE_ROW
};

/*
 * What a case comes to in a run, by letters: A answered, R refused as is permitted, S refused without being
 * shown, P another pass; w a waived failure, f a failure, x an unsteady one, y an unsteady one of a newer run
 * whose older run has none; u no answer: unsupported, unreadable or an error, n not run, d disputed; "." the
 * run lacks it, "," because its corpus has another version.
 */
static const char states[] = "ARSP wfxy und .,";

/*
 * The kinds of change, by the letters of the state in the older run and, in the order of `states`, of that in
 * the newer one. "=": none. A capital letter, where both runs have the case: only if verdict or reasons
 * differ.
 */
static const char *const table[] = {
    ['A'] = "WpWW orur rro mg", ['R'] = "WWWW orur rro mg", ['S'] = "WWWW orur rro mg",
    ['P'] = "WWWW orur rro mg", ['w'] = "bppb Orrr ooo mg", ['f'] = "bppb oO== omo mg",
    ['x'] = "uuuu o=== omo mg", ['u'] = "bppp orrr Ooo =g", ['n'] = "bppp orrr oOo =g",
    ['d'] = "bppp orrr ooO =g", ['.'] = "aaaa afff aaa ==",
};

static char state_of(const struct compared_case *item, char unsteady)
{
    if (verdict_is_failure(item->verdict))
        return item->waived ? 'w' : item->unsteady ? unsteady : 'f';
    if (item->verdict != VERDICT_PASS)
        return item->verdict == VERDICT_NOT_RUN ? 'n' : item->verdict == VERDICT_DISPUTED ? 'd' : 'u';
    return item->standing == STANDING_ANSWERED    ? 'A'
           : item->standing == STANDING_PERMITTED ? 'R'
           : item->standing == STANDING_NOT_SHOWN ? 'S'
                                                  : 'P';
}

bool change_is_of_case(const struct compared_case *before, const struct compared_case *after)
{
    return before != NULL && after != NULL && before->hash[0] != '\0' && after->hash[0] != '\0' &&
           strcmp(before->hash, after->hash) != 0;
}

enum change change_of(const struct compared_run *older, const struct compared_case *before,
                      const struct compared_case *after, bool is_gone)
{
    /* Another case does not repeat what the older one showed: neither its answer nor that it is unsteady. */
    const bool is_other = change_is_of_case(before, after);
    const char unsteady = is_other ? 'f' : older->is_unsteady ? 'x' : 'y';
    const char to = after != NULL ? state_of(after, unsteady) : is_gone ? ',' : '.';
    char from = before == NULL ? '.' : state_of(before, is_other ? 'f' : 'x');
    if (is_other && from == 'A')
        from = 'P';
    char letter = table[(unsigned char)from][strchr(states, to) - states];
    if (isupper(letter) && before->verdict == after->verdict && strcmp(before->reasons, after->reasons) == 0)
        letter = '=';
    if (is_other && (letter == '=' || letter == 'r'))
        letter = letter == 'r' && to == 'f' ? 'f' : 'c';
    int change = 0;
    while (change < CHANGE_COUNT && change_kinds[change].letter != tolower(letter))
        change++;
    return (enum change)change;
}

json_t *change_table_record(void)
{
    json_t *kinds = json_array(), *lines = json_object();
    for (const struct change_kind *kind = change_kinds; kind < change_kinds + CHANGE_COUNT; kind++)
        (void)json_array_append_new(kinds, json_pack("{s:s#, s:s, s:s, s:[s, s]}", "letter", &kind->letter, 1,
                                                     "name", kind->name, "direction",
                                                     kind->direction < 0   ? "worse"
                                                     : kind->direction > 0 ? "better"
                                                                           : "neither",
                                                     "words", kind->one, kind->several));
    for (size_t state = 0; state < sizeof table / sizeof *table; state++)
        if (table[state] != NULL)
            (void)json_object_setn_new(lines, (const char[]){(char)state}, 1, json_string(table[state]));
    return json_pack("{s:o, s:s, s:o}", "kinds", kinds, "states", states, "table", lines);
}
