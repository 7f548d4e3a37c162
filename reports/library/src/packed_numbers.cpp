#include <bit>
#include <cmath>
#include <cstdint>

#include "checked.h"
#include "decision_numbers.h"

namespace rozbor::reports {
namespace {

constexpr const char* kColumn = "analysis.numbers";
/// Six bits a character, all of them printable.
constexpr char kFirst = '0';
constexpr int kMoreFollows = 32;

/// Whole numbers in digits of five bits, the lowest first; the sixth says that more follow.
class Packer {
 public:
  void add(std::uint64_t number) {
    for (; number >= 32; number >>= 5)
      text_ += static_cast<char>(kFirst + kMoreFollows + static_cast<int>(number & 31));
    text_ += static_cast<char>(kFirst + static_cast<int>(number));
  }
  void add(int number) { add(folded(number)); }

  /// What a thousandth can tell is short; anything else goes bit by bit.
  void add(double number) {
    constexpr double kMost = 1e9;
    const auto thousandths =
        std::abs(number) < kMost ? static_cast<std::int64_t>(std::round(number * 1000)) : std::int64_t{0};
    const double told = static_cast<double>(thousandths) / 1000;
    const bool isShort = std::bit_cast<std::uint64_t>(told) == std::bit_cast<std::uint64_t>(number);
    if (isShort) {
      add(folded(thousandths) << 1);
    } else {
      add(std::uint64_t{1});
      add(std::bit_cast<std::uint64_t>(number));
    }
  }

  [[nodiscard]] std::string text() && { return std::move(text_); }

 private:
  /// 0, -1, 1, -2 … are 0, 1, 2, 3 …
  static std::uint64_t folded(std::int64_t number) {
    return (static_cast<std::uint64_t>(number) << 1) ^ static_cast<std::uint64_t>(number >> 63);
  }

  std::string text_;
};

class Unpacker {
 public:
  explicit Unpacker(std::string_view text) : text_(text) {}

  [[nodiscard]] bool atEnd() const { return at_ == text_.size(); }

  [[nodiscard]] std::uint64_t number() {
    std::uint64_t number = 0;
    for (int shift = 0; shift < 65; shift += 5) {
      if (atEnd()) break;
      const int digit = text_[at_++] - kFirst;
      if (digit < 0 || digit >= 2 * kMoreFollows) break;
      number |= static_cast<std::uint64_t>(digit % kMoreFollows) << shift;
      if (digit < kMoreFollows) return number;
    }
    throw BadRow(kColumn);
  }

  [[nodiscard]] int whole() {
    const std::int64_t number = unfolded(this->number());
    if (number != static_cast<int>(number)) throw BadRow(kColumn);
    return static_cast<int>(number);
  }

  [[nodiscard]] double real() {
    const std::uint64_t head = number();
    if (head == 1) return std::bit_cast<double>(number());
    if ((head & 1) != 0) throw BadRow(kColumn);
    return static_cast<double>(unfolded(head >> 1)) / 1000;
  }

 private:
  static std::int64_t unfolded(std::uint64_t number) {
    return static_cast<std::int64_t>(number >> 1) ^ -static_cast<std::int64_t>(number & 1);
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

}  // namespace

std::string packed(std::span<const DecisionNumbers> decisions) {
  Packer packer;
  for (const DecisionNumbers& numbers : decisions) {
    for (const int number : {numbers.turn, numbers.seat, numbers.phase, numbers.method, numbers.flags,
                             numbers.score, numbers.cause.value_or(-1)})
      packer.add(number);
    packer.add(numbers.loss);
    packer.add(numbers.lossSe);
    std::uint64_t known = 0;
    for (std::size_t value = 0; value < numbers.values.size(); ++value)
      known |= std::uint64_t{numbers.values[value].has_value()} << value;
    packer.add(known);
    for (const std::optional<double>& value : numbers.values)
      if (value) packer.add(*value);
  }
  return std::move(packer).text();
}

void eachUnpacked(std::string_view text, const std::function<void(const DecisionNumbers&)>& visit) {
  Unpacker unpacker(text);
  while (!unpacker.atEnd()) {
    DecisionNumbers numbers;
    for (int* number :
         {&numbers.turn, &numbers.seat, &numbers.phase, &numbers.method, &numbers.flags, &numbers.score})
      *number = unpacker.whole();
    if (const int cause = unpacker.whole(); cause != -1) numbers.cause = cause;
    numbers.loss = unpacker.real();
    numbers.lossSe = unpacker.real();
    const std::uint64_t known = unpacker.number();
    for (std::size_t value = 0; value < numbers.values.size(); ++value)
      if ((known >> value & 1) != 0) numbers.values[value] = unpacker.real();
    visit(numbers);
  }
}

std::vector<DecisionNumbers> unpacked(std::string_view text) {
  std::vector<DecisionNumbers> decisions;
  eachUnpacked(text, [&](const DecisionNumbers& numbers) { decisions.push_back(numbers); });
  return decisions;
}

}  // namespace rozbor::reports
