package io.github.copilottool.tests.property;

import com.fasterxml.jackson.annotation.JacksonAnnotationsInside;
import io.github.copilottool.tests.generator.ToolSource;
import jakarta.validation.Constraint;
import java.lang.annotation.Annotation;
import java.util.ArrayList;
import java.util.List;

/** Annotations that combine others: Jackson's bundles, and composed constraints (R7.7, R7.8). */
final class Bundles {
    private Bundles() {}

    /** Returns the annotations. Each bundle is followed by the annotations that it combines. */
    static List<Annotation> expanded(List<Annotation> annotations) {
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
