#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "rozbor/app/training/answer_grader.h"
#include "rozbor/render/answer.h"
#include "rozbor/review/review.h"

namespace rozbor::app {

/// Whether a player may be asked for a better move: the rack is known in full, the move understood, and there
/// was a choice.
[[nodiscard]] bool isAskable(const reports::Decision& decision);

/// A decision of a review as a question. It must be askable.
[[nodiscard]] Question questionOn(const reports::GameReview& review, const reports::Decision& decision,
                                  std::uint64_t seed = 1);

/// What became of an answer: either of the two.
struct AnswerReply {
  std::optional<reports::AnswerFault> fault;  ///< why it may not be played
  std::optional<AnswerVerdict> verdict;
};

/// Reads an answer as reports::readAnswer does, and grades it. Takes about a second. Errors: those of
/// AnswerGrader::open.
[[nodiscard]] game::Result<AnswerReply> answerTo(AnswerGrader& grader, const Question& question,
                                                 std::string_view text);

}  // namespace rozbor::app
