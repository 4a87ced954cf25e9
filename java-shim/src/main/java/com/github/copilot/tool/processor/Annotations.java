package com.github.copilot.tool.processor;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToIntFunction;
import javax.lang.model.AnnotatedConstruct;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.AnnotationValueVisitor;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.QualifiedNameable;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.SimpleAnnotationValueVisitor14;

/** Writes annotations with the values that are written out in the source. */
final class Annotations {
    /**
     * How deep annotations are followed into annotations, so that no nesting of JSON comes near the 128 levels that
     * the core's reader takes. Deeper values are written as unknown.
     */
    private static final int DEEPEST = 12;

    /** What {@code getValue()} and {@code toString()} of a value are that javac could not make sense of. */
    private static final String FAULTY = "<error>";

    /** Annotations on an annotation type with which the annotations on it apply where it is used. */
    private static final Set<String> BUNDLING = Set.of(
            "com.fasterxml.jackson.annotation.JacksonAnnotationsInside",
            "jakarta.validation.Constraint",
            "javax.validation.Constraint");

    private final Sources sources;
    private final Handles handles;
    private final ToIntFunction<TypeMirror> types;
    private final Map<TypeElement, Boolean> bundles = new HashMap<>();
    private final RegularExpressions expressions = new RegularExpressions();
    private final Deque<TypeElement> unwritten = new ArrayDeque<>();

    /**
     * @param sources knows which annotation types are the user's
     * @param handles where declarations' annotations get their ids
     * @param types gives a type the id that it has in the request
     */
    Annotations(Sources sources, Handles handles, ToIntFunction<TypeMirror> types) {
        this.sources = sources;
        this.handles = handles;
        this.types = types;
    }

    /**
     * Writes the member {@code annotations} of a declaration, each with an id, or nothing where it has none.
     *
     * @param json where to
     * @param element the declaration
     * @param classes takes the id of each type that a class literal in them names
     */
    void ofElement(JsonWriter json, Element element, List<Integer> classes) {
        write(json, element, classes, true);
    }

    /** Does the same for a use of a type; its annotations get no ids, for the compiler could not show them. */
    void ofType(JsonWriter json, TypeMirror type, List<Integer> classes) {
        write(json, type, classes, false);
    }

    private void write(JsonWriter json, AnnotatedConstruct annotated, List<Integer> classes, boolean shown) {
        List<? extends AnnotationMirror> mirrors = annotated.getAnnotationMirrors();
        if (!mirrors.isEmpty()) {
            json.beginArray("annotations");
            for (AnnotationMirror mirror : mirrors) {
                json.beginObject();
                if (shown) {
                    json.member("id", handles.annotation(mirror));
                }
                new Values(json, classes, 0, false).contents(mirror);
                json.endObject();
            }
            json.endArray();
        }
    }

    /**
     * Writes the next annotation type that was met and whose own annotations apply where it is used, as an object's
     * members.
     *
     * @param classes takes the id of each type that a class literal in its annotations names
     * @return the members, or null if all are written
     */
    byte[] nextBundle(List<Integer> classes) {
        TypeElement type = unwritten.poll();
        if (type == null) {
            return null;
        }
        JsonWriter json = new JsonWriter();
        json.member("name", type.getQualifiedName());
        write(json, type, classes, false);
        boolean begun = false;
        for (ExecutableElement member : ElementFilter.methodsIn(type.getEnclosedElements())) {
            if (member.getAnnotationMirrors().isEmpty()) {
                continue;
            }
            if (!begun) {
                json.beginArray("members");
                begun = true;
            }
            json.beginObject();
            json.member("name", member.getSimpleName());
            write(json, member, classes, false);
            AnnotationValue defaultValue = defaultValue(member);
            if (defaultValue != null) {
                json.member("default");
                // Handed on to a constraint, it can be an expression.
                new Values(json, classes, 0, true).value(defaultValue);
            }
            json.endObject();
        }
        if (begun) {
            json.endArray();
        }
        return json.toByteArray();
    }

    /** Writes the member {@code refusedExpressions}, once everything else is written; nothing where there are none. */
    void writeRefusedExpressions(JsonWriter json) {
        expressions.write(json);
    }

    /** Whether an annotation's type is one whose own annotations count; such a type is written in due time. */
    private boolean note(AnnotationMirror mirror) {
        if (!(mirror.getAnnotationType().asElement() instanceof TypeElement type)) {
            return false;
        }
        Boolean known = bundles.get(type);
        if (known == null) {
            known = isBundle(type);
            bundles.put(type, known);
            if (known) {
                unwritten.add(type);
            }
        }
        return known;
    }

    /** Bean Validation's own constraints say what they mean by their names. */
    private boolean isBundle(TypeElement type) {
        String name = type.getQualifiedName().toString();
        boolean isLibrary = name.startsWith("jakarta.validation.") || Packages.isOpaque(Packages.of(type));
        if (isLibrary && !sources.declares(type)) {
            return false;
        }
        for (AnnotationMirror annotation : type.getAnnotationMirrors()) {
            if (BUNDLING.contains(typeName(annotation))) {
                return true;
            }
        }
        return false;
    }

    /** The qualified name of an annotation's type. */
    static String typeName(AnnotationMirror mirror) {
        Element type = mirror.getAnnotationType().asElement();
        return type instanceof QualifiedNameable named
                ? named.getQualifiedName().toString()
                : type.toString();
    }

    /**
     * The values that are written out in an annotation, in the order of the source; null where the compiler cannot say
     * them. ecj cannot where one of them has another type than its member, which is an error of its own.
     */
    static Map<? extends ExecutableElement, ? extends AnnotationValue> values(AnnotationMirror annotation) {
        try {
            return annotation.getElementValues();
        } catch (RuntimeException illTyped) {
            return null;
        }
    }

    /** The default of an annotation's member; null where it has none, or one that the compiler does not know. */
    private static AnnotationValue defaultValue(ExecutableElement member) {
        try {
            return member.getDefaultValue();
        } catch (RuntimeException illTyped) {
            return null;
        }
    }

    /** Writes values; one for each level of annotations in annotations. */
    private final class Values extends SimpleAnnotationValueVisitor14<Void, AnnotationValue> {
        private final JsonWriter json;
        private final List<Integer> classes;
        private final int depth;

        /** Whether strings here can be regular expressions of constraints. */
        private boolean areExpressions;

        Values(JsonWriter json, List<Integer> classes, int depth, boolean areExpressions) {
            this.json = json;
            this.classes = classes;
            this.depth = depth;
            this.areExpressions = areExpressions;
        }

        /** Writes an annotation's members {@code type} and {@code values}. */
        void contents(AnnotationMirror mirror) {
            boolean isBundle = note(mirror);
            String name = typeName(mirror);
            json.member("type", name);
            boolean isExpression = RegularExpressions.isIn(name);
            Map<? extends ExecutableElement, ? extends AnnotationValue> values = values(mirror);
            if (values == null) {
                json.beginArray("values");
                for (ExecutableElement member : ElementFilter.methodsIn(
                        mirror.getAnnotationType().asElement().getEnclosedElements())) {
                    json.beginObject();
                    json.member("name", member.getSimpleName());
                    json.member("value");
                    json.beginObject();
                    unknown();
                    json.endObject();
                    json.endObject();
                }
                json.endArray();
            } else if (!values.isEmpty()) {
                json.beginArray("values");
                for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> value : values.entrySet()) {
                    json.beginObject();
                    json.member("name", value.getKey().getSimpleName());
                    json.member("value");
                    areExpressions = isBundle
                            || isExpression && value.getKey().getSimpleName().contentEquals("regexp");
                    value(value.getValue());
                    json.endObject();
                }
                json.endArray();
            }
        }

        private void value(AnnotationValue value) {
            json.beginObject();
            value.accept((AnnotationValueVisitor<Void, AnnotationValue>) this, value);
            json.endObject();
        }

        @Override
        public Void visitString(String text, AnnotationValue value) {
            // A real string prints in quotes.
            if (text.equals(FAULTY) && value.toString().equals(FAULTY)) {
                return unknown();
            }
            boolean isText = !hasLoneSurrogate(text);
            if (areExpressions && isText) {
                expressions.add(text);
            }
            json.member(isText ? "string" : "loneSurrogate");
            json.string(text);
            return null;
        }

        @Override
        public Void visitBoolean(boolean value, AnnotationValue self) {
            json.member("boolean");
            json.bool(value);
            return null;
        }

        /** Numbers, and characters, which no rule takes: the other kinds of values all have a method of their own here. */
        @Override
        protected Void defaultAction(Object value, AnnotationValue self) {
            return value instanceof Number ? text("number", value.toString()) : unknown();
        }

        @Override
        public Void visitEnumConstant(VariableElement constant, AnnotationValue self) {
            return text("constant", constant.getSimpleName());
        }

        @Override
        public Void visitType(TypeMirror type, AnnotationValue self) {
            int id = types.applyAsInt(type);
            classes.add(id);
            json.member("class", id);
            return null;
        }

        @Override
        public Void visitAnnotation(AnnotationMirror nested, AnnotationValue self) {
            if (depth == DEEPEST) {
                return unknown();
            }
            json.member("annotation");
            json.beginObject();
            new Values(json, classes, depth + 1, false).contents(nested);
            json.endObject();
            return null;
        }

        @Override
        public Void visitArray(List<? extends AnnotationValue> elements, AnnotationValue self) {
            expressions.addFlags(elements);
            json.beginArray("array");
            for (AnnotationValue element : elements) {
                value(element);
            }
            json.endArray();
            return null;
        }

        @Override
        public Void visitUnknown(AnnotationValue value, AnnotationValue self) {
            return unknown();
        }

        private Void text(String kind, CharSequence text) {
            json.member(kind);
            json.string(text);
            return null;
        }

        private Void unknown() {
            json.member("unknown", true);
            return null;
        }
    }

    private static boolean hasLoneSurrogate(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (Character.isSurrogate(c)) {
                boolean paired = Character.isHighSurrogate(c)
                        && i + 1 < text.length()
                        && Character.isLowSurrogate(text.charAt(i + 1));
                if (!paired) {
                    return true;
                }
                i++;
            }
        }
        return false;
    }
}
