package com.github.copilot.tool.processor;

/**
 * The texts of the diagnostics that the shim reports itself, because there is no core to ask, each with its code.
 *
 * <p>Printed from {@code rust-core/diagnostics/src/shim.rs} by the test {@code diagnostics_page}: change them there, and
 * run that test with {@code BLESS=1}.
 */
public final class DiagnosticTexts {
    private DiagnosticTexts() {}

    public static String internal(String problem, String version, String java) {
        return "[copilot-internal] The processor failed: " + problem
                + ". This is a bug in the processor (copilot-tool-processor " + version + ", Java " + java
                + "), not in your code: please report it with this text and the class that was compiled.";
    }

    public static String otherBuild(String problem) {
        return "[copilot-build-mismatch] The processor's Java part and its core are of different builds: " + problem
                + ". Remove -Dcopilot.tool.native, or name the library of the same version. Without that property "
                + "the jar was put together wrongly: download or build it again.";
    }

    public static String jarWithoutEntryPoint() {
        return "[copilot-native] The native library of the Copilot tool processor is not of this version: it "
                + "lacks the one function that the processor calls. Report this; the jar was not built as it should "
                + "be.";
    }

    public static String overrideWithoutEntryPoint() {
        return "[copilot-native] The native library of the Copilot tool processor is not of this version: it "
                + "lacks the one function that the processor calls. Correct or remove -Dcopilot.tool.native.";
    }

    public static String overrideIsNoPath(String value, String reason) {
        return "[copilot-native] -Dcopilot.tool.native=" + value + " is not a path: " + reason
                + ". Correct it, or remove it to use the library in the processor's jar.";
    }

    public static String overrideMissing(String path) {
        return "[copilot-native] -Dcopilot.tool.native names a library that does not exist: " + path
                + ". Correct it, or remove it to use the library in the processor's jar.";
    }

    public static String overrideUnreadable(String path, String reason) {
        return "[copilot-native] -Dcopilot.tool.native names a library that cannot be read: " + path + " (" + reason
                + "). Make it readable, or name another.";
    }

    public static String overrideUnusable(String said) {
        return "[copilot-native] -Dcopilot.tool.native names a library that this JVM cannot load: " + said
                + ". Name a complete library that is built for this platform, or remove the property to use the "
                + "library in the processor's jar.";
    }

    public static String overrideChanged(String path) {
        return "[copilot-native] The library that -Dcopilot.tool.native names changed while it was read: " + path
                + ". Compile again when it is complete.";
    }

    public static String jarUnreadable(String reason) {
        return "[copilot-native] The jar of the Copilot tool processor cannot be read, or was built without its "
                + "native library (" + reason + "). Download or build it anew.";
    }

    public static String jarDamaged(String path, String index) {
        return "[copilot-native] The jar of the Copilot tool processor is damaged: " + path + " is not what " + index
                + " describes. Download or build it anew.";
    }

    public static String platformUnserved(String platform, String served) {
        return "[copilot-native] The Copilot tool processor has no native library for " + platform
                + "; this jar serves " + served
                + ". Build the processor's jar on this platform (mvn -DskipTests package), or name a library built "
                + "for it with -Dcopilot.tool.native=<file> (javac: -J-Dcopilot.tool.native=<file>; Maven: in "
                + ".mvn/jvm.config or MAVEN_OPTS; Gradle: in org.gradle.jvmargs of gradle.properties).";
    }

    public static String muslUnserved(String platform, String served) {
        return "[copilot-native] The Copilot tool processor has no native library for " + platform
                + "; this jar serves " + served
                + ". This JVM runs on musl (Alpine Linux): compile with a JDK for glibc, for example in a Debian or "
                + "Ubuntu image, or build the processor's jar on this platform (mvn -DskipTests package), or name a "
                + "library built for it with -Dcopilot.tool.native=<file> (javac: -J-Dcopilot.tool.native=<file>; "
                + "Maven: in .mvn/jvm.config or MAVEN_OPTS; Gradle: in org.gradle.jvmargs of gradle.properties).";
    }

    public static String noPlace(String tried) {
        return "[copilot-native] The Copilot tool processor found no place to load its native library from. Tried "
                + tried + ". Name a directory that you can write to and run programs from with "
                + "-Dcopilot.tool.native=<directory> (javac: -J-Dcopilot.tool.native=<directory>; Maven: in "
                + ".mvn/jvm.config or MAVEN_OPTS; Gradle: in org.gradle.jvmargs of gradle.properties).";
    }

    public static String cLibraryTooOld(String said) {
        return "[copilot-native] The native library of the Copilot tool processor cannot be loaded: " + said
                + ". This system's C library is too old for it: compile on a newer one, or name a library built for "
                + "this system with -Dcopilot.tool.native=<file> (javac: -J-Dcopilot.tool.native=<file>; Maven: in "
                + ".mvn/jvm.config or MAVEN_OPTS; Gradle: in org.gradle.jvmargs of gradle.properties).";
    }

    public static String libraryUnusable(String said, String platform) {
        return "[copilot-native] The native library of the Copilot tool processor cannot be loaded: " + said
                + ". Report this, with the platform (" + platform
                + "), or name a library built for this system with -Dcopilot.tool.native=<file> (javac: "
                + "-J-Dcopilot.tool.native=<file>; Maven: in .mvn/jvm.config or MAVEN_OPTS; Gradle: in "
                + "org.gradle.jvmargs of gradle.properties).";
    }

    public static String nativeAccessDenied() {
        return "[copilot-native] The Copilot tool processor may not load its native library: this JVM denies "
                + "native access (--illegal-native-access=deny). Allow it: with javac, "
                + "-J--enable-native-access=ALL-UNNAMED; with Maven, --enable-native-access=ALL-UNNAMED in "
                + ".mvn/jvm.config or MAVEN_OPTS; with Gradle, org.gradle.jvmargs=--enable-native-access=ALL-UNNAMED "
                + "in gradle.properties.";
    }

    public static String nativeAccessDeniedToModule() {
        return "[copilot-native] The Copilot tool processor may not load its native library from a processor "
                + "module path while this JVM denies native access (--illegal-native-access=deny). Put the jar on "
                + "-processorpath.";
    }

    public static String coreUnknown(String value) {
        return "[copilot-native] -Dcopilot.tool.core has the value '" + value + "'. Use one of: native, wasm, auto.";
    }

    public static String builtWithoutWebAssembly() {
        return "[copilot-native] This jar of the Copilot tool processor was built without WebAssembly. Remove "
                + "-Dcopilot.tool.core=wasm, or use a jar that has it, as the published one does.";
    }

    public static String webAssemblyDamaged(String cause) {
        return "[copilot-native] The Copilot tool processor's core cannot run as WebAssembly, because the "
                + "processor's jar is damaged (" + cause + "). Download or build it again.";
    }

    public static String coreFallback(String reason) {
        return "[copilot-core-fallback] The processor's core runs as WebAssembly, which gives the same results "
                + "but makes compilations slower. " + reason
                + " Where WebAssembly is intended, -Dcopilot.tool.core=wasm or "
                + "-Acopilot.tool.suppress=copilot-core-fallback silences this.";
    }

    public static String coreMemory(String bound) {
        return "[copilot-core-memory] The processor's core runs as WebAssembly, and this class needs more than "
                + "the " + bound
                + " MiB of memory that it may have there. Give the compiler more memory (javac: -J-Xmx4g), use the "
                + "native library, or divide the class.";
    }

    public static String typeMissing(String name, String tools) {
        return "[copilot-type-missing] The type " + name + ", needed for '" + tools
                + "', is not on the class path. Add the dependency that has it.";
    }

    public static String libraryUnknown(String name, String names) {
        return "[copilot-option] The option -Acopilot.tool.annotations names '" + name
                + "', which is not a library whose annotations the processor knows. Use some of: " + names + ".";
    }

    public static String annotationComposed(String method, String composed, String tool) {
        return "[copilot-annotation-composed] The method '" + method + "' is no tool here: it has @" + tool
                + " only through @" + composed + ", and annotations of annotations are not followed. Write @" + tool
                + " on the method. Where that is intended, -Acopilot.tool.suppress=copilot-annotation-composed "
                + "silences this.";
    }

    public static String fileExists(String name, String problem) {
        return "[copilot-write] " + name + " exists already: " + problem
                + ". Remove it from the sources, or the other processor that makes it from the processor path.";
    }

    public static String fileUnnamed(String name, String module) {
        return "[copilot-write] " + name + " cannot be written: its tool class is in the unnamed package of the module "
                + module + ", where the compiler allows no generated classes. Put the tool class into a package.";
    }

    public static String fileUnwritten(String name, String problem) {
        return "[copilot-write] " + name + " cannot be written: " + problem
                + ". Check that the compiler's output directories can be written and have room.";
    }
}
