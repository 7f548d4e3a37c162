#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "require.h"
#include "rozbor/parser/gcg.h"
#include "rozbor/parser/online_record.h"

// Any bytes at all: the reader of online records neither crashes nor loses anything. What was read is written
// as JSON and as GCG; reading the JSON says the same, and writing that writes the same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace rozbor;
  using namespace rozbor::parser;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  for (const ParsedRecord& parsed : readOnline(text).games) {
    (void)parseGcg(writeGcg(parsed.record));
    const std::string once = writeOnline(parsed.record);
    const OnlineReading again = readOnline(once);
    fuzz::require(again.games.size() == 1, "what was written is not one game");
    const std::string twice = writeOnline(again.games.front().record);
    const std::string thrice = writeOnline(parseOnline(twice).record);
    fuzz::require(thrice == twice, "writing what was read writes something else");
  }
  for (const std::string& game : splitOnline(text))
    (void)parseOnline(game);
  return 0;
}
