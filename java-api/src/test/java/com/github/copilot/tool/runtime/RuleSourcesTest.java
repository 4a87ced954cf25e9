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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The rules' files are text from which companions are made: this holds what package-info says of how they are written. */
class RuleSourcesTest {
    private static final Path FOLDER = Path.of("src/main/java/com/github/copilot/tool/runtime");
    private static final List<String> SPLIT = List.of("Arguments", "Results", "Mapped", "Schemas", "Constraints");

    private static final Pattern COMMENT_OR_LITERAL = Pattern.compile(
            "/\\*.*?\\*/|//[^\\n]*|\"(?:[^\"\\\\\\n]|\\\\.)*\"|'(?:[^'\\\\\\n]|\\\\.)*'", Pattern.DOTALL);
    private static final Pattern METHOD = Pattern.compile("(?m)^    (?:private )?static [^=;({]*?\\b(\\w+)\\(");
    private static final Pattern CONSTANT = Pattern.compile("(?m)^    private static final \\w+ (\\w+) =");
    private static final Pattern CLASS = Pattern.compile("(?m)^(?:    static )?(?:final )?class (\\w+)");
    private static final Pattern IDENTIFIER = Pattern.compile("(\\.?)\\b([A-Za-z_]\\w*)(\\(?)");

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
            for (Pattern kind : List.of(METHOD, CONSTANT, CLASS)) {
                for (Matcher found = kind.matcher(code(file)); found.find(); ) {
                    String owner = owners.putIfAbsent(found.group(1), file + kind);
                    if (owner != null && !owner.equals(file + kind)) {
                        clashes.add(found.group(1) + " in " + file);
                    }
                }
            }
        }
        assertTrue(owners.size() > 60, owners.toString());
        assertEquals(List.of(), clashes);
    }

    @Test
    void a_methods_name_is_the_name_of_no_variable() throws IOException {
        Set<String> methods = new HashSet<>();
        for (String file : SPLIT) {
            for (Matcher found = METHOD.matcher(code(file)); found.find(); ) {
                methods.add(found.group(1));
            }
        }
        List<String> variables = new ArrayList<>();
        for (String file : List.of("Fault", "Arguments", "Results", "Mapped", "Schemas", "Constraints")) {
            String body = code(file).replaceAll("(?m)^import .*$", "");
            for (Matcher found = IDENTIFIER.matcher(body); found.find(); ) {
                boolean called = !found.group(3).isEmpty();
                if (methods.contains(found.group(2)) && found.group(1).isEmpty() && !called) {
                    variables.add(found.group(2) + " in " + file);
                }
            }
        }
        assertEquals(List.of(), variables);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Fault", "Arguments", "Results", "Mapped", "Schemas", "Constraints"})
    void a_file_holds_only_what_a_companion_can_take(String file) throws IOException {
        String code = code(file);
        assertTrue(source(file).chars().allMatch(unit -> unit < 0x80), "ASCII");
        assertAll(
                () -> assertAbsent(code, "->|::", "lambdas and method references"),
                () -> assertAbsent(code, "<>", "inferred type arguments"),
                () -> assertAbsent(code, "\\bvar\\b", "var"),
                () -> assertAbsent(code, "\"\"\\s*\\+|\\+\\s*\"\"", "+ on strings"),
                () -> assertAbsent(code, "(?m)^import [^;]*\\*", "imports on demand"),
                () -> assertAbsent(code, "(?m)^import java\\.lang\\.", "reflection"),
                () -> assertAbsent(code, "(?m)^(?!import|package).*\\b(?:java|com)\\.\\w", "qualified names"),
                () -> assertAbsent(code, "\\bswitch\\b", "switch, which needs a class of its own over an enum"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Arguments", "Results", "Mapped", "Schemas", "Constraints"})
    void a_split_file_is_a_final_class_of_static_members(String file) throws IOException {
        List<String> odd = new ArrayList<>();
        for (String line : code(file).split("\n")) {
            boolean member = line.matches("    [^ *}].*");
            if (member
                    && !line.matches("    (?:private )?static .*")
                    && !line.equals("    private " + file + "() {}")
                    && !line.equals("    \"\"")) {
                odd.add(line);
            }
        }
        assertEquals(List.of(), odd);
        assertTrue(code(file).contains("\nfinal class " + file + " {"));
    }

    private static void assertAbsent(String code, String pattern, String what) {
        Matcher found = Pattern.compile(pattern).matcher(code);
        assertFalse(found.find(), () -> what + ": " + found.group());
    }
}
