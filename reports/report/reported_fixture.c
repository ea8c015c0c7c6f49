#include "reported_fixture.h"

#include "judge_fixture.h"

#include <criterion/criterion.h>
#include <string.h>

void reported_fixture_begin(struct reported_fixture *fixture)
{
    fixture->folder = temporary_folder_create();
    (void)snprintf(fixture->path, sizeof fixture->path, "%s/r.jsonl", fixture->folder.path);
    fixture->arena = arena_create((size_t)64 << 20);
    report_begin(&fixture->report, fixture_judging()->clauses, &fixture->arena);
}

void reported_fixture_end(struct reported_fixture *fixture)
{
    report_end(&fixture->report);
    arena_destroy(&fixture->arena);
    temporary_folder_remove(&fixture->folder);
}

enum status reported_fixture_read(struct reported_fixture *fixture, const char *results)
{
    temporary_folder_write(&fixture->folder, "r.jsonl", results, strlen(results));
    return report_read(&fixture->report, fixture->path, &fixture->error);
}

const char *reported_fixture_write(struct reported_fixture *fixture, enum report_format format)
{
    FILE *file = tmpfile();
    cr_assert(file != NULL);
    cr_assert(report_write(&fixture->report, format, file, &fixture->arena, &fixture->error) == STATUS_OK,
              "%s", fixture->error.message);
    long size = ftell(file);
    char *text = arena_allocate_zeroed(&fixture->arena, (size_t)size + 1, 1);
    rewind(file);
    cr_assert(text != NULL && fread(text, 1, (size_t)size, file) == (size_t)size);
    (void)fclose(file);
    return text;
}
