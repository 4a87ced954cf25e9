package com.github.copilot.tool.processor;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * An operating system, C library and processor that a native library is built for.
 *
 * @param directory the platform's directory in the jar, such as {@code linux-musl-x86_64}: the name in the table
 *     {@code platforms.txt}, which the build uses too, or for a platform that is not in the table a name of the same form
 *     from what the JVM says
 * @param isMusl whether it is a Linux whose C library is musl, as in Alpine
 */
record Platform(String directory, boolean isMusl) {

    /** rust-core/platforms/platforms.txt, as the jar has it. */
    private static final String TABLE = "META-INF/native/platforms.txt";

    private static final Set<String> SYSTEMS = Set.of("linux", "macos", "windows");
    private static final Set<String> PROCESSORS = Set.of("x86_64", "aarch64");

    /** The platform that the JVM runs on. Nothing is loaded to find out. */
    static Platform of(Surroundings surroundings) {
        try (JarContents jar = JarContents.around(TABLE)) {
            return of(surroundings, jar);
        } catch (IOException e) {
            // Such a jar has no libraries either; NativeLibrary reports that.
            return of(surroundings, null);
        }
    }

    /** The same, with a table in a jar that is open, or null. */
    static Platform of(Surroundings surroundings, JarContents jar) {
        String os = surroundings.property("os.name");
        String arch = surroundings.property("os.arch");
        String interpreter = interpreterOfThisJvm(surroundings).orElse("");
        if (jar != null) {
            try (Reader table = new InputStreamReader(jar.read(TABLE), StandardCharsets.US_ASCII)) {
                return of(os, arch, interpreter, table);
            } catch (IOException missing) {
                // Then its name is made from what the JVM says.
            }
        }
        return unlisted(normal(os), normal(arch), isMusl(normal(os), interpreter));
    }

    /**
     * @param os the JVM's name of the operating system, or null
     * @param arch the JVM's name of the processor, or null
     * @param interpreter the dynamic linker of the JVM, empty where it has none
     * @param table the lines of platforms.txt
     */
    static Platform of(String os, String arch, String interpreter, Reader table) throws IOException {
        String normalOs = normal(os);
        String normalArch = normal(arch);
        boolean musl = isMusl(normalOs, interpreter);
        BufferedReader lines = new BufferedReader(table);
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            String[] columns = line.split(" +");
            if (columns.length >= 4
                    && !line.startsWith("#")
                    && normalOs.startsWith(columns[1])
                    && List.of(columns[2].split(",")).contains(normalArch)
                    && columns[3].equals("musl") == musl) {
                return new Platform(columns[0], musl);
            }
        }
        return unlisted(normalOs, normalArch, musl);
    }

    /** Whether a library's format and processors are this platform's; of a platform that is not known, always. */
    boolean canLoad(LibraryHeaders library) {
        String os = directory.substring(0, directory.indexOf('-'));
        String arch = directory.substring(directory.lastIndexOf('-') + 1);
        return (!SYSTEMS.contains(os) || library.format().os().equals(os))
                && (!PROCESSORS.contains(arch) || library.architectures().contains(arch));
    }

    private static Platform unlisted(String os, String arch, boolean musl) {
        return new Platform(os + (musl ? "-musl-" : "-") + arch, musl);
    }

    private static boolean isMusl(String os, String interpreter) {
        return os.equals("linux") && interpreter.contains("/ld-musl-");
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
        String home = surroundings.property("java.home");
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
