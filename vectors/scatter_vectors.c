/* scatter_vectors.c: 499 test vectors of ONNX's scatter operators, corpus scatter-cts 0.4.2, edition onnx-1.23.
 * Generated from core.json by make_c.py: do not edit. See scatter_vectors.h.
 *
 * License: Apache-2.0
 */
#include "scatter_vectors.h"

#include <string.h>

#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "The elements of scatter_vectors.c are little-endian."
#endif

/* Values that cells first, first + 1, ... may have instead of those of the stored output. */
struct entry {
    uint32_t values;
    uint16_t first, cells, count; /* count: of VALUES */
    uint8_t kind;
};
enum { VALUES, INTERVAL, NOT_A_NUMBER, NONZERO, ANY, NORM };

const char scatter_vectors_corpus[] = "scatter-cts 0.4.2";

/* Where the section of each element type begins. */
enum {
    WORDS_float = 0,
    WORDS_uint8 = WORDS_float + ((SCATTER_VECTORS_TYPES) & 0x2 ? 1651 : 0),
    WORDS_int8 = WORDS_uint8 + ((SCATTER_VECTORS_TYPES) & 0x4 ? 2127 : 0),
    WORDS_uint16 = WORDS_int8 + ((SCATTER_VECTORS_TYPES) & 0x8 ? 2432 : 0),
    WORDS_int16 = WORDS_uint16 + ((SCATTER_VECTORS_TYPES) & 0x10 ? 227 : 0),
    WORDS_int32 = WORDS_int16 + ((SCATTER_VECTORS_TYPES) & 0x20 ? 1085 : 0),
    WORDS_int64 = WORDS_int32 + ((SCATTER_VECTORS_TYPES) & 0x40 ? 54 : 0),
    WORDS_string = WORDS_int64 + ((SCATTER_VECTORS_TYPES) & 0x80 ? 393 : 0),
    WORDS_bool = WORDS_string + ((SCATTER_VECTORS_TYPES) & 0x100 ? 2359 : 0),
    WORDS_float16 = WORDS_bool + ((SCATTER_VECTORS_TYPES) & 0x200 ? 269 : 0),
    WORDS_double = WORDS_float16 + ((SCATTER_VECTORS_TYPES) & 0x400 ? 711 : 0),
    WORDS_uint32 = WORDS_double + ((SCATTER_VECTORS_TYPES) & 0x800 ? 533 : 0),
    WORDS_uint64 = WORDS_uint32 + ((SCATTER_VECTORS_TYPES) & 0x1000 ? 148 : 0),
    WORDS_complex64 = WORDS_uint64 + ((SCATTER_VECTORS_TYPES) & 0x2000 ? 309 : 0),
    WORDS_complex128 = WORDS_complex64 + ((SCATTER_VECTORS_TYPES) & 0x4000 ? 198 : 0),
    WORDS_bfloat16 = WORDS_complex128 + ((SCATTER_VECTORS_TYPES) & 0x8000 ? 1392 : 0),
    WORDS_end = WORDS_bfloat16 + ((SCATTER_VECTORS_TYPES) & 0x10000 ? 1080 : 0)
};

enum {
    TEXTS_float = 0,
    TEXTS_uint8 = TEXTS_float + ((SCATTER_VECTORS_TYPES) & 0x2 ? 23450 : 0),
    TEXTS_int8 = TEXTS_uint8 + ((SCATTER_VECTORS_TYPES) & 0x4 ? 7350 : 0),
    TEXTS_uint16 = TEXTS_int8 + ((SCATTER_VECTORS_TYPES) & 0x8 ? 3602 : 0),
    TEXTS_int16 = TEXTS_uint16 + ((SCATTER_VECTORS_TYPES) & 0x10 ? 1064 : 0),
    TEXTS_int32 = TEXTS_int16 + ((SCATTER_VECTORS_TYPES) & 0x20 ? 2570 : 0),
    TEXTS_int64 = TEXTS_int32 + ((SCATTER_VECTORS_TYPES) & 0x40 ? 1293 : 0),
    TEXTS_string = TEXTS_int64 + ((SCATTER_VECTORS_TYPES) & 0x80 ? 4442 : 0),
    TEXTS_bool = TEXTS_string + ((SCATTER_VECTORS_TYPES) & 0x100 ? 4259 : 0),
    TEXTS_float16 = TEXTS_bool + ((SCATTER_VECTORS_TYPES) & 0x200 ? 1909 : 0),
    TEXTS_double = TEXTS_float16 + ((SCATTER_VECTORS_TYPES) & 0x400 ? 8182 : 0),
    TEXTS_uint32 = TEXTS_double + ((SCATTER_VECTORS_TYPES) & 0x800 ? 4141 : 0),
    TEXTS_uint64 = TEXTS_uint32 + ((SCATTER_VECTORS_TYPES) & 0x1000 ? 1453 : 0),
    TEXTS_complex64 = TEXTS_uint64 + ((SCATTER_VECTORS_TYPES) & 0x2000 ? 888 : 0),
    TEXTS_complex128 = TEXTS_complex64 + ((SCATTER_VECTORS_TYPES) & 0x4000 ? 2278 : 0),
    TEXTS_bfloat16 = TEXTS_complex128 + ((SCATTER_VECTORS_TYPES) & 0x8000 ? 1871 : 0),
    TEXTS_end = TEXTS_bfloat16 + ((SCATTER_VECTORS_TYPES) & 0x10000 ? 1809 : 0)
};

enum {
    ENTRIES_float = 0,
    ENTRIES_uint8 = ENTRIES_float + ((SCATTER_VECTORS_TYPES) & 0x2 ? 55 : 0),
    ENTRIES_int8 = ENTRIES_uint8 + ((SCATTER_VECTORS_TYPES) & 0x4 ? 8 : 0),
    ENTRIES_uint16 = ENTRIES_int8 + ((SCATTER_VECTORS_TYPES) & 0x8 ? 0 : 0),
    ENTRIES_int16 = ENTRIES_uint16 + ((SCATTER_VECTORS_TYPES) & 0x10 ? 1 : 0),
    ENTRIES_int32 = ENTRIES_int16 + ((SCATTER_VECTORS_TYPES) & 0x20 ? 1 : 0),
    ENTRIES_int64 = ENTRIES_int32 + ((SCATTER_VECTORS_TYPES) & 0x40 ? 0 : 0),
    ENTRIES_string = ENTRIES_int64 + ((SCATTER_VECTORS_TYPES) & 0x80 ? 8 : 0),
    ENTRIES_bool = ENTRIES_string + ((SCATTER_VECTORS_TYPES) & 0x100 ? 18 : 0),
    ENTRIES_float16 = ENTRIES_bool + ((SCATTER_VECTORS_TYPES) & 0x200 ? 20 : 0),
    ENTRIES_double = ENTRIES_float16 + ((SCATTER_VECTORS_TYPES) & 0x400 ? 95 : 0),
    ENTRIES_uint32 = ENTRIES_double + ((SCATTER_VECTORS_TYPES) & 0x800 ? 11 : 0),
    ENTRIES_uint64 = ENTRIES_uint32 + ((SCATTER_VECTORS_TYPES) & 0x1000 ? 4 : 0),
    ENTRIES_complex64 = ENTRIES_uint64 + ((SCATTER_VECTORS_TYPES) & 0x2000 ? 0 : 0),
    ENTRIES_complex128 = ENTRIES_complex64 + ((SCATTER_VECTORS_TYPES) & 0x4000 ? 17 : 0),
    ENTRIES_bfloat16 = ENTRIES_complex128 + ((SCATTER_VECTORS_TYPES) & 0x8000 ? 2 : 0),
    ENTRIES_end = ENTRIES_bfloat16 + ((SCATTER_VECTORS_TYPES) & 0x10000 ? 0 : 0)
};

enum {
    VECTORS_float = 0,
    VECTORS_uint8 = VECTORS_float + ((SCATTER_VECTORS_TYPES) & 0x2 ? 211 : 0),
    VECTORS_int8 = VECTORS_uint8 + ((SCATTER_VECTORS_TYPES) & 0x4 ? 43 : 0),
    VECTORS_uint16 = VECTORS_int8 + ((SCATTER_VECTORS_TYPES) & 0x8 ? 29 : 0),
    VECTORS_int16 = VECTORS_uint16 + ((SCATTER_VECTORS_TYPES) & 0x10 ? 6 : 0),
    VECTORS_int32 = VECTORS_int16 + ((SCATTER_VECTORS_TYPES) & 0x20 ? 22 : 0),
    VECTORS_int64 = VECTORS_int32 + ((SCATTER_VECTORS_TYPES) & 0x40 ? 12 : 0),
    VECTORS_string = VECTORS_int64 + ((SCATTER_VECTORS_TYPES) & 0x80 ? 24 : 0),
    VECTORS_bool = VECTORS_string + ((SCATTER_VECTORS_TYPES) & 0x100 ? 32 : 0),
    VECTORS_float16 = VECTORS_bool + ((SCATTER_VECTORS_TYPES) & 0x200 ? 9 : 0),
    VECTORS_double = VECTORS_float16 + ((SCATTER_VECTORS_TYPES) & 0x400 ? 53 : 0),
    VECTORS_uint32 = VECTORS_double + ((SCATTER_VECTORS_TYPES) & 0x800 ? 17 : 0),
    VECTORS_uint64 = VECTORS_uint32 + ((SCATTER_VECTORS_TYPES) & 0x1000 ? 5 : 0),
    VECTORS_complex64 = VECTORS_uint64 + ((SCATTER_VECTORS_TYPES) & 0x2000 ? 4 : 0),
    VECTORS_complex128 = VECTORS_complex64 + ((SCATTER_VECTORS_TYPES) & 0x4000 ? 12 : 0),
    VECTORS_bfloat16 = VECTORS_complex128 + ((SCATTER_VECTORS_TYPES) & 0x8000 ? 8 : 0),
    VECTORS_end = VECTORS_bfloat16 + ((SCATTER_VECTORS_TYPES) & 0x10000 ? 12 : 0)
};

/* Elements, extents, and the values of entries. The last items are for an empty table. */
static const uint64_t words[] = {
#if (SCATTER_VECTORS_TYPES) & 0x2 /* float */
    0x41a0000041200000, 0x4220000041f00000, 0x4270000042480000, 0x42a00000428c0000, 0x42c8000042b40000, 0x42f0000042dc0000,
    4, 3, 2, 0, 1, 1,
    3, 0x4396800040e00000, 0x40400000, 0x100000000, 3, 1,
    0, 0, 1, 0x43c88000, 0xffffffffffffffff, 0x41a0000041200000,
    0x4220000041f00000, 0x4270000042480000, 2, 3, 0, 1,
    2, 0x43c9000043c88000, 0x43c98000, 0xfffffffffffffffd, 1, 0,
    0x41a0000041200000, 0x41f00000, 3, 0, 3, 2,
    0x43c9000043c88000, 0xfffffffffffffffc, 1, 0xcfe435061220c034, 0x93ee1f7c4e16d5be, 0xf4f314b7,
    5, 1, 0x7325b56f, 0x7325b56f1220c034, 0x93ee1f7c4e16d5be, 0xf4f314b7,
    5, 0xfffffffa, 0x41a0000041200000, 0x4220000041f00000, 0x4270000042480000, 0x428c0000,
    7, 0x8000000000000001, 0x7fffffff00000001, 0x4000000000000001, 0x1000000000001, 0x700000001,
    0xfffffff800000001, 0x41a0000041200000, 0x4220000041f00000, 0x4270000042480000, 0x42a00000428c0000, 0x42c8000042b40000,
    0x42f0000042dc0000, 0x430c000043020000, 0x4320000043160000, 0x43340000432a0000, 0x43480000433e0000, 0x435c000043520000,
    0x4370000043660000, 2, 3, 4, 1, 2,
    1, 1, 0xfffffffffffffffc, 1, 1, 4,
    0xfffffffffffffffc, 3, 4, 0, 5, 0x400000003f800000,
    0x4080000040400000, 0x40c0000040a00000, 0x4100000040e00000, 0x4120000041100000, 0x4140000041300000, 0xffffffffffffffff,
    1, 0, 0xfffffffffffffffe, 3, 2, 3,
    2, 0x42cc000042ca0000, 0x42d0000042ce0000, 0x42d4000042d20000, 0x42cc00003f800000, 0x42ca000040400000,
    0x40c0000042ce0000, 0x4100000042d00000, 0x4120000041100000, 0x42d2000042d40000, 0x40e00000, 0x41100000,
    0x3f800000, 0x42ca0000, 0x41b0000041400000, 0x4228000042000000, 0x4278000042500000, 0x42a4000042900000,
    0x42cc000042b80000, 0x42f4000042e00000, 0, 1, 1, 0,
    1, 0, 0, 1, 2, 2,
    2, 0x43c9000043c88000, 0x43ca000043c98000, 0x43cb000043ca8000, 0x43cc000043cb8000, 0,
    4, 0x41200000, 0x4396800041400000, 0x4228000042000000, 0x4040000042500000, 0x42a4000040e00000,
    0x42cc000042b80000, 0x42f4000042e00000, 0x42cc0000, 0x400000003f800000, 0x40400000, 0,
    1, 2, 1, 0, 0x42cc000042ca0000, 0x42d0000042ce0000,
    0x42d20000, 0x42d0000042d20000, 0x42ce0000, 0, 0, 0,
    0, 0, 0, 0, 0, 0,
    0, 2, 1, 5, 0x43c9000043c88000, 0x43ca000043c98000,
    0x43cb000043ca8000, 0x43cc000043cb8000, 0x43cd000043cc8000, 0, 2, 1,
    1, 2, 1, 5, 0x43c9000043c88000, 0x43ca000043c98000,
    0x43ca8000, 0x41a0000041200000, 0x4220000041f00000, 0x3f800000, 0x4396800040e00000, 0,
    2, 1, 1, 2, 0, 0,
    2, 1, 2, 4, 0, 2,
    2, 0, 2, 1, 0x400000003f800000, 0x4080000040400000,
    0x40c0000040a00000, 0x4100000040e00000, 0x4120000041100000, 0x4140000041300000, 0x4160000041500000, 0x4180000041700000,
    0x4190000041880000, 0x41a0000041980000, 0x41b0000041a80000, 0x41c0000041b80000, 0x41d0000041c80000, 0x41e0000041d80000,
    0x41f0000041e80000, 0x4200000041f80000, 0x4208000042040000, 0x42100000420c0000, 0x4218000042140000, 0x42200000421c0000,
    0x4228000042240000, 0x42300000422c0000, 0x4238000042340000, 0x42400000423c0000, 0x4248000042440000, 0x42500000424c0000,
    0x4258000042540000, 0x42600000425c0000, 0x4268000042640000, 0x42700000426c0000, 3, 4,
    5, 0, 4, 1, 0, 2,
    1, 1, 0, 2, 1, 3,
    2, 2, 3, 2, 0x42cc000042ca0000, 0x42d0000042ce0000,
    0x42d4000042d20000, 0x42d8000042d60000, 0x42dc000042da0000, 0x42e0000042de0000, 0x4000000042ca0000, 0x4080000040400000,
    0x42d0000042cc0000, 0x4100000042ce0000, 0x4120000041100000, 0x42d4000041300000, 0x4160000042d20000, 0x4180000041700000,
    0x4190000041880000, 0x41a0000041980000, 0x42d6000042d80000, 0x41c0000041b80000, 0x41d0000041c80000, 0x42da000042dc0000,
    0x41f0000041e80000, 0x4200000041f80000, 0x42de000042e00000, 0x42100000420c0000, 0x4218000042140000, 0x42200000421c0000,
    0x4228000042240000, 0x42300000422c0000, 0x4238000042340000, 0x42400000423c0000, 0x4248000042440000, 0x42500000424c0000,
    0x4258000042540000, 0x42600000425c0000, 0x4268000042640000, 0x42700000426c0000, 0x3f80000000000001, 0x40000000807fffff,
    3, 1, 0x80000001007fffff, 0x8000000100000001, 0x7fffff807fffff, 3,
    0, 1, 1, 2, 0, 0x43c9000043c88000,
    0x43ca000043c98000, 0x43cb000043ca8000, 0x43c900003f800000, 0x43ca000043cb0000, 0x43c9800040a00000, 0x43ca800040e00000,
    0x43c8800041100000, 0x4140000041300000, 2, 4, 0x43c9000043c88000, 0x43ca000043c98000,
    1, 4, 4, 0, 0x401c000000000000, 0x4059400000000000,
    1, 3, 0, 2, 4, 1,
    0, 1, 0xffffffffffffffff, 0xfffffffffffffffe, 0, 0,
    1, 0, 4, 0x400000003f800000, 0x4080000040400000, 0,
    0xffffffffffffffff, 0xffffffffffffffff, 0, 0x42cc000042ca0000, 0x42d0000042ce0000, 0x42d0000042cc0000,
    0x42d8000042d40000, 0, 1, 2, 0, 1,
    2, 0, 0x4130000041200000, 0x4150000041400000, 0x4170000041600000, 0x41800000,
    0x41d8000042200000, 0x41f00000, 0x7fffffff, 0x80000002, 0x800000, 0x807fffff,
    0x80800000, 0x8000000000000000, 0x80000000000001, 0x3f800000, 0, 1,
    0x8000000100000001, 0x7fffff00000002, 0x3f800000, 0x3f80000040a00000, 0x4000000041000000, 0x4080000041100000,
    1, 0, 1, 0x4080000040000000, 0x3f800000, 0x4080000040a00000,
    0x4000000041000000, 0x3f80000041100000, 0x400000003f800000, 0x4080000043978000, 0x40c0000040a00000, 0x4100000040e00000,
    0x4120000041100000, 0x4140000041300000, 1, 1, 1, 0xc2ca0000,
    0x434c000042ca0000, 0x43d00000439a8000, 0x100000002, 0, 3, 0,
    0x4040000040000000, 0x40a0000040800000, 0x40c00000, 0, 1, 2,
    3, 4, 0x40c0000040800000, 0x4120000041000000, 0x41400000, 0x400000003f800000,
    0x4080000040400000, 0x40a00000, 0xfffffffffffffffb, 4, 0xfffffffffffffffe, 2,
    0x4000000042cc0000, 0x42d6000042d60000, 0x42d60000, 0x7f800000, 0x404000007fc00000, 0xc08000007f800000,
    0xff80000040a00000, 0x40e0000040c00000, 0x410000007fc00000, 0xff8000007f800000, 0xc, 1,
    3, 0xfffffffffffffffb, 4, 9, 0xfffffffffffffffa, 3,
    1, 8, 0xc040000040000000, 0xc000000040800000, 0x4000000040400000, 0xc000000040a00000,
    0x404000007fc00000, 0xc00000007f800000, 0xff80000040400000, 0x4130000041000000, 0x413000007fc00000, 0xff8000007f800000,
    0, 2, 1, 0, 1, 1,
    2, 2, 0x42cc000042ca0000, 0x42d0000042ce0000, 0x42d4000042d20000, 0x42d8000042d60000,
    0x4000000042ca0000, 0x42d0000040400000, 0x42d4000042d20000, 0x4100000042ce0000, 0x42cc000041100000, 0x42d8000042d60000,
    0xfffffffffffffffd, 2, 0xffffffffffffffff, 0, 1, 0xfffffffffffffffe,
    0, 0xfffffffffffffffe, 0x4000000042ca0000, 0x42d0000042d60000, 0x42d4000042d20000, 0x42d8000040e00000,
    0x42cc000041100000, 0x4140000042ce0000, 0x42d0000042ca0000, 0x42d2000042cc0000, 0x42d4000042ce0000, 0,
    0, 0xffffffffffffffff, 0xffffffffffffffff, 0, 0, 0,
    0xffffffffffffffff, 0, 3, 3, 0x42cc000042ca0000, 0x42d0000042ce0000,
    0x42d4000042d20000, 0x42d8000042d60000, 0x42da0000, 0x42d8000042d60000, 0x42da0000, 0x8000000000000000,
    0x8000000000000000, 0x8000000000000000, 0x8000000000000000, 0, 9, 4,
    0, 6, 1, 3, 8, 7,
    0x8000000080000000, 0x80000000, 0x8000000000000000, 0, 0x80000000, 0,
    0x8000000080000000, 0x80000000, 0x80000000, 2, 5, 2,
    0, 2, 5, 7, 0x80000000, 0x8000000080000000,
    0x80000000, 0, 0x8000000080000000, 0x8000000080000000, 0, 0,
    0, 0x7f7ffffcb34ccd0f, 0xb34cccebbfffffcf, 0xbfffffc37f7ffff0, 0x7f7fffe4b34cccf7, 0xb34ccd03bffffffc,
    0xbffffff07f7fffd8, 0x7f7fffccbfffffbd, 0xb34cccd6bfffffe4, 0xbfffffd87f7fffc0, 0x7f7ffff9b34ccce2, 0xb34ccceebfffffcc,
    0xbfffffc07f7fffed, 0x7f7fffe1b34cccfa, 0xb34ccd06bffffff9, 0xbfffffed7f7fffd5, 0x7f7fffc9b34ccccd, 0xb34cccd9bfffffe1,
    0xbfffffd57f7fffbd, 0x7f7ffff6b34ccce5, 0xb34cccf1bfffffc9, 0x7f7fffb77f7fffea, 0x7f7fffdeb34cccfd, 0xb34ccd09bffffff6,
    0xbfffffea7f7fffd2, 0x7f7fffc6b34cccd0, 0xb34cccdcbfffffde, 0xbfffffd27f7fffba, 0x7f7ffff3b34ccce8, 0xb34cccf4bfffffc6,
    0xbfffffff7f7fffe7, 0x7f7fffdbb34ccd00, 0xb34ccd0cbffffff3, 0xbfffffe77f7fffcf, 0x7f7fffc3b34cccd3, 0xb34cccdfbfffffdb,
    0xb34ccd12, 0x47, 1, 0x1e, 0x3b, 0x13,
    0x30, 8, 0x25, 0x42, 0x1a, 0x37,
    0xf, 0x2c, 4, 0x21, 0x3e, 0x16,
    0x33, 0xb, 0x28, 0x45, 0x1d, 0x3a,
    0x12, 0x2f, 7, 0x24, 0x41, 0x19,
    0x36, 0xe, 0x2b, 3, 0x20, 0x3d,
    0x15, 0x32, 0xa, 0x27, 0x44, 0x1c,
    0x39, 0x11, 0x2e, 6, 0x23, 0x40,
    0x18, 0x35, 0xd, 0x2a, 2, 0x1f,
    0x3c, 0x14, 0x31, 9, 0x26, 0x43,
    0x1b, 0x38, 0x10, 0x2d, 5, 0x22,
    0x3f, 0x17, 0x34, 0x43, 0x334ccccc7f7ffffd, 0x7f7ffffabffffffe,
    0xbffffffb334ccccf, 0x334cccd27f7ffff7, 0x7f7ffff4bffffff8, 0xbffffff5334cccd5, 0x334cccd87f7ffff1, 0x7f7fffeebffffff2,
    0xbfffffef334cccdb, 0x334cccde7f7fffeb, 0x7f7fffe8bfffffec, 0xbfffffe9334ccce1, 0x334ccce47f7fffe5, 0x7f7fffe2bfffffe6,
    0xbfffffe3334ccce7, 0x334cccea7f7fffdf, 0x7f7fffdcbfffffe0, 0xbfffffdd334ccced, 0x334cccf07f7fffd9, 0x7f7fffd6bfffffda,
    0xbfffffd7334cccf3, 0x334cccf67f7fffd3, 0x7f7fffd0bfffffd4, 0xbfffffd1334cccf9, 0x334cccfc7f7fffcd, 0x7f7fffcabfffffce,
    0xbfffffcb334cccff, 0x334ccd027f7fffc7, 0x7f7fffc4bfffffc8, 0xbfffffc5334ccd05, 0x334ccd087f7fffc1, 0x7f7fffbebfffffc2,
    0xbfffffbf334ccd0b, 0x7f7fffbb, 0x7f7ffffdb34ccd0f, 0x334ccceabfffffce, 0xbfffffc27f7ffff1, 0x7f7fffe5334cccf6,
    0x334ccd02bffffffb, 0xbfffffef7f7fffd9, 0x7f7fffcdbfffffbd, 0x334cccd5bfffffe3, 0xbfffffd77f7fffc1, 0x7f7ffffa334ccce1,
    0x334cccedbfffffcb, 0xbfffffbf7f7fffee, 0x7f7fffe2334cccf9, 0x334ccd05bffffff8, 0xbfffffec7f7fffd6, 0x7f7fffca334ccccc,
    0x334cccd8bfffffe0, 0xbfffffd47f7fffbe, 0x7f7ffff7334ccce4, 0x334cccf0bfffffc8, 0x7f7fffb77f7fffeb, 0x7f7fffdf334cccfc,
    0x334ccd08bffffff5, 0xbfffffe97f7fffd3, 0x7f7fffc7334ccccf, 0x334cccdbbfffffdd, 0xbfffffd17f7fffbb, 0x7f7ffff4334ccce7,
    0x334cccf3bfffffc5, 0xbffffffe7f7fffe8, 0x7f7fffdc334cccff, 0x334ccd0bbffffff2, 0xbfffffe67f7fffd0, 0x7f7fffc4334cccd2,
    0x334cccdebfffffda, 0xb34ccd12, 0x47, 0x1e, 0x3b, 0x13,
    0x30, 8, 0x25, 0x42, 0x1a, 0x37,
    0xf, 0x2c, 4, 0x21, 0x3e, 0x16,
    0x33, 0xb, 0x28, 0x45, 0x1d, 0x3a,
    0x12, 0x2f, 7, 0x24, 0x41, 0x19,
    0x36, 0xe, 0x2b, 3, 0x20, 0x3d,
    0x15, 0x32, 0xa, 0x27, 0x44, 0x1c,
    0x39, 0x11, 0x2e, 6, 0x23, 0x40,
    0x18, 0x35, 0xd, 0x2a, 2, 0x1f,
    0x3c, 0x14, 0x31, 9, 0x26, 0x43,
    0x1b, 0x38, 0x10, 0x2d, 5, 0x22,
    0x3f, 0x17, 0x34, 1, 0x1e, 0x3b,
    0x13, 0x30, 8, 0x25, 0x42, 0x1a,
    0x37, 0xf, 0x2c, 4, 0x21, 0x3e,
    0x16, 0x33, 0xb, 0x28, 0x45, 0x1d,
    0x3a, 0x12, 0x2f, 7, 0x24, 0x41,
    0x19, 0x36, 0xe, 0x2b, 3, 0x20,
    0xffffffffffffffb8, 0x15, 0x32, 0xa, 0x27, 0x44,
    0x1c, 0x39, 0x11, 0x2e, 6, 0x23,
    0x40, 0x18, 0x35, 0xd, 0x2a, 2,
    0x1f, 0x3c, 0x14, 0x31, 9, 0x26,
    0x43, 0x1b, 0x38, 0x10, 0x2d, 5,
    0x22, 0x3f, 0x17, 0x34, 1, 0x1e,
    0x3b, 0x13, 0x30, 8, 0x25, 0x42,
    0x1a, 0x37, 0xf, 0x2c, 4, 0x21,
    0x3e, 0x16, 0x33, 0xb, 0x28, 0x45,
    0x1d, 0x3a, 0x12, 0x2f, 7, 0x24,
    0x41, 0x19, 0x36, 0xe, 0x2b, 3,
    0x20, 0x3d, 0x15, 0x32, 0xa, 0x27,
    0x44, 0x1c, 0x39, 0x11, 0x2e, 6,
    0x23, 0x40, 0x18, 0x35, 0xd, 0x2a,
    2, 0x1f, 0x3c, 0x14, 0x31, 9,
    0x26, 0x43, 0x1b, 0x38, 0x10, 0x2d,
    5, 0x22, 0x3f, 0x17, 0x47, 1,
    0x1e, 0x3b, 0x13, 0x30, 8, 0x25,
    0x42, 0x1a, 0x37, 0xf, 0x2c, 4,
    0x21, 0x3e, 0x16, 0x33, 0xb, 0x28,
    0x45, 0x1d, 0x3a, 0x12, 0x2f, 7,
    0x24, 0x41, 0x19, 0x36, 0xe, 0x2b,
    3, 0x20, 0x3d, 0x15, 0x32, 0xa,
    0x27, 0x44, 0x1c, 0x39, 0x11, 0x2e,
    6, 0x23, 0x40, 0x18, 0x35, 0xd,
    0x2a, 2, 0x1f, 0x3c, 0x14, 0x31,
    9, 0x26, 0x43, 0x1b, 0x38, 0x10,
    0x2d, 5, 0x22, 0x3f, 0x17, 0xffffffffffffffb8,
    0x47, 0x47, 0x47, 0x47, 0x47, 0x47,
    0x47, 0x47, 0x47, 0x47, 0x47, 0x47,
    0x47, 0x47, 0x47, 0x47, 0x47, 0x47,
    0x47, 0x47, 0x47, 0x47, 0x47, 0x47,
    0x47, 0x47, 0x47, 0x47, 0x47, 0x47,
    0x47, 0x47, 0x47, 0x47, 0x47, 0x47,
    0x47, 0x47, 0x47, 0x47, 0x47, 0x47,
    0x47, 0x47, 0x47, 0x47, 0x47, 0x47,
    0x47, 0x47, 0x47, 0x47, 0x47, 0x47,
    0x47, 0x47, 0x47, 0x47, 0x47, 0x47,
    0x47, 0x47, 0x47, 0x47, 0x47, 0x47,
    0x47, 0xffffffffffffffb8, 0x1e, 0x3b, 0x13, 0x30,
    8, 0x25, 0x42, 0x1a, 0x37, 0xf,
    0x2c, 4, 0x21, 0x3e, 0x16, 0xffffffffffffffb8,
    0xb, 0x28, 0x45, 0x1d, 0x3a, 0x12,
    0x2f, 7, 0x24, 0x41, 0x19, 0x36,
    0xe, 0x2b, 3, 0x20, 0xffffffffffffffb8, 0x15,
    0x32, 0xa, 0x27, 0x44, 0x1c, 0x39,
    0x11, 0x2e, 6, 0x23, 0x40, 0x18,
    0x35, 0xd, 0x2a, 0xffffffffffffffb8, 0x1f, 0x3c,
    0x14, 0x31, 9, 0x26, 0x43, 0x1b,
    0x38, 0x10, 0x2d, 5, 0x22, 0x3f,
    0x17, 0x34, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8,
    0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8,
    0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8,
    0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8,
    0x12, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8,
    0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8,
    0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8,
    0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0x23, 0xffffffffffffffb8,
    0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8,
    0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8,
    0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8,
    0xffffffffffffffb8, 0xffffffffffffffb8, 0x34, 0x334ccccc7f7ffffd, 0x7f7ffffabffffffe, 0xbffffffb334ccccf,
    0x334cccd27f7ffff7, 0x7f7ffff4bffffff8, 0xbffffff5334cccd5, 0x334cccd87f7ffff1, 0x7f7fffeebffffff2, 0xbfffffef334cccdb,
    0x334cccde7f7fffeb, 0x7f7fffe8bfffffec, 0xbfffffe9334ccce1, 0x334ccce47f7fffe5, 0x7f7fffe2bfffffe6, 0xbfffffe3334ccce7,
    0x334cccea7f7fffdf, 0x7f7fffdcbfffffe0, 0xbfffffdd334ccced, 0x334cccf07f7fffd9, 0x7f7fffd6bfffffda, 0xbfffffd7334cccf3,
    0x334cccf67f7fffd3, 0x7f7fffd0bfffffd4, 0xbfffffd1334cccf9, 0x334cccfc7f7fffcd, 0x7f7fffcabfffffce, 0xbfffffcb334cccff,
    0x334ccd027f7fffc7, 0x7f7fffc4bfffffc8, 0xbfffffc5334ccd05, 0x334ccd087f7fffc1, 0x7f7fffbebfffffc2, 0xbfffffbf334ccd0b,
    0xff7fffff, 0xfffffffffffffffb, 4, 1, 0xfffffffffffffffb, 0xfffffffffffffffd,
    1, 1, 0xfffffffffffffffb, 0xfffffffffffffffd, 1, 3,
    0xfffffffffffffffd, 0xc080000040400000, 0x40c0000040a00000, 0x41000000c0e00000, 0xc000000041100000, 0x40e0000040800000,
    0xa, 5, 2, 7, 0, 0xfffffffffffffff8,
    9, 5, 4, 0x3f8000003f800000, 0x3f8000003f800000, 0x3f8000003f800000,
    0x3f8000003f800000, 0xc080000040400000, 0x40c0000040a00000, 0x410000003f800000, 0x3f80000041100000, 0x40e0000040800000,
    0x4396800040e00000, 0x43fb000040400000, 0x4416c00041100000, 1, 0, 0x4110000043fb0000,
    0x422800004416c000, 0x4278000042500000, 0x4396800040e00000, 0x42cc000040400000, 0x42f4000042e00000, 2,
    3, 0, 0xfffffffffffffffc, 0xfffffffffffffffe, 1, 0,
    3, 2, 2, 0x4000000042cc0000, 0x42d0000040400000, 0x42ce000040a00000,
    0x4100000040e00000, 0x4120000041100000, 0x42ca000041300000, 0, 3, 0,
    0, 0, 4, 0xfffffffffffffffd, 0, 0,
    0x41a0000041200000, 0x4220000041f00000, 0x4270000042480000, 0x42a00000428c0000, 0x42c8000042b40000, 0x42f0000042dc0000,
    0x430c000043020000, 0x4320000043160000, 0x43340000432a0000, 0x43480000433e0000, 0x435c000043520000, 0x4370000043660000,
    0x43820000437a0000, 0x438c000043870000, 0x4396000043910000, 5, 6, 3,
    1, 0x8000000000000000, 2, 3, 1, 0x7fffffffffffffff,
    2, 3, 1, 0x100000000, 2, 3,
    1, 0x100000002, 2, 3, 1, 0xfffffffeffffffff,
    2, 3, 1, 0x80000000, 2, 3,
    1, 0xffffffff7fffffff, 2, 3, 1, 0x10000,
    2, 0x41a0000041200000, 0x4220000041f00000, 0x4270000042480000, 0x42a00000428c0000, 0x42c8000042b40000,
    0x42f0000042dc0000, 0x430c000043020000, 0x4320000043160000, 0x43340000432a0000, 0x43480000433e0000, 4,
    5, 4, 0, 1, 2, 0,
    1, 3, 0, 1, 5, 0,
    1, 3, 0, 1, 2, 0,
    0xfffffffffffffffa, 4, 5, 0xfffffffffffffffb, 0xfffffffffffffffa, 9,
    8, 1, 2, 0, 3, 0,
    1, 1, 0xfffffffffffffffc, 0, 1, 2,
    0, 0, 1, 0xfffffffffffffffd, 2, 1,
    2, 0, 1, 1, 0, 2,
    0, 1, 1, 0, 1, 0,
    1, 2, 0, 1, 1, 0,
    1, 3, 2, 0x43c9000043c88000, 0x43ca000043c98000, 0x43cb000043ca8000,
    0x43cc000043cb8000, 0x43cd000043cc8000, 0x43ce000043cd8000, 4, 1, 3,
    2, 1, 0, 3, 2, 5,
    4, 2, 1, 4, 3, 0x6500000007,
    1, 4, 1, 0, 2, 0,
    1, 0x42cc000042ca0000, 0x42cc00003f800000, 0x4080000042ca0000, 0x4080000040000000, 0x410000003f800000,
    0x410000003f800000, 0x4080000040000000, 0x4080000041100000, 0x41a0000041200000, 0x4220000041f00000, 0x4270000042480000,
    0x42a00000428c0000, 0, 0xfffffffffffffffb, 0x41f8000044008000, 0x42280000441ec000, 0x4278000042500000,
    0x43bf8000429e0000, 0x42cc000042be0000, 0x42f4000042e00000, 0x400000003f800000, 0x4080000043978000, 0x41b0000043fb0000,
    0x422800004416c000, 0x4278000042500000, 0x4396800042900000, 0x42cc000042b80000, 0x42f4000042e00000, 0xc3c90000c3c88000,
    0xc3ca0000c3c98000, 0x7fffffff, 0x80000000, 0x3f80000080000000, 0x411000007f800000, 0xcb8000003f800000,
    0xff7fffffff7fffff, 0x40800000bfa00004, 0x7f800000ff7fffff, 0xbfa0000440400000, 0xff800000cb800001, 0xbfa000067f7fffff,
    0x3f8000003f800000, 0xbfa000047f7fffff, 0x3fc00000bfe00004, 0x3f8000007f800000, 0x800000007f800000, 0x3f80000000000000,
    0xff8000007f800000, 0, 0x21, 1, 6, 0xb,
    0x10, 0x15, 0x1a, 0x1f, 3, 8,
    0xd, 0x12, 0x17, 0x1c, 0, 5,
    0xa, 0xf, 0x14, 0x19, 0x1e, 2,
    7, 0xc, 0x11, 0x16, 0x1b, 0x20,
    4, 9, 0xe, 0x1e, 1, 0xff800000ff7fffff,
    0x3f8000007f7fffff, 0x7f8000007f800000, 0x40400000ff7fffff, 0xbfe00004bfa00006, 0x80000000, 0x408000003f800000,
    0x3f800000cb800001, 0x7f800000ff7fffff, 0xbfa000047f7fffff, 0xff8000007f800000, 0xbfa0000441100000, 0x3f800000bfa00004,
    0x3fc00000, 0xcb80000080000000, 0x1e, 0xff7fffff80000000, 0x404000007f800000, 0xcb80000100000000,
    0xff800000ff800000, 0x80000000bfa00006, 0x7f7fffffff7fffff, 0xbfe0000440400000, 0xff800000cb800001, 0xbfa000063f800000,
    0x3f80000080000000, 0xbfa000047f7fffff, 0xbfe00004, 0x3f8000007f800000, 0x800000007f800000, 0x3f80000000000000,
    0xff800000bfa00004, 0, 0x7f800000, 0xc0a00000, 0xff800000, 0xbf800000,
    0x800000007fc00000, 0xbf8000003f800000, 0x7fc000007fc00000, 0x7f80000000000000, 0, 0x7fc00000c0000000,
    0x80000000ff800000, 0x800000007fc00000, 0xbf800000c0a00000, 0xbf800000bf800000, 0x3f80000000000000, 0x7fc0000000000000,
    0x7fc000007f800000, 0x800000007f800000, 0x8000000000000000, 0xff800000c0a00000, 0xbf800000, 0x8000000000000000,
    0x7fc00000bf800000, 0x7fc0000000000000, 0xc00000007fc00000, 0x80000000, 0xc0a000007fc00000, 0x7f8000003f800000,
    0xbf800000ff800000, 0x8000000000000000, 0x7fc00000bf800000, 0x7fc0000000000000, 0xc00000007fc00000, 0x80000000,
    0xc0a000007fc00000, 0x7f8000003f800000, 0x800000007fc00000, 0xc000000000000000, 0x7fc000007fc00000, 0x7fc0000000000000,
    0, 0x7fc00000c0000000, 0x800000007fc00000, 0x800000007fc00000, 0xc00000007fc00000, 0xbf8000007fc00000,
    0, 0x7fc0000000000000, 0x7fc000007f800000, 0x800000007fc00000, 0x8000000000000000, 0x7fc000007fc00000,
    0x7fc00000, 0x400000003f800000, 0x4080000040400000, 0xc0c00000c0a00000, 0xc1000000c0e00000, 0x4120000041100000,
    0x4140000041300000, 0xc1600000c1500000, 0xc1800000c1700000, 4, 4, 0,
    2, 3, 1, 1, 3, 2,
    2, 0xc2cc000042ca0000, 0xc2d0000042ce0000, 0x400000003f800000, 0x4080000040400000, 0xc0c00000c0a00000,
    0xc1000000c0e00000, 0x4120000041100000, 0x41400000c2d00000, 0xc2cc0000c1500000, 0xc1800000c1700000, 0x400000003f800000,
    0x4080000043978000, 0xc0c00000c0a00000, 0xc44e0000c0e00000, 0x4120000041100000, 0x41400000c48f0000, 0x44b28000c1500000,
    0xc1800000c1700000,
#endif
#if (SCATTER_VECTORS_TYPES) & 0x4 /* uint8 */
    0xfe01ff00, 5, 2, 0, 4, 3,
    0x8001ff, 0x80feffff01, 0xa90a6bcc2d8eef50, 0xa10263c42586e748, 0x99fa5bbc1d7edf40, 0x91f253b41576d738,
    0x89ea4bac0d6ecf30, 0x81e243a40566c728, 0x79da3b9cfd5ebf20, 0xf556b718, 4, 3,
    5, 2, 0x200000001, 0x100000000, 2, 0x200000001,
    0x100000000, 0x100000000, 2, 0x200000001, 0x100000000, 2,
    0x200000001, 0x200000001, 0x100000000, 2, 0x200000001, 0x100000000,
    2, 3, 3, 4, 0x4dae0f70d13293f4, 0x45a60768c92a8bec,
    0x3d9eff60c12283e4, 0x3596f758b91a7bdc, 0xb11273d4, 0x320feccc4d2a9370, 0x6802d1ae8bf4e7c9, 0xc19e07e41d4522ff,
    0xf7d4533da6836038, 0x89b99673dc6eb11a, 0x81e243a435127b58, 0x79da3b9cfd5ebf20, 0xf556b718, 0x281e140a,
    4, 2, 0, 2, 0x6507, 0xff807f00,
    3, 1, 0xff80, 0x8080ff00, 0x45a60768c92a8bec, 0x3d9eff60c12283e4,
    0x3596f758b91a7bdc, 3, 2, 1, 1, 2,
    1, 1, 2, 0xffffffffffffffff, 0, 1,
    0xffffffffffffffff, 0, 1, 0xffffffffffffffff, 0, 2,
    2, 1, 1, 2, 1, 1,
    1, 0x4dae0f70d13293f4, 0x454d0768c9938b70, 0x3d9eff32c10f83e4, 0x35d1f7aeb91a7bf4, 0x908070605040302,
    0xd0c0b0a, 3, 4, 0xffffffffffffffff, 2, 0xfffffffffffffffd,
    0xfffffffffffffffc, 3, 0xfffffffffffffffe, 0xfffffffffffffffd, 0, 0xffffffffffffffff,
    3, 3, 0x303030303030303, 3, 0x1b1807120f0c0902, 0x270c211e,
    0x30a040309030fff, 0x50b05fe0a040b0a, 0xe0c060d0c050c06, 0xf0e070e08070d07, 0x30a090f09030e08, 0x40b05040a04fd09,
    0x60c060d0b050c0b, 0xf0d070e0d060d07, 0xfc080f09080e08, 0x47, 1, 0x1e,
    0x3b, 0x13, 0x30, 8, 0x25, 0x42,
    0x1a, 0x37, 0xf, 0x2c, 4, 0x21,
    0x3e, 0x16, 0x33, 0xb, 0x28, 0x45,
    0x1d, 0x3a, 0x12, 0x2f, 7, 0x24,
    0x41, 0x19, 0x36, 0xe, 0x2b, 3,
    0x20, 0x3d, 0x15, 0x32, 0xa, 0x27,
    0x44, 0x1c, 0x39, 0x11, 0x2e, 6,
    0x23, 0x40, 0x18, 0x35, 0xd, 0x2a,
    2, 0x1f, 0x3c, 0x14, 0x31, 9,
    0x26, 0x43, 0x1b, 0x38, 0x10, 0x2d,
    5, 0x22, 0x3f, 0x17, 0x34, 0x43,
    0x708090a0b0c0d0e, 0xf0f0f0203040506, 0xf0f0f0f0f0f0f0f, 0xf0f0f0f0f0f0e0f, 0xf0e0f0f0f0f0f0f, 0xf0f0f0f0f0f0f0f,
    0xf0f0f0f0e0f0f0f, 0xf0f0f0f0f0f0f0f, 0xf0f0e, 0x2d963c06872dd2ff, 0x14a54bfe963ca55a, 0xd2b45ac3844bb45a,
    0xd2b669d2782ac369, 0x2d9648d2872dd278, 0x3ca54b0c963cfd87, 0x1eb45ac3a54bb46e, 0xd2c369d29c5ac369, 0xfc78d28738d278,
    0x47, 0x1e, 0x3b, 0x13, 0x30, 8,
    0x25, 0x42, 0x1a, 0x37, 0xf, 0x2c,
    4, 0x21, 0x3e, 0x16, 0x33, 0xb,
    0x28, 0x45, 0x1d, 0x3a, 0x12, 0x2f,
    7, 0x24, 0x41, 0x19, 0x36, 0xe,
    0x2b, 3, 0x20, 0x3d, 0x15, 0x32,
    0xa, 0x27, 0x44, 0x1c, 0x39, 0x11,
    0x2e, 6, 0x23, 0x40, 0x18, 0x35,
    0xd, 0x2a, 2, 0x1f, 0x3c, 0x14,
    0x31, 9, 0x26, 0x43, 0x1b, 0x38,
    0x10, 0x2d, 5, 0x22, 0x3f, 0x17,
    0x34, 1, 0x1e, 0x3b, 0x13, 0x30,
    8, 0x25, 0x42, 0x1a, 0x37, 0xf,
    0x2c, 4, 0x21, 0x3e, 0x16, 0x33,
    0xb, 0x28, 0x45, 0x1d, 0x3a, 0x12,
    0x2f, 7, 0x24, 0x41, 0x19, 0x36,
    0xe, 0x2b, 3, 0x20, 0xffffffffffffffb8, 0x15,
    0x32, 0xa, 0x27, 0x44, 0x1c, 0x39,
    0x11, 0x2e, 6, 0x23, 0x40, 0x18,
    0x35, 0xd, 0x2a, 2, 0x1f, 0x3c,
    0x14, 0x31, 9, 0x26, 0x43, 0x1b,
    0x38, 0x10, 0x2d, 5, 0x22, 0x3f,
    0x17, 0x34, 1, 0x1e, 0x3b, 0x13,
    0x30, 8, 0x25, 0x42, 0x1a, 0x37,
    0xf, 0x2c, 4, 0x21, 0x3e, 0x16,
    0x33, 0xb, 0x28, 0x45, 0x1d, 0x3a,
    0x12, 0x2f, 7, 0x24, 0x41, 0x19,
    0x36, 0xe, 0x2b, 3, 0x20, 0x3d,
    0x15, 0x32, 0xa, 0x27, 0x44, 0x1c,
    0x39, 0x11, 0x2e, 6, 0x23, 0x40,
    0x18, 0x35, 0xd, 0x2a, 2, 0x1f,
    0x3c, 0x14, 0x31, 9, 0x26, 0x43,
    0x1b, 0x38, 0x10, 0x2d, 5, 0x22,
    0x3f, 0x17, 0x47, 1, 0x1e, 0x3b,
    0x13, 0x30, 8, 0x25, 0x42, 0x1a,
    0x37, 0xf, 0x2c, 4, 0x21, 0x3e,
    0x16, 0x33, 0xb, 0x28, 0x45, 0x1d,
    0x3a, 0x12, 0x2f, 7, 0x24, 0x41,
    0x19, 0x36, 0xe, 0x2b, 3, 0x20,
    0x3d, 0x15, 0x32, 0xa, 0x27, 0x44,
    0x1c, 0x39, 0x11, 0x2e, 6, 0x23,
    0x40, 0x18, 0x35, 0xd, 0x2a, 2,
    0x1f, 0x3c, 0x14, 0x31, 9, 0x26,
    0x43, 0x1b, 0x38, 0x10, 0x2d, 5,
    0x22, 0x3f, 0x17, 0xffffffffffffffb8, 0x47, 0x47,
    0x47, 0x47, 0x47, 0x47, 0x47, 0x47,
    0x47, 0x47, 0x47, 0x47, 0x47, 0x47,
    0x47, 0x47, 0x47, 0x47, 0x47, 0x47,
    0x47, 0x47, 0x47, 0x47, 0x47, 0x47,
    0x47, 0x47, 0x47, 0x47, 0x47, 0x47,
    0x47, 0x47, 0x47, 0x47, 0x47, 0x47,
    0x47, 0x47, 0x47, 0x47, 0x47, 0x47,
    0x47, 0x47, 0x47, 0x47, 0x47, 0x47,
    0x47, 0x47, 0x47, 0x47, 0x47, 0x47,
    0x47, 0x47, 0x47, 0x47, 0x47, 0x47,
    0x47, 0x47, 0x47, 0x47, 0x47, 0xffffffffffffffb8,
    0x1e, 0x3b, 0x13, 0x30, 8, 0x25,
    0x42, 0x1a, 0x37, 0xf, 0x2c, 4,
    0x21, 0x3e, 0x16, 0xffffffffffffffb8, 0xb, 0x28,
    0x45, 0x1d, 0x3a, 0x12, 0x2f, 7,
    0x24, 0x41, 0x19, 0x36, 0xe, 0x2b,
    3, 0x20, 0xffffffffffffffb8, 0x15, 0x32, 0xa,
    0x27, 0x44, 0x1c, 0x39, 0x11, 0x2e,
    6, 0x23, 0x40, 0x18, 0x35, 0xd,
    0x2a, 0xffffffffffffffb8, 0x1f, 0x3c, 0x14, 0x31,
    9, 0x26, 0x43, 0x1b, 0x38, 0x10,
    0x2d, 5, 0x22, 0x3f, 0x17, 0x34,
    0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8,
    0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8,
    0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8,
    0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0x12, 0xffffffffffffffb8,
    0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8,
    0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8,
    0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8,
    0xffffffffffffffb8, 0xffffffffffffffb8, 0x23, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8,
    0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8,
    0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8,
    0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8,
    0x34, 0x708090a0b0c0d0e, 0xf0f0f0203040506, 0xf0f0f0f0f0f0f0f, 0xf0f0f0f0f0f0e0f, 0xf0e0f0f0f0f0f0f,
    0xf0f0f0f0f0f0f0f, 0xf0f0f0f0e0f0f0f, 0xf0f0f0f0f0f0f0f, 0x10f0e, 0xe0f0b0c0d0e0f, 7,
    0xfffffff900000006, 0x400000002, 0x1fffffffe, 6, 0xd0e0f0d0e0f, 0xd2d2a50ca9b6d2,
    0x3020104030201, 0xffffffff00000003, 3, 0x6fffffffc, 0x50302050302, 0x2d020178030202,
    0xbcb706bfb403, 1, 6, 0, 0xffffffffffffffff, 0,
    0xffffffffffffffff, 0, 1, 5, 0x4905be4c02, 0xbc4905be4c02,
    0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa,
    0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd,
    0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb,
    0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe,
    0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc,
    0xfcfbfafefdfcfbfa, 0xfefdfcfbfafefd, 0xff, 0xfe, 0xfe, 0xfe,
    0, 0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc,
    0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa,
    0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd,
    0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb,
    0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe,
    0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa, 0xfdfcfbfafefd, 0xfd, 0xfd, 0xfd,
    0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa,
    0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd,
    0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb,
    0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe,
    0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc,
    0xfcfbfafefdfcfbfa, 0xfe00fcfbfafefd, 0xfe, 0, 0xfd, 0x52a600,
    0xfcfbfafefdfcfba6, 0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa,
    0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd,
    0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb,
    0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe,
    0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc,
    0xfcfbfafefdfcfbfa, 0x52fcfbfafefd, 0xf8f9fafbfcfdfeff, 0xf0f1f2f3f4f5f6f7, 0xe8e9eaebecedeeef, 0xe0e1e2e3e4e5e6e7,
    0xd8d9dadbdcdddedf, 0xd0d1d2d3d4d5d6d7, 0xc8c9cacbcccdcecf, 0xc0c1c2c3c4c5c6c7, 0xb8b9babbbcbdbebf, 0xb0b1b2b3b4b5b6b7,
    0x7fa9aaabacadaeaf, 0x7778797a7b7c7d7e, 0x6f70717273747576, 0x6768696a6b6c6d6e, 0x5f60616263646566, 0x28,
    3, 0xfffffffffffffff5, 0xfffffffffffffff5, 0xfffffffffffffff5, 0xfffffffffffffff6, 0xfffffffffffffff6,
    0xfffffffffffffff6, 0xfffffffffffffff7, 0xfffffffffffffff7, 0xfffffffffffffff7, 0xfffffffffffffff8, 0xfffffffffffffff8,
    0xfffffffffffffff8, 0xfffffffffffffff9, 0xfffffffffffffff9, 0xfffffffffffffff9, 0xfffffffffffffffa, 0xfffffffffffffffa,
    0xfffffffffffffffa, 0xfffffffffffffffb, 0xfffffffffffffffb, 0xfffffffffffffffb, 0xfffffffffffffffc, 0xfffffffffffffffc,
    0xfffffffffffffffc, 0xfffffffffffffffd, 0xfffffffffffffffd, 0xfffffffffffffffd, 0xfffffffffffffffe, 0xfffffffffffffffe,
    0xfffffffffffffffe, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xb, 3,
    0x8786858483828180, 0x8f8e8d8c8b8a8988, 0x9796959493929190, 0x9f9e9d9c9b9a9998, 0xa0, 0xf8f9fafbfcfdfeff,
    0xf0f1f2f3f4f5f6f7, 0xe8e9eaebecedeeef, 0xe0e1e2e3e4e5e6e7, 0xd8d9dadbdcdddedf, 0xd0d1d2d3d4d5d6d7, 0xc8c9cacbcccdcecf,
    0xc0c1c2c3c4c5c6c7, 0xb8b9babbbcbdbebf, 0xb0b1b2b3b4b5b6b7, 0xffa9aaabacadaeaf, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffffffffffff, 0xffffffffffffffff, 0xff00, 0xff, 0x1c8, 0,
    1, 0xff64, 0x2c, 0x78797a7b7c7d7e7f, 0x727374757677, 7,
    2, 6, 0xfffffffffffffff9, 2, 4, 0xfffffffffffffffe,
    1, 6, 1, 0xf8f9fafbfcfdfeff, 0xf4f5f6f7, 6,
    2, 0x7879fafbf4f5fcfd, 0xfefff6f7f8f9, 0x3733, 0x3834, 0x35,
    0x36, 0x807060504030201, 0xe0d0c0b0a09, 3, 0xffffffffffffffff, 3,
    0, 0xfffffffffffffffc, 6, 0x3a39383736353433, 0x3e3d3c3b, 0x3c3b060504033a39,
    0x3e3d0c0b0a09, 2, 1, 0xf8f9fafbfcfdfeff, 0xc0d0e0f, 1,
    0xb0c0d0e, 0xf8f9fafbfcfdfeff, 0x849cb6d2, 0xf8f9fafbfcfdfeff, 0xf0f1f2f3f4f5f6f7, 0xe8e9eaebecedeeef,
    0xe0e1e2e3e4e5e6e7, 0xd8d9dadbdcdddedf, 0xd0d1d2d3d4d5d6d7, 0xc8c9cacbcccdcecf, 0xc0c1c2c3c4c5c6c7, 0x78797a7b7c7d7e7f,
    0x7071727374757677, 0x68696a6b6c6d6e6f, 0x6061626364656667, 0x58595a5b5c5d5e5f, 0x5051525354555657, 0x48494a4b4c4d4e4f,
    0x4041424344454647, 2, 0x40, 1, 1, 0x8786858483828180,
    0x8f8e8d8c8b8a8988, 0x9796959493929190, 0x9f9e9d9c9b9a9998, 0xa7a6a5a4a3a2a1a0, 0xafaeadacabaaa9a8, 0xb7b6b5b4b3b2b1b0,
    0xbfbebdbcbbbab9b8, 1, 0x40, 0xf8f9fafbfcfdfeff, 0xf0f1f2f3f4f5f6f7, 0xe8e9eaebecedeeef,
    0xe0e1e2e3e4e5e6e7, 0xd8d9dadbdcdddedf, 0xd0d1d2d3d4d5d6d7, 0xc8c9cacbcccdcecf, 0xc0c1c2c3c4c5c6c7, 0xffffffffffffffff,
    0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffffffffffff, 0xca2b8ced4eaf1071, 0xc22384e546a70869, 0xba1b7cdd3e9f0061, 0xb21374d53697f859, 0xaa0b6ccd2e8ff051,
    0xa20364c52687e849, 0x9afb5cbd1e7fe041, 0x92f354b51677d839, 0x8aeb4cad0e6fd031, 0x82e344a50667c829, 0x7adb3c9dfe5fc021,
    0x72d33495f657b819, 0x6acb2c8dee4fb011, 9, 5, 7, 3,
    0, 1, 4, 2, 3, 5,
    3, 1, 2, 4, 2, 0,
    1, 3, 0, 6, 0, 2,
    4, 3, 3, 6, 3, 2,
    2, 5, 2, 1, 1, 4,
    1, 0, 0, 3, 4, 4,
    4, 0, 3, 3, 2, 6,
    2, 2, 1, 5, 1, 1,
    0, 4, 4, 5, 4, 1,
    3, 4, 3, 0, 2, 3,
    1, 6, 1, 2, 0, 5,
    0x21, 2, 0x4dae0f70d13293f4, 0x45a60768c92a8bec, 0x3d9eff60c12283e4, 0x3596f758b91a7bdc,
    0x2d8eef50b11273d4, 0x2586e748a90a6bcc, 0x1d7edf40a10263c4, 0x1576d73899fa5bbc, 0xd6ecf3091f253b4, 0x566c72889ea4bac,
    0xfd5ebf2081e243a4, 0xf556b71879da3b9c, 0xd23394, 0x21, 3, 0x7bdc3293f4af1071,
    0x94ea4bac0263c41a, 0x2586e73d9effd233, 0xc122f556b70d6ecf, 0xda3091f248a90a60, 0x6bcc2d83e4451879, 0x7683b9cfd53b415,
    0x2076d7388eef50a6, 0xb11273c92a8b5ebf, 0x4dae81e24399fa5b, 0x66bc1d7ed43596ec, 0xf758b90f70d1a405, 0x6acbc72889df40a1,
    9, 0, 1, 4, 2, 3,
    5, 3, 1, 2, 4, 2,
    0, 1, 3, 0, 6, 0,
    2, 4, 3, 3, 6, 3,
    2, 2, 5, 2, 1, 1,
    4, 1, 0, 0, 3, 4,
    4, 4, 0, 3, 3, 2,
    6, 2, 2, 1, 5, 1,
    1, 0, 4, 4, 5, 4,
    1, 3, 4, 3, 0, 2,
    3, 1, 6, 1, 2, 0,
    7, 0, 1, 4, 2, 3,
    5, 3, 1, 2, 4, 2,
    0, 1, 3, 0, 6, 0,
    2, 4, 3, 3, 6, 3,
    2, 2, 5, 2, 1, 1,
    4, 1, 0, 0, 3, 4,
    4, 4, 0, 3, 3, 2,
    6, 2, 2, 1, 5, 1,
    1, 0, 4, 4, 5, 4,
    1, 3, 4, 3, 0, 2,
    3, 1, 6, 1, 2, 0,
    0xfffffffffffffff8, 0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc,
    0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa,
    0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd,
    0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb,
    0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe,
    0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc,
    0xfcfbfafefdfcfbfa, 9, 0x20, 2, 3, 4,
    5, 6, 5, 1, 0xa2f650a4f852a600, 0xf04a9ef24ca0f44e,
    0x4498ec469aee489c, 0x92e64094e84296ea, 0xe03a8ee23c90e43e, 0x3488dc368ade388c, 0x82d63084d83286da, 0xd02a7ed22c80d42e,
    0x2478cc267ace287c, 0x72c62074c82276ca, 0xc01a6ec21c70c41e, 0x1468bc166abe186c, 0x62b61064b81266ba, 0xb00a5eb20c60b40e,
    0x458ac065aae085c, 0x52a60054a80256aa, 0xa0f44ea2f650a4f8, 0xee489cf04a9ef24c, 0x4296ea4498ec469a, 0x90e43e92e64094e8,
    5, 0x20, 0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe,
    0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb, 0xa2f650a4f852a600, 0xf04a9ef24ca0f44e,
    0x4498ec469aee489c, 0x92e64094e84296ea, 0xe03a8ee23c90e43e, 0x3488dc368ade388c, 0x82d63084d83286da, 0xd02a7ed22c80d42e,
    0x2478cc267ace287c, 0x72c62074c82276ca, 0xc01a6ec21c70c41e, 0x1468bc166abe186c, 0x62b61064b81266ba, 0xb00a5eb20c60b40e,
    0x458ac065aae085c, 0x52a60054a80256aa, 0xa0f44ea2f650a4f8, 0xee489cf04a9ef24c, 0x4296ea4498ec469a, 0x90e43e92e64094e8,
    0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe,
    0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa, 0, 2, 4, 6,
    8, 0xa2f650a4f852a600, 0xf04a9ef24ca0f44e, 0x4498ec469aee489c, 0x92e64094e84296ea, 0xfefdfcfbfafefdfc,
    0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb, 0xe03a8ee23c90e43e, 0x3488dc368ade388c, 0x82d63084d83286da,
    0xd02a7ed22c80d42e, 0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa, 0x2478cc267ace287c,
    0x72c62074c82276ca, 0xc01a6ec21c70c41e, 0x1468bc166abe186c, 0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb,
    0xfbfafefdfcfbfafe, 0x62b61064b81266ba, 0xb00a5eb20c60b40e, 0x458ac065aae085c, 0x52a60054a80256aa, 0xfbfafefdfcfbfafe,
    0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd, 0xa0f44ea2f650a4f8, 0xee489cf04a9ef24c, 0x4296ea4498ec469a,
    0x90e43e92e64094e8, 1, 2, 3, 4, 8,
    0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe, 0xa2f650a4f852a600, 0xf04a9ef24ca0f44e,
    0x4498ec469aee489c, 0x92e64094e84296ea, 0xe03a8ee23c90e43e, 0x3488dc368ade388c, 0x82d63084d83286da, 0xd02a7ed22c80d42e,
    0x2478cc267ace287c, 0x72c62074c82276ca, 0xc01a6ec21c70c41e, 0x1468bc166abe186c, 0x62b61064b81266ba, 0xb00a5eb20c60b40e,
    0x458ac065aae085c, 0x52a60054a80256aa, 0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe,
    0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc,
    0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd, 0xa0f44ea2f650a4f8, 0xee489cf04a9ef24c, 0x4296ea4498ec469a, 0x90e43e92e64094e8,
    4, 5, 6, 4, 5, 0xa2f650a4f852a600,
    0xf04a9ef24ca0f44e, 0x4498ec469aee489c, 0x92e64094e84296ea, 0xe03a8ee23c90e43e, 0x3488dc368ade388c, 0x82d63084d83286da,
    0xd02a7ed22c80d42e, 0x2478cc267ace287c, 0x72c62074c82276ca, 0xc01a6ec21c70c41e, 0x1468bc166abe186c, 0xa2f650a4f852a600,
    0xf04a9ef24ca0f44e, 0x4498ec469aee489c, 0x92e64094e84296ea, 0xe03a8ee23c90e43e, 0x3488dc368ade388c, 0x82d63084d83286da,
    0xd02a7ed22c80d42e, 0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc,
    0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa,
    0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa, 0xa2f650a4f852a600,
    0xf04a9ef24ca0f44e, 0x4498ec469aee489c, 0x92e64094e84296ea, 0xe03a8ee23c90e43e, 0x3488dc368ade388c, 0x82d63084d83286da,
    0xd02a7ed22c80d42e, 0x2478cc267ace287c, 0x72c62074c82276ca, 0xc01a6ec21c70c41e, 0x1468bc166abe186c, 0xfbfafefdfcfbfafe,
    0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc,
    0xfcfbfafefdfcfbfa, 0xdafc7e8000dafffd, 0x7e8000dafffdffda, 0xfdfdfdffdadafc, 0x17, 0,
    5, 0xa, 0xf, 0x14, 2, 7,
    0xc, 0x11, 0x16, 4, 9, 0xe,
    0x13, 1, 6, 0xb, 0x10, 0x15,
    3, 8, 0xd, 0x12, 1, 6,
    0xb, 0x10, 0x15, 3, 8, 0xd,
    0x12, 0, 5, 0xa, 0xf, 0x14,
    2, 7, 0xc, 0x11, 0x16, 4,
    9, 0xe, 0x13, 2, 7, 0xc,
    0x11, 0x16, 4, 9, 0xe, 0x13,
    1, 6, 0xb, 0x10, 0x15, 3,
    8, 0xd, 0x12, 0, 5, 0xa,
    0xf, 0x14, 3, 8, 0xd, 0x12,
    0, 5, 0xa, 0xf, 0x14, 2,
    7, 0xc, 0x11, 0x16, 4, 9,
    0xe, 0x13, 1, 6, 0xb, 0x10,
    0x15, 4, 9, 0xe, 0x13, 1,
    6, 0xb, 0x10, 0x15, 0x65, 1,
    0xffdbff0081018100, 0xfaffff81ff8101db, 0xfeeaffcaff01faff, 0xda01eadafff6fef6, 0xffd9ff017fff8001, 0xdbffff80ff80ffd8,
    0xffff81ff8100d9ff, 0xcadadafffef8fff8, 0xffea01ff81007fff, 0xd8fffe80fe81feea, 0xffff80ff80fedbff, 0xff7fff7f01ffffff,
    0xfafffaff, 0x65, 0xd8f67e7f00dafe00, 0x7e7f00dafe00ffca, 0xffcad8f6, 0x44f54447f8414afb,
    0xec4d3eef4a41f247, 0x5635e65338e9503b, 0x2cdd5c2fe05932e3, 0xf44546f74249fa5f, 0x4e3dee4b40f14843, 0x34e55437e8513aeb,
    0xfc5d2edf5a31e257, 0x4645f64348f9404b, 0x3ced4c3ff04942f3, 0xe45536e75239ea4f, 0x5e2dde5b30e15833, 0x44f54447f8414afb,
    0xec4d3eef4a41f247, 0x5635e65338e9503b, 0x2cdd5c2fe05932e3, 0xf44546f74249fa5f, 0x4e3dee4b40f14843, 0x34e55437e8513aeb,
    0xfc5d2edf5a31e257, 0x4645f64348f9404b, 0x3ced4c3ff04942f3, 0xe45536e75239ea4f, 0x5e2dde5b30e15833, 0x44f54447f8414afb,
    0xec4d3eef4a41f247, 0x5635e65338e9503b, 0x2cdd5c2fe05932e3, 0xf44546f74249fa5f, 0x4e3dee4b40f14843, 0x34e55437e8513aeb,
    0xfc5d2edf5a31e257, 0x4645f64348f9404b, 0x3ced4c3ff04942f3, 0xe45536e75239ea4f, 0x5e2dde5b30e15833, 0x44f54447f8414afb,
    0xec4d3eef4a41f247, 0x5635e65338e9503b, 0x2cdd5c2fe05932e3, 0xf44546f74249fa5f, 0x4e3dee4b40f14843, 0x34e55437e8513aeb,
    0xfc5d2edf5a31e257, 0x4645f64348f9404b, 0x3ced4c3ff04942f3, 0xe45536e75239ea4f, 0x5e2dde5b30e15833, 0x44f54447f8414afb,
    0xec4d3eef4a41f247, 0x5635e65338e9503b, 0x2cdd5c2fe05932e3, 0xf44546f74249fa5f, 0x4e3dee4b40f14843, 0x34e55437e8513aeb,
    0xfc5d2edf5a31e257, 0x4645f64348f9404b, 0x3ced4c3ff04942f3, 0xe45536e75239ea4f, 0x5e2dde5b30e15833, 0x44f54447f8414afb,
    0xec4d3eef4a41f247, 0x5635e65338e9503b, 0x2cdd5c2fe05932e3, 0xf64348f9404bfc5f, 0x4c3ff04942f34645, 0x36e75239ea4f3ced,
    0xde5b30e15833e455, 0x4447f8414afb5e2d, 0x3eef4a41f24744f5, 0xe65338e9503bec4d, 0x5c2fe05932e35635, 0x46f74249fa5f2cdd,
    0xee4b40f14843f445, 0x5437e8513aeb4e3d, 0x2edf5a31e25734e5, 0xf64348f9404bfc5d, 0x4c3ff04942f34645, 0x36e75239ea4f3ced,
    0xde5b30e15833e455, 0x4447f8414afb5e2d, 0x3eef4a41f24744f5, 0xe65338e9503bec4d, 0x5c2fe05932e35635, 0x46f74249fa5f2cdd,
    0xee4b40f14843f445, 0x5437e8513aeb4e3d, 0x2edf5a31e25734e5, 0xf64348f9404bfc5d, 0x4c3ff04942f34645, 0x36e75239ea4f3ced,
    0xde5b30e15833e455, 0x4447f8414afb5e2d, 0x3eef4a41f24744f5, 0xe65338e9503bec4d, 0x5c2fe05932e35635, 0x46f74249fa5f2cdd,
    0xee4b40f14843f445, 0x5437e8513aeb4e3d, 0x2edf5a31e25734e5, 0xf64348f9404bfc5d, 0x4c3ff04942f34645, 0x36e75239ea4f3ced,
    0xde5b30e15833e455, 0x4447f8414afb5e2d, 0x3eef4a41f24744f5, 0xe65338e9503bec4d, 0x5c2fe05932e35635, 0x46f74249fa5f2cdd,
    0xee4b40f14843f445, 0x5437e8513aeb4e3d, 0x2edf5a31e25734e5, 0xf64348f9404bfc5d, 0x4c3ff04942f34645, 0x36e75239ea4f3ced,
    0xde5b30e15833e455, 0x4447f8414afb5e2d, 0x3eef4a41f24744f5, 0xe65338e9503bec4d, 0x5c2fe05932e35635, 0x46f74249fa5f2cdd,
    0xee4b40f14843f445, 0x5437e8513aeb4e3d, 0x2edf5a31e25734e5, 0xf64348f9404bfc5d, 0x4c3ff04942f34645, 0x36e75239ea4f3ced,
    0xde5b30e15833e455, 0x5e2d, 2, 0x201, 1, 0,
    1, 0xb9f44446f73e49fd, 0xeb4d3dee4740f444, 0x5634e55037eb4dc2, 0x2bdc592ee256cbe2, 0xf34245f93fb4f95f,
    0x4b3cf048bdf04842, 0x33e751c6e75139ea, 0xde5acfde5a30e154, 0x43b8f54347f85d2a, 0xc1ec4c3eef4641f5, 0xe35535e64f38ec4c,
    0x5e2cdd582fe355ca, 0x43f44146fa3eb3fa, 0xeb4a3df147bcf147, 0x5334e850c5e8503a, 0x2bdf59cedf5931e2, 0xf642b7f64248f95c,
    0x4bc0ed4b3ff04542, 0xc9e45436e74e39ed, 0xdb5d2dde5730e454, 0x4644f54047fb5dd2, 0x3bec493ef246bbf2, 0xe35235e94fc4e94f,
    0x5b2ce058cde05832, 0x43f741b6f74149fa, 0xee4abfee4a40f144, 0x53c8e55337e84d3a, 0xd1dc5c2edf5631e5, 0xf34545f63f48fc5c,
    0x4e3ced483ff345ba, 0x33e45136ea4ec3ea, 0xdb5a2de157cce157, 0x4344f840b5f8602a, 0x3bef49beef4941f2, 0xe652c7e65238e94c,
    0x5bd0dd5b2fe05532, 0xb9f44446f73e49fd, 0xeb4d3dee4740f444, 0x5634e55037eb4dc2, 0x2bdc592ee256cbe2, 0xf34245f93fb4f95f,
    0x4b3cf048bdf04842, 0x33e751c6e75139ea, 0xde5acfde5a30e154, 0x43b8f54347f85d2a, 0xc1ec4c3eef4641f5, 0xe35535e64f38ec4c,
    0x5e2cdd582fe355ca, 0x43f44146fa3eb3fa, 0xeb4a3df147bcf147, 0x5334e850c5e8503a, 0x2bdf59cedf5931e2, 0xf642b7f64248f95c,
    0x4bc0ed4b3ff04542, 0xc9e45436e74e39ed, 0xdb5d2dde5730e454, 0x4644f54047fb5dd2, 0x3bec493ef246bbf2, 0xe35235e94fc4e94f,
    0x5b2ce058cde05832, 0x43f741b6f74149fa, 0xee4abfee4a40f144, 0x53c8e55337e84d3a, 0xd1dc5c2edf5631e5, 0xf645b7f942b4fc5c,
    0x4ec0f04bbdf348ba, 0xc9e754c6ea51c3ed, 0xde5dcfe15acce457, 0x46b8f843b5fb60d2, 0xc1ef4cbef249bbf5, 0xe655c7e952c4ec4f,
    0x5ed0e05bcde358ca, 0xb9f744b6fa41b3fd, 0xee4dbff14abcf447, 0x56c8e853c5eb50c2, 0xd1df5ccee259cbe5, 0xf645b7f942b4fc5f,
    0x4ec0f04bbdf348ba, 0xc9e754c6ea51c3ed, 0xde5dcfe15acce457, 0x46b8f843b5fb60d2, 0xc1ef4cbef249bbf5, 0xe655c7e952c4ec4f,
    0x5ed0e05bcde358ca, 0xb9f744b6fa41b3fd, 0xee4dbff14abcf447, 0x56c8e853c5eb50c2, 0xd1df5ccee259cbe5, 0xf645b7f942b4fc5f,
    0x4ec0f04bbdf348ba, 0xc9e754c6ea51c3ed, 0xde5dcfe15acce457, 0x46b8f843b5fb60d2, 0xc1ef4cbef249bbf5, 0xe655c7e952c4ec4f,
    0x5ed0e05bcde358ca, 0xb9f744b6fa41b3fd, 0xee4dbff14abcf447, 0x56c8e853c5eb50c2, 0xd1df5ccee259cbe5, 0xf645b7f942b4fc5f,
    0x4ec0f04bbdf348ba, 0xc9e754c6ea51c3ed, 0xde5dcfe15acce457, 0x46b8f843b5fb60d2, 0xc1ef4cbef249bbf5, 0xe655c7e952c4ec4f,
    0x5ed0e05bcde358ca, 0xb9f744b6fa41b3fd, 0xee4dbff14abcf447, 0x56c8e853c5eb50c2, 0xd1df5ccee259cbe5, 0xf645b7f942b4fc5f,
    0x4ec0f04bbdf348ba, 0xc9e754c6ea51c3ed, 0xde5dcfe15acce457, 0x46b8f843b5fb60d2, 0xc1ef4cbef249bbf5, 0xe655c7e952c4ec4f,
    0x5ed0e05bcde358ca, 0xb9f744b6fa41b3fd, 0xee4dbff14abcf447, 0x56c8e853c5eb50c2, 0xd1df5ccee259cbe5, 0xf645b7f942b4fc5f,
    0x4ec0f04bbdf348ba, 0xc9e754c6ea51c3ed, 0xde5dcfe15acce457, 0x2ab6fa41b3a560d2, 0xbff14abca0472cf7, 0xe853c5995025ee31,
    0x5cce945920e536c8, 0xb7a3422ffc3dd1df, 0x9e4b2af32ebaf645, 0x5423ea33c3ed4ec0, 0x1ee13acce457c997, 0xf829b5fb60d2925d,
    0x30bef249bba1462d, 0xc7e952c49a4f26ef, 0xe05bcd955821e635, 0x44b6a44130fd3cd0, 0xbf9d4a29f42db9f7, 0x985324eb32c2ee4d,
    0x5c1de239cbe556c8, 0x2ef92ab4fc5fd191, 0xf02fbdf348baa245, 0x36c6ea51c39b4e27, 0xcfe15acc965722e7, 0xf843b5a5601bde3b,
    0x4cbe9e492af52cb8, 0xc7995225ec31c1ef, 0x925b1ee338cae655, 0x442dfa29b3fd5ed0, 0x28f12ebcf447b9a1, 0xe835c5eb50c29c4d,
    0x3acee259cb955621, 0xb7f942b4a65f1cdf, 0xf04bbd9f482bf62b, 0x54c69a5126ed32c0, 0xcf935a1fe437c9e7, 0xa2432efb3ed2de5d,
    0x4c29f22dbbf546b8, 0x22e934c4ec4fc19d, 0xe039cde358ca9655, 0x2ab6fa41b3a55e1d, 0xbff14abca0472cf7, 0xe853c5995025ee31,
    0x5cce945920e536c8, 0xb7a3422ffc3dd1df, 0x9e4b2af32ebaf645, 0x5423ea33c3ed4ec0, 0x1ee13acce457c997, 0xf829b5fb60d2925d,
    0x30bef249bba1462d, 0xc7e952c49a4f26ef, 0xe05bcd955821e635, 0x44b6a44130fd3cd0, 0xbf9d4a29f42db9f7, 0x985324eb32c2ee4d,
    0x5c1de239cbe556c8, 0x2ef92ab4fc5fd191, 0xf02fbdf348baa245, 0x36c6ea51c39b4e27, 0xcfe15acc965722e7, 0xf843b5a5601bde3b,
    0x4cbe9e492af52cb8, 0xc7995225ec31c1ef, 0x925b1ee338cae655, 0x442dfa29b3fd5ed0, 0x28f12ebcf447b9a1, 0xe835c5eb50c29c4d,
    0x3acee259cb955621, 0x5f1cdf, 3, 0x201, 0xbaf645b7f942b4fc, 0xed4ec0f04bbdf348,
    0x57c9e754c6ea51c3, 0xd2de5dcfe15acce4, 0xf546b8f843b5fb60, 0x4fc1ef4cbef249bb, 0xcae655c7e952c4ec, 0xfd5ed0e05bcde358,
    0x47b9f744b6fa41b3, 0xc2ee4dbff14abcf4, 0xe556c8e853c5eb50, 0x5fd1df5ccee259cb, 0xbaf645b7f942b4fc, 0xed4ec0f04bbdf348,
    0x57c9e754c6ea51c3, 0xd2de5dcfe15acce4, 0xf546b8f843b5fb60, 0x4fc1ef4cbef249bb, 0xcae655c7e952c4ec, 0xfd5ed0e05bcde358,
    0x47b9f744b6fa41b3, 0xc2ee4dbff14abcf4, 0xe556c8e853c5eb50, 0x5fd1df5ccee259cb, 0xbaf645b7f942b4fc, 0xed4ec0f04bbdf348,
    0x57c9e754c6ea51c3, 0xd2de5dcfe15acce4, 0xf546b8f843b5fb60, 0x4fc1ef4cbef249bb, 0xcae655c7e952c4ec, 0xfd5ed0e05bcde358,
    0x47b9f744b6fa41b3, 0xc2ee4dbff14abcf4, 0xe556c8e853c5eb50, 0x5fd1df5ccee259cb, 0xbaf645b7f942b4fc, 0xed4ec0f04bbdf348,
    0x57c9e754c6ea51c3, 0xd2de5dcfe15acce4, 0xf546b8f843b5fb60, 0x4fc1ef4cbef249bb, 0xcae655c7e952c4ec, 0xfd5ed0e05bcde358,
    0x47b9f744b6fa41b3, 0xc2ee4dbff14abcf4, 0xe556c8e853c5eb50, 0x5fd1df5ccee259cb, 0xbaf645b7f942b4fc, 0xed4ec0f04bbdf348,
    0x57c9e754c6ea51c3, 0xd2de5dcfe15acce4, 0xf546b8f843b5fb60, 0x4fc1ef4cbef249bb, 0xcae655c7e952c4ec, 0xfd5ed0e05bcde358,
    0x47b9f744b6fa41b3, 0xc2ee4dbff14abcf4, 0xe556c8e853c5eb50, 0x5fd1df5ccee259cb, 0xbaf645b7f942b4fc, 0xed4ec0f04bbdf348,
    0x57c9e754c6ea51c3, 0xd2de5dcfe15acce4, 0xf744b6fa41b3fd60, 0x4dbff14abcf447b9, 0xc8e853c5eb50c2ee, 0xdf5ccee259cbe556,
    0x45b7f942b4fc5fd1, 0xc0f04bbdf348baf6, 0xe754c6ea51c3ed4e, 0x5dcfe15acce457c9, 0xb8f843b5fb60d2de, 0xef4cbef249bbf546,
    0x55c7e952c4ec4fc1, 0xd0e05bcde358cae6, 0xf744b6fa41b3fd5e, 0x4dbff14abcf447b9, 0xc8e853c5eb50c2ee, 0xdf5ccee259cbe556,
    0x45b7f942b4fc5fd1, 0xc0f04bbdf348baf6, 0xe754c6ea51c3ed4e, 0x5dcfe15acce457c9, 0xb8f843b5fb60d2de, 0xef4cbef249bbf546,
    0x55c7e952c4ec4fc1, 0xd0e05bcde358cae6, 0xf744b6fa41b3fd5e, 0x4dbff14abcf447b9, 0xc8e853c5eb50c2ee, 0xdf5ccee259cbe556,
    0x45b7f942b4fc5fd1, 0xc0f04bbdf348baf6, 0xe754c6ea51c3ed4e, 0x5dcfe15acce457c9, 0xb8f843b5fb60d2de, 0xef4cbef249bbf546,
    0x55c7e952c4ec4fc1, 0xd0e05bcde358cae6, 0xf744b6fa41b3fd5e, 0x4dbff14abcf447b9, 0xc8e853c5eb50c2ee, 0xdf5ccee259cbe556,
    0x45b7f942b4fc5fd1, 0xc0f04bbdf348baf6, 0xe754c6ea51c3ed4e, 0x5dcfe15acce457c9, 0xb8f843b5fb60d2de, 0xef4cbef249bbf546,
    0x55c7e952c4ec4fc1, 0xd0e05bcde358cae6, 0xf744b6fa41b3fd5e, 0x4dbff14abcf447b9, 0xc8e853c5eb50c2ee, 0xdf5ccee259cbe556,
    0x45b7f942b4fc5fd1, 0xc0f04bbdf348baf6, 0xe754c6ea51c3ed4e, 0x5dcfe15acce457c9, 0xb8f843b5fb60d2de, 0xef4cbef249bbf546,
    0x55c7e952c4ec4fc1, 0xd0e05bcde358cae6, 0xf744b6fa41b3fd5e, 0x4dbff14abcf447b9, 0xc8e853c5eb50c2ee, 0xdf5ccee259cbe556,
    0x5fd1, 0xd0e0f0b0c0d0e0f, 0xe0f0b0c, 2, 1, 0,
    0xffffffffffffffff, 1, 0, 0xfffffffffffffffd, 0, 1,
    3, 0xffffffffffffffff, 0xfffffffffffffffc, 0xb60e0f8fa80d0ee1, 0xe0fa59c, 0x403020104030201,
    0x4030201, 1, 2, 2, 0xffffffffffffffff, 1,
    2, 0, 0, 0xfffffffffffffffe, 0xfffffffffffffffe, 2,
    3, 0x45a020104030202, 0x3c030201,
#endif
#if (SCATTER_VECTORS_TYPES) & 0x8 /* int8 */
    0x258301ff7f258082, 0x1ff7f2580820025, 0x82828200252583, 0x17, 0, 5,
    0xa, 0xf, 0x14, 2, 7, 0xc,
    0x11, 0x16, 4, 9, 0xe, 0x13,
    1, 6, 0xb, 0x10, 0x15, 3,
    8, 0xd, 0x12, 1, 6, 0xb,
    0x10, 0x15, 3, 8, 0xd, 0x12,
    0, 5, 0xa, 0xf, 0x14, 2,
    7, 0xc, 0x11, 0x16, 4, 9,
    0xe, 0x13, 2, 7, 0xc, 0x11,
    0x16, 4, 9, 0xe, 0x13, 1,
    6, 0xb, 0x10, 0x15, 3, 8,
    0xd, 0x12, 0, 5, 0xa, 0xf,
    0x14, 3, 8, 0xd, 0x12, 0,
    5, 0xa, 0xf, 0x14, 2, 7,
    0xc, 0x11, 0x16, 4, 9, 0xe,
    0x13, 1, 6, 0xb, 0x10, 0x15,
    4, 9, 0xe, 0x13, 1, 6,
    0xb, 0x10, 0x15, 0x65, 0x8027807fff7fff7f, 0x8981000000007f27,
    0x81357e357e7f8981, 0x357e357e7f898189, 0x8027807fff7fff7f, 0x2780000000007f27, 0x81000000007f2780, 0x357e357e7f898189,
    0x7e357e7fff7fff7f, 0x27807fff7fff7f35, 0x81000000007f2780, 0x7f898189, 0x7f89818981, 0x2789ff007e80817f,
    0xff007e80817f0035, 0x7f7f7f00352789, 0x7f0580, 3, 2, 0,
    2, 0x40ff, 0xff0540, 2, 1, 0x78797a7b7c7d7e7f,
    0x8090a0b, 3, 4, 1, 0xf6f5090a, 4,
    0x78797a7b7c7d7e7f, 0xb09d5a6e, 0x78797a7b7c7d7e7f, 0x7071727374757677, 0x68696a6b6c6d6e6f, 0x6061626364656667,
    0x58595a5b5c5d5e5f, 0x5051525354555657, 0x48494a4b4c4d4e4f, 0x4041424344454647, 0x38393a3b3c3d3e3f, 0x3031323334353637,
    0x28292a2b2c2d2e2f, 0x2021222324252627, 0x18191a1b1c1d1e1f, 0x1011121314151617, 0x8090a0b0c0d0e0f, 0x7c7d7e0304050607,
    0x7475767778797a7b, 0x6c6d6e6f70717273, 0x6465666768696a6b, 0x5c5d5e5f60616263, 0x5455565758595a5b, 0x4c4d4e4f50515253,
    0x4445464748494a4b, 0x3c3d3e3f40414243, 0x3435363738393a3b, 0x2c2d2e2f30313233, 0x2425262728292a2b, 0x1c1d1e1f20212223,
    0x1415161718191a1b, 0xc0d0e0f10111213, 0x405060708090a0b, 0x17b7c7d7e7f03, 0xff, 0xfe,
    0xfe, 0xfe, 3, 1, 0x30705, 0x78797a7b7c7d7e7f,
    0x7071727374757677, 0x68696a6b6c6d6e6f, 0x6061626364656667, 0x58595a5b5c5d5e5f, 0x5051525354555657, 0x48494a4b4c4d4e4f,
    0x4041424344454647, 0x38393a3b3c3d3e3f, 0x3031323334353637, 0x28292a2b2c2d2e2f, 0x2021222324252627, 0x18191a1b1c1d1e1f,
    0x1011121314151617, 0x8090a0b0c0d0e0f, 0x7c7d7e0304050607, 0x7475767778797a7b, 0x6c6d6e6f70717273, 0x6465666768696a6b,
    0x5c5d5e5f60616263, 0x5455565758595a5b, 0x4c4d4e4f50515253, 0x4445464748494a4b, 0x3c3d3e3f40414243, 0x3435363738393a3b,
    0x2c2d2e2f30313233, 0x2425262728292a2b, 0x1c1d1e1f20212223, 0x1415161718191a1b, 0xc0d0e0f10111213, 0x405060708090a0b,
    0x697b7c7d7e7f03, 0x78797a7b7c7d7e7f, 0x7071727374757677, 0x68696a6b6c6d6e6f, 0x6061626364656667, 0x58595a5b5c5d5e5f,
    0x5051525354555657, 0x48494a4b4c4d4e4f, 0x4041424344454647, 0x38393a3b3c3d3e3f, 0x3031323334353637, 0x28292a2b2c2d2e2f,
    0x2021222324252627, 0x18191a1b1c1d1e1f, 0x1011121314151617, 0x8090a0b0c0d0e0f, 0x7c7d7e0304050607, 0x7475767778797a7b,
    0x6c6d6e6f70717273, 0x6465666768696a6b, 0x5c5d5e5f60616263, 0x5455565758595a5b, 0x4c4d4e4f50515253, 0x4445464748494a4b,
    0x3c3d3e3f40414243, 0x3435363738393a3b, 0x2c2d2e2f30313233, 0x2425262728292a2b, 0x1c1d1e1f20212223, 0x1415161718191a1b,
    0xc0d0e0f10111213, 0x405060708090a0b, 0x7b017c7d7e7f03, 0xfd, 0xfd, 0xfd,
    0x78797a7b7c7d7e7f, 0x7071727374757677, 0x68696a6b6c6d6e6f, 0x6061626364656667, 0x58595a5b5c5d5e5f, 0x5051525354555657,
    0x48494a4b4c4d4e4f, 0x4041424344454647, 0x38393a3b3c3d3e3f, 0x3031323334353637, 0x28292a2b2c2d2e2f, 0x2021222324252627,
    0x18191a1b1c1d1e1f, 0x1011121314151617, 0x8090a0b0c0d0e0f, 0x7c7d7e0304050607, 0x7475767778797a7b, 0x6c6d6e6f70717273,
    0x6465666768696a6b, 0x5c5d5e5f60616263, 0x5455565758595a5b, 0x4c4d4e4f50515253, 0x4445464748494a4b, 0x3c3d3e3f40414243,
    0x3435363738393a3b, 0x2c2d2e2f30313233, 0x2425262728292a2b, 0x1c1d1e1f20212223, 0x1415161718191a1b, 0xc0d0e0f10111213,
    0x405060708090a0b, 0x7b697c7d7e7f03, 0x797a7b7c7d7e7f0a, 0x7172737475767778, 0x696a6b6c6d6e6f70, 0x6162636465666768,
    0x595a5b5c5d5e5f60, 0x5152535455565758, 0x494a4b4c4d4e4f50, 0x4142434445464748, 0x393a3b3c3d3e3f40, 0x3132333435363738,
    0x292a2b2c2d2e2f30, 0x2122232425262728, 0x191a1b1c1d1e1f20, 0x1112131415161718, 0x607080c0d0e0f10, 0x7a7b7c7d7e030405,
    0x7273747576777879, 0x6a6b6c6d6e6f7071, 0x6263646566676869, 0x5a5b5c5d5e5f6061, 0x5253545556575859, 0x4a4b4c4d4e4f5051,
    0x4243444546474849, 0x3a3b3c3d3e3f4041, 0x3233343536373839, 0x2a2b2c2d2e2f3031, 0x2223242526272829, 0x1a1b1c1d1e1f2021,
    0x1213141516171819, 0xa0b0c0d0e0f1011, 0x7f03040506070809, 0xb097a7b7c7d7e, 0xfe, 0,
    0xfd, 0xf5090a, 0x797a7b7c7d7e7f5a, 0x7172737475767778, 0x696a6b6c6d6e6f70, 0x6162636465666768,
    0x595a5b5c5d5e5f60, 0x5152535455565758, 0x494a4b4c4d4e4f50, 0x4142434445464748, 0x393a3b3c3d3e3f40, 0x3132333435363738,
    0x292a2b2c2d2e2f30, 0x2122232425262728, 0x191a1b1c1d1e1f20, 0x1112131415161718, 0x607080c0d0e0f10, 0x7a7b7c7d7e030405,
    0x7273747576777879, 0x6a6b6c6d6e6f7071, 0x6263646566676869, 0x5a5b5c5d5e5f6061, 0x5253545556575859, 0x4a4b4c4d4e4f5051,
    0x4243444546474849, 0x3a3b3c3d3e3f4041, 0x3233343536373839, 0x2a2b2c2d2e2f3031, 0x2223242526272829, 0x1a1b1c1d1e1f2021,
    0x1213141516171819, 0xa0b0c0d0e0f1011, 0x7f03040506070809, 0x6e9d7a7b7c7d7e, 0x6acb2c8dee4fb011, 0x62c32485e647a809,
    0x5abb1c7dde3fa001, 0x52b31475d63798f9, 0x4aab0c6dce2f90f1, 0x42a30465c62788e9, 0x3a9bfc5dbe1f80e1, 0x3293f455b61778d9,
    0x8bec4dae0f70d1, 0x47, 1, 0x1e, 0x3b, 0x13,
    0x30, 8, 0x25, 0x42, 0x1a, 0x37,
    0xf, 0x2c, 4, 0x21, 0x3e, 0x16,
    0x33, 0xb, 0x28, 0x45, 0x1d, 0x3a,
    0x12, 0x2f, 7, 0x24, 0x41, 0x19,
    0x36, 0xe, 0x2b, 3, 0x20, 0x3d,
    0x15, 0x32, 0xa, 0x27, 0x44, 0x1c,
    0x39, 0x11, 0x2e, 6, 0x23, 0x40,
    0x18, 0x35, 0xd, 0x2a, 2, 0x1f,
    0x3c, 0x14, 0x31, 9, 0x26, 0x43,
    0x1b, 0x38, 0x10, 0x2d, 5, 0x22,
    0x3f, 0x17, 0x34, 0x43, 1, 0xcd2e8ff051b21374,
    0xc52687e849aa0b6c, 0xbd1e7fe041a20364, 0xb51677d8399afb5c, 0xad0e6fd03192f354, 0xa50667c8298aeb4c, 0x9dfe5fc02182e344,
    0x95f657b8197adb3c, 0x72d334, 0x43, 0x5c29f6e8b5827411, 0xaa77448503d09d8f, 0xd3c5925f511eebb8,
    0x2113e0ad7a6c3906, 0x6f3c2efbc8958754, 0xbd8a574916e388a2, 0xbd8a5726431fef0, 0x3426f3c0b27f4c19, 0x8b410edbcd9a67,
    0x47, 0x1e, 0x3b, 0x13, 0x30, 8,
    0x25, 0x42, 0x1a, 0x37, 0xf, 0x2c,
    4, 0x21, 0x3e, 0x16, 0x33, 0xb,
    0x28, 0x45, 0x1d, 0x3a, 0x12, 0x2f,
    7, 0x24, 0x41, 0x19, 0x36, 0xe,
    0x2b, 3, 0x20, 0x3d, 0x15, 0x32,
    0xa, 0x27, 0x44, 0x1c, 0x39, 0x11,
    0x2e, 6, 0x23, 0x40, 0x18, 0x35,
    0xd, 0x2a, 2, 0x1f, 0x3c, 0x14,
    0x31, 9, 0x26, 0x43, 0x1b, 0x38,
    0x10, 0x2d, 5, 0x22, 0x3f, 0x17,
    0x34, 1, 0x1e, 0x3b, 0x13, 0x30,
    8, 0x25, 0x42, 0x1a, 0x37, 0xf,
    0x2c, 4, 0x21, 0x3e, 0x16, 0x33,
    0xb, 0x28, 0x45, 0x1d, 0x3a, 0x12,
    0x2f, 7, 0x24, 0x41, 0x19, 0x36,
    0xe, 0x2b, 3, 0x20, 0xffffffffffffffb8, 0x15,
    0x32, 0xa, 0x27, 0x44, 0x1c, 0x39,
    0x11, 0x2e, 6, 0x23, 0x40, 0x18,
    0x35, 0xd, 0x2a, 2, 0x1f, 0x3c,
    0x14, 0x31, 9, 0x26, 0x43, 0x1b,
    0x38, 0x10, 0x2d, 5, 0x22, 0x3f,
    0x17, 0x34, 1, 0x1e, 0x3b, 0x13,
    0x30, 8, 0x25, 0x42, 0x1a, 0x37,
    0xf, 0x2c, 4, 0x21, 0x3e, 0x16,
    0x33, 0xb, 0x28, 0x45, 0x1d, 0x3a,
    0x12, 0x2f, 7, 0x24, 0x41, 0x19,
    0x36, 0xe, 0x2b, 3, 0x20, 0x3d,
    0x15, 0x32, 0xa, 0x27, 0x44, 0x1c,
    0x39, 0x11, 0x2e, 6, 0x23, 0x40,
    0x18, 0x35, 0xd, 0x2a, 2, 0x1f,
    0x3c, 0x14, 0x31, 9, 0x26, 0x43,
    0x1b, 0x38, 0x10, 0x2d, 5, 0x22,
    0x3f, 0x17, 0x47, 1, 0x1e, 0x3b,
    0x13, 0x30, 8, 0x25, 0x42, 0x1a,
    0x37, 0xf, 0x2c, 4, 0x21, 0x3e,
    0x16, 0x33, 0xb, 0x28, 0x45, 0x1d,
    0x3a, 0x12, 0x2f, 7, 0x24, 0x41,
    0x19, 0x36, 0xe, 0x2b, 3, 0x20,
    0x3d, 0x15, 0x32, 0xa, 0x27, 0x44,
    0x1c, 0x39, 0x11, 0x2e, 6, 0x23,
    0x40, 0x18, 0x35, 0xd, 0x2a, 2,
    0x1f, 0x3c, 0x14, 0x31, 9, 0x26,
    0x43, 0x1b, 0x38, 0x10, 0x2d, 5,
    0x22, 0x3f, 0x17, 0xffffffffffffffb8, 0x47, 0x47,
    0x47, 0x47, 0x47, 0x47, 0x47, 0x47,
    0x47, 0x47, 0x47, 0x47, 0x47, 0x47,
    0x47, 0x47, 0x47, 0x47, 0x47, 0x47,
    0x47, 0x47, 0x47, 0x47, 0x47, 0x47,
    0x47, 0x47, 0x47, 0x47, 0x47, 0x47,
    0x47, 0x47, 0x47, 0x47, 0x47, 0x47,
    0x47, 0x47, 0x47, 0x47, 0x47, 0x47,
    0x47, 0x47, 0x47, 0x47, 0x47, 0x47,
    0x47, 0x47, 0x47, 0x47, 0x47, 0x47,
    0x47, 0x47, 0x47, 0x47, 0x47, 0x47,
    0x47, 0x47, 0x47, 0x47, 0x47, 0x47,
    0x1e, 0x3b, 0x13, 0x30, 8, 0x25,
    0x42, 0x1a, 0x37, 0xf, 0x2c, 4,
    0x21, 0x3e, 0x16, 0x33, 0xb, 0x28,
    0x45, 0x1d, 0x3a, 0x12, 0x2f, 7,
    0x24, 0x41, 0x19, 0x36, 0xe, 0x2b,
    3, 0x20, 0x47, 0x15, 0x32, 0xa,
    0x27, 0x44, 0x1c, 0x39, 0x11, 0x2e,
    6, 0x23, 0x40, 0x18, 0x35, 0xd,
    0x2a, 2, 0x1f, 0x3c, 0x14, 0x31,
    9, 0x26, 0x43, 0x1b, 0x38, 0x10,
    0x2d, 5, 0x22, 0x3f, 0x17, 0x34,
    0xffffffffffffffb8, 0x1e, 0x3b, 0x13, 0x30, 8,
    0x25, 0x42, 0x1a, 0x37, 0xf, 0x2c,
    4, 0x21, 0x3e, 0x16, 0xffffffffffffffb8, 0xb,
    0x28, 0x45, 0x1d, 0x3a, 0x12, 0x2f,
    7, 0x24, 0x41, 0x19, 0x36, 0xe,
    0x2b, 3, 0x20, 0xffffffffffffffb8, 0x15, 0x32,
    0xa, 0x27, 0x44, 0x1c, 0x39, 0x11,
    0x2e, 6, 0x23, 0x40, 0x18, 0x35,
    0xd, 0x2a, 0xffffffffffffffb8, 0x1f, 0x3c, 0x14,
    0x31, 9, 0x26, 0x43, 0x1b, 0x38,
    0x10, 0x2d, 5, 0x22, 0x3f, 0x17,
    0x34, 0x47, 0x1e, 0x3b, 0x13, 0x30,
    8, 0x25, 0x42, 0x47, 0x37, 0xf,
    0x2c, 4, 0x21, 0x3e, 0x16, 0x47,
    0xb, 0x28, 0x45, 0x1d, 0x3a, 0x12,
    0x2f, 7, 0x47, 0x41, 0x19, 0x36,
    0xe, 0x2b, 3, 0x20, 0x47, 0x15,
    0x32, 0xa, 0x27, 0x44, 0x1c, 0x39,
    0x47, 0x2e, 6, 0x23, 0x40, 0x18,
    0x35, 0xd, 0x2a, 0x47, 0x1f, 0x3c,
    0x14, 0x31, 9, 0x26, 0x43, 0x47,
    0x38, 0x10, 0x2d, 5, 0x22, 0x3f,
    0x17, 0x34, 0xffffffffffffffb8, 0x1e, 0x3b, 0x13,
    0xffffffffffffffb8, 8, 0x25, 0x42, 0xffffffffffffffb8, 0x37,
    0xf, 0x2c, 0xffffffffffffffb8, 0x21, 0x3e, 0x16,
    0xffffffffffffffb8, 0xb, 0x28, 0x45, 0xffffffffffffffb8, 0x3a,
    0x12, 0x2f, 7, 0xffffffffffffffb8, 0x41, 0x19,
    0x36, 0xffffffffffffffb8, 0x2b, 3, 0x20, 0xffffffffffffffb8,
    0x15, 0x32, 0xa, 0xffffffffffffffb8, 0x44, 0x1c,
    0x39, 0xffffffffffffffb8, 0x2e, 6, 0x23, 0x40,
    0xffffffffffffffb8, 0x35, 0xd, 0x2a, 0xffffffffffffffb8, 0x1f,
    0x3c, 0x14, 0xffffffffffffffb8, 9, 0x26, 0x43,
    0xffffffffffffffb8, 0x38, 0x10, 0x2d, 0xffffffffffffffb8, 0x22,
    0x3f, 0x17, 0x34, 0x47, 0x1e, 0x47,
    0x13, 0x47, 8, 0x47, 0x42, 0x47,
    0x37, 0x47, 0x2c, 0x47, 0x21, 0x47,
    0x16, 0x47, 0xb, 0x47, 0x45, 0x47,
    0x3a, 0x12, 0x47, 7, 0x47, 0x41,
    0x47, 0x36, 0x47, 0x2b, 0x47, 0x20,
    0x47, 0x15, 0x47, 0xa, 0x47, 0x44,
    0x47, 0x39, 0x47, 0x2e, 0x47, 0x23,
    0x40, 0x47, 0x35, 0x47, 0x2a, 0x47,
    0x1f, 0x47, 0x14, 0x47, 9, 0x47,
    0x43, 0x47, 0x38, 0x47, 0x2d, 0x47,
    0x22, 0x47, 0x17, 0x34, 0xffffffffffffffb8, 0xffffffffffffffb8,
    0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8,
    0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8,
    0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8,
    0xffffffffffffffb8, 0xffffffffffffffb8, 0x12, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8,
    0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8,
    0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8,
    0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8,
    0x23, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8,
    0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8,
    0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8,
    0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0x34, 0x6acb2c8dee4f5a5a,
    0x62c32485e647a809, 0x5abb1c7dde3fa001, 0x52b31475d63798f9, 0x4aab0c6dce2f90f1, 0x42a30465c62788e9, 0x3a9bfc5dbe1f80e1,
    0x3293f455b61778d9, 0x5a5a4dae0f70d1, 0xcd2e8ff051b21374, 0xc52687e849aa0b6c, 0xbd1e7fe041a20364, 0xb51677d8399afb5c,
    0xad0e6fd03192f354, 0xa50667c8298aeb4c, 0x9dfe5fc02182e344, 0x95f657b8197adb3c, 0x5ad334, 0x7c7b7a7e7d7c7b7a,
    0x7a7e7d7c7b7a7e7d, 0x7d7c7b7a7e7d7c7b, 0x7b7a7e7d7c7b7a7e, 0x7e7d7c7b7a7e7d7c, 0x7c7b7a7e7d7c7b7a, 0x7a7e7d7c7b7a7e7d,
    0x7d7c7b7a7e7d7c7b, 0x7b7a7e7d7c7b7a7e, 0x7e7d7c7b7a7e7d7c, 0x7c7b7a7e7d7c7b7a, 0x7a7e7d7c7b7a7e7d, 0x7d7c7b7a7e7d7c7b,
    0x7b7a7e7d7c7b7a7e, 0x7e7d7c7b7a7e7d7c, 0x7c7b7a7e7d7c7b7a, 0x7a7e7d7c7b7a7e7d, 0x7d7c7b7a7e7d7c7b, 0x7b7a7e7d7c7b7a7e,
    0x7e7d7c7b7a7e7d7c, 0x7c7b7a7e7d7c7b7a, 0x7a7e7d7c7b7a7e7d, 0x7d7c7b7a7e7d7c7b, 0x7b7a7e7d7c7b7a7e, 0x7e7d7c7b7a7e7d7c,
    0x7c7b7a7e7d7c7b7a, 0x7a7e7d7c7b7a7e7d, 0x7d7c7b7a7e7d7c7b, 0x7b7a7e7d7c7b7a7e, 0x7e7d7c7b7a7e7d7c, 0x7c7b7a7e7d7c7b7a,
    0x7a7e7d7c7b7a7e7d, 0x7d7c7b7a7e7d7c7b, 0x7b7a7e7d7c7b7a7e, 0x7e7d7c7b7a7e7d7c, 0x7c7b7a7e7d7c7b7a, 0x7a7e7d7c7b7a7e7d,
    0x7d7c7b7a7e7d7c7b, 0x7b7a7e7d7c7b7a7e, 0x7e7d7c7b7a7e7d7c, 0x7c7b7a7e7d7c7b7a, 0x7a7e7d7c7b7a7e7d, 0x7d7c7b7a7e7d7c7b,
    0x7b7a7e7d7c7b7a7e, 0x7e7d7c7b7a7e7d7c, 0x7c7b7a7e7d7c7b7a, 0x7a7e7d7c7b7a7e7d, 0x7d7c7b7a7e7d7c7b, 0x7b7a7e7d7c7b7a7e,
    0x7e7d7c7b7a7e7d7c, 0x7c7b7a7e7d7c7b7a, 0x7a7e7d7c7b7a7e7d, 0x7d7c7b7a7e7d7c7b, 0x7b7a7e7d7c7b7a7e, 0x7e7d7c7b7a7e7d7c,
    0x7c7b7a7e7d7c7b7a, 0x7a7e7d7c7b7a7e7d, 0x7d7c7b7a7e7d7c7b, 0x7b7a7e7d7c7b7a7e, 0x7e7d7c7b7a7e7d7c, 0x7c7b7a7e7d7c7b7a,
    0x7a7e7d7c7b7a7e7d, 0x7d7c7b7a7e7d7c7b, 0x7b7a7e7d7c7b7a7e, 0x7e7d7c7b7a7e7d7c, 0x7c7b7a7e7d7c7b7a, 0x7a7e7d7c7b7a7e7d,
    0x7d7c7b7a7e7d7c7b, 0x7b7a7e7d7c7b7a7e, 0x7e7d7c7b7a7e7d7c, 0x7c7b7a7e7d7c7b7a, 0x7a7e7d7c7b7a7e7d, 0x7d7c7b7a7e7d7c7b,
    0x7b7a7e7d7c7b7a7e, 0x7e7d7c7b7a7e7d7c, 0x7c7b7a7e7d7c7b7a, 0x7a7e7d7c7b7a7e7d, 0x7d7c7b7a7e7d7c7b, 0x7b7a7e7d7c7b7a7e,
    0x7e7d7c7b7a7e7d7c, 0x7c7b7a7e7d7c7b7a, 0x7a7e7d7c7b7a7e7d, 0x7d7c7b7a7e7d7c7b, 0x7b7a7e7d7c7b7a7e, 0x7e7d7c7b7a7e7d7c,
    0x7c7b7a7e7d7c7b7a, 0x7c7b7a7e7d, 0xe7, 3, 0, 3,
    4, 6, 7, 0xa, 0xb, 0xd,
    0xe, 0x11, 0x12, 0x14, 0x15, 0x18,
    0x19, 0x1b, 0x1c, 0x1f, 0x20, 0x22,
    0x23, 0x26, 0x27, 0x29, 0x2a, 0x2d,
    0x2e, 0x30, 0x31, 0x34, 0x35, 0x37,
    0x38, 0x3b, 0x3c, 0x3e, 0x3f, 0x42,
    0x43, 0x45, 0x46, 0x49, 0x4a, 0x4c,
    0x4d, 0x50, 0x51, 0x53, 0x54, 0x57,
    0x58, 0x5a, 0x5b, 0x5e, 0x5f, 0x61,
    0x62, 0x65, 0x66, 0x68, 0x69, 0x6c,
    0x6d, 0x6f, 0x70, 0x73, 0x74, 0x76,
    0x77, 0x7a, 0x7b, 0x7d, 0x7e, 0x81,
    0x82, 0x84, 0x85, 0x88, 0x89, 0x8b,
    0x8c, 0x8f, 0x90, 0x92, 0x93, 0x96,
    0x97, 0x99, 0x9a, 0x9d, 0x9e, 0xa0,
    0xa1, 0xa4, 0xa5, 0xa7, 0xa8, 0xab,
    0xac, 0xae, 0xaf, 0xb2, 0xb3, 0xb5,
    0xb6, 0xb9, 0xba, 0xbc, 0xbd, 0xc0,
    0xc1, 0xc3, 0xc4, 0xc7, 0xc8, 0xca,
    0xcb, 0xce, 0xcf, 0xd1, 0xd2, 0xd5,
    0xd6, 0xd8, 0xd9, 0xdc, 0xdd, 0xdf,
    0xe0, 0xe3, 0xe4, 0x83, 1, 0x2276d02478d22680,
    0x70ca1e72cc2074ce, 0xc4186cc61a6ec81c, 0x1266c01468c2166a, 0x60ba0e62bc1064be, 0xb4085cb60a5eb80c, 0x256b00458b2065a,
    0x50aafe52ac0054ae, 0xa4f84ca6fa4ea8fc, 0xf246a0f448a2f64a, 0x409aee429cf0449e, 0x94e83c96ea3e98ec, 0xe23690e43892e63a,
    0x308ade328ce0348e, 0x84d82c86da2e88dc, 0xd22680d42882d62a, 0x2074ce2276d02478, 0x6ec81c70ca1e72cc, 0xc2166ac4186cc61a,
    0x1064be1266c01468, 0x5eb80c60ba0e62bc, 0xb2065ab4085cb60a, 0x54ae0256b00458, 0x4ea8fc50aafe52ac, 0xa2f64aa4f84ca6fa,
    0xf0449ef246a0f448, 0x3e98ec409aee429c, 0x92e63a94e83c96ea, 0xe0348ee23690e438, 0x2e88dc308ade328c, 0x82d62a84d82c86da,
    0xd02478d22680d428, 0x1e72cc2074ce2276, 0x6cc61a6ec81c70ca, 0xc01468c2166ac418, 0xe62bc1064be1266, 0x5cb60a5eb80c60ba,
    0xb00458b2065ab408, 0xfe52ac0054ae0256, 0x4ca6fa4ea8fc50aa, 0xa0f448a2f64aa4f8, 0xee429cf0449ef246, 0x3c96ea3e98ec409a,
    0x90e43892e63a94e8, 0xde328ce0348ee236, 0x2c86da2e88dc308a, 0x80d42882d62a84d8, 0xce2276d02478d226, 0x1c70ca1e72cc2074,
    0xc8, 0x83, 3, 0x7c7b7a7e7dd22680, 0x7ace2276d024787d, 0xca1e72cc20747c7b,
    0x1c707e7d7c7b7a7e, 0x6c7d7c7bc61a6ec8, 0x7c7b7ac2166ac418, 0x1266c014687a7e7d, 0x62bc10647e7d7cbe, 0x7b7a7e7d7c7bba0e,
    0x7e7db60a5eb80c60, 0x7cb2065ab4085c7a, 0xb004587c7b7a7e7d, 0x547b7a7eae0256, 0x7b7a7e7daafe52ac, 0xa6fa4ea8fc507d7c,
    0xf64aa4f84c7c7b7a, 0x487e7d7c7b7a7ea2, 0x7d7c7b9ef246a0f4, 0x7b7a9aee429cf044, 0x3e98ec407a7e7d7c, 0x94e83c7e7d7c96ea,
    0x7a7e7d7c7b92e63a, 0x7d8ee23690e4387b, 0x8ade328ce0347a7e, 0xdc307c7b7a7e7d7c, 0x2c7b7a7e86da2e88, 0x7a7e7d82d62a84d8,
    0xd22680d4287d7c7b, 0x2276d0247c7b7a78, 0x7e7d7c7b7a7e74ce, 0x7c7b70ca1e72cc20, 0x7a6cc61a6ec81c7d, 0x6ac4187a7e7d7c7b,
    0xc0147e7d7c68c216, 0x7e7d7c7b64be1266, 0x60ba0e62bc107b7a, 0xb60a5eb80c7a7e7d, 0x87c7b7a7e7d7c5c, 0x7b7a7e58b2065ab4,
    0x7e7d54ae0256b004, 0xfe52ac007d7c7b7a, 0x4ea8fc7c7b7a50aa, 0x7d7c7b7a7e4ca6fa, 0x7b48a2f64aa4f87e, 0x449ef246a0f47d7c,
    0x9cf07a7e7d7c7b7a, 0xec7e7d7c409aee42, 0x7d7c7b3c96ea3e98, 0x92e63a94e87b7a7e, 0xe23690e47a7e7d38, 0x7c7b7a7e7d7c348e,
    0x7a7e308ade328ce0, 0x7d2c86da2e88dc7b, 0x2a84d87d7c7b7a7e, 0x80d47c7b7a2882d6, 0x7c7b7a7e2478d226, 0x2074ce2276d07e7d,
    0x70ca1e72cc7d7c7b, 0xc87a7e7d7c7b7a1c, 0x7e7d7c186cc61a6e, 0x7c7b1468c2166ac4, 0xbe1266c07b7a7e7d, 0xe62bc7a7e7d1064,
    0x7b7a7e7d7c0c60ba, 0x7e085cb60a5eb87c, 0x458b2065ab47b7a, 0x56b07d7c7b7a7e7d, 0xac7c7b7a0054ae02, 0x7b7a7efc50aafe52,
    0x4ca6fa4ea87e7d7c, 0xa2f64aa47d7c7bf8, 0x7a7e7d7c7b7af448, 0x7d7cf0449ef246a0, 0x7bec409aee429c7e, 0xea3e987b7a7e7d7c,
    0x3a947a7e7de83c96, 0x7a7e7d7ce43892e6, 0xe0348ee236907c7b, 0x308ade328c7b7a7e, 0x887d7c7b7a7e7ddc, 0x7c7b7ad82c86da2e,
    0x7a7ed42882d62a84, 0x78d226807e7d7c7b, 0xce22767d7c7bd024, 0x7e7d7c7b7acc2074, 0x7cc81c70ca1e727a, 0x7c7b7a7e7d,
    0, 3, 0xe6, 6, 7, 0xa,
    0xb, 0xd, 0xe, 0x11, 0x12, 0x14,
    0x15, 0x18, 0x19, 0x1b, 0x1c, 0x1f,
    0x20, 0x22, 0x23, 0x26, 0x27, 0x29,
    0x2a, 0x2d, 0x2e, 0x30, 0x31, 0x34,
    0x35, 0x37, 0x38, 0x3b, 0x3c, 0x3e,
    0x3f, 0x42, 0x43, 0x45, 0x46, 0x49,
    0x4a, 0x4c, 0x4d, 0x50, 0x51, 0x53,
    0x54, 0x57, 0x58, 0x5a, 0x5b, 0x5e,
    0x5f, 0x61, 0x62, 0x65, 0x66, 0x68,
    0x69, 0x6c, 0x6d, 0x6f, 0x70, 0x73,
    0x74, 0x76, 0x77, 0x7a, 0x7b, 0x7d,
    0x7e, 0x81, 0x82, 0x84, 0x85, 0x88,
    0x89, 0x8b, 0x8c, 0x8f, 0x90, 0x92,
    0x93, 0x96, 0x97, 0x99, 0x9a, 0x9d,
    0x9e, 0xa0, 0xa1, 0xa4, 0xa5, 0xa7,
    0xa8, 0xab, 0xac, 0xae, 0xaf, 0xb2,
    0xb3, 0xb5, 0xb6, 0xb9, 0xba, 0xbc,
    0xbd, 0xc0, 0xc1, 0xc3, 0xc4, 0xc7,
    0xc8, 0xca, 0xcb, 0xce, 0xcf, 0xd1,
    0xd2, 0xd5, 0xd6, 0xd8, 0xd9, 0xdc,
    0xdd, 0xdf, 0xe0, 0xe3, 0xe4, 0x7c7b7a7e7dd22680,
    0x7a7e7d7cd024787d, 0xca1e72cc20747c7b, 0x1c707e7d7c7b7a7e, 0x6c7d7c7bc61a6ec8, 0x7c7b7ac2166ac418, 0x1266c014687a7e7d,
    0x62bc10647e7d7cbe, 0x7b7a7e7d7c7bba0e, 0x7e7db60a5eb80c60, 0x7cb2065ab4085c7a, 0xb004587c7b7a7e7d, 0x547b7a7eae0256,
    0x7b7a7e7daafe52ac, 0xa6fa4ea8fc507d7c, 0xf64aa4f84c7c7b7a, 0x487e7d7c7b7a7ea2, 0x7d7c7b9ef246a0f4, 0x7b7a9aee429cf044,
    0x3e98ec407a7e7d7c, 0x94e83c7e7d7c96ea, 0x7a7e7d7c7b92e63a, 0x7d8ee23690e4387b, 0x8ade328ce0347a7e, 0xdc307c7b7a7e7d7c,
    0x2c7b7a7e86da2e88, 0x7a7e7d82d62a84d8, 0xd22680d4287d7c7b, 0x2276d0247c7b7a78, 0x7e7d7c7b7a7e74ce, 0x7c7b70ca1e72cc20,
    0x7a6cc61a6ec81c7d, 0x6ac4187a7e7d7c7b, 0xc0147e7d7c68c216, 0x7e7d7c7b64be1266, 0x60ba0e62bc107b7a, 0xb60a5eb80c7a7e7d,
    0x87c7b7a7e7d7c5c, 0x7b7a7e58b2065ab4, 0x7e7d54ae0256b004, 0xfe52ac007d7c7b7a, 0x4ea8fc7c7b7a50aa, 0x7d7c7b7a7e4ca6fa,
    0x7b48a2f64aa4f87e, 0x449ef246a0f47d7c, 0x9cf07a7e7d7c7b7a, 0xec7e7d7c409aee42, 0x7d7c7b3c96ea3e98, 0x92e63a94e87b7a7e,
    0xe23690e47a7e7d38, 0x7c7b7a7e7d7c348e, 0x7a7e308ade328ce0, 0x7d2c86da2e88dc7b, 0x2a84d87d7c7b7a7e, 0x80d47c7b7a2882d6,
    0x7c7b7a7e2478d226, 0x2074ce2276d07e7d, 0x70ca1e72cc7d7c7b, 0xc87a7e7d7c7b7a1c, 0x7e7d7c186cc61a6e, 0x7c7b1468c2166ac4,
    0xbe1266c07b7a7e7d, 0xe62bc7a7e7d1064, 0x7b7a7e7d7c0c60ba, 0x7e085cb60a5eb87c, 0x458b2065ab47b7a, 0x56b07d7c7b7a7e7d,
    0xac7c7b7a0054ae02, 0x7b7a7efc50aafe52, 0x4ca6fa4ea87e7d7c, 0xa2f64aa47d7c7bf8, 0x7a7e7d7c7b7af448, 0x7d7cf0449ef246a0,
    0x7bec409aee429c7e, 0xea3e987b7a7e7d7c, 0x3a947a7e7de83c96, 0x7a7e7d7ce43892e6, 0xe0348ee236907c7b, 0x308ade328c7b7a7e,
    0x887d7c7b7a7e7ddc, 0x7c7b7ad82c86da2e, 0x7a7ed42882d62a84, 0x78d226807e7d7c7b, 0xce22767d7c7bd024, 0x7e7d7c7b7acc2074,
    0x7cc81c70ca1e727a, 0xce22767e7d, 0, 3, 4, 6,
    7, 0xa, 0xb, 0xd, 0xe, 0x11,
    0x12, 0x14, 0x15, 0x18, 0x19, 0x1b,
    0x1c, 0x1f, 0x20, 0x22, 0x23, 0x26,
    0x27, 0x29, 0x2a, 0x2d, 0x2e, 0x30,
    0x31, 0x34, 0x35, 0x37, 0x38, 0x3b,
    0x3c, 0x3e, 0x3f, 0x42, 0x43, 0x45,
    0x46, 0x49, 0x4a, 0x4c, 0x4d, 0x50,
    0x51, 0x53, 0x54, 0x57, 0x58, 0x5a,
    0x5b, 0x5e, 0x5f, 0x61, 0x62, 0x65,
    0x66, 0x68, 0x69, 0x6c, 0x6d, 0x6f,
    0x70, 1, 0x74, 0x76, 0x77, 0x7a,
    0x7b, 0x7d, 0x7e, 0x81, 0x82, 0x84,
    0x85, 0x88, 0x89, 0x8b, 0x8c, 0x8f,
    0x90, 0x92, 0x93, 0x96, 0x97, 0x99,
    0x9a, 0x9d, 0x9e, 0xa0, 0xa1, 0xa4,
    0xa5, 0xa7, 0xa8, 0xab, 0xac, 0xae,
    0xaf, 0xb2, 0xb3, 0xb5, 0xb6, 0xb9,
    0xba, 0xbc, 0xbd, 0xc0, 0xc1, 0xc3,
    0xc4, 0xc7, 0xc8, 0xca, 0xcb, 0xce,
    0xcf, 0xd1, 0xd2, 0xd5, 0xd6, 0xd8,
    0xd9, 0xdc, 0xdd, 0xdf, 0xe0, 0xe3,
    0xe4, 0x7c7b4aa4f8d22680, 0x7ace2276d024787d, 0xca1e72cc20747c7b, 0x1c707e7d7c7b7a7e, 0x6c7d7c7bc61a6ec8,
    0x7c7b7ac2166ac418, 0x1266c014687a7e7d, 0x62bc10647e7d7cbe, 0x7b7a7e7d7c7bba0e, 0x7e7db60a5eb80c60, 0x7cb2065ab4085c7a,
    0xb004587c7b7a7e7d, 0x547b7a7eae0256, 0x7b7a7e7daafe52ac, 0xa6fa4ea8fc507d7c, 0xf64aa4f84c7c7b7a, 0x487e7d7c7b7a7ea2,
    0x7d7c7b9ef246a0f4, 0x7b7a9aee429cf044, 0x3e98ec407a7e7d7c, 0x94e83c7e7d7c96ea, 0x7a7e7d7c7b92e63a, 0x7d8ee23690e4387b,
    0x8ade328ce0347a7e, 0xdc307c7b7a7e7d7c, 0x2c7b7a7e86da2e88, 0x7a7e7d82d62a84d8, 0xd22680d4287d7c7b, 0x2276d0247c7b7a78,
    0x7e7d7c7b7a7e74ce, 0x7c7b70ca1e72cc20, 0x7a6cc61a6ec81c7d, 0x6ac4187a7e7d7c7b, 0xc0147e7d7c68c216, 0x7e7d7c7b64be1266,
    0x60ba0e62bc107b7a, 0xb60a5eb80c7a7e7d, 0x87c7b7a7e7d7c5c, 0x7b7a7e58b2065ab4, 0x7e7d54ae0256b004, 0xfe52ac007d7c7b7a,
    0x4ea8fc7c7b7a50aa, 0x7d7c7b7a7e4ca6fa, 0x7b48a2f67c7b7a7e, 0x449ef246a0f47d7c, 0x9cf07a7e7d7c7b7a, 0xec7e7d7c409aee42,
    0x7d7c7b3c96ea3e98, 0x92e63a94e87b7a7e, 0xe23690e47a7e7d38, 0x7c7b7a7e7d7c348e, 0x7a7e308ade328ce0, 0x7d2c86da2e88dc7b,
    0x2a84d87d7c7b7a7e, 0x80d47c7b7a2882d6, 0x7c7b7a7e2478d226, 0x2074ce2276d07e7d, 0x70ca1e72cc7d7c7b, 0xc87a7e7d7c7b7a1c,
    0x7e7d7c186cc61a6e, 0x7c7b1468c2166ac4, 0xbe1266c07b7a7e7d, 0xe62bc7a7e7d1064, 0x7b7a7e7d7c0c60ba, 0x7e085cb60a5eb87c,
    0x458b2065ab47b7a, 0x56b07d7c7b7a7e7d, 0xac7c7b7a0054ae02, 0x7b7a7efc50aafe52, 0x4ca6fa4ea87e7d7c, 0xa2f64aa47d7c7bf8,
    0x7a7e7d7c7b7af448, 0x7d7cf0449ef246a0, 0x7bec409aee429c7e, 0xea3e987b7a7e7d7c, 0x3a947a7e7de83c96, 0x7a7e7d7ce43892e6,
    0xe0348ee236907c7b, 0x308ade328c7b7a7e, 0x887d7c7b7a7e7ddc, 0x7c7b7ad82c86da2e, 0x7a7ed42882d62a84, 0x78d226807e7d7c7b,
    0xce22767d7c7bd024, 0x7e7d7c7b7acc2074, 0x7cc81c70ca1e727a, 0x7c7b7a7e7d, 0, 3,
    4, 6, 7, 0xa, 0xb, 0xd,
    0xe, 0x11, 0x12, 0x14, 0x15, 0x18,
    0x19, 0x1b, 0x1c, 0x1f, 0x20, 0x22,
    0x23, 0x26, 0x27, 0x29, 0x2a, 0x2d,
    0x2e, 0x30, 0x31, 0x34, 0x35, 0x37,
    0x38, 0x3b, 0x3c, 0x3e, 0x3f, 0x42,
    0x43, 0x45, 0x46, 0x49, 0x4a, 0x4c,
    0x4d, 0x50, 0x51, 0x53, 0x54, 0x57,
    0x58, 0x5a, 0x5b, 0x5e, 0x5f, 0x61,
    0x62, 0x65, 0x66, 0x68, 0x69, 0x6c,
    0x6d, 0x6f, 0x70, 0x73, 0x74, 0x76,
    0x77, 0x7a, 0x7b, 0x7d, 0x7e, 0x81,
    0x82, 0x84, 0x85, 0x88, 0x89, 0x8b,
    0x8c, 0x8f, 0x90, 0x92, 0x93, 0x96,
    0x97, 0x99, 0x9a, 0x9d, 0x9e, 0xa0,
    0xa1, 0xa4, 0xa5, 0xa7, 0xa8, 0xab,
    0xac, 0xae, 0xaf, 0xb2, 0xb3, 0xb5,
    0xb6, 0xb9, 0xba, 0xbc, 0xbd, 0xc0,
    0xc1, 0xc3, 0xc4, 0xc7, 0xc8, 0xca,
    0xcb, 0xce, 0xcf, 0xd1, 0xd2, 0xd5,
    0xd6, 0xd8, 0xd9, 0xdc, 1, 0xdf,
    0xe0, 0xe3, 0xe4, 0x7c7bd02478d22680, 0x7ace2276d024787d, 0xca1e72cc20747c7b,
    0x1c707e7d7c7b7a7e, 0x6c7d7c7bc61a6ec8, 0x7c7b7ac2166ac418, 0x1266c014687a7e7d, 0x62bc10647e7d7cbe, 0x7b7a7e7d7c7bba0e,
    0x7e7db60a5eb80c60, 0x7cb2065ab4085c7a, 0xb004587c7b7a7e7d, 0x547b7a7eae0256, 0x7b7a7e7daafe52ac, 0xa6fa4ea8fc507d7c,
    0xf64aa4f84c7c7b7a, 0x487e7d7c7b7a7ea2, 0x7d7c7b9ef246a0f4, 0x7b7a9aee429cf044, 0x3e98ec407a7e7d7c, 0x94e83c7e7d7c96ea,
    0x7a7e7d7c7b92e63a, 0x7d8ee23690e4387b, 0x8ade328ce0347a7e, 0xdc307c7b7a7e7d7c, 0x2c7b7a7e86da2e88, 0x7a7e7d82d62a84d8,
    0xd22680d4287d7c7b, 0x2276d0247c7b7a78, 0x7e7d7c7b7a7e74ce, 0x7c7b70ca1e72cc20, 0x7a6cc61a6ec81c7d, 0x6ac4187a7e7d7c7b,
    0xc0147e7d7c68c216, 0x7e7d7c7b64be1266, 0x60ba0e62bc107b7a, 0xb60a5eb80c7a7e7d, 0x87c7b7a7e7d7c5c, 0x7b7a7e58b2065ab4,
    0x7e7d54ae0256b004, 0xfe52ac007d7c7b7a, 0x4ea8fc7c7b7a50aa, 0x7d7c7b7a7e4ca6fa, 0x7b48a2f64aa4f87e, 0x449ef246a0f47d7c,
    0x9cf07a7e7d7c7b7a, 0xec7e7d7c409aee42, 0x7d7c7b3c96ea3e98, 0x92e63a94e87b7a7e, 0xe23690e47a7e7d38, 0x7c7b7a7e7d7c348e,
    0x7a7e308ade328ce0, 0x7d2c86da2e88dc7b, 0x2a84d87d7c7b7a7e, 0x80d47c7b7a2882d6, 0x7c7b7a7e2478d226, 0x2074ce2276d07e7d,
    0x70ca1e72cc7d7c7b, 0xc87a7e7d7c7b7a1c, 0x7e7d7c186cc61a6e, 0x7c7b1468c2166ac4, 0xbe1266c07b7a7e7d, 0xe62bc7a7e7d1064,
    0x7b7a7e7d7c0c60ba, 0x7e085cb60a5eb87c, 0x458b2065ab47b7a, 0x56b07d7c7b7a7e7d, 0xac7c7b7a0054ae02, 0x7b7a7efc50aafe52,
    0x4ca6fa4ea87e7d7c, 0xa2f64aa47d7c7bf8, 0x7a7e7d7c7b7af448, 0x7d7cf0449ef246a0, 0x7bec409aee429c7e, 0xea3e987b7a7e7d7c,
    0x3a947a7e7de83c96, 0x7a7e7d7ce43892e6, 0xe0348ee236907c7b, 0x308ade328c7b7a7e, 0x887d7c7b7a7e7ddc, 0x7c7b7ad82c86da2e,
    0x7a7ed42882d62a84, 0x7dd226807e7d7c7b, 0xce22767d7c7b7a7e, 0x7e7d7c7b7acc2074, 0x7cc81c70ca1e727a, 0x7c7b7a7e7d,
    0, 3, 4, 6, 7, 0xa,
    0xb, 0xd, 0xe, 0x11, 0x12, 0x14,
    0x15, 0x18, 0x19, 0x1b, 0x1c, 0x1f,
    0x20, 0x22, 0x23, 0x26, 0x27, 0x29,
    0x2a, 0x2d, 0x2e, 0x30, 0x31, 0x34,
    0x35, 0x37, 0x38, 0x3b, 0x3c, 0x3e,
    0x3f, 0x42, 0x43, 0x45, 0x46, 0x49,
    0x4a, 0x4c, 0x4d, 0x50, 0x51, 0x53,
    0x54, 0x57, 0x58, 0x5a, 0x5b, 0x5e,
    0x5f, 0x61, 0x62, 0x65, 0x66, 0x68,
    0x69, 0x6c, 0x6d, 0x6f, 0x70, 0x73,
    0x74, 0x76, 0x77, 0x7a, 0x7b, 0x7d,
    0x7e, 0x81, 0x82, 0x84, 0x85, 0x88,
    0x89, 0x8b, 0x8c, 0x8f, 0x90, 0x92,
    0x93, 0x96, 0x97, 0x99, 0x9a, 0x9d,
    0x9e, 0xa0, 0xa1, 0xa4, 0xa5, 0xa7,
    0xa8, 0xab, 0xac, 0xae, 0xaf, 0xb2,
    0xb3, 0xb5, 0xb6, 0xb9, 0xba, 0xbc,
    0xbd, 0xc0, 0xc1, 0xc3, 0xc4, 0xc7,
    0xc8, 0xca, 0xcb, 0xce, 0xcf, 0xd1,
    0xd2, 0xd5, 0xd6, 0xd8, 0xd9, 0xdc,
    0xdd, 0xdf, 0xe0, 0xe3, 1, 0x7c7bc81c70d22680,
    0x7ace2276d024787d, 0xca1e72cc20747c7b, 0x1c707e7d7c7b7a7e, 0x6c7d7c7bc61a6ec8, 0x7c7b7ac2166ac418, 0x1266c014687a7e7d,
    0x62bc10647e7d7cbe, 0x7b7a7e7d7c7bba0e, 0x7e7db60a5eb80c60, 0x7cb2065ab4085c7a, 0xb004587c7b7a7e7d, 0x547b7a7eae0256,
    0x7b7a7e7daafe52ac, 0xa6fa4ea8fc507d7c, 0xf64aa4f84c7c7b7a, 0x487e7d7c7b7a7ea2, 0x7d7c7b9ef246a0f4, 0x7b7a9aee429cf044,
    0x3e98ec407a7e7d7c, 0x94e83c7e7d7c96ea, 0x7a7e7d7c7b92e63a, 0x7d8ee23690e4387b, 0x8ade328ce0347a7e, 0xdc307c7b7a7e7d7c,
    0x2c7b7a7e86da2e88, 0x7a7e7d82d62a84d8, 0xd22680d4287d7c7b, 0x2276d0247c7b7a78, 0x7e7d7c7b7a7e74ce, 0x7c7b70ca1e72cc20,
    0x7a6cc61a6ec81c7d, 0x6ac4187a7e7d7c7b, 0xc0147e7d7c68c216, 0x7e7d7c7b64be1266, 0x60ba0e62bc107b7a, 0xb60a5eb80c7a7e7d,
    0x87c7b7a7e7d7c5c, 0x7b7a7e58b2065ab4, 0x7e7d54ae0256b004, 0xfe52ac007d7c7b7a, 0x4ea8fc7c7b7a50aa, 0x7d7c7b7a7e4ca6fa,
    0x7b48a2f64aa4f87e, 0x449ef246a0f47d7c, 0x9cf07a7e7d7c7b7a, 0xec7e7d7c409aee42, 0x7d7c7b3c96ea3e98, 0x92e63a94e87b7a7e,
    0xe23690e47a7e7d38, 0x7c7b7a7e7d7c348e, 0x7a7e308ade328ce0, 0x7d2c86da2e88dc7b, 0x2a84d87d7c7b7a7e, 0x80d47c7b7a2882d6,
    0x7c7b7a7e2478d226, 0x2074ce2276d07e7d, 0x70ca1e72cc7d7c7b, 0xc87a7e7d7c7b7a1c, 0x7e7d7c186cc61a6e, 0x7c7b1468c2166ac4,
    0xbe1266c07b7a7e7d, 0xe62bc7a7e7d1064, 0x7b7a7e7d7c0c60ba, 0x7e085cb60a5eb87c, 0x458b2065ab47b7a, 0x56b07d7c7b7a7e7d,
    0xac7c7b7a0054ae02, 0x7b7a7efc50aafe52, 0x4ca6fa4ea87e7d7c, 0xa2f64aa47d7c7bf8, 0x7a7e7d7c7b7af448, 0x7d7cf0449ef246a0,
    0x7bec409aee429c7e, 0xea3e987b7a7e7d7c, 0x3a947a7e7de83c96, 0x7a7e7d7ce43892e6, 0xe0348ee236907c7b, 0x308ade328c7b7a7e,
    0x887d7c7b7a7e7ddc, 0x7c7b7ad82c86da2e, 0x7a7ed42882d62a84, 0x78d226807e7d7c7b, 0xce22767d7c7bd024, 0x7e7d7c7b7acc2074,
    0x7c7b7a7eca1e727a, 0x7c7b7a7e7d,
#endif
#if (SCATTER_VECTORS_TYPES) & 0x10 /* uint16 */
    0xb1a1136a7533d6fc, 0x2a7d8c46ee0f4fd8, 0xa359052266ebc8b4, 0x1c357dfedfc74190, 0x9511f6da58a3ba6c, 0xded6fb6d17f3348,
    0x86c9e8924a5bac24, 0xffa5616ec3372500, 2, 1, 2, 1,
    1, 2, 1, 1, 2, 1,
    1, 2, 1, 0xfffffffffffffffe, 1, 0xfffffffffffffffe,
    0xfffffffffffffffe, 1, 0xfffffffffffffffe, 1, 1, 0xfffffffffffffffe,
    1, 0xfffffffffffffffe, 0xfffffffffffffffe, 1, 0xfffffffffffffffe, 1,
    2, 1, 1, 1, 1, 2,
    1, 1, 2, 1, 1, 2,
    0xce312ffa91c3f38c, 0x470da8d60a9f6c68, 0xbfe921b2837be544, 0x38c59a8efc575e20, 0xce31a8d691c36c68, 0x470d2ffa0a9ff38c,
    0xa359052266ebc8b4, 0x1c357dfedfc74190, 0xbfe99a8e837b5e20, 0x38c521b2fc57e544, 0x86c9e8924a5bac24, 0xffa5616ec3372500,
    0x3696985ffa285bf1, 0xaf72113b7304d4cd, 0x284e8a17ebe04da9, 0xa12a02f364bcc685, 0x1a067bcfdd983f61, 0x92e2f4ab5674b83d,
    0xbbe6d87cf503119, 0x849ae663482ca9f5, 0xfd765f3fc10822d1, 0x7652d81b39e49bad, 0xef2e50f7b2c01489, 0x680ac9d32b9c8d65,
    0xe0e642afa4780641, 0x59c2bb8b1d547f1d, 0xd29e34679630f7f9, 0x4b7aad430f0c70d5, 0xc456261f87e8e9b1, 0x628d,
    0x45, 0x100000000, 0x300000002, 0x500000004, 0x700000006, 0x900000008,
    0xb0000000a, 0xd0000000c, 0xf0000000e, 0x1100000010, 0x1300000012, 0x1500000014,
    0x1700000016, 0x1900000018, 0x1b0000001a, 0x1d0000001c, 0x1f0000001e, 0x2100000020,
    0x2300000022, 0x2500000024, 0x2700000026, 0x2900000028, 0x2b0000002a, 0x2d0000002c,
    0x2f0000002e, 0x3100000030, 0x3300000032, 0x3500000034, 0x3700000036, 0x3900000038,
    0x3b0000003a, 0x3d0000003c, 0x3f0000003e, 0x4100000040, 0x42, 0x43,
    0xce312ffa91c3f38c, 0x470da8d60a9f6c68, 0xbfe921b2837be544, 0x38c59a8efc575e20, 0xb1a1136a7533d6fc, 0x2a7d8c46ee0f4fd8,
    0xa359052266ebc8b4, 0x1c357dfedfc74190, 0x9511f6da58a3ba6c, 0xded6fb6d17f3348, 0x86c9e8924a5bac24, 0xffa5616ec3372500,
    0x7881da4a3c139ddc, 0xf15d5326b4ef16b8, 0x6a39cc022dcb8f94, 0xe31544dea6a70870, 0xbdba1f83814c, 0xce312ffa91c3f38c,
    0x470da8d60a9f6c68, 0xbfe921b2837be544, 0x38c59a8efc575e20, 0xb1a1136a7533d6fc, 0x2a7d8c46ee0f4fd8, 0xa359052266ebc8b4,
    0x1c357dfedfc74190, 0x9511f6da58a3ba6c, 0xded6fb6d17f3348, 0x86c9e8924a5bac24, 0xffa5616ec3372500, 0x7881da4a3c139ddc,
    0xf15d5326b4ef16b8, 0x6a39cc022dcb8f94, 0xe31544dea6a70870, 0xc456bdba1f83814c, 0x628d, 0x100000000,
    0x300000002, 0x500000004, 0x700000006, 0x900000008, 0xb0000000a, 0xd0000000c,
    0xf0000000e, 0x1100000010, 0x1300000012, 0x1500000014, 0x1700000016, 0x1900000018,
    0x1b0000001a, 0x1d0000001c, 0x1f0000001e, 0x2100000020, 0x2300000022, 0x2500000024,
    0x2700000026, 0x2900000028, 0x2b0000002a, 0x2d0000002c, 0x2f0000002e, 0x3100000030,
    0x3300000032, 0x3500000034, 0x3700000036, 0x3900000038, 0x3b0000003a, 0x3d0000003c,
    0x3f0000003e, 0x4100000040, 0x43, 0xce312ffa91c3f38c, 0x470da8d60a9f6c68, 0xbfe921b2837be544,
    0x38c59a8efc575e20, 0xb1a1136a7533d6fc, 0x2a7d8c46ee0f4fd8, 0xa359052266ebc8b4, 0x1c357dfedfc74190, 0x9511f6da58a3ba6c,
    0xded6fb6d17f3348, 0x86c9e8924a5bac24, 0xffa5616ec3372500, 0x7881da4a3c139ddc, 0xf15d5326b4ef16b8, 0x6a39cc022dcb8f94,
    0xe31544dea6a70870, 0xbdba261f1f83814c, 0x628d, 0xffff0000, 0x7f807f8180003f80, 0x3f820001,
    6, 0, 1, 2, 3, 4,
    5, 0x7f81ffc300023f80, 0xbf808001, 0xff017f4480027f00, 0xff028002, 0x100000009,
    0, 0x100000008, 0xfffffffefffffff7, 0x100000000, 0x80000000, 4,
    1, 4, 0, 6, 1,
#endif
#if (SCATTER_VECTORS_TYPES) & 0x20 /* int16 */
    0x7ffe00017fff8000, 0, 5, 2, 0, 4,
    3, 0x400080017fff, 0x7ffe7fff7fff8001, 0x4000, 0xb696185f7a28dbf1, 0x2f72913bf30454cd,
    0xa84e0a176be0cda9, 0x212a82f3e4bc4685, 0x9a06fbcf5d98bf61, 0x12e274abd674383d, 0x8bbeed874f50b119, 0x49a6663c82c29f5,
    0x7d76df3f4108a2d1, 0xf652581bb9e41bad, 0x6f2ed0f732c09489, 0xe80a49d3ab9c0d65, 0x60e6c2af24788641, 0xd9c23b8b9d54ff1d,
    0x529eb467163077f9, 0xcb7a2d438f0cf0d5, 0x4456a61f07e869b1, 0x1efb80c4e28d, 0x47, 1,
    0x1e, 0x3b, 0x13, 0x30, 8, 0x25,
    0x42, 0x1a, 0x37, 0xf, 0x2c, 4,
    0x21, 0x3e, 0x16, 0x33, 0xb, 0x28,
    0x45, 0x1d, 0x3a, 0x12, 0x2f, 7,
    0x24, 0x41, 0x19, 0x36, 0xe, 0x2b,
    3, 0x20, 0x3d, 0x15, 0x32, 0xa,
    0x27, 0x44, 0x1c, 0x39, 0x11, 0x2e,
    6, 0x23, 0x40, 0x18, 0x35, 0xd,
    0x2a, 2, 0x1f, 0x3c, 0x14, 0x31,
    9, 0x26, 0x43, 0x1b, 0x38, 0x10,
    0x2d, 5, 0x22, 0x3f, 0x17, 0x34,
    0x43, 0x4e31affa11c3738c, 0xc70d28d68a9fec68, 0x3fe9a1b2037b6544, 0xb8c51a8e7c57de20, 0x31a1936af53356fc,
    0xaa7d0c466e0fcfd8, 0x23598522e6eb48b4, 0x9c35fdfe5fc7c190, 0x151176dad8a33a6c, 0x8dedefb6517fb348, 0x6c96892ca5b2c24,
    0x7fa5e16e4337a500, 0xf8815a4abc131ddc, 0x715dd32634ef96b8, 0xea394c02adcb0f94, 0x6315c4de26a78870, 0x3dba9f83014c,
    0x9c355a4a738cdbf1, 0x48b406c9c4dede20, 0xf533b348715d8a9f, 0xa1b25fc71ddc4685, 0x4e310c46ca5b8870, 0x9f83b8c576da34ef,
    0x4c0265442359e16e, 0xf88111c3cfd88ded, 0xa50063157c573a6c, 0x517f0f9428d6e6eb, 0xfdfebc1332c0936a, 0xaa7d689226a73fe9,
    0x56fc1511d326ec68, 0x37bc1907fa53dba, 0xaffa6e0f2c24ea39, 0x14c1a8ed8a396b8, 0xadcbc70d85224337, 0x1efb31a1efb6,
    0x47, 0x1e, 0x3b, 0x13, 0x30, 8,
    0x25, 0x42, 0x1a, 0x37, 0xf, 0x2c,
    4, 0x21, 0x3e, 0x16, 0x33, 0xb,
    0x28, 0x45, 0x1d, 0x3a, 0x12, 0x2f,
    7, 0x24, 0x41, 0x19, 0x36, 0xe,
    0x2b, 3, 0x20, 0x3d, 0x15, 0x32,
    0xa, 0x27, 0x44, 0x1c, 0x39, 0x11,
    0x2e, 6, 0x23, 0x40, 0x18, 0x35,
    0xd, 0x2a, 2, 0x1f, 0x3c, 0x14,
    0x31, 9, 0x26, 0x43, 0x1b, 0x38,
    0x10, 0x2d, 5, 0x22, 0x3f, 0x17,
    0x34, 1, 0x1e, 0x3b, 0x13, 0x30,
    8, 0x25, 0x42, 0x1a, 0x37, 0xf,
    0x2c, 4, 0x21, 0x3e, 0x16, 0x33,
    0xb, 0x28, 0x45, 0x1d, 0x3a, 0x12,
    0x2f, 7, 0x24, 0x41, 0x19, 0x36,
    0xe, 0x2b, 3, 0x20, 0xffffffffffffffb8, 0x15,
    0x32, 0xa, 0x27, 0x44, 0x1c, 0x39,
    0x11, 0x2e, 6, 0x23, 0x40, 0x18,
    0x35, 0xd, 0x2a, 2, 0x1f, 0x3c,
    0x14, 0x31, 9, 0x26, 0x43, 0x1b,
    0x38, 0x10, 0x2d, 5, 0x22, 0x3f,
    0x17, 0x34, 1, 0x1e, 0x3b, 0x13,
    0x30, 8, 0x25, 0x42, 0x1a, 0x37,
    0xf, 0x2c, 4, 0x21, 0x3e, 0x16,
    0x33, 0xb, 0x28, 0x45, 0x1d, 0x3a,
    0x12, 0x2f, 7, 0x24, 0x41, 0x19,
    0x36, 0xe, 0x2b, 3, 0x20, 0x3d,
    0x15, 0x32, 0xa, 0x27, 0x44, 0x1c,
    0x39, 0x11, 0x2e, 6, 0x23, 0x40,
    0x18, 0x35, 0xd, 0x2a, 2, 0x1f,
    0x3c, 0x14, 0x31, 9, 0x26, 0x43,
    0x1b, 0x38, 0x10, 0x2d, 5, 0x22,
    0x3f, 0x17, 0x47, 1, 0x1e, 0x3b,
    0x13, 0x30, 8, 0x25, 0x42, 0x1a,
    0x37, 0xf, 0x2c, 4, 0x21, 0x3e,
    0x16, 0x33, 0xb, 0x28, 0x45, 0x1d,
    0x3a, 0x12, 0x2f, 7, 0x24, 0x41,
    0x19, 0x36, 0xe, 0x2b, 3, 0x20,
    0x3d, 0x15, 0x32, 0xa, 0x27, 0x44,
    0x1c, 0x39, 0x11, 0x2e, 6, 0x23,
    0x40, 0x18, 0x35, 0xd, 0x2a, 2,
    0x1f, 0x3c, 0x14, 0x31, 9, 0x26,
    0x43, 0x1b, 0x38, 0x10, 0x2d, 5,
    0x22, 0x3f, 0x17, 0xffffffffffffffb8, 0x47, 0x47,
    0x47, 0x47, 0x47, 0x47, 0x47, 0x47,
    0x47, 0x47, 0x47, 0x47, 0x47, 0x47,
    0x47, 0x47, 0x47, 0x47, 0x47, 0x47,
    0x47, 0x47, 0x47, 0x47, 0x47, 0x47,
    0x47, 0x47, 0x47, 0x47, 0x47, 0x47,
    0x47, 0x47, 0x47, 0x47, 0x47, 0x47,
    0x47, 0x47, 0x47, 0x47, 0x47, 0x47,
    0x47, 0x47, 0x47, 0x47, 0x47, 0x47,
    0x47, 0x47, 0x47, 0x47, 0x47, 0x47,
    0x47, 0x47, 0x47, 0x47, 0x47, 0x47,
    0x47, 0x47, 0x47, 0x47, 0x47, 0xffffffffffffffb8,
    0x1e, 0x3b, 0x13, 0x30, 8, 0x25,
    0x42, 0x1a, 0x37, 0xf, 0x2c, 4,
    0x21, 0x3e, 0x16, 0xffffffffffffffb8, 0xb, 0x28,
    0x45, 0x1d, 0x3a, 0x12, 0x2f, 7,
    0x24, 0x41, 0x19, 0x36, 0xe, 0x2b,
    3, 0x20, 0xffffffffffffffb8, 0x15, 0x32, 0xa,
    0x27, 0x44, 0x1c, 0x39, 0x11, 0x2e,
    6, 0x23, 0x40, 0x18, 0x35, 0xd,
    0x2a, 0xffffffffffffffb8, 0x1f, 0x3c, 0x14, 0x31,
    9, 0x26, 0x43, 0x1b, 0x38, 0x10,
    0x2d, 5, 0x22, 0x3f, 0x17, 0x34,
    0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8,
    0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8,
    0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8,
    0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0x12, 0xffffffffffffffb8,
    0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8,
    0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8,
    0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8,
    0xffffffffffffffb8, 0xffffffffffffffb8, 0x23, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8,
    0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8,
    0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8,
    0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8,
    0x34, 0xb696185f005a005a, 0x2f72913bf30454cd, 0xa84e0a176be0cda9, 0x212a82f3e4bc4685, 0x9a06fbcf5d98bf61,
    0x12e274abd674383d, 0x8bbeed874f50b119, 0x49a6663c82c29f5, 0x7d76df3f4108a2d1, 0xf652581bb9e41bad, 0x6f2ed0f732c09489,
    0xe80a49d3ab9c0d65, 0x60e6c2af24788641, 0xd9c23b8b9d54ff1d, 0x529eb467163077f9, 0xcb7a2d438f0cf0d5, 0x4456a61f07e869b1,
    0x5a005ae28d, 0x4e31affa11c3738c, 0xc70d28d68a9fec68, 0x3fe9a1b2037b6544, 0xb8c51a8e7c57de20, 0x31a1936af53356fc,
    0xaa7d0c466e0fcfd8, 0x23598522e6eb48b4, 0x9c35fdfe5fc7c190, 0x151176dad8a33a6c, 0x8dedefb6517fb348, 0x6c96892ca5b2c24,
    0x7fa5e16e4337a500, 0xf8815a4abc131ddc, 0x715dd32634ef96b8, 0xea394c02adcb0f94, 0x6315c4de26a78870, 0x5a9f83014c,
    0x7fff0000, 0x7c007c0180003c00, 0x3c020001, 6, 0, 1,
    2, 3, 4, 5, 0x7c01fe0300023c00, 0xbc008001,
    0xf8017a0480027800, 0xf8028002, 0xc0203fcd3fff8001, 0x3fe7c02c3fc13ff3, 0xc0123fdbc038c006, 0x3ff5c01e3fcf7ffe,
    0xc0043fe9c02a3fc3, 0xc042c0103fddc036, 0x3fc53ff7c01c3fd1, 0xc034c0023febc028, 0x3fd3c040c00e3fdf, 0xc0263fc73ff9c01a,
    0x3fe1c03280033fed, 0xc0183fd5c03ec00c, 0x3fefc0243fc93ffb, 0xc00a3fe3c0303fbd, 0x3ffdc0163fd7c03c, 0x3fbf3ff1c0223fcb,
    0xc03ac0083fe5c02e, 0x7ffcc0143fd9, 0x1e00000001, 0x130000003b, 0x800000030, 0x4200000025,
    0x370000001a, 0x2c0000000f, 0x2100000004, 0x160000003e, 0xb00000033, 0x4500000028,
    0x3a0000001d, 0x2f00000012, 0x2400000007, 0x1900000041, 0xe00000036, 0x30000002b,
    0x3d00000020, 0x3200000015, 0x270000000a, 0x1c00000044, 0x1100000039, 0x60000002e,
    0x4000000023, 0x3500000018, 0x2a0000000d, 0x1f00000002, 0x140000003c, 0x900000031,
    0x4300000026, 0x380000001b, 0x2d00000010, 0x2200000005, 0x170000003f, 0x34,
    0xbffdbffe40014000, 0xbff9bffa40054004, 0xbff5bff640094008, 0xbff1bff2400d400c, 0xbfedbfee40114010, 0xbfe9bfea40154014,
    0xbfe5bfe640194018, 0xbfe1bfe2401d401c, 0xbfddbfde40214020, 0xbfd9bfda40254024, 0xbfd5bfd640294028, 0xbfd1bfd2402d402c,
    0xbfcdbfce40314030, 0xbfc9bfca40354034, 0xbfc5bfc640394038, 0xbfc1bfc2403d403c, 0xbfbe40414040, 0x8001ff9b7fff8001,
    0x7fff8001ff837fff, 0x237fff8001000b, 0xffeb003b7fff7ffe, 0x8001ffd300537fff, 0x838001ffbb006b, 0xff8b7fff8001ffa3,
    0x800100037fff8001, 0x7fff8001001b7fff, 0x4b7ffffff30033, 0xffc300638003ffdb, 0x8001ffab007b8001, 0x7fff8001ff937fff,
    0x137fff8001ff7b, 0xfffb002b7fff8001, 0x7fffffe300437fff, 0x738001ffcb005b, 0x7ffc8001ffb3, 0x1e00000047,
    0x130000003b, 0x800000030, 0x4200000025, 0x370000001a, 0x2c0000000f, 0x2100000004,
    0x160000003e, 0xb00000033, 0x4500000028, 0x3a0000001d, 0x2f00000012, 0x2400000007,
    0x1900000041, 0xe00000036, 0x30000002b, 0x3d00000020, 0x3200000015, 0x270000000a,
    0x1c00000044, 0x1100000039, 0x60000002e, 0x4000000023, 0x3500000018, 0x2a0000000d,
    0x1f00000002, 0x140000003c, 0x900000031, 0x4300000026, 0x380000001b, 0x2d00000010,
    0x2200000005, 0x170000003f, 0x34, 0x1e00000001, 0x130000003b, 0x800000030,
    0x4200000025, 0x370000001a, 0x2c0000000f, 0x2100000004, 0x160000003e, 0xb00000033,
    0x4500000028, 0x3a0000001d, 0x2f00000012, 0x2400000007, 0x1900000041, 0xe00000036,
    0x30000002b, 0xffffffb800000020, 0x3200000015, 0x270000000a, 0x1c00000044, 0x1100000039,
    0x60000002e, 0x4000000023, 0x3500000018, 0x2a0000000d, 0x1f00000002, 0x140000003c,
    0x900000031, 0x4300000026, 0x380000001b, 0x2d00000010, 0x2200000005, 0x170000003f,
    0x34, 0x1e00000001, 0x130000003b, 0x800000030, 0x4200000025, 0x370000001a,
    0x2c0000000f, 0x2100000004, 0x160000003e, 0xb00000033, 0x4500000028, 0x3a0000001d,
    0x2f00000012, 0x2400000007, 0x1900000041, 0xe00000036, 0x30000002b, 0x3d00000020,
    0x3200000015, 0x270000000a, 0x1c00000044, 0x1100000039, 0x60000002e, 0x4000000023,
    0x3500000018, 0x2a0000000d, 0x1f00000002, 0x140000003c, 0x900000031, 0x4300000026,
    0x380000001b, 0x2d00000010, 0x2200000005, 0x170000003f, 0x47, 0x1e00000001,
    0x130000003b, 0x800000030, 0x4200000025, 0x370000001a, 0x2c0000000f, 0x2100000004,
    0x160000003e, 0xb00000033, 0x4500000028, 0x3a0000001d, 0x2f00000012, 0x2400000007,
    0x1900000041, 0xe00000036, 0x30000002b, 0x3d00000020, 0x3200000015, 0x270000000a,
    0x1c00000044, 0x1100000039, 0x60000002e, 0x4000000023, 0x3500000018, 0x2a0000000d,
    0x1f00000002, 0x140000003c, 0x900000031, 0x4300000026, 0x380000001b, 0x2d00000010,
    0x2200000005, 0x170000003f, 0xffffffb8, 0x4700000047, 0x4700000047, 0x4700000047,
    0x4700000047, 0x4700000047, 0x4700000047, 0x4700000047, 0x4700000047, 0x4700000047,
    0x4700000047, 0x4700000047, 0x4700000047, 0x4700000047, 0x4700000047, 0x4700000047,
    0x4700000047, 0x4700000047, 0x4700000047, 0x4700000047, 0x4700000047, 0x4700000047,
    0x4700000047, 0x4700000047, 0x4700000047, 0x4700000047, 0x4700000047, 0x4700000047,
    0x4700000047, 0x4700000047, 0x4700000047, 0x4700000047, 0x4700000047, 0x4700000047,
    0x47, 0x1effffffb8, 0x130000003b, 0x800000030, 0x4200000025, 0x370000001a,
    0x2c0000000f, 0x2100000004, 0x160000003e, 0xbffffffb8, 0x4500000028, 0x3a0000001d,
    0x2f00000012, 0x2400000007, 0x1900000041, 0xe00000036, 0x30000002b, 0xffffffb800000020,
    0x3200000015, 0x270000000a, 0x1c00000044, 0x1100000039, 0x60000002e, 0x4000000023,
    0x3500000018, 0x2a0000000d, 0x1fffffffb8, 0x140000003c, 0x900000031, 0x4300000026,
    0x380000001b, 0x2d00000010, 0x2200000005, 0x170000003f, 0x34, 0xffffffb8ffffffb8,
    0xffffffb8ffffffb8, 0xffffffb8ffffffb8, 0xffffffb8ffffffb8, 0xffffffb8ffffffb8, 0xffffffb8ffffffb8, 0xffffffb8ffffffb8,
    0xffffffb8ffffffb8, 0xffffffb8ffffffb8, 0xffffffb8ffffffb8, 0xffffffb8ffffffb8, 0xffffffb800000012, 0xffffffb8ffffffb8,
    0xffffffb8ffffffb8, 0xffffffb8ffffffb8, 0xffffffb8ffffffb8, 0xffffffb8ffffffb8, 0xffffffb8ffffffb8, 0xffffffb8ffffffb8,
    0xffffffb8ffffffb8, 0xffffffb8ffffffb8, 0xffffffb8ffffffb8, 0xffffffb800000023, 0xffffffb8ffffffb8, 0xffffffb8ffffffb8,
    0xffffffb8ffffffb8, 0xffffffb8ffffffb8, 0xffffffb8ffffffb8, 0xffffffb8ffffffb8, 0xffffffb8ffffffb8, 0xffffffb8ffffffb8,
    0xffffffb8ffffffb8, 0xffffffb8ffffffb8, 0x34, 0xbffdbffe40014000, 0xbff9bffa40054004, 0xbff5bff640094008,
    0xbff1bff2400d400c, 0xbfedbfee40114010, 0xbfe9bfea40154014, 0xbfe5bfe640194018, 0xbfe1bfe2401d401c, 0xbfddbfde40214020,
    0xbfd9bfda40254024, 0xbfd5bfd640294028, 0xbfd1bfd2402d402c, 0xbfcdbfce40314030, 0xbfc9bfca40354034, 0xbfc5bfc640394038,
    0xbfc1bfc2403d403c, 0x40414040, 0x80007fffffff0001, 4, 3, 1,
    2, 0x80007fff, 0x7fff7fff80000001, 0x7ffc80037ffe8001, 0x7ff880077ffa8005, 0x7ff4800b7ff68009,
    0x7ff0800f7ff2800d, 0x7fec80137fee8011, 0x7fe880177fea8015, 0x7fe4801b7fe68019, 0x7fe0801f7fe2801d, 0x7fdc80237fde8021,
    0x7fd880277fda8025, 0x7fd4802b7fd68029, 0x7fd0802f7fd2802d, 0x7fcc80337fce8031, 0x7fc880377fca8035, 0x7fc4803b7fc68039,
    0x7fc0803f7fc2803d, 0x7fbc80437fbe8041, 0x7fb880477fba8045, 0x7fb4804b7fb68049, 0x7fb0804f7fb2804d, 0x7fac80537fae8051,
    0x3fe180577faa8055, 0x3fe3c01c3fdfc020, 0x3fe5c01a3fe7c01e, 0x3fedc0183fe9c016, 0x3fefc0103febc014, 0x3ff1c00e3ff3c012,
    0x3ff9c00c3ff5c00a, 0x3ffbc0043ff7c008, 0x3ffdc0023fffc006, 0x28, 3, 0x27,
    0x26, 0x25, 0x24, 0x23, 0x22, 0x21,
    0x20, 0x1f, 0x1e, 0x1d, 0xb, 1,
    0xbffdbffe40014000, 0xbff9bffa40054004, 0xbff5bff640094008, 0xbff1bff2400d400c, 0xbfedbfee40114010, 0xbfe9bfea40154014,
    0xbfe5bfe640194018, 0xbfe1bfe2401d401c, 0x4020, 0xb, 3, 0x7ffc80037ffe8001,
    0x7ff880077ffa8005, 0x7ff4800b7ff68009, 0x7ff0800f7ff2800d, 0x7fec80137fee8011, 0x7fe880177fea8015, 0x7fe4801b7fe68019,
    0x7fe0801f7fe2801d, 0x7fdc80237fde8021, 0x7fd880277fda8025, 0x7fd4802b7fd68029, 0x7fd0802f7fd2802d, 0x7fcc80337fce8031,
    0x7fc880377fca8035, 0x7fc4803b7fc68039, 0x7fc0803f7fc2803d, 0x7fbc80437fbe8041, 0x7fb880477fba8045, 0x7fb4804b7fb68049,
    0x7fb0804f7fb2804d, 0x7fac80537fae8051, 0xffc380577faa8055, 0x7fff80017fff8001, 0xffcb00337fff003b, 0xffdb8001ffd3002b,
    0x7fff80017fff8001, 0xffe3001b7fff0023, 0xfff38001ffeb0013, 0x7fff80017fff8001, 0xfffb00037fff000b,
#endif
#if (SCATTER_VECTORS_TYPES) & 0x40 /* int32 */
    0, 0x100000000, 0x100000001, 0x200000002, 0x300000002, 0x300000003,
    4, 3, 0x6600000065, 0x6800000067, 0x6a00000069, 0x6c0000006b,
    0x6e0000006d, 0x700000006f, 0x7fffffff80000000, 0x7ffffffe00000001, 0, 5,
    2, 0, 4, 3, 0x800000017fffffff, 0x40000000,
    0x7fffffff80000001, 0x7ffffffe7fffffff, 0x40000000, 0x100000101000000, 0xff00000501000002, 0xff000005,
    0, 1, 2, 3, 4, 0x100000001000001,
    0xff00000601000003, 0xff000004, 0x100000005, 9, 0, 2,
    2, 0xb00000003, 0x100000008, 0x14, 0x10000000f, 0x63,
    0x100000005, 0xb, 0x100000003, 9, 2, 1,
#endif
#if (SCATTER_VECTORS_TYPES) & 0x80 /* int64 */
    0x20000000000001, 0xffdfffffffffffff, 0x7fffffffffffffff, 0x8000000000000000, 4, 3,
    0, 2, 0x4000000000000001, 0x20000000000003, 0x20000000000003, 0xffdfffffffffffff,
    0x7fffffffffffffff, 0x4000000000000001, 0x3fffffffffffffff, 0xc000000000000002, 0x3ffffffffffffffd, 0xc000000000000004,
    0x3ffffffffffffffb, 0xc000000000000006, 0x3ffffffffffffff9, 0xc000000000000008, 0x3ffffffffffffff7, 0xc00000000000000a,
    0x3ffffffffffffff5, 0xc00000000000000c, 4, 3, 3, 0,
    1, 2, 0, 3, 3, 2,
    0x7fffffffffffffff, 0x7ffffffffffffffe, 0x8000000000000003, 0x8000000000000004, 0x7ffffffffffffffb, 0x7ffffffffffffffa,
    0x7ffffffffffffffb, 0x7ffffffffffffffe, 0x3ffffffffffffffd, 0x8000000000000003, 0x3ffffffffffffffb, 0xc000000000000006,
    0x3ffffffffffffff9, 0x8000000000000004, 0x3ffffffffffffff7, 0x7fffffffffffffff, 0x7ffffffffffffffa, 0xc00000000000000c,
    0x33, 0x35, 0x34, 1, 2, 3,
    4, 5, 6, 7, 8, 9,
    0xa, 0xb, 0xc, 2, 3, 2,
    0, 2, 3, 0x33, 0x34, 0x35,
    0x36, 0x37, 0x38, 1, 0x36, 3,
    4, 5, 6, 0x37, 8, 9,
    0xa, 0x38, 0xc, 0xa, 0x14, 0x1e,
    0x28, 2, 0, 0xd0000000c, 0x3130313700000010, 0x6500000007,
    0x11c448c7e6320557, 0x738ccf0e9dc3ad56, 0x28d9a9665059bd5c, 0xc711231f98c8155d, 0xde2683be02efcd62, 0x7c5dfd774b5e2563,
    0x1a95773093cc7d64, 0xb8ccf0e9dc3ad565, 0x57046aa324a92d66, 0xf53be45c6d178567, 0x93735e15b585dd68, 0x31aad7cefdf43569,
    0xcfe2518846628d6a, 0x6e19cb418ed0e56b, 0xc5144fad73f3d6c, 0xaa88beb41fad956d, 0x48c0386d681bed6e, 0xe6f7b226b08a456f,
    0x852f2bdff8f89d70, 0x2366a5994166f571, 0xc19e1f5289d54d72, 0x5fd5990bd243a573, 0xfe0d12c51ab1fd74, 0x9c448c7e63205575,
    0x3a7c0637ab8ead76, 0xd8b37ff0f3fd0577, 0x76eaf9aa3c6b5d78, 0x1522736384d9b579, 0xb359ed1ccd480d7a, 0x519166d615b6657b,
    0xefc8e08f5e24bd7c, 0x8e005a48a693157d, 0x2c37d401ef016d7e, 0xca6f4dbb376fc57f, 0x68a6c7747fde1d80, 0x6de412dc84c7581,
    0xa515bae710bacd82, 0x434d34a059292583, 0xe184ae59a1977d84, 0x7fbc2812ea05d585, 2, 1,
    3, 1, 2, 1, 1, 3,
    0xffffffff, 0x100000000, 0xffffffff, 0xffffffff00000001, 0xffffffff, 0xffffffff00000001,
    2, 1, 3, 1, 1, 1,
    1, 2, 0x738ccf0e9dc3ad56, 0x11c448c7e6320557, 0xaffbc2812ea05d58, 0x4e333c3a770eb559,
    0xec6ab5f3bf7d0d5a, 0x8aa22fad07eb655b, 0x28d9a9665059bd5c, 0xc711231f98c8155d, 0x65489cd8e1366d5e, 0x380169229a4c55f,
    0xa1b7904b72131d60, 0x3fef0a04ba817561, 0xaffbc2812ea05d58, 0x8aa22fad07eb655b, 0x1a95773093cc7d64, 0xb8ccf0e9dc3ad565,
    0x57046aa324a92d66, 0xf53be45c6d178567, 0x93735e15b585dd68, 0x4e333c3a770eb559, 0xcfe2518846628d6a, 0x6e19cb418ed0e56b,
    0xc5144fad73f3d6c, 0xaa88beb41fad956d, 0xec6ab5f3bf7d0d5a, 0xe6f7b226b08a456f, 0x852f2bdff8f89d70, 0x2366a5994166f571,
    0xc19e1f5289d54d72, 0x5fd5990bd243a573, 0xfe0d12c51ab1fd74, 0x380169229a4c55f, 0x3a7c0637ab8ead76, 0xd8b37ff0f3fd0577,
    0x76eaf9aa3c6b5d78, 0x1522736384d9b579, 0xa1b7904b72131d60, 0x519166d615b6657b, 0xefc8e08f5e24bd7c, 0x8e005a48a693157d,
    0x2c37d401ef016d7e, 0xca6f4dbb376fc57f, 0x65489cd8e1366d5e, 0x3fef0a04ba817561, 0xa515bae710bacd82, 0x434d34a059292583,
    0xe184ae59a1977d84, 0x7fbc2812ea05d585, 0xaffbc2812ea05d58, 0x4e333c3a770eb559, 0xfffffffe00000001, 0x738ccf0e9dc3ad56,
    0x11c448c7e6320557, 0x11c448c7e6320557, 0x738ccf0e9dc3ad56, 2, 3, 4,
    5, 6, 7, 8, 9, 0xa,
    0xb, 0xc, 0xd, 3, 4, 0x200000003,
    0x300000001, 0x300000000, 2, 1, 0x100000003, 2,
    0xc, 0xc, 0x32, 0x144, 7, 0x40,
    0x3f, 0x6e, 0x596, 0xc, 0x9c, 0x20000000000000,
    0x20000000000001, 0x20000000000002, 0xffe0000000000005, 0xffe0000000000005, 5, 0,
    1, 2, 3, 4, 5, 1,
    0x20000000000001, 0x20000000000000, 0x20000000000003, 0xffe0000000000006, 0xffe0000000000004, 1,
    4, 2, 0, 5, 0x65, 1,
    4, 2, 0, 1, 0x65, 0x66,
    0x67, 0x68, 0x69, 0x68, 0x69, 0x67,
    0, 0x66, 0x8000000000000000, 0x7fffffffffffffff, 1, 0x7ffffffffffffffe,
    0, 2, 0, 4, 3, 1,
    0x7fffffffffffffff, 0x8000000000000001, 0x4000000000000000, 3, 0x8000000000000001, 0x7fffffffffffffff,
    0x7fffffffffffffff, 0x7ffffffffffffffe, 0x4000000000000000, 0x3ff0000000000000, 0x8000000000000000, 0x7ff0000000000001,
    0x7ff0000000000000, 1, 0x3ff0000000000002, 6, 0, 1,
    2, 3, 4, 5, 6, 1,
    0x3ff0000000000000, 2, 0xfff8000000000003, 0x7ff0000000000001, 0x8000000000000001, 0xbff0000000000000,
    2, 3, 4, 5, 6, 7,
    0xb, 8, 5, 9, 1, 2,
    3, 4, 5, 6, 0, 1,
    0, 2, 0, 1, 2, 0,
    4, 0xcccccccccccccccb, 0x7ffffffffffffff9, 0x7ffffffffffffffc, 0xc000000000000000, 2,
    0, 3, 1, 4, 1, 0x7ffffffffffffffd,
    0x3333333333333333, 0xc000000000000001, 0x7ffffffffffffffa, 0x3333333333333333, 0x7ffffffffffffffa, 0x7ffffffffffffffd,
    0xc000000000000001, 2, 0, 0xffffffffffffffff, 0xfffffffffffffffd, 2,
    0, 2, 3, 0x7ffffffffffffffd, 0x3333333333333333, 0x2aaaaaaaaaaaaaa5,
    0xc000000000000001, 0x3333333333333333, 0x7ffffffffffffff9, 0x7ffffffffffffffd, 0xc000000000000001, 2,
    0, 4, 1,
#endif
#if (SCATTER_VECTORS_TYPES) & 0x100 /* string */
    0x1200000008, 0x2b2b312077a9c36e, 0x3b2b, 0x1a00000008, 0x2e2e2e322077656e, 0x2e2e2e2e2e2e2e2e,
    0x3b2e, 0xe00000008, 0x3b302077656e, 0x3900000034, 0x670000004a, 0x740000006f,
    0x8a00000079, 0xaf000000a7, 0xba000000b4, 0x20646c6f000000cc, 0x2e2e3120646c6f30, 0x2e2e2e2e2e2e2e2e,
    0xc33220646c6f2e2e, 0xc3b8c3b8c3b8c3b8, 0xc3b8c3b8c3b8c3b8, 0x6fb8c3b8c3b8c3b8, 0x6f2b2b2b3320646c, 0x20646c6f3420646c,
    0x2e2e3620646c6f35, 0x2e2e2e2e2e2e2e2e, 0xc33720646c6f2e2e, 0xc3b8c3b8c3b8c3b8, 0xc3b8c3b8c3b8c3b8, 0x6fb8c3b8c3b8c3b8,
    0x6f2b2b2b3820646c, 0x20646c6f3920646c, 0x313120646c6f3031, 0x2e2e2e2e2e2e2e2e, 0x2e2e2e2e, 4,
    3, 3, 0, 1, 2, 3,
    0, 3, 0, 1, 3, 3,
    0x2e00000028, 0x4a00000038, 0x6f00000051, 0x7f00000076, 0x9800000092, 0xc36e3b302077656e,
    0x3b2b2b2b312077a9, 0x2e2e2e322077656e, 0x2e2e2e2e2e2e2e2e, 0x332077a9c36e3b2e, 0xb8c3342077656e3b, 0xb8c3b8c3b8c3b8c3,
    0xb8c3b8c3b8c3b8c3, 0x6e3bb8c3b8c3b8c3, 0x656e3b352077a9c3, 0x6e3b2b2b2b362077, 0x2e2e2e372077a9c3, 0x2e2e2e2e2e2e2e2e,
    0x3b382077656e3b2e, 0x3900000034, 0x530000004c, 0x600000005b, 0x6d00000066, 0x920000008a,
    0xb90000009b, 0x20646c6f000000cb, 0x2e372077a9c36e30, 0x2e2e2e2e2e2e2e2e, 0x77a9c36e3b2e2e2e, 0x3320646c6f3b3520,
    0x3420646c6f2b2b2b, 0xc36e3b382077656e, 0x646c6f3b332077a9, 0xb8c3b8c3b8c33720, 0xb8c3b8c3b8c3b8c3, 0xb8c3b8c3b8c3b8c3,
    0x2b3820646c6fb8c3, 0x2b362077656e2b2b, 0x342077656e3b2b2b, 0xb8c3b8c3b8c3b8c3, 0xb8c3b8c3b8c3b8c3, 0xb8c3b8c3b8c3b8c3,
    0x2e313120646c6f3b, 0x2e2e2e2e2e2e2e2e, 0x2e2e2e, 0x1800000014, 0x1b00000018, 0x7466656c00000020,
    0x7468676972620061, 4, 2, 1, 2, 0xc0000000c,
    0xbce6a4c300000011, 0xa2, 0x1800000014, 0x1d0000001d, 0x7466656c00000022, 0x676972a2bce6a4c3,
    0x7468, 0x1800000018, 0x3700000027, 0x17b0000004f, 0x6161616161616161, 0x6261616161616161,
    0x6262626262626262, 0x6362626262626262, 0x6363636363636363, 0x6363636363636363, 0x6463636363636363, 0x6464646464646464,
    0x6464646464646464, 0x6464646464646464, 0x6464646464646464, 0x6464646464646464, 0x6464646464646464, 0x6464646464646464,
    0x6464646464646464, 0x6464646464646464, 0x6464646464646464, 0x6464646464646464, 0x6464646464646464, 0x6464646464646464,
    0x6464646464646464, 0x6464646464646464, 0x6464646464646464, 0x6464646464646464, 0x6464646464646464, 0x6464646464646464,
    0x6464646464646464, 0x6464646464646464, 0x6464646464646464, 0x6464646464646464, 0x6464646464646464, 0x6464646464646464,
    0x6464646464646464, 0x6464646464646464, 0x6464646464646464, 0x6464646464646464, 0x6464646464646464, 0x6464646464646464,
    0x6464646464646464, 0x6464646464646464, 0x6464646464646464, 0x6464646464646464, 0x6464646464646464, 0x6464646464646464,
    0x646464, 5, 4, 0, 2, 3,
    0x1000000010, 0x20500000204, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565,
    0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565,
    0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565,
    0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565,
    0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565,
    0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565,
    0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565,
    0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565,
    0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565,
    0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565,
    0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6665656565, 0x20c00000018,
    0x21c0000021b, 0x23400000234, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565,
    0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565,
    0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565,
    0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565,
    0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565,
    0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565,
    0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565,
    0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565,
    0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565,
    0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565,
    0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6161616165656565, 0x6161616161616161,
    0x6363636366616161, 0x6363636363636363, 0x6363636363636363, 0x63636363, 0x5000000048, 0x6900000069,
    0xb90000007a, 0xe1000000c2, 0xf9000000e2, 0x14800000139, 0x16f00000168, 0x1c800000187,
    0x1f9000001d8, 0x6a657a75706b6661, 0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863, 0x657a75706b666171,
    0x736e696479746f6a, 0x7a75706b66616378, 0x6e696479746f6a65, 0x6277726d68637873, 0x706b666176716c67, 0x6479746f6a657a75,
    0x726d686378736e69, 0x666176716c676277, 0x746f6a657a75706b, 0x657a75706b666179, 0x7a75706b66616f6a, 0x6e696479746f6a65,
    0x6277726d68637873, 0x706b666176716c67, 0x7a75706b66616175, 0x6e696479746f6a65, 0x6277726d68637873, 0x657a75706b666167,
    0x736e696479746f6a, 0x676277726d686378, 0x75706b666176716c, 0x696479746f6a657a, 0x77726d686378736e, 0x6b666176716c6762,
    0x79746f6a657a7570, 0x657a75706b666164, 0x736e696479746f6a, 0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863,
    0x7a75706b66617671, 0x61657a75706b6661, 0x6f6a657a75706b66, 0x6378736e69647974, 0x616c676277726d68, 0x6f6a657a75706b66,
    0x6378736e69647974, 0x716c676277726d68, 0x657a75706b666176, 0x736e696479746f6a, 0x676277726d686378, 0x75706b666176716c,
    0x696479746f6a657a, 0x6a657a75706b6661, 0x78736e696479746f, 0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863,
    0x7a75706b66617671, 0x65, 0x11, 2, 7, 0xc,
    0, 5, 0xa, 0xf, 3, 8,
    0xd, 1, 6, 0xb, 0x10, 4,
    9, 0xe, 0x5700000048, 0x7800000067, 0xa70000008f, 0xdf000000c0,
    0x120000000ff, 0x19f0000015f, 0x1e0000001e0, 0x1e8000001e1, 0x1f9000001f0, 0x6b666176716c6762,
    0x62746f6a657a7570, 0x706b666176716c67, 0x6279746f6a657a75, 0x706b666176716c67, 0x6479746f6a657a75, 0x6b666176716c6762,
    0x79746f6a657a7570, 0x62686378736e6964, 0x706b666176716c67, 0x6479746f6a657a75, 0x626d686378736e69, 0x706b666176716c67,
    0x6479746f6a657a75, 0x726d686378736e69, 0x6b666176716c6762, 0x79746f6a657a7570, 0x6d686378736e6964, 0x6276716c67627772,
    0x706b666176716c67, 0x6479746f6a657a75, 0x726d686378736e69, 0x626176716c676277, 0x706b666176716c67, 0x6479746f6a657a75,
    0x726d686378736e69, 0x666176716c676277, 0x6b666176716c6762, 0x79746f6a657a7570, 0x6d686378736e6964, 0x6176716c67627772,
    0x6f6a657a75706b66, 0x6378736e69647974, 0x716c676277726d68, 0x627a75706b666176, 0x706b666176716c67, 0x6479746f6a657a75,
    0x726d686378736e69, 0x666176716c676277, 0x746f6a657a75706b, 0x686378736e696479, 0x76716c676277726d, 0x62657a75706b6661,
    0x706b666176716c67, 0x6479746f6a657a75, 0x726d686378736e69, 0x666176716c676277, 0x746f6a657a75706b, 0x686378736e696479,
    0x76716c676277726d, 0x6a657a75706b6661, 0x666176716c676262, 0x6b666176716c6762, 0x6b666176716c6762, 0x70,
    0x5f00000048, 0xae0000009f, 0xd5000000ce, 0x12e000000ed, 0x15f0000013e, 0x18000000167,
    0x19100000180, 0x1d9000001d0, 0x1f9000001f8, 0x6b666176716c6762, 0x79746f6a657a7570, 0x62686378736e6964,
    0x706b666176716c67, 0x6479746f6a657a75, 0x726d686378736e69, 0x666176716c676277, 0x746f6a657a75706b, 0x686378736e696479,
    0x76716c676277726d, 0x62657a75706b6661, 0x706b666176716c67, 0x6762746f6a657a75, 0x75706b666176716c, 0x696479746f6a657a,
    0x77726d686378736e, 0x67626176716c6762, 0x6c6762666176716c, 0x7a75706b66617671, 0x6e696479746f6a65, 0x6c67626d68637873,
    0x7a75706b66617671, 0x6e696479746f6a65, 0x6277726d68637873, 0x706b666176716c67, 0x6479746f6a657a75, 0x726d686378736e69,
    0x666176716c676277, 0x67626a657a75706b, 0x75706b666176716c, 0x676279746f6a657a, 0x75706b666176716c, 0x696479746f6a657a,
    0x77726d686378736e, 0x62666176716c6762, 0x626b666176716c67, 0x706b666176716c67, 0x6479746f6a657a75, 0x726d686378736e69,
    0x6b666176716c6762, 0x79746f6a657a7570, 0x666176716c676264, 0x746f6a657a75706b, 0x686378736e696479, 0x76716c676277726d,
    0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863, 0x7a75706b66617671, 0x6b666176716c6762, 0x666176716c676270,
    0x746f6a657a75706b, 0x686378736e696479, 0x76716c676277726d, 0x62, 0x5000000048, 0x6900000069,
    0xb90000007a, 0xe1000000c2, 0xf9000000e2, 0x14800000139, 0x16f00000168, 0x1c800000187,
    0x1f9000001d8, 0x6d657a75706b6661, 0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863, 0x657a75706b66616d,
    0x736e696479746f6a, 0x7a75706b66616d78, 0x6e696479746f6a65, 0x6277726d68637873, 0x706b666176716c67, 0x6479746f6a657a75,
    0x726d686378736e69, 0x666176716c676277, 0x746f6a657a75706b, 0x657a75706b66616d, 0x7a75706b66616d6a, 0x6e696479746f6a65,
    0x6277726d68637873, 0x706b666176716c67, 0x7a75706b66616d6d, 0x6e696479746f6a65, 0x6277726d68637873, 0x657a75706b66616d,
    0x736e696479746f6a, 0x676277726d686378, 0x75706b666176716c, 0x696479746f6a657a, 0x77726d686378736e, 0x6b666176716c6762,
    0x79746f6a657a7570, 0x657a75706b66616d, 0x6d6e696479746f6a, 0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863,
    0x6d75706b66617671, 0x616d7a75706b6661, 0x6f6a657a75706b66, 0x6378736e69647974, 0x616d676277726d68, 0x6f6a657a75706b66,
    0x6378736e69647974, 0x716c676277726d68, 0x657a75706b666176, 0x736e696479746f6a, 0x676277726d686378, 0x75706b666176716c,
    0x6d6479746f6a657a, 0x6a657a75706b6661, 0x6d736e696479746f, 0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863,
    0x7a75706b66617671, 0x6d, 0x4800000048, 0x5000000049, 0x6100000058, 0x8000000070,
    0xa800000091, 0xd9000000c0, 0x118000000f8, 0x17800000139, 0x1f9000001b8, 0x617a75706b66617a,
    0x7a657a75706b6661, 0x6a657a75706b6661, 0x657a75706b666161, 0x7a6e696479746f6a, 0x6a657a75706b6661, 0x61736e696479746f,
    0x6a657a75706b6661, 0x78736e696479746f, 0x657a75706b66617a, 0x736e696479746f6a, 0x616277726d686378, 0x6a657a75706b6661,
    0x78736e696479746f, 0x7a676277726d6863, 0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863, 0x657a75706b666161,
    0x736e696479746f6a, 0x676277726d686378, 0x7a706b666176716c, 0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863,
    0x6175706b66617671, 0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863, 0x7a75706b66617671, 0x657a75706b66617a,
    0x736e696479746f6a, 0x676277726d686378, 0x75706b666176716c, 0x696479746f6a657a, 0x77726d686378736e, 0x6b666176716c6762,
    0x61746f6a657a7570, 0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863, 0x7a75706b66617671, 0x6e696479746f6a65,
    0x6277726d68637873, 0x706b666176716c67, 0x7a79746f6a657a75, 0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863,
    0x7a75706b66617671, 0x6e696479746f6a65, 0x6277726d68637873, 0x706b666176716c67, 0x6479746f6a657a75, 0x61,
    0x5000000048, 0x6900000069, 0xb90000007a, 0xe1000000c2, 0xf9000000e2, 0x14800000139,
    0x16f00000168, 0x1c800000187, 0x1f9000001d8, 0x7a657a75706b6661, 0x6a657a75706b6661, 0x78736e696479746f,
    0x6c676277726d6863, 0x657a75706b666161, 0x736e696479746f6a, 0x7a75706b66617a78, 0x6e696479746f6a65, 0x6277726d68637873,
    0x706b666176716c67, 0x6479746f6a657a75, 0x726d686378736e69, 0x666176716c676277, 0x746f6a657a75706b, 0x657a75706b666161,
    0x7a75706b6661616a, 0x6e696479746f6a65, 0x6277726d68637873, 0x706b666176716c67, 0x7a75706b66617a7a, 0x6e696479746f6a65,
    0x6277726d68637873, 0x657a75706b666161, 0x736e696479746f6a, 0x676277726d686378, 0x75706b666176716c, 0x696479746f6a657a,
    0x77726d686378736e, 0x6b666176716c6762, 0x79746f6a657a7570, 0x657a75706b66617a, 0x7a6e696479746f6a, 0x6a657a75706b6661,
    0x78736e696479746f, 0x6c676277726d6863, 0x6175706b66617671, 0x61617a75706b6661, 0x6f6a657a75706b66, 0x6378736e69647974,
    0x617a676277726d68, 0x6f6a657a75706b66, 0x6378736e69647974, 0x716c676277726d68, 0x657a75706b666176, 0x736e696479746f6a,
    0x676277726d686378, 0x75706b666176716c, 0x616479746f6a657a, 0x6a657a75706b6661, 0x61736e696479746f, 0x6a657a75706b6661,
    0x78736e696479746f, 0x6c676277726d6863, 0x7a75706b66617671, 0x7a, 0x1600000014, 0x1a00000018,
    0x303230310000001c, 0x30343033, 2, 0, 7, 0x65,
    0x110000000c, 0x20646c6f00000022, 0x2e2e3120646c6f30, 0x2e2e2e2e2e2e2e2e, 0x2e2e, 0xfffffffe00000001,
    0x120000000c, 0x2077656e0000001c, 0x312077a9c36e3b30, 0x3b2b2b2b, 0x160000000c, 0x77a9c36e0000001c,
    0x656e3b2b2b2b3120, 0x3b302077, 0x2900000008, 0x2e2e2e3120646c6f, 0x2e2e2e2e2e2e2e2e, 0x2b312077a9c36e2e,
    0x302077656e3b2b2b, 0x3b, 0xffffffff00000001, 0x110000000c, 0x20646c6f00000032, 0x2e2e3120646c6f30,
    0x2e2e2e2e2e2e2e2e, 0x3b302077656e2e2e, 0x2b2b312077a9c36e, 0x3b2b, 0x1100000010, 0x1200000012,
    0x6261, 1, 2, 0xd0000000c, 0x64630000000e, 0x1100000010,
    0x1400000013, 0x64636261, 0x3b00000034, 0x4b00000042, 0x6b00000062, 0x8b00000082,
    0xa900000092, 0xb9000000b2, 0x3030207a000000d0, 0x303030207a313030, 0x303020a4c36d3430, 0x303030206d303030,
    0x207373656c203230, 0x6c6175716520726f, 0x303020a4c36d6120, 0x303030206d333030, 0x207373656c203530, 0x6c6175716520726f,
    0x303020a4c36d6120, 0x303030207a363030, 0x30303030206d3730, 0x6f207373656c2038, 0x206c617571652072, 0x30303020a4c36d61,
    0x31303030207a3930, 0x3131303030206d30, 0x726f207373656c20, 0x61206c6175716520, 0xfffffffd00000002, 0xfffffffd00000002,
    0xfffffffd00000001, 2, 3, 0x260000001c, 0x310000002e, 0x3e00000034,
    0x20a4c36d00000055, 0xb6c32b3030303030, 0x2061313030303020, 0x20a4c36d33206132, 0x206d2b3330303030, 0x656c203230303030,
    0x716520726f207373, 0x62206c6175, 0x3c00000034, 0x4d00000043, 0x6e00000064, 0x8e00000085,
    0xac00000095, 0xbc000000b5, 0x3020b6c3000000d3, 0x3030207a31303030, 0x3020a4c36d343030, 0x30206d2b30303030,
    0x73656c2032303030, 0x75716520726f2073, 0x20a4c36d62206c61, 0x206d2b3330303030, 0x656c203530303030, 0x716520726f207373,
    0xa4c36d61206c6175, 0x207a363030303020, 0x30206d3730303030, 0x73656c2038303030, 0x75716520726f2073, 0x20a4c36d61206c61,
    0x30207a3930303030, 0x3030206d30313030, 0x7373656c20313130, 0x6175716520726f20, 0x61206c, 3,
    1, 0x1400000014, 0x1c00000017, 0xc362006100000021, 0x69616c70a2bce6a4, 0x6e,
    0xd40000000c, 0x78787878000000d8, 0x7878787878787878, 0x7878787878787878, 0x7878787878787878, 0x7878787878787878,
    0x7878787878787878, 0x7878787878787878, 0x7878787878787878, 0x7878787878787878, 0x7878787878787878, 0x7878787878787878,
    0x7878787878787878, 0x7878787878787878, 0x7878787878787878, 0x7878787878787878, 0x7878787878787878, 0x7878787878787878,
    0x7878787878787878, 0x7878787878787878, 0x7878787878787878, 0x7878787878787878, 0x7878787878787878, 0x7878787878787878,
    0x7878787878787878, 0x7878787878787878, 0x80989ff078787878, 0x1400000014, 0x1d00000018, 0x80989ff0000000e5,
    0x787878a2bce6a4c3, 0x7878787878787878, 0x7878787878787878, 0x7878787878787878, 0x7878787878787878, 0x7878787878787878,
    0x7878787878787878, 0x7878787878787878, 0x7878787878787878, 0x7878787878787878, 0x7878787878787878, 0x7878787878787878,
    0x7878787878787878, 0x7878787878787878, 0x7878787878787878, 0x7878787878787878, 0x7878787878787878, 0x7878787878787878,
    0x7878787878787878, 0x7878787878787878, 0x7878787878787878, 0x7878787878787878, 0x7878787878787878, 0x7878787878787878,
    0x7878787878787878, 0x7878787878, 0x11, 1, 0x5800000048, 0x8a0000008a,
    0x12a000000ac, 0x17a0000013c, 0x1aa0000017c, 0x2480000022a, 0x29600000288, 0x348000002c6,
    0x3aa00000368, 0x6d657a75706b6661, 0x7a657a75706b6661, 0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863,
    0x657a75706b66616d, 0x736e696479746f6a, 0x676277726d686378, 0x7a75706b6661616c, 0x6e696479746f6a65, 0x75706b66616d7873,
    0x696479746f6a657a, 0x706b66617a78736e, 0x6479746f6a657a75, 0x726d686378736e69, 0x666176716c676277, 0x746f6a657a75706b,
    0x686378736e696479, 0x76716c676277726d, 0x6a657a75706b6661, 0x75706b66616d746f, 0x696479746f6a657a, 0x77726d686378736e,
    0x6b666176716c6762, 0x79746f6a657a7570, 0x6d686378736e6964, 0x6176716c67627772, 0x6f6a657a75706b66, 0x7a75706b66616174,
    0x75706b66616d6a65, 0x706b6661616a657a, 0x6479746f6a657a75, 0x726d686378736e69, 0x666176716c676277, 0x75706b66616d706b,
    0x696479746f6a657a, 0x77726d686378736e, 0x6b666176716c6762, 0x706b66617a6d7a70, 0x6479746f6a657a75, 0x726d686378736e69,
    0x75706b66616d6277, 0x696479746f6a657a, 0x77726d686378736e, 0x7a75706b66616162, 0x6e696479746f6a65, 0x6277726d68637873,
    0x706b666176716c67, 0x6479746f6a657a75, 0x726d686378736e69, 0x666176716c676277, 0x746f6a657a75706b, 0x7a75706b66616d79,
    0x6e696479746f6a65, 0x6277726d68637873, 0x706b666176716c67, 0x6479746f6a657a75, 0x726d686378736e69, 0x666176716c676277,
    0x746f6a657a75706b, 0x7a75706b66617a79, 0x6e696479746f6a65, 0x657a75706b66616d, 0x7a6e696479746f6a, 0x6a657a75706b6661,
    0x78736e696479746f, 0x6c676277726d6863, 0x6d75706b66617671, 0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863,
    0x6175706b66617671, 0x616d7a75706b6661, 0x6661617a75706b66, 0x746f6a657a75706b, 0x686378736e696479, 0x66616d676277726d,
    0x746f6a657a75706b, 0x686378736e696479, 0x66617a676277726d, 0x746f6a657a75706b, 0x686378736e696479, 0x76716c676277726d,
    0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863, 0x7a75706b66617671, 0x616d6479746f6a65, 0x6f6a657a75706b66,
    0x6378736e69647974, 0x716c676277726d68, 0x657a75706b666176, 0x736e696479746f6a, 0x676277726d686378, 0x75706b666176716c,
    0x616479746f6a657a, 0x6a657a75706b6661, 0x6d736e696479746f, 0x6a657a75706b6661, 0x61736e696479746f, 0x6a657a75706b6661,
    0x78736e696479746f, 0x6c676277726d6863, 0x7a75706b66617671, 0x657a75706b66616d, 0x736e696479746f6a, 0x676277726d686378,
    0x75706b666176716c, 0x7a7a, 0x5000000048, 0x6900000069, 0xb90000007a, 0xe1000000c2,
    0xf9000000e2, 0x14800000139, 0x16f00000168, 0x1c800000187, 0x1f9000001d8, 0x6a657a75706b666d,
    0x6a657a75706b666d, 0x78736e696479746f, 0x6c676277726d6863, 0x657a75706b666d71, 0x736e696479746f6a, 0x7a75706b666d6378,
    0x6e696479746f6a65, 0x6277726d68637873, 0x706b666176716c67, 0x6479746f6a657a75, 0x726d686378736e69, 0x666176716c676277,
    0x746f6a657a75706b, 0x657a75706b666d79, 0x7a75706b666d6f6a, 0x6e696479746f6a65, 0x6277726d68637873, 0x706b666176716c67,
    0x7a75706b666d6d75, 0x6e696479746f6a65, 0x6277726d68637873, 0x657a75706b666d67, 0x736e696479746f6a, 0x676277726d686378,
    0x75706b666176716c, 0x696479746f6a657a, 0x77726d686378736e, 0x6b666176716c6762, 0x79746f6a657a7570, 0x657a75706b666d64,
    0x736e696479746f6a, 0x6a657a75706b666d, 0x78736e696479746f, 0x6c676277726d6863, 0x7a75706b66617671, 0x6d657a75706b666d,
    0x6f6a657a75706b66, 0x6378736e69647974, 0x6d6c676277726d68, 0x6f6a657a75706b66, 0x6378736e69647974, 0x716c676277726d68,
    0x657a75706b666176, 0x736e696479746f6a, 0x676277726d686378, 0x75706b666176716c, 0x696479746f6a657a, 0x6a657a75706b666d,
    0x78736e696479746f, 0x6a657a75706b666d, 0x78736e696479746f, 0x6c676277726d6863, 0x7a75706b66617671, 0x65,
    0x4800000048, 0x5000000049, 0x6100000058, 0x8000000070, 0xa800000091, 0xd9000000c0,
    0x118000000f8, 0x17800000139, 0x1f9000001b8, 0x657a75706b667a61, 0x6a657a75706b6661, 0x6a657a75706b667a,
    0x657a75706b66616f, 0x736e696479746f6a, 0x6a657a75706b667a, 0x78736e696479746f, 0x6a657a75706b6661, 0x78736e696479746f,
    0x657a75706b667a63, 0x736e696479746f6a, 0x676277726d686378, 0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863,
    0x6a657a75706b667a, 0x78736e696479746f, 0x6c676277726d6863, 0x657a75706b666171, 0x736e696479746f6a, 0x676277726d686378,
    0x75706b666176716c, 0x6a657a75706b667a, 0x78736e696479746f, 0x6c676277726d6863, 0x7a75706b66617671, 0x6a657a75706b6661,
    0x78736e696479746f, 0x6c676277726d6863, 0x7a75706b66617671, 0x657a75706b667a65, 0x736e696479746f6a, 0x676277726d686378,
    0x75706b666176716c, 0x696479746f6a657a, 0x77726d686378736e, 0x6b666176716c6762, 0x79746f6a657a7570, 0x6a657a75706b6661,
    0x78736e696479746f, 0x6c676277726d6863, 0x7a75706b66617671, 0x6e696479746f6a65, 0x6277726d68637873, 0x706b666176716c67,
    0x6479746f6a657a75, 0x6a657a75706b667a, 0x78736e696479746f, 0x6c676277726d6863, 0x7a75706b66617671, 0x6e696479746f6a65,
    0x6277726d68637873, 0x706b666176716c67, 0x6479746f6a657a75, 0x69, 0x5800000048, 0x8a0000008a,
    0x12a000000ac, 0x17a0000013c, 0x1aa0000017c, 0x2480000022a, 0x29600000288, 0x348000002c6,
    0x3aa00000368, 0x6a657a75706b666d, 0x6a657a75706b6661, 0x6a657a75706b666d, 0x78736e696479746f, 0x6c676277726d6863,
    0x657a75706b667a71, 0x736e696479746f6a, 0x676277726d686378, 0x7a75706b666d716c, 0x6e696479746f6a65, 0x75706b6661637873,
    0x696479746f6a657a, 0x706b666d6378736e, 0x6479746f6a657a75, 0x726d686378736e69, 0x666176716c676277, 0x746f6a657a75706b,
    0x686378736e696479, 0x76716c676277726d, 0x6a657a75706b6661, 0x75706b667a79746f, 0x696479746f6a657a, 0x77726d686378736e,
    0x6b666176716c6762, 0x79746f6a657a7570, 0x6d686378736e6964, 0x6176716c67627772, 0x6f6a657a75706b66, 0x7a75706b666d7974,
    0x75706b667a6f6a65, 0x706b666d6f6a657a, 0x6479746f6a657a75, 0x726d686378736e69, 0x666176716c676277, 0x75706b666175706b,
    0x696479746f6a657a, 0x77726d686378736e, 0x6b666176716c6762, 0x706b666d616d7570, 0x6479746f6a657a75, 0x726d686378736e69,
    0x75706b667a676277, 0x696479746f6a657a, 0x77726d686378736e, 0x7a75706b666d6762, 0x6e696479746f6a65, 0x6277726d68637873,
    0x706b666176716c67, 0x6479746f6a657a75, 0x726d686378736e69, 0x666176716c676277, 0x746f6a657a75706b, 0x7a75706b66616479,
    0x6e696479746f6a65, 0x6277726d68637873, 0x706b666176716c67, 0x6479746f6a657a75, 0x726d686378736e69, 0x666176716c676277,
    0x746f6a657a75706b, 0x7a75706b666d6479, 0x6e696479746f6a65, 0x657a75706b666173, 0x736e696479746f6a, 0x6a657a75706b666d,
    0x78736e696479746f, 0x6c676277726d6863, 0x7a75706b66617671, 0x6a657a75706b667a, 0x78736e696479746f, 0x6c676277726d6863,
    0x7a75706b66617671, 0x7a657a75706b666d, 0x666d657a75706b66, 0x746f6a657a75706b, 0x686378736e696479, 0x66616c676277726d,
    0x746f6a657a75706b, 0x686378736e696479, 0x666d6c676277726d, 0x746f6a657a75706b, 0x686378736e696479, 0x76716c676277726d,
    0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863, 0x7a75706b66617671, 0x7a696479746f6a65, 0x6f6a657a75706b66,
    0x6378736e69647974, 0x716c676277726d68, 0x657a75706b666176, 0x736e696479746f6a, 0x676277726d686378, 0x75706b666176716c,
    0x696479746f6a657a, 0x6a657a75706b666d, 0x78736e696479746f, 0x6a657a75706b667a, 0x78736e696479746f, 0x6a657a75706b666d,
    0x78736e696479746f, 0x6c676277726d6863, 0x7a75706b66617671, 0x657a75706b666165, 0x736e696479746f6a, 0x676277726d686378,
    0x75706b666176716c, 0x657a, 0x3900000034, 0x430000003e, 0x4d00000048, 0x5700000052,
    0x610000005c, 0x6c00000066, 0x20646c6f00000072, 0x6c6f3120646c6f30, 0x3320646c6f322064, 0x646c6f3420646c6f,
    0x6f3620646c6f3520, 0x20646c6f3720646c, 0x6c6f3920646c6f38, 0x20646c6f30312064, 0x3131, 6,
    1, 2, 5, 0xfffffffffffffffa, 2, 1,
    0xfffffffffffffffe, 3, 2, 3, 1, 0x3a00000034,
    0x4700000041, 0x540000004e, 0x610000005b, 0x6e00000068, 0x7c00000075, 0x2077656e00000084,
    0x312077a9c36e3b30, 0x6e3b322077656e3b, 0x656e3b332077a9c3, 0x77a9c36e3b342077, 0x362077656e3b3520, 0x3b372077a9c36e3b,
    0xc36e3b382077656e, 0x77656e3b392077a9, 0x77a9c36e3b303120, 0x3b313120, 2, 3,
    1, 2, 0x3f00000034, 0x560000004b, 0x6d00000062, 0x8500000079,
    0x9d00000092, 0xb5000000a9, 0x20646c6f000000c2, 0x6f3b322077656e30, 0x77a9c36e3120646c, 0x3220646c6f3b3320,
    0x6c6f3b362077656e, 0x2077a9c36e332064, 0x6e3420646c6f3b37, 0x646c6f3b34207765, 0x352077a9c36e3520, 0x656e3620646c6f3b,
    0x646c6f3b30312077, 0x312077a9c36e3720, 0x6e3820646c6f3b31, 0x646c6f3b38207765, 0x392077a9c36e3920, 0x6e303120646c6f3b,
    0x646c6f3b30207765, 0x2077a9c36e313120, 0x3b31, 0x2f00000018, 0x5d00000046, 0x8b00000074,
    0x77656e3620646c6f, 0x382077656e3b3020, 0x6f3b342077656e3b, 0x2077656e3620646c, 0x3b302077656e3b34, 0x6c6f3b382077656e,
    0x342077656e362064, 0x6e3b382077656e3b, 0x646c6f3b30207765, 0x3b382077656e3620, 0x656e3b342077656e, 0x20646c6f3b302077,
    0x6e3b382077656e36, 0x77656e3b30207765, 0x3b3420, 0x3200000018, 0x660000004c, 0x9a00000080,
    0xa9c36e3720646c6f, 0x77a9c36e3b312077, 0x2077a9c36e3b3920, 0x6e3720646c6f3b35, 0xc36e3b352077a9c3, 0xa9c36e3b312077a9,
    0x20646c6f3b392077, 0x3b352077a9c36e37, 0x6e3b392077a9c36e, 0x6c6f3b312077a9c3, 0x2077a9c36e372064, 0x352077a9c36e3b39,
    0x3b312077a9c36e3b, 0xa9c36e3720646c6f, 0x77a9c36e3b392077, 0x2077a9c36e3b3120, 0x3b35, 0x1b00000008,
    0x656e303120646c6f, 0x77656e3b30312077, 0x3b3220, 0x1d00000008, 0xc36e313120646c6f, 0xc36e3b31312077a9,
    0x3b332077a9, 3, 0xffffffffffffffff, 3, 0, 0xfffffffffffffffd,
    5, 0x3f00000034, 0x500000004b, 0x5a00000055, 0x760000005f, 0x9500000090,
    0xad0000009a, 0x20646c6f000000c2, 0x6f3b362077656e30, 0x77a9c36e3120646c, 0x3220646c6f3b3720, 0x646c6f3320646c6f,
    0x6f3520646c6f3420, 0x2077656e3620646c, 0x3b342077656e3b30, 0x6c6f3b382077656e, 0x2077a9c36e372064, 0x352077a9c36e3b31,
    0x3b392077a9c36e3b, 0x646c6f3820646c6f, 0x303120646c6f3920, 0x656e3b322077656e, 0x646c6f3b30312077, 0x2077a9c36e313120,
    0x312077a9c36e3b33, 0x3b31, 0x5f00000048, 0xae0000009f, 0xd5000000ce, 0x12e000000ed,
    0x15f0000013e, 0x18000000167, 0x1b1000001a0, 0x1f9000001f0, 0x21900000218, 0x6b666176716c6762,
    0x79746f6a657a7570, 0x62686378736e6964, 0x706b666176716c67, 0x6479746f6a657a75, 0x726d686378736e69, 0x666176716c676277,
    0x746f6a657a75706b, 0x686378736e696479, 0x76716c676277726d, 0x62657a75706b6661, 0x706b666176716c67, 0x6762746f6a657a75,
    0x75706b666176716c, 0x696479746f6a657a, 0x77726d686378736e, 0x67626176716c6762, 0x6c6762666176716c, 0x7a75706b66617671,
    0x6e696479746f6a65, 0x6c67626d68637873, 0x7a75706b66617671, 0x6e696479746f6a65, 0x6277726d68637873, 0x706b666176716c67,
    0x6479746f6a657a75, 0x726d686378736e69, 0x666176716c676277, 0x67626a657a75706b, 0x75706b666176716c, 0x676279746f6a657a,
    0x75706b666176716c, 0x696479746f6a657a, 0x77726d686378736e, 0x62666176716c6762, 0x626b666176716c67, 0x706b666176716c67,
    0x6479746f6a657a75, 0x726d686378736e69, 0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863, 0x7a75706b66617671,
    0x6b666176716c6762, 0x79746f6a657a7570, 0x666176716c676264, 0x746f6a657a75706b, 0x686378736e696479, 0x76716c676277726d,
    0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863, 0x7a75706b66617671, 0x6b666176716c6762, 0x666176716c676270,
    0x746f6a657a75706b, 0x686378736e696479, 0x76716c676277726d, 0x62, 0x5400000048, 0x6d0000006d,
    0xc500000086, 0xf0000000ce, 0x10a000000f3, 0x16600000151, 0x18d00000186, 0x1e7000001a6,
    0x21d000001f7, 0x6a657a75706b6661, 0x706b6661736e6964, 0x6479746f6a657a75, 0x726d686378736e69, 0x6b6661716c676277,
    0x79746f6a657a7570, 0x69646378736e6964, 0x66616d686378736e, 0x746f6a657a75706b, 0x686378736e696479, 0x76716c676277726d,
    0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863, 0x7a75706b66617671, 0x6b666179746f6a65, 0x66616f6a657a7570,
    0x746f6a657a75706b, 0x686378736e696479, 0x76716c676277726d, 0x6e696475706b6661, 0x75706b6661696461, 0x696479746f6a657a,
    0x77726d686378736e, 0x7a75706b66616762, 0x6e696479746f6a65, 0x6277726d68637873, 0x706b666176716c67, 0x6479746f6a657a75,
    0x726d686378736e69, 0x666176716c676277, 0x746f6a657a75706b, 0x6378736e69646479, 0x657a75706b666168, 0x736e696479746f6a,
    0x66616378736e6964, 0x746f6a657a75706b, 0x686378736e696479, 0x76716c676277726d, 0x66617a75706b6661, 0x6b6661657a75706b,
    0x79746f6a657a7570, 0x6d686378736e6964, 0x6661646c67627772, 0x746f6a657a75706b, 0x686378736e696479, 0x76716c676277726d,
    0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863, 0x7a75706b66617671, 0x61696479746f6a65, 0x6f6a657a75706b66,
    0x6178736e69647974, 0x6f6a657a75706b66, 0x6378736e69647974, 0x716c676277726d68, 0x657a75706b666176, 0x78736e6964,
    0x4900000048, 0x540000004a, 0x6a0000005c, 0x9000000079, 0xc1000000a1, 0xf4000000d9,
    0x13700000113, 0x19d00000158, 0x226000001dd, 0x7a75706b66616164, 0x706b66616e696465, 0x706b66616a657a75,
    0x6e69646f6a657a75, 0x7a75706b66617873, 0x6e696479746f6a65, 0x657a75706b666173, 0x736e696479746f6a, 0x686378736e696478,
    0x6a657a75706b6661, 0x78736e696479746f, 0x657a75706b666163, 0x736e696479746f6a, 0x676277726d686378, 0x6d686378736e6964,
    0x657a75706b666172, 0x736e696479746f6a, 0x676277726d686378, 0x657a75706b66616c, 0x736e696479746f6a, 0x676277726d686378,
    0x706b66616964716c, 0x6479746f6a657a75, 0x726d686378736e69, 0x666176716c676277, 0x75706b666175706b, 0x696479746f6a657a,
    0x77726d686378736e, 0x6b666176716c6762, 0x61736e69647a7570, 0x6f6a657a75706b66, 0x6378736e69647974, 0x716c676277726d68,
    0x657a75706b666176, 0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863, 0x7a75706b66617671, 0x6e696479746f6a65,
    0x6277726d68637873, 0x706b666176716c67, 0x6479746f6a657a75, 0x6b66616378736e69, 0x79746f6a657a7570, 0x6d686378736e6964,
    0x6176716c67627772, 0x6f6a657a75706b66, 0x6378736e69647974, 0x716c676277726d68, 0x657a75706b666176, 0x6b66616479746f6a,
    0x79746f6a657a7570, 0x6d686378736e6964, 0x6176716c67627772, 0x6f6a657a75706b66, 0x6378736e69647974, 0x716c676277726d68,
    0x657a75706b666176, 0x6964696479746f6a, 0x6d686378736e, 0x5400000048, 0x700000006f, 0xce00000089,
    0xfe000000dc, 0x12100000101, 0x17d00000168, 0x1ab000001a1, 0x20d000001c4, 0x24a00000224,
    0x6a657a75706b6661, 0x706b6661736e6964, 0x6479746f6a657a75, 0x726d686378736e69, 0x646964716c676277, 0x6a657a75706b6661,
    0x78736e696479746f, 0x686378736e696463, 0x657a75706b66616d, 0x736e696479746f6a, 0x676277726d686378, 0x75706b666176716c,
    0x696479746f6a657a, 0x77726d686378736e, 0x6b666176716c6762, 0x79746f6a657a7570, 0x66616378736e6964, 0x646f6a657a75706b,
    0x706b666178736e69, 0x6479746f6a657a75, 0x726d686378736e69, 0x666176716c676277, 0x64616e696475706b, 0x657a75706b666169,
    0x736e696479746f6a, 0x676277726d686378, 0x6d686378736e6964, 0x657a75706b666172, 0x736e696479746f6a, 0x676277726d686378,
    0x75706b666176716c, 0x696479746f6a657a, 0x77726d686378736e, 0x6b666176716c6762, 0x79746f6a657a7570, 0x686378736e696464,
    0x6a657a75706b6661, 0x64736e696479746f, 0x6b66616378736e69, 0x79746f6a657a7570, 0x6d686378736e6964, 0x6176716c67627772,
    0x6e69647a75706b66, 0x657a75706b666173, 0x75706b66616e6964, 0x696479746f6a657a, 0x77726d686378736e, 0x706b6661646c6762,
    0x6479746f6a657a75, 0x726d686378736e69, 0x666176716c676277, 0x746f6a657a75706b, 0x686378736e696479, 0x76716c676277726d,
    0x6a657a75706b6661, 0x6e6964696479746f, 0x6b66616d68637873, 0x79746f6a657a7570, 0x6e696478736e6964, 0x706b666168637873,
    0x6479746f6a657a75, 0x726d686378736e69, 0x666176716c676277, 0x6e6964657a75706b, 0x7873, 0x4e00000048,
    0x5e0000005c, 0x8900000068, 0xa00000008f, 0xaf000000a2, 0xda000000d1, 0xf1000000ec,
    0x121000000ff, 0x13d0000012b, 0x66616d00706b6661, 0x746f6a657a75706b, 0x66616d006d006479, 0x6d006a657a75706b,
    0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863, 0x75706b66617671, 0x616d00706b66616d, 0x6f6a657a75706b66,
    0x6d00736e69647974, 0x7a75706b66616d00, 0x616d0079746f6a65, 0x6f6a657a75706b66, 0x6378736e69647974, 0x716c676277726d68,
    0x7a75706b666176, 0x657a75706b66616d, 0x7a75706b66616d00, 0x6e696479746f6a65, 0x6b66616d007873, 0x657a75706b66616d,
    0x616d006479746f6a, 0x6f6a657a75706b66, 0x6378736e69647974, 0x716c676277726d68, 0x7a75706b666176, 0x657a75706b66616d,
    0x75706b66616d006a, 0x696479746f6a657a, 0x6d0078736e, 0x4900000048, 0x510000004c, 0x5d00000058,
    0x7100000067, 0x880000007c, 0xa500000097, 0xc8000000b7, 0xfc000000db, 0x1400000011f,
    0x6b6661007a0000, 0x6100706b666100, 0x6b666100706b6661, 0x61007a00657a7570, 0x6a657a75706b66, 0x657a75706b666100,
    0x706b66610061006a, 0x79746f6a657a75, 0x6a657a75706b6661, 0x61007a006479746f, 0x6f6a657a75706b66, 0x6b66610000647974,
    0x79746f6a657a7570, 0x61006100736e6964, 0x6f6a657a75706b66, 0x78736e69647974, 0x6a657a75706b6661, 0x78736e696479746f,
    0x75706b6661007a00, 0x696479746f6a657a, 0x77726d686378736e, 0x6b666176716c6762, 0x706b666100007570, 0x6479746f6a657a75,
    0x726d686378736e69, 0x666176716c676277, 0x610061007a75706b, 0x6f6a657a75706b66, 0x6378736e69647974, 0x716c676277726d68,
    0x7a75706b666176, 0x4e00000048, 0x5e0000005c, 0x8900000068, 0xa00000008f, 0xb0000000a3,
    0xdc000000d2, 0xf3000000ee, 0x12400000102, 0x1410000012e, 0x66616d00706b6661, 0x746f6a657a75706b,
    0x66616d006d006479, 0x6d006a657a75706b, 0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863, 0x75706b66617671,
    0x616d00706b66616d, 0x6f6a657a75706b66, 0x6d00736e69647974, 0x75706b6661007a00, 0x6d0079746f6a657a, 0x6a657a75706b6661,
    0x78736e696479746f, 0x6c676277726d6863, 0x7a75706b66617671, 0x7a75706b66616d00, 0x706b6661007a0065, 0x6479746f6a657a75,
    0x66616d0078736e69, 0x75706b66616d006b, 0x6479746f6a657a, 0x7a75706b6661007a, 0x6e696479746f6a65, 0x6277726d68637873,
    0x706b666176716c67, 0x706b66616d007a75, 0x66616d006a657a75, 0x746f6a657a75706b, 0x7a0078736e696479, 0,
    0x4800000048, 0x5000000049, 0x6100000058, 0x8000000070, 0xa800000091, 0xd9000000c0,
    0x118000000f8, 0x17800000139, 0x1f9000001b8, 0x657a75706b666161, 0x6a657a75706b6661, 0x6a657a75706b6661,
    0x657a75706b66616f, 0x736e696479746f6a, 0x6a657a75706b6661, 0x78736e696479746f, 0x6a657a75706b6661, 0x78736e696479746f,
    0x657a75706b666163, 0x736e696479746f6a, 0x676277726d686378, 0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863,
    0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863, 0x657a75706b666171, 0x736e696479746f6a, 0x676277726d686378,
    0x75706b666176716c, 0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863, 0x7a75706b66617671, 0x6a657a75706b6661,
    0x78736e696479746f, 0x6c676277726d6863, 0x7a75706b66617671, 0x657a75706b666165, 0x736e696479746f6a, 0x676277726d686378,
    0x75706b666176716c, 0x696479746f6a657a, 0x77726d686378736e, 0x6b666176716c6762, 0x79746f6a657a7570, 0x6a657a75706b6661,
    0x78736e696479746f, 0x6c676277726d6863, 0x7a75706b66617671, 0x6e696479746f6a65, 0x6277726d68637873, 0x706b666176716c67,
    0x6479746f6a657a75, 0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863, 0x7a75706b66617671, 0x6e696479746f6a65,
    0x6277726d68637873, 0x706b666176716c67, 0x6479746f6a657a75, 0x69, 0, 4,
    1, 5, 2, 6, 3, 0,
    4, 1, 5, 2, 6, 3,
    0, 4, 1, 0x6800000048, 0xe8000000a7, 0x12800000107,
    0x18100000168, 0x1a900000192, 0x1da000001c1, 0x219000001f9, 0x2790000023a, 0x2fa000002b9,
    0x6b666176716c6762, 0x79746f6a657a7570, 0x6d686378736e6964, 0x6176716c67627772, 0x6b666176716c6762, 0x79746f6a657a7570,
    0x6d686378736e6964, 0x6176716c67627772, 0x6f6a657a75706b66, 0x6378736e69647974, 0x716c676277726d68, 0x627a75706b666176,
    0x706b666176716c67, 0x6479746f6a657a75, 0x726d686378736e69, 0x666176716c676277, 0x746f6a657a75706b, 0x686378736e696479,
    0x76716c676277726d, 0x6a657a75706b6661, 0x6b666176716c6762, 0x79746f6a657a7570, 0x6d686378736e6964, 0x6276716c67627772,
    0x706b666176716c67, 0x6479746f6a657a75, 0x726d686378736e69, 0x666176716c676277, 0x6b666176716c6762, 0x79746f6a657a7570,
    0x6d686378736e6964, 0x6176716c67627772, 0x6f6a657a75706b66, 0x6378736e69647974, 0x716c676277726d68, 0x657a75706b666176,
    0x6b666176716c6762, 0x79746f6a657a7570, 0x6d686378736e6964, 0x657a75706b666172, 0x736e696479746f6a, 0x7a75706b66616378,
    0x6e696479746f6a65, 0x6277726d68637873, 0x657a75706b666167, 0x736e696479746f6a, 0x676277726d686378, 0x657a75706b66616c,
    0x736e696479746f6a, 0x676277726d686378, 0x7a75706b6661716c, 0x6e696479746f6a65, 0x6277726d68637873, 0x706b666176716c67,
    0x657a75706b666175, 0x736e696479746f6a, 0x676277726d686378, 0x75706b666176716c, 0x657a75706b66617a, 0x736e696479746f6a,
    0x676277726d686378, 0x75706b666176716c, 0x7a75706b6661657a, 0x6e696479746f6a65, 0x6277726d68637873, 0x706b666176716c67,
    0x6479746f6a657a75, 0x726d686378736e69, 0x666176716c676277, 0x746f6a657a75706b, 0x657a75706b666179, 0x736e696479746f6a,
    0x676277726d686378, 0x75706b666176716c, 0x696479746f6a657a, 0x77726d686378736e, 0x6b666176716c6762, 0x79746f6a657a7570,
    0x657a75706b666164, 0x736e696479746f6a, 0x676277726d686378, 0x75706b666176716c, 0x696479746f6a657a, 0x77726d686378736e,
    0x6b666176716c6762, 0x79746f6a657a7570, 0x6964, 0x5000000048, 0x6900000069, 0xb90000007a,
    0xe1000000c2, 0xf9000000e2, 0x14800000139, 0x16f00000168, 0x1c800000187, 0x1f9000001d8,
    0x6d657a75706b6661, 0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863, 0x657a75706b666161, 0x736e696479746f6a,
    0x7a75706b66616d78, 0x6e696479746f6a65, 0x6277726d68637873, 0x706b666176716c67, 0x6479746f6a657a75, 0x726d686378736e69,
    0x666176716c676277, 0x746f6a657a75706b, 0x657a75706b666161, 0x7a75706b6661616a, 0x6e696479746f6a65, 0x6277726d68637873,
    0x706b666176716c67, 0x7a75706b66616d6d, 0x6e696479746f6a65, 0x6277726d68637873, 0x657a75706b666161, 0x736e696479746f6a,
    0x676277726d686378, 0x75706b666176716c, 0x696479746f6a657a, 0x77726d686378736e, 0x6b666176716c6762, 0x79746f6a657a7570,
    0x657a75706b66616d, 0x6d6e696479746f6a, 0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863, 0x6175706b66617671,
    0x61617a75706b6661, 0x6f6a657a75706b66, 0x6378736e69647974, 0x616d676277726d68, 0x6f6a657a75706b66, 0x6378736e69647974,
    0x716c676277726d68, 0x657a75706b666176, 0x736e696479746f6a, 0x676277726d686378, 0x75706b666176716c, 0x616479746f6a657a,
    0x6a657a75706b6661, 0x61736e696479746f, 0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863, 0x7a75706b66617671,
    0x6d, 0x5300000048, 0x6b00000063, 0xa10000007d, 0xd6000000b5, 0x10a000000e7,
    0x13200000112, 0x15e0000013c, 0x17b0000016a, 0x19700000184, 0x6a657a75706b6661, 0x75706b6661726d68,
    0x696479746f6a657a, 0x75706b666178736e, 0x75706b66616a657a, 0x696479746f6a657a, 0x6b66616d6878736e, 0x79746f6a657a7570,
    0x6d686378736e6964, 0x6176716c67627772, 0x726d687a75706b66, 0x657a75706b666177, 0x736e696479746f6a, 0x6b666177726d6878,
    0x79746f6a657a7570, 0x6d686378736e6964, 0x6176716c67627772, 0x6661687a75706b66, 0x746f6a657a75706b, 0x616878736e696479,
    0x6f6a657a75706b66, 0x6378736e69647974, 0x716c676277726d68, 0x687a75706b666176, 0x7a75706b6661726d, 0x7a75706b66616a65,
    0x6e696479746f6a65, 0x6277726d68637873, 0x706b666176716c67, 0x7a75706b66617a75, 0x706b66616d686a65, 0x6479746f6a657a75,
    0x726d686378736e69, 0x666176716c676277, 0x66616d687a75706b, 0x6d686a657a75706b, 0x7a75706b66617772, 0x6e696479746f6a65,
    0x75706b6661687873, 0x706b6661686a657a, 0x6479746f6a657a75, 0x726d6878736e69, 0x5100000048, 0x8600000063,
    0xa300000092, 0xd0000000c5, 0x105000000e4, 0x1220000010f, 0x14f00000146, 0x18400000161,
    0x1a100000190, 0x6a657a75706b6661, 0x657a75706b666168, 0x736e696479746f6a, 0x75706b66616f6a78, 0x696479746f6a657a,
    0x77726d686378736e, 0x6b666176716c6762, 0x6661726d687a7570, 0x6f6a6a657a75706b, 0x7a75706b66617974, 0x6e696479746f6a65,
    0x75706b6661687873, 0x696479746f6a657a, 0x77726d686378736e, 0x6b666176716c6762, 0x6b66616f6a7a7570, 0x726d686a657a7570,
    0x6a657a75706b6661, 0x78736e696479746f, 0x706b666179746f6a, 0x6479746f6a657a75, 0x726d686378736e69, 0x666176716c676277,
    0x6b6661687a75706b, 0x616f6a6a657a7570, 0x6f6a657a75706b66, 0x6878736e69647974, 0x7a75706b6661726d, 0x6e696479746f6a65,
    0x6277726d68637873, 0x706b666176716c67, 0x666179746f6a7a75, 0x61686a657a75706b, 0x6f6a657a75706b66, 0x6a78736e69647974,
    0x657a75706b66616f, 0x736e696479746f6a, 0x676277726d686378, 0x75706b666176716c, 0x706b6661726d687a, 0x79746f6a6a657a75,
    0x6a657a75706b6661, 0x78736e696479746f, 0x68, 0x5300000048, 0x6b00000063, 0xa00000007d,
    0xd2000000b1, 0x104000000e3, 0x12c0000010c, 0x15700000135, 0x17400000163, 0x1900000017d,
    0x6a657a75706b6661, 0x75706b6661726d68, 0x696479746f6a657a, 0x75706b666178736e, 0x75706b66616a657a, 0x696479746f6a657a,
    0x6b66616d6878736e, 0x79746f6a657a7570, 0x6d686378736e6964, 0x6176716c67627772, 0x726d687a75706b66, 0x6a657a75706b6661,
    0x78736e696479746f, 0x657a75706b666168, 0x736e696479746f6a, 0x676277726d686378, 0x75706b666176716c, 0x7a75706b6661687a,
    0x6e696479746f6a65, 0x75706b6661687873, 0x696479746f6a657a, 0x77726d686378736e, 0x6b666176716c6762, 0x706b6661687a7570,
    0x706b66616a657a75, 0x6479746f6a657a75, 0x726d686378736e69, 0x666176716c676277, 0x706b66617a75706b, 0x6b6661686a657a75,
    0x79746f6a657a7570, 0x6d686378736e6964, 0x6176716c67627772, 0x616d687a75706b66, 0x686a657a75706b66, 0x75706b666177726d,
    0x696479746f6a657a, 0x706b66616878736e, 0x6b6661686a657a75, 0x79746f6a657a7570, 0x726d6878736e6964, 0x4f00000048,
    0x5e0000005d, 0x8a00000069, 0xa10000008f, 0xaf000000a3, 0xdb000000d2, 0xf1000000ec,
    0x120000000ff, 0x13c0000012a, 0x61006100706b6661, 0x6f6a657a75706b66, 0x6661000000647974, 0x61006a657a75706b,
    0x657a75706b666100, 0x736e696479746f6a, 0x676277726d686378, 0x75706b666176716c, 0x6100706b66610000, 0x6f6a657a75706b66,
    0x6100736e69647974, 0x75706b66616d0000, 0x610079746f6a657a, 0x6f6a657a75706b66, 0x6378736e69647974, 0x716c676277726d68,
    0x7a75706b666176, 0x7a75706b66610061, 0x75706b66616d0065, 0x696479746f6a657a, 0x6b66610078736e, 0x657a75706b666100,
    0x616d006479746f6a, 0x6f6a657a75706b66, 0x6378736e69647974, 0x716c676277726d68, 0x7a75706b666176, 0x6a657a75706b6661,
    0x7a75706b66610000, 0x6e696479746f6a65, 0x6d007873, 0x4800000048, 0x5000000049, 0x6100000058,
    0x8000000070, 0xa800000091, 0xd9000000c0, 0x118000000f8, 0x17800000139, 0x1f9000001b8,
    0x6d7a75706b66616d, 0x6d657a75706b6661, 0x6a657a75706b6661, 0x657a75706b66616d, 0x6d6e696479746f6a, 0x6a657a75706b6661,
    0x6d736e696479746f, 0x6a657a75706b6661, 0x78736e696479746f, 0x657a75706b66616d, 0x736e696479746f6a, 0x6d6277726d686378,
    0x6a657a75706b6661, 0x78736e696479746f, 0x6d676277726d6863, 0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863,
    0x657a75706b66616d, 0x736e696479746f6a, 0x676277726d686378, 0x6d706b666176716c, 0x6a657a75706b6661, 0x78736e696479746f,
    0x6c676277726d6863, 0x6d75706b66617671, 0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863, 0x7a75706b66617671,
    0x657a75706b66616d, 0x736e696479746f6a, 0x676277726d686378, 0x75706b666176716c, 0x696479746f6a657a, 0x77726d686378736e,
    0x6b666176716c6762, 0x6d746f6a657a7570, 0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863, 0x7a75706b66617671,
    0x6e696479746f6a65, 0x6277726d68637873, 0x706b666176716c67, 0x6d79746f6a657a75, 0x6a657a75706b6661, 0x78736e696479746f,
    0x6c676277726d6863, 0x7a75706b66617671, 0x6e696479746f6a65, 0x6277726d68637873, 0x706b666176716c67, 0x6479746f6a657a75,
    0x6d, 0x4800000048, 0x580000004f, 0x7100000068, 0x9000000080, 0xb8000000a1,
    0xe9000000d0, 0x12800000108, 0x18800000149, 0x209000001c8, 0x61617a75706b6661, 0x616a657a75706b66,
    0x6a657a75706b6661, 0x61736e696479746f, 0x6a657a75706b6661, 0x657a75706b66616d, 0x6d6e696479746f6a, 0x6a657a75706b6661,
    0x6d736e696479746f, 0x6a657a75706b6661, 0x78736e696479746f, 0x657a75706b66616d, 0x736e696479746f6a, 0x6d6277726d686378,
    0x6a657a75706b6661, 0x78736e696479746f, 0x6d676277726d6863, 0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863,
    0x657a75706b66616d, 0x736e696479746f6a, 0x676277726d686378, 0x6d706b666176716c, 0x6a657a75706b6661, 0x78736e696479746f,
    0x6c676277726d6863, 0x6d75706b66617671, 0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863, 0x7a75706b66617671,
    0x657a75706b66616d, 0x736e696479746f6a, 0x676277726d686378, 0x75706b666176716c, 0x696479746f6a657a, 0x77726d686378736e,
    0x6b666176716c6762, 0x6d746f6a657a7570, 0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863, 0x7a75706b66617671,
    0x6e696479746f6a65, 0x6277726d68637873, 0x706b666176716c67, 0x6d79746f6a657a75, 0x6a657a75706b6661, 0x78736e696479746f,
    0x6c676277726d6863, 0x7a75706b66617671, 0x6e696479746f6a65, 0x6277726d68637873, 0x706b666176716c67, 0x6479746f6a657a75,
    0x6d,
#endif
#if (SCATTER_VECTORS_TYPES) & 0x200 /* bool */
    0x1000001, 4, 3, 0xfffffffffffffffe, 3, 0xfffffffffffffffc,
    3, 0xffffffffffffffff, 1, 0xfffffffffffffffc, 3, 9,
    0x1000000000100, 0, 0x10100, 0x10001, 1, 2,
    2, 1, 0x101, 0x1000001000001, 0x100, 5,
    2, 0xfffffffdffffffff, 0xfffffffe00000000, 4, 1, 0x101000000,
    0x101, 1, 0x1010001000101, 0x1010101, 3, 4,
    0xfffffffd00000002, 0xffffffff00000001, 0x1fffffffd, 0xffffffff, 0xfffffffd00000002, 0xffffffff00000001,
    0x1010100, 1, 0, 0x100, 0, 0,
    0, 0, 0, 0x1b, 0x500000000, 0xf0000000a,
    0x1900000014, 0x800000003, 0x120000000d, 0x100000017, 0xb00000006, 0x1500000010,
    0x40000001a, 0xe00000009, 0x1800000013, 0x700000002, 0x110000000c, 0x100000016,
    0xb00000006, 0x1500000010, 0x40000001a, 0xe00000009, 0x1800000013, 0x700000002,
    0x110000000c, 0x16, 0xa00000005, 0x140000000f, 0x300000019, 0xd00000008,
    0x1700000012, 0x700000002, 0x110000000c, 0x16, 0xa00000005, 0x140000000f,
    0x300000019, 0xd00000008, 0x1700000012, 0x600000001, 0x100000000b, 0x1a00000015,
    0x900000004, 0x130000000e, 0x300000018, 0xd00000008, 0x1700000012, 0x600000001,
    0x100000000b, 0x1a00000015, 0x900000004, 0x130000000e, 0x200000018, 0xc00000007,
    0x11, 0x65, 0x100010000000001, 0x1000000000100, 0x100000000010001, 0x100,
    0, 0x100010000000000, 0x1000000000000, 0x1000100010001, 0x1000000000100, 0x100000000010001,
    0x100010001000000, 0x1000100000000, 1, 0x101010101010101, 0x101010101010101, 0x101010101010101,
    0x10101, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0,
    0, 0, 3, 1, 2, 1,
    0, 1, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0,
    0xb, 7, 0, 5, 0xa, 4,
    9, 3, 8, 2, 7, 1,
    6, 1, 6, 0, 5, 0xa,
    4, 9, 3, 8, 2, 7,
    2, 7, 1, 6, 0, 5,
    0xa, 4, 9, 3, 8, 3,
    8, 2, 7, 0x25, 1, 0x100010000000001,
    0x1000000000100, 0x100000000010001, 0x1000100, 0x100010001, 0x10001000100, 0x1000100010000,
    0x100010001000000, 0x1000100000000, 0x100000000000001, 0x1000100, 0x100010000010001, 0x1000000000100,
    0x100000000010001, 0x1000100, 0x100010001, 0, 0, 0,
    0x100010000, 0x10001000100, 0x1000100, 0x100000100010001, 0x1000000000100, 0x100000000010001,
    0x1000100, 0x100010001, 0x1000100000000, 0x100010000000001, 0x1000100, 0x100010001,
    0x10001000100, 0x10000, 0x25, 7, 0x101010101010101, 0x101010101010101,
    0x101010101010101, 0x101010101010101, 0x101010101010101, 0x101010101010101, 0x101010101010101, 0x101010101010101,
    0x101010101010101, 0x101010101, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0,
#endif
#if (SCATTER_VECTORS_TYPES) & 0x400 /* float16 */
    0xdbf85bfadbfc5bfe, 0x5bf2dbf45bf6, 7, 6, 0xfffffffffffffff9, 2,
    4, 0xfffffffffffffffe, 1, 6, 0xdffcdffd5ffe5fff, 0x5ffa5ffb,
    0xdbf8dffd5ffa5ffe, 0x5fff5ffbdffc, 0x52a05260, 0x5280, 0x4400420040003c00, 0x470046004500,
    3, 0xffffffffffffffff, 3, 0, 0xfffffffffffffffc, 6,
    0x52c052a052805260, 0x530052e0, 0x52e04200400052c0, 0x530046004500, 0x7c00, 0x4400420040003c00,
    0x4800470046004500, 0x49004880, 0xa, 5, 0, 3,
    2, 8, 5, 0xfc0b7c0afe097e08, 0x7e00, 0x7c0afc0b4000fe09,
    0x480047007e084500, 0x49007e00, 0xfc047c03fe027e01, 0x7c12fe117e107e00, 0x7e00fc13, 0xc400c200c000bc00,
    0xc500, 0xc200c400fe02c000, 0x7c12fe11bc007e00, 0x7e00c500, 0x7c0afc0bfe02fe09, 0x7c12fe117e087e00,
    0x7e007e00, 0x7c0a, 0xfe097e08, 2, 2, 0,
    2, 0, 0x4400fc0b40007e00, 0x4800470046004500, 0x49004880, 0x3ff80010001,
    0x83ff, 3, 1, 0, 3, 0x800303fe0005,
    0x503ff03fe8003, 0x83ff, 0x51004f804d004900, 4, 2, 0,
    2, 0x650007, 0xb9572a53f2019656, 0x75262fd, 6, 1,
    0xfffffffe00000005, 0xfffffffc00000003, 4, 1, 0x4d54cf0014aa7055, 0xcf004d54f2019656,
    0x705514aa, 0x4000, 0x4500440042004000, 0x4600, 4, 3,
    2, 1, 4, 0x4200440045004000, 0x4600, 0x14aa,
    0xcf00, 0x7055, 0xa3ae3ffcdc580752, 0x55a5c6af1cfb78a6, 0xb10632a4e9b08e05, 4,
    3, 3, 0x200000001, 3, 3, 1,
    3, 3, 0x4d54cf0014aa7055, 0xb9572a53f2019656, 0x62fd, 0xa3aef201b9570752,
    0x55a54d5462fd78a6, 0xb10696562a538e05, 0xc6af1cfb78a6a3ae, 0x32a4e9b08e0555a5, 0xd4070fa36b4eb106, 3,
    4, 0xfffffffeffffffff, 1, 0xffffffff00000000, 0x1fffffffe, 1,
    0xfffffffeffffffff, 0x4d54cf0014aa7055, 0xb9572a53f2019656, 0x3ffcdc58075262fd, 0x705514aacf004d54, 0xf2012a53b9579656,
    0xdc583ffc62fd0752, 0x7fff, 0x8000, 0xdbf85bfadbfc5bfe, 0xdbf05bf2dbf45bf6, 0xdbe85beadbec5bee,
    0xdbe05be2dbe45be6, 0xdbdc5bde, 3, 6, 5, 0xfffffffffffffffa,
    2, 0, 3, 0xffffffffffffffff, 2, 3,
    0xdbf8dbfa5bfc5bfe, 0x5bf45bf6, 0xdbf80000dbfc5ffd, 0xdbf0ba003d005bf6, 0x3e005bea3d005bee, 0xdbe05be2dbe45be6,
    0xdbdc5bde, 0xca804a00c9804900, 0xcc404c00cb804b00, 0xcd404d00ccc04c80, 0xce404e00cdc04d80, 0xcec04e80,
    1, 0xfffffffffffffffb, 1, 5, 2, 0xffffffffffffffff,
    0x4800440040003c00, 0x50004c00, 0xca804a00c4004900, 0xcc404c00cb804b00, 0x4cc04d00ccc05040, 0xce404e00cdc04d80,
    0xcec04e80, 0x8000, 0xc000, 0x8000, 0xbc00, 0x3bff,
    0xc800, 0x3dff, 0xc500, 0x3c003c003c003c00, 0x3c003c003c003c00, 0x3c003c003c003c00,
    0x3c003c003c003c00, 0x3c003c00, 0x6800e8003c006800, 0xe8003c00, 0x3c003c0000003c00, 0x3c003c003c003c00,
    0x3c003c004000, 0x3c003c003c003c00, 0x3c003c00, 0xbffe3bfeb7fe33fe, 0xcbff43fe, 1,
    6, 0, 0xffffffffffffffff, 0, 0xffffffffffffffff, 0,
    1, 5, 0xbffabbfa37fa33fa, 0x43fa, 0xc3fc1800940037fc, 0xcbff47fc,
    0x3800bc00c000bc00, 0xc200b800, 0, 1, 2, 3,
    4, 5, 0xb8003c00bc00c000, 0x4000b400, 0xb800bc00c000c000, 0xc200b800,
    0, 0, 1, 1, 5, 5,
    0xc400b800c200c000, 0xc700c000, 0x3800bc00c400c200, 0xc700b800, 0xc880fc00bc000000, 0x7bff7bff6800bc00,
    0xfc007bffc4003d04, 0x7c0068013d04c200, 0xbc00bc003d06fbff, 0xbe003f043d04fbff, 0xfc00bc00fc00, 0x7c00fc00bc008000,
    0x8000, 0x21, 1, 6, 0xb, 0x10,
    0x15, 0x1a, 0x1f, 3, 8, 0xd,
    0x12, 0x17, 0x1c, 0, 5, 0xa,
    0xf, 0x14, 0x19, 0x1e, 2, 7,
    0xc, 0x11, 0x16, 0x1b, 0x20, 4,
    9, 0xe, 0x1e, 0xbc00fbff7c007bff, 0xc2007bfffc00fc00, 0x800000003f043d06,
    0xbc006801c400bc00, 0x3d04fbfffc007bff, 0x3d04c8807c00fc00, 0x8000be00bc003d04, 0x68000000, 0xc200fc007bff0000,
    0x7c007c0068018000, 0xfbff7bff00003d06, 0x7c0068013f04c200, 0xbc0000003d06bc00, 0x80003f043d04fbff, 0xfc00bc00fc00,
    0x7c003d04bc008000, 0x8000, 0xfc00, 0x4500, 0x7c00, 0x3c00,
    0x3c00bc0000007e00, 0xfc0080007e007e00, 0x7e00400080008000, 0x7e0000007c00, 0x3c003c003c004500, 0x7e008000bc008000,
    0xfc007e00fc00, 0x7c00450000008000, 0x3c00, 0x7e003c0000008000, 0x40007e007e008000, 0x45007e0080000000,
    0x3c007c00fc00bc00, 0x7e003c0000008000, 0x40007e007e008000, 0x45007e0080000000, 0xfc00bc00, 0x4000800000007e00,
    0x7e0080007e007e00, 0x7e00400080008000, 0x7e0000007e00, 0x3c007e0040007e00, 0x7e00800080008000, 0x7e007e00fc00,
    0x7e007e0000008000, 0x7e00, 0xc000, 0x4200, 0xfc007c03fe027e01, 0,
    4, 1, 0, 3, 2, 0x4400c00045003c00,
    0x4200, 0x44007c03fe027e01, 0x3c00, 0x4700, 0, 0x8000,
    0xfc007c00c8004700, 0, 0x7e017c034500fe02, 0x4200, 0x7e017c0045007c03, 0xfe02,
    0xfc047c03fe027e01, 0x7e00, 0xfe027c03fc047e00, 0x7e01, 0x40080000000, 0x81ff,
    0x8200, 0x7fff, 0x8001, 0x400, 0x7fff, 0x8002,
    0x7ffe, 0x8000, 0x8400, 0x8002, 0x8003, 0x3000103ff0400,
    0x58001, 0x3800380038003400, 0x38003400, 0x2000002000100, 0x28000, 0x80000000,
    0xe800680040006800, 0x40006800, 0x8e00080007fe3000, 0xa8800, 0xb9572a53f2019656, 0x3ffcdc58075262fd,
    0xc6af1cfb78a6a3ae, 1, 0xb9572a53f2019656, 0x3ffcdc58075262fd, 0x4d54cf0014aa7055, 3,
    1, 0xdbf85bfadbfc5bfe, 0xdbf05bf2dbf45bf6, 0xdbe85beadbec5bee, 6, 1,
    2, 5, 0xfffffffffffffffa, 2, 1, 0xfffffffffffffffe,
    3, 2, 3, 1, 0xdffcdffd5ffe5fff, 0xdff8dff95ffa5ffb,
    0xdff4dff55ff65ff7, 2, 3, 1, 2, 0xdff8dff9dffcdffd,
    0xdff4dff55ffa5ffb, 0x5ffe5fff5ff65ff7, 0x52e05260, 0x53005280, 0x52a0, 0x52c0,
    0x4400420040003c00, 0x4800470046004500, 0x4a00498049004880, 3, 0xffffffffffffffff, 3,
    0, 0xfffffffffffffffd, 5, 0x52c052a052805260, 0x53405320530052e0, 0x53c053a053805360,
    0x4400420053405320, 0x5380536046004500, 0x53c053a049004880, 0x38003c00bc00bc00, 0x4000b400, 0x3800bc00b800bc00,
    0xc000b800, 5, 1, 0, 2, 0x100000001,
    0, 1, 0x100000001, 0, 2, 0xd5c40de66991b2c3,
    0x238ff8c59d1a4690, 0xe31c87715c39c01b, 0x163771e2aa723938, 0xf07494c94ee1cd73, 0x8df648ab7ca2be0, 0x7a33a2214189dacb,
    0x8c785732c5221e88, 0x6cdbaf793431e823, 0x99d049dad27a1130, 0x5f83bcd126d9f57b, 0xa7283c82dfd28427, 0x522bca291981752c,
    0xb4802f2aed2a917f, 0x44d3d7810c2967d4, 0xc1d821d2fa829ed7, 0x377be4d9892e5a7c, 0xcf30147a7025ac2f, 0x2a23f23196864d24,
    0xdc88072262cdb987, 0x1ccb7876a3de3fcc, 0xe9e08e355575c6df, 0xf736b1eb1363274, 0xf7389b8d481dd437, 0x85e45dc6be8e251c,
    0x736fa8e53ac5e18f, 0x933c506ecbe617c4, 0x6617b63d2d6deee7, 0xa0944316d93e0a6c, 0x58bfc39520157bc0, 0xadec35bee6968aeb,
    0x4b67d0ed12bd6e68, 0xbb442866f3ee9843, 0xde4505656110, 9, 0xf, 2,
    3, 4, 5, 6, 0x4d54cf0014aa7055, 0xb9572a53f2019656,
    0x3ffcdc58075262fd, 0xc6af1cfb78a6a3ae, 0x32a4e9b08e0555a5, 0xd4070fa36b4eb106, 0x254cf7089b5d484d, 0xe15f85b45df6be5e,
    0x17f4739fa8b53af5, 0xeeb7930c509ecbb6, 0xa9c6647b60d2d9d, 0x7bf0a0644346d90e, 0x8abb58efc3652045, 0x6e98adbc35eee666,
    0x98134b97d0bd12ed, 0x6140bb142896f3be, 0xa56b3e3fde150595, 0x53e8c86c1b3e76e9, 0x30e7eb6d8fc2, 5,
    0xf, 0xd5c40de66991b2c3, 0x238ff8c59d1a4690, 0xe31c87715c39c01b, 0x163771e2aa723938, 0xf07494c94ee1cd73,
    0x8df648ab7ca2be0, 0x7a33a2214189dacb, 0x14aa7055c5221e88, 0xf20196564d54cf00, 0x75262fdb9572a53, 0x78a6a3ae3ffcdc58,
    0x8e0555a5c6af1cfb, 0x6b4eb10632a4e9b0, 0x9b5d484dd4070fa3, 0x5df6be5e254cf708, 0xa8b53af5e15f85b4, 0x509ecbb617f4739f,
    0xb60d2d9deeb7930c, 0x4346d90e0a9c6647, 0xc36520457bf0a064, 0x35eee6668abb58ef, 0xd0bd12ed6e98adbc, 0x2896f3be98134b97,
    0xde1505956140bb14, 0x1b3e76e9a56b3e3f, 0xeb6d8fc253e8c86c, 0x933c506ecbe630e7, 0x6617b63d2d6deee7, 0xa0944316d93e0a6c,
    0x58bfc39520157bc0, 0xadec35bee6968aeb, 0x4b67d0ed12bd6e68, 0xbb442866f3ee9843, 0xde4505656110, 0,
    2, 4, 6, 8, 0x4d54cf0014aa7055, 0xb9572a53f2019656,
    0x3ffcdc58075262fd, 0x16371cfb78a6a3ae, 0xf07494c94ee1cd73, 0x8df648ab7ca2be0, 0x7a33a2214189dacb, 0x55a5c6afc5221e88,
    0xb10632a4e9b08e05, 0x484dd4070fa36b4e, 0xbe5e254cf7089b5d, 0xa7283c82dfd25df6, 0x522bca291981752c, 0xb4802f2aed2a917f,
    0x44d3d7810c2967d4, 0xa8b53af5e15f85b4, 0x509ecbb617f4739f, 0xb60d2d9deeb7930c, 0x2a23d90e0a9c6647, 0xdc88072262cdb987,
    0x1ccb7876a3de3fcc, 0xe9e08e355575c6df, 0xa0644346b1363274, 0x58efc36520457bf0, 0xadbc35eee6668abb, 0x4b97d0bd12ed6e98,
    0x933c506ecbe69813, 0x6617b63d2d6deee7, 0xa0944316d93e0a6c, 0x58bfc39520157bc0, 0x6140bb142896f3be, 0xa56b3e3fde150595,
    0x53e8c86c1b3e76e9, 0x30e7eb6d8fc2, 1, 2, 3, 4,
    8, 0xd5c40de66991b2c3, 0x238ff8c59d1a4690, 0xe31c87715c39c01b, 0x705571e2aa723938, 0x96564d54cf0014aa,
    0x62fdb9572a53f201, 0xa3ae3ffcdc580752, 0x55a5c6af1cfb78a6, 0xb10632a4e9b08e05, 0x484dd4070fa36b4e, 0xbe5e254cf7089b5d,
    0x3af5e15f85b45df6, 0xcbb617f4739fa8b5, 0x2d9deeb7930c509e, 0xd90e0a9c6647b60d, 0x20457bf0a0644346, 0xe6668abb58efc365,
    0x12ed6e98adbc35ee, 0x2a2398134b97d0bd, 0xdc88072262cdb987, 0x1ccb7876a3de3fcc, 0xe9e08e355575c6df, 0xf736b1eb1363274,
    0xf7389b8d481dd437, 0x85e45dc6be8e251c, 0x736fa8e53ac5e18f, 0x933c506ecbe617c4, 0x6617b63d2d6deee7, 0xa0944316d93e0a6c,
    0x58bfc39520157bc0, 0x6140bb142896f3be, 0xa56b3e3fde150595, 0x53e8c86c1b3e76e9, 0x30e7eb6d8fc2, 4,
    5, 6, 4, 5, 0x4d54cf0014aa7055, 0xb9572a53f2019656,
    0x3ffcdc58075262fd, 0xc6af1cfb78a6a3ae, 0x32a4e9b08e0555a5, 0xd4070fa36b4eb106, 0x254cf7089b5d484d, 0xe15f85b45df6be5e,
    0x17f4739fa8b53af5, 0xeeb7930c509ecbb6, 0xa9c6647b60d2d9d, 0xcf0014aa7055d90e, 0x2a53f20196564d54, 0xdc58075262fdb957,
    0x1cfb78a6a3ae3ffc, 0xe9b08e0555a5c6af, 0xfa36b4eb10632a4, 0xf7089b5d484dd407, 0x5df6be5e254c, 0xd5c40de66991b2c3,
    0x238ff8c59d1a4690, 0xe31c87715c39c01b, 0x163771e2aa723938, 0xf07494c94ee1cd73, 0x8df648ab7ca2be0, 0x7a33a2214189dacb,
    0x8c785732c5221e88, 0x6cdbaf793431e823, 0x99d049dad27a1130, 0x5f83bcd126d9f57b, 0xa7283c82dfd28427, 0x522bca291981752c,
    0xb4802f2aed2a917f, 0x44d3d7810c2967d4, 0x4d54cf0014aa7055, 0xb9572a53f2019656, 0x3ffcdc58075262fd, 0xc6af1cfb78a6a3ae,
    0x32a4e9b08e0555a5, 0xd4070fa36b4eb106, 0x254cf7089b5d484d, 0xe15f85b45df6be5e, 0x17f4739fa8b53af5, 0xeeb7930c509ecbb6,
    0xa9c6647b60d2d9d, 0x933c506ecbe6d90e, 0x6617b63d2d6deee7, 0xa0944316d93e0a6c, 0x58bfc39520157bc0, 0xadec35bee6968aeb,
    0x4b67d0ed12bd6e68, 0xbb442866f3ee9843, 0xde4505656110, 0x4dc04e404ec04f40, 0x4b804c404cc04d40, 0x67f967fb67fd67ff,
    0x67f167f367f567f7, 0x50e05120516051a0, 0x4fc05020506050a0, 3, 2, 1,
    1, 2, 1, 1, 2, 0xffffffffffffffff,
    0, 2, 1, 0xd9a0d5a04da049a0, 0xd960d5604d604960, 0xd920d5204d204920,
    0xd8e0d4e04ce048e0, 2, 2, 1, 1, 2,
    1, 1, 2, 0xeb5ee80160535ca5, 0xe892e52e5dca5a66, 0x67f967fb67fd67ff,
    0x67f167f367f567f7, 0xeedbeb35638f5fe9, 0xed35e98b61e15e37,
#endif
#if (SCATTER_VECTORS_TYPES) & 0x800 /* double */
    0x737febdada1c4001, 0xf55078dee3567ff9, 0x28df72fbf6c5c007, 0xb8f0a1292f1dfff7, 0x653f4ab1aafe4009, 0x38f368c851a800a,
    0xde40dd98a0c93ff4, 0x3fef0e423953000c, 7, 6, 4, 6,
    0, 5, 5, 0x737febdada1c4001, 0x11cfd7b5b4388002, 0xd0003c6f71ab3ffc,
    0x4e2faf6b68710004, 0x93a064b9bd72bffa, 0x4e2faf6b68710004, 0x28df72fbf6c5c007, 0xb8f0a1292f1dfff7, 0x653f4ab1aafe4009,
    0x11cfd7b5b4388002, 0x93a064b9bd72bffa, 0xd0003c6f71ab3ffc, 0x93a064b9bd72bffa, 0xf55078dee3567ff9, 0x28df72fbf6c5c007,
    0xb8f0a1292f1dfff7, 0x653f4ab1aafe4009, 0x38f368c851a800a, 6, 1, 5,
    0xfffffffffffffffe, 3, 0xfffffffffffffffc, 4, 1, 0x737febdada1c4001,
    0x11cfd7b5b4388002, 0xd0003c6f71ab3ffc, 0x4e2faf6b68710004, 0x93a064b9bd72bffa, 0xf55078dee3567ff9, 0x4e2faf6b68710004,
    0xd0003c6f71ab3ffc, 0x11cfd7b5b4388002, 0x737febdada1c4001, 0x93a064b9bd72bffa, 0xf55078dee3567ff9, 0x28df72fbf6c5c007,
    0xb8f0a1292f1dfff7, 0x653f4ab1aafe4009, 0x300000004, 0x100000002, 4, 0x93a064b9bd72bffa,
    0x4e2faf6b68710004, 0xd0003c6f71ab3ffc, 0x11cfd7b5b4388002, 0x737febdada1c4001, 0xbff0000000000000, 0xc000000000000000,
    0xbff0000000000000, 0x3fe0000000000000, 0xbfe0000000000000, 0xc008000000000000, 6, 0,
    1, 2, 3, 4, 5, 0xc000000000000000,
    0xbff0000000000000, 0x3ff0000000000000, 0xbfe0000000000000, 0xbfd0000000000000, 0x4000000000000000, 0xc000000000000000,
    0xc000000000000000, 0xbff0000000000000, 0xbfe0000000000000, 0xbfe0000000000000, 0xc008000000000000, 0,
    0, 1, 1, 5, 5, 0xc000000000000000,
    0xc008000000000000, 0xbfe0000000000000, 0xc010000000000000, 0xc000000000000000, 0xc01c000000000000, 0xc008000000000000,
    0xc010000000000000, 0xbff0000000000000, 0x3fe0000000000000, 0xbfe0000000000000, 0xc01c000000000000, 0x3fffffffffffffff,
    0xffeffffffffffff9, 0xffeffffffffffff6, 0x333666666666666d, 0xffeffffffffffffc, 0x3336666666666667, 0x333666666666666a,
    0x3ffffffffffffffc, 4, 2, 2, 2, 0,
    0, 3, 3, 1, 1, 0xffeffffffffffffd,
    0xb336666666666666, 0x3ffffffffffffffe, 0xffeffffffffffffa, 0xb336666666666669, 0x3ffffffffffffffb, 0xffeffffffffffff7,
    0xb33666666666666c, 0x3ffffffffffffffe, 0xffeffffffffffffa, 0xffeffffffffffff7, 0xb33666666666666c, 0xffeffffffffffffd,
    0xb336666666666666, 0xb336666666666669, 0x3ffffffffffffffb, 2, 2, 0,
    0, 0xffffffffffffffff, 0xffffffffffffffff, 0xfffffffffffffffd, 0xfffffffffffffffd, 2,
    2, 0, 0, 2, 2, 3,
    3, 0xffeffffffffffffd, 0x3336666666666669, 0x3ffffffffffffffe, 0xffeffffffffffffa, 0xaaaffffffffffffb,
    0xb336666666666666, 0xb336666666666669, 0x3ffffffffffffffb, 0x3ffffffffffffffe, 0xffeffffffffffffa, 0xffeffffffffffff6,
    0x333666666666666d, 0xffeffffffffffffd, 0xb336666666666666, 0xb336666666666669, 0x3ffffffffffffffb, 2,
    2, 0, 0, 4, 4, 1,
    1, 0x3ff0000000000000, 0x4000000000000000, 0x4008000000000000, 0x4010000000000000, 0xc014000000000000,
    0xc018000000000000, 0xc01c000000000000, 0xc020000000000000, 0x4022000000000000, 0x4024000000000000, 0x4026000000000000,
    0x4028000000000000, 0xc02a000000000000, 0xc02c000000000000, 0xc02e000000000000, 0xc030000000000000, 4,
    4, 0, 2, 3, 1, 3,
    0, 3, 1, 2, 3, 3,
    0x3ff9400000000000, 0x3ff9800000000000, 0x3ff9c00000000000, 0xbffa000000000000, 0xbffa400000000000, 0xbffa800000000000,
    0x3ffac00000000000, 0x3ffb000000000000, 0x3ffb400000000000, 0x3ff9400000000000, 0x4000000000000000, 0x4008000000000000,
    0x4010000000000000, 0xbffa000000000000, 0x3ffb000000000000, 0xc01c000000000000, 0xc020000000000000, 0x4022000000000000,
    0x4024000000000000, 0x4026000000000000, 0x4028000000000000, 0x3ffac00000000000, 0xbffa400000000000, 0x3ff9c00000000000,
    0xc030000000000000, 0x11cfd7b5b4388002, 0xd0003c6f71ab3ffc, 0x4e2faf6b68710004, 0x93a064b9bd72bffa, 0xb021a70c1baebfea,
    0x6e0e44cebe6d8016, 0xc5e30a99889c017, 0xd571e37b8d59ffe7, 0x48be085f4cc24019, 0x99120bc5d9217fe5, 0xfac21feaff053fe4,
    0x236dcbefdb17001c, 0xbe6248354accbfe2, 0x5fcda3a58f4f801e, 0x8202707f96943fe0, 0xe3b284a4bc77ffdf, 0x3a7d67361da44021,
    0xa752acef083f7fdd, 0x76dd3eebd1dcc023, 0x152d2ac6abf90024, 0xcca2e95e79eabfda, 0x518d027c60318026, 0x904311a8c5b23fd8,
    0xf1f325cdeb95ffd7, 0x2c3cc60cee864029, 0xb5934e18375d7fd5, 0x689c9dc2a2bec02b, 0x6ec899d7cdb002c, 0xdae38a87a908bfd2,
    0x434c61533113802e, 0x9e83b2d1f4d03fd0, 0x7fac3908e54c0030, 0x1dfc24e3bf684031, 0xc3d3ef41667b7fcd, 0x5a5bfc9973a0c033,
    0x8774178bb242ffcb, 0xe9242bb0d826bfca, 0x350bc02a01f58036, 0xacc453fb23ee3fc8, 0x716b97dfb62e0038, 0xfbb83ba904a4039,
    0xd214906a95997fc5, 0x4c1b5b704482c03b, 0x95b4b8b4e160ffc3, 0xf764ccda0744bfc2, 0x26cb1f00d2d7803e, 0xbb04f524530c3fc0,
    0x632af6b687100040, 0x17ae291612c4041, 0xe0553193c4b77fbd, 0x3ddaba471564c043, 0xa3f559de107effbb, 0x7a3a91fcc99d4045,
    0x188a7dd7a3b98046, 0xc945964d822a3fb8, 0x54ea558d57f20048, 0x8ce5be97cdf1bfb6, 0xee95d2bcf3d57fb5, 0x2f9a191de646c04b,
    0xb235fb073f9cffb3, 0x6bf9f0d39a7f404d, 0xa49dcae749b804e, 0xd7863776b1483fb0, 0x46a9b46428d40050, 3,
    4, 5, 2, 0xffffffffffffffff, 0xfffffffffffffffe, 2,
    2, 0xffffffffffffffff, 0xffffffffffffffff, 0, 0x737febdada1c4001, 0x11cfd7b5b4388002,
    0xd0003c6f71ab3ffc, 0x4e2faf6b68710004, 0x93a064b9bd72bffa, 0xf55078dee3567ff9, 0x28df72fbf6c5c007, 0xb8f0a1292f1dfff7,
    0x653f4ab1aafe4009, 0x38f368c851a800a, 0xde40dd98a0c93ff4, 0x3fef0e423953000c, 0xa1e105e2ec90bff2, 0x7c4ee5f7ed8b800e,
    0x1a9ed1d2c7a7c00f, 0xc73142525e3bffef, 0x56fea9887be04011, 0x8ad16a9caa037fed, 0xec817ec1cfe73fec, 0x31ae6d190a350014,
    4, 5, 0xb021a70c1baebfea, 0x6e0e44cebe6d8016, 0xc5e30a99889c017, 0xd571e37b8d59ffe7,
    0x48be085f4cc24019, 0x99120bc5d9217fe5, 0xfac21feaff053fe4, 0x236dcbefdb17001c, 0xbe6248354accbfe2, 0x5fcda3a58f4f801e,
    0x8202707f96943fe0, 0xe3b284a4bc77ffdf, 0x3a7d67361da44021, 0xa752acef083f7fdd, 0x76dd3eebd1dcc023, 0x152d2ac6abf90024,
    0xcca2e95e79eabfda, 0x518d027c60318026, 0x904311a8c5b23fd8, 0xf1f325cdeb95ffd7, 0x2c3cc60cee864029, 0xb5934e18375d7fd5,
    0x689c9dc2a2bec02b, 0x6ec899d7cdb002c, 0xdae38a87a908bfd2, 0x434c61533113802e, 0x9e83b2d1f4d03fd0, 0x7fac3908e54c0030,
    0x1dfc24e3bf684031, 0xc3d3ef41667b7fcd, 0xf55078dee3567ff9, 0x28df72fbf6c5c007, 0xb8f0a1292f1dfff7, 0x653f4ab1aafe4009,
    0x38f368c851a800a, 0x716b97dfb62e0038, 0xfbb83ba904a4039, 0xd214906a95997fc5, 0x4c1b5b704482c03b, 0x95b4b8b4e160ffc3,
    0xc73142525e3bffef, 0x56fea9887be04011, 0x8ad16a9caa037fed, 0xec817ec1cfe73fec, 0x31ae6d190a350014, 0xe0553193c4b77fbd,
    0x3ddaba471564c043, 0xa3f559de107effbb, 0x7a3a91fcc99d4045, 0x188a7dd7a3b98046, 0xc945964d822a3fb8, 0x54ea558d57f20048,
    0x8ce5be97cdf1bfb6, 0xee95d2bcf3d57fb5, 0x2f9a191de646c04b, 0xde40dd98a0c93ff4, 0x3fef0e423953000c, 0xa1e105e2ec90bff2,
    0x7c4ee5f7ed8b800e, 0x1a9ed1d2c7a7c00f, 0x431fffffffffffff, 0xc31ffffffffffffd, 0x431ffffffffffffb, 0xc30ffffffffffff2,
    0xc31ffffffffffff9, 0x431ffffffffffff7, 0xc30ffffffffffffe, 0xc31ffffffffffff5, 0x430ffffffffffff6, 0x431ffffffffffff3,
    0xc31ffffffffffff1, 0x4305555555555552, 3, 4, 2, 0xffffffffffffffff,
    0xfffffffffffffffe, 2, 2, 0xffffffffffffffff, 0xffffffffffffffff, 0,
    0, 0xffffffffffffffff, 5, 2, 0x4305555555555556, 0x430ffffffffffffa,
    0x430555555555554e, 0xc310000000000003, 0xc310000000000005, 0x431fffffffffffff, 0xc31ffffffffffffd, 0x431ffffffffffffb,
    0xc31ffffffffffffe, 0xc31ffffffffffff9, 0x431ffffffffffff7, 0xbfe0000000000000, 0xc31ffffffffffff5, 0xc000000000000000,
    0x431ffffffffffff3, 0xc31ffffffffffff1, 0x431ffffffffffffb, 0x7fffffffffffffff, 0x8000000000000000, 0x430ffffffffffffe,
    0xc30ffffffffffffc, 0x430ffffffffffffa, 0xc30ffffffffffff8, 0x430ffffffffffff6, 0xc30ffffffffffff4, 0x430ffffffffffff2,
    0xc30ffffffffffff0, 0x430fffffffffffee, 9, 8, 0xfffffffffffffff7, 2,
    4, 0xfffffffffffffffe, 1, 2, 3, 1,
    0x430ffffffffffffe, 0x430ffffffffffffc, 0xc30ffffffffffffa, 0xc30ffffffffffff8, 0x430ffffffffffff6, 0x430ffffffffffff4,
    2, 3, 0x431ffffffffffffd, 0xbff0000000000000, 0, 0xc30ffffffffffff8,
    0xbfd0000000000000, 0xc30ffffffffffff4, 0x430ffffffffffff2, 0x3fe8000000000000, 0x431ffffffffffff6, 0x4024000000000000,
    0xc026000000000000, 0x4028000000000000, 0xc02a000000000000, 0x402c000000000000, 0xc02e000000000000, 0x4030000000000000,
    0xc031000000000000, 0x4032000000000000, 3, 0xffffffffffffffff, 3, 0,
    0xfffffffffffffffa, 8, 0x3ff0000000000000, 0x4000000000000000, 0x4010000000000000, 0x4020000000000000,
    0x4030000000000000, 0x4040000000000000, 0x4032000000000000, 0xc026000000000000, 0x4028000000000000, 0x4020000000000000,
    0x402c000000000000, 0xc02e000000000000, 0x4030000000000000, 0xc031000000000000, 0x404a000000000000, 0x8000000000000000,
    0xc000000000000000, 0xc340000000000000, 0xc340000000000001, 0x3fefffffffffe7f3, 0xc020000000000c06, 0x3ff0000000000000,
    0x3ff0000000000000, 0x3ff0000000000000, 0x3ff0000000000000, 0x3ff0000000000000, 0x3ff0000000000000, 0x3ff0000000000000,
    0x3ff0000000000000, 0x3ff0000000000000, 0x4340000000000000, 0x3ff0000000000000, 0xc340000000000000, 0x4340000000000000,
    0x3ff0000000000000, 0xc340000000000000, 0x4340000000000000, 0x3ff0000000000000, 0x3ff0000000000000, 0x3ff0000000000000,
    0x3ff0000000000000, 0x3ff0000000000000, 0x3ff0000000000000, 0x3ff0000000000000, 0xc33ffffffffffffe,
#endif
#if (SCATTER_VECTORS_TYPES) & 0x1000 /* uint32 */
    0x91c448c7, 0x2ffbc280, 0xf38ccf0e, 0xce333c39, 0xfc5dfd735e2683ba, 0x38ccf0e59a95772c,
    0x753be457d7046a9e, 0xb1aad7c913735e10, 0xee19cb3b4fe25182, 0x2a88bead8c5144f4, 0x66f7b21fc8c03866, 0xa366a591052f2bd8,
    0xdfd59903419e1f4a, 0x1c448c757e0d12bc, 0x58b37fe7ba7c062e, 0x95227359f6eaf9a0, 0xd19166cb3359ed12, 0x6fc8e084,
    3, 3, 3, 0xfffffffd00000002, 0xffffffff00000001, 0x1fffffffd,
    0xffffffff, 0xfffffffd00000002, 0xffffffff00000001, 3, 2, 2,
    0x91c448c7f38ccf0e, 0xce333c392ffbc280, 0xaa22fab6c6ab5f2, 0x4711231da8d9a964, 0x8380168fe5489cd6, 0xbfef0a0121b79048,
    0x8380168f6c6ab5f2, 0x38ccf0e59a95772c, 0x753be4574711231d, 0xb1aad7c913735e10, 0xee19cb3b4fe25182, 0x2a88bead0aa22fab,
    0x66f7b21f21b79048, 0xa366a591052f2bd8, 0xdfd59903419e1f4a, 0x1c448c75e5489cd6, 0xa8d9a964ba7c062e, 0x95227359bfef0a01,
    0xd19166cb3359ed12, 0x6fc8e084, 3, 0, 4, 0,
    0x753be457d7046a9e, 0xb1aad7c913735e10, 0xee19cb3b4fe25182, 0x2a88bead8c5144f4, 0x66f7b21fc8c03866, 0xa366a591052f2bd8,
    0xdfd59903419e1f4a, 0x1c448c757e0d12bc, 0x58b37fe7ba7c062e, 0x95227359f6eaf9a0, 0xd19166cb3359ed12, 0xe005a3d6fc8e084,
    3, 2, 1, 4, 0xffffffffffffffff, 0,
    2, 1, 0x91c448c7f38ccf0e, 0xce333c392ffbc280, 0xaa22fab6c6ab5f2, 0x4711231da8d9a964,
    0x8380168fe5489cd6, 0xbfef0a0121b79048, 0xfc5dfd735e2683ba, 0x38ccf0e59a95772c, 2, 2,
    1, 4, 0x8380168fe5489cd6, 0xbfef0a0121b79048, 0xfc5dfd735e2683ba, 0x38ccf0e59a95772c,
    0x66f7b21fc8c03866, 0xa366a591052f2bd8, 0xdfd59903419e1f4a, 0x1c448c757e0d12bc, 0x91c448c7f38ccf0e, 0xce333c392ffbc280,
    0xaa22fab6c6ab5f2, 0x4711231da8d9a964, 0x400000004ccccccb, 0x4cccccc8fffffff9, 0xfffffff640000003, 0x400000064cccccc5,
    0x4cccccc2fffffff3, 0xfffffffc40000009, 3, 4, 2, 0xffffffffffffffff,
    2, 0xfffffffd, 0x400000004ccccccb, 0x4cccccc8fffffff9, 0xfffffff640000003, 0x400000064cccccc5,
    0x4cccccc2fffffff3, 0xfffffffd40000009, 0xfffffff340000006, 0x400000094cccccc2, 0x4cccccbffffffff0, 0xffffffed4000000c,
    0x400000034cccccc8, 0x4cccccc5fffffff6, 0x4ccccccbfffffffc, 0xfffffff940000000, 4, 4,
    3, 0xfffffffffffffffe, 3, 0xfffffffffffffffc, 4, 1,
    0x4cccccc9fffffffd, 0xfffffff73ffffffe, 0x40000004b3333336, 0xb3333339fffffff7, 0xb3333333aaaaaaa5, 0xfffffffa40000001,
    0xfffffff440000007, 0x4000000ab333333c, 0xfffffff440000007, 0x4000000ab333333c, 0x4cccccbffffffff0, 0xffffffed4000000c,
    0x40000004b3333336, 0xb3333339fffffff7, 0xb3333333fffffffd, 0xfffffffa40000001,
#endif
#if (SCATTER_VECTORS_TYPES) & 0x2000 /* uint64 */
    0, 0xffffffffffffffff, 1, 0xfffffffffffffffe, 0, 5,
    2, 0, 4, 3, 0xffffffffffffffff, 1,
    0x8000000000000000, 1, 0xffffffffffffffff, 0xffffffffffffffff, 0xfffffffffffffffe, 0x8000000000000000,
    0, 3, 0xffffffff, 0xfffffffe, 0xfffffffd, 0xfffffffc,
    0xfffffffb, 0xfffffffa, 3, 2, 1, 0,
    0xfffffffe, 0xfffffffd, 0xfffffffc, 0xfffffffb, 0xfffffffa, 0xfffffff9,
    1, 3, 2, 0xfffffffd00000002, 0xfffffffb00000006, 0xfffffff90000000c,
    0xfffffff700000014, 0xfffffff50000001e, 0xfffffff30000002a, 0xffffffffffffffff, 0xfffffffffffffffe, 0xfffffffffffffffd,
    0xfffffffffffffffc, 0xfffffffffffffffb, 0xfffffffffffffffa, 0xfffffffffffffff9, 0xfffffffffffffff8, 0xfffffffffffffff7,
    0xfffffffffffffff6, 0xfffffffffffffff5, 0xfffffffffffffff4, 0xfffffffffffffff3, 0xfffffffffffffff2, 0xfffffffffffffff1,
    0xfffffffffffffff0, 0xffffffffffffffef, 0xffffffffffffffee, 0xffffffffffffffed, 0xffffffffffffffec, 0xffffffffffffffeb,
    0xffffffffffffffea, 0xffffffffffffffe9, 0xffffffffffffffe8, 0xffffffffffffffe7, 0xffffffffffffffe6, 0xffffffffffffffe5,
    0xffffffffffffffe4, 0xffffffffffffffe3, 0xffffffffffffffe2, 0xffffffffffffffe1, 0xffffffffffffffe0, 0xffffffffffffffdf,
    0xffffffffffffffde, 0xffffffffffffffdd, 0xffffffffffffffdc, 0xffffffffffffffdb, 0xffffffffffffffda, 0xffffffffffffffd9,
    0xffffffffffffffd8, 0xffffffffffffffd7, 0xffffffffffffffd6, 0xffffffffffffffd5, 0xffffffffffffffd4, 0xffffffffffffffd3,
    0xffffffffffffffd2, 0xffffffffffffffd1, 0xffffffffffffffd0, 0xffffffffffffffcf, 0xffffffffffffffce, 0xffffffffffffffcd,
    0xffffffffffffffcc, 0xffffffffffffffcb, 0xffffffffffffffca, 0xffffffffffffffc9, 0xffffffffffffffc8, 0xffffffffffffffc7,
    0xffffffffffffffc6, 0xffffffffffffffc5, 0xffffffffffffffc4, 0xffffffffffffffc3, 0xffffffffffffffc2, 0xffffffffffffffc1,
    0xffffffffffffffc0, 0x285145, 0x285144, 0x285143, 0x285142, 0x285141,
    0x285140, 0x28513f, 0x28513e, 0x28513d, 0x28513c, 0x28513b,
    0x28513a, 0x285139, 0x285138, 0x285137, 0x285136, 0x285135,
    0x285134, 0x285133, 0x285132, 0x285131, 0x285130, 0x28512f,
    0x28512e, 0x28512d, 0x28512c, 0x28512b, 0x28512a, 0x285129,
    0x285128, 0x285127, 0x285126, 3, 0x20, 2,
    0xffffffffffffffff, 2, 1, 0x285144, 0x285142, 0x285140,
    0x28513e, 0x28513c, 0x28513a, 0x285138, 0x285136, 0x285134,
    0x285132, 0x285130, 0x28512e, 0x28512c, 0x28512a, 0x285128,
    0x285126, 0x285124, 0x285122, 0x285120, 0x28511e, 0x28511c,
    0x28511a, 0x285118, 0x285116, 0x285114, 0x285112, 0x285110,
    0x28510e, 0x28510c, 0x28510a, 0x285108, 0x285106, 0x285143,
    0x285141, 0x28513f, 0x28513d, 0x28513b, 0x285139, 0x285137,
    0x285135, 0x285133, 0x285131, 0x28512f, 0x28512d, 0x28512b,
    0x285129, 0x285127, 0x285125, 0x285123, 0x285121, 0x28511f,
    0x28511d, 0x28511b, 0x285119, 0x285117, 0x285115, 0x285113,
    0x285111, 0x28510f, 0x28510d, 0x28510b, 0x285109, 0x285107,
    0x285105, 2, 0x20, 0xffffffffffffffff, 0xfffffffffffffffe, 0xfffffffffffffffd,
    0xfffffffffffffffc, 0xfffffffffffffffb, 0xfffffffffffffffa, 0xfffffffffffffff9, 0xfffffffffffffff8, 0xfffffffffffffff7,
    0xfffffffffffffff6, 0xfffffffffffffff5, 0xfffffffffffffff4, 0xfffffffffffffff3, 0xfffffffffffffff2, 0xfffffffffffffff1,
    0xfffffffffffffff0, 0xffffffffffffffef, 0xffffffffffffffee, 0xffffffffffffffed, 0xffffffffffffffec, 0xffffffffffffffeb,
    0xffffffffffffffea, 0xffffffffffffffe9, 0xffffffffffffffe8, 0xffffffffffffffe7, 0xffffffffffffffe6, 0xffffffffffffffe5,
    0xffffffffffffffe4, 0xffffffffffffffe3, 0xffffffffffffffe2, 0xffffffffffffffe1, 0xffffffffffffffe0, 0xffffffffffffffdf,
    0xffffffffffffffde, 0xffffffffffffffdd, 0xffffffffffffffdc, 0xffffffffffffffdb, 0xffffffffffffffda, 0xffffffffffffffd9,
    0xffffffffffffffd8, 0xffffffffffffffd7, 0xffffffffffffffd6, 0xffffffffffffffd5, 0xffffffffffffffd4, 0xffffffffffffffd3,
    0xffffffffffffffd2, 0xffffffffffffffd1, 0xffffffffffffffd0, 0xffffffffffffffcf, 0xffffffffffffffce, 0xffffffffffffffcd,
    0xffffffffffffffcc, 0xffffffffffffffcb, 0xffffffffffffffca, 0xffffffffffffffc9, 0xffffffffffffffc8, 0xffffffffffffffc7,
    0xffffffffffffffc6, 0xffffffffffffffc5, 0xffffffffffffffc4, 0xffffffffffffffc3, 0xffffffffffffffc2, 0xffffffffffffffc1,
    0xffffffffffffffc0, 0xffffdadca5cdaafc, 0xffffbb1d2bab6188, 0xffff9b5db40e2c40, 0xffff7b9e3ef60b0c, 0xffff5bdecc62fdd4,
    0xffff3c1f5c550480, 0xffff1c5feecc1ef8, 0xfffefca083c84d24, 0xfffedce11b498eec, 0xfffebd21b54fe438, 0xfffe9d6251db4cf0,
    0xfffe7da2f0ebc8fc, 0xfffe5de392815844, 0xfffe3e24369bfab0, 0xfffe1e64dd3bb028, 0xfffdfea586607894, 0xfffddee6320a53dc,
    0xfffdbf26e03941e8, 0xfffd9f6790ed42a0, 0xfffd7fa8442655ec, 0xfffd5fe8f9e47bb4, 0xfffd4029b227b3e0, 0xfffd206a6ceffe58,
    0xfffd00ab2a3d5b04, 0xfffce0ebea0fc9cc, 0xfffcc12cac674a98, 0xfffca16d7143dd50, 0xfffc81ae38a581dc, 0xfffc61ef028c3824,
    0xfffc422fcef80010, 0xfffc22709de8d988, 0xfffc02b16f5ec474,
#endif
#if (SCATTER_VECTORS_TYPES) & 0x4000 /* complex64 */
    0xa907f60d93ee1f7c, 0x38fcff2df4f314b7, 2, 1, 0x4fe435067325b56f, 0xce16d5be1220c034,
    0xce16d5be1220c034, 0x4fe435067325b56f, 0x8000000048ff0040, 0x80000000c8ff0040, 0xc3ff800043ff8000, 0x43ff8000c3ff8000,
    0xc3ff800043ff8000, 0x43ff8000c3ff8000, 0xc3ff800043ff8000, 0x43ff8000c3ff8000, 0xc3ff800043ff8000, 7,
    0xfffffff900000006, 0x400000002, 0x1fffffffe, 6, 0x43ff800043ff8000, 0x43ff800043ff8000,
    0xc3ff8000c3ff8000, 0xc3ff8000c3ff8000, 0x43ff800043ff8000, 0x43ff800043ff8000, 0x48ff0040, 0xc8ff0040,
    0xc8ff0040, 0x43ff8000c3ff8000, 0xc8ff0040, 0xc8ff0040, 0x48ff0040, 0xc42e000080000000,
    0xc04000003f800000, 0x40000000c0000000, 0xbf80000040400000, 0x40800000c0800000, 0xc04000003f800000, 0x40000000c0000000,
    0xbf80000040400000, 0xffffffff00000003, 3, 0x6fffffffc, 0x40a0000040000000, 0x4040000040400000,
    0x4000000040a00000, 0x40a0000040000000, 0x4040000040400000, 0x4000000040a00000, 0xbf80000041880000, 0x40000000c0000000,
    0xbf80000040400000, 0xc42e000000000000, 0xc04000003f800000, 0x40000000c0000000, 0x4258000042400000, 0x80000000bf800000,
    0x8000000041c80000, 0x8000000040800000, 0x80000000420c0000, 0x3f80000000000000, 0x4080000040400000, 0x3f8000003f800001,
    0x4000000080000000, 0x40a00000, 0x3f8000007f7fffff, 0, 1, 4,
    3, 4, 0x3f80000000000000, 0xc080000040400000, 0x40e00000, 0xc000000000000000,
    0xbf800000, 0x41c80000, 0x3f8000003f800001, 0x40800000, 0x420c0000, 0x3f8000007f7fffff,
    0xbfc99999a0000000, 0x3fb99999a0000000, 0x3e88000000000000, 0x3e80000000000000, 0x4000aaaac0000000, 0x3ebc000000000000,
    0, 0x4000000020000000, 0x3ebc000000000000, 0, 0x3fe0000000000000, 0x3e9a000000000000,
    2, 1, 0, 4, 0x3f8000013f800000, 0x3e8000003eaaaaac,
    0x3e4ccccd3dcccccd, 0x3dcccccd00000000, 0x3dcccccdbe4ccccd, 0x4005555634000000, 0x4000000100000000, 0x4000000080000000,
    0x3f00000000000000, 0x3f8000007f7fffff, 0x3fe4cccd00000000, 0xc00c666660000000, 0x3ebc000000000000, 0x3f4ccccc40266667,
    0x3fe4cccd00000000, 0xc00c666660000000, 0x3ee2800000000000, 0x4004cccd00000000, 0x3fe9999980000000, 0x3ec0000000000000,
    1, 1, 1, 2, 0x3dcccccd3e99999a, 0x40000000bf8ccccd,
    0x3f80000000000000, 0xbf6666663fd9999a, 0x3f80000000000000, 0xc06333333f266668, 0x3f4ccccc40266668, 0x4000000080000000,
    0x40a00000, 0x3f8000007f7fffff, 3, 0, 4, 0,
    4, 1, 0, 0x80000000, 0x8000000000000000, 0x8000000080000000,
    0, 0x80000000, 0x8000000000000000, 0x8000000080000000, 0, 9,
    4, 0, 6, 1, 3, 8,
    7, 7, 1, 0x8000000080000000, 0x8000000080000000, 0x80000000,
    0x8000000000000000, 0, 0x8000000080000000, 0, 0x8000000080000000, 0x8000000000000000,
    0x8000000000000000, 0, 0x8000000080000000, 0x80000000, 0x80000000, 0,
    0x8000000080000000, 2, 5, 2, 0, 2,
    5, 7, 0x80000000, 0x8000000000000000, 0x80000000, 0x8000000080000000,
    0x80000000, 0x8000000000000000, 0, 0x8000000080000000, 0x80000000, 0x80000000,
    0x8000000080000000, 0, 0x8000000000000000, 0x8000000000000000, 0, 0,
#endif
#if (SCATTER_VECTORS_TYPES) & 0x8000 /* complex128 */
    0, 3, 0, 2, 0xb7a7a2135b4bbf9e, 0xdb1137d1e0dbf26,
    0x668849c77ed08062, 0x6f6127a243f17f25, 0x4d835a258ecc063, 0xaecec438962ac0db, 0xdcf7de82ccf6ff9b, 0x33014fec8fb8ff23,
    0x41380d580d254065, 0xeb2e9bee4a6340dd, 0xa09806cd18be7f99, 0x897e87c9247f80de, 0x7d97e50dc15dc067, 0x58518c5c01643f20,
    0x1be7d0e89b7a0068, 0xc5de5f7ed8b800e0, 0xc5e8433c8a69bf96, 0x1bf1b4a64d2bbf1e, 0x5847a89e4fb2806a, 0x7da1c8cb730f7f1d,
    0x89886b86d6313f94, 0xa08e230f670cc0e3, 0xeb387fabfc14ff93, 0x4141f115bed6ff1b, 0x32f76c2ede07406d, 0xdcedfac51b4540e5,
    0xaed8a7f647dc7f91, 0x4e219600a9e7f19, 0x6f5743e4923fc06f, 0x66922d8530823f18, 0xda72fbf6c5c0070, 0xb79dbe55a99a00e8,
    0xd428e465b987bf8e, 0x2a3255cf7c49bf16, 0x4a07077520948072, 0xf3fd960b5dd280ea, 0x97c90cb0054f3f8c, 0x924d81e637eec0eb,
    0xf97920d52b32ff8b, 0x4f82923eedf4ff13, 0x24b6cb05aee94075, 0xcead599bec2740ed, 0xbd19491f76fa7f89, 0x1322ba8939bc7f11,
    0x6116a2bb6321c077, 0x74d2ceae5fa03f10, 0x80b97169c2c1ff87, 0xa95d1d2c7a7c00f0, 0xe269858ee8a5bf86, 0x3872f6f8ab67bf0e,
    0x3bc6664bf176807a, 0xe5bcf4e22eb480f2, 0xa609add9346d3f84, 0x840ce0bd08d0c0f3, 0x78263e01a5af007c, 0x5dc333681d12ff0b,
    0x167629dc7fcb407d, 0xc06cb872bd0940f5, 0xcb59ea48a6187f81, 0x21635bb268da7f09, 0x52d601923403c07f, 0xfccc90287141c0f7,
    0x8efa1292f1dfff7f, 0x9b1c7c034b5e00f8, 0xf0aa26b817c3bf7e, 0x46b39821da85bf06, 0x2d85c522c2588082, 0xd77c53b8ff9680fa,
    0xb44a4f02638b3f7c, 0xa53c06c264d3f04, 0x69e59cd876910084, 0x6c03d4914c30ff03, 0x83588b350ad4085, 0xb22c17498deb40fd,
    0xd99a8b71d5367f79, 0x2fa3fcdb97f87f01, 0x4495606904e5c087, 0xee8beeff4223c0ff, 0x9d3ab3bc20fdff77, 0x8cdbdada1c400100,
    0xfeeac7e146e1bf76, 0x54f4394b09a3befe, 0x1f4523f9933a808a, 0xc93bb28fd0788102, 0xc28af02b92a93f74, 0x18946195556b3efc,
    0x5ba4fbaf4773008c, 0x7a4475ba7b4efefb, 0x862b1875de70bf72, 0xa3eb76205ecd4105, 0xe7db2c9b04547f71, 0x3de49e04c7167ef9,
    0x3654bf3fd5c7c08f, 0xe04b4dd61305c107, 0xab7b54e5501bff6f, 0x184c64f12ddfef7, 0x72b496f58a004091, 0x6334da7438c1bef6,
    0x110482d0641c8092, 0xbafb1166a15a810a, 0xd0cb9154c1c73f6c, 0x26d502be84893ef4, 0x4d645a8618550094, 0xf75ae91c5593010c,
    0x946bb99f0d8ebf6a, 0x95aad4f72faf410d, 0xf61bcdc433727f69, 0x4c253f2df6347ef1, 0x28141e16a6a9c097, 0xd20aacace3e7c10f,
    0xb9bbf60e7f39ff67, 0xfc5677841fbfeef, 0x6473f5cc5ae24099, 0x71757b9d67dfbeee, 0x2c3e1a734fe809a, 0xacba703d723c8112,
    0xdf0c327df0e53f64, 0x3515a3e7b3a73eec, 0x3f23b95ce937009c, 0xe91a47f326750114, 0xa2ac5ac83cacbf62, 0x876a33ce00914115,
    0x7b8391129d6f809e, 0x5a65e05725527ee9, 0x19d37ced778bc09f, 0xc3ca0b83b4c9c117, 0xc7fc9737ae57ff5f, 0x1e0608a17119fee7,
    0x563354a32bc440a1, 0x7fb61cc696fdbee6, 0x8b9cbf81fa1f7f5d, 0x9e79cf14431e811a, 0xed4cd3a720033f5c, 0x43564510e2c53ee4,
    0x30e31833ba1900a4, 0xdad9a6c9f757011c, 0xb0ecfbf16bcabf5a, 0x6f66d5b2e8cbee2, 0x6d42efe96e5180a6, 0x68a6818054707ee1,
    0xb92dbc4486dc0a7, 0xb5896a5a85abc11f, 0xd63d3860dd75ff57, 0x2c46a9caa037fedf, 0x47f2b379fca640a9, 0xf1e9421039e44121,
    0x99dd60ab293d7f55, 0x90392deb14008122, 0xfb8d74d04f213f54, 0x5196e63a11e33edc, 0x22a2770a8afb00ac, 0xcc9905a0c8390124,
    0xbf2d9d1a9ae8bf52, 0x15370e845daabeda, 0x5f024ec03f3380ae, 0x76e722a9838e7ed9, 0x82cdc564e6b03f50, 0xa748c931568dc127,
    0xe47dd98a0c93ff4f, 0x3a874af3cf55fed7, 0x39b21250cd8840b1, 0xe3a8a0e70ac64129, 0xa81e01d4585b7f4d, 0x81f88cc1e4e2812a,
    0x7611ea0681c0c0b3, 0x5fd7876341013ed4, 0x1461d5e15bdd00b4, 0xbe586477991b012c, 0xcd6e3e43ca06bf4a, 0x2377afad8cc8bed2,
    0x50c1ad97101580b6, 0xfab83c2d4d53812e, 0x910e668e15ce3f48, 0x99082808276fc12f, 0xf2be7ab33bb1ff47, 0x48c7ec1cfe73fecf,
    0x2b7171279e6a40b9, 0xd567ffbddba84131, 0xb65ea2fd87797f45, 0xc6814674a3b7ecd, 0x67d148dd52a2c0bb, 0x6e18288c701f3ecc,
    0x62134b82cbf00bc, 0xb017c34e69fd0134, 0xdbaedf6cf924bf42, 0x31b850d6bbe6beca, 0x42810c6de0f780be, 0xec779b041e358136,
    0x9f4f07b744ec3f40, 0x8ac786def851c137, 0x7ee0e423953000c0, 0x57088d462d91fec7, 0x1d30cffe6f4c40c1, 0xc7275e94ac8a4139,
    0xc49f4426b6977f3d, 0x1aa8b59079597ec5, 0x5990a7b42384c0c3, 0x7c58c9b59f3d3ec4, 0x883f6c71025eff3b, 0xa1d722253adf013c,
    0xe9ef80962842bf3a, 0x3ff8f1ffeb04bec2, 0x34406b44b1d980c6, 0xde36f9daef17813e, 0xad8fa8e0740a3f38, 0x3991a4a36cc3ec0,
    0x70a042fa661200c8, 0x65492e6f5caffebf, 0xef02ed5402e40c9, 0xb8e6bd6b7d6c4141, 0xd2dfe54fe5b57f35, 0x28e956b9a8777ebd,
    0x4b50068af466c0cb, 0xf546952131a4c143, 0x96800d9a317cff33, 0x939680fc0bc10144, 0xf83021bf5760bf32, 0x4e3993291a22beba,
    0x25ffca1b82bb80ce, 0xcff658b1bff98146, 0xbbd04a09a3283f30, 0x11d9bb7365ea3eb8, 0x625fa1d136f400d0, 0x7389cf988bcdfeb7,
    0xaf8dac111040d1, 0xaaa61c424e4e4149, 0xe120867914d37f2d, 0x3729f7e2d7957eb5, 0x3d0f6561c548c0d3, 0xe705f3f80286c14b,
    0xa4c0aec3609aff2b, 0x8555dfd2dca3014c, 0x796f3d17798140d5, 0x5c7a34524940beb2, 0x17bf28f2539d80d6, 0xc1b5b78890db814e,
    0xca10eb32d2463f28, 0x201a5c9c95083eb0, 0x541f00a807d600d8, 0xfe158f3e45140150, 3, 2,
    4, 5, 0xfffffffe00000001, 0xfffffffe00000001, 0xfffffffe00000001, 0xfffffffe00000001,
    0xfffffffe00000001, 0xfffffffe00000001, 0x1fffffffe, 0x1fffffffe, 0x1fffffffe, 0x1fffffffe,
    0x1fffffffe, 0x1fffffffe, 0xfffffffe00000001, 0xfffffffe00000001, 0xfffffffe00000001, 0xfffffffe00000001,
    0xfffffffe00000001, 0xfffffffe00000001, 0x1fffffffe, 0x1fffffffe, 0x1fffffffe, 0x1fffffffe,
    0x1fffffffe, 0x1fffffffe, 2, 2, 3, 4,
    0x737febdada1c4001, 0x9dfc24e3bf684031, 0x11cfd7b5b4388002, 0x43d3ef41667b7fcd, 0xd0003c6f71ab3ffc, 0xda5bfc9973a0c033,
    0x4e2faf6b68710004, 0x774178bb242ffcb, 0x93a064b9bd72bffa, 0x69242bb0d826bfca, 0xf55078dee3567ff9, 0xb50bc02a01f58036,
    0x28df72fbf6c5c007, 0x2cc453fb23ee3fc8, 0xb8f0a1292f1dfff7, 0xf16b97dfb62e0038, 0x653f4ab1aafe4009, 0x8fbb83ba904a4039,
    0x38f368c851a800a, 0x5214906a95997fc5, 0xde40dd98a0c93ff4, 0xcc1b5b704482c03b, 0x3fef0e423953000c, 0x15b4b8b4e160ffc3,
    0xa1e105e2ec90bff2, 0x7764ccda0744bfc2, 0x7c4ee5f7ed8b800e, 0xa6cb1f00d2d7803e, 0x1a9ed1d2c7a7c00f, 0x3b04f524530c3fc0,
    0xc73142525e3bffef, 0xe32af6b687100040, 0x56fea9887be04011, 0x817ae291612c4041, 0x8ad16a9caa037fed, 0x60553193c4b77fbd,
    0xec817ec1cfe73fec, 0xbddaba471564c043, 0x31ae6d190a350014, 0x23f559de107effbb, 0xb021a70c1baebfea, 0xfa3a91fcc99d4045,
    0x6e0e44cebe6d8016, 0x988a7dd7a3b98046, 0xc5e30a99889c017, 0x4945964d822a3fb8, 0xd571e37b8d59ffe7, 0xd4ea558d57f20048,
    0x48be085f4cc24019, 0xce5be97cdf1bfb6, 0x99120bc5d9217fe5, 0x6e95d2bcf3d57fb5, 0xfac21feaff053fe4, 0xaf9a191de646c04b,
    0x236dcbefdb17001c, 0x3235fb073f9cffb3, 0xbe6248354accbfe2, 0xebf9f0d39a7f404d, 0x5fcda3a58f4f801e, 0x8a49dcae749b804e,
    0x8202707f96943fe0, 0x57863776b1483fb0, 0xe3b284a4bc77ffdf, 0xc6a9b46428d40050, 0x3a7d67361da44021, 0x1b265fc0fd0fbfae,
    0xa752acef083f7fdd, 0x7cd673e622f37fad, 0x76dd3eebd1dcc023, 0xa15977f4b728c053, 0x152d2ac6abf90024, 0x40769c306ebaffab,
    0xcca2e95e79eabfda, 0xddb94faa6b614055, 0x518d027c60318026, 0x416c47aba827fa9, 0x904311a8c5b23fd8, 0x65c6d89fe0663fa8,
    0xf1f325cdeb95ffd7, 0xb869133af9b60058, 0x2c3cc60cee864029, 0x296700ea2c2dbfa6, 0xb5934e18375d7fd5, 0xf4c8eaf0adee805a,
    0x689c9dc2a2bec02b, 0x9318d6cb880ac05b, 0x6ec899d7cdb002c, 0x4eb73d599dd8ffa3, 0xdae38a87a908bfd2, 0xcf78ae813c43405d,
    0x434c61533113802e, 0x125765a3e9a07fa1, 0x9e83b2d1f4d03fd0, 0x740779c90f843fa0, 0x7fac3908e54c0030, 0xaa287211ca980060,
    0xa1e105e2ec90bff2, 0x7764ccda0744bfc2, 0x11cfd7b5b4388002, 0x43d3ef41667b7fcd, 0x1a9ed1d2c7a7c00f, 0x3b04f524530c3fc0,
    0x4e2faf6b68710004, 0x774178bb242ffcb, 0x41380d580d254065, 0xeb2e9bee4a6340dd, 0x56fea9887be04011, 0x817ae291612c4041,
    0xf55078dee3567ff9, 0xb50bc02a01f58036, 0xec817ec1cfe73fec, 0xbddaba471564c043, 0xb8f0a1292f1dfff7, 0xf16b97dfb62e0038,
    0x5847a89e4fb2806a, 0x7da1c8cb730f7f1d, 0xb021a70c1baebfea, 0xfa3a91fcc99d4045, 0x38f368c851a800a, 0x5214906a95997fc5,
    0xc5e30a99889c017, 0x4945964d822a3fb8, 0x3fef0e423953000c, 0x15b4b8b4e160ffc3, 0x6f5743e4923fc06f, 0x66922d8530823f18,
    0xda72fbf6c5c0070, 0xb79dbe55a99a00e8, 0xd428e465b987bf8e, 0x2a3255cf7c49bf16, 0x4a07077520948072, 0xf3fd960b5dd280ea,
    0x97c90cb0054f3f8c, 0x924d81e637eec0eb, 0xf97920d52b32ff8b, 0x4f82923eedf4ff13, 0x737febdada1c4001, 0x9dfc24e3bf684031,
    0x7c4ee5f7ed8b800e, 0xa6cb1f00d2d7803e, 0xd0003c6f71ab3ffc, 0xda5bfc9973a0c033, 0xc73142525e3bffef, 0xe32af6b687100040,
    0xe269858ee8a5bf86, 0x3872f6f8ab67bf0e, 0x93a064b9bd72bffa, 0x69242bb0d826bfca, 0x8ad16a9caa037fed, 0x60553193c4b77fbd,
    0x28df72fbf6c5c007, 0x2cc453fb23ee3fc8, 0x31ae6d190a350014, 0x23f559de107effbb, 0xcb59ea48a6187f81, 0x21635bb268da7f09,
    0x653f4ab1aafe4009, 0x8fbb83ba904a4039, 0x6e0e44cebe6d8016, 0x988a7dd7a3b98046, 0xde40dd98a0c93ff4, 0xcc1b5b704482c03b,
    0xd571e37b8d59ffe7, 0xd4ea558d57f20048, 0xb44a4f02638b3f7c, 0xa53c06c264d3f04, 0x69e59cd876910084, 0x6c03d4914c30ff03,
    0x83588b350ad4085, 0xb22c17498deb40fd, 0xd99a8b71d5367f79, 0x2fa3fcdb97f87f01, 0x4495606904e5c087, 0xee8beeff4223c0ff,
    0x9d3ab3bc20fdff77, 0x8cdbdada1c400100, 0xcca2e95e79eabfda, 0xddb94faa6b614055, 0x99120bc5d9217fe5, 0x6e95d2bcf3d57fb5,
    0x904311a8c5b23fd8, 0x65c6d89fe0663fa8, 0x236dcbefdb17001c, 0x3235fb073f9cffb3, 0x862b1875de70bf72, 0xa3eb76205ecd4105,
    0x2c3cc60cee864029, 0x296700ea2c2dbfa6, 0x5fcda3a58f4f801e, 0x8a49dcae749b804e, 0x689c9dc2a2bec02b, 0x9318d6cb880ac05b,
    0xe3b284a4bc77ffdf, 0xc6a9b46428d40050, 0x110482d0641c8092, 0xbafb1166a15a810a, 0xdae38a87a908bfd2, 0xcf78ae813c43405d,
    0xa752acef083f7fdd, 0x7cd673e622f37fad, 0x9e83b2d1f4d03fd0, 0x740779c90f843fa0, 0x152d2ac6abf90024, 0x40769c306ebaffab,
    0x28141e16a6a9c097, 0xd20aacace3e7c10f, 0xb9bbf60e7f39ff67, 0xfc5677841fbfeef, 0x6473f5cc5ae24099, 0x71757b9d67dfbeee,
    0x2c3e1a734fe809a, 0xacba703d723c8112, 0xdf0c327df0e53f64, 0x3515a3e7b3a73eec, 0x3f23b95ce937009c, 0xe91a47f326750114,
    0x48be085f4cc24019, 0xce5be97cdf1bfb6, 0x518d027c60318026, 0x416c47aba827fa9, 0xfac21feaff053fe4, 0xaf9a191de646c04b,
    0xf1f325cdeb95ffd7, 0xb869133af9b60058, 0x563354a32bc440a1, 0x7fb61cc696fdbee6, 0xbe6248354accbfe2, 0xebf9f0d39a7f404d,
    0xb5934e18375d7fd5, 0xf4c8eaf0adee805a, 0x8202707f96943fe0, 0x57863776b1483fb0, 0x6ec899d7cdb002c, 0x4eb73d599dd8ffa3,
    0x6d42efe96e5180a6, 0x68a6818054707ee1, 0x3a7d67361da44021, 0x1b265fc0fd0fbfae, 0x434c61533113802e, 0x125765a3e9a07fa1,
    0x76dd3eebd1dcc023, 0xa15977f4b728c053, 0x7fac3908e54c0030, 0xaa287211ca980060, 0xfb8d74d04f213f54, 0x5196e63a11e33edc,
    0x22a2770a8afb00ac, 0xcc9905a0c8390124, 0xbf2d9d1a9ae8bf52, 0x15370e845daabeda, 0x5f024ec03f3380ae, 0x76e722a9838e7ed9,
    0x82cdc564e6b03f50, 0xa748c931568dc127, 0xe47dd98a0c93ff4f, 0x3a874af3cf55fed7, 0x39b21250cd8840b1, 0xe3a8a0e70ac64129,
    0xa81e01d4585b7f4d, 0x81f88cc1e4e2812a, 0x7611ea0681c0c0b3, 0x5fd7876341013ed4, 0x1461d5e15bdd00b4, 0xbe586477991b012c,
    0xcd6e3e43ca06bf4a, 0x2377afad8cc8bed2, 0x50c1ad97101580b6, 0xfab83c2d4d53812e, 0x910e668e15ce3f48, 0x99082808276fc12f,
    0xf2be7ab33bb1ff47, 0x48c7ec1cfe73fecf, 0x2b7171279e6a40b9, 0xd567ffbddba84131, 0xb65ea2fd87797f45, 0xc6814674a3b7ecd,
    0x67d148dd52a2c0bb, 0x6e18288c701f3ecc, 0x62134b82cbf00bc, 0xb017c34e69fd0134, 0xdbaedf6cf924bf42, 0x31b850d6bbe6beca,
    0x42810c6de0f780be, 0xec779b041e358136, 0x9f4f07b744ec3f40, 0x8ac786def851c137, 0x7ee0e423953000c0, 0x57088d462d91fec7,
    0x1d30cffe6f4c40c1, 0xc7275e94ac8a4139, 0xc49f4426b6977f3d, 0x1aa8b59079597ec5, 0x5990a7b42384c0c3, 0x7c58c9b59f3d3ec4,
    0x883f6c71025eff3b, 0xa1d722253adf013c, 0xe9ef80962842bf3a, 0x3ff8f1ffeb04bec2, 0x34406b44b1d980c6, 0xde36f9daef17813e,
    0xad8fa8e0740a3f38, 0x3991a4a36cc3ec0, 0x70a042fa661200c8, 0x65492e6f5caffebf, 0xef02ed5402e40c9, 0xb8e6bd6b7d6c4141,
    0xd2dfe54fe5b57f35, 0x28e956b9a8777ebd, 0x4b50068af466c0cb, 0xf546952131a4c143, 0x96800d9a317cff33, 0x939680fc0bc10144,
    0xf83021bf5760bf32, 0x4e3993291a22beba, 0x25ffca1b82bb80ce, 0xcff658b1bff98146, 0xbbd04a09a3283f30, 0x11d9bb7365ea3eb8,
    0x625fa1d136f400d0, 0x7389cf988bcdfeb7, 0xaf8dac111040d1, 0xaaa61c424e4e4149, 0xe120867914d37f2d, 0x3729f7e2d7957eb5,
    0x3d0f6561c548c0d3, 0xe705f3f80286c14b, 0xa4c0aec3609aff2b, 0x8555dfd2dca3014c, 0x796f3d17798140d5, 0x5c7a34524940beb2,
    0x17bf28f2539d80d6, 0xc1b5b78890db814e, 0xca10eb32d2463f28, 0x201a5c9c95083eb0, 0x541f00a807d600d8, 0xfe158f3e45140150,
    0x40b3060000000000, 0xc0a95c0000000000, 0x4088180000000000, 0xc080000000000000, 0x4087c00000000000, 0xc07f500000000000,
    0x4088400000000000, 0xc080280000000000, 0x4087e80000000000, 0xc07fa00000000000, 0x40b3050000000000, 0xc0a95a0000000000,
    0x4088100000000000, 0xc07ff00000000000, 0x4087b80000000000, 0xc07f400000000000, 0x4088380000000000, 0xc080200000000000,
    0x4087e00000000000, 0xc07f900000000000, 0x40b3040000000000, 0xc0a9580000000000, 0x4088080000000000, 0xc07fe00000000000,
    0x4087b00000000000, 0xc07f300000000000, 0x4088300000000000, 0xc080180000000000, 0x4087d80000000000, 0xc07f800000000000,
    0x40b3030000000000, 0xc0a9560000000000, 0x4088000000000000, 0xc07fd00000000000, 0x4087a80000000000, 0xc07f200000000000,
    0x4088280000000000, 0xc080100000000000, 0x4087d00000000000, 0xc07f700000000000, 0x40b3020000000000, 0xc0a9540000000000,
    0x4087f80000000000, 0xc07fc00000000000, 0x40b3000000000000, 0xc0a9500000000000, 0x4088200000000000, 0xc080080000000000,
    0x4087c80000000000, 0xc07f600000000000, 0x40b3010000000000, 0xc0a9520000000000, 0x4087f00000000000, 0xc07fb00000000000,
    0x1b, 0x500000000, 0xf0000000a, 0x1900000014, 0x800000003, 0x120000000d,
    0x100000017, 0xb00000006, 0x1500000010, 0x40000001a, 0xe00000009, 0x1800000013,
    0x700000002, 0x110000000c, 0x100000016, 0xb00000006, 0x1500000010, 0x40000001a,
    0xe00000009, 0x1800000013, 0x700000002, 0x110000000c, 0x16, 0xa00000005,
    0x140000000f, 0x300000019, 0xd00000008, 0x1700000012, 0x700000002, 0x110000000c,
    0x16, 0xa00000005, 0x140000000f, 0x300000019, 0xd00000008, 0x1700000012,
    0x600000001, 0x100000000b, 0x1a00000015, 0x900000004, 0x130000000e, 0x300000018,
    0xd00000008, 0x1700000012, 0x600000001, 0x100000000b, 0x1a00000015, 0x900000004,
    0x130000000e, 0x200000018, 0xc00000007, 0x11, 0x65, 0x40a3060000000000,
    0x40b3060000000000, 0x40a3040000000000, 0x40b3050000000000, 0xc0a3020000000000, 0x40b3040000000000, 0xc0a3000000000000,
    0x40b3030000000000, 0x40a2fa0000000000, 0x40b3000000000000, 0x40a2f80000000000, 0x40b2ff0000000000, 0xc078400000000000,
    0x4088400000000000, 0xc078300000000000, 0x4088380000000000, 0x4078100000000000, 0x4088280000000000, 0x4078000000000000,
    0x4088200000000000, 0xc077c00000000000, 0x4088000000000000, 0xc077b00000000000, 0x4087f80000000000, 0x4077900000000000,
    0x4087e80000000000, 0x4077700000000000, 0x4087d80000000000, 0xc077500000000000, 0x4087c80000000000, 0xc077300000000000,
    0x4087b80000000000, 0x4077100000000000, 0x4087a80000000000, 0x4076f00000000000, 0x4087980000000000, 0xc076d00000000000,
    0x4087880000000000, 0xc076b00000000000, 0x4087780000000000, 0x4076900000000000, 0x4087680000000000, 0x4076700000000000,
    0x4087580000000000, 0xc076500000000000, 0x4087480000000000, 0xc076200000000000, 0x4087300000000000, 0x4076200000000000,
    0x4087300000000000, 0x4075f00000000000, 0x4087180000000000, 0xc0a2f60000000000, 0x40b2fe0000000000, 0xc077a00000000000,
    0x4087f00000000000, 0x4077800000000000, 0x4087e00000000000, 0x4077600000000000, 0x4087d00000000000, 0xc077400000000000,
    0x4087c00000000000, 0xc077200000000000, 0x4087b00000000000, 0x4077000000000000, 0x4087a00000000000, 0x4076e00000000000,
    0x4087900000000000, 0xc076c00000000000, 0x4087800000000000, 0xc076a00000000000, 0x4087700000000000, 0x4076800000000000,
    0x4087600000000000, 0x4076600000000000, 0x4087500000000000, 0xc076400000000000, 0x4087400000000000, 0xc076100000000000,
    0x4087280000000000, 0x4076100000000000, 0x4087280000000000, 0x4075e00000000000, 0x4087100000000000, 0xc0a2f40000000000,
    0x40b2fd0000000000, 0xc0a3060000000000, 0x40b3060000000000, 0x40a3020000000000, 0x40b3040000000000, 0x40a2fe0000000000,
    0x40b3020000000000, 0xc0a2fe0000000000, 0x40b3020000000000, 0xc0a2fa0000000000, 0x40b3000000000000, 0x40a2f60000000000,
    0x40b2fe0000000000, 0x4078400000000000, 0x4088400000000000, 0xc078200000000000, 0x4088300000000000, 0xc077f00000000000,
    0x4088180000000000, 0x4077f00000000000, 0x4088180000000000, 0x4077c00000000000, 0x4088000000000000, 0xc076300000000000,
    0x4087380000000000, 0xc076000000000000, 0x4087200000000000, 0x4076000000000000, 0x4087200000000000, 0x4075d00000000000,
    0x4087080000000000, 0xc0a2f20000000000, 0x40b2fc0000000000, 0xc0a3040000000000, 0x40b3050000000000, 0x40a3000000000000,
    0x40b3030000000000, 0x40a2fc0000000000, 0x40b3010000000000, 0xc0a2fc0000000000, 0x40b3010000000000, 0xc0a2f80000000000,
    0x40b2ff0000000000, 0x40a2f40000000000, 0x40b2fd0000000000, 0x4078300000000000, 0x4088380000000000, 0xc078100000000000,
    0x4088280000000000, 0xc077e00000000000, 0x4088100000000000, 0x4077e00000000000, 0x4088100000000000, 0x4077b00000000000,
    0x4087f80000000000, 0xc077900000000000, 0x4087e80000000000, 0xc077700000000000, 0x4087d80000000000, 0x4077500000000000,
    0x4087c80000000000, 0x4077300000000000, 0x4087b80000000000, 0xc077100000000000, 0x4087a80000000000, 0xc076f00000000000,
    0x4087980000000000, 0x4076d00000000000, 0x4087880000000000, 0x4076b00000000000, 0x4087780000000000, 0xc076900000000000,
    0x4087680000000000, 0xc076700000000000, 0x4087580000000000, 0x4076500000000000, 0x4087480000000000, 0x4078200000000000,
    0x4088300000000000, 0xc078000000000000, 0x4088200000000000, 0xc077d00000000000, 0x4088080000000000, 0x4077d00000000000,
    0x4088080000000000, 0x4077a00000000000, 0x4087f00000000000, 0xc077800000000000, 0x4087e00000000000, 0xc077600000000000,
    0x4087d00000000000, 0x4077400000000000, 0x4087c00000000000, 0x4077200000000000, 0x4087b00000000000, 0xc077000000000000,
    0x4087a00000000000, 0xc076e00000000000, 0x4087900000000000, 0x4076c00000000000, 0x4087800000000000, 0x4076a00000000000,
    0x4087700000000000, 0xc076800000000000, 0x4087600000000000, 0xc076600000000000, 0x4087500000000000, 0x4076400000000000,
    0x4087400000000000, 0x4076300000000000, 0x4087380000000000, 0xc075f00000000000, 0x4087180000000000, 0xc075e00000000000,
    0x4087100000000000, 0x4075c00000000000, 0x4087000000000000, 0xc2daa24e20f0f480, 0xc30aa3012710d390, 0x42e1ccb7cb575600,
    0x42fa76b66af5cb00, 0x42f6c3b05afe4d80, 0x42dd33c467543600, 0x42bb6984fec00000, 0xc2fdd7cac39b0400, 0xc2f2c0a95ab58b00,
    0xc2f17e82aebccf00, 0xc3089c0979531e08, 0x42f53f2e7d1eccd0, 0x42f6e7e226ff2900, 0xc2ee8b3d6e03be00, 0x42e12be78e25e600,
    0x42f5bcee4b1cff00, 0x42e1f22ef5824e00, 0x42fc2104ad732300, 0x42f51f2ce1e05700, 0xc2ebc9ac473cba00, 0xc3073a81219f12a0,
    0xc2fa9815b13a45c0, 0xc2f430fb83544700, 0xc2f2245fff236f00, 0x42c22f0356821000, 0xc2f72ff76175d600, 0x42fb65367f9b5400,
    0x42e2e9a411dd9100, 0x42e16a7300be6600, 0x42f759ebbf50bb00, 0x43033b4f8a17aa98, 0xc30298ad3e1003d8, 0x42f657333f1c7700,
    0xc2ed793a702d8200, 0xc2f01732ea74d300, 0xc2f0394c9c73af00, 0xc2f5e17a9b5b6f00, 0xc2f2de974660fd00, 0x42f478ca759cb900,
    0xc2eb28f153ac8e00, 0xc2da8e2af04bd380, 0xc30a7e1cedc02030, 0x42e19f4a108c5e00, 0x42f8df354febd300, 0x43032072640567c0,
    0xc302891248269300, 0x42be40fc40f00000, 0xc2fc350910bea400, 0xc2f162f1edfe8f00, 0xc2f0dac6f67a0f00, 0xc3087eb1a8cb4f48,
    0x42f50cfd3bf14890, 0x42f5a9401edca100, 0xc2eccfb32ddca600, 0x56fea9887be04011, 0x9dfc24e3bf684031, 0x8ad16a9caa037fed,
    0x43d3ef41667b7fcd, 0xec817ec1cfe73fec, 0xda5bfc9973a0c033, 0x31ae6d190a350014, 0x774178bb242ffcb, 0xb021a70c1baebfea,
    0x69242bb0d826bfca, 0x6e0e44cebe6d8016, 0xb50bc02a01f58036, 0xc5e30a99889c017, 0x2cc453fb23ee3fc8, 0xd571e37b8d59ffe7,
    0xf16b97dfb62e0038, 0x48be085f4cc24019, 0x8fbb83ba904a4039, 0x99120bc5d9217fe5, 0x5214906a95997fc5, 0xfac21feaff053fe4,
    0xcc1b5b704482c03b, 0x236dcbefdb17001c, 0x15b4b8b4e160ffc3, 0xbe6248354accbfe2, 0x7764ccda0744bfc2, 0x5fcda3a58f4f801e,
    0xa6cb1f00d2d7803e, 0x8202707f96943fe0, 0x3b04f524530c3fc0, 0xe3b284a4bc77ffdf, 0xe32af6b687100040, 0x3a7d67361da44021,
    0x817ae291612c4041, 0xa752acef083f7fdd, 0x60553193c4b77fbd, 0x76dd3eebd1dcc023, 0xbddaba471564c043, 0x152d2ac6abf90024,
    0x23f559de107effbb, 0xcca2e95e79eabfda, 0xfa3a91fcc99d4045, 0x518d027c60318026, 0x988a7dd7a3b98046, 0x904311a8c5b23fd8,
    0x4945964d822a3fb8, 0xf1f325cdeb95ffd7, 0xd4ea558d57f20048, 0x2c3cc60cee864029, 0xce5be97cdf1bfb6, 0xb5934e18375d7fd5,
    0x6e95d2bcf3d57fb5, 0x689c9dc2a2bec02b, 0xaf9a191de646c04b, 0x6ec899d7cdb002c, 0x3235fb073f9cffb3, 0xdae38a87a908bfd2,
    0xebf9f0d39a7f404d, 0x434c61533113802e, 0x8a49dcae749b804e, 0x9e83b2d1f4d03fd0, 0x57863776b1483fb0, 0x7fac3908e54c0030,
    0xc6a9b46428d40050, 2, 1, 2, 1, 1,
    2, 1, 1, 2, 1, 1,
    2, 1, 0xffffffffffffffff, 1, 0xffffffffffffffff, 0,
    0xffffffffffffffff, 0, 0xffffffffffffffff, 1, 0xffffffffffffffff, 0,
    0xfffffffffffffffe, 0, 0xffffffffffffffff, 0, 0xffffffffffffffff, 0,
    0xfffffffffffffffe, 0, 0xffffffffffffffff, 0, 0xffffffffffffffff, 0,
    0xfffffffffffffffe, 0, 0xffffffffffffffff, 1, 0xffffffffffffffff, 0,
    0xfffffffffffffffe, 0, 0xffffffffffffffff, 1, 0xffffffffffffffff, 0,
    0xfffffffffffffffe, 4, 9, 0x737febdada1c4001, 0xe53f4ab1aafe4009, 0x11cfd7b5b4388002,
    0x838f368c851a800a, 0xd0003c6f71ab3ffc, 0x5e40dd98a0c93ff4, 0x4e2faf6b68710004, 0xbfef0e423953000c, 0x93a064b9bd72bffa,
    0x21e105e2ec90bff2, 0xf55078dee3567ff9, 0xfc4ee5f7ed8b800e, 0x28df72fbf6c5c007, 0x9a9ed1d2c7a7c00f, 0xb8f0a1292f1dfff7,
    0x473142525e3bffef, 4, 1, 1, 2, 0x56fea9887be04011,
    0x9dfc24e3bf684031, 0x8ad16a9caa037fed, 0x43d3ef41667b7fcd, 0x93a064b9bd72bffa, 0x21e105e2ec90bff2, 0xf55078dee3567ff9,
    0xfc4ee5f7ed8b800e, 0xb021a70c1baebfea, 0x69242bb0d826bfca, 0x6e0e44cebe6d8016, 0xb50bc02a01f58036, 0xc5e30a99889c017,
    0x2cc453fb23ee3fc8, 0xd571e37b8d59ffe7, 0xf16b97dfb62e0038, 0x48be085f4cc24019, 0x8fbb83ba904a4039, 0x99120bc5d9217fe5,
    0x5214906a95997fc5, 0xfac21feaff053fe4, 0xcc1b5b704482c03b, 0x236dcbefdb17001c, 0x15b4b8b4e160ffc3, 0xbe6248354accbfe2,
    0x7764ccda0744bfc2, 0x5fcda3a58f4f801e, 0xa6cb1f00d2d7803e, 0x8202707f96943fe0, 0x3b04f524530c3fc0, 0xe3b284a4bc77ffdf,
    0xe32af6b687100040, 0xd0003c6f71ab3ffc, 0x5e40dd98a0c93ff4, 0x4e2faf6b68710004, 0xbfef0e423953000c, 0x76dd3eebd1dcc023,
    0xbddaba471564c043, 0x152d2ac6abf90024, 0x23f559de107effbb, 0x28df72fbf6c5c007, 0x9a9ed1d2c7a7c00f, 0xb8f0a1292f1dfff7,
    0x473142525e3bffef, 0x904311a8c5b23fd8, 0x4945964d822a3fb8, 0xf1f325cdeb95ffd7, 0xd4ea558d57f20048, 0x2c3cc60cee864029,
    0xce5be97cdf1bfb6, 0xb5934e18375d7fd5, 0x6e95d2bcf3d57fb5, 0x689c9dc2a2bec02b, 0xaf9a191de646c04b, 0x6ec899d7cdb002c,
    0x3235fb073f9cffb3, 0xdae38a87a908bfd2, 0xebf9f0d39a7f404d, 0x434c61533113802e, 0x8a49dcae749b804e, 0x737febdada1c4001,
    0xe53f4ab1aafe4009, 0x11cfd7b5b4388002, 0x838f368c851a800a, 0x8000000000000000, 0xc2efffffc05e6d80, 0x4166a09e60000000,
    0x4166a09e60000000, 0xc166a09e60000000, 0xc166a09e60000000, 0x4166a09e40000000, 0x4166a09e40000000, 0xc166a09e40000000,
    0xc166a09e40000000, 0x4166a09e40000000, 0x4166a09e40000000, 0xc166a09e60000000, 0xc166a09e60000000, 0x4166a09e60000000,
    0x4166a09e60000000, 0xc166a09e40000000, 0xc166a09e40000000, 0x4166a09e40000000, 0x4166a09e40000000, 0xc166a09e40000000,
    0xc166a09e40000000, 0x4166a09e60000000, 0x4166a09e60000000, 0xc166a09e60000000, 0xc166a09e60000000, 3,
    4, 2, 1, 0, 0xffffffffffffffff, 1,
    0, 0xfffffffffffffffd, 0, 1, 3, 0xffffffffffffffff,
    0xfffffffffffffffc, 6, 2, 0x4166a09e60000000, 0x4166a09e40000000, 0x4166a09e60000000,
    0x4166a09e60000000, 0xc166a09e40000000, 0xc166a09e60000000, 0xc166a09e60000000, 0xc166a09e40000000, 0x4166a09e60000000,
    0x4166a09e60000000, 0x4166a09e40000000, 0x4166a09e60000000, 6, 0xc166a09e60000000, 0xc2efffffd6ff0be0,
    0xc166a09e60000000, 0xc166a09e60000000, 0x4166a09e40000000, 0x4166a09e40000000, 0, 0xc2efffffc05e6d80,
    0x4166a09e40000000, 0xc2efffffa9bdcf40, 0xc166a09e60000000, 0xc166a09e60000000, 0x4166a09e60000000, 0x4166a09e60000000,
    0, 0xc2efffffc05e6d80, 0xc166a09e40000000, 0x42efffffa9bdcf40, 0xc166a09e40000000, 0xc2efffffa9bdcf40,
    0x4166a09e60000000, 0x4166a09e60000000, 0xc166a09e60000000, 0xc166a09e60000000, 0x3ff0000000000000, 0x4010000000000000,
    0xc000000000000000, 0xc008000000000000, 0x4008000000000000, 0x4000000000000000, 0xc010000000000000, 0xbff0000000000000,
    0x3ff0000000000000, 0x4010000000000000, 0xc000000000000000, 0xc008000000000000, 0x4008000000000000, 0x4000000000000000,
    0xc010000000000000, 0xbff0000000000000, 0x3ff0000000000000, 0x4010000000000000, 0xc000000000000000, 0xc008000000000000,
    0x4008000000000000, 0x4000000000000000, 0xc010000000000000, 0xbff0000000000000, 1, 2,
    2, 0xffffffffffffffff, 1, 2, 0, 0,
    0xfffffffffffffffe, 0xfffffffffffffffe, 2, 3, 0x4000000000000000, 0x4014000000000000,
    0x4008000000000000, 0x4008000000000000, 0x4014000000000000, 0x4000000000000000, 0x4000000000000000, 0x4014000000000000,
    0x4008000000000000, 0x4008000000000000, 0x4014000000000000, 0x4000000000000000, 0xc032000000000000, 0x402a000000000000,
    0xc000000000000000, 0xc008000000000000, 0x4008000000000000, 0x4000000000000000, 0xc010000000000000, 0xbff0000000000000,
    0x3ff0000000000000, 0x4010000000000000, 0xc000000000000000, 0xc008000000000000, 0xc07b300000000000, 0x4055c00000000000,
    0xc010000000000000, 0xbff0000000000000, 0x3ff0000000000000, 0x4010000000000000, 0xc000000000000000, 0xc008000000000000,
    0x4008000000000000, 0x4000000000000000, 0xc02e000000000000, 0xc057400000000000, 0x430ffffffffffffe, 0xc30ffffffffffff2,
    0x431fffffffffffff, 0xc31ffffffffffffb, 0xc31ffffffffffffd, 0x431ffffffffffff9, 0xc30ffffffffffff6, 0x430fffffffffffee,
    1, 4, 0, 0, 0, 3,
    2, 2, 0x430ffffffffffffa, 0xc310000000000005, 0x4310000000000003, 0xc310000000000007,
    2, 0x431ffffffffffffc, 0xc31ffffffffffffe, 0x431fffffffffffff, 0xc31ffffffffffffb, 0xc31ffffffffffffd,
    0x431ffffffffffff9, 0x4000000000000000, 0xc010000000000000, 0x3ff0000000000000, 0xc000000000000000, 0x4000000000000000,
    0xc010000000000000, 0x4008000000000000, 0xc018000000000000, 0x4010000000000000, 0xc020000000000000, 0x4014000000000000,
    0xc024000000000000, 0x4018000000000000, 0xc028000000000000, 2, 3, 0,
    0x4026000000000000, 0xc036000000000000, 0x4028000000000000, 0xc038000000000000, 0x402a000000000000, 0xc03a000000000000,
    0x402c000000000000, 0xc03c000000000000, 0x402e000000000000, 0xc03e000000000000, 0x4030000000000000, 0xc040000000000000,
    0xc040800000000000, 0xc046000000000000, 0xc052000000000000, 0xc058000000000000, 0xc05d400000000000, 0xc063800000000000,
    0xc065000000000000, 0xc06c000000000000, 0xc06c200000000000, 0xc072c00000000000, 0xc072000000000000, 0xc078000000000000,
#endif
#if (SCATTER_VECTORS_TYPES) & 0x10000 /* bfloat16 */
    0x40c0408040003f80, 4, 2, 0, 2, 0x40804000,
    0x4228420041b04140, 0x42a4429042784250, 0x42f442e042cc42b8, 4, 3, 2,
    0, 1, 1, 3, 0x4040439640e0, 0x4228420043964140,
    0x42a440e040404250, 0x42f442e042cc42b8, 0x8000000080000000, 0x8000000080000000, 0, 9,
    4, 0, 6, 1, 3, 8,
    7, 7, 0x800080008000, 0x80000000, 0x8000, 0x800080008000,
    0x8000, 2, 5, 2, 0, 2,
    5, 7, 0x8000800000008000, 0x8000, 0x8000800080008000, 0,
    0, 2, 1, 0xb8fd2907f4f393ee, 0x3feede0c03f864fd, 0xc7251adf7be4a216,
    3, 4, 1, 0x4e16cfe412207325, 0xb8fd2907f4f393ee, 0x3feede0c03f864fd,
    0x4e16cfe412207325, 0x7f80010001, 0x807f, 5, 3, 1,
    0, 3, 1, 0x8003007e0005, 3, 0x5007f007e8003,
    0x807f, 0x13d674dba91f38e5, 0xf33d92384fccce2e, 0x5ae66b3b7472abd, 0x7d9aa06041a4dc56, 0x8979588bc56f1c95,
    0x6f72ae88337cea7e, 0x97a14a63d3970e6d, 0x614abcb02554f8a6, 0xa5c93c3be1bf80ba, 0x5322cad8172c7831, 0xb3f12e13efe78ee2,
    0x44fad90009046a09, 0xc2191febfe0f9d0a, 0x36d2e72886235be1, 0xd04111c372c8ab32, 0x28aaf550944b4db9, 0xde69039b64a0b95a,
    0x1a827b87a2733f91, 0xec918b8c5678c782, 0xc5a6d5fb09b3169, 0xfab999b44850d5aa, 0x82cd5f37bec32341, 0x761ea7dc3a28e3d2,
    0x90f5510fcceb1519, 0x67f6b6042c00f1fa, 0x9f1d42e7db1306f1, 0x59cec42c1dd87edd, 0xad4534bfe93b8836, 0x4ba6d2540fb070b5,
    0xbb6d2697f763965e, 0x3d7ee07c0188628d, 0xc995186f7974a486, 0x2f56eea48d9f5465, 0xd7bd0a476b4cb2ae, 0x212efccc9bc7463d,
    0xe5e584e05d24c0d6, 0x1306740ba9ef3815, 0xf40d93084efccefe, 0x4de65e3b81729ed, 0x7ccaa13040d4dd26, 0x8a4957bbc63f1bc5,
    0x6ea2af5832aceb4e, 0x98714993d4670d9d, 0x607abd802484f976, 0xa6993b6be28f818a, 0x5252cba8165c7761, 0xb4c12d43f0b78fb2,
    0x442ad9d008346939, 0xc2e91f1bfedf9dda, 0x3602e7f886f35b11, 0xd11110f371f8ac02, 0x27daf620951b4ce9, 0xdf3902cb63d0ba2a,
    0x19b27ab7a3433ec1, 0xed618c5c55a8c852, 0xb8a6c8fb16b3099, 0xfb899a844780d67a, 0x839d5e67bf932271, 0x754ea8ac3958e4a2,
    0x91c5503fcdbb1449, 0x6726b6d42b30f2ca, 0x9fed4217dbe30621, 0x58fec4fc1d087e0d, 0xae1533efea0b8906, 0x4ad6d3240ee06fe5,
    0xbc3d25c7f833972e, 0x3caee14c00b861bd, 0xca65179f78a4a556, 0x2e86ef748e6f5395, 0xd88d09776a7cb37e, 0x205efd9c9c97456d,
    0xe6b585b05c54c1a6, 0x1236733baabf3745, 0xf4dd93d84e2ccfce, 0x40e6513b8e7291d, 0x7bfaa2004004ddf6, 0x8b1956ebc70f1af5,
    0x6dd2b02831dcec1e, 0x994148c3d5370ccd, 0x5faabe5023b4fa46, 0xa7693a9be35f825a, 0x5182cc78158c7691, 0xb5912c73f1879082,
    0x435adaa007646869, 0xc3b91e4b7f509eaa, 0x3532e8c887c35a41, 0xd1e110237128acd2, 0x270af6f095eb4c19, 0xe00901fb6300bafa,
    0x18e279e7a4133df1, 0xee318d2c54d8c922, 0xaba6bbfb23b2fc9, 0xfc599b5446b0d74a, 0x846d5d97c06321a1, 0x747ea97c3888e572,
    0x92954f6fce8b1379, 0x6656b7a42a60f39a, 0xa0bd4147dcb30551, 0x582ec5cc1c387d3d, 0xaee5331feadb89d6, 0x4a06d3f40e106f15,
    0xbd0d24f7f90397fe, 0x3bdee21c811760ed, 0xcb3516cf77d4a626, 0x2db6f0448f3f52c5, 0xd95d08a769acb44e, 0x1f8efe6c9d67449d,
    0xe78586805b84c276, 0x1166726bab8f3675, 0xf5ad94a84d5cd09e, 0x33e6443b9b7284d, 0x7b2aa2d03f34dec6, 0x8be9561bc7df1a25,
    0x6d02b0f8310cecee, 0x9a1147f3d6070bfd, 0x5edabf2022e4fb16, 0xa83939cbe42f832a, 0x50b2cd4814bc75c1, 0xb6612ba3f2579152,
    0x428adb7006946799, 0xc4891d7b7e809f7a, 0x3462e99888935971, 0xd2b10f537058ada2, 0x263af7c096bb4b49, 0xe0d9012b6230bbca,
    0x18127917a4e33d21, 0xef018dfc5408c9f2, 0x9ea6aefb30b2ef9, 0xfd299c2445e0d81a, 0x853d5cc7c13320d1, 0x73aeaa4c37b8e642,
    0x93654e9fcf5b12a9, 0x6586b8742990f46a, 0xa18d4077dd830481, 0x575ec69c1b687c6d, 0xafb5324febab8aa6, 0x4936d4c40d406e45,
    0xbddd2427f9d398ce, 0x3b0ee2ec81e7601d, 0xcc0515ff7704a6f6, 0x2ce6f114900f51f5, 0xda2d07d768dcb51e, 0x1ebeff3c9e3743cd,
    0xe85587505ab4c346, 0x1096719bac5f35a5, 0xf67d95784c8cd16e, 0x26e6373ba87277d, 0x7a5aa3a03e64df96, 0x8cb9554bc8af1955,
    0x6c32b1c8303cedbe, 0x9ae14723d6d70b2d, 0x5e0abff02214fbe6, 0xa90938fbe4ff83fa, 0x4fe2ce1813ec74f1, 0xb7312ad3f3279222,
    0x41badc4005c466c9, 0xc5591cab7db0a04a, 0x3392ea68896358a1, 0xd3810e836f88ae72, 0x256af890978b4a79, 2,
    5, 0x40, 0, 2, 0, 3,
    0, 4, 1, 0, 1, 1,
    5, 2, 0x4e16cfe412207325, 0xb8fd2907f4f393ee, 0x3feede0c03f864fd, 0xc7251adf7be4a216,
    0x31c6ec348b2f56d5, 0xd54d0cb76dbcb03e, 0x239efa5c995748ad, 0xe37582705f94be66, 0x1576767ba77f3a85, 0xf19d9098516ccc8e,
    0x74e6853b5a72c5d, 0x7f3a9ec04344dab6, 0x87d95a2bc3cf1e35, 0x7112ace8351ce8de, 0x96014c03d1f7100d, 0x62eabb1026f4f706,
    0xa4293ddbe01f01e5, 0x54c2c93818cc79d1, 0xb2512fb3ee478d42, 0x469ad7600aa46ba9, 0xc079218bfc6f9b6a, 0x3872e58884835d81,
    0xcea113637468a992, 0x2a4af3b092ab4f59, 0xdcc9053b6640b7ba, 0x1c227d27a0d34131, 0xeaf189ec5818c5e2, 0xdfa6effaefb3309,
    0xf919981449f0d40a, 0x812d60d7bd2324e1, 0x77bea63c3bc8e232, 0x8f5552afcb4b16b9, 0x6996b4642da0f05a, 0x9d7d4487d9730891,
    0x5b6ec28c1f78fe82, 0xaba5365fe79b8696, 0x4d46d0b411507255, 0xb9cd2837f5c394be, 0x3f1ededc0328642d, 0xc7f51a0f7b14a2e6,
    0x30f6ed048bff5605, 0xd61d0be76cecb10e, 0x22cefb2c9a2747dd, 0xe44583405ec4bf36, 0x14a675aba84f39b5, 0xf26d9168509ccd5e,
    0x67e6783b6772b8d, 0x7e6a9f904274db86, 0x88a9595bc49f1d65, 0x7042adb8344ce9ae, 0x96d14b33d2c70f3d, 0x621abbe02624f7d6,
    0xa4f93d0be0ef0115, 0x53f2ca0817fc7901, 0xb3212ee3ef178e12, 0x45cad83009d46ad9, 0xc14920bbfd3f9c3a, 0x37a2e65885535cb1,
    0xcf7112937398aa62, 0x297af480937b4e89, 0xdd99046b6570b88a, 0x1b527c57a1a34061, 0xebc18abc5748c6b2, 0xd2a6e2fafcb3239,
    0xf9e998e44920d4da, 0x81fd6007bdf32411, 0x76eea70c3af8e302, 0x902551dfcc1b15e9, 0x68c6b5342cd0f12a, 0x9e4d43b7da4307c1,
    0x5a9ec35c1ea8ff52, 0xac75358fe86b8766, 0x4c76d18410807185, 0xba9d2767f693958e, 0x3e4edfac0258635d, 0xc8c5193f7a44a3b6,
    0x3026edd48ccf5535, 0xd6ed0b176c1cb1de, 0x21fefbfc9af7470d, 0xe51584105df4c006, 5, 0x40,
    0x13d674dba91f38e5, 0xf33d92384fccce2e, 0x5ae66b3b7472abd, 0x7d9aa06041a4dc56, 0x8979588bc56f1c95, 0x6f72ae88337cea7e,
    0x97a14a63d3970e6d, 0x614abcb02554f8a6, 0xa5c93c3be1bf80ba, 0x5322cad8172c7831, 0xb3f12e13efe78ee2, 0x44fad90009046a09,
    0xc2191febfe0f9d0a, 0x36d2e72886235be1, 0xd04111c372c8ab32, 0x28aaf550944b4db9, 0xde69039b64a0b95a, 0x1a827b87a2733f91,
    0xec918b8c5678c782, 0xc5a6d5fb09b3169, 0xfab999b44850d5aa, 0x82cd5f37bec32341, 0x761ea7dc3a28e3d2, 0x90f5510fcceb1519,
    0x67f6b6042c00f1fa, 0x9f1d42e7db1306f1, 0x59cec42c1dd87edd, 0xad4534bfe93b8836, 0x4ba6d2540fb070b5, 0xbb6d2697f763965e,
    0x3d7ee07c0188628d, 0xc995186f7974a486, 0x4e16cfe412207325, 0xb8fd2907f4f393ee, 0x3feede0c03f864fd, 0xc7251adf7be4a216,
    0x31c6ec348b2f56d5, 0xd54d0cb76dbcb03e, 0x239efa5c995748ad, 0xe37582705f94be66, 0x1576767ba77f3a85, 0xf19d9098516ccc8e,
    0x74e6853b5a72c5d, 0x7f3a9ec04344dab6, 0x87d95a2bc3cf1e35, 0x7112ace8351ce8de, 0x96014c03d1f7100d, 0x62eabb1026f4f706,
    0xa4293ddbe01f01e5, 0x54c2c93818cc79d1, 0xb2512fb3ee478d42, 0x469ad7600aa46ba9, 0xc079218bfc6f9b6a, 0x3872e58884835d81,
    0xcea113637468a992, 0x2a4af3b092ab4f59, 0xdcc9053b6640b7ba, 0x1c227d27a0d34131, 0xeaf189ec5818c5e2, 0xdfa6effaefb3309,
    0xf919981449f0d40a, 0x812d60d7bd2324e1, 0x77bea63c3bc8e232, 0x8f5552afcb4b16b9, 0x6996b4642da0f05a, 0x9d7d4487d9730891,
    0x5b6ec28c1f78fe82, 0xaba5365fe79b8696, 0x4d46d0b411507255, 0xb9cd2837f5c394be, 0x3f1ededc0328642d, 0xc7f51a0f7b14a2e6,
    0x30f6ed048bff5605, 0xd61d0be76cecb10e, 0x22cefb2c9a2747dd, 0xe44583405ec4bf36, 0x14a675aba84f39b5, 0xf26d9168509ccd5e,
    0x67e6783b6772b8d, 0x7e6a9f904274db86, 0x88a9595bc49f1d65, 0x7042adb8344ce9ae, 0x96d14b33d2c70f3d, 0x621abbe02624f7d6,
    0xa4f93d0be0ef0115, 0x53f2ca0817fc7901, 0xb3212ee3ef178e12, 0x45cad83009d46ad9, 0xc14920bbfd3f9c3a, 0x37a2e65885535cb1,
    0xcf7112937398aa62, 0x297af480937b4e89, 0xdd99046b6570b88a, 0x1b527c57a1a34061, 0xebc18abc5748c6b2, 0xd2a6e2fafcb3239,
    0xf9e998e44920d4da, 0x81fd6007bdf32411, 0x76eea70c3af8e302, 0x902551dfcc1b15e9, 0x68c6b5342cd0f12a, 0x9e4d43b7da4307c1,
    0x5a9ec35c1ea8ff52, 0xac75358fe86b8766, 0x4c76d18410807185, 0xba9d2767f693958e, 0x3e4edfac0258635d, 0xc8c5193f7a44a3b6,
    0x3026edd48ccf5535, 0xd6ed0b176c1cb1de, 0x21fefbfc9af7470d, 0xe51584105df4c006, 0x8be9561bc7df1a25, 0x6d02b0f8310cecee,
    0x9a1147f3d6070bfd, 0x5edabf2022e4fb16, 0xa83939cbe42f832a, 0x50b2cd4814bc75c1, 0xb6612ba3f2579152, 0x428adb7006946799,
    0xc4891d7b7e809f7a, 0x3462e99888935971, 0xd2b10f537058ada2, 0x263af7c096bb4b49, 0xe0d9012b6230bbca, 0x18127917a4e33d21,
    0xef018dfc5408c9f2, 0x9ea6aefb30b2ef9, 0xfd299c2445e0d81a, 0x853d5cc7c13320d1, 0x73aeaa4c37b8e642, 0x93654e9fcf5b12a9,
    0x6586b8742990f46a, 0xa18d4077dd830481, 0x575ec69c1b687c6d, 0xafb5324febab8aa6, 0x4936d4c40d406e45, 0xbddd2427f9d398ce,
    0x3b0ee2ec81e7601d, 0xcc0515ff7704a6f6, 0x2ce6f114900f51f5, 0xda2d07d768dcb51e, 0x1ebeff3c9e3743cd, 0xe85587505ab4c346,
    0x1096719bac5f35a5, 0xf67d95784c8cd16e, 0x26e6373ba87277d, 0x7a5aa3a03e64df96, 0x8cb9554bc8af1955, 0x6c32b1c8303cedbe,
    0x9ae14723d6d70b2d, 0x5e0abff02214fbe6, 0xa90938fbe4ff83fa, 0x4fe2ce1813ec74f1, 0xb7312ad3f3279222, 0x41badc4005c466c9,
    0xc5591cab7db0a04a, 0x3392ea68896358a1, 0xd3810e836f88ae72, 0x256af890978b4a79, 0, 0,
    0, 2, 0, 4, 1, 1,
    1, 3, 0x4e16cfe412207325, 0xb8fd2907f4f393ee, 0x3feede0c03f864fd, 0xc7251adf7be4a216,
    0x31c6ec348b2f56d5, 0xd54d0cb76dbcb03e, 0x239efa5c995748ad, 0xe37582705f94be66, 0x1576767ba77f3a85, 0xf19d9098516ccc8e,
    0x74e6853b5a72c5d, 0x7f3a9ec04344dab6, 0x87d95a2bc3cf1e35, 0x7112ace8351ce8de, 0x96014c03d1f7100d, 0x62eabb1026f4f706,
    0xde69039b64a0b95a, 0x1a827b87a2733f91, 0xec918b8c5678c782, 0xc5a6d5fb09b3169, 0xfab999b44850d5aa, 0x82cd5f37bec32341,
    0x761ea7dc3a28e3d2, 0x90f5510fcceb1519, 0x67f6b6042c00f1fa, 0x9f1d42e7db1306f1, 0x59cec42c1dd87edd, 0xad4534bfe93b8836,
    0x4ba6d2540fb070b5, 0xbb6d2697f763965e, 0x3d7ee07c0188628d, 0xc995186f7974a486, 0xa4293ddbe01f01e5, 0x54c2c93818cc79d1,
    0xb2512fb3ee478d42, 0x469ad7600aa46ba9, 0xc079218bfc6f9b6a, 0x3872e58884835d81, 0xcea113637468a992, 0x2a4af3b092ab4f59,
    0xdcc9053b6640b7ba, 0x1c227d27a0d34131, 0xeaf189ec5818c5e2, 0xdfa6effaefb3309, 0xf919981449f0d40a, 0x812d60d7bd2324e1,
    0x77bea63c3bc8e232, 0x8f5552afcb4b16b9, 0xc2e91f1bfedf9dda, 0x3602e7f886f35b11, 0xd11110f371f8ac02, 0x27daf620951b4ce9,
    0xdf3902cb63d0ba2a, 0x19b27ab7a3433ec1, 0xed618c5c55a8c852, 0xb8a6c8fb16b3099, 0xfb899a844780d67a, 0x839d5e67bf932271,
    0x754ea8ac3958e4a2, 0x91c5503fcdbb1449, 0x6726b6d42b30f2ca, 0x9fed4217dbe30621, 0x58fec4fc1d087e0d, 0xae1533efea0b8906,
    0x6996b4642da0f05a, 0x9d7d4487d9730891, 0x5b6ec28c1f78fe82, 0xaba5365fe79b8696, 0x4d46d0b411507255, 0xb9cd2837f5c394be,
    0x3f1ededc0328642d, 0xc7f51a0f7b14a2e6, 0x30f6ed048bff5605, 0xd61d0be76cecb10e, 0x22cefb2c9a2747dd, 0xe44583405ec4bf36,
    0x14a675aba84f39b5, 0xf26d9168509ccd5e, 0x67e6783b6772b8d, 0x7e6a9f904274db86, 0xa7693a9be35f825a, 0x5182cc78158c7691,
    0xb5912c73f1879082, 0x435adaa007646869, 0xc3b91e4b7f509eaa, 0x3532e8c887c35a41, 0xd1e110237128acd2, 0x270af6f095eb4c19,
    0xe00901fb6300bafa, 0x18e279e7a4133df1, 0xee318d2c54d8c922, 0xaba6bbfb23b2fc9, 0xfc599b5446b0d74a, 0x846d5d97c06321a1,
    0x747ea97c3888e572, 0x92954f6fce8b1379, 0x88a9595bc49f1d65, 0x7042adb8344ce9ae, 0x96d14b33d2c70f3d, 0x621abbe02624f7d6,
    0xa4f93d0be0ef0115, 0x53f2ca0817fc7901, 0xb3212ee3ef178e12, 0x45cad83009d46ad9, 0xc14920bbfd3f9c3a, 0x37a2e65885535cb1,
    0xcf7112937398aa62, 0x297af480937b4e89, 0xdd99046b6570b88a, 0x1b527c57a1a34061, 0xebc18abc5748c6b2, 0xd2a6e2fafcb3239,
    0x8be9561bc7df1a25, 0x6d02b0f8310cecee, 0x9a1147f3d6070bfd, 0x5edabf2022e4fb16, 0xa83939cbe42f832a, 0x50b2cd4814bc75c1,
    0xb6612ba3f2579152, 0x428adb7006946799, 0xc4891d7b7e809f7a, 0x3462e99888935971, 0xd2b10f537058ada2, 0x263af7c096bb4b49,
    0xe0d9012b6230bbca, 0x18127917a4e33d21, 0xef018dfc5408c9f2, 0x9ea6aefb30b2ef9, 0xf9e998e44920d4da, 0x81fd6007bdf32411,
    0x76eea70c3af8e302, 0x902551dfcc1b15e9, 0x68c6b5342cd0f12a, 0x9e4d43b7da4307c1, 0x5a9ec35c1ea8ff52, 0xac75358fe86b8766,
    0x4c76d18410807185, 0xba9d2767f693958e, 0x3e4edfac0258635d, 0xc8c5193f7a44a3b6, 0x3026edd48ccf5535, 0xd6ed0b176c1cb1de,
    0x21fefbfc9af7470d, 0xe51584105df4c006, 0x1096719bac5f35a5, 0xf67d95784c8cd16e, 0x26e6373ba87277d, 0x7a5aa3a03e64df96,
    0x8cb9554bc8af1955, 0x6c32b1c8303cedbe, 0x9ae14723d6d70b2d, 0x5e0abff02214fbe6, 0xa90938fbe4ff83fa, 0x4fe2ce1813ec74f1,
    0xb7312ad3f3279222, 0x41badc4005c466c9, 0xc5591cab7db0a04a, 0x3392ea68896358a1, 0xd3810e836f88ae72, 0x256af890978b4a79,
    0, 1, 0, 2, 0, 3,
    0, 4, 1, 3, 0x13d674dba91f38e5, 0xf33d92384fccce2e,
    0x5ae66b3b7472abd, 0x7d9aa06041a4dc56, 0x8979588bc56f1c95, 0x6f72ae88337cea7e, 0x97a14a63d3970e6d, 0x614abcb02554f8a6,
    0xa5c93c3be1bf80ba, 0x5322cad8172c7831, 0xb3f12e13efe78ee2, 0x44fad90009046a09, 0xc2191febfe0f9d0a, 0x36d2e72886235be1,
    0xd04111c372c8ab32, 0x28aaf550944b4db9, 0x4e16cfe412207325, 0xb8fd2907f4f393ee, 0x3feede0c03f864fd, 0xc7251adf7be4a216,
    0x31c6ec348b2f56d5, 0xd54d0cb76dbcb03e, 0x239efa5c995748ad, 0xe37582705f94be66, 0x1576767ba77f3a85, 0xf19d9098516ccc8e,
    0x74e6853b5a72c5d, 0x7f3a9ec04344dab6, 0x87d95a2bc3cf1e35, 0x7112ace8351ce8de, 0x96014c03d1f7100d, 0x62eabb1026f4f706,
    0xa4293ddbe01f01e5, 0x54c2c93818cc79d1, 0xb2512fb3ee478d42, 0x469ad7600aa46ba9, 0xc079218bfc6f9b6a, 0x3872e58884835d81,
    0xcea113637468a992, 0x2a4af3b092ab4f59, 0xdcc9053b6640b7ba, 0x1c227d27a0d34131, 0xeaf189ec5818c5e2, 0xdfa6effaefb3309,
    0xf919981449f0d40a, 0x812d60d7bd2324e1, 0x77bea63c3bc8e232, 0x8f5552afcb4b16b9, 0x6996b4642da0f05a, 0x9d7d4487d9730891,
    0x5b6ec28c1f78fe82, 0xaba5365fe79b8696, 0x4d46d0b411507255, 0xb9cd2837f5c394be, 0x3f1ededc0328642d, 0xc7f51a0f7b14a2e6,
    0x30f6ed048bff5605, 0xd61d0be76cecb10e, 0x22cefb2c9a2747dd, 0xe44583405ec4bf36, 0x14a675aba84f39b5, 0xf26d9168509ccd5e,
    0x67e6783b6772b8d, 0x7e6a9f904274db86, 0x88a9595bc49f1d65, 0x7042adb8344ce9ae, 0x96d14b33d2c70f3d, 0x621abbe02624f7d6,
    0xa4f93d0be0ef0115, 0x53f2ca0817fc7901, 0xb3212ee3ef178e12, 0x45cad83009d46ad9, 0xc14920bbfd3f9c3a, 0x37a2e65885535cb1,
    0xcf7112937398aa62, 0x297af480937b4e89, 0xdd99046b6570b88a, 0x1b527c57a1a34061, 0xebc18abc5748c6b2, 0xd2a6e2fafcb3239,
    0xa7693a9be35f825a, 0x5182cc78158c7691, 0xb5912c73f1879082, 0x435adaa007646869, 0xc3b91e4b7f509eaa, 0x3532e8c887c35a41,
    0xd1e110237128acd2, 0x270af6f095eb4c19, 0xe00901fb6300bafa, 0x18e279e7a4133df1, 0xee318d2c54d8c922, 0xaba6bbfb23b2fc9,
    0xfc599b5446b0d74a, 0x846d5d97c06321a1, 0x747ea97c3888e572, 0x92954f6fce8b1379, 0x6656b7a42a60f39a, 0xa0bd4147dcb30551,
    0x582ec5cc1c387d3d, 0xaee5331feadb89d6, 0x4a06d3f40e106f15, 0xbd0d24f7f90397fe, 0x3bdee21c811760ed, 0xcb3516cf77d4a626,
    0x2db6f0448f3f52c5, 0xd95d08a769acb44e, 0x1f8efe6c9d67449d, 0xe78586805b84c276, 0x1166726bab8f3675, 0xf5ad94a84d5cd09e,
    0x33e6443b9b7284d, 0x7b2aa2d03f34dec6, 0x8be9561bc7df1a25, 0x6d02b0f8310cecee, 0x9a1147f3d6070bfd, 0x5edabf2022e4fb16,
    0xa83939cbe42f832a, 0x50b2cd4814bc75c1, 0xb6612ba3f2579152, 0x428adb7006946799, 0xc4891d7b7e809f7a, 0x3462e99888935971,
    0xd2b10f537058ada2, 0x263af7c096bb4b49, 0xe0d9012b6230bbca, 0x18127917a4e33d21, 0xef018dfc5408c9f2, 0x9ea6aefb30b2ef9,
    0xf9e998e44920d4da, 0x81fd6007bdf32411, 0x76eea70c3af8e302, 0x902551dfcc1b15e9, 0x68c6b5342cd0f12a, 0x9e4d43b7da4307c1,
    0x5a9ec35c1ea8ff52, 0xac75358fe86b8766, 0x4c76d18410807185, 0xba9d2767f693958e, 0x3e4edfac0258635d, 0xc8c5193f7a44a3b6,
    0x3026edd48ccf5535, 0xd6ed0b176c1cb1de, 0x21fefbfc9af7470d, 0xe51584105df4c006, 0x1096719bac5f35a5, 0xf67d95784c8cd16e,
    0x26e6373ba87277d, 0x7a5aa3a03e64df96, 0x8cb9554bc8af1955, 0x6c32b1c8303cedbe, 0x9ae14723d6d70b2d, 0x5e0abff02214fbe6,
    0xa90938fbe4ff83fa, 0x4fe2ce1813ec74f1, 0xb7312ad3f3279222, 0x41badc4005c466c9, 0xc5591cab7db0a04a, 0x3392ea68896358a1,
    0xd3810e836f88ae72, 0x256af890978b4a79, 0, 4, 1, 0,
    1, 1, 0, 4, 1, 0,
    0x4e16cfe412207325, 0xb8fd2907f4f393ee, 0x3feede0c03f864fd, 0xc7251adf7be4a216, 0x31c6ec348b2f56d5, 0xd54d0cb76dbcb03e,
    0x239efa5c995748ad, 0xe37582705f94be66, 0x1576767ba77f3a85, 0xf19d9098516ccc8e, 0x74e6853b5a72c5d, 0x7f3a9ec04344dab6,
    0x87d95a2bc3cf1e35, 0x7112ace8351ce8de, 0x96014c03d1f7100d, 0x62eabb1026f4f706, 0xa4293ddbe01f01e5, 0x54c2c93818cc79d1,
    0xb2512fb3ee478d42, 0x469ad7600aa46ba9, 0xc079218bfc6f9b6a, 0x3872e58884835d81, 0xcea113637468a992, 0x2a4af3b092ab4f59,
    0xdcc9053b6640b7ba, 0x1c227d27a0d34131, 0xeaf189ec5818c5e2, 0xdfa6effaefb3309, 0xf919981449f0d40a, 0x812d60d7bd2324e1,
    0x77bea63c3bc8e232, 0x8f5552afcb4b16b9, 0x6996b4642da0f05a, 0x9d7d4487d9730891, 0x5b6ec28c1f78fe82, 0xaba5365fe79b8696,
    0x4d46d0b411507255, 0xb9cd2837f5c394be, 0x3f1ededc0328642d, 0xc7f51a0f7b14a2e6, 0x30f6ed048bff5605, 0xd61d0be76cecb10e,
    0x22cefb2c9a2747dd, 0xe44583405ec4bf36, 0x14a675aba84f39b5, 0xf26d9168509ccd5e, 0x67e6783b6772b8d, 0x7e6a9f904274db86,
    0x4e16cfe412207325, 0xb8fd2907f4f393ee, 0x3feede0c03f864fd, 0xc7251adf7be4a216, 0x31c6ec348b2f56d5, 0xd54d0cb76dbcb03e,
    0x239efa5c995748ad, 0xe37582705f94be66, 0x1576767ba77f3a85, 0xf19d9098516ccc8e, 0x74e6853b5a72c5d, 0x7f3a9ec04344dab6,
    0x87d95a2bc3cf1e35, 0x7112ace8351ce8de, 0x96014c03d1f7100d, 0x62eabb1026f4f706, 0xa4293ddbe01f01e5, 0x54c2c93818cc79d1,
    0xb2512fb3ee478d42, 0x469ad7600aa46ba9, 0xc079218bfc6f9b6a, 0x3872e58884835d81, 0xcea113637468a992, 0x2a4af3b092ab4f59,
    0xdcc9053b6640b7ba, 0x1c227d27a0d34131, 0xeaf189ec5818c5e2, 0xdfa6effaefb3309, 0xf919981449f0d40a, 0x812d60d7bd2324e1,
    0x77bea63c3bc8e232, 0x8f5552afcb4b16b9, 0x13d674dba91f38e5, 0xf33d92384fccce2e, 0x5ae66b3b7472abd, 0x7d9aa06041a4dc56,
    0x8979588bc56f1c95, 0x6f72ae88337cea7e, 0x97a14a63d3970e6d, 0x614abcb02554f8a6, 0xa5c93c3be1bf80ba, 0x5322cad8172c7831,
    0xb3f12e13efe78ee2, 0x44fad90009046a09, 0xc2191febfe0f9d0a, 0x36d2e72886235be1, 0xd04111c372c8ab32, 0x28aaf550944b4db9,
    0xde69039b64a0b95a, 0x1a827b87a2733f91, 0xec918b8c5678c782, 0xc5a6d5fb09b3169, 0xfab999b44850d5aa, 0x82cd5f37bec32341,
    0x761ea7dc3a28e3d2, 0x90f5510fcceb1519, 0x67f6b6042c00f1fa, 0x9f1d42e7db1306f1, 0x59cec42c1dd87edd, 0xad4534bfe93b8836,
    0x4ba6d2540fb070b5, 0xbb6d2697f763965e, 0x3d7ee07c0188628d, 0xc995186f7974a486, 0x2f56eea48d9f5465, 0xd7bd0a476b4cb2ae,
    0x212efccc9bc7463d, 0xe5e584e05d24c0d6, 0x1306740ba9ef3815, 0xf40d93084efccefe, 0x4de65e3b81729ed, 0x7ccaa13040d4dd26,
    0x8a4957bbc63f1bc5, 0x6ea2af5832aceb4e, 0x98714993d4670d9d, 0x607abd802484f976, 0xa6993b6be28f818a, 0x5252cba8165c7761,
    0xb4c12d43f0b78fb2, 0x442ad9d008346939, 0xc2e91f1bfedf9dda, 0x3602e7f886f35b11, 0xd11110f371f8ac02, 0x27daf620951b4ce9,
    0xdf3902cb63d0ba2a, 0x19b27ab7a3433ec1, 0xed618c5c55a8c852, 0xb8a6c8fb16b3099, 0xfb899a844780d67a, 0x839d5e67bf932271,
    0x754ea8ac3958e4a2, 0x91c5503fcdbb1449, 0x6726b6d42b30f2ca, 0x9fed4217dbe30621, 0x58fec4fc1d087e0d, 0xae1533efea0b8906,
    0x4e16cfe412207325, 0xb8fd2907f4f393ee, 0x3feede0c03f864fd, 0xc7251adf7be4a216, 0x31c6ec348b2f56d5, 0xd54d0cb76dbcb03e,
    0x239efa5c995748ad, 0xe37582705f94be66, 0x1576767ba77f3a85, 0xf19d9098516ccc8e, 0x74e6853b5a72c5d, 0x7f3a9ec04344dab6,
    0x87d95a2bc3cf1e35, 0x7112ace8351ce8de, 0x96014c03d1f7100d, 0x62eabb1026f4f706, 0xa4293ddbe01f01e5, 0x54c2c93818cc79d1,
    0xb2512fb3ee478d42, 0x469ad7600aa46ba9, 0xc079218bfc6f9b6a, 0x3872e58884835d81, 0xcea113637468a992, 0x2a4af3b092ab4f59,
    0xdcc9053b6640b7ba, 0x1c227d27a0d34131, 0xeaf189ec5818c5e2, 0xdfa6effaefb3309, 0xf919981449f0d40a, 0x812d60d7bd2324e1,
    0x77bea63c3bc8e232, 0x8f5552afcb4b16b9, 0x6996b4642da0f05a, 0x9d7d4487d9730891, 0x5b6ec28c1f78fe82, 0xaba5365fe79b8696,
    0x4d46d0b411507255, 0xb9cd2837f5c394be, 0x3f1ededc0328642d, 0xc7f51a0f7b14a2e6, 0x30f6ed048bff5605, 0xd61d0be76cecb10e,
    0x22cefb2c9a2747dd, 0xe44583405ec4bf36, 0x14a675aba84f39b5, 0xf26d9168509ccd5e, 0x67e6783b6772b8d, 0x7e6a9f904274db86,
    0x8be9561bc7df1a25, 0x6d02b0f8310cecee, 0x9a1147f3d6070bfd, 0x5edabf2022e4fb16, 0xa83939cbe42f832a, 0x50b2cd4814bc75c1,
    0xb6612ba3f2579152, 0x428adb7006946799, 0xc4891d7b7e809f7a, 0x3462e99888935971, 0xd2b10f537058ada2, 0x263af7c096bb4b49,
    0xe0d9012b6230bbca, 0x18127917a4e33d21, 0xef018dfc5408c9f2, 0x9ea6aefb30b2ef9, 0xfd299c2445e0d81a, 0x853d5cc7c13320d1,
    0x73aeaa4c37b8e642, 0x93654e9fcf5b12a9, 0x6586b8742990f46a, 0xa18d4077dd830481, 0x575ec69c1b687c6d, 0xafb5324febab8aa6,
    0x4936d4c40d406e45, 0xbddd2427f9d398ce, 0x3b0ee2ec81e7601d, 0xcc0515ff7704a6f6, 0x2ce6f114900f51f5, 0xda2d07d768dcb51e,
    0x1ebeff3c9e3743cd, 0xe85587505ab4c346, 0x1096719bac5f35a5, 0xf67d95784c8cd16e, 0x26e6373ba87277d, 0x7a5aa3a03e64df96,
    0x8cb9554bc8af1955, 0x6c32b1c8303cedbe, 0x9ae14723d6d70b2d, 0x5e0abff02214fbe6, 0xa90938fbe4ff83fa, 0x4fe2ce1813ec74f1,
    0xb7312ad3f3279222, 0x41badc4005c466c9, 0xc5591cab7db0a04a, 0x3392ea68896358a1, 0xd3810e836f88ae72, 0x256af890978b4a79,
#endif
    0, 0, 0};

static const struct {
#if (SCATTER_VECTORS_TYPES) & 0x2 /* float */
    char float_0[43];
    char float_1[43];
    char float_2[26];
    char float_3[18];
    char float_4[4];
    char float_5[43];
    char float_6[4];
    char float_7[43];
    char float_8[66];
    char float_9[4];
    char float_10[48];
    char float_11[49];
    char float_12[62];
    char float_13[1];
    char float_14[5];
    char float_15[39];
    char float_16[40];
    char float_17[21];
    char float_18[13];
    char float_19[39];
    char float_20[62];
    char float_21[45];
    char float_22[70];
    char float_23[45];
    char float_24[84];
    char float_25[45];
    char float_26[62];
    char float_27[32];
    char float_28[46];
    char float_29[32];
    char float_30[51];
    char float_31[48];
    char float_32[68];
    char float_33[38];
    char float_34[48];
    char float_35[36];
    char float_36[48];
    char float_37[40];
    char float_38[41];
    char float_39[63];
    char float_40[41];
    char float_41[62];
    char float_42[41];
    char float_43[56];
    char float_44[41];
    char float_45[42];
    char float_46[41];
    char float_47[46];
    char float_48[41];
    char float_49[51];
    char float_50[38];
    char float_51[83];
    char float_52[38];
    char float_53[84];
    char float_54[39];
    char float_55[82];
    char float_56[39];
    char float_57[82];
    char float_58[39];
    char float_59[62];
    char float_60[48];
    char float_61[53];
    char float_62[22];
    char float_63[14];
    char float_64[35];
    char float_65[102];
    char float_66[23];
    char float_67[25];
    char float_68[78];
    char float_69[41];
    char float_70[33];
    char float_71[32];
    char float_72[28];
    char float_73[24];
    char float_74[46];
    char float_75[4];
    char float_76[38];
    char float_77[42];
    char float_78[42];
    char float_79[43];
    char float_80[82];
    char float_81[32];
    char float_82[38];
    char float_83[19];
    char float_84[11];
    char float_85[34];
    char float_86[42];
    char float_87[38];
    char float_88[42];
    char float_89[30];
    char float_90[54];
    char float_91[27];
    char float_92[61];
    char float_93[41];
    char float_94[53];
    char float_95[35];
    char float_96[47];
    char float_97[42];
    char float_98[56];
    char float_99[32];
    char float_100[44];
    char float_101[39];
    char float_102[23];
    char float_103[32];
    char float_104[56];
    char float_105[40];
    char float_106[24];
    char float_107[30];
    char float_108[103];
    char float_109[35];
    char float_110[33];
    char float_111[91];
    char float_112[47];
    char float_113[47];
    char float_114[65];
    char float_115[40];
    char float_116[41];
    char float_117[29];
    char float_118[70];
    char float_119[21];
    char float_120[13];
    char float_121[24];
    char float_122[27];
    char float_123[31];
    char float_124[31];
    char float_125[50];
    char float_126[22];
    char float_127[14];
    char float_128[30];
    char float_129[50];
    char float_130[44];
    char float_131[66];
    char float_132[46];
    char float_133[62];
    char float_134[47];
    char float_135[104];
    char float_136[63];
    char float_137[27];
    char float_138[105];
    char float_139[71];
    char float_140[30];
    char float_141[40];
    char float_142[15];
    char float_143[35];
    char float_144[67];
    char float_145[22];
    char float_146[14];
    char float_147[51];
    char float_148[45];
    char float_149[30];
    char float_150[63];
    char float_151[21];
    char float_152[13];
    char float_153[22];
    char float_154[44];
    char float_155[47];
    char float_156[35];
    char float_157[34];
    char float_158[51];
    char float_159[58];
    char float_160[51];
    char float_161[58];
    char float_162[51];
    char float_163[58];
    char float_164[35];
    char float_165[34];
    char float_166[27];
    char float_167[39];
    char float_168[35];
    char float_169[59];
    char float_170[27];
    char float_171[43];
    char float_172[39];
    char float_173[30];
    char float_174[38];
    char float_175[29];
    char float_176[33];
    char float_177[30];
    char float_178[60];
    char float_179[41];
    char float_180[30];
    char float_181[47];
    char float_182[51];
    char float_183[51];
    char float_184[51];
    char float_185[57];
    char float_186[39];
    char float_187[56];
    char float_188[39];
    char float_189[51];
    char float_190[46];
    char float_191[83];
    char float_192[29];
    char float_193[46];
    char float_194[47];
    char float_195[56];
    char float_196[62];
    char float_197[30];
    char float_198[33];
    char float_199[55];
    char float_200[55];
    char float_201[35];
    char float_202[54];
    char float_203[84];
    char float_204[40];
    char float_205[86];
    char float_206[31];
    char float_207[34];
    char float_208[109];
    char float_209[95];
    char float_210[33];
    char float_211[69];
    char float_212[31];
    char float_213[41];
    char float_214[71];
    char float_215[62];
    char float_216[44];
    char float_217[67];
    char float_218[35];
    char float_219[19];
    char float_220[42];
    char float_221[66];
    char float_222[4];
    char float_223[42];
    char float_224[29];
    char float_225[43];
    char float_226[85];
    char float_227[5];
    char float_228[42];
    char float_229[29];
    char float_230[43];
    char float_231[45];
    char float_232[5];
    char float_233[42];
    char float_234[40];
    char float_235[4];
    char float_236[53];
    char float_237[50];
    char float_238[6];
    char float_239[49];
    char float_240[52];
    char float_241[4];
    char float_242[39];
    char float_243[44];
    char float_244[84];
    char float_245[35];
    char float_246[84];
    char float_247[60];
    char float_248[116];
    char float_249[91];
    char float_250[127];
    char float_251[108];
    char float_252[39];
    char float_253[49];
    char float_254[114];
    char float_255[44];
    char float_256[94];
    char float_257[122];
    char float_258[35];
    char float_259[108];
    char float_260[62];
    char float_261[35];
    char float_262[99];
    char float_263[46];
    char float_264[101];
    char float_265[63];
    char float_266[48];
    char float_267[93];
    char float_268[52];
    char float_269[48];
    char float_270[105];
    char float_271[84];
    char float_272[61];
    char float_273[127];
    char float_274[61];
    char float_275[62];
    char float_276[61];
    char float_277[67];
    char float_278[61];
    char float_279[61];
    char float_280[61];
    char float_281[65];
    char float_282[61];
    char float_283[34];
    char float_284[61];
    char float_285[69];
    char float_286[61];
    char float_287[70];
    char float_288[61];
    char float_289[69];
    char float_290[56];
    char float_291[148];
    char float_292[36];
    char float_293[20];
    char float_294[96];
    char float_295[36];
    char float_296[54];
    char float_297[28];
    char float_298[30];
    char float_299[61];
    char float_300[20];
    char float_301[10];
    char float_302[40];
    char float_303[43];
    char float_304[23];
    char float_305[33];
    char float_306[39];
    char float_307[36];
    char float_308[72];
    char float_309[50];
    char float_310[47];
    char float_311[69];
    char float_312[23];
    char float_313[47];
    char float_314[69];
    char float_315[47];
    char float_316[75];
    char float_317[47];
    char float_318[53];
    char float_319[41];
    char float_320[63];
    char float_321[41];
    char float_322[54];
    char float_323[41];
    char float_324[42];
    char float_325[41];
    char float_326[46];
    char float_327[41];
    char float_328[48];
    char float_329[41];
    char float_330[49];
    char float_331[41];
    char float_332[54];
    char float_333[41];
    char float_334[38];
    char float_335[56];
    char float_336[38];
    char float_337[56];
    char float_338[38];
    char float_339[91];
    char float_340[38];
    char float_341[33];
    char float_342[43];
    char float_343[74];
    char float_344[43];
    char float_345[75];
    char float_346[43];
    char float_347[66];
    char float_348[43];
    char float_349[49];
    char float_350[46];
    char float_351[50];
    char float_352[43];
    char float_353[63];
    char float_354[35];
    char float_355[83];
    char float_356[35];
    char float_357[44];
    char float_358[35];
    char float_359[47];
    char float_360[33];
    char float_361[63];
    char float_362[23];
    char float_363[13];
    char float_364[32];
    char float_365[61];
    char float_366[23];
    char float_367[27];
    char float_368[24];
    char float_369[39];
    char float_370[42];
    char float_371[23];
    char float_372[13];
    char float_373[42];
    char float_374[76];
    char float_375[36];
    char float_376[50];
    char float_377[42];
    char float_378[65];
    char float_379[24];
    char float_380[41];
    char float_381[52];
    char float_382[47];
    char float_383[77];
    char float_384[32];
    char float_385[78];
    char float_386[34];
    char float_387[61];
    char float_388[34];
    char float_389[74];
    char float_390[34];
    char float_391[68];
    char float_392[37];
    char float_393[81];
    char float_394[41];
    char float_395[77];
    char float_396[42];
    char float_397[57];
    char float_398[38];
    char float_399[54];
    char float_400[42];
    char float_401[79];
    char float_402[41];
    char float_403[77];
    char float_404[38];
    char float_405[76];
    char float_406[34];
    char float_407[44];
    char float_408[42];
    char float_409[84];
    char float_410[35];
    char float_411[69];
    char float_412[45];
    char float_413[53];
    char float_414[34];
    char float_415[57];
    char float_416[53];
    char float_417[42];
    char float_418[56];
    char float_419[79];
    char float_420[37];
    char float_421[67];
    char float_422[23];
    char float_423[41];
    char float_424[45];
    char float_425[45];
    char float_426[45];
    char float_427[41];
    char float_428[45];
    char float_429[45];
    char float_430[45];
    char float_431[36];
    char float_432[77];
    char float_433[23];
    char float_434[54];
    char float_435[69];
    char float_436[27];
    char float_437[65];
    char float_438[25];
    char float_439[33];
    char float_440[65];
    char float_441[33];
    char float_442[70];
    char float_443[53];
    char float_444[67];
    char float_445[52];
    char float_446[63];
    char float_447[32];
    char float_448[64];
    char float_449[32];
    char float_450[69];
    char float_451[26];
    char float_452[46];
    char float_453[42];
    char float_454[28];
    char float_455[77];
    char float_456[32];
    char float_457[64];
    char float_458[32];
    char float_459[69];
    char float_460[22];
    char float_461[44];
    char float_462[18];
    char float_463[36];
    char float_464[29];
    char float_465[36];
    char float_466[32];
    char float_467[64];
    char float_468[32];
    char float_469[69];
    char float_470[26];
    char float_471[46];
    char float_472[42];
    char float_473[32];
    char float_474[64];
    char float_475[32];
    char float_476[69];
    char float_477[41];
    char float_478[82];
    char float_479[47];
    char float_480[41];
    char float_481[65];
    char float_482[40];
    char float_483[44];
    char float_484[56];
    char float_485[64];
    char float_486[44];
    char float_487[64];
    char float_488[26];
    char float_489[46];
    char float_490[27];
#endif
#if (SCATTER_VECTORS_TYPES) & 0x4 /* uint8 */
    char uint8_0[32];
    char uint8_1[88];
    char uint8_2[36];
    char uint8_3[1];
    char uint8_4[5];
    char uint8_5[49];
    char uint8_6[96];
    char uint8_7[114];
    char uint8_8[34];
    char uint8_9[64];
    char uint8_10[21];
    char uint8_11[13];
    char uint8_12[30];
    char uint8_13[47];
    char uint8_14[55];
    char uint8_15[46];
    char uint8_16[72];
    char uint8_17[75];
    char uint8_18[40];
    char uint8_19[52];
    char uint8_20[96];
    char uint8_21[202];
    char uint8_22[105];
    char uint8_23[4];
    char uint8_24[61];
    char uint8_25[68];
    char uint8_26[127];
    char uint8_27[61];
    char uint8_28[62];
    char uint8_29[29];
    char uint8_30[13];
    char uint8_31[61];
    char uint8_32[67];
    char uint8_33[61];
    char uint8_34[61];
    char uint8_35[61];
    char uint8_36[65];
    char uint8_37[61];
    char uint8_38[34];
    char uint8_39[61];
    char uint8_40[69];
    char uint8_41[61];
    char uint8_42[70];
    char uint8_43[61];
    char uint8_44[69];
    char uint8_45[37];
    char uint8_46[67];
    char uint8_47[190];
    char uint8_48[37];
    char uint8_49[128];
    char uint8_50[168];
    char uint8_51[53];
    char uint8_52[106];
    char uint8_53[197];
    char uint8_54[4];
    char uint8_55[40];
    char uint8_56[41];
    char uint8_57[53];
    char uint8_58[55];
    char uint8_59[41];
    char uint8_60[60];
    char uint8_61[41];
    char uint8_62[71];
    char uint8_63[54];
    char uint8_64[54];
    char uint8_65[60];
    char uint8_66[158];
    char uint8_67[4];
    char uint8_68[35];
    char uint8_69[53];
    char uint8_70[59];
    char uint8_71[32];
    char uint8_72[66];
    char uint8_73[106];
    char uint8_74[32];
    char uint8_75[135];
    char uint8_76[49];
    char uint8_77[24];
    char uint8_78[73];
    char uint8_79[43];
    char uint8_80[38];
    char uint8_81[108];
    char uint8_82[113];
    char uint8_83[34];
    char uint8_84[40];
    char uint8_85[41];
    char uint8_86[86];
    char uint8_87[113];
    char uint8_88[34];
    char uint8_89[49];
    char uint8_90[74];
    char uint8_91[49];
    char uint8_92[74];
    char uint8_93[23];
    char uint8_94[49];
    char uint8_95[78];
    char uint8_96[33];
    char uint8_97[41];
    char uint8_98[58];
    char uint8_99[33];
    char uint8_100[41];
    char uint8_101[33];
    char uint8_102[62];
    char uint8_103[33];
    char uint8_104[69];
    char uint8_105[59];
    char uint8_106[38];
    char uint8_107[86];
    char uint8_108[110];
    char uint8_109[38];
    char uint8_110[65];
    char uint8_111[148];
    char uint8_112[4];
    char uint8_113[31];
    char uint8_114[110];
    char uint8_115[31];
    char uint8_116[138];
#endif
#if (SCATTER_VECTORS_TYPES) & 0x8 /* int8 */
    char int8_0[36];
    char int8_1[86];
    char int8_2[63];
    char int8_3[1];
    char int8_4[5];
    char int8_5[38];
    char int8_6[95];
    char int8_7[28];
    char int8_8[38];
    char int8_9[38];
    char int8_10[32];
    char int8_11[22];
    char int8_12[37];
    char int8_13[107];
    char int8_14[113];
    char int8_15[4];
    char int8_16[32];
    char int8_17[34];
    char int8_18[53];
    char int8_19[132];
    char int8_20[34];
    char int8_21[60];
    char int8_22[34];
    char int8_23[71];
    char int8_24[103];
    char int8_25[56];
    char int8_26[68];
    char int8_27[42];
    char int8_28[56];
    char int8_29[62];
    char int8_30[23];
    char int8_31[13];
    char int8_32[56];
    char int8_33[67];
    char int8_34[56];
    char int8_35[61];
    char int8_36[56];
    char int8_37[65];
    char int8_38[56];
    char int8_39[34];
    char int8_40[56];
    char int8_41[65];
    char int8_42[56];
    char int8_43[69];
    char int8_44[56];
    char int8_45[65];
    char int8_46[56];
    char int8_47[70];
    char int8_48[57];
    char int8_49[66];
    char int8_50[57];
    char int8_51[70];
    char int8_52[57];
    char int8_53[69];
    char int8_54[32];
    char int8_55[43];
    char int8_56[46];
    char int8_57[58];
    char int8_58[43];
    char int8_59[81];
    char int8_60[43];
    char int8_61[80];
    char int8_62[43];
    char int8_63[79];
    char int8_64[43];
    char int8_65[75];
#endif
#if (SCATTER_VECTORS_TYPES) & 0x10 /* uint16 */
    char uint16_0[87];
    char uint16_1[84];
    char uint16_2[137];
    char uint16_3[1];
    char uint16_4[5];
    char uint16_5[40];
    char uint16_6[34];
    char uint16_7[38];
    char uint16_8[40];
    char uint16_9[63];
    char uint16_10[39];
    char uint16_11[87];
    char uint16_12[93];
    char uint16_13[4];
    char uint16_14[34];
    char uint16_15[85];
    char uint16_16[85];
    char uint16_17[33];
    char uint16_18[75];
#endif
#if (SCATTER_VECTORS_TYPES) & 0x20 /* int16 */
    char int16_0[32];
    char int16_1[88];
    char int16_2[36];
    char int16_3[1];
    char int16_4[5];
    char int16_5[54];
    char int16_6[68];
    char int16_7[38];
    char int16_8[54];
    char int16_9[62];
    char int16_10[21];
    char int16_11[13];
    char int16_12[54];
    char int16_13[67];
    char int16_14[54];
    char int16_15[61];
    char int16_16[54];
    char int16_17[65];
    char int16_18[54];
    char int16_19[34];
    char int16_20[54];
    char int16_21[69];
    char int16_22[54];
    char int16_23[70];
    char int16_24[54];
    char int16_25[69];
    char int16_26[38];
    char int16_27[86];
    char int16_28[91];
    char int16_29[4];
    char int16_30[61];
    char int16_31[127];
    char int16_32[61];
    char int16_33[29];
    char int16_34[61];
    char int16_35[61];
    char int16_36[61];
    char int16_37[61];
    char int16_38[61];
    char int16_39[61];
    char int16_40[61];
    char int16_41[30];
    char int16_42[47];
    char int16_43[55];
    char int16_44[49];
    char int16_45[61];
    char int16_46[119];
#endif
#if (SCATTER_VECTORS_TYPES) & 0x40 /* int32 */
    char int32_0[92];
    char int32_1[167];
    char int32_2[72];
    char int32_3[1];
    char int32_4[5];
    char int32_5[40];
    char int32_6[88];
    char int32_7[52];
    char int32_8[44];
    char int32_9[69];
    char int32_10[55];
    char int32_11[32];
    char int32_12[65];
    char int32_13[34];
    char int32_14[4];
    char int32_15[32];
    char int32_16[65];
    char int32_17[4];
    char int32_18[32];
    char int32_19[32];
    char int32_20[65];
    char int32_21[4];
    char int32_22[32];
    char int32_23[65];
    char int32_24[4];
    char int32_25[32];
    char int32_26[26];
    char int32_27[28];
    char int32_28[26];
    char int32_29[26];
#endif
#if (SCATTER_VECTORS_TYPES) & 0x80 /* int64 */
    char int64_0[22];
    char int64_1[57];
    char int64_2[21];
    char int64_3[1];
    char int64_4[5];
    char int64_5[29];
    char int64_6[66];
    char int64_7[147];
    char int64_8[29];
    char int64_9[121];
    char int64_10[24];
    char int64_11[31];
    char int64_12[37];
    char int64_13[21];
    char int64_14[13];
    char int64_15[30];
    char int64_16[29];
    char int64_17[41];
    char int64_18[61];
    char int64_19[29];
    char int64_20[93];
    char int64_21[87];
    char int64_22[232];
    char int64_23[30];
    char int64_24[56];
    char int64_25[91];
    char int64_26[170];
    char int64_27[102];
    char int64_28[153];
    char int64_29[143];
    char int64_30[4];
    char int64_31[30];
    char int64_32[39];
    char int64_33[70];
    char int64_34[43];
    char int64_35[72];
    char int64_36[105];
    char int64_37[23];
    char int64_38[13];
    char int64_39[84];
    char int64_40[139];
    char int64_41[115];
    char int64_42[34];
    char int64_43[88];
    char int64_44[40];
    char int64_45[34];
    char int64_46[85];
    char int64_47[97];
    char int64_48[168];
    char int64_49[122];
    char int64_50[4];
    char int64_51[35];
    char int64_52[57];
    char int64_53[44];
    char int64_54[34];
    char int64_55[80];
    char int64_56[123];
    char int64_57[49];
    char int64_58[82];
    char int64_59[40];
    char int64_60[4];
    char int64_61[49];
    char int64_62[80];
    char int64_63[65];
    char int64_64[49];
    char int64_65[76];
    char int64_66[69];
    char int64_67[49];
    char int64_68[77];
#endif
#if (SCATTER_VECTORS_TYPES) & 0x100 /* string */
    char string_0[77];
    char string_1[167];
    char string_2[78];
    char string_3[1];
    char string_4[5];
    char string_5[23];
    char string_6[69];
    char string_7[21];
    char string_8[25];
    char string_9[95];
    char string_10[40];
    char string_11[34];
    char string_12[80];
    char string_13[39];
    char string_14[34];
    char string_15[79];
    char string_16[35];
    char string_17[37];
    char string_18[21];
    char string_19[13];
    char string_20[34];
    char string_21[56];
    char string_22[31];
    char string_23[29];
    char string_24[57];
    char string_25[92];
    char string_26[170];
    char string_27[31];
    char string_28[65];
    char string_29[108];
    char string_30[204];
    char string_31[4];
    char string_32[30];
    char string_33[54];
    char string_34[59];
    char string_35[69];
    char string_36[140];
    char string_37[238];
    char string_38[4];
    char string_39[31];
    char string_40[28];
    char string_41[44];
    char string_42[25];
    char string_43[70];
    char string_44[23];
    char string_45[33];
    char string_46[65];
    char string_47[43];
    char string_48[25];
    char string_49[25];
    char string_50[35];
    char string_51[44];
    char string_52[35];
    char string_53[80];
    char string_54[25];
    char string_55[32];
    char string_56[72];
    char string_57[132];
    char string_58[32];
    char string_59[121];
    char string_60[135];
    char string_61[35];
    char string_62[46];
    char string_63[35];
    char string_64[56];
    char string_65[35];
    char string_66[84];
    char string_67[35];
    char string_68[63];
    char string_69[75];
    char string_70[35];
    char string_71[4];
    char string_72[35];
    char string_73[48];
    char string_74[35];
    char string_75[35];
#endif
#if (SCATTER_VECTORS_TYPES) & 0x200 /* bool */
    char bool_0[56];
    char bool_1[103];
    char bool_2[144];
    char bool_3[1];
    char bool_4[5];
    char bool_5[30];
    char bool_6[84];
    char bool_7[18];
    char bool_8[53];
    char bool_9[88];
    char bool_10[193];
    char bool_11[61];
    char bool_12[113];
    char bool_13[226];
    char bool_14[4];
    char bool_15[39];
    char bool_16[31];
    char bool_17[133];
    char bool_18[4];
    char bool_19[39];
    char bool_20[63];
    char bool_21[23];
    char bool_22[72];
    char bool_23[43];
    char bool_24[39];
    char bool_25[30];
    char bool_26[109];
    char bool_27[4];
    char bool_28[39];
    char bool_29[62];
#endif
#if (SCATTER_VECTORS_TYPES) & 0x400 /* float16 */
    char float16_0[32];
    char float16_1[68];
    char float16_2[130];
    char float16_3[1];
    char float16_4[5];
    char float16_5[32];
    char float16_6[135];
    char float16_7[45];
    char float16_8[30];
    char float16_9[88];
    char float16_10[35];
    char float16_11[30];
    char float16_12[87];
    char float16_13[35];
    char float16_14[30];
    char float16_15[49];
    char float16_16[30];
    char float16_17[73];
    char float16_18[41];
    char float16_19[35];
    char float16_20[80];
    char float16_21[36];
    char float16_22[34];
    char float16_23[69];
    char float16_24[21];
    char float16_25[13];
    char float16_26[56];
    char float16_27[112];
    char float16_28[161];
    char float16_29[96];
    char float16_30[118];
    char float16_31[136];
    char float16_32[82];
    char float16_33[171];
    char float16_34[110];
    char float16_35[44];
    char float16_36[52];
    char float16_37[56];
    char float16_38[97];
    char float16_39[39];
    char float16_40[65];
    char float16_41[208];
    char float16_42[4];
    char float16_43[39];
    char float16_44[128];
    char float16_45[168];
    char float16_46[39];
    char float16_47[137];
    char float16_48[200];
    char float16_49[55];
    char float16_50[108];
    char float16_51[197];
    char float16_52[44];
    char float16_53[64];
    char float16_54[59];
    char float16_55[4];
    char float16_56[44];
    char float16_57[63];
    char float16_58[105];
    char float16_59[49];
    char float16_60[82];
    char float16_61[59];
    char float16_62[4];
    char float16_63[49];
    char float16_64[65];
    char float16_65[52];
    char float16_66[48];
    char float16_67[58];
    char float16_68[26];
    char float16_69[48];
    char float16_70[70];
    char float16_71[48];
    char float16_72[63];
    char float16_73[56];
    char float16_74[39];
    char float16_75[51];
    char float16_76[39];
    char float16_77[51];
    char float16_78[39];
    char float16_79[39];
    char float16_80[57];
    char float16_81[44];
    char float16_82[44];
    char float16_83[81];
    char float16_84[82];
    char float16_85[4];
    char float16_86[44];
    char float16_87[74];
    char float16_88[57];
    char float16_89[41];
    char float16_90[111];
    char float16_91[109];
    char float16_92[38];
    char float16_93[40];
    char float16_94[34];
    char float16_95[136];
    char float16_96[34];
    char float16_97[49];
    char float16_98[38];
    char float16_99[47];
    char float16_100[38];
    char float16_101[67];
    char float16_102[87];
    char float16_103[42];
    char float16_104[20];
    char float16_105[42];
    char float16_106[42];
    char float16_107[44];
    char float16_108[38];
    char float16_109[85];
    char float16_110[68];
    char float16_111[33];
    char float16_112[39];
    char float16_113[33];
    char float16_114[39];
    char float16_115[33];
    char float16_116[33];
    char float16_117[45];
    char float16_118[33];
    char float16_119[41];
    char float16_120[58];
    char float16_121[33];
    char float16_122[41];
    char float16_123[33];
    char float16_124[62];
    char float16_125[33];
    char float16_126[69];
    char float16_127[59];
    char float16_128[38];
    char float16_129[37];
    char float16_130[42];
    char float16_131[66];
    char float16_132[38];
    char float16_133[64];
    char float16_134[38];
    char float16_135[45];
#endif
#if (SCATTER_VECTORS_TYPES) & 0x800 /* double */
    char double_0[51];
    char double_1[82];
    char double_2[91];
    char double_3[1];
    char double_4[5];
    char double_5[55];
    char double_6[111];
    char double_7[161];
    char double_8[78];
    char double_9[147];
    char double_10[78];
    char double_11[43];
    char double_12[64];
    char double_13[59];
    char double_14[4];
    char double_15[43];
    char double_16[63];
    char double_17[105];
    char double_18[69];
    char double_19[103];
    char double_20[74];
    char double_21[69];
    char double_22[101];
    char double_23[105];
    char double_24[69];
    char double_25[97];
    char double_26[109];
    char double_27[69];
    char double_28[98];
    char double_29[29];
    char double_30[13];
    char double_31[50];
    char double_32[74];
    char double_33[82];
    char double_34[4];
    char double_35[53];
    char double_36[97];
    char double_37[158];
    char double_38[50];
    char double_39[105];
    char double_40[165];
    char double_41[4];
    char double_42[37];
    char double_43[47];
    char double_44[37];
    char double_45[87];
    char double_46[32];
    char double_47[64];
    char double_48[119];
    char double_49[32];
    char double_50[128];
    char double_51[138];
    char double_52[32];
    char double_53[136];
    char double_54[164];
#endif
#if (SCATTER_VECTORS_TYPES) & 0x1000 /* uint32 */
    char uint32_0[66];
    char uint32_1[133];
    char uint32_2[168];
    char uint32_3[1];
    char uint32_4[5];
    char uint32_5[56];
    char uint32_6[59];
    char uint32_7[57];
    char uint32_8[46];
    char uint32_9[109];
    char uint32_10[134];
    char uint32_11[39];
    char uint32_12[111];
    char uint32_13[138];
    char uint32_14[4];
    char uint32_15[50];
    char uint32_16[112];
    char uint32_17[165];
#endif
#if (SCATTER_VECTORS_TYPES) & 0x2000 /* uint64 */
    char uint64_0[33];
    char uint64_1[89];
    char uint64_2[36];
    char uint64_3[1];
    char uint64_4[5];
    char uint64_5[40];
    char uint64_6[59];
    char uint64_7[57];
    char uint64_8[41];
    char uint64_9[109];
    char uint64_10[94];
    char uint64_11[4];
    char uint64_12[51];
    char uint64_13[104];
    char uint64_14[165];
#endif
#if (SCATTER_VECTORS_TYPES) & 0x4000 /* complex64 */
    char complex64_0[51];
    char complex64_1[95];
    char complex64_2[99];
    char complex64_3[1];
    char complex64_4[5];
    char complex64_5[41];
    char complex64_6[71];
    char complex64_7[194];
    char complex64_8[4];
    char complex64_9[41];
    char complex64_10[128];
    char complex64_11[172];
    char complex64_12[48];
    char complex64_13[86];
    char complex64_14[64];
    char complex64_15[48];
    char complex64_16[54];
    char complex64_17[59];
    char complex64_18[48];
    char complex64_19[44];
    char complex64_20[69];
    char complex64_21[59];
    char complex64_22[62];
    char complex64_23[57];
    char complex64_24[42];
    char complex64_25[52];
    char complex64_26[42];
    char complex64_27[47];
    char complex64_28[42];
    char complex64_29[57];
    char complex64_30[46];
    char complex64_31[93];
    char complex64_32[40];
    char complex64_33[46];
    char complex64_34[105];
    char complex64_35[66];
#endif
#if (SCATTER_VECTORS_TYPES) & 0x8000 /* complex128 */
    char complex128_0[50];
    char complex128_1[50];
    char complex128_2[80];
    char complex128_3[1];
    char complex128_4[5];
    char complex128_5[67];
    char complex128_6[96];
    char complex128_7[193];
    char complex128_8[43];
    char complex128_9[31];
    char complex128_10[139];
    char complex128_11[4];
    char complex128_12[66];
    char complex128_13[88];
    char complex128_14[134];
    char complex128_15[36];
    char complex128_16[72];
    char complex128_17[114];
    char complex128_18[36];
    char complex128_19[128];
    char complex128_20[142];
    char complex128_21[32];
    char complex128_22[72];
    char complex128_23[61];
    char complex128_24[4];
    char complex128_25[36];
    char complex128_26[69];
    char complex128_27[22];
#endif
#if (SCATTER_VECTORS_TYPES) & 0x10000 /* bfloat16 */
    char bfloat16_0[29];
    char bfloat16_1[34];
    char bfloat16_2[18];
    char bfloat16_3[10];
    char bfloat16_4[5];
    char bfloat16_5[37];
    char bfloat16_6[59];
    char bfloat16_7[26];
    char bfloat16_8[37];
    char bfloat16_9[62];
    char bfloat16_10[53];
    char bfloat16_11[1];
    char bfloat16_12[51];
    char bfloat16_13[93];
    char bfloat16_14[52];
    char bfloat16_15[51];
    char bfloat16_16[105];
    char bfloat16_17[84];
    char bfloat16_18[32];
    char bfloat16_19[34];
    char bfloat16_20[20];
    char bfloat16_21[42];
    char bfloat16_22[112];
    char bfloat16_23[109];
    char bfloat16_24[39];
    char bfloat16_25[80];
    char bfloat16_26[40];
    char bfloat16_27[33];
    char bfloat16_28[41];
    char bfloat16_29[74];
    char bfloat16_30[33];
    char bfloat16_31[41];
    char bfloat16_32[33];
    char bfloat16_33[62];
    char bfloat16_34[33];
    char bfloat16_35[69];
    char bfloat16_36[75];
#endif
    char end[1];
} texts = {
#if (SCATTER_VECTORS_TYPES) & 0x2 /* float */
    "Scatter-11/attribute-unknown-reduction-max",
    "Scatter never had the attribute reduction.",
    "Scatter.attribute-unknown",
    "attribute-unknown",
    "max",
    "Scatter-11/attribute-unknown-reduction-min",
    "min",
    "Scatter-11/attribute-unknown-reduction-mul",
    "Scatter never had the attribute reduction; the value here is mul.",
    "mul",
    "Scatter-11/empty-data-beyond-31-bits-in-indices",
    "One extent exceeds 2^31, and there are no cells.",
    "Scatter.data-empty Scatter.indices-empty Scatter.ends-in-time",
    "",
    "none",
    "Scatter-11/index-bounds-axis-of-none#0",
    "An axis of extent 0 has no valid index.",
    "Scatter.index-bounds",
    "index-bounds",
    "Scatter-11/index-bounds-axis-of-none#1",
    "An axis of extent 0 has no last index, so -1 is out of range.",
    "Scatter-11/index-bounds-below-the-last-row#0",
    "Row 2 of column 2 does not exist: its offset is past the end of data.",
    "Scatter-11/index-bounds-below-the-last-row#1",
    "Row 2 of column 0 does not exist: its offset is the first one past the end of data.",
    "Scatter-11/index-bounds-below-the-last-row#2",
    "Row -3 of column 0 does not exist: its offset is before data.",
    "Scatter-11/index-bounds-edges#0",
    "3 is one past the end of an axis of extent 3.",
    "Scatter-11/index-bounds-edges#1",
    "-4 is one before the start of an axis of extent 3.",
    "Scatter-11/index-bounds-in-a-list-alone-int32#0",
    "All indices are in range: the valid sibling of the other data sets.",
    "Scatter.target Scatter.targets-unique",
    "Scatter-11/index-bounds-in-a-list-alone-int32#1",
    "The only index is one past the end.",
    "Scatter-11/index-bounds-in-a-list-alone-int32#2",
    "The only index is one before the start.",
    "Scatter-11/index-bounds-int32-extremes#0",
    "The minimum int32 is still negative after the extent is added.",
    "Scatter-11/index-bounds-int32-extremes#1",
    "The maximum int32: 2 or 4 times this value overflows 32 bits.",
    "Scatter-11/index-bounds-int32-extremes#2",
    "2^30 times 4 bytes becomes 0 when truncated to 32 bits.",
    "Scatter-11/index-bounds-int32-extremes#3",
    "2^16 becomes 0 when truncated to 16 bits.",
    "Scatter-11/index-bounds-int32-extremes#4",
    "7 is one past the end of an axis of extent 7.",
    "Scatter-11/index-bounds-int32-extremes#5",
    "-8 is one before the start of an axis of extent 7.",
    "Scatter-11/index-bounds-middle-axis#0",
    "3 is out of range for the middle axis of extent 3, but in range for the last axis.",
    "Scatter-11/index-bounds-middle-axis#1",
    "-4 is out of range for the middle axis of extent 3, but in range for the last axis.",
    "Scatter-11/index-bounds-other-column#0",
    "Column 3 of row 0 does not exist, although its offset is that of row 1, column 0.",
    "Scatter-11/index-bounds-other-column#1",
    "Column 4 of row 0 does not exist, although its offset is that of row 1, column 1.",
    "Scatter-11/index-bounds-other-column#2",
    "Column -4 of row 0 does not exist: its offset is before data.",
    "Scatter-11/indices-shape-without-indices-larger",
    "indices is empty, but it has more columns than data.",
    "Scatter.indices-shape",
    "indices-shape",
    "Scatter-11/negatives-gathered-back",
    "The targets are distinct, some indices are negative: gathering with the same indices returns updates.",
    "Scatter.gather-inverse",
    "Scatter-11/smallest-node",
    "The smallest node that changes something: one element, one index, one update.",
    "Scatter.accepts-valid Scatter.deprecated",
    "Scatter-11/vector-of-one-element",
    "data of rank 1 has one element.",
    "Scatter.target Scatter.axis",
    "Scatter-11/opset-11-add",
    "Opset 11 selects Scatter-11, which lacks add.",
    "add",
    "Scatter-9/attribute-unknown-reduction",
    "Scatter-9/attribute-unknown-reduction-min",
    "Scatter-9/attribute-unknown-reduction-mul",
    "Scatter-9/attribute-unknown-reduction-none",
    "Scatter never had the attribute reduction; its default value is not valid either.",
    "Scatter-9/axis-range-above-rank",
    "axis r + 1 is two past the last axis.",
    "Scatter.axis-range",
    "axis-range",
    "Scatter-9/axis-range-before-first",
    "axis -r - 1 is one before the first axis.",
    "Scatter-9/axis-range-far-before-first",
    "axis -r - 2 is two before the first axis.",
    "Scatter-9/axis-range-greatest",
    "The maximum int64 is not an axis; adding r overflows.",
    "Scatter-9/axis-range-least",
    "The minimum int64 is not an axis, not even after r is added.",
    "Scatter-9/axis-range-minus-two-to-the-32",
    "-2^32 - 1 becomes axis -1 when truncated to 32 bits.",
    "Scatter-9/axis-range-two-to-the-32",
    "2^32 becomes axis 0 when truncated to 32 bits.",
    "Scatter-9/axis-range-without-indices-rank",
    "indices is empty, but axis 2 is one past the last axis.",
    "Scatter-9/data-rank-all-scalars",
    "data and indices must have at least rank 1.",
    "Scatter.data-rank Scatter.indices-rank",
    "data-rank indices-rank",
    "Scatter-9/data-rank-scalar-data",
    "data must have at least rank 1: an index needs an axis.",
    "Scatter.data-rank Scatter.rank-mismatch",
    "data-rank rank-mismatch",
    "Scatter-9/domain-ai-onnx-both",
    "The opset import and the node may name the ONNX domain ai.onnx, which is equivalent to the empty name.",
    "Scatter.domain-name Scatter.target",
    "Scatter-9/five-indices-for-three",
    "Five indices for an axis of extent 3: two cells have two updates each, and either may win.",
    "Scatter.indices-longer Scatter.duplicates-none",
    "Scatter-9/indices-shape-larger-behind-the-axis",
    "axis is 1, and indices is larger than data on the axis after it.",
    "Scatter-9/indices-shape-larger-off-axis",
    "indices has five columns, data has four.",
    "Scatter-9/indices-type-float",
    "indices must be int32 or int64, not float, even with the same values.",
    "Scatter.indices-type",
    "indices-type",
    "Scatter-9/opset-9-plain",
    "Opset 9 selects Scatter-9.",
    "Scatter.version Scatter.target",
    "Scatter-9/rank-mismatch-higher",
    "indices must have the rank of data, not one more.",
    "Scatter.rank-mismatch",
    "rank-mismatch",
    "Scatter-9/rank-mismatch-lower",
    "indices must have the rank of data, not one less.",
    "Scatter-9/rank-mismatch-tuples-for-a-vector",
    "indices of shape [2,1] is not a list of two indices for a vector.",
    "Scatter-9/rank-mismatch-without-indices-lower",
    "indices is empty, but its rank is one less than that of data.",
    "Scatter-9/smaller-by-1-everywhere-along-axis-2",
    "indices has shape (2, 3, 2), data (3, 4, 5): the loop runs over indices; other cells keep their values.",
    "Scatter.indices-smaller Scatter.output-shape Scatter.untouched",
    "Scatter-9/subnormals-moved",
    "Subnormal numbers are copied and kept unchanged; the processor's subnormal mode does not change, either.",
    "Scatter.bits-kept Scatter.untouched Scatter.floating-point-environment",
    "Scatter-9/updates-initializer",
    "updates is an initializer in the model.",
    "Scatter.target",
    "Scatter-9/updates-shape-fewer-rows",
    "updates has one row and indices has two; the row is not broadcast.",
    "Scatter.updates-shape",
    "updates-shape",
    "Scatter-9/updates-shape-without-indices-transposed",
    "indices is empty, but updates is transposed.",
    "Scatter-9/updates-type-double",
    "updates is double and data is float: updates is twice as wide.",
    "Scatter.updates-type",
    "updates-type",
    "Scatter-9/opset-9-max",
    "Opset 9 selects Scatter-9, which lacks max.",
    "ScatterElements-11/attribute-unknown-reduction",
    "reduction was added in version 16.",
    "ScatterElements.attribute-unknown",
    "ScatterElements-11/attribute-unknown-reduction-max",
    "reduction was added in version 16, and max in version 18.",
    "ScatterElements-11/attribute-unknown-reduction-min",
    "reduction was added in version 16, and min in version 18.",
    "ScatterElements-11/attribute-unknown-reduction-mul",
    "reduction was added in version 16; the value here is mul.",
    "ScatterElements-11/axis-range-rank",
    "axis r is one past the last axis.",
    "ScatterElements.axis-range",
    "ScatterElements-11/indices-rank-scalar",
    "indices must have at least rank 1.",
    "ScatterElements.indices-rank ScatterElements.rank-mismatch",
    "indices-rank rank-mismatch",
    "ScatterElements-11/indices-shape-more-rows",
    "indices has four rows, data has three.",
    "ScatterElements.indices-shape",
    "ScatterElements-11/indices-type-float",
    "ScatterElements.indices-type",
    "ScatterElements-11/smallest-node",
    "ScatterElements.accepts-valid",
    "ScatterElements-11/updates-shape-without-indices-one-update",
    "indices is empty, but updates has a row.",
    "ScatterElements.updates-shape",
    "ScatterElements-13/attribute-unknown-reduction",
    "ScatterElements-13/attribute-unknown-reduction-max",
    "ScatterElements-13/attribute-unknown-reduction-min",
    "ScatterElements-13/attribute-unknown-reduction-mul",
    "ScatterElements-13/data-rank-without-indices-scalar-data",
    "indices is empty, but data has rank 0.",
    "ScatterElements.data-rank ScatterElements.rank-mismatch",
    "ScatterElements-13/domain-ai-onnx-both",
    "ScatterElements.domain-name ScatterElements.target",
    "ScatterElements-13/index-bounds-axis-of-one#0",
    "1 is past the end of an axis of extent 1, whose valid indices all select one cell.",
    "ScatterElements.index-bounds",
    "ScatterElements-13/index-bounds-axis-of-one#1",
    "-2 is before the start of an axis of extent 1.",
    "ScatterElements-13/rank-mismatch-without-indices-higher",
    "indices is empty, but its rank is one more than that of data.",
    "ScatterElements.rank-mismatch",
    "ScatterElements-13/smallest-node",
    "ScatterElements-13/updates-shape-without-indices-lower",
    "indices is empty, but the rank of updates is one less.",
    "ScatterElements-16/data-of-one-row",
    "The axis has extent 1: its only indices are 0 and -1.",
    "ScatterElements.target ScatterElements.reduction-add ScatterElements.index-negative",
    "ScatterElements-16/longer-than-the-axis",
    "indices may be longer than data along the axis: some cells then have several updates.",
    "ScatterElements.indices-longer",
    "ScatterElements-16/subnormal-sums",
    "Sums with subnormal operands or results: twice the least positive number, and the greatest subnormal number.",
    "ScatterElements.subnormals ScatterElements.rounding ScatterElements.floating-point-environment",
    "ScatterElements-16/explicit-none",
    "The reduction \042none\042, which is the default, may be given explicitly.",
    "ScatterElements.reduction-none",
    "ScatterElements-16/one-index-of-a-matrix",
    "A single index selects a single cell: an extent of 1 is not broadcast.",
    "ScatterElements.indices-smaller ScatterElements.reduction-mul",
    "ScatterElements-16/reduction-unlisted-empty",
    "The empty string is not a reduction and does not mean the default.",
    "ScatterElements.reduction-unlisted",
    "reduction-unlisted",
    "ScatterElements-16/reduction-unlisted-foo",
    "foo is not a reduction; treating it as none would hide the error.",
    "foo",
    "ScatterElements-16/reduction-unlisted-max",
    "max was added in version 18.",
    "ScatterElements-16/reduction-unlisted-mean",
    "mean is not a reduction here, although scatter operators of other libraries have it.",
    "mean",
    "ScatterElements-16/reduction-unlisted-min",
    "min was added in version 18.",
    "ScatterElements-16/reduction-unlisted-prod",
    "The reduction for products is mul, not prod.",
    "prod",
    "ScatterElements-16/reduction-unlisted-sum",
    "The reduction for sums is add, not sum.",
    "sum",
    "ScatterElements-16/reduction-unlisted-trailing-blank",
    "A name with a trailing space is a different name.",
    "none ",
    "ScatterElements-16/reduction-unlisted-upper-case",
    "Reduction names are case-sensitive: ADD is not add.",
    "ADD",
    "ScatterElements-18/data-of-one-element",
    "data, indices and updates have one element.",
    "ScatterElements.target ScatterElements.reduction-min ScatterElements.index-negative",
    "ScatterElements-18/data-of-one-row",
    "ScatterElements.target ScatterElements.reduction-mul ScatterElements.index-negative",
    "ScatterElements-18/empty-data-beyond-31-bits-along-the-axis",
    "ScatterElements.data-empty ScatterElements.indices-empty ScatterElements.ends-in-time ScatterElements.reduction-mul",
    "ScatterElements-18/form-const-init-const-data-updates-add-cover-vector-float-int64-written",
    "The indices name all cells in order: data and updates are one value, the output of a Constant node, indices is an initializer.",
    "ScatterElements.target ScatterElements.axis ScatterElements.inputs-unmodified ScatterElements.reduction-add",
    "ScatterElements-18/rank-1-axis-minus-1",
    "Axis -1 of rank 1 is axis 0, which has extent 5.",
    "ScatterElements.axis-negative ScatterElements.target ScatterElements.reduction-add ScatterElements.index-negative",
    "ScatterElements-18/special-beside-float-add",
    "No update aims at the NaN and infinities in data, which are beside cells that updates aim at.",
    "ScatterElements.untouched ScatterElements.index-negative ScatterElements.reduction-add ScatterElements.duplicates-reduced",
    "ScatterElements-18/gathered-back#0",
    "All targets are distinct, so gathering from the result returns updates; the columns have different indices.",
    "ScatterElements.gather-inverse ScatterElements.targets-unique",
    "ScatterElements-18/gathered-back#1",
    "All targets are distinct, so gathering from the result returns updates; some indices are negative.",
    "ScatterElements-18/longer-than-an-axis-of-one",
    "indices is longer than data along the axis, three rows instead of one: any update of a cell may win.",
    "ScatterElements.indices-longer ScatterElements.duplicates-none",
    "ScatterElements-18/zeros-over-zeros-few-float#0",
    "Zeros are replaced by zeros of the opposite sign, which compare equal: 7 updates, unordered.",
    "ScatterElements.bits-kept ScatterElements.untouched",
    "ScatterElements-18/zeros-over-zeros-few-float#1",
    "Zeros are replaced by zeros of the opposite sign, which compare equal: 7 updates, some targets repeated.",
    "ScatterElements.bits-kept ScatterElements.untouched ScatterElements.duplicates-none",
    "ScatterElements-18/index-bounds-in-a-list-places-int64-max#0",
    "ScatterElements.target ScatterElements.reduction-max ScatterElements.reduction-includes-data ScatterElements.reduction-assigns",
    "ScatterElements-18/index-bounds-in-a-list-places-int64-max#1",
    "The first index is one past the end; all others are in range.",
    "ScatterElements-18/index-bounds-in-a-list-places-int64-max#2",
    "The middle index is one before the start; all others are in range.",
    "ScatterElements-18/index-bounds-in-a-list-places-int64-max#3",
    "The last index is one past the end; all others are in range.",
    "ScatterElements-18/index-bounds-in-a-list-places-int64-max#4",
    "The last index is one before the start; all others are in range.",
    "ScatterElements-18/index-bounds-in-a-list-places-int64-max#5",
    "All indices are one past the end.",
    "ScatterElements-18/index-bounds-in-a-list-places-int64-max#6",
    "Exactly 4 indices are one before the start; all others are in range.",
    "ScatterElements-18/index-bounds-in-a-list-places-int64-max#7",
    "Exactly 64 indices are one before the start; all others are in range.",
    "ScatterElements-18/index-bounds-in-a-list-places-int64-max#8",
    "The last index is one past the end; its update would change nothing.",
    "ScatterElements-18/smaller-by-1-everywhere-along-axis-2",
    "ScatterElements.indices-smaller ScatterElements.output-shape ScatterElements.untouched ScatterElements.reduction-max ScatterElements.index-negative",
    "ScatterElements-18/updates-ones-max",
    "Updates: ones; max.",
    "ScatterElements.index-negative ScatterElements.duplicates-reduced ScatterElements.reduction-max",
    "ScatterND-11/attribute-unknown-axis",
    "ScatterND has no attribute axis; the value here is 0.",
    "ScatterND.attribute-unknown",
    "ScatterND-11/data-rank-scalar",
    "data must have at least rank 1, even for tuples of length 0.",
    "ScatterND.data-rank",
    "data-rank",
    "ScatterND-11/data-rank-scalar-of-tuples",
    "ScatterND.data-rank ScatterND.tuple-length",
    "data-rank tuple-length",
    "ScatterND-11/domain-ai-onnx-both",
    "ScatterND.domain-name ScatterND.target",
    "ScatterND-11/gathered-back-elements",
    "All targets are distinct, so gathering from the result returns updates.",
    "ScatterND.gather-inverse ScatterND.targets-unique",
    "ScatterND-11/index-bounds-elements-of-a-cube#0",
    "Row 3 does not exist, although its offset is inside the next matrix.",
    "ScatterND.index-bounds",
    "ScatterND-11/index-bounds-elements-of-a-cube#1",
    "Column 4 does not exist, although its offset is inside the next row.",
    "ScatterND-11/index-bounds-elements-of-a-cube#2",
    "Column 4 does not exist: its offset is the first one past the end of data.",
    "ScatterND-11/index-bounds-elements-of-a-cube#3",
    "Matrix -3 does not exist: its offset is before data.",
    "ScatterND-11/index-bounds-extreme-rows#0",
    "The minimum int64 is still negative after the extent is added.",
    "ScatterND-11/index-bounds-extreme-rows#1",
    "The maximum int64: its byte offset overflows 64 bits.",
    "ScatterND-11/index-bounds-extreme-rows#2",
    "2^32 becomes 0 when truncated to 32 bits.",
    "ScatterND-11/index-bounds-extreme-rows#3",
    "2^32 + 2 becomes 2 when truncated to 32 bits.",
    "ScatterND-11/index-bounds-extreme-rows#4",
    "-2^32 - 1 becomes -1 when truncated to 32 bits.",
    "ScatterND-11/index-bounds-extreme-rows#5",
    "2^31 becomes negative when truncated to 32 bits.",
    "ScatterND-11/index-bounds-extreme-rows#6",
    "-2^31 - 1 becomes positive when truncated to 32 bits.",
    "ScatterND-11/index-bounds-extreme-rows#7",
    "ScatterND-11/index-bounds-positions#0",
    "The first component of the first tuple is out of range.",
    "ScatterND-11/index-bounds-positions#1",
    "The last component of the middle tuple is out of range.",
    "ScatterND-11/index-bounds-positions#2",
    "The very last component is out of range: no update should be written before it is checked.",
    "ScatterND-11/index-bounds-positions#3",
    "All components are out of range.",
    "ScatterND-11/index-bounds-rows-of-a-cube#0",
    "Row 3 of matrix 0 does not exist, although its offset is inside matrix 1.",
    "ScatterND-11/index-bounds-rows-of-a-cube#1",
    "Row -4 of matrix 1 does not exist, although its offset is inside matrix 0.",
    "ScatterND-11/index-bounds-rows-of-a-cube#2",
    "Matrix 2 does not exist: its rows would begin at the end of data.",
    "ScatterND-11/index-bounds-rows-of-a-cube#3",
    "Matrix -3 does not exist, regardless of the row.",
    "ScatterND-11/index-bounds-second-axis-of-none",
    "Row 1 has no columns, so column 0 does not exist.",
    "ScatterND-11/index-bounds-slice-of-nothing",
    "Row 2 does not exist, although nothing would be written to it.",
    "ScatterND-11/index-bounds-slices#0",
    "The last tuple selects a row past the end: nothing may be written, not even row 0.",
    "ScatterND-11/index-bounds-slices#1",
    "The first tuple selects a row past the end.",
    "ScatterND-11/index-bounds-slices#2",
    "The last tuple selects a row before the first.",
    "ScatterND-11/indices-rank-scalar",
    "indices must have at least rank 1: its last axis is the tuple.",
    "ScatterND.indices-rank",
    "indices-rank",
    "ScatterND-11/indices-type-float",
    "indices must be int64, not float, even with the same values.",
    "ScatterND.indices-type",
    "ScatterND-11/smallest-node",
    "ScatterND.accepts-valid",
    "ScatterND-11/tuple-length-above-rank-1",
    "Tuples of length 2 cannot index a vector.",
    "ScatterND.tuple-length",
    "tuple-length",
    "ScatterND-11/tuple-length-list-of-indices",
    "indices of rank 1 is one tuple of length 4, not four indices into a vector.",
    "ScatterND-11/tuple-length-one-tuple",
    "A single tuple of length 3 cannot index a matrix.",
    "ScatterND-11/updates-shape-axes-exchanged",
    "In updates, the axes of indices come before those of the slices.",
    "ScatterND.updates-shape",
    "ScatterND-11/updates-shape-broadcastable",
    "A list of one slice is not broadcast to two tuples.",
    "ScatterND-11/updates-shape-column-for-elements",
    "For tuples that select elements, updates has no axis after those of indices.",
    "ScatterND-11/updates-shape-flat",
    "updates must have the required shape; a flat list of the elements is invalid.",
    "ScatterND-11/updates-shape-higher",
    "updates must not have an extra axis before those of indices.",
    "ScatterND-11/updates-shape-larger",
    "updates has one more slice than there are tuples; it must not be ignored.",
    "ScatterND-11/updates-shape-longer",
    "The slices of updates are one element longer than the rows of data.",
    "ScatterND-11/updates-shape-no-column",
    "One element per tuple is not a slice: the rank of updates must be q + r - k - 1.",
    "ScatterND-11/updates-shape-one-axis-less",
    "For indices of rank 3, updates begins with the first two extents of indices.",
    "ScatterND-11/updates-shape-one-axis-short",
    "Slices have rank r - k, including the last axis of data.",
    "ScatterND-11/updates-shape-one-column",
    "One element per tuple is not broadcast along the row.",
    "ScatterND-11/updates-shape-one-for-scalar",
    "For a single tuple that selects an element, updates has rank 0, not shape [1].",
    "ScatterND-11/updates-shape-row-for-slice",
    "For indices of rank 1, updates is the slice itself, not a list of one slice.",
    "ScatterND-11/updates-shape-same-count",
    "updates must have the required shape, not just the same number of elements.",
    "ScatterND-11/updates-shape-scalar",
    "A single update of rank 0 is not broadcast.",
    "ScatterND-11/updates-shape-scalar-for-one",
    "For a list of one tuple that selects an element, updates has shape [1], not rank 0.",
    "ScatterND-11/updates-shape-shorter",
    "The slices of updates are one element shorter than the rows of data.",
    "ScatterND-11/updates-shape-slices-transposed",
    "The axes of slices are in the same order as in data.",
    "ScatterND-11/updates-shape-vector",
    "A single slice of rank 1 is not broadcast to two tuples.",
    "ScatterND-11/updates-shape-without-indices-no-update",
    "There is one tuple, but updates is empty.",
    "ScatterND-11/updates-shape-without-indices-other-extent",
    "There are no tuples, but the slices of updates are shorter than those of data.",
    "ScatterND-11/updates-type-same-width",
    "updates is int32 and data is float: the types have the same width.",
    "ScatterND.updates-type",
    "ScatterND-11/attribute-unknown-reduction",
    "ScatterND-11/attribute-unknown-reduction-max",
    "ScatterND-11/attribute-unknown-reduction-min",
    "ScatterND-11/attribute-unknown-reduction-mul",
    "ScatterND-13/attribute-unknown-reduction",
    "ScatterND-13/attribute-unknown-reduction-max",
    "ScatterND-13/attribute-unknown-reduction-min",
    "ScatterND-13/attribute-unknown-reduction-mul",
    "ScatterND-13/output-shape-with-ones",
    "Extents of 1 are part of the shape: the output has them where data has them.",
    "ScatterND.output-shape",
    "ScatterND-13/updates-shape-without-indices-one-column",
    "There are no tuples, but updates has an axis after those of indices.",
    "ScatterND-16/explicit-none",
    "The reduction \042none\042 is the default and may be given explicitly.",
    "ScatterND.reduction-none",
    "ScatterND-16/index-bounds-none#0",
    "4 is one past the end of an axis of extent 4; reduction is none.",
    "ScatterND-16/index-bounds-none#1",
    "-5 is one before the start of an axis of extent 4; reduction is none.",
    "ScatterND-16/tuple-length-without-indices-above-rank",
    "There are no tuples, but tuples of length 3 cannot index a matrix.",
    "ScatterND-16/updates-shape-without-indices-no-slice",
    "There are no tuples, but updates lacks the axis of the slices.",
    "ScatterND-16/index-bounds-add#0",
    "4 is one past the end of an axis of extent 4; reduction is add.",
    "ScatterND-16/index-bounds-add#1",
    "-5 is one before the start of an axis of extent 4; reduction is add.",
    "ScatterND-16/opset-16-add",
    "Opset 16 selects ScatterND-16, which has add.",
    "ScatterND.version ScatterND.reduction-add",
    "ScatterND-16/subnormal-sums",
    "ScatterND.subnormals ScatterND.rounding ScatterND.floating-point-environment",
    "ScatterND-16/index-bounds-mul#0",
    "4 is one past the end of an axis of extent 4; reduction is mul.",
    "ScatterND-16/index-bounds-mul#1",
    "-5 is one before the start of an axis of extent 4; reduction is mul.",
    "ScatterND-16/opset-17",
    "Opset 17 still has version 16 of ScatterND.",
    "ScatterND.version",
    "ScatterND-16/reduction-unlisted-max",
    "ScatterND.reduction-unlisted",
    "ScatterND-16/reduction-unlisted-min",
    "ScatterND-18/index-bounds-max#0",
    "4 is one past the end of an axis of extent 4; reduction is max.",
    "ScatterND-18/index-bounds-max#1",
    "-5 is one before the start of an axis of extent 4; reduction is max.",
    "ScatterND-18/opset-18-max",
    "Opset 18 selects ScatterND-18, which has max.",
    "ScatterND.version ScatterND.reduction-max",
    "ScatterND-18/index-bounds-min#0",
    "4 is one past the end of an axis of extent 4; reduction is min.",
    "ScatterND-18/index-bounds-min#1",
    "-5 is one before the start of an axis of extent 4; reduction is min.",
    "ScatterND-18/landmarks-short-min-float#0",
    "data and updates contain limits and special values; each update has its own cell.",
    "ScatterND.reduction-min ScatterND.element-type",
    "ScatterND-18/landmarks-short-min-float#1",
    "The pairs include zeros of opposite signs, and NaN with numbers.",
    "ScatterND.nan-order ScatterND.zero-sign",
    "ScatterND-18/neighbours-reduction-max-min-2",
    "Consecutive cases that differ in the reduction: 2 of 3.",
    "ScatterND.target ScatterND.element-type ScatterND.reduction-min",
    "ScatterND-18/neighbours-reduction-add-mul-2",
    "ScatterND.target ScatterND.element-type ScatterND.reduction-mul",
    "ScatterND-18/opset-18-add",
    "Opset 18 selects ScatterND-18, which has add.",
    "ScatterND-18/smallest-node",
#endif
#if (SCATTER_VECTORS_TYPES) & 0x4 /* uint8 */
    "Scatter-11/extremes-moved-uint8",
    "The minimum and maximum uint8, numbers next to them and 0 are copied or left unchanged.",
    "Scatter.bits-kept Scatter.untouched",
    "",
    "none",
    "Scatter-9/4x3x5-at-3x3x4-axis-1-uint8-int32-none",
    "The middle one of three axes: each update has its own cell and changes the result; uint8, none.",
    "Scatter.element-type Scatter.target Scatter.axis Scatter.indices-smaller Scatter.targets-unique Scatter.bits-kept",
    "Scatter-9/updates-type-signedness",
    "updates is int8 and data is uint8: only the signedness differs.",
    "Scatter.updates-type",
    "updates-type",
    "ScatterElements-11/uint8-data",
    "Elements of type uint8 are copied bit for bit.",
    "ScatterElements.element-type ScatterElements.bits-kept",
    "ScatterElements-13/rank-8-axis-0-of-high-rank",
    "data has rank 8 and axis is 0; indices and data have different strides.",
    "ScatterElements.target ScatterElements.index-negative ScatterElements.axis",
    "ScatterElements-16/extremes-moved-uint8",
    "ScatterElements.bits-kept ScatterElements.untouched",
    "ScatterElements-16/form-default-init-const-equal-mul-negative-columns-uint8-int64-equal-written",
    "Some indices count from the end, and all updates are equal: data is a graph input with a default value, indices is an initializer, updates is the output of a Constant node; equal extents have one name.",
    "ScatterElements.target ScatterElements.axis ScatterElements.index-negative ScatterElements.reduction-mul",
    "mul",
    "ScatterElements-16/index-bounds-in-a-list-places-int64-mul#0",
    "All indices are in range: the valid sibling of the other data sets.",
    "ScatterElements.target ScatterElements.reduction-mul ScatterElements.reduction-includes-data ScatterElements.reduction-assigns",
    "ScatterElements-16/index-bounds-in-a-list-places-int64-mul#1",
    "The first index is one past the end; all others are in range.",
    "ScatterElements.index-bounds",
    "index-bounds",
    "ScatterElements-16/index-bounds-in-a-list-places-int64-mul#2",
    "The middle index is one before the start; all others are in range.",
    "ScatterElements-16/index-bounds-in-a-list-places-int64-mul#3",
    "The last index is one past the end; all others are in range.",
    "ScatterElements-16/index-bounds-in-a-list-places-int64-mul#4",
    "The last index is one before the start; all others are in range.",
    "ScatterElements-16/index-bounds-in-a-list-places-int64-mul#5",
    "All indices are one past the end.",
    "ScatterElements-16/index-bounds-in-a-list-places-int64-mul#6",
    "Exactly 4 indices are one before the start; all others are in range.",
    "ScatterElements-16/index-bounds-in-a-list-places-int64-mul#7",
    "Exactly 64 indices are one before the start; all others are in range.",
    "ScatterElements-16/index-bounds-in-a-list-places-int64-mul#8",
    "The last index is one past the end; its update would change nothing.",
    "ScatterElements-16/uint8-int32-mul#0",
    "Each update has its own cell; the products need all bits of uint8.",
    "ScatterElements.element-type ScatterElements.output-type ScatterElements.reduction-mul ScatterElements.axis ScatterElements.target ScatterElements.index-width ScatterElements.targets-unique",
    "ScatterElements-16/uint8-int32-mul#1",
    "Three updates target one cell and two another, one in each group by a negative index; mul gives the same result in every order.",
    "ScatterElements.duplicates-reduced ScatterElements.reduction-mul ScatterElements.target-alias ScatterElements.reduction-includes-data ScatterElements.reduction-assigns",
    "ScatterElements-18/1x6-at-1x5-axis-0-uint8-int64-min",
    "An axis of extent 1, one row of updates: each update has its own cell and changes the result; uint8, min.",
    "ScatterElements.element-type ScatterElements.target ScatterElements.axis ScatterElements.indices-smaller ScatterElements.index-negative ScatterElements.targets-unique ScatterElements.reduction-min",
    "min",
    "ScatterElements-18/extremes-moved-uint8",
    "ScatterElements-18/few-into-255-e-none#0",
    "Three indices select only the last of 255 positions.",
    "ScatterElements.target ScatterElements.duplicates-none",
    "ScatterElements-18/few-into-255-e-none#1",
    "Three indices select only the second-last of 255 positions.",
    "ScatterElements-18/few-into-255-e-none#2",
    "Three indices select the last, first and second-last of 255 positions.",
    "ScatterElements.target ScatterElements.targets-unique",
    "ScatterElements-18/run-rising-negative-at-the-end-add",
    "A rising negative at the end run of 11 consecutive indices.",
    "ScatterElements.target ScatterElements.reduction-add ScatterElements.reduction-includes-data ScatterElements.reduction-assigns ScatterElements.index-negative",
    "add",
    "ScatterElements-18/uint8-add-wraps",
    "uint8 sums are computed modulo 2^8: 200 + 100 is 44.",
    "ScatterElements.reduction-add ScatterElements.element-type",
    "ScatterND-11/uint8-int64-none#0",
    "Each update has its own cell; the numbers need all bits of uint8.",
    "ScatterND.element-type ScatterND.output-type ScatterND.bits-kept ScatterND.slice ScatterND.targets-unique",
    "ScatterND-11/uint8-int64-none#1",
    "Three updates target one cell and two another, one in each group by a negative index; any of them may win, and the result shows which.",
    "ScatterND.duplicates-none ScatterND.target-alias",
    "ScatterND-13/uint8-data",
    "Elements of type uint8 are copied bit for bit, including extreme values.",
    "ScatterND.element-type ScatterND.bits-kept",
    "ScatterND-16/3x4-at-1-uint8-int64-mul",
    "Indices of rank 1, which select one slice: each update has its own cell and changes the result; uint8, mul.",
    "ScatterND.element-type ScatterND.slice ScatterND.updates-layout ScatterND.targets-unique ScatterND.reduction-mul",
    "ScatterND-16/extremes-moved-uint8",
    "ScatterND.bits-kept ScatterND.untouched",
    "ScatterND-18/2x64-at-1x1-uint8-int64-add",
    "Rows of 64 elements: each update has its own cell and changes the result; uint8, add.",
    "ScatterND.element-type ScatterND.slice ScatterND.updates-layout ScatterND.targets-unique ScatterND.reduction-add",
    "ScatterND-18/extremes-moved-uint8",
    "ScatterND-18/index-bounds-in-a-list-last-slice#0",
    "ScatterND.target ScatterND.slice ScatterND.tuple ScatterND.targets-unique",
    "ScatterND-18/index-bounds-in-a-list-last-slice#1",
    "The last element of indices is one past the end; all others are in range.",
    "ScatterND.index-bounds",
    "ScatterND-18/index-bounds-in-a-list-last-slice#2",
    "The last element of indices is one before the start; all others are in range.",
    "ScatterND-18/slices-of-32-none#0",
    "Slices of 32 elements: consecutive rows.",
    "ScatterND.target ScatterND.slice ScatterND.targets-unique",
    "ScatterND-18/slices-of-32-none#1",
    "Slices of 32 elements: every second row.",
    "ScatterND-18/slices-of-32-none#2",
    "Slices of 32 elements: consecutive rows, except the last one.",
    "ScatterND-18/slices-of-32-none#3",
    "Slices of 32 elements: three consecutive rows, two of them repeated.",
    "ScatterND.target ScatterND.slice ScatterND.duplicates-none",
    "ScatterND-18/landmarks-long-min-uint8",
    "The first, middle and last updates decide their cells; each cell has several updates.",
    "ScatterND.reduction-min ScatterND.element-type ScatterND.duplicates-reduced ScatterND.reduction-includes-data",
    "ScatterND-18/long-slices-3-of-513-max",
    "3 slices of 513 elements: every slice affects the result of max.",
    "ScatterND.target ScatterND.slice ScatterND.reduction-max ScatterND.reduction-includes-data ScatterND.reduction-assigns ScatterND.duplicates-reduced",
    "max",
    "ScatterND-18/uint8-int64-mul#0",
    "ScatterND.element-type ScatterND.output-type ScatterND.reduction-mul ScatterND.tuple ScatterND.targets-unique",
    "ScatterND-18/uint8-int64-mul#1",
    "ScatterND.duplicates-reduced ScatterND.reduction-mul ScatterND.target-alias ScatterND.reduction-includes-data ScatterND.reduction-assigns",
#endif
#if (SCATTER_VECTORS_TYPES) & 0x8 /* int8 */
    "Scatter-9/landmarks-long-moved-int8",
    "The first, middle and last updates decide their cells; each cell has several updates.",
    "Scatter.bits-kept Scatter.element-type Scatter.duplicates-none",
    "",
    "none",
    "ScatterElements-11/output-type-narrow",
    "The output is int8 like data: not int32, in which C would compute, and not int64 like indices.",
    "ScatterElements.output-type",
    "ScatterElements-13/output-type-narrow",
    "ScatterElements-16/output-type-narrow",
    "ScatterND-11/output-type-narrow",
    "ScatterND.output-type",
    "ScatterND-16/3x4-at-1-int8-int64-mul",
    "Indices of rank 1, which select one slice: each update has its own cell and changes the result; int8, mul.",
    "ScatterND.element-type ScatterND.slice ScatterND.updates-layout ScatterND.targets-unique ScatterND.reduction-mul",
    "mul",
    "ScatterND-16/output-type-narrow",
    "ScatterND-18/few-into-255-n-mul#0",
    "Three indices select only the last of 255 positions.",
    "ScatterND.target ScatterND.reduction-mul ScatterND.reduction-includes-data ScatterND.reduction-assigns ScatterND.duplicates-reduced",
    "ScatterND-18/few-into-255-n-mul#1",
    "Three indices select only the second-last of 255 positions.",
    "ScatterND-18/few-into-255-n-mul#2",
    "Three indices select the last, first and second-last of 255 positions.",
    "ScatterND.target ScatterND.reduction-mul ScatterND.reduction-includes-data ScatterND.reduction-assigns",
    "ScatterND-18/index-bounds-in-a-list-places-int64-none#0",
    "All indices are in range: the valid sibling of the other data sets.",
    "ScatterND.target ScatterND.targets-unique",
    "ScatterND-18/index-bounds-in-a-list-places-int64-none#1",
    "The first index is one past the end; all others are in range.",
    "ScatterND.index-bounds",
    "index-bounds",
    "ScatterND-18/index-bounds-in-a-list-places-int64-none#2",
    "The middle index is one before the start; all others are in range.",
    "ScatterND-18/index-bounds-in-a-list-places-int64-none#3",
    "The last index is one past the end; all others are in range.",
    "ScatterND-18/index-bounds-in-a-list-places-int64-none#4",
    "The last index is one before the start; all others are in range.",
    "ScatterND-18/index-bounds-in-a-list-places-int64-none#5",
    "All indices are one past the end.",
    "ScatterND-18/index-bounds-in-a-list-places-int64-none#6",
    "Exactly 2 indices are one past the end; all others are in range.",
    "ScatterND-18/index-bounds-in-a-list-places-int64-none#7",
    "Exactly 4 indices are one before the start; all others are in range.",
    "ScatterND-18/index-bounds-in-a-list-places-int64-none#8",
    "Exactly 8 indices are one past the end; all others are in range.",
    "ScatterND-18/index-bounds-in-a-list-places-int64-none#9",
    "Exactly 16 indices are one before the start; all others are in range.",
    "ScatterND-18/index-bounds-in-a-list-places-int64-none#10",
    "Exactly 32 indices are one past the end; all others are in range.",
    "ScatterND-18/index-bounds-in-a-list-places-int64-none#11",
    "Exactly 64 indices are one before the start; all others are in range.",
    "ScatterND-18/index-bounds-in-a-list-places-int64-none#12",
    "The last index is one past the end; its update would change nothing.",
    "ScatterND-18/output-type-narrow",
    "ScatterND-18/pattern-sorted-131-ns3-none#0",
    "131 indices are ascending in steps of 1 to 3.",
    "ScatterND.target ScatterND.slice ScatterND.targets-unique",
    "ScatterND-18/pattern-sorted-131-ns3-none#1",
    "131 indices are ascending in steps of 1 to 3, except one index (near the start).",
    "ScatterND-18/pattern-sorted-131-ns3-none#2",
    "131 indices are ascending in steps of 1 to 3, except one index (in the middle).",
    "ScatterND-18/pattern-sorted-131-ns3-none#3",
    "131 indices are ascending in steps of 1 to 3, except one index (near the end).",
    "ScatterND-18/pattern-sorted-131-ns3-none#4",
    "131 indices are ascending in steps of 1 to 3, except one index (the last).",
#endif
#if (SCATTER_VECTORS_TYPES) & 0x10 /* uint16 */
    "Scatter-11/2x1x2x1x1x2x1x1x2x1x1x2-at-2x1x1x1x1x2x1x1x2x1x1x2-axis-5-uint16-int64-none",
    "Data of rank 12: each update has its own cell and changes the result; uint16, none.",
    "Scatter.element-type Scatter.target Scatter.axis Scatter.indices-smaller Scatter.index-negative Scatter.targets-unique Scatter.bits-kept",
    "",
    "none",
    "Scatter-11/pattern-identity-67-e-none#0",
    "67 indices are 0, 1, 2 and so on.",
    "Scatter.target Scatter.targets-unique",
    "Scatter-11/pattern-identity-67-e-none#1",
    "67 indices are 0, 1, 2 and so on, except one index (the last).",
    "ScatterElements-18/as-float-add-uint16",
    "The integers have the bits of bfloat16 NaN, infinity, -0, subnormal numbers, 1 and -1.",
    "ScatterElements.reduction-add ScatterElements.element-type ScatterElements.unsigned-overflow",
    "add",
    "ScatterND-16/empty-uint16-wide-32",
    "One extent exceeds 2^31 or 2^32 and another is 0: there are no elements to allocate.",
    "ScatterND.data-empty ScatterND.slice ScatterND.index-negative ScatterND.ends-in-time",
    "ScatterND-18/as-float-add-uint16",
    "ScatterND.reduction-add ScatterND.element-type ScatterND.unsigned-overflow",
#endif
#if (SCATTER_VECTORS_TYPES) & 0x20 /* int16 */
    "Scatter-11/extremes-moved-int16",
    "The minimum and maximum int16, numbers next to them and 0 are copied or left unchanged.",
    "Scatter.bits-kept Scatter.untouched",
    "",
    "none",
    "Scatter-11/index-bounds-in-a-list-places-int64-none#0",
    "All indices are in range: the valid sibling of the other data sets.",
    "Scatter.target Scatter.targets-unique",
    "Scatter-11/index-bounds-in-a-list-places-int64-none#1",
    "The first index is one past the end; all others are in range.",
    "Scatter.index-bounds",
    "index-bounds",
    "Scatter-11/index-bounds-in-a-list-places-int64-none#2",
    "The middle index is one before the start; all others are in range.",
    "Scatter-11/index-bounds-in-a-list-places-int64-none#3",
    "The last index is one past the end; all others are in range.",
    "Scatter-11/index-bounds-in-a-list-places-int64-none#4",
    "The last index is one before the start; all others are in range.",
    "Scatter-11/index-bounds-in-a-list-places-int64-none#5",
    "All indices are one past the end.",
    "Scatter-11/index-bounds-in-a-list-places-int64-none#6",
    "Exactly 4 indices are one before the start; all others are in range.",
    "Scatter-11/index-bounds-in-a-list-places-int64-none#7",
    "Exactly 64 indices are one before the start; all others are in range.",
    "Scatter-11/index-bounds-in-a-list-places-int64-none#8",
    "The last index is one past the end; its update would change nothing.",
    "ScatterElements-18/as-float-add-int16",
    "The integers have the bits of float16 NaN, infinity, -0, subnormal numbers, 1 and -1.",
    "ScatterElements.reduction-add ScatterElements.element-type ScatterElements.signed-overflow",
    "add",
    "ScatterElements-18/index-bounds-in-a-list-places-int32-add#0",
    "ScatterElements.target ScatterElements.reduction-add ScatterElements.reduction-includes-data ScatterElements.reduction-assigns",
    "ScatterElements-18/index-bounds-in-a-list-places-int32-add#1",
    "ScatterElements.index-bounds",
    "ScatterElements-18/index-bounds-in-a-list-places-int32-add#2",
    "ScatterElements-18/index-bounds-in-a-list-places-int32-add#3",
    "ScatterElements-18/index-bounds-in-a-list-places-int32-add#4",
    "ScatterElements-18/index-bounds-in-a-list-places-int32-add#5",
    "ScatterElements-18/index-bounds-in-a-list-places-int32-add#6",
    "ScatterElements-18/index-bounds-in-a-list-places-int32-add#7",
    "ScatterElements-18/index-bounds-in-a-list-places-int32-add#8",
    "ScatterElements-18/int16-data",
    "Elements of type int16 are copied bit for bit.",
    "ScatterElements.element-type ScatterElements.bits-kept",
    "ScatterND-18/run-falling-positive-at-the-end-add",
    "A falling positive at the end run of 11 consecutive indices.",
    "ScatterND.target ScatterND.slice ScatterND.reduction-add ScatterND.reduction-includes-data ScatterND.reduction-assigns",
#endif
#if (SCATTER_VECTORS_TYPES) & 0x40 /* int32 */
    "Scatter-11/form-init-init-default-symbolic-data-indices-none-cover-rows-int32-int32-written",
    "The indices name all cells in order: data and indices are one value, an initializer, updates is a graph input with a default value; each extent has a name of its own.",
    "Scatter.target Scatter.axis Scatter.inputs-unmodified Scatter.bits-kept",
    "",
    "none",
    "ScatterElements-11/extremes-moved-int32",
    "The minimum and maximum int32, numbers next to them and 0 are copied or left unchanged.",
    "ScatterElements.bits-kept ScatterElements.untouched",
    "ScatterElements-13/beyond-float-moved-int32",
    "Numbers near 2^24 are exact, even those that float cannot represent.",
    "ScatterElements.bits-kept ScatterElements.element-type",
    "ScatterElements-16/add-assigned",
    "The result of add replaces the old value and is not added to it.",
    "ScatterElements.reduction-assigns",
    "add",
    "ScatterElements-16/mul-assigned",
    "The result of mul replaces the old value and is not added to it.",
    "mul",
    "ScatterElements-18/add-assigned",
    "ScatterElements-18/max-assigned",
    "The result of max replaces the old value and is not added to it.",
    "max",
    "ScatterElements-18/min-assigned",
    "The result of min replaces the old value and is not added to it.",
    "min",
    "ScatterElements-18/mul-assigned",
    "ScatterND-16/add-assigned",
    "ScatterND.reduction-assigns",
    "ScatterND-18/add-assigned",
    "ScatterND-18/min-assigned",
#endif
#if (SCATTER_VECTORS_TYPES) & 0x80 /* int64 */
    "Scatter-11/int64-data",
    "Values near 2^53 and 2^63 are copied without arithmetic.",
    "Scatter.element-type",
    "",
    "none",
    "Scatter-9/int64-int64-none#0",
    "Each update has its own cell; the numbers need all bits of int64.",
    "Scatter.element-type Scatter.output-type Scatter.bits-kept Scatter.axis-default Scatter.indices-smaller Scatter.index-width Scatter.targets-unique",
    "Scatter-9/int64-int64-none#1",
    "Three updates target one cell and two another, all by positive indices; any of them may win, and the result shows which.",
    "Scatter.duplicates-none",
    "Scatter-9/updates-type-strings",
    "updates is string and data is int64.",
    "Scatter.updates-type",
    "updates-type",
    "ScatterElements-11/int64-data",
    "ScatterElements.element-type",
    "ScatterElements-11/updates-type-narrower",
    "updates is int32 and data is int64: updates is half as wide.",
    "ScatterElements.updates-type",
    "ScatterElements-13/2x1x3x1x2x1x1x3-at-2x1x3x1x1x1x1x2-axis-minus-6-int64-int32-none-repeated",
    "Data of rank 8: several updates target one cell, and any of them may win; int64, none.",
    "ScatterElements.element-type ScatterElements.target ScatterElements.axis-negative ScatterElements.indices-smaller ScatterElements.index-negative ScatterElements.target-alias ScatterElements.duplicates-none ScatterElements.bits-kept",
    "ScatterElements-13/int64-data",
    "ScatterElements-16/2-at-2-axis-minus-1-int64-int32-none",
    "A vector with two cells: each update has its own cell and changes the result; int64, none.",
    "ScatterElements.element-type ScatterElements.target ScatterElements.axis-negative ScatterElements.index-negative ScatterElements.targets-unique ScatterElements.bits-kept",
    "ScatterElements-18/form-init-default-init-equal-data-updates-mul-repeated-columns-int64-int32-written",
    "Two updates aim at one cell: data and updates are one value, an initializer, indices is a graph input with a default value; equal extents have one name.",
    "ScatterElements.target ScatterElements.axis ScatterElements.inputs-unmodified ScatterElements.duplicates-reduced ScatterElements.reduction-mul",
    "mul",
    "ScatterElements-18/int64-data",
    "ScatterND-11/beyond-double-moved-int64",
    "Numbers near 2^53 are exact, even those that double cannot represent.",
    "ScatterND.bits-kept ScatterND.element-type",
    "ScatterND-11/form-const-const-const-all-one-none-out-column-int64-int64",
    "An index is one past the end: data and indices and updates are one value, the output of a Constant node.",
    "ScatterND.index-bounds",
    "index-bounds",
    "ScatterND-11/form-const-const-default-data-indices-none-repeated-column-int64-int64",
    "Two updates aim at one cell: data and indices are one value, the output of a Constant node, updates is a graph input with a default value.",
    "ScatterND.slice ScatterND.updates-layout ScatterND.inputs-unmodified ScatterND.duplicates-none ScatterND.bits-kept",
    "ScatterND-13/extremes-moved-int64",
    "The minimum and maximum int64, numbers next to them and 0 are copied or left unchanged.",
    "ScatterND.bits-kept ScatterND.untouched",
    "ScatterND-16/as-float-moved-int64",
    "The integers have the bits of double NaN, infinity, -0, subnormal numbers, 1 and -1.",
    "ScatterND-16/form-const-default-const-equal-data-updates-add-repeated-column-int64-int64-written",
    "Two updates aim at one cell: data and updates are one value, the output of a Constant node, indices is a graph input with a default value; equal extents have one name.",
    "ScatterND.slice ScatterND.updates-layout ScatterND.inputs-unmodified ScatterND.duplicates-reduced ScatterND.reduction-add",
    "add",
    "ScatterND-18/empty-int64-no-tuples",
    "Type int64: there are no updates, so the result is data.",
    "ScatterND.indices-empty ScatterND.untouched",
    "ScatterND-18/extremes-moved-int64",
    "ScatterND-18/form-run-run-run-symbolic-all-one-none-repeated-column-int64-int64",
    "Two updates aim at one cell: data and indices and updates are one value, a graph input; each extent has a name of its own.",
    "ScatterND-18/form-overridden-indices-max-int64#0",
    "Each update has a cell of its own: indices have default values that are replaced.",
    "ScatterND.tuple ScatterND.reduction-max",
    "max",
    "ScatterND-18/form-overridden-indices-max-int64#1",
    "Some indices count from the end: indices have default values that are replaced.",
    "ScatterND.tuple ScatterND.index-negative ScatterND.reduction-max",
    "ScatterND-18/form-overridden-indices-max-int64#2",
    "Two updates aim at one cell: indices have default values that are replaced.",
    "ScatterND.tuple ScatterND.duplicates-reduced ScatterND.reduction-max",
    "ScatterND-18/form-overridden-indices-max-int64#3",
    "An index is one past the end: indices have default values that are replaced.",
#endif
#if (SCATTER_VECTORS_TYPES) & 0x100 /* string */
    "Scatter-11/form-init-default-default-unknown-none-repeated-rows-string-int64",
    "Two updates aim at one cell: data is an initializer, indices is a graph input with a default value, updates is a graph input with a default value; no extent is known.",
    "Scatter.target Scatter.axis-default Scatter.duplicates-none Scatter.bits-kept",
    "",
    "none",
    "Scatter-11/string-data",
    "Strings are copied byte by byte: empty, non-ASCII, with a zero byte.",
    "Scatter.element-type",
    "Scatter-9/memory-strings",
    "The strings have many lengths; the longest exceed the buffer of any short-string optimization.",
    "Scatter.memory-safety Scatter.bits-kept",
    "Scatter-9/strings-lengths-moved#0",
    "Strings of 0 to 65 bytes; each update and its old value have different lengths.",
    "Scatter.bits-kept Scatter.element-type",
    "Scatter-9/strings-lengths-moved#1",
    "The old value and the update have the same length and differ in the last byte.",
    "Scatter-9/updates-type-string-data",
    "updates is int64 and data is string.",
    "Scatter.updates-type",
    "updates-type",
    "ScatterElements-11/memory-strings",
    "ScatterElements.memory-safety ScatterElements.bits-kept",
    "ScatterElements-11/string-data",
    "ScatterElements.element-type",
    "ScatterElements-13/2-at-2-axis-minus-1-string-int32-none",
    "A vector with two cells: each update has its own cell and changes the result; string, none.",
    "ScatterElements.element-type ScatterElements.target ScatterElements.axis-negative ScatterElements.index-negative ScatterElements.targets-unique ScatterElements.bits-kept",
    "ScatterElements-16/string-data",
    "ScatterElements-18/2-at-2-axis-minus-1-string-int32-add-repeated",
    "A vector with two cells: several updates target one cell, and each of them changes the result; string, add.",
    "ScatterElements.element-type ScatterElements.target ScatterElements.axis-negative ScatterElements.index-negative ScatterElements.target-alias ScatterElements.duplicates-reduced ScatterElements.string-add",
    "add",
    "ScatterElements-18/string-add",
    "For strings, add appends the update to the old value.",
    "ScatterElements.reduction-add ScatterElements.element-type",
    "ScatterElements-18/4x3-at-2x3-axis-minus-1-string-int32-max-repeated",
    "The shorter axis of a matrix, fewer rows in indices: several updates target one cell, and only one of them changes the result; string, max.",
    "ScatterElements.element-type ScatterElements.target ScatterElements.axis-negative ScatterElements.indices-smaller ScatterElements.index-negative ScatterElements.target-alias ScatterElements.duplicates-reduced ScatterElements.string-order",
    "max",
    "ScatterElements-18/string-data",
    "ScatterND-11/memory-strings",
    "ScatterND.memory-safety ScatterND.bits-kept",
    "ScatterND-11/string-data",
    "Strings are copied byte for byte: empty, non-ASCII, with a zero byte.",
    "ScatterND.element-type",
    "ScatterND-13/encodings-of-string",
    "Strings are stored in string_data as UTF-8, without terminators.",
    "ScatterND.element-type ScatterND.bits-kept",
    "ScatterND-13/string-data",
    "ScatterND-16/string-data",
    "ScatterND-16/strings-lengths-add#0",
    "ScatterND.string-add ScatterND.element-type",
    "ScatterND-16/strings-lengths-add#1",
    "The old value and the update have the same length and differ in the first byte.",
    "ScatterND-18/string-data",
    "ScatterND-18/string-int64-add#0",
    "Each update has its own cell; the update is appended to the old string.",
    "ScatterND.element-type ScatterND.output-type ScatterND.string-add ScatterND.slice ScatterND.updates-layout ScatterND.targets-unique",
    "ScatterND-18/string-int64-add#1",
    "Three updates target one cell and two another, one in each group by a negative index; they may be appended in any order.",
    "ScatterND.duplicates-reduced ScatterND.string-add ScatterND.target-alias ScatterND.reduction-includes-data ScatterND.reduction-assigns",
    "ScatterND-18/strings-lengths-max#0",
    "ScatterND.string-order ScatterND.element-type",
    "ScatterND-18/strings-lengths-max#1",
    "The old value is a prefix of the update, or vice versa.",
    "ScatterND-18/strings-lengths-max#2",
    "Strings are equal up to a zero byte, which is the first, a middle or the last byte.",
    "ScatterND-18/strings-lengths-max#3",
    "Each of seven cells has two or three updates of 0 to 65 bytes.",
    "ScatterND.string-order ScatterND.element-type ScatterND.duplicates-reduced",
    "ScatterND-18/strings-lengths-min#0",
    "min",
    "ScatterND-18/strings-lengths-min#1",
    "At least the first 8, 16 or 32 bytes are equal.",
    "ScatterND-18/strings-lengths-min#2",
    "ScatterND-18/strings-lengths-min#3",
#endif
#if (SCATTER_VECTORS_TYPES) & 0x200 /* bool */
    "Scatter-11/4-at-9-axis-minus-1-bool-int64-none-repeated",
    "A vector with more updates than cells: several updates target one cell, with equal values; bool, none.",
    "Scatter.element-type Scatter.target Scatter.axis-negative Scatter.index-negative Scatter.target-alias Scatter.duplicates-none Scatter.bits-kept",
    "",
    "none",
    "Scatter-11/truth-values-moved",
    "Truth values are preserved, whether they are copied from updates or kept from data.",
    "Scatter.bits-kept",
    "ScatterElements-13/5x2-at-4x1-axis-0-bool-int32-none",
    "One column of updates: each update has its own cell and changes the result; bool, none.",
    "ScatterElements.element-type ScatterElements.target ScatterElements.axis ScatterElements.indices-smaller ScatterElements.index-negative ScatterElements.targets-unique ScatterElements.bits-kept",
    "ScatterElements-18/3x4-at-3x4-axis-0-bool-int32-min-repeated",
    "The first axis of a matrix: several updates target one cell, and only one of them changes the result; bool, min.",
    "ScatterElements.element-type ScatterElements.target ScatterElements.axis ScatterElements.index-negative ScatterElements.target-alias ScatterElements.duplicates-reduced ScatterElements.reduction-bool ScatterElements.bool-bytes",
    "min",
    "ScatterElements-18/long-bool-add-101#0",
    "101 updates, several per cell.",
    "ScatterElements.reduction-bool ScatterElements.bool-bytes ScatterElements.duplicates-reduced ScatterElements.reduction-includes-data",
    "add",
    "ScatterElements-18/long-bool-add-101#1",
    "101 updates, several per cell, none of which changes the cell.",
    "ScatterND-11/bool-data",
    "Elements of type bool are copied bit for bit, including extreme values.",
    "ScatterND.element-type ScatterND.bits-kept",
    "ScatterND-18/long-bool-max-37-slices#0",
    "37 updates, several per cell.",
    "ScatterND.reduction-bool ScatterND.bool-bytes ScatterND.duplicates-reduced ScatterND.reduction-includes-data",
    "max",
    "ScatterND-18/long-bool-max-37-slices#1",
    "37 updates, several per cell, none of which changes the cell.",
#endif
#if (SCATTER_VECTORS_TYPES) & 0x400 /* float16 */
    "Scatter-11/float16-int64-none#0",
    "Each update has its own cell; the numbers need all bits of float16.",
    "Scatter.element-type Scatter.output-type Scatter.bits-kept Scatter.axis Scatter.target Scatter.index-width Scatter.targets-unique",
    "",
    "none",
    "Scatter-11/float16-int64-none#1",
    "Three updates target one cell and two another, one in each group by a negative index; any of them may win, and the result shows which.",
    "Scatter.duplicates-none Scatter.target-alias",
    "Scatter-9/nan-moved-float16#0",
    "NaN in updates, quiet and signalling, of either sign, with payloads: all bits are kept.",
    "Scatter.bits-kept Scatter.nan-bits",
    "Scatter-9/nan-moved-float16#1",
    "A NaN in data is replaced by a number, or keeps all bits in a cell that has no update.",
    "Scatter.untouched Scatter.nan-bits",
    "Scatter-9/nan-moved-float16#2",
    "NaN in data and in updates, with different bits.",
    "Scatter-9/nan-moved-float16#3",
    "All updates of a cell are NaN, with different bits: any of them may win.",
    "Scatter.duplicates-none Scatter.nan-bits",
    "Scatter-9/subnormals-moved-float16",
    "Subnormal numbers are copied bit for bit, or kept in a cell that has no update.",
    "Scatter.bits-kept Scatter.untouched",
    "Scatter-9/updates-type-other-half",
    "updates is int16 and data is float16: the types have the same width.",
    "Scatter.updates-type",
    "updates-type",
    "ScatterElements-11/6x1-at-4x1-axis-0-float16-int32-none",
    "The first axis of a matrix with one column: each update has its own cell and changes the result; float16, none.",
    "ScatterElements.element-type ScatterElements.target ScatterElements.axis ScatterElements.index-negative ScatterElements.targets-unique ScatterElements.bits-kept",
    "ScatterElements-11/form-const-run-const-data-updates-none-repeated-vector-float16-int64-written",
    "Two updates aim at one cell: data and updates are one value, the output of a Constant node, indices is a graph input.",
    "ScatterElements.target ScatterElements.axis ScatterElements.inputs-unmodified ScatterElements.duplicates-none ScatterElements.bits-kept",
    "ScatterElements-13/form-const-const-run-symbolic-none-repeated-rows-float16-int32",
    "Two updates aim at one cell: data is the output of a Constant node, indices is the output of a Constant node, updates is a graph input; each extent has a name of its own.",
    "ScatterElements.target ScatterElements.axis-default ScatterElements.duplicates-none ScatterElements.bits-kept",
    "ScatterElements-13/subnormals-moved-float16",
    "ScatterElements.bits-kept ScatterElements.untouched",
    "ScatterElements-16/3x4-at-3x4-axis-1-float16-int32-none",
    "The second axis of a matrix: each update has its own cell and changes the result; float16, none.",
    "ScatterElements-16/float16-int64-add#0",
    "Each update has its own cell; the sums need all bits of float16.",
    "ScatterElements.element-type ScatterElements.output-type ScatterElements.reduction-add ScatterElements.axis-negative ScatterElements.indices-smaller ScatterElements.index-width ScatterElements.targets-unique",
    "add",
    "ScatterElements-16/float16-int64-add#1",
    "Three updates target one cell and two another, one in each group by a negative index; add gives the same result in every order.",
    "ScatterElements.duplicates-reduced ScatterElements.reduction-add ScatterElements.target-alias ScatterElements.reduction-includes-data ScatterElements.reduction-assigns",
    "ScatterElements-16/float16-int64-add#2",
    "Three updates target one cell and two another, one in each group by a negative index; the sum of float16 numbers depends on their order.",
    "ScatterElements.duplicates-reduced ScatterElements.reduction-add ScatterElements.target-alias ScatterElements.reduction-includes-data ScatterElements.reduction-assigns ScatterElements.reduction-order",
    "ScatterElements-18/1x6-at-1x5-axis-0-float16-int64-add",
    "An axis of extent 1, one row of updates: each update has its own cell and changes the result; float16, add.",
    "ScatterElements.element-type ScatterElements.target ScatterElements.axis ScatterElements.indices-smaller ScatterElements.index-negative ScatterElements.targets-unique ScatterElements.reduction-add",
    "ScatterElements-18/as-integer-min-float16#0",
    "Of two negative numbers, the one with the greater bits is less.",
    "ScatterElements.reduction-min ScatterElements.element-type",
    "min",
    "ScatterElements-18/as-integer-min-float16#1",
    "Cells and updates are negative: the min has the greatest bits.",
    "ScatterElements.reduction-min ScatterElements.duplicates-reduced ScatterElements.reduction-includes-data",
    "ScatterElements-18/landmarks-short-max-float16#0",
    "data and updates contain limits and special values; each update has its own cell.",
    "ScatterElements.reduction-max ScatterElements.element-type",
    "max",
    "ScatterElements-18/landmarks-short-max-float16#1",
    "The pairs include zeros of opposite signs, and NaN with numbers.",
    "ScatterElements.nan-order ScatterElements.zero-sign",
    "ScatterElements-18/nan-one-update-max-float16#0",
    "NaN in data, a number in the update: max may give either.",
    "ScatterElements.nan-order",
    "ScatterElements-18/nan-one-update-max-float16#1",
    "A number or infinity in data, NaN in the update: max may give either.",
    "ScatterElements-18/nan-one-update-max-float16#2",
    "Only NaN in data and in updates: max gives NaN, with any bits.",
    "ScatterElements.nan-order ScatterElements.reduction-max",
    "ScatterElements-18/nan-moved-float16#0",
    "ScatterElements.bits-kept ScatterElements.nan-bits",
    "ScatterElements-18/nan-moved-float16#1",
    "ScatterElements.untouched ScatterElements.nan-bits",
    "ScatterElements-18/nan-moved-float16#2",
    "ScatterElements-18/nan-moved-float16#3",
    "ScatterElements.duplicates-none ScatterElements.nan-bits",
    "ScatterElements-18/subnormals-moved-float16",
    "ScatterElements-18/subnormals-mul-float16#0",
    "Subnormal products are rounded to a subnormal number or zero, with ties to even.",
    "ScatterElements.subnormals ScatterElements.rounding ScatterElements.reduction-mul",
    "mul",
    "ScatterElements-18/subnormals-mul-float16#1",
    "Products of subnormal factors are exact; most of them are normal numbers.",
    "ScatterElements.subnormals ScatterElements.reduction-mul",
    "ScatterND-11/3x4-at-1-float16-int64-none",
    "Indices of rank 1, which select one slice: each update has its own cell and changes the result; float16, none.",
    "ScatterND.element-type ScatterND.slice ScatterND.updates-layout ScatterND.targets-unique ScatterND.bits-kept",
    "ScatterND-13/subnormals-moved-float16",
    "ScatterND.bits-kept ScatterND.untouched",
    "ScatterND-16/float16-int64-none#0",
    "ScatterND.element-type ScatterND.output-type ScatterND.reduction-none ScatterND.slice ScatterND.updates-layout ScatterND.targets-unique",
    "ScatterND-16/float16-int64-none#1",
    "ScatterND.duplicates-none ScatterND.target-alias",
    "ScatterND-18/as-integer-max-float16#0",
    "ScatterND.reduction-max ScatterND.element-type",
    "ScatterND-18/as-integer-max-float16#1",
    "Cells and updates are negative: a max that starts from 0 is wrong.",
    "ScatterND.reduction-max ScatterND.duplicates-reduced ScatterND.reduction-includes-data",
    "ScatterND-18/nan-one-update-max-float16#0",
    "ScatterND.nan-order",
    "ScatterND-18/nan-one-update-max-float16#1",
    "ScatterND-18/nan-one-update-max-float16#2",
    "ScatterND.nan-order ScatterND.reduction-max",
    "ScatterND-18/empty-float16-wide-batch",
    "One extent exceeds 2^31 or 2^32 and another is 0: there are no elements to allocate.",
    "ScatterND.data-empty ScatterND.indices-empty ScatterND.ends-in-time",
    "ScatterND-18/nan-moved-float16#0",
    "ScatterND.bits-kept ScatterND.nan-bits",
    "ScatterND-18/nan-moved-float16#1",
    "ScatterND.untouched ScatterND.nan-bits",
    "ScatterND-18/nan-moved-float16#2",
    "ScatterND-18/nan-moved-float16#3",
    "ScatterND.duplicates-none ScatterND.nan-bits",
    "ScatterND-18/slices-of-15-none#0",
    "Slices of 15 elements: consecutive rows.",
    "ScatterND.target ScatterND.slice ScatterND.targets-unique",
    "ScatterND-18/slices-of-15-none#1",
    "Slices of 15 elements: every second row.",
    "ScatterND-18/slices-of-15-none#2",
    "Slices of 15 elements: consecutive rows, except the last one.",
    "ScatterND-18/slices-of-15-none#3",
    "Slices of 15 elements: three consecutive rows, two of them repeated.",
    "ScatterND.target ScatterND.slice ScatterND.duplicates-none",
    "ScatterND-18/subnormals-moved-float16",
    "ScatterND-18/rank-8-k-1-of-high-rank",
    "data has rank 8 and tuples have length 1.",
    "ScatterND.slice ScatterND.updates-layout ScatterND.index-negative",
    "ScatterND-18/subnormals-mul-float16#0",
    "ScatterND.subnormals ScatterND.rounding ScatterND.reduction-mul",
    "ScatterND-18/subnormals-mul-float16#1",
    "ScatterND.subnormals ScatterND.reduction-mul",
#endif
#if (SCATTER_VECTORS_TYPES) & 0x800 /* double */
    "Scatter-9/7-at-5-axis-0-double-int64-none-repeated",
    "A vector: several updates target one cell, and any of them may win; double, none.",
    "Scatter.element-type Scatter.target Scatter.axis Scatter.duplicates-none Scatter.bits-kept",
    "",
    "none",
    "ScatterElements-13/6x1-at-4x1-axis-0-double-int64-none",
    "The first axis of a matrix with one column: each update has its own cell and changes the result; double, none.",
    "ScatterElements.element-type ScatterElements.target ScatterElements.axis ScatterElements.index-negative ScatterElements.targets-unique ScatterElements.bits-kept",
    "ScatterElements-16/form-const-run-init-unknown-none-apart-vector-double-int32",
    "Each update has a cell of its own: data is the output of a Constant node, indices is a graph input, updates is an initializer; no extent is known.",
    "ScatterElements.target ScatterElements.axis-default ScatterElements.bits-kept",
    "ScatterElements-18/as-integer-min-double#0",
    "Of two negative numbers, the one with the greater bits is less.",
    "ScatterElements.reduction-min ScatterElements.element-type",
    "min",
    "ScatterElements-18/as-integer-min-double#1",
    "Cells and updates are negative: the min has the greatest bits.",
    "ScatterElements.reduction-min ScatterElements.duplicates-reduced ScatterElements.reduction-includes-data",
    "ScatterElements-18/form-overridden-data-indices-updates-min-double#0",
    "Each update has a cell of its own: data and indices and updates have default values that are replaced.",
    "ScatterElements.target ScatterElements.axis ScatterElements.reduction-min",
    "ScatterElements-18/form-overridden-data-indices-updates-min-double#1",
    "Some indices count from the end: data and indices and updates have default values that are replaced.",
    "ScatterElements.target ScatterElements.axis ScatterElements.index-negative ScatterElements.reduction-min",
    "ScatterElements-18/form-overridden-data-indices-updates-min-double#2",
    "Two updates aim at one cell: data and indices and updates have default values that are replaced.",
    "ScatterElements.target ScatterElements.axis ScatterElements.duplicates-reduced ScatterElements.reduction-min",
    "ScatterElements-18/form-overridden-data-indices-updates-min-double#3",
    "An index is one past the end: data and indices and updates have default values that are replaced.",
    "ScatterElements.index-bounds",
    "index-bounds",
    "ScatterElements-18/neighbours-type-double-int64-1",
    "Consecutive cases with the same bits and different element types: 1 of 3.",
    "ScatterElements.target ScatterElements.element-type ScatterElements.reduction-max",
    "max",
    "ScatterND-11/3x4x5-at-4x2-double-int64-none-repeated",
    "Rows of a rank-3 tensor: several updates target one cell, and any of them may win; double, none.",
    "ScatterND.element-type ScatterND.slice ScatterND.updates-layout ScatterND.index-negative ScatterND.target-alias ScatterND.duplicates-none ScatterND.bits-kept",
    "ScatterND-16/3x4-at-5x2-double-int64-add-repeated",
    "Elements of a matrix: several updates target one cell, and each of them changes the result; double, add.",
    "ScatterND.element-type ScatterND.tuple ScatterND.updates-layout ScatterND.index-negative ScatterND.target-alias ScatterND.duplicates-reduced ScatterND.reduction-add",
    "add",
    "ScatterND-18/as-integer-min-double#0",
    "ScatterND.reduction-min ScatterND.element-type",
    "ScatterND-18/as-integer-min-double#1",
    "ScatterND.reduction-min ScatterND.duplicates-reduced ScatterND.reduction-includes-data",
    "ScatterND-18/double-int64-add#0",
    "Each update has its own cell; the sums need all bits of double.",
    "ScatterND.element-type ScatterND.output-type ScatterND.reduction-add ScatterND.updates-layout ScatterND.targets-unique",
    "ScatterND-18/double-int64-add#1",
    "Three updates target one cell and two another, one in each group by a negative index; add gives the same result in every order.",
    "ScatterND.duplicates-reduced ScatterND.reduction-add ScatterND.target-alias ScatterND.reduction-includes-data ScatterND.reduction-assigns",
    "ScatterND-18/double-int64-add#2",
    "Three updates target one cell and two another, one in each group by a negative index; the sum of double numbers depends on their order.",
    "ScatterND.duplicates-reduced ScatterND.reduction-add ScatterND.target-alias ScatterND.reduction-includes-data ScatterND.reduction-assigns ScatterND.reduction-order",
#endif
#if (SCATTER_VECTORS_TYPES) & 0x1000 /* uint32 */
    "Scatter-11/3x3x3-at-3x2x2-axis-minus-3-uint32-int32-none-repeated",
    "The first axis of a cube, indices smaller on the other axes: several updates target one cell, and any of them may win; uint32, none.",
    "Scatter.element-type Scatter.target Scatter.axis-negative Scatter.indices-smaller Scatter.index-negative Scatter.target-alias Scatter.duplicates-none Scatter.bits-kept",
    "",
    "none",
    "ScatterElements-18/empty-uint32-no-data-beside-the-axis",
    "Type uint32: data has no elements, so the result has none.",
    "ScatterElements.data-empty ScatterElements.indices-empty",
    "ScatterND-18/3x2x1x4-at-2x1-uint32-int64-none",
    "Slices with an extent of 1 in the middle: each update has its own cell and changes the result; uint32, none.",
    "ScatterND.element-type ScatterND.slice ScatterND.updates-layout ScatterND.index-negative ScatterND.targets-unique ScatterND.bits-kept",
    "ScatterND-18/3x4-at-2-uint32-int64-max",
    "Indices of rank 1, which select one element: each update has its own cell and changes the result; uint32, max.",
    "ScatterND.element-type ScatterND.tuple ScatterND.updates-scalar ScatterND.index-negative ScatterND.targets-unique ScatterND.reduction-max",
    "max",
    "ScatterND-18/4x4-at-4x1-uint32-int64-max-repeated",
    "Rows of a square matrix: several updates target one cell, and only one of them changes the result; uint32, max.",
    "ScatterND.element-type ScatterND.slice ScatterND.updates-layout ScatterND.index-negative ScatterND.target-alias ScatterND.duplicates-reduced ScatterND.reduction-max",
#endif
#if (SCATTER_VECTORS_TYPES) & 0x2000 /* uint64 */
    "Scatter-11/extremes-moved-uint64",
    "The minimum and maximum uint64, numbers next to them and 0 are copied or left unchanged.",
    "Scatter.bits-kept Scatter.untouched",
    "",
    "none",
    "ScatterElements-18/empty-uint64-no-data",
    "Type uint64: data has no elements, so the result has none.",
    "ScatterElements.data-empty ScatterElements.indices-empty",
    "ScatterND-16/3x2-at-1x0-uint64-int64-mul",
    "An empty tuple, which selects all of data: each update has its own cell and changes the result; uint64, mul.",
    "ScatterND.element-type ScatterND.tuple-empty ScatterND.targets-unique ScatterND.reduction-mul",
    "mul",
    "ScatterND-18/3x32-at-2x1-uint64-int64-mul-repeated",
    "Rows of 32 elements: several updates target one cell, and each of them changes the result; uint64, mul.",
    "ScatterND.element-type ScatterND.slice ScatterND.updates-layout ScatterND.index-negative ScatterND.target-alias ScatterND.duplicates-reduced ScatterND.reduction-mul",
#endif
#if (SCATTER_VECTORS_TYPES) & 0x4000 /* complex64 */
    "Scatter-9/2-at-2-axis-minus-1-complex64-int32-none",
    "A vector with two cells: each update has its own cell and changes the result; complex64, none.",
    "Scatter.element-type Scatter.target Scatter.axis-negative Scatter.targets-unique Scatter.bits-kept",
    "",
    "none",
    "ScatterElements-16/complex64-int32-mul#0",
    "Each update has its own cell; the products need all bits of complex64.",
    "ScatterElements.element-type ScatterElements.output-type ScatterElements.complex-reduction ScatterElements.axis ScatterElements.target ScatterElements.index-width ScatterElements.targets-unique",
    "mul",
    "ScatterElements-16/complex64-int32-mul#1",
    "Three updates target one cell and two another, one in each group by a negative index; mul gives the same result in every order.",
    "ScatterElements.duplicates-reduced ScatterElements.complex-reduction ScatterElements.target-alias ScatterElements.reduction-includes-data ScatterElements.reduction-assigns",
    "ScatterElements-18/complex-products-complex64#0",
    "i * i is -1; a number times its conjugate is real; so is the product of real numbers.",
    "ScatterElements.complex-reduction ScatterElements.reduction-mul",
    "ScatterElements-18/complex-products-complex64#1",
    "The products of the parts cancel except for rounding.",
    "ScatterElements.complex-reduction ScatterElements.rounding",
    "ScatterElements-18/complex-products-complex64#3",
    "One cell has several factors, in any order.",
    "ScatterElements.complex-reduction ScatterElements.duplicates-reduced",
    "ScatterElements-18/empty-complex64-no-data-beside-the-axis",
    "Type complex64: data has no elements, so the result has none.",
    "ScatterElements.data-empty ScatterElements.indices-empty",
    "ScatterND-18/complex-products-complex64#0",
    "ScatterND.complex-reduction ScatterND.reduction-mul",
    "ScatterND-18/complex-products-complex64#1",
    "ScatterND.complex-reduction ScatterND.rounding",
    "ScatterND-18/complex-products-complex64#3",
    "ScatterND.complex-reduction ScatterND.duplicates-reduced",
    "ScatterND-18/zeros-over-zeros-few-complex64#0",
    "Zeros are replaced by zeros of the opposite sign, which compare equal: 7 updates, unordered.",
    "ScatterND.bits-kept ScatterND.untouched",
    "ScatterND-18/zeros-over-zeros-few-complex64#1",
    "Zeros are replaced by zeros of the opposite sign, which compare equal: 7 updates, some targets repeated.",
    "ScatterND.bits-kept ScatterND.untouched ScatterND.duplicates-none",
#endif
#if (SCATTER_VECTORS_TYPES) & 0x8000 /* complex128 */
    "Scatter-9/0x3-at-0x2-axis-1-complex128-int64-none",
    "Data without elements: there is nothing to write.",
    "Scatter.element-type Scatter.data-empty Scatter.indices-empty Scatter.untouched",
    "",
    "none",
    "ScatterElements-11/3x2x4x5-at-2x2x3x4-axis-1-complex128-int32-none",
    "The second of four axes: each update has its own cell and changes the result; complex128, none.",
    "ScatterElements.element-type ScatterElements.target ScatterElements.axis ScatterElements.indices-smaller ScatterElements.index-negative ScatterElements.targets-unique ScatterElements.bits-kept",
    "ScatterElements-18/long-complex128-mul-101",
    "101 updates, several per cell.",
    "ScatterElements.complex-reduction ScatterElements.reduction-mul ScatterElements.duplicates-reduced ScatterElements.reduction-includes-data",
    "mul",
    "ScatterND-11/2x1x2x1x1x2x1x1x2x1x1x2-at-4x9-complex128-int64-none",
    "Data of rank 12: each update has its own cell and changes the result; complex128, none.",
    "ScatterND.element-type ScatterND.slice ScatterND.updates-layout ScatterND.index-negative ScatterND.targets-unique ScatterND.bits-kept",
    "ScatterND-16/complex128-int64-mul#0",
    "Each update has its own cell; the products need all bits of complex128.",
    "ScatterND.element-type ScatterND.output-type ScatterND.complex-reduction ScatterND.tuple ScatterND.targets-unique",
    "ScatterND-16/complex128-int64-mul#1",
    "Three updates target one cell and two another, one in each group by a negative index; mul gives the same result in every order.",
    "ScatterND.duplicates-reduced ScatterND.complex-reduction ScatterND.target-alias ScatterND.reduction-includes-data ScatterND.reduction-assigns",
    "ScatterND-18/count-2-tuples-add",
    "2 tuples that select elements, with reduction add; 2 is a power of two.",
    "ScatterND.target ScatterND.tuple ScatterND.complex-reduction",
    "add",
    "ScatterND-18/empty-complex128-tuple",
    "indices of shape (0,) is one empty tuple, which selects all of data.",
    "ScatterND.tuple-empty",
#endif
#if (SCATTER_VECTORS_TYPES) & 0x10000 /* bfloat16 */
    "Scatter-9/data-type-bfloat16",
    "Scatter never supported bfloat16.",
    "Scatter.data-type",
    "data-type",
    "none",
    "ScatterElements-11/opset-11-bfloat16",
    "Opset 11 selects ScatterElements-11, which lacks bfloat16.",
    "ScatterElements.data-type",
    "ScatterElements-13/opset-13-bfloat16",
    "Opset 13 selects ScatterElements-13, which supports bfloat16.",
    "ScatterElements.version ScatterElements.element-type",
    "",
    "ScatterElements-18/zeros-over-zeros-few-bfloat16#0",
    "Zeros are replaced by zeros of the opposite sign, which compare equal: 7 updates, unordered.",
    "ScatterElements.bits-kept ScatterElements.untouched",
    "ScatterElements-18/zeros-over-zeros-few-bfloat16#1",
    "Zeros are replaced by zeros of the opposite sign, which compare equal: 7 updates, some targets repeated.",
    "ScatterElements.bits-kept ScatterElements.untouched ScatterElements.duplicates-none",
    "ScatterND-11/data-type-bfloat16",
    "bfloat16 was added in version 13.",
    "ScatterND.data-type",
    "ScatterND-13/3x4-at-1-bfloat16-int64-none",
    "Indices of rank 1, which select one slice: each update has its own cell and changes the result; bfloat16, none.",
    "ScatterND.element-type ScatterND.slice ScatterND.updates-layout ScatterND.targets-unique ScatterND.bits-kept",
    "ScatterND-16/subnormals-moved-bfloat16",
    "Subnormal numbers are copied bit for bit, or kept in a cell that has no update.",
    "ScatterND.bits-kept ScatterND.untouched",
    "ScatterND-18/slices-of-64-none#0",
    "Slices of 64 elements: consecutive rows.",
    "ScatterND.target ScatterND.slice ScatterND.tuple ScatterND.targets-unique",
    "ScatterND-18/slices-of-64-none#1",
    "Slices of 64 elements: every second row.",
    "ScatterND-18/slices-of-64-none#2",
    "Slices of 64 elements: consecutive rows, except the last one.",
    "ScatterND-18/slices-of-64-none#3",
    "Slices of 64 elements: three consecutive rows, two of them repeated.",
    "ScatterND.target ScatterND.slice ScatterND.tuple ScatterND.duplicates-none",
#endif
    ""};

static const struct entry entry_table[] = {
#if (SCATTER_VECTORS_TYPES) & 0x2 /* float */
    {WORDS_float + 121, 0, 1, 1, VALUES}, {WORDS_float + 152, 1, 1, 1, VALUES}, {WORDS_float + 368, 0, 1, 1, INTERVAL},
    {WORDS_float + 370, 0, 1, 1, VALUES}, {WORDS_float + 371, 1, 1, 1, INTERVAL}, {WORDS_float + 373, 1, 1, 2, VALUES},
    {WORDS_float + 429, 0, 1, 1, NOT_A_NUMBER}, {WORDS_float + 429, 8, 1, 1, NOT_A_NUMBER}, {WORDS_float + 488, 0, 1, 2, VALUES},
    {WORDS_float + 489, 1, 1, 2, VALUES}, {WORDS_float + 490, 2, 1, 2, VALUES}, {WORDS_float + 1477, 0, 1, 1, INTERVAL},
    {WORDS_float + 1477, 4, 1, 1, INTERVAL}, {WORDS_float + 1477, 9, 1, 1, INTERVAL}, {WORDS_float + 1477, 18, 1, 1, INTERVAL},
    {WORDS_float + 1477, 23, 1, 1, INTERVAL}, {WORDS_float + 1477, 27, 2, 1, INTERVAL}, {WORDS_float + 1477, 32, 1, 1, INTERVAL},
    {WORDS_float + 429, 0, 1, 1, NOT_A_NUMBER}, {WORDS_float + 429, 4, 2, 1, NOT_A_NUMBER}, {WORDS_float + 429, 7, 1, 1, NOT_A_NUMBER},
    {WORDS_float + 429, 11, 2, 1, NOT_A_NUMBER}, {WORDS_float + 429, 14, 1, 1, NOT_A_NUMBER}, {WORDS_float + 429, 16, 1, 1, NOT_A_NUMBER},
    {WORDS_float + 429, 18, 1, 1, NOT_A_NUMBER}, {WORDS_float + 429, 23, 1, 1, NOT_A_NUMBER}, {WORDS_float + 429, 25, 2, 1, NOT_A_NUMBER},
    {WORDS_float + 429, 30, 3, 1, NOT_A_NUMBER}, {WORDS_float + 1562, 0, 1, 1, VALUES}, {WORDS_float + 1562, 7, 1, 1, VALUES},
    {WORDS_float + 1562, 14, 1, 1, VALUES}, {WORDS_float + 1562, 26, 1, 1, VALUES}, {WORDS_float + 1477, 1, 1, 1, INTERVAL},
    {WORDS_float + 1477, 6, 1, 1, INTERVAL}, {WORDS_float + 1477, 8, 1, 1, INTERVAL}, {WORDS_float + 1477, 13, 1, 1, INTERVAL},
    {WORDS_float + 1477, 15, 1, 1, INTERVAL}, {WORDS_float + 1477, 20, 1, 1, INTERVAL}, {WORDS_float + 1477, 22, 1, 1, INTERVAL},
    {WORDS_float + 1477, 27, 1, 1, INTERVAL}, {WORDS_float + 1563, 4, 1, 1, VALUES}, {WORDS_float + 1563, 16, 1, 1, VALUES},
    {WORDS_float + 1563, 23, 1, 1, VALUES}, {WORDS_float + 1563, 30, 1, 1, VALUES}, {WORDS_float + 1564, 5, 1, 1, VALUES},
    {WORDS_float + 1564, 12, 1, 1, VALUES}, {WORDS_float + 1564, 31, 1, 1, VALUES}, {WORDS_float + 1565, 11, 1, 1, VALUES},
    {WORDS_float + 1565, 18, 1, 1, VALUES}, {WORDS_float + 1565, 25, 1, 1, VALUES}, {WORDS_float + 1565, 32, 1, 1, VALUES},
    {WORDS_float + 1477, 2, 1, 1, INTERVAL}, {WORDS_float + 1477, 9, 1, 1, INTERVAL}, {WORDS_float + 1477, 21, 1, 1, INTERVAL},
    {WORDS_float + 1477, 28, 1, 1, INTERVAL},
#endif
#if (SCATTER_VECTORS_TYPES) & 0x4 /* uint8 */
    {WORDS_uint8 + 926, 0, 1, 2, VALUES}, {WORDS_uint8 + 927, 1, 1, 1, VALUES}, {WORDS_uint8 + 951, 6, 1, 2, VALUES},
    {WORDS_uint8 + 952, 7, 1, 2, VALUES}, {WORDS_uint8 + 953, 12, 1, 1, VALUES}, {WORDS_uint8 + 954, 13, 1, 1, VALUES},
    {WORDS_uint8 + 955, 6, 2, 1, ANY}, {WORDS_uint8 + 955, 12, 2, 1, ANY},
#endif
#if (SCATTER_VECTORS_TYPES) & 0x8 /* int8 */
#endif
#if (SCATTER_VECTORS_TYPES) & 0x10 /* uint16 */
    {WORDS_uint16 + 201, 2, 1, 2, VALUES},
#endif
#if (SCATTER_VECTORS_TYPES) & 0x20 /* int16 */
    {WORDS_int16 + 636, 3, 1, 2, VALUES},
#endif
#if (SCATTER_VECTORS_TYPES) & 0x40 /* int32 */
#endif
#if (SCATTER_VECTORS_TYPES) & 0x80 /* int64 */
    {WORDS_int64 + 54, 6, 1, 2, VALUES}, {WORDS_int64 + 56, 10, 1, 1, VALUES}, {WORDS_int64 + 102, 1, 1, 1, VALUES},
    {WORDS_int64 + 103, 12, 1, 1, VALUES}, {WORDS_int64 + 104, 24, 1, 1, VALUES}, {WORDS_int64 + 105, 31, 1, 1, VALUES},
    {WORDS_int64 + 274, 1, 1, 1, VALUES}, {WORDS_int64 + 275, 1, 1, 1, ANY},
#endif
#if (SCATTER_VECTORS_TYPES) & 0x100 /* string */
    {WORDS_string + 0, 1, 1, 1, VALUES}, {WORDS_string + 3, 5, 1, 1, VALUES}, {WORDS_string + 7, 9, 1, 1, VALUES},
    {WORDS_string + 722, 1, 1, 1, VALUES}, {WORDS_string + 728, 1, 1, 1, ANY}, {WORDS_string + 728, 1, 2, 1, ANY},
    {WORDS_string + 728, 0, 1, 1, ANY}, {WORDS_string + 728, 2, 3, 1, ANY}, {WORDS_string + 728, 0, 17, 1, ANY},
    {WORDS_string + 728, 0, 12, 1, ANY}, {WORDS_string + 1317, 6, 1, 5, VALUES}, {WORDS_string + 1335, 7, 1, 5, VALUES},
    {WORDS_string + 1355, 10, 1, 1, VALUES}, {WORDS_string + 1359, 11, 1, 1, VALUES}, {WORDS_string + 728, 0, 2, 1, ANY},
    {WORDS_string + 728, 6, 2, 1, ANY}, {WORDS_string + 728, 10, 2, 1, ANY}, {WORDS_string + 728, 0, 7, 1, ANY},
#endif
#if (SCATTER_VECTORS_TYPES) & 0x200 /* bool */
    {WORDS_bool + 0, 1, 2, 1, NONZERO}, {WORDS_bool + 0, 0, 2, 1, NONZERO}, {WORDS_bool + 0, 3, 2, 1, NONZERO},
    {WORDS_bool + 0, 8, 2, 1, NONZERO}, {WORDS_bool + 0, 9, 1, 1, NONZERO}, {WORDS_bool + 31, 0, 2, 1, VALUES},
    {WORDS_bool + 31, 3, 1, 1, VALUES}, {WORDS_bool + 31, 5, 2, 1, VALUES}, {WORDS_bool + 31, 8, 1, 1, VALUES},
    {WORDS_bool + 31, 10, 2, 1, VALUES}, {WORDS_bool + 0, 0, 2, 1, NONZERO}, {WORDS_bool + 0, 3, 1, 1, NONZERO},
    {WORDS_bool + 0, 5, 2, 1, NONZERO}, {WORDS_bool + 0, 8, 1, 1, NONZERO}, {WORDS_bool + 0, 10, 2, 1, NONZERO},
    {WORDS_bool + 46, 0, 27, 1, VALUES}, {WORDS_bool + 0, 0, 27, 1, NONZERO}, {WORDS_bool + 0, 0, 1, 1, NONZERO},
    {WORDS_bool + 46, 0, 77, 1, VALUES}, {WORDS_bool + 0, 0, 77, 1, NONZERO},
#endif
#if (SCATTER_VECTORS_TYPES) & 0x400 /* float16 */
    {WORDS_float16 + 14, 3, 1, 2, VALUES}, {WORDS_float16 + 15, 6, 1, 1, VALUES}, {WORDS_float16 + 28, 0, 1, 1, NOT_A_NUMBER},
    {WORDS_float16 + 28, 2, 2, 1, NOT_A_NUMBER}, {WORDS_float16 + 28, 5, 1, 1, NOT_A_NUMBER}, {WORDS_float16 + 28, 8, 1, 1, NOT_A_NUMBER},
    {WORDS_float16 + 28, 1, 1, 1, NOT_A_NUMBER}, {WORDS_float16 + 28, 4, 1, 1, NOT_A_NUMBER}, {WORDS_float16 + 28, 6, 2, 1, NOT_A_NUMBER},
    {WORDS_float16 + 28, 9, 1, 1, NOT_A_NUMBER}, {WORDS_float16 + 28, 0, 10, 1, NOT_A_NUMBER}, {WORDS_float16 + 55, 0, 1, 1, VALUES},
    {WORDS_float16 + 56, 2, 1, 2, VALUES}, {WORDS_float16 + 28, 0, 1, 1, NOT_A_NUMBER}, {WORDS_float16 + 28, 2, 1, 1, NOT_A_NUMBER},
    {WORDS_float16 + 91, 4, 1, 1, VALUES}, {WORDS_float16 + 101, 1, 1, 1, VALUES}, {WORDS_float16 + 102, 5, 1, 1, VALUES},
    {WORDS_float16 + 103, 9, 1, 1, VALUES}, {WORDS_float16 + 139, 2, 1, 1, INTERVAL}, {WORDS_float16 + 181, 1, 1, 1, INTERVAL},
    {WORDS_float16 + 183, 11, 1, 1, INTERVAL}, {WORDS_float16 + 185, 1, 1, 1, INTERVAL}, {WORDS_float16 + 187, 11, 1, 1, INTERVAL},
    {WORDS_float16 + 139, 0, 1, 1, INTERVAL}, {WORDS_float16 + 139, 4, 1, 1, INTERVAL}, {WORDS_float16 + 139, 9, 1, 1, INTERVAL},
    {WORDS_float16 + 139, 18, 1, 1, INTERVAL}, {WORDS_float16 + 139, 23, 1, 1, INTERVAL}, {WORDS_float16 + 139, 27, 2, 1, INTERVAL},
    {WORDS_float16 + 139, 32, 1, 1, INTERVAL}, {WORDS_float16 + 28, 0, 1, 1, NOT_A_NUMBER}, {WORDS_float16 + 28, 4, 2, 1, NOT_A_NUMBER},
    {WORDS_float16 + 28, 7, 1, 1, NOT_A_NUMBER}, {WORDS_float16 + 28, 11, 2, 1, NOT_A_NUMBER}, {WORDS_float16 + 28, 14, 1, 1, NOT_A_NUMBER},
    {WORDS_float16 + 28, 16, 1, 1, NOT_A_NUMBER}, {WORDS_float16 + 28, 18, 1, 1, NOT_A_NUMBER}, {WORDS_float16 + 28, 23, 1, 1, NOT_A_NUMBER},
    {WORDS_float16 + 28, 25, 2, 1, NOT_A_NUMBER}, {WORDS_float16 + 28, 30, 3, 1, NOT_A_NUMBER}, {WORDS_float16 + 296, 0, 1, 1, VALUES},
    {WORDS_float16 + 296, 7, 1, 1, VALUES}, {WORDS_float16 + 296, 14, 1, 1, VALUES}, {WORDS_float16 + 296, 26, 1, 1, VALUES},
    {WORDS_float16 + 139, 1, 1, 1, INTERVAL}, {WORDS_float16 + 139, 6, 1, 1, INTERVAL}, {WORDS_float16 + 139, 8, 1, 1, INTERVAL},
    {WORDS_float16 + 139, 13, 1, 1, INTERVAL}, {WORDS_float16 + 139, 15, 1, 1, INTERVAL}, {WORDS_float16 + 139, 20, 1, 1, INTERVAL},
    {WORDS_float16 + 139, 22, 1, 1, INTERVAL}, {WORDS_float16 + 139, 27, 1, 1, INTERVAL}, {WORDS_float16 + 297, 4, 1, 1, VALUES},
    {WORDS_float16 + 297, 16, 1, 1, VALUES}, {WORDS_float16 + 297, 23, 1, 1, VALUES}, {WORDS_float16 + 297, 30, 1, 1, VALUES},
    {WORDS_float16 + 298, 5, 1, 1, VALUES}, {WORDS_float16 + 298, 12, 1, 1, VALUES}, {WORDS_float16 + 298, 31, 1, 1, VALUES},
    {WORDS_float16 + 299, 11, 1, 1, VALUES}, {WORDS_float16 + 299, 18, 1, 1, VALUES}, {WORDS_float16 + 299, 25, 1, 1, VALUES},
    {WORDS_float16 + 299, 32, 1, 1, VALUES}, {WORDS_float16 + 139, 2, 1, 1, INTERVAL}, {WORDS_float16 + 139, 9, 1, 1, INTERVAL},
    {WORDS_float16 + 139, 21, 1, 1, INTERVAL}, {WORDS_float16 + 139, 28, 1, 1, INTERVAL}, {WORDS_float16 + 28, 0, 3, 1, NOT_A_NUMBER},
    {WORDS_float16 + 326, 0, 1, 1, VALUES}, {WORDS_float16 + 297, 1, 1, 1, VALUES}, {WORDS_float16 + 327, 2, 1, 1, VALUES},
    {WORDS_float16 + 28, 0, 1, 1, NOT_A_NUMBER}, {WORDS_float16 + 28, 3, 2, 1, NOT_A_NUMBER}, {WORDS_float16 + 339, 0, 1, 1, VALUES},
    {WORDS_float16 + 296, 3, 1, 1, VALUES}, {WORDS_float16 + 340, 4, 1, 1, VALUES}, {WORDS_float16 + 341, 4, 1, 1, VALUES},
    {WORDS_float16 + 28, 0, 5, 1, NOT_A_NUMBER}, {WORDS_float16 + 296, 0, 5, 1, VALUES}, {WORDS_float16 + 352, 0, 2, 3, VALUES},
    {WORDS_float16 + 352, 5, 1, 3, VALUES}, {WORDS_float16 + 353, 1, 1, 1, INTERVAL}, {WORDS_float16 + 355, 2, 1, 1, INTERVAL},
    {WORDS_float16 + 357, 2, 2, 1, VALUES}, {WORDS_float16 + 358, 3, 1, 1, INTERVAL}, {WORDS_float16 + 360, 4, 1, 1, INTERVAL},
    {WORDS_float16 + 362, 4, 1, 1, VALUES}, {WORDS_float16 + 363, 5, 1, 1, INTERVAL}, {WORDS_float16 + 371, 1, 4, 2, VALUES},
    {WORDS_float16 + 352, 5, 1, 3, VALUES}, {WORDS_float16 + 410, 6, 1, 2, VALUES}, {WORDS_float16 + 411, 7, 1, 2, VALUES},
    {WORDS_float16 + 412, 10, 1, 1, VALUES}, {WORDS_float16 + 413, 11, 1, 1, VALUES},
#endif
#if (SCATTER_VECTORS_TYPES) & 0x800 /* double */
    {WORDS_double + 0, 6, 1, 1, VALUES}, {WORDS_double + 0, 55, 1, 1, VALUES}, {WORDS_double + 235, 56, 1, 1, VALUES},
    {WORDS_double + 236, 57, 1, 1, VALUES}, {WORDS_double + 237, 58, 1, 1, VALUES}, {WORDS_double + 238, 59, 1, 1, VALUES},
    {WORDS_double + 239, 55, 5, 1, ANY}, {WORDS_double + 435, 2, 1, 1, INTERVAL}, {WORDS_double + 503, 3, 1, 1, INTERVAL},
    {WORDS_double + 505, 0, 1, 1, INTERVAL}, {WORDS_double + 507, 3, 1, 1, INTERVAL},
#endif
#if (SCATTER_VECTORS_TYPES) & 0x1000 /* uint32 */
    {WORDS_uint32 + 0, 1, 1, 1, VALUES}, {WORDS_uint32 + 1, 12, 1, 1, VALUES}, {WORDS_uint32 + 2, 18, 1, 1, VALUES},
    {WORDS_uint32 + 3, 22, 1, 1, VALUES},
#endif
#if (SCATTER_VECTORS_TYPES) & 0x2000 /* uint64 */
#endif
#if (SCATTER_VECTORS_TYPES) & 0x4000 /* complex64 */
    {WORDS_complex64 + 8, 0, 1, 1, VALUES}, {WORDS_complex64 + 8, 6, 1, 1, VALUES}, {WORDS_complex64 + 9, 1, 2, 1, VALUES},
    {WORDS_complex64 + 9, 4, 2, 1, VALUES}, {WORDS_complex64 + 35, 3, 1, 1, VALUES}, {WORDS_complex64 + 59, 0, 1, 1, VALUES},
    {WORDS_complex64 + 60, 1, 1, 1, VALUES}, {WORDS_complex64 + 61, 3, 1, 1, VALUES}, {WORDS_complex64 + 62, 4, 1, 1, VALUES},
    {WORDS_complex64 + 84, 0, 1, 1, NORM}, {WORDS_complex64 + 87, 1, 1, 1, NORM}, {WORDS_complex64 + 90, 2, 1, 1, NORM},
    {WORDS_complex64 + 93, 4, 1, 1, NORM}, {WORDS_complex64 + 110, 1, 1, 1, NORM}, {WORDS_complex64 + 113, 2, 1, 1, VALUES},
    {WORDS_complex64 + 114, 1, 1, 1, NORM}, {WORDS_complex64 + 117, 2, 1, 1, NORM},
#endif
#if (SCATTER_VECTORS_TYPES) & 0x8000 /* complex128 */
    {WORDS_complex128 + 1173, 3, 1, 1, VALUES}, {WORDS_complex128 + 1173, 7, 1, 1, VALUES},
#endif
#if (SCATTER_VECTORS_TYPES) & 0x10000 /* bfloat16 */
#endif
    {0, 0, 0, 0, 0}};

const struct scatter_vector scatter_vectors[] = {
#if (SCATTER_VECTORS_TYPES) & 0x2 /* float */
    {{WORDS_float + 0, WORDS_float + 6, 12, 1, 2}, {WORDS_float + 8, WORDS_float + 11, 3, 7, 2}, {WORDS_float + 13, WORDS_float + 11, 3, 1, 2}, 0, 0, TEXTS_float + 0, TEXTS_float + 43, TEXTS_float + 86, TEXTS_float + 112, TEXTS_float + 130, 3, 11, 0, 3, 0, 1, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 6, 12, 1, 2}, {WORDS_float + 8, WORDS_float + 11, 3, 7, 2}, {WORDS_float + 13, WORDS_float + 11, 3, 1, 2}, 0, 0, TEXTS_float + 134, TEXTS_float + 43, TEXTS_float + 86, TEXTS_float + 112, TEXTS_float + 177, 3, 11, 0, 4, 0, 1, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 6, 12, 1, 2}, {WORDS_float + 8, WORDS_float + 11, 3, 7, 2}, {WORDS_float + 13, WORDS_float + 11, 3, 1, 2}, 0, 0, TEXTS_float + 181, TEXTS_float + 224, TEXTS_float + 86, TEXTS_float + 112, TEXTS_float + 290, 3, 11, 0, 2, 0, 1, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 15, WORDS_float + 15, 0, 1, 4}, {WORDS_float + 15, WORDS_float + 15, 0, 7, 4}, {WORDS_float + 15, WORDS_float + 15, 0, 1, 4}, -2, WORDS_float + 15, TEXTS_float + 294, TEXTS_float + 342, TEXTS_float + 391, TEXTS_float + 453, TEXTS_float + 454, 4, 11, 0, 0, 1, 0, 1, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 15, WORDS_float + 19, 0, 1, 1}, {WORDS_float + 19, WORDS_float + 20, 1, 7, 1}, {WORDS_float + 21, WORDS_float + 20, 1, 1, 1}, 0, 0, TEXTS_float + 459, TEXTS_float + 498, TEXTS_float + 538, TEXTS_float + 559, TEXTS_float + 454, 4, 11, 0, 0, 0, 0, 2, 1, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 15, WORDS_float + 19, 0, 1, 1}, {WORDS_float + 22, WORDS_float + 20, 1, 7, 1}, {WORDS_float + 21, WORDS_float + 20, 1, 1, 1}, 0, 0, TEXTS_float + 572, TEXTS_float + 611, TEXTS_float + 538, TEXTS_float + 559, TEXTS_float + 454, 4, 11, 0, 0, 0, 0, 2, 1, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 23, WORDS_float + 26, 6, 1, 2}, {WORDS_float + 28, WORDS_float + 11, 3, 7, 2}, {WORDS_float + 31, WORDS_float + 11, 3, 1, 2}, 0, 0, TEXTS_float + 673, TEXTS_float + 718, TEXTS_float + 538, TEXTS_float + 559, TEXTS_float + 454, 4, 11, 0, 0, 0, 0, 2, 1, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 23, WORDS_float + 26, 6, 1, 2}, {WORDS_float + 8, WORDS_float + 11, 3, 7, 2}, {WORDS_float + 31, WORDS_float + 11, 3, 1, 2}, 0, 0, TEXTS_float + 788, TEXTS_float + 833, TEXTS_float + 538, TEXTS_float + 559, TEXTS_float + 454, 4, 11, 0, 0, 0, 0, 2, 1, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 23, WORDS_float + 26, 6, 1, 2}, {WORDS_float + 33, WORDS_float + 11, 3, 7, 2}, {WORDS_float + 31, WORDS_float + 11, 3, 1, 2}, 0, 0, TEXTS_float + 917, TEXTS_float + 962, TEXTS_float + 538, TEXTS_float + 559, TEXTS_float + 454, 4, 11, 0, 0, 0, 0, 2, 1, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 36, WORDS_float + 38, 3, 1, 1}, {WORDS_float + 39, WORDS_float + 41, 2, 7, 1}, {WORDS_float + 42, WORDS_float + 41, 2, 1, 1}, 0, 0, TEXTS_float + 1024, TEXTS_float + 1056, TEXTS_float + 538, TEXTS_float + 559, TEXTS_float + 454, 4, 11, 0, 0, 0, 0, 2, 1, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 36, WORDS_float + 38, 3, 1, 1}, {WORDS_float + 43, WORDS_float + 41, 2, 7, 1}, {WORDS_float + 42, WORDS_float + 41, 2, 1, 1}, 0, 0, TEXTS_float + 1102, TEXTS_float + 1134, TEXTS_float + 538, TEXTS_float + 559, TEXTS_float + 454, 4, 11, 0, 0, 0, 0, 2, 1, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 45, WORDS_float + 48, 5, 1, 1}, {WORDS_float + 49, WORDS_float + 20, 1, 6, 1}, {WORDS_float + 50, WORDS_float + 20, 1, 1, 1}, 0, WORDS_float + 51, TEXTS_float + 1185, TEXTS_float + 1233, TEXTS_float + 1301, TEXTS_float + 453, TEXTS_float + 454, 4, 11, 0, 0, 0, 0, 1, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 45, WORDS_float + 48, 5, 1, 1}, {WORDS_float + 54, WORDS_float + 20, 1, 6, 1}, {WORDS_float + 50, WORDS_float + 20, 1, 1, 1}, 0, 0, TEXTS_float + 1339, TEXTS_float + 1387, TEXTS_float + 538, TEXTS_float + 559, TEXTS_float + 454, 4, 11, 0, 0, 0, 0, 2, 1, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 45, WORDS_float + 48, 5, 1, 1}, {WORDS_float + 55, WORDS_float + 20, 1, 6, 1}, {WORDS_float + 50, WORDS_float + 20, 1, 1, 1}, 0, 0, TEXTS_float + 1423, TEXTS_float + 1471, TEXTS_float + 538, TEXTS_float + 559, TEXTS_float + 454, 4, 11, 0, 0, 0, 0, 2, 1, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 56, WORDS_float + 60, 7, 1, 1}, {WORDS_float + 61, WORDS_float + 41, 2, 6, 1}, {WORDS_float + 42, WORDS_float + 41, 2, 1, 1}, 0, 0, TEXTS_float + 1511, TEXTS_float + 1552, TEXTS_float + 538, TEXTS_float + 559, TEXTS_float + 454, 4, 11, 0, 0, 0, 0, 2, 1, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 56, WORDS_float + 60, 7, 1, 1}, {WORDS_float + 62, WORDS_float + 41, 2, 6, 1}, {WORDS_float + 42, WORDS_float + 41, 2, 1, 1}, 0, 0, TEXTS_float + 1615, TEXTS_float + 1656, TEXTS_float + 538, TEXTS_float + 559, TEXTS_float + 454, 4, 11, 0, 0, 0, 0, 2, 1, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 56, WORDS_float + 60, 7, 1, 1}, {WORDS_float + 63, WORDS_float + 41, 2, 6, 1}, {WORDS_float + 42, WORDS_float + 41, 2, 1, 1}, 0, 0, TEXTS_float + 1718, TEXTS_float + 1759, TEXTS_float + 538, TEXTS_float + 559, TEXTS_float + 454, 4, 11, 0, 0, 0, 0, 2, 1, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 56, WORDS_float + 60, 7, 1, 1}, {WORDS_float + 64, WORDS_float + 41, 2, 6, 1}, {WORDS_float + 42, WORDS_float + 41, 2, 1, 1}, 0, 0, TEXTS_float + 1815, TEXTS_float + 1856, TEXTS_float + 538, TEXTS_float + 559, TEXTS_float + 454, 4, 11, 0, 0, 0, 0, 2, 1, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 56, WORDS_float + 60, 7, 1, 1}, {WORDS_float + 65, WORDS_float + 41, 2, 6, 1}, {WORDS_float + 42, WORDS_float + 41, 2, 1, 1}, 0, 0, TEXTS_float + 1898, TEXTS_float + 1939, TEXTS_float + 538, TEXTS_float + 559, TEXTS_float + 454, 4, 11, 0, 0, 0, 0, 2, 1, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 56, WORDS_float + 60, 7, 1, 1}, {WORDS_float + 66, WORDS_float + 41, 2, 6, 1}, {WORDS_float + 42, WORDS_float + 41, 2, 1, 1}, 0, 0, TEXTS_float + 1985, TEXTS_float + 2026, TEXTS_float + 538, TEXTS_float + 559, TEXTS_float + 454, 4, 11, 0, 0, 0, 0, 2, 1, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 67, WORDS_float + 79, 24, 1, 3}, {WORDS_float + 11, WORDS_float + 82, 2, 7, 3}, {WORDS_float + 42, WORDS_float + 82, 2, 1, 3}, 1, 0, TEXTS_float + 2077, TEXTS_float + 2115, TEXTS_float + 538, TEXTS_float + 559, TEXTS_float + 454, 4, 11, 0, 0, 1, 0, 2, 1, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 67, WORDS_float + 79, 24, 1, 3}, {WORDS_float + 85, WORDS_float + 82, 2, 7, 3}, {WORDS_float + 42, WORDS_float + 82, 2, 1, 3}, 1, 0, TEXTS_float + 2198, TEXTS_float + 2236, TEXTS_float + 538, TEXTS_float + 559, TEXTS_float + 454, 4, 11, 0, 0, 1, 0, 2, 1, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 23, WORDS_float + 26, 6, 1, 2}, {WORDS_float + 38, WORDS_float + 87, 1, 7, 2}, {WORDS_float + 21, WORDS_float + 87, 1, 1, 2}, 1, 0, TEXTS_float + 2320, TEXTS_float + 2359, TEXTS_float + 538, TEXTS_float + 559, TEXTS_float + 454, 4, 11, 0, 0, 1, 0, 2, 1, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 23, WORDS_float + 26, 6, 1, 2}, {WORDS_float + 89, WORDS_float + 87, 1, 7, 2}, {WORDS_float + 21, WORDS_float + 87, 1, 1, 2}, 1, 0, TEXTS_float + 2441, TEXTS_float + 2480, TEXTS_float + 538, TEXTS_float + 559, TEXTS_float + 454, 4, 11, 0, 0, 1, 0, 2, 1, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 23, WORDS_float + 26, 6, 1, 2}, {WORDS_float + 90, WORDS_float + 87, 1, 7, 2}, {WORDS_float + 21, WORDS_float + 87, 1, 1, 2}, 1, 0, TEXTS_float + 2562, TEXTS_float + 2601, TEXTS_float + 538, TEXTS_float + 559, TEXTS_float + 454, 4, 11, 0, 0, 1, 0, 2, 1, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 91, 12, 1, 2}, {WORDS_float + 15, WORDS_float + 93, 0, 7, 2}, {WORDS_float + 15, WORDS_float + 93, 0, 1, 2}, 0, 0, TEXTS_float + 2663, TEXTS_float + 2711, TEXTS_float + 2764, TEXTS_float + 2786, TEXTS_float + 454, 4, 11, 0, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 95, WORDS_float + 91, 12, 1, 2}, {WORDS_float + 101, WORDS_float + 107, 6, 7, 2}, {WORDS_float + 109, WORDS_float + 107, 6, 1, 2}, 1, WORDS_float + 112, TEXTS_float + 2800, TEXTS_float + 2835, TEXTS_float + 2937, TEXTS_float + 453, TEXTS_float + 454, 4, 11, 0, 0, 1, 0, 1, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 118, WORDS_float + 20, 1, 1, 1}, {WORDS_float + 19, WORDS_float + 20, 1, 7, 1}, {WORDS_float + 119, WORDS_float + 20, 1, 1, 1}, 0, WORDS_float + 119, TEXTS_float + 2960, TEXTS_float + 2985, TEXTS_float + 3063, TEXTS_float + 453, TEXTS_float + 454, 4, 11, 0, 0, 0, 0, 1, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 120, WORDS_float + 20, 1, 1, 1}, {WORDS_float + 19, WORDS_float + 20, 1, 7, 1}, {WORDS_float + 121, WORDS_float + 20, 1, 1, 1}, 0, WORDS_float + 121, TEXTS_float + 3104, TEXTS_float + 3137, TEXTS_float + 3169, TEXTS_float + 453, TEXTS_float + 454, 4, 11, 0, 0, 1, 0, 1, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 122, WORDS_float + 6, 12, 1, 2}, {WORDS_float + 8, WORDS_float + 11, 3, 7, 2}, {WORDS_float + 13, WORDS_float + 11, 3, 1, 2}, 0, 0, TEXTS_float + 3197, TEXTS_float + 3221, TEXTS_float + 86, TEXTS_float + 112, TEXTS_float + 3267, 3, 11, 0, 1, 0, 1, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 6, 12, 1, 2}, {WORDS_float + 8, WORDS_float + 11, 3, 7, 2}, {WORDS_float + 13, WORDS_float + 11, 3, 1, 2}, 0, 0, TEXTS_float + 3271, TEXTS_float + 43, TEXTS_float + 86, TEXTS_float + 112, TEXTS_float + 3267, 3, 9, 0, 1, 0, 1, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 6, 12, 1, 2}, {WORDS_float + 8, WORDS_float + 11, 3, 7, 2}, {WORDS_float + 13, WORDS_float + 11, 3, 1, 2}, 0, 0, TEXTS_float + 3309, TEXTS_float + 43, TEXTS_float + 86, TEXTS_float + 112, TEXTS_float + 177, 3, 9, 0, 4, 0, 1, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 6, 12, 1, 2}, {WORDS_float + 8, WORDS_float + 11, 3, 7, 2}, {WORDS_float + 13, WORDS_float + 11, 3, 1, 2}, 0, 0, TEXTS_float + 3351, TEXTS_float + 224, TEXTS_float + 86, TEXTS_float + 112, TEXTS_float + 290, 3, 9, 0, 2, 0, 1, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 6, 12, 1, 2}, {WORDS_float + 8, WORDS_float + 11, 3, 7, 2}, {WORDS_float + 13, WORDS_float + 11, 3, 1, 2}, 0, 0, TEXTS_float + 3393, TEXTS_float + 3436, TEXTS_float + 86, TEXTS_float + 112, TEXTS_float + 454, 4, 9, 0, 0, 0, 1, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 67, WORDS_float + 79, 24, 1, 3}, {WORDS_float + 128, WORDS_float + 136, 8, 7, 3}, {WORDS_float + 139, WORDS_float + 136, 8, 1, 3}, 4, 0, TEXTS_float + 3518, TEXTS_float + 3550, TEXTS_float + 3588, TEXTS_float + 3607, TEXTS_float + 454, 4, 9, 0, 0, 1, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 67, WORDS_float + 79, 24, 1, 3}, {WORDS_float + 128, WORDS_float + 136, 8, 7, 3}, {WORDS_float + 139, WORDS_float + 136, 8, 1, 3}, -4, 0, TEXTS_float + 3618, TEXTS_float + 3652, TEXTS_float + 3588, TEXTS_float + 3607, TEXTS_float + 454, 4, 9, 0, 0, 1, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 67, WORDS_float + 79, 24, 1, 3}, {WORDS_float + 128, WORDS_float + 136, 8, 7, 3}, {WORDS_float + 139, WORDS_float + 136, 8, 1, 3}, -5, 0, TEXTS_float + 3694, TEXTS_float + 3732, TEXTS_float + 3588, TEXTS_float + 3607, TEXTS_float + 454, 4, 9, 0, 0, 1, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 67, WORDS_float + 79, 24, 1, 3}, {WORDS_float + 128, WORDS_float + 136, 8, 7, 3}, {WORDS_float + 139, WORDS_float + 136, 8, 1, 3}, 9223372036854775807, 0, TEXTS_float + 3774, TEXTS_float + 3804, TEXTS_float + 3588, TEXTS_float + 3607, TEXTS_float + 454, 4, 9, 0, 0, 1, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 67, WORDS_float + 79, 24, 1, 3}, {WORDS_float + 128, WORDS_float + 136, 8, 7, 3}, {WORDS_float + 139, WORDS_float + 136, 8, 1, 3}, INT64_MIN, 0, TEXTS_float + 3858, TEXTS_float + 3885, TEXTS_float + 3588, TEXTS_float + 3607, TEXTS_float + 454, 4, 9, 0, 0, 1, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 67, WORDS_float + 79, 24, 1, 3}, {WORDS_float + 128, WORDS_float + 136, 8, 7, 3}, {WORDS_float + 139, WORDS_float + 136, 8, 1, 3}, -4294967297, 0, TEXTS_float + 3946, TEXTS_float + 3987, TEXTS_float + 3588, TEXTS_float + 3607, TEXTS_float + 454, 4, 9, 0, 0, 1, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 67, WORDS_float + 79, 24, 1, 3}, {WORDS_float + 128, WORDS_float + 136, 8, 7, 3}, {WORDS_float + 139, WORDS_float + 136, 8, 1, 3}, 4294967296, 0, TEXTS_float + 4040, TEXTS_float + 4075, TEXTS_float + 3588, TEXTS_float + 3607, TEXTS_float + 454, 4, 9, 0, 0, 1, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 91, 12, 1, 2}, {WORDS_float + 15, WORDS_float + 143, 0, 7, 2}, {WORDS_float + 15, WORDS_float + 143, 0, 1, 2}, 2, 0, TEXTS_float + 4122, TEXTS_float + 4164, TEXTS_float + 3588, TEXTS_float + 3607, TEXTS_float + 454, 4, 9, 0, 0, 1, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 145, WORDS_float + 15, 1, 1, 0}, {WORDS_float + 19, WORDS_float + 15, 1, 7, 0}, {WORDS_float + 21, WORDS_float + 15, 1, 1, 0}, 0, 0, TEXTS_float + 4220, TEXTS_float + 4252, TEXTS_float + 4296, TEXTS_float + 4335, TEXTS_float + 454, 4, 9, 0, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 145, WORDS_float + 15, 1, 1, 0}, {WORDS_float + 19, WORDS_float + 20, 1, 7, 1}, {WORDS_float + 21, WORDS_float + 20, 1, 1, 1}, 0, 0, TEXTS_float + 4358, TEXTS_float + 4390, TEXTS_float + 4446, TEXTS_float + 4486, TEXTS_float + 454, 4, 9, 0, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 122, WORDS_float + 6, 12, 1, 2}, {WORDS_float + 8, WORDS_float + 11, 3, 7, 2}, {WORDS_float + 13, WORDS_float + 11, 3, 1, 2}, 0, WORDS_float + 146, TEXTS_float + 4510, TEXTS_float + 4540, TEXTS_float + 4643, TEXTS_float + 453, TEXTS_float + 454, 4, 9, 0, 0, 0, 0, 1, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 153, WORDS_float + 38, 3, 1, 1}, {WORDS_float + 155, WORDS_float + 48, 5, 7, 1}, {WORDS_float + 160, WORDS_float + 48, 5, 1, 1}, 0, WORDS_float + 163, TEXTS_float + 4678, TEXTS_float + 4711, TEXTS_float + 4802, TEXTS_float + 453, TEXTS_float + 454, 4, 9, 0, 0, 0, 0, 1, 0, 2, 0, ENTRIES_float + 0},
    {{WORDS_float + 67, WORDS_float + 79, 24, 1, 3}, {WORDS_float + 165, WORDS_float + 175, 10, 7, 3}, {WORDS_float + 178, WORDS_float + 175, 10, 1, 3}, 1, 0, TEXTS_float + 4849, TEXTS_float + 4896, TEXTS_float + 2764, TEXTS_float + 2786, TEXTS_float + 454, 4, 9, 0, 0, 1, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 91, 12, 1, 2}, {WORDS_float + 183, WORDS_float + 188, 5, 7, 2}, {WORDS_float + 190, WORDS_float + 188, 5, 1, 2}, 0, 0, TEXTS_float + 4961, TEXTS_float + 5001, TEXTS_float + 2764, TEXTS_float + 2786, TEXTS_float + 454, 4, 9, 0, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 193, WORDS_float + 89, 4, 1, 1}, {WORDS_float + 195, WORDS_float + 41, 2, 1, 1}, {WORDS_float + 196, WORDS_float + 41, 2, 1, 1}, 0, 0, TEXTS_float + 5042, TEXTS_float + 5071, TEXTS_float + 5141, TEXTS_float + 5162, TEXTS_float + 454, 4, 9, 0, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 122, WORDS_float + 6, 12, 1, 2}, {WORDS_float + 8, WORDS_float + 11, 3, 7, 2}, {WORDS_float + 13, WORDS_float + 11, 3, 1, 2}, 0, WORDS_float + 146, TEXTS_float + 5175, TEXTS_float + 5199, TEXTS_float + 5226, TEXTS_float + 453, TEXTS_float + 454, 4, 9, 0, 0, 0, 0, 0, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 91, 12, 1, 2}, {WORDS_float + 197, WORDS_float + 205, 8, 7, 3}, {WORDS_float + 139, WORDS_float + 205, 8, 1, 3}, 0, 0, TEXTS_float + 5257, TEXTS_float + 5288, TEXTS_float + 5338, TEXTS_float + 5360, TEXTS_float + 454, 4, 9, 0, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 91, 12, 1, 2}, {WORDS_float + 208, WORDS_float + 41, 2, 7, 1}, {WORDS_float + 42, WORDS_float + 41, 2, 1, 1}, 0, 0, TEXTS_float + 5374, TEXTS_float + 5404, TEXTS_float + 5338, TEXTS_float + 5360, TEXTS_float + 454, 4, 9, 0, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 36, WORDS_float + 38, 3, 1, 1}, {WORDS_float + 210, WORDS_float + 212, 2, 7, 2}, {WORDS_float + 42, WORDS_float + 212, 2, 1, 2}, 0, 0, TEXTS_float + 5454, TEXTS_float + 5498, TEXTS_float + 5338, TEXTS_float + 5360, TEXTS_float + 454, 4, 9, 0, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 91, 12, 1, 2}, {WORDS_float + 15, WORDS_float + 19, 0, 7, 1}, {WORDS_float + 15, WORDS_float + 19, 0, 1, 1}, 0, 0, TEXTS_float + 5564, TEXTS_float + 5610, TEXTS_float + 5338, TEXTS_float + 5360, TEXTS_float + 454, 4, 9, 0, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 214, WORDS_float + 244, 60, 1, 3}, {WORDS_float + 247, WORDS_float + 259, 12, 7, 3}, {WORDS_float + 262, WORDS_float + 259, 12, 1, 3}, 2, WORDS_float + 268, TEXTS_float + 5672, TEXTS_float + 5719, TEXTS_float + 5823, TEXTS_float + 453, TEXTS_float + 454, 4, 9, 0, 0, 1, 0, 0, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 298, WORDS_float + 89, 4, 1, 1}, {WORDS_float + 300, WORDS_float + 41, 2, 7, 1}, {WORDS_float + 302, WORDS_float + 41, 2, 1, 1}, 0, WORDS_float + 303, TEXTS_float + 5886, TEXTS_float + 5913, TEXTS_float + 6018, TEXTS_float + 453, TEXTS_float + 454, 4, 9, 0, 0, 0, 0, 0, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 95, WORDS_float + 6, 12, 1, 2}, {WORDS_float + 305, WORDS_float + 26, 6, 7, 2}, {WORDS_float + 311, WORDS_float + 26, 6, 1, 2}, 0, WORDS_float + 314, TEXTS_float + 6089, TEXTS_float + 6119, TEXTS_float + 6159, TEXTS_float + 453, TEXTS_float + 454, 4, 9, 0, 0, 0, 0, 0, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 91, 12, 1, 2}, {WORDS_float + 197, WORDS_float + 320, 8, 7, 2}, {WORDS_float + 322, WORDS_float + 324, 4, 1, 2}, 0, 0, TEXTS_float + 6174, TEXTS_float + 6209, TEXTS_float + 6276, TEXTS_float + 6298, TEXTS_float + 454, 4, 9, 0, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 91, 12, 1, 2}, {WORDS_float + 15, WORDS_float + 143, 0, 7, 2}, {WORDS_float + 15, WORDS_float + 326, 0, 1, 2}, 0, 0, TEXTS_float + 6312, TEXTS_float + 6363, TEXTS_float + 6276, TEXTS_float + 6298, TEXTS_float + 454, 4, 9, 0, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 193, WORDS_float + 89, 4, 1, 1}, {WORDS_float + 210, WORDS_float + 41, 2, 7, 1}, {WORDS_float + 328, WORDS_float + 41, 2, 11, 1}, 0, 0, TEXTS_float + 6408, TEXTS_float + 6438, TEXTS_float + 6501, TEXTS_float + 6522, TEXTS_float + 454, 4, 9, 0, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 122, WORDS_float + 6, 12, 1, 2}, {WORDS_float + 8, WORDS_float + 11, 3, 7, 2}, {WORDS_float + 13, WORDS_float + 11, 3, 1, 2}, 0, 0, TEXTS_float + 6535, TEXTS_float + 6557, TEXTS_float + 86, TEXTS_float + 112, TEXTS_float + 130, 3, 9, 0, 3, 0, 1, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 6, 12, 1, 2}, {WORDS_float + 8, WORDS_float + 11, 3, 7, 2}, {WORDS_float + 13, WORDS_float + 11, 3, 1, 2}, 0, 0, TEXTS_float + 6601, TEXTS_float + 6648, TEXTS_float + 6683, TEXTS_float + 112, TEXTS_float + 3267, 3, 11, 1, 1, 0, 1, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 6, 12, 1, 2}, {WORDS_float + 8, WORDS_float + 11, 3, 7, 2}, {WORDS_float + 13, WORDS_float + 11, 3, 1, 2}, 0, 0, TEXTS_float + 6717, TEXTS_float + 6768, TEXTS_float + 6683, TEXTS_float + 112, TEXTS_float + 130, 3, 11, 1, 3, 0, 1, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 6, 12, 1, 2}, {WORDS_float + 8, WORDS_float + 11, 3, 7, 2}, {WORDS_float + 13, WORDS_float + 11, 3, 1, 2}, 0, 0, TEXTS_float + 6826, TEXTS_float + 6877, TEXTS_float + 6683, TEXTS_float + 112, TEXTS_float + 177, 3, 11, 1, 4, 0, 1, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 6, 12, 1, 2}, {WORDS_float + 8, WORDS_float + 11, 3, 7, 2}, {WORDS_float + 13, WORDS_float + 11, 3, 1, 2}, 0, 0, TEXTS_float + 6935, TEXTS_float + 6986, TEXTS_float + 6683, TEXTS_float + 112, TEXTS_float + 290, 3, 11, 1, 2, 0, 1, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 67, WORDS_float + 79, 24, 1, 3}, {WORDS_float + 128, WORDS_float + 136, 8, 7, 3}, {WORDS_float + 139, WORDS_float + 136, 8, 1, 3}, 3, 0, TEXTS_float + 7044, TEXTS_float + 7079, TEXTS_float + 7113, TEXTS_float + 3607, TEXTS_float + 454, 4, 11, 1, 0, 1, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 36, WORDS_float + 38, 3, 1, 1}, {WORDS_float + 19, WORDS_float + 15, 1, 7, 0}, {WORDS_float + 21, WORDS_float + 15, 1, 1, 0}, 0, 0, TEXTS_float + 7140, TEXTS_float + 7179, TEXTS_float + 7214, TEXTS_float + 7273, TEXTS_float + 454, 4, 11, 1, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 91, 12, 1, 2}, {WORDS_float + 330, WORDS_float + 334, 4, 7, 2}, {WORDS_float + 322, WORDS_float + 334, 4, 1, 2}, 1, 0, TEXTS_float + 7300, TEXTS_float + 7343, TEXTS_float + 7382, TEXTS_float + 2786, TEXTS_float + 454, 4, 11, 1, 0, 1, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 193, WORDS_float + 89, 4, 1, 1}, {WORDS_float + 195, WORDS_float + 41, 2, 1, 1}, {WORDS_float + 196, WORDS_float + 41, 2, 1, 1}, 0, 0, TEXTS_float + 7412, TEXTS_float + 5071, TEXTS_float + 7450, TEXTS_float + 5162, TEXTS_float + 454, 4, 11, 1, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 118, WORDS_float + 20, 1, 1, 1}, {WORDS_float + 19, WORDS_float + 20, 1, 7, 1}, {WORDS_float + 119, WORDS_float + 20, 1, 1, 1}, 0, WORDS_float + 119, TEXTS_float + 7479, TEXTS_float + 2985, TEXTS_float + 7512, TEXTS_float + 453, TEXTS_float + 454, 4, 11, 1, 0, 0, 0, 0, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 91, 12, 1, 2}, {WORDS_float + 15, WORDS_float + 143, 0, 7, 2}, {WORDS_float + 322, WORDS_float + 324, 4, 1, 2}, 0, 0, TEXTS_float + 7542, TEXTS_float + 7602, TEXTS_float + 7643, TEXTS_float + 6298, TEXTS_float + 454, 4, 11, 1, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 6, 12, 1, 2}, {WORDS_float + 8, WORDS_float + 11, 3, 7, 2}, {WORDS_float + 13, WORDS_float + 11, 3, 1, 2}, 0, 0, TEXTS_float + 7673, TEXTS_float + 6648, TEXTS_float + 6683, TEXTS_float + 112, TEXTS_float + 3267, 3, 13, 1, 1, 0, 1, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 6, 12, 1, 2}, {WORDS_float + 8, WORDS_float + 11, 3, 7, 2}, {WORDS_float + 13, WORDS_float + 11, 3, 1, 2}, 0, 0, TEXTS_float + 7720, TEXTS_float + 6768, TEXTS_float + 6683, TEXTS_float + 112, TEXTS_float + 130, 3, 13, 1, 3, 0, 1, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 6, 12, 1, 2}, {WORDS_float + 8, WORDS_float + 11, 3, 7, 2}, {WORDS_float + 13, WORDS_float + 11, 3, 1, 2}, 0, 0, TEXTS_float + 7771, TEXTS_float + 6877, TEXTS_float + 6683, TEXTS_float + 112, TEXTS_float + 177, 3, 13, 1, 4, 0, 1, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 6, 12, 1, 2}, {WORDS_float + 8, WORDS_float + 11, 3, 7, 2}, {WORDS_float + 13, WORDS_float + 11, 3, 1, 2}, 0, 0, TEXTS_float + 7822, TEXTS_float + 6986, TEXTS_float + 6683, TEXTS_float + 112, TEXTS_float + 290, 3, 13, 1, 2, 0, 1, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 145, WORDS_float + 15, 1, 1, 0}, {WORDS_float + 15, WORDS_float + 19, 0, 7, 1}, {WORDS_float + 15, WORDS_float + 19, 0, 1, 1}, 0, 0, TEXTS_float + 7873, TEXTS_float + 7930, TEXTS_float + 7969, TEXTS_float + 4486, TEXTS_float + 454, 4, 13, 1, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 122, WORDS_float + 6, 12, 1, 2}, {WORDS_float + 8, WORDS_float + 11, 3, 7, 2}, {WORDS_float + 13, WORDS_float + 11, 3, 1, 2}, 0, WORDS_float + 146, TEXTS_float + 8025, TEXTS_float + 4540, TEXTS_float + 8064, TEXTS_float + 453, TEXTS_float + 454, 4, 13, 1, 0, 0, 0, 1, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 36, WORDS_float + 11, 3, 1, 2}, {WORDS_float + 336, WORDS_float + 11, 3, 7, 2}, {WORDS_float + 31, WORDS_float + 11, 3, 1, 2}, 0, 0, TEXTS_float + 8115, TEXTS_float + 8161, TEXTS_float + 8244, TEXTS_float + 559, TEXTS_float + 454, 4, 13, 1, 0, 0, 0, 2, 1, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 36, WORDS_float + 11, 3, 1, 2}, {WORDS_float + 339, WORDS_float + 11, 3, 7, 2}, {WORDS_float + 31, WORDS_float + 11, 3, 1, 2}, 0, 0, TEXTS_float + 8273, TEXTS_float + 8319, TEXTS_float + 8244, TEXTS_float + 559, TEXTS_float + 454, 4, 13, 1, 0, 0, 0, 2, 1, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 91, 12, 1, 2}, {WORDS_float + 15, WORDS_float + 342, 0, 7, 3}, {WORDS_float + 15, WORDS_float + 342, 0, 1, 3}, 0, 0, TEXTS_float + 8366, TEXTS_float + 8422, TEXTS_float + 8484, TEXTS_float + 5360, TEXTS_float + 454, 4, 13, 1, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 118, WORDS_float + 20, 1, 1, 1}, {WORDS_float + 19, WORDS_float + 20, 1, 7, 1}, {WORDS_float + 119, WORDS_float + 20, 1, 1, 1}, 0, WORDS_float + 119, TEXTS_float + 8514, TEXTS_float + 2985, TEXTS_float + 7512, TEXTS_float + 453, TEXTS_float + 454, 4, 13, 1, 0, 0, 0, 0, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 91, 12, 1, 2}, {WORDS_float + 15, WORDS_float + 143, 0, 7, 2}, {WORDS_float + 15, WORDS_float + 19, 0, 1, 1}, 0, 0, TEXTS_float + 8547, TEXTS_float + 8602, TEXTS_float + 7643, TEXTS_float + 6298, TEXTS_float + 454, 4, 13, 1, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 345, WORDS_float + 324, 4, 1, 2}, {WORDS_float + 347, WORDS_float + 324, 4, 7, 2}, {WORDS_float + 351, WORDS_float + 324, 4, 1, 2}, 0, WORDS_float + 353, TEXTS_float + 8657, TEXTS_float + 8692, TEXTS_float + 8746, TEXTS_float + 453, TEXTS_float + 3267, 3, 16, 1, 1, 1, 1, 0, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 153, WORDS_float + 38, 3, 1, 1}, {WORDS_float + 355, WORDS_float + 60, 7, 7, 1}, {WORDS_float + 362, WORDS_float + 60, 7, 1, 1}, 0, WORDS_float + 366, TEXTS_float + 8830, TEXTS_float + 8870, TEXTS_float + 8956, TEXTS_float + 453, TEXTS_float + 3267, 3, 16, 1, 1, 0, 1, 0, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 374, WORDS_float + 38, 3, 1, 1}, {WORDS_float + 376, WORDS_float + 41, 2, 7, 1}, {WORDS_float + 378, WORDS_float + 41, 2, 1, 1}, 0, WORDS_float + 379, TEXTS_float + 8987, TEXTS_float + 9021, TEXTS_float + 9130, TEXTS_float + 453, TEXTS_float + 3267, 3, 16, 1, 1, 0, 1, 0, 0, 0, 4, ENTRIES_float + 2},
    {{WORDS_float + 381, WORDS_float + 26, 6, 1, 2}, {WORDS_float + 384, WORDS_float + 11, 3, 7, 2}, {WORDS_float + 387, WORDS_float + 11, 3, 1, 2}, 0, WORDS_float + 389, TEXTS_float + 9225, TEXTS_float + 9258, TEXTS_float + 9327, TEXTS_float + 453, TEXTS_float + 454, 4, 16, 1, 0, 0, 1, 0, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 95, WORDS_float + 91, 12, 1, 2}, {WORDS_float + 41, WORDS_float + 87, 1, 7, 2}, {WORDS_float + 121, WORDS_float + 87, 1, 1, 2}, 1, WORDS_float + 392, TEXTS_float + 9358, TEXTS_float + 9399, TEXTS_float + 9470, TEXTS_float + 453, TEXTS_float + 290, 3, 16, 1, 2, 1, 1, 0, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 6, 12, 1, 2}, {WORDS_float + 8, WORDS_float + 11, 3, 7, 2}, {WORDS_float + 13, WORDS_float + 11, 3, 1, 2}, 0, 0, TEXTS_float + 9532, TEXTS_float + 9576, TEXTS_float + 9643, TEXTS_float + 9678, TEXTS_float + 453, 0, 16, 1, 5, 0, 1, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 6, 12, 1, 2}, {WORDS_float + 8, WORDS_float + 11, 3, 7, 2}, {WORDS_float + 13, WORDS_float + 11, 3, 1, 2}, 0, 0, TEXTS_float + 9697, TEXTS_float + 9739, TEXTS_float + 9643, TEXTS_float + 9678, TEXTS_float + 9805, 3, 16, 1, 5, 0, 1, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 6, 12, 1, 2}, {WORDS_float + 8, WORDS_float + 11, 3, 7, 2}, {WORDS_float + 13, WORDS_float + 11, 3, 1, 2}, 0, 0, TEXTS_float + 9809, TEXTS_float + 9851, TEXTS_float + 9643, TEXTS_float + 9678, TEXTS_float + 130, 3, 16, 1, 3, 0, 1, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 6, 12, 1, 2}, {WORDS_float + 8, WORDS_float + 11, 3, 7, 2}, {WORDS_float + 13, WORDS_float + 11, 3, 1, 2}, 0, 0, TEXTS_float + 9880, TEXTS_float + 9923, TEXTS_float + 9643, TEXTS_float + 9678, TEXTS_float + 10008, 4, 16, 1, 5, 0, 1, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 6, 12, 1, 2}, {WORDS_float + 8, WORDS_float + 11, 3, 7, 2}, {WORDS_float + 13, WORDS_float + 11, 3, 1, 2}, 0, 0, TEXTS_float + 10013, TEXTS_float + 10055, TEXTS_float + 9643, TEXTS_float + 9678, TEXTS_float + 177, 3, 16, 1, 4, 0, 1, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 6, 12, 1, 2}, {WORDS_float + 8, WORDS_float + 11, 3, 7, 2}, {WORDS_float + 13, WORDS_float + 11, 3, 1, 2}, 0, 0, TEXTS_float + 10084, TEXTS_float + 10127, TEXTS_float + 9643, TEXTS_float + 9678, TEXTS_float + 10172, 4, 16, 1, 5, 0, 1, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 6, 12, 1, 2}, {WORDS_float + 8, WORDS_float + 11, 3, 7, 2}, {WORDS_float + 13, WORDS_float + 11, 3, 1, 2}, 0, 0, TEXTS_float + 10177, TEXTS_float + 10219, TEXTS_float + 9643, TEXTS_float + 9678, TEXTS_float + 10259, 3, 16, 1, 5, 0, 1, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 6, 12, 1, 2}, {WORDS_float + 8, WORDS_float + 11, 3, 7, 2}, {WORDS_float + 13, WORDS_float + 11, 3, 1, 2}, 0, 0, TEXTS_float + 10263, TEXTS_float + 10316, TEXTS_float + 9643, TEXTS_float + 9678, TEXTS_float + 10366, 5, 16, 1, 5, 0, 1, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 6, 12, 1, 2}, {WORDS_float + 8, WORDS_float + 11, 3, 7, 2}, {WORDS_float + 13, WORDS_float + 11, 3, 1, 2}, 0, 0, TEXTS_float + 10372, TEXTS_float + 10421, TEXTS_float + 9643, TEXTS_float + 9678, TEXTS_float + 10473, 3, 16, 1, 5, 0, 1, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 120, WORDS_float + 398, 1, 1, 3}, {WORDS_float + 22, WORDS_float + 398, 1, 7, 3}, {WORDS_float + 401, WORDS_float + 398, 1, 1, 3}, 2, WORDS_float + 401, TEXTS_float + 10477, TEXTS_float + 10516, TEXTS_float + 10560, TEXTS_float + 453, TEXTS_float + 177, 3, 18, 1, 4, 1, 1, 0, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 345, WORDS_float + 324, 4, 1, 2}, {WORDS_float + 347, WORDS_float + 324, 4, 7, 2}, {WORDS_float + 351, WORDS_float + 324, 4, 1, 2}, 0, WORDS_float + 402, TEXTS_float + 10644, TEXTS_float + 8692, TEXTS_float + 10679, TEXTS_float + 453, TEXTS_float + 290, 3, 18, 1, 2, 1, 1, 0, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 15, WORDS_float + 404, 0, 1, 2}, {WORDS_float + 15, WORDS_float + 406, 0, 7, 2}, {WORDS_float + 15, WORDS_float + 406, 0, 1, 2}, 0, WORDS_float + 15, TEXTS_float + 10763, TEXTS_float + 342, TEXTS_float + 10823, TEXTS_float + 453, TEXTS_float + 290, 3, 18, 1, 2, 1, 1, 1, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 408, WORDS_float + 48, 5, 1, 1}, {WORDS_float + 411, WORDS_float + 48, 5, 7, 1}, {WORDS_float + 408, WORDS_float + 48, 5, 1, 1}, 0, WORDS_float + 416, TEXTS_float + 10939, TEXTS_float + 11030, TEXTS_float + 11157, TEXTS_float + 453, TEXTS_float + 3267, 3, 18, 1, 1, 1, 1, 0, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 419, WORDS_float + 48, 5, 1, 1}, {WORDS_float + 422, WORDS_float + 89, 4, 7, 1}, {WORDS_float + 351, WORDS_float + 89, 4, 1, 1}, -1, WORDS_float + 426, TEXTS_float + 11265, TEXTS_float + 11304, TEXTS_float + 11353, TEXTS_float + 453, TEXTS_float + 3267, 3, 18, 1, 1, 1, 1, 0, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 430, WORDS_float + 436, 12, 1, 1}, {WORDS_float + 437, WORDS_float + 445, 8, 7, 1}, {WORDS_float + 446, WORDS_float + 445, 8, 1, 1}, 0, WORDS_float + 450, TEXTS_float + 11467, TEXTS_float + 11511, TEXTS_float + 11605, TEXTS_float + 453, TEXTS_float + 3267, 3, 18, 1, 1, 0, 1, 0, 0, 0, 2, ENTRIES_float + 6},
    {{WORDS_float + 95, WORDS_float + 91, 12, 1, 2}, {WORDS_float + 456, WORDS_float + 320, 8, 7, 2}, {WORDS_float + 464, WORDS_float + 320, 8, 1, 2}, 0, WORDS_float + 468, TEXTS_float + 11727, TEXTS_float + 11762, TEXTS_float + 11870, TEXTS_float + 453, TEXTS_float + 454, 4, 18, 1, 0, 1, 0, 0, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 95, WORDS_float + 91, 12, 1, 2}, {WORDS_float + 474, WORDS_float + 320, 8, 7, 2}, {WORDS_float + 464, WORDS_float + 320, 8, 1, 2}, 0, WORDS_float + 482, TEXTS_float + 11932, TEXTS_float + 11967, TEXTS_float + 11870, TEXTS_float + 453, TEXTS_float + 454, 4, 18, 1, 0, 1, 0, 0, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 153, WORDS_float + 11, 3, 1, 2}, {WORDS_float + 491, WORDS_float + 500, 9, 7, 2}, {WORDS_float + 502, WORDS_float + 500, 9, 1, 2}, 0, WORDS_float + 507, TEXTS_float + 12066, TEXTS_float + 12112, TEXTS_float + 12213, TEXTS_float + 453, TEXTS_float + 454, 4, 18, 1, 0, 1, 0, 1, 0, 3, 0, ENTRIES_float + 8},
    {{WORDS_float + 509, WORDS_float + 514, 9, 1, 1}, {WORDS_float + 515, WORDS_float + 60, 7, 7, 1}, {WORDS_float + 522, WORDS_float + 60, 7, 1, 1}, 0, WORDS_float + 526, TEXTS_float + 12276, TEXTS_float + 12324, TEXTS_float + 12417, TEXTS_float + 453, TEXTS_float + 454, 4, 18, 1, 0, 0, 0, 0, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 509, WORDS_float + 514, 9, 1, 1}, {WORDS_float + 531, WORDS_float + 60, 7, 7, 1}, {WORDS_float + 538, WORDS_float + 60, 7, 1, 1}, 0, WORDS_float + 542, TEXTS_float + 12469, TEXTS_float + 12517, TEXTS_float + 12622, TEXTS_float + 453, TEXTS_float + 454, 4, 18, 1, 0, 0, 0, 1, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 547, WORDS_float + 583, 71, 1, 1}, {WORDS_float + 584, WORDS_float + 651, 67, 7, 1}, {WORDS_float + 652, WORDS_float + 651, 67, 1, 1}, 0, WORDS_float + 686, TEXTS_float + 12706, TEXTS_float + 1233, TEXTS_float + 12767, TEXTS_float + 453, TEXTS_float + 130, 3, 18, 1, 3, 0, 1, 0, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 547, WORDS_float + 583, 71, 1, 1}, {WORDS_float + 722, WORDS_float + 651, 67, 7, 1}, {WORDS_float + 652, WORDS_float + 651, 67, 1, 1}, 0, 0, TEXTS_float + 12894, TEXTS_float + 12955, TEXTS_float + 8244, TEXTS_float + 559, TEXTS_float + 130, 3, 18, 1, 3, 0, 1, 2, 1, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 547, WORDS_float + 583, 71, 1, 1}, {WORDS_float + 789, WORDS_float + 651, 67, 7, 1}, {WORDS_float + 652, WORDS_float + 651, 67, 1, 1}, 0, 0, TEXTS_float + 13017, TEXTS_float + 13078, TEXTS_float + 8244, TEXTS_float + 559, TEXTS_float + 130, 3, 18, 1, 3, 0, 1, 2, 1, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 547, WORDS_float + 583, 71, 1, 1}, {WORDS_float + 856, WORDS_float + 651, 67, 7, 1}, {WORDS_float + 652, WORDS_float + 651, 67, 1, 1}, 0, 0, TEXTS_float + 13145, TEXTS_float + 13206, TEXTS_float + 8244, TEXTS_float + 559, TEXTS_float + 130, 3, 18, 1, 3, 0, 1, 2, 1, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 547, WORDS_float + 583, 71, 1, 1}, {WORDS_float + 923, WORDS_float + 651, 67, 7, 1}, {WORDS_float + 652, WORDS_float + 651, 67, 1, 1}, 0, 0, TEXTS_float + 13267, TEXTS_float + 13328, TEXTS_float + 8244, TEXTS_float + 559, TEXTS_float + 130, 3, 18, 1, 3, 0, 1, 2, 1, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 547, WORDS_float + 583, 71, 1, 1}, {WORDS_float + 990, WORDS_float + 651, 67, 7, 1}, {WORDS_float + 652, WORDS_float + 651, 67, 1, 1}, 0, 0, TEXTS_float + 13393, TEXTS_float + 13454, TEXTS_float + 8244, TEXTS_float + 559, TEXTS_float + 130, 3, 18, 1, 3, 0, 1, 2, 1, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 547, WORDS_float + 583, 71, 1, 1}, {WORDS_float + 1057, WORDS_float + 651, 67, 7, 1}, {WORDS_float + 652, WORDS_float + 651, 67, 1, 1}, 0, 0, TEXTS_float + 13488, TEXTS_float + 13549, TEXTS_float + 8244, TEXTS_float + 559, TEXTS_float + 130, 3, 18, 1, 3, 0, 1, 2, 1, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 547, WORDS_float + 583, 71, 1, 1}, {WORDS_float + 1124, WORDS_float + 651, 67, 7, 1}, {WORDS_float + 652, WORDS_float + 651, 67, 1, 1}, 0, 0, TEXTS_float + 13618, TEXTS_float + 13679, TEXTS_float + 8244, TEXTS_float + 559, TEXTS_float + 130, 3, 18, 1, 3, 0, 1, 2, 1, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 547, WORDS_float + 583, 71, 1, 1}, {WORDS_float + 856, WORDS_float + 651, 67, 7, 1}, {WORDS_float + 1191, WORDS_float + 651, 67, 1, 1}, 0, 0, TEXTS_float + 13749, TEXTS_float + 13810, TEXTS_float + 8244, TEXTS_float + 559, TEXTS_float + 130, 3, 18, 1, 3, 0, 1, 2, 1, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 214, WORDS_float + 244, 60, 1, 3}, {WORDS_float + 1225, WORDS_float + 259, 12, 7, 3}, {WORDS_float + 262, WORDS_float + 259, 12, 1, 3}, 2, WORDS_float + 268, TEXTS_float + 13879, TEXTS_float + 5719, TEXTS_float + 13935, TEXTS_float + 453, TEXTS_float + 130, 3, 18, 1, 3, 1, 1, 0, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 1237, WORDS_float + 1242, 10, 1, 1}, {WORDS_float + 1243, WORDS_float + 445, 8, 7, 1}, {WORDS_float + 1251, WORDS_float + 445, 8, 1, 1}, 0, WORDS_float + 1255, TEXTS_float + 14083, TEXTS_float + 14119, TEXTS_float + 14139, TEXTS_float + 453, TEXTS_float + 130, 3, 18, 1, 3, 0, 1, 0, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 6, 12, 1, 2}, {WORDS_float + 210, WORDS_float + 212, 2, 7, 2}, {WORDS_float + 1260, WORDS_float + 26, 6, 1, 2}, 0, 0, TEXTS_float + 14235, TEXTS_float + 14271, TEXTS_float + 14325, TEXTS_float + 112, TEXTS_float + 454, 4, 11, 2, 0, 1, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 145, WORDS_float + 15, 1, 1, 0}, {WORDS_float + 15, WORDS_float + 1263, 0, 7, 2}, {WORDS_float + 21, WORDS_float + 20, 1, 1, 1}, 0, 0, TEXTS_float + 14353, TEXTS_float + 14383, TEXTS_float + 14444, TEXTS_float + 14464, TEXTS_float + 454, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 145, WORDS_float + 15, 1, 1, 0}, {WORDS_float + 19, WORDS_float + 87, 1, 7, 2}, {WORDS_float + 21, WORDS_float + 20, 1, 1, 1}, 0, 0, TEXTS_float + 14474, TEXTS_float + 4390, TEXTS_float + 14514, TEXTS_float + 14557, TEXTS_float + 454, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 122, WORDS_float + 6, 12, 1, 2}, {WORDS_float + 210, WORDS_float + 212, 2, 7, 2}, {WORDS_float + 1260, WORDS_float + 26, 6, 1, 2}, 0, WORDS_float + 1265, TEXTS_float + 14580, TEXTS_float + 4540, TEXTS_float + 14613, TEXTS_float + 453, TEXTS_float + 454, 4, 11, 2, 0, 0, 0, 1, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 95, WORDS_float + 91, 12, 1, 2}, {WORDS_float + 1271, WORDS_float + 136, 8, 7, 3}, {WORDS_float + 351, WORDS_float + 1279, 4, 1, 2}, 0, WORDS_float + 1281, TEXTS_float + 14652, TEXTS_float + 14688, TEXTS_float + 14760, TEXTS_float + 453, TEXTS_float + 454, 4, 11, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 67, WORDS_float + 79, 24, 1, 3}, {WORDS_float + 1287, WORDS_float + 11, 3, 7, 2}, {WORDS_float + 21, WORDS_float + 20, 1, 1, 1}, 0, 0, TEXTS_float + 14810, TEXTS_float + 14857, TEXTS_float + 14926, TEXTS_float + 559, TEXTS_float + 454, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 67, WORDS_float + 79, 24, 1, 3}, {WORDS_float + 1290, WORDS_float + 11, 3, 7, 2}, {WORDS_float + 21, WORDS_float + 20, 1, 1, 1}, 0, 0, TEXTS_float + 14949, TEXTS_float + 14996, TEXTS_float + 14926, TEXTS_float + 559, TEXTS_float + 454, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 67, WORDS_float + 79, 24, 1, 3}, {WORDS_float + 205, WORDS_float + 11, 3, 7, 2}, {WORDS_float + 21, WORDS_float + 20, 1, 1, 1}, 0, 0, TEXTS_float + 15065, TEXTS_float + 15112, TEXTS_float + 14926, TEXTS_float + 559, TEXTS_float + 454, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 67, WORDS_float + 79, 24, 1, 3}, {WORDS_float + 1293, WORDS_float + 11, 3, 7, 2}, {WORDS_float + 21, WORDS_float + 20, 1, 1, 1}, 0, 0, TEXTS_float + 15187, TEXTS_float + 15234, TEXTS_float + 14926, TEXTS_float + 559, TEXTS_float + 454, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 1296, WORDS_float + 1311, 30, 1, 2}, {WORDS_float + 1313, WORDS_float + 1279, 4, 7, 2}, {WORDS_float + 42, WORDS_float + 41, 2, 1, 1}, 0, 0, TEXTS_float + 15287, TEXTS_float + 15328, TEXTS_float + 14926, TEXTS_float + 559, TEXTS_float + 454, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 1296, WORDS_float + 1311, 30, 1, 2}, {WORDS_float + 1317, WORDS_float + 1279, 4, 7, 2}, {WORDS_float + 42, WORDS_float + 41, 2, 1, 1}, 0, 0, TEXTS_float + 15391, TEXTS_float + 15432, TEXTS_float + 14926, TEXTS_float + 559, TEXTS_float + 454, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 1296, WORDS_float + 1311, 30, 1, 2}, {WORDS_float + 1321, WORDS_float + 1279, 4, 7, 2}, {WORDS_float + 42, WORDS_float + 41, 2, 1, 1}, 0, 0, TEXTS_float + 15486, TEXTS_float + 15527, TEXTS_float + 14926, TEXTS_float + 559, TEXTS_float + 454, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 1296, WORDS_float + 1311, 30, 1, 2}, {WORDS_float + 1325, WORDS_float + 1279, 4, 7, 2}, {WORDS_float + 42, WORDS_float + 41, 2, 1, 1}, 0, 0, TEXTS_float + 15569, TEXTS_float + 15610, TEXTS_float + 14926, TEXTS_float + 559, TEXTS_float + 454, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 1296, WORDS_float + 1311, 30, 1, 2}, {WORDS_float + 1329, WORDS_float + 1279, 4, 7, 2}, {WORDS_float + 42, WORDS_float + 41, 2, 1, 1}, 0, 0, TEXTS_float + 15656, TEXTS_float + 15697, TEXTS_float + 14926, TEXTS_float + 559, TEXTS_float + 454, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 1296, WORDS_float + 1311, 30, 1, 2}, {WORDS_float + 1333, WORDS_float + 1279, 4, 7, 2}, {WORDS_float + 42, WORDS_float + 41, 2, 1, 1}, 0, 0, TEXTS_float + 15745, TEXTS_float + 15786, TEXTS_float + 14926, TEXTS_float + 559, TEXTS_float + 454, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 1296, WORDS_float + 1311, 30, 1, 2}, {WORDS_float + 1337, WORDS_float + 1279, 4, 7, 2}, {WORDS_float + 42, WORDS_float + 41, 2, 1, 1}, 0, 0, TEXTS_float + 15835, TEXTS_float + 15876, TEXTS_float + 14926, TEXTS_float + 559, TEXTS_float + 454, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 1296, WORDS_float + 1311, 30, 1, 2}, {WORDS_float + 1341, WORDS_float + 1279, 4, 7, 2}, {WORDS_float + 42, WORDS_float + 41, 2, 1, 1}, 0, 0, TEXTS_float + 15930, TEXTS_float + 1856, TEXTS_float + 14926, TEXTS_float + 559, TEXTS_float + 454, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 1345, WORDS_float + 1355, 20, 1, 2}, {WORDS_float + 1357, WORDS_float + 107, 6, 7, 2}, {WORDS_float + 31, WORDS_float + 38, 3, 1, 1}, 0, 0, TEXTS_float + 15971, TEXTS_float + 16009, TEXTS_float + 14926, TEXTS_float + 559, TEXTS_float + 454, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 1345, WORDS_float + 1355, 20, 1, 2}, {WORDS_float + 1363, WORDS_float + 107, 6, 7, 2}, {WORDS_float + 31, WORDS_float + 38, 3, 1, 1}, 0, 0, TEXTS_float + 16065, TEXTS_float + 16103, TEXTS_float + 14926, TEXTS_float + 559, TEXTS_float + 454, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 1345, WORDS_float + 1355, 20, 1, 2}, {WORDS_float + 1369, WORDS_float + 107, 6, 7, 2}, {WORDS_float + 31, WORDS_float + 38, 3, 1, 1}, 0, 0, TEXTS_float + 16159, TEXTS_float + 16197, TEXTS_float + 14926, TEXTS_float + 559, TEXTS_float + 454, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 1345, WORDS_float + 1355, 20, 1, 2}, {WORDS_float + 1375, WORDS_float + 107, 6, 7, 2}, {WORDS_float + 31, WORDS_float + 38, 3, 1, 1}, 0, 0, TEXTS_float + 16288, TEXTS_float + 16326, TEXTS_float + 14926, TEXTS_float + 559, TEXTS_float + 454, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 67, WORDS_float + 79, 24, 1, 3}, {WORDS_float + 1381, WORDS_float + 1279, 4, 7, 2}, {WORDS_float + 139, WORDS_float + 320, 8, 1, 2}, 0, 0, TEXTS_float + 16359, TEXTS_float + 16402, TEXTS_float + 14926, TEXTS_float + 559, TEXTS_float + 454, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 67, WORDS_float + 79, 24, 1, 3}, {WORDS_float + 1385, WORDS_float + 1279, 4, 7, 2}, {WORDS_float + 139, WORDS_float + 320, 8, 1, 2}, 0, 0, TEXTS_float + 16476, TEXTS_float + 16519, TEXTS_float + 14926, TEXTS_float + 559, TEXTS_float + 454, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 67, WORDS_float + 79, 24, 1, 3}, {WORDS_float + 1389, WORDS_float + 1279, 4, 7, 2}, {WORDS_float + 139, WORDS_float + 320, 8, 1, 2}, 0, 0, TEXTS_float + 16594, TEXTS_float + 16637, TEXTS_float + 14926, TEXTS_float + 559, TEXTS_float + 454, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 67, WORDS_float + 79, 24, 1, 3}, {WORDS_float + 1393, WORDS_float + 1279, 4, 7, 2}, {WORDS_float + 139, WORDS_float + 320, 8, 1, 2}, 0, 0, TEXTS_float + 16703, TEXTS_float + 16746, TEXTS_float + 14926, TEXTS_float + 559, TEXTS_float + 454, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 15, WORDS_float + 210, 0, 1, 2}, {WORDS_float + 1263, WORDS_float + 1397, 2, 7, 2}, {WORDS_float + 21, WORDS_float + 20, 1, 1, 1}, 0, 0, TEXTS_float + 16795, TEXTS_float + 16841, TEXTS_float + 14926, TEXTS_float + 559, TEXTS_float + 454, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 15, WORDS_float + 210, 0, 1, 2}, {WORDS_float + 41, WORDS_float + 87, 1, 7, 2}, {WORDS_float + 15, WORDS_float + 1263, 0, 1, 2}, 0, 0, TEXTS_float + 16891, TEXTS_float + 16934, TEXTS_float + 14926, TEXTS_float + 559, TEXTS_float + 454, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 91, 12, 1, 2}, {WORDS_float + 39, WORDS_float + 212, 2, 7, 2}, {WORDS_float + 139, WORDS_float + 320, 8, 1, 2}, 0, 0, TEXTS_float + 16997, TEXTS_float + 17032, TEXTS_float + 14926, TEXTS_float + 559, TEXTS_float + 454, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 91, 12, 1, 2}, {WORDS_float + 300, WORDS_float + 212, 2, 7, 2}, {WORDS_float + 139, WORDS_float + 320, 8, 1, 2}, 0, 0, TEXTS_float + 17115, TEXTS_float + 17150, TEXTS_float + 14926, TEXTS_float + 559, TEXTS_float + 454, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 91, 12, 1, 2}, {WORDS_float + 85, WORDS_float + 212, 2, 7, 2}, {WORDS_float + 139, WORDS_float + 320, 8, 1, 2}, 0, 0, TEXTS_float + 17194, TEXTS_float + 17229, TEXTS_float + 14926, TEXTS_float + 559, TEXTS_float + 454, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 36, WORDS_float + 38, 3, 1, 1}, {WORDS_float + 19, WORDS_float + 15, 1, 7, 0}, {WORDS_float + 21, WORDS_float + 15, 1, 1, 0}, 0, 0, TEXTS_float + 17276, TEXTS_float + 17309, TEXTS_float + 17372, TEXTS_float + 17395, TEXTS_float + 454, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 193, WORDS_float + 89, 4, 1, 1}, {WORDS_float + 195, WORDS_float + 212, 2, 1, 2}, {WORDS_float + 196, WORDS_float + 41, 2, 1, 1}, 0, 0, TEXTS_float + 17408, TEXTS_float + 17440, TEXTS_float + 17501, TEXTS_float + 5162, TEXTS_float + 454, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 118, WORDS_float + 20, 1, 1, 1}, {WORDS_float + 19, WORDS_float + 87, 1, 7, 2}, {WORDS_float + 119, WORDS_float + 20, 1, 1, 1}, 0, WORDS_float + 119, TEXTS_float + 17524, TEXTS_float + 2985, TEXTS_float + 17551, TEXTS_float + 453, TEXTS_float + 454, 4, 11, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 36, WORDS_float + 38, 3, 1, 1}, {WORDS_float + 1399, WORDS_float + 1279, 4, 7, 2}, {WORDS_float + 42, WORDS_float + 41, 2, 1, 1}, 0, 0, TEXTS_float + 17575, TEXTS_float + 17614, TEXTS_float + 17656, TEXTS_float + 17679, TEXTS_float + 454, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 36, WORDS_float + 38, 3, 1, 1}, {WORDS_float + 1403, WORDS_float + 89, 4, 7, 1}, {WORDS_float + 322, WORDS_float + 89, 4, 1, 1}, 0, 0, TEXTS_float + 17692, TEXTS_float + 17734, TEXTS_float + 17656, TEXTS_float + 17679, TEXTS_float + 454, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 91, 12, 1, 2}, {WORDS_float + 1407, WORDS_float + 38, 3, 7, 1}, {WORDS_float + 21, WORDS_float + 15, 1, 1, 0}, 0, 0, TEXTS_float + 17810, TEXTS_float + 17846, TEXTS_float + 17656, TEXTS_float + 17679, TEXTS_float + 454, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 67, WORDS_float + 79, 24, 1, 3}, {WORDS_float + 1410, WORDS_float + 1416, 6, 7, 3}, {WORDS_float + 1419, WORDS_float + 1425, 12, 1, 3}, 0, 0, TEXTS_float + 17896, TEXTS_float + 17938, TEXTS_float + 18003, TEXTS_float + 6298, TEXTS_float + 454, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 91, 12, 1, 2}, {WORDS_float + 210, WORDS_float + 212, 2, 7, 2}, {WORDS_float + 322, WORDS_float + 324, 4, 1, 2}, 0, 0, TEXTS_float + 18027, TEXTS_float + 18068, TEXTS_float + 18003, TEXTS_float + 6298, TEXTS_float + 454, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 91, 12, 1, 2}, {WORDS_float + 1428, WORDS_float + 1279, 4, 7, 2}, {WORDS_float + 42, WORDS_float + 212, 2, 1, 2}, 0, 0, TEXTS_float + 18120, TEXTS_float + 18167, TEXTS_float + 18003, TEXTS_float + 6298, TEXTS_float + 454, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 91, 12, 1, 2}, {WORDS_float + 210, WORDS_float + 212, 2, 7, 2}, {WORDS_float + 139, WORDS_float + 445, 8, 1, 1}, 0, 0, TEXTS_float + 18244, TEXTS_float + 18276, TEXTS_float + 18003, TEXTS_float + 6298, TEXTS_float + 454, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 91, 12, 1, 2}, {WORDS_float + 210, WORDS_float + 212, 2, 7, 2}, {WORDS_float + 139, WORDS_float + 205, 8, 1, 3}, 0, 0, TEXTS_float + 18354, TEXTS_float + 18388, TEXTS_float + 18003, TEXTS_float + 6298, TEXTS_float + 454, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 91, 12, 1, 2}, {WORDS_float + 210, WORDS_float + 212, 2, 7, 2}, {WORDS_float + 1419, WORDS_float + 91, 12, 1, 2}, 0, 0, TEXTS_float + 18449, TEXTS_float + 18483, TEXTS_float + 18003, TEXTS_float + 6298, TEXTS_float + 454, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 91, 12, 1, 2}, {WORDS_float + 210, WORDS_float + 212, 2, 7, 2}, {WORDS_float + 178, WORDS_float + 1432, 10, 1, 2}, 0, 0, TEXTS_float + 18557, TEXTS_float + 18591, TEXTS_float + 18003, TEXTS_float + 6298, TEXTS_float + 454, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 91, 12, 1, 2}, {WORDS_float + 210, WORDS_float + 212, 2, 7, 2}, {WORDS_float + 42, WORDS_float + 41, 2, 1, 1}, 0, 0, TEXTS_float + 18659, TEXTS_float + 18696, TEXTS_float + 18003, TEXTS_float + 6298, TEXTS_float + 454, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 91, 12, 1, 2}, {WORDS_float + 210, WORDS_float + 82, 2, 7, 3}, {WORDS_float + 139, WORDS_float + 320, 8, 1, 2}, 0, 0, TEXTS_float + 18777, TEXTS_float + 18818, TEXTS_float + 18003, TEXTS_float + 6298, TEXTS_float + 454, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 67, WORDS_float + 79, 24, 1, 3}, {WORDS_float + 19, WORDS_float + 87, 1, 7, 2}, {WORDS_float + 31, WORDS_float + 11, 3, 1, 2}, 0, 0, TEXTS_float + 18895, TEXTS_float + 18937, TEXTS_float + 18003, TEXTS_float + 6298, TEXTS_float + 454, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 91, 12, 1, 2}, {WORDS_float + 210, WORDS_float + 212, 2, 7, 2}, {WORDS_float + 42, WORDS_float + 212, 2, 1, 2}, 0, 0, TEXTS_float + 18994, TEXTS_float + 19032, TEXTS_float + 18003, TEXTS_float + 6298, TEXTS_float + 454, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 91, 12, 1, 2}, {WORDS_float + 1397, WORDS_float + 41, 2, 7, 1}, {WORDS_float + 21, WORDS_float + 20, 1, 1, 1}, 0, 0, TEXTS_float + 19086, TEXTS_float + 19128, TEXTS_float + 18003, TEXTS_float + 6298, TEXTS_float + 454, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 91, 12, 1, 2}, {WORDS_float + 41, WORDS_float + 20, 1, 7, 1}, {WORDS_float + 322, WORDS_float + 324, 4, 1, 2}, 0, 0, TEXTS_float + 19207, TEXTS_float + 19248, TEXTS_float + 18003, TEXTS_float + 6298, TEXTS_float + 454, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 91, 12, 1, 2}, {WORDS_float + 210, WORDS_float + 212, 2, 7, 2}, {WORDS_float + 139, WORDS_float + 1434, 8, 1, 2}, 0, 0, TEXTS_float + 19325, TEXTS_float + 19363, TEXTS_float + 18003, TEXTS_float + 6298, TEXTS_float + 454, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 91, 12, 1, 2}, {WORDS_float + 210, WORDS_float + 212, 2, 7, 2}, {WORDS_float + 21, WORDS_float + 15, 1, 1, 0}, 0, 0, TEXTS_float + 19439, TEXTS_float + 19473, TEXTS_float + 18003, TEXTS_float + 6298, TEXTS_float + 454, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 91, 12, 1, 2}, {WORDS_float + 212, WORDS_float + 1397, 2, 7, 2}, {WORDS_float + 21, WORDS_float + 15, 1, 1, 0}, 0, 0, TEXTS_float + 19517, TEXTS_float + 19559, TEXTS_float + 18003, TEXTS_float + 6298, TEXTS_float + 454, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 91, 12, 1, 2}, {WORDS_float + 210, WORDS_float + 212, 2, 7, 2}, {WORDS_float + 311, WORDS_float + 26, 6, 1, 2}, 0, 0, TEXTS_float + 19643, TEXTS_float + 19678, TEXTS_float + 18003, TEXTS_float + 6298, TEXTS_float + 454, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 67, WORDS_float + 79, 24, 1, 3}, {WORDS_float + 19, WORDS_float + 87, 1, 7, 2}, {WORDS_float + 1419, WORDS_float + 1436, 12, 1, 3}, 0, 0, TEXTS_float + 19747, TEXTS_float + 19792, TEXTS_float + 18003, TEXTS_float + 6298, TEXTS_float + 454, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 91, 12, 1, 2}, {WORDS_float + 210, WORDS_float + 212, 2, 7, 2}, {WORDS_float + 322, WORDS_float + 89, 4, 1, 1}, 0, 0, TEXTS_float + 19845, TEXTS_float + 19879, TEXTS_float + 18003, TEXTS_float + 6298, TEXTS_float + 454, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 91, 12, 1, 2}, {WORDS_float + 20, WORDS_float + 87, 1, 7, 2}, {WORDS_float + 15, WORDS_float + 143, 0, 1, 2}, 0, 0, TEXTS_float + 19936, TEXTS_float + 19989, TEXTS_float + 18003, TEXTS_float + 6298, TEXTS_float + 454, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 91, 12, 1, 2}, {WORDS_float + 15, WORDS_float + 376, 0, 7, 2}, {WORDS_float + 15, WORDS_float + 39, 0, 1, 2}, 0, 0, TEXTS_float + 20031, TEXTS_float + 20087, TEXTS_float + 18003, TEXTS_float + 6298, TEXTS_float + 454, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 193, WORDS_float + 89, 4, 1, 1}, {WORDS_float + 210, WORDS_float + 212, 2, 7, 2}, {WORDS_float + 1439, WORDS_float + 41, 2, 6, 1}, 0, 0, TEXTS_float + 20166, TEXTS_float + 20203, TEXTS_float + 20270, TEXTS_float + 6522, TEXTS_float + 454, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 6, 12, 1, 2}, {WORDS_float + 210, WORDS_float + 212, 2, 7, 2}, {WORDS_float + 1260, WORDS_float + 26, 6, 1, 2}, 0, 0, TEXTS_float + 20293, TEXTS_float + 6648, TEXTS_float + 14325, TEXTS_float + 112, TEXTS_float + 3267, 3, 11, 2, 1, 0, 1, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 6, 12, 1, 2}, {WORDS_float + 210, WORDS_float + 212, 2, 7, 2}, {WORDS_float + 1260, WORDS_float + 26, 6, 1, 2}, 0, 0, TEXTS_float + 20334, TEXTS_float + 6768, TEXTS_float + 14325, TEXTS_float + 112, TEXTS_float + 130, 3, 11, 2, 3, 0, 1, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 6, 12, 1, 2}, {WORDS_float + 210, WORDS_float + 212, 2, 7, 2}, {WORDS_float + 1260, WORDS_float + 26, 6, 1, 2}, 0, 0, TEXTS_float + 20379, TEXTS_float + 6877, TEXTS_float + 14325, TEXTS_float + 112, TEXTS_float + 177, 3, 11, 2, 4, 0, 1, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 6, 12, 1, 2}, {WORDS_float + 210, WORDS_float + 212, 2, 7, 2}, {WORDS_float + 1260, WORDS_float + 26, 6, 1, 2}, 0, 0, TEXTS_float + 20424, TEXTS_float + 6986, TEXTS_float + 14325, TEXTS_float + 112, TEXTS_float + 290, 3, 11, 2, 2, 0, 1, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 6, 12, 1, 2}, {WORDS_float + 210, WORDS_float + 212, 2, 7, 2}, {WORDS_float + 1260, WORDS_float + 26, 6, 1, 2}, 0, 0, TEXTS_float + 20469, TEXTS_float + 6648, TEXTS_float + 14325, TEXTS_float + 112, TEXTS_float + 3267, 3, 13, 2, 1, 0, 1, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 6, 12, 1, 2}, {WORDS_float + 210, WORDS_float + 212, 2, 7, 2}, {WORDS_float + 1260, WORDS_float + 26, 6, 1, 2}, 0, 0, TEXTS_float + 20510, TEXTS_float + 6768, TEXTS_float + 14325, TEXTS_float + 112, TEXTS_float + 130, 3, 13, 2, 3, 0, 1, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 6, 12, 1, 2}, {WORDS_float + 210, WORDS_float + 212, 2, 7, 2}, {WORDS_float + 1260, WORDS_float + 26, 6, 1, 2}, 0, 0, TEXTS_float + 20555, TEXTS_float + 6877, TEXTS_float + 14325, TEXTS_float + 112, TEXTS_float + 177, 3, 13, 2, 4, 0, 1, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 6, 12, 1, 2}, {WORDS_float + 210, WORDS_float + 212, 2, 7, 2}, {WORDS_float + 1260, WORDS_float + 26, 6, 1, 2}, 0, 0, TEXTS_float + 20600, TEXTS_float + 6986, TEXTS_float + 14325, TEXTS_float + 112, TEXTS_float + 290, 3, 13, 2, 2, 0, 1, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 345, WORDS_float + 1440, 4, 1, 3}, {WORDS_float + 1443, WORDS_float + 1279, 4, 7, 2}, {WORDS_float + 1447, WORDS_float + 212, 2, 1, 2}, 0, WORDS_float + 1448, TEXTS_float + 20645, TEXTS_float + 20681, TEXTS_float + 20758, TEXTS_float + 453, TEXTS_float + 454, 4, 13, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 91, 12, 1, 2}, {WORDS_float + 15, WORDS_float + 208, 0, 7, 2}, {WORDS_float + 15, WORDS_float + 376, 0, 1, 2}, 0, 0, TEXTS_float + 20781, TEXTS_float + 20835, TEXTS_float + 18003, TEXTS_float + 6298, TEXTS_float + 454, 4, 13, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 381, WORDS_float + 107, 6, 1, 2}, {WORDS_float + 1263, WORDS_float + 212, 2, 7, 2}, {WORDS_float + 1450, WORDS_float + 1279, 4, 1, 2}, 0, WORDS_float + 1452, TEXTS_float + 20904, TEXTS_float + 20931, TEXTS_float + 20996, TEXTS_float + 453, TEXTS_float + 454, 4, 16, 2, 0, 0, 1, 0, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 1455, WORDS_float + 1434, 8, 1, 2}, {WORDS_float + 143, WORDS_float + 212, 2, 7, 2}, {WORDS_float + 322, WORDS_float + 1279, 4, 1, 2}, 0, 0, TEXTS_float + 21021, TEXTS_float + 21054, TEXTS_float + 14926, TEXTS_float + 559, TEXTS_float + 454, 4, 16, 2, 0, 0, 1, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 1455, WORDS_float + 1434, 8, 1, 2}, {WORDS_float + 1459, WORDS_float + 212, 2, 7, 2}, {WORDS_float + 322, WORDS_float + 1279, 4, 1, 2}, 0, 0, TEXTS_float + 21119, TEXTS_float + 21152, TEXTS_float + 14926, TEXTS_float + 559, TEXTS_float + 454, 4, 16, 2, 0, 0, 1, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 91, 12, 1, 2}, {WORDS_float + 15, WORDS_float + 39, 0, 7, 2}, {WORDS_float + 15, WORDS_float + 19, 0, 1, 1}, 0, 0, TEXTS_float + 21222, TEXTS_float + 21275, TEXTS_float + 17656, TEXTS_float + 17679, TEXTS_float + 454, 4, 16, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 91, 12, 1, 2}, {WORDS_float + 15, WORDS_float + 376, 0, 7, 2}, {WORDS_float + 15, WORDS_float + 19, 0, 1, 1}, 0, 0, TEXTS_float + 21342, TEXTS_float + 21394, TEXTS_float + 18003, TEXTS_float + 6298, TEXTS_float + 454, 4, 16, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 1455, WORDS_float + 1434, 8, 1, 2}, {WORDS_float + 143, WORDS_float + 212, 2, 7, 2}, {WORDS_float + 322, WORDS_float + 1279, 4, 1, 2}, 0, 0, TEXTS_float + 21457, TEXTS_float + 21489, TEXTS_float + 14926, TEXTS_float + 559, TEXTS_float + 3267, 3, 16, 2, 1, 0, 1, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 1455, WORDS_float + 1434, 8, 1, 2}, {WORDS_float + 1459, WORDS_float + 212, 2, 7, 2}, {WORDS_float + 322, WORDS_float + 1279, 4, 1, 2}, 0, 0, TEXTS_float + 21553, TEXTS_float + 21585, TEXTS_float + 14926, TEXTS_float + 559, TEXTS_float + 3267, 3, 16, 2, 1, 0, 1, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 122, WORDS_float + 6, 12, 1, 2}, {WORDS_float + 210, WORDS_float + 212, 2, 7, 2}, {WORDS_float + 1260, WORDS_float + 26, 6, 1, 2}, 0, WORDS_float + 1461, TEXTS_float + 21654, TEXTS_float + 21680, TEXTS_float + 21726, TEXTS_float + 453, TEXTS_float + 3267, 3, 16, 2, 1, 0, 1, 0, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 374, WORDS_float + 38, 3, 1, 1}, {WORDS_float + 376, WORDS_float + 212, 2, 7, 2}, {WORDS_float + 378, WORDS_float + 41, 2, 1, 1}, 0, WORDS_float + 379, TEXTS_float + 21768, TEXTS_float + 9021, TEXTS_float + 21796, TEXTS_float + 453, TEXTS_float + 3267, 3, 16, 2, 1, 0, 1, 0, 0, 0, 4, ENTRIES_float + 2},
    {{WORDS_float + 1455, WORDS_float + 1434, 8, 1, 2}, {WORDS_float + 143, WORDS_float + 212, 2, 7, 2}, {WORDS_float + 322, WORDS_float + 1279, 4, 1, 2}, 0, 0, TEXTS_float + 21873, TEXTS_float + 21905, TEXTS_float + 14926, TEXTS_float + 559, TEXTS_float + 290, 3, 16, 2, 2, 0, 1, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 1455, WORDS_float + 1434, 8, 1, 2}, {WORDS_float + 1459, WORDS_float + 212, 2, 7, 2}, {WORDS_float + 322, WORDS_float + 1279, 4, 1, 2}, 0, 0, TEXTS_float + 21969, TEXTS_float + 22001, TEXTS_float + 14926, TEXTS_float + 559, TEXTS_float + 290, 3, 16, 2, 2, 0, 1, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 345, WORDS_float + 89, 4, 1, 1}, {WORDS_float + 41, WORDS_float + 87, 1, 7, 2}, {WORDS_float + 121, WORDS_float + 20, 1, 1, 1}, 0, WORDS_float + 1467, TEXTS_float + 22070, TEXTS_float + 22092, TEXTS_float + 22136, TEXTS_float + 453, TEXTS_float + 290, 3, 16, 2, 2, 0, 1, 1, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 6, 12, 1, 2}, {WORDS_float + 210, WORDS_float + 212, 2, 7, 2}, {WORDS_float + 1260, WORDS_float + 26, 6, 1, 2}, 0, 0, TEXTS_float + 22154, TEXTS_float + 9851, TEXTS_float + 22190, TEXTS_float + 9678, TEXTS_float + 130, 3, 16, 2, 3, 0, 1, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 0, WORDS_float + 6, 12, 1, 2}, {WORDS_float + 210, WORDS_float + 212, 2, 7, 2}, {WORDS_float + 1260, WORDS_float + 26, 6, 1, 2}, 0, 0, TEXTS_float + 22219, TEXTS_float + 10055, TEXTS_float + 22190, TEXTS_float + 9678, TEXTS_float + 177, 3, 16, 2, 4, 0, 1, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 1455, WORDS_float + 1434, 8, 1, 2}, {WORDS_float + 143, WORDS_float + 212, 2, 7, 2}, {WORDS_float + 322, WORDS_float + 1279, 4, 1, 2}, 0, 0, TEXTS_float + 22255, TEXTS_float + 22287, TEXTS_float + 14926, TEXTS_float + 559, TEXTS_float + 130, 3, 18, 2, 3, 0, 1, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 1455, WORDS_float + 1434, 8, 1, 2}, {WORDS_float + 1459, WORDS_float + 212, 2, 7, 2}, {WORDS_float + 322, WORDS_float + 1279, 4, 1, 2}, 0, 0, TEXTS_float + 22351, TEXTS_float + 22383, TEXTS_float + 14926, TEXTS_float + 559, TEXTS_float + 130, 3, 18, 2, 3, 0, 1, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 122, WORDS_float + 6, 12, 1, 2}, {WORDS_float + 210, WORDS_float + 212, 2, 7, 2}, {WORDS_float + 1260, WORDS_float + 26, 6, 1, 2}, 0, WORDS_float + 1469, TEXTS_float + 22452, TEXTS_float + 22478, TEXTS_float + 22524, TEXTS_float + 453, TEXTS_float + 130, 3, 18, 2, 3, 0, 1, 0, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 1455, WORDS_float + 1434, 8, 1, 2}, {WORDS_float + 143, WORDS_float + 212, 2, 7, 2}, {WORDS_float + 1475, WORDS_float + 1279, 4, 1, 2}, 0, 0, TEXTS_float + 22566, TEXTS_float + 22598, TEXTS_float + 14926, TEXTS_float + 559, TEXTS_float + 177, 3, 18, 2, 4, 0, 1, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 1455, WORDS_float + 1434, 8, 1, 2}, {WORDS_float + 1459, WORDS_float + 212, 2, 7, 2}, {WORDS_float + 1475, WORDS_float + 1279, 4, 1, 2}, 0, 0, TEXTS_float + 22662, TEXTS_float + 22694, TEXTS_float + 14926, TEXTS_float + 559, TEXTS_float + 177, 3, 18, 2, 4, 0, 1, 2, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 1479, WORDS_float + 1496, 33, 1, 1}, {WORDS_float + 1497, WORDS_float + 1527, 30, 7, 2}, {WORDS_float + 1529, WORDS_float + 1544, 30, 1, 1}, 0, WORDS_float + 1545, TEXTS_float + 22763, TEXTS_float + 22804, TEXTS_float + 22886, TEXTS_float + 453, TEXTS_float + 177, 3, 18, 2, 4, 0, 1, 0, 0, 0, 7, ENTRIES_float + 11},
    {{WORDS_float + 1566, WORDS_float + 1496, 33, 1, 1}, {WORDS_float + 1497, WORDS_float + 1527, 30, 7, 2}, {WORDS_float + 1583, WORDS_float + 1544, 30, 1, 1}, 0, WORDS_float + 1598, TEXTS_float + 22933, TEXTS_float + 22974, TEXTS_float + 23039, TEXTS_float + 453, TEXTS_float + 177, 3, 18, 2, 4, 0, 1, 0, 0, 33, 4, ENTRIES_float + 18},
    {{WORDS_float + 1615, WORDS_float + 1623, 16, 1, 2}, {WORDS_float + 1625, WORDS_float + 1434, 8, 7, 2}, {WORDS_float + 1633, WORDS_float + 89, 4, 1, 1}, 0, WORDS_float + 1635, TEXTS_float + 23079, TEXTS_float + 23123, TEXTS_float + 23179, TEXTS_float + 453, TEXTS_float + 177, 3, 18, 2, 4, 0, 1, 0, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 1615, WORDS_float + 1623, 16, 1, 2}, {WORDS_float + 1625, WORDS_float + 1434, 8, 7, 2}, {WORDS_float + 1633, WORDS_float + 89, 4, 1, 1}, 0, WORDS_float + 1643, TEXTS_float + 23243, TEXTS_float + 23123, TEXTS_float + 23287, TEXTS_float + 453, TEXTS_float + 290, 3, 18, 2, 2, 0, 1, 0, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 122, WORDS_float + 6, 12, 1, 2}, {WORDS_float + 210, WORDS_float + 212, 2, 7, 2}, {WORDS_float + 1260, WORDS_float + 26, 6, 1, 2}, 0, WORDS_float + 1461, TEXTS_float + 23351, TEXTS_float + 23377, TEXTS_float + 21726, TEXTS_float + 453, TEXTS_float + 3267, 3, 18, 2, 1, 0, 1, 0, 0, 0, 0, ENTRIES_float + 0},
    {{WORDS_float + 118, WORDS_float + 20, 1, 1, 1}, {WORDS_float + 19, WORDS_float + 87, 1, 7, 2}, {WORDS_float + 119, WORDS_float + 20, 1, 1, 1}, 0, WORDS_float + 119, TEXTS_float + 23423, TEXTS_float + 2985, TEXTS_float + 17551, TEXTS_float + 453, TEXTS_float + 454, 4, 18, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_float + 0},
#endif
#if (SCATTER_VECTORS_TYPES) & 0x4 /* uint8 */
    {{WORDS_uint8 + 0, WORDS_uint8 + 1, 5, 2, 1}, {WORDS_uint8 + 2, WORDS_uint8 + 5, 3, 7, 1}, {WORDS_uint8 + 6, WORDS_uint8 + 5, 3, 2, 1}, 0, WORDS_uint8 + 7, TEXTS_uint8 + 0, TEXTS_uint8 + 32, TEXTS_uint8 + 120, TEXTS_uint8 + 156, TEXTS_uint8 + 157, 4, 11, 0, 0, 0, 0, 1, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 8, WORDS_uint8 + 16, 60, 2, 3}, {WORDS_uint8 + 19, WORDS_uint8 + 37, 36, 6, 3}, {WORDS_uint8 + 40, WORDS_uint8 + 37, 36, 2, 3}, 1, WORDS_uint8 + 45, TEXTS_uint8 + 162, TEXTS_uint8 + 211, TEXTS_uint8 + 307, TEXTS_uint8 + 156, TEXTS_uint8 + 157, 4, 9, 0, 0, 1, 0, 0, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 53, WORDS_uint8 + 54, 4, 2, 1}, {WORDS_uint8 + 55, WORDS_uint8 + 57, 2, 7, 1}, {WORDS_uint8 + 58, WORDS_uint8 + 57, 2, 3, 1}, 0, 0, TEXTS_uint8 + 421, TEXTS_uint8 + 455, TEXTS_uint8 + 519, TEXTS_uint8 + 540, TEXTS_uint8 + 157, 4, 9, 0, 0, 0, 0, 2, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 59, WORDS_uint8 + 54, 4, 2, 1}, {WORDS_uint8 + 60, WORDS_uint8 + 57, 2, 7, 1}, {WORDS_uint8 + 62, WORDS_uint8 + 57, 2, 2, 1}, 0, WORDS_uint8 + 63, TEXTS_uint8 + 553, TEXTS_uint8 + 583, TEXTS_uint8 + 630, TEXTS_uint8 + 156, TEXTS_uint8 + 157, 4, 11, 1, 0, 0, 0, 0, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 64, WORDS_uint8 + 67, 24, 2, 8}, {WORDS_uint8 + 75, WORDS_uint8 + 83, 8, 7, 8}, {WORDS_uint8 + 91, WORDS_uint8 + 83, 8, 2, 8}, 0, WORDS_uint8 + 92, TEXTS_uint8 + 685, TEXTS_uint8 + 731, TEXTS_uint8 + 803, TEXTS_uint8 + 156, TEXTS_uint8 + 157, 4, 13, 1, 0, 1, 0, 0, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 0, WORDS_uint8 + 1, 5, 2, 1}, {WORDS_uint8 + 2, WORDS_uint8 + 5, 3, 7, 1}, {WORDS_uint8 + 6, WORDS_uint8 + 5, 3, 2, 1}, 0, WORDS_uint8 + 7, TEXTS_uint8 + 878, TEXTS_uint8 + 32, TEXTS_uint8 + 918, TEXTS_uint8 + 156, TEXTS_uint8 + 157, 4, 16, 1, 0, 0, 0, 0, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 95, WORDS_uint8 + 97, 12, 2, 2}, {WORDS_uint8 + 99, WORDS_uint8 + 108, 9, 7, 2}, {WORDS_uint8 + 110, WORDS_uint8 + 108, 9, 2, 2}, 1, WORDS_uint8 + 112, TEXTS_uint8 + 970, TEXTS_uint8 + 1066, TEXTS_uint8 + 1268, TEXTS_uint8 + 156, TEXTS_uint8 + 1373, 3, 16, 1, 2, 1, 1, 0, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 114, WORDS_uint8 + 123, 71, 2, 1}, {WORDS_uint8 + 124, WORDS_uint8 + 191, 67, 7, 1}, {WORDS_uint8 + 192, WORDS_uint8 + 191, 67, 2, 1}, 0, WORDS_uint8 + 201, TEXTS_uint8 + 1377, TEXTS_uint8 + 1438, TEXTS_uint8 + 1506, TEXTS_uint8 + 156, TEXTS_uint8 + 1373, 3, 16, 1, 2, 0, 1, 0, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 114, WORDS_uint8 + 123, 71, 2, 1}, {WORDS_uint8 + 210, WORDS_uint8 + 191, 67, 7, 1}, {WORDS_uint8 + 192, WORDS_uint8 + 191, 67, 2, 1}, 0, 0, TEXTS_uint8 + 1633, TEXTS_uint8 + 1694, TEXTS_uint8 + 1756, TEXTS_uint8 + 1785, TEXTS_uint8 + 1373, 3, 16, 1, 2, 0, 1, 2, 1, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 114, WORDS_uint8 + 123, 71, 2, 1}, {WORDS_uint8 + 277, WORDS_uint8 + 191, 67, 7, 1}, {WORDS_uint8 + 192, WORDS_uint8 + 191, 67, 2, 1}, 0, 0, TEXTS_uint8 + 1798, TEXTS_uint8 + 1859, TEXTS_uint8 + 1756, TEXTS_uint8 + 1785, TEXTS_uint8 + 1373, 3, 16, 1, 2, 0, 1, 2, 1, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 114, WORDS_uint8 + 123, 71, 2, 1}, {WORDS_uint8 + 344, WORDS_uint8 + 191, 67, 7, 1}, {WORDS_uint8 + 192, WORDS_uint8 + 191, 67, 2, 1}, 0, 0, TEXTS_uint8 + 1926, TEXTS_uint8 + 1987, TEXTS_uint8 + 1756, TEXTS_uint8 + 1785, TEXTS_uint8 + 1373, 3, 16, 1, 2, 0, 1, 2, 1, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 114, WORDS_uint8 + 123, 71, 2, 1}, {WORDS_uint8 + 411, WORDS_uint8 + 191, 67, 7, 1}, {WORDS_uint8 + 192, WORDS_uint8 + 191, 67, 2, 1}, 0, 0, TEXTS_uint8 + 2048, TEXTS_uint8 + 2109, TEXTS_uint8 + 1756, TEXTS_uint8 + 1785, TEXTS_uint8 + 1373, 3, 16, 1, 2, 0, 1, 2, 1, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 114, WORDS_uint8 + 123, 71, 2, 1}, {WORDS_uint8 + 478, WORDS_uint8 + 191, 67, 7, 1}, {WORDS_uint8 + 192, WORDS_uint8 + 191, 67, 2, 1}, 0, 0, TEXTS_uint8 + 2174, TEXTS_uint8 + 2235, TEXTS_uint8 + 1756, TEXTS_uint8 + 1785, TEXTS_uint8 + 1373, 3, 16, 1, 2, 0, 1, 2, 1, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 114, WORDS_uint8 + 123, 71, 2, 1}, {WORDS_uint8 + 545, WORDS_uint8 + 191, 67, 7, 1}, {WORDS_uint8 + 192, WORDS_uint8 + 191, 67, 2, 1}, 0, 0, TEXTS_uint8 + 2269, TEXTS_uint8 + 2330, TEXTS_uint8 + 1756, TEXTS_uint8 + 1785, TEXTS_uint8 + 1373, 3, 16, 1, 2, 0, 1, 2, 1, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 114, WORDS_uint8 + 123, 71, 2, 1}, {WORDS_uint8 + 612, WORDS_uint8 + 191, 67, 7, 1}, {WORDS_uint8 + 192, WORDS_uint8 + 191, 67, 2, 1}, 0, 0, TEXTS_uint8 + 2399, TEXTS_uint8 + 2460, TEXTS_uint8 + 1756, TEXTS_uint8 + 1785, TEXTS_uint8 + 1373, 3, 16, 1, 2, 0, 1, 2, 1, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 114, WORDS_uint8 + 123, 71, 2, 1}, {WORDS_uint8 + 344, WORDS_uint8 + 191, 67, 7, 1}, {WORDS_uint8 + 679, WORDS_uint8 + 191, 67, 2, 1}, 0, 0, TEXTS_uint8 + 2530, TEXTS_uint8 + 2591, TEXTS_uint8 + 1756, TEXTS_uint8 + 1785, TEXTS_uint8 + 1373, 3, 16, 1, 2, 0, 1, 2, 1, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 688, WORDS_uint8 + 689, 7, 2, 1}, {WORDS_uint8 + 690, WORDS_uint8 + 693, 6, 6, 1}, {WORDS_uint8 + 694, WORDS_uint8 + 693, 6, 2, 1}, 0, WORDS_uint8 + 695, TEXTS_uint8 + 2660, TEXTS_uint8 + 2697, TEXTS_uint8 + 2764, TEXTS_uint8 + 156, TEXTS_uint8 + 1373, 3, 16, 1, 2, 1, 1, 0, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 696, WORDS_uint8 + 689, 7, 2, 1}, {WORDS_uint8 + 697, WORDS_uint8 + 693, 6, 6, 1}, {WORDS_uint8 + 700, WORDS_uint8 + 693, 6, 2, 1}, 0, WORDS_uint8 + 701, TEXTS_uint8 + 2954, TEXTS_uint8 + 2991, TEXTS_uint8 + 3119, TEXTS_uint8 + 156, TEXTS_uint8 + 1373, 3, 16, 1, 2, 1, 1, 0, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 702, WORDS_uint8 + 703, 6, 2, 2}, {WORDS_uint8 + 705, WORDS_uint8 + 710, 5, 7, 2}, {WORDS_uint8 + 712, WORDS_uint8 + 710, 5, 2, 2}, 0, WORDS_uint8 + 713, TEXTS_uint8 + 3287, TEXTS_uint8 + 3340, TEXTS_uint8 + 3446, TEXTS_uint8 + 156, TEXTS_uint8 + 3643, 3, 18, 1, 4, 1, 1, 0, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 0, WORDS_uint8 + 1, 5, 2, 1}, {WORDS_uint8 + 2, WORDS_uint8 + 5, 3, 7, 1}, {WORDS_uint8 + 6, WORDS_uint8 + 5, 3, 2, 1}, 0, WORDS_uint8 + 7, TEXTS_uint8 + 3647, TEXTS_uint8 + 32, TEXTS_uint8 + 918, TEXTS_uint8 + 156, TEXTS_uint8 + 157, 4, 18, 1, 0, 0, 0, 0, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 714, WORDS_uint8 + 746, 255, 2, 1}, {WORDS_uint8 + 747, WORDS_uint8 + 5, 3, 7, 1}, {WORDS_uint8 + 750, WORDS_uint8 + 5, 3, 2, 1}, 0, WORDS_uint8 + 751, TEXTS_uint8 + 3687, TEXTS_uint8 + 3728, TEXTS_uint8 + 3781, TEXTS_uint8 + 156, TEXTS_uint8 + 157, 4, 18, 1, 0, 0, 1, 1, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 714, WORDS_uint8 + 746, 255, 2, 1}, {WORDS_uint8 + 783, WORDS_uint8 + 5, 3, 7, 1}, {WORDS_uint8 + 750, WORDS_uint8 + 5, 3, 2, 1}, 0, WORDS_uint8 + 786, TEXTS_uint8 + 3836, TEXTS_uint8 + 3877, TEXTS_uint8 + 3781, TEXTS_uint8 + 156, TEXTS_uint8 + 157, 4, 18, 1, 0, 0, 1, 1, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 714, WORDS_uint8 + 746, 255, 2, 1}, {WORDS_uint8 + 818, WORDS_uint8 + 5, 3, 7, 1}, {WORDS_uint8 + 821, WORDS_uint8 + 5, 3, 2, 1}, 0, WORDS_uint8 + 822, TEXTS_uint8 + 3937, TEXTS_uint8 + 3978, TEXTS_uint8 + 4049, TEXTS_uint8 + 156, TEXTS_uint8 + 157, 4, 18, 1, 0, 0, 1, 0, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 854, WORDS_uint8 + 869, 120, 2, 2}, {WORDS_uint8 + 871, WORDS_uint8 + 904, 33, 7, 2}, {WORDS_uint8 + 906, WORDS_uint8 + 904, 33, 2, 2}, 0, WORDS_uint8 + 911, TEXTS_uint8 + 4103, TEXTS_uint8 + 4157, TEXTS_uint8 + 4217, TEXTS_uint8 + 156, TEXTS_uint8 + 4375, 3, 18, 1, 1, 0, 1, 0, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 928, WORDS_uint8 + 57, 2, 2, 1}, {WORDS_uint8 + 929, WORDS_uint8 + 57, 2, 7, 1}, {WORDS_uint8 + 931, WORDS_uint8 + 57, 2, 2, 1}, 0, WORDS_uint8 + 932, TEXTS_uint8 + 4379, TEXTS_uint8 + 4414, TEXTS_uint8 + 4467, TEXTS_uint8 + 156, TEXTS_uint8 + 4375, 3, 18, 1, 1, 0, 1, 0, 0, 0, 2, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 933, WORDS_uint8 + 935, 14, 2, 2}, {WORDS_uint8 + 937, WORDS_uint8 + 943, 6, 7, 2}, {WORDS_uint8 + 945, WORDS_uint8 + 947, 12, 2, 2}, 0, WORDS_uint8 + 949, TEXTS_uint8 + 4526, TEXTS_uint8 + 4558, TEXTS_uint8 + 4624, TEXTS_uint8 + 156, TEXTS_uint8 + 157, 4, 11, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 955, WORDS_uint8 + 935, 14, 2, 2}, {WORDS_uint8 + 957, WORDS_uint8 + 943, 6, 7, 2}, {WORDS_uint8 + 963, WORDS_uint8 + 947, 12, 2, 2}, 0, WORDS_uint8 + 965, TEXTS_uint8 + 4730, TEXTS_uint8 + 4762, TEXTS_uint8 + 4897, TEXTS_uint8 + 156, TEXTS_uint8 + 157, 4, 11, 2, 0, 0, 0, 1, 0, 4, 2, ENTRIES_uint8 + 2},
    {{WORDS_uint8 + 59, WORDS_uint8 + 54, 4, 2, 1}, {WORDS_uint8 + 60, WORDS_uint8 + 967, 2, 7, 2}, {WORDS_uint8 + 62, WORDS_uint8 + 57, 2, 2, 1}, 0, WORDS_uint8 + 63, TEXTS_uint8 + 4946, TEXTS_uint8 + 4970, TEXTS_uint8 + 5043, TEXTS_uint8 + 156, TEXTS_uint8 + 157, 4, 13, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 969, WORDS_uint8 + 97, 12, 2, 2}, {WORDS_uint8 + 57, WORDS_uint8 + 971, 1, 7, 1}, {WORDS_uint8 + 972, WORDS_uint8 + 54, 4, 2, 1}, 0, WORDS_uint8 + 973, TEXTS_uint8 + 5086, TEXTS_uint8 + 5124, TEXTS_uint8 + 5232, TEXTS_uint8 + 156, TEXTS_uint8 + 1373, 3, 16, 2, 2, 0, 1, 0, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 0, WORDS_uint8 + 1, 5, 2, 1}, {WORDS_uint8 + 2, WORDS_uint8 + 60, 3, 7, 2}, {WORDS_uint8 + 6, WORDS_uint8 + 5, 3, 2, 1}, 0, WORDS_uint8 + 7, TEXTS_uint8 + 5345, TEXTS_uint8 + 32, TEXTS_uint8 + 5379, TEXTS_uint8 + 156, TEXTS_uint8 + 157, 4, 16, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 975, WORDS_uint8 + 991, 128, 2, 2}, {WORDS_uint8 + 971, WORDS_uint8 + 993, 1, 7, 2}, {WORDS_uint8 + 995, WORDS_uint8 + 1003, 64, 2, 2}, 0, WORDS_uint8 + 1005, TEXTS_uint8 + 5419, TEXTS_uint8 + 5460, TEXTS_uint8 + 5546, TEXTS_uint8 + 156, TEXTS_uint8 + 4375, 3, 18, 2, 1, 0, 1, 0, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 0, WORDS_uint8 + 1, 5, 2, 1}, {WORDS_uint8 + 2, WORDS_uint8 + 60, 3, 7, 2}, {WORDS_uint8 + 6, WORDS_uint8 + 5, 3, 2, 1}, 0, WORDS_uint8 + 7, TEXTS_uint8 + 5659, TEXTS_uint8 + 32, TEXTS_uint8 + 5379, TEXTS_uint8 + 156, TEXTS_uint8 + 157, 4, 18, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 1021, WORDS_uint8 + 1035, 105, 2, 3}, {WORDS_uint8 + 1038, WORDS_uint8 + 1104, 66, 7, 2}, {WORDS_uint8 + 1106, WORDS_uint8 + 1119, 99, 2, 2}, 0, WORDS_uint8 + 1121, TEXTS_uint8 + 5693, TEXTS_uint8 + 1438, TEXTS_uint8 + 5742, TEXTS_uint8 + 156, TEXTS_uint8 + 157, 4, 18, 2, 0, 0, 1, 0, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 1021, WORDS_uint8 + 1035, 105, 2, 3}, {WORDS_uint8 + 1135, WORDS_uint8 + 1104, 66, 7, 2}, {WORDS_uint8 + 1106, WORDS_uint8 + 1119, 99, 2, 2}, 0, 0, TEXTS_uint8 + 5816, TEXTS_uint8 + 5865, TEXTS_uint8 + 5939, TEXTS_uint8 + 1785, TEXTS_uint8 + 157, 4, 18, 2, 0, 0, 1, 2, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 1021, WORDS_uint8 + 1035, 105, 2, 3}, {WORDS_uint8 + 1201, WORDS_uint8 + 1104, 66, 7, 2}, {WORDS_uint8 + 1106, WORDS_uint8 + 1119, 99, 2, 2}, 0, 0, TEXTS_uint8 + 5962, TEXTS_uint8 + 6011, TEXTS_uint8 + 5939, TEXTS_uint8 + 1785, TEXTS_uint8 + 157, 4, 18, 2, 0, 0, 1, 2, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 1267, WORDS_uint8 + 1303, 288, 2, 2}, {WORDS_uint8 + 1305, WORDS_uint8 + 1310, 5, 7, 2}, {WORDS_uint8 + 1312, WORDS_uint8 + 1332, 160, 2, 2}, 0, WORDS_uint8 + 1334, TEXTS_uint8 + 6089, TEXTS_uint8 + 6122, TEXTS_uint8 + 6163, TEXTS_uint8 + 156, TEXTS_uint8 + 157, 4, 18, 2, 0, 0, 1, 0, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 1267, WORDS_uint8 + 1303, 288, 2, 2}, {WORDS_uint8 + 1370, WORDS_uint8 + 1310, 5, 7, 2}, {WORDS_uint8 + 1312, WORDS_uint8 + 1332, 160, 2, 2}, 0, WORDS_uint8 + 1375, TEXTS_uint8 + 6221, TEXTS_uint8 + 6254, TEXTS_uint8 + 6163, TEXTS_uint8 + 156, TEXTS_uint8 + 157, 4, 18, 2, 0, 0, 1, 0, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 1267, WORDS_uint8 + 1303, 288, 2, 2}, {WORDS_uint8 + 1411, WORDS_uint8 + 1310, 5, 7, 2}, {WORDS_uint8 + 1312, WORDS_uint8 + 1332, 160, 2, 2}, 0, WORDS_uint8 + 1416, TEXTS_uint8 + 6295, TEXTS_uint8 + 6328, TEXTS_uint8 + 6163, TEXTS_uint8 + 156, TEXTS_uint8 + 157, 4, 18, 2, 0, 0, 1, 0, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 1267, WORDS_uint8 + 1303, 288, 2, 2}, {WORDS_uint8 + 1452, WORDS_uint8 + 1310, 5, 7, 2}, {WORDS_uint8 + 1457, WORDS_uint8 + 1332, 160, 2, 2}, 0, WORDS_uint8 + 1477, TEXTS_uint8 + 6390, TEXTS_uint8 + 6423, TEXTS_uint8 + 6492, TEXTS_uint8 + 156, TEXTS_uint8 + 157, 4, 18, 2, 0, 0, 1, 1, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 1513, WORDS_uint8 + 1516, 23, 2, 1}, {WORDS_uint8 + 1517, WORDS_uint8 + 1618, 101, 7, 2}, {WORDS_uint8 + 1620, WORDS_uint8 + 1633, 101, 2, 1}, 0, WORDS_uint8 + 1634, TEXTS_uint8 + 6551, TEXTS_uint8 + 6589, TEXTS_uint8 + 6675, TEXTS_uint8 + 156, TEXTS_uint8 + 3643, 3, 18, 2, 4, 0, 1, 0, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 1637, WORDS_uint8 + 1766, 1026, 2, 2}, {WORDS_uint8 + 1768, WORDS_uint8 + 60, 3, 7, 2}, {WORDS_uint8 + 1771, WORDS_uint8 + 1964, 1539, 2, 2}, 0, WORDS_uint8 + 1966, TEXTS_uint8 + 6785, TEXTS_uint8 + 6823, TEXTS_uint8 + 6888, TEXTS_uint8 + 156, TEXTS_uint8 + 7036, 3, 18, 2, 3, 0, 1, 0, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 2095, WORDS_uint8 + 97, 12, 2, 2}, {WORDS_uint8 + 2097, WORDS_uint8 + 947, 12, 7, 2}, {WORDS_uint8 + 694, WORDS_uint8 + 693, 6, 2, 1}, 0, WORDS_uint8 + 2109, TEXTS_uint8 + 7040, TEXTS_uint8 + 2697, TEXTS_uint8 + 7071, TEXTS_uint8 + 156, TEXTS_uint8 + 1373, 3, 18, 2, 2, 0, 1, 0, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 2111, WORDS_uint8 + 97, 12, 2, 2}, {WORDS_uint8 + 2113, WORDS_uint8 + 947, 12, 7, 2}, {WORDS_uint8 + 700, WORDS_uint8 + 693, 6, 2, 1}, 0, WORDS_uint8 + 2125, TEXTS_uint8 + 7181, TEXTS_uint8 + 2991, TEXTS_uint8 + 7212, TEXTS_uint8 + 156, TEXTS_uint8 + 1373, 3, 18, 2, 2, 0, 1, 0, 0, 0, 0, ENTRIES_uint8 + 0},
#endif
#if (SCATTER_VECTORS_TYPES) & 0x8 /* int8 */
    {{WORDS_int8 + 0, WORDS_int8 + 3, 23, 3, 1}, {WORDS_int8 + 4, WORDS_int8 + 105, 101, 7, 1}, {WORDS_int8 + 106, WORDS_int8 + 105, 101, 3, 1}, 0, WORDS_int8 + 119, TEXTS_int8 + 0, TEXTS_int8 + 36, TEXTS_int8 + 122, TEXTS_int8 + 185, TEXTS_int8 + 186, 4, 9, 0, 0, 0, 0, 1, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 122, WORDS_int8 + 123, 3, 3, 1}, {WORDS_int8 + 124, WORDS_int8 + 126, 2, 7, 1}, {WORDS_int8 + 127, WORDS_int8 + 126, 2, 3, 1}, 0, WORDS_int8 + 128, TEXTS_int8 + 191, TEXTS_int8 + 229, TEXTS_int8 + 324, TEXTS_int8 + 185, TEXTS_int8 + 186, 4, 11, 1, 0, 0, 0, 0, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 122, WORDS_int8 + 123, 3, 3, 1}, {WORDS_int8 + 124, WORDS_int8 + 126, 2, 7, 1}, {WORDS_int8 + 127, WORDS_int8 + 126, 2, 3, 1}, 0, WORDS_int8 + 128, TEXTS_int8 + 352, TEXTS_int8 + 229, TEXTS_int8 + 324, TEXTS_int8 + 185, TEXTS_int8 + 186, 4, 13, 1, 0, 0, 0, 0, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 122, WORDS_int8 + 123, 3, 3, 1}, {WORDS_int8 + 124, WORDS_int8 + 126, 2, 7, 1}, {WORDS_int8 + 127, WORDS_int8 + 126, 2, 3, 1}, 0, WORDS_int8 + 128, TEXTS_int8 + 390, TEXTS_int8 + 229, TEXTS_int8 + 324, TEXTS_int8 + 185, TEXTS_int8 + 186, 4, 16, 1, 0, 0, 0, 0, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 122, WORDS_int8 + 123, 3, 3, 1}, {WORDS_int8 + 124, WORDS_int8 + 129, 2, 7, 2}, {WORDS_int8 + 127, WORDS_int8 + 126, 2, 3, 1}, 0, WORDS_int8 + 128, TEXTS_int8 + 428, TEXTS_int8 + 229, TEXTS_int8 + 460, TEXTS_int8 + 185, TEXTS_int8 + 186, 4, 11, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 131, WORDS_int8 + 133, 12, 3, 2}, {WORDS_int8 + 126, WORDS_int8 + 135, 1, 7, 1}, {WORDS_int8 + 136, WORDS_int8 + 137, 4, 3, 1}, 0, WORDS_int8 + 138, TEXTS_int8 + 482, TEXTS_int8 + 519, TEXTS_int8 + 626, TEXTS_int8 + 185, TEXTS_int8 + 739, 3, 16, 2, 2, 0, 1, 0, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 122, WORDS_int8 + 123, 3, 3, 1}, {WORDS_int8 + 124, WORDS_int8 + 129, 2, 7, 2}, {WORDS_int8 + 127, WORDS_int8 + 126, 2, 3, 1}, 0, WORDS_int8 + 128, TEXTS_int8 + 743, TEXTS_int8 + 229, TEXTS_int8 + 460, TEXTS_int8 + 185, TEXTS_int8 + 186, 4, 16, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 140, WORDS_int8 + 172, 255, 3, 1}, {WORDS_int8 + 173, WORDS_int8 + 176, 3, 7, 2}, {WORDS_int8 + 178, WORDS_int8 + 123, 3, 3, 1}, 0, WORDS_int8 + 179, TEXTS_int8 + 775, TEXTS_int8 + 809, TEXTS_int8 + 862, TEXTS_int8 + 185, TEXTS_int8 + 739, 3, 18, 2, 2, 0, 1, 0, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 211, WORDS_int8 + 172, 255, 3, 1}, {WORDS_int8 + 243, WORDS_int8 + 176, 3, 7, 2}, {WORDS_int8 + 178, WORDS_int8 + 123, 3, 3, 1}, 0, WORDS_int8 + 246, TEXTS_int8 + 994, TEXTS_int8 + 1028, TEXTS_int8 + 862, TEXTS_int8 + 185, TEXTS_int8 + 739, 3, 18, 2, 2, 0, 1, 0, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 278, WORDS_int8 + 172, 255, 3, 1}, {WORDS_int8 + 310, WORDS_int8 + 176, 3, 7, 2}, {WORDS_int8 + 313, WORDS_int8 + 123, 3, 3, 1}, 0, WORDS_int8 + 314, TEXTS_int8 + 1088, TEXTS_int8 + 1122, TEXTS_int8 + 1193, TEXTS_int8 + 185, TEXTS_int8 + 739, 3, 18, 2, 2, 0, 1, 0, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 346, WORDS_int8 + 355, 71, 3, 1}, {WORDS_int8 + 356, WORDS_int8 + 423, 67, 7, 2}, {WORDS_int8 + 425, WORDS_int8 + 434, 67, 3, 1}, 0, WORDS_int8 + 435, TEXTS_int8 + 1296, TEXTS_int8 + 1352, TEXTS_int8 + 1420, TEXTS_int8 + 185, TEXTS_int8 + 186, 4, 18, 2, 0, 0, 1, 0, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 346, WORDS_int8 + 355, 71, 3, 1}, {WORDS_int8 + 444, WORDS_int8 + 423, 67, 7, 2}, {WORDS_int8 + 425, WORDS_int8 + 434, 67, 3, 1}, 0, 0, TEXTS_int8 + 1462, TEXTS_int8 + 1518, TEXTS_int8 + 1580, TEXTS_int8 + 1603, TEXTS_int8 + 186, 4, 18, 2, 0, 0, 1, 2, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 346, WORDS_int8 + 355, 71, 3, 1}, {WORDS_int8 + 511, WORDS_int8 + 423, 67, 7, 2}, {WORDS_int8 + 425, WORDS_int8 + 434, 67, 3, 1}, 0, 0, TEXTS_int8 + 1616, TEXTS_int8 + 1672, TEXTS_int8 + 1580, TEXTS_int8 + 1603, TEXTS_int8 + 186, 4, 18, 2, 0, 0, 1, 2, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 346, WORDS_int8 + 355, 71, 3, 1}, {WORDS_int8 + 578, WORDS_int8 + 423, 67, 7, 2}, {WORDS_int8 + 425, WORDS_int8 + 434, 67, 3, 1}, 0, 0, TEXTS_int8 + 1739, TEXTS_int8 + 1795, TEXTS_int8 + 1580, TEXTS_int8 + 1603, TEXTS_int8 + 186, 4, 18, 2, 0, 0, 1, 2, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 346, WORDS_int8 + 355, 71, 3, 1}, {WORDS_int8 + 645, WORDS_int8 + 423, 67, 7, 2}, {WORDS_int8 + 425, WORDS_int8 + 434, 67, 3, 1}, 0, 0, TEXTS_int8 + 1856, TEXTS_int8 + 1912, TEXTS_int8 + 1580, TEXTS_int8 + 1603, TEXTS_int8 + 186, 4, 18, 2, 0, 0, 1, 2, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 346, WORDS_int8 + 355, 71, 3, 1}, {WORDS_int8 + 712, WORDS_int8 + 423, 67, 7, 2}, {WORDS_int8 + 425, WORDS_int8 + 434, 67, 3, 1}, 0, 0, TEXTS_int8 + 1977, TEXTS_int8 + 2033, TEXTS_int8 + 1580, TEXTS_int8 + 1603, TEXTS_int8 + 186, 4, 18, 2, 0, 0, 1, 2, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 346, WORDS_int8 + 355, 71, 3, 1}, {WORDS_int8 + 779, WORDS_int8 + 423, 67, 7, 2}, {WORDS_int8 + 425, WORDS_int8 + 434, 67, 3, 1}, 0, 0, TEXTS_int8 + 2067, TEXTS_int8 + 2123, TEXTS_int8 + 1580, TEXTS_int8 + 1603, TEXTS_int8 + 186, 4, 18, 2, 0, 0, 1, 2, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 346, WORDS_int8 + 355, 71, 3, 1}, {WORDS_int8 + 846, WORDS_int8 + 423, 67, 7, 2}, {WORDS_int8 + 425, WORDS_int8 + 434, 67, 3, 1}, 0, 0, TEXTS_int8 + 2188, TEXTS_int8 + 2244, TEXTS_int8 + 1580, TEXTS_int8 + 1603, TEXTS_int8 + 186, 4, 18, 2, 0, 0, 1, 2, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 346, WORDS_int8 + 355, 71, 3, 1}, {WORDS_int8 + 913, WORDS_int8 + 423, 67, 7, 2}, {WORDS_int8 + 425, WORDS_int8 + 434, 67, 3, 1}, 0, 0, TEXTS_int8 + 2313, TEXTS_int8 + 2369, TEXTS_int8 + 1580, TEXTS_int8 + 1603, TEXTS_int8 + 186, 4, 18, 2, 0, 0, 1, 2, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 346, WORDS_int8 + 355, 71, 3, 1}, {WORDS_int8 + 980, WORDS_int8 + 423, 67, 7, 2}, {WORDS_int8 + 425, WORDS_int8 + 434, 67, 3, 1}, 0, 0, TEXTS_int8 + 2434, TEXTS_int8 + 2490, TEXTS_int8 + 1580, TEXTS_int8 + 1603, TEXTS_int8 + 186, 4, 18, 2, 0, 0, 1, 2, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 346, WORDS_int8 + 355, 71, 3, 1}, {WORDS_int8 + 1047, WORDS_int8 + 423, 67, 7, 2}, {WORDS_int8 + 425, WORDS_int8 + 434, 67, 3, 1}, 0, 0, TEXTS_int8 + 2560, TEXTS_int8 + 2617, TEXTS_int8 + 1580, TEXTS_int8 + 1603, TEXTS_int8 + 186, 4, 18, 2, 0, 0, 1, 2, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 346, WORDS_int8 + 355, 71, 3, 1}, {WORDS_int8 + 1114, WORDS_int8 + 423, 67, 7, 2}, {WORDS_int8 + 425, WORDS_int8 + 434, 67, 3, 1}, 0, 0, TEXTS_int8 + 2683, TEXTS_int8 + 2740, TEXTS_int8 + 1580, TEXTS_int8 + 1603, TEXTS_int8 + 186, 4, 18, 2, 0, 0, 1, 2, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 1181, WORDS_int8 + 355, 71, 3, 1}, {WORDS_int8 + 578, WORDS_int8 + 423, 67, 7, 2}, {WORDS_int8 + 1190, WORDS_int8 + 434, 67, 3, 1}, 0, 0, TEXTS_int8 + 2810, TEXTS_int8 + 2867, TEXTS_int8 + 1580, TEXTS_int8 + 1603, TEXTS_int8 + 186, 4, 18, 2, 0, 0, 1, 2, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 122, WORDS_int8 + 123, 3, 3, 1}, {WORDS_int8 + 124, WORDS_int8 + 129, 2, 7, 2}, {WORDS_int8 + 127, WORDS_int8 + 126, 2, 3, 1}, 0, WORDS_int8 + 128, TEXTS_int8 + 2936, TEXTS_int8 + 229, TEXTS_int8 + 460, TEXTS_int8 + 185, TEXTS_int8 + 186, 4, 18, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 1199, WORDS_int8 + 1286, 693, 3, 2}, {WORDS_int8 + 1288, WORDS_int8 + 1419, 131, 7, 2}, {WORDS_int8 + 1421, WORDS_int8 + 1471, 393, 3, 2}, 0, WORDS_int8 + 1473, TEXTS_int8 + 2968, TEXTS_int8 + 3011, TEXTS_int8 + 3057, TEXTS_int8 + 185, TEXTS_int8 + 186, 4, 18, 2, 0, 0, 1, 0, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 1199, WORDS_int8 + 1286, 693, 3, 2}, {WORDS_int8 + 1560, WORDS_int8 + 1419, 131, 7, 2}, {WORDS_int8 + 1421, WORDS_int8 + 1471, 393, 3, 2}, 0, WORDS_int8 + 1691, TEXTS_int8 + 3115, TEXTS_int8 + 3158, TEXTS_int8 + 3057, TEXTS_int8 + 185, TEXTS_int8 + 186, 4, 18, 2, 0, 0, 1, 0, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 1199, WORDS_int8 + 1286, 693, 3, 2}, {WORDS_int8 + 1778, WORDS_int8 + 1419, 131, 7, 2}, {WORDS_int8 + 1421, WORDS_int8 + 1471, 393, 3, 2}, 0, WORDS_int8 + 1909, TEXTS_int8 + 3239, TEXTS_int8 + 3282, TEXTS_int8 + 3057, TEXTS_int8 + 185, TEXTS_int8 + 186, 4, 18, 2, 0, 0, 1, 0, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 1199, WORDS_int8 + 1286, 693, 3, 2}, {WORDS_int8 + 1996, WORDS_int8 + 1419, 131, 7, 2}, {WORDS_int8 + 1421, WORDS_int8 + 1471, 393, 3, 2}, 0, WORDS_int8 + 2127, TEXTS_int8 + 3362, TEXTS_int8 + 3405, TEXTS_int8 + 3057, TEXTS_int8 + 185, TEXTS_int8 + 186, 4, 18, 2, 0, 0, 1, 0, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 1199, WORDS_int8 + 1286, 693, 3, 2}, {WORDS_int8 + 2214, WORDS_int8 + 1419, 131, 7, 2}, {WORDS_int8 + 1421, WORDS_int8 + 1471, 393, 3, 2}, 0, WORDS_int8 + 2345, TEXTS_int8 + 3484, TEXTS_int8 + 3527, TEXTS_int8 + 3057, TEXTS_int8 + 185, TEXTS_int8 + 186, 4, 18, 2, 0, 0, 1, 0, 0, 0, 0, ENTRIES_int8 + 0},
#endif
#if (SCATTER_VECTORS_TYPES) & 0x10 /* uint16 */
    {{WORDS_uint16 + 0, WORDS_uint16 + 8, 32, 4, 12}, {WORDS_uint16 + 20, WORDS_uint16 + 36, 16, 7, 12}, {WORDS_uint16 + 48, WORDS_uint16 + 36, 16, 4, 12}, 5, WORDS_uint16 + 52, TEXTS_uint16 + 0, TEXTS_uint16 + 87, TEXTS_uint16 + 171, TEXTS_uint16 + 308, TEXTS_uint16 + 309, 4, 11, 0, 0, 1, 0, 1, 0, 0, 0, ENTRIES_uint16 + 0},
    {{WORDS_uint16 + 60, WORDS_uint16 + 78, 69, 4, 1}, {WORDS_uint16 + 79, WORDS_uint16 + 113, 67, 6, 1}, {WORDS_uint16 + 114, WORDS_uint16 + 113, 67, 4, 1}, 0, WORDS_uint16 + 131, TEXTS_uint16 + 314, TEXTS_uint16 + 354, TEXTS_uint16 + 388, TEXTS_uint16 + 308, TEXTS_uint16 + 309, 4, 11, 0, 0, 0, 0, 1, 0, 0, 0, ENTRIES_uint16 + 0},
    {{WORDS_uint16 + 60, WORDS_uint16 + 78, 69, 4, 1}, {WORDS_uint16 + 149, WORDS_uint16 + 113, 67, 6, 1}, {WORDS_uint16 + 114, WORDS_uint16 + 113, 67, 4, 1}, 0, WORDS_uint16 + 183, TEXTS_uint16 + 426, TEXTS_uint16 + 466, TEXTS_uint16 + 388, TEXTS_uint16 + 308, TEXTS_uint16 + 309, 4, 11, 0, 0, 0, 0, 1, 0, 0, 0, ENTRIES_uint16 + 0},
    {{WORDS_uint16 + 202, WORDS_uint16 + 204, 6, 4, 1}, {WORDS_uint16 + 205, WORDS_uint16 + 204, 6, 7, 1}, {WORDS_uint16 + 211, WORDS_uint16 + 204, 6, 4, 1}, 0, WORDS_uint16 + 213, TEXTS_uint16 + 529, TEXTS_uint16 + 568, TEXTS_uint16 + 655, TEXTS_uint16 + 308, TEXTS_uint16 + 748, 3, 18, 1, 1, 0, 1, 0, 0, 0, 1, ENTRIES_uint16 + 0},
    {{WORDS_uint16 + 215, WORDS_uint16 + 215, 0, 4, 2}, {WORDS_uint16 + 217, WORDS_uint16 + 221, 4, 7, 2}, {WORDS_uint16 + 215, WORDS_uint16 + 223, 0, 4, 2}, 0, WORDS_uint16 + 215, TEXTS_uint16 + 752, TEXTS_uint16 + 786, TEXTS_uint16 + 871, TEXTS_uint16 + 308, TEXTS_uint16 + 309, 4, 16, 2, 0, 0, 1, 1, 0, 0, 0, ENTRIES_uint16 + 0},
    {{WORDS_uint16 + 202, WORDS_uint16 + 204, 6, 4, 1}, {WORDS_uint16 + 205, WORDS_uint16 + 225, 6, 7, 2}, {WORDS_uint16 + 211, WORDS_uint16 + 204, 6, 4, 1}, 0, WORDS_uint16 + 213, TEXTS_uint16 + 956, TEXTS_uint16 + 568, TEXTS_uint16 + 989, TEXTS_uint16 + 308, TEXTS_uint16 + 748, 3, 18, 2, 1, 0, 1, 0, 0, 0, 1, ENTRIES_uint16 + 0},
#endif
#if (SCATTER_VECTORS_TYPES) & 0x20 /* int16 */
    {{WORDS_int16 + 0, WORDS_int16 + 2, 5, 5, 1}, {WORDS_int16 + 3, WORDS_int16 + 6, 3, 7, 1}, {WORDS_int16 + 7, WORDS_int16 + 6, 3, 5, 1}, 0, WORDS_int16 + 8, TEXTS_int16 + 0, TEXTS_int16 + 32, TEXTS_int16 + 120, TEXTS_int16 + 156, TEXTS_int16 + 157, 4, 11, 0, 0, 0, 0, 1, 0, 0, 0, ENTRIES_int16 + 0},
    {{WORDS_int16 + 10, WORDS_int16 + 28, 71, 5, 1}, {WORDS_int16 + 29, WORDS_int16 + 96, 67, 7, 1}, {WORDS_int16 + 97, WORDS_int16 + 96, 67, 5, 1}, 0, WORDS_int16 + 114, TEXTS_int16 + 162, TEXTS_int16 + 216, TEXTS_int16 + 284, TEXTS_int16 + 156, TEXTS_int16 + 157, 4, 11, 0, 0, 0, 0, 1, 0, 0, 0, ENTRIES_int16 + 0},
    {{WORDS_int16 + 10, WORDS_int16 + 28, 71, 5, 1}, {WORDS_int16 + 132, WORDS_int16 + 96, 67, 7, 1}, {WORDS_int16 + 97, WORDS_int16 + 96, 67, 5, 1}, 0, 0, TEXTS_int16 + 322, TEXTS_int16 + 376, TEXTS_int16 + 438, TEXTS_int16 + 459, TEXTS_int16 + 157, 4, 11, 0, 0, 0, 0, 2, 1, 0, 0, ENTRIES_int16 + 0},
    {{WORDS_int16 + 10, WORDS_int16 + 28, 71, 5, 1}, {WORDS_int16 + 199, WORDS_int16 + 96, 67, 7, 1}, {WORDS_int16 + 97, WORDS_int16 + 96, 67, 5, 1}, 0, 0, TEXTS_int16 + 472, TEXTS_int16 + 526, TEXTS_int16 + 438, TEXTS_int16 + 459, TEXTS_int16 + 157, 4, 11, 0, 0, 0, 0, 2, 1, 0, 0, ENTRIES_int16 + 0},
    {{WORDS_int16 + 10, WORDS_int16 + 28, 71, 5, 1}, {WORDS_int16 + 266, WORDS_int16 + 96, 67, 7, 1}, {WORDS_int16 + 97, WORDS_int16 + 96, 67, 5, 1}, 0, 0, TEXTS_int16 + 593, TEXTS_int16 + 647, TEXTS_int16 + 438, TEXTS_int16 + 459, TEXTS_int16 + 157, 4, 11, 0, 0, 0, 0, 2, 1, 0, 0, ENTRIES_int16 + 0},
    {{WORDS_int16 + 10, WORDS_int16 + 28, 71, 5, 1}, {WORDS_int16 + 333, WORDS_int16 + 96, 67, 7, 1}, {WORDS_int16 + 97, WORDS_int16 + 96, 67, 5, 1}, 0, 0, TEXTS_int16 + 708, TEXTS_int16 + 762, TEXTS_int16 + 438, TEXTS_int16 + 459, TEXTS_int16 + 157, 4, 11, 0, 0, 0, 0, 2, 1, 0, 0, ENTRIES_int16 + 0},
    {{WORDS_int16 + 10, WORDS_int16 + 28, 71, 5, 1}, {WORDS_int16 + 400, WORDS_int16 + 96, 67, 7, 1}, {WORDS_int16 + 97, WORDS_int16 + 96, 67, 5, 1}, 0, 0, TEXTS_int16 + 827, TEXTS_int16 + 881, TEXTS_int16 + 438, TEXTS_int16 + 459, TEXTS_int16 + 157, 4, 11, 0, 0, 0, 0, 2, 1, 0, 0, ENTRIES_int16 + 0},
    {{WORDS_int16 + 10, WORDS_int16 + 28, 71, 5, 1}, {WORDS_int16 + 467, WORDS_int16 + 96, 67, 7, 1}, {WORDS_int16 + 97, WORDS_int16 + 96, 67, 5, 1}, 0, 0, TEXTS_int16 + 915, TEXTS_int16 + 969, TEXTS_int16 + 438, TEXTS_int16 + 459, TEXTS_int16 + 157, 4, 11, 0, 0, 0, 0, 2, 1, 0, 0, ENTRIES_int16 + 0},
    {{WORDS_int16 + 10, WORDS_int16 + 28, 71, 5, 1}, {WORDS_int16 + 534, WORDS_int16 + 96, 67, 7, 1}, {WORDS_int16 + 97, WORDS_int16 + 96, 67, 5, 1}, 0, 0, TEXTS_int16 + 1038, TEXTS_int16 + 1092, TEXTS_int16 + 438, TEXTS_int16 + 459, TEXTS_int16 + 157, 4, 11, 0, 0, 0, 0, 2, 1, 0, 0, ENTRIES_int16 + 0},
    {{WORDS_int16 + 601, WORDS_int16 + 28, 71, 5, 1}, {WORDS_int16 + 266, WORDS_int16 + 96, 67, 7, 1}, {WORDS_int16 + 619, WORDS_int16 + 96, 67, 5, 1}, 0, 0, TEXTS_int16 + 1162, TEXTS_int16 + 1216, TEXTS_int16 + 438, TEXTS_int16 + 459, TEXTS_int16 + 157, 4, 11, 0, 0, 0, 0, 2, 1, 0, 0, ENTRIES_int16 + 0},
    {{WORDS_int16 + 637, WORDS_int16 + 639, 6, 5, 1}, {WORDS_int16 + 640, WORDS_int16 + 639, 6, 7, 1}, {WORDS_int16 + 646, WORDS_int16 + 639, 6, 5, 1}, 0, WORDS_int16 + 648, TEXTS_int16 + 1285, TEXTS_int16 + 1323, TEXTS_int16 + 1409, TEXTS_int16 + 156, TEXTS_int16 + 1500, 3, 18, 1, 1, 0, 1, 0, 0, 0, 1, ENTRIES_int16 + 0},
    {{WORDS_int16 + 650, WORDS_int16 + 28, 71, 5, 1}, {WORDS_int16 + 668, WORDS_int16 + 96, 67, 6, 1}, {WORDS_int16 + 702, WORDS_int16 + 96, 67, 5, 1}, 0, WORDS_int16 + 719, TEXTS_int16 + 1504, TEXTS_int16 + 216, TEXTS_int16 + 1565, TEXTS_int16 + 156, TEXTS_int16 + 1500, 3, 18, 1, 1, 0, 1, 0, 0, 0, 0, ENTRIES_int16 + 0},
    {{WORDS_int16 + 650, WORDS_int16 + 28, 71, 5, 1}, {WORDS_int16 + 737, WORDS_int16 + 96, 67, 6, 1}, {WORDS_int16 + 702, WORDS_int16 + 96, 67, 5, 1}, 0, 0, TEXTS_int16 + 1692, TEXTS_int16 + 376, TEXTS_int16 + 1753, TEXTS_int16 + 459, TEXTS_int16 + 1500, 3, 18, 1, 1, 0, 1, 2, 1, 0, 0, ENTRIES_int16 + 0},
    {{WORDS_int16 + 650, WORDS_int16 + 28, 71, 5, 1}, {WORDS_int16 + 771, WORDS_int16 + 96, 67, 6, 1}, {WORDS_int16 + 702, WORDS_int16 + 96, 67, 5, 1}, 0, 0, TEXTS_int16 + 1782, TEXTS_int16 + 526, TEXTS_int16 + 1753, TEXTS_int16 + 459, TEXTS_int16 + 1500, 3, 18, 1, 1, 0, 1, 2, 1, 0, 0, ENTRIES_int16 + 0},
    {{WORDS_int16 + 650, WORDS_int16 + 28, 71, 5, 1}, {WORDS_int16 + 805, WORDS_int16 + 96, 67, 6, 1}, {WORDS_int16 + 702, WORDS_int16 + 96, 67, 5, 1}, 0, 0, TEXTS_int16 + 1843, TEXTS_int16 + 647, TEXTS_int16 + 1753, TEXTS_int16 + 459, TEXTS_int16 + 1500, 3, 18, 1, 1, 0, 1, 2, 1, 0, 0, ENTRIES_int16 + 0},
    {{WORDS_int16 + 650, WORDS_int16 + 28, 71, 5, 1}, {WORDS_int16 + 839, WORDS_int16 + 96, 67, 6, 1}, {WORDS_int16 + 702, WORDS_int16 + 96, 67, 5, 1}, 0, 0, TEXTS_int16 + 1904, TEXTS_int16 + 762, TEXTS_int16 + 1753, TEXTS_int16 + 459, TEXTS_int16 + 1500, 3, 18, 1, 1, 0, 1, 2, 1, 0, 0, ENTRIES_int16 + 0},
    {{WORDS_int16 + 650, WORDS_int16 + 28, 71, 5, 1}, {WORDS_int16 + 873, WORDS_int16 + 96, 67, 6, 1}, {WORDS_int16 + 702, WORDS_int16 + 96, 67, 5, 1}, 0, 0, TEXTS_int16 + 1965, TEXTS_int16 + 881, TEXTS_int16 + 1753, TEXTS_int16 + 459, TEXTS_int16 + 1500, 3, 18, 1, 1, 0, 1, 2, 1, 0, 0, ENTRIES_int16 + 0},
    {{WORDS_int16 + 650, WORDS_int16 + 28, 71, 5, 1}, {WORDS_int16 + 907, WORDS_int16 + 96, 67, 6, 1}, {WORDS_int16 + 702, WORDS_int16 + 96, 67, 5, 1}, 0, 0, TEXTS_int16 + 2026, TEXTS_int16 + 969, TEXTS_int16 + 1753, TEXTS_int16 + 459, TEXTS_int16 + 1500, 3, 18, 1, 1, 0, 1, 2, 1, 0, 0, ENTRIES_int16 + 0},
    {{WORDS_int16 + 650, WORDS_int16 + 28, 71, 5, 1}, {WORDS_int16 + 941, WORDS_int16 + 96, 67, 6, 1}, {WORDS_int16 + 702, WORDS_int16 + 96, 67, 5, 1}, 0, 0, TEXTS_int16 + 2087, TEXTS_int16 + 1092, TEXTS_int16 + 1753, TEXTS_int16 + 459, TEXTS_int16 + 1500, 3, 18, 1, 1, 0, 1, 2, 1, 0, 0, ENTRIES_int16 + 0},
    {{WORDS_int16 + 650, WORDS_int16 + 28, 71, 5, 1}, {WORDS_int16 + 805, WORDS_int16 + 96, 67, 6, 1}, {WORDS_int16 + 975, WORDS_int16 + 96, 67, 5, 1}, 0, 0, TEXTS_int16 + 2148, TEXTS_int16 + 1216, TEXTS_int16 + 1753, TEXTS_int16 + 459, TEXTS_int16 + 1500, 3, 18, 1, 1, 0, 1, 2, 1, 0, 0, ENTRIES_int16 + 0},
    {{WORDS_int16 + 992, WORDS_int16 + 993, 4, 5, 1}, {WORDS_int16 + 994, WORDS_int16 + 996, 2, 7, 1}, {WORDS_int16 + 997, WORDS_int16 + 996, 2, 5, 1}, 0, WORDS_int16 + 998, TEXTS_int16 + 2209, TEXTS_int16 + 2239, TEXTS_int16 + 2286, TEXTS_int16 + 156, TEXTS_int16 + 157, 4, 18, 1, 0, 0, 0, 0, 0, 0, 0, ENTRIES_int16 + 0},
    {{WORDS_int16 + 999, WORDS_int16 + 1029, 120, 5, 2}, {WORDS_int16 + 1031, WORDS_int16 + 1042, 11, 7, 2}, {WORDS_int16 + 1044, WORDS_int16 + 1053, 33, 5, 2}, 0, WORDS_int16 + 1055, TEXTS_int16 + 2341, TEXTS_int16 + 2390, TEXTS_int16 + 2451, TEXTS_int16 + 156, TEXTS_int16 + 1500, 3, 18, 2, 1, 0, 1, 0, 0, 0, 0, ENTRIES_int16 + 0},
#endif
#if (SCATTER_VECTORS_TYPES) & 0x40 /* int32 */
    {{WORDS_int32 + 0, WORDS_int32 + 6, 12, 6, 2}, {WORDS_int32 + 0, WORDS_int32 + 6, 12, 6, 2}, {WORDS_int32 + 8, WORDS_int32 + 6, 12, 6, 2}, 0, WORDS_int32 + 8, TEXTS_int32 + 0, TEXTS_int32 + 92, TEXTS_int32 + 259, TEXTS_int32 + 331, TEXTS_int32 + 332, 4, 11, 0, 0, 1, 0, 1, 0, 0, 0, ENTRIES_int32 + 0},
    {{WORDS_int32 + 14, WORDS_int32 + 17, 5, 6, 1}, {WORDS_int32 + 18, WORDS_int32 + 21, 3, 7, 1}, {WORDS_int32 + 22, WORDS_int32 + 21, 3, 6, 1}, 0, WORDS_int32 + 24, TEXTS_int32 + 337, TEXTS_int32 + 377, TEXTS_int32 + 465, TEXTS_int32 + 331, TEXTS_int32 + 332, 4, 11, 1, 0, 0, 0, 0, 0, 0, 0, ENTRIES_int32 + 0},
    {{WORDS_int32 + 27, WORDS_int32 + 17, 5, 6, 1}, {WORDS_int32 + 30, WORDS_int32 + 17, 5, 7, 1}, {WORDS_int32 + 35, WORDS_int32 + 17, 5, 6, 1}, 0, WORDS_int32 + 35, TEXTS_int32 + 517, TEXTS_int32 + 561, TEXTS_int32 + 630, TEXTS_int32 + 331, TEXTS_int32 + 332, 4, 13, 1, 0, 0, 0, 0, 0, 0, 0, ENTRIES_int32 + 0},
    {{WORDS_int32 + 38, WORDS_int32 + 21, 3, 6, 1}, {WORDS_int32 + 40, WORDS_int32 + 42, 2, 7, 1}, {WORDS_int32 + 43, WORDS_int32 + 42, 2, 6, 1}, 0, WORDS_int32 + 44, TEXTS_int32 + 685, TEXTS_int32 + 717, TEXTS_int32 + 782, TEXTS_int32 + 331, TEXTS_int32 + 816, 3, 16, 1, 1, 0, 1, 0, 0, 0, 0, ENTRIES_int32 + 0},
    {{WORDS_int32 + 38, WORDS_int32 + 21, 3, 6, 1}, {WORDS_int32 + 40, WORDS_int32 + 42, 2, 7, 1}, {WORDS_int32 + 43, WORDS_int32 + 42, 2, 6, 1}, 0, WORDS_int32 + 46, TEXTS_int32 + 820, TEXTS_int32 + 852, TEXTS_int32 + 782, TEXTS_int32 + 331, TEXTS_int32 + 917, 3, 16, 1, 2, 0, 1, 0, 0, 0, 0, ENTRIES_int32 + 0},
    {{WORDS_int32 + 38, WORDS_int32 + 21, 3, 6, 1}, {WORDS_int32 + 40, WORDS_int32 + 42, 2, 7, 1}, {WORDS_int32 + 43, WORDS_int32 + 42, 2, 6, 1}, 0, WORDS_int32 + 44, TEXTS_int32 + 921, TEXTS_int32 + 717, TEXTS_int32 + 782, TEXTS_int32 + 331, TEXTS_int32 + 816, 3, 18, 1, 1, 0, 1, 0, 0, 0, 0, ENTRIES_int32 + 0},
    {{WORDS_int32 + 38, WORDS_int32 + 21, 3, 6, 1}, {WORDS_int32 + 40, WORDS_int32 + 42, 2, 7, 1}, {WORDS_int32 + 43, WORDS_int32 + 42, 2, 6, 1}, 0, WORDS_int32 + 48, TEXTS_int32 + 953, TEXTS_int32 + 985, TEXTS_int32 + 782, TEXTS_int32 + 331, TEXTS_int32 + 1050, 3, 18, 1, 3, 0, 1, 0, 0, 0, 0, ENTRIES_int32 + 0},
    {{WORDS_int32 + 38, WORDS_int32 + 21, 3, 6, 1}, {WORDS_int32 + 40, WORDS_int32 + 42, 2, 7, 1}, {WORDS_int32 + 43, WORDS_int32 + 42, 2, 6, 1}, 0, WORDS_int32 + 50, TEXTS_int32 + 1054, TEXTS_int32 + 1086, TEXTS_int32 + 782, TEXTS_int32 + 331, TEXTS_int32 + 1151, 3, 18, 1, 4, 0, 1, 0, 0, 0, 0, ENTRIES_int32 + 0},
    {{WORDS_int32 + 38, WORDS_int32 + 21, 3, 6, 1}, {WORDS_int32 + 40, WORDS_int32 + 42, 2, 7, 1}, {WORDS_int32 + 43, WORDS_int32 + 42, 2, 6, 1}, 0, WORDS_int32 + 46, TEXTS_int32 + 1155, TEXTS_int32 + 852, TEXTS_int32 + 782, TEXTS_int32 + 331, TEXTS_int32 + 917, 3, 18, 1, 2, 0, 1, 0, 0, 0, 0, ENTRIES_int32 + 0},
    {{WORDS_int32 + 38, WORDS_int32 + 21, 3, 6, 1}, {WORDS_int32 + 40, WORDS_int32 + 52, 2, 7, 2}, {WORDS_int32 + 43, WORDS_int32 + 42, 2, 6, 1}, 0, WORDS_int32 + 44, TEXTS_int32 + 1187, TEXTS_int32 + 717, TEXTS_int32 + 1213, TEXTS_int32 + 331, TEXTS_int32 + 816, 3, 16, 2, 1, 0, 1, 0, 0, 0, 0, ENTRIES_int32 + 0},
    {{WORDS_int32 + 38, WORDS_int32 + 21, 3, 6, 1}, {WORDS_int32 + 40, WORDS_int32 + 52, 2, 7, 2}, {WORDS_int32 + 43, WORDS_int32 + 42, 2, 6, 1}, 0, WORDS_int32 + 44, TEXTS_int32 + 1241, TEXTS_int32 + 717, TEXTS_int32 + 1213, TEXTS_int32 + 331, TEXTS_int32 + 816, 3, 18, 2, 1, 0, 1, 0, 0, 0, 0, ENTRIES_int32 + 0},
    {{WORDS_int32 + 38, WORDS_int32 + 21, 3, 6, 1}, {WORDS_int32 + 40, WORDS_int32 + 52, 2, 7, 2}, {WORDS_int32 + 43, WORDS_int32 + 42, 2, 6, 1}, 0, WORDS_int32 + 50, TEXTS_int32 + 1267, TEXTS_int32 + 1086, TEXTS_int32 + 1213, TEXTS_int32 + 331, TEXTS_int32 + 1151, 3, 18, 2, 4, 0, 1, 0, 0, 0, 0, ENTRIES_int32 + 0},
#endif
#if (SCATTER_VECTORS_TYPES) & 0x80 /* int64 */
    {{WORDS_int64 + 0, WORDS_int64 + 4, 4, 7, 1}, {WORDS_int64 + 5, WORDS_int64 + 7, 2, 7, 1}, {WORDS_int64 + 8, WORDS_int64 + 7, 2, 7, 1}, 0, WORDS_int64 + 10, TEXTS_int64 + 0, TEXTS_int64 + 22, TEXTS_int64 + 79, TEXTS_int64 + 100, TEXTS_int64 + 101, 4, 11, 0, 0, 0, 0, 1, 0, 0, 0, ENTRIES_int64 + 0},
    {{WORDS_int64 + 14, WORDS_int64 + 26, 12, 7, 2}, {WORDS_int64 + 28, WORDS_int64 + 34, 6, 7, 2}, {WORDS_int64 + 36, WORDS_int64 + 34, 6, 7, 2}, 0, WORDS_int64 + 42, TEXTS_int64 + 106, TEXTS_int64 + 135, TEXTS_int64 + 201, TEXTS_int64 + 100, TEXTS_int64 + 101, 4, 9, 0, 0, 0, 0, 0, 0, 0, 0, ENTRIES_int64 + 0},
    {{WORDS_int64 + 57, WORDS_int64 + 26, 12, 7, 2}, {WORDS_int64 + 69, WORDS_int64 + 34, 6, 7, 2}, {WORDS_int64 + 75, WORDS_int64 + 34, 6, 7, 2}, 0, WORDS_int64 + 81, TEXTS_int64 + 348, TEXTS_int64 + 377, TEXTS_int64 + 498, TEXTS_int64 + 100, TEXTS_int64 + 101, 4, 9, 0, 0, 0, 0, 1, 0, 2, 0, ENTRIES_int64 + 0},
    {{WORDS_int64 + 93, WORDS_int64 + 4, 4, 7, 1}, {WORDS_int64 + 97, WORDS_int64 + 7, 2, 7, 1}, {WORDS_int64 + 99, WORDS_int64 + 7, 2, 8, 1}, 0, 0, TEXTS_int64 + 522, TEXTS_int64 + 553, TEXTS_int64 + 590, TEXTS_int64 + 611, TEXTS_int64 + 101, 4, 9, 0, 0, 0, 0, 2, 0, 0, 0, ENTRIES_int64 + 0},
    {{WORDS_int64 + 0, WORDS_int64 + 4, 4, 7, 1}, {WORDS_int64 + 5, WORDS_int64 + 7, 2, 7, 1}, {WORDS_int64 + 8, WORDS_int64 + 7, 2, 7, 1}, 0, WORDS_int64 + 10, TEXTS_int64 + 624, TEXTS_int64 + 22, TEXTS_int64 + 654, TEXTS_int64 + 100, TEXTS_int64 + 101, 4, 11, 1, 0, 0, 0, 0, 0, 0, 0, ENTRIES_int64 + 0},
    {{WORDS_int64 + 93, WORDS_int64 + 4, 4, 7, 1}, {WORDS_int64 + 97, WORDS_int64 + 7, 2, 7, 1}, {WORDS_int64 + 101, WORDS_int64 + 7, 2, 6, 1}, 0, 0, TEXTS_int64 + 683, TEXTS_int64 + 724, TEXTS_int64 + 785, TEXTS_int64 + 611, TEXTS_int64 + 101, 4, 11, 1, 0, 0, 0, 2, 0, 0, 0, ENTRIES_int64 + 0},
    {{WORDS_int64 + 106, WORDS_int64 + 142, 36, 7, 8}, {WORDS_int64 + 150, WORDS_int64 + 156, 12, 6, 8}, {WORDS_int64 + 164, WORDS_int64 + 156, 12, 7, 8}, -6, WORDS_int64 + 176, TEXTS_int64 + 814, TEXTS_int64 + 907, TEXTS_int64 + 994, TEXTS_int64 + 100, TEXTS_int64 + 101, 4, 13, 1, 0, 1, 0, 1, 0, 4, 0, ENTRIES_int64 + 2},
    {{WORDS_int64 + 0, WORDS_int64 + 4, 4, 7, 1}, {WORDS_int64 + 5, WORDS_int64 + 7, 2, 7, 1}, {WORDS_int64 + 8, WORDS_int64 + 7, 2, 7, 1}, 0, WORDS_int64 + 10, TEXTS_int64 + 1226, TEXTS_int64 + 22, TEXTS_int64 + 654, TEXTS_int64 + 100, TEXTS_int64 + 101, 4, 13, 1, 0, 0, 0, 0, 0, 0, 0, ENTRIES_int64 + 0},
    {{WORDS_int64 + 212, WORDS_int64 + 7, 2, 7, 1}, {WORDS_int64 + 214, WORDS_int64 + 7, 2, 6, 1}, {WORDS_int64 + 215, WORDS_int64 + 7, 2, 7, 1}, -1, WORDS_int64 + 217, TEXTS_int64 + 1256, TEXTS_int64 + 1312, TEXTS_int64 + 1403, TEXTS_int64 + 100, TEXTS_int64 + 101, 4, 16, 1, 0, 1, 1, 0, 0, 0, 0, ENTRIES_int64 + 0},
    {{WORDS_int64 + 219, WORDS_int64 + 231, 12, 7, 2}, {WORDS_int64 + 233, WORDS_int64 + 231, 12, 6, 2}, {WORDS_int64 + 219, WORDS_int64 + 231, 12, 7, 2}, 1, WORDS_int64 + 239, TEXTS_int64 + 1573, TEXTS_int64 + 1675, TEXTS_int64 + 1828, TEXTS_int64 + 100, TEXTS_int64 + 1971, 3, 18, 1, 2, 1, 1, 0, 0, 0, 0, ENTRIES_int64 + 0},
    {{WORDS_int64 + 0, WORDS_int64 + 4, 4, 7, 1}, {WORDS_int64 + 5, WORDS_int64 + 7, 2, 7, 1}, {WORDS_int64 + 8, WORDS_int64 + 7, 2, 7, 1}, 0, WORDS_int64 + 10, TEXTS_int64 + 1975, TEXTS_int64 + 22, TEXTS_int64 + 654, TEXTS_int64 + 100, TEXTS_int64 + 101, 4, 18, 1, 0, 0, 0, 0, 0, 0, 0, ENTRIES_int64 + 0},
    {{WORDS_int64 + 251, WORDS_int64 + 256, 5, 7, 1}, {WORDS_int64 + 257, WORDS_int64 + 262, 5, 7, 2}, {WORDS_int64 + 264, WORDS_int64 + 256, 5, 7, 1}, 0, WORDS_int64 + 264, TEXTS_int64 + 2005, TEXTS_int64 + 2044, TEXTS_int64 + 2114, TEXTS_int64 + 100, TEXTS_int64 + 101, 4, 11, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_int64 + 0},
    {{WORDS_int64 + 269, WORDS_int64 + 262, 5, 7, 2}, {WORDS_int64 + 269, WORDS_int64 + 262, 5, 7, 2}, {WORDS_int64 + 269, WORDS_int64 + 262, 5, 7, 2}, 0, 0, TEXTS_int64 + 2157, TEXTS_int64 + 2229, TEXTS_int64 + 2334, TEXTS_int64 + 2357, TEXTS_int64 + 101, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_int64 + 0},
    {{WORDS_int64 + 275, WORDS_int64 + 262, 5, 7, 2}, {WORDS_int64 + 275, WORDS_int64 + 262, 5, 7, 2}, {WORDS_int64 + 280, WORDS_int64 + 262, 5, 7, 2}, 0, WORDS_int64 + 285, TEXTS_int64 + 2370, TEXTS_int64 + 2454, TEXTS_int64 + 2593, TEXTS_int64 + 100, TEXTS_int64 + 101, 4, 11, 2, 0, 0, 0, 1, 0, 1, 1, ENTRIES_int64 + 6},
    {{WORDS_int64 + 290, WORDS_int64 + 256, 5, 7, 1}, {WORDS_int64 + 295, WORDS_int64 + 298, 3, 7, 2}, {WORDS_int64 + 300, WORDS_int64 + 303, 3, 7, 1}, 0, WORDS_int64 + 304, TEXTS_int64 + 2708, TEXTS_int64 + 2742, TEXTS_int64 + 2830, TEXTS_int64 + 100, TEXTS_int64 + 101, 4, 13, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_int64 + 0},
    {{WORDS_int64 + 309, WORDS_int64 + 315, 6, 7, 1}, {WORDS_int64 + 316, WORDS_int64 + 322, 6, 7, 2}, {WORDS_int64 + 324, WORDS_int64 + 315, 6, 7, 1}, 0, WORDS_int64 + 324, TEXTS_int64 + 2870, TEXTS_int64 + 2904, TEXTS_int64 + 2114, TEXTS_int64 + 100, TEXTS_int64 + 101, 4, 16, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_int64 + 0},
    {{WORDS_int64 + 330, WORDS_int64 + 262, 5, 7, 2}, {WORDS_int64 + 275, WORDS_int64 + 262, 5, 7, 2}, {WORDS_int64 + 330, WORDS_int64 + 262, 5, 7, 2}, 0, WORDS_int64 + 335, TEXTS_int64 + 2989, TEXTS_int64 + 3086, TEXTS_int64 + 3254, TEXTS_int64 + 100, TEXTS_int64 + 3376, 3, 16, 2, 1, 0, 1, 0, 0, 0, 0, ENTRIES_int64 + 0},
    {{WORDS_int64 + 340, WORDS_int64 + 34, 6, 7, 2}, {WORDS_int64 + 275, WORDS_int64 + 346, 0, 7, 2}, {WORDS_int64 + 275, WORDS_int64 + 348, 0, 7, 2}, 0, WORDS_int64 + 340, TEXTS_int64 + 3380, TEXTS_int64 + 3415, TEXTS_int64 + 3472, TEXTS_int64 + 100, TEXTS_int64 + 3376, 3, 18, 2, 1, 0, 1, 0, 0, 0, 0, ENTRIES_int64 + 0},
    {{WORDS_int64 + 290, WORDS_int64 + 256, 5, 7, 1}, {WORDS_int64 + 295, WORDS_int64 + 298, 3, 7, 2}, {WORDS_int64 + 300, WORDS_int64 + 303, 3, 7, 1}, 0, WORDS_int64 + 304, TEXTS_int64 + 3516, TEXTS_int64 + 2742, TEXTS_int64 + 2830, TEXTS_int64 + 100, TEXTS_int64 + 101, 4, 18, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_int64 + 0},
    {{WORDS_int64 + 275, WORDS_int64 + 262, 5, 7, 2}, {WORDS_int64 + 275, WORDS_int64 + 262, 5, 7, 2}, {WORDS_int64 + 275, WORDS_int64 + 262, 5, 7, 2}, 0, WORDS_int64 + 350, TEXTS_int64 + 3550, TEXTS_int64 + 3630, TEXTS_int64 + 2593, TEXTS_int64 + 100, TEXTS_int64 + 101, 4, 18, 2, 0, 0, 0, 1, 0, 0, 0, ENTRIES_int64 + 0},
    {{WORDS_int64 + 355, WORDS_int64 + 4, 4, 7, 1}, {WORDS_int64 + 359, WORDS_int64 + 363, 4, 7, 2}, {WORDS_int64 + 365, WORDS_int64 + 4, 4, 7, 1}, 0, WORDS_int64 + 369, TEXTS_int64 + 3753, TEXTS_int64 + 3802, TEXTS_int64 + 3884, TEXTS_int64 + 100, TEXTS_int64 + 3924, 3, 18, 2, 3, 0, 1, 1, 0, 0, 0, ENTRIES_int64 + 0},
    {{WORDS_int64 + 355, WORDS_int64 + 4, 4, 7, 1}, {WORDS_int64 + 373, WORDS_int64 + 363, 4, 7, 2}, {WORDS_int64 + 365, WORDS_int64 + 4, 4, 7, 1}, 0, WORDS_int64 + 369, TEXTS_int64 + 3928, TEXTS_int64 + 3977, TEXTS_int64 + 4057, TEXTS_int64 + 100, TEXTS_int64 + 3924, 3, 18, 2, 3, 0, 1, 1, 0, 0, 0, ENTRIES_int64 + 0},
    {{WORDS_int64 + 355, WORDS_int64 + 4, 4, 7, 1}, {WORDS_int64 + 377, WORDS_int64 + 363, 4, 7, 2}, {WORDS_int64 + 381, WORDS_int64 + 4, 4, 7, 1}, 0, WORDS_int64 + 385, TEXTS_int64 + 4122, TEXTS_int64 + 4171, TEXTS_int64 + 4247, TEXTS_int64 + 100, TEXTS_int64 + 3924, 3, 18, 2, 3, 0, 1, 1, 0, 0, 0, ENTRIES_int64 + 0},
    {{WORDS_int64 + 355, WORDS_int64 + 4, 4, 7, 1}, {WORDS_int64 + 389, WORDS_int64 + 363, 4, 7, 2}, {WORDS_int64 + 365, WORDS_int64 + 4, 4, 7, 1}, 0, 0, TEXTS_int64 + 4316, TEXTS_int64 + 4365, TEXTS_int64 + 2334, TEXTS_int64 + 2357, TEXTS_int64 + 3924, 3, 18, 2, 3, 0, 1, 2, 0, 0, 0, ENTRIES_int64 + 0},
#endif
#if (SCATTER_VECTORS_TYPES) & 0x100 /* string */
    {{WORDS_string + 9, WORDS_string + 35, 12, 8, 2}, {WORDS_string + 37, WORDS_string + 46, 9, 7, 2}, {WORDS_string + 48, WORDS_string + 46, 9, 8, 2}, 0, WORDS_string + 67, TEXTS_string + 0, TEXTS_string + 77, TEXTS_string + 244, TEXTS_string + 322, TEXTS_string + 323, 4, 11, 0, 0, 0, 0, 1, 0, 3, 0, ENTRIES_string + 0},
    {{WORDS_string + 93, WORDS_string + 97, 4, 8, 1}, {WORDS_string + 98, WORDS_string + 100, 2, 7, 1}, {WORDS_string + 101, WORDS_string + 100, 2, 8, 1}, 0, WORDS_string + 104, TEXTS_string + 328, TEXTS_string + 351, TEXTS_string + 420, TEXTS_string + 322, TEXTS_string + 323, 4, 11, 0, 0, 0, 0, 1, 0, 0, 0, ENTRIES_string + 3},
    {{WORDS_string + 109, WORDS_string + 157, 5, 8, 1}, {WORDS_string + 158, WORDS_string + 161, 3, 7, 1}, {WORDS_string + 162, WORDS_string + 161, 3, 8, 1}, 0, WORDS_string + 227, TEXTS_string + 441, TEXTS_string + 466, TEXTS_string + 561, TEXTS_string + 322, TEXTS_string + 323, 4, 9, 0, 0, 0, 0, 0, 0, 0, 0, ENTRIES_string + 3},
    {{WORDS_string + 298, WORDS_string + 362, 17, 8, 1}, {WORDS_string + 363, WORDS_string + 362, 17, 7, 1}, {WORDS_string + 380, WORDS_string + 362, 17, 8, 1}, 0, WORDS_string + 444, TEXTS_string + 601, TEXTS_string + 635, TEXTS_string + 715, TEXTS_string + 322, TEXTS_string + 323, 4, 9, 0, 0, 0, 0, 0, 0, 0, 0, ENTRIES_string + 3},
    {{WORDS_string + 508, WORDS_string + 362, 17, 8, 1}, {WORDS_string + 363, WORDS_string + 362, 17, 7, 1}, {WORDS_string + 572, WORDS_string + 362, 17, 8, 1}, 0, WORDS_string + 636, TEXTS_string + 754, TEXTS_string + 788, TEXTS_string + 715, TEXTS_string + 322, TEXTS_string + 323, 4, 9, 0, 0, 0, 0, 0, 0, 0, 0, ENTRIES_string + 3},
    {{WORDS_string + 700, WORDS_string + 97, 4, 8, 1}, {WORDS_string + 704, WORDS_string + 100, 2, 7, 1}, {WORDS_string + 706, WORDS_string + 100, 2, 7, 1}, 0, 0, TEXTS_string + 867, TEXTS_string + 902, TEXTS_string + 939, TEXTS_string + 960, TEXTS_string + 323, 4, 9, 0, 0, 0, 0, 2, 0, 0, 0, ENTRIES_string + 3},
    {{WORDS_string + 109, WORDS_string + 157, 5, 8, 1}, {WORDS_string + 158, WORDS_string + 161, 3, 7, 1}, {WORDS_string + 162, WORDS_string + 161, 3, 8, 1}, 0, WORDS_string + 227, TEXTS_string + 973, TEXTS_string + 466, TEXTS_string + 1007, TEXTS_string + 322, TEXTS_string + 323, 4, 11, 1, 0, 0, 0, 0, 0, 0, 0, ENTRIES_string + 3},
    {{WORDS_string + 93, WORDS_string + 97, 4, 8, 1}, {WORDS_string + 98, WORDS_string + 100, 2, 7, 1}, {WORDS_string + 101, WORDS_string + 100, 2, 8, 1}, 0, WORDS_string + 104, TEXTS_string + 1063, TEXTS_string + 351, TEXTS_string + 1094, TEXTS_string + 322, TEXTS_string + 323, 4, 11, 1, 0, 0, 0, 0, 0, 0, 0, ENTRIES_string + 3},
    {{WORDS_string + 708, WORDS_string + 100, 2, 8, 1}, {WORDS_string + 713, WORDS_string + 100, 2, 6, 1}, {WORDS_string + 714, WORDS_string + 100, 2, 8, 1}, -1, WORDS_string + 718, TEXTS_string + 1123, TEXTS_string + 1180, TEXTS_string + 1272, TEXTS_string + 322, TEXTS_string + 323, 4, 13, 1, 0, 1, 0, 0, 0, 0, 0, ENTRIES_string + 3},
    {{WORDS_string + 93, WORDS_string + 97, 4, 8, 1}, {WORDS_string + 98, WORDS_string + 100, 2, 7, 1}, {WORDS_string + 101, WORDS_string + 100, 2, 8, 1}, 0, WORDS_string + 104, TEXTS_string + 1442, TEXTS_string + 351, TEXTS_string + 1094, TEXTS_string + 322, TEXTS_string + 323, 4, 16, 1, 0, 0, 0, 0, 0, 0, 0, ENTRIES_string + 3},
    {{WORDS_string + 708, WORDS_string + 100, 2, 8, 1}, {WORDS_string + 728, WORDS_string + 100, 2, 6, 1}, {WORDS_string + 714, WORDS_string + 100, 2, 8, 1}, -1, WORDS_string + 729, TEXTS_string + 1473, TEXTS_string + 1538, TEXTS_string + 1646, TEXTS_string + 322, TEXTS_string + 1850, 3, 18, 1, 1, 1, 1, 1, 0, 1, 1, ENTRIES_string + 3},
    {{WORDS_string + 736, WORDS_string + 161, 3, 8, 1}, {WORDS_string + 739, WORDS_string + 100, 2, 7, 1}, {WORDS_string + 741, WORDS_string + 100, 2, 8, 1}, 0, WORDS_string + 743, TEXTS_string + 1854, TEXTS_string + 1884, TEXTS_string + 1938, TEXTS_string + 322, TEXTS_string + 1850, 3, 18, 1, 1, 0, 1, 1, 0, 0, 1, ENTRIES_string + 5},
    {{WORDS_string + 746, WORDS_string + 35, 12, 8, 2}, {WORDS_string + 772, WORDS_string + 775, 6, 6, 2}, {WORDS_string + 777, WORDS_string + 775, 6, 8, 2}, -1, WORDS_string + 788, TEXTS_string + 1997, TEXTS_string + 2066, TEXTS_string + 2206, TEXTS_string + 322, TEXTS_string + 2444, 3, 18, 1, 3, 1, 1, 1, 0, 0, 2, ENTRIES_string + 6},
    {{WORDS_string + 93, WORDS_string + 97, 4, 8, 1}, {WORDS_string + 98, WORDS_string + 100, 2, 7, 1}, {WORDS_string + 101, WORDS_string + 100, 2, 8, 1}, 0, WORDS_string + 104, TEXTS_string + 2448, TEXTS_string + 351, TEXTS_string + 1094, TEXTS_string + 322, TEXTS_string + 323, 4, 18, 1, 0, 0, 0, 0, 0, 0, 0, ENTRIES_string + 3},
    {{WORDS_string + 109, WORDS_string + 157, 5, 8, 1}, {WORDS_string + 158, WORDS_string + 815, 3, 7, 2}, {WORDS_string + 162, WORDS_string + 161, 3, 8, 1}, 0, WORDS_string + 227, TEXTS_string + 2479, TEXTS_string + 466, TEXTS_string + 2507, TEXTS_string + 322, TEXTS_string + 323, 4, 11, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_string + 3},
    {{WORDS_string + 93, WORDS_string + 97, 4, 8, 1}, {WORDS_string + 98, WORDS_string + 98, 2, 7, 2}, {WORDS_string + 101, WORDS_string + 100, 2, 8, 1}, 0, WORDS_string + 104, TEXTS_string + 2551, TEXTS_string + 2576, TEXTS_string + 2646, TEXTS_string + 322, TEXTS_string + 323, 4, 11, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_string + 3},
    {{WORDS_string + 817, WORDS_string + 97, 4, 8, 1}, {WORDS_string + 815, WORDS_string + 98, 2, 7, 2}, {WORDS_string + 822, WORDS_string + 100, 2, 8, 1}, 0, WORDS_string + 849, TEXTS_string + 2669, TEXTS_string + 2702, TEXTS_string + 2767, TEXTS_string + 322, TEXTS_string + 323, 4, 13, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_string + 3},
    {{WORDS_string + 93, WORDS_string + 97, 4, 8, 1}, {WORDS_string + 98, WORDS_string + 98, 2, 7, 2}, {WORDS_string + 101, WORDS_string + 100, 2, 8, 1}, 0, WORDS_string + 104, TEXTS_string + 2810, TEXTS_string + 2576, TEXTS_string + 2646, TEXTS_string + 322, TEXTS_string + 323, 4, 13, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_string + 3},
    {{WORDS_string + 93, WORDS_string + 97, 4, 8, 1}, {WORDS_string + 98, WORDS_string + 98, 2, 7, 2}, {WORDS_string + 101, WORDS_string + 100, 2, 8, 1}, 0, WORDS_string + 104, TEXTS_string + 2835, TEXTS_string + 2576, TEXTS_string + 2646, TEXTS_string + 322, TEXTS_string + 323, 4, 16, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_string + 3},
    {{WORDS_string + 508, WORDS_string + 362, 17, 8, 1}, {WORDS_string + 363, WORDS_string + 878, 17, 7, 2}, {WORDS_string + 572, WORDS_string + 362, 17, 8, 1}, 0, WORDS_string + 880, TEXTS_string + 2860, TEXTS_string + 788, TEXTS_string + 2895, TEXTS_string + 322, TEXTS_string + 1850, 3, 16, 2, 1, 0, 1, 1, 0, 0, 1, ENTRIES_string + 8},
    {{WORDS_string + 998, WORDS_string + 362, 17, 8, 1}, {WORDS_string + 363, WORDS_string + 878, 17, 7, 2}, {WORDS_string + 1062, WORDS_string + 362, 17, 8, 1}, 0, WORDS_string + 1126, TEXTS_string + 2939, TEXTS_string + 2974, TEXTS_string + 2895, TEXTS_string + 322, TEXTS_string + 1850, 3, 16, 2, 1, 0, 1, 1, 0, 0, 1, ENTRIES_string + 8},
    {{WORDS_string + 93, WORDS_string + 97, 4, 8, 1}, {WORDS_string + 98, WORDS_string + 98, 2, 7, 2}, {WORDS_string + 101, WORDS_string + 100, 2, 8, 1}, 0, WORDS_string + 104, TEXTS_string + 3054, TEXTS_string + 2576, TEXTS_string + 2646, TEXTS_string + 322, TEXTS_string + 323, 4, 18, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_string + 3},
    {{WORDS_string + 1244, WORDS_string + 1259, 12, 8, 3}, {WORDS_string + 1262, WORDS_string + 1268, 6, 7, 3}, {WORDS_string + 1271, WORDS_string + 1288, 12, 8, 4}, 0, WORDS_string + 1292, TEXTS_string + 3079, TEXTS_string + 3111, TEXTS_string + 3183, TEXTS_string + 322, TEXTS_string + 1850, 3, 18, 2, 1, 0, 1, 1, 0, 0, 1, ENTRIES_string + 9},
    {{WORDS_string + 1244, WORDS_string + 1259, 12, 8, 3}, {WORDS_string + 1363, WORDS_string + 1268, 6, 7, 3}, {WORDS_string + 1271, WORDS_string + 1288, 12, 8, 4}, 0, WORDS_string + 1369, TEXTS_string + 3315, TEXTS_string + 3347, TEXTS_string + 3468, TEXTS_string + 322, TEXTS_string + 1850, 3, 18, 2, 1, 0, 1, 1, 0, 4, 3, ENTRIES_string + 10},
    {{WORDS_string + 298, WORDS_string + 362, 17, 8, 1}, {WORDS_string + 363, WORDS_string + 878, 17, 7, 2}, {WORDS_string + 380, WORDS_string + 362, 17, 8, 1}, 0, WORDS_string + 1394, TEXTS_string + 3603, TEXTS_string + 635, TEXTS_string + 3638, TEXTS_string + 322, TEXTS_string + 2444, 3, 18, 2, 3, 0, 1, 1, 0, 0, 1, ENTRIES_string + 8},
    {{WORDS_string + 1462, WORDS_string + 362, 17, 8, 1}, {WORDS_string + 363, WORDS_string + 878, 17, 7, 2}, {WORDS_string + 1530, WORDS_string + 362, 17, 8, 1}, 0, WORDS_string + 1599, TEXTS_string + 3684, TEXTS_string + 3719, TEXTS_string + 3638, TEXTS_string + 322, TEXTS_string + 2444, 3, 18, 2, 3, 0, 1, 1, 0, 0, 1, ENTRIES_string + 8},
    {{WORDS_string + 1673, WORDS_string + 362, 17, 8, 1}, {WORDS_string + 363, WORDS_string + 878, 17, 7, 2}, {WORDS_string + 1713, WORDS_string + 362, 17, 8, 1}, 0, WORDS_string + 1753, TEXTS_string + 3775, TEXTS_string + 3810, TEXTS_string + 3638, TEXTS_string + 322, TEXTS_string + 2444, 3, 18, 2, 3, 0, 1, 1, 0, 0, 1, ENTRIES_string + 8},
    {{WORDS_string + 1794, WORDS_string + 362, 17, 8, 1}, {WORDS_string + 1858, WORDS_string + 878, 17, 7, 2}, {WORDS_string + 380, WORDS_string + 362, 17, 8, 1}, 0, WORDS_string + 1875, TEXTS_string + 3894, TEXTS_string + 3929, TEXTS_string + 3992, TEXTS_string + 322, TEXTS_string + 2444, 3, 18, 2, 3, 0, 1, 1, 0, 0, 1, ENTRIES_string + 17},
    {{WORDS_string + 508, WORDS_string + 362, 17, 8, 1}, {WORDS_string + 363, WORDS_string + 878, 17, 7, 2}, {WORDS_string + 572, WORDS_string + 362, 17, 8, 1}, 0, WORDS_string + 1971, TEXTS_string + 4067, TEXTS_string + 788, TEXTS_string + 3638, TEXTS_string + 322, TEXTS_string + 4102, 3, 18, 2, 4, 0, 1, 1, 0, 0, 1, ENTRIES_string + 8},
    {{WORDS_string + 2035, WORDS_string + 362, 17, 8, 1}, {WORDS_string + 363, WORDS_string + 878, 17, 7, 2}, {WORDS_string + 2086, WORDS_string + 362, 17, 8, 1}, 0, WORDS_string + 2139, TEXTS_string + 4106, TEXTS_string + 4141, TEXTS_string + 3638, TEXTS_string + 322, TEXTS_string + 4102, 3, 18, 2, 4, 0, 1, 1, 0, 0, 1, ENTRIES_string + 8},
    {{WORDS_string + 1673, WORDS_string + 362, 17, 8, 1}, {WORDS_string + 363, WORDS_string + 878, 17, 7, 2}, {WORDS_string + 1713, WORDS_string + 362, 17, 8, 1}, 0, WORDS_string + 2189, TEXTS_string + 4189, TEXTS_string + 3810, TEXTS_string + 3638, TEXTS_string + 322, TEXTS_string + 4102, 3, 18, 2, 4, 0, 1, 1, 0, 0, 1, ENTRIES_string + 8},
    {{WORDS_string + 2229, WORDS_string + 362, 17, 8, 1}, {WORDS_string + 1858, WORDS_string + 878, 17, 7, 2}, {WORDS_string + 572, WORDS_string + 362, 17, 8, 1}, 0, WORDS_string + 2293, TEXTS_string + 4224, TEXTS_string + 3929, TEXTS_string + 3992, TEXTS_string + 322, TEXTS_string + 4102, 3, 18, 2, 4, 0, 1, 1, 0, 0, 1, ENTRIES_string + 17},
#endif
#if (SCATTER_VECTORS_TYPES) & 0x200 /* bool */
    {{WORDS_bool + 0, WORDS_bool + 1, 4, 9, 1}, {WORDS_bool + 2, WORDS_bool + 11, 9, 7, 1}, {WORDS_bool + 12, WORDS_bool + 11, 9, 9, 1}, -1, WORDS_bool + 14, TEXTS_bool + 0, TEXTS_bool + 56, TEXTS_bool + 159, TEXTS_bool + 303, TEXTS_bool + 304, 4, 11, 0, 0, 1, 0, 1, 0, 1, 0, ENTRIES_bool + 0},
    {{WORDS_bool + 15, WORDS_bool + 1, 4, 9, 1}, {WORDS_bool + 16, WORDS_bool + 18, 2, 7, 1}, {WORDS_bool + 19, WORDS_bool + 18, 2, 9, 1}, 0, WORDS_bool + 20, TEXTS_bool + 309, TEXTS_bool + 339, TEXTS_bool + 423, TEXTS_bool + 303, TEXTS_bool + 304, 4, 11, 0, 0, 0, 0, 1, 0, 1, 0, ENTRIES_bool + 1},
    {{WORDS_bool + 21, WORDS_bool + 23, 10, 9, 2}, {WORDS_bool + 25, WORDS_bool + 27, 4, 6, 2}, {WORDS_bool + 20, WORDS_bool + 27, 4, 9, 2}, 0, WORDS_bool + 29, TEXTS_bool + 441, TEXTS_bool + 494, TEXTS_bool + 582, TEXTS_bool + 303, TEXTS_bool + 304, 4, 13, 1, 0, 1, 0, 0, 0, 2, 0, ENTRIES_bool + 2},
    {{WORDS_bool + 32, WORDS_bool + 34, 12, 9, 2}, {WORDS_bool + 36, WORDS_bool + 34, 12, 6, 2}, {WORDS_bool + 42, WORDS_bool + 34, 12, 9, 2}, 0, WORDS_bool + 44, TEXTS_bool + 775, TEXTS_bool + 836, TEXTS_bool + 949, TEXTS_bool + 303, TEXTS_bool + 1175, 3, 18, 1, 4, 1, 1, 1, 0, 1, 10, ENTRIES_bool + 4},
    {{WORDS_bool + 47, WORDS_bool + 51, 27, 9, 1}, {WORDS_bool + 52, WORDS_bool + 103, 101, 6, 1}, {WORDS_bool + 104, WORDS_bool + 103, 101, 9, 1}, 0, WORDS_bool + 117, TEXTS_bool + 1179, TEXTS_bool + 1218, TEXTS_bool + 1249, TEXTS_bool + 303, TEXTS_bool + 1382, 3, 18, 1, 1, 0, 1, 1, 0, 0, 2, ENTRIES_bool + 15},
    {{WORDS_bool + 117, WORDS_bool + 51, 27, 9, 1}, {WORDS_bool + 52, WORDS_bool + 103, 101, 6, 1}, {WORDS_bool + 121, WORDS_bool + 103, 101, 9, 1}, 0, WORDS_bool + 117, TEXTS_bool + 1386, TEXTS_bool + 1425, TEXTS_bool + 1249, TEXTS_bool + 303, TEXTS_bool + 1382, 3, 18, 1, 1, 0, 1, 1, 0, 0, 2, ENTRIES_bool + 15},
    {{WORDS_bool + 20, WORDS_bool + 1, 4, 9, 1}, {WORDS_bool + 134, WORDS_bool + 136, 2, 7, 2}, {WORDS_bool + 138, WORDS_bool + 18, 2, 9, 1}, 0, WORDS_bool + 139, TEXTS_bool + 1488, TEXTS_bool + 1511, TEXTS_bool + 1583, TEXTS_bool + 303, TEXTS_bool + 304, 4, 11, 2, 0, 0, 0, 0, 0, 1, 0, ENTRIES_bool + 17},
    {{WORDS_bool + 140, WORDS_bool + 150, 77, 9, 2}, {WORDS_bool + 152, WORDS_bool + 189, 37, 7, 2}, {WORDS_bool + 191, WORDS_bool + 224, 259, 9, 2}, 0, WORDS_bool + 226, TEXTS_bool + 1626, TEXTS_bool + 1665, TEXTS_bool + 1695, TEXTS_bool + 303, TEXTS_bool + 1804, 3, 18, 2, 3, 0, 1, 1, 0, 0, 2, ENTRIES_bool + 18},
    {{WORDS_bool + 226, WORDS_bool + 150, 77, 9, 2}, {WORDS_bool + 152, WORDS_bool + 189, 37, 7, 2}, {WORDS_bool + 236, WORDS_bool + 224, 259, 9, 2}, 0, WORDS_bool + 226, TEXTS_bool + 1808, TEXTS_bool + 1847, TEXTS_bool + 1695, TEXTS_bool + 303, TEXTS_bool + 1804, 3, 18, 2, 3, 0, 1, 1, 0, 0, 2, ENTRIES_bool + 18},
#endif
#if (SCATTER_VECTORS_TYPES) & 0x400 /* float16 */
    {{WORDS_float16 + 0, WORDS_float16 + 2, 7, 10, 1}, {WORDS_float16 + 3, WORDS_float16 + 9, 6, 7, 1}, {WORDS_float16 + 10, WORDS_float16 + 9, 6, 10, 1}, 0, WORDS_float16 + 12, TEXTS_float16 + 0, TEXTS_float16 + 32, TEXTS_float16 + 100, TEXTS_float16 + 230, TEXTS_float16 + 231, 4, 11, 0, 0, 1, 0, 1, 0, 0, 0, ENTRIES_float16 + 0},
    {{WORDS_float16 + 16, WORDS_float16 + 2, 7, 10, 1}, {WORDS_float16 + 18, WORDS_float16 + 9, 6, 7, 1}, {WORDS_float16 + 24, WORDS_float16 + 9, 6, 10, 1}, 0, WORDS_float16 + 26, TEXTS_float16 + 236, TEXTS_float16 + 268, TEXTS_float16 + 403, TEXTS_float16 + 230, TEXTS_float16 + 231, 4, 11, 0, 0, 1, 0, 1, 0, 2, 0, ENTRIES_float16 + 0},
    {{WORDS_float16 + 29, WORDS_float16 + 32, 10, 10, 1}, {WORDS_float16 + 33, WORDS_float16 + 38, 5, 7, 1}, {WORDS_float16 + 39, WORDS_float16 + 38, 5, 10, 1}, 0, WORDS_float16 + 41, TEXTS_float16 + 448, TEXTS_float16 + 478, TEXTS_float16 + 566, TEXTS_float16 + 230, TEXTS_float16 + 231, 4, 9, 0, 0, 0, 0, 0, 0, 0, 4, ENTRIES_float16 + 2},
    {{WORDS_float16 + 44, WORDS_float16 + 32, 10, 10, 1}, {WORDS_float16 + 33, WORDS_float16 + 38, 5, 7, 1}, {WORDS_float16 + 47, WORDS_float16 + 38, 5, 10, 1}, 0, WORDS_float16 + 49, TEXTS_float16 + 601, TEXTS_float16 + 631, TEXTS_float16 + 718, TEXTS_float16 + 230, TEXTS_float16 + 231, 4, 9, 0, 0, 0, 0, 0, 0, 0, 4, ENTRIES_float16 + 6},
    {{WORDS_float16 + 44, WORDS_float16 + 32, 10, 10, 1}, {WORDS_float16 + 33, WORDS_float16 + 38, 5, 7, 1}, {WORDS_float16 + 39, WORDS_float16 + 38, 5, 10, 1}, 0, WORDS_float16 + 52, TEXTS_float16 + 753, TEXTS_float16 + 783, TEXTS_float16 + 566, TEXTS_float16 + 230, TEXTS_float16 + 231, 4, 9, 0, 0, 0, 0, 0, 0, 0, 1, ENTRIES_float16 + 10},
    {{WORDS_float16 + 29, WORDS_float16 + 32, 10, 10, 1}, {WORDS_float16 + 57, WORDS_float16 + 38, 5, 7, 1}, {WORDS_float16 + 39, WORDS_float16 + 38, 5, 10, 1}, 0, WORDS_float16 + 62, TEXTS_float16 + 832, TEXTS_float16 + 862, TEXTS_float16 + 935, TEXTS_float16 + 230, TEXTS_float16 + 231, 4, 9, 0, 0, 0, 0, 1, 0, 2, 2, ENTRIES_float16 + 11},
    {{WORDS_float16 + 65, WORDS_float16 + 38, 5, 10, 1}, {WORDS_float16 + 67, WORDS_float16 + 70, 3, 7, 1}, {WORDS_float16 + 71, WORDS_float16 + 70, 3, 10, 1}, 0, WORDS_float16 + 72, TEXTS_float16 + 976, TEXTS_float16 + 1011, TEXTS_float16 + 1091, TEXTS_float16 + 230, TEXTS_float16 + 231, 4, 9, 0, 0, 0, 0, 0, 0, 0, 0, ENTRIES_float16 + 0},
    {{WORDS_float16 + 74, WORDS_float16 + 75, 4, 10, 1}, {WORDS_float16 + 76, WORDS_float16 + 78, 2, 7, 1}, {WORDS_float16 + 79, WORDS_float16 + 78, 2, 5, 1}, 0, 0, TEXTS_float16 + 1127, TEXTS_float16 + 1161, TEXTS_float16 + 1230, TEXTS_float16 + 1251, TEXTS_float16 + 231, 4, 9, 0, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float16 + 0},
    {{WORDS_float16 + 80, WORDS_float16 + 82, 6, 10, 2}, {WORDS_float16 + 84, WORDS_float16 + 86, 4, 6, 2}, {WORDS_float16 + 88, WORDS_float16 + 86, 4, 10, 2}, 0, WORDS_float16 + 89, TEXTS_float16 + 1264, TEXTS_float16 + 1320, TEXTS_float16 + 1432, TEXTS_float16 + 230, TEXTS_float16 + 231, 4, 11, 1, 0, 1, 0, 0, 0, 0, 0, ENTRIES_float16 + 0},
    {{WORDS_float16 + 92, WORDS_float16 + 38, 5, 10, 1}, {WORDS_float16 + 94, WORDS_float16 + 38, 5, 7, 1}, {WORDS_float16 + 92, WORDS_float16 + 38, 5, 10, 1}, 0, WORDS_float16 + 99, TEXTS_float16 + 1593, TEXTS_float16 + 1689, TEXTS_float16 + 1807, TEXTS_float16 + 230, TEXTS_float16 + 231, 4, 11, 1, 0, 1, 0, 1, 0, 1, 0, ENTRIES_float16 + 15},
    {{WORDS_float16 + 104, WORDS_float16 + 107, 12, 10, 2}, {WORDS_float16 + 109, WORDS_float16 + 114, 9, 6, 2}, {WORDS_float16 + 116, WORDS_float16 + 114, 9, 10, 2}, 0, WORDS_float16 + 119, TEXTS_float16 + 1943, TEXTS_float16 + 2025, TEXTS_float16 + 2196, TEXTS_float16 + 230, TEXTS_float16 + 231, 4, 13, 1, 0, 0, 0, 1, 0, 3, 0, ENTRIES_float16 + 16},
    {{WORDS_float16 + 65, WORDS_float16 + 38, 5, 10, 1}, {WORDS_float16 + 67, WORDS_float16 + 70, 3, 7, 1}, {WORDS_float16 + 71, WORDS_float16 + 70, 3, 10, 1}, 0, WORDS_float16 + 72, TEXTS_float16 + 2306, TEXTS_float16 + 1011, TEXTS_float16 + 2350, TEXTS_float16 + 230, TEXTS_float16 + 231, 4, 13, 1, 0, 0, 0, 0, 0, 0, 0, ENTRIES_float16 + 0},
    {{WORDS_float16 + 122, WORDS_float16 + 125, 12, 10, 2}, {WORDS_float16 + 127, WORDS_float16 + 125, 12, 6, 2}, {WORDS_float16 + 133, WORDS_float16 + 125, 12, 10, 2}, 1, WORDS_float16 + 136, TEXTS_float16 + 2402, TEXTS_float16 + 2458, TEXTS_float16 + 1432, TEXTS_float16 + 230, TEXTS_float16 + 231, 4, 16, 1, 0, 1, 1, 0, 0, 0, 0, ENTRIES_float16 + 0},
    {{WORDS_float16 + 141, WORDS_float16 + 146, 18, 10, 2}, {WORDS_float16 + 148, WORDS_float16 + 154, 6, 7, 2}, {WORDS_float16 + 156, WORDS_float16 + 154, 6, 10, 2}, -1, WORDS_float16 + 158, TEXTS_float16 + 2555, TEXTS_float16 + 2594, TEXTS_float16 + 2659, TEXTS_float16 + 230, TEXTS_float16 + 2867, 3, 16, 1, 1, 1, 1, 0, 0, 0, 1, ENTRIES_float16 + 19},
    {{WORDS_float16 + 163, WORDS_float16 + 146, 18, 10, 2}, {WORDS_float16 + 168, WORDS_float16 + 154, 6, 7, 2}, {WORDS_float16 + 174, WORDS_float16 + 154, 6, 10, 2}, -1, WORDS_float16 + 176, TEXTS_float16 + 2871, TEXTS_float16 + 2910, TEXTS_float16 + 3038, TEXTS_float16 + 230, TEXTS_float16 + 2867, 3, 16, 1, 1, 1, 1, 0, 0, 0, 0, ENTRIES_float16 + 0},
    {{WORDS_float16 + 189, WORDS_float16 + 146, 18, 10, 2}, {WORDS_float16 + 168, WORDS_float16 + 154, 6, 7, 2}, {WORDS_float16 + 194, WORDS_float16 + 154, 6, 10, 2}, -1, WORDS_float16 + 196, TEXTS_float16 + 3206, TEXTS_float16 + 3245, TEXTS_float16 + 3382, TEXTS_float16 + 230, TEXTS_float16 + 2867, 3, 16, 1, 1, 1, 1, 0, 0, 2, 2, ENTRIES_float16 + 20},
    {{WORDS_float16 + 201, WORDS_float16 + 203, 6, 10, 2}, {WORDS_float16 + 205, WORDS_float16 + 210, 5, 7, 2}, {WORDS_float16 + 212, WORDS_float16 + 210, 5, 10, 2}, 0, WORDS_float16 + 214, TEXTS_float16 + 3582, TEXTS_float16 + 3637, TEXTS_float16 + 3745, TEXTS_float16 + 230, TEXTS_float16 + 2867, 3, 18, 1, 1, 1, 1, 0, 0, 0, 0, ENTRIES_float16 + 0},
    {{WORDS_float16 + 216, WORDS_float16 + 9, 6, 10, 1}, {WORDS_float16 + 218, WORDS_float16 + 9, 6, 7, 1}, {WORDS_float16 + 224, WORDS_float16 + 9, 6, 10, 1}, 0, WORDS_float16 + 226, TEXTS_float16 + 3942, TEXTS_float16 + 3986, TEXTS_float16 + 4050, TEXTS_float16 + 230, TEXTS_float16 + 4109, 3, 18, 1, 4, 0, 1, 0, 0, 0, 0, ENTRIES_float16 + 0},
    {{WORDS_float16 + 216, WORDS_float16 + 9, 6, 10, 1}, {WORDS_float16 + 228, WORDS_float16 + 9, 6, 7, 1}, {WORDS_float16 + 234, WORDS_float16 + 9, 6, 10, 1}, 0, WORDS_float16 + 236, TEXTS_float16 + 4113, TEXTS_float16 + 4157, TEXTS_float16 + 4220, TEXTS_float16 + 230, TEXTS_float16 + 4109, 3, 18, 1, 4, 0, 1, 0, 0, 0, 0, ENTRIES_float16 + 0},
    {{WORDS_float16 + 238, WORDS_float16 + 247, 33, 10, 1}, {WORDS_float16 + 248, WORDS_float16 + 278, 30, 7, 1}, {WORDS_float16 + 279, WORDS_float16 + 278, 30, 10, 1}, 0, WORDS_float16 + 287, TEXTS_float16 + 4325, TEXTS_float16 + 4374, TEXTS_float16 + 4456, TEXTS_float16 + 230, TEXTS_float16 + 4515, 3, 18, 1, 3, 0, 1, 0, 0, 0, 7, ENTRIES_float16 + 24},
    {{WORDS_float16 + 300, WORDS_float16 + 247, 33, 10, 1}, {WORDS_float16 + 248, WORDS_float16 + 278, 30, 7, 1}, {WORDS_float16 + 309, WORDS_float16 + 278, 30, 10, 1}, 0, WORDS_float16 + 317, TEXTS_float16 + 4519, TEXTS_float16 + 4568, TEXTS_float16 + 4633, TEXTS_float16 + 230, TEXTS_float16 + 4515, 3, 18, 1, 3, 0, 1, 0, 0, 33, 4, ENTRIES_float16 + 31},
    {{WORDS_float16 + 328, WORDS_float16 + 38, 5, 10, 1}, {WORDS_float16 + 330, WORDS_float16 + 38, 5, 7, 1}, {WORDS_float16 + 335, WORDS_float16 + 38, 5, 10, 1}, 0, WORDS_float16 + 337, TEXTS_float16 + 4685, TEXTS_float16 + 4733, TEXTS_float16 + 4791, TEXTS_float16 + 230, TEXTS_float16 + 4515, 3, 18, 1, 3, 0, 1, 0, 0, 4, 0, ENTRIES_float16 + 68},
    {{WORDS_float16 + 342, WORDS_float16 + 38, 5, 10, 1}, {WORDS_float16 + 330, WORDS_float16 + 38, 5, 7, 1}, {WORDS_float16 + 344, WORDS_float16 + 38, 5, 10, 1}, 0, WORDS_float16 + 346, TEXTS_float16 + 4817, TEXTS_float16 + 4865, TEXTS_float16 + 4791, TEXTS_float16 + 230, TEXTS_float16 + 4515, 3, 18, 1, 3, 0, 1, 0, 0, 5, 1, ENTRIES_float16 + 72},
    {{WORDS_float16 + 348, WORDS_float16 + 38, 5, 10, 1}, {WORDS_float16 + 330, WORDS_float16 + 38, 5, 7, 1}, {WORDS_float16 + 350, WORDS_float16 + 38, 5, 10, 1}, 0, WORDS_float16 + 348, TEXTS_float16 + 4935, TEXTS_float16 + 4983, TEXTS_float16 + 5046, TEXTS_float16 + 230, TEXTS_float16 + 4515, 3, 18, 1, 3, 0, 1, 0, 0, 2, 0, ENTRIES_float16 + 78},
    {{WORDS_float16 + 29, WORDS_float16 + 32, 10, 10, 1}, {WORDS_float16 + 33, WORDS_float16 + 38, 5, 7, 1}, {WORDS_float16 + 39, WORDS_float16 + 38, 5, 10, 1}, 0, WORDS_float16 + 41, TEXTS_float16 + 5102, TEXTS_float16 + 478, TEXTS_float16 + 5141, TEXTS_float16 + 230, TEXTS_float16 + 231, 4, 18, 1, 0, 0, 0, 0, 0, 0, 4, ENTRIES_float16 + 2},
    {{WORDS_float16 + 44, WORDS_float16 + 32, 10, 10, 1}, {WORDS_float16 + 33, WORDS_float16 + 38, 5, 7, 1}, {WORDS_float16 + 47, WORDS_float16 + 38, 5, 10, 1}, 0, WORDS_float16 + 49, TEXTS_float16 + 5192, TEXTS_float16 + 631, TEXTS_float16 + 5231, TEXTS_float16 + 230, TEXTS_float16 + 231, 4, 18, 1, 0, 0, 0, 0, 0, 0, 4, ENTRIES_float16 + 6},
    {{WORDS_float16 + 44, WORDS_float16 + 32, 10, 10, 1}, {WORDS_float16 + 33, WORDS_float16 + 38, 5, 7, 1}, {WORDS_float16 + 39, WORDS_float16 + 38, 5, 10, 1}, 0, WORDS_float16 + 52, TEXTS_float16 + 5282, TEXTS_float16 + 783, TEXTS_float16 + 5141, TEXTS_float16 + 230, TEXTS_float16 + 231, 4, 18, 1, 0, 0, 0, 0, 0, 0, 1, ENTRIES_float16 + 10},
    {{WORDS_float16 + 29, WORDS_float16 + 32, 10, 10, 1}, {WORDS_float16 + 57, WORDS_float16 + 38, 5, 7, 1}, {WORDS_float16 + 39, WORDS_float16 + 38, 5, 10, 1}, 0, WORDS_float16 + 62, TEXTS_float16 + 5321, TEXTS_float16 + 862, TEXTS_float16 + 5360, TEXTS_float16 + 230, TEXTS_float16 + 231, 4, 18, 1, 0, 0, 0, 1, 0, 2, 2, ENTRIES_float16 + 11},
    {{WORDS_float16 + 65, WORDS_float16 + 38, 5, 10, 1}, {WORDS_float16 + 67, WORDS_float16 + 70, 3, 7, 1}, {WORDS_float16 + 71, WORDS_float16 + 70, 3, 10, 1}, 0, WORDS_float16 + 72, TEXTS_float16 + 5417, TEXTS_float16 + 1011, TEXTS_float16 + 2350, TEXTS_float16 + 230, TEXTS_float16 + 231, 4, 18, 1, 0, 0, 0, 0, 0, 0, 0, ENTRIES_float16 + 0},
    {{WORDS_float16 + 365, WORDS_float16 + 9, 6, 10, 1}, {WORDS_float16 + 218, WORDS_float16 + 9, 6, 7, 1}, {WORDS_float16 + 367, WORDS_float16 + 9, 6, 10, 1}, 0, WORDS_float16 + 369, TEXTS_float16 + 5461, TEXTS_float16 + 5505, TEXTS_float16 + 5586, TEXTS_float16 + 230, TEXTS_float16 + 5668, 3, 18, 1, 2, 0, 1, 0, 0, 0, 9, ENTRIES_float16 + 80},
    {{WORDS_float16 + 365, WORDS_float16 + 9, 6, 10, 1}, {WORDS_float16 + 218, WORDS_float16 + 9, 6, 7, 1}, {WORDS_float16 + 372, WORDS_float16 + 9, 6, 10, 1}, 0, WORDS_float16 + 374, TEXTS_float16 + 5672, TEXTS_float16 + 5716, TEXTS_float16 + 5790, TEXTS_float16 + 230, TEXTS_float16 + 5668, 3, 18, 1, 2, 0, 1, 0, 0, 0, 2, ENTRIES_float16 + 89},
    {{WORDS_float16 + 376, WORDS_float16 + 125, 12, 10, 2}, {WORDS_float16 + 78, WORDS_float16 + 379, 1, 7, 1}, {WORDS_float16 + 88, WORDS_float16 + 75, 4, 10, 1}, 0, WORDS_float16 + 380, TEXTS_float16 + 5847, TEXTS_float16 + 5888, TEXTS_float16 + 5999, TEXTS_float16 + 230, TEXTS_float16 + 231, 4, 11, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_float16 + 0},
    {{WORDS_float16 + 65, WORDS_float16 + 38, 5, 10, 1}, {WORDS_float16 + 67, WORDS_float16 + 383, 3, 7, 2}, {WORDS_float16 + 71, WORDS_float16 + 70, 3, 10, 1}, 0, WORDS_float16 + 72, TEXTS_float16 + 6108, TEXTS_float16 + 1011, TEXTS_float16 + 6146, TEXTS_float16 + 230, TEXTS_float16 + 231, 4, 13, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_float16 + 0},
    {{WORDS_float16 + 385, WORDS_float16 + 388, 12, 10, 3}, {WORDS_float16 + 391, WORDS_float16 + 397, 6, 7, 3}, {WORDS_float16 + 400, WORDS_float16 + 403, 12, 10, 4}, 0, WORDS_float16 + 407, TEXTS_float16 + 6186, TEXTS_float16 + 32, TEXTS_float16 + 6220, TEXTS_float16 + 230, TEXTS_float16 + 231, 4, 16, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_float16 + 0},
    {{WORDS_float16 + 414, WORDS_float16 + 388, 12, 10, 3}, {WORDS_float16 + 417, WORDS_float16 + 397, 6, 7, 3}, {WORDS_float16 + 423, WORDS_float16 + 403, 12, 10, 4}, 0, WORDS_float16 + 426, TEXTS_float16 + 6356, TEXTS_float16 + 268, TEXTS_float16 + 6390, TEXTS_float16 + 230, TEXTS_float16 + 231, 4, 16, 2, 0, 0, 0, 1, 0, 4, 0, ENTRIES_float16 + 91},
    {{WORDS_float16 + 216, WORDS_float16 + 9, 6, 10, 1}, {WORDS_float16 + 218, WORDS_float16 + 82, 6, 7, 2}, {WORDS_float16 + 224, WORDS_float16 + 9, 6, 10, 1}, 0, WORDS_float16 + 429, TEXTS_float16 + 6439, TEXTS_float16 + 3986, TEXTS_float16 + 6477, TEXTS_float16 + 230, TEXTS_float16 + 4515, 3, 18, 2, 3, 0, 1, 0, 0, 0, 0, ENTRIES_float16 + 0},
    {{WORDS_float16 + 216, WORDS_float16 + 9, 6, 10, 1}, {WORDS_float16 + 228, WORDS_float16 + 82, 6, 7, 2}, {WORDS_float16 + 234, WORDS_float16 + 9, 6, 10, 1}, 0, WORDS_float16 + 431, TEXTS_float16 + 6524, TEXTS_float16 + 6562, TEXTS_float16 + 6629, TEXTS_float16 + 230, TEXTS_float16 + 4515, 3, 18, 2, 3, 0, 1, 0, 0, 0, 0, ENTRIES_float16 + 0},
    {{WORDS_float16 + 328, WORDS_float16 + 38, 5, 10, 1}, {WORDS_float16 + 330, WORDS_float16 + 433, 5, 7, 2}, {WORDS_float16 + 335, WORDS_float16 + 38, 5, 10, 1}, 0, WORDS_float16 + 337, TEXTS_float16 + 6716, TEXTS_float16 + 4733, TEXTS_float16 + 6758, TEXTS_float16 + 230, TEXTS_float16 + 4515, 3, 18, 2, 3, 0, 1, 0, 0, 4, 0, ENTRIES_float16 + 68},
    {{WORDS_float16 + 342, WORDS_float16 + 38, 5, 10, 1}, {WORDS_float16 + 330, WORDS_float16 + 433, 5, 7, 2}, {WORDS_float16 + 344, WORDS_float16 + 38, 5, 10, 1}, 0, WORDS_float16 + 346, TEXTS_float16 + 6778, TEXTS_float16 + 4865, TEXTS_float16 + 6758, TEXTS_float16 + 230, TEXTS_float16 + 4515, 3, 18, 2, 3, 0, 1, 0, 0, 5, 1, ENTRIES_float16 + 72},
    {{WORDS_float16 + 348, WORDS_float16 + 38, 5, 10, 1}, {WORDS_float16 + 330, WORDS_float16 + 433, 5, 7, 2}, {WORDS_float16 + 350, WORDS_float16 + 38, 5, 10, 1}, 0, WORDS_float16 + 348, TEXTS_float16 + 6820, TEXTS_float16 + 4983, TEXTS_float16 + 6862, TEXTS_float16 + 230, TEXTS_float16 + 4515, 3, 18, 2, 3, 0, 1, 0, 0, 2, 0, ENTRIES_float16 + 78},
    {{WORDS_float16 + 435, WORDS_float16 + 435, 0, 10, 2}, {WORDS_float16 + 435, WORDS_float16 + 437, 0, 7, 3}, {WORDS_float16 + 435, WORDS_float16 + 440, 0, 10, 3}, 0, WORDS_float16 + 435, TEXTS_float16 + 6906, TEXTS_float16 + 6944, TEXTS_float16 + 7029, TEXTS_float16 + 230, TEXTS_float16 + 4109, 3, 18, 2, 4, 0, 1, 1, 0, 0, 0, ENTRIES_float16 + 0},
    {{WORDS_float16 + 29, WORDS_float16 + 32, 10, 10, 1}, {WORDS_float16 + 33, WORDS_float16 + 433, 5, 7, 2}, {WORDS_float16 + 39, WORDS_float16 + 38, 5, 10, 1}, 0, WORDS_float16 + 41, TEXTS_float16 + 7097, TEXTS_float16 + 478, TEXTS_float16 + 7130, TEXTS_float16 + 230, TEXTS_float16 + 231, 4, 18, 2, 0, 0, 0, 0, 0, 0, 4, ENTRIES_float16 + 2},
    {{WORDS_float16 + 44, WORDS_float16 + 32, 10, 10, 1}, {WORDS_float16 + 33, WORDS_float16 + 433, 5, 7, 2}, {WORDS_float16 + 47, WORDS_float16 + 38, 5, 10, 1}, 0, WORDS_float16 + 49, TEXTS_float16 + 7169, TEXTS_float16 + 631, TEXTS_float16 + 7202, TEXTS_float16 + 230, TEXTS_float16 + 231, 4, 18, 2, 0, 0, 0, 0, 0, 0, 4, ENTRIES_float16 + 6},
    {{WORDS_float16 + 44, WORDS_float16 + 32, 10, 10, 1}, {WORDS_float16 + 33, WORDS_float16 + 433, 5, 7, 2}, {WORDS_float16 + 39, WORDS_float16 + 38, 5, 10, 1}, 0, WORDS_float16 + 52, TEXTS_float16 + 7241, TEXTS_float16 + 783, TEXTS_float16 + 7130, TEXTS_float16 + 230, TEXTS_float16 + 231, 4, 18, 2, 0, 0, 0, 0, 0, 0, 1, ENTRIES_float16 + 10},
    {{WORDS_float16 + 29, WORDS_float16 + 32, 10, 10, 1}, {WORDS_float16 + 57, WORDS_float16 + 433, 5, 7, 2}, {WORDS_float16 + 39, WORDS_float16 + 38, 5, 10, 1}, 0, WORDS_float16 + 62, TEXTS_float16 + 7274, TEXTS_float16 + 862, TEXTS_float16 + 7307, TEXTS_float16 + 230, TEXTS_float16 + 231, 4, 18, 2, 0, 0, 0, 1, 0, 2, 2, ENTRIES_float16 + 11},
    {{WORDS_float16 + 443, WORDS_float16 + 477, 135, 10, 2}, {WORDS_float16 + 479, WORDS_float16 + 433, 5, 7, 2}, {WORDS_float16 + 484, WORDS_float16 + 503, 75, 10, 2}, 0, WORDS_float16 + 505, TEXTS_float16 + 7352, TEXTS_float16 + 7385, TEXTS_float16 + 7426, TEXTS_float16 + 230, TEXTS_float16 + 231, 4, 18, 2, 0, 0, 1, 0, 0, 0, 0, ENTRIES_float16 + 0},
    {{WORDS_float16 + 443, WORDS_float16 + 477, 135, 10, 2}, {WORDS_float16 + 539, WORDS_float16 + 433, 5, 7, 2}, {WORDS_float16 + 484, WORDS_float16 + 503, 75, 10, 2}, 0, WORDS_float16 + 544, TEXTS_float16 + 7484, TEXTS_float16 + 7517, TEXTS_float16 + 7426, TEXTS_float16 + 230, TEXTS_float16 + 231, 4, 18, 2, 0, 0, 1, 0, 0, 0, 0, ENTRIES_float16 + 0},
    {{WORDS_float16 + 443, WORDS_float16 + 477, 135, 10, 2}, {WORDS_float16 + 578, WORDS_float16 + 433, 5, 7, 2}, {WORDS_float16 + 484, WORDS_float16 + 503, 75, 10, 2}, 0, WORDS_float16 + 583, TEXTS_float16 + 7558, TEXTS_float16 + 7591, TEXTS_float16 + 7426, TEXTS_float16 + 230, TEXTS_float16 + 231, 4, 18, 2, 0, 0, 1, 0, 0, 0, 0, ENTRIES_float16 + 0},
    {{WORDS_float16 + 443, WORDS_float16 + 477, 135, 10, 2}, {WORDS_float16 + 617, WORDS_float16 + 433, 5, 7, 2}, {WORDS_float16 + 622, WORDS_float16 + 503, 75, 10, 2}, 0, WORDS_float16 + 641, TEXTS_float16 + 7653, TEXTS_float16 + 7686, TEXTS_float16 + 7755, TEXTS_float16 + 230, TEXTS_float16 + 231, 4, 18, 2, 0, 0, 1, 1, 0, 0, 0, ENTRIES_float16 + 0},
    {{WORDS_float16 + 65, WORDS_float16 + 38, 5, 10, 1}, {WORDS_float16 + 67, WORDS_float16 + 383, 3, 7, 2}, {WORDS_float16 + 71, WORDS_float16 + 70, 3, 10, 1}, 0, WORDS_float16 + 72, TEXTS_float16 + 7814, TEXTS_float16 + 1011, TEXTS_float16 + 6146, TEXTS_float16 + 230, TEXTS_float16 + 231, 4, 18, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_float16 + 0},
    {{WORDS_float16 + 675, WORDS_float16 + 681, 24, 10, 8}, {WORDS_float16 + 689, WORDS_float16 + 691, 2, 7, 2}, {WORDS_float16 + 693, WORDS_float16 + 697, 16, 10, 8}, 0, WORDS_float16 + 705, TEXTS_float16 + 7852, TEXTS_float16 + 7889, TEXTS_float16 + 7931, TEXTS_float16 + 230, TEXTS_float16 + 5668, 3, 18, 2, 2, 0, 1, 0, 0, 0, 0, ENTRIES_float16 + 0},
    {{WORDS_float16 + 365, WORDS_float16 + 9, 6, 10, 1}, {WORDS_float16 + 218, WORDS_float16 + 82, 6, 7, 2}, {WORDS_float16 + 367, WORDS_float16 + 9, 6, 10, 1}, 0, WORDS_float16 + 369, TEXTS_float16 + 7997, TEXTS_float16 + 5505, TEXTS_float16 + 8035, TEXTS_float16 + 230, TEXTS_float16 + 5668, 3, 18, 2, 2, 0, 1, 0, 0, 0, 9, ENTRIES_float16 + 80},
    {{WORDS_float16 + 365, WORDS_float16 + 9, 6, 10, 1}, {WORDS_float16 + 218, WORDS_float16 + 82, 6, 7, 2}, {WORDS_float16 + 372, WORDS_float16 + 9, 6, 10, 1}, 0, WORDS_float16 + 374, TEXTS_float16 + 8099, TEXTS_float16 + 5716, TEXTS_float16 + 8137, TEXTS_float16 + 230, TEXTS_float16 + 5668, 3, 18, 2, 2, 0, 1, 0, 0, 0, 2, ENTRIES_float16 + 89},
#endif
#if (SCATTER_VECTORS_TYPES) & 0x800 /* double */
    {{WORDS_double + 1, WORDS_double + 8, 7, 11, 1}, {WORDS_double + 9, WORDS_double + 14, 5, 7, 1}, {WORDS_double + 15, WORDS_double + 14, 5, 11, 1}, 0, WORDS_double + 20, TEXTS_double + 0, TEXTS_double + 51, TEXTS_double + 133, TEXTS_double + 224, TEXTS_double + 225, 4, 9, 0, 0, 1, 0, 1, 0, 1, 0, ENTRIES_double + 0},
    {{WORDS_double + 27, WORDS_double + 33, 6, 11, 2}, {WORDS_double + 35, WORDS_double + 39, 4, 7, 2}, {WORDS_double + 41, WORDS_double + 39, 4, 11, 2}, 0, WORDS_double + 45, TEXTS_double + 230, TEXTS_double + 285, TEXTS_double + 396, TEXTS_double + 224, TEXTS_double + 225, 4, 13, 1, 0, 1, 0, 0, 0, 0, 0, ENTRIES_double + 1},
    {{WORDS_double + 51, WORDS_double + 14, 5, 11, 1}, {WORDS_double + 56, WORDS_double + 58, 4, 6, 1}, {WORDS_double + 41, WORDS_double + 58, 4, 11, 1}, 0, WORDS_double + 59, TEXTS_double + 557, TEXTS_double + 635, TEXTS_double + 782, TEXTS_double + 224, TEXTS_double + 225, 4, 16, 1, 0, 0, 0, 0, 0, 0, 0, ENTRIES_double + 1},
    {{WORDS_double + 64, WORDS_double + 70, 6, 11, 1}, {WORDS_double + 71, WORDS_double + 70, 6, 7, 1}, {WORDS_double + 77, WORDS_double + 70, 6, 11, 1}, 0, WORDS_double + 83, TEXTS_double + 860, TEXTS_double + 903, TEXTS_double + 967, TEXTS_double + 224, TEXTS_double + 1026, 3, 18, 1, 4, 0, 1, 0, 0, 0, 0, ENTRIES_double + 1},
    {{WORDS_double + 64, WORDS_double + 70, 6, 11, 1}, {WORDS_double + 89, WORDS_double + 70, 6, 7, 1}, {WORDS_double + 95, WORDS_double + 70, 6, 11, 1}, 0, WORDS_double + 101, TEXTS_double + 1030, TEXTS_double + 1073, TEXTS_double + 1136, TEXTS_double + 224, TEXTS_double + 1026, 3, 18, 1, 4, 0, 1, 0, 0, 0, 0, ENTRIES_double + 1},
    {{WORDS_double + 107, WORDS_double + 115, 8, 11, 2}, {WORDS_double + 117, WORDS_double + 115, 8, 7, 2}, {WORDS_double + 125, WORDS_double + 115, 8, 11, 2}, 0, WORDS_double + 133, TEXTS_double + 1241, TEXTS_double + 1310, TEXTS_double + 1413, TEXTS_double + 224, TEXTS_double + 1026, 3, 18, 1, 4, 1, 1, 1, 0, 0, 0, ENTRIES_double + 1},
    {{WORDS_double + 107, WORDS_double + 115, 8, 11, 2}, {WORDS_double + 141, WORDS_double + 115, 8, 7, 2}, {WORDS_double + 125, WORDS_double + 115, 8, 11, 2}, 0, WORDS_double + 133, TEXTS_double + 1487, TEXTS_double + 1556, TEXTS_double + 1657, TEXTS_double + 224, TEXTS_double + 1026, 3, 18, 1, 4, 1, 1, 1, 0, 0, 0, ENTRIES_double + 1},
    {{WORDS_double + 107, WORDS_double + 115, 8, 11, 2}, {WORDS_double + 149, WORDS_double + 115, 8, 7, 2}, {WORDS_double + 157, WORDS_double + 115, 8, 11, 2}, 0, WORDS_double + 165, TEXTS_double + 1762, TEXTS_double + 1831, TEXTS_double + 1928, TEXTS_double + 224, TEXTS_double + 1026, 3, 18, 1, 4, 1, 1, 1, 0, 0, 0, ENTRIES_double + 1},
    {{WORDS_double + 107, WORDS_double + 115, 8, 11, 2}, {WORDS_double + 173, WORDS_double + 115, 8, 7, 2}, {WORDS_double + 125, WORDS_double + 115, 8, 11, 2}, 0, 0, TEXTS_double + 2037, TEXTS_double + 2106, TEXTS_double + 2204, TEXTS_double + 2233, TEXTS_double + 1026, 3, 18, 1, 4, 1, 1, 2, 1, 0, 0, ENTRIES_double + 1},
    {{WORDS_double + 181, WORDS_double + 197, 16, 11, 2}, {WORDS_double + 199, WORDS_double + 208, 9, 7, 2}, {WORDS_double + 210, WORDS_double + 208, 9, 11, 2}, 0, WORDS_double + 219, TEXTS_double + 2246, TEXTS_double + 2296, TEXTS_double + 2370, TEXTS_double + 224, TEXTS_double + 2452, 3, 18, 1, 3, 0, 1, 0, 0, 0, 0, ENTRIES_double + 1},
    {{WORDS_double + 239, WORDS_double + 299, 60, 11, 3}, {WORDS_double + 302, WORDS_double + 115, 8, 7, 2}, {WORDS_double + 310, WORDS_double + 330, 20, 11, 2}, 0, WORDS_double + 332, TEXTS_double + 2456, TEXTS_double + 2509, TEXTS_double + 2606, TEXTS_double + 224, TEXTS_double + 225, 4, 11, 2, 0, 0, 0, 1, 0, 5, 1, ENTRIES_double + 1},
    {{WORDS_double + 392, WORDS_double + 404, 12, 11, 2}, {WORDS_double + 406, WORDS_double + 416, 10, 7, 2}, {WORDS_double + 418, WORDS_double + 14, 5, 11, 1}, 0, WORDS_double + 423, TEXTS_double + 2764, TEXTS_double + 2814, TEXTS_double + 2919, TEXTS_double + 224, TEXTS_double + 3084, 3, 16, 2, 1, 0, 1, 0, 0, 0, 0, ENTRIES_double + 1},
    {{WORDS_double + 64, WORDS_double + 70, 6, 11, 1}, {WORDS_double + 71, WORDS_double + 33, 6, 7, 2}, {WORDS_double + 77, WORDS_double + 70, 6, 11, 1}, 0, WORDS_double + 83, TEXTS_double + 3088, TEXTS_double + 903, TEXTS_double + 3125, TEXTS_double + 224, TEXTS_double + 1026, 3, 18, 2, 4, 0, 1, 0, 0, 0, 0, ENTRIES_double + 1},
    {{WORDS_double + 64, WORDS_double + 70, 6, 11, 1}, {WORDS_double + 89, WORDS_double + 33, 6, 7, 2}, {WORDS_double + 95, WORDS_double + 70, 6, 11, 1}, 0, WORDS_double + 101, TEXTS_double + 3172, TEXTS_double + 1073, TEXTS_double + 3209, TEXTS_double + 224, TEXTS_double + 1026, 3, 18, 2, 4, 0, 1, 0, 0, 0, 0, ENTRIES_double + 1},
    {{WORDS_double + 437, WORDS_double + 446, 9, 11, 1}, {WORDS_double + 447, WORDS_double + 453, 6, 7, 3}, {WORDS_double + 456, WORDS_double + 462, 6, 11, 2}, 0, WORDS_double + 464, TEXTS_double + 3296, TEXTS_double + 3328, TEXTS_double + 3392, TEXTS_double + 224, TEXTS_double + 3084, 3, 18, 2, 1, 0, 1, 0, 0, 0, 1, ENTRIES_double + 7},
    {{WORDS_double + 473, WORDS_double + 446, 9, 11, 1}, {WORDS_double + 482, WORDS_double + 453, 6, 7, 3}, {WORDS_double + 488, WORDS_double + 462, 6, 11, 2}, 0, WORDS_double + 494, TEXTS_double + 3511, TEXTS_double + 3543, TEXTS_double + 3671, TEXTS_double + 224, TEXTS_double + 3084, 3, 18, 2, 1, 0, 1, 0, 0, 0, 0, ENTRIES_double + 1},
    {{WORDS_double + 509, WORDS_double + 446, 9, 11, 1}, {WORDS_double + 482, WORDS_double + 453, 6, 7, 3}, {WORDS_double + 518, WORDS_double + 462, 6, 11, 2}, 0, WORDS_double + 524, TEXTS_double + 3809, TEXTS_double + 3841, TEXTS_double + 3977, TEXTS_double + 224, TEXTS_double + 3084, 3, 18, 2, 1, 0, 1, 0, 0, 1, 2, ENTRIES_double + 8},
#endif
#if (SCATTER_VECTORS_TYPES) & 0x1000 /* uint32 */
    {{WORDS_uint32 + 4, WORDS_uint32 + 18, 27, 12, 3}, {WORDS_uint32 + 21, WORDS_uint32 + 27, 12, 6, 3}, {WORDS_uint32 + 30, WORDS_uint32 + 27, 12, 12, 3}, -3, WORDS_uint32 + 36, TEXTS_uint32 + 0, TEXTS_uint32 + 66, TEXTS_uint32 + 199, TEXTS_uint32 + 367, TEXTS_uint32 + 368, 4, 11, 0, 0, 1, 0, 1, 0, 4, 0, ENTRIES_uint32 + 0},
    {{WORDS_uint32 + 50, WORDS_uint32 + 50, 0, 12, 2}, {WORDS_uint32 + 50, WORDS_uint32 + 52, 0, 6, 2}, {WORDS_uint32 + 50, WORDS_uint32 + 52, 0, 12, 2}, 0, WORDS_uint32 + 50, TEXTS_uint32 + 373, TEXTS_uint32 + 429, TEXTS_uint32 + 488, TEXTS_uint32 + 367, TEXTS_uint32 + 368, 4, 18, 1, 0, 1, 1, 0, 0, 0, 0, ENTRIES_uint32 + 4},
    {{WORDS_uint32 + 54, WORDS_uint32 + 66, 24, 12, 4}, {WORDS_uint32 + 70, WORDS_uint32 + 72, 2, 7, 2}, {WORDS_uint32 + 74, WORDS_uint32 + 82, 16, 12, 4}, 0, WORDS_uint32 + 86, TEXTS_uint32 + 545, TEXTS_uint32 + 591, TEXTS_uint32 + 700, TEXTS_uint32 + 367, TEXTS_uint32 + 368, 4, 18, 2, 0, 0, 1, 0, 0, 0, 0, ENTRIES_uint32 + 4},
    {{WORDS_uint32 + 98, WORDS_uint32 + 104, 12, 12, 2}, {WORDS_uint32 + 106, WORDS_uint32 + 108, 2, 7, 1}, {WORDS_uint32 + 109, WORDS_uint32 + 50, 1, 12, 0}, 0, WORDS_uint32 + 110, TEXTS_uint32 + 834, TEXTS_uint32 + 873, TEXTS_uint32 + 984, TEXTS_uint32 + 367, TEXTS_uint32 + 1122, 3, 18, 2, 3, 0, 1, 0, 0, 0, 0, ENTRIES_uint32 + 4},
    {{WORDS_uint32 + 116, WORDS_uint32 + 124, 16, 12, 2}, {WORDS_uint32 + 126, WORDS_uint32 + 130, 4, 7, 2}, {WORDS_uint32 + 132, WORDS_uint32 + 124, 16, 12, 2}, 0, WORDS_uint32 + 140, TEXTS_uint32 + 1126, TEXTS_uint32 + 1176, TEXTS_uint32 + 1288, TEXTS_uint32 + 367, TEXTS_uint32 + 1122, 3, 18, 2, 3, 0, 1, 0, 0, 0, 0, ENTRIES_uint32 + 4},
#endif
#if (SCATTER_VECTORS_TYPES) & 0x2000 /* uint64 */
    {{WORDS_uint64 + 0, WORDS_uint64 + 5, 5, 13, 1}, {WORDS_uint64 + 6, WORDS_uint64 + 9, 3, 7, 1}, {WORDS_uint64 + 10, WORDS_uint64 + 9, 3, 13, 1}, 0, WORDS_uint64 + 13, TEXTS_uint64 + 0, TEXTS_uint64 + 33, TEXTS_uint64 + 122, TEXTS_uint64 + 158, TEXTS_uint64 + 159, 4, 11, 0, 0, 0, 0, 1, 0, 0, 0, ENTRIES_uint64 + 0},
    {{WORDS_uint64 + 18, WORDS_uint64 + 18, 0, 13, 2}, {WORDS_uint64 + 18, WORDS_uint64 + 18, 0, 6, 2}, {WORDS_uint64 + 18, WORDS_uint64 + 18, 0, 13, 2}, 0, WORDS_uint64 + 18, TEXTS_uint64 + 164, TEXTS_uint64 + 204, TEXTS_uint64 + 263, TEXTS_uint64 + 158, TEXTS_uint64 + 159, 4, 18, 1, 0, 1, 1, 0, 0, 0, 0, ENTRIES_uint64 + 0},
    {{WORDS_uint64 + 20, WORDS_uint64 + 26, 6, 13, 2}, {WORDS_uint64 + 18, WORDS_uint64 + 28, 0, 7, 2}, {WORDS_uint64 + 30, WORDS_uint64 + 36, 6, 13, 3}, 0, WORDS_uint64 + 39, TEXTS_uint64 + 320, TEXTS_uint64 + 361, TEXTS_uint64 + 470, TEXTS_uint64 + 158, TEXTS_uint64 + 564, 3, 16, 2, 2, 0, 1, 1, 0, 0, 0, ENTRIES_uint64 + 0},
    {{WORDS_uint64 + 45, WORDS_uint64 + 141, 96, 13, 2}, {WORDS_uint64 + 143, WORDS_uint64 + 145, 2, 7, 2}, {WORDS_uint64 + 147, WORDS_uint64 + 211, 64, 13, 2}, 0, WORDS_uint64 + 213, TEXTS_uint64 + 568, TEXTS_uint64 + 619, TEXTS_uint64 + 723, TEXTS_uint64 + 158, TEXTS_uint64 + 564, 3, 18, 2, 2, 0, 1, 0, 0, 0, 0, ENTRIES_uint64 + 0},
#endif
#if (SCATTER_VECTORS_TYPES) & 0x4000 /* complex64 */
    {{WORDS_complex64 + 0, WORDS_complex64 + 2, 2, 14, 1}, {WORDS_complex64 + 3, WORDS_complex64 + 2, 2, 6, 1}, {WORDS_complex64 + 4, WORDS_complex64 + 2, 2, 14, 1}, -1, WORDS_complex64 + 6, TEXTS_complex64 + 0, TEXTS_complex64 + 51, TEXTS_complex64 + 146, TEXTS_complex64 + 245, TEXTS_complex64 + 246, 4, 9, 0, 0, 1, 0, 0, 0, 0, 0, ENTRIES_complex64 + 0},
    {{WORDS_complex64 + 10, WORDS_complex64 + 17, 7, 14, 1}, {WORDS_complex64 + 18, WORDS_complex64 + 21, 6, 6, 1}, {WORDS_complex64 + 22, WORDS_complex64 + 21, 6, 14, 1}, 0, WORDS_complex64 + 28, TEXTS_complex64 + 251, TEXTS_complex64 + 292, TEXTS_complex64 + 363, TEXTS_complex64 + 245, TEXTS_complex64 + 557, 3, 16, 1, 2, 1, 1, 1, 0, 0, 4, ENTRIES_complex64 + 0},
    {{WORDS_complex64 + 36, WORDS_complex64 + 17, 7, 14, 1}, {WORDS_complex64 + 43, WORDS_complex64 + 21, 6, 6, 1}, {WORDS_complex64 + 46, WORDS_complex64 + 21, 6, 14, 1}, 0, WORDS_complex64 + 52, TEXTS_complex64 + 561, TEXTS_complex64 + 602, TEXTS_complex64 + 730, TEXTS_complex64 + 245, TEXTS_complex64 + 557, 3, 16, 1, 2, 1, 1, 1, 0, 1, 0, ENTRIES_complex64 + 4},
    {{WORDS_complex64 + 63, WORDS_complex64 + 21, 6, 14, 1}, {WORDS_complex64 + 69, WORDS_complex64 + 73, 4, 7, 1}, {WORDS_complex64 + 74, WORDS_complex64 + 73, 4, 14, 1}, 0, WORDS_complex64 + 78, TEXTS_complex64 + 902, TEXTS_complex64 + 950, TEXTS_complex64 + 1036, TEXTS_complex64 + 245, TEXTS_complex64 + 557, 3, 18, 1, 2, 0, 1, 1, 0, 0, 4, ENTRIES_complex64 + 5},
    {{WORDS_complex64 + 63, WORDS_complex64 + 21, 6, 14, 1}, {WORDS_complex64 + 96, WORDS_complex64 + 73, 4, 7, 1}, {WORDS_complex64 + 100, WORDS_complex64 + 73, 4, 14, 1}, 0, WORDS_complex64 + 104, TEXTS_complex64 + 1100, TEXTS_complex64 + 1148, TEXTS_complex64 + 1202, TEXTS_complex64 + 245, TEXTS_complex64 + 557, 3, 18, 1, 2, 0, 1, 1, 0, 0, 4, ENTRIES_complex64 + 9},
    {{WORDS_complex64 + 63, WORDS_complex64 + 21, 6, 14, 1}, {WORDS_complex64 + 120, WORDS_complex64 + 73, 4, 7, 1}, {WORDS_complex64 + 124, WORDS_complex64 + 73, 4, 14, 1}, 0, WORDS_complex64 + 128, TEXTS_complex64 + 1261, TEXTS_complex64 + 1309, TEXTS_complex64 + 1353, TEXTS_complex64 + 245, TEXTS_complex64 + 557, 3, 18, 1, 2, 0, 1, 1, 0, 2, 2, ENTRIES_complex64 + 13},
    {{WORDS_complex64 + 134, WORDS_complex64 + 134, 0, 14, 2}, {WORDS_complex64 + 134, WORDS_complex64 + 136, 0, 6, 2}, {WORDS_complex64 + 134, WORDS_complex64 + 136, 0, 14, 2}, 0, WORDS_complex64 + 134, TEXTS_complex64 + 1422, TEXTS_complex64 + 1481, TEXTS_complex64 + 1543, TEXTS_complex64 + 245, TEXTS_complex64 + 557, 3, 18, 1, 2, 1, 1, 1, 0, 0, 0, ENTRIES_complex64 + 0},
    {{WORDS_complex64 + 63, WORDS_complex64 + 21, 6, 14, 1}, {WORDS_complex64 + 69, WORDS_complex64 + 138, 4, 7, 2}, {WORDS_complex64 + 74, WORDS_complex64 + 73, 4, 14, 1}, 0, WORDS_complex64 + 78, TEXTS_complex64 + 1600, TEXTS_complex64 + 950, TEXTS_complex64 + 1642, TEXTS_complex64 + 245, TEXTS_complex64 + 557, 3, 18, 2, 2, 0, 1, 1, 0, 0, 4, ENTRIES_complex64 + 5},
    {{WORDS_complex64 + 63, WORDS_complex64 + 21, 6, 14, 1}, {WORDS_complex64 + 96, WORDS_complex64 + 138, 4, 7, 2}, {WORDS_complex64 + 100, WORDS_complex64 + 73, 4, 14, 1}, 0, WORDS_complex64 + 104, TEXTS_complex64 + 1694, TEXTS_complex64 + 1148, TEXTS_complex64 + 1736, TEXTS_complex64 + 245, TEXTS_complex64 + 557, 3, 18, 2, 2, 0, 1, 1, 0, 0, 4, ENTRIES_complex64 + 9},
    {{WORDS_complex64 + 63, WORDS_complex64 + 21, 6, 14, 1}, {WORDS_complex64 + 120, WORDS_complex64 + 138, 4, 7, 2}, {WORDS_complex64 + 124, WORDS_complex64 + 73, 4, 14, 1}, 0, WORDS_complex64 + 128, TEXTS_complex64 + 1783, TEXTS_complex64 + 1309, TEXTS_complex64 + 1825, TEXTS_complex64 + 245, TEXTS_complex64 + 557, 3, 18, 2, 2, 0, 1, 1, 0, 2, 2, ENTRIES_complex64 + 13},
    {{WORDS_complex64 + 140, WORDS_complex64 + 149, 9, 14, 1}, {WORDS_complex64 + 150, WORDS_complex64 + 157, 7, 7, 2}, {WORDS_complex64 + 159, WORDS_complex64 + 17, 7, 14, 1}, 0, WORDS_complex64 + 166, TEXTS_complex64 + 1882, TEXTS_complex64 + 1928, TEXTS_complex64 + 2021, TEXTS_complex64 + 245, TEXTS_complex64 + 246, 4, 18, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_complex64 + 0},
    {{WORDS_complex64 + 140, WORDS_complex64 + 149, 9, 14, 1}, {WORDS_complex64 + 175, WORDS_complex64 + 157, 7, 7, 2}, {WORDS_complex64 + 182, WORDS_complex64 + 17, 7, 14, 1}, 0, WORDS_complex64 + 189, TEXTS_complex64 + 2061, TEXTS_complex64 + 2107, TEXTS_complex64 + 2212, TEXTS_complex64 + 245, TEXTS_complex64 + 246, 4, 18, 2, 0, 0, 0, 1, 0, 0, 0, ENTRIES_complex64 + 0},
#endif
#if (SCATTER_VECTORS_TYPES) & 0x8000 /* complex128 */
    {{WORDS_complex128 + 0, WORDS_complex128 + 0, 0, 15, 2}, {WORDS_complex128 + 0, WORDS_complex128 + 2, 0, 7, 2}, {WORDS_complex128 + 0, WORDS_complex128 + 2, 0, 15, 2}, 1, WORDS_complex128 + 0, TEXTS_complex128 + 0, TEXTS_complex128 + 50, TEXTS_complex128 + 100, TEXTS_complex128 + 180, TEXTS_complex128 + 181, 4, 9, 0, 0, 1, 0, 0, 0, 0, 0, ENTRIES_complex128 + 0},
    {{WORDS_complex128 + 4, WORDS_complex128 + 244, 120, 15, 4}, {WORDS_complex128 + 248, WORDS_complex128 + 272, 48, 6, 4}, {WORDS_complex128 + 276, WORDS_complex128 + 272, 48, 15, 4}, 1, WORDS_complex128 + 372, TEXTS_complex128 + 186, TEXTS_complex128 + 253, TEXTS_complex128 + 349, TEXTS_complex128 + 180, TEXTS_complex128 + 181, 4, 11, 1, 0, 1, 0, 0, 0, 0, 0, ENTRIES_complex128 + 0},
    {{WORDS_complex128 + 612, WORDS_complex128 + 666, 27, 15, 1}, {WORDS_complex128 + 667, WORDS_complex128 + 718, 101, 6, 1}, {WORDS_complex128 + 719, WORDS_complex128 + 718, 101, 15, 1}, 0, WORDS_complex128 + 921, TEXTS_complex128 + 542, TEXTS_complex128 + 585, TEXTS_complex128 + 616, TEXTS_complex128 + 180, TEXTS_complex128 + 755, 3, 18, 1, 2, 0, 1, 1, 0, 0, 0, ENTRIES_complex128 + 0},
    {{WORDS_complex128 + 975, WORDS_complex128 + 1039, 32, 15, 12}, {WORDS_complex128 + 1051, WORDS_complex128 + 1087, 36, 7, 2}, {WORDS_complex128 + 1089, WORDS_complex128 + 1105, 8, 15, 4}, 0, WORDS_complex128 + 1109, TEXTS_complex128 + 759, TEXTS_complex128 + 825, TEXTS_complex128 + 913, TEXTS_complex128 + 180, TEXTS_complex128 + 181, 4, 11, 2, 0, 0, 0, 1, 0, 0, 0, ENTRIES_complex128 + 0},
    {{WORDS_complex128 + 1175, WORDS_complex128 + 1199, 12, 15, 2}, {WORDS_complex128 + 1201, WORDS_complex128 + 1213, 12, 7, 2}, {WORDS_complex128 + 1215, WORDS_complex128 + 1227, 6, 15, 1}, 0, WORDS_complex128 + 1228, TEXTS_complex128 + 1047, TEXTS_complex128 + 1083, TEXTS_complex128 + 1155, TEXTS_complex128 + 180, TEXTS_complex128 + 755, 3, 16, 2, 2, 0, 1, 1, 0, 0, 2, ENTRIES_complex128 + 0},
    {{WORDS_complex128 + 1252, WORDS_complex128 + 1199, 12, 15, 2}, {WORDS_complex128 + 1276, WORDS_complex128 + 1213, 12, 7, 2}, {WORDS_complex128 + 1288, WORDS_complex128 + 1227, 6, 15, 1}, 0, WORDS_complex128 + 1300, TEXTS_complex128 + 1269, TEXTS_complex128 + 1305, TEXTS_complex128 + 1433, TEXTS_complex128 + 180, TEXTS_complex128 + 755, 3, 16, 2, 2, 0, 1, 1, 0, 0, 0, ENTRIES_complex128 + 0},
    {{WORDS_complex128 + 1324, WORDS_complex128 + 1332, 4, 15, 2}, {WORDS_complex128 + 1334, WORDS_complex128 + 1338, 4, 7, 2}, {WORDS_complex128 + 1340, WORDS_complex128 + 1344, 2, 15, 1}, 0, WORDS_complex128 + 1345, TEXTS_complex128 + 1575, TEXTS_complex128 + 1607, TEXTS_complex128 + 1679, TEXTS_complex128 + 180, TEXTS_complex128 + 1740, 3, 18, 2, 1, 0, 1, 1, 0, 0, 0, ENTRIES_complex128 + 0},
    {{WORDS_complex128 + 1353, WORDS_complex128 + 1365, 6, 15, 2}, {WORDS_complex128 + 0, WORDS_complex128 + 1367, 0, 7, 1}, {WORDS_complex128 + 1368, WORDS_complex128 + 1365, 6, 15, 2}, 0, WORDS_complex128 + 1380, TEXTS_complex128 + 1744, TEXTS_complex128 + 1780, TEXTS_complex128 + 1849, TEXTS_complex128 + 180, TEXTS_complex128 + 755, 3, 18, 2, 2, 0, 1, 1, 0, 0, 0, ENTRIES_complex128 + 0},
#endif
#if (SCATTER_VECTORS_TYPES) & 0x10000 /* bfloat16 */
    {{WORDS_bfloat16 + 0, WORDS_bfloat16 + 1, 4, 16, 1}, {WORDS_bfloat16 + 2, WORDS_bfloat16 + 4, 2, 7, 1}, {WORDS_bfloat16 + 5, WORDS_bfloat16 + 4, 2, 16, 1}, 0, 0, TEXTS_bfloat16 + 0, TEXTS_bfloat16 + 29, TEXTS_bfloat16 + 63, TEXTS_bfloat16 + 81, TEXTS_bfloat16 + 91, 4, 9, 0, 0, 0, 0, 2, 0, 0, 0, ENTRIES_bfloat16 + 0},
    {{WORDS_bfloat16 + 6, WORDS_bfloat16 + 9, 12, 16, 2}, {WORDS_bfloat16 + 11, WORDS_bfloat16 + 14, 3, 7, 2}, {WORDS_bfloat16 + 16, WORDS_bfloat16 + 14, 3, 16, 2}, 0, 0, TEXTS_bfloat16 + 96, TEXTS_bfloat16 + 133, TEXTS_bfloat16 + 192, TEXTS_bfloat16 + 81, TEXTS_bfloat16 + 91, 4, 11, 1, 0, 0, 0, 2, 0, 0, 0, ENTRIES_bfloat16 + 0},
    {{WORDS_bfloat16 + 6, WORDS_bfloat16 + 9, 12, 16, 2}, {WORDS_bfloat16 + 11, WORDS_bfloat16 + 14, 3, 7, 2}, {WORDS_bfloat16 + 16, WORDS_bfloat16 + 14, 3, 16, 2}, 0, WORDS_bfloat16 + 17, TEXTS_bfloat16 + 218, TEXTS_bfloat16 + 255, TEXTS_bfloat16 + 317, TEXTS_bfloat16 + 370, TEXTS_bfloat16 + 91, 4, 13, 1, 0, 0, 0, 0, 0, 0, 0, ENTRIES_bfloat16 + 0},
    {{WORDS_bfloat16 + 20, WORDS_bfloat16 + 23, 9, 16, 1}, {WORDS_bfloat16 + 24, WORDS_bfloat16 + 31, 7, 7, 1}, {WORDS_bfloat16 + 32, WORDS_bfloat16 + 31, 7, 16, 1}, 0, WORDS_bfloat16 + 34, TEXTS_bfloat16 + 371, TEXTS_bfloat16 + 422, TEXTS_bfloat16 + 515, TEXTS_bfloat16 + 370, TEXTS_bfloat16 + 91, 4, 18, 1, 0, 0, 0, 0, 0, 0, 0, ENTRIES_bfloat16 + 0},
    {{WORDS_bfloat16 + 20, WORDS_bfloat16 + 23, 9, 16, 1}, {WORDS_bfloat16 + 37, WORDS_bfloat16 + 31, 7, 7, 1}, {WORDS_bfloat16 + 44, WORDS_bfloat16 + 31, 7, 16, 1}, 0, WORDS_bfloat16 + 46, TEXTS_bfloat16 + 567, TEXTS_bfloat16 + 618, TEXTS_bfloat16 + 723, TEXTS_bfloat16 + 370, TEXTS_bfloat16 + 91, 4, 18, 1, 0, 0, 0, 1, 0, 0, 0, ENTRIES_bfloat16 + 0},
    {{WORDS_bfloat16 + 0, WORDS_bfloat16 + 1, 4, 16, 1}, {WORDS_bfloat16 + 2, WORDS_bfloat16 + 49, 2, 7, 2}, {WORDS_bfloat16 + 5, WORDS_bfloat16 + 4, 2, 16, 1}, 0, 0, TEXTS_bfloat16 + 807, TEXTS_bfloat16 + 839, TEXTS_bfloat16 + 873, TEXTS_bfloat16 + 81, TEXTS_bfloat16 + 91, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_bfloat16 + 0},
    {{WORDS_bfloat16 + 51, WORDS_bfloat16 + 54, 12, 16, 2}, {WORDS_bfloat16 + 4, WORDS_bfloat16 + 56, 1, 7, 1}, {WORDS_bfloat16 + 57, WORDS_bfloat16 + 1, 4, 16, 1}, 0, WORDS_bfloat16 + 58, TEXTS_bfloat16 + 893, TEXTS_bfloat16 + 935, TEXTS_bfloat16 + 1047, TEXTS_bfloat16 + 370, TEXTS_bfloat16 + 91, 4, 13, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_bfloat16 + 0},
    {{WORDS_bfloat16 + 61, WORDS_bfloat16 + 63, 5, 16, 1}, {WORDS_bfloat16 + 64, WORDS_bfloat16 + 67, 3, 7, 2}, {WORDS_bfloat16 + 69, WORDS_bfloat16 + 70, 3, 16, 1}, 0, WORDS_bfloat16 + 71, TEXTS_bfloat16 + 1156, TEXTS_bfloat16 + 1195, TEXTS_bfloat16 + 1275, TEXTS_bfloat16 + 370, TEXTS_bfloat16 + 91, 4, 16, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_bfloat16 + 0},
    {{WORDS_bfloat16 + 73, WORDS_bfloat16 + 233, 640, 16, 3}, {WORDS_bfloat16 + 236, WORDS_bfloat16 + 246, 10, 7, 2}, {WORDS_bfloat16 + 248, WORDS_bfloat16 + 328, 320, 16, 2}, 0, WORDS_bfloat16 + 330, TEXTS_bfloat16 + 1315, TEXTS_bfloat16 + 1348, TEXTS_bfloat16 + 1389, TEXTS_bfloat16 + 370, TEXTS_bfloat16 + 91, 4, 18, 2, 0, 0, 1, 0, 0, 0, 0, ENTRIES_bfloat16 + 0},
    {{WORDS_bfloat16 + 73, WORDS_bfloat16 + 233, 640, 16, 3}, {WORDS_bfloat16 + 490, WORDS_bfloat16 + 246, 10, 7, 2}, {WORDS_bfloat16 + 248, WORDS_bfloat16 + 328, 320, 16, 2}, 0, WORDS_bfloat16 + 500, TEXTS_bfloat16 + 1463, TEXTS_bfloat16 + 1496, TEXTS_bfloat16 + 1389, TEXTS_bfloat16 + 370, TEXTS_bfloat16 + 91, 4, 18, 2, 0, 0, 1, 0, 0, 0, 0, ENTRIES_bfloat16 + 0},
    {{WORDS_bfloat16 + 73, WORDS_bfloat16 + 233, 640, 16, 3}, {WORDS_bfloat16 + 660, WORDS_bfloat16 + 246, 10, 7, 2}, {WORDS_bfloat16 + 248, WORDS_bfloat16 + 328, 320, 16, 2}, 0, WORDS_bfloat16 + 670, TEXTS_bfloat16 + 1537, TEXTS_bfloat16 + 1570, TEXTS_bfloat16 + 1389, TEXTS_bfloat16 + 370, TEXTS_bfloat16 + 91, 4, 18, 2, 0, 0, 1, 0, 0, 0, 0, ENTRIES_bfloat16 + 0},
    {{WORDS_bfloat16 + 73, WORDS_bfloat16 + 233, 640, 16, 3}, {WORDS_bfloat16 + 830, WORDS_bfloat16 + 246, 10, 7, 2}, {WORDS_bfloat16 + 840, WORDS_bfloat16 + 328, 320, 16, 2}, 0, WORDS_bfloat16 + 920, TEXTS_bfloat16 + 1632, TEXTS_bfloat16 + 1665, TEXTS_bfloat16 + 1734, TEXTS_bfloat16 + 370, TEXTS_bfloat16 + 91, 4, 18, 2, 0, 0, 1, 1, 0, 0, 0, ENTRIES_bfloat16 + 0},
#endif
    {{0, 0, 0, 0, 0}, {0, 0, 0, 0, 0}, {0, 0, 0, 0, 0}, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}};

const size_t scatter_vector_count = VECTORS_end;

/* Does not compile if SCATTER_VECTORS_TYPES means something else to the preprocessor. */
typedef char types_are_a_number[sizeof scatter_vectors / sizeof *scatter_vectors == VECTORS_end + 1 ? 1 : -1];

const void *scatter_vector_elements(uint32_t offset)
{
    return &words[offset];
}

const char *scatter_vector_text(uint32_t offset)
{
    return (const char *)&texts + offset;
}

/* The check of an answer, by hand: make_c.py writes it behind the tables in scatter_vectors.c. */

/* A cell and its size in bytes; NULL for a string that is not within the first `limit` bytes. */
static const char *cell_of(unsigned type, const char *elements, size_t limit, size_t n, size_t *size)
{
    static const unsigned char sizes[] = {0, 4, 1, 1, 2, 2, 4, 8, 0, 1, 2, 8, 4, 8, 8, 16, 2};
    uint32_t ends[2];
    *size = sizes[type];
    if (type != SCATTER_VECTOR_STRING)
        return elements + *size * n;
    if (limit / 4 < n + 2)
        return NULL;
    memcpy(ends, elements + 4 * n, sizeof ends);
    *size = ends[1] - ends[0];
    return ends[0] <= ends[1] && ends[1] <= limit ? elements + ends[0] : NULL;
}

/* Whether an entry permits a cell; expected is the cell of the stored output. */
static int matches(const struct entry *entry, unsigned type, const char *cell, size_t size,
                   const char *expected)
{
    const uint64_t *limits = scatter_vector_elements(entry->values);
    int is_complex = type == SCATTER_VECTOR_COMPLEX64 || type == SCATTER_VECTOR_COMPLEX128;
    size_t length = 0, width = is_complex ? size / 2 : size;
    double sum = 0;
    for (size_t n = 0; entry->kind == VALUES && n < entry->count; n++) {
        const char *value = cell_of(type, (const char *)limits, SIZE_MAX, n, &length);
        if (length == size && memcmp(value, cell, size) == 0)
            return 1;
    }
    if (entry->kind == VALUES || entry->kind == NONZERO || entry->kind == ANY)
        return entry->kind == ANY || (entry->kind == NONZERO && *cell != 0);
    for (size_t part = 0; part < size / width; part++) {
        uint64_t bits = 0, stored = 0, sign = (uint64_t)1 << (8 * width - 1);
        memcpy(&bits, cell + width * part, width);
        memcpy(&stored, expected + width * part, width);
        if (entry->kind == NORM) {
            /* limits are the centre and the radius, all double. Scaled, no square is too great or too small. */
            double number, norm[3];
            float single;
            memcpy(norm, limits, sizeof norm);
            memcpy(&number, &bits, sizeof number);
            memcpy(&single, &bits, sizeof single);
            number = ((width == sizeof single ? (double)single : number) - norm[part]) / norm[2];
            sum += number * number;
        } else if (entry->kind == INTERVAL) {
            /* limits are the ends of each part. Both they and key are ordered by value, with NaN outside. */
            uint64_t key = bits & sign ? ~bits & (sign - 1) : bits | sign;
            if (key < limits[2 * part] || key > limits[2 * part + 1])
                return 0;
        } else {
            /* The only limit is infinity. */
            int is_nan = (bits & (sign - 1)) > limits[0], was_nan = (stored & (sign - 1)) > limits[0];
            if (is_complex && !was_nan ? bits != stored : !is_nan)
                return 0;
        }
    }
    return sum <= 1;
}

enum scatter_vector_verdict scatter_vector_check(const struct scatter_vector *vector, const void *output,
                                                 size_t size)
{
    enum scatter_vector_verdict verdict = SCATTER_VECTOR_CONFORMS;
    const char *stored = scatter_vector_elements(vector->output);
    unsigned type = vector->data.type;
    size_t count = vector->data.count, stored_size = 0, cell_size = 0;
    if (output == NULL)
        return vector->result == SCATTER_VECTOR_VALID ? SCATTER_VECTOR_WRONG : SCATTER_VECTOR_CONFORMS;
    if (vector->result == SCATTER_VECTOR_INVALID)
        return vector->must ? SCATTER_VECTOR_WRONG : SCATTER_VECTOR_TOLERATED;
    const char *first = cell_of(type, output, size, 0, &cell_size), *ends = output;
    if (type == SCATTER_VECTOR_STRING && count ? first != ends + 4 * (count + 1) : size != count * cell_size)
        return SCATTER_VECTOR_WRONG;
    for (size_t i = 0; i < count; i++) {
        const struct entry *entry = &entry_table[vector->entries], *tolerated = entry + vector->allowed;
        const char *expected = cell_of(type, stored, SIZE_MAX, i, &stored_size);
        const char *cell = cell_of(type, output, size, i, &cell_size);
        if (cell != NULL && cell_size == stored_size && memcmp(cell, expected, cell_size) == 0)
            continue;
        while (entry < tolerated + vector->tolerated && !(cell != NULL && i - entry->first < entry->cells &&
                                                          matches(entry, type, cell, cell_size, expected)))
            entry++;
        if (entry == tolerated + vector->tolerated)
            return SCATTER_VECTOR_WRONG;
        verdict = entry < tolerated ? verdict : SCATTER_VECTOR_TOLERATED;
    }
    return verdict;
}
