#define _POSIX_C_SOURCE 200809L

#include "arguments.h"

#include "address_sanitizer.h"
#include "machine.h"
#include "print_text.h"
#include "text_compare.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* AddressSanitizer maps terabytes and keeps freed memory: a memory limit would blame the sanitizer and not
 * the case. */
#ifdef ADDRESS_SANITIZER
#define MEMORY_DEFAULT "0"
#else
#define MEMORY_DEFAULT "2G"
#endif

struct arguments arguments_default(void)
{
    return (struct arguments){.jobs = processor_count(), .timeout = 10, .start_timeout = 30};
}

void execution_options(struct arguments *arguments, struct poptOption table[EXECUTION_OPTION_COUNT])
{
    const struct poptOption options[EXECUTION_OPTION_COUNT] = {
        {"implementation", 'i', POPT_ARG_ARGV, &arguments->implementations, 0,
         "Implementation to test: \"reference\", the path of a shared library, \"exec:COMMAND ARGUMENTS\" "
         "(quoted as in a shell), or NAME[@VERSION] of a known implementation (\"scatter-cts list "
         "implementations\"); may be given "
         "several times",
         "SPEC"},
        {"option", 0, POPT_ARG_ARGV, &arguments->options, 0,
         "Option for the implementation; may be given several times", "KEY=VALUE"},
        {"jobs", 'j', POPT_ARG_INT, &arguments->jobs, 0,
         "Number of processes (default: the number of processors)", "N"},
        {"timeout", 't', POPT_ARG_DOUBLE, &arguments->timeout, 0, "Time limit for one case (default: 10)",
         "SECONDS"},
        {"start-timeout", 0, POPT_ARG_DOUBLE, &arguments->start_timeout, 0,
         "Time limit for starting an implementation, for each trivial case at the start, and for preparing a "
         "model, if the implementation says when it has (default: 30)",
         "SECONDS"},
        {"memory", 'm', POPT_ARG_STRING, &arguments->memory, 0,
         "Limit on the resident memory of one process and its child processes, such as 512M; 0: no limit "
         "(default: " MEMORY_DEFAULT ")",
         "SIZE"},
        {"max-frame", 0, POPT_ARG_STRING, &arguments->largest_frame, 0,
         "Largest message to or from an implementation (default: 64M)", "SIZE"},
        {"guard", 0, POPT_ARG_STRING, &arguments->guard, 0,
         "Position of the guard page next to a buffer: \"start\" aligns the buffer to 64 bytes after the "
         "guard page, \"end\" ends it directly before the guard page (default: start)",
         "start|end"},
        {"in-process", 0, POPT_ARG_NONE, &arguments->in_process, 0,
         "Run a library in this process, for debugging; a crash then ends the program", NULL},
        POPT_TABLEEND};
    memcpy(table, options, sizeof options);
}

void selection_options(struct arguments *arguments, struct poptOption table[SELECTION_OPTION_COUNT])
{
    const struct poptOption options[SELECTION_OPTION_COUNT] = {
        {"cases", 'c', POPT_ARG_ARGV, &arguments->cases, 0,
         "Folder of cases, or a ZIP archive of one; case ids begin with NAME; for run and sweep also "
         "generated cases, world:NAME:FROM-TO; may be given several times (default: the folder \"cases\" "
         "or, without one, the installed corpus; for sweep world:random-1)",
         "[NAME=]PATH"},
        {"filter", 'f', POPT_ARG_ARGV, &arguments->ids, 0, "Only cases whose whole id matches GLOB", "GLOB"},
        {"operator", 0, POPT_ARG_ARGV, &arguments->operators, 0,
         "Only this operator (ScatterND) or operator version (ScatterND-18)", "NAME"},
        {"opset", 0, POPT_ARG_ARGV, &arguments->opsets, 0, "Only models that import this opset version", "N"},
        {"dtype", 0, POPT_ARG_ARGV, &arguments->dtypes, 0, "Only cases with data of this element type",
         "NAME"},
        {"reduction", 0, POPT_ARG_ARGV, &arguments->reductions, 0, "Only cases with this reduction", "NAME"},
        {"tier", 0, POPT_ARG_STRING, &arguments->tier, 0,
         "\"core\": a small set that covers every clause; \"full\": all stored cases; \"large\": only "
         "generated "
         "cases, of up to 2^24 + 3 elements; \"huge\": only generated cases of more than 2^31 bytes, for "
         "libraries, with limits of their own: 600 seconds, and the available memory (default: full)",
         "core|full|large|huge"},
        ANY_CORPUS_OPTION(*arguments),
        POPT_TABLEEND};
    memcpy(table, options, sizeof options);
}

/* What poptGetNextOpt returns for --strict, whose glob is optional. */
enum { OPTION_STRICT = 1 };

void judge_options(struct arguments *arguments, struct poptOption table[JUDGE_OPTION_COUNT])
{
    const struct poptOption options[JUDGE_OPTION_COUNT] = {
        {"edition", 0, POPT_ARG_STRING, &arguments->edition, 0,
         "Edition of the specification, such as onnx-1.13 (default: the newest)", "NAME"},
        {"strict", 0, POPT_ARG_STRING | POPT_ARGFLAG_OPTIONAL, NULL, OPTION_STRICT,
         "Turn warnings into failures; with a glob, only warnings about matching clauses, such as "
         "'ScatterND*.reduction-unlisted'",
         "CLAUSE"},
        POPT_TABLEEND};
    memcpy(table, options, sizeof options);
}

struct selection arguments_selection(const struct arguments *arguments)
{
    return (struct selection){.ids = (const char *const *)arguments->ids,
                              .operators = (const char *const *)arguments->operators,
                              .opsets = (const char *const *)arguments->opsets,
                              .dtypes = (const char *const *)arguments->dtypes,
                              .reductions = (const char *const *)arguments->reductions,
                              .tier = arguments->tier};
}

/* A size in bytes, with K, M or G for powers of 1024. */
static enum status read_size(const char *option, const char *text, uint64_t *size, struct error *error)
{
    char *end;
    errno = 0;
    unsigned long long number = strtoull(text, &end, 10);
    int shift = *end == 'K' ? 10 : *end == 'M' ? 20 : *end == 'G' ? 30 : 0;
    end += shift > 0;
    if (errno != 0 || text[0] < '0' || text[0] > '9' || *end != '\0' || number > UINT64_MAX >> shift)
        return error_set(error, STATUS_USAGE,
                         "%s %s: must be a number of bytes, or a number with K, M or G, such as 64M", option,
                         text);
    *size = (uint64_t)number << shift;
    return STATUS_OK;
}

static enum status read_seconds(const char *option, double seconds, int64_t *milliseconds,
                                struct error *error)
{
    if (!(seconds > 0 && seconds <= 1e6))
        return error_set(error, STATUS_USAGE, "%s %g: must be a number of seconds above 0 and up to 1000000",
                         option, seconds);
    *milliseconds = seconds < 0.001 ? 1 : (int64_t)(seconds * 1000);
    return STATUS_OK;
}

static enum status read_options(char *const *words, struct execution_settings *settings, struct arena *arena,
                                struct error *error)
{
    size_t count = 0;
    while (words != NULL && words[count] != NULL)
        count++;
    struct option *options = arena_allocate(arena, count * sizeof *options);
    if (options == NULL)
        return error_no_memory(error, "the options");
    for (size_t i = 0; i < count; i++) {
        const char *equals = strchr(words[i], '=');
        if (equals == NULL || equals == words[i])
            return error_set(error, STATUS_USAGE, "--option %s: must be KEY=VALUE", words[i]);
        options[i].key = arena_copy_text(arena, words[i], (size_t)(equals - words[i]));
        options[i].value = equals + 1;
        if (options[i].key == NULL)
            return error_no_memory(error, "the options");
    }
    settings->options = options;
    settings->option_count = count;
    return STATUS_OK;
}

enum status arguments_execution(const struct arguments *arguments, const char *program,
                                struct execution_settings *settings, struct arena *arena, struct error *error)
{
    uint64_t largest_frame = 0;
    *settings = (struct execution_settings){.worker = program, .in_process = arguments->in_process != 0};
    const char *memory = arguments->memory == NULL ? MEMORY_DEFAULT : arguments->memory;
    const char *frame = arguments->largest_frame == NULL ? "64M" : arguments->largest_frame;
    enum status status = STATUS_OK;
    if (arguments->jobs < 1 || arguments->jobs > MOST_JOBS)
        status =
            error_set(error, STATUS_USAGE, "--jobs %d: must be from 1 to %d", arguments->jobs, MOST_JOBS);
    if (status == STATUS_OK)
        status = read_size("--memory", memory, &settings->memory, error);
    if (status == STATUS_OK)
        status = read_size("--max-frame", frame, &largest_frame, error);
    if (status == STATUS_OK && (largest_frame == 0 || largest_frame > UINT32_MAX))
        status = error_set(error, STATUS_USAGE, "--max-frame %s: must be from 1 to 4294967295 bytes", frame);
    settings->largest_frame = (size_t)largest_frame;
    if (status == STATUS_OK)
        status = read_seconds("--timeout", arguments->timeout, &settings->case_milliseconds, error);
    if (status == STATUS_OK)
        status =
            read_seconds("--start-timeout", arguments->start_timeout, &settings->start_milliseconds, error);
    if (status == STATUS_OK)
        status = read_options(arguments->options, settings, arena, error);
    if (status == STATUS_OK && arguments->guard != NULL) {
        size_t side = 0;
        status = option_value_number("--guard", arguments->guard, (const char *const[]){"start", "end"}, 2,
                                     &side, error);
        settings->flush_to_end = side == 1;
    }
    return status;
}

enum status arguments_append(char ***list, const char *word, struct error *error)
{
    size_t count = 0;
    while (*list != NULL && (*list)[count] != NULL)
        count++;
    char **longer = realloc(*list, (count + 2) * sizeof *longer);
    if (longer != NULL)
        *list = longer;
    char *copy = longer == NULL ? NULL : strdup(word);
    if (copy == NULL)
        return error_no_memory(error, "the options");
    longer[count] = copy;
    longer[count + 1] = NULL;
    return STATUS_OK;
}

/* The message about a glob of --strict that matches no clause. */
static enum status refuse_glob(const char *glob, const struct clause_set *clauses, struct error *error)
{
    struct arena arena = arena_create((size_t)1 << 16);
    const char **ids = arena_allocate(&arena, clauses->count * sizeof *ids);
    for (size_t i = 0; ids != NULL && i < clauses->count; i++)
        ids[i] = clauses->clauses[i].id;
    enum status status = error_set(
        error, STATUS_USAGE, "--strict=%.100s: matches no clause%s; \"scatter-cts list clauses\" shows all",
        glob, nearest_text(glob, ids, ids == NULL ? 0 : clauses->count, &arena));
    arena_destroy(&arena);
    return status;
}

enum status arguments_judge(const struct arguments *arguments, const struct clause_set *clauses,
                            struct judge_settings *settings, struct error *error)
{
    *settings = (struct judge_settings){
        .clauses = clauses, .edition = EDITION_NEWEST, .strict = (const char *const *)arguments->strict};
    for (char **glob = arguments->strict; glob != NULL && *glob != NULL; glob++)
        if (!clause_set_matches(clauses, *glob))
            return refuse_glob(*glob, clauses, error);
    if (arguments->edition == NULL)
        return STATUS_OK;
    return edition_from_name(arguments->edition, &settings->edition, error);
}

const char *arguments_judge_words(const struct arguments *arguments, struct arena *arena)
{
    const char *text = "";
    if (arguments->edition != NULL)
        text = arena_format(arena, " --edition %s", shell_word(arguments->edition, arena));
    for (char **glob = arguments->strict; text != NULL && glob != NULL && *glob != NULL; glob++)
        text = arena_format(arena, "%s --strict=%s", text, shell_word(*glob, arena));
    return text_or_empty(text);
}

/* The words of the command line (arguments_remember). */
static const char *const *given_words = NULL;

void arguments_remember(const char *const *words)
{
    given_words = words;
}

/* The word before `word` on the command line, if it is an option; NULL otherwise. */
static const char *option_before(const char *word)
{
    for (const char *const *place = given_words; place != NULL && place[0] != NULL && place[1] != NULL;
         place++)
        if (strcmp(place[1], word) == 0 && place[0][0] == '-')
            return place[0];
    return NULL;
}

/* The message about a value that is no number: popt names the value if it is a word of its own, and otherwise
 * both. */
static enum status refuse_number(const char *word, struct error *error)
{
    const char *option = option_before(word), *value = word;
    int length = option == NULL ? 0 : (int)strlen(option);
    if (word[0] == '-' && strchr(word, '=') != NULL) {
        option = word;
        length = (int)strcspn(word, "=");
        value = word + length + 1;
    }
    if (option == NULL)
        return error_set(error, STATUS_USAGE, "\"%s\" is not a number; the option before it needs one", word);
    /* A unit after a number, as in "1s". */
    const size_t digits = strspn(value, "0123456789");
    const bool has_unit =
        digits > 0 && isalpha((unsigned char)value[digits]) && !isdigit((unsigned char)value[digits + 1]);
    return error_set(error, STATUS_USAGE, "%.*s: \"%s\" is not a number, such as %.*s", length, option, value,
                     has_unit ? (int)digits : 2, has_unit ? value : "10");
}

/* What does here what an option of other programs does there; "" for other options, or if this command lacks
 * it. */
static const char *familiar_text(const char *word, const char *usage)
{
    return strncmp(word, "-o", 2) == 0 && strstr(usage, "--option") != NULL
               ? strstr(usage, "--results") == NULL
                     ? "; an option for the implementation is --option KEY=VALUE"
                     : "; --results FILE writes results, and --option KEY=VALUE is an option for the "
                       "implementation"
           : strcmp(word, "-q") == 0 || strcmp(word, "--quiet") == 0
               ? "; standard output can be redirected, and the exit status is the result"
           : strcmp(word, "-V") == 0 || strcmp(word, "--version") == 0
               ? "; \"scatter-cts --version\" prints the version"
           : strncmp(word, "--colo", 6) == 0 ? "; colours are used on a terminal, unless NO_COLOR is set"
                                             : "";
}

/* A suggestion for an unknown option, or "" if no option is similar. popt lists all options in its usage
 * message only. */
static const char *nearest_option(poptContext context, const char *word, struct arena *arena)
{
    enum { MOST_OPTIONS = 128 };
    const char *names[MOST_OPTIONS];
    size_t count = 0, length = 0;
    char *usage = NULL, *rest = NULL;
    const char *name = arena_copy_text(arena, word, strcspn(word, "="));
    FILE *stream = name == NULL ? NULL : open_memstream(&usage, &length);
    if (stream == NULL)
        return "";
    poptPrintUsage(context, stream, 0);
    const bool is_written = fclose(stream) == 0;
    const char *nearest = familiar_text(word, is_written ? usage : "");
    if (is_written && nearest[0] == '\0') {
        for (char *known = strtok_r(usage, " \n[]|=", &rest); known != NULL && count < MOST_OPTIONS;
             known = strtok_r(NULL, " \n[]|=", &rest))
            if (strncmp(known, "--", 2) == 0 &&
                strcmp(known, name) != 0) /* the text may name options of others */
                names[count++] = known;
        nearest = nearest_text(name, names, count, arena);
    }
    free(usage);
    return nearest;
}

static enum status refuse_option(poptContext context, int result, struct error *error)
{
    const char *word = poptBadOption(context, POPT_BADOPTION_NOALIAS);
    switch (result) {
    case POPT_ERROR_BADOPT: {
        struct arena arena = arena_create((size_t)1 << 16);
        (void)error_set(error, STATUS_USAGE, "%s: unknown option%s", word,
                        nearest_option(context, word, &arena));
        arena_destroy(&arena);
        return STATUS_USAGE;
    }
    case POPT_ERROR_NOARG:
        return error_set(error, STATUS_USAGE, "%s: needs a value", word);
    case POPT_ERROR_BADNUMBER:
        return refuse_number(word, error);
    default:
        return error_set(error, STATUS_USAGE, "%s: %s", word, poptStrerror(result));
    }
}

enum status arguments_parse(poptContext context, struct arguments *arguments, struct error *error)
{
    int result;
    while ((result = poptGetNextOpt(context)) == OPTION_STRICT && arguments != NULL) {
        char *glob = poptGetOptArg(context);
        enum status status = arguments_append(&arguments->strict, glob == NULL ? "*" : glob, error);
        free(glob);
        if (status != STATUS_OK)
            return status;
    }
    return result < -1 ? refuse_option(context, result, error) : STATUS_OK;
}

static void free_list(char **list)
{
    for (char **word = list; word != NULL && *word != NULL; word++)
        free(*word);
    free(list);
}

void arguments_destroy(struct arguments *arguments)
{
    free_list(arguments->implementations);
    free_list(arguments->options);
    free_list(arguments->cases);
    free_list(arguments->ids);
    free_list(arguments->operators);
    free_list(arguments->opsets);
    free_list(arguments->dtypes);
    free_list(arguments->reductions);
    free_list(arguments->strict);
    free(arguments->tier);
    free(arguments->edition);
    free(arguments->repeat);
    free(arguments->seed);
    free(arguments->memory);
    free(arguments->largest_frame);
    free(arguments->guard);
}
