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

enum status error_add_lines(struct error *error, enum status status, const char *words, const char *lines)
{
    if (error == NULL || lines[0] == '\0')
        return error == NULL ? status : error->status;
    size_t length = strlen(error->message);
    (void)snprintf(error->message + length, sizeof error->message - length, "%s\n%s", words, lines);
    return error->status;
}
