#pragma once

#include <vector>

#include "rozbor/engine/generator.h"
#include "rozbor/engine/lexicon.h"
#include "rozbor/game/language.h"
#include "rozbor/game/scoring.h"

namespace rozbor::test {

/// The oracle of the generator: lays every word of the lexicon on every square in both directions
/// and asks the rules. Knows no GADDAG, no anchors and no cross-sets.
class BruteForce {
 public:
  BruteForce(const game::Language& language, const engine::Lexicon& lexicon)
      : language_(language), lexicon_(lexicon) {
    lexicon.forEachWord([&](std::span<const game::Letter> word) {
      words_.emplace_back(word.begin(), word.end());
      game::LetterMask letters;
      for (const game::Letter letter : word)
        letters.insert(letter);
      masks_.push_back(letters);
    });
  }

  [[nodiscard]] std::vector<engine::Play> placements(const game::Board& board, const game::Rack& rack) const {
    std::vector<engine::Play> plays;
    for (const auto direction : {game::Direction::across, game::Direction::down}) {
      const int lanes = direction == game::Direction::across ? board.rows() : board.columns();
      for (int lane = 0; lane < lanes; ++lane)
        tryLane(board, rack, direction, lane, plays);
    }
    return plays;
  }

 private:
  using Word = std::vector<game::Letter>;

  /// Every word on every square of a row or column, but for those with letters that are neither
  /// there nor on the rack.
  void tryLane(const game::Board& board, const game::Rack& rack, game::Direction direction, int lane,
               std::vector<engine::Play>& plays) const {
    const bool across = direction == game::Direction::across;
    const int length = across ? board.columns() : board.rows();
    game::LetterMask there;
    for (int kind = 1; kind < game::TileCounts::kKinds; ++kind) {
      if (rack.count(kind) > 0) there.insert(game::Letter(kind));
    }
    for (int at = 0; at < length; ++at) {
      const game::Letter letter = board.at(across ? game::Square(lane, at) : game::Square(at, lane)).letter();
      if (letter) there.insert(letter);
    }
    for (std::size_t index = 0; index < words_.size(); ++index) {
      if (game::LetterMask(masks_[index].bits() & ~there.bits()).count() > rack.blanks()) continue;
      for (int at = 0; at < length; ++at) {
        tryWord(board, rack, across ? game::Square(lane, at) : game::Square(at, lane), direction,
                words_[index], plays);
      }
    }
  }

  void tryWord(const game::Board& board, const game::Rack& rack, game::Square start,
               game::Direction direction, const Word& word, std::vector<engine::Play>& plays) const {
    if (!isPossible(board, rack, start, direction, word)) return;
    std::vector<game::Tile> tiles;
    assign(board, rack, start, direction, word, tiles, plays);
  }

  /// A quick look whether each letter lies there already or could come from the rack.
  static bool isPossible(const game::Board& board, const game::Rack& rack, game::Square start,
                         game::Direction direction, const Word& word) {
    const bool across = direction == game::Direction::across;
    for (int at = 0; at < static_cast<int>(word.size()); ++at) {
      const int row = start.row + (across ? 0 : at);
      const int column = start.column + (across ? at : 0);
      if (!board.contains(row, column)) return false;
      const game::Tile there = board.at(game::Square(row, column));
      const game::Letter letter = word[static_cast<std::size_t>(at)];
      if (there.empty() ? rack.count(letter.index()) + rack.blanks() == 0 : there.letter() != letter)
        return false;
    }
    return true;
  }

  /// Tries every way to lay the rest of the word: tile already there, own letter, blank.
  void assign(const game::Board& board, const game::Rack& rack, game::Square start, game::Direction direction,
              const Word& word, std::vector<game::Tile>& tiles, std::vector<engine::Play>& plays) const {
    if (tiles.size() == word.size()) {
      keepIfLegal(board, start, direction, tiles, plays);
      return;
    }
    const int at = static_cast<int>(tiles.size());
    const bool across = direction == game::Direction::across;
    const int row = start.row + (across ? 0 : at);
    const int column = start.column + (across ? at : 0);
    if (!board.contains(row, column)) return;
    const game::Letter letter = word[tiles.size()];
    const game::Tile there = board.at(game::Square(row, column));
    std::vector<game::Tile> choices;
    if (!there.empty()) {
      if (there.letter() != letter) return;
      choices.push_back(game::Tile());
    } else {
      if (rack.count(letter.index()) > 0) choices.push_back(game::Tile(letter));
      if (rack.blanks() > 0) choices.push_back(game::Tile::blank(letter));
    }
    for (const game::Tile choice : choices) {
      game::Rack left = rack;
      if (!choice.empty()) left.remove(choice);
      tiles.push_back(choice);
      assign(board, left, start, direction, word, tiles, plays);
      tiles.pop_back();
    }
  }

  void keepIfLegal(const game::Board& board, game::Square start, game::Direction direction,
                   const std::vector<game::Tile>& tiles, std::vector<engine::Play>& plays) const {
    const auto move = game::Move::placement(start, direction, tiles);
    if (move.tilesUsed() == 0 || !game::placementFaults(board, language_.board, move).empty()) return;
    const auto words = game::wordsFormed(board, move);
    for (const game::LaidWord& word : words) {
      if (!lexicon_.contains(word.tiles)) return;
    }
    // The conventions of generatePlacements: no mirror plays on an empty board, a single tile with
    // a word across is given across.
    if (direction == game::Direction::down && board.empty()) return;
    const bool single = move.tilesUsed() == 1;
    if (single && direction == game::Direction::down) {
      for (const game::LaidWord& word : words) {
        if (word.direction == game::Direction::across) return;
      }
    }
    plays.push_back({move, game::scoreOf(board, language_, move)});
  }

  const game::Language& language_;
  const engine::Lexicon& lexicon_;
  std::vector<Word> words_;
  std::vector<game::LetterMask> masks_;  ///< letters of each word
};

}  // namespace rozbor::test
