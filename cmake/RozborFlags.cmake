# Compiler flags shared by every target: warnings, sanitizers, tuning.
add_library(rozbor_flags INTERFACE)
target_compile_options(rozbor_flags INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion
                       -Wnon-virtual-dtor -Woverloaded-virtual -Wold-style-cast)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # gcc 12 sees overlaps in "text" + std::string that are not there (gcc bug 105651).
  target_compile_options(rozbor_flags INTERFACE -Wno-restrict)
endif()
if(ROZBOR_WERROR)
  target_compile_options(rozbor_flags INTERFACE -Werror)
endif()

if(ROZBOR_SANITIZE)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # gcc 12 under ASan takes library code for uninitialised (gcc bug 105562).
    add_compile_options(-Wno-maybe-uninitialized)
  endif()
  add_compile_options(-fsanitize=${ROZBOR_SANITIZE} -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${ROZBOR_SANITIZE})
  if(ROZBOR_SANITIZE MATCHES "undefined")
    add_compile_options(-fno-sanitize-recover=undefined)
  endif()
endif()

# Means are doubles: without fused multiply-add, which plain x86-64 lacks, they come out the same on every machine,
# whatever it is tuned for.
if(ROZBOR_TUNE STREQUAL "native" OR NOT CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
  add_compile_options(-ffp-contract=off)
endif()
if(ROZBOR_TUNE STREQUAL "native")
  include(CheckCXXCompilerFlag)
  check_cxx_compiler_flag(-march=native ROZBOR_HAS_MARCH_NATIVE)
  if(ROZBOR_HAS_MARCH_NATIVE)
    add_compile_options(-march=native)
  endif()
elseif(NOT ROZBOR_TUNE STREQUAL "portable")
  message(FATAL_ERROR "ROZBOR_TUNE must be native or portable, not '${ROZBOR_TUNE}'")
endif()

find_program(ROZBOR_CCACHE ccache)
if(ROZBOR_CCACHE)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_SOURCE_DIR}/tools/compile.sh ${ROZBOR_CCACHE})
  if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    # A precompiled header that holds its time is another one each time, and all that uses it misses the cache.
    add_compile_options("SHELL:-Xclang -fno-pch-timestamp")
  endif()
endif()
