/*
 * A run from its results (result.h), reduced to what is compared between two runs: verdict, reasons and hash of each
 * case.
 */
#ifndef SCATTER_COMPARED_RUN_H
#define SCATTER_COMPARED_RUN_H

#include "arena.h"
#include "conformance.h"
#include "result_reader.h"
#include "selection.h"
#include "status.h"
#include "verdict.h"

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>

/* All texts are in an arena. */
struct compared_case {
    const char *id;
    const char *hash; /* of the case (case_hash.h); "" in format 1 */
    enum verdict verdict;
    enum standing standing; /* final when the run is sorted */
    bool waived;
    bool unsteady;        /* a failure that another run may not have (circumstance.h, repetition.h) */
    const char *reasons;  /* of a failure: clauses and policies, or how its process was lost; "" for none */
    const char *warnings; /* of a pass with warnings: clauses and policies; "" for none */
    const char *const *choices; /* that a pass shows (is_choice): likenesses of findings, sorted, ended by NULL */
    struct selected_facts facts;
};

/* A source of cases, as the header of a run names it. */
struct compared_source {
    const char *name, *version; /* the version of its corpus; "" without a manifest */
    bool differs;               /* from its manifest, so that it may lack cases of that version */
};

struct compared_run {
    const char *path;
    const char *specification, *name, *version; /* of the implementation */
    const char *corpora;         /* the hashes of the sources, joined; two runs of one corpus have the same */
    const char *program_version; /* of scatter-cts */
    const char *judging;         /* the edition and the globs of --strict, joined */
    struct compared_source *sources;
    size_t source_count;
    struct selection selection;  /* of cases, as far as the header states it */
    bool listed;                 /* only cases that a results file lists were selected */
    struct compared_case *cases; /* sorted by id */
    size_t count;
    struct conformance *conformance; /* of its cases, until the run is sorted */
    bool is_unsteady;                /* it has an unsteady failure */
    const char
        *losses; /* of processes, beyond those in records of cases (process_losses.h), joined; "" for none */
};

/* Initialize with zeroes. */
struct compared_file {
    struct compared_run *runs; /* in the order of the file */
    size_t count;
    size_t run_capacity, case_capacity;
};

/*
 * Reads a file. STATUS_UNREADABLE, with file and line, when it was judged by ONNX's comparison, is not complete or has a
 * case twice in one run; otherwise fails as results_read, or with STATUS_OUT_OF_MEMORY.
 */
enum status compared_file_read(struct compared_file *file, const char *path, struct arena *arena,
                               struct error *error);

/* The same; `also`, with its context, receives each record too. */
enum status compared_file_read_also(struct compared_file *file, const char *path, result_listener *also,
                                    void *context, struct arena *arena, struct error *error);

/*
 * Adds a record of a run in progress; after the last record call compared_run_sort. `path` names the run and is borrowed.
 */
enum status compared_file_take(struct compared_file *file, const char *path, const json_t *record,
                               struct arena *arena, struct error *error);

/*
 * The run of another file to compare a run with: the only run if each file must have one (`alone`), otherwise the run of
 * the same implementation. If a file has several such runs, they are paired in their order. NULL: there is none.
 */
const struct compared_run *compared_partner(size_t number, const struct compared_file *runs,
                                            const struct compared_file *others, bool alone);

/* Settles the standings of the cases, and sorts the cases by their ids. */
void compared_run_sort(struct compared_run *run);

#endif
