#include <utility>

#include "rozbor/render/document.h"

namespace rozbor::reports {

Document forPaper(Document document, const Wording& wording) {
  std::vector<Block> answers;
  std::vector<Block> rest;
  for (Block& block : document.blocks) {
    auto* const answer = std::get_if<AnswerBlock>(&block);
    if (answer == nullptr) {
      rest.push_back(std::move(block));
      continue;
    }
    answers.emplace_back(HeadingBlock{2, answer->title, true});
    for (std::string& sentence : answer->sentences)
      answers.emplace_back(ParagraphBlock{std::move(sentence)});
    if (!answer->boards.empty()) answers.emplace_back(BoardsBlock{std::move(answer->boards)});
  }
  if (!answers.empty()) {
    rest.emplace_back(PageBreakBlock{});
    rest.emplace_back(HeadingBlock{1, wording.text("Answers")});
    for (Block& block : answers)
      rest.push_back(std::move(block));
  }
  document.blocks = std::move(rest);
  return document;
}

}  // namespace rozbor::reports
