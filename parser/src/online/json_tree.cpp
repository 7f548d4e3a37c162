#include "online/json_tree.h"

#include <fmt/format.h>

#include <utility>
#include <vector>

#include "rozbor/parser/online_record.h"

namespace rozbor::parser {
namespace {

/// A value takes some 16 bytes at least; this many are more than any answer of a site has.
constexpr std::size_t kMostValues = 6'000'000;
/// Finding a name takes time that grows with the number of names.
constexpr std::size_t kMostNames = 1000;

/// Builds a tree from the events of nlohmann's reader, which keeps no stack of calls; so depth is bounded
/// here, before the tree becomes one that cannot be walked.
class TreeBuilder {
 public:
  explicit TreeBuilder(std::string_view text) : text_(text) {}

  // The names are the library's.
  bool null() { return take(nullptr); }
  bool boolean(bool value) { return take(value); }
  bool number_integer(Json::number_integer_t value) { return take(value); }
  bool number_unsigned(Json::number_unsigned_t value) { return take(value); }
  bool number_float(Json::number_float_t value, const std::string&) { return take(value); }
  bool string(std::string& value) { return take(std::move(value)); }
  bool binary(Json::binary_t&) { return false; }
  bool start_object(std::size_t) { return open(Json::object()); }
  bool start_array(std::size_t) { return open(Json::array()); }
  bool end_object() { return close(); }
  bool end_array() { return close(); }
  bool key(std::string& name) {
    key_ = std::move(name);
    return true;
  }
  bool parse_error(std::size_t byte, const std::string& token, const nlohmann::detail::exception&) {
    const bool isCutOff = byte > text_.size();
    fail("online.broken-json", byte, said::words("well-formed JSON"),
         isCutOff ? said::words("the end of the text")
                  : said::Message::verbatim('"' + shortened(token) + '"'));
    return false;
  }

  JsonReading result() {
    if (fault_) return {Json(), std::move(fault_)};
    return {std::move(root_), std::nullopt};
  }

 private:
  struct Level {
    Json* value;
    std::string key;  ///< where it stands in the level below
  };

  static std::string shortened(const std::string& token) {
    constexpr std::size_t kMost = 24;
    std::string shown;
    for (const char each : token.substr(token.size() > kMost ? token.size() - kMost : 0)) {
      const bool isPlain = each >= 0x20 && each < 0x7F && each != '"';
      shown += isPlain ? each : '?';
    }
    return shown;
  }

  [[nodiscard]] std::string path() const {
    std::string path;
    for (std::size_t level = 0; level < levels_.size(); ++level) {
      const bool isLast = level + 1 == levels_.size();
      const Json& value = *levels_[level].value;
      if (value.is_object()) {
        const std::string& name = isLast ? key_ : levels_[level + 1].key;
        if (!name.empty()) path = pathOf(path, name);
      } else {
        path = pathOf(path, isLast ? value.size() : value.size() - 1);
      }
    }
    return path;
  }

  void fail(const char* code, std::size_t byte, said::Message expected, said::Message found) {
    if (!fault_) fault_ = JsonFault{code, path(), byte, std::move(expected), std::move(found)};
  }

  /// Where the value was put; null when there are too many.
  Json* put(Json value) {
    if (++values_ > kMostValues) {
      fail("online.too-large", 0, said::words("at most {0} values", kMostValues), said::words("more"));
      return nullptr;
    }
    if (levels_.empty()) {
      root_ = std::move(value);
      return &root_;
    }
    Json& parent = *levels_.back().value;
    if (parent.is_array()) {
      parent.push_back(std::move(value));
      return &parent.back();
    }
    if (parent.size() >= kMostNames) {
      fail("online.too-large", 0, said::words("at most {0} names in an object", kMostNames),
           said::words("more"));
      return nullptr;
    }
    // The last of several values of one name wins, as everywhere.
    return &(parent[key_] = std::move(value));
  }

  template <class T>
  bool take(T&& value) {
    return put(Json(std::forward<T>(value))) != nullptr;
  }

  bool open(Json value) {
    if (levels_.size() >= kDeepestOnline) {
      fail("online.too-deep", 0, said::words("values nested at most {0} deep", kDeepestOnline),
           said::words("deeper ones"));
      return false;
    }
    Json* const place = put(std::move(value));
    if (place != nullptr) levels_.push_back({place, std::exchange(key_, {})});
    return place != nullptr;
  }

  bool close() {
    key_ = std::move(levels_.back().key);
    levels_.pop_back();
    return true;
  }

  std::string_view text_;
  Json root_;
  std::vector<Level> levels_;
  std::string key_;
  std::size_t values_ = 0;
  std::optional<JsonFault> fault_;
};

}  // namespace

JsonReading readJson(std::string_view text) {
  if (text.size() > kLongestOnline) {
    return {Json(), JsonFault{"online.too-large",
                              {},
                              0,
                              said::words("at most {0} bytes", kLongestOnline),
                              said::Message::verbatim(std::to_string(text.size()))}};
  }
  TreeBuilder builder(text);
  Json::sax_parse(text.begin(), text.end(), &builder);
  return builder.result();
}

std::string pathOf(std::string_view parent, std::string_view key) {
  return parent.empty() ? std::string(key) : fmt::format("{}.{}", parent, key);
}

std::string pathOf(std::string_view parent, std::size_t index) {
  return fmt::format("{}[{}]", parent, index);
}

}  // namespace rozbor::parser
