#include "rozbor/insight/missed_words.h"
#include "rozbor/render/render_export.h"

namespace rozbor::reports {

std::string renderWordList(std::span<const MissedWord> words, bool counts) {
  std::string text;
  for (const MissedWord& word : words)
    text += word.word + (counts ? "\t" + std::to_string(word.count) : std::string()) + "\n";
  return text;
}

}  // namespace rozbor::reports
