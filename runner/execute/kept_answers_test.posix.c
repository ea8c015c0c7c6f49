#define _POSIX_C_SOURCE 200809L

#include "case.h"
#include "case_fixture.h"
#include "kept_answers.h"
#include "temporary_folder_fixture.h"

#include <criterion/criterion.h>
#include <string.h>
#include <unistd.h>

#define CASE_ID "cases/ScatterND-18/slices"

static struct node_fixture fixture;
static struct temporary_folder folder;
static struct kept_answers kept;
static struct scatter_case the_case;
static struct arena arena;
static struct error error;

static void set_up(void)
{
    arena = arena_create((size_t)1 << 20);
    folder = temporary_folder_create();
    fixture_start(&fixture, OPERATOR_SCATTER_ND, 18);
    fixture_input(&fixture, INPUT_DATA, DTYPE_INT32, VALUES(int32_t, 1, 2, 3), DIMS(3));
    the_case = case_from_node(&fixture);
    the_case.id = CASE_ID;
    kept = (struct kept_answers){.folder = folder.path, .name = "", .version = ""};
}

static void tear_down(void)
{
    fixture_end(&fixture);
    temporary_folder_remove(&folder);
    arena_destroy(&arena);
}

TestSuite(kept_answers, .init = set_up, .fini = tear_down);

static void put(const char *name, const char *text)
{
    temporary_folder_write(&folder, name, text, strlen(text));
}

static void expect_not_run(const char *message)
{
    struct answer answer = kept_answer(&kept, &the_case, &arena);
    cr_expect(answer.kind == ANSWER_NOT_RUN);
    cr_expect(strstr(answer.message, message) != NULL, "%s", answer.message);
}

static void write_answer(struct answer answer)
{
    cr_assert(kept_answer_write(folder.path, CASE_ID, &answer, &arena, &error) == STATUS_OK, "%s",
              error.message);
}

/* ---- round trip ---------------------------------------------------------------------------------------- */

Test(kept_answers, an_output_is_read_back_unchanged)
{
    const struct tensor *data = &the_case.inputs[INPUT_DATA];
    write_answer((struct answer){.kind = ANSWER_OUTPUT, .message = "", .output = *data});
    struct answer answer = kept_answer(&kept, &the_case, &arena);
    cr_assert(answer.kind == ANSWER_OUTPUT, "%s", answer.message);
    cr_expect(answer.output.dtype == DTYPE_INT32 && tensor_same_shape(&answer.output, data));
    cr_expect(memcmp(answer.output.elements, data->elements, data->size) == 0);
}

Test(kept_answers, every_other_answer_is_read_back_with_its_message)
{
    static const enum answer_kind kinds[] = {ANSWER_UNSUPPORTED, ANSWER_REJECTED, ANSWER_FAILED, ANSWER_CRASH,
                                             ANSWER_TIMEOUT,     ANSWER_MEMORY,   ANSWER_FAULT};
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        the_case.id = arena_format(&arena, "cases/%zu", i);
        const struct answer given = {.kind = kinds[i], .message = "because\nof this"};
        cr_assert(kept_answer_write(folder.path, the_case.id, &given, &arena, &error) == STATUS_OK);
        struct answer answer = kept_answer(&kept, &the_case, &arena);
        cr_expect(answer.kind == kinds[i], "%s", answer_name(kinds[i]));
        cr_expect_str_eq(answer.message, "because\nof this");
    }
}

Test(kept_answers, a_write_to_an_input_is_distinguished_from_other_faults)
{
    write_answer((struct answer){.kind = ANSWER_FAULT, .fault = FAULT_WROTE_TO_INPUT, .message = ""});
    cr_expect(kept_answer(&kept, &the_case, &arena).fault == FAULT_WROTE_TO_INPUT);
}

Test(kept_answers, a_malformed_output_is_kept_as_a_crash)
{
    write_answer(
        (struct answer){.kind = ANSWER_OUTPUT, .message = "", .output_problem = "raw_data is short"});
    struct answer answer = kept_answer(&kept, &the_case, &arena);
    cr_expect(answer.kind == ANSWER_CRASH);
    cr_expect_str_eq(answer.message, "raw_data is short");
}

Test(kept_answers, a_case_that_was_not_run_is_not_run)
{
    write_answer((struct answer){.kind = ANSWER_NOT_RUN, .message = ""});
    expect_not_run("there is no answer to it in ");
}

Test(kept_answers, name_and_version_are_read_back)
{
    cr_assert(kept_answers_describe(folder.path, "mine", "1.0", &error) == STATUS_OK);
    cr_assert(kept_answers_open(&kept, folder.path, &arena, &error) == STATUS_OK, "%s", error.message);
    cr_expect_str_eq(kept.name, "mine");
    cr_expect_str_eq(kept.version, "1.0");
}

/* ---- third-party folders ------------------------------------------------------------------------------- */

Test(kept_answers, the_last_line_feed_of_a_marker_is_not_part_of_the_message)
{
    put(CASE_ID "/rejected", "out of range\n");
    cr_expect_str_eq(kept_answer(&kept, &the_case, &arena).message, "out of range");
}

Test(kept_answers, an_empty_marker_is_an_answer)
{
    put(CASE_ID "/unsupported", "");
    cr_expect(kept_answer(&kept, &the_case, &arena).kind == ANSWER_UNSUPPORTED);
    cr_expect(!kept_answer(&kept, &the_case, &arena).is_undeclared);
}

Test(kept_answers, a_case_that_was_not_sent_is_distinguished_from_a_refusal)
{
    put(CASE_ID "/undeclared", "element type string is not declared");
    struct answer answer = kept_answer(&kept, &the_case, &arena);
    cr_expect(answer.kind == ANSWER_UNSUPPORTED && answer.is_undeclared);
}

Test(kept_answers, other_files_are_ignored)
{
    put(CASE_ID "/log.txt", "hello");
    put(CASE_ID "/rejected", "");
    cr_expect(kept_answer(&kept, &the_case, &arena).kind == ANSWER_REJECTED);
}

Test(kept_answers, a_folder_without_an_answer_is_not_an_answer)
{
    put(CASE_ID "/log.txt", "hello");
    expect_not_run("holds neither output_0.pb nor a marker");
}

Test(kept_answers, two_answers_do_not_count)
{
    put(CASE_ID "/crash", "");
    put(CASE_ID "/rejected", "");
    expect_not_run("holds two answers: crash and rejected");
}

Test(kept_answers, an_output_that_is_not_a_tensor_is_named)
{
    put(CASE_ID "/output_0.pb", "\xff\xff");
    expect_not_run("output_0.pb: ");
}

Test(kept_answers, a_file_that_leads_out_of_the_folder_is_not_followed)
{
    put(CASE_ID "/log.txt", "");
    const char *link = arena_format(&arena, "%s/" CASE_ID "/rejected", folder.path);
    cr_assert(symlink("/etc/hostname", link) == 0);
    expect_not_run("rejected: ");
}

Test(kept_answers, a_missing_folder_is_named)
{
    const char *nowhere = arena_format(&arena, "%s/none", folder.path);
    cr_expect(kept_answers_open(&kept, nowhere, &arena, &error) == STATUS_NOT_FOUND);
    cr_expect(strstr(error.message, "/none") != NULL);
}

Test(kept_answers, a_description_with_another_member_is_refused_by_name)
{
    put("implementation.json", "{\"name\": \"mine\", \"size\": 1}");
    cr_expect(kept_answers_open(&kept, folder.path, &arena, &error) == STATUS_UNREADABLE);
    cr_expect(strstr(error.message, "size") != NULL, "%s", error.message);
}

/* ---- changed cases ------------------------------------------------------------------------------------- */

Test(kept_answers, the_answer_to_a_case_with_the_same_hash_counts)
{
    char hash[SHA256_TEXT_SIZE];
    case_hash(&the_case, hash);
    const struct kept_case known = {CASE_ID, hash};
    kept.cases = &known;
    kept.case_count = 1;
    put(CASE_ID "/rejected", "");
    cr_expect(kept_answer(&kept, &the_case, &arena).kind == ANSWER_REJECTED);
}

Test(kept_answers, the_answer_to_a_case_that_has_changed_does_not_count)
{
    const struct kept_case known = {CASE_ID, "0000"};
    kept.cases = &known;
    kept.case_count = 1;
    put(CASE_ID "/rejected", "");
    expect_not_run("the case has changed since it was answered");
}

Test(kept_answers, the_answer_to_a_case_that_was_not_among_those_that_were_answered_does_not_count)
{
    char hash[SHA256_TEXT_SIZE];
    case_hash(&the_case, hash);
    const struct kept_case other = {"cases/ScatterND-18/other", hash};
    kept.cases = &other;
    kept.case_count = 1;
    put(CASE_ID "/rejected", "");
    expect_not_run("the case has changed since it was answered");
}
