#pragma once

#include <array>
#include <cctype>
#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

namespace rozbor::test {

/// What one player did in a game, counted from the lines of a GCG text alone: no parser, no board, no rules
/// of the program are asked. For records in ASCII whose totals add up.
struct TextCount {
  int score = 0;
  int turns = 0;
  int bingos = 0;
  int exchanges = 0;
  int takenBack = 0;
  int bonuses = 0;  ///< points for having been challenged in vain
  int highTurn = 0;
  int tripleTriples = 0;
  std::map<std::string, double> tiles;
  std::optional<std::map<std::string, double>> left;  ///< in hand at the end, where a line tells it
};

/// A line ">nick: rack play +score total"; the play may be of two words.
struct GcgLine {
  std::string nick;
  std::vector<std::string> words;  ///< after the rack, without score and total
  int score = 0;
  int total = 0;
};

inline std::optional<GcgLine> gcgLine(const std::string& text) {
  const auto colon = text.find(": ");
  if (!text.starts_with('>') || colon == std::string::npos) return std::nullopt;
  GcgLine line;
  line.nick = text.substr(1, colon - 1);
  std::istringstream rest(text.substr(colon + 2));
  std::vector<std::string> words;
  for (std::string word; rest >> word;)
    words.push_back(word);
  line.total = std::stoi(words.back());
  line.score = std::stoi(words[words.size() - 2]);
  const bool hasRack = !words.front().starts_with('(');
  line.words.assign(words.begin() + (hasRack ? 1 : 0), words.end() - 2);
  return line;
}

/// Tiles that a play lays on triple-word squares: "8D" is across, "D8" down.
inline int triplesLaid(const std::string& place, const std::string& play) {
  const bool across = std::isdigit(static_cast<unsigned char>(place.front())) != 0;
  const char letter = across ? place.back() : place.front();
  int row = std::stoi(across ? place : place.substr(1)) - 1;
  int column = std::toupper(letter) - 'A';
  int count = 0;
  for (const char tile : play) {
    const bool edges = row % 7 == 0 && column % 7 == 0 && (row != 7 || column != 7);
    count += tile != '.' && edges ? 1 : 0;
    ++(across ? column : row);
  }
  return count;
}

/// Adds a placement up, or takes it away again.
inline void countPlay(TextCount& count, const GcgLine& line, int sign) {
  int laid = 0;
  for (const char tile : line.words[1]) {
    if (tile == '.') continue;
    ++laid;
    count.tiles[std::islower(static_cast<unsigned char>(tile)) != 0 ? "?" : std::string(1, tile)] += sign;
  }
  count.bingos += laid == 7 ? sign : 0;
  count.tripleTriples += triplesLaid(line.words[0], line.words[1]) >= 2 ? sign : 0;
}

/// By nick; `first` becomes the nick of who moved first.
inline std::map<std::string, TextCount> countText(const std::string& gcg, std::string& first) {
  std::map<std::string, TextCount> counts;
  std::map<std::string, std::vector<GcgLine>> plays;
  std::map<std::string, std::string> tilesLeft;  // "(QU)", of the opponent of the nick
  std::istringstream lines(gcg);
  for (std::string text; std::getline(lines, text);) {
    while (!text.empty() && (text.back() == '\r' || text.back() == ' '))
      text.pop_back();
    const auto line = gcgLine(text);
    if (!line) continue;
    if (first.empty()) first = line->nick;
    TextCount& count = counts[line->nick];
    count.score = line->total;
    const std::string play = line->words.front();
    if (play == "--") {
      countPlay(count, plays[line->nick].back(), -1);
      plays[line->nick].pop_back();
      ++count.takenBack;
    } else if (play.starts_with("(challenge")) {
      ++count.bonuses;
    } else if (play.starts_with('-')) {
      ++count.turns;
      count.exchanges += play.size() > 1 ? 1 : 0;
    } else if (play.starts_with('(')) {
      tilesLeft[line->nick] = play;
    } else {
      ++count.turns;
      plays[line->nick].push_back(*line);
      countPlay(count, *line, 1);
    }
  }
  for (auto& [nick, count] : counts) {
    for (const GcgLine& play : plays[nick])
      count.highTurn = std::max(count.highTurn, play.score);
    if (tilesLeft.empty()) continue;
    count.left.emplace();
    for (const auto& [other, tiles] : tilesLeft) {
      for (const char tile : tiles)
        if (other != nick && tile != '(' && tile != ')') (*count.left)[std::string(1, tile)] += 1;
    }
  }
  return counts;
}

}  // namespace rozbor::test
