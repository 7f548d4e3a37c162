#include "test_paths.h"

namespace rozbor::test {

const char* const kSourceDir = ROZBOR_SOURCE_DIR;
const char* const kSharedDir = ROZBOR_SHARED_DIR;
const char* const kLocaleDir = ROZBOR_LOCALE_DIR;

}  // namespace rozbor::test
