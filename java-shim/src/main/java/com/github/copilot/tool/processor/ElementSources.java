package com.github.copilot.tool.processor;

import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/**
 * Source files as elements alone show them: a file is taken to be one top-level type and the types in it. ({@code
 * Elements.getFileObjectOf} says more, from JDK 18 on.)
 */
final class ElementSources implements Sources {
    private final Elements elements;
    private final Set<String> rootNames;

    ElementSources(Elements elements, Set<String> rootNames) {
        this.elements = elements;
        this.rootNames = rootNames;
    }

    @Override
    public Origin origin(TypeElement type, TypeElement toolClass) {
        if (Sources.outermost(type).equals(Sources.outermost(toolClass))) {
            return Origin.SAME_FILE;
        }
        return Sources.isRoot(type, rootNames) ? Origin.SOURCE : Origin.CLASS_FILE;
    }

    /** Returns true for javac, even if a build tool wraps its environment so that there are no trees; false for ecj. */
    @Override
    public boolean reportsMissingTypes() {
        return elements.getClass().getName().startsWith("com.sun.tools.javac.");
    }

    @Override
    public String documentation(Element element) {
        return elements.getDocComment(element);
    }
}
