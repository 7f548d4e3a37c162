#include <cstddef>
#include <cstdint>
#include <string_view>

#include "require.h"
#include "rozbor/engine/win_model.h"

// A win model that is taken gives chances, and is read back as it was written.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace rozbor::engine;
  using rozbor::fuzz::require;
  const auto table = readWinTable({reinterpret_cast<const char*>(data), size});
  if (!table) return 0;
  const auto again = readWinTable(writeWinTable(*table));
  require(again && *again == *table, "read back as it was written");
  const WinModel model(*table);
  for (const double spread : {-3000.0, -1.5, 0.0, 40.0, 3000.0}) {
    const double chance = model.winProbability(spread, 3);
    require(chance > 0 && chance < 1, "nothing is certain");
    const double seen = model.winProbability(spread, {3, 2});
    require(seen > 0 && seen < 1, "nor with an eye on the rack");
    if (!table->endings) continue;
    require(table->endings->all.at(spread) > 0 && table->endings->open.at(spread) < 1, "nor is an ending");
  }
  return 0;
}
