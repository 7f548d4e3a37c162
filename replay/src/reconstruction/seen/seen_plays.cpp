#include "seen_plays.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "reconstruction/occupancy.h"

namespace rozbor::replay {
namespace {

using game::Direction;
using game::Square;

/// Words that are tried on one run of squares of which some have several letters.
constexpr std::size_t kMostSpellings = 256;
/// To put every letter in the place of one costs as much as to try so many words.
constexpr std::uint64_t kTriesOfALetter = 2;

class SeenPlays {
 public:
  SeenPlays(const SeenBoard& seen, const LaidBoard& laid, const game::TileCounts& pool,
            const SeenQuery& query, const game::Language& language, const WordTest& isWord,
            NearWords& nearWords)
      : seen_(seen),
        laid_(laid),
        board_(laid.board),
        pool_(pool),
        query_(query),
        language_(language),
        isWord_(isWord),
        nearWords_(nearWords) {
    if (!query.mayHoldBlank) pool_.addKind(0, -pool_.blanks());
  }

  SeenPlaysFound find() {
    for (const Direction direction : {Direction::across, Direction::down}) {
      const bool across = direction == Direction::across;
      const int lines = across ? board_.rows() : board_.columns();
      for (int line = 0; line < lines; ++line)
        findInLine(direction, line);
    }
    return std::move(found_);
  }

 private:
  /// A square of the line: a tile that lies, or what was seen there.
  struct Cell {
    bool lies = false;
    std::vector<SeenLetter> letters;
  };

  void findInLine(Direction direction, int line) {
    const bool across = direction == Direction::across;
    const int squares = across ? board_.columns() : board_.rows();
    cells_.clear();
    for (int at = 0; at < squares; ++at)
      cells_.push_back(cellAt(across ? Square(line, at) : Square(at, line)));
    for (int start = 0; start < squares; ++start) {
      if (start > 0 && cells_[static_cast<std::size_t>(start - 1)].lies) continue;
      findFrom(direction, line, start);
    }
  }

  [[nodiscard]] Cell cellAt(Square square) const {
    const game::Tile tile = board_.at(square);
    if (!tile.empty()) return {true, {{tile.letter(), false, 0}}};
    return {false, seen_.lettersAt(square)};
  }

  void findFrom(Direction direction, int line, int start) {
    int laid = 0;
    const int squares = static_cast<int>(cells_.size());
    for (int at = start; at < squares; ++at) {
      const Cell& cell = cells_[static_cast<std::size_t>(at)];
      const int next = at + 1;
      if (cell.letters.empty()) return;
      laid += cell.lies ? 0 : 1;
      if (laid > query_.hand) return;
      const bool goesOn = next < squares && cells_[static_cast<std::size_t>(next)].lies;
      if (laid == 0 || at == start || goesOn) continue;
      const bool across = direction == Direction::across;
      const game::Place place{across ? Square(line, start) : Square(start, line), direction};
      spellOut(place, static_cast<std::size_t>(start), static_cast<std::size_t>(at));
    }
  }

  void spellOut(const game::Place& place, std::size_t first, std::size_t last) {
    std::vector<std::size_t> chosen(last - first + 1, 0);
    for (std::size_t tried = 0; tried < kMostSpellings && found_.tries < query_.mostTries; ++tried) {
      trySpelling(place, first, chosen);
      std::size_t at = 0;
      while (at < chosen.size() && ++chosen[at] == cells_[first + at].letters.size())
        chosen[at++] = 0;
      if (at == chosen.size()) return;
    }
    found_.complete = false;
  }

  void trySpelling(const game::Place& place, std::size_t first, const std::vector<std::size_t>& chosen) {
    Letters word;
    LetterBits marks = 0;
    for (std::size_t at = 0; at < chosen.size(); ++at) {
      const SeenLetter& letter = cells_[first + at].letters[chosen[at]];
      word.push_back(letter.letter);
      if (letter.blank) marks |= LetterBits{1} << at;
    }
    if (nearWords_.isWord(word)) return tryWord(place, word, marks, 0);
    if (query_.unknownWord <= query_.most) tryWord(place, word, marks, query_.unknownWord);
    if (query_.most < SeenBoard::kRare) return;
    found_.tries += kTriesOfALetter * word.size();
    for (const NearWords::Change& change : nearWords_.changesOf(word)) {
      if (cells_[first + change.at].lies) continue;
      Letters meant = word;
      meant[change.at] = change.letter;
      tryWord(place, meant, marks, 0);
    }
  }

  /// As it was seen, and where points do not tell, with a blank for each letter that was not seen as one's.
  void tryWord(const game::Place& place, const Letters& word, LetterBits marks, double cost) {
    tryMarks(place, word, marks, cost);
    if (!query_.scores.empty() || pool_.blanks() == 0) return;
    for (std::size_t at = 0; at < word.size(); ++at) {
      const LetterBits mark = LetterBits{1} << at;
      const game::Square square = place.square.step(place.direction, static_cast<int>(at));
      if ((marks & mark) == 0 && board_.isEmpty(square)) tryMarks(place, word, marks | mark, cost);
    }
  }

  void tryMarks(const game::Place& place, const Letters& word, LetterBits marks, double cost) {
    ++found_.tries;
    WordQuery query(word);
    query.marks = marks;
    query.scores = query_.scores;
    query.anyScore = query_.scores.empty();
    query.at = place;
    query.mostLostMarks = 2;
    query.mostUnknown =
        query_.unknownWord > 0 ? static_cast<int>((query_.most - cost) / query_.unknownWord) : 0;
    for (const WordPlace& found : findWordPlaces(laid_, pool_, query_.hand, query, language_, isWord_)) {
      if (isKnownTile(found.move)) continue;
      const double unknown = found.unknownCrossWords * query_.unknownWord;
      found_.plays.push_back({found, cost + unknown});
    }
  }

  /// One tile that forms words both ways is found in both.
  [[nodiscard]] bool isKnownTile(const game::Move& move) const {
    if (move.tilesUsed() != 1) return false;
    const auto laid = [](const game::Move& one) {
      const auto at = std::ranges::find_if(one.tiles(), [](game::Tile tile) { return !tile.empty(); });
      return std::pair(one.start().step(one.direction(), static_cast<int>(at - one.tiles().begin())), *at);
    };
    return std::ranges::any_of(found_.plays, [&](const SeenPlay& known) {
      return known.place.move.tilesUsed() == 1 && laid(known.place.move) == laid(move);
    });
  }

  const SeenBoard& seen_;
  const LaidBoard& laid_;
  const game::Board& board_;
  game::TileCounts pool_;
  const SeenQuery& query_;
  const game::Language& language_;
  const WordTest& isWord_;
  NearWords& nearWords_;
  std::vector<Cell> cells_;
  SeenPlaysFound found_;
};

}  // namespace

SeenPlaysFound findSeenPlays(const SeenBoard& seen, const LaidBoard& laid, const game::TileCounts& pool,
                             const SeenQuery& query, const game::Language& language, const WordTest& isWord,
                             NearWords& nearWords) {
  return SeenPlays(seen, laid, pool, query, language, isWord, nearWords).find();
}

}  // namespace rozbor::replay
