// Writes the record of a game of self-play between two invented players who make mistakes.
//
//   make_sample LANGUAGE_FOLDER LEXICON LEAVES.csv SEED "Name One" "Name Two" full|partial TITLE > game.gcg
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

#include "rozbor/engine/self_play.h"
#include "rozbor/game/notation.h"
#include "rozbor/parser/gcg.h"

namespace {

using namespace rozbor;
using parser::Event;
using parser::EventKind;

/// Mostly a good move, at times a poor one.
std::size_t human(std::span<const engine::RatedPlay> plays, engine::Random& random) {
  const std::uint32_t care = random.below(10);
  const std::uint32_t reach = care < 5 ? 1 : care < 8 ? 4 : 25;
  return random.below(std::min(reach, static_cast<std::uint32_t>(plays.size())));
}

std::vector<parser::TileText> written(std::span<const game::Tile> tiles, const game::Alphabet& alphabet) {
  std::vector<parser::TileText> texts;
  for (const game::Tile tile : tiles) {
    const std::string text = alphabet.text(tile);
    const bool bracket = text.front() == '[';
    texts.push_back({bracket ? text.substr(1, text.size() - 2) : text, {}});
  }
  return texts;
}

std::vector<parser::TileText> written(const game::TileCounts& tiles, const game::Alphabet& alphabet) {
  std::vector<game::Tile> all;
  tiles.forEachTile([&](game::Tile tile) { all.push_back(tile); });
  return written(all, alphabet);
}

class Writer {
 public:
  Writer(const game::Language& language, bool fullRacks) : language_(language), fullRacks_(fullRacks) {
    record_.encoding = "UTF-8";
  }

  void addPlayer(const std::string& name) {
    const auto number = static_cast<std::uint32_t>(record_.players.size() + 1);
    record_.players.push_back({number, {name.substr(0, name.find(' ')), {}}, {name, {}}});
  }

  void add(const engine::SelfPlayTurn& turn) {
    Event event = begin(turn.player, turn.played.score);
    const game::Move& move = turn.played.move;
    const bool full = fullRacks_ || turn.player == 0;
    event.rack = parser::Field<std::vector<parser::TileText>>{
        written(full ? turn.before.rack : move.tileCounts(), language_.alphabet), {}};
    switch (move.kind()) {
      case game::Move::Kind::pass:
        event.kind = EventKind::pass;
        break;
      case game::Move::Kind::exchange:
        event.kind = EventKind::exchange;
        event.exchanged.value = written(move.tiles(), language_.alphabet);
        break;
      case game::Move::Kind::placement:
        event.kind = EventKind::placement;
        event.at = parser::Field<parser::Coordinate>{
            {move.start().row, move.start().column, move.direction() == game::Direction::across}, {}};
        event.play.value = written(move.tiles(), language_.alphabet);
        break;
    }
    record_.events.push_back(std::move(event));
  }

  /// The tiles left, as the rules of the language settle them.
  void addEnd(const engine::SelfPlayGame& game) {
    const bool somebodyOut = game.racks[0].empty() || game.racks[1].empty();
    const bool doubled = language_.rules.endRack == game::EndRack::doubled;
    for (int player = 0; player < 2; ++player) {
      const game::Rack& own = game.racks[static_cast<std::size_t>(player)];
      const game::Rack& others = game.racks[static_cast<std::size_t>(1 - player)];
      if (own.empty()) {
        Event event = begin(player, language_.value(others) * (doubled ? 2 : 1));
        event.kind = EventKind::endRack;
        event.endTiles.value = written(others, language_.alphabet);
        record_.events.push_back(std::move(event));
      } else if (!somebodyOut || !doubled) {
        Event event = begin(player, -language_.value(own));
        event.kind = EventKind::rackPenalty;
        event.rack = parser::Field<std::vector<parser::TileText>>{written(own, language_.alphabet), {}};
        event.endTiles.value = event.rack->value;
        record_.events.push_back(std::move(event));
      }
    }
  }

  std::string finish(const std::string& title) {
    record_.title = parser::TextField{title, {}};
    record_.descriptions.push_back({"Self-play between invented players; made by tools/samples.", {}});
    layOutLines(record_);
    return writeGcg(record_);
  }

 private:
  Event begin(int player, int score) {
    Event event;
    event.nick = record_.players[static_cast<std::size_t>(player)].nick;
    totals_[static_cast<std::size_t>(player)] += score;
    event.score = parser::Field<std::int32_t>{score, {}};
    event.total = parser::Field<std::int32_t>{totals_[static_cast<std::size_t>(player)], {}};
    return event;
  }

  const game::Language& language_;
  bool fullRacks_;
  parser::GameRecord record_;
  std::array<int, 2> totals_{};
};

}  // namespace

int main(int argc, char** argv) {
  if (argc != 9) {
    std::cerr << "usage: make_sample LANGUAGE_FOLDER LEXICON LEAVES SEED NAME1 NAME2 full|partial TITLE\n";
    return 2;
  }
  const auto language = game::loadLanguage(argv[1]);
  if (!language) return 3;
  const auto lexicon = engine::Lexicon::open(argv[2], *language);
  const auto leaves = engine::openLeaves(argv[3], *language);
  if (!lexicon || !leaves) return 3;
  const auto played =
      engine::playGame({*language, **lexicon, **leaves}, {human, human}, std::strtoull(argv[4], nullptr, 10));
  Writer writer(*language, std::string(argv[7]) == "full");
  writer.addPlayer(argv[5]);
  writer.addPlayer(argv[6]);
  for (const engine::SelfPlayTurn& turn : played.turns)
    writer.add(turn);
  writer.addEnd(played);
  std::cout << writer.finish(argv[8]);
  return 0;
}
