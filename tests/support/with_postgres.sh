#!/usr/bin/env bash
# with_postgres.sh [--optional] COMMAND…: runs it with $ROZBOR_TEST_POSTGRES naming a server of its own, in a temporary
# folder, on a local socket, where everybody is let in, and on $ROZBOR_TEST_POSTGRES_PORT of this machine, where
# the roles "club" (password "secret word%", with a database of that name) and "reader" are asked. Where PostgreSQL is not installed: exit 77 (skipped), or with --optional the
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
port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
"${as[@]}" "$bin/initdb" -D "$folder/data" -U rozbor --auth-local=trust --auth-host=scram-sha-256 -E UTF8 \
  --locale=C.UTF-8 --no-sync >/dev/null
"${as[@]}" "$bin/pg_ctl" -D "$folder/data" -w -l "$folder/log" \
  -o "-c listen_addresses=localhost -c port=$port -c unix_socket_directories='$folder' -c fsync=off -c max_connections=30" start >/dev/null
# With the options of before.
export ROZBOR_TEST_POSTGRES_RESTART="cd $folder && ${as[*]} $bin/pg_ctl -D $folder/data -w -l $folder/log -m immediate restart"
export ROZBOR_TEST_POSTGRES="host=$folder&user=rozbor"
export PGPORT=$port ROZBOR_TEST_POSTGRES_PORT=$port
export PATH="$bin:$PATH"
psql -q -h "$folder" -U rozbor postgres <<'SQL'
CREATE ROLE club LOGIN PASSWORD 'secret word%';
CREATE ROLE reader LOGIN PASSWORD 'reader';
CREATE DATABASE club OWNER club;
\connect club
ALTER DEFAULT PRIVILEGES FOR ROLE club GRANT SELECT ON TABLES TO reader;
ALTER SCHEMA public OWNER TO club;
SQL
cd - >/dev/null
"$@"
