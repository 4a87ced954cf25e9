package com.github.copilot.tool.processor;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * An operating system and processor that a native library is built for.
 *
 * @param os {@code linux} (with glibc), {@code linux-musl}, {@code macos}, {@code windows}, or the
 *     JVM's own name for another, in lower case
 * @param arch {@code x86_64}, {@code aarch64}, or the JVM's own name for another, in lower case
 */
record Platform(String os, String arch) {

    private static final Set<String> SYSTEMS = Set.of("linux", "macos", "windows");
    private static final Set<String> PROCESSORS = Set.of("x86_64", "aarch64");

    /** The platform that the JVM runs on. Nothing is loaded to find out. */
    static Platform of(Surroundings surroundings) {
        String os = surroundings.property().apply("os.name");
        String arch = surroundings.property().apply("os.arch");
        return new Platform(osOf(os, interpreterOfThisJvm(surroundings)), archOf(arch));
    }

    /** The name of the platform's directory in the jar. */
    String directory() {
        return os + "-" + arch;
    }

    /** Whether a library's format and processors are this platform's; of a platform that is not known, always. */
    boolean canLoad(LibraryHeaders library) {
        String system = isMusl() ? "linux" : os;
        return (!SYSTEMS.contains(system) || library.format().os().equals(system))
                && (!PROCESSORS.contains(arch) || library.architectures().contains(arch));
    }

    /** Whether it is a Linux whose C library is musl, as in Alpine. */
    boolean isMusl() {
        return os.equals("linux-musl");
    }

    /** Whether it is Windows, for which no library is built yet. */
    boolean isWindows() {
        return os.equals("windows");
    }

    /**
     * @param name the JVM's name of the operating system
     * @param interpreter the dynamic linker of the JVM, empty where it has none
     */
    static String osOf(String name, Optional<String> interpreter) {
        String os = normal(name);
        if (os.equals("linux")) {
            boolean musl = interpreter.orElse("").contains("/ld-musl-");
            return musl ? "linux-musl" : "linux";
        }
        if (os.startsWith("mac")) {
            return "macos";
        }
        return os.startsWith("windows") ? "windows" : os;
    }

    static String archOf(String name) {
        String arch = normal(name);
        return switch (arch) {
            case "amd64", "x64", "x86-64" -> "x86_64";
            case "arm64" -> "aarch64";
            default -> arch;
        };
    }

    /** Lower case, and nothing that means something in a path. */
    private static String normal(String name) {
        return name == null ? "unknown" : name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9_]+", "-");
    }

    /**
     * The dynamic linker that started this JVM tells its C library. Loading a glibc library into a
     * musl JVM to see what happens can crash it.
     */
    private static Optional<String> interpreterOfThisJvm(Surroundings surroundings) {
        String home = surroundings.property().apply("java.home");
        Optional<String> running = ElfInterpreter.of(Path.of("/proc/self/exe"));
        if (running.isPresent() || home == null) {
            return running;
        }
        try {
            return ElfInterpreter.of(Path.of(home, "bin", "java"));
        } catch (InvalidPathException e) {
            // The locale's encoding cannot write the name.
            return Optional.empty();
        }
    }
}
