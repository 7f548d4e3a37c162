#!/usr/bin/env bash
# with_postgres.sh [--optional] COMMAND…: runs it with $ROZBOR_TEST_POSTGRES naming a server of its own, in a temporary
# folder, on a local socket only. Where PostgreSQL is not installed: exit 77 (skipped), or with --optional the
# command without a server.
set -euo pipefail

optional=
if [ "${1-}" = --optional ]; then
  optional=yes
  shift
fi

bin=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -1 || true)
if [ -z "$bin" ]; then
  echo "PostgreSQL is not installed" >&2
  [ -n "$optional" ] || exit 77
  exec "$@"
fi

folder=$(mktemp -d /tmp/rozbor-pg.XXXXXX)
as=()  # the server does not run as root
if [ "$(id -u)" -eq 0 ]; then
  as=(runuser -u postgres --)
  chown postgres "$folder"
fi
stop() {
  "${as[@]}" "$bin/pg_ctl" -D "$folder/data" -m immediate stop >/dev/null 2>&1 || true
  rm -rf "$folder"
}
trap stop EXIT

cd "$folder"
"${as[@]}" "$bin/initdb" -D "$folder/data" -U rozbor -A trust -E UTF8 --locale=C.UTF-8 --no-sync >/dev/null
"${as[@]}" "$bin/pg_ctl" -D "$folder/data" -w -l "$folder/log" \
  -o "-c listen_addresses='' -c unix_socket_directories='$folder' -c fsync=off -c max_connections=30" start >/dev/null
export ROZBOR_TEST_POSTGRES="host=$folder&user=rozbor"
export PATH="$bin:$PATH"
cd - >/dev/null
"$@"
