/* For tests: a node of the reference's fixture (node_fixture.h) as a case, as if it had been loaded from
 * files. */
#ifndef SCATTER_CASE_FIXTURE_H
#define SCATTER_CASE_FIXTURE_H

#include "case.h"
#include "case_source.h"
#include "node_fixture.h"

/* A placeholder for the serialised model in such a case: only its receiver reads it. */
#define FIXTURE_MODEL "the model's bytes"

/*
 * The case, with the node's inputs, attributes (also as messages), operator and opset; inputs that the
 * fixture does not set are omitted inputs. Without a stored output and without a stated expectation. Borrows
 * from the fixture, which must not be moved; allocates in its arena. Lack of memory ends the test.
 */
struct scatter_case case_from_node(struct node_fixture *fixture);

/* Adds the cases below a folder or an archive to a list: case_files_find, then case_list_add of all of
 * them. */
enum status add_cases(struct case_list *list, const char *source, const char *path, struct arena *arena,
                      struct error *error);

#endif
