#!/bin/sh
# Point-in-time recovery for PostgreSQL: its log (WAL) and base backups in one folder. scripts/recovery rehearses it.
#   archive.sh wal PATH NAME            keeps a piece of the log: archive_command = 'sh archive.sh wal %p %f'
#   archive.sh base                     makes a base backup; older ones than ARCHIVE_KEEP go, with the log before them
#   archive.sh restore DATA [MOMENT]    fills the empty folder DATA so that PostgreSQL, started with it, goes on from that
#                                       moment ("2026-03-01 12:00:00+00"), or from the last one that is kept
#   archive.sh fetch NAME PATH          hands a piece of the log back
# From the environment: ARCHIVE (the folder), ARCHIVE_KEEP (7), and for `base` what libpq knows (PGHOST, PGUSER, ...).
set -eu
umask 077
folder=${ARCHIVE:-/var/lib/postgresql/archive}
keep=${ARCHIVE_KEEP:-7}
self=$(cd "$(dirname "$0")" && pwd)/$(basename "$0")

bases() { # the oldest first
    find "$folder/base" -mindepth 1 -maxdepth 1 -type d ! -name '*.part' | sort
}

case ${1:-} in
wal)
    mkdir -p "$folder/wal"
    target=$folder/wal/$3
    if [ -f "$target" ]; then # asked again after a crash: good if it is the same
        cmp -s "$2" "$target"
        exit
    fi
    cp "$2" "$target.part"
    sync "$target.part"
    mv "$target.part" "$target"
    sync "$folder/wal"
    ;;
fetch)
    cp "$folder/wal/$2" "$3"
    ;;
base)
    mkdir -p "$folder/base"
    rm -rf "$folder"/base/*.part
    pg_basebackup --pgdata "$folder/base/new.part" --wal-method none --checkpoint fast --no-password
    sync
    name=$folder/base/$(date -u +%Y-%m-%dT%H%M%S.%NZ) # when it was finished: good for every later moment
    mv "$folder/base/new.part" "$name"
    echo "base backup: $name"
    for old in $(bases | head -n "-$keep"); do
        rm -rf "$old"
    done
    first=$(sed -n 's/^START WAL LOCATION: .*(file \([0-9A-F]*\))$/\1/p' "$(bases | head -n 1)/backup_label")
    pg_archivecleanup "$folder/wal" "$first"
    ;;
restore)
    data=$2
    moment=${3:-}
    chosen=
    for one in $(bases); do # the last one that was finished before that moment
        made=$(basename "$one" | sed 's/T\(..\)\(..\)\(..[.][0-9]*\)Z$/ \1:\2:\3+00/')
        if [ -z "$moment" ] || [ "$(date -u -d "$made" +%s%N)" -lt "$(date -u -d "$moment" +%s%N)" ]; then chosen=$one; fi
    done
    [ -n "$chosen" ] || { echo "no base backup is older than $moment" >&2; exit 1; }
    if [ -e "$data" ] && [ -n "$(ls -A "$data")" ]; then
        echo "$data is not empty" >&2
        exit 1
    fi
    mkdir -p "$data"
    cp -a "$chosen/." "$data/"
    chmod 700 "$data"
    {
        echo "restore_command = 'ARCHIVE=\"$folder\" sh \"$self\" fetch %f %p'"
        echo "recovery_target_action = 'promote'"
        if [ -n "$moment" ]; then echo "recovery_target_time = '$moment'"; fi
    } >>"$data/postgresql.auto.conf"
    touch "$data/recovery.signal"
    echo "restored from $chosen; start PostgreSQL with $data"
    ;;
*)
    sed -n '2,9s/^# *//p' "$0" >&2
    exit 2
    ;;
esac
