#include "archive_member.h"

#include "archive.h"
#include "corpus_path.h"
#include "file.h"

#include <string.h>

/*
 * What is wrong with a name, or NULL. libzip converts names that are not UTF-8, and replaces NUL by a space.
 */
static const char *fault_of_name(const char *raw, const char *converted)
{
    if (raw == NULL || converted == NULL)
        return "its name cannot be read";
    for (const char *byte = raw; *byte != '\0'; byte++)
        if ((unsigned char)*byte < ' ' || *byte == '\x7f')
            return "its name has a control character";
    if (strcmp(raw, converted) != 0)
        return "its name is not UTF-8";
    if (strlen(raw) > ARCHIVE_NAME_LIMIT)
        return "its name is longer than 1024 bytes";
    if (strchr(raw, '\\') != NULL)
        return "its name has a backslash";
    return raw[0] == '/' ? "its name is an absolute path" : NULL;
}

/* What is wrong with the kind of a member, or NULL. All kinds of systems store the mode as in UNIX. */
static const char *fault_of_kind(zip_t *zip, zip_uint64_t index, bool is_folder)
{
    enum { KIND = 0170000, LINK = 0120000, FOLDER = 0040000, FILE_KIND = 0100000 };
    zip_uint8_t system;
    zip_uint32_t attributes;
    if (zip_file_get_external_attributes(zip, index, ZIP_FL_UNCHANGED, &system, &attributes) != 0)
        return "its attributes cannot be read";
    zip_uint32_t kind = attributes >> 16 & KIND;
    if (kind == LINK)
        return "is a symbolic link";
    if (system != ZIP_OPSYS_UNIX || kind == 0 || kind == (is_folder ? FOLDER : FILE_KIND))
        return NULL;
    return "is neither a file nor a folder";
}

bool archive_expands_too_much(uint64_t size, uint64_t stored)
{
    return size > ARCHIVE_RATIO_FREE && size / ARCHIVE_RATIO_LIMIT > stored;
}

/* What is wrong with how a member is stored, or NULL. */
static const char *fault_of_storage(const zip_stat_t *about)
{
    const zip_uint64_t needed = ZIP_STAT_SIZE | ZIP_STAT_COMP_SIZE | ZIP_STAT_COMP_METHOD | ZIP_STAT_CRC;
    if ((about->valid & ZIP_STAT_ENCRYPTION_METHOD) == 0 || about->encryption_method != ZIP_EM_NONE)
        return "is encrypted";
    if ((about->valid & needed) != needed)
        return "its entry is incomplete";
    if (about->comp_method != ZIP_CM_STORE && about->comp_method != ZIP_CM_DEFLATE)
        return "is compressed by a method other than \"stored\" and \"deflated\"";
    if (about->comp_method == ZIP_CM_STORE && about->size != about->comp_size)
        return "is stored, but its two sizes differ";
    if (about->size > FILE_SIZE_LIMIT)
        return "is larger than the limit of 2 GiB";
    if (archive_expands_too_much(about->size, about->comp_size))
        return "expands to more than 200 times its stored size";
    return NULL;
}

/* path_is_plain of a name without the "/" at its end. */
static bool is_plain(const char *name)
{
    char path[ARCHIVE_NAME_LIMIT + 1];
    size_t length = strlen(name);
    memcpy(path, name, length + 1);
    if (length > 0 && path[length - 1] == '/')
        path[length - 1] = '\0';
    return path_is_plain(path);
}

static size_t depth_of(const char *path)
{
    size_t depth = 1;
    while ((path = strchr(path, '/')) != NULL)
        depth += *++path != '\0';
    return depth;
}

const char *archive_member_fault(zip_t *zip, zip_uint64_t index, const char **name, zip_stat_t *about)
{
    *name = zip_get_name(zip, index, ZIP_FL_UNCHANGED | ZIP_FL_ENC_RAW);
    const char *fault = fault_of_name(*name, zip_get_name(zip, index, ZIP_FL_UNCHANGED | ZIP_FL_ENC_GUESS));
    if (fault != NULL)
        return fault;
    if (!is_plain(*name))
        return "its name has an empty, \".\" or \"..\" component";
    zip_stat_init(about);
    if (zip_stat_index(zip, index, ZIP_FL_UNCHANGED, about) != 0)
        return "its entry cannot be read";
    fault = fault_of_kind(zip, index, (*name)[strlen(*name) - 1] == '/');
    if (fault == NULL)
        fault = fault_of_storage(about);
    return fault == NULL && depth_of(*name) > ARCHIVE_DEPTH_LIMIT ? "its name has more than 32 components"
                                                                  : fault;
}
