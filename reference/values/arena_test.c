#include "address_sanitizer.h"
#include "arena.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <stdint.h>
#include <string.h>
#ifdef ADDRESS_SANITIZER
#include <sanitizer/asan_interface.h>
#endif

enum { MEGABYTE = 1024 * 1024 };

Test(arena, pieces_are_aligned_and_do_not_overlap)
{
    struct arena arena = arena_create(MEGABYTE);
    static const size_t sizes[] = {1, 63, 64, 65, 0, 1000, 70000, 8};
    unsigned char *pieces[8];
    for (size_t i = 0; i < 8; i++) {
        pieces[i] = arena_allocate(&arena, sizes[i]);
        cr_assert(ne(ptr, pieces[i], NULL), "piece %zu", i);
        cr_expect(eq(sz, (uintptr_t)pieces[i] % 64, 0), "piece %zu", i);
        memset(pieces[i], (int)i, sizes[i]);
    }
    for (size_t i = 0; i < 8; i++)
        for (size_t j = 0; j < sizes[i]; j++)
            cr_assert(eq(int, pieces[i][j], (int)i), "byte %zu of piece %zu was overwritten", j, i);
    arena_destroy(&arena);
}

Test(arena, nothing_is_handed_out_beyond_the_limit)
{
    struct arena arena = arena_create(MEGABYTE);
    cr_expect(eq(ptr, arena_allocate(&arena, MEGABYTE + 1), NULL), "more than the limit at once");
    size_t pieces = 0;
    while (pieces < 1000 && arena_allocate(&arena, 10000) != NULL)
        pieces++;
    cr_expect(gt(sz, pieces, 80), "most of the limit is handed out");
    cr_expect(lt(sz, pieces, 105), "and not more than all");
    cr_expect(le(sz, arena.allocated, MEGABYTE));
    arena_destroy(&arena);
}

Test(arena, a_limit_smaller_than_a_usual_block_can_be_used)
{
    struct arena arena = arena_create(1000);
    cr_expect(ne(ptr, arena_allocate(&arena, 500), NULL));
    cr_expect(eq(ptr, arena_allocate(&arena, 500), NULL));
    arena_destroy(&arena);
}

Test(arena, the_limit_is_exact_to_the_byte)
{
    struct arena enough = arena_create(128); /* 64 for the block's head and 64 for the piece */
    struct arena too_small = arena_create(127);
    cr_expect(ne(ptr, arena_allocate(&enough, 64), NULL));
    cr_expect(eq(ptr, arena_allocate(&too_small, 64), NULL));
    arena_destroy(&enough);
    arena_destroy(&too_small);
}

Test(arena, a_limit_of_zero_gives_nothing)
{
    struct arena arena = arena_create(0);
    cr_expect(eq(ptr, arena_allocate(&arena, 0), NULL));
    arena_destroy(&arena);
}

Test(arena, sizes_that_overflow_are_refused)
{
    struct arena arena = arena_create(SIZE_MAX);
    cr_expect(eq(ptr, arena_allocate(&arena, SIZE_MAX), NULL), "SIZE_MAX");
    cr_expect(eq(ptr, arena_allocate(&arena, SIZE_MAX - 70), NULL), "rounding up would overflow");
    cr_expect(eq(ptr, arena_allocate_zeroed(&arena, SIZE_MAX / 2, 3), NULL), "the product would overflow");
    cr_expect(eq(ptr, arena_copy_text(&arena, "x", SIZE_MAX), NULL), "the terminator would overflow");
    arena_destroy(&arena);
}

Test(arena, zeroed_memory_is_zero_even_if_memory_is_reused)
{
    struct arena arena = arena_create(MEGABYTE);
    memset(arena_allocate(&arena, 4096), 0xff, 4096);
    arena_reset(&arena);
    unsigned char *zeroed = arena_allocate_zeroed(&arena, 64, 64);
    for (size_t i = 0; i < 4096; i++)
        cr_assert(eq(int, zeroed[i], 0), "byte %zu", i);
    arena_destroy(&arena);
}

Test(arena, copied_text_is_terminated_and_may_hold_nul)
{
    struct arena arena = arena_create(MEGABYTE);
    char *copy = arena_copy_text(&arena, "a\0bc", 3);
    cr_expect(eq(int, memcmp(copy, "a\0b", 4), 0), "three bytes and a terminator");
    cr_expect(eq(str, arena_copy_text(&arena, NULL, 0), ""), "no bytes at all");
    arena_destroy(&arena);
}

Test(arena, formatted_text_may_have_any_length_up_to_the_limit)
{
    struct arena arena = arena_create(MEGABYTE);
    cr_expect(eq(str, arena_format(&arena, "%s-%d", "case", 7), "case-7"), "a short text");
    cr_expect(eq(sz, strlen(arena_format(&arena, "%0100000d", 1)), 100000), "a long text");
    cr_expect(eq(ptr, arena_format(&arena, "%02000000d", 1), NULL), "a text beyond the limit");
    arena_destroy(&arena);
}

Test(arena, joined_texts_have_separators_between_them_and_none_at_the_ends)
{
    static const char *const texts[] = {"a", "", "bc"};
    struct arena arena = arena_create(MEGABYTE);
    cr_expect(eq(str, arena_join(&arena, texts, 3, ", "), "a, , bc"));
    cr_expect(eq(str, arena_join(&arena, texts, 1, ", "), "a"));
    cr_expect(eq(str, arena_join(&arena, NULL, 0, ", "), ""));
    arena_destroy(&arena);
}

Test(arena, joining_texts_fails_without_memory)
{
    static const char *const texts[] = {"a", "b"};
    struct arena arena = arena_create(0);
    cr_expect(eq(ptr, arena_join(&arena, texts, 2, ""), NULL));
}

Test(arena, reset_makes_the_whole_limit_available_again)
{
    struct arena arena = arena_create(MEGABYTE);
    for (int round = 0; round < 3; round++) {
        cr_expect(ne(ptr, arena_allocate(&arena, MEGABYTE / 2), NULL), "round %d", round);
        cr_expect(ne(ptr, arena_allocate(&arena, 100), NULL), "round %d", round);
        arena_reset(&arena);
    }
    cr_expect(ne(ptr, arena_allocate(&arena, MEGABYTE - 128), NULL),
              "the kept block makes room for a larger one");
    arena_destroy(&arena);
}

Test(arena, the_first_text_after_a_reset_may_be_longer_than_the_kept_block)
{
    struct arena arena = arena_create(MEGABYTE);
    static char long_text[40000];
    memset(long_text, 'x', sizeof long_text - 1);
    (void)arena_allocate(&arena, 100);
    arena_reset(&arena);
    const char *copy = arena_format(&arena, "%s", long_text);
    cr_assert(copy != NULL);
    cr_expect(eq(sz, strlen(copy), sizeof long_text - 1));
    arena_destroy(&arena);
}

Test(arena, reset_keeps_one_block_of_a_megabyte_at_most)
{
    struct arena arena = arena_create(SIZE_MAX / 4);
    for (size_t size = 100; size < 8 * (size_t)MEGABYTE; size *= 3) {
        cr_expect(ne(ptr, arena_allocate(&arena, size), NULL), "%zu bytes", size);
        cr_expect(ne(ptr, arena_allocate(&arena, size), NULL), "%zu bytes", size);
        arena_reset(&arena);
        cr_expect(le(sz, arena.allocated, MEGABYTE), "after %zu bytes", size);
    }
    arena_destroy(&arena);
}

#ifdef ADDRESS_SANITIZER
Test(arena, address_sanitizer_knows_where_a_piece_ends)
{
    struct arena arena = arena_create(MEGABYTE);
    for (int round = 0; round < 2; round++, arena_reset(&arena)) {
        char *text = arena_format(&arena, "%s", "four"), *whole = arena_allocate(&arena, 64);
        cr_expect(eq(int, __asan_address_is_poisoned(text + 4), 0), "round %d", round);
        cr_expect(eq(int, __asan_address_is_poisoned(text + 5), 1), "round %d", round);
        cr_expect(eq(int, __asan_address_is_poisoned(whole + 63), 0), "round %d", round);
        cr_expect(eq(int, __asan_address_is_poisoned(whole + 64), 1), "round %d", round);
    }
    arena_destroy(&arena);
}
#endif

Test(arena, destroy_leaves_an_empty_arena)
{
    struct arena arena = arena_create(MEGABYTE);
    (void)arena_allocate(&arena, 100);
    arena_destroy(&arena);
    cr_expect(eq(sz, arena.allocated, 0), "nothing is held");
    cr_expect(ne(ptr, arena_allocate(&arena, 100), NULL), "and it can be used again");
    arena_destroy(&arena);
}

#ifndef ADDRESS_SANITIZER /* which aborts a program that allocates so much */
/* More than any system has. */
#define TOO_MUCH (SIZE_MAX >> 8)

Test(arena, a_failed_system_allocation_is_recorded)
{
    struct arena arena = arena_create(SIZE_MAX / 2);
    cr_expect_null(arena_allocate(&arena, TOO_MUCH));
    cr_expect_eq(arena_system_out_of_memory(), true);
}

Test(arena, a_failed_system_allocation_of_a_dispensable_arena_is_not_recorded)
{
    struct arena arena = arena_create_dispensable(SIZE_MAX / 2);
    cr_expect_null(arena_allocate(&arena, TOO_MUCH));
    cr_expect_eq(arena_system_out_of_memory(), false);
}
#endif

Test(arena, texts_are_copied_together)
{
    struct arena arena = arena_create(MEGABYTE);
    char first[] = "first", second[] = "";
    const char *a = first, *b = second, *c = "third";
    cr_assert(arena_copy_texts(&arena, (const char **const[]){&a, &b, &c}, 3));
    first[0] = second[0] = '?';
    cr_expect(eq(str, (char *)a, "first"));
    cr_expect(eq(str, (char *)b, ""));
    cr_expect(eq(str, (char *)c, "third"));
    arena_destroy(&arena);
}

Test(arena, texts_that_do_not_fit_are_not_replaced)
{
    static char long_text[MEGABYTE + 1];
    struct arena arena = arena_create(MEGABYTE);
    memset(long_text, 'x', MEGABYTE);
    const char *a = "first", *b = long_text;
    cr_expect(not(arena_copy_texts(&arena, (const char **const[]){&a, &b}, 2)));
    cr_expect(eq(str, (char *)a, "first"));
    cr_expect(eq(ptr, (char *)b, long_text));
    arena_destroy(&arena);
}

Test(arena, an_array_that_grows_keeps_its_items)
{
    struct arena arena = arena_create(MEGABYTE);
    size_t capacity = 0;
    int *items = NULL;
    for (size_t count = 0; count < 1000; count++) {
        items = arena_room_for(&arena, items, count, &capacity, sizeof *items);
        cr_assert(ne(ptr, items, NULL), "%zu items", count);
        cr_assert(gt(sz, capacity, count));
        items[count] = (int)count;
    }
    for (int i = 0; i < 1000; i++)
        cr_expect(eq(int, items[i], i));
    arena_destroy(&arena);
}

Test(arena, an_array_that_cannot_grow_keeps_its_capacity)
{
    struct arena arena = arena_create(MEGABYTE);
    size_t capacity = MEGABYTE;
    cr_expect(eq(ptr, arena_room_for(&arena, NULL, MEGABYTE, &capacity, 8), NULL));
    cr_expect(eq(sz, capacity, MEGABYTE));
    capacity = SIZE_MAX / 2 + 1;
    cr_expect(eq(ptr, arena_room_for(&arena, NULL, capacity, &capacity, 1), NULL),
              "doubling the capacity overflows");
    arena_destroy(&arena);
}
