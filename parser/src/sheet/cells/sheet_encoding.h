#pragma once

#include <string_view>

namespace rozbor::parser {

/// Which of Windows-1250 and ISO-8859-2 a text that is not Unicode is likelier to be in, by the letters
/// of Czech, Slovak and Polish that come out. Looks at the first megabyte at most.
[[nodiscard]] std::string_view centralEuropeanEncoding(std::string_view bytes);

}  // namespace rozbor::parser
