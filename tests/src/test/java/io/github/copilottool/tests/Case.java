package io.github.copilottool.tests;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A folder of a section under {@code tests/cases}. {@code tests/README.md} describes its files. */
record Case(Path folder) {
    private static final Path ALL = Built.TESTS.resolve("cases");
    private static final Pattern RULE = Pattern.compile("R(\\d+\\.\\d+)");
    private static final Pattern RULE_IN_NAME = Pattern.compile("r(\\d+)_(\\d+)_.*");

    /** Returns all cases, by section and name. */
    static List<Case> all() {
        try (Stream<Path> folders = Files.find(ALL, 2, (path, file) -> file.isDirectory())) {
            int depth = ALL.getNameCount() + 2;
            return folders.filter(path -> path.getNameCount() == depth)
                    .sorted()
                    .map(Case::new)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the cases of this run: all, unless {@code -Dcase=} selects some. */
    static List<Case> chosen() {
        PathMatcher glob = FileSystems.getDefault().getPathMatcher("glob:" + System.getProperty("tests.case", "*"));
        return all().stream()
                .filter(one -> glob.matches(one.folder.getFileName()))
                .toList();
    }

    static Case named(String name) {
        return new Case(ALL.resolve(name.substring(0, name.indexOf('_'))).resolve(name));
    }

    String name() {
        return folder.getFileName().toString();
    }

    /** Returns the folder of the tool classes and the types that they use. */
    Path input() {
        return folder.resolve("input");
    }

    /**
     * Returns the folder of sources that are compiled first, without the processor. The input uses them as class files.
     */
    Path library() {
        return folder.resolve("library");
    }

    /** Returns javac's options for the library. */
    List<String> libraryOptions() {
        return lines("library-options.txt");
    }

    /** Returns the class files of the library that are deleted after its compilation. */
    List<String> absent() {
        return lines("absent.txt");
    }

    /** Returns the words that are replaced in the library's class files, with their replacements. */
    Map<String, String> renamed() {
        return renamed(folder.resolve("renamed.txt"));
    }

    /**
     * Returns the replacements of a file. Each line has a word, a blank, and the replacement up to the end of the line.
     */
    static Map<String, String> renamed(Path file) {
        Map<String, String> renamed = new TreeMap<>();
        if (Files.exists(file)) {
            Tree.read(file).lines().forEach(line -> {
                int blank = line.indexOf(' ');
                renamed.put(line.substring(0, blank), line.substring(blank + 1));
            });
        }
        return renamed;
    }

    /** Returns the folder of sources that another processor generates in the first round. */
    Path later() {
        return folder.resolve("later");
    }

    /** Returns the folder of the shim's requests to the core, which only some cases have. */
    Path requests() {
        return folder.resolve("requests");
    }

    /** Returns the folder of the companions' text, which only some cases have. */
    Path expected() {
        return folder.resolve("expected");
    }

    /** Whether the case has requests. */
    boolean isRecorded() {
        return Files.isDirectory(requests());
    }

    /**
     * Returns javac's options: the lines of {@code options.txt}, or without that file the option that allows the API.
     */
    List<String> options() {
        return Files.exists(folder.resolve("options.txt"))
                ? lines("options.txt")
                : List.of("-Acopilot.experimental.allowed=true");
    }

    /** Returns the folders of {@code tests/surfaces} that replace the API's jar; none for the jar itself. */
    List<String> surface() {
        return lines("surface.txt");
    }

    /** Returns the rules that the case proves: the one in its name, and those in {@code rules.txt}. */
    Set<String> rules() {
        Set<String> rules = new TreeSet<>();
        Matcher inName = RULE_IN_NAME.matcher(name());
        if (inName.matches()) {
            rules.add("R" + inName.group(1) + "." + inName.group(2));
        }
        for (String line : lines("rules.txt")) {
            Matcher rule = RULE.matcher(line);
            while (rule.find()) {
                rules.add(rule.group());
            }
        }
        return rules;
    }

    /** Returns the expected diagnostics. */
    List<Reported> diagnostics() {
        Path file = folder.resolve("diagnostics.txt");
        return Files.exists(file) ? Reported.parse(Tree.read(file)) : List.of();
    }

    /** Returns the expected tools as JSON, by tool class; null if there is no such file. */
    JsonNode tools() {
        Path file = folder.resolve("tools.json");
        return Files.exists(file) ? Json.exact(Tree.read(file)) : null;
    }

    /** Returns the calls to make. */
    List<Call> calls() {
        Path file = folder.resolve("calls.json");
        return Files.exists(file) ? Call.all(Json.plain(Tree.read(file))) : List.of();
    }

    private List<String> lines(String file) {
        Path path = folder.resolve(file);
        return Files.exists(path)
                ? Tree.read(path).lines().filter(line -> !line.isBlank()).toList()
                : List.of();
    }

    @Override
    public String toString() {
        return name();
    }
}
