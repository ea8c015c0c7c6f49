# The helper functions of the build: how a target of this project is compiled, tested and installed.

# Shared by all targets: C17 without extensions, no fused multiply-add and no fast math, which would change results
# (a parent project may have such flags), and in developer builds all warnings as errors.
function(scatter_cts_target target)
    set_target_properties(${target} PROPERTIES C_STANDARD 17 C_STANDARD_REQUIRED ON C_EXTENSIONS OFF
                          C_VISIBILITY_PRESET hidden)
    target_compile_options(${target} PRIVATE -fno-fast-math -ffp-contract=off)
    if(SCATTER_CTS_DEVELOPER)
        target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror)
    endif()
    if(SCATTER_CTS_SANITIZE)
        target_compile_definitions(${target} PRIVATE SCATTER_CTS_SANITIZED)
        target_compile_options(${target} PRIVATE -fsanitize=${SCATTER_CTS_SANITIZE} -fno-sanitize-recover=all
                               -fno-omit-frame-pointer)
        target_link_options(${target} PRIVATE -fsanitize=${SCATTER_CTS_SANITIZE})
    endif()
endfunction()

# A chapter: the static library scatter_cts_NAME of one folder. Targets that link it see its headers and those of the
# chapters that it USES, and no others.
function(scatter_cts_chapter name)
    cmake_parse_arguments(PARSE_ARGV 1 chapter "" "" "SOURCES;USES")
    add_library(scatter_cts_${name} STATIC ${chapter_SOURCES})
    scatter_cts_target(scatter_cts_${name})
    target_include_directories(scatter_cts_${name} PUBLIC ${CMAKE_CURRENT_SOURCE_DIR})
    target_link_libraries(scatter_cts_${name} PUBLIC ${chapter_USES})
endfunction()

# Shared by the tests of a chapter: scatter_cts_NAME_fixture.
function(scatter_cts_fixture name)
    if(NOT SCATTER_CTS_DEVELOPER)
        return()
    endif()
    cmake_parse_arguments(PARSE_ARGV 1 fixture "" "" "SOURCES;USES")
    add_library(scatter_cts_${name}_fixture STATIC ${fixture_SOURCES})
    scatter_cts_target(scatter_cts_${name}_fixture)
    target_include_directories(scatter_cts_${name}_fixture PUBLIC ${CMAKE_CURRENT_SOURCE_DIR})
    target_link_libraries(scatter_cts_${name}_fixture PUBLIC ${fixture_USES} PkgConfig::CRITERION)
endfunction()

# Links cmake/no_certificates.c into every test.
function(scatter_cts_no_certificates)
    if(NOT TARGET scatter_cts_no_certificates)
        add_library(scatter_cts_no_certificates OBJECT ${PROJECT_SOURCE_DIR}/cmake/no_certificates.c)
        scatter_cts_target(scatter_cts_no_certificates)
        # Libraries use the function of the program if the program exports it.
        target_link_options(scatter_cts_no_certificates INTERFACE
                            "LINKER:--export-dynamic-symbol=mbedtls_x509_crt_parse_file")
    endif()
endfunction()

# The Criterion tests of a room, which stand next to their sources, as one program and one CTest test, both named NAME;
# the first word of NAME up to "_" is its label. Suites are named after what they test, most files have one:
# build/dev/…/values_test --filter 'half/*' runs those of half_test.c.
function(scatter_cts_tests name)
    if(NOT SCATTER_CTS_DEVELOPER)
        return()
    endif()
    scatter_cts_no_certificates()
    cmake_parse_arguments(PARSE_ARGV 1 tests "" "" "SOURCES;USES")
    string(REGEX REPLACE "_.*" "" label ${name})
    add_executable(${name}_test ${tests_SOURCES})
    scatter_cts_target(${name}_test)
    # Criterion's assertions put the result of a condition, an int, into a bit field. They expand to so much code that
    # optimising it would take most of the build time.
    target_compile_options(${name}_test PRIVATE -Wno-conversion -O0)
    target_link_libraries(${name}_test PRIVATE ${tests_USES} PkgConfig::CRITERION scatter_cts_no_certificates)
    # Each test is a process: those of gcc start faster with the sanitizers in the program, as clang has them.
    if(SCATTER_CTS_SANITIZE AND CMAKE_C_COMPILER_ID STREQUAL "GNU")
        target_link_options(${name}_test PRIVATE -static-libasan -static-libubsan)
    endif()
    add_test(NAME ${name} COMMAND ${name}_test -j1)
    set_tests_properties(${name} PROPERTIES LABELS ${label} TIMEOUT 600)
endfunction()

# Generated protobuf-c code for NAME.proto, in the build tree: adds it to the target.
function(scatter_cts_protobuf target name)
    set(generated ${CMAKE_CURRENT_BINARY_DIR}/${name}.pb-c.c)
    add_custom_command(
        OUTPUT ${generated} ${CMAKE_CURRENT_BINARY_DIR}/${name}.pb-c.h
        COMMAND ${SCATTER_CTS_PROTOC_C} --c_out=${CMAKE_CURRENT_BINARY_DIR} --proto_path=${CMAKE_CURRENT_SOURCE_DIR}
                ${CMAKE_CURRENT_SOURCE_DIR}/${name}.proto
        DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${name}.proto
        COMMENT "protoc-c ${name}.proto"
        VERBATIM)
    target_sources(${target} PRIVATE ${generated})
    target_include_directories(${target} PUBLIC ${CMAKE_CURRENT_BINARY_DIR})
    target_link_libraries(${target} PUBLIC PkgConfig::PROTOBUF_C)
    # Warnings in generated code are ignored.
    set_source_files_properties(${generated} PROPERTIES COMPILE_OPTIONS "-Wno-error;-w")
endfunction()

# Files that become part of the target, as the array `name` of system/file.h; generated again when one changes.
function(scatter_cts_embed target name)
    set(generated ${CMAKE_CURRENT_BINARY_DIR}/${name}.c)
    list(JOIN ARGN "|" files)
    add_custom_command(
        OUTPUT ${generated}
        COMMAND ${CMAKE_COMMAND} -D OUTPUT=${generated} -D NAME=${name} -D "FILES=${files}"
                -P ${PROJECT_SOURCE_DIR}/cmake/EmbedFiles.cmake
        DEPENDS ${ARGN} ${PROJECT_SOURCE_DIR}/cmake/EmbedFiles.cmake
        COMMENT "Embedding ${name}"
        VERBATIM)
    target_sources(${target} PRIVATE ${generated})
endfunction()
