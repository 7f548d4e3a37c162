#pragma once

#include <span>

namespace rozbor::cli {

/// Overwrites the passwords of server addresses among the arguments, which everybody on the machine can read
/// in the list of processes. To be called as soon as the arguments were read.
void hidePasswords(std::span<char* const> arguments);

}  // namespace rozbor::cli
