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

static const char *feature_text(const char *word, struct arena *arena)
{
    char name[FEATURE_NAME_SIZE];
    for (int feature = 0; feature < CASE_FEATURE_COUNT; feature++)
        if (strcmp(case_feature_name(feature, name, sizeof name), word) == 0)
            return arena_format(arena, "A feature of cases. As a suspect:\n%s",
                                document_section(&document_files[GLOSSARY], "suspect", arena));
    return NULL;
}

bool word_show(const char *word, const struct clause_set *clauses, struct arena *arena)
{
    const char *text = document_section(&document_files[GLOSSARY], word, arena);
    if (text == NULL)
        text = document_section(&document_files[DECISIONS], word, arena);
    if (text == NULL)
        text = misreading_text(word, arena);
    bool is_there = text != NULL;
    for (size_t i = 0; i < clauses->count && text == NULL; i++)
        if (strcmp(clauses->clauses[i].name, word) == 0) {
            (void)print_text(stdout, is_there ? "\n" : "");
            clause_show(&clauses->clauses[i], NULL, NULL, stdout, arena);
            is_there = true;
        }
    if (!is_there)
        text = feature_text(word, arena);
    if (text == NULL)
        return is_there;
    (void)print_text(stdout, "%s\n\n", word);
    (void)print_lines(stdout, "", text);
    return true;
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
    return nearest_text(word, words, count, arena);
}
