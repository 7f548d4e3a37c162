#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "rozbor/app/explore/position_request.h"
#include "rozbor/engine/leaves.h"
#include "rozbor/engine/lexicon.h"
#include "rozbor/engine/static_evaluator.h"
#include "rozbor/engine/win_model.h"
#include "rozbor/game/language.h"
#include "rozbor/game/position.h"
#include "rozbor/game/result.h"
#include "rozbor/lexica/data_paths.h"
#include "rozbor/lexica/lexicon_store.h"
#include "rozbor/review/verdict.h"

namespace rozbor::app {

/// A position to be asked, as it is stored.
struct Question {
  PositionRequest position;  ///< its lexicon is a wish: another of the language stands in for it
  std::string best;          ///< "8D HO.SE", "-ABC", "-"
  std::string played;
  bool takenBack = false;  ///< what was played was challenged off, so it came to a pass
  std::uint64_t seed = 1;
};

/// A question with all that its answers are graded with.
struct Exercise {
  std::shared_ptr<const game::Language> language;
  std::shared_ptr<const engine::Lexicon> lexicon;
  std::shared_ptr<const engine::Leaves> leaves;
  std::shared_ptr<const engine::WinModel> winModel;  ///< null: answers are graded by static equity
  game::Position position;                           ///< seen by the player
  engine::RatedPlay best;
  engine::RatedPlay played;
  bool takenBack = false;
  std::uint64_t seed = 1;

  [[nodiscard]] engine::StaticContext statics() const { return {*language, *lexicon, *leaves}; }
};

/// What an answer is worth. Both losses are against the best move there is, by the same method and on the
/// same deals.
struct AnswerVerdict {
  engine::RatedPlay answer;
  bool isBest = false;              ///< it is the stored best move
  std::optional<std::size_t> rank;  ///< among all moves by static equity, from 1
  std::size_t legalPlays = 0;
  reports::Method method = reports::Method::staticEquity;
  reports::Loss loss;
  reports::Loss playedLoss;  ///< of the move made in the game
};

/// Grades answers within about a second each: exactly once the bag is empty, else over simulated games, else
/// (no win model) by static equity. The same for a seed on every machine. Keeps languages, lexica and leaves
/// open. One thread at a time.
class AnswerGrader {
 public:
  explicit AnswerGrader(lexica::DataPaths paths) : paths_(std::move(paths)), store_(paths_) {}

  /// Errors: those of openLanguage, game::parseCgp, LexiconStore::choose, chooseLeaves and chooseWinModel;
  /// "training.no-rack", "training.bad-move" (a stored move does not go with the position).
  [[nodiscard]] game::Result<Exercise> open(const Question& question);

  /// The move must be one that reports::readAnswer gives.
  [[nodiscard]] AnswerVerdict grade(const Exercise& exercise, const game::Move& answer) const;

 private:
  struct Tools {
    std::shared_ptr<const game::Language> language;
    std::shared_ptr<const engine::Lexicon> lexicon;
    std::shared_ptr<const engine::Leaves> leaves;
    std::shared_ptr<const engine::WinModel> winModel;
  };
  [[nodiscard]] game::Result<Tools> toolsFor(const PositionRequest& request);

  lexica::DataPaths paths_;
  lexica::LexiconStore store_;
  std::map<std::pair<std::string, std::string>, Tools> tools_;  ///< by language and lexicon wanted
};

}  // namespace rozbor::app
