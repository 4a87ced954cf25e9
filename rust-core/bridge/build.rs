//! Links the library so that the JVM can unload it safely (R10.2).

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // The JVM closes a native library when the class loader that loaded it is collected, while
    // threads may still hold thread-local destructors of ours. `nodelete` keeps the one mapping.
    // macOS never unmaps a library with thread-local destructors, and Windows pins it likewise.
    if std::env::var("CARGO_CFG_TARGET_OS").as_deref() == Ok("linux") {
        println!("cargo::rustc-cdylib-link-arg=-Wl,-z,nodelete");
    }
}
