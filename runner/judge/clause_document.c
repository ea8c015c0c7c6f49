/* Quotes ONNX's document for a clause, and the line of a decision. */
#include "clause.h"
#include "file.h"
#include "sha256.h"
#include "text_compare.h"

#include <ctype.h>
#include <stdbool.h>
#include <string.h>

/* The document has less than 2 MB. */
#define DOCUMENT_LIMIT ((uint64_t)64 << 20)

/* ---- the places of a document -------------------------------------------------------------------------- */

/* A copy of what is between two texts, or behind the first if there is no second; NULL if there is no
 * first. */
static const char *between(const char *text, const char *first, const char *second, struct arena *arena)
{
    const char *start = text == NULL || first == NULL ? NULL : strstr(text, first);
    if (start == NULL)
        return NULL;
    start += strlen(first);
    const char *end = strstr(start, second);
    return arena_copy_text(arena, start, end == NULL ? strlen(start) : (size_t)(end - start));
}

static const char *version_text(const char *text, const struct operator_version *version, struct arena *arena)
{
    return between(text, arena_format(arena, "<a name=\"%s\"></a>", version->id), "\n### ", arena);
}

/* The text of a section: "doc", or the description of "inputs.indices". */
static const char *section_text(const char *text, const char *section, struct arena *arena)
{
    const char *dot = strchr(section, '.');
    if (dot == NULL)
        return between(text, "\n", "\n#### ", arena);
    const char *heading = arena_format(arena, "\n#### %c%.*s", toupper((unsigned char)*section),
                                       (int)(dot - section - 1), section + 1);
    const char *name = arena_format(arena, "<tt>%s</tt>", dot + 1);
    text = between(text, heading, "\n#### ", arena);
    return between(between(text, name, "<dt>", arena), "<dd>", "</dd>", arena);
}

enum status clause_document_read(struct clause_document *document, const char *path, struct arena *arena,
                                 struct error *error)
{
    static const char *const names[] = {"", "/Changelog.md", "/docs/Changelog.md"};
    enum status status = STATUS_NOT_FOUND;
    void *bytes = NULL;
    size_t size = 0;
    for (size_t i = 0; status != STATUS_OK && i < sizeof names / sizeof *names; i++) {
        document->path = arena_format(arena, "%s%s", path, names[i]);
        if (document->path == NULL)
            return error_no_memory(error, path);
        status = file_read_limited(document->path, DOCUMENT_LIMIT, &bytes, &size, arena, error);
    }
    if (status != STATUS_OK)
        return error_set(error, STATUS_UNREADABLE, "%s: is neither ONNX's Changelog.md nor a folder with it",
                         path);
    document->text = arena_copy_text(arena, bytes, size);
    if (document->text == NULL)
        return error_no_memory(error, document->path);
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++)
        if (version_text(document->text, &operator_versions[row], arena) != NULL)
            return STATUS_OK;
    return error_set(error, STATUS_UNREADABLE, "%s: is not ONNX's Changelog.md: it has no %s", document->path,
                     operator_versions[0].id);
}

/* ---- sentences: the same as split in generators/clauses.py --------------------------------------------- */

/* The state of counting the sentences of a section. */
struct counting {
    char *block; /* paragraph, formula or example, with folded white space */
    size_t used;
    bool apart;   /* it is a formula or an example, which is one sentence */
    int64_t left; /* the number of sentences up to the wanted one */
    const char *found;
    struct arena *arena;
};

/* Whether a sentence ends before the character at `i`, which may be the space that follows it. */
static bool ends_before(const char *text, size_t i)
{
    if (text[i] == ' ')
        return strchr(".!?", text[i - 1]) != NULL &&
               ((text[i + 1] >= 'A' && text[i + 1] <= 'Z') || (strchr("`'(", text[i + 1]) != NULL));
    size_t letters = 0; /* "'mul': …" is a sentence about a value, also without a space before it */
    while (text[i] == '\'' && text[i + 1 + letters] >= 'a' && text[i + 1 + letters] <= 'z')
        letters++;
    return text[i - 1] == '.' && letters > 0 && strncmp(text + i + 1 + letters, "':", 2) == 0;
}

/* Counts the sentences of the block, and begins another one. */
static void next_block(struct counting *counting, bool apart)
{
    char *text = counting->block;
    text[counting->used] = '\0';
    for (size_t i = 1, start = 0; i <= counting->used; i++) {
        if (i < counting->used && (counting->apart || !ends_before(text, i)))
            continue;
        if (--counting->left == 0)
            counting->found = arena_copy_text(counting->arena, text + start, i - start);
        start = i + (text[i] == ' ');
    }
    counting->used = 0;
    counting->apart = apart;
}

static void add_words(struct counting *counting, const char *line, size_t length)
{
    bool is_first = true;
    for (size_t i = 0; i < length; i++) {
        if (isspace((unsigned char)line[i])) {
            is_first = true;
            continue;
        }
        if (is_first && counting->used > 0)
            counting->block[counting->used++] = ' ';
        is_first = false;
        counting->block[counting->used++] = line[i];
    }
}

/* A sentence of a text whose lines are indented; NULL if it has fewer sentences. */
static const char *numbered_sentence(const char *text, size_t indent, int64_t number, struct arena *arena)
{
    struct counting counting = {
        .block = arena_allocate(arena, 2 * strlen(text) + 2), .left = number, .arena = arena};
    bool is_fenced = false;
    if (counting.block == NULL)
        return NULL;
    for (const char *line = text; counting.found == NULL;) {
        size_t length = strcspn(line, "\n"), skipped = 0;
        while (skipped < indent && line[skipped] == ' ')
            skipped++;
        const char *words = line + skipped;
        bool is_apart = is_fenced || strncmp(words, "  ", 2) == 0;
        bool is_fence = strncmp(words, "```", 3) == 0;
        is_fenced ^= is_fence;
        if (is_fence)
            next_block(&counting, is_fenced);
        else if (!is_apart && strspn(words, " \t\r") == length - skipped)
            next_block(&counting, false);
        else if (is_apart != counting.apart)
            next_block(&counting, is_apart);
        if (!is_fence)
            add_words(&counting, words, length - skipped);
        if (line[length] == '\0')
            break;
        line += length + 1;
    }
    next_block(&counting, false);
    return counting.found;
}

const char *clause_document_sentence(const struct clause_document *document,
                                     const struct operator_version *version,
                                     const struct clause_sentence *sentence, struct arena *arena)
{
    char hash[SHA256_TEXT_SIZE];
    bool is_main = strcmp(sentence->section, "doc") == 0;
    const char *text = section_text(version_text(document->text, version, arena), sentence->section, arena);
    const char *found =
        text == NULL ? NULL : numbered_sentence(text, is_main ? 2 : 0, sentence->number, arena);
    if (found == NULL)
        return NULL;
    sha256_of(found, strlen(found), hash);
    return strcmp(hash, sentence->sha256) == 0 ? found : NULL;
}

/* ---- sections of documents of this project ------------------------------------------------------------- */

/* Moves to the first word of the next heading "### …". */
static bool next_heading(const struct embedded_file *file, struct document_word *at)
{
    const char *bytes = (const char *)file->bytes;
    size_t line = at->end;
    *at = (struct document_word){.end = file->size};
    for (size_t next; line < file->size; line = next) {
        const char *end = memchr(bytes + line, '\n', file->size - line);
        next = end == NULL ? file->size : (size_t)(end - bytes) + 1;
        if (end == NULL || bytes[line] != '#')
            continue;
        if (at->word != NULL) {
            at->end = line;
            break;
        }
        if (next - line > 5 && strncmp(bytes + line, "### ", 4) == 0)
            *at = (struct document_word){
                .word = bytes + line + 4, .rest = next - line - 5, .text = bytes + next, .end = file->size};
    }
    at->length = at->word == NULL ? 0 : (size_t)(bytes + at->end - at->text);
    return at->word != NULL;
}

bool document_next_word(const struct embedded_file *file, struct document_word *at)
{
    if (at->rest > 0)
        at->word += at->word_length + 2;
    else if (!next_heading(file, at))
        return false;
    const char *comma = memchr(at->word, ',', at->rest);
    at->word_length = comma == NULL ? at->rest : (size_t)(comma - at->word);
    at->rest -= comma == NULL || at->rest < at->word_length + 2 ? at->rest : at->word_length + 2;
    return true;
}

const char *document_section(const struct embedded_file *file, const char *word, struct arena *arena)
{
    struct document_word at = {.end = 0};
    while (document_next_word(file, &at)) {
        const size_t all = at.word_length + (at.rest > 0 ? at.rest + 2 : 0); /* a word may have a comma */
        if (!is_like_word(at.word, at.word_length, word) && !is_like_word(at.word, all, word))
            continue;
        while (at.length > 0 && isspace((unsigned char)at.text[at.length - 1]))
            at.length--;
        const size_t skipped = at.length > 0 && at.text[0] == '\n';
        return arena_copy_text(arena, at.text + skipped, at.length - skipped);
    }
    return NULL;
}

const char *decision_line(const struct embedded_file *file, const char *id, struct arena *arena)
{
    const char *section = document_section(file, id, arena);
    for (size_t end = 0; section != NULL && section[end] != '\0'; end++) {
        if (section[end] != '.' || (section[end + 1] != '\0' && !isspace((unsigned char)section[end + 1])))
            continue;
        char *line = arena_copy_text(arena, section, end + 1);
        for (char *byte = line; byte != NULL && *byte != '\0'; byte++)
            *byte = *byte == '\n' ? ' ' : *byte;
        return line;
    }
    return NULL;
}
