#!/usr/bin/env bash
# Builds the core as a WebAssembly module, target/core.wasm, the same on every machine with the same compiler: Maven
# and Gradle run this. Where the standard library for WebAssembly is not installed it removes the module and says so, for
# the jar works without, on fewer machines; with COPILOT_TOOL_WASM=required that is an error.
set -euo pipefail
cd "$(dirname "$0")/../.."

target=wasm32-unknown-unknown
module=target/core.wasm

# What the user has set for other builds may not reach the module, which becomes too slow or too large by it.
unset RUSTFLAGS "${!CARGO_PROFILE_@}"

# The compiler in use, if it has the target (rustup target add wasm32-unknown-unknown).
cargo=cargo
rustc=rustc
options=()
if ! compgen -G "$(rustc --print target-libdir --target "$target")/libstd-*.rlib" >/dev/null; then
    # Else Debian's, which has the sources of the standard library (rust-web-src) and a linker (lld-22), if they are for it.
    cargo=/usr/bin/cargo
    rustc=/usr/bin/rustc
    linker=$(compgen -G '/usr/bin/wasm-ld*' | sort -V | tail -1 || true)
    if [[ ! -x $cargo || ! -x $rustc || -z $linker || ! -f $("$rustc" --print sysroot)/lib/rustlib/src/rust/library/std/Cargo.toml ]]; then
        rm -f "$module"
        cat >&2 <<'END'
SKIPPED: the core as WebAssembly. This jar runs only where its native library can be loaded. To build it too, either run
    rustup target add wasm32-unknown-unknown
or on Debian
    apt-get install --no-install-recommends rustc-web cargo-web rust-web-src lld-22
END
        [[ ${COPILOT_TOOL_WASM:-} != required ]]
        exit
    fi
    # Debian has no standard library for WebAssembly, which only unstable options build from source.
    export RUSTC_BOOTSTRAP=1
    options=(-Zbuild-std=std,panic_abort -Zbuild-std-features=optimize_for_size
        --config "target.$target.linker='$linker'")
fi
export RUSTC=$rustc

# Panics name source files, which would put this machine's paths into the module.
"$cargo" fetch --locked --quiet
flags=("--remap-path-prefix=$PWD=/copilot-tool" "--remap-path-prefix=$("$rustc" --print sysroot)/lib/rustlib/src/rust=/rust")
for source in "${CARGO_HOME:-$HOME/.cargo}"/registry/src/*; do
    flags+=("--remap-path-prefix=$source=/crates")
done
CARGO_ENCODED_RUSTFLAGS=$(IFS=$'\x1f' && echo "${flags[*]}")
export CARGO_ENCODED_RUSTFLAGS

# What the module is made from. Where COPILOT_PLATFORMS_CACHE names a folder, a module that was built from the same is
# taken from there: a build takes a minute and a half.
inputs=$(
    {
        "$rustc" -vV
        echo "${options[@]}"
        find Cargo.lock Cargo.toml rust-core/Cargo.toml rust-core/src rust-core/wasm \
            java-api/src/main/java/com/github/copilot/tool/runtime -type f -print0 | LC_ALL=C sort -z | xargs -0 sha256sum
    } | sha256sum | cut -d ' ' -f 1
)
kept=${COPILOT_PLATFORMS_CACHE:+$COPILOT_PLATFORMS_CACHE/core-$inputs.wasm}
mkdir -p "$(dirname "$module")"
if [[ -n $kept && -f $kept ]]; then
    cp "$kept" "$module"
    exit
fi
"$cargo" build --profile wasm --locked --package copilot-tool-wasm --target "$target" --target-dir target "${options[@]}"
cp "target/$target/wasm/copilot_tool_wasm.wasm" "$module"
if [[ -n $kept ]]; then
    mkdir -p "$COPILOT_PLATFORMS_CACHE"
    # A build beside this one may do the same.
    cp "$module" "$kept.$$"
    mv "$kept.$$" "$kept"
fi
