#include <fmt/format.h>

#include "parts.h"
#include "rozbor/render/diagnostic_words.h"
#include "rozbor/render/phrase.h"
#include "words/words.h"

namespace rozbor::reports::parts {
namespace {

Remark remarkOf(const std::string& file, const parser::Diagnostic& diagnostic, const Wording& wording) {
  const auto& where = diagnostic.where;
  Remark remark;
  remark.severity = diagnostic.severity;
  remark.severityWord = severityWord(diagnostic.severity, wording);
  if (where.line != 0) remark.place = phrase(wording, "line {0}, column {1}", where.line, where.column);
  remark.address = fmt::format("{}:{}:{}", file, where.line, where.column);
  remark.code = diagnostic.code;
  remark.message = wording.text(diagnostic.message);
  remark.recovery = wording.text(diagnostic.recovery);
  return remark;
}

}  // namespace

RemarksBlock remarksOn(const std::string& file, const std::vector<parser::Diagnostic>& diagnostics,
                       const Wording& wording) {
  RemarksBlock block;
  for (const parser::Diagnostic& diagnostic : diagnostics)
    block.remarks.push_back(remarkOf(file, diagnostic, wording));
  return block;
}

RemarksBlock remarks(const GameReview& review, const Wording& wording) {
  return remarksOn(review.file, review.diagnostics, wording);
}

SourcesBlock sourcesOf(const engine::LexiconInfo& lexicon, const Wording& wording) {
  std::vector<Fact> facts{{wording.text("Program"), std::string("Rozbor ") + ROZBOR_VERSION},
                          {wording.text("Lexicon"), lexicon.name},
                          {wording.text("Checksum"), fmt::format("{:016x}", lexicon.checksum)}};
  if (!lexicon.source.empty()) facts.push_back({wording.text("Source of the words"), lexicon.source});
  return {std::move(facts)};
}

SourcesBlock sources(const GameReview& review, const Wording& wording) {
  SourcesBlock block = sourcesOf(review.lexicon, wording);
  std::vector<Fact>& facts = block.facts;
  facts.push_back({wording.text("Leave values"), leavesFact(review, wording)});
  facts.push_back({wording.text("Method"), methodFact(review, wording)});
  return block;
}

}  // namespace rozbor::reports::parts
