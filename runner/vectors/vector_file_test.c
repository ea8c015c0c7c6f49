#include "file.h"
#include "temporary_folder.h"
#include "vector_file.h"

#include <criterion/criterion.h>
#include <string.h>

static json_t *group_of(const char *type)
{
    return json_pack("{s:s}", "type", type);
}

static json_t *test_of(const char *id)
{
    return json_pack("{s:s}", "id", id);
}

Test(vector_file, tests_stand_in_their_groups_a_line_each)
{
    struct temporary_folder folder = temporary_folder_create();
    struct arena arena = arena_create((size_t)1 << 20);
    struct error error;
    struct vector_file file = {0};
    void *bytes;
    size_t size;
    vector_file_add(&file, group_of("float"), test_of("a"));
    vector_file_add(&file, group_of("bool"), test_of("b"));
    vector_file_add(&file, group_of("float"), test_of("c"));
    const char *path = arena_format(&arena, "%s/core.json", folder.path);
    cr_assert(vector_file_write(&file, path, "scatter-cts 1.2.3", EDITION_NEWEST, &error) == STATUS_OK);
    cr_assert(file_read(path, &bytes, &size, &arena, &error) == STATUS_OK);
    const char *text = arena_copy_text(&arena, bytes, size);
    cr_expect_str_eq(text, "{\"format\":1,\"corpus\":\"scatter-cts 1.2.3\",\"edition\":\"onnx-1.23\","
                           "\"license\":\"Apache-2.0\",\"tests\":3,\"groups\":[\n"
                           "{\"type\":\"float\",\"tests\":[\n{\"id\":\"a\"},\n{\"id\":\"c\"}\n]},\n"
                           "{\"type\":\"bool\",\"tests\":[\n{\"id\":\"b\"}\n]}\n]}\n");
    vector_file_release(&file);
    arena_destroy(&arena);
    temporary_folder_remove(&folder);
}

Test(vector_file, a_file_that_cannot_be_written_is_an_error)
{
    struct error error;
    const struct vector_file file = {0};
    cr_expect(vector_file_write(&file, "/nonexistent/core.json", "c", EDITION_NEWEST, &error) != STATUS_OK);
    cr_expect(strstr(error.message, "/nonexistent/core.json") != NULL);
}
