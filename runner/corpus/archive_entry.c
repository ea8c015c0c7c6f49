#include "archive.h"
#include "archive_parts.h"
#include "file.h"

#include <string.h>

/* Offsets in an entry. APPNOTE.TXT, 4.3.12 */
enum {
    ENTRY_SYSTEM = 5,
    ENTRY_METHOD = 10,
    ENTRY_CRC = 16,
    ENTRY_STORED_SIZE = 20,
    ENTRY_MEMBER_SIZE = 24,
    ENTRY_EXTRA_SIZE = 30,
    ENTRY_COMMENT_SIZE = 32,
    ENTRY_DISK = 34,
    ENTRY_ATTRIBUTES = 38
};

static uint64_t field(const unsigned char *entry, int offset, int width)
{
    return archive_number_at(entry + offset, width);
}

static bool is_plain(const unsigned char *entry)
{
    return (field(entry, ARCHIVE_ENTRY_FLAGS, 2) & ~(uint64_t)ARCHIVE_UTF8_NAME) == 0 &&
           field(entry, ENTRY_METHOD, 2) == ZIP_CM_STORE && field(entry, ENTRY_EXTRA_SIZE, 2) == 0 &&
           field(entry, ENTRY_COMMENT_SIZE, 2) == 0 && field(entry, ENTRY_DISK, 2) == 0 &&
           field(entry, ENTRY_STORED_SIZE, 4) != UINT32_MAX &&
           field(entry, ENTRY_MEMBER_SIZE, 4) != UINT32_MAX &&
           field(entry, ARCHIVE_ENTRY_OFFSET, 4) != UINT32_MAX;
}

bool archive_directory_is_plain(const struct archive_directory *directory)
{
    for (size_t i = 0; i < directory->count; i++)
        if (!is_plain(directory->entries[i]))
            return false;
    return true;
}

/* libzip takes a name from an extra field (Info-ZIP Unicode Path) if there is one. */
static bool is_name_of(const char *name, const unsigned char *entry)
{
    size_t size = (size_t)field(entry, ARCHIVE_ENTRY_NAME_SIZE, 2);
    return name != NULL && strlen(name) == size && memcmp(name, entry + ARCHIVE_ENTRY_SIZE, size) == 0;
}

static const char *ask_libzip(struct archive_entry *about, const unsigned char *entry, zip_t *zip,
                              zip_uint64_t index)
{
    const zip_uint64_t needed = ZIP_STAT_SIZE | ZIP_STAT_COMP_SIZE | ZIP_STAT_COMP_METHOD | ZIP_STAT_CRC;
    zip_stat_t stat;
    zip_stat_init(&stat);
    if (!is_name_of(zip_get_name(zip, index, ZIP_FL_UNCHANGED | ZIP_FL_ENC_RAW), entry))
        return "its name in an extra field is not that of the directory";
    if (zip_stat_index(zip, index, ZIP_FL_UNCHANGED, &stat) != 0)
        return "its entry cannot be read";
    if (zip_file_get_external_attributes(zip, index, ZIP_FL_UNCHANGED, &about->system, &about->attributes) !=
        0)
        return "its attributes cannot be read";
    about->is_encrypted =
        (stat.valid & ZIP_STAT_ENCRYPTION_METHOD) == 0 || stat.encryption_method != ZIP_EM_NONE;
    if (!about->is_encrypted && (stat.valid & needed) != needed)
        return "its entry is incomplete";
    about->method = stat.comp_method;
    about->crc = stat.crc;
    about->size = stat.size;
    about->stored_size = stat.comp_size;
    return NULL;
}

const char *archive_entry_read(struct archive_entry *about, const unsigned char *entry, zip_t *zip,
                               zip_uint64_t index)
{
    if (zip != NULL)
        return ask_libzip(about, entry, zip, index);
    *about = (struct archive_entry){.system = entry[ENTRY_SYSTEM],
                                    .attributes = (zip_uint32_t)field(entry, ENTRY_ATTRIBUTES, 4),
                                    .method = (uint16_t)field(entry, ENTRY_METHOD, 2),
                                    .crc = (uint32_t)field(entry, ENTRY_CRC, 4),
                                    .size = field(entry, ENTRY_MEMBER_SIZE, 4),
                                    .stored_size = field(entry, ENTRY_STORED_SIZE, 4)};
    return NULL;
}

bool archive_expands_too_much(uint64_t size, uint64_t stored)
{
    return size > ARCHIVE_RATIO_FREE && size / ARCHIVE_RATIO_LIMIT > stored;
}

/* What is wrong with the kind of a member, or NULL. All kinds of systems store the mode as in UNIX. */
static const char *fault_of_kind(const struct archive_entry *about, bool is_folder)
{
    enum { KIND = 0170000, LINK = 0120000, FOLDER = 0040000, FILE_KIND = 0100000 };
    zip_uint32_t kind = about->attributes >> 16 & KIND;
    if (kind == LINK)
        return "is a symbolic link";
    if (about->system != ZIP_OPSYS_UNIX || kind == 0 || kind == (is_folder ? FOLDER : FILE_KIND))
        return NULL;
    return "is neither a file nor a folder";
}

const char *archive_entry_fault(const struct archive_entry *about, bool is_folder)
{
    const char *fault = fault_of_kind(about, is_folder);
    if (fault != NULL)
        return fault;
    if (about->is_encrypted)
        return "is encrypted";
    if (about->method != ZIP_CM_STORE && about->method != ZIP_CM_DEFLATE)
        return "is compressed by a method other than \"stored\" and \"deflated\"";
    if (about->method == ZIP_CM_STORE && about->size != about->stored_size)
        return "is stored, but its two sizes differ";
    if (about->size > FILE_SIZE_LIMIT)
        return "is larger than the limit of 2 GiB";
    if (archive_expands_too_much(about->size, about->stored_size))
        return "expands to more than 200 times its stored size";
    return NULL;
}
