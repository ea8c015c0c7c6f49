#include "fingerprint_file.h"
#include "fingerprint_fixture.h"
#include "fingerprint_json.h"
#include "temporary_folder.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

static struct arena arena;
static struct error error;
static struct temporary_folder folder;
static struct fingerprints fingerprints;
static char path[300];

static void set_up(void)
{
    arena = arena_create((size_t)1 << 24);
    error = (struct error){0};
    fingerprints.count = 0;
    folder = temporary_folder_create();
    (void)snprintf(path, sizeof path, "%s/file", folder.path);
}

static void tear_down(void)
{
    temporary_folder_remove(&folder);
    arena_destroy(&arena);
}

TestSuite(fingerprint_file, .init = set_up, .fini = tear_down);

static enum status read_text(const char *text)
{
    temporary_folder_write(&folder, "file", text, strlen(text));
    return fingerprints_read(&fingerprints, path, &arena, &error);
}

static const char *dump(json_t *value, size_t flags)
{
    char *text = json_dumps(value, flags);
    cr_assert(text != NULL);
    const char *copy = arena_copy_text(&arena, text, strlen(text));
    free(text);
    json_decref(value);
    return copy;
}

/* The lines of a run in which one case showed the policy. */
static const char *run_text(const char *name, const char *policy)
{
    json_t *record = fixture_record(&(struct shown){SEEN("c/a", "ScatterND-18.a", policy)});
    const char *specification = arena_format(&arena, "%s.so", name);
    (void)json_object_set_new(record, "implementation", json_string(specification));
    json_t *footer =
        json_pack("{s:s, s:i, s:i, s:b}", "type", "footer", "cases", 1, "skipped", 0, "complete", 1);
    return arena_format(&arena, "%s\n%s\n%s\n", dump(fixture_header(name), JSON_COMPACT),
                        dump(record, JSON_COMPACT), dump(footer, JSON_COMPACT));
}

static const char *fingerprint_text(const char *name, const char *policy, size_t flags)
{
    const struct fingerprint fingerprint =
        fixture_fingerprint(name, SHOWN({SEEN("c/a", "ScatterND-18.a", policy)}), &arena);
    return dump(fingerprint_to_json(&fingerprint), flags);
}

static void expect(size_t index, const char *name, const char *policy)
{
    const struct fingerprint *fingerprint = &fingerprints.items[index];
    cr_assert(index < fingerprints.count);
    cr_expect(strcmp(fingerprint->name, name) == 0, "%s", fingerprint->name);
    cr_assert(fingerprint->point_count == 1);
    cr_expect(strcmp(fingerprint->points[0].policies[0].policy, policy) == 0);
}

static void expect_refused(const char *text, const char *named)
{
    cr_expect(read_text(text) == STATUS_UNREADABLE, "%s", text);
    cr_expect(strstr(error.message, path) != NULL, "%s", error.message);
    cr_expect(strstr(error.message, named) != NULL, "%s", error.message);
}

Test(fingerprint_file, results_are_a_fingerprint)
{
    cr_assert(read_text(run_text("lib", "p")) == STATUS_OK, "%s", error.message);
    cr_expect(fingerprints.count == 1 && fingerprints.items[0].complete);
    expect(0, "lib", "p");
}

Test(fingerprint_file, results_of_two_runs_are_two_fingerprints)
{
    cr_assert(read_text(arena_format(&arena, "%s%s", run_text("one", "p"), run_text("two", "q"))) ==
              STATUS_OK);
    expect(0, "one", "p");
    expect(1, "two", "q");
}

Test(fingerprint_file, results_without_a_footer_are_refused)
{
    const char *text = run_text("lib", "p");
    cr_expect(read_text(arena_format(&arena, "%.*s", (int)(strstr(text, "{\"type\":\"footer\"") - text),
                                     text)) == STATUS_UNREADABLE);
}

Test(fingerprint_file, a_fingerprint_is_recognised_on_one_line_and_on_many)
{
    cr_assert(read_text(fingerprint_text("lib", "p", JSON_COMPACT)) == STATUS_OK, "%s", error.message);
    cr_assert(read_text(fingerprint_text("lib", "p", JSON_INDENT(2))) == STATUS_OK, "%s", error.message);
    expect(0, "lib", "p");
    expect(1, "lib", "p");
}

Test(fingerprint_file, a_third_fingerprint_is_too_many)
{
    cr_assert(read_text(arena_format(&arena, "%s%s", run_text("one", "p"), run_text("two", "q"))) ==
              STATUS_OK);
    cr_expect(read_text(run_text("lib", "p")) == STATUS_USAGE);
    cr_expect(read_text(fingerprint_text("lib", "p", 0)) == STATUS_USAGE);
}

Test(fingerprint_file, a_missing_file_is_not_found_and_named)
{
    cr_expect(fingerprints_read(&fingerprints, path, &arena, &error) == STATUS_NOT_FOUND);
    cr_expect(strstr(error.message, path) != NULL, "%s", error.message);
}

Test(fingerprint_file, a_folder_is_unreadable)
{
    temporary_folder_make(&folder, "file");
    cr_expect(fingerprints_read(&fingerprints, path, &arena, &error) == STATUS_UNREADABLE);
    cr_expect(strstr(error.message, path) != NULL, "%s", error.message);
    cr_expect(strstr(error.message, "is not a regular file") != NULL, "%s", error.message);
}

Test(fingerprint_file, an_empty_file_is_refused)
{
    expect_refused("", "JSON");
}

Test(fingerprint_file, a_file_that_is_not_json_is_refused)
{
    expect_refused("\x7f\x45LF", "JSON");
}

Test(fingerprint_file, json_of_another_kind_is_refused)
{
    expect_refused("{\"type\": \"footer\"}", "neither");
    expect_refused("[]", "neither");
}

Test(fingerprint_file, a_fingerprint_with_a_bad_field_is_refused_and_the_field_named)
{
    expect_refused("{\"type\": \"fingerprint\", \"format\": 7}", "format");
}

Test(fingerprint_file, a_fingerprint_with_something_after_it_is_refused)
{
    expect_refused(arena_format(&arena, "%s {}", fingerprint_text("lib", "p", 0)), "JSON");
}

Test(fingerprint_file, a_duplicate_member_is_refused)
{
    const char *text = fingerprint_text("lib", "p", 0);
    expect_refused(arena_format(&arena, "{\"cases\": 1, %s", text + 1), "duplicate");
}

Test(fingerprint_file, results_with_a_bad_record_are_refused_and_the_line_named)
{
    expect_refused(
        arena_format(&arena, "%s\n{\"type\": \"case\"}\n", dump(fixture_header("lib"), JSON_COMPACT)),
        "line 2");
}

Test(fingerprint_file, a_run_with_a_bad_header_is_refused_and_the_line_named)
{
    json_t *header = fixture_header("lib");
    (void)json_object_del(header, "edition");
    expect_refused(arena_format(&arena, "%s%s\n", run_text("lib", "p"), dump(header, JSON_COMPACT)),
                   "line 4");
}

Test(fingerprint_file, a_fingerprint_that_is_too_large_is_refused)
{
    size_t size = ((size_t)16 << 20) + 100;
    char *text = malloc(size);
    cr_assert(text != NULL);
    memset(text, ' ', size);
    memcpy(text, "{\"type\": \"fingerprint\",", 23);
    memcpy(text + size - 2, "}", 2);
    expect_refused(text, "at most");
    free(text);
}
