/* Options and values that earlier versions had: says what to use instead. */
#include "commands.h"

#include <string.h>

static const char draw_badge[] = "shields.io draws the JSON of the format \"badge\"";
static const char map_words[] =
    "a table in doc/gates.md maps verdicts and standings to the five outcome words";

static const struct removed {
    const char *command; /* NULL: every command */
    const char *option;  /* with dashes; NULL: the command itself */
    const char *value;   /* of the option, or what is before "=" in its value; NULL: the option itself */
    const char *since;   /* the first version without it */
    const char *instead; /* what to do now */
} rows[] = {
    {"export", "--vectors", NULL, "0.3.0",
     "vectors/make_json.py writes them, in a checkout; a release has them for each operator version"},
    {"fingerprint", NULL, NULL, "0.3.0",
     "\"scatter-cts report\" lists the choices of results, and \"scatter-cts compare\" those that changed"},
    {"list", "--summary", NULL, "0.2.0",
     "count the lines, such as with \"scatter-cts list | cut -f2,4 | sort | uniq -c\""},
    {"report", "--format", "badge-svg", "0.2.0", draw_badge},
    {"report", "--format", "outcomes", "0.2.0", map_words},
    {"report", "--cases", NULL, "0.3.0", "the results have the drawings of a page"},
    {"report", "-c", NULL, "0.3.0", "the results have the drawings of a page"},
    {NULL, "--report", "badge-svg", "0.2.0", draw_badge},
    {NULL, "--report", "outcomes", "0.2.0", map_words},
    {NULL, "--judge", NULL, "0.3.0",
     "the clauses always judge; ONNX's own runner judges an export (\"scatter-cts export\" in "
     "doc/manual.md)"},
    {"rejudge", NULL, NULL, "0.2.0", "use \"scatter-cts judge --outputs DIR RESULTS\""},
    {NULL, "--shard-by", NULL, "0.3.0", "--shard K/N alone divides the cases by their ids"},
    {"show", "--format", "svg", "0.2.0", "--format html writes a page with the drawing"},
    {"sweep", "--world", NULL, "0.3.0", "use --cases world:NAME:FROM-TO; exhaustive small worlds are gone"},
    {"sweep", "--from", NULL, "0.3.0", "use --cases world:NAME:FROM-TO"},
    {"sweep", "--to", NULL, "0.3.0", "use --cases world:NAME:FROM-TO, or --count"},
    {"sweep", "--relations", NULL, "0.3.0", "the reference judges every case of a world"},
    {"waive", "--join", NULL, "0.2.0", "entries are written with the ids of their cases"},
};

/* The text after `name` and "="; "" after the name alone; NULL if the word is another one. */
static const char *after_name(const char *word, const char *name)
{
    size_t length = strlen(name);
    if (strncmp(word, name, length) != 0 || (word[length] != '=' && word[length] != '\0'))
        return NULL;
    return word + length + (word[length] == '=');
}

/* Whether a word, and `next` if the value is a word of its own, use the option and value of a row. */
static bool uses(const struct removed *row, const char *word, const char *next)
{
    const char *value = after_name(word, row->option);
    if (value == NULL || row->value == NULL)
        return value != NULL;
    return after_name(value[0] == '\0' ? next : value, row->value) != NULL;
}

static enum status refuse(const struct removed *row, struct error *error)
{
    return error_set(error, STATUS_USAGE, "%s%s%s was removed in %s: %s",
                     row->option == NULL ? row->command : row->option, row->value == NULL ? "" : " ",
                     text_or_empty(row->value), row->since, row->instead);
}

enum status removed_check(int count, const char *const *arguments, struct error *error)
{
    for (size_t row = 0; count > 0 && row < sizeof rows / sizeof *rows; row++) {
        if (rows[row].command != NULL && strcmp(arguments[0], rows[row].command) != 0)
            continue;
        if (rows[row].option == NULL)
            return refuse(&rows[row], error);
        for (int i = 1; i < count && strcmp(arguments[i], "--") != 0; i++)
            if (uses(&rows[row], arguments[i], i + 1 < count ? arguments[i + 1] : ""))
                return refuse(&rows[row], error);
    }
    return STATUS_OK;
}
