# What nearly every source includes is parsed once for each target. Headers are compiled alone without it, so
# that none leans on it.
option(ROZBOR_PRECOMPILE "Precompile common headers" ON)
function(rozbor_precompile TARGET)
  if(ROZBOR_PRECOMPILE)
    target_precompile_headers(${TARGET} PRIVATE <algorithm> <array> <chrono> <cstdint> <functional> <map>
                              <memory> <optional> <span> <string> <string_view> <utility> <variant> <vector> ${ARGN})
  endif()
endfunction()

# What runs once a game or once a command: whole-program optimisation would cost minutes of the build there and
# bring nothing. The engine and what it stands on keep it.
function(rozbor_runs_seldom TARGET LEVEL)
  set_target_properties(${TARGET} PROPERTIES INTERPROCEDURAL_OPTIMIZATION OFF)
  target_compile_options(${TARGET} PRIVATE $<$<CONFIG:Release>:${LEVEL}>)
endfunction()

# Most of the time of a small file goes into the headers that many read, so several are compiled as one unit. Without
# it every file is compiled alone; so does clang-tidy, which tells that each includes what it needs.
option(ROZBOR_JOIN "Compile several sources as one unit" OFF)

# Has SOURCES compiled as one unit, NAME. CMake's own units name sources by their whole path, so that a compiler cache
# would know none of them in another checkout.
function(rozbor_join_as TARGET NAME)
  set(unit ${CMAKE_CURRENT_BINARY_DIR}/joined/${TARGET}_${NAME}.cpp)
  # Names of the files before are no fault there; of one file they are warned of elsewhere.
  set(text "#pragma GCC diagnostic ignored \"-Wshadow\"\n")
  get_target_property(sources ${TARGET} SOURCES)
  foreach(source ${ARGN})
    list(REMOVE_ITEM sources ${source})
    cmake_path(ABSOLUTE_PATH source OUTPUT_VARIABLE path)
    file(RELATIVE_PATH path ${CMAKE_CURRENT_BINARY_DIR}/joined ${path})
    string(APPEND text "#include \"${path}\"\n")
  endforeach()
  file(CONFIGURE OUTPUT ${unit} CONTENT "${text}" @ONLY)
  set_target_properties(${TARGET} PROPERTIES SOURCES "${sources};${unit}")
endfunction()

# Eight sources of a test program each.
function(rozbor_join TARGET)
  if(NOT ROZBOR_JOIN)
    return()
  endif()
  get_target_property(sources ${TARGET} SOURCES)
  list(LENGTH sources count)
  math(EXPR last "${count} - 1")
  foreach(first RANGE 0 ${last} 8)
    list(SUBLIST sources ${first} 8 some)
    rozbor_join_as(${TARGET} ${first} ${some})
  endforeach()
endfunction()

# The sources of each folder. APART: folders, relative to src, whose files have names of their own for the same things.
# A source with definitions of its own is compiled alone.
function(rozbor_join_folders TARGET)
  cmake_parse_arguments(ARG "" "" "APART" ${ARGN})
  if(NOT ROZBOR_JOIN OR NOT ROZBOR_PRECOMPILE)
    return()
  endif()
  get_target_property(sources ${TARGET} SOURCES)
  list(FILTER sources INCLUDE REGEX "[.]cpp$")
  set(groups)
  foreach(source ${sources})
    cmake_path(GET source PARENT_PATH folder)
    file(RELATIVE_PATH folder ${CMAKE_CURRENT_SOURCE_DIR}/src ${folder})
    if(NOT folder)
      set(folder .)
    endif()
    get_source_file_property(definitions ${source} COMPILE_DEFINITIONS)
    if(NOT folder IN_LIST ARG_APART AND NOT definitions)
      string(MAKE_C_IDENTIFIER "folder_${folder}" group)
      list(APPEND groups ${group})
      list(APPEND sources_${group} ${source})
    endif()
  endforeach()
  list(REMOVE_DUPLICATES groups)
  foreach(group ${groups})
    rozbor_join_as(${TARGET} ${group} ${sources_${group}})
  endforeach()
endfunction()

# rozbor_library(NAME USES layer... PRIVATE package... PRECOMPILE header...)
#
# One layer of the house: all sources under src. USES names the rozbor layers it may include; their headers
# reach nobody else. PRIVATE packages stay out of its public headers. Every public header is also compiled alone
# (target <name>_headers), so that it needs no include before it.
function(rozbor_library NAME)
  cmake_parse_arguments(ARG "" "" "USES;PRIVATE;PRECOMPILE" ${ARGN})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/src/*.cpp)
  add_library(rozbor_${NAME} STATIC ${sources})
  add_library(rozbor::${NAME} ALIAS rozbor_${NAME})
  target_include_directories(rozbor_${NAME} PUBLIC ${CMAKE_CURRENT_SOURCE_DIR}/include
                             PRIVATE ${CMAKE_CURRENT_SOURCE_DIR}/src)
  list(TRANSFORM ARG_USES PREPEND rozbor::)
  target_link_libraries(rozbor_${NAME} PUBLIC ${ARG_USES} PRIVATE rozbor_flags ${ARG_PRIVATE})
  rozbor_precompile(rozbor_${NAME} ${ARG_PRECOMPILE})

  file(GLOB_RECURSE headers CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/include/*.h)
  set(units)
  foreach(header ${headers})
    file(RELATIVE_PATH relative ${CMAKE_CURRENT_SOURCE_DIR}/include ${header})
    string(REPLACE "/" "_" unit ${relative})
    set(unit ${CMAKE_CURRENT_BINARY_DIR}/headers/${unit}.cpp)
    file(CONFIGURE OUTPUT ${unit} CONTENT "#include \"${relative}\"\n#include \"${relative}\"\n")
    list(APPEND units ${unit})
  endforeach()
  if(units)
    add_library(rozbor_${NAME}_headers OBJECT ${units})
    target_link_libraries(rozbor_${NAME}_headers PRIVATE rozbor_flags ${ARG_USES})
    target_include_directories(rozbor_${NAME}_headers PRIVATE ${CMAKE_CURRENT_SOURCE_DIR}/include)
  endif()
endfunction()
