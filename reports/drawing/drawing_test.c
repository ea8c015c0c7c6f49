#include "case_page.h"
#include "judge_fixture.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <string.h>

static struct judge_fixture fixture;
static struct markup *markup;
static struct error error;

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
    markup_destroy(markup);
    markup = NULL;
    judge_end(&fixture);
}

TestSuite(drawing, .init = begin, .fini = end);

static const char *draw_as(bool is_page, bool has_answer)
{
    const char *text = NULL;
    const struct drawing_subject subject = {&fixture.the_case, &fixture.derived,
                                            has_answer ? &fixture.answer.output : NULL};
    struct arena *arena = &fixture.node.arena;
    markup_destroy(markup);
    cr_assert(eq(int,
                 (int)markup_create(&markup, is_page ? MARKUP_HTML : MARKUP_XML, CASE_DOCUMENT_LIMIT, &error),
                 STATUS_OK));
    enum status status = is_page ? case_page_add(markup, &subject, arena, &error)
                                 : drawing_add(markup, &subject, DRAWING_ALONE, arena, &error);
    cr_assert(eq(int, (int)status, STATUS_OK), "%s", error.message);
    cr_assert(eq(int, (int)markup_save(markup, &text, &error), STATUS_OK), "%s", error.message);
    return text;
}

/* The drawing of the fixture's node. */
static const char *draw(void)
{
    judge_derive(&fixture);
    return draw_as(false, false);
}

/* The same with an actual output of the type and shape of data. */
static const char *draw_answer(const void *elements)
{
    judge_derive(&fixture);
    judge_output(&fixture, elements);
    return draw_as(false, true);
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

#define ARROW "class=\"arrow\""
#define RING  "class=\"ring\""

Test(drawing, cells_that_updates_aim_at_are_marked)
{
    const char *text = draw();
    /* In data and in the expected output; the legend also has a corner. */
    cr_expect(eq(int, count(text, "\"cell touched\""), 4));
    cr_expect(eq(int, count(text, "class=\"corner\""), 5));
}

Test(drawing, every_update_has_an_arrow_to_its_cell)
{
    const char *text = draw();
    cr_expect(eq(int, count(text, ARROW), 2));
    cr_expect(has(text, "updates[0] = 10 aims at data[1].\nupdates[1] = 20 aims at data[2]."));
}

Test(drawing, a_negative_index_is_shown_with_what_it_means)
{
    const char *text = draw();
    cr_expect(has(text, ">-1→2</text>"));
    cr_expect(has(text, "<title>-1, counted from the end of 3: 2</title>"));
}

Test(drawing, several_updates_of_a_cell_are_counted)
{
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 1, 1), DIMS(2));
    const char *text = draw();
    cr_expect(eq(int, count(text, ">×2</text>"), 2));
    cr_expect(eq(int, count(text, ARROW), 2));
}

Test(drawing, a_wrong_cell_is_ringed_and_named)
{
    const char *text = draw_answer(VALUES(float, 1, 10, 3));
    cr_expect(eq(int, count(text, RING), 1));
    cr_expect(eq(int, count(text, ">≠</text>"), 2)); /* at the cell, and in the legend */
    cr_expect(has(text, ">first wrong cell: output[2]</text>"));
    cr_expect(has(text, ">expected: 20 (0x41a00000)</text>"));
    cr_expect(has(text, ">actual: 3 (0x40400000)</text>"));
}

Test(drawing, the_expected_output_has_no_ring)
{
    const char *text = draw_answer(VALUES(float, 1, 10, 20));
    cr_expect(eq(int, count(text, RING), 0));
    cr_expect(has(text, "The actual output is the expected one."));
}

Test(drawing, an_allowed_value_that_differs_has_another_ring)
{
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 1, 1), DIMS(2));
    const char *text = draw_answer(VALUES(float, 1, 10, 3));
    cr_expect(eq(int, count(text, RING), 0));
    cr_expect(eq(int, count(text, "class=\"allowed\""), 1));
    cr_expect(eq(int, count(text, ">≈</text>"), 2));
}

Test(drawing, an_output_of_another_shape_is_drawn_and_not_compared)
{
    judge_derive(&fixture);
    judge_other_output(&fixture, DTYPE_FLOAT, VALUES(float, 1, 10), DIMS(2));
    const char *text = draw_as(false, true);
    cr_expect(has(text, ">actual float [2]</text>"));
    cr_expect(has(text, ">the actual output does not have the element type and extents of data</text>"));
    cr_expect(eq(int, count(text, RING), 0));
}

Test(drawing, an_index_out_of_range_is_marked_and_the_refusal_is_stated)
{
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 1, 3), DIMS(2));
    const char *text = draw();
    cr_expect(eq(int, count(text, RING), 1));
    cr_expect(eq(int, count(text, ">!</text>"), 2));
    cr_expect(has(text, "<title>3 is out of range: the extent is 3</title>"));
    cr_expect(has(text, ">the input is refused because it breaks</text>"));
    cr_expect(has(text, ">index-bounds: indices[1] = 3 is outside"));
    cr_expect(eq(int, count(text, ARROW), 0));
}

Test(drawing, each_index_of_a_tuple_is_compared_with_its_own_extent)
{
    judge_end(&fixture);
    judge_start(&fixture, OPERATOR_SCATTER_ND, 18);
    fixture_input(&fixture.node, INPUT_DATA, DTYPE_FLOAT, VALUES(float, 1, 2, 3, 4, 5, 6), DIMS(2, 3));
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, -1, -1), DIMS(1, 2));
    fixture_input(&fixture.node, INPUT_UPDATES, DTYPE_FLOAT, VALUES(float, 10), DIMS(1));
    const char *text = draw();
    cr_expect(has(text, ">-1→1</text>"));
    cr_expect(has(text, ">-1→2</text>"));
    cr_expect(has(text, "updates[0] = 10 aims at data[1,2]."));
}

Test(drawing, an_update_that_is_a_slice_has_one_arrow)
{
    judge_end(&fixture);
    judge_start(&fixture, OPERATOR_SCATTER_ND, 18);
    fixture_input(&fixture.node, INPUT_DATA, DTYPE_FLOAT, VALUES(float, 1, 2, 3, 4, 5, 6), DIMS(2, 3));
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 1), DIMS(1, 1));
    fixture_input(&fixture.node, INPUT_UPDATES, DTYPE_FLOAT, VALUES(float, 7, 8, 9), DIMS(1, 3));
    const char *text = draw();
    cr_expect(eq(int, count(text, ARROW), 1));
    cr_expect(eq(int, count(text, "\"cell touched\""), 6));
    cr_expect(has(text, ">an update is a slice of 3 elements; its arrow begins at the first</text>"));
}

Test(drawing, a_large_tensor_is_cropped_around_the_first_wrong_cell)
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
    cr_expect(eq(int, count(text, ">rows 46-53 of 100, columns 56-63 of 100</text>"), 3));
    cr_expect(eq(int, count(text, RING), 1));
    cr_expect(has(text, ">first wrong cell: output[50,60]</text>"));
}

Test(drawing, a_large_tensor_is_cropped_around_the_first_cell_aimed_at)
{
    fixture_input(&fixture.node, INPUT_DATA, DTYPE_FLOAT, NULL, DIMS(1000));
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 500, 0), DIMS(2));
    const char *text = draw();
    cr_expect(eq(int, count(text, ">elements 496-503 of 1000</text>"), 2));
    cr_expect(eq(int, count(text, ARROW), 1));
    cr_expect(has(text, ">… 496</text>"));
    cr_expect(has(text, ">…</text>"));
}

Test(drawing, the_number_of_arrows_is_limited)
{
    fixture_input(&fixture.node, INPUT_DATA, DTYPE_FLOAT, NULL, DIMS(6, 6));
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, NULL, DIMS(6, 6));
    fixture_input(&fixture.node, INPUT_UPDATES, DTYPE_FLOAT, NULL, DIMS(6, 6));
    const char *text = draw();
    cr_expect(eq(int, count(text, ARROW), 16));
    cr_expect(has(text, ">16 of 36 arrows are drawn</text>"));
    /* The arrows to the first cell are among them. */
    cr_expect(has(text, "updates[5,0] = 0 aims at data[0,0]."));
}

Test(drawing, a_tensor_without_elements_is_described_in_words)
{
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, NULL, DIMS(0));
    fixture_input(&fixture.node, INPUT_UPDATES, DTYPE_FLOAT, NULL, DIMS(0));
    const char *text = draw();
    cr_expect(has(text, ">indices int64 [0]</text>"));
    cr_expect(eq(int, count(text, ">no elements: an extent is 0</text>"), 2));
}

Test(drawing, a_cell_without_a_value_is_a_question_mark)
{
    judge_end(&fixture);
    judge_start(&fixture, OPERATOR_SCATTER_ELEMENTS, 18);
    fixture_text(&fixture.node, "reduction", "max");
    fixture_input(&fixture.node, INPUT_DATA, DTYPE_COMPLEX64, VALUES(float, 1, 2, 3, 4), DIMS(2));
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 1), DIMS(1));
    fixture_input(&fixture.node, INPUT_UPDATES, DTYPE_COMPLEX64, VALUES(float, 5, 6), DIMS(1));
    const char *text = draw();
    cr_expect(eq(int, count(text, ">?</text>"), 1));
    cr_expect(eq(int, count(text, ">1+2i</text>"), 2));
}

Test(drawing, third_party_names_and_values_remain_text)
{
    const struct string_element values[] = {{"</text><script>x</script>", 25}, {"\"]]>\xe2\x80\xae\0", 8}};
    judge_end(&fixture);
    judge_start(&fixture, OPERATOR_SCATTER_ELEMENTS, 18);
    fixture_input(&fixture.node, INPUT_DATA, DTYPE_STRING, values, DIMS(2));
    fixture_input(&fixture.node, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 1), DIMS(1));
    fixture_input(&fixture.node, INPUT_UPDATES, DTYPE_STRING, values, DIMS(1));
    judge_derive(&fixture);
    fixture.the_case.id = "</title></svg><script>\x1b\xe2\x80\xae";
    const char *drawing = draw_as(false, false);
    cr_expect(not(has(drawing, "<script>")));
    cr_expect(has(drawing, "<title>&lt;/title&gt;&lt;/svg&gt;&lt;script&gt;?\?\?\?</title>"));
    cr_expect(not(has(drawing, "\xe2\x80\xae")));
    const char *page = draw_as(true, false);
    cr_expect(not(has(page, "<script>")));
    cr_expect(eq(int, count(page, "</title></svg>"), 0));
}

Test(drawing, a_page_can_hold_several_drawings)
{
    cr_expect(not(has(draw(), " id=\"")));
}

Test(drawing, the_drawing_is_an_image_with_a_title_and_a_description)
{
    const char *text = draw();
    cr_expect(has(text, " role=\"img\""));
    cr_expect(has(text, "<title>"));
    cr_expect(has(text,
                  "\n<desc>ScatterElements-18, opset 18, float, reduction none, axis 0: indices int64 [2], "
                  "updates float [2], data float [3]. The reference computes an output."));
}

Test(drawing, the_page_has_the_drawing_and_its_facts)
{
    fixture_integer(&fixture.node, "axis", 0);
    judge_derive(&fixture);
    judge_output(&fixture, VALUES(float, 1, 10, 3));
    const char *text = draw_as(true, true);
    cr_expect(eq(int, count(text, "<svg "), 1));
    cr_expect(eq(int, count(text, "<style>"), 1));
    cr_expect(has(text, "<dd>ScatterElements-18, opset 18, IR version"));
    cr_expect(has(text, "<dd>axis = 0</dd>"));
    cr_expect(has(text, "<summary>actual output: float [3] </summary>\n<pre>1 10 3\n</pre>"));
}
