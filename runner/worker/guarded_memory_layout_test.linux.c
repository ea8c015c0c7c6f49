/* Guarded memory reuses its pages for the next case, which must not see anything of the previous one. */
#define _DEFAULT_SOURCE

#include "guarded_memory.h"

#include <criterion/criterion.h>
#include <stdint.h>
#include <string.h>
#include <unistd.h>

enum { MOST_BUFFERS = 9 };

static struct guarded_memory memory;
static struct guarded_buffer buffers[MOST_BUFFERS];
static struct error error;
static size_t page;
static int ends[2]; /* of a pipe: read and write test whether an address is accessible, without a signal */

static void set_up(void)
{
    page = (size_t)sysconf(_SC_PAGESIZE);
    memory = (struct guarded_memory){0};
    cr_assert(pipe(ends) == 0);
}

static void tear_down(void)
{
    guarded_memory_release(&memory);
}

static void set_up_plain(void)
{
    set_up();
    memory.no_guard_regions = true;
}

TestSuite(guarded_memory_layout, .init = set_up, .fini = tear_down);
TestSuite(guarded_memory_layout_plain, .init = set_up_plain, .fini = tear_down);

/* A test with the kernel's guard regions, if it has them, and without. */
#define BOTH(name)                          \
    static void name(void);                 \
    Test(guarded_memory_layout, name)       \
    {                                       \
        name();                             \
    }                                       \
    Test(guarded_memory_layout_plain, name) \
    {                                       \
        name();                             \
    }                                       \
    static void name(void)

static bool can_be_read(const char *address)
{
    char byte;
    return write(ends[1], address, 1) == 1 && read(ends[0], &byte, 1) == 1;
}

/* Writes the byte that is there, if it can be read, and 0 otherwise. */
static bool can_be_written(char *address)
{
    char byte = 0;
    if (write(ends[1], address, 1) != 1)
        cr_assert(write(ends[1], &byte, 1) == 1);
    if (read(ends[0], address, 1) == 1)
        return true;
    cr_assert(read(ends[0], &byte, 1) == 1);
    return false;
}

/* The next case gets the slot of the last one. */
static void come_round(void)
{
    for (int i = 1; i < GUARDED_SLOTS && memory.slots[memory.current].was_used && memory.reserved != NULL;
         i++)
        cr_assert(guarded_memory_lay_out(&memory, NULL, 0, &error) == STATUS_OK, "%s", error.message);
}

static void lay_out(size_t count)
{
    come_round();
    cr_assert(guarded_memory_lay_out(&memory, buffers, count, &error) == STATUS_OK, "%s", error.message);
}

/* A case of writable buffers with these numbers of pages; a negative number ends the list. */
static void lay_out_pages(const int *pages)
{
    size_t count = 0;
    for (; count < MOST_BUFFERS && pages[count] >= 0; count++)
        buffers[count] =
            (struct guarded_buffer){.size = (size_t)pages[count] * page, .alignment = 1, .slot = (int)count};
    lay_out(count);
}
#define PAGES(...) ((const int[]){__VA_ARGS__, -1})

/* Each page of the buffers can be written and holds the pattern; the memory next to them is not
 * accessible. */
static void expect_laid_out(void)
{
    for (size_t i = 0; i < memory.buffer_count; i++) {
        char *start = buffers[i].pages, *end = start + buffers[i].page_bytes;
        for (char *at = start; at < end; at += page) {
            cr_assert(can_be_written(at), "buffer %zu, byte %td", i, at - start);
            cr_expect((unsigned char)*at == UNWRITTEN_BYTE, "buffer %zu, byte %td", i, at - start);
        }
        for (size_t distance = 1; distance <= 8; distance++) {
            cr_expect(!can_be_read(start - distance * page), "%zu pages before buffer %zu", distance, i);
            cr_expect(!can_be_read(end + (distance - 1) * page), "%zu pages after buffer %zu", distance, i);
        }
    }
}

/* ---- the same pages again ------------------------------------------------------------------------------ */

BOTH(the_same_pages_are_guarded_in_every_case)
{
    for (int turn = 0; turn < 3; turn++) {
        lay_out_pages(PAGES(1, 2, 3));
        expect_laid_out();
    }
}

BOTH(nothing_of_the_previous_case_is_left_in_the_same_pages)
{
    lay_out_pages(PAGES(1, 2));
    memset(buffers[0].address, 7, page);
    memset(buffers[1].address, 7, 2 * page);
    lay_out_pages(PAGES(1, 2));
    for (size_t i = 0; i < 2; i++)
        for (size_t byte = 0; byte < buffers[i].size; byte++)
            cr_assert(((const unsigned char *)buffers[i].address)[byte] == UNWRITTEN_BYTE, "%zu, %zu", i,
                      byte);
}

BOTH(sealed_pages_can_be_written_in_the_next_case)
{
    buffers[0] = (struct guarded_buffer){.size = 100, .alignment = 1, .read_only = true};
    lay_out(1);
    cr_assert(guarded_memory_seal(&memory, &error) == STATUS_OK);
    cr_assert(!can_be_written(buffers[0].address));
    lay_out(1);
    cr_expect(can_be_written(buffers[0].address), "as an input again");
    lay_out_pages(PAGES(1));
    cr_expect(can_be_written(buffers[0].address), "as an output");
}

BOTH(written_pages_can_be_sealed_in_the_next_case)
{
    lay_out_pages(PAGES(1));
    buffers[0] = (struct guarded_buffer){.size = 100, .alignment = 1, .read_only = true};
    lay_out(1);
    cr_assert(guarded_memory_seal(&memory, &error) == STATUS_OK);
    cr_expect(can_be_read(buffers[0].address));
    cr_expect(!can_be_written(buffers[0].address));
}

BOTH(another_size_in_the_same_pages_has_another_slack)
{
    static const size_t sizes[] = {100, 200, 50};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        buffers[0] = (struct guarded_buffer){.size = sizes[i], .alignment = 1};
        lay_out(1);
        char *bytes = buffers[0].address;
        bytes[sizes[i] - 1] = 1;
        cr_expect(guarded_memory_overwritten(&memory) == NULL, "the last of %zu bytes", sizes[i]);
        bytes[sizes[i]] = 1;
        cr_expect(guarded_memory_overwritten(&memory) == &buffers[0], "the byte after %zu", sizes[i]);
    }
}

BOTH(the_same_pages_can_hold_buffers_at_their_end)
{
    buffers[0] = (struct guarded_buffer){.size = 100, .alignment = 1};
    lay_out(1);
    memory.flush_to_end = true;
    lay_out(1);
    cr_expect(!can_be_read((const char *)buffers[0].address + 100));
    cr_expect(can_be_written((char *)buffers[0].address + 99));
}

BOTH(the_owners_of_the_same_pages_are_the_buffers_of_the_case)
{
    static struct guarded_buffer others[2];
    lay_out_pages(PAGES(1, 1));
    memcpy(others, buffers, sizeof others);
    come_round();
    cr_assert(guarded_memory_lay_out(&memory, others, 2, &error) == STATUS_OK, "%s", error.message);
    cr_expect(guarded_memory_owner(&memory, others[1].address) == &others[1]);
}

/* ---- other pages --------------------------------------------------------------------------------------- */

BOTH(other_pages_of_as_many_buffers_are_guarded_where_they_are)
{
    lay_out_pages(PAGES(1, 4, 1));
    lay_out_pages(PAGES(4, 1, 1));
    expect_laid_out();
    lay_out_pages(PAGES(1, 1, 4));
    expect_laid_out();
}

BOTH(a_first_buffer_of_fewer_pages_is_guarded_where_it_ends)
{
    lay_out_pages(PAGES(5, 2));
    lay_out_pages(PAGES(2, 2));
    expect_laid_out();
}

BOTH(a_last_buffer_of_fewer_pages_is_guarded_where_it_ends)
{
    lay_out_pages(PAGES(2, 5));
    lay_out_pages(PAGES(2, 2));
    expect_laid_out();
}

BOTH(an_empty_buffer_in_the_place_of_a_page_is_not_accessible)
{
    lay_out_pages(PAGES(1, 1, 1));
    lay_out_pages(PAGES(1, 0, 1));
    expect_laid_out();
    cr_expect(!can_be_read(buffers[1].address));
}

BOTH(a_page_in_the_place_of_an_empty_buffer_can_be_written)
{
    lay_out_pages(PAGES(100)); /* large enough for the next cases: the memory stays the same */
    lay_out_pages(PAGES(1, 0, 1));
    lay_out_pages(PAGES(1, 1, 1));
    expect_laid_out();
}

BOTH(pages_of_buffers_that_the_next_case_lacks_are_not_accessible)
{
    lay_out_pages(PAGES(1, 2, 3));
    char *third = buffers[2].address;
    lay_out_pages(PAGES(1, 2));
    cr_expect(!can_be_read(third));
    expect_laid_out();
}

BOTH(pages_of_buffers_that_the_next_case_adds_can_be_written)
{
    lay_out_pages(PAGES(100)); /* large enough for the next cases: the memory stays the same */
    lay_out_pages(PAGES(1, 2));
    lay_out_pages(PAGES(1, 2, 3));
    expect_laid_out();
}

BOTH(many_buffers_are_guarded_in_every_case)
{
    for (int turn = 0; turn < 2; turn++) {
        lay_out_pages(PAGES(1, 1, 1, 1, 1, 1, 1, 1, 1));
        expect_laid_out();
    }
}

BOTH(with_one_buffer_less_the_page_of_the_last_is_not_accessible)
{
    lay_out_pages(PAGES(1, 1, 1, 1, 1, 1, 1, 1, 1));
    char *ninth = buffers[8].address;
    lay_out_pages(PAGES(1, 1, 1, 1, 1, 1, 1, 1));
    cr_expect(!can_be_read(ninth));
    expect_laid_out();
}

BOTH(a_smaller_last_one_of_many_buffers_is_guarded_where_it_ends)
{
    lay_out_pages(PAGES(1, 1, 1, 1, 1, 1, 1, 1, 4));
    lay_out_pages(PAGES(1, 1, 1, 1, 1, 1, 1, 1, 1));
    expect_laid_out();
}

/* ---- with new memory ----------------------------------------------------------------------------------- */

BOTH(the_same_pages_are_guarded_after_a_case_that_needed_more_memory)
{
    lay_out_pages(PAGES(1, 1));
    lay_out_pages(PAGES(100, 100));
    lay_out_pages(PAGES(1, 1));
    expect_laid_out();
}

BOTH(the_same_pages_are_guarded_after_memory_was_released)
{
    lay_out_pages(PAGES(1, 2));
    guarded_memory_release(&memory);
    lay_out_pages(PAGES(1, 2));
    expect_laid_out();
}

BOTH(the_same_pages_are_guarded_after_a_case_without_room)
{
    static struct guarded_buffer impossible[1];
    lay_out_pages(PAGES(1, 2));
    impossible[0] = (struct guarded_buffer){.size = SIZE_MAX / 4, .alignment = 1};
    cr_assert(guarded_memory_lay_out(&memory, impossible, 1, &error) == STATUS_OUT_OF_MEMORY);
    lay_out_pages(PAGES(1, 2));
    expect_laid_out();
}
