#include "words.h"

#include <algorithm>
#include <cmath>

#include "rozbor/game/notation.h"
#include "rozbor/parser/clock.h"
#include "rozbor/render/phrase.h"
#include "rozbor/review/clock.h"
#include "rozbor/review/plays/other_moves.h"

namespace rozbor::reports {
namespace {

using parser::EventKind;

/// The play as the record writes it, for what no reader could make a move of.
std::string writtenPlay(const parser::Event& event) {
  std::string text;
  for (const parser::TileText& tile : event.play.value)
    text += tile.value;
  if (!event.at) return text;
  const std::string row = std::to_string(event.at->value.row + 1);
  const std::string column(1, static_cast<char>('A' + static_cast<char>(event.at->value.column % 26)));
  return (event.at->value.across ? row + column : column + row) + " " + text;
}

/// What the analysis of a site says; told as its own words, without our verdict.
std::string opinionWords(const parser::OpinionTurn& opinion, const Wording& wording) {
  std::string lost;
  if (opinion.winLoss) lost = wording.number(100 * *opinion.winLoss, 1) + "\u00a0%";
  if (opinion.spreadLoss && !opinion.winLoss) lost = wording.number(*opinion.spreadLoss, 1);
  if (lost.empty()) return phrase(wording, "the site's analysis: {0}", opinion.best);
  return phrase(wording, "the site's analysis: {0} (lost: {1})", opinion.best, lost);
}

std::string otherEventWords(const replay::Turn& turn, const GameReview& review, const Wording& wording) {
  switch (turn.kind) {
    case EventKind::withdrawn:
      return wording.text("challenged off");
    case EventKind::challenge:
      return wording.text("challenge bonus");
    case EventKind::time:
      return wording.text("time penalty");
    case EventKind::endRack:
      return wording.text("opponent's tiles");
    case EventKind::rackPenalty:
      return wording.text("own tiles left");
    default:
      return writtenPlay(review.record.events[turn.event]);
  }
}

}  // namespace

std::string playerName(const GameReview& review, std::size_t player, const Wording& wording) {
  if (player < review.replay.players.size()) {
    const replay::PlayerInfo& info = review.replay.players[player];
    if (!info.name.empty()) return info.name;
    if (!info.nick.empty()) return info.nick;
  }
  return phrase(wording, "Player {0}", player + 1);
}

const Decision* decisionOn(const GameReview& review, std::size_t turn) {
  const auto found = std::ranges::lower_bound(review.decisions, turn, {}, &Decision::turn);
  return found != review.decisions.end() && found->turn == turn ? &*found : nullptr;
}

std::string moveWords(const game::Move& move, const game::Board& board, const game::Language& language,
                      const Wording& wording) {
  switch (move.kind()) {
    case game::Move::Kind::pass:
      return wording.text("pass");
    case game::Move::Kind::exchange:
      return phrase(wording, "exchange {0}", rackText(move.tileCounts(), language.alphabet));
    case game::Move::Kind::placement:
      break;
  }
  return moveTextForPeople(move, board, language.alphabet);
}

std::string playWords(const engine::RatedPlay& play, const game::Board& board, const game::Language& language,
                      const Wording& wording) {
  const std::string move = moveWords(play.move, board, language, wording);
  return play.move.isPlacement() ? phrase(wording, "{0} for {1}", move, play.score) : move;
}

std::string turnWords(const GameReview& review, std::size_t index, const Wording& wording) {
  const replay::Turn& turn = review.replay.turns[index];
  if (turn.exchangeCount && !turn.move) {
    return phrasePlural(wording, "exchange of {0} tile", "exchange of {0} tiles", *turn.exchangeCount);
  }
  if (turn.move) return moveWords(*turn.move, turn.before.board, *review.language, wording);
  return otherEventWords(turn, review, wording);
}

std::string tilesWords(const game::TileCounts& tiles, const game::Language& language,
                       const Wording& wording) {
  return tiles.empty() ? wording.text("nothing") : rackText(tiles, language.alphabet);
}

std::string groupedTiles(const game::TileCounts& tiles, const game::Language& language,
                         const Wording& wording) {
  std::string text;
  game::Tile previous;
  tiles.forEachTile([&](game::Tile tile) {
    if (!text.empty() && tile != previous) text += ' ';
    text += language.alphabet.text(tile);
    previous = tile;
  });
  return text.empty() ? wording.text("nothing") : text;
}

std::string rackWords(const replay::Turn& turn, const game::Language& language) {
  if (turn.rackKnown == replay::RackKnowledge::unknown) return {};
  const std::string tiles = rackText(turn.rack, language.alphabet);
  return turn.rackKnown == replay::RackKnowledge::partial ? tiles + "…" : tiles;
}

std::string bandWord(Band band, const Wording& wording) {
  switch (band) {
    case Band::none:
      return wording.text("small or no loss");
    case Band::inaccuracy:
      return wording.text("inaccuracy");
    case Band::mistake:
      return wording.text("mistake");
    case Band::blunder:
      return wording.text("blunder");
    case Band::howler:
      return wording.text("howler");
  }
  return {};
}

std::string verdictWord(const Decision& decision, const Wording& wording) {
  if (decision.band != Band::none) return bandWord(decision.band, wording);
  if (!decision.isGraded()) return {};
  if (!decision.phonies.empty()) return wording.text("phony");
  if (decision.proof() == Proof::bounded) return wording.text("not proven");
  return decision.isBest() ? wording.text("best") : std::string();
}

std::string phonyWords(const Decision& decision, const game::Language& language) {
  std::string words;
  for (const auto& word : decision.phonies) {
    if (!words.empty()) words += ", ";
    words += wordText(word, language.alphabet);
  }
  return words;
}

std::string pointsText(engine::Equity points, const Wording& wording) {
  return wording.number(points.inPoints(), 1);
}

std::string signedText(engine::Equity points, const Wording& wording) {
  return (points > engine::Equity() ? "+" : "") + pointsText(points, wording);
}

namespace {

/// Rounded outwards, so that no more is said than is proven.
std::string boundsText(const Interval& bounds, const Wording& wording, int decimals) {
  constexpr double kNoise = 1e-6;
  const double unit = std::pow(10, -decimals);
  const std::string low = wording.number(std::floor(bounds.low / unit + kNoise) * unit, decimals);
  if (bounds.low == bounds.high) return wording.number(bounds.low, decimals);
  if (std::isfinite(bounds.high))
    return low + "…" + wording.number(std::ceil(bounds.high / unit - kNoise) * unit, decimals);
  return bounds.low > 0 ? "≥ " + low : "?";
}

bool isWhole(double bound) {
  return !std::isfinite(bound) || bound == std::round(bound);
}

}  // namespace

std::string boundsText(const Interval& bounds, const Wording& wording) {
  return boundsText(bounds, wording, isWhole(bounds.low) && isWhole(bounds.high) ? 0 : 1);
}

std::string lostText(const Decision& decision, const Wording& wording) {
  if (decision.imputed()) return "≈ " + wording.number(decision.imputed()->equityLoss, 1);
  if (!decision.isGraded()) return "–";
  const auto bounds = lossOf(decision)->pointsBounds;
  return bounds ? boundsText(*bounds, wording) : pointsText(decision.equityLoss(), wording);
}

std::string pointsLostText(const Decision& decision, const Wording& wording) {
  if (decision.imputed() || !decision.isGraded()) return lostText(decision, wording);
  return pointsLostText(*lossOf(decision), wording);
}

std::string pointsLostText(const Loss& loss, const Wording& wording) {
  constexpr double kInterval = 1.96;
  if (loss.pointsBounds) return boundsText(*loss.pointsBounds, wording, 1);
  std::string text = wording.number(loss.points, 1);
  if (loss.proof == Proof::sampled && loss.points > 0)
    text += " ± " + wording.number(kInterval * loss.pointsSe, 1);
  return text;
}

std::string rulerText(const Decision& decision, const Wording& wording) {
  const auto loss = decision.isGraded() ? lossOf(decision) : std::nullopt;
  if (!loss || loss->byPoints()) return lostText(decision, wording);
  return phrase(wording, "{0} %", wording.number(decision.isBest() ? 0 : loss->win->loss(), 1));
}

std::string winsLostText(const Decision& decision, const Wording& wording) {
  const auto loss = decision.isGraded() ? lossOf(decision) : std::nullopt;
  if (!loss || decision.isBest()) return {};
  if (loss->winBounds) {
    const Interval all{100 * loss->winBounds->low, 100 * loss->winBounds->high};
    return all.low == 0 && all.high == 100 ? "?" : boundsText(all, wording);
  }
  return loss->win ? wording.number(std::max(0.0, loss->win->loss()), 1) : std::string();
}

namespace {

/// What a phony that stood brought more than the best move; nothing where it brought less.
std::string phonyRemark(const Decision& decision, const Wording& wording) {
  if (decision.phonies.empty() || decision.takenBack || !decision.isGraded()) return {};
  const Candidate* const valid = bestOther(decision);
  if (valid == nullptr) return {};
  const double more = (decision.played().equity - valid->play.equity).inPoints();
  constexpr double kShown = 0.05;
  if (more < kShown) return {};
  return phrase(wording, "it stood, worth {0} points more than the best move", wording.number(more, 1));
}

}  // namespace

std::vector<std::string> remarksOn(const GameReview& review, const Decision& decision,
                                   const Wording& wording) {
  const game::Language& language = *review.language;
  std::vector<std::string> remarks;
  for (const auto& word : decision.phonies) {
    remarks.push_back(
        phrase(wording, "not in {0}: {1}", review.lexicon.name, wordText(word, language.alphabet)));
  }
  if (std::string stood = phonyRemark(decision, wording); !stood.empty()) remarks.push_back(std::move(stood));
  if (decision.isGraded() && decision.band != Band::none) {
    remarks.push_back(
        phrase(wording, "best: {0}", playWords(decision.best(), decision.position.board, language, wording)));
  } else if (!decision.isGraded() && decision.sameTilesBest) {
    const engine::RatedPlay& spot = *decision.sameTilesBest;
    const int more = spot.score - review.replay.turns[decision.turn].scoreComputed;
    remarks.push_back(phrase(wording,
                             "rack not known in full, but the same tiles make {1} more for sure: {0}",
                             playWords(spot, decision.position.board, language, wording), more));
  }
  if (const parser::OpinionTurn* const opinion = opinionOn(review, decision);
      opinion != nullptr && !opinion->best.empty())
    remarks.push_back(opinionWords(*opinion, wording));
  return remarks;
}

std::string timeText(double seconds) {
  return parser::clockText(std::llround(seconds) * 1000);
}

}  // namespace rozbor::reports
