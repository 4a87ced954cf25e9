package com.github.copilot.tool.processor;

import javax.lang.model.element.Element;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/**
 * Finds types by their names, as the code of one module sees them. No type is looked up that the request does not need.
 *
 * <p>Without a module, a compiler searches every module of the JDK before it reports that there is no such type, which
 * takes ten milliseconds for each name.
 */
final class VisibleTypes {
    private final Elements elements;

    /** Null if the language version has no modules, or the compiler reports none. */
    private final ModuleElement module;

    VisibleTypes(Elements elements, Element element) {
        this.elements = elements;
        this.module = elements.getModuleOf(element);
    }

    /**
     * Finds a type by its canonical name, of the module itself or of a package of another one that the module can name;
     * null if there is none.
     */
    TypeElement find(String name) {
        return module == null ? elements.getTypeElement(name) : elements.getTypeElement(module, name);
    }

    /**
     * Finds a type that the compilation sees, even if this module does not: a class can inherit tools through a module
     * that it reads from types of one that it does not read.
     */
    TypeElement findAnywhere(String name) {
        TypeElement found = find(name);
        return found == null && module != null && !module.isUnnamed() ? elements.getTypeElement(name) : found;
    }
}
