#include "rozbor/app/review/band_scale.h"

#include <fstream>
#include <string>

namespace rozbor::app {

reports::BandScale bandScaleOf(const lexica::DataPaths& paths) {
  reports::BandScale scale;
  std::ifstream file(paths.data / "bands.txt");
  for (std::string line; std::getline(file, line);)
    scale.read(line);
  return scale;
}

}  // namespace rozbor::app
