#pragma once

namespace rozbor::test {

/// Where things lie on this machine; compiled in one place, so that the tests themselves are the same in
/// every checkout and a compiler cache knows them.
extern const char* const kSourceDir;
extern const char* const kSharedDir;  ///< may be absent
extern const char* const kLocaleDir;  ///< compiled catalogues

}  // namespace rozbor::test
