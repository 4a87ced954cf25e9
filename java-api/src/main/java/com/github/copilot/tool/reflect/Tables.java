package com.github.copilot.tool.reflect;

import com.fasterxml.jackson.annotation.JacksonAnnotationsInside;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Executable;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The tables of types and annotations, which the jar has as resources. They explain their columns. */
final class Tables {
    static final String JACKSON = "com.fasterxml.jackson.";

    /** OpenAPI's type of values that can be undefined, null or given. */
    static final String JSON_NULLABLE = "org.openapitools.jackson.nullable.JsonNullable";

    private Tables() {}

    /**
     * Returns the cells of a table below {@code com/github/copilot/tool}, by the first cell of each row without its
     * parentheses. The last of so many columns can have spaces.
     */
    static Map<String, String[]> rows(String path, int columns) {
        Map<String, String[]> rows = new LinkedHashMap<>();
        try (InputStream table = Tables.class.getResourceAsStream("/com/github/copilot/tool/" + path)) {
            new String(table.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isEmpty() && line.charAt(0) != '#')
                    .map(line -> line.split("\\s+", columns))
                    .forEach(cells -> rows.put(cells[0].replaceFirst("\\(.*", ""), cells));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return rows;
    }

    /** The JDK's types as JSON (R7.3), read when the first one is looked up that {@link Shape#plain} does not know. */
    private static final class JdkTypes {
        static final Map<String, String[]> ROWS = rows("runtime/jdk-types.txt", 10);
        static final String[] ROOTS = ROWS.remove("roots");
        static final List<String> NO_NULLS =
                List.of(String.join(" ", ROWS.remove("no-nulls")).split(" "));
    }

    /** A row of the JDK's types. The expected value, for a failure of a call, has the example. */
    record JdkType(
            String json,
            Map<String, Object> keywords,
            boolean isKey,
            String read,
            String grammar,
            String example,
            String expected) {
        private static JdkType of(String... cells) {
            Map<String, Object> keywords = new HashMap<>();
            for (String each : cells[2].equals("-") ? new String[0] : cells[2].split(";")) {
                String[] pair = each.split("=", 2);
                boolean isNumber = Character.isDigit(pair[1].charAt(0));
                Object text = pair[1].equals("true") ? (Object) true : pair[1];
                keywords.put(pair[0], isNumber ? (Object) Integer.valueOf(pair[1]) : text);
            }
            String example = cells[8].equals("-") ? "..." : cells[8];
            String such = (cells[9].contains(",") ? "," : "") + " such as " + example;
            String expected = cells[8].equals("-") ? cells[9] : cells[9] + such;
            return new JdkType(cells[1], keywords, cells[3].equals("yes"), cells[4], cells[7], example, expected);
        }
    }

    /** Returns the row of a JDK's type, or that of a supertype for its subtypes ("+"); null if there is none. */
    static JdkType jdkType(Class<?> type) {
        String[] found = JdkTypes.ROWS.get(type == byte[].class ? "byte[]" : type.getName());
        for (Class<?> each = type; found == null && each != null && isJdk(each); each = each.getSuperclass()) {
            found = JdkTypes.ROWS.get(each.getName() + "+");
        }
        return found == null ? null : JdkType.of(found);
    }

    /** Whether a container of the JDK cannot hold null. */
    static boolean refusesNull(Class<?> container) {
        return JdkTypes.NO_NULLS.contains(container.getName());
    }

    /** Whether a type belongs to the JDK, whose private parts no schema may show (R7.4). */
    static boolean isJdk(Class<?> type) {
        return Stream.of(JdkTypes.ROOTS).skip(1).anyMatch(root -> type.getName().startsWith(root + "."));
    }

    /** Jackson's annotations by which generated code can still read a record. */
    private static final class Jackson {
        static final Set<String> READ_BY_CODE = rows("runtime/jackson-annotations.txt", 5).values().stream()
                .filter(cells -> cells[1].equals("code"))
                .map(cells -> cells[0])
                .collect(Collectors.toUnmodifiableSet());
    }

    /** Whether a type, a member of it or a supertype has an annotation at all, except for those of java.base. */
    static final ClassValue<Boolean> IS_ANNOTATED = new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
            boolean isAny = false;
            for (AnnotatedElement each : elements(type, new ArrayList<>())) {
                isAny |= each.getAnnotations().length > 0;
            }
            return isAny;
        }
    };

    /**
     * Returns the reason why a type's annotations are not supported; null if they are. Besides those of the table,
     * classes can have those that name, order or ignore properties, which Jackson's introspection follows.
     */
    static String refused(Class<?> type) {
        return elements(type, new ArrayList<>()).stream()
                .flatMap(element ->
                        Stream.of(element.getAnnotations()).filter(each -> !isSupported(each, element, type)))
                .map(each -> "@" + each.annotationType().getSimpleName() + " decides how it is read")
                .findFirst()
                .orElse(null);
    }

    private static boolean isSupported(Annotation annotation, AnnotatedElement element, Class<?> type) {
        Class<?> kind = annotation.annotationType();
        if (!kind.getName().startsWith(JACKSON)) {
            // java.beans has annotations that Jackson follows.
            boolean isBeans = kind.getName().startsWith("java.beans.") && type.isRecord();
            return !isBeans && !isOfCompiler(kind);
        }
        if (annotation instanceof JsonSetter setter) {
            return setter.nulls() == Nulls.DEFAULT && setter.contentNulls() == Nulls.DEFAULT;
        }
        if (annotation instanceof JsonNaming naming) {
            return naming.value().getName().startsWith(JACKSON) && !type.isEnum();
        }
        return switch (kind.getSimpleName()) {
            case "JsonCreator", "JsonValue" -> !type.isEnum();
            case "JsonAutoDetect", "JsonIgnoreProperties" -> element instanceof Class;
            case "JsonIgnore" -> !type.isRecord() && !type.isEnum();
            default -> Jackson.READ_BY_CODE.contains(kind.getSimpleName());
        };
    }

    /** Whether an annotation is Jackson's, a bundle of them, or another library's that is in the table. */
    static boolean isOfCompiler(Class<?> annotation) {
        return annotation.getName().startsWith(JACKSON)
                || annotation.isAnnotationPresent(JacksonAnnotationsInside.class)
                || Jackson.READ_BY_CODE.contains(annotation.getName());
    }

    // Adds a type and its supertypes with their members, without those of java.base, which have none of Jackson's
    // annotations. For an enum of a lambda the table of the JDK's types is not read, and no stream is made.
    private static List<AnnotatedElement> elements(Class<?> type, List<AnnotatedElement> found) {
        if (type == null || type.getModule() == Object.class.getModule()) {
            return found;
        }
        found.add(type);
        found.addAll(List.of(type.getDeclaredFields()));
        List<Executable> executables = new ArrayList<>(List.of(type.getDeclaredMethods()));
        executables.addAll(List.of(type.getDeclaredConstructors()));
        for (Executable each : executables) {
            found.add(each);
            found.addAll(List.of(each.getParameters()));
        }
        elements(type.getSuperclass(), found);
        for (Class<?> each : type.getInterfaces()) {
            elements(each, found);
        }
        return found;
    }
}
