#pragma once

#include <QString>

#include "rozbor/app/training/decision_question.h"
#include "rozbor/render/wording.h"

namespace rozbor::desktop {

/// What an answer came to, or why it may not be played, in whole sentences.
[[nodiscard]] QString replyWords(const app::AnswerReply& reply, const game::Board& board,
                                 const game::Language& language, const reports::Wording& wording);

}  // namespace rozbor::desktop
