/*
 * Initial inputs: fuzz_seeds CASES FOLDER writes FOLDER/TARGET/NUMBER for the targets whose inputs can be
 * derived from cases. It selects the first small case of each combination of operator version, element type,
 * reduction, expectation and number of files, and one for each clause and element type.
 */
#include "archive_fixture.h"
#include "case.h"
#include "case_fixture.h"
#include "case_source.h"
#include "file.h"
#include "frame.h"
#include "input.pb-c.h"
#include "message.h"
#include "plugin_host.h"
#include "protocol.h"
#include "protocol.pb-c.h"
#include "target.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_KINDS = 4096, MOST_FILES = 64, LARGEST_CASE = 3000 };

struct seeds {
    const char *folder;
    char *kinds[MOST_KINDS]; /* of the selected cases */
    size_t kind_count;
    size_t count; /* number of selected cases */
    struct plugin_host reference;
    struct arena arena; /* for the kinds */
};

/* The files of a case. */
struct case_contents {
    struct fixture_member files[MOST_FILES];
    size_t count, size;
    size_t others; /* files that are not input or output */
};

static void require(int condition, const char *what)
{
    if (condition)
        return;
    (void)fprintf(stderr, "fuzz_seeds: %s\n", what);
    exit(EXIT_FAILURE);
}

static void put(struct seeds *seeds, const char *target, const char *name, const void *bytes, size_t size)
{
    char path[512];
    struct error error;
    (void)snprintf(path, sizeof path, "%s/%s/%zu-%s", seeds->folder, target, seeds->count, name);
    require(file_write(path, bytes, size, &error) == STATUS_OK, path);
}

/* Whether a text is new; remembers it. */
static bool is_new(struct seeds *seeds, char *kind)
{
    require(kind != NULL && seeds->kind_count < MOST_KINDS, "too many kinds of cases");
    for (size_t i = 0; i < seeds->kind_count; i++)
        if (strcmp(seeds->kinds[i], kind) == 0)
            return false;
    seeds->kinds[seeds->kind_count++] = kind;
    return true;
}

static bool take_kind(struct seeds *seeds, const struct scatter_case *the_case, size_t others,
                      struct arena *arena)
{
    bool taken = is_new(seeds, arena_format(&seeds->arena, "%s %s %s %s %zu", case_operator_version(the_case),
                                            case_dtype_name(the_case), case_reduction(the_case, arena),
                                            expectation_name(the_case->expectation), others));
    for (size_t i = 0; i < the_case->clause_count; i++)
        taken |= is_new(
            seeds, arena_format(&seeds->arena, "%s %s", the_case->clauses[i], case_dtype_name(the_case)));
    seeds->count += taken;
    return taken;
}

/* Adds the files of a folder; `below` is its path below the case, such as "test_data_set_0/". */
static void read_folder(struct case_contents *contents, const struct case_files *folder, const char *below,
                        struct arena *arena)
{
    struct folder_entry *entries;
    struct error error;
    size_t count;
    require(case_files_list(folder, &entries, &count, arena, &error) == STATUS_OK, "a folder cannot be read");
    for (size_t i = 0; i < count; i++) {
        const char *name = arena_format(arena, "%s%s", below, entries[i].name);
        const void *bytes;
        size_t size;
        require(name != NULL && contents->count < MOST_FILES, "too many files");
        if (entries[i].kind == ENTRY_FOLDER && below[0] == '\0') {
            const struct case_files inner = case_files_below(folder, entries[i].name, arena);
            read_folder(contents, &inner, arena_format(arena, "%s/", name), arena);
        } else if (entries[i].kind == ENTRY_FILE) {
            require(case_files_read(folder, entries[i].name, &bytes, &size, arena, &error) == STATUS_OK,
                    name);
            contents->files[contents->count++] =
                (struct fixture_member){.name = name, .bytes = bytes, .size = size};
            contents->size += size;
            contents->others += strstr(name, ".pb") == NULL;
        }
    }
}

/* ---- seeds of one case --------------------------------------------------------------------------------- */

static void put_files(struct seeds *seeds, const struct case_contents *contents)
{
    static struct fixture_archive archive;
    for (size_t i = 0; i < contents->count; i++) {
        const struct fixture_member *file = &contents->files[i];
        const char *dot = strrchr(file->name, '.'), *slash = strrchr(file->name, '/');
        const char *target = strcmp(dot, ".onnx") == 0   ? "model"
                             : strcmp(dot, ".pb") == 0   ? "tensor"
                             : strcmp(dot, ".json") == 0 ? "case_json"
                                                         : NULL;
        if (target != NULL)
            put(seeds, target, slash == NULL ? file->name : slash + 1, file->bytes, file->size);
    }
    fixture_archive(&archive, contents->files, contents->count);
    put(seeds, "archive", "case.zip", archive.bytes, archive.size);
}

/* Writes the files of a case and an answer as an input of the targets that read folders. */
static void put_input(struct seeds *seeds, const struct case_contents *contents, const char *name,
                      const void *answer, size_t answer_size, struct arena *arena)
{
    Fuzz__File files[MOST_FILES], *pointers[MOST_FILES];
    Fuzz__Input input = FUZZ__INPUT__INIT;
    void *bytes;
    size_t size;
    for (size_t i = 0; i < contents->count; i++) {
        fuzz__file__init(&files[i]);
        pointers[i] = &files[i];
        files[i].name = message_text(contents->files[i].name);
        files[i].what_case = FUZZ__FILE__WHAT_CONTENTS;
        files[i].contents.data = (uint8_t *)message_text(contents->files[i].bytes);
        files[i].contents.len = contents->files[i].size;
    }
    input.files = pointers;
    input.n_files = contents->count;
    require(message_pack(&input.base, &bytes, &size, arena, NULL) == STATUS_OK, "no memory");
    put(seeds, "case_folder", "case", bytes, size);
    input.has_answer = 1;
    input.answer = (ProtobufCBinaryData){.data = (uint8_t *)message_text(answer), .len = answer_size};
    require(message_pack(&input.base, &bytes, &size, arena, NULL) == STATUS_OK, "no memory");
    put(seeds, "judge", name, bytes, size);
}

/* Wrong answers: data unchanged, and the output with a low or a high bit of elements changed. */
static void put_wrong_answers(struct seeds *seeds, const struct scatter_case *the_case,
                              const struct case_contents *contents, struct arena *arena)
{
    struct tensor outputs[2];
    size_t count = 0;
    if (the_case->input_count > INPUT_DATA)
        outputs[count++] = the_case->inputs[INPUT_DATA];
    if (the_case->output != NULL && the_case->output->dtype != DTYPE_STRING && the_case->output->size > 0) {
        char *elements = arena_copy_text(arena, the_case->output->elements, the_case->output->size);
        require(elements != NULL, "no memory");
        size_t width = dtype_size(the_case->output->dtype);
        for (size_t i = 0; i < the_case->output->size; i += width) {
            if (i / width % 3 == 0)
                elements[i] ^= 1;
            if (i / width % 3 == 1)
                elements[i + width - 1] ^= 0x40;
        }
        outputs[count] = *the_case->output;
        outputs[count++].elements = elements;
    }
    for (size_t i = 0; i < count; i++) {
        ScatterCts__ToRunner answer = SCATTER_CTS__TO_RUNNER__INIT;
        void *output, *bytes;
        size_t size;
        require(tensor_to_bytes(&outputs[i], &output, &size, arena, NULL) == STATUS_OK, "no memory");
        answer.has_number = 1;
        answer.number = FUZZ_NUMBER;
        answer.what_case = SCATTER_CTS__TO_RUNNER__WHAT_OUTPUT;
        answer.output = (ProtobufCBinaryData){.data = output, .len = size};
        require(message_pack(&answer.base, &bytes, &size, arena, NULL) == STATUS_OK, "no memory");
        put_input(seeds, contents, i == 0 ? "data" : "wrong", bytes, size, arena);
    }
}

static void put_framed(struct seeds *seeds, const void *bytes, size_t size, struct arena *arena)
{
    unsigned char *framed = arena_allocate(arena, FRAME_HEAD_SIZE + size);
    require(framed != NULL, "no memory");
    frame_encode_head(framed, size);
    memcpy(framed + FRAME_HEAD_SIZE, bytes, size);
    put(seeds, "frame", "frame", framed, FRAME_HEAD_SIZE + size);
}

static void take(struct seeds *seeds, const struct scatter_case *the_case, struct arena *arena)
{
    struct case_contents contents = {.count = 0};
    void *request;
    size_t size, answer_size;
    read_folder(&contents, &the_case->files, "", arena);
    if (contents.size > LARGEST_CASE || !take_kind(seeds, the_case, contents.others, arena))
        return;
    require(protocol_request(FUZZ_NUMBER, the_case, &request, &size, arena, NULL) == STATUS_OK, "no memory");
    put(seeds, "request", "request", request, size);
    put_framed(seeds, request, size, arena);
    void *answer = plugin_host_serve(&seeds->reference, request, size, &answer_size, arena);
    require(answer != NULL, "no memory");
    put(seeds, "response", "response", answer, answer_size);
    put_files(seeds, &contents);
    put_input(seeds, &contents, "right", answer, answer_size, arena);
    put_wrong_answers(seeds, the_case, &contents, arena);
}

/* ---- main ---------------------------------------------------------------------------------------------- */

static void put_hello(struct seeds *seeds)
{
    static const struct option options[] = {{"key", "value"}, {"threads", "1"}};
    struct arena arena = arena_create((size_t)1 << 20);
    struct error error;
    size_t size, answer_size;
    void *hello = protocol_hello(FUZZ_NUMBER, options, 2, &size, &arena);
    require(hello != NULL, "no memory");
    put(seeds, "request", "hello", hello, size);
    hello = protocol_hello(FUZZ_NUMBER, NULL, 0, &size, &arena);
    require(hello != NULL && plugin_host_load(&seeds->reference, "reference", &error) == STATUS_OK,
            "no memory");
    void *answer = plugin_host_serve(&seeds->reference, hello, size, &answer_size, &arena);
    require(answer != NULL, "no memory");
    put(seeds, "response", "hello", answer, answer_size);
    arena_destroy(&arena);
}

int main(int count, char **arguments)
{
    static struct seeds seeds;
    struct arena arena = arena_create((size_t)1 << 30), case_arena = arena_create((size_t)1 << 30);
    struct case_list list = {.count = 0};
    struct error error;
    require(count == 3, "usage: fuzz_seeds CASES FOLDER");
    seeds.folder = arguments[2];
    seeds.arena = arena_create((size_t)16 << 20);
    require(add_cases(&list, "cases", arguments[1], &arena, &error) == STATUS_OK, "the cases cannot be read");
    put_hello(&seeds);
    for (size_t i = 0; i < list.count; i++) {
        struct scatter_case the_case;
        if (scatter_case_load(&the_case, &list.locations[i], &case_arena, &error) == STATUS_OK &&
            the_case.data_set == 0)
            take(&seeds, &the_case, &case_arena);
        arena_reset(&case_arena);
    }
    (void)printf("%zu cases\n", seeds.count);
    case_list_close(&list);
    plugin_host_close(&seeds.reference);
    arena_destroy(&seeds.arena);
    arena_destroy(&case_arena);
    arena_destroy(&arena);
    return 0;
}
