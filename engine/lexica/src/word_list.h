#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "corrections.h"
#include "letter_reader.h"
#include "rozbor/lexica/lexicon_build.h"

namespace rozbor::lexica {

/// Gathers words of any number of sources, then sorts and corrects them. Keeps the account of what
/// was left out and why.
class WordCollector {
 public:
  WordCollector(const game::Language& language, bool acceptCapitals) : letters_(language, acceptCapitals) {}

  void take(std::u32string_view form);
  void takeKey(const engine::WordKey& key);      ///< of length that fits
  void takeForbidden(std::u32string_view form);  ///< it is none, whoever else gives it
  void takeStemWithCapitals() { ++report_.forms, ++report_.capitals; }
  void countTooLong() { ++report_.forms, ++report_.tooLong; }
  void countLines(std::uint64_t lines) { report_.lines += lines; }
  void noteEncoding(const std::string& encoding);

  /// The words in order, each once. Null: no corrections. The collector is empty afterwards.
  [[nodiscard]] WordListResult finish(const Corrections* corrections);

  [[nodiscard]] const LetterReader& letters() const { return letters_; }

 private:
  void removeForbidden();
  void correct(const Corrections& corrections);

  LetterReader letters_;
  std::vector<engine::WordKey> words_;
  std::vector<engine::WordKey> forbidden_;
  WordListReport report_;
};

/// Takes the words of a plain list in UTF-8: the first word of each line (definitions may follow
/// it), none of lines that begin with "#". `goOn` is asked now and then with the bytes done;
/// false is returned when it said so.
bool takePlainList(std::string_view text, WordCollector& collector,
                   const std::function<bool(std::uint64_t)>& goOn);

}  // namespace rozbor::lexica
