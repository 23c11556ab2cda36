#!/bin/sh
# Copies the store, also while the server runs, looks through the copy (every game is replayed), and deletes copies that
# are older than BACKUP_DAYS. A copy with faults is kept, no other is deleted then, and the exit code is 1.
# From the environment: BACKUP_STORE, BACKUP_FOLDER, BACKUP_DAYS, BACKUP_EVERY (seconds; without it one copy is made).
set -eu
umask 077
store=${BACKUP_STORE:-/data/tilewright.db}
folder=${BACKUP_FOLDER:-/backups}
days=${BACKUP_DAYS:-14}
every=${BACKUP_EVERY:-}

copy() {
    target=$folder/tilewright-$(date -u +%Y-%m-%dT%H%M%SZ).db
    rm -f "$folder"/*.part*
    tilewright backup "$store" "$target.part" >/dev/null || return 1
    found=$(tilewright admin check "$target.part" 2>&1) && sound=yes || sound=no
    mv "$target.part" "$target"
    echo "backup: $target"
    # Only after a new copy is whole and sound: whatever goes wrong, the last good one stays.
    if [ "$sound" = no ]; then
        printf '%s\n' "$found" "backup: $target has faults; older copies are kept" >&2
        return 1
    fi
    find "$folder" -maxdepth 1 -type f -name 'tilewright-*.db' -mmin "+$((days * 1440))" -delete
}

if [ -z "$every" ]; then
    copy
    exit
fi
while :; do
    copy || echo "backup: failed; the next try is in $every seconds" >&2
    sleep "$every"
done
