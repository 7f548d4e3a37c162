#include "word_list.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "rozbor/lexica/text.h"

namespace rozbor::lexica {
namespace {

using Keys = std::vector<engine::WordKey>;

/// Sorts and returns how many repetitions were removed.
std::uint64_t sortUnique(Keys& keys) {
  std::ranges::sort(keys);
  const std::size_t before = keys.size();
  keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
  return before - keys.size();
}

bool holds(const Keys& sorted, const engine::WordKey& key) {
  return std::ranges::binary_search(sorted, key);
}

}  // namespace

void WordCollector::take(std::u32string_view form) {
  using enum LetterReader::Outcome;
  ++report_.forms;
  engine::WordKey key;
  switch (letters_.read(form, key)) {
    case word:
      words_.push_back(key);
      break;
    case tooShort:
      ++report_.tooShort;
      break;
    case tooLong:
      ++report_.tooLong;
      break;
    case foreignLetters:
      ++report_.foreignLetters;
      break;
    case capitals:
      ++report_.capitals;
      break;
  }
}

void WordCollector::takeKey(const engine::WordKey& key) {
  ++report_.forms;
  words_.push_back(key);
}

void WordCollector::takeForbidden(std::u32string_view form) {
  engine::WordKey key;
  if (letters_.read(form, key) == LetterReader::Outcome::word) forbidden_.push_back(key);
}

void WordCollector::noteEncoding(const std::string& encoding) {
  if (std::ranges::find(report_.encodings, encoding) == report_.encodings.end()) {
    report_.encodings.push_back(encoding);
  }
}

void WordCollector::removeForbidden() {
  sortUnique(forbidden_);
  report_.forbidden =
      std::erase_if(words_, [&](const engine::WordKey& key) { return holds(forbidden_, key); });
}

void WordCollector::correct(const Corrections& corrections) {
  std::erase_if(words_, [&](const engine::WordKey& key) {
    if (holds(corrections.dropped, key)) {
      ++report_.dropped;
      return true;
    }
    const bool unreviewed =
        corrections.shortReviewed && key.length() <= kLongestReviewed && !holds(corrections.shortKept, key);
    report_.notReviewed += unreviewed ? 1 : 0;
    return unreviewed;
  });
  Keys all;
  all.reserve(words_.size() + corrections.added.size());
  std::ranges::set_union(words_, corrections.added, std::back_inserter(all));
  all.erase(std::unique(all.begin(), all.end()), all.end());  // add.txt may say a word twice
  report_.added = all.size() - words_.size();
  words_ = std::move(all);
}

WordListResult WordCollector::finish(const Corrections* corrections) {
  report_.repeated = sortUnique(words_);
  removeForbidden();
  if (corrections != nullptr) correct(*corrections);
  report_.kept = words_.size();
  return {std::exchange(words_, {}), std::exchange(report_, {})};
}

bool takePlainList(std::string_view text, WordCollector& collector,
                   const std::function<bool(std::uint64_t)>& goOn) {
  constexpr std::uint64_t kAskEvery = 1u << 14;
  const std::size_t size = text.size();
  std::uint64_t lines = 0;
  while (!text.empty()) {
    std::string_view line = takeLine(text);
    const std::string_view word = takeWord(line);
    if (word.empty() || word.starts_with('#')) continue;
    collector.take(toUtf32(word));
    if (++lines % kAskEvery == 0 && !goOn(size - text.size())) return false;
  }
  collector.countLines(lines);
  return true;
}

}  // namespace rozbor::lexica
