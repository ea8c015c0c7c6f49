/* scatter-cts show WORD: the words that reports print. */
#include "case_features.h"
#include "clause.h"
#include "commands.h"
#include "file.h"
#include "misreading.h"
#include "print_text.h"
#include "text_compare.h"

#include <string.h>

enum { WORDS_MOST = 1024, FEATURE_NAME_SIZE = 160 };

/* The numbers of document_files. */
enum { DECISIONS, GLOSSARY };

static const char *misreading_text(const char *word, struct arena *arena)
{
    enum misreading misreading;
    if (!misreading_from_name(word, &misreading))
        return NULL;
    const char *clause = misreading_clause(misreading, REDUCTION_NONE);
    return arena_format(arena,
                        "A misreading: the wrong answers are exactly those of an implementation that %s.\n"
                        "It breaks the clause %s; \"scatter-cts show misreading\" says when it is named.",
                        misreading_sentence(misreading),
                        strncmp(clause, "reduction-", 10) == 0 ? "of the reduction" : clause);
}

/* The section of the glossary about a word, after what the word is; NULL without memory. */
static const char *glossary_text(const char *what, const char *word, struct arena *arena)
{
    const char *section = document_section(&document_files[GLOSSARY], word, arena);
    return section == NULL ? NULL : arena_format(arena, "%s\n%s", what, section);
}

/* A feature of cases, or two of a suspect; operators and their versions are features, too. */
static const char *feature_text(const char *word, struct arena *arena)
{
    const char *both = strstr(word, " and ");
    const size_t length = both == NULL ? strlen(word) : (size_t)(both - word);
    bool is_first = false, is_second = both == NULL;
    for (int feature = 0; feature < CASE_FEATURE_COUNT; feature++) {
        char name[FEATURE_NAME_SIZE];
        (void)case_feature_name(feature, name, sizeof name);
        is_first |= is_like_word(word, length, name);
        is_second |= both != NULL && is_like_word(name, strlen(name), both + strlen(" and "));
    }
    if (!is_first || !is_second)
        return NULL;
    return strncmp(word, "Scatter", 7) == 0 && both == NULL
               ? glossary_text("An operator, or one of its versions.", "operator version", arena)
               : glossary_text("A feature of cases. As a suspect:", "suspect", arena);
}

bool word_show(const char *word, const struct clause_set *clauses, struct arena *arena)
{
    const char *text = document_section(&document_files[GLOSSARY], word, arena);
    if (text == NULL)
        text = document_section(&document_files[DECISIONS], word, arena);
    if (text == NULL)
        text = misreading_text(word, arena);
    if (text == NULL)
        text = feature_text(word, arena);
    if (text != NULL) {
        (void)print_text(stdout, "%s\n\n", word);
        (void)print_lines(stdout, "", text);
    }
    bool is_there = text != NULL;
    for (size_t i = 0; i < clauses->count; i++)
        if (strcmp(clauses->clauses[i].name, word) == 0) {
            (void)print_text(stdout, is_there ? "\n" : "");
            clause_show(&clauses->clauses[i], NULL, NULL, stdout, arena);
            is_there = true;
        }
    return is_there;
}

const char *word_nearest(const char *word, const struct clause_set *clauses, struct arena *arena)
{
    const char *words[WORDS_MOST];
    size_t count = 0;
    for (size_t file = 0; file < document_files_count; file++) {
        struct document_word at = {.end = 0};
        while (document_next_word(&document_files[file], &at) && count < WORDS_MOST)
            if ((words[count] = arena_copy_text(arena, at.word, at.word_length)) != NULL)
                count++;
    }
    for (int i = 0; i < MISREADING_COUNT && count < WORDS_MOST; i++)
        words[count++] = misreading_name((enum misreading)i);
    for (size_t i = 0; i < clauses->count && count < WORDS_MOST; i++)
        words[count++] = clauses->clauses[i].name;
    for (int feature = 0; feature < CASE_FEATURE_COUNT && count < WORDS_MOST; feature++) {
        char name[FEATURE_NAME_SIZE];
        (void)case_feature_name(feature, name, sizeof name);
        if ((words[count] = arena_copy(arena, name)) != NULL)
            count++;
    }
    return nearest_text(word, words, count, arena);
}
