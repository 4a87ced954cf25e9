package com.github.copilot.tool.processor;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/** Writes fields, record components, methods and constructors. */
final class Members {
    /** The protocol's member for a name whose characters are not those of a Java identifier. */
    static final String NOT_IDENTIFIER = "notIdentifier";

    /** The names of the methods of {@code Object} that have no parameters. */
    private static final Set<String> METHODS_OF_OBJECT =
            Set.of("clone", "finalize", "getClass", "hashCode", "notify", "notifyAll", "toString", "wait");

    private final Elements elements;
    private final Sources sources;
    private final DiagnosticTargets targets;
    private final TypeTable types;
    private final Annotations annotations;

    Members(Elements elements, Sources sources, DiagnosticTargets targets, TypeTable types) {
        this.elements = elements;
        this.sources = sources;
        this.targets = targets;
        this.types = types;
        this.annotations = types.annotations();
    }

    /** Returns the modifiers of a declaration as in source, lower case, including {@code non-sealed}. */
    static List<String> modifiers(Element element) {
        List<String> modifiers = new ArrayList<>();
        for (Modifier modifier : element.getModifiers()) {
            modifiers.add(modifier.toString());
        }
        return modifiers;
    }

    /**
     * Returns the components of a record, in order; none for any other type. (ecj fails if it is asked for those of a
     * class in source.)
     */
    static List<? extends RecordComponentElement> components(TypeElement type) {
        return type.getKind() == ElementKind.RECORD ? type.getRecordComponents() : List.of();
    }

    /** Writes a field or a record component; as for {@link #method}. */
    void member(JsonWriter json, Element member, boolean documented, Collection<Integer> reached) {
        json.beginObject();
        json.member("element", targets.element(member));
        name(json, member.getSimpleName());
        int type = types.id(member.asType());
        json.member("type", type);
        // The value of a static field, such as a logger, is in no argument.
        if (!member.getModifiers().contains(Modifier.STATIC)) {
            reached.add(type);
        }
        json.strings("modifiers", modifiers(member));
        annotations.ofElement(json, member, reached);
        documentation(json, member, documented);
        json.member("constant", member.getKind() == ElementKind.ENUM_CONSTANT);
        json.endObject();
    }

    /**
     * Whether the types of a method's parameters are followed. A method that is no tool and has no annotation can at
     * most take the value of one property.
     */
    private static boolean followsParameters(ExecutableElement method, boolean isTool, boolean isWritten) {
        return isTool
                || !isWritten
                        && (method.getKind() == ElementKind.CONSTRUCTOR
                                || isAnnotated(method)
                                || !method.getModifiers().contains(Modifier.STATIC)
                                        && method.getParameters().size() == 1);
    }

    /** Whether the type of the result is followed, of a method that is no tool; it can be the type of a property. */
    private static boolean followsResult(ExecutableElement method, boolean isWritten) {
        boolean isStatic = method.getModifiers().contains(Modifier.STATIC);
        return isAnnotated(method)
                ? !(isStatic && isWritten)
                : !isStatic && method.getParameters().isEmpty();
    }

    /**
     * Returns a method or a constructor as an object.
     *
     * @param documented whether its comment is used
     * @param isTool whether it is a tool or overrides one, so that the exceptions that it declares are written
     * @param isWritten whether the type that declares it is only written, never read
     * @param reached takes the ids of the types to follow
     */
    byte[] method(
            ExecutableElement method,
            boolean documented,
            boolean isTool,
            boolean isWritten,
            Collection<Integer> reached) {
        JsonWriter json = new JsonWriter();
        boolean constructor = method.getKind() == ElementKind.CONSTRUCTOR;
        json.beginObject();
        json.member("element", targets.element(method));
        if (!constructor) {
            name(json, method.getSimpleName());
        }
        json.strings("modifiers", modifiers(method));
        json.numbers("typeParameters", types.parameters(method.getTypeParameters()));
        if (!method.getParameters().isEmpty()) {
            boolean followed = followsParameters(method, isTool, isWritten);
            json.beginArray("parameters");
            for (VariableElement parameter : method.getParameters()) {
                json.beginObject();
                json.member("element", targets.element(shown(parameter, method)));
                name(json, parameter.getSimpleName());
                int type = types.id(parameter.asType());
                json.member("type", type);
                if (followed) {
                    reached.add(type);
                }
                annotations.ofElement(json, parameter, reached);
                json.endObject();
            }
            json.endArray();
        }
        if (constructor) {
            json.member("throws", !method.getThrownTypes().isEmpty());
        } else {
            int returns = types.id(method.getReturnType());
            json.member("returns", returns);
            if (!isTool && followsResult(method, isWritten)) {
                reached.add(returns);
            }
        }
        if (isTool) {
            List<Integer> thrown = types.ids(method.getThrownTypes());
            for (String hidden : sources.missingSuperclasses()) {
                thrown.add(types.missing(hidden));
            }
            json.numbers("thrown", thrown);
        }
        annotations.ofElement(json, method, reached);
        documentation(json, method, documented);
        json.endObject();
        return json.toByteArray();
    }

    /** Returns a method of a described type, in the short form if nothing is lost by it; as for {@link #method}. */
    byte[] described(ExecutableElement method, boolean documented, boolean isWritten, Collection<Integer> reached) {
        if (!isShort(method, documented)) {
            return method(method, documented, false, isWritten, reached);
        }
        JsonWriter json = new JsonWriter();
        json.beginArray();
        json.number(targets.element(method));
        json.string(method.getSimpleName());
        json.string(String.join(" ", modifiers(method)));
        int returns = types.id(method.getReturnType());
        json.number(returns);
        if (followsResult(method, isWritten)) {
            reached.add(returns);
        }
        boolean followed = followsParameters(method, false, isWritten);
        for (VariableElement parameter : method.getParameters()) {
            int type = types.id(parameter.asType());
            json.number(type);
            if (followed) {
                reached.add(type);
            }
        }
        json.endArray();
        return json.toByteArray();
    }

    /** Whether the short form has everything about a method: element, name, modifiers and types. */
    private boolean isShort(ExecutableElement method, boolean documented) {
        return !isAnnotated(method)
                && method.getTypeParameters().isEmpty()
                && SourceVersion.isIdentifier(method.getSimpleName())
                && !(documented && sources.documentation(method) != null)
                && !hasAnnotatedParameter(method);
    }

    private static boolean hasAnnotatedParameter(ExecutableElement method) {
        for (VariableElement parameter : method.getParameters()) {
            if (!parameter.getAnnotationMirrors().isEmpty()) {
                return true;
            }
        }
        return false;
    }

    /** Writes a name. A name in a class file can have any characters; the JVM knows which of them Java allows. */
    private static void name(JsonWriter json, CharSequence name) {
        json.member("name", name);
        json.member(NOT_IDENTIFIER, !SourceVersion.isIdentifier(name));
    }

    /**
     * Returns the element in the source for a parameter: the record component, if the compiler wrote the constructor.
     * Compilers show a component by its field.
     */
    private Element shown(VariableElement parameter, ExecutableElement method) {
        if (method.getKind() == ElementKind.CONSTRUCTOR
                && elements.getOrigin(method) == Elements.Origin.MANDATED
                && method.getEnclosingElement() instanceof TypeElement type) {
            for (VariableElement field : ElementFilter.fieldsIn(type.getEnclosedElements())) {
                if (field.getSimpleName().contentEquals(parameter.getSimpleName())) {
                    return field;
                }
            }
        }
        return parameter;
    }

    private void documentation(JsonWriter json, Element element, boolean documented) {
        // A component is described in its record's comment; ecj fails if it is asked for the component's own.
        if (documented && element.getKind() != ElementKind.RECORD_COMPONENT) {
            json.member("documentation", sources.documentation(element));
        }
    }

    /** Whether a method has an annotation other than {@link Override}, which the compiler alone sees. */
    static boolean isAnnotated(ExecutableElement method) {
        for (AnnotationMirror annotation : method.getAnnotationMirrors()) {
            if (!Annotations.typeName(annotation).equals("java.lang.Override")) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether a constructor or static method has annotations of its own or on a parameter, so that Jackson may use them
     * for writing, too. Those of a constructor that the compiler wrote are the components'.
     */
    boolean isAnnotatedCreator(ExecutableElement creator) {
        return elements.getOrigin(creator) != Elements.Origin.MANDATED
                && (hasAnnotatedParameter(creator) || isAnnotated(creator));
    }

    /**
     * Whether a method of a described type is left out, to keep requests small: a method without annotations that is
     * private, and static or with more than one parameter, or that has no parameters and overrides one of
     * {@code Object}, as nearly all types have some.
     */
    boolean isLeftOut(ExecutableElement method) {
        if (isAnnotated(method)) {
            return false;
        }
        int parameters = method.getParameters().size();
        boolean isPrivate = method.getModifiers().contains(Modifier.PRIVATE);
        return isPrivate && (parameters > 1 || method.getModifiers().contains(Modifier.STATIC))
                || parameters == 0
                        && METHODS_OF_OBJECT.contains(method.getSimpleName().toString());
    }
}
