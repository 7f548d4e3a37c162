#include "rozbor/app/entry/word_completions.h"

namespace rozbor::app {
namespace {

using engine::Arc;
using engine::WordGraph;
using game::Letter;

/// Walks the words behind a node, in order, until there are enough.
class Walk {
 public:
  Walk(const WordGraph& graph, const game::Alphabet& alphabet, std::size_t most)
      : graph_(graph), alphabet_(alphabet), most_(most) {}

  void from(std::uint32_t first, const std::string& text) {
    if (first == 0) return;
    for (const Arc* arc = &graph_.arcs[first]; words.size() < most_; ++arc) {
      const std::string longer = text + alphabet_.upper(Letter(arc->letter()));
      if (arc->accepts()) words.push_back(longer);
      from(arc->child(), longer);
      if (arc->last()) return;
    }
  }

  std::vector<std::string> words;

 private:
  const WordGraph& graph_;
  const game::Alphabet& alphabet_;
  std::size_t most_;
};

}  // namespace

std::vector<std::string> wordCompletions(const engine::Lexicon& lexicon, const game::Language& language,
                                         std::string_view letters, std::size_t most) {
  const auto word = language.alphabet.word(letters);
  if (!word || word->empty()) return {};
  const WordGraph& graph = lexicon.graph();
  std::uint32_t node = graph.dawgRoot;
  std::string text;
  Walk walk(graph, language.alphabet, most);
  bool accepts = false;
  for (const Letter letter : *word) {
    const Arc* arc = graph.find(node, letter.index());
    if (arc == nullptr) return {};
    node = arc->child();
    accepts = arc->accepts();
    text += language.alphabet.upper(letter);
  }
  if (accepts) walk.words.push_back(text);
  walk.from(node, text);
  if (walk.words.size() > most) walk.words.resize(most);
  return std::move(walk.words);
}

}  // namespace rozbor::app
