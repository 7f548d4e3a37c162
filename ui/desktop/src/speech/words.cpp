#include "words.h"

#include <QStringList>
#include <algorithm>

#include "phrase.h"
#include "rozbor/game/notation.h"
#include "rozbor/render/diagnostic_words.h"
#include "rozbor/render/verdict_words.h"

namespace rozbor::desktop {

using parser::EventKind;
using reports::Decision;
using reports::GameReview;
using reports::Wording;

namespace {

/// The play as the record writes it, for what no reader could make a move of.
QString writtenPlay(const parser::Event& event) {
  std::string text;
  for (const parser::TileText& tile : event.play.value)
    text += tile.value;
  return QString::fromStdString(text);
}

QString otherEventWords(const replay::Turn& turn, const GameReview& game, const Wording& wording) {
  switch (turn.kind) {
    case EventKind::withdrawn:
      return phrase(wording, "challenged off");
    case EventKind::challenge:
      return phrase(wording, "challenge bonus");
    case EventKind::time:
      return phrase(wording, "time penalty");
    case EventKind::endRack:
      return phrase(wording, "opponent's tiles");
    case EventKind::rackPenalty:
      return phrase(wording, "own tiles left");
    default:
      return writtenPlay(game.record.events[turn.event]);
  }
}

}  // namespace

QString playerName(const GameReview& game, std::size_t player, const Wording& wording) {
  if (player < game.replay.players.size()) {
    const replay::PlayerInfo& info = game.replay.players[player];
    if (!info.name.empty()) return QString::fromStdString(info.name);
    if (!info.nick.empty()) return QString::fromStdString(info.nick);
  }
  return phrase(wording, "Player {0}", player + 1);
}

QString moveWords(const game::Move& move, const game::Board& board, const game::Language& language,
                  const Wording& wording) {
  switch (move.kind()) {
    case game::Move::Kind::pass:
      return phrase(wording, "pass");
    case game::Move::Kind::exchange:
      return phrase(wording, "exchange {0}", rackText(move.tileCounts(), language.alphabet));
    case game::Move::Kind::placement:
      break;
  }
  return QString::fromStdString(moveTextForPeople(move, board, language.alphabet));
}

QString playWords(const engine::RatedPlay& play, const game::Board& board, const game::Language& language,
                  const Wording& wording) {
  const QString move = moveWords(play.move, board, language, wording);
  return play.move.isPlacement() ? phrase(wording, "{0} for {1}", move.toStdString(), play.score) : move;
}

QString turnWords(const GameReview& game, std::size_t index, const Wording& wording) {
  const replay::Turn& turn = game.replay.turns[index];
  if (turn.move) return moveWords(*turn.move, turn.before.board, *game.language, wording);
  if (!turn.exchangeCount) return otherEventWords(turn, game, wording);
  return phrasePlural(wording, "exchange of {0} tile", "exchange of {0} tiles", *turn.exchangeCount);
}

QString verdictWord(const Decision& decision, const Wording& wording) {
  if (!decision.isGraded() && decision.imputed() == nullptr) return phrase(wording, "not graded");
  return QString::fromStdString(reports::verdictWord(decision, wording));
}

QString severityWord(parser::Severity severity, const Wording& wording) {
  return QString::fromStdString(reports::severityWord(severity, wording));
}

QString groupedTiles(const game::TileCounts& tiles, const game::Language& language) {
  std::string text;
  game::Tile previous;
  tiles.forEachTile([&](game::Tile tile) {
    if (!text.empty() && tile != previous) text += ' ';
    text += language.alphabet.text(tile);
    previous = tile;
  });
  return QString::fromStdString(text);
}

QString points(engine::Equity value, const Wording& wording) {
  return QString::fromStdString(wording.number(value.inPoints(), 1));
}

QString signedPoints(engine::Equity value, const Wording& wording) {
  return (value > engine::Equity() ? QStringLiteral("+") : QString()) + points(value, wording);
}

std::string signedNumber(int value, const reports::Wording& wording) {
  return (value > 0 ? "+" : "") + wording.number(value, 0);
}

QString groundsOf(const GameReview& game, const Wording& wording) {
  QStringList facts{QString::fromStdString(game.language->name)};
  if (game.decisions.empty()) return facts.first();
  facts += QString::fromStdString(game.lexicon.name);
  facts += phrasePlural(wording, "{0} word", "{0} words", static_cast<long>(game.lexicon.words));
  const QString leaves = game.leaves == "none" ? phrase(wording, "none, equity is the score alone")
                                               : QString::fromStdString(game.leaves);
  facts += phrase(wording, "Leave values") + QStringLiteral(": ") + leaves;
  const auto estimated = std::ranges::count_if(
      game.decisions, [](const Decision& decision) { return decision.imputed() != nullptr; });
  if (estimated > 0) {
    facts += phrasePlural(wording, "{0} turn estimated over likely racks (≈)",
                          "{0} turns estimated over likely racks (≈)", static_cast<long>(estimated));
  }
  return facts.join(QStringLiteral(" · "));
}

}  // namespace rozbor::desktop
