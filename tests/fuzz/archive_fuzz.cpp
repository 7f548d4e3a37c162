#include <cstddef>
#include <cstdint>
#include <string_view>

#include "library/archive.h"
#include "require.h"

// Any bytes at all as an archive: what comes out of it is bounded, whatever it says.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace rozbor;
  const app::ArchiveLimits limits{.entryBytes = 1U << 16U, .allBytes = 1U << 20U, .entries = 100};
  std::size_t all = 0;
  std::size_t entries = 0;
  (void)app::readArchiveBytes(
      {reinterpret_cast<const char*>(data), size}, limits, [&](const app::ArchiveEntry& entry) {
        all += entry.bytes.size();
        ++entries;
        fuzz::require(entry.bytes.size() <= limits.entryBytes, "a file is larger than it may be");
        fuzz::require(!entry.refused || entry.bytes.empty() || entry.refused->code == "archive.broken",
                      "a refused file has bytes");
        return true;
      });
  fuzz::require(all <= limits.allBytes && entries <= limits.entries, "an archive costs more than it may");
  return 0;
}
