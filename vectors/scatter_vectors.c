/* scatter_vectors.c: 693 test vectors of ONNX's scatter operators, corpus scatter-cts 0.5.0, edition onnx-1.23.
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

const char scatter_vectors_corpus[] = "scatter-cts 0.5.0";

/* Where the section of each element type begins. */
enum {
    WORDS_float = 0,
    WORDS_uint8 = WORDS_float + ((SCATTER_VECTORS_TYPES) & 0x2 ? 2670 : 0),
    WORDS_int8 = WORDS_uint8 + ((SCATTER_VECTORS_TYPES) & 0x4 ? 2415 : 0),
    WORDS_uint16 = WORDS_int8 + ((SCATTER_VECTORS_TYPES) & 0x8 ? 2698 : 0),
    WORDS_int16 = WORDS_uint16 + ((SCATTER_VECTORS_TYPES) & 0x10 ? 516 : 0),
    WORDS_int32 = WORDS_int16 + ((SCATTER_VECTORS_TYPES) & 0x20 ? 1425 : 0),
    WORDS_int64 = WORDS_int32 + ((SCATTER_VECTORS_TYPES) & 0x40 ? 438 : 0),
    WORDS_string = WORDS_int64 + ((SCATTER_VECTORS_TYPES) & 0x80 ? 1052 : 0),
    WORDS_bool = WORDS_string + ((SCATTER_VECTORS_TYPES) & 0x100 ? 3604 : 0),
    WORDS_float16 = WORDS_bool + ((SCATTER_VECTORS_TYPES) & 0x200 ? 495 : 0),
    WORDS_double = WORDS_float16 + ((SCATTER_VECTORS_TYPES) & 0x400 ? 1066 : 0),
    WORDS_uint32 = WORDS_double + ((SCATTER_VECTORS_TYPES) & 0x800 ? 1194 : 0),
    WORDS_uint64 = WORDS_uint32 + ((SCATTER_VECTORS_TYPES) & 0x1000 ? 661 : 0),
    WORDS_complex64 = WORDS_uint64 + ((SCATTER_VECTORS_TYPES) & 0x2000 ? 1247 : 0),
    WORDS_complex128 = WORDS_complex64 + ((SCATTER_VECTORS_TYPES) & 0x4000 ? 1021 : 0),
    WORDS_bfloat16 = WORDS_complex128 + ((SCATTER_VECTORS_TYPES) & 0x8000 ? 2562 : 0),
    WORDS_end = WORDS_bfloat16 + ((SCATTER_VECTORS_TYPES) & 0x10000 ? 1509 : 0)
};

enum {
    TEXTS_float = 0,
    TEXTS_uint8 = TEXTS_float + ((SCATTER_VECTORS_TYPES) & 0x2 ? 27873 : 0),
    TEXTS_int8 = TEXTS_uint8 + ((SCATTER_VECTORS_TYPES) & 0x4 ? 10188 : 0),
    TEXTS_uint16 = TEXTS_int8 + ((SCATTER_VECTORS_TYPES) & 0x8 ? 5797 : 0),
    TEXTS_int16 = TEXTS_uint16 + ((SCATTER_VECTORS_TYPES) & 0x10 ? 3100 : 0),
    TEXTS_int32 = TEXTS_int16 + ((SCATTER_VECTORS_TYPES) & 0x20 ? 5033 : 0),
    TEXTS_int64 = TEXTS_int32 + ((SCATTER_VECTORS_TYPES) & 0x40 ? 4299 : 0),
    TEXTS_string = TEXTS_int64 + ((SCATTER_VECTORS_TYPES) & 0x80 ? 6270 : 0),
    TEXTS_bool = TEXTS_string + ((SCATTER_VECTORS_TYPES) & 0x100 ? 6187 : 0),
    TEXTS_float16 = TEXTS_bool + ((SCATTER_VECTORS_TYPES) & 0x200 ? 4713 : 0),
    TEXTS_double = TEXTS_float16 + ((SCATTER_VECTORS_TYPES) & 0x400 ? 10075 : 0),
    TEXTS_uint32 = TEXTS_double + ((SCATTER_VECTORS_TYPES) & 0x800 ? 6635 : 0),
    TEXTS_uint64 = TEXTS_uint32 + ((SCATTER_VECTORS_TYPES) & 0x1000 ? 3611 : 0),
    TEXTS_complex64 = TEXTS_uint64 + ((SCATTER_VECTORS_TYPES) & 0x2000 ? 2891 : 0),
    TEXTS_complex128 = TEXTS_complex64 + ((SCATTER_VECTORS_TYPES) & 0x4000 ? 3839 : 0),
    TEXTS_bfloat16 = TEXTS_complex128 + ((SCATTER_VECTORS_TYPES) & 0x8000 ? 3911 : 0),
    TEXTS_end = TEXTS_bfloat16 + ((SCATTER_VECTORS_TYPES) & 0x10000 ? 3981 : 0)
};

enum {
    ENTRIES_float = 0,
    ENTRIES_uint8 = ENTRIES_float + ((SCATTER_VECTORS_TYPES) & 0x2 ? 57 : 0),
    ENTRIES_int8 = ENTRIES_uint8 + ((SCATTER_VECTORS_TYPES) & 0x4 ? 18 : 0),
    ENTRIES_uint16 = ENTRIES_int8 + ((SCATTER_VECTORS_TYPES) & 0x8 ? 4 : 0),
    ENTRIES_int16 = ENTRIES_uint16 + ((SCATTER_VECTORS_TYPES) & 0x10 ? 6 : 0),
    ENTRIES_int32 = ENTRIES_int16 + ((SCATTER_VECTORS_TYPES) & 0x20 ? 4 : 0),
    ENTRIES_int64 = ENTRIES_int32 + ((SCATTER_VECTORS_TYPES) & 0x40 ? 0 : 0),
    ENTRIES_string = ENTRIES_int64 + ((SCATTER_VECTORS_TYPES) & 0x80 ? 3 : 0),
    ENTRIES_bool = ENTRIES_string + ((SCATTER_VECTORS_TYPES) & 0x100 ? 21 : 0),
    ENTRIES_float16 = ENTRIES_bool + ((SCATTER_VECTORS_TYPES) & 0x200 ? 113 : 0),
    ENTRIES_double = ENTRIES_float16 + ((SCATTER_VECTORS_TYPES) & 0x400 ? 90 : 0),
    ENTRIES_uint32 = ENTRIES_double + ((SCATTER_VECTORS_TYPES) & 0x800 ? 12 : 0),
    ENTRIES_uint64 = ENTRIES_uint32 + ((SCATTER_VECTORS_TYPES) & 0x1000 ? 6 : 0),
    ENTRIES_complex64 = ENTRIES_uint64 + ((SCATTER_VECTORS_TYPES) & 0x2000 ? 2 : 0),
    ENTRIES_complex128 = ENTRIES_complex64 + ((SCATTER_VECTORS_TYPES) & 0x4000 ? 22 : 0),
    ENTRIES_bfloat16 = ENTRIES_complex128 + ((SCATTER_VECTORS_TYPES) & 0x8000 ? 4 : 0),
    ENTRIES_end = ENTRIES_bfloat16 + ((SCATTER_VECTORS_TYPES) & 0x10000 ? 10 : 0)
};

enum {
    VECTORS_float = 0,
    VECTORS_uint8 = VECTORS_float + ((SCATTER_VECTORS_TYPES) & 0x2 ? 235 : 0),
    VECTORS_int8 = VECTORS_uint8 + ((SCATTER_VECTORS_TYPES) & 0x4 ? 57 : 0),
    VECTORS_uint16 = VECTORS_int8 + ((SCATTER_VECTORS_TYPES) & 0x8 ? 42 : 0),
    VECTORS_int16 = VECTORS_uint16 + ((SCATTER_VECTORS_TYPES) & 0x10 ? 17 : 0),
    VECTORS_int32 = VECTORS_int16 + ((SCATTER_VECTORS_TYPES) & 0x20 ? 35 : 0),
    VECTORS_int64 = VECTORS_int32 + ((SCATTER_VECTORS_TYPES) & 0x40 ? 27 : 0),
    VECTORS_string = VECTORS_int64 + ((SCATTER_VECTORS_TYPES) & 0x80 ? 32 : 0),
    VECTORS_bool = VECTORS_string + ((SCATTER_VECTORS_TYPES) & 0x100 ? 40 : 0),
    VECTORS_float16 = VECTORS_bool + ((SCATTER_VECTORS_TYPES) & 0x200 ? 23 : 0),
    VECTORS_double = VECTORS_float16 + ((SCATTER_VECTORS_TYPES) & 0x400 ? 60 : 0),
    VECTORS_uint32 = VECTORS_double + ((SCATTER_VECTORS_TYPES) & 0x800 ? 29 : 0),
    VECTORS_uint64 = VECTORS_uint32 + ((SCATTER_VECTORS_TYPES) & 0x1000 ? 17 : 0),
    VECTORS_complex64 = VECTORS_uint64 + ((SCATTER_VECTORS_TYPES) & 0x2000 ? 15 : 0),
    VECTORS_complex128 = VECTORS_complex64 + ((SCATTER_VECTORS_TYPES) & 0x4000 ? 22 : 0),
    VECTORS_bfloat16 = VECTORS_complex128 + ((SCATTER_VECTORS_TYPES) & 0x8000 ? 20 : 0),
    VECTORS_end = VECTORS_bfloat16 + ((SCATTER_VECTORS_TYPES) & 0x10000 ? 22 : 0)
};

/* Elements, extents, and the values of entries. The last items are for an empty table. */
static const uint64_t words[] = {
#if (SCATTER_VECTORS_TYPES) & 0x2 /* float */
    0x7325b56f, 0xf4f314b793ee1f7c, 0xb8fcff2d2907f60d, 0x3f9165c64fe0b97, 6, 1,
    0xfffffffe00000005, 0xfffffffc00000005, 4, 1, 0x1220c0347325b56f, 0x4e16d5becfe43506,
    0xf4f314b793ee1f7c, 0xb8fcff2d4e16d5be, 0xcfe435061220c034, 0x41a0000041200000, 0x4220000041f00000, 0x4270000042480000,
    2, 3, 0, 1, 2, 1,
    3, 0x43c9000043c88000, 0x43c98000, 2, 0, 1,
    0xfffffffffffffffd, 1, 0, 0xcfe435061220c034, 0x93ee1f7c4e16d5be, 0xf4f314b7,
    5, 1, 1, 0x7325b56f1220c034, 0x93ee1f7c4e16d5be, 0xf4f314b7,
    5, 0xfffffffa, 0x41a0000041200000, 0x4220000041f00000, 0x4270000042480000, 0x428c0000,
    7, 0x8000000000000001, 2, 0x43c9000043c88000, 0x7fffffff00000001, 0x4000000000000001,
    0x1000000000001, 0x700000001, 0xfffffff800000001, 0x41a0000041200000, 0x4220000041f00000, 0x4270000042480000,
    0x42a00000428c0000, 0x42c8000042b40000, 0x42f0000042dc0000, 0x430c000043020000, 0x4320000043160000, 0x43340000432a0000,
    0x43480000433e0000, 0x435c000043520000, 0x4370000043660000, 2, 3, 4,
    1, 2, 1, 1, 0xfffffffffffffffc, 3,
    1, 1, 0x43c88000, 4, 0xfffffffffffffffc, 0x41a0000041200000,
    0x4220000041f00000, 0x4270000042480000, 0x42a00000428c0000, 0x42c8000042b40000, 0x42f0000042dc0000, 3,
    4, 0, 5, 0x400000003f800000, 0x4080000040400000, 0x40c0000040a00000,
    0x4100000040e00000, 0x4120000041100000, 0x4140000041300000, 0xffffffffffffffff, 1, 0,
    0xfffffffffffffffe, 3, 2, 3, 2, 0x42cc000042ca0000,
    0x42d0000042ce0000, 0x42d4000042d20000, 0x42cc00003f800000, 0x42ca000040400000, 0x40c0000042ce0000, 0x4100000042d00000,
    0x4120000041100000, 0x42d2000042d40000, 2, 0, 0x99563d5348aeb7e7, 0x239fd836fa5b328e,
    0x5f95edc0be651d04, 0xe373fcb5826f077a, 0xa77de72b3a870e0f, 0x15782e5e767d2399, 0x516e43e8cc8cc6dc, 0xf19ba68d9096b152,
    0xb5a591032c5f6437, 0x7508486685579c1, 0x43469a10dab470b4, 0x7f3caf9a9ebe5b2a, 0xc3cd3adb1e37ba5f, 0x87d725515a2dcfe9,
    0x351ef038e8dc1a8c, 0x711505c2ace60502, 0xd1f4e4b310101087, 0x95fecf294c062611, 0x26f74660f703c464, 0x62ed5beabb0daeda,
    0xe01c8e8b01e866af, 0xa42679013dde7c39, 0x18cf9c8879d491c3, 0x54c5b212c93558b2, 0xee4438638d3f4328, 0xb24e22d92fb6d261,
    0xaa7f2b06bace7eb, 2, 1, 3, 3, 3,
    0, 1, 1, 0, 0, 1,
    1, 0, 0, 1, 1, 0,
    0, 1, 1, 0, 0, 1,
    1, 0, 0, 1, 1, 0,
    2, 1, 3, 2, 2, 0x1220c0347325b56f,
    0x4e16d5becfe43506, 0xf4f314b793ee1f7c, 0xb8fcff2d2907f60d, 0x3f9165c64fe0b97, 0x3fef2be6de0bdede, 0x7be54170a215c954,
    0xc724a9051ae04c35, 0x8b2e937b56d661bf, 0x31c7820eec3388b6, 0x6dbd9798b03d732c, 0xd54c52dd0cb8a25d, 0x4e16d5be7325b56f,
    0xcfe43506fa5b328e, 0x5f95edc01220c034, 0xe373fcb5826f077a, 0x93ee1f7c3a870e0f, 0x15782e5eb8fcff2d, 0xf4f314b72907f60d,
    0xf19ba68d9096b152, 0xb5a591032c5f6437, 0x3fef2be664fe0b97, 0xde0bdededab470b4, 0x7f3caf9a03f9165c, 0xc3cd3adb1e37ba5f,
    0xa215c9545a2dcfe9, 0x351ef038c724a905, 0x7be541701ae04c35, 0xd1f4e4b310101087, 0x95fecf294c062611, 0x31c7820e56d661bf,
    0xec3388b6bb0daeda, 0xe01c8e8b8b2e937b, 0xa42679013dde7c39, 0xb03d732c79d491c3, 0x54c5b212d54c52dd, 0x6dbd97980cb8a25d,
    0xb24e22d92fb6d261, 0xaa7f2b06bace7eb, 0, 1, 1, 0,
    0, 1, 1, 0, 0, 1,
    1, 0, 0, 1, 1, 0,
    0, 1, 1, 0, 0, 1,
    1, 3, 0x400000003f800000, 0x4080000040400000, 0x40c0000040a00000, 0x4100000040e00000,
    0x4120000041100000, 0x4140000041300000, 0x4160000041500000, 0x4180000041700000, 0x4190000041880000, 0x41a0000041980000,
    0x41b0000041a80000, 0x41c0000041b80000, 0x41d0000041c80000, 0x41e0000041d80000, 0x41f0000041e80000, 0x4200000041f80000,
    0x4208000042040000, 0x42100000420c0000, 0x4218000042140000, 0x42200000421c0000, 0x4228000042240000, 0x42300000422c0000,
    0x4238000042340000, 0x42400000423c0000, 0x4248000042440000, 0x42500000424c0000, 0x4258000042540000, 0x42600000425c0000,
    0x4268000042640000, 0x42700000426c0000, 3, 4, 5, 0xfffffffffffffffc,
    1, 0xfffffffffffffffe, 3, 3, 0xfffffffffffffffc, 1,
    0xfffffffffffffffe, 1, 0xfffffffffffffffe, 3, 0xfffffffffffffffc, 0xfffffffffffffffc,
    1, 0xfffffffffffffffe, 3, 2, 2, 4,
    0x42cc000042ca0000, 0x42d0000042ce0000, 0x42d4000042d20000, 0x42d8000042d60000, 0x42dc000042da0000, 0x42e0000042de0000,
    0x42e4000042e20000, 0x42e8000042e60000, 0x42d4000042ca0000, 0x4080000040400000, 0x40c0000040a00000, 0x42d6000042cc0000,
    0x4120000041100000, 0x4140000041300000, 0x42d8000042ce0000, 0x42d2000041700000, 0x4190000041880000, 0x41a0000042d00000,
    0x41b0000042e20000, 0x42e0000041b80000, 0x42da000041c80000, 0x41e0000042e40000, 0x41f0000041e80000, 0x42dc000041f80000,
    0x4208000042e60000, 0x42100000420c0000, 0x42de000042140000, 0x4220000042e80000, 0x4228000042240000, 0x42300000422c0000,
    0x4238000042340000, 0x42400000423c0000, 0x4248000042440000, 0x42500000424c0000, 0x4258000042540000, 0x42600000425c0000,
    0x4268000042640000, 0x42700000426c0000, 0x40e00000, 0, 0x41100000, 4,
    3, 0x4396800040e00000, 0x40400000, 0x99563d5348aeb7e7, 0x239fd836fa5b328e, 0x5f95edc0be651d04,
    0xe373fcb5826f077a, 0xa77de72b3a870e0f, 0x15782e5e767d2399, 0x516e43e8cc8cc6dc, 0xf19ba68d9096b152, 0xb5a591032c5f6437,
    0x7508486685579c1, 0x43469a10dab470b4, 0x7f3caf9a9ebe5b2a, 0xc3cd3adb1e37ba5f, 0x87d725515a2dcfe9, 0x351ef038e8dc1a8c,
    0x711505c2ace60502, 0xd1f4e4b310101087, 0x95fecf294c062611, 0x26f74660f703c464, 0x62ed5beabb0daeda, 5,
    4, 2, 1, 0, 0, 1,
    1, 0, 0, 1, 1, 0,
    0, 1, 1, 0, 0, 1,
    1, 0, 0, 1, 1, 0,
    0, 1, 4, 3, 2, 0x7325b56f1220c034,
    0x4e16d5becfe43506, 0x93ee1f7cf4f314b7, 0xe373fcb5826f077a, 0xb8fcff2d2907f60d, 0x64fe0b9703f9165c, 0x3fef2be6de0bdede,
    0xf19ba68d9096b152, 0xa215c9547be54170, 0xc724a9051ae04c35, 0x56d661bf8b2e937b, 0x7f3caf9a9ebe5b2a, 0x31c7820eec3388b6,
    0xb03d732c6dbd9798, 0xd54c52dd0cb8a25d, 0x711505c2ace60502, 0xd1f4e4b310101087, 0x95fecf294c062611, 0x26f74660f703c464,
    0x62ed5beabb0daeda, 0, 1, 1, 0, 1,
    0, 0, 1, 2, 2, 2,
    0x43c9000043c88000, 0x43ca000043c98000, 0x43cb000043ca8000, 0x43cc000043cb8000, 0, 4,
    0x41200000, 0x41b0000041400000, 0x4228000042000000, 0x4278000042500000, 0x42a4000042900000, 0x42cc000042b80000,
    0x42f4000042e00000, 0x4396800041400000, 0x4228000042000000, 0x4040000042500000, 0x42a4000040e00000, 0x42cc000042b80000,
    0x42f4000042e00000, 0, 0x80000005, 0x42ca0000, 0x42cc0000, 0x400000003f800000,
    0x40400000, 0, 1, 2, 1, 0,
    0x42cc000042ca0000, 0x42d0000042ce0000, 0x42d20000, 0x42d0000042d20000, 0x42ce0000, 0,
    0, 0, 0, 0, 0, 0,
    0, 0, 0, 2, 1, 5,
    0x43c9000043c88000, 0x43ca000043c98000, 0x43cb000043ca8000, 0x43cc000043cb8000, 0x43cd000043cc8000, 0,
    2, 1, 1, 2, 1, 5,
    0x43c9000043c88000, 0x43ca000043c98000, 0x43ca8000, 0x41a0000041200000, 0x4220000041f00000, 0x3f800000,
    0x4396800040e00000, 0x7f800000, 0x7f7fffffbf800000, 0xff7fffffff800000, 0xff8000003fa00004, 0xc11000007f800000,
    0x3fa000043fa00004, 0xbfc00000bf800000, 0x80000000, 0x40a000004b800000, 0x7f7fffffbf800000, 0xff7fffffff800000,
    0xbf8000003fa00004, 0xbf800000, 0x17, 0x500000000, 0xf0000000a, 0x200000014,
    0xc00000007, 0x1600000011, 0x900000004, 0x130000000e, 0x600000001, 0x100000000b,
    0x300000015, 0xd00000008, 0x100000012, 0xb00000006, 0x1500000010, 0x800000003,
    0x120000000d, 0x500000000, 0xf0000000a, 0x200000014, 0xc00000007, 0x1600000011,
    0x900000004, 0x130000000e, 0x700000002, 0x110000000c, 0x400000016, 0xe00000009,
    0x100000013, 0xb00000006, 0x1500000010, 0x800000003, 0x120000000d, 0x500000000,
    0xf0000000a, 0x300000014, 0xd00000008, 0x12, 0xa00000005, 0x140000000f,
    0x700000002, 0x110000000c, 0x400000016, 0xe00000009, 0x100000013, 0xb00000006,
    0x1500000010, 0x900000004, 0x130000000e, 0x600000001, 0x100000000b, 0x15,
    0x65, 0xff8000007f7fffff, 0x7fc0000000000000, 0xff7fffffff800000, 0xbf800000c0400000, 0x7f7fffff7f800000,
    0x3fe00004ff800000, 0xbf8000004b800001, 0x7f7fffff7f800000, 0x7f7fffff80000000, 0xbf8000007f7fffff, 0xc08000003fa00006,
    0x7f800000ff7fffff, 0x800000007f7fffff, 0x7f7fffff7f7fffff, 0x3fa00006bf800000, 0xff7fffffc0800000, 0xff8000007f7fffff,
    0x7fc0000000000000, 0xff7fffffff800000, 0xbf800000c0400000, 0x7f7fffff7f800000, 0x3fe00004ff800000, 0xbf8000004b800001,
    0xc0400000ff7fffff, 0x7f800000bf800000, 0xff8000007f7fffff, 0x4b8000013fe00004, 0x7f800000bf800000, 0x800000007f7fffff,
    0x7f7fffff7f7fffff, 0x3fa00006bf800000, 0xff7fffffc0800000, 0xff8000007f7fffff, 0x7fc0000000000000, 0xbf800000ff800000,
    0xc08000003fa00006, 0x7f7fffffff7fffff, 0xff800000, 0xff8000007fc00000, 0xc0400000ff7fffff, 0x7f800000bf800000,
    0xff8000007f7fffff, 0x4b8000013fe00004, 0x7f800000bf800000, 0x800000007f7fffff, 0x7f7fffff7f7fffff, 0x3fe00004ff800000,
    0xbf8000004b800001, 0x7f7fffff7f800000, 0x7f7fffff80000000, 0x7f7fffff, 0x7f8000007f7fffff, 0xbf800000ff7fffff,
    0xff800000ff800000, 0xc04000007f7fffff, 0x3fe000043fa00006, 0x8000000000000000, 0xc0800000bf800000, 0x7fc000004b800001,
    0x7f8000007f7fffff, 0xbf800000ff7fffff, 0x7f7fffffff800000, 0x7f7fffff, 0x400000003f800000, 0x4080000040400000,
    0x40c0000040a00000, 0x4100000040e00000, 0x4120000041100000, 0x4140000041300000, 0x4160000041500000, 0x4180000041700000,
    0x4190000041880000, 0x41a0000041980000, 0x41b0000041a80000, 0x41c0000041b80000, 2, 1,
    2, 3, 2, 1, 0, 1,
    2, 0, 1, 2, 0, 1,
    1, 2, 0, 1, 2, 0,
    1, 2, 2, 1, 2, 2,
    2, 1, 0x42d0000042ca0000, 0x42cc000040400000, 0x40c0000042ce0000, 0x4100000042d60000,
    0x42d8000042d20000, 0x42d4000041300000, 0x4160000042de0000, 0x42e0000042da0000, 0x42dc000041880000, 0x42e4000041980000,
    0x41b0000042e60000, 0x42e8000042e20000, 0, 2, 1, 1,
    2, 0, 0, 2, 1, 2,
    4, 0, 2, 0x41a0000041200000, 0x41f00000, 2,
    1, 0x3f80000000000001, 0x40000000807fffff, 3, 1, 0x80000001007fffff,
    0x8000000100000001, 0x7fffff807fffff, 3, 0, 1, 1,
    2, 0, 0x43c9000043c88000, 0x43ca000043c98000, 0x43cb000043ca8000, 0x43c900003f800000,
    0x43ca000043cb0000, 0x43c9800040a00000, 0x43ca800040e00000, 0x43c8800041100000, 0x4140000041300000, 2,
    4, 0x43c9000043c88000, 0x43ca000043c98000, 1, 4, 4,
    0, 0x401c000000000000, 0x4059400000000000, 0, 3, 4,
    0xffffffffffffffff, 1, 3, 0, 2, 0x400000003f800000,
    0x4080000040400000, 0x40c0000040a00000, 0x4100000040e00000, 0x4120000041100000, 0x4140000041300000, 0x4160000041500000,
    0x4180000041700000, 0x4190000041880000, 0x41a0000041980000, 0x41b0000041a80000, 0x41c0000041b80000, 0x41d0000041c80000,
    0x41e0000041d80000, 0x41f0000041e80000, 0x4200000041f80000, 0x4208000042040000, 0x42100000420c0000, 0x4218000042140000,
    0x42200000421c0000, 0x4228000042240000, 0x42300000422c0000, 0x4238000042340000, 0x42400000423c0000, 2,
    1, 2, 3, 2, 1, 2,
    1, 0xfffffffffffffffd, 1, 1, 0xffffffffffffffff, 2,
    0xfffffffffffffffd, 0xfffffffffffffffd, 1, 1, 0xffffffffffffffff, 0xffffffffffffffff,
    0, 0xfffffffffffffffd, 1, 1, 0xffffffffffffffff, 1,
    0xffffffffffffffff, 0xffffffffffffffff, 0, 0xfffffffffffffffd, 1, 1,
    0xffffffffffffffff, 0xffffffffffffffff, 0, 0, 0xfffffffffffffffe, 1,
    0xffffffffffffffff, 0xffffffffffffffff, 0, 2, 1, 2,
    2, 2, 1, 2, 1, 0x42cc000042ca0000,
    0x42d0000042ce0000, 0x42d4000042d20000, 0x42d8000042d60000, 0x42dc000042da0000, 0x42e0000042de0000, 0x42e4000042e20000,
    0x42e8000042e60000, 0x42ec000042ea0000, 0x42f0000042ee0000, 0x42f4000042f20000, 0x42f8000042f60000, 0x42fc000042fa0000,
    0x4300000042fe0000, 0x4302000043010000, 0x4304000043030000, 0x42d4000042ca0000, 0x4080000042d60000, 0x42cc000040a00000,
    0x42d8000042ce0000, 0x4120000042d20000, 0x42d0000041300000, 0x4160000042e20000, 0x42e0000041700000, 0x42e4000042da0000,
    0x41a0000042e60000, 0x42dc000041a80000, 0x42e8000042de0000, 0x41d0000042f20000, 0x42f0000041d80000, 0x42f4000042ea0000,
    0x4200000042f60000, 0x42ec000042040000, 0x42f8000042ee0000, 0x42fc000042140000, 0x4304000042fe0000, 0x4228000043010000,
    0x43000000422c0000, 0x4302000042fa0000, 0x4240000043030000, 2, 0, 4,
    0, 1, 0xffffffffffffffff, 0xfffffffffffffffe, 0, 0,
    0x3f9165c64fe0b97, 0x3fef2be6de0bdede, 0x7be54170a215c954, 0xc724a9051ae04c35, 0x8b2e937b56d661bf, 0x31c7820eec3388b6,
    0x6dbd9798b03d732c, 0xd54c52dd0cb8a25d, 0x99563d5348aeb7e7, 0x239fd836fa5b328e, 0x5f95edc0be651d04, 0xe373fcb5826f077a,
    1, 2, 1, 3, 2, 2,
    0xffffffffffffffff, 0, 0, 1, 1, 0xffffffffffffffff,
    0xffffffffffffffff, 0, 1, 2, 1, 2,
    2, 1, 0x1220c0347325b56f, 0x4e16d5becfe43506, 0xf4f314b793ee1f7c, 0xb8fcff2d2907f60d,
    0x3f9165ccfe43506, 0x3fef2be61220c034, 0x7be54170a215c954, 0xc724a9054e16d5be, 0x8b2e937b7325b56f, 0x31c7820eec3388b6,
    0x6dbd9798b03d732c, 0xd54c52ddb8fcff2d, 0x99563d5393ee1f7c, 0x239fd836fa5b328e, 0x5f95edc02907f60d, 0xe373fcb5f4f314b7,
    2, 3, 2, 1, 2, 1,
    2, 1, 0xfffffffffffffffd, 1, 1, 0xffffffffffffffff,
    1, 0xffffffffffffffff, 0xffffffffffffffff, 0, 2, 0xfffffffffffffffd,
    0xfffffffffffffffd, 1, 0xfffffffffffffffd, 1, 1, 0xffffffffffffffff,
    1, 0xffffffffffffffff, 0xffffffffffffffff, 0, 0xffffffffffffffff, 0,
    0, 0xfffffffffffffffe, 0xfffffffffffffffd, 1, 1, 0xffffffffffffffff,
    1, 0xffffffffffffffff, 0xffffffffffffffff, 0, 2, 2,
    2, 1, 2, 1, 2, 1,
    0x42dc000042ca0000, 0x4080000042de0000, 0x40c0000042e20000, 0x42d8000040e00000, 0x42cc000041100000, 0x42e0000042ce0000,
    0x42e4000042d20000, 0x4180000042e60000, 0x4190000042da0000, 0x42d0000041980000, 0x42d4000041a80000, 0x42e8000042d60000,
    0x41d0000042fa0000, 0x42f0000041d80000, 0x42f4000041e80000, 0x4304000042f60000, 0x42fc000042ea0000, 0x4210000042fe0000,
    0x4218000043010000, 0x42f80000421c0000, 0x42ec000042240000, 0x4300000042ee0000, 0x4302000042f20000, 0x4240000043030000,
    1, 0, 4, 0x437d0000457ff000, 0x4b7ffffd4b7fffff, 0x4b7ffff94b7ffffb,
    0x457fd0004b7ffff7, 0x4b7ffff34b7ffff5, 0x4b7fffef4b7ffff1, 0x4b7fffed437f0000, 0x4b7fffe94b7fffeb, 0x4b7fffe54b7fffe7,
    0x457f90004b7fffe3, 0x4b7fffdf4b7fffe1, 0x4b7fffdb4b7fffdd, 0x4b7fffd9437b0000, 0x4b7fffd54b7fffd7, 0x4b7fffd14b7fffd3,
    0x43790000457fb000, 0x4b7fffcd4b7fffcf, 0x4b7fffc94b7fffcb, 2, 1, 3,
    1, 2, 1, 1, 3, 0xffffffffffffffff,
    0, 0, 1, 0xffffffffffffffff, 0, 1,
    0xffffffffffffffff, 0xffffffffffffffff, 0, 1, 0xffffffffffffffff, 2,
    1, 3, 1, 1, 1, 1,
    2, 0x43790000437d0000, 0xc67ff000c5fff000, 0x43770000437b0000, 0xc37b0000c37f0000, 0x467ff00045fff000,
    0xc3770000c37d0000, 0x4b6d6e43cbffe001, 0x4b7ffffd4b7fffff, 0x4b7ffff94b7ffffb, 0xcc7fc0034b7ffff7, 0x4b7ffff34b7ffff5,
    0x4b7fffef4b7ffff1, 0x4b7fffed4b7716f1, 0x4b7fffe94b7fffeb, 0x4b7fffe54b7fffe7, 0x4c7f80074b7fffe3, 0x4b7fffdf4b7fffe1,
    0x4b7fffdb4b7fffdd, 0x4b7fffd94b7716f1, 0x4b7fffd54b7fffd7, 0x4b7fffd14b7fffd3, 0x4b6b8dc54bffa005, 0x4b7fffcd4b7fffcf,
    0x4b7fffc94b7fffcb, 0x400000003f800000, 0x4080000043978000, 0x40c0000040a00000, 0x4100000040e00000, 0x4120000041100000,
    0x4140000041300000, 0x400000003f800000, 0x4080000040400000, 0, 0xffffffffffffffff, 0xffffffffffffffff,
    0, 0x42cc000042ca0000, 0x42d0000042ce0000, 0x42d0000042cc0000, 0x42d8000042d40000, 0x100000002,
    0, 3, 0, 0, 1, 2,
    0, 1, 2, 0, 0x4130000041200000, 0x4150000041400000,
    0x4170000041600000, 0x41800000, 0x41d8000042200000, 0x41f00000, 0x7fffffff, 0x80000002,
    0x800000, 0x807fffff, 0x80800000, 0x8000000000000000, 0x80000000000001, 0x3f800000,
    0, 1, 0x8000000100000001, 0x7fffff00000002, 0x3f800000, 0,
    3, 0xfffffffffffffffc, 1, 1, 2, 1,
    2, 3, 2, 1, 2, 1,
    2, 1, 2, 2, 2, 1,
    2, 0x4040000040000000, 0x40a0000040800000, 0x40c00000, 0, 1,
    2, 3, 4, 0x40c0000040800000, 0x4120000041000000, 0x41400000,
    0x400000003f800000, 0x4080000040400000, 0x40a00000, 0xfffffffffffffffb, 4, 0xfffffffffffffffe,
    2, 0x4000000042cc0000, 0x42d6000042d60000, 0x42d60000, 0x404000007fc00000, 0xc08000007f800000,
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
    0xff7fffff, 0x400000003f800000, 0x4080000042ca0000, 0xc080000040400000, 0x40c0000040a00000, 0x41000000c0e00000,
    0xc000000041100000, 0x40e0000040800000, 0xa, 5, 2, 7,
    0, 0xfffffffffffffff8, 9, 5, 4, 0x3f8000003f800000,
    0x3f8000003f800000, 0x3f8000003f800000, 0x3f8000003f800000, 0xc080000040400000, 0x40c0000040a00000, 0x410000003f800000,
    0x3f80000041100000, 0x40e0000040800000, 1, 2, 3, 2,
    1, 0xfffffffffffffffd, 1, 2, 0xfffffffffffffffd, 1,
    0xffffffffffffffff, 0xfffffffffffffffd, 1, 1, 2, 2,
    2, 1, 0x4350000042ca0000, 0x43cc000040400000, 0x40c000004400c000, 0x41000000443b4000,
    0x44870000446c4000, 0x449f000041300000, 0xfffffffffffffffc, 1, 0xfffffffffffffffe, 3,
    3, 0xfffffffffffffffc, 1, 0xfffffffffffffffe, 1, 0xfffffffffffffffe,
    3, 0xfffffffffffffffc, 0xfffffffffffffffc, 1, 0xfffffffffffffffe, 3,
    0xfffffffffffffffe, 3, 0xfffffffffffffffc, 1, 1, 0xfffffffffffffffe,
    3, 0xfffffffffffffffc, 3, 2, 4, 0xc2cc0000c2ca0000,
    0xc2d00000c2ce0000, 0xc2d40000c2d20000, 0xc2d80000c2d60000, 0xc2dc0000c2da0000, 0xc2e00000c2de0000, 0xc2e40000c2e20000,
    0xc2e80000c2e60000, 0xc2ec0000c2ea0000, 0xc2f00000c2ee0000, 0xc2f40000c2f20000, 0xc2f80000c2f60000, 0xc2d40000c2ca0000,
    0x4080000040400000, 0x40c0000040a00000, 0xc2d60000c2cc0000, 0x4120000041100000, 0x4140000041300000, 0xc2d80000c2ce0000,
    0xc2d2000041700000, 0x4190000041880000, 0x41a00000c2d00000, 0x41b00000c2e20000, 0xc2e0000041b80000, 0xc2da000041c80000,
    0x41e00000c2e40000, 0x41f0000041e80000, 0xc2dc000041f80000, 0x42080000c2e60000, 0x42100000420c0000, 0xc2de000042140000,
    0x42200000c2e80000, 0x4228000042240000, 0xc2f80000c2ee0000, 0xc2f2000042340000, 0x42400000423c0000, 0x42480000c2f00000,
    0xc2f40000c2ea0000, 0x4258000042540000, 0x42600000425c0000, 0xc2f60000c2ec0000, 0x42700000426c0000, 0x4396800040e00000,
    0x43fb000040400000, 0x4416c00041100000, 1, 0, 0x4110000043fb0000, 0x422800004416c000,
    0x4278000042500000, 0x4396800040e00000, 0x42cc000040400000, 0x42f4000042e00000, 0x400000003f800000, 0x4080000040400000,
    0x40c0000040a00000, 0x4100000040e00000, 0x4120000041100000, 0x4140000041300000, 0x4160000041500000, 0x4180000041700000,
    0x4190000041880000, 0x41a0000041980000, 0x41b0000041a80000, 0x41c0000041b80000, 0x41d0000041c80000, 0x41e0000041d80000,
    0x41f0000041e80000, 5, 2, 3, 4, 0xfffffffffffffffb,
    2, 0x42cc000042ca0000, 0x42d0000042ce0000, 0x42d4000042d20000, 0x42d8000042d60000, 0x42dc000042da0000,
    0x42e0000042de0000, 0x42e4000042e20000, 0x42e8000042e60000, 0x42ec000042ea0000, 3, 2,
    3, 0x42d8000042d60000, 0x42dc000042da0000, 0x42e0000042de0000, 0x4100000040e00000, 0x4120000041100000,
    0x4140000041300000, 0x42e4000042e20000, 0x42e8000042e60000, 0x42ec000042ea0000, 0x41a0000041980000, 0x41b0000041a80000,
    0x41c0000041b80000, 0x42cc000042ca0000, 0x42d0000042ce0000, 0x42d4000042d20000, 0, 3,
    0, 0, 0, 4, 0xfffffffffffffffd, 0,
    0, 0x41a0000041200000, 0x4220000041f00000, 0x4270000042480000, 0x42a00000428c0000, 0x42c8000042b40000,
    0x42f0000042dc0000, 0x430c000043020000, 0x4320000043160000, 0x43340000432a0000, 0x43480000433e0000, 0x435c000043520000,
    0x4370000043660000, 0x43820000437a0000, 0x438c000043870000, 0x4396000043910000, 5, 6,
    3, 1, 0x8000000000000000, 2, 2, 2,
    3, 1, 0x7fffffffffffffff, 2, 3, 1,
    0x100000000, 2, 3, 1, 0x100000002, 2,
    3, 1, 0xfffffffeffffffff, 2, 3, 1,
    0x80000000, 2, 3, 1, 0xffffffff7fffffff, 2,
    3, 1, 0x10000, 2, 0x41a0000041200000, 0x4220000041f00000,
    0x4270000042480000, 0x42a00000428c0000, 0x42c8000042b40000, 0x42f0000042dc0000, 0x430c000043020000, 0x4320000043160000,
    0x43340000432a0000, 0x43480000433e0000, 4, 5, 4, 0,
    1, 2, 0, 1, 3, 0,
    1, 5, 0, 1, 3, 0,
    1, 2, 0, 0xfffffffffffffffa, 4, 5,
    0xfffffffffffffffb, 0xfffffffffffffffa, 9, 8, 1, 2,
    0, 3, 0, 1, 1, 0xfffffffffffffffc,
    0, 1, 2, 0, 0, 1,
    0xfffffffffffffffd, 2, 2, 3, 1, 4,
    0x400000003f800000, 0x4080000040400000, 0x40c0000040a00000, 0x4100000040e00000, 0x4120000041100000, 0x4140000041300000,
    0x4160000041500000, 0x4180000041700000, 0x4190000041880000, 0x41a0000041980000, 0x41b0000041a80000, 0x42ca000041b80000,
    0xffffffffffffffff, 2, 0xffffffffffffffff, 3, 0, 1,
    1, 0, 2, 0, 1, 1,
    0, 1, 0, 1, 2, 0,
    1, 1, 0, 1, 3, 2,
    0x43c9000043c88000, 0x43ca000043c98000, 0x43cb000043ca8000, 0x43cc000043cb8000, 0x43cd000043cc8000, 0x43ce000043cd8000,
    4, 1, 3, 2, 1, 0,
    3, 2, 5, 1, 2, 4,
    2, 1, 4, 3, 0x6500000007, 0x400000003f800000,
    0x4080000040400000, 0x40c0000040a00000, 0, 2, 0, 0,
    0x42d0000042ce0000, 0x4080000040400000, 0x42cc000042ca0000, 0xffffffffffffffff, 2, 0xffffffffffffffff,
    0, 1, 0xffffffffffffffff, 0x43c8c000, 0x400000003f800000, 0x4080000040400000,
    0x43c8c00040a00000, 0x4b7ffffd4b7fffff, 0x4b7ffff94b7ffffb, 0x4b7ffff54b7ffff7, 0x4b7ffff14b7ffff3, 0x4b7fffed4b7fffef,
    0x4b7fffe94b7fffeb, 0x4b7fffe54b7fffe7, 0x4b7fffe14b7fffe3, 0x4b7fffdd4b7fffdf, 0x457fd000457ff000, 0x4b7fffdb457fb000,
    0x4b7fffd74b7fffd9, 0x457f7000457f9000, 0x4b7fffd5457f5000, 0x4b7fffd14b7fffd3, 0x4b7fffcd4b7fffcf, 0x437f00004b7fffcb,
    0x437b0000437d0000, 1, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 1,
    0xffffffffffffffff, 0, 0, 0, 0xfffffffffffffffe, 1,
    0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 1, 0xffffffffffffffff, 0,
    0xfffffffffffffffe, 0, 0xfffffffffffffffe, 0x437b0000437d0000, 0xc67ff000c3790000, 0x44fff000447ff000,
    0xc37b0000c37d0000, 0x45fff00043790000, 0xc47ff000c67fd000, 4, 1, 1,
    3, 0x4b7ffffd4b7fffff, 0x4b7ffff94b7ffffb, 0x4b7ffff54b7ffff7, 0x4b7ffff14b7ffff3, 0x4b7fffed4b7fffef,
    0x4b7fffe94b7fffeb, 0x4b7fffe54b7fffe7, 0x4b7fffe14b7fffe3, 0x4b7fffdd4b7fffdf, 0x4a7fc003cc7fe001, 0x4b7fffdb4affa005,
    0x4b7fffd74b7fffd9, 0xcc7f401b4bff8007, 0x4b7fffd5ca7f400b, 0x4b7fffd14b7fffd3, 0x4b7fffcd4b7fffcf, 0xcb790ef74b7fffcb,
    0xcb6d760bcb7336b5, 0x41a0000041200000, 0x4220000041f00000, 0x4270000042480000, 0x42a00000428c0000, 0,
    0xfffffffffffffffb, 0x400000003f800000, 0x4080000043978000, 0x4040000040000000, 0x40a0000040800000, 0x40e0000040c00000,
    0x4110000041000000, 0x4130000041200000, 0x4150000041400000, 0x4170000041600000, 0x4188000041800000, 0x4198000041900000,
    3, 3, 2, 0x41e8000041c80000, 0x4214000042040000, 0x4234000042240000,
    0x41f8000044008000, 0x42280000441ec000, 0x4278000042500000, 0x43bf8000429e0000, 0x42cc000042be0000, 0x42f4000042e00000,
    0x4b7ffffd4b7fffff, 0x4b7ffff94b7ffffb, 0x4b7ffff54b7ffff7, 0x4b7ffff14b7ffff3, 0x4b7fffed4b7fffef, 0x4b7fffe94b7fffeb,
    0x4b7fffe54b7fffe7, 0x4b7fffe14b7fffe3, 0x437d0000437f0000, 0x43790000437b0000, 0x4375000043770000, 0x4371000043730000,
    3, 2, 1, 4, 0xffffffffffffffff, 0xffffffffffffffff,
    0x43790000437d0000, 0xc37b0000c37f0000, 0x4371000043750000, 0xc36f0000c3750000, 0x43770000437b0000, 0xc3770000c37d0000,
    0x436f000043730000, 0xc36d0000c3710000, 2, 2, 1, 4,
    0x4b7ffffd4b7fffff, 0x4b7ffff94b7ffffb, 0x4b7ffff54b7ffff7, 0x4b7ffff14b7ffff3, 0x4b7fffed4b7fffef, 0x4b7fffe94b7fffeb,
    0x4b7fffe54b7fffe7, 0x4b7fffe14b7fffe3, 0x4b6d6e434b7716f1, 0x4b6b8dc54b7716f1, 0x4b57540b4b6061f9, 0x4b504c134b5aee9f,
    0x400000003f800000, 0x4080000040400000, 0xc0c00000c0a00000, 0xc1000000c0e00000, 0x4120000041100000, 0x4140000041300000,
    0xc1600000c1500000, 0xc1800000c1700000, 4, 4, 0, 2,
    3, 1, 1, 3, 2, 2,
    0xc2cc000042ca0000, 0xc2d0000042ce0000, 0x400000003f800000, 0x4080000043978000, 0xc0c00000c0a00000, 0xc44e0000c0e00000,
    0x4120000041100000, 0x41400000c48f0000, 0x44b28000c1500000, 0xc1800000c1700000, 0x3f80000040a00000, 0x4000000041000000,
    0x4080000041100000, 0x4080000040000000, 0x410000003f800000, 0x410000003f800000, 0x4080000040000000, 0x4080000041100000,
    0x41b0000043fb0000, 0x422800004416c000, 0x4278000042500000, 0x4396800042900000, 0x42cc000042b80000, 0x42f4000042e00000,
    0xc3c90000c3c88000, 0xc3ca0000c3c98000, 0x7fffffff, 0x80000000, 0x3f80000080000000, 0x411000007f800000,
    0xcb8000003f800000, 0xff7fffffff7fffff, 0x40800000bfa00004, 0x7f800000ff7fffff, 0xbfa0000440400000, 0xff800000cb800001,
    0xbfa000067f7fffff, 0x3f8000003f800000, 0xbfa000047f7fffff, 0x3fc00000bfe00004, 0x3f8000007f800000, 0x800000007f800000,
    0x3f80000000000000, 0xff8000007f800000, 0, 0x21, 1, 6,
    0xb, 0x10, 0x15, 0x1a, 0x1f, 3,
    8, 0xd, 0x12, 0x17, 0x1c, 0,
    5, 0xa, 0xf, 0x14, 0x19, 0x1e,
    2, 7, 0xc, 0x11, 0x16, 0x1b,
    0x20, 4, 9, 0xe, 0x1e, 1,
    0xff800000ff7fffff, 0x3f8000007f7fffff, 0x7f8000007f800000, 0x40400000ff7fffff, 0xbfe00004bfa00006, 0x80000000,
    0x408000003f800000, 0x3f800000cb800001, 0x7f800000ff7fffff, 0xbfa000047f7fffff, 0xff8000007f800000, 0xbfa0000441100000,
    0x3f800000bfa00004, 0x3fc00000, 0xcb80000080000000, 0x1e, 0xff7fffff80000000, 0x404000007f800000,
    0xcb80000100000000, 0xff800000ff800000, 0x80000000bfa00006, 0x7f7fffffff7fffff, 0xbfe0000440400000, 0xff800000cb800001,
    0xbfa000063f800000, 0x3f80000080000000, 0xbfa000047f7fffff, 0xbfe00004, 0x3f8000007f800000, 0x800000007f800000,
    0x3f80000000000000, 0xff800000bfa00004, 0, 0x7f800000, 0xc0a00000, 0xff800000,
    0xbf800000, 0x800000007fc00000, 0xbf8000003f800000, 0x7fc000007fc00000, 0x7f80000000000000, 0,
    0x7fc00000c0000000, 0x80000000ff800000, 0x800000007fc00000, 0xbf800000c0a00000, 0xbf800000bf800000, 0x3f80000000000000,
    0x7fc0000000000000, 0x7fc000007f800000, 0x800000007f800000, 0x8000000000000000, 0xff800000c0a00000, 0xbf800000,
    0x8000000000000000, 0x7fc00000bf800000, 0x7fc0000000000000, 0xc00000007fc00000, 0x80000000, 0xc0a000007fc00000,
    0x7f8000003f800000, 0xbf800000ff800000, 0x8000000000000000, 0x7fc00000bf800000, 0x7fc0000000000000, 0xc00000007fc00000,
    0x80000000, 0xc0a000007fc00000, 0x7f8000003f800000, 0x800000007fc00000, 0xc000000000000000, 0x7fc000007fc00000,
    0x7fc0000000000000, 0, 0x7fc00000c0000000, 0x800000007fc00000, 0x800000007fc00000, 0xc00000007fc00000,
    0xbf8000007fc00000, 0, 0x7fc0000000000000, 0x7fc000007f800000, 0x800000007fc00000, 0x8000000000000000,
    0x7fc000007fc00000, 0x7fc00000, 0x400000003f800000, 0x4080000040400000, 0xc0c00000c0a00000, 0xc1000000c0e00000,
    0x4120000041100000, 0x41400000c2d00000, 0xc2cc0000c1500000, 0xc1800000c1700000, 0x3ffffffc334cccd0, 0x334cccd3ff7ffff6,
    0xff7ffff33ffffff9, 0x3ffffff6334cccd6, 0x334cccd9ff7ffff0, 0xff7fffed3ffffff3, 0xff7ffff93fffffff, 0x3ffffff0334cccdc,
    0x334cccdfff7fffea, 0xff7fffe73fffffed, 0x3fffffea334ccce2, 0x334ccccdff7ffffc, 3, 2,
    1, 1, 2, 1, 1, 2,
    0xffffffffffffffff, 0xffffffffffffffff, 0, 0xffffffffffffffff, 1, 0xffffffffffffffff,
    0, 0xfffffffffffffffe, 1, 0xffffffffffffffff, 0, 0xfffffffffffffffe,
    0, 0xffffffffffffffff, 2, 7, 0xb34cccccff7ffffd, 0xff7ffffa3ffffffe,
    0x3ffffffc334cccd0, 0x334cccd3ff7ffff6, 0xff7ffff33ffffff9, 0x3ffffff6334cccd6, 0x334cccd9ff7ffff0, 0xff7fffed3ffffff3,
    0xff7ffffa3ffffffe, 0x3ffffff0334cccdc, 0x334cccdfff7fffea, 0xff7fffe73fffffed, 0x3fffffea334ccce2, 0xb34cccccff7ffffd,
#endif
#if (SCATTER_VECTORS_TYPES) & 0x4 /* uint8 */
    0x3596f758b91a7bdc, 0x2d8eef50b11273d4, 0x2586e748a90a6bcc, 0x1d7edf40a10263c4, 0x1576d73899fa5bbc, 0xd6ecf3091f253b4,
    0xc72889ea4bac, 2, 1, 3, 3, 3,
    0, 1, 1, 0, 0, 1,
    1, 0, 0, 1, 1, 0,
    0, 1, 1, 0, 0, 1,
    1, 0, 0, 1, 1, 0,
    2, 1, 3, 2, 2, 0x4dae0f70d13293f4,
    0x45a60768c92a8bec, 0x3d9eff60c12283e4, 0x3596f793321ad1f4, 0x2d8e0faeb14d70d4, 0x258b2a48c9ec6bcc, 0x7a6df45680263c4,
    0x2276c1e499fa5bbc, 0xd3d603091f25383, 0xc72889eaff9e, 0, 1, 1,
    0, 0, 1, 1, 0, 0,
    1, 1, 0, 0, 1, 1,
    0, 0, 1, 1, 0, 0,
    1, 1, 3, 0x78797a7b7c7d7e7f, 0x7071727374757677, 0x6e6f,
    3, 6, 5, 0xfffffffffffffffa, 2, 0,
    3, 0xffffffffffffffff, 2, 3, 0xfafbfcfdfeff, 0x78fcff7b7cfd7efe,
    0x70717273fa75fb77, 0x6e6f, 0x3433, 0x36, 0x807060504030201, 0x100f0e0d0c0b0a09,
    0x1211, 1, 0xfffffffffffffffb, 1, 5, 2,
    0xffffffffffffffff, 0x383736353433, 0x807060504033501, 0x100f0e0d380b0a37, 0x1211, 0x797a7b7c7d7e7f,
    7, 6, 0x400000002, 0x100000005, 6, 0xfffbfc7cfdfafe,
    0x3533, 0x34, 0x7060504030201, 0x600000003, 3, 0x600000003,
    0x38060537030236, 0x281e140a, 4, 2, 0, 2,
    0x6507, 0xff807f00, 3, 1, 0xff80, 0x8080ff00,
    0x45a60768c92a8bec, 0x3d9eff60c12283e4, 0x3596f758b91a7bdc, 3, 2, 1,
    1, 2, 1, 1, 2, 0xffffffffffffffff,
    0, 1, 0xffffffffffffffff, 0, 1, 0xffffffffffffffff,
    0, 2, 2, 1, 1, 2,
    1, 1, 1, 0x4dae0f70d13293f4, 0x454d0768c9938b70, 0x3d9eff32c10f83e4,
    0x35d1f7aeb91a7bf4, 0xfe01ff00, 5, 2, 0, 4,
    3, 0x8001ff, 0x80feffff01, 0x908070605040302, 0xd0c0b0a, 3,
    4, 0xffffffffffffffff, 2, 0xfffffffffffffffd, 0xfffffffffffffffc, 3,
    0xfffffffffffffffe, 0xfffffffffffffffd, 0, 0xffffffffffffffff, 3, 3,
    0x303030303030303, 3, 0x1b1807120f0c0902, 0x270c211e, 0x30a040309030fff, 0x50b05fe0a040b0a,
    0xe0c060d0c050c06, 0xf0e070e08070d07, 0x30a090f09030e08, 0x40b05040a04fd09, 0x60c060d0b050c0b, 0xf0d070e0d060d07,
    0xfc080f09080e08, 0x47, 1, 0x1e, 0x3b, 0x13,
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
    0x3f, 0x17, 0x34, 0x43, 0x708090a0b0c0d0e, 0xf0f0f0203040506,
    0xf0f0f0f0f0f0f0f, 0xf0f0f0f0f0f0e0f, 0xf0e0f0f0f0f0f0f, 0xf0f0f0f0f0f0f0f, 0xf0f0f0f0e0f0f0f, 0xf0f0f0f0f0f0f0f,
    0xf0f0e, 0x2d963c06872dd2ff, 0x14a54bfe963ca55a, 0xd2b45ac3844bb45a, 0xd2b669d2782ac369, 0x2d9648d2872dd278,
    0x3ca54b0c963cfd87, 0x1eb45ac3a54bb46e, 0xd2c369d29c5ac369, 0xfc78d28738d278, 0x47, 0x1e,
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
    5, 0x22, 0x3f, 0x17, 0x34, 1,
    0x1e, 0x3b, 0x13, 0x30, 8, 0x25,
    0x42, 0x1a, 0x37, 0xf, 0x2c, 4,
    0x21, 0x3e, 0x16, 0x33, 0xb, 0x28,
    0x45, 0x1d, 0x3a, 0x12, 0x2f, 7,
    0x24, 0x41, 0x19, 0x36, 0xe, 0x2b,
    3, 0x20, 0xffffffffffffffb8, 0x15, 0x32, 0xa,
    0x27, 0x44, 0x1c, 0x39, 0x11, 0x2e,
    6, 0x23, 0x40, 0x18, 0x35, 0xd,
    0x2a, 2, 0x1f, 0x3c, 0x14, 0x31,
    9, 0x26, 0x43, 0x1b, 0x38, 0x10,
    0x2d, 5, 0x22, 0x3f, 0x17, 0x34,
    1, 0x1e, 0x3b, 0x13, 0x30, 8,
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
    0x47, 1, 0x1e, 0x3b, 0x13, 0x30,
    8, 0x25, 0x42, 0x1a, 0x37, 0xf,
    0x2c, 4, 0x21, 0x3e, 0x16, 0x33,
    0xb, 0x28, 0x45, 0x1d, 0x3a, 0x12,
    0x2f, 7, 0x24, 0x41, 0x19, 0x36,
    0xe, 0x2b, 3, 0x20, 0x3d, 0x15,
    0x32, 0xa, 0x27, 0x44, 0x1c, 0x39,
    0x11, 0x2e, 6, 0x23, 0x40, 0x18,
    0x35, 0xd, 0x2a, 2, 0x1f, 0x3c,
    0x14, 0x31, 9, 0x26, 0x43, 0x1b,
    0x38, 0x10, 0x2d, 5, 0x22, 0x3f,
    0x17, 0xffffffffffffffb8, 0x47, 0x47, 0x47, 0x47,
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
    0x47, 0x47, 0x47, 0xffffffffffffffb8, 0x1e, 0x3b,
    0x13, 0x30, 8, 0x25, 0x42, 0x1a,
    0x37, 0xf, 0x2c, 4, 0x21, 0x3e,
    0x16, 0xffffffffffffffb8, 0xb, 0x28, 0x45, 0x1d,
    0x3a, 0x12, 0x2f, 7, 0x24, 0x41,
    0x19, 0x36, 0xe, 0x2b, 3, 0x20,
    0xffffffffffffffb8, 0x15, 0x32, 0xa, 0x27, 0x44,
    0x1c, 0x39, 0x11, 0x2e, 6, 0x23,
    0x40, 0x18, 0x35, 0xd, 0x2a, 0xffffffffffffffb8,
    0x1f, 0x3c, 0x14, 0x31, 9, 0x26,
    0x43, 0x1b, 0x38, 0x10, 0x2d, 5,
    0x22, 0x3f, 0x17, 0x34, 0xffffffffffffffb8, 0xffffffffffffffb8,
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
    0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0xffffffffffffffb8, 0x34, 0x708090a0b0c0d0e,
    0xf0f0f0203040506, 0xf0f0f0f0f0f0f0f, 0xf0f0f0f0f0f0e0f, 0xf0e0f0f0f0f0f0f, 0xf0f0f0f0f0f0f0f, 0xf0f0f0f0e0f0f0f,
    0xf0f0f0f0f0f0f0f, 0x10f0e, 0xe0f0b0c0d0e0f, 0xfffffff900000006, 0x400000002, 0x1fffffffe,
    0xd0e0f0d0e0f, 0xd2d2a50ca9b6d2, 0x3020104030201, 0xffffffff00000003, 3, 0x6fffffffc,
    0x50302050302, 0x2d020178030202, 0xbcb706bfb403, 1, 6, 0,
    0xffffffffffffffff, 0, 0xffffffffffffffff, 0, 1, 5,
    0x4905be4c02, 0xbc4905be4c02, 2, 3, 2, 2,
    0, 3, 3, 0, 1, 3,
    3, 2, 2, 2, 0x6c6b6a6968676665, 0xf9f04942f3464b40,
    0x39ea4ffc3ced4c3f, 0x5833e4554536e752, 0x43f62dde5b30e148, 0x414afb5e, 2, 1,
    3, 1, 2, 1, 1, 3,
    0xffffffff, 0x100000000, 0xffffffff, 0xffffffff00000001, 0xffffffff, 0xffffffff00000001,
    2, 1, 3, 1, 1, 1,
    1, 2, 0x4446b3a5fa4149fd, 0x2ab6b9f7, 0xfaf04942f346b341, 0x39ea4ffd3ced4c3f,
    0x5833e455b936e752, 0x44f72dde5b30e1b6, 0x414afb5e, 3, 0, 4,
    0, 0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc,
    0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa,
    0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd,
    0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb,
    0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe,
    0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa, 0xfefdfcfbfafefd, 0xff, 0xfe, 0xfe,
    0xfe, 0, 0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe,
    0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc,
    0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa,
    0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd,
    0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb,
    0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa, 0xfdfcfbfafefd, 0xfd, 0xfd,
    0xfd, 0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc,
    0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa,
    0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd,
    0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb,
    0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe,
    0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa, 0xfe00fcfbfafefd, 0xfe, 0, 0xfd,
    0x52a600, 0xfcfbfafefdfcfba6, 0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc,
    0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa,
    0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd,
    0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb,
    0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe,
    0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa, 0x52fcfbfafefd, 0xff00, 0xff, 0xff00110003002505,
    0xfdffff0501050100, 0x1fdff0103251025, 0x103012510, 0x1d, 1, 6,
    0xb, 0x10, 0x15, 0x1a, 2, 7,
    0xc, 0x11, 0x16, 0x1b, 3, 8,
    0xd, 0x12, 0x17, 0x1c, 4, 9,
    0xe, 0x13, 0x18, 0, 5, 0xa,
    0x1a, 0xff0100010125ff00, 0x100250511051003, 0xfd1005ff0001ff25, 0x303, 0x10033000f0000f1,
    0xfd01000f250f0000, 0x25f1ff010f250025, 0xff33002500, 0xf8f9fafbfcfdfeff, 0xf0f1f2f3f4f5f6f7, 0xe8e9eaebecedeeef,
    0xe0e1e2e3e4e5e6e7, 0xd8d9dadbdcdddedf, 0xd0d1d2d3d4d5d6d7, 0xc8c9cacbcccdcecf, 0xc0c1c2c3c4c5c6c7, 0xb8b9babbbcbdbebf,
    0xb0b1b2b3b4b5b6b7, 0x7fa9aaabacadaeaf, 0x7778797a7b7c7d7e, 0x6f70717273747576, 0x6768696a6b6c6d6e, 0x5f60616263646566,
    0x28, 3, 0xfffffffffffffff5, 0xfffffffffffffff5, 0xfffffffffffffff5, 0xfffffffffffffff6,
    0xfffffffffffffff6, 0xfffffffffffffff6, 0xfffffffffffffff7, 0xfffffffffffffff7, 0xfffffffffffffff7, 0xfffffffffffffff8,
    0xfffffffffffffff8, 0xfffffffffffffff8, 0xfffffffffffffff9, 0xfffffffffffffff9, 0xfffffffffffffff9, 0xfffffffffffffffa,
    0xfffffffffffffffa, 0xfffffffffffffffa, 0xfffffffffffffffb, 0xfffffffffffffffb, 0xfffffffffffffffb, 0xfffffffffffffffc,
    0xfffffffffffffffc, 0xfffffffffffffffc, 0xfffffffffffffffd, 0xfffffffffffffffd, 0xfffffffffffffffd, 0xfffffffffffffffe,
    0xfffffffffffffffe, 0xfffffffffffffffe, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xb,
    3, 0x8786858483828180, 0x8f8e8d8c8b8a8988, 0x9796959493929190, 0x9f9e9d9c9b9a9998, 0xa0,
    0xf8f9fafbfcfdfeff, 0xf0f1f2f3f4f5f6f7, 0xe8e9eaebecedeeef, 0xe0e1e2e3e4e5e6e7, 0xd8d9dadbdcdddedf, 0xd0d1d2d3d4d5d6d7,
    0xc8c9cacbcccdcecf, 0xc0c1c2c3c4c5c6c7, 0xb8b9babbbcbdbebf, 0xb0b1b2b3b4b5b6b7, 0xffa9aaabacadaeaf, 0xffffffffffffffff,
    0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x1c8, 0, 1,
    0xff64, 0x2c, 0x807060504030201, 0x100f0e0d0c0b0a09, 0x11, 0x11,
    0x10, 0xf, 0xe, 0xd, 0xc, 0xb,
    0xa, 9, 8, 7, 6, 5,
    4, 3, 2, 1, 0, 0x11,
    1, 0x6c6b6a6968676665, 0x74737271706f6e6d, 0x75, 0x6e6f707172737475, 0x666768696a6b6c6d,
    0x65, 0x78797a7b7c7d7e7f, 0x727374757677, 7, 2, 6,
    0xfffffffffffffff9, 2, 4, 0xfffffffffffffffe, 1, 6,
    1, 0xf8f9fafbfcfdfeff, 0xf4f5f6f7, 6, 2, 0x7879fafbf4f5fcfd,
    0xfefff6f7f8f9, 0x3733, 0x3834, 0x35, 0x807060504030201, 0xe0d0c0b0a09,
    3, 0xffffffffffffffff, 3, 0, 0xfffffffffffffffc, 6,
    0x3a39383736353433, 0x3e3d3c3b, 0x3c3b060504033a39, 0x3e3d0c0b0a09, 2, 1,
    0xf8f9fafbfcfdfeff, 0xc0d0e0f, 1, 0xb0c0d0e, 0xf8f9fafbfcfdfeff, 0x849cb6d2,
    0xc00fb6bd0cb9ba09, 0x18adc615b0c312b3, 0xcc1bbcb7aac906bf, 0xb403d221a4cf1ea7, 2, 1,
    2, 1, 1, 2, 1, 1,
    2, 1, 1, 2, 1, 0xffffffffffffffff,
    1, 0xffffffffffffffff, 0, 0xffffffffffffffff, 0, 0xffffffffffffffff,
    1, 0xffffffffffffffff, 0, 0xfffffffffffffffe, 0, 0xffffffffffffffff,
    0, 0xffffffffffffffff, 0, 0xfffffffffffffffe, 1, 0xffffffffffffffff,
    1, 0xffffffffffffffff, 0, 0xffffffffffffffff, 0, 0xffffffffffffffff,
    1, 0xffffffffffffffff, 0, 0xfffffffffffffffe, 0, 0xffffffffffffffff,
    1, 0xffffffffffffffff, 0, 0xfffffffffffffffe, 4, 9,
    0xbb494c5a05beb602, 4, 1, 1, 2, 0xc00fb6bd0cb9ba09,
    0x18adc615b0c312b3, 0xcc1bbb49aac905be, 0x4c02d221a4cf1ea7, 0xdafc7e8000dafffd, 0x7e8000dafffdffda, 0xfdfdfdffdadafc,
    0x17, 0, 5, 0xa, 0xf, 0x14,
    2, 7, 0xc, 0x11, 0x16, 4,
    9, 0xe, 0x13, 1, 6, 0xb,
    0x10, 0x15, 3, 8, 0xd, 0x12,
    1, 6, 0xb, 0x10, 0x15, 3,
    8, 0xd, 0x12, 0, 5, 0xa,
    0xf, 0x14, 2, 7, 0xc, 0x11,
    0x16, 4, 9, 0xe, 0x13, 2,
    7, 0xc, 0x11, 0x16, 4, 9,
    0xe, 0x13, 1, 6, 0xb, 0x10,
    0x15, 3, 8, 0xd, 0x12, 0,
    5, 0xa, 0xf, 0x14, 3, 8,
    0xd, 0x12, 0, 5, 0xa, 0xf,
    0x14, 2, 7, 0xc, 0x11, 0x16,
    4, 9, 0xe, 0x13, 1, 6,
    0xb, 0x10, 0x15, 4, 9, 0xe,
    0x13, 1, 6, 0xb, 0x10, 0x15,
    0x65, 1, 0xffdbff0081018100, 0xfaffff81ff8101db, 0xfeeaffcaff01faff, 0xda01eadafff6fef6,
    0xffd9ff017fff8001, 0xdbffff80ff80ffd8, 0xffff81ff8100d9ff, 0xcadadafffef8fff8, 0xffea01ff81007fff, 0xd8fffe80fe81feea,
    0xffff80ff80fedbff, 0xff7fff7f01ffffff, 0xfafffaff, 0x65, 0xd8f67e7f00dafe00, 0x7e7f00dafe00ffca,
    0xffcad8f6, 0xf8f9fafbfcfdfeff, 0xf0f1f2f3f4f5f6f7, 0xe8e9eaebecedeeef, 0xe0e1e2e3e4e5e6e7, 0xd8d9dadbdcdddedf,
    0xd0d1d2d3d4d5d6d7, 0xc8c9cacbcccdcecf, 0xc0c1c2c3c4c5c6c7, 0x78797a7b7c7d7e7f, 0x7071727374757677, 0x68696a6b6c6d6e6f,
    0x6061626364656667, 0x58595a5b5c5d5e5f, 0x5051525354555657, 0x48494a4b4c4d4e4f, 0x4041424344454647, 2,
    0x40, 1, 1, 0x8786858483828180, 0x8f8e8d8c8b8a8988, 0x9796959493929190,
    0x9f9e9d9c9b9a9998, 0xa7a6a5a4a3a2a1a0, 0xafaeadacabaaa9a8, 0xb7b6b5b4b3b2b1b0, 0xbfbebdbcbbbab9b8, 1,
    0x40, 0xf8f9fafbfcfdfeff, 0xf0f1f2f3f4f5f6f7, 0xe8e9eaebecedeeef, 0xe0e1e2e3e4e5e6e7, 0xd8d9dadbdcdddedf,
    0xd0d1d2d3d4d5d6d7, 0xc8c9cacbcccdcecf, 0xc0c1c2c3c4c5c6c7, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x8090a0b0c0d0e0f,
    0xf9fafbfcfdfeff07, 0x40503040506f7f8, 0x40506, 3, 3, 3,
    2, 0xfffffffffffffffd, 2, 0x602060606050305, 0x8090a0b0c0d0e03, 0x306020602040e07,
    0x20405, 0x38485a6e849cb6d2, 0xf9fafbfcfdfeff62, 0x48b424781e78f7f8, 0x18783c, 0x60504030201,
    3, 2, 2, 0, 2, 0x605040302,
    5, 1, 1, 4, 2, 0,
    5, 0xd0e0f0b0c0d0e0f, 0xe0f0b0c, 2, 1, 0,
    0xffffffffffffffff, 1, 0, 0xfffffffffffffffd, 0, 1,
    3, 0xffffffffffffffff, 0xfffffffffffffffc, 0xb60e0f8fa80d0ee1, 0xe0fa59c, 0x403020104030201,
    0x4030201, 1, 2, 2, 0xffffffffffffffff, 1,
    2, 0, 0, 0xfffffffffffffffe, 0xfffffffffffffffe, 2,
    3, 0x45a020104030202, 0x3c030201, 0xca2b8ced4eaf1071, 0xc22384e546a70869, 0xba1b7cdd3e9f0061,
    0xb21374d53697f859, 0xaa0b6ccd2e8ff051, 0xa20364c52687e849, 0x9afb5cbd1e7fe041, 0x92f354b51677d839, 0x8aeb4cad0e6fd031,
    0x82e344a50667c829, 0x7adb3c9dfe5fc021, 0x72d33495f657b819, 0x6acb2c8dee4fb011, 9, 5,
    7, 3, 0, 1, 4, 2,
    3, 5, 3, 1, 2, 4,
    2, 0, 1, 3, 0, 6,
    0, 2, 4, 3, 3, 6,
    3, 2, 2, 5, 2, 1,
    1, 4, 1, 0, 0, 3,
    4, 4, 4, 0, 3, 3,
    2, 6, 2, 2, 1, 5,
    1, 1, 0, 4, 4, 5,
    4, 1, 3, 4, 3, 0,
    2, 3, 1, 6, 1, 2,
    0, 5, 0x21, 2, 0x4dae0f70d13293f4, 0x45a60768c92a8bec,
    0x3d9eff60c12283e4, 0x3596f758b91a7bdc, 0x2d8eef50b11273d4, 0x2586e748a90a6bcc, 0x1d7edf40a10263c4, 0x1576d73899fa5bbc,
    0xd6ecf3091f253b4, 0x566c72889ea4bac, 0xfd5ebf2081e243a4, 0xf556b71879da3b9c, 0xd23394, 0x21,
    3, 0x7bdc3293f4af1071, 0x94ea4bac0263c41a, 0x2586e73d9effd233, 0xc122f556b70d6ecf, 0xda3091f248a90a60,
    0x6bcc2d83e4451879, 0x7683b9cfd53b415, 0x2076d7388eef50a6, 0xb11273c92a8b5ebf, 0x4dae81e24399fa5b, 0x66bc1d7ed43596ec,
    0xf758b90f70d1a405, 0x6acbc72889df40a1, 9, 0, 1, 4,
    2, 3, 5, 3, 1, 2,
    4, 2, 0, 1, 3, 0,
    6, 0, 2, 4, 3, 3,
    6, 3, 2, 2, 5, 2,
    1, 1, 4, 1, 0, 0,
    3, 4, 4, 4, 0, 3,
    3, 2, 6, 2, 2, 1,
    5, 1, 1, 0, 4, 4,
    5, 4, 1, 3, 4, 3,
    0, 2, 3, 1, 6, 1,
    2, 0, 7, 0, 1, 4,
    2, 3, 5, 3, 1, 2,
    4, 2, 0, 1, 3, 0,
    6, 0, 2, 4, 3, 3,
    6, 3, 2, 2, 5, 2,
    1, 1, 4, 1, 0, 0,
    3, 4, 4, 4, 0, 3,
    3, 2, 6, 2, 2, 1,
    5, 1, 1, 0, 4, 4,
    5, 4, 1, 3, 4, 3,
    0, 2, 3, 1, 6, 1,
    2, 0, 0xfffffffffffffff8, 0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb,
    0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe,
    0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc,
    0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa,
    0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd,
    0xfdfcfbfafefdfcfb, 0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa, 0xfafefdfcfbfafefd, 0xfdfcfbfafefdfcfb,
    0xfbfafefdfcfbfafe, 0xfefdfcfbfafefdfc, 0xfcfbfafefdfcfbfa, 9, 0x20, 2,
    3, 4, 5, 6, 0xa2f650a4f852a600, 0xf04a9ef24ca0f44e,
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
    0xfcfbfafefdfcfbfa, 0x44f54447f8414afb, 0xec4d3eef4a41f247, 0x5635e65338e9503b, 0x2cdd5c2fe05932e3, 0xf44546f74249fa5f,
    0x4e3dee4b40f14843, 0x34e55437e8513aeb, 0xfc5d2edf5a31e257, 0x4645f64348f9404b, 0x3ced4c3ff04942f3, 0xe45536e75239ea4f,
    0x5e2dde5b30e15833, 0x44f54447f8414afb, 0xec4d3eef4a41f247, 0x5635e65338e9503b, 0x2cdd5c2fe05932e3, 0xf44546f74249fa5f,
    0x4e3dee4b40f14843, 0x34e55437e8513aeb, 0xfc5d2edf5a31e257, 0x4645f64348f9404b, 0x3ced4c3ff04942f3, 0xe45536e75239ea4f,
    0x5e2dde5b30e15833, 0x44f54447f8414afb, 0xec4d3eef4a41f247, 0x5635e65338e9503b, 0x2cdd5c2fe05932e3, 0xf44546f74249fa5f,
    0x4e3dee4b40f14843, 0x34e55437e8513aeb, 0xfc5d2edf5a31e257, 0x4645f64348f9404b, 0x3ced4c3ff04942f3, 0xe45536e75239ea4f,
    0x5e2dde5b30e15833, 0x44f54447f8414afb, 0xec4d3eef4a41f247, 0x5635e65338e9503b, 0x2cdd5c2fe05932e3, 0xf44546f74249fa5f,
    0x4e3dee4b40f14843, 0x34e55437e8513aeb, 0xfc5d2edf5a31e257, 0x4645f64348f9404b, 0x3ced4c3ff04942f3, 0xe45536e75239ea4f,
    0x5e2dde5b30e15833, 0x44f54447f8414afb, 0xec4d3eef4a41f247, 0x5635e65338e9503b, 0x2cdd5c2fe05932e3, 0xf44546f74249fa5f,
    0x4e3dee4b40f14843, 0x34e55437e8513aeb, 0xfc5d2edf5a31e257, 0x4645f64348f9404b, 0x3ced4c3ff04942f3, 0xe45536e75239ea4f,
    0x5e2dde5b30e15833, 0x44f54447f8414afb, 0xec4d3eef4a41f247, 0x5635e65338e9503b, 0x2cdd5c2fe05932e3, 0xf64348f9404bfc5f,
    0x4c3ff04942f34645, 0x36e75239ea4f3ced, 0xde5b30e15833e455, 0x4447f8414afb5e2d, 0x3eef4a41f24744f5, 0xe65338e9503bec4d,
    0x5c2fe05932e35635, 0x46f74249fa5f2cdd, 0xee4b40f14843f445, 0x5437e8513aeb4e3d, 0x2edf5a31e25734e5, 0xf64348f9404bfc5d,
    0x4c3ff04942f34645, 0x36e75239ea4f3ced, 0xde5b30e15833e455, 0x4447f8414afb5e2d, 0x3eef4a41f24744f5, 0xe65338e9503bec4d,
    0x5c2fe05932e35635, 0x46f74249fa5f2cdd, 0xee4b40f14843f445, 0x5437e8513aeb4e3d, 0x2edf5a31e25734e5, 0xf64348f9404bfc5d,
    0x4c3ff04942f34645, 0x36e75239ea4f3ced, 0xde5b30e15833e455, 0x4447f8414afb5e2d, 0x3eef4a41f24744f5, 0xe65338e9503bec4d,
    0x5c2fe05932e35635, 0x46f74249fa5f2cdd, 0xee4b40f14843f445, 0x5437e8513aeb4e3d, 0x2edf5a31e25734e5, 0xf64348f9404bfc5d,
    0x4c3ff04942f34645, 0x36e75239ea4f3ced, 0xde5b30e15833e455, 0x4447f8414afb5e2d, 0x3eef4a41f24744f5, 0xe65338e9503bec4d,
    0x5c2fe05932e35635, 0x46f74249fa5f2cdd, 0xee4b40f14843f445, 0x5437e8513aeb4e3d, 0x2edf5a31e25734e5, 0xf64348f9404bfc5d,
    0x4c3ff04942f34645, 0x36e75239ea4f3ced, 0xde5b30e15833e455, 0x4447f8414afb5e2d, 0x3eef4a41f24744f5, 0xe65338e9503bec4d,
    0x5c2fe05932e35635, 0x46f74249fa5f2cdd, 0xee4b40f14843f445, 0x5437e8513aeb4e3d, 0x2edf5a31e25734e5, 0xf64348f9404bfc5d,
    0x4c3ff04942f34645, 0x36e75239ea4f3ced, 0xde5b30e15833e455, 0x5e2d, 2, 0x201,
    1, 0, 1, 0xb9f44446f73e49fd, 0xeb4d3dee4740f444, 0x5634e55037eb4dc2,
    0x2bdc592ee256cbe2, 0xf34245f93fb4f95f, 0x4b3cf048bdf04842, 0x33e751c6e75139ea, 0xde5acfde5a30e154, 0x43b8f54347f85d2a,
    0xc1ec4c3eef4641f5, 0xe35535e64f38ec4c, 0x5e2cdd582fe355ca, 0x43f44146fa3eb3fa, 0xeb4a3df147bcf147, 0x5334e850c5e8503a,
    0x2bdf59cedf5931e2, 0xf642b7f64248f95c, 0x4bc0ed4b3ff04542, 0xc9e45436e74e39ed, 0xdb5d2dde5730e454, 0x4644f54047fb5dd2,
    0x3bec493ef246bbf2, 0xe35235e94fc4e94f, 0x5b2ce058cde05832, 0x43f741b6f74149fa, 0xee4abfee4a40f144, 0x53c8e55337e84d3a,
    0xd1dc5c2edf5631e5, 0xf34545f63f48fc5c, 0x4e3ced483ff345ba, 0x33e45136ea4ec3ea, 0xdb5a2de157cce157, 0x4344f840b5f8602a,
    0x3bef49beef4941f2, 0xe652c7e65238e94c, 0x5bd0dd5b2fe05532, 0xb9f44446f73e49fd, 0xeb4d3dee4740f444, 0x5634e55037eb4dc2,
    0x2bdc592ee256cbe2, 0xf34245f93fb4f95f, 0x4b3cf048bdf04842, 0x33e751c6e75139ea, 0xde5acfde5a30e154, 0x43b8f54347f85d2a,
    0xc1ec4c3eef4641f5, 0xe35535e64f38ec4c, 0x5e2cdd582fe355ca, 0x43f44146fa3eb3fa, 0xeb4a3df147bcf147, 0x5334e850c5e8503a,
    0x2bdf59cedf5931e2, 0xf642b7f64248f95c, 0x4bc0ed4b3ff04542, 0xc9e45436e74e39ed, 0xdb5d2dde5730e454, 0x4644f54047fb5dd2,
    0x3bec493ef246bbf2, 0xe35235e94fc4e94f, 0x5b2ce058cde05832, 0x43f741b6f74149fa, 0xee4abfee4a40f144, 0x53c8e55337e84d3a,
    0xd1dc5c2edf5631e5, 0xf645b7f942b4fc5c, 0x4ec0f04bbdf348ba, 0xc9e754c6ea51c3ed, 0xde5dcfe15acce457, 0x46b8f843b5fb60d2,
    0xc1ef4cbef249bbf5, 0xe655c7e952c4ec4f, 0x5ed0e05bcde358ca, 0xb9f744b6fa41b3fd, 0xee4dbff14abcf447, 0x56c8e853c5eb50c2,
    0xd1df5ccee259cbe5, 0xf645b7f942b4fc5f, 0x4ec0f04bbdf348ba, 0xc9e754c6ea51c3ed, 0xde5dcfe15acce457, 0x46b8f843b5fb60d2,
    0xc1ef4cbef249bbf5, 0xe655c7e952c4ec4f, 0x5ed0e05bcde358ca, 0xb9f744b6fa41b3fd, 0xee4dbff14abcf447, 0x56c8e853c5eb50c2,
    0xd1df5ccee259cbe5, 0xf645b7f942b4fc5f, 0x4ec0f04bbdf348ba, 0xc9e754c6ea51c3ed, 0xde5dcfe15acce457, 0x46b8f843b5fb60d2,
    0xc1ef4cbef249bbf5, 0xe655c7e952c4ec4f, 0x5ed0e05bcde358ca, 0xb9f744b6fa41b3fd, 0xee4dbff14abcf447, 0x56c8e853c5eb50c2,
    0xd1df5ccee259cbe5, 0xf645b7f942b4fc5f, 0x4ec0f04bbdf348ba, 0xc9e754c6ea51c3ed, 0xde5dcfe15acce457, 0x46b8f843b5fb60d2,
    0xc1ef4cbef249bbf5, 0xe655c7e952c4ec4f, 0x5ed0e05bcde358ca, 0xb9f744b6fa41b3fd, 0xee4dbff14abcf447, 0x56c8e853c5eb50c2,
    0xd1df5ccee259cbe5, 0xf645b7f942b4fc5f, 0x4ec0f04bbdf348ba, 0xc9e754c6ea51c3ed, 0xde5dcfe15acce457, 0x46b8f843b5fb60d2,
    0xc1ef4cbef249bbf5, 0xe655c7e952c4ec4f, 0x5ed0e05bcde358ca, 0xb9f744b6fa41b3fd, 0xee4dbff14abcf447, 0x56c8e853c5eb50c2,
    0xd1df5ccee259cbe5, 0xf645b7f942b4fc5f, 0x4ec0f04bbdf348ba, 0xc9e754c6ea51c3ed, 0xde5dcfe15acce457, 0x2ab6fa41b3a560d2,
    0xbff14abca0472cf7, 0xe853c5995025ee31, 0x5cce945920e536c8, 0xb7a3422ffc3dd1df, 0x9e4b2af32ebaf645, 0x5423ea33c3ed4ec0,
    0x1ee13acce457c997, 0xf829b5fb60d2925d, 0x30bef249bba1462d, 0xc7e952c49a4f26ef, 0xe05bcd955821e635, 0x44b6a44130fd3cd0,
    0xbf9d4a29f42db9f7, 0x985324eb32c2ee4d, 0x5c1de239cbe556c8, 0x2ef92ab4fc5fd191, 0xf02fbdf348baa245, 0x36c6ea51c39b4e27,
    0xcfe15acc965722e7, 0xf843b5a5601bde3b, 0x4cbe9e492af52cb8, 0xc7995225ec31c1ef, 0x925b1ee338cae655, 0x442dfa29b3fd5ed0,
    0x28f12ebcf447b9a1, 0xe835c5eb50c29c4d, 0x3acee259cb955621, 0xb7f942b4a65f1cdf, 0xf04bbd9f482bf62b, 0x54c69a5126ed32c0,
    0xcf935a1fe437c9e7, 0xa2432efb3ed2de5d, 0x4c29f22dbbf546b8, 0x22e934c4ec4fc19d, 0xe039cde358ca9655, 0x2ab6fa41b3a55e1d,
    0xbff14abca0472cf7, 0xe853c5995025ee31, 0x5cce945920e536c8, 0xb7a3422ffc3dd1df, 0x9e4b2af32ebaf645, 0x5423ea33c3ed4ec0,
    0x1ee13acce457c997, 0xf829b5fb60d2925d, 0x30bef249bba1462d, 0xc7e952c49a4f26ef, 0xe05bcd955821e635, 0x44b6a44130fd3cd0,
    0xbf9d4a29f42db9f7, 0x985324eb32c2ee4d, 0x5c1de239cbe556c8, 0x2ef92ab4fc5fd191, 0xf02fbdf348baa245, 0x36c6ea51c39b4e27,
    0xcfe15acc965722e7, 0xf843b5a5601bde3b, 0x4cbe9e492af52cb8, 0xc7995225ec31c1ef, 0x925b1ee338cae655, 0x442dfa29b3fd5ed0,
    0x28f12ebcf447b9a1, 0xe835c5eb50c29c4d, 0x3acee259cb955621, 0x5f1cdf, 3, 0x201,
    0xbaf645b7f942b4fc, 0xed4ec0f04bbdf348, 0x57c9e754c6ea51c3, 0xd2de5dcfe15acce4, 0xf546b8f843b5fb60, 0x4fc1ef4cbef249bb,
    0xcae655c7e952c4ec, 0xfd5ed0e05bcde358, 0x47b9f744b6fa41b3, 0xc2ee4dbff14abcf4, 0xe556c8e853c5eb50, 0x5fd1df5ccee259cb,
    0xbaf645b7f942b4fc, 0xed4ec0f04bbdf348, 0x57c9e754c6ea51c3, 0xd2de5dcfe15acce4, 0xf546b8f843b5fb60, 0x4fc1ef4cbef249bb,
    0xcae655c7e952c4ec, 0xfd5ed0e05bcde358, 0x47b9f744b6fa41b3, 0xc2ee4dbff14abcf4, 0xe556c8e853c5eb50, 0x5fd1df5ccee259cb,
    0xbaf645b7f942b4fc, 0xed4ec0f04bbdf348, 0x57c9e754c6ea51c3, 0xd2de5dcfe15acce4, 0xf546b8f843b5fb60, 0x4fc1ef4cbef249bb,
    0xcae655c7e952c4ec, 0xfd5ed0e05bcde358, 0x47b9f744b6fa41b3, 0xc2ee4dbff14abcf4, 0xe556c8e853c5eb50, 0x5fd1df5ccee259cb,
    0xbaf645b7f942b4fc, 0xed4ec0f04bbdf348, 0x57c9e754c6ea51c3, 0xd2de5dcfe15acce4, 0xf546b8f843b5fb60, 0x4fc1ef4cbef249bb,
    0xcae655c7e952c4ec, 0xfd5ed0e05bcde358, 0x47b9f744b6fa41b3, 0xc2ee4dbff14abcf4, 0xe556c8e853c5eb50, 0x5fd1df5ccee259cb,
    0xbaf645b7f942b4fc, 0xed4ec0f04bbdf348, 0x57c9e754c6ea51c3, 0xd2de5dcfe15acce4, 0xf546b8f843b5fb60, 0x4fc1ef4cbef249bb,
    0xcae655c7e952c4ec, 0xfd5ed0e05bcde358, 0x47b9f744b6fa41b3, 0xc2ee4dbff14abcf4, 0xe556c8e853c5eb50, 0x5fd1df5ccee259cb,
    0xbaf645b7f942b4fc, 0xed4ec0f04bbdf348, 0x57c9e754c6ea51c3, 0xd2de5dcfe15acce4, 0xf744b6fa41b3fd60, 0x4dbff14abcf447b9,
    0xc8e853c5eb50c2ee, 0xdf5ccee259cbe556, 0x45b7f942b4fc5fd1, 0xc0f04bbdf348baf6, 0xe754c6ea51c3ed4e, 0x5dcfe15acce457c9,
    0xb8f843b5fb60d2de, 0xef4cbef249bbf546, 0x55c7e952c4ec4fc1, 0xd0e05bcde358cae6, 0xf744b6fa41b3fd5e, 0x4dbff14abcf447b9,
    0xc8e853c5eb50c2ee, 0xdf5ccee259cbe556, 0x45b7f942b4fc5fd1, 0xc0f04bbdf348baf6, 0xe754c6ea51c3ed4e, 0x5dcfe15acce457c9,
    0xb8f843b5fb60d2de, 0xef4cbef249bbf546, 0x55c7e952c4ec4fc1, 0xd0e05bcde358cae6, 0xf744b6fa41b3fd5e, 0x4dbff14abcf447b9,
    0xc8e853c5eb50c2ee, 0xdf5ccee259cbe556, 0x45b7f942b4fc5fd1, 0xc0f04bbdf348baf6, 0xe754c6ea51c3ed4e, 0x5dcfe15acce457c9,
    0xb8f843b5fb60d2de, 0xef4cbef249bbf546, 0x55c7e952c4ec4fc1, 0xd0e05bcde358cae6, 0xf744b6fa41b3fd5e, 0x4dbff14abcf447b9,
    0xc8e853c5eb50c2ee, 0xdf5ccee259cbe556, 0x45b7f942b4fc5fd1, 0xc0f04bbdf348baf6, 0xe754c6ea51c3ed4e, 0x5dcfe15acce457c9,
    0xb8f843b5fb60d2de, 0xef4cbef249bbf546, 0x55c7e952c4ec4fc1, 0xd0e05bcde358cae6, 0xf744b6fa41b3fd5e, 0x4dbff14abcf447b9,
    0xc8e853c5eb50c2ee, 0xdf5ccee259cbe556, 0x45b7f942b4fc5fd1, 0xc0f04bbdf348baf6, 0xe754c6ea51c3ed4e, 0x5dcfe15acce457c9,
    0xb8f843b5fb60d2de, 0xef4cbef249bbf546, 0x55c7e952c4ec4fc1, 0xd0e05bcde358cae6, 0xf744b6fa41b3fd5e, 0x4dbff14abcf447b9,
    0xc8e853c5eb50c2ee, 0xdf5ccee259cbe556, 0x5fd1,
#endif
#if (SCATTER_VECTORS_TYPES) & 0x8 /* int8 */
    0xb51677d8399afb5c, 0xad0e6fd03192f354, 0xa50667c8298aeb4c, 0x9dfe5fc02182e344, 0x95f657b8197adb3c, 0x8dee4fb01172d334,
    0x47a8096acb2c, 2, 1, 3, 3, 3,
    0, 1, 1, 0, 0, 1,
    1, 0, 0, 1, 1, 0,
    0, 1, 1, 0, 0, 1,
    1, 0, 0, 1, 1, 0,
    2, 1, 3, 2, 2, 0xcd2e8ff051b21374,
    0xc52687e849aa0b6c, 0xbd1e7fe041a20364, 0xc839c63bc43dc23f, 0xd031ce33cc35ca37, 0xd829d62bd42dd22f, 2,
    4, 3, 3, 0, 0xfffffffffffffffd, 2,
    0, 0xffffffffffffffff, 1, 3, 2, 0x7a7b84837e7f,
    0x8439c63b833d7e7b, 0xd031ce33cc7a7f37, 0xd829d62bd42dd22f, 0x3533, 0x34, 0x807060504030201,
    0x100f0e0d0c0b0a09, 0x1817161514131211, 2, 0xffffffffffffffff, 2, 0,
    0xfffffffffffffffe, 3, 0x383736353433, 0x837060504033601, 0x100f0e0d0c380a09, 0x1817161514131211,
    0xb5167713b29a5174, 0xad0e8f2e31cdf054, 0xa50baac8496ceb4c, 0x87265fc5e882e344, 0xa2f64164197adb3c, 0x8dbde0b01172d303,
    0x47a8096a7f1e, 0, 1, 1, 0, 0,
    1, 1, 0, 0, 1, 1,
    0, 0, 1, 1, 0, 0,
    1, 1, 0, 0, 1, 1,
    3, 0x7f0580, 3, 2, 0, 2,
    0x40ff, 0xff0540, 0x7c7b7a7e7d7c7b7a, 0x7a7e7d7c7b7a7e7d, 0x7d7c7b7a7e7d7c7b, 0x7b7a7e7d7c7b7a7e,
    0x7e7d7c7b7a7e7d7c, 0x7c7b7a7e7d7c7b7a, 0x7a7e7d7c7b7a7e7d, 0x7d7c7b7a7e7d7c7b, 0x7b7a7e7d7c7b7a7e, 0x7e7d7c7b7a7e7d7c,
    0x7c7b7a7e7d7c7b7a, 0x7a7e7d7c7b7a7e7d, 0x7d7c7b7a7e7d7c7b, 0x7b7a7e7d7c7b7a7e, 0x7e7d7c7b7a7e7d7c, 0x7c7b7a7e7d7c7b7a,
    0x7a7e7d7c7b7a7e7d, 0x7d7c7b7a7e7d7c7b, 0x7b7a7e7d7c7b7a7e, 0x7e7d7c7b7a7e7d7c, 0x7c7b7a7e7d7c7b7a, 0x7a7e7d7c7b7a7e7d,
    0x7d7c7b7a7e7d7c7b, 0x7b7a7e7d7c7b7a7e, 0x7e7d7c7b7a7e7d7c, 0x7c7b7a7e7d7c7b7a, 0x7a7e7d7c7b7a7e7d, 0x7d7c7b7a7e7d7c7b,
    0x7b7a7e7d7c7b7a7e, 0x7e7d7c7b7a7e7d7c, 0x7c7b7a, 3, 3, 3,
    3, 3, 0xfffffffffffffffd, 1, 2, 0xfffffffffffffffe,
    2, 0, 0xffffffffffffffff, 0, 1, 0xfffffffffffffffd,
    1, 2, 0xfffffffffffffffe, 2, 0, 0xffffffffffffffff,
    0, 1, 0xfffffffffffffffd, 1, 2, 0xfffffffffffffffe,
    2, 0, 0xffffffffffffffff, 0, 1, 0xfffffffffffffffd,
    1, 2, 0xfffffffffffffffe, 2, 2, 2,
    2, 2, 2, 0xd024d02426d22680, 0x1eca1e72ccce74ce, 0xc4c66cc6c81cc81c,
    0xc014c01416c2166a, 0x7cd27a267d7c7b80, 0x247e7d7c7bd07e7d, 0x7d7c7b7a7e7d7c7b, 0x7bce7e747c7b7a7e, 0x727d7cca7acc7d7c,
    0x7c7b7a7e1e7c7b7a, 0x7a7e7d7c7b7a7e7d, 0x7d7c7b7a7e7d7c7b, 0x7b7a7e7d7c7b7a7e, 0x7e7d7c7b7a7e7d7c, 0x7c7bc87e7d7c1c7a,
    0x7a6c7d7cc47a7e7d, 0x7d7c7b7a7e7d7cc6, 0xc27a167d7c7b7a7e, 0x7e7d7c7b7a6a7d7c, 0x7c7b7ac07d7c7b14, 0x7a7e7d7c7b7a7e7d,
    0x7d7c7b7a7e7d7c7b, 0x7b7a7e7d7c7b7a7e, 0x7e7d7c7b7a7e7d7c, 0x7c7b7a7e7d7c7b7a, 0x7a7e7d7c7b7a7e7d, 0x7d7c7b7a7e7d7c7b,
    0x7b7a7e7d7c7b7a7e, 0x7e7d7c7b7a7e7d7c, 0x7c7b7a7e7d7c7b7a, 0x7a7e7d7c7b7a7e7d, 0x7d7c7b7a7e7d7c7b, 0x7b7a7e7d7c7b7a7e,
    0x7e7d7c7b7a7e7d7c, 0x7c7b7a, 0x868f363d8c39343f, 0x4695308343923340, 0x274c9b2a3a49982d, 0x3c8952a1244f9e37,
    0x3e358421, 2, 1, 3, 1, 2,
    1, 1, 3, 0xffffffffffffffff, 0, 0,
    1, 0xffffffffffffffff, 0, 1, 0xffffffffffffffff, 0xffffffffffffffff,
    0, 1, 0xffffffffffffffff, 2, 1, 3,
    1, 1, 1, 1, 2, 0x3b39ccda853e3682,
    0x55c9c688, 0x858f363d8c39cc3e, 0x4695308243923340, 0x274c9b2ac649982d, 0x3b8852a1244f9ec9, 0x3e358421,
    0, 3, 0x7f, 0x7f00118003802505, 0xfdff7f0501050100, 0x1fd7f0103251025,
    0x103012510, 0x1d, 1, 6, 0xb, 0x10,
    0x15, 0x1a, 2, 7, 0xc, 0x11,
    0x16, 0x1b, 3, 8, 0xd, 0x12,
    0x17, 0x1c, 4, 9, 0xe, 0x13,
    0x18, 0, 5, 0xa, 0x1a, 0xff01800101257f00,
    0x100250511051003, 0xfd10057f80017f25, 0x303, 0x810033800f8000f1, 0xfd81000f250f8000, 0x25f17f010f250025,
    0x7f33802500, 2, 1, 0x78797a7b7c7d7e7f, 0x8090a0b, 3,
    4, 1, 0xf6f5090a, 4, 0x78797a7b7c7d7e7f, 0xb09d5a6e,
    0x439233408f363d8c, 0x9b2a49982d469530, 0x244f9e3c3786274c, 0x35842152a1393a89, 0x3f34833e, 1,
    0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 1, 0xffffffffffffffff, 0,
    0, 0, 0xfffffffffffffffe, 1, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffffffffffff, 1, 0xffffffffffffffff, 0, 0xfffffffffffffffe, 0,
    0xfffffffffffffffe, 4, 5, 0xccda3bc985413682, 0x38c6883e, 4,
    1, 1, 3, 0x439233408f363d8c, 0x9b2a49982d469530, 0x244f9e3bc985274c,
    0x35842152a138c688, 0x3ecc823e, 0, 1, 0x6acb2c8dee4fb011, 0x62c32485e647a809,
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
    0x7c7b7a7eca1e727a, 0x7c7b7a7e7d, 0x298aeb4cad0e6fd0, 0x2182e344a50667c8, 0x197adb3c9dfe5fc0, 0x1172d33495f657b8,
    0x96acb2c8dee4fb0, 0x162c32485e647a8, 0xbb1c7dde3fa0, 1, 0, 2,
    0, 0, 1, 1, 0, 0,
    0, 0, 2, 4, 3, 0xcd2e8ff051b21374,
    0xc52687e849aa0b6c, 0xbd1e7fe041a20364, 0xb51677d8399afb5c, 0x3192f354, 4, 3,
    3, 0x298aeb4cad0e6fd0, 0xc52687e849aa0bc8, 0x54b51677d8390364, 0x1e7fe041a23192f3, 0x96acb2c9afb5cbd,
    0xb213742485e647a8, 0x6ccd2e8ff051, 1, 0, 2, 0,
    0, 1, 1, 0, 0, 0,
    0, 3, 0x78797a7b7c7d7e7f, 0x7071727374757677, 0x68696a6b6c6d6e6f, 0x6061626364656667,
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
    0x1213141516171819, 0xa0b0c0d0e0f1011, 0x7f03040506070809, 0x6e9d7a7b7c7d7e,
#endif
#if (SCATTER_VECTORS_TYPES) & 0x10 /* uint16 */
    0xe544470da8d60a9f, 0x21b2837b, 6, 1, 0xffffffff00000000, 0xffffffff00000000,
    0, 5, 1, 0xce312ffa91c3f38c, 0x6c68, 0xce312ffa91c3f38c,
    0x21b26c68, 0x3696985ffa285bf1, 0xaf72113b7304d4cd, 0x284e8a17ebe04da9, 0xa12a02f364bcc685, 0x1a067bcfdd983f61,
    0x92e2f4ab5674b83d, 0xbbe6d87cf503119, 0x849ae663482ca9f5, 0xfd765f3fc10822d1, 0x7652d81b39e49bad, 0xef2e50f7b2c01489,
    0x680ac9d32b9c8d65, 0xe0e642afa4780641, 0x59c2bb8b1d547f1d, 0xd29e34679630f7f9, 0x4b7aad430f0c70d5, 0xc456261f87e8e9b1,
    0x628d, 0x45, 0x100000000, 0x300000002, 0x500000004, 0x700000006,
    0x900000008, 0xb0000000a, 0xd0000000c, 0xf0000000e, 0x1100000010, 0x1300000012,
    0x1500000014, 0x1700000016, 0x1900000018, 0x1b0000001a, 0x1d0000001c, 0x1f0000001e,
    0x2100000020, 0x2300000022, 0x2500000024, 0x2700000026, 0x2900000028, 0x2b0000002a,
    0x2d0000002c, 0x2f0000002e, 0x3100000030, 0x3300000032, 0x3500000034, 0x3700000036,
    0x3900000038, 0x3b0000003a, 0x3d0000003c, 0x3f0000003e, 0x4100000040, 0x42,
    0x43, 0xce312ffa91c3f38c, 0x470da8d60a9f6c68, 0xbfe921b2837be544, 0x38c59a8efc575e20, 0xb1a1136a7533d6fc,
    0x2a7d8c46ee0f4fd8, 0xa359052266ebc8b4, 0x1c357dfedfc74190, 0x9511f6da58a3ba6c, 0xded6fb6d17f3348, 0x86c9e8924a5bac24,
    0xffa5616ec3372500, 0x7881da4a3c139ddc, 0xf15d5326b4ef16b8, 0x6a39cc022dcb8f94, 0xe31544dea6a70870, 0xbdba1f83814c,
    0xce312ffa91c3f38c, 0x470da8d60a9f6c68, 0xbfe921b2837be544, 0x38c59a8efc575e20, 0xb1a1136a7533d6fc, 0x2a7d8c46ee0f4fd8,
    0xa359052266ebc8b4, 0x1c357dfedfc74190, 0x9511f6da58a3ba6c, 0xded6fb6d17f3348, 0x86c9e8924a5bac24, 0xffa5616ec3372500,
    0x7881da4a3c139ddc, 0xf15d5326b4ef16b8, 0x6a39cc022dcb8f94, 0xe31544dea6a70870, 0xc456bdba1f83814c, 0x628d,
    0x100000000, 0x300000002, 0x500000004, 0x700000006, 0x900000008, 0xb0000000a,
    0xd0000000c, 0xf0000000e, 0x1100000010, 0x1300000012, 0x1500000014, 0x1700000016,
    0x1900000018, 0x1b0000001a, 0x1d0000001c, 0x1f0000001e, 0x2100000020, 0x2300000022,
    0x2500000024, 0x2700000026, 0x2900000028, 0x2b0000002a, 0x2d0000002c, 0x2f0000002e,
    0x3100000030, 0x3300000032, 0x3500000034, 0x3700000036, 0x3900000038, 0x3b0000003a,
    0x3d0000003c, 0x3f0000003e, 0x4100000040, 0x43, 0xce312ffa91c3f38c, 0x470da8d60a9f6c68,
    0xbfe921b2837be544, 0x38c59a8efc575e20, 0xb1a1136a7533d6fc, 0x2a7d8c46ee0f4fd8, 0xa359052266ebc8b4, 0x1c357dfedfc74190,
    0x9511f6da58a3ba6c, 0xded6fb6d17f3348, 0x86c9e8924a5bac24, 0xffa5616ec3372500, 0x7881da4a3c139ddc, 0xf15d5326b4ef16b8,
    0x6a39cc022dcb8f94, 0xe31544dea6a70870, 0xbdba261f1f83814c, 0x628d, 0xa359052266ebc8b4, 0x1c357dfedfc74190,
    0x9511f6da58a3ba6c, 0xded6fb6d17f3348, 0x86c9e8924a5bac24, 0xffa5616ec3372500, 0x7881da4a3c139ddc, 0xf15d5326b4ef16b8,
    0x6a39cc022dcb8f94, 0xe31544dea6a70870, 0x5bf1bdba1f83814c, 0xd4cd3696985ffa28, 0x4da9af72113b7304, 0x8a17ebe0,
    2, 1, 3, 3, 3, 0,
    1, 1, 0, 0, 1, 1,
    0, 0, 1, 1, 0, 0,
    1, 1, 0, 0, 1, 1,
    0, 0, 1, 1, 0, 2,
    1, 3, 2, 2, 0xce312ffa91c3f38c, 0x470da8d60a9f6c68,
    0xbfe921b2837be544, 0x38c59a8efc575e20, 0xb1a1136a7533d6fc, 0x2a7d8c46ee0f4fd8, 0x2ffa0522ce31f38c, 0x1c357dfedfc791c3,
    0x9511470d6c68ba6c, 0xded6fb60a9fa8d6, 0xbfe9e5444a5bac24, 0xffa5837b21b22500, 0x5e20da4a3c139ddc, 0xfc579a8eb4ef38c5,
    0x6a39cc022dcb8f94, 0x136a44deb1a1d6fc, 0x5bf1bdba1f837533, 0xd4cd2a7d4fd8fa28, 0x4da9af72ee0f8c46, 0x8a17ebe0,
    0, 1, 1, 0, 0, 1,
    1, 0, 0, 1, 1, 0,
    0, 1, 1, 0, 0, 1,
    1, 0, 0, 1, 1, 3,
    0x3b334, 2, 1, 0xffffffffffffffff, 0x555a0002, 0x2b334,
    0x270028ffff00ff, 0x26fffdfffe00fe, 0x25fffc00fc00fd, 0x24fff9fffafffb, 0x23fff7fff800fb, 0x22fff600f900fa,
    0xfff4fff500f80021, 0x20fff1fff2fff3, 0x1ffff000f600f7, 0xffeeffef00f5001e, 0xffecffed00f4001d, 0x1cffea00f3ffeb,
    0xffe8ffe900f2001b, 0xffe700f000f1001a, 0xffe4ffe5ffe60019, 4, 5, 3,
    0xfffffffd00000002, 0xfffffffd00000002, 0xfffffffd00000001, 0xffffffff00000001, 0xffffffff00000001, 0xffffffff00000000,
    0xfffffffe00000000, 0xfffffffe00000000, 0xfffffffe00000002, 0xfffffffd00000002, 0xfffffffd00000002, 0xfffffffd00000001,
    0xffffffff00000001, 0xffffffff00000001, 0xffffffff00000000, 0xfffffffe00000000, 0xfffffffe00000000, 0xfffffffe00000002,
    0xfffffffd00000002, 0xfffffffd00000002, 0xfffffffd00000001, 0xffffffff00000001, 0xffffffff00000001, 0xffffffff00000000,
    4, 4, 3, 0x25002600fe0027, 0xfc0023002400fd, 0x2000fb00210022,
    0x1d001e00fa001f, 0xf8001b001c00f9, 0x1800f70019001a, 0x15001600f60017, 0xf40013001400f5, 0x1000f300110012,
    0xd000e00f2000f, 0xf0000b000c00f1, 0x800ef0009000a, 0xcaece790fffffd02, 0xb0a4fffdfffefb06, 0x98a0fffcf714f90c,
    0x82c8fff9fffafffb, 0x6f04fff7fff8f51e, 0x5d3cfff6f138f32a, 0xfff4fff5ef484d58, 0x3f40fff1fff2fff3, 0x32dcfff0eb6eed5a,
    0xffeeffefe9842814, 0xffecffede79c1ed0, 0x16f8ffeae5b6ffeb, 0xffe8ffe9e3d21074, 0xffe7e010e1f00b2c, 0xffe4ffe5ffe60708,
    3, 0, 4, 0, 0x100000009, 0,
    0x100000008, 0xfffffffefffffff7, 0x100000000, 0x80000000, 4, 1,
    0x1ebfe7b34c001b, 0xb3520021bfe4b34f, 0xbfdeb3550024bfe1, 0x2abfdbb3580027, 0xb3460015bff0b343, 0xbfeab3490018bfed,
    0xb35e002dbfd8b35b, 0xbfd2b3610030bfd5, 0xbff6b33d000cbff9, 0x12bff3b340000f, 0x6bfffb3340003, 0xb33a0009bffcb337,
    3, 2, 4, 2, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffffffffffff, 0, 0xffffffffffffffff, 0xffffffffffffffff, 0xfffffffffffffffe, 0,
    2, 2, 2, 0x8c001b3360002, 0x4cc6000bbffbb339, 0xbff54cc3000bbff8,
    0x11bff24cc0000e, 0x5bffe4ccc555a, 0xccd30008d5554cc9, 0x4cba0014bfef4cbd, 0xbfe94cb70017bfec, 2,
    2, 4, 2, 0x1ebfe7b34c001b, 0xb3520021bfe4b34f, 0xbfdeb3550024bfe1,
    0x2abfdbb3580027, 0x4cba0014bfef4cbd, 0xbfe94cb70017bfec, 0xb35e002dbfd8b35b, 0xbfd2b3610030bfd5, 0xbff54cc3000bbff8,
    0x11bff24cc0000e, 0x5bffe4ccc0002, 0x4cc60008bffb4cc9, 0x4000300020001, 0x60005, 3,
    2, 0, 1, 0, 2, 0xffff0000,
    0xffff, 0x3000025250005, 0xffff000001010000, 0x1000500010000, 0xfffdffffffff0005, 0x3252501002525,
    0x1fffdffff0001, 0x3000125250100, 1, 0x1d, 1, 6,
    0xb, 0x10, 0x15, 0x1a, 2, 7,
    0xc, 0x11, 0x16, 0x1b, 3, 8,
    0xd, 0x12, 0x17, 0x1c, 4, 9,
    0xe, 0x13, 0x18, 0, 5, 0xa,
    0x1a, 1, 0x12525ffff0000, 0xffff000100000001, 0x101000501000003, 0x1000025250005,
    0x1ffff2525, 0xfffd01000005ffff, 0x30003, 0x1a, 0xf00000000fff1, 0x1000003030000,
    0x2525000f00000000, 0xfffd00010000000f, 0xf252500002525, 0x2525fff1ffff0001, 0x303000025250000, 0xffff,
    0xded6fb6d17f3348, 0x86c9e8924a5bac24, 0xffa5616ec3372500, 0x7881da4a3c139ddc, 0xf15d5326b4ef16b8, 0x6a39cc022dcb8f94,
    0xe31544dea6a70870, 0x5bf1bdba1f83814c, 0xd4cd3696985ffa28, 0x4da9af72113b7304, 0xc685284e8a17ebe0, 0x3f61a12a02f364bc,
    0xb83d1a067bcfdd98, 0xf4ab5674, 1, 0, 2, 0,
    0, 1, 1, 0, 0, 0,
    0, 2, 4, 3, 0xce312ffa91c3f38c, 0x470da8d60a9f6c68,
    0xbfe921b2837be544, 0x38c59a8efc575e20, 0xb1a1136a7533d6fc, 0x2a7d8c46ee0f4fd8, 0xa359052266ebc8b4, 0x1c357dfedfc74190,
    0x9511f6da58a3ba6c, 4, 3, 3, 0xded6fb6d17f3348, 0x86c9e8924a5bac24,
    0xbfe921b2837b2500, 0x38c59a8efc575e20, 0x4190a3597533d6fc, 0xba6c1c357dfedfc7, 0x136a9511f6da58a3, 0x8c46ee0f4fd8b1a1,
    0x52266ebc8b42a7d, 0x4da9af72113b7304, 0xc685284e8a17ebe0, 0x2ffa91c3f38c64bc, 0xa8d60a9f6c68ce31, 0xe544470d,
    1, 0, 2, 0, 0, 1,
    1, 0, 0, 0, 0, 3,
#endif
#if (SCATTER_VECTORS_TYPES) & 0x20 /* int16 */
    0x23598522e6eb48b4, 0x9c35fdfe5fc7c190, 0x151176dad8a33a6c, 0x8dedefb6517fb348, 0x6c96892ca5b2c24, 0x7fa5e16e4337a500,
    0xf8815a4abc131ddc, 0x715dd32634ef96b8, 0xea394c02adcb0f94, 0x6315c4de26a78870, 0xdbf13dba9f83014c, 0x54cdb696185f7a28,
    0xcda92f72913bf304, 0xa176be0, 2, 1, 3, 3,
    3, 0, 1, 1, 0, 0,
    1, 1, 0, 0, 1, 1,
    0, 0, 1, 1, 0, 0,
    1, 1, 0, 0, 1, 1,
    0, 2, 1, 3, 2, 2,
    0x4e31affa11c3738c, 0xc70d28d68a9fec68, 0x3fe9a1b2037b6544, 0xb8c51a8e7c57de20, 0x31a1936af53356fc, 0xaa7d0c466e0fcfd8,
    0xb696185f7a28dbf1, 0x2f72913bf30454cd, 0xa84e0a176be0cda9, 0x212a82f3e4bc4685, 0x9a06fbcf5d98bf61, 0x12e274abd674383d,
    0x8bbeed874f50b119, 0x49a6663c82c29f5, 0x7d76df3f4108a2d1, 0xf652581bb9e41bad, 0x6f2ed0f732c09489, 0xe80a49d3ab9c0d65,
    0x60e6c2af24788641, 0xd9c23b8b9d54ff1d, 0x529eb467163077f9, 0xcb7a2d438f0cf0d5, 0x4456a61f07e869b1, 0x1efb80c4e28d,
    0x47, 1, 0x1e, 0x3b, 0x13, 0x30,
    8, 0x25, 0x42, 0x1a, 0x37, 0xf,
    0x2c, 4, 0x21, 0x3e, 0x16, 0x33,
    0xb, 0x28, 0x45, 0x1d, 0x3a, 0x12,
    0x2f, 7, 0x24, 0x41, 0x19, 0x36,
    0xe, 0x2b, 3, 0x20, 0x3d, 0x15,
    0x32, 0xa, 0x27, 0x44, 0x1c, 0x39,
    0x11, 0x2e, 6, 0x23, 0x40, 0x18,
    0x35, 0xd, 0x2a, 2, 0x1f, 0x3c,
    0x14, 0x31, 9, 0x26, 0x43, 0x1b,
    0x38, 0x10, 0x2d, 5, 0x22, 0x3f,
    0x17, 0x34, 0x43, 0x4e31affa11c3738c, 0xc70d28d68a9fec68, 0x3fe9a1b2037b6544,
    0xb8c51a8e7c57de20, 0x31a1936af53356fc, 0xaa7d0c466e0fcfd8, 0x23598522e6eb48b4, 0x9c35fdfe5fc7c190, 0x151176dad8a33a6c,
    0x8dedefb6517fb348, 0x6c96892ca5b2c24, 0x7fa5e16e4337a500, 0xf8815a4abc131ddc, 0x715dd32634ef96b8, 0xea394c02adcb0f94,
    0x6315c4de26a78870, 0x3dba9f83014c, 0x9c355a4a738cdbf1, 0x48b406c9c4dede20, 0xf533b348715d8a9f, 0xa1b25fc71ddc4685,
    0x4e310c46ca5b8870, 0x9f83b8c576da34ef, 0x4c0265442359e16e, 0xf88111c3cfd88ded, 0xa50063157c573a6c, 0x517f0f9428d6e6eb,
    0xfdfebc1332c0936a, 0xaa7d689226a73fe9, 0x56fc1511d326ec68, 0x37bc1907fa53dba, 0xaffa6e0f2c24ea39, 0x14c1a8ed8a396b8,
    0xadcbc70d85224337, 0x1efb31a1efb6, 0x47, 0x1e, 0x3b, 0x13,
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
    0xffffffffffffffb8, 0xffffffffffffffb8, 0x34, 0xb696185f005a005a, 0x2f72913bf30454cd, 0xa84e0a176be0cda9,
    0x212a82f3e4bc4685, 0x9a06fbcf5d98bf61, 0x12e274abd674383d, 0x8bbeed874f50b119, 0x49a6663c82c29f5, 0x7d76df3f4108a2d1,
    0xf652581bb9e41bad, 0x6f2ed0f732c09489, 0xe80a49d3ab9c0d65, 0x60e6c2af24788641, 0xd9c23b8b9d54ff1d, 0x529eb467163077f9,
    0xcb7a2d438f0cf0d5, 0x4456a61f07e869b1, 0x5a005ae28d, 0x4e31affa11c3738c, 0xc70d28d68a9fec68, 0x3fe9a1b2037b6544,
    0xb8c51a8e7c57de20, 0x31a1936af53356fc, 0xaa7d0c466e0fcfd8, 0x23598522e6eb48b4, 0x9c35fdfe5fc7c190, 0x151176dad8a33a6c,
    0x8dedefb6517fb348, 0x6c96892ca5b2c24, 0x7fa5e16e4337a500, 0xf8815a4abc131ddc, 0x715dd32634ef96b8, 0xea394c02adcb0f94,
    0x6315c4de26a78870, 0x5a9f83014c, 0xc0043ffdc0023fff, 0xc0083ff9c0063ffb, 0xc00c3ff5c00a3ff7, 0xc0103ff1c00e3ff3,
    0xc0123fef, 3, 6, 0xfffffffa00000005, 2, 0xffffffff00000003,
    2, 3, 0x800480037ffe7fff, 0x7ffa7ffb, 0xc0048003c0027ffe, 0xc00880047fff3ffb,
    0x7ffa3ff57ffb3ff7, 0xc0103ff1c00e3ff3, 0xc0123fef, 0x340033, 0x36, 0x4000300020001,
    0x8000700060005, 0xc000b000a0009, 0x10000f000e000d, 0x120011, 0xfffffffb00000001, 0x500000001,
    0xffffffff00000002, 0x36003500340033, 0x380037, 0x4000300350001, 0x8000700060005, 0x38000b000a0037,
    0x10000f000e000d, 0x120011, 0xaffa85224e31738c, 0x9c35fdfe5fc711c3, 0x1511c70dec683a6c, 0x8dedefb68a9f28d6,
    0x3fe96544ca5b2c24, 0x7fa5037ba1b2a500, 0xde205a4abc131ddc, 0x7c571a8e34efb8c5, 0xea394c02adcb0f94, 0x936ac4de31a156fc,
    0xdbf13dba9f83f533, 0x54cdaa7dcfd87a28, 0xcda92f726e0f0c46, 0xa176be0, 0, 1,
    1, 0, 0, 1, 1, 0,
    0, 1, 1, 0, 0, 1,
    1, 0, 0, 1, 1, 0,
    0, 1, 1, 3, 0x7ff9c000cccb7ffc, 0xc003ccc8,
    2, 1, 3, 0, 0xffffffffffffffff, 0,
    0xffffffffffffffff, 0, 0xffffffffffffffff, 0, 0xffffffffffffffff, 0,
    0xffffffffffffffff, 0, 0xffffffffffffffff, 0xffffffffffffffff, 0, 0xffffffffffffffff,
    0, 0xffffffffffffffff, 0, 0xffffffffffffffff, 0, 0xffffffffffffffff,
    0, 0xffffffffffffffff, 0, 2, 4, 3,
    0x2aa5bffeccc97ffd, 0x9997d550aaa9b330, 0xbfff33337ff7c001, 0x2aa4c004ccc67ff7, 0x3336d551aaaab32d, 0xbfffccc37ffa9553,
    0x7ffac00133337ffd, 0xc0043336, 0xb300b27ffe7fff, 0xb500b4, 6, 1,
    0xfffffffe00000005, 0xfffffffc00000003, 4, 1, 0xff4cff4b00b300b4, 0x817182d87ffe7fff,
    0x7f447ddc, 0, 3, 0x80093ffc33373fff, 0x800380063334, 7,
    6, 0xfffffffffffffffd, 6, 0xfffffffffffffff9, 5, 5,
    0x3ffed55acccc8002, 0x8005, 0x80093ffc33373ffe, 0x80028005cccc, 0xc0203fcd3fff8001, 0x3fe7c02c3fc13ff3,
    0xc0123fdbc038c006, 0x3ff5c01e3fcf7ffe, 0xc0043fe9c02a3fc3, 0xc042c0103fddc036, 0x3fc53ff7c01c3fd1, 0xc034c0023febc028,
    0x3fd3c040c00e3fdf, 0xc0263fc73ff9c01a, 0x3fe1c03280033fed, 0xc0183fd5c03ec00c, 0x3fefc0243fc93ffb, 0xc00a3fe3c0303fbd,
    0x3ffdc0163fd7c03c, 0x3fbf3ff1c0223fcb, 0xc03ac0083fe5c02e, 0x7ffcc0143fd9, 0x1e00000001, 0x130000003b,
    0x800000030, 0x4200000025, 0x370000001a, 0x2c0000000f, 0x2100000004, 0x160000003e,
    0xb00000033, 0x4500000028, 0x3a0000001d, 0x2f00000012, 0x2400000007, 0x1900000041,
    0xe00000036, 0x30000002b, 0x3d00000020, 0x3200000015, 0x270000000a, 0x1c00000044,
    0x1100000039, 0x60000002e, 0x4000000023, 0x3500000018, 0x2a0000000d, 0x1f00000002,
    0x140000003c, 0x900000031, 0x4300000026, 0x380000001b, 0x2d00000010, 0x2200000005,
    0x170000003f, 0x34, 0xbffdbffe40014000, 0xbff9bffa40054004, 0xbff5bff640094008, 0xbff1bff2400d400c,
    0xbfedbfee40114010, 0xbfe9bfea40154014, 0xbfe5bfe640194018, 0xbfe1bfe2401d401c, 0xbfddbfde40214020, 0xbfd9bfda40254024,
    0xbfd5bfd640294028, 0xbfd1bfd2402d402c, 0xbfcdbfce40314030, 0xbfc9bfca40354034, 0xbfc5bfc640394038, 0xbfc1bfc2403d403c,
    0xbfbe40414040, 0x8001ff9b7fff8001, 0x7fff8001ff837fff, 0x237fff8001000b, 0xffeb003b7fff7ffe, 0x8001ffd300537fff,
    0x838001ffbb006b, 0xff8b7fff8001ffa3, 0x800100037fff8001, 0x7fff8001001b7fff, 0x4b7ffffff30033, 0xffc300638003ffdb,
    0x8001ffab007b8001, 0x7fff8001ff937fff, 0x137fff8001ff7b, 0xfffb002b7fff8001, 0x7fffffe300437fff, 0x738001ffcb005b,
    0x7ffc8001ffb3, 0x1e00000047, 0x130000003b, 0x800000030, 0x4200000025, 0x370000001a,
    0x2c0000000f, 0x2100000004, 0x160000003e, 0xb00000033, 0x4500000028, 0x3a0000001d,
    0x2f00000012, 0x2400000007, 0x1900000041, 0xe00000036, 0x30000002b, 0x3d00000020,
    0x3200000015, 0x270000000a, 0x1c00000044, 0x1100000039, 0x60000002e, 0x4000000023,
    0x3500000018, 0x2a0000000d, 0x1f00000002, 0x140000003c, 0x900000031, 0x4300000026,
    0x380000001b, 0x2d00000010, 0x2200000005, 0x170000003f, 0x34, 0x1e00000001,
    0x130000003b, 0x800000030, 0x4200000025, 0x370000001a, 0x2c0000000f, 0x2100000004,
    0x160000003e, 0xb00000033, 0x4500000028, 0x3a0000001d, 0x2f00000012, 0x2400000007,
    0x1900000041, 0xe00000036, 0x30000002b, 0xffffffb800000020, 0x3200000015, 0x270000000a,
    0x1c00000044, 0x1100000039, 0x60000002e, 0x4000000023, 0x3500000018, 0x2a0000000d,
    0x1f00000002, 0x140000003c, 0x900000031, 0x4300000026, 0x380000001b, 0x2d00000010,
    0x2200000005, 0x170000003f, 0x34, 0x1e00000001, 0x130000003b, 0x800000030,
    0x4200000025, 0x370000001a, 0x2c0000000f, 0x2100000004, 0x160000003e, 0xb00000033,
    0x4500000028, 0x3a0000001d, 0x2f00000012, 0x2400000007, 0x1900000041, 0xe00000036,
    0x30000002b, 0x3d00000020, 0x3200000015, 0x270000000a, 0x1c00000044, 0x1100000039,
    0x60000002e, 0x4000000023, 0x3500000018, 0x2a0000000d, 0x1f00000002, 0x140000003c,
    0x900000031, 0x4300000026, 0x380000001b, 0x2d00000010, 0x2200000005, 0x170000003f,
    0x47, 0x1e00000001, 0x130000003b, 0x800000030, 0x4200000025, 0x370000001a,
    0x2c0000000f, 0x2100000004, 0x160000003e, 0xb00000033, 0x4500000028, 0x3a0000001d,
    0x2f00000012, 0x2400000007, 0x1900000041, 0xe00000036, 0x30000002b, 0x3d00000020,
    0x3200000015, 0x270000000a, 0x1c00000044, 0x1100000039, 0x60000002e, 0x4000000023,
    0x3500000018, 0x2a0000000d, 0x1f00000002, 0x140000003c, 0x900000031, 0x4300000026,
    0x380000001b, 0x2d00000010, 0x2200000005, 0x170000003f, 0xffffffb8, 0x4700000047,
    0x4700000047, 0x4700000047, 0x4700000047, 0x4700000047, 0x4700000047, 0x4700000047,
    0x4700000047, 0x4700000047, 0x4700000047, 0x4700000047, 0x4700000047, 0x4700000047,
    0x4700000047, 0x4700000047, 0x4700000047, 0x4700000047, 0x4700000047, 0x4700000047,
    0x4700000047, 0x4700000047, 0x4700000047, 0x4700000047, 0x4700000047, 0x4700000047,
    0x4700000047, 0x4700000047, 0x4700000047, 0x4700000047, 0x4700000047, 0x4700000047,
    0x4700000047, 0x4700000047, 0x47, 0x1effffffb8, 0x130000003b, 0x800000030,
    0x4200000025, 0x370000001a, 0x2c0000000f, 0x2100000004, 0x160000003e, 0xbffffffb8,
    0x4500000028, 0x3a0000001d, 0x2f00000012, 0x2400000007, 0x1900000041, 0xe00000036,
    0x30000002b, 0xffffffb800000020, 0x3200000015, 0x270000000a, 0x1c00000044, 0x1100000039,
    0x60000002e, 0x4000000023, 0x3500000018, 0x2a0000000d, 0x1fffffffb8, 0x140000003c,
    0x900000031, 0x4300000026, 0x380000001b, 0x2d00000010, 0x2200000005, 0x170000003f,
    0x34, 0xffffffb8ffffffb8, 0xffffffb8ffffffb8, 0xffffffb8ffffffb8, 0xffffffb8ffffffb8, 0xffffffb8ffffffb8,
    0xffffffb8ffffffb8, 0xffffffb8ffffffb8, 0xffffffb8ffffffb8, 0xffffffb8ffffffb8, 0xffffffb8ffffffb8, 0xffffffb8ffffffb8,
    0xffffffb800000012, 0xffffffb8ffffffb8, 0xffffffb8ffffffb8, 0xffffffb8ffffffb8, 0xffffffb8ffffffb8, 0xffffffb8ffffffb8,
    0xffffffb8ffffffb8, 0xffffffb8ffffffb8, 0xffffffb8ffffffb8, 0xffffffb8ffffffb8, 0xffffffb8ffffffb8, 0xffffffb800000023,
    0xffffffb8ffffffb8, 0xffffffb8ffffffb8, 0xffffffb8ffffffb8, 0xffffffb8ffffffb8, 0xffffffb8ffffffb8, 0xffffffb8ffffffb8,
    0xffffffb8ffffffb8, 0xffffffb8ffffffb8, 0xffffffb8ffffffb8, 0xffffffb8ffffffb8, 0x34, 0xbffdbffe40014000,
    0xbff9bffa40054004, 0xbff5bff640094008, 0xbff1bff2400d400c, 0xbfedbfee40114010, 0xbfe9bfea40154014, 0xbfe5bfe640194018,
    0xbfe1bfe2401d401c, 0xbfddbfde40214020, 0xbfd9bfda40254024, 0xbfd5bfd640294028, 0xbfd1bfd2402d402c, 0xbfcdbfce40314030,
    0xbfc9bfca40354034, 0xbfc5bfc640394038, 0xbfc1bfc2403d403c, 0x40414040, 0x800f3ff6333d800c, 0x334380123ff33340,
    0x3fed334680153ff0, 0x801b3fea33498018, 0x333780063fe7334c, 0x3fe4334f801e3ffc, 0x80213ff9333a8009, 0x335580243fe13352,
    0x3fff333480033fde, 2, 1, 3, 1, 2,
    1, 1, 3, 1, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffffffffffff, 1, 0xffffffffffffffff, 0, 0, 0,
    0xfffffffffffffffe, 1, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 1,
    0xffffffffffffffff, 0, 0xfffffffffffffffe, 0, 0xfffffffffffffffe, 4,
    5, 0x8005400133368002, 0xccccd55a3ffbccc9, 0x3ff8ccc680083ffe, 4, 1,
    1, 3, 0x800f3ff6333d800c, 0x334380123ff33340, 0x3fed334680153ff0, 0x801b3fea33498018,
    0xccc980053fe7334c, 0x3fe4334f801e3ffb, 0x80213ff8ccc68008, 0x335580243fe13352, 0x3ffecccc80023fde, 0,
    1, 0x7fff8000, 0x3800025250005, 0x7fff000001018000, 0x1000500010000, 0xfffdffff7fff0005,
    0x3252501002525, 0x1fffd7fff0001, 0x3000125250100, 1, 0x1d, 1,
    6, 0xb, 0x10, 0x15, 0x1a, 2,
    7, 0xc, 0x11, 0x16, 0x1b, 3,
    8, 0xd, 0x12, 0x17, 0x1c, 4,
    9, 0xe, 0x13, 0x18, 0, 5,
    0xa, 0x1a, 1, 0x125257fff0000, 0xffff000180000001, 0x101000501000003,
    0x1000025250005, 0x800000017fff2525, 0xfffd010000057fff, 0x30003, 0x1a, 0xf80000000fff1,
    0x8001000003038000, 0x2525000f80000000, 0xfffd80010000000f, 0xf252500002525, 0x2525fff17fff0001, 0x303800025250000,
    0x7fff, 0x7ffc80037ffe8001, 0x7ff880077ffa8005, 0x7ff4800b7ff68009, 0x7ff0800f7ff2800d, 0x7fec80137fee8011,
    0x7fe880177fea8015, 0x7fe4801b7fe68019, 0x7fe0801f7fe2801d, 0x7fdc80237fde8021, 0x7fd880277fda8025, 0x7fd4802b7fd68029,
    0x7fd0802f7fd2802d, 0x7fcc80337fce8031, 0x7fc880377fca8035, 0x7fc4803b7fc68039, 0x7fc0803f7fc2803d, 0x7fbc80437fbe8041,
    0x7fb880477fba8045, 0x7fb4804b7fb68049, 0x7fb0804f7fb2804d, 0x7fac80537fae8051, 0x3fe180577faa8055, 0x3fe3c01c3fdfc020,
    0x3fe5c01a3fe7c01e, 0x3fedc0183fe9c016, 0x3fefc0103febc014, 0x3ff1c00e3ff3c012, 0x3ff9c00c3ff5c00a, 0x3ffbc0043ff7c008,
    0x3ffdc0023fffc006, 0x28, 3, 0x27, 0x26, 0x25,
    0x24, 0x23, 0x22, 0x21, 0x20, 0x1f,
    0x1e, 0x1d, 0xb, 1, 0xbffdbffe40014000, 0xbff9bffa40054004,
    0xbff5bff640094008, 0xbff1bff2400d400c, 0xbfedbfee40114010, 0xbfe9bfea40154014, 0xbfe5bfe640194018, 0xbfe1bfe2401d401c,
    0x4020, 0xb, 3, 0x7ffc80037ffe8001, 0x7ff880077ffa8005, 0x7ff4800b7ff68009,
    0x7ff0800f7ff2800d, 0x7fec80137fee8011, 0x7fe880177fea8015, 0x7fe4801b7fe68019, 0x7fe0801f7fe2801d, 0x7fdc80237fde8021,
    0x7fd880277fda8025, 0x7fd4802b7fd68029, 0x7fd0802f7fd2802d, 0x7fcc80337fce8031, 0x7fc880377fca8035, 0x7fc4803b7fc68039,
    0x7fc0803f7fc2803d, 0x7fbc80437fbe8041, 0x7fb880477fba8045, 0x7fb4804b7fb68049, 0x7fb0804f7fb2804d, 0x7fac80537fae8051,
    0xffc380577faa8055, 0x7fff80017fff8001, 0xffcb00337fff003b, 0xffdb8001ffd3002b, 0x7fff80017fff8001, 0xffe3001b7fff0023,
    0xfff38001ffeb0013, 0x7fff80017fff8001, 0xfffb00037fff000b, 0x8dedefb6517fb348, 0x6c96892ca5b2c24, 0x7fa5e16e4337a500,
    0xf8815a4abc131ddc, 0x715dd32634ef96b8, 0xea394c02adcb0f94, 0x6315c4de26a78870, 0xdbf13dba9f83014c, 0x54cdb696185f7a28,
    0xcda92f72913bf304, 0x4685a84e0a176be0, 0xbf61212a82f3e4bc, 0x383d9a06fbcf5d98, 0x74abd674, 1,
    0, 2, 0, 0, 1, 1,
    0, 0, 0, 0, 2, 4,
    3, 0x4e31affa11c3738c, 0xc70d28d68a9fec68, 0x3fe9a1b2037b6544, 0xb8c51a8e7c57de20, 0x31a1936af53356fc,
    0xaa7d0c466e0fcfd8, 0x23598522e6eb48b4, 0x9c35fdfe5fc7c190, 0x151176dad8a33a6c, 4, 3,
    3, 0x8dedefb6517fb348, 0x6c96892ca5b2c24, 0x3fe9a1b2037ba500, 0xb8c51a8e7c57de20, 0xc1902359f53356fc,
    0x3a6c9c35fdfe5fc7, 0x936a151176dad8a3, 0xc466e0fcfd831a1, 0x8522e6eb48b4aa7d, 0xcda92f72913bf304, 0x4685a84e0a176be0,
    0xaffa11c3738ce4bc, 0x28d68a9fec684e31, 0x6544c70d, 1, 0, 2,
    0, 0, 1, 1, 0, 0,
    0, 0, 3,
#endif
#if (SCATTER_VECTORS_TYPES) & 0x40 /* int32 */
    0xe6f7b21f48c03866, 0x2366a591852f2bd8, 0x5fd59903c19e1f4a, 0x9c448c75fe0d12bc, 0xd8b37fe73a7c062e, 0x1522735976eaf9a0,
    0x519166cbb359ed12, 0x8e005a3defc8e084, 0xca6f4daf2c37d3f6, 0x6de412168a6c768, 0x434d3493a515bada, 0x7fbc2805e184ae4c,
    0xbc2b1b771df3a1be, 0xf89a0ee95a629530, 0x3509025b96d188a2, 0x7177f5cdd3407c14, 0xade6e93f0faf6f86, 0xea55dcb14c1e62f8,
    0x26c4d023888d566a, 0x6333c395c4fc49dc, 0x9fa2b707016b3d4e, 0xdc11aa793dda30c0, 0x18809deb7a492432, 0x54ef915db6b817a4,
    0x915e84cff3270b16, 0xcdcd78412f95fe88, 0xa3c6bb36c04f1fa, 2, 1, 3,
    3, 3, 0, 1, 1, 0,
    0, 1, 1, 0, 0, 1,
    1, 0, 0, 1, 1, 0,
    0, 1, 1, 0, 0, 1,
    1, 0, 2, 1, 3, 2,
    2, 0x11c448c7738ccf0e, 0x4e333c39affbc280, 0x8aa22fabec6ab5f2, 0xc711231d28d9a964, 0x380168f65489cd6,
    0x3fef0a01a1b79048, 0x7c5dfd73de2683ba, 0xb8ccf0e51a95772c, 0xf53be45757046a9e, 0x31aad7c993735e10, 0x6e19cb3bcfe25182,
    0xaa88bead0c5144f4, 0, 0x100000000, 0x100000001, 0x200000002, 0x300000002,
    0x300000003, 4, 3, 0x6600000065, 0x6800000067, 0x6a00000069,
    0x6c0000006b, 0x6e0000006d, 0x700000006f, 0x8aa22fabec6ab5f2, 0xc711231d28d9a964, 0x380168f65489cd6,
    0x3fef0a01a1b79048, 0x7c5dfd73de2683ba, 0xb8ccf0e51a95772c, 1, 2, 1,
    1, 2, 1, 3, 0xffffffffffffffff, 0,
    0, 1, 1, 2, 1, 1,
    1, 1, 2, 0x11c448c7738ccf0e, 0x4e333c39affbc280, 0x8aa22fab11c448c7,
    0xc711231d738ccf0e, 0x380168f65489cd6, 0x4e333c39affbc280, 0x7c5dfd73de2683ba, 0xb8ccf0e51a95772c, 0x4e333c39738ccf0e,
    0xaffbc280852f2bd8, 0x5fd5990311c448c7, 0x9c448c75fe0d12bc, 0xec6ab5f23a7c062e, 0x15227359c711231d, 0x8aa22fab28d9a964,
    0x8e005a3defc8e084, 0xca6f4daf2c37d3f6, 0x3fef0a0165489cd6, 0xa1b79048a515bada, 0x7fbc28050380168f, 0xbc2b1b771df3a1be,
    0xde2683ba5a629530, 0x3509025bb8ccf0e5, 0x7c5dfd731a95772c, 0xade6e93f0faf6f86, 0xea55dcb14c1e62f8, 0x31aad7c957046a9e,
    0x93735e10c4fc49dc, 0x9fa2b707f53be457, 0xdc11aa793dda30c0, 0xcfe251827a492432, 0x54ef915daa88bead, 0x6e19cb3b0c5144f4,
    0xcdcd78412f95fe88, 0xa3c6bb36c04f1fa, 0, 1, 1, 0,
    0, 1, 1, 0, 0, 1,
    1, 0, 0, 1, 1, 0,
    0, 1, 1, 0, 0, 1,
    1, 3, 0x7fffffff80000000, 0x7ffffffe00000001, 0, 5,
    2, 0, 4, 3, 0x800000017fffffff, 0x40000000,
    0x7fffffff80000001, 0x7ffffffe7fffffff, 0x40000000, 0x100000101000000, 0xff00000501000002, 0xff000005,
    0, 1, 2, 3, 4, 0x100000001000001,
    0xff00000601000003, 0xff000004, 0x100000005, 9, 0, 2,
    2, 0xb00000003, 0x100000008, 0x14, 0x10000000f, 0x63,
    0x4e333c39affbc280, 0xfffffffe00000001, 0x11c448c7738ccf0e, 0x738ccf0e11c448c7, 0xcccccccb7ffffffc, 0x7ffffff9c0000000,
    0xc0000003ccccccc8, 2, 1, 3, 0, 0xffffffffffffffff,
    0, 0xffffffffffffffff, 0, 0xffffffffffffffff, 0, 0xffffffffffffffff,
    0, 0xffffffffffffffff, 0, 0xffffffffffffffff, 0xffffffffffffffff, 0,
    0xffffffffffffffff, 0, 0xffffffffffffffff, 0, 0xffffffffffffffff, 0,
    0xffffffffffffffff, 0, 0xffffffffffffffff, 0, 2, 4,
    3, 0xccccccc97ffffffd, 0x2aaaaaa5bffffffe, 0xaaaaaaa9b3333330, 0x99999997d5555550, 0x7ffffff7c0000001,
    0xbfffffff33333333, 0xccccccc67ffffff7, 0x2aaaaaa4c0000004, 0xaaaaaaaab333332d, 0x33333336d5555551, 0x7ffffffa95555553,
    0xbfffffffccccccc3, 0x333333337ffffffd, 0x7ffffffac0000001, 0xc000000433333336, 0x300000002, 0x500000004,
    6, 4, 3, 2, 1, 5,
    0x100000005, 0xb, 0x7fffffffc0000002, 0x7ffffffd80000002, 0x800000043fffffff, 0x7ffffffb3ffffffd,
    0x80000006c0000004, 0x800000087ffffff9, 1, 2, 3, 1,
    2, 1, 2, 2, 1, 1,
    0x4000000140000000, 0xbffffffdbffffffe, 0x7fffffff00000003, 0x7ffffffd80000002, 0x800000047fffffff, 0x7ffffffbfffffffb,
    0x8000000680000001, 0x800000087ffffff9, 3, 0, 4, 0,
    0x100000003, 9, 2, 1, 0x3333334380000012, 0x800000153ffffff0,
    0x3fffffed33333346, 0x3333334980000018, 0x8000001b3fffffea, 0x3fffffe73333334c, 0x3333334f8000001e, 0x800000213fffffe4,
    0x3fffffe133333352, 0x3333335580000024, 0x800000273fffffde, 0x3fffffdb33333358, 0x3333335b8000002a, 0x8000002d3fffffd8,
    0x3fffffd53333335e, 0x800000093ffffffc, 0x3ffffff93333333a, 0x800000308000000c, 0x3fffffd233333361, 0x3333336480000033,
    0x3ffffff63333333d, 0x333333408000000f, 0x3fffffcf3ffffff3, 0x3333336780000036, 0x800000393fffffcc, 0x3fffffc93333336a,
    0x3333336d8000003c, 0x800000033fffffc6, 0x3fffffff33333334, 0x3333333780000006, 3, 4,
    5, 2, 0xffffffffffffffff, 0xfffffffffffffffe, 2, 2,
    0xffffffffffffffff, 0xffffffffffffffff, 0, 4, 2, 0x3333333680000002,
    0x8000000840000001, 0x3ffffffb33333339, 0xccccccc680000008, 0x8000000b3ffffff8, 0xccccccccd555555a, 0x800000053ffffffe,
    0xccccccc3ccccccc9, 0x8000000e3ffffff5, 0x3ffffff2ccccccc0, 4, 5, 0x3333334380000012,
    0x800000153ffffff0, 0x3fffffed33333346, 0x3333334980000018, 0x8000001b3fffffea, 0x3fffffe73333334c, 0x3333334f8000001e,
    0x800000213fffffe4, 0x3fffffe133333352, 0x3333335580000024, 0x800000273fffffde, 0x3fffffdb33333358, 0x3333335b8000002a,
    0x8000002d3fffffd8, 0x3fffffd53333335e, 0x800000083ffffffb, 0x3ffffff8ccccccc6, 0x800000308000000b, 0x3fffffd233333361,
    0x3333336480000033, 0x3ffffff5ccccccc3, 0xccccccc08000000e, 0x3fffffcf3ffffff2, 0x3333336780000036, 0x800000393fffffcc,
    0x3fffffc93333336a, 0x3333336d8000003c, 0x800000023fffffc6, 0x3ffffffecccccccc, 0xccccccc980000005, 0x8000000c3ffffff9,
    0x3ffffff63333333d, 0x333333408000000f, 0x800000123ffffff3, 0x3ffffff033333343, 0x3333334680000015, 0x800000183fffffed,
    0x3fffffea33333349, 0x3ffffffc33333337, 0x3333333a80000009, 0x3333333480000003, 0x800000063fffffff, 3,
    2, 1, 1, 2, 1, 2,
    0xffffffffffffffff, 0xffffffffffffffff, 0, 0xffffffffffffffff, 0, 0xffffffffffffffff,
    2, 3, 0xcccccccc80000002, 0x800000053ffffffe, 0x3ffffffbccccccc9, 0xccccccc680000008,
    2, 1, 2, 1, 2, 0x8000000c3ffffff9,
    0x3ffffff63333333d, 0x333333408000000f, 0x800000123ffffff3, 0x3ffffff033333343, 0x3333334680000015, 0x800000183fffffed,
    0x3fffffea33333349, 0x3ffffffbccccccc9, 0xccccccc680000008, 0xcccccccc80000002, 0x800000053ffffffe, 1,
    4, 5, 3, 1, 0x6600000065, 0x67,
#endif
#if (SCATTER_VECTORS_TYPES) & 0x80 /* int64 */
    0x48c0386d681bed6e, 0xe6f7b226b08a456f, 0x852f2bdff8f89d70, 0x2366a5994166f571, 0xc19e1f5289d54d72, 0x5fd5990bd243a573,
    0xfe0d12c51ab1fd74, 0x9c448c7e63205575, 0x3a7c0637ab8ead76, 0xd8b37ff0f3fd0577, 0x76eaf9aa3c6b5d78, 0x1522736384d9b579,
    0xb359ed1ccd480d7a, 0x519166d615b6657b, 0xefc8e08f5e24bd7c, 0x8e005a48a693157d, 0x2c37d401ef016d7e, 0xca6f4dbb376fc57f,
    0x68a6c7747fde1d80, 0x6de412dc84c7581, 0xa515bae710bacd82, 0x434d34a059292583, 0xe184ae59a1977d84, 0x7fbc2812ea05d585,
    0x1df3a1cc32742d86, 0xbc2b1b857ae28587, 0x5a62953ec350dd88, 0xf89a0ef80bbf3589, 0x96d188b1542d8d8a, 0x3509026a9c9be58b,
    0xd3407c23e50a3d8c, 0x7177f5dd2d78958d, 0xfaf6f9675e6ed8e, 0xade6e94fbe55458f, 0x4c1e630906c39d90, 0xea55dcc24f31f591,
    0x888d567b97a04d92, 0x26c4d034e00ea593, 0xc4fc49ee287cfd94, 0x6333c3a770eb5595, 0x16b3d60b959ad96, 0x9fa2b71a01c80597,
    0x3dda30d34a365d98, 0xdc11aa8c92a4b599, 0x7a492445db130d9a, 0x18809dff2381659b, 0xb6b817b86befbd9c, 0x54ef9171b45e159d,
    0xf3270b2afccc6d9e, 0x915e84e4453ac59f, 0x2f95fe9d8da91da0, 0xcdcd7856d61775a1, 0x6c04f2101e85cda2, 0xa3c6bc966f425a3,
    0xa873e582af627da4, 0x46ab5f3bf7d0d5a5, 0xe4e2d8f5403f2da6, 0x831a52ae88ad85a7, 0x2151cc67d11bdda8, 0xbf894621198a35a9,
    0x5dc0bfda61f88daa, 0xfbf83993aa66e5ab, 0x9a2fb34cf2d53dac, 0x38672d063b4395ad, 0xd69ea6bf83b1edae, 0x74d62078cc2045af,
    0x130d9a32148e9db0, 0xb14513eb5cfcf5b1, 0x4f7c8da4a56b4db2, 0xedb4075dedd9a5b3, 0x8beb81173647fdb4, 0x2a22fad07eb655b5,
    0xc85a7489c724adb6, 0x6691ee430f9305b7, 0x4c967fc58015db8, 0xa300e1b5a06fb5b9, 0x41385b6ee8de0dba, 0xdf6fd528314c65bb,
    0x7da74ee179babdbc, 0x1bdec89ac22915bd, 0xba1642540a976dbe, 0x584dbc0d5305c5bf, 0xf68535c69b741dc0, 0x94bcaf7fe3e275c1,
    0x32f429392c50cdc2, 0xd12ba2f274bf25c3, 0x6f631cabbd2d7dc4, 0xd9a9665059bd5c5, 0xabd2101e4e0a2dc6, 0x4a0989d7967885c7,
    0xe8410390dee6ddc8, 0x86787d4a275535c9, 0x24aff7036fc38dca, 0xc2e770bcb831e5cb, 0x611eea7600a03dcc, 0xff56642f490e95cd,
    3, 2, 2, 4, 2, 0xffffffffffffffff,
    0, 0xfffffffffffffffe, 0xffffffffffffffff, 1, 0xfffffffffffffffe, 1,
    0xfffffffffffffffe, 0, 1, 0xffffffffffffffff, 0, 0xffffffffffffffff,
    0, 0xfffffffffffffffe, 0xffffffffffffffff, 1, 0xfffffffffffffffe, 1,
    0xfffffffffffffffe, 0, 1, 0xffffffffffffffff, 0, 2,
    2, 1, 3, 2, 0x738ccf0e9dc3ad56, 0x11c448c7e6320557,
    0xaffbc2812ea05d58, 0x4e333c3a770eb559, 0xec6ab5f3bf7d0d5a, 0x8aa22fad07eb655b, 0x28d9a9665059bd5c, 0xc711231f98c8155d,
    0x65489cd8e1366d5e, 0x380169229a4c55f, 0xa1b7904b72131d60, 0x3fef0a04ba817561, 0xde2683be02efcd62, 0x7c5dfd774b5e2563,
    0x1a95773093cc7d64, 0xb8ccf0e9dc3ad565, 0x57046aa324a92d66, 0xf53be45c6d178567, 0x93735e15b585dd68, 0x31aad7cefdf43569,
    0xcfe2518846628d6a, 0x6e19cb418ed0e56b, 0xc5144fad73f3d6c, 0xaa88beb41fad956d, 0x48c0386d681bed6e, 0x11c448c7e6320557,
    0xec6ab5f3bf7d0d5a, 0x2366a5994166f571, 0xaffbc2812ea05d58, 0x8aa22fad07eb655b, 0x738ccf0e9dc3ad56, 0x4e333c3a770eb559,
    0x3a7c0637ab8ead76, 0xd8b37ff0f3fd0577, 0x76eaf9aa3c6b5d78, 0x1522736384d9b579, 0xb359ed1ccd480d7a, 0x519166d615b6657b,
    0xefc8e08f5e24bd7c, 0x8e005a48a693157d, 0x65489cd8e1366d5e, 0x3fef0a04ba817561, 0x28d9a9665059bd5c, 0x380169229a4c55f,
    0xa515bae710bacd82, 0xc711231f98c8155d, 0xa1b7904b72131d60, 0x7fbc2812ea05d585, 0x1df3a1cc32742d86, 0xbc2b1b857ae28587,
    0x5a62953ec350dd88, 0xf89a0ef80bbf3589, 0x96d188b1542d8d8a, 0x3509026a9c9be58b, 0xd3407c23e50a3d8c, 0x7177f5dd2d78958d,
    0xfaf6f9675e6ed8e, 0x7c5dfd774b5e2563, 0x57046aa324a92d66, 0xea55dcc24f31f591, 0x1a95773093cc7d64, 0xf53be45c6d178567,
    0xde2683be02efcd62, 0xb8ccf0e9dc3ad565, 0x16b3d60b959ad96, 0x9fa2b71a01c80597, 0x3dda30d34a365d98, 0xdc11aa8c92a4b599,
    0x7a492445db130d9a, 0x18809dff2381659b, 0xb6b817b86befbd9c, 0x54ef9171b45e159d, 0xcfe2518846628d6a, 0xaa88beb41fad956d,
    0x93735e15b585dd68, 0x6e19cb418ed0e56b, 0x6c04f2101e85cda2, 0x31aad7cefdf43569, 0xc5144fad73f3d6c, 0x46ab5f3bf7d0d5a5,
    0xe4e2d8f5403f2da6, 0x831a52ae88ad85a7, 0x2151cc67d11bdda8, 0xbf894621198a35a9, 0x5dc0bfda61f88daa, 0xfbf83993aa66e5ab,
    0x9a2fb34cf2d53dac, 0x38672d063b4395ad, 0xd69ea6bf83b1edae, 0x74d62078cc2045af, 0x130d9a32148e9db0, 0xb14513eb5cfcf5b1,
    0x4f7c8da4a56b4db2, 0xedb4075dedd9a5b3, 0x8beb81173647fdb4, 0x2a22fad07eb655b5, 0xc85a7489c724adb6, 0x6691ee430f9305b7,
    0x4c967fc58015db8, 0xa300e1b5a06fb5b9, 0x41385b6ee8de0dba, 0xdf6fd528314c65bb, 0x7da74ee179babdbc, 0x1bdec89ac22915bd,
    0xba1642540a976dbe, 0x584dbc0d5305c5bf, 0xf68535c69b741dc0, 0x94bcaf7fe3e275c1, 0x32f429392c50cdc2, 0xd12ba2f274bf25c3,
    0x6f631cabbd2d7dc4, 0xd9a9665059bd5c5, 0xabd2101e4e0a2dc6, 0x4a0989d7967885c7, 0xe8410390dee6ddc8, 0x86787d4a275535c9,
    0x24aff7036fc38dca, 0xc2e770bcb831e5cb, 0x611eea7600a03dcc, 0xff56642f490e95cd, 0x48c0386d681bed6e, 0xe6f7b226b08a456f,
    0x852f2bdff8f89d70, 0x2366a5994166f571, 0xc19e1f5289d54d72, 0x5fd5990bd243a573, 0xfe0d12c51ab1fd74, 0x9c448c7e63205575,
    0x3a7c0637ab8ead76, 0xd8b37ff0f3fd0577, 0x76eaf9aa3c6b5d78, 0x1522736384d9b579, 0xb359ed1ccd480d7a, 0x519166d615b6657b,
    0xefc8e08f5e24bd7c, 0x8e005a48a693157d, 0x2c37d401ef016d7e, 0xca6f4dbb376fc57f, 0x68a6c7747fde1d80, 0x6de412dc84c7581,
    0xa515bae710bacd82, 0x434d34a059292583, 0xe184ae59a1977d84, 0x7fbc2812ea05d585, 0x1df3a1cc32742d86, 0xbc2b1b857ae28587,
    0x5a62953ec350dd88, 0xf89a0ef80bbf3589, 0x96d188b1542d8d8a, 0x3509026a9c9be58b, 0xd3407c23e50a3d8c, 0x7177f5dd2d78958d,
    0xfaf6f9675e6ed8e, 0xade6e94fbe55458f, 0x4c1e630906c39d90, 0xea55dcc24f31f591, 0x888d567b97a04d92, 0x26c4d034e00ea593,
    0xc4fc49ee287cfd94, 0x6333c3a770eb5595, 0x16b3d60b959ad96, 0x9fa2b71a01c80597, 0x3dda30d34a365d98, 0xdc11aa8c92a4b599,
    0x7a492445db130d9a, 0x18809dff2381659b, 0xb6b817b86befbd9c, 0x54ef9171b45e159d, 0xf3270b2afccc6d9e, 0x915e84e4453ac59f,
    0x2f95fe9d8da91da0, 0xcdcd7856d61775a1, 0x6c04f2101e85cda2, 0xa3c6bc966f425a3, 2, 1,
    3, 3, 3, 0, 1, 1,
    0, 0, 1, 1, 0, 0,
    1, 1, 0, 0, 1, 1,
    0, 0, 1, 1, 0, 0,
    1, 1, 0, 2, 1, 3,
    2, 2, 0x738ccf0e9dc3ad56, 0x4e333c3a770eb559, 0x852f2bdff8f89d70, 0xaffbc2812ea05d58,
    0x11c448c7e6320557, 0x5fd5990bd243a573, 0xfe0d12c51ab1fd74, 0x9c448c7e63205575, 0x3a7c0637ab8ead76, 0xec6ab5f3bf7d0d5a,
    0xc711231f98c8155d, 0x1522736384d9b579, 0x28d9a9665059bd5c, 0x8aa22fad07eb655b, 0xefc8e08f5e24bd7c, 0x8e005a48a693157d,
    0x2c37d401ef016d7e, 0xca6f4dbb376fc57f, 0x65489cd8e1366d5e, 0x3fef0a04ba817561, 0xa515bae710bacd82, 0xa1b7904b72131d60,
    0x380169229a4c55f, 0x7fbc2812ea05d585, 0x1df3a1cc32742d86, 0xbc2b1b857ae28587, 0x5a62953ec350dd88, 0xde2683be02efcd62,
    0xb8ccf0e9dc3ad565, 0x3509026a9c9be58b, 0x1a95773093cc7d64, 0x7c5dfd774b5e2563, 0xfaf6f9675e6ed8e, 0xade6e94fbe55458f,
    0x4c1e630906c39d90, 0xea55dcc24f31f591, 0x57046aa324a92d66, 0x31aad7cefdf43569, 0xc4fc49ee287cfd94, 0x93735e15b585dd68,
    0xf53be45c6d178567, 0x9fa2b71a01c80597, 0x3dda30d34a365d98, 0xdc11aa8c92a4b599, 0x7a492445db130d9a, 0xcfe2518846628d6a,
    0xaa88beb41fad956d, 0x54ef9171b45e159d, 0xc5144fad73f3d6c, 0x6e19cb418ed0e56b, 0x2f95fe9d8da91da0, 0xcdcd7856d61775a1,
    0x6c04f2101e85cda2, 0xa3c6bc966f425a3, 0, 1, 1, 0,
    0, 1, 1, 0, 0, 1,
    1, 0, 0, 1, 1, 0,
    0, 1, 1, 0, 0, 1,
    1, 3, 2, 3, 4, 5,
    6, 5, 0, 1, 2, 3,
    4, 0x20000000000001, 0xffdfffffffffffff, 0x7fffffffffffffff, 0x8000000000000000, 4,
    3, 0, 2, 0x4000000000000001, 0x20000000000003, 0x20000000000003,
    0xffdfffffffffffff, 0x7fffffffffffffff, 0x4000000000000001, 0xa, 0x14, 0x1e,
    0x28, 2, 0, 0xd0000000c, 0x3130313700000010, 0x6500000007,
    0xaffbc2812ea05d58, 0x4e333c3a770eb559, 0xfffffffe00000001, 0x738ccf0e9dc3ad56, 0x11c448c7e6320557, 0x11c448c7e6320557,
    0x738ccf0e9dc3ad56, 0xb504f331, 0xb504f332, 0x7fffffffffffffff, 0x7ffffffffffffffe, 0x7ffffffffffffffd,
    0x7ffffffffffffffc, 0xb504f32f, 0xb504f330, 0x7ffffffffffffffb, 0x7ffffffffffffffa, 0x7ffffffffffffff9,
    0x7ffffffffffffff8, 0xb504f333, 0xb504f32e, 0x7ffffffffffffff7, 0x7ffffffffffffff6, 0x7ffffffffffffff5,
    0x7ffffffffffffff4, 0xb504f329, 0xb504f32a, 0x7ffffffffffffff3, 0x7ffffffffffffff2, 0x7ffffffffffffff1,
    0x7ffffffffffffff0, 0xb504f32d, 0xb504f328, 0x7fffffffffffffef, 0x7fffffffffffffee, 0x7fffffffffffffed,
    0x7fffffffffffffec, 0xb504f32b, 0xb504f32c, 0x7fffffffffffffeb, 0x7fffffffffffffea, 0x7fffffffffffffe9,
    0x7fffffffffffffe8, 2, 1, 3, 1, 2,
    1, 1, 3, 0xffffffffffffffff, 0, 0,
    1, 1, 0xffffffffffffffff, 1, 0xffffffffffffffff, 0xffffffffffffffff,
    0, 0, 0xfffffffffffffffe, 2, 1, 3,
    1, 1, 1, 1, 2, 0xb504f332,
    0xb504f331, 0xffffffff4afb0ccd, 0xffffffff4afb0cce, 0xb504f330, 0xb504f32f, 0xffffffff4afb0ccf,
    0xffffffff4afb0cd0, 0xb504f32e, 0xb504f32d, 0xffffffff4afb0cd1, 0xffffffff4afb0cd2, 0x80000002cb680a3d,
    0x7ffffffc7f930292, 0x7fffffffffffffff, 0x7ffffffffffffffe, 0x7ffffffffffffffd, 0x7ffffffffffffffc, 0x7ffffff9ab7f35d0,
    0x800000043571f0a0, 0x7ffffffffffffffb, 0x7ffffffffffffffa, 0x7ffffffffffffff9, 0x7ffffffffffffff8, 0x7ffffffde99ce8f6,
    0x7ffffff841754f72, 0x7ffffffffffffff7, 0x7ffffffffffffff6, 0x7ffffffffffffff5, 0x7ffffffffffffff4, 0x8000000b47a37079,
    0x7ffffff403579c62, 0x7ffffffffffffff3, 0x7ffffffffffffff2, 0x7ffffffffffffff1, 0x7ffffffffffffff0, 0x800000070985bd63,
    0x8000000cb1ad56d0, 0x7fffffffffffffef, 0x7fffffffffffffee, 0x7fffffffffffffed, 0x7fffffffffffffec, 0x7ffffff56d6182ba,
    0x80000008738fa3c0, 0x7fffffffffffffeb, 0x7fffffffffffffea, 0x7fffffffffffffe9, 0x7fffffffffffffe8, 0x300000004,
    0x500000002, 0x65, 0x66, 0x67, 0x68, 0x800000000000000f,
    0x3333333333333334, 0x3333333333333340, 0x3ffffffffffffff3, 0x8000000000000012, 0x3333333333333337, 0x3333333333333343,
    0x3ffffffffffffff0, 0x333333333333333a, 0x8000000000000015, 0x3333333333333346, 0x3fffffffffffffed, 0x333333333333333d,
    0x8000000000000018, 0x3333333333333349, 0x3fffffffffffffea, 0x800000000000001b, 0x333333333333334c, 0x3fffffffffffffe7,
    0x800000000000001e, 0x333333333333334f, 0x3fffffffffffffe4, 0x3fffffffffffffff, 0x8000000000000021, 0x3333333333333352,
    0x3fffffffffffffe1, 0x3ffffffffffffffc, 0x8000000000000024, 0x3333333333333355, 0x3fffffffffffffde, 0x3ffffffffffffff9,
    0x8000000000000027, 0x3333333333333358, 0x3ffffffffffffff6, 0x3fffffffffffffdb, 0x800000000000002a, 0x333333333333335b,
    0x3fffffffffffffd8, 0x800000000000002d, 0x333333333333335e, 0x8000000000000003, 0x3fffffffffffffd5, 0x8000000000000030,
    0x8000000000000006, 0x3333333333333361, 0x3fffffffffffffd2, 0x8000000000000033, 0x8000000000000009, 0x3333333333333364,
    0x3fffffffffffffcf, 0x8000000000000036, 0x800000000000000c, 0x3333333333333367, 0x3fffffffffffffcc, 0x8000000000000039,
    0x333333333333336a, 0x3fffffffffffffc9, 0x800000000000003c, 0x333333333333336d, 0x3fffffffffffffc6, 3,
    4, 5, 2, 0xfffffffffffffffd, 1, 0xffffffffffffffff,
    0, 0xfffffffffffffffe, 2, 0xfffffffffffffffd, 1, 0xffffffffffffffff,
    0, 0xfffffffffffffffe, 0xffffffffffffffff, 0, 0xfffffffffffffffe, 2,
    0xfffffffffffffffd, 1, 0xffffffffffffffff, 0, 0xfffffffffffffffe, 2,
    0xfffffffffffffffd, 1, 2, 3, 4, 0x8000000000000002,
    0x3333333333333336, 0x4000000000000001, 0x8000000000000008, 0x3333333333333339, 0x3ffffffffffffffb, 0x800000000000000b,
    0xccccccccccccccc6, 0x3ffffffffffffffb, 0x800000000000000b, 0x333333333333333f, 0x3ffffffffffffff8, 0xd55555555555555a,
    0xcccccccccccccccc, 0x3ffffffffffffffe, 0x8000000000000005, 0xccccccccccccccc9, 0x5555555555555555, 0x8000000000000008,
    0x4cccccccccccccd3, 0x3ffffffffffffff8, 0xd55555555555555f, 0xccccccccccccccc3, 0x3ffffffffffffff5, 0x800000000000000f,
    0xcccccccccccccccc, 0x3333333333333340, 0x3ffffffffffffff3, 0x8000000000000012, 0xccccccccccccccc9, 0x3333333333333343,
    0x3ffffffffffffff0, 0xccccccccccccccc6, 0x8000000000000015, 0x3333333333333346, 0x3fffffffffffffed, 0xccccccccccccccc3,
    0x8000000000000018, 0x3333333333333349, 0x3fffffffffffffea, 0x800000000000001b, 0x333333333333334c, 0x3fffffffffffffe7,
    0x800000000000001e, 0x333333333333334f, 0x3fffffffffffffe4, 0x3ffffffffffffffe, 0x8000000000000021, 0x3333333333333352,
    0x3fffffffffffffe1, 0x3ffffffffffffffb, 0x8000000000000024, 0x3333333333333355, 0x3fffffffffffffde, 0x3ffffffffffffff8,
    0x8000000000000027, 0x3333333333333358, 0x3ffffffffffffff5, 0x3fffffffffffffdb, 0x800000000000002a, 0x333333333333335b,
    0x3fffffffffffffd8, 0x800000000000002d, 0x333333333333335e, 0x8000000000000002, 0x3fffffffffffffd5, 0x8000000000000030,
    0x8000000000000005, 0x3333333333333361, 0x3fffffffffffffd2, 0x8000000000000033, 0x8000000000000008, 0x3333333333333364,
    0x3fffffffffffffcf, 0x8000000000000036, 0x800000000000000b, 0x3333333333333367, 0x3fffffffffffffcc, 0x8000000000000039,
    0x333333333333336a, 0x3fffffffffffffc9, 0x800000000000003c, 0x333333333333336d, 0x3fffffffffffffc6, 0,
    3, 0x20000000000000, 0x20000000000001, 0x20000000000002, 0xffe0000000000005, 0xffe0000000000005,
    5, 1, 0x20000000000001, 0x20000000000000, 0x20000000000003, 0xffe0000000000006,
    0xffe0000000000004, 0x65, 1, 4, 2, 0,
    1, 0x65, 0x66, 0x67, 0x68, 0x69,
    0x68, 0x69, 0x67, 0, 0x66, 0,
    1, 2, 5, 4, 1, 4,
    2, 0, 5, 0x8000000000000000, 0x7fffffffffffffff, 1,
    0x7ffffffffffffffe, 0, 2, 0, 4, 3,
    1, 0x7fffffffffffffff, 0x8000000000000001, 0x4000000000000000, 3, 0x8000000000000001,
    0x7fffffffffffffff, 0x7fffffffffffffff, 0x7ffffffffffffffe, 0x4000000000000000, 0x3ff0000000000000, 0x8000000000000000,
    0x7ff0000000000001, 0x7ff0000000000000, 1, 0x3ff0000000000002, 6, 0,
    1, 2, 3, 4, 5, 6,
    1, 0x3ff0000000000000, 2, 0xfff8000000000003, 0x7ff0000000000001, 0x8000000000000001,
    0xbff0000000000000, 7, 0xb, 8, 5, 9,
    0x8000000000000003, 1, 0, 0xffffffffffffffff, 0, 0xffffffffffffffff,
    4, 1, 0x8000000000000002, 0xd55555555555555a, 0x2aaaaaaaaaaaaaaf, 0x8000000000000008,
    0x8000000000000002, 0x7ffffffffffffff3, 0xccccccccccccccc2, 0xc000000000000009, 0x7ffffffffffffff0, 0xccccccccccccccbf,
    0xc00000000000000c, 0x7fffffffffffffed, 0xccccccccccccccbc, 0xc00000000000000f, 0x7fffffffffffffea, 0xccccccccccccccb9,
    0xc000000000000012, 0x7fffffffffffffe7, 0xccccccccccccccb6, 0xc000000000000015, 0x7fffffffffffffe4, 0xccccccccccccccb3,
    0xc000000000000018, 0x7ffffffffffffffc, 0xcccccccccccccccb, 0xc000000000000000, 0x7ffffffffffffff9, 0xccccccccccccccc8,
    0xc000000000000003, 0x7ffffffffffffff6, 0xccccccccccccccc5, 0xc000000000000006, 3, 3,
    3, 2, 0xfffffffffffffffd, 2, 0x7ffffffffffffffd, 0xccccccccccccccc9,
    0xbffffffffffffffe, 0x7ffffffffffffff7, 0xccccccccccccccc6, 0xc000000000000004, 0x7ffffffffffffff4, 0x3333333333333339,
    0xc000000000000004, 0x7ffffffffffffff4, 0x333333333333333c, 0xc00000000000000a, 0x7ffffffffffffff1, 0x333333333333333f,
    0xc00000000000000d, 0x7fffffffffffffee, 0x3333333333333342, 0xc000000000000010, 0x2aaaaaaaaaaaaaa5, 0x3333333333333333,
    0xc000000000000001, 0x7ffffffffffffffa, 0x3333333333333336, 0xaaaaaaaaaaaaaaaa, 0x7ffffffffffffff7, 0xb33333333333332c,
    0xc000000000000007, 0x7ffffffffffffff4, 0x333333333333333c, 0xc00000000000000a, 0x7ffffffffffffff1, 0x333333333333333f,
    0xc00000000000000d, 0x7fffffffffffffee, 0x3333333333333342, 0xc000000000000010, 0x7fffffffffffffea, 0xccccccccccccccb9,
    0xc000000000000012, 0x7fffffffffffffe7, 0xccccccccccccccb6, 0xc000000000000015, 0x7fffffffffffffe4, 0xccccccccccccccb3,
    0xc000000000000018, 0x7ffffffffffffffd, 0x3333333333333333, 0xc000000000000001, 0x7ffffffffffffffa, 0x3333333333333336,
    0xc000000000000004, 0x7ffffffffffffff7, 0x3333333333333339, 0xc000000000000007, 0xcccccccccccccccb, 0x7ffffffffffffff9,
    0x7ffffffffffffffc, 0xc000000000000000, 2, 0, 3, 1,
    0x7ffffffffffffffd, 0x3333333333333333, 0xc000000000000001, 0x7ffffffffffffffa, 0x3333333333333333, 0x7ffffffffffffffa,
    0x7ffffffffffffffd, 0xc000000000000001, 2, 0, 0xffffffffffffffff, 0xfffffffffffffffd,
    2, 0, 2, 3, 0x7ffffffffffffffd, 0x3333333333333333,
    0x2aaaaaaaaaaaaaa5, 0xc000000000000001, 0x3333333333333333, 0x7ffffffffffffff9, 0x7ffffffffffffffd, 0xc000000000000001,
    2, 0, 4, 1, 1, 2,
    3, 4, 5, 6, 3, 2,
    0, 1, 0, 2, 0x7fffffffffffffff, 0x7ffffffffffffffe,
    0x7ffffffffffffffd, 0x7ffffffffffffffc, 0x7ffffffffffffffb, 0x7ffffffffffffffa, 0x7ffffffffffffff9, 0x7ffffffffffffff8,
    0x7ffffffffffffff7, 0x7ffffffffffffff6, 0x7ffffffffffffff5, 0x7ffffffffffffff4, 0x7ffffffffffffff3, 0x7ffffffffffffff2,
    0x7ffffffffffffff1, 0x7ffffffffffffff0, 0xb504f332, 0x7fffffffffffffef, 0x7fffffffffffffee, 0x7fffffffffffffed,
    0x7fffffffffffffec, 0x7fffffffffffffeb, 0x7fffffffffffffea, 0xb504f333, 3, 2,
    1, 1, 2, 2, 0xffffffffffffffff, 0xffffffffffffffff,
    0, 0xffffffffffffffff, 1, 0xffffffffffffffff, 0xffffffffffffffff, 0,
    0xffffffffffffffff, 0, 0xfffffffffffffffe, 0, 2, 6,
    0xb504f332, 0xb504f331, 0x7fffffffffffffff, 0x7ffffffffffffffe, 0x7ffffffffffffffd, 0x7ffffffffffffffc,
    0x7ffffffffffffffb, 0x7ffffffffffffffa, 0x7ffffffffffffff9, 0x7ffffffffffffff8, 0x7ffffffffffffff7, 0x7ffffffffffffff6,
    0x7ffffffffffffff5, 0x7ffffffffffffff4, 0x7ffffffffffffff3, 0x7ffffffffffffff2, 0x7ffffffffffffff1, 0x7ffffffffffffff0,
    0x7ffffffc7f930292, 0x7fffffffffffffef, 0x7fffffffffffffee, 0x7fffffffffffffed, 0x7fffffffffffffec, 0x7fffffffffffffeb,
    0x7fffffffffffffea, 0x7ffffffde99ce8f6,
#endif
#if (SCATTER_VECTORS_TYPES) & 0x100 /* string */
    0xf9000000f4, 0x1270000010a, 0x1340000012f, 0x14a00000139, 0x16f00000167, 0x17a00000174,
    0x1aa0000018c, 0x1b9000001b3, 0x1d1000001bf, 0x1f8000001ef, 0x204000001fe, 0x23400000216,
    0x2430000023d, 0x25b00000249, 0x28200000279, 0x28e00000288, 0x2be000002a0, 0x2cd000002c7,
    0x2e5000002d3, 0x30c00000303, 0x31800000312, 0x3480000032a, 0x35700000351, 0x36f0000035d,
    0x3960000038d, 0x3a20000039c, 0x3d2000003b4, 0x3e1000003db, 0x3f9000003e7, 0x42000000417,
    0x20646c6f00000426, 0x2e2e3120646c6f30, 0x2e2e2e2e2e2e2e2e, 0xc33220646c6f2e2e, 0xc3b8c3b8c3b8c3b8, 0xc3b8c3b8c3b8c3b8,
    0x6fb8c3b8c3b8c3b8, 0x6f2b2b2b3320646c, 0x20646c6f3420646c, 0x2e2e3620646c6f35, 0x2e2e2e2e2e2e2e2e, 0xc33720646c6f2e2e,
    0xc3b8c3b8c3b8c3b8, 0xc3b8c3b8c3b8c3b8, 0x6fb8c3b8c3b8c3b8, 0x6f2b2b2b3820646c, 0x20646c6f3920646c, 0x313120646c6f3031,
    0x2e2e2e2e2e2e2e2e, 0x20646c6f2e2e2e2e, 0xb8c3b8c3b8c33231, 0xb8c3b8c3b8c3b8c3, 0xb8c3b8c3b8c3b8c3, 0x333120646c6fb8c3,
    0x3120646c6f2b2b2b, 0x6f353120646c6f34, 0x2e2e2e363120646c, 0x2e2e2e2e2e2e2e2e, 0xc3373120646c6f2e, 0xc3b8c3b8c3b8c3b8,
    0xc3b8c3b8c3b8c3b8, 0x6fb8c3b8c3b8c3b8, 0x2b2b2b383120646c, 0x6c6f393120646c6f, 0x20646c6f30322064, 0x2e2e2e2e2e2e3132,
    0x6c6f2e2e2e2e2e2e, 0xb8c3b8c332322064, 0xb8c3b8c3b8c3b8c3, 0xb8c3b8c3b8c3b8c3, 0x20646c6fb8c3b8c3, 0x646c6f2b2b2b3332,
    0x3220646c6f343220, 0x2e363220646c6f35, 0x2e2e2e2e2e2e2e2e, 0x3220646c6f2e2e2e, 0xc3b8c3b8c3b8c337, 0xc3b8c3b8c3b8c3b8,
    0xc3b8c3b8c3b8c3b8, 0x2b383220646c6fb8, 0x393220646c6f2b2b, 0x6c6f303320646c6f, 0x2e2e2e2e31332064, 0x2e2e2e2e2e2e2e2e,
    0xb8c3323320646c6f, 0xb8c3b8c3b8c3b8c3, 0xb8c3b8c3b8c3b8c3, 0x6c6fb8c3b8c3b8c3, 0x6f2b2b2b33332064, 0x646c6f343320646c,
    0x3320646c6f353320, 0x2e2e2e2e2e2e2e36, 0x646c6f2e2e2e2e2e, 0xc3b8c3b8c3373320, 0xc3b8c3b8c3b8c3b8, 0xc3b8c3b8c3b8c3b8,
    0x3320646c6fb8c3b8, 0x20646c6f2b2b2b38, 0x303420646c6f3933, 0x2e2e313420646c6f, 0x2e2e2e2e2e2e2e2e, 0x323420646c6f2e2e,
    0xb8c3b8c3b8c3b8c3, 0xb8c3b8c3b8c3b8c3, 0xb8c3b8c3b8c3b8c3, 0x2b2b333420646c6f, 0x6f343420646c6f2b, 0x646c6f353420646c,
    0x2e2e2e2e2e363420, 0x6f2e2e2e2e2e2e2e, 0xc3b8c3373420646c, 0xc3b8c3b8c3b8c3b8, 0xc3b8c3b8c3b8c3b8, 0x646c6fb8c3b8c3b8,
    0x6c6f2b2b2b383420, 0x20646c6f39342064, 0x313520646c6f3035, 0x2e2e2e2e2e2e2e2e, 0x20646c6f2e2e2e2e, 0xb8c3b8c3b8c33235,
    0xb8c3b8c3b8c3b8c3, 0xb8c3b8c3b8c3b8c3, 0x333520646c6fb8c3, 0x3520646c6f2b2b2b, 0x6f353520646c6f34, 0x2e2e2e363520646c,
    0x2e2e2e2e2e2e2e2e, 0xc3373520646c6f2e, 0xc3b8c3b8c3b8c3b8, 0xc3b8c3b8c3b8c3b8, 0x6fb8c3b8c3b8c3b8, 0x2b2b2b383520646c,
    0x393520646c6f, 4, 3, 5, 0xfffffffd00000002, 0xffffffff00000001,
    0x1fffffffd, 0xffffffff, 0xffffffff00000001, 0xfffffffe00000000, 0xfffffffe00000000, 0xfffffffd00000002,
    0x2fffffffe, 0x1fffffffd, 0xfffffffd00000002, 0xffffffff00000001, 0xffffffff00000001, 0xfffffffe00000000,
    0xffffffff, 0x2fffffffe, 0xfffffffe00000000, 0xfffffffd00000002, 3, 3,
    4, 0x9a00000094, 0xb6000000a4, 0xdb000000bd, 0xeb000000e2, 0x104000000fe,
    0x12a00000123, 0x14800000135, 0x16f00000150, 0x18100000177, 0x19c00000195, 0x1c3000001bc,
    0x1e1000001ce, 0x208000001e9, 0x21a00000210, 0x2350000022e, 0x25c00000255, 0x27a00000267,
    0x2a100000282, 0x2077656e000002a9, 0x312077a9c36e3b30, 0x2077656e3b2b2b2b, 0x2e2e2e2e2e2e2e32, 0xc36e3b2e2e2e2e2e,
    0x77656e3b332077a9, 0xb8c3b8c3b8c33420, 0xb8c3b8c3b8c3b8c3, 0xb8c3b8c3b8c3b8c3, 0x2077a9c36e3bb8c3, 0x2b362077656e3b35,
    0x2077a9c36e3b2b2b, 0x2e2e2e2e2e2e2e37, 0x656e3b2e2e2e2e2e, 0x77a9c36e3b382077, 0xb8c3b8c3b8c33920, 0xb8c3b8c3b8c3b8c3,
    0xb8c3b8c3b8c3b8c3, 0x312077656e3bb8c3, 0x312077a9c36e3b30, 0x77656e3b2b2b2b31, 0x2e2e2e2e2e323120, 0x3b2e2e2e2e2e2e2e,
    0x3b33312077a9c36e, 0xb8c334312077656e, 0xb8c3b8c3b8c3b8c3, 0xb8c3b8c3b8c3b8c3, 0x6e3bb8c3b8c3b8c3, 0x6e3b35312077a9c3,
    0x2b2b2b3631207765, 0x37312077a9c36e3b, 0x2e2e2e2e2e2e2e2e, 0x77656e3b2e2e2e2e, 0x77a9c36e3b383120, 0xc3b8c3b8c3393120,
    0xc3b8c3b8c3b8c3b8, 0xc3b8c3b8c3b8c3b8, 0x2077656e3bb8c3b8, 0x2077a9c36e3b3032, 0x656e3b2b2b2b3132, 0x2e2e2e2e32322077,
    0x2e2e2e2e2e2e2e2e, 0x33322077a9c36e3b, 0xc334322077656e3b, 0xc3b8c3b8c3b8c3b8, 0xc3b8c3b8c3b8c3b8, 0x3bb8c3b8c3b8c3b8,
    0x3b35322077a9c36e, 0x2b2b36322077656e, 0x322077a9c36e3b2b, 0x2e2e2e2e2e2e2e37, 0x656e3b2e2e2e2e2e, 0xa9c36e3b38322077,
    0xb8c3b8c339322077, 0xb8c3b8c3b8c3b8c3, 0xb8c3b8c3b8c3b8c3, 0x77656e3bb8c3b8c3, 0x77a9c36e3b303320, 0x6e3b2b2b2b313320,
    0x2e2e2e3233207765, 0x2e2e2e2e2e2e2e2e, 0x332077a9c36e3b2e, 0x34332077656e3b33, 0xb8c3b8c3b8c3b8c3, 0xb8c3b8c3b8c3b8c3,
    0xb8c3b8c3b8c3b8c3, 0x35332077a9c36e3b, 0x3b, 0x112000000f4, 0x1230000011c, 0x13b00000136,
    0x14800000141, 0x1650000015a, 0x1700000016a, 0x1980000018f, 0x1a50000019f, 0x1c3000001b8,
    0x1d2000001ca, 0x1e2000001d8, 0x1fd000001ea, 0x2230000021d, 0x23e0000022a, 0x2650000025d,
    0x27e0000026b, 0x2a80000029e, 0x2b6000002b0, 0x2dd000002d5, 0x2f8000002e4, 0x305000002fe,
    0x32c0000030d, 0x33d00000337, 0x35500000343, 0x37c00000373, 0x38800000382, 0x3b80000039a,
    0x3c7000003c1, 0x3df000003cd, 0x406000003fd, 0x2077656e0000040c, 0xc3b8c3b8c3b8c334, 0xc3b8c3b8c3b8c3b8,
    0xc3b8c3b8c3b8c3b8, 0x312077a9c36e3bb8, 0x2077656e3b2b2b2b, 0x2077a9c36e3b3031, 0x2e2e2e2e2e2e2e37, 0x6c6f3b2e2e2e2e2e,
    0x382077656e342064, 0x3b352077a9c36e3b, 0x2e2e2e322077656e, 0x2e2e2e2e2e2e2e2e, 0x312077a9c36e3b2e, 0x646c6f3b2b2b2b31,
    0x3b302077656e3920, 0xb8c3392077a9c36e, 0xb8c3b8c3b8c3b8c3, 0xb8c3b8c3b8c3b8c3, 0x6e3bb8c3b8c3b8c3, 0x3b2b2b2b36207765,
    0x6f3b332077a9c36e, 0x77656e343120646c, 0x2e2e2e2e2e323120, 0x3b2e2e2e2e2e2e2e, 0x2b31322077a9c36e, 0x312077656e3b2b2b,
    0x312077a9c36e3b38, 0x393120646c6f3b35, 0x2b2b36312077656e, 0x312077a9c36e3b2b, 0x32322077656e3b33, 0x2e2e2e2e2e2e2e2e,
    0xa9c36e3b2e2e2e2e, 0xb8c3b8c339312077, 0xb8c3b8c3b8c3b8c3, 0xb8c3b8c3b8c3b8c3, 0x646c6f3bb8c3b8c3, 0x322077656e343220,
    0x312077a9c36e3b30, 0x2e2e2e2e2e2e2e37, 0x656e3b2e2e2e2e2e, 0xb8c3b8c334312077, 0xb8c3b8c3b8c3b8c3, 0xb8c3b8c3b8c3b8c3,
    0xa9c36e3bb8c3b8c3, 0x646c6f3b33322077, 0x332077656e393220, 0x2e2e2e2e2e2e2e32, 0xc36e3b2e2e2e2e2e, 0xc3b8c339322077a9,
    0xc3b8c3b8c3b8c3b8, 0xc3b8c3b8c3b8c3b8, 0x656e3bb8c3b8c3b8, 0x3b2b2b2b36322077, 0x3b35332077a9c36e, 0x656e343320646c6f,
    0xb8c3b8c334322077, 0xb8c3b8c3b8c3b8c3, 0xb8c3b8c3b8c3b8c3, 0xa9c36e3bb8c3b8c3, 0x77656e3b33332077, 0x77a9c36e3b303320,
    0x2e2e2e2e2e373220, 0x3b2e2e2e2e2e2e2e, 0x656e393320646c6f, 0xa9c36e3b38322077, 0x77656e3b35322077, 0xc3b8c3b8c3343320,
    0xc3b8c3b8c3b8c3b8, 0xc3b8c3b8c3b8c3b8, 0x77a9c36e3bb8c3b8, 0x6f3b2b2b2b313320, 0x646c6f343420646c, 0x3420646c6f353420,
    0x2e2e2e2e2e2e2e36, 0x646c6f2e2e2e2e2e, 0xc3b8c3b8c3373420, 0xc3b8c3b8c3b8c3b8, 0xc3b8c3b8c3b8c3b8, 0x3420646c6fb8c3b8,
    0x20646c6f2b2b2b38, 0x303520646c6f3934, 0x2e2e313520646c6f, 0x2e2e2e2e2e2e2e2e, 0x323520646c6f2e2e, 0xb8c3b8c3b8c3b8c3,
    0xb8c3b8c3b8c3b8c3, 0xb8c3b8c3b8c3b8c3, 0x2b2b333520646c6f, 0x6f343520646c6f2b, 0x646c6f353520646c, 0x2e2e2e2e2e363520,
    0x6f2e2e2e2e2e2e2e, 0xc3b8c3373520646c, 0xc3b8c3b8c3b8c3b8, 0xc3b8c3b8c3b8c3b8, 0x646c6fb8c3b8c3b8, 0x6c6f2b2b2b383520,
    0x39352064, 0x1200000008, 0x2b2b312077a9c36e, 0x3b2b, 0x1a00000008, 0x2e2e2e322077656e,
    0x2e2e2e2e2e2e2e2e, 0x3b2e, 0xe00000008, 0x3b302077656e, 0x3900000034, 0x670000004a,
    0x740000006f, 0x8a00000079, 0xaf000000a7, 0xba000000b4, 0x20646c6f000000cc, 0x2e2e3120646c6f30,
    0x2e2e2e2e2e2e2e2e, 0xc33220646c6f2e2e, 0xc3b8c3b8c3b8c3b8, 0xc3b8c3b8c3b8c3b8, 0x6fb8c3b8c3b8c3b8, 0x6f2b2b2b3320646c,
    0x20646c6f3420646c, 0x2e2e3620646c6f35, 0x2e2e2e2e2e2e2e2e, 0xc33720646c6f2e2e, 0xc3b8c3b8c3b8c3b8, 0xc3b8c3b8c3b8c3b8,
    0x6fb8c3b8c3b8c3b8, 0x6f2b2b2b3820646c, 0x20646c6f3920646c, 0x313120646c6f3031, 0x2e2e2e2e2e2e2e2e, 0x2e2e2e2e,
    4, 3, 3, 0, 1, 2,
    3, 0, 3, 0, 1, 3,
    3, 0x2e00000028, 0x4a00000038, 0x6f00000051, 0x7f00000076, 0x9800000092,
    0xc36e3b302077656e, 0x3b2b2b2b312077a9, 0x2e2e2e322077656e, 0x2e2e2e2e2e2e2e2e, 0x332077a9c36e3b2e, 0xb8c3342077656e3b,
    0xb8c3b8c3b8c3b8c3, 0xb8c3b8c3b8c3b8c3, 0x6e3bb8c3b8c3b8c3, 0x656e3b352077a9c3, 0x6e3b2b2b2b362077, 0x2e2e2e372077a9c3,
    0x2e2e2e2e2e2e2e2e, 0x3b382077656e3b2e, 0x3900000034, 0x530000004c, 0x600000005b, 0x6d00000066,
    0x920000008a, 0xb90000009b, 0x20646c6f000000cb, 0x2e372077a9c36e30, 0x2e2e2e2e2e2e2e2e, 0x77a9c36e3b2e2e2e,
    0x3320646c6f3b3520, 0x3420646c6f2b2b2b, 0xc36e3b382077656e, 0x646c6f3b332077a9, 0xb8c3b8c3b8c33720, 0xb8c3b8c3b8c3b8c3,
    0xb8c3b8c3b8c3b8c3, 0x2b3820646c6fb8c3, 0x2b362077656e2b2b, 0x342077656e3b2b2b, 0xb8c3b8c3b8c3b8c3, 0xb8c3b8c3b8c3b8c3,
    0xb8c3b8c3b8c3b8c3, 0x2e313120646c6f3b, 0x2e2e2e2e2e2e2e2e, 0x2e2e2e, 0xe1000000dc, 0x10f000000f2,
    0x11c00000117, 0x13200000121, 0x1570000014f, 0x1620000015c, 0x19200000174, 0x1a10000019b,
    0x1b9000001a7, 0x1e0000001d7, 0x1ec000001e6, 0x21c000001fe, 0x22b00000225, 0x24300000231,
    0x26a00000261, 0x27600000270, 0x2a600000288, 0x2b5000002af, 0x2cd000002bb, 0x2f4000002eb,
    0x300000002fa, 0x33000000312, 0x33f00000339, 0x35700000345, 0x37e00000375, 0x38a00000384,
    0x3ba0000039c, 0x20646c6f000003c3, 0x2e2e3120646c6f30, 0x2e2e2e2e2e2e2e2e, 0xc33220646c6f2e2e, 0xc3b8c3b8c3b8c3b8,
    0xc3b8c3b8c3b8c3b8, 0x6fb8c3b8c3b8c3b8, 0x6f2b2b2b3320646c, 0x20646c6f3420646c, 0x2e2e3620646c6f35, 0x2e2e2e2e2e2e2e2e,
    0xc33720646c6f2e2e, 0xc3b8c3b8c3b8c3b8, 0xc3b8c3b8c3b8c3b8, 0x6fb8c3b8c3b8c3b8, 0x6f2b2b2b3820646c, 0x20646c6f3920646c,
    0x313120646c6f3031, 0x2e2e2e2e2e2e2e2e, 0x20646c6f2e2e2e2e, 0xb8c3b8c3b8c33231, 0xb8c3b8c3b8c3b8c3, 0xb8c3b8c3b8c3b8c3,
    0x333120646c6fb8c3, 0x3120646c6f2b2b2b, 0x6f353120646c6f34, 0x2e2e2e363120646c, 0x2e2e2e2e2e2e2e2e, 0xc3373120646c6f2e,
    0xc3b8c3b8c3b8c3b8, 0xc3b8c3b8c3b8c3b8, 0x6fb8c3b8c3b8c3b8, 0x2b2b2b383120646c, 0x6c6f393120646c6f, 0x20646c6f30322064,
    0x2e2e2e2e2e2e3132, 0x6c6f2e2e2e2e2e2e, 0xb8c3b8c332322064, 0xb8c3b8c3b8c3b8c3, 0xb8c3b8c3b8c3b8c3, 0x20646c6fb8c3b8c3,
    0x646c6f2b2b2b3332, 0x3220646c6f343220, 0x2e363220646c6f35, 0x2e2e2e2e2e2e2e2e, 0x3220646c6f2e2e2e, 0xc3b8c3b8c3b8c337,
    0xc3b8c3b8c3b8c3b8, 0xc3b8c3b8c3b8c3b8, 0x2b383220646c6fb8, 0x393220646c6f2b2b, 0x6c6f303320646c6f, 0x2e2e2e2e31332064,
    0x2e2e2e2e2e2e2e2e, 0xb8c3323320646c6f, 0xb8c3b8c3b8c3b8c3, 0xb8c3b8c3b8c3b8c3, 0x6c6fb8c3b8c3b8c3, 0x6f2b2b2b33332064,
    0x646c6f343320646c, 0x3320646c6f353320, 0x2e2e2e2e2e2e2e36, 0x646c6f2e2e2e2e2e, 0xc3b8c3b8c3373320, 0xc3b8c3b8c3b8c3b8,
    0xc3b8c3b8c3b8c3b8, 0x3320646c6fb8c3b8, 0x20646c6f2b2b2b38, 0x303420646c6f3933, 0x2e2e313420646c6f, 0x2e2e2e2e2e2e2e2e,
    0x323420646c6f2e2e, 0xb8c3b8c3b8c3b8c3, 0xb8c3b8c3b8c3b8c3, 0xb8c3b8c3b8c3b8c3, 0x2b2b333420646c6f, 0x6f343420646c6f2b,
    0x646c6f353420646c, 0x2e2e2e2e2e363420, 0x6f2e2e2e2e2e2e2e, 0xc3b8c3373420646c, 0xc3b8c3b8c3b8c3b8, 0xc3b8c3b8c3b8c3b8,
    0x646c6fb8c3b8c3b8, 0x6c6f2b2b2b383420, 0x20646c6f39342064, 0x313520646c6f3035, 0x2e2e2e2e2e2e2e2e, 0x20646c6f2e2e2e2e,
    0xb8c3b8c3b8c33235, 0xb8c3b8c3b8c3b8c3, 0xb8c3b8c3b8c3b8c3, 0x333520646c6fb8c3, 0x2b2b2b, 2,
    1, 3, 3, 3, 0, 1,
    1, 0, 0, 1, 1, 0,
    0, 1, 1, 0, 0, 1,
    1, 0, 0, 1, 1, 0,
    0, 1, 1, 0, 2, 1,
    3, 2, 2, 0x6a00000064, 0x8600000074, 0xab0000008d,
    0xbb000000b2, 0xd4000000ce, 0xfa000000f3, 0x11800000105, 0x13f00000120, 0x15100000147,
    0x16c00000165, 0x1930000018c, 0x1b10000019e, 0x2077656e000001b9, 0x312077a9c36e3b30, 0x2077656e3b2b2b2b,
    0x2e2e2e2e2e2e2e32, 0xc36e3b2e2e2e2e2e, 0x77656e3b332077a9, 0xb8c3b8c3b8c33420, 0xb8c3b8c3b8c3b8c3, 0xb8c3b8c3b8c3b8c3,
    0x2077a9c36e3bb8c3, 0x2b362077656e3b35, 0x2077a9c36e3b2b2b, 0x2e2e2e2e2e2e2e37, 0x656e3b2e2e2e2e2e, 0x77a9c36e3b382077,
    0xb8c3b8c3b8c33920, 0xb8c3b8c3b8c3b8c3, 0xb8c3b8c3b8c3b8c3, 0x312077656e3bb8c3, 0x312077a9c36e3b30, 0x77656e3b2b2b2b31,
    0x2e2e2e2e2e323120, 0x3b2e2e2e2e2e2e2e, 0x3b33312077a9c36e, 0xb8c334312077656e, 0xb8c3b8c3b8c3b8c3, 0xb8c3b8c3b8c3b8c3,
    0x6e3bb8c3b8c3b8c3, 0x6e3b35312077a9c3, 0x2b2b2b3631207765, 0x37312077a9c36e3b, 0x2e2e2e2e2e2e2e2e, 0x77656e3b2e2e2e2e,
    0x77a9c36e3b383120, 0xc3b8c3b8c3393120, 0xc3b8c3b8c3b8c3b8, 0xc3b8c3b8c3b8c3b8, 0x2077656e3bb8c3b8, 0x2077a9c36e3b3032,
    0x656e3b2b2b2b3132, 0x2e2e2e2e32322077, 0x2e2e2e2e2e2e2e2e, 0x33322077a9c36e3b, 0x3b, 0xe2000000dc,
    0x106000000e9, 0x12200000118, 0x13800000127, 0x15d00000155, 0x18e0000017b, 0x1a9000001a0,
    0x1b6000001b0, 0x1ce000001bc, 0x1f2000001ec, 0x203000001fd, 0x2290000020a, 0x23800000232,
    0x2500000023e, 0x26b00000263, 0x29000000271, 0x2b600000298, 0x2c5000002bf, 0x2d5000002cb,
    0x2fe000002f5, 0x31900000305, 0x3490000032b, 0x35800000352, 0x3670000035f, 0x39800000385,
    0x3a9000003a3, 0x3d9000003bb, 0x2077656e000003e2, 0x332077a9c36e3b30, 0xb8c33220646c6f3b, 0xb8c3b8c3b8c3b8c3,
    0xb8c3b8c3b8c3b8c3, 0x656eb8c3b8c3b8c3, 0x2e2e2e2e2e322077, 0x3b2e2e2e2e2e2e2e, 0x2b2b312077a9c36e, 0x6f3520646c6f3b2b,
    0x2e2e2e2e3620646c, 0x2e2e2e2e2e2e2e2e, 0xc3b8c33720646c6f, 0xc3b8c3b8c3b8c3b8, 0xc3b8c3b8c3b8c3b8, 0x646c6fb8c3b8c3b8,
    0x77656e2b2b2b3820, 0xb8c3b8c3b8c33420, 0xb8c3b8c3b8c3b8c3, 0xb8c3b8c3b8c3b8c3, 0x2077a9c36e3bb8c3, 0x2e2e2e2e2e2e2e37,
    0x6c6f3b2e2e2e2e2e, 0x2e2e2e2e31312064, 0x2e2e2e2e2e2e2e2e, 0x2b2b2b362077656e, 0x3b352077a9c36e3b, 0x6c6f343120646c6f,
    0x20646c6f35312064, 0x2e2e2e2e2e2e3631, 0x6c6f2e2e2e2e2e2e, 0xb8c3b8c337312064, 0xb8c3b8c3b8c3b8c3, 0xb8c3b8c3b8c3b8c3,
    0x2077656eb8c3b8c3, 0x312077a9c36e3b38, 0x646c6f3b2b2b2b31, 0x312077656e303220, 0x392077a9c36e3b30, 0xb8c3b8c3b8c3b8c3,
    0xb8c3b8c3b8c3b8c3, 0xb8c3b8c3b8c3b8c3, 0x2b333220646c6f3b, 0x343220646c6f2b2b, 0x6c6f353220646c6f, 0x2e2e2e2e36322064,
    0x2e2e2e2e2e2e2e2e, 0x2e2e32312077656e, 0x2e2e2e2e2e2e2e2e, 0x2077a9c36e3b2e2e, 0x3220646c6f3b3531, 0xc334312077656e39,
    0xc3b8c3b8c3b8c3b8, 0xc3b8c3b8c3b8c3b8, 0x3bb8c3b8c3b8c3b8, 0x3b33312077a9c36e, 0xb8c3323320646c6f, 0xb8c3b8c3b8c3b8c3,
    0xb8c3b8c3b8c3b8c3, 0x6c6fb8c3b8c3b8c3, 0x6f2b2b2b33332064, 0x646c6f343320646c, 0x312077656e353320, 0xa9c36e3b2b2b2b36,
    0xb8c3b8c339312077, 0xb8c3b8c3b8c3b8c3, 0xb8c3b8c3b8c3b8c3, 0x646c6f3bb8c3b8c3, 0x656e2b2b2b383320, 0xa9c36e3b38312077,
    0x2e2e2e2e37312077, 0x2e2e2e2e2e2e2e2e, 0x2e313420646c6f3b, 0x2e2e2e2e2e2e2e2e, 0x3420646c6f2e2e2e, 0xc3b8c3b8c3b8c332,
    0xc3b8c3b8c3b8c3b8, 0xc3b8c3b8c3b8c3b8, 0x2b333420646c6fb8, 0x343420646c6f2b2b, 0x6e3b30322077656e, 0x6f3b33322077a9c3,
    0xc3b8c3373420646c, 0xc3b8c3b8c3b8c3b8, 0xc3b8c3b8c3b8c3b8, 0x77656eb8c3b8c3b8, 0x2e2e2e2e2e323220, 0x3b2e2e2e2e2e2e2e,
    0x2b31322077a9c36e, 0x3520646c6f3b2b2b, 0x2e313520646c6f30, 0x2e2e2e2e2e2e2e2e, 0x3520646c6f2e2e2e, 0xc3b8c3b8c3b8c332,
    0xc3b8c3b8c3b8c3b8, 0xc3b8c3b8c3b8c3b8, 0x2b333520646c6fb8, 0x2b2b, 0, 1,
    1, 0, 0, 1, 1, 0,
    0, 1, 1, 0, 0, 1,
    1, 0, 0, 1, 1, 0,
    0, 1, 1, 3, 0x1800000018, 0x3700000027,
    0x17b0000004f, 0x6161616161616161, 0x6261616161616161, 0x6262626262626262, 0x6362626262626262, 0x6363636363636363,
    0x6363636363636363, 0x6463636363636363, 0x6464646464646464, 0x6464646464646464, 0x6464646464646464, 0x6464646464646464,
    0x6464646464646464, 0x6464646464646464, 0x6464646464646464, 0x6464646464646464, 0x6464646464646464, 0x6464646464646464,
    0x6464646464646464, 0x6464646464646464, 0x6464646464646464, 0x6464646464646464, 0x6464646464646464, 0x6464646464646464,
    0x6464646464646464, 0x6464646464646464, 0x6464646464646464, 0x6464646464646464, 0x6464646464646464, 0x6464646464646464,
    0x6464646464646464, 0x6464646464646464, 0x6464646464646464, 0x6464646464646464, 0x6464646464646464, 0x6464646464646464,
    0x6464646464646464, 0x6464646464646464, 0x6464646464646464, 0x6464646464646464, 0x6464646464646464, 0x6464646464646464,
    0x6464646464646464, 0x6464646464646464, 0x6464646464646464, 0x646464, 5, 4,
    0, 2, 3, 0x1000000010, 0x20500000204, 0x6565656565656565,
    0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565,
    0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565,
    0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565,
    0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565,
    0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565,
    0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565,
    0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565,
    0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565,
    0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565,
    0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565,
    0x6565656565656565, 0x6665656565, 0x20c00000018, 0x21c0000021b, 0x23400000234, 0x6565656565656565,
    0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565,
    0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565,
    0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565,
    0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565,
    0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565,
    0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565,
    0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565,
    0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565,
    0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565,
    0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565, 0x6565656565656565,
    0x6565656565656565, 0x6161616165656565, 0x6161616161616161, 0x6363636366616161, 0x6363636363636363, 0x6363636363636363,
    0x63636363, 0x5000000048, 0x6900000069, 0xb90000007a, 0xe1000000c2, 0xf9000000e2,
    0x14800000139, 0x16f00000168, 0x1c800000187, 0x1f9000001d8, 0x6a657a75706b6661, 0x6a657a75706b6661,
    0x78736e696479746f, 0x6c676277726d6863, 0x657a75706b666171, 0x736e696479746f6a, 0x7a75706b66616378, 0x6e696479746f6a65,
    0x6277726d68637873, 0x706b666176716c67, 0x6479746f6a657a75, 0x726d686378736e69, 0x666176716c676277, 0x746f6a657a75706b,
    0x657a75706b666179, 0x7a75706b66616f6a, 0x6e696479746f6a65, 0x6277726d68637873, 0x706b666176716c67, 0x7a75706b66616175,
    0x6e696479746f6a65, 0x6277726d68637873, 0x657a75706b666167, 0x736e696479746f6a, 0x676277726d686378, 0x75706b666176716c,
    0x696479746f6a657a, 0x77726d686378736e, 0x6b666176716c6762, 0x79746f6a657a7570, 0x657a75706b666164, 0x736e696479746f6a,
    0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863, 0x7a75706b66617671, 0x61657a75706b6661, 0x6f6a657a75706b66,
    0x6378736e69647974, 0x616c676277726d68, 0x6f6a657a75706b66, 0x6378736e69647974, 0x716c676277726d68, 0x657a75706b666176,
    0x736e696479746f6a, 0x676277726d686378, 0x75706b666176716c, 0x696479746f6a657a, 0x6a657a75706b6661, 0x78736e696479746f,
    0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863, 0x7a75706b66617671, 0x65, 0x11,
    2, 7, 0xc, 0, 5, 0xa,
    0xf, 3, 8, 0xd, 1, 6,
    0xb, 0x10, 4, 9, 0xe, 0x5700000048,
    0x7800000067, 0xa70000008f, 0xdf000000c0, 0x120000000ff, 0x19f0000015f, 0x1e0000001e0,
    0x1e8000001e1, 0x1f9000001f0, 0x6b666176716c6762, 0x62746f6a657a7570, 0x706b666176716c67, 0x6279746f6a657a75,
    0x706b666176716c67, 0x6479746f6a657a75, 0x6b666176716c6762, 0x79746f6a657a7570, 0x62686378736e6964, 0x706b666176716c67,
    0x6479746f6a657a75, 0x626d686378736e69, 0x706b666176716c67, 0x6479746f6a657a75, 0x726d686378736e69, 0x6b666176716c6762,
    0x79746f6a657a7570, 0x6d686378736e6964, 0x6276716c67627772, 0x706b666176716c67, 0x6479746f6a657a75, 0x726d686378736e69,
    0x626176716c676277, 0x706b666176716c67, 0x6479746f6a657a75, 0x726d686378736e69, 0x666176716c676277, 0x6b666176716c6762,
    0x79746f6a657a7570, 0x6d686378736e6964, 0x6176716c67627772, 0x6f6a657a75706b66, 0x6378736e69647974, 0x716c676277726d68,
    0x627a75706b666176, 0x706b666176716c67, 0x6479746f6a657a75, 0x726d686378736e69, 0x666176716c676277, 0x746f6a657a75706b,
    0x686378736e696479, 0x76716c676277726d, 0x62657a75706b6661, 0x706b666176716c67, 0x6479746f6a657a75, 0x726d686378736e69,
    0x666176716c676277, 0x746f6a657a75706b, 0x686378736e696479, 0x76716c676277726d, 0x6a657a75706b6661, 0x666176716c676262,
    0x6b666176716c6762, 0x6b666176716c6762, 0x70, 0x5f00000048, 0xae0000009f, 0xd5000000ce,
    0x12e000000ed, 0x15f0000013e, 0x18000000167, 0x19100000180, 0x1d9000001d0, 0x1f9000001f8,
    0x6b666176716c6762, 0x79746f6a657a7570, 0x62686378736e6964, 0x706b666176716c67, 0x6479746f6a657a75, 0x726d686378736e69,
    0x666176716c676277, 0x746f6a657a75706b, 0x686378736e696479, 0x76716c676277726d, 0x62657a75706b6661, 0x706b666176716c67,
    0x6762746f6a657a75, 0x75706b666176716c, 0x696479746f6a657a, 0x77726d686378736e, 0x67626176716c6762, 0x6c6762666176716c,
    0x7a75706b66617671, 0x6e696479746f6a65, 0x6c67626d68637873, 0x7a75706b66617671, 0x6e696479746f6a65, 0x6277726d68637873,
    0x706b666176716c67, 0x6479746f6a657a75, 0x726d686378736e69, 0x666176716c676277, 0x67626a657a75706b, 0x75706b666176716c,
    0x676279746f6a657a, 0x75706b666176716c, 0x696479746f6a657a, 0x77726d686378736e, 0x62666176716c6762, 0x626b666176716c67,
    0x706b666176716c67, 0x6479746f6a657a75, 0x726d686378736e69, 0x6b666176716c6762, 0x79746f6a657a7570, 0x666176716c676264,
    0x746f6a657a75706b, 0x686378736e696479, 0x76716c676277726d, 0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863,
    0x7a75706b66617671, 0x6b666176716c6762, 0x666176716c676270, 0x746f6a657a75706b, 0x686378736e696479, 0x76716c676277726d,
    0x62, 0x5000000048, 0x6900000069, 0xb90000007a, 0xe1000000c2, 0xf9000000e2,
    0x14800000139, 0x16f00000168, 0x1c800000187, 0x1f9000001d8, 0x6d657a75706b6661, 0x6a657a75706b6661,
    0x78736e696479746f, 0x6c676277726d6863, 0x657a75706b66616d, 0x736e696479746f6a, 0x7a75706b66616d78, 0x6e696479746f6a65,
    0x6277726d68637873, 0x706b666176716c67, 0x6479746f6a657a75, 0x726d686378736e69, 0x666176716c676277, 0x746f6a657a75706b,
    0x657a75706b66616d, 0x7a75706b66616d6a, 0x6e696479746f6a65, 0x6277726d68637873, 0x706b666176716c67, 0x7a75706b66616d6d,
    0x6e696479746f6a65, 0x6277726d68637873, 0x657a75706b66616d, 0x736e696479746f6a, 0x676277726d686378, 0x75706b666176716c,
    0x696479746f6a657a, 0x77726d686378736e, 0x6b666176716c6762, 0x79746f6a657a7570, 0x657a75706b66616d, 0x6d6e696479746f6a,
    0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863, 0x6d75706b66617671, 0x616d7a75706b6661, 0x6f6a657a75706b66,
    0x6378736e69647974, 0x616d676277726d68, 0x6f6a657a75706b66, 0x6378736e69647974, 0x716c676277726d68, 0x657a75706b666176,
    0x736e696479746f6a, 0x676277726d686378, 0x75706b666176716c, 0x6d6479746f6a657a, 0x6a657a75706b6661, 0x6d736e696479746f,
    0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863, 0x7a75706b66617671, 0x6d, 0x4800000048,
    0x5000000049, 0x6100000058, 0x8000000070, 0xa800000091, 0xd9000000c0, 0x118000000f8,
    0x17800000139, 0x1f9000001b8, 0x617a75706b66617a, 0x7a657a75706b6661, 0x6a657a75706b6661, 0x657a75706b666161,
    0x7a6e696479746f6a, 0x6a657a75706b6661, 0x61736e696479746f, 0x6a657a75706b6661, 0x78736e696479746f, 0x657a75706b66617a,
    0x736e696479746f6a, 0x616277726d686378, 0x6a657a75706b6661, 0x78736e696479746f, 0x7a676277726d6863, 0x6a657a75706b6661,
    0x78736e696479746f, 0x6c676277726d6863, 0x657a75706b666161, 0x736e696479746f6a, 0x676277726d686378, 0x7a706b666176716c,
    0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863, 0x6175706b66617671, 0x6a657a75706b6661, 0x78736e696479746f,
    0x6c676277726d6863, 0x7a75706b66617671, 0x657a75706b66617a, 0x736e696479746f6a, 0x676277726d686378, 0x75706b666176716c,
    0x696479746f6a657a, 0x77726d686378736e, 0x6b666176716c6762, 0x61746f6a657a7570, 0x6a657a75706b6661, 0x78736e696479746f,
    0x6c676277726d6863, 0x7a75706b66617671, 0x6e696479746f6a65, 0x6277726d68637873, 0x706b666176716c67, 0x7a79746f6a657a75,
    0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863, 0x7a75706b66617671, 0x6e696479746f6a65, 0x6277726d68637873,
    0x706b666176716c67, 0x6479746f6a657a75, 0x61, 0x5000000048, 0x6900000069, 0xb90000007a,
    0xe1000000c2, 0xf9000000e2, 0x14800000139, 0x16f00000168, 0x1c800000187, 0x1f9000001d8,
    0x7a657a75706b6661, 0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863, 0x657a75706b666161, 0x736e696479746f6a,
    0x7a75706b66617a78, 0x6e696479746f6a65, 0x6277726d68637873, 0x706b666176716c67, 0x6479746f6a657a75, 0x726d686378736e69,
    0x666176716c676277, 0x746f6a657a75706b, 0x657a75706b666161, 0x7a75706b6661616a, 0x6e696479746f6a65, 0x6277726d68637873,
    0x706b666176716c67, 0x7a75706b66617a7a, 0x6e696479746f6a65, 0x6277726d68637873, 0x657a75706b666161, 0x736e696479746f6a,
    0x676277726d686378, 0x75706b666176716c, 0x696479746f6a657a, 0x77726d686378736e, 0x6b666176716c6762, 0x79746f6a657a7570,
    0x657a75706b66617a, 0x7a6e696479746f6a, 0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863, 0x6175706b66617671,
    0x61617a75706b6661, 0x6f6a657a75706b66, 0x6378736e69647974, 0x617a676277726d68, 0x6f6a657a75706b66, 0x6378736e69647974,
    0x716c676277726d68, 0x657a75706b666176, 0x736e696479746f6a, 0x676277726d686378, 0x75706b666176716c, 0x616479746f6a657a,
    0x6a657a75706b6661, 0x61736e696479746f, 0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863, 0x7a75706b66617671,
    0x7a, 0x1600000014, 0x1a00000018, 0x303230310000001c, 0x30343033, 4,
    2, 0, 2, 7, 0x65, 0x1800000014,
    0x1b00000018, 0x7466656c00000020, 0x7468676972620061, 2, 1, 0xc0000000c,
    0xbce6a4c300000011, 0xa2, 0x1800000014, 0x1d0000001d, 0x7466656c00000022, 0x676972a2bce6a4c3,
    0x7468, 0x110000000c, 0x20646c6f00000022, 0x2e2e3120646c6f30, 0x2e2e2e2e2e2e2e2e, 0x2e2e,
    0xfffffffe00000001, 0x120000000c, 0x2077656e0000001c, 0x312077a9c36e3b30, 0x3b2b2b2b, 0x160000000c,
    0x77a9c36e0000001c, 0x656e3b2b2b2b3120, 0x3b302077, 4, 0, 3,
    0, 2, 0x210000001c, 0x4f00000032, 0x5c00000057, 0x20646c6f00000061,
    0x2e2e3120646c6f30, 0x2e2e2e2e2e2e2e2e, 0xc33220646c6f2e2e, 0xc3b8c3b8c3b8c3b8, 0xc3b8c3b8c3b8c3b8, 0x6fb8c3b8c3b8c3b8,
    0x6f2b2b2b3320646c, 0x20646c6f3420646c, 0x35, 6, 1, 5,
    0xfffffffffffffffe, 3, 0xfffffffffffffffc, 4, 1, 0x1a00000014,
    0x3600000024, 0x2077656e0000003d, 0x312077a9c36e3b30, 0x2077656e3b2b2b2b, 0x2e2e2e2e2e2e2e32, 0xc36e3b2e2e2e2e2e,
    0x3b332077a9, 0x210000001c, 0x3900000032, 0x550000004b, 0x20646c6f0000005b, 0x2e2e3120646c6f30,
    0x2e2e2e2e2e2e2e2e, 0x332077a9c36e2e2e, 0x2e2e322077656e3b, 0x2e2e2e2e2e2e2e2e, 0x2077a9c36e3b2e2e, 0x77656e3b2b2b2b31,
    0x3b3020, 0x2900000008, 0x2e2e2e3120646c6f, 0x2e2e2e2e2e2e2e2e, 0x2b312077a9c36e2e, 0x302077656e3b2b2b,
    0x3b, 0xffffffff00000001, 0x110000000c, 0x20646c6f00000032, 0x2e2e3120646c6f30, 0x2e2e2e2e2e2e2e2e,
    0x3b302077656e2e2e, 0x2b2b312077a9c36e, 0x3b2b, 0x1100000010, 0x1200000012, 0x6261,
    1, 2, 0xd0000000c, 0x64630000000e, 0x1100000010, 0x1400000013,
    0x64636261, 0x4b00000034, 0x5d00000055, 0x7100000067, 0x9000000088, 0xa000000098,
    0xc1000000aa, 0x3030206d000000d8, 0x7373656c20323030, 0x6175716520726f20, 0x3020a4c36d62206c, 0x20b6c32b39303030,
    0xa4c36d3130303030, 0x6d2b303030303020, 0x333030303020a4c3, 0x3530303030206d2b, 0x726f207373656c20, 0x62206c6175716520,
    0x303130303020b6c3, 0x343030303020b6c3, 0x373030303020b6c3, 0x3030303020a4c36d, 0x30303030206d2b36, 0x6f207373656c2038,
    0x206c617571652072, 0x3131303030206d62, 0x726f207373656c20, 0x62206c6175716520, 3, 4,
    0xffffffffffffffff, 0xfffffffffffffffe, 0xffffffffffffffff, 0, 0, 0xffffffffffffffff,
    0, 1, 1, 0, 1, 0xfffffffffffffffe,
    0x3d00000034, 0x4900000044, 0x6500000060, 0x750000006c, 0x910000008c, 0xa100000098,
    0x20a4c36d000000b8, 0x30207a3030303030, 0x20a2bce631303030, 0x3230303030206d32, 0x726f207373656c20, 0x61206c6175716520,
    0x30207a3420a2bce6, 0x20a4c36d34303030, 0x30206d3330303030, 0x73656c2035303030, 0x75716520726f2073, 0x20a2bce661206c61,
    0x3730303030207a38, 0x3030303020a4c36d, 0x3830303030206d36, 0x726f207373656c20, 0x61206c6175716520, 0x4b00000034,
    0x5c00000055, 0x6e00000065, 0x8d00000085, 0x9b00000094, 0xbb000000a4, 0x3030206d000000d2,
    0x7373656c20323030, 0x6175716520726f20, 0x3020a4c36d61206c, 0x30207a2b39303030, 0x20a4c36d31303030, 0xa4c36d3030303030,
    0x206d333030303020, 0x656c203530303030, 0x716520726f207373, 0x20b6c361206c6175, 0x30207a3031303030, 0x3030207a34303030,
    0x3020a4c36d373030, 0x3030206d36303030, 0x7373656c20383030, 0x6175716520726f20, 0x303030206d61206c, 0x207373656c203131,
    0x6c6175716520726f, 0x6220, 0x11, 1, 0x5800000048, 0x8a0000008a,
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
    0x75706b666176716c, 0x657a, 0xce000000c4, 0xed000000d6, 0xff000000f7, 0x12000000116,
    0x13f00000128, 0x15100000149, 0x17200000168, 0x1910000017a, 0x1a30000019b, 0x1c4000001ba,
    0x1e3000001cc, 0x1f5000001ed, 0x2140000020c, 0x2350000022b, 0x2540000023d, 0x2660000025e,
    0x2940000027d, 0x2a60000029e, 0x2c7000002bd, 0x2e6000002cf, 0x2fa000002f0, 0x31900000302,
    0x32b00000323, 0x34c00000342, 0x20a4c36d00000354, 0xb6c32b3432303030, 0x206d353230303020, 0x656c203632303030,
    0x716520726f207373, 0xa4c36d62206c6175, 0xc32b373230303020, 0x6d383230303020b6, 0x6c20393230303020, 0x6520726f20737365,
    0xc36d62206c617571, 0x2b303330303020a4, 0x313330303020b6c3, 0x203233303030206d, 0x20726f207373656c, 0x6d62206c61757165,
    0x333330303020a4c3, 0x3330303020b6c32b, 0x3533303030206d34, 0x726f207373656c20, 0x62206c6175716520, 0x3330303020a4c36d,
    0x30303020b6c32b36, 0x33303030206d3733, 0x6f207373656c2038, 0x206c617571652072, 0x30303020a4c36d62, 0x303020b6c32b3933,
    0x303030206d363130, 0x207373656c203731, 0x6c6175716520726f, 0x303020a4c36d6220, 0x3020b6c32b383130, 0x3030206d39313030,
    0x7373656c20303230, 0x6175716520726f20, 0x3020a4c36d62206c, 0x20b6c32b31323030, 0x30206d3232303030, 0x73656c2033323030,
    0x75716520726f2073, 0x3020b6c362206c61, 0x3030206d30343030, 0x7373656c20313430, 0x6175716520726f20, 0x3020a4c36d62206c,
    0x20b6c32b32343030, 0x30206d3334303030, 0x73656c2034343030, 0x75716520726f2073, 0x20a4c36d62206c61, 0xb6c32b3534303030,
    0x206d363430303020, 0x656c203734303030, 0x716520726f207373, 0x30206d62206c6175, 0x73656c2038303030, 0x75716520726f2073,
    0x20a4c36d62206c61, 0xb6c32b3930303030, 0x206d303130303020, 0x656c203131303030, 0x716520726f207373, 0xa4c36d62206c6175,
    0xc32b323130303020, 0x6d333130303020b6, 0x6c20343130303020, 0x6520726f20737365, 0xc36d62206c617571, 0x2b353130303020a4,
    0x3030303020a4c36d, 0x30303020b6c32b30, 0x30303030206d3130, 0x6f207373656c2032, 0x206c617571652072, 0x30303020a4c36d62,
    0x303020b6c32b3330, 0x303030206d343030, 0x207373656c203530, 0x6c6175716520726f, 0x303020a4c36d6220, 0x3020b6c32b363030,
    0x37303030, 3, 2, 4, 2, 0xffffffffffffffff,
    0xffffffffffffffff, 0xffffffffffffffff, 0, 0xffffffffffffffff, 0xffffffffffffffff, 0xfffffffffffffffe,
    0, 2, 2, 2, 0x8d00000084, 0x9700000092,
    0xa10000009c, 0xbd000000b8, 0xdb000000c4, 0xeb000000e4, 0x10b00000102, 0x12900000112,
    0x13800000132, 0x1560000013f, 0x1660000015f, 0x1750000016c, 0x1820000017b, 0x1a200000199,
    0x1c0000001a9, 0x1d0000001c9, 0x20a4c36d000001e7, 0xa2bce63030303030, 0xe63220a2bce63120, 0x20a2bce63320a2bc,
    0x3530303030206d34, 0x726f207373656c20, 0x61206c6175716520, 0x30207a3620a2bce6, 0x3030206d37303030, 0x7373656c20383030,
    0x6175716520726f20, 0x3020a4c36d61206c, 0x3030207a39303030, 0x303030206d303130, 0x207373656c203131, 0x6c6175716520726f,
    0x303020a4c36d6120, 0x303030207a323130, 0x31303030206d3331, 0x6f207373656c2034, 0x206c617571652072, 0x30303020a4c36d61,
    0x363120a2bce63531, 0x6d3130303030207a, 0x6c20323030303020, 0x6520726f20737365, 0xc36d61206c617571, 0x7a333030303020a4,
    0xbce6343030303020, 0x20a4c36d313220a2, 0xa2bce63630303030, 0x303030207a333220, 0x31303030206d3631, 0x6f207373656c2037,
    0x206c617571652072, 0x30303020a4c36d61, 0x31303030207a3831, 0x3032303030206d39, 0x726f207373656c20, 0x61206c6175716520,
    0x3230303020a4c36d, 0x3232303030207a31, 0x203332303030206d, 0x20726f207373656c, 0x61206c61757165, 2,
    2, 4, 2, 0xce000000c4, 0xed000000d6, 0xff000000f7,
    0x12000000116, 0x13f00000128, 0x15100000149, 0x17200000168, 0x1910000017a, 0x1a20000019b,
    0x1c2000001b9, 0x1e0000001c9, 0x1f0000001e9, 0x20f00000207, 0x23000000226, 0x24f00000238,
    0x26100000259, 0x28f00000278, 0x29f00000298, 0x2bf000002b6, 0x2dd000002c6, 0x2ef000002e6,
    0x30d000002f6, 0x31d00000316, 0x33d00000334, 0x20a4c36d00000344, 0xb6c32b3432303030, 0x206d353230303020,
    0x656c203632303030, 0x716520726f207373, 0xa4c36d62206c6175, 0xc32b373230303020, 0x6d383230303020b6, 0x6c20393230303020,
    0x6520726f20737365, 0xc36d62206c617571, 0x2b303330303020a4, 0x313330303020b6c3, 0x203233303030206d, 0x20726f207373656c,
    0x6d62206c61757165, 0x333330303020a4c3, 0x3330303020b6c32b, 0x3533303030206d34, 0x726f207373656c20, 0x62206c6175716520,
    0x3330303020a4c36d, 0x30303020b6c32b36, 0x33303030206d3733, 0x6f207373656c2038, 0x206c617571652072, 0x30303020a4c36d62,
    0x303030207a2b3933, 0x31303030206d3631, 0x6f207373656c2037, 0x206c617571652072, 0x30303020a4c36d61, 0x31303030207a3831,
    0x3032303030206d39, 0x726f207373656c20, 0x61206c6175716520, 0x3230303020a4c36d, 0x3232303030207a31, 0x203332303030206d,
    0x20726f207373656c, 0xc361206c61757165, 0x6d303430303020b6, 0x6c20313430303020, 0x6520726f20737365, 0xc36d62206c617571,
    0x2b323430303020a4, 0x333430303020b6c3, 0x203434303030206d, 0x20726f207373656c, 0x6d62206c61757165, 0x353430303020a4c3,
    0x3430303020b6c32b, 0x3734303030206d36, 0x726f207373656c20, 0x62206c6175716520, 0x203830303030206d, 0x20726f207373656c,
    0x6d61206c61757165, 0x393030303020a4c3, 0x6d3031303030207a, 0x6c20313130303020, 0x6520726f20737365, 0xc36d61206c617571,
    0x7a323130303020a4, 0x206d333130303020, 0x656c203431303030, 0x716520726f207373, 0xa4c36d61206c6175, 0xc36d353130303020,
    0x7a303030303020a4, 0x206d313030303020, 0x656c203230303030, 0x716520726f207373, 0xa4c36d61206c6175, 0x207a333030303020,
    0x30206d3430303030, 0x73656c2035303030, 0x75716520726f2073, 0x20a4c36d61206c61, 0x30207a3630303030, 0x37303030,
    0x5000000048, 0x6900000069, 0xb90000007a, 0xe1000000c2, 0xf9000000e2, 0x14800000139,
    0x16f00000168, 0x1c800000187, 0x1f9000001d8, 0x6d657a75706b6661, 0x6a657a75706b6661, 0x78736e696479746f,
    0x6c676277726d6863, 0x657a75706b666161, 0x736e696479746f6a, 0x7a75706b66616d78, 0x6e696479746f6a65, 0x6277726d68637873,
    0x706b666176716c67, 0x6479746f6a657a75, 0x726d686378736e69, 0x666176716c676277, 0x746f6a657a75706b, 0x657a75706b666161,
    0x7a75706b6661616a, 0x6e696479746f6a65, 0x6277726d68637873, 0x706b666176716c67, 0x7a75706b66616d6d, 0x6e696479746f6a65,
    0x6277726d68637873, 0x657a75706b666161, 0x736e696479746f6a, 0x676277726d686378, 0x75706b666176716c, 0x696479746f6a657a,
    0x77726d686378736e, 0x6b666176716c6762, 0x79746f6a657a7570, 0x657a75706b66616d, 0x6d6e696479746f6a, 0x6a657a75706b6661,
    0x78736e696479746f, 0x6c676277726d6863, 0x6175706b66617671, 0x61617a75706b6661, 0x6f6a657a75706b66, 0x6378736e69647974,
    0x616d676277726d68, 0x6f6a657a75706b66, 0x6378736e69647974, 0x716c676277726d68, 0x657a75706b666176, 0x736e696479746f6a,
    0x676277726d686378, 0x75706b666176716c, 0x616479746f6a657a, 0x6a657a75706b6661, 0x61736e696479746f, 0x6a657a75706b6661,
    0x78736e696479746f, 0x6c676277726d6863, 0x7a75706b66617671, 0x6d, 0x5300000048, 0x6b00000063,
    0xa10000007d, 0xd6000000b5, 0x10a000000e7, 0x13200000112, 0x15e0000013c, 0x17b0000016a,
    0x19700000184, 0x6a657a75706b6661, 0x75706b6661726d68, 0x696479746f6a657a, 0x75706b666178736e, 0x75706b66616a657a,
    0x696479746f6a657a, 0x6b66616d6878736e, 0x79746f6a657a7570, 0x6d686378736e6964, 0x6176716c67627772, 0x726d687a75706b66,
    0x657a75706b666177, 0x736e696479746f6a, 0x6b666177726d6878, 0x79746f6a657a7570, 0x6d686378736e6964, 0x6176716c67627772,
    0x6661687a75706b66, 0x746f6a657a75706b, 0x616878736e696479, 0x6f6a657a75706b66, 0x6378736e69647974, 0x716c676277726d68,
    0x687a75706b666176, 0x7a75706b6661726d, 0x7a75706b66616a65, 0x6e696479746f6a65, 0x6277726d68637873, 0x706b666176716c67,
    0x7a75706b66617a75, 0x706b66616d686a65, 0x6479746f6a657a75, 0x726d686378736e69, 0x666176716c676277, 0x66616d687a75706b,
    0x6d686a657a75706b, 0x7a75706b66617772, 0x6e696479746f6a65, 0x75706b6661687873, 0x706b6661686a657a, 0x6479746f6a657a75,
    0x726d6878736e69, 0x5100000048, 0x8600000063, 0xa300000092, 0xd0000000c5, 0x105000000e4,
    0x1220000010f, 0x14f00000146, 0x18400000161, 0x1a100000190, 0x6a657a75706b6661, 0x657a75706b666168,
    0x736e696479746f6a, 0x75706b66616f6a78, 0x696479746f6a657a, 0x77726d686378736e, 0x6b666176716c6762, 0x6661726d687a7570,
    0x6f6a6a657a75706b, 0x7a75706b66617974, 0x6e696479746f6a65, 0x75706b6661687873, 0x696479746f6a657a, 0x77726d686378736e,
    0x6b666176716c6762, 0x6b66616f6a7a7570, 0x726d686a657a7570, 0x6a657a75706b6661, 0x78736e696479746f, 0x706b666179746f6a,
    0x6479746f6a657a75, 0x726d686378736e69, 0x666176716c676277, 0x6b6661687a75706b, 0x616f6a6a657a7570, 0x6f6a657a75706b66,
    0x6878736e69647974, 0x7a75706b6661726d, 0x6e696479746f6a65, 0x6277726d68637873, 0x706b666176716c67, 0x666179746f6a7a75,
    0x61686a657a75706b, 0x6f6a657a75706b66, 0x6a78736e69647974, 0x657a75706b66616f, 0x736e696479746f6a, 0x676277726d686378,
    0x75706b666176716c, 0x706b6661726d687a, 0x79746f6a6a657a75, 0x6a657a75706b6661, 0x78736e696479746f, 0x68,
    0x5300000048, 0x6b00000063, 0xa00000007d, 0xd2000000b1, 0x104000000e3, 0x12c0000010c,
    0x15700000135, 0x17400000163, 0x1900000017d, 0x6a657a75706b6661, 0x75706b6661726d68, 0x696479746f6a657a,
    0x75706b666178736e, 0x75706b66616a657a, 0x696479746f6a657a, 0x6b66616d6878736e, 0x79746f6a657a7570, 0x6d686378736e6964,
    0x6176716c67627772, 0x726d687a75706b66, 0x6a657a75706b6661, 0x78736e696479746f, 0x657a75706b666168, 0x736e696479746f6a,
    0x676277726d686378, 0x75706b666176716c, 0x7a75706b6661687a, 0x6e696479746f6a65, 0x75706b6661687873, 0x696479746f6a657a,
    0x77726d686378736e, 0x6b666176716c6762, 0x706b6661687a7570, 0x706b66616a657a75, 0x6479746f6a657a75, 0x726d686378736e69,
    0x666176716c676277, 0x706b66617a75706b, 0x6b6661686a657a75, 0x79746f6a657a7570, 0x6d686378736e6964, 0x6176716c67627772,
    0x616d687a75706b66, 0x686a657a75706b66, 0x75706b666177726d, 0x696479746f6a657a, 0x706b66616878736e, 0x6b6661686a657a75,
    0x79746f6a657a7570, 0x726d6878736e6964, 0x4e00000048, 0x5e0000005c, 0x8900000068, 0xa00000008f,
    0xaf000000a2, 0xda000000d1, 0xf1000000ec, 0x121000000ff, 0x13d0000012b, 0x66616d00706b6661,
    0x746f6a657a75706b, 0x66616d006d006479, 0x6d006a657a75706b, 0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863,
    0x75706b66617671, 0x616d00706b66616d, 0x6f6a657a75706b66, 0x6d00736e69647974, 0x7a75706b66616d00, 0x616d0079746f6a65,
    0x6f6a657a75706b66, 0x6378736e69647974, 0x716c676277726d68, 0x7a75706b666176, 0x657a75706b66616d, 0x7a75706b66616d00,
    0x6e696479746f6a65, 0x6b66616d007873, 0x657a75706b66616d, 0x616d006479746f6a, 0x6f6a657a75706b66, 0x6378736e69647974,
    0x716c676277726d68, 0x7a75706b666176, 0x657a75706b66616d, 0x75706b66616d006a, 0x696479746f6a657a, 0x6d0078736e,
    0x4900000048, 0x510000004c, 0x5d00000058, 0x7100000067, 0x880000007c, 0xa500000097,
    0xc8000000b7, 0xfc000000db, 0x1400000011f, 0x6b6661007a0000, 0x6100706b666100, 0x6b666100706b6661,
    0x61007a00657a7570, 0x6a657a75706b66, 0x657a75706b666100, 0x706b66610061006a, 0x79746f6a657a75, 0x6a657a75706b6661,
    0x61007a006479746f, 0x6f6a657a75706b66, 0x6b66610000647974, 0x79746f6a657a7570, 0x61006100736e6964, 0x6f6a657a75706b66,
    0x78736e69647974, 0x6a657a75706b6661, 0x78736e696479746f, 0x75706b6661007a00, 0x696479746f6a657a, 0x77726d686378736e,
    0x6b666176716c6762, 0x706b666100007570, 0x6479746f6a657a75, 0x726d686378736e69, 0x666176716c676277, 0x610061007a75706b,
    0x6f6a657a75706b66, 0x6378736e69647974, 0x716c676277726d68, 0x7a75706b666176, 0x4f00000048, 0x5e0000005d,
    0x8a00000069, 0xa10000008f, 0xaf000000a3, 0xdb000000d2, 0xf1000000ec, 0x120000000ff,
    0x13c0000012a, 0x61006100706b6661, 0x6f6a657a75706b66, 0x6661000000647974, 0x61006a657a75706b, 0x657a75706b666100,
    0x736e696479746f6a, 0x676277726d686378, 0x75706b666176716c, 0x6100706b66610000, 0x6f6a657a75706b66, 0x6100736e69647974,
    0x75706b66616d0000, 0x610079746f6a657a, 0x6f6a657a75706b66, 0x6378736e69647974, 0x716c676277726d68, 0x7a75706b666176,
    0x7a75706b66610061, 0x75706b66616d0065, 0x696479746f6a657a, 0x6b66610078736e, 0x657a75706b666100, 0x616d006479746f6a,
    0x6f6a657a75706b66, 0x6378736e69647974, 0x716c676277726d68, 0x7a75706b666176, 0x6a657a75706b6661, 0x7a75706b66610000,
    0x6e696479746f6a65, 0x6d007873, 0x4800000048, 0x5000000049, 0x6100000058, 0x8000000070,
    0xa800000091, 0xd9000000c0, 0x118000000f8, 0x17800000139, 0x1f9000001b8, 0x6d7a75706b66616d,
    0x6d657a75706b6661, 0x6a657a75706b6661, 0x657a75706b66616d, 0x6d6e696479746f6a, 0x6a657a75706b6661, 0x6d736e696479746f,
    0x6a657a75706b6661, 0x78736e696479746f, 0x657a75706b66616d, 0x736e696479746f6a, 0x6d6277726d686378, 0x6a657a75706b6661,
    0x78736e696479746f, 0x6d676277726d6863, 0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863, 0x657a75706b66616d,
    0x736e696479746f6a, 0x676277726d686378, 0x6d706b666176716c, 0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863,
    0x6d75706b66617671, 0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863, 0x7a75706b66617671, 0x657a75706b66616d,
    0x736e696479746f6a, 0x676277726d686378, 0x75706b666176716c, 0x696479746f6a657a, 0x77726d686378736e, 0x6b666176716c6762,
    0x6d746f6a657a7570, 0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863, 0x7a75706b66617671, 0x6e696479746f6a65,
    0x6277726d68637873, 0x706b666176716c67, 0x6d79746f6a657a75, 0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863,
    0x7a75706b66617671, 0x6e696479746f6a65, 0x6277726d68637873, 0x706b666176716c67, 0x6479746f6a657a75, 0x6d,
    0, 4, 1, 5, 2, 6,
    3, 0, 4, 1, 5, 2,
    6, 3, 0, 4, 1, 0x4800000048,
    0x580000004f, 0x7100000068, 0x9000000080, 0xb8000000a1, 0xe9000000d0, 0x12800000108,
    0x18800000149, 0x209000001c8, 0x61617a75706b6661, 0x616a657a75706b66, 0x6a657a75706b6661, 0x61736e696479746f,
    0x6a657a75706b6661, 0x657a75706b66616d, 0x6d6e696479746f6a, 0x6a657a75706b6661, 0x6d736e696479746f, 0x6a657a75706b6661,
    0x78736e696479746f, 0x657a75706b66616d, 0x736e696479746f6a, 0x6d6277726d686378, 0x6a657a75706b6661, 0x78736e696479746f,
    0x6d676277726d6863, 0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863, 0x657a75706b66616d, 0x736e696479746f6a,
    0x676277726d686378, 0x6d706b666176716c, 0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863, 0x6d75706b66617671,
    0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863, 0x7a75706b66617671, 0x657a75706b66616d, 0x736e696479746f6a,
    0x676277726d686378, 0x75706b666176716c, 0x696479746f6a657a, 0x77726d686378736e, 0x6b666176716c6762, 0x6d746f6a657a7570,
    0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863, 0x7a75706b66617671, 0x6e696479746f6a65, 0x6277726d68637873,
    0x706b666176716c67, 0x6d79746f6a657a75, 0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863, 0x7a75706b66617671,
    0x6e696479746f6a65, 0x6277726d68637873, 0x706b666176716c67, 0x6479746f6a657a75, 0x6d, 2,
    0xfffffffffffffffd, 0x2a00000024, 0x4600000034, 0x6b0000004d, 0x7b00000072, 0x2077656e0000008e,
    0x312077a9c36e3b30, 0x2077656e3b2b2b2b, 0x2e2e2e2e2e2e2e32, 0xc36e3b2e2e2e2e2e, 0x77656e3b332077a9, 0xb8c3b8c3b8c33420,
    0xb8c3b8c3b8c3b8c3, 0xb8c3b8c3b8c3b8c3, 0x2077a9c36e3bb8c3, 0x2b362077656e3b35, 0x2077a9c36e3b2b2b, 0x2e2e2e2e2e2e2e37,
    0x3b2e2e2e2e2e, 2, 4, 0x5200000034, 0x6200000059, 0x7a00000075,
    0x900000007f, 0xb3000000ad, 0xcf000000bd, 0x2077656e000000d6, 0xc3b8c3b8c3b8c334, 0xc3b8c3b8c3b8c3b8,
    0xc3b8c3b8c3b8c3b8, 0x352077a9c36e3bb8, 0x2b2b362077656e3b, 0x372077a9c36e3b2b, 0x2e2e2e2e2e2e2e2e, 0x646c6f3b2e2e2e2e,
    0x6f3520646c6f3420, 0x2e2e2e2e3620646c, 0x2e2e2e2e2e2e2e2e, 0xc3b8c33720646c6f, 0xc3b8c3b8c3b8c3b8, 0xc3b8c3b8c3b8c3b8,
    0x77656eb8c3b8c3b8, 0x2077a9c36e3b3020, 0x77656e3b2b2b2b31, 0x2e2e2e2e2e2e3220, 0x6e3b2e2e2e2e2e2e, 0x3b332077a9c3,
    0x220000001c, 0x2e00000028, 0x3a00000034, 0x7478657400000040, 0x3220747865743120, 0x6574332074786574,
    0x7478657434207478, 0x3620747865743520, 3, 2, 2, 0,
    2, 1, 0, 2, 0, 0,
    1, 1, 0, 0, 0, 0,
    2, 4, 3, 3, 0xe1000000dc, 0x10f000000f2,
    0x11c00000117, 0x13200000121, 0x1570000014f, 0x17d00000176, 0x19b00000188, 0x1c2000001a3,
    0x1d4000001ca, 0x1fc000001e8, 0x22300000203, 0x2350000022a, 0x25000000248, 0x2770000026f,
    0x29e0000027e, 0x2b0000002a5, 0x2cb000002c3, 0x2f2000002ea, 0x30e000002fc, 0x3350000032c,
    0x3410000033b, 0x37100000353, 0x3800000037a, 0x39000000386, 0x3a9000003a2, 0x3ce000003c7,
    0x3ea000003d7, 0x20646c6f000003f0, 0x2e2e3120646c6f30, 0x2e2e2e2e2e2e2e2e, 0xc33220646c6f2e2e, 0xc3b8c3b8c3b8c3b8,
    0xc3b8c3b8c3b8c3b8, 0x6fb8c3b8c3b8c3b8, 0x6f2b2b2b3320646c, 0x20646c6f3420646c, 0x2e2e3620646c6f35, 0x2e2e2e2e2e2e2e2e,
    0xc33720646c6f2e2e, 0xc3b8c3b8c3b8c3b8, 0xc3b8c3b8c3b8c3b8, 0x6fb8c3b8c3b8c3b8, 0x6e2b2b2b3820646c, 0xc3b8c3392077a9c3,
    0xc3b8c3b8c3b8c3b8, 0xc3b8c3b8c3b8c3b8, 0x656e3bb8c3b8c3b8, 0xa9c36e3b30312077, 0x3b2b2b2b31312077, 0x2e2e32312077656e,
    0x2e2e2e2e2e2e2e2e, 0x2077a9c36e3b2e2e, 0x312077656e3b3331, 0xc3b8c3b8c3b8c334, 0xc3b8c3b8c3b8c3b8, 0xc3b8c3b8c3b8c3b8,
    0x312077a9c36e3bb8, 0x36312077656e3b35, 0x77a9c36e3b2b2b2b, 0x2e2e2e2e2e373120, 0x3b2e2e2e2e2e2e2e, 0x2e37322077a9c36e,
    0x2e2e2e2e2e2e2e2e, 0x2077656e3b2e2e2e, 0x2077a9c36e3b3832, 0xb8c3b8c3b8c33932, 0xb8c3b8c3b8c3b8c3, 0xb8c3b8c3b8c3b8c3,
    0x332077656e3bb8c3, 0x332077a9c36e3b30, 0x77656e3b2b2b2b31, 0x2e2e2e2e2e323320, 0x3b2e2e2e2e2e2e2e, 0x3b33332077a9c36e,
    0xb8c334332077656e, 0xb8c3b8c3b8c3b8c3, 0xb8c3b8c3b8c3b8c3, 0x6e3bb8c3b8c3b8c3, 0x6e3b35332077a9c3, 0xc36e3b3831207765,
    0xc3b8c339312077a9, 0xc3b8c3b8c3b8c3b8, 0xc3b8c3b8c3b8c3b8, 0x656e3bb8c3b8c3b8, 0xa9c36e3b30322077, 0x3b2b2b2b31322077,
    0x2e2e32322077656e, 0x2e2e2e2e2e2e2e2e, 0x2077a9c36e3b2e2e, 0x322077656e3b3332, 0xc3b8c3b8c3b8c334, 0xc3b8c3b8c3b8c3b8,
    0xc3b8c3b8c3b8c3b8, 0x322077a9c36e3bb8, 0x36322077656e3b35, 0x20646c6f3b2b2b2b, 0x2e2e2e2e2e2e3633, 0x6c6f2e2e2e2e2e2e,
    0xb8c3b8c337332064, 0xb8c3b8c3b8c3b8c3, 0xb8c3b8c3b8c3b8c3, 0x20646c6fb8c3b8c3, 0x646c6f2b2b2b3833, 0x3420646c6f393320,
    0x2e313420646c6f30, 0x2e2e2e2e2e2e2e2e, 0x3420646c6f2e2e2e, 0xc3b8c3b8c3b8c332, 0xc3b8c3b8c3b8c3b8, 0xc3b8c3b8c3b8c3b8,
    0x2b333420646c6fb8, 0x343420646c6f2b2b, 0xc36e3b302077656e, 0x3b2b2b2b312077a9, 0x2e2e2e322077656e, 0x2e2e2e2e2e2e2e2e,
    0x332077a9c36e3b2e, 0xb8c3342077656e3b, 0xb8c3b8c3b8c3b8c3, 0xb8c3b8c3b8c3b8c3, 0x6e3bb8c3b8c3b8c3, 0x656e3b352077a9c3,
    0x6e3b2b2b2b362077, 0x2e2e2e372077a9c3, 0x2e2e2e2e2e2e2e2e, 0x3b382077656e3b2e, 1, 0,
    2, 0, 0, 1, 1, 0,
    0, 0, 0, 3, 0x3900000034, 0x430000003e,
    0x4d00000048, 0x5700000052, 0x610000005c, 0x6c00000066, 0x20646c6f00000072, 0x6c6f3120646c6f30,
    0x3320646c6f322064, 0x646c6f3420646c6f, 0x6f3620646c6f3520, 0x20646c6f3720646c, 0x6c6f3920646c6f38, 0x20646c6f30312064,
    0x3131, 6, 1, 2, 5, 0xfffffffffffffffa,
    2, 1, 0xfffffffffffffffe, 3, 2, 3,
    1, 0x3a00000034, 0x4700000041, 0x540000004e, 0x610000005b, 0x6e00000068,
    0x7c00000075, 0x2077656e00000084, 0x312077a9c36e3b30, 0x6e3b322077656e3b, 0x656e3b332077a9c3, 0x77a9c36e3b342077,
    0x362077656e3b3520, 0x3b372077a9c36e3b, 0xc36e3b382077656e, 0x77656e3b392077a9, 0x77a9c36e3b303120, 0x3b313120,
    2, 3, 1, 2, 0x3f00000034, 0x560000004b,
    0x6d00000062, 0x8500000079, 0x9d00000092, 0xb5000000a9, 0x20646c6f000000c2, 0x6f3b322077656e30,
    0x77a9c36e3120646c, 0x3220646c6f3b3320, 0x6c6f3b362077656e, 0x2077a9c36e332064, 0x6e3420646c6f3b37, 0x646c6f3b34207765,
    0x352077a9c36e3520, 0x656e3620646c6f3b, 0x646c6f3b30312077, 0x312077a9c36e3720, 0x6e3820646c6f3b31, 0x646c6f3b38207765,
    0x392077a9c36e3920, 0x6e303120646c6f3b, 0x646c6f3b30207765, 0x2077a9c36e313120, 0x3b31, 0x2f00000018,
    0x5d00000046, 0x8b00000074, 0x77656e3620646c6f, 0x382077656e3b3020, 0x6f3b342077656e3b, 0x2077656e3620646c,
    0x3b302077656e3b34, 0x6c6f3b382077656e, 0x342077656e362064, 0x6e3b382077656e3b, 0x646c6f3b30207765, 0x3b382077656e3620,
    0x656e3b342077656e, 0x20646c6f3b302077, 0x6e3b382077656e36, 0x77656e3b30207765, 0x3b3420, 0x3200000018,
    0x660000004c, 0x9a00000080, 0xa9c36e3720646c6f, 0x77a9c36e3b312077, 0x2077a9c36e3b3920, 0x6e3720646c6f3b35,
    0xc36e3b352077a9c3, 0xa9c36e3b312077a9, 0x20646c6f3b392077, 0x3b352077a9c36e37, 0x6e3b392077a9c36e, 0x6c6f3b312077a9c3,
    0x2077a9c36e372064, 0x352077a9c36e3b39, 0x3b312077a9c36e3b, 0xa9c36e3720646c6f, 0x77a9c36e3b392077, 0x2077a9c36e3b3120,
    0x3b35, 0x1b00000008, 0x656e303120646c6f, 0x77656e3b30312077, 0x3b3220, 0x1d00000008,
    0xc36e313120646c6f, 0xc36e3b31312077a9, 0x3b332077a9, 3, 0xffffffffffffffff, 3,
    0, 0xfffffffffffffffd, 5, 0x3f00000034, 0x500000004b, 0x5a00000055,
    0x760000005f, 0x9500000090, 0xad0000009a, 0x20646c6f000000c2, 0x6f3b362077656e30, 0x77a9c36e3120646c,
    0x3220646c6f3b3720, 0x646c6f3320646c6f, 0x6f3520646c6f3420, 0x2077656e3620646c, 0x3b342077656e3b30, 0x6c6f3b382077656e,
    0x2077a9c36e372064, 0x352077a9c36e3b31, 0x3b392077a9c36e3b, 0x646c6f3820646c6f, 0x303120646c6f3920, 0x656e3b322077656e,
    0x646c6f3b30312077, 0x2077a9c36e313120, 0x312077a9c36e3b33, 0x3b31, 0x5f00000048, 0xae0000009f,
    0xd5000000ce, 0x12e000000ed, 0x15f0000013e, 0x18000000167, 0x1b1000001a0, 0x1f9000001f0,
    0x21900000218, 0x6b666176716c6762, 0x79746f6a657a7570, 0x62686378736e6964, 0x706b666176716c67, 0x6479746f6a657a75,
    0x726d686378736e69, 0x666176716c676277, 0x746f6a657a75706b, 0x686378736e696479, 0x76716c676277726d, 0x62657a75706b6661,
    0x706b666176716c67, 0x6762746f6a657a75, 0x75706b666176716c, 0x696479746f6a657a, 0x77726d686378736e, 0x67626176716c6762,
    0x6c6762666176716c, 0x7a75706b66617671, 0x6e696479746f6a65, 0x6c67626d68637873, 0x7a75706b66617671, 0x6e696479746f6a65,
    0x6277726d68637873, 0x706b666176716c67, 0x6479746f6a657a75, 0x726d686378736e69, 0x666176716c676277, 0x67626a657a75706b,
    0x75706b666176716c, 0x676279746f6a657a, 0x75706b666176716c, 0x696479746f6a657a, 0x77726d686378736e, 0x62666176716c6762,
    0x626b666176716c67, 0x706b666176716c67, 0x6479746f6a657a75, 0x726d686378736e69, 0x6a657a75706b6661, 0x78736e696479746f,
    0x6c676277726d6863, 0x7a75706b66617671, 0x6b666176716c6762, 0x79746f6a657a7570, 0x666176716c676264, 0x746f6a657a75706b,
    0x686378736e696479, 0x76716c676277726d, 0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863, 0x7a75706b66617671,
    0x6b666176716c6762, 0x666176716c676270, 0x746f6a657a75706b, 0x686378736e696479, 0x76716c676277726d, 0x62,
    0x5400000048, 0x6d0000006d, 0xc500000086, 0xf0000000ce, 0x10a000000f3, 0x16600000151,
    0x18d00000186, 0x1e7000001a6, 0x21d000001f7, 0x6a657a75706b6661, 0x706b6661736e6964, 0x6479746f6a657a75,
    0x726d686378736e69, 0x6b6661716c676277, 0x79746f6a657a7570, 0x69646378736e6964, 0x66616d686378736e, 0x746f6a657a75706b,
    0x686378736e696479, 0x76716c676277726d, 0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863, 0x7a75706b66617671,
    0x6b666179746f6a65, 0x66616f6a657a7570, 0x746f6a657a75706b, 0x686378736e696479, 0x76716c676277726d, 0x6e696475706b6661,
    0x75706b6661696461, 0x696479746f6a657a, 0x77726d686378736e, 0x7a75706b66616762, 0x6e696479746f6a65, 0x6277726d68637873,
    0x706b666176716c67, 0x6479746f6a657a75, 0x726d686378736e69, 0x666176716c676277, 0x746f6a657a75706b, 0x6378736e69646479,
    0x657a75706b666168, 0x736e696479746f6a, 0x66616378736e6964, 0x746f6a657a75706b, 0x686378736e696479, 0x76716c676277726d,
    0x66617a75706b6661, 0x6b6661657a75706b, 0x79746f6a657a7570, 0x6d686378736e6964, 0x6661646c67627772, 0x746f6a657a75706b,
    0x686378736e696479, 0x76716c676277726d, 0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863, 0x7a75706b66617671,
    0x61696479746f6a65, 0x6f6a657a75706b66, 0x6178736e69647974, 0x6f6a657a75706b66, 0x6378736e69647974, 0x716c676277726d68,
    0x657a75706b666176, 0x78736e6964, 0x4900000048, 0x540000004a, 0x6a0000005c, 0x9000000079,
    0xc1000000a1, 0xf4000000d9, 0x13700000113, 0x19d00000158, 0x226000001dd, 0x7a75706b66616164,
    0x706b66616e696465, 0x706b66616a657a75, 0x6e69646f6a657a75, 0x7a75706b66617873, 0x6e696479746f6a65, 0x657a75706b666173,
    0x736e696479746f6a, 0x686378736e696478, 0x6a657a75706b6661, 0x78736e696479746f, 0x657a75706b666163, 0x736e696479746f6a,
    0x676277726d686378, 0x6d686378736e6964, 0x657a75706b666172, 0x736e696479746f6a, 0x676277726d686378, 0x657a75706b66616c,
    0x736e696479746f6a, 0x676277726d686378, 0x706b66616964716c, 0x6479746f6a657a75, 0x726d686378736e69, 0x666176716c676277,
    0x75706b666175706b, 0x696479746f6a657a, 0x77726d686378736e, 0x6b666176716c6762, 0x61736e69647a7570, 0x6f6a657a75706b66,
    0x6378736e69647974, 0x716c676277726d68, 0x657a75706b666176, 0x6a657a75706b6661, 0x78736e696479746f, 0x6c676277726d6863,
    0x7a75706b66617671, 0x6e696479746f6a65, 0x6277726d68637873, 0x706b666176716c67, 0x6479746f6a657a75, 0x6b66616378736e69,
    0x79746f6a657a7570, 0x6d686378736e6964, 0x6176716c67627772, 0x6f6a657a75706b66, 0x6378736e69647974, 0x716c676277726d68,
    0x657a75706b666176, 0x6b66616479746f6a, 0x79746f6a657a7570, 0x6d686378736e6964, 0x6176716c67627772, 0x6f6a657a75706b66,
    0x6378736e69647974, 0x716c676277726d68, 0x657a75706b666176, 0x6964696479746f6a, 0x6d686378736e, 0x5400000048,
    0x700000006f, 0xce00000089, 0xfe000000dc, 0x12100000101, 0x17d00000168, 0x1ab000001a1,
    0x20d000001c4, 0x24a00000224, 0x6a657a75706b6661, 0x706b6661736e6964, 0x6479746f6a657a75, 0x726d686378736e69,
    0x646964716c676277, 0x6a657a75706b6661, 0x78736e696479746f, 0x686378736e696463, 0x657a75706b66616d, 0x736e696479746f6a,
    0x676277726d686378, 0x75706b666176716c, 0x696479746f6a657a, 0x77726d686378736e, 0x6b666176716c6762, 0x79746f6a657a7570,
    0x66616378736e6964, 0x646f6a657a75706b, 0x706b666178736e69, 0x6479746f6a657a75, 0x726d686378736e69, 0x666176716c676277,
    0x64616e696475706b, 0x657a75706b666169, 0x736e696479746f6a, 0x676277726d686378, 0x6d686378736e6964, 0x657a75706b666172,
    0x736e696479746f6a, 0x676277726d686378, 0x75706b666176716c, 0x696479746f6a657a, 0x77726d686378736e, 0x6b666176716c6762,
    0x79746f6a657a7570, 0x686378736e696464, 0x6a657a75706b6661, 0x64736e696479746f, 0x6b66616378736e69, 0x79746f6a657a7570,
    0x6d686378736e6964, 0x6176716c67627772, 0x6e69647a75706b66, 0x657a75706b666173, 0x75706b66616e6964, 0x696479746f6a657a,
    0x77726d686378736e, 0x706b6661646c6762, 0x6479746f6a657a75, 0x726d686378736e69, 0x666176716c676277, 0x746f6a657a75706b,
    0x686378736e696479, 0x76716c676277726d, 0x6a657a75706b6661, 0x6e6964696479746f, 0x6b66616d68637873, 0x79746f6a657a7570,
    0x6e696478736e6964, 0x706b666168637873, 0x6479746f6a657a75, 0x726d686378736e69, 0x666176716c676277, 0x6e6964657a75706b,
    0x7873, 0x4e00000048, 0x5e0000005c, 0x8900000068, 0xa00000008f, 0xb0000000a3,
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
    0x6277726d68637873, 0x706b666176716c67, 0x6479746f6a657a75, 0x69, 0x6800000048, 0xe8000000a7,
    0x12800000107, 0x18100000168, 0x1a900000192, 0x1da000001c1, 0x219000001f9, 0x2790000023a,
    0x2fa000002b9, 0x6b666176716c6762, 0x79746f6a657a7570, 0x6d686378736e6964, 0x6176716c67627772, 0x6b666176716c6762,
    0x79746f6a657a7570, 0x6d686378736e6964, 0x6176716c67627772, 0x6f6a657a75706b66, 0x6378736e69647974, 0x716c676277726d68,
    0x627a75706b666176, 0x706b666176716c67, 0x6479746f6a657a75, 0x726d686378736e69, 0x666176716c676277, 0x746f6a657a75706b,
    0x686378736e696479, 0x76716c676277726d, 0x6a657a75706b6661, 0x6b666176716c6762, 0x79746f6a657a7570, 0x6d686378736e6964,
    0x6276716c67627772, 0x706b666176716c67, 0x6479746f6a657a75, 0x726d686378736e69, 0x666176716c676277, 0x6b666176716c6762,
    0x79746f6a657a7570, 0x6d686378736e6964, 0x6176716c67627772, 0x6f6a657a75706b66, 0x6378736e69647974, 0x716c676277726d68,
    0x657a75706b666176, 0x6b666176716c6762, 0x79746f6a657a7570, 0x6d686378736e6964, 0x657a75706b666172, 0x736e696479746f6a,
    0x7a75706b66616378, 0x6e696479746f6a65, 0x6277726d68637873, 0x657a75706b666167, 0x736e696479746f6a, 0x676277726d686378,
    0x657a75706b66616c, 0x736e696479746f6a, 0x676277726d686378, 0x7a75706b6661716c, 0x6e696479746f6a65, 0x6277726d68637873,
    0x706b666176716c67, 0x657a75706b666175, 0x736e696479746f6a, 0x676277726d686378, 0x75706b666176716c, 0x657a75706b66617a,
    0x736e696479746f6a, 0x676277726d686378, 0x75706b666176716c, 0x7a75706b6661657a, 0x6e696479746f6a65, 0x6277726d68637873,
    0x706b666176716c67, 0x6479746f6a657a75, 0x726d686378736e69, 0x666176716c676277, 0x746f6a657a75706b, 0x657a75706b666179,
    0x736e696479746f6a, 0x676277726d686378, 0x75706b666176716c, 0x696479746f6a657a, 0x77726d686378736e, 0x6b666176716c6762,
    0x79746f6a657a7570, 0x657a75706b666164, 0x736e696479746f6a, 0x676277726d686378, 0x75706b666176716c, 0x696479746f6a657a,
    0x77726d686378736e, 0x6b666176716c6762, 0x79746f6a657a7570, 0x6964,
#endif
#if (SCATTER_VECTORS_TYPES) & 0x200 /* bool */
    0x1000001, 4, 3, 0xfffffffffffffffe, 3, 0xfffffffffffffffc,
    3, 0xffffffffffffffff, 1, 0xfffffffffffffffc, 3, 9,
    0x1000000000100, 0, 0x10100, 0x1000001, 6, 1,
    0, 0xffffffffffffffff, 0, 0xffffffffffffffff, 0, 5,
    1, 0x100010100, 0x100010100, 0x1000001000001, 0x100000100000100, 0x10000010000,
    0x1000001000001, 0x100000100000100, 0x10000010000, 0x1000001, 2, 1,
    3, 3, 3, 0, 1, 1,
    0, 0, 1, 1, 0, 0,
    1, 1, 0, 0, 1, 1,
    0, 0, 1, 1, 0, 0,
    1, 1, 0, 2, 1, 3,
    2, 2, 0x100010001000100, 0x100010001000100, 0x100010001000100, 0x1000100000100,
    0x100010000010000, 0x1000001000000, 0x100000100000001, 0x10000000100, 0x1000000010001, 0x1000100,
    0, 1, 1, 0, 0, 1,
    1, 0, 0, 1, 1, 0,
    0, 1, 1, 0, 0, 1,
    1, 0, 0, 1, 1, 3,
    0x1000001000001, 0x100, 5, 2, 0xfffffffdffffffff, 0xfffffffe00000000,
    4, 1, 0x101, 0x101000000, 0x101, 0x1000001000001,
    0x100000100000100, 0x10000010000, 0x1000001000001, 0x100, 2, 1,
    3, 1, 2, 1, 1, 3,
    0xffffffff, 0x100000000, 0xffffffff00000001, 0xffffffff00000001, 0xffffffff, 0xfffffffe00000000,
    2, 1, 3, 1, 1, 1,
    1, 2, 0x100010001000100, 0x1000100, 0x100000001000100, 0x100010000000100,
    0x10001000000, 0x100000001000100, 0x100, 0x1000100, 5, 0,
    1, 0x1010001000101, 0x1010101, 3, 4, 0xfffffffd00000002,
    0xffffffff00000001, 0x1fffffffd, 0xffffffff, 0xfffffffd00000002, 0xffffffff00000001, 0x1010100,
    1, 0, 0x100, 0, 0x1000000000101, 0x10100,
    4, 3, 3, 0x2fffffffd, 0xffffffff00000000, 3,
    2, 0x100010001, 0x1000000000001, 0x100, 0x1000100010001, 0x10001,
    0xffffffff00000002, 2, 0x3fffffffe, 0x10001010001, 0x100010001, 1,
    0, 0, 0, 0, 0x1b, 0x500000000,
    0xf0000000a, 0x1900000014, 0x800000003, 0x120000000d, 0x100000017, 0xb00000006,
    0x1500000010, 0x40000001a, 0xe00000009, 0x1800000013, 0x700000002, 0x110000000c,
    0x100000016, 0xb00000006, 0x1500000010, 0x40000001a, 0xe00000009, 0x1800000013,
    0x700000002, 0x110000000c, 0x16, 0xa00000005, 0x140000000f, 0x300000019,
    0xd00000008, 0x1700000012, 0x700000002, 0x110000000c, 0x16, 0xa00000005,
    0x140000000f, 0x300000019, 0xd00000008, 0x1700000012, 0x600000001, 0x100000000b,
    0x1a00000015, 0x900000004, 0x130000000e, 0x300000018, 0xd00000008, 0x1700000012,
    0x600000001, 0x100000000b, 0x1a00000015, 0x900000004, 0x130000000e, 0x200000018,
    0xc00000007, 0x11, 0x65, 0x100010000000001, 0x1000000000100, 0x100000000010001,
    0x100, 0, 0x100010000000000, 0x1000000000000, 0x1000100010001, 0x1000000000100,
    0x100000000010001, 0x100010001000000, 0x1000100000000, 1, 0x101010101010101, 0x101010101010101,
    0x101010101010101, 0x10101, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0,
    0, 0, 0, 3, 1, 2,
    1, 0, 2, 1, 0x1000001000001, 0x100000100000100,
    0x10000010000, 0x1000001000001, 0x101010101010100, 0x101010101010101, 0x101010101010101, 0x101010101010101,
    0x1010101, 2, 2, 0x11, 1, 0xffffffffffffffff,
    0xffffffffffffffff, 0, 1, 0xffffffffffffffff, 0x1000101010100, 0x100010101010001,
    0, 0, 0x100000000010000, 0x1000100, 0x10001, 3,
    0x11, 0x1000001000001, 0x100000100000100, 0x10000010000, 0x1000001000001, 0x100,
    0, 0, 0, 0, 0x1000001000001, 0x100,
    2, 0xffffffffffffffff, 0x1000001000001, 0x1000100, 1, 0,
    2, 0, 0, 1, 1, 0,
    0, 0, 0, 2, 0x100010100010100, 0x1010001010001,
    0x101000101000101, 0x100010100010100, 0x1010001, 4, 3, 3,
    0x1000001000001, 0x1010001010000, 0x101000101000101, 0x100010100010100, 0x100000101010001, 0x101000000010000,
    0x10100010100, 1, 0, 2, 0, 0,
    1, 1, 0, 0, 0, 0,
    3, 0, 1, 2, 3, 0x10001,
    0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0xb, 7,
    0, 5, 0xa, 4, 9, 3,
    8, 2, 7, 1, 6, 1,
    6, 0, 5, 0xa, 4, 9,
    3, 8, 2, 7, 2, 7,
    1, 6, 0, 5, 0xa, 4,
    9, 3, 8, 3, 8, 2,
    7, 0x25, 1, 0x100010000000001, 0x1000000000100, 0x100000000010001,
    0x1000100, 0x100010001, 0x10001000100, 0x1000100010000, 0x100010001000000, 0x1000100000000,
    0x100000000000001, 0x1000100, 0x100010000010001, 0x1000000000100, 0x100000000010001, 0x1000100,
    0x100010001, 0, 0, 0, 0x100010000, 0x10001000100,
    0x1000100, 0x100000100010001, 0x1000000000100, 0x100000000010001, 0x1000100, 0x100010001,
    0x1000100000000, 0x100010000000001, 0x1000100, 0x100010001, 0x10001000100, 0x10000,
    0x25, 7, 0x101010101010101, 0x101010101010101, 0x101010101010101, 0x101010101010101,
    0x101010101010101, 0x101010101010101, 0x101010101010101, 0x101010101010101, 0x101010101010101, 0x101010101,
    0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0,
    0, 0, 0,
#endif
#if (SCATTER_VECTORS_TYPES) & 0x400 /* float16 */
    0x254cf7089b5d484d, 0xe15f85b45df6be5e, 0x17f4739fa8b53af5, 0xeeb7930c509ecbb6, 0xa9c6647b60d2d9d, 0x7bf0a0644346d90e,
    0x8abb58efc3652045, 0x6e98adbc35eee666, 0x98134b97d0bd12ed, 0x6140bb142896f3be, 5, 4,
    2, 0xfffffffe00000001, 0x1fffffffe, 0xfffffffe00000001, 0x1fffffffe, 0xfffffffe00000001,
    0x1fffffffe, 0xfffffffe00000001, 0x1fffffffe, 0xfffffffe00000001, 0x1fffffffe, 0xfffffffe00000001,
    0x1fffffffe, 4, 3, 2, 0x4d54cf0014aa7055, 0xb9572a53f2019656,
    0x3ffcdc58075262fd, 0xc6af1cfb78a6a3ae, 0x32a4e9b08e0555a5, 0xd4070fa36b4eb106, 0x4d54cf00705514aa, 0xe15f85b49656f201,
    0x62fd0752b9572a53, 0xeeb7930c3ffcdc58, 0xc6af1cfba3ae78a6, 0x7bf0a06455a58e05, 0xb1066b4e32a4e9b0, 0x6e98adbcd4070fa3,
    0x98134b97d0bd12ed, 0x6140bb142896f3be, 0x254cf7089b5d484d, 0xe15f85b45df6be5e, 0x17f4739fa8b53af5, 0xeeb7930c509ecbb6,
    0xa9c6647b60d2d9d, 0x7bf0a0644346d90e, 0x8abb58efc3652045, 0x6e98adbc35eee666, 0x98134b97d0bd12ed, 0x6140bb142896f3be,
    0xa56b3e3fde150595, 0x53e8c86c1b3e76e9, 0xb2c330e7eb6d8fc2, 0xde66991, 2, 1,
    3, 3, 3, 0, 1, 1,
    0, 0, 1, 1, 0, 0,
    1, 1, 0, 0, 1, 1,
    0, 0, 1, 1, 0, 0,
    1, 1, 0, 2, 1, 3,
    2, 2, 0xcf00f7084d547055, 0xe15f85b45df614aa, 0x17f4b95796563af5, 0xeeb7930cf2012a53,
    0x3ffc62fdb60d2d9d, 0x7bf00752dc58d90e, 0xa3ae58efc3652045, 0x78a61cfb35eec6af, 0x98134b97d0bd12ed, 0xe9b0bb1432a455a5,
    0xa56b3e3fde158e05, 0x53e8d407b10676e9, 0xb2c330e76b4e0fa3, 0xde66991, 0, 1,
    1, 0, 0, 1, 1, 0,
    0, 1, 1, 0, 0, 1,
    1, 0, 0, 1, 1, 0,
    0, 1, 1, 3, 0x7c00, 0x4400420040003c00,
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
    2, 1, 4, 0x4200440045004000, 0x4600, 0xc6af1cfb78a6a3ae,
    0x32a4e9b08e0555a5, 0xd4070fa36b4eb106, 3, 4, 0xfffffffeffffffff, 1,
    0xffffffff00000000, 0x1fffffffe, 1, 0xfffffffeffffffff, 0x4d54cf0014aa7055, 0xb9572a53f2019656,
    0x3ffcdc58075262fd, 0x705514aacf004d54, 0xf2012a53b9579656, 0xdc583ffc62fd0752, 0x7fff, 0x8000,
    0xdbf85bfadbfc5bfe, 0xdbf05bf2dbf45bf6, 0xdbe85beadbec5bee, 0xdbe05be2dbe45be6, 0xdbdc5bde, 3,
    6, 5, 0xfffffffffffffffa, 2, 0, 3,
    0xffffffffffffffff, 2, 3, 0xdbf8dbfa5bfc5bfe, 0x5bf45bf6, 0xdbf80000dbfc5ffd,
    0xdbf0ba003d005bf6, 0x3e005bea3d005bee, 0xdbe05be2dbe45be6, 0xdbdc5bde, 0xca804a00c9804900, 0xcc404c00cb804b00,
    0xcd404d00ccc04c80, 0xce404e00cdc04d80, 0xcec04e80, 1, 0xfffffffffffffffb, 1,
    5, 2, 0xffffffffffffffff, 0x4800440040003c00, 0x50004c00, 0xca804a00c4004900,
    0xcc404c00cb804b00, 0x4cc04d00ccc05040, 0xce404e00cdc04d80, 0xcec04e80, 0x8000, 0xc000,
    0x8000, 0xbc00, 0x3bff, 0xc800, 0x3dff, 0xc500,
    0x3c003c003c003c00, 0x3c003c003c003c00, 0x3c003c003c003c00, 0x3c003c003c003c00, 0x3c003c00, 0x6800e8003c006800,
    0xe8003c00, 0x3c003c0000003c00, 0x3c003c003c003c00, 0x3c003c004000, 0x3c003c003c003c00, 0x3c003c00,
    0xbffe3bfeb7fe33fe, 0xcbff43fe, 1, 6, 0, 0xffffffffffffffff,
    0, 0xffffffffffffffff, 0, 1, 5, 0xbffabbfa37fa33fa,
    0x43fa, 0xc3fc1800940037fc, 0xcbff47fc, 0x3c003c003c003c00, 0x3c003c00, 2,
    1, 3, 0xffffffff00000000, 0xffffffff00000000, 0xffffffff00000000, 0xffffffff00000000,
    0xffffffff00000000, 0xffffffff00000000, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
    0xffffffff, 0xffffffff, 2, 4, 3, 0x4700380040004980,
    0x4700450040004980, 0x4700450042004980, 0x3800420034004400, 0x3800400034004400, 0x3800400049804400, 0x518054d062046483,
    0x3e003c00, 0x40080000000, 0x81ff, 0x8200, 0x7fff, 0x8001,
    0x400, 0x7fff, 0x8002, 0x7ffe, 0x8000, 0x8400,
    0x8002, 0x8003, 0x3000103ff0400, 0x58001, 6, 0,
    1, 2, 3, 4, 5, 0x3800380038003400,
    0x38003400, 0x2000002000100, 0x28000, 0x80000000, 0xe800680040006800, 0x40006800,
    0x8e00080007fe3000, 0xa8800, 0x8abb58efc3652045, 0x6e98adbc35eee666, 0x98134b97d0bd12ed, 0x6140bb142896f3be,
    0xa56b3e3fde150595, 0x53e8c86c1b3e76e9, 0xb2c330e7eb6d8fc2, 0x4690d5c40de66991, 0xc01b238ff8c59d1a, 0x3938e31c87715c39,
    0xcd73163771e2aa72, 0x2be0f07494c94ee1, 0xdacb08df648ab7ca, 0x1e887a33a2214189, 0xe8238c785732c522, 0x11306cdbaf793431,
    0xf57b99d049dad27a, 0x84275f83bcd126d9, 0x752ca7283c82dfd2, 0x917f522bca291981, 0x67d4b4802f2aed2a, 0x9ed744d3d7810c29,
    0x5a7cc1d821d2fa82, 0xac2f377be4d9892e, 0x4d24cf30147a7025, 0xb9872a23f2319686, 0x3fccdc88072262cd, 0xc6df1ccb7876a3de,
    0x3274e9e08e355575, 0xd4370f736b1eb136, 3, 2, 4, 5,
    0xfffffffe00000001, 0xfffffffe00000001, 0xfffffffe00000001, 0xfffffffe00000001, 0xfffffffe00000001, 0xfffffffe00000001,
    0x1fffffffe, 0x1fffffffe, 0x1fffffffe, 0x1fffffffe, 0x1fffffffe, 0x1fffffffe,
    0xfffffffe00000001, 0xfffffffe00000001, 0xfffffffe00000001, 0xfffffffe00000001, 0xfffffffe00000001, 0xfffffffe00000001,
    0x1fffffffe, 0x1fffffffe, 0x1fffffffe, 0x1fffffffe, 0x1fffffffe, 0x1fffffffe,
    2, 2, 3, 4, 0x4d54cf0014aa7055, 0xb9572a53f2019656,
    0x3ffcdc58075262fd, 0xc6af1cfb78a6a3ae, 0x32a4e9b08e0555a5, 0xd4070fa36b4eb106, 0x254cf7089b5d484d, 0xe15f85b45df6be5e,
    0x17f4739fa8b53af5, 0xeeb7930c509ecbb6, 0xa9c6647b60d2d9d, 0x7bf0a0644346d90e, 0x4d541cfb14aaa3ae, 0xe9b0f20155a5e666,
    0x752b106d0bdb957, 0x6140bb143ffc0fa3, 0xa56b3e3fde150595, 0xc6afcf0078a67055, 0x2a538e0596568fc2, 0x6b4e62fd0de632a4,
    0xc01b238fd407dc58, 0x3938e31c87715c39, 0x254c930c9b5dcbb6, 0x66475df62d9d4ee1, 0xa8b5d90e648ae15f, 0x1e887a3317f4a064,
    0xe8238c785732c522, 0xeeb7f708509e484d, 0x85b4b60dbe5ed27a, 0x43463af5bcd10a9c, 0x752ca7287bf0739f, 0x917f522bca291981,
    0x67d4b4802f2aed2a, 0x9ed744d3d7810c29, 0x5a7cc1d821d2fa82, 0xac2f377be4d9892e, 0x4d24cf30147a7025, 0xb9872a23f2319686,
    0x3fccdc88072262cd, 0xc6df1ccb7876a3de, 0x3274e9e08e355575, 0xd4370f736b1eb136, 0x3800bc00c000bc00, 0xc200b800,
    0xb8003c00bc00c000, 0x4000b400, 0xb800bc00c000c000, 0xc200b800, 0, 0,
    1, 1, 5, 5, 0xc400b800c200c000, 0xc700c000,
    0x3800bc00c400c200, 0xc700b800, 4, 3, 2, 5,
    0x5680567056605650, 0x48807c003c008000, 0xfbfffbffe8003c00, 0x7c00fbff4400bd04, 0xfc00e801bd044200, 0x3c003c00bd067bff,
    0x3e00bf04bd047bff, 0x80007c003c007c00, 0xfc007c003c000000, 0, 0x21, 1,
    6, 0xb, 0x10, 0x15, 0x1a, 0x1f,
    3, 8, 0xd, 0x12, 0x17, 0x1c,
    0, 5, 0xa, 0xf, 0x14, 0x19,
    0x1e, 2, 7, 0xc, 0x11, 0x16,
    0x1b, 0x20, 4, 9, 0xe, 0x1e,
    0x3c007bfffc00fbff, 0x4200fbff7c007c00, 0x8000bf04bd06, 0x3c00e80144003c00, 0xbd047bff7c00fbff, 0xbd044880fc007c00,
    0x3e003c00bd04, 0xe8008000, 0x42007c00fbff8000, 0xfc00fc00e8010000, 0x7bfffbff8000bd06, 0xfc00e801bf044200,
    0x3c008000bd063c00, 0xbf04bd047bff, 0x80007c003c007c00, 0xfc00bd043c000000, 0, 0x7c00,
    0xc500, 0xfc00, 0xbc00, 0xbc003c0080007e00, 0x7c0000007e007e00, 0x7e00c00000000000,
    0x80007e008000fc00, 0xbc00bc00bc00c500, 0x7e0000003c000000, 0x80007c007e007c00, 0xfc00c50080000000, 0xbc00,
    0x7e00bc0080000000, 0xc0007e007e000000, 0xc5007e0000008000, 0xbc00fc007c003c00, 0x7e00bc0080000000, 0xc0007e007e000000,
    0xc5007e0000008000, 0x7c003c00, 0xc000000080007e00, 0x7e0000007e007e00, 0x7e00c00000000000, 0x80007e0080007e00,
    0xbc007e00c0007e00, 0x7e00000000000000, 0x80007e007e007c00, 0x7e007e0080000000, 0x7e00, 3,
    0, 4, 0, 0xc000, 0x4500, 0x4200,
    0xfc007c03fe027e01, 0, 4, 1, 0, 3,
    2, 0x4400c00045003c00, 0x4200, 0x44007c03fe027e01, 0x3c00, 0x4700,
    0, 0x8000, 0xfc007c00c8004700, 0, 0x7e017c034500fe02, 0x4200,
    0x7e017c0045007c03, 0xfe02, 0xfc047c03fe027e01, 0x7e00, 0xfe027c03fc047e00, 0x7e01,
    0xb9572a53f2019656, 0x3ffcdc58075262fd, 0xc6af1cfb78a6a3ae, 1, 0xb9572a53f2019656, 0x3ffcdc58075262fd,
    0x4d54cf0014aa7055, 3, 1, 0xdbf85bfadbfc5bfe, 0xdbf05bf2dbf45bf6, 0xdbe85beadbec5bee,
    6, 1, 2, 5, 0xfffffffffffffffa, 2,
    1, 0xfffffffffffffffe, 3, 2, 3, 1,
    0xdffcdffd5ffe5fff, 0xdff8dff95ffa5ffb, 0xdff4dff55ff65ff7, 2, 3, 1,
    2, 0xdff8dff9dffcdffd, 0xdff4dff55ffa5ffb, 0x5ffe5fff5ff65ff7, 0x52e05260, 0x53005280,
    0x52a0, 0x52c0, 0x4400420040003c00, 0x4800470046004500, 0x4a00498049004880, 3,
    0xffffffffffffffff, 3, 0, 0xfffffffffffffffd, 5, 0x52c052a052805260,
    0x53405320530052e0, 0x53c053a053805360, 0x4400420053405320, 0x5380536046004500, 0x53c053a049004880, 0x3413fbea3ff03410,
    0x3fea3416fbe73fed, 0xfbe13fe73419fbe4, 0x341ffbde3fe4341c, 0x3fde3422fbdb3fe1, 0xfbd53fdb3425fbd8, 0x342bfbd23fd83428,
    0x3fd2342efbcf3fd5, 0xfbf93fff3401fbfc, 0x3407fbf63ffc3404, 0x3ff6340afbf33ff9, 0xfbed3ff3340dfbf0, 3,
    4, 4, 2, 0xffffffffffffffff, 2, 1,
    0xfbf740013403fbfd, 0xb406fbf43ffb3406, 0x3ff8340cfbf43ffb, 0xfbeb3ff2340ffbee, 0xfbfa3ffeb400abfb, 0x4c06fbf753ffb403,
    0x3ff5b409abf63ff8, 0xfbee53fab40cfbf1, 2, 4, 4, 0x3413fbea3ff03410,
    0x3fea3416fbe73fed, 0xfbe13fe73419fbe4, 0x341ffbde3fe4341c, 0x3fde3422fbdb3fe1, 0xfbd53fdb3425fbd8, 0x342bfbd23fd83428,
    0x3fd2342efbcf3fd5, 0xfbfa3ffeb400fbfd, 0xb406fbf73ffbb403, 0x3ff5b409fbf43ff8, 0xfbee3ff2b40cfbf1, 0,
    2, 0x100000001, 0, 1, 0x100000001, 0,
    2, 0x38003c00bc00bc00, 0x4000b400, 0x3800bc00b800bc00, 0xc000b800, 5,
    1, 1, 4, 2, 0, 5,
    0xb9572a53f2019656, 0x3ffcdc58075262fd, 0xc6af1cfb78a6a3ae, 0x32a4e9b08e0555a5, 0xd4070fa36b4eb106, 0x254cf7089b5d484d,
    0xe15f85b45df6be5e, 0x17f4739fa8b53af5, 0xeeb7930c509ecbb6, 0xa9c6647b60d2d9d, 0x7bf0a0644346d90e, 0x8abb58efc3652045,
    0x6e98adbc35eee666, 0x98134b97d0bd12ed, 0x6140bb142896f3be, 0xa56b3e3fde150595, 0x53e8c86c1b3e76e9, 0xb2c330e7eb6d8fc2,
    0x4690d5c40de66991, 0xc01b238ff8c59d1a, 0x3938e31c87715c39, 0xcd73163771e2aa72, 0x2be0f07494c94ee1, 0xdacb08df648ab7ca,
    3, 2, 1, 1, 2, 1,
    1, 2, 1, 1, 2, 2,
    0xffffffffffffffff, 0xffffffffffffffff, 0, 0xffffffffffffffff, 1, 0xffffffffffffffff,
    0, 0xffffffffffffffff, 0, 0xffffffffffffffff, 1, 0xfffffffffffffffe,
    1, 0xffffffffffffffff, 0, 0xffffffffffffffff, 0, 0xffffffffffffffff,
    0, 0xffffffffffffffff, 0, 0xfffffffffffffffe, 2, 0xb,
    2, 2, 0xb9572a53f2019656, 0x3ffcdc58075262fd, 0xc6af1cfb78a6a3ae, 0x32a4e9b08e0555a5,
    0xd4070fa36b4eb106, 0x254cf7089b5d484d, 0xe15f85b45df6be5e, 0x17f4739fa8b53af5, 0xeeb7930c509ecbb6, 0xa9c6647b60d2d9d,
    0x7bf0a0644346d90e, 0x8abb58efc3652045, 0x6e98adbc35eee666, 0x98134b97d0bd12ed, 0x6140bb144d54cf00, 0xa56b3e3fde150595,
    0x53e8c86c1b3e76e9, 0xb2c330e7eb6d8fc2, 0x4690d5c40de66991, 0xc01b238ff8c59d1a, 0x3938e31c87715c39, 0xcd73163771e2aa72,
    0x2be0f07494c94ee1, 0x14aa7055648ab7ca, 0xd5c40de66991b2c3, 0x238ff8c59d1a4690, 0xe31c87715c39c01b, 0x163771e2aa723938,
    0xf07494c94ee1cd73, 0x8df648ab7ca2be0, 0x7a33a2214189dacb, 0x8c785732c5221e88, 0x6cdbaf793431e823, 0x99d049dad27a1130,
    0x5f83bcd126d9f57b, 0xa7283c82dfd28427, 0x522bca291981752c, 0xb4802f2aed2a917f, 0x44d3d7810c2967d4, 0xc1d821d2fa829ed7,
    0x377be4d9892e5a7c, 0xcf30147a7025ac2f, 0x2a23f23196864d24, 0xdc88072262cdb987, 0x1ccb7876a3de3fcc, 0xe9e08e355575c6df,
    0xf736b1eb1363274, 0xf7389b8d481dd437, 0x85e45dc6be8e251c, 0x736fa8e53ac5e18f, 0x933c506ecbe617c4, 0x6617b63d2d6deee7,
    0xa0944316d93e0a6c, 0x58bfc39520157bc0, 0xadec35bee6968aeb, 0x4b67d0ed12bd6e68, 0xbb442866f3ee9843, 0xde4505656110,
    9, 0xf, 2, 3, 4, 5,
    6, 0x4d54cf0014aa7055, 0xb9572a53f2019656, 0x3ffcdc58075262fd, 0xc6af1cfb78a6a3ae, 0x32a4e9b08e0555a5,
    0xd4070fa36b4eb106, 0x254cf7089b5d484d, 0xe15f85b45df6be5e, 0x17f4739fa8b53af5, 0xeeb7930c509ecbb6, 0xa9c6647b60d2d9d,
    0x7bf0a0644346d90e, 0x8abb58efc3652045, 0x6e98adbc35eee666, 0x98134b97d0bd12ed, 0x6140bb142896f3be, 0xa56b3e3fde150595,
    0x53e8c86c1b3e76e9, 0x30e7eb6d8fc2, 5, 0xf, 0xd5c40de66991b2c3, 0x238ff8c59d1a4690,
    0xe31c87715c39c01b, 0x163771e2aa723938, 0xf07494c94ee1cd73, 0x8df648ab7ca2be0, 0x7a33a2214189dacb, 0x14aa7055c5221e88,
    0xf20196564d54cf00, 0x75262fdb9572a53, 0x78a6a3ae3ffcdc58, 0x8e0555a5c6af1cfb, 0x6b4eb10632a4e9b0, 0x9b5d484dd4070fa3,
    0x5df6be5e254cf708, 0xa8b53af5e15f85b4, 0x509ecbb617f4739f, 0xb60d2d9deeb7930c, 0x4346d90e0a9c6647, 0xc36520457bf0a064,
    0x35eee6668abb58ef, 0xd0bd12ed6e98adbc, 0x2896f3be98134b97, 0xde1505956140bb14, 0x1b3e76e9a56b3e3f, 0xeb6d8fc253e8c86c,
    0x933c506ecbe630e7, 0x6617b63d2d6deee7, 0xa0944316d93e0a6c, 0x58bfc39520157bc0, 0xadec35bee6968aeb, 0x4b67d0ed12bd6e68,
    0xbb442866f3ee9843, 0xde4505656110, 0, 2, 4, 6,
    8, 0x4d54cf0014aa7055, 0xb9572a53f2019656, 0x3ffcdc58075262fd, 0x16371cfb78a6a3ae, 0xf07494c94ee1cd73,
    0x8df648ab7ca2be0, 0x7a33a2214189dacb, 0x55a5c6afc5221e88, 0xb10632a4e9b08e05, 0x484dd4070fa36b4e, 0xbe5e254cf7089b5d,
    0xa7283c82dfd25df6, 0x522bca291981752c, 0xb4802f2aed2a917f, 0x44d3d7810c2967d4, 0xa8b53af5e15f85b4, 0x509ecbb617f4739f,
    0xb60d2d9deeb7930c, 0x2a23d90e0a9c6647, 0xdc88072262cdb987, 0x1ccb7876a3de3fcc, 0xe9e08e355575c6df, 0xa0644346b1363274,
    0x58efc36520457bf0, 0xadbc35eee6668abb, 0x4b97d0bd12ed6e98, 0x933c506ecbe69813, 0x6617b63d2d6deee7, 0xa0944316d93e0a6c,
    0x58bfc39520157bc0, 0x6140bb142896f3be, 0xa56b3e3fde150595, 0x53e8c86c1b3e76e9, 0x30e7eb6d8fc2, 1,
    2, 3, 4, 8, 0xd5c40de66991b2c3, 0x238ff8c59d1a4690,
    0xe31c87715c39c01b, 0x705571e2aa723938, 0x96564d54cf0014aa, 0x62fdb9572a53f201, 0xa3ae3ffcdc580752, 0x55a5c6af1cfb78a6,
    0xb10632a4e9b08e05, 0x484dd4070fa36b4e, 0xbe5e254cf7089b5d, 0x3af5e15f85b45df6, 0xcbb617f4739fa8b5, 0x2d9deeb7930c509e,
    0xd90e0a9c6647b60d, 0x20457bf0a0644346, 0xe6668abb58efc365, 0x12ed6e98adbc35ee, 0x2a2398134b97d0bd, 0xdc88072262cdb987,
    0x1ccb7876a3de3fcc, 0xe9e08e355575c6df, 0xf736b1eb1363274, 0xf7389b8d481dd437, 0x85e45dc6be8e251c, 0x736fa8e53ac5e18f,
    0x933c506ecbe617c4, 0x6617b63d2d6deee7, 0xa0944316d93e0a6c, 0x58bfc39520157bc0, 0x6140bb142896f3be, 0xa56b3e3fde150595,
    0x53e8c86c1b3e76e9, 0x30e7eb6d8fc2, 4, 5, 6, 4,
    5, 0x4d54cf0014aa7055, 0xb9572a53f2019656, 0x3ffcdc58075262fd, 0xc6af1cfb78a6a3ae, 0x32a4e9b08e0555a5,
    0xd4070fa36b4eb106, 0x254cf7089b5d484d, 0xe15f85b45df6be5e, 0x17f4739fa8b53af5, 0xeeb7930c509ecbb6, 0xa9c6647b60d2d9d,
    0xcf0014aa7055d90e, 0x2a53f20196564d54, 0xdc58075262fdb957, 0x1cfb78a6a3ae3ffc, 0xe9b08e0555a5c6af, 0xfa36b4eb10632a4,
    0xf7089b5d484dd407, 0x5df6be5e254c, 0xd5c40de66991b2c3, 0x238ff8c59d1a4690, 0xe31c87715c39c01b, 0x163771e2aa723938,
    0xf07494c94ee1cd73, 0x8df648ab7ca2be0, 0x7a33a2214189dacb, 0x8c785732c5221e88, 0x6cdbaf793431e823, 0x99d049dad27a1130,
    0x5f83bcd126d9f57b, 0xa7283c82dfd28427, 0x522bca291981752c, 0xb4802f2aed2a917f, 0x44d3d7810c2967d4, 0x4d54cf0014aa7055,
    0xb9572a53f2019656, 0x3ffcdc58075262fd, 0xc6af1cfb78a6a3ae, 0x32a4e9b08e0555a5, 0xd4070fa36b4eb106, 0x254cf7089b5d484d,
    0xe15f85b45df6be5e, 0x17f4739fa8b53af5, 0xeeb7930c509ecbb6, 0xa9c6647b60d2d9d, 0x933c506ecbe6d90e, 0x6617b63d2d6deee7,
    0xa0944316d93e0a6c, 0x58bfc39520157bc0, 0xadec35bee6968aeb, 0x4b67d0ed12bd6e68, 0xbb442866f3ee9843, 0xde4505656110,
    0x4dc04e404ec04f40, 0x4b804c404cc04d40, 0x67f967fb67fd67ff, 0x67f167f367f567f7, 0x50e05120516051a0, 0x4fc05020506050a0,
    3, 2, 1, 1, 2, 1,
    1, 2, 0xffffffffffffffff, 0, 0xd9a0d5a04da049a0, 0xd960d5604d604960,
    0xd920d5204d204920, 0xd8e0d4e04ce048e0, 2, 2, 1, 1,
    2, 1, 1, 2, 0xeb5ee80160535ca5, 0xe892e52e5dca5a66,
    0x67f967fb67fd67ff, 0x67f167f367f567f7, 0xeedbeb35638f5fe9, 0xed35e98b61e15e37,
#endif
#if (SCATTER_VECTORS_TYPES) & 0x800 /* double */
    0x48be085f4cc24019, 0x99120bc5d9217fe5, 0xfac21feaff053fe4, 0x236dcbefdb17001c, 0xbe6248354accbfe2, 0x5fcda3a58f4f801e,
    0x8202707f96943fe0, 0xe3b284a4bc77ffdf, 0x3a7d67361da44021, 0xa752acef083f7fdd, 0x76dd3eebd1dcc023, 0x152d2ac6abf90024,
    0xcca2e95e79eabfda, 0x518d027c60318026, 0x904311a8c5b23fd8, 0xf1f325cdeb95ffd7, 0x2c3cc60cee864029, 0xb5934e18375d7fd5,
    0x689c9dc2a2bec02b, 0x6ec899d7cdb002c, 0xdae38a87a908bfd2, 0x434c61533113802e, 0x9e83b2d1f4d03fd0, 0x7fac3908e54c0030,
    0x1dfc24e3bf684031, 0xc3d3ef41667b7fcd, 0x5a5bfc9973a0c033, 0x8774178bb242ffcb, 0xe9242bb0d826bfca, 0x350bc02a01f58036,
    0xacc453fb23ee3fc8, 0x716b97dfb62e0038, 0xfbb83ba904a4039, 0xd214906a95997fc5, 0x4c1b5b704482c03b, 0x95b4b8b4e160ffc3,
    0xf764ccda0744bfc2, 0x26cb1f00d2d7803e, 0xbb04f524530c3fc0, 0x632af6b687100040, 0x17ae291612c4041, 0xe0553193c4b77fbd,
    0x3ddaba471564c043, 0xa3f559de107effbb, 0x7a3a91fcc99d4045, 0x188a7dd7a3b98046, 0xc945964d822a3fb8, 0x54ea558d57f20048,
    0x8ce5be97cdf1bfb6, 0xee95d2bcf3d57fb5, 0x2f9a191de646c04b, 0xb235fb073f9cffb3, 0x6bf9f0d39a7f404d, 0xa49dcae749b804e,
    2, 1, 3, 3, 3, 0,
    1, 1, 0, 0, 1, 1,
    0, 0, 1, 1, 0, 0,
    1, 1, 0, 0, 1, 1,
    0, 0, 1, 1, 0, 2,
    1, 3, 2, 2, 0x737febdada1c4001, 0x11cfd7b5b4388002,
    0xd0003c6f71ab3ffc, 0x4e2faf6b68710004, 0x93a064b9bd72bffa, 0xf55078dee3567ff9, 0x28df72fbf6c5c007, 0xb8f0a1292f1dfff7,
    0x653f4ab1aafe4009, 0x38f368c851a800a, 0xde40dd98a0c93ff4, 0x3fef0e423953000c, 0xa1e105e2ec90bff2, 0x7c4ee5f7ed8b800e,
    0x1a9ed1d2c7a7c00f, 0xc73142525e3bffef, 0x56fea9887be04011, 0x8ad16a9caa037fed, 0xec817ec1cfe73fec, 0x31ae6d190a350014,
    0xb021a70c1baebfea, 0x6e0e44cebe6d8016, 0xc5e30a99889c017, 0xd571e37b8d59ffe7, 0x430ffffffffffffe, 0xc30ffffffffffffc,
    0x430ffffffffffffa, 0xc30ffffffffffff8, 0x430ffffffffffff6, 0xc30ffffffffffff4, 0x430ffffffffffff2, 0xc30ffffffffffff0,
    0x430fffffffffffee, 0xc30fffffffffffec, 0x430fffffffffffea, 0xc30fffffffffffe8, 0x430fffffffffffe6, 0xc30fffffffffffe4,
    0x430fffffffffffe2, 0xc30fffffffffffe0, 0x430fffffffffffde, 0xc30fffffffffffdc, 3, 6,
    0xfffffffa00000005, 2, 0xffffffff00000003, 2, 3, 0x431fffffffffffff,
    0x431ffffffffffffe, 0xc31ffffffffffffd, 0xc31ffffffffffffc, 0x431ffffffffffffb, 0x431ffffffffffffa, 0x431ffffffffffffe,
    0xc30ffffffffffffc, 0xc31ffffffffffffd, 0xc30ffffffffffff8, 0x430ffffffffffff6, 0x431fffffffffffff, 0xc31ffffffffffffc,
    0xc30ffffffffffff0, 0x430fffffffffffee, 0x431ffffffffffffb, 0x430fffffffffffea, 0x431ffffffffffffa, 0x430fffffffffffe6,
    0xc30fffffffffffe4, 0x430fffffffffffe2, 0xc30fffffffffffe0, 0x430fffffffffffde, 0xc30fffffffffffdc, 0x4049800000000000,
    0x404a000000000000, 0x404b000000000000, 0x3ff0000000000000, 0x4000000000000000, 0x4008000000000000, 0x4010000000000000,
    0x4014000000000000, 0x4018000000000000, 0x401c000000000000, 0x4020000000000000, 0x4022000000000000, 0x4024000000000000,
    0x4026000000000000, 0x4028000000000000, 0x402a000000000000, 0x402c000000000000, 0x402e000000000000, 0x4030000000000000,
    0x4031000000000000, 0x4032000000000000, 0xfffffffb00000001, 0x500000001, 0xffffffff00000002, 0x4049800000000000,
    0x404a000000000000, 0x404a800000000000, 0x404b000000000000, 0x404b800000000000, 0x404c000000000000, 0x3ff0000000000000,
    0x404a800000000000, 0x4008000000000000, 0x4010000000000000, 0x4014000000000000, 0x4018000000000000, 0x401c000000000000,
    0x4020000000000000, 0x404b800000000000, 0x4024000000000000, 0x4026000000000000, 0x404c000000000000, 0x402a000000000000,
    0x402c000000000000, 0x402e000000000000, 0x4030000000000000, 0x4031000000000000, 0x4032000000000000, 0x737febdada1c4001,
    0x4e2faf6b68710004, 0xfac21feaff053fe4, 0xd0003c6f71ab3ffc, 0x11cfd7b5b4388002, 0x5fcda3a58f4f801e, 0x8202707f96943fe0,
    0xe3b284a4bc77ffdf, 0x3a7d67361da44021, 0x93a064b9bd72bffa, 0xb8f0a1292f1dfff7, 0x152d2ac6abf90024, 0x28df72fbf6c5c007,
    0xf55078dee3567ff9, 0x904311a8c5b23fd8, 0xf1f325cdeb95ffd7, 0x2c3cc60cee864029, 0xb5934e18375d7fd5, 0x653f4ab1aafe4009,
    0x3fef0e423953000c, 0xdae38a87a908bfd2, 0xde40dd98a0c93ff4, 0x38f368c851a800a, 0x7fac3908e54c0030, 0x1dfc24e3bf684031,
    0xc3d3ef41667b7fcd, 0x5a5bfc9973a0c033, 0xa1e105e2ec90bff2, 0xc73142525e3bffef, 0x350bc02a01f58036, 0x1a9ed1d2c7a7c00f,
    0x7c4ee5f7ed8b800e, 0xfbb83ba904a4039, 0xd214906a95997fc5, 0x4c1b5b704482c03b, 0x95b4b8b4e160ffc3, 0x56fea9887be04011,
    0x31ae6d190a350014, 0xbb04f524530c3fc0, 0xec817ec1cfe73fec, 0x8ad16a9caa037fed, 0xe0553193c4b77fbd, 0x3ddaba471564c043,
    0xa3f559de107effbb, 0x7a3a91fcc99d4045, 0xb021a70c1baebfea, 0xd571e37b8d59ffe7, 0x54ea558d57f20048, 0xc5e30a99889c017,
    0x6e0e44cebe6d8016, 0x2f9a191de646c04b, 0xb235fb073f9cffb3, 0x6bf9f0d39a7f404d, 0xa49dcae749b804e, 0,
    1, 1, 0, 0, 1, 1,
    0, 0, 1, 1, 0, 0,
    1, 1, 0, 0, 1, 1,
    0, 0, 1, 1, 3, 0x93a064b9bd72bffa,
    0xf55078dee3567ff9, 0x28df72fbf6c5c007, 0xb8f0a1292f1dfff7, 0x653f4ab1aafe4009, 0x38f368c851a800a, 6,
    1, 5, 0xfffffffffffffffe, 3, 0xfffffffffffffffc, 4,
    1, 0x737febdada1c4001, 0x11cfd7b5b4388002, 0xd0003c6f71ab3ffc, 0x4e2faf6b68710004, 0x93a064b9bd72bffa,
    0xf55078dee3567ff9, 0x4e2faf6b68710004, 0xd0003c6f71ab3ffc, 0x11cfd7b5b4388002, 0x737febdada1c4001, 0x430ffffffffffffe,
    0xc30555555555554a, 0x431fffffffffffff, 0xc31ffffffffffffd, 0x431ffffffffffffb, 0xc31ffffffffffff9, 0x431ffffffffffff7,
    0xc30ffffffffffff6, 0xc31ffffffffffff5, 0x431ffffffffffff3, 0xc31ffffffffffff1, 0x431fffffffffffef, 0x4305555555555552,
    0xc31fffffffffffed, 0x431fffffffffffeb, 0xc31fffffffffffe9, 0x431fffffffffffe7, 0xc31fffffffffffe5, 0x431fffffffffffe3,
    0xc30fffffffffffee, 0xc31fffffffffffe1, 0x431fffffffffffdf, 0xc31fffffffffffdd, 0x431fffffffffffdb, 0x4305555555555542,
    0xc31fffffffffffd9, 0x431fffffffffffd7, 0xc31fffffffffffd5, 0x431fffffffffffd3, 0xc31fffffffffffd1, 0x430ffffffffffff2,
    0xc30555555555553a, 0x431fffffffffffcf, 0xc31fffffffffffcd, 0x431fffffffffffcb, 0xc31fffffffffffc9, 2,
    1, 3, 1, 2, 1, 1,
    3, 0xffffffff, 0x100000000, 0xffffffff, 0xffffffff00000001, 0xffffffff,
    0xffffffff00000001, 2, 1, 3, 1, 1,
    1, 1, 2, 0x4305555555555556, 0x430555555555555a, 0xc30ffffffffffffa,
    0xc310000000000003, 0x430555555555554e, 0x4305555555555546, 0x430555555555555e, 0x4305555555555562, 0xc310000000000005,
    0xc310000000000007, 0x430555555555553e, 0x4305555555555536, 0x3fe0000000000000, 0x4305555555555556, 0x431fffffffffffff,
    0xc31ffffffffffffd, 0x431ffffffffffffb, 0xc31ffffffffffff9, 0x431ffffffffffff7, 0xc31ffffffffffffe, 0xc31ffffffffffff5,
    0x431ffffffffffff3, 0xc31ffffffffffff1, 0x431fffffffffffef, 0x431ffffffffffffb, 0xc31fffffffffffed, 0x431fffffffffffeb,
    0xc31fffffffffffe9, 0x431fffffffffffe7, 0xc31fffffffffffe5, 0x431fffffffffffe3, 0xc31ffffffffffffe, 0xc31fffffffffffe1,
    0x431fffffffffffdf, 0xc31fffffffffffdd, 0x431fffffffffffdb, 0x431fffffffffffef, 0xc31fffffffffffd9, 0x431fffffffffffd7,
    0xc31fffffffffffd5, 0x431fffffffffffd3, 0xc31fffffffffffd1, 0xc008000000000000, 0x430555555555555e, 0x431fffffffffffcf,
    0xc31fffffffffffcd, 0x431fffffffffffcb, 0xc31fffffffffffc9, 0x410965f800000000, 0x40c3058000000000, 0x433fffffffffffff,
    0x410965e800000000, 0x40c3068000000000, 0x433ffffffffffffd, 0x433ffffffffffffb, 0x410965c800000000, 0x40c3048000000000,
    0x433ffffffffffff9, 0x410965d800000000, 0x40c3038000000000, 2, 3, 2,
    0xffffffff, 0x100000000, 0xffffffff, 0xffffffff, 0xfffffffe00000000, 0xffffffff00000001,
    0xffffffff, 0xffffffff00000001, 0xfffffffffffffffe, 0xffffffff, 2, 5,
    2, 0x40c3058000000000, 0x40c3038000000000, 0xc10965e800000000, 0xc10965d800000000, 0x40c3048000000000,
    0x40c3028000000000, 0xc0c3058000000000, 0xc0c3048000000000, 0x410965e800000000, 0x410965d800000000, 0xc0c3038000000000,
    0xc0c3018000000000, 0x410965c800000000, 0x410965b800000000, 0xc0c3028000000000, 0xc0c3008000000000, 0x40c3018000000000,
    0x40c3008000000000, 0xc10965c800000000, 0xc10965b800000000, 0xc33fffbe9099af37, 0xc33febe33eb04d89, 0x433fffffffffffff,
    0xc33fff8217294cf5, 0xc33ff5f70b916f4d, 0x433ffffffffffffd, 0x433ffffffffffffb, 0xc33fff09252d1d09, 0x433fe52cca6673b1,
    0x433ffffffffffff9, 0xc33fff459e051c4b, 0x433fdb1d0cefb815, 0xbff0000000000000, 0xc000000000000000, 0xbff0000000000000,
    0x3fe0000000000000, 0xbfe0000000000000, 0xc008000000000000, 6, 0, 1,
    2, 3, 4, 5, 0xc000000000000000, 0xbff0000000000000,
    0x3ff0000000000000, 0xbfe0000000000000, 0xbfd0000000000000, 0x4000000000000000, 0xc000000000000000, 0xc000000000000000,
    0xbff0000000000000, 0xbfe0000000000000, 0xbfe0000000000000, 0xc008000000000000, 0, 0,
    1, 1, 5, 5, 0xc000000000000000, 0xc008000000000000,
    0xbfe0000000000000, 0xc010000000000000, 0xc000000000000000, 0xc01c000000000000, 0xc008000000000000, 0xc010000000000000,
    0xbff0000000000000, 0x3fe0000000000000, 0xbfe0000000000000, 0xc01c000000000000, 0x3fffffffffffffff, 0xffeffffffffffff9,
    0xffeffffffffffff6, 0x333666666666666d, 0xffeffffffffffffc, 0x3336666666666667, 0x333666666666666a, 0x3ffffffffffffffc,
    4, 2, 2, 2, 0, 0,
    3, 3, 1, 1, 0xffeffffffffffffd, 0xb336666666666666,
    0x3ffffffffffffffe, 0xffeffffffffffffa, 0xb336666666666669, 0x3ffffffffffffffb, 0xffeffffffffffff7, 0xb33666666666666c,
    0x3ffffffffffffffe, 0xffeffffffffffffa, 0xffeffffffffffff7, 0xb33666666666666c, 0xffeffffffffffffd, 0xb336666666666666,
    0xb336666666666669, 0x3ffffffffffffffb, 2, 2, 0, 0,
    0xffffffffffffffff, 0xffffffffffffffff, 0xfffffffffffffffd, 0xfffffffffffffffd, 2, 2,
    0, 0, 2, 2, 3, 3,
    0xffeffffffffffffd, 0x3336666666666669, 0x3ffffffffffffffe, 0xffeffffffffffffa, 0xaaaffffffffffffb, 0xb336666666666666,
    0xb336666666666669, 0x3ffffffffffffffb, 0x3ffffffffffffffe, 0xffeffffffffffffa, 0xffeffffffffffff6, 0x333666666666666d,
    0xffeffffffffffffd, 0xb336666666666666, 0xb336666666666669, 0x3ffffffffffffffb, 2, 2,
    0, 0, 4, 4, 1, 1,
    0, 3, 0x3ff0000000000000, 0x4000000000000000, 0x4008000000000000, 0x4010000000000000,
    0xc014000000000000, 0xc018000000000000, 0xc01c000000000000, 0xc020000000000000, 0x4022000000000000, 0x4024000000000000,
    0x4026000000000000, 0x4028000000000000, 0xc02a000000000000, 0xc02c000000000000, 0xc02e000000000000, 0xc030000000000000,
    4, 4, 0, 2, 3, 1,
    3, 0, 3, 1, 2, 3,
    3, 0x3ff9400000000000, 0x3ff9800000000000, 0x3ff9c00000000000, 0xbffa000000000000, 0xbffa400000000000,
    0xbffa800000000000, 0x3ffac00000000000, 0x3ffb000000000000, 0x3ffb400000000000, 0x3ff9400000000000, 0x4000000000000000,
    0x4008000000000000, 0x4010000000000000, 0xbffa000000000000, 0x3ffb000000000000, 0xc01c000000000000, 0xc020000000000000,
    0x4022000000000000, 0x4024000000000000, 0x4026000000000000, 0x4028000000000000, 0x3ffac00000000000, 0xbffa400000000000,
    0x3ff9c00000000000, 0xc030000000000000, 1, 0x8000000000000001, 0xfffffffffffff, 0,
    0x800fffffffffffff, 5, 3, 1, 0, 3,
    5, 0xffffffffffffe, 0x8000000000000003, 0x8000000000000003, 0xffffffffffffe, 0xfffffffffffff,
    5, 0x800fffffffffffff, 0x737febdada1c4001, 0x11cfd7b5b4388002, 0xd0003c6f71ab3ffc, 0x4e2faf6b68710004,
    0x93a064b9bd72bffa, 0xb021a70c1baebfea, 0x6e0e44cebe6d8016, 0xc5e30a99889c017, 0xd571e37b8d59ffe7, 0x48be085f4cc24019,
    0x99120bc5d9217fe5, 0xfac21feaff053fe4, 0x236dcbefdb17001c, 0xbe6248354accbfe2, 0x5fcda3a58f4f801e, 0x8202707f96943fe0,
    0xe3b284a4bc77ffdf, 0x3a7d67361da44021, 0xa752acef083f7fdd, 0x76dd3eebd1dcc023, 0x152d2ac6abf90024, 0xcca2e95e79eabfda,
    0x518d027c60318026, 0x904311a8c5b23fd8, 0xf1f325cdeb95ffd7, 0x2c3cc60cee864029, 0xb5934e18375d7fd5, 0x689c9dc2a2bec02b,
    0x6ec899d7cdb002c, 0xdae38a87a908bfd2, 0x434c61533113802e, 0x9e83b2d1f4d03fd0, 0x7fac3908e54c0030, 0x1dfc24e3bf684031,
    0xc3d3ef41667b7fcd, 0x5a5bfc9973a0c033, 0x8774178bb242ffcb, 0xe9242bb0d826bfca, 0x350bc02a01f58036, 0xacc453fb23ee3fc8,
    0x716b97dfb62e0038, 0xfbb83ba904a4039, 0xd214906a95997fc5, 0x4c1b5b704482c03b, 0x95b4b8b4e160ffc3, 0xf764ccda0744bfc2,
    0x26cb1f00d2d7803e, 0xbb04f524530c3fc0, 0x632af6b687100040, 0x17ae291612c4041, 0xe0553193c4b77fbd, 0x3ddaba471564c043,
    0xa3f559de107effbb, 0x7a3a91fcc99d4045, 0x188a7dd7a3b98046, 0xc945964d822a3fb8, 0x54ea558d57f20048, 0x8ce5be97cdf1bfb6,
    0xee95d2bcf3d57fb5, 0x2f9a191de646c04b, 0xb235fb073f9cffb3, 0x6bf9f0d39a7f404d, 0xa49dcae749b804e, 0xd7863776b1483fb0,
    0x46a9b46428d40050, 3, 4, 5, 2, 0xffffffffffffffff,
    0xfffffffffffffffe, 2, 2, 0xffffffffffffffff, 0xffffffffffffffff, 0,
    0x737febdada1c4001, 0x11cfd7b5b4388002, 0xd0003c6f71ab3ffc, 0x4e2faf6b68710004, 0x93a064b9bd72bffa, 0xf55078dee3567ff9,
    0x28df72fbf6c5c007, 0xb8f0a1292f1dfff7, 0x653f4ab1aafe4009, 0x38f368c851a800a, 0xde40dd98a0c93ff4, 0x3fef0e423953000c,
    0xa1e105e2ec90bff2, 0x7c4ee5f7ed8b800e, 0x1a9ed1d2c7a7c00f, 0xc73142525e3bffef, 0x56fea9887be04011, 0x8ad16a9caa037fed,
    0xec817ec1cfe73fec, 0x31ae6d190a350014, 4, 5, 0xb021a70c1baebfea, 0x6e0e44cebe6d8016,
    0xc5e30a99889c017, 0xd571e37b8d59ffe7, 0x48be085f4cc24019, 0x99120bc5d9217fe5, 0xfac21feaff053fe4, 0x236dcbefdb17001c,
    0xbe6248354accbfe2, 0x5fcda3a58f4f801e, 0x8202707f96943fe0, 0xe3b284a4bc77ffdf, 0x3a7d67361da44021, 0xa752acef083f7fdd,
    0x76dd3eebd1dcc023, 0x152d2ac6abf90024, 0xcca2e95e79eabfda, 0x518d027c60318026, 0x904311a8c5b23fd8, 0xf1f325cdeb95ffd7,
    0x2c3cc60cee864029, 0xb5934e18375d7fd5, 0x689c9dc2a2bec02b, 0x6ec899d7cdb002c, 0xdae38a87a908bfd2, 0x434c61533113802e,
    0x9e83b2d1f4d03fd0, 0x7fac3908e54c0030, 0x1dfc24e3bf684031, 0xc3d3ef41667b7fcd, 0xf55078dee3567ff9, 0x28df72fbf6c5c007,
    0xb8f0a1292f1dfff7, 0x653f4ab1aafe4009, 0x38f368c851a800a, 0x716b97dfb62e0038, 0xfbb83ba904a4039, 0xd214906a95997fc5,
    0x4c1b5b704482c03b, 0x95b4b8b4e160ffc3, 0xc73142525e3bffef, 0x56fea9887be04011, 0x8ad16a9caa037fed, 0xec817ec1cfe73fec,
    0x31ae6d190a350014, 0xe0553193c4b77fbd, 0x3ddaba471564c043, 0xa3f559de107effbb, 0x7a3a91fcc99d4045, 0x188a7dd7a3b98046,
    0xc945964d822a3fb8, 0x54ea558d57f20048, 0x8ce5be97cdf1bfb6, 0xee95d2bcf3d57fb5, 0x2f9a191de646c04b, 0xde40dd98a0c93ff4,
    0x3fef0e423953000c, 0xa1e105e2ec90bff2, 0x7c4ee5f7ed8b800e, 0x1a9ed1d2c7a7c00f, 0x431fffffffffffff, 0xc31ffffffffffffd,
    0x431ffffffffffffb, 0xc30ffffffffffff2, 0xc31ffffffffffff9, 0x431ffffffffffff7, 0xc30ffffffffffffe, 0xc31ffffffffffff5,
    0x430ffffffffffff6, 0x431ffffffffffff3, 0xc31ffffffffffff1, 0x4305555555555552, 3, 4,
    2, 0xffffffffffffffff, 0xfffffffffffffffe, 2, 2, 0xffffffffffffffff,
    0xffffffffffffffff, 0, 0, 0xffffffffffffffff, 5, 2,
    0x4305555555555556, 0x430ffffffffffffa, 0x430555555555554e, 0xc310000000000003, 0xc310000000000005, 0x431fffffffffffff,
    0xc31ffffffffffffd, 0x431ffffffffffffb, 0xc31ffffffffffffe, 0xc31ffffffffffff9, 0x431ffffffffffff7, 0xbfe0000000000000,
    0xc31ffffffffffff5, 0xc000000000000000, 0x431ffffffffffff3, 0xc31ffffffffffff1, 0x431ffffffffffffb, 0x433fffffffffffff,
    0x433ffffffffffffd, 0x433ffffffffffffb, 0x433ffffffffffff9, 0x433ffffffffffff7, 0x433ffffffffffff5, 0x433ffffffffffff3,
    0x433ffffffffffff1, 0x433fffffffffffef, 0x433fffffffffffed, 0x433fffffffffffeb, 0x433fffffffffffe9, 0x433fffffffffffe7,
    0x433fffffffffffe5, 0x433fffffffffffe3, 0x433fffffffffffe1, 0x4196a09e64000000, 0x4196a09e5c000000, 0x433fffffffffffdf,
    0x433fffffffffffdd, 0x4196a09e54000000, 0x4196a09e4c000000, 0x433fffffffffffdb, 0x433fffffffffffd9, 0x433fffffffffffd7,
    0x433fffffffffffd5, 0x433fffffffffffd3, 0x433fffffffffffd1, 0x433fffffffffffcf, 0x433fffffffffffcd, 0x410965f800000000,
    0x410965e800000000, 2, 1, 2, 1, 1,
    2, 1, 1, 2, 1, 1,
    2, 1, 0xffffffffffffffff, 1, 0xffffffffffffffff, 0,
    0xffffffffffffffff, 0, 0xffffffffffffffff, 1, 0xffffffffffffffff, 0,
    0xfffffffffffffffe, 0, 0xffffffffffffffff, 0, 0xffffffffffffffff, 0,
    0xfffffffffffffffe, 1, 0xffffffffffffffff, 1, 0xffffffffffffffff, 0,
    0xffffffffffffffff, 0, 0xffffffffffffffff, 1, 0xffffffffffffffff, 0,
    0xfffffffffffffffe, 0, 0xffffffffffffffff, 1, 0xffffffffffffffff, 0,
    0xfffffffffffffffe, 4, 9, 0x410965e800000000, 0x410965c800000000, 0xc1a6a09e64000000,
    0xc1b6a09e64000000, 0x410965d800000000, 0x410965b800000000, 0xc176a09e64000000, 0xc186a09e64000000, 4,
    1, 1, 2, 0x433fffffffffffff, 0x433ffffffffffffd, 0x433ffffffffffffb,
    0x433ffffffffffff9, 0x433ffffffffffff7, 0x433ffffffffffff5, 0x433ffffffffffff3, 0x433ffffffffffff1, 0x433fffffffffffef,
    0x433fffffffffffed, 0x433fffffffffffeb, 0x433fffffffffffe9, 0x433fffffffffffe7, 0x433fffffffffffe5, 0x433fffffffffffe3,
    0x433fffffffffffe1, 0xc34ffffff8eff971, 0xc35fffffed9faa3f, 0x433fffffffffffdf, 0x433fffffffffffdd, 0xc31fffffe24f5b0d,
    0xc32fffffd6ff0bdb, 0x433fffffffffffdb, 0x433fffffffffffd9, 0x433fffffffffffd7, 0x433fffffffffffd5, 0x433fffffffffffd3,
    0x433fffffffffffd1, 0x433fffffffffffcf, 0x433fffffffffffcd, 0x433fffaa680df531, 0x433fff459debb683, 0xc30ffffffffffffe,
    0x430ffffffffffff6, 0xc30ffffffffffff2, 0x430fffffffffffee, 0xc30fffffffffffea, 0x430fffffffffffe6, 0xc30fffffffffffe2,
    0x430fffffffffffde, 0xc30fffffffffffda, 0x431fffffffffffff, 0xc31ffffffffffffd, 0x431ffffffffffffb, 0xc31ffffffffffff9,
    0x431ffffffffffff7, 0xc31ffffffffffff5, 0x431ffffffffffff3, 0xc31ffffffffffff1, 0x431fffffffffffef, 0x4305555555555552,
    0xc30555555555554a, 0x4305555555555542, 0xc30555555555553a, 0x4305555555555532, 0xc30555555555552a, 0x4305555555555522,
    0xc30555555555551a, 0x4305555555555512, 3, 3, 3, 2,
    0xfffffffffffffffd, 2, 3, 1, 0x4305555555555556, 0x430555555555555a,
    0xc30555555555555e, 0xc305555555555562, 0x4305555555555566, 0x430555555555556a, 0xc30555555555556e, 0xc305555555555572,
    0x4305555555555576, 0x430ffffffffffffa, 0xc310000000000003, 0xc310000000000005, 0x4310000000000007, 0x4310000000000009,
    0xc31000000000000b, 0xc31000000000000d, 0x431000000000000f, 0x4310000000000011, 0x430555555555554e, 0x4305555555555546,
    0xc30555555555553e, 0xc305555555555536, 0x430555555555552e, 0x4305555555555526, 0xc30555555555551e, 0xc305555555555516,
    0x430555555555550e, 0xbfe0000000000000, 0xc000000000000000, 0xc31ffffffffffffe, 0x431ffffffffffffe, 0x4014000000000000,
    0xc018000000000000, 0xc31ffffffffffffe, 0x431ffffffffffffe, 0x4022000000000000, 0x431fffffffffffff, 0xc31ffffffffffffd,
    0x431ffffffffffffb, 0xc31ffffffffffff9, 0x431ffffffffffff7, 0xc31ffffffffffff5, 0x431ffffffffffff3, 0xc31ffffffffffff1,
    0x431fffffffffffef, 0x431ffffffffffffb, 0x4305555555555556, 0xc30555555555555a, 0xc31fffffffffffe9, 0x431fffffffffffe3,
    0x4305555555555566, 0xc30555555555556a, 0xc31fffffffffffd1, 0x431fffffffffffcb, 0x7fffffffffffffff, 0x8000000000000000,
    0x430ffffffffffffe, 0xc30ffffffffffffc, 0x430ffffffffffffa, 0xc30ffffffffffff8, 0x430ffffffffffff6, 0xc30ffffffffffff4,
    0x430ffffffffffff2, 0xc30ffffffffffff0, 0x430fffffffffffee, 9, 8, 0xfffffffffffffff7,
    2, 4, 0xfffffffffffffffe, 1, 2, 3,
    1, 0x430ffffffffffffe, 0x430ffffffffffffc, 0xc30ffffffffffffa, 0xc30ffffffffffff8, 0x430ffffffffffff6,
    0x430ffffffffffff4, 0x431ffffffffffffd, 0xbff0000000000000, 0, 0xc30ffffffffffff8, 0xbfd0000000000000,
    0xc30ffffffffffff4, 0x430ffffffffffff2, 0x3fe8000000000000, 0x431ffffffffffff6, 0x4024000000000000, 0xc026000000000000,
    0x4028000000000000, 0xc02a000000000000, 0x402c000000000000, 0xc02e000000000000, 0x4030000000000000, 0xc031000000000000,
    0x4032000000000000, 3, 0xffffffffffffffff, 3, 0, 0xfffffffffffffffa,
    8, 0x3ff0000000000000, 0x4000000000000000, 0x4010000000000000, 0x4020000000000000, 0x4030000000000000,
    0x4040000000000000, 0x4032000000000000, 0xc026000000000000, 0x4028000000000000, 0x4020000000000000, 0x402c000000000000,
    0xc02e000000000000, 0x4030000000000000, 0xc031000000000000, 0x404a000000000000, 0x8000000000000000, 0xc000000000000000,
    0xc340000000000000, 0xc340000000000001, 0x3fefffffffffe7f3, 0xc020000000000c06, 0x3ff0000000000000, 0x3ff0000000000000,
    0x3ff0000000000000, 0x3ff0000000000000, 0x3ff0000000000000, 0x3ff0000000000000, 0x3ff0000000000000, 0x3ff0000000000000,
    0x3ff0000000000000, 0x4340000000000000, 0x3ff0000000000000, 0xc340000000000000, 0x4340000000000000, 0x3ff0000000000000,
    0xc340000000000000, 0x4340000000000000, 0x3ff0000000000000, 0x3ff0000000000000, 0x3ff0000000000000, 0x3ff0000000000000,
    0x3ff0000000000000, 0x3ff0000000000000, 0x3ff0000000000000, 0xc33ffffffffffffe, 0x4000000000000000, 0x4008000000000000,
    0x4010000000000000, 0x4014000000000000, 0x4018000000000000, 5, 1, 1,
    4, 2, 0, 5, 0, 1,
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
    0xd19166cb3359ed12, 0x6fc8e084, 0x66f7b21fc8c03866, 0xa366a591052f2bd8, 0xdfd59903419e1f4a, 0x1c448c757e0d12bc,
    0x58b37fe7ba7c062e, 0x95227359f6eaf9a0, 0xd19166cb3359ed12, 0xe005a3d6fc8e084, 0x4a6f4dafac37d3f6, 0x86de4121e8a6c768,
    0xc34d34932515bada, 0xffbc28056184ae4c, 0x3c2b1b779df3a1be, 0x789a0ee9da629530, 0xb509025b16d188a2, 0xf177f5cd53407c14,
    0x2de6e93f8faf6f86, 0x6a55dcb1cc1e62f8, 0xa6c4d023088d566a, 0xe333c39544fc49dc, 0x1fa2b707816b3d4e, 0x5c11aa79bdda30c0,
    0x98809debfa492432, 0xd4ef915d36b817a4, 0x115e84cf73270b16, 0x4dcd7841af95fe88, 0x8a3c6bb3ec04f1fa, 2,
    1, 3, 3, 3, 0, 1,
    1, 0, 0, 1, 1, 0,
    0, 1, 1, 0, 0, 1,
    1, 0, 0, 1, 1, 0,
    0, 1, 1, 0, 2, 1,
    3, 2, 2, 0x91c448c7f38ccf0e, 0xce333c392ffbc280, 0xaa22fab6c6ab5f2,
    0x4711231da8d9a964, 0x8380168fe5489cd6, 0xbfef0a0121b79048, 0xfc5dfd735e2683ba, 0x38ccf0e59a95772c, 0x753be457d7046a9e,
    0xb1aad7c913735e10, 0xee19cb3b4fe25182, 0x2a88bead8c5144f4, 0xce333c39f38ccf0e, 0x2ffbc280052f2bd8, 0xdfd5990391c448c7,
    0x1c448c757e0d12bc, 0x6c6ab5f2ba7c062e, 0x952273594711231d, 0xaa22faba8d9a964, 0xe005a3d6fc8e084, 0x4a6f4dafac37d3f6,
    0xbfef0a01e5489cd6, 0x21b790482515bada, 0xffbc28058380168f, 0x3c2b1b779df3a1be, 0x5e2683bada629530, 0xb509025b38ccf0e5,
    0xfc5dfd739a95772c, 0x2de6e93f8faf6f86, 0x6a55dcb1cc1e62f8, 0xb1aad7c9d7046a9e, 0x13735e1044fc49dc, 0x1fa2b707753be457,
    0x5c11aa79bdda30c0, 0x4fe25182fa492432, 0xd4ef915d2a88bead, 0xee19cb3b8c5144f4, 0x4dcd7841af95fe88, 0x8a3c6bb3ec04f1fa,
    0, 1, 1, 0, 0, 1,
    1, 0, 0, 1, 1, 0,
    0, 1, 1, 0, 0, 1,
    1, 0, 0, 1, 1, 3,
    0x7ffffffe7fffffff, 0x7ffffffc7ffffffd, 0x7ffffffa7ffffffb, 0x7ffffff87ffffff9, 0x7ffffff67ffffff7, 0x7ffffff47ffffff5,
    0x7ffffff27ffffff3, 0x7ffffff07ffffff1, 0x7fffffee7fffffef, 0x7fffffec7fffffed, 0x7fffffea7fffffeb, 0x7fffffe87fffffe9,
    2, 4, 3, 3, 0x2fffffffd, 0xffffffff00000000,
    1, 3, 2, 0xfffffffeffffffff, 0xfffffffcfffffffd, 0xfffffffafffffffb,
    0xfffffffefffffffb, 0xfffffffd7ffffffd, 0x7ffffffa7ffffffb, 0xfffffffc7ffffff9, 0xffffffff7ffffff7, 0x7ffffff4fffffffa,
    0x7ffffff27ffffff3, 0x7ffffff07ffffff1, 0x7fffffee7fffffef, 0x7fffffec7fffffed, 0x7fffffea7fffffeb, 0x7fffffe87fffffe9,
    0x3500000033, 0x34, 0x200000001, 0x400000003, 0x600000005, 0x800000007,
    0xa00000009, 0xc0000000b, 0xe0000000d, 0x100000000f, 0x1200000011, 0x1400000013,
    0x1600000015, 0x1800000017, 0xffffffff00000002, 2, 0x3fffffffe, 0x3400000033,
    0x3600000035, 0x3800000037, 0x3600000001, 0x400000003, 0x600000005, 0x800000037,
    0xa00000009, 0xc00000038, 0xe0000000d, 0x100000000f, 0x1200000011, 0x1400000013,
    0x1600000015, 0x1800000017, 0xbfffffeab3333349, 0xb333334c0000001b, 0x1ebfffffe7, 0xb333333a0000000c,
    0x6bffffffc, 0xb333333db3333334, 0x9bffffff9, 0xbfffffffb3333337, 0xbffffff600000003, 0xbfffffe4b333334f,
    0xb333335200000021, 0x24bfffffe1, 0x15bfffffed, 0xbffffff3b3333343, 0x180000000f, 0xbffffff0b3333346,
    0xb333334000000012, 2, 0x11, 0xffffffffffffffff, 0xfffffffffffffff9, 0xffffffffffffffff,
    0xfffffffffffffffe, 9, 0xffffffffffffffff, 0xe, 0xfffffffffffffff7, 0xffffffffffffffff,
    0xfffffffffffffffc, 7, 0xffffffffffffffff, 0xc, 0xfffffffffffffff5, 0xffffffffffffffff,
    0xfffffffffffffffa, 0, 0xb, 0, 0xffffffffffffffff, 0xfffffffffffffff9,
    0, 0xfffffffffffffffe, 9, 0, 0xe, 0xfffffffffffffff7,
    0, 0xfffffffffffffffc, 7, 0, 0xc, 2,
    0x10, 0x4ccccccc00000002, 0xbffffffe5555555a, 0xaaaaaaaf00000005, 0xbffffffb4cccccc9, 0x800000008,
    0x5555555d4cccccc6, 0xbbffffff8, 0x4cccccc3aaaaaab2, 0xebffffff8, 0x4cccccc0d5555551, 0xeaaaaaaabffffff2,
    0x4cccccbd00000011, 0xbfffffefbffffff5, 0xd555555300000014, 0xbfffffec4cccccba, 0x17eaaaaaac, 0xbfffffeab3333349,
    0xb333334c0000001b, 0x1ebfffffe7, 0x4cccccc60000000b, 0x5bffffffb, 0x4cccccc34ccccccc, 0x8bffffff8,
    0xbffffffe4cccccc9, 0xbffffff500000002, 0xbfffffe4b333334f, 0xb333335200000021, 0x24bfffffe1, 0x14bfffffec,
    0xbffffff24cccccbd, 0x170000000e, 0xbfffffef4cccccba, 0x4cccccc000000011, 0xfffe0000fffd, 0xfffffffeffffffff,
    0xfffffffcfffffffd, 0xfffc0000fffb, 0xfffffffafffffffb, 0xfffffff8fffffff9, 0xfffa0000ffff, 0xfffffff6fffffff7,
    0xfffffff4fffffff5, 0xfff60000fff5, 0xfffffff2fffffff3, 0xfffffff0fffffff1, 0xfff40000fff9, 0xffffffeeffffffef,
    0xffffffecffffffed, 0xfff80000fff7, 0xffffffeaffffffeb, 0xffffffe8ffffffe9, 2, 1,
    3, 1, 2, 1, 1, 3,
    0xffffffff, 0x100000000, 0xffffffff00000001, 0xffffffff00000001, 0xffffffff, 0xfffffffe00000000,
    2, 1, 3, 1, 1, 1,
    1, 2, 0xfffd0000fffe, 0xfffb0000fffc, 0xfff90000fffa, 0xfff70000fff8,
    0xfff50000fff6, 0xfff30000fff4, 0xfffb0006fff9000c, 0xfffffffeffffffff, 0xfffffffcfffffffd, 0xfff70014fff5001e,
    0xfffffffafffffffb, 0xfffffff8fffffff9, 0xfff3002afffd0002, 0xfffffff6fffffff7, 0xfffffff4fffffff5, 0xffeb006effe90084,
    0xfffffff2fffffff3, 0xfffffff0fffffff1, 0xffe7009cfff10038, 0xffffffeeffffffef, 0xffffffecffffffed, 0xffef0048ffed005a,
    0xffffffeaffffffeb, 0xffffffe8ffffffe9, 3, 0, 4, 0,
    0xb333333d0000000c, 0xfbffffff6, 0xbffffff3b3333340, 0xb333334300000012, 0x15bffffff0, 0xbfffffedb3333346,
    0xb333334900000018, 0x1bbfffffea, 0xbfffffe7b333334c, 0xb333333700000006, 0x1ebffffffc, 0xbfffffe4b333334f,
    0xb333333a00000009, 0x21bffffff9, 0xbfffffe1b3333352, 0xb333335500000024, 0x3bfffffde, 0xbfffffffb3333334,
    1, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 1, 0xffffffffffffffff,
    0, 0, 0, 0xfffffffffffffffe, 1, 0xffffffffffffffff,
    0xffffffffffffffff, 0xffffffffffffffff, 1, 0xffffffffffffffff, 0, 0xfffffffffffffffe,
    0, 0xfffffffffffffffe, 4, 5, 0xb333333600000002, 0x5c0000001,
    0xbffffffb4cccccc9, 0x4ccccccc5555555a, 0x8bffffffe, 0xbffffff84cccccc6, 4, 1,
    1, 3, 0xb333333d0000000c, 0xfbffffff6, 0xbffffff3b3333340, 0xb333334300000012,
    0x15bffffff0, 0xbfffffedb3333346, 0xb333334900000018, 0x1bbfffffea, 0xbfffffe7b333334c, 0x4cccccc900000005,
    0x1ebffffffb, 0xbfffffe4b333334f, 0x4cccccc600000008, 0x21bffffff8, 0xbfffffe1b3333352, 0xb333335500000024,
    0x2bfffffde, 0xbffffffe4ccccccc, 0x4ccccccbfffffffc, 0xfffffff940000000, 0x400000034cccccc8, 0x4cccccc5fffffff6,
    0xfffffff340000006, 0x400000094cccccc2, 3, 4, 0, 2,
    0, 0xfffffff340000006, 0x400000094cccccc2, 0x4cccccbffffffff0, 0xffffffed4000000c, 0x400000034cccccc8,
    0x4cccccc5fffffff6, 0x4ccccccbfffffffc, 0xfffffff940000000, 4, 4, 3,
    0xfffffffffffffffe, 3, 0xfffffffffffffffc, 4, 1, 0x4cccccc9fffffffd,
    0xfffffff73ffffffe, 0x40000004b3333336, 0xb3333339fffffff7, 0xb3333333aaaaaaa5, 0xfffffffa40000001, 0xfffffff440000007,
    0x4000000ab333333c, 0xfffffff440000007, 0x4000000ab333333c, 0x4cccccbffffffff0, 0xffffffed4000000c, 0x40000004b3333336,
    0xb3333339fffffff7, 0xb3333333fffffffd, 0xfffffffa40000001, 0xfffffffeffffffff, 0xfffffffcfffffffd, 0xfffffffafffffffb,
    0xfffffff8fffffff9, 0xfffffff6fffffff7, 0xfffffff4fffffff5, 0xfffffff2fffffff3, 0xfffffff0fffffff1, 0xfffe0000ffff,
    0xfffc0000fffd, 0xfffa0000fffb, 0xfff80000fff9, 0x65800000659, 0x65600000657, 0x65400000655,
    0x65200000653, 4, 8, 3, 0xfffffffffffffffe, 3,
    3, 1, 0x65600000658, 0x65200000654, 0x64e00000650, 0x64a0000064c,
    0xfffd0000fffe, 0xfffb0000fffc, 0xfff90000fffa, 0xfff70000fff8, 0x65500000657, 0x65100000653,
    0x64d0000064f, 0x6490000064b, 3, 8, 0xfffffffeffffffff, 0xfffffffcfffffffd,
    0xfffffffafffffffb, 0xfffffff8fffffff9, 0xfffffff6fffffff7, 0xfffffff4fffffff5, 0xfffffff2fffffff3, 0xfffffff0fffffff1,
    0xfffb0006fffd0002, 0xfff70014fff9000c, 0xfff3002afff5001e, 0xffef0048fff10038, 0xfe81d4d0ff4adfa8, 0xfcf0ef4cfdb92f64,
    0xfb619eb8fc291470, 0xf9d3e254fa9a8e0c, 0xd19166cb3359ed12, 0xe005a3d6fc8e084, 0x4a6f4dafac37d3f6, 0x86de4121e8a6c768,
    0xc34d34932515bada, 0xffbc28056184ae4c, 0x3c2b1b779df3a1be, 0x789a0ee9da629530, 0xb509025b16d188a2, 0xf177f5cd53407c14,
    0x2de6e93f8faf6f86, 0x6a55dcb1cc1e62f8, 0xa6c4d023088d566a, 0xe333c39544fc49dc, 0x1fa2b707816b3d4e, 0x5c11aa79bdda30c0,
    0x98809debfa492432, 0xd4ef915d36b817a4, 0x115e84cf73270b16, 0x4dcd7841af95fe88, 0x8a3c6bb3ec04f1fa, 0xc6ab5f252873e56c,
    0x31a529764e2d8de, 0x3f894609a151cc50, 0x7bf8397bddc0bfc2, 0xb8672ced1a2fb334, 0xf4d6205f569ea6a6, 1,
    0, 2, 0, 0, 1, 1,
    0, 0, 0, 0, 2, 4,
    3, 0x91c448c7f38ccf0e, 0xce333c392ffbc280, 0xaa22fab6c6ab5f2, 0x4711231da8d9a964, 0x8380168fe5489cd6,
    0xbfef0a0121b79048, 0xfc5dfd735e2683ba, 0x38ccf0e59a95772c, 0x753be457d7046a9e, 0xb1aad7c913735e10, 0xee19cb3b4fe25182,
    0x2a88bead8c5144f4, 0x66f7b21fc8c03866, 0xa366a591052f2bd8, 0xdfd59903419e1f4a, 0x1c448c757e0d12bc, 0x58b37fe7ba7c062e,
    0x95227359f6eaf9a0, 4, 3, 3, 0xd19166cb3359ed12, 0xe005a3d6fc8e084,
    0x4a6f4dafac37d3f6, 0x86de4121e8a6c768, 0x8380168f2515bada, 0xbfef0a0121b79048, 0xfc5dfd735e2683ba, 0x38ccf0e59a95772c,
    0x753be457d7046a9e, 0x419e1f4aa366a591, 0x7e0d12bcdfd59903, 0xba7c062e1c448c75, 0xf6eaf9a058b37fe7, 0x13735e1095227359,
    0x4fe25182b1aad7c9, 0x8c5144f4ee19cb3b, 0xc8c038662a88bead, 0x52f2bd866f7b21f, 0x115e84cf73270b16, 0x4dcd7841af95fe88,
    0x8a3c6bb3ec04f1fa, 0xc6ab5f252873e56c, 0xf38ccf0e64e2d8de, 0x2ffbc28091c448c7, 0x6c6ab5f2ce333c39, 0xa8d9a9640aa22fab,
    0xe5489cd64711231d, 1, 0, 2, 0, 0,
    1, 1, 0, 0, 0, 0,
    3,
#endif
#if (SCATTER_VECTORS_TYPES) & 0x2000 /* uint64 */
    0xc8c0386d681bed6e, 0x66f7b226b08a456f, 0x52f2bdff8f89d70, 0xa366a5994166f571, 0x419e1f5289d54d72, 0xdfd5990bd243a573,
    0x7e0d12c51ab1fd74, 0x1c448c7e63205575, 0xba7c0637ab8ead76, 0x58b37ff0f3fd0577, 0xf6eaf9aa3c6b5d78, 0x9522736384d9b579,
    0x3359ed1ccd480d7a, 0xd19166d615b6657b, 0x6fc8e08f5e24bd7c, 0xe005a48a693157d, 0xac37d401ef016d7e, 0x4a6f4dbb376fc57f,
    0xe8a6c7747fde1d80, 0x86de412dc84c7581, 0x2515bae710bacd82, 0xc34d34a059292583, 0x6184ae59a1977d84, 0xffbc2812ea05d585,
    0x9df3a1cc32742d86, 0x3c2b1b857ae28587, 0xda62953ec350dd88, 0x789a0ef80bbf3589, 0x16d188b1542d8d8a, 0xb509026a9c9be58b,
    0x53407c23e50a3d8c, 0xf177f5dd2d78958d, 0x8faf6f9675e6ed8e, 0x2de6e94fbe55458f, 0xcc1e630906c39d90, 0x6a55dcc24f31f591,
    0x88d567b97a04d92, 0xa6c4d034e00ea593, 0x44fc49ee287cfd94, 0xe333c3a770eb5595, 0x816b3d60b959ad96, 0x1fa2b71a01c80597,
    0xbdda30d34a365d98, 0x5c11aa8c92a4b599, 0xfa492445db130d9a, 0x98809dff2381659b, 0x36b817b86befbd9c, 0xd4ef9171b45e159d,
    0x73270b2afccc6d9e, 0x115e84e4453ac59f, 0xaf95fe9d8da91da0, 0x4dcd7856d61775a1, 0xec04f2101e85cda2, 0x8a3c6bc966f425a3,
    2, 1, 3, 3, 3, 0,
    1, 1, 0, 0, 1, 1,
    0, 0, 1, 1, 0, 0,
    1, 1, 0, 0, 1, 1,
    0, 0, 1, 1, 0, 2,
    1, 3, 2, 2, 0xf38ccf0e9dc3ad56, 0x91c448c7e6320557,
    0x2ffbc2812ea05d58, 0xce333c3a770eb559, 0x6c6ab5f3bf7d0d5a, 0xaa22fad07eb655b, 0xa8d9a9665059bd5c, 0x4711231f98c8155d,
    0xe5489cd8e1366d5e, 0x8380169229a4c55f, 0x21b7904b72131d60, 0xbfef0a04ba817561, 0x5e2683be02efcd62, 0xfc5dfd774b5e2563,
    0x9a95773093cc7d64, 0x38ccf0e9dc3ad565, 0xd7046aa324a92d66, 0x753be45c6d178567, 0x13735e15b585dd68, 0xb1aad7cefdf43569,
    0x4fe2518846628d6a, 0xee19cb418ed0e56b, 0x8c5144fad73f3d6c, 0x2a88beb41fad956d, 0xf38ccf0e9dc3ad56, 0xce333c3a770eb559,
    0x52f2bdff8f89d70, 0x2ffbc2812ea05d58, 0x91c448c7e6320557, 0xdfd5990bd243a573, 0x7e0d12c51ab1fd74, 0x1c448c7e63205575,
    0xba7c0637ab8ead76, 0x6c6ab5f3bf7d0d5a, 0x4711231f98c8155d, 0x9522736384d9b579, 0xa8d9a9665059bd5c, 0xaa22fad07eb655b,
    0x6fc8e08f5e24bd7c, 0xe005a48a693157d, 0xac37d401ef016d7e, 0x4a6f4dbb376fc57f, 0xe5489cd8e1366d5e, 0xbfef0a04ba817561,
    0x2515bae710bacd82, 0x21b7904b72131d60, 0x8380169229a4c55f, 0xffbc2812ea05d585, 0x9df3a1cc32742d86, 0x3c2b1b857ae28587,
    0xda62953ec350dd88, 0x5e2683be02efcd62, 0x38ccf0e9dc3ad565, 0xb509026a9c9be58b, 0x9a95773093cc7d64, 0xfc5dfd774b5e2563,
    0x8faf6f9675e6ed8e, 0x2de6e94fbe55458f, 0xcc1e630906c39d90, 0x6a55dcc24f31f591, 0xd7046aa324a92d66, 0xb1aad7cefdf43569,
    0x44fc49ee287cfd94, 0x13735e15b585dd68, 0x753be45c6d178567, 0x1fa2b71a01c80597, 0xbdda30d34a365d98, 0x5c11aa8c92a4b599,
    0xfa492445db130d9a, 0x4fe2518846628d6a, 0x2a88beb41fad956d, 0xd4ef9171b45e159d, 0x8c5144fad73f3d6c, 0xee19cb418ed0e56b,
    0xaf95fe9d8da91da0, 0x4dcd7856d61775a1, 0xec04f2101e85cda2, 0x8a3c6bc966f425a3, 0, 1,
    1, 0, 0, 1, 1, 0,
    0, 1, 1, 0, 0, 1,
    1, 0, 0, 1, 1, 0,
    0, 1, 1, 3, 0x7fffffffffffffff, 0x7ffffffffffffffe,
    0x7ffffffffffffffd, 0x7ffffffffffffffc, 0x7ffffffffffffffb, 0x7ffffffffffffffa, 0x7ffffffffffffff9, 0x7ffffffffffffff8,
    0x7ffffffffffffff7, 0x7ffffffffffffff6, 2, 5, 4, 0,
    0xfffffffffffffffd, 1, 0xffffffffffffffff, 2, 2, 3,
    0xffffffffffffffff, 0xfffffffffffffffe, 0xfffffffffffffffd, 0xfffffffffffffffc, 0xfffffffffffffffb, 0xfffffffffffffffa,
    0xfffffffffffffffe, 0x7ffffffffffffffe, 0xfffffffffffffffd, 0x7ffffffffffffffc, 0xffffffffffffffff, 0x7ffffffffffffffa,
    0xfffffffffffffffc, 0xfffffffffffffffa, 0x7ffffffffffffff7, 0xfffffffffffffffb, 0x33, 0x34,
    0x36, 1, 2, 3, 4, 5,
    6, 7, 8, 9, 0xa, 3,
    0xfffffffffffffffe, 3, 0xffffffffffffffff, 0, 4, 0x33,
    0x34, 0x35, 0x36, 0x37, 0x38, 1,
    2, 3, 0x35, 5, 0x37, 7,
    8, 9, 0x38, 3, 0xb333333333333334, 0xbfffffffffffffff,
    6, 0xb333333333333337, 0xbffffffffffffffc, 2, 1, 3,
    0xffffffff00000000, 0xffffffff00000000, 0xffffffff00000000, 0xffffffff00000000, 0xffffffff00000000, 0xffffffff00000000,
    0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
    2, 4, 3, 2, 0xb333333333333336, 0xc000000000000001,
    0x555555555555555a, 0xcccccccccccccccf, 0xd555555555555556, 0xaaaaaaaaaaaaaaaf, 0xe666666666666668, 0xbffffffffffffffe,
    8, 0x4ccccccccccccccc, 0xc000000000000000, 8, 0xb333333333333339, 0xbffffffffffffffb,
    0x555555555555555b, 0xccccccccccccccd2, 0xd555555555555555, 0xaaaaaaaaaaaaaaae, 0x4cccccccccccccc9, 0xeaaaaaaaaaaaaaac,
    5, 0xb33333333333333c, 0xc000000000000000, 2, 0x4ccccccccccccccc, 0xbffffffffffffffe,
    5, 0x4cccccccccccccc9, 0xbffffffffffffffb, 0xffffffffffffffff, 0x285144, 0xfffffffffffffffe,
    0x285142, 0xfffffffffffffffd, 0xfffffffffffffffc, 0x285140, 0xfffffffffffffffb, 0x28513e,
    0xfffffffffffffffa, 0xfffffffffffffff9, 0x28513c, 0xfffffffffffffff8, 0x28513a, 0xfffffffffffffff7,
    0xfffffffffffffff6, 0xfffffffffffffff5, 0xfffffffffffffff4, 0xfffffffffffffff3, 0xfffffffffffffff2, 0x285145,
    0xfffffffffffffff1, 0x285143, 0xfffffffffffffff0, 0xffffffffffffffef, 0x285141, 0xffffffffffffffee,
    0x28513f, 0xffffffffffffffed, 0xffffffffffffffec, 0x28513d, 0xffffffffffffffeb, 0x28513b,
    0xffffffffffffffea, 0xffffffffffffffe9, 0xffffffffffffffe8, 0xffffffffffffffe7, 0xffffffffffffffe6, 0xffffffffffffffe5,
    0xffffffffffffffe4, 0xffffffffffffffe3, 0x285138, 0xffffffffffffffe2, 0x285136, 0xffffffffffffffe1,
    0xffffffffffffffe0, 0x285134, 0xffffffffffffffdf, 0x285132, 0xffffffffffffffde, 0xffffffffffffffdd,
    0x285130, 0xffffffffffffffdc, 0x28512e, 0xffffffffffffffdb, 0xffffffffffffffda, 0xffffffffffffffd9,
    0xffffffffffffffd8, 0xffffffffffffffd7, 0xffffffffffffffd6, 0x285139, 0xffffffffffffffd5, 0x285137,
    0xffffffffffffffd4, 0xffffffffffffffd3, 0x285135, 0xffffffffffffffd2, 0x285133, 0xffffffffffffffd1,
    0xffffffffffffffd0, 0x285131, 0xffffffffffffffcf, 0x28512f, 0xffffffffffffffce, 0xffffffffffffffcd,
    0xffffffffffffffcc, 0xffffffffffffffcb, 0xffffffffffffffca, 0xffffffffffffffc9, 0xffffffffffffffc8, 0xffffffffffffffc7,
    0xffffffffffffffc6, 0xffffffffffffffc5, 0xffffffffffffffc4, 0xffffffffffffffc3, 0xffffffffffffffc2, 0xffffffffffffffc1,
    0xffffffffffffffc0, 0xffffffffffffffbf, 0xffffffffffffffbe, 0xffffffffffffffbd, 0xffffffffffffffbc, 0xffffffffffffffbb,
    0xffffffffffffffba, 0xffffffffffffffb9, 0xffffffffffffffb8, 0xffffffffffffffb7, 0xffffffffffffffb6, 0xffffffffffffffb5,
    0xffffffffffffffb4, 0xffffffffffffffb3, 0xffffffffffffffb2, 0xffffffffffffffb1, 0xffffffffffffffb0, 0xffffffffffffffaf,
    0xffffffffffffffae, 0xffffffffffffffad, 0xffffffffffffffac, 0xffffffffffffffab, 0xffffffffffffffaa, 0xffffffffffffffa9,
    0xffffffffffffffa8, 0xffffffffffffffa7, 0xffffffffffffffa6, 0xffffffffffffffa5, 0xffffffffffffffa4, 0xffffffffffffffa3,
    0xffffffffffffffa2, 0xffffffffffffffa1, 0xffffffffffffffa0, 3, 2, 4,
    5, 1, 0xfffffffffffffffe, 1, 0xfffffffffffffffe, 1,
    0xfffffffffffffffe, 1, 0xfffffffffffffffe, 1, 0xfffffffffffffffe, 1,
    0xfffffffffffffffe, 0xffffffffffffffff, 0, 0xffffffffffffffff, 0, 0xffffffffffffffff,
    0, 0xffffffffffffffff, 0, 0xffffffffffffffff, 0, 0xffffffffffffffff,
    0, 1, 0xfffffffffffffffe, 1, 0xfffffffffffffffe, 1,
    0xfffffffffffffffe, 1, 0xfffffffffffffffe, 1, 0xfffffffffffffffe, 1,
    0xfffffffffffffffe, 0xffffffffffffffff, 0, 0xffffffffffffffff, 0, 0xffffffffffffffff,
    0, 0xffffffffffffffff, 0, 0xffffffffffffffff, 0, 0xffffffffffffffff,
    0, 2, 2, 3, 4, 0x285144,
    0x285142, 0x285140, 0x28513e, 0x28513c, 0x28513a, 0x285138,
    0x285136, 0x285134, 0x285132, 0x285130, 0x28512e, 0x285143,
    0x285141, 0x28513f, 0x28513d, 0x28513b, 0x285139, 0x285137,
    0x285135, 0x285133, 0x285131, 0x28512f, 0x28512d, 0x28512c,
    0x28512a, 0x285128, 0x285126, 0x285124, 0x285122, 0x285120,
    0x28511e, 0x28511c, 0x28511a, 0x285118, 0x285116, 0x28512b,
    0x285129, 0x285127, 0x285125, 0x285123, 0x285121, 0x28511f,
    0x28511d, 0x28511b, 0x285119, 0x285117, 0x285115, 0xffffffffffffffff,
    0xffffbb1d2bab6188, 0xfffffffffffffffe, 0xffff7b9e3ef60b0c, 0xfffffffffffffffd, 0xfffffffffffffffc, 0xffff3c1f5c550480,
    0xfffffffffffffffb, 0xfffefca083c84d24, 0xfffffffffffffffa, 0xfffffffffffffff9, 0xfffebd21b54fe438, 0xfffffffffffffff8,
    0xfffe7da2f0ebc8fc, 0xfffffffffffffff7, 0xfffffffffffffff6, 0xfffffffffffffff5, 0xfffffffffffffff4, 0xfffffffffffffff3,
    0xfffffffffffffff2, 0xffffdadca5cdaafc, 0xfffffffffffffff1, 0xffff9b5db40e2c40, 0xfffffffffffffff0, 0xffffffffffffffef,
    0xffff5bdecc62fdd4, 0xffffffffffffffee, 0xffff1c5feecc1ef8, 0xffffffffffffffed, 0xffffffffffffffec, 0xfffedce11b498eec,
    0xffffffffffffffeb, 0xfffe9d6251db4cf0, 0xffffffffffffffea, 0xffffffffffffffe9, 0xffffffffffffffe8, 0xffffffffffffffe7,
    0xffffffffffffffe6, 0xffffffffffffffe5, 0xffffffffffffffe4, 0xffffffffffffffe3, 0xfffe3e24369bfab0, 0xffffffffffffffe2,
    0xfffdfea586607894, 0xffffffffffffffe1, 0xffffffffffffffe0, 0xfffdbf26e03941e8, 0xffffffffffffffdf, 0xfffd7fa8442655ec,
    0xffffffffffffffde, 0xffffffffffffffdd, 0xfffd4029b227b3e0, 0xffffffffffffffdc, 0xfffd00ab2a3d5b04, 0xffffffffffffffdb,
    0xffffffffffffffda, 0xffffffffffffffd9, 0xffffffffffffffd8, 0xffffffffffffffd7, 0xffffffffffffffd6, 0xfffe5de392815844,
    0xffffffffffffffd5, 0xfffe1e64dd3bb028, 0xffffffffffffffd4, 0xffffffffffffffd3, 0xfffddee6320a53dc, 0xffffffffffffffd2,
    0xfffd9f6790ed42a0, 0xffffffffffffffd1, 0xffffffffffffffd0, 0xfffd5fe8f9e47bb4, 0xffffffffffffffcf, 0xfffd206a6ceffe58,
    0xffffffffffffffce, 0xffffffffffffffcd, 0xffffffffffffffcc, 0xffffffffffffffcb, 0xffffffffffffffca, 0xffffffffffffffc9,
    0xffffffffffffffc8, 0xffffffffffffffc7, 0xffffffffffffffc6, 0xffffffffffffffc5, 0xffffffffffffffc4, 0xffffffffffffffc3,
    0xffffffffffffffc2, 0xffffffffffffffc1, 0xffffffffffffffc0, 0xffffffffffffffbf, 0xffffffffffffffbe, 0xffffffffffffffbd,
    0xffffffffffffffbc, 0xffffffffffffffbb, 0xffffffffffffffba, 0xffffffffffffffb9, 0xffffffffffffffb8, 0xffffffffffffffb7,
    0xffffffffffffffb6, 0xffffffffffffffb5, 0xffffffffffffffb4, 0xffffffffffffffb3, 0xffffffffffffffb2, 0xffffffffffffffb1,
    0xffffffffffffffb0, 0xffffffffffffffaf, 0xffffffffffffffae, 0xffffffffffffffad, 0xffffffffffffffac, 0xffffffffffffffab,
    0xffffffffffffffaa, 0xffffffffffffffa9, 0xffffffffffffffa8, 0xffffffffffffffa7, 0xffffffffffffffa6, 0xffffffffffffffa5,
    0xffffffffffffffa4, 0xffffffffffffffa3, 0xffffffffffffffa2, 0xffffffffffffffa1, 0xffffffffffffffa0, 0,
    3, 0x1b, 0xb33333333333334c, 0xbfffffffffffffe7, 0x1e, 0xb33333333333334f,
    0xbfffffffffffffe4, 0x21, 0xb333333333333352, 0xbfffffffffffffe1, 0x24, 0xb333333333333355,
    0xbfffffffffffffde, 0x27, 0xb333333333333358, 0xbfffffffffffffdb, 0x2a, 0xb333333333333343,
    0xbffffffffffffff0, 0x15, 0xb333333333333346, 0xbfffffffffffffed, 0x18, 0xb333333333333349,
    0xbfffffffffffffea, 0xb33333333333335b, 0xbfffffffffffffd8, 0x2d, 0xb33333333333335e, 0xbfffffffffffffd5,
    0x30, 0xb333333333333361, 0xbfffffffffffffd2, 0xbffffffffffffff9, 0xc, 0xb33333333333333d,
    0xbffffffffffffff6, 0xf, 0xb333333333333340, 0xbffffffffffffff3, 0x12, 3,
    0xb333333333333334, 0xbfffffffffffffff, 6, 0xb333333333333337, 0xbffffffffffffffc, 9,
    0xb33333333333333a, 3, 2, 4, 2, 0xffffffffffffffff,
    0xffffffffffffffff, 0xffffffffffffffff, 0, 0xffffffffffffffff, 0xffffffffffffffff, 0xfffffffffffffffe,
    0, 2, 2, 2, 2, 0xb333333333333336,
    0xc000000000000001, 8, 0xb333333333333339, 0xbffffffffffffffb, 0xb, 0x4cccccccccccccc6,
    0xbffffffffffffff8, 0xb, 0x4cccccccccccccc3, 0xbffffffffffffff5, 0xe, 0x4cccccccccccccc0,
    0xbffffffffffffff2, 0x11, 0x555555555555555a, 0x4ccccccccccccccc, 0xbffffffffffffffe, 5,
    0x4cccccccccccccc9, 0xd555555555555555, 8, 0xccccccccccccccd3, 0x4cccccccccccccbd, 0xbfffffffffffffef,
    0x14, 0x4cccccccccccccba, 0xbfffffffffffffec, 0x17, 0x4cccccccccccccb7, 0xbfffffffffffffe9,
    2, 2, 4, 2, 0x1b, 0xb33333333333334c,
    0xbfffffffffffffe7, 0x1e, 0xb33333333333334f, 0xbfffffffffffffe4, 0x21, 0xb333333333333352,
    0xbfffffffffffffe1, 0x24, 0xb333333333333355, 0xbfffffffffffffde, 0x27, 0xb333333333333358,
    0xbfffffffffffffdb, 0x2a, 0x4cccccccccccccbd, 0xbfffffffffffffef, 0x14, 0x4cccccccccccccba,
    0xbfffffffffffffec, 0x17, 0x4cccccccccccccb7, 0xbfffffffffffffe9, 0xb33333333333335b, 0xbfffffffffffffd8,
    0x2d, 0xb33333333333335e, 0xbfffffffffffffd5, 0x30, 0xb333333333333361, 0xbfffffffffffffd2,
    0xbffffffffffffff8, 0xb, 0x4cccccccccccccc3, 0xbffffffffffffff5, 0xe, 0x4cccccccccccccc0,
    0xbffffffffffffff2, 0x11, 2, 0x4ccccccccccccccc, 0xbffffffffffffffe, 5,
    0x4cccccccccccccc9, 0xbffffffffffffffb, 8, 0x4cccccccccccccc6, 0xffffffffffffffff, 0xfffffffffffffffe,
    0xfffffffffffffffd, 0xfffffffffffffffc, 0xfffffffffffffffb, 0xfffffffffffffffa, 0xfffffffffffffff9, 0xfffffffffffffff8,
    0xfffffffffffffff7, 0xfffffffffffffff6, 0xfffffffffffffff5, 0xfffffffffffffff4, 0xfffffffffffffff3, 0xfffffffffffffff2,
    0xfffffffffffffff1, 0xfffffffffffffff0, 0xffffffffffffffef, 0xffffffffffffffee, 0xffffffffffffffed, 0xffffffffffffffec,
    0xffffffffffffffeb, 0xffffffffffffffea, 0xffffffffffffffe9, 0xffffffffffffffe8, 0xffffffffffffffe7, 0xffffffffffffffe6,
    0xffffffffffffffe5, 0xffffffffffffffe4, 0xffffffffffffffe3, 0xffffffffffffffe2, 0xffffffffffffffe1, 0xffffffffffffffe0,
    0xffffffffffffffdf, 0xffffffffffffffde, 0xffffffffffffffdd, 0xffffffffffffffdc, 0xffffffffffffffdb, 0xffffffffffffffda,
    0xffffffffffffffd9, 0xffffffffffffffd8, 0xffffffffffffffd7, 0xffffffffffffffd6, 0xffffffffffffffd5, 0xffffffffffffffd4,
    0xffffffffffffffd3, 0xffffffffffffffd2, 0xffffffffffffffd1, 0xffffffffffffffd0, 0xffffffffffffffcf, 0xffffffffffffffce,
    0xffffffffffffffcd, 0xffffffffffffffcc, 0xffffffffffffffcb, 0xffffffffffffffca, 0xffffffffffffffc9, 0xffffffffffffffc8,
    0xffffffffffffffc7, 0xffffffffffffffc6, 0xffffffffffffffc5, 0xffffffffffffffc4, 0xffffffffffffffc3, 0xffffffffffffffc2,
    0xffffffffffffffc1, 0xffffffffffffffc0, 0x285145, 0x285144, 0x285143, 0x285142,
    0x285141, 0x285140, 0x28513f, 0x28513e, 0x28513d, 0x28513c,
    0x28513b, 0x28513a, 0x285139, 0x285138, 0x285137, 0x285136,
    0x285135, 0x285134, 0x285133, 0x285132, 0x285131, 0x285130,
    0x28512f, 0x28512e, 0x28512d, 0x28512c, 0x28512b, 0x28512a,
    0x285129, 0x285128, 0x285127, 0x285126, 3, 0x20,
    2, 0xffffffffffffffff, 2, 1, 0x285144, 0x285142,
    0x285140, 0x28513e, 0x28513c, 0x28513a, 0x285138, 0x285136,
    0x285134, 0x285132, 0x285130, 0x28512e, 0x28512c, 0x28512a,
    0x285128, 0x285126, 0x285124, 0x285122, 0x285120, 0x28511e,
    0x28511c, 0x28511a, 0x285118, 0x285116, 0x285114, 0x285112,
    0x285110, 0x28510e, 0x28510c, 0x28510a, 0x285108, 0x285106,
    0x285143, 0x285141, 0x28513f, 0x28513d, 0x28513b, 0x285139,
    0x285137, 0x285135, 0x285133, 0x285131, 0x28512f, 0x28512d,
    0x28512b, 0x285129, 0x285127, 0x285125, 0x285123, 0x285121,
    0x28511f, 0x28511d, 0x28511b, 0x285119, 0x285117, 0x285115,
    0x285113, 0x285111, 0x28510f, 0x28510d, 0x28510b, 0x285109,
    0x285107, 0x285105, 2, 0x20, 0xffffffffffffffff, 0xfffffffffffffffe,
    0xfffffffffffffffd, 0xfffffffffffffffc, 0xfffffffffffffffb, 0xfffffffffffffffa, 0xfffffffffffffff9, 0xfffffffffffffff8,
    0xfffffffffffffff7, 0xfffffffffffffff6, 0xfffffffffffffff5, 0xfffffffffffffff4, 0xfffffffffffffff3, 0xfffffffffffffff2,
    0xfffffffffffffff1, 0xfffffffffffffff0, 0xffffffffffffffef, 0xffffffffffffffee, 0xffffffffffffffed, 0xffffffffffffffec,
    0xffffffffffffffeb, 0xffffffffffffffea, 0xffffffffffffffe9, 0xffffffffffffffe8, 0xffffffffffffffe7, 0xffffffffffffffe6,
    0xffffffffffffffe5, 0xffffffffffffffe4, 0xffffffffffffffe3, 0xffffffffffffffe2, 0xffffffffffffffe1, 0xffffffffffffffe0,
    0xffffffffffffffdf, 0xffffffffffffffde, 0xffffffffffffffdd, 0xffffffffffffffdc, 0xffffffffffffffdb, 0xffffffffffffffda,
    0xffffffffffffffd9, 0xffffffffffffffd8, 0xffffffffffffffd7, 0xffffffffffffffd6, 0xffffffffffffffd5, 0xffffffffffffffd4,
    0xffffffffffffffd3, 0xffffffffffffffd2, 0xffffffffffffffd1, 0xffffffffffffffd0, 0xffffffffffffffcf, 0xffffffffffffffce,
    0xffffffffffffffcd, 0xffffffffffffffcc, 0xffffffffffffffcb, 0xffffffffffffffca, 0xffffffffffffffc9, 0xffffffffffffffc8,
    0xffffffffffffffc7, 0xffffffffffffffc6, 0xffffffffffffffc5, 0xffffffffffffffc4, 0xffffffffffffffc3, 0xffffffffffffffc2,
    0xffffffffffffffc1, 0xffffffffffffffc0, 0xffffdadca5cdaafc, 0xffffbb1d2bab6188, 0xffff9b5db40e2c40, 0xffff7b9e3ef60b0c,
    0xffff5bdecc62fdd4, 0xffff3c1f5c550480, 0xffff1c5feecc1ef8, 0xfffefca083c84d24, 0xfffedce11b498eec, 0xfffebd21b54fe438,
    0xfffe9d6251db4cf0, 0xfffe7da2f0ebc8fc, 0xfffe5de392815844, 0xfffe3e24369bfab0, 0xfffe1e64dd3bb028, 0xfffdfea586607894,
    0xfffddee6320a53dc, 0xfffdbf26e03941e8, 0xfffd9f6790ed42a0, 0xfffd7fa8442655ec, 0xfffd5fe8f9e47bb4, 0xfffd4029b227b3e0,
    0xfffd206a6ceffe58, 0xfffd00ab2a3d5b04, 0xfffce0ebea0fc9cc, 0xfffcc12cac674a98, 0xfffca16d7143dd50, 0xfffc81ae38a581dc,
    0xfffc61ef028c3824, 0xfffc422fcef80010, 0xfffc22709de8d988, 0xfffc02b16f5ec474, 0, 1,
    0x3359ed1ccd480d7a, 0xd19166d615b6657b, 0x6fc8e08f5e24bd7c, 0xe005a48a693157d, 0xac37d401ef016d7e, 0x4a6f4dbb376fc57f,
    0xe8a6c7747fde1d80, 0x86de412dc84c7581, 0x2515bae710bacd82, 0xc34d34a059292583, 0x6184ae59a1977d84, 0xffbc2812ea05d585,
    0x9df3a1cc32742d86, 0x3c2b1b857ae28587, 0xda62953ec350dd88, 0x789a0ef80bbf3589, 0x16d188b1542d8d8a, 0xb509026a9c9be58b,
    0x53407c23e50a3d8c, 0xf177f5dd2d78958d, 0x8faf6f9675e6ed8e, 0x2de6e94fbe55458f, 0xcc1e630906c39d90, 0x6a55dcc24f31f591,
    0x88d567b97a04d92, 0xa6c4d034e00ea593, 0x44fc49ee287cfd94, 0xe333c3a770eb5595, 0x816b3d60b959ad96, 0x1fa2b71a01c80597,
    0xbdda30d34a365d98, 0x5c11aa8c92a4b599, 0xfa492445db130d9a, 0x98809dff2381659b, 0x36b817b86befbd9c, 0xd4ef9171b45e159d,
    0x73270b2afccc6d9e, 0x115e84e4453ac59f, 0xaf95fe9d8da91da0, 0x4dcd7856d61775a1, 0xec04f2101e85cda2, 0x8a3c6bc966f425a3,
    0x2873e582af627da4, 0xc6ab5f3bf7d0d5a5, 0x64e2d8f5403f2da6, 0x31a52ae88ad85a7, 0xa151cc67d11bdda8, 0x3f894621198a35a9,
    0xddc0bfda61f88daa, 0x7bf83993aa66e5ab, 0x1a2fb34cf2d53dac, 0xb8672d063b4395ad, 0x569ea6bf83b1edae, 0xf4d62078cc2045af,
    1, 0, 2, 0, 0, 1,
    1, 0, 0, 0, 0, 2,
    4, 3, 0xf38ccf0e9dc3ad56, 0x91c448c7e6320557, 0x2ffbc2812ea05d58, 0xce333c3a770eb559,
    0x6c6ab5f3bf7d0d5a, 0xaa22fad07eb655b, 0xa8d9a9665059bd5c, 0x4711231f98c8155d, 0xe5489cd8e1366d5e, 0x8380169229a4c55f,
    0x21b7904b72131d60, 0xbfef0a04ba817561, 0x5e2683be02efcd62, 0xfc5dfd774b5e2563, 0x9a95773093cc7d64, 0x38ccf0e9dc3ad565,
    0xd7046aa324a92d66, 0x753be45c6d178567, 0x13735e15b585dd68, 0xb1aad7cefdf43569, 0x4fe2518846628d6a, 0xee19cb418ed0e56b,
    0x8c5144fad73f3d6c, 0x2a88beb41fad956d, 0xc8c0386d681bed6e, 0x66f7b226b08a456f, 0x52f2bdff8f89d70, 0xa366a5994166f571,
    0x419e1f5289d54d72, 0xdfd5990bd243a573, 0x7e0d12c51ab1fd74, 0x1c448c7e63205575, 0xba7c0637ab8ead76, 0x58b37ff0f3fd0577,
    0xf6eaf9aa3c6b5d78, 0x9522736384d9b579, 4, 3, 3, 0x3359ed1ccd480d7a,
    0xd19166d615b6657b, 0x6fc8e08f5e24bd7c, 0xe005a48a693157d, 0xac37d401ef016d7e, 0x4a6f4dbb376fc57f, 0xe8a6c7747fde1d80,
    0x86de412dc84c7581, 0x2515bae710bacd82, 0x8380169229a4c55f, 0x21b7904b72131d60, 0xbfef0a04ba817561, 0x5e2683be02efcd62,
    0xfc5dfd774b5e2563, 0x9a95773093cc7d64, 0x38ccf0e9dc3ad565, 0xd7046aa324a92d66, 0x753be45c6d178567, 0xa366a5994166f571,
    0x419e1f5289d54d72, 0xdfd5990bd243a573, 0x7e0d12c51ab1fd74, 0x1c448c7e63205575, 0xba7c0637ab8ead76, 0x58b37ff0f3fd0577,
    0xf6eaf9aa3c6b5d78, 0x9522736384d9b579, 0x13735e15b585dd68, 0xb1aad7cefdf43569, 0x4fe2518846628d6a, 0xee19cb418ed0e56b,
    0x8c5144fad73f3d6c, 0x2a88beb41fad956d, 0xc8c0386d681bed6e, 0x66f7b226b08a456f, 0x52f2bdff8f89d70, 0x73270b2afccc6d9e,
    0x115e84e4453ac59f, 0xaf95fe9d8da91da0, 0x4dcd7856d61775a1, 0xec04f2101e85cda2, 0x8a3c6bc966f425a3, 0x2873e582af627da4,
    0xc6ab5f3bf7d0d5a5, 0x64e2d8f5403f2da6, 0xf38ccf0e9dc3ad56, 0x91c448c7e6320557, 0x2ffbc2812ea05d58, 0xce333c3a770eb559,
    0x6c6ab5f3bf7d0d5a, 0xaa22fad07eb655b, 0xa8d9a9665059bd5c, 0x4711231f98c8155d, 0xe5489cd8e1366d5e, 1,
    0, 2, 0, 0, 1, 1,
    0, 0, 0, 0, 3,
#endif
#if (SCATTER_VECTORS_TYPES) & 0x4000 /* complex64 */
    0x7703c46448aeb7e7, 0xa6f7466099563d53, 0x3b0daedafa5b328e, 0xe2ed5bea239fd836, 0x81e866afbe651d04, 0x601c8e8b5f95edc0,
    0xbdde7c39826f077a, 0x24267901e373fcb5, 0xf9d491c33a870e0f, 0x98cf9c88a77de72b, 0x493558b2767d2399, 0xd4c5b21215782e5e,
    0xd3f4328cc8cc6dc, 0x6e443863516e43e8, 0xafb6d2619096b152, 0x324e22d9f19ba68d, 0xebace7eb2c5f6437, 0x8aa7f2b0b5a59103,
    0x575d028a685579c1, 0xc69e083a07508486, 0x1b66ed00dab470b4, 0x7c6be23b43469a10, 0xa18f28899ebe5b2a, 0x4075ccb17f3caf9a,
    0xdd853e131e37ba5f, 0x47fb727c3cd3adb, 0x6584ac625a2dcfe9, 0xb8765e6287d72551, 0x298e96d8e8dc1a8c, 0xf46c73ec351ef038,
    0x93677eb1ace60502, 0x4e9d7689711505c2, 0xcf5d943b10101087, 0x12a760ffd1f4e4b3, 0x73ac563a4c062611, 0xaa4eb48a95fecf29,
    2, 1, 3, 1, 2, 1,
    1, 3, 0xffffffff, 0x100000000, 0xffffffff00000001, 0xffffffff00000001,
    0xffffffff, 0xfffffffe00000000, 2, 1, 3, 1,
    1, 1, 1, 2, 0x2215c9547325b56f, 0xfbe541701220c034,
    0x9ae04c35cfe43506, 0x4724a9054e16d5be, 0xd6d661bf93ee1f7c, 0xb2e937bf4f314b7, 0x6c3388b62907f60d, 0xb1c7820eb8fcff2d,
    0x303d732c64fe0b97, 0xedbd979803f9165c, 0x8cb8a25dde0bdede, 0x554c52dd3fef2be6, 0x9ae04c35cfe43506, 0xfbe541701220c034,
    0x3b0daedafa5b328e, 0xe2ed5bea239fd836, 0x81e866afbe651d04, 0x601c8e8b5f95edc0, 0xd6d661bf93ee1f7c, 0x4724a9054e16d5be,
    0xf9d491c33a870e0f, 0x98cf9c88a77de72b, 0x493558b2767d2399, 0xd4c5b21215782e5e, 0x2215c9547325b56f, 0xb2e937bf4f314b7,
    0xafb6d2619096b152, 0x324e22d9f19ba68d, 0xebace7eb2c5f6437, 0x8aa7f2b0b5a59103, 0x8cb8a25dde0bdede, 0xedbd979803f9165c,
    0x1b66ed00dab470b4, 0x7c6be23b43469a10, 0xa18f28899ebe5b2a, 0x4075ccb17f3caf9a, 0x6c3388b62907f60d, 0x554c52dd3fef2be6,
    0x6584ac625a2dcfe9, 0xb8765e6287d72551, 0x298e96d8e8dc1a8c, 0xf46c73ec351ef038, 0x303d732c64fe0b97, 0xb1c7820eb8fcff2d,
    0xcf5d943b10101087, 0x12a760ffd1f4e4b3, 0x73ac563a4c062611, 0xaa4eb48a95fecf29, 0xfd2bffed1e37ba5f, 0x9c270ab2c3cd3adb,
    0x45ddea885a2dcfe9, 0xd81d203c87d72551, 0x9e7d4fee8dc1a8c, 0x6aecca39351ef038, 0xb30e408bace60502, 0x2ef6b4af711505c2,
    0xef04561510101087, 0x8dff60dad1f4e4b3, 0x540594604c062611, 0xc9f5766495fecf29, 0x180f7ed6f703c464, 0x7914741126f74660,
    0xa4e696b3bb0daeda, 0x3d1e5e8762ed5bea, 0xe0dcac3d01e866af, 0x12848fde01c8e8b, 0x622d3e383dde7c39, 0xbbcdcc8ca4267901,
    0x263728ae79d491c3, 0xf7c3e21618cf9c88, 0x96beecdbc93558b2, 0x4b46085f54c5b212, 0xd2b502658d3f4328, 0xf4ff2d5ee443863,
    0x7054e8102fb6d261, 0xada622b4b24e22d9, 0x345ed2866bace7eb, 0xe99c383e0aa7f2b0, 0x88974303d75d028a, 0x596db237469e083a,
    0xc48d588d9b66ed00, 0x1d779cadfc6be23b, 0x7e7c91e8218f2889, 0x9f7e78dcc075ccb1, 0x42867c5e5d853e13, 0xdb748e66847fb727,
    0x69066d4e584ac62, 0x67955c0f38765e62, 0xb665aeb5a98e96d8, 0x2b9f4685746c73ec, 0xf25bc43f13677eb1, 0x9156cf04ce9d7689,
    0x50ae26364f5d943b, 0xcd4ce48e92a760ff, 0x14b810acf3ac563a, 0x75bd05e72a4eb48a, 0xa83e04ddb7b640b0, 0x39c6f05d6644ca14,
    0xe4341a67053fd4d9, 0x832f252cdcc52061, 0x5ed5d00e4135ea63, 0xbf253ab6a0cf0ad7, 2, 1,
    3, 3, 3, 0, 1, 1,
    0, 0, 1, 1, 0, 0,
    1, 1, 0, 0, 1, 1,
    0, 0, 1, 1, 0, 0,
    1, 1, 0, 2, 1, 3,
    2, 2, 0xc8aeb7e77325b56f, 0x19563d531220c034, 0x7a5b328ecfe43506, 0xa39fd8364e16d5be,
    0x3e651d0493ee1f7c, 0xdf95edc0f4f314b7, 0x26f077a2907f60d, 0x6373fcb5b8fcff2d, 0xba870e0f64fe0b97, 0x277de72b03f9165c,
    0xf67d2399de0bdede, 0x95782e5e3fef2be6, 0x4c8cc6dca215c954, 0xd16e43e87be54170, 0x1096b1521ae04c35, 0x719ba68dc724a905,
    0xac5f643756d661bf, 0x35a591038b2e937b, 0xe85579c1ec3388b6, 0x8750848631c7820e, 0x5ab470b4b03d732c, 0xc3469a106dbd9798,
    0x1ebe5b2a0cb8a25d, 0xff3caf9ad54c52dd, 0xc8aeb7e77325b56f, 0xa39fd8364e16d5be, 0x45ddea885a2dcfe9, 0x7a5b328ecfe43506,
    0x19563d531220c034, 0x6aecca39351ef038, 0xb30e408bace60502, 0x2ef6b4af711505c2, 0xef04561510101087, 0x3e651d0493ee1f7c,
    0x6373fcb5b8fcff2d, 0xc9f5766495fecf29, 0x26f077a2907f60d, 0xdf95edc0f4f314b7, 0xa4e696b3bb0daeda, 0x3d1e5e8762ed5bea,
    0xe0dcac3d01e866af, 0x12848fde01c8e8b, 0xba870e0f64fe0b97, 0x95782e5e3fef2be6, 0x263728ae79d491c3, 0xf67d2399de0bdede,
    0x277de72b03f9165c, 0x4b46085f54c5b212, 0xd2b502658d3f4328, 0xf4ff2d5ee443863, 0x7054e8102fb6d261, 0x4c8cc6dca215c954,
    0x719ba68dc724a905, 0xe99c383e0aa7f2b0, 0x1096b1521ae04c35, 0xd16e43e87be54170, 0xc48d588d9b66ed00, 0x1d779cadfc6be23b,
    0x7e7c91e8218f2889, 0x9f7e78dcc075ccb1, 0xac5f643756d661bf, 0x8750848631c7820e, 0x69066d4e584ac62, 0xe85579c1ec3388b6,
    0x35a591038b2e937b, 0x2b9f4685746c73ec, 0xf25bc43f13677eb1, 0x9156cf04ce9d7689, 0x50ae26364f5d943b, 0x5ab470b4b03d732c,
    0xff3caf9ad54c52dd, 0x75bd05e72a4eb48a, 0x1ebe5b2a0cb8a25d, 0xc3469a106dbd9798, 0xe4341a67053fd4d9, 0x832f252cdcc52061,
    0x5ed5d00e4135ea63, 0xbf253ab6a0cf0ad7, 0, 1, 1, 0,
    0, 1, 1, 0, 0, 1,
    1, 0, 0, 1, 1, 0,
    0, 1, 1, 0, 0, 1,
    1, 3, 0xc9aaaa8649aaaaaa, 0x497fff7cc97fffdc, 0xca7ffff74a7fffff, 0x49aaaa7ec9aaaa9e,
    0xc97fff94497ffffc, 0x4a7ffff5ca7ffffd, 0xca7ffff34a7ffffb, 0x49aaaa6ec9aaaa8e, 0xc97fff64497fffc4, 0x4a7ffff1ca7ffff9,
    0xc9aaaa7649aaaa96, 0x497fff4cc97fffac, 2, 3, 2, 0xffffffffffffffff,
    0, 0, 1, 0xffffffffffffffff, 0, 0xffffffffffffffff,
    0, 0, 0xfffffffffffffffe, 1, 0xffffffffffffffff, 0xffffffffffffffff,
    0, 1, 0xffffffffffffffff, 0xfffffffffffffffe, 0xffffffffffffffff, 0xffffffffffffffff,
    0, 2, 5, 2, 0xc980000e497ffff4, 0xc980001249800002,
    0x49aaaabac9aaaaa6, 0x49aaaabec9aaaaae, 0xc97fff8c497fffec, 0xc97fff74497fffd4, 0xc97fff84497fffe4, 0xc97fff6c497fffcc,
    0x49aaaa82c9aaaaa2, 0x49aaaa7ac9aaaa9a, 0xc980001649800006, 0xc980001a4980000a, 0x49aaaac2c9aaaab2, 0x49aaaac6c9aaaab6,
    0xc97fff5c497fffbc, 0xc97fff44497fffa4, 0xc97fff54497fffb4, 0xc97fff3c497fff9c, 0x49aaaa72c9aaaa92, 0x49aaaa6ac9aaaa8a,
    0x49aaaab6c9aaaa9e, 0xc9ffffc449ffffe4, 0xca7ffff74a7fffff, 0x4a7fffdbca7ffff3, 0xca7fffb04a7ffff0, 0x4a7ffff5ca7ffffd,
    0xca7ffff34a7ffffb, 0x4a7fffcfca7fffe7, 0xca7fff904a7fffd0, 0x4a7ffff1ca7ffff9, 0x49aaaabec9aaaaae, 0xc9ffffb449ffffd4,
    0x80000000bf800000, 0x8000000041c80000, 0x8000000040800000, 0x80000000420c0000, 0x3f80000000000000, 0x4080000040400000,
    0x3f8000003f800001, 0x4000000080000000, 0x40a00000, 0x3f8000007f7fffff, 6, 0,
    1, 4, 3, 4, 0x3f80000000000000, 0xc080000040400000,
    0x40e00000, 0xc000000000000000, 0xbf800000, 0x41c80000, 0x3f8000003f800001, 0x40800000,
    0x420c0000, 0x3f8000007f7fffff, 0xbfc99999a0000000, 0x3fb99999a0000000, 0x3e88000000000000, 0x3e80000000000000,
    0x4000aaaac0000000, 0x3ebc000000000000, 0, 0x4000000020000000, 0x3ebc000000000000, 0,
    0x3fe0000000000000, 0x3e9a000000000000, 2, 1, 0, 4,
    0x3f8000013f800000, 0x3e8000003eaaaaac, 0x3e4ccccd3dcccccd, 0x3dcccccd00000000, 0x3dcccccdbe4ccccd, 0x4005555634000000,
    0x4000000100000000, 0x4000000080000000, 0x3f00000000000000, 0x3f8000007f7fffff, 0x3fe4cccd00000000, 0xc00c666660000000,
    0x3ebc000000000000, 0x3f4ccccc40266667, 0x3fe4cccd00000000, 0xc00c666660000000, 0x3ee2800000000000, 0x4004cccd00000000,
    0x3fe9999980000000, 0x3ec0000000000000, 1, 1, 1, 2,
    0x3dcccccd3e99999a, 0x40000000bf8ccccd, 0x3f80000000000000, 0xbf6666663fd9999a, 0x3f80000000000000, 0xc06333333f266668,
    0x3f4ccccc40266668, 0x4000000080000000, 0x40a00000, 0x3f8000007f7fffff, 3, 0,
    4, 0, 0x80000000c8ff0040, 0x8000000048ff0040, 0x43ff800043ff8000, 0xc3ff8000c3ff8000,
    0x43ff800043ff8000, 0xc3ff8000c3ff8000, 0x43ff800043ff8000, 0xc3ff8000c3ff8000, 0x43ff800043ff8000, 0xc3ff8000c3ff8000,
    0x43ff800043ff8000, 0xc3ff8000c3ff8000, 0x43ff800043ff8000, 0xc3ff8000c3ff8000, 6, 1,
    2, 5, 0xfffffffffffffffa, 2, 1, 0xfffffffffffffffe,
    3, 2, 3, 1, 0xc3ff800043ff8000, 0xc3ff800043ff8000,
    0x43ff8000c3ff8000, 0x43ff8000c3ff8000, 0xc3ff800043ff8000, 0xc3ff800043ff8000, 0x43ff8000c3ff8000, 0x43ff8000c3ff8000,
    0xc3ff800043ff8000, 0xc3ff800043ff8000, 0x43ff8000c3ff8000, 0x43ff8000c3ff8000, 2, 3,
    1, 2, 0xc8ff0040, 0x48ff0040, 0xc8ff0040, 0x48ff0040,
    0x48ff0040, 0xc8ff0040, 0xc8ff0040, 0x48ff0040, 0x48ff0040, 0xc8ff0040,
    0x48ff0040, 0xc8ff0040, 0xc288000080000000, 0x408000003f800000, 0xc0400000c0000000, 0x4000000040400000,
    0xbf800000c0800000, 0x408000003f800000, 0xc0400000c0000000, 0x4000000040400000, 0xbf800000c0800000, 0x408000003f800000,
    0xc0400000c0000000, 0x4000000040400000, 0xbf800000c0800000, 3, 0xffffffffffffffff, 3,
    0, 0xfffffffffffffffd, 5, 0x4000000040000000, 0x40a0000040400000, 0x40a0000040400000,
    0x4040000040a00000, 0x4040000040a00000, 0x4000000040000000, 0x4000000040000000, 0x40a0000040400000, 0x40a0000040400000,
    0x4040000040a00000, 0x4040000040a00000, 0x4000000040000000, 0x41200000c0c00000, 0xc198000041100000, 0x4000000040400000,
    0xbf800000c0800000, 0x408000003f800000, 0xc0400000c0000000, 0x42880000c3aa0000, 0xc34c000043aa0000, 0x408000003f800000,
    0xc0400000c0000000, 0x42cc0000c2880000, 0xc288000000000000, 0xa4e696b3b03d732c, 0x3d1e5e876dbd9798, 0xe0dcac3d0cb8a25d,
    0x12848fdd54c52dd, 0x622d3e3848aeb7e7, 0xbbcdcc8c99563d53, 0x263728aefa5b328e, 0xf7c3e216239fd836, 0x96beecdbbe651d04,
    0x4b46085f5f95edc0, 0xd2b50265826f077a, 0xf4ff2d5e373fcb5, 0x7054e8103a870e0f, 0xada622b4a77de72b, 0x345ed286767d2399,
    0xe99c383e15782e5e, 0x88974303cc8cc6dc, 0x596db237516e43e8, 0xc48d588d9096b152, 0x1d779cadf19ba68d, 0x7e7c91e82c5f6437,
    0x9f7e78dcb5a59103, 0x42867c5e685579c1, 0xdb748e6607508486, 0x69066d4dab470b4, 0x67955c0f43469a10, 0xb665aeb59ebe5b2a,
    0x2b9f46857f3caf9a, 0xf25bc43f1e37ba5f, 0x9156cf04c3cd3adb, 0x50ae26365a2dcfe9, 0xcd4ce48e87d72551, 0x14b810ace8dc1a8c,
    0x75bd05e7351ef038, 0xa83e04ddace60502, 0x39c6f05d711505c2, 0xe4341a6710101087, 0x832f252cd1f4e4b3, 0x5ed5d00e4c062611,
    0xbf253ab695fecf29, 0x22dfba84f703c464, 0xfb1b504026f74660, 0x9a165b05bb0daeda, 0x47ee9a3562ed5bea, 0xd60c708f01e866af,
    0xbf884abe01c8e8b, 0x6cfd79e63dde7c39, 0xb0fd90dea4267901, 0x3107645c79d491c3, 0xecf3a66818cf9c88, 0x8beeb12dc93558b2,
    0x5616440d54c5b212, 0xc7e4c6b78d3f4328, 0x1a202e83ee443863, 0x7b2523be2fb6d261, 0xa2d5e706b24e22d9, 0x3f2f0e346bace7eb,
    0xdecbfc900aa7f2b0, 0x338f8aad75d028a, 0x643dede5469e083a, 0xb9bd1cdf9b66ed00, 0x2847d85bfc6be23b, 0xf5b33269218f2889,
    0x94ae3d2ec075ccb1, 0x4d56b80c5d853e13, 0xd0a452b8847fb727, 0x1160a282e584ac62, 0x726597bd38765e62, 0xab957307a98e96d8,
    0x366f8233746c73ec, 0xe78b889113677eb1, 0x86869356ce9d7689, 0x5b7e61e44f5d943b, 0xc27ca8e092a760ff, 0x1f884c5af3ac563a,
    0xfe72be6a2a4eb48a, 0x9d6dc92fb7b640b0, 0x44972c0b6644ca14, 0xd963deb9053fd4d9, 0x8a11681dcc52061, 0x69a60bbc4135ea63,
    0xb454ff08a0cf0ad7, 0x2daff6327d2bffed, 0xf04b14921c270ab2, 0x8f461f57c5ddea88, 0x52bed5e3581d203c, 0xcb3c34e189e7d4fe,
    0x16c8c059eaecca39, 0x77cdb594330e408b, 0xa62d5530aef6b4af, 0x3bd7a00a6f045615, 0xe2236aba0dff60da, 0x811e757fd4059460,
    0x60e67fbb49f57664, 0xbd148b09980f7ed6, 0x24f06a31f9147411, 3, 2, 2,
    4, 2, 0xffffffffffffffff, 0xffffffffffffffff, 1, 0xffffffffffffffff,
    0xfffffffffffffffe, 1, 0xffffffffffffffff, 0, 0, 0xffffffffffffffff,
    0, 1, 0xffffffffffffffff, 0, 0xffffffffffffffff, 0xfffffffffffffffe,
    1, 0xfffffffffffffffe, 0, 0xffffffffffffffff, 5, 4,
    0x5e0bdede7325b56f, 0xbfef2be61220c034, 0x2215c954cfe43506, 0xfbe541704e16d5be, 0x9ae04c3593ee1f7c, 0x4724a905f4f314b7,
    0xd6d661bf2907f60d, 0xb2e937bb8fcff2d, 0x6c3388b664fe0b97, 0xb1c7820e03f9165c, 5, 2,
    0xa4e696b3b03d732c, 0x3d1e5e876dbd9798, 0xe0dcac3d0cb8a25d, 0x12848fdd54c52dd, 0x622d3e3848aeb7e7, 0xbbcdcc8c99563d53,
    0x263728aefa5b328e, 0xf7c3e216239fd836, 0x96beecdbbe651d04, 0x4b46085f5f95edc0, 0xd2b50265826f077a, 0xf4ff2d5e373fcb5,
    0x7054e8103a870e0f, 0xada622b4a77de72b, 0x345ed286767d2399, 0xe99c383e15782e5e, 0x88974303cc8cc6dc, 0x596db237516e43e8,
    0x9ae04c3593ee1f7c, 0x4724a905f4f314b7, 0x7e7c91e82c5f6437, 0x9f7e78dcb5a59103, 0x42867c5e685579c1, 0xdb748e6607508486,
    0x69066d4dab470b4, 0x67955c0f43469a10, 0xb665aeb59ebe5b2a, 0x2b9f46857f3caf9a, 0xf25bc43f1e37ba5f, 0x9156cf04c3cd3adb,
    0x50ae26365a2dcfe9, 0xcd4ce48e87d72551, 0x14b810ace8dc1a8c, 0x75bd05e7351ef038, 0xa83e04ddace60502, 0x39c6f05d711505c2,
    0xe4341a6710101087, 0x832f252cd1f4e4b3, 0x6c3388b664fe0b97, 0xb1c7820e03f9165c, 0x22dfba84f703c464, 0xfb1b504026f74660,
    0x9a165b05bb0daeda, 0x47ee9a3562ed5bea, 0xd60c708f01e866af, 0xbf884abe01c8e8b, 0x6cfd79e63dde7c39, 0xb0fd90dea4267901,
    0x3107645c79d491c3, 0xecf3a66818cf9c88, 0x8beeb12dc93558b2, 0x5616440d54c5b212, 0xc7e4c6b78d3f4328, 0x1a202e83ee443863,
    0x7b2523be2fb6d261, 0xa2d5e706b24e22d9, 0x2215c954cfe43506, 0xfbe541704e16d5be, 0x338f8aad75d028a, 0x643dede5469e083a,
    0xb9bd1cdf9b66ed00, 0x2847d85bfc6be23b, 0xf5b33269218f2889, 0x94ae3d2ec075ccb1, 0x4d56b80c5d853e13, 0xd0a452b8847fb727,
    0x1160a282e584ac62, 0x726597bd38765e62, 0xab957307a98e96d8, 0x366f8233746c73ec, 0xe78b889113677eb1, 0x86869356ce9d7689,
    0x5b7e61e44f5d943b, 0xc27ca8e092a760ff, 0x1f884c5af3ac563a, 0xfe72be6a2a4eb48a, 0xd6d661bf2907f60d, 0xb2e937bb8fcff2d,
    0xd963deb9053fd4d9, 0x8a11681dcc52061, 0x69a60bbc4135ea63, 0xb454ff08a0cf0ad7, 0x2daff6327d2bffed, 0xf04b14921c270ab2,
    0x8f461f57c5ddea88, 0x52bed5e3581d203c, 0xcb3c34e189e7d4fe, 0x16c8c059eaecca39, 0x77cdb594330e408b, 0xa62d5530aef6b4af,
    0x3bd7a00a6f045615, 0xe2236aba0dff60da, 0x811e757fd4059460, 0x60e67fbb49f57664, 0x5e0bdede7325b56f, 0xbfef2be61220c034,
    0xd2b502658d3f4328, 0xf4ff2d5ee443863, 0x7054e8102fb6d261, 0xada622b4b24e22d9, 0x345ed2866bace7eb, 0xe99c383e0aa7f2b0,
    0x88974303d75d028a, 0x596db237469e083a, 0xc48d588d9b66ed00, 0x1d779cadfc6be23b, 0x7e7c91e8218f2889, 0x9f7e78dcc075ccb1,
    0x42867c5e5d853e13, 0xdb748e66847fb727, 0x69066d4e584ac62, 0x67955c0f38765e62, 0xb665aeb5a98e96d8, 0x2b9f4685746c73ec,
    0xf25bc43f13677eb1, 0x9156cf04ce9d7689, 0x50ae26364f5d943b, 0xcd4ce48e92a760ff, 0x14b810acf3ac563a, 0x75bd05e72a4eb48a,
    0xa83e04ddb7b640b0, 0x39c6f05d6644ca14, 0xe4341a67053fd4d9, 0x832f252cdcc52061, 0x5ed5d00e4135ea63, 0xbf253ab6a0cf0ad7,
    0x22dfba847d2bffed, 0xfb1b50401c270ab2, 0x9a165b05c5ddea88, 0x47ee9a35581d203c, 0xd60c708f89e7d4fe, 0xbf884abeaecca39,
    0x6cfd79e6330e408b, 0xb0fd90deaef6b4af, 0x3107645c6f045615, 0xecf3a6680dff60da, 0x8beeb12dd4059460, 0x5616440d49f57664,
    0xc7e4c6b7980f7ed6, 0x1a202e83f9147411, 0x7b2523be24e696b3, 0xa2d5e706bd1e5e87, 0x3f2f0e3460dcac3d, 0xdecbfc90812848fd,
    0x338f8aae22d3e38, 0x643dede53bcdcc8c, 0xb9bd1cdfa63728ae, 0x2847d85b77c3e216, 0xf5b3326916beecdb, 0x94ae3d2ecb46085f,
    1, 0, 2, 0, 0, 1,
    1, 0, 0, 0, 0, 2,
    4, 3, 0x4c8cc6dc7325b56f, 0xd16e43e81220c034, 0x1096b152cfe43506, 0x719ba68d4e16d5be,
    0xac5f643793ee1f7c, 0x35a59103f4f314b7, 0xe85579c12907f60d, 0x87508486b8fcff2d, 0x5ab470b464fe0b97, 0xc3469a1003f9165c,
    0x1ebe5b2ade0bdede, 0xff3caf9a3fef2be6, 0x9e37ba5fa215c954, 0x43cd3adb7be54170, 0xda2dcfe91ae04c35, 0x7d72551c724a905,
    0x68dc1a8c56d661bf, 0xb51ef0388b2e937b, 0x2ce60502ec3388b6, 0xf11505c231c7820e, 0x90101087b03d732c, 0x51f4e4b36dbd9798,
    0xcc0626110cb8a25d, 0x15fecf29d54c52dd, 0x7703c46448aeb7e7, 0xa6f7466099563d53, 0x3b0daedafa5b328e, 0xe2ed5bea239fd836,
    0x81e866afbe651d04, 0x601c8e8b5f95edc0, 0xbdde7c39826f077a, 0x24267901e373fcb5, 0xf9d491c33a870e0f, 0x98cf9c88a77de72b,
    0x493558b2767d2399, 0xd4c5b21215782e5e, 4, 3, 3, 0xd2b502658d3f4328,
    0xf4ff2d5ee443863, 0x7054e8102fb6d261, 0xada622b4b24e22d9, 0x345ed2866bace7eb, 0xe99c383e0aa7f2b0, 0x88974303d75d028a,
    0x596db237469e083a, 0xc48d588d9b66ed00, 0xc3469a1003f9165c, 0x1ebe5b2ade0bdede, 0xff3caf9a3fef2be6, 0x9e37ba5fa215c954,
    0x43cd3adb7be54170, 0xda2dcfe91ae04c35, 0x7d72551c724a905, 0x68dc1a8c56d661bf, 0xb51ef0388b2e937b, 0xe2ed5bea239fd836,
    0x81e866afbe651d04, 0x601c8e8b5f95edc0, 0xbdde7c39826f077a, 0x24267901e373fcb5, 0xf9d491c33a870e0f, 0x98cf9c88a77de72b,
    0x493558b2767d2399, 0xd4c5b21215782e5e, 0x2ce60502ec3388b6, 0xf11505c231c7820e, 0x90101087b03d732c, 0x51f4e4b36dbd9798,
    0xcc0626110cb8a25d, 0x15fecf29d54c52dd, 0x7703c46448aeb7e7, 0xa6f7466099563d53, 0x3b0daedafa5b328e, 0x6cfd79e6330e408b,
    0xb0fd90deaef6b4af, 0x3107645c6f045615, 0xecf3a6680dff60da, 0x8beeb12dd4059460, 0x5616440d49f57664, 0xc7e4c6b7980f7ed6,
    0x1a202e83f9147411, 0x7b2523be24e696b3, 0x4c8cc6dc7325b56f, 0xd16e43e81220c034, 0x1096b152cfe43506, 0x719ba68d4e16d5be,
    0xac5f643793ee1f7c, 0x35a59103f4f314b7, 0xe85579c12907f60d, 0x87508486b8fcff2d, 0x5ab470b464fe0b97, 1,
    0, 2, 0, 0, 1, 1,
    0, 0, 0, 0, 3, 0,
    0x80000000, 0x8000000000000000, 0x8000000080000000, 0, 0x80000000, 0x8000000000000000,
    0x8000000080000000, 0, 9, 4, 0, 6,
    1, 3, 8, 7, 7, 1,
    0x8000000080000000, 0x8000000080000000, 0x80000000, 0x8000000000000000, 0, 0x8000000080000000,
    0, 7, 0x8000000080000000, 0x8000000000000000, 0x8000000000000000, 0,
    0x8000000080000000, 0x80000000, 0x80000000, 0, 0x8000000080000000, 2,
    5, 2, 0, 2, 5, 7,
    0x80000000, 0x8000000000000000, 0x80000000, 0x8000000080000000, 0x80000000, 0x8000000000000000,
    0, 0x8000000080000000, 0x80000000, 0x80000000, 0x8000000080000000, 0,
    0x8000000000000000, 0x8000000000000000, 0, 0, 4, 1,
    0xc00000003f800000, 0xc080000040000000, 0xc0c0000040400000, 0xc100000040800000, 0xc120000040a00000, 0xc140000040c00000,
    3, 2, 2, 0, 2, 2,
    0,
#endif
#if (SCATTER_VECTORS_TYPES) & 0x8000 /* complex128 */
    0x1dfc24e3bf684031, 0xfd97e50dc15dc067, 0xc3d3ef41667b7fcd, 0x9be7d0e89b7a0068, 0x5a5bfc9973a0c033, 0x45e8433c8a69bf96,
    0x8774178bb242ffcb, 0xd847a89e4fb2806a, 0xe9242bb0d826bfca, 0x9886b86d6313f94, 0x350bc02a01f58036, 0x6b387fabfc14ff93,
    0xacc453fb23ee3fc8, 0xb2f76c2ede07406d, 0x716b97dfb62e0038, 0x2ed8a7f647dc7f91, 0xfbb83ba904a4039, 0xef5743e4923fc06f,
    0xd214906a95997fc5, 0x8da72fbf6c5c0070, 0x4c1b5b704482c03b, 0x5428e465b987bf8e, 0x95b4b8b4e160ffc3, 0xca07077520948072,
    0xf764ccda0744bfc2, 0x17c90cb0054f3f8c, 0x26cb1f00d2d7803e, 0x797920d52b32ff8b, 0xbb04f524530c3fc0, 0xa4b6cb05aee94075,
    0x632af6b687100040, 0x3d19491f76fa7f89, 0x17ae291612c4041, 0xe116a2bb6321c077, 0xe0553193c4b77fbd, 0xb97169c2c1ff87,
    0x3ddaba471564c043, 0x6269858ee8a5bf86, 0xa3f559de107effbb, 0xbbc6664bf176807a, 0x7a3a91fcc99d4045, 0x2609add9346d3f84,
    0x188a7dd7a3b98046, 0xf8263e01a5af007c, 0xc945964d822a3fb8, 0x967629dc7fcb407d, 0x54ea558d57f20048, 0x4b59ea48a6187f81,
    0x8ce5be97cdf1bfb6, 0xd2d601923403c07f, 0xee95d2bcf3d57fb5, 0xefa1292f1dfff7f, 0x2f9a191de646c04b, 0x70aa26b817c3bf7e,
    0xb235fb073f9cffb3, 0xad85c522c2588082, 0x6bf9f0d39a7f404d, 0x344a4f02638b3f7c, 0xa49dcae749b804e, 0xe9e59cd876910084,
    0xd7863776b1483fb0, 0x883588b350ad4085, 0x46a9b46428d40050, 0x599a8b71d5367f79, 0x9b265fc0fd0fbfae, 0xc495606904e5c087,
    0xfcd673e622f37fad, 0x1d3ab3bc20fdff77, 0x215977f4b728c053, 0x7eeac7e146e1bf76, 0xc0769c306ebaffab, 0x9f4523f9933a808a,
    0x5db94faa6b614055, 0x428af02b92a93f74, 0x8416c47aba827fa9, 0xdba4fbaf4773008c, 0xe5c6d89fe0663fa8, 0x62b1875de70bf72,
    0x3869133af9b60058, 0x67db2c9b04547f71, 0xa96700ea2c2dbfa6, 0xb654bf3fd5c7c08f, 0x74c8eaf0adee805a, 0x2b7b54e5501bff6f,
    0x1318d6cb880ac05b, 0xf2b496f58a004091, 0xceb73d599dd8ffa3, 0x910482d0641c8092, 0x4f78ae813c43405d, 0x50cb9154c1c73f6c,
    0x925765a3e9a07fa1, 0xcd645a8618550094, 0xf40779c90f843fa0, 0x146bb99f0d8ebf6a, 0x2a287211ca980060, 0x761bcdc433727f69,
    0xb7a7a2135b4bbf9e, 0xa8141e16a6a9c097, 0x668849c77ed08062, 0x39bbf60e7f39ff67, 0x4d835a258ecc063, 0xe473f5cc5ae24099,
    0xdcf7de82ccf6ff9b, 0x82c3e1a734fe809a, 0x41380d580d254065, 0x5f0c327df0e53f64, 0xa09806cd18be7f99, 0xbf23b95ce937009c,
    2, 1, 3, 3, 3, 0,
    1, 1, 0, 0, 1, 1,
    0, 0, 1, 1, 0, 0,
    1, 1, 0, 0, 1, 1,
    0, 0, 1, 1, 0, 2,
    1, 3, 2, 2, 0x737febdada1c4001, 0xc8be085f4cc24019,
    0x11cfd7b5b4388002, 0x19120bc5d9217fe5, 0xd0003c6f71ab3ffc, 0x7ac21feaff053fe4, 0x4e2faf6b68710004, 0xa36dcbefdb17001c,
    0x93a064b9bd72bffa, 0x3e6248354accbfe2, 0xf55078dee3567ff9, 0xdfcda3a58f4f801e, 0x28df72fbf6c5c007, 0x202707f96943fe0,
    0xb8f0a1292f1dfff7, 0x63b284a4bc77ffdf, 0x653f4ab1aafe4009, 0xba7d67361da44021, 0x38f368c851a800a, 0x2752acef083f7fdd,
    0xde40dd98a0c93ff4, 0xf6dd3eebd1dcc023, 0x3fef0e423953000c, 0x952d2ac6abf90024, 0xa1e105e2ec90bff2, 0x4ca2e95e79eabfda,
    0x7c4ee5f7ed8b800e, 0xd18d027c60318026, 0x1a9ed1d2c7a7c00f, 0x104311a8c5b23fd8, 0xc73142525e3bffef, 0x71f325cdeb95ffd7,
    0x56fea9887be04011, 0xac3cc60cee864029, 0x8ad16a9caa037fed, 0x35934e18375d7fd5, 0xec817ec1cfe73fec, 0xe89c9dc2a2bec02b,
    0x31ae6d190a350014, 0x86ec899d7cdb002c, 0xb021a70c1baebfea, 0x5ae38a87a908bfd2, 0x6e0e44cebe6d8016, 0xc34c61533113802e,
    0xc5e30a99889c017, 0x1e83b2d1f4d03fd0, 0xd571e37b8d59ffe7, 0xffac3908e54c0030, 0x430ffffffffffffe, 0x430fffffffffffd0,
    0xc30ffffffffffffc, 0xc30fffffffffffd2, 0x430ffffffffffffa, 0x430fffffffffffd4, 0xc30ffffffffffff8, 0xc30fffffffffffd6,
    0x430ffffffffffff6, 0x430fffffffffffd8, 0xc30ffffffffffff4, 0xc30fffffffffffda, 0x430ffffffffffff2, 0x430fffffffffffdc,
    0xc30ffffffffffff0, 0xc30fffffffffffde, 0x430fffffffffffee, 0x430fffffffffffe0, 0xc30fffffffffffec, 0xc30fffffffffffe2,
    0x430fffffffffffea, 0x430fffffffffffe4, 0xc30fffffffffffe8, 0xc30fffffffffffe6, 0x430fffffffffffe6, 0x430fffffffffffe8,
    0xc30fffffffffffe4, 0xc30fffffffffffea, 0x430fffffffffffe2, 0x430fffffffffffec, 0xc30fffffffffffe0, 0xc30fffffffffffee,
    0x430fffffffffffde, 0x430ffffffffffff0, 0xc30fffffffffffdc, 0xc30ffffffffffff2, 0x430fffffffffffda, 0x430ffffffffffff4,
    0xc30fffffffffffd8, 0xc30ffffffffffff6, 0x430fffffffffffd6, 0x430ffffffffffff8, 0xc30fffffffffffd4, 0xc30ffffffffffffa,
    0x430fffffffffffd2, 0x430ffffffffffffc, 0xc30fffffffffffd0, 0xc30ffffffffffffe, 2, 4,
    3, 3, 0, 0xfffffffffffffffd, 2, 0,
    0xffffffffffffffff, 1, 3, 2, 0x431fffffffffffff, 0x431ffffffffffffa,
    0x431ffffffffffffe, 0x431ffffffffffffb, 0xc31ffffffffffffd, 0xc31ffffffffffffc, 0xc31ffffffffffffc, 0xc31ffffffffffffd,
    0x431ffffffffffffb, 0x431ffffffffffffe, 0x431ffffffffffffa, 0x431fffffffffffff, 0x431ffffffffffffb, 0x431ffffffffffffe,
    0x431ffffffffffffe, 0x431ffffffffffffb, 0x430ffffffffffffa, 0x430fffffffffffd4, 0xc31ffffffffffffd, 0xc31ffffffffffffc,
    0x430ffffffffffff6, 0x430fffffffffffd8, 0xc30ffffffffffff4, 0xc30fffffffffffda, 0x430ffffffffffff2, 0x430fffffffffffdc,
    0xc31ffffffffffffc, 0xc31ffffffffffffd, 0x430fffffffffffee, 0x430fffffffffffe0, 0x431fffffffffffff, 0x431ffffffffffffa,
    0x431ffffffffffffa, 0x431fffffffffffff, 0xc30fffffffffffe8, 0xc30fffffffffffe6, 0x430fffffffffffe6, 0x430fffffffffffe8,
    0xc30fffffffffffe4, 0xc30fffffffffffea, 0x430fffffffffffe2, 0x430fffffffffffec, 0xc30fffffffffffe0, 0xc30fffffffffffee,
    0x430fffffffffffde, 0x430ffffffffffff0, 0xc30fffffffffffdc, 0xc30ffffffffffff2, 0x430fffffffffffda, 0x430ffffffffffff4,
    0xc30fffffffffffd8, 0xc30ffffffffffff6, 0x430fffffffffffd6, 0x430ffffffffffff8, 0xc30fffffffffffd4, 0xc30ffffffffffffa,
    0x430fffffffffffd2, 0x430ffffffffffffc, 0xc30fffffffffffd0, 0xc30ffffffffffffe, 0x4049800000000000, 0x404c000000000000,
    0x404a800000000000, 0x404b000000000000, 0x404a000000000000, 0x404b800000000000, 0x3ff0000000000000, 0xc038000000000000,
    0x4000000000000000, 0xc037000000000000, 0x4008000000000000, 0xc036000000000000, 0x4010000000000000, 0xc035000000000000,
    0x4014000000000000, 0xc034000000000000, 0x4018000000000000, 0xc033000000000000, 0x401c000000000000, 0xc032000000000000,
    0x4020000000000000, 0xc031000000000000, 0x4022000000000000, 0xc030000000000000, 0x4024000000000000, 0xc02e000000000000,
    0x4026000000000000, 0xc02c000000000000, 0x4028000000000000, 0xc02a000000000000, 0x402a000000000000, 0xc028000000000000,
    0x402c000000000000, 0xc026000000000000, 0x402e000000000000, 0xc024000000000000, 0x4030000000000000, 0xc022000000000000,
    0x4031000000000000, 0xc020000000000000, 0x4032000000000000, 0xc01c000000000000, 0x4033000000000000, 0xc018000000000000,
    0x4034000000000000, 0xc014000000000000, 0x4035000000000000, 0xc010000000000000, 0x4036000000000000, 0xc008000000000000,
    0x4037000000000000, 0xc000000000000000, 0x4038000000000000, 0xbff0000000000000, 2, 0xffffffffffffffff,
    2, 0, 0xfffffffffffffffe, 3, 0x4049800000000000, 0x404c000000000000,
    0x404a000000000000, 0x404b800000000000, 0x404a800000000000, 0x404b000000000000, 0x404b000000000000, 0x404a800000000000,
    0x404b800000000000, 0x404a000000000000, 0x404c000000000000, 0x4049800000000000, 0x3ff0000000000000, 0xc038000000000000,
    0x404b000000000000, 0x404a800000000000, 0x4008000000000000, 0xc036000000000000, 0x4010000000000000, 0xc035000000000000,
    0x4014000000000000, 0xc034000000000000, 0x4018000000000000, 0xc033000000000000, 0x404b800000000000, 0x404a000000000000,
    0x4020000000000000, 0xc031000000000000, 0x4022000000000000, 0xc030000000000000, 0x4024000000000000, 0xc02e000000000000,
    0x404c000000000000, 0x4049800000000000, 0x4028000000000000, 0xc02a000000000000, 0x402a000000000000, 0xc028000000000000,
    0x402c000000000000, 0xc026000000000000, 0x402e000000000000, 0xc024000000000000, 0x4030000000000000, 0xc022000000000000,
    0x4031000000000000, 0xc020000000000000, 0x4032000000000000, 0xc01c000000000000, 0x4033000000000000, 0xc018000000000000,
    0x4034000000000000, 0xc014000000000000, 0x4035000000000000, 0xc010000000000000, 0x4036000000000000, 0xc008000000000000,
    0x4037000000000000, 0xc000000000000000, 0x4038000000000000, 0xbff0000000000000, 0x737febdada1c4001, 0xc8be085f4cc24019,
    0x4e2faf6b68710004, 0xa36dcbefdb17001c, 0x5a5bfc9973a0c033, 0x45e8433c8a69bf96, 0xd0003c6f71ab3ffc, 0x7ac21feaff053fe4,
    0x11cfd7b5b4388002, 0x19120bc5d9217fe5, 0x350bc02a01f58036, 0x6b387fabfc14ff93, 0xacc453fb23ee3fc8, 0xb2f76c2ede07406d,
    0x716b97dfb62e0038, 0x2ed8a7f647dc7f91, 0xfbb83ba904a4039, 0xef5743e4923fc06f, 0x93a064b9bd72bffa, 0x3e6248354accbfe2,
    0xb8f0a1292f1dfff7, 0x63b284a4bc77ffdf, 0x95b4b8b4e160ffc3, 0xca07077520948072, 0x28df72fbf6c5c007, 0x202707f96943fe0,
    0xf55078dee3567ff9, 0xdfcda3a58f4f801e, 0xbb04f524530c3fc0, 0xa4b6cb05aee94075, 0x632af6b687100040, 0x3d19491f76fa7f89,
    0x17ae291612c4041, 0xe116a2bb6321c077, 0xe0553193c4b77fbd, 0xb97169c2c1ff87, 0x653f4ab1aafe4009, 0xba7d67361da44021,
    0x3fef0e423953000c, 0x952d2ac6abf90024, 0x7a3a91fcc99d4045, 0x2609add9346d3f84, 0xde40dd98a0c93ff4, 0xf6dd3eebd1dcc023,
    0x38f368c851a800a, 0x2752acef083f7fdd, 0x54ea558d57f20048, 0x4b59ea48a6187f81, 0x8ce5be97cdf1bfb6, 0xd2d601923403c07f,
    0xee95d2bcf3d57fb5, 0xefa1292f1dfff7f, 0x2f9a191de646c04b, 0x70aa26b817c3bf7e, 0xa1e105e2ec90bff2, 0x4ca2e95e79eabfda,
    0xc73142525e3bffef, 0x71f325cdeb95ffd7, 0xa49dcae749b804e, 0xe9e59cd876910084, 0x1a9ed1d2c7a7c00f, 0x104311a8c5b23fd8,
    0x7c4ee5f7ed8b800e, 0xd18d027c60318026, 0x9b265fc0fd0fbfae, 0xc495606904e5c087, 0xfcd673e622f37fad, 0x1d3ab3bc20fdff77,
    0x215977f4b728c053, 0x7eeac7e146e1bf76, 0xc0769c306ebaffab, 0x9f4523f9933a808a, 0x56fea9887be04011, 0xac3cc60cee864029,
    0x31ae6d190a350014, 0x86ec899d7cdb002c, 0xe5c6d89fe0663fa8, 0x62b1875de70bf72, 0xec817ec1cfe73fec, 0xe89c9dc2a2bec02b,
    0x8ad16a9caa037fed, 0x35934e18375d7fd5, 0x74c8eaf0adee805a, 0x2b7b54e5501bff6f, 0x1318d6cb880ac05b, 0xf2b496f58a004091,
    0xceb73d599dd8ffa3, 0x910482d0641c8092, 0x4f78ae813c43405d, 0x50cb9154c1c73f6c, 0xb021a70c1baebfea, 0x5ae38a87a908bfd2,
    0xd571e37b8d59ffe7, 0xffac3908e54c0030, 0x2a287211ca980060, 0x761bcdc433727f69, 0xc5e30a99889c017, 0x1e83b2d1f4d03fd0,
    0x6e0e44cebe6d8016, 0xc34c61533113802e, 0x4d835a258ecc063, 0xe473f5cc5ae24099, 0xdcf7de82ccf6ff9b, 0x82c3e1a734fe809a,
    0x41380d580d254065, 0x5f0c327df0e53f64, 0xa09806cd18be7f99, 0xbf23b95ce937009c, 0, 1,
    1, 0, 0, 1, 1, 0,
    0, 1, 1, 0, 0, 1,
    1, 0, 0, 1, 1, 0,
    0, 1, 1, 3, 0xb7a7a2135b4bbf9e, 0xdb1137d1e0dbf26,
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
    0x48be085f4cc24019, 0x7764ccda0744bfc2, 0x99120bc5d9217fe5, 0xa6cb1f00d2d7803e, 0xfac21feaff053fe4, 0x3b04f524530c3fc0,
    0x236dcbefdb17001c, 0xe32af6b687100040, 0xbe6248354accbfe2, 0x817ae291612c4041, 0x5fcda3a58f4f801e, 0x60553193c4b77fbd,
    0x8202707f96943fe0, 0xbddaba471564c043, 0xe3b284a4bc77ffdf, 0x23f559de107effbb, 0x3a7d67361da44021, 0xfa3a91fcc99d4045,
    0xa752acef083f7fdd, 0x988a7dd7a3b98046, 0x76dd3eebd1dcc023, 0x4945964d822a3fb8, 0x152d2ac6abf90024, 0xd4ea558d57f20048,
    0xcca2e95e79eabfda, 0xce5be97cdf1bfb6, 0x518d027c60318026, 0x6e95d2bcf3d57fb5, 0x904311a8c5b23fd8, 0xaf9a191de646c04b,
    0xf1f325cdeb95ffd7, 0x3235fb073f9cffb3, 0x2c3cc60cee864029, 0xebf9f0d39a7f404d, 0xb5934e18375d7fd5, 0x8a49dcae749b804e,
    0x689c9dc2a2bec02b, 0x57863776b1483fb0, 0x6ec899d7cdb002c, 0xc6a9b46428d40050, 0xdae38a87a908bfd2, 0x1b265fc0fd0fbfae,
    0x434c61533113802e, 0x7cd673e622f37fad, 0x9e83b2d1f4d03fd0, 0xa15977f4b728c053, 0x7fac3908e54c0030, 0x40769c306ebaffab,
    0x1dfc24e3bf684031, 0xddb94faa6b614055, 0xc3d3ef41667b7fcd, 0x416c47aba827fa9, 0x5a5bfc9973a0c033, 0x65c6d89fe0663fa8,
    0x8774178bb242ffcb, 0xb869133af9b60058, 0xe9242bb0d826bfca, 0x296700ea2c2dbfa6, 0x350bc02a01f58036, 0xf4c8eaf0adee805a,
    0xacc453fb23ee3fc8, 0x9318d6cb880ac05b, 0x716b97dfb62e0038, 0x4eb73d599dd8ffa3, 0xfbb83ba904a4039, 0xcf78ae813c43405d,
    0xd214906a95997fc5, 0x125765a3e9a07fa1, 0x4c1b5b704482c03b, 0x740779c90f843fa0, 0x95b4b8b4e160ffc3, 0xaa287211ca980060,
    2, 1, 3, 1, 2, 1,
    1, 3, 0xffffffffffffffff, 0, 0, 1,
    1, 0xffffffffffffffff, 1, 0xffffffffffffffff, 0xffffffffffffffff, 0,
    0, 0xfffffffffffffffe, 2, 1, 3, 1,
    1, 1, 1, 2, 0x737febdada1c4001, 0x21e105e2ec90bff2,
    0x11cfd7b5b4388002, 0xfc4ee5f7ed8b800e, 0xd0003c6f71ab3ffc, 0x9a9ed1d2c7a7c00f, 0x4e2faf6b68710004, 0x473142525e3bffef,
    0x93a064b9bd72bffa, 0xd6fea9887be04011, 0xf55078dee3567ff9, 0xad16a9caa037fed, 0x28df72fbf6c5c007, 0x6c817ec1cfe73fec,
    0xb8f0a1292f1dfff7, 0xb1ae6d190a350014, 0x653f4ab1aafe4009, 0x3021a70c1baebfea, 0x38f368c851a800a, 0xee0e44cebe6d8016,
    0xde40dd98a0c93ff4, 0x8c5e30a99889c017, 0x3fef0e423953000c, 0x5571e37b8d59ffe7, 0xd0003c6f71ab3ffc, 0x9a9ed1d2c7a7c00f,
    0x11cfd7b5b4388002, 0xfc4ee5f7ed8b800e, 0xfac21feaff053fe4, 0x3b04f524530c3fc0, 0x236dcbefdb17001c, 0xe32af6b687100040,
    0xbe6248354accbfe2, 0x817ae291612c4041, 0x5fcda3a58f4f801e, 0x60553193c4b77fbd, 0x93a064b9bd72bffa, 0xd6fea9887be04011,
    0x4e2faf6b68710004, 0x473142525e3bffef, 0x3a7d67361da44021, 0xfa3a91fcc99d4045, 0xa752acef083f7fdd, 0x988a7dd7a3b98046,
    0x76dd3eebd1dcc023, 0x4945964d822a3fb8, 0x152d2ac6abf90024, 0xd4ea558d57f20048, 0x737febdada1c4001, 0x21e105e2ec90bff2,
    0xf55078dee3567ff9, 0xad16a9caa037fed, 0x904311a8c5b23fd8, 0xaf9a191de646c04b, 0xf1f325cdeb95ffd7, 0x3235fb073f9cffb3,
    0x2c3cc60cee864029, 0xebf9f0d39a7f404d, 0xb5934e18375d7fd5, 0x8a49dcae749b804e, 0xde40dd98a0c93ff4, 0x8c5e30a99889c017,
    0x38f368c851a800a, 0xee0e44cebe6d8016, 0xdae38a87a908bfd2, 0x1b265fc0fd0fbfae, 0x434c61533113802e, 0x7cd673e622f37fad,
    0x9e83b2d1f4d03fd0, 0xa15977f4b728c053, 0x7fac3908e54c0030, 0x40769c306ebaffab, 0x28df72fbf6c5c007, 0x6c817ec1cfe73fec,
    0x3fef0e423953000c, 0x5571e37b8d59ffe7, 0x5a5bfc9973a0c033, 0x65c6d89fe0663fa8, 0x8774178bb242ffcb, 0xb869133af9b60058,
    0xe9242bb0d826bfca, 0x296700ea2c2dbfa6, 0x350bc02a01f58036, 0xf4c8eaf0adee805a, 0x653f4ab1aafe4009, 0x3021a70c1baebfea,
    0xb8f0a1292f1dfff7, 0xb1ae6d190a350014, 0xfbb83ba904a4039, 0xcf78ae813c43405d, 0xd214906a95997fc5, 0x125765a3e9a07fa1,
    0x4c1b5b704482c03b, 0x740779c90f843fa0, 0x95b4b8b4e160ffc3, 0xaa287211ca980060, 0x8000000000000000, 0x42efffffed9faa40,
    0x8000000000000000, 0xc2efffffed9faa40, 0x4166a09e60000000, 0x4166a09e60000000, 0xc166a09e60000000, 0xc166a09e60000000,
    0x4166a09e40000000, 0x4166a09e40000000, 0xc166a09e40000000, 0xc166a09e40000000, 0x4166a09e40000000, 0x4166a09e40000000,
    0xc166a09e60000000, 0xc166a09e60000000, 0x4166a09e60000000, 0x4166a09e60000000, 0xc166a09e40000000, 0xc166a09e40000000,
    0x4166a09e40000000, 0x4166a09e40000000, 0xc166a09e40000000, 0xc166a09e40000000, 0x4166a09e60000000, 0x4166a09e60000000,
    0xc166a09e60000000, 0xc166a09e60000000, 4, 3, 3, 0x2fffffffd,
    0xffffffff00000000, 3, 2, 0x4166a09e60000000, 0x4166a09e40000000, 0x4166a09e60000000,
    0x4166a09e60000000, 0xc166a09e40000000, 0xc166a09e60000000, 0xc166a09e60000000, 0xc166a09e40000000, 0x4166a09e60000000,
    0x4166a09e60000000, 0x4166a09e40000000, 0x4166a09e60000000, 0, 0x42efffffed9faa40, 0,
    0xc2efffffed9faa40, 0x4166a09e40000000, 0x4166a09e40000000, 0xc166a09e40000000, 0x42efffffa9bdcf40, 0x4166a09e40000000,
    0x4166a09e40000000, 0xc166a09e60000000, 0xc166a09e60000000, 0x4166a09e60000000, 0x4166a09e60000000, 0x4166a09e40000000,
    0x42efffffa9bdcf40, 0x4166a09e40000000, 0x4166a09e40000000, 0xc166a09e40000000, 0xc2efffffa9bdcf40, 0xc166a09e60000000,
    0x42efffffd6ff0be0, 0xc166a09e60000000, 0xc166a09e60000000, 0x3ff0000000000000, 0x4010000000000000, 0xc000000000000000,
    0xc008000000000000, 0x4008000000000000, 0x4000000000000000, 0xc010000000000000, 0xbff0000000000000, 0x3ff0000000000000,
    0x4010000000000000, 0xc000000000000000, 0xc008000000000000, 0x4008000000000000, 0x4000000000000000, 0xc010000000000000,
    0xbff0000000000000, 0x3ff0000000000000, 0x4010000000000000, 0xc000000000000000, 0xc008000000000000, 0x4008000000000000,
    0x4000000000000000, 0xc010000000000000, 0xbff0000000000000, 0xffffffff00000002, 2, 0x3fffffffe,
    0x4000000000000000, 0x4014000000000000, 0x4008000000000000, 0x4008000000000000, 0x4014000000000000, 0x4000000000000000,
    0x4000000000000000, 0x4014000000000000, 0x4008000000000000, 0x4008000000000000, 0x4014000000000000, 0x4000000000000000,
    0x3ff0000000000000, 0x4010000000000000, 0x4026000000000000, 0xc030000000000000, 0x4008000000000000, 0x4000000000000000,
    0xc010000000000000, 0xbff0000000000000, 0x3ff0000000000000, 0x4010000000000000, 0xc000000000000000, 0xc008000000000000,
    0xc07b300000000000, 0x4055c00000000000, 0xc010000000000000, 0xbff0000000000000, 0x3ff0000000000000, 0x4010000000000000,
    0xc000000000000000, 0xc008000000000000, 0xc02e000000000000, 0x4054400000000000, 0xc010000000000000, 0xbff0000000000000,
    0, 3, 0x40b3060000000000, 0xc0a95c0000000000, 0x4088180000000000, 0xc080000000000000,
    0x4087c00000000000, 0xc07f500000000000, 0x4088400000000000, 0xc080280000000000, 0x4087e80000000000, 0xc07fa00000000000,
    0x40b3050000000000, 0xc0a95a0000000000, 0x4088100000000000, 0xc07ff00000000000, 0x4087b80000000000, 0xc07f400000000000,
    0x4088380000000000, 0xc080200000000000, 0x4087e00000000000, 0xc07f900000000000, 0x40b3040000000000, 0xc0a9580000000000,
    0x4088080000000000, 0xc07fe00000000000, 0x4087b00000000000, 0xc07f300000000000, 0x4088300000000000, 0xc080180000000000,
    0x4087d80000000000, 0xc07f800000000000, 0x40b3030000000000, 0xc0a9560000000000, 0x4088000000000000, 0xc07fd00000000000,
    0x4087a80000000000, 0xc07f200000000000, 0x4088280000000000, 0xc080100000000000, 0x4087d00000000000, 0xc07f700000000000,
    0x40b3020000000000, 0xc0a9540000000000, 0x4087f80000000000, 0xc07fc00000000000, 0x40b3000000000000, 0xc0a9500000000000,
    0x4088200000000000, 0xc080080000000000, 0x4087c80000000000, 0xc07f600000000000, 0x40b3010000000000, 0xc0a9520000000000,
    0x4087f00000000000, 0xc07fb00000000000, 0x1b, 0x500000000, 0xf0000000a, 0x1900000014,
    0x800000003, 0x120000000d, 0x100000017, 0xb00000006, 0x1500000010, 0x40000001a,
    0xe00000009, 0x1800000013, 0x700000002, 0x110000000c, 0x100000016, 0xb00000006,
    0x1500000010, 0x40000001a, 0xe00000009, 0x1800000013, 0x700000002, 0x110000000c,
    0x16, 0xa00000005, 0x140000000f, 0x300000019, 0xd00000008, 0x1700000012,
    0x700000002, 0x110000000c, 0x16, 0xa00000005, 0x140000000f, 0x300000019,
    0xd00000008, 0x1700000012, 0x600000001, 0x100000000b, 0x1a00000015, 0x900000004,
    0x130000000e, 0x300000018, 0xd00000008, 0x1700000012, 0x600000001, 0x100000000b,
    0x1a00000015, 0x900000004, 0x130000000e, 0x200000018, 0xc00000007, 0x11,
    0x65, 0x40a3060000000000, 0x40b3060000000000, 0x40a3040000000000, 0x40b3050000000000, 0xc0a3020000000000,
    0x40b3040000000000, 0xc0a3000000000000, 0x40b3030000000000, 0x40a2fa0000000000, 0x40b3000000000000, 0x40a2f80000000000,
    0x40b2ff0000000000, 0xc078400000000000, 0x4088400000000000, 0xc078300000000000, 0x4088380000000000, 0x4078100000000000,
    0x4088280000000000, 0x4078000000000000, 0x4088200000000000, 0xc077c00000000000, 0x4088000000000000, 0xc077b00000000000,
    0x4087f80000000000, 0x4077900000000000, 0x4087e80000000000, 0x4077700000000000, 0x4087d80000000000, 0xc077500000000000,
    0x4087c80000000000, 0xc077300000000000, 0x4087b80000000000, 0x4077100000000000, 0x4087a80000000000, 0x4076f00000000000,
    0x4087980000000000, 0xc076d00000000000, 0x4087880000000000, 0xc076b00000000000, 0x4087780000000000, 0x4076900000000000,
    0x4087680000000000, 0x4076700000000000, 0x4087580000000000, 0xc076500000000000, 0x4087480000000000, 0xc076200000000000,
    0x4087300000000000, 0x4076200000000000, 0x4087300000000000, 0x4075f00000000000, 0x4087180000000000, 0xc0a2f60000000000,
    0x40b2fe0000000000, 0xc077a00000000000, 0x4087f00000000000, 0x4077800000000000, 0x4087e00000000000, 0x4077600000000000,
    0x4087d00000000000, 0xc077400000000000, 0x4087c00000000000, 0xc077200000000000, 0x4087b00000000000, 0x4077000000000000,
    0x4087a00000000000, 0x4076e00000000000, 0x4087900000000000, 0xc076c00000000000, 0x4087800000000000, 0xc076a00000000000,
    0x4087700000000000, 0x4076800000000000, 0x4087600000000000, 0x4076600000000000, 0x4087500000000000, 0xc076400000000000,
    0x4087400000000000, 0xc076100000000000, 0x4087280000000000, 0x4076100000000000, 0x4087280000000000, 0x4075e00000000000,
    0x4087100000000000, 0xc0a2f40000000000, 0x40b2fd0000000000, 0xc0a3060000000000, 0x40b3060000000000, 0x40a3020000000000,
    0x40b3040000000000, 0x40a2fe0000000000, 0x40b3020000000000, 0xc0a2fe0000000000, 0x40b3020000000000, 0xc0a2fa0000000000,
    0x40b3000000000000, 0x40a2f60000000000, 0x40b2fe0000000000, 0x4078400000000000, 0x4088400000000000, 0xc078200000000000,
    0x4088300000000000, 0xc077f00000000000, 0x4088180000000000, 0x4077f00000000000, 0x4088180000000000, 0x4077c00000000000,
    0x4088000000000000, 0xc076300000000000, 0x4087380000000000, 0xc076000000000000, 0x4087200000000000, 0x4076000000000000,
    0x4087200000000000, 0x4075d00000000000, 0x4087080000000000, 0xc0a2f20000000000, 0x40b2fc0000000000, 0xc0a3040000000000,
    0x40b3050000000000, 0x40a3000000000000, 0x40b3030000000000, 0x40a2fc0000000000, 0x40b3010000000000, 0xc0a2fc0000000000,
    0x40b3010000000000, 0xc0a2f80000000000, 0x40b2ff0000000000, 0x40a2f40000000000, 0x40b2fd0000000000, 0x4078300000000000,
    0x4088380000000000, 0xc078100000000000, 0x4088280000000000, 0xc077e00000000000, 0x4088100000000000, 0x4077e00000000000,
    0x4088100000000000, 0x4077b00000000000, 0x4087f80000000000, 0xc077900000000000, 0x4087e80000000000, 0xc077700000000000,
    0x4087d80000000000, 0x4077500000000000, 0x4087c80000000000, 0x4077300000000000, 0x4087b80000000000, 0xc077100000000000,
    0x4087a80000000000, 0xc076f00000000000, 0x4087980000000000, 0x4076d00000000000, 0x4087880000000000, 0x4076b00000000000,
    0x4087780000000000, 0xc076900000000000, 0x4087680000000000, 0xc076700000000000, 0x4087580000000000, 0x4076500000000000,
    0x4087480000000000, 0x4078200000000000, 0x4088300000000000, 0xc078000000000000, 0x4088200000000000, 0xc077d00000000000,
    0x4088080000000000, 0x4077d00000000000, 0x4088080000000000, 0x4077a00000000000, 0x4087f00000000000, 0xc077800000000000,
    0x4087e00000000000, 0xc077600000000000, 0x4087d00000000000, 0x4077400000000000, 0x4087c00000000000, 0x4077200000000000,
    0x4087b00000000000, 0xc077000000000000, 0x4087a00000000000, 0xc076e00000000000, 0x4087900000000000, 0x4076c00000000000,
    0x4087800000000000, 0x4076a00000000000, 0x4087700000000000, 0xc076800000000000, 0x4087600000000000, 0xc076600000000000,
    0x4087500000000000, 0x4076400000000000, 0x4087400000000000, 0x4076300000000000, 0x4087380000000000, 0xc075f00000000000,
    0x4087180000000000, 0xc075e00000000000, 0x4087100000000000, 0x4075c00000000000, 0x4087000000000000, 0xc2daa24e20f0f480,
    0xc30aa3012710d390, 0x42e1ccb7cb575600, 0x42fa76b66af5cb00, 0x42f6c3b05afe4d80, 0x42dd33c467543600, 0x42bb6984fec00000,
    0xc2fdd7cac39b0400, 0xc2f2c0a95ab58b00, 0xc2f17e82aebccf00, 0xc3089c0979531e08, 0x42f53f2e7d1eccd0, 0x42f6e7e226ff2900,
    0xc2ee8b3d6e03be00, 0x42e12be78e25e600, 0x42f5bcee4b1cff00, 0x42e1f22ef5824e00, 0x42fc2104ad732300, 0x42f51f2ce1e05700,
    0xc2ebc9ac473cba00, 0xc3073a81219f12a0, 0xc2fa9815b13a45c0, 0xc2f430fb83544700, 0xc2f2245fff236f00, 0x42c22f0356821000,
    0xc2f72ff76175d600, 0x42fb65367f9b5400, 0x42e2e9a411dd9100, 0x42e16a7300be6600, 0x42f759ebbf50bb00, 0x43033b4f8a17aa98,
    0xc30298ad3e1003d8, 0x42f657333f1c7700, 0xc2ed793a702d8200, 0xc2f01732ea74d300, 0xc2f0394c9c73af00, 0xc2f5e17a9b5b6f00,
    0xc2f2de974660fd00, 0x42f478ca759cb900, 0xc2eb28f153ac8e00, 0xc2da8e2af04bd380, 0xc30a7e1cedc02030, 0x42e19f4a108c5e00,
    0x42f8df354febd300, 0x43032072640567c0, 0xc302891248269300, 0x42be40fc40f00000, 0xc2fc350910bea400, 0xc2f162f1edfe8f00,
    0xc2f0dac6f67a0f00, 0xc3087eb1a8cb4f48, 0x42f50cfd3bf14890, 0x42f5a9401edca100, 0xc2eccfb32ddca600, 0x56fea9887be04011,
    0x9dfc24e3bf684031, 0x8ad16a9caa037fed, 0x43d3ef41667b7fcd, 0xec817ec1cfe73fec, 0xda5bfc9973a0c033, 0x31ae6d190a350014,
    0x774178bb242ffcb, 0xb021a70c1baebfea, 0x69242bb0d826bfca, 0x6e0e44cebe6d8016, 0xb50bc02a01f58036, 0xc5e30a99889c017,
    0x2cc453fb23ee3fc8, 0xd571e37b8d59ffe7, 0xf16b97dfb62e0038, 0x48be085f4cc24019, 0x8fbb83ba904a4039, 0x99120bc5d9217fe5,
    0x5214906a95997fc5, 0xfac21feaff053fe4, 0xcc1b5b704482c03b, 0x236dcbefdb17001c, 0x15b4b8b4e160ffc3, 0xbe6248354accbfe2,
    0x7764ccda0744bfc2, 0x5fcda3a58f4f801e, 0xa6cb1f00d2d7803e, 0x8202707f96943fe0, 0x3b04f524530c3fc0, 0xe3b284a4bc77ffdf,
    0xe32af6b687100040, 0x3a7d67361da44021, 0x817ae291612c4041, 0xa752acef083f7fdd, 0x60553193c4b77fbd, 0x76dd3eebd1dcc023,
    0xbddaba471564c043, 0x152d2ac6abf90024, 0x23f559de107effbb, 0xcca2e95e79eabfda, 0xfa3a91fcc99d4045, 0x518d027c60318026,
    0x988a7dd7a3b98046, 0x904311a8c5b23fd8, 0x4945964d822a3fb8, 0xf1f325cdeb95ffd7, 0xd4ea558d57f20048, 0x2c3cc60cee864029,
    0xce5be97cdf1bfb6, 0xb5934e18375d7fd5, 0x6e95d2bcf3d57fb5, 0x689c9dc2a2bec02b, 0xaf9a191de646c04b, 0x6ec899d7cdb002c,
    0x3235fb073f9cffb3, 0xdae38a87a908bfd2, 0xebf9f0d39a7f404d, 0x434c61533113802e, 0x8a49dcae749b804e, 0x9e83b2d1f4d03fd0,
    0x57863776b1483fb0, 0x7fac3908e54c0030, 0xc6a9b46428d40050, 2, 1, 2,
    1, 1, 2, 1, 1, 2,
    1, 1, 2, 1, 0xffffffffffffffff, 1,
    0xffffffffffffffff, 0, 0xffffffffffffffff, 0, 0xffffffffffffffff, 1,
    0xffffffffffffffff, 0, 0xfffffffffffffffe, 0, 0xffffffffffffffff, 0,
    0xffffffffffffffff, 0, 0xfffffffffffffffe, 0, 0xffffffffffffffff, 0,
    0xffffffffffffffff, 0, 0xfffffffffffffffe, 0, 0xffffffffffffffff, 1,
    0xffffffffffffffff, 0, 0xfffffffffffffffe, 0, 0xffffffffffffffff, 1,
    0xffffffffffffffff, 0, 0xfffffffffffffffe, 4, 9, 0x737febdada1c4001,
    0xe53f4ab1aafe4009, 0x11cfd7b5b4388002, 0x838f368c851a800a, 0xd0003c6f71ab3ffc, 0x5e40dd98a0c93ff4, 0x4e2faf6b68710004,
    0xbfef0e423953000c, 0x93a064b9bd72bffa, 0x21e105e2ec90bff2, 0xf55078dee3567ff9, 0xfc4ee5f7ed8b800e, 0x28df72fbf6c5c007,
    0x9a9ed1d2c7a7c00f, 0xb8f0a1292f1dfff7, 0x473142525e3bffef, 4, 1, 1,
    2, 0x56fea9887be04011, 0x9dfc24e3bf684031, 0x8ad16a9caa037fed, 0x43d3ef41667b7fcd, 0x93a064b9bd72bffa,
    0x21e105e2ec90bff2, 0xf55078dee3567ff9, 0xfc4ee5f7ed8b800e, 0xb021a70c1baebfea, 0x69242bb0d826bfca, 0x6e0e44cebe6d8016,
    0xb50bc02a01f58036, 0xc5e30a99889c017, 0x2cc453fb23ee3fc8, 0xd571e37b8d59ffe7, 0xf16b97dfb62e0038, 0x48be085f4cc24019,
    0x8fbb83ba904a4039, 0x99120bc5d9217fe5, 0x5214906a95997fc5, 0xfac21feaff053fe4, 0xcc1b5b704482c03b, 0x236dcbefdb17001c,
    0x15b4b8b4e160ffc3, 0xbe6248354accbfe2, 0x7764ccda0744bfc2, 0x5fcda3a58f4f801e, 0xa6cb1f00d2d7803e, 0x8202707f96943fe0,
    0x3b04f524530c3fc0, 0xe3b284a4bc77ffdf, 0xe32af6b687100040, 0xd0003c6f71ab3ffc, 0x5e40dd98a0c93ff4, 0x4e2faf6b68710004,
    0xbfef0e423953000c, 0x76dd3eebd1dcc023, 0xbddaba471564c043, 0x152d2ac6abf90024, 0x23f559de107effbb, 0x28df72fbf6c5c007,
    0x9a9ed1d2c7a7c00f, 0xb8f0a1292f1dfff7, 0x473142525e3bffef, 0x904311a8c5b23fd8, 0x4945964d822a3fb8, 0xf1f325cdeb95ffd7,
    0xd4ea558d57f20048, 0x2c3cc60cee864029, 0xce5be97cdf1bfb6, 0xb5934e18375d7fd5, 0x6e95d2bcf3d57fb5, 0x689c9dc2a2bec02b,
    0xaf9a191de646c04b, 0x6ec899d7cdb002c, 0x3235fb073f9cffb3, 0xdae38a87a908bfd2, 0xebf9f0d39a7f404d, 0x434c61533113802e,
    0x8a49dcae749b804e, 0x737febdada1c4001, 0xe53f4ab1aafe4009, 0x11cfd7b5b4388002, 0x838f368c851a800a, 1,
    0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 1, 0xffffffffffffffff, 0,
    0, 0, 0xfffffffffffffffe, 0, 0xffffffffffffffff, 0,
    0xffffffffffffffff, 1, 0xffffffffffffffff, 0, 0xfffffffffffffffe, 0,
    0xfffffffffffffffe, 4, 5, 4, 1, 1,
    3, 0x48be085f4cc24019, 0x7764ccda0744bfc2, 0x99120bc5d9217fe5, 0xa6cb1f00d2d7803e, 0xfac21feaff053fe4,
    0x3b04f524530c3fc0, 0x28df72fbf6c5c007, 0x6c817ec1cfe73fec, 0xb8f0a1292f1dfff7, 0xb1ae6d190a350014, 0x653f4ab1aafe4009,
    0x3021a70c1baebfea, 0x8202707f96943fe0, 0xbddaba471564c043, 0xe3b284a4bc77ffdf, 0x23f559de107effbb, 0x3a7d67361da44021,
    0xfa3a91fcc99d4045, 0xa752acef083f7fdd, 0x988a7dd7a3b98046, 0x76dd3eebd1dcc023, 0x4945964d822a3fb8, 0x152d2ac6abf90024,
    0xd4ea558d57f20048, 0xcca2e95e79eabfda, 0xce5be97cdf1bfb6, 0x518d027c60318026, 0x6e95d2bcf3d57fb5, 0x904311a8c5b23fd8,
    0xaf9a191de646c04b, 0xf1f325cdeb95ffd7, 0x3235fb073f9cffb3, 0x2c3cc60cee864029, 0xebf9f0d39a7f404d, 0xb5934e18375d7fd5,
    0x8a49dcae749b804e, 0x4e2faf6b68710004, 0x473142525e3bffef, 0x93a064b9bd72bffa, 0xd6fea9887be04011, 0xf55078dee3567ff9,
    0xad16a9caa037fed, 0x434c61533113802e, 0x7cd673e622f37fad, 0x9e83b2d1f4d03fd0, 0xa15977f4b728c053, 0x7fac3908e54c0030,
    0x40769c306ebaffab, 0x38f368c851a800a, 0xee0e44cebe6d8016, 0xde40dd98a0c93ff4, 0x8c5e30a99889c017, 0x3fef0e423953000c,
    0x5571e37b8d59ffe7, 0x8774178bb242ffcb, 0xb869133af9b60058, 0xe9242bb0d826bfca, 0x296700ea2c2dbfa6, 0x350bc02a01f58036,
    0xf4c8eaf0adee805a, 0xacc453fb23ee3fc8, 0x9318d6cb880ac05b, 0x716b97dfb62e0038, 0x4eb73d599dd8ffa3, 0xfbb83ba904a4039,
    0xcf78ae813c43405d, 0x737febdada1c4001, 0x21e105e2ec90bff2, 0x11cfd7b5b4388002, 0xfc4ee5f7ed8b800e, 0xd0003c6f71ab3ffc,
    0x9a9ed1d2c7a7c00f, 0x8ce5be97cdf1bfb6, 0xd2d601923403c07f, 0xee95d2bcf3d57fb5, 0xefa1292f1dfff7f, 0x2f9a191de646c04b,
    0x70aa26b817c3bf7e, 0xb235fb073f9cffb3, 0xad85c522c2588082, 0x6bf9f0d39a7f404d, 0x344a4f02638b3f7c, 0xa49dcae749b804e,
    0xe9e59cd876910084, 0xd7863776b1483fb0, 0x883588b350ad4085, 0x46a9b46428d40050, 0x599a8b71d5367f79, 0x9b265fc0fd0fbfae,
    0xc495606904e5c087, 0xfcd673e622f37fad, 0x1d3ab3bc20fdff77, 0x215977f4b728c053, 0x7eeac7e146e1bf76, 0xc0769c306ebaffab,
    0x9f4523f9933a808a, 0x5db94faa6b614055, 0x428af02b92a93f74, 0x8416c47aba827fa9, 0xdba4fbaf4773008c, 0xe5c6d89fe0663fa8,
    0x62b1875de70bf72, 0x3869133af9b60058, 0x67db2c9b04547f71, 0xa96700ea2c2dbfa6, 0xb654bf3fd5c7c08f, 0x74c8eaf0adee805a,
    0x2b7b54e5501bff6f, 0x1318d6cb880ac05b, 0xf2b496f58a004091, 0xceb73d599dd8ffa3, 0x910482d0641c8092, 0x4f78ae813c43405d,
    0x50cb9154c1c73f6c, 0x925765a3e9a07fa1, 0xcd645a8618550094, 0xf40779c90f843fa0, 0x146bb99f0d8ebf6a, 0x2a287211ca980060,
    0x761bcdc433727f69, 0xb7a7a2135b4bbf9e, 0xa8141e16a6a9c097, 0x668849c77ed08062, 0x39bbf60e7f39ff67, 0x4d835a258ecc063,
    0xe473f5cc5ae24099, 0xdcf7de82ccf6ff9b, 0x82c3e1a734fe809a, 0x41380d580d254065, 0x5f0c327df0e53f64, 0xa09806cd18be7f99,
    0xbf23b95ce937009c, 0x7d97e50dc15dc067, 0x22ac5ac83cacbf62, 0x1be7d0e89b7a0068, 0xfb8391129d6f809e, 0xc5e8433c8a69bf96,
    0x99d37ced778bc09f, 0x5847a89e4fb2806a, 0x47fc9737ae57ff5f, 0x89886b86d6313f94, 0xd63354a32bc440a1, 0xeb387fabfc14ff93,
    0xb9cbf81fa1f7f5d, 0x32f76c2ede07406d, 0x6d4cd3a720033f5c, 0xaed8a7f647dc7f91, 0xb0e31833ba1900a4, 0x6f5743e4923fc06f,
    0x30ecfbf16bcabf5a, 0xda72fbf6c5c0070, 0xed42efe96e5180a6, 0xd428e465b987bf8e, 0x8b92dbc4486dc0a7, 0x4a07077520948072,
    0x563d3860dd75ff57, 0x97c90cb0054f3f8c, 0xc7f2b379fca640a9, 0xf97920d52b32ff8b, 0x19dd60ab293d7f55, 0x24b6cb05aee94075,
    0x7b8d74d04f213f54, 0xbd19491f76fa7f89, 0xa2a2770a8afb00ac, 0x6116a2bb6321c077, 0x3f2d9d1a9ae8bf52, 0x80b97169c2c1ff87,
    0xdf024ec03f3380ae, 0xe269858ee8a5bf86, 0x2cdc564e6b03f50, 0x3bc6664bf176807a, 0x647dd98a0c93ff4f, 0xa609add9346d3f84,
    0xb9b21250cd8840b1, 0x78263e01a5af007c, 0x281e01d4585b7f4d, 0x167629dc7fcb407d, 0xf611ea0681c0c0b3, 0xcb59ea48a6187f81,
    0x9461d5e15bdd00b4, 1, 0, 2, 0, 0,
    1, 1, 0, 0, 0, 0,
    2, 0x737febdada1c4001, 0x4ca2e95e79eabfda, 0x11cfd7b5b4388002, 0xd18d027c60318026, 0xd0003c6f71ab3ffc,
    0x104311a8c5b23fd8, 0x4e2faf6b68710004, 0x71f325cdeb95ffd7, 0x93a064b9bd72bffa, 0xac3cc60cee864029, 0xf55078dee3567ff9,
    0x35934e18375d7fd5, 0x28df72fbf6c5c007, 0xe89c9dc2a2bec02b, 0xb8f0a1292f1dfff7, 0x86ec899d7cdb002c, 0x653f4ab1aafe4009,
    0x5ae38a87a908bfd2, 0x38f368c851a800a, 0xc34c61533113802e, 0xde40dd98a0c93ff4, 0x1e83b2d1f4d03fd0, 0x3fef0e423953000c,
    0xffac3908e54c0030, 0xa1e105e2ec90bff2, 0x9dfc24e3bf684031, 0x7c4ee5f7ed8b800e, 0x43d3ef41667b7fcd, 0x1a9ed1d2c7a7c00f,
    0xda5bfc9973a0c033, 0xc73142525e3bffef, 0x774178bb242ffcb, 0x56fea9887be04011, 0x69242bb0d826bfca, 0x8ad16a9caa037fed,
    0xb50bc02a01f58036, 0xec817ec1cfe73fec, 0x2cc453fb23ee3fc8, 0x31ae6d190a350014, 0xf16b97dfb62e0038, 0xb021a70c1baebfea,
    0x8fbb83ba904a4039, 0x6e0e44cebe6d8016, 0x5214906a95997fc5, 0xc5e30a99889c017, 0xcc1b5b704482c03b, 0xd571e37b8d59ffe7,
    0x15b4b8b4e160ffc3, 0x48be085f4cc24019, 0x7764ccda0744bfc2, 0x99120bc5d9217fe5, 0xa6cb1f00d2d7803e, 0xfac21feaff053fe4,
    0x3b04f524530c3fc0, 0x236dcbefdb17001c, 0xe32af6b687100040, 0xbe6248354accbfe2, 0x817ae291612c4041, 0x5fcda3a58f4f801e,
    0x60553193c4b77fbd, 0x8202707f96943fe0, 0xbddaba471564c043, 0xe3b284a4bc77ffdf, 0x23f559de107effbb, 0x3a7d67361da44021,
    0xfa3a91fcc99d4045, 0xa752acef083f7fdd, 0x988a7dd7a3b98046, 0x76dd3eebd1dcc023, 0x4945964d822a3fb8, 0x152d2ac6abf90024,
    0xd4ea558d57f20048, 4, 3, 3, 0x8ce5be97cdf1bfb6, 0xd2d601923403c07f,
    0xee95d2bcf3d57fb5, 0xefa1292f1dfff7f, 0x2f9a191de646c04b, 0x70aa26b817c3bf7e, 0xb235fb073f9cffb3, 0xad85c522c2588082,
    0x6bf9f0d39a7f404d, 0x344a4f02638b3f7c, 0xa49dcae749b804e, 0xe9e59cd876910084, 0xd7863776b1483fb0, 0x883588b350ad4085,
    0x46a9b46428d40050, 0x599a8b71d5367f79, 0x9b265fc0fd0fbfae, 0xc495606904e5c087, 0x38f368c851a800a, 0xc34c61533113802e,
    0xde40dd98a0c93ff4, 0x1e83b2d1f4d03fd0, 0x3fef0e423953000c, 0xffac3908e54c0030, 0xa1e105e2ec90bff2, 0x9dfc24e3bf684031,
    0x7c4ee5f7ed8b800e, 0x43d3ef41667b7fcd, 0x1a9ed1d2c7a7c00f, 0xda5bfc9973a0c033, 0xc73142525e3bffef, 0x774178bb242ffcb,
    0x56fea9887be04011, 0x69242bb0d826bfca, 0x8ad16a9caa037fed, 0xb50bc02a01f58036, 0x236dcbefdb17001c, 0xe32af6b687100040,
    0xbe6248354accbfe2, 0x817ae291612c4041, 0x5fcda3a58f4f801e, 0x60553193c4b77fbd, 0x8202707f96943fe0, 0xbddaba471564c043,
    0xe3b284a4bc77ffdf, 0x23f559de107effbb, 0x3a7d67361da44021, 0xfa3a91fcc99d4045, 0xa752acef083f7fdd, 0x988a7dd7a3b98046,
    0x76dd3eebd1dcc023, 0x4945964d822a3fb8, 0x152d2ac6abf90024, 0xd4ea558d57f20048, 0xec817ec1cfe73fec, 0x2cc453fb23ee3fc8,
    0x31ae6d190a350014, 0xf16b97dfb62e0038, 0xb021a70c1baebfea, 0x8fbb83ba904a4039, 0x6e0e44cebe6d8016, 0x5214906a95997fc5,
    0xc5e30a99889c017, 0xcc1b5b704482c03b, 0xd571e37b8d59ffe7, 0x15b4b8b4e160ffc3, 0x48be085f4cc24019, 0x7764ccda0744bfc2,
    0x99120bc5d9217fe5, 0xa6cb1f00d2d7803e, 0xfac21feaff053fe4, 0x3b04f524530c3fc0, 0x32f76c2ede07406d, 0x6d4cd3a720033f5c,
    0xaed8a7f647dc7f91, 0xb0e31833ba1900a4, 0x6f5743e4923fc06f, 0x30ecfbf16bcabf5a, 0xda72fbf6c5c0070, 0xed42efe96e5180a6,
    0xd428e465b987bf8e, 0x8b92dbc4486dc0a7, 0x4a07077520948072, 0x563d3860dd75ff57, 0x97c90cb0054f3f8c, 0xc7f2b379fca640a9,
    0xf97920d52b32ff8b, 0x19dd60ab293d7f55, 0x24b6cb05aee94075, 0x7b8d74d04f213f54, 0x737febdada1c4001, 0x4ca2e95e79eabfda,
    0x11cfd7b5b4388002, 0xd18d027c60318026, 0xd0003c6f71ab3ffc, 0x104311a8c5b23fd8, 0x4e2faf6b68710004, 0x71f325cdeb95ffd7,
    0x93a064b9bd72bffa, 0xac3cc60cee864029, 0xf55078dee3567ff9, 0x35934e18375d7fd5, 0x28df72fbf6c5c007, 0xe89c9dc2a2bec02b,
    0xb8f0a1292f1dfff7, 0x86ec899d7cdb002c, 0x653f4ab1aafe4009, 0x5ae38a87a908bfd2, 1, 0,
    2, 0, 0, 1, 1, 0,
    0, 0, 0, 3, 0x432ffffffffffffe, 0xc325555555555554,
    0x432ffffffffffffc, 0xc325555555555552, 0x4186a09e58000000, 0xc17e2b7dc0000000, 0x432ffffffffffffa, 0xc325555555555550,
    0x4186a09e60000000, 0xc17e2b7dd0000000, 0x40f965f000000000, 0xc0f0eea000000000, 6, 1,
    5, 0xffffffffffffffff, 0xfffffffffffffffe, 0, 5, 0xffffffffffffffff,
    0xfffffffffffffffc, 0, 4, 2, 0x40e965e000000000, 0x40f965f000000000,
    0x4176a09e60000000, 0x4186a09e60000000, 0xc0e965e000000000, 0x40f965f000000000, 0xc176a09e60000000, 0x4186a09e60000000,
    4, 0x432ffffffffffffe, 0xc325555555555554, 0x432ffffffffffffc, 0xc325555555555552, 0x42f55555235ebee0,
    0x432555553fa784d8, 0x432ffffffffffffa, 0xc325555555555550, 0x4322aaaa9e0fc0c8, 0x431555554af7d408, 0xc313ffd85cec5b78,
    0x430aaa75d13b24a0, 0, 1, 0x3ff0000000000000, 0xc000000000000000, 0x4000000000000000,
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
    0, 1, 1, 3, 0x4040439640e0, 0x4e16cfe4,
    0xfffffffe00000001, 0x12207325, 0x73251220, 0xff733ff9334d3fff, 0xff79ff703ff63356, 0x335cff6d3ff33359,
    0x335fff6a3ff0ff7c, 0x33533362ff673fed, 0x3fe73365ff643fea, 0x3fe43368ff613350, 0x3ffcff76336bff5e, 0x3fde336eff5b3fe1,
    2, 1, 3, 1, 2, 1,
    1, 3, 0xffffffff, 0x100000000, 0xffffffff, 0xffffffff00000001,
    0xffffffff, 0xffffffff00000001, 2, 1, 3, 1,
    1, 1, 1, 2, 0xff7a3ffe334fff7d, 0x3ffb3352b34caad1,
    0x5529b34fb352ff77, 0xff733ff9b34c3ffe, 0xff7aff703ff63356, 0x335cff6d3ff33359, 0x335fff6a3ff0ff7d, 0xb3523362ff673fed,
    0x3fe73365ff643fea, 0x3fe43368ff61b34f, 0x3ffbff77336bff5e, 0x3fde336eff5b3fe1, 3, 0,
    4, 0, 0x7f80, 0x7fff, 0x8000, 0x3f8200003fa43fa4,
    0x7f80000040803f83, 0x3f803fa4bf807eff, 0xc04040a040a00000, 0x40007fc040a040a0, 0x80003f807f7f7f80, 0x4000437fbf804000,
    0xc040ff803f823f80, 0x3f80ff7fbf80, 0x23, 0xc00000001, 0x2200000017, 0x150000000a,
    0x800000020, 0x1e00000013, 0x1100000006, 0x40000001c, 0x1a0000000f, 0xd00000002,
    0x18, 0x160000000b, 0x900000021, 0x1f00000014, 0x1200000007, 0x50000001d,
    0x1b00000010, 0x20, 0x3fa4400040a00000, 0xbf80ff7f3f803f80, 0x7fc07f80c0407f80, 0x400040a040803f82,
    0x3f80800000003fa4, 0x7effbf807f7f3fa4, 0x40a00000ff804000, 0x437fc0403f833f80, 0x3f82000000003fa4, 0x7fc07fc040834083,
    0x3fa43fa4fefffeff, 0xc17040a000000000, 0x7f807fc07fc0c170, 0x80007f7f7f7f7f80, 0x43ff43ffbf808000, 0x7f807f803f823f82,
    0x3fa47f7f7f7f, 0x239efa5c995748ad, 0xe37582705f94be66, 0x1576767ba77f3a85, 0xf19d9098516ccc8e, 0x74e6853b5a72c5d,
    0x7f3a9ec04344dab6, 0x87d95a2bc3cf1e35, 0x7112ace8351ce8de, 0x96014c03d1f7100d, 0x62eabb1026f4f706, 0xa4293ddbe01f01e5,
    0x54c2c93818cc79d1, 0xb2512fb3ee478d42, 0xaa46ba9, 2, 1, 3,
    3, 3, 0, 1, 1, 0,
    0, 1, 1, 0, 0, 1,
    1, 0, 0, 1, 1, 0,
    0, 1, 1, 0, 0, 1,
    1, 0, 2, 1, 3, 2,
    2, 0x4e16cfe412207325, 0xb8fd2907f4f393ee, 0x3feede0c03f864fd, 0xc7251adf7be4a216, 0x31c6ec348b2f56d5,
    0xd54d0cb76dbcb03e, 0xcfe4fa5c4e167325, 0xe37582705f941220, 0x1576b8fd93ee3a85, 0xf19d9098f4f32907, 0x3fee64fdb5a72c5d,
    0x7f3a03f8de0cdab6, 0xa2165a2bc3cf1e35, 0x7be41adf351cc725, 0x96014c03d1f7100d, 0xec34bb1031c656d5, 0xa4293ddbe01f8b2f,
    0x54c2d54db03e79d1, 0xb2512fb36dbc0cb7, 0xaa46ba9, 0, 1, 1,
    0, 0, 1, 1, 0, 0,
    1, 1, 0, 0, 1, 1,
    0, 0, 1, 1, 0, 0,
    1, 1, 3, 0x8000000080000000, 0x8000000080000000, 0,
    9, 4, 0, 6, 1, 3,
    8, 7, 7, 0x800080008000, 0x80000000, 0x8000,
    0x800080008000, 0x8000, 2, 5, 2, 0,
    2, 5, 7, 0x8000800000008000, 0x8000, 0x8000800080008000,
    0, 0, 2, 1, 0xb8fd2907f4f393ee, 0x3feede0c03f864fd,
    0xc7251adf7be4a216, 3, 4, 1, 0x4e16cfe412207325, 0xb8fd2907f4f393ee,
    0x3feede0c03f864fd, 0x4e16cfe412207325, 0x7f80010001, 0x807f, 5, 3,
    1, 0, 3, 1, 0x8003007e0005, 3,
    0x5007f007e8003, 0x807f, 0xc4ff447fc3ff437f, 0xc6ff467fc5ff457f, 0xc8ff487fc7ff477f, 0xcaff4a7fc9ff497f,
    0xc07e3ffebf7e3efe, 0xc27e41fec17e40fe, 0xccff4c7fcbff4b7f, 0xceff4e7fcdff4d7f, 0xbc7e3bfebb7e3afe, 0xbe7e3dfebd7e3cfe,
    0xb82a37aab72a36aa, 0xba2a39aab92a38aa, 3, 2, 4, 2,
    0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0, 0xffffffffffffffff, 0xffffffffffffffff,
    0xfffffffffffffffe, 0, 2, 2, 2, 0xb826b7a6372636a6,
    0xba26b9a6392638a6, 0xbc7abbfa3b7a3afa, 0xbe7abdfa3d7a3cfa, 0xb822b7a2372236a2, 0xba22b9a2392238a2, 0xc07abffa3f7a3efa,
    0xc27ac1fa417a40fa, 2, 2, 4, 2, 0xc4ff447fc3ff437f,
    0xc6ff467fc5ff457f, 0xc8ff487fc7ff477f, 0xcaff4a7fc9ff497f, 0xc0fc3d00bc803f7c, 0xc2fc3f00be80417c, 0xccff4c7fcbff4b7f,
    0xceff4e7fcdff4d7f, 0xbcfc3900b8803b7c, 0xbefc3b00ba803d7c, 0xb8f9b79e371e3779, 0xbaf9b99e391e3979, 0x8000402040e0,
    0xff7f7f7fc020, 0x7f80ff803f808000, 0x40e03f813f844080, 0x402040e0c0a040e0, 0x7f7fc02000008000, 0x3f8080000000ff7f,
    0x40e040807f80ff80, 0xc0a04380437840e0, 0x8000402040e0, 0xff7f7f7fc020, 0x40e0ff803f808000, 0x43783f813f844080,
    0x402040e0c0a04380, 0x7f7fc02000008000, 0x3f8080000000ff7f, 0x3f8440807f80ff80, 0xc0a0438043783f81, 0x8000402040e0,
    0xff7f7f7fc020, 0x7f80ff803f808000, 0x43783f813f844080, 0x402040e0c0a04380, 0x7f7fc02000008000, 6,
    0x10, 0, 5, 4, 3, 2,
    1, 1, 0, 5, 4, 3,
    2, 2, 0xd, 1, 0x3fa48000c0e0, 0x8000800080008000,
    0x3f803f804000ff7f, 0xc0e03f003c007fc0, 0x3f803f804000ff7f, 0x40003f003c007fc0, 0x8000c0e0bf804000, 0x8000800000003fa4,
    0x3c007fc03f803f80, 0xbf80400040003f00, 0x3fa48000c0e0, 0x8000800080008000, 0x40003f003c007fc0, 0x8000c0e0bf804000,
    0x8000800000003fa4, 0x4000ff7f80008000, 0xbf8040803f804020, 0xbfa400008000c0e0, 0x8000800080008000, 0x4020c0007f800000,
    0x8000c0e0bf804020, 0x8000800000003fa4, 0x4000ff7f80008000, 0x40207fc03f803f80, 0x40204040c0e0, 0x8000bfa40000,
    0x7f8000007f7f0000, 0xc0e03f80ff80c000, 0xbfa4000000004020, 0x7f7f000000008000, 0xff80c0007f800000, 0x40203e003c803f80,
    0xff80c0007f800000, 0x3f803e003c803f80, 0x402040404080, 0x8000bfa40000, 0x3c803f80ff80c000, 0x404040803f803e00,
    0xbfa4000000004020, 0x7f7f000000008000, 0x3f803e003c803f80, 0x402040404080, 0x8000bfa40000, 0x7f8000007f7f0000,
    0x4080400040003f80, 0x800000004020, 0x7f7f000080008000, 0x3f803f8040000000, 0x404040c03f80c0e0, 0x3fa400003f80,
    0x8000000000008000, 0xc0e0c0004040ff7f, 0xd, 0x10, 0xbfa43fa440204020, 0x7f7fff7f7f7fc020,
    0x7fc0ff807f80ff7f, 0x40203fd13f877fc0, 0x40204020c0404020, 0x7f7fc020bfa43fa4, 0x7f80ff7f7f7fff7f, 0x40207fc07fc0ff80,
    0x3f804386437c4060, 0xbfa43fa440204060, 0x7f7fff7f7f7fc020, 0x4060ff807f80ff7f, 0x437b3fd13f877fc0, 0x40204020c0404383,
    0x7f7fc020bfa43fa4, 0x7f80ff7f7f7fff7f, 0x3f877fc07fc0ff80, 0xc0404383437b3fd1, 0xbfa43fa440204020, 0x7f7fff7f7f7fc020,
    0x7fc0ff807f80ff7f, 0x437b3fd13f877fc0, 0x40204020c0404383, 0x7f7fc020bfa43fa4, 0x4080404040003f80, 0x40c040a0,
    3, 2, 0, 1, 0, 2,
    0xf19d9098516ccc8e, 0x74e6853b5a72c5d, 0x7f3a9ec04344dab6, 0x87d95a2bc3cf1e35, 0x7112ace8351ce8de, 0x96014c03d1f7100d,
    0x62eabb1026f4f706, 0xa4293ddbe01f01e5, 0x54c2c93818cc79d1, 0xb2512fb3ee478d42, 0x469ad7600aa46ba9, 0xc079218bfc6f9b6a,
    0x3872e58884835d81, 0x7468a992, 1, 0, 2, 0,
    0, 1, 1, 0, 0, 0,
    0, 2, 0x4e16cfe412207325, 0xb8fd2907f4f393ee, 0x3feede0c03f864fd, 0xc7251adf7be4a216,
    0x31c6ec348b2f56d5, 0xd54d0cb76dbcb03e, 0x239efa5c995748ad, 0xe37582705f94be66, 0x1576767ba77f3a85, 4,
    3, 3, 0xf19d9098516ccc8e, 0x74e6853b5a72c5d, 0x3feede0c03f8dab6, 0xc7251adf7be4a216,
    0xbe66239e8b2f56d5, 0x3a85e37582705f94, 0xec341576767ba77f, 0xcb76dbcb03e31c6, 0xfa5c995748add54d, 0xb2512fb3ee478d42,
    0x469ad7600aa46ba9, 0xcfe4122073259b6a, 0x2907f4f393ee4e16, 0x64fdb8fd, 1, 0,
    2, 0, 0, 1, 1, 0,
    0, 0, 0, 3, 0x13d674dba91f38e5, 0xf33d92384fccce2e,
    0x5ae66b3b7472abd, 0x7d9aa06041a4dc56, 0x8979588bc56f1c95, 0x6f72ae88337cea7e, 0x97a14a63d3970e6d, 0x614abcb02554f8a6,
    0xa5c93c3be1bf80ba, 0x5322cad8172c7831, 0xb3f12e13efe78ee2, 0x44fad90009046a09, 0xc2191febfe0f9d0a, 0x36d2e72886235be1,
    0xd04111c372c8ab32, 0x28aaf550944b4db9, 0xde69039b64a0b95a, 0x1a827b87a2733f91, 0xec918b8c5678c782, 0xc5a6d5fb09b3169,
    0xfab999b44850d5aa, 0x82cd5f37bec32341, 0x761ea7dc3a28e3d2, 0x90f5510fcceb1519, 0x67f6b6042c00f1fa, 0x9f1d42e7db1306f1,
    0x59cec42c1dd87edd, 0xad4534bfe93b8836, 0x4ba6d2540fb070b5, 0xbb6d2697f763965e, 0x3d7ee07c0188628d, 0xc995186f7974a486,
    0x2f56eea48d9f5465, 0xd7bd0a476b4cb2ae, 0x212efccc9bc7463d, 0xe5e584e05d24c0d6, 0x1306740ba9ef3815, 0xf40d93084efccefe,
    0x4de65e3b81729ed, 0x7ccaa13040d4dd26, 0x8a4957bbc63f1bc5, 0x6ea2af5832aceb4e, 0x98714993d4670d9d, 0x607abd802484f976,
    0xa6993b6be28f818a, 0x5252cba8165c7761, 0xb4c12d43f0b78fb2, 0x442ad9d008346939, 0xc2e91f1bfedf9dda, 0x3602e7f886f35b11,
    0xd11110f371f8ac02, 0x27daf620951b4ce9, 0xdf3902cb63d0ba2a, 0x19b27ab7a3433ec1, 0xed618c5c55a8c852, 0xb8a6c8fb16b3099,
    0xfb899a844780d67a, 0x839d5e67bf932271, 0x754ea8ac3958e4a2, 0x91c5503fcdbb1449, 0x6726b6d42b30f2ca, 0x9fed4217dbe30621,
    0x58fec4fc1d087e0d, 0xae1533efea0b8906, 0x4ad6d3240ee06fe5, 0xbc3d25c7f833972e, 0x3caee14c00b861bd, 0xca65179f78a4a556,
    0x2e86ef748e6f5395, 0xd88d09776a7cb37e, 0x205efd9c9c97456d, 0xe6b585b05c54c1a6, 0x1236733baabf3745, 0xf4dd93d84e2ccfce,
    0x40e6513b8e7291d, 0x7bfaa2004004ddf6, 0x8b1956ebc70f1af5, 0x6dd2b02831dcec1e, 0x994148c3d5370ccd, 0x5faabe5023b4fa46,
    0xa7693a9be35f825a, 0x5182cc78158c7691, 0xb5912c73f1879082, 0x435adaa007646869, 0xc3b91e4b7f509eaa, 0x3532e8c887c35a41,
    0xd1e110237128acd2, 0x270af6f095eb4c19, 0xe00901fb6300bafa, 0x18e279e7a4133df1, 0xee318d2c54d8c922, 0xaba6bbfb23b2fc9,
    0xfc599b5446b0d74a, 0x846d5d97c06321a1, 0x747ea97c3888e572, 0x92954f6fce8b1379, 0x6656b7a42a60f39a, 0xa0bd4147dcb30551,
    0x582ec5cc1c387d3d, 0xaee5331feadb89d6, 0x4a06d3f40e106f15, 0xbd0d24f7f90397fe, 0x3bdee21c811760ed, 0xcb3516cf77d4a626,
    0x2db6f0448f3f52c5, 0xd95d08a769acb44e, 0x1f8efe6c9d67449d, 0xe78586805b84c276, 0x1166726bab8f3675, 0xf5ad94a84d5cd09e,
    0x33e6443b9b7284d, 0x7b2aa2d03f34dec6, 0x8be9561bc7df1a25, 0x6d02b0f8310cecee, 0x9a1147f3d6070bfd, 0x5edabf2022e4fb16,
    0xa83939cbe42f832a, 0x50b2cd4814bc75c1, 0xb6612ba3f2579152, 0x428adb7006946799, 0xc4891d7b7e809f7a, 0x3462e99888935971,
    0xd2b10f537058ada2, 0x263af7c096bb4b49, 0xe0d9012b6230bbca, 0x18127917a4e33d21, 0xef018dfc5408c9f2, 0x9ea6aefb30b2ef9,
    0xfd299c2445e0d81a, 0x853d5cc7c13320d1, 0x73aeaa4c37b8e642, 0x93654e9fcf5b12a9, 0x6586b8742990f46a, 0xa18d4077dd830481,
    0x575ec69c1b687c6d, 0xafb5324febab8aa6, 0x4936d4c40d406e45, 0xbddd2427f9d398ce, 0x3b0ee2ec81e7601d, 0xcc0515ff7704a6f6,
    0x2ce6f114900f51f5, 0xda2d07d768dcb51e, 0x1ebeff3c9e3743cd, 0xe85587505ab4c346, 0x1096719bac5f35a5, 0xf67d95784c8cd16e,
    0x26e6373ba87277d, 0x7a5aa3a03e64df96, 0x8cb9554bc8af1955, 0x6c32b1c8303cedbe, 0x9ae14723d6d70b2d, 0x5e0abff02214fbe6,
    0xa90938fbe4ff83fa, 0x4fe2ce1813ec74f1, 0xb7312ad3f3279222, 0x41badc4005c466c9, 0xc5591cab7db0a04a, 0x3392ea68896358a1,
    0xd3810e836f88ae72, 0x256af890978b4a79, 2, 5, 0x40, 0,
    2, 0, 3, 0, 4, 1,
    0, 1, 1, 5, 2, 0x4e16cfe412207325,
    0xb8fd2907f4f393ee, 0x3feede0c03f864fd, 0xc7251adf7be4a216, 0x31c6ec348b2f56d5, 0xd54d0cb76dbcb03e, 0x239efa5c995748ad,
    0xe37582705f94be66, 0x1576767ba77f3a85, 0xf19d9098516ccc8e, 0x74e6853b5a72c5d, 0x7f3a9ec04344dab6, 0x87d95a2bc3cf1e35,
    0x7112ace8351ce8de, 0x96014c03d1f7100d, 0x62eabb1026f4f706, 0xa4293ddbe01f01e5, 0x54c2c93818cc79d1, 0xb2512fb3ee478d42,
    0x469ad7600aa46ba9, 0xc079218bfc6f9b6a, 0x3872e58884835d81, 0xcea113637468a992, 0x2a4af3b092ab4f59, 0xdcc9053b6640b7ba,
    0x1c227d27a0d34131, 0xeaf189ec5818c5e2, 0xdfa6effaefb3309, 0xf919981449f0d40a, 0x812d60d7bd2324e1, 0x77bea63c3bc8e232,
    0x8f5552afcb4b16b9, 0x6996b4642da0f05a, 0x9d7d4487d9730891, 0x5b6ec28c1f78fe82, 0xaba5365fe79b8696, 0x4d46d0b411507255,
    0xb9cd2837f5c394be, 0x3f1ededc0328642d, 0xc7f51a0f7b14a2e6, 0x30f6ed048bff5605, 0xd61d0be76cecb10e, 0x22cefb2c9a2747dd,
    0xe44583405ec4bf36, 0x14a675aba84f39b5, 0xf26d9168509ccd5e, 0x67e6783b6772b8d, 0x7e6a9f904274db86, 0x88a9595bc49f1d65,
    0x7042adb8344ce9ae, 0x96d14b33d2c70f3d, 0x621abbe02624f7d6, 0xa4f93d0be0ef0115, 0x53f2ca0817fc7901, 0xb3212ee3ef178e12,
    0x45cad83009d46ad9, 0xc14920bbfd3f9c3a, 0x37a2e65885535cb1, 0xcf7112937398aa62, 0x297af480937b4e89, 0xdd99046b6570b88a,
    0x1b527c57a1a34061, 0xebc18abc5748c6b2, 0xd2a6e2fafcb3239, 0xf9e998e44920d4da, 0x81fd6007bdf32411, 0x76eea70c3af8e302,
    0x902551dfcc1b15e9, 0x68c6b5342cd0f12a, 0x9e4d43b7da4307c1, 0x5a9ec35c1ea8ff52, 0xac75358fe86b8766, 0x4c76d18410807185,
    0xba9d2767f693958e, 0x3e4edfac0258635d, 0xc8c5193f7a44a3b6, 0x3026edd48ccf5535, 0xd6ed0b176c1cb1de, 0x21fefbfc9af7470d,
    0xe51584105df4c006, 5, 0x40, 0x13d674dba91f38e5, 0xf33d92384fccce2e, 0x5ae66b3b7472abd,
    0x7d9aa06041a4dc56, 0x8979588bc56f1c95, 0x6f72ae88337cea7e, 0x97a14a63d3970e6d, 0x614abcb02554f8a6, 0xa5c93c3be1bf80ba,
    0x5322cad8172c7831, 0xb3f12e13efe78ee2, 0x44fad90009046a09, 0xc2191febfe0f9d0a, 0x36d2e72886235be1, 0xd04111c372c8ab32,
    0x28aaf550944b4db9, 0xde69039b64a0b95a, 0x1a827b87a2733f91, 0xec918b8c5678c782, 0xc5a6d5fb09b3169, 0xfab999b44850d5aa,
    0x82cd5f37bec32341, 0x761ea7dc3a28e3d2, 0x90f5510fcceb1519, 0x67f6b6042c00f1fa, 0x9f1d42e7db1306f1, 0x59cec42c1dd87edd,
    0xad4534bfe93b8836, 0x4ba6d2540fb070b5, 0xbb6d2697f763965e, 0x3d7ee07c0188628d, 0xc995186f7974a486, 0x4e16cfe412207325,
    0xb8fd2907f4f393ee, 0x3feede0c03f864fd, 0xc7251adf7be4a216, 0x31c6ec348b2f56d5, 0xd54d0cb76dbcb03e, 0x239efa5c995748ad,
    0xe37582705f94be66, 0x1576767ba77f3a85, 0xf19d9098516ccc8e, 0x74e6853b5a72c5d, 0x7f3a9ec04344dab6, 0x87d95a2bc3cf1e35,
    0x7112ace8351ce8de, 0x96014c03d1f7100d, 0x62eabb1026f4f706, 0xa4293ddbe01f01e5, 0x54c2c93818cc79d1, 0xb2512fb3ee478d42,
    0x469ad7600aa46ba9, 0xc079218bfc6f9b6a, 0x3872e58884835d81, 0xcea113637468a992, 0x2a4af3b092ab4f59, 0xdcc9053b6640b7ba,
    0x1c227d27a0d34131, 0xeaf189ec5818c5e2, 0xdfa6effaefb3309, 0xf919981449f0d40a, 0x812d60d7bd2324e1, 0x77bea63c3bc8e232,
    0x8f5552afcb4b16b9, 0x6996b4642da0f05a, 0x9d7d4487d9730891, 0x5b6ec28c1f78fe82, 0xaba5365fe79b8696, 0x4d46d0b411507255,
    0xb9cd2837f5c394be, 0x3f1ededc0328642d, 0xc7f51a0f7b14a2e6, 0x30f6ed048bff5605, 0xd61d0be76cecb10e, 0x22cefb2c9a2747dd,
    0xe44583405ec4bf36, 0x14a675aba84f39b5, 0xf26d9168509ccd5e, 0x67e6783b6772b8d, 0x7e6a9f904274db86, 0x88a9595bc49f1d65,
    0x7042adb8344ce9ae, 0x96d14b33d2c70f3d, 0x621abbe02624f7d6, 0xa4f93d0be0ef0115, 0x53f2ca0817fc7901, 0xb3212ee3ef178e12,
    0x45cad83009d46ad9, 0xc14920bbfd3f9c3a, 0x37a2e65885535cb1, 0xcf7112937398aa62, 0x297af480937b4e89, 0xdd99046b6570b88a,
    0x1b527c57a1a34061, 0xebc18abc5748c6b2, 0xd2a6e2fafcb3239, 0xf9e998e44920d4da, 0x81fd6007bdf32411, 0x76eea70c3af8e302,
    0x902551dfcc1b15e9, 0x68c6b5342cd0f12a, 0x9e4d43b7da4307c1, 0x5a9ec35c1ea8ff52, 0xac75358fe86b8766, 0x4c76d18410807185,
    0xba9d2767f693958e, 0x3e4edfac0258635d, 0xc8c5193f7a44a3b6, 0x3026edd48ccf5535, 0xd6ed0b176c1cb1de, 0x21fefbfc9af7470d,
    0xe51584105df4c006, 0x8be9561bc7df1a25, 0x6d02b0f8310cecee, 0x9a1147f3d6070bfd, 0x5edabf2022e4fb16, 0xa83939cbe42f832a,
    0x50b2cd4814bc75c1, 0xb6612ba3f2579152, 0x428adb7006946799, 0xc4891d7b7e809f7a, 0x3462e99888935971, 0xd2b10f537058ada2,
    0x263af7c096bb4b49, 0xe0d9012b6230bbca, 0x18127917a4e33d21, 0xef018dfc5408c9f2, 0x9ea6aefb30b2ef9, 0xfd299c2445e0d81a,
    0x853d5cc7c13320d1, 0x73aeaa4c37b8e642, 0x93654e9fcf5b12a9, 0x6586b8742990f46a, 0xa18d4077dd830481, 0x575ec69c1b687c6d,
    0xafb5324febab8aa6, 0x4936d4c40d406e45, 0xbddd2427f9d398ce, 0x3b0ee2ec81e7601d, 0xcc0515ff7704a6f6, 0x2ce6f114900f51f5,
    0xda2d07d768dcb51e, 0x1ebeff3c9e3743cd, 0xe85587505ab4c346, 0x1096719bac5f35a5, 0xf67d95784c8cd16e, 0x26e6373ba87277d,
    0x7a5aa3a03e64df96, 0x8cb9554bc8af1955, 0x6c32b1c8303cedbe, 0x9ae14723d6d70b2d, 0x5e0abff02214fbe6, 0xa90938fbe4ff83fa,
    0x4fe2ce1813ec74f1, 0xb7312ad3f3279222, 0x41badc4005c466c9, 0xc5591cab7db0a04a, 0x3392ea68896358a1, 0xd3810e836f88ae72,
    0x256af890978b4a79, 0, 0, 0, 2, 0,
    4, 1, 1, 1, 3, 0x4e16cfe412207325,
    0xb8fd2907f4f393ee, 0x3feede0c03f864fd, 0xc7251adf7be4a216, 0x31c6ec348b2f56d5, 0xd54d0cb76dbcb03e, 0x239efa5c995748ad,
    0xe37582705f94be66, 0x1576767ba77f3a85, 0xf19d9098516ccc8e, 0x74e6853b5a72c5d, 0x7f3a9ec04344dab6, 0x87d95a2bc3cf1e35,
    0x7112ace8351ce8de, 0x96014c03d1f7100d, 0x62eabb1026f4f706, 0xde69039b64a0b95a, 0x1a827b87a2733f91, 0xec918b8c5678c782,
    0xc5a6d5fb09b3169, 0xfab999b44850d5aa, 0x82cd5f37bec32341, 0x761ea7dc3a28e3d2, 0x90f5510fcceb1519, 0x67f6b6042c00f1fa,
    0x9f1d42e7db1306f1, 0x59cec42c1dd87edd, 0xad4534bfe93b8836, 0x4ba6d2540fb070b5, 0xbb6d2697f763965e, 0x3d7ee07c0188628d,
    0xc995186f7974a486, 0xa4293ddbe01f01e5, 0x54c2c93818cc79d1, 0xb2512fb3ee478d42, 0x469ad7600aa46ba9, 0xc079218bfc6f9b6a,
    0x3872e58884835d81, 0xcea113637468a992, 0x2a4af3b092ab4f59, 0xdcc9053b6640b7ba, 0x1c227d27a0d34131, 0xeaf189ec5818c5e2,
    0xdfa6effaefb3309, 0xf919981449f0d40a, 0x812d60d7bd2324e1, 0x77bea63c3bc8e232, 0x8f5552afcb4b16b9, 0xc2e91f1bfedf9dda,
    0x3602e7f886f35b11, 0xd11110f371f8ac02, 0x27daf620951b4ce9, 0xdf3902cb63d0ba2a, 0x19b27ab7a3433ec1, 0xed618c5c55a8c852,
    0xb8a6c8fb16b3099, 0xfb899a844780d67a, 0x839d5e67bf932271, 0x754ea8ac3958e4a2, 0x91c5503fcdbb1449, 0x6726b6d42b30f2ca,
    0x9fed4217dbe30621, 0x58fec4fc1d087e0d, 0xae1533efea0b8906, 0x6996b4642da0f05a, 0x9d7d4487d9730891, 0x5b6ec28c1f78fe82,
    0xaba5365fe79b8696, 0x4d46d0b411507255, 0xb9cd2837f5c394be, 0x3f1ededc0328642d, 0xc7f51a0f7b14a2e6, 0x30f6ed048bff5605,
    0xd61d0be76cecb10e, 0x22cefb2c9a2747dd, 0xe44583405ec4bf36, 0x14a675aba84f39b5, 0xf26d9168509ccd5e, 0x67e6783b6772b8d,
    0x7e6a9f904274db86, 0xa7693a9be35f825a, 0x5182cc78158c7691, 0xb5912c73f1879082, 0x435adaa007646869, 0xc3b91e4b7f509eaa,
    0x3532e8c887c35a41, 0xd1e110237128acd2, 0x270af6f095eb4c19, 0xe00901fb6300bafa, 0x18e279e7a4133df1, 0xee318d2c54d8c922,
    0xaba6bbfb23b2fc9, 0xfc599b5446b0d74a, 0x846d5d97c06321a1, 0x747ea97c3888e572, 0x92954f6fce8b1379, 0x88a9595bc49f1d65,
    0x7042adb8344ce9ae, 0x96d14b33d2c70f3d, 0x621abbe02624f7d6, 0xa4f93d0be0ef0115, 0x53f2ca0817fc7901, 0xb3212ee3ef178e12,
    0x45cad83009d46ad9, 0xc14920bbfd3f9c3a, 0x37a2e65885535cb1, 0xcf7112937398aa62, 0x297af480937b4e89, 0xdd99046b6570b88a,
    0x1b527c57a1a34061, 0xebc18abc5748c6b2, 0xd2a6e2fafcb3239, 0x8be9561bc7df1a25, 0x6d02b0f8310cecee, 0x9a1147f3d6070bfd,
    0x5edabf2022e4fb16, 0xa83939cbe42f832a, 0x50b2cd4814bc75c1, 0xb6612ba3f2579152, 0x428adb7006946799, 0xc4891d7b7e809f7a,
    0x3462e99888935971, 0xd2b10f537058ada2, 0x263af7c096bb4b49, 0xe0d9012b6230bbca, 0x18127917a4e33d21, 0xef018dfc5408c9f2,
    0x9ea6aefb30b2ef9, 0xf9e998e44920d4da, 0x81fd6007bdf32411, 0x76eea70c3af8e302, 0x902551dfcc1b15e9, 0x68c6b5342cd0f12a,
    0x9e4d43b7da4307c1, 0x5a9ec35c1ea8ff52, 0xac75358fe86b8766, 0x4c76d18410807185, 0xba9d2767f693958e, 0x3e4edfac0258635d,
    0xc8c5193f7a44a3b6, 0x3026edd48ccf5535, 0xd6ed0b176c1cb1de, 0x21fefbfc9af7470d, 0xe51584105df4c006, 0x1096719bac5f35a5,
    0xf67d95784c8cd16e, 0x26e6373ba87277d, 0x7a5aa3a03e64df96, 0x8cb9554bc8af1955, 0x6c32b1c8303cedbe, 0x9ae14723d6d70b2d,
    0x5e0abff02214fbe6, 0xa90938fbe4ff83fa, 0x4fe2ce1813ec74f1, 0xb7312ad3f3279222, 0x41badc4005c466c9, 0xc5591cab7db0a04a,
    0x3392ea68896358a1, 0xd3810e836f88ae72, 0x256af890978b4a79, 0, 1, 0,
    2, 0, 3, 0, 4, 1,
    3, 0x13d674dba91f38e5, 0xf33d92384fccce2e, 0x5ae66b3b7472abd, 0x7d9aa06041a4dc56, 0x8979588bc56f1c95,
    0x6f72ae88337cea7e, 0x97a14a63d3970e6d, 0x614abcb02554f8a6, 0xa5c93c3be1bf80ba, 0x5322cad8172c7831, 0xb3f12e13efe78ee2,
    0x44fad90009046a09, 0xc2191febfe0f9d0a, 0x36d2e72886235be1, 0xd04111c372c8ab32, 0x28aaf550944b4db9, 0x4e16cfe412207325,
    0xb8fd2907f4f393ee, 0x3feede0c03f864fd, 0xc7251adf7be4a216, 0x31c6ec348b2f56d5, 0xd54d0cb76dbcb03e, 0x239efa5c995748ad,
    0xe37582705f94be66, 0x1576767ba77f3a85, 0xf19d9098516ccc8e, 0x74e6853b5a72c5d, 0x7f3a9ec04344dab6, 0x87d95a2bc3cf1e35,
    0x7112ace8351ce8de, 0x96014c03d1f7100d, 0x62eabb1026f4f706, 0xa4293ddbe01f01e5, 0x54c2c93818cc79d1, 0xb2512fb3ee478d42,
    0x469ad7600aa46ba9, 0xc079218bfc6f9b6a, 0x3872e58884835d81, 0xcea113637468a992, 0x2a4af3b092ab4f59, 0xdcc9053b6640b7ba,
    0x1c227d27a0d34131, 0xeaf189ec5818c5e2, 0xdfa6effaefb3309, 0xf919981449f0d40a, 0x812d60d7bd2324e1, 0x77bea63c3bc8e232,
    0x8f5552afcb4b16b9, 0x6996b4642da0f05a, 0x9d7d4487d9730891, 0x5b6ec28c1f78fe82, 0xaba5365fe79b8696, 0x4d46d0b411507255,
    0xb9cd2837f5c394be, 0x3f1ededc0328642d, 0xc7f51a0f7b14a2e6, 0x30f6ed048bff5605, 0xd61d0be76cecb10e, 0x22cefb2c9a2747dd,
    0xe44583405ec4bf36, 0x14a675aba84f39b5, 0xf26d9168509ccd5e, 0x67e6783b6772b8d, 0x7e6a9f904274db86, 0x88a9595bc49f1d65,
    0x7042adb8344ce9ae, 0x96d14b33d2c70f3d, 0x621abbe02624f7d6, 0xa4f93d0be0ef0115, 0x53f2ca0817fc7901, 0xb3212ee3ef178e12,
    0x45cad83009d46ad9, 0xc14920bbfd3f9c3a, 0x37a2e65885535cb1, 0xcf7112937398aa62, 0x297af480937b4e89, 0xdd99046b6570b88a,
    0x1b527c57a1a34061, 0xebc18abc5748c6b2, 0xd2a6e2fafcb3239, 0xa7693a9be35f825a, 0x5182cc78158c7691, 0xb5912c73f1879082,
    0x435adaa007646869, 0xc3b91e4b7f509eaa, 0x3532e8c887c35a41, 0xd1e110237128acd2, 0x270af6f095eb4c19, 0xe00901fb6300bafa,
    0x18e279e7a4133df1, 0xee318d2c54d8c922, 0xaba6bbfb23b2fc9, 0xfc599b5446b0d74a, 0x846d5d97c06321a1, 0x747ea97c3888e572,
    0x92954f6fce8b1379, 0x6656b7a42a60f39a, 0xa0bd4147dcb30551, 0x582ec5cc1c387d3d, 0xaee5331feadb89d6, 0x4a06d3f40e106f15,
    0xbd0d24f7f90397fe, 0x3bdee21c811760ed, 0xcb3516cf77d4a626, 0x2db6f0448f3f52c5, 0xd95d08a769acb44e, 0x1f8efe6c9d67449d,
    0xe78586805b84c276, 0x1166726bab8f3675, 0xf5ad94a84d5cd09e, 0x33e6443b9b7284d, 0x7b2aa2d03f34dec6, 0x8be9561bc7df1a25,
    0x6d02b0f8310cecee, 0x9a1147f3d6070bfd, 0x5edabf2022e4fb16, 0xa83939cbe42f832a, 0x50b2cd4814bc75c1, 0xb6612ba3f2579152,
    0x428adb7006946799, 0xc4891d7b7e809f7a, 0x3462e99888935971, 0xd2b10f537058ada2, 0x263af7c096bb4b49, 0xe0d9012b6230bbca,
    0x18127917a4e33d21, 0xef018dfc5408c9f2, 0x9ea6aefb30b2ef9, 0xf9e998e44920d4da, 0x81fd6007bdf32411, 0x76eea70c3af8e302,
    0x902551dfcc1b15e9, 0x68c6b5342cd0f12a, 0x9e4d43b7da4307c1, 0x5a9ec35c1ea8ff52, 0xac75358fe86b8766, 0x4c76d18410807185,
    0xba9d2767f693958e, 0x3e4edfac0258635d, 0xc8c5193f7a44a3b6, 0x3026edd48ccf5535, 0xd6ed0b176c1cb1de, 0x21fefbfc9af7470d,
    0xe51584105df4c006, 0x1096719bac5f35a5, 0xf67d95784c8cd16e, 0x26e6373ba87277d, 0x7a5aa3a03e64df96, 0x8cb9554bc8af1955,
    0x6c32b1c8303cedbe, 0x9ae14723d6d70b2d, 0x5e0abff02214fbe6, 0xa90938fbe4ff83fa, 0x4fe2ce1813ec74f1, 0xb7312ad3f3279222,
    0x41badc4005c466c9, 0xc5591cab7db0a04a, 0x3392ea68896358a1, 0xd3810e836f88ae72, 0x256af890978b4a79, 0,
    4, 1, 0, 1, 1, 0,
    4, 1, 0, 0x4e16cfe412207325, 0xb8fd2907f4f393ee, 0x3feede0c03f864fd,
    0xc7251adf7be4a216, 0x31c6ec348b2f56d5, 0xd54d0cb76dbcb03e, 0x239efa5c995748ad, 0xe37582705f94be66, 0x1576767ba77f3a85,
    0xf19d9098516ccc8e, 0x74e6853b5a72c5d, 0x7f3a9ec04344dab6, 0x87d95a2bc3cf1e35, 0x7112ace8351ce8de, 0x96014c03d1f7100d,
    0x62eabb1026f4f706, 0xa4293ddbe01f01e5, 0x54c2c93818cc79d1, 0xb2512fb3ee478d42, 0x469ad7600aa46ba9, 0xc079218bfc6f9b6a,
    0x3872e58884835d81, 0xcea113637468a992, 0x2a4af3b092ab4f59, 0xdcc9053b6640b7ba, 0x1c227d27a0d34131, 0xeaf189ec5818c5e2,
    0xdfa6effaefb3309, 0xf919981449f0d40a, 0x812d60d7bd2324e1, 0x77bea63c3bc8e232, 0x8f5552afcb4b16b9, 0x6996b4642da0f05a,
    0x9d7d4487d9730891, 0x5b6ec28c1f78fe82, 0xaba5365fe79b8696, 0x4d46d0b411507255, 0xb9cd2837f5c394be, 0x3f1ededc0328642d,
    0xc7f51a0f7b14a2e6, 0x30f6ed048bff5605, 0xd61d0be76cecb10e, 0x22cefb2c9a2747dd, 0xe44583405ec4bf36, 0x14a675aba84f39b5,
    0xf26d9168509ccd5e, 0x67e6783b6772b8d, 0x7e6a9f904274db86, 0x4e16cfe412207325, 0xb8fd2907f4f393ee, 0x3feede0c03f864fd,
    0xc7251adf7be4a216, 0x31c6ec348b2f56d5, 0xd54d0cb76dbcb03e, 0x239efa5c995748ad, 0xe37582705f94be66, 0x1576767ba77f3a85,
    0xf19d9098516ccc8e, 0x74e6853b5a72c5d, 0x7f3a9ec04344dab6, 0x87d95a2bc3cf1e35, 0x7112ace8351ce8de, 0x96014c03d1f7100d,
    0x62eabb1026f4f706, 0xa4293ddbe01f01e5, 0x54c2c93818cc79d1, 0xb2512fb3ee478d42, 0x469ad7600aa46ba9, 0xc079218bfc6f9b6a,
    0x3872e58884835d81, 0xcea113637468a992, 0x2a4af3b092ab4f59, 0xdcc9053b6640b7ba, 0x1c227d27a0d34131, 0xeaf189ec5818c5e2,
    0xdfa6effaefb3309, 0xf919981449f0d40a, 0x812d60d7bd2324e1, 0x77bea63c3bc8e232, 0x8f5552afcb4b16b9, 0x13d674dba91f38e5,
    0xf33d92384fccce2e, 0x5ae66b3b7472abd, 0x7d9aa06041a4dc56, 0x8979588bc56f1c95, 0x6f72ae88337cea7e, 0x97a14a63d3970e6d,
    0x614abcb02554f8a6, 0xa5c93c3be1bf80ba, 0x5322cad8172c7831, 0xb3f12e13efe78ee2, 0x44fad90009046a09, 0xc2191febfe0f9d0a,
    0x36d2e72886235be1, 0xd04111c372c8ab32, 0x28aaf550944b4db9, 0xde69039b64a0b95a, 0x1a827b87a2733f91, 0xec918b8c5678c782,
    0xc5a6d5fb09b3169, 0xfab999b44850d5aa, 0x82cd5f37bec32341, 0x761ea7dc3a28e3d2, 0x90f5510fcceb1519, 0x67f6b6042c00f1fa,
    0x9f1d42e7db1306f1, 0x59cec42c1dd87edd, 0xad4534bfe93b8836, 0x4ba6d2540fb070b5, 0xbb6d2697f763965e, 0x3d7ee07c0188628d,
    0xc995186f7974a486, 0x2f56eea48d9f5465, 0xd7bd0a476b4cb2ae, 0x212efccc9bc7463d, 0xe5e584e05d24c0d6, 0x1306740ba9ef3815,
    0xf40d93084efccefe, 0x4de65e3b81729ed, 0x7ccaa13040d4dd26, 0x8a4957bbc63f1bc5, 0x6ea2af5832aceb4e, 0x98714993d4670d9d,
    0x607abd802484f976, 0xa6993b6be28f818a, 0x5252cba8165c7761, 0xb4c12d43f0b78fb2, 0x442ad9d008346939, 0xc2e91f1bfedf9dda,
    0x3602e7f886f35b11, 0xd11110f371f8ac02, 0x27daf620951b4ce9, 0xdf3902cb63d0ba2a, 0x19b27ab7a3433ec1, 0xed618c5c55a8c852,
    0xb8a6c8fb16b3099, 0xfb899a844780d67a, 0x839d5e67bf932271, 0x754ea8ac3958e4a2, 0x91c5503fcdbb1449, 0x6726b6d42b30f2ca,
    0x9fed4217dbe30621, 0x58fec4fc1d087e0d, 0xae1533efea0b8906, 0x4e16cfe412207325, 0xb8fd2907f4f393ee, 0x3feede0c03f864fd,
    0xc7251adf7be4a216, 0x31c6ec348b2f56d5, 0xd54d0cb76dbcb03e, 0x239efa5c995748ad, 0xe37582705f94be66, 0x1576767ba77f3a85,
    0xf19d9098516ccc8e, 0x74e6853b5a72c5d, 0x7f3a9ec04344dab6, 0x87d95a2bc3cf1e35, 0x7112ace8351ce8de, 0x96014c03d1f7100d,
    0x62eabb1026f4f706, 0xa4293ddbe01f01e5, 0x54c2c93818cc79d1, 0xb2512fb3ee478d42, 0x469ad7600aa46ba9, 0xc079218bfc6f9b6a,
    0x3872e58884835d81, 0xcea113637468a992, 0x2a4af3b092ab4f59, 0xdcc9053b6640b7ba, 0x1c227d27a0d34131, 0xeaf189ec5818c5e2,
    0xdfa6effaefb3309, 0xf919981449f0d40a, 0x812d60d7bd2324e1, 0x77bea63c3bc8e232, 0x8f5552afcb4b16b9, 0x6996b4642da0f05a,
    0x9d7d4487d9730891, 0x5b6ec28c1f78fe82, 0xaba5365fe79b8696, 0x4d46d0b411507255, 0xb9cd2837f5c394be, 0x3f1ededc0328642d,
    0xc7f51a0f7b14a2e6, 0x30f6ed048bff5605, 0xd61d0be76cecb10e, 0x22cefb2c9a2747dd, 0xe44583405ec4bf36, 0x14a675aba84f39b5,
    0xf26d9168509ccd5e, 0x67e6783b6772b8d, 0x7e6a9f904274db86, 0x8be9561bc7df1a25, 0x6d02b0f8310cecee, 0x9a1147f3d6070bfd,
    0x5edabf2022e4fb16, 0xa83939cbe42f832a, 0x50b2cd4814bc75c1, 0xb6612ba3f2579152, 0x428adb7006946799, 0xc4891d7b7e809f7a,
    0x3462e99888935971, 0xd2b10f537058ada2, 0x263af7c096bb4b49, 0xe0d9012b6230bbca, 0x18127917a4e33d21, 0xef018dfc5408c9f2,
    0x9ea6aefb30b2ef9, 0xfd299c2445e0d81a, 0x853d5cc7c13320d1, 0x73aeaa4c37b8e642, 0x93654e9fcf5b12a9, 0x6586b8742990f46a,
    0xa18d4077dd830481, 0x575ec69c1b687c6d, 0xafb5324febab8aa6, 0x4936d4c40d406e45, 0xbddd2427f9d398ce, 0x3b0ee2ec81e7601d,
    0xcc0515ff7704a6f6, 0x2ce6f114900f51f5, 0xda2d07d768dcb51e, 0x1ebeff3c9e3743cd, 0xe85587505ab4c346, 0x1096719bac5f35a5,
    0xf67d95784c8cd16e, 0x26e6373ba87277d, 0x7a5aa3a03e64df96, 0x8cb9554bc8af1955, 0x6c32b1c8303cedbe, 0x9ae14723d6d70b2d,
    0x5e0abff02214fbe6, 0xa90938fbe4ff83fa, 0x4fe2ce1813ec74f1, 0xb7312ad3f3279222, 0x41badc4005c466c9, 0xc5591cab7db0a04a,
    0x3392ea68896358a1, 0xd3810e836f88ae72, 0x256af890978b4a79,
#endif
    0, 0, 0};

static const struct {
#if (SCATTER_VECTORS_TYPES) & 0x2 /* float */
    char float_0[55];
    char float_1[115];
    char float_2[135];
    char float_3[1];
    char float_4[5];
    char float_5[45];
    char float_6[70];
    char float_7[21];
    char float_8[13];
    char float_9[45];
    char float_10[84];
    char float_11[45];
    char float_12[62];
    char float_13[48];
    char float_14[68];
    char float_15[38];
    char float_16[48];
    char float_17[36];
    char float_18[48];
    char float_19[40];
    char float_20[41];
    char float_21[63];
    char float_22[41];
    char float_23[62];
    char float_24[41];
    char float_25[56];
    char float_26[41];
    char float_27[42];
    char float_28[41];
    char float_29[46];
    char float_30[41];
    char float_31[51];
    char float_32[38];
    char float_33[83];
    char float_34[38];
    char float_35[84];
    char float_36[39];
    char float_37[82];
    char float_38[39];
    char float_39[82];
    char float_40[39];
    char float_41[62];
    char float_42[48];
    char float_43[53];
    char float_44[22];
    char float_45[14];
    char float_46[35];
    char float_47[102];
    char float_48[23];
    char float_49[29];
    char float_50[65];
    char float_51[19];
    char float_52[31];
    char float_53[64];
    char float_54[61];
    char float_55[31];
    char float_56[30];
    char float_57[48];
    char float_58[104];
    char float_59[86];
    char float_60[25];
    char float_61[78];
    char float_62[41];
    char float_63[43];
    char float_64[43];
    char float_65[26];
    char float_66[18];
    char float_67[4];
    char float_68[43];
    char float_69[4];
    char float_70[43];
    char float_71[66];
    char float_72[4];
    char float_73[55];
    char float_74[112];
    char float_75[123];
    char float_76[43];
    char float_77[82];
    char float_78[32];
    char float_79[38];
    char float_80[19];
    char float_81[11];
    char float_82[34];
    char float_83[42];
    char float_84[38];
    char float_85[42];
    char float_86[30];
    char float_87[54];
    char float_88[27];
    char float_89[61];
    char float_90[41];
    char float_91[53];
    char float_92[35];
    char float_93[47];
    char float_94[42];
    char float_95[56];
    char float_96[32];
    char float_97[44];
    char float_98[39];
    char float_99[23];
    char float_100[32];
    char float_101[56];
    char float_102[40];
    char float_103[24];
    char float_104[30];
    char float_105[103];
    char float_106[35];
    char float_107[56];
    char float_108[49];
    char float_109[62];
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
    char float_121[37];
    char float_122[86];
    char float_123[63];
    char float_124[24];
    char float_125[27];
    char float_126[31];
    char float_127[30];
    char float_128[49];
    char float_129[37];
    char float_130[31];
    char float_131[50];
    char float_132[22];
    char float_133[14];
    char float_134[30];
    char float_135[50];
    char float_136[44];
    char float_137[66];
    char float_138[46];
    char float_139[62];
    char float_140[27];
    char float_141[105];
    char float_142[71];
    char float_143[30];
    char float_144[40];
    char float_145[15];
    char float_146[35];
    char float_147[67];
    char float_148[22];
    char float_149[14];
    char float_150[51];
    char float_151[45];
    char float_152[30];
    char float_153[63];
    char float_154[21];
    char float_155[13];
    char float_156[38];
    char float_157[4];
    char float_158[42];
    char float_159[42];
    char float_160[42];
    char float_161[47];
    char float_162[35];
    char float_163[34];
    char float_164[51];
    char float_165[58];
    char float_166[51];
    char float_167[58];
    char float_168[51];
    char float_169[58];
    char float_170[35];
    char float_171[34];
    char float_172[27];
    char float_173[39];
    char float_174[51];
    char float_175[53];
    char float_176[80];
    char float_177[86];
    char float_178[47];
    char float_179[40];
    char float_180[29];
    char float_181[47];
    char float_182[62];
    char float_183[39];
    char float_184[35];
    char float_185[59];
    char float_186[27];
    char float_187[43];
    char float_188[39];
    char float_189[30];
    char float_190[38];
    char float_191[29];
    char float_192[39];
    char float_193[49];
    char float_194[84];
    char float_195[60];
    char float_196[41];
    char float_197[30];
    char float_198[51];
    char float_199[51];
    char float_200[51];
    char float_201[57];
    char float_202[39];
    char float_203[56];
    char float_204[53];
    char float_205[80];
    char float_206[46];
    char float_207[83];
    char float_208[46];
    char float_209[47];
    char float_210[46];
    char float_211[72];
    char float_212[75];
    char float_213[39];
    char float_214[49];
    char float_215[56];
    char float_216[62];
    char float_217[30];
    char float_218[55];
    char float_219[55];
    char float_220[32];
    char float_221[54];
    char float_222[92];
    char float_223[98];
    char float_224[239];
    char float_225[41];
    char float_226[71];
    char float_227[62];
    char float_228[35];
    char float_229[54];
    char float_230[84];
    char float_231[60];
    char float_232[116];
    char float_233[40];
    char float_234[86];
    char float_235[31];
    char float_236[34];
    char float_237[109];
    char float_238[95];
    char float_239[40];
    char float_240[46];
    char float_241[40];
    char float_242[51];
    char float_243[33];
    char float_244[69];
    char float_245[106];
    char float_246[44];
    char float_247[67];
    char float_248[35];
    char float_249[19];
    char float_250[42];
    char float_251[66];
    char float_252[4];
    char float_253[42];
    char float_254[29];
    char float_255[43];
    char float_256[85];
    char float_257[5];
    char float_258[42];
    char float_259[29];
    char float_260[43];
    char float_261[45];
    char float_262[5];
    char float_263[42];
    char float_264[40];
    char float_265[4];
    char float_266[53];
    char float_267[50];
    char float_268[6];
    char float_269[49];
    char float_270[52];
    char float_271[4];
    char float_272[91];
    char float_273[127];
    char float_274[108];
    char float_275[39];
    char float_276[49];
    char float_277[114];
    char float_278[44];
    char float_279[94];
    char float_280[122];
    char float_281[35];
    char float_282[108];
    char float_283[62];
    char float_284[35];
    char float_285[99];
    char float_286[46];
    char float_287[101];
    char float_288[63];
    char float_289[27];
    char float_290[55];
    char float_291[27];
    char float_292[33];
    char float_293[30];
    char float_294[48];
    char float_295[93];
    char float_296[52];
    char float_297[48];
    char float_298[105];
    char float_299[84];
    char float_300[61];
    char float_301[127];
    char float_302[61];
    char float_303[62];
    char float_304[61];
    char float_305[67];
    char float_306[61];
    char float_307[61];
    char float_308[61];
    char float_309[65];
    char float_310[61];
    char float_311[34];
    char float_312[61];
    char float_313[69];
    char float_314[61];
    char float_315[70];
    char float_316[61];
    char float_317[69];
    char float_318[28];
    char float_319[50];
    char float_320[24];
    char float_321[36];
    char float_322[20];
    char float_323[96];
    char float_324[39];
    char float_325[49];
    char float_326[114];
    char float_327[55];
    char float_328[104];
    char float_329[148];
    char float_330[36];
    char float_331[54];
    char float_332[28];
    char float_333[30];
    char float_334[61];
    char float_335[20];
    char float_336[10];
    char float_337[40];
    char float_338[43];
    char float_339[23];
    char float_340[33];
    char float_341[39];
    char float_342[34];
    char float_343[72];
    char float_344[50];
    char float_345[47];
    char float_346[69];
    char float_347[23];
    char float_348[47];
    char float_349[69];
    char float_350[47];
    char float_351[75];
    char float_352[47];
    char float_353[53];
    char float_354[41];
    char float_355[63];
    char float_356[41];
    char float_357[54];
    char float_358[41];
    char float_359[42];
    char float_360[41];
    char float_361[46];
    char float_362[41];
    char float_363[48];
    char float_364[41];
    char float_365[49];
    char float_366[41];
    char float_367[54];
    char float_368[41];
    char float_369[38];
    char float_370[56];
    char float_371[38];
    char float_372[56];
    char float_373[38];
    char float_374[91];
    char float_375[38];
    char float_376[33];
    char float_377[43];
    char float_378[74];
    char float_379[43];
    char float_380[75];
    char float_381[43];
    char float_382[66];
    char float_383[43];
    char float_384[49];
    char float_385[43];
    char float_386[63];
    char float_387[35];
    char float_388[83];
    char float_389[35];
    char float_390[44];
    char float_391[35];
    char float_392[47];
    char float_393[33];
    char float_394[63];
    char float_395[23];
    char float_396[13];
    char float_397[32];
    char float_398[61];
    char float_399[23];
    char float_400[36];
    char float_401[34];
    char float_402[68];
    char float_403[22];
    char float_404[44];
    char float_405[18];
    char float_406[37];
    char float_407[43];
    char float_408[41];
    char float_409[37];
    char float_410[62];
    char float_411[66];
    char float_412[39];
    char float_413[42];
    char float_414[23];
    char float_415[13];
    char float_416[42];
    char float_417[76];
    char float_418[36];
    char float_419[50];
    char float_420[42];
    char float_421[65];
    char float_422[24];
    char float_423[41];
    char float_424[52];
    char float_425[47];
    char float_426[77];
    char float_427[32];
    char float_428[78];
    char float_429[34];
    char float_430[61];
    char float_431[34];
    char float_432[74];
    char float_433[34];
    char float_434[68];
    char float_435[37];
    char float_436[81];
    char float_437[41];
    char float_438[77];
    char float_439[42];
    char float_440[57];
    char float_441[38];
    char float_442[54];
    char float_443[42];
    char float_444[79];
    char float_445[41];
    char float_446[77];
    char float_447[38];
    char float_448[76];
    char float_449[34];
    char float_450[44];
    char float_451[42];
    char float_452[84];
    char float_453[35];
    char float_454[69];
    char float_455[45];
    char float_456[53];
    char float_457[34];
    char float_458[57];
    char float_459[53];
    char float_460[42];
    char float_461[56];
    char float_462[79];
    char float_463[37];
    char float_464[67];
    char float_465[23];
    char float_466[41];
    char float_467[45];
    char float_468[45];
    char float_469[45];
    char float_470[41];
    char float_471[45];
    char float_472[45];
    char float_473[33];
    char float_474[60];
    char float_475[32];
    char float_476[33];
    char float_477[57];
    char float_478[34];
    char float_479[46];
    char float_480[50];
    char float_481[34];
    char float_482[45];
    char float_483[36];
    char float_484[66];
    char float_485[25];
    char float_486[54];
    char float_487[69];
    char float_488[26];
    char float_489[48];
    char float_490[61];
    char float_491[165];
    char float_492[32];
    char float_493[64];
    char float_494[32];
    char float_495[69];
    char float_496[22];
    char float_497[44];
    char float_498[32];
    char float_499[72];
    char float_500[75];
    char float_501[32];
    char float_502[64];
    char float_503[32];
    char float_504[69];
    char float_505[41];
    char float_506[69];
    char float_507[26];
    char float_508[46];
    char float_509[42];
    char float_510[28];
    char float_511[77];
    char float_512[33];
    char float_513[65];
    char float_514[33];
    char float_515[70];
    char float_516[27];
    char float_517[24];
    char float_518[53];
    char float_519[67];
    char float_520[52];
    char float_521[63];
    char float_522[36];
    char float_523[29];
    char float_524[36];
    char float_525[53];
    char float_526[124];
    char float_527[44];
    char float_528[56];
    char float_529[64];
    char float_530[27];
    char float_531[65];
    char float_532[25];
    char float_533[32];
    char float_534[64];
    char float_535[32];
    char float_536[69];
    char float_537[26];
    char float_538[46];
    char float_539[42];
    char float_540[32];
    char float_541[64];
    char float_542[32];
    char float_543[69];
    char float_544[41];
    char float_545[82];
    char float_546[47];
    char float_547[41];
    char float_548[65];
    char float_549[40];
    char float_550[44];
    char float_551[64];
    char float_552[37];
    char float_553[42];
    char float_554[66];
    char float_555[36];
    char float_556[92];
    char float_557[26];
    char float_558[46];
#endif
#if (SCATTER_VECTORS_TYPES) & 0x4 /* uint8 */
    char uint8_0[45];
    char uint8_1[47];
    char uint8_2[26];
    char uint8_3[18];
    char uint8_4[4];
    char uint8_5[31];
    char uint8_6[64];
    char uint8_7[61];
    char uint8_8[1];
    char uint8_9[5];
    char uint8_10[31];
    char uint8_11[30];
    char uint8_12[21];
    char uint8_13[13];
    char uint8_14[30];
    char uint8_15[66];
    char uint8_16[148];
    char uint8_17[30];
    char uint8_18[135];
    char uint8_19[45];
    char uint8_20[29];
    char uint8_21[130];
    char uint8_22[29];
    char uint8_23[121];
    char uint8_24[24];
    char uint8_25[34];
    char uint8_26[64];
    char uint8_27[21];
    char uint8_28[13];
    char uint8_29[30];
    char uint8_30[47];
    char uint8_31[55];
    char uint8_32[46];
    char uint8_33[72];
    char uint8_34[75];
    char uint8_35[40];
    char uint8_36[88];
    char uint8_37[52];
    char uint8_38[96];
    char uint8_39[202];
    char uint8_40[105];
    char uint8_41[4];
    char uint8_42[61];
    char uint8_43[68];
    char uint8_44[127];
    char uint8_45[61];
    char uint8_46[62];
    char uint8_47[29];
    char uint8_48[61];
    char uint8_49[67];
    char uint8_50[61];
    char uint8_51[61];
    char uint8_52[61];
    char uint8_53[65];
    char uint8_54[61];
    char uint8_55[34];
    char uint8_56[61];
    char uint8_57[69];
    char uint8_58[61];
    char uint8_59[70];
    char uint8_60[61];
    char uint8_61[69];
    char uint8_62[37];
    char uint8_63[67];
    char uint8_64[190];
    char uint8_65[37];
    char uint8_66[128];
    char uint8_67[168];
    char uint8_68[53];
    char uint8_69[106];
    char uint8_70[197];
    char uint8_71[4];
    char uint8_72[73];
    char uint8_73[123];
    char uint8_74[92];
    char uint8_75[102];
    char uint8_76[239];
    char uint8_77[4];
    char uint8_78[55];
    char uint8_79[58];
    char uint8_80[57];
    char uint8_81[40];
    char uint8_82[41];
    char uint8_83[53];
    char uint8_84[55];
    char uint8_85[41];
    char uint8_86[60];
    char uint8_87[41];
    char uint8_88[71];
    char uint8_89[54];
    char uint8_90[45];
    char uint8_91[82];
    char uint8_92[93];
    char uint8_93[54];
    char uint8_94[60];
    char uint8_95[158];
    char uint8_96[35];
    char uint8_97[53];
    char uint8_98[59];
    char uint8_99[32];
    char uint8_100[103];
    char uint8_101[24];
    char uint8_102[32];
    char uint8_103[106];
    char uint8_104[32];
    char uint8_105[49];
    char uint8_106[24];
    char uint8_107[73];
    char uint8_108[43];
    char uint8_109[38];
    char uint8_110[108];
    char uint8_111[113];
    char uint8_112[34];
    char uint8_113[40];
    char uint8_114[69];
    char uint8_115[103];
    char uint8_116[165];
    char uint8_117[38];
    char uint8_118[86];
    char uint8_119[110];
    char uint8_120[41];
    char uint8_121[86];
    char uint8_122[113];
    char uint8_123[51];
    char uint8_124[107];
    char uint8_125[165];
    char uint8_126[40];
    char uint8_127[57];
    char uint8_128[44];
    char uint8_129[86];
    char uint8_130[140];
    char uint8_131[23];
    char uint8_132[31];
    char uint8_133[110];
    char uint8_134[31];
    char uint8_135[138];
    char uint8_136[34];
    char uint8_137[49];
    char uint8_138[74];
    char uint8_139[49];
    char uint8_140[74];
    char uint8_141[49];
    char uint8_142[78];
    char uint8_143[33];
    char uint8_144[41];
    char uint8_145[58];
    char uint8_146[33];
    char uint8_147[41];
    char uint8_148[33];
    char uint8_149[62];
    char uint8_150[33];
    char uint8_151[69];
    char uint8_152[59];
    char uint8_153[38];
    char uint8_154[65];
    char uint8_155[148];
#endif
#if (SCATTER_VECTORS_TYPES) & 0x8 /* int8 */
    char int8_0[44];
    char int8_1[46];
    char int8_2[26];
    char int8_3[18];
    char int8_4[4];
    char int8_5[29];
    char int8_6[65];
    char int8_7[124];
    char int8_8[1];
    char int8_9[5];
    char int8_10[29];
    char int8_11[135];
    char int8_12[45];
    char int8_13[30];
    char int8_14[63];
    char int8_15[61];
    char int8_16[30];
    char int8_17[30];
    char int8_18[21];
    char int8_19[13];
    char int8_20[38];
    char int8_21[95];
    char int8_22[28];
    char int8_23[38];
    char int8_24[48];
    char int8_25[92];
    char int8_26[55];
    char int8_27[38];
    char int8_28[91];
    char int8_29[101];
    char int8_30[239];
    char int8_31[4];
    char int8_32[38];
    char int8_33[57];
    char int8_34[57];
    char int8_35[38];
    char int8_36[85];
    char int8_37[38];
    char int8_38[29];
    char int8_39[44];
    char int8_40[82];
    char int8_41[91];
    char int8_42[4];
    char int8_43[32];
    char int8_44[22];
    char int8_45[37];
    char int8_46[107];
    char int8_47[113];
    char int8_48[32];
    char int8_49[60];
    char int8_50[165];
    char int8_51[32];
    char int8_52[45];
    char int8_53[56];
    char int8_54[68];
    char int8_55[42];
    char int8_56[56];
    char int8_57[62];
    char int8_58[23];
    char int8_59[56];
    char int8_60[67];
    char int8_61[56];
    char int8_62[61];
    char int8_63[56];
    char int8_64[65];
    char int8_65[56];
    char int8_66[34];
    char int8_67[56];
    char int8_68[65];
    char int8_69[56];
    char int8_70[69];
    char int8_71[56];
    char int8_72[65];
    char int8_73[56];
    char int8_74[70];
    char int8_75[57];
    char int8_76[66];
    char int8_77[57];
    char int8_78[70];
    char int8_79[57];
    char int8_80[69];
    char int8_81[43];
    char int8_82[46];
    char int8_83[58];
    char int8_84[43];
    char int8_85[81];
    char int8_86[43];
    char int8_87[80];
    char int8_88[43];
    char int8_89[79];
    char int8_90[43];
    char int8_91[75];
    char int8_92[32];
    char int8_93[57];
    char int8_94[32];
    char int8_95[34];
    char int8_96[53];
    char int8_97[132];
    char int8_98[34];
    char int8_99[60];
    char int8_100[34];
    char int8_101[71];
    char int8_102[103];
#endif
#if (SCATTER_VECTORS_TYPES) & 0x10 /* uint16 */
    char uint16_0[47];
    char uint16_1[102];
    char uint16_2[137];
    char uint16_3[1];
    char uint16_4[5];
    char uint16_5[40];
    char uint16_6[34];
    char uint16_7[38];
    char uint16_8[40];
    char uint16_9[63];
    char uint16_10[32];
    char uint16_11[65];
    char uint16_12[61];
    char uint16_13[32];
    char uint16_14[30];
    char uint16_15[21];
    char uint16_16[13];
    char uint16_17[46];
    char uint16_18[48];
    char uint16_19[26];
    char uint16_20[18];
    char uint16_21[4];
    char uint16_22[65];
    char uint16_23[112];
    char uint16_24[207];
    char uint16_25[4];
    char uint16_26[67];
    char uint16_27[107];
    char uint16_28[230];
    char uint16_29[4];
    char uint16_30[56];
    char uint16_31[59];
    char uint16_32[57];
    char uint16_33[40];
    char uint16_34[85];
    char uint16_35[40];
    char uint16_36[29];
    char uint16_37[34];
    char uint16_38[85];
    char uint16_39[85];
    char uint16_40[56];
    char uint16_41[123];
    char uint16_42[165];
    char uint16_43[36];
    char uint16_44[58];
    char uint16_45[44];
    char uint16_46[4];
    char uint16_47[40];
    char uint16_48[82];
    char uint16_49[75];
    char uint16_50[34];
    char uint16_51[57];
    char uint16_52[34];
    char uint16_53[23];
#endif
#if (SCATTER_VECTORS_TYPES) & 0x20 /* int16 */
    char int16_0[45];
    char int16_1[47];
    char int16_2[26];
    char int16_3[18];
    char int16_4[4];
    char int16_5[54];
    char int16_6[68];
    char int16_7[38];
    char int16_8[1];
    char int16_9[5];
    char int16_10[54];
    char int16_11[62];
    char int16_12[21];
    char int16_13[13];
    char int16_14[54];
    char int16_15[67];
    char int16_16[54];
    char int16_17[61];
    char int16_18[54];
    char int16_19[65];
    char int16_20[54];
    char int16_21[34];
    char int16_22[54];
    char int16_23[69];
    char int16_24[54];
    char int16_25[70];
    char int16_26[54];
    char int16_27[69];
    char int16_28[30];
    char int16_29[66];
    char int16_30[148];
    char int16_31[30];
    char int16_32[135];
    char int16_33[45];
    char int16_34[31];
    char int16_35[64];
    char int16_36[61];
    char int16_37[31];
    char int16_38[30];
    char int16_39[72];
    char int16_40[126];
    char int16_41[207];
    char int16_42[4];
    char int16_43[53];
    char int16_44[109];
    char int16_45[165];
    char int16_46[4];
    char int16_47[39];
    char int16_48[58];
    char int16_49[57];
    char int16_50[58];
    char int16_51[96];
    char int16_52[198];
    char int16_53[4];
    char int16_54[61];
    char int16_55[127];
    char int16_56[61];
    char int16_57[29];
    char int16_58[61];
    char int16_59[61];
    char int16_60[61];
    char int16_61[61];
    char int16_62[61];
    char int16_63[61];
    char int16_64[61];
    char int16_65[39];
    char int16_66[85];
    char int16_67[39];
    char int16_68[61];
    char int16_69[102];
    char int16_70[165];
    char int16_71[33];
    char int16_72[45];
    char int16_73[39];
    char int16_74[82];
    char int16_75[73];
    char int16_76[49];
    char int16_77[61];
    char int16_78[119];
    char int16_79[33];
    char int16_80[57];
    char int16_81[33];
    char int16_82[23];
#endif
#if (SCATTER_VECTORS_TYPES) & 0x40 /* int32 */
    char int32_0[45];
    char int32_1[47];
    char int32_2[26];
    char int32_3[18];
    char int32_4[4];
    char int32_5[92];
    char int32_6[167];
    char int32_7[72];
    char int32_8[1];
    char int32_9[5];
    char int32_10[44];
    char int32_11[73];
    char int32_12[60];
    char int32_13[31];
    char int32_14[64];
    char int32_15[61];
    char int32_16[31];
    char int32_17[30];
    char int32_18[21];
    char int32_19[13];
    char int32_20[40];
    char int32_21[88];
    char int32_22[52];
    char int32_23[44];
    char int32_24[69];
    char int32_25[55];
    char int32_26[78];
    char int32_27[112];
    char int32_28[112];
    char int32_29[32];
    char int32_30[65];
    char int32_31[34];
    char int32_32[32];
    char int32_33[65];
    char int32_34[4];
    char int32_35[56];
    char int32_36[91];
    char int32_37[170];
    char int32_38[72];
    char int32_39[126];
    char int32_40[207];
    char int32_41[4];
    char int32_42[92];
    char int32_43[124];
    char int32_44[29];
    char int32_45[32];
    char int32_46[65];
    char int32_47[32];
    char int32_48[46];
    char int32_49[72];
    char int32_50[75];
    char int32_51[55];
    char int32_52[58];
    char int32_53[57];
    char int32_54[4];
    char int32_55[32];
    char int32_56[65];
    char int32_57[32];
    char int32_58[26];
    char int32_59[28];
    char int32_60[51];
    char int32_61[111];
    char int32_62[165];
    char int32_63[26];
    char int32_64[37];
    char int32_65[42];
    char int32_66[66];
    char int32_67[26];
    char int32_68[72];
    char int32_69[143];
    char int32_70[23];
    char int32_71[34];
    char int32_72[40];
    char int32_73[26];
#endif
#if (SCATTER_VECTORS_TYPES) & 0x80 /* int64 */
    char int64_0[58];
    char int64_1[82];
    char int64_2[137];
    char int64_3[1];
    char int64_4[5];
    char int64_5[31];
    char int64_6[64];
    char int64_7[61];
    char int64_8[31];
    char int64_9[30];
    char int64_10[21];
    char int64_11[13];
    char int64_12[45];
    char int64_13[47];
    char int64_14[26];
    char int64_15[18];
    char int64_16[4];
    char int64_17[87];
    char int64_18[160];
    char int64_19[80];
    char int64_20[21];
    char int64_21[57];
    char int64_22[21];
    char int64_23[31];
    char int64_24[37];
    char int64_25[21];
    char int64_26[13];
    char int64_27[30];
    char int64_28[29];
    char int64_29[41];
    char int64_30[61];
    char int64_31[29];
    char int64_32[30];
    char int64_33[56];
    char int64_34[91];
    char int64_35[170];
    char int64_36[83];
    char int64_37[81];
    char int64_38[206];
    char int64_39[4];
    char int64_40[85];
    char int64_41[162];
    char int64_42[29];
    char int64_43[66];
    char int64_44[111];
    char int64_45[230];
    char int64_46[4];
    char int64_47[39];
    char int64_48[58];
    char int64_49[57];
    char int64_50[30];
    char int64_51[39];
    char int64_52[70];
    char int64_53[43];
    char int64_54[84];
    char int64_55[139];
    char int64_56[115];
    char int64_57[92];
    char int64_58[119];
    char int64_59[88];
    char int64_60[153];
    char int64_61[23];
    char int64_62[34];
    char int64_63[88];
    char int64_64[40];
    char int64_65[34];
    char int64_66[85];
    char int64_67[97];
    char int64_68[168];
    char int64_69[122];
    char int64_70[47];
    char int64_71[110];
    char int64_72[165];
    char int64_73[51];
    char int64_74[111];
    char int64_75[165];
    char int64_76[4];
    char int64_77[49];
    char int64_78[82];
    char int64_79[40];
    char int64_80[49];
    char int64_81[80];
    char int64_82[65];
    char int64_83[49];
    char int64_84[76];
    char int64_85[69];
    char int64_86[49];
    char int64_87[77];
    char int64_88[35];
    char int64_89[57];
    char int64_90[44];
    char int64_91[34];
    char int64_92[37];
    char int64_93[42];
    char int64_94[66];
#endif
#if (SCATTER_VECTORS_TYPES) & 0x100 /* string */
    char string_0[51];
    char string_1[97];
    char string_2[137];
    char string_3[1];
    char string_4[5];
    char string_5[77];
    char string_6[167];
    char string_7[78];
    char string_8[32];
    char string_9[65];
    char string_10[61];
    char string_11[32];
    char string_12[30];
    char string_13[21];
    char string_14[13];
    char string_15[46];
    char string_16[48];
    char string_17[26];
    char string_18[18];
    char string_19[4];
    char string_20[25];
    char string_21[95];
    char string_22[40];
    char string_23[34];
    char string_24[80];
    char string_25[39];
    char string_26[34];
    char string_27[79];
    char string_28[35];
    char string_29[37];
    char string_30[21];
    char string_31[13];
    char string_32[34];
    char string_33[56];
    char string_34[31];
    char string_35[69];
    char string_36[29];
    char string_37[57];
    char string_38[92];
    char string_39[170];
    char string_40[31];
    char string_41[55];
    char string_42[50];
    char string_43[112];
    char string_44[55];
    char string_45[111];
    char string_46[161];
    char string_47[40];
    char string_48[85];
    char string_49[40];
    char string_50[29];
    char string_51[65];
    char string_52[108];
    char string_53[204];
    char string_54[30];
    char string_55[54];
    char string_56[59];
    char string_57[63];
    char string_58[116];
    char string_59[197];
    char string_60[4];
    char string_61[25];
    char string_62[70];
    char string_63[23];
    char string_64[25];
    char string_65[25];
    char string_66[35];
    char string_67[44];
    char string_68[35];
    char string_69[80];
    char string_70[56];
    char string_71[123];
    char string_72[164];
    char string_73[35];
    char string_74[46];
    char string_75[35];
    char string_76[48];
    char string_77[35];
    char string_78[84];
    char string_79[35];
    char string_80[63];
    char string_81[75];
    char string_82[42];
    char string_83[87];
    char string_84[134];
    char string_85[41];
    char string_86[58];
    char string_87[44];
    char string_88[34];
    char string_89[57];
    char string_90[34];
    char string_91[23];
    char string_92[32];
    char string_93[72];
    char string_94[132];
    char string_95[32];
    char string_96[121];
    char string_97[135];
    char string_98[35];
    char string_99[4];
    char string_100[35];
    char string_101[56];
    char string_102[35];
    char string_103[35];
#endif
#if (SCATTER_VECTORS_TYPES) & 0x200 /* bool */
    char bool_0[56];
    char bool_1[103];
    char bool_2[144];
    char bool_3[1];
    char bool_4[5];
    char bool_5[45];
    char bool_6[100];
    char bool_7[137];
    char bool_8[30];
    char bool_9[63];
    char bool_10[61];
    char bool_11[30];
    char bool_12[30];
    char bool_13[21];
    char bool_14[13];
    char bool_15[44];
    char bool_16[46];
    char bool_17[26];
    char bool_18[18];
    char bool_19[4];
    char bool_20[53];
    char bool_21[88];
    char bool_22[193];
    char bool_23[83];
    char bool_24[81];
    char bool_25[202];
    char bool_26[40];
    char bool_27[56];
    char bool_28[56];
    char bool_29[38];
    char bool_30[85];
    char bool_31[38];
    char bool_32[29];
    char bool_33[61];
    char bool_34[113];
    char bool_35[226];
    char bool_36[4];
    char bool_37[36];
    char bool_38[68];
    char bool_39[235];
    char bool_40[4];
    char bool_41[36];
    char bool_42[128];
    char bool_43[196];
    char bool_44[39];
    char bool_45[31];
    char bool_46[133];
    char bool_47[39];
    char bool_48[63];
    char bool_49[23];
    char bool_50[72];
    char bool_51[43];
    char bool_52[51];
    char bool_53[106];
    char bool_54[187];
    char bool_55[38];
    char bool_56[110];
    char bool_57[134];
    char bool_58[32];
    char bool_59[57];
    char bool_60[32];
    char bool_61[23];
    char bool_62[22];
    char bool_63[22];
    char bool_64[47];
    char bool_65[39];
    char bool_66[30];
    char bool_67[109];
    char bool_68[4];
    char bool_69[39];
    char bool_70[62];
#endif
#if (SCATTER_VECTORS_TYPES) & 0x400 /* float16 */
    char float16_0[58];
    char float16_1[114];
    char float16_2[146];
    char float16_3[1];
    char float16_4[5];
    char float16_5[33];
    char float16_6[66];
    char float16_7[61];
    char float16_8[33];
    char float16_9[30];
    char float16_10[21];
    char float16_11[13];
    char float16_12[47];
    char float16_13[49];
    char float16_14[26];
    char float16_15[18];
    char float16_16[4];
    char float16_17[30];
    char float16_18[88];
    char float16_19[35];
    char float16_20[30];
    char float16_21[87];
    char float16_22[35];
    char float16_23[30];
    char float16_24[49];
    char float16_25[30];
    char float16_26[73];
    char float16_27[41];
    char float16_28[35];
    char float16_29[80];
    char float16_30[36];
    char float16_31[34];
    char float16_32[69];
    char float16_33[21];
    char float16_34[13];
    char float16_35[56];
    char float16_36[112];
    char float16_37[161];
    char float16_38[96];
    char float16_39[118];
    char float16_40[136];
    char float16_41[44];
    char float16_42[52];
    char float16_43[56];
    char float16_44[97];
    char float16_45[39];
    char float16_46[65];
    char float16_47[208];
    char float16_48[39];
    char float16_49[128];
    char float16_50[168];
    char float16_51[39];
    char float16_52[137];
    char float16_53[200];
    char float16_54[55];
    char float16_55[108];
    char float16_56[197];
    char float16_57[74];
    char float16_58[124];
    char float16_59[207];
    char float16_60[4];
    char float16_61[44];
    char float16_62[81];
    char float16_63[82];
    char float16_64[44];
    char float16_65[74];
    char float16_66[57];
    char float16_67[64];
    char float16_68[93];
    char float16_69[193];
    char float16_70[39];
    char float16_71[51];
    char float16_72[39];
    char float16_73[51];
    char float16_74[39];
    char float16_75[39];
    char float16_76[57];
    char float16_77[44];
    char float16_78[64];
    char float16_79[59];
    char float16_80[4];
    char float16_81[44];
    char float16_82[63];
    char float16_83[105];
    char float16_84[86];
    char float16_85[147];
    char float16_86[29];
    char float16_87[49];
    char float16_88[82];
    char float16_89[49];
    char float16_90[65];
    char float16_91[52];
    char float16_92[57];
    char float16_93[60];
    char float16_94[57];
    char float16_95[4];
    char float16_96[48];
    char float16_97[58];
    char float16_98[26];
    char float16_99[48];
    char float16_100[70];
    char float16_101[48];
    char float16_102[63];
    char float16_103[56];
    char float16_104[41];
    char float16_105[111];
    char float16_106[109];
    char float16_107[38];
    char float16_108[40];
    char float16_109[34];
    char float16_110[68];
    char float16_111[136];
    char float16_112[34];
    char float16_113[135];
    char float16_114[49];
    char float16_115[53];
    char float16_116[103];
    char float16_117[165];
    char float16_118[38];
    char float16_119[85];
    char float16_120[68];
    char float16_121[38];
    char float16_122[47];
    char float16_123[38];
    char float16_124[67];
    char float16_125[87];
    char float16_126[96];
    char float16_127[169];
    char float16_128[23];
    char float16_129[42];
    char float16_130[20];
    char float16_131[42];
    char float16_132[42];
    char float16_133[44];
    char float16_134[33];
    char float16_135[39];
    char float16_136[33];
    char float16_137[39];
    char float16_138[33];
    char float16_139[33];
    char float16_140[45];
    char float16_141[39];
    char float16_142[44];
    char float16_143[66];
    char float16_144[33];
    char float16_145[41];
    char float16_146[58];
    char float16_147[33];
    char float16_148[41];
    char float16_149[33];
    char float16_150[62];
    char float16_151[33];
    char float16_152[69];
    char float16_153[59];
    char float16_154[38];
    char float16_155[37];
    char float16_156[42];
    char float16_157[38];
    char float16_158[64];
    char float16_159[38];
    char float16_160[45];
#endif
#if (SCATTER_VECTORS_TYPES) & 0x800 /* double */
    char double_0[46];
    char double_1[48];
    char double_2[26];
    char double_3[18];
    char double_4[4];
    char double_5[31];
    char double_6[67];
    char double_7[148];
    char double_8[1];
    char double_9[5];
    char double_10[31];
    char double_11[135];
    char double_12[45];
    char double_13[32];
    char double_14[65];
    char double_15[61];
    char double_16[32];
    char double_17[30];
    char double_18[21];
    char double_19[13];
    char double_20[55];
    char double_21[111];
    char double_22[161];
    char double_23[93];
    char double_24[99];
    char double_25[239];
    char double_26[67];
    char double_27[131];
    char double_28[198];
    char double_29[4];
    char double_30[43];
    char double_31[64];
    char double_32[59];
    char double_33[4];
    char double_34[43];
    char double_35[63];
    char double_36[105];
    char double_37[69];
    char double_38[103];
    char double_39[74];
    char double_40[69];
    char double_41[101];
    char double_42[105];
    char double_43[69];
    char double_44[97];
    char double_45[109];
    char double_46[69];
    char double_47[98];
    char double_48[29];
    char double_49[40];
    char double_50[59];
    char double_51[57];
    char double_52[4];
    char double_53[50];
    char double_54[74];
    char double_55[82];
    char double_56[43];
    char double_57[80];
    char double_58[52];
    char double_59[53];
    char double_60[97];
    char double_61[158];
    char double_62[50];
    char double_63[105];
    char double_64[165];
    char double_65[70];
    char double_66[100];
    char double_67[165];
    char double_68[52];
    char double_69[108];
    char double_70[165];
    char double_71[32];
    char double_72[64];
    char double_73[119];
    char double_74[32];
    char double_75[128];
    char double_76[138];
    char double_77[32];
    char double_78[136];
    char double_79[164];
    char double_80[37];
    char double_81[47];
    char double_82[37];
    char double_83[87];
    char double_84[80];
    char double_85[104];
    char double_86[23];
    char double_87[34];
    char double_88[45];
    char double_89[37];
    char double_90[40];
#endif
#if (SCATTER_VECTORS_TYPES) & 0x1000 /* uint32 */
    char uint32_0[66];
    char uint32_1[133];
    char uint32_2[168];
    char uint32_3[1];
    char uint32_4[5];
    char uint32_5[32];
    char uint32_6[65];
    char uint32_7[61];
    char uint32_8[32];
    char uint32_9[30];
    char uint32_10[21];
    char uint32_11[13];
    char uint32_12[31];
    char uint32_13[67];
    char uint32_14[124];
    char uint32_15[31];
    char uint32_16[135];
    char uint32_17[45];
    char uint32_18[46];
    char uint32_19[48];
    char uint32_20[26];
    char uint32_21[18];
    char uint32_22[4];
    char uint32_23[65];
    char uint32_24[127];
    char uint32_25[198];
    char uint32_26[4];
    char uint32_27[84];
    char uint32_28[82];
    char uint32_29[206];
    char uint32_30[4];
    char uint32_31[56];
    char uint32_32[59];
    char uint32_33[57];
    char uint32_34[40];
    char uint32_35[85];
    char uint32_36[40];
    char uint32_37[29];
    char uint32_38[62];
    char uint32_39[103];
    char uint32_40[165];
    char uint32_41[41];
    char uint32_42[38];
    char uint32_43[67];
    char uint32_44[4];
    char uint32_45[50];
    char uint32_46[112];
    char uint32_47[165];
    char uint32_48[50];
    char uint32_49[103];
    char uint32_50[165];
    char uint32_51[34];
    char uint32_52[57];
    char uint32_53[34];
    char uint32_54[23];
#endif
#if (SCATTER_VECTORS_TYPES) & 0x2000 /* uint64 */
    char uint64_0[46];
    char uint64_1[48];
    char uint64_2[26];
    char uint64_3[18];
    char uint64_4[4];
    char uint64_5[32];
    char uint64_6[65];
    char uint64_7[61];
    char uint64_8[1];
    char uint64_9[5];
    char uint64_10[32];
    char uint64_11[30];
    char uint64_12[21];
    char uint64_13[13];
    char uint64_14[31];
    char uint64_15[67];
    char uint64_16[115];
    char uint64_17[31];
    char uint64_18[135];
    char uint64_19[45];
    char uint64_20[73];
    char uint64_21[127];
    char uint64_22[207];
    char uint64_23[4];
    char uint64_24[71];
    char uint64_25[108];
    char uint64_26[230];
    char uint64_27[4];
    char uint64_28[40];
    char uint64_29[59];
    char uint64_30[57];
    char uint64_31[40];
    char uint64_32[85];
    char uint64_33[40];
    char uint64_34[29];
    char uint64_35[56];
    char uint64_36[123];
    char uint64_37[165];
    char uint64_38[51];
    char uint64_39[104];
    char uint64_40[165];
    char uint64_41[34];
    char uint64_42[45];
    char uint64_43[34];
    char uint64_44[57];
    char uint64_45[34];
    char uint64_46[23];
#endif
#if (SCATTER_VECTORS_TYPES) & 0x4000 /* complex64 */
    char complex64_0[80];
    char complex64_1[86];
    char complex64_2[146];
    char complex64_3[1];
    char complex64_4[5];
    char complex64_5[35];
    char complex64_6[68];
    char complex64_7[61];
    char complex64_8[35];
    char complex64_9[30];
    char complex64_10[21];
    char complex64_11[13];
    char complex64_12[49];
    char complex64_13[51];
    char complex64_14[26];
    char complex64_15[18];
    char complex64_16[4];
    char complex64_17[70];
    char complex64_18[134];
    char complex64_19[202];
    char complex64_20[48];
    char complex64_21[86];
    char complex64_22[64];
    char complex64_23[4];
    char complex64_24[48];
    char complex64_25[54];
    char complex64_26[59];
    char complex64_27[48];
    char complex64_28[44];
    char complex64_29[69];
    char complex64_30[59];
    char complex64_31[62];
    char complex64_32[57];
    char complex64_33[43];
    char complex64_34[85];
    char complex64_35[43];
    char complex64_36[29];
    char complex64_37[35];
    char complex64_38[71];
    char complex64_39[139];
    char complex64_40[35];
    char complex64_41[128];
    char complex64_42[142];
    char complex64_43[51];
    char complex64_44[86];
    char complex64_45[134];
    char complex64_46[37];
    char complex64_47[57];
    char complex64_48[37];
    char complex64_49[23];
    char complex64_50[46];
    char complex64_51[93];
    char complex64_52[40];
    char complex64_53[46];
    char complex64_54[105];
    char complex64_55[66];
    char complex64_56[42];
    char complex64_57[52];
    char complex64_58[42];
    char complex64_59[47];
    char complex64_60[42];
    char complex64_61[57];
    char complex64_62[44];
    char complex64_63[61];
    char complex64_64[44];
#endif
#if (SCATTER_VECTORS_TYPES) & 0x8000 /* complex128 */
    char complex128_0[50];
    char complex128_1[52];
    char complex128_2[26];
    char complex128_3[18];
    char complex128_4[4];
    char complex128_5[35];
    char complex128_6[71];
    char complex128_7[124];
    char complex128_8[1];
    char complex128_9[5];
    char complex128_10[35];
    char complex128_11[135];
    char complex128_12[45];
    char complex128_13[36];
    char complex128_14[69];
    char complex128_15[61];
    char complex128_16[36];
    char complex128_17[30];
    char complex128_18[21];
    char complex128_19[13];
    char complex128_20[67];
    char complex128_21[96];
    char complex128_22[193];
    char complex128_23[89];
    char complex128_24[87];
    char complex128_25[202];
    char complex128_26[44];
    char complex128_27[85];
    char complex128_28[44];
    char complex128_29[29];
    char complex128_30[42];
    char complex128_31[72];
    char complex128_32[211];
    char complex128_33[4];
    char complex128_34[42];
    char complex128_35[128];
    char complex128_36[172];
    char complex128_37[44];
    char complex128_38[63];
    char complex128_39[57];
    char complex128_40[43];
    char complex128_41[31];
    char complex128_42[139];
    char complex128_43[66];
    char complex128_44[88];
    char complex128_45[134];
    char complex128_46[58];
    char complex128_47[38];
    char complex128_48[57];
    char complex128_49[38];
    char complex128_50[23];
    char complex128_51[54];
    char complex128_52[125];
    char complex128_53[169];
    char complex128_54[38];
    char complex128_55[45];
    char complex128_56[36];
    char complex128_57[69];
    char complex128_58[22];
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
    char bfloat16_8[59];
    char bfloat16_9[94];
    char bfloat16_10[170];
    char bfloat16_11[1];
    char bfloat16_12[95];
    char bfloat16_13[105];
    char bfloat16_14[239];
    char bfloat16_15[4];
    char bfloat16_16[58];
    char bfloat16_17[61];
    char bfloat16_18[57];
    char bfloat16_19[48];
    char bfloat16_20[82];
    char bfloat16_21[59];
    char bfloat16_22[4];
    char bfloat16_23[42];
    char bfloat16_24[67];
    char bfloat16_25[85];
    char bfloat16_26[42];
    char bfloat16_27[30];
    char bfloat16_28[29];
    char bfloat16_29[13];
    char bfloat16_30[51];
    char bfloat16_31[93];
    char bfloat16_32[52];
    char bfloat16_33[51];
    char bfloat16_34[105];
    char bfloat16_35[84];
    char bfloat16_36[32];
    char bfloat16_37[34];
    char bfloat16_38[20];
    char bfloat16_39[42];
    char bfloat16_40[112];
    char bfloat16_41[109];
    char bfloat16_42[39];
    char bfloat16_43[80];
    char bfloat16_44[40];
    char bfloat16_45[58];
    char bfloat16_46[121];
    char bfloat16_47[165];
    char bfloat16_48[4];
    char bfloat16_49[43];
    char bfloat16_50[86];
    char bfloat16_51[110];
    char bfloat16_52[38];
    char bfloat16_53[60];
    char bfloat16_54[44];
    char bfloat16_55[36];
    char bfloat16_56[57];
    char bfloat16_57[36];
    char bfloat16_58[23];
    char bfloat16_59[33];
    char bfloat16_60[41];
    char bfloat16_61[74];
    char bfloat16_62[33];
    char bfloat16_63[41];
    char bfloat16_64[33];
    char bfloat16_65[62];
    char bfloat16_66[33];
    char bfloat16_67[69];
    char bfloat16_68[75];
#endif
    char end[1];
} texts = {
#if (SCATTER_VECTORS_TYPES) & 0x2 /* float */
    "Scatter-11/6x1-at-4x1-axis-0-float-int32-none-repeated",
    "The first axis of a matrix with one column: several updates target one cell, and any of them may win; float, none.",
    "Scatter.element-type Scatter.target Scatter.axis Scatter.index-negative Scatter.target-alias Scatter.duplicates-none Scatter.bits-kept",
    "",
    "none",
    "Scatter-11/index-bounds-below-the-last-row#0",
    "Row 2 of column 2 does not exist: its offset is past the end of data.",
    "Scatter.index-bounds",
    "index-bounds",
    "Scatter-11/index-bounds-below-the-last-row#1",
    "Row 2 of column 0 does not exist: its offset is the first one past the end of data.",
    "Scatter-11/index-bounds-below-the-last-row#2",
    "Row -3 of column 0 does not exist: its offset is before data.",
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
    "Scatter-11/no-data-of-rank-2",
    "data of rank 2 without elements gives a result without elements.",
    "Scatter.data-empty",
    "Scatter-11/single-type-float#0",
    "A backend may have float alone: five dimensions, one of them 1.",
    "Scatter.axis-negative Scatter.target Scatter.indices-smaller",
    "Scatter-11/single-type-float#1",
    "The last index is the extent.",
    "Scatter-11/smaller-by-1-everywhere-along-axis-1",
    "indices has shape (2, 2, 4), data (3, 4, 5): the loop runs over indices; other cells keep their values.",
    "Scatter.indices-smaller Scatter.output-shape Scatter.untouched Scatter.index-negative",
    "Scatter-11/smallest-node",
    "The smallest node that changes something: one element, one index, one update.",
    "Scatter.accepts-valid Scatter.deprecated",
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
    "Scatter-9/5x4x2-at-4x3x2-axis-minus-1-float-int64-none",
    "The shortest of three axes, given as axis -1: each update has its own cell and changes the result; float, none.",
    "Scatter.element-type Scatter.target Scatter.axis-negative Scatter.indices-smaller Scatter.targets-unique Scatter.bits-kept",
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
    "Scatter-9/empty-data-beyond-31-bits-along-the-last-axis",
    "One extent exceeds 2^31, and there are no cells.",
    "Scatter.data-empty Scatter.indices-empty Scatter.ends-in-time",
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
    "Scatter-9/landmarks-long-moved-float",
    "The first, middle and last updates decide their cells; each cell has several updates.",
    "Scatter.bits-kept Scatter.element-type Scatter.duplicates-none",
    "Scatter-9/opset-9-plain",
    "Opset 9 selects Scatter-9.",
    "Scatter.version Scatter.target",
    "Scatter-9/rank-6-axis-minus-3",
    "Axis -3 of rank 6 is axis 3, which has extent 3.",
    "Scatter.axis-negative Scatter.target",
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
    "Scatter-9/attribute-unknown-reduction",
    "add",
    "Scatter-9/attribute-unknown-reduction-max",
    "Scatter-9/attribute-unknown-reduction-min",
    "Scatter-9/attribute-unknown-reduction-mul",
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
    "ScatterElements-11/domain-ai-onnx-both",
    "ScatterElements.domain-name ScatterElements.target",
    "ScatterElements-11/empty-data-of-axis-0-along-axis-0",
    "data has shape (0, 3, 4), indices (0, 3, 4): there are no cells and no indices.",
    "ScatterElements.data-empty ScatterElements.indices-empty ScatterElements.output-shape",
    "ScatterElements-11/index-bounds-axis-of-none#0",
    "An axis of extent 0 has no valid index.",
    "ScatterElements.index-bounds",
    "ScatterElements-11/index-bounds-axis-of-none#1",
    "An axis of extent 0 has no last index, so -1 is out of range.",
    "ScatterElements-11/indices-rank-scalar",
    "indices must have at least rank 1.",
    "ScatterElements.indices-rank ScatterElements.rank-mismatch",
    "indices-rank rank-mismatch",
    "ScatterElements-11/indices-shape-more-rows",
    "indices has four rows, data has three.",
    "ScatterElements.indices-shape",
    "ScatterElements-11/indices-type-float",
    "ScatterElements.indices-type",
    "ScatterElements-11/rank-8-axis-minus-5",
    "Axis -5 of rank 8 is axis 3, which has extent 3.",
    "ScatterElements.axis-negative ScatterElements.target ScatterElements.index-negative",
    "ScatterElements-11/updates-shape-without-indices-one-update",
    "indices is empty, but updates has a row.",
    "ScatterElements.updates-shape",
    "ScatterElements-13/attribute-unknown-reduction-max",
    "ScatterElements-13/attribute-unknown-reduction-min",
    "ScatterElements-13/attribute-unknown-reduction-mul",
    "ScatterElements-13/data-rank-without-indices-scalar-data",
    "indices is empty, but data has rank 0.",
    "ScatterElements.data-rank ScatterElements.rank-mismatch",
    "ScatterElements-13/empty-data-of-axis-1-along-axis-1",
    "data has shape (2, 0, 4), indices (2, 0, 4): there are no cells and no indices.",
    "ScatterElements-13/index-bounds-axis-of-one#0",
    "1 is past the end of an axis of extent 1, whose valid indices all select one cell.",
    "ScatterElements-13/index-bounds-axis-of-one#1",
    "-2 is before the start of an axis of extent 1.",
    "ScatterElements-13/rank-6-axis-3-of-high-rank",
    "data has rank 6 and axis is 3; indices and data have different strides.",
    "ScatterElements.target ScatterElements.index-negative ScatterElements.axis",
    "ScatterElements-13/rank-8-axis-minus-7",
    "Axis -7 of rank 8 is axis 1, which has extent 3.",
    "ScatterElements-13/rank-mismatch-without-indices-higher",
    "indices is empty, but its rank is one more than that of data.",
    "ScatterElements.rank-mismatch",
    "ScatterElements-13/updates-shape-without-indices-lower",
    "indices is empty, but the rank of updates is one less.",
    "ScatterElements-13/opset-13-add",
    "Opset 13 selects ScatterElements-13, which lacks add.",
    "ScatterElements-16/2x1x3x1x2x1x1x3-at-2x1x3x1x1x1x1x2-axis-minus-6-float-int64-mul-repeated",
    "Data of rank 8: several updates target one cell, and each of them changes the result; float, mul.",
    "ScatterElements.element-type ScatterElements.target ScatterElements.axis-negative ScatterElements.indices-smaller ScatterElements.index-negative ScatterElements.target-alias ScatterElements.duplicates-reduced ScatterElements.reduction-mul",
    "ScatterElements-16/one-index-of-a-matrix",
    "A single index selects a single cell: an extent of 1 is not broadcast.",
    "ScatterElements.indices-smaller ScatterElements.reduction-mul",
    "ScatterElements-16/data-of-one-row",
    "The axis has extent 1: its only indices are 0 and -1.",
    "ScatterElements.target ScatterElements.reduction-add ScatterElements.index-negative",
    "ScatterElements-16/empty-data-beyond-31-bits-along-the-axis",
    "ScatterElements.data-empty ScatterElements.indices-empty ScatterElements.ends-in-time ScatterElements.reduction-add",
    "ScatterElements-16/longer-than-the-axis",
    "indices may be longer than data along the axis: some cells then have several updates.",
    "ScatterElements.indices-longer",
    "ScatterElements-16/subnormal-sums",
    "Sums with subnormal operands or results: twice the least positive number, and the greatest subnormal number.",
    "ScatterElements.subnormals ScatterElements.rounding ScatterElements.floating-point-environment",
    "ScatterElements-16/index-bounds-edges#0",
    "3 is one past the end of an axis of extent 3.",
    "ScatterElements-16/index-bounds-edges#1",
    "-4 is one before the start of an axis of extent 3.",
    "ScatterElements-16/rank-8-axis-4",
    "The index replaces coordinate 4 in rank 8; the others stay the same.",
    "ScatterElements.axis ScatterElements.target ScatterElements.reduction-none ScatterElements.index-negative",
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
    "ScatterElements-18/no-data",
    "data without elements gives a result without elements.",
    "ScatterElements.data-empty",
    "ScatterElements-18/smallest-node",
    "ScatterElements.accepts-valid",
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
    "ScatterElements-18/opset-28",
    "Opset 28 still has version 18 of ScatterElements.",
    "ScatterElements.version",
    "ScatterElements-18/updates-ones-max",
    "Updates: ones; max.",
    "ScatterElements.index-negative ScatterElements.duplicates-reduced ScatterElements.reduction-max",
    "ScatterElements-18/rank-5-axis-minus-3",
    "Axis -3 of rank 5 is axis 2, which has extent 3.",
    "ScatterElements.axis-negative ScatterElements.target ScatterElements.reduction-mul ScatterElements.index-negative",
    "ScatterElements-18/smaller-by-1-of-axis-2-along-axis-1",
    "indices has shape (3, 2, 4), data (3, 4, 5): the loop runs over indices; other cells keep their values.",
    "ScatterElements.indices-smaller ScatterElements.output-shape ScatterElements.untouched ScatterElements.reduction-min ScatterElements.index-negative",
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
    "ScatterND-11/gathered-back-slices",
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
    "ScatterND-11/no-cells-and-no-tuples",
    "There are no cells and no tuples.",
    "ScatterND.data-empty ScatterND.indices-empty ScatterND.output-shape",
    "ScatterND-11/opset-12",
    "Opset 12 still has version 11 of ScatterND.",
    "ScatterND.version",
    "ScatterND-11/scalar-updates-rank-4#0",
    "q is 1, k and r are 4: updates has rank 0.",
    "ScatterND.updates-scalar ScatterND.tuple",
    "ScatterND-11/scalar-updates-rank-4#1",
    "The same cells, but every second tuple component is negative.",
    "ScatterND.updates-scalar ScatterND.tuple ScatterND.index-negative",
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
    "ScatterND-13/attribute-unknown-reduction-min",
    "ScatterND-13/attribute-unknown-reduction-mul",
    "ScatterND-13/first-axis-of-one#0",
    "The first axis has extent 1: its only indices are 0 and -1.",
    "ScatterND.tuple ScatterND.slice",
    "ScatterND-13/first-axis-of-one#1",
    "ScatterND.tuple ScatterND.slice ScatterND.index-negative",
    "ScatterND-13/gathered-back-slices",
    "ScatterND-13/index-bounds-second-axis-of-none",
    "Row 1 has no columns, so column 0 does not exist.",
    "ScatterND-13/no-cells-in-a-vector",
    "ScatterND.data-empty ScatterND.indices-empty",
    "ScatterND-13/updates-constant-float",
    "updates comes from a Constant node with one float; its rank is 0.",
    "ScatterND.updates-scalar",
    "ScatterND-13/updates-shape-without-indices-one-column",
    "There are no tuples, but updates has an axis after those of indices.",
    "ScatterND-13/opset-13-max",
    "Opset 13 selects ScatterND-13, which lacks max.",
    "ScatterND-16/2x1x3x1x2x1x1x3-at-4x5-float-int64-mul-repeated",
    "ScatterND.element-type ScatterND.slice ScatterND.updates-layout ScatterND.index-negative ScatterND.target-alias ScatterND.duplicates-reduced ScatterND.reduction-mul",
    "ScatterND-16/index-bounds-mul#0",
    "4 is one past the end of an axis of extent 4; reduction is mul.",
    "ScatterND-16/index-bounds-mul#1",
    "-5 is one before the start of an axis of extent 4; reduction is mul.",
    "ScatterND-16/opset-17",
    "Opset 17 still has version 16 of ScatterND.",
    "ScatterND-16/empty-tuples-3-add",
    "Three tuples of length 0 each select all of data; the reduction is add.",
    "ScatterND.tuple-empty ScatterND.duplicates-reduced ScatterND.reduction-add",
    "ScatterND-16/index-bounds-add#0",
    "4 is one past the end of an axis of extent 4; reduction is add.",
    "ScatterND-16/index-bounds-add#1",
    "-5 is one before the start of an axis of extent 4; reduction is add.",
    "ScatterND-16/no-cells-and-no-long-tuples",
    "ScatterND.data-empty ScatterND.indices-empty ScatterND.reduction-add",
    "ScatterND-16/opset-16-add",
    "Opset 16 selects ScatterND-16, which has add.",
    "ScatterND.version ScatterND.reduction-add",
    "ScatterND-16/subnormal-sums",
    "ScatterND.subnormals ScatterND.rounding ScatterND.floating-point-environment",
    "ScatterND-16/index-bounds-none#0",
    "4 is one past the end of an axis of extent 4; reduction is none.",
    "ScatterND-16/index-bounds-none#1",
    "-5 is one before the start of an axis of extent 4; reduction is none.",
    "ScatterND-16/smallest-node",
    "ScatterND.accepts-valid",
    "ScatterND-16/tuple-length-without-indices-above-rank",
    "There are no tuples, but tuples of length 3 cannot index a matrix.",
    "ScatterND-16/updates-shape-without-indices-no-slice",
    "There are no tuples, but updates lacks the axis of the slices.",
    "ScatterND-16/reduction-unlisted-max",
    "ScatterND.reduction-unlisted",
    "ScatterND-16/reduction-unlisted-min",
    "ScatterND-18/3x2x1x4-at-2x1-float-int64-mul-repeated",
    "Slices with an extent of 1 in the middle: several updates target one cell, and each of them changes the result; float, mul.",
    "ScatterND-18/neighbours-reduction-add-mul-2",
    "Consecutive cases that differ in the reduction: 2 of 3.",
    "ScatterND.target ScatterND.element-type ScatterND.reduction-mul",
    "ScatterND-18/explicit-none",
    "The reduction \042none\042 is the default and may be given explicitly.",
    "ScatterND.reduction-none",
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
    "ScatterND.target ScatterND.element-type ScatterND.reduction-min",
    "ScatterND-18/rank-8-k-7-of-high-rank",
    "data has rank 8 and tuples have length 7.",
    "ScatterND.slice ScatterND.updates-layout ScatterND.index-negative",
    "ScatterND-18/no-cells-and-no-tuples",
    "ScatterND.data-empty ScatterND.indices-empty ScatterND.output-shape ScatterND.reduction-add",
    "ScatterND-18/opset-18-add",
    "Opset 18 selects ScatterND-18, which has add.",
#endif
#if (SCATTER_VECTORS_TYPES) & 0x4 /* uint8 */
    "Scatter-11/attribute-unknown-reduction-uint8",
    "The version has no reduction, of uint8 either.",
    "Scatter.attribute-unknown",
    "attribute-unknown",
    "add",
    "Scatter-11/single-type-uint8#0",
    "A backend may have uint8 alone: five dimensions, one of them 1.",
    "Scatter.axis-negative Scatter.target Scatter.indices-smaller",
    "",
    "none",
    "Scatter-11/single-type-uint8#1",
    "The last index is the extent.",
    "Scatter.index-bounds",
    "index-bounds",
    "Scatter-11/uint8-int64-none#0",
    "Each update has its own cell; the numbers need all bits of uint8.",
    "Scatter.element-type Scatter.output-type Scatter.bits-kept Scatter.axis-negative Scatter.indices-smaller Scatter.index-width Scatter.targets-unique",
    "Scatter-11/uint8-int64-none#1",
    "Three updates target one cell and two another, one in each group by a negative index; any of them may win, and the result shows which.",
    "Scatter.duplicates-none Scatter.target-alias",
    "Scatter-9/uint8-int32-none#0",
    "Scatter.element-type Scatter.output-type Scatter.bits-kept Scatter.axis Scatter.target Scatter.index-width Scatter.targets-unique",
    "Scatter-9/uint8-int32-none#1",
    "Three updates target one cell and two another, all by positive indices; any of them may win, and the result shows which.",
    "Scatter.duplicates-none",
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
    "The minimum and maximum uint8, numbers next to them and 0 are copied or left unchanged.",
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
    "ScatterElements-18/form-init-init-const-min-out-cube-uint8-int64-written",
    "An index is one past the end: data is an initializer, indices is an initializer, updates is the output of a Constant node.",
    "ScatterElements-18/2x1x3x1x2x1x1x3-at-2x1x3x1x1x1x1x2-axis-minus-6-uint8-int32-max-repeated",
    "Data of rank 8: several updates target one cell, and only one of them changes the result; uint8, max.",
    "ScatterElements.element-type ScatterElements.target ScatterElements.axis-negative ScatterElements.indices-smaller ScatterElements.index-negative ScatterElements.target-alias ScatterElements.duplicates-reduced ScatterElements.reduction-max",
    "max",
    "ScatterElements-18/empty-uint8-no-data-beside-the-axis",
    "Type uint8: data has no elements, so the result has none.",
    "ScatterElements.data-empty ScatterElements.indices-empty",
    "ScatterElements-18/extremes-moved-uint8",
    "ScatterElements-18/few-into-255-e-none#0",
    "Three indices select only the last of 255 positions.",
    "ScatterElements.target ScatterElements.duplicates-none",
    "ScatterElements-18/few-into-255-e-none#1",
    "Three indices select only the second-last of 255 positions.",
    "ScatterElements-18/few-into-255-e-none#2",
    "Three indices select the last, first and second-last of 255 positions.",
    "ScatterElements.target ScatterElements.targets-unique",
    "ScatterElements-18/landmarks-short-mul-uint8",
    "data and updates contain limits and special values; each update has its own cell.",
    "ScatterElements.reduction-mul ScatterElements.element-type ScatterElements.unsigned-overflow",
    "ScatterElements-18/run-rising-negative-at-the-end-add",
    "A rising negative at the end run of 11 consecutive indices.",
    "ScatterElements.target ScatterElements.reduction-add ScatterElements.reduction-includes-data ScatterElements.reduction-assigns ScatterElements.index-negative",
    "ScatterElements-18/uint8-add-wraps",
    "uint8 sums are computed modulo 2^8: 200 + 100 is 44.",
    "ScatterElements.reduction-add ScatterElements.element-type",
    "ScatterND-11/memory-17-elements",
    "17 is not a multiple of 4, 8 or 16: code that processes whole blocks runs past the end of the tensors.",
    "ScatterND.memory-safety",
    "ScatterND-11/uint8-int64-none#0",
    "ScatterND.element-type ScatterND.output-type ScatterND.bits-kept ScatterND.slice ScatterND.targets-unique",
    "ScatterND-11/uint8-int64-none#1",
    "ScatterND.duplicates-none ScatterND.target-alias",
    "ScatterND-13/uint8-data",
    "Elements of type uint8 are copied bit for bit, including extreme values.",
    "ScatterND.element-type ScatterND.bits-kept",
    "ScatterND-16/3x4-at-1-uint8-int64-mul",
    "Indices of rank 1, which select one slice: each update has its own cell and changes the result; uint8, mul.",
    "ScatterND.element-type ScatterND.slice ScatterND.updates-layout ScatterND.targets-unique ScatterND.reduction-mul",
    "ScatterND-16/extremes-moved-uint8",
    "ScatterND.bits-kept ScatterND.untouched",
    "ScatterND-18/2x1x2x1x1x2x1x1x2x1x1x2-at-4x9-uint8-int64-min-repeated",
    "Data of rank 12: several updates target one cell, and only one of them changes the result; uint8, min.",
    "ScatterND.element-type ScatterND.slice ScatterND.updates-layout ScatterND.index-negative ScatterND.target-alias ScatterND.duplicates-reduced ScatterND.reduction-min",
    "ScatterND-18/landmarks-long-min-uint8",
    "The first, middle and last updates decide their cells; each cell has several updates.",
    "ScatterND.reduction-min ScatterND.element-type ScatterND.duplicates-reduced ScatterND.reduction-includes-data",
    "ScatterND-18/2x64-at-1x1-uint8-int64-add",
    "Rows of 64 elements: each update has its own cell and changes the result; uint8, add.",
    "ScatterND.element-type ScatterND.slice ScatterND.updates-layout ScatterND.targets-unique ScatterND.reduction-add",
    "ScatterND-18/3x3x3-at-3x1-uint8-int64-mul-repeated",
    "Square slices of a cube: several updates target one cell, and each of them changes the result; uint8, mul.",
    "ScatterND.element-type ScatterND.slice ScatterND.updates-layout ScatterND.index-negative ScatterND.target-alias ScatterND.duplicates-reduced ScatterND.reduction-mul",
    "ScatterND-18/empty-uint8-no-tuples-of-2",
    "Type uint8: there are no updates, so the result is data.",
    "ScatterND.indices-empty ScatterND.untouched",
    "ScatterND-18/form-const-default-const-data-updates-mul-out-column-uint8-int64-written",
    "An index is one past the end: data and updates are one value, the output of a Constant node, indices is a graph input with a default value.",
    "ScatterND.index-bounds",
    "ScatterND-18/uint8-int64-mul#0",
    "ScatterND.element-type ScatterND.output-type ScatterND.reduction-mul ScatterND.tuple ScatterND.targets-unique",
    "ScatterND-18/uint8-int64-mul#1",
    "ScatterND.duplicates-reduced ScatterND.reduction-mul ScatterND.target-alias ScatterND.reduction-includes-data ScatterND.reduction-assigns",
    "ScatterND-18/extremes-moved-uint8",
    "ScatterND-18/index-bounds-in-a-list-last-slice#0",
    "ScatterND.target ScatterND.slice ScatterND.tuple ScatterND.targets-unique",
    "ScatterND-18/index-bounds-in-a-list-last-slice#1",
    "The last element of indices is one past the end; all others are in range.",
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
    "ScatterND-18/long-slices-3-of-513-max",
    "3 slices of 513 elements: every slice affects the result of max.",
    "ScatterND.target ScatterND.slice ScatterND.reduction-max ScatterND.reduction-includes-data ScatterND.reduction-assigns ScatterND.duplicates-reduced",
#endif
#if (SCATTER_VECTORS_TYPES) & 0x8 /* int8 */
    "Scatter-11/attribute-unknown-reduction-int8",
    "The version has no reduction, of int8 either.",
    "Scatter.attribute-unknown",
    "attribute-unknown",
    "add",
    "Scatter-11/int8-int64-none#0",
    "Each update has its own cell; the numbers need all bits of int8.",
    "Scatter.element-type Scatter.output-type Scatter.bits-kept Scatter.axis-negative Scatter.index-width Scatter.targets-unique",
    "",
    "none",
    "Scatter-11/int8-int64-none#1",
    "Three updates target one cell and two another, one in each group by a negative index; any of them may win, and the result shows which.",
    "Scatter.duplicates-none Scatter.target-alias",
    "Scatter-11/single-type-int8#0",
    "A backend may have int8 alone: five dimensions, one of them 1.",
    "Scatter.axis-negative Scatter.target Scatter.indices-smaller",
    "Scatter-11/single-type-int8#1",
    "The last index is the extent.",
    "Scatter.index-bounds",
    "index-bounds",
    "ScatterElements-11/output-type-narrow",
    "The output is int8 like data: not int32, in which C would compute, and not int64 like indices.",
    "ScatterElements.output-type",
    "ScatterElements-13/output-type-narrow",
    "ScatterElements-13/unmerged-rank-5-axis-minus-2",
    "Rank 5: indices are shorter than data in every dimension, and no two of them can be merged.",
    "ScatterElements.target ScatterElements.duplicates-none",
    "ScatterElements-16/output-type-narrow",
    "ScatterElements-18/2x1x3x1x2x1x1x3-at-2x1x3x1x1x1x1x2-axis-minus-6-int8-int64-min-repeated",
    "Data of rank 8: several updates target one cell, and only one of them changes the result; int8, min.",
    "ScatterElements.element-type ScatterElements.target ScatterElements.axis-negative ScatterElements.indices-smaller ScatterElements.index-negative ScatterElements.target-alias ScatterElements.duplicates-reduced ScatterElements.reduction-min",
    "min",
    "ScatterElements-18/empty-int8-no-data",
    "Type int8: data has no elements, so the result has none.",
    "ScatterElements.data-empty ScatterElements.indices-empty",
    "ScatterElements-18/single-type-int8#0",
    "ScatterElements.axis-negative ScatterElements.target ScatterElements.indices-smaller",
    "ScatterElements-18/single-type-int8#1",
    "ScatterElements.index-bounds",
    "ScatterElements-18/landmarks-short-mul-int8",
    "data and updates contain limits and special values; each update has its own cell.",
    "ScatterElements.reduction-mul ScatterElements.element-type ScatterElements.signed-overflow",
    "mul",
    "ScatterND-11/output-type-narrow",
    "ScatterND.output-type",
    "ScatterND-16/3x4-at-1-int8-int64-mul",
    "Indices of rank 1, which select one slice: each update has its own cell and changes the result; int8, mul.",
    "ScatterND.element-type ScatterND.slice ScatterND.updates-layout ScatterND.targets-unique ScatterND.reduction-mul",
    "ScatterND-16/output-type-narrow",
    "ScatterND-18/2x1x3x1x2x1x1x3-at-4x5-int8-int64-min-repeated",
    "ScatterND.element-type ScatterND.slice ScatterND.updates-layout ScatterND.index-negative ScatterND.target-alias ScatterND.duplicates-reduced ScatterND.reduction-min",
    "ScatterND-18/empty-int8-no-data",
    "ScatterND.data-empty ScatterND.indices-empty",
    "ScatterND-18/index-bounds-in-a-list-places-int64-none#0",
    "All indices are in range: the valid sibling of the other data sets.",
    "ScatterND.target ScatterND.targets-unique",
    "ScatterND-18/index-bounds-in-a-list-places-int64-none#1",
    "The first index is one past the end; all others are in range.",
    "ScatterND.index-bounds",
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
    "ScatterND-18/single-type-int8#0",
    "ScatterND.tuple ScatterND.slice ScatterND.updates-layout",
    "ScatterND-18/single-type-int8#1",
    "ScatterND-18/few-into-255-n-mul#0",
    "Three indices select only the last of 255 positions.",
    "ScatterND.target ScatterND.reduction-mul ScatterND.reduction-includes-data ScatterND.reduction-assigns ScatterND.duplicates-reduced",
    "ScatterND-18/few-into-255-n-mul#1",
    "Three indices select only the second-last of 255 positions.",
    "ScatterND-18/few-into-255-n-mul#2",
    "Three indices select the last, first and second-last of 255 positions.",
    "ScatterND.target ScatterND.reduction-mul ScatterND.reduction-includes-data ScatterND.reduction-assigns",
#endif
#if (SCATTER_VECTORS_TYPES) & 0x10 /* uint16 */
    "Scatter-11/6x1-at-5x1-axis-1-uint16-int32-none",
    "The last axis, which has extent 1: each update has its own cell and changes the result; uint16, none.",
    "Scatter.element-type Scatter.target Scatter.axis Scatter.indices-smaller Scatter.index-negative Scatter.targets-unique Scatter.bits-kept",
    "",
    "none",
    "Scatter-11/pattern-identity-67-e-none#0",
    "67 indices are 0, 1, 2 and so on.",
    "Scatter.target Scatter.targets-unique",
    "Scatter-11/pattern-identity-67-e-none#1",
    "67 indices are 0, 1, 2 and so on, except one index (the last).",
    "Scatter-11/single-type-uint16#0",
    "A backend may have uint16 alone: five dimensions, one of them 1.",
    "Scatter.axis-negative Scatter.target Scatter.indices-smaller",
    "Scatter-11/single-type-uint16#1",
    "The last index is the extent.",
    "Scatter.index-bounds",
    "index-bounds",
    "Scatter-11/attribute-unknown-reduction-uint16",
    "The version has no reduction, of uint16 either.",
    "Scatter.attribute-unknown",
    "attribute-unknown",
    "add",
    "ScatterElements-18/2-at-2-axis-minus-1-uint16-int64-min-repeated",
    "A vector with two cells: several updates target one cell, and only one of them changes the result; uint16, min.",
    "ScatterElements.element-type ScatterElements.target ScatterElements.axis-negative ScatterElements.index-negative ScatterElements.target-alias ScatterElements.duplicates-reduced ScatterElements.reduction-min",
    "min",
    "ScatterElements-18/4x5x3-at-4x4x3-axis-2-uint16-int32-mul-repeated",
    "The last of three axes: several updates target one cell, and each of them changes the result; uint16, mul.",
    "ScatterElements.element-type ScatterElements.target ScatterElements.axis ScatterElements.indices-smaller ScatterElements.index-negative ScatterElements.target-alias ScatterElements.duplicates-reduced ScatterElements.reduction-mul",
    "mul",
    "ScatterElements-18/empty-uint16-no-data-beside-the-axis",
    "Type uint16: data has no elements, so the result has none.",
    "ScatterElements.data-empty ScatterElements.indices-empty",
    "ScatterElements-18/single-type-uint16#0",
    "ScatterElements.axis-negative ScatterElements.target ScatterElements.indices-smaller",
    "ScatterElements-18/single-type-uint16#1",
    "ScatterElements.index-bounds",
    "ScatterND-16/empty-uint16-wide-32",
    "One extent exceeds 2^31 or 2^32 and another is 0: there are no elements to allocate.",
    "ScatterND.data-empty ScatterND.slice ScatterND.index-negative ScatterND.ends-in-time",
    "ScatterND-18/3x2x4x2-at-2x2x2-uint16-int64-min-repeated",
    "Data of rank 4, tuples of length 2: several updates target one cell, and only one of them changes the result; uint16, min.",
    "ScatterND.element-type ScatterND.slice ScatterND.updates-layout ScatterND.index-negative ScatterND.target-alias ScatterND.duplicates-reduced ScatterND.reduction-min",
    "ScatterND-18/empty-uint16-no-tuples",
    "Type uint16: there are no updates, so the result is data.",
    "ScatterND.indices-empty ScatterND.untouched",
    "max",
    "ScatterND-18/landmarks-short-mul-uint16",
    "data and updates contain limits and special values; each update has its own cell.",
    "ScatterND.reduction-mul ScatterND.element-type ScatterND.unsigned-overflow",
    "ScatterND-18/single-type-uint16#0",
    "ScatterND.tuple ScatterND.slice ScatterND.updates-layout",
    "ScatterND-18/single-type-uint16#1",
    "ScatterND.index-bounds",
#endif
#if (SCATTER_VECTORS_TYPES) & 0x20 /* int16 */
    "Scatter-11/attribute-unknown-reduction-int16",
    "The version has no reduction, of int16 either.",
    "Scatter.attribute-unknown",
    "attribute-unknown",
    "add",
    "Scatter-11/index-bounds-in-a-list-places-int64-none#0",
    "All indices are in range: the valid sibling of the other data sets.",
    "Scatter.target Scatter.targets-unique",
    "",
    "none",
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
    "Scatter-11/int16-int32-none#0",
    "Each update has its own cell; the numbers need all bits of int16.",
    "Scatter.element-type Scatter.output-type Scatter.bits-kept Scatter.axis-negative Scatter.indices-smaller Scatter.index-width Scatter.targets-unique",
    "Scatter-11/int16-int32-none#1",
    "Three updates target one cell and two another, one in each group by a negative index; any of them may win, and the result shows which.",
    "Scatter.duplicates-none Scatter.target-alias",
    "Scatter-11/single-type-int16#0",
    "A backend may have int16 alone: five dimensions, one of them 1.",
    "Scatter.axis-negative Scatter.target Scatter.indices-smaller",
    "Scatter-11/single-type-int16#1",
    "The last index is the extent.",
    "ScatterElements-18/2x1x3-at-2x4x3-axis-minus-2-int16-int64-max-repeated",
    "Many updates along an axis of extent 1: several updates target one cell, and only one of them changes the result; int16, max.",
    "ScatterElements.element-type ScatterElements.target ScatterElements.axis-negative ScatterElements.index-negative ScatterElements.target-alias ScatterElements.duplicates-reduced ScatterElements.reduction-max",
    "max",
    "ScatterElements-18/6x1-at-4x1-axis-0-int16-int32-mul",
    "The first axis of a matrix with one column: each update has its own cell and changes the result; int16, mul.",
    "ScatterElements.element-type ScatterElements.target ScatterElements.axis ScatterElements.index-negative ScatterElements.targets-unique ScatterElements.reduction-mul",
    "mul",
    "ScatterElements-18/empty-int16-no-data",
    "Type int16: data has no elements, so the result has none.",
    "ScatterElements.data-empty ScatterElements.indices-empty",
    "ScatterElements-18/7-at-5-axis-0-int16-int64-min-repeated",
    "A vector: several updates target one cell, and only one of them changes the result; int16, min.",
    "ScatterElements.element-type ScatterElements.target ScatterElements.axis ScatterElements.index-negative ScatterElements.target-alias ScatterElements.duplicates-reduced ScatterElements.reduction-min",
    "min",
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
    "ScatterElements-18/single-type-int16#0",
    "ScatterElements.axis-negative ScatterElements.target ScatterElements.indices-smaller",
    "ScatterElements-18/single-type-int16#1",
    "ScatterND-18/2x1x3x1x2x1x1x3-at-4x5-int16-int64-min-repeated",
    "Data of rank 8: several updates target one cell, and only one of them changes the result; int16, min.",
    "ScatterND.element-type ScatterND.slice ScatterND.updates-layout ScatterND.index-negative ScatterND.target-alias ScatterND.duplicates-reduced ScatterND.reduction-min",
    "ScatterND-18/empty-int16-no-data",
    "ScatterND.data-empty ScatterND.indices-empty",
    "ScatterND-18/landmarks-short-mul-int16",
    "data and updates contain limits and special values; each update has its own cell.",
    "ScatterND.reduction-mul ScatterND.element-type ScatterND.signed-overflow",
    "ScatterND-18/run-falling-positive-at-the-end-add",
    "A falling positive at the end run of 11 consecutive indices.",
    "ScatterND.target ScatterND.slice ScatterND.reduction-add ScatterND.reduction-includes-data ScatterND.reduction-assigns",
    "ScatterND-18/single-type-int16#0",
    "ScatterND.tuple ScatterND.slice ScatterND.updates-layout",
    "ScatterND-18/single-type-int16#1",
    "ScatterND.index-bounds",
#endif
#if (SCATTER_VECTORS_TYPES) & 0x40 /* int32 */
    "Scatter-11/attribute-unknown-reduction-int32",
    "The version has no reduction, of int32 either.",
    "Scatter.attribute-unknown",
    "attribute-unknown",
    "add",
    "Scatter-11/form-init-init-default-symbolic-data-indices-none-cover-rows-int32-int32-written",
    "The indices name all cells in order: data and indices are one value, an initializer, updates is a graph input with a default value; each extent has a name of its own.",
    "Scatter.target Scatter.axis Scatter.inputs-unmodified Scatter.bits-kept",
    "",
    "none",
    "Scatter-11/rank-7-axis-minus-1-of-high-rank",
    "data has rank 7 and axis is -1; indices and data have different strides.",
    "Scatter.target Scatter.index-negative Scatter.axis-negative",
    "Scatter-11/single-type-int32#0",
    "A backend may have int32 alone: five dimensions, one of them 1.",
    "Scatter.axis-negative Scatter.target Scatter.indices-smaller",
    "Scatter-11/single-type-int32#1",
    "The last index is the extent.",
    "Scatter.index-bounds",
    "index-bounds",
    "ScatterElements-11/extremes-moved-int32",
    "The minimum and maximum int32, numbers next to them and 0 are copied or left unchanged.",
    "ScatterElements.bits-kept ScatterElements.untouched",
    "ScatterElements-13/beyond-float-moved-int32",
    "Numbers near 2^24 are exact, even those that float cannot represent.",
    "ScatterElements.bits-kept ScatterElements.element-type",
    "ScatterElements-13/form-const-const-const-all-one-none-cover-rows-int32-int32",
    "The indices name all cells in order: data and indices and updates are one value, the output of a Constant node.",
    "ScatterElements.target ScatterElements.axis-default ScatterElements.inputs-unmodified ScatterElements.bits-kept",
    "ScatterElements-16/add-assigned",
    "The result of add replaces the old value and is not added to it.",
    "ScatterElements.reduction-assigns",
    "ScatterElements-16/mul-assigned",
    "The result of mul replaces the old value and is not added to it.",
    "mul",
    "ScatterElements-18/2-at-2-axis-minus-1-int32-int32-none",
    "A vector with two cells: each update has its own cell and changes the result; int32, none.",
    "ScatterElements.element-type ScatterElements.target ScatterElements.axis-negative ScatterElements.index-negative ScatterElements.targets-unique ScatterElements.bits-kept",
    "ScatterElements-18/2x1x3-at-2x4x3-axis-minus-2-int32-int64-max-repeated",
    "Many updates along an axis of extent 1: several updates target one cell, and only one of them changes the result; int32, max.",
    "ScatterElements.element-type ScatterElements.target ScatterElements.axis-negative ScatterElements.index-negative ScatterElements.target-alias ScatterElements.duplicates-reduced ScatterElements.reduction-max",
    "max",
    "ScatterElements-18/form-default-run-default-data-updates-max-out-vector-int32-int64-written",
    "An index is one past the end: data and updates are one value, a graph input with a default value, indices is a graph input.",
    "ScatterElements.index-bounds",
    "ScatterElements-18/max-assigned",
    "The result of max replaces the old value and is not added to it.",
    "ScatterElements-18/add-assigned",
    "ScatterElements-18/rank-5-axis-2-of-high-rank",
    "data has rank 5 and axis is 2; indices and data have different strides.",
    "ScatterElements.target ScatterElements.index-negative ScatterElements.axis",
    "ScatterElements-18/empty-int32-no-data-beside-the-axis",
    "Type int32: data has no elements, so the result has none.",
    "ScatterElements.data-empty ScatterElements.indices-empty",
    "min",
    "ScatterElements-18/min-assigned",
    "The result of min replaces the old value and is not added to it.",
    "ScatterElements-18/mul-assigned",
    "ScatterND-16/add-assigned",
    "ScatterND.reduction-assigns",
    "ScatterND-18/3x4x5-at-4x2-int32-int64-min-repeated",
    "Rows of a rank-3 tensor: several updates target one cell, and only one of them changes the result; int32, min.",
    "ScatterND.element-type ScatterND.slice ScatterND.updates-layout ScatterND.index-negative ScatterND.target-alias ScatterND.duplicates-reduced ScatterND.reduction-min",
    "ScatterND-18/min-assigned",
    "ScatterND-18/rank-7-k-3-of-high-rank",
    "data has rank 7 and tuples have length 3.",
    "ScatterND.slice ScatterND.updates-layout ScatterND.index-negative",
    "ScatterND-18/add-assigned",
    "ScatterND-18/form-init-default-const-add-out-vector-int32-int64-written",
    "An index is one past the end: data is an initializer, indices is a graph input with a default value, updates is the output of a Constant node.",
    "ScatterND.index-bounds",
    "ScatterND-18/extremes-moved-int32",
    "ScatterND.bits-kept ScatterND.untouched",
    "ScatterND-18/mul-assigned",
#endif
#if (SCATTER_VECTORS_TYPES) & 0x80 /* int64 */
    "Scatter-11/3x2x2x4x2-at-2x2x1x3x2-axis-3-int64-int64-none",
    "Data of rank 5: each update has its own cell and changes the result; int64, none.",
    "Scatter.element-type Scatter.target Scatter.axis Scatter.indices-smaller Scatter.index-negative Scatter.targets-unique Scatter.bits-kept",
    "",
    "none",
    "Scatter-11/single-type-int64#0",
    "A backend may have int64 alone: five dimensions, one of them 1.",
    "Scatter.axis-negative Scatter.target Scatter.indices-smaller",
    "Scatter-11/single-type-int64#1",
    "The last index is the extent.",
    "Scatter.index-bounds",
    "index-bounds",
    "Scatter-11/attribute-unknown-reduction-int64",
    "The version has no reduction, of int64 either.",
    "Scatter.attribute-unknown",
    "attribute-unknown",
    "add",
    "Scatter-9/form-run-default-default-equal-indices-updates-none-cover-vector-int64-int64",
    "The indices name all cells in order: data is a graph input, indices and updates are one value, a graph input with a default value; equal extents have one name.",
    "Scatter.target Scatter.axis-default Scatter.inputs-unmodified Scatter.bits-kept",
    "Scatter-9/int64-data",
    "Values near 2^53 and 2^63 are copied without arithmetic.",
    "Scatter.element-type",
    "Scatter-9/updates-type-strings",
    "updates is string and data is int64.",
    "Scatter.updates-type",
    "updates-type",
    "ScatterElements-11/int64-data",
    "ScatterElements.element-type",
    "ScatterElements-11/updates-type-narrower",
    "updates is int32 and data is int64: updates is half as wide.",
    "ScatterElements.updates-type",
    "ScatterElements-13/int64-data",
    "ScatterElements-16/2-at-2-axis-minus-1-int64-int32-none",
    "A vector with two cells: each update has its own cell and changes the result; int64, none.",
    "ScatterElements.element-type ScatterElements.target ScatterElements.axis-negative ScatterElements.index-negative ScatterElements.targets-unique ScatterElements.bits-kept",
    "ScatterElements-18/2x1x3x1x2x1x1x3-at-2x1x3x1x1x1x1x2-axis-minus-6-int64-int64-mul",
    "Data of rank 8: each update has its own cell and changes the result; int64, mul.",
    "ScatterElements.element-type ScatterElements.target ScatterElements.axis-negative ScatterElements.indices-smaller ScatterElements.index-negative ScatterElements.targets-unique ScatterElements.reduction-mul",
    "mul",
    "ScatterElements-18/form-default-const-run-unknown-mul-out-vector-int64-int32-written",
    "An index is one past the end: data is a graph input with a default value, indices is the output of a Constant node, updates is a graph input; no extent is known.",
    "ScatterElements.index-bounds",
    "ScatterElements-18/3x4x5-at-2x3x4-axis-0-int64-int64-min-repeated",
    "The first of three axes: several updates target one cell, and only one of them changes the result; int64, min.",
    "ScatterElements.element-type ScatterElements.target ScatterElements.axis ScatterElements.indices-smaller ScatterElements.index-negative ScatterElements.target-alias ScatterElements.duplicates-reduced ScatterElements.reduction-min",
    "min",
    "ScatterElements-18/empty-int64-no-data",
    "Type int64: data has no elements, so the result has none.",
    "ScatterElements.data-empty ScatterElements.indices-empty",
    "ScatterElements-18/int64-data",
    "ScatterND-11/beyond-double-moved-int64",
    "Numbers near 2^53 are exact, even those that double cannot represent.",
    "ScatterND.bits-kept ScatterND.element-type",
    "ScatterND-11/form-const-const-default-data-indices-none-repeated-column-int64-int64",
    "Two updates aim at one cell: data and indices are one value, the output of a Constant node, updates is a graph input with a default value.",
    "ScatterND.slice ScatterND.updates-layout ScatterND.inputs-unmodified ScatterND.duplicates-none ScatterND.bits-kept",
    "ScatterND-11/form-init-const-const-indices-updates-none-repeated-column-int64-int64-written",
    "Two updates aim at one cell: data is an initializer, indices and updates are one value, the output of a Constant node.",
    "ScatterND-11/form-run-default-default-equal-indices-updates-none-out-column-int64-int64",
    "An index is one past the end: data is a graph input, indices and updates are one value, a graph input with a default value; equal extents have one name.",
    "ScatterND.index-bounds",
    "ScatterND-13/extremes-moved-int64",
    "The minimum and maximum int64, numbers next to them and 0 are copied or left unchanged.",
    "ScatterND.bits-kept ScatterND.untouched",
    "ScatterND-16/as-float-moved-int64",
    "The integers have the bits of double NaN, infinity, -0, subnormal numbers, 1 and -1.",
    "ScatterND-16/form-const-default-const-equal-data-updates-add-repeated-column-int64-int64-written",
    "Two updates aim at one cell: data and updates are one value, the output of a Constant node, indices is a graph input with a default value; equal extents have one name.",
    "ScatterND.slice ScatterND.updates-layout ScatterND.inputs-unmodified ScatterND.duplicates-reduced ScatterND.reduction-add",
    "ScatterND-18/1-at-4x1-int64-int64-min-repeated",
    "A vector with one cell: several updates target one cell, and only one of them changes the result; int64, min.",
    "ScatterND.element-type ScatterND.tuple ScatterND.updates-layout ScatterND.index-negative ScatterND.target-alias ScatterND.duplicates-reduced ScatterND.reduction-min",
    "ScatterND-18/3x3x3-at-3x1-int64-int64-max-repeated",
    "Square slices of a cube: several updates target one cell, and only one of them changes the result; int64, max.",
    "ScatterND.element-type ScatterND.slice ScatterND.updates-layout ScatterND.index-negative ScatterND.target-alias ScatterND.duplicates-reduced ScatterND.reduction-max",
    "max",
    "ScatterND-18/form-overridden-indices-max-int64#0",
    "Each update has a cell of its own: indices have default values that are replaced.",
    "ScatterND.tuple ScatterND.reduction-max",
    "ScatterND-18/form-overridden-indices-max-int64#1",
    "Some indices count from the end: indices have default values that are replaced.",
    "ScatterND.tuple ScatterND.index-negative ScatterND.reduction-max",
    "ScatterND-18/form-overridden-indices-max-int64#2",
    "Two updates aim at one cell: indices have default values that are replaced.",
    "ScatterND.tuple ScatterND.duplicates-reduced ScatterND.reduction-max",
    "ScatterND-18/form-overridden-indices-max-int64#3",
    "An index is one past the end: indices have default values that are replaced.",
    "ScatterND-18/empty-int64-no-tuples",
    "Type int64: there are no updates, so the result is data.",
    "ScatterND.indices-empty ScatterND.untouched",
    "ScatterND-18/extremes-moved-int64",
    "ScatterND-18/rank-6-k-6-of-high-rank",
    "data has rank 6 and tuples have length 6.",
    "ScatterND.tuple ScatterND.updates-layout ScatterND.index-negative",
#endif
#if (SCATTER_VECTORS_TYPES) & 0x100 /* string */
    "Scatter-11/4x3x5-at-3x3x4-axis-1-string-int32-none",
    "The middle one of three axes: each update has its own cell and changes the result; string, none.",
    "Scatter.element-type Scatter.target Scatter.axis Scatter.indices-smaller Scatter.index-negative Scatter.targets-unique Scatter.bits-kept",
    "",
    "none",
    "Scatter-11/form-init-default-default-unknown-none-repeated-rows-string-int64",
    "Two updates aim at one cell: data is an initializer, indices is a graph input with a default value, updates is a graph input with a default value; no extent is known.",
    "Scatter.target Scatter.axis-default Scatter.duplicates-none Scatter.bits-kept",
    "Scatter-11/single-type-string#0",
    "A backend may have string alone: five dimensions, one of them 1.",
    "Scatter.axis-negative Scatter.target Scatter.indices-smaller",
    "Scatter-11/single-type-string#1",
    "The last index is the extent.",
    "Scatter.index-bounds",
    "index-bounds",
    "Scatter-11/attribute-unknown-reduction-string",
    "The version has no reduction, of string either.",
    "Scatter.attribute-unknown",
    "attribute-unknown",
    "add",
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
    "Strings are copied byte by byte: empty, non-ASCII, with a zero byte.",
    "ScatterElements.element-type",
    "ScatterElements-13/2-at-2-axis-minus-1-string-int32-none",
    "A vector with two cells: each update has its own cell and changes the result; string, none.",
    "ScatterElements.element-type ScatterElements.target ScatterElements.axis-negative ScatterElements.index-negative ScatterElements.targets-unique ScatterElements.bits-kept",
    "ScatterElements-16/string-data",
    "ScatterElements-18/0x3-at-0x2-axis-1-string-int64-none",
    "Data without elements: there is nothing to write.",
    "ScatterElements.element-type ScatterElements.data-empty ScatterElements.indices-empty ScatterElements.untouched",
    "ScatterElements-18/6x1-at-4x1-axis-0-string-int64-none",
    "The first axis of a matrix with one column: each update has its own cell and changes the result; string, none.",
    "ScatterElements.element-type ScatterElements.target ScatterElements.axis ScatterElements.index-negative ScatterElements.targets-unique ScatterElements.bits-kept",
    "ScatterElements-18/single-type-string#0",
    "ScatterElements.axis-negative ScatterElements.target ScatterElements.indices-smaller",
    "ScatterElements-18/single-type-string#1",
    "ScatterElements.index-bounds",
    "ScatterElements-18/2-at-2-axis-minus-1-string-int32-add-repeated",
    "A vector with two cells: several updates target one cell, and each of them changes the result; string, add.",
    "ScatterElements.element-type ScatterElements.target ScatterElements.axis-negative ScatterElements.index-negative ScatterElements.target-alias ScatterElements.duplicates-reduced ScatterElements.string-add",
    "ScatterElements-18/string-add",
    "For strings, add appends the update to the old value.",
    "ScatterElements.reduction-add ScatterElements.element-type",
    "ScatterElements-18/3x4-at-3x4-axis-1-string-int64-min-repeated",
    "The second axis of a matrix: several updates target one cell, and only one of them changes the result; string, min.",
    "ScatterElements.element-type ScatterElements.target ScatterElements.axis ScatterElements.index-negative ScatterElements.target-alias ScatterElements.duplicates-reduced ScatterElements.string-order",
    "min",
    "ScatterND-11/string-data",
    "Strings are copied byte for byte: empty, non-ASCII, with a zero byte.",
    "ScatterND.element-type",
    "ScatterND-13/string-data",
    "ScatterND-16/string-data",
    "ScatterND-16/strings-lengths-add#0",
    "ScatterND.string-add ScatterND.element-type",
    "ScatterND-16/strings-lengths-add#1",
    "The old value and the update have the same length and differ in the first byte.",
    "ScatterND-18/3x2x4x2-at-2x2x2-string-int64-min-repeated",
    "Data of rank 4, tuples of length 2: several updates target one cell, and only one of them changes the result; string, min.",
    "ScatterND.element-type ScatterND.slice ScatterND.updates-layout ScatterND.index-negative ScatterND.target-alias ScatterND.duplicates-reduced ScatterND.string-order",
    "ScatterND-18/strings-lengths-min#0",
    "ScatterND.string-order ScatterND.element-type",
    "ScatterND-18/strings-lengths-min#1",
    "At least the first 8, 16 or 32 bytes are equal.",
    "ScatterND-18/strings-lengths-min#2",
    "Strings are equal up to a zero byte, which is the first, a middle or the last byte.",
    "ScatterND-18/strings-lengths-min#3",
    "Each of seven cells has two or three updates of 0 to 65 bytes.",
    "ScatterND.string-order ScatterND.element-type ScatterND.duplicates-reduced",
    "ScatterND-18/3x4-at-2x1-string-int64-none",
    "Rows of 4 elements: each update has its own cell and changes the result; string, none.",
    "ScatterND.element-type ScatterND.slice ScatterND.updates-layout ScatterND.index-negative ScatterND.targets-unique ScatterND.bits-kept",
    "ScatterND-18/empty-string-no-tuples-of-2",
    "Type string: there are no updates, so the result is data.",
    "ScatterND.indices-empty ScatterND.untouched",
    "ScatterND-18/single-type-string#0",
    "ScatterND.tuple ScatterND.slice ScatterND.updates-layout",
    "ScatterND-18/single-type-string#1",
    "ScatterND.index-bounds",
    "ScatterND-18/string-int64-add#0",
    "Each update has its own cell; the update is appended to the old string.",
    "ScatterND.element-type ScatterND.output-type ScatterND.string-add ScatterND.slice ScatterND.updates-layout ScatterND.targets-unique",
    "ScatterND-18/string-int64-add#1",
    "Three updates target one cell and two another, one in each group by a negative index; they may be appended in any order.",
    "ScatterND.duplicates-reduced ScatterND.string-add ScatterND.target-alias ScatterND.reduction-includes-data ScatterND.reduction-assigns",
    "ScatterND-18/strings-lengths-max#0",
    "max",
    "ScatterND-18/strings-lengths-max#1",
    "The old value is a prefix of the update, or vice versa.",
    "ScatterND-18/strings-lengths-max#2",
    "ScatterND-18/strings-lengths-max#3",
#endif
#if (SCATTER_VECTORS_TYPES) & 0x200 /* bool */
    "Scatter-11/4-at-9-axis-minus-1-bool-int64-none-repeated",
    "A vector with more updates than cells: several updates target one cell, with equal values; bool, none.",
    "Scatter.element-type Scatter.target Scatter.axis-negative Scatter.index-negative Scatter.target-alias Scatter.duplicates-none Scatter.bits-kept",
    "",
    "none",
    "Scatter-11/6x1-at-5x1-axis-1-bool-int64-none",
    "The last axis, which has extent 1: each update has its own cell and changes the result; bool, none.",
    "Scatter.element-type Scatter.target Scatter.axis Scatter.indices-smaller Scatter.index-negative Scatter.targets-unique Scatter.bits-kept",
    "Scatter-11/single-type-bool#0",
    "A backend may have bool alone: five dimensions, one of them 1.",
    "Scatter.axis-negative Scatter.target Scatter.indices-smaller",
    "Scatter-11/single-type-bool#1",
    "The last index is the extent.",
    "Scatter.index-bounds",
    "index-bounds",
    "Scatter-11/attribute-unknown-reduction-bool",
    "The version has no reduction, of bool either.",
    "Scatter.attribute-unknown",
    "attribute-unknown",
    "add",
    "ScatterElements-13/5x2-at-4x1-axis-0-bool-int32-none",
    "One column of updates: each update has its own cell and changes the result; bool, none.",
    "ScatterElements.element-type ScatterElements.target ScatterElements.axis ScatterElements.indices-smaller ScatterElements.index-negative ScatterElements.targets-unique ScatterElements.bits-kept",
    "ScatterElements-18/2x1x3x1x2x1x1x3-at-2x1x3x1x1x1x1x2-axis-minus-6-bool-int32-none",
    "Data of rank 8: each update has its own cell and changes the result; bool, none.",
    "ScatterElements.element-type ScatterElements.target ScatterElements.axis-negative ScatterElements.indices-smaller ScatterElements.index-negative ScatterElements.targets-unique ScatterElements.bits-kept",
    "ScatterElements-18/empty-bool-no-vector",
    "Type bool: there are no updates, so the result is data.",
    "ScatterElements.indices-empty ScatterElements.untouched",
    "ScatterElements-18/single-type-bool#0",
    "ScatterElements.axis-negative ScatterElements.target ScatterElements.indices-smaller",
    "ScatterElements-18/single-type-bool#1",
    "ScatterElements.index-bounds",
    "ScatterElements-18/3x4-at-3x4-axis-0-bool-int32-min-repeated",
    "The first axis of a matrix: several updates target one cell, and only one of them changes the result; bool, min.",
    "ScatterElements.element-type ScatterElements.target ScatterElements.axis ScatterElements.index-negative ScatterElements.target-alias ScatterElements.duplicates-reduced ScatterElements.reduction-bool ScatterElements.bool-bytes",
    "min",
    "ScatterElements-18/bool-int32-mul#0",
    "Each update has its own cell; all four pairs of truth values occur.",
    "ScatterElements.element-type ScatterElements.output-type ScatterElements.reduction-bool ScatterElements.bool-bytes ScatterElements.axis-default ScatterElements.indices-smaller ScatterElements.index-width ScatterElements.targets-unique",
    "mul",
    "ScatterElements-18/bool-int32-mul#1",
    "Three updates target one cell and two another, one in each group by a negative index; mul gives the same result in every order.",
    "ScatterElements.duplicates-reduced ScatterElements.reduction-bool ScatterElements.bool-bytes ScatterElements.target-alias ScatterElements.reduction-includes-data ScatterElements.reduction-assigns",
    "ScatterElements-18/long-bool-add-101#0",
    "101 updates, several per cell.",
    "ScatterElements.reduction-bool ScatterElements.bool-bytes ScatterElements.duplicates-reduced ScatterElements.reduction-includes-data",
    "ScatterElements-18/long-bool-add-101#1",
    "101 updates, several per cell, none of which changes the cell.",
    "ScatterND-11/bool-data",
    "Elements of type bool are copied bit for bit, including extreme values.",
    "ScatterND.element-type ScatterND.bits-kept",
    "ScatterND-18/2x2x17-at-3x2-bool-int64-min-repeated",
    "Rows of 17 elements: several updates target one cell, and only one of them changes the result; bool, min.",
    "ScatterND.element-type ScatterND.slice ScatterND.updates-layout ScatterND.index-negative ScatterND.target-alias ScatterND.duplicates-reduced ScatterND.reduction-bool ScatterND.bool-bytes",
    "ScatterND-18/3x4-at-2-bool-int64-none",
    "Indices of rank 1, which select one element: each update has its own cell and changes the result; bool, none.",
    "ScatterND.element-type ScatterND.tuple ScatterND.updates-scalar ScatterND.index-negative ScatterND.targets-unique ScatterND.bits-kept",
    "ScatterND-18/single-type-bool#0",
    "ScatterND.tuple ScatterND.slice ScatterND.updates-layout",
    "ScatterND-18/single-type-bool#1",
    "ScatterND.index-bounds",
    "ScatterND-18/bool-mul",
    "For bool, mul is AND.",
    "ScatterND.reduction-mul ScatterND.element-type",
    "ScatterND-18/long-bool-max-37-slices#0",
    "37 updates, several per cell.",
    "ScatterND.reduction-bool ScatterND.bool-bytes ScatterND.duplicates-reduced ScatterND.reduction-includes-data",
    "max",
    "ScatterND-18/long-bool-max-37-slices#1",
    "37 updates, several per cell, none of which changes the cell.",
#endif
#if (SCATTER_VECTORS_TYPES) & 0x400 /* float16 */
    "Scatter-11/5x4x2-at-4x3x2-axis-minus-1-float16-int32-none",
    "The shortest of three axes, given as axis -1: each update has its own cell and changes the result; float16, none.",
    "Scatter.element-type Scatter.target Scatter.axis-negative Scatter.indices-smaller Scatter.index-negative Scatter.targets-unique Scatter.bits-kept",
    "",
    "none",
    "Scatter-11/single-type-float16#0",
    "A backend may have float16 alone: five dimensions, one of them 1.",
    "Scatter.axis-negative Scatter.target Scatter.indices-smaller",
    "Scatter-11/single-type-float16#1",
    "The last index is the extent.",
    "Scatter.index-bounds",
    "index-bounds",
    "Scatter-11/attribute-unknown-reduction-float16",
    "The version has no reduction, of float16 either.",
    "Scatter.attribute-unknown",
    "attribute-unknown",
    "add",
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
    "ScatterElements-13/subnormals-moved-float16",
    "ScatterElements.bits-kept ScatterElements.untouched",
    "ScatterElements-16/3x4-at-3x4-axis-1-float16-int32-none",
    "The second axis of a matrix: each update has its own cell and changes the result; float16, none.",
    "ScatterElements-16/float16-int64-add#0",
    "Each update has its own cell; the sums need all bits of float16.",
    "ScatterElements.element-type ScatterElements.output-type ScatterElements.reduction-add ScatterElements.axis-negative ScatterElements.indices-smaller ScatterElements.index-width ScatterElements.targets-unique",
    "ScatterElements-16/float16-int64-add#1",
    "Three updates target one cell and two another, one in each group by a negative index; add gives the same result in every order.",
    "ScatterElements.duplicates-reduced ScatterElements.reduction-add ScatterElements.target-alias ScatterElements.reduction-includes-data ScatterElements.reduction-assigns",
    "ScatterElements-16/float16-int64-add#2",
    "Three updates target one cell and two another, one in each group by a negative index; the sum of float16 numbers depends on their order.",
    "ScatterElements.duplicates-reduced ScatterElements.reduction-add ScatterElements.target-alias ScatterElements.reduction-includes-data ScatterElements.reduction-assigns ScatterElements.reduction-order",
    "ScatterElements-18/1x6-at-1x5-axis-0-float16-int64-add",
    "An axis of extent 1, one row of updates: each update has its own cell and changes the result; float16, add.",
    "ScatterElements.element-type ScatterElements.target ScatterElements.axis ScatterElements.indices-smaller ScatterElements.index-negative ScatterElements.targets-unique ScatterElements.reduction-add",
    "ScatterElements-18/2x1x3-at-2x4x3-axis-minus-2-float16-int32-mul-repeated",
    "Many updates along an axis of extent 1: several updates target one cell, and each of them changes the result; float16, mul.",
    "ScatterElements.element-type ScatterElements.target ScatterElements.axis-negative ScatterElements.index-negative ScatterElements.target-alias ScatterElements.duplicates-reduced ScatterElements.reduction-mul",
    "mul",
    "ScatterElements-18/subnormals-mul-float16#0",
    "Subnormal products are rounded to a subnormal number or zero, with ties to even.",
    "ScatterElements.subnormals ScatterElements.rounding ScatterElements.reduction-mul",
    "ScatterElements-18/subnormals-mul-float16#1",
    "Products of subnormal factors are exact; most of them are normal numbers.",
    "ScatterElements.subnormals ScatterElements.reduction-mul",
    "ScatterElements-18/3x2x4x5-at-2x2x3x4-axis-1-float16-int32-none",
    "The second of four axes: each update has its own cell and changes the result; float16, none.",
    "ScatterElements.element-type ScatterElements.target ScatterElements.axis ScatterElements.indices-smaller ScatterElements.index-negative ScatterElements.targets-unique ScatterElements.bits-kept",
    "ScatterElements-18/nan-moved-float16#0",
    "ScatterElements.bits-kept ScatterElements.nan-bits",
    "ScatterElements-18/nan-moved-float16#1",
    "ScatterElements.untouched ScatterElements.nan-bits",
    "ScatterElements-18/nan-moved-float16#2",
    "ScatterElements-18/nan-moved-float16#3",
    "ScatterElements.duplicates-none ScatterElements.nan-bits",
    "ScatterElements-18/as-integer-min-float16#0",
    "Of two negative numbers, the one with the greater bits is less.",
    "ScatterElements.reduction-min ScatterElements.element-type",
    "min",
    "ScatterElements-18/as-integer-min-float16#1",
    "Cells and updates are negative: the min has the greatest bits.",
    "ScatterElements.reduction-min ScatterElements.duplicates-reduced ScatterElements.reduction-includes-data",
    "ScatterElements-18/form-init-default-run-unknown-min-out-vector-float16-int64-written",
    "An index is one past the end: data is an initializer, indices is a graph input with a default value, updates is a graph input; no extent is known.",
    "ScatterElements.index-bounds",
    "ScatterElements-18/landmarks-short-min-float16#0",
    "data and updates contain limits and special values; each update has its own cell.",
    "ScatterElements-18/landmarks-short-min-float16#1",
    "The pairs include zeros of opposite signs, and NaN with numbers.",
    "ScatterElements.nan-order ScatterElements.zero-sign",
    "ScatterElements-18/empty-float16-no-data-beside-the-axis",
    "Type float16: data has no elements, so the result has none.",
    "ScatterElements.data-empty ScatterElements.indices-empty",
    "max",
    "ScatterElements-18/nan-one-update-max-float16#0",
    "NaN in data, a number in the update: max may give either.",
    "ScatterElements.nan-order",
    "ScatterElements-18/nan-one-update-max-float16#1",
    "A number or infinity in data, NaN in the update: max may give either.",
    "ScatterElements-18/nan-one-update-max-float16#2",
    "Only NaN in data and in updates: max gives NaN, with any bits.",
    "ScatterElements.nan-order ScatterElements.reduction-max",
    "ScatterND-11/3x4-at-1-float16-int64-none",
    "Indices of rank 1, which select one slice: each update has its own cell and changes the result; float16, none.",
    "ScatterND.element-type ScatterND.slice ScatterND.updates-layout ScatterND.targets-unique ScatterND.bits-kept",
    "ScatterND-13/subnormals-moved-float16",
    "ScatterND.bits-kept ScatterND.untouched",
    "ScatterND-16/float16-int64-none#0",
    "Each update has its own cell; the numbers need all bits of float16.",
    "ScatterND.element-type ScatterND.output-type ScatterND.reduction-none ScatterND.slice ScatterND.updates-layout ScatterND.targets-unique",
    "ScatterND-16/float16-int64-none#1",
    "Three updates target one cell and two another, one in each group by a negative index; any of them may win, and the result shows which.",
    "ScatterND.duplicates-none ScatterND.target-alias",
    "ScatterND-18/3x4x4-at-2x1-float16-int64-min-repeated",
    "Square slices: several updates target one cell, and only one of them changes the result; float16, min.",
    "ScatterND.element-type ScatterND.slice ScatterND.updates-layout ScatterND.index-negative ScatterND.target-alias ScatterND.duplicates-reduced ScatterND.reduction-min",
    "ScatterND-18/empty-float16-wide-batch",
    "One extent exceeds 2^31 or 2^32 and another is 0: there are no elements to allocate.",
    "ScatterND.data-empty ScatterND.indices-empty ScatterND.ends-in-time",
    "ScatterND-18/as-integer-max-float16#0",
    "ScatterND.reduction-max ScatterND.element-type",
    "ScatterND-18/as-integer-max-float16#1",
    "Cells and updates are negative: a max that starts from 0 is wrong.",
    "ScatterND.reduction-max ScatterND.duplicates-reduced ScatterND.reduction-includes-data",
    "ScatterND-18/form-default-const-default-equal-data-updates-max-out-column-float16-int64-written",
    "An index is one past the end: data and updates are one value, a graph input with a default value, indices is the output of a Constant node; equal extents have one name.",
    "ScatterND.index-bounds",
    "ScatterND-18/nan-one-update-max-float16#0",
    "ScatterND.nan-order",
    "ScatterND-18/nan-one-update-max-float16#1",
    "ScatterND-18/nan-one-update-max-float16#2",
    "ScatterND.nan-order ScatterND.reduction-max",
    "ScatterND-18/nan-moved-float16#0",
    "ScatterND.bits-kept ScatterND.nan-bits",
    "ScatterND-18/nan-moved-float16#1",
    "ScatterND.untouched ScatterND.nan-bits",
    "ScatterND-18/nan-moved-float16#2",
    "ScatterND-18/nan-moved-float16#3",
    "ScatterND.duplicates-none ScatterND.nan-bits",
    "ScatterND-18/rank-12-k-11-of-high-rank",
    "data has rank 12 and tuples have length 11.",
    "ScatterND.slice ScatterND.updates-layout ScatterND.index-negative",
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
    "ScatterND-18/subnormals-mul-float16#0",
    "ScatterND.subnormals ScatterND.rounding ScatterND.reduction-mul",
    "ScatterND-18/subnormals-mul-float16#1",
    "ScatterND.subnormals ScatterND.reduction-mul",
#endif
#if (SCATTER_VECTORS_TYPES) & 0x800 /* double */
    "Scatter-11/attribute-unknown-reduction-double",
    "The version has no reduction, of double either.",
    "Scatter.attribute-unknown",
    "attribute-unknown",
    "add",
    "Scatter-11/double-int32-none#0",
    "Each update has its own cell; the numbers need all bits of double.",
    "Scatter.element-type Scatter.output-type Scatter.bits-kept Scatter.axis-negative Scatter.indices-smaller Scatter.index-width Scatter.targets-unique",
    "",
    "none",
    "Scatter-11/double-int32-none#1",
    "Three updates target one cell and two another, one in each group by a negative index; any of them may win, and the result shows which.",
    "Scatter.duplicates-none Scatter.target-alias",
    "Scatter-11/single-type-double#0",
    "A backend may have double alone: five dimensions, one of them 1.",
    "Scatter.axis-negative Scatter.target Scatter.indices-smaller",
    "Scatter-11/single-type-double#1",
    "The last index is the extent.",
    "Scatter.index-bounds",
    "index-bounds",
    "ScatterElements-13/6x1-at-4x1-axis-0-double-int64-none",
    "The first axis of a matrix with one column: each update has its own cell and changes the result; double, none.",
    "ScatterElements.element-type ScatterElements.target ScatterElements.axis ScatterElements.index-negative ScatterElements.targets-unique ScatterElements.bits-kept",
    "ScatterElements-18/2x1x3x1x2x1x1x3-at-2x1x3x1x1x1x1x2-axis-minus-6-double-int32-add-repeated",
    "Data of rank 8: several updates target one cell, and each of them changes the result; double, add.",
    "ScatterElements.element-type ScatterElements.target ScatterElements.axis-negative ScatterElements.indices-smaller ScatterElements.index-negative ScatterElements.target-alias ScatterElements.duplicates-reduced ScatterElements.reduction-add",
    "ScatterElements-18/2x3x2-at-2x5x2-axis-1-double-int32-mul-repeated",
    "Indices longer than data along the middle axis: several updates target one cell, and each of them changes the result; double, mul.",
    "ScatterElements.element-type ScatterElements.target ScatterElements.axis ScatterElements.index-negative ScatterElements.target-alias ScatterElements.duplicates-reduced ScatterElements.reduction-mul",
    "mul",
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
    "ScatterElements-18/empty-double-no-data",
    "Type double: data has no elements, so the result has none.",
    "ScatterElements.data-empty ScatterElements.indices-empty",
    "max",
    "ScatterElements-18/neighbours-type-double-int64-1",
    "Consecutive cases with the same bits and different element types: 1 of 3.",
    "ScatterElements.target ScatterElements.element-type ScatterElements.reduction-max",
    "ScatterElements-18/subnormals-moved-double",
    "Subnormal numbers are copied bit for bit, or kept in a cell that has no update.",
    "ScatterElements.bits-kept ScatterElements.untouched",
    "ScatterND-11/3x4x5-at-4x2-double-int64-none-repeated",
    "Rows of a rank-3 tensor: several updates target one cell, and any of them may win; double, none.",
    "ScatterND.element-type ScatterND.slice ScatterND.updates-layout ScatterND.index-negative ScatterND.target-alias ScatterND.duplicates-none ScatterND.bits-kept",
    "ScatterND-16/3x4-at-5x2-double-int64-add-repeated",
    "Elements of a matrix: several updates target one cell, and each of them changes the result; double, add.",
    "ScatterND.element-type ScatterND.tuple ScatterND.updates-layout ScatterND.index-negative ScatterND.target-alias ScatterND.duplicates-reduced ScatterND.reduction-add",
    "ScatterND-18/2x1x2x1x1x2x1x1x2x1x1x2-at-4x9-double-int64-mul-repeated",
    "Data of rank 12: several updates target one cell, and each of them changes the result; double, mul.",
    "ScatterND.element-type ScatterND.slice ScatterND.updates-layout ScatterND.index-negative ScatterND.target-alias ScatterND.duplicates-reduced ScatterND.reduction-mul",
    "ScatterND-18/3x3x3-at-3x1-double-int64-add-repeated",
    "Square slices of a cube: several updates target one cell, and each of them changes the result; double, add.",
    "ScatterND.element-type ScatterND.slice ScatterND.updates-layout ScatterND.index-negative ScatterND.target-alias ScatterND.duplicates-reduced ScatterND.reduction-add",
    "ScatterND-18/double-int64-add#0",
    "Each update has its own cell; the sums need all bits of double.",
    "ScatterND.element-type ScatterND.output-type ScatterND.reduction-add ScatterND.updates-layout ScatterND.targets-unique",
    "ScatterND-18/double-int64-add#1",
    "Three updates target one cell and two another, one in each group by a negative index; add gives the same result in every order.",
    "ScatterND.duplicates-reduced ScatterND.reduction-add ScatterND.target-alias ScatterND.reduction-includes-data ScatterND.reduction-assigns",
    "ScatterND-18/double-int64-add#2",
    "Three updates target one cell and two another, one in each group by a negative index; the sum of double numbers depends on their order.",
    "ScatterND.duplicates-reduced ScatterND.reduction-add ScatterND.target-alias ScatterND.reduction-includes-data ScatterND.reduction-assigns ScatterND.reduction-order",
    "ScatterND-18/as-integer-min-double#0",
    "ScatterND.reduction-min ScatterND.element-type",
    "ScatterND-18/as-integer-min-double#1",
    "ScatterND.reduction-min ScatterND.duplicates-reduced ScatterND.reduction-includes-data",
    "ScatterND-18/form-run-init-run-data-updates-min-out-column-double-int64-written",
    "An index is one past the end: data and updates are one value, a graph input, indices is an initializer.",
    "ScatterND.index-bounds",
    "ScatterND-18/empty-double-no-data",
    "ScatterND.data-empty ScatterND.indices-empty",
    "ScatterND-18/subnormals-moved-double",
    "ScatterND.bits-kept ScatterND.untouched",
#endif
#if (SCATTER_VECTORS_TYPES) & 0x1000 /* uint32 */
    "Scatter-11/3x3x3-at-3x2x2-axis-minus-3-uint32-int32-none-repeated",
    "The first axis of a cube, indices smaller on the other axes: several updates target one cell, and any of them may win; uint32, none.",
    "Scatter.element-type Scatter.target Scatter.axis-negative Scatter.indices-smaller Scatter.index-negative Scatter.target-alias Scatter.duplicates-none Scatter.bits-kept",
    "",
    "none",
    "Scatter-11/single-type-uint32#0",
    "A backend may have uint32 alone: five dimensions, one of them 1.",
    "Scatter.axis-negative Scatter.target Scatter.indices-smaller",
    "Scatter-11/single-type-uint32#1",
    "The last index is the extent.",
    "Scatter.index-bounds",
    "index-bounds",
    "Scatter-11/uint32-int32-none#0",
    "Each update has its own cell; the numbers need all bits of uint32.",
    "Scatter.element-type Scatter.output-type Scatter.bits-kept Scatter.axis-negative Scatter.index-width Scatter.targets-unique",
    "Scatter-11/uint32-int32-none#1",
    "Three updates target one cell and two another, one in each group by a negative index; any of them may win, and the result shows which.",
    "Scatter.duplicates-none Scatter.target-alias",
    "Scatter-11/attribute-unknown-reduction-uint32",
    "The version has no reduction, of uint32 either.",
    "Scatter.attribute-unknown",
    "attribute-unknown",
    "add",
    "ScatterElements-18/2x17-at-2x16-axis-1-uint32-int64-min-repeated",
    "Rows of 16 indices along the last axis: several updates target one cell, and only one of them changes the result; uint32, min.",
    "ScatterElements.element-type ScatterElements.target ScatterElements.axis ScatterElements.index-negative ScatterElements.target-alias ScatterElements.duplicates-reduced ScatterElements.reduction-min",
    "min",
    "ScatterElements-18/2x1x3x1x2x1x1x3-at-2x1x3x1x1x1x1x2-axis-minus-6-uint32-int32-mul",
    "Data of rank 8: each update has its own cell and changes the result; uint32, mul.",
    "ScatterElements.element-type ScatterElements.target ScatterElements.axis-negative ScatterElements.indices-smaller ScatterElements.index-negative ScatterElements.targets-unique ScatterElements.reduction-mul",
    "mul",
    "ScatterElements-18/empty-uint32-no-data-beside-the-axis",
    "Type uint32: data has no elements, so the result has none.",
    "ScatterElements.data-empty ScatterElements.indices-empty",
    "ScatterElements-18/single-type-uint32#0",
    "ScatterElements.axis-negative ScatterElements.target ScatterElements.indices-smaller",
    "ScatterElements-18/single-type-uint32#1",
    "ScatterElements.index-bounds",
    "ScatterND-18/2x1x3x1x2x1x1x3-at-4x5-uint32-int64-min-repeated",
    "Data of rank 8: several updates target one cell, and only one of them changes the result; uint32, min.",
    "ScatterND.element-type ScatterND.slice ScatterND.updates-layout ScatterND.index-negative ScatterND.target-alias ScatterND.duplicates-reduced ScatterND.reduction-min",
    "ScatterND-18/3x4-at-0x2-uint32-int64-max",
    "No tuples: there is nothing to write.",
    "ScatterND.element-type ScatterND.indices-empty ScatterND.untouched",
    "max",
    "ScatterND-18/4x4-at-4x1-uint32-int64-max-repeated",
    "Rows of a square matrix: several updates target one cell, and only one of them changes the result; uint32, max.",
    "ScatterND.element-type ScatterND.slice ScatterND.updates-layout ScatterND.index-negative ScatterND.target-alias ScatterND.duplicates-reduced ScatterND.reduction-max",
    "ScatterND-18/4x8-at-3x1-uint32-int64-mul-repeated",
    "Rows of 8 elements: several updates target one cell, and each of them changes the result; uint32, mul.",
    "ScatterND.element-type ScatterND.slice ScatterND.updates-layout ScatterND.index-negative ScatterND.target-alias ScatterND.duplicates-reduced ScatterND.reduction-mul",
    "ScatterND-18/single-type-uint32#0",
    "ScatterND.tuple ScatterND.slice ScatterND.updates-layout",
    "ScatterND-18/single-type-uint32#1",
    "ScatterND.index-bounds",
#endif
#if (SCATTER_VECTORS_TYPES) & 0x2000 /* uint64 */
    "Scatter-11/attribute-unknown-reduction-uint64",
    "The version has no reduction, of uint64 either.",
    "Scatter.attribute-unknown",
    "attribute-unknown",
    "add",
    "Scatter-11/single-type-uint64#0",
    "A backend may have uint64 alone: five dimensions, one of them 1.",
    "Scatter.axis-negative Scatter.target Scatter.indices-smaller",
    "",
    "none",
    "Scatter-11/single-type-uint64#1",
    "The last index is the extent.",
    "Scatter.index-bounds",
    "index-bounds",
    "Scatter-11/uint64-int64-none#0",
    "Each update has its own cell; the numbers need all bits of uint64.",
    "Scatter.element-type Scatter.output-type Scatter.bits-kept Scatter.axis Scatter.index-width Scatter.targets-unique",
    "Scatter-11/uint64-int64-none#1",
    "Three updates target one cell and two another, one in each group by a negative index; any of them may win, and the result shows which.",
    "Scatter.duplicates-none Scatter.target-alias",
    "ScatterElements-18/2x1x3-at-2x4x3-axis-minus-2-uint64-int32-min-repeated",
    "Many updates along an axis of extent 1: several updates target one cell, and only one of them changes the result; uint64, min.",
    "ScatterElements.element-type ScatterElements.target ScatterElements.axis-negative ScatterElements.index-negative ScatterElements.target-alias ScatterElements.duplicates-reduced ScatterElements.reduction-min",
    "min",
    "ScatterElements-18/3x2x4x5-at-2x2x3x4-axis-1-uint64-int64-mul-repeated",
    "The second of four axes: several updates target one cell, and each of them changes the result; uint64, mul.",
    "ScatterElements.element-type ScatterElements.target ScatterElements.axis ScatterElements.indices-smaller ScatterElements.index-negative ScatterElements.target-alias ScatterElements.duplicates-reduced ScatterElements.reduction-mul",
    "mul",
    "ScatterElements-18/empty-uint64-no-data",
    "Type uint64: data has no elements, so the result has none.",
    "ScatterElements.data-empty ScatterElements.indices-empty",
    "ScatterElements-18/single-type-uint64#0",
    "ScatterElements.axis-negative ScatterElements.target ScatterElements.indices-smaller",
    "ScatterElements-18/single-type-uint64#1",
    "ScatterElements.index-bounds",
    "ScatterND-18/3x2x4x2-at-2x2x2-uint64-int64-min-repeated",
    "Data of rank 4, tuples of length 2: several updates target one cell, and only one of them changes the result; uint64, min.",
    "ScatterND.element-type ScatterND.slice ScatterND.updates-layout ScatterND.index-negative ScatterND.target-alias ScatterND.duplicates-reduced ScatterND.reduction-min",
    "ScatterND-18/3x32-at-2x1-uint64-int64-mul-repeated",
    "Rows of 32 elements: several updates target one cell, and each of them changes the result; uint64, mul.",
    "ScatterND.element-type ScatterND.slice ScatterND.updates-layout ScatterND.index-negative ScatterND.target-alias ScatterND.duplicates-reduced ScatterND.reduction-mul",
    "ScatterND-18/empty-uint64-no-data",
    "ScatterND.data-empty ScatterND.indices-empty",
    "ScatterND-18/single-type-uint64#0",
    "ScatterND.tuple ScatterND.slice ScatterND.updates-layout",
    "ScatterND-18/single-type-uint64#1",
    "ScatterND.index-bounds",
#endif
#if (SCATTER_VECTORS_TYPES) & 0x4000 /* complex64 */
    "Scatter-11/2x1x3x1x2x1x1x3-at-2x1x3x1x1x1x1x2-axis-minus-6-complex64-int32-none",
    "Data of rank 8: each update has its own cell and changes the result; complex64, none.",
    "Scatter.element-type Scatter.target Scatter.axis-negative Scatter.indices-smaller Scatter.index-negative Scatter.targets-unique Scatter.bits-kept",
    "",
    "none",
    "Scatter-11/single-type-complex64#0",
    "A backend may have complex64 alone: five dimensions, one of them 1.",
    "Scatter.axis-negative Scatter.target Scatter.indices-smaller",
    "Scatter-11/single-type-complex64#1",
    "The last index is the extent.",
    "Scatter.index-bounds",
    "index-bounds",
    "Scatter-11/attribute-unknown-reduction-complex64",
    "The version has no reduction, of complex64 either.",
    "Scatter.attribute-unknown",
    "attribute-unknown",
    "add",
    "ScatterElements-18/2x3x2-at-2x5x2-axis-1-complex64-int64-add-repeated",
    "Indices longer than data along the middle axis: several updates target one cell, and each of them changes the result; complex64, add.",
    "ScatterElements.element-type ScatterElements.target ScatterElements.axis ScatterElements.index-negative ScatterElements.target-alias ScatterElements.duplicates-reduced ScatterElements.complex-reduction",
    "ScatterElements-18/complex-products-complex64#0",
    "i * i is -1; a number times its conjugate is real; so is the product of real numbers.",
    "ScatterElements.complex-reduction ScatterElements.reduction-mul",
    "mul",
    "ScatterElements-18/complex-products-complex64#1",
    "The products of the parts cancel except for rounding.",
    "ScatterElements.complex-reduction ScatterElements.rounding",
    "ScatterElements-18/complex-products-complex64#3",
    "One cell has several factors, in any order.",
    "ScatterElements.complex-reduction ScatterElements.duplicates-reduced",
    "ScatterElements-18/empty-complex64-no-data-beside-the-axis",
    "Type complex64: data has no elements, so the result has none.",
    "ScatterElements.data-empty ScatterElements.indices-empty",
    "ScatterElements-18/single-type-complex64#0",
    "ScatterElements.axis-negative ScatterElements.target ScatterElements.indices-smaller",
    "ScatterElements-18/single-type-complex64#1",
    "ScatterElements.index-bounds",
    "ScatterND-16/complex64-int64-mul#0",
    "Each update has its own cell; the products need all bits of complex64.",
    "ScatterND.element-type ScatterND.output-type ScatterND.complex-reduction ScatterND.slice ScatterND.updates-layout ScatterND.targets-unique",
    "ScatterND-16/complex64-int64-mul#1",
    "Three updates target one cell and two another, one in each group by a negative index; mul gives the same result in every order.",
    "ScatterND.duplicates-reduced ScatterND.complex-reduction ScatterND.target-alias ScatterND.reduction-includes-data ScatterND.reduction-assigns",
    "ScatterND-18/3x2x2x4x2-at-5x4-complex64-int64-none",
    "Data of rank 5: each update has its own cell and changes the result; complex64, none.",
    "ScatterND.element-type ScatterND.slice ScatterND.updates-layout ScatterND.index-negative ScatterND.targets-unique ScatterND.bits-kept",
    "ScatterND-18/single-type-complex64#0",
    "ScatterND.tuple ScatterND.slice ScatterND.updates-layout",
    "ScatterND-18/single-type-complex64#1",
    "ScatterND.index-bounds",
    "ScatterND-18/zeros-over-zeros-few-complex64#0",
    "Zeros are replaced by zeros of the opposite sign, which compare equal: 7 updates, unordered.",
    "ScatterND.bits-kept ScatterND.untouched",
    "ScatterND-18/zeros-over-zeros-few-complex64#1",
    "Zeros are replaced by zeros of the opposite sign, which compare equal: 7 updates, some targets repeated.",
    "ScatterND.bits-kept ScatterND.untouched ScatterND.duplicates-none",
    "ScatterND-18/complex-products-complex64#0",
    "ScatterND.complex-reduction ScatterND.reduction-mul",
    "ScatterND-18/complex-products-complex64#1",
    "ScatterND.complex-reduction ScatterND.rounding",
    "ScatterND-18/complex-products-complex64#3",
    "ScatterND.complex-reduction ScatterND.duplicates-reduced",
    "ScatterND-18/empty-complex64-no-tuples-of-2",
    "Type complex64: there are no updates, so the result is data.",
    "ScatterND.indices-empty ScatterND.untouched",
#endif
#if (SCATTER_VECTORS_TYPES) & 0x8000 /* complex128 */
    "Scatter-11/attribute-unknown-reduction-complex128",
    "The version has no reduction, of complex128 either.",
    "Scatter.attribute-unknown",
    "attribute-unknown",
    "add",
    "Scatter-11/complex128-int64-none#0",
    "Each update has its own cell; the numbers need all bits of complex128.",
    "Scatter.element-type Scatter.output-type Scatter.bits-kept Scatter.axis-negative Scatter.index-width Scatter.targets-unique",
    "",
    "none",
    "Scatter-11/complex128-int64-none#1",
    "Three updates target one cell and two another, one in each group by a negative index; any of them may win, and the result shows which.",
    "Scatter.duplicates-none Scatter.target-alias",
    "Scatter-11/single-type-complex128#0",
    "A backend may have complex128 alone: five dimensions, one of them 1.",
    "Scatter.axis-negative Scatter.target Scatter.indices-smaller",
    "Scatter-11/single-type-complex128#1",
    "The last index is the extent.",
    "Scatter.index-bounds",
    "index-bounds",
    "ScatterElements-11/3x2x4x5-at-2x2x3x4-axis-1-complex128-int32-none",
    "The second of four axes: each update has its own cell and changes the result; complex128, none.",
    "ScatterElements.element-type ScatterElements.target ScatterElements.axis ScatterElements.indices-smaller ScatterElements.index-negative ScatterElements.targets-unique ScatterElements.bits-kept",
    "ScatterElements-18/2x1x3x1x2x1x1x3-at-2x1x3x1x1x1x1x2-axis-minus-6-complex128-int64-none",
    "Data of rank 8: each update has its own cell and changes the result; complex128, none.",
    "ScatterElements.element-type ScatterElements.target ScatterElements.axis-negative ScatterElements.indices-smaller ScatterElements.index-negative ScatterElements.targets-unique ScatterElements.bits-kept",
    "ScatterElements-18/single-type-complex128#0",
    "ScatterElements.axis-negative ScatterElements.target ScatterElements.indices-smaller",
    "ScatterElements-18/single-type-complex128#1",
    "ScatterElements.index-bounds",
    "ScatterElements-18/complex128-int32-mul#0",
    "Each update has its own cell; the products need all bits of complex128.",
    "ScatterElements.element-type ScatterElements.output-type ScatterElements.complex-reduction ScatterElements.axis-default ScatterElements.indices-smaller ScatterElements.index-width ScatterElements.targets-unique",
    "mul",
    "ScatterElements-18/complex128-int32-mul#1",
    "Three updates target one cell and two another, one in each group by a negative index; mul gives the same result in every order.",
    "ScatterElements.duplicates-reduced ScatterElements.complex-reduction ScatterElements.target-alias ScatterElements.reduction-includes-data ScatterElements.reduction-assigns",
    "ScatterElements-18/empty-complex128-no-data",
    "Type complex128: data has no elements, so the result has none.",
    "ScatterElements.data-empty ScatterElements.indices-empty",
    "ScatterElements-18/long-complex128-mul-101",
    "101 updates, several per cell.",
    "ScatterElements.complex-reduction ScatterElements.reduction-mul ScatterElements.duplicates-reduced ScatterElements.reduction-includes-data",
    "ScatterND-11/2x1x2x1x1x2x1x1x2x1x1x2-at-4x9-complex128-int64-none",
    "Data of rank 12: each update has its own cell and changes the result; complex128, none.",
    "ScatterND.element-type ScatterND.slice ScatterND.updates-layout ScatterND.index-negative ScatterND.targets-unique ScatterND.bits-kept",
    "ScatterND-18/2x1x3x1x2x1x1x3-at-4x5-complex128-int64-none",
    "ScatterND-18/single-type-complex128#0",
    "ScatterND.tuple ScatterND.slice ScatterND.updates-layout",
    "ScatterND-18/single-type-complex128#1",
    "ScatterND.index-bounds",
    "ScatterND-18/6x1-at-4x2-complex128-int64-mul-repeated",
    "Elements of a matrix with one column: several updates target one cell, and each of them changes the result; complex128, mul.",
    "ScatterND.element-type ScatterND.tuple ScatterND.updates-layout ScatterND.index-negative ScatterND.target-alias ScatterND.duplicates-reduced ScatterND.complex-reduction",
    "ScatterND-18/empty-complex128-no-data",
    "ScatterND.data-empty ScatterND.indices-empty",
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
    "ScatterElements-13/2-at-2-axis-minus-1-bfloat16-int32-none",
    "A vector with two cells: each update has its own cell and changes the result; bfloat16, none.",
    "ScatterElements.element-type ScatterElements.target ScatterElements.axis-negative ScatterElements.index-negative ScatterElements.targets-unique ScatterElements.bits-kept",
    "",
    "ScatterElements-18/2x1x3x1x2x1x1x3-at-2x1x3x1x1x1x1x2-axis-minus-6-bfloat16-int32-min-repeated",
    "Data of rank 8: several updates target one cell, and only one of them changes the result; bfloat16, min.",
    "ScatterElements.element-type ScatterElements.target ScatterElements.axis-negative ScatterElements.indices-smaller ScatterElements.index-negative ScatterElements.target-alias ScatterElements.duplicates-reduced ScatterElements.reduction-min",
    "min",
    "ScatterElements-18/empty-bfloat16-no-data-beside-the-axis",
    "Type bfloat16: data has no elements, so the result has none.",
    "ScatterElements.data-empty ScatterElements.indices-empty",
    "ScatterElements-18/landmarks-short-mul-bfloat16",
    "data and updates contain limits and special values; each update has its own cell.",
    "ScatterElements.reduction-mul ScatterElements.element-type",
    "mul",
    "ScatterElements-18/single-type-bfloat16#0",
    "A backend may have bfloat16 alone: five dimensions, one of them 1.",
    "ScatterElements.axis-negative ScatterElements.target ScatterElements.indices-smaller",
    "ScatterElements-18/single-type-bfloat16#1",
    "The last index is the extent.",
    "ScatterElements.index-bounds",
    "index-bounds",
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
    "ScatterND-18/3x2x4x2-at-2x2x2-bfloat16-int64-add-repeated",
    "Data of rank 4, tuples of length 2: several updates target one cell, and each of them changes the result; bfloat16, add.",
    "ScatterND.element-type ScatterND.slice ScatterND.updates-layout ScatterND.index-negative ScatterND.target-alias ScatterND.duplicates-reduced ScatterND.reduction-add",
    "add",
    "ScatterND-18/landmarks-slices-add-bfloat16",
    "The first, middle and last updates decide their cells; each cell has several updates.",
    "ScatterND.reduction-add ScatterND.element-type ScatterND.duplicates-reduced ScatterND.reduction-includes-data",
    "ScatterND-18/empty-bfloat16-no-tuples",
    "Type bfloat16: there are no updates, so the result is data.",
    "ScatterND.indices-empty ScatterND.untouched",
    "ScatterND-18/single-type-bfloat16#0",
    "ScatterND.tuple ScatterND.slice ScatterND.updates-layout",
    "ScatterND-18/single-type-bfloat16#1",
    "ScatterND.index-bounds",
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
    {WORDS_float + 0, 5, 1, 1, VALUES}, {WORDS_float + 441, 0, 1, 1, VALUES}, {WORDS_float + 442, 1, 1, 1, VALUES},
    {WORDS_float + 487, 15, 1, 1, NOT_A_NUMBER}, {WORDS_float + 1072, 0, 1, 1, INTERVAL}, {WORDS_float + 1074, 0, 1, 1, VALUES},
    {WORDS_float + 1075, 1, 1, 1, INTERVAL}, {WORDS_float + 1077, 1, 1, 2, VALUES}, {WORDS_float + 487, 0, 1, 1, NOT_A_NUMBER},
    {WORDS_float + 487, 8, 1, 1, NOT_A_NUMBER}, {WORDS_float + 1184, 0, 1, 2, VALUES}, {WORDS_float + 1185, 1, 1, 2, VALUES},
    {WORDS_float + 1186, 2, 1, 2, VALUES}, {WORDS_float + 2474, 0, 1, 1, INTERVAL}, {WORDS_float + 2474, 4, 1, 1, INTERVAL},
    {WORDS_float + 2474, 9, 1, 1, INTERVAL}, {WORDS_float + 2474, 18, 1, 1, INTERVAL}, {WORDS_float + 2474, 23, 1, 1, INTERVAL},
    {WORDS_float + 2474, 27, 2, 1, INTERVAL}, {WORDS_float + 2474, 32, 1, 1, INTERVAL}, {WORDS_float + 487, 0, 1, 1, NOT_A_NUMBER},
    {WORDS_float + 487, 4, 2, 1, NOT_A_NUMBER}, {WORDS_float + 487, 7, 1, 1, NOT_A_NUMBER}, {WORDS_float + 487, 11, 2, 1, NOT_A_NUMBER},
    {WORDS_float + 487, 14, 1, 1, NOT_A_NUMBER}, {WORDS_float + 487, 16, 1, 1, NOT_A_NUMBER}, {WORDS_float + 487, 18, 1, 1, NOT_A_NUMBER},
    {WORDS_float + 487, 23, 1, 1, NOT_A_NUMBER}, {WORDS_float + 487, 25, 2, 1, NOT_A_NUMBER}, {WORDS_float + 487, 30, 3, 1, NOT_A_NUMBER},
    {WORDS_float + 2559, 0, 1, 1, VALUES}, {WORDS_float + 2559, 7, 1, 1, VALUES}, {WORDS_float + 2559, 14, 1, 1, VALUES},
    {WORDS_float + 2559, 26, 1, 1, VALUES}, {WORDS_float + 2474, 1, 1, 1, INTERVAL}, {WORDS_float + 2474, 6, 1, 1, INTERVAL},
    {WORDS_float + 2474, 8, 1, 1, INTERVAL}, {WORDS_float + 2474, 13, 1, 1, INTERVAL}, {WORDS_float + 2474, 15, 1, 1, INTERVAL},
    {WORDS_float + 2474, 20, 1, 1, INTERVAL}, {WORDS_float + 2474, 22, 1, 1, INTERVAL}, {WORDS_float + 2474, 27, 1, 1, INTERVAL},
    {WORDS_float + 2560, 4, 1, 1, VALUES}, {WORDS_float + 2560, 16, 1, 1, VALUES}, {WORDS_float + 2560, 23, 1, 1, VALUES},
    {WORDS_float + 2560, 30, 1, 1, VALUES}, {WORDS_float + 2561, 5, 1, 1, VALUES}, {WORDS_float + 2561, 12, 1, 1, VALUES},
    {WORDS_float + 2561, 31, 1, 1, VALUES}, {WORDS_float + 2562, 11, 1, 1, VALUES}, {WORDS_float + 2562, 18, 1, 1, VALUES},
    {WORDS_float + 2562, 25, 1, 1, VALUES}, {WORDS_float + 2562, 32, 1, 1, VALUES}, {WORDS_float + 2474, 2, 1, 1, INTERVAL},
    {WORDS_float + 2474, 9, 1, 1, INTERVAL}, {WORDS_float + 2474, 21, 1, 1, INTERVAL}, {WORDS_float + 2474, 28, 1, 1, INTERVAL},
#endif
#if (SCATTER_VECTORS_TYPES) & 0x4 /* uint8 */
    {WORDS_uint8 + 92, 1, 1, 2, VALUES}, {WORDS_uint8 + 93, 11, 1, 1, VALUES}, {WORDS_uint8 + 114, 3, 1, 2, VALUES},
    {WORDS_uint8 + 115, 6, 1, 1, VALUES}, {WORDS_uint8 + 981, 0, 1, 2, VALUES}, {WORDS_uint8 + 981, 7, 1, 2, VALUES},
    {WORDS_uint8 + 981, 14, 1, 2, VALUES}, {WORDS_uint8 + 981, 22, 1, 2, VALUES}, {WORDS_uint8 + 982, 17, 1, 1, VALUES},
    {WORDS_uint8 + 982, 24, 1, 1, VALUES}, {WORDS_uint8 + 981, 0, 1, 2, VALUES}, {WORDS_uint8 + 982, 1, 1, 1, VALUES},
    {WORDS_uint8 + 1147, 6, 1, 2, VALUES}, {WORDS_uint8 + 1148, 7, 1, 2, VALUES}, {WORDS_uint8 + 1149, 12, 1, 1, VALUES},
    {WORDS_uint8 + 93, 13, 1, 1, VALUES}, {WORDS_uint8 + 837, 6, 2, 1, ANY}, {WORDS_uint8 + 837, 12, 2, 1, ANY},
#endif
#if (SCATTER_VECTORS_TYPES) & 0x8 /* int8 */
    {WORDS_int8 + 63, 6, 1, 2, VALUES}, {WORDS_int8 + 64, 10, 1, 1, VALUES}, {WORDS_int8 + 266, 17, 1, 1, VALUES},
    {WORDS_int8 + 266, 24, 1, 1, VALUES},
#endif
#if (SCATTER_VECTORS_TYPES) & 0x10 /* uint16 */
    {WORDS_uint16 + 395, 0, 1, 2, VALUES}, {WORDS_uint16 + 395, 7, 1, 2, VALUES}, {WORDS_uint16 + 395, 14, 1, 2, VALUES},
    {WORDS_uint16 + 395, 22, 1, 2, VALUES}, {WORDS_uint16 + 396, 17, 1, 1, VALUES}, {WORDS_uint16 + 396, 24, 1, 1, VALUES},
#endif
#if (SCATTER_VECTORS_TYPES) & 0x20 /* int16 */
    {WORDS_int16 + 699, 1, 1, 2, VALUES}, {WORDS_int16 + 700, 11, 1, 1, VALUES}, {WORDS_int16 + 1219, 17, 1, 2, VALUES},
    {WORDS_int16 + 1219, 24, 1, 2, VALUES},
#endif
#if (SCATTER_VECTORS_TYPES) & 0x40 /* int32 */
#endif
#if (SCATTER_VECTORS_TYPES) & 0x80 /* int64 */
    {WORDS_int64 + 763, 1, 1, 1, VALUES}, {WORDS_int64 + 749, 1, 1, 1, ANY}, {WORDS_int64 + 749, 1, 1, 1, ANY},
#endif
#if (SCATTER_VECTORS_TYPES) & 0x100 /* string */
    {WORDS_string + 373, 1, 1, 1, VALUES}, {WORDS_string + 376, 5, 1, 1, VALUES}, {WORDS_string + 380, 9, 1, 1, VALUES},
    {WORDS_string + 1501, 1, 1, 1, VALUES}, {WORDS_string + 1458, 1, 1, 1, ANY}, {WORDS_string + 1458, 1, 2, 1, ANY},
    {WORDS_string + 1458, 0, 1, 1, ANY}, {WORDS_string + 1458, 2, 4, 1, ANY}, {WORDS_string + 1458, 7, 4, 1, ANY},
    {WORDS_string + 1458, 0, 17, 1, ANY}, {WORDS_string + 1458, 16, 8, 1, ANY}, {WORDS_string + 1458, 32, 16, 1, ANY},
    {WORDS_string + 1458, 0, 7, 1, ANY}, {WORDS_string + 1458, 0, 12, 1, ANY}, {WORDS_string + 3047, 6, 1, 5, VALUES},
    {WORDS_string + 3065, 7, 1, 5, VALUES}, {WORDS_string + 3085, 10, 1, 1, VALUES}, {WORDS_string + 3089, 11, 1, 1, VALUES},
    {WORDS_string + 1458, 0, 2, 1, ANY}, {WORDS_string + 1458, 6, 2, 1, ANY}, {WORDS_string + 1458, 10, 2, 1, ANY},
#endif
#if (SCATTER_VECTORS_TYPES) & 0x200 /* bool */
    {WORDS_bool + 0, 1, 2, 1, NONZERO}, {WORDS_bool + 0, 1, 2, 1, NONZERO}, {WORDS_bool + 0, 4, 1, 1, NONZERO},
    {WORDS_bool + 0, 1, 1, 1, NONZERO}, {WORDS_bool + 0, 4, 1, 1, NONZERO}, {WORDS_bool + 0, 6, 1, 1, NONZERO},
    {WORDS_bool + 0, 10, 1, 1, NONZERO}, {WORDS_bool + 0, 13, 1, 1, NONZERO}, {WORDS_bool + 0, 15, 1, 1, NONZERO},
    {WORDS_bool + 0, 19, 1, 1, NONZERO}, {WORDS_bool + 0, 22, 1, 1, NONZERO}, {WORDS_bool + 0, 24, 1, 1, NONZERO},
    {WORDS_bool + 0, 28, 1, 1, NONZERO}, {WORDS_bool + 0, 31, 1, 1, NONZERO}, {WORDS_bool + 0, 33, 1, 1, NONZERO},
    {WORDS_bool + 0, 37, 1, 1, NONZERO}, {WORDS_bool + 0, 40, 1, 1, NONZERO}, {WORDS_bool + 0, 42, 1, 1, NONZERO},
    {WORDS_bool + 0, 46, 1, 1, NONZERO}, {WORDS_bool + 0, 49, 1, 1, NONZERO}, {WORDS_bool + 0, 51, 1, 1, NONZERO},
    {WORDS_bool + 0, 3, 2, 1, NONZERO}, {WORDS_bool + 0, 8, 2, 1, NONZERO}, {WORDS_bool + 0, 1, 1, 1, NONZERO},
    {WORDS_bool + 0, 3, 1, 1, NONZERO}, {WORDS_bool + 0, 7, 1, 1, NONZERO}, {WORDS_bool + 0, 9, 1, 1, NONZERO},
    {WORDS_bool + 0, 13, 1, 1, NONZERO}, {WORDS_bool + 0, 15, 1, 1, NONZERO}, {WORDS_bool + 0, 19, 1, 1, NONZERO},
    {WORDS_bool + 0, 21, 1, 1, NONZERO}, {WORDS_bool + 0, 25, 1, 1, NONZERO}, {WORDS_bool + 0, 27, 1, 1, NONZERO},
    {WORDS_bool + 0, 31, 1, 1, NONZERO}, {WORDS_bool + 0, 33, 1, 1, NONZERO}, {WORDS_bool + 0, 1, 1, 1, NONZERO},
    {WORDS_bool + 0, 3, 1, 1, NONZERO}, {WORDS_bool + 0, 9, 1, 1, NONZERO}, {WORDS_bool + 150, 0, 2, 1, VALUES},
    {WORDS_bool + 150, 3, 1, 1, VALUES}, {WORDS_bool + 150, 5, 2, 1, VALUES}, {WORDS_bool + 150, 8, 1, 1, VALUES},
    {WORDS_bool + 150, 10, 2, 1, VALUES}, {WORDS_bool + 0, 0, 2, 1, NONZERO}, {WORDS_bool + 0, 3, 1, 1, NONZERO},
    {WORDS_bool + 0, 5, 2, 1, NONZERO}, {WORDS_bool + 0, 8, 1, 1, NONZERO}, {WORDS_bool + 0, 10, 2, 1, NONZERO},
    {WORDS_bool + 0, 6, 1, 1, NONZERO}, {WORDS_bool + 165, 0, 1, 1, VALUES}, {WORDS_bool + 165, 9, 1, 1, VALUES},
    {WORDS_bool + 0, 0, 2, 1, NONZERO}, {WORDS_bool + 0, 3, 1, 1, NONZERO}, {WORDS_bool + 0, 7, 1, 1, NONZERO},
    {WORDS_bool + 0, 9, 2, 1, NONZERO}, {WORDS_bool + 150, 1, 1, 1, VALUES}, {WORDS_bool + 150, 3, 1, 1, VALUES},
    {WORDS_bool + 150, 7, 1, 1, VALUES}, {WORDS_bool + 150, 10, 1, 1, VALUES}, {WORDS_bool + 0, 0, 1, 1, NONZERO},
    {WORDS_bool + 0, 2, 1, 1, NONZERO}, {WORDS_bool + 0, 4, 1, 1, NONZERO}, {WORDS_bool + 0, 8, 1, 1, NONZERO},
    {WORDS_bool + 150, 1, 1, 1, VALUES}, {WORDS_bool + 150, 6, 1, 1, VALUES}, {WORDS_bool + 150, 10, 1, 1, VALUES},
    {WORDS_bool + 0, 1, 1, 1, NONZERO}, {WORDS_bool + 0, 6, 1, 1, NONZERO}, {WORDS_bool + 0, 10, 1, 1, NONZERO},
    {WORDS_bool + 165, 0, 27, 1, VALUES}, {WORDS_bool + 0, 0, 27, 1, NONZERO}, {WORDS_bool + 0, 0, 1, 1, NONZERO},
    {WORDS_bool + 0, 0, 1, 1, NONZERO}, {WORDS_bool + 0, 3, 1, 1, NONZERO}, {WORDS_bool + 0, 6, 1, 1, NONZERO},
    {WORDS_bool + 0, 9, 1, 1, NONZERO}, {WORDS_bool + 0, 12, 1, 1, NONZERO}, {WORDS_bool + 0, 15, 1, 1, NONZERO},
    {WORDS_bool + 0, 18, 1, 1, NONZERO}, {WORDS_bool + 0, 21, 1, 1, NONZERO}, {WORDS_bool + 0, 24, 1, 1, NONZERO},
    {WORDS_bool + 0, 27, 1, 1, NONZERO}, {WORDS_bool + 0, 30, 1, 1, NONZERO}, {WORDS_bool + 0, 33, 1, 1, NONZERO},
    {WORDS_bool + 150, 34, 34, 1, VALUES}, {WORDS_bool + 0, 34, 34, 1, NONZERO}, {WORDS_bool + 0, 0, 1, 1, NONZERO},
    {WORDS_bool + 0, 3, 1, 1, NONZERO}, {WORDS_bool + 0, 6, 1, 1, NONZERO}, {WORDS_bool + 0, 9, 1, 1, NONZERO},
    {WORDS_bool + 0, 11, 1, 1, NONZERO}, {WORDS_bool + 0, 0, 1, 1, NONZERO}, {WORDS_bool + 0, 3, 1, 1, NONZERO},
    {WORDS_bool + 0, 6, 1, 1, NONZERO}, {WORDS_bool + 0, 10, 2, 1, NONZERO}, {WORDS_bool + 0, 13, 2, 1, NONZERO},
    {WORDS_bool + 0, 16, 2, 1, NONZERO}, {WORDS_bool + 0, 19, 2, 1, NONZERO}, {WORDS_bool + 0, 22, 2, 1, NONZERO},
    {WORDS_bool + 0, 25, 2, 1, NONZERO}, {WORDS_bool + 0, 28, 2, 1, NONZERO}, {WORDS_bool + 0, 31, 2, 1, NONZERO},
    {WORDS_bool + 0, 34, 3, 1, NONZERO}, {WORDS_bool + 0, 39, 1, 1, NONZERO}, {WORDS_bool + 0, 42, 1, 1, NONZERO},
    {WORDS_bool + 0, 46, 2, 1, NONZERO}, {WORDS_bool + 0, 49, 2, 1, NONZERO}, {WORDS_bool + 0, 52, 2, 1, NONZERO},
    {WORDS_bool + 165, 0, 1, 1, VALUES}, {WORDS_bool + 0, 0, 4, 1, NONZERO}, {WORDS_bool + 150, 1, 3, 1, VALUES},
    {WORDS_bool + 165, 0, 77, 1, VALUES}, {WORDS_bool + 0, 0, 77, 1, NONZERO},
#endif
#if (SCATTER_VECTORS_TYPES) & 0x400 /* float16 */
    {WORDS_float16 + 130, 0, 1, 1, NOT_A_NUMBER}, {WORDS_float16 + 130, 2, 2, 1, NOT_A_NUMBER}, {WORDS_float16 + 130, 5, 1, 1, NOT_A_NUMBER},
    {WORDS_float16 + 130, 8, 1, 1, NOT_A_NUMBER}, {WORDS_float16 + 130, 1, 1, 1, NOT_A_NUMBER}, {WORDS_float16 + 130, 4, 1, 1, NOT_A_NUMBER},
    {WORDS_float16 + 130, 6, 2, 1, NOT_A_NUMBER}, {WORDS_float16 + 130, 9, 1, 1, NOT_A_NUMBER}, {WORDS_float16 + 130, 0, 10, 1, NOT_A_NUMBER},
    {WORDS_float16 + 157, 0, 1, 1, VALUES}, {WORDS_float16 + 158, 2, 1, 2, VALUES}, {WORDS_float16 + 130, 0, 1, 1, NOT_A_NUMBER},
    {WORDS_float16 + 130, 2, 1, 1, NOT_A_NUMBER}, {WORDS_float16 + 193, 4, 1, 1, VALUES}, {WORDS_float16 + 220, 2, 1, 1, INTERVAL},
    {WORDS_float16 + 262, 1, 1, 1, INTERVAL}, {WORDS_float16 + 264, 11, 1, 1, INTERVAL}, {WORDS_float16 + 266, 1, 1, 1, INTERVAL},
    {WORDS_float16 + 268, 11, 1, 1, INTERVAL}, {WORDS_float16 + 325, 0, 2, 3, VALUES}, {WORDS_float16 + 325, 5, 1, 3, VALUES},
    {WORDS_float16 + 326, 1, 1, 1, INTERVAL}, {WORDS_float16 + 328, 2, 1, 1, INTERVAL}, {WORDS_float16 + 330, 2, 2, 1, VALUES},
    {WORDS_float16 + 331, 3, 1, 1, INTERVAL}, {WORDS_float16 + 333, 4, 1, 1, INTERVAL}, {WORDS_float16 + 335, 4, 1, 1, VALUES},
    {WORDS_float16 + 336, 5, 1, 1, INTERVAL}, {WORDS_float16 + 351, 1, 4, 2, VALUES}, {WORDS_float16 + 325, 5, 1, 3, VALUES},
    {WORDS_float16 + 220, 0, 1, 1, INTERVAL}, {WORDS_float16 + 220, 4, 1, 1, INTERVAL}, {WORDS_float16 + 220, 9, 1, 1, INTERVAL},
    {WORDS_float16 + 220, 18, 1, 1, INTERVAL}, {WORDS_float16 + 220, 23, 1, 1, INTERVAL}, {WORDS_float16 + 220, 27, 2, 1, INTERVAL},
    {WORDS_float16 + 220, 32, 1, 1, INTERVAL}, {WORDS_float16 + 130, 0, 1, 1, NOT_A_NUMBER}, {WORDS_float16 + 130, 4, 2, 1, NOT_A_NUMBER},
    {WORDS_float16 + 130, 7, 1, 1, NOT_A_NUMBER}, {WORDS_float16 + 130, 11, 2, 1, NOT_A_NUMBER}, {WORDS_float16 + 130, 14, 1, 1, NOT_A_NUMBER},
    {WORDS_float16 + 130, 16, 1, 1, NOT_A_NUMBER}, {WORDS_float16 + 130, 18, 1, 1, NOT_A_NUMBER}, {WORDS_float16 + 130, 23, 1, 1, NOT_A_NUMBER},
    {WORDS_float16 + 130, 25, 2, 1, NOT_A_NUMBER}, {WORDS_float16 + 130, 30, 3, 1, NOT_A_NUMBER}, {WORDS_float16 + 539, 0, 1, 1, VALUES},
    {WORDS_float16 + 539, 7, 1, 1, VALUES}, {WORDS_float16 + 539, 14, 1, 1, VALUES}, {WORDS_float16 + 539, 26, 1, 1, VALUES},
    {WORDS_float16 + 220, 1, 1, 1, INTERVAL}, {WORDS_float16 + 220, 6, 1, 1, INTERVAL}, {WORDS_float16 + 220, 8, 1, 1, INTERVAL},
    {WORDS_float16 + 220, 13, 1, 1, INTERVAL}, {WORDS_float16 + 220, 15, 1, 1, INTERVAL}, {WORDS_float16 + 220, 20, 1, 1, INTERVAL},
    {WORDS_float16 + 220, 22, 1, 1, INTERVAL}, {WORDS_float16 + 220, 27, 1, 1, INTERVAL}, {WORDS_float16 + 540, 4, 1, 1, VALUES},
    {WORDS_float16 + 540, 16, 1, 1, VALUES}, {WORDS_float16 + 540, 23, 1, 1, VALUES}, {WORDS_float16 + 540, 30, 1, 1, VALUES},
    {WORDS_float16 + 541, 5, 1, 1, VALUES}, {WORDS_float16 + 541, 12, 1, 1, VALUES}, {WORDS_float16 + 541, 31, 1, 1, VALUES},
    {WORDS_float16 + 542, 11, 1, 1, VALUES}, {WORDS_float16 + 542, 18, 1, 1, VALUES}, {WORDS_float16 + 542, 25, 1, 1, VALUES},
    {WORDS_float16 + 542, 32, 1, 1, VALUES}, {WORDS_float16 + 220, 2, 1, 1, INTERVAL}, {WORDS_float16 + 220, 9, 1, 1, INTERVAL},
    {WORDS_float16 + 220, 21, 1, 1, INTERVAL}, {WORDS_float16 + 220, 28, 1, 1, INTERVAL}, {WORDS_float16 + 130, 0, 3, 1, NOT_A_NUMBER},
    {WORDS_float16 + 573, 0, 1, 1, VALUES}, {WORDS_float16 + 574, 1, 1, 1, VALUES}, {WORDS_float16 + 575, 2, 1, 1, VALUES},
    {WORDS_float16 + 130, 0, 1, 1, NOT_A_NUMBER}, {WORDS_float16 + 130, 3, 2, 1, NOT_A_NUMBER}, {WORDS_float16 + 587, 0, 1, 1, VALUES},
    {WORDS_float16 + 541, 3, 1, 1, VALUES}, {WORDS_float16 + 588, 4, 1, 1, VALUES}, {WORDS_float16 + 589, 4, 1, 1, VALUES},
    {WORDS_float16 + 130, 0, 5, 1, NOT_A_NUMBER}, {WORDS_float16 + 541, 0, 5, 1, VALUES}, {WORDS_float16 + 634, 6, 1, 2, VALUES},
    {WORDS_float16 + 635, 7, 1, 2, VALUES}, {WORDS_float16 + 636, 10, 1, 1, VALUES}, {WORDS_float16 + 637, 11, 1, 1, VALUES},
#endif
#if (SCATTER_VECTORS_TYPES) & 0x800 /* double */
    {WORDS_double + 161, 1, 1, 2, VALUES}, {WORDS_double + 163, 11, 1, 1, VALUES}, {WORDS_double + 668, 55, 1, 1, VALUES},
    {WORDS_double + 669, 56, 1, 1, VALUES}, {WORDS_double + 670, 57, 1, 1, VALUES}, {WORDS_double + 671, 58, 1, 1, VALUES},
    {WORDS_double + 672, 59, 1, 1, VALUES}, {WORDS_double + 594, 55, 5, 1, ANY}, {WORDS_double + 1084, 2, 1, 1, INTERVAL},
    {WORDS_double + 1150, 3, 1, 1, INTERVAL}, {WORDS_double + 1152, 0, 1, 1, INTERVAL}, {WORDS_double + 1154, 3, 1, 1, INTERVAL},
#endif
#if (SCATTER_VECTORS_TYPES) & 0x1000 /* uint32 */
    {WORDS_uint32 + 0, 1, 1, 1, VALUES}, {WORDS_uint32 + 1, 12, 1, 1, VALUES}, {WORDS_uint32 + 2, 18, 1, 1, VALUES},
    {WORDS_uint32 + 3, 22, 1, 1, VALUES}, {WORDS_uint32 + 210, 6, 1, 2, VALUES}, {WORDS_uint32 + 211, 10, 1, 1, VALUES},
#endif
#if (SCATTER_VECTORS_TYPES) & 0x2000 /* uint64 */
    {WORDS_uint64 + 226, 3, 1, 2, VALUES}, {WORDS_uint64 + 228, 9, 1, 1, VALUES},
#endif
#if (SCATTER_VECTORS_TYPES) & 0x4000 /* complex64 */
    {WORDS_complex64 + 366, 0, 1, 1, VALUES}, {WORDS_complex64 + 367, 1, 1, 1, VALUES}, {WORDS_complex64 + 368, 3, 1, 1, VALUES},
    {WORDS_complex64 + 369, 4, 1, 1, VALUES}, {WORDS_complex64 + 392, 0, 1, 1, NORM}, {WORDS_complex64 + 395, 1, 1, 1, NORM},
    {WORDS_complex64 + 398, 2, 1, 1, NORM}, {WORDS_complex64 + 401, 4, 1, 1, NORM}, {WORDS_complex64 + 418, 1, 1, 1, NORM},
    {WORDS_complex64 + 421, 2, 1, 1, VALUES}, {WORDS_complex64 + 422, 1, 1, 1, NORM}, {WORDS_complex64 + 425, 2, 1, 1, NORM},
    {WORDS_complex64 + 446, 0, 1, 1, VALUES}, {WORDS_complex64 + 446, 2, 1, 1, VALUES}, {WORDS_complex64 + 446, 5, 2, 1, VALUES},
    {WORDS_complex64 + 446, 9, 1, 1, VALUES}, {WORDS_complex64 + 446, 11, 1, 1, VALUES}, {WORDS_complex64 + 447, 1, 1, 1, VALUES},
    {WORDS_complex64 + 447, 3, 2, 1, VALUES}, {WORDS_complex64 + 447, 7, 2, 1, VALUES}, {WORDS_complex64 + 447, 10, 1, 1, VALUES},
    {WORDS_complex64 + 500, 11, 1, 1, VALUES},
#endif
#if (SCATTER_VECTORS_TYPES) & 0x8000 /* complex128 */
    {WORDS_complex128 + 310, 6, 1, 2, VALUES}, {WORDS_complex128 + 314, 10, 1, 1, VALUES}, {WORDS_complex128 + 1366, 0, 1, 1, VALUES},
    {WORDS_complex128 + 1368, 1, 1, 1, VALUES},
#endif
#if (SCATTER_VECTORS_TYPES) & 0x10000 /* bfloat16 */
    {WORDS_bfloat16 + 68, 6, 2, 1, NOT_A_NUMBER}, {WORDS_bfloat16 + 68, 17, 2, 1, NOT_A_NUMBER}, {WORDS_bfloat16 + 69, 1, 2, 1, INTERVAL},
    {WORDS_bfloat16 + 69, 12, 2, 1, INTERVAL}, {WORDS_bfloat16 + 69, 23, 2, 1, INTERVAL}, {WORDS_bfloat16 + 68, 11, 2, 1, NOT_A_NUMBER},
    {WORDS_bfloat16 + 68, 29, 2, 1, NOT_A_NUMBER}, {WORDS_bfloat16 + 68, 48, 1, 1, NOT_A_NUMBER}, {WORDS_bfloat16 + 68, 65, 2, 1, NOT_A_NUMBER},
    {WORDS_bfloat16 + 68, 83, 2, 1, NOT_A_NUMBER},
#endif
    {0, 0, 0, 0, 0}};

const struct scatter_vector scatter_vectors[] = {
#if (SCATTER_VECTORS_TYPES) & 0x2 /* float */
    {{WORDS_float + 1, WORDS_float + 4, 6, 1, 2}, {WORDS_float + 6, WORDS_float + 8, 4, 6, 2}, {WORDS_float + 10, WORDS_float + 8, 4, 1, 2}, 0, WORDS_float + 12, TEXTS_float + 0, TEXTS_float + 55, TEXTS_float + 170, TEXTS_float + 305, TEXTS_float + 306, 4, 11, 0, 0, 1, 0, 1, 0, 1, 0, ENTRIES_float + 0},
    {{WORDS_float + 15, WORDS_float + 18, 6, 1, 2}, {WORDS_float + 20, WORDS_float + 23, 3, 7, 2}, {WORDS_float + 25, WORDS_float + 23, 3, 1, 2}, 0, 0, TEXTS_float + 311, TEXTS_float + 356, TEXTS_float + 426, TEXTS_float + 447, TEXTS_float + 306, 4, 11, 0, 0, 0, 0, 2, 1, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 15, WORDS_float + 18, 6, 1, 2}, {WORDS_float + 27, WORDS_float + 23, 3, 7, 2}, {WORDS_float + 25, WORDS_float + 23, 3, 1, 2}, 0, 0, TEXTS_float + 460, TEXTS_float + 505, TEXTS_float + 426, TEXTS_float + 447, TEXTS_float + 306, 4, 11, 0, 0, 0, 0, 2, 1, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 15, WORDS_float + 18, 6, 1, 2}, {WORDS_float + 30, WORDS_float + 23, 3, 7, 2}, {WORDS_float + 25, WORDS_float + 23, 3, 1, 2}, 0, 0, TEXTS_float + 589, TEXTS_float + 634, TEXTS_float + 426, TEXTS_float + 447, TEXTS_float + 306, 4, 11, 0, 0, 0, 0, 2, 1, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 33, WORDS_float + 36, 5, 1, 1}, {WORDS_float + 37, WORDS_float + 38, 1, 6, 1}, {WORDS_float + 0, WORDS_float + 38, 1, 1, 1}, 0, WORDS_float + 39, TEXTS_float + 696, TEXTS_float + 744, TEXTS_float + 812, TEXTS_float + 305, TEXTS_float + 306, 4, 11, 0, 0, 0, 0, 1, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 33, WORDS_float + 36, 5, 1, 1}, {WORDS_float + 42, WORDS_float + 38, 1, 6, 1}, {WORDS_float + 0, WORDS_float + 38, 1, 1, 1}, 0, 0, TEXTS_float + 850, TEXTS_float + 898, TEXTS_float + 426, TEXTS_float + 447, TEXTS_float + 306, 4, 11, 0, 0, 0, 0, 2, 1, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 33, WORDS_float + 36, 5, 1, 1}, {WORDS_float + 43, WORDS_float + 38, 1, 6, 1}, {WORDS_float + 0, WORDS_float + 38, 1, 1, 1}, 0, 0, TEXTS_float + 934, TEXTS_float + 982, TEXTS_float + 426, TEXTS_float + 447, TEXTS_float + 306, 4, 11, 0, 0, 0, 0, 2, 1, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 44, WORDS_float + 48, 7, 1, 1}, {WORDS_float + 49, WORDS_float + 50, 2, 6, 1}, {WORDS_float + 51, WORDS_float + 50, 2, 1, 1}, 0, 0, TEXTS_float + 1022, TEXTS_float + 1063, TEXTS_float + 426, TEXTS_float + 447, TEXTS_float + 306, 4, 11, 0, 0, 0, 0, 2, 1, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 44, WORDS_float + 48, 7, 1, 1}, {WORDS_float + 52, WORDS_float + 50, 2, 6, 1}, {WORDS_float + 51, WORDS_float + 50, 2, 1, 1}, 0, 0, TEXTS_float + 1126, TEXTS_float + 1167, TEXTS_float + 426, TEXTS_float + 447, TEXTS_float + 306, 4, 11, 0, 0, 0, 0, 2, 1, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 44, WORDS_float + 48, 7, 1, 1}, {WORDS_float + 53, WORDS_float + 50, 2, 6, 1}, {WORDS_float + 51, WORDS_float + 50, 2, 1, 1}, 0, 0, TEXTS_float + 1229, TEXTS_float + 1270, TEXTS_float + 426, TEXTS_float + 447, TEXTS_float + 306, 4, 11, 0, 0, 0, 0, 2, 1, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 44, WORDS_float + 48, 7, 1, 1}, {WORDS_float + 54, WORDS_float + 50, 2, 6, 1}, {WORDS_float + 51, WORDS_float + 50, 2, 1, 1}, 0, 0, TEXTS_float + 1326, TEXTS_float + 1367, TEXTS_float + 426, TEXTS_float + 447, TEXTS_float + 306, 4, 11, 0, 0, 0, 0, 2, 1, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 44, WORDS_float + 48, 7, 1, 1}, {WORDS_float + 55, WORDS_float + 50, 2, 6, 1}, {WORDS_float + 51, WORDS_float + 50, 2, 1, 1}, 0, 0, TEXTS_float + 1409, TEXTS_float + 1450, TEXTS_float + 426, TEXTS_float + 447, TEXTS_float + 306, 4, 11, 0, 0, 0, 0, 2, 1, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 44, WORDS_float + 48, 7, 1, 1}, {WORDS_float + 56, WORDS_float + 50, 2, 6, 1}, {WORDS_float + 51, WORDS_float + 50, 2, 1, 1}, 0, 0, TEXTS_float + 1496, TEXTS_float + 1537, TEXTS_float + 426, TEXTS_float + 447, TEXTS_float + 306, 4, 11, 0, 0, 0, 0, 2, 1, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 57, WORDS_float + 69, 24, 1, 3}, {WORDS_float + 23, WORDS_float + 72, 2, 7, 3}, {WORDS_float + 51, WORDS_float + 72, 2, 1, 3}, 1, 0, TEXTS_float + 1588, TEXTS_float + 1626, TEXTS_float + 426, TEXTS_float + 447, TEXTS_float + 306, 4, 11, 0, 0, 1, 0, 2, 1, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 57, WORDS_float + 69, 24, 1, 3}, {WORDS_float + 75, WORDS_float + 72, 2, 7, 3}, {WORDS_float + 51, WORDS_float + 72, 2, 1, 3}, 1, 0, TEXTS_float + 1709, TEXTS_float + 1747, TEXTS_float + 426, TEXTS_float + 447, TEXTS_float + 306, 4, 11, 0, 0, 1, 0, 2, 1, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 15, WORDS_float + 18, 6, 1, 2}, {WORDS_float + 77, WORDS_float + 78, 1, 7, 2}, {WORDS_float + 80, WORDS_float + 78, 1, 1, 2}, 1, 0, TEXTS_float + 1831, TEXTS_float + 1870, TEXTS_float + 426, TEXTS_float + 447, TEXTS_float + 306, 4, 11, 0, 0, 1, 0, 2, 1, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 15, WORDS_float + 18, 6, 1, 2}, {WORDS_float + 81, WORDS_float + 78, 1, 7, 2}, {WORDS_float + 80, WORDS_float + 78, 1, 1, 2}, 1, 0, TEXTS_float + 1952, TEXTS_float + 1991, TEXTS_float + 426, TEXTS_float + 447, TEXTS_float + 306, 4, 11, 0, 0, 1, 0, 2, 1, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 15, WORDS_float + 18, 6, 1, 2}, {WORDS_float + 82, WORDS_float + 78, 1, 7, 2}, {WORDS_float + 80, WORDS_float + 78, 1, 1, 2}, 1, 0, TEXTS_float + 2073, TEXTS_float + 2112, TEXTS_float + 426, TEXTS_float + 447, TEXTS_float + 306, 4, 11, 0, 0, 1, 0, 2, 1, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 89, 12, 1, 2}, {WORDS_float + 91, WORDS_float + 91, 0, 7, 2}, {WORDS_float + 91, WORDS_float + 91, 0, 1, 2}, 0, 0, TEXTS_float + 2174, TEXTS_float + 2222, TEXTS_float + 2275, TEXTS_float + 2297, TEXTS_float + 306, 4, 11, 0, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 93, WORDS_float + 89, 12, 1, 2}, {WORDS_float + 99, WORDS_float + 105, 6, 7, 2}, {WORDS_float + 107, WORDS_float + 105, 6, 1, 2}, 1, WORDS_float + 110, TEXTS_float + 2311, TEXTS_float + 2346, TEXTS_float + 2448, TEXTS_float + 305, TEXTS_float + 306, 4, 11, 0, 0, 1, 0, 1, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 91, WORDS_float + 116, 0, 1, 2}, {WORDS_float + 91, WORDS_float + 116, 0, 7, 2}, {WORDS_float + 91, WORDS_float + 116, 0, 1, 2}, 1, WORDS_float + 91, TEXTS_float + 2471, TEXTS_float + 2500, TEXTS_float + 2565, TEXTS_float + 305, TEXTS_float + 306, 4, 11, 0, 0, 1, 0, 1, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 118, WORDS_float + 145, 54, 1, 5}, {WORDS_float + 150, WORDS_float + 174, 24, 7, 5}, {WORDS_float + 179, WORDS_float + 174, 24, 1, 5}, -2, WORDS_float + 191, TEXTS_float + 2584, TEXTS_float + 2615, TEXTS_float + 2679, TEXTS_float + 305, TEXTS_float + 306, 4, 11, 0, 0, 1, 0, 1, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 118, WORDS_float + 145, 54, 1, 5}, {WORDS_float + 218, WORDS_float + 174, 24, 7, 5}, {WORDS_float + 179, WORDS_float + 174, 24, 1, 5}, -2, 0, TEXTS_float + 2740, TEXTS_float + 2771, TEXTS_float + 426, TEXTS_float + 447, TEXTS_float + 306, 4, 11, 0, 0, 1, 0, 2, 1, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 242, WORDS_float + 272, 60, 1, 3}, {WORDS_float + 275, WORDS_float + 291, 16, 7, 3}, {WORDS_float + 294, WORDS_float + 291, 16, 1, 3}, 1, WORDS_float + 302, TEXTS_float + 2801, TEXTS_float + 2849, TEXTS_float + 2953, TEXTS_float + 305, TEXTS_float + 306, 4, 11, 0, 0, 1, 0, 1, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 332, WORDS_float + 38, 1, 1, 1}, {WORDS_float + 333, WORDS_float + 38, 1, 7, 1}, {WORDS_float + 334, WORDS_float + 38, 1, 1, 1}, 0, WORDS_float + 334, TEXTS_float + 3039, TEXTS_float + 3064, TEXTS_float + 3142, TEXTS_float + 305, TEXTS_float + 306, 4, 11, 0, 0, 0, 0, 1, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 335, 12, 1, 2}, {WORDS_float + 27, WORDS_float + 23, 3, 7, 2}, {WORDS_float + 337, WORDS_float + 23, 3, 1, 2}, 0, 0, TEXTS_float + 3183, TEXTS_float + 3226, TEXTS_float + 3269, TEXTS_float + 3295, TEXTS_float + 3313, 3, 11, 0, 3, 0, 1, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 335, 12, 1, 2}, {WORDS_float + 27, WORDS_float + 23, 3, 7, 2}, {WORDS_float + 337, WORDS_float + 23, 3, 1, 2}, 0, 0, TEXTS_float + 3317, TEXTS_float + 3226, TEXTS_float + 3269, TEXTS_float + 3295, TEXTS_float + 3360, 3, 11, 0, 4, 0, 1, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 335, 12, 1, 2}, {WORDS_float + 27, WORDS_float + 23, 3, 7, 2}, {WORDS_float + 337, WORDS_float + 23, 3, 1, 2}, 0, 0, TEXTS_float + 3364, TEXTS_float + 3407, TEXTS_float + 3269, TEXTS_float + 3295, TEXTS_float + 3473, 3, 11, 0, 2, 0, 1, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 339, WORDS_float + 359, 40, 1, 3}, {WORDS_float + 362, WORDS_float + 386, 24, 7, 3}, {WORDS_float + 179, WORDS_float + 386, 24, 1, 3}, -1, WORDS_float + 389, TEXTS_float + 3477, TEXTS_float + 3532, TEXTS_float + 3644, TEXTS_float + 305, TEXTS_float + 306, 4, 9, 0, 0, 1, 0, 0, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 335, 12, 1, 2}, {WORDS_float + 27, WORDS_float + 23, 3, 7, 2}, {WORDS_float + 337, WORDS_float + 23, 3, 1, 2}, 0, 0, TEXTS_float + 3767, TEXTS_float + 3810, TEXTS_float + 3269, TEXTS_float + 3295, TEXTS_float + 306, 4, 9, 0, 0, 0, 1, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 57, WORDS_float + 69, 24, 1, 3}, {WORDS_float + 409, WORDS_float + 417, 8, 7, 3}, {WORDS_float + 420, WORDS_float + 417, 8, 1, 3}, 4, 0, TEXTS_float + 3892, TEXTS_float + 3924, TEXTS_float + 3962, TEXTS_float + 3981, TEXTS_float + 306, 4, 9, 0, 0, 1, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 57, WORDS_float + 69, 24, 1, 3}, {WORDS_float + 409, WORDS_float + 417, 8, 7, 3}, {WORDS_float + 420, WORDS_float + 417, 8, 1, 3}, -4, 0, TEXTS_float + 3992, TEXTS_float + 4026, TEXTS_float + 3962, TEXTS_float + 3981, TEXTS_float + 306, 4, 9, 0, 0, 1, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 57, WORDS_float + 69, 24, 1, 3}, {WORDS_float + 409, WORDS_float + 417, 8, 7, 3}, {WORDS_float + 420, WORDS_float + 417, 8, 1, 3}, -5, 0, TEXTS_float + 4068, TEXTS_float + 4106, TEXTS_float + 3962, TEXTS_float + 3981, TEXTS_float + 306, 4, 9, 0, 0, 1, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 57, WORDS_float + 69, 24, 1, 3}, {WORDS_float + 409, WORDS_float + 417, 8, 7, 3}, {WORDS_float + 420, WORDS_float + 417, 8, 1, 3}, 9223372036854775807, 0, TEXTS_float + 4148, TEXTS_float + 4178, TEXTS_float + 3962, TEXTS_float + 3981, TEXTS_float + 306, 4, 9, 0, 0, 1, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 57, WORDS_float + 69, 24, 1, 3}, {WORDS_float + 409, WORDS_float + 417, 8, 7, 3}, {WORDS_float + 420, WORDS_float + 417, 8, 1, 3}, INT64_MIN, 0, TEXTS_float + 4232, TEXTS_float + 4259, TEXTS_float + 3962, TEXTS_float + 3981, TEXTS_float + 306, 4, 9, 0, 0, 1, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 57, WORDS_float + 69, 24, 1, 3}, {WORDS_float + 409, WORDS_float + 417, 8, 7, 3}, {WORDS_float + 420, WORDS_float + 417, 8, 1, 3}, -4294967297, 0, TEXTS_float + 4320, TEXTS_float + 4361, TEXTS_float + 3962, TEXTS_float + 3981, TEXTS_float + 306, 4, 9, 0, 0, 1, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 57, WORDS_float + 69, 24, 1, 3}, {WORDS_float + 409, WORDS_float + 417, 8, 7, 3}, {WORDS_float + 420, WORDS_float + 417, 8, 1, 3}, 4294967296, 0, TEXTS_float + 4414, TEXTS_float + 4449, TEXTS_float + 3962, TEXTS_float + 3981, TEXTS_float + 306, 4, 9, 0, 0, 1, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 89, 12, 1, 2}, {WORDS_float + 91, WORDS_float + 424, 0, 7, 2}, {WORDS_float + 91, WORDS_float + 424, 0, 1, 2}, 2, 0, TEXTS_float + 4496, TEXTS_float + 4538, TEXTS_float + 3962, TEXTS_float + 3981, TEXTS_float + 306, 4, 9, 0, 0, 1, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 426, WORDS_float + 91, 1, 1, 0}, {WORDS_float + 333, WORDS_float + 91, 1, 7, 0}, {WORDS_float + 80, WORDS_float + 91, 1, 1, 0}, 0, 0, TEXTS_float + 4594, TEXTS_float + 4626, TEXTS_float + 4670, TEXTS_float + 4709, TEXTS_float + 306, 4, 9, 0, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 426, WORDS_float + 91, 1, 1, 0}, {WORDS_float + 333, WORDS_float + 38, 1, 7, 1}, {WORDS_float + 80, WORDS_float + 38, 1, 1, 1}, 0, 0, TEXTS_float + 4732, TEXTS_float + 4764, TEXTS_float + 4820, TEXTS_float + 4860, TEXTS_float + 306, 4, 9, 0, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 427, WORDS_float + 335, 12, 1, 2}, {WORDS_float + 27, WORDS_float + 23, 3, 7, 2}, {WORDS_float + 337, WORDS_float + 23, 3, 1, 2}, 0, WORDS_float + 433, TEXTS_float + 4884, TEXTS_float + 4914, TEXTS_float + 5017, TEXTS_float + 305, TEXTS_float + 306, 4, 9, 0, 0, 0, 0, 1, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 91, WORDS_float + 439, 0, 1, 2}, {WORDS_float + 91, WORDS_float + 424, 0, 7, 2}, {WORDS_float + 91, WORDS_float + 424, 0, 1, 2}, 1, WORDS_float + 91, TEXTS_float + 5052, TEXTS_float + 5108, TEXTS_float + 5157, TEXTS_float + 305, TEXTS_float + 306, 4, 9, 0, 0, 1, 0, 1, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 443, WORDS_float + 77, 3, 1, 1}, {WORDS_float + 445, WORDS_float + 36, 5, 7, 1}, {WORDS_float + 450, WORDS_float + 36, 5, 1, 1}, 0, WORDS_float + 453, TEXTS_float + 5219, TEXTS_float + 5252, TEXTS_float + 5343, TEXTS_float + 305, TEXTS_float + 306, 4, 9, 0, 0, 0, 0, 1, 0, 2, 0, ENTRIES_float + 1},
    {{WORDS_float + 57, WORDS_float + 69, 24, 1, 3}, {WORDS_float + 455, WORDS_float + 465, 10, 7, 3}, {WORDS_float + 468, WORDS_float + 465, 10, 1, 3}, 1, 0, TEXTS_float + 5390, TEXTS_float + 5437, TEXTS_float + 2275, TEXTS_float + 2297, TEXTS_float + 306, 4, 9, 0, 0, 1, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 89, 12, 1, 2}, {WORDS_float + 473, WORDS_float + 478, 5, 7, 2}, {WORDS_float + 480, WORDS_float + 478, 5, 1, 2}, 0, 0, TEXTS_float + 5502, TEXTS_float + 5542, TEXTS_float + 2275, TEXTS_float + 2297, TEXTS_float + 306, 4, 9, 0, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 483, WORDS_float + 81, 4, 1, 1}, {WORDS_float + 485, WORDS_float + 50, 2, 1, 1}, {WORDS_float + 486, WORDS_float + 50, 2, 1, 1}, 0, 0, TEXTS_float + 5583, TEXTS_float + 5612, TEXTS_float + 5682, TEXTS_float + 5703, TEXTS_float + 306, 4, 9, 0, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 488, WORDS_float + 500, 23, 1, 1}, {WORDS_float + 501, WORDS_float + 552, 101, 6, 1}, {WORDS_float + 553, WORDS_float + 552, 101, 1, 1}, 0, WORDS_float + 604, TEXTS_float + 5716, TEXTS_float + 5753, TEXTS_float + 5839, TEXTS_float + 305, TEXTS_float + 306, 4, 9, 0, 0, 0, 0, 1, 0, 0, 1, ENTRIES_float + 3},
    {{WORDS_float + 427, WORDS_float + 335, 12, 1, 2}, {WORDS_float + 27, WORDS_float + 23, 3, 7, 2}, {WORDS_float + 337, WORDS_float + 23, 3, 1, 2}, 0, WORDS_float + 433, TEXTS_float + 5902, TEXTS_float + 5926, TEXTS_float + 5953, TEXTS_float + 305, TEXTS_float + 306, 4, 9, 0, 0, 0, 0, 0, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 616, WORDS_float + 628, 24, 1, 6}, {WORDS_float + 634, WORDS_float + 650, 16, 7, 6}, {WORDS_float + 294, WORDS_float + 650, 16, 1, 6}, -3, WORDS_float + 656, TEXTS_float + 5984, TEXTS_float + 6014, TEXTS_float + 6063, TEXTS_float + 305, TEXTS_float + 306, 4, 9, 0, 0, 1, 0, 0, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 89, 12, 1, 2}, {WORDS_float + 668, WORDS_float + 676, 8, 7, 3}, {WORDS_float + 420, WORDS_float + 676, 8, 1, 3}, 0, 0, TEXTS_float + 6100, TEXTS_float + 6131, TEXTS_float + 6181, TEXTS_float + 6203, TEXTS_float + 306, 4, 9, 0, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 89, 12, 1, 2}, {WORDS_float + 679, WORDS_float + 50, 2, 7, 1}, {WORDS_float + 51, WORDS_float + 50, 2, 1, 1}, 0, 0, TEXTS_float + 6217, TEXTS_float + 6247, TEXTS_float + 6181, TEXTS_float + 6203, TEXTS_float + 306, 4, 9, 0, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 681, WORDS_float + 77, 3, 1, 1}, {WORDS_float + 116, WORDS_float + 683, 2, 7, 2}, {WORDS_float + 51, WORDS_float + 683, 2, 1, 2}, 0, 0, TEXTS_float + 6297, TEXTS_float + 6341, TEXTS_float + 6181, TEXTS_float + 6203, TEXTS_float + 306, 4, 9, 0, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 89, 12, 1, 2}, {WORDS_float + 91, WORDS_float + 333, 0, 7, 1}, {WORDS_float + 91, WORDS_float + 333, 0, 1, 1}, 0, 0, TEXTS_float + 6407, TEXTS_float + 6453, TEXTS_float + 6181, TEXTS_float + 6203, TEXTS_float + 306, 4, 9, 0, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 685, WORDS_float + 81, 4, 1, 1}, {WORDS_float + 687, WORDS_float + 50, 2, 7, 1}, {WORDS_float + 689, WORDS_float + 50, 2, 1, 1}, 0, WORDS_float + 690, TEXTS_float + 6515, TEXTS_float + 6542, TEXTS_float + 6647, TEXTS_float + 305, TEXTS_float + 306, 4, 9, 0, 0, 0, 0, 0, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 93, WORDS_float + 335, 12, 1, 2}, {WORDS_float + 692, WORDS_float + 18, 6, 7, 2}, {WORDS_float + 698, WORDS_float + 18, 6, 1, 2}, 0, WORDS_float + 701, TEXTS_float + 6718, TEXTS_float + 6748, TEXTS_float + 6788, TEXTS_float + 305, TEXTS_float + 306, 4, 9, 0, 0, 0, 0, 0, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 89, 12, 1, 2}, {WORDS_float + 668, WORDS_float + 707, 8, 7, 2}, {WORDS_float + 709, WORDS_float + 711, 4, 1, 2}, 0, 0, TEXTS_float + 6803, TEXTS_float + 6838, TEXTS_float + 6905, TEXTS_float + 6927, TEXTS_float + 306, 4, 9, 0, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 89, 12, 1, 2}, {WORDS_float + 91, WORDS_float + 424, 0, 7, 2}, {WORDS_float + 91, WORDS_float + 713, 0, 1, 2}, 0, 0, TEXTS_float + 6941, TEXTS_float + 6992, TEXTS_float + 6905, TEXTS_float + 6927, TEXTS_float + 306, 4, 9, 0, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 483, WORDS_float + 81, 4, 1, 1}, {WORDS_float + 116, WORDS_float + 50, 2, 7, 1}, {WORDS_float + 715, WORDS_float + 50, 2, 11, 1}, 0, 0, TEXTS_float + 7037, TEXTS_float + 7067, TEXTS_float + 7130, TEXTS_float + 7151, TEXTS_float + 306, 4, 9, 0, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 335, 12, 1, 2}, {WORDS_float + 27, WORDS_float + 23, 3, 7, 2}, {WORDS_float + 337, WORDS_float + 23, 3, 1, 2}, 0, 0, TEXTS_float + 7164, TEXTS_float + 3226, TEXTS_float + 3269, TEXTS_float + 3295, TEXTS_float + 7202, 3, 9, 0, 1, 0, 1, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 335, 12, 1, 2}, {WORDS_float + 27, WORDS_float + 23, 3, 7, 2}, {WORDS_float + 337, WORDS_float + 23, 3, 1, 2}, 0, 0, TEXTS_float + 7206, TEXTS_float + 3226, TEXTS_float + 3269, TEXTS_float + 3295, TEXTS_float + 3313, 3, 9, 0, 3, 0, 1, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 335, 12, 1, 2}, {WORDS_float + 27, WORDS_float + 23, 3, 7, 2}, {WORDS_float + 337, WORDS_float + 23, 3, 1, 2}, 0, 0, TEXTS_float + 7248, TEXTS_float + 3226, TEXTS_float + 3269, TEXTS_float + 3295, TEXTS_float + 3360, 3, 9, 0, 4, 0, 1, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 335, 12, 1, 2}, {WORDS_float + 27, WORDS_float + 23, 3, 7, 2}, {WORDS_float + 337, WORDS_float + 23, 3, 1, 2}, 0, 0, TEXTS_float + 7290, TEXTS_float + 3407, TEXTS_float + 3269, TEXTS_float + 3295, TEXTS_float + 3473, 3, 9, 0, 2, 0, 1, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 335, 12, 1, 2}, {WORDS_float + 27, WORDS_float + 23, 3, 7, 2}, {WORDS_float + 337, WORDS_float + 23, 3, 1, 2}, 0, 0, TEXTS_float + 7332, TEXTS_float + 7379, TEXTS_float + 7414, TEXTS_float + 3295, TEXTS_float + 7202, 3, 11, 1, 1, 0, 1, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 335, 12, 1, 2}, {WORDS_float + 27, WORDS_float + 23, 3, 7, 2}, {WORDS_float + 337, WORDS_float + 23, 3, 1, 2}, 0, 0, TEXTS_float + 7448, TEXTS_float + 7499, TEXTS_float + 7414, TEXTS_float + 3295, TEXTS_float + 3313, 3, 11, 1, 3, 0, 1, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 335, 12, 1, 2}, {WORDS_float + 27, WORDS_float + 23, 3, 7, 2}, {WORDS_float + 337, WORDS_float + 23, 3, 1, 2}, 0, 0, TEXTS_float + 7557, TEXTS_float + 7608, TEXTS_float + 7414, TEXTS_float + 3295, TEXTS_float + 3360, 3, 11, 1, 4, 0, 1, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 335, 12, 1, 2}, {WORDS_float + 27, WORDS_float + 23, 3, 7, 2}, {WORDS_float + 337, WORDS_float + 23, 3, 1, 2}, 0, 0, TEXTS_float + 7666, TEXTS_float + 7717, TEXTS_float + 7414, TEXTS_float + 3295, TEXTS_float + 3473, 3, 11, 1, 2, 0, 1, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 57, WORDS_float + 69, 24, 1, 3}, {WORDS_float + 409, WORDS_float + 417, 8, 7, 3}, {WORDS_float + 420, WORDS_float + 417, 8, 1, 3}, 3, 0, TEXTS_float + 7775, TEXTS_float + 7810, TEXTS_float + 7844, TEXTS_float + 3981, TEXTS_float + 306, 4, 11, 1, 0, 1, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 427, WORDS_float + 335, 12, 1, 2}, {WORDS_float + 27, WORDS_float + 23, 3, 7, 2}, {WORDS_float + 337, WORDS_float + 23, 3, 1, 2}, 0, WORDS_float + 433, TEXTS_float + 7871, TEXTS_float + 4914, TEXTS_float + 7910, TEXTS_float + 305, TEXTS_float + 306, 4, 11, 1, 0, 0, 0, 1, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 91, WORDS_float + 717, 0, 1, 3}, {WORDS_float + 91, WORDS_float + 717, 0, 7, 3}, {WORDS_float + 91, WORDS_float + 717, 0, 1, 3}, 0, WORDS_float + 91, TEXTS_float + 7961, TEXTS_float + 8014, TEXTS_float + 8094, TEXTS_float + 305, TEXTS_float + 306, 4, 11, 1, 0, 1, 0, 0, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 91, WORDS_float + 333, 0, 1, 1}, {WORDS_float + 333, WORDS_float + 38, 1, 7, 1}, {WORDS_float + 80, WORDS_float + 38, 1, 1, 1}, 0, 0, TEXTS_float + 8180, TEXTS_float + 8227, TEXTS_float + 8267, TEXTS_float + 447, TEXTS_float + 306, 4, 11, 1, 0, 0, 0, 2, 1, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 91, WORDS_float + 333, 0, 1, 1}, {WORDS_float + 720, WORDS_float + 38, 1, 7, 1}, {WORDS_float + 80, WORDS_float + 38, 1, 1, 1}, 0, 0, TEXTS_float + 8296, TEXTS_float + 8343, TEXTS_float + 8267, TEXTS_float + 447, TEXTS_float + 306, 4, 11, 1, 0, 0, 0, 2, 1, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 681, WORDS_float + 77, 3, 1, 1}, {WORDS_float + 333, WORDS_float + 91, 1, 7, 0}, {WORDS_float + 80, WORDS_float + 91, 1, 1, 0}, 0, 0, TEXTS_float + 8405, TEXTS_float + 8444, TEXTS_float + 8479, TEXTS_float + 8538, TEXTS_float + 306, 4, 11, 1, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 89, 12, 1, 2}, {WORDS_float + 721, WORDS_float + 8, 4, 7, 2}, {WORDS_float + 709, WORDS_float + 8, 4, 1, 2}, 1, 0, TEXTS_float + 8565, TEXTS_float + 8608, TEXTS_float + 8647, TEXTS_float + 2297, TEXTS_float + 306, 4, 11, 1, 0, 1, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 483, WORDS_float + 81, 4, 1, 1}, {WORDS_float + 485, WORDS_float + 50, 2, 1, 1}, {WORDS_float + 486, WORDS_float + 50, 2, 1, 1}, 0, 0, TEXTS_float + 8677, TEXTS_float + 5612, TEXTS_float + 8715, TEXTS_float + 5703, TEXTS_float + 306, 4, 11, 1, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 725, WORDS_float + 749, 48, 1, 8}, {WORDS_float + 757, WORDS_float + 789, 32, 7, 8}, {WORDS_float + 797, WORDS_float + 789, 32, 1, 8}, -5, WORDS_float + 813, TEXTS_float + 8744, TEXTS_float + 8783, TEXTS_float + 8832, TEXTS_float + 305, TEXTS_float + 306, 4, 11, 1, 0, 1, 0, 0, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 89, 12, 1, 2}, {WORDS_float + 91, WORDS_float + 424, 0, 7, 2}, {WORDS_float + 709, WORDS_float + 711, 4, 1, 2}, 0, 0, TEXTS_float + 8916, TEXTS_float + 8976, TEXTS_float + 9017, TEXTS_float + 6927, TEXTS_float + 306, 4, 11, 1, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 335, 12, 1, 2}, {WORDS_float + 27, WORDS_float + 23, 3, 7, 2}, {WORDS_float + 337, WORDS_float + 23, 3, 1, 2}, 0, 0, TEXTS_float + 9047, TEXTS_float + 7499, TEXTS_float + 7414, TEXTS_float + 3295, TEXTS_float + 3313, 3, 13, 1, 3, 0, 1, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 335, 12, 1, 2}, {WORDS_float + 27, WORDS_float + 23, 3, 7, 2}, {WORDS_float + 337, WORDS_float + 23, 3, 1, 2}, 0, 0, TEXTS_float + 9098, TEXTS_float + 7608, TEXTS_float + 7414, TEXTS_float + 3295, TEXTS_float + 3360, 3, 13, 1, 4, 0, 1, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 335, 12, 1, 2}, {WORDS_float + 27, WORDS_float + 23, 3, 7, 2}, {WORDS_float + 337, WORDS_float + 23, 3, 1, 2}, 0, 0, TEXTS_float + 9149, TEXTS_float + 7717, TEXTS_float + 7414, TEXTS_float + 3295, TEXTS_float + 3473, 3, 13, 1, 2, 0, 1, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 426, WORDS_float + 91, 1, 1, 0}, {WORDS_float + 91, WORDS_float + 333, 0, 7, 1}, {WORDS_float + 91, WORDS_float + 333, 0, 1, 1}, 0, 0, TEXTS_float + 9200, TEXTS_float + 9257, TEXTS_float + 9296, TEXTS_float + 4860, TEXTS_float + 306, 4, 13, 1, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 91, WORDS_float + 837, 0, 1, 3}, {WORDS_float + 91, WORDS_float + 837, 0, 7, 3}, {WORDS_float + 91, WORDS_float + 837, 0, 1, 3}, 1, WORDS_float + 91, TEXTS_float + 9352, TEXTS_float + 9405, TEXTS_float + 8094, TEXTS_float + 305, TEXTS_float + 306, 4, 13, 1, 0, 1, 0, 0, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 681, WORDS_float + 23, 3, 1, 2}, {WORDS_float + 840, WORDS_float + 23, 3, 7, 2}, {WORDS_float + 25, WORDS_float + 23, 3, 1, 2}, 0, 0, TEXTS_float + 9485, TEXTS_float + 9531, TEXTS_float + 8267, TEXTS_float + 447, TEXTS_float + 306, 4, 13, 1, 0, 0, 0, 2, 1, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 681, WORDS_float + 23, 3, 1, 2}, {WORDS_float + 843, WORDS_float + 23, 3, 7, 2}, {WORDS_float + 25, WORDS_float + 23, 3, 1, 2}, 0, 0, TEXTS_float + 9614, TEXTS_float + 9660, TEXTS_float + 8267, TEXTS_float + 447, TEXTS_float + 306, 4, 13, 1, 0, 0, 0, 2, 1, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 846, WORDS_float + 858, 24, 1, 6}, {WORDS_float + 864, WORDS_float + 872, 8, 7, 6}, {WORDS_float + 878, WORDS_float + 872, 8, 1, 6}, 3, WORDS_float + 882, TEXTS_float + 9707, TEXTS_float + 9753, TEXTS_float + 9825, TEXTS_float + 305, TEXTS_float + 306, 4, 13, 1, 0, 1, 0, 0, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 725, WORDS_float + 894, 48, 1, 8}, {WORDS_float + 902, WORDS_float + 934, 32, 7, 8}, {WORDS_float + 797, WORDS_float + 934, 32, 1, 8}, -7, WORDS_float + 942, TEXTS_float + 9900, TEXTS_float + 9939, TEXTS_float + 8832, TEXTS_float + 305, TEXTS_float + 306, 4, 13, 1, 0, 1, 0, 0, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 89, 12, 1, 2}, {WORDS_float + 91, WORDS_float + 966, 0, 7, 3}, {WORDS_float + 91, WORDS_float + 966, 0, 1, 3}, 0, 0, TEXTS_float + 9988, TEXTS_float + 10044, TEXTS_float + 10106, TEXTS_float + 6203, TEXTS_float + 306, 4, 13, 1, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 89, 12, 1, 2}, {WORDS_float + 91, WORDS_float + 424, 0, 7, 2}, {WORDS_float + 91, WORDS_float + 333, 0, 1, 1}, 0, 0, TEXTS_float + 10136, TEXTS_float + 10191, TEXTS_float + 9017, TEXTS_float + 6927, TEXTS_float + 306, 4, 13, 1, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 427, WORDS_float + 335, 12, 1, 2}, {WORDS_float + 27, WORDS_float + 23, 3, 7, 2}, {WORDS_float + 337, WORDS_float + 23, 3, 1, 2}, 0, 0, TEXTS_float + 10246, TEXTS_float + 10278, TEXTS_float + 7414, TEXTS_float + 3295, TEXTS_float + 7202, 3, 13, 1, 1, 0, 1, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 969, WORDS_float + 987, 36, 1, 8}, {WORDS_float + 995, WORDS_float + 1007, 12, 7, 8}, {WORDS_float + 1015, WORDS_float + 1007, 12, 1, 8}, -6, WORDS_float + 1021, TEXTS_float + 10332, TEXTS_float + 10424, TEXTS_float + 10522, TEXTS_float + 305, TEXTS_float + 3473, 3, 16, 1, 2, 1, 1, 0, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 93, WORDS_float + 89, 12, 1, 2}, {WORDS_float + 50, WORDS_float + 78, 1, 7, 2}, {WORDS_float + 441, WORDS_float + 78, 1, 1, 2}, 1, WORDS_float + 1039, TEXTS_float + 10761, TEXTS_float + 10802, TEXTS_float + 10873, TEXTS_float + 305, TEXTS_float + 3473, 3, 16, 1, 2, 1, 1, 0, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 1045, WORDS_float + 711, 4, 1, 2}, {WORDS_float + 1047, WORDS_float + 711, 4, 7, 2}, {WORDS_float + 1051, WORDS_float + 711, 4, 1, 2}, 0, WORDS_float + 1053, TEXTS_float + 10935, TEXTS_float + 10970, TEXTS_float + 11024, TEXTS_float + 305, TEXTS_float + 7202, 3, 16, 1, 1, 1, 1, 0, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 91, WORDS_float + 1055, 0, 1, 2}, {WORDS_float + 91, WORDS_float + 1057, 0, 7, 2}, {WORDS_float + 91, WORDS_float + 1057, 0, 1, 2}, 0, WORDS_float + 91, TEXTS_float + 11108, TEXTS_float + 5108, TEXTS_float + 11168, TEXTS_float + 305, TEXTS_float + 7202, 3, 16, 1, 1, 1, 1, 1, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 443, WORDS_float + 77, 3, 1, 1}, {WORDS_float + 1059, WORDS_float + 48, 7, 7, 1}, {WORDS_float + 1066, WORDS_float + 48, 7, 1, 1}, 0, WORDS_float + 1070, TEXTS_float + 11284, TEXTS_float + 11324, TEXTS_float + 11410, TEXTS_float + 305, TEXTS_float + 7202, 3, 16, 1, 1, 0, 1, 0, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 1078, WORDS_float + 77, 3, 1, 1}, {WORDS_float + 1080, WORDS_float + 50, 2, 7, 1}, {WORDS_float + 1082, WORDS_float + 50, 2, 1, 1}, 0, WORDS_float + 1083, TEXTS_float + 11441, TEXTS_float + 11475, TEXTS_float + 11584, TEXTS_float + 305, TEXTS_float + 7202, 3, 16, 1, 1, 0, 1, 0, 0, 0, 4, ENTRIES_float + 4},
    {{WORDS_float + 681, WORDS_float + 77, 3, 1, 1}, {WORDS_float + 1085, WORDS_float + 50, 2, 7, 1}, {WORDS_float + 51, WORDS_float + 50, 2, 1, 1}, 0, 0, TEXTS_float + 11679, TEXTS_float + 11719, TEXTS_float + 8267, TEXTS_float + 447, TEXTS_float + 306, 4, 16, 1, 0, 0, 0, 2, 1, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 681, WORDS_float + 77, 3, 1, 1}, {WORDS_float + 1087, WORDS_float + 50, 2, 7, 1}, {WORDS_float + 51, WORDS_float + 50, 2, 1, 1}, 0, 0, TEXTS_float + 11765, TEXTS_float + 11805, TEXTS_float + 8267, TEXTS_float + 447, TEXTS_float + 306, 4, 16, 1, 0, 0, 0, 2, 1, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 725, WORDS_float + 1089, 48, 1, 8}, {WORDS_float + 757, WORDS_float + 1097, 32, 7, 8}, {WORDS_float + 797, WORDS_float + 1097, 32, 1, 8}, 4, WORDS_float + 813, TEXTS_float + 11856, TEXTS_float + 11889, TEXTS_float + 11958, TEXTS_float + 305, TEXTS_float + 306, 4, 16, 1, 0, 1, 1, 0, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 335, 12, 1, 2}, {WORDS_float + 27, WORDS_float + 23, 3, 7, 2}, {WORDS_float + 337, WORDS_float + 23, 3, 1, 2}, 0, 0, TEXTS_float + 12064, TEXTS_float + 12108, TEXTS_float + 12175, TEXTS_float + 12210, TEXTS_float + 305, 0, 16, 1, 5, 0, 1, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 335, 12, 1, 2}, {WORDS_float + 27, WORDS_float + 23, 3, 7, 2}, {WORDS_float + 337, WORDS_float + 23, 3, 1, 2}, 0, 0, TEXTS_float + 12229, TEXTS_float + 12271, TEXTS_float + 12175, TEXTS_float + 12210, TEXTS_float + 12337, 3, 16, 1, 5, 0, 1, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 335, 12, 1, 2}, {WORDS_float + 27, WORDS_float + 23, 3, 7, 2}, {WORDS_float + 337, WORDS_float + 23, 3, 1, 2}, 0, 0, TEXTS_float + 12341, TEXTS_float + 12383, TEXTS_float + 12175, TEXTS_float + 12210, TEXTS_float + 3313, 3, 16, 1, 3, 0, 1, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 335, 12, 1, 2}, {WORDS_float + 27, WORDS_float + 23, 3, 7, 2}, {WORDS_float + 337, WORDS_float + 23, 3, 1, 2}, 0, 0, TEXTS_float + 12412, TEXTS_float + 12455, TEXTS_float + 12175, TEXTS_float + 12210, TEXTS_float + 12540, 4, 16, 1, 5, 0, 1, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 335, 12, 1, 2}, {WORDS_float + 27, WORDS_float + 23, 3, 7, 2}, {WORDS_float + 337, WORDS_float + 23, 3, 1, 2}, 0, 0, TEXTS_float + 12545, TEXTS_float + 12587, TEXTS_float + 12175, TEXTS_float + 12210, TEXTS_float + 3360, 3, 16, 1, 4, 0, 1, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 335, 12, 1, 2}, {WORDS_float + 27, WORDS_float + 23, 3, 7, 2}, {WORDS_float + 337, WORDS_float + 23, 3, 1, 2}, 0, 0, TEXTS_float + 12616, TEXTS_float + 12659, TEXTS_float + 12175, TEXTS_float + 12210, TEXTS_float + 12704, 4, 16, 1, 5, 0, 1, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 335, 12, 1, 2}, {WORDS_float + 27, WORDS_float + 23, 3, 7, 2}, {WORDS_float + 337, WORDS_float + 23, 3, 1, 2}, 0, 0, TEXTS_float + 12709, TEXTS_float + 12751, TEXTS_float + 12175, TEXTS_float + 12210, TEXTS_float + 12791, 3, 16, 1, 5, 0, 1, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 335, 12, 1, 2}, {WORDS_float + 27, WORDS_float + 23, 3, 7, 2}, {WORDS_float + 337, WORDS_float + 23, 3, 1, 2}, 0, 0, TEXTS_float + 12795, TEXTS_float + 12848, TEXTS_float + 12175, TEXTS_float + 12210, TEXTS_float + 12898, 5, 16, 1, 5, 0, 1, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 335, 12, 1, 2}, {WORDS_float + 27, WORDS_float + 23, 3, 7, 2}, {WORDS_float + 337, WORDS_float + 23, 3, 1, 2}, 0, 0, TEXTS_float + 12904, TEXTS_float + 12953, TEXTS_float + 12175, TEXTS_float + 12210, TEXTS_float + 13005, 3, 16, 1, 5, 0, 1, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 1105, WORDS_float + 36, 5, 1, 1}, {WORDS_float + 1108, WORDS_float + 36, 5, 7, 1}, {WORDS_float + 1105, WORDS_float + 36, 5, 1, 1}, 0, WORDS_float + 1113, TEXTS_float + 13009, TEXTS_float + 13100, TEXTS_float + 13227, TEXTS_float + 305, TEXTS_float + 7202, 3, 18, 1, 1, 1, 1, 0, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 1116, WORDS_float + 36, 5, 1, 1}, {WORDS_float + 1119, WORDS_float + 81, 4, 7, 1}, {WORDS_float + 1051, WORDS_float + 81, 4, 1, 1}, -1, WORDS_float + 1123, TEXTS_float + 13335, TEXTS_float + 13374, TEXTS_float + 13423, TEXTS_float + 305, TEXTS_float + 7202, 3, 18, 1, 1, 1, 1, 0, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 1126, WORDS_float + 1132, 12, 1, 1}, {WORDS_float + 1133, WORDS_float + 1141, 8, 7, 1}, {WORDS_float + 1142, WORDS_float + 1141, 8, 1, 1}, 0, WORDS_float + 1146, TEXTS_float + 13537, TEXTS_float + 13581, TEXTS_float + 13675, TEXTS_float + 305, TEXTS_float + 7202, 3, 18, 1, 1, 0, 1, 0, 0, 0, 2, ENTRIES_float + 8},
    {{WORDS_float + 93, WORDS_float + 89, 12, 1, 2}, {WORDS_float + 1152, WORDS_float + 707, 8, 7, 2}, {WORDS_float + 1160, WORDS_float + 707, 8, 1, 2}, 0, WORDS_float + 1164, TEXTS_float + 13797, TEXTS_float + 13832, TEXTS_float + 13940, TEXTS_float + 305, TEXTS_float + 306, 4, 18, 1, 0, 1, 0, 0, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 93, WORDS_float + 89, 12, 1, 2}, {WORDS_float + 1170, WORDS_float + 707, 8, 7, 2}, {WORDS_float + 1160, WORDS_float + 707, 8, 1, 2}, 0, WORDS_float + 1178, TEXTS_float + 14002, TEXTS_float + 14037, TEXTS_float + 13940, TEXTS_float + 305, TEXTS_float + 306, 4, 18, 1, 0, 1, 0, 0, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 443, WORDS_float + 23, 3, 1, 2}, {WORDS_float + 1187, WORDS_float + 1196, 9, 7, 2}, {WORDS_float + 1198, WORDS_float + 1196, 9, 1, 2}, 0, WORDS_float + 1203, TEXTS_float + 14136, TEXTS_float + 14182, TEXTS_float + 14283, TEXTS_float + 305, TEXTS_float + 306, 4, 18, 1, 0, 1, 0, 1, 0, 3, 0, ENTRIES_float + 10},
    {{WORDS_float + 91, WORDS_float + 1057, 0, 1, 2}, {WORDS_float + 91, WORDS_float + 116, 0, 7, 2}, {WORDS_float + 91, WORDS_float + 116, 0, 1, 2}, 0, WORDS_float + 91, TEXTS_float + 14346, TEXTS_float + 14373, TEXTS_float + 14428, TEXTS_float + 305, TEXTS_float + 306, 4, 18, 1, 0, 0, 0, 0, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 332, WORDS_float + 38, 1, 1, 1}, {WORDS_float + 333, WORDS_float + 38, 1, 7, 1}, {WORDS_float + 334, WORDS_float + 38, 1, 1, 1}, 0, WORDS_float + 334, TEXTS_float + 14455, TEXTS_float + 3064, TEXTS_float + 14488, TEXTS_float + 305, TEXTS_float + 306, 4, 18, 1, 0, 0, 0, 0, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 1205, WORDS_float + 1210, 9, 1, 1}, {WORDS_float + 1211, WORDS_float + 48, 7, 7, 1}, {WORDS_float + 1218, WORDS_float + 48, 7, 1, 1}, 0, WORDS_float + 1222, TEXTS_float + 14518, TEXTS_float + 14566, TEXTS_float + 14659, TEXTS_float + 305, TEXTS_float + 306, 4, 18, 1, 0, 0, 0, 0, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 1205, WORDS_float + 1210, 9, 1, 1}, {WORDS_float + 1227, WORDS_float + 48, 7, 7, 1}, {WORDS_float + 1234, WORDS_float + 48, 7, 1, 1}, 0, WORDS_float + 1238, TEXTS_float + 14711, TEXTS_float + 14759, TEXTS_float + 14864, TEXTS_float + 305, TEXTS_float + 306, 4, 18, 1, 0, 0, 0, 1, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 1243, WORDS_float + 1279, 71, 1, 1}, {WORDS_float + 1280, WORDS_float + 1347, 67, 7, 1}, {WORDS_float + 1348, WORDS_float + 1347, 67, 1, 1}, 0, WORDS_float + 1382, TEXTS_float + 14948, TEXTS_float + 744, TEXTS_float + 15009, TEXTS_float + 305, TEXTS_float + 3313, 3, 18, 1, 3, 0, 1, 0, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 1243, WORDS_float + 1279, 71, 1, 1}, {WORDS_float + 1418, WORDS_float + 1347, 67, 7, 1}, {WORDS_float + 1348, WORDS_float + 1347, 67, 1, 1}, 0, 0, TEXTS_float + 15136, TEXTS_float + 15197, TEXTS_float + 8267, TEXTS_float + 447, TEXTS_float + 3313, 3, 18, 1, 3, 0, 1, 2, 1, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 1243, WORDS_float + 1279, 71, 1, 1}, {WORDS_float + 1485, WORDS_float + 1347, 67, 7, 1}, {WORDS_float + 1348, WORDS_float + 1347, 67, 1, 1}, 0, 0, TEXTS_float + 15259, TEXTS_float + 15320, TEXTS_float + 8267, TEXTS_float + 447, TEXTS_float + 3313, 3, 18, 1, 3, 0, 1, 2, 1, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 1243, WORDS_float + 1279, 71, 1, 1}, {WORDS_float + 1552, WORDS_float + 1347, 67, 7, 1}, {WORDS_float + 1348, WORDS_float + 1347, 67, 1, 1}, 0, 0, TEXTS_float + 15387, TEXTS_float + 15448, TEXTS_float + 8267, TEXTS_float + 447, TEXTS_float + 3313, 3, 18, 1, 3, 0, 1, 2, 1, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 1243, WORDS_float + 1279, 71, 1, 1}, {WORDS_float + 1619, WORDS_float + 1347, 67, 7, 1}, {WORDS_float + 1348, WORDS_float + 1347, 67, 1, 1}, 0, 0, TEXTS_float + 15509, TEXTS_float + 15570, TEXTS_float + 8267, TEXTS_float + 447, TEXTS_float + 3313, 3, 18, 1, 3, 0, 1, 2, 1, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 1243, WORDS_float + 1279, 71, 1, 1}, {WORDS_float + 1686, WORDS_float + 1347, 67, 7, 1}, {WORDS_float + 1348, WORDS_float + 1347, 67, 1, 1}, 0, 0, TEXTS_float + 15635, TEXTS_float + 15696, TEXTS_float + 8267, TEXTS_float + 447, TEXTS_float + 3313, 3, 18, 1, 3, 0, 1, 2, 1, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 1243, WORDS_float + 1279, 71, 1, 1}, {WORDS_float + 1753, WORDS_float + 1347, 67, 7, 1}, {WORDS_float + 1348, WORDS_float + 1347, 67, 1, 1}, 0, 0, TEXTS_float + 15730, TEXTS_float + 15791, TEXTS_float + 8267, TEXTS_float + 447, TEXTS_float + 3313, 3, 18, 1, 3, 0, 1, 2, 1, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 1243, WORDS_float + 1279, 71, 1, 1}, {WORDS_float + 1820, WORDS_float + 1347, 67, 7, 1}, {WORDS_float + 1348, WORDS_float + 1347, 67, 1, 1}, 0, 0, TEXTS_float + 15860, TEXTS_float + 15921, TEXTS_float + 8267, TEXTS_float + 447, TEXTS_float + 3313, 3, 18, 1, 3, 0, 1, 2, 1, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 1243, WORDS_float + 1279, 71, 1, 1}, {WORDS_float + 1552, WORDS_float + 1347, 67, 7, 1}, {WORDS_float + 1887, WORDS_float + 1347, 67, 1, 1}, 0, 0, TEXTS_float + 15991, TEXTS_float + 16052, TEXTS_float + 8267, TEXTS_float + 447, TEXTS_float + 3313, 3, 18, 1, 3, 0, 1, 2, 1, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 1045, WORDS_float + 81, 4, 1, 1}, {WORDS_float + 50, WORDS_float + 38, 1, 7, 1}, {WORDS_float + 441, WORDS_float + 38, 1, 1, 1}, 0, WORDS_float + 1921, TEXTS_float + 16121, TEXTS_float + 16149, TEXTS_float + 16199, TEXTS_float + 305, TEXTS_float + 3313, 3, 18, 1, 3, 0, 1, 1, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 1923, WORDS_float + 1928, 10, 1, 1}, {WORDS_float + 1929, WORDS_float + 1141, 8, 7, 1}, {WORDS_float + 1937, WORDS_float + 1141, 8, 1, 1}, 0, WORDS_float + 1941, TEXTS_float + 16223, TEXTS_float + 16259, TEXTS_float + 16279, TEXTS_float + 305, TEXTS_float + 3313, 3, 18, 1, 3, 0, 1, 0, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 93, WORDS_float + 1946, 12, 1, 5}, {WORDS_float + 1951, WORDS_float + 1959, 8, 7, 5}, {WORDS_float + 1160, WORDS_float + 1959, 8, 1, 5}, -3, WORDS_float + 1964, TEXTS_float + 16375, TEXTS_float + 16414, TEXTS_float + 16463, TEXTS_float + 305, TEXTS_float + 3473, 3, 18, 1, 2, 1, 1, 0, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 242, WORDS_float + 272, 60, 1, 3}, {WORDS_float + 1970, WORDS_float + 1994, 24, 7, 3}, {WORDS_float + 1997, WORDS_float + 1994, 24, 1, 3}, 1, WORDS_float + 2009, TEXTS_float + 16577, TEXTS_float + 16632, TEXTS_float + 16736, TEXTS_float + 305, TEXTS_float + 3360, 3, 18, 1, 4, 1, 1, 0, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 335, 12, 1, 2}, {WORDS_float + 116, WORDS_float + 683, 2, 7, 2}, {WORDS_float + 2039, WORDS_float + 18, 6, 1, 2}, 0, 0, TEXTS_float + 16884, TEXTS_float + 16920, TEXTS_float + 16974, TEXTS_float + 3295, TEXTS_float + 306, 4, 11, 2, 0, 1, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 426, WORDS_float + 91, 1, 1, 0}, {WORDS_float + 91, WORDS_float + 2042, 0, 7, 2}, {WORDS_float + 80, WORDS_float + 38, 1, 1, 1}, 0, 0, TEXTS_float + 17002, TEXTS_float + 17032, TEXTS_float + 17093, TEXTS_float + 17113, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 426, WORDS_float + 91, 1, 1, 0}, {WORDS_float + 333, WORDS_float + 78, 1, 7, 2}, {WORDS_float + 80, WORDS_float + 38, 1, 1, 1}, 0, 0, TEXTS_float + 17123, TEXTS_float + 4764, TEXTS_float + 17163, TEXTS_float + 17206, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 427, WORDS_float + 335, 12, 1, 2}, {WORDS_float + 116, WORDS_float + 683, 2, 7, 2}, {WORDS_float + 2039, WORDS_float + 18, 6, 1, 2}, 0, WORDS_float + 2044, TEXTS_float + 17229, TEXTS_float + 4914, TEXTS_float + 17262, TEXTS_float + 305, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 1, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 2050, WORDS_float + 2065, 30, 1, 3}, {WORDS_float + 2068, WORDS_float + 687, 3, 7, 2}, {WORDS_float + 2071, WORDS_float + 2080, 18, 1, 3}, 0, WORDS_float + 2083, TEXTS_float + 17301, TEXTS_float + 17335, TEXTS_float + 17407, TEXTS_float + 305, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 57, WORDS_float + 69, 24, 1, 3}, {WORDS_float + 2098, WORDS_float + 23, 3, 7, 2}, {WORDS_float + 80, WORDS_float + 38, 1, 1, 1}, 0, 0, TEXTS_float + 17457, TEXTS_float + 17504, TEXTS_float + 17573, TEXTS_float + 447, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 57, WORDS_float + 69, 24, 1, 3}, {WORDS_float + 2101, WORDS_float + 23, 3, 7, 2}, {WORDS_float + 80, WORDS_float + 38, 1, 1, 1}, 0, 0, TEXTS_float + 17596, TEXTS_float + 17643, TEXTS_float + 17573, TEXTS_float + 447, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 57, WORDS_float + 69, 24, 1, 3}, {WORDS_float + 676, WORDS_float + 23, 3, 7, 2}, {WORDS_float + 80, WORDS_float + 38, 1, 1, 1}, 0, 0, TEXTS_float + 17712, TEXTS_float + 17759, TEXTS_float + 17573, TEXTS_float + 447, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 57, WORDS_float + 69, 24, 1, 3}, {WORDS_float + 2104, WORDS_float + 23, 3, 7, 2}, {WORDS_float + 80, WORDS_float + 38, 1, 1, 1}, 0, 0, TEXTS_float + 17834, TEXTS_float + 17881, TEXTS_float + 17573, TEXTS_float + 447, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 2107, WORDS_float + 2122, 30, 1, 2}, {WORDS_float + 2124, WORDS_float + 2128, 4, 7, 2}, {WORDS_float + 51, WORDS_float + 50, 2, 1, 1}, 0, 0, TEXTS_float + 17934, TEXTS_float + 17975, TEXTS_float + 17573, TEXTS_float + 447, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 2107, WORDS_float + 2122, 30, 1, 2}, {WORDS_float + 2130, WORDS_float + 2128, 4, 7, 2}, {WORDS_float + 51, WORDS_float + 50, 2, 1, 1}, 0, 0, TEXTS_float + 18038, TEXTS_float + 18079, TEXTS_float + 17573, TEXTS_float + 447, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 2107, WORDS_float + 2122, 30, 1, 2}, {WORDS_float + 2134, WORDS_float + 2128, 4, 7, 2}, {WORDS_float + 51, WORDS_float + 50, 2, 1, 1}, 0, 0, TEXTS_float + 18133, TEXTS_float + 18174, TEXTS_float + 17573, TEXTS_float + 447, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 2107, WORDS_float + 2122, 30, 1, 2}, {WORDS_float + 2138, WORDS_float + 2128, 4, 7, 2}, {WORDS_float + 51, WORDS_float + 50, 2, 1, 1}, 0, 0, TEXTS_float + 18216, TEXTS_float + 18257, TEXTS_float + 17573, TEXTS_float + 447, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 2107, WORDS_float + 2122, 30, 1, 2}, {WORDS_float + 2142, WORDS_float + 2128, 4, 7, 2}, {WORDS_float + 51, WORDS_float + 50, 2, 1, 1}, 0, 0, TEXTS_float + 18303, TEXTS_float + 18344, TEXTS_float + 17573, TEXTS_float + 447, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 2107, WORDS_float + 2122, 30, 1, 2}, {WORDS_float + 2146, WORDS_float + 2128, 4, 7, 2}, {WORDS_float + 51, WORDS_float + 50, 2, 1, 1}, 0, 0, TEXTS_float + 18392, TEXTS_float + 18433, TEXTS_float + 17573, TEXTS_float + 447, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 2107, WORDS_float + 2122, 30, 1, 2}, {WORDS_float + 2150, WORDS_float + 2128, 4, 7, 2}, {WORDS_float + 51, WORDS_float + 50, 2, 1, 1}, 0, 0, TEXTS_float + 18482, TEXTS_float + 18523, TEXTS_float + 17573, TEXTS_float + 447, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 2107, WORDS_float + 2122, 30, 1, 2}, {WORDS_float + 2154, WORDS_float + 2128, 4, 7, 2}, {WORDS_float + 51, WORDS_float + 50, 2, 1, 1}, 0, 0, TEXTS_float + 18577, TEXTS_float + 1367, TEXTS_float + 17573, TEXTS_float + 447, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 2158, WORDS_float + 2168, 20, 1, 2}, {WORDS_float + 2170, WORDS_float + 105, 6, 7, 2}, {WORDS_float + 25, WORDS_float + 77, 3, 1, 1}, 0, 0, TEXTS_float + 18618, TEXTS_float + 18656, TEXTS_float + 17573, TEXTS_float + 447, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 2158, WORDS_float + 2168, 20, 1, 2}, {WORDS_float + 2176, WORDS_float + 105, 6, 7, 2}, {WORDS_float + 25, WORDS_float + 77, 3, 1, 1}, 0, 0, TEXTS_float + 18712, TEXTS_float + 18750, TEXTS_float + 17573, TEXTS_float + 447, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 2158, WORDS_float + 2168, 20, 1, 2}, {WORDS_float + 2182, WORDS_float + 105, 6, 7, 2}, {WORDS_float + 25, WORDS_float + 77, 3, 1, 1}, 0, 0, TEXTS_float + 18806, TEXTS_float + 18844, TEXTS_float + 17573, TEXTS_float + 447, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 2158, WORDS_float + 2168, 20, 1, 2}, {WORDS_float + 2188, WORDS_float + 105, 6, 7, 2}, {WORDS_float + 25, WORDS_float + 77, 3, 1, 1}, 0, 0, TEXTS_float + 18935, TEXTS_float + 18973, TEXTS_float + 17573, TEXTS_float + 447, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 57, WORDS_float + 69, 24, 1, 3}, {WORDS_float + 2194, WORDS_float + 2128, 4, 7, 2}, {WORDS_float + 420, WORDS_float + 707, 8, 1, 2}, 0, 0, TEXTS_float + 19006, TEXTS_float + 19049, TEXTS_float + 17573, TEXTS_float + 447, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 57, WORDS_float + 69, 24, 1, 3}, {WORDS_float + 2198, WORDS_float + 2128, 4, 7, 2}, {WORDS_float + 420, WORDS_float + 707, 8, 1, 2}, 0, 0, TEXTS_float + 19123, TEXTS_float + 19166, TEXTS_float + 17573, TEXTS_float + 447, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 57, WORDS_float + 69, 24, 1, 3}, {WORDS_float + 2202, WORDS_float + 2128, 4, 7, 2}, {WORDS_float + 420, WORDS_float + 707, 8, 1, 2}, 0, 0, TEXTS_float + 19241, TEXTS_float + 19284, TEXTS_float + 17573, TEXTS_float + 447, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 57, WORDS_float + 69, 24, 1, 3}, {WORDS_float + 2206, WORDS_float + 2128, 4, 7, 2}, {WORDS_float + 420, WORDS_float + 707, 8, 1, 2}, 0, 0, TEXTS_float + 19350, TEXTS_float + 19393, TEXTS_float + 17573, TEXTS_float + 447, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 91, WORDS_float + 116, 0, 1, 2}, {WORDS_float + 50, WORDS_float + 78, 1, 7, 2}, {WORDS_float + 91, WORDS_float + 2042, 0, 1, 2}, 0, 0, TEXTS_float + 19442, TEXTS_float + 19485, TEXTS_float + 17573, TEXTS_float + 447, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 89, 12, 1, 2}, {WORDS_float + 1085, WORDS_float + 683, 2, 7, 2}, {WORDS_float + 420, WORDS_float + 707, 8, 1, 2}, 0, 0, TEXTS_float + 19548, TEXTS_float + 19583, TEXTS_float + 17573, TEXTS_float + 447, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 89, 12, 1, 2}, {WORDS_float + 687, WORDS_float + 683, 2, 7, 2}, {WORDS_float + 420, WORDS_float + 707, 8, 1, 2}, 0, 0, TEXTS_float + 19666, TEXTS_float + 19701, TEXTS_float + 17573, TEXTS_float + 447, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 89, 12, 1, 2}, {WORDS_float + 75, WORDS_float + 683, 2, 7, 2}, {WORDS_float + 420, WORDS_float + 707, 8, 1, 2}, 0, 0, TEXTS_float + 19745, TEXTS_float + 19780, TEXTS_float + 17573, TEXTS_float + 447, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 681, WORDS_float + 77, 3, 1, 1}, {WORDS_float + 333, WORDS_float + 91, 1, 7, 0}, {WORDS_float + 80, WORDS_float + 91, 1, 1, 0}, 0, 0, TEXTS_float + 19827, TEXTS_float + 19860, TEXTS_float + 19923, TEXTS_float + 19946, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 483, WORDS_float + 81, 4, 1, 1}, {WORDS_float + 485, WORDS_float + 683, 2, 1, 2}, {WORDS_float + 486, WORDS_float + 50, 2, 1, 1}, 0, 0, TEXTS_float + 19959, TEXTS_float + 19991, TEXTS_float + 20052, TEXTS_float + 5703, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 91, WORDS_float + 1085, 0, 1, 2}, {WORDS_float + 91, WORDS_float + 1080, 0, 7, 2}, {WORDS_float + 91, WORDS_float + 1085, 0, 1, 2}, 0, WORDS_float + 91, TEXTS_float + 20075, TEXTS_float + 20111, TEXTS_float + 20145, TEXTS_float + 305, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 1045, WORDS_float + 81, 4, 1, 1}, {WORDS_float + 50, WORDS_float + 78, 1, 7, 2}, {WORDS_float + 441, WORDS_float + 38, 1, 1, 1}, 0, WORDS_float + 1921, TEXTS_float + 20213, TEXTS_float + 20235, TEXTS_float + 20279, TEXTS_float + 305, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 1, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 616, WORDS_float + 2210, 24, 1, 4}, {WORDS_float + 2194, WORDS_float + 81, 4, 7, 1}, {WORDS_float + 441, WORDS_float + 91, 1, 1, 0}, 0, WORDS_float + 2214, TEXTS_float + 20297, TEXTS_float + 20334, TEXTS_float + 20377, TEXTS_float + 305, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 616, WORDS_float + 2210, 24, 1, 4}, {WORDS_float + 2226, WORDS_float + 81, 4, 7, 1}, {WORDS_float + 441, WORDS_float + 91, 1, 1, 0}, 0, WORDS_float + 2214, TEXTS_float + 20418, TEXTS_float + 20455, TEXTS_float + 20517, TEXTS_float + 305, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 681, WORDS_float + 77, 3, 1, 1}, {WORDS_float + 2230, WORDS_float + 2128, 4, 7, 2}, {WORDS_float + 51, WORDS_float + 50, 2, 1, 1}, 0, 0, TEXTS_float + 20583, TEXTS_float + 20622, TEXTS_float + 20664, TEXTS_float + 20687, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 681, WORDS_float + 77, 3, 1, 1}, {WORDS_float + 2234, WORDS_float + 81, 4, 7, 1}, {WORDS_float + 709, WORDS_float + 81, 4, 1, 1}, 0, 0, TEXTS_float + 20700, TEXTS_float + 20742, TEXTS_float + 20664, TEXTS_float + 20687, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 89, 12, 1, 2}, {WORDS_float + 2238, WORDS_float + 77, 3, 7, 1}, {WORDS_float + 80, WORDS_float + 91, 1, 1, 0}, 0, 0, TEXTS_float + 20818, TEXTS_float + 20854, TEXTS_float + 20664, TEXTS_float + 20687, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 57, WORDS_float + 69, 24, 1, 3}, {WORDS_float + 2241, WORDS_float + 2247, 6, 7, 3}, {WORDS_float + 2250, WORDS_float + 2256, 12, 1, 3}, 0, 0, TEXTS_float + 20904, TEXTS_float + 20946, TEXTS_float + 21011, TEXTS_float + 6927, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 89, 12, 1, 2}, {WORDS_float + 116, WORDS_float + 683, 2, 7, 2}, {WORDS_float + 709, WORDS_float + 711, 4, 1, 2}, 0, 0, TEXTS_float + 21035, TEXTS_float + 21076, TEXTS_float + 21011, TEXTS_float + 6927, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 89, 12, 1, 2}, {WORDS_float + 2259, WORDS_float + 2128, 4, 7, 2}, {WORDS_float + 51, WORDS_float + 683, 2, 1, 2}, 0, 0, TEXTS_float + 21128, TEXTS_float + 21175, TEXTS_float + 21011, TEXTS_float + 6927, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 89, 12, 1, 2}, {WORDS_float + 116, WORDS_float + 683, 2, 7, 2}, {WORDS_float + 420, WORDS_float + 1141, 8, 1, 1}, 0, 0, TEXTS_float + 21252, TEXTS_float + 21284, TEXTS_float + 21011, TEXTS_float + 6927, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 89, 12, 1, 2}, {WORDS_float + 116, WORDS_float + 683, 2, 7, 2}, {WORDS_float + 420, WORDS_float + 676, 8, 1, 3}, 0, 0, TEXTS_float + 21362, TEXTS_float + 21396, TEXTS_float + 21011, TEXTS_float + 6927, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 89, 12, 1, 2}, {WORDS_float + 116, WORDS_float + 683, 2, 7, 2}, {WORDS_float + 2250, WORDS_float + 89, 12, 1, 2}, 0, 0, TEXTS_float + 21457, TEXTS_float + 21491, TEXTS_float + 21011, TEXTS_float + 6927, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 89, 12, 1, 2}, {WORDS_float + 116, WORDS_float + 683, 2, 7, 2}, {WORDS_float + 468, WORDS_float + 2263, 10, 1, 2}, 0, 0, TEXTS_float + 21565, TEXTS_float + 21599, TEXTS_float + 21011, TEXTS_float + 6927, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 89, 12, 1, 2}, {WORDS_float + 116, WORDS_float + 683, 2, 7, 2}, {WORDS_float + 51, WORDS_float + 50, 2, 1, 1}, 0, 0, TEXTS_float + 21667, TEXTS_float + 21704, TEXTS_float + 21011, TEXTS_float + 6927, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 89, 12, 1, 2}, {WORDS_float + 116, WORDS_float + 72, 2, 7, 3}, {WORDS_float + 420, WORDS_float + 707, 8, 1, 2}, 0, 0, TEXTS_float + 21785, TEXTS_float + 21826, TEXTS_float + 21011, TEXTS_float + 6927, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 57, WORDS_float + 69, 24, 1, 3}, {WORDS_float + 333, WORDS_float + 78, 1, 7, 2}, {WORDS_float + 25, WORDS_float + 23, 3, 1, 2}, 0, 0, TEXTS_float + 21903, TEXTS_float + 21945, TEXTS_float + 21011, TEXTS_float + 6927, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 89, 12, 1, 2}, {WORDS_float + 116, WORDS_float + 683, 2, 7, 2}, {WORDS_float + 51, WORDS_float + 683, 2, 1, 2}, 0, 0, TEXTS_float + 22002, TEXTS_float + 22040, TEXTS_float + 21011, TEXTS_float + 6927, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 89, 12, 1, 2}, {WORDS_float + 2265, WORDS_float + 50, 2, 7, 1}, {WORDS_float + 80, WORDS_float + 38, 1, 1, 1}, 0, 0, TEXTS_float + 22094, TEXTS_float + 22136, TEXTS_float + 21011, TEXTS_float + 6927, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 89, 12, 1, 2}, {WORDS_float + 50, WORDS_float + 38, 1, 7, 1}, {WORDS_float + 709, WORDS_float + 711, 4, 1, 2}, 0, 0, TEXTS_float + 22215, TEXTS_float + 22256, TEXTS_float + 21011, TEXTS_float + 6927, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 89, 12, 1, 2}, {WORDS_float + 116, WORDS_float + 683, 2, 7, 2}, {WORDS_float + 420, WORDS_float + 2267, 8, 1, 2}, 0, 0, TEXTS_float + 22333, TEXTS_float + 22371, TEXTS_float + 21011, TEXTS_float + 6927, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 89, 12, 1, 2}, {WORDS_float + 116, WORDS_float + 683, 2, 7, 2}, {WORDS_float + 80, WORDS_float + 91, 1, 1, 0}, 0, 0, TEXTS_float + 22447, TEXTS_float + 22481, TEXTS_float + 21011, TEXTS_float + 6927, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 89, 12, 1, 2}, {WORDS_float + 683, WORDS_float + 2265, 2, 7, 2}, {WORDS_float + 80, WORDS_float + 91, 1, 1, 0}, 0, 0, TEXTS_float + 22525, TEXTS_float + 22567, TEXTS_float + 21011, TEXTS_float + 6927, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 89, 12, 1, 2}, {WORDS_float + 116, WORDS_float + 683, 2, 7, 2}, {WORDS_float + 698, WORDS_float + 18, 6, 1, 2}, 0, 0, TEXTS_float + 22651, TEXTS_float + 22686, TEXTS_float + 21011, TEXTS_float + 6927, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 57, WORDS_float + 69, 24, 1, 3}, {WORDS_float + 333, WORDS_float + 78, 1, 7, 2}, {WORDS_float + 2250, WORDS_float + 2269, 12, 1, 3}, 0, 0, TEXTS_float + 22755, TEXTS_float + 22800, TEXTS_float + 21011, TEXTS_float + 6927, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 89, 12, 1, 2}, {WORDS_float + 116, WORDS_float + 683, 2, 7, 2}, {WORDS_float + 709, WORDS_float + 81, 4, 1, 1}, 0, 0, TEXTS_float + 22853, TEXTS_float + 22887, TEXTS_float + 21011, TEXTS_float + 6927, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 89, 12, 1, 2}, {WORDS_float + 38, WORDS_float + 78, 1, 7, 2}, {WORDS_float + 91, WORDS_float + 424, 0, 1, 2}, 0, 0, TEXTS_float + 22944, TEXTS_float + 22997, TEXTS_float + 21011, TEXTS_float + 6927, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 89, 12, 1, 2}, {WORDS_float + 91, WORDS_float + 1080, 0, 7, 2}, {WORDS_float + 91, WORDS_float + 1085, 0, 1, 2}, 0, 0, TEXTS_float + 23039, TEXTS_float + 23095, TEXTS_float + 21011, TEXTS_float + 6927, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 483, WORDS_float + 81, 4, 1, 1}, {WORDS_float + 116, WORDS_float + 683, 2, 7, 2}, {WORDS_float + 2272, WORDS_float + 50, 2, 6, 1}, 0, 0, TEXTS_float + 23174, TEXTS_float + 23211, TEXTS_float + 23278, TEXTS_float + 7151, TEXTS_float + 306, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 335, 12, 1, 2}, {WORDS_float + 116, WORDS_float + 683, 2, 7, 2}, {WORDS_float + 2039, WORDS_float + 18, 6, 1, 2}, 0, 0, TEXTS_float + 23301, TEXTS_float + 7379, TEXTS_float + 16974, TEXTS_float + 3295, TEXTS_float + 7202, 3, 11, 2, 1, 0, 1, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 335, 12, 1, 2}, {WORDS_float + 116, WORDS_float + 683, 2, 7, 2}, {WORDS_float + 2039, WORDS_float + 18, 6, 1, 2}, 0, 0, TEXTS_float + 23342, TEXTS_float + 7499, TEXTS_float + 16974, TEXTS_float + 3295, TEXTS_float + 3313, 3, 11, 2, 3, 0, 1, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 335, 12, 1, 2}, {WORDS_float + 116, WORDS_float + 683, 2, 7, 2}, {WORDS_float + 2039, WORDS_float + 18, 6, 1, 2}, 0, 0, TEXTS_float + 23387, TEXTS_float + 7608, TEXTS_float + 16974, TEXTS_float + 3295, TEXTS_float + 3360, 3, 11, 2, 4, 0, 1, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 335, 12, 1, 2}, {WORDS_float + 116, WORDS_float + 683, 2, 7, 2}, {WORDS_float + 2039, WORDS_float + 18, 6, 1, 2}, 0, 0, TEXTS_float + 23432, TEXTS_float + 7717, TEXTS_float + 16974, TEXTS_float + 3295, TEXTS_float + 3473, 3, 11, 2, 2, 0, 1, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 335, 12, 1, 2}, {WORDS_float + 116, WORDS_float + 683, 2, 7, 2}, {WORDS_float + 2039, WORDS_float + 18, 6, 1, 2}, 0, 0, TEXTS_float + 23477, TEXTS_float + 7379, TEXTS_float + 16974, TEXTS_float + 3295, TEXTS_float + 7202, 3, 13, 2, 1, 0, 1, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 335, 12, 1, 2}, {WORDS_float + 116, WORDS_float + 683, 2, 7, 2}, {WORDS_float + 2039, WORDS_float + 18, 6, 1, 2}, 0, 0, TEXTS_float + 23518, TEXTS_float + 7608, TEXTS_float + 16974, TEXTS_float + 3295, TEXTS_float + 3360, 3, 13, 2, 4, 0, 1, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 335, 12, 1, 2}, {WORDS_float + 116, WORDS_float + 683, 2, 7, 2}, {WORDS_float + 2039, WORDS_float + 18, 6, 1, 2}, 0, 0, TEXTS_float + 23563, TEXTS_float + 7717, TEXTS_float + 16974, TEXTS_float + 3295, TEXTS_float + 3473, 3, 13, 2, 2, 0, 1, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 2273, WORDS_float + 2247, 6, 1, 3}, {WORDS_float + 2276, WORDS_float + 2128, 4, 7, 2}, {WORDS_float + 1051, WORDS_float + 2128, 4, 1, 2}, 0, WORDS_float + 2280, TEXTS_float + 23608, TEXTS_float + 23641, TEXTS_float + 23701, TEXTS_float + 305, TEXTS_float + 306, 4, 13, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 2273, WORDS_float + 2247, 6, 1, 3}, {WORDS_float + 2283, WORDS_float + 2128, 4, 7, 2}, {WORDS_float + 1051, WORDS_float + 2128, 4, 1, 2}, 0, WORDS_float + 2280, TEXTS_float + 23733, TEXTS_float + 20455, TEXTS_float + 23766, TEXTS_float + 305, TEXTS_float + 306, 4, 13, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 2050, WORDS_float + 2065, 30, 1, 3}, {WORDS_float + 2068, WORDS_float + 687, 3, 7, 2}, {WORDS_float + 2071, WORDS_float + 2080, 18, 1, 3}, 0, WORDS_float + 2083, TEXTS_float + 23823, TEXTS_float + 17335, TEXTS_float + 17407, TEXTS_float + 305, TEXTS_float + 306, 4, 13, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 91, WORDS_float + 116, 0, 1, 2}, {WORDS_float + 2042, WORDS_float + 2265, 2, 7, 2}, {WORDS_float + 80, WORDS_float + 38, 1, 1, 1}, 0, 0, TEXTS_float + 23857, TEXTS_float + 23903, TEXTS_float + 17573, TEXTS_float + 447, TEXTS_float + 306, 4, 13, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 91, WORDS_float + 333, 0, 1, 1}, {WORDS_float + 91, WORDS_float + 1080, 0, 7, 2}, {WORDS_float + 91, WORDS_float + 333, 0, 1, 1}, 0, WORDS_float + 91, TEXTS_float + 23953, TEXTS_float + 20111, TEXTS_float + 23987, TEXTS_float + 305, TEXTS_float + 306, 4, 13, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 2273, WORDS_float + 18, 6, 1, 2}, {WORDS_float + 2287, WORDS_float + 50, 2, 7, 1}, {WORDS_float + 2289, WORDS_float + 91, 1, 1, 0}, 0, WORDS_float + 2290, TEXTS_float + 24032, TEXTS_float + 24068, TEXTS_float + 24134, TEXTS_float + 305, TEXTS_float + 306, 4, 13, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 89, 12, 1, 2}, {WORDS_float + 91, WORDS_float + 679, 0, 7, 2}, {WORDS_float + 91, WORDS_float + 1080, 0, 1, 2}, 0, 0, TEXTS_float + 24159, TEXTS_float + 24213, TEXTS_float + 21011, TEXTS_float + 6927, TEXTS_float + 306, 4, 13, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 427, WORDS_float + 335, 12, 1, 2}, {WORDS_float + 116, WORDS_float + 683, 2, 7, 2}, {WORDS_float + 2039, WORDS_float + 18, 6, 1, 2}, 0, 0, TEXTS_float + 24282, TEXTS_float + 24308, TEXTS_float + 16974, TEXTS_float + 3295, TEXTS_float + 3313, 3, 13, 2, 3, 0, 1, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 2293, WORDS_float + 987, 36, 1, 8}, {WORDS_float + 2311, WORDS_float + 2168, 20, 7, 2}, {WORDS_float + 2331, WORDS_float + 2337, 12, 1, 4}, 0, WORDS_float + 2341, TEXTS_float + 24356, TEXTS_float + 10424, TEXTS_float + 24417, TEXTS_float + 305, TEXTS_float + 3473, 3, 16, 2, 2, 0, 1, 0, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 2359, WORDS_float + 2267, 8, 1, 2}, {WORDS_float + 424, WORDS_float + 683, 2, 7, 2}, {WORDS_float + 709, WORDS_float + 2128, 4, 1, 2}, 0, 0, TEXTS_float + 24582, TEXTS_float + 24614, TEXTS_float + 17573, TEXTS_float + 447, TEXTS_float + 3473, 3, 16, 2, 2, 0, 1, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 2359, WORDS_float + 2267, 8, 1, 2}, {WORDS_float + 2363, WORDS_float + 683, 2, 7, 2}, {WORDS_float + 709, WORDS_float + 2128, 4, 1, 2}, 0, 0, TEXTS_float + 24678, TEXTS_float + 24710, TEXTS_float + 17573, TEXTS_float + 447, TEXTS_float + 3473, 3, 16, 2, 2, 0, 1, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 1045, WORDS_float + 81, 4, 1, 1}, {WORDS_float + 50, WORDS_float + 78, 1, 7, 2}, {WORDS_float + 441, WORDS_float + 38, 1, 1, 1}, 0, WORDS_float + 2365, TEXTS_float + 24779, TEXTS_float + 24801, TEXTS_float + 20279, TEXTS_float + 305, TEXTS_float + 3473, 3, 16, 2, 2, 0, 1, 1, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 2273, WORDS_float + 105, 6, 1, 2}, {WORDS_float + 91, WORDS_float + 1057, 0, 7, 2}, {WORDS_float + 2367, WORDS_float + 2376, 18, 1, 3}, 0, WORDS_float + 2379, TEXTS_float + 24845, TEXTS_float + 24877, TEXTS_float + 24949, TEXTS_float + 305, TEXTS_float + 7202, 3, 16, 2, 1, 0, 1, 1, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 2359, WORDS_float + 2267, 8, 1, 2}, {WORDS_float + 424, WORDS_float + 683, 2, 7, 2}, {WORDS_float + 709, WORDS_float + 2128, 4, 1, 2}, 0, 0, TEXTS_float + 25024, TEXTS_float + 25056, TEXTS_float + 17573, TEXTS_float + 447, TEXTS_float + 7202, 3, 16, 2, 1, 0, 1, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 2359, WORDS_float + 2267, 8, 1, 2}, {WORDS_float + 2363, WORDS_float + 683, 2, 7, 2}, {WORDS_float + 709, WORDS_float + 2128, 4, 1, 2}, 0, 0, TEXTS_float + 25120, TEXTS_float + 25152, TEXTS_float + 17573, TEXTS_float + 447, TEXTS_float + 7202, 3, 16, 2, 1, 0, 1, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 91, WORDS_float + 1057, 0, 1, 2}, {WORDS_float + 91, WORDS_float + 679, 0, 7, 2}, {WORDS_float + 91, WORDS_float + 333, 0, 1, 1}, 0, WORDS_float + 91, TEXTS_float + 25221, TEXTS_float + 20111, TEXTS_float + 25262, TEXTS_float + 305, TEXTS_float + 7202, 3, 16, 2, 1, 0, 1, 0, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 427, WORDS_float + 335, 12, 1, 2}, {WORDS_float + 116, WORDS_float + 683, 2, 7, 2}, {WORDS_float + 2039, WORDS_float + 18, 6, 1, 2}, 0, WORDS_float + 2382, TEXTS_float + 25331, TEXTS_float + 25357, TEXTS_float + 25403, TEXTS_float + 305, TEXTS_float + 7202, 3, 16, 2, 1, 0, 1, 0, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 1078, WORDS_float + 77, 3, 1, 1}, {WORDS_float + 1080, WORDS_float + 683, 2, 7, 2}, {WORDS_float + 1082, WORDS_float + 50, 2, 1, 1}, 0, WORDS_float + 1083, TEXTS_float + 25445, TEXTS_float + 11475, TEXTS_float + 25473, TEXTS_float + 305, TEXTS_float + 7202, 3, 16, 2, 1, 0, 1, 0, 0, 0, 4, ENTRIES_float + 4},
    {{WORDS_float + 2359, WORDS_float + 2267, 8, 1, 2}, {WORDS_float + 424, WORDS_float + 683, 2, 7, 2}, {WORDS_float + 709, WORDS_float + 2128, 4, 1, 2}, 0, 0, TEXTS_float + 25550, TEXTS_float + 25583, TEXTS_float + 17573, TEXTS_float + 447, TEXTS_float + 306, 4, 16, 2, 0, 0, 1, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 2359, WORDS_float + 2267, 8, 1, 2}, {WORDS_float + 2363, WORDS_float + 683, 2, 7, 2}, {WORDS_float + 709, WORDS_float + 2128, 4, 1, 2}, 0, 0, TEXTS_float + 25648, TEXTS_float + 25681, TEXTS_float + 17573, TEXTS_float + 447, TEXTS_float + 306, 4, 16, 2, 0, 0, 1, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 332, WORDS_float + 38, 1, 1, 1}, {WORDS_float + 333, WORDS_float + 78, 1, 7, 2}, {WORDS_float + 334, WORDS_float + 38, 1, 1, 1}, 0, WORDS_float + 334, TEXTS_float + 25751, TEXTS_float + 3064, TEXTS_float + 25778, TEXTS_float + 305, TEXTS_float + 306, 4, 16, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 89, 12, 1, 2}, {WORDS_float + 91, WORDS_float + 1085, 0, 7, 2}, {WORDS_float + 91, WORDS_float + 333, 0, 1, 1}, 0, 0, TEXTS_float + 25802, TEXTS_float + 25855, TEXTS_float + 20664, TEXTS_float + 20687, TEXTS_float + 306, 4, 16, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 89, 12, 1, 2}, {WORDS_float + 91, WORDS_float + 1080, 0, 7, 2}, {WORDS_float + 91, WORDS_float + 333, 0, 1, 1}, 0, 0, TEXTS_float + 25922, TEXTS_float + 25974, TEXTS_float + 21011, TEXTS_float + 6927, TEXTS_float + 306, 4, 16, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 335, 12, 1, 2}, {WORDS_float + 116, WORDS_float + 683, 2, 7, 2}, {WORDS_float + 2039, WORDS_float + 18, 6, 1, 2}, 0, 0, TEXTS_float + 26037, TEXTS_float + 12383, TEXTS_float + 26073, TEXTS_float + 12210, TEXTS_float + 3313, 3, 16, 2, 3, 0, 1, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 83, WORDS_float + 335, 12, 1, 2}, {WORDS_float + 116, WORDS_float + 683, 2, 7, 2}, {WORDS_float + 2039, WORDS_float + 18, 6, 1, 2}, 0, 0, TEXTS_float + 26102, TEXTS_float + 12587, TEXTS_float + 26073, TEXTS_float + 12210, TEXTS_float + 3360, 3, 16, 2, 4, 0, 1, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 2388, WORDS_float + 2400, 24, 1, 4}, {WORDS_float + 2404, WORDS_float + 683, 2, 7, 2}, {WORDS_float + 2406, WORDS_float + 2414, 16, 1, 4}, 0, WORDS_float + 2418, TEXTS_float + 26138, TEXTS_float + 26191, TEXTS_float + 24417, TEXTS_float + 305, TEXTS_float + 3473, 3, 18, 2, 2, 0, 1, 0, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 2430, WORDS_float + 2438, 16, 1, 2}, {WORDS_float + 2440, WORDS_float + 2267, 8, 7, 2}, {WORDS_float + 2448, WORDS_float + 81, 4, 1, 1}, 0, WORDS_float + 2450, TEXTS_float + 26315, TEXTS_float + 26359, TEXTS_float + 26415, TEXTS_float + 305, TEXTS_float + 3473, 3, 18, 2, 2, 0, 1, 0, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 2458, WORDS_float + 105, 6, 1, 2}, {WORDS_float + 2042, WORDS_float + 683, 2, 7, 2}, {WORDS_float + 2461, WORDS_float + 2128, 4, 1, 2}, 0, WORDS_float + 2463, TEXTS_float + 26479, TEXTS_float + 26506, TEXTS_float + 26571, TEXTS_float + 305, TEXTS_float + 306, 4, 18, 2, 0, 0, 1, 0, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 2359, WORDS_float + 2267, 8, 1, 2}, {WORDS_float + 424, WORDS_float + 683, 2, 7, 2}, {WORDS_float + 709, WORDS_float + 2128, 4, 1, 2}, 0, 0, TEXTS_float + 26596, TEXTS_float + 26628, TEXTS_float + 17573, TEXTS_float + 447, TEXTS_float + 3313, 3, 18, 2, 3, 0, 1, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 2359, WORDS_float + 2267, 8, 1, 2}, {WORDS_float + 2363, WORDS_float + 683, 2, 7, 2}, {WORDS_float + 709, WORDS_float + 2128, 4, 1, 2}, 0, 0, TEXTS_float + 26692, TEXTS_float + 26724, TEXTS_float + 17573, TEXTS_float + 447, TEXTS_float + 3313, 3, 18, 2, 3, 0, 1, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 427, WORDS_float + 335, 12, 1, 2}, {WORDS_float + 116, WORDS_float + 683, 2, 7, 2}, {WORDS_float + 2039, WORDS_float + 18, 6, 1, 2}, 0, WORDS_float + 2466, TEXTS_float + 26793, TEXTS_float + 26819, TEXTS_float + 26865, TEXTS_float + 305, TEXTS_float + 3313, 3, 18, 2, 3, 0, 1, 0, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 2359, WORDS_float + 2267, 8, 1, 2}, {WORDS_float + 424, WORDS_float + 683, 2, 7, 2}, {WORDS_float + 2472, WORDS_float + 2128, 4, 1, 2}, 0, 0, TEXTS_float + 26907, TEXTS_float + 26939, TEXTS_float + 17573, TEXTS_float + 447, TEXTS_float + 3360, 3, 18, 2, 4, 0, 1, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 2359, WORDS_float + 2267, 8, 1, 2}, {WORDS_float + 2363, WORDS_float + 683, 2, 7, 2}, {WORDS_float + 2472, WORDS_float + 2128, 4, 1, 2}, 0, 0, TEXTS_float + 27003, TEXTS_float + 27035, TEXTS_float + 17573, TEXTS_float + 447, TEXTS_float + 3360, 3, 18, 2, 4, 0, 1, 2, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 2476, WORDS_float + 2493, 33, 1, 1}, {WORDS_float + 2494, WORDS_float + 2524, 30, 7, 2}, {WORDS_float + 2526, WORDS_float + 2541, 30, 1, 1}, 0, WORDS_float + 2542, TEXTS_float + 27104, TEXTS_float + 27145, TEXTS_float + 27227, TEXTS_float + 305, TEXTS_float + 3360, 3, 18, 2, 4, 0, 1, 0, 0, 0, 7, ENTRIES_float + 13},
    {{WORDS_float + 2563, WORDS_float + 2493, 33, 1, 1}, {WORDS_float + 2494, WORDS_float + 2524, 30, 7, 2}, {WORDS_float + 2580, WORDS_float + 2541, 30, 1, 1}, 0, WORDS_float + 2595, TEXTS_float + 27274, TEXTS_float + 27315, TEXTS_float + 27380, TEXTS_float + 305, TEXTS_float + 3360, 3, 18, 2, 4, 0, 1, 0, 0, 33, 4, ENTRIES_float + 20},
    {{WORDS_float + 2430, WORDS_float + 2438, 16, 1, 2}, {WORDS_float + 2440, WORDS_float + 2267, 8, 7, 2}, {WORDS_float + 2448, WORDS_float + 81, 4, 1, 1}, 0, WORDS_float + 2612, TEXTS_float + 27420, TEXTS_float + 26359, TEXTS_float + 27464, TEXTS_float + 305, TEXTS_float + 3360, 3, 18, 2, 4, 0, 1, 0, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 2620, WORDS_float + 2632, 24, 1, 8}, {WORDS_float + 2640, WORDS_float + 2654, 14, 7, 2}, {WORDS_float + 2656, WORDS_float + 2128, 4, 1, 2}, 0, WORDS_float + 2658, TEXTS_float + 27528, TEXTS_float + 27565, TEXTS_float + 27607, TEXTS_float + 305, TEXTS_float + 3360, 3, 18, 2, 4, 0, 1, 0, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 91, WORDS_float + 1085, 0, 1, 2}, {WORDS_float + 91, WORDS_float + 1080, 0, 7, 2}, {WORDS_float + 91, WORDS_float + 1085, 0, 1, 2}, 0, WORDS_float + 91, TEXTS_float + 27673, TEXTS_float + 20111, TEXTS_float + 27709, TEXTS_float + 305, TEXTS_float + 7202, 3, 18, 2, 1, 0, 1, 0, 0, 0, 0, ENTRIES_float + 1},
    {{WORDS_float + 427, WORDS_float + 335, 12, 1, 2}, {WORDS_float + 116, WORDS_float + 683, 2, 7, 2}, {WORDS_float + 2039, WORDS_float + 18, 6, 1, 2}, 0, WORDS_float + 2382, TEXTS_float + 27801, TEXTS_float + 27827, TEXTS_float + 25403, TEXTS_float + 305, TEXTS_float + 7202, 3, 18, 2, 1, 0, 1, 0, 0, 0, 0, ENTRIES_float + 1},
#endif
#if (SCATTER_VECTORS_TYPES) & 0x4 /* uint8 */
    {{WORDS_uint8 + 0, WORDS_uint8 + 7, 54, 2, 5}, {WORDS_uint8 + 12, WORDS_uint8 + 36, 24, 7, 5}, {WORDS_uint8 + 41, WORDS_uint8 + 36, 24, 2, 5}, 0, 0, TEXTS_uint8 + 0, TEXTS_uint8 + 45, TEXTS_uint8 + 92, TEXTS_uint8 + 118, TEXTS_uint8 + 136, 3, 11, 0, 1, 0, 1, 2, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 0, WORDS_uint8 + 7, 54, 2, 5}, {WORDS_uint8 + 12, WORDS_uint8 + 36, 24, 7, 5}, {WORDS_uint8 + 41, WORDS_uint8 + 36, 24, 2, 5}, -2, WORDS_uint8 + 44, TEXTS_uint8 + 140, TEXTS_uint8 + 171, TEXTS_uint8 + 235, TEXTS_uint8 + 296, TEXTS_uint8 + 297, 4, 11, 0, 0, 1, 0, 1, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 0, WORDS_uint8 + 7, 54, 2, 5}, {WORDS_uint8 + 51, WORDS_uint8 + 36, 24, 7, 5}, {WORDS_uint8 + 41, WORDS_uint8 + 36, 24, 2, 5}, -2, 0, TEXTS_uint8 + 302, TEXTS_uint8 + 333, TEXTS_uint8 + 363, TEXTS_uint8 + 384, TEXTS_uint8 + 297, 4, 11, 0, 0, 1, 0, 2, 1, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 75, WORDS_uint8 + 78, 18, 2, 2}, {WORDS_uint8 + 80, WORDS_uint8 + 86, 6, 7, 2}, {WORDS_uint8 + 88, WORDS_uint8 + 86, 6, 2, 2}, -1, WORDS_uint8 + 89, TEXTS_uint8 + 397, TEXTS_uint8 + 427, TEXTS_uint8 + 493, TEXTS_uint8 + 296, TEXTS_uint8 + 297, 4, 11, 0, 0, 1, 0, 1, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 94, WORDS_uint8 + 78, 18, 2, 2}, {WORDS_uint8 + 97, WORDS_uint8 + 86, 6, 7, 2}, {WORDS_uint8 + 103, WORDS_uint8 + 86, 6, 2, 2}, -1, WORDS_uint8 + 104, TEXTS_uint8 + 641, TEXTS_uint8 + 671, TEXTS_uint8 + 806, TEXTS_uint8 + 296, TEXTS_uint8 + 297, 4, 11, 0, 0, 1, 0, 1, 0, 2, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 107, WORDS_uint8 + 108, 7, 2, 1}, {WORDS_uint8 + 109, WORDS_uint8 + 112, 6, 6, 1}, {WORDS_uint8 + 88, WORDS_uint8 + 112, 6, 2, 1}, 0, WORDS_uint8 + 113, TEXTS_uint8 + 851, TEXTS_uint8 + 427, TEXTS_uint8 + 880, TEXTS_uint8 + 296, TEXTS_uint8 + 297, 4, 9, 0, 0, 1, 0, 0, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 116, WORDS_uint8 + 108, 7, 2, 1}, {WORDS_uint8 + 117, WORDS_uint8 + 112, 6, 6, 1}, {WORDS_uint8 + 103, WORDS_uint8 + 112, 6, 2, 1}, 0, WORDS_uint8 + 120, TEXTS_uint8 + 1010, TEXTS_uint8 + 1039, TEXTS_uint8 + 1160, TEXTS_uint8 + 296, TEXTS_uint8 + 297, 4, 9, 0, 0, 1, 0, 1, 0, 2, 0, ENTRIES_uint8 + 2},
    {{WORDS_uint8 + 121, WORDS_uint8 + 122, 4, 2, 1}, {WORDS_uint8 + 123, WORDS_uint8 + 125, 2, 7, 1}, {WORDS_uint8 + 126, WORDS_uint8 + 125, 2, 3, 1}, 0, 0, TEXTS_uint8 + 1184, TEXTS_uint8 + 1218, TEXTS_uint8 + 1282, TEXTS_uint8 + 1303, TEXTS_uint8 + 297, 4, 9, 0, 0, 0, 0, 2, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 127, WORDS_uint8 + 122, 4, 2, 1}, {WORDS_uint8 + 128, WORDS_uint8 + 125, 2, 7, 1}, {WORDS_uint8 + 130, WORDS_uint8 + 125, 2, 2, 1}, 0, WORDS_uint8 + 131, TEXTS_uint8 + 1316, TEXTS_uint8 + 1346, TEXTS_uint8 + 1393, TEXTS_uint8 + 296, TEXTS_uint8 + 297, 4, 11, 1, 0, 0, 0, 0, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 132, WORDS_uint8 + 135, 24, 2, 8}, {WORDS_uint8 + 143, WORDS_uint8 + 151, 8, 7, 8}, {WORDS_uint8 + 159, WORDS_uint8 + 151, 8, 2, 8}, 0, WORDS_uint8 + 160, TEXTS_uint8 + 1448, TEXTS_uint8 + 1494, TEXTS_uint8 + 1566, TEXTS_uint8 + 296, TEXTS_uint8 + 297, 4, 13, 1, 0, 1, 0, 0, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 163, WORDS_uint8 + 164, 5, 2, 1}, {WORDS_uint8 + 165, WORDS_uint8 + 168, 3, 7, 1}, {WORDS_uint8 + 169, WORDS_uint8 + 168, 3, 2, 1}, 0, WORDS_uint8 + 170, TEXTS_uint8 + 1641, TEXTS_uint8 + 1681, TEXTS_uint8 + 1769, TEXTS_uint8 + 296, TEXTS_uint8 + 297, 4, 16, 1, 0, 0, 0, 0, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 171, WORDS_uint8 + 173, 12, 2, 2}, {WORDS_uint8 + 175, WORDS_uint8 + 184, 9, 7, 2}, {WORDS_uint8 + 186, WORDS_uint8 + 184, 9, 2, 2}, 1, WORDS_uint8 + 188, TEXTS_uint8 + 1821, TEXTS_uint8 + 1917, TEXTS_uint8 + 2119, TEXTS_uint8 + 296, TEXTS_uint8 + 2224, 3, 16, 1, 2, 1, 1, 0, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 190, WORDS_uint8 + 199, 71, 2, 1}, {WORDS_uint8 + 200, WORDS_uint8 + 267, 67, 7, 1}, {WORDS_uint8 + 268, WORDS_uint8 + 267, 67, 2, 1}, 0, WORDS_uint8 + 277, TEXTS_uint8 + 2228, TEXTS_uint8 + 2289, TEXTS_uint8 + 2357, TEXTS_uint8 + 296, TEXTS_uint8 + 2224, 3, 16, 1, 2, 0, 1, 0, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 190, WORDS_uint8 + 199, 71, 2, 1}, {WORDS_uint8 + 286, WORDS_uint8 + 267, 67, 7, 1}, {WORDS_uint8 + 268, WORDS_uint8 + 267, 67, 2, 1}, 0, 0, TEXTS_uint8 + 2484, TEXTS_uint8 + 2545, TEXTS_uint8 + 2607, TEXTS_uint8 + 384, TEXTS_uint8 + 2224, 3, 16, 1, 2, 0, 1, 2, 1, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 190, WORDS_uint8 + 199, 71, 2, 1}, {WORDS_uint8 + 353, WORDS_uint8 + 267, 67, 7, 1}, {WORDS_uint8 + 268, WORDS_uint8 + 267, 67, 2, 1}, 0, 0, TEXTS_uint8 + 2636, TEXTS_uint8 + 2697, TEXTS_uint8 + 2607, TEXTS_uint8 + 384, TEXTS_uint8 + 2224, 3, 16, 1, 2, 0, 1, 2, 1, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 190, WORDS_uint8 + 199, 71, 2, 1}, {WORDS_uint8 + 420, WORDS_uint8 + 267, 67, 7, 1}, {WORDS_uint8 + 268, WORDS_uint8 + 267, 67, 2, 1}, 0, 0, TEXTS_uint8 + 2764, TEXTS_uint8 + 2825, TEXTS_uint8 + 2607, TEXTS_uint8 + 384, TEXTS_uint8 + 2224, 3, 16, 1, 2, 0, 1, 2, 1, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 190, WORDS_uint8 + 199, 71, 2, 1}, {WORDS_uint8 + 487, WORDS_uint8 + 267, 67, 7, 1}, {WORDS_uint8 + 268, WORDS_uint8 + 267, 67, 2, 1}, 0, 0, TEXTS_uint8 + 2886, TEXTS_uint8 + 2947, TEXTS_uint8 + 2607, TEXTS_uint8 + 384, TEXTS_uint8 + 2224, 3, 16, 1, 2, 0, 1, 2, 1, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 190, WORDS_uint8 + 199, 71, 2, 1}, {WORDS_uint8 + 554, WORDS_uint8 + 267, 67, 7, 1}, {WORDS_uint8 + 268, WORDS_uint8 + 267, 67, 2, 1}, 0, 0, TEXTS_uint8 + 3012, TEXTS_uint8 + 3073, TEXTS_uint8 + 2607, TEXTS_uint8 + 384, TEXTS_uint8 + 2224, 3, 16, 1, 2, 0, 1, 2, 1, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 190, WORDS_uint8 + 199, 71, 2, 1}, {WORDS_uint8 + 621, WORDS_uint8 + 267, 67, 7, 1}, {WORDS_uint8 + 268, WORDS_uint8 + 267, 67, 2, 1}, 0, 0, TEXTS_uint8 + 3107, TEXTS_uint8 + 3168, TEXTS_uint8 + 2607, TEXTS_uint8 + 384, TEXTS_uint8 + 2224, 3, 16, 1, 2, 0, 1, 2, 1, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 190, WORDS_uint8 + 199, 71, 2, 1}, {WORDS_uint8 + 688, WORDS_uint8 + 267, 67, 7, 1}, {WORDS_uint8 + 268, WORDS_uint8 + 267, 67, 2, 1}, 0, 0, TEXTS_uint8 + 3237, TEXTS_uint8 + 3298, TEXTS_uint8 + 2607, TEXTS_uint8 + 384, TEXTS_uint8 + 2224, 3, 16, 1, 2, 0, 1, 2, 1, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 190, WORDS_uint8 + 199, 71, 2, 1}, {WORDS_uint8 + 420, WORDS_uint8 + 267, 67, 7, 1}, {WORDS_uint8 + 755, WORDS_uint8 + 267, 67, 2, 1}, 0, 0, TEXTS_uint8 + 3368, TEXTS_uint8 + 3429, TEXTS_uint8 + 2607, TEXTS_uint8 + 384, TEXTS_uint8 + 2224, 3, 16, 1, 2, 0, 1, 2, 1, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 764, WORDS_uint8 + 108, 7, 2, 1}, {WORDS_uint8 + 765, WORDS_uint8 + 112, 6, 6, 1}, {WORDS_uint8 + 768, WORDS_uint8 + 112, 6, 2, 1}, 0, WORDS_uint8 + 769, TEXTS_uint8 + 3498, TEXTS_uint8 + 3535, TEXTS_uint8 + 3602, TEXTS_uint8 + 296, TEXTS_uint8 + 2224, 3, 16, 1, 2, 1, 1, 0, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 770, WORDS_uint8 + 108, 7, 2, 1}, {WORDS_uint8 + 771, WORDS_uint8 + 112, 6, 6, 1}, {WORDS_uint8 + 774, WORDS_uint8 + 112, 6, 2, 1}, 0, WORDS_uint8 + 775, TEXTS_uint8 + 3792, TEXTS_uint8 + 3829, TEXTS_uint8 + 3957, TEXTS_uint8 + 296, TEXTS_uint8 + 2224, 3, 16, 1, 2, 1, 1, 0, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 776, WORDS_uint8 + 777, 6, 2, 2}, {WORDS_uint8 + 779, WORDS_uint8 + 784, 5, 7, 2}, {WORDS_uint8 + 786, WORDS_uint8 + 784, 5, 2, 2}, 0, WORDS_uint8 + 787, TEXTS_uint8 + 4125, TEXTS_uint8 + 4178, TEXTS_uint8 + 4284, TEXTS_uint8 + 296, TEXTS_uint8 + 4481, 3, 18, 1, 4, 1, 1, 0, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 171, WORDS_uint8 + 788, 12, 2, 3}, {WORDS_uint8 + 791, WORDS_uint8 + 799, 8, 7, 3}, {WORDS_uint8 + 802, WORDS_uint8 + 799, 8, 2, 3}, 1, 0, TEXTS_uint8 + 4485, TEXTS_uint8 + 4558, TEXTS_uint8 + 2607, TEXTS_uint8 + 384, TEXTS_uint8 + 4481, 3, 18, 1, 4, 1, 1, 2, 1, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 803, WORDS_uint8 + 808, 36, 2, 8}, {WORDS_uint8 + 816, WORDS_uint8 + 822, 12, 6, 8}, {WORDS_uint8 + 830, WORDS_uint8 + 822, 12, 2, 8}, -6, WORDS_uint8 + 832, TEXTS_uint8 + 4681, TEXTS_uint8 + 4773, TEXTS_uint8 + 4875, TEXTS_uint8 + 296, TEXTS_uint8 + 5114, 3, 18, 1, 3, 1, 1, 0, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 837, WORDS_uint8 + 837, 0, 2, 2}, {WORDS_uint8 + 837, WORDS_uint8 + 839, 0, 6, 2}, {WORDS_uint8 + 837, WORDS_uint8 + 839, 0, 2, 2}, 0, WORDS_uint8 + 837, TEXTS_uint8 + 5118, TEXTS_uint8 + 5173, TEXTS_uint8 + 5231, TEXTS_uint8 + 296, TEXTS_uint8 + 297, 4, 18, 1, 0, 1, 1, 0, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 163, WORDS_uint8 + 164, 5, 2, 1}, {WORDS_uint8 + 165, WORDS_uint8 + 168, 3, 7, 1}, {WORDS_uint8 + 169, WORDS_uint8 + 168, 3, 2, 1}, 0, WORDS_uint8 + 170, TEXTS_uint8 + 5288, TEXTS_uint8 + 1681, TEXTS_uint8 + 1769, TEXTS_uint8 + 296, TEXTS_uint8 + 297, 4, 18, 1, 0, 0, 0, 0, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 841, WORDS_uint8 + 873, 255, 2, 1}, {WORDS_uint8 + 874, WORDS_uint8 + 168, 3, 7, 1}, {WORDS_uint8 + 877, WORDS_uint8 + 168, 3, 2, 1}, 0, WORDS_uint8 + 878, TEXTS_uint8 + 5328, TEXTS_uint8 + 5369, TEXTS_uint8 + 5422, TEXTS_uint8 + 296, TEXTS_uint8 + 297, 4, 18, 1, 0, 0, 1, 1, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 841, WORDS_uint8 + 873, 255, 2, 1}, {WORDS_uint8 + 910, WORDS_uint8 + 168, 3, 7, 1}, {WORDS_uint8 + 877, WORDS_uint8 + 168, 3, 2, 1}, 0, WORDS_uint8 + 913, TEXTS_uint8 + 5477, TEXTS_uint8 + 5518, TEXTS_uint8 + 5422, TEXTS_uint8 + 296, TEXTS_uint8 + 297, 4, 18, 1, 0, 0, 1, 1, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 841, WORDS_uint8 + 873, 255, 2, 1}, {WORDS_uint8 + 945, WORDS_uint8 + 168, 3, 7, 1}, {WORDS_uint8 + 948, WORDS_uint8 + 168, 3, 2, 1}, 0, WORDS_uint8 + 949, TEXTS_uint8 + 5578, TEXTS_uint8 + 5619, TEXTS_uint8 + 5690, TEXTS_uint8 + 296, TEXTS_uint8 + 297, 4, 18, 1, 0, 0, 1, 0, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 983, WORDS_uint8 + 987, 29, 2, 1}, {WORDS_uint8 + 988, WORDS_uint8 + 1014, 26, 7, 1}, {WORDS_uint8 + 1015, WORDS_uint8 + 1014, 26, 2, 1}, 0, WORDS_uint8 + 1019, TEXTS_uint8 + 5744, TEXTS_uint8 + 5789, TEXTS_uint8 + 5871, TEXTS_uint8 + 296, TEXTS_uint8 + 2224, 3, 18, 1, 2, 0, 1, 0, 0, 0, 6, ENTRIES_uint8 + 4},
    {{WORDS_uint8 + 1023, WORDS_uint8 + 1038, 120, 2, 2}, {WORDS_uint8 + 1040, WORDS_uint8 + 1073, 33, 7, 2}, {WORDS_uint8 + 1075, WORDS_uint8 + 1073, 33, 2, 2}, 0, WORDS_uint8 + 1080, TEXTS_uint8 + 5964, TEXTS_uint8 + 6018, TEXTS_uint8 + 6078, TEXTS_uint8 + 296, TEXTS_uint8 + 136, 3, 18, 1, 1, 0, 1, 0, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 1095, WORDS_uint8 + 125, 2, 2, 1}, {WORDS_uint8 + 1096, WORDS_uint8 + 125, 2, 7, 1}, {WORDS_uint8 + 1098, WORDS_uint8 + 125, 2, 2, 1}, 0, WORDS_uint8 + 1099, TEXTS_uint8 + 6236, TEXTS_uint8 + 6271, TEXTS_uint8 + 6324, TEXTS_uint8 + 296, TEXTS_uint8 + 136, 3, 18, 1, 1, 0, 1, 0, 0, 0, 2, ENTRIES_uint8 + 10},
    {{WORDS_uint8 + 1100, WORDS_uint8 + 1103, 17, 2, 1}, {WORDS_uint8 + 1104, WORDS_uint8 + 1121, 17, 7, 2}, {WORDS_uint8 + 1123, WORDS_uint8 + 1103, 17, 2, 1}, 0, WORDS_uint8 + 1126, TEXTS_uint8 + 6383, TEXTS_uint8 + 6415, TEXTS_uint8 + 6518, TEXTS_uint8 + 296, TEXTS_uint8 + 297, 4, 11, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 1129, WORDS_uint8 + 1131, 14, 2, 2}, {WORDS_uint8 + 1133, WORDS_uint8 + 1139, 6, 7, 2}, {WORDS_uint8 + 1141, WORDS_uint8 + 1143, 12, 2, 2}, 0, WORDS_uint8 + 1145, TEXTS_uint8 + 6542, TEXTS_uint8 + 427, TEXTS_uint8 + 6574, TEXTS_uint8 + 296, TEXTS_uint8 + 297, 4, 11, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 1150, WORDS_uint8 + 1131, 14, 2, 2}, {WORDS_uint8 + 1152, WORDS_uint8 + 1139, 6, 7, 2}, {WORDS_uint8 + 1158, WORDS_uint8 + 1143, 12, 2, 2}, 0, WORDS_uint8 + 1160, TEXTS_uint8 + 6680, TEXTS_uint8 + 671, TEXTS_uint8 + 6712, TEXTS_uint8 + 296, TEXTS_uint8 + 297, 4, 11, 2, 0, 0, 0, 1, 0, 4, 2, ENTRIES_uint8 + 12},
    {{WORDS_uint8 + 127, WORDS_uint8 + 122, 4, 2, 1}, {WORDS_uint8 + 128, WORDS_uint8 + 1162, 2, 7, 2}, {WORDS_uint8 + 130, WORDS_uint8 + 125, 2, 2, 1}, 0, WORDS_uint8 + 131, TEXTS_uint8 + 6761, TEXTS_uint8 + 6785, TEXTS_uint8 + 6858, TEXTS_uint8 + 296, TEXTS_uint8 + 297, 4, 13, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 1164, WORDS_uint8 + 173, 12, 2, 2}, {WORDS_uint8 + 125, WORDS_uint8 + 1166, 1, 7, 1}, {WORDS_uint8 + 1167, WORDS_uint8 + 122, 4, 2, 1}, 0, WORDS_uint8 + 1168, TEXTS_uint8 + 6901, TEXTS_uint8 + 6939, TEXTS_uint8 + 7047, TEXTS_uint8 + 296, TEXTS_uint8 + 2224, 3, 16, 2, 2, 0, 1, 0, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 163, WORDS_uint8 + 164, 5, 2, 1}, {WORDS_uint8 + 165, WORDS_uint8 + 128, 3, 7, 2}, {WORDS_uint8 + 169, WORDS_uint8 + 168, 3, 2, 1}, 0, WORDS_uint8 + 170, TEXTS_uint8 + 7160, TEXTS_uint8 + 1681, TEXTS_uint8 + 7194, TEXTS_uint8 + 296, TEXTS_uint8 + 297, 4, 16, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 1170, WORDS_uint8 + 1174, 32, 2, 12}, {WORDS_uint8 + 1186, WORDS_uint8 + 1222, 36, 7, 2}, {WORDS_uint8 + 1224, WORDS_uint8 + 1225, 8, 2, 4}, 0, WORDS_uint8 + 1229, TEXTS_uint8 + 7234, TEXTS_uint8 + 7303, TEXTS_uint8 + 7406, TEXTS_uint8 + 296, TEXTS_uint8 + 4481, 3, 18, 2, 4, 0, 1, 1, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 1233, WORDS_uint8 + 1236, 23, 2, 1}, {WORDS_uint8 + 1237, WORDS_uint8 + 1338, 101, 7, 2}, {WORDS_uint8 + 1340, WORDS_uint8 + 1353, 101, 2, 1}, 0, WORDS_uint8 + 1354, TEXTS_uint8 + 7571, TEXTS_uint8 + 7609, TEXTS_uint8 + 7695, TEXTS_uint8 + 296, TEXTS_uint8 + 4481, 3, 18, 2, 4, 0, 1, 0, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 1357, WORDS_uint8 + 1373, 128, 2, 2}, {WORDS_uint8 + 1166, WORDS_uint8 + 1375, 1, 7, 2}, {WORDS_uint8 + 1377, WORDS_uint8 + 1385, 64, 2, 2}, 0, WORDS_uint8 + 1387, TEXTS_uint8 + 7805, TEXTS_uint8 + 7846, TEXTS_uint8 + 7932, TEXTS_uint8 + 296, TEXTS_uint8 + 136, 3, 18, 2, 1, 0, 1, 0, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 1403, WORDS_uint8 + 1407, 27, 2, 3}, {WORDS_uint8 + 1410, WORDS_uint8 + 128, 3, 7, 2}, {WORDS_uint8 + 1413, WORDS_uint8 + 1407, 27, 2, 3}, 0, WORDS_uint8 + 1417, TEXTS_uint8 + 8045, TEXTS_uint8 + 8096, TEXTS_uint8 + 8203, TEXTS_uint8 + 296, TEXTS_uint8 + 2224, 3, 18, 2, 2, 0, 1, 0, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 1421, WORDS_uint8 + 1422, 6, 2, 2}, {WORDS_uint8 + 837, WORDS_uint8 + 1424, 0, 7, 3}, {WORDS_uint8 + 837, WORDS_uint8 + 123, 0, 2, 2}, 0, WORDS_uint8 + 1421, TEXTS_uint8 + 8368, TEXTS_uint8 + 8408, TEXTS_uint8 + 8465, TEXTS_uint8 + 296, TEXTS_uint8 + 2224, 3, 18, 2, 2, 0, 1, 0, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 1427, WORDS_uint8 + 1428, 5, 2, 2}, {WORDS_uint8 + 1430, WORDS_uint8 + 1428, 5, 7, 2}, {WORDS_uint8 + 1427, WORDS_uint8 + 1428, 5, 2, 2}, 0, 0, TEXTS_uint8 + 8509, TEXTS_uint8 + 8595, TEXTS_uint8 + 8735, TEXTS_uint8 + 384, TEXTS_uint8 + 2224, 3, 18, 2, 2, 0, 1, 2, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 1435, WORDS_uint8 + 173, 12, 2, 2}, {WORDS_uint8 + 1437, WORDS_uint8 + 1143, 12, 7, 2}, {WORDS_uint8 + 768, WORDS_uint8 + 112, 6, 2, 1}, 0, WORDS_uint8 + 1449, TEXTS_uint8 + 8758, TEXTS_uint8 + 3535, TEXTS_uint8 + 8789, TEXTS_uint8 + 296, TEXTS_uint8 + 2224, 3, 18, 2, 2, 0, 1, 0, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 1451, WORDS_uint8 + 173, 12, 2, 2}, {WORDS_uint8 + 1453, WORDS_uint8 + 1143, 12, 7, 2}, {WORDS_uint8 + 774, WORDS_uint8 + 112, 6, 2, 1}, 0, WORDS_uint8 + 1465, TEXTS_uint8 + 8899, TEXTS_uint8 + 3829, TEXTS_uint8 + 8930, TEXTS_uint8 + 296, TEXTS_uint8 + 2224, 3, 18, 2, 2, 0, 1, 0, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 163, WORDS_uint8 + 164, 5, 2, 1}, {WORDS_uint8 + 165, WORDS_uint8 + 128, 3, 7, 2}, {WORDS_uint8 + 169, WORDS_uint8 + 168, 3, 2, 1}, 0, WORDS_uint8 + 170, TEXTS_uint8 + 9068, TEXTS_uint8 + 1681, TEXTS_uint8 + 7194, TEXTS_uint8 + 296, TEXTS_uint8 + 297, 4, 18, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 1467, WORDS_uint8 + 1481, 105, 2, 3}, {WORDS_uint8 + 1484, WORDS_uint8 + 1550, 66, 7, 2}, {WORDS_uint8 + 1552, WORDS_uint8 + 1565, 99, 2, 2}, 0, WORDS_uint8 + 1567, TEXTS_uint8 + 9102, TEXTS_uint8 + 2289, TEXTS_uint8 + 9151, TEXTS_uint8 + 296, TEXTS_uint8 + 297, 4, 18, 2, 0, 0, 1, 0, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 1467, WORDS_uint8 + 1481, 105, 2, 3}, {WORDS_uint8 + 1581, WORDS_uint8 + 1550, 66, 7, 2}, {WORDS_uint8 + 1552, WORDS_uint8 + 1565, 99, 2, 2}, 0, 0, TEXTS_uint8 + 9225, TEXTS_uint8 + 9274, TEXTS_uint8 + 8735, TEXTS_uint8 + 384, TEXTS_uint8 + 297, 4, 18, 2, 0, 0, 1, 2, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 1467, WORDS_uint8 + 1481, 105, 2, 3}, {WORDS_uint8 + 1647, WORDS_uint8 + 1550, 66, 7, 2}, {WORDS_uint8 + 1552, WORDS_uint8 + 1565, 99, 2, 2}, 0, 0, TEXTS_uint8 + 9348, TEXTS_uint8 + 9397, TEXTS_uint8 + 8735, TEXTS_uint8 + 384, TEXTS_uint8 + 297, 4, 18, 2, 0, 0, 1, 2, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 1713, WORDS_uint8 + 1749, 288, 2, 2}, {WORDS_uint8 + 1751, WORDS_uint8 + 1428, 5, 7, 2}, {WORDS_uint8 + 1756, WORDS_uint8 + 1776, 160, 2, 2}, 0, WORDS_uint8 + 1778, TEXTS_uint8 + 9475, TEXTS_uint8 + 9508, TEXTS_uint8 + 9549, TEXTS_uint8 + 296, TEXTS_uint8 + 297, 4, 18, 2, 0, 0, 1, 0, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 1713, WORDS_uint8 + 1749, 288, 2, 2}, {WORDS_uint8 + 1814, WORDS_uint8 + 1428, 5, 7, 2}, {WORDS_uint8 + 1756, WORDS_uint8 + 1776, 160, 2, 2}, 0, WORDS_uint8 + 1819, TEXTS_uint8 + 9607, TEXTS_uint8 + 9640, TEXTS_uint8 + 9549, TEXTS_uint8 + 296, TEXTS_uint8 + 297, 4, 18, 2, 0, 0, 1, 0, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 1713, WORDS_uint8 + 1749, 288, 2, 2}, {WORDS_uint8 + 1855, WORDS_uint8 + 1428, 5, 7, 2}, {WORDS_uint8 + 1756, WORDS_uint8 + 1776, 160, 2, 2}, 0, WORDS_uint8 + 1860, TEXTS_uint8 + 9681, TEXTS_uint8 + 9714, TEXTS_uint8 + 9549, TEXTS_uint8 + 296, TEXTS_uint8 + 297, 4, 18, 2, 0, 0, 1, 0, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 1713, WORDS_uint8 + 1749, 288, 2, 2}, {WORDS_uint8 + 1896, WORDS_uint8 + 1428, 5, 7, 2}, {WORDS_uint8 + 1901, WORDS_uint8 + 1776, 160, 2, 2}, 0, WORDS_uint8 + 1921, TEXTS_uint8 + 9776, TEXTS_uint8 + 9809, TEXTS_uint8 + 9878, TEXTS_uint8 + 296, TEXTS_uint8 + 297, 4, 18, 2, 0, 0, 1, 1, 0, 0, 0, ENTRIES_uint8 + 0},
    {{WORDS_uint8 + 1957, WORDS_uint8 + 2086, 1026, 2, 2}, {WORDS_uint8 + 2088, WORDS_uint8 + 128, 3, 7, 2}, {WORDS_uint8 + 2091, WORDS_uint8 + 2284, 1539, 2, 2}, 0, WORDS_uint8 + 2286, TEXTS_uint8 + 9937, TEXTS_uint8 + 9975, TEXTS_uint8 + 10040, TEXTS_uint8 + 296, TEXTS_uint8 + 5114, 3, 18, 2, 3, 0, 1, 0, 0, 0, 0, ENTRIES_uint8 + 0},
#endif
#if (SCATTER_VECTORS_TYPES) & 0x8 /* int8 */
    {{WORDS_int8 + 0, WORDS_int8 + 7, 54, 3, 5}, {WORDS_int8 + 12, WORDS_int8 + 36, 24, 7, 5}, {WORDS_int8 + 41, WORDS_int8 + 36, 24, 3, 5}, 0, 0, TEXTS_int8 + 0, TEXTS_int8 + 44, TEXTS_int8 + 90, TEXTS_int8 + 116, TEXTS_int8 + 134, 3, 11, 0, 1, 0, 1, 2, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 44, WORDS_int8 + 47, 24, 3, 3}, {WORDS_int8 + 50, WORDS_int8 + 56, 6, 7, 3}, {WORDS_int8 + 59, WORDS_int8 + 56, 6, 3, 3}, -2, WORDS_int8 + 60, TEXTS_int8 + 138, TEXTS_int8 + 167, TEXTS_int8 + 232, TEXTS_int8 + 356, TEXTS_int8 + 357, 4, 11, 0, 0, 1, 0, 1, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 65, WORDS_int8 + 47, 24, 3, 3}, {WORDS_int8 + 68, WORDS_int8 + 56, 6, 7, 3}, {WORDS_int8 + 74, WORDS_int8 + 56, 6, 3, 3}, -2, WORDS_int8 + 75, TEXTS_int8 + 362, TEXTS_int8 + 391, TEXTS_int8 + 526, TEXTS_int8 + 356, TEXTS_int8 + 357, 4, 11, 0, 0, 1, 0, 1, 0, 2, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 0, WORDS_int8 + 7, 54, 3, 5}, {WORDS_int8 + 12, WORDS_int8 + 36, 24, 7, 5}, {WORDS_int8 + 41, WORDS_int8 + 36, 24, 3, 5}, -2, WORDS_int8 + 78, TEXTS_int8 + 571, TEXTS_int8 + 601, TEXTS_int8 + 664, TEXTS_int8 + 356, TEXTS_int8 + 357, 4, 11, 0, 0, 1, 0, 1, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 0, WORDS_int8 + 7, 54, 3, 5}, {WORDS_int8 + 85, WORDS_int8 + 36, 24, 7, 5}, {WORDS_int8 + 41, WORDS_int8 + 36, 24, 3, 5}, -2, 0, TEXTS_int8 + 725, TEXTS_int8 + 755, TEXTS_int8 + 785, TEXTS_int8 + 806, TEXTS_int8 + 357, 4, 11, 0, 0, 1, 0, 2, 1, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 109, WORDS_int8 + 110, 3, 3, 1}, {WORDS_int8 + 111, WORDS_int8 + 113, 2, 7, 1}, {WORDS_int8 + 114, WORDS_int8 + 113, 2, 3, 1}, 0, WORDS_int8 + 115, TEXTS_int8 + 819, TEXTS_int8 + 857, TEXTS_int8 + 952, TEXTS_int8 + 356, TEXTS_int8 + 357, 4, 11, 1, 0, 0, 0, 0, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 109, WORDS_int8 + 110, 3, 3, 1}, {WORDS_int8 + 111, WORDS_int8 + 113, 2, 7, 1}, {WORDS_int8 + 114, WORDS_int8 + 113, 2, 3, 1}, 0, WORDS_int8 + 115, TEXTS_int8 + 980, TEXTS_int8 + 857, TEXTS_int8 + 952, TEXTS_int8 + 356, TEXTS_int8 + 357, 4, 13, 1, 0, 0, 0, 0, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 116, WORDS_int8 + 147, 243, 3, 5}, {WORDS_int8 + 152, WORDS_int8 + 184, 32, 7, 5}, {WORDS_int8 + 189, WORDS_int8 + 184, 32, 3, 5}, -2, WORDS_int8 + 193, TEXTS_int8 + 1018, TEXTS_int8 + 1066, TEXTS_int8 + 1158, TEXTS_int8 + 356, TEXTS_int8 + 357, 4, 13, 1, 0, 1, 0, 1, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 109, WORDS_int8 + 110, 3, 3, 1}, {WORDS_int8 + 111, WORDS_int8 + 113, 2, 7, 1}, {WORDS_int8 + 114, WORDS_int8 + 113, 2, 3, 1}, 0, WORDS_int8 + 115, TEXTS_int8 + 1213, TEXTS_int8 + 857, TEXTS_int8 + 952, TEXTS_int8 + 356, TEXTS_int8 + 357, 4, 16, 1, 0, 0, 0, 0, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 224, WORDS_int8 + 229, 36, 3, 8}, {WORDS_int8 + 237, WORDS_int8 + 249, 12, 7, 8}, {WORDS_int8 + 257, WORDS_int8 + 249, 12, 3, 8}, -6, WORDS_int8 + 259, TEXTS_int8 + 1251, TEXTS_int8 + 1342, TEXTS_int8 + 1443, TEXTS_int8 + 356, TEXTS_int8 + 1682, 3, 18, 1, 4, 1, 1, 0, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 264, WORDS_int8 + 264, 0, 3, 2}, {WORDS_int8 + 264, WORDS_int8 + 264, 0, 6, 2}, {WORDS_int8 + 264, WORDS_int8 + 264, 0, 3, 2}, 0, WORDS_int8 + 264, TEXTS_int8 + 1686, TEXTS_int8 + 1724, TEXTS_int8 + 1781, TEXTS_int8 + 356, TEXTS_int8 + 357, 4, 18, 1, 0, 1, 1, 0, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 0, WORDS_int8 + 7, 54, 3, 5}, {WORDS_int8 + 12, WORDS_int8 + 36, 24, 7, 5}, {WORDS_int8 + 41, WORDS_int8 + 36, 24, 3, 5}, -2, WORDS_int8 + 78, TEXTS_int8 + 1838, TEXTS_int8 + 601, TEXTS_int8 + 1876, TEXTS_int8 + 356, TEXTS_int8 + 357, 4, 18, 1, 0, 1, 0, 0, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 0, WORDS_int8 + 7, 54, 3, 5}, {WORDS_int8 + 85, WORDS_int8 + 36, 24, 7, 5}, {WORDS_int8 + 41, WORDS_int8 + 36, 24, 3, 5}, -2, 0, TEXTS_int8 + 1961, TEXTS_int8 + 755, TEXTS_int8 + 1999, TEXTS_int8 + 806, TEXTS_int8 + 357, 4, 18, 1, 0, 1, 0, 2, 1, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 267, WORDS_int8 + 271, 29, 3, 1}, {WORDS_int8 + 272, WORDS_int8 + 298, 26, 7, 1}, {WORDS_int8 + 299, WORDS_int8 + 298, 26, 3, 1}, 0, WORDS_int8 + 303, TEXTS_int8 + 2028, TEXTS_int8 + 2072, TEXTS_int8 + 2154, TEXTS_int8 + 356, TEXTS_int8 + 2245, 3, 18, 1, 2, 0, 1, 0, 0, 0, 2, ENTRIES_int8 + 2},
    {{WORDS_int8 + 109, WORDS_int8 + 110, 3, 3, 1}, {WORDS_int8 + 111, WORDS_int8 + 307, 2, 7, 2}, {WORDS_int8 + 114, WORDS_int8 + 113, 2, 3, 1}, 0, WORDS_int8 + 115, TEXTS_int8 + 2249, TEXTS_int8 + 857, TEXTS_int8 + 2281, TEXTS_int8 + 356, TEXTS_int8 + 357, 4, 11, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 309, WORDS_int8 + 311, 12, 3, 2}, {WORDS_int8 + 113, WORDS_int8 + 313, 1, 7, 1}, {WORDS_int8 + 314, WORDS_int8 + 315, 4, 3, 1}, 0, WORDS_int8 + 316, TEXTS_int8 + 2303, TEXTS_int8 + 2340, TEXTS_int8 + 2447, TEXTS_int8 + 356, TEXTS_int8 + 2245, 3, 16, 2, 2, 0, 1, 0, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 109, WORDS_int8 + 110, 3, 3, 1}, {WORDS_int8 + 111, WORDS_int8 + 307, 2, 7, 2}, {WORDS_int8 + 114, WORDS_int8 + 113, 2, 3, 1}, 0, WORDS_int8 + 115, TEXTS_int8 + 2560, TEXTS_int8 + 857, TEXTS_int8 + 2281, TEXTS_int8 + 356, TEXTS_int8 + 357, 4, 16, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 318, WORDS_int8 + 229, 36, 3, 8}, {WORDS_int8 + 323, WORDS_int8 + 343, 20, 7, 2}, {WORDS_int8 + 345, WORDS_int8 + 347, 12, 3, 4}, 0, WORDS_int8 + 351, TEXTS_int8 + 2592, TEXTS_int8 + 1342, TEXTS_int8 + 2652, TEXTS_int8 + 356, TEXTS_int8 + 1682, 3, 18, 2, 4, 0, 1, 0, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 264, WORDS_int8 + 264, 0, 3, 2}, {WORDS_int8 + 264, WORDS_int8 + 356, 0, 7, 2}, {WORDS_int8 + 264, WORDS_int8 + 264, 0, 3, 2}, 0, WORDS_int8 + 264, TEXTS_int8 + 2817, TEXTS_int8 + 1724, TEXTS_int8 + 2849, TEXTS_int8 + 356, TEXTS_int8 + 357, 4, 18, 2, 0, 0, 1, 0, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 358, WORDS_int8 + 367, 71, 3, 1}, {WORDS_int8 + 368, WORDS_int8 + 435, 67, 7, 2}, {WORDS_int8 + 437, WORDS_int8 + 446, 67, 3, 1}, 0, WORDS_int8 + 447, TEXTS_int8 + 2894, TEXTS_int8 + 2950, TEXTS_int8 + 3018, TEXTS_int8 + 356, TEXTS_int8 + 357, 4, 18, 2, 0, 0, 1, 0, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 358, WORDS_int8 + 367, 71, 3, 1}, {WORDS_int8 + 456, WORDS_int8 + 435, 67, 7, 2}, {WORDS_int8 + 437, WORDS_int8 + 446, 67, 3, 1}, 0, 0, TEXTS_int8 + 3060, TEXTS_int8 + 3116, TEXTS_int8 + 3178, TEXTS_int8 + 806, TEXTS_int8 + 357, 4, 18, 2, 0, 0, 1, 2, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 358, WORDS_int8 + 367, 71, 3, 1}, {WORDS_int8 + 523, WORDS_int8 + 435, 67, 7, 2}, {WORDS_int8 + 437, WORDS_int8 + 446, 67, 3, 1}, 0, 0, TEXTS_int8 + 3201, TEXTS_int8 + 3257, TEXTS_int8 + 3178, TEXTS_int8 + 806, TEXTS_int8 + 357, 4, 18, 2, 0, 0, 1, 2, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 358, WORDS_int8 + 367, 71, 3, 1}, {WORDS_int8 + 590, WORDS_int8 + 435, 67, 7, 2}, {WORDS_int8 + 437, WORDS_int8 + 446, 67, 3, 1}, 0, 0, TEXTS_int8 + 3324, TEXTS_int8 + 3380, TEXTS_int8 + 3178, TEXTS_int8 + 806, TEXTS_int8 + 357, 4, 18, 2, 0, 0, 1, 2, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 358, WORDS_int8 + 367, 71, 3, 1}, {WORDS_int8 + 657, WORDS_int8 + 435, 67, 7, 2}, {WORDS_int8 + 437, WORDS_int8 + 446, 67, 3, 1}, 0, 0, TEXTS_int8 + 3441, TEXTS_int8 + 3497, TEXTS_int8 + 3178, TEXTS_int8 + 806, TEXTS_int8 + 357, 4, 18, 2, 0, 0, 1, 2, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 358, WORDS_int8 + 367, 71, 3, 1}, {WORDS_int8 + 724, WORDS_int8 + 435, 67, 7, 2}, {WORDS_int8 + 437, WORDS_int8 + 446, 67, 3, 1}, 0, 0, TEXTS_int8 + 3562, TEXTS_int8 + 3618, TEXTS_int8 + 3178, TEXTS_int8 + 806, TEXTS_int8 + 357, 4, 18, 2, 0, 0, 1, 2, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 358, WORDS_int8 + 367, 71, 3, 1}, {WORDS_int8 + 791, WORDS_int8 + 435, 67, 7, 2}, {WORDS_int8 + 437, WORDS_int8 + 446, 67, 3, 1}, 0, 0, TEXTS_int8 + 3652, TEXTS_int8 + 3708, TEXTS_int8 + 3178, TEXTS_int8 + 806, TEXTS_int8 + 357, 4, 18, 2, 0, 0, 1, 2, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 358, WORDS_int8 + 367, 71, 3, 1}, {WORDS_int8 + 858, WORDS_int8 + 435, 67, 7, 2}, {WORDS_int8 + 437, WORDS_int8 + 446, 67, 3, 1}, 0, 0, TEXTS_int8 + 3773, TEXTS_int8 + 3829, TEXTS_int8 + 3178, TEXTS_int8 + 806, TEXTS_int8 + 357, 4, 18, 2, 0, 0, 1, 2, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 358, WORDS_int8 + 367, 71, 3, 1}, {WORDS_int8 + 925, WORDS_int8 + 435, 67, 7, 2}, {WORDS_int8 + 437, WORDS_int8 + 446, 67, 3, 1}, 0, 0, TEXTS_int8 + 3898, TEXTS_int8 + 3954, TEXTS_int8 + 3178, TEXTS_int8 + 806, TEXTS_int8 + 357, 4, 18, 2, 0, 0, 1, 2, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 358, WORDS_int8 + 367, 71, 3, 1}, {WORDS_int8 + 992, WORDS_int8 + 435, 67, 7, 2}, {WORDS_int8 + 437, WORDS_int8 + 446, 67, 3, 1}, 0, 0, TEXTS_int8 + 4019, TEXTS_int8 + 4075, TEXTS_int8 + 3178, TEXTS_int8 + 806, TEXTS_int8 + 357, 4, 18, 2, 0, 0, 1, 2, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 358, WORDS_int8 + 367, 71, 3, 1}, {WORDS_int8 + 1059, WORDS_int8 + 435, 67, 7, 2}, {WORDS_int8 + 437, WORDS_int8 + 446, 67, 3, 1}, 0, 0, TEXTS_int8 + 4145, TEXTS_int8 + 4202, TEXTS_int8 + 3178, TEXTS_int8 + 806, TEXTS_int8 + 357, 4, 18, 2, 0, 0, 1, 2, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 358, WORDS_int8 + 367, 71, 3, 1}, {WORDS_int8 + 1126, WORDS_int8 + 435, 67, 7, 2}, {WORDS_int8 + 437, WORDS_int8 + 446, 67, 3, 1}, 0, 0, TEXTS_int8 + 4268, TEXTS_int8 + 4325, TEXTS_int8 + 3178, TEXTS_int8 + 806, TEXTS_int8 + 357, 4, 18, 2, 0, 0, 1, 2, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 1193, WORDS_int8 + 367, 71, 3, 1}, {WORDS_int8 + 590, WORDS_int8 + 435, 67, 7, 2}, {WORDS_int8 + 1202, WORDS_int8 + 446, 67, 3, 1}, 0, 0, TEXTS_int8 + 4395, TEXTS_int8 + 4452, TEXTS_int8 + 3178, TEXTS_int8 + 806, TEXTS_int8 + 357, 4, 18, 2, 0, 0, 1, 2, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 1211, WORDS_int8 + 1298, 693, 3, 2}, {WORDS_int8 + 1300, WORDS_int8 + 1431, 131, 7, 2}, {WORDS_int8 + 1433, WORDS_int8 + 1483, 393, 3, 2}, 0, WORDS_int8 + 1485, TEXTS_int8 + 4521, TEXTS_int8 + 4564, TEXTS_int8 + 4610, TEXTS_int8 + 356, TEXTS_int8 + 357, 4, 18, 2, 0, 0, 1, 0, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 1211, WORDS_int8 + 1298, 693, 3, 2}, {WORDS_int8 + 1572, WORDS_int8 + 1431, 131, 7, 2}, {WORDS_int8 + 1433, WORDS_int8 + 1483, 393, 3, 2}, 0, WORDS_int8 + 1703, TEXTS_int8 + 4668, TEXTS_int8 + 4711, TEXTS_int8 + 4610, TEXTS_int8 + 356, TEXTS_int8 + 357, 4, 18, 2, 0, 0, 1, 0, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 1211, WORDS_int8 + 1298, 693, 3, 2}, {WORDS_int8 + 1790, WORDS_int8 + 1431, 131, 7, 2}, {WORDS_int8 + 1433, WORDS_int8 + 1483, 393, 3, 2}, 0, WORDS_int8 + 1921, TEXTS_int8 + 4792, TEXTS_int8 + 4835, TEXTS_int8 + 4610, TEXTS_int8 + 356, TEXTS_int8 + 357, 4, 18, 2, 0, 0, 1, 0, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 1211, WORDS_int8 + 1298, 693, 3, 2}, {WORDS_int8 + 2008, WORDS_int8 + 1431, 131, 7, 2}, {WORDS_int8 + 1433, WORDS_int8 + 1483, 393, 3, 2}, 0, WORDS_int8 + 2139, TEXTS_int8 + 4915, TEXTS_int8 + 4958, TEXTS_int8 + 4610, TEXTS_int8 + 356, TEXTS_int8 + 357, 4, 18, 2, 0, 0, 1, 0, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 1211, WORDS_int8 + 1298, 693, 3, 2}, {WORDS_int8 + 2226, WORDS_int8 + 1431, 131, 7, 2}, {WORDS_int8 + 1433, WORDS_int8 + 1483, 393, 3, 2}, 0, WORDS_int8 + 2357, TEXTS_int8 + 5037, TEXTS_int8 + 5080, TEXTS_int8 + 4610, TEXTS_int8 + 356, TEXTS_int8 + 357, 4, 18, 2, 0, 0, 1, 0, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 2444, WORDS_int8 + 7, 54, 3, 5}, {WORDS_int8 + 2451, WORDS_int8 + 2463, 12, 7, 2}, {WORDS_int8 + 2465, WORDS_int8 + 2470, 36, 3, 3}, 0, WORDS_int8 + 2473, TEXTS_int8 + 5155, TEXTS_int8 + 601, TEXTS_int8 + 5187, TEXTS_int8 + 356, TEXTS_int8 + 357, 4, 18, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 2444, WORDS_int8 + 7, 54, 3, 5}, {WORDS_int8 + 2480, WORDS_int8 + 2463, 12, 7, 2}, {WORDS_int8 + 2465, WORDS_int8 + 2470, 36, 3, 3}, 0, 0, TEXTS_int8 + 5244, TEXTS_int8 + 755, TEXTS_int8 + 3178, TEXTS_int8 + 806, TEXTS_int8 + 357, 4, 18, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 2492, WORDS_int8 + 2524, 255, 3, 1}, {WORDS_int8 + 2525, WORDS_int8 + 2528, 3, 7, 2}, {WORDS_int8 + 2530, WORDS_int8 + 110, 3, 3, 1}, 0, WORDS_int8 + 2531, TEXTS_int8 + 5276, TEXTS_int8 + 5310, TEXTS_int8 + 5363, TEXTS_int8 + 356, TEXTS_int8 + 2245, 3, 18, 2, 2, 0, 1, 0, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 2563, WORDS_int8 + 2524, 255, 3, 1}, {WORDS_int8 + 2595, WORDS_int8 + 2528, 3, 7, 2}, {WORDS_int8 + 2530, WORDS_int8 + 110, 3, 3, 1}, 0, WORDS_int8 + 2598, TEXTS_int8 + 5495, TEXTS_int8 + 5529, TEXTS_int8 + 5363, TEXTS_int8 + 356, TEXTS_int8 + 2245, 3, 18, 2, 2, 0, 1, 0, 0, 0, 0, ENTRIES_int8 + 0},
    {{WORDS_int8 + 2630, WORDS_int8 + 2524, 255, 3, 1}, {WORDS_int8 + 2662, WORDS_int8 + 2528, 3, 7, 2}, {WORDS_int8 + 2665, WORDS_int8 + 110, 3, 3, 1}, 0, WORDS_int8 + 2666, TEXTS_int8 + 5589, TEXTS_int8 + 5623, TEXTS_int8 + 5694, TEXTS_int8 + 356, TEXTS_int8 + 2245, 3, 18, 2, 2, 0, 1, 0, 0, 0, 0, ENTRIES_int8 + 0},
#endif
#if (SCATTER_VECTORS_TYPES) & 0x10 /* uint16 */
    {{WORDS_uint16 + 0, WORDS_uint16 + 2, 6, 4, 2}, {WORDS_uint16 + 4, WORDS_uint16 + 7, 5, 6, 2}, {WORDS_uint16 + 9, WORDS_uint16 + 7, 5, 4, 2}, 1, WORDS_uint16 + 11, TEXTS_uint16 + 0, TEXTS_uint16 + 47, TEXTS_uint16 + 149, TEXTS_uint16 + 286, TEXTS_uint16 + 287, 4, 11, 0, 0, 1, 0, 1, 0, 0, 0, ENTRIES_uint16 + 0},
    {{WORDS_uint16 + 13, WORDS_uint16 + 31, 69, 4, 1}, {WORDS_uint16 + 32, WORDS_uint16 + 66, 67, 6, 1}, {WORDS_uint16 + 67, WORDS_uint16 + 66, 67, 4, 1}, 0, WORDS_uint16 + 84, TEXTS_uint16 + 292, TEXTS_uint16 + 332, TEXTS_uint16 + 366, TEXTS_uint16 + 286, TEXTS_uint16 + 287, 4, 11, 0, 0, 0, 0, 1, 0, 0, 0, ENTRIES_uint16 + 0},
    {{WORDS_uint16 + 13, WORDS_uint16 + 31, 69, 4, 1}, {WORDS_uint16 + 102, WORDS_uint16 + 66, 67, 6, 1}, {WORDS_uint16 + 67, WORDS_uint16 + 66, 67, 4, 1}, 0, WORDS_uint16 + 136, TEXTS_uint16 + 404, TEXTS_uint16 + 444, TEXTS_uint16 + 366, TEXTS_uint16 + 286, TEXTS_uint16 + 287, 4, 11, 0, 0, 0, 0, 1, 0, 0, 0, ENTRIES_uint16 + 0},
    {{WORDS_uint16 + 154, WORDS_uint16 + 168, 54, 4, 5}, {WORDS_uint16 + 173, WORDS_uint16 + 197, 24, 7, 5}, {WORDS_uint16 + 202, WORDS_uint16 + 197, 24, 4, 5}, -2, WORDS_uint16 + 208, TEXTS_uint16 + 507, TEXTS_uint16 + 539, TEXTS_uint16 + 604, TEXTS_uint16 + 286, TEXTS_uint16 + 287, 4, 11, 0, 0, 1, 0, 1, 0, 0, 0, ENTRIES_uint16 + 0},
    {{WORDS_uint16 + 154, WORDS_uint16 + 168, 54, 4, 5}, {WORDS_uint16 + 222, WORDS_uint16 + 197, 24, 7, 5}, {WORDS_uint16 + 202, WORDS_uint16 + 197, 24, 4, 5}, -2, 0, TEXTS_uint16 + 665, TEXTS_uint16 + 697, TEXTS_uint16 + 727, TEXTS_uint16 + 748, TEXTS_uint16 + 287, 4, 11, 0, 0, 1, 0, 2, 1, 0, 0, ENTRIES_uint16 + 0},
    {{WORDS_uint16 + 154, WORDS_uint16 + 168, 54, 4, 5}, {WORDS_uint16 + 173, WORDS_uint16 + 197, 24, 7, 5}, {WORDS_uint16 + 202, WORDS_uint16 + 197, 24, 4, 5}, 0, 0, TEXTS_uint16 + 761, TEXTS_uint16 + 807, TEXTS_uint16 + 855, TEXTS_uint16 + 881, TEXTS_uint16 + 899, 3, 11, 0, 1, 0, 1, 2, 0, 0, 0, ENTRIES_uint16 + 0},
    {{WORDS_uint16 + 246, WORDS_uint16 + 247, 2, 4, 1}, {WORDS_uint16 + 248, WORDS_uint16 + 247, 2, 7, 1}, {WORDS_uint16 + 250, WORDS_uint16 + 247, 2, 4, 1}, -1, WORDS_uint16 + 251, TEXTS_uint16 + 903, TEXTS_uint16 + 968, TEXTS_uint16 + 1080, TEXTS_uint16 + 286, TEXTS_uint16 + 1287, 3, 18, 1, 4, 1, 1, 0, 0, 0, 0, ENTRIES_uint16 + 0},
    {{WORDS_uint16 + 252, WORDS_uint16 + 267, 60, 4, 3}, {WORDS_uint16 + 270, WORDS_uint16 + 294, 48, 6, 3}, {WORDS_uint16 + 297, WORDS_uint16 + 294, 48, 4, 3}, 2, WORDS_uint16 + 309, TEXTS_uint16 + 1291, TEXTS_uint16 + 1358, TEXTS_uint16 + 1465, TEXTS_uint16 + 286, TEXTS_uint16 + 1695, 3, 18, 1, 2, 1, 1, 0, 0, 0, 0, ENTRIES_uint16 + 0},
    {{WORDS_uint16 + 324, WORDS_uint16 + 324, 0, 4, 2}, {WORDS_uint16 + 324, WORDS_uint16 + 326, 0, 6, 2}, {WORDS_uint16 + 324, WORDS_uint16 + 326, 0, 4, 2}, 0, WORDS_uint16 + 324, TEXTS_uint16 + 1699, TEXTS_uint16 + 1755, TEXTS_uint16 + 1814, TEXTS_uint16 + 286, TEXTS_uint16 + 1695, 3, 18, 1, 2, 1, 1, 0, 0, 0, 0, ENTRIES_uint16 + 0},
    {{WORDS_uint16 + 154, WORDS_uint16 + 168, 54, 4, 5}, {WORDS_uint16 + 173, WORDS_uint16 + 197, 24, 7, 5}, {WORDS_uint16 + 202, WORDS_uint16 + 197, 24, 4, 5}, -2, WORDS_uint16 + 208, TEXTS_uint16 + 1871, TEXTS_uint16 + 539, TEXTS_uint16 + 1911, TEXTS_uint16 + 286, TEXTS_uint16 + 287, 4, 18, 1, 0, 1, 0, 0, 0, 0, 0, ENTRIES_uint16 + 0},
    {{WORDS_uint16 + 154, WORDS_uint16 + 168, 54, 4, 5}, {WORDS_uint16 + 222, WORDS_uint16 + 197, 24, 7, 5}, {WORDS_uint16 + 202, WORDS_uint16 + 197, 24, 4, 5}, -2, 0, TEXTS_uint16 + 1996, TEXTS_uint16 + 697, TEXTS_uint16 + 2036, TEXTS_uint16 + 748, TEXTS_uint16 + 287, 4, 18, 1, 0, 1, 0, 2, 1, 0, 0, ENTRIES_uint16 + 0},
    {{WORDS_uint16 + 324, WORDS_uint16 + 328, 0, 4, 2}, {WORDS_uint16 + 330, WORDS_uint16 + 334, 4, 7, 2}, {WORDS_uint16 + 324, WORDS_uint16 + 326, 0, 4, 2}, 0, WORDS_uint16 + 324, TEXTS_uint16 + 2065, TEXTS_uint16 + 2099, TEXTS_uint16 + 2184, TEXTS_uint16 + 286, TEXTS_uint16 + 287, 4, 16, 2, 0, 0, 1, 1, 0, 0, 0, ENTRIES_uint16 + 0},
    {{WORDS_uint16 + 336, WORDS_uint16 + 348, 48, 4, 4}, {WORDS_uint16 + 352, WORDS_uint16 + 360, 8, 7, 3}, {WORDS_uint16 + 363, WORDS_uint16 + 371, 32, 4, 4}, 0, WORDS_uint16 + 375, TEXTS_uint16 + 2269, TEXTS_uint16 + 2325, TEXTS_uint16 + 2448, TEXTS_uint16 + 286, TEXTS_uint16 + 1287, 3, 18, 2, 4, 0, 1, 0, 0, 0, 0, ENTRIES_uint16 + 0},
    {{WORDS_uint16 + 387, WORDS_uint16 + 389, 6, 4, 2}, {WORDS_uint16 + 324, WORDS_uint16 + 391, 0, 7, 2}, {WORDS_uint16 + 324, WORDS_uint16 + 393, 0, 4, 2}, 0, WORDS_uint16 + 387, TEXTS_uint16 + 2613, TEXTS_uint16 + 2649, TEXTS_uint16 + 2707, TEXTS_uint16 + 286, TEXTS_uint16 + 2751, 3, 18, 2, 3, 0, 1, 0, 0, 0, 0, ENTRIES_uint16 + 0},
    {{WORDS_uint16 + 397, WORDS_uint16 + 405, 29, 4, 1}, {WORDS_uint16 + 406, WORDS_uint16 + 432, 26, 7, 2}, {WORDS_uint16 + 434, WORDS_uint16 + 441, 26, 4, 1}, 0, WORDS_uint16 + 442, TEXTS_uint16 + 2755, TEXTS_uint16 + 2795, TEXTS_uint16 + 2877, TEXTS_uint16 + 286, TEXTS_uint16 + 1695, 3, 18, 2, 2, 0, 1, 0, 0, 0, 6, ENTRIES_uint16 + 0},
    {{WORDS_uint16 + 450, WORDS_uint16 + 168, 54, 4, 5}, {WORDS_uint16 + 464, WORDS_uint16 + 476, 12, 7, 2}, {WORDS_uint16 + 478, WORDS_uint16 + 487, 36, 4, 3}, 0, WORDS_uint16 + 490, TEXTS_uint16 + 2952, TEXTS_uint16 + 539, TEXTS_uint16 + 2986, TEXTS_uint16 + 286, TEXTS_uint16 + 287, 4, 18, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_uint16 + 0},
    {{WORDS_uint16 + 450, WORDS_uint16 + 168, 54, 4, 5}, {WORDS_uint16 + 504, WORDS_uint16 + 476, 12, 7, 2}, {WORDS_uint16 + 478, WORDS_uint16 + 487, 36, 4, 3}, 0, 0, TEXTS_uint16 + 3043, TEXTS_uint16 + 697, TEXTS_uint16 + 3077, TEXTS_uint16 + 748, TEXTS_uint16 + 287, 4, 18, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_uint16 + 0},
#endif
#if (SCATTER_VECTORS_TYPES) & 0x20 /* int16 */
    {{WORDS_int16 + 0, WORDS_int16 + 14, 54, 5, 5}, {WORDS_int16 + 19, WORDS_int16 + 43, 24, 7, 5}, {WORDS_int16 + 48, WORDS_int16 + 43, 24, 5, 5}, 0, 0, TEXTS_int16 + 0, TEXTS_int16 + 45, TEXTS_int16 + 92, TEXTS_int16 + 118, TEXTS_int16 + 136, 3, 11, 0, 1, 0, 1, 2, 0, 0, 0, ENTRIES_int16 + 0},
    {{WORDS_int16 + 54, WORDS_int16 + 72, 71, 5, 1}, {WORDS_int16 + 73, WORDS_int16 + 140, 67, 7, 1}, {WORDS_int16 + 141, WORDS_int16 + 140, 67, 5, 1}, 0, WORDS_int16 + 158, TEXTS_int16 + 140, TEXTS_int16 + 194, TEXTS_int16 + 262, TEXTS_int16 + 300, TEXTS_int16 + 301, 4, 11, 0, 0, 0, 0, 1, 0, 0, 0, ENTRIES_int16 + 0},
    {{WORDS_int16 + 54, WORDS_int16 + 72, 71, 5, 1}, {WORDS_int16 + 176, WORDS_int16 + 140, 67, 7, 1}, {WORDS_int16 + 141, WORDS_int16 + 140, 67, 5, 1}, 0, 0, TEXTS_int16 + 306, TEXTS_int16 + 360, TEXTS_int16 + 422, TEXTS_int16 + 443, TEXTS_int16 + 301, 4, 11, 0, 0, 0, 0, 2, 1, 0, 0, ENTRIES_int16 + 0},
    {{WORDS_int16 + 54, WORDS_int16 + 72, 71, 5, 1}, {WORDS_int16 + 243, WORDS_int16 + 140, 67, 7, 1}, {WORDS_int16 + 141, WORDS_int16 + 140, 67, 5, 1}, 0, 0, TEXTS_int16 + 456, TEXTS_int16 + 510, TEXTS_int16 + 422, TEXTS_int16 + 443, TEXTS_int16 + 301, 4, 11, 0, 0, 0, 0, 2, 1, 0, 0, ENTRIES_int16 + 0},
    {{WORDS_int16 + 54, WORDS_int16 + 72, 71, 5, 1}, {WORDS_int16 + 310, WORDS_int16 + 140, 67, 7, 1}, {WORDS_int16 + 141, WORDS_int16 + 140, 67, 5, 1}, 0, 0, TEXTS_int16 + 577, TEXTS_int16 + 631, TEXTS_int16 + 422, TEXTS_int16 + 443, TEXTS_int16 + 301, 4, 11, 0, 0, 0, 0, 2, 1, 0, 0, ENTRIES_int16 + 0},
    {{WORDS_int16 + 54, WORDS_int16 + 72, 71, 5, 1}, {WORDS_int16 + 377, WORDS_int16 + 140, 67, 7, 1}, {WORDS_int16 + 141, WORDS_int16 + 140, 67, 5, 1}, 0, 0, TEXTS_int16 + 692, TEXTS_int16 + 746, TEXTS_int16 + 422, TEXTS_int16 + 443, TEXTS_int16 + 301, 4, 11, 0, 0, 0, 0, 2, 1, 0, 0, ENTRIES_int16 + 0},
    {{WORDS_int16 + 54, WORDS_int16 + 72, 71, 5, 1}, {WORDS_int16 + 444, WORDS_int16 + 140, 67, 7, 1}, {WORDS_int16 + 141, WORDS_int16 + 140, 67, 5, 1}, 0, 0, TEXTS_int16 + 811, TEXTS_int16 + 865, TEXTS_int16 + 422, TEXTS_int16 + 443, TEXTS_int16 + 301, 4, 11, 0, 0, 0, 0, 2, 1, 0, 0, ENTRIES_int16 + 0},
    {{WORDS_int16 + 54, WORDS_int16 + 72, 71, 5, 1}, {WORDS_int16 + 511, WORDS_int16 + 140, 67, 7, 1}, {WORDS_int16 + 141, WORDS_int16 + 140, 67, 5, 1}, 0, 0, TEXTS_int16 + 899, TEXTS_int16 + 953, TEXTS_int16 + 422, TEXTS_int16 + 443, TEXTS_int16 + 301, 4, 11, 0, 0, 0, 0, 2, 1, 0, 0, ENTRIES_int16 + 0},
    {{WORDS_int16 + 54, WORDS_int16 + 72, 71, 5, 1}, {WORDS_int16 + 578, WORDS_int16 + 140, 67, 7, 1}, {WORDS_int16 + 141, WORDS_int16 + 140, 67, 5, 1}, 0, 0, TEXTS_int16 + 1022, TEXTS_int16 + 1076, TEXTS_int16 + 422, TEXTS_int16 + 443, TEXTS_int16 + 301, 4, 11, 0, 0, 0, 0, 2, 1, 0, 0, ENTRIES_int16 + 0},
    {{WORDS_int16 + 645, WORDS_int16 + 72, 71, 5, 1}, {WORDS_int16 + 310, WORDS_int16 + 140, 67, 7, 1}, {WORDS_int16 + 663, WORDS_int16 + 140, 67, 5, 1}, 0, 0, TEXTS_int16 + 1146, TEXTS_int16 + 1200, TEXTS_int16 + 422, TEXTS_int16 + 443, TEXTS_int16 + 301, 4, 11, 0, 0, 0, 0, 2, 1, 0, 0, ENTRIES_int16 + 0},
    {{WORDS_int16 + 680, WORDS_int16 + 685, 18, 5, 2}, {WORDS_int16 + 687, WORDS_int16 + 690, 6, 6, 2}, {WORDS_int16 + 692, WORDS_int16 + 690, 6, 5, 2}, -1, WORDS_int16 + 694, TEXTS_int16 + 1269, TEXTS_int16 + 1299, TEXTS_int16 + 1365, TEXTS_int16 + 300, TEXTS_int16 + 301, 4, 11, 0, 0, 1, 0, 1, 0, 0, 0, ENTRIES_int16 + 0},
    {{WORDS_int16 + 701, WORDS_int16 + 685, 18, 5, 2}, {WORDS_int16 + 706, WORDS_int16 + 690, 6, 6, 2}, {WORDS_int16 + 709, WORDS_int16 + 690, 6, 5, 2}, -1, WORDS_int16 + 711, TEXTS_int16 + 1513, TEXTS_int16 + 1543, TEXTS_int16 + 1678, TEXTS_int16 + 300, TEXTS_int16 + 301, 4, 11, 0, 0, 1, 0, 1, 0, 2, 0, ENTRIES_int16 + 0},
    {{WORDS_int16 + 0, WORDS_int16 + 14, 54, 5, 5}, {WORDS_int16 + 19, WORDS_int16 + 43, 24, 7, 5}, {WORDS_int16 + 48, WORDS_int16 + 43, 24, 5, 5}, -2, WORDS_int16 + 716, TEXTS_int16 + 1723, TEXTS_int16 + 1754, TEXTS_int16 + 1818, TEXTS_int16 + 300, TEXTS_int16 + 301, 4, 11, 0, 0, 1, 0, 1, 0, 0, 0, ENTRIES_int16 + 0},
    {{WORDS_int16 + 0, WORDS_int16 + 14, 54, 5, 5}, {WORDS_int16 + 730, WORDS_int16 + 43, 24, 7, 5}, {WORDS_int16 + 48, WORDS_int16 + 43, 24, 5, 5}, -2, 0, TEXTS_int16 + 1879, TEXTS_int16 + 1910, TEXTS_int16 + 422, TEXTS_int16 + 443, TEXTS_int16 + 301, 4, 11, 0, 0, 1, 0, 2, 1, 0, 0, ENTRIES_int16 + 0},
    {{WORDS_int16 + 754, WORDS_int16 + 756, 6, 5, 3}, {WORDS_int16 + 759, WORDS_int16 + 783, 24, 7, 3}, {WORDS_int16 + 786, WORDS_int16 + 783, 24, 5, 3}, -2, WORDS_int16 + 792, TEXTS_int16 + 1940, TEXTS_int16 + 2012, TEXTS_int16 + 2138, TEXTS_int16 + 300, TEXTS_int16 + 2345, 3, 18, 1, 3, 1, 1, 0, 0, 0, 0, ENTRIES_int16 + 0},
    {{WORDS_int16 + 794, WORDS_int16 + 796, 6, 5, 2}, {WORDS_int16 + 798, WORDS_int16 + 800, 4, 6, 2}, {WORDS_int16 + 802, WORDS_int16 + 800, 4, 5, 2}, 0, WORDS_int16 + 803, TEXTS_int16 + 2349, TEXTS_int16 + 2402, TEXTS_int16 + 2511, TEXTS_int16 + 300, TEXTS_int16 + 2676, 3, 18, 1, 2, 1, 1, 0, 0, 0, 0, ENTRIES_int16 + 0},
    {{WORDS_int16 + 805, WORDS_int16 + 805, 0, 5, 2}, {WORDS_int16 + 805, WORDS_int16 + 805, 0, 6, 2}, {WORDS_int16 + 805, WORDS_int16 + 805, 0, 5, 2}, 0, WORDS_int16 + 805, TEXTS_int16 + 2680, TEXTS_int16 + 2719, TEXTS_int16 + 2777, TEXTS_int16 + 300, TEXTS_int16 + 2676, 3, 18, 1, 2, 1, 1, 0, 0, 0, 0, ENTRIES_int16 + 0},
    {{WORDS_int16 + 807, WORDS_int16 + 809, 7, 5, 1}, {WORDS_int16 + 810, WORDS_int16 + 815, 5, 7, 1}, {WORDS_int16 + 816, WORDS_int16 + 815, 5, 5, 1}, 0, WORDS_int16 + 818, TEXTS_int16 + 2834, TEXTS_int16 + 2892, TEXTS_int16 + 2988, TEXTS_int16 + 300, TEXTS_int16 + 3186, 3, 18, 1, 4, 1, 1, 0, 0, 0, 0, ENTRIES_int16 + 0},
    {{WORDS_int16 + 820, WORDS_int16 + 72, 71, 5, 1}, {WORDS_int16 + 838, WORDS_int16 + 140, 67, 6, 1}, {WORDS_int16 + 872, WORDS_int16 + 140, 67, 5, 1}, 0, WORDS_int16 + 889, TEXTS_int16 + 3190, TEXTS_int16 + 194, TEXTS_int16 + 3251, TEXTS_int16 + 300, TEXTS_int16 + 136, 3, 18, 1, 1, 0, 1, 0, 0, 0, 0, ENTRIES_int16 + 0},
    {{WORDS_int16 + 820, WORDS_int16 + 72, 71, 5, 1}, {WORDS_int16 + 907, WORDS_int16 + 140, 67, 6, 1}, {WORDS_int16 + 872, WORDS_int16 + 140, 67, 5, 1}, 0, 0, TEXTS_int16 + 3378, TEXTS_int16 + 360, TEXTS_int16 + 3439, TEXTS_int16 + 443, TEXTS_int16 + 136, 3, 18, 1, 1, 0, 1, 2, 1, 0, 0, ENTRIES_int16 + 0},
    {{WORDS_int16 + 820, WORDS_int16 + 72, 71, 5, 1}, {WORDS_int16 + 941, WORDS_int16 + 140, 67, 6, 1}, {WORDS_int16 + 872, WORDS_int16 + 140, 67, 5, 1}, 0, 0, TEXTS_int16 + 3468, TEXTS_int16 + 510, TEXTS_int16 + 3439, TEXTS_int16 + 443, TEXTS_int16 + 136, 3, 18, 1, 1, 0, 1, 2, 1, 0, 0, ENTRIES_int16 + 0},
    {{WORDS_int16 + 820, WORDS_int16 + 72, 71, 5, 1}, {WORDS_int16 + 975, WORDS_int16 + 140, 67, 6, 1}, {WORDS_int16 + 872, WORDS_int16 + 140, 67, 5, 1}, 0, 0, TEXTS_int16 + 3529, TEXTS_int16 + 631, TEXTS_int16 + 3439, TEXTS_int16 + 443, TEXTS_int16 + 136, 3, 18, 1, 1, 0, 1, 2, 1, 0, 0, ENTRIES_int16 + 0},
    {{WORDS_int16 + 820, WORDS_int16 + 72, 71, 5, 1}, {WORDS_int16 + 1009, WORDS_int16 + 140, 67, 6, 1}, {WORDS_int16 + 872, WORDS_int16 + 140, 67, 5, 1}, 0, 0, TEXTS_int16 + 3590, TEXTS_int16 + 746, TEXTS_int16 + 3439, TEXTS_int16 + 443, TEXTS_int16 + 136, 3, 18, 1, 1, 0, 1, 2, 1, 0, 0, ENTRIES_int16 + 0},
    {{WORDS_int16 + 820, WORDS_int16 + 72, 71, 5, 1}, {WORDS_int16 + 1043, WORDS_int16 + 140, 67, 6, 1}, {WORDS_int16 + 872, WORDS_int16 + 140, 67, 5, 1}, 0, 0, TEXTS_int16 + 3651, TEXTS_int16 + 865, TEXTS_int16 + 3439, TEXTS_int16 + 443, TEXTS_int16 + 136, 3, 18, 1, 1, 0, 1, 2, 1, 0, 0, ENTRIES_int16 + 0},
    {{WORDS_int16 + 820, WORDS_int16 + 72, 71, 5, 1}, {WORDS_int16 + 1077, WORDS_int16 + 140, 67, 6, 1}, {WORDS_int16 + 872, WORDS_int16 + 140, 67, 5, 1}, 0, 0, TEXTS_int16 + 3712, TEXTS_int16 + 953, TEXTS_int16 + 3439, TEXTS_int16 + 443, TEXTS_int16 + 136, 3, 18, 1, 1, 0, 1, 2, 1, 0, 0, ENTRIES_int16 + 0},
    {{WORDS_int16 + 820, WORDS_int16 + 72, 71, 5, 1}, {WORDS_int16 + 1111, WORDS_int16 + 140, 67, 6, 1}, {WORDS_int16 + 872, WORDS_int16 + 140, 67, 5, 1}, 0, 0, TEXTS_int16 + 3773, TEXTS_int16 + 1076, TEXTS_int16 + 3439, TEXTS_int16 + 443, TEXTS_int16 + 136, 3, 18, 1, 1, 0, 1, 2, 1, 0, 0, ENTRIES_int16 + 0},
    {{WORDS_int16 + 820, WORDS_int16 + 72, 71, 5, 1}, {WORDS_int16 + 975, WORDS_int16 + 140, 67, 6, 1}, {WORDS_int16 + 1145, WORDS_int16 + 140, 67, 5, 1}, 0, 0, TEXTS_int16 + 3834, TEXTS_int16 + 1200, TEXTS_int16 + 3439, TEXTS_int16 + 443, TEXTS_int16 + 136, 3, 18, 1, 1, 0, 1, 2, 1, 0, 0, ENTRIES_int16 + 0},
    {{WORDS_int16 + 0, WORDS_int16 + 14, 54, 5, 5}, {WORDS_int16 + 19, WORDS_int16 + 43, 24, 7, 5}, {WORDS_int16 + 48, WORDS_int16 + 43, 24, 5, 5}, -2, WORDS_int16 + 716, TEXTS_int16 + 3895, TEXTS_int16 + 1754, TEXTS_int16 + 3934, TEXTS_int16 + 300, TEXTS_int16 + 301, 4, 18, 1, 0, 1, 0, 0, 0, 0, 0, ENTRIES_int16 + 0},
    {{WORDS_int16 + 0, WORDS_int16 + 14, 54, 5, 5}, {WORDS_int16 + 730, WORDS_int16 + 43, 24, 7, 5}, {WORDS_int16 + 48, WORDS_int16 + 43, 24, 5, 5}, -2, 0, TEXTS_int16 + 4019, TEXTS_int16 + 1910, TEXTS_int16 + 3439, TEXTS_int16 + 443, TEXTS_int16 + 301, 4, 18, 1, 0, 1, 0, 2, 1, 0, 0, ENTRIES_int16 + 0},
    {{WORDS_int16 + 1162, WORDS_int16 + 1171, 36, 5, 8}, {WORDS_int16 + 1179, WORDS_int16 + 1199, 20, 7, 2}, {WORDS_int16 + 1201, WORDS_int16 + 1204, 12, 5, 4}, 0, WORDS_int16 + 1208, TEXTS_int16 + 4058, TEXTS_int16 + 4119, TEXTS_int16 + 4221, TEXTS_int16 + 300, TEXTS_int16 + 3186, 3, 18, 2, 4, 0, 1, 0, 0, 0, 0, ENTRIES_int16 + 0},
    {{WORDS_int16 + 805, WORDS_int16 + 805, 0, 5, 2}, {WORDS_int16 + 805, WORDS_int16 + 1217, 0, 7, 2}, {WORDS_int16 + 805, WORDS_int16 + 805, 0, 5, 2}, 0, WORDS_int16 + 805, TEXTS_int16 + 4386, TEXTS_int16 + 2719, TEXTS_int16 + 4419, TEXTS_int16 + 300, TEXTS_int16 + 2676, 3, 18, 2, 2, 0, 1, 0, 0, 0, 0, ENTRIES_int16 + 0},
    {{WORDS_int16 + 1220, WORDS_int16 + 1228, 29, 5, 1}, {WORDS_int16 + 1229, WORDS_int16 + 1255, 26, 7, 2}, {WORDS_int16 + 1257, WORDS_int16 + 1264, 26, 5, 1}, 0, WORDS_int16 + 1265, TEXTS_int16 + 4464, TEXTS_int16 + 4503, TEXTS_int16 + 4585, TEXTS_int16 + 300, TEXTS_int16 + 2676, 3, 18, 2, 2, 0, 1, 0, 0, 0, 2, ENTRIES_int16 + 2},
    {{WORDS_int16 + 1273, WORDS_int16 + 1303, 120, 5, 2}, {WORDS_int16 + 1305, WORDS_int16 + 1316, 11, 7, 2}, {WORDS_int16 + 1318, WORDS_int16 + 1327, 33, 5, 2}, 0, WORDS_int16 + 1329, TEXTS_int16 + 4658, TEXTS_int16 + 4707, TEXTS_int16 + 4768, TEXTS_int16 + 300, TEXTS_int16 + 136, 3, 18, 2, 1, 0, 1, 0, 0, 0, 0, ENTRIES_int16 + 0},
    {{WORDS_int16 + 1359, WORDS_int16 + 14, 54, 5, 5}, {WORDS_int16 + 1373, WORDS_int16 + 1385, 12, 7, 2}, {WORDS_int16 + 1387, WORDS_int16 + 1396, 36, 5, 3}, 0, WORDS_int16 + 1399, TEXTS_int16 + 4887, TEXTS_int16 + 1754, TEXTS_int16 + 4920, TEXTS_int16 + 300, TEXTS_int16 + 301, 4, 18, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_int16 + 0},
    {{WORDS_int16 + 1359, WORDS_int16 + 14, 54, 5, 5}, {WORDS_int16 + 1413, WORDS_int16 + 1385, 12, 7, 2}, {WORDS_int16 + 1387, WORDS_int16 + 1396, 36, 5, 3}, 0, 0, TEXTS_int16 + 4977, TEXTS_int16 + 1910, TEXTS_int16 + 5010, TEXTS_int16 + 443, TEXTS_int16 + 301, 4, 18, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_int16 + 0},
#endif
#if (SCATTER_VECTORS_TYPES) & 0x40 /* int32 */
    {{WORDS_int32 + 0, WORDS_int32 + 27, 54, 6, 5}, {WORDS_int32 + 32, WORDS_int32 + 56, 24, 7, 5}, {WORDS_int32 + 61, WORDS_int32 + 56, 24, 6, 5}, 0, 0, TEXTS_int32 + 0, TEXTS_int32 + 45, TEXTS_int32 + 92, TEXTS_int32 + 118, TEXTS_int32 + 136, 3, 11, 0, 1, 0, 1, 2, 0, 0, 0, ENTRIES_int32 + 0},
    {{WORDS_int32 + 73, WORDS_int32 + 79, 12, 6, 2}, {WORDS_int32 + 73, WORDS_int32 + 79, 12, 6, 2}, {WORDS_int32 + 81, WORDS_int32 + 79, 12, 6, 2}, 0, WORDS_int32 + 81, TEXTS_int32 + 140, TEXTS_int32 + 232, TEXTS_int32 + 399, TEXTS_int32 + 471, TEXTS_int32 + 472, 4, 11, 0, 0, 1, 0, 1, 0, 0, 0, ENTRIES_int32 + 0},
    {{WORDS_int32 + 87, WORDS_int32 + 93, 12, 6, 7}, {WORDS_int32 + 100, WORDS_int32 + 104, 4, 7, 7}, {WORDS_int32 + 111, WORDS_int32 + 104, 4, 6, 7}, -1, WORDS_int32 + 113, TEXTS_int32 + 477, TEXTS_int32 + 521, TEXTS_int32 + 594, TEXTS_int32 + 471, TEXTS_int32 + 472, 4, 11, 0, 0, 1, 0, 1, 0, 0, 0, ENTRIES_int32 + 0},
    {{WORDS_int32 + 0, WORDS_int32 + 27, 54, 6, 5}, {WORDS_int32 + 32, WORDS_int32 + 56, 24, 7, 5}, {WORDS_int32 + 61, WORDS_int32 + 56, 24, 6, 5}, -2, WORDS_int32 + 119, TEXTS_int32 + 654, TEXTS_int32 + 685, TEXTS_int32 + 749, TEXTS_int32 + 471, TEXTS_int32 + 472, 4, 11, 0, 0, 1, 0, 1, 0, 0, 0, ENTRIES_int32 + 0},
    {{WORDS_int32 + 0, WORDS_int32 + 27, 54, 6, 5}, {WORDS_int32 + 146, WORDS_int32 + 56, 24, 7, 5}, {WORDS_int32 + 61, WORDS_int32 + 56, 24, 6, 5}, -2, 0, TEXTS_int32 + 810, TEXTS_int32 + 841, TEXTS_int32 + 871, TEXTS_int32 + 892, TEXTS_int32 + 472, 4, 11, 0, 0, 1, 0, 2, 1, 0, 0, ENTRIES_int32 + 0},
    {{WORDS_int32 + 170, WORDS_int32 + 173, 5, 6, 1}, {WORDS_int32 + 174, WORDS_int32 + 177, 3, 7, 1}, {WORDS_int32 + 178, WORDS_int32 + 177, 3, 6, 1}, 0, WORDS_int32 + 180, TEXTS_int32 + 905, TEXTS_int32 + 945, TEXTS_int32 + 1033, TEXTS_int32 + 471, TEXTS_int32 + 472, 4, 11, 1, 0, 0, 0, 0, 0, 0, 0, ENTRIES_int32 + 0},
    {{WORDS_int32 + 183, WORDS_int32 + 173, 5, 6, 1}, {WORDS_int32 + 186, WORDS_int32 + 173, 5, 7, 1}, {WORDS_int32 + 191, WORDS_int32 + 173, 5, 6, 1}, 0, WORDS_int32 + 191, TEXTS_int32 + 1085, TEXTS_int32 + 1129, TEXTS_int32 + 1198, TEXTS_int32 + 471, TEXTS_int32 + 472, 4, 13, 1, 0, 0, 0, 0, 0, 0, 0, ENTRIES_int32 + 0},
    {{WORDS_int32 + 73, WORDS_int32 + 79, 12, 6, 2}, {WORDS_int32 + 73, WORDS_int32 + 79, 12, 6, 2}, {WORDS_int32 + 73, WORDS_int32 + 79, 12, 6, 2}, 0, WORDS_int32 + 73, TEXTS_int32 + 1253, TEXTS_int32 + 1331, TEXTS_int32 + 1443, TEXTS_int32 + 471, TEXTS_int32 + 472, 4, 13, 1, 0, 0, 0, 0, 0, 0, 0, ENTRIES_int32 + 0},
    {{WORDS_int32 + 194, WORDS_int32 + 177, 3, 6, 1}, {WORDS_int32 + 196, WORDS_int32 + 198, 2, 7, 1}, {WORDS_int32 + 199, WORDS_int32 + 198, 2, 6, 1}, 0, WORDS_int32 + 200, TEXTS_int32 + 1555, TEXTS_int32 + 1587, TEXTS_int32 + 1652, TEXTS_int32 + 471, TEXTS_int32 + 136, 3, 16, 1, 1, 0, 1, 0, 0, 0, 0, ENTRIES_int32 + 0},
    {{WORDS_int32 + 194, WORDS_int32 + 177, 3, 6, 1}, {WORDS_int32 + 196, WORDS_int32 + 198, 2, 7, 1}, {WORDS_int32 + 199, WORDS_int32 + 198, 2, 6, 1}, 0, WORDS_int32 + 202, TEXTS_int32 + 1686, TEXTS_int32 + 1718, TEXTS_int32 + 1652, TEXTS_int32 + 471, TEXTS_int32 + 1783, 3, 16, 1, 2, 0, 1, 0, 0, 0, 0, ENTRIES_int32 + 0},
    {{WORDS_int32 + 204, WORDS_int32 + 198, 2, 6, 1}, {WORDS_int32 + 205, WORDS_int32 + 198, 2, 6, 1}, {WORDS_int32 + 206, WORDS_int32 + 198, 2, 6, 1}, -1, WORDS_int32 + 207, TEXTS_int32 + 1787, TEXTS_int32 + 1843, TEXTS_int32 + 1934, TEXTS_int32 + 471, TEXTS_int32 + 472, 4, 18, 1, 0, 1, 1, 0, 0, 0, 0, ENTRIES_int32 + 0},
    {{WORDS_int32 + 208, WORDS_int32 + 211, 6, 6, 3}, {WORDS_int32 + 214, WORDS_int32 + 238, 24, 7, 3}, {WORDS_int32 + 241, WORDS_int32 + 238, 24, 6, 3}, -2, WORDS_int32 + 253, TEXTS_int32 + 2104, TEXTS_int32 + 2176, TEXTS_int32 + 2302, TEXTS_int32 + 471, TEXTS_int32 + 2509, 3, 18, 1, 3, 1, 1, 0, 0, 0, 0, ENTRIES_int32 + 0},
    {{WORDS_int32 + 256, WORDS_int32 + 173, 5, 6, 1}, {WORDS_int32 + 259, WORDS_int32 + 173, 5, 7, 1}, {WORDS_int32 + 256, WORDS_int32 + 173, 5, 6, 1}, 0, 0, TEXTS_int32 + 2513, TEXTS_int32 + 2605, TEXTS_int32 + 2729, TEXTS_int32 + 892, TEXTS_int32 + 2509, 3, 18, 1, 3, 1, 1, 2, 1, 0, 0, ENTRIES_int32 + 0},
    {{WORDS_int32 + 194, WORDS_int32 + 177, 3, 6, 1}, {WORDS_int32 + 196, WORDS_int32 + 198, 2, 7, 1}, {WORDS_int32 + 199, WORDS_int32 + 198, 2, 6, 1}, 0, WORDS_int32 + 264, TEXTS_int32 + 2758, TEXTS_int32 + 2790, TEXTS_int32 + 1652, TEXTS_int32 + 471, TEXTS_int32 + 2509, 3, 18, 1, 3, 0, 1, 0, 0, 0, 0, ENTRIES_int32 + 0},
    {{WORDS_int32 + 194, WORDS_int32 + 177, 3, 6, 1}, {WORDS_int32 + 196, WORDS_int32 + 198, 2, 7, 1}, {WORDS_int32 + 199, WORDS_int32 + 198, 2, 6, 1}, 0, WORDS_int32 + 200, TEXTS_int32 + 2855, TEXTS_int32 + 1587, TEXTS_int32 + 1652, TEXTS_int32 + 471, TEXTS_int32 + 136, 3, 18, 1, 1, 0, 1, 0, 0, 0, 0, ENTRIES_int32 + 0},
    {{WORDS_int32 + 266, WORDS_int32 + 272, 12, 6, 5}, {WORDS_int32 + 100, WORDS_int32 + 277, 4, 7, 5}, {WORDS_int32 + 282, WORDS_int32 + 277, 4, 6, 5}, 2, WORDS_int32 + 284, TEXTS_int32 + 2887, TEXTS_int32 + 2933, TEXTS_int32 + 3005, TEXTS_int32 + 471, TEXTS_int32 + 136, 3, 18, 1, 1, 1, 1, 0, 0, 0, 0, ENTRIES_int32 + 0},
    {{WORDS_int32 + 290, WORDS_int32 + 290, 0, 6, 2}, {WORDS_int32 + 290, WORDS_int32 + 292, 0, 6, 2}, {WORDS_int32 + 290, WORDS_int32 + 292, 0, 6, 2}, 0, WORDS_int32 + 290, TEXTS_int32 + 3080, TEXTS_int32 + 3135, TEXTS_int32 + 3193, TEXTS_int32 + 471, TEXTS_int32 + 3250, 3, 18, 1, 4, 1, 1, 0, 0, 0, 0, ENTRIES_int32 + 0},
    {{WORDS_int32 + 194, WORDS_int32 + 177, 3, 6, 1}, {WORDS_int32 + 196, WORDS_int32 + 198, 2, 7, 1}, {WORDS_int32 + 199, WORDS_int32 + 198, 2, 6, 1}, 0, WORDS_int32 + 294, TEXTS_int32 + 3254, TEXTS_int32 + 3286, TEXTS_int32 + 1652, TEXTS_int32 + 471, TEXTS_int32 + 3250, 3, 18, 1, 4, 0, 1, 0, 0, 0, 0, ENTRIES_int32 + 0},
    {{WORDS_int32 + 194, WORDS_int32 + 177, 3, 6, 1}, {WORDS_int32 + 196, WORDS_int32 + 198, 2, 7, 1}, {WORDS_int32 + 199, WORDS_int32 + 198, 2, 6, 1}, 0, WORDS_int32 + 202, TEXTS_int32 + 3351, TEXTS_int32 + 1718, TEXTS_int32 + 1652, TEXTS_int32 + 471, TEXTS_int32 + 1783, 3, 18, 1, 2, 0, 1, 0, 0, 0, 0, ENTRIES_int32 + 0},
    {{WORDS_int32 + 194, WORDS_int32 + 177, 3, 6, 1}, {WORDS_int32 + 196, WORDS_int32 + 296, 2, 7, 2}, {WORDS_int32 + 199, WORDS_int32 + 198, 2, 6, 1}, 0, WORDS_int32 + 200, TEXTS_int32 + 3383, TEXTS_int32 + 1587, TEXTS_int32 + 3409, TEXTS_int32 + 471, TEXTS_int32 + 136, 3, 16, 2, 1, 0, 1, 0, 0, 0, 0, ENTRIES_int32 + 0},
    {{WORDS_int32 + 298, WORDS_int32 + 328, 60, 6, 3}, {WORDS_int32 + 331, WORDS_int32 + 339, 8, 7, 2}, {WORDS_int32 + 341, WORDS_int32 + 351, 20, 6, 2}, 0, WORDS_int32 + 353, TEXTS_int32 + 3437, TEXTS_int32 + 3488, TEXTS_int32 + 3599, TEXTS_int32 + 471, TEXTS_int32 + 3250, 3, 18, 2, 4, 0, 1, 0, 0, 0, 0, ENTRIES_int32 + 0},
    {{WORDS_int32 + 194, WORDS_int32 + 177, 3, 6, 1}, {WORDS_int32 + 196, WORDS_int32 + 296, 2, 7, 2}, {WORDS_int32 + 199, WORDS_int32 + 198, 2, 6, 1}, 0, WORDS_int32 + 294, TEXTS_int32 + 3764, TEXTS_int32 + 3286, TEXTS_int32 + 3409, TEXTS_int32 + 471, TEXTS_int32 + 3250, 3, 18, 2, 4, 0, 1, 0, 0, 0, 0, ENTRIES_int32 + 0},
    {{WORDS_int32 + 383, WORDS_int32 + 395, 24, 6, 7}, {WORDS_int32 + 402, WORDS_int32 + 408, 6, 7, 2}, {WORDS_int32 + 410, WORDS_int32 + 414, 8, 6, 5}, 0, WORDS_int32 + 419, TEXTS_int32 + 3790, TEXTS_int32 + 3827, TEXTS_int32 + 3869, TEXTS_int32 + 471, TEXTS_int32 + 3250, 3, 18, 2, 4, 0, 1, 0, 0, 0, 0, ENTRIES_int32 + 0},
    {{WORDS_int32 + 194, WORDS_int32 + 177, 3, 6, 1}, {WORDS_int32 + 196, WORDS_int32 + 296, 2, 7, 2}, {WORDS_int32 + 199, WORDS_int32 + 198, 2, 6, 1}, 0, WORDS_int32 + 200, TEXTS_int32 + 3935, TEXTS_int32 + 1587, TEXTS_int32 + 3409, TEXTS_int32 + 471, TEXTS_int32 + 136, 3, 18, 2, 1, 0, 1, 0, 0, 0, 0, ENTRIES_int32 + 0},
    {{WORDS_int32 + 256, WORDS_int32 + 173, 5, 6, 1}, {WORDS_int32 + 431, WORDS_int32 + 434, 3, 7, 2}, {WORDS_int32 + 436, WORDS_int32 + 177, 3, 6, 1}, 0, 0, TEXTS_int32 + 3961, TEXTS_int32 + 4033, TEXTS_int32 + 4176, TEXTS_int32 + 892, TEXTS_int32 + 136, 3, 18, 2, 1, 0, 1, 2, 0, 0, 0, ENTRIES_int32 + 0},
    {{WORDS_int32 + 170, WORDS_int32 + 173, 5, 6, 1}, {WORDS_int32 + 174, WORDS_int32 + 434, 3, 7, 2}, {WORDS_int32 + 178, WORDS_int32 + 177, 3, 6, 1}, 0, WORDS_int32 + 180, TEXTS_int32 + 4199, TEXTS_int32 + 945, TEXTS_int32 + 4233, TEXTS_int32 + 471, TEXTS_int32 + 472, 4, 18, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_int32 + 0},
    {{WORDS_int32 + 194, WORDS_int32 + 177, 3, 6, 1}, {WORDS_int32 + 196, WORDS_int32 + 296, 2, 7, 2}, {WORDS_int32 + 199, WORDS_int32 + 198, 2, 6, 1}, 0, WORDS_int32 + 202, TEXTS_int32 + 4273, TEXTS_int32 + 1718, TEXTS_int32 + 3409, TEXTS_int32 + 471, TEXTS_int32 + 1783, 3, 18, 2, 2, 0, 1, 0, 0, 0, 0, ENTRIES_int32 + 0},
#endif
#if (SCATTER_VECTORS_TYPES) & 0x80 /* int64 */
    {{WORDS_int64 + 0, WORDS_int64 + 96, 96, 7, 5}, {WORDS_int64 + 101, WORDS_int64 + 125, 24, 7, 5}, {WORDS_int64 + 130, WORDS_int64 + 125, 24, 7, 5}, 3, WORDS_int64 + 154, TEXTS_int64 + 0, TEXTS_int64 + 58, TEXTS_int64 + 140, TEXTS_int64 + 277, TEXTS_int64 + 278, 4, 11, 0, 0, 1, 0, 1, 0, 0, 0, ENTRIES_int64 + 0},
    {{WORDS_int64 + 250, WORDS_int64 + 304, 54, 7, 5}, {WORDS_int64 + 309, WORDS_int64 + 333, 24, 7, 5}, {WORDS_int64 + 130, WORDS_int64 + 333, 24, 7, 5}, -2, WORDS_int64 + 338, TEXTS_int64 + 283, TEXTS_int64 + 314, TEXTS_int64 + 378, TEXTS_int64 + 277, TEXTS_int64 + 278, 4, 11, 0, 0, 1, 0, 1, 0, 0, 0, ENTRIES_int64 + 0},
    {{WORDS_int64 + 250, WORDS_int64 + 304, 54, 7, 5}, {WORDS_int64 + 392, WORDS_int64 + 333, 24, 7, 5}, {WORDS_int64 + 130, WORDS_int64 + 333, 24, 7, 5}, -2, 0, TEXTS_int64 + 439, TEXTS_int64 + 470, TEXTS_int64 + 500, TEXTS_int64 + 521, TEXTS_int64 + 278, 4, 11, 0, 0, 1, 0, 2, 1, 0, 0, ENTRIES_int64 + 0},
    {{WORDS_int64 + 250, WORDS_int64 + 304, 54, 7, 5}, {WORDS_int64 + 309, WORDS_int64 + 333, 24, 7, 5}, {WORDS_int64 + 130, WORDS_int64 + 333, 24, 7, 5}, 0, 0, TEXTS_int64 + 534, TEXTS_int64 + 579, TEXTS_int64 + 626, TEXTS_int64 + 652, TEXTS_int64 + 670, 3, 11, 0, 1, 0, 1, 2, 0, 0, 0, ENTRIES_int64 + 0},
    {{WORDS_int64 + 416, WORDS_int64 + 421, 5, 7, 1}, {WORDS_int64 + 422, WORDS_int64 + 421, 5, 7, 1}, {WORDS_int64 + 422, WORDS_int64 + 421, 5, 7, 1}, 0, WORDS_int64 + 422, TEXTS_int64 + 674, TEXTS_int64 + 761, TEXTS_int64 + 921, TEXTS_int64 + 277, TEXTS_int64 + 278, 4, 9, 0, 0, 0, 0, 0, 0, 0, 0, ENTRIES_int64 + 0},
    {{WORDS_int64 + 427, WORDS_int64 + 431, 4, 7, 1}, {WORDS_int64 + 432, WORDS_int64 + 434, 2, 7, 1}, {WORDS_int64 + 435, WORDS_int64 + 434, 2, 7, 1}, 0, WORDS_int64 + 437, TEXTS_int64 + 1001, TEXTS_int64 + 1022, TEXTS_int64 + 1079, TEXTS_int64 + 277, TEXTS_int64 + 278, 4, 9, 0, 0, 0, 0, 0, 0, 0, 0, ENTRIES_int64 + 0},
    {{WORDS_int64 + 441, WORDS_int64 + 431, 4, 7, 1}, {WORDS_int64 + 445, WORDS_int64 + 434, 2, 7, 1}, {WORDS_int64 + 447, WORDS_int64 + 434, 2, 8, 1}, 0, 0, TEXTS_int64 + 1100, TEXTS_int64 + 1131, TEXTS_int64 + 1168, TEXTS_int64 + 1189, TEXTS_int64 + 278, 4, 9, 0, 0, 0, 0, 2, 0, 0, 0, ENTRIES_int64 + 0},
    {{WORDS_int64 + 427, WORDS_int64 + 431, 4, 7, 1}, {WORDS_int64 + 432, WORDS_int64 + 434, 2, 7, 1}, {WORDS_int64 + 435, WORDS_int64 + 434, 2, 7, 1}, 0, WORDS_int64 + 437, TEXTS_int64 + 1202, TEXTS_int64 + 1022, TEXTS_int64 + 1232, TEXTS_int64 + 277, TEXTS_int64 + 278, 4, 11, 1, 0, 0, 0, 0, 0, 0, 0, ENTRIES_int64 + 0},
    {{WORDS_int64 + 441, WORDS_int64 + 431, 4, 7, 1}, {WORDS_int64 + 445, WORDS_int64 + 434, 2, 7, 1}, {WORDS_int64 + 449, WORDS_int64 + 434, 2, 6, 1}, 0, 0, TEXTS_int64 + 1261, TEXTS_int64 + 1302, TEXTS_int64 + 1363, TEXTS_int64 + 1189, TEXTS_int64 + 278, 4, 11, 1, 0, 0, 0, 2, 0, 0, 0, ENTRIES_int64 + 0},
    {{WORDS_int64 + 427, WORDS_int64 + 431, 4, 7, 1}, {WORDS_int64 + 432, WORDS_int64 + 434, 2, 7, 1}, {WORDS_int64 + 435, WORDS_int64 + 434, 2, 7, 1}, 0, WORDS_int64 + 437, TEXTS_int64 + 1392, TEXTS_int64 + 1022, TEXTS_int64 + 1232, TEXTS_int64 + 277, TEXTS_int64 + 278, 4, 13, 1, 0, 0, 0, 0, 0, 0, 0, ENTRIES_int64 + 0},
    {{WORDS_int64 + 450, WORDS_int64 + 434, 2, 7, 1}, {WORDS_int64 + 452, WORDS_int64 + 434, 2, 6, 1}, {WORDS_int64 + 453, WORDS_int64 + 434, 2, 7, 1}, -1, WORDS_int64 + 455, TEXTS_int64 + 1422, TEXTS_int64 + 1478, TEXTS_int64 + 1569, TEXTS_int64 + 277, TEXTS_int64 + 278, 4, 16, 1, 0, 1, 1, 0, 0, 0, 0, ENTRIES_int64 + 0},
    {{WORDS_int64 + 457, WORDS_int64 + 493, 36, 7, 8}, {WORDS_int64 + 501, WORDS_int64 + 513, 12, 7, 8}, {WORDS_int64 + 521, WORDS_int64 + 513, 12, 7, 8}, -6, WORDS_int64 + 533, TEXTS_int64 + 1739, TEXTS_int64 + 1822, TEXTS_int64 + 1903, TEXTS_int64 + 277, TEXTS_int64 + 2109, 3, 18, 1, 2, 1, 1, 0, 0, 0, 0, ENTRIES_int64 + 0},
    {{WORDS_int64 + 416, WORDS_int64 + 421, 5, 7, 1}, {WORDS_int64 + 569, WORDS_int64 + 431, 4, 6, 1}, {WORDS_int64 + 571, WORDS_int64 + 431, 4, 7, 1}, 0, 0, TEXTS_int64 + 2113, TEXTS_int64 + 2198, TEXTS_int64 + 2360, TEXTS_int64 + 521, TEXTS_int64 + 2109, 3, 18, 1, 2, 1, 1, 2, 1, 0, 0, ENTRIES_int64 + 0},
    {{WORDS_int64 + 575, WORDS_int64 + 635, 60, 7, 3}, {WORDS_int64 + 638, WORDS_int64 + 662, 24, 7, 3}, {WORDS_int64 + 665, WORDS_int64 + 662, 24, 7, 3}, 0, WORDS_int64 + 689, TEXTS_int64 + 2389, TEXTS_int64 + 2455, TEXTS_int64 + 2566, TEXTS_int64 + 277, TEXTS_int64 + 2796, 3, 18, 1, 4, 1, 1, 0, 0, 0, 0, ENTRIES_int64 + 0},
    {{WORDS_int64 + 749, WORDS_int64 + 749, 0, 7, 2}, {WORDS_int64 + 749, WORDS_int64 + 749, 0, 6, 2}, {WORDS_int64 + 749, WORDS_int64 + 749, 0, 7, 2}, 0, WORDS_int64 + 749, TEXTS_int64 + 2800, TEXTS_int64 + 2839, TEXTS_int64 + 2897, TEXTS_int64 + 277, TEXTS_int64 + 2796, 3, 18, 1, 4, 1, 1, 0, 0, 0, 0, ENTRIES_int64 + 0},
    {{WORDS_int64 + 427, WORDS_int64 + 431, 4, 7, 1}, {WORDS_int64 + 432, WORDS_int64 + 434, 2, 7, 1}, {WORDS_int64 + 435, WORDS_int64 + 434, 2, 7, 1}, 0, WORDS_int64 + 437, TEXTS_int64 + 2954, TEXTS_int64 + 1022, TEXTS_int64 + 1232, TEXTS_int64 + 277, TEXTS_int64 + 278, 4, 18, 1, 0, 0, 0, 0, 0, 0, 0, ENTRIES_int64 + 0},
    {{WORDS_int64 + 751, WORDS_int64 + 421, 5, 7, 1}, {WORDS_int64 + 422, WORDS_int64 + 756, 5, 7, 2}, {WORDS_int64 + 758, WORDS_int64 + 421, 5, 7, 1}, 0, WORDS_int64 + 758, TEXTS_int64 + 2984, TEXTS_int64 + 3023, TEXTS_int64 + 3093, TEXTS_int64 + 277, TEXTS_int64 + 278, 4, 11, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_int64 + 0},
    {{WORDS_int64 + 764, WORDS_int64 + 756, 5, 7, 2}, {WORDS_int64 + 764, WORDS_int64 + 756, 5, 7, 2}, {WORDS_int64 + 769, WORDS_int64 + 756, 5, 7, 2}, 0, WORDS_int64 + 774, TEXTS_int64 + 3136, TEXTS_int64 + 3220, TEXTS_int64 + 3359, TEXTS_int64 + 277, TEXTS_int64 + 278, 4, 11, 2, 0, 0, 0, 1, 0, 1, 1, ENTRIES_int64 + 0},
    {{WORDS_int64 + 416, WORDS_int64 + 756, 5, 7, 2}, {WORDS_int64 + 764, WORDS_int64 + 756, 5, 7, 2}, {WORDS_int64 + 764, WORDS_int64 + 756, 5, 7, 2}, 0, WORDS_int64 + 779, TEXTS_int64 + 3474, TEXTS_int64 + 3566, TEXTS_int64 + 3359, TEXTS_int64 + 277, TEXTS_int64 + 278, 4, 11, 2, 0, 0, 0, 1, 0, 0, 1, ENTRIES_int64 + 2},
    {{WORDS_int64 + 416, WORDS_int64 + 756, 5, 7, 2}, {WORDS_int64 + 784, WORDS_int64 + 756, 5, 7, 2}, {WORDS_int64 + 784, WORDS_int64 + 756, 5, 7, 2}, 0, 0, TEXTS_int64 + 3685, TEXTS_int64 + 3773, TEXTS_int64 + 3926, TEXTS_int64 + 521, TEXTS_int64 + 278, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_int64 + 0},
    {{WORDS_int64 + 789, WORDS_int64 + 421, 5, 7, 1}, {WORDS_int64 + 794, WORDS_int64 + 797, 3, 7, 2}, {WORDS_int64 + 799, WORDS_int64 + 802, 3, 7, 1}, 0, WORDS_int64 + 803, TEXTS_int64 + 3949, TEXTS_int64 + 3983, TEXTS_int64 + 4071, TEXTS_int64 + 277, TEXTS_int64 + 278, 4, 13, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_int64 + 0},
    {{WORDS_int64 + 808, WORDS_int64 + 814, 6, 7, 1}, {WORDS_int64 + 815, WORDS_int64 + 821, 6, 7, 2}, {WORDS_int64 + 823, WORDS_int64 + 814, 6, 7, 1}, 0, WORDS_int64 + 823, TEXTS_int64 + 4111, TEXTS_int64 + 4145, TEXTS_int64 + 3093, TEXTS_int64 + 277, TEXTS_int64 + 278, 4, 16, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_int64 + 0},
    {{WORDS_int64 + 416, WORDS_int64 + 756, 5, 7, 2}, {WORDS_int64 + 764, WORDS_int64 + 756, 5, 7, 2}, {WORDS_int64 + 416, WORDS_int64 + 756, 5, 7, 2}, 0, WORDS_int64 + 829, TEXTS_int64 + 4230, TEXTS_int64 + 4327, TEXTS_int64 + 4495, TEXTS_int64 + 277, TEXTS_int64 + 670, 3, 16, 2, 1, 0, 1, 0, 0, 0, 0, ENTRIES_int64 + 0},
    {{WORDS_int64 + 834, WORDS_int64 + 835, 1, 7, 1}, {WORDS_int64 + 836, WORDS_int64 + 840, 4, 7, 2}, {WORDS_int64 + 842, WORDS_int64 + 431, 4, 7, 1}, 0, WORDS_int64 + 846, TEXTS_int64 + 4617, TEXTS_int64 + 4664, TEXTS_int64 + 4774, TEXTS_int64 + 277, TEXTS_int64 + 2796, 3, 18, 2, 4, 0, 1, 0, 0, 0, 0, ENTRIES_int64 + 0},
    {{WORDS_int64 + 847, WORDS_int64 + 874, 27, 7, 3}, {WORDS_int64 + 877, WORDS_int64 + 797, 3, 7, 2}, {WORDS_int64 + 880, WORDS_int64 + 874, 27, 7, 3}, 0, WORDS_int64 + 907, TEXTS_int64 + 4939, TEXTS_int64 + 4990, TEXTS_int64 + 5101, TEXTS_int64 + 277, TEXTS_int64 + 5266, 3, 18, 2, 3, 0, 1, 0, 0, 0, 0, ENTRIES_int64 + 0},
    {{WORDS_int64 + 934, WORDS_int64 + 431, 4, 7, 1}, {WORDS_int64 + 938, WORDS_int64 + 840, 4, 7, 2}, {WORDS_int64 + 942, WORDS_int64 + 431, 4, 7, 1}, 0, WORDS_int64 + 946, TEXTS_int64 + 5270, TEXTS_int64 + 5319, TEXTS_int64 + 5401, TEXTS_int64 + 277, TEXTS_int64 + 5266, 3, 18, 2, 3, 0, 1, 1, 0, 0, 0, ENTRIES_int64 + 0},
    {{WORDS_int64 + 934, WORDS_int64 + 431, 4, 7, 1}, {WORDS_int64 + 950, WORDS_int64 + 840, 4, 7, 2}, {WORDS_int64 + 942, WORDS_int64 + 431, 4, 7, 1}, 0, WORDS_int64 + 946, TEXTS_int64 + 5441, TEXTS_int64 + 5490, TEXTS_int64 + 5570, TEXTS_int64 + 277, TEXTS_int64 + 5266, 3, 18, 2, 3, 0, 1, 1, 0, 0, 0, ENTRIES_int64 + 0},
    {{WORDS_int64 + 934, WORDS_int64 + 431, 4, 7, 1}, {WORDS_int64 + 954, WORDS_int64 + 840, 4, 7, 2}, {WORDS_int64 + 958, WORDS_int64 + 431, 4, 7, 1}, 0, WORDS_int64 + 962, TEXTS_int64 + 5635, TEXTS_int64 + 5684, TEXTS_int64 + 5760, TEXTS_int64 + 277, TEXTS_int64 + 5266, 3, 18, 2, 3, 0, 1, 1, 0, 0, 0, ENTRIES_int64 + 0},
    {{WORDS_int64 + 934, WORDS_int64 + 431, 4, 7, 1}, {WORDS_int64 + 966, WORDS_int64 + 840, 4, 7, 2}, {WORDS_int64 + 942, WORDS_int64 + 431, 4, 7, 1}, 0, 0, TEXTS_int64 + 5829, TEXTS_int64 + 5878, TEXTS_int64 + 3926, TEXTS_int64 + 521, TEXTS_int64 + 5266, 3, 18, 2, 3, 0, 1, 2, 0, 0, 0, ENTRIES_int64 + 0},
    {{WORDS_int64 + 970, WORDS_int64 + 976, 6, 7, 2}, {WORDS_int64 + 749, WORDS_int64 + 978, 0, 7, 2}, {WORDS_int64 + 749, WORDS_int64 + 980, 0, 7, 2}, 0, WORDS_int64 + 970, TEXTS_int64 + 5955, TEXTS_int64 + 5990, TEXTS_int64 + 6047, TEXTS_int64 + 277, TEXTS_int64 + 670, 3, 18, 2, 1, 0, 1, 0, 0, 0, 0, ENTRIES_int64 + 0},
    {{WORDS_int64 + 789, WORDS_int64 + 421, 5, 7, 1}, {WORDS_int64 + 794, WORDS_int64 + 797, 3, 7, 2}, {WORDS_int64 + 799, WORDS_int64 + 802, 3, 7, 1}, 0, WORDS_int64 + 803, TEXTS_int64 + 6091, TEXTS_int64 + 3983, TEXTS_int64 + 4071, TEXTS_int64 + 277, TEXTS_int64 + 278, 4, 18, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_int64 + 0},
    {{WORDS_int64 + 982, WORDS_int64 + 1006, 24, 7, 6}, {WORDS_int64 + 1012, WORDS_int64 + 1024, 12, 7, 2}, {WORDS_int64 + 1026, WORDS_int64 + 434, 2, 7, 1}, 0, WORDS_int64 + 1028, TEXTS_int64 + 6125, TEXTS_int64 + 6162, TEXTS_int64 + 6204, TEXTS_int64 + 277, TEXTS_int64 + 2109, 3, 18, 2, 2, 0, 1, 0, 0, 0, 0, ENTRIES_int64 + 0},
#endif
#if (SCATTER_VECTORS_TYPES) & 0x100 /* string */
    {{WORDS_string + 0, WORDS_string + 133, 60, 8, 3}, {WORDS_string + 136, WORDS_string + 154, 36, 6, 3}, {WORDS_string + 157, WORDS_string + 154, 36, 8, 3}, 1, WORDS_string + 243, TEXTS_string + 0, TEXTS_string + 51, TEXTS_string + 148, TEXTS_string + 285, TEXTS_string + 286, 4, 11, 0, 0, 1, 0, 1, 0, 0, 0, ENTRIES_string + 0},
    {{WORDS_string + 382, WORDS_string + 408, 12, 8, 2}, {WORDS_string + 410, WORDS_string + 419, 9, 7, 2}, {WORDS_string + 421, WORDS_string + 419, 9, 8, 2}, 0, WORDS_string + 440, TEXTS_string + 291, TEXTS_string + 368, TEXTS_string + 535, TEXTS_string + 285, TEXTS_string + 286, 4, 11, 0, 0, 0, 0, 1, 0, 3, 0, ENTRIES_string + 0},
    {{WORDS_string + 466, WORDS_string + 587, 54, 8, 5}, {WORDS_string + 592, WORDS_string + 616, 24, 7, 5}, {WORDS_string + 621, WORDS_string + 616, 24, 8, 5}, -2, WORDS_string + 677, TEXTS_string + 613, TEXTS_string + 645, TEXTS_string + 710, TEXTS_string + 285, TEXTS_string + 286, 4, 11, 0, 0, 1, 0, 1, 0, 0, 0, ENTRIES_string + 0},
    {{WORDS_string + 466, WORDS_string + 587, 54, 8, 5}, {WORDS_string + 802, WORDS_string + 616, 24, 7, 5}, {WORDS_string + 621, WORDS_string + 616, 24, 8, 5}, -2, 0, TEXTS_string + 771, TEXTS_string + 803, TEXTS_string + 833, TEXTS_string + 854, TEXTS_string + 286, 4, 11, 0, 0, 1, 0, 2, 1, 0, 0, ENTRIES_string + 0},
    {{WORDS_string + 466, WORDS_string + 587, 54, 8, 5}, {WORDS_string + 592, WORDS_string + 616, 24, 7, 5}, {WORDS_string + 621, WORDS_string + 616, 24, 8, 5}, 0, 0, TEXTS_string + 867, TEXTS_string + 913, TEXTS_string + 961, TEXTS_string + 987, TEXTS_string + 1005, 3, 11, 0, 1, 0, 1, 2, 0, 0, 0, ENTRIES_string + 0},
    {{WORDS_string + 826, WORDS_string + 874, 5, 8, 1}, {WORDS_string + 875, WORDS_string + 878, 3, 7, 1}, {WORDS_string + 879, WORDS_string + 878, 3, 8, 1}, 0, WORDS_string + 944, TEXTS_string + 1009, TEXTS_string + 1034, TEXTS_string + 1129, TEXTS_string + 285, TEXTS_string + 286, 4, 9, 0, 0, 0, 0, 0, 0, 0, 0, ENTRIES_string + 0},
    {{WORDS_string + 1015, WORDS_string + 1079, 17, 8, 1}, {WORDS_string + 1080, WORDS_string + 1079, 17, 7, 1}, {WORDS_string + 1097, WORDS_string + 1079, 17, 8, 1}, 0, WORDS_string + 1161, TEXTS_string + 1169, TEXTS_string + 1203, TEXTS_string + 1283, TEXTS_string + 285, TEXTS_string + 286, 4, 9, 0, 0, 0, 0, 0, 0, 0, 0, ENTRIES_string + 0},
    {{WORDS_string + 1225, WORDS_string + 1079, 17, 8, 1}, {WORDS_string + 1080, WORDS_string + 1079, 17, 7, 1}, {WORDS_string + 1289, WORDS_string + 1079, 17, 8, 1}, 0, WORDS_string + 1353, TEXTS_string + 1322, TEXTS_string + 1356, TEXTS_string + 1283, TEXTS_string + 285, TEXTS_string + 286, 4, 9, 0, 0, 0, 0, 0, 0, 0, 0, ENTRIES_string + 0},
    {{WORDS_string + 1417, WORDS_string + 1421, 4, 8, 1}, {WORDS_string + 1422, WORDS_string + 1424, 2, 7, 1}, {WORDS_string + 1425, WORDS_string + 1424, 2, 7, 1}, 0, 0, TEXTS_string + 1435, TEXTS_string + 1470, TEXTS_string + 1507, TEXTS_string + 1528, TEXTS_string + 286, 4, 9, 0, 0, 0, 0, 2, 0, 0, 0, ENTRIES_string + 0},
    {{WORDS_string + 826, WORDS_string + 874, 5, 8, 1}, {WORDS_string + 875, WORDS_string + 878, 3, 7, 1}, {WORDS_string + 879, WORDS_string + 878, 3, 8, 1}, 0, WORDS_string + 944, TEXTS_string + 1541, TEXTS_string + 1034, TEXTS_string + 1575, TEXTS_string + 285, TEXTS_string + 286, 4, 11, 1, 0, 0, 0, 0, 0, 0, 0, ENTRIES_string + 0},
    {{WORDS_string + 1427, WORDS_string + 1421, 4, 8, 1}, {WORDS_string + 1431, WORDS_string + 1424, 2, 7, 1}, {WORDS_string + 1433, WORDS_string + 1424, 2, 8, 1}, 0, WORDS_string + 1436, TEXTS_string + 1631, TEXTS_string + 1662, TEXTS_string + 1731, TEXTS_string + 285, TEXTS_string + 286, 4, 11, 1, 0, 0, 0, 0, 0, 0, 0, ENTRIES_string + 0},
    {{WORDS_string + 1441, WORDS_string + 1424, 2, 8, 1}, {WORDS_string + 1446, WORDS_string + 1424, 2, 6, 1}, {WORDS_string + 1447, WORDS_string + 1424, 2, 8, 1}, -1, WORDS_string + 1451, TEXTS_string + 1760, TEXTS_string + 1817, TEXTS_string + 1909, TEXTS_string + 285, TEXTS_string + 286, 4, 13, 1, 0, 1, 0, 0, 0, 0, 0, ENTRIES_string + 0},
    {{WORDS_string + 1427, WORDS_string + 1421, 4, 8, 1}, {WORDS_string + 1431, WORDS_string + 1424, 2, 7, 1}, {WORDS_string + 1433, WORDS_string + 1424, 2, 8, 1}, 0, WORDS_string + 1436, TEXTS_string + 2079, TEXTS_string + 1662, TEXTS_string + 1731, TEXTS_string + 285, TEXTS_string + 286, 4, 16, 1, 0, 0, 0, 0, 0, 0, 0, ENTRIES_string + 0},
    {{WORDS_string + 1455, WORDS_string + 1456, 0, 8, 2}, {WORDS_string + 1458, WORDS_string + 1458, 0, 7, 2}, {WORDS_string + 1455, WORDS_string + 1458, 0, 8, 2}, 1, WORDS_string + 1455, TEXTS_string + 2110, TEXTS_string + 2165, TEXTS_string + 2215, TEXTS_string + 285, TEXTS_string + 286, 4, 18, 1, 0, 1, 1, 0, 0, 0, 0, ENTRIES_string + 0},
    {{WORDS_string + 1460, WORDS_string + 1473, 6, 8, 2}, {WORDS_string + 1475, WORDS_string + 1479, 4, 7, 2}, {WORDS_string + 1481, WORDS_string + 1479, 4, 8, 2}, 0, WORDS_string + 1489, TEXTS_string + 2327, TEXTS_string + 2382, TEXTS_string + 2493, TEXTS_string + 285, TEXTS_string + 286, 4, 18, 1, 0, 1, 1, 0, 0, 0, 0, ENTRIES_string + 0},
    {{WORDS_string + 466, WORDS_string + 587, 54, 8, 5}, {WORDS_string + 592, WORDS_string + 616, 24, 7, 5}, {WORDS_string + 621, WORDS_string + 616, 24, 8, 5}, -2, WORDS_string + 677, TEXTS_string + 2654, TEXTS_string + 645, TEXTS_string + 2694, TEXTS_string + 285, TEXTS_string + 286, 4, 18, 1, 0, 1, 0, 0, 0, 0, 0, ENTRIES_string + 0},
    {{WORDS_string + 466, WORDS_string + 587, 54, 8, 5}, {WORDS_string + 802, WORDS_string + 616, 24, 7, 5}, {WORDS_string + 621, WORDS_string + 616, 24, 8, 5}, -2, 0, TEXTS_string + 2779, TEXTS_string + 803, TEXTS_string + 2819, TEXTS_string + 854, TEXTS_string + 286, 4, 18, 1, 0, 1, 0, 2, 1, 0, 0, ENTRIES_string + 0},
    {{WORDS_string + 1441, WORDS_string + 1424, 2, 8, 1}, {WORDS_string + 1507, WORDS_string + 1424, 2, 6, 1}, {WORDS_string + 1447, WORDS_string + 1424, 2, 8, 1}, -1, WORDS_string + 1508, TEXTS_string + 2848, TEXTS_string + 2913, TEXTS_string + 3021, TEXTS_string + 285, TEXTS_string + 1005, 3, 18, 1, 1, 1, 1, 1, 0, 1, 1, ENTRIES_string + 3},
    {{WORDS_string + 1515, WORDS_string + 878, 3, 8, 1}, {WORDS_string + 1518, WORDS_string + 1424, 2, 7, 1}, {WORDS_string + 1520, WORDS_string + 1424, 2, 8, 1}, 0, WORDS_string + 1522, TEXTS_string + 3225, TEXTS_string + 3255, TEXTS_string + 3309, TEXTS_string + 285, TEXTS_string + 1005, 3, 18, 1, 1, 0, 1, 1, 0, 0, 1, ENTRIES_string + 5},
    {{WORDS_string + 1525, WORDS_string + 1552, 12, 8, 2}, {WORDS_string + 1554, WORDS_string + 1552, 12, 7, 2}, {WORDS_string + 1566, WORDS_string + 1552, 12, 8, 2}, 1, WORDS_string + 1589, TEXTS_string + 3368, TEXTS_string + 3431, TEXTS_string + 3547, TEXTS_string + 285, TEXTS_string + 3744, 3, 18, 1, 4, 1, 1, 1, 0, 0, 3, ENTRIES_string + 6},
    {{WORDS_string + 1427, WORDS_string + 1421, 4, 8, 1}, {WORDS_string + 1431, WORDS_string + 1431, 2, 7, 2}, {WORDS_string + 1433, WORDS_string + 1424, 2, 8, 1}, 0, WORDS_string + 1436, TEXTS_string + 3748, TEXTS_string + 3773, TEXTS_string + 3843, TEXTS_string + 285, TEXTS_string + 286, 4, 11, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_string + 0},
    {{WORDS_string + 1427, WORDS_string + 1421, 4, 8, 1}, {WORDS_string + 1431, WORDS_string + 1431, 2, 7, 2}, {WORDS_string + 1433, WORDS_string + 1424, 2, 8, 1}, 0, WORDS_string + 1436, TEXTS_string + 3866, TEXTS_string + 3773, TEXTS_string + 3843, TEXTS_string + 285, TEXTS_string + 286, 4, 13, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_string + 0},
    {{WORDS_string + 1427, WORDS_string + 1421, 4, 8, 1}, {WORDS_string + 1431, WORDS_string + 1431, 2, 7, 2}, {WORDS_string + 1433, WORDS_string + 1424, 2, 8, 1}, 0, WORDS_string + 1436, TEXTS_string + 3891, TEXTS_string + 3773, TEXTS_string + 3843, TEXTS_string + 285, TEXTS_string + 286, 4, 16, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_string + 0},
    {{WORDS_string + 1225, WORDS_string + 1079, 17, 8, 1}, {WORDS_string + 1080, WORDS_string + 1616, 17, 7, 2}, {WORDS_string + 1289, WORDS_string + 1079, 17, 8, 1}, 0, WORDS_string + 1618, TEXTS_string + 3916, TEXTS_string + 1356, TEXTS_string + 3951, TEXTS_string + 285, TEXTS_string + 1005, 3, 16, 2, 1, 0, 1, 1, 0, 0, 1, ENTRIES_string + 9},
    {{WORDS_string + 1736, WORDS_string + 1079, 17, 8, 1}, {WORDS_string + 1080, WORDS_string + 1616, 17, 7, 2}, {WORDS_string + 1800, WORDS_string + 1079, 17, 8, 1}, 0, WORDS_string + 1864, TEXTS_string + 3995, TEXTS_string + 4030, TEXTS_string + 3951, TEXTS_string + 285, TEXTS_string + 1005, 3, 16, 2, 1, 0, 1, 1, 0, 0, 1, ENTRIES_string + 9},
    {{WORDS_string + 1982, WORDS_string + 2089, 48, 8, 4}, {WORDS_string + 2093, WORDS_string + 2101, 8, 7, 3}, {WORDS_string + 2104, WORDS_string + 2165, 32, 8, 4}, 0, WORDS_string + 2169, TEXTS_string + 4110, TEXTS_string + 4166, TEXTS_string + 4289, TEXTS_string + 285, TEXTS_string + 3744, 3, 18, 2, 4, 0, 1, 1, 0, 0, 2, ENTRIES_string + 10},
    {{WORDS_string + 1225, WORDS_string + 1079, 17, 8, 1}, {WORDS_string + 1080, WORDS_string + 1616, 17, 7, 2}, {WORDS_string + 1289, WORDS_string + 1079, 17, 8, 1}, 0, WORDS_string + 2274, TEXTS_string + 4453, TEXTS_string + 1356, TEXTS_string + 4488, TEXTS_string + 285, TEXTS_string + 3744, 3, 18, 2, 4, 0, 1, 1, 0, 0, 1, ENTRIES_string + 9},
    {{WORDS_string + 2338, WORDS_string + 1079, 17, 8, 1}, {WORDS_string + 1080, WORDS_string + 1616, 17, 7, 2}, {WORDS_string + 2389, WORDS_string + 1079, 17, 8, 1}, 0, WORDS_string + 2442, TEXTS_string + 4534, TEXTS_string + 4569, TEXTS_string + 4488, TEXTS_string + 285, TEXTS_string + 3744, 3, 18, 2, 4, 0, 1, 1, 0, 0, 1, ENTRIES_string + 9},
    {{WORDS_string + 2492, WORDS_string + 1079, 17, 8, 1}, {WORDS_string + 1080, WORDS_string + 1616, 17, 7, 2}, {WORDS_string + 2532, WORDS_string + 1079, 17, 8, 1}, 0, WORDS_string + 2572, TEXTS_string + 4617, TEXTS_string + 4652, TEXTS_string + 4488, TEXTS_string + 285, TEXTS_string + 3744, 3, 18, 2, 4, 0, 1, 1, 0, 0, 1, ENTRIES_string + 9},
    {{WORDS_string + 2612, WORDS_string + 1079, 17, 8, 1}, {WORDS_string + 2676, WORDS_string + 1616, 17, 7, 2}, {WORDS_string + 1289, WORDS_string + 1079, 17, 8, 1}, 0, WORDS_string + 2693, TEXTS_string + 4736, TEXTS_string + 4771, TEXTS_string + 4834, TEXTS_string + 285, TEXTS_string + 3744, 3, 18, 2, 4, 0, 1, 1, 0, 0, 1, ENTRIES_string + 12},
    {{WORDS_string + 382, WORDS_string + 1552, 12, 8, 2}, {WORDS_string + 2759, WORDS_string + 1431, 2, 7, 2}, {WORDS_string + 2761, WORDS_string + 2779, 8, 8, 2}, 0, WORDS_string + 2781, TEXTS_string + 4909, TEXTS_string + 4951, TEXTS_string + 5038, TEXTS_string + 285, TEXTS_string + 286, 4, 18, 2, 0, 0, 1, 0, 0, 0, 0, ENTRIES_string + 0},
    {{WORDS_string + 2808, WORDS_string + 2816, 6, 8, 2}, {WORDS_string + 1458, WORDS_string + 2818, 0, 7, 3}, {WORDS_string + 1455, WORDS_string + 1422, 0, 8, 2}, 0, WORDS_string + 2808, TEXTS_string + 5172, TEXTS_string + 5213, TEXTS_string + 5271, TEXTS_string + 285, TEXTS_string + 286, 4, 18, 2, 0, 0, 1, 0, 0, 0, 0, ENTRIES_string + 0},
    {{WORDS_string + 466, WORDS_string + 587, 54, 8, 5}, {WORDS_string + 2821, WORDS_string + 408, 12, 7, 2}, {WORDS_string + 157, WORDS_string + 2833, 36, 8, 3}, 0, WORDS_string + 2836, TEXTS_string + 5315, TEXTS_string + 645, TEXTS_string + 5349, TEXTS_string + 285, TEXTS_string + 286, 4, 18, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_string + 0},
    {{WORDS_string + 466, WORDS_string + 587, 54, 8, 5}, {WORDS_string + 2962, WORDS_string + 408, 12, 7, 2}, {WORDS_string + 157, WORDS_string + 2833, 36, 8, 3}, 0, 0, TEXTS_string + 5406, TEXTS_string + 803, TEXTS_string + 5440, TEXTS_string + 854, TEXTS_string + 286, 4, 18, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_string + 0},
    {{WORDS_string + 2974, WORDS_string + 2989, 12, 8, 3}, {WORDS_string + 2992, WORDS_string + 2998, 6, 7, 3}, {WORDS_string + 3001, WORDS_string + 3018, 12, 8, 4}, 0, WORDS_string + 3022, TEXTS_string + 5463, TEXTS_string + 5495, TEXTS_string + 5567, TEXTS_string + 285, TEXTS_string + 1005, 3, 18, 2, 1, 0, 1, 1, 0, 0, 1, ENTRIES_string + 13},
    {{WORDS_string + 2974, WORDS_string + 2989, 12, 8, 3}, {WORDS_string + 3093, WORDS_string + 2998, 6, 7, 3}, {WORDS_string + 3001, WORDS_string + 3018, 12, 8, 4}, 0, WORDS_string + 3099, TEXTS_string + 5699, TEXTS_string + 5731, TEXTS_string + 5852, TEXTS_string + 285, TEXTS_string + 1005, 3, 18, 2, 1, 0, 1, 1, 0, 4, 3, ENTRIES_string + 14},
    {{WORDS_string + 1015, WORDS_string + 1079, 17, 8, 1}, {WORDS_string + 1080, WORDS_string + 1616, 17, 7, 2}, {WORDS_string + 1097, WORDS_string + 1079, 17, 8, 1}, 0, WORDS_string + 3124, TEXTS_string + 5987, TEXTS_string + 1203, TEXTS_string + 4488, TEXTS_string + 285, TEXTS_string + 6022, 3, 18, 2, 3, 0, 1, 1, 0, 0, 1, ENTRIES_string + 9},
    {{WORDS_string + 3192, WORDS_string + 1079, 17, 8, 1}, {WORDS_string + 1080, WORDS_string + 1616, 17, 7, 2}, {WORDS_string + 3260, WORDS_string + 1079, 17, 8, 1}, 0, WORDS_string + 3329, TEXTS_string + 6026, TEXTS_string + 6061, TEXTS_string + 4488, TEXTS_string + 285, TEXTS_string + 6022, 3, 18, 2, 3, 0, 1, 1, 0, 0, 1, ENTRIES_string + 9},
    {{WORDS_string + 2492, WORDS_string + 1079, 17, 8, 1}, {WORDS_string + 1080, WORDS_string + 1616, 17, 7, 2}, {WORDS_string + 2532, WORDS_string + 1079, 17, 8, 1}, 0, WORDS_string + 3403, TEXTS_string + 6117, TEXTS_string + 4652, TEXTS_string + 4488, TEXTS_string + 285, TEXTS_string + 6022, 3, 18, 2, 3, 0, 1, 1, 0, 0, 1, ENTRIES_string + 9},
    {{WORDS_string + 3444, WORDS_string + 1079, 17, 8, 1}, {WORDS_string + 2676, WORDS_string + 1616, 17, 7, 2}, {WORDS_string + 1097, WORDS_string + 1079, 17, 8, 1}, 0, WORDS_string + 3508, TEXTS_string + 6152, TEXTS_string + 4771, TEXTS_string + 4834, TEXTS_string + 285, TEXTS_string + 6022, 3, 18, 2, 3, 0, 1, 1, 0, 0, 1, ENTRIES_string + 12},
#endif
#if (SCATTER_VECTORS_TYPES) & 0x200 /* bool */
    {{WORDS_bool + 0, WORDS_bool + 1, 4, 9, 1}, {WORDS_bool + 2, WORDS_bool + 11, 9, 7, 1}, {WORDS_bool + 12, WORDS_bool + 11, 9, 9, 1}, -1, WORDS_bool + 14, TEXTS_bool + 0, TEXTS_bool + 56, TEXTS_bool + 159, TEXTS_bool + 303, TEXTS_bool + 304, 4, 11, 0, 0, 1, 0, 1, 0, 1, 0, ENTRIES_bool + 0},
    {{WORDS_bool + 15, WORDS_bool + 16, 6, 9, 2}, {WORDS_bool + 18, WORDS_bool + 23, 5, 7, 2}, {WORDS_bool + 25, WORDS_bool + 23, 5, 9, 2}, 1, WORDS_bool + 26, TEXTS_bool + 309, TEXTS_bool + 354, TEXTS_bool + 454, TEXTS_bool + 303, TEXTS_bool + 304, 4, 11, 0, 0, 1, 0, 1, 0, 2, 0, ENTRIES_bool + 1},
    {{WORDS_bool + 27, WORDS_bool + 34, 54, 9, 5}, {WORDS_bool + 39, WORDS_bool + 63, 24, 7, 5}, {WORDS_bool + 68, WORDS_bool + 63, 24, 9, 5}, -2, WORDS_bool + 71, TEXTS_bool + 591, TEXTS_bool + 621, TEXTS_bool + 684, TEXTS_bool + 303, TEXTS_bool + 304, 4, 11, 0, 0, 1, 0, 1, 0, 18, 0, ENTRIES_bool + 3},
    {{WORDS_bool + 27, WORDS_bool + 34, 54, 9, 5}, {WORDS_bool + 78, WORDS_bool + 63, 24, 7, 5}, {WORDS_bool + 68, WORDS_bool + 63, 24, 9, 5}, -2, 0, TEXTS_bool + 745, TEXTS_bool + 775, TEXTS_bool + 805, TEXTS_bool + 826, TEXTS_bool + 304, 4, 11, 0, 0, 1, 0, 2, 1, 0, 0, ENTRIES_bool + 21},
    {{WORDS_bool + 27, WORDS_bool + 34, 54, 9, 5}, {WORDS_bool + 39, WORDS_bool + 63, 24, 7, 5}, {WORDS_bool + 68, WORDS_bool + 63, 24, 9, 5}, 0, 0, TEXTS_bool + 839, TEXTS_bool + 883, TEXTS_bool + 929, TEXTS_bool + 955, TEXTS_bool + 973, 3, 11, 0, 1, 0, 1, 2, 0, 0, 0, ENTRIES_bool + 21},
    {{WORDS_bool + 102, WORDS_bool + 104, 10, 9, 2}, {WORDS_bool + 106, WORDS_bool + 108, 4, 6, 2}, {WORDS_bool + 110, WORDS_bool + 108, 4, 9, 2}, 0, WORDS_bool + 111, TEXTS_bool + 977, TEXTS_bool + 1030, TEXTS_bool + 1118, TEXTS_bool + 303, TEXTS_bool + 304, 4, 13, 1, 0, 1, 0, 0, 0, 2, 0, ENTRIES_bool + 21},
    {{WORDS_bool + 113, WORDS_bool + 118, 36, 9, 8}, {WORDS_bool + 126, WORDS_bool + 132, 12, 6, 8}, {WORDS_bool + 140, WORDS_bool + 132, 12, 9, 8}, -6, WORDS_bool + 142, TEXTS_bool + 1311, TEXTS_bool + 1394, TEXTS_bool + 1475, TEXTS_bool + 303, TEXTS_bool + 304, 4, 18, 1, 0, 1, 1, 0, 0, 12, 0, ENTRIES_bool + 23},
    {{WORDS_bool + 147, WORDS_bool + 148, 5, 9, 1}, {WORDS_bool + 0, WORDS_bool + 149, 0, 7, 1}, {WORDS_bool + 0, WORDS_bool + 149, 0, 9, 1}, 0, WORDS_bool + 147, TEXTS_bool + 1677, TEXTS_bool + 1717, TEXTS_bool + 1773, TEXTS_bool + 303, TEXTS_bool + 304, 4, 18, 1, 0, 1, 1, 0, 0, 2, 0, ENTRIES_bool + 35},
    {{WORDS_bool + 27, WORDS_bool + 34, 54, 9, 5}, {WORDS_bool + 39, WORDS_bool + 63, 24, 7, 5}, {WORDS_bool + 68, WORDS_bool + 63, 24, 9, 5}, -2, WORDS_bool + 71, TEXTS_bool + 1829, TEXTS_bool + 621, TEXTS_bool + 1867, TEXTS_bool + 303, TEXTS_bool + 304, 4, 18, 1, 0, 1, 0, 0, 0, 18, 0, ENTRIES_bool + 3},
    {{WORDS_bool + 27, WORDS_bool + 34, 54, 9, 5}, {WORDS_bool + 78, WORDS_bool + 63, 24, 7, 5}, {WORDS_bool + 68, WORDS_bool + 63, 24, 9, 5}, -2, 0, TEXTS_bool + 1952, TEXTS_bool + 775, TEXTS_bool + 1990, TEXTS_bool + 826, TEXTS_bool + 304, 4, 18, 1, 0, 1, 0, 2, 1, 0, 0, ENTRIES_bool + 21},
    {{WORDS_bool + 151, WORDS_bool + 153, 12, 9, 2}, {WORDS_bool + 155, WORDS_bool + 153, 12, 6, 2}, {WORDS_bool + 161, WORDS_bool + 153, 12, 9, 2}, 0, WORDS_bool + 163, TEXTS_bool + 2019, TEXTS_bool + 2080, TEXTS_bool + 2193, TEXTS_bool + 303, TEXTS_bool + 2419, 3, 18, 1, 4, 1, 1, 1, 0, 1, 10, ENTRIES_bool + 37},
    {{WORDS_bool + 166, WORDS_bool + 168, 12, 9, 2}, {WORDS_bool + 170, WORDS_bool + 173, 6, 6, 2}, {WORDS_bool + 175, WORDS_bool + 173, 6, 9, 2}, 0, WORDS_bool + 176, TEXTS_bool + 2423, TEXTS_bool + 2459, TEXTS_bool + 2527, TEXTS_bool + 303, TEXTS_bool + 2762, 3, 18, 1, 2, 0, 1, 1, 0, 1, 10, ENTRIES_bool + 48},
    {{WORDS_bool + 178, WORDS_bool + 168, 12, 9, 2}, {WORDS_bool + 180, WORDS_bool + 173, 6, 6, 2}, {WORDS_bool + 183, WORDS_bool + 173, 6, 9, 2}, 0, WORDS_bool + 184, TEXTS_bool + 2766, TEXTS_bool + 2802, TEXTS_bool + 2930, TEXTS_bool + 303, TEXTS_bool + 2762, 3, 18, 1, 2, 0, 1, 1, 0, 4, 6, ENTRIES_bool + 59},
    {{WORDS_bool + 186, WORDS_bool + 190, 27, 9, 1}, {WORDS_bool + 191, WORDS_bool + 242, 101, 6, 1}, {WORDS_bool + 243, WORDS_bool + 242, 101, 9, 1}, 0, WORDS_bool + 256, TEXTS_bool + 3126, TEXTS_bool + 3165, TEXTS_bool + 3196, TEXTS_bool + 303, TEXTS_bool + 973, 3, 18, 1, 1, 0, 1, 1, 0, 0, 2, ENTRIES_bool + 69},
    {{WORDS_bool + 256, WORDS_bool + 190, 27, 9, 1}, {WORDS_bool + 191, WORDS_bool + 242, 101, 6, 1}, {WORDS_bool + 260, WORDS_bool + 242, 101, 9, 1}, 0, WORDS_bool + 256, TEXTS_bool + 3329, TEXTS_bool + 3368, TEXTS_bool + 3196, TEXTS_bool + 303, TEXTS_bool + 973, 3, 18, 1, 1, 0, 1, 1, 0, 0, 2, ENTRIES_bool + 69},
    {{WORDS_bool + 110, WORDS_bool + 1, 4, 9, 1}, {WORDS_bool + 273, WORDS_bool + 275, 2, 7, 2}, {WORDS_bool + 277, WORDS_bool + 278, 2, 9, 1}, 0, WORDS_bool + 279, TEXTS_bool + 3431, TEXTS_bool + 3454, TEXTS_bool + 3526, TEXTS_bool + 303, TEXTS_bool + 304, 4, 11, 2, 0, 0, 0, 0, 0, 1, 0, ENTRIES_bool + 71},
    {{WORDS_bool + 280, WORDS_bool + 289, 68, 9, 3}, {WORDS_bool + 292, WORDS_bool + 173, 6, 7, 2}, {WORDS_bool + 298, WORDS_bool + 305, 51, 9, 2}, 0, WORDS_bool + 307, TEXTS_bool + 3569, TEXTS_bool + 3620, TEXTS_bool + 3726, TEXTS_bool + 303, TEXTS_bool + 2419, 3, 18, 2, 4, 0, 1, 1, 0, 12, 2, ENTRIES_bool + 72},
    {{WORDS_bool + 316, WORDS_bool + 153, 12, 9, 2}, {WORDS_bool + 318, WORDS_bool + 278, 2, 7, 1}, {WORDS_bool + 150, WORDS_bool + 0, 1, 9, 0}, 0, WORDS_bool + 320, TEXTS_bool + 3913, TEXTS_bool + 3951, TEXTS_bool + 4061, TEXTS_bool + 303, TEXTS_bool + 304, 4, 18, 2, 0, 0, 1, 0, 0, 5, 0, ENTRIES_bool + 86},
    {{WORDS_bool + 27, WORDS_bool + 34, 54, 9, 5}, {WORDS_bool + 322, WORDS_bool + 168, 12, 7, 2}, {WORDS_bool + 334, WORDS_bool + 339, 36, 9, 3}, 0, WORDS_bool + 342, TEXTS_bool + 4195, TEXTS_bool + 621, TEXTS_bool + 4227, TEXTS_bool + 303, TEXTS_bool + 304, 4, 18, 2, 0, 0, 0, 0, 0, 17, 0, ENTRIES_bool + 91},
    {{WORDS_bool + 27, WORDS_bool + 34, 54, 9, 5}, {WORDS_bool + 349, WORDS_bool + 168, 12, 7, 2}, {WORDS_bool + 334, WORDS_bool + 339, 36, 9, 3}, 0, 0, TEXTS_bool + 4284, TEXTS_bool + 775, TEXTS_bool + 4316, TEXTS_bool + 826, TEXTS_bool + 304, 4, 18, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_bool + 21},
    {{WORDS_bool + 110, WORDS_bool + 1, 4, 9, 1}, {WORDS_bool + 361, WORDS_bool + 108, 4, 7, 2}, {WORDS_bool + 365, WORDS_bool + 1, 4, 9, 1}, 0, WORDS_bool + 279, TEXTS_bool + 4339, TEXTS_bool + 4361, TEXTS_bool + 4383, TEXTS_bool + 303, TEXTS_bool + 2762, 3, 18, 2, 2, 0, 1, 1, 0, 0, 3, ENTRIES_bool + 108},
    {{WORDS_bool + 366, WORDS_bool + 376, 77, 9, 2}, {WORDS_bool + 378, WORDS_bool + 415, 37, 7, 2}, {WORDS_bool + 417, WORDS_bool + 450, 259, 9, 2}, 0, WORDS_bool + 452, TEXTS_bool + 4430, TEXTS_bool + 4469, TEXTS_bool + 4499, TEXTS_bool + 303, TEXTS_bool + 4608, 3, 18, 2, 3, 0, 1, 1, 0, 0, 2, ENTRIES_bool + 111},
    {{WORDS_bool + 452, WORDS_bool + 376, 77, 9, 2}, {WORDS_bool + 378, WORDS_bool + 415, 37, 7, 2}, {WORDS_bool + 462, WORDS_bool + 450, 259, 9, 2}, 0, WORDS_bool + 452, TEXTS_bool + 4612, TEXTS_bool + 4651, TEXTS_bool + 4499, TEXTS_bool + 303, TEXTS_bool + 4608, 3, 18, 2, 3, 0, 1, 1, 0, 0, 2, ENTRIES_bool + 111},
#endif
#if (SCATTER_VECTORS_TYPES) & 0x400 /* float16 */
    {{WORDS_float16 + 0, WORDS_float16 + 10, 40, 10, 3}, {WORDS_float16 + 13, WORDS_float16 + 25, 24, 6, 3}, {WORDS_float16 + 28, WORDS_float16 + 25, 24, 10, 3}, -1, WORDS_float16 + 34, TEXTS_float16 + 0, TEXTS_float16 + 58, TEXTS_float16 + 172, TEXTS_float16 + 318, TEXTS_float16 + 319, 4, 11, 0, 0, 1, 0, 1, 0, 0, 0, ENTRIES_float16 + 0},
    {{WORDS_float16 + 44, WORDS_float16 + 58, 54, 10, 5}, {WORDS_float16 + 63, WORDS_float16 + 87, 24, 7, 5}, {WORDS_float16 + 28, WORDS_float16 + 87, 24, 10, 5}, -2, WORDS_float16 + 92, TEXTS_float16 + 324, TEXTS_float16 + 357, TEXTS_float16 + 423, TEXTS_float16 + 318, TEXTS_float16 + 319, 4, 11, 0, 0, 1, 0, 1, 0, 0, 0, ENTRIES_float16 + 0},
    {{WORDS_float16 + 44, WORDS_float16 + 58, 54, 10, 5}, {WORDS_float16 + 106, WORDS_float16 + 87, 24, 7, 5}, {WORDS_float16 + 28, WORDS_float16 + 87, 24, 10, 5}, -2, 0, TEXTS_float16 + 484, TEXTS_float16 + 517, TEXTS_float16 + 547, TEXTS_float16 + 568, TEXTS_float16 + 319, 4, 11, 0, 0, 1, 0, 2, 1, 0, 0, ENTRIES_float16 + 0},
    {{WORDS_float16 + 44, WORDS_float16 + 58, 54, 10, 5}, {WORDS_float16 + 63, WORDS_float16 + 87, 24, 7, 5}, {WORDS_float16 + 28, WORDS_float16 + 87, 24, 10, 5}, 0, 0, TEXTS_float16 + 581, TEXTS_float16 + 628, TEXTS_float16 + 677, TEXTS_float16 + 703, TEXTS_float16 + 721, 3, 11, 0, 1, 0, 1, 2, 0, 0, 0, ENTRIES_float16 + 0},
    {{WORDS_float16 + 131, WORDS_float16 + 134, 10, 10, 1}, {WORDS_float16 + 135, WORDS_float16 + 140, 5, 7, 1}, {WORDS_float16 + 141, WORDS_float16 + 140, 5, 10, 1}, 0, WORDS_float16 + 143, TEXTS_float16 + 725, TEXTS_float16 + 755, TEXTS_float16 + 843, TEXTS_float16 + 318, TEXTS_float16 + 319, 4, 9, 0, 0, 0, 0, 0, 0, 0, 4, ENTRIES_float16 + 0},
    {{WORDS_float16 + 146, WORDS_float16 + 134, 10, 10, 1}, {WORDS_float16 + 135, WORDS_float16 + 140, 5, 7, 1}, {WORDS_float16 + 149, WORDS_float16 + 140, 5, 10, 1}, 0, WORDS_float16 + 151, TEXTS_float16 + 878, TEXTS_float16 + 908, TEXTS_float16 + 995, TEXTS_float16 + 318, TEXTS_float16 + 319, 4, 9, 0, 0, 0, 0, 0, 0, 0, 4, ENTRIES_float16 + 4},
    {{WORDS_float16 + 146, WORDS_float16 + 134, 10, 10, 1}, {WORDS_float16 + 135, WORDS_float16 + 140, 5, 7, 1}, {WORDS_float16 + 141, WORDS_float16 + 140, 5, 10, 1}, 0, WORDS_float16 + 154, TEXTS_float16 + 1030, TEXTS_float16 + 1060, TEXTS_float16 + 843, TEXTS_float16 + 318, TEXTS_float16 + 319, 4, 9, 0, 0, 0, 0, 0, 0, 0, 1, ENTRIES_float16 + 8},
    {{WORDS_float16 + 131, WORDS_float16 + 134, 10, 10, 1}, {WORDS_float16 + 159, WORDS_float16 + 140, 5, 7, 1}, {WORDS_float16 + 141, WORDS_float16 + 140, 5, 10, 1}, 0, WORDS_float16 + 164, TEXTS_float16 + 1109, TEXTS_float16 + 1139, TEXTS_float16 + 1212, TEXTS_float16 + 318, TEXTS_float16 + 319, 4, 9, 0, 0, 0, 0, 1, 0, 2, 2, ENTRIES_float16 + 9},
    {{WORDS_float16 + 167, WORDS_float16 + 140, 5, 10, 1}, {WORDS_float16 + 169, WORDS_float16 + 172, 3, 7, 1}, {WORDS_float16 + 173, WORDS_float16 + 172, 3, 10, 1}, 0, WORDS_float16 + 174, TEXTS_float16 + 1253, TEXTS_float16 + 1288, TEXTS_float16 + 1368, TEXTS_float16 + 318, TEXTS_float16 + 319, 4, 9, 0, 0, 0, 0, 0, 0, 0, 0, ENTRIES_float16 + 0},
    {{WORDS_float16 + 176, WORDS_float16 + 177, 4, 10, 1}, {WORDS_float16 + 178, WORDS_float16 + 180, 2, 7, 1}, {WORDS_float16 + 181, WORDS_float16 + 180, 2, 5, 1}, 0, 0, TEXTS_float16 + 1404, TEXTS_float16 + 1438, TEXTS_float16 + 1507, TEXTS_float16 + 1528, TEXTS_float16 + 319, 4, 9, 0, 0, 0, 0, 2, 0, 0, 0, ENTRIES_float16 + 0},
    {{WORDS_float16 + 182, WORDS_float16 + 184, 6, 10, 2}, {WORDS_float16 + 186, WORDS_float16 + 188, 4, 6, 2}, {WORDS_float16 + 190, WORDS_float16 + 188, 4, 10, 2}, 0, WORDS_float16 + 191, TEXTS_float16 + 1541, TEXTS_float16 + 1597, TEXTS_float16 + 1709, TEXTS_float16 + 318, TEXTS_float16 + 319, 4, 11, 1, 0, 1, 0, 0, 0, 0, 0, ENTRIES_float16 + 0},
    {{WORDS_float16 + 194, WORDS_float16 + 140, 5, 10, 1}, {WORDS_float16 + 196, WORDS_float16 + 140, 5, 7, 1}, {WORDS_float16 + 194, WORDS_float16 + 140, 5, 10, 1}, 0, WORDS_float16 + 201, TEXTS_float16 + 1870, TEXTS_float16 + 1966, TEXTS_float16 + 2084, TEXTS_float16 + 318, TEXTS_float16 + 319, 4, 11, 1, 0, 1, 0, 1, 0, 1, 0, ENTRIES_float16 + 13},
    {{WORDS_float16 + 167, WORDS_float16 + 140, 5, 10, 1}, {WORDS_float16 + 169, WORDS_float16 + 172, 3, 7, 1}, {WORDS_float16 + 173, WORDS_float16 + 172, 3, 10, 1}, 0, WORDS_float16 + 174, TEXTS_float16 + 2220, TEXTS_float16 + 1288, TEXTS_float16 + 2264, TEXTS_float16 + 318, TEXTS_float16 + 319, 4, 13, 1, 0, 0, 0, 0, 0, 0, 0, ENTRIES_float16 + 0},
    {{WORDS_float16 + 203, WORDS_float16 + 206, 12, 10, 2}, {WORDS_float16 + 208, WORDS_float16 + 206, 12, 6, 2}, {WORDS_float16 + 214, WORDS_float16 + 206, 12, 10, 2}, 1, WORDS_float16 + 217, TEXTS_float16 + 2316, TEXTS_float16 + 2372, TEXTS_float16 + 1709, TEXTS_float16 + 318, TEXTS_float16 + 319, 4, 16, 1, 0, 1, 1, 0, 0, 0, 0, ENTRIES_float16 + 0},
    {{WORDS_float16 + 222, WORDS_float16 + 227, 18, 10, 2}, {WORDS_float16 + 229, WORDS_float16 + 235, 6, 7, 2}, {WORDS_float16 + 237, WORDS_float16 + 235, 6, 10, 2}, -1, WORDS_float16 + 239, TEXTS_float16 + 2469, TEXTS_float16 + 2508, TEXTS_float16 + 2573, TEXTS_float16 + 318, TEXTS_float16 + 721, 3, 16, 1, 1, 1, 1, 0, 0, 0, 1, ENTRIES_float16 + 14},
    {{WORDS_float16 + 244, WORDS_float16 + 227, 18, 10, 2}, {WORDS_float16 + 249, WORDS_float16 + 235, 6, 7, 2}, {WORDS_float16 + 255, WORDS_float16 + 235, 6, 10, 2}, -1, WORDS_float16 + 257, TEXTS_float16 + 2781, TEXTS_float16 + 2820, TEXTS_float16 + 2948, TEXTS_float16 + 318, TEXTS_float16 + 721, 3, 16, 1, 1, 1, 1, 0, 0, 0, 0, ENTRIES_float16 + 0},
    {{WORDS_float16 + 270, WORDS_float16 + 227, 18, 10, 2}, {WORDS_float16 + 249, WORDS_float16 + 235, 6, 7, 2}, {WORDS_float16 + 275, WORDS_float16 + 235, 6, 10, 2}, -1, WORDS_float16 + 277, TEXTS_float16 + 3116, TEXTS_float16 + 3155, TEXTS_float16 + 3292, TEXTS_float16 + 318, TEXTS_float16 + 721, 3, 16, 1, 1, 1, 1, 0, 0, 2, 2, ENTRIES_float16 + 15},
    {{WORDS_float16 + 282, WORDS_float16 + 284, 6, 10, 2}, {WORDS_float16 + 286, WORDS_float16 + 291, 5, 7, 2}, {WORDS_float16 + 293, WORDS_float16 + 291, 5, 10, 2}, 0, WORDS_float16 + 295, TEXTS_float16 + 3492, TEXTS_float16 + 3547, TEXTS_float16 + 3655, TEXTS_float16 + 318, TEXTS_float16 + 721, 3, 18, 1, 1, 1, 1, 0, 0, 0, 0, ENTRIES_float16 + 0},
    {{WORDS_float16 + 297, WORDS_float16 + 299, 6, 10, 3}, {WORDS_float16 + 302, WORDS_float16 + 314, 24, 6, 3}, {WORDS_float16 + 317, WORDS_float16 + 314, 24, 10, 3}, -2, WORDS_float16 + 323, TEXTS_float16 + 3852, TEXTS_float16 + 3926, TEXTS_float16 + 4050, TEXTS_float16 + 318, TEXTS_float16 + 4257, 3, 18, 1, 2, 1, 1, 0, 0, 0, 0, ENTRIES_float16 + 0},
    {{WORDS_float16 + 338, WORDS_float16 + 340, 6, 10, 1}, {WORDS_float16 + 341, WORDS_float16 + 340, 6, 7, 1}, {WORDS_float16 + 347, WORDS_float16 + 340, 6, 10, 1}, 0, WORDS_float16 + 349, TEXTS_float16 + 4261, TEXTS_float16 + 4305, TEXTS_float16 + 4386, TEXTS_float16 + 318, TEXTS_float16 + 4257, 3, 18, 1, 2, 0, 1, 0, 0, 0, 9, ENTRIES_float16 + 19},
    {{WORDS_float16 + 338, WORDS_float16 + 340, 6, 10, 1}, {WORDS_float16 + 341, WORDS_float16 + 340, 6, 7, 1}, {WORDS_float16 + 352, WORDS_float16 + 340, 6, 10, 1}, 0, WORDS_float16 + 354, TEXTS_float16 + 4468, TEXTS_float16 + 4512, TEXTS_float16 + 4586, TEXTS_float16 + 318, TEXTS_float16 + 4257, 3, 18, 1, 2, 0, 1, 0, 0, 0, 2, ENTRIES_float16 + 28},
    {{WORDS_float16 + 356, WORDS_float16 + 386, 120, 10, 4}, {WORDS_float16 + 390, WORDS_float16 + 414, 48, 6, 4}, {WORDS_float16 + 418, WORDS_float16 + 414, 48, 10, 4}, 1, WORDS_float16 + 430, TEXTS_float16 + 4643, TEXTS_float16 + 4707, TEXTS_float16 + 4800, TEXTS_float16 + 318, TEXTS_float16 + 319, 4, 18, 1, 0, 1, 1, 0, 0, 0, 0, ENTRIES_float16 + 0},
    {{WORDS_float16 + 131, WORDS_float16 + 134, 10, 10, 1}, {WORDS_float16 + 135, WORDS_float16 + 140, 5, 7, 1}, {WORDS_float16 + 141, WORDS_float16 + 140, 5, 10, 1}, 0, WORDS_float16 + 143, TEXTS_float16 + 4993, TEXTS_float16 + 755, TEXTS_float16 + 5032, TEXTS_float16 + 318, TEXTS_float16 + 319, 4, 18, 1, 0, 0, 0, 0, 0, 0, 4, ENTRIES_float16 + 0},
    {{WORDS_float16 + 146, WORDS_float16 + 134, 10, 10, 1}, {WORDS_float16 + 135, WORDS_float16 + 140, 5, 7, 1}, {WORDS_float16 + 149, WORDS_float16 + 140, 5, 10, 1}, 0, WORDS_float16 + 151, TEXTS_float16 + 5083, TEXTS_float16 + 908, TEXTS_float16 + 5122, TEXTS_float16 + 318, TEXTS_float16 + 319, 4, 18, 1, 0, 0, 0, 0, 0, 0, 4, ENTRIES_float16 + 4},
    {{WORDS_float16 + 146, WORDS_float16 + 134, 10, 10, 1}, {WORDS_float16 + 135, WORDS_float16 + 140, 5, 7, 1}, {WORDS_float16 + 141, WORDS_float16 + 140, 5, 10, 1}, 0, WORDS_float16 + 154, TEXTS_float16 + 5173, TEXTS_float16 + 1060, TEXTS_float16 + 5032, TEXTS_float16 + 318, TEXTS_float16 + 319, 4, 18, 1, 0, 0, 0, 0, 0, 0, 1, ENTRIES_float16 + 8},
    {{WORDS_float16 + 131, WORDS_float16 + 134, 10, 10, 1}, {WORDS_float16 + 159, WORDS_float16 + 140, 5, 7, 1}, {WORDS_float16 + 141, WORDS_float16 + 140, 5, 10, 1}, 0, WORDS_float16 + 164, TEXTS_float16 + 5212, TEXTS_float16 + 1139, TEXTS_float16 + 5251, TEXTS_float16 + 318, TEXTS_float16 + 319, 4, 18, 1, 0, 0, 0, 1, 0, 2, 2, ENTRIES_float16 + 9},
    {{WORDS_float16 + 460, WORDS_float16 + 340, 6, 10, 1}, {WORDS_float16 + 341, WORDS_float16 + 340, 6, 7, 1}, {WORDS_float16 + 462, WORDS_float16 + 340, 6, 10, 1}, 0, WORDS_float16 + 464, TEXTS_float16 + 5308, TEXTS_float16 + 5352, TEXTS_float16 + 5416, TEXTS_float16 + 318, TEXTS_float16 + 5475, 3, 18, 1, 4, 0, 1, 0, 0, 0, 0, ENTRIES_float16 + 0},
    {{WORDS_float16 + 460, WORDS_float16 + 340, 6, 10, 1}, {WORDS_float16 + 466, WORDS_float16 + 340, 6, 7, 1}, {WORDS_float16 + 472, WORDS_float16 + 340, 6, 10, 1}, 0, WORDS_float16 + 474, TEXTS_float16 + 5479, TEXTS_float16 + 5523, TEXTS_float16 + 5586, TEXTS_float16 + 318, TEXTS_float16 + 5475, 3, 18, 1, 4, 0, 1, 0, 0, 0, 0, ENTRIES_float16 + 0},
    {{WORDS_float16 + 194, WORDS_float16 + 140, 5, 10, 1}, {WORDS_float16 + 476, WORDS_float16 + 177, 4, 7, 1}, {WORDS_float16 + 480, WORDS_float16 + 177, 4, 10, 1}, 0, 0, TEXTS_float16 + 5691, TEXTS_float16 + 5777, TEXTS_float16 + 5924, TEXTS_float16 + 568, TEXTS_float16 + 5475, 3, 18, 1, 4, 1, 1, 2, 1, 0, 0, ENTRIES_float16 + 0},
    {{WORDS_float16 + 481, WORDS_float16 + 490, 33, 10, 1}, {WORDS_float16 + 491, WORDS_float16 + 521, 30, 7, 1}, {WORDS_float16 + 522, WORDS_float16 + 521, 30, 10, 1}, 0, WORDS_float16 + 530, TEXTS_float16 + 5953, TEXTS_float16 + 6002, TEXTS_float16 + 5416, TEXTS_float16 + 318, TEXTS_float16 + 5475, 3, 18, 1, 4, 0, 1, 0, 0, 0, 7, ENTRIES_float16 + 30},
    {{WORDS_float16 + 543, WORDS_float16 + 490, 33, 10, 1}, {WORDS_float16 + 491, WORDS_float16 + 521, 30, 7, 1}, {WORDS_float16 + 552, WORDS_float16 + 521, 30, 10, 1}, 0, WORDS_float16 + 560, TEXTS_float16 + 6084, TEXTS_float16 + 6133, TEXTS_float16 + 6198, TEXTS_float16 + 318, TEXTS_float16 + 5475, 3, 18, 1, 4, 0, 1, 0, 0, 33, 4, ENTRIES_float16 + 37},
    {{WORDS_float16 + 569, WORDS_float16 + 569, 0, 10, 2}, {WORDS_float16 + 569, WORDS_float16 + 571, 0, 6, 2}, {WORDS_float16 + 569, WORDS_float16 + 571, 0, 10, 2}, 0, WORDS_float16 + 569, TEXTS_float16 + 6250, TEXTS_float16 + 6307, TEXTS_float16 + 6367, TEXTS_float16 + 318, TEXTS_float16 + 6424, 3, 18, 1, 3, 1, 1, 0, 0, 0, 0, ENTRIES_float16 + 0},
    {{WORDS_float16 + 576, WORDS_float16 + 140, 5, 10, 1}, {WORDS_float16 + 578, WORDS_float16 + 140, 5, 7, 1}, {WORDS_float16 + 583, WORDS_float16 + 140, 5, 10, 1}, 0, WORDS_float16 + 585, TEXTS_float16 + 6428, TEXTS_float16 + 6476, TEXTS_float16 + 6534, TEXTS_float16 + 318, TEXTS_float16 + 6424, 3, 18, 1, 3, 0, 1, 0, 0, 4, 0, ENTRIES_float16 + 74},
    {{WORDS_float16 + 590, WORDS_float16 + 140, 5, 10, 1}, {WORDS_float16 + 578, WORDS_float16 + 140, 5, 7, 1}, {WORDS_float16 + 592, WORDS_float16 + 140, 5, 10, 1}, 0, WORDS_float16 + 594, TEXTS_float16 + 6560, TEXTS_float16 + 6608, TEXTS_float16 + 6534, TEXTS_float16 + 318, TEXTS_float16 + 6424, 3, 18, 1, 3, 0, 1, 0, 0, 5, 1, ENTRIES_float16 + 78},
    {{WORDS_float16 + 596, WORDS_float16 + 140, 5, 10, 1}, {WORDS_float16 + 578, WORDS_float16 + 140, 5, 7, 1}, {WORDS_float16 + 598, WORDS_float16 + 140, 5, 10, 1}, 0, WORDS_float16 + 596, TEXTS_float16 + 6678, TEXTS_float16 + 6726, TEXTS_float16 + 6789, TEXTS_float16 + 318, TEXTS_float16 + 6424, 3, 18, 1, 3, 0, 1, 0, 0, 2, 0, ENTRIES_float16 + 84},
    {{WORDS_float16 + 600, WORDS_float16 + 206, 12, 10, 2}, {WORDS_float16 + 180, WORDS_float16 + 603, 1, 7, 1}, {WORDS_float16 + 190, WORDS_float16 + 177, 4, 10, 1}, 0, WORDS_float16 + 604, TEXTS_float16 + 6845, TEXTS_float16 + 6886, TEXTS_float16 + 6997, TEXTS_float16 + 318, TEXTS_float16 + 319, 4, 11, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_float16 + 0},
    {{WORDS_float16 + 167, WORDS_float16 + 140, 5, 10, 1}, {WORDS_float16 + 169, WORDS_float16 + 607, 3, 7, 2}, {WORDS_float16 + 173, WORDS_float16 + 172, 3, 10, 1}, 0, WORDS_float16 + 174, TEXTS_float16 + 7106, TEXTS_float16 + 1288, TEXTS_float16 + 7144, TEXTS_float16 + 318, TEXTS_float16 + 319, 4, 13, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_float16 + 0},
    {{WORDS_float16 + 609, WORDS_float16 + 612, 12, 10, 3}, {WORDS_float16 + 615, WORDS_float16 + 621, 6, 7, 3}, {WORDS_float16 + 624, WORDS_float16 + 627, 12, 10, 4}, 0, WORDS_float16 + 631, TEXTS_float16 + 7184, TEXTS_float16 + 7218, TEXTS_float16 + 7286, TEXTS_float16 + 318, TEXTS_float16 + 319, 4, 16, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_float16 + 0},
    {{WORDS_float16 + 638, WORDS_float16 + 612, 12, 10, 3}, {WORDS_float16 + 641, WORDS_float16 + 621, 6, 7, 3}, {WORDS_float16 + 647, WORDS_float16 + 627, 12, 10, 4}, 0, WORDS_float16 + 650, TEXTS_float16 + 7422, TEXTS_float16 + 7456, TEXTS_float16 + 7591, TEXTS_float16 + 318, TEXTS_float16 + 319, 4, 16, 2, 0, 0, 0, 1, 0, 4, 0, ENTRIES_float16 + 86},
    {{WORDS_float16 + 653, WORDS_float16 + 665, 48, 10, 3}, {WORDS_float16 + 668, WORDS_float16 + 670, 2, 7, 2}, {WORDS_float16 + 672, WORDS_float16 + 680, 32, 10, 3}, 0, WORDS_float16 + 683, TEXTS_float16 + 7640, TEXTS_float16 + 7693, TEXTS_float16 + 7796, TEXTS_float16 + 318, TEXTS_float16 + 5475, 3, 18, 2, 4, 0, 1, 0, 0, 0, 0, ENTRIES_float16 + 0},
    {{WORDS_float16 + 569, WORDS_float16 + 695, 0, 10, 2}, {WORDS_float16 + 569, WORDS_float16 + 697, 0, 7, 3}, {WORDS_float16 + 569, WORDS_float16 + 700, 0, 10, 3}, 0, WORDS_float16 + 569, TEXTS_float16 + 7961, TEXTS_float16 + 7999, TEXTS_float16 + 8084, TEXTS_float16 + 318, TEXTS_float16 + 5475, 3, 18, 2, 4, 0, 1, 1, 0, 0, 0, ENTRIES_float16 + 0},
    {{WORDS_float16 + 460, WORDS_float16 + 340, 6, 10, 1}, {WORDS_float16 + 341, WORDS_float16 + 184, 6, 7, 2}, {WORDS_float16 + 462, WORDS_float16 + 340, 6, 10, 1}, 0, WORDS_float16 + 703, TEXTS_float16 + 8152, TEXTS_float16 + 5352, TEXTS_float16 + 8190, TEXTS_float16 + 318, TEXTS_float16 + 6424, 3, 18, 2, 3, 0, 1, 0, 0, 0, 0, ENTRIES_float16 + 0},
    {{WORDS_float16 + 460, WORDS_float16 + 340, 6, 10, 1}, {WORDS_float16 + 466, WORDS_float16 + 184, 6, 7, 2}, {WORDS_float16 + 472, WORDS_float16 + 340, 6, 10, 1}, 0, WORDS_float16 + 705, TEXTS_float16 + 8237, TEXTS_float16 + 8275, TEXTS_float16 + 8342, TEXTS_float16 + 318, TEXTS_float16 + 6424, 3, 18, 2, 3, 0, 1, 0, 0, 0, 0, ENTRIES_float16 + 0},
    {{WORDS_float16 + 194, WORDS_float16 + 707, 5, 10, 2}, {WORDS_float16 + 709, WORDS_float16 + 707, 5, 7, 2}, {WORDS_float16 + 194, WORDS_float16 + 707, 5, 10, 2}, 0, 0, TEXTS_float16 + 8429, TEXTS_float16 + 8525, TEXTS_float16 + 8694, TEXTS_float16 + 568, TEXTS_float16 + 6424, 3, 18, 2, 3, 0, 1, 2, 0, 0, 0, ENTRIES_float16 + 0},
    {{WORDS_float16 + 576, WORDS_float16 + 140, 5, 10, 1}, {WORDS_float16 + 578, WORDS_float16 + 707, 5, 7, 2}, {WORDS_float16 + 583, WORDS_float16 + 140, 5, 10, 1}, 0, WORDS_float16 + 585, TEXTS_float16 + 8717, TEXTS_float16 + 6476, TEXTS_float16 + 8759, TEXTS_float16 + 318, TEXTS_float16 + 6424, 3, 18, 2, 3, 0, 1, 0, 0, 4, 0, ENTRIES_float16 + 74},
    {{WORDS_float16 + 590, WORDS_float16 + 140, 5, 10, 1}, {WORDS_float16 + 578, WORDS_float16 + 707, 5, 7, 2}, {WORDS_float16 + 592, WORDS_float16 + 140, 5, 10, 1}, 0, WORDS_float16 + 594, TEXTS_float16 + 8779, TEXTS_float16 + 6608, TEXTS_float16 + 8759, TEXTS_float16 + 318, TEXTS_float16 + 6424, 3, 18, 2, 3, 0, 1, 0, 0, 5, 1, ENTRIES_float16 + 78},
    {{WORDS_float16 + 596, WORDS_float16 + 140, 5, 10, 1}, {WORDS_float16 + 578, WORDS_float16 + 707, 5, 7, 2}, {WORDS_float16 + 598, WORDS_float16 + 140, 5, 10, 1}, 0, WORDS_float16 + 596, TEXTS_float16 + 8821, TEXTS_float16 + 6726, TEXTS_float16 + 8863, TEXTS_float16 + 318, TEXTS_float16 + 6424, 3, 18, 2, 3, 0, 1, 0, 0, 2, 0, ENTRIES_float16 + 84},
    {{WORDS_float16 + 131, WORDS_float16 + 134, 10, 10, 1}, {WORDS_float16 + 135, WORDS_float16 + 707, 5, 7, 2}, {WORDS_float16 + 141, WORDS_float16 + 140, 5, 10, 1}, 0, WORDS_float16 + 143, TEXTS_float16 + 8907, TEXTS_float16 + 755, TEXTS_float16 + 8940, TEXTS_float16 + 318, TEXTS_float16 + 319, 4, 18, 2, 0, 0, 0, 0, 0, 0, 4, ENTRIES_float16 + 0},
    {{WORDS_float16 + 146, WORDS_float16 + 134, 10, 10, 1}, {WORDS_float16 + 135, WORDS_float16 + 707, 5, 7, 2}, {WORDS_float16 + 149, WORDS_float16 + 140, 5, 10, 1}, 0, WORDS_float16 + 151, TEXTS_float16 + 8979, TEXTS_float16 + 908, TEXTS_float16 + 9012, TEXTS_float16 + 318, TEXTS_float16 + 319, 4, 18, 2, 0, 0, 0, 0, 0, 0, 4, ENTRIES_float16 + 4},
    {{WORDS_float16 + 146, WORDS_float16 + 134, 10, 10, 1}, {WORDS_float16 + 135, WORDS_float16 + 707, 5, 7, 2}, {WORDS_float16 + 141, WORDS_float16 + 140, 5, 10, 1}, 0, WORDS_float16 + 154, TEXTS_float16 + 9051, TEXTS_float16 + 1060, TEXTS_float16 + 8940, TEXTS_float16 + 318, TEXTS_float16 + 319, 4, 18, 2, 0, 0, 0, 0, 0, 0, 1, ENTRIES_float16 + 8},
    {{WORDS_float16 + 131, WORDS_float16 + 134, 10, 10, 1}, {WORDS_float16 + 159, WORDS_float16 + 707, 5, 7, 2}, {WORDS_float16 + 141, WORDS_float16 + 140, 5, 10, 1}, 0, WORDS_float16 + 164, TEXTS_float16 + 9084, TEXTS_float16 + 1139, TEXTS_float16 + 9117, TEXTS_float16 + 318, TEXTS_float16 + 319, 4, 18, 2, 0, 0, 0, 1, 0, 2, 2, ENTRIES_float16 + 9},
    {{WORDS_float16 + 714, WORDS_float16 + 738, 96, 10, 12}, {WORDS_float16 + 750, WORDS_float16 + 772, 22, 7, 2}, {WORDS_float16 + 190, WORDS_float16 + 774, 4, 10, 2}, 0, WORDS_float16 + 776, TEXTS_float16 + 9162, TEXTS_float16 + 9201, TEXTS_float16 + 9245, TEXTS_float16 + 318, TEXTS_float16 + 319, 4, 18, 2, 0, 0, 1, 1, 0, 0, 0, ENTRIES_float16 + 0},
    {{WORDS_float16 + 800, WORDS_float16 + 834, 135, 10, 2}, {WORDS_float16 + 836, WORDS_float16 + 707, 5, 7, 2}, {WORDS_float16 + 841, WORDS_float16 + 860, 75, 10, 2}, 0, WORDS_float16 + 862, TEXTS_float16 + 9311, TEXTS_float16 + 9344, TEXTS_float16 + 9385, TEXTS_float16 + 318, TEXTS_float16 + 319, 4, 18, 2, 0, 0, 1, 0, 0, 0, 0, ENTRIES_float16 + 0},
    {{WORDS_float16 + 800, WORDS_float16 + 834, 135, 10, 2}, {WORDS_float16 + 896, WORDS_float16 + 707, 5, 7, 2}, {WORDS_float16 + 841, WORDS_float16 + 860, 75, 10, 2}, 0, WORDS_float16 + 901, TEXTS_float16 + 9443, TEXTS_float16 + 9476, TEXTS_float16 + 9385, TEXTS_float16 + 318, TEXTS_float16 + 319, 4, 18, 2, 0, 0, 1, 0, 0, 0, 0, ENTRIES_float16 + 0},
    {{WORDS_float16 + 800, WORDS_float16 + 834, 135, 10, 2}, {WORDS_float16 + 935, WORDS_float16 + 707, 5, 7, 2}, {WORDS_float16 + 841, WORDS_float16 + 860, 75, 10, 2}, 0, WORDS_float16 + 940, TEXTS_float16 + 9517, TEXTS_float16 + 9550, TEXTS_float16 + 9385, TEXTS_float16 + 318, TEXTS_float16 + 319, 4, 18, 2, 0, 0, 1, 0, 0, 0, 0, ENTRIES_float16 + 0},
    {{WORDS_float16 + 800, WORDS_float16 + 834, 135, 10, 2}, {WORDS_float16 + 974, WORDS_float16 + 707, 5, 7, 2}, {WORDS_float16 + 979, WORDS_float16 + 860, 75, 10, 2}, 0, WORDS_float16 + 998, TEXTS_float16 + 9612, TEXTS_float16 + 9645, TEXTS_float16 + 9714, TEXTS_float16 + 318, TEXTS_float16 + 319, 4, 18, 2, 0, 0, 1, 1, 0, 0, 0, ENTRIES_float16 + 0},
    {{WORDS_float16 + 167, WORDS_float16 + 140, 5, 10, 1}, {WORDS_float16 + 169, WORDS_float16 + 607, 3, 7, 2}, {WORDS_float16 + 173, WORDS_float16 + 172, 3, 10, 1}, 0, WORDS_float16 + 174, TEXTS_float16 + 9773, TEXTS_float16 + 1288, TEXTS_float16 + 7144, TEXTS_float16 + 318, TEXTS_float16 + 319, 4, 18, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_float16 + 0},
    {{WORDS_float16 + 1032, WORDS_float16 + 1038, 24, 10, 8}, {WORDS_float16 + 1046, WORDS_float16 + 670, 2, 7, 2}, {WORDS_float16 + 1048, WORDS_float16 + 1052, 16, 10, 8}, 0, WORDS_float16 + 1060, TEXTS_float16 + 9811, TEXTS_float16 + 9848, TEXTS_float16 + 9245, TEXTS_float16 + 318, TEXTS_float16 + 4257, 3, 18, 2, 2, 0, 1, 0, 0, 0, 0, ENTRIES_float16 + 0},
    {{WORDS_float16 + 338, WORDS_float16 + 340, 6, 10, 1}, {WORDS_float16 + 341, WORDS_float16 + 184, 6, 7, 2}, {WORDS_float16 + 347, WORDS_float16 + 340, 6, 10, 1}, 0, WORDS_float16 + 349, TEXTS_float16 + 9890, TEXTS_float16 + 4305, TEXTS_float16 + 9928, TEXTS_float16 + 318, TEXTS_float16 + 4257, 3, 18, 2, 2, 0, 1, 0, 0, 0, 9, ENTRIES_float16 + 19},
    {{WORDS_float16 + 338, WORDS_float16 + 340, 6, 10, 1}, {WORDS_float16 + 341, WORDS_float16 + 184, 6, 7, 2}, {WORDS_float16 + 352, WORDS_float16 + 340, 6, 10, 1}, 0, WORDS_float16 + 354, TEXTS_float16 + 9992, TEXTS_float16 + 4512, TEXTS_float16 + 10030, TEXTS_float16 + 318, TEXTS_float16 + 4257, 3, 18, 2, 2, 0, 1, 0, 0, 0, 2, ENTRIES_float16 + 28},
#endif
#if (SCATTER_VECTORS_TYPES) & 0x800 /* double */
    {{WORDS_double + 0, WORDS_double + 54, 54, 11, 5}, {WORDS_double + 59, WORDS_double + 83, 24, 7, 5}, {WORDS_double + 88, WORDS_double + 83, 24, 11, 5}, 0, 0, TEXTS_double + 0, TEXTS_double + 46, TEXTS_double + 94, TEXTS_double + 120, TEXTS_double + 138, 3, 11, 0, 1, 0, 1, 2, 0, 0, 0, ENTRIES_double + 0},
    {{WORDS_double + 112, WORDS_double + 130, 18, 11, 2}, {WORDS_double + 132, WORDS_double + 135, 6, 6, 2}, {WORDS_double + 137, WORDS_double + 135, 6, 11, 2}, -1, WORDS_double + 143, TEXTS_double + 142, TEXTS_double + 173, TEXTS_double + 240, TEXTS_double + 388, TEXTS_double + 389, 4, 11, 0, 0, 1, 0, 1, 0, 0, 0, ENTRIES_double + 0},
    {{WORDS_double + 164, WORDS_double + 130, 18, 11, 2}, {WORDS_double + 182, WORDS_double + 135, 6, 6, 2}, {WORDS_double + 185, WORDS_double + 135, 6, 11, 2}, -1, WORDS_double + 191, TEXTS_double + 394, TEXTS_double + 425, TEXTS_double + 560, TEXTS_double + 388, TEXTS_double + 389, 4, 11, 0, 0, 1, 0, 1, 0, 2, 0, ENTRIES_double + 0},
    {{WORDS_double + 0, WORDS_double + 54, 54, 11, 5}, {WORDS_double + 59, WORDS_double + 83, 24, 7, 5}, {WORDS_double + 88, WORDS_double + 83, 24, 11, 5}, -2, WORDS_double + 209, TEXTS_double + 605, TEXTS_double + 637, TEXTS_double + 702, TEXTS_double + 388, TEXTS_double + 389, 4, 11, 0, 0, 1, 0, 1, 0, 0, 0, ENTRIES_double + 0},
    {{WORDS_double + 0, WORDS_double + 54, 54, 11, 5}, {WORDS_double + 263, WORDS_double + 83, 24, 7, 5}, {WORDS_double + 88, WORDS_double + 83, 24, 11, 5}, -2, 0, TEXTS_double + 763, TEXTS_double + 795, TEXTS_double + 825, TEXTS_double + 846, TEXTS_double + 389, 4, 11, 0, 0, 1, 0, 2, 1, 0, 0, ENTRIES_double + 0},
    {{WORDS_double + 287, WORDS_double + 293, 6, 11, 2}, {WORDS_double + 295, WORDS_double + 299, 4, 7, 2}, {WORDS_double + 301, WORDS_double + 299, 4, 11, 2}, 0, WORDS_double + 305, TEXTS_double + 859, TEXTS_double + 914, TEXTS_double + 1025, TEXTS_double + 388, TEXTS_double + 389, 4, 13, 1, 0, 1, 0, 0, 0, 0, 0, ENTRIES_double + 0},
    {{WORDS_double + 311, WORDS_double + 347, 36, 11, 8}, {WORDS_double + 355, WORDS_double + 361, 12, 6, 8}, {WORDS_double + 369, WORDS_double + 361, 12, 11, 8}, -6, WORDS_double + 381, TEXTS_double + 1186, TEXTS_double + 1279, TEXTS_double + 1378, TEXTS_double + 388, TEXTS_double + 138, 3, 18, 1, 1, 1, 1, 0, 0, 0, 0, ENTRIES_double + 0},
    {{WORDS_double + 417, WORDS_double + 429, 12, 11, 3}, {WORDS_double + 432, WORDS_double + 442, 20, 6, 3}, {WORDS_double + 445, WORDS_double + 442, 20, 11, 3}, 1, WORDS_double + 465, TEXTS_double + 1617, TEXTS_double + 1684, TEXTS_double + 1815, TEXTS_double + 388, TEXTS_double + 2013, 3, 18, 1, 2, 1, 1, 0, 0, 0, 0, ENTRIES_double + 0},
    {{WORDS_double + 477, WORDS_double + 483, 6, 11, 1}, {WORDS_double + 484, WORDS_double + 483, 6, 7, 1}, {WORDS_double + 490, WORDS_double + 483, 6, 11, 1}, 0, WORDS_double + 496, TEXTS_double + 2017, TEXTS_double + 2060, TEXTS_double + 2124, TEXTS_double + 388, TEXTS_double + 2183, 3, 18, 1, 4, 0, 1, 0, 0, 0, 0, ENTRIES_double + 0},
    {{WORDS_double + 477, WORDS_double + 483, 6, 11, 1}, {WORDS_double + 502, WORDS_double + 483, 6, 7, 1}, {WORDS_double + 508, WORDS_double + 483, 6, 11, 1}, 0, WORDS_double + 514, TEXTS_double + 2187, TEXTS_double + 2230, TEXTS_double + 2293, TEXTS_double + 388, TEXTS_double + 2183, 3, 18, 1, 4, 0, 1, 0, 0, 0, 0, ENTRIES_double + 0},
    {{WORDS_double + 520, WORDS_double + 528, 8, 11, 2}, {WORDS_double + 530, WORDS_double + 528, 8, 7, 2}, {WORDS_double + 538, WORDS_double + 528, 8, 11, 2}, 0, WORDS_double + 546, TEXTS_double + 2398, TEXTS_double + 2467, TEXTS_double + 2570, TEXTS_double + 388, TEXTS_double + 2183, 3, 18, 1, 4, 1, 1, 1, 0, 0, 0, ENTRIES_double + 0},
    {{WORDS_double + 520, WORDS_double + 528, 8, 11, 2}, {WORDS_double + 554, WORDS_double + 528, 8, 7, 2}, {WORDS_double + 538, WORDS_double + 528, 8, 11, 2}, 0, WORDS_double + 546, TEXTS_double + 2644, TEXTS_double + 2713, TEXTS_double + 2814, TEXTS_double + 388, TEXTS_double + 2183, 3, 18, 1, 4, 1, 1, 1, 0, 0, 0, ENTRIES_double + 0},
    {{WORDS_double + 520, WORDS_double + 528, 8, 11, 2}, {WORDS_double + 562, WORDS_double + 528, 8, 7, 2}, {WORDS_double + 570, WORDS_double + 528, 8, 11, 2}, 0, WORDS_double + 578, TEXTS_double + 2919, TEXTS_double + 2988, TEXTS_double + 3085, TEXTS_double + 388, TEXTS_double + 2183, 3, 18, 1, 4, 1, 1, 1, 0, 0, 0, ENTRIES_double + 0},
    {{WORDS_double + 520, WORDS_double + 528, 8, 11, 2}, {WORDS_double + 586, WORDS_double + 528, 8, 7, 2}, {WORDS_double + 538, WORDS_double + 528, 8, 11, 2}, 0, 0, TEXTS_double + 3194, TEXTS_double + 3263, TEXTS_double + 3361, TEXTS_double + 846, TEXTS_double + 2183, 3, 18, 1, 4, 1, 1, 2, 1, 0, 0, ENTRIES_double + 0},
    {{WORDS_double + 594, WORDS_double + 594, 0, 11, 2}, {WORDS_double + 594, WORDS_double + 594, 0, 6, 2}, {WORDS_double + 594, WORDS_double + 594, 0, 11, 2}, 0, WORDS_double + 594, TEXTS_double + 3390, TEXTS_double + 3430, TEXTS_double + 3489, TEXTS_double + 388, TEXTS_double + 3546, 3, 18, 1, 3, 1, 1, 0, 0, 0, 0, ENTRIES_double + 0},
    {{WORDS_double + 596, WORDS_double + 612, 16, 11, 2}, {WORDS_double + 614, WORDS_double + 623, 9, 7, 2}, {WORDS_double + 625, WORDS_double + 623, 9, 11, 2}, 0, WORDS_double + 634, TEXTS_double + 3550, TEXTS_double + 3600, TEXTS_double + 3674, TEXTS_double + 388, TEXTS_double + 3546, 3, 18, 1, 3, 0, 1, 0, 0, 0, 0, ENTRIES_double + 0},
    {{WORDS_double + 650, WORDS_double + 655, 5, 11, 1}, {WORDS_double + 656, WORDS_double + 659, 3, 7, 1}, {WORDS_double + 660, WORDS_double + 659, 3, 11, 1}, 0, WORDS_double + 663, TEXTS_double + 3756, TEXTS_double + 3799, TEXTS_double + 3879, TEXTS_double + 388, TEXTS_double + 389, 4, 18, 1, 0, 0, 0, 0, 0, 0, 0, ENTRIES_double + 0},
    {{WORDS_double + 673, WORDS_double + 733, 60, 11, 3}, {WORDS_double + 736, WORDS_double + 528, 8, 7, 2}, {WORDS_double + 744, WORDS_double + 764, 20, 11, 2}, 0, WORDS_double + 766, TEXTS_double + 3931, TEXTS_double + 3984, TEXTS_double + 4081, TEXTS_double + 388, TEXTS_double + 389, 4, 11, 2, 0, 0, 0, 1, 0, 5, 1, ENTRIES_double + 2},
    {{WORDS_double + 826, WORDS_double + 838, 12, 11, 2}, {WORDS_double + 840, WORDS_double + 850, 10, 7, 2}, {WORDS_double + 852, WORDS_double + 655, 5, 11, 1}, 0, WORDS_double + 857, TEXTS_double + 4239, TEXTS_double + 4289, TEXTS_double + 4394, TEXTS_double + 388, TEXTS_double + 138, 3, 16, 2, 1, 0, 1, 0, 0, 0, 0, ENTRIES_double + 0},
    {{WORDS_double + 869, WORDS_double + 901, 32, 11, 12}, {WORDS_double + 913, WORDS_double + 949, 36, 7, 2}, {WORDS_double + 951, WORDS_double + 959, 8, 11, 4}, 0, WORDS_double + 963, TEXTS_double + 4559, TEXTS_double + 4629, TEXTS_double + 4729, TEXTS_double + 388, TEXTS_double + 2013, 3, 18, 2, 2, 0, 1, 1, 0, 0, 0, ENTRIES_double + 0},
    {{WORDS_double + 995, WORDS_double + 1022, 27, 11, 3}, {WORDS_double + 1025, WORDS_double + 1028, 3, 7, 2}, {WORDS_double + 1030, WORDS_double + 1022, 27, 11, 3}, 0, WORDS_double + 1057, TEXTS_double + 4894, TEXTS_double + 4946, TEXTS_double + 5054, TEXTS_double + 388, TEXTS_double + 138, 3, 18, 2, 1, 0, 1, 0, 0, 0, 0, ENTRIES_double + 0},
    {{WORDS_double + 1086, WORDS_double + 1095, 9, 11, 1}, {WORDS_double + 1096, WORDS_double + 1102, 6, 7, 3}, {WORDS_double + 1105, WORDS_double + 135, 6, 11, 2}, 0, WORDS_double + 1111, TEXTS_double + 5219, TEXTS_double + 5251, TEXTS_double + 5315, TEXTS_double + 388, TEXTS_double + 138, 3, 18, 2, 1, 0, 1, 0, 0, 0, 1, ENTRIES_double + 8},
    {{WORDS_double + 1120, WORDS_double + 1095, 9, 11, 1}, {WORDS_double + 1129, WORDS_double + 1102, 6, 7, 3}, {WORDS_double + 1135, WORDS_double + 135, 6, 11, 2}, 0, WORDS_double + 1141, TEXTS_double + 5434, TEXTS_double + 5466, TEXTS_double + 5594, TEXTS_double + 388, TEXTS_double + 138, 3, 18, 2, 1, 0, 1, 0, 0, 0, 0, ENTRIES_double + 0},
    {{WORDS_double + 1156, WORDS_double + 1095, 9, 11, 1}, {WORDS_double + 1129, WORDS_double + 1102, 6, 7, 3}, {WORDS_double + 1165, WORDS_double + 135, 6, 11, 2}, 0, WORDS_double + 1171, TEXTS_double + 5732, TEXTS_double + 5764, TEXTS_double + 5900, TEXTS_double + 388, TEXTS_double + 138, 3, 18, 2, 1, 0, 1, 0, 0, 1, 2, ENTRIES_double + 9},
    {{WORDS_double + 477, WORDS_double + 483, 6, 11, 1}, {WORDS_double + 484, WORDS_double + 293, 6, 7, 2}, {WORDS_double + 490, WORDS_double + 483, 6, 11, 1}, 0, WORDS_double + 496, TEXTS_double + 6064, TEXTS_double + 2060, TEXTS_double + 6101, TEXTS_double + 388, TEXTS_double + 2183, 3, 18, 2, 4, 0, 1, 0, 0, 0, 0, ENTRIES_double + 0},
    {{WORDS_double + 477, WORDS_double + 483, 6, 11, 1}, {WORDS_double + 502, WORDS_double + 293, 6, 7, 2}, {WORDS_double + 508, WORDS_double + 483, 6, 11, 1}, 0, WORDS_double + 514, TEXTS_double + 6148, TEXTS_double + 2230, TEXTS_double + 6185, TEXTS_double + 388, TEXTS_double + 2183, 3, 18, 2, 4, 0, 1, 0, 0, 0, 0, ENTRIES_double + 0},
    {{WORDS_double + 1180, WORDS_double + 1185, 5, 11, 2}, {WORDS_double + 1187, WORDS_double + 1185, 5, 7, 2}, {WORDS_double + 1180, WORDS_double + 1185, 5, 11, 2}, 0, 0, TEXTS_double + 6272, TEXTS_double + 6352, TEXTS_double + 6456, TEXTS_double + 846, TEXTS_double + 2183, 3, 18, 2, 4, 0, 1, 2, 0, 0, 0, ENTRIES_double + 0},
    {{WORDS_double + 594, WORDS_double + 594, 0, 11, 2}, {WORDS_double + 594, WORDS_double + 1192, 0, 7, 2}, {WORDS_double + 594, WORDS_double + 594, 0, 11, 2}, 0, WORDS_double + 594, TEXTS_double + 6479, TEXTS_double + 3430, TEXTS_double + 6513, TEXTS_double + 388, TEXTS_double + 3546, 3, 18, 2, 3, 0, 1, 0, 0, 0, 0, ENTRIES_double + 0},
    {{WORDS_double + 650, WORDS_double + 655, 5, 11, 1}, {WORDS_double + 656, WORDS_double + 1028, 3, 7, 2}, {WORDS_double + 660, WORDS_double + 659, 3, 11, 1}, 0, WORDS_double + 663, TEXTS_double + 6558, TEXTS_double + 3799, TEXTS_double + 6595, TEXTS_double + 388, TEXTS_double + 389, 4, 18, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_double + 0},
#endif
#if (SCATTER_VECTORS_TYPES) & 0x1000 /* uint32 */
    {{WORDS_uint32 + 4, WORDS_uint32 + 18, 27, 12, 3}, {WORDS_uint32 + 21, WORDS_uint32 + 27, 12, 6, 3}, {WORDS_uint32 + 30, WORDS_uint32 + 27, 12, 12, 3}, -3, WORDS_uint32 + 36, TEXTS_uint32 + 0, TEXTS_uint32 + 66, TEXTS_uint32 + 199, TEXTS_uint32 + 367, TEXTS_uint32 + 368, 4, 11, 0, 0, 1, 0, 1, 0, 4, 0, ENTRIES_uint32 + 0},
    {{WORDS_uint32 + 50, WORDS_uint32 + 77, 54, 12, 5}, {WORDS_uint32 + 82, WORDS_uint32 + 106, 24, 7, 5}, {WORDS_uint32 + 111, WORDS_uint32 + 106, 24, 12, 5}, -2, WORDS_uint32 + 123, TEXTS_uint32 + 373, TEXTS_uint32 + 405, TEXTS_uint32 + 470, TEXTS_uint32 + 367, TEXTS_uint32 + 368, 4, 11, 0, 0, 1, 0, 1, 0, 0, 0, ENTRIES_uint32 + 4},
    {{WORDS_uint32 + 50, WORDS_uint32 + 77, 54, 12, 5}, {WORDS_uint32 + 150, WORDS_uint32 + 106, 24, 7, 5}, {WORDS_uint32 + 111, WORDS_uint32 + 106, 24, 12, 5}, -2, 0, TEXTS_uint32 + 531, TEXTS_uint32 + 563, TEXTS_uint32 + 593, TEXTS_uint32 + 614, TEXTS_uint32 + 368, 4, 11, 0, 0, 1, 0, 2, 1, 0, 0, ENTRIES_uint32 + 4},
    {{WORDS_uint32 + 174, WORDS_uint32 + 186, 24, 12, 3}, {WORDS_uint32 + 189, WORDS_uint32 + 192, 6, 6, 3}, {WORDS_uint32 + 195, WORDS_uint32 + 192, 6, 12, 3}, -2, WORDS_uint32 + 198, TEXTS_uint32 + 627, TEXTS_uint32 + 658, TEXTS_uint32 + 725, TEXTS_uint32 + 367, TEXTS_uint32 + 368, 4, 11, 0, 0, 1, 0, 1, 0, 0, 0, ENTRIES_uint32 + 4},
    {{WORDS_uint32 + 212, WORDS_uint32 + 186, 24, 12, 3}, {WORDS_uint32 + 224, WORDS_uint32 + 192, 6, 6, 3}, {WORDS_uint32 + 227, WORDS_uint32 + 192, 6, 12, 3}, -2, WORDS_uint32 + 230, TEXTS_uint32 + 849, TEXTS_uint32 + 880, TEXTS_uint32 + 1015, TEXTS_uint32 + 367, TEXTS_uint32 + 368, 4, 11, 0, 0, 1, 0, 1, 0, 2, 0, ENTRIES_uint32 + 4},
    {{WORDS_uint32 + 50, WORDS_uint32 + 77, 54, 12, 5}, {WORDS_uint32 + 82, WORDS_uint32 + 106, 24, 7, 5}, {WORDS_uint32 + 111, WORDS_uint32 + 106, 24, 12, 5}, 0, 0, TEXTS_uint32 + 1060, TEXTS_uint32 + 1106, TEXTS_uint32 + 1154, TEXTS_uint32 + 1180, TEXTS_uint32 + 1198, 3, 11, 0, 1, 0, 1, 2, 0, 0, 0, ENTRIES_uint32 + 4},
    {{WORDS_uint32 + 242, WORDS_uint32 + 259, 34, 12, 2}, {WORDS_uint32 + 261, WORDS_uint32 + 293, 32, 7, 2}, {WORDS_uint32 + 295, WORDS_uint32 + 293, 32, 12, 2}, 1, WORDS_uint32 + 311, TEXTS_uint32 + 1202, TEXTS_uint32 + 1267, TEXTS_uint32 + 1394, TEXTS_uint32 + 367, TEXTS_uint32 + 1592, 3, 18, 1, 4, 1, 1, 0, 0, 0, 0, ENTRIES_uint32 + 4},
    {{WORDS_uint32 + 328, WORDS_uint32 + 346, 36, 12, 8}, {WORDS_uint32 + 354, WORDS_uint32 + 360, 12, 6, 8}, {WORDS_uint32 + 368, WORDS_uint32 + 360, 12, 12, 8}, -6, WORDS_uint32 + 374, TEXTS_uint32 + 1596, TEXTS_uint32 + 1680, TEXTS_uint32 + 1762, TEXTS_uint32 + 367, TEXTS_uint32 + 1968, 3, 18, 1, 2, 1, 1, 0, 0, 0, 0, ENTRIES_uint32 + 4},
    {{WORDS_uint32 + 392, WORDS_uint32 + 392, 0, 12, 2}, {WORDS_uint32 + 392, WORDS_uint32 + 394, 0, 6, 2}, {WORDS_uint32 + 392, WORDS_uint32 + 394, 0, 12, 2}, 0, WORDS_uint32 + 392, TEXTS_uint32 + 1972, TEXTS_uint32 + 2028, TEXTS_uint32 + 2087, TEXTS_uint32 + 367, TEXTS_uint32 + 368, 4, 18, 1, 0, 1, 1, 0, 0, 0, 0, ENTRIES_uint32 + 4},
    {{WORDS_uint32 + 50, WORDS_uint32 + 77, 54, 12, 5}, {WORDS_uint32 + 82, WORDS_uint32 + 106, 24, 7, 5}, {WORDS_uint32 + 111, WORDS_uint32 + 106, 24, 12, 5}, -2, WORDS_uint32 + 123, TEXTS_uint32 + 2144, TEXTS_uint32 + 405, TEXTS_uint32 + 2184, TEXTS_uint32 + 367, TEXTS_uint32 + 368, 4, 18, 1, 0, 1, 0, 0, 0, 0, 0, ENTRIES_uint32 + 4},
    {{WORDS_uint32 + 50, WORDS_uint32 + 77, 54, 12, 5}, {WORDS_uint32 + 150, WORDS_uint32 + 106, 24, 7, 5}, {WORDS_uint32 + 111, WORDS_uint32 + 106, 24, 12, 5}, -2, 0, TEXTS_uint32 + 2269, TEXTS_uint32 + 563, TEXTS_uint32 + 2309, TEXTS_uint32 + 614, TEXTS_uint32 + 368, 4, 18, 1, 0, 1, 0, 2, 1, 0, 0, ENTRIES_uint32 + 4},
    {{WORDS_uint32 + 396, WORDS_uint32 + 346, 36, 12, 8}, {WORDS_uint32 + 414, WORDS_uint32 + 434, 20, 7, 2}, {WORDS_uint32 + 436, WORDS_uint32 + 442, 12, 12, 4}, 0, WORDS_uint32 + 446, TEXTS_uint32 + 2338, TEXTS_uint32 + 2400, TEXTS_uint32 + 2503, TEXTS_uint32 + 367, TEXTS_uint32 + 1592, 3, 18, 2, 4, 0, 1, 0, 0, 0, 0, ENTRIES_uint32 + 4},
    {{WORDS_uint32 + 464, WORDS_uint32 + 470, 12, 12, 2}, {WORDS_uint32 + 392, WORDS_uint32 + 472, 0, 7, 2}, {WORDS_uint32 + 392, WORDS_uint32 + 474, 0, 12, 1}, 0, WORDS_uint32 + 464, TEXTS_uint32 + 2668, TEXTS_uint32 + 2709, TEXTS_uint32 + 2747, TEXTS_uint32 + 367, TEXTS_uint32 + 2814, 3, 18, 2, 3, 0, 1, 0, 0, 0, 0, ENTRIES_uint32 + 4},
    {{WORDS_uint32 + 475, WORDS_uint32 + 483, 16, 12, 2}, {WORDS_uint32 + 485, WORDS_uint32 + 489, 4, 7, 2}, {WORDS_uint32 + 491, WORDS_uint32 + 483, 16, 12, 2}, 0, WORDS_uint32 + 499, TEXTS_uint32 + 2818, TEXTS_uint32 + 2868, TEXTS_uint32 + 2980, TEXTS_uint32 + 367, TEXTS_uint32 + 2814, 3, 18, 2, 3, 0, 1, 0, 0, 0, 0, ENTRIES_uint32 + 4},
    {{WORDS_uint32 + 507, WORDS_uint32 + 523, 32, 12, 2}, {WORDS_uint32 + 525, WORDS_uint32 + 528, 3, 7, 2}, {WORDS_uint32 + 530, WORDS_uint32 + 542, 24, 12, 2}, 0, WORDS_uint32 + 544, TEXTS_uint32 + 3145, TEXTS_uint32 + 3195, TEXTS_uint32 + 3298, TEXTS_uint32 + 367, TEXTS_uint32 + 1968, 3, 18, 2, 2, 0, 1, 0, 0, 0, 0, ENTRIES_uint32 + 4},
    {{WORDS_uint32 + 560, WORDS_uint32 + 77, 54, 12, 5}, {WORDS_uint32 + 587, WORDS_uint32 + 599, 12, 7, 2}, {WORDS_uint32 + 601, WORDS_uint32 + 619, 36, 12, 3}, 0, WORDS_uint32 + 622, TEXTS_uint32 + 3463, TEXTS_uint32 + 405, TEXTS_uint32 + 3497, TEXTS_uint32 + 367, TEXTS_uint32 + 368, 4, 18, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_uint32 + 4},
    {{WORDS_uint32 + 560, WORDS_uint32 + 77, 54, 12, 5}, {WORDS_uint32 + 649, WORDS_uint32 + 599, 12, 7, 2}, {WORDS_uint32 + 601, WORDS_uint32 + 619, 36, 12, 3}, 0, 0, TEXTS_uint32 + 3554, TEXTS_uint32 + 563, TEXTS_uint32 + 3588, TEXTS_uint32 + 614, TEXTS_uint32 + 368, 4, 18, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_uint32 + 4},
#endif
#if (SCATTER_VECTORS_TYPES) & 0x2000 /* uint64 */
    {{WORDS_uint64 + 0, WORDS_uint64 + 54, 54, 13, 5}, {WORDS_uint64 + 59, WORDS_uint64 + 83, 24, 7, 5}, {WORDS_uint64 + 88, WORDS_uint64 + 83, 24, 13, 5}, 0, 0, TEXTS_uint64 + 0, TEXTS_uint64 + 46, TEXTS_uint64 + 94, TEXTS_uint64 + 120, TEXTS_uint64 + 138, 3, 11, 0, 1, 0, 1, 2, 0, 0, 0, ENTRIES_uint64 + 0},
    {{WORDS_uint64 + 0, WORDS_uint64 + 54, 54, 13, 5}, {WORDS_uint64 + 59, WORDS_uint64 + 83, 24, 7, 5}, {WORDS_uint64 + 88, WORDS_uint64 + 83, 24, 13, 5}, -2, WORDS_uint64 + 112, TEXTS_uint64 + 142, TEXTS_uint64 + 174, TEXTS_uint64 + 239, TEXTS_uint64 + 300, TEXTS_uint64 + 301, 4, 11, 0, 0, 1, 0, 1, 0, 0, 0, ENTRIES_uint64 + 0},
    {{WORDS_uint64 + 0, WORDS_uint64 + 54, 54, 13, 5}, {WORDS_uint64 + 166, WORDS_uint64 + 83, 24, 7, 5}, {WORDS_uint64 + 88, WORDS_uint64 + 83, 24, 13, 5}, -2, 0, TEXTS_uint64 + 306, TEXTS_uint64 + 338, TEXTS_uint64 + 368, TEXTS_uint64 + 389, TEXTS_uint64 + 301, 4, 11, 0, 0, 1, 0, 2, 1, 0, 0, ENTRIES_uint64 + 0},
    {{WORDS_uint64 + 190, WORDS_uint64 + 200, 10, 13, 2}, {WORDS_uint64 + 202, WORDS_uint64 + 208, 6, 7, 2}, {WORDS_uint64 + 210, WORDS_uint64 + 208, 6, 13, 2}, 1, WORDS_uint64 + 216, TEXTS_uint64 + 402, TEXTS_uint64 + 433, TEXTS_uint64 + 500, TEXTS_uint64 + 300, TEXTS_uint64 + 301, 4, 11, 0, 0, 1, 0, 1, 0, 0, 0, ENTRIES_uint64 + 0},
    {{WORDS_uint64 + 229, WORDS_uint64 + 200, 10, 13, 2}, {WORDS_uint64 + 239, WORDS_uint64 + 208, 6, 7, 2}, {WORDS_uint64 + 245, WORDS_uint64 + 208, 6, 13, 2}, 1, WORDS_uint64 + 251, TEXTS_uint64 + 615, TEXTS_uint64 + 646, TEXTS_uint64 + 781, TEXTS_uint64 + 300, TEXTS_uint64 + 301, 4, 11, 0, 0, 1, 0, 1, 0, 2, 0, ENTRIES_uint64 + 0},
    {{WORDS_uint64 + 261, WORDS_uint64 + 267, 6, 13, 3}, {WORDS_uint64 + 270, WORDS_uint64 + 282, 24, 6, 3}, {WORDS_uint64 + 285, WORDS_uint64 + 282, 24, 13, 3}, -2, WORDS_uint64 + 309, TEXTS_uint64 + 826, TEXTS_uint64 + 899, TEXTS_uint64 + 1026, TEXTS_uint64 + 300, TEXTS_uint64 + 1233, 3, 18, 1, 4, 1, 1, 0, 0, 0, 0, ENTRIES_uint64 + 0},
    {{WORDS_uint64 + 315, WORDS_uint64 + 435, 120, 13, 4}, {WORDS_uint64 + 439, WORDS_uint64 + 487, 48, 7, 4}, {WORDS_uint64 + 491, WORDS_uint64 + 487, 48, 13, 4}, 1, WORDS_uint64 + 539, TEXTS_uint64 + 1237, TEXTS_uint64 + 1308, TEXTS_uint64 + 1416, TEXTS_uint64 + 300, TEXTS_uint64 + 1646, 3, 18, 1, 2, 1, 1, 0, 0, 0, 0, ENTRIES_uint64 + 0},
    {{WORDS_uint64 + 659, WORDS_uint64 + 659, 0, 13, 2}, {WORDS_uint64 + 659, WORDS_uint64 + 659, 0, 6, 2}, {WORDS_uint64 + 659, WORDS_uint64 + 659, 0, 13, 2}, 0, WORDS_uint64 + 659, TEXTS_uint64 + 1650, TEXTS_uint64 + 1690, TEXTS_uint64 + 1749, TEXTS_uint64 + 300, TEXTS_uint64 + 301, 4, 18, 1, 0, 1, 1, 0, 0, 0, 0, ENTRIES_uint64 + 0},
    {{WORDS_uint64 + 0, WORDS_uint64 + 54, 54, 13, 5}, {WORDS_uint64 + 59, WORDS_uint64 + 83, 24, 7, 5}, {WORDS_uint64 + 88, WORDS_uint64 + 83, 24, 13, 5}, -2, WORDS_uint64 + 112, TEXTS_uint64 + 1806, TEXTS_uint64 + 174, TEXTS_uint64 + 1846, TEXTS_uint64 + 300, TEXTS_uint64 + 301, 4, 18, 1, 0, 1, 0, 0, 0, 0, 0, ENTRIES_uint64 + 0},
    {{WORDS_uint64 + 0, WORDS_uint64 + 54, 54, 13, 5}, {WORDS_uint64 + 166, WORDS_uint64 + 83, 24, 7, 5}, {WORDS_uint64 + 88, WORDS_uint64 + 83, 24, 13, 5}, -2, 0, TEXTS_uint64 + 1931, TEXTS_uint64 + 338, TEXTS_uint64 + 1971, TEXTS_uint64 + 389, TEXTS_uint64 + 301, 4, 18, 1, 0, 1, 0, 2, 1, 0, 0, ENTRIES_uint64 + 0},
    {{WORDS_uint64 + 661, WORDS_uint64 + 709, 48, 13, 4}, {WORDS_uint64 + 713, WORDS_uint64 + 721, 8, 7, 3}, {WORDS_uint64 + 724, WORDS_uint64 + 756, 32, 13, 4}, 0, WORDS_uint64 + 760, TEXTS_uint64 + 2000, TEXTS_uint64 + 2056, TEXTS_uint64 + 2179, TEXTS_uint64 + 300, TEXTS_uint64 + 1233, 3, 18, 2, 4, 0, 1, 0, 0, 0, 0, ENTRIES_uint64 + 0},
    {{WORDS_uint64 + 808, WORDS_uint64 + 904, 96, 13, 2}, {WORDS_uint64 + 906, WORDS_uint64 + 908, 2, 7, 2}, {WORDS_uint64 + 910, WORDS_uint64 + 974, 64, 13, 2}, 0, WORDS_uint64 + 976, TEXTS_uint64 + 2344, TEXTS_uint64 + 2395, TEXTS_uint64 + 2499, TEXTS_uint64 + 300, TEXTS_uint64 + 1646, 3, 18, 2, 2, 0, 1, 0, 0, 0, 0, ENTRIES_uint64 + 0},
    {{WORDS_uint64 + 659, WORDS_uint64 + 659, 0, 13, 2}, {WORDS_uint64 + 659, WORDS_uint64 + 1072, 0, 7, 2}, {WORDS_uint64 + 659, WORDS_uint64 + 659, 0, 13, 2}, 0, WORDS_uint64 + 659, TEXTS_uint64 + 2664, TEXTS_uint64 + 1690, TEXTS_uint64 + 2698, TEXTS_uint64 + 300, TEXTS_uint64 + 301, 4, 18, 2, 0, 0, 1, 0, 0, 0, 0, ENTRIES_uint64 + 0},
    {{WORDS_uint64 + 1074, WORDS_uint64 + 54, 54, 13, 5}, {WORDS_uint64 + 1128, WORDS_uint64 + 1140, 12, 7, 2}, {WORDS_uint64 + 1142, WORDS_uint64 + 1178, 36, 13, 3}, 0, WORDS_uint64 + 1181, TEXTS_uint64 + 2743, TEXTS_uint64 + 174, TEXTS_uint64 + 2777, TEXTS_uint64 + 300, TEXTS_uint64 + 301, 4, 18, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_uint64 + 0},
    {{WORDS_uint64 + 1074, WORDS_uint64 + 54, 54, 13, 5}, {WORDS_uint64 + 1235, WORDS_uint64 + 1140, 12, 7, 2}, {WORDS_uint64 + 1142, WORDS_uint64 + 1178, 36, 13, 3}, 0, 0, TEXTS_uint64 + 2834, TEXTS_uint64 + 338, TEXTS_uint64 + 2868, TEXTS_uint64 + 389, TEXTS_uint64 + 301, 4, 18, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_uint64 + 0},
#endif
#if (SCATTER_VECTORS_TYPES) & 0x4000 /* complex64 */
    {{WORDS_complex64 + 0, WORDS_complex64 + 36, 36, 14, 8}, {WORDS_complex64 + 44, WORDS_complex64 + 50, 12, 6, 8}, {WORDS_complex64 + 58, WORDS_complex64 + 50, 12, 14, 8}, -6, WORDS_complex64 + 70, TEXTS_complex64 + 0, TEXTS_complex64 + 80, TEXTS_complex64 + 166, TEXTS_complex64 + 312, TEXTS_complex64 + 313, 4, 11, 0, 0, 1, 0, 1, 0, 0, 0, ENTRIES_complex64 + 0},
    {{WORDS_complex64 + 106, WORDS_complex64 + 160, 54, 14, 5}, {WORDS_complex64 + 165, WORDS_complex64 + 189, 24, 7, 5}, {WORDS_complex64 + 194, WORDS_complex64 + 189, 24, 14, 5}, -2, WORDS_complex64 + 218, TEXTS_complex64 + 318, TEXTS_complex64 + 353, TEXTS_complex64 + 421, TEXTS_complex64 + 312, TEXTS_complex64 + 313, 4, 11, 0, 0, 1, 0, 1, 0, 0, 0, ENTRIES_complex64 + 0},
    {{WORDS_complex64 + 106, WORDS_complex64 + 160, 54, 14, 5}, {WORDS_complex64 + 272, WORDS_complex64 + 189, 24, 7, 5}, {WORDS_complex64 + 194, WORDS_complex64 + 189, 24, 14, 5}, -2, 0, TEXTS_complex64 + 482, TEXTS_complex64 + 517, TEXTS_complex64 + 547, TEXTS_complex64 + 568, TEXTS_complex64 + 313, 4, 11, 0, 0, 1, 0, 2, 1, 0, 0, ENTRIES_complex64 + 0},
    {{WORDS_complex64 + 106, WORDS_complex64 + 160, 54, 14, 5}, {WORDS_complex64 + 165, WORDS_complex64 + 189, 24, 7, 5}, {WORDS_complex64 + 194, WORDS_complex64 + 189, 24, 14, 5}, 0, 0, TEXTS_complex64 + 581, TEXTS_complex64 + 630, TEXTS_complex64 + 681, TEXTS_complex64 + 707, TEXTS_complex64 + 725, 3, 11, 0, 1, 0, 1, 2, 0, 0, 0, ENTRIES_complex64 + 0},
    {{WORDS_complex64 + 296, WORDS_complex64 + 308, 12, 14, 3}, {WORDS_complex64 + 311, WORDS_complex64 + 331, 20, 7, 3}, {WORDS_complex64 + 334, WORDS_complex64 + 331, 20, 14, 3}, 1, WORDS_complex64 + 354, TEXTS_complex64 + 729, TEXTS_complex64 + 799, TEXTS_complex64 + 933, TEXTS_complex64 + 312, TEXTS_complex64 + 725, 3, 18, 1, 1, 1, 1, 1, 0, 0, 0, ENTRIES_complex64 + 0},
    {{WORDS_complex64 + 370, WORDS_complex64 + 376, 6, 14, 1}, {WORDS_complex64 + 377, WORDS_complex64 + 381, 4, 7, 1}, {WORDS_complex64 + 382, WORDS_complex64 + 381, 4, 14, 1}, 0, WORDS_complex64 + 386, TEXTS_complex64 + 1135, TEXTS_complex64 + 1183, TEXTS_complex64 + 1269, TEXTS_complex64 + 312, TEXTS_complex64 + 1333, 3, 18, 1, 2, 0, 1, 1, 0, 0, 4, ENTRIES_complex64 + 0},
    {{WORDS_complex64 + 370, WORDS_complex64 + 376, 6, 14, 1}, {WORDS_complex64 + 404, WORDS_complex64 + 381, 4, 7, 1}, {WORDS_complex64 + 408, WORDS_complex64 + 381, 4, 14, 1}, 0, WORDS_complex64 + 412, TEXTS_complex64 + 1337, TEXTS_complex64 + 1385, TEXTS_complex64 + 1439, TEXTS_complex64 + 312, TEXTS_complex64 + 1333, 3, 18, 1, 2, 0, 1, 1, 0, 0, 4, ENTRIES_complex64 + 4},
    {{WORDS_complex64 + 370, WORDS_complex64 + 376, 6, 14, 1}, {WORDS_complex64 + 428, WORDS_complex64 + 381, 4, 7, 1}, {WORDS_complex64 + 432, WORDS_complex64 + 381, 4, 14, 1}, 0, WORDS_complex64 + 436, TEXTS_complex64 + 1498, TEXTS_complex64 + 1546, TEXTS_complex64 + 1590, TEXTS_complex64 + 312, TEXTS_complex64 + 1333, 3, 18, 1, 2, 0, 1, 1, 0, 2, 2, ENTRIES_complex64 + 8},
    {{WORDS_complex64 + 442, WORDS_complex64 + 442, 0, 14, 2}, {WORDS_complex64 + 442, WORDS_complex64 + 444, 0, 6, 2}, {WORDS_complex64 + 442, WORDS_complex64 + 444, 0, 14, 2}, 0, WORDS_complex64 + 442, TEXTS_complex64 + 1659, TEXTS_complex64 + 1718, TEXTS_complex64 + 1780, TEXTS_complex64 + 312, TEXTS_complex64 + 1333, 3, 18, 1, 2, 1, 1, 1, 0, 0, 0, ENTRIES_complex64 + 0},
    {{WORDS_complex64 + 106, WORDS_complex64 + 160, 54, 14, 5}, {WORDS_complex64 + 165, WORDS_complex64 + 189, 24, 7, 5}, {WORDS_complex64 + 194, WORDS_complex64 + 189, 24, 14, 5}, -2, WORDS_complex64 + 218, TEXTS_complex64 + 1837, TEXTS_complex64 + 353, TEXTS_complex64 + 1880, TEXTS_complex64 + 312, TEXTS_complex64 + 313, 4, 18, 1, 0, 1, 0, 0, 0, 0, 0, ENTRIES_complex64 + 0},
    {{WORDS_complex64 + 106, WORDS_complex64 + 160, 54, 14, 5}, {WORDS_complex64 + 272, WORDS_complex64 + 189, 24, 7, 5}, {WORDS_complex64 + 194, WORDS_complex64 + 189, 24, 14, 5}, -2, 0, TEXTS_complex64 + 1965, TEXTS_complex64 + 517, TEXTS_complex64 + 2008, TEXTS_complex64 + 568, TEXTS_complex64 + 313, 4, 18, 1, 0, 1, 0, 2, 1, 0, 0, ENTRIES_complex64 + 0},
    {{WORDS_complex64 + 448, WORDS_complex64 + 460, 12, 14, 3}, {WORDS_complex64 + 463, WORDS_complex64 + 469, 6, 7, 3}, {WORDS_complex64 + 472, WORDS_complex64 + 484, 12, 14, 4}, 0, WORDS_complex64 + 488, TEXTS_complex64 + 2037, TEXTS_complex64 + 2072, TEXTS_complex64 + 2143, TEXTS_complex64 + 312, TEXTS_complex64 + 1333, 3, 16, 2, 2, 0, 1, 1, 0, 0, 9, ENTRIES_complex64 + 12},
    {{WORDS_complex64 + 501, WORDS_complex64 + 460, 12, 14, 3}, {WORDS_complex64 + 513, WORDS_complex64 + 469, 6, 7, 3}, {WORDS_complex64 + 519, WORDS_complex64 + 484, 12, 14, 4}, 0, WORDS_complex64 + 531, TEXTS_complex64 + 2282, TEXTS_complex64 + 2317, TEXTS_complex64 + 2445, TEXTS_complex64 + 312, TEXTS_complex64 + 1333, 3, 16, 2, 2, 0, 1, 1, 0, 1, 0, ENTRIES_complex64 + 21},
    {{WORDS_complex64 + 543, WORDS_complex64 + 639, 96, 14, 5}, {WORDS_complex64 + 644, WORDS_complex64 + 664, 20, 7, 2}, {WORDS_complex64 + 666, WORDS_complex64 + 676, 10, 14, 2}, 0, WORDS_complex64 + 678, TEXTS_complex64 + 2587, TEXTS_complex64 + 2638, TEXTS_complex64 + 2724, TEXTS_complex64 + 312, TEXTS_complex64 + 313, 4, 18, 2, 0, 0, 1, 0, 0, 0, 0, ENTRIES_complex64 + 0},
    {{WORDS_complex64 + 774, WORDS_complex64 + 160, 54, 14, 5}, {WORDS_complex64 + 828, WORDS_complex64 + 840, 12, 7, 2}, {WORDS_complex64 + 842, WORDS_complex64 + 878, 36, 14, 3}, 0, WORDS_complex64 + 881, TEXTS_complex64 + 2858, TEXTS_complex64 + 353, TEXTS_complex64 + 2895, TEXTS_complex64 + 312, TEXTS_complex64 + 313, 4, 18, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_complex64 + 0},
    {{WORDS_complex64 + 774, WORDS_complex64 + 160, 54, 14, 5}, {WORDS_complex64 + 935, WORDS_complex64 + 840, 12, 7, 2}, {WORDS_complex64 + 842, WORDS_complex64 + 878, 36, 14, 3}, 0, 0, TEXTS_complex64 + 2952, TEXTS_complex64 + 517, TEXTS_complex64 + 2989, TEXTS_complex64 + 568, TEXTS_complex64 + 313, 4, 18, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_complex64 + 0},
    {{WORDS_complex64 + 947, WORDS_complex64 + 956, 9, 14, 1}, {WORDS_complex64 + 957, WORDS_complex64 + 964, 7, 7, 2}, {WORDS_complex64 + 966, WORDS_complex64 + 973, 7, 14, 1}, 0, WORDS_complex64 + 974, TEXTS_complex64 + 3012, TEXTS_complex64 + 3058, TEXTS_complex64 + 3151, TEXTS_complex64 + 312, TEXTS_complex64 + 313, 4, 18, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_complex64 + 0},
    {{WORDS_complex64 + 947, WORDS_complex64 + 956, 9, 14, 1}, {WORDS_complex64 + 983, WORDS_complex64 + 964, 7, 7, 2}, {WORDS_complex64 + 990, WORDS_complex64 + 973, 7, 14, 1}, 0, WORDS_complex64 + 997, TEXTS_complex64 + 3191, TEXTS_complex64 + 3237, TEXTS_complex64 + 3342, TEXTS_complex64 + 312, TEXTS_complex64 + 313, 4, 18, 2, 0, 0, 0, 1, 0, 0, 0, ENTRIES_complex64 + 0},
    {{WORDS_complex64 + 370, WORDS_complex64 + 376, 6, 14, 1}, {WORDS_complex64 + 377, WORDS_complex64 + 1006, 4, 7, 2}, {WORDS_complex64 + 382, WORDS_complex64 + 381, 4, 14, 1}, 0, WORDS_complex64 + 386, TEXTS_complex64 + 3408, TEXTS_complex64 + 1183, TEXTS_complex64 + 3450, TEXTS_complex64 + 312, TEXTS_complex64 + 1333, 3, 18, 2, 2, 0, 1, 1, 0, 0, 4, ENTRIES_complex64 + 0},
    {{WORDS_complex64 + 370, WORDS_complex64 + 376, 6, 14, 1}, {WORDS_complex64 + 404, WORDS_complex64 + 1006, 4, 7, 2}, {WORDS_complex64 + 408, WORDS_complex64 + 381, 4, 14, 1}, 0, WORDS_complex64 + 412, TEXTS_complex64 + 3502, TEXTS_complex64 + 1385, TEXTS_complex64 + 3544, TEXTS_complex64 + 312, TEXTS_complex64 + 1333, 3, 18, 2, 2, 0, 1, 1, 0, 0, 4, ENTRIES_complex64 + 4},
    {{WORDS_complex64 + 370, WORDS_complex64 + 376, 6, 14, 1}, {WORDS_complex64 + 428, WORDS_complex64 + 1006, 4, 7, 2}, {WORDS_complex64 + 432, WORDS_complex64 + 381, 4, 14, 1}, 0, WORDS_complex64 + 436, TEXTS_complex64 + 3591, TEXTS_complex64 + 1546, TEXTS_complex64 + 3633, TEXTS_complex64 + 312, TEXTS_complex64 + 1333, 3, 18, 2, 2, 0, 1, 1, 0, 2, 2, ENTRIES_complex64 + 8},
    {{WORDS_complex64 + 1008, WORDS_complex64 + 1014, 6, 14, 2}, {WORDS_complex64 + 442, WORDS_complex64 + 1016, 0, 7, 3}, {WORDS_complex64 + 442, WORDS_complex64 + 1019, 0, 14, 2}, 0, WORDS_complex64 + 1008, TEXTS_complex64 + 3690, TEXTS_complex64 + 3734, TEXTS_complex64 + 3795, TEXTS_complex64 + 312, TEXTS_complex64 + 1333, 3, 18, 2, 2, 0, 1, 1, 0, 0, 0, ENTRIES_complex64 + 0},
#endif
#if (SCATTER_VECTORS_TYPES) & 0x8000 /* complex128 */
    {{WORDS_complex128 + 0, WORDS_complex128 + 108, 54, 15, 5}, {WORDS_complex128 + 113, WORDS_complex128 + 137, 24, 7, 5}, {WORDS_complex128 + 142, WORDS_complex128 + 137, 24, 15, 5}, 0, 0, TEXTS_complex128 + 0, TEXTS_complex128 + 50, TEXTS_complex128 + 102, TEXTS_complex128 + 128, TEXTS_complex128 + 146, 3, 11, 0, 1, 0, 1, 2, 0, 0, 0, ENTRIES_complex128 + 0},
    {{WORDS_complex128 + 190, WORDS_complex128 + 238, 24, 15, 3}, {WORDS_complex128 + 241, WORDS_complex128 + 247, 6, 7, 3}, {WORDS_complex128 + 250, WORDS_complex128 + 247, 6, 15, 3}, -2, WORDS_complex128 + 262, TEXTS_complex128 + 150, TEXTS_complex128 + 185, TEXTS_complex128 + 256, TEXTS_complex128 + 380, TEXTS_complex128 + 381, 4, 11, 0, 0, 1, 0, 1, 0, 0, 0, ENTRIES_complex128 + 0},
    {{WORDS_complex128 + 316, WORDS_complex128 + 238, 24, 15, 3}, {WORDS_complex128 + 364, WORDS_complex128 + 247, 6, 7, 3}, {WORDS_complex128 + 370, WORDS_complex128 + 247, 6, 15, 3}, -2, WORDS_complex128 + 382, TEXTS_complex128 + 386, TEXTS_complex128 + 421, TEXTS_complex128 + 556, TEXTS_complex128 + 380, TEXTS_complex128 + 381, 4, 11, 0, 0, 1, 0, 1, 0, 2, 0, ENTRIES_complex128 + 0},
    {{WORDS_complex128 + 0, WORDS_complex128 + 108, 54, 15, 5}, {WORDS_complex128 + 113, WORDS_complex128 + 137, 24, 7, 5}, {WORDS_complex128 + 142, WORDS_complex128 + 137, 24, 15, 5}, -2, WORDS_complex128 + 430, TEXTS_complex128 + 601, TEXTS_complex128 + 637, TEXTS_complex128 + 706, TEXTS_complex128 + 380, TEXTS_complex128 + 381, 4, 11, 0, 0, 1, 0, 1, 0, 0, 0, ENTRIES_complex128 + 0},
    {{WORDS_complex128 + 0, WORDS_complex128 + 108, 54, 15, 5}, {WORDS_complex128 + 538, WORDS_complex128 + 137, 24, 7, 5}, {WORDS_complex128 + 142, WORDS_complex128 + 137, 24, 15, 5}, -2, 0, TEXTS_complex128 + 767, TEXTS_complex128 + 803, TEXTS_complex128 + 833, TEXTS_complex128 + 854, TEXTS_complex128 + 381, 4, 11, 0, 0, 1, 0, 2, 1, 0, 0, ENTRIES_complex128 + 0},
    {{WORDS_complex128 + 562, WORDS_complex128 + 802, 120, 15, 4}, {WORDS_complex128 + 806, WORDS_complex128 + 830, 48, 6, 4}, {WORDS_complex128 + 834, WORDS_complex128 + 830, 48, 15, 4}, 1, WORDS_complex128 + 930, TEXTS_complex128 + 867, TEXTS_complex128 + 934, TEXTS_complex128 + 1030, TEXTS_complex128 + 380, TEXTS_complex128 + 381, 4, 11, 1, 0, 1, 0, 0, 0, 0, 0, ENTRIES_complex128 + 0},
    {{WORDS_complex128 + 1170, WORDS_complex128 + 1242, 36, 15, 8}, {WORDS_complex128 + 1250, WORDS_complex128 + 1262, 12, 7, 8}, {WORDS_complex128 + 1270, WORDS_complex128 + 1262, 12, 15, 8}, -6, WORDS_complex128 + 1294, TEXTS_complex128 + 1223, TEXTS_complex128 + 1312, TEXTS_complex128 + 1399, TEXTS_complex128 + 380, TEXTS_complex128 + 381, 4, 18, 1, 0, 1, 1, 0, 0, 0, 0, ENTRIES_complex128 + 0},
    {{WORDS_complex128 + 0, WORDS_complex128 + 108, 54, 15, 5}, {WORDS_complex128 + 113, WORDS_complex128 + 137, 24, 7, 5}, {WORDS_complex128 + 142, WORDS_complex128 + 137, 24, 15, 5}, -2, WORDS_complex128 + 430, TEXTS_complex128 + 1601, TEXTS_complex128 + 637, TEXTS_complex128 + 1645, TEXTS_complex128 + 380, TEXTS_complex128 + 381, 4, 18, 1, 0, 1, 0, 0, 0, 0, 0, ENTRIES_complex128 + 0},
    {{WORDS_complex128 + 0, WORDS_complex128 + 108, 54, 15, 5}, {WORDS_complex128 + 538, WORDS_complex128 + 137, 24, 7, 5}, {WORDS_complex128 + 142, WORDS_complex128 + 137, 24, 15, 5}, -2, 0, TEXTS_complex128 + 1730, TEXTS_complex128 + 803, TEXTS_complex128 + 1774, TEXTS_complex128 + 854, TEXTS_complex128 + 381, 4, 18, 1, 0, 1, 0, 2, 1, 0, 0, ENTRIES_complex128 + 0},
    {{WORDS_complex128 + 1370, WORDS_complex128 + 1394, 12, 15, 2}, {WORDS_complex128 + 1396, WORDS_complex128 + 1399, 6, 6, 2}, {WORDS_complex128 + 1401, WORDS_complex128 + 1399, 6, 15, 2}, 0, WORDS_complex128 + 1413, TEXTS_complex128 + 1803, TEXTS_complex128 + 1845, TEXTS_complex128 + 1917, TEXTS_complex128 + 380, TEXTS_complex128 + 2128, 3, 18, 1, 2, 0, 1, 1, 0, 0, 2, ENTRIES_complex128 + 2},
    {{WORDS_complex128 + 1437, WORDS_complex128 + 1394, 12, 15, 2}, {WORDS_complex128 + 1461, WORDS_complex128 + 1399, 6, 6, 2}, {WORDS_complex128 + 1464, WORDS_complex128 + 1399, 6, 15, 2}, 0, WORDS_complex128 + 1476, TEXTS_complex128 + 2132, TEXTS_complex128 + 2174, TEXTS_complex128 + 2302, TEXTS_complex128 + 380, TEXTS_complex128 + 2128, 3, 18, 1, 2, 0, 1, 1, 0, 0, 0, ENTRIES_complex128 + 0},
    {{WORDS_complex128 + 1500, WORDS_complex128 + 1500, 0, 15, 2}, {WORDS_complex128 + 1500, WORDS_complex128 + 1500, 0, 6, 2}, {WORDS_complex128 + 1500, WORDS_complex128 + 1500, 0, 15, 2}, 0, WORDS_complex128 + 1500, TEXTS_complex128 + 2474, TEXTS_complex128 + 2518, TEXTS_complex128 + 2581, TEXTS_complex128 + 380, TEXTS_complex128 + 2128, 3, 18, 1, 2, 1, 1, 1, 0, 0, 0, ENTRIES_complex128 + 0},
    {{WORDS_complex128 + 1502, WORDS_complex128 + 1556, 27, 15, 1}, {WORDS_complex128 + 1557, WORDS_complex128 + 1608, 101, 6, 1}, {WORDS_complex128 + 1609, WORDS_complex128 + 1608, 101, 15, 1}, 0, WORDS_complex128 + 1811, TEXTS_complex128 + 2638, TEXTS_complex128 + 2681, TEXTS_complex128 + 2712, TEXTS_complex128 + 380, TEXTS_complex128 + 2128, 3, 18, 1, 2, 0, 1, 1, 0, 0, 0, ENTRIES_complex128 + 0},
    {{WORDS_complex128 + 1865, WORDS_complex128 + 1929, 32, 15, 12}, {WORDS_complex128 + 1941, WORDS_complex128 + 1977, 36, 7, 2}, {WORDS_complex128 + 1979, WORDS_complex128 + 1995, 8, 15, 4}, 0, WORDS_complex128 + 1999, TEXTS_complex128 + 2851, TEXTS_complex128 + 2917, TEXTS_complex128 + 3005, TEXTS_complex128 + 380, TEXTS_complex128 + 381, 4, 11, 2, 0, 0, 0, 1, 0, 0, 0, ENTRIES_complex128 + 0},
    {{WORDS_complex128 + 1170, WORDS_complex128 + 1242, 36, 15, 8}, {WORDS_complex128 + 2063, WORDS_complex128 + 2083, 20, 7, 2}, {WORDS_complex128 + 1270, WORDS_complex128 + 2085, 12, 15, 4}, 0, WORDS_complex128 + 2089, TEXTS_complex128 + 3139, TEXTS_complex128 + 1312, TEXTS_complex128 + 3005, TEXTS_complex128 + 380, TEXTS_complex128 + 381, 4, 18, 2, 0, 0, 1, 0, 0, 0, 0, ENTRIES_complex128 + 0},
    {{WORDS_complex128 + 2161, WORDS_complex128 + 108, 54, 15, 5}, {WORDS_complex128 + 2269, WORDS_complex128 + 1394, 12, 7, 2}, {WORDS_complex128 + 2281, WORDS_complex128 + 2353, 36, 15, 3}, 0, WORDS_complex128 + 2356, TEXTS_complex128 + 3197, TEXTS_complex128 + 637, TEXTS_complex128 + 3235, TEXTS_complex128 + 380, TEXTS_complex128 + 381, 4, 18, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_complex128 + 0},
    {{WORDS_complex128 + 2161, WORDS_complex128 + 108, 54, 15, 5}, {WORDS_complex128 + 2464, WORDS_complex128 + 1394, 12, 7, 2}, {WORDS_complex128 + 2281, WORDS_complex128 + 2353, 36, 15, 3}, 0, 0, TEXTS_complex128 + 3292, TEXTS_complex128 + 803, TEXTS_complex128 + 3330, TEXTS_complex128 + 854, TEXTS_complex128 + 381, 4, 18, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_complex128 + 0},
    {{WORDS_complex128 + 2476, WORDS_complex128 + 2488, 6, 15, 2}, {WORDS_complex128 + 2490, WORDS_complex128 + 2498, 8, 7, 2}, {WORDS_complex128 + 2500, WORDS_complex128 + 2508, 4, 15, 1}, 0, WORDS_complex128 + 2509, TEXTS_complex128 + 3353, TEXTS_complex128 + 3407, TEXTS_complex128 + 3532, TEXTS_complex128 + 380, TEXTS_complex128 + 2128, 3, 18, 2, 2, 0, 1, 1, 0, 0, 0, ENTRIES_complex128 + 0},
    {{WORDS_complex128 + 1500, WORDS_complex128 + 1500, 0, 15, 2}, {WORDS_complex128 + 1500, WORDS_complex128 + 2521, 0, 7, 2}, {WORDS_complex128 + 1500, WORDS_complex128 + 1500, 0, 15, 2}, 0, WORDS_complex128 + 1500, TEXTS_complex128 + 3701, TEXTS_complex128 + 2518, TEXTS_complex128 + 3739, TEXTS_complex128 + 380, TEXTS_complex128 + 2128, 3, 18, 2, 2, 0, 1, 1, 0, 0, 0, ENTRIES_complex128 + 0},
    {{WORDS_complex128 + 2523, WORDS_complex128 + 2535, 6, 15, 2}, {WORDS_complex128 + 1500, WORDS_complex128 + 2537, 0, 7, 1}, {WORDS_complex128 + 2538, WORDS_complex128 + 2535, 6, 15, 2}, 0, WORDS_complex128 + 2550, TEXTS_complex128 + 3784, TEXTS_complex128 + 3820, TEXTS_complex128 + 3889, TEXTS_complex128 + 380, TEXTS_complex128 + 2128, 3, 18, 2, 2, 0, 1, 1, 0, 0, 0, ENTRIES_complex128 + 0},
#endif
#if (SCATTER_VECTORS_TYPES) & 0x10000 /* bfloat16 */
    {{WORDS_bfloat16 + 0, WORDS_bfloat16 + 1, 4, 16, 1}, {WORDS_bfloat16 + 2, WORDS_bfloat16 + 4, 2, 7, 1}, {WORDS_bfloat16 + 5, WORDS_bfloat16 + 4, 2, 16, 1}, 0, 0, TEXTS_bfloat16 + 0, TEXTS_bfloat16 + 29, TEXTS_bfloat16 + 63, TEXTS_bfloat16 + 81, TEXTS_bfloat16 + 91, 4, 9, 0, 0, 0, 0, 2, 0, 0, 0, ENTRIES_bfloat16 + 0},
    {{WORDS_bfloat16 + 6, WORDS_bfloat16 + 9, 12, 16, 2}, {WORDS_bfloat16 + 11, WORDS_bfloat16 + 14, 3, 7, 2}, {WORDS_bfloat16 + 16, WORDS_bfloat16 + 14, 3, 16, 2}, 0, 0, TEXTS_bfloat16 + 96, TEXTS_bfloat16 + 133, TEXTS_bfloat16 + 192, TEXTS_bfloat16 + 81, TEXTS_bfloat16 + 91, 4, 11, 1, 0, 0, 0, 2, 0, 0, 0, ENTRIES_bfloat16 + 0},
    {{WORDS_bfloat16 + 17, WORDS_bfloat16 + 4, 2, 16, 1}, {WORDS_bfloat16 + 18, WORDS_bfloat16 + 4, 2, 6, 1}, {WORDS_bfloat16 + 19, WORDS_bfloat16 + 4, 2, 16, 1}, -1, WORDS_bfloat16 + 20, TEXTS_bfloat16 + 218, TEXTS_bfloat16 + 277, TEXTS_bfloat16 + 371, TEXTS_bfloat16 + 541, TEXTS_bfloat16 + 91, 4, 13, 1, 0, 1, 0, 0, 0, 0, 0, ENTRIES_bfloat16 + 0},
    {{WORDS_bfloat16 + 21, WORDS_bfloat16 + 30, 36, 16, 8}, {WORDS_bfloat16 + 38, WORDS_bfloat16 + 44, 12, 6, 8}, {WORDS_bfloat16 + 52, WORDS_bfloat16 + 44, 12, 16, 8}, -6, WORDS_bfloat16 + 55, TEXTS_bfloat16 + 542, TEXTS_bfloat16 + 637, TEXTS_bfloat16 + 742, TEXTS_bfloat16 + 541, TEXTS_bfloat16 + 981, 3, 18, 1, 4, 1, 1, 0, 0, 0, 0, ENTRIES_bfloat16 + 0},
    {{WORDS_bfloat16 + 64, WORDS_bfloat16 + 64, 0, 16, 2}, {WORDS_bfloat16 + 64, WORDS_bfloat16 + 66, 0, 6, 2}, {WORDS_bfloat16 + 64, WORDS_bfloat16 + 66, 0, 16, 2}, 0, WORDS_bfloat16 + 64, TEXTS_bfloat16 + 985, TEXTS_bfloat16 + 1043, TEXTS_bfloat16 + 1104, TEXTS_bfloat16 + 541, TEXTS_bfloat16 + 981, 3, 18, 1, 4, 1, 1, 0, 0, 0, 0, ENTRIES_bfloat16 + 0},
    {{WORDS_bfloat16 + 71, WORDS_bfloat16 + 80, 35, 16, 1}, {WORDS_bfloat16 + 81, WORDS_bfloat16 + 97, 32, 6, 1}, {WORDS_bfloat16 + 98, WORDS_bfloat16 + 97, 32, 16, 1}, 0, WORDS_bfloat16 + 106, TEXTS_bfloat16 + 1161, TEXTS_bfloat16 + 1209, TEXTS_bfloat16 + 1291, TEXTS_bfloat16 + 541, TEXTS_bfloat16 + 1350, 3, 18, 1, 2, 0, 1, 0, 0, 2, 3, ENTRIES_bfloat16 + 0},
    {{WORDS_bfloat16 + 115, WORDS_bfloat16 + 129, 54, 16, 5}, {WORDS_bfloat16 + 134, WORDS_bfloat16 + 158, 24, 7, 5}, {WORDS_bfloat16 + 163, WORDS_bfloat16 + 158, 24, 16, 5}, -2, WORDS_bfloat16 + 169, TEXTS_bfloat16 + 1354, TEXTS_bfloat16 + 1396, TEXTS_bfloat16 + 1463, TEXTS_bfloat16 + 541, TEXTS_bfloat16 + 91, 4, 18, 1, 0, 1, 0, 0, 0, 0, 0, ENTRIES_bfloat16 + 0},
    {{WORDS_bfloat16 + 115, WORDS_bfloat16 + 129, 54, 16, 5}, {WORDS_bfloat16 + 183, WORDS_bfloat16 + 158, 24, 7, 5}, {WORDS_bfloat16 + 163, WORDS_bfloat16 + 158, 24, 16, 5}, -2, 0, TEXTS_bfloat16 + 1548, TEXTS_bfloat16 + 1590, TEXTS_bfloat16 + 1620, TEXTS_bfloat16 + 1649, TEXTS_bfloat16 + 91, 4, 18, 1, 0, 1, 0, 2, 1, 0, 0, ENTRIES_bfloat16 + 0},
    {{WORDS_bfloat16 + 207, WORDS_bfloat16 + 210, 9, 16, 1}, {WORDS_bfloat16 + 211, WORDS_bfloat16 + 218, 7, 7, 1}, {WORDS_bfloat16 + 219, WORDS_bfloat16 + 218, 7, 16, 1}, 0, WORDS_bfloat16 + 221, TEXTS_bfloat16 + 1662, TEXTS_bfloat16 + 1713, TEXTS_bfloat16 + 1806, TEXTS_bfloat16 + 541, TEXTS_bfloat16 + 91, 4, 18, 1, 0, 0, 0, 0, 0, 0, 0, ENTRIES_bfloat16 + 0},
    {{WORDS_bfloat16 + 207, WORDS_bfloat16 + 210, 9, 16, 1}, {WORDS_bfloat16 + 224, WORDS_bfloat16 + 218, 7, 7, 1}, {WORDS_bfloat16 + 231, WORDS_bfloat16 + 218, 7, 16, 1}, 0, WORDS_bfloat16 + 233, TEXTS_bfloat16 + 1858, TEXTS_bfloat16 + 1909, TEXTS_bfloat16 + 2014, TEXTS_bfloat16 + 541, TEXTS_bfloat16 + 91, 4, 18, 1, 0, 0, 0, 1, 0, 0, 0, ENTRIES_bfloat16 + 0},
    {{WORDS_bfloat16 + 0, WORDS_bfloat16 + 1, 4, 16, 1}, {WORDS_bfloat16 + 2, WORDS_bfloat16 + 236, 2, 7, 2}, {WORDS_bfloat16 + 5, WORDS_bfloat16 + 4, 2, 16, 1}, 0, 0, TEXTS_bfloat16 + 2098, TEXTS_bfloat16 + 2130, TEXTS_bfloat16 + 2164, TEXTS_bfloat16 + 81, TEXTS_bfloat16 + 91, 4, 11, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_bfloat16 + 0},
    {{WORDS_bfloat16 + 238, WORDS_bfloat16 + 241, 12, 16, 2}, {WORDS_bfloat16 + 4, WORDS_bfloat16 + 243, 1, 7, 1}, {WORDS_bfloat16 + 244, WORDS_bfloat16 + 1, 4, 16, 1}, 0, WORDS_bfloat16 + 245, TEXTS_bfloat16 + 2184, TEXTS_bfloat16 + 2226, TEXTS_bfloat16 + 2338, TEXTS_bfloat16 + 541, TEXTS_bfloat16 + 91, 4, 13, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_bfloat16 + 0},
    {{WORDS_bfloat16 + 248, WORDS_bfloat16 + 250, 5, 16, 1}, {WORDS_bfloat16 + 251, WORDS_bfloat16 + 254, 3, 7, 2}, {WORDS_bfloat16 + 256, WORDS_bfloat16 + 257, 3, 16, 1}, 0, WORDS_bfloat16 + 258, TEXTS_bfloat16 + 2447, TEXTS_bfloat16 + 2486, TEXTS_bfloat16 + 2566, TEXTS_bfloat16 + 541, TEXTS_bfloat16 + 91, 4, 16, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_bfloat16 + 0},
    {{WORDS_bfloat16 + 260, WORDS_bfloat16 + 272, 48, 16, 4}, {WORDS_bfloat16 + 276, WORDS_bfloat16 + 284, 8, 7, 3}, {WORDS_bfloat16 + 287, WORDS_bfloat16 + 295, 32, 16, 4}, 0, WORDS_bfloat16 + 299, TEXTS_bfloat16 + 2606, TEXTS_bfloat16 + 2664, TEXTS_bfloat16 + 2785, TEXTS_bfloat16 + 541, TEXTS_bfloat16 + 2950, 3, 18, 2, 1, 0, 1, 0, 0, 0, 0, ENTRIES_bfloat16 + 0},
    {{WORDS_bfloat16 + 311, WORDS_bfloat16 + 335, 96, 16, 2}, {WORDS_bfloat16 + 337, WORDS_bfloat16 + 350, 13, 7, 2}, {WORDS_bfloat16 + 352, WORDS_bfloat16 + 404, 208, 16, 2}, 0, WORDS_bfloat16 + 406, TEXTS_bfloat16 + 2954, TEXTS_bfloat16 + 2997, TEXTS_bfloat16 + 3083, TEXTS_bfloat16 + 541, TEXTS_bfloat16 + 2950, 3, 18, 2, 1, 0, 1, 0, 0, 5, 0, ENTRIES_bfloat16 + 5},
    {{WORDS_bfloat16 + 430, WORDS_bfloat16 + 432, 6, 16, 2}, {WORDS_bfloat16 + 64, WORDS_bfloat16 + 434, 0, 7, 2}, {WORDS_bfloat16 + 64, WORDS_bfloat16 + 436, 0, 16, 2}, 0, WORDS_bfloat16 + 430, TEXTS_bfloat16 + 3193, TEXTS_bfloat16 + 3231, TEXTS_bfloat16 + 3291, TEXTS_bfloat16 + 541, TEXTS_bfloat16 + 91, 4, 18, 2, 0, 0, 1, 0, 0, 0, 0, ENTRIES_bfloat16 + 0},
    {{WORDS_bfloat16 + 438, WORDS_bfloat16 + 129, 54, 16, 5}, {WORDS_bfloat16 + 452, WORDS_bfloat16 + 9, 12, 7, 2}, {WORDS_bfloat16 + 464, WORDS_bfloat16 + 473, 36, 16, 3}, 0, WORDS_bfloat16 + 476, TEXTS_bfloat16 + 3335, TEXTS_bfloat16 + 1396, TEXTS_bfloat16 + 3371, TEXTS_bfloat16 + 541, TEXTS_bfloat16 + 91, 4, 18, 2, 0, 0, 0, 0, 0, 0, 0, ENTRIES_bfloat16 + 0},
    {{WORDS_bfloat16 + 438, WORDS_bfloat16 + 129, 54, 16, 5}, {WORDS_bfloat16 + 490, WORDS_bfloat16 + 9, 12, 7, 2}, {WORDS_bfloat16 + 464, WORDS_bfloat16 + 473, 36, 16, 3}, 0, 0, TEXTS_bfloat16 + 3428, TEXTS_bfloat16 + 1590, TEXTS_bfloat16 + 3464, TEXTS_bfloat16 + 1649, TEXTS_bfloat16 + 91, 4, 18, 2, 0, 0, 0, 2, 0, 0, 0, ENTRIES_bfloat16 + 0},
    {{WORDS_bfloat16 + 502, WORDS_bfloat16 + 662, 640, 16, 3}, {WORDS_bfloat16 + 665, WORDS_bfloat16 + 675, 10, 7, 2}, {WORDS_bfloat16 + 677, WORDS_bfloat16 + 757, 320, 16, 2}, 0, WORDS_bfloat16 + 759, TEXTS_bfloat16 + 3487, TEXTS_bfloat16 + 3520, TEXTS_bfloat16 + 3561, TEXTS_bfloat16 + 541, TEXTS_bfloat16 + 91, 4, 18, 2, 0, 0, 1, 0, 0, 0, 0, ENTRIES_bfloat16 + 0},
    {{WORDS_bfloat16 + 502, WORDS_bfloat16 + 662, 640, 16, 3}, {WORDS_bfloat16 + 919, WORDS_bfloat16 + 675, 10, 7, 2}, {WORDS_bfloat16 + 677, WORDS_bfloat16 + 757, 320, 16, 2}, 0, WORDS_bfloat16 + 929, TEXTS_bfloat16 + 3635, TEXTS_bfloat16 + 3668, TEXTS_bfloat16 + 3561, TEXTS_bfloat16 + 541, TEXTS_bfloat16 + 91, 4, 18, 2, 0, 0, 1, 0, 0, 0, 0, ENTRIES_bfloat16 + 0},
    {{WORDS_bfloat16 + 502, WORDS_bfloat16 + 662, 640, 16, 3}, {WORDS_bfloat16 + 1089, WORDS_bfloat16 + 675, 10, 7, 2}, {WORDS_bfloat16 + 677, WORDS_bfloat16 + 757, 320, 16, 2}, 0, WORDS_bfloat16 + 1099, TEXTS_bfloat16 + 3709, TEXTS_bfloat16 + 3742, TEXTS_bfloat16 + 3561, TEXTS_bfloat16 + 541, TEXTS_bfloat16 + 91, 4, 18, 2, 0, 0, 1, 0, 0, 0, 0, ENTRIES_bfloat16 + 0},
    {{WORDS_bfloat16 + 502, WORDS_bfloat16 + 662, 640, 16, 3}, {WORDS_bfloat16 + 1259, WORDS_bfloat16 + 675, 10, 7, 2}, {WORDS_bfloat16 + 1269, WORDS_bfloat16 + 757, 320, 16, 2}, 0, WORDS_bfloat16 + 1349, TEXTS_bfloat16 + 3804, TEXTS_bfloat16 + 3837, TEXTS_bfloat16 + 3906, TEXTS_bfloat16 + 541, TEXTS_bfloat16 + 91, 4, 18, 2, 0, 0, 1, 1, 0, 0, 0, ENTRIES_bfloat16 + 0},
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
