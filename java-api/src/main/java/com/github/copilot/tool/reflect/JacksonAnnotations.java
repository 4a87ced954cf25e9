package com.github.copilot.tool.reflect;

import java.lang.annotation.Annotation;
import java.util.Set;
import java.util.stream.Collectors;

/** Jackson's annotations by name, from the table that the processor's core reads too: {@code jackson-annotations.txt}. */
final class JacksonAnnotations {
    private JacksonAnnotations() {}

    /** Read when the first record is looked at. */
    private static final class Table {
        static final Set<String> READ_BY_CODE = Tables.rows("runtime/jackson-annotations.txt").stream()
                .map(row -> row.split(" +"))
                .filter(cells -> cells[1].equals("code"))
                .map(cells -> cells[0])
                .collect(Collectors.toUnmodifiableSet());
    }

    /** Whether an annotation is one of Jackson's, which the mapper follows. */
    static boolean contains(Annotation annotation) {
        return annotation.annotationType().getName().startsWith("com.fasterxml.jackson.");
    }

    /** Whether our own readers can read a record that has the annotation, whatever its members say (R5.1). */
    static boolean isReadByCode(Annotation annotation) {
        return Table.READ_BY_CODE.contains(annotation.annotationType().getSimpleName());
    }
}
