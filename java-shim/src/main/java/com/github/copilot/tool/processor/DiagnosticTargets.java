package com.github.copilot.tool.processor;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;

/** The elements and annotations of one request by number, so that a diagnostic can point to them. */
final class DiagnosticTargets {
    private final List<Element> elements = new ArrayList<>();
    private final List<AnnotationMirror> annotations = new ArrayList<>();
    private final Map<Element, Integer> elementIds = new HashMap<>();

    /** Returns the element's id, a new one if it has none yet. */
    int element(Element element) {
        Integer known = elementIds.putIfAbsent(element, elements.size());
        if (known != null) {
            return known;
        }
        elements.add(element);
        return elements.size() - 1;
    }

    /** Returns a new id for an annotation of a declaration. */
    int annotation(AnnotationMirror annotation) {
        annotations.add(annotation);
        return annotations.size() - 1;
    }

    /** Returns the element with an id, or throws the exception for a malformed response if there is none. */
    Element element(int id) {
        return at(id, elements, "element");
    }

    /** Returns the annotation with an id, or throws the same exception. */
    AnnotationMirror annotation(int id) {
        return at(id, annotations, "annotation");
    }

    private static <T> T at(int id, List<T> targets, String kind) {
        if (id < 0 || id >= targets.size()) {
            throw Response.malformed("there is no " + kind + " " + Integer.toUnsignedString(id));
        }
        return targets.get(id);
    }
}
