# SPDX-License-Identifier: Apache-2.0
# shellcheck shell=bash
#
# Sourced by who needs programs of a newer Debian: a root of its own beside the system, made of
# Debian's packages.

# newer_root FOLDER SUITE PACKAGE...: makes the root where it is missing, with these packages.
newer_root() {
  local folder=$1 suite=$2 mirror
  shift 2
  [ "$(id -u)" = 0 ] || { echo "evenhand: only root can make a root of its own" >&2; exit 77; }
  if [ ! -x "$folder/usr/bin/apt-get" ]; then
    echo "evenhand: making $folder from Debian $suite" >&2
    # Either of the two may be missing, which is no failure.
    mirror=$(cat /etc/apt/sources.list /etc/apt/sources.list.d/* 2>/dev/null |
      sed -nE 's/^(URIs: *|deb +(\[[^]]*\] +)?)([a-z]+:[^ ]*\/debian\/?)( .*)?$/\3/p' |
      sed 1q || true)
    debootstrap --variant=minbase "$suite" "$folder" ${mirror:+"$mirror"} >&2
  fi
  chroot "$folder" env DEBIAN_FRONTEND=noninteractive apt-get install -y -q \
    --no-install-recommends "$@" >&2
}

# newer_program FILE FOLDER PATH [alone]: makes FILE a command that runs the root's PATH. Folders of
# sessions are in /tmp, which is the same in both; alone, it sees no processes but its own.
newer_program() {
  local apart='' processes='mount --rbind /proc'
  if [ "${4:-}" = alone ]; then
    apart='--pid --fork --kill-child'
    processes='mount -t proc proc'
  fi
  cat >"$1" <<END
#!/bin/sh
exec unshare --mount $apart -- sh -c '
  mount --rbind /tmp "\$0/tmp" && mount --rbind /dev "\$0/dev" && $processes "\$0/proc" &&
    exec chroot "\$0" "\$@"' '$2' '$3' "\$@"
END
  chmod +x "$1"
}
