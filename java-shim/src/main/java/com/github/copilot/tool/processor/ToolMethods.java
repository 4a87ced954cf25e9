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
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.Name;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/**
 * The methods in a tool class's hierarchy with a tool annotation, those that override one of them, and the tool class's
 * other methods with a parameter that has an annotation of the API's package.
 *
 * @param byType the methods, by the type that declares them; for each type in no particular order
 * @param overrides the methods that override a tool method
 * @param typeArguments the type arguments by which the tool class and its supertypes extend or implement types with
 *     such methods. They replace the type variables in the signatures of these methods (R3.11)
 */
record ToolMethods(
        Map<TypeElement, Set<ExecutableElement>> byType,
        List<OverridingMethod> overrides,
        List<TypeMirror> typeArguments) {
    /** The API's annotation that makes a method a tool. */
    static final String ANNOTATION = "com.github.copilot.tool.CopilotTool";

    private static final String PACKAGE = "com.github.copilot.tool.";

    /** A method that overrides a tool method, as a member of the tool class. */
    record OverridingMethod(ExecutableElement method, ExecutableElement tool) {}

    /**
     * Finds the methods, possibly none.
     *
     * @param annotations the qualified names of the annotations that make a method a tool
     */
    static ToolMethods of(TypeElement toolClass, Elements elements, Hierarchies hierarchies, List<String> annotations) {
        ToolMethods found = new ToolMethods(new LinkedHashMap<>(), new ArrayList<>(), new ArrayList<>());
        Map<TypeElement, List<ExecutableElement>> hierarchy = new LinkedHashMap<>();
        Map<Name, List<ExecutableElement>> toolsByName = new HashMap<>();
        for (TypeElement type : hierarchies.of(toolClass)) {
            List<ExecutableElement> methods = ElementFilter.methodsIn(type.getEnclosedElements());
            hierarchy.put(type, methods);
            for (ExecutableElement method : methods) {
                if (isTool(method, annotations)) {
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
                        found.overrides.add(new OverridingMethod(method, tool));
                    }
                }
            }
        }
        for (ExecutableElement method : hierarchy.getOrDefault(toolClass, List.of())) {
            if (hasAnnotatedParameter(method)) {
                found.add(toolClass, method);
            }
        }
        for (TypeElement type : hierarchy.keySet()) {
            for (TypeMirror supertype : Hierarchies.supertypes(type)) {
                found.addTypeArguments(supertype, hierarchies);
            }
        }
        return found;
    }

    /** Whether a method has one of these annotations, by qualified names, which make it a tool itself. */
    static boolean isTool(ExecutableElement method, List<String> annotations) {
        return toolAnnotation(method, annotations) != null;
    }

    /** Returns an element's first annotation that makes a method a tool; null if it has no such annotation. */
    static AnnotationMirror toolAnnotation(Element element, List<String> annotations) {
        for (AnnotationMirror annotation : element.getAnnotationMirrors()) {
            if (annotations.contains(Annotations.typeName(annotation))) {
                return annotation;
            }
        }
        return null;
    }

    /** Whether an annotation is one of the API's that parameters of tool methods have (R4.4). */
    static boolean isOfParameters(TypeElement annotation) {
        String name = annotation.getQualifiedName().toString();
        return name.startsWith(PACKAGE) && !name.equals(ANNOTATION);
    }

    /** Whether a type declares a method with an annotated parameter. */
    static boolean hasAnnotatedParameter(TypeElement type) {
        for (ExecutableElement method : ElementFilter.methodsIn(type.getEnclosedElements())) {
            if (hasAnnotatedParameter(method)) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasAnnotatedParameter(ExecutableElement method) {
        for (VariableElement parameter : method.getParameters()) {
            for (AnnotationMirror annotation : parameter.getAnnotationMirrors()) {
                if (isOfParameters((TypeElement) annotation.getAnnotationType().asElement())) {
                    return true;
                }
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
        TypeElement declaration = hierarchies.searched(supertype);
        if (declaration == null || Collections.disjoint(hierarchies.of(declaration), byType.keySet())) {
            return;
        }
        TypeMirror next = supertype;
        while (next instanceof DeclaredType declared) {
            typeArguments.addAll(declared.getTypeArguments());
            next = declared.getEnclosingType();
        }
    }

    /**
     * Whether one method could override another, without asking the compiler. In one class no method overrides another.
     */
    private static boolean couldOverride(ExecutableElement method, ExecutableElement tool, Hierarchies hierarchies) {
        return method.getParameters().size() == tool.getParameters().size()
                && !method.getModifiers().contains(Modifier.STATIC)
                && !method.getModifiers().contains(Modifier.PRIVATE)
                // A method overrides neither one of a subtype nor, if it is an interface's, one of a class. ecj returns
                // true for these.
                && (tool.getEnclosingElement().getKind().isInterface()
                        || !method.getEnclosingElement().getKind().isInterface())
                && !(tool.getEnclosingElement() instanceof TypeElement owner
                        && hierarchies.of(owner).contains(method.getEnclosingElement()));
    }
}
