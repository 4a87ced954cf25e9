package com.github.copilot.tool.processor;

import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.Parameterizable;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;

/**
 * The uses of types in one request, and the type variables that they name.
 *
 * <p>Two uses are one entry if they are written alike, with the same annotations: the entry's JSON is its key. (The
 * identity and {@code equals} of a {@code TypeMirror} differ between compilers.)
 */
final class TypeTable {
    /** The id in a {@link TypeEntry} that names no declaration or type parameter. */
    static final int NONE = -1;

    private final Declarations declarations;
    private final Annotations annotations;

    private final Map<ByteBuffer, Integer> ids = new HashMap<>();
    private final List<TypeEntry> entries = new ArrayList<>();
    private final Map<TypeParameterElement, Integer> parameterIds = new HashMap<>();
    private final List<TypeParameterElement> parameters = new ArrayList<>();
    private final List<List<Integer>> bounds = new ArrayList<>();

    /** The names of the types that the compiler does not know. */
    private final Set<String> missing = new LinkedHashSet<>();

    /**
     * An entry.
     *
     * @param json its JSON without the braces
     * @param parts the types in it, including those of class literals in its annotations
     * @param declaration the declaration that it names, or {@link #NONE}
     * @param parameter the type parameter that it names, or {@link #NONE}
     */
    record TypeEntry(byte[] json, List<Integer> parts, int declaration, int parameter) {}

    TypeTable(DiagnosticTargets targets, Declarations declarations, boolean lombokFinished) {
        this.declarations = declarations;
        this.annotations = new Annotations(targets, this, lombokFinished);
    }

    /** Returns the writer of annotations, which takes the ids of types from this table. */
    Annotations annotations() {
        return annotations;
    }

    /** Returns the entry with an id. */
    TypeEntry entry(int id) {
        return entries.get(id);
    }

    /** Returns the ids of these types. */
    List<Integer> ids(List<? extends TypeMirror> types) {
        List<Integer> found = new ArrayList<>(types.size());
        for (TypeMirror type : types) {
            found.add(id(type));
        }
        return found;
    }

    /** Returns the id of a type, a new one if no such use was seen yet. */
    int id(TypeMirror type) {
        // A stack replaces recursion: types nest as deep as the user writes them.
        Deque<OpenType> open = new ArrayDeque<>();
        open.push(new OpenType(type));
        while (true) {
            OpenType next = open.peek();
            if (next.ids.size() < next.parts.size()) {
                open.push(new OpenType(next.parts.get(next.ids.size())));
                continue;
            }
            open.pop();
            int id = add(next);
            if (open.isEmpty()) {
                return id;
            }
            open.peek().ids.add(id);
        }
    }

    /** Returns the id of a type variable's declaration. */
    int parameter(TypeParameterElement used) {
        TypeParameterElement parameter = declared(used);
        Integer known = parameterIds.putIfAbsent(parameter, parameters.size());
        if (known != null) {
            return known;
        }
        parameters.add(parameter);
        bounds.add(null);
        return parameters.size() - 1;
    }

    /** Returns the ids of these type variables' declarations. */
    List<Integer> parameters(List<? extends TypeParameterElement> declared) {
        List<Integer> found = new ArrayList<>(declared.size());
        for (TypeParameterElement parameter : declared) {
            found.add(parameter(parameter));
        }
        return found;
    }

    /** Returns the variable as it is declared: ecj creates another one, without bounds, for each annotated use. */
    private static TypeParameterElement declared(TypeParameterElement used) {
        if (used.getGenericElement() instanceof Parameterizable generic) {
            for (TypeParameterElement own : generic.getTypeParameters()) {
                if (own.getSimpleName().contentEquals(used.getSimpleName())) {
                    return own;
                }
            }
        }
        return used;
    }

    /**
     * Returns the ids of the bounds of a type variable. They are looked up late, since they can name the variable
     * itself.
     */
    List<Integer> bounds(int parameter) {
        List<Integer> known = bounds.get(parameter);
        if (known == null) {
            known = ids(parameters.get(parameter).getBounds());
            bounds.set(parameter, known);
        }
        return known;
    }

    /** Returns the number of type variables so far; looking up bounds can add some. */
    int parameterCount() {
        return parameters.size();
    }

    /** Writes the members {@code typeParameters} and {@code types}. Nothing can be added afterwards. */
    void write(JsonWriter json) {
        if (!parameters.isEmpty()) {
            json.beginArray("typeParameters");
            for (int i = 0; i < parameters.size(); i++) {
                json.beginObject();
                json.member("name", parameters.get(i).getSimpleName());
                json.numbers("bounds", bounds(i));
                json.endObject();
            }
            json.endArray();
        }
        json.beginArray("types");
        for (TypeEntry entry : entries) {
            json.beginObject();
            json.fragment(entry.json());
            json.endObject();
        }
        json.endArray();
    }

    /** Adds a type whose parts have their ids, unless it is known; returns its id. */
    private int add(OpenType open) {
        TypeMirror type = open.type;
        JsonWriter json = new JsonWriter(64);
        int declaration = NONE;
        int parameter = NONE;
        List<Integer> parts = open.ids;
        // There is no switch over the kinds: javac writes a class for it, which each compilation would load.
        TypeKind kind = open.kind;
        if (kind.isPrimitive() || kind == TypeKind.VOID) {
            json.member("kind", kind.name());
        } else if (kind == TypeKind.DECLARED) {
            json.member("kind", "DECLARED");
            declaration = declarations.id((TypeElement) ((DeclaredType) type).asElement());
            json.member("declaration", declaration);
            json.numbers("arguments", parts.subList(0, open.arguments));
            if (parts.size() > open.arguments) {
                json.member("outer", parts.get(open.arguments));
            }
        } else if (kind == TypeKind.ARRAY) {
            json.member("kind", "ARRAY");
            json.member("component", parts.get(0));
        } else if (kind == TypeKind.TYPEVAR) {
            json.member("kind", "TYPEVAR");
            parameter = parameter((TypeParameterElement) ((TypeVariable) type).asElement());
            json.member("parameter", parameter);
        } else if (kind == TypeKind.WILDCARD) {
            json.member("kind", "WILDCARD");
            if (!parts.isEmpty()) {
                json.member(((WildcardType) type).getExtendsBound() != null ? "extends" : "super", parts.get(0));
            }
        } else if (kind == TypeKind.ERROR) {
            writeMissing(json, missingName(type));
        } else {
            json.member("kind", "OTHER");
            json.member("name", type.toString());
        }
        List<Integer> classes = new ArrayList<>(parts);
        annotations.ofType(json, type, classes);
        return add(json, classes, declaration, parameter);
    }

    private int add(JsonWriter json, List<Integer> classes, int declaration, int parameter) {
        byte[] written = json.toByteArray();
        Integer known = ids.putIfAbsent(ByteBuffer.wrap(written), entries.size());
        if (known != null) {
            return known;
        }
        entries.add(new TypeEntry(written, classes, declaration, parameter));
        return entries.size() - 1;
    }

    /** Returns the id of a type that the compiler does not return, because it does not find its class file. */
    int missing(String name) {
        JsonWriter json = new JsonWriter(64);
        writeMissing(json, name);
        return add(json, List.of(), NONE, NONE);
    }

    /** Returns the names of the types that the compiler does not know. */
    Set<String> missing() {
        return missing;
    }

    private void writeMissing(JsonWriter json, String name) {
        json.member("kind", "ERROR");
        json.member("name", name);
        missing.add(name);
    }

    /** Returns the name of a type that cannot be found, without the type-use annotations in its {@code toString()}. */
    private static String missingName(TypeMirror type) {
        TypeMirror missing = type;
        while (missing instanceof DeclaredType declared && declared.asElement() != null) {
            Element element = declared.asElement();
            TypeMirror inner = element.asType().getKind() == TypeKind.ERROR ? null : missingArgument(declared);
            if (inner == null) {
                return element.toString();
            }
            missing = inner;
        }
        return missing.toString();
    }

    /**
     * Returns the first type argument that cannot be found: ecj also reports a type as missing if one of its arguments
     * is.
     */
    private static TypeMirror missingArgument(DeclaredType type) {
        for (TypeMirror argument : type.getTypeArguments()) {
            if (argument.getKind() == TypeKind.ERROR) {
                return argument;
            }
        }
        return null;
    }

    /** A type whose parts are getting their ids. */
    private static final class OpenType {
        final TypeMirror type;
        final TypeKind kind;
        final List<TypeMirror> parts;
        final int arguments;
        final List<Integer> ids;

        OpenType(TypeMirror type) {
            this.type = type;
            // An error type is a DeclaredType, too: only the kind distinguishes them.
            this.kind = type.getKind();
            this.parts = parts(type, kind);
            this.ids = new ArrayList<>(parts.size());
            this.arguments = kind == TypeKind.DECLARED
                    ? ((DeclaredType) type).getTypeArguments().size()
                    : 0;
        }

        private static List<TypeMirror> parts(TypeMirror type, TypeKind kind) {
            if (kind == TypeKind.DECLARED) {
                DeclaredType declared = (DeclaredType) type;
                List<TypeMirror> parts = new ArrayList<>(declared.getTypeArguments());
                if (isInner(declared.asElement()) && hasArguments(declared.getEnclosingType())) {
                    parts.add(declared.getEnclosingType());
                }
                return parts;
            }
            if (kind == TypeKind.ARRAY) {
                return List.of(((ArrayType) type).getComponentType());
            }
            if (kind == TypeKind.WILDCARD) {
                WildcardType wildcard = (WildcardType) type;
                TypeMirror bound =
                        wildcard.getExtendsBound() != null ? wildcard.getExtendsBound() : wildcard.getSuperBound();
                return bound == null ? List.of() : List.of(bound);
            }
            return List.of();
        }

        /**
         * Whether objects of a type belong to an object of the enclosing type, whose type arguments then apply (JLS
         * 8.5.1). In ecj static types have an enclosing type with arguments, too.
         */
        private static boolean isInner(Element type) {
            return type.getKind() == ElementKind.CLASS
                    && !type.getModifiers().contains(Modifier.STATIC)
                    && !type.getEnclosingElement().getKind().isInterface();
        }

        /** Whether this enclosing type or one around it has type arguments. */
        private static boolean hasArguments(TypeMirror enclosing) {
            TypeMirror next = enclosing;
            while (next.getKind() == TypeKind.DECLARED) {
                DeclaredType declared = (DeclaredType) next;
                if (!declared.getTypeArguments().isEmpty()) {
                    return true;
                }
                next = declared.getEnclosingType();
            }
            return false;
        }
    }
}
