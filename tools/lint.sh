#!/usr/bin/env bash
# Format, layers, catalogues and clang-tidy. With --quick: all but clang-tidy.
set -uo pipefail
cd "$(dirname "$0")/.."
failed=0

mapfile -t sources < <(git ls-files '*.h' '*.cpp')
echo "clang-format: ${#sources[@]} files"
clang-format-14 --dry-run --Werror "${sources[@]}" || failed=1

python3 tools/check_layers.py . || failed=1
python3 tools/check_tests.py . || failed=1
tools/check_catalogues.sh || failed=1

if [ "${1:-}" != --quick ]; then
  # Precompiled headers are the compiler's own, and joined folders hide the files: tidy has a build folder without.
  cmake --preset dev -B build/tidy -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON -DROZBOR_JOIN=OFF >/dev/null || exit 1
  # Tests are left to the compiler's warnings: their assertions are macros that tidy dislikes.
  mapfile -t units < <(git ls-files 'parser/*.cpp' 'replay/*.cpp' 'engine/*.cpp' 'reports/*.cpp' 'ui/*.cpp')
  echo "clang-tidy: ${#units[@]} files"
  printf '%s\n' "${units[@]}" | xargs -P "$(nproc)" -n 4 clang-tidy-14 -p build/tidy --quiet \
    --extra-arg=-Wno-unknown-warning-option || failed=1
fi
[ $failed -eq 0 ] && echo "lint: clean"
exit $failed
