#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

#include "rozbor/app/studies/players.h"
#include "rozbor/engine/lexicon.h"
#include "rozbor/engine/study/player.h"
#include "rozbor/game/language.h"
#include "rozbor/game/result.h"
#include "rozbor/lexica/data_paths.h"

namespace rozbor::app {

/// What becomes of a person's play with a word that the lexicon lacks: it is `refused`, and another one may
/// be made; or it stands unless it is `challenged`, which a level always does: the play comes off, the turn
/// is lost. Levels make no such plays, so that there is nothing for the person to challenge.
enum class PhonyRule : std::uint8_t { refused, challenged };

/// What is agreed before a game of a person against a level.
struct PlaySetup {
  std::string person;    ///< the name
  std::string level;     ///< as openPlayer reads it
  std::string language;  ///< id
  std::string lexicon;   ///< name; "": the one by which the language is judged
  bool personBegins = true;
  std::optional<int> minutes{};  ///< of each clock; nothing: none
  PhonyRule phonies = PhonyRule::refused;
  std::uint64_t seed = 1;  ///< of all chance: the bag and what the level tosses for
  std::string day;         ///< on which it began, "2026-11-21"

  friend bool operator==(const PlaySetup&, const PlaySetup&) = default;
};

/// All that a game is played with. Threads may share it.
struct PlayTable {
  std::shared_ptr<const game::Language> language;
  std::shared_ptr<const engine::Lexicon> lexicon;
  EquippedPlayer level;
  std::shared_ptr<const engine::WinModel> winModel;  ///< of a level that looks ahead
};

/// Errors: those of openLanguage, LexiconStore::choose, openPlayer, equip and chooseWinModel, and
/// "player.no-win-model".
[[nodiscard]] game::Result<PlayTable> openPlayTable(const PlaySetup& setup, const lexica::DataPaths& paths);

/// The level as it sits at the table, which must outlive it. After `stop` its moves mean nothing.
[[nodiscard]] std::unique_ptr<engine::Player> makeLevel(const PlayTable& table, std::stop_token stop = {});

}  // namespace rozbor::app
