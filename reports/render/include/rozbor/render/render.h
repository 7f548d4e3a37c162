#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "rozbor/render/charts/chart_values.h"
#include "rozbor/render/document.h"
#include "rozbor/render/wording.h"
#include "rozbor/review/review.h"

namespace rozbor::reports {

/// What there is to say of a decision, by index, in sentences that its numbers support; empty when
/// nothing could better it.
[[nodiscard]] std::string commentOn(const GameReview& review, std::size_t decision, const Wording& wording);

/// The review for a terminal.
[[nodiscard]] std::string renderText(const GameReview& review, const Wording& wording,
                                     const TextOptions& options);

/// Pictures that another layer draws for the page; each may be empty.
struct HtmlPictures {
  Picture gameChart;
  Picture lossChart;
};

/// The review as one self-contained page: no outside file.
[[nodiscard]] std::string renderHtml(const GameReview& review, const Wording& wording,
                                     const HtmlPictures& pictures);

/// The user's record with our notes between marks, so that rendering it again replaces them and
/// `stripAnnotations` takes them out; every other line is as it was.
[[nodiscard]] std::string renderGcg(const GameReview& review, const Wording& wording);
/// Whether the text of a note is one of ours.
[[nodiscard]] bool isAnnotation(std::string_view note);
/// Takes our notes out of a record; the user's own stay.
void stripAnnotations(parser::GameRecord& record);

/// The JSON of docs/json.md, one object without line breaks.
[[nodiscard]] std::string renderReviewJson(const GameReview& review);

/// `generate --json`: the plays of one position with the number of placements there are.
[[nodiscard]] std::string renderPlaysJson(std::size_t placements, std::span<const engine::RatedPlay> plays,
                                          const game::Language& language);

/// `replay --json`: what happened, without grades.
struct ReplayReport {
  std::string file;
  std::string languageId;
  std::string lexicon;  ///< empty: the record names none
  const parser::GameRecord& record;
  const replay::Replay& replay;
  const game::Language& language;
  const std::vector<parser::Diagnostic>& diagnostics;
};
[[nodiscard]] std::string renderReplayJson(const ReplayReport& report);
[[nodiscard]] std::string renderReplayText(const ReplayReport& report, const Wording& wording);

}  // namespace rozbor::reports
