#pragma once

#include <string_view>

#include "sheet/cells/sheet_grammar.h"
#include "sheet/cells/sheet_terms.h"

namespace rozbor::parser {

/// The end of the letter or "[…]" at `first` together with a typed accent ("C+"), or `first`.
[[nodiscard]] const char* skipSheetLetter(const char* first, const char* last);

/// The letters of a word or of tiles that the grammar has matched.
[[nodiscard]] WordText cutWord(std::string_view text);

/// What the grammar writes into while it reads one cell. Functions that return a bool may refuse what
/// a rule matched.
class CellSession {
 public:
  explicit CellSession(bool scored) : scored_(scored) {}

  [[nodiscard]] bool scored() const { return scored_; }
  [[nodiscard]] CellReading& reading() { return reading_; }

  bool takeWord(std::string_view text);
  bool takeCrossWord(std::string_view text);
  bool takePlace(std::string_view text);
  bool takePoints(std::string_view text);
  bool takeCount(std::string_view text);
  bool takeExchanged(std::string_view text);
  void setKind(SheetTurnKind kind) { reading_.kind = kind; }
  void setChallenged() { reading_.challenged = true; }

  std::string_view firstNumber;  ///< of a result
  std::string_view secondNumber;
  bool takeFirstNumber(std::string_view text);
  bool takeSecondNumber(std::string_view text);

 private:
  bool scored_;
  CellReading reading_;
};

}  // namespace rozbor::parser
