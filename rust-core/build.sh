#!/usr/bin/env bash
# Builds the native library, target/release/libcopilot_tool.*, the same on every machine: Maven and Gradle run this.
set -euo pipefail
cd "$(dirname "$0")/.."

if ! command -v cargo >/dev/null; then
    echo "Rust is missing: install Rust 1.91 or later from https://rustup.rs, so that cargo is on the PATH, and run this command again." >&2
    exit 1
fi

# Panics name the source files of dependencies, which would put this machine's paths into the library.
cargo fetch --locked --quiet
flags=("--remap-path-prefix=$PWD=/copilot-tool")
for source in "${CARGO_HOME:-$HOME/.cargo}"/registry/src/*; do
    flags+=("--remap-path-prefix=$source=/crates")
done
if [[ -n ${RUSTFLAGS:-} ]]; then
    read -ra given <<<"$RUSTFLAGS"
    flags+=("${given[@]}")
fi
# Cargo's own separator, for paths may have spaces.
CARGO_ENCODED_RUSTFLAGS=$(IFS=$'\x1f' && echo "${flags[*]}")
export CARGO_ENCODED_RUSTFLAGS

# Maven's -q is for Cargo too. The variable is set by Maven's own launcher.
case " ${MAVEN_CMD_LINE_ARGS:-} " in
    *" -q "* | *" --quiet "*) export CARGO_TERM_QUIET=true ;;
esac

# The directory is given explicitly, so that no setting of the user's moves the library elsewhere.
exec cargo build --release --locked --package copilot-tool-bridge --target-dir target
