package com.github.copilot.tool.processor;

import java.util.Set;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** What is known of source files in one round. */
interface Sources {
    /**
     * Where a declaration comes from.
     *
     * @param type the declaration
     * @param toolClass the tool class from which it is seen
     * @return its origin
     */
    Origin origin(TypeElement type, TypeElement toolClass);

    /**
     * Whether a declaration is the user's, whatever its package is called: it is in a source file of this compilation
     * (R4.12).
     *
     * @param type the declaration
     * @return whether it is
     */
    boolean declares(TypeElement type);

    /**
     * The Javadoc comment of a declaration, as {@code Elements.getDocComment} gives it.
     *
     * @param element a type, or a member of one, from a source file
     * @return the comment, or null where there is none
     */
    String documentation(Element element);

    /**
     * Whether a type that is missing in the last round is an error of the compiler's, also where a processor writes it
     * in that round: javac compares with what it could not find, ecj only with what it still cannot find.
     */
    boolean reportsMissingTypes();

    /**
     * The best that a compiler offers: javac's trees, else what any annotation processing environment can tell.
     *
     * @param environment the environment
     * @param rootNames the qualified names of all top-level types that were root elements in any round so far
     * @return what is known in this round
     */
    static Sources of(ProcessingEnvironment environment, Set<String> rootNames) {
        try {
            return TreeSources.of(environment);
        } catch (IllegalArgumentException | LinkageError notJavac) {
            // The documented answer to another compiler's environment, and what follows from a JDK without javac.
            return new ElementSources(environment.getElementUtils(), rootNames);
        }
    }

    /** The top-level type around a type, or the type itself. */
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
