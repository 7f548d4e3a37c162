#!/usr/bin/env bash
# install_test.sh BUILD [ROOT]: the package of a build must hold what it says, work from where it is unpacked,
# and leave nothing behind. With a ROOT (a Debian 12 made by debootstrap, and the right to chroot) it is
# installed there, started and purged; else it is unpacked into a folder.
set -euo pipefail
build=$(cd "$1" && pwd) root=${2-}
here=$(cd "$(dirname "$0")" && pwd)
source=$(cd "$here/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "$*"; exit 1; }

(cd "$work" && cpack -G DEB --config "$build/CPackConfig.cmake" -B "$work" >"$work/cpack.log") ||
  { cat "$work/cpack.log"; fail "no package"; }
deb=$(echo "$work"/*.deb)
dpkg-deb --field "$deb" Depends >"$work/depends"
grep -q libqt6widgets6 "$work/depends" || fail "the package does not depend on Qt"
dpkg-deb --contents "$deb" >"$work/contents"

for file in bin/rozbor bin/rozbor-desktop share/applications/org.rozbor.Rozbor.desktop \
  share/metainfo/org.rozbor.Rozbor.metainfo.xml share/icons/hicolor/scalable/apps/org.rozbor.Rozbor.svg \
  share/mime/packages/org.rozbor.Rozbor.xml share/man/man1/rozbor.1 share/man/man1/rozbor-desktop.1 \
  share/rozbor/languages/cs/language.conf share/rozbor/boards/standard.csv share/rozbor/leaves/pl.csv \
  share/rozbor/winmodels/sk.csv share/locale/cs/LC_MESSAGES/rozbor.mo share/doc/rozbor/copyright; do
  grep -q " ./usr/$file\$" "$work/contents" || fail "the package lacks usr/$file"
done

# What the programs must do, run by $1 with the files below $2, in the home $3.
use() {
  local run=$1 usr=$2
  $run "$usr/bin/rozbor" lexicon build "$3/words.txt" --language en --name en >/dev/null
  $run "$usr/bin/rozbor" review "$usr/share/rozbor/samples/english.gcg" --interface cs >"$work/review"
  grep -q 'tah' "$work/review" || fail "the catalogues are not found"
  $run "$usr/bin/rozbor-desktop" --screenshot "$3/picture.png" "$usr/share/rozbor/samples/english.gcg"
}

printf '%s\n' house houses on ho station at >"$work/words.txt"
if [ -n "$root" ]; then
  # The programs find what belongs to them by /proc/self/exe.
  mount -t proc proc "$root/proc"
  trap 'umount "$root/proc"; rm -rf "$work"' EXIT
  cp "$deb" "$root/tmp/rozbor.deb"
  mkdir -p "$root/tmp/home"
  cp "$work/words.txt" "$root/tmp/home"
  chroot "$root" apt-get install -y --no-install-recommends /tmp/rozbor.deb >"$work/apt.log" 2>&1 ||
    { tail -20 "$work/apt.log"; fail "it does not install"; }
  use "chroot $root env -i HOME=/tmp/home PATH=/usr/bin LANG=C.UTF-8" /usr /tmp/home
  [ -s "$root/tmp/home/picture.png" ] || fail "no picture of the window"
  chroot "$root" dpkg --purge rozbor >/dev/null
  left=$(cd "$root" && find usr -iname '*rozbor*')
  [ -z "$left" ] || fail "left behind: $left"
  echo "installed, started, purged"
else
  dpkg-deb --extract "$deb" "$work/root"
  mkdir "$work/home"
  cp "$work/words.txt" "$work/home"
  # Another place than the source tree, whose data must not be taken instead.
  use "env -i HOME=$work/home PATH=/usr/bin LANG=C.UTF-8" "$work/root/usr" "$work/home"
  [ -s "$work/home/picture.png" ] || fail "no picture of the window"
  if command -v appstreamcli >/dev/null; then
    appstreamcli validate --no-net --pedantic "$source/packaging/org.rozbor.Rozbor.metainfo.xml" >"$work/metainfo" ||
      { cat "$work/metainfo"; fail "the metainfo is not valid"; }
  fi
  if command -v desktop-file-validate >/dev/null; then
    desktop-file-validate "$source/packaging/org.rozbor.Rozbor.desktop" || fail "the desktop file is not valid"
  fi
  echo "unpacked and started"
fi
