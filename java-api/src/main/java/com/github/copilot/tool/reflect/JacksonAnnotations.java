package com.github.copilot.tool.reflect;

import com.fasterxml.jackson.annotation.JacksonAnnotationsInside;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Executable;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Which of Jackson's annotations are supported: those of the table that the processor's core reads too, {@code
 * jackson-annotations.txt}, by which generated code can still read a record; and on classes those that name, order or
 * ignore properties, which Jackson's introspection follows.
 */
final class JacksonAnnotations {
    private static final String JACKSON = "com.fasterxml.jackson.";

    private JacksonAnnotations() {}

    /** The table, which is read when the first annotation is looked at. */
    private static final class Table {
        static final Set<String> READ_BY_CODE = Tables.rows("runtime/jackson-annotations.txt").stream()
                .map(row -> row.split(" +"))
                .filter(cells -> cells[1].equals("code"))
                .map(cells -> cells[0])
                .collect(Collectors.toUnmodifiableSet());
    }

    /** Whether a type, a member of it or a supertype has an annotation at all, except for those of java.base. */
    static boolean isAnnotated(Class<?> type) {
        for (AnnotatedElement each : elements(type)) {
            if (each.getAnnotations().length > 0) {
                return true;
            }
        }
        return false;
    }

    /** Returns the name of an annotation by which a type is not supported; null if there is none. */
    static String refused(Class<?> type) {
        for (AnnotatedElement element : elements(type)) {
            for (Annotation each : element.getAnnotations()) {
                if (!isSupported(each, element, type)) {
                    return "@" + each.annotationType().getSimpleName();
                }
            }
        }
        return null;
    }

    private static boolean isSupported(Annotation annotation, AnnotatedElement element, Class<?> type) {
        Class<?> kind = annotation.annotationType();
        if (!kind.getName().startsWith(JACKSON)) {
            // java.beans has annotations that Jackson follows.
            boolean isBeans = kind.getName().startsWith("java.beans.") && type.isRecord();
            return !isBeans && !kind.isAnnotationPresent(JacksonAnnotationsInside.class);
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
            default -> Table.READ_BY_CODE.contains(kind.getSimpleName());
        };
    }

    // Returns a type and its supertypes with their members, without those of java.base, which have none of Jackson's
    // annotations: so the table of the JDK's types is not read for an enum of a lambda.
    private static List<AnnotatedElement> elements(Class<?> type) {
        List<AnnotatedElement> elements = new ArrayList<>();
        if (type == null || type.getModule() == Object.class.getModule()) {
            return elements;
        }
        List<Executable> executables = new ArrayList<>(List.<Executable>of(type.getDeclaredMethods()));
        executables.addAll(List.<Executable>of(type.getDeclaredConstructors()));
        elements.add(type);
        elements.addAll(List.of(type.getDeclaredFields()));
        executables.forEach(each -> elements.addAll(List.of(each.getParameters())));
        elements.addAll(executables);
        elements.addAll(elements(type.getSuperclass()));
        for (Class<?> each : type.getInterfaces()) {
            elements.addAll(elements(each));
        }
        return elements;
    }
}
