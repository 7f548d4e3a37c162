#include "sheet_game.h"

#include <algorithm>
#include <cstdlib>
#include <string>
#include <utility>

#include "rozbor/game/board.h"

namespace rozbor::replay {
namespace {

using parser::SheetTurn;
using parser::SheetTurnKind;

/// Binds the turns of one sheet, and says what does not bind.
class SheetBinder {
 public:
  SheetBinder(const parser::ScoreSheet& sheet, const game::Language& language)
      : sheet_(sheet), language_(language) {}

  SheetGame bind() {
    game_.layout = sheet_.layout;
    for (std::size_t turn = 0; turn < sheet_.turns.size(); ++turn)
      game_.rows.push_back(row(turn));
    for (const SheetRow& row : game_.rows) {
      game_.marksBlanks |= row.marks != 0 || row.otherMarks != 0;
      game_.hasPlaces |= row.at.has_value();
    }
    for (const parser::BoardReading& board : sheet_.boards)
      game_.boards.emplace_back(board, language_, game_.diagnostics);
    bindEnding();
    return std::move(game_);
  }

 private:
  SheetRow row(std::size_t turn) {
    const SheetTurn& written = sheet_.turns[turn];
    SheetRow row{.turn = turn,
                 .player = written.player,
                 .kind = written.kind,
                 .letters = {},
                 .otherLetters = {},
                 .score = {},
                 .eitherOrder = written.other.eitherOrder,
                 .otherScore = {},
                 .total = {},
                 .at = {},
                 .rack = {},
                 .crossWords = {}};
    if (written.score) row.score = written.score->value;
    if (written.other.score) row.otherScore = written.other.score->value;
    if (written.total) row.total = written.total->value;
    bindWord(written, row);
    bindPlace(written, row);
    if (written.rack) row.rack = tilesOf(written.rack->value, written.rack->where);
    for (const auto& word : written.crossWords) {
      if (auto letters = lettersOf(word.value, word.where)) row.crossWords.push_back(std::move(*letters));
    }
    return row;
  }

  void bindWord(const SheetTurn& written, SheetRow& row) {
    if (written.kind != SheetTurnKind::play && written.kind != SheetTurnKind::invalid) return;
    auto letters = wordLetters(written.word);
    auto otherLetters = written.other.word ? wordLetters(*written.other.word) : std::nullopt;
    if (otherLetters) {
      row.otherLetters = std::move(*otherLetters);
      row.otherMarks = marksOf(written.other.word->value);
    }
    if (letters) {
      row.letters = std::move(*letters);
      row.marks = marksOf(written.word.value);
    } else if (!row.otherLetters.empty()) {
      row.letters = std::exchange(row.otherLetters, {});
      row.marks = std::exchange(row.otherMarks, 0);
    } else {
      row.kind = SheetTurnKind::missing;
    }
  }

  /// Letters of a word that may lie on the board.
  std::optional<Letters> wordLetters(const parser::Field<parser::SheetWord>& word) {
    auto letters = lettersOf(word.value, word.where);
    const auto longest =
        static_cast<std::size_t>(std::max(language_.board.rows(), language_.board.columns()));
    if (!letters || (letters->size() >= 2 && letters->size() <= longest)) return letters;
    report("reconstruct.word-length", word.where,
           said::words("expected a word of 2 to {0} letters, found {1}", longest, letters->size()));
    return std::nullopt;
  }

  static LetterBits marksOf(const parser::SheetWord& word) {
    LetterBits marks = 0;
    for (std::size_t at = 0; at < word.size(); ++at) {
      if (word[at].blank) marks |= LetterBits{1} << at;
    }
    return marks;
  }

  void bindPlace(const SheetTurn& written, SheetRow& row) {
    if (!written.at) return;
    const parser::Coordinate& at = written.at->value;
    if (at.row < static_cast<std::uint32_t>(language_.board.rows()) &&
        at.column < static_cast<std::uint32_t>(language_.board.columns())) {
      row.at = game::Place{game::Square(static_cast<int>(at.row), static_cast<int>(at.column)),
                           at.across ? game::Direction::across : game::Direction::down};
    } else {
      report("reconstruct.off-board", written.at->where,
             said::words("expected a square of the board, found one beyond it"));
    }
  }

  std::optional<Letters> lettersOf(const parser::SheetWord& word, const parser::SourceRange& where) {
    Letters letters;
    for (const parser::SheetLetter& written : word) {
      const auto letter = language_.alphabet.letter(written.letter);
      if (!letter) {
        report(
            "reconstruct.foreign-letter", where,
            said::words("expected letters of {0}, found \"{1}\"", languageName(language_), written.letter));
        return std::nullopt;
      }
      letters.push_back(*letter);
    }
    return letters;
  }

  std::optional<game::TileCounts> tilesOf(const parser::SheetWord& word, const parser::SourceRange& where) {
    game::TileCounts tiles;
    for (const parser::SheetLetter& written : word) {
      const auto tile = written.blank ? game::Tile::blank() : language_.alphabet.tile(written.letter);
      if (!tile) {
        report("reconstruct.foreign-letter", where,
               said::words("expected tiles of {0}, found \"{1}\"", languageName(language_), written.letter));
        return std::nullopt;
      }
      tiles.add(*tile);
    }
    return tiles;
  }

  void bindEnding() {
    for (std::size_t player = 0; player < 2; ++player) {
      const parser::SheetEnd& end = sheet_.ends[player];
      const auto tiles = end.tiles ? tilesOf(end.tiles->value, end.tiles->where) : std::nullopt;
      if (!tiles) continue;
      game_.ending.tiles = game_.ending.tiles.value_or(game::TileCounts()) + *tiles;
      // Whose tiles are not named has none.
      if (!game_.ending.counts) game_.ending.counts = {0, 0};
      (*game_.ending.counts)[player] = tiles->size();
    }
    bindEndValue();
  }

  /// Who deducts kept those tiles; if both do, nobody has gone out and each pays for their own. Where
  /// nobody deducts, who went out was paid.
  void bindEndValue() {
    int deducted = 0;
    int paid = 0;
    for (int player = 0; player < 2; ++player) {
      const int points = endPoints(player).value_or(0);
      (points < 0 ? deducted : paid) += std::abs(points);
    }
    const int copies = language_.rules.endRack == game::EndRack::doubled ? 2 : 1;
    if (deducted + paid > 0) game_.ending.value = deducted > 0 ? deducted : paid / copies;
  }

  /// As the end line has them, or as the result tells.
  [[nodiscard]] std::optional<int> endPoints(int player) const {
    const auto index = static_cast<std::size_t>(player);
    if (sheet_.ends[0].points || sheet_.ends[1].points) {
      return sheet_.ends[index].points ? std::optional(sheet_.ends[index].points->value) : std::nullopt;
    }
    const auto last = std::find_if(game_.rows.rbegin(), game_.rows.rend(),
                                   [&](const SheetRow& row) { return row.player == player; });
    if (!sheet_.result[index] || last == game_.rows.rend() || !last->total) return std::nullopt;
    return sheet_.result[index]->value - *last->total;
  }

  void report(std::string code, const parser::SourceRange& where, said::Message message) {
    game_.diagnostics.push_back({.severity = parser::Severity::error,
                                 .code = std::move(code),
                                 .where = where,
                                 .message = std::move(message),
                                 .recovery = said::words("it is taken as not written")});
  }

  const parser::ScoreSheet& sheet_;
  const game::Language& language_;
  SheetGame game_;
};

}  // namespace

SheetGame bindSheet(const parser::ScoreSheet& sheet, const game::Language& language) {
  return SheetBinder(sheet, language).bind();
}

std::string sheetWord(const Letters& letters, LetterBits blanks, const game::Alphabet& alphabet) {
  std::string text;
  for (std::size_t at = 0; at < letters.size(); ++at) {
    const std::string& letter = alphabet.upper(letters[at]);
    text += ((blanks >> at) & 1) != 0 ? '(' + letter + ')' : letter;
  }
  return text;
}

Letters mainWordOf(const game::Move& move, const game::Board& board) {
  Letters letters;
  for (int at = 0; at < move.length(); ++at) {
    const game::Tile tile = move.tiles()[static_cast<std::size_t>(at)];
    letters.push_back((tile.empty() ? board.at(move.start().step(move.direction(), at)) : tile).letter());
  }
  return letters;
}

LetterBits blanksOf(const game::Move& move) {
  LetterBits blanks = 0;
  for (int at = 0; at < move.length(); ++at) {
    if (move.tiles()[static_cast<std::size_t>(at)].isBlank()) blanks |= LetterBits{1} << at;
  }
  return blanks;
}

}  // namespace rozbor::replay
