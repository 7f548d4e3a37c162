#include "lexicon_stats_openings.h"

#include <algorithm>
#include <array>

#include "rozbor/game/square.h"

namespace rozbor::engine {
namespace {

using game::Direction;
using game::Letter;

/// Where a word of some length may lie on the empty board, and what its squares pay.
struct Berth {
  game::Square start;
  Direction direction = Direction::across;
  std::array<int, game::Move::kMaxTiles> letterTimes{};
  int wordTimes = 1;
};

/// The berth of `length` squares that begins `before` squares ahead of the start square; none where
/// the board is too small.
std::optional<Berth> berth(const game::BoardLayout& board, Direction direction, int length, int before) {
  const bool across = direction == Direction::across;
  const int lane = across ? board.start().column : board.start().row;
  if (lane < before || lane - before + length > (across ? board.columns() : board.rows())) return {};
  Berth found{board.start().step(direction, -before), direction};
  for (int place = 0; place < length; ++place) {
    const game::Premium premium = board.premium(found.start.step(direction, place));
    found.letterTimes[static_cast<std::size_t>(place)] = premium.letter;
    found.wordTimes *= premium.word;
  }
  return found;
}

/// Those that pay differently; of two that pay alike the one across, further left.
std::vector<Berth> berthsFor(const game::BoardLayout& board, int length) {
  std::vector<Berth> berths;
  for (const Direction direction : {Direction::across, Direction::down}) {
    for (int before = length - 1; before >= 0; --before) {
      const auto found = berth(board, direction, length, before);
      if (!found) continue;
      const bool known = std::ranges::any_of(berths, [&](const Berth& other) {
        return other.wordTimes == found->wordTimes && other.letterTimes == found->letterTimes;
      });
      if (!known) berths.push_back(*found);
    }
  }
  return berths;
}

/// Lays words where they score most.
class OpeningScorer {
 public:
  OpeningScorer(const game::Language& language, int longest) : language_(language) {
    for (int length = 0; length <= longest; ++length)
      berths_.push_back(length < 2 ? std::vector<Berth>() : berthsFor(language.board, length));
  }

  struct Laid {
    int score = -1;
    const Berth* berth = nullptr;  ///< null: no room
  };

  [[nodiscard]] Laid best(std::span<const Letter> word) const {
    Laid best;
    for (const Berth& berth : berths_[word.size()]) {
      int sum = 0;
      for (std::size_t place = 0; place < word.size(); ++place)
        sum += language_.value(game::Tile(word[place])) * berth.letterTimes[place];
      if (sum * berth.wordTimes > best.score) best = {sum * berth.wordTimes, &berth};
    }
    if (best.berth != nullptr && isBingo(word.size())) best.score += language_.rules.bingoBonus;
    return best;
  }

  [[nodiscard]] bool isBingo(std::size_t length) const {
    return static_cast<int>(length) >= language_.rules.bingoTiles;
  }

 private:
  const game::Language& language_;
  std::vector<std::vector<Berth>> berths_;  ///< by length
};

struct ScoredWord {
  OpeningScorer::Laid laid;
  WordKey key;
};

std::vector<game::Tile> tilesOf(const WordKey& key) {
  std::vector<game::Tile> tiles;
  tiles.reserve(WordKey::kMaxLength);
  for (int position = 0; position < key.length(); ++position)
    tiles.emplace_back(Letter(key.letter(position)));
  return tiles;
}

bool areThere(std::span<const Letter> word, const RackDraws& draws) {
  return std::ranges::all_of(
      word, [&](Letter letter) { return std::ranges::count(word, letter) <= draws.count(letter.index()); });
}

OpeningPlay openingPlay(const ScoredWord& word, const RackDraws& draws) {
  const Berth& berth = *word.laid.berth;
  OpeningPlay play{game::Move::placement(berth.start, berth.direction, tilesOf(word.key)), {}};
  play.drawn = {draws.waysToHold(play.move.tileCounts()), draws.all()};
  return play;
}

std::vector<OpeningScore> bestScores(std::vector<ScoredWord> words, const RackDraws& draws, std::size_t top) {
  std::ranges::sort(words, [](const ScoredWord& left, const ScoredWord& right) {
    return left.laid.score != right.laid.score ? left.laid.score > right.laid.score : left.key < right.key;
  });
  std::vector<OpeningScore> scores;
  for (const ScoredWord& word : words) {
    if (scores.empty() || scores.back().score != word.laid.score) {
      if (scores.size() == top) break;
      scores.push_back({word.laid.score, 0, {}});
    }
    ++scores.back().words;
    scores.back().plays.push_back(openingPlay(word, draws));
  }
  for (OpeningScore& score : scores) {
    std::ranges::stable_sort(score.plays, std::ranges::greater(),
                             [](const OpeningPlay& play) { return play.drawn.ways; });
    if (score.plays.size() > top) score.plays.resize(top);
  }
  return scores;
}

}  // namespace

Openings bestOpenings(const Lexicon& lexicon, const game::Language& language, const RackDraws& draws,
                      std::size_t top) {
  const OpeningScorer scorer(language, draws.drawn());
  std::vector<ScoredWord> shorter;
  std::vector<ScoredWord> bingos;
  lexicon.forEachWord([&](std::span<const Letter> word) {
    if (static_cast<int>(word.size()) > draws.drawn() || !areThere(word, draws)) return;
    const OpeningScorer::Laid laid = scorer.best(word);
    if (laid.berth == nullptr) return;
    (scorer.isBingo(word.size()) ? bingos : shorter).push_back({laid, WordKey::of(word)});
  });
  return {bestScores(std::move(shorter), draws, top), bestScores(std::move(bingos), draws, top)};
}

}  // namespace rozbor::engine
