package com.github.copilot.tool.processor;

import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;

/** Modifiers in the request's spelling. */
final class Modifiers {
    private Modifiers() {}

    /** Returns the modifiers of a declaration as in source, lower case, including {@code non-sealed}. */
    static List<String> of(Element element) {
        List<String> modifiers = new ArrayList<>();
        for (Modifier modifier : element.getModifiers()) {
            modifiers.add(modifier.toString());
        }
        return modifiers;
    }
}
