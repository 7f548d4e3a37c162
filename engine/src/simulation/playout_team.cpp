#include "playout_team.h"

#include <algorithm>
#include <atomic>

#include "rozbor/engine/workers.h"

namespace rozbor::engine {
namespace {

constexpr std::size_t kPiece = 8;  ///< outcomes that a thread takes at once

/// A sample of so many deals, from the first of them, which is looked at closely.
Sample begun(const Looked& first, std::uint64_t of) {
  Sample sample{first.closer, {}};
  sample.closer.doubt /= static_cast<float>(of);
  return sample;
}

/// Another of its deals.
void add(Sample& sample, const Looked& looked, const Outcome& firstPlain, std::uint64_t of) {
  const auto share = 1 / static_cast<float>(of);
  sample.closer.doubt += share * looked.plain.doubt;
  for (const auto number : kControlled)
    sample.control.*number += share * (looked.plain.*number - firstPlain.*number);
}

}  // namespace

std::shared_ptr<PlayedDeals> playedDeals() {
  return std::make_shared<PlayedDeals>();
}

PlayoutTeam::PlayoutTeam(const game::Position& position, std::span<const RatedPlay> candidates,
                         const SimulationContext& context, const SimulationOptions& options)
    : options_(options) {
  const bool searches = (options.endgameNodes > 0 || options.pointNodes > 0) &&
                        endgame::EndingGround::fits(position, context.language);
  if (searches) ground_.emplace(position, context.language, context.lexicon);
  if (areDealsFew(position, context.language)) played_ = options.played ? options.played : playedDeals();
  for (int thread = 0; thread < std::max(1, options.threads); ++thread)
    playouts_.push_back(std::make_unique<Playout>(position, candidates, context, options,
                                                  ground_ ? &*ground_ : nullptr, played_.get()));
}

bool PlayoutTeam::play(std::span<const std::size_t> active, std::uint64_t from, std::size_t first,
                       std::size_t end, std::vector<Samples>& samples) {
  for (const std::size_t candidate : active)
    samples[candidate].resize(end);
  std::atomic<std::size_t> next = first;
  std::atomic<bool> stopped = false;
  const auto labour = [&](Playout& playout) {
    std::vector<Outcome> firsts(samples.size());  // plain ones, by candidate
    for (;;) {
      const std::size_t begin = next.fetch_add(kPiece);
      if (begin >= end) return;
      if (options_.stop.stop_requested() || timeIsUp()) {
        stopped = true;
        return;
      }
      for (std::size_t sample = begin; sample < std::min(end, begin + kPiece); ++sample) {
        for (std::uint64_t part = 0; part < together(); ++part) {
          playout.deal(from + sample * together() + part, active.size());
          playout.lookCloser(part == 0);
          for (const std::size_t candidate : active) {
            const Looked looked = playout.play(candidate);
            if (part == 0) {
              samples[candidate][sample] = begun(looked, together());
              firsts[candidate] = looked.plain;
            } else {
              add(samples[candidate][sample], looked, firsts[candidate], together());
            }
          }
        }
      }
    }
  };
  std::atomic<std::size_t> taken = 0;
  onThreads(static_cast<int>(playouts_.size()), [&] { labour(*playouts_[taken++]); });
  return !stopped;
}

std::uint64_t PlayoutTeam::searched() const {
  std::uint64_t all = 0;
  for (const auto& playout : playouts_)
    all += playout->searched();
  return all;
}

double PlayoutTeam::seconds() const {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
}

bool PlayoutTeam::timeIsUp() const {
  return options_.timeLimit.count() > 0 && std::chrono::steady_clock::now() - start_ >= options_.timeLimit;
}

}  // namespace rozbor::engine
