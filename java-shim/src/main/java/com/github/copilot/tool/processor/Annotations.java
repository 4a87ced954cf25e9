package com.github.copilot.tool.processor;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.AnnotatedConstruct;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.AnnotationValueVisitor;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.QualifiedNameable;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.SimpleAnnotationValueVisitor14;

/** Writes annotations, with the values that are written out in the source. */
final class Annotations {
    /**
     * How deep annotations in annotations are followed. The core reads at most 128 levels of JSON; deeper values are
     * written as unknown.
     */
    private static final int DEEPEST = 12;

    /**
     * The value that a compiler could not evaluate. It is that literal, in javac and ecj, and no text of a source is the
     * same object.
     */
    private static final String FAULTY = "<error>";

    /** The package of the annotations that say where an annotation type is used. Nearly every one has some. */
    private static final String HOW_IT_IS_USED = "java.lang.annotation.";

    /** The annotations of jackson-annotations 2.21 that a databind before 2.21 ignores. */
    private static final Set<String> OF_JACKSON_2_21 = Set.of(
            "com.fasterxml.jackson.annotation.JsonDeserializeAs", "com.fasterxml.jackson.annotation.JsonSerializeAs");

    /** The most annotation types that one request describes. */
    private static final int MOST_DESCRIBED = 1_000;

    private final DiagnosticTargets targets;
    private final TypeTable types;
    private final boolean lombokFinished;
    private final RegularExpressions expressions = new RegularExpressions();

    /** The annotation types that were met, each with whether its strings can be regular expressions. */
    private final Map<TypeElement, Boolean> met = new HashMap<>();

    private final Deque<TypeElement> unwritten = new ArrayDeque<>();
    private int described;
    private boolean jackson221Needed;

    /**
     * @param lombokFinished whether Lombok's annotations on declarations are left out, because they have had their
     *     effect. Lombok does not remove them
     */
    Annotations(DiagnosticTargets targets, TypeTable types, boolean lombokFinished) {
        this.targets = targets;
        this.types = types;
        this.lombokFinished = lombokFinished;
    }

    /**
     * Writes the member {@code annotations} of a declaration, each with an id; nothing if it has none.
     *
     * @param classes takes the id of each type that a class literal in them names
     */
    void ofElement(JsonWriter json, Element element, Collection<Integer> classes) {
        write(json, element, classes, true);
    }

    /** Writes the same for a use of a type. Its annotations get no ids, since the compiler could not show them. */
    void ofType(JsonWriter json, TypeMirror type, Collection<Integer> classes) {
        write(json, type, classes, false);
    }

    private void write(JsonWriter json, AnnotatedConstruct annotated, Collection<Integer> classes, boolean shown) {
        List<? extends AnnotationMirror> mirrors = annotated.getAnnotationMirrors();
        if (shown && lombokFinished && !mirrors.isEmpty()) {
            mirrors = mirrors.stream()
                    .filter(mirror -> !typeName(mirror).startsWith("lombok."))
                    .toList();
        }
        if (!mirrors.isEmpty()) {
            json.beginArray("annotations");
            for (AnnotationMirror mirror : mirrors) {
                json.beginObject();
                if (shown) {
                    json.member("id", targets.annotation(mirror));
                }
                new ValueWriter(json, classes, 0).contents(mirror);
                json.endObject();
            }
            json.endArray();
        }
    }

    /**
     * Writes the next annotation type that was met and is composed of others; false if all are written.
     *
     * @param classes takes the id of each type that a class literal in its annotations names
     */
    boolean writeNextType(JsonWriter json, Collection<Integer> classes) {
        TypeElement type = unwritten.poll();
        if (type == null) {
            return false;
        }
        json.beginObject();
        json.member("name", type.getQualifiedName());
        json.beginArray("annotations");
        for (AnnotationMirror own : type.getAnnotationMirrors()) {
            if (!typeName(own).startsWith(HOW_IT_IS_USED)) {
                json.beginObject();
                new ValueWriter(json, classes, 0).contents(own);
                json.endObject();
            }
        }
        json.endArray();
        JsonWriter members = new JsonWriter();
        for (ExecutableElement member : ElementFilter.methodsIn(type.getEnclosedElements())) {
            if (member.getAnnotationMirrors().isEmpty()) {
                continue;
            }
            members.beginObject();
            members.member("name", member.getSimpleName());
            write(members, member, classes, false);
            AnnotationValue defaultValue = defaultValue(member);
            if (defaultValue != null) {
                members.member("default");
                ValueWriter values = new ValueWriter(members, classes, 0);
                values.areExpressions = true;
                values.value(defaultValue);
            }
            members.endObject();
        }
        json.array("members", members.toByteArray());
        json.endObject();
        return true;
    }

    /** Writes the member {@code refusedExpressions}, after everything else; nothing if there are none. */
    void writeRefusedExpressions(JsonWriter json) {
        expressions.write(json);
    }

    /** Whether an annotation was met that Jackson ignores before 2.21. */
    boolean needJackson221() {
        return jackson221Needed;
    }

    /**
     * Notes an annotation's type, and queues one that is composed of others. Returns whether its strings can be regular
     * expressions.
     */
    private boolean meet(AnnotationMirror mirror) {
        if (!(mirror.getAnnotationType().asElement() instanceof TypeElement type)) {
            return false;
        }
        Boolean known = met.get(type);
        if (known == null) {
            String name = type.getQualifiedName().toString();
            boolean isOfJdk = isOfJdk(name);
            jackson221Needed |= OF_JACKSON_2_21.contains(name);
            // To look at the tool annotation, which takes no flags, has javac read the files of its members' types.
            known = !isOfJdk && !name.equals(ToolMethods.ANNOTATION) && RegularExpressions.areIn(type);
            met.put(type, known);
            if (!isOfJdk && described < MOST_DESCRIBED && isComposed(type)) {
                described++;
                unwritten.add(type);
            }
        }
        return known;
    }

    /**
     * Whether an annotation type is the JDK's. None of these is composed of others or takes flags, and to look at one
     * such as {@code jdk.internal.ValueBased}, which {@code Optional} has, makes javac list a package that nothing else
     * in the compilation needs. (Those below {@code javax} can be Bean Validation's.)
     */
    private static boolean isOfJdk(String name) {
        return name.startsWith("java.") || name.startsWith("jdk.");
    }

    /**
     * Whether the annotations of a type can have an effect: there are at least two, one of which can apply the other,
     * or one with values.
     */
    private static boolean isComposed(TypeElement type) {
        int own = 0;
        for (AnnotationMirror annotation : type.getAnnotationMirrors()) {
            if (!typeName(annotation).startsWith(HOW_IT_IS_USED)) {
                own += annotation.getElementValues().isEmpty() ? 1 : 2;
            }
        }
        return own > 1;
    }

    /** Returns the qualified name of an annotation's type. */
    static String typeName(AnnotationMirror mirror) {
        Element type = mirror.getAnnotationType().asElement();
        return type instanceof QualifiedNameable named
                ? named.getQualifiedName().toString()
                : type.toString();
    }

    /**
     * Returns the values that are written out in an annotation, in the order of the source; null if the compiler cannot
     * report them. ecj cannot if one of them has another type than its member, which is a compile error.
     */
    static Map<? extends ExecutableElement, ? extends AnnotationValue> values(AnnotationMirror annotation) {
        try {
            return annotation.getElementValues();
        } catch (RuntimeException illTyped) {
            return null;
        }
    }

    /** Returns the default of an annotation's member; null if it has none, or one that the compiler cannot report. */
    private static AnnotationValue defaultValue(ExecutableElement member) {
        try {
            return member.getDefaultValue();
        } catch (RuntimeException illTyped) {
            return null;
        }
    }

    /** Writes values; there is one writer for each level of annotations in annotations. */
    private final class ValueWriter extends SimpleAnnotationValueVisitor14<Void, AnnotationValue> {
        private final JsonWriter json;
        private final Collection<Integer> classes;
        private final int depth;

        /** Whether strings are collected as possible regular expressions. */
        private boolean areExpressions;

        ValueWriter(JsonWriter json, Collection<Integer> classes, int depth) {
            this.json = json;
            this.classes = classes;
            this.depth = depth;
        }

        /** Writes an annotation's members {@code type} and {@code values}. */
        void contents(AnnotationMirror mirror) {
            boolean haveExpressions = meet(mirror);
            json.member("type", typeName(mirror));
            json.member("unresolved", mirror.getAnnotationType().getKind() == TypeKind.ERROR);
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
                    // An annotated member can pass its value on to a member of another annotation.
                    areExpressions = haveExpressions
                            || !value.getKey().getAnnotationMirrors().isEmpty();
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
            if (text == FAULTY) {
                json.member("unresolved", true);
                return null;
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

        /**
         * Writes numbers, and characters as unknown, since no rule uses them. The other kinds of values have their own
         * methods.
         */
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
            int id = types.id(type);
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
            new ValueWriter(json, classes, depth + 1).contents(nested);
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
