#include <algorithm>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "costs.h"
#include "plan.h"

namespace rozbor::replay {
namespace {

/// The readings of one play that take back a slip.
class SlipReadings {
 public:
  SlipReadings(const SheetRow& row, const Reading& written, const game::Language& language,
               const ReconstructionMeans& means, bool isSeen)
      : row_(row),
        written_(written),
        letterCount_(language.alphabet.size()),
        means_(means),
        isSeen_(isSeen) {}

  std::vector<Reading> all() {
    otherScore();
    if (row_.marks != 0) otherMarks();
    if (means_.isWord) otherWords();
    if (isSeen_) seenWord();
    return std::move(readings_);
  }

 private:
  void otherScore() {
    if (written_.anyScore) return;
    Reading reading = written_;
    reading.anyScore = true;
    reading.slip = SlipField::score;
    reading.cost += row_.total ? kCarriedSlip : 0;
    readings_.push_back(std::move(reading));
  }

  void otherMarks() {
    Reading reading = written_;
    reading.marks = 0;
    reading.cost += kSpuriousMark;
    reading.slip = SlipField::blank;
    readings_.push_back(std::move(reading));
  }

  /// The word that a board shows, if it has the points.
  void seenWord() {
    Reading reading = written_;
    reading.letters.clear();
    reading.marks = 0;
    reading.asSeen = true;
    reading.slip = SlipField::word;
    reading.cost = kOtherWord;
    readings_.push_back(std::move(reading));
  }

  void otherWords() {
    const auto length = written_.letters.size();
    for (std::size_t at = 0; at < length; ++at) {
      changeAt(at);
      leaveOut(at);
      if (at + 1 < length) swapAt(at);
    }
    for (std::size_t at = 0; at <= length; ++at)
      putInAt(at);
  }

  void changeAt(std::size_t at) {
    for (int index = 1; index <= letterCount_; ++index) {
      if (game::Letter(index) == written_.letters[at]) continue;
      Letters letters = written_.letters;
      letters[at] = game::Letter(index);
      keep(std::move(letters), written_.marks, kLetterSlip);
    }
  }

  void leaveOut(std::size_t at) {
    Letters letters = written_.letters;
    letters.erase(letters.begin() + static_cast<std::ptrdiff_t>(at));
    const LetterBits below = (LetterBits{1} << at) - 1;
    keep(std::move(letters), (written_.marks & below) | ((written_.marks >> 1) & ~below), kLetterSlip);
  }

  void putInAt(std::size_t at) {
    const LetterBits below = (LetterBits{1} << at) - 1;
    const LetterBits marks = (written_.marks & below) | ((written_.marks & ~below) << 1);
    for (int index = 1; index <= letterCount_; ++index) {
      // The same letter beside itself is one word, whichever of the two is new.
      if (at > 0 && written_.letters[at - 1] == game::Letter(index)) continue;
      Letters letters = written_.letters;
      letters.insert(letters.begin() + static_cast<std::ptrdiff_t>(at), game::Letter(index));
      keep(std::move(letters), marks, kOrderSlip);
    }
  }

  void swapAt(std::size_t at) {
    Letters letters = written_.letters;
    if (letters[at] == letters[at + 1]) return;
    std::swap(letters[at], letters[at + 1]);
    const LetterBits pair = LetterBits{3} << at;
    const LetterBits both = written_.marks & pair;
    const LetterBits turned = ((both << 1) | (both >> 1)) & pair;
    keep(std::move(letters), (written_.marks & ~pair) | turned, kOrderSlip);
  }

  void keep(Letters letters, LetterBits marks, double cost) {
    if (letters.size() < 2 || !means_.isWord(letters)) return;
    readings_.push_back({.letters = std::move(letters),
                         .marks = marks,
                         .scores = written_.scores,
                         .anyScore = written_.anyScore,
                         .asSeen = false,
                         .cost = cost,
                         .slip = SlipField::word});
  }

  const SheetRow& row_;
  const Reading& written_;
  const int letterCount_;
  const ReconstructionMeans& means_;
  const bool isSeen_;  ///< some board may show the word
  std::vector<Reading> readings_;
};

}  // namespace

double scoreSlipCost(int written, int meant) {
  const std::string one = std::to_string(written);
  const std::string other = std::to_string(meant);
  if (one.size() != other.size()) return kScoreSlipOther;
  std::size_t differ = 0;
  for (std::size_t at = 0; at < one.size(); ++at)
    differ += one[at] != other[at] ? 1U : 0U;
  const bool near =
      differ == 1 || (differ == 2 && std::is_permutation(one.begin(), one.end(), other.begin()));
  return near ? kScoreSlip : kScoreSlipOther;
}

int addSlipReadings(Plan& plan, const SheetGame& game, const game::Language& language,
                    const ReconstructionMeans& means) {
  int explained = 0;
  for (Step& step : plan.steps) {
    if (step.kind != parser::SheetTurnKind::play) continue;
    auto more =
        SlipReadings(game.rows[*step.row], step.readings.front(), language, means, !game.boards.empty())
            .all();
    const bool isExplained =
        step.readings.front().cost > 0 && std::ranges::any_of(more, [](const Reading& reading) {
          return reading.slip == SlipField::word && !reading.asSeen;
        });
    explained += isExplained ? 1 : 0;
    std::ranges::move(more, std::back_inserter(step.readings));
  }
  return explained;
}

}  // namespace rozbor::replay
