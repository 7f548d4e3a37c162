#include "ending_line.h"

#include <fmt/format.h>

#include <utility>

#include "rozbor/game/end_rack.h"
#include "rozbor/render/phrase.h"
#include "words.h"

namespace rozbor::reports {
namespace {

/// An ending as it is played on, with the scores in the order in which they are told.
struct Ending {
  const GameReview& review;
  const Wording& wording;
  game::Position position;
  bool mine = true;  ///< the player of the decision is on turn

  [[nodiscard]] std::pair<int, int> scores() const {
    const std::pair own{position.score, position.opponentScore};
    return mine ? own : std::pair{own.second, own.first};
  }

  /// "8A DA(IJ) +36 (373 : 327)".
  std::string play(const engine::Play& next) {
    const std::string move = moveWords(next.move, position.board, *review.language, wording);
    position = after(position, next.move, next.score);
    mine = !mine;
    const auto [own, other] = scores();
    const std::string points = next.move.isPlacement() ? fmt::format(" +{}", next.score) : std::string();
    return fmt::format("{}{} ({}\u00A0:\u00A0{})", move, points, own, other);
  }

  /// What the tiles that are left bring and cost.
  void settle() {
    const auto ends = endRackPoints({position.rack, position.opponentRack}, *review.language);
    position.score += ends[0].points;
    position.opponentScore += ends[1].points;
  }
};

}  // namespace

std::string endingLine(const GameReview& review, const Decision& decision, const Wording& wording) {
  const bool isProven = decision.proof() == Proof::exact && decision.method() == Method::endgame;
  if (!isProven || decision.line().empty() || decision.equityLoss() == engine::Equity()) return {};
  Ending ending{review, wording, decision.position};
  std::string moves;
  for (const engine::Play& next : decision.line())
    moves += (moves.empty() ? "" : ", ") + ending.play(next);
  ending.settle();
  const auto [own, other] = ending.scores();
  return phrase(wording, "Best play by both goes {0}; with the tiles left the game ends {1} : {2}.", moves,
                own, other);
}

}  // namespace rozbor::reports
