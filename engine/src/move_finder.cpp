#include "rozbor/engine/move_finder.h"

namespace rozbor::engine {

class MoveFinder::Work {
 public:
  Work(const game::Language& language, const Lexicon& lexicon) : language_(language), lexicon_(lexicon) {}

  [[nodiscard]] std::vector<RatedPlay> top(const game::Position& position, const Leaves& leaves,
                                           std::size_t limit) const {
    return bestPlays(position, {language_, lexicon_, leaves}, limit);
  }

 private:
  const game::Language& language_;
  const Lexicon& lexicon_;
};

MoveFinder::MoveFinder(const game::Language& language, const Lexicon& lexicon)
    : work_(std::make_unique<Work>(language, lexicon)) {}

MoveFinder::~MoveFinder() = default;

RatedPlay MoveFinder::best(const game::Position& position, const Leaves& leaves) {
  return work_->top(position, leaves, 1).front();
}

std::vector<RatedPlay> MoveFinder::top(const game::Position& position, const Leaves& leaves,
                                       std::size_t limit) {
  return work_->top(position, leaves, limit);
}

}  // namespace rozbor::engine
