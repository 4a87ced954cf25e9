package com.github.copilot.tool.processor;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.util.ElementFilter;

/** The source files of a compilation in one round. */
interface Sources {
    /** Returns the origin of a declaration, relative to a tool class. */
    Origin origin(TypeElement type, TypeElement toolClass);

    /**
     * Returns the Javadoc comment of a type in a source file or of a member of one, as {@code Elements.getDocComment}
     * does; null if there is none.
     */
    String documentation(Element element);

    /**
     * Whether Javadoc describes properties of a type in a source file: {@code @param} of a record, or a comment on a
     * field of a class.
     */
    default boolean describesProperties(TypeElement type) {
        if (type.getKind() == ElementKind.RECORD) {
            String comment = documentation(type);
            return comment != null && comment.contains("@param");
        }
        return ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
                .anyMatch(each -> documentation(each) != null);
    }

    /**
     * Whether the compiler is javac. It reports a type that is missing in the last round, even if a processor generates
     * it in that round, and no unknown name in {@code @SuppressWarnings}; ecj does the opposite.
     */
    boolean isJavac();

    /** Whether a method of a type has an annotation whose type is missing. */
    default boolean lacksAnnotationTypes(TypeElement type) {
        return ElementFilter.methodsIn(type.getEnclosedElements()).stream()
                .flatMap(method -> method.getAnnotationMirrors().stream())
                .anyMatch(annotation -> annotation.getAnnotationType().getKind() == TypeKind.ERROR);
    }

    /** Whether a final class is that of a compact source file, as far as the compiler shows it. */
    default boolean isImplicit(TypeElement type) {
        return false;
    }

    /**
     * Returns the names of the missing superclasses of classes in sources that another processor may still write, if
     * the compiler leaves such classes out of a {@code throws} clause, as ecj does.
     */
    default Collection<String> missingSuperclasses() {
        return List.of();
    }

    /**
     * Returns the best that a compiler offers: javac's trees, else the elements of any annotation processing
     * environment.
     *
     * @param rootNames the qualified names of all top-level types that were root elements in any round so far
     * @param isLast whether it is the last round
     */
    static Sources of(ProcessingEnvironment environment, Set<String> rootNames, boolean isLast) {
        try {
            return TreeSources.of(environment);
        } catch (IllegalArgumentException | LinkageError notJavac) {
            // {@code Trees} throws the former for other compilers, and the latter on a JDK without javac.
            return new ElementSources(environment.getElementUtils(), rootNames, isLast);
        }
    }

    /** Whether a type is, or is within, one of these top-level types. */
    static boolean isRoot(TypeElement type, Set<String> rootNames) {
        return rootNames.contains(outermost(type).getQualifiedName().toString());
    }

    /** Returns the top-level type around a type, or the type itself. */
    static TypeElement outermost(TypeElement type) {
        TypeElement outermost = type;
        for (Element around = type; around != null; around = around.getEnclosingElement()) {
            if (around instanceof TypeElement found) {
                outermost = found;
            }
        }
        return outermost;
    }
}
