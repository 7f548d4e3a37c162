#include "joined.h"
#include "rozbor/render/render.h"
#include "story.h"

namespace rozbor::reports {

std::string commentOn(const GameReview& review, std::size_t decision, const Wording& wording) {
  return joined(sentencesOn(review, review.decisions[decision], wording));
}

}  // namespace rozbor::reports
