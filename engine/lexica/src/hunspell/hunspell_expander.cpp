#include "hunspell_expander.h"

#include <algorithm>
#include <array>

#include "rozbor/lexica/text.h"

namespace rozbor::lexica {
namespace {

struct Entry {
  std::string_view stem;  ///< may hold "\/" for a slash
  std::string_view flags;
};

/// Where morphological fields ("po:noun") begin: at a tab, or at a blank with such a field behind.
std::size_t endOfWord(std::string_view line) {
  for (std::size_t at = 0; at < line.size(); ++at) {
    if (line[at] == '\t') return at;
    if (line[at] == ' ' && at + 3 < line.size() && line[at + 3] == ':') return at;
  }
  return line.size();
}

Entry entryOf(std::string_view line) {
  const std::string_view word = trimmed(line.substr(0, endOfWord(line)));
  for (std::size_t at = 1; at < word.size(); ++at) {
    if (word[at] == '/' && word[at - 1] != '\\') return {word.substr(0, at), word.substr(at + 1)};
  }
  return {word, {}};
}

bool has(const Flags& flags, Flag flag) {
  return flag != 0 && std::ranges::find(flags, flag) != flags.end();
}

class Expander {
 public:
  Expander(const AffixFile& affixes, const FormSink& sink) : affixes_(affixes), sink_(sink) {}

  void expand(std::u32string_view stem, const Flags& flags) {
    if (has(flags, affixes_.onlyInCompound)) return;
    forbidden_ = has(flags, affixes_.forbidden);
    emit(stem, flags);
    addPrefixes(stem, {&flags}, false);
    addSuffixes(stem, {&flags}, flags, 1);
  }

 private:
  static constexpr std::size_t kMaxSuffixes = 2;  // as Hunspell
  /// The flags of the stem and of each suffix on it; null where there is none.
  using FlagSets = std::array<const Flags*, 1 + kMaxSuffixes>;

  void emit(std::u32string_view form, const Flags& flags) {
    if (has(flags, affixes_.needAffix)) return;
    (forbidden_ ? sink_.forbidden : sink_.form)(form);
  }

  /// The suffixes of `flags` on `word`. `holders` are all flags that a prefix may hang on.
  void addSuffixes(std::u32string_view word, const FlagSets& holders, const Flags& flags, std::size_t level) {
    for (const Flag flag : flags) {
      const auto found = affixes_.suffixes.find(flag);
      if (found == affixes_.suffixes.end()) continue;
      for (const AffixRule& rule : found->second.rules) {
        if (suffixFits(word, rule)) addSuffix(word, holders, found->second, rule, level);
      }
    }
  }

  [[nodiscard]] bool suffixFits(std::u32string_view word, const AffixRule& rule) const {
    return word.ends_with(rule.strip) && rule.condition.matchesEnd(word) &&
           (affixes_.fullStrip || word.size() > rule.strip.size());
  }

  void addSuffix(std::u32string_view word, const FlagSets& holders, const AffixClass& affix,
                 const AffixRule& rule, std::size_t level) {
    std::u32string form;
    form.reserve(word.size() + rule.add.size());
    form.append(word.substr(0, word.size() - rule.strip.size())).append(rule.add);
    if (has(rule.continuation, affixes_.onlyInCompound)) return;
    emit(form, rule.continuation);
    FlagSets deeper = holders;
    deeper[level] = &rule.continuation;
    if (affix.crossProduct) addPrefixes(form, deeper, true);
    if (level < kMaxSuffixes) addSuffixes(form, deeper, rule.continuation, level + 1);
  }

  void addPrefixes(std::u32string_view word, const FlagSets& holders, bool suffixed) {
    for (const Flags* flags : holders) {
      if (flags == nullptr) return;
      for (const Flag flag : *flags) {
        const auto found = affixes_.prefixes.find(flag);
        if (found == affixes_.prefixes.end() || (suffixed && !found->second.crossProduct)) continue;
        for (const AffixRule& rule : found->second.rules)
          addPrefix(word, rule);
      }
    }
  }

  void addPrefix(std::u32string_view word, const AffixRule& rule) {
    if (!word.starts_with(rule.strip) || !rule.condition.matchesStart(word)) return;
    if (!affixes_.fullStrip && word.size() <= rule.strip.size()) return;
    prefixed_.assign(rule.add).append(word.substr(rule.strip.size()));
    emit(prefixed_, rule.continuation);
  }

  const AffixFile& affixes_;
  const FormSink& sink_;
  std::u32string prefixed_;
  bool forbidden_ = false;
};

/// The first line of a .dic is about how many lines follow.
void skipCount(std::string_view& dictionary) {
  std::string_view rest = dictionary;
  const std::string_view line = trimmed(takeLine(rest));
  if (!line.empty() && line.find_first_not_of("0123456789") == std::string_view::npos) dictionary = rest;
}

std::u32string stemOf(std::string_view written) {
  std::u32string stem = toUtf32(written);
  std::erase(stem, U'\\');
  return stem;
}

}  // namespace

ExpansionCounts expandDictionary(std::string_view dictionary, const AffixFile& affixes,
                                 const FormSink& sink) {
  constexpr std::uint64_t kAskEvery = 1024;
  ExpansionCounts counts;
  Expander expander(affixes, sink);
  skipCount(dictionary);
  while (!dictionary.empty()) {
    const Entry entry = entryOf(takeLine(dictionary));
    if (entry.stem.empty()) continue;
    if (++counts.entries % kAskEvery == 0 && !sink.goOn(counts.entries)) {
      counts.stopped = true;
      return counts;
    }
    const std::u32string stem = stemOf(entry.stem);
    if (std::ranges::any_of(stem, isCapital)) {
      sink.skippedStem(stem);
    } else {
      expander.expand(stem, affixes.parseFlags(entry.flags));
    }
  }
  return counts;
}

}  // namespace rozbor::lexica
