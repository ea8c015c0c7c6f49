# cpack: a Debian package, which uses Debian's libraries, and an archive that contains all libraries except those of glibc.

set(CPACK_GENERATOR TGZ DEB)
set(CPACK_PACKAGE_NAME scatter-cts)
set(CPACK_PACKAGE_FILE_NAME scatter-cts-${PROJECT_VERSION}-linux-${CMAKE_SYSTEM_PROCESSOR})
set(CPACK_PACKAGE_VENDOR scatter-cts)
set(CPACK_PACKAGE_CONTACT "The authors of scatter-cts")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "Conformance test suite for ONNX's scatter operators")
set(CPACK_PACKAGE_DESCRIPTION "Judges implementations of Scatter, ScatterElements and ScatterND
by the text of the specification: a reference, a corpus of cases, a runner,
and the plugin header.")
set(CPACK_PACKAGE_DIRECTORY ${PROJECT_BINARY_DIR}/packages)
set(CPACK_STRIP_FILES ON)
set(CPACK_COMPONENTS_GROUPING ALL_COMPONENTS_IN_ONE)
set(CPACK_PROJECT_CONFIG_FILE ${PROJECT_BINARY_DIR}/cmake/package_components.cmake)
configure_file(${PROJECT_SOURCE_DIR}/cmake/package_components.cmake.in ${CPACK_PROJECT_CONFIG_FILE} @ONLY)
set(CPACK_ARCHIVE_COMPONENT_INSTALL ON)
set(CPACK_PRE_BUILD_SCRIPTS ${PROJECT_SOURCE_DIR}/cmake/check_package.cmake)

set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION devel)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS python3)
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "bash-completion, cmake, pkg-config, protobuf-compiler, python3-venv")

# The component "libraries", of the archive only: the libraries that the program is linked to, at its RPATH, and their
# licences. dpkg of the packaging machine provides their origin.
install(CODE "set(program \"$<TARGET_FILE:scatter-cts>\")
set(folder \"${CMAKE_INSTALL_LIBDIR}/scatter-cts\")
set(licences \"${CMAKE_INSTALL_DOCDIR}/libraries\")"
        COMPONENT libraries EXCLUDE_FROM_ALL)
install(SCRIPT ${PROJECT_SOURCE_DIR}/cmake/install_libraries.cmake COMPONENT libraries EXCLUDE_FROM_ALL)

include(CPack)
