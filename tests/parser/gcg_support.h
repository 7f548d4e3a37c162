#pragma once

#include <filesystem>
#include <fstream>
#include <iterator>
#include <ostream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "rozbor/parser/gcg.h"
#include "test_paths.h"

// What the tests of the GCG reader and writer share.
namespace rozbor::parser::testing {

inline std::string readBytes(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error("cannot open " + path.string());
  return {std::istreambuf_iterator<char>(file), {}};
}

/// A broken file, and what is said of it and where.
struct FaultyFile {
  const char* file;
  Severity severity;
  const char* code;
  SourceRange where;

  friend std::ostream& operator<<(std::ostream& out, const FaultyFile& fault) { return out << fault.file; }
};

inline std::filesystem::path dataDirectory() {
  return std::filesystem::path(rozbor::test::kSourceDir) / "tests" / "data" / "gcg";
}

inline std::string repeated(std::string_view piece, std::size_t times) {
  std::string text;
  for (std::size_t count = 0; count < times; ++count)
    text += piece;
  return text;
}

inline std::string twoPlayers() {
  return "#player1 ana Ana\n#player2 ben Ben\n";
}

/// A game whose only event has this body.
inline ParsedRecord game(std::string_view body) {
  return parseGcg(twoPlayers() + ">ana:" + std::string(body) + "\n");
}

inline Event event(std::string_view body) {
  const ParsedRecord parsed = game(body);
  if (parsed.record.events.size() != 1) throw std::runtime_error("not one event: " + std::string(body));
  return parsed.record.events.front();
}

/// Tiles separated by blanks: "A CH ?".
inline std::string spelt(const std::vector<TileText>& tiles) {
  std::string text;
  for (const TileText& tile : tiles)
    text += (text.empty() ? "" : " ") + tile.value;
  return text;
}

inline std::vector<std::string> codes(const ParsedRecord& parsed) {
  std::vector<std::string> all;
  for (const Diagnostic& diagnostic : parsed.diagnostics)
    all.push_back(diagnostic.code);
  return all;
}

inline std::string written(std::string_view text) {
  return writeGcg(parseGcg(text).record);
}

/// The line that the event of this body is written as, without its nick.
inline std::string writtenBody(std::string_view body) {
  const std::string text =
      writeGcg(game(body).record).substr(twoPlayers().size() + std::string_view(">ana:").size());
  return text.substr(0, text.find('\n'));
}

}  // namespace rozbor::parser::testing
