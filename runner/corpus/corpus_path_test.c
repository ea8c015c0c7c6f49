#include "archive.h"

#include <criterion/criterion.h>

Test(corpus_path, the_contents_of_a_folder_immediately_follow_it)
{
    cr_expect(path_order("a", "a/b") < 0 && path_order("a/b", "a-b") < 0 && path_order("a/z", "a!") < 0);
    cr_expect(path_order("a-b", "a/b") > 0 && path_order("a/b", "a") > 0);
    cr_expect(path_order("a/b", "a/b") == 0 && path_order("", "a") < 0);
}

Test(corpus_path, a_path_with_the_same_prefix_is_not_below)
{
    cr_expect(path_lies_below("a/b", "a"));
    cr_expect(path_lies_below("a/b", ""));
    cr_expect(!path_lies_below("ab/c", "a"));
    cr_expect(!path_lies_below("a", "a"));
}

Test(corpus_path, a_path_with_an_empty_or_dot_component_is_not_plain)
{
    static const char *const paths[] = {"/a", "../a", "a/../b", "a/..", ".", "a/./b", "a//b", "", "a/"};
    for (size_t i = 0; i < sizeof paths / sizeof *paths; i++)
        cr_expect(!path_is_plain(paths[i]), "%s", paths[i]);
    cr_expect(path_is_plain("..a/.b/c.."));
}

Test(corpus_path, an_archive_has_a_name_before_its_suffix)
{
    cr_expect(path_names_archive("cases/ScatterND-18.zip") && path_names_archive("a.b.zip"));
    cr_expect(!path_names_archive("cases/.zip") && !path_names_archive("a.zip/b") &&
              !path_names_archive("a.ZIP"));
}
