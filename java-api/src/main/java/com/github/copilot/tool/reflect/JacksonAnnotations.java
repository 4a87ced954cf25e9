package com.github.copilot.tool.reflect;

import com.fasterxml.jackson.annotation.JacksonAnnotationsInside;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Jackson's annotations by name, from the table that the processor's core reads too: {@code jackson-annotations.txt}.
 */
final class JacksonAnnotations {
    private JacksonAnnotations() {}

    /** The table, which is read when the first record is looked at. */
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

    /**
     * Returns an annotation of an element, or of a bundle on it ({@code @JacksonAnnotationsInside}); null if it has
     * none.
     */
    static <A extends Annotation> A on(AnnotatedElement element, Class<A> type) {
        Deque<AnnotatedElement> rest = new ArrayDeque<>(List.of(element));
        Set<AnnotatedElement> seen = new HashSet<>(rest);
        while (!rest.isEmpty()) {
            AnnotatedElement next = rest.remove();
            A found = next.getAnnotation(type);
            if (found != null) {
                return found;
            }
            for (Annotation each : next.getAnnotations()) {
                Class<?> bundle = each.annotationType();
                if (bundle.isAnnotationPresent(JacksonAnnotationsInside.class) && seen.add(bundle)) {
                    rest.add(bundle);
                }
            }
        }
        return null;
    }

    /** Whether our own readers can read a record that has the annotation, whatever its members say (R5.1). */
    static boolean isReadByCode(Annotation annotation) {
        return Table.READ_BY_CODE.contains(annotation.annotationType().getSimpleName());
    }
}
