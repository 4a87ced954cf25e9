#!/usr/bin/env bash
# Checks and tests the Rust workspace: check.sh <the version that Maven builds>
set -euo pipefail

# Maven's -q is for Cargo too: its output is shown only if a check fails. The variable is set by Maven's own launcher.
case " ${MAVEN_CMD_LINE_ARGS:-} " in
    *" -q "* | *" --quiet "*)
        log=$(mktemp)
        trap 'rm -f "$log"' EXIT
        status=0
        MAVEN_CMD_LINE_ARGS='' bash "$0" "$@" >"$log" 2>&1 || status=$?
        [[ $status == 0 ]] || cat "$log" >&2
        exit "$status"
        ;;
esac
cd "$(dirname "$0")/.."

maven_version=$1
cargo_version=$(cargo pkgid --package copilot-tool-core)
cargo_version=${cargo_version##*[#@]}
if [[ $cargo_version != "$maven_version" ]]; then
    echo "Cargo.toml says version $cargo_version and pom.xml $maven_version: make them agree." >&2
    exit 1
fi

cargo fmt --all --check
cargo fmt --manifest-path fuzz/Cargo.toml --check
cargo clippy --workspace --all-targets --locked -- -D warnings

if cargo nextest --version >/dev/null 2>&1; then
    cargo nextest run --workspace --locked --no-tests pass
    # nextest runs no documentation tests.
    cargo test --workspace --doc --locked --quiet
else
    echo "cargo-nextest is not installed: running cargo test"
    cargo test --workspace --locked
fi
