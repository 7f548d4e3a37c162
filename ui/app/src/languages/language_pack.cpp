#include "rozbor/app/languages/language_pack.h"

#include <archive.h>
#include <archive_entry.h>

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <system_error>
#include <utility>

#include "languages/language_files.h"
#include "library/archive.h"
#include "rozbor/app/replace_file.h"
#include "rozbor/engine/leaves.h"
#include "rozbor/engine/win_model.h"
#include "rozbor/game/language.h"
#include "rozbor/lexica/languages.h"

namespace rozbor::app {
namespace {

namespace fs = std::filesystem;
using game::Error;

/// Corrections to word lists are the largest that a language has; ours have 130 kB at most.
constexpr ArchiveLimits kLimits{.entryBytes = 16U << 20U, .allBytes = 48U << 20U, .entries = 64};
constexpr std::uintmax_t kLargestFile = 48U << 20U;
/// Where word lists of the system lie; a file of a stranger may name no others.
constexpr std::string_view kSystemWords = "/usr/share/";

LanguageSummary summaryOf(const game::Language& language, bool users) {
  return {.id = language.id,
          .name = language.name,
          .englishName = language.englishName,
          .tiles = language.tiles.size(),
          .where = language.folder,
          .users = users};
}

// Writing.

struct WriterCloser {
  void operator()(::archive* writer) const { archive_write_free(writer); }
};
struct EntryCloser {
  void operator()(::archive_entry* entry) const { archive_entry_free(entry); }
};

la_ssize_t append(::archive*, void* bytes, const void* block, std::size_t size) {
  static_cast<std::string*>(bytes)->append(static_cast<const char*>(block), size);
  return static_cast<la_ssize_t>(size);
}

/// No times and no owners: the same files give the same bytes.
std::string zipped(const std::string& folder, const LanguageFiles& files) {
  std::string bytes;
  const std::unique_ptr<::archive, WriterCloser> writer(archive_write_new());
  archive_write_set_format_zip(writer.get());
  archive_write_set_bytes_in_last_block(writer.get(), 1);
  archive_write_open(writer.get(), &bytes, nullptr, append, nullptr);
  for (const auto& [name, text] : files) {
    const std::unique_ptr<::archive_entry, EntryCloser> entry(archive_entry_new());
    archive_entry_set_pathname(entry.get(), (folder + "/" + name).c_str());
    archive_entry_set_size(entry.get(), static_cast<la_int64_t>(text.size()));
    archive_entry_set_filetype(entry.get(), AE_IFREG);
    archive_entry_set_perm(entry.get(), 0644);
    archive_entry_set_mtime(entry.get(), 0, 0);
    archive_write_header(writer.get(), entry.get());
    archive_write_data(writer.get(), text.data(), text.size());
  }
  archive_write_close(writer.get());
  return bytes;
}

// Reading.

struct Unpacked {
  std::string id;
  LanguageFiles files;
};

Error noLanguage(const said::Message& why) {
  return {"language.file", said::words("this is no language file: {0}", why)};
}

/// What is said of an entry that is refused, with its name.
Error refusedEntry(const ArchiveEntry& entry) {
  return {entry.refused->code, said::words("{0}: {1}", entry.name, entry.refused->message)};
}

/// Takes the entries of one folder; the first that is not of a language ends it.
class Unpacker {
 public:
  bool take(ArchiveEntry entry) {
    if (entry.refused) return fail(refusedEntry(entry));
    const auto slash = entry.name.find('/');
    if (slash == std::string::npos) return fail(noLanguage(said::words("{0} is in no folder", entry.name)));
    const std::string id = entry.name.substr(0, slash);
    const std::string name = entry.name.substr(slash + 1);
    if (!unpacked_.id.empty() && id != unpacked_.id)
      return fail(noLanguage(said::words("it holds the folders {0} and {1}", unpacked_.id, id)));
    unpacked_.id = id;
    if (!isLanguageFile(name))
      return fail(noLanguage(said::words("{0} is no file of a language", entry.name)));
    if (!unpacked_.files.emplace(name, std::move(entry.bytes)).second)
      return fail(noLanguage(said::words("it holds {0} twice", entry.name)));
    return true;
  }
  [[nodiscard]] const std::optional<Error>& error() const { return error_; }
  [[nodiscard]] Unpacked& unpacked() { return unpacked_; }

 private:
  bool fail(Error error) {
    error_ = std::move(error);
    return false;
  }

  Unpacked unpacked_;
  std::optional<Error> error_;
};

/// Small letters, figures and dashes, as the folders that are shipped: safe as a name on every system.
bool isId(std::string_view id) {
  const auto fits = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; };
  return !id.empty() && id.size() <= 32 && id.front() != '-' && std::ranges::all_of(id, fits);
}

/// Whether it names only what it brings along, and word lists of the system.
std::optional<Error> outsideOf(const Unpacked& unpacked) {
  const auto outside = [](const std::string& what) {
    return Error{"language.outside",
                 said::words("language.conf names {0}, which is outside of the file", what)};
  };
  const auto conf = unpacked.files.find("language.conf");
  if (conf == unpacked.files.end()) return noLanguage(said::words("it has no {0}", "language.conf"));
  for (const std::string& board : settingsOf(conf->second, "board")) {
    if (!unpacked.files.contains(board)) return outside(board);
  }
  for (const std::string& source : settingsOf(conf->second, "word-source")) {
    const auto space = source.find(' ');
    const std::string path = source.substr(space == std::string::npos ? 0 : space + 1);
    if (!path.starts_with(kSystemWords) || path.find("..") != std::string::npos) return outside(path);
  }
  return std::nullopt;
}

game::Result<Unpacked> unpack(const fs::path& file) {
  std::error_code error;
  if (!fs::is_regular_file(file, error) || error)
    return Error{"file.cannot-read", said::words("cannot read {0}", file.string())};
  if (fs::file_size(file, error) > kLargestFile)
    return noLanguage(said::words("it holds more than {0} bytes", kLargestFile));
  Unpacker unpacker;
  const auto fault =
      readArchive(file, kLimits, [&](ArchiveEntry entry) { return unpacker.take(std::move(entry)); });
  if (unpacker.error()) return *unpacker.error();
  if (fault) return *fault;
  Unpacked& unpacked = unpacker.unpacked();
  if (unpacked.files.empty()) return noLanguage(said::words("it is empty"));
  if (!isId(unpacked.id))
    return Error{"language.id",
                 said::words("\"{0}\" cannot be the name of a language: small letters, figures and "
                             "dashes, 32 at most",
                             unpacked.id)};
  if (auto outside = outsideOf(unpacked)) return *std::move(outside);
  return std::move(unpacked);
}

/// A folder of its own beside the languages, gone with the object unless it was moved.
class Workplace {
 public:
  explicit Workplace(const fs::path& languages) {
    std::error_code ignored;
    fs::create_directories(languages, ignored);
    std::string name = languages.string() + ".new-XXXXXX";
    if (::mkdtemp(name.data()) != nullptr) path_ = name;
  }
  ~Workplace() {
    std::error_code ignored;
    if (!path_.empty()) fs::remove_all(path_, ignored);
  }
  Workplace(const Workplace&) = delete;
  Workplace& operator=(const Workplace&) = delete;

  [[nodiscard]] const fs::path& path() const { return path_; }

 private:
  fs::path path_;
};

Error cannotWrite(const fs::path& path) {
  return {"file.cannot-write", said::words("cannot write {0}", path.string())};
}

/// What cannot be read as what it is there for.
std::optional<Error> faultOf(const game::Language& language) {
  std::error_code ignored;
  const fs::path leaves = language.folder / "leaves.csv";
  if (fs::exists(leaves, ignored)) {
    if (const auto read = engine::openLeaves(leaves, language); !read) return read.error();
  }
  const fs::path model = language.folder / "winmodel.csv";
  if (fs::exists(model, ignored)) {
    if (const auto read = engine::openWinModel(model, language); !read) return read.error();
  }
  return std::nullopt;
}

/// Puts a checked folder in its place; one that is there before is gone only once the new one stands.
std::optional<Error> putInPlace(const fs::path& checked, const fs::path& place, const fs::path& aside) {
  std::error_code error;
  const bool replaces = fs::exists(place, error);
  if (replaces) fs::rename(place, aside, error);
  if (error) return cannotWrite(place);
  fs::rename(checked, place, error);
  if (!error) return std::nullopt;
  std::error_code ignored;
  if (replaces) fs::rename(aside, place, ignored);
  return cannotWrite(place);
}

}  // namespace

std::vector<LanguageSummary> listLanguages(const lexica::DataPaths& paths) {
  std::vector<LanguageSummary> listed;
  for (const lexica::LanguageFolder& folder : lexica::findLanguages(paths)) {
    const auto language = game::loadLanguage(folder.path);
    if (language) {
      listed.push_back(summaryOf(*language, folder.users));
    } else {
      LanguageSummary& broken = listed.emplace_back();
      broken.id = folder.id;
      broken.where = folder.path;
      broken.users = folder.users;
      broken.fault = language.error();
    }
  }
  return listed;
}

game::Result<LanguageSummary> packLanguage(const lexica::DataPaths& paths, std::string_view language,
                                           const fs::path& file) {
  const auto opened = lexica::openLanguage(paths, language);
  if (!opened) return opened.error();
  const auto files = filesOf(paths, opened->id, opened->folder);
  if (!files) return files.error();
  if (const auto error = replaceFile(file, zipped(opened->id, *files))) return *error;
  return summaryOf(*opened, false);
}

game::Result<LanguageSummary> addLanguage(const lexica::DataPaths& paths, const fs::path& file,
                                          IfThere ifThere) {
  const auto unpacked = unpack(file);
  if (!unpacked) return unpacked.error();
  const fs::path place = paths.userLanguages / unpacked->id;
  std::error_code ignored;
  if (ifThere == IfThere::refuse && fs::exists(place, ignored))
    return Error{"language.there", said::words("a language {0} was added before", unpacked->id)};
  const Workplace workplace(paths.userLanguages);
  const fs::path folder = workplace.path() / unpacked->id;
  if (workplace.path().empty() || !fs::create_directory(folder, ignored)) return cannotWrite(place);
  for (const auto& [name, text] : unpacked->files) {
    if (const auto error = replaceFile(folder / name, text)) return *error;
  }
  auto language = game::loadLanguage(folder);
  if (!language) return language.error();
  if (const auto fault = faultOf(*language)) return *fault;
  if (const auto error = putInPlace(folder, place, workplace.path() / "before")) return *error;
  language->folder = place;
  return summaryOf(*language, true);
}

std::optional<Error> removeLanguage(const lexica::DataPaths& paths, std::string_view id) {
  const auto folders = lexica::findLanguages(paths);
  const auto found = std::ranges::find(folders, id, &lexica::LanguageFolder::id);
  if (found == folders.end())
    return Error{"language.unknown", said::words("there is no language \"{0}\"", id)};
  if (!found->users)
    return Error{"language.shipped", said::words("the language {0} came with the program", id)};
  std::error_code error;
  fs::remove_all(found->path, error);
  return error ? std::optional(cannotWrite(found->path)) : std::nullopt;
}

}  // namespace rozbor::app
