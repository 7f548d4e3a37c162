#include "rozbor/engine/win_model.h"
#include "rozbor/game/outcome.h"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "lexicon/mapping.h"
#include "rozbor/game/file_replacement.h"

namespace rozbor::engine {
namespace {

namespace fs = std::filesystem;

/// The end of the game: won, lost or tied.
double outcome(double spread) {
  return game::outcomeOf(spread);
}

}  // namespace

double WinTable::Row::at(double spread) const {
  const double place = (spread - first) / step;
  const auto last = chances.size() - 1;
  double chance = chances.front();
  if (place >= static_cast<double>(last)) {
    chance = chances.back();
  } else if (place > 0) {
    const auto below = static_cast<std::size_t>(place);
    const double from = chances[below];
    chance = from + (place - static_cast<double>(below)) * (chances[below + 1] - from);
  }
  return chance / kWhole;
}

double WinTable::Boards::reach(double open, int unseen) const {
  constexpr double kFarthest = 2;
  const double more = std::max(0.0, effect.at(unseen)) * (open - openness.at(unseen));
  return std::clamp(1 + more, 1 / kFarthest, kFarthest);
}

WinModel::WinModel(WinTable table) : table_(std::move(table)) {
  assert(!table_.rows.empty());
}

const WinTable::Row& WinModel::rowOf(TilesLeft tiles) const {
  const auto unseen = static_cast<std::size_t>(tiles.unseen);
  const auto held = static_cast<std::size_t>(std::max(0, tiles.held));
  if (unseen <= table_.racks.size() && held >= 1 && held <= table_.racks.size())
    return table_.racks[held - 1][unseen - 1];
  return table_.rows[std::min(unseen, table_.rows.size()) - 1];
}

double WinModel::winProbability(double spread, TilesLeft tiles) const {
  return tiles.unseen <= 0 ? outcome(spread) : rowOf(tiles).at(spread);
}

double WinModel::winProbability(double spread, int unseen, double openness) const {
  const double reach = table_.boards && unseen > 0 ? table_.boards->reach(openness, unseen) : 1;
  return winProbability(spread / reach, unseen);
}

double WinModel::spreadFor(double chance, TilesLeft tiles) const {
  if (tiles.unseen <= 0) return 0;
  const WinTable::Row& chances = rowOf(tiles);
  double below = chances.first;
  double above = chances.first + chances.step * static_cast<double>(chances.chances.size() - 1);
  while (above - below > 0.001) {
    const double middle = (below + above) / 2;
    (chances.at(middle) < chance ? below : above) = middle;
  }
  return (below + above) / 2;
}

int mostUnseen(const game::Language& language) {
  return language.tiles.size() - language.rules.rackSize;
}

game::Result<std::shared_ptr<const WinModel>> openWinModel(const fs::path& path,
                                                           const game::Language& language) {
  const auto mapping = FileMapping::open(path, "winmodel");
  if (!mapping) return mapping.error();
  const auto bytes = (*mapping)->bytes();
  auto table = readWinTable({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
  if (!table)
    return game::Error{table.error().code, said::words("{0}: {1}", path.string(), table.error().message)};
  const int rows = static_cast<int>(table->rows.size());
  if (rows != mostUnseen(language)) {
    return game::Error{"winmodel.other-language",
                       said::words("{0}: {1}", path.string(),
                                   said::words("expected a row for each of 1 to {0} tiles unseen, found {1}",
                                               mostUnseen(language), rows))};
  }
  const int racks = static_cast<int>(table->racks.size());
  if (racks != 0 && racks != language.rules.rackSize) {
    return game::Error{"winmodel.other-language",
                       said::words("{0}: {1}", path.string(),
                                   said::words("expected racks of 1 to {0} tiles or none, found {1}",
                                               language.rules.rackSize, racks))};
  }
  return std::make_shared<const WinModel>(*std::move(table));
}

std::optional<game::Error> writeWinModel(const fs::path& path, const WinTable& table) {
  return game::replaceFile(path, writeWinTable(table));
}

}  // namespace rozbor::engine
