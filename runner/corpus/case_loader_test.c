#include "archive_fixture.h"
#include "case_source.h"
#include "model.h"
#include "model_builder_fixture.h"
#include "temporary_folder_fixture.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

static struct arena arena;
static struct error error;
static struct temporary_folder folder;
static struct model_builder builder;
static struct scatter_case the_case;

static void set_up(void)
{
    arena = arena_create((size_t)64 << 20);
    error = (struct error){0};
    folder = temporary_folder_create();
    builder = model_builder_create(&arena, "ScatterElements", 18);
}

static void tear_down(void)
{
    temporary_folder_remove(&folder);
    arena_destroy(&arena);
}

TestSuite(case_loader, .init = set_up, .fini = tear_down);

static void write_tensor(const char *name, const Onnx__TensorProto *tensor)
{
    struct built_bytes built = build_bytes(&arena, &tensor->base);
    temporary_folder_write(&folder, name, built.bytes, built.size);
}

static void write_model_as(const char *name)
{
    struct built_bytes built = model_builder_bytes(&builder);
    temporary_folder_write(&folder, name, built.bytes, built.size);
}

static void write_model(void)
{
    write_model_as("model.onnx");
}

static Onnx__TensorProto *floats(const char *name)
{
    static const float elements[] = {1.0f, 2.0f, 3.0f};
    return build_float_list(&arena, name, elements, 3);
}

static Onnx__TensorProto *indices(const char *name)
{
    static const int64_t elements[] = {0, 2, 1};
    return build_int64_list(&arena, name, elements, 3);
}

/* Writes the built model and a data set with three inputs and an output. */
static void write_case(void)
{
    write_model();
    write_tensor("test_data_set_0/input_0.pb", floats("data"));
    write_tensor("test_data_set_0/input_1.pb", indices("indices"));
    write_tensor("test_data_set_0/input_2.pb", floats("updates"));
    write_tensor("test_data_set_0/output_0.pb", floats("output"));
}

static void write_json(const char *text)
{
    temporary_folder_write(&folder, "case.json", text, strlen(text));
}

static enum status load_data_set(const char *id, int data_set)
{
    const struct case_location location = {
        .id = id, .files = {.folder = folder.path, .inside = ""}, .data_set = data_set};
    return scatter_case_load(&the_case, &location, &arena, &error);
}

static enum status load_as(const char *id)
{
    return load_data_set(id, 0);
}

static void expect_loaded(void)
{
    enum status status = load_as("own/ScatterElements-18/plain");
    cr_assert(status == STATUS_OK, "%s: %s", status_name(status), error.message);
}

static void expect_unreadable(const char *expected)
{
    enum status status = load_as("own/ScatterElements-18/plain");
    cr_expect(status == STATUS_UNREADABLE && error.status == STATUS_UNREADABLE &&
                  strncmp(error.message, expected, strlen(expected)) == 0,
              "expected \"%s\", got %s \"%s\"", expected, status_name(status), error.message);
}

static void expect_nearly_scatter(const char *expected)
{
    enum status status = load_as("own/ScatterElements-18/plain");
    cr_expect(status == STATUS_NOT_SCATTER && the_case.is_nearly_scatter);
    cr_expect(strcmp(error.message, expected) == 0, "%s", error.message);
}

Test(case_loader, a_case_is_loaded_with_its_inputs_and_output)
{
    write_case();
    expect_loaded();
    cr_expect(the_case.input_count == 3 && the_case.unread_input_count == 0);
    cr_expect(the_case.inputs[0].dtype == DTYPE_FLOAT && the_case.inputs[1].dtype == DTYPE_INT64);
    cr_expect(((int64_t *)the_case.inputs[1].elements)[1] == 2);
    cr_assert(the_case.output != NULL);
    cr_expect(the_case.output->count == 3 && strcmp(the_case.output->name, "output") == 0);
    cr_expect(the_case.expectation == EXPECT_UNSTATED && the_case.warning_count == 0);
    cr_expect(strcmp(the_case.id, "own/ScatterElements-18/plain") == 0);
}

static struct fixture_member member(const char *name, struct built_bytes built)
{
    return (struct fixture_member){.name = name, .bytes = built.bytes, .size = built.size};
}

/* Loads the case in a folder of an archive. `json` is case.json, or NULL. */
static enum status load_archived(const char *json)
{
    struct archive *archives = NULL;
    const struct fixture_member members[] = {
        member("x/test_data_set_0/input_0.pb", build_bytes(&arena, &floats("data")->base)),
        member("x/test_data_set_0/input_1.pb", build_bytes(&arena, &indices("indices")->base)),
        member("x/test_data_set_0/input_2.pb", build_bytes(&arena, &floats("updates")->base)),
        member("x/model.onnx", model_builder_bytes(&builder)),
        {.name = "x/case.json", .bytes = json}};
    fixture_archive_write(&folder, "own.zip", members, json == NULL ? 4 : 5);
    const char *path = arena_format(&arena, "%s/own.zip", folder.path);
    cr_assert(archive_open(&archives, path, &error) == STATUS_OK, "%s", error.message);
    const struct case_location location = {
        .id = "own/x", .files = {.folder = "own.zip/x", .archive = archives, .inside = "x"}};
    enum status status = scatter_case_load(&the_case, &location, &arena, &error);
    archives_close(&archives);
    return status;
}

Test(case_loader, a_case_in_an_archive_is_loaded)
{
    cr_assert(load_archived(NULL) == STATUS_OK, "%s", error.message);
    cr_expect(the_case.input_count == 3 && the_case.inputs[0].dtype == DTYPE_FLOAT &&
              the_case.output == NULL);
    cr_expect(((int64_t *)the_case.inputs[1].elements)[1] == 2);
}

Test(case_loader, an_error_in_an_archive_begins_with_the_name_in_the_case)
{
    cr_expect(load_archived("{") == STATUS_UNREADABLE);
    cr_expect(strncmp(error.message, "case.json: line 1", 17) == 0, "%s", error.message);
}

Test(case_loader, a_case_without_an_output_is_loaded)
{
    write_case();
    temporary_folder_delete(&folder, "test_data_set_0/output_0.pb");
    expect_loaded();
    cr_expect(the_case.output == NULL);
}

Test(case_loader, files_of_other_names_do_not_matter)
{
    write_case();
    temporary_folder_write(&folder, "data.json", "{}", 2);
    temporary_folder_write(&folder, "test_data_set_0/notes.txt", "x", 1);
    expect_loaded();
}

Test(case_loader, inputs_are_bound_by_position_if_their_names_are_of_no_graph_input)
{
    write_case();
    write_tensor("test_data_set_0/input_0.pb", floats("x"));
    write_tensor("test_data_set_0/input_2.pb", floats(""));
    expect_loaded();
    cr_expect(strcmp(the_case.inputs[0].name, "data") == 0 &&
              strcmp(the_case.inputs[2].name, "updates") == 0);
    cr_assert(the_case.warning_count == 1);
    cr_expect(strstr(the_case.warnings[0], "test_data_set_0/input_0.pb: the tensor is named") != NULL);
}

Test(case_loader, a_name_of_another_graph_input_than_that_of_the_position_is_unreadable)
{
    write_case();
    write_tensor("test_data_set_0/input_0.pb", floats("updates"));
    write_tensor("test_data_set_0/input_2.pb", floats(""));
    expect_unreadable(
        "test_data_set_0/input_0.pb: name: is \"updates\", another graph input than that of its "
        "position, \"data\"");
}

Test(case_loader, names_in_another_order_than_the_graph_inputs_are_unreadable)
{
    write_case();
    write_tensor("test_data_set_0/input_0.pb", floats("updates"));
    write_tensor("test_data_set_0/input_2.pb", floats("data"));
    expect_unreadable("test_data_set_0/input_1.pb: name: \"indices\" is before the graph input of "
                      "test_data_set_0/input_0.pb");
}

Test(case_loader, a_name_in_two_files_is_unreadable)
{
    write_case();
    write_tensor("test_data_set_0/input_2.pb", indices("indices"));
    expect_unreadable("test_data_set_0/input_2.pb: name: \"indices\" is also the name in "
                      "test_data_set_0/input_1.pb");
}

/* Writes a case whose data have an initializer, and a data set without them; the files have these names. */
static void write_case_with_initialized_data(const char *indices_name, const char *updates_name)
{
    model_builder_add_initializer(&builder, floats("data"));
    write_case();
    temporary_folder_delete(&folder, "test_data_set_0/input_2.pb");
    write_tensor("test_data_set_0/input_0.pb", indices(indices_name));
    write_tensor("test_data_set_0/input_1.pb", floats(updates_name));
}

static void expect_initialized_data(void)
{
    expect_loaded();
    cr_expect(the_case.warning_count == 0);
    cr_expect(the_case.inputs[0].dtype == DTYPE_FLOAT && the_case.inputs[0].count == 3);
    cr_expect(the_case.inputs[1].dtype == DTYPE_INT64 && ((int64_t *)the_case.inputs[1].elements)[1] == 2);
    cr_expect(the_case.inputs[2].dtype == DTYPE_FLOAT);
}

Test(case_loader, unnamed_files_may_be_for_the_graph_inputs_without_an_initializer)
{
    write_case_with_initialized_data("", "");
    expect_initialized_data();
}

Test(case_loader, named_files_may_be_for_the_graph_inputs_without_an_initializer)
{
    write_case_with_initialized_data("indices", "updates");
    expect_initialized_data();
}

Test(case_loader, files_for_the_graph_inputs_without_an_initializer_in_another_order_are_unreadable)
{
    write_case_with_initialized_data("updates", "indices");
    expect_unreadable("test_data_set_0/input_1.pb: name: \"indices\" is before the graph input of "
                      "test_data_set_0/input_0.pb");
}

Test(case_loader, names_tell_which_of_several_initialized_inputs_have_files)
{
    model_builder_add_initializer(&builder, floats("updates"));
    write_case_with_initialized_data("indices", "updates");
    expect_initialized_data();
}

Test(case_loader, unnamed_files_for_some_initialized_inputs_are_for_the_first_inputs)
{
    model_builder_add_initializer(&builder, floats("updates"));
    write_case_with_initialized_data("", "");
    write_tensor("test_data_set_0/input_0.pb", floats(""));
    write_tensor("test_data_set_0/input_1.pb", indices(""));
    expect_loaded();
    cr_expect(the_case.inputs[0].count == 3 && the_case.inputs[1].dtype == DTYPE_INT64);
}

Test(case_loader, files_that_leave_an_input_without_a_value_are_unreadable)
{
    write_case_with_initialized_data("data", "updates");
    expect_unreadable("test_data_set_0: graph input 1, \"indices\", has neither a file nor an initializer");
}

Test(case_loader, a_graph_input_that_the_node_does_not_read_is_an_unread_input)
{
    builder.node->input[2] = (char *)"data";
    write_case();
    expect_loaded();
    cr_assert(the_case.unread_input_count == 1 && the_case.input_count == 3);
    cr_expect(strcmp(the_case.unread_inputs[0].name, "updates") == 0);
    cr_expect(strcmp(the_case.inputs[2].name, "data") == 0);
}

Test(case_loader, an_omitted_input_has_no_type)
{
    builder.node->input[2] = (char *)"";
    builder.graph->n_input = 2;
    write_case();
    temporary_folder_delete(&folder, "test_data_set_0/input_2.pb");
    expect_loaded();
    cr_expect(the_case.inputs[2].dtype == DTYPE_UNDEFINED && the_case.inputs[2].elements != NULL);
}

Test(case_loader, nodes_with_two_or_four_inputs_are_loaded)
{
    builder.node->n_input = 2;
    write_case();
    expect_loaded();
    cr_expect(the_case.input_count == 2 && the_case.unread_input_count == 1);
    builder.node->n_input = 3;
    node_add_input(builder.node, "indices");
    write_model();
    expect_loaded();
    cr_expect(the_case.input_count == 4 && the_case.inputs[3].dtype == DTYPE_INT64);
}

Test(case_loader, initializers_need_no_file)
{
    builder.graph->n_input = 1;
    model_builder_add_initializer(&builder, indices("indices"));
    model_builder_add_initializer(&builder, floats("updates"));
    write_model();
    write_tensor("test_data_set_0/input_0.pb", floats("data"));
    expect_loaded();
    cr_expect(((int64_t *)the_case.inputs[1].elements)[1] == 2);
}

Test(case_loader, a_default_may_be_omitted_at_the_end)
{
    model_builder_add_initializer(&builder, floats("updates"));
    write_case();
    temporary_folder_delete(&folder, "test_data_set_0/input_2.pb");
    expect_loaded();
    cr_expect(the_case.inputs[2].dtype == DTYPE_FLOAT && the_case.inputs[2].count == 3);
    cr_expect(!model_has_form(&the_case.model, MODEL_FORM_OVERRIDDEN_DEFAULT));
}

Test(case_loader, a_file_overrides_the_default)
{
    static const float other[] = {9.0f};
    model_builder_add_initializer(&builder, build_float_list(&arena, "updates", other, 1));
    write_case();
    expect_loaded();
    cr_expect(the_case.inputs[2].count == 3);
    cr_expect(model_has_form(&the_case.model, MODEL_FORM_OVERRIDDEN_DEFAULT));
}

Test(case_loader, a_default_in_the_middle_needs_its_file)
{
    model_builder_add_initializer(&builder, indices("indices"));
    write_case();
    temporary_folder_delete(&folder, "test_data_set_0/input_1.pb");
    expect_unreadable("test_data_set_0/input_1.pb: is missing");
}

Test(case_loader, a_missing_input_is_unreadable)
{
    write_case();
    temporary_folder_delete(&folder, "test_data_set_0/input_2.pb");
    expect_unreadable("test_data_set_0/input_2.pb: is missing");
}

Test(case_loader, a_gap_in_the_inputs_is_unreadable)
{
    write_case();
    temporary_folder_delete(&folder, "test_data_set_0/input_1.pb");
    expect_unreadable("test_data_set_0/input_1.pb: is missing");
}

Test(case_loader, surplus_files_are_unreadable)
{
    static const char *const names[] = {"test_data_set_0/input_3.pb", "test_data_set_0/input_00.pb",
                                        "test_data_set_0/input_x.pb", "test_data_set_0/output_1.pb",
                                        "test_data_set_0/output_00.pb"};
    for (size_t row = 0; row < sizeof names / sizeof *names; row++) {
        char expected[100];
        write_case();
        temporary_folder_write(&folder, names[row], "", 0);
        (void)snprintf(expected, sizeof expected, "%s: is surplus", names[row]);
        expect_unreadable(expected);
        temporary_folder_delete(&folder, names[row]);
    }
}

Test(case_loader, a_data_set_without_a_model_is_nearly_a_case)
{
    write_case();
    temporary_folder_delete(&folder, "model.onnx");
    expect_nearly_scatter("no file *.onnx is next to test_data_set_0");
}

Test(case_loader, the_only_model_of_a_folder_may_have_any_name)
{
    write_case();
    temporary_folder_delete(&folder, "model.onnx");
    write_model_as("my_model.onnx");
    temporary_folder_write(&folder, ".hidden.onnx", "", 0);
    expect_loaded();
    cr_expect(strcmp(the_case.model_file, "my_model.onnx") == 0);
}

Test(case_loader, an_error_in_a_model_of_another_name_begins_with_this_name)
{
    write_case();
    temporary_folder_delete(&folder, "model.onnx");
    temporary_folder_write(&folder, "my_model.onnx", "\xff\xff", 2);
    expect_unreadable("my_model.onnx: ");
}

Test(case_loader, model_onnx_is_the_model_whatever_is_next_to_it)
{
    write_case();
    temporary_folder_write(&folder, "another.onnx", "", 0);
    expect_loaded();
    cr_expect(strcmp(the_case.model_file, "model.onnx") == 0);
}

Test(case_loader, two_models_of_other_names_are_both_named)
{
    write_case();
    temporary_folder_delete(&folder, "model.onnx");
    write_model_as("b.onnx");
    write_model_as("a.onnx");
    expect_nearly_scatter("a.onnx, b.onnx: two models in a folder: name the one of the case model.onnx");
}

Test(case_loader, a_graph_with_a_scatter_node_and_others_is_nearly_a_case)
{
    Onnx__NodeProto *nodes[] = {builder.node, &(Onnx__NodeProto)ONNX__NODE_PROTO__INIT};
    nodes[1]->op_type = (char *)"Add";
    builder.graph->n_node = 2;
    builder.graph->node = nodes;
    write_case();
    expect_nearly_scatter("model.onnx: the graph has 2 nodes: 1 ScatterElements, 1 Add; "
                          "\"python -m scatter_cts extract\" makes a case of each scatter node");
}

Test(case_loader, a_scatter_node_of_another_domain_is_nearly_a_case)
{
    builder.node->domain = (char *)"com.example";
    write_case();
    expect_nearly_scatter("model.onnx: the only node is com.example.ScatterElements");
}

Test(case_loader, a_graph_without_a_node_is_nearly_a_case)
{
    builder.graph->n_node = 0;
    write_case();
    expect_nearly_scatter("model.onnx: the graph has no node");
}

Test(case_loader, a_missing_data_set_is_unreadable)
{
    write_model();
    expect_unreadable("test_data_set_0: there is no such folder");
}

Test(case_loader, a_folder_without_data_sets_is_unreadable)
{
    write_model();
    cr_expect(load_data_set("x/y", -1) == STATUS_UNREADABLE);
    cr_expect(strstr(error.message, "no data set") != NULL, "%s", error.message);
}

Test(case_loader, a_model_with_all_values_needs_no_data_set)
{
    builder.graph->n_input = 1; /* data, with a default value */
    model_builder_add_initializer(&builder, floats("data"));
    model_builder_add_initializer(&builder, indices("indices"));
    model_builder_add_initializer(&builder, floats("updates"));
    write_model();
    cr_assert(load_data_set("x/y", -1) == STATUS_OK, "%s", error.message);
    cr_expect(the_case.data_set == 0 && the_case.output == NULL);
    cr_expect(the_case.input_count == 3 && the_case.inputs[INPUT_INDICES].dtype == DTYPE_INT64);
}

Test(case_loader, another_operator_is_not_scatter_even_without_a_data_set)
{
    builder.node->op_type = (char *)"Add";
    write_model();
    cr_expect(load_data_set("x/y", -1) == STATUS_NOT_SCATTER);
    cr_expect(strcmp(error.message, "model.onnx: the only node is Add") == 0, "%s", error.message);
    cr_expect(!the_case.is_nearly_scatter);
}

Test(case_loader, every_broken_file_is_named)
{
    static const char *const names[] = {"model.onnx", "test_data_set_0/input_0.pb",
                                        "test_data_set_0/input_1.pb", "test_data_set_0/output_0.pb"};
    for (size_t row = 0; row < sizeof names / sizeof *names; row++) {
        write_case();
        temporary_folder_write(&folder, names[row], "\xff\xff", 2);
        expect_unreadable(names[row]);
    }
}

Test(case_loader, an_empty_tensor_file_is_unreadable)
{
    write_case();
    temporary_folder_write(&folder, "test_data_set_0/input_1.pb", "", 0);
    expect_unreadable("test_data_set_0/input_1.pb: data_type: is missing");
}

Test(case_loader, a_tensor_of_undefined_type_is_unreadable)
{
    Onnx__TensorProto *tensor = floats("data");
    tensor->data_type = 0;
    write_case();
    write_tensor("test_data_set_0/input_0.pb", tensor);
    expect_unreadable("test_data_set_0/input_0.pb: data_type: is undefined");
}

Test(case_loader, a_tensor_of_a_type_that_no_operator_admits_is_loaded)
{
    static const int64_t one[] = {1};
    write_case();
    write_tensor("test_data_set_0/input_0.pb", build_tensor(&arena, "data", DTYPE_FLOAT8E5M2, one, 1));
    expect_loaded();
    cr_expect(the_case.inputs[0].dtype == DTYPE_FLOAT8E5M2);
}

Test(case_loader, files_that_lead_out_of_the_folder_are_unreadable)
{
    static const char *const names[] = {"model.onnx", "test_data_set_0/input_0.pb",
                                        "test_data_set_0/output_0.pb", "case.json"};
    struct temporary_folder outside = temporary_folder_create();
    char target[300];
    (void)snprintf(target, sizeof target, "%s/file", outside.path);
    temporary_folder_write(&outside, "file", "", 0);
    for (size_t row = 0; row < sizeof names / sizeof *names; row++) {
        char expected[100];
        write_case();
        write_json("{}");
        temporary_folder_delete(&folder, names[row]);
        temporary_folder_link(&folder, names[row], target);
        (void)snprintf(expected, sizeof expected, "%s: points outside of the folder", names[row]);
        expect_unreadable(expected);
        temporary_folder_delete(&folder, names[row]);
        temporary_folder_write(&folder, "case.json", "{}", 2);
        temporary_folder_delete(&folder, "case.json");
    }
    temporary_folder_remove(&outside);
}

Test(case_loader, external_data_of_an_input_is_relative_to_its_file)
{
    static const int64_t three[] = {3};
    Onnx__TensorProto *tensor = build_tensor(&arena, "data", DTYPE_UINT8, three, 1);
    tensor_make_external(&arena, tensor, "values.bin", NULL, NULL);
    write_case();
    write_tensor("test_data_set_0/input_0.pb", tensor);
    temporary_folder_write(&folder, "values.bin", "wrong", 5);
    temporary_folder_write(&folder, "test_data_set_0/values.bin", "abc", 3);
    expect_loaded();
    cr_expect(memcmp(the_case.inputs[0].elements, "abc", 3) == 0);
}

Test(case_loader, external_data_of_the_model_is_relative_to_the_model)
{
    static const int64_t three[] = {3};
    Onnx__TensorProto *tensor = build_tensor(&arena, "updates", DTYPE_UINT8, three, 1);
    tensor_make_external(&arena, tensor, "values.bin", NULL, NULL);
    builder.graph->n_input = 2;
    model_builder_add_initializer(&builder, tensor);
    write_case();
    temporary_folder_delete(&folder, "test_data_set_0/input_2.pb");
    temporary_folder_write(&folder, "values.bin", "abc", 3);
    expect_loaded();
    cr_expect(memcmp(the_case.inputs[2].elements, "abc", 3) == 0);
}

Test(case_loader, bools_that_are_neither_0_nor_1_are_a_warning)
{
    static const int64_t one[] = {1};
    int32_t two = 2;
    Onnx__TensorProto *tensor = build_tensor(&arena, "data", DTYPE_BOOL, one, 1);
    tensor->n_int32_data = 1;
    tensor->int32_data = &two;
    write_case();
    write_tensor("test_data_set_0/input_0.pb", tensor);
    expect_loaded();
    cr_assert(the_case.warning_count == 1);
    cr_expect(strstr(the_case.warnings[0], "input_0.pb: a bool") != NULL, "%s", the_case.warnings[0]);
}

Test(case_loader, two_spellings_of_the_domain_are_not_a_warning)
{
    builder.node->domain = (char *)"ai.onnx";
    write_case();
    expect_loaded();
    cr_expect(the_case.warning_count == 0, "%s", the_case.warnings[0]);
}

Test(case_loader, case_json_defines_the_expectation)
{
    write_case();
    write_json(
        "{\"id\": \"ScatterElements-18/plain\", \"tier\": \"core\", \"data_sets\": [{\"expect\": \"exact\", "
        "\"clauses\": [\"a.b\", \"c.d\"], \"why\": \"because\"}], \"bugs\": [], \"provenance\": {}}");
    expect_loaded();
    cr_expect(the_case.expectation == EXPECT_EXACT && the_case.clause_count == 2);
    cr_expect(strcmp(the_case.clauses[1], "c.d") == 0 && strcmp(the_case.why, "because") == 0);
}

Test(case_loader, case_json_names_a_sibling_next_to_the_case)
{
    write_case();
    write_json("{\"id\": \"ScatterElements-18/plain\", \"tier\": \"core\", \"data_sets\": [{\"expect\": "
               "\"exact\", \"sibling\": \"ScatterElements-18/other#1\"}]}");
    expect_loaded();
    cr_expect(strcmp(the_case.sibling, "ScatterElements-18/other#1") == 0);
}

Test(case_loader, the_tiers_core_and_full_are_read)
{
    static const enum tier tiers[] = {TIER_CORE, TIER_FULL};
    write_case();
    for (size_t row = 0; row < 2; row++) {
        char text[200];
        (void)snprintf(text, sizeof text,
                       "{\"id\": \"plain\", \"tier\": \"%s\", \"data_sets\": [{\"expect\": \"exact\"}]}",
                       tier_name(tiers[row]));
        write_json(text);
        expect_loaded();
        cr_expect(the_case.tier == tiers[row], "%s", tier_name(tiers[row]));
    }
}

Test(case_loader, a_case_without_case_json_has_no_tier)
{
    write_case();
    expect_loaded();
    cr_expect(the_case.tier == TIER_UNSTATED);
}

Test(case_loader, all_expectations_are_read)
{
    static const struct {
        const char *name;
        enum expectation expectation;
        bool output;
    } rows[] = {{"exact", EXPECT_EXACT, true},
                {"allowed", EXPECT_ALLOWED, true},
                {"refuse", EXPECT_REFUSE, false},
                {"invariants", EXPECT_INVARIANTS, false}};
    for (size_t row = 0; row < 4; row++) {
        char text[200];
        write_case();
        if (!rows[row].output)
            temporary_folder_delete(&folder, "test_data_set_0/output_0.pb");
        (void)snprintf(text, sizeof text,
                       "{\"id\": \"plain\", \"tier\": \"full\", \"data_sets\": [{\"expect\": \"%s\"}]}",
                       rows[row].name);
        write_json(text);
        expect_loaded();
        cr_expect(the_case.expectation == rows[row].expectation, "%s", rows[row].name);
        cr_expect(strcmp(expectation_name(the_case.expectation), rows[row].name) == 0);
    }
}

Test(case_loader, the_expectation_and_the_stored_output_must_agree)
{
    static const struct {
        const char *name;
        bool output;
        const char *message;
    } rows[] = {{"exact", false, "case.json: data_sets[0].expect: \"exact\" needs output_0.pb"},
                {"allowed", false, "case.json: data_sets[0].expect: \"allowed\" needs output_0.pb"},
                {"refuse", true, "case.json: data_sets[0].expect: \"refuse\" forbids output_0.pb"},
                {"invariants", true, "case.json: data_sets[0].expect: \"invariants\" forbids output_0.pb"}};
    for (size_t row = 0; row < 4; row++) {
        char text[200];
        write_case();
        if (!rows[row].output)
            temporary_folder_delete(&folder, "test_data_set_0/output_0.pb");
        (void)snprintf(text, sizeof text,
                       "{\"id\": \"plain\", \"tier\": \"full\", \"data_sets\": [{\"expect\": \"%s\"}]}",
                       rows[row].name);
        write_json(text);
        expect_unreadable(rows[row].message);
    }
}

Test(case_loader, malformed_case_json_is_unreadable)
{
    static const struct {
        const char *text;
        const char *message;
    } rows[] = {
        {"", "case.json: line"},
        {"{\"id\": ", "case.json: line 1: is not JSON"},
        {"[]", "case.json: the document is not an object"},
        {"{\"data_sets\": []}", "case.json: id: is missing"},
        {"{\"id\": 5, \"data_sets\": []}", "case.json: id: is not a string"},
        {"{\"id\": \"plain\", \"data_sets\": [{\"expect\": \"exact\"}]}", "case.json: tier: is missing"},
        {"{\"id\": \"plain\", \"tier\": 1, \"data_sets\": []}", "case.json: tier: is not a string"},
        {"{\"id\": \"plain\", \"tier\": \"half\", \"data_sets\": []}",
         "case.json: tier: the tier \"half\" is unknown"},
        {"{\"id\": \"plain\", \"tier\": \"unstated\", \"data_sets\": []}",
         "case.json: tier: the tier \"unstated\" is unknown"},
        {"{\"id\": \"plain\", \"tier\": \"large\", \"data_sets\": []}",
         "case.json: tier: the tier \"large\" is unknown"},
        {"{\"id\": \"plain\", \"tier\": \"full\"}", "case.json: data_sets: is missing"},
        {"{\"id\": \"plain\", \"tier\": \"full\", \"data_sets\": {}}",
         "case.json: data_sets: is not an array"},
        {"{\"id\": \"plain\", \"tier\": \"full\", \"data_sets\": []}",
         "case.json: data_sets: has no entry 0"},
        {"{\"id\": \"plain\", \"tier\": \"full\", \"data_sets\": [7]}",
         "case.json: data_sets[0]: is not an object"},
        {"{\"id\": \"plain\", \"tier\": \"full\", \"data_sets\": [{}]}",
         "case.json: data_sets[0].expect: is missing"},
        {"{\"id\": \"plain\", \"tier\": \"full\", \"data_sets\": [{\"expect\": 1}]}",
         "case.json: data_sets[0].expect: is not a string"},
        {"{\"id\": \"plain\", \"tier\": \"full\", \"data_sets\": [{\"expect\": \"maybe\"}]}",
         "case.json: data_sets[0].expect: the expectation \"maybe\" is unknown"},
        {"{\"id\": \"plain\", \"tier\": \"full\", \"data_sets\": [{\"expect\": \"unstated\"}]}",
         "case.json: data_sets[0].expect: the expectation \"unstated\" is unknown"},
        {"{\"id\": \"plain\", \"tier\": \"full\", \"data_sets\": [{\"expect\": \"exact\", \"clauses\": "
         "\"a\"}]}",
         "case.json: data_sets[0].clauses: is not an array"},
        {"{\"id\": \"plain\", \"tier\": \"full\", \"data_sets\": [{\"expect\": \"exact\", \"clauses\": "
         "[1]}]}",
         "case.json: data_sets[0].clauses[0]: is not a string"},
        {"{\"id\": \"plain\", \"tier\": \"full\", \"data_sets\": [{\"expect\": \"exact\", \"why\": []}]}",
         "case.json: data_sets[0].why: is not a string"},
        {"{\"id\": \"plain\", \"tier\": \"full\", \"data_sets\": [{\"expect\": \"exact\", \"sibling\": 1}]}",
         "case.json: data_sets[0].sibling: is not a string"},
        {"{\"id\": \"a/plain\", \"tier\": \"full\", \"data_sets\": [{\"expect\": \"exact\", \"sibling\": "
         "\"b/plain\"}]}",
         "case.json: data_sets[0].sibling: \"b/plain\" is not in the folder of \"a/plain\""},
        {"{\"id\": \"a/plain\", \"tier\": \"full\", \"data_sets\": [{\"expect\": \"exact\", \"sibling\": "
         "\"a/\"}]}",
         "case.json: data_sets[0].sibling: \"a/\" is not in the folder"},
        {"{\"id\": \"plain\", \"id\": \"plain\", \"data_sets\": [{\"expect\": \"exact\"}]}",
         "case.json: line 1: is not JSON: duplicate"},
        {"{\"id\": \"plain\", \"tier\": \"full\", \"data_sets\": [{\"expect\": \"exact\"}]} more",
         "case.json: line 1"},
    };
    write_case();
    for (size_t row = 0; row < sizeof rows / sizeof *rows; row++) {
        write_json(rows[row].text);
        expect_unreadable(rows[row].message);
    }
}

Test(case_loader, a_case_json_of_two_mebibytes_is_unreadable)
{
    static char text[2 << 20];
    memset(text, '[', sizeof text);
    write_case();
    temporary_folder_write(&folder, "case.json", text, sizeof text);
    expect_unreadable("case.json: 2097152 bytes are more than the limit");
}

Test(case_loader, deeply_nested_case_json_is_unreadable)
{
    static char text[100000];
    memset(text, '[', sizeof text);
    write_case();
    temporary_folder_write(&folder, "case.json", text, sizeof text);
    expect_unreadable("case.json: line 1");
}

Test(case_loader, each_data_set_has_its_own_entry)
{
    write_case();
    write_tensor("test_data_set_1/input_0.pb", floats("data"));
    write_tensor("test_data_set_1/input_1.pb", indices("indices"));
    write_tensor("test_data_set_1/input_2.pb", floats("updates"));
    write_json("{\"id\": \"plain\", \"tier\": \"full\", \"data_sets\": [{\"expect\": \"exact\"}, "
               "{\"expect\": \"refuse\"}]}");
    cr_assert(load_data_set("own/plain#1", 1) == STATUS_OK, "%s", error.message);
    cr_expect(the_case.expectation == EXPECT_REFUSE && the_case.data_set == 1);
}

Test(case_loader, an_id_that_names_another_folder_is_unreadable)
{
    static const char *const ids[] = {"ScatterElements-18/other", "lain",         "",
                                      "ScatterND-18/plain",       "plain/deeper", "/plain"};
    write_case();
    for (size_t row = 0; row < sizeof ids / sizeof *ids; row++) {
        char text[200];
        (void)snprintf(text, sizeof text,
                       "{\"id\": \"%s\", \"tier\": \"full\", \"data_sets\": [{\"expect\": \"exact\"}]}",
                       ids[row]);
        write_json(text);
        expect_unreadable("case.json: id:");
    }
}

Test(case_loader, an_id_matches_however_the_case_is_found)
{
    static const char *const ids[] = {"own/ScatterElements-18/plain",
                                      "own/plain",
                                      "plain",
                                      "anything",
                                      "root/cases/ScatterElements-18/plain",
                                      "own/ScatterElements-18/plain#0"};
    write_case();
    write_json("{\"id\": \"ScatterElements-18/plain\", \"tier\": \"core\", \"data_sets\": [{\"expect\": "
               "\"exact\"}]}");
    for (size_t row = 0; row < sizeof ids / sizeof *ids; row++)
        cr_expect(load_as(ids[row]) == STATUS_OK, "%s: %s", ids[row], error.message);
}
