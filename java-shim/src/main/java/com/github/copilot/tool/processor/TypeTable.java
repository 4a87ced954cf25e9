package com.github.copilot.tool.processor;

import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
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
 * <p>Two uses are one entry if they are written alike, annotations included: the entry's JSON is its key. (Neither
 * identity nor {@code equals} of a {@code TypeMirror} means anything that holds for every compiler.)
 */
final class TypeTable implements ToIntFunction<TypeMirror> {
    /** Stands for no declaration or type parameter in a {@link Use}. */
    static final int NONE = -1;

    private final ToIntFunction<TypeElement> declarations;
    private final Annotations annotations;

    private final Map<ByteBuffer, Integer> ids = new HashMap<>();
    private final List<Use> uses = new ArrayList<>();
    private final Map<TypeParameterElement, Integer> parameterIds = new HashMap<>();
    private final List<TypeParameterElement> parameters = new ArrayList<>();
    private final List<List<Integer>> bounds = new ArrayList<>();

    /**
     * An entry.
     *
     * @param json its fragment
     * @param parts the types that it names, those of class literals in its annotations included
     * @param declaration the declaration that it names, or {@link #NONE}
     * @param parameter the type parameter that it names, or {@link #NONE}
     */
    record Use(byte[] json, List<Integer> parts, int declaration, int parameter) {}

    /**
     * @param sources knows which annotation types are the user's
     * @param handles where annotations of declarations get their ids
     * @param declarations gives a declaration the id that it has in the request
     */
    TypeTable(Sources sources, Handles handles, ToIntFunction<TypeElement> declarations) {
        this.declarations = declarations;
        this.annotations = new Annotations(sources, handles, this);
    }

    /** What writes annotations that name this table's types. */
    Annotations annotations() {
        return annotations;
    }

    /** The entry of an id. */
    Use use(int id) {
        return uses.get(id);
    }

    /** The same as {@link #id}. */
    @Override
    public int applyAsInt(TypeMirror type) {
        return id(type);
    }

    /** The ids of these types. */
    List<Integer> ids(List<? extends TypeMirror> types) {
        List<Integer> found = new ArrayList<>(types.size());
        for (TypeMirror type : types) {
            found.add(id(type));
        }
        return found;
    }

    /** The id of a type, a new one where no use like it was seen yet. */
    int id(TypeMirror type) {
        // A list of what is begun replaces recursion: types nest as deep as the user writes them.
        Deque<Begun> open = new ArrayDeque<>();
        open.push(new Begun(type));
        while (true) {
            Begun next = open.peek();
            if (next.ids.size() < next.parts.size()) {
                open.push(new Begun(next.parts.get(next.ids.size())));
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

    /** The id of a type variable's declaration. */
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

    /** The ids of these type variables' declarations. */
    List<Integer> parameters(List<? extends TypeParameterElement> declared) {
        List<Integer> found = new ArrayList<>(declared.size());
        for (TypeParameterElement parameter : declared) {
            found.add(parameter(parameter));
        }
        return found;
    }

    /** The variable as it is declared: ecj makes one of its own, without bounds, for each annotated use. */
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

    /** The ids of the bounds of a type variable; looked up late, since they may name the variable itself. */
    List<Integer> bounds(int parameter) {
        List<Integer> known = bounds.get(parameter);
        if (known == null) {
            known = ids(parameters.get(parameter).getBounds());
            bounds.set(parameter, known);
        }
        return known;
    }

    /** How many type variables there are so far; looking up bounds may add some. */
    int parameterCount() {
        return parameters.size();
    }

    /** Writes the members {@code typeParameters} and {@code types}, once nothing can be added any more. */
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
        for (Use use : uses) {
            json.beginObject();
            json.fragment(use.json());
            json.endObject();
        }
        json.endArray();
    }

    /** Writes a type whose parts all have their ids, unless it is known. */
    private int add(Begun begun) {
        TypeMirror type = begun.type;
        JsonWriter json = new JsonWriter(64);
        int declaration = NONE;
        int parameter = NONE;
        List<Integer> parts = begun.ids;
        switch (begun.kind) {
            case BOOLEAN, BYTE, SHORT, INT, LONG, CHAR, FLOAT, DOUBLE, VOID -> json.member("kind", begun.kind.name());
            case DECLARED -> {
                json.member("kind", "DECLARED");
                declaration = declarations.applyAsInt((TypeElement) ((DeclaredType) type).asElement());
                json.member("declaration", declaration);
                json.numbers("arguments", parts.subList(0, begun.arguments));
                if (parts.size() > begun.arguments) {
                    json.member("outer", parts.get(begun.arguments));
                }
            }
            case ARRAY -> {
                json.member("kind", "ARRAY");
                json.member("component", parts.get(0));
            }
            case TYPEVAR -> {
                json.member("kind", "TYPEVAR");
                parameter = parameter((TypeParameterElement) ((TypeVariable) type).asElement());
                json.member("parameter", parameter);
            }
            case WILDCARD -> {
                json.member("kind", "WILDCARD");
                if (!parts.isEmpty()) {
                    json.member(((WildcardType) type).getExtendsBound() != null ? "extends" : "super", parts.get(0));
                }
            }
            case ERROR -> {
                json.member("kind", "ERROR");
                json.member("name", missingName(type));
            }
            default -> {
                json.member("kind", "OTHER");
                json.member("name", type.toString());
            }
        }
        List<Integer> classes = new ArrayList<>(parts);
        annotations.ofType(json, type, classes);
        byte[] written = json.toByteArray();
        Integer known = ids.putIfAbsent(ByteBuffer.wrap(written), uses.size());
        if (known != null) {
            return known;
        }
        uses.add(new Use(written, classes, declaration, parameter));
        return uses.size() - 1;
    }

    /** The name of a type that cannot be found, without the type-use annotations that the type itself prints. */
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

    /** The first type argument that cannot be found: ecj takes a type for missing of which an argument is. */
    private static TypeMirror missingArgument(DeclaredType type) {
        for (TypeMirror argument : type.getTypeArguments()) {
            if (argument.getKind() == TypeKind.ERROR) {
                return argument;
            }
        }
        return null;
    }

    /** A type whose parts are being given their ids. */
    private static final class Begun {
        final TypeMirror type;
        final TypeKind kind;
        final List<TypeMirror> parts;
        final int arguments;
        final List<Integer> ids;

        Begun(TypeMirror type) {
            this.type = type;
            // An error type is a declared type too, so only the kind distinguishes them.
            this.kind = type.getKind();
            this.parts = parts(type, kind);
            this.ids = new ArrayList<>(parts.size());
            this.arguments = kind == TypeKind.DECLARED
                    ? ((DeclaredType) type).getTypeArguments().size()
                    : 0;
        }

        private static List<TypeMirror> parts(TypeMirror type, TypeKind kind) {
            return switch (kind) {
                case DECLARED -> {
                    DeclaredType declared = (DeclaredType) type;
                    List<TypeMirror> parts = new ArrayList<>(declared.getTypeArguments());
                    if (isInner(declared.asElement()) && hasArguments(declared.getEnclosingType())) {
                        parts.add(declared.getEnclosingType());
                    }
                    yield parts;
                }
                case ARRAY -> List.of(((ArrayType) type).getComponentType());
                case WILDCARD -> {
                    WildcardType wildcard = (WildcardType) type;
                    TypeMirror bound =
                            wildcard.getExtendsBound() != null ? wildcard.getExtendsBound() : wildcard.getSuperBound();
                    yield bound == null ? List.of() : List.of(bound);
                }
                default -> List.of();
            };
        }

        /**
         * Whether objects of a type belong to one of the type around it, whose type arguments then count (JLS 8.5.1). ecj
         * gives static types an enclosing type with arguments too.
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
