/*
 * A file of results, read as `report` and `compare` read it, and written in every format: each document must
 * be well-formed and harmless, whatever the texts in the results are, and the same when it is written again.
 */
#define _POSIX_C_SOURCE 200809L /* open_memstream */

#include "comparison.h"
#include "report.h"
#include "report_format.h"
#include "result.h"
#include "target.h"
#include "written.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What results are written as: the formats of reports, and those of comparisons. */
enum { COMPARISON_JSON = REPORT_FORMAT_COUNT, DOCUMENTS };

/* The summary of a CI job is less than this, in bytes (report_format.h). */
enum { MARKDOWN_LIMIT = 60000 };

struct document {
    char *text; /* NULL: not written */
    size_t size;
};

static FILE *document_open(struct document *document)
{
    FILE *out = open_memstream(&document->text, &document->size);
    if (out == NULL)
        exit(EXIT_FAILURE);
    return out;
}

static void document_close(FILE *out)
{
    if (fclose(out) != 0)
        exit(EXIT_FAILURE);
}

static const struct clause_set *clauses(void)
{
    static struct arena arena = {.limit = FUZZ_MEMORY};
    static struct clause_set clauses;
    struct error error;
    if (clauses.count == 0 && clauses_load(&clauses, &arena, &error) != STATUS_OK)
        exit(EXIT_FAILURE);
    return &clauses;
}

/* ---- writing ------------------------------------------------------------------------------------------- */

static void write_reports(const char *path, struct document documents[DOCUMENTS], struct arena *arena)
{
    struct report report;
    struct error error;
    report_begin(&report, clauses(), arena);
    enum status read = report_read(&report, path, &error);
    if (read != STATUS_OK)
        fuzz_check_error(read, &error);
    for (int i = 0; read == STATUS_OK && i < REPORT_FORMAT_COUNT; i++) {
        const enum report_format format = (enum report_format)i;
        if (report_format_check(&report, format, &error) != STATUS_OK)
            continue;
        FILE *out = document_open(&documents[i]);
        enum status status = report_write(&report, format, out, arena, &error);
        document_close(out);
        PROMISED(status == STATUS_OK);
    }
    report_end(&report);
}

/* Compares the last run of the file with the first one. */
static void write_comparison(const char *path, struct document documents[DOCUMENTS], struct arena *arena)
{
    struct compared_file file = {.path = path, .arena = arena};
    struct comparison comparison;
    struct error error;
    enum status status = compared_file_read(&file, &error);
    if (status == STATUS_OK)
        status = compare_runs(&comparison, &file.runs[0], &file.runs[file.count - 1], arena, &error);
    if (status != STATUS_OK) {
        fuzz_check_error(status, &error);
        return;
    }
    json_t *record = comparison_record(&comparison, arena);
    struct document *document = &documents[COMPARISON_JSON];
    document->text = json_dumps(record, RECORD_FORM);
    json_decref(record);
    PROMISED(document->text != NULL);
    document->size = strlen(document->text);
}

static void write_documents(const char *path, struct document documents[DOCUMENTS], struct arena *arena)
{
    for (int i = 0; i < DOCUMENTS; i++)
        documents[i] = (struct document){.text = NULL};
    write_reports(path, documents, arena);
    write_comparison(path, documents, arena);
    arena_reset(arena);
}

/* ---- checking ------------------------------------------------------------------------------------------ */

static const char *fault_of(int number, const char *text)
{
    switch (number) {
    case REPORT_FORMAT_HTML:
        return page_fault(text);
    case REPORT_FORMAT_JUNIT:
        return xml_fault(text);
    case REPORT_FORMAT_MARKDOWN:
    case REPORT_FORMAT_STATEMENT:
        return markdown_fault(text);
    case REPORT_FORMAT_BADGE:
    case COMPARISON_JSON:
        return json_fault(text);
    default:
        return "a document that is not checked";
    }
}

static void check(const struct document documents[DOCUMENTS])
{
    for (int i = 0; i < DOCUMENTS; i++) {
        const struct document *document = &documents[i];
        if (document->text == NULL)
            continue;
        const char *fault = strlen(document->text) != document->size ? "NUL" : fault_of(i, document->text);
        if (fault != NULL)
            (void)fprintf(stderr, "document %d: %s\n", i, fault);
        PROMISED(fault == NULL);
    }
    PROMISED(documents[REPORT_FORMAT_MARKDOWN].size < MARKDOWN_LIMIT);
}

static bool are_equal(const struct document *a, const struct document *b)
{
    return a->text == NULL || b->text == NULL ? a->text == b->text
                                              : a->size == b->size && memcmp(a->text, b->text, a->size) == 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    static struct arena arena = {.limit = FUZZ_MEMORY};
    struct document documents[DOCUMENTS], again[DOCUMENTS];
    const char *path = fuzz_file(bytes, size);
    write_documents(path, documents, &arena);
    write_documents(path, again, &arena);
    check(documents);
    for (int i = 0; i < DOCUMENTS; i++) {
        PROMISED(are_equal(&documents[i], &again[i]));
        free(documents[i].text);
        free(again[i].text);
    }
    return 0;
}
