#include "status.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

const char *status_name(enum status status)
{
    switch (status) {
#define STATUS_NAME(constant, name) \
    case constant:                  \
        return name;
        STATUS_TABLE(STATUS_NAME)
#undef STATUS_NAME
    }
    return "unknown status";
}

void make_one_line(char *text)
{
    for (; *text != '\0'; text++)
        if ((unsigned char)*text < ' ' || *text == 0x7f)
            *text = '?';
}

enum status error_set(struct error *error, enum status status, const char *format, ...)
{
    if (error == NULL)
        return status;
    va_list arguments;
    va_start(arguments, format);
    error->status = status;
    (void)vsnprintf(error->message, sizeof error->message, format, arguments);
    va_end(arguments);
    make_one_line(error->message);
    return status;
}

enum status error_no_memory(struct error *error, const char *what)
{
    return error_set(error, STATUS_OUT_OF_MEMORY, "no memory for %s", what);
}

enum status error_prefix(struct error *error, enum status status, const char *context)
{
    if (error == NULL)
        return status;
    char message[sizeof error->message];
    memcpy(message, error->message, sizeof message);
    int length = snprintf(error->message, sizeof error->message, "%s: ", context);
    make_one_line(error->message);
    if (length >= 0 && (size_t)length < sizeof error->message)
        (void)snprintf(error->message + length, sizeof error->message - (size_t)length, "%s", message);
    return error->status;
}

/* The last lines that have at most `room` bytes, or the end of the last line if that has more. */
static const char *last_lines(const char *lines, size_t room)
{
    const size_t size = strlen(lines);
    if (size <= room)
        return lines;
    const char *start = lines + size - room, *end = strchr(start, '\n');
    return end == NULL || end[1] == '\0' ? start : end + 1;
}

enum status error_add_lines(struct error *error, enum status status, const char *words, const char *lines)
{
    if (error == NULL || lines[0] == '\0')
        return error == NULL ? status : error->status;
    static const char left_out[] = "[...]\n";
    enum { FOR_CONTEXTS = 256 }; /* error_prefix cuts off the end of what does not fit */
    const size_t length = strlen(error->message), needed = strlen(words) + sizeof left_out + 1 + FOR_CONTEXTS;
    const size_t room = sizeof error->message - length > needed ? sizeof error->message - length - needed : 0;
    const char *kept = last_lines(lines, room);
    (void)snprintf(error->message + length, sizeof error->message - length, "%s\n%s%s", words,
                   kept == lines ? "" : left_out, kept);
    return error->status;
}
