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
        target_compile_options(${target} PRIVATE -fsanitize=${SCATTER_CTS_SANITIZE} -fno-sanitize-recover=all
                               -fno-omit-frame-pointer)
        target_link_options(${target} PRIVATE -fsanitize=${SCATTER_CTS_SANITIZE})
    endif()
endfunction()

# A Criterion test beside its source: scatter_cts_test(reference half_test.c scatter_reference) makes the
# CTest test "reference.half".
function(scatter_cts_test folder source)
    if(NOT SCATTER_CTS_DEVELOPER)
        return()
    endif()
    string(REGEX REPLACE "_test(\\.posix|\\.linux)?\\.c$" "" thing ${source})
    add_executable(${folder}_${thing}_test ${source})
    scatter_cts_target(${folder}_${thing}_test)
    # Criterion's assertions put the result of a condition, an int, into a bit field.
    target_compile_options(${folder}_${thing}_test PRIVATE -Wno-conversion)
    target_link_libraries(${folder}_${thing}_test PRIVATE ${ARGN} PkgConfig::CRITERION)
    add_test(NAME ${folder}.${thing} COMMAND ${folder}_${thing}_test -j1)
    set_tests_properties(${folder}.${thing} PROPERTIES LABELS ${folder} TIMEOUT 300)
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
    # The generated code is not ours to keep free of warnings.
    set_source_files_properties(${generated} PROPERTIES COMPILE_OPTIONS "-Wno-error;-w")
endfunction()

# Files that become part of the target, as the array `name` of embedded_file.h; made anew when one changes.
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
    install(FILES ${CMAKE_SOURCE_DIR}/runner/include/scatter_cts/plugin.h
            DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/scatter_cts COMPONENT development)
    install(FILES ${CMAKE_SOURCE_DIR}/runner/protocol.proto DESTINATION ${CMAKE_INSTALL_DATADIR}/scatter-cts
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
