#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "rozbor/render/document.h"
#include "rozbor/render/phrase.h"
#include "story.h"
#include "words.h"

namespace rozbor::reports {
namespace {

/// The review with what its blocks are put into.
struct Writer {
  const GameReview& review;
  const Wording& wording;
  std::vector<Block> blocks{};

  void add(Block block) { blocks.push_back(std::move(block)); }
  void heading(int level, std::string text, bool together = false) {
    add(HeadingBlock{level, std::move(text), together});
  }
  void paragraph(std::string text, ParagraphTone tone = ParagraphTone::plain) {
    if (!text.empty()) add(ParagraphBlock{std::move(text), tone});
  }
  void facts(const std::vector<Fact>& facts) {
    FactsBlock block;
    for (const Fact& fact : facts)
      block.facts.emplace_back(fact.label, fact.value);
    if (!facts.empty()) add(std::move(block));
  }
};

std::string joined(const std::vector<std::string>& sentences, const char* between = " ") {
  std::string text;
  for (const std::string& sentence : sentences)
    text += (text.empty() ? "" : between) + sentence;
  return text;
}

KeyFigure scoreFigure(const Writer& writer, std::size_t player) {
  const GameReview& review = writer.review;
  const std::vector<int>& scores = review.replay.finalScores;
  KeyFigure figure{playerName(review, player, writer.wording), writer.wording.number(scores[player], 0)};
  figure.emphasised = !review.replay.complete || scores[player] == *std::ranges::max_element(scores);
  if (player >= review.players.size()) return figure;
  if (const auto lost = review.players[player].lostPerTurn()) {
    figure.note = phrase(writer.wording, "{0} points lost per graded turn", writer.wording.number(*lost, 2));
  }
  return figure;
}

void addVerdict(Writer& writer) {
  KeyFiguresBlock scores;
  for (std::size_t player = 0; player < writer.review.replay.finalScores.size(); ++player)
    scores.figures.push_back(scoreFigure(writer, player));
  if (!scores.figures.empty()) writer.add(std::move(scores));
  writer.paragraph(resultSentence(writer.review, writer.wording), ParagraphTone::lead);
  writer.facts(groundsOf(writer.review, writer.wording));
  std::vector<std::string> sentences{methodSentence(writer.review, writer.wording)};
  for (std::string& caveat : caveatsOf(writer.review, writer.wording))
    sentences.push_back(std::move(caveat));
  writer.paragraph(joined(sentences, "\n"), ParagraphTone::aside);
}

std::string playedWords(const Writer& writer, const Decision& decision) {
  const replay::Turn& turn = writer.review.replay.turns[decision.turn];
  const std::string words = turnWords(writer.review, decision.turn, writer.wording);
  return turn.kind == parser::EventKind::placement && turn.move
             ? phrase(writer.wording, "{0} for {1}", words, turn.scoreComputed)
             : words;
}

/// The board with what was played, and beside it with what would have been better.
BoardsBlock boardsOf(const Writer& writer, const Decision& decision) {
  const GameReview& review = writer.review;
  const replay::Turn& turn = review.replay.turns[decision.turn];
  BoardFigure played{review.language, decision.position.board};
  played.move = turn.move;
  played.rack = turn.rack;
  played.caption = phrase(writer.wording, "Played: {0}", playedWords(writer, decision));
  BoardsBlock block{{std::move(played)}};
  const bool better = decision.isGraded() && decision.equityLoss() > engine::Equity();
  if (!better || !decision.best().move.isPlacement()) return block;
  BoardFigure best{review.language, decision.position.board};
  best.move = decision.best().move;
  best.laid = LaidTiles::better;
  best.rack = turn.rack;
  best.caption =
      phrase(writer.wording, "Best: {0}",
             playWords(decision.best(), decision.position.board, *review.language, writer.wording));
  block.boards.push_back(std::move(best));
  return block;
}

void addMoments(Writer& writer) {
  if (writer.review.keyMoments.empty()) return;
  writer.heading(1, writer.wording.text("Moments to remember"));
  for (const KeyMoment& moment : writer.review.keyMoments) {
    const Story story = storyOf(writer.review, moment, writer.wording);
    writer.heading(2, story.title, true);
    writer.paragraph(joined(story.sentences));
    writer.facts(story.facts);
    writer.add(boardsOf(writer, writer.review.decisions[moment.decision]));
  }
}

void addCharts(Writer& writer, std::vector<Picture> pictures) {
  std::erase_if(pictures, [](const Picture& picture) { return picture.empty(); });
  if (pictures.empty()) return;
  writer.heading(1, writer.wording.text("The course of the game"));
  writer.add(ChartsBlock{std::move(pictures)});
}

TableBlock rowsTable(const Writer& writer, const std::vector<SummaryRow>& rows) {
  TableBlock table{{}, {{}}, {}};
  for (std::size_t player = 0; player < writer.review.players.size(); ++player)
    table.columns.push_back({playerName(writer.review, player, writer.wording), true});
  for (const SummaryRow& row : rows) {
    TableRow& line = table.rows.emplace_back(TableRow{{row.label}, {}, row.headline});
    line.cells.insert(line.cells.end(), row.cells.begin(), row.cells.end());
  }
  return table;
}

void addNumbers(Writer& writer) {
  if (writer.review.players.empty()) return;
  writer.heading(1, writer.wording.text("The game in numbers"), true);
  writer.add(rowsTable(writer, summaryRows(writer.review, writer.wording)));
  const std::vector<SummaryRow> ledger = ledgerRows(writer.review, writer.wording);
  if (ledger.empty()) return;
  writer.heading(1, writer.wording.text("Where the result came from, in points"), true);
  writer.add(rowsTable(writer, ledger));
  writer.paragraph(ledgerSentence(writer.wording), ParagraphTone::soft);
}

/// Bars as high as the band is heavy, so that it is seen without colour.
std::string verdictCell(const Decision& decision, const Wording& wording) {
  constexpr std::array kBars{"", "▂ ", "▂▄ ", "▂▄▆ ", "▂▄▆█ "};
  if (!decision.isGraded() && !decision.imputed()) return wording.text("not graded");
  return kBars[static_cast<std::size_t>(decision.band)] + verdictWord(decision, wording);
}

TableRow turnRow(const Writer& writer, std::size_t index) {
  const GameReview& review = writer.review;
  const Wording& wording = writer.wording;
  const replay::Turn& turn = review.replay.turns[index];
  TableRow row{{std::to_string(turnNumber(index)), playerName(review, turn.player, wording),
                rackWords(turn, *review.language), turnWords(review, index, wording),
                (turn.scoreComputed > 0 ? "+" : "") + wording.number(turn.scoreComputed, 0),
                wording.number(turn.totalComputed, 0)}};
  const Decision* decision = decisionOn(review, index);
  if (decision == nullptr) {
    row.cells.insert(row.cells.end(), {"", ""});
    return row;
  }
  row.cells.insert(row.cells.end(), {lostText(*decision, wording), verdictCell(*decision, wording)});
  row.below = joined(remarksOn(review, *decision, wording), " · ");
  return row;
}

void addTurns(Writer& writer) {
  if (writer.review.replay.turns.empty()) return;
  const Wording& wording = writer.wording;
  writer.heading(1, wording.text("Turn by turn"));
  TableBlock table{{},
                   {{"#", true},
                    {wording.text("Player")},
                    {wording.text("Rack")},
                    {wording.text("Play")},
                    {wording.text("Points"), true},
                    {wording.text("Total"), true},
                    {wording.text("Lost"), true},
                    {}},
                   {}};
  for (std::size_t turn = 0; turn < writer.review.replay.turns.size(); ++turn)
    table.rows.push_back(turnRow(writer, turn));
  writer.add(std::move(table));
}

void addLastBoard(Writer& writer) {
  if (writer.review.replay.turns.empty()) return;
  const std::string caption = writer.review.replay.complete
                                  ? writer.wording.text("The board at the end")
                                  : writer.wording.text("The board where the record ends");
  writer.heading(1, caption, true);
  BoardFigure figure{writer.review.language, writer.review.replay.finalPosition.board};
  writer.add(BoardsBlock{{std::move(figure)}});
}

void addRemarks(Writer& writer) {
  if (writer.review.diagnostics.empty()) return;
  writer.heading(1, writer.wording.text("Remarks on the record"));
  ListBlock list;
  for (const parser::Diagnostic& diagnostic : writer.review.diagnostics) {
    list.items.push_back(fmt::format("{}: {} [{}] {}", severityWord(diagnostic.severity, writer.wording),
                                     diagnostic.message, diagnostic.code, diagnostic.recovery));
  }
  writer.add(std::move(list));
}

void addSources(Writer& writer) {
  const engine::LexiconInfo& lexicon = writer.review.lexicon;
  writer.paragraph(fmt::format("Rozbor {} · {} {:016x}{}{}", ROZBOR_VERSION, lexicon.name, lexicon.checksum,
                               lexicon.source.empty() ? "" : " · ", lexicon.source),
                   ParagraphTone::soft);
}

std::string titleOf(const GameReview& review, const Wording& wording) {
  std::string title;
  for (std::size_t player = 0; player < review.replay.players.size(); ++player)
    title += (title.empty() ? "" : " – ") + playerName(review, player, wording);
  return title.empty() ? review.file : title;
}

}  // namespace

TableBlock tableBlock(const ChartTable& table) {
  TableBlock block{table.caption, {}, {}};
  for (const std::string& heading : table.headings)
    block.columns.push_back({heading, !block.columns.empty()});
  for (const std::vector<std::string>& row : table.rows)
    block.rows.push_back({row});
  return block;
}

Document reviewDocument(const GameReview& review, const Wording& wording, std::vector<Picture> pictures) {
  Writer writer{review, wording};
  addVerdict(writer);
  addMoments(writer);
  addCharts(writer, std::move(pictures));
  addLastBoard(writer);
  addNumbers(writer);
  addTurns(writer);
  addRemarks(writer);
  addSources(writer);
  const std::string both = review.title.empty() || review.file.empty() ? "" : " · ";
  return {titleOf(review, wording), review.title + both + review.file, std::move(writer.blocks)};
}

}  // namespace rozbor::reports
