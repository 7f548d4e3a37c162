#pragma once

#include <string>
#include <tuple>
#include <vector>

#include "app_fixtures.h"
#include "rozbor/app/review/conversion.h"
#include "rozbor/app/review/reviewer.h"

namespace rozbor::test {

/// Czech and Slovak lexica of the words of the games of tests/data/sheets.
class SheetTest : public ::testing::Test {
 protected:
  SheetTest() {
    for (const std::string id : {"cs", "sk"}) {
      const auto built = lexica::buildLexicon(
          {.files = {sourcePath("tests/data/sheets/words-" + id + ".txt")}, .encoding = "UTF-8", .name = id},
          language(id), paths_);
      if (!built) throw std::runtime_error(built.error().message.english());
    }
  }

  app::OpenedRecord open(const std::filesystem::path& file, const std::string& languageId = "") {
    auto outcome = app::Reviewer(paths_).open({file}, languageId);
    if (!outcome) throw std::runtime_error(outcome.error().message.english());
    return *std::move(outcome);
  }

  /// Converts and opens what was written.
  app::OpenedRecord converted(const app::OpenedRecord& source, const app::ConversionTarget& target) {
    const auto conversion = convert(source, target);
    if (!conversion) throw std::runtime_error(conversion.error().message.english());
    losses_ = conversion->losses;
    text_ = conversion->text;
    return open(folder_.write("converted", text_), source.file.language->id);
  }

  [[nodiscard]] bool lost(app::LossKind kind) const {
    return std::ranges::find(losses_, kind, &app::Loss::kind) != losses_.end();
  }

  TemporaryFolder folder_;
  lexica::DataPaths paths_ = pathsIn(folder_);
  std::vector<app::Loss> losses_;
  std::string text_;
};

/// Who did what for how many points, one line a turn; with racks that are known in full.
inline std::vector<std::string> gameOf(const app::OpenedRecord& outcome, bool withRacks) {
  std::vector<std::string> lines;
  const game::Alphabet& alphabet = outcome.file.language->alphabet;
  for (const replay::Turn& turn : outcome.replay.turns) {
    std::string line = std::to_string(turn.player) + ' ' + parser::name(turn.kind) + ' ' +
                       std::to_string(turn.scoreComputed);
    if (turn.move) line += ' ' + moveText(*turn.move, alphabet);
    if (withRacks && turn.rackKnown == replay::RackKnowledge::known)
      line += ' ' + rackText(turn.rack, alphabet);
    lines.push_back(line);
  }
  return lines;
}

}  // namespace rozbor::test
