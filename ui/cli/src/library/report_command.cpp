#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <filesystem>
#include <functional>
#include <memory>
#include <utility>

#include "commands.h"
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
  std::string library;
  std::string html;
  std::string pdf;
  std::string folder;
  std::string charts;
  std::string title;
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
  if (options.html.empty() && options.pdf.empty()) return written ? Exit::ok : Exit::data;
  const reports::Document document = coachingDocument(player, wording, pictures);
  if (!options.html.empty()) written &= writeFile(options.html, renderDocumentHtml(document, wording));
  if (!options.pdf.empty()) written &= writeFile(options.pdf, charts::pdf(document, wording));
  return written ? Exit::ok : Exit::data;
}

/// The pages of a club as they are made, and who leads to them.
class Club {
 public:
  Club(const Options& options, const reports::Wording& wording)
      : options_(options), wording_(wording), folder_(options.folder) {
    std::error_code error;
    std::filesystem::create_directories(folder_, error);
  }

  void add(const reports::CoachingCase& player, const app::PeopleDone& progress) {
    line_.show("", progress.done, progress.all);
    const std::string name = app::reportFileName(player.person);
    const reports::Document document = documentOf(player, wording_);
    const bool written =
        writeFile((folder_ / (name + ".html")).string(), renderDocumentHtml(document, wording_)) &&
        writeFile((folder_ / (name + ".pdf")).string(), charts::pdf(document, wording_));
    failed_ += written ? 0 : 1;
    entries_.emplace_back(player.games.size(), entryOf(player, name));
  }

  /// Who played most stands first.
  Exit finish() {
    std::ranges::stable_sort(entries_, std::ranges::greater(), [](const auto& each) { return each.first; });
    std::vector<reports::ClubEntry> players;
    for (auto& [games, entry] : entries_)
      players.push_back(std::move(entry));
    const std::string title = options_.title.empty() ? wording_.text("Our players") : options_.title;
    if (!writeFile((folder_ / "index.html").string(), renderClubHtml(title, players, wording_)))
      return Exit::data;
    return exitFor(failed_, players.size());
  }

 private:
  [[nodiscard]] reports::ClubEntry entryOf(const reports::CoachingCase& player,
                                           const std::string& name) const {
    reports::StatisticsOptions bare = player.options;
    bare.intervals = false;
    const auto work = whatToWorkOn(player);
    return {player.person, figuresOf(player.games, {}, bare), name + ".html",
            work.empty() ? std::string() : causeTitle(work.front().effect.cause, wording_)};
  }

  const Options& options_;
  const reports::Wording& wording_;
  std::filesystem::path folder_;
  std::vector<std::pair<std::size_t, reports::ClubEntry>> entries_;
  std::size_t failed_ = 0;
  ProgressLine line_{"report"};
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
  std::optional<Club> club;
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

}  // namespace

void addReport(CLI::App& program, Run& run) {
  auto options = std::make_shared<Options>();
  CLI::App* command = program.add_subcommand(
      "report", "A coaching report: what a player's games show, what to work on, and how");
  addLibraryOption(*command, options->library);
  addStatisticsFilters(*command, options->filters, "whose report it is");
  command->add_option("--html", options->html, "write it as one self-contained page")->type_name("FILE");
  command->add_option("--pdf", options->pdf, "write it for paper")->type_name("FILE");
  command->add_option("--folder", options->folder, "everybody's reports, with a page that leads to them")
      ->type_name("FOLDER");
  command->add_option("--charts", options->charts, "the charts as SVG and PNG, and their numbers as CSV")
      ->type_name("FOLDER");
  command->add_option("--title", options->title, "of the page that leads to the reports")->type_name("TEXT");
  addInterfaceOption(*command, options->interfaceLanguage, "the report");
  command->callback([options, &run] {
    options->filters.settle();
    const bool one = !options->html.empty() || !options->pdf.empty() || !options->charts.empty();
    if (!one && options->folder.empty())
      throw CLI::ValidationError("report: say where it goes: --html, --pdf, --charts or --folder");
    if (options->folder.empty() && options->filters.request.player.empty())
      throw CLI::ValidationError("report: say whose it is: --player NAME, or everybody's into --folder");
    run = [options] { return runReport(*options); };
  });
}

}  // namespace rozbor::cli
