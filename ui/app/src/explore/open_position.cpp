#include "open_position.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "rozbor/app/review/record_file.h"
#include "rozbor/game/cgp.h"
#include "rozbor/game/notation.h"
#include "rozbor/game/position_csv.h"
#include "rozbor/game/scoring.h"
#include "rozbor/lexica/languages.h"
#include "rozbor/lexica/leaves_choice.h"
#include "rozbor/lexica/lexicon_store.h"
#include "rozbor/lexica/text.h"

namespace rozbor::app {

namespace {

struct Described {
  game::Language language;
  game::Position position;
  std::string lexicon;
};

/// What the request says, or the file that it names.
game::Result<std::string> textOf(const PositionRequest& request) {
  std::error_code ignored;
  if (!std::filesystem::is_regular_file(request.cgp, ignored)) return request.cgp;
  return bytesOf(request.cgp);
}

/// The first fault, with its place, and how many there are behind it.
game::Error errorOf(const std::vector<game::PositionFault>& faults) {
  const game::PositionFault& first = faults.front();
  said::Message message = said::words("line {0}, column {1}: {2}", first.line, first.column, first.message);
  if (faults.size() > 1) message = said::words("{0} (and {1} more)", message, faults.size() - 1);
  return {first.code, std::move(message)};
}

game::Result<Described> describedIn(const std::string& text, const std::string& wanted,
                                    const lexica::DataPaths& paths) {
  const bool isTable = game::isPositionCsv(text);
  const std::string named = isTable ? game::languageOfPositionCsv(text) : std::string();
  auto language = lexica::openLanguage(paths, named.empty() ? wanted : named);
  if (!language) return language.error();
  if (isTable) {
    const game::PositionFile file = parsePositionCsv(text, *language);
    if (!file.faults.empty()) return errorOf(file.faults);
    return Described{*std::move(language), file.position, file.lexicon};
  }
  const auto cgp = game::parseCgp(lexica::trimmed(text), *language);
  if (!cgp) return cgp.error();
  return Described{*std::move(language), cgp->position, std::string(cgp->operation("lex"))};
}

/// A rack that nobody can hold would take any time to play with, and mean nothing.
std::optional<game::Error> faultOfRacks(const Described& described) {
  const game::Language& language = described.language;
  const game::Position& position = described.position;
  const int most = language.rules.rackSize;
  if (position.rack.size() > most || position.opponentRack.size() > most) {
    return game::Error{"position.rack-too-large",
                       said::words("expected racks of at most {0} tiles, found {1}", most,
                                   std::max(position.rack.size(), position.opponentRack.size()))};
  }
  game::TileCounts set = language.tiles;
  const game::TileCounts beyond = set.removeAvailable(position.rack + position.opponentRack);
  if (beyond.empty()) return std::nullopt;
  return game::Error{"position.rack-impossible",
                     said::words("expected racks of tiles that the set has, found \"{0}\" too many",
                                 game::rackText(beyond, language.alphabet))};
}

}  // namespace

game::Result<OpenPosition> openPosition(const PositionRequest& request, const lexica::DataPaths& paths,
                                        WithLeaves with) {
  const auto text = textOf(request);
  if (!text) return text.error();
  auto described = describedIn(*text, request.language, paths);
  if (!described) return described.error();
  if (auto fault = faultOfRacks(*described)) return *std::move(fault);
  const auto lexicon =
      lexica::LexiconStore(paths).choose(described->language, described->lexicon, request.lexicon);
  if (!lexicon) return lexicon.error();
  OpenPosition opened{std::move(described->language), described->position, lexicon->lexicon,
                      lexicon->notInstalled};
  if (with == WithLeaves::no) return opened;
  const auto leaves = lexica::chooseLeaves(paths, opened.language, request.leaves);
  if (!leaves) return leaves.error();
  opened.leaves = leaves->leaves;
  return opened;
}

bool isPhony(const game::Position& position, const game::Move& move, const engine::Lexicon& lexicon) {
  if (!move.isPlacement()) return false;
  const auto words = wordsFormed(position.board, move);
  return std::ranges::any_of(words,
                             [&](const game::LaidWord& word) { return !lexicon.contains(word.tiles); });
}

}  // namespace rozbor::app
