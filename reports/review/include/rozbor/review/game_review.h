#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "rozbor/engine/lexicon.h"
#include "rozbor/game/language.h"
#include "rozbor/parser/record.h"
#include "rozbor/replay/replay.h"
#include "rozbor/review/decision.h"
#include "rozbor/review/key_moments.h"
#include "rozbor/review/lexicon_fit.h"
#include "rozbor/review/luck/ledger.h"
#include "rozbor/review/luck/luck.h"
#include "rozbor/review/player_summary.h"
#include "rozbor/review/sheet_origin.h"

namespace rozbor::reports {

/// Why a game is judged by the lexicon that it is judged by.
enum class LexiconReason : std::uint8_t {
  commandLine,      ///< the user said so
  record,           ///< the record names it
  languageDefault,  ///< the language's usual one
  onlyInstalled     ///< the default is not installed; this is the first of the language that is
};
/// "command-line", "record", "default", "only-installed".
[[nodiscard]] const char* name(LexiconReason reason);

/// A game replayed and graded.
struct GameReview {
  std::string file;
  std::string title;
  std::shared_ptr<const game::Language> language;
  engine::LexiconInfo lexicon;
  LexiconReason lexiconReason = LexiconReason::languageDefault;
  std::string lexiconWanted;  ///< named by the record but not installed; else empty
  LexiconFit lexiconFit;
  std::string leaves;  ///< name; "none" when equity is the score alone
  parser::GameRecord record;
  std::vector<parser::Diagnostic> diagnostics;  ///< of reading and replaying, by line
  replay::Replay replay;
  std::vector<Decision> decisions;
  bool interrupted = false;  ///< the work was stopped, and something is missing for it
  std::vector<PlayerSummary> players;
  std::optional<engine::GameLuck> luck;  ///< as many turns as decisions; nothing when not measured
  std::optional<GameParts> parts;        ///< what each decision did to the game
  std::vector<double> scoreChances;      ///< scoreChancesOf, where there is a win model
  std::optional<SheetOrigin> sheet;      ///< where the record comes from a score sheet; the caller's
  std::vector<KeyMoment> keyMoments;     ///< at most five, in the order of the game
};

}  // namespace rozbor::reports
