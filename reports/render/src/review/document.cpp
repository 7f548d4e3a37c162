#include "rozbor/render/document.h"

#include <filesystem>

#include "parts.h"
#include "rozbor/render/phrase.h"
#include "words/joined.h"
#include "words/words.h"

namespace rozbor::reports {
namespace {

/// What the blocks are put into.
struct Writer {
  const Wording& wording;
  std::vector<Block> blocks{};

  void heading(const char* text, bool together = false) {
    blocks.emplace_back(HeadingBlock{1, wording.text(text), together});
  }
};

void addMoments(Writer& writer, std::vector<MomentBlock> moments) {
  if (moments.empty()) return;
  writer.heading(marked("Moments to remember"));
  for (MomentBlock& moment : moments)
    writer.blocks.emplace_back(std::move(moment));
}

void addCharts(Writer& writer, std::vector<Picture> pictures) {
  std::erase_if(pictures, [](const Picture& picture) { return picture.empty(); });
  if (pictures.empty()) return;
  writer.heading(marked("The course of the game"));
  writer.blocks.emplace_back(ChartsBlock{std::move(pictures)});
}

void addNumbers(Writer& writer, const GameReview& review) {
  if (review.players.empty()) return;
  writer.heading(marked("The game in numbers"), true);
  writer.blocks.emplace_back(parts::numbers(review, writer.wording));
  TableBlock ledger = parts::ledger(review, writer.wording);
  if (ledger.rows.empty()) return;
  writer.heading(marked("Where the result came from"), true);
  writer.blocks.emplace_back(std::move(ledger));
  writer.blocks.emplace_back(ParagraphBlock{ledgerSentence(writer.wording), ParagraphTone::soft});
}

void addTurns(Writer& writer, const GameReview& review) {
  if (review.replay.turns.empty()) return;
  writer.heading(marked("Turn by turn"));
  writer.blocks.emplace_back(parts::turns(review, writer.wording));
  TableBlock times = parts::times(review, writer.wording);
  if (times.rows.empty()) return;
  writer.heading(marked("Time"));
  writer.blocks.emplace_back(std::move(times));
}

void addRecord(Writer& writer, const GameReview& review) {
  if (!review.diagnostics.empty()) {
    writer.heading(marked("Remarks on the record"));
    writer.blocks.emplace_back(parts::remarks(review, writer.wording));
  }
  writer.blocks.emplace_back(parts::sources(review, writer.wording));
}

/// Pages and papers are made to be sent: where the record lies is nobody else's business.
std::string fileName(const GameReview& review) {
  return std::filesystem::path(review.file).filename().string();
}

std::string titleOf(const GameReview& review, const Wording& wording) {
  std::vector<std::string> names;
  for (std::size_t player = 0; player < review.replay.players.size(); ++player)
    names.push_back(playerName(review, player, wording));
  return names.empty() ? fileName(review) : joined(names, " – ");
}

std::string subtitleOf(const GameReview& review) {
  std::vector<std::string> parts;
  for (const std::string& part : {review.title, fileName(review)}) {
    if (!part.empty()) parts.push_back(part);
  }
  return joined(parts, " · ");
}

}  // namespace

Document reviewDocument(const GameReview& review, const Wording& wording, std::vector<Picture> pictures) {
  Writer writer{wording};
  writer.blocks.emplace_back(parts::opening(review, wording));
  addMoments(writer, parts::moments(review, wording));
  addCharts(writer, std::move(pictures));
  addNumbers(writer, review);
  addTurns(writer, review);
  addRecord(writer, review);
  return {titleOf(review, wording), subtitleOf(review), std::move(writer.blocks)};
}

}  // namespace rozbor::reports
