#include "rozbor/render/render.h"
#include "story.h"

namespace rozbor::reports {

std::string commentOn(const GameReview& review, std::size_t decision, const Wording& wording) {
  std::string text;
  for (const std::string& sentence : sentencesOn(review, review.decisions[decision], wording)) {
    if (!text.empty()) text += ' ';
    text += sentence;
  }
  return text;
}

}  // namespace rozbor::reports
