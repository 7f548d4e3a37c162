#include "online/fields.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>

#include "text.h"

namespace rozbor::parser {
namespace {

constexpr said::Sentence kLeftOut = said::marked("the value is left out");

std::optional<std::int64_t> numberIn(std::string_view text) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

std::optional<std::int64_t> wholeNumber(const Json& value) {
  constexpr double kExact = 9007199254740992.0;  // doubles beyond it are no longer every whole number
  if (value.is_string()) return numberIn(value.get_ref<const std::string&>());
  if (value.is_number_unsigned()) {
    const auto number = value.get<std::uint64_t>();
    if (number > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max())) return std::nullopt;
    return static_cast<std::int64_t>(number);
  }
  if (value.is_number_integer()) return value.get<std::int64_t>();
  if (!value.is_number_float()) return std::nullopt;
  const auto real = value.get<double>();
  if (std::abs(real) > kExact || real != std::floor(real)) return std::nullopt;
  return static_cast<std::int64_t>(real);
}

bool isNamed(std::string_view written, std::string_view name) {
  if (!written.ends_with(name)) return false;
  const std::size_t prefix = written.size() - name.size();
  return prefix == 0 || written[prefix - 1] == '_';
}

}  // namespace

said::Message onlineMessage(std::string_view path, const said::Message& expected,
                            const said::Message& found) {
  said::Message message = found.empty() ? said::words("expected {0}, found none", expected)
                                        : said::words("expected {0}, found {1}", expected, found);
  return path.empty() ? message : said::words("{0}: {1}", path, message);
}

void reportOnline(DiagnosticList& diagnostics, Severity severity, const char* code, std::string_view path,
                  const said::Message& expected, const said::Message& found, said::Message recovery) {
  Diagnostic diagnostic{.severity = severity,
                        .code = code,
                        .where = {},
                        .message = onlineMessage(path, expected, found),
                        .recovery = std::move(recovery)};
  diagnostic.path = std::string(path);
  diagnostics.add(std::move(diagnostic));
}

void reportOnlineText(DiagnosticList& diagnostics, Severity severity, const char* code, std::string_view path,
                      const said::Message& expected, std::string_view found, said::Message recovery) {
  reportOnline(diagnostics, severity, code, path, expected, said::Message::verbatim(parser::quoted(found)),
               std::move(recovery));
}

std::string snakeCase(std::string_view name) {
  std::string snake;
  for (const char letter : name) {
    const bool isCapital = letter >= 'A' && letter <= 'Z';
    if (isCapital && !snake.empty()) snake += '_';
    snake += isCapital ? static_cast<char>(letter - 'A' + 'a') : letter;
  }
  return snake;
}

said::Message shown(const Json& value) {
  if (value.is_object()) return said::words("an object");
  if (value.is_array()) return said::words("a list");
  if (value.is_string()) return said::Message::verbatim(parser::quoted(value.get_ref<const std::string&>()));
  return said::Message::verbatim(value.dump(-1, ' ', false, Json::error_handler_t::replace));
}

Fields::Fields(const Json& object, std::string path, DiagnosticList& diagnostics)
    : path_(std::move(path)), diagnostics_(diagnostics) {
  if (!object.is_object()) return;
  entries_.reserve(object.size());
  for (const auto& [name, value] : object.items())
    entries_.push_back({snakeCase(name), name, &value});
}

const Json* Fields::find(std::string_view name) {
  const auto entry = std::ranges::find(entries_, name, &Entry::name);
  if (entry == entries_.end()) return nullptr;
  entry->known = true;
  return entry->value->is_null() ? nullptr : entry->value;
}

void Fields::reportType(std::string_view name, const said::Message& expected, const Json& value) const {
  reportOnline(diagnostics_, Severity::warning, "online.bad-value", pathTo(name), expected, shown(value),
               kLeftOut);
}

std::optional<std::string> Fields::text(std::string_view name) {
  const Json* const value = find(name);
  if (value == nullptr) return std::nullopt;
  if (value->is_number()) return value->dump();
  if (!value->is_string()) {
    reportType(name, said::words("a text"), *value);
    return std::nullopt;
  }
  const auto& text = value->get_ref<const std::string&>();
  return text.empty() ? std::nullopt : std::optional(text);
}

std::optional<std::int64_t> Fields::number(std::string_view name) {
  const Json* const value = find(name);
  if (value == nullptr) return std::nullopt;
  const auto number = wholeNumber(*value);
  if (!number) reportType(name, said::words("a whole number"), *value);
  return number;
}

std::int32_t Fields::smallNumber(std::string_view name) {
  const auto whole = number(name);
  if (!whole) return 0;
  if (*whole >= std::numeric_limits<std::int32_t>::min() &&
      *whole <= std::numeric_limits<std::int32_t>::max())
    return static_cast<std::int32_t>(*whole);
  reportType(name, said::words("a number of 32 bits"), *find(name));
  return 0;
}

std::optional<double> Fields::real(std::string_view name) {
  const Json* const value = find(name);
  if (value == nullptr) return std::nullopt;
  if (value->is_number()) return value->get<double>();
  reportType(name, said::words("a number"), *value);
  return std::nullopt;
}

bool Fields::flag(std::string_view name) {
  const Json* const value = find(name);
  if (value == nullptr) return false;
  if (value->is_boolean()) return value->get<bool>();
  reportType(name, said::words("true or false"), *value);
  return false;
}

std::optional<std::size_t> Fields::enumeration(std::string_view name,
                                               std::span<const std::string_view> names) {
  const Json* const value = find(name);
  if (value == nullptr) return 0;
  if (value->is_string()) {
    const auto& written = value->get_ref<const std::string&>();
    // The longest wins: "CHALLENGE" ends "…_CHALLENGE", too.
    std::optional<std::size_t> best;
    for (std::size_t index = 0; index < names.size(); ++index) {
      if (isNamed(written, names[index]) && (!best || names[*best].size() < names[index].size()))
        best = index;
    }
    if (best) return best;
  }
  const auto number = wholeNumber(*value);
  if (!number || *number < 0 || static_cast<std::uint64_t>(*number) >= names.size()) return std::nullopt;
  return static_cast<std::size_t>(*number);
}

const Json* Fields::list(std::string_view name) {
  const Json* const value = find(name);
  if (value == nullptr || value->is_array()) return value;
  reportType(name, said::words("a list"), *value);
  return nullptr;
}

const Json* Fields::object(std::string_view name) {
  const Json* const value = find(name);
  if (value == nullptr || value->is_object()) return value;
  reportType(name, said::words("an object"), *value);
  return nullptr;
}

void Fields::keepRest(std::vector<KeptValue>& kept) const {
  for (const Entry& entry : entries_) {
    if (!entry.known) kept.push_back({pathOf(gamePath_, entry.written), entry.value->dump()});
  }
}

void Fields::keep(std::string_view name, std::vector<KeptValue>& kept) const {
  const auto entry = std::ranges::find(entries_, name, &Entry::name);
  if (entry != entries_.end()) kept.push_back({pathOf(gamePath_, entry->name), entry->value->dump()});
}

}  // namespace rozbor::parser
