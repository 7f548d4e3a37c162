#pragma once

#include <cstddef>
#include <cstdlib>
#include <memory>
#include <new>
#include <type_traits>

namespace rozbor::engine::endgame {

/// A zeroed array whose pages the system only provides once they are touched, so that a large one
/// costs nothing to make.
template <class T>
class LazyArray {
  static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

 public:
  explicit LazyArray(std::size_t size) : data_(static_cast<T*>(std::calloc(size, sizeof(T)))), size_(size) {
    if (data_ == nullptr) throw std::bad_alloc();
  }

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] T& operator[](std::size_t index) { return data_.get()[index]; }
  [[nodiscard]] const T& operator[](std::size_t index) const { return data_.get()[index]; }
  [[nodiscard]] T* data() { return data_.get(); }

 private:
  struct Free {
    void operator()(T* data) const { std::free(data); }
  };

  std::unique_ptr<T, Free> data_;
  std::size_t size_;
};

}  // namespace rozbor::engine::endgame
