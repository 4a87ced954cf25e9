#!/usr/bin/env bash
# Collects the licences of all that is linked into the core (R10.8), natively and as WebAssembly, for META-INF/licenses/rust of the jar,
# and writes a bill of materials of the same (CycloneDX 1.6):
#
#     licenses.sh <folder> host <file>     of the library that build.sh makes
#     licenses.sh <folder> all <file>      of those that platforms/build makes
#
# and with either, of the module that wasm/build.sh made, if it made one.
#
# The same sources and the same toolchain give the same files. Needs no network once the libraries are built, and no
# tools but cargo and rustc; for all platforms also zig, as platforms/build does.
#
# The bridge's normal dependencies are linked, and the crates that rustc adds for the standard library. (Those of the
# host's target are all there are: the other targets' are some of them, since `backtrace` is left out there.)
# Dependencies of builds and tests are not, nor are procedural macros with their own dependencies, which run inside the
# compiler. The code that a macro generates is not treated as a copy of the macro.
#
# Where a licence is a choice that includes MIT, MIT is chosen, and only its text is copied. Where there is no such
# choice, all licence texts are. NOTICE files are copied in either case.
set -euo pipefail
export LC_ALL=C
shopt -s nullglob nocaseglob

out=$(mkdir -p "$1" && cd "$1" && pwd)
libraries=$2
bill=$(mkdir -p "$(dirname "$3")" && cd "$(dirname "$3")" && pwd)/$(basename "$3")
cd "$(dirname "$0")/.."
if [[ -n $(ls -A "$out") && ! -f $out/INDEX.txt ]]; then
    echo "$out has other files than licences: it would be emptied." >&2
    exit 1
fi
host=$(rustc -vV | sed -n 's/^host: //p')
case $libraries in
    host) targets=("$host") ;;
    # The first of each line is what a release is built for.
    all) mapfile -t targets < <(sed -E '/^#/d; s/^([^ ]+ +){5}([^ ,]+).*/\2/' rust-core/platforms/platforms.txt) ;;
    *) echo "neither host nor all: $libraries" >&2 && exit 1 ;;
esac
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# copy_texts <folder> <licence> <copy>: the licence texts of a folder, at least one.
copy_texts() {
    local texts=() choices=" OR ${2//\// OR } OR "
    if [[ $choices == *" OR MIT OR "* && $choices != *" AND "* ]]; then
        texts=("$1"/LICEN[CS]E-MIT*)
    fi
    if [[ ${#texts[@]} == 0 ]]; then
        texts=("$1"/{LICEN[CS]E,COPYING,COPYRIGHT,UNLICENSE}*)
    fi
    local text copied=
    mkdir -p "$3"
    for text in "${texts[@]}" "$1"/NOTICE*; do
        if [[ -f $text && -s $text ]]; then
            # Without the permissions, which are this machine's.
            cat "$text" >"$3/$(basename "$text")"
            copied=yes
        fi
    done
    [[ -n $copied ]]
}

crates() {
    local target
    {
        for target in "${targets[@]}"; do
            crates_of copilot-tool-bridge "$target"
        done
        if [[ -f target/core.wasm ]]; then
            crates_of copilot-tool-wasm wasm32-unknown-unknown
        fi
    } | sort -u
}

crates_of() {
    cargo tree --locked --package "$1" --target "$2" --edges normal,no-proc-macro \
        --prefix none --no-dedupe --format '{p}|{l}'
}

# component <name> <version> <licence> <package URL, or nothing>: adds a component to the bill of materials. A licence that
# is no expression of SPDX, because it has a comma or a blank word, is given by its name.
component() {
    local licence="{\"expression\": \"${3//\// OR }\"}" url=
    [[ ! $3 =~ ,|" and " ]] || licence="{\"license\": {\"name\": \"$3\"}}"
    [[ -z $4 ]] || url=", \"purl\": \"$4\""
    printf '    {"type": "library", "bom-ref": "%s", "name": "%s", "version": "%s", "licenses": [%s]%s}\n' \
        "${4:-$1}" "$1" "$2" "$licence" "$url" >>"$work/components"
}

# The crates that rustc passes to the linker for a library that uses nothing but the standard library. No linker runs.
std_crates() {
    {
        rustc --target "$host" --crate-type cdylib --crate-name none -C linker=true --print link-args \
            -o "$work/none" - </dev/null | grep -oE 'lib[A-Za-z0-9_]+-[0-9a-f]+\.rlib' |
            sed -E 's/^lib(.*)-[0-9a-f]+\.rlib$/\1/'
        if [[ -f target/core.wasm ]]; then
            # The allocator, since WebAssembly has none. The other crates are among those of the host's.
            echo dlmalloc
        fi
    } | sort -u
}

cargo metadata --locked --format-version 1 >"$work/metadata.json"
# A folder name of Windows is written with pairs of backslashes.
grep -oE '"manifest_path":"[^"]*"' "$work/metadata.json" | sed -E 's/^"manifest_path":"(.*)"$/\1/; s/\\\\/\//g' \
    >"$work/manifests"
crates >"$work/crates"
std_crates >"$work/std-crates"

rm -rf "${out:?}"/*
{
    echo "What is linked into the core in this jar, natively and as WebAssembly, beside its own code, and under which licence."
    echo "Each has its texts in the folder of its name. Where the licence is a choice that includes MIT, it is MIT."
    echo
} >"$out/INDEX.txt"

while IFS='|' read -r package licence; do
    read -r name version source <<<"$package"
    version=${version#v}
    if [[ $name == copilot-tool-* ]]; then
        continue
    fi
    # Of registries the folder is named after both, of vendored sources it may lack the version.
    folder=$(grep -m 1 -F "/$name-$version/Cargo.toml" "$work/manifests" ||
        grep -m 1 -F "/$name/Cargo.toml" "$work/manifests" || true)
    folder=${folder%/Cargo.toml}
    copy=$out/crates/$name-$version
    if [[ -z $folder ]] || ! copy_texts "$folder" "$licence" "$copy" &&
        ! copy_texts "rust-core/licenses/crates/$name" "$licence" "$copy"; then
        echo "No licence text of $name $version ($licence) in '$folder': see rust-core/licenses/README.md." >&2
        exit 1
    fi
    printf '%-32s %s\n' "crates/$name-$version" "${licence:-see its text}" >>"$out/INDEX.txt"
    component "$name" "$version" "${licence:-see its text, and META-INF/licenses}" "pkg:cargo/$name@$version"
done <"$work/crates"

rust=$(rustc -V | cut -d ' ' -f 2)
copy_texts rust-core/licenses/std "MIT AND Unicode-3.0" "$out/std"
component std "$rust" "(MIT OR Apache-2.0) AND Unicode-3.0" ""
printf '%-32s %s\n' "std" "MIT OR Apache-2.0, Unicode-3.0 (Rust's standard library, $rust)" \
    >>"$out/INDEX.txt"
while read -r name; do
    case $name in
        # The standard library's own crates: one source, one licence.
        std | core | alloc | panic_abort | panic_unwind | std_detect | sysroot | unwind | rustc_std_workspace_*) continue ;;
    esac
    licence=$(sed -n "s/^$name|\([^|]*\)|.*/\1/p" rust-core/licenses/std.txt)
    if [[ -z $licence ]] || ! copy_texts "rust-core/licenses/std/$name" "$licence" "$out/std/$name"; then
        echo "No licence text of $name, which Rust's standard library links: see rust-core/licenses/README.md." >&2
        exit 1
    fi
    printf '%-32s %s\n' "std/$name" "$licence" >>"$out/INDEX.txt"
    component "std/$name" "$rust" "$licence" ""
done <"$work/std-crates"

if [[ $libraries == all ]]; then
    # What zig links: its own compiler-rt, LLVM's unwinder, and the parts of the C libraries that are in each program.
    read -ra zig <<<"${ZIG:-python3 -m ziglang}"
    lib=$("${zig[@]}" env | sed -nE 's/.*lib_dir"? *[=:] *"(.*)",?$/\1/p')
    while IFS='|' read -r name licence text; do
        mkdir -p "$out/zig/$name"
        cat "$lib/$text" >"$out/zig/$name/$(basename "$text")"
        printf '%-32s %s\n' "zig/$name" "$licence" >>"$out/INDEX.txt"
        component "zig/$name" "$("${zig[@]}" version)" "$licence" ""
    done <<'END'
compiler-rt|MIT|../LICENSE
glibc|LGPL-2.1-or-later, with the exception for what is linked into other programs|libc/glibc/LICENSES
libunwind|Apache-2.0 WITH LLVM-exception|libunwind/LICENSE.TXT
mingw-w64|MIT and others|libc/mingw/COPYING
musl|MIT|libc/musl/COPYRIGHT
END
fi

version=$(cargo pkgid --locked --package copilot-tool-core)
version=${version##*[#@]}
own="pkg:maven/io.github.copilottool/copilot-tool-processor@$version"
{
    echo '{'
    echo '  "bomFormat": "CycloneDX",'
    echo '  "specVersion": "1.6",'
    echo '  "version": 1,'
    echo '  "metadata": {'
    echo "    \"component\": {\"type\": \"library\", \"bom-ref\": \"$own\", \"group\": \"io.github.copilottool\", \"name\": \"copilot-tool-processor\", \"version\": \"$version\", \"licenses\": [{\"license\": {\"id\": \"MIT\"}}], \"purl\": \"$own\"}"
    echo '  },'
    echo '  "components": ['
    sed '$!s/$/,/' "$work/components"
    echo '  ],'
    echo "  \"dependencies\": [{\"ref\": \"$own\", \"dependsOn\": ["
    sed -E 's/.*"bom-ref": ("[^"]*").*/    \1/; $!s/$/,/' "$work/components"
    echo '  ]}]'
    echo '}'
} >"$bill"
