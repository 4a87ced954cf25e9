package com.github.copilot.tool.processor;

/**
 * The texts of the diagnostics that the shim reports itself, because there is no core to ask.
 *
 * <p>Printed from {@code rust-core/src/diagnostics/shim.rs} by the test {@code diagnostics_page}: change them there, and
 * run that test with {@code BLESS=1}.
 */
final class DiagnosticTexts {
    private DiagnosticTexts() {}

    /** {@code copilot-internal}. */
    static String internal(String problem, String version, String java) {
        StringBuilder text = new StringBuilder();
        text.append("[copilot-internal] The processor failed: ");
        text.append(problem);
        text.append(". This is a bug in the processor (copilot-tool-processor ");
        text.append(version);
        text.append(", Java ");
        text.append(java);
        text.append("), not in your code: please report it with this text and the class that was compiled.");
        return text.toString();
    }

    /** {@code copilot-build-mismatch}. */
    static String otherBuild(String problem) {
        StringBuilder text = new StringBuilder();
        text.append("[copilot-build-mismatch] The processor's Java part and its core are of different ");
        text.append("builds: ");
        text.append(problem);
        text.append(". Remove -Dcopilot.tool.native, or name the library of the same version. Without that ");
        text.append("property the jar was put together wrongly: download or build it again.");
        return text.toString();
    }

    /** {@code copilot-native}. */
    static String jarWithoutEntryPoint() {
        StringBuilder text = new StringBuilder();
        text.append("[copilot-native] The native library of the Copilot tool processor is not of this ");
        text.append("version: it lacks the one function that the processor calls. Report this; the jar was ");
        text.append("not built as it should be.");
        return text.toString();
    }

    /** {@code copilot-native}. */
    static String overrideWithoutEntryPoint() {
        StringBuilder text = new StringBuilder();
        text.append("[copilot-native] The native library of the Copilot tool processor is not of this ");
        text.append("version: it lacks the one function that the processor calls. Correct or remove ");
        text.append("-Dcopilot.tool.native.");
        return text.toString();
    }

    /** {@code copilot-native}. */
    static String overrideIsNoPath(String value, String reason) {
        StringBuilder text = new StringBuilder();
        text.append("[copilot-native] -Dcopilot.tool.native=");
        text.append(value);
        text.append(" is not a path: ");
        text.append(reason);
        text.append(". Correct it, or remove it to use the library in the processor's jar.");
        return text.toString();
    }

    /** {@code copilot-native}. */
    static String overrideMissing(String path) {
        StringBuilder text = new StringBuilder();
        text.append("[copilot-native] -Dcopilot.tool.native names a library that does not exist: ");
        text.append(path);
        text.append(". Correct it, or remove it to use the library in the processor's jar.");
        return text.toString();
    }

    /** {@code copilot-native}. */
    static String overrideUnreadable(String path, String reason) {
        StringBuilder text = new StringBuilder();
        text.append("[copilot-native] -Dcopilot.tool.native names a library that cannot be read: ");
        text.append(path);
        text.append(" (");
        text.append(reason);
        text.append("). Make it readable, or name another.");
        return text.toString();
    }

    /** {@code copilot-native}. */
    static String overrideUnusable(String said) {
        StringBuilder text = new StringBuilder();
        text.append("[copilot-native] -Dcopilot.tool.native names a library that this JVM cannot load: ");
        text.append(said);
        text.append(". Name a complete library that is built for this platform, or remove the property to ");
        text.append("use the library in the processor's jar.");
        return text.toString();
    }

    /** {@code copilot-native}. */
    static String overrideChanged(String path) {
        StringBuilder text = new StringBuilder();
        text.append("[copilot-native] The library that -Dcopilot.tool.native names changed while it was ");
        text.append("read: ");
        text.append(path);
        text.append(". Compile again when it is complete.");
        return text.toString();
    }

    /** {@code copilot-native}. */
    static String jarUnreadable(String reason) {
        StringBuilder text = new StringBuilder();
        text.append("[copilot-native] The jar of the Copilot tool processor cannot be read, or was built ");
        text.append("without its native library (");
        text.append(reason);
        text.append("). Download or build it anew.");
        return text.toString();
    }

    /** {@code copilot-native}. */
    static String jarDamaged(String path, String index) {
        StringBuilder text = new StringBuilder();
        text.append("[copilot-native] The jar of the Copilot tool processor is damaged: ");
        text.append(path);
        text.append(" is not what ");
        text.append(index);
        text.append(" describes. Download or build it anew.");
        return text.toString();
    }

    /** {@code copilot-native}. */
    static String platformUnserved(String platform, String served) {
        StringBuilder text = new StringBuilder();
        text.append("[copilot-native] The Copilot tool processor has no native library for ");
        text.append(platform);
        text.append("; this jar serves ");
        text.append(served);
        text.append(". Build the processor's jar on this platform (mvn -DskipTests package), or name a ");
        text.append("library built for it with -Dcopilot.tool.native=<file> (javac: ");
        text.append("-J-Dcopilot.tool.native=<file>; Maven: in .mvn/jvm.config or MAVEN_OPTS; Gradle: in ");
        text.append("org.gradle.jvmargs of gradle.properties).");
        return text.toString();
    }

    /** {@code copilot-native}. */
    static String muslUnserved(String platform, String served) {
        StringBuilder text = new StringBuilder();
        text.append("[copilot-native] The Copilot tool processor has no native library for ");
        text.append(platform);
        text.append("; this jar serves ");
        text.append(served);
        text.append(". This JVM runs on musl (Alpine Linux): compile with a JDK for glibc, for example in a ");
        text.append("Debian or Ubuntu image, or build the processor's jar on this platform (mvn -DskipTests ");
        text.append("package), or name a library built for it with -Dcopilot.tool.native=<file> (javac: ");
        text.append("-J-Dcopilot.tool.native=<file>; Maven: in .mvn/jvm.config or MAVEN_OPTS; Gradle: in ");
        text.append("org.gradle.jvmargs of gradle.properties).");
        return text.toString();
    }

    /** {@code copilot-native}. */
    static String noPlace(String tried) {
        StringBuilder text = new StringBuilder();
        text.append("[copilot-native] The Copilot tool processor found no place to load its native library ");
        text.append("from. Tried ");
        text.append(tried);
        text.append(". Name a directory that you can write to and run programs from with ");
        text.append("-Dcopilot.tool.native=<directory> (javac: -J-Dcopilot.tool.native=<directory>; Maven: ");
        text.append("in .mvn/jvm.config or MAVEN_OPTS; Gradle: in org.gradle.jvmargs of gradle.properties).");
        return text.toString();
    }

    /** {@code copilot-native}. */
    static String cLibraryTooOld(String said) {
        StringBuilder text = new StringBuilder();
        text.append("[copilot-native] The native library of the Copilot tool processor cannot be loaded: ");
        text.append(said);
        text.append(". This system's C library is too old for it: compile on a newer one, or name a library ");
        text.append("built for this system with -Dcopilot.tool.native=<file> (javac: ");
        text.append("-J-Dcopilot.tool.native=<file>; Maven: in .mvn/jvm.config or MAVEN_OPTS; Gradle: in ");
        text.append("org.gradle.jvmargs of gradle.properties).");
        return text.toString();
    }

    /** {@code copilot-native}. */
    static String libraryUnusable(String said, String platform) {
        StringBuilder text = new StringBuilder();
        text.append("[copilot-native] The native library of the Copilot tool processor cannot be loaded: ");
        text.append(said);
        text.append(". Report this, with the platform (");
        text.append(platform);
        text.append("), or name a library built for this system with -Dcopilot.tool.native=<file> (javac: ");
        text.append("-J-Dcopilot.tool.native=<file>; Maven: in .mvn/jvm.config or MAVEN_OPTS; Gradle: in ");
        text.append("org.gradle.jvmargs of gradle.properties).");
        return text.toString();
    }

    /** {@code copilot-native}. */
    static String nativeAccessDenied() {
        StringBuilder text = new StringBuilder();
        text.append("[copilot-native] The Copilot tool processor may not load its native library: this JVM ");
        text.append("denies native access (--illegal-native-access=deny). Allow it: with javac, ");
        text.append("-J--enable-native-access=ALL-UNNAMED; with Maven, --enable-native-access=ALL-UNNAMED in ");
        text.append(".mvn/jvm.config or MAVEN_OPTS; with Gradle, ");
        text.append("org.gradle.jvmargs=--enable-native-access=ALL-UNNAMED in gradle.properties.");
        return text.toString();
    }

    /** {@code copilot-native}. */
    static String nativeAccessDeniedToModule() {
        StringBuilder text = new StringBuilder();
        text.append("[copilot-native] The Copilot tool processor may not load its native library from a ");
        text.append("processor module path while this JVM denies native access ");
        text.append("(--illegal-native-access=deny). Put the jar on -processorpath.");
        return text.toString();
    }

    /** {@code copilot-native}. */
    static String coreUnknown(String value) {
        StringBuilder text = new StringBuilder();
        text.append("[copilot-native] -Dcopilot.tool.core has the value '");
        text.append(value);
        text.append("'. Use one of: native, wasm, auto.");
        return text.toString();
    }

    /** {@code copilot-native}. */
    static String builtWithoutWebAssembly() {
        StringBuilder text = new StringBuilder();
        text.append("[copilot-native] This jar of the Copilot tool processor was built without WebAssembly. ");
        text.append("Remove -Dcopilot.tool.core=wasm, or use a jar that has it, as the published one does.");
        return text.toString();
    }

    /** {@code copilot-native}. */
    static String webAssemblyDamaged(String cause) {
        StringBuilder text = new StringBuilder();
        text.append("[copilot-native] The Copilot tool processor's core cannot run as WebAssembly, because ");
        text.append("the processor's jar is damaged (");
        text.append(cause);
        text.append("). Download or build it again.");
        return text.toString();
    }

    /** {@code copilot-core-fallback}. */
    static String coreFallback(String reason) {
        StringBuilder text = new StringBuilder();
        text.append("[copilot-core-fallback] The processor's core runs as WebAssembly, which gives the same ");
        text.append("results but makes compilations slower. ");
        text.append(reason);
        text.append(" Where WebAssembly is intended, -Dcopilot.tool.core=wasm or ");
        text.append("-Acopilot.tool.suppress=copilot-core-fallback silences this.");
        return text.toString();
    }

    /** {@code copilot-core-memory}. */
    static String coreMemory(String bound) {
        StringBuilder text = new StringBuilder();
        text.append("[copilot-core-memory] The processor's core runs as WebAssembly, and this class needs ");
        text.append("more than the ");
        text.append(bound);
        text.append(" MiB of memory that it may have there. Give the compiler more memory (javac: -J-Xmx4g), ");
        text.append("use the native library, or divide the class.");
        return text.toString();
    }

    /** {@code copilot-option}. */
    static String libraryUnknown(String name, String names) {
        StringBuilder text = new StringBuilder();
        text.append("[copilot-option] The option -Acopilot.tool.annotations names '");
        text.append(name);
        text.append("', which is not a library whose annotations the processor knows. Use some of: ");
        text.append(names);
        text.append(".");
        return text.toString();
    }

    /** {@code copilot-write}. */
    static String fileExists(String name, String problem) {
        StringBuilder text = new StringBuilder();
        text.append("[copilot-write] ");
        text.append(name);
        text.append(" exists already: ");
        text.append(problem);
        text.append(". Remove it from the sources, or the other processor that makes it from the processor ");
        text.append("path.");
        return text.toString();
    }

    /** {@code copilot-write}. */
    static String fileUnnamed(String name, String module) {
        StringBuilder text = new StringBuilder();
        text.append("[copilot-write] ");
        text.append(name);
        text.append(" cannot be written: its tool class is in the unnamed package of the module ");
        text.append(module);
        text.append(", where the compiler allows no generated classes. Put the tool class into a package.");
        return text.toString();
    }

    /** {@code copilot-write}. */
    static String fileUnwritten(String name, String problem) {
        StringBuilder text = new StringBuilder();
        text.append("[copilot-write] ");
        text.append(name);
        text.append(" cannot be written: ");
        text.append(problem);
        text.append(". Check that the compiler's output directories can be written and have room.");
        return text.toString();
    }
}
