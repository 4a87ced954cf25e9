package com.github.copilot;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolBinaryResult;
import com.github.copilot.rpc.ToolDefer;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolHandler;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolMetadataProvider;
import com.github.copilot.tool.CopilotToolParam;
import com.github.copilot.tool.Param;
import java.io.IOException;
import java.lang.annotation.Annotation;
import java.lang.annotation.Documented;
import java.lang.annotation.Retention;
import java.lang.annotation.Target;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The exported API, declaration by declaration, is the one in {@code surface.txt}: that of Copilot SDK 1.0.12, and
 * declarations of this project only, which the file marks.
 */
class SurfaceTest {
    private static final Path CLASSES = Path.of("target/classes");
    private static final Path SOURCES = Path.of("src/main/java");
    private static final Pattern PACKAGE = Pattern.compile("\\b(?:[a-z0-9]+\\.)+(?=[A-Z])");
    private static final Pattern DECLARED = Pattern.compile("(?:class|@interface|ToolDefinition>?) (\\w+)");

    /** Records, enums and values have these from the language or from Object. */
    private static final Set<String> OF_THE_LANGUAGE = Set.of("equals", "hashCode", "toString", "values", "valueOf");

    private static final List<Class<?>> TYPES = List.of(
            AllowCopilotExperimental.class,
            CopilotExperimental.class,
            RpcMapper.class,
            ToolBinaryResult.class,
            ToolDefer.class,
            ToolDefinition.class,
            ToolHandler.class,
            ToolInvocation.class,
            ToolResultObject.class,
            CopilotTool.class,
            CopilotTool.MetadataEntry.class,
            CopilotTool.MetadataFlag.class,
            CopilotTool.MetadataValue.class,
            CopilotToolMetadataProvider.class,
            CopilotToolParam.class,
            Param.class);

    @Test
    void the_exported_declarations_are_those_of_the_sdk() throws IOException {
        String expected;
        try (var file = SurfaceTest.class.getResourceAsStream("surface.txt")) {
            expected = new String(file.readAllBytes(), StandardCharsets.UTF_8);
        }
        String actual = TYPES.stream().map(SurfaceTest::print).collect(Collectors.joining("\n"));
        assertEquals(
                expected.lines()
                        .filter(line -> !line.startsWith("#"))
                        .map(line -> line.replaceFirst(" +# .*", ""))
                        .collect(Collectors.joining("\n")),
                actual.stripTrailing());
    }

    @Test
    void the_exported_packages_have_no_other_public_type() throws IOException {
        Set<String> found = new TreeSet<>();
        for (String each : List.of("com/github/copilot", "com/github/copilot/rpc", "com/github/copilot/tool")) {
            try (Stream<Path> files = Files.list(CLASSES.resolve(each))) {
                files.map(file -> CLASSES.relativize(file).toString())
                        .filter(file -> file.endsWith(".class") && !file.endsWith("package-info.class"))
                        .map(file -> file.replaceFirst("\\.class$", "").replace('/', '.'))
                        .filter(SurfaceTest::isPublic)
                        .forEach(found::add);
            }
        }
        assertEquals(TYPES.stream().map(Class::getName).collect(Collectors.toCollection(TreeSet::new)), found);
    }

    /** ADR-005 and ADR-006 of the SDK. Class files have the annotation, but reflection does not show it. */
    @Test
    void what_makes_tools_is_experimental() throws IOException {
        assertEquals(Set.of("CopilotTool"), experimental(CopilotTool.class));
        assertEquals(Set.of("CopilotToolParam"), experimental(CopilotToolParam.class));
        assertEquals(Set.of("Param"), experimental(Param.class));
        assertEquals(
                Arrays.stream(ToolDefinition.class.getMethods())
                        .map(Method::getName)
                        .filter(name -> name.startsWith("from"))
                        .collect(Collectors.toSet()),
                experimental(ToolDefinition.class));
    }

    /**
     * Returns the declarations in the source of a type that have the annotation; a name is left out if a declaration
     * with it has none.
     */
    private static Set<String> experimental(Class<?> type) throws IOException {
        Set<String> with = new HashSet<>();
        Set<String> without = new HashSet<>();
        boolean annotated = false;
        for (String line : Files.readAllLines(SOURCES.resolve(type.getName().replace('.', '/') + ".java"))) {
            Matcher declared = DECLARED.matcher(line);
            if (line.strip().equals("@CopilotExperimental")) {
                annotated = true;
            } else if (line.strip().startsWith("public ") && declared.find()) {
                (annotated ? with : without).add(declared.group(1));
                annotated = false;
            }
        }
        with.removeAll(without);
        return with;
    }

    private static boolean isPublic(String name) {
        try {
            return Modifier.isPublic(Class.forName(name, false, SurfaceTest.class.getClassLoader())
                    .getModifiers());
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }

    private static String print(Class<?> type) {
        List<String> lines = new ArrayList<>();
        Arrays.stream(type.getDeclaredAnnotations())
                .map(SurfaceTest::print)
                .sorted()
                .forEach(lines::add);
        lines.add(withoutPackages(type.toGenericString()));
        List<String> members = new ArrayList<>();
        for (Field each : type.getFields()) {
            members.add("    " + each.toGenericString());
        }
        for (Constructor<?> each : type.getConstructors()) {
            members.add("    " + each.toGenericString());
        }
        for (Method each : type.getDeclaredMethods()) {
            if (Modifier.isPublic(each.getModifiers())
                    && !each.isSynthetic()
                    && !OF_THE_LANGUAGE.contains(each.getName())) {
                Object value = each.getDefaultValue();
                members.add("    " + each.toGenericString() + (value == null ? "" : " default " + print(value)));
            }
        }
        members.stream().map(SurfaceTest::withoutPackages).sorted().forEach(lines::add);
        return String.join("\n", lines) + "\n";
    }

    private static String withoutPackages(String declaration) {
        return PACKAGE.matcher(declaration).replaceAll("");
    }

    private static String print(Annotation annotation) {
        if (annotation instanceof Target target) {
            return "@Target" + Arrays.toString(target.value());
        }
        if (annotation instanceof Retention retention) {
            return "@Retention " + retention.value();
        }
        if (annotation instanceof JsonInclude include) {
            return "@JsonInclude " + include.value();
        }
        return annotation instanceof Documented
                ? "@Documented"
                : "@" + annotation.annotationType().getSimpleName();
    }

    private static String print(Object value) {
        if (value instanceof Object[] values) {
            return Arrays.toString(values);
        }
        return value instanceof String text ? "\"" + text + "\"" : value.toString();
    }
}
