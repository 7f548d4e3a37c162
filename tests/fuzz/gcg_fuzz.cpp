#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "rozbor/parser/gcg.h"

// Any bytes at all: the reader neither crashes nor loses anything, writing what was read and reading
// it again says the same, and writing twice writes the same.
namespace {

using namespace rozbor::parser;

void require(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "gcg_fuzz: %s\n", what);
  std::abort();
}

void checkLaidOut(GameRecord record) {
  const std::size_t events = record.events.size();
  layOutLines(record);
  const ParsedRecord again = parseGcg(writeGcg(record));
  require(again.record.events.size() == events, "laying out the lines lost or made an event");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const ParsedRecord first = parseGcg({reinterpret_cast<const char*>(data), size});
  const std::string written = writeGcg(first.record);
  const ParsedRecord second = parseGcg(written);
  require(second.record.events.size() == first.record.events.size(), "an event was lost or made");
  require(sameContent(first.record, second.record), "reading what was written says something else");
  require(writeGcg(second.record) == written, "writing twice is not stable");
  checkLaidOut(first.record);
  return 0;
}
