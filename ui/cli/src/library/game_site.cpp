#include "game_site.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "library_options.h"
#include "rozbor/app/library/coaching.h"
#include "rozbor/app/library/game_site.h"
#include "rozbor/app/library/importer.h"
#include "rozbor/charts/charts.h"
#include "rozbor/lexica/data_paths.h"
#include "rozbor/render/document.h"
#include "rozbor/render/phrase.h"
#include "rozbor/render/site_document.h"
#include "terminal.h"

namespace rozbor::cli {
namespace {

namespace fs = std::filesystem;

/// The mark of a page that is there; nothing where there is no file, "" where it is none of ours.
std::optional<std::string> markOn(const fs::path& path) {
  std::error_code error;
  if (!fs::exists(fs::symlink_status(path, error))) return std::nullopt;
  constexpr std::size_t kHead = 4096;
  std::string head(kHead, '\0');
  std::ifstream file(path, std::ios::binary);
  file.read(head.data(), kHead);
  head.resize(static_cast<std::size_t>(file.gcount()));
  return reports::siteMark(head);
}

/// False, with a complaint, where a file is somebody else's.
bool mayWrite(const fs::path& path) {
  const auto there = markOn(path);
  if (there && there->empty()) {
    complain(
        {"report.foreign-file", said::words("this file was not made by report --site; it stays as it is")},
        path.string());
    return false;
  }
  return true;
}

bool writePage(const fs::path& path, const std::string& page) {
  return mayWrite(path) && writeFile(path.string(), page);
}

class GameSite {
 public:
  GameSite(const SiteRequest& request, const reports::Wording& wording)
      : request_(request),
        wording_(wording),
        folder_(request.folder),
        reviewer_(lexica::findDataPaths(), request.review) {}

  Exit write(reports::Library& library) {
    const auto pages = sitePages(library, request_.games);
    if (!pages) return cli::failed(pages.error());
    if (!mayWrite(folder_ / "index.html")) return Exit::data;
    std::error_code error;
    fs::create_directories(folder_ / reports::kSiteGames, error);
    {
      ProgressLine line(said::words("report"));
      for (std::size_t at = 0; at < pages->size() && !interrupted(); ++at) {
        line.show({}, at, pages->size());
        count(make(library, (*pages)[at]));
      }
    }
    if (!writeIndex(library, *pages)) return Exit::data;
    summarize();
    return interrupted() ? Exit::interrupted : exitFor(failed_, pages->size());
  }

 private:
  enum class Made : std::uint8_t { written, unchanged, failed, interrupted };

  [[nodiscard]] fs::path pathOf(const app::SitePage& page) const {
    return folder_ / reports::kSiteGames / page.file;
  }

  Made make(reports::Library& library, const app::SitePage& page) {
    if (const auto error = reviewer_.open(library, page.game)) {
      complain(*error, page.game.path);
      return Made::failed;
    }
    const std::string mark = reviewer_.mark(wording_.code());
    if (markOn(pathOf(page)) == mark) return Made::unchanged;
    const auto outcome = reviewer_.review([](std::size_t, std::size_t) { return !interrupted(); });
    if (interrupted()) return Made::interrupted;
    if (!outcome.review) {
      complain(*outcome.error, page.game.path);
      return Made::failed;
    }
    const reports::GameReview& review = *outcome.review;
    const reports::Document document = reports::reviewDocument(
        review, wording_, {charts::gameChart(review, wording_), charts::lossChart(review, wording_)});
    const std::string html = renderDocumentHtml(document, wording_, {mark, "../index.html"});
    return writePage(pathOf(page), html) ? Made::written : Made::failed;
  }

  void count(Made made) {
    written_ += made == Made::written ? 1 : 0;
    unchanged_ += made == Made::unchanged ? 1 : 0;
    failed_ += made == Made::failed ? 1 : 0;
  }

  /// Leads to what is there: after an interruption to the pages made so far.
  bool writeIndex(reports::Library& library, const std::vector<app::SitePage>& pages) {
    reports::Site site;
    site.title = request_.title.empty() ? wording_.text("Our games") : request_.title;
    for (const app::SitePage& page : pages) {
      const auto mark = markOn(pathOf(page));
      site.games.push_back({page.game, mark && !mark->empty() ? page.file : ""});
    }
    addReports(library, site);
    return writePage(folder_ / "index.html", renderSiteHtml(site, wording_));
  }

  /// Coaching reports that stand beside the games, as `report --folder` makes them.
  void addReports(reports::Library& library, reports::Site& site) const {
    const fs::path players = folder_ / reports::kSitePlayers;
    std::error_code error;
    const auto people = library.people();
    if (!people || !fs::is_directory(players, error)) return;
    for (const reports::PersonRow& person : *people) {
      const std::string file = app::reportFileName(person) + ".html";
      if (fs::is_regular_file(players / file, error)) site.reports[person.id] = file;
    }
    site.club = fs::is_regular_file(players / "index.html", error);
  }

  void summarize() const {
    const auto line = [&](const std::string& text) { say("{}\n", text); };
    line(phrasePlural(wording_, "{0} page written", "{0} pages written", static_cast<long>(written_)));
    if (unchanged_ > 0)
      line(phrasePlural(wording_, "{0} page is as it was", "{0} pages are as they were",
                        static_cast<long>(unchanged_)));
    if (failed_ > 0)
      line(phrasePlural(wording_, "{0} page could not be made; the reason is above",
                        "{0} pages could not be made; the reasons are above", static_cast<long>(failed_)));
  }

  const SiteRequest& request_;
  const reports::Wording& wording_;
  fs::path folder_;
  app::SiteReviewer reviewer_;
  std::size_t written_ = 0;
  std::size_t unchanged_ = 0;
  std::size_t failed_ = 0;
};

/// A folder for as long as it is used.
class ScratchFolder {
 public:
  ScratchFolder() {
    std::string name = (fs::temp_directory_path() / "rozbor-XXXXXX").string();
    if (mkdtemp(name.data()) != nullptr) path_ = name;
  }
  ~ScratchFolder() {
    std::error_code ignored;
    if (!path_.empty()) fs::remove_all(path_, ignored);
  }
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;

  [[nodiscard]] const fs::path& path() const { return path_; }

 private:
  fs::path path_;
};

}  // namespace

Exit writeSite(reports::Library& library, const SiteRequest& request, const reports::Wording& wording) {
  endSoonAfterInterrupt(std::chrono::seconds(5));
  charts::ensureApplication();
  return GameSite(request, wording).write(library);
}

Exit writeSiteOf(const std::vector<std::string>& files, const SiteRequest& request,
                 const reports::Wording& wording) {
  const ScratchFolder scratch;
  if (scratch.path().empty())
    return cli::failed({"file.cannot-write", said::words("no folder for temporary files")});
  auto library = openLibrary((scratch.path() / "games.rozbor").string());
  if (!library) return Exit::data;
  app::Importer importer(lexica::findDataPaths(),
                         {request.review.language, request.review.lexicon, {}, {}, {}});
  std::size_t failed = 0;
  for (const app::ImportFile& file : app::filesToImport({files.begin(), files.end()})) {
    (void)importer.takeEach(file, *library, [&](const app::ImportOutcome& outcome) {
      if (outcome.status != app::ImportStatus::failed) return !interrupted();
      complain(*outcome.error, outcome.file.string());
      ++failed;
      return !interrupted();
    });
  }
  const Exit exit = writeSite(*library, request, wording);
  return exit == Exit::ok && failed > 0 ? Exit::someFailed : exit;
}

}  // namespace rozbor::cli
