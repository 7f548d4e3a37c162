#include "rozbor/app/review/online_files.h"

#include <algorithm>
#include <fstream>
#include <system_error>

#include "rozbor/lexica/text_file.h"

namespace rozbor::app {
namespace {

namespace fs = std::filesystem;

/// A folder of more is not searched to its end: who opens one game should not wait for a thousand others.
constexpr std::size_t kMostFiles = 20'000;
constexpr std::uintmax_t kMostBytes = 256U << 20U;
constexpr std::uintmax_t kLongest = 16U << 20U;

bool isJsonFile(const fs::path& path) {
  std::string extension = path.extension().string();
  std::ranges::transform(extension, extension.begin(), [](char each) {
    return each >= 'A' && each <= 'Z' ? static_cast<char>(each - 'A' + 'a') : each;
  });
  return extension == ".json";
}

/// Names that only cards and analysis results have; games are told by others.
bool mayHaveExtras(std::string_view text) {
  for (const char* name : {"\"game_info\"", "\"gameInfo\"", "\"played_move\"", "\"playedMove\""}) {
    if (text.find(name) != std::string_view::npos) return true;
  }
  return false;
}

/// Calls `each` with the path and the extras of every file that has some.
void searchFolder(const fs::path& folder, const auto& each) {
  std::error_code error;
  std::vector<fs::path> files;
  for (fs::directory_iterator at(folder, error), end; !error && at != end && files.size() < kMostFiles;
       at.increment(error)) {
    if (isJsonFile(at->path())) files.push_back(at->path());
  }
  std::ranges::sort(files);
  std::uintmax_t bytes = 0;
  for (const fs::path& file : files) {
    const auto size = fs::file_size(file, error);
    if (error || size > kLongest || !fs::is_regular_file(file, error)) continue;
    bytes += size;
    if (bytes > kMostBytes) return;
    const auto text = lexica::readBytes(file);
    if (text && mayHaveExtras(*text)) each(file, parser::onlineExtras(*text));
  }
}

void merge(parser::OnlineExtras& all, const parser::OnlineExtras& more) {
  all.cards.insert(more.cards.begin(), more.cards.end());
  all.analyses.insert(more.analyses.begin(), more.analyses.end());
  all.cards.erase("");
}

/// The first few bytes tell whether the rest has to be read.
bool beginsAsJson(const fs::path& path) {
  constexpr std::size_t kStart = 256;
  std::string start(kStart, ' ');
  std::ifstream file(path, std::ios::binary);
  file.read(start.data(), kStart);
  return parser::looksLikeJson(start);
}

std::vector<RecordSource> sheetsIn(const std::string& file) {
  const auto bytes = bytesOf(file);
  if (!bytes) return {{file}};
  std::vector<RecordSource> sources;
  for (SheetGame& game : severalSheets(*bytes, file)) {
    fs::path name = game.path;
    sources.push_back({std::move(name), {}, std::make_shared<const SheetGame>(std::move(game))});
  }
  return sources.empty() ? std::vector<RecordSource>{{file}} : sources;
}

std::vector<RecordSource> onlineGamesIn(const std::string& file) {
  const auto bytes = lexica::readBytes(file);
  if (!bytes) return {{file}};
  auto texts = parser::splitOnline(*bytes, extrasBeside(file));
  if (texts.size() < 2) return {{file}};
  std::vector<RecordSource> sources;
  sources.reserve(texts.size());
  for (std::string& text : texts)
    sources.push_back({file + "#" + std::to_string(sources.size() + 1), std::move(text)});
  return sources;
}

}  // namespace

void addExtras(parser::OnlineExtras& all, std::string_view text) {
  if (parser::looksLikeJson(text) && mayHaveExtras(text)) merge(all, parser::onlineExtras(text));
}

parser::OnlineExtras extrasIn(const fs::path& folder) {
  parser::OnlineExtras all;
  searchFolder(folder, [&](const fs::path&, const parser::OnlineExtras& found) { merge(all, found); });
  return all;
}

parser::OnlineExtras extrasBeside(const fs::path& file) {
  parser::OnlineExtras all;
  const std::string stem = file.stem().string();
  const fs::path folder = file.has_parent_path() ? file.parent_path() : fs::path(".");
  searchFolder(folder, [&](const fs::path& other, const parser::OnlineExtras& found) {
    if (other.filename() == file.filename()) return;
    merge(all, found);
    const std::string name = other.stem().string();
    const bool isOfThis = name.size() > stem.size() && name.starts_with(stem) &&
                          std::string(".-_ ").find(name[stem.size()]) != std::string::npos;
    if (isOfThis) std::ranges::copy(found.namelessAnalyses, std::back_inserter(all.namelessAnalyses));
  });
  return all;
}

std::vector<RecordSource> recordSources(std::span<const std::string> files) {
  std::vector<RecordSource> sources;
  for (const std::string& file : files) {
    // What is no file can be read only once.
    std::error_code error;
    if (file == "-" || !fs::is_regular_file(file, error)) {
      sources.push_back({file});
      continue;
    }
    std::ranges::move(beginsAsJson(file) ? onlineGamesIn(file) : sheetsIn(file), std::back_inserter(sources));
  }
  return sources;
}

}  // namespace rozbor::app
