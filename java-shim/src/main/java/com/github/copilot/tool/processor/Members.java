package com.github.copilot.tool.processor;

import java.util.Set;
import java.util.function.IntConsumer;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/** Writes fields, record components, methods and constructors. */
final class Members {
    /** The member of the protocol that says of a name that its characters are not those of a Java identifier. */
    static final String NOT_IDENTIFIER = "notIdentifier";

    private static final String BUILDER = "com.fasterxml.jackson.databind.annotation.JsonPOJOBuilder";

    private final Elements elements;
    private final Sources sources;
    private final Handles handles;
    private final TypeTable types;
    private final Annotations annotations;

    /**
     * @param elements the compiler's
     * @param sources has the comments
     * @param handles where elements get their ids
     * @param types where types get theirs
     */
    Members(Elements elements, Sources sources, Handles handles, TypeTable types) {
        this.elements = elements;
        this.sources = sources;
        this.handles = handles;
        this.types = types;
        this.annotations = types.annotations();
    }

    /** Which facts about a method lead on to what arguments can hold. */
    enum Reach {
        /** A tool: arguments go in, so its parameters do. */
        PARAMETERS,
        /** A property or a creator: its result does too. */
        PARAMETERS_AND_RESULT,
        /** A property of what a tool returns: only its result does. */
        RESULT
    }

    /**
     * Writes a field or a record component.
     *
     * @param json where to
     * @param member the field or component
     * @param documented whether its comment counts
     * @param reached is given the types that arguments can hold through it
     */
    void member(JsonWriter json, Element member, boolean documented, IntConsumer reached) {
        json.beginObject();
        json.member("element", handles.element(member));
        name(json, member.getSimpleName());
        int type = types.id(member.asType());
        json.member("type", type);
        // What a static field holds, a logger for one, no argument does.
        if (!member.getModifiers().contains(Modifier.STATIC)) {
            reached.accept(type);
        }
        json.strings("modifiers", Modifiers.of(member));
        annotations.ofElement(json, member, reached);
        documentation(json, member, documented);
        json.member("constant", member.getKind() == ElementKind.ENUM_CONSTANT);
        json.endObject();
    }

    /**
     * Writes a method or a constructor.
     *
     * @param json where to
     * @param method the method or constructor
     * @param documented whether its comment counts
     * @param reach what of it counts as reached
     * @param reached is given the types that arguments can hold through it
     */
    void method(JsonWriter json, ExecutableElement method, boolean documented, Reach reach, IntConsumer reached) {
        boolean constructor = method.getKind() == ElementKind.CONSTRUCTOR;
        json.beginObject();
        json.member("element", handles.element(method));
        if (!constructor) {
            name(json, method.getSimpleName());
        }
        json.strings("modifiers", Modifiers.of(method));
        json.numbers("typeParameters", types.parameters(method.getTypeParameters()));
        if (!method.getParameters().isEmpty()) {
            json.beginArray("parameters");
            for (VariableElement parameter : method.getParameters()) {
                json.beginObject();
                json.member("element", handles.element(shown(parameter, method)));
                name(json, parameter.getSimpleName());
                int type = types.id(parameter.asType());
                json.member("type", type);
                if (reach != Reach.RESULT) {
                    reached.accept(type);
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
            if (reach != Reach.PARAMETERS) {
                reached.accept(returns);
            }
        }
        annotations.ofElement(json, method, reached);
        documentation(json, method, documented);
        json.endObject();
    }

    /** A name, which a class file may have of any characters. Which of them Java takes, the JVM knows best. */
    private static void name(JsonWriter json, CharSequence name) {
        json.member("name", name);
        json.member(NOT_IDENTIFIER, !SourceVersion.isIdentifier(name));
    }

    /**
     * What the source has in place of a parameter: the record component, if the compiler wrote the constructor. Compilers
     * show a component by its field.
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
        // A component's words are in its record's comment; ecj cannot be asked for its own.
        if (documented && element.getKind() != ElementKind.RECORD_COMPONENT) {
            json.member("documentation", sources.documentation(element));
        }
    }

    /** Whether any method of a type with one parameter can set a property, whatever its name begins with. */
    private static boolean isBuilder(TypeElement owner) {
        for (AnnotationMirror annotation : owner.getAnnotationMirrors()) {
            if (Annotations.typeName(annotation).equals(BUILDER)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether a property or a creator could come from a method of a described type, or an annotation tells something
     * about it: only such methods are sent.
     *
     * @param method the method
     * @param owner the type that declares it
     * @param componentNames the names of its components where it is a record
     */
    static boolean isSent(ExecutableElement method, TypeElement owner, Set<String> componentNames) {
        for (AnnotationMirror annotation : method.getAnnotationMirrors()) {
            if (!Annotations.typeName(annotation).equals("java.lang.Override")) {
                return true;
            }
        }
        String name = method.getSimpleName().toString();
        boolean isSetter = method.getParameters().size() == 1
                && (name.startsWith("set") || name.startsWith("with") || isBuilder(owner));
        if (method.getModifiers().contains(Modifier.PRIVATE) && !isSetter) {
            return false;
        }
        if (method.getModifiers().contains(Modifier.STATIC)) {
            TypeMirror returns = method.getReturnType();
            return returns.getKind() == TypeKind.DECLARED
                    && ((DeclaredType) returns).asElement().equals(owner);
        }
        return isSetter
                || (method.getParameters().isEmpty()
                        && (name.startsWith("get") || name.startsWith("is") || componentNames.contains(name)));
    }
}
