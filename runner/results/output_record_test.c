/* Tests of the output in a record. */
#include "record.h"
#include "record_members.h"

#include <criterion/criterion.h>
#include <string.h>

static struct arena arena;
static json_t *record; /* as it is written */
static const struct recorded_output *made;

static void set_up(void)
{
    arena = arena_create((size_t)1 << 20);
}

static void tear_down(void)
{
    json_decref(record);
    arena_destroy(&arena);
}

TestSuite(output_record, .init = set_up, .fini = tear_down);

static void make_from(const struct answer *answer)
{
    struct recorded_case item = recorded_case_of(NULL, &arena);
    made = item.output = output_record(answer, &arena);
    json_t *whole = recorded_case_json(&item);
    record = json_incref(json_object_get(whole, "output"));
    json_decref(whole);
}

static void make(int32_t dtype, void *elements, size_t size, const int64_t *dims, int rank, int64_t count)
{
    const struct answer answer = {
        .kind = ANSWER_OUTPUT,
        .message = "",
        .text = "",
        .output = {
            .dtype = dtype, .rank = rank, .dims = dims, .count = count, .elements = elements, .size = size}};
    make_from(&answer);
}

Test(output_record, type_shape_hash_and_bytes_are_recorded)
{
    static uint8_t elements[] = {1, 2, 3, 4, 5, 6};
    static const int64_t dims[] = {2, 3};
    make(DTYPE_UINT8, elements, sizeof elements, dims, 2, 6);
    char *text = json_dumps(record, JSON_COMPACT | JSON_SORT_KEYS);
    cr_expect_str_eq(text,
                     "{\"bytes\":\"AQIDBAUG\",\"dtype\":\"uint8\",\"sha256\":"
                     "\"7192385c3c0605de55bb9476ce1d90748190ecb32a8eed7f5207b30cf6a1fe89\",\"shape\":[2,3]}");
    free(text);
}

Test(output_record, of_a_long_output_only_the_first_4096_bytes_are_recorded)
{
    static uint8_t elements[5000];
    static const int64_t dims[] = {5000};
    make(DTYPE_UINT8, elements, sizeof elements, dims, 1, 5000);
    cr_expect(strlen(record_text(record, "bytes")) == (4096 + 2) / 3 * 4);
}

Test(output_record, an_output_without_elements_has_no_bytes)
{
    static uint8_t nothing[1];
    static const int64_t dims[] = {0};
    make(DTYPE_UINT8, nothing, 0, dims, 1, 0);
    cr_expect_str_eq(record_text(record, "bytes"), "");
    cr_expect_str_eq(record_text(record, "sha256"),
                     "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
}

Test(output_record, unreadable_elements_are_left_out)
{
    static const int64_t dims[] = {2};
    const struct answer answer = {.kind = ANSWER_OUTPUT,
                                  .message = "",
                                  .text = "",
                                  .output = {.dtype = DTYPE_FLOAT, .rank = 1, .dims = dims, .count = 2},
                                  .output_problem = "raw_data has 3 bytes"};
    make_from(&answer);
    cr_expect(json_object_size(record) == 2);
    cr_expect_str_eq(record_text(record, "dtype"), "float");
}

/* ---- reading ------------------------------------------------------------------------------------------- */

static struct tensor read_back;
static struct error error;

static enum status read_text(const char *text)
{
    json_t *whole = json_pack("{s:o}", "output", json_loads(text, 0, NULL));
    cr_assert(whole != NULL);
    const struct recorded_case item = recorded_case_of(whole, &arena);
    const enum status status = output_record_read(item.output, &read_back, &arena, &error);
    json_decref(whole);
    return status;
}

Test(output_record, numbers_are_read_back)
{
    static float elements[] = {1.5f, -0.0f, 3e38f};
    static const int64_t dims[] = {3, 1};
    make(DTYPE_FLOAT, elements, sizeof elements, dims, 2, 3);
    cr_assert(output_record_read(made, &read_back, &arena, &error) == STATUS_OK, "%s", error.message);
    cr_expect(read_back.dtype == DTYPE_FLOAT && read_back.rank == 2 && read_back.count == 3);
    cr_expect(memcmp(read_back.elements, elements, sizeof elements) == 0);
}

Test(output_record, strings_are_read_back)
{
    static struct string_element elements[] = {{"", 0}, {"a\0b", 3}};
    static const int64_t dims[] = {2};
    make(DTYPE_STRING, elements, sizeof elements, dims, 1, 2);
    cr_assert(output_record_read(made, &read_back, &arena, &error) == STATUS_OK, "%s", error.message);
    const struct string_element *found = read_back.elements;
    cr_expect(read_back.count == 2 && found[0].size == 0 && found[1].size == 3);
    cr_expect(memcmp(found[1].bytes, "a\0b", 3) == 0);
}

Test(output_record, an_incompletely_recorded_output_is_not_read_back)
{
    static uint8_t elements[5000];
    static const int64_t dims[] = {5000};
    make(DTYPE_UINT8, elements, sizeof elements, dims, 1, 5000);
    cr_expect(output_record_read(made, &read_back, &arena, &error) == STATUS_NOT_FOUND);
}

Test(output_record, an_output_without_bytes_is_not_read_back)
{
    cr_expect(read_text("{\"dtype\": \"float\", \"shape\": [1]}") == STATUS_NOT_FOUND);
}

Test(output_record, a_missing_output_is_not_read_back)
{
    cr_expect(output_record_read(NULL, &read_back, &arena, &error) == STATUS_NOT_FOUND);
}

Test(output_record, bytes_that_contradict_the_shape_are_refused)
{
    cr_expect(read_text("{\"dtype\": \"float\", \"shape\": [2], \"bytes\": \"AAAAAA==\"}") ==
              STATUS_UNREADABLE);
}

Test(output_record, a_shape_whose_product_overflows_is_refused)
{
    cr_expect(read_text("{\"dtype\": \"float\", \"shape\": [4611686018427387904, 4], \"bytes\": \"\"}") ==
              STATUS_UNREADABLE);
}

Test(output_record, a_negative_extent_is_refused)
{
    cr_expect(read_text("{\"dtype\": \"float\", \"shape\": [-1], \"bytes\": \"\"}") == STATUS_UNREADABLE);
}

Test(output_record, bytes_that_are_not_base64_are_refused)
{
    cr_expect(read_text("{\"dtype\": \"float\", \"shape\": [1], \"bytes\": \"<>\"}") == STATUS_UNREADABLE);
}

Test(output_record, a_string_that_is_longer_than_the_bytes_is_not_read_back)
{
    cr_expect(read_text("{\"dtype\": \"string\", \"shape\": [1], \"bytes\": \"//////////8=\"}") ==
              STATUS_NOT_FOUND);
}
