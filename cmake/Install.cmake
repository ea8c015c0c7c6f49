# The installation. Two components: "development" for building plugins; "runtime" with the program and the files that it
# reads. Nothing depends on the location of the prefix: it may be moved.

include(CMakePackageConfigHelpers)

set(SCATTER_CTS_INSTALLED_DATA ${CMAKE_INSTALL_DATADIR}/scatter-cts)
set(SCATTER_CTS_INSTALLED_CONFIG ${CMAKE_INSTALL_DATADIR}/cmake/scatter-cts)

function(scatter_cts_install)
    scatter_cts_install_plugin_interface()
    scatter_cts_install_program()
    scatter_cts_install_implementations()
endfunction()

# The plugin header as target scatter-cts::plugin, the protocol, and the files with which other projects find them.
function(scatter_cts_install_plugin_interface)
    set(generated ${PROJECT_BINARY_DIR}/cmake)
    install(FILES ${PROJECT_SOURCE_DIR}/runner/worker/include/scatter_cts/plugin.h
            DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/scatter_cts COMPONENT development)
    install(FILES ${PROJECT_SOURCE_DIR}/runner/protocol/protocol.proto ${PROJECT_SOURCE_DIR}/runner/onnx/onnx.proto
                  ${PROJECT_BINARY_DIR}/python/scatter_cts/messages.binpb
            DESTINATION ${SCATTER_CTS_INSTALLED_DATA} COMPONENT development)
    install(TARGETS scatter_cts_plugin EXPORT scatter-cts-plugin COMPONENT development)
    install(EXPORT scatter-cts-plugin NAMESPACE scatter-cts:: DESTINATION ${SCATTER_CTS_INSTALLED_CONFIG}
            COMPONENT development)
    configure_package_config_file(${PROJECT_SOURCE_DIR}/cmake/scatter-cts-config.cmake.in
                                  ${generated}/scatter-cts-config.cmake
                                  INSTALL_DESTINATION ${SCATTER_CTS_INSTALLED_CONFIG}
                                  PATH_VARS SCATTER_CTS_INSTALLED_DATA)
    write_basic_package_version_file(${generated}/scatter-cts-config-version.cmake
                                     COMPATIBILITY SameMajorVersion ARCH_INDEPENDENT)
    install(FILES ${generated}/scatter-cts-config.cmake ${generated}/scatter-cts-config-version.cmake
            DESTINATION ${SCATTER_CTS_INSTALLED_CONFIG} COMPONENT development)
    file(RELATIVE_PATH PREFIX_FROM_PKGCONFIG ${CMAKE_INSTALL_FULL_DATADIR}/pkgconfig ${CMAKE_INSTALL_PREFIX})
    configure_file(${PROJECT_SOURCE_DIR}/cmake/scatter-cts.pc.in ${generated}/scatter-cts.pc @ONLY)
    install(FILES ${generated}/scatter-cts.pc DESTINATION ${CMAKE_INSTALL_DATADIR}/pkgconfig COMPONENT development)
endfunction()

# The program, the corpus with the clauses, the schemas, and the documentation.
function(scatter_cts_install_program)
    install(TARGETS scatter-cts EXPORT scatter-cts-program RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR}
            COMPONENT runtime)
    install(EXPORT scatter-cts-program NAMESPACE scatter-cts:: DESTINATION ${SCATTER_CTS_INSTALLED_CONFIG}
            COMPONENT runtime)
    install(FILES ${PROJECT_SOURCE_DIR}/cmake/ScatterCtsConformance.cmake DESTINATION ${SCATTER_CTS_INSTALLED_CONFIG}
            COMPONENT runtime)
    install(DIRECTORY ${PROJECT_SOURCE_DIR}/cases DESTINATION ${SCATTER_CTS_INSTALLED_DATA} COMPONENT runtime)
    install(PROGRAMS ${PROJECT_SOURCE_DIR}/distribute/ci/gate.sh DESTINATION ${SCATTER_CTS_INSTALLED_DATA}/ci
            COMPONENT runtime)
    install(FILES ${PROJECT_SOURCE_DIR}/distribute/ci/gitlab.yml DESTINATION ${SCATTER_CTS_INSTALLED_DATA}/ci
            COMPONENT runtime)
    install(DIRECTORY ${PROJECT_SOURCE_DIR}/reports/ DESTINATION ${SCATTER_CTS_INSTALLED_DATA}/reports
            COMPONENT runtime FILES_MATCHING PATTERN "*.schema.json"
            REGEX "/reports/[a-z]+$" EXCLUDE)
    install(FILES ${PROJECT_SOURCE_DIR}/README.md ${PROJECT_SOURCE_DIR}/CHANGELOG.md ${PROJECT_SOURCE_DIR}/DECISIONS.md
                  ${PROJECT_SOURCE_DIR}/LICENSE ${PROJECT_SOURCE_DIR}/cmake/copyright
            DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT runtime)
    install(DIRECTORY ${PROJECT_SOURCE_DIR}/doc DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT runtime)
endfunction()

# The examples, the known implementations and their setup, which finds the version and the prefix in installed.json.
function(scatter_cts_install_implementations)
    install(DIRECTORY ${PROJECT_SOURCE_DIR}/implementations DESTINATION ${SCATTER_CTS_INSTALLED_DATA}
            USE_SOURCE_PERMISSIONS COMPONENT runtime
            PATTERN "test_*.py" EXCLUDE
            PATTERN "conftest.py" EXCLUDE
            PATTERN "__pycache__" EXCLUDE
            PATTERN ".*_cache" EXCLUDE
            PATTERN "Cargo.lock" EXCLUDE
            PATTERN "fake_onnxruntime.c" EXCLUDE
            REGEX "/onnxruntime/speed[^/]*$" EXCLUDE
            REGEX "/implementations/(optimised|planted|variants|test|CMakeLists.txt|[a-z_]*\\.cmake)$" EXCLUDE)
    install(DIRECTORY ${PROJECT_SOURCE_DIR}/python/scatter_cts DESTINATION ${SCATTER_CTS_INSTALLED_DATA}/python
            COMPONENT runtime PATTERN "__pycache__" EXCLUDE PATTERN ".*_cache" EXCLUDE)
    install(FILES ${PROJECT_BINARY_DIR}/python/scatter_cts/messages.binpb
            DESTINATION ${SCATTER_CTS_INSTALLED_DATA}/python/scatter_cts COMPONENT runtime) # it is read on import
    install(PROGRAMS ${PROJECT_SOURCE_DIR}/cmake/install_packages.sh DESTINATION ${SCATTER_CTS_INSTALLED_DATA}/cmake
            COMPONENT runtime)
    file(RELATIVE_PATH PREFIX_FROM_DATA ${CMAKE_INSTALL_FULL_DATADIR}/scatter-cts ${CMAKE_INSTALL_PREFIX})
    configure_file(${PROJECT_SOURCE_DIR}/cmake/installed.json.in ${PROJECT_BINARY_DIR}/cmake/installed.json @ONLY)
    install(FILES ${PROJECT_BINARY_DIR}/cmake/installed.json DESTINATION ${SCATTER_CTS_INSTALLED_DATA} COMPONENT runtime)
endfunction()

# The manual, one page per command, generated from --help by help2man if that is installed; and completion for
# bash, zsh and fish: completion.sh says which words are possible.
function(scatter_cts_install_manual)
    install(FILES ${PROJECT_SOURCE_DIR}/cmake/completion.bash
            DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME scatter-cts COMPONENT runtime)
    install(FILES ${PROJECT_SOURCE_DIR}/cmake/completion.zsh
            DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions RENAME _scatter-cts COMPONENT runtime)
    install(FILES ${PROJECT_SOURCE_DIR}/cmake/completion.fish
            DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d RENAME scatter-cts.fish COMPONENT runtime)
    install(PROGRAMS ${PROJECT_SOURCE_DIR}/cmake/completion.sh
            DESTINATION ${CMAKE_INSTALL_DATADIR}/scatter-cts COMPONENT runtime)
    find_program(SCATTER_CTS_HELP2MAN help2man DOC "Generates the manual pages (Debian: help2man)")
    if(NOT SCATTER_CTS_HELP2MAN OR CMAKE_CROSSCOMPILING)
        set(missing "scatter-cts: no manual pages, and so no packages (they require help2man and an executable program)")
        message(STATUS "${missing}")
        install(CODE "message(STATUS \"${missing}\")" COMPONENT runtime)
        return()
    endif()
    set(pages ${PROJECT_BINARY_DIR}/man1)
    add_custom_command(
        OUTPUT ${pages}/scatter-cts.1.gz
        COMMAND ${PROJECT_SOURCE_DIR}/cmake/make_manual.sh ${SCATTER_CTS_HELP2MAN} $<TARGET_FILE:scatter-cts> ${pages}
        DEPENDS scatter-cts ${PROJECT_SOURCE_DIR}/cmake/make_manual.sh
        COMMENT "help2man"
        VERBATIM)
    add_custom_target(scatter_cts_manual ALL DEPENDS ${pages}/scatter-cts.1.gz)
    install(DIRECTORY ${pages} DESTINATION ${CMAKE_INSTALL_MANDIR} COMPONENT runtime)
endfunction()
