#include "rozbor/app/library/game_site.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>

#include "rozbor/app/library/file_names.h"
#include "rozbor/app/library/library_view.h"
#include "rozbor/parser/folded.h"
#include "text_hash.h"

namespace rozbor::app {
namespace {

using reports::GameRow;

/// Words in small letters without accents, joined by a minus: "Otto O'Brien" is "otto-o-brien".
std::string plainName(std::string_view text) {
  std::string name;
  for (const char each : parser::folded(text)) {
    const bool kept = (each >= 'a' && each <= 'z') || (each >= '0' && each <= '9') ||
                      (static_cast<unsigned char>(each) & 0x80U) != 0;
    if (kept)
      name += each;
    else if (!name.empty() && name.back() != '-')
      name += '-';
  }
  return name.ends_with('-') ? name.substr(0, name.size() - 1) : name;
}

std::string pageName(const GameRow& game) {
  std::string name;
  for (const std::string& part : {game.playedOn, game.round, game.seats[0].name, game.seats[1].name}) {
    const std::string plain = plainName(part);
    if (!plain.empty()) name += (name.empty() ? "" : "-") + plain;
  }
  return name;
}

/// Of either player.
bool passes(const reports::StatisticsFilter& filter, const GameRow& game) {
  return filter.accepts({game, 0, {}}) || filter.accepts({game, 1, {}});
}

}  // namespace

game::Result<std::vector<SitePage>> sitePages(reports::Library& library, const StatisticsRequest& request) {
  const auto filter = filterOf(request, library);
  if (!filter) return filter.error();
  std::optional<reports::Id> person;
  if (!request.player.empty()) {
    const auto known = library.person(request.player);
    if (!known) return known.error();
    person = *known;
  }
  // Every game of the library has its name, whichever are asked for, so that it keeps it.
  FileNames names;
  std::map<reports::Id, std::string> files;
  const auto takeName = [&](const GameRow& game) {
    files[game.id] = names.take(pageName(game), "html");
    return true;
  };
  if (const auto error = library.eachGameRow({}, reports::GameOrder::byId, takeName)) return *error;
  std::vector<SitePage> pages;
  const auto takePage = [&](const GameRow& game) {
    if (passes(*filter, game)) pages.push_back({game, files[game.id]});
    return true;
  };
  if (const auto error = library.eachGameRow(person, reports::GameOrder::asPlayed, takePage)) return *error;
  return pages;
}

SiteReviewer::SiteReviewer(const lexica::DataPaths& paths, ReviewOptions options)
    : reviewer_(paths), kept_(paths.reviews()), asked_(std::move(options)) {}

std::optional<game::Error> SiteReviewer::open(reports::Library& library, const GameRow& game) {
  const auto source = sourceOf(library, game);
  if (!source) return source.error();
  auto text = source->text ? game::Result<std::string>(*source->text) : bytesOf(source->path);
  if (!text) return text.error();
  text_ = *std::move(text);
  options_ = asked_;
  options_.language = game.language;
  if (game.analysis) {
    options_.preset = std::max(asked_.preset, game.analysis->preset);
    options_.seed = game.analysis->seed;
    if (asked_.lexicon.empty()) options_.lexicon = reports::lexiconOf(game);
  }
  auto record = reviewer_.open(*source, options_.language, asked_.lexicon);
  if (!record) return record.error();
  record_ = *std::move(record);
  auto grounds = reviewer_.groundsOf(*record_, options_);
  if (!grounds && options_.lexicon != asked_.lexicon) {  // the analysis had one that is not here
    options_.lexicon = asked_.lexicon;
    grounds = reviewer_.groundsOf(*record_, options_);
  }
  if (!grounds) return grounds.error();
  grounds_ = *std::move(grounds);
  return std::nullopt;
}

std::string SiteReviewer::mark(std::string_view more) const {
  const std::string all = fmt::format("{}\n{}\n{}\n{}", grounds_, text_, record_->file.path.string(), more);
  const std::uint64_t first = hashOf(all);
  return fmt::format("{:016x}{:016x}", first, hashOf(all, first));
}

ReviewOutcome SiteReviewer::review(const reports::Progress& progress) {
  if (auto found = kept_.find(grounds_)) {
    if (auto review = reviewer_.reviewFound(*record_, options_, *std::move(found)))
      return {std::move(review), std::nullopt, record_->diagnostics};
  }
  ReviewOutcome outcome = reviewer_.review(*record_, options_, progress);
  if (outcome.review && !outcome.review->interrupted && options_.preset != reports::Preset::quick)
    kept_.keep(grounds_, reports::foundGradesOf(*outcome.review));
  return outcome;
}

}  // namespace rozbor::app
