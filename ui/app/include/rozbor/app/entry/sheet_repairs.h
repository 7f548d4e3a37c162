#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rozbor/app/entry/sheet_file.h"

namespace rozbor::app {

/// A row of a sheet as it was typed, and as it was likely meant.
struct RepairProposal {
  replay::Repair repair;
  std::string written;   ///< "HOUSE 42 42"
  std::string proposed;  ///< "HOUSE 24 24"
};

/// What is proposed for rows of the sheet, the likeliest first. Slips that are not mended in one row (a
/// missing turn, turns that changed places, tiles left) are not among them.
[[nodiscard]] std::vector<RepairProposal> repairProposals(const parser::ScoreSheet& sheet,
                                                          const std::vector<replay::Repair>& repairs);

/// The sheet with that row as it was likely meant, and the totals carried on; nothing for a slip that is
/// not mended in one row.
[[nodiscard]] std::optional<parser::ScoreSheet> repairedSheet(const parser::ScoreSheet& sheet,
                                                              const replay::Repair& repair);

}  // namespace rozbor::app
