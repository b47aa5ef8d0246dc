# SPDX-License-Identifier: Apache-2.0
# shellcheck shell=bash
#
# Sourced by examples/run and Tests/run: the system packages that Evenhand needs, and how they are
# installed where they are missing.
#
# The lists are used by who sources this file.
# shellcheck disable=SC2034

# The oldest Swift that reads Package.swift.
readonly swift_needed=6.1

# What a Swift out of an archive expects of the system.
readonly swift_libraries=(libcurl4 libncurses6 libsqlite3-0 libxml2)

# To build everything, and to run the gallery on a desktop.
readonly build_packages=(
  binutils git libc6-dev pkg-config
  libatspi2.0-dev libglib2.0-dev libdbus-1-dev libsdl2-dev libcairo2-dev libpango1.0-dev
  libxcb1-dev libxcb-xfixes0-dev libxcb-xtest0-dev libxcb-xinput-dev
  at-spi2-core dbus-daemon fonts-dejavu-core
)

# For a private session: servers, buses, input, pictures, a fence.
readonly session_packages=(
  xserver-xorg-core xserver-xorg-video-dummy xvfb xkb-data openbox
  x11-utils x11-xserver-utils xinput xdotool imagemagick
  libglib2.0-bin bubblewrap
)

# For the tests: a Wayland compositor, a screen reader, a client, what reads text in pictures and knows words,
# and programs that are not ours.
readonly test_packages=(
  sway orca procps python3-pyatspi python3-pytest python3-yaml python3-jsonschema python3-gi python3-gi-cairo gir1.2-atspi-2.0
  gir1.2-gtk-3.0 gir1.2-gtk-4.0 zenity gtk-3-examples gtk-4-examples fish zsh groff-base bsdutils tesseract-ocr
  hunspell hunspell-en-us
  gnome-themes-extra
)

# What Tests/Support/check-reports looks at reports with.
readonly report_packages=(
  chromium python3-venv
)

# Whose trees Tests/record-applications records.
readonly recorded_packages=(
  gtk-3-examples gtk-4-examples gnome-calculator mousepad zenity featherpad chromium firefox-esr
  libreoffice-writer libreoffice-gtk3 python3-venv
)

# One line, and EX_UNAVAILABLE of sysexits.h.
unavailable() {
  echo "evenhand: $*" >&2
  exit 69
}

# Ends here, with one line, unless Swift is on PATH and new enough. With "for-now" a toolchain that
# does not load is let pass: one out of an archive may lack the libraries that are installed next.
require_swift() {
  local version
  command -v swift >/dev/null ||
    unavailable "there is no swift on PATH; Swift $swift_needed or later is at https://swift.org/install"
  # "Swift version 6.3.1 (swift-6.3.1-RELEASE)", with the vendor's name before it in some builds.
  version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9][0-9.]*\).*/\1/p' | head -n 1) || true
  if [ -z "$version" ] && [ "${1:-}" = for-now ]; then return 0; fi
  if [ "$(printf '%s\n' "$swift_needed" "${version:-0}" | sort -V | head -n 1)" != "$swift_needed" ]; then
    unavailable "Swift ${version:-of unknown version} is on PATH; $swift_needed or later is needed"
  fi
}

# Installs those of the named packages that are missing, and says which.
require_packages() {
  local package missing=() as_root=()
  if ! grep -qsE '^ID(_LIKE)?=.*(debian|ubuntu)' /etc/os-release || ! command -v apt-get >/dev/null; then
    unavailable "packages are installed by name on Debian and Ubuntu only; this is another system"
  fi
  for package in "$@"; do
    is_installed "$package" || missing+=("$package")
  done
  # What Swift links with comes with any C++ compiler; its package's name has a version in it.
  compgen -G '/usr/lib/gcc/*/*/crtbeginS.o' >/dev/null || missing+=(g++)
  lacks_libraries swift-build && missing+=("${swift_libraries[@]}")
  [ ${#missing[@]} -gt 0 ] || return 0

  echo "evenhand: installing ${missing[*]}" >&2
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null ||
      unavailable "not root and no sudo; as root: apt-get install ${missing[*]}"
    as_root=(sudo)
  fi
  # Another package manager at work is waited for.
  local apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 -q)
  "${apt[@]}" update >&2 || echo "evenhand: the package lists may be old" >&2
  "${apt[@]}" install -y --no-install-recommends "${missing[@]}" >&2 ||
    unavailable "apt-get could not install ${missing[*]}"
}

# Whether a program of the toolchain is there and cannot be loaded.
lacks_libraries() {
  local program
  program=$(command -v "$1") && ldd "$program" 2>/dev/null | grep -q 'not found'
}

is_installed() {
  [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}
