#include "rozbor/review/decision.h"

#include <algorithm>
#include <array>
#include <concepts>
#include <type_traits>
#include <utility>
#include <variant>

namespace rozbor::reports {

void Ranked::setPlayed(const Candidate& found) {
  const engine::RatedPlay made = played.play;
  played = found;
  played.play = made;
  played.play.equity = found.play.equity;
  played.play.leaveValue = found.play.leaveValue;
}

void Ranked::showPlayed() {
  played.isPlayed = true;
  if (std::ranges::none_of(candidates, &Candidate::isPlayed)) candidates.push_back(played);
}

const Ranked* rankedOf(const Grade& grade) {
  return std::visit(
      [](const auto& each) -> const Ranked* {
        if constexpr (std::derived_from<std::decay_t<decltype(each)>, Ranked>) return &each;
        return nullptr;
      },
      grade);
}

Ranked* rankedOf(Grade& grade) {
  return const_cast<Ranked*>(rankedOf(std::as_const(grade)));
}

Method methodOf(const Grade& grade) {
  if (const auto* proven = std::get_if<ProvenGrade>(&grade)) return proven->method;
  if (const auto* bounded = std::get_if<BoundedGrade>(&grade)) return bounded->method;
  return std::holds_alternative<SimulatedGrade>(grade) ? Method::simulation : Method::staticEquity;
}

Proof proofOf(const Grade& grade) {
  static constexpr std::array kProofsByKind{Proof::none,  Proof::staticEquity, Proof::sampled,
                                            Proof::exact, Proof::bounded,      Proof::imputed};
  return kProofsByKind[grade.index()];
}

bool Decision::isCounted() const {
  const Ranked* const moves = ranked();
  return imputed() != nullptr || (moves != nullptr && moves->legalPlays > 1);
}

const std::vector<Candidate>& Decision::candidates() const {
  static const std::vector<Candidate> kNone;
  return isGraded() ? ranked()->candidates : kNone;
}

std::optional<std::size_t> Decision::playedRank() const {
  return isGraded() ? ranked()->played.rank : std::nullopt;
}

std::optional<engine::RatedPlay> Decision::bestBingo() const {
  return isGraded() ? ranked()->bestBingo : std::nullopt;
}

engine::Equity Decision::equityLoss() const {
  if (!isGraded()) return {};
  return std::max(engine::Equity(), best().equity - played().equity);
}

std::optional<Loss::Win> Decision::win() const {
  const Ranked* const moves = ranked();
  if (moves == nullptr) return std::nullopt;
  std::optional<double> best = moves->best().win;
  std::optional<double> played = moves->played.win;
  // The best move found may be the played one, and another be better. (Of a pre-endgame the wins are proven.)
  if (const auto* bounded = std::get_if<BoundedGrade>(&grade); bounded && method() == Method::endgame) {
    best = winOf(bounded->bestSpread);
    played = winOf(bounded->playedSpread);
  }
  if (!best || !played) return std::nullopt;
  Loss::Win win{*best, *played};
  if (const SimulatedGrade* const sampled = simulated()) win.lossSe = sampled->winLossSe;
  return win;
}

const std::vector<engine::Play>& Decision::line() const {
  static const std::vector<engine::Play> kNone;
  if (const auto* proven = std::get_if<ProvenGrade>(&grade)) return proven->line;
  if (const auto* bounded = std::get_if<BoundedGrade>(&grade)) return bounded->line;
  return kNone;
}

std::optional<Loss> lossOf(const Decision& decision) {
  Loss loss{.phase = decision.phase, .proof = decision.proof()};
  if (const ImputedGrade* const imputed = decision.imputed()) {
    loss.points = imputed->equityLoss;
    loss.pointsSe = imputed->equityLossSd;
    return loss;
  }
  if (!decision.isGraded()) return std::nullopt;
  loss.points = decision.equityLoss().inPoints();
  loss.win = decision.win();
  if (const SimulatedGrade* const sampled = decision.simulated()) loss.pointsSe = sampled->equityLossSe;
  if (const auto* bounded = std::get_if<BoundedGrade>(&decision.grade)) {
    loss.pointsBounds = lossBounds(bounded->bestSpread, bounded->playedSpread);
    loss.winBounds = bounded->method == Method::endgame
                         ? winLossBounds(bounded->bestSpread, bounded->playedSpread)
                         : Interval{loss.win->loss() / 100, loss.win->loss() / 100};
  }
  return loss;
}

Band bandOf(const Decision& decision, const BandScale& scale) {
  const auto loss = lossOf(decision);
  return loss ? bandOf(*loss, scale) : Band::none;
}

}  // namespace rozbor::reports
