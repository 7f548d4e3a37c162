#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <memory>
#include <set>
#include <utility>

#include "commands.h"
#include "game_site.h"
#include "library_options.h"
#include "position/position_options.h"
#include "rozbor/app/library/coaching.h"
#include "rozbor/app/review/band_scale.h"
#include "rozbor/charts/charts.h"
#include "rozbor/render/coaching_document.h"
#include "rozbor/render/render_export.h"
#include "statistics_filters.h"
#include "terminal.h"

namespace rozbor::cli {
namespace {

struct Options {
  StatisticsFilterOptions filters;
  std::vector<std::string> files;  ///< games of a site that are in no library
  std::string library;
  std::string html;
  std::string pdf;
  std::string folder;
  std::string site;
  std::string charts;
  std::string title;
  int threads = 1;
  std::string interfaceLanguage;
};

/// The names of the files, in the order of the pictures.
constexpr std::array kChartNames{"scores", "bingos", "losses", "causes", "phases", "distribution", "luck"};
static_assert(kChartNames.size() == charts::kCoachingPictures);

/// Each chart as SVG, as PNG and with its numbers as CSV; those without anything to show are left out.
bool writeCharts(const std::vector<reports::Picture>& pictures, const std::filesystem::path& folder) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  bool written = true;
  for (std::size_t at = 0; at < pictures.size(); ++at) {
    const reports::Picture& picture = pictures[at];
    if (picture.empty()) continue;
    const std::string stem = (folder / kChartNames[at]).string();
    written &= writeFile(stem + ".svg", charts::svgFile(picture));
    written &= writeFile(stem + ".png", charts::png(picture));
    written &= writeFile(stem + ".csv", reports::renderTableCsv(picture.table.headings, picture.table.rows));
  }
  return written;
}

reports::Document documentOf(const reports::CoachingCase& player, const reports::Wording& wording) {
  return coachingDocument(player, wording,
                          charts::coachingPictures(coachingCharts(player, wording), wording));
}

Exit writeOne(const reports::CoachingCase& player, const Options& options, const reports::Wording& wording) {
  const std::vector<reports::Picture> pictures =
      charts::coachingPictures(coachingCharts(player, wording), wording);
  bool written = options.charts.empty() || writeCharts(pictures, options.charts);
  const bool toFiles = !options.html.empty() || !options.pdf.empty();
  if (!toFiles && !options.charts.empty()) return written ? Exit::ok : Exit::data;
  const reports::Document document = coachingDocument(player, wording, pictures);
  if (!toFiles) sayPainted(renderDocumentText(document, {hasColour(stdout), terminalWidth(), true}));
  if (!options.html.empty()) written &= writeFile(options.html, renderDocumentHtml(document, wording));
  if (!options.pdf.empty()) written &= writeFile(options.pdf, charts::pdf(document, wording));
  return written ? Exit::ok : Exit::data;
}

/// The pages of a club as they are made, and who leads to them.
class ClubFolder {
 public:
  ClubFolder(const Options& options, const reports::Wording& wording)
      : options_(options), wording_(wording), folder_(options.folder) {
    std::error_code error;
    std::filesystem::create_directories(folder_, error);
  }

  void add(const reports::CoachingCase& player, const app::PeopleDone& progress) {
    line_.show({}, progress.done, progress.all);
    const std::string name = app::reportFileName(player.person);
    const reports::Document document = documentOf(player, wording_);
    const bool written =
        writeFile((folder_ / (name + ".html")).string(), renderDocumentHtml(document, wording_)) &&
        writeFile((folder_ / (name + ".pdf")).string(), charts::pdf(document, wording_));
    failed_ += written ? 0 : 1;
    club_.players.push_back(entryOf(player, name));
    for (const reports::PlayedGame& game : player.games)
      count(game.game);
  }

  Exit finish() {
    club_.title = options_.title.empty() ? wording_.text("Our players") : options_.title;
    club_.games = games_.size();
    rank(club_.players);
    if (!writeFile((folder_ / "index.html").string(), renderClubHtml(club_, wording_))) return Exit::data;
    return exitFor(failed_, club_.players.size());
  }

 private:
  [[nodiscard]] reports::ClubEntry entryOf(const reports::CoachingCase& player,
                                           const std::string& name) const {
    reports::StatisticsOptions bare = player.options;
    bare.intervals = false;
    const auto work = whatToWorkOn(player);
    return {player.person, figuresOf(player.games, {}, bare), name + ".html", name + ".pdf",
            work.empty() ? std::string() : themeTitle(work.front().cost.theme, wording_)};
  }

  void count(const reports::GameRow& game) {
    games_.insert(game.id);
    if (game.playedOn.empty()) return;
    if (club_.from.empty() || game.playedOn < club_.from) club_.from = game.playedOn;
    club_.to = std::max(club_.to, game.playedOn);
  }

  const Options& options_;
  const reports::Wording& wording_;
  std::filesystem::path folder_;
  reports::Club club_;
  std::set<reports::Id> games_;
  std::size_t failed_ = 0;
  ProgressLine line_{said::words("report")};
};

Exit runReport(const Options& options) {
  endOnInterrupt();
  auto library = openLibrary(options.library);
  if (!library) return Exit::data;
  reports::StatisticsOptions how;
  const lexica::DataPaths paths = lexica::findDataPaths();
  how.bands = app::bandScaleOf(paths);
  const reports::Wording wording = interfaceWording(options.interfaceLanguage);
  charts::ensureApplication();
  std::optional<ClubFolder> club;
  if (!options.folder.empty()) club.emplace(options, wording);
  Exit exit = Exit::ok;
  const auto take = [&](const reports::CoachingCase& player, const app::PeopleDone& progress) {
    if (club) club->add(player, progress);
    if (!club) exit = writeOne(player, options, wording);
    return club.has_value();
  };
  const auto error = eachCoachingCase(*library, options.filters.request, paths, how, take);
  if (error) return failed(*error);
  return club ? club->finish() : exit;
}

Exit runSite(const Options& options) {
  const reports::Wording wording = interfaceWording(options.interfaceLanguage);
  SiteRequest request{options.site, options.title, options.filters.request, {}};
  app::StatisticsRequest& games = request.games;
  if (!games.preset.empty()) request.review.preset = *reports::preset(std::exchange(games.preset, {}));
  request.review.threads = options.threads;
  if (!options.files.empty()) {
    request.review.language = std::exchange(games.language, {});
    request.review.lexicon = std::exchange(games.lexicon, {});
    return writeSiteOf(options.files, request, wording);
  }
  auto library = openLibrary(options.library);
  return library ? writeSite(*library, request, wording) : Exit::data;
}

/// What games have pages of is not what figures are of.
void checkSite(const Options& options) {
  const app::StatisticsRequest& request = options.filters.request;
  if (request.first || !request.phase.empty() || !request.cause.empty())
    throw UsageError("report: --first, --second, --phase and --cause are not for --site");
  if (!options.html.empty() || !options.pdf.empty() || !options.folder.empty() || !options.charts.empty())
    throw UsageError("report: --site stands without --html, --pdf, --folder and --charts");
  if (!request.preset.empty() && !reports::preset(request.preset))
    throw UsageError("there is no preset called \"{0}\"", {request.preset});
}

}  // namespace

void addReport(const Command& program, Run& run) {
  auto options = std::make_shared<Options>();
  const Command command =
      program.subcommand("report", "A coaching report: what a player's games show, what to work on, and how");
  addLibraryOption(command, options->library);
  addStatisticsFilters(command, options->filters, "whose report it is");
  command.option("--html", options->html, "write it as one self-contained page").typeName("FILE");
  command.option("--pdf", options->pdf, "write it for paper").typeName("FILE");
  command.option("--folder", options->folder, "everybody's reports, with a page that leads to them")
      .typeName("FOLDER");
  command
      .option(
          "--site", options->site,
          "a page for every game that passes, and an index by round and by player: plain files for any web "
          "server")
      .typeName("FOLDER");
  command.option("FILE", options->files, "with --site: records that are in no library, instead of its games");
  addThreadsOption(command, options->threads, "with --site: threads that work (default: all processors)");
  command.option("--charts", options->charts, "the charts as SVG and PNG, and their numbers as CSV")
      .typeName("FOLDER");
  command.option("--title", options->title, "of the page that leads to the reports or games")
      .typeName("TEXT");
  addInterfaceOption(command, options->interfaceLanguage);
  command.action([options, &run] {
    options->filters.settle();
    if (options->site.empty() && !options->files.empty())
      throw UsageError("report: records are for --site; take them into the library with import");
    if (!options->site.empty()) {
      checkSite(*options);
      run = [options] { return runSite(*options); };
      return;
    }
    if (options->folder.empty() && options->filters.request.player.empty())
      throw UsageError("report: say whose it is: --player NAME, or everybody's into --folder");
    run = [options] { return runReport(*options); };
  });
}

}  // namespace rozbor::cli
