/* How many samples a test takes. Builds with sanitizers look for undefined behaviour, which few samples
 * reveal; builds without sanitizers test the values. */
#ifndef SCATTER_EFFORT_FIXTURE_H
#define SCATTER_EFFORT_FIXTURE_H

/* Numbers of samples are divided by this, and step widths are multiplied by it. */
#ifdef SCATTER_CTS_SANITIZED
enum { TEST_FRACTION = 8 };
#else
enum { TEST_FRACTION = 1 };
#endif

#endif
