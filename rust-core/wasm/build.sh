#!/usr/bin/env bash
# Builds the core as a WebAssembly module, target/core.wasm, the same on every machine with the same compiler: Maven
# and Gradle run this.
#
#     build.sh host   where the standard library for WebAssembly is installed. Else it removes the module and says so, for
#                     the jar works without, on fewer machines
#     build.sh all    of a release, whose native libraries platforms/build makes: with that compiler, whatever else is
#                     installed, or not at all
#
# COPILOT_TOOL_WASM         `required`: `host` fails too. `none`: `host` builds no module
# COPILOT_WASM_CACHE        a folder where modules are kept by the hash of what they are made from
set -euo pipefail
cd "$(dirname "$0")/../.."

target=wasm32-unknown-unknown
module=target/core.wasm
wanted=${COPILOT_TOOL_WASM:-}
if [[ $1 == all ]]; then
    wanted=release
fi
if [[ $wanted == none ]]; then
    rm -f "$module"
    echo "SKIPPED: the core as WebAssembly, since COPILOT_TOOL_WASM is none. This jar has no fallback." >&2
    exit
fi

# What the user has set for other builds may not reach the module, which becomes too slow or too large by it.
unset RUSTFLAGS "${!CARGO_PROFILE_@}"

# The compiler in use, if it has the target (rustup target add wasm32-unknown-unknown).
rustc=rustc
cargo=cargo
options=()
if [[ $wanted == release ]] || ! compgen -G "$(rustc --print target-libdir --target "$target")/libstd-*.rlib" >/dev/null; then
    # Else one that has the sources of the standard library and a linker: Debian's, or that of a release.
    version=
    if [[ $wanted == release ]]; then
        version=$(sed -n 's/^rust_version=//p' rust-core/platforms/build)
    fi
    rustc=
    linker=$(compgen -G '/usr/bin/wasm-ld*' | sort -V | tail -1 || true)
    for candidate in "${COPILOT_PLATFORMS_RUSTC:-}" /usr/bin/rustc; do
        if [[ -x $candidate && -x ${candidate%/*}/cargo && $("$candidate" --version) == "rustc $version"* &&
            -f $("$candidate" --print sysroot)/lib/rustlib/src/rust/library/std/Cargo.toml ]]; then
            rustc=$candidate
            cargo=${candidate%/*}/cargo
            break
        fi
    done
    if [[ -z $rustc || -z $linker ]]; then
        rm -f "$module"
        cat >&2 <<'END'
SKIPPED: the core as WebAssembly. This jar runs only where its native library can be loaded. To build it too, either run
    rustup target add wasm32-unknown-unknown
or on Debian
    apt-get install --no-install-recommends rustc-web cargo-web rust-web-src lld-22
END
        [[ -z $wanted ]]
        exit
    fi
    # There is no standard library for WebAssembly, which only unstable options build from source.
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

# A module that was built from the same is taken from the cache: a build takes a minute and a half.
inputs=$(
    {
        "$rustc" -vV
        echo "${options[@]}"
        find Cargo.lock Cargo.toml rust-core java-api/src/main/{java,resources}/com/github/copilot/tool/runtime \
            \( -path '*/tests' -o -path '*/benches' -o -path '*/target' -o -path rust-core/licenses -o -path rust-core/platforms \
            -o -path rust-core/bridge \) -prune -o \
            -type f \( -not -name '*.sh' -o -path rust-core/wasm/build.sh \) -not -name pom.xml -print0 | LC_ALL=C sort -z | xargs -0 sha256sum
    } | sha256sum | cut -d ' ' -f 1
)
kept=${COPILOT_WASM_CACHE:+$COPILOT_WASM_CACHE/core-$inputs.wasm}
mkdir -p "$(dirname "$module")"
if [[ -n $kept && -f $kept ]]; then
    cp "$kept" "$module"
    exit
fi
"$cargo" build --profile wasm --locked --package copilot-tool-wasm --target "$target" --target-dir target "${options[@]}"
cp "target/$target/wasm/copilot_tool_wasm.wasm" "$module"
if [[ -n $kept ]]; then
    mkdir -p "$COPILOT_WASM_CACHE"
    # A build beside this one may do the same.
    cp "$module" "$kept.$$"
    mv "$kept.$$" "$kept"
fi
