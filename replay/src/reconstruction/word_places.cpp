#include "word_places.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

#include "occupancy.h"

namespace rozbor::replay {
namespace {

using game::Direction;
using game::Letter;
using game::Square;
using game::Tile;

/// Bit `index`; none for an index before the line.
std::uint32_t bit(int index) {
  return index < 0 ? 0 : std::uint32_t{1} << index;
}

/// Looks for the places of one word on one board.
class WordPlaces {
 public:
  WordPlaces(const LaidBoard& laid, const game::TileCounts& pool, int hand, const WordQuery& query,
             const game::Language& language, const WordTest& isWord)
      : board_(laid.board),
        pool_(pool),
        hand_(hand),
        query_(query),
        language_(language),
        isWord_(isWord),
        occupancy_(laid.occupancy),
        length_(static_cast<int>(query.letters.size())) {}

  std::vector<WordPlace> find() {
    if (query_.at) {
      const bool across = query_.at->direction == Direction::across;
      const Square square = query_.at->square;
      tryStart(query_.at->direction, across ? square.row : square.column,
               across ? square.column : square.row);
    } else {
      for (const Direction direction : {Direction::across, Direction::down})
        findAlong(direction);
    }
    return std::move(places_);
  }

 private:
  /// A letter of the word that would be a new tile, and what its points hang on.
  struct NewTile {
    int at = 0;  ///< in the word
    int letterFactor = 1;
    int crossFactor = 0;  ///< 0 where no cross-word is formed
    int crossRest = 0;    ///< points of the cross-word's other tiles
  };

  void findAlong(Direction direction) {
    if (board_.empty() && query_.acrossFirst && direction == Direction::down) return;
    const int lines = direction == Direction::across ? board_.rows() : board_.columns();
    const int squares = direction == Direction::across ? board_.columns() : board_.rows();
    for (int line = 0; line < lines; ++line) {
      for (int start = 0; start + length_ <= squares; ++start)
        tryStart(direction, line, start);
    }
  }

  void tryStart(Direction direction, int line, int start) {
    const std::uint32_t taken = occupancy_.line(direction, line);
    const int squares = direction == Direction::across ? board_.columns() : board_.rows();
    if (start + length_ > squares) return;
    if ((taken & (bit(start - 1) | bit(start + length_))) != 0) return;
    const std::uint32_t window = ((std::uint32_t{1} << length_) - 1) << start;
    const std::uint32_t laid = window & ~taken;
    if (laid == 0 || std::popcount(laid) > hand_) return;
    if (board_.empty()) {
      if (!coversStart(direction, line, window)) return;
    } else if ((window & taken) == 0 && (laid & occupancy_.beside(direction, line)) == 0) {
      return;
    }
    direction_ = direction;
    start_ = direction == Direction::across ? Square(line, start) : Square(start, line);
    laid_ = laid >> start;
    if (lettersFit()) score();
  }

  [[nodiscard]] bool coversStart(Direction direction, int line, std::uint32_t window) const {
    const Square start = language_.board.start();
    const bool across = direction == Direction::across;
    return line == (across ? start.row : start.column) &&
           (window & bit(across ? start.column : start.row)) != 0;
  }

  [[nodiscard]] Square square(int at) const { return start_.step(direction_, at); }
  [[nodiscard]] Letter letter(int at) const { return query_.letters[static_cast<std::size_t>(at)]; }
  [[nodiscard]] bool isNew(int at) const { return ((laid_ >> at) & 1) != 0; }

  bool lettersFit() {
    spurious_ = 0;
    for (int at = 0; at < length_; ++at) {
      if (isNew(at)) continue;
      const Tile tile = board_.at(square(at));
      if (tile.letter() != letter(at)) return false;
      if (!tile.isBlank() && (query_.marks & bit(at)) != 0) ++spurious_;
    }
    return true;
  }

  void score() {
    gather();
    const LetterBits blanks = (query_.marks & laid_) | untiled();
    const int points = pointsWith(blanks);
    if (query_.anyScore) {
      accept(blanks, 0, points);
      return;
    }
    for (const int wanted : query_.scores) {
      if (points == wanted) accept(blanks, 0, points);
      if (points > wanted) addBlanks(blanks, wanted);
    }
  }

  /// New letters of which the set has no tile: they can only be blanks.
  [[nodiscard]] LetterBits untiled() const {
    LetterBits bits = 0;
    for (const NewTile& tile : newTiles_) {
      if (language_.tiles.count(letter(tile.at).index()) == 0) bits |= bit(tile.at);
    }
    return bits;
  }

  /// Blanks that the writer did not mark: one, then two, that bring the points to `wanted`.
  void addBlanks(LetterBits blanks, int wanted) {
    const int room = std::min(query_.mostLostMarks, pool_.blanks() - std::popcount(blanks));
    if (room < 1) return;
    for (std::size_t one = 0; one < newTiles_.size(); ++one) {
      const LetterBits first = blanks | bit(newTiles_[one].at);
      if (first == blanks) continue;
      if (pointsWith(first) == wanted) accept(first, 1, wanted);
      for (std::size_t other = one + 1; room > 1 && other < newTiles_.size(); ++other) {
        const LetterBits both = first | bit(newTiles_[other].at);
        if (both != first && pointsWith(both) == wanted) accept(both, 2, wanted);
      }
    }
  }

  /// What the points of this place hang on.
  void gather() {
    newTiles_.clear();
    through_ = 0;
    wordFactor_ = 1;
    for (int at = 0; at < length_; ++at) {
      if (!isNew(at)) {
        through_ += language_.value(board_.at(square(at)));
        continue;
      }
      const game::Premium premium = language_.board.premium(square(at));
      NewTile tile{.at = at, .letterFactor = premium.letter};
      wordFactor_ *= premium.word;
      if (hasNeighbour(at)) {
        tile.crossFactor = premium.word;
        tile.crossRest = crossRest(at);
      }
      newTiles_.push_back(tile);
    }
  }

  [[nodiscard]] bool hasNeighbour(int at) const {
    const Square here = square(at);
    const bool across = direction_ == Direction::across;
    return (occupancy_.beside(direction_, across ? here.row : here.column) &
            bit(across ? here.column : here.row)) != 0;
  }

  [[nodiscard]] Tile besideTile(int at, int steps) const {
    const Square here = square(at);
    return direction_ == Direction::across ? board_.atOrNone(here.row + steps, here.column)
                                           : board_.atOrNone(here.row, here.column + steps);
  }

  [[nodiscard]] int crossRest(int at) const {
    int sum = 0;
    for (const int way : {-1, 1}) {
      for (int steps = way; !besideTile(at, steps).empty(); steps += way)
        sum += language_.value(besideTile(at, steps));
    }
    return sum;
  }

  [[nodiscard]] int pointsWith(LetterBits blanks) const {
    int main = through_;
    int crosses = 0;
    for (const NewTile& tile : newTiles_) {
      const int value =
          (blanks & bit(tile.at)) != 0 ? 0 : language_.value(Tile(letter(tile.at))) * tile.letterFactor;
      main += value;
      crosses += tile.crossFactor * (tile.crossRest + value);
    }
    const bool bingo = static_cast<int>(newTiles_.size()) >= language_.rules.bingoTiles;
    return main * wordFactor_ + crosses + (bingo ? language_.rules.bingoBonus : 0);
  }

  [[nodiscard]] bool poolHolds(LetterBits blanks) const {
    if (std::popcount(blanks) > pool_.blanks()) return false;
    for (std::size_t one = 0; one < newTiles_.size(); ++one) {
      if ((blanks & bit(newTiles_[one].at)) != 0) continue;
      const int kind = letter(newTiles_[one].at).index();
      int wanted = 1;
      for (std::size_t other = 0; other < one; ++other) {
        const int at = newTiles_[other].at;
        wanted += (blanks & bit(at)) == 0 && letter(at).index() == kind ? 1 : 0;
      }
      if (wanted > pool_.count(kind)) return false;
    }
    return true;
  }

  void accept(LetterBits blanks, int lost, int points) {
    if (!poolHolds(blanks) || isTwin()) return;
    WordPlace place{.move = move(blanks),
                    .score = points,
                    .unknownCrossWords = 0,
                    .lostMarks = lost,
                    .spuriousMarks = spurious_,
                    .crossWordsAsNoted = true};
    place.unknownCrossWords = unknownCrossWords();
    if (place.unknownCrossWords > query_.mostUnknown) return;
    if (query_.crossWords != nullptr) place.crossWordsAsNoted = formsNoted(*query_.crossWords);
    places_.push_back(place);
  }

  /// One tile that forms the same word both ways: the place across is the same play.
  [[nodiscard]] bool isTwin() const {
    return newTiles_.size() == 1 && direction_ == Direction::down && newTiles_.front().crossFactor > 0 &&
           crossWord(newTiles_.front().at) == query_.letters;
  }

  [[nodiscard]] game::Move move(LetterBits blanks) const {
    std::array<Tile, game::Move::kMaxTiles> tiles{};
    for (const NewTile& tile : newTiles_) {
      tiles[static_cast<std::size_t>(tile.at)] =
          (blanks & bit(tile.at)) != 0 ? Tile::blank(letter(tile.at)) : Tile(letter(tile.at));
    }
    return game::Move::placement(start_, direction_,
                                 std::span(tiles).first(static_cast<std::size_t>(length_)));
  }

  [[nodiscard]] Letters crossWord(int at) const {
    Letters word;
    int first = 0;
    while (!besideTile(at, first - 1).empty())
      --first;
    for (int steps = first; steps == 0 || !besideTile(at, steps).empty(); ++steps)
      word.push_back(steps == 0 ? letter(at) : besideTile(at, steps).letter());
    return word;
  }

  [[nodiscard]] int unknownCrossWords() const {
    if (!isWord_) return 0;
    return static_cast<int>(std::ranges::count_if(newTiles_, [&](const NewTile& tile) {
      return tile.crossFactor > 0 && !isWord_(crossWord(tile.at));
    }));
  }

  [[nodiscard]] bool formsNoted(const std::vector<Letters>& noted) const {
    return std::ranges::all_of(noted, [&](const Letters& word) {
      return std::ranges::any_of(
          newTiles_, [&](const NewTile& tile) { return tile.crossFactor > 0 && crossWord(tile.at) == word; });
    });
  }

  const game::Board& board_;
  const game::TileCounts& pool_;
  const int hand_;
  const WordQuery& query_;
  const game::Language& language_;
  const WordTest& isWord_;
  const Occupancy& occupancy_;
  const int length_;
  std::vector<WordPlace> places_;

  // The place that is being looked at.
  Direction direction_ = Direction::across;
  Square start_;
  LetterBits laid_ = 0;
  int spurious_ = 0;
  int through_ = 0;
  int wordFactor_ = 1;
  std::vector<NewTile> newTiles_;
};

}  // namespace

WordQuery placeOfInvalid(const SheetRow& row) {
  WordQuery query(row.letters);
  query.marks = row.marks;
  query.anyScore = true;
  query.at = row.at;
  query.mostUnknown = game::Board::kMaxSide;
  return query;
}

std::vector<WordPlace> findWordPlaces(const LaidBoard& laid, const game::TileCounts& pool, int hand,
                                      const WordQuery& query, const game::Language& language,
                                      const WordTest& isWord) {
  return WordPlaces(laid, pool, hand, query, language, isWord).find();
}

}  // namespace rozbor::replay
