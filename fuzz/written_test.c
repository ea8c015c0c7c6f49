#include "written.h"

#include <criterion/criterion.h>
#include <string.h>

/* Begins with the check's name: a document, and the fault that it must have ("" for none). */
static void expect(const char *(*check)(const char *text), const char *text, const char *fault)
{
    const char *found = check(text);
    cr_expect(strcmp(found == NULL ? "" : found, fault) == 0, "%s: %s instead of %s", text,
              found == NULL ? "nothing" : found, fault);
}

Test(written, text_has_line_feeds_and_tabs_but_no_other_control_character)
{
    expect(text_fault, "a\n\tä…", "");
    expect(text_fault, "a\rb", "a harmful character");
    expect(text_fault, "a\x1b[2J", "a harmful character");
    expect(text_fault, "a\x7f", "a harmful character");
    expect(text_fault, "a\xc2\x9b", "a harmful character");
    expect(text_fault, "a\xe2\x80\xae", "a harmful character");
    expect(text_fault, "a\xff", "no UTF-8");
}

Test(written, json_has_no_control_character_in_any_string)
{
    expect(json_fault, "{\"a\": [\"b\", {\"c\": 1}]}\n", "");
    expect(json_fault, "{\"a\": [\"b\\u001b\"]}", "a harmful character");
    expect(json_fault, "{\"a\": [\"b\\u0000\"]}", "a harmful character");
    expect(json_fault, "{\"a\": {\"b\\n\": 1}}", "a harmful character");
    expect(json_fault, "{\"a\": [\"b\"]", "no JSON");
    expect(json_fault, "{\"a\": 1, \"a\": 2}", "no JSON");
}

#define PAGE(title, summary, model)                                 \
    "<title>" title "</title><pre id=\"summary\">" summary "</pre>" \
    "<script id=\"model\" type=\"application/json\">" model "</script>\n"

Test(written, a_page_has_third_party_text_in_three_places)
{
    expect(page_fault, PAGE("a", "b &lt;c&gt;", "{\"d\": \"\\u003cx>\"}"), "");
    expect(page_fault, PAGE("a", "b", "{\"d\": \"</script>\"}"), "no JSON");
    expect(page_fault, PAGE("a", "b", "{\"d\": \"<b>\"}"), "markup in a piece of the page");
    expect(page_fault, PAGE("a", "<b>", "{}"), "markup in a piece of the page");
    expect(page_fault, PAGE("<b>", "b", "{}"), "markup in a piece of the page");
    expect(page_fault, PAGE("a", "<x>", "{}"), "an element of a third party");
    expect(page_fault, PAGE("a", "b\x1b", "{}"), "a harmful character");
    expect(page_fault, "<title>a</title>", "a piece of the page is missing");
}

#define DOCUMENT(content) "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<a>" content "</a>\n"

Test(written, a_well_formed_document_has_no_fault)
{
    expect(xml_fault, DOCUMENT("<b-c d=\"&quot;e&gt;\">g &amp; &lt;</b-c><h /><i></i>"), "");
}

Test(written, xml_that_is_not_well_formed_has_a_fault)
{
    expect(xml_fault, "<a></a>\n", "no declaration");
    expect(xml_fault, DOCUMENT("<b>"), "an end tag of another element");
    expect(xml_fault, DOCUMENT("</a>"), "not one line feed at the end");
    expect(xml_fault, DOCUMENT("<1></1>"), "no name");
    expect(xml_fault, DOCUMENT("<!-- b -->"), "no name");
    expect(xml_fault, DOCUMENT("<b"), "a tag without an end");
    expect(xml_fault, DOCUMENT("a\x01"), "a harmful character");
    expect(xml_fault, DOCUMENT("a\xff"), "no UTF-8");
    expect(xml_fault, DOCUMENT("&nbsp;"), "an unknown entity");
    expect(xml_fault, DOCUMENT("a & b"), "an unknown entity");
    expect(xml_fault, DOCUMENT("]]>"), "an element without an end, or an unescaped ]]>");
    expect(xml_fault, DOCUMENT("<b c></b>"), "an attribute without a value");
    expect(xml_fault, DOCUMENT("<b c=\"<\"></b>"), "an unescaped character in an attribute");
    expect(xml_fault, DOCUMENT("<b c=\"d\ne\"></b>"), "an unescaped character in an attribute");
    expect(xml_fault, DOCUMENT("<b c=\"\" d=\"\" c=\"\"></b>"), "an attribute twice");
}

Test(written, xml_with_markup_from_a_text_has_a_fault)
{
    expect(xml_fault, DOCUMENT("<x></x>"), "a tag from a text");
}

Test(written, markdown_has_third_party_text_in_code_only)
{
    expect(markdown_fault, "# A: `<b> [c](d) \\`\n\n    <e> ` f\n    \n    [g]\n\n- **h**, `|`: 5 %\n", "");
    expect(markdown_fault, "a <b>\n", "text that is neither plain nor code");
    expect(markdown_fault, "a `b` [c](d)\n", "text that is neither plain nor code");
    expect(markdown_fault, "a\tb\n", "text that is neither plain nor code");
    expect(markdown_fault, "`a ` b`\n", "a code span without an end");
    expect(markdown_fault, "`a\nb`\n", "a code span without an end");
    expect(markdown_fault, "a", "the last line has no end");
}

Test(written, indented_markdown_is_code_only_in_a_block_of_its_own)
{
    expect(markdown_fault, "a\n    <b>\n", "text that is neither plain nor code");
    expect(markdown_fault, "- a\n\n    <b>\n", "text that is neither plain nor code");
    expect(markdown_fault, "a\n\n    b\n<c>\n", "text that is neither plain nor code");
}
