#include "rozbor/engine/move_finder.h"

#include "move_search.h"

namespace rozbor::engine {

class MoveFinder::Work {
 public:
  Work(const game::Language& language, const Lexicon& lexicon)
      : live(language, lexicon), search_(language, lexicon, MoveSearch::Racks::areNew) {}

  LiveBoard live;

  /// For a new position, of which nothing is known but what the board has in common with the last.
  [[nodiscard]] MoveSearch& anew() {
    search_.forgetRack();
    return search_;
  }

 private:
  MoveSearch search_;
};

MoveFinder::MoveFinder(const game::Language& language, const Lexicon& lexicon)
    : work_(std::make_unique<Work>(language, lexicon)) {}

MoveFinder::~MoveFinder() = default;

RatedPlay MoveFinder::best(const game::Position& position, const Leaves& leaves) {
  return work_->anew().best(work_->live, position, leaves);
}

std::vector<RatedPlay> MoveFinder::top(const game::Position& position, const Leaves& leaves,
                                       std::size_t limit) {
  return work_->anew().top(work_->live, position, leaves, limit);
}

std::vector<RatedPlay> MoveFinder::all(const game::Position& position, const Leaves& leaves) {
  return work_->anew().all(work_->live, position, leaves);
}

bool MoveFinder::canLay(const game::Position& position, int tiles) {
  return work_->anew().canLay(work_->live, position, tiles);
}

}  // namespace rozbor::engine
