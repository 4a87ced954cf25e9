package com.github.copilot.tool.reflect;

import com.fasterxml.jackson.databind.AnnotationIntrospector;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.NopAnnotationIntrospector;
import java.lang.annotation.Annotation;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** Reads Swagger's annotations of types, properties and parameters (R7.14), which are known by their names. */
final class SwaggerAnnotations extends NopAnnotationIntrospector {
    static final AnnotationIntrospector INTROSPECTOR = new SwaggerAnnotations();

    private static final long serialVersionUID = 1;

    private static final String PARAMETER = "io.swagger.v3.oas.annotations.Parameter";
    private static final String SCHEMA = "io.swagger.v3.oas.annotations.media.Schema";

    /** Whether an annotation limits a string, which only a companion checks. */
    static boolean isLimit(Annotation annotation) {
        return isNamed(SCHEMA, annotation) && ((String[]) Constraints.member(annotation, "allowableValues")).length > 0;
    }

    /** Whether an annotation is the one of types and properties. */
    static boolean isSchema(Annotation annotation) {
        return isNamed(SCHEMA, annotation);
    }

    /** Returns the description of a parameter by its annotations; empty for none. */
    static String description(Annotation[] annotations) {
        return Stream.of(PARAMETER, SCHEMA)
                .flatMap(name -> Arrays.stream(annotations).filter(each -> isNamed(name, each)))
                .map(each -> (String) Constraints.member(each, "description"))
                .filter(text -> !text.isBlank())
                .findFirst()
                .orElse("");
    }

    @Override
    public String findClassDescription(AnnotatedClass type) {
        return findPropertyDescription(type);
    }

    @Override
    public String findPropertyDescription(Annotated annotated) {
        Annotation schema = schema(annotated);
        return schema == null ? null : (String) Constraints.member(schema, "description");
    }

    @Override
    public Boolean hasRequiredMarker(AnnotatedMember member) {
        Annotation schema = schema(member);
        String mode = schema == null
                ? "AUTO"
                : Constraints.member(schema, "requiredMode").toString();
        return mode.equals("AUTO") ? null : mode.equals("REQUIRED");
    }

    @Override
    public boolean hasIgnoreMarker(AnnotatedMember member) {
        Annotation schema = schema(member);
        return schema != null && (Boolean) Constraints.member(schema, "hidden");
    }

    private static Annotation schema(Annotated annotated) {
        Iterable<Annotation> all = annotated instanceof AnnotatedMember member
                ? member.getAllAnnotations().annotations()
                : List.of(annotated.getRawType().getAnnotations());
        for (Annotation each : all) {
            if (isSchema(each)) {
                return each;
            }
        }
        return null;
    }

    private static boolean isNamed(String name, Annotation annotation) {
        return annotation.annotationType().getName().equals(name);
    }
}
