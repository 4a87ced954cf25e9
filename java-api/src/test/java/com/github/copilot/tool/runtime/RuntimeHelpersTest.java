package com.github.copilot.tool.runtime;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The runtime helpers are text that companions are made from: this test checks the rules of their package-info. */
class RuntimeHelpersTest {
    private static final Path FOLDER = Path.of("src/main/java/com/github/copilot/tool/runtime");
    private static final List<String> STATIC = List.of("Schemas", "Scalars", "Checks", "Results");
    private static final List<String> INSTANCE = List.of("Reading", "Mapping");
    private static final List<String> SPLIT =
            Stream.of(STATIC, INSTANCE).flatMap(List::stream).toList();

    private static final List<String> FILES =
            Stream.concat(SPLIT.stream(), Stream.of("ArgumentError")).toList();

    private static final Pattern COMMENT_OR_LITERAL = Pattern.compile(
            "/\\*.*?\\*/|//[^\\n]*|\"(?:[^\"\\\\\\n]|\\\\.)*\"|'(?:[^'\\\\\\n]|\\\\.)*'", Pattern.DOTALL);
    private static final Pattern METHOD = Pattern.compile(
            "(?m)^    (?=\\S)(?:private |public |protected )?(?:static )?(?!private|public|static|protected|abstract)"
                    + "[\\w<>?,\\[\\]. ]+? ([a-z]\\w*)\\(");
    private static final Pattern FIELD = Pattern.compile(
            "(?m)^    (?=\\S)(?!protected)(?:private )?(?:static )?(?:final )?[\\w<>?,\\[\\] ]+ (\\w+)(?: =.*)?;");
    private static final Pattern CLASS = Pattern.compile("(?m)^(?:    static )?(?:public )?(?:final )?class (\\w+)");
    private static final Pattern DECLARED_TYPE = Pattern.compile("\\b(?:class|interface|enum|record) (\\w+)");
    /** A name like {@code ArgumentError} or {@code Map} that no dot precedes, unlike {@code LIST} and {@code T}. */
    private static final Pattern TYPE = Pattern.compile("(?<![\\w.])[A-Z]\\w*[a-z]\\w*");

    private static final Pattern IMPORT = Pattern.compile("(?m)^import [\\w.]+\\.(\\w+);");
    private static final Pattern VARIABLE =
            Pattern.compile("(?<=[\\w>\\]])(?<!\\breturn|\\bthrow) ([a-z]\\w*)(?= =|[,;:)])");

    private static String source(String file) throws IOException {
        return Files.readString(FOLDER.resolve(file + ".java"), StandardCharsets.UTF_8);
    }

    private static String code(String file) throws IOException {
        return COMMENT_OR_LITERAL.matcher(source(file)).replaceAll("\"\"");
    }

    @Test
    void a_members_name_is_unique_over_all_files() throws IOException {
        Map<String, String> owners = new HashMap<>();
        List<String> clashes = new ArrayList<>();
        for (String file : SPLIT) {
            for (Pattern kind : List.of(METHOD, FIELD, CLASS)) {
                for (Matcher found = kind.matcher(code(file)); found.find(); ) {
                    String owner = owners.putIfAbsent(found.group(1), file + kind);
                    if (owner != null && !owner.equals(file + kind)) {
                        clashes.add(found.group(1) + " in " + file);
                    }
                }
            }
        }
        assertTrue(owners.size() > 90, owners.toString());
        assertEquals(List.of(), clashes);
    }

    @Test
    void a_fields_name_is_the_name_of_no_variable() throws IOException {
        Set<String> fields = new HashSet<>();
        for (String file : SPLIT) {
            for (Matcher found = FIELD.matcher(code(file)); found.find(); ) {
                fields.add(found.group(1));
            }
        }
        assertTrue(
                fields.containsAll(Set.of("givenArguments", "patternSteps", "nesting", "MOST_LEVELS")),
                fields.toString());
        List<String> variables = new ArrayList<>();
        for (String file : List.of("ArgumentError", "Reading", "Mapping", "Results", "Schemas", "Scalars", "Checks")) {
            // The text that is not directly inside the class.
            String body = code(file).replaceAll("(?m)^import .*$|^    [^ ][^(=]*(=.*)?;$", "");
            for (Matcher found = VARIABLE.matcher(body); found.find(); ) {
                if (fields.contains(found.group(1))) {
                    variables.add(found.group(1) + " in " + file);
                }
            }
        }
        assertEquals(List.of(), variables);
    }

    @ParameterizedTest
    @ValueSource(strings = {"ArgumentError", "Reading", "Mapping", "Results", "Schemas", "Scalars", "Checks"})
    void a_file_holds_only_what_a_companion_can_take(String file) throws IOException {
        String code = code(file);
        assertTrue(source(file).chars().allMatch(unit -> unit < 0x80), "ASCII");
        assertAll(
                () -> assertAbsent(code, "->|::", "lambdas and method references"),
                () -> assertAbsent(code, "<>", "inferred type arguments"),
                () -> assertAbsent(code, "\\bvar\\b", "var"),
                () -> assertAbsent(code, "\"\"\\s*\\+|\\+\\s*\"\"", "+ on strings"),
                () -> assertAbsent(code, "(?m)^import [^;]*\\*", "imports on demand"),
                () -> assertAbsent(code, "(?m)^import java\\.lang\\.(?!System\\.)", "reflection"),
                () -> assertAbsent(code, "(?m)^(?!import|package).*\\b(?:java|com)\\.\\w", "qualified names"),
                () -> assertAbsent(code, "\\bswitch\\b", "switch, which needs a class of its own over an enum"));
    }

    /** The core's build takes a type that is neither imported nor declared in these files for one of java.lang. */
    @Test
    void a_type_that_is_not_imported_is_declared_here_or_in_java_lang() throws IOException {
        Set<String> declared = new HashSet<>();
        Map<String, Set<String>> named = new HashMap<>();
        for (String file : FILES) {
            for (Matcher found = DECLARED_TYPE.matcher(code(file)); found.find(); ) {
                declared.add(found.group(1));
            }
            Set<String> names = new HashSet<>();
            String body = code(file).replaceAll("(?m)^(?:import|package) .*$", "");
            for (Matcher found = TYPE.matcher(body); found.find(); ) {
                names.add(found.group());
            }
            for (Matcher found = IMPORT.matcher(code(file)); found.find(); ) {
                names.remove(found.group(1));
            }
            named.put(file, names);
        }
        List<String> unknown = new ArrayList<>();
        named.forEach((file, names) -> names.stream()
                .filter(name -> !declared.contains(name) && !isInJavaLang(name))
                .forEach(name -> unknown.add(name + " in " + file)));
        assertTrue(declared.containsAll(Set.of("ArgumentError", "BoundedText", "Reading")), declared.toString());
        assertTrue(named.get("Reading").containsAll(Set.of("Object", "String")), named.toString());
        assertEquals(List.of(), unknown);
    }

    private static boolean isInJavaLang(String name) {
        try {
            Class.forName("java.lang." + name);
            return true;
        } catch (ClassNotFoundException e) {
            return false;
        }
    }

    @Test
    void a_split_file_is_a_final_class_of_static_members_or_an_abstract_one() throws IOException {
        List<String> odd = new ArrayList<>();
        for (String file : STATIC) {
            assertTrue(code(file).contains("\npublic final class " + file + " {"), file);
            for (String line : code(file).split("\n")) {
                boolean isMember = line.matches("    [^ *}].*");
                boolean isKnown = line.matches("    (?:private |public )?static .*")
                        || line.equals("    private " + file + "() {}")
                        || line.equals("    \"\"");
                if (isMember && !isKnown) {
                    odd.add(line);
                }
            }
        }
        assertEquals(List.of(), odd);
        for (String file : INSTANCE) {
            assertTrue(code(file).contains("\nabstract class " + file + " "), file);
        }
    }

    /** A member is cut at its own {@code ;} or at the next brace at four spaces. */
    @Test
    void a_member_that_is_no_block_is_one_line() throws IOException {
        List<String> odd = new ArrayList<>();
        for (String file : SPLIT) {
            for (String line : code(file).split("\n")) {
                boolean isDeclared =
                        line.matches("    [^ *}@].*") && !line.strip().equals("\"\"");
                if (isDeclared && !line.matches(".*(?:[;{]|\\{}|\\()")) {
                    odd.add(line);
                }
            }
        }
        assertEquals(List.of(), odd);
    }

    private static void assertAbsent(String code, String pattern, String what) {
        Matcher found = Pattern.compile(pattern).matcher(code);
        assertFalse(found.find(), () -> what + ": " + found.group());
    }
}
