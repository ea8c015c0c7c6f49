# Installs the libraries that `program` is linked to, except those of glibc, into `folder`; and into `licences` the copyright
# files of their Debian packages, with a list of the package and version of each library. For cpack, and for a wheel.

set(prefix "$ENV{DESTDIR}${CMAKE_INSTALL_PREFIX}")
file(GET_RUNTIME_DEPENDENCIES EXECUTABLES ${program} RESOLVED_DEPENDENCIES_VAR libraries
     POST_EXCLUDE_REGEXES "/ld-linux[^/]*$" "/lib(c|m|dl|rt|pthread|resolv)\\.so\\.[0-9]+$")
list(SORT libraries)
set(list "")
foreach(library IN LISTS libraries)
    get_filename_component(name ${library} NAME)
    file(REAL_PATH ${library} real)
    file(INSTALL ${real} DESTINATION ${prefix}/${folder} RENAME ${name} MESSAGE_NEVER)
    get_filename_component(real ${real} NAME) # folders may be links that dpkg does not know
    execute_process(COMMAND dpkg -S "*/${real}" OUTPUT_VARIABLE owner COMMAND_ERROR_IS_FATAL ANY)
    string(REGEX REPLACE ":.*" "" package "${owner}")
    execute_process(COMMAND dpkg-query --show "--showformat=\${Version} of source \${source:Package} \${source:Version}"
                            ${package} OUTPUT_VARIABLE version COMMAND_ERROR_IS_FATAL ANY)
    string(APPEND list "${name}: Debian package ${package} ${version}; licence: ${package}.copyright\n")
    file(INSTALL /usr/share/doc/${package}/copyright DESTINATION ${prefix}/${licences} RENAME ${package}.copyright
         MESSAGE_NEVER)
endforeach()
file(WRITE ${prefix}/${licences}/README "These libraries are Debian's, unchanged, and their sources are in Debian's archive.\n\n${list}")
