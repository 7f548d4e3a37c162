#pragma once

#include <string>
#include <vector>

namespace rozbor::lexica {

/// "hunspell-cs 1:7.4.4-1, …": the installed versions of Debian packages, asked of dpkg-query; only
/// the names where there is no dpkg.
[[nodiscard]] std::string packageVersions(const std::vector<std::string>& packages);

/// "hunspell-cs, wpolish".
[[nodiscard]] std::string joined(const std::vector<std::string>& parts, const char* separator);

}  // namespace rozbor::lexica
