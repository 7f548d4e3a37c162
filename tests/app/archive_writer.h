#pragma once

#include <archive.h>
#include <archive_entry.h>

#include <filesystem>
#include <string>

namespace rozbor::test {

/// Makes archives, also such as no honest program would.
class ArchiveWriter {
 public:
  ArchiveWriter(const std::filesystem::path& path, bool isZip) : archive_(archive_write_new()) {
    if (isZip) {
      archive_write_set_format_zip(archive_);
    } else {
      archive_write_set_format_pax_restricted(archive_);
      archive_write_add_filter_gzip(archive_);
    }
    archive_write_open_filename(archive_, path.c_str());
  }
  ~ArchiveWriter() {
    archive_write_close(archive_);
    archive_write_free(archive_);
  }
  ArchiveWriter(const ArchiveWriter&) = delete;
  ArchiveWriter& operator=(const ArchiveWriter&) = delete;

  void add(const std::string& name, const std::string& bytes, const char* linkTo = nullptr) {
    ::archive_entry* entry = archive_entry_new();
    archive_entry_set_pathname(entry, name.c_str());
    archive_entry_set_size(entry, static_cast<la_int64_t>(bytes.size()));
    archive_entry_set_filetype(entry, linkTo == nullptr ? AE_IFREG : AE_IFLNK);
    archive_entry_set_perm(entry, 0644);
    if (linkTo != nullptr) archive_entry_set_symlink(entry, linkTo);
    archive_write_header(archive_, entry);
    archive_write_data(archive_, bytes.data(), bytes.size());
    archive_entry_free(entry);
  }

 private:
  ::archive* archive_;
};

}  // namespace rozbor::test
