#include "library_options.h"

#include <filesystem>

#include "rozbor/lexica/data_paths.h"
#include "terminal.h"

namespace rozbor::cli {

void addLibraryOption(const Command& command, std::string& library) {
  command
      .option("--library", library,
              "the library: a file, or postgresql://… (default: $ROZBOR_LIBRARY, else your own)")
      .typeName("FILE|ADDRESS");
}

std::optional<reports::Library> openLibrary(const std::string& where) {
  const std::string library = where.empty() ? lexica::findDataPaths().library : where;
  std::error_code error;
  const auto folder = std::filesystem::path(library).parent_path();
  if (where.empty() && library.find("://") == std::string::npos && !folder.empty())
    std::filesystem::create_directories(folder, error);
  auto opened = reports::Library::open(library);
  if (opened) return *std::move(opened);
  complain(opened.error());
  return std::nullopt;
}

game::Result<std::optional<reports::Id>> personAsked(reports::Library& library, const std::string& name) {
  if (name.empty()) return std::optional<reports::Id>();
  const auto person = library.person(name);
  if (!person) return person.error();
  return std::optional(*person);
}

Exit failed(const game::Error& error) {
  complain(error);
  return Exit::data;
}

}  // namespace rozbor::cli
