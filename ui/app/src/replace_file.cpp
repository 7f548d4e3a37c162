#include "rozbor/app/replace_file.h"

#include <fstream>
#include <system_error>

namespace rozbor::app {

std::optional<game::Error> replaceFile(const std::filesystem::path& path, std::string_view text) {
  std::filesystem::path temporary = path;
  temporary += ".new";
  std::ofstream file(temporary, std::ios::binary | std::ios::trunc);
  file.write(text.data(), static_cast<std::streamsize>(text.size()));
  file.close();
  std::error_code error;
  if (file) std::filesystem::rename(temporary, path, error);
  if (file && !error) return std::nullopt;
  return game::Error{"file.cannot-write", "cannot write " + path.string()};
}

}  // namespace rozbor::app
