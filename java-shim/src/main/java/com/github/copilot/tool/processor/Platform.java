package com.github.copilot.tool.processor;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * An operating system, C library and processor that a native library is built for.
 *
 * @param directory the platform's directory in the jar, such as {@code linux-musl-x86_64}: its name in the table {@code
 *     platforms.txt}, which the build uses too. A platform that is not in the table gets a name of the same form from
 *     the JVM's properties
 * @param isMusl whether it is a Linux with the C library musl, as in Alpine
 */
record Platform(String directory, boolean isMusl) {

    /** The copy of rust-core/platforms/platforms.txt in the jar. */
    private static final String TABLE = "META-INF/native/platforms.txt";

    /** How many bytes of a program are searched for the name of its dynamic linker. */
    private static final int PROGRAM_START = 64 * 1024;

    private static final Set<String> SYSTEMS = Set.of("linux", "macos", "windows");
    private static final Set<String> PROCESSORS = Set.of("x86_64", "aarch64");

    /** Returns the platform that the JVM runs on, without loading anything. */
    static Platform of(Surroundings surroundings) {
        try (JarContents jar = JarContents.around(TABLE)) {
            return of(surroundings, jar);
        } catch (IOException e) {
            // Such a jar has no libraries either; NativeLibrary reports that.
            return of(surroundings, null);
        }
    }

    /** Returns the platform, by the table in an open jar, or null. */
    static Platform of(Surroundings surroundings, JarContents jar) {
        String os = surroundings.property("os.name");
        String arch = surroundings.property("os.arch");
        boolean onMusl = isOnMusl(surroundings);
        if (jar != null) {
            try (Reader table = new InputStreamReader(jar.read(TABLE), StandardCharsets.US_ASCII)) {
                return of(os, arch, onMusl, table);
            } catch (IOException missing) {
                // Then its name is made from the JVM's properties.
            }
        }
        return unlisted(normal(os), normal(arch), onMusl);
    }

    /**
     * @param os the JVM's name of the operating system, or null
     * @param arch the JVM's name of the processor, or null
     * @param musl whether the JVM's C library is musl
     * @param table the lines of platforms.txt
     */
    static Platform of(String os, String arch, boolean musl, Reader table) throws IOException {
        String normalOs = normal(os);
        String normalArch = normal(arch);
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

    /** Whether a library has this platform's format and processor; always true for an unknown platform. */
    boolean canLoad(LibraryHeaders library) {
        String os = directory.substring(0, directory.indexOf('-'));
        String arch = directory.substring(directory.lastIndexOf('-') + 1);
        return (!SYSTEMS.contains(os) || library.format().os().equals(os))
                && (!PROCESSORS.contains(arch) || library.architectures().contains(arch));
    }

    private static Platform unlisted(String os, String arch, boolean musl) {
        return new Platform(os + (musl ? "-musl-" : "-") + arch, musl);
    }

    /** Returns the name in lower case, without characters that have a meaning in a path. */
    private static String normal(String name) {
        return name == null ? "unknown" : name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9_]+", "-");
    }

    /**
     * Whether the C library of this JVM is musl, by the name of the dynamic linker in the JVM's program. Loading a
     * glibc library into a musl JVM can crash it.
     */
    private static boolean isOnMusl(Surroundings surroundings) {
        String home = surroundings.property("java.home");
        try {
            // The running program can be another one than the JDK's, or may not be readable.
            return isOfMusl(Path.of("/proc/self/exe")) || home != null && isOfMusl(Path.of(home, "bin", "java"));
        } catch (InvalidPathException e) {
            // The locale's encoding has no bytes for the name.
            return false;
        }
    }

    /**
     * Whether a program asks for musl's dynamic linker, such as {@code /lib/ld-musl-x86_64.so.1}. Linkers put that name
     * close to the program's beginning.
     *
     * @param program a file; false if it cannot be read
     */
    static boolean isOfMusl(Path program) {
        try (InputStream file = Files.newInputStream(program)) {
            return new String(file.readNBytes(PROGRAM_START), StandardCharsets.ISO_8859_1).contains("/ld-musl-");
        } catch (IOException | SecurityException e) {
            return false;
        }
    }
}
