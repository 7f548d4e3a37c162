#include <fmt/format.h>

#include "parts.h"
#include "rozbor/render/diagnostic_words.h"
#include "rozbor/render/phrase.h"
#include "words/words.h"

namespace rozbor::reports::parts {
namespace {

Remark remarkOf(const GameReview& review, const parser::Diagnostic& diagnostic, const Wording& wording) {
  const auto& where = diagnostic.where;
  Remark remark;
  remark.severity = diagnostic.severity;
  remark.severityWord = severityWord(diagnostic.severity, wording);
  if (where.line != 0) remark.place = phrase(wording, "line {0}, column {1}", where.line, where.column);
  remark.address = fmt::format("{}:{}:{}", review.file, where.line, where.column);
  remark.code = diagnostic.code;
  remark.message = wording.text(diagnostic.message);
  remark.recovery = wording.text(diagnostic.recovery);
  return remark;
}

}  // namespace

RemarksBlock remarks(const GameReview& review, const Wording& wording) {
  RemarksBlock block;
  for (const parser::Diagnostic& diagnostic : review.diagnostics)
    block.remarks.push_back(remarkOf(review, diagnostic, wording));
  return block;
}

SourcesBlock sources(const GameReview& review, const Wording& wording) {
  const engine::LexiconInfo& lexicon = review.lexicon;
  std::vector<Fact> facts{{wording.text("Program"), std::string("Rozbor ") + ROZBOR_VERSION},
                          {wording.text("Lexicon"), lexicon.name},
                          {wording.text("Checksum"), fmt::format("{:016x}", lexicon.checksum)}};
  if (!lexicon.source.empty()) facts.push_back({wording.text("Source of the words"), lexicon.source});
  facts.push_back({wording.text("Leave values"), leavesFact(review, wording)});
  facts.push_back({wording.text("Method"), looksAhead(review)
                                               ? wording.text("simulated games, exact near the end")
                                               : wording.text("static equity")});
  return {std::move(facts)};
}

}  // namespace rozbor::reports::parts
