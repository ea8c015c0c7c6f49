/*
 * The arguments of every command.
 */
#ifndef SCATTER_INVOCATION_H
#define SCATTER_INVOCATION_H

struct invocation {
    const char *name;    /* the name by which the user called the program */
    const char *program; /* the path of its executable file */
    int argument_count;
    const char **arguments;
};

#endif
