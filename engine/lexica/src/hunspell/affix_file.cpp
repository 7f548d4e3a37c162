#include "affix_file.h"

#include <algorithm>
#include <charconv>
#include <map>

#include "rozbor/lexica/text.h"

namespace rozbor::lexica {
namespace {

int numberIn(std::string_view text) {
  int value = 0;
  std::from_chars(text.data(), text.data() + text.size(), value);
  return value;
}

bool isNumber(std::string_view text) {
  return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

Flags splitNumbers(std::string_view text) {
  Flags flags;
  while (!text.empty()) {
    const auto comma = text.find(',');
    flags.push_back(static_cast<Flag>(numberIn(text.substr(0, comma))));
    text.remove_prefix(comma == std::string_view::npos ? text.size() : comma + 1);
  }
  return flags;
}

/// Plain flags are bytes to Hunspell and characters here: the same for ASCII, and nobody's rules
/// hang on half a character.
Flags splitFlags(std::string_view text, AffixFile::FlagKind kind) {
  if (kind == AffixFile::FlagKind::number) return splitNumbers(text);
  const std::u32string characters = toUtf32(text);
  const std::size_t width = kind == AffixFile::FlagKind::pair ? 2 : 1;
  Flags flags;
  for (std::size_t i = 0; i + width <= characters.size(); i += width) {
    flags.push_back(width == 2 ? characters[i] << 16 | characters[i + 1] : characters[i]);
  }
  return flags;
}

/// Reads the file line by line. The state is how many rules of each class are still announced.
class AffixReader {
 public:
  AffixFile read(std::string_view text) {
    while (!text.empty())
      readLine(takeLine(text));
    return std::move(file_);
  }

 private:
  void readLine(std::string_view line) {
    const std::string_view keyword = takeWord(line);
    if (keyword == "SFX" || keyword == "PFX") return readAffix(keyword == "SFX", line);
    if (keyword == "FLAG") return readFlagKind(takeWord(line));
    if (keyword == "AF") return readAlias(takeWord(line));
    if (keyword == "FULLSTRIP") file_.fullStrip = true;
    if (keyword == "NEEDAFFIX" || keyword == "PSEUDOROOT") file_.needAffix = flagIn(takeWord(line));
    if (keyword == "ONLYINCOMPOUND") file_.onlyInCompound = flagIn(takeWord(line));
    if (keyword == "FORBIDDENWORD") file_.forbidden = flagIn(takeWord(line));
  }

  /// A flag by itself is never an alias.
  [[nodiscard]] Flag flagIn(std::string_view text) const {
    const Flags flags = splitFlags(text, file_.flagKind);
    return flags.empty() ? 0 : flags.front();
  }

  void readFlagKind(std::string_view kind) {
    if (kind == "long") file_.flagKind = AffixFile::FlagKind::pair;
    if (kind == "num") file_.flagKind = AffixFile::FlagKind::number;
  }

  /// "AF count" opens the table.
  void readAlias(std::string_view flags) {
    if (!aliasesAnnounced_) {
      aliasesAnnounced_ = true;
      return;
    }
    file_.aliases.push_back(splitFlags(flags, file_.flagKind));
  }

  /// "SFX flag Y count", then count lines "SFX flag strip add[/flags] [condition [morphology]]".
  void readAffix(bool suffix, std::string_view line) {
    const Flag flag = flagIn(takeWord(line));
    const std::string_view third = takeWord(line);
    const std::string_view fourth = takeWord(line);
    int& announced = announced_[{suffix, flag}];
    AffixClass& rules = (suffix ? file_.suffixes : file_.prefixes)[flag];
    if (announced == 0 && (third == "Y" || third == "N") && isNumber(fourth)) {
      rules.crossProduct = third == "Y";
      announced = numberIn(fourth);
      return;
    }
    if (announced > 0) --announced;
    if (!fourth.empty()) rules.rules.push_back(ruleOf(third, fourth, takeWord(line)));
  }

  [[nodiscard]] AffixRule ruleOf(std::string_view strip, std::string_view add,
                                 std::string_view condition) const {
    const auto slash = add.find('/');
    const std::string_view text = add.substr(0, slash);
    AffixRule rule;
    if (strip != "0") rule.strip = toUtf32(strip);
    if (text != "0") rule.add = toUtf32(text);
    if (slash != std::string_view::npos) rule.continuation = file_.parseFlags(add.substr(slash + 1));
    rule.condition = AffixCondition::parse(toUtf32(condition.empty() ? "." : condition));
    return rule;
  }

  AffixFile file_;
  bool aliasesAnnounced_ = false;
  std::map<std::pair<bool, Flag>, int> announced_;
};

}  // namespace

AffixCondition AffixCondition::parse(std::u32string_view pattern) {
  AffixCondition condition;
  if (pattern == U".") return condition;
  while (!pattern.empty()) {
    Place place;
    const auto close = pattern.find(U']');
    if (pattern.front() == U'.') {
      place.excluded = true;  // nothing is excluded
      pattern.remove_prefix(1);
    } else if (pattern.front() == U'[' && close != std::u32string_view::npos) {
      place.excluded = pattern.starts_with(U"[^");
      const std::size_t first = place.excluded ? 2 : 1;
      place.characters = pattern.substr(first, close - first);
      pattern.remove_prefix(close + 1);
    } else {
      place.characters = pattern.front();
      pattern.remove_prefix(1);
    }
    condition.places_.push_back(std::move(place));
  }
  return condition;
}

bool AffixCondition::matches(std::u32string_view part) const {
  for (std::size_t i = places_.size(); i-- > 0;) {
    if (!places_[i].admits(part[i])) return false;
  }
  return true;
}

bool AffixCondition::matchesEnd(std::u32string_view word) const {
  return word.size() >= places_.size() && matches(word.substr(word.size() - places_.size()));
}

bool AffixCondition::matchesStart(std::u32string_view word) const {
  return word.size() >= places_.size() && matches(word.substr(0, places_.size()));
}

Flags AffixFile::parseFlags(std::string_view text) const {
  if (aliases.empty() || !isNumber(text)) return splitFlags(text, flagKind);
  const auto index = static_cast<std::size_t>(numberIn(text));
  return index >= 1 && index <= aliases.size() ? aliases[index - 1] : Flags{};
}

std::string declaredEncoding(std::string_view bytes) {
  while (!bytes.empty()) {
    std::string_view line = takeLine(bytes);
    if (line.starts_with("\xEF\xBB\xBF")) line.remove_prefix(3);
    if (takeWord(line) == "SET") return std::string(takeWord(line));
  }
  return {};
}

AffixFile parseAffixFile(std::string_view utf8) {
  return AffixReader().read(utf8);
}

}  // namespace rozbor::lexica
