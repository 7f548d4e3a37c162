// The bench signature under clang, against the committed one; gcc's is a test of the engine.
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <string>

#include "rozbor/engine/study/signature.h"
#include "test_paths.h"

int main() {
  using namespace rozbor;
  std::ifstream file(std::string(rozbor::test::kSourceDir) + "/tests/golden/signature.txt");
  std::string id;
  std::uint64_t committed = 0;
  int checked = 0;
  for (; file >> id >> committed; ++checked) {
    const auto language = game::loadLanguage(std::string(rozbor::test::kSourceDir) + "/data/languages/" + id);
    if (!language) {
      std::fprintf(stderr, "%s\n", language.error().message.english().c_str());
      return 1;
    }
    const std::uint64_t found = engine::signatureOf(*language, *engine::noLeaves(), 3, 1);
    if (found != committed) {
      std::fprintf(stderr, "%s: %llu, committed is %llu\n", id.c_str(),
                   static_cast<unsigned long long>(found), static_cast<unsigned long long>(committed));
      return 1;
    }
  }
  return checked == 4 ? 0 : 1;
}
