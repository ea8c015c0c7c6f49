#include "file.h"
#include "temporary_folder_fixture.h"

#include <criterion/criterion.h>
#include <string.h>

static struct arena arena;
static struct error error;
static struct temporary_folder folder;

static void set_up(void)
{
    arena = arena_create((size_t)1 << 20);
    folder = temporary_folder_create();
}

static void tear_down(void)
{
    temporary_folder_remove(&folder);
    arena_destroy(&arena);
}

TestSuite(folder, .init = set_up, .fini = tear_down);

Test(folder, entries_are_sorted_and_have_their_kinds)
{
    temporary_folder_write(&folder, "b", "", 0);
    temporary_folder_make(&folder, "c");
    temporary_folder_link(&folder, "a", "c");
    temporary_folder_write(&folder, "B", "", 0);
    struct folder_entry *entries = NULL;
    size_t count = 0;
    cr_assert(folder_read(folder.path, &entries, &count, &arena, &error) == STATUS_OK);
    cr_assert(count == 4);
    cr_expect(strcmp(entries[0].name, "B") == 0 && entries[0].kind == ENTRY_FILE);
    cr_expect(strcmp(entries[1].name, "a") == 0 && entries[1].kind == ENTRY_LINK);
    cr_expect(strcmp(entries[2].name, "b") == 0 && entries[2].kind == ENTRY_FILE);
    cr_expect(strcmp(entries[3].name, "c") == 0 && entries[3].kind == ENTRY_FOLDER);
}

Test(folder, a_missing_folder_is_not_found)
{
    struct folder_entry *entries = NULL;
    size_t count = 0;
    cr_expect(folder_read("/nonexistent/folder", &entries, &count, &arena, &error) == STATUS_NOT_FOUND);
}

Test(folder, a_numbered_name_gives_its_number)
{
    int number = -1;
    cr_expect(numbered_name("input_0.pb", "input_", ".pb", &number) && number == 0);
    cr_expect(numbered_name("input_12.pb", "input_", ".pb", &number) && number == 12);
    cr_expect(numbered_name("test_data_set_2147483647", "test_data_set_", "", &number) &&
              number == 2147483647);
}

Test(folder, other_spellings_of_a_number_are_not_numbered_names)
{
    static const char *const names[] = {"input_.pb",   "input_01.pb", "input_-1.pb",          "input_+1.pb",
                                        "input_1.pbx", "input_1",     "input_2147483648.pb",  "Input_1.pb",
                                        "input_ 1.pb", "xinput_1.pb", "input_99999999999.pb", "input_1 .pb"};
    int number = 0;
    for (size_t row = 0; row < sizeof names / sizeof *names; row++)
        cr_expect(!numbered_name(names[row], "input_", ".pb", &number), "%s", names[row]);
}
