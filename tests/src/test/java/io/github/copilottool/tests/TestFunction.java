package io.github.copilottool.tests;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A test in the source of some module, in Java or in Rust.
 *
 * <p>A test cites rules by its name ({@code r9_4_...}) or, in Java, by JUnit's {@code @Tag("R9.4")} on it or its class.
 * Comments are ignored.
 *
 * @param path its file, relative to the repository
 * @param name the method or function
 * @param rules the rules that it cites
 * @param body its statements, without comments
 */
record TestFunction(String path, String name, Set<String> rules, String body) {
    private static final List<String> FOLDERS = List.of(
            "java-api/src/test/java",
            "java-shim/src/test/java",
            "java-testkit/src/test/java",
            "rust-core",
            "tests/src/test/java",
            "tests/consumers/src/test/java");

    private static final Pattern JAVA_TEST =
            Pattern.compile("@(?:Test|TestFactory|ParameterizedTest|RepeatedTest)\\b[^;{}]*?(\\w+)\\s*\\([^;{}]*\\{");
    private static final Pattern JAVA_CLASS = Pattern.compile("(?:^|[;}])[^;{}]*\\b(?:class|record) \\w+[^;{}]*\\{");
    private static final Pattern RUST_TEST =
            Pattern.compile("#\\[test]\\s*(?:#\\[[^]]*]\\s*)*fn\\s+(\\w+)\\s*\\([^;{}]*\\{");
    private static final Pattern TAG = Pattern.compile("@Tag\\(\"(R\\d+\\.\\d+)\"\\)");
    private static final Pattern RULE_IN_NAME = Pattern.compile("r(\\d+)_(\\d+)_.*");

    /** Returns all tests of the repository. */
    static List<TestFunction> all() {
        Path repository = Built.TESTS.getParent();
        List<TestFunction> all = new ArrayList<>();
        for (String folder : FOLDERS) {
            try (Stream<Path> files = Files.walk(repository.resolve(folder))) {
                files.filter(file -> file.toString().matches(".*\\.(java|rs)"))
                        .sorted()
                        .map(file -> of(Tree.relative(repository, file), Tree.read(file)))
                        .forEach(all::addAll);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return all;
    }

    /** Returns the tests of a source file. The path's extension determines the language. */
    static List<TestFunction> of(String path, String source) {
        boolean isJava = path.endsWith(".java");
        String code = SourceComments.blanked(source);
        String blanked = SourceComments.blankedWithLiterals(source);
        String shape = isJava ? withoutArguments(blanked) : blanked;
        Set<String> ofAll = isJava ? tagsOfClass(code, shape) : Set.of();
        List<TestFunction> tests = new ArrayList<>();
        Matcher test = (isJava ? JAVA_TEST : RUST_TEST).matcher(shape);
        while (test.find()) {
            Set<String> rules = new TreeSet<>(ofAll);
            rules.addAll(tags(code.substring(declared(shape, test.start()), test.end())));
            Matcher inName = RULE_IN_NAME.matcher(test.group(1));
            if (inName.matches()) {
                rules.add("R" + inName.group(1) + "." + inName.group(2));
            }
            tests.add(new TestFunction(path, test.group(1), rules, code.substring(test.end(), end(shape, test.end()))));
        }
        return tests;
    }

    /** Returns the tags of the file's first class. */
    private static Set<String> tagsOfClass(String code, String shape) {
        Matcher type = JAVA_CLASS.matcher(shape);
        return type.find() ? tags(code.substring(type.start(), type.end())) : Set.of();
    }

    private static Set<String> tags(String declaration) {
        Set<String> tags = new TreeSet<>();
        TAG.matcher(declaration).results().forEach(tag -> tags.add(tag.group(1)));
        return tags;
    }

    /** Returns the beginning of the declaration at a position, with other annotations before it. */
    private static int declared(String shape, int position) {
        int start = position;
        while (start > 0 && ";{}".indexOf(shape.charAt(start - 1)) < 0) {
            start--;
        }
        return start;
    }

    /** Returns the end of the block that contains a position. */
    private static int end(String shape, int start) {
        int depth = 1;
        for (int i = start; i < shape.length(); i++) {
            depth += shape.charAt(i) == '{' ? 1 : shape.charAt(i) == '}' ? -1 : 0;
            if (depth == 0) {
                return i;
            }
        }
        return shape.length();
    }

    /** Returns the source with blanks in place of the arguments of annotations, which may contain braces. */
    private static String withoutArguments(String source) {
        StringBuilder result = new StringBuilder(source);
        Matcher annotation = Pattern.compile("@\\w+(?:\\.\\w+)*\\(").matcher(source);
        while (annotation.find()) {
            int depth = 1;
            int end = annotation.end();
            for (; end < source.length() && depth > 0; end++) {
                depth += source.charAt(end) == '(' ? 1 : source.charAt(end) == ')' ? -1 : 0;
            }
            SourceComments.blank(result, annotation.end() - 1, end);
        }
        return result.toString();
    }
}
