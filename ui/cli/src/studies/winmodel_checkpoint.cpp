#include "winmodel_checkpoint.h"

#include <algorithm>
#include <stdexcept>

namespace rozbor::cli {
namespace {

namespace fs = std::filesystem;
using engine::EndingCounts;
using engine::WinCounts;
using nlohmann::json;

constexpr Job kFit{.command = "winmodel", .name = "fit", .version = 2};
constexpr Job kEndings{.command = "winmodel", .name = "endings"};

/// The changes that occurred, behind the place of the first of them.
json rowJson(const WinCounts::Row& row) {
  const auto occurs = [](std::int64_t turns) { return turns > 0; };
  const auto begin = std::ranges::find_if(row.changes, occurs);
  auto end = row.changes.end();
  while (end != begin && !occurs(*std::prev(end)))
    --end;
  json bands = json::array();
  for (const WinCounts::Band& band : row.bands)
    bands.push_back({band.turns, band.sum, band.squares});
  return {{"first", begin - row.changes.begin()},
          {"changes", std::vector<std::int64_t>(begin, end)},
          {"bands", std::move(bands)}};
}

WinCounts::Row rowFrom(const json& object) {
  WinCounts::Row row;
  const auto changes = object.at("changes").get<std::vector<std::int64_t>>();
  const auto first = object.at("first").get<std::size_t>();
  const json& bands = object.at("bands");
  if (first > row.changes.size() || changes.size() > row.changes.size() - first ||
      bands.size() != row.bands.size())
    throw std::out_of_range("counts of another size");
  std::ranges::copy(changes, row.changes.begin() + static_cast<std::ptrdiff_t>(first));
  for (std::size_t at = 0; at < row.bands.size(); ++at) {
    const auto sums = bands[at].get<std::array<std::int64_t, 3>>();
    row.bands[at] = {sums[0], sums[1], sums[2]};
  }
  return row;
}

json rowsJson(const std::vector<WinCounts::Row>& rows) {
  json all = json::array();
  for (const WinCounts::Row& row : rows)
    all.push_back(rowJson(row));
  return all;
}

std::vector<WinCounts::Row> rowsFrom(const json& list) {
  std::vector<WinCounts::Row> rows;
  for (const json& row : list)
    rows.push_back(rowFrom(row));
  return rows;
}

}  // namespace

game::Result<std::optional<WinCounts>> readWinCounts(const fs::path& path, const Facts& facts) {
  WinCounts counts;
  const auto read = readCheckpointFile(path, kFit, facts, [&counts](const json& object) {
    object.at("games").get_to(counts.games);
    object.at("turns").get_to(counts.turns);
    counts.rows = rowsFrom(object.at("rows"));
    for (const json& held : object.at("racks"))
      counts.racks.push_back(rowsFrom(held));
  });
  if (!read) return read.error();
  return *read ? std::optional(std::move(counts)) : std::nullopt;
}

std::optional<game::Error> writeWinCounts(const fs::path& path, const WinCounts& counts, const Facts& facts) {
  json racks = json::array();
  for (const auto& held : counts.racks)
    racks.push_back(rowsJson(held));
  return writeCheckpointFile(path, kFit, facts,
                             {{"games", counts.games},
                              {"turns", counts.turns},
                              {"rows", rowsJson(counts.rows)},
                              {"racks", std::move(racks)}});
}

game::Result<std::optional<EndingCounts>> readEndingCounts(const fs::path& path, const Facts& facts) {
  EndingCounts counts;
  const auto read = readCheckpointFile(path, kEndings, facts, [&counts](const json& object) {
    object.at("games").get_to(counts.games);
    object.at("solved").get_to(counts.endings);
    object.at("exact").get_to(counts.exact);
    const auto changes = object.at("changes").get<std::vector<std::int64_t>>();
    const json& open = object.at("open");
    if (changes.size() != counts.changes.size() || open.size() != counts.open.size())
      throw std::out_of_range("counts of another size");
    counts.changes = changes;
    for (std::size_t at = 0; at < open.size(); ++at) {
      const auto sums = open[at].get<std::array<std::int64_t, 2>>();
      counts.open[at] = {sums[0], sums[1]};
    }
  });
  if (!read) return read.error();
  return *read ? std::optional(std::move(counts)) : std::nullopt;
}

std::optional<game::Error> writeEndingCounts(const fs::path& path, const EndingCounts& counts,
                                             const Facts& facts) {
  json open = json::array();
  for (const EndingCounts::Open& level : counts.open)
    open.push_back({level.endings, level.halvesWon});
  return writeCheckpointFile(path, kEndings, facts,
                             {{"games", counts.games},
                              {"solved", counts.endings},
                              {"exact", counts.exact},
                              {"changes", counts.changes},
                              {"open", std::move(open)}});
}

}  // namespace rozbor::cli
