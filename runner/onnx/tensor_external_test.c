/* Tests of tensors whose bytes are in another file. */
#include "model_builder_fixture.h"
#include "temporary_folder_fixture.h"
#include "tensor_proto.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

static struct arena arena;
static struct error error;
static struct temporary_folder folder;
static struct external_data_scope scope;
static char case_folder[300];
static char data_folder[330];

/* outside.bin | case/values.bin: bytes 0 to 9 | case/data/inner.bin */
static void set_up(void)
{
    arena = arena_create((size_t)16 << 20);
    error = (struct error){0};
    folder = temporary_folder_create();
    (void)snprintf(case_folder, sizeof case_folder, "%s/case", folder.path);
    (void)snprintf(data_folder, sizeof data_folder, "%s/data", case_folder);
    scope = (struct external_data_scope){.folder = case_folder, .boundary = case_folder};
    temporary_folder_write(&folder, "outside.bin", "abcd", 4);
    temporary_folder_write(&folder, "outside/outside.bin", "abcd", 4);
    temporary_folder_write(&folder, "case/values.bin", "\0\1\2\3\4\5\6\7\10\11", 10);
    temporary_folder_write(&folder, "case/data/inner.bin", "wxyz", 4);
}

static void tear_down(void)
{
    temporary_folder_remove(&folder);
    arena_destroy(&arena);
}

TestSuite(tensor_external, .init = set_up, .fini = tear_down);

static Onnx__TensorProto *external(int64_t extent, const char *location, const char *offset,
                                   const char *length)
{
    Onnx__TensorProto *proto = build_tensor(&arena, "x", DTYPE_UINT8, &extent, 1);
    tensor_make_external(&arena, proto, location, offset, length);
    return proto;
}

static void expect_bytes(const Onnx__TensorProto *proto, const char *expected, size_t size)
{
    struct tensor tensor;
    enum status status = tensor_from_proto(&tensor, proto, &scope, &arena, &error);
    cr_assert(status == STATUS_OK, "%s", error.message);
    cr_expect(tensor.size == size && memcmp(tensor.elements, expected, size) == 0);
}

static void expect_unreadable(const Onnx__TensorProto *proto, const char *expected)
{
    struct tensor tensor;
    enum status status = tensor_from_proto(&tensor, proto, &scope, &arena, &error);
    cr_expect(status == STATUS_UNREADABLE && error.status == STATUS_UNREADABLE &&
                  strstr(error.message, expected) != NULL,
              "expected \"%s\", got %s \"%s\"", expected, status_name(status), error.message);
}

Test(tensor_external, a_location_alone_means_the_whole_file)
{
    expect_bytes(external(10, "values.bin", NULL, NULL), "\0\1\2\3\4\5\6\7\10\11", 10);
}

Test(tensor_external, offset_and_length_select_a_part)
{
    expect_bytes(external(3, "values.bin", "2", "3"), "\2\3\4", 3);
}

Test(tensor_external, an_offset_alone_means_up_to_the_end)
{
    expect_bytes(external(2, "values.bin", "8", NULL), "\10\11", 2);
}

Test(tensor_external, an_empty_tensor_may_be_at_the_very_end)
{
    expect_bytes(external(0, "values.bin", "10", "0"), "", 0);
}

Test(tensor_external, locations_are_relative_to_the_folder_of_the_file)
{
    scope.folder = data_folder;
    expect_bytes(external(4, "inner.bin", NULL, NULL), "wxyz", 4);
}

Test(tensor_external, a_link_within_the_case_folder_is_followed)
{
    temporary_folder_link(&folder, "case/link.bin", "data/inner.bin");
    expect_bytes(external(4, "link.bin", NULL, NULL), "wxyz", 4);
}

Test(tensor_external, more_bytes_than_dims_require_are_unreadable)
{
    expect_unreadable(external(9, "values.bin", NULL, NULL), "raw_data: holds 10 bytes");
}

Test(tensor_external, an_absolute_location_is_refused)
{
    char location[400];
    (void)snprintf(location, sizeof location, "%s/values.bin", case_folder);
    expect_unreadable(external(10, location, NULL, NULL), "is an absolute path");
}

Test(tensor_external, a_parent_component_is_refused_even_if_the_path_stays_inside)
{
    expect_unreadable(external(4, "../outside.bin", NULL, NULL), "has a \"..\" component");
    expect_unreadable(external(10, "data/../values.bin", NULL, NULL), "has a \"..\" component");
    expect_unreadable(external(10, "data/..", NULL, NULL), "has a \"..\" component");
}

Test(tensor_external, a_link_to_a_file_outside_is_refused)
{
    temporary_folder_link(&folder, "case/link.bin", "../outside.bin");
    expect_unreadable(external(4, "link.bin", NULL, NULL), "points outside of the folder");
}

Test(tensor_external, a_link_to_a_folder_outside_is_refused)
{
    temporary_folder_link(&folder, "case/link", "../outside");
    expect_unreadable(external(4, "link/outside.bin", NULL, NULL), "points outside of the folder");
}

Test(tensor_external, a_folder_whose_name_has_the_same_prefix_is_outside)
{
    temporary_folder_write(&folder, "case-too/outside.bin", "abcd", 4);
    temporary_folder_link(&folder, "case/link", "../case-too");
    expect_unreadable(external(4, "link/outside.bin", NULL, NULL), "points outside of the folder");
}

Test(tensor_external, a_link_to_nowhere_or_to_itself_is_unreadable)
{
    temporary_folder_link(&folder, "case/nowhere", "missing.bin");
    temporary_folder_link(&folder, "case/loop", "loop");
    expect_unreadable(external(4, "nowhere", NULL, NULL),
                      "is a symbolic link to \"missing.bin\", which does not exist");
    expect_unreadable(external(4, "loop", NULL, NULL), "Too many levels of symbolic links");
}

Test(tensor_external, a_missing_file_is_unreadable)
{
    expect_unreadable(external(4, "missing.bin", NULL, NULL),
                      "external_data: missing.bin: there is no such file");
}

Test(tensor_external, a_folder_is_not_a_file)
{
    expect_unreadable(external(4, "data", NULL, NULL), "is not a regular file");
}

Test(tensor_external, a_part_past_the_end_is_unreadable)
{
    expect_unreadable(external(1, "values.bin", "11", NULL), "offset 11 is past the end");
    expect_unreadable(external(2, "values.bin", "9", "2"), "reach past the end");
    expect_unreadable(external(2, "values.bin", "2", "18446744073709551614"), "reach past the end");
}

Test(tensor_external, malformed_numbers_are_unreadable)
{
    static const char *const numbers[] = {"", "-1", "+1", " 1", "1 ", "0x1", "1.0", "18446744073709551616"};
    for (size_t row = 0; row < sizeof numbers / sizeof *numbers; row++) {
        expect_unreadable(external(1, "values.bin", numbers[row], NULL), "external_data: offset");
        expect_unreadable(external(1, "values.bin", NULL, numbers[row]), "external_data: length");
    }
}

Test(tensor_external, a_location_is_required)
{
    expect_unreadable(external(1, NULL, "0", "1"), "external_data: location is missing");
    expect_unreadable(external(1, "", "0", "1"), "external_data: the location is empty");
}

Test(tensor_external, a_key_that_is_given_twice_is_unreadable)
{
    Onnx__TensorProto *proto = external(10, "values.bin", NULL, NULL);
    proto->external_data[1] = proto->external_data[0];
    proto->n_external_data = 2;
    expect_unreadable(proto, "external_data: location is given twice");
}

Test(tensor_external, strings_cannot_be_external)
{
    Onnx__TensorProto *proto = external(10, "values.bin", NULL, NULL);
    proto->data_type = DTYPE_STRING;
    expect_unreadable(proto, "data_location: strings");
}

Test(tensor_external, elements_both_inside_and_outside_are_unreadable)
{
    Onnx__TensorProto *proto = external(1, "values.bin", "0", "1");
    int32_t entry = 1;
    proto->n_int32_data = 1;
    proto->int32_data = &entry;
    expect_unreadable(proto, "int32_data: is set although data_location is EXTERNAL");
}
