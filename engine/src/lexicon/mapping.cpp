#include "mapping.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#include <cerrno>
#include <cstring>

namespace rozbor::engine {

game::Result<std::unique_ptr<FileMapping>> FileMapping::open(const std::filesystem::path& path,
                                                             const std::string& prefix) {
  const auto failed = [&](const said::Message& what) {
    return game::Error{prefix + ".missing-file", said::words("cannot read {0}: {1}", path.string(), what)};
  };
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return failed(said::Message::verbatim(std::strerror(errno)));
  struct stat status {};
  const bool regular = ::fstat(file, &status) == 0 && S_ISREG(status.st_mode);
  const auto size = static_cast<std::size_t>(status.st_size);
  void* address = regular && size > 0 ? ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file, 0) : MAP_FAILED;
  ::close(file);
  if (!regular) return failed(said::words("not a file"));
  if (size == 0) return std::unique_ptr<FileMapping>(new FileMapping({}));
  if (address == MAP_FAILED) return failed(said::words("it cannot be mapped"));
  return std::unique_ptr<FileMapping>(new FileMapping({static_cast<const std::byte*>(address), size}));
}

FileMapping::~FileMapping() {
  if (!bytes_.empty()) ::munmap(const_cast<std::byte*>(bytes_.data()), bytes_.size());
}

}  // namespace rozbor::engine
