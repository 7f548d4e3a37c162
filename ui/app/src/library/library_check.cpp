#include "rozbor/app/library/library_check.h"

#include <algorithm>

#include "rozbor/lexica/languages.h"
#include "rozbor/library/game_facts.h"
#include "rozbor/parser/gcg.h"
#include "rozbor/replay/replay.h"

namespace rozbor::app {
namespace {

using reports::GameRow;
using reports::LibraryFault;
using reports::SeatRow;
using LanguageList = std::vector<std::shared_ptr<const game::Language>>;

/// As the record has it; names and persons are the library's, which may have been mended, and what was in
/// hand at the end may have come from another record of the game.
bool sameCounts(SeatRow stored, const SeatRow& told) {
  stored.person = told.person;
  stored.name = told.name;
  stored.written = told.written;
  stored.tilesLeft = told.tilesLeft;
  return stored == told;
}

/// Looks at one game after the other.
class Check {
 public:
  Check(reports::Library& library, const LanguageList& languages)
      : library_(library), languages_(languages) {}

  void look(const GameRow& game) {
    const auto language =
        std::ranges::find(languages_, game.language, [](const auto& each) { return each->id; });
    if (language == languages_.end())
      return add("language", game, said::words("there is no language \"{0}\"", game.language));
    const auto text = library_.record(game.id);
    if (!text) return add("record", game, text.error().message);
    const parser::ParsedRecord parsed = parser::parseGcg(*text);
    compare(game, parsed.record, replay::replayRecord(parsed.record, **language), **language);
  }

  [[nodiscard]] std::vector<LibraryFault> faults() { return std::move(faults_); }

 private:
  void compare(const GameRow& game, const parser::GameRecord& record, const replay::Replay& replay,
               const game::Language& language) {
    if (replay.players.size() != 2)
      return add("record", game, said::words("its record is not of two players"));
    const GameRow told = reports::factsOf(record, replay, language);
    for (std::size_t seat = 0; seat < 2; ++seat) {
      if (!sameCounts(game.seats[seat], told.seats[seat]))
        add("record", game, said::words("its record has other counts or another score"));
    }
    const auto print = library_.fingerprint(game.id);
    if (print && *print != reports::fingerprintOf(replay, language) &&
        *print != reports::formerFingerprintOf(replay, language))
      add("fingerprint", game, said::words("its fingerprint is of another game"));
    compareTurns(game, replay);
  }

  void compareTurns(const GameRow& game, const replay::Replay& replay) {
    const auto turns = library_.lastTurn(game.id);
    if (turns && *turns > static_cast<int>(replay.turns.size()))
      add("decision", game, said::words("a decision is of a turn that its record does not have"));
  }

  void add(const char* code, const GameRow& game, const said::Message& what) {
    faults_.push_back({code, game.id, what});
  }

  reports::Library& library_;
  const LanguageList& languages_;
  std::vector<LibraryFault> faults_;
};

}  // namespace

game::Result<std::vector<LibraryFault>> checkLibrary(reports::Library& library,
                                                     const lexica::DataPaths& paths,
                                                     const CheckProgress& progress,
                                                     const std::stop_token& stop) {
  auto faults = library.check();
  if (!faults) return faults;
  const auto all = library.workLeft({});
  if (!all) return all.error();
  const LanguageList languages = lexica::sharedLanguages(paths);
  Check check(library, languages);
  std::size_t done = 0;
  const auto error = library.eachGameRow({}, reports::GameOrder::asPlayed, [&](const GameRow& game) {
    if (stop.stop_requested()) return false;
    if (progress) progress(done++, all->all);
    check.look(game);
    return true;
  });
  // Rows that cannot be read end it; they were told already.
  if (error && error->code != "library.bad-row") return *error;
  std::ranges::move(check.faults(), std::back_inserter(*faults));
  return faults;
}

}  // namespace rozbor::app
