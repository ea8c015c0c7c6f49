#include "page.h"

#include "file.h"
#include "print_text.h"

#include <nettle/base64.h>
#include <nettle/sha2.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

/* What replaces {{name}} in index.html. */
struct page {
    const char *title, *description, *summary;
    char *model; /* as JSON */
    FILE *out;
};

/* ---- pieces -------------------------------------------------------------------------------------------- */

/* Whether a file of the page is of a kind, ".css" or ".js". */
static bool is_of_kind(const struct embedded_file *file, const char *ending)
{
    const size_t length = strlen(file->name), tail = strlen(ending);
    return length > tail && strcmp(file->name + length - tail, ending) == 0;
}

static void write_files(FILE *out, const char *ending)
{
    for (size_t i = 0; i < page_files_count; i++)
        if (is_of_kind(&page_files[i], ending))
            (void)fwrite(page_files[i].bytes, 1, page_files[i].size, out);
}

/* JSON in an element that "</script>" would end. */
static void write_json(FILE *out, const char *text)
{
    for (; *text != '\0'; text++)
        if (*text == '<')
            (void)fputs("\\u003c", out);
        else
            (void)fputc(*text, out);
}

/* The files of a kind as a source of a Content-Security-Policy, which allows elements with just this
 * content. */
static void write_hash(FILE *out, const char *ending)
{
    uint8_t digest[SHA256_DIGEST_SIZE];
    char encoded[BASE64_ENCODE_RAW_LENGTH(SHA256_DIGEST_SIZE) + 1] = "";
    struct sha256_ctx hash;
    sha256_init(&hash);
    for (size_t i = 0; i < page_files_count; i++)
        if (is_of_kind(&page_files[i], ending))
            sha256_update(&hash, page_files[i].size, page_files[i].bytes);
    sha256_digest(&hash, sizeof digest, digest);
    base64_encode_raw(encoded, sizeof digest, digest);
    (void)fprintf(out, "'sha256-%s'", encoded);
}

static void write_policy(FILE *out)
{
    (void)fputs("default-src 'none'; style-src ", out);
    write_hash(out, ".css");
    (void)fputs("; script-src ", out);
    write_hash(out, ".js");
    (void)fputs("; img-src data:; base-uri 'none'; form-action 'none'", out);
}

/* ---- the template -------------------------------------------------------------------------------------- */

static void write_piece(const struct page *page, const char *name, size_t length)
{
    const struct {
        const char *name, *text;
        void (*write)(FILE *out, const char *text);
    } pieces[] = {{"title", page->title, print_escaped},
                  {"description", page->description, print_escaped},
                  {"summary", page->summary, print_escaped},
                  {"model", page->model, write_json},
                  {"style", ".css", write_files},
                  {"script", ".js", write_files}};
    for (size_t i = 0; i < sizeof pieces / sizeof *pieces; i++)
        if (strlen(pieces[i].name) == length && strncmp(pieces[i].name, name, length) == 0)
            pieces[i].write(page->out, pieces[i].text);
    if (length == strlen("policy") && strncmp(name, "policy", length) == 0)
        write_policy(page->out);
}

/* Writes a text in which {{name}} stands for a piece. */
static void write_template(const struct page *page, const char *text)
{
    const char *name, *after;
    while ((name = strstr(text, "{{")) != NULL && (after = strstr(name, "}}")) != NULL) {
        (void)fwrite(text, 1, (size_t)(name - text), page->out);
        write_piece(page, name + 2, (size_t)(after - name - 2));
        text = after + 2;
    }
    (void)fputs(text, page->out);
}

/* The text of index.html; NULL without memory. The caller frees it. */
static char *template_text(void)
{
    for (size_t i = 0; i < page_files_count; i++) {
        const struct embedded_file *file = &page_files[i];
        if (!is_of_kind(file, ".html"))
            continue;
        char *text = malloc(file->size + 1);
        if (text != NULL) {
            memcpy(text, file->bytes, file->size);
            text[file->size] = '\0';
        }
        return text;
    }
    return NULL;
}

enum status page_write(const json_t *model, const struct page_head *head, FILE *out, struct error *error)
{
    struct page page = {.title = head->title,
                        .description = head->description,
                        .summary = head->summary,
                        .model = json_dumps(model, JSON_COMPACT),
                        .out = out};
    char *text = template_text();
    enum status status = page.model == NULL || text == NULL ? error_no_memory(error, "the page") : STATUS_OK;
    if (status == STATUS_OK)
        write_template(&page, text);
    free(page.model);
    free(text);
    return status;
}
