#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "diagnostic_list.h"
#include "online/json_tree.h"
#include "rozbor/parser/record.h"

namespace rozbor::parser {

/// Something about the value at `path`. Where nothing was found, `found` is empty.
void reportOnline(DiagnosticList& diagnostics, Severity severity, const char* code, std::string_view path,
                  const said::Message& expected, const said::Message& found, said::Message recovery);
/// The same of a text, which is quoted.
void reportOnlineText(DiagnosticList& diagnostics, Severity severity, const char* code, std::string_view path,
                      const said::Message& expected, std::string_view found, said::Message recovery);

/// "history.events[3].rack: expected …, found …".
[[nodiscard]] said::Message onlineMessage(std::string_view path, const said::Message& expected,
                                          const said::Message& found);

/// "playerIndex" as "player_index".
[[nodiscard]] std::string snakeCase(std::string_view name);

/// A value as a message shows it.
[[nodiscard]] said::Message shown(const Json& value);

/// The fields of an object of protocol-buffer JSON. Names are asked for in snake case; those in camel case
/// are the same. What has the wrong type is reported and left out; what was never asked for can be kept.
class Fields {
 public:
  Fields(const Json& object, std::string path, DiagnosticList& diagnostics);

  /// The value, whatever its type; null where it is not there, or null itself.
  const Json* find(std::string_view name);
  /// Not empty; numbers count as text.
  std::optional<std::string> text(std::string_view name);
  /// A whole number, or a string of one: 64-bit numbers are written so.
  std::optional<std::int64_t> number(std::string_view name);
  /// The same, where it fits.
  std::int32_t smallNumber(std::string_view name);
  std::optional<double> real(std::string_view name);
  bool flag(std::string_view name);
  /// A name, with or without a prefix ("ChallengeRule_DOUBLE"), or its number; the first where it is left
  /// out, nothing where it is none of them.
  std::optional<std::size_t> enumeration(std::string_view name, std::span<const std::string_view> names);
  const Json* list(std::string_view name);
  const Json* object(std::string_view name);

  /// What was not asked for.
  void keepRest(std::vector<KeptValue>& kept) const;
  void keep(std::string_view name, std::vector<KeptValue>& kept) const;

  [[nodiscard]] std::string pathTo(std::string_view name) const { return pathOf(path_, name); }
  [[nodiscard]] const std::string& path() const { return path_; }
  /// The path within the game: without what stands before it in the file.
  void setGamePath(std::string path) { gamePath_ = std::move(path); }
  [[nodiscard]] DiagnosticList& diagnostics() const { return diagnostics_; }

 private:
  struct Entry {
    std::string name;     ///< in snake case
    std::string written;  ///< as it stands
    const Json* value;
    bool known = false;
  };

  void reportType(std::string_view name, const said::Message& expected, const Json& value) const;

  std::vector<Entry> entries_;
  std::string path_;
  std::string gamePath_;
  DiagnosticList& diagnostics_;
};

}  // namespace rozbor::parser
