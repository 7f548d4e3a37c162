#include "machine.h"

#include <unistd.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <random>

namespace rozbor::app {
namespace {

std::string hostName() {
  std::array<char, 256> name{};
  return ::gethostname(name.data(), name.size() - 1) == 0 ? name.data() : "?";
}

std::string startOfSystem() {
  std::ifstream file("/proc/sys/kernel/random/boot_id");
  std::string id;
  std::getline(file, id);
  return id;
}

std::string processSpace() {
  std::error_code unknown;
  return std::filesystem::read_symlink("/proc/self/ns/pid", unknown).string();
}

std::string nameOfItsOwn() {
  std::random_device random;
  return std::to_string(random()) + std::to_string(random());
}

}  // namespace

std::string machineNow() {
  const std::string start = startOfSystem();
  const std::string space = processSpace();
  if (start.empty() || space.empty()) return hostName() + " " + nameOfItsOwn();
  return hostName() + " " + start + " " + space;
}

}  // namespace rozbor::app
