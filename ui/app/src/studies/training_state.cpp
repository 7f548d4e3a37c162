#include "training_state.h"

#include <array>
#include <system_error>

#include "study_parts.h"

namespace rozbor::app {
namespace {

namespace fs = std::filesystem;
using Samples = TrainingState::Samples;

/// The head of a block; the samples follow.
struct BlockHead {
  std::uint32_t round = 0;
  std::uint32_t samples = 0;
  std::uint64_t checksum = 0;
};

/// Fowler, Noll and Vo's hash, against blocks that were cut off or overwritten.
std::uint64_t checksumOf(const Samples& samples) {
  std::uint64_t sum = 0xCBF29CE484222325ull;
  for (const std::byte byte : std::as_bytes(std::span(samples)))
    sum = (sum ^ std::to_integer<std::uint64_t>(byte)) * 0x100000001B3ull;
  return sum;
}

template <class Value>
bool read(std::ifstream& file, Value* values, std::size_t count) {
  file.read(reinterpret_cast<char*>(values), static_cast<std::streamsize>(count * sizeof(Value)));
  return static_cast<bool>(file);
}

}  // namespace

game::Result<TrainingState> TrainingState::open(const fs::path& path, const std::string& identity) {
  TrainingState state;
  state.path_ = path;
  if (path.empty()) return state;
  std::error_code ignored;
  std::uintmax_t good = 0;
  const std::uintmax_t size = fs::exists(path, ignored) ? fs::file_size(path, ignored) : 0;
  if (size > 0) {
    std::ifstream file(path, std::ios::binary);
    std::string line;
    std::getline(file, line);
    if (line != identity) {
      return game::Error{"training.other-state",
                         said::words("{0}: {1}", path.string(),
                                     said::words("belongs to another training: {0}; this one is: {1}",
                                                 line.substr(0, 300), identity))};
    }
    good = line.size() + 1;
    for (BlockHead head; read(file, &head, 1);) {
      const std::uintmax_t bytes = std::uintmax_t{head.samples} * sizeof(engine::RackSample);
      if (good + sizeof(head) + bytes > size) break;
      Samples block(head.samples);
      if (!read(file, block.data(), block.size()) || checksumOf(block) != head.checksum) break;
      if (head.round >= state.known_.size()) state.known_.resize(std::size_t{head.round} + 1);
      state.known_[head.round].push_back(std::move(block));
      good += sizeof(head) + bytes;
    }
    fs::resize_file(path, good, ignored);
  }
  state.file_.open(path, std::ios::binary | std::ios::app);
  if (good == 0) state.file_ << identity << '\n' << std::flush;
  if (!state.file_) return cannotWrite(path);
  return state;
}

std::vector<Samples> TrainingState::takeBlocks(std::uint32_t round) {
  return round < known_.size() ? std::move(known_[round]) : std::vector<Samples>();
}

std::optional<game::Error> TrainingState::append(std::uint32_t round, const Samples& block) {
  if (path_.empty()) return std::nullopt;
  const BlockHead head{round, static_cast<std::uint32_t>(block.size()), checksumOf(block)};
  file_.write(reinterpret_cast<const char*>(&head), sizeof(head));
  file_.write(reinterpret_cast<const char*>(block.data()),
              static_cast<std::streamsize>(block.size() * sizeof(engine::RackSample)));
  file_.flush();
  if (!file_) return cannotWrite(path_);
  return std::nullopt;
}

}  // namespace rozbor::app
