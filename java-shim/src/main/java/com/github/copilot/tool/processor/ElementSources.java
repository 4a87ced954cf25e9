package com.github.copilot.tool.processor;

import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/**
 * What elements alone say of source files: a file is taken to be one top-level type and what it encloses. (Only from
 * JDK 18 on could {@code Elements.getFileObjectOf} say more.)
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
        return declares(type) ? Origin.SOURCE : Origin.CLASS_FILE;
    }

    @Override
    public boolean declares(TypeElement type) {
        return rootNames.contains(Sources.outermost(type).getQualifiedName().toString());
    }

    /** javac does, also where a build tool wraps its environment so that there are no trees; ecj does not. */
    @Override
    public boolean reportsMissingTypes() {
        return elements.getClass().getName().startsWith("com.sun.tools.javac.");
    }

    @Override
    public String documentation(Element element) {
        return elements.getDocComment(element);
    }
}
