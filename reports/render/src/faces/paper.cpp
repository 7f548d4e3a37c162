#include <algorithm>
#include <array>
#include <optional>
#include <type_traits>
#include <utility>

#include "rozbor/render/document/faces.h"
#include "words/joined.h"

namespace rozbor::reports {
namespace {

KeyFiguresBlock scoresOf(const OpeningBlock& opening) {
  const bool decided = std::ranges::any_of(opening.sides, &OpeningSide::won);
  KeyFiguresBlock scores;
  for (const OpeningSide& side : opening.sides)
    scores.figures.push_back({side.player.name, side.points, side.note, side.won || !decided});
  return scores;
}

/// Bars as high as the band is heavy, so that it is seen without colour.
std::string verdictCell(const TurnVerdict& verdict) {
  constexpr std::array kBars{"", "▂ ", "▂▄ ", "▂▄▆ ", "▂▄▆█ "};
  if (verdict.basis == VerdictBasis::nothing) return verdict.word;
  return kBars[static_cast<std::size_t>(verdict.band)] + verdict.word;
}

TableRow rowOf(TurnRow& turn, bool hasWins) {
  TableRow row{{std::move(turn.number), std::move(turn.player.name), std::move(turn.rackWords),
                std::move(turn.play), std::move(turn.points), std::move(turn.total),
                turn.verdict ? turn.verdict->lost : ""}};
  if (hasWins) row.cells.push_back(turn.verdict ? turn.verdict->winsLost : "");
  row.cells.push_back(turn.verdict ? verdictCell(*turn.verdict) : "");
  row.below = joined(turn.remarks, " · ");
  return row;
}

TableBlock tableOf(TurnsBlock turns) {
  const TurnColumns& columns = turns.columns;
  TableBlock table{{},
                   {{"#", true},
                    {columns.player},
                    {columns.rack},
                    {columns.play},
                    {columns.points, true},
                    {columns.total, true},
                    {columns.lost, true}},
                   {}};
  const bool hasWins = !columns.winsLost.empty();
  if (hasWins) table.columns.push_back({columns.winsLost, true});
  table.columns.emplace_back();
  for (TurnRow& turn : turns.rows)
    table.rows.push_back(rowOf(turn, hasWins));
  return table;
}

ListBlock listOf(const RemarksBlock& block) {
  ListBlock list;
  for (const Remark& remark : block.remarks) {
    list.items.push_back(remark.severityWord + ": " + remark.message + " [" + remark.code + "] " +
                         remark.recovery);
  }
  return list;
}

/// All in one line, as a book has its imprint.
ParagraphBlock imprintOf(const SourcesBlock& sources) {
  std::vector<std::string> facts;
  for (const Fact& fact : sources.facts)
    facts.push_back(fact.label + " " + fact.value);
  return {joined(facts, " · "), ParagraphTone::soft};
}

/// Takes a document block by block.
class Printer {
 public:
  std::vector<PaperBlock> blocks;

  /// What is plain already stays as it is.
  template <class Kind>
  void add(Kind block) {
    blocks.emplace_back(std::move(block));
    if (std::is_same_v<Kind, ChartsBlock>) boardAt_ = blocks.size();
  }

  void add(OpeningBlock opening) {
    if (!opening.sides.empty()) add(scoresOf(opening));
    add(ParagraphBlock{std::move(opening.verdict), ParagraphTone::lead});
    if (!opening.story.empty()) add(ParagraphBlock{paragraphOf(opening.story)});
    if (!opening.grounds.empty()) add(FactsBlock{std::move(opening.grounds)});
    if (!opening.caveats.empty()) add(ParagraphBlock{joined(opening.caveats, "\n"), ParagraphTone::aside});
    board_ = std::move(opening.board);
    boardAt_ = blocks.size();
  }

  void add(MomentBlock moment) {
    add(HeadingBlock{2, std::move(moment.title), true});
    add(ParagraphBlock{joined(moment.sentences)});
    if (!moment.facts.empty()) add(FactsBlock{std::move(moment.facts)});
    add(BoardsBlock{std::move(moment.boards)});
  }

  void add(TurnsBlock turns) { add(tableOf(std::move(turns))); }
  void add(const RemarksBlock& remarks) { add(listOf(remarks)); }
  void add(const SourcesBlock& sources) { add(imprintOf(sources)); }

  void add(AnswerBlock answer) { answers_.push_back(std::move(answer)); }

  /// What had to wait for all others.
  void finish(const Wording& wording) {
    addBoard();
    if (answers_.empty()) return;
    add(PageBreakBlock{});
    add(HeadingBlock{1, wording.text("Answers")});
    for (AnswerBlock& answer : answers_)
      addAnswer(std::move(answer));
  }

 private:
  /// The board at the end has no room beside the result; it stands by the course of the game.
  void addBoard() {
    if (!board_) return;
    HeadingBlock heading{1, std::exchange(board_->caption, {}), true};
    const auto at = blocks.begin() + static_cast<std::ptrdiff_t>(boardAt_);
    blocks.insert(blocks.insert(at, BoardsBlock{{std::move(*board_)}}), std::move(heading));
  }

  void addAnswer(AnswerBlock answer) {
    add(HeadingBlock{2, std::move(answer.title), true});
    for (std::string& sentence : answer.sentences)
      add(ParagraphBlock{std::move(sentence)});
    if (!answer.boards.empty()) add(BoardsBlock{std::move(answer.boards)});
  }

  std::optional<BoardFigure> board_;
  std::size_t boardAt_ = 0;
  std::vector<AnswerBlock> answers_;
};

}  // namespace

Paper forPaper(Document document, const Wording& wording) {
  Printer printer;
  for (Block& block : document.blocks)
    std::visit([&](auto& kind) { printer.add(std::move(kind)); }, block);
  printer.finish(wording);
  return {std::move(document.title), std::move(document.subtitle), std::move(printer.blocks)};
}

}  // namespace rozbor::reports
