#!/usr/bin/env bash
# usage: cmake/install_packages.sh WHY PACKAGE=PROBE...
# Installs the Debian packages whose PROBE finds nothing, and prints which and why. A probe is command:NAME,
# pkg-config:NAME or file:PATH. Without apt-get it prints the list of missing packages and fails.
set -euo pipefail
[ "${1:-}" != --help ] || { sed -n '2,/^set/s/^# //p' "$0"; exit; }

why=$1
shift
missing=()
for requirement in "$@"; do
    probe=${requirement#*=}
    name=${probe#*:}
    case $probe in
    command:*) command -v "$name" >/dev/null || missing+=("${requirement%%=*}") ;;
    pkg-config:*) pkg-config --exists "$name" 2>/dev/null || missing+=("${requirement%%=*}") ;;
    file:*) compgen -G "$name" >/dev/null || missing+=("${requirement%%=*}") ;;
    *) echo "$0: \"$probe\" is not a probe" >&2 && exit 2 ;;
    esac
done
if [ ${#missing[@]} -eq 0 ]; then
    exit 0
fi
if ! command -v apt-get >/dev/null; then
    echo "To $why, these packages are missing (Debian's names): ${missing[*]}" >&2
    echo "There is no apt-get here: please install them and try again." >&2
    exit 3
fi
echo "Installing, to $why: ${missing[*]}"
administrator=()
if [ "$(id -u)" -ne 0 ]; then
    administrator=(sudo)
fi
if ! "${administrator[@]}" apt-get -o DPkg::Lock::Timeout=600 update -q=2 ||
    ! "${administrator[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=600 install -q=2 --yes \
        --no-install-recommends "${missing[@]}" >/dev/null; then
    echo "To $why, these packages are missing, and cannot be installed here: ${missing[*]}" >&2
    exit 3
fi
