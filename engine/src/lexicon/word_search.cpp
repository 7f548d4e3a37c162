#include "rozbor/engine/word_search.h"

#include <algorithm>

#include "rozbor/engine/word_graph_builder.h"

namespace rozbor::engine {
namespace {

using game::Letter;
using game::Tile;
using game::TileCounts;
using Kind = PatternPart::Kind;

/// The words below a node whose letters the tiles can lay.
class TilesWalk {
 public:
  TilesWalk(const WordGraph& graph, const TileCounts& tiles, int least,
            const std::function<bool(std::span<const Tile>)>& visit)
      : graph_(graph), tiles_(tiles), least_(static_cast<std::size_t>(std::max(least, 1))), visit_(visit) {}

  /// False once somebody has had enough.
  bool go(std::uint32_t first) {
    if (first == 0 || tiles_.empty()) return true;
    for (const Arc* arc = &graph_.arcs[first];; ++arc) {
      if (!take(*arc)) return false;
      if (arc->last()) return true;
    }
  }

 private:
  bool take(const Arc& arc) {
    const Letter letter(arc.letter());
    const Tile tile = tiles_.count(arc.letter()) > 0 ? Tile(letter) : Tile::blank(letter);
    if (!tiles_.remove(tile)) return true;
    laid_.push_back(tile);
    const bool on = (!arc.accepts() || laid_.size() < least_ || visit_(laid_)) && go(arc.child());
    laid_.pop_back();
    tiles_.add(tile);
    return on;
  }

  const WordGraph& graph_;
  TileCounts tiles_;
  std::size_t least_;
  const std::function<bool(std::span<const Tile>)>& visit_;
  std::vector<Tile> laid_;
};

/// The words below a node that fit. Walks all places of the pattern that the letters so far may have reached
/// at once, so that no word is met twice.
class PatternWalk {
 public:
  PatternWalk(const WordGraph& graph, std::span<const PatternPart> pattern,
              const std::function<bool(std::span<const Letter>)>& visit)
      : graph_(graph), pattern_(pattern), visit_(visit), reached_(width()) {
    reached_[0] = 1;
    skip(0);
  }

  void run() { go(graph_.dawgRoot); }

 private:
  /// False once somebody has had enough.
  bool go(std::uint32_t first) {
    if (first == 0) return true;
    for (const Arc* arc = &graph_.arcs[first];; ++arc) {
      if (step(Letter(arc->letter()))) {
        word_.push_back(Letter(arc->letter()));
        const bool whole = arc->accepts() && reached_[word_.size() * width() + pattern_.size()] != 0;
        const bool on = (!whole || visit_(word_)) && go(arc->child());
        word_.pop_back();
        if (!on) return false;
      }
      if (arc->last()) return true;
    }
  }

  /// Fills the row behind the present one; whether any place is reached there.
  bool step(Letter letter) {
    const std::size_t now = word_.size() * width();
    const std::size_t next = now + width();
    if (reached_.size() < next + width()) reached_.resize(next + width());
    std::fill_n(reached_.begin() + static_cast<std::ptrdiff_t>(next), width(), std::uint8_t{0});
    bool any = false;
    for (std::size_t at = 0; at < pattern_.size(); ++at) {
      if (reached_[now + at] == 0) continue;
      const PatternPart& part = pattern_[at];
      if (part.kind == Kind::anyMany) {
        reached_[next + at] = 1;
        any = true;
      } else if (part.kind == Kind::any || part.letter == letter) {
        reached_[next + at + 1] = 1;
        any = true;
      }
    }
    skip(next);
    return any;
  }

  /// Parts that may be nothing let the place behind them be reached, too.
  void skip(std::size_t row) {
    for (std::size_t at = 0; at < pattern_.size(); ++at) {
      if (reached_[row + at] != 0 && pattern_[at].kind == Kind::anyMany) reached_[row + at + 1] = 1;
    }
  }

  [[nodiscard]] std::size_t width() const { return pattern_.size() + 1; }

  const WordGraph& graph_;
  std::span<const PatternPart> pattern_;
  const std::function<bool(std::span<const Letter>)>& visit_;
  std::vector<Letter> word_;
  std::vector<std::uint8_t> reached_;  ///< a row for each letter of the word, and one before them
};

/// The same pattern without parts that change nothing; empty where no word is long enough for it.
std::vector<PatternPart> shortened(std::span<const PatternPart> pattern) {
  std::vector<PatternPart> parts;
  int letters = 0;
  for (const PatternPart& part : pattern) {
    const bool many = part.kind == Kind::anyMany;
    if (!many && ++letters > WordKey::kMaxLength) return {};
    if (!many || parts.empty() || parts.back().kind != Kind::anyMany) parts.push_back(part);
  }
  return parts;
}

/// The arcs of the DAWG behind `word`, 0 where nothing follows.
std::uint32_t behind(const WordGraph& graph, std::uint32_t node, std::span<const Letter> word) {
  for (const Letter letter : word) {
    const Arc* arc = graph.find(node, letter.index());
    if (arc == nullptr) return 0;
    node = arc->child();
  }
  return node;
}

template <class Visit>
void forEachArc(const WordGraph& graph, std::uint32_t first, Visit visit) {
  if (first == 0) return;
  for (const Arc* arc = &graph.arcs[first];; ++arc) {
    visit(*arc);
    if (arc->last()) return;
  }
}

}  // namespace

Hooks hooksOf(const WordGraph& graph, std::span<const Letter> word) {
  Hooks hooks;
  if (word.empty()) return hooks;
  forEachArc(graph, behind(graph, graph.dawgRoot, word), [&](const Arc& arc) {
    if (arc.accepts()) hooks.back.push_back(Letter(arc.letter()));
  });
  std::vector<Letter> longer{Letter(1)};
  longer.insert(longer.end(), word.begin(), word.end());
  forEachArc(graph, graph.dawgRoot, [&](const Arc& arc) {
    longer.front() = Letter(arc.letter());
    if (graph.contains(longer)) hooks.front.push_back(longer.front());
  });
  return hooks;
}

void forEachWordOf(const WordGraph& graph, const TileCounts& tiles, int least,
                   const std::function<bool(std::span<const Tile>)>& visit) {
  TilesWalk(graph, tiles, least, visit).go(graph.dawgRoot);
}

void forEachWordLike(const WordGraph& graph, std::span<const PatternPart> pattern,
                     const std::function<bool(std::span<const Letter>)>& visit) {
  const std::vector<PatternPart> parts = shortened(pattern);
  if (!parts.empty()) PatternWalk(graph, parts, visit).run();
}

}  // namespace rozbor::engine
