#include "archive_member.h"

#include "archive.h"
#include "archive_directory.h"
#include "corpus_path.h"
#include "file.h"
#include "printable.h"

#include <string.h>

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

static size_t depth_of(const char *path)
{
    size_t depth = 1;
    while ((path = strchr(path, '/')) != NULL)
        path++, depth++;
    return depth;
}

const char *archive_name_fault(const char *name, size_t size)
{
    bool is_ascii = true;
    for (size_t i = 0; i < size; i++) {
        if ((unsigned char)name[i] < ' ' || name[i] == '\x7f')
            return "its name has a control character";
        is_ascii = is_ascii && (name[i] & 0x80) == 0;
    }
    if (!is_ascii && !is_utf8(name))
        return "its name is not UTF-8";
    if (size > ARCHIVE_NAME_LIMIT)
        return "its name is longer than 1024 bytes";
    if (strchr(name, '\\') != NULL)
        return "its name has a backslash";
    if (name[0] == '/')
        return "its name is an absolute path";
    if (!path_is_plain(name))
        return "its name has an empty, \".\" or \"..\" component";
    return depth_of(name) > ARCHIVE_DEPTH_LIMIT ? "its name has more than 32 components" : NULL;
}

/* libzip takes a name from an extra field (Info-ZIP Unicode Path) if there is one. */
static bool is_name_of(const char *name, const unsigned char *entry)
{
    size_t size = (size_t)archive_number_at(entry + ARCHIVE_ENTRY_NAME_SIZE, 2);
    return name != NULL && strlen(name) == size && memcmp(name, entry + ARCHIVE_ENTRY_SIZE, size) == 0;
}

const char *archive_member_fault(zip_t *zip, zip_uint64_t index, const unsigned char *entry, bool is_folder,
                                 zip_stat_t *about)
{
    if (!is_name_of(zip_get_name(zip, index, ZIP_FL_UNCHANGED | ZIP_FL_ENC_RAW), entry))
        return "its name in an extra field is not that of the directory";
    zip_stat_init(about);
    if (zip_stat_index(zip, index, ZIP_FL_UNCHANGED, about) != 0)
        return "its entry cannot be read";
    const char *fault = fault_of_kind(zip, index, is_folder);
    return fault == NULL ? fault_of_storage(about) : fault;
}
