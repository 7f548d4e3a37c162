#include "loss_text.h"

#include "rozbor/render/phrase.h"

namespace rozbor::cli {
namespace {

std::string headerFieldText(const app::Loss& loss, const reports::Wording& wording) {
  std::string fields;
  if (loss.what.find("round") != std::string::npos) fields = wording.text("round");
  if (loss.what.find("table") != std::string::npos)
    fields += (fields.empty() ? "" : ", ") + wording.text("table");
  return phrase(wording, "of the header, only the title keeps: {0}", fields);
}

}  // namespace

std::string lossText(const app::Loss& loss, const reports::Wording& wording) {
  using enum app::LossKind;
  const long count = loss.count;
  switch (loss.kind) {
    case notes:
      return phrasePlural(wording, "{0} note is lost", "{0} notes are lost", count);
    case racks:
      return phrasePlural(wording, "the rack of {0} turn is lost", "the racks of {0} turns are lost", count);
    case places:
      return phrasePlural(wording, "the place of {0} word is lost", "the places of {0} words are lost",
                          count);
    case points:
      return phrasePlural(wording, "{0} turn has the points of the rules, not those written",
                          "{0} turns have the points of the rules, not those written", count);
    case challengePoints:
      return phrasePlural(wording, "the points of {0} challenge are left in a remark only",
                          "the points of {0} challenges are left in remarks only", count);
    case timePenalties:
      return phrasePlural(wording, "{0} time penalty is left in a remark only",
                          "{0} time penalties are left in remarks only", count);
    case unreadPlays:
      return phrasePlural(wording, "the word of {0} play that could not be understood is lost",
                          "the words of {0} plays that could not be understood are lost", count);
    case trailingTexts:
      return phrasePlural(wording, "the text behind {0} turn is lost", "the texts behind {0} turns are lost",
                          count);
    case nicknames:
      return phrase(wording, "nicknames are lost: {0}", loss.what);
    case pragmas:
      return phrase(wording, "pragmas are lost: {0}", loss.what);
    case unreadableLines:
      return phrasePlural(wording, "{0} unreadable line is lost", "{0} unreadable lines are lost", count);
    case headerFields:
      return headerFieldText(loss, wording);
    case remarks:
      return phrasePlural(wording, "{0} remark is lost", "{0} remarks are lost", count);
    case endTiles:
      return wording.text("the tiles left are lost: the game does not let them settle");
    case result:
      return phrase(wording, "the result {0} is lost: the game as written ends otherwise", loss.what);
    case values:
      return phrase(wording, "values of the online record are lost: {0}", loss.what);
    case rows:
      break;
  }
  return wording.text("in this layout some rows would not be read as they were");
}

}  // namespace rozbor::cli
