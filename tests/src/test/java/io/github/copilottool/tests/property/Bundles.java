package io.github.copilottool.tests.property;

import com.fasterxml.jackson.annotation.JacksonAnnotationsInside;
import jakarta.validation.Constraint;
import java.lang.annotation.Annotation;
import java.util.ArrayList;
import java.util.List;

/** Annotations that stand for those on their own types: Jackson's bundles, and composed constraints (R7.7, R7.8). */
final class Bundles {
    private Bundles() {}

    /** The annotations, with what is in them behind each bundle. */
    static List<Annotation> opened(List<Annotation> annotations) {
        List<Annotation> all = new ArrayList<>();
        for (Annotation annotation : annotations) {
            all.add(annotation);
            Class<?> type = annotation.annotationType();
            if (type.getPackageName().equals(ToolSource.PACKAGE)
                    && (type.isAnnotationPresent(JacksonAnnotationsInside.class)
                            || type.isAnnotationPresent(Constraint.class))) {
                all.addAll(List.of(type.getAnnotations()));
            }
        }
        return all;
    }
}
