#include "sheet_case.h"

#include <algorithm>
#include <array>

#include "fold.h"
#include "tiles.h"

namespace rozbor::parser {
namespace {

enum class Habit : std::uint8_t { capitals, small, natural };

/// No language has more blanks than two: more letters of the other case are how the word was typed.
constexpr std::ptrdiff_t kMostBlanks = 2;
constexpr std::size_t kShortestTelling = 3;

std::ptrdiff_t countOf(const SheetWord& word, LetterCase wanted) {
  return std::ranges::count(word, wanted, [](const SheetLetter& letter) { return caseOf(letter.letter); });
}

/// What one word says about how the sheet is written; nothing when it is too short to tell.
std::optional<Habit> habitOf(const SheetWord& word) {
  const std::ptrdiff_t upper = countOf(word, LetterCase::upper);
  const std::ptrdiff_t lower = countOf(word, LetterCase::lower);
  if (upper == lower) return std::nullopt;
  const bool isCapitalised = upper == 1 && caseOf(word.front().letter) == LetterCase::upper && lower > 0;
  if (isCapitalised) return word.size() >= kShortestTelling ? std::optional(Habit::natural) : std::nullopt;
  return upper > lower ? Habit::capitals : Habit::small;
}

class Votes {
 public:
  void count(const SheetWord& word) {
    if (const std::optional<Habit> habit = habitOf(word)) ++votes_[static_cast<std::size_t>(*habit)];
  }

  /// Capitals win a tie, since that is how sheets are written; then natural capitalisation, since a
  /// program may have made the first letter a capital.
  [[nodiscard]] Habit winner() const {
    const auto& [capitals, small, natural] = votes_;
    if (capitals >= small && capitals >= natural) return Habit::capitals;
    return natural >= small ? Habit::natural : Habit::small;
  }

 private:
  std::array<int, 3> votes_{};
};

template <class Function>
void forEachWord(std::vector<SheetTurn>& turns, const Function& function) {
  for (SheetTurn& turn : turns) {
    function(turn.word);
    for (Field<SheetWord>& word : turn.crossWords)
      function(word);
  }
}

/// Marks the letters of the other case; false when they are too many to be blanks.
bool markBlanks(SheetWord& word, Habit habit) {
  const LetterCase other = habit == Habit::capitals ? LetterCase::lower : LetterCase::upper;
  const bool skipFirst = habit == Habit::natural && !word.empty();
  const auto isOther = [other](const SheetLetter& letter) { return caseOf(letter.letter) == other; };
  const auto first = word.begin() + (skipFirst ? 1 : 0);
  const std::ptrdiff_t found = std::count_if(first, word.end(), isOther);
  const bool isAll = found == static_cast<std::ptrdiff_t>(word.size()) - (skipFirst ? 1 : 0);
  if (found == 0 || isAll) return true;
  if (found > kMostBlanks) return false;
  for (auto letter = first; letter != word.end(); ++letter)
    letter->blank = letter->blank || isOther(*letter);
  return true;
}

void settle(Field<SheetWord>& word, Habit habit, std::string_view format, DiagnosticList& diagnostics) {
  if (!markBlanks(word.value, habit)) {
    diagnostics.add(Severity::info, std::string(format) + ".unclear-case", word.where,
                    said::words("expected one or two letters of the other case, found more"),
                    said::words("no letter is taken for a blank because of its case"));
  }
  for (SheetLetter& letter : word.value)
    letter.letter = upperTile(letter.letter);
}

}  // namespace

void settleCase(std::vector<SheetTurn>& turns, std::string_view format, DiagnosticList& diagnostics) {
  Votes votes;
  forEachWord(turns, [&](const Field<SheetWord>& word) { votes.count(word.value); });
  const Habit habit = votes.winner();
  forEachWord(turns, [&](Field<SheetWord>& word) { settle(word, habit, format, diagnostics); });
}

}  // namespace rozbor::parser
