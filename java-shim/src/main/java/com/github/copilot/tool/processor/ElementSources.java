package com.github.copilot.tool.processor;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.util.Elements;

/**
 * Source files as elements alone show them: a file is taken to be one top-level type and the types in it. ({@code
 * Elements.getFileObjectOf} says more, from JDK 18 on.)
 */
final class ElementSources implements Sources {
    private final Elements elements;
    private final Set<String> rootNames;
    private final boolean isLast;
    private List<String> missingSuperclasses;

    ElementSources(Elements elements, Set<String> rootNames, boolean isLast) {
        this.elements = elements;
        this.rootNames = rootNames;
        this.isLast = isLast;
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
    public boolean isJavac() {
        return elements.getClass().getName().startsWith("com.sun.tools.javac.");
    }

    @Override
    public List<String> missingSuperclasses() {
        if (missingSuperclasses == null) {
            missingSuperclasses = isLast || isJavac() ? List.of() : findMissingSuperclasses();
        }
        return missingSuperclasses;
    }

    private List<String> findMissingSuperclasses() {
        List<TypeElement> roots = new ArrayList<>();
        for (String name : rootNames) {
            TypeElement root = elements.getTypeElement(name);
            if (root != null) {
                roots.add(root);
            }
        }
        List<String> missing = new ArrayList<>();
        for (TypeElement type : ToolClasses.typesIn(roots)) {
            if (type.getSuperclass().getKind() == TypeKind.ERROR) {
                missing.add(type.getSuperclass().toString());
            }
        }
        return missing;
    }

    @Override
    public String documentation(Element element) {
        return elements.getDocComment(element);
    }
}
