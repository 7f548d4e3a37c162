#include "kwg.h"

#include <cstdint>
#include <cstring>

#include "graph_check.h"

namespace rozbor::engine {
namespace {

std::uint32_t wordAt(std::span<const std::byte> bytes, std::size_t index) {
  std::uint32_t word = 0;
  std::memcpy(&word, bytes.data() + index * 4, 4);
  return word;
}

}  // namespace

game::Result<BuiltGraph> readKwg(std::span<const std::byte> bytes, int letters) {
  if (bytes.size() < 8 || bytes.size() % 4 != 0 || bytes.size() / 4 > (1u << 22)) {
    return game::Error{"lexicon.foreign", said::words("the size is not that of a KWG")};
  }
  const std::size_t count = bytes.size() / 4;
  BuiltGraph graph;
  graph.arcs.reserve(count);
  for (std::size_t index = 0; index < count; ++index) {
    const std::uint32_t word = wordAt(bytes, index);
    const auto letter = static_cast<int>(word >> 24);
    if (letter > letters) {
      return game::Error{
          "lexicon.other-alphabet",
          said::words("letter {0} is beyond this language's alphabet of {1} letters", letter, letters)};
    }
    graph.arcs.emplace_back(letter, (word & (1u << 23)) != 0, (word & (1u << 22)) != 0,
                            word & ((1u << 22) - 1));
  }
  graph.dawgRoot = graph.arcs[0].child();
  graph.gaddagRoot = graph.arcs[1].child();
  if (const auto fault = faultOf(graph.view(), letters, false)) return game::Error{"lexicon.corrupt", *fault};
  return graph;
}

}  // namespace rozbor::engine
