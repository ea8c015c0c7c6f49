/*
 * Memory that a worker shares with the runner while it executes a range of a world: its position, its counts, and the
 * cases that it has found. The page outlives the worker.
 *
 * The implementation can also write to the page, so the runner copies it (sweep_piece.h) and believes nothing in it unchecked.
 */
#ifndef SCATTER_SWEEP_PAGE_H
#define SCATTER_SWEEP_PAGE_H

#include "status.h"

#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

enum {
    SWEEP_FOUND_MOST = 1000, /* found cases of a range; after them it ends early */
    SWEEP_KINDS_MOST = 4096  /* kinds of a world; no world has more */
};

/* A slice of a range ends with the case after so many milliseconds. */
enum { SWEEP_SLICE_MILLISECONDS = 250 };

/* What a worker does with a case. */
enum sweep_phase {
    PHASE_MAKING,         /* inputs, and the request that the plugin is given */
    PHASE_EXPECTING,      /* the reference computes the expected output */
    PHASE_IMPLEMENTATION, /* the plugin is called */
    PHASE_COMPARING, /* outputs, inputs and what surrounds them are compared; the judge where they differ */
    SWEEP_PHASES
};

/* Only the worker writes it while it serves a range. */
struct sweep_page {
    _Atomic uint64_t
        current; /* the number of the case that is running, or comes next: those before it are done */
    _Atomic uint64_t executed;    /* cases that the implementation was given */
    _Atomic uint64_t judged;      /* of these, answers that the judge had to look at */
    _Atomic uint64_t unsupported; /* of these, refused as not implemented */
    _Atomic uint32_t found;       /* cases below, their numbers rising */
    uint64_t numbers[SWEEP_FOUND_MOST];
    _Atomic unsigned char
        kinds[SWEEP_KINDS_MOST]; /* 1: a case of this kind was executed, in any range so far */
    _Atomic uint64_t
        nanoseconds[SWEEP_PHASES]; /* that each phase took, in all ranges so far; of some frames only */
};

/* A page, and how another process finds it. */
struct shared_page {
    struct sweep_page *page;
    int descriptor;
    char path[64];
};

/* Creates a page of zeroes, whose size nobody can change. STATUS_SYSTEM if the system has none. */
enum status shared_page_create(struct shared_page *shared, struct error *error);

/* Opens the page of another process by its path. STATUS_SYSTEM, naming the path, when that fails. */
enum status shared_page_open(struct shared_page *shared, const char *path, struct error *error);

void shared_page_close(struct shared_page *shared);

#endif
