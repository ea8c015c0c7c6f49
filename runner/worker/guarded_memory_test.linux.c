#define _DEFAULT_SOURCE

#include "guarded_memory.h"
#include "report_fixture.h"

#include <criterion/criterion.h>
#include <errno.h>
#include <inttypes.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

static struct guarded_memory memory;
static struct guarded_buffer buffers[4];
static struct error error;
static size_t page;

static void set_up(void)
{
    page = (size_t)sysconf(_SC_PAGESIZE);
    memory = (struct guarded_memory){0};
}

static void tear_down(void)
{
    guarded_memory_release(&memory);
}

TestSuite(guarded_memory, .init = set_up, .fini = tear_down);

static void set_up_plain(void)
{
    set_up();
    memory.no_guard_regions = true;
}

TestSuite(guarded_memory_plain, .init = set_up_plain, .fini = tear_down);

/* A test with the kernel's guard regions, if it has them, and without. */
#define BOTH(name)                   \
    static void name(void);          \
    Test(guarded_memory, name)       \
    {                                \
        name();                      \
    }                                \
    Test(guarded_memory_plain, name) \
    {                                \
        name();                      \
    }                                \
    static void name(void)

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

/* A read-only and a writable buffer, of these sizes. */
static void lay_out_two(size_t input_size, size_t output_size)
{
    buffers[0] = (struct guarded_buffer){.size = input_size, .alignment = 4, .read_only = true, .slot = 0};
    buffers[1] = (struct guarded_buffer){.size = output_size, .alignment = 4, .slot = 1};
    lay_out(2);
    cr_assert(guarded_memory_seal(&memory, &error) == STATUS_OK, "%s", error.message);
}

static void expect_fatal(const void *address, enum access access, const char *what)
{
    int number = access_in_fork(address, access);
    cr_expect(number == SIGSEGV || number == SIGBUS, "%s: signal %d", what, number);
}

static void expect_harmless(const void *address, enum access access, const char *what)
{
    int number = access_in_fork(address, access);
    cr_expect(number == 0, "%s: signal %d", what, number);
}

/* ---- access -------------------------------------------------------------------------------------------- */

BOTH(a_sealed_input_can_be_read_and_not_written)
{
    lay_out_two(100, 100);
    char *input = buffers[0].address;
    expect_harmless(input, READ, "the first byte");
    expect_harmless(input + 99, READ, "the last byte");
    expect_fatal(input, WRITE, "the first byte");
    expect_fatal(input + 99, WRITE, "the last byte");
}

BOTH(the_output_can_be_read_and_written)
{
    lay_out_two(100, 100);
    char *output = buffers[1].address;
    expect_harmless(output, WRITE, "the first byte");
    expect_harmless(output + 99, WRITE, "the last byte");
    expect_harmless(output + 99, READ, "the last byte");
}

BOTH(before_it_is_sealed_an_input_can_be_written)
{
    buffers[0] = (struct guarded_buffer){.size = 8, .alignment = 8, .read_only = true};
    lay_out(1);
    expect_harmless(buffers[0].address, WRITE, "the first byte");
}

BOTH(the_bytes_next_to_the_pages_are_not_accessible)
{
    lay_out_two(100, 100);
    for (int i = 0; i < 2; i++) {
        char *start = buffers[i].pages, *end = start + buffers[i].page_bytes;
        expect_fatal(start - 1, READ, "before the pages");
        expect_fatal(start - 1, WRITE, "before the pages");
        expect_fatal(end, READ, "after the pages");
        expect_fatal(end, WRITE, "after the pages");
    }
}

BOTH(a_buffer_of_whole_pages_has_no_slack)
{
    lay_out_two(page, 2 * page);
    expect_fatal((char *)buffers[1].address - 1, WRITE, "before the output");
    expect_fatal((char *)buffers[1].address + 2 * page, WRITE, "after the output");
    expect_fatal((char *)buffers[0].address + page, READ, "after the input");
}

BOTH(a_stray_access_some_pages_away_is_caught)
{
    lay_out_two(100, 100);
    expect_fatal((char *)buffers[1].address + 8 * page, WRITE, "after the output");
    expect_fatal((char *)buffers[0].address - 7 * page, WRITE, "before the input");
}

BOTH(with_flush_to_end_the_first_byte_after_a_buffer_is_not_accessible)
{
    memory.flush_to_end = true;
    lay_out_two(100, 12);
    expect_fatal((char *)buffers[0].address + 100, READ, "after the input");
    expect_fatal((char *)buffers[1].address + 12, WRITE, "after the output");
    expect_harmless((char *)buffers[1].address + 11, WRITE, "the last byte");
}

BOTH(an_empty_buffer_has_an_inaccessible_address)
{
    for (int flush = 0; flush < 2; flush++) {
        memory.flush_to_end = flush == 1;
        lay_out_two(0, 0);
        for (int i = 0; i < 2; i++) {
            cr_assert(buffers[i].address != NULL);
            cr_expect((uintptr_t)buffers[i].address % 64 == 0);
            expect_fatal(buffers[i].address, READ, "no byte");
            expect_fatal(buffers[i].address, WRITE, "no byte");
        }
        cr_expect(guarded_memory_overwritten(&memory) == NULL);
    }
}

/* ---- positions ----------------------------------------------------------------------------------------- */

static const size_t sizes[] = {0, 1, 3, 4, 63, 64, 100, 4095, 4096, 4097, 20000};
enum { SIZES = sizeof sizes / sizeof *sizes };

BOTH(buffers_are_filled_with_the_pattern_and_aligned_to_64_bytes)
{
    for (size_t i = 0; i < SIZES; i++) {
        lay_out_two(16, sizes[i]);
        const unsigned char *bytes = buffers[1].address;
        cr_expect((uintptr_t)bytes % 64 == 0, "%zu bytes", sizes[i]);
        for (size_t byte = 0; byte < sizes[i]; byte++)
            cr_assert(bytes[byte] == UNWRITTEN_BYTE, "byte %zu of %zu", byte, sizes[i]);
    }
}

BOTH(with_flush_to_end_only_alignment_leaves_slack_at_the_end)
{
    memory.flush_to_end = true;
    for (size_t i = 1; i < SIZES; i++) {
        for (size_t alignment = 1; alignment <= 16; alignment *= 2) {
            buffers[0] = (struct guarded_buffer){.size = sizes[i], .alignment = alignment};
            lay_out(1);
            const char *end = (const char *)buffers[0].address + sizes[i];
            size_t left = (size_t)(buffers[0].pages + buffers[0].page_bytes - end);
            cr_expect((uintptr_t)buffers[0].address % alignment == 0, "%zu bytes", sizes[i]);
            cr_expect(left < alignment, "%zu bytes aligned to %zu: %zu left", sizes[i], alignment, left);
        }
    }
}

/* ---- detected changes ---------------------------------------------------------------------------------- */

BOTH(untouched_slack_is_not_a_change)
{
    lay_out_two(100, 100);
    memset(buffers[1].address, 0, 100);
    cr_expect(guarded_memory_overwritten(&memory) == NULL);
}

BOTH(every_changed_byte_of_the_slack_is_detected)
{
    for (int flush = 0; flush < 2; flush++) {
        memory.flush_to_end = flush == 1;
        lay_out_two(8, 100);
        const char *start = buffers[1].address;
        for (char *byte = buffers[1].pages; byte < buffers[1].pages + buffers[1].page_bytes; byte++) {
            bool inside = byte >= start && byte < start + 100;
            *byte ^= 0x10;
            cr_assert((guarded_memory_overwritten(&memory) == &buffers[1]) == !inside, "byte %td",
                      byte - start);
            *byte ^= 0x10;
        }
    }
}

BOTH(the_first_of_several_changed_buffers_is_reported)
{
    for (int i = 0; i < 3; i++)
        buffers[i] = (struct guarded_buffer){.size = 10, .alignment = 1, .slot = i};
    lay_out(3);
    ((char *)buffers[2].address)[10] = 0;
    cr_expect(guarded_memory_overwritten(&memory) == &buffers[2]);
    ((char *)buffers[1].address)[10] = 0;
    cr_expect(guarded_memory_overwritten(&memory) == &buffers[1]);
}

/* ---- owners of addresses ------------------------------------------------------------------------------- */

BOTH(an_address_belongs_to_the_nearest_buffer)
{
    lay_out_two(100, 100);
    for (int i = 0; i < 2; i++) {
        const char *pages = buffers[i].pages;
        cr_expect(guarded_memory_owner(&memory, buffers[i].address) == &buffers[i]);
        cr_expect(guarded_memory_owner(&memory, pages - 1) == &buffers[i]);
        cr_expect(guarded_memory_owner(&memory, pages + buffers[i].page_bytes) == &buffers[i]);
        cr_expect(guarded_memory_owner(&memory, pages + buffers[i].page_bytes + 7 * page) == &buffers[i]);
        cr_expect(guarded_memory_owner(&memory, pages - 8 * page) == &buffers[i]);
    }
}

BOTH(the_address_of_an_empty_buffer_belongs_to_it)
{
    lay_out_two(0, 0);
    cr_expect(guarded_memory_owner(&memory, buffers[0].address) == &buffers[0]);
    cr_expect(guarded_memory_owner(&memory, buffers[1].address) == &buffers[1]);
}

BOTH(an_address_elsewhere_belongs_to_no_buffer)
{
    static char elsewhere;
    cr_expect(guarded_memory_owner(&memory, &elsewhere) == NULL, "before anything is laid out");
    lay_out_two(100, 100);
    cr_expect(guarded_memory_owner(&memory, &elsewhere) == NULL);
    cr_expect(guarded_memory_owner(&memory, NULL) == NULL);
    cr_expect(guarded_memory_owner(&memory, &page) == NULL);
}

/* ---- whether the kernel has guard regions -------------------------------------------------------------- */

/* The number of areas with one protection in a mapping. */
static int areas_of(const struct guarded_region *region)
{
    char line[512];
    int count = 0;
    FILE *maps = fopen("/proc/self/maps", "r");
    cr_assert(maps != NULL);
    while (fgets(line, sizeof line, maps) != NULL) {
        uintptr_t from = 0, to = 0, start = (uintptr_t)region->mapping;
        cr_assert(sscanf(line, "%" SCNxPTR "-%" SCNxPTR, &from, &to) == 2);
        count += from < start + region->mapping_size && to > start;
    }
    (void)fclose(maps);
    return count;
}

static bool kernel_has_guard_regions(void)
{
    enum { INSTALL = 102 };
    void *pages = mmap(NULL, page, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    cr_assert(pages != MAP_FAILED);
    bool has = madvise(pages, page, INSTALL) == 0;
    (void)munmap(pages, page);
    return has;
}

static void lay_out_four(void)
{
    for (int i = 0; i < 4; i++)
        buffers[i] = (struct guarded_buffer){.size = 100, .alignment = 4, .read_only = i < 3, .slot = i};
    lay_out(4);
    cr_assert(guarded_memory_seal(&memory, &error) == STATUS_OK, "%s", error.message);
}

Test(guarded_memory, with_guard_regions_all_inputs_are_one_area)
{
    lay_out_four();
    cr_assert(memory.no_guard_regions == !kernel_has_guard_regions());
    if (!memory.no_guard_regions)
        cr_expect(areas_of(&memory.slots[memory.current].read_only) == 3,
                  "%d: more than inputs and both ends", areas_of(&memory.slots[memory.current].read_only));
}

Test(guarded_memory_plain, without_guard_regions_every_input_is_an_area)
{
    lay_out_four();
    cr_expect(memory.no_guard_regions);
    cr_expect(areas_of(&memory.slots[memory.current].read_only) >= 7, "%d",
              areas_of(&memory.slots[memory.current].read_only));
}

static void install_filter(struct sock_filter *filter, size_t length)
{
    const struct sock_fprog program = {.len = (unsigned short)length, .filter = filter};
    cr_assert(prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0);
    cr_assert(prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0);
}

/* From now on the kernel gives this answer to requests and queries for guard regions. */
static void pretend_answer(uint32_t answer)
{
    enum { POPULATE_READ = 22, INSTALL = 102, REMOVE = 103 };
    struct sock_filter filter[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_madvise, 0, 5),
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[2])),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, POPULATE_READ, 2, 0),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, INSTALL, 1, 0),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, REMOVE, 0, 1),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | answer),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
    };
    install_filter(filter, sizeof filter / sizeof *filter);
}

/* From now on the kernel has no room for mappings of 4 GiB or more. (A sanitizer needs more than setrlimit
 * could leave.) */
static void refuse_large_mappings(void)
{
    enum { HIGH_WORD = offsetof(struct seccomp_data, args[1]) + 4 };
    struct sock_filter filter[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_mmap, 0, 3),
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, HIGH_WORD),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0, 1, 0),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOMEM),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
    };
    install_filter(filter, sizeof filter / sizeof *filter);
}

static void expect_guarded_without_regions(void)
{
    lay_out_two(100, 100);
    cr_expect(memory.no_guard_regions);
    expect_fatal(buffers[0].address, WRITE, "the input");
    expect_fatal(buffers[0].pages - 1, READ, "before the input");
    expect_fatal(buffers[1].pages + page, WRITE, "after the output");
    expect_harmless(buffers[1].address, WRITE, "the output");
}

Test(guarded_memory, a_kernel_without_guard_regions_is_detected)
{
    pretend_answer(EINVAL);
    expect_guarded_without_regions();
}

Test(guarded_memory, a_kernel_that_ignores_guard_regions_is_detected)
{
    pretend_answer(0);
    expect_guarded_without_regions();
}

Test(guarded_memory, guard_regions_that_are_refused_in_a_later_case_are_replaced)
{
    lay_out_two(100, 3 * page);
    pretend_answer(EINVAL);
    expect_guarded_without_regions();
}

Test(guarded_memory, pages_that_a_buffer_no_longer_needs_are_released)
{
    buffers[0] = (struct guarded_buffer){.size = 7 * page, .alignment = 64, .read_only = true};
    lay_out(1);
    if (memory.no_guard_regions)
        return;
    memset(buffers[0].address, 1, 7 * page);
    buffers[0].size = page;
    lay_out(1);
    buffers[0].size = 7 * page;
    lay_out(1);
    cr_expect(((char *)buffers[0].address)[0] == 1, "the page that stayed");
    cr_expect(((char *)buffers[0].address)[6 * page] == 0, "a released page");
}

/* ---- from case to case --------------------------------------------------------------------------------- */

BOTH(a_slot_that_comes_round_has_the_same_memory)
{
    lay_out_two(3 * page, 3 * page);
    const void *input = buffers[0].address, *output = buffers[1].address;
    lay_out_two(100, 4 * page);
    cr_expect(buffers[0].address == input && buffers[1].address == output);
}

BOTH(the_next_case_has_other_memory_and_that_of_the_last_cannot_be_written)
{
    lay_out_two(100, 100);
    const char *input = buffers[0].address, *output = buffers[1].address;
    cr_assert(guarded_memory_freeze(&memory, &error) == STATUS_OK, "%s", error.message);
    cr_assert(guarded_memory_lay_out(&memory, buffers, 2, &error) == STATUS_OK, "%s", error.message);
    cr_expect(buffers[0].address != input && buffers[1].address != output);
    expect_harmless(input, READ, "the input of the last case");
    expect_fatal(input, WRITE, "the input of the last case");
    expect_fatal(output, WRITE, "the output of the last case");
    expect_harmless(buffers[1].address, WRITE, "the output");
}

BOTH(a_frozen_output_can_be_read_and_not_written)
{
    lay_out_two(100, 100);
    cr_assert(guarded_memory_freeze(&memory, &error) == STATUS_OK, "%s", error.message);
    expect_harmless(buffers[1].address, READ, "the output");
    expect_fatal(buffers[1].address, WRITE, "the output");
}

BOTH(what_the_plugin_asked_for_is_memory_of_its_case)
{
    const size_t large = (size_t)40 << 20;
    lay_out_two(100, 100);
    const char *first = guarded_memory_allocate(&memory, 100), *none = guarded_memory_allocate(&memory, 0);
    char *second = guarded_memory_allocate(&memory, large);
    cr_assert(first != NULL && none == first + 128 && second == none + 64);
    cr_expect(first[99] == (char)UNWRITTEN_BYTE);
    cr_expect(guarded_memory_allocate(&memory, (size_t)1 << 30) == NULL, "more than there is room for");
    memset(second, 1, large);
    cr_assert(guarded_memory_freeze(&memory, &error) == STATUS_OK, "%s", error.message);
    cr_expect(second[large - 1] == 1);
    cr_expect(guarded_memory_allocate(&memory, large) == NULL, "after the call");
    expect_fatal(second, WRITE, "a late write");
    guarded_memory_forget(&memory);
    cr_expect(guarded_memory_is_of_earlier_case(&memory, first));
    cr_assert(guarded_memory_lay_out(&memory, buffers, 2, &error) == STATUS_OK, "%s", error.message);
    const char *next = guarded_memory_allocate(&memory, 100);
    cr_expect(next != NULL && next != first, "the next case has other memory");
    expect_fatal(second, WRITE, "a write in the next case");
    expect_harmless(second, READ, "a read in the next case");
    memset((char *)next, 2, 100);
    lay_out_two(100, 100);
    cr_expect(guarded_memory_allocate(&memory, 1) == next, "the same when the slot comes round");
    cr_expect(next[1] == 0, "without what was there");
}

BOTH(what_is_left_of_a_slot_is_given_and_nothing_of_the_next_slot)
{
    enum { LEFT = 4096 };
    lay_out_two(100, 100);
    struct guarded_heap *heap = &memory.slots[memory.current].heap;
    const char *end = memory.slots[memory.current + 1].read_only.place;
    heap->used = (size_t)(end - heap->start) - LEFT;
    cr_expect(guarded_memory_allocate(&memory, LEFT) == NULL, "a block has at least a byte of padding");
    const char *last = guarded_memory_allocate(&memory, LEFT - 1);
    cr_assert(last == end - LEFT);
    expect_harmless((void *)(last + LEFT - 2), WRITE, "its last byte");
    expect_fatal((void *)end, READ, "the next slot");
    cr_expect(guarded_memory_allocate(&memory, 0) == NULL, "nothing is left");
}

BOTH(the_memory_of_a_large_case_is_not_used_for_the_next_large_case)
{
    lay_out_two(100, 20 << 20);
    char *output = buffers[1].address;
    cr_assert(guarded_memory_freeze(&memory, &error) == STATUS_OK, "%s", error.message);
    cr_assert(guarded_memory_lay_out(&memory, buffers, 2, &error) == STATUS_OK, "%s", error.message);
    cr_expect(buffers[1].address != output);
    expect_harmless(output, READ, "the output of the last case");
    expect_fatal(output, WRITE, "the output of the last case");
}

BOTH(an_access_far_from_a_buffer_faults_wherever_it_goes)
{
    static const size_t far[] = {400 << 10, 16 << 20, (size_t)1 << 30, (size_t)16 << 30, (size_t)60 << 30};
    for (int large = 0; large < 2; large++) {
        lay_out_two(100, large ? 9 << 20 : 100);
        for (size_t i = 0; i < sizeof far / sizeof *far; i++) {
            expect_fatal((char *)buffers[1].address + buffers[1].size + far[i], WRITE, "after the output");
            expect_fatal((char *)buffers[0].address - far[i], READ, "before the input");
        }
    }
}

BOTH(the_distances_between_buffers_follow_from_their_sizes)
{
    static const size_t before[][2] = {{100, 100}, {100 * 4096, 9 * 4096}, {9 << 20, 100}, {0, 0}};
    ptrdiff_t distance = 0;
    for (size_t i = 0; i < sizeof before / sizeof *before; i++) {
        lay_out_two(before[i][0], before[i][1]);
        for (int j = 0; j < 4; j++)
            buffers[j] = (struct guarded_buffer){.size = 100, .alignment = 4, .read_only = j < 2, .slot = j};
        lay_out(4);
        const ptrdiff_t here = (char *)buffers[3].address - (char *)buffers[0].address;
        cr_expect(i == 0 || here == distance, "after case %zu: %td and %td bytes", i, here, distance);
        distance = here;
    }
}

BOTH(an_address_in_the_memory_of_an_earlier_case_is_known_as_such)
{
    lay_out_two(100, 100);
    const char *input = buffers[0].address, *output = buffers[1].address;
    cr_expect(!guarded_memory_is_of_earlier_case(&memory, output));
    guarded_memory_forget(&memory);
    cr_expect(guarded_memory_is_of_earlier_case(&memory, output), "after the answer");
    cr_assert(guarded_memory_lay_out(&memory, buffers, 2, &error) == STATUS_OK, "%s", error.message);
    cr_expect(guarded_memory_is_of_earlier_case(&memory, input) &&
              guarded_memory_is_of_earlier_case(&memory, output));
    cr_expect(guarded_memory_owner(&memory, output) == NULL);
    cr_expect(!guarded_memory_is_of_earlier_case(&memory, buffers[1].address));
    cr_expect(!guarded_memory_is_of_earlier_case(&memory, &page));
    cr_expect(!guarded_memory_is_of_earlier_case(&memory, (char *)buffers[1].address + ((size_t)64 << 20)),
              "a slot that no case had");
}

BOTH(without_addresses_for_all_slots_there_is_one)
{
    refuse_large_mappings();
    lay_out_two(100, 100);
    cr_expect(memory.reserved == NULL);
    lay_out_two(100, 3 * page);
    memset(buffers[1].address, 7, 3 * page);
    cr_expect(guarded_memory_overwritten(&memory) == NULL);
    expect_fatal((char *)buffers[1].address + 3 * page, WRITE, "after the output");
    cr_expect(guarded_memory_owner(&memory, (char *)buffers[1].address + 3 * page) == &buffers[1]);
}

BOTH(pages_of_an_input_can_be_an_output_in_the_next_case)
{
    lay_out_two(3 * page, 100);
    buffers[0] = (struct guarded_buffer){.size = 3 * page, .alignment = 64};
    lay_out(1);
    memset(buffers[0].address, 0, 3 * page);
    cr_expect(guarded_memory_overwritten(&memory) == NULL);
}

BOTH(pages_of_a_removed_buffer_are_not_accessible_in_the_next_case)
{
    lay_out_two(100, 3 * page);
    const char *third_page = (const char *)buffers[1].address + 2 * page;
    lay_out_two(100, 100);
    expect_fatal(third_page, READ, "the third page of the previous case");
}

BOTH(a_buffer_that_grows_beyond_its_room_is_laid_out_and_guarded)
{
    lay_out_two(100, 100);
    lay_out_two(100 * page, 9 * page);
    memset(buffers[1].address, 7, 9 * page);
    cr_expect(guarded_memory_overwritten(&memory) == NULL);
    expect_fatal((char *)buffers[0].address + 100 * page, READ, "after the input");
    expect_fatal((char *)buffers[0].address + 50 * page, WRITE, "the input");
    expect_fatal((char *)buffers[1].address + 9 * page, WRITE, "after the output");
}

BOTH(an_added_buffer_has_room_and_a_removed_one_is_not_accessible)
{
    lay_out_two(100, 100);
    lay_out_four();
    const char *third = buffers[2].address;
    expect_harmless(third, READ, "the third input");
    lay_out_two(100, 100);
    expect_fatal(third, READ, "the third input of the previous case");
}

BOTH(every_size_can_follow_every_other)
{
    for (size_t i = 0; i < SIZES; i++) {
        for (size_t j = 0; j < SIZES; j++) {
            lay_out_two(sizes[i], sizes[j]);
            memset(buffers[1].address, 7, sizes[j]);
            cr_expect(guarded_memory_overwritten(&memory) == NULL, "%zu, %zu", sizes[i], sizes[j]);
        }
    }
}

BOTH(a_very_large_mapping_is_not_kept)
{
    lay_out_two((size_t)100 << 20, 100);
    lay_out_two(100, 100);
    cr_expect(memory.slots[memory.current].read_only.rooms[0].capacity < (size_t)1 << 20);
}

BOTH(impossible_sizes_are_refused)
{
    static const size_t too_large[] = {SIZE_MAX, SIZE_MAX / 2, SIZE_MAX / 4 + 1, SIZE_MAX / 4};
    for (size_t i = 0; i < sizeof too_large / sizeof *too_large; i++) {
        for (int count = 1; count <= 4; count++) {
            for (int buffer = 0; buffer < count; buffer++)
                buffers[buffer] = (struct guarded_buffer){.size = too_large[i], .alignment = 1};
            cr_expect(guarded_memory_lay_out(&memory, buffers, (size_t)count, &error) == STATUS_OUT_OF_MEMORY,
                      "%d buffers of %zu bytes", count, too_large[i]);
        }
    }
}

BOTH(after_a_refusal_smaller_buffers_can_be_laid_out)
{
    buffers[0] = (struct guarded_buffer){.size = SIZE_MAX / 4, .alignment = 1};
    cr_assert(guarded_memory_lay_out(&memory, buffers, 1, &error) == STATUS_OUT_OF_MEMORY);
    lay_out_two(100, 100);
    expect_fatal(buffers[0].address, WRITE, "the input");
}

BOTH(released_memory_can_be_laid_out_again)
{
    lay_out_two(100, 100);
    guarded_memory_release(&memory);
    guarded_memory_release(&memory);
    cr_expect(guarded_memory_overwritten(&memory) == NULL);
    lay_out_two(100, 100);
    cr_expect(((const unsigned char *)buffers[1].address)[0] == UNWRITTEN_BYTE);
}
