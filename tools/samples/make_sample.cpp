// Writes the record of a game of self-play between two invented players who make mistakes.
//
//   make_sample LANGUAGE_FOLDER LEXICON LEAVES.csv SEED "Name One" "Name Two" full|partial TITLE > game.gcg
#include <cstdlib>
#include <iostream>
#include <string>

#include "rozbor/engine/study/self_play.h"
#include "rozbor/replay/record_writer.h"

namespace {

using namespace rozbor;

/// Mostly a good move, at times a poor one.
std::size_t human(std::span<const engine::RatedPlay> plays, engine::Random& random) {
  const std::uint32_t care = random.below(10);
  const std::uint32_t reach = care < 5 ? 1 : care < 8 ? 4 : 25;
  return random.below(std::min(reach, static_cast<std::uint32_t>(plays.size())));
}

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
  const bool fullRacks = std::string(argv[7]) == "full";
  replay::RecordWriter writer(*language);
  for (const std::string name : {argv[5], argv[6]})
    writer.addPlayer(name.substr(0, name.find(' ')), name);
  for (const engine::SelfPlayTurn& turn : played.turns) {
    const game::Move& move = turn.played.move;
    const bool full = fullRacks || turn.player == 0;
    writer.addMove(turn.player, full ? turn.before.rack : move.tileCounts(), move, turn.played.score);
  }
  writer.addEnd(played.racks);
  writer.record().title = parser::TextField{argv[8], {}};
  writer.record().descriptions.push_back({"Self-play between invented players; made by tools/samples.", {}});
  std::cout << writer.gcg();
  return 0;
}
