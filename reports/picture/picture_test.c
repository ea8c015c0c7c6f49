#include "judge_fixture.h"
#include "picture.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <stdlib.h>
#include <string.h>

static struct judge_fixture fixture;
static char *drawn;

/* ScatterElements-18 on a vector of 3: updates 10 and 20 at the indices 1 and -1. */
static void begin(void)
{
    judge_start(&fixture, OPERATOR_SCATTER_ELEMENTS, 18);
    fixture_input(&fixture.node, INPUT_DATA, DTYPE_FLOAT, VALUES(float, 1, 2, 3), DIMS(3));
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 1, -1), DIMS(2));
    fixture_input(&fixture.node, INPUT_UPDATES, DTYPE_FLOAT, VALUES(float, 10, 20), DIMS(2));
}

static void end(void)
{
    free(drawn);
    drawn = NULL;
    judge_end(&fixture);
}

TestSuite(picture, .init = begin, .fini = end);

static const char *draw_as(bool has_answer)
{
    const struct picture_subject subject = {&fixture.the_case, &fixture.derived,
                                            has_answer ? &fixture.answer.output : NULL};
    json_t *picture = picture_json(&subject, &fixture.node.arena);
    free(drawn);
    drawn = json_dumps(picture, JSON_COMPACT);
    json_decref(picture);
    cr_assert(drawn != NULL);
    return drawn;
}

/* The drawing of the fixture's node. */
static const char *draw(void)
{
    judge_derive(&fixture);
    return draw_as(false);
}

/* The same with an actual output of the type and shape of data. */
static const char *draw_answer(const void *elements)
{
    judge_derive(&fixture);
    judge_output(&fixture, elements);
    return draw_as(true);
}

static int count(const char *text, const char *what)
{
    int found = 0;
    for (const char *at = text; (at = strstr(at, what)) != NULL; at += strlen(what))
        found++;
    return found;
}

static bool has(const char *text, const char *what)
{
    return count(text, what) > 0;
}

/* The number of arrows. */
static size_t arrows(const char *text)
{
    json_t *picture = json_loads(text, 0, NULL);
    const size_t found = json_array_size(json_object_get(picture, "arrows"));
    json_decref(picture);
    return found;
}

Test(picture, cells_that_updates_aim_at_are_marked)
{
    /* In data and in the expected output; the legend explains the mark. */
    cr_expect(eq(int, count(draw(), ",\"touched\",1]"), 4));
    cr_expect(has(drawn, "[\"touched\",\"an update aims at this cell (×2: two updates do)\"]"));
}

Test(picture, data_and_an_update_that_round_to_one_short_form_show_where_they_differ)
{
    fixture_input(&fixture.node, INPUT_DATA, DTYPE_FLOAT, VALUES(float, 16777216, 2, 3), DIMS(3));
    fixture_input(&fixture.node, INPUT_UPDATES, DTYPE_FLOAT, VALUES(float, 20, 16777218), DIMS(2));
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 1, 0), DIMS(2));
    const char *text = draw();
    cr_expect(eq(int, count(text, "[\"…216\",\"16777216\""), 1)); /* data */
    cr_expect(eq(int, count(text, "[\"…218\",\"16777218\""), 2)); /* the update and what is expected */
    text = draw_answer(VALUES(float, 16777216, 20, 3));
    cr_expect(eq(int, count(text, "[\"…216\",\"16777216\""), 2)); /* data and what is there */
}

Test(picture, nan_beside_another_nan_shows_its_bits)
{
    fixture_input(&fixture.node, INPUT_DATA, DTYPE_FLOAT, VALUES(uint32_t, 0x7fc00001, 0, 0), DIMS(3));
    const char *text = draw_answer(VALUES(uint32_t, 0x7fc00002, 0x41200000, 0x41a00000));
    cr_expect(has(text, "[\"…001\",\"nan (0x7fc00001)\""));
    cr_expect(has(text, "[\"…002\",\"nan (0x7fc00002)\",\"wrong\""));
}

Test(picture, every_update_has_an_arrow_to_its_cell)
{
    const char *text = draw();
    cr_expect(has(text, "\"arrows\":[[0,0,0,0,0,1],[0,0,1,0,0,2]]"));
    cr_expect(has(text, "updates[0] = 10 aims at data[1]. updates[1] = 20 aims at data[2]."));
}

Test(picture, a_negative_index_is_shown_with_what_it_means)
{
    cr_expect(has(draw(), "[\"-1→2\",\"-1, counted from the end of 3: 2\",\"negative\",0]"));
}

Test(picture, several_updates_of_a_cell_are_counted)
{
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 1, 1), DIMS(2));
    const char *text = draw();
    cr_expect(eq(int, count(text, ",\"touched\",2]"), 2));
    cr_expect(eq(sz, arrows(text), 2));
}

Test(picture, a_wrong_cell_is_marked_and_named)
{
    const char *text = draw_answer(VALUES(float, 1, 10, 3));
    cr_expect(has(text, "[\"3\",\"3\",\"wrong\",1]"));
    cr_expect(has(text, "\"first wrong cell: output[2]\""));
    cr_expect(has(text, "\"expected: 20 (0x41a00000)\""));
    cr_expect(has(text, "\"actual: 3 (0x40400000)\""));
}

Test(picture, of_cells_that_are_wrong_in_several_ways_the_first_is_named)
{
    /* A cell without an update, and one with the old value. */
    cr_expect(has(draw_answer(VALUES(float, 9, 10, 3)), "\"first wrong cell: output[0]\""));
}

Test(picture, the_expected_output_has_no_wrong_cell)
{
    const char *text = draw_answer(VALUES(float, 1, 10, 20));
    cr_expect(not(has(text, "\"wrong\"")));
    cr_expect(has(text, "The actual output is the expected one."));
}

Test(picture, an_allowed_value_that_differs_has_another_mark)
{
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 1, 1), DIMS(2));
    const char *text = draw_answer(VALUES(float, 1, 10, 3));
    cr_expect(not(has(text, "\"wrong\"")));
    cr_expect(has(text, "[\"10\",\"10\",\"allowed\",2]"));
}

Test(picture, a_drawing_is_cropped_around_a_wrong_cell_and_not_around_an_allowed_difference)
{
    enum { EXTENT = 100 };
    float data[EXTENT] = {0}, output[EXTENT] = {[1] = 10, [90] = 1};
    fixture_input(&fixture.node, INPUT_DATA, DTYPE_FLOAT, data, DIMS(EXTENT));
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 1, 1), DIMS(2));
    cr_expect(eq(int, count(draw_answer(output), "\"elements 86-93 of 100\""), 3));
}

Test(picture, an_output_of_another_shape_is_shown_and_not_compared)
{
    judge_derive(&fixture);
    judge_other_output(&fixture, DTYPE_FLOAT, VALUES(float, 1, 10), DIMS(2));
    const char *text = draw_as(true);
    cr_expect(has(text, "\"actual float [2]\""));
    cr_expect(has(text, "\"the actual output does not have the element type and extents of data\""));
    cr_expect(not(has(text, ",\"wrong\",")));
}

Test(picture, an_index_out_of_range_is_marked_and_the_refusal_is_stated)
{
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 1, 3), DIMS(2));
    const char *text = draw();
    cr_expect(has(text, "[\"3\",\"3 is out of range: the extent is 3\",\"outside\",0]"));
    cr_expect(has(text, "\"the input is refused because it breaks\""));
    cr_expect(has(text, "\"index-bounds: indices[1] = 3 is outside"));
    cr_expect(eq(sz, arrows(text), 0));
}

Test(picture, each_index_of_a_tuple_is_compared_with_its_own_extent)
{
    judge_end(&fixture);
    judge_start(&fixture, OPERATOR_SCATTER_ND, 18);
    fixture_input(&fixture.node, INPUT_DATA, DTYPE_FLOAT, VALUES(float, 1, 2, 3, 4, 5, 6), DIMS(2, 3));
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, -1, -1), DIMS(1, 2));
    fixture_input(&fixture.node, INPUT_UPDATES, DTYPE_FLOAT, VALUES(float, 10), DIMS(1));
    const char *text = draw();
    cr_expect(has(text, "\"-1→1\""));
    cr_expect(has(text, "\"-1→2\""));
    cr_expect(has(text, "updates[0] = 10 aims at data[1,2]."));
}

Test(picture, an_update_that_is_a_slice_has_one_arrow)
{
    judge_end(&fixture);
    judge_start(&fixture, OPERATOR_SCATTER_ND, 18);
    fixture_input(&fixture.node, INPUT_DATA, DTYPE_FLOAT, VALUES(float, 1, 2, 3, 4, 5, 6), DIMS(2, 3));
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 1), DIMS(1, 1));
    fixture_input(&fixture.node, INPUT_UPDATES, DTYPE_FLOAT, VALUES(float, 7, 8, 9), DIMS(1, 3));
    const char *text = draw();
    cr_expect(eq(sz, arrows(text), 1));
    cr_expect(eq(int, count(text, ",\"touched\",1]"), 6));
    cr_expect(has(text, "\"an update is a slice of 3 elements; its arrow begins at the first\""));
}

Test(picture, a_large_tensor_is_cropped_around_the_first_wrong_cell)
{
    enum { EXTENT = 100 };
    float output[EXTENT * EXTENT] = {0};
    judge_end(&fixture);
    judge_start(&fixture, OPERATOR_SCATTER_ELEMENTS, 18);
    fixture_input(&fixture.node, INPUT_DATA, DTYPE_FLOAT, NULL, DIMS(EXTENT, EXTENT));
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 1), DIMS(1, 1));
    fixture_input(&fixture.node, INPUT_UPDATES, DTYPE_FLOAT, VALUES(float, 10), DIMS(1, 1));
    output[EXTENT] = 10;
    output[50 * EXTENT + 60] = 5;
    const char *text = draw_answer(output);
    cr_expect(eq(int, count(text, "\"rows 46-53 of 100, columns 56-63 of 100\""), 3));
    cr_expect(eq(int, count(text, ",\"wrong\",0]"), 1));
    cr_expect(has(text, "\"first wrong cell: output[50,60]\""));
}

Test(picture, a_large_tensor_is_cropped_around_the_first_cell_aimed_at)
{
    fixture_input(&fixture.node, INPUT_DATA, DTYPE_FLOAT, NULL, DIMS(1000));
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 500, 0), DIMS(2));
    const char *text = draw();
    cr_expect(eq(int, count(text, "\"elements 496-503 of 1000\""), 2));
    cr_expect(eq(int, count(text, "\"columns\":[496,497,498,499,500,501,502,503]"), 2));
    cr_expect(eq(sz, arrows(text), 1));
}

Test(picture, long_indices_are_cropped_around_the_tuple_of_the_first_wrong_cell)
{
    enum { EXTENT = 100 };
    int64_t indices[EXTENT][2];
    float output[EXTENT * EXTENT] = {0};
    for (int64_t i = 0; i < EXTENT; i++)
        indices[i][0] = indices[i][1] = i;
    judge_end(&fixture);
    judge_start(&fixture, OPERATOR_SCATTER_ND, 18);
    fixture_input(&fixture.node, INPUT_DATA, DTYPE_FLOAT, NULL, DIMS(EXTENT, EXTENT));
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, indices, DIMS(EXTENT, 2));
    fixture_input(&fixture.node, INPUT_UPDATES, DTYPE_FLOAT, NULL, DIMS(EXTENT));
    output[50 * EXTENT + 50] = 5;
    const char *text = draw_answer(output);
    cr_expect(eq(int, count(text, "\"rows 46-53 of 100\""), 1));
    cr_expect(eq(int, count(text, "\"elements 46-53 of 100\""), 1));
}

Test(picture, the_number_of_arrows_is_limited)
{
    fixture_input(&fixture.node, INPUT_DATA, DTYPE_FLOAT, NULL, DIMS(6, 6));
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, NULL, DIMS(6, 6));
    fixture_input(&fixture.node, INPUT_UPDATES, DTYPE_FLOAT, NULL, DIMS(6, 6));
    const char *text = draw();
    cr_expect(eq(sz, arrows(text), 16));
    cr_expect(has(text, "\"16 of 36 arrows are drawn\""));
    /* The arrows to the first cell are among them. */
    cr_expect(has(text, "updates[5,0] = 0 aims at data[0,0]."));
}

Test(picture, of_more_arrows_than_are_drawn_one_goes_to_the_slice_with_the_wrong_cell)
{
    int64_t indices[3 * 8] = {[23] = 1};
    judge_end(&fixture);
    judge_start(&fixture, OPERATOR_SCATTER_ND, 18);
    fixture_input(&fixture.node, INPUT_DATA, DTYPE_FLOAT, NULL, DIMS(2, 2));
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, indices, DIMS(3, 8, 1));
    fixture_input(&fixture.node, INPUT_UPDATES, DTYPE_FLOAT, NULL, DIMS(3, 8, 2));
    const char *text = draw_answer(VALUES(float, 0, 0, 0, 5));
    cr_expect(has(text, "\"16 of 24 arrows are drawn\""), "%s", text);
    cr_expect(has(text, "updates[2,7,0] = 0 aims at data[1,0]."), "%s", text);
}

Test(picture, a_tensor_without_elements_is_described_in_words)
{
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, NULL, DIMS(0));
    fixture_input(&fixture.node, INPUT_UPDATES, DTYPE_FLOAT, NULL, DIMS(0));
    const char *text = draw();
    cr_expect(has(text, "\"indices int64 [0]\""));
    cr_expect(eq(int, count(text, "[\"no elements: an extent is 0\"]"), 2));
}

Test(picture, a_cell_without_a_value_is_a_question_mark)
{
    judge_end(&fixture);
    judge_start(&fixture, OPERATOR_SCATTER_ELEMENTS, 18);
    fixture_text(&fixture.node, "reduction", "max");
    fixture_input(&fixture.node, INPUT_DATA, DTYPE_COMPLEX64, VALUES(float, 1, 2, 3, 4), DIMS(2));
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 1), DIMS(1));
    fixture_input(&fixture.node, INPUT_UPDATES, DTYPE_COMPLEX64, VALUES(float, 5, 6), DIMS(1));
    const char *text = draw();
    cr_expect(eq(int, count(text, "[\"?\","), 1));
    cr_expect(eq(int, count(text, "[\"1+2i\","), 2));
}

Test(picture, it_is_described_in_sentences)
{
    cr_expect(has(draw(), "\"description\":\"ScatterElements-18, opset 18, float, reduction none, axis 0: "
                          "indices int64 [2], updates float [2], data float [3]. The reference computes an "
                          "output."));
}
