#include "file.h"
#include "model.h"
#include "model_builder_fixture.h"
#include "temporary_folder_fixture.h"

#include <criterion/criterion.h>
#include <string.h>

static struct arena arena;
static struct error error;
static struct model model;
static struct model_builder builder;

static void set_up(void)
{
    arena = arena_create((size_t)64 << 20);
    error = (struct error){0};
    builder = model_builder_create(&arena, "ScatterElements", 18);
}

static void tear_down(void)
{
    arena_destroy(&arena);
}

TestSuite(model, .init = set_up, .fini = tear_down);

static enum status read(void)
{
    struct built_bytes built = model_builder_bytes(&builder);
    return model_read(&model, built.bytes, built.size, NULL, &arena, &error);
}

static void expect_status(enum status expected, const char *message)
{
    enum status status = read();
    cr_expect(status == expected && strstr(error.message, message) != NULL,
              "expected %s \"%s\", got %s \"%s\"", status_name(expected), message, status_name(status),
              error.message);
}

static void expect_readable(void)
{
    enum status status = read();
    cr_assert(status == STATUS_OK, "%s: %s", status_name(status), error.message);
}

static void add_constant(const char *output, Onnx__TensorProto *tensor)
{
    Onnx__NodeProto *node = model_builder_add_node(&builder, "Constant");
    node_add_output(node, output);
    node_add_attribute(&builder, node, "value", ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__TENSOR)->t = tensor;
}

static Onnx__TensorProto *two_indices(const char *name)
{
    static const int64_t elements[] = {4, 5};
    return build_int64_list(&arena, name, elements, 2);
}

/* Removes the last graph inputs, so that their values can have another source. */
static void keep_graph_inputs(size_t count)
{
    builder.graph->n_input = count;
}

Test(model, a_plain_model_is_parsed)
{
    Onnx__AttributeProto *axis =
        node_add_attribute(&builder, builder.node, "axis", ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__INT);
    axis->has_i = 1;
    axis->i = -2;
    expect_readable();
    cr_expect(model.op == OPERATOR_SCATTER_ELEMENTS && model.opset == 18 && model.ir_version == 8);
    cr_expect(model.input_count == 3 && model.graph_input_count == 3 && model.output_count == 1);
    cr_expect(strcmp(model.output_name, "output") == 0);
    cr_expect(model.attribute_count == 1 && model.attributes[0].type == ATTRIBUTE_INT);
    cr_expect(model.attributes[0].integer == -2);
    for (int slot = 0; slot < 3; slot++)
        cr_expect(model.inputs[slot].source == INPUT_FROM_GRAPH && model.inputs[slot].graph_input == slot);
}

Test(model, the_bytes_are_kept_unchanged)
{
    struct built_bytes built = model_builder_bytes(&builder);
    cr_assert(model_read(&model, built.bytes, built.size, NULL, &arena, &error) == STATUS_OK);
    cr_expect(model.size == built.size && memcmp(model.bytes, built.bytes, built.size) == 0);
}

Test(model, inputs_are_bound_by_name_not_by_order)
{
    builder.node->input[0] = (char *)"updates";
    builder.node->input[2] = (char *)"data";
    expect_readable();
    cr_expect(model.inputs[0].graph_input == 2 && model.inputs[2].graph_input == 0);
}

Test(model, one_graph_input_may_feed_two_slots)
{
    builder.node->input[2] = (char *)"data";
    expect_readable();
    cr_expect(model.inputs[0].graph_input == 0 && model.inputs[2].graph_input == 0);
    cr_expect(model.graph_inputs[0].read && !model.graph_inputs[2].read);
}

Test(model, an_axis_without_a_value_is_0)
{
    node_add_attribute(&builder, builder.node, "axis", ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__INT);
    expect_readable();
    cr_expect(model.attributes[0].integer == 0 && model.attributes[0].type == ATTRIBUTE_INT);
}

Test(model, a_string_attribute_is_bytes_with_a_size)
{
    Onnx__AttributeProto *reduction = node_add_attribute(&builder, builder.node, "reduction",
                                                         ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__STRING);
    reduction->has_s = 1;
    reduction->s = (ProtobufCBinaryData){.len = 4, .data = (uint8_t *)"ad\0d"};
    expect_readable();
    cr_expect(model.attributes[0].type == ATTRIBUTE_STRING && model.attributes[0].string.size == 4);
    cr_expect(memcmp(model.attributes[0].string.bytes, "ad\0d", 4) == 0);
}

Test(model, illegal_attributes_are_kept_unchanged)
{
    node_add_attribute(&builder, builder.node, "__hint", ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__FLOATS);
    node_add_attribute(&builder, builder.node, "axis", ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__STRING);
    node_add_attribute(&builder, builder.node, "axis", ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__INT);
    expect_readable();
    cr_expect(model.attribute_count == 3);
    cr_expect(strcmp(model.attributes[0].name, "__hint") == 0 && model.attributes[0].type == 6);
}

Test(model, every_attribute_has_its_own_message)
{
    node_add_attribute(&builder, builder.node, "axis", ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__INT)->i = 0;
    builder.node->attribute[0]->has_i = 1;
    builder.node->attribute[0]->i = 3;
    expect_readable();
    const struct string_element *message = &model.attribute_messages[0];
    Onnx__AttributeProto *parsed =
        onnx__attribute_proto__unpack(NULL, message->size, (const uint8_t *)message->bytes);
    cr_assert(parsed != NULL);
    bool same = strcmp(parsed->name, "axis") == 0 && parsed->has_i && parsed->i == 3;
    onnx__attribute_proto__free_unpacked(parsed, NULL);
    cr_expect(same);
}

Test(model, nodes_with_too_few_or_too_many_inputs_are_readable)
{
    builder.node->n_input = 2;
    expect_readable();
    cr_expect(model.input_count == 2 && !model.graph_inputs[2].read);
    builder.node->n_input = 3;
    node_add_input(builder.node, "data");
    expect_readable();
    cr_expect(model.input_count == 4);
}

Test(model, an_empty_name_is_an_omitted_input)
{
    builder.node->input[1] = (char *)"";
    expect_readable();
    cr_expect(model.inputs[1].source == INPUT_OMITTED);
}

Test(model, a_node_without_outputs_is_readable)
{
    builder.node->n_output = 0;
    builder.graph->n_output = 0;
    expect_readable();
    cr_expect(model.output_count == 0 && strcmp(model.output_name, "") == 0);
}

Test(model, both_spellings_of_the_domain_are_equivalent)
{
    static char *const domains[] = {"", "ai.onnx"};
    for (int node = 0; node < 2; node++) {
        for (int import = 0; import < 2; import++) {
            builder.node->domain = domains[node];
            builder.model->opset_import[0]->domain = domains[import];
            expect_readable();
            cr_expect(strcmp(model.domain, domains[node]) == 0, "%d %d", node, import);
            cr_expect(strcmp(model.import_domain, domains[import]) == 0, "%d %d", node, import);
        }
    }
}

Test(model, imports_of_other_domains_do_not_matter)
{
    model_builder_add_import(&builder, "com.example", -5);
    expect_readable();
    cr_expect(model.opset == 18);
}

Test(model, equal_imports_of_both_spellings_are_readable)
{
    model_builder_add_import(&builder, "ai.onnx", 18);
    expect_readable();
    cr_expect(strcmp(model.import_domain, "") == 0);
}

Test(model, an_initializer_feeds_an_input)
{
    keep_graph_inputs(1);
    model_builder_add_initializer(&builder, two_indices("updates"));
    model_builder_add_initializer(&builder, two_indices("indices"));
    expect_readable();
    cr_expect(model.inputs[1].source == INPUT_FROM_MODEL && model.inputs[2].source == INPUT_FROM_MODEL);
    cr_expect(model.inputs[1].value->count == 2 && strcmp(model.inputs[1].value->name, "indices") == 0);
}

Test(model, an_initializer_of_a_graph_input_is_its_default)
{
    model_builder_add_initializer(&builder, two_indices("indices"));
    expect_readable();
    cr_expect(model.inputs[1].source == INPUT_FROM_GRAPH);
    cr_assert(model.graph_inputs[1].initializer != NULL);
    cr_expect(model.graph_inputs[0].initializer == NULL && model.graph_inputs[1].initializer->count == 2);
}

Test(model, a_constant_node_feeds_an_input)
{
    keep_graph_inputs(1);
    add_constant("indices", two_indices("inner name"));
    add_constant("updates", two_indices(""));
    expect_readable();
    cr_assert(model.inputs[1].source == INPUT_FROM_MODEL);
    const int64_t *elements = model.inputs[1].value->elements;
    cr_expect(elements[0] == 4 && elements[1] == 5);
    cr_expect(strcmp(model.inputs[1].value->name, "indices") == 0);
}

/* Reads a Constant with a single attribute as the input in slot 2. */
static const struct tensor *read_constant(Onnx__AttributeProto *attribute)
{
    builder.graph->n_node = 1;
    keep_graph_inputs(2);
    Onnx__NodeProto *node = model_builder_add_node(&builder, "Constant");
    node_add_output(node, "updates");
    node->attribute[node->n_attribute++] = attribute;
    expect_readable();
    return model.inputs[2].value;
}

Test(model, a_constant_may_be_a_number_or_a_string)
{
    Onnx__AttributeProto attribute = ONNX__ATTRIBUTE_PROTO__INIT;
    attribute.name = (char *)"value_int";
    attribute.has_i = 1;
    attribute.i = -7;
    const struct tensor *value = read_constant(&attribute);
    cr_expect(value->dtype == DTYPE_INT64 && value->rank == 0 && ((int64_t *)value->elements)[0] == -7);

    attribute.name = (char *)"value_float";
    attribute.has_f = 1;
    attribute.f = 1.5f;
    value = read_constant(&attribute);
    cr_expect(value->dtype == DTYPE_FLOAT && value->rank == 0 && ((float *)value->elements)[0] == 1.5f);

    attribute.name = (char *)"value_string";
    attribute.has_s = 1;
    attribute.s = (ProtobufCBinaryData){.len = 2, .data = (uint8_t *)"ab"};
    value = read_constant(&attribute);
    cr_expect(value->dtype == DTYPE_STRING && value->rank == 0);
    cr_expect(((struct string_element *)value->elements)[0].size == 2);
}

Test(model, a_constant_may_be_a_list)
{
    int64_t integers[] = {1, 2, 3};
    float floats[] = {1.5f};
    ProtobufCBinaryData strings[] = {{.len = 1, .data = (uint8_t *)"a"}, {0}};
    Onnx__AttributeProto attribute = ONNX__ATTRIBUTE_PROTO__INIT;
    attribute.name = (char *)"value_ints";
    attribute.n_ints = 3;
    attribute.ints = integers;
    const struct tensor *value = read_constant(&attribute);
    cr_expect(value->dtype == DTYPE_INT64 && value->rank == 1 && value->dims[0] == 3);

    attribute.name = (char *)"value_floats";
    attribute.n_floats = 1;
    attribute.floats = floats;
    value = read_constant(&attribute);
    cr_expect(value->dtype == DTYPE_FLOAT && value->rank == 1 && value->dims[0] == 1);

    attribute.name = (char *)"value_strings";
    attribute.n_strings = 2;
    attribute.strings = strings;
    value = read_constant(&attribute);
    cr_expect(value->dtype == DTYPE_STRING && value->rank == 1 && value->dims[0] == 2);
}

Test(model, an_empty_list_is_an_empty_constant)
{
    Onnx__AttributeProto attribute = ONNX__ATTRIBUTE_PROTO__INIT;
    attribute.name = (char *)"value_ints";
    const struct tensor *value = read_constant(&attribute);
    cr_expect(value->rank == 1 && value->count == 0);
}

static void expect_invalid_constant(const char *name, Onnx__AttributeProto__AttributeType type,
                                    const char *message)
{
    builder = model_builder_create(&arena, "ScatterND", 18);
    keep_graph_inputs(2);
    Onnx__NodeProto *node = model_builder_add_node(&builder, "Constant");
    node_add_output(node, "updates");
    node_add_attribute(&builder, node, name, type);
    expect_status(STATUS_UNREADABLE, message);
}

Test(model, constants_that_cannot_be_read_are_unreadable)
{
    expect_invalid_constant("sparse_value", ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__SPARSE_TENSOR,
                            "graph.node[1] (Constant): the attribute \"sparse_value\"");
    expect_invalid_constant("value", ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__TENSOR,
                            "does not contain a tensor");
    expect_invalid_constant("value_int", ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__FLOAT,
                            "has type 1 instead of 2");
    expect_invalid_constant("__hint", ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__INT, "has no attribute");
}

Test(model, a_constant_with_two_values_is_unreadable)
{
    keep_graph_inputs(2);
    add_constant("updates", two_indices(""));
    node_add_attribute(&builder, builder.graph->node[1], "value_int",
                       ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__INT);
    expect_status(STATUS_UNREADABLE, "more than one attribute");
}

Test(model, an_invalid_tensor_in_the_model_is_named)
{
    Onnx__TensorProto *tensor = two_indices("indices");
    tensor->dims[0] = 3;
    keep_graph_inputs(1);
    model_builder_add_initializer(&builder, tensor);
    expect_status(STATUS_UNREADABLE, "graph.initializer \"indices\": int64_data: holds 2 entries");
}

Test(model, another_operator_is_not_scatter)
{
    builder.node->op_type = (char *)"Add";
    expect_status(STATUS_NOT_SCATTER, "the only node is Add");
}

Test(model, a_scatter_of_another_domain_is_not_scatter)
{
    builder.node->domain = (char *)"com.example";
    expect_status(STATUS_NOT_SCATTER, "the only node is com.example.ScatterElements");
}

Test(model, another_operator_is_not_scatter_whatever_else_is_wrong)
{
    builder.node->op_type = (char *)"Identity";
    builder.model->n_opset_import = 0;
    builder.graph->input[0]->type->value_case = ONNX__TYPE_PROTO__VALUE__NOT_SET;
    expect_status(STATUS_NOT_SCATTER, "the only node is Identity");
}

Test(model, two_scatter_nodes_are_not_scatter)
{
    model_builder_add_node(&builder, "ScatterND");
    expect_status(STATUS_NOT_SCATTER, "2 nodes: 1 ScatterElements, 1 ScatterND");
}

Test(model, a_scatter_next_to_another_operator_is_not_scatter)
{
    model_builder_add_node(&builder, "Add");
    model_builder_add_node(&builder, "Add");
    expect_status(STATUS_NOT_SCATTER, "3 nodes: 1 ScatterElements, 2 Add");
}

Test(model, a_model_of_several_nodes_is_told_what_makes_a_case_of_each_scatter_node)
{
    model_builder_add_node(&builder, "Add");
    expect_status(STATUS_NOT_SCATTER,
                  "1 Add; \"python -m scatter_cts extract\" makes a case of each scatter node");
}

Test(model, a_model_of_several_other_nodes_is_not_told_this)
{
    builder.node->op_type = (char *)"Add";
    model_builder_add_node(&builder, "Add");
    expect_status(STATUS_NOT_SCATTER, "2 Add");
    cr_expect(strstr(error.message, "extract") == NULL, "%s", error.message);
}

Test(model, constants_alone_are_not_scatter)
{
    builder.node->op_type = (char *)"Constant";
    expect_status(STATUS_NOT_SCATTER, "the only node is Constant");
}

Test(model, a_graph_without_nodes_is_not_scatter)
{
    builder.graph->n_node = 0;
    expect_status(STATUS_NOT_SCATTER, "no node");
}

Test(model, many_kinds_of_nodes_are_summed_up)
{
    static const char *const kinds[] = {"Add", "Sub", "Mul", "Div", "Neg", "Abs", "Exp"};
    for (size_t row = 0; row < 7; row++)
        model_builder_add_node(&builder, kinds[row]);
    expect_status(STATUS_NOT_SCATTER, "8 nodes: 1 ScatterElements, 1 Add, 1 Sub, 1 Mul, 1 Div, 1 Neg, "
                                      "2 of other kinds");
}

/* ---- whole graphs -------------------------------------------------------------------------------------- */

/* Inserts a node before the scatter node. */
static Onnx__NodeProto *add_before(const char *op_type, const char *input, const char *output)
{
    Onnx__NodeProto *node = model_builder_add_node(&builder, op_type);
    node_add_input(node, input);
    node_add_output(node, output);
    for (size_t i = builder.graph->n_node - 1; i > 0; i--)
        builder.graph->node[i] = builder.graph->node[i - 1];
    builder.graph->node[0] = node;
    return node;
}

/* The same for a node that computes updates from the graph input "base". */
static Onnx__NodeProto *compute_updates(const char *op_type)
{
    keep_graph_inputs(2);
    model_builder_add_input(&builder, "base");
    return add_before(op_type, "base", "updates");
}

Test(model, another_node_may_compute_an_input)
{
    compute_updates("Reshape");
    expect_readable();
    cr_expect(model.inputs[INPUT_UPDATES].source == INPUT_FROM_NODES);
    cr_expect_str_eq(model.contents, "the graph has 2 nodes: 1 Reshape, 1 ScatterElements");
}

Test(model, the_last_of_two_scatter_nodes_is_the_node)
{
    Onnx__NodeProto *first = compute_updates("ScatterND");
    node_add_input(first, "indices");
    node_add_input(first, "base");
    expect_readable();
    cr_expect(model.op == OPERATOR_SCATTER_ELEMENTS);
}

Test(model, a_node_with_a_rounded_result_computes_no_input)
{
    compute_updates("Sqrt");
    expect_status(STATUS_NOT_SCATTER, "2 nodes: 1 Sqrt, 1 ScatterElements");
}

Test(model, a_node_of_another_domain_computes_no_input)
{
    compute_updates("Identity")->domain = (char[]){"com.example"};
    expect_status(STATUS_NOT_SCATTER, "1 com.example.Identity");
}

Test(model, a_graph_that_reads_the_output_of_its_last_scatter_node_is_no_case)
{
    compute_updates("Identity");
    add_before("Identity", "output", "copy");
    expect_status(STATUS_NOT_SCATTER, "3 nodes: 2 Identity, 1 ScatterElements");
}

Test(model, a_graph_whose_other_nodes_compute_no_input_is_no_case)
{
    add_before("Identity", "data", "copy");
    expect_status(STATUS_NOT_SCATTER, "2 nodes: 1 Identity, 1 ScatterElements");
}

Test(model, a_value_that_two_nodes_compute_is_unreadable)
{
    compute_updates("Identity");
    add_before("Identity", "base", "updates");
    expect_status(STATUS_UNREADABLE, "two values have the name \"updates\"");
}

Test(model, a_model_without_a_graph_is_unreadable)
{
    builder.model->graph = NULL;
    expect_status(STATUS_UNREADABLE, "graph: is missing");
}

Test(model, a_missing_opset_import_is_unreadable)
{
    builder.model->opset_import[0]->domain = (char *)"com.example";
    expect_status(STATUS_UNREADABLE, "opset_import: none");
}

Test(model, two_imports_that_disagree_are_unreadable)
{
    model_builder_add_import(&builder, "ai.onnx", 16);
    expect_status(STATUS_UNREADABLE, "opset_import: both 18 and 16");
}

Test(model, an_opset_below_1_is_unreadable)
{
    builder.model->opset_import[0]->version = 0;
    expect_status(STATUS_UNREADABLE, "opset_import[0].version: 0");
    builder.model->opset_import[0]->has_version = 0;
    expect_status(STATUS_UNREADABLE, "opset_import[0].version: 0");
}

Test(model, an_input_that_nothing_defines_is_unreadable)
{
    keep_graph_inputs(2);
    expect_status(STATUS_UNREADABLE, "the input \"updates\" is not a graph input, an initializer or another");
}

Test(model, a_node_that_reads_its_own_output_is_unreadable)
{
    builder.node->input[1] = (char *)"output";
    expect_status(STATUS_UNREADABLE, "the input \"output\"");
}

Test(model, a_sparse_initializer_is_named_if_an_input_is_missing)
{
    Onnx__SparseTensorProto sparse = ONNX__SPARSE_TENSOR_PROTO__INIT;
    Onnx__SparseTensorProto *list[] = {&sparse};
    builder.graph->n_sparse_initializer = 1;
    builder.graph->sparse_initializer = list;
    expect_readable();
    keep_graph_inputs(2);
    expect_status(STATUS_UNREADABLE, "sparse initializers are not supported");
}

Test(model, graph_inputs_that_are_not_tensors_are_refused_and_named)
{
    static const struct {
        Onnx__TypeProto__ValueCase value_case;
        const char *message;
    } rows[] = {{ONNX__TYPE_PROTO__VALUE_SEQUENCE_TYPE, "graph.input \"updates\": a sequence"},
                {ONNX__TYPE_PROTO__VALUE_MAP_TYPE, "a map"},
                {ONNX__TYPE_PROTO__VALUE_OPTIONAL_TYPE, "an optional"},
                {ONNX__TYPE_PROTO__VALUE_SPARSE_TENSOR_TYPE, "a sparse tensor"}};
    Onnx__TypeProto__Sequence sequence = ONNX__TYPE_PROTO__SEQUENCE__INIT;
    Onnx__TypeProto *type = builder.graph->input[2]->type;
    for (size_t row = 0; row < sizeof rows / sizeof *rows; row++) {
        /* All four are messages without fields, so one object serves for each. */
        type->value_case = rows[row].value_case;
        type->sequence_type = &sequence;
        expect_status(STATUS_UNREADABLE, rows[row].message);
    }
}

Test(model, a_graph_input_without_a_type_is_unreadable)
{
    builder.graph->input[0]->type = NULL;
    expect_status(STATUS_UNREADABLE, "graph.input \"data\": a value without a type");
}

Test(model, a_graph_input_without_a_name_is_unreadable)
{
    builder.graph->input[2]->name = NULL;
    expect_status(STATUS_UNREADABLE, "graph.input[2]: has no name");
}

Test(model, two_values_with_the_same_name_are_unreadable)
{
    model_builder_add_input(&builder, "data");
    expect_status(STATUS_UNREADABLE, "graph: two values have the name \"data\"");

    tear_down();
    set_up();
    model_builder_add_initializer(&builder, two_indices("x"));
    model_builder_add_initializer(&builder, two_indices("x"));
    expect_status(STATUS_UNREADABLE, "graph: two values have the name \"x\"");

    tear_down();
    set_up();
    add_constant("data", two_indices(""));
    expect_status(STATUS_UNREADABLE, "graph: two values have the name \"data\"");

    tear_down();
    set_up();
    builder.node->output[0] = (char *)"data";
    expect_status(STATUS_UNREADABLE, "graph: two values have the name \"data\"");
}

Test(model, another_graph_output_is_unreadable)
{
    model_builder_add_output(&builder, "data");
    expect_status(STATUS_UNREADABLE, "graph.output[1]: \"data\" differs from");
    builder.graph->output[1]->name = (char *)"output";
    expect_status(STATUS_UNREADABLE, "graph.output[1]: \"output\" is given twice");
}

Test(model, a_graph_without_the_output_of_the_node_is_readable_and_flagged)
{
    expect_readable();
    cr_expect(model.has_graph_output);
    builder.graph->output[0]->name = (char *)"data";
    expect_readable();
    cr_expect(!model.has_graph_output, "another output");
    builder.graph->n_output = 0;
    expect_readable();
    cr_expect(!model.has_graph_output, "none");
}

Test(model, an_attribute_of_a_function_is_unreadable)
{
    node_add_attribute(&builder, builder.node, "axis", ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__INT)
        ->ref_attr_name = (char *)"outer";
    expect_status(STATUS_UNREADABLE, "attribute \"axis\": refers to an attribute of a function");
}

Test(model, bools_in_the_model_that_are_neither_0_nor_1_are_noticed)
{
    static const int64_t one[] = {1};
    int32_t two = 2;
    Onnx__TensorProto *tensor = build_tensor(&arena, "updates", DTYPE_BOOL, one, 1);
    tensor->n_int32_data = 1;
    tensor->int32_data = &two;
    keep_graph_inputs(2);
    model_builder_add_initializer(&builder, tensor);
    expect_readable();
    cr_expect(model.nonzero_bools);
}

Test(model, external_data_is_inlined_into_the_bytes)
{
    struct temporary_folder folder = temporary_folder_create();
    temporary_folder_write(&folder, "values.bin", "\4\0\0\0\0\0\0\0\5\0\0\0\0\0\0\0", 16);
    struct external_data_scope scope = {.folder = folder.path, .boundary = folder.path};
    Onnx__TensorProto *initializer = two_indices("indices");
    Onnx__TensorProto *constant = two_indices("");
    initializer->n_int64_data = constant->n_int64_data = 0;
    tensor_make_external(&arena, initializer, "values.bin", NULL, NULL);
    tensor_make_external(&arena, constant, "values.bin", "0", "16");
    keep_graph_inputs(1);
    model_builder_add_initializer(&builder, initializer);
    add_constant("updates", constant);
    struct built_bytes built = model_builder_bytes(&builder);
    enum status status = model_read(&model, built.bytes, built.size, &scope, &arena, &error);
    temporary_folder_remove(&folder);
    cr_assert(status == STATUS_OK, "%s", error.message);
    struct model again;
    cr_assert(model_read(&again, model.bytes, model.size, NULL, &arena, &error) == STATUS_OK, "%s",
              error.message);
    for (int slot = 1; slot < 3; slot++)
        cr_expect(((const int64_t *)again.inputs[slot].value->elements)[1] == 5, "slot %d", slot);
}

Test(model, external_data_without_a_folder_is_unreadable)
{
    Onnx__TensorProto *initializer = two_indices("x");
    initializer->n_int64_data = 0;
    tensor_make_external(&arena, initializer, "values.bin", NULL, NULL);
    model_builder_add_initializer(&builder, initializer);
    expect_status(STATUS_UNREADABLE, "graph.initializer \"x\": data_location");
}

/* A file of `size` bytes: a graph that consists of empty messages of one field. */
static struct built_bytes graph_of(uint8_t tag, size_t size)
{
    uint8_t *bytes = arena_allocate(&arena, size);
    cr_assert(bytes != NULL);
    size_t payload = size - 6;
    bytes[0] = 0x3a; /* ModelProto.graph */
    for (int position = 0; position < 5; position++)
        bytes[1 + position] = (uint8_t)((payload >> (7 * position) & 0x7f) | (position < 4 ? 0x80 : 0));
    for (size_t position = 6; position < size; position++)
        bytes[position] = position % 2 == 0 ? tag : 0;
    return (struct built_bytes){.bytes = bytes, .size = size};
}

Test(model, ten_megabytes_of_empty_messages_are_a_clear_error)
{
    static const struct {
        uint8_t tag;
        const char *field;
    } rows[] = {{0x0a, "node"}, {0x2a, "initializer"}, {0x5a, "input"}, {0x7a, "sparse_initializer"}};
    for (size_t row = 0; row < sizeof rows / sizeof *rows; row++) {
        set_up();
        struct built_bytes built = graph_of(rows[row].tag, (size_t)10 << 20);
        enum status status = model_read(&model, built.bytes, built.size, NULL, &arena, &error);
        cr_expect(status == STATUS_OUT_OF_MEMORY, "%s: %s", rows[row].field, error.message);
        cr_expect(arena.allocated <= arena.limit, "%s", rows[row].field);
        tear_down();
    }
}

Test(model, half_a_million_empty_nodes_are_counted_if_there_is_memory)
{
    arena.limit = (size_t)1 << 30;
    struct built_bytes built = graph_of(0x0a, (size_t)1 << 20);
    enum status status = model_read(&model, built.bytes, built.size, NULL, &arena, &error);
    cr_expect(status == STATUS_NOT_SCATTER && strstr(error.message, "524285 nodes: ") != NULL, "%s %s",
              status_name(status), error.message);
}

Test(model, text_is_not_a_model)
{
    static const char text[] = "version https://git-lfs.github.com/spec/v1";
    cr_expect(model_read(&model, text, sizeof text, NULL, &arena, &error) == STATUS_UNREADABLE);
    cr_expect(strstr(error.message, "ModelProto") != NULL, "%s", error.message);
}
