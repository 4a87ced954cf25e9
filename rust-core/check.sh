#!/usr/bin/env bash
# Checks and tests the Rust workspace:
#
#     check.sh <the version that Maven builds> [nightly]
#
# With `nightly` also what changes rarely and takes long to compile, the core's benchmark and the fuzz targets, and ten
# million random values of random types, of a new seed, which is printed.
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
tested=(--workspace --exclude copilot-tool-core-benches --locked)
cargo clippy "${tested[@]}" --all-targets -- -D warnings
if [[ ${2:-} == nightly ]]; then
    cargo clippy --package copilot-tool-core-benches --all-targets --locked -- -D warnings
    cargo clippy --manifest-path fuzz/Cargo.toml --all-targets --locked -- -D warnings
fi

if cargo nextest --version >/dev/null 2>&1; then
    cargo nextest run "${tested[@]}" --no-tests pass
    # nextest runs no documentation tests.
    cargo test "${tested[@]}" --doc --quiet
else
    echo "cargo-nextest is not installed: running cargo test"
    cargo test "${tested[@]}"
fi
if [[ ${2:-} == nightly ]]; then
    COPILOT_RANDOM_INSTANCES=10000000 COPILOT_RANDOM_SEED=$((RANDOM * 100000 + 1)) \
        cargo test --release --package copilot-tool-core --locked --test random_values -- --nocapture
fi
