#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

#include "rozbor/insight/training.h"
#include "rozbor/library/library.h"
#include "rozbor/review/verdict.h"

namespace rozbor::reports {

/// A decision by its game and turn.
using DecisionName = std::pair<Id, int>;

/// The cards of a library, which it must not outlive: the lessons of one person, or of all, as they are
/// banded now. Which they are is read once, when it is made; what they look like when it is asked for.
class LibraryCards : public CardStore {
 public:
  /// Those read so far once `stop` asks for it. Errors: those of Library::eachGame.
  [[nodiscard]] static game::Result<std::unique_ptr<LibraryCards>> open(Library& library,
                                                                        std::optional<Id> person,
                                                                        const BandScale& scale,
                                                                        const std::stop_token& stop = {});

  [[nodiscard]] game::Result<std::vector<Card>> cards() override;
  [[nodiscard]] game::Result<DecisionRecord> lesson(Id game, int turn) override;
  [[nodiscard]] std::optional<game::Error> save(const Card& card, const AnswerRow& answer) override;
  /// Only these from now on, as far as they are lessons.
  void narrow(std::span<const DecisionName> decisions);

  /// To these lessons only.
  [[nodiscard]] game::Result<std::vector<AnswerRow>> answers() override;

 private:
  [[nodiscard]] bool has(Id game, int turn) const;
  explicit LibraryCards(Library& library) : library_(library) {}

  Library& library_;
  std::vector<DecisionName> lessons_;  ///< in the order of the games and turns
};

}  // namespace rozbor::reports
