package io.github.copilottool.tests;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The files, tests and identifiers that pages of documentation and comments of modules name, and whether they exist.
 *
 * <p>Names are between backticks, in comments in Java in {@code @code} and {@code @link}. A name with a slash or a known
 * extension is a path that begins at any folder of the repository: {@code print/src/emit/names.rs} is
 * {@code rust-core/print/src/emit/names.rs}. {@code *} and {@code <code>} match any name. For a path into {@code target}, which
 * the build makes, the folder around that must exist. A name ending in {@code Test} is a test class, a name of four words
 * or more a test or a case. In commands, {@code -Dtest=} and {@code --test} name tests. An identifier exists if each of its
 * words is in some source, outside comments, or in a library that tool classes use.
 */
final class StatedNames {
    private static final Pattern FENCED = Pattern.compile("^```.*?^```$", Pattern.MULTILINE | Pattern.DOTALL);
    private static final Pattern SPAN = Pattern.compile("`([^`\\n]+)`");
    private static final Pattern PATH = Pattern.compile("[\\w.$<>*-]+(?:/[\\w.$<>*-]*)+"
            + "|[\\w*-]+\\.(?:config|gradle|java|json|lock|md|rs|sh|svg|toml|txt|xml)");
    private static final Pattern TEST_CLASS = Pattern.compile("[A-Z]\\w*Test");
    private static final Pattern TEST_FUNCTION = Pattern.compile("[a-z0-9]+(?:_[a-z0-9]+){3,}");
    private static final Pattern IDENTIFIER = Pattern.compile("[A-Za-z_]\\w*(?:(?:\\.|::)[A-Za-z_]\\w*)*(?:\\(\\)|!)?");
    private static final Pattern TEST_OPTION = Pattern.compile("-Dtest=(\\w+)|--test (\\w+)");
    private static final Pattern WILD = Pattern.compile("\\*\\*/|\\*\\*|\\*|<\\w+>");
    private static final Pattern WORD = Pattern.compile("\\w+");
    private static final Pattern SOURCE = Pattern.compile(".*\\.(?:gradle|java|rs|sh|toml|xml)|.*/\\.ci/\\w+");

    private static final Pattern LANGUAGE = Pattern.compile(".*\\.(?:java|rs)");
    private static final Pattern MODULE_LINE = Pattern.compile("(?m)^\\s*//! ?(.*)$");
    private static final Pattern INLINE_TAG =
            Pattern.compile("\\{@(?:code\\s+([^}]+)|link(?:plain)?\\s+([^\\s}(]+)[^}]*)}");

    /**
     * Folders without sources. Gradle's output is in the root and in each of its modules; other folders can have the
     * same name.
     */
    private static final Pattern NO_SOURCES =
            Pattern.compile("(?:.*/)?(?:\\.git|\\.gradle|\\.idea|target)|(?:(?!rust-core/)[^/]+/)?build");

    private final Set<String> files;
    private final Set<String> words = new TreeSet<>();
    private final Set<String> tests;

    /** Reads the files of a repository. */
    StatedNames(Path repository) {
        this.files = files(repository);
        for (String file : files) {
            // DocumentationTest lists names that do not exist.
            boolean counts = SOURCE.matcher("/" + file).matches() && !file.endsWith("/DocumentationTest.java");
            // A comment that names an identifier does not declare it.
            String text = counts ? Tree.read(repository.resolve(file)) : "";
            Matcher word = WORD.matcher(LANGUAGE.matcher(file).matches() ? SourceComments.blanked(text) : text);
            while (word.find()) {
                words.add(word.group());
            }
        }
        Built.libraries().forEach(jar -> words.addAll(ClassFileNames.words(jar)));
        this.tests = TestFunction.all().stream().map(TestFunction::name).collect(Collectors.toCollection(TreeSet::new));
        Case.all().forEach(one -> tests.add(one.name()));
    }

    /** Creates a repository with only these files, words of sources, and tests. */
    StatedNames(Set<String> files, Set<String> words, Set<String> tests) {
        this.files = files;
        this.words.addAll(words);
        this.tests = tests;
    }

    /**
     * Returns the paths of the repository's own files and folders, without build output, which may change meanwhile.
     */
    static Set<String> files(Path repository) {
        Set<String> files = new TreeSet<>();
        try {
            Files.walkFileTree(repository, new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                    String path = Tree.relative(repository, folder);
                    if (NO_SOURCES.matcher(path).matches()) {
                        return FileVisitResult.SKIP_SUBTREE;
                    }
                    files.add(path);
                    return FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                    files.add(Tree.relative(repository, file));
                    return FileVisitResult.CONTINUE;
                }
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return files;
    }

    /**
     * Returns the comments of the repository's modules, as pages by file. Files without such a comment are left out.
     */
    static Map<String, String> moduleComments(Path repository) {
        Map<String, String> comments = new TreeMap<>();
        for (String file : files(repository)) {
            if (file.endsWith(".rs") || file.endsWith("/package-info.java")) {
                comments.put(file, moduleComment(file, Tree.read(repository.resolve(file))));
            }
        }
        comments.values().removeIf(String::isEmpty);
        return comments;
    }

    /** Returns the lines of a Rust source that begin with {@code //!}, or all comments of a Java package, as a page. */
    static String moduleComment(String file, String source) {
        if (file.endsWith(".rs")) {
            String lines = MODULE_LINE
                    .matcher(source)
                    .results()
                    .map(line -> line.group(1))
                    .collect(Collectors.joining("\n"));
            // On a page a span ends on its line. In a comment it can continue on the next one.
            return FENCED.matcher(lines).replaceAll("").replace('\n', ' ');
        }
        return SourceComments.paragraphs(source).stream()
                .map(paragraph -> INLINE_TAG
                        .matcher(paragraph.text())
                        .replaceAll(tag -> Matcher.quoteReplacement(
                                tag.group(1) != null
                                        ? "`" + tag.group(1) + "`"
                                        : "`" + tag.group(2).replace('#', '.') + "`")))
                .collect(Collectors.joining("\n"));
    }

    /** Returns the paths and tests that a page names and that do not exist. */
    List<String> missing(String page) {
        List<String> missing = new ArrayList<>();
        for (String name : spans(page)) {
            boolean exists = true;
            if (PATH.matcher(name).matches()) {
                exists = isFile(name);
            } else if (TEST_CLASS.matcher(name).matches()) {
                exists = isFile(name + ".java");
            } else if (TEST_FUNCTION.matcher(name).matches()) {
                exists = tests.contains(name);
            }
            if (!exists) {
                missing.add(name);
            }
        }
        Matcher option = TEST_OPTION.matcher(page);
        while (option.find()) {
            if (!isFile(option.group(1) != null ? option.group(1) + ".java" : "tests/" + option.group(2) + ".rs")) {
                missing.add(option.group());
            }
        }
        return missing;
    }

    /** Returns the identifiers that a page names and that do not exist. */
    List<String> unknown(String page) {
        Predicate<String> isUnknown =
                name -> WORD.matcher(name).results().anyMatch(word -> !words.contains(word.group()));
        return spans(page).stream()
                .filter(name -> IDENTIFIER.matcher(name).matches())
                .filter(name -> !tests.contains(name) && isUnknown.test(name))
                .toList();
    }

    private static List<String> spans(String page) {
        return SPAN.matcher(FENCED.matcher(page).replaceAll(""))
                .results()
                .map(span -> span.group(1))
                .filter(name -> !name.contains("</"))
                .distinct()
                .toList();
    }

    private boolean isFile(String path) {
        Matcher made = Pattern.compile("(?:^|/)target(?:/|$)").matcher(path);
        String stored = made.find() ? path.substring(0, made.start()) : path.replaceFirst("/$", "");
        if (stored.isEmpty()) {
            return true;
        }
        StringBuilder regex = new StringBuilder("(?:.*/)?");
        Matcher wild = WILD.matcher(stored);
        int end = 0;
        while (wild.find()) {
            regex.append(Pattern.quote(stored.substring(end, wild.start())));
            regex.append(
                    switch (wild.group()) {
                        case "**/" -> "(?:.*/)?";
                        case "**" -> ".*";
                        default -> "[^/]*";
                    });
            end = wild.end();
        }
        regex.append(Pattern.quote(stored.substring(end)));
        Pattern pattern = Pattern.compile(regex.toString());
        return files.stream().anyMatch(file -> pattern.matcher(file).matches());
    }
}
