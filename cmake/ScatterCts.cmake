# The helper functions of the build: how a target of this project is compiled, tested and installed.

include(CMakePackageConfigHelpers)

# What every target shares: C17 without extensions, no fused multiply-add (it would change results), and in
# developer builds all warnings as errors.
function(scatter_cts_target target)
    set_target_properties(${target} PROPERTIES C_STANDARD 17 C_STANDARD_REQUIRED ON C_EXTENSIONS OFF
                          C_VISIBILITY_PRESET hidden)
    target_compile_options(${target} PRIVATE -ffp-contract=off)
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

# A chapter: the static library scatter_NAME of one folder. Those who link it see its headers and those of the
# chapters that it USES, and of no others.
function(scatter_cts_chapter name)
    cmake_parse_arguments(PARSE_ARGV 1 chapter "" "" "SOURCES;USES")
    add_library(scatter_${name} STATIC ${chapter_SOURCES})
    scatter_cts_target(scatter_${name})
    target_include_directories(scatter_${name} PUBLIC ${CMAKE_CURRENT_SOURCE_DIR})
    target_link_libraries(scatter_${name} PUBLIC ${chapter_USES})
endfunction()

# What the tests of a chapter share: scatter_NAME_fixture.
function(scatter_cts_fixture name)
    if(NOT SCATTER_CTS_DEVELOPER)
        return()
    endif()
    cmake_parse_arguments(PARSE_ARGV 1 fixture "" "" "SOURCES;USES")
    add_library(scatter_${name}_fixture STATIC ${fixture_SOURCES})
    scatter_cts_target(scatter_${name}_fixture)
    target_include_directories(scatter_${name}_fixture PUBLIC ${CMAKE_CURRENT_SOURCE_DIR})
    target_link_libraries(scatter_${name}_fixture PUBLIC ${fixture_USES} PkgConfig::CRITERION)
endfunction()

# What every test has of cmake/no_certificates.c.
function(scatter_cts_no_certificates)
    if(NOT TARGET scatter_no_certificates)
        add_library(scatter_no_certificates OBJECT ${CMAKE_SOURCE_DIR}/cmake/no_certificates.c)
        scatter_cts_target(scatter_no_certificates)
        # Libraries look for it in the program first if the program shows it.
        target_link_options(scatter_no_certificates INTERFACE
                            "LINKER:--export-dynamic-symbol=mbedtls_x509_crt_parse_file")
    endif()
endfunction()

# A Criterion test beside its source: scatter_cts_test(values half_test.c scatter_values) makes the CTest test
# "values.half".
function(scatter_cts_test chapter source)
    if(NOT SCATTER_CTS_DEVELOPER)
        return()
    endif()
    scatter_cts_no_certificates()
    string(REGEX REPLACE "_test(\\.posix|\\.linux)?\\.c$" "" thing ${source})
    add_executable(${chapter}_${thing}_test ${source})
    scatter_cts_target(${chapter}_${thing}_test)
    # Criterion's assertions put the result of a condition, an int, into a bit field.
    target_compile_options(${chapter}_${thing}_test PRIVATE -Wno-conversion)
    target_link_libraries(${chapter}_${thing}_test PRIVATE ${ARGN} PkgConfig::CRITERION scatter_no_certificates)
    add_test(NAME ${chapter}.${thing} COMMAND ${chapter}_${thing}_test -j1)
    set_tests_properties(${chapter}.${thing} PROPERTIES LABELS ${chapter} TIMEOUT 300)
endfunction()

# Generated protobuf-c code for NAME.proto, in the build tree: adds it to the target.
function(scatter_cts_protobuf target name)
    set(generated ${CMAKE_CURRENT_BINARY_DIR}/${name}.pb-c.c)
    add_custom_command(
        OUTPUT ${generated} ${CMAKE_CURRENT_BINARY_DIR}/${name}.pb-c.h
        COMMAND ${PROTOC_C} --c_out=${CMAKE_CURRENT_BINARY_DIR} --proto_path=${CMAKE_CURRENT_SOURCE_DIR}
                ${CMAKE_CURRENT_SOURCE_DIR}/${name}.proto
        DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${name}.proto
        COMMENT "protoc-c ${name}.proto"
        VERBATIM)
    target_sources(${target} PRIVATE ${generated})
    target_include_directories(${target} PUBLIC ${CMAKE_CURRENT_BINARY_DIR})
    target_link_libraries(${target} PUBLIC PkgConfig::PROTOBUF_C)
    # The generated code is not ours to keep free of warnings.
    set_source_files_properties(${generated} PROPERTIES COMPILE_OPTIONS "-Wno-error;-w")
endfunction()

# Files that become part of the target, as the array `name` of system/embedded_file.h; made anew when one changes.
function(scatter_cts_embed target name)
    set(generated ${CMAKE_CURRENT_BINARY_DIR}/${name}.c)
    list(JOIN ARGN "|" files)
    add_custom_command(
        OUTPUT ${generated}
        COMMAND ${CMAKE_COMMAND} -D OUTPUT=${generated} -D NAME=${name} -D "FILES=${files}"
                -P ${CMAKE_SOURCE_DIR}/cmake/EmbedFiles.cmake
        DEPENDS ${ARGN} ${CMAKE_SOURCE_DIR}/cmake/EmbedFiles.cmake
        COMMENT "Embedding ${name}"
        VERBATIM)
    target_sources(${target} PRIVATE ${generated})
endfunction()

# Installs the program, the plugin header as target scatter_cts::plugin, the protocol, and the files with
# which other projects find them (CMake and pkg-config).
function(scatter_cts_install)
    install(TARGETS scatter-cts RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT runtime)
    install(DIRECTORY ${CMAKE_SOURCE_DIR}/cases DESTINATION ${CMAKE_INSTALL_DATADIR}/scatter-cts COMPONENT runtime)
    install(FILES ${CMAKE_SOURCE_DIR}/runner/execute/include/scatter_cts/plugin.h
            DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/scatter_cts COMPONENT development)
    install(FILES ${CMAKE_SOURCE_DIR}/runner/execute/protocol.proto DESTINATION ${CMAKE_INSTALL_DATADIR}/scatter-cts
            COMPONENT development)
    install(TARGETS scatter_cts_plugin EXPORT scatter_cts COMPONENT development)
    install(EXPORT scatter_cts NAMESPACE scatter_cts:: DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/scatter_cts
            FILE scatter_cts-targets.cmake COMPONENT development)
    configure_package_config_file(${CMAKE_SOURCE_DIR}/cmake/scatter_cts-config.cmake.in
                                  ${CMAKE_BINARY_DIR}/scatter_cts-config.cmake
                                  INSTALL_DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/scatter_cts)
    write_basic_package_version_file(${CMAKE_BINARY_DIR}/scatter_cts-config-version.cmake
                                     COMPATIBILITY SameMajorVersion ARCH_INDEPENDENT)
    file(RELATIVE_PATH PREFIX_FROM_PKGCONFIG ${CMAKE_INSTALL_FULL_LIBDIR}/pkgconfig ${CMAKE_INSTALL_PREFIX})
    configure_file(${CMAKE_SOURCE_DIR}/cmake/scatter-cts.pc.in ${CMAKE_BINARY_DIR}/scatter-cts.pc @ONLY)
    install(FILES ${CMAKE_BINARY_DIR}/scatter_cts-config.cmake
                  ${CMAKE_BINARY_DIR}/scatter_cts-config-version.cmake
            DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/scatter_cts COMPONENT development)
    install(FILES ${CMAKE_BINARY_DIR}/scatter-cts.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig
            COMPONENT development)
endfunction()
