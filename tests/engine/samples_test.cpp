#include "simulation/samples.h"

#include <gtest/gtest.h>

#include <cmath>

#include "rozbor/engine/random.h"
#include "rozbor/engine/simulation.h"

namespace rozbor {
namespace {

using engine::controlled;
using engine::Outcomes;
using engine::Sample;
using engine::Samples;

constexpr int kDealsOfASample = 4;

/// Samples of four deals each; a plain outcome is chance, a closer look shares so much of it.
class ControlledSamples : public testing::Test {
 protected:
  double noise() { return static_cast<double>(random_.below(2001)) / 1000 - 1; }

  /// `alike`: 1: a closer look says what plain play does; 0: nothing of it.
  Samples drawn(std::size_t count, double alike) {
    Samples samples(count);
    for (Sample& sample : samples) {
      double plain = 0;
      for (int deal = 0; deal < kDealsOfASample; ++deal) {
        const double one = noise();
        plain += one / kDealsOfASample;
        if (deal > 0) continue;
        sample.closer.win = static_cast<float>(kTruth + alike * one + (1 - alike) * noise());
        sample.control.win = static_cast<float>(-one);
      }
      sample.control.win += static_cast<float>(plain);
    }
    return samples;
  }

  [[nodiscard]] static engine::Sums sums(const Outcomes& outcomes) {
    engine::Sums sums;
    for (const engine::Outcome& outcome : outcomes)
      sums.add(outcome.win);
    return sums;
  }

  static constexpr double kTruth = 0.3;
  engine::Random random_{1};
};

TEST_F(ControlledSamples, areTheMeanOfAllDealsWhereACloserLookSaysTheSame) {
  const Samples samples = drawn(400, 1);
  double all = 0;
  engine::Sums whole;
  for (const Sample& sample : samples) {
    all += (sample.closer.win + sample.control.win) / 400;
    whole.add(sample.closer.win + sample.control.win);
  }
  const engine::Sums found = sums(controlled(samples));
  EXPECT_NEAR(found.mean(), all, found.error() / 4);
  EXPECT_NEAR(found.error(), whole.error(), 0.02 * whole.error());
}

TEST_F(ControlledSamples, areTheCloserLooksWhereThoseHaveNothingToDoWithPlainPlay) {
  const Samples samples = drawn(400, 0);
  double closer = 0;
  engine::Sums whole;
  for (const Sample& sample : samples) {
    closer += sample.closer.win / 400;
    whole.add(sample.closer.win + sample.control.win);
  }
  const engine::Sums found = sums(controlled(samples));
  EXPECT_NEAR(found.mean(), closer, 0.01);
  EXPECT_LT(found.error(), 0.85 * whole.error());
}

/// Shares that are learned from what they are used on would pull the mean to one side, and hide it.
TEST_F(ControlledSamples, haveNoBiasAndKnowTheirError) {
  for (const double alike : {0.0, 0.4, 0.8}) {
    for (const std::size_t count : {20U, 120U}) {
      engine::Sums means;
      engine::Sums variances;
      for (int time = 0; time < 4000; ++time) {
        const engine::Sums found = sums(controlled(drawn(count, alike)));
        means.add(found.mean());
        variances.add(found.error() * found.error());
      }
      EXPECT_NEAR(means.mean(), kTruth, 3.5 * means.error()) << alike << " " << count;
      const double deviation = means.error() * std::sqrt(static_cast<double>(means.count));
      EXPECT_NEAR(std::sqrt(variances.mean()) / deviation, 1, count < 100 ? 0.1 : 0.05)
          << alike << " " << count;
    }
  }
}

/// What two candidates have in common is no matter of their difference, so that much of both controls is
/// taken, though a closer look says something else than plain play of both.
TEST_F(ControlledSamples, ofTwoMakeTheirDifferenceMostCertain) {
  Samples first = drawn(400, 0);
  Samples second = first;
  for (std::size_t at = 0; at < first.size(); ++at) {
    const Sample both = drawn(1, 1).front();
    for (Samples* samples : {&first, &second}) {
      (*samples)[at].closer.win += both.closer.win;
      (*samples)[at].control.win += both.control.win;
    }
    const Sample own = drawn(1, 1).front();
    first[at].closer.win += own.closer.win;
    first[at].control.win += own.control.win;
  }
  const auto error = [](const Outcomes& ones, const Outcomes& others) {
    engine::Sums difference;
    for (std::size_t at = 0; at < ones.size(); ++at)
      difference.add(ones[at].win - others[at].win);
    return difference.error();
  };
  const auto [ones, others] = controlled(first, second);
  EXPECT_LT(error(ones, others), 0.8 * error(controlled(first), controlled(second)));
}

TEST_F(ControlledSamples, takeAllOfTheirControlsWhereTheyAreFew) {
  const Samples samples = drawn(15, 0);
  const Outcomes found = controlled(samples);
  for (std::size_t at = 0; at < samples.size(); ++at)
    EXPECT_FLOAT_EQ(found[at].win, samples[at].closer.win + samples[at].control.win);
}

}  // namespace
}  // namespace rozbor
