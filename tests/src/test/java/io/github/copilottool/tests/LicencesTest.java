package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Checks that the processor's jar has the licences of all that is linked into its library. */
@Tag("R10.8")
class LicencesTest {
    private static final String FOLDER = "META-INF/licenses/rust/";
    private static final Pattern GRANT = Pattern.compile(
            "permission (is hereby granted|to use)|Copyright notices|Apache License|Redistribution and use",
            Pattern.CASE_INSENSITIVE);

    private static JarFile jar;

    @BeforeAll
    static void open() throws IOException {
        jar = new JarFile(Built.processor().toFile());
    }

    @AfterAll
    static void close() throws IOException {
        jar.close();
    }

    @Test
    void each_crate_that_cargo_links_has_its_licence_and_no_other() {
        Set<String> linked = new TreeSet<>();
        for (String target : targets()) {
            run(
                            "cargo",
                            "tree",
                            "--locked",
                            "--package=copilot-tool-bridge",
                            "--target=" + target,
                            "--edges=normal,no-proc-macro",
                            "--prefix=none")
                    .lines()
                    // Cargo also prints when it waits for another cargo.
                    .filter(line -> line.matches("\\S+ v\\d.*"))
                    .map(line -> line.split(" "))
                    .filter(words -> !words[0].startsWith("copilot-tool-"))
                    .map(words -> words[0] + "-" + words[1].substring(1))
                    .forEach(linked::add);
        }
        assertTrue(linked.size() > 5, linked::toString);
        assertEquals(linked, foldersIn("crates/"));
    }

    /** Messages of panics contain the paths of their sources, so a library itself says which crates it has. */
    @Test
    void each_crate_that_a_library_names_has_its_licence() throws IOException {
        Set<String> licensed = new TreeSet<>(foldersIn("crates/"));
        foldersIn("std/").forEach(name -> licensed.add("std/" + name));
        for (JarEntry library : compiled()) {
            String content;
            try (InputStream stored = jar.getInputStream(library);
                    InputStream in = library.getName().endsWith(".gz") ? new GZIPInputStream(stored) : stored) {
                content = new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
            }
            // A release's libraries contain registry paths for both kinds of crates.
            Set<String> crates = named(content, "(?:/crates|index\\.crates\\.io-[0-9a-f]+)/([A-Za-z0-9_-]+-\\d[^/]*)/");
            Set<String> unlicensed = new TreeSet<>();
            for (String crate : crates) {
                String ofStd = "std/" + crate.replaceFirst("-\\d.*", "").replace('-', '_');
                if (!licensed.contains(crate) && !licensed.contains(ofStd)) {
                    unlicensed.add(crate);
                }
            }
            assertTrue(!crates.isEmpty(), library::toString);
            assertEquals(Set.of(), unlicensed, library::toString);
            for (String crate : named(content, "/rust/deps/([A-Za-z0-9_-]+)-\\d[^/]*/")) {
                assertTrue(licensed.contains("std/" + crate.replace('-', '_')), crate);
            }
        }
    }

    private static List<JarEntry> libraries() {
        return jar.stream()
                .filter(entry -> entry.getName().matches("META-INF/native/.*\\.gz"))
                .toList();
    }

    /** Returns the entries of the libraries, and of the core as WebAssembly: its memory, which has its texts. */
    private static List<JarEntry> compiled() {
        List<JarEntry> compiled = new ArrayList<>(libraries());
        JarEntry image = jar.getJarEntry("com/github/copilot/tool/processor/wasm/module.image");
        if (image != null) {
            compiled.add(image);
        }
        return compiled;
    }

    /** Returns rustc's targets of the libraries in the jar. */
    private static List<String> targets() {
        if (libraries().size() == 1) {
            return run("rustc", "-vV")
                    .lines()
                    .filter(line -> line.startsWith("host: "))
                    .map(line -> line.substring("host: ".length()))
                    .toList();
        }
        return Tree.read(Built.TESTS.resolve("../rust-core/platforms/platforms.txt"))
                .lines()
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.split(" +")[5].split(",")[0])
                .toList();
    }

    @Test
    void each_folder_has_a_licence_and_a_line_in_the_index() throws IOException {
        Set<String> folders = new TreeSet<>(Set.of("std"));
        foldersIn("crates/").forEach(name -> folders.add("crates/" + name));
        foldersIn("std/").forEach(name -> folders.add("std/" + name));
        foldersIn("zig/").forEach(name -> folders.add("zig/" + name));
        Set<String> listed = text(FOLDER + "INDEX.txt")
                .lines()
                .skip(3)
                .map(line -> line.split(" +")[0])
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(folders, listed);
        for (String folder : folders) {
            List<String> files = filesIn(FOLDER + folder + "/");
            assertFalse(files.isEmpty(), folder);
            for (String file : files) {
                assertTrue(GRANT.matcher(text(file).replaceAll("\\s+", " ")).find(), file);
            }
        }
    }

    private static Set<String> named(String content, String pattern) {
        Matcher matcher = Pattern.compile(pattern).matcher(content);
        Set<String> names = new TreeSet<>();
        while (matcher.find()) {
            names.add(matcher.group(1));
        }
        return names;
    }

    /** Returns the names of the folders with files in a folder. */
    private static Set<String> foldersIn(String folder) {
        return entries().stream()
                .filter(name -> name.startsWith(FOLDER + folder))
                .map(name -> name.substring((FOLDER + folder).length()))
                .filter(name -> name.contains("/"))
                .map(name -> name.substring(0, name.indexOf('/')))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static List<String> filesIn(String folder) {
        return entries().stream()
                .filter(name -> name.startsWith(folder) && name.indexOf('/', folder.length()) < 0)
                .toList();
    }

    private static List<String> entries() {
        List<String> entries = new ArrayList<>();
        jar.stream().filter(entry -> !entry.isDirectory()).forEach(entry -> entries.add(entry.getName()));
        return entries;
    }

    /** Returns an entry as text, with a character for each byte. */
    private static String text(String name) throws IOException {
        try (var in = jar.getInputStream(jar.getEntry(name))) {
            return new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
        }
    }

    private static String run(String... command) {
        Ended ended = Ended.of(
                new ProcessBuilder(command).directory(Built.TESTS.getParent().toFile()));
        assertEquals(0, ended.code(), ended::output);
        return ended.output();
    }
}
