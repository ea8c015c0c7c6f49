/* For tests of reports: reads results given as text, and writes a format of their report as text. */
#ifndef SCATTER_REPORTED_FIXTURE_H
#define SCATTER_REPORTED_FIXTURE_H

#include "report.h"
#include "report_format.h"
#include "temporary_folder_fixture.h"

/* Lines of results. CASE's id begins with "c/"; its operator version is ScatterND-18. */
#define HEADER                                                                                             \
    "{\"type\": \"header\", \"format\": 3, \"implementation\": {\"specification\": \"lib.so\", \"name\": " \
    "\"lib\", \"version\": \"1.2\"}}\n"
#define CASE(id, verdict, more)                                                                          \
    "{\"type\": \"case\", \"id\": \"c/" id "\", \"implementation\": \"lib.so\", \"verdict\": \"" verdict \
    "\", \"operator_version\": \"ScatterND-18\"" more "}\n"
#define FINDING(member, clause, level, policy) \
    ", \"" member "\": [{\"clause\": \"" clause "\", \"level\": \"" level "\", \"policy\": \"" policy "\"}]"
/* A valid float input without reduction that was answered correctly. */
#define ANSWERED                                                                                \
    ", \"level\": \"must\", \"answer\": \"output\", \"compared\": true, \"dtype\": \"float\", " \
    "\"reduction\": \"none\""
#define FOOTER_WITH(count, more)               \
    "{\"type\": \"footer\", \"cases\": " count \
    ", \"skipped\": 0, \"complete\": true, \"statements\": []" more "}\n"
#define FOOTER(count) FOOTER_WITH(count, "")

struct reported_fixture {
    struct temporary_folder folder;
    char path[300];
    struct arena arena;
    struct report report;
    struct error error;
};

/* Failures here abort the test. */
void reported_fixture_begin(struct reported_fixture *fixture);
void reported_fixture_end(struct reported_fixture *fixture);

/* Adds the runs of results. Errors as in report_read. */
enum status reported_fixture_read(struct reported_fixture *fixture, const char *results);

/* The report in a format, in the fixture's arena. */
const char *reported_fixture_write(struct reported_fixture *fixture, enum report_format format);

#endif
