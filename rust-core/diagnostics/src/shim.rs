//! The texts that the shim reports itself because the core cannot: the core is absent or of another build, its response
//! cannot be read, or a file cannot be written. The test `diagnostics_page` prints them as Java methods, in
//! `DiagnosticTexts` of the shim.

use super::Code;

/// A text that a method of the shim returns.
#[derive(Debug, Clone, Copy)]
pub struct ShimText {
    /// The method's name.
    pub method: &'static str,
    /// The kind of diagnostic.
    pub code: Code,
    /// The method's parameters in order, all strings. They replace the names in braces.
    pub fields: &'static [&'static str],
    pub sentence: &'static str,
    /// The help, as a format string.
    pub help: &'static str,
}

macro_rules! shim_texts {
    ($($method:ident $code:ident ($($field:ident),*) $sentence:literal $help:literal;)*) => {
        /// All texts of the shim.
        pub const SHIM_TEXTS: &[ShimText] = &[$(ShimText {
            method: stringify!($method),
            code: Code::$code,
            fields: &[$(stringify!($field)),*],
            sentence: $sentence,
            help: $help,
        },)*];

        /// Formats each text with the names of its fields as their values. Does not compile if a name in braces is not
        /// a field.
        #[cfg(test)]
        pub(super) fn checked() -> Vec<String> {
            vec![$({
                $(let $field = concat!("{", stringify!($field), "}");)*
                format!(concat!($sentence, "\n", $help) $(, $field = $field)*)
            },)*]
        }
    };
}

shim_texts! {
    internal Internal (problem, version, java)
        "The processor failed: {problem}."
        "This is a bug in the processor (copilot-tool-processor {version}, Java {java}), not in your code: please report it with this text and the class that was compiled.";
    otherBuild BuildMismatch (problem)
        "The processor's Java part and its core are of different builds: {problem}."
        "Remove -Dcopilot.tool.native, or name the library of the same version. Without that property the jar was put together wrongly: download or build it again.";
    jarWithoutEntryPoint Native ()
        "The native library of the Copilot tool processor is not of this version: it lacks the one function that the processor calls."
        "Report this; the jar was not built as it should be.";
    overrideWithoutEntryPoint Native ()
        "The native library of the Copilot tool processor is not of this version: it lacks the one function that the processor calls."
        "Correct or remove -Dcopilot.tool.native.";
    overrideIsNoPath Native (value, reason)
        "-Dcopilot.tool.native={value} is not a path: {reason}."
        "Correct it, or remove it to use the library in the processor's jar.";
    overrideMissing Native (path)
        "-Dcopilot.tool.native names a library that does not exist: {path}."
        "Correct it, or remove it to use the library in the processor's jar.";
    overrideUnreadable Native (path, reason)
        "-Dcopilot.tool.native names a library that cannot be read: {path} ({reason})."
        "Make it readable, or name another.";
    overrideUnusable Native (said)
        "-Dcopilot.tool.native names a library that this JVM cannot load: {said}."
        "Name a complete library that is built for this platform, or remove the property to use the library in the processor's jar.";
    overrideChanged Native (path)
        "The library that -Dcopilot.tool.native names changed while it was read: {path}."
        "Compile again when it is complete.";
    jarUnreadable Native (reason)
        "The jar of the Copilot tool processor cannot be read, or was built without its native library ({reason})."
        "Download or build it anew.";
    jarDamaged Native (path, index)
        "The jar of the Copilot tool processor is damaged: {path} is not what {index} describes."
        "Download or build it anew.";
    platformUnserved Native (platform, served)
        "The Copilot tool processor has no native library for {platform}; this jar serves {served}."
        "Build the processor's jar on this platform (mvn -DskipTests package), or name a library built for it with -Dcopilot.tool.native=<file> (javac: -J-Dcopilot.tool.native=<file>; Maven: in .mvn/jvm.config or MAVEN_OPTS; Gradle: in org.gradle.jvmargs of gradle.properties).";
    muslUnserved Native (platform, served)
        "The Copilot tool processor has no native library for {platform}; this jar serves {served}."
        "This JVM runs on musl (Alpine Linux): compile with a JDK for glibc, for example in a Debian or Ubuntu image, or build the processor's jar on this platform (mvn -DskipTests package), or name a library built for it with -Dcopilot.tool.native=<file> (javac: -J-Dcopilot.tool.native=<file>; Maven: in .mvn/jvm.config or MAVEN_OPTS; Gradle: in org.gradle.jvmargs of gradle.properties).";
    noPlace Native (tried)
        "The Copilot tool processor found no place to load its native library from. Tried {tried}."
        "Name a directory that you can write to and run programs from with -Dcopilot.tool.native=<directory> (javac: -J-Dcopilot.tool.native=<directory>; Maven: in .mvn/jvm.config or MAVEN_OPTS; Gradle: in org.gradle.jvmargs of gradle.properties).";
    cLibraryTooOld Native (said)
        "The native library of the Copilot tool processor cannot be loaded: {said}."
        "This system's C library is too old for it: compile on a newer one, or name a library built for this system with -Dcopilot.tool.native=<file> (javac: -J-Dcopilot.tool.native=<file>; Maven: in .mvn/jvm.config or MAVEN_OPTS; Gradle: in org.gradle.jvmargs of gradle.properties).";
    libraryUnusable Native (said, platform)
        "The native library of the Copilot tool processor cannot be loaded: {said}."
        "Report this, with the platform ({platform}), or name a library built for this system with -Dcopilot.tool.native=<file> (javac: -J-Dcopilot.tool.native=<file>; Maven: in .mvn/jvm.config or MAVEN_OPTS; Gradle: in org.gradle.jvmargs of gradle.properties).";
    nativeAccessDenied Native ()
        "The Copilot tool processor may not load its native library: this JVM denies native access (--illegal-native-access=deny)."
        "Allow it: with javac, -J--enable-native-access=ALL-UNNAMED; with Maven, --enable-native-access=ALL-UNNAMED in .mvn/jvm.config or MAVEN_OPTS; with Gradle, org.gradle.jvmargs=--enable-native-access=ALL-UNNAMED in gradle.properties.";
    nativeAccessDeniedToModule Native ()
        "The Copilot tool processor may not load its native library from a processor module path while this JVM denies native access (--illegal-native-access=deny)."
        "Put the jar on -processorpath.";
    coreUnknown Native (value)
        "-Dcopilot.tool.core has the value '{value}'."
        "Use one of: native, wasm, auto.";
    builtWithoutWebAssembly Native ()
        "This jar of the Copilot tool processor was built without WebAssembly."
        "Remove -Dcopilot.tool.core=wasm, or use a jar that has it, as the published one does.";
    webAssemblyDamaged Native (cause)
        "The Copilot tool processor's core cannot run as WebAssembly, because the processor's jar is damaged ({cause})."
        "Download or build it again.";
    coreFallback CoreFallback (reason)
        "The processor's core runs as WebAssembly, which gives the same results but makes compilations slower. {reason}"
        "Where WebAssembly is intended, -Dcopilot.tool.core=wasm or -Acopilot.tool.suppress=copilot-core-fallback silences this.";
    coreMemory CoreMemory (bound)
        "The processor's core runs as WebAssembly, and this class needs more than the {bound} MiB of memory that it may have there."
        "Give the compiler more memory (javac: -J-Xmx4g), use the native library, or divide the class.";
    typeMissing TypeMissing (name, tools)
        "The type {name}, needed for '{tools}', is not on the class path."
        "Add the dependency that has it.";
    libraryUnknown Option (name, names)
        "The option -Acopilot.tool.annotations names '{name}', which is not a library whose annotations the processor knows."
        "Use some of: {names}.";
    annotationComposed AnnotationComposed (method, composed, tool)
        "The method '{method}' is no tool here: it has @{tool} only through @{composed}, and annotations of annotations are not followed."
        "Write @{tool} on the method. Where that is intended, -Acopilot.tool.suppress=copilot-annotation-composed silences this.";
    fileExists Write (name, problem)
        "{name} exists already: {problem}."
        "Remove it from the sources, or the other processor that makes it from the processor path.";
    fileUnnamed Write (name, module)
        "{name} cannot be written: its tool class is in the unnamed package of the module {module}, where the compiler allows no generated classes."
        "Put the tool class into a package.";
    fileUnwritten Write (name, problem)
        "{name} cannot be written: {problem}."
        "Check that the compiler's output directories can be written and have room.";
}
