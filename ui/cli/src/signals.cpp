#include "signals.h"

#include <signal.h>
#include <time.h>
#include <unistd.h>

#include <atomic>
#include <cstdint>

#include "commands.h"
#include "rozbor/game/file_replacement.h"

namespace rozbor::cli {
namespace {

// Handlers and threads share these: lock-free atomics, which both may touch at any time.
std::atomic<bool> interruptMark = false;
std::atomic<std::int64_t> markedAt = 0;  ///< milliseconds of a clock that only goes on
std::atomic<unsigned> patienceSeconds = 0;
static_assert(std::atomic<bool>::is_always_lock_free && std::atomic<std::int64_t>::is_always_lock_free &&
              std::atomic<unsigned>::is_always_lock_free);

constexpr std::int64_t kImpatient = 1000;

/// Only what POSIX allows in handlers.
std::int64_t millisecondsNow() {
  timespec now{};
  ::clock_gettime(CLOCK_MONOTONIC, &now);
  return std::int64_t{now.tv_sec} * 1000 + now.tv_nsec / 1000000;
}

void endNow(int) {
  game::dropTemporaryFiles();
  ::_exit(static_cast<int>(Exit::interrupted));
}

void mark(int signal) {
  if (interruptMark.exchange(true)) {
    if (millisecondsNow() - markedAt > kImpatient) endNow(signal);
    return;
  }
  markedAt = millisecondsNow();
  if (patienceSeconds > 0) ::alarm(patienceSeconds);
}

/// System calls go on after it (SA_RESTART): what waits is told by the mark.
void onSignal(int signal, void (*handler)(int)) {
  struct sigaction now {};
  // Who starts the program in the background has it ignore a terminal that closes.
  if (signal == SIGHUP && ::sigaction(signal, nullptr, &now) == 0 && now.sa_handler == SIG_IGN) return;
  struct sigaction action {};
  action.sa_handler = handler;
  action.sa_flags = SA_RESTART;
  ::sigemptyset(&action.sa_mask);
  ::sigaction(signal, &action, nullptr);
}

void onInterrupt(void (*handler)(int)) {
  for (const int signal : {SIGINT, SIGTERM, SIGHUP})
    onSignal(signal, handler);
}

}  // namespace

void watchForInterrupt() {
  onInterrupt(mark);
  onSignal(SIGALRM, endNow);
}

void endOnInterrupt() {
  onInterrupt(endNow);
  if (interrupted()) endNow(SIGINT);
}

void endSoonAfterInterrupt(std::chrono::seconds patience) {
  patienceSeconds = static_cast<unsigned>(patience.count());
}

bool interrupted() {
  return interruptMark;
}

}  // namespace rozbor::cli
