package com.github.copilot.tool.processor;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.Name;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/**
 * The methods of a tool class's hierarchy that are of interest: those with the tool annotation, and those that
 * override one of them. With them the type arguments that the hierarchy gives to the types that declare them.
 */
final class ToolMethods {
    /** The annotation that makes a method a tool. */
    static final String ANNOTATION = "com.github.copilot.tool.CopilotTool";

    private final Map<TypeElement, Set<ExecutableElement>> byType = new LinkedHashMap<>();
    private final List<Override> overrides = new ArrayList<>();
    private final List<TypeMirror> typeArguments = new ArrayList<>();

    /**
     * One method overriding another.
     *
     * @param method the overriding method
     * @param tool the tool method that it overrides as a member of the tool class
     */
    record Override(ExecutableElement method, ExecutableElement tool) {}

    private ToolMethods() {}

    /**
     * Finds them.
     *
     * @param toolClass the class whose members are asked about
     * @param elements what knows which method overrides which
     * @param hierarchies what knows where tools could come from
     * @return what there is, possibly nothing
     */
    static ToolMethods of(TypeElement toolClass, Elements elements, Hierarchies hierarchies) {
        ToolMethods found = new ToolMethods();
        Map<TypeElement, List<ExecutableElement>> hierarchy = new LinkedHashMap<>();
        Map<Name, List<ExecutableElement>> toolsByName = new HashMap<>();
        for (TypeElement type : hierarchies.of(toolClass)) {
            List<ExecutableElement> methods = ElementFilter.methodsIn(type.getEnclosedElements());
            hierarchy.put(type, methods);
            for (ExecutableElement method : methods) {
                if (isTool(method)) {
                    found.add(type, method);
                    toolsByName.putIfAbsent(method.getSimpleName(), new ArrayList<>());
                    toolsByName.get(method.getSimpleName()).add(method);
                }
            }
        }
        for (Map.Entry<TypeElement, List<ExecutableElement>> level : hierarchy.entrySet()) {
            for (ExecutableElement method : level.getValue()) {
                for (ExecutableElement tool : toolsByName.getOrDefault(method.getSimpleName(), List.of())) {
                    if (couldOverride(method, tool, hierarchies) && elements.overrides(method, tool, toolClass)) {
                        found.add(level.getKey(), method);
                        found.overrides.add(new Override(method, tool));
                    }
                }
            }
        }
        for (TypeElement type : hierarchy.keySet()) {
            for (TypeMirror supertype : Hierarchies.supertypes(type)) {
                found.addTypeArguments(supertype, hierarchies);
            }
        }
        return found;
    }

    /** The methods, by the type that declares them; in each type in no particular order. */
    Map<TypeElement, Set<ExecutableElement>> byType() {
        return Collections.unmodifiableMap(byType);
    }

    /** Which of them override which tool method. */
    List<Override> overrides() {
        return Collections.unmodifiableList(overrides);
    }

    /**
     * The type arguments by which the tool class and its supertypes extend or implement types with such methods: what
     * the type variables in the signatures of these methods stand for (R3.11).
     */
    List<TypeMirror> typeArguments() {
        return Collections.unmodifiableList(typeArguments);
    }

    /** Whether a method has the tool annotation itself. */
    static boolean isTool(ExecutableElement method) {
        for (AnnotationMirror annotation : method.getAnnotationMirrors()) {
            if (Annotations.typeName(annotation).equals(ANNOTATION)) {
                return true;
            }
        }
        return false;
    }

    private void add(TypeElement type, ExecutableElement method) {
        byType.putIfAbsent(type, new LinkedHashSet<>());
        byType.get(type).add(method);
    }

    /** Adds the type arguments of a supertype, and of the classes around it, if it has or inherits such methods. */
    private void addTypeArguments(TypeMirror supertype, Hierarchies hierarchies) {
        TypeElement declaration = hierarchies.toolBearing(supertype);
        if (declaration == null || Collections.disjoint(hierarchies.of(declaration), byType.keySet())) {
            return;
        }
        TypeMirror next = supertype;
        while (next instanceof DeclaredType declared) {
            typeArguments.addAll(declared.getTypeArguments());
            next = declared.getEnclosingType();
        }
    }

    /** Spares the compiler the question where the answer is plain; in one class no method overrides another. */
    private static boolean couldOverride(ExecutableElement method, ExecutableElement tool, Hierarchies hierarchies) {
        return method.getParameters().size() == tool.getParameters().size()
                && !method.getModifiers().contains(Modifier.STATIC)
                && !method.getModifiers().contains(Modifier.PRIVATE)
                // No method overrides one of a subtype, nor an interface's one of a class; ecj says so if it is asked.
                && (tool.getEnclosingElement().getKind().isInterface()
                        || !method.getEnclosingElement().getKind().isInterface())
                && !(tool.getEnclosingElement() instanceof TypeElement owner
                        && hierarchies.of(owner).contains(method.getEnclosingElement()));
    }
}
