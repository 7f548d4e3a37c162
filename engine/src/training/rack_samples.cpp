#include "sampled_boards.h"

namespace rozbor::engine {

std::vector<RackSample> sampleRacks(const RackSampling& sampling, std::uint64_t first, std::uint64_t games,
                                    const std::stop_token& stop) {
  std::vector<RackSample> samples;
  visitSampledBoards(sampling, first, games, stop,
                     [&](const game::TileCounts&, std::span<const RackSample> ofBoard) {
                       samples.insert(samples.end(), ofBoard.begin(), ofBoard.end());
                     });
  return samples;
}

}  // namespace rozbor::engine
