package io.github.copilottool.tests.generator;

import java.util.ArrayList;
import java.util.List;

/** Types of parameters and results of unusual tools, and the declarations that they need. */
final class OddTypes {
    /** Nearly the deepest level of {@link TypeDraw}, so that such a type needs few others. */
    private static final int DEPTH_OF_USUAL = 3;

    /**
     * The most dimensions of an array. javac's time doubles with each dimension of an array of a generic type: 13 s for
     * 28.
     */
    private static final int MOST_DIMENSIONS = 20;

    /** Types of which most are refused. */
    private static final List<String> STRANGE = List.of(
            "java.lang.Runnable",
            "java.lang.Thread",
            "java.io.InputStream",
            "java.lang.Void",
            "java.util.Iterator<?>",
            "java.util.function.Function<?, ?>",
            "java.lang.Comparable<?>",
            "java.lang.Enum<?>",
            "java.lang.Record",
            "java.lang.Class<?>",
            "java.util.List",
            "java.util.Map",
            "java.util.Map.Entry<java.lang.String, int[]>",
            "java.util.stream.Stream<?>",
            "java.lang.Throwable",
            "java.lang.Exception",
            "java.util.BitSet",
            "java.util.Properties",
            "java.lang.StringBuilder",
            "java.util.concurrent.atomic.AtomicInteger",
            "java.util.TimeZone",
            "java.lang.annotation.Annotation",
            "java.lang.Override",
            "java.lang.constant.Constable",
            "com.github.copilot.rpc.ToolInvocation",
            "com.github.copilot.rpc.ToolResultObject",
            "com.github.copilot.rpc.ToolHandler",
            "java.util.AbstractMap.SimpleEntry<java.lang.String, ?>",
            "java.util.EnumSet<?>",
            "java.util.Optional",
            "java.lang.ref.WeakReference<?>",
            "java.util.Calendar",
            "java.lang.ThreadLocal<?>");

    private final Draw draw;
    private final Imports imports;
    private final OddNames names;
    private final OddTexts texts;
    private final Scope scope;
    private final TypeDraw usual;
    private final List<String> declared = new ArrayList<>();
    private final List<String> usable = new ArrayList<>();
    private String use;

    OddTypes(Draw draw, Imports imports, OddNames names, OddTexts texts) {
        this.draw = draw;
        this.imports = imports;
        this.names = names;
        this.texts = texts;
        this.scope = new Scope(draw);
        this.usual = new TypeDraw(scope);
    }

    /** Returns a text in which types that are written with their packages are spelled as in this source. */
    String named(String type) {
        return imports.named(type);
    }

    /** Returns a type, sometimes with an annotation in a place that allows one of type use. */
    private String annotated(String type) {
        String named = imports.spelled(type);
        if (use == null || !draw.chance(25)) {
            return named;
        }
        int dot = named.indexOf('<') < 0
                ? named.lastIndexOf('.')
                : named.substring(0, named.indexOf('<')).lastIndexOf('.');
        return named.substring(0, dot + 1) + use + named.substring(dot + 1);
    }

    /** Returns the declarations of the types that were drawn. */
    List<String> declared() {
        List<String> all = new ArrayList<>(declared);
        all.add(imports.spelled(scope.declared()));
        return all;
    }

    /** Lets types that are drawn later have an annotation. */
    void annotateWith(String annotation) {
        use = annotation;
    }

    /**
     * Returns the type of a parameter.
     *
     * @param depth the number of types around it
     */
    String any(int depth) {
        if (depth > 3) {
            return scalar();
        }
        return switch (draw.below(16)) {
            case 0 -> annotated("java.util.List<") + boxed(depth + 1) + ">";
            case 1 ->
                annotated("java.util.Map<")
                        + annotated(draw.any("java.lang.String", "java.lang.Integer", "java.util.UUID")) + ", "
                        + boxed(depth + 1) + ">";
            case 2 -> array(depth);
            case 3 -> annotated("java.util.Optional<") + boxed(depth + 1) + ">";
            case 4 ->
                annotated("java.util.List<")
                        + draw.any("?", "? extends " + boxed(depth + 1), "? super " + boxed(depth + 1)) + ">";
            case 5, 6, 7 -> own(depth);
            case 8 -> draw.chance(15) ? named(draw.any(STRANGE)) : scalar();
            default -> scalar();
        };
    }

    private String scalar() {
        return annotated(draw.chance(10) ? draw.any("OptionalInt", "DayOfWeek") : usual.scalar());
    }

    private String array(int depth) {
        StringBuilder type = new StringBuilder(any(depth + 1));
        int dimensions = 1 + draw.below(draw.chance(5) ? MOST_DIMENSIONS : 3);
        for (int i = 0; i < dimensions; i++) {
            type.append(use != null && draw.chance(20) ? " " + use : "").append("[]");
        }
        return type.toString();
    }

    /** Returns a type that can be a type argument. */
    String boxed(int depth) {
        String type = any(depth);
        return RecordDraw.isPrimitive(type.substring(type.lastIndexOf(' ') + 1))
                ? annotated("java.lang.Integer")
                : type;
    }

    private String own(int depth) {
        if (!usable.isEmpty() && draw.chance(50)) {
            return draw.any(usable);
        }
        if (draw.chance(30)) {
            return imports.spelled(usual.declared(DEPTH_OF_USUAL));
        }
        String name = names.type();
        return switch (draw.below(9)) {
            case 0, 1 -> record(name, depth);
            case 2 -> enumeration(name);
            case 3 -> sealed(name);
            case 4 -> bean(name, depth);
            case 5 -> selfBounded(name);
            case 6 -> generic(name, depth);
            case 7 -> draw.chance(15) ? inner(name) : record(name, depth);
            default -> recursive(name);
        };
    }

    private String declare(String name, String declaration) {
        declared.add(texts.javadoc() + declaration);
        usable.add(name);
        return name;
    }

    /** Returns an access modifier. A companion cannot name private types. */
    private String access() {
        return draw.chance(5) ? "private " : draw.any("public ", "", "protected ", "");
    }

    private String record(String name, int depth) {
        String components = components(depth);
        String body = draw.any(
                "",
                "public " + name + " { }",
                "static final int COUNT = 1 << 31;",
                "static { }",
                "public " + named("java.lang.String") + " toString() { return null; }",
                "static <Q> Q of(Q q) { return q; }");
        return declare(name, "record " + name + "(" + components + ") { " + body + " }");
    }

    private String components(int depth) {
        List<String> components = new ArrayList<>();
        int count = draw.below(4);
        for (int i = 0; i < count; i++) {
            String annotation = draw.chance(20) ? jackson() : draw.chance(20) ? constraint() : "";
            components.add(annotation + any(depth + 1) + " " + names.component());
        }
        if (draw.chance(10)) {
            components.add(any(depth + 1) + "... " + names.component());
        }
        return String.join(", ", components);
    }

    /** Returns an annotation of Jackson's with an unusual text. */
    String jackson() {
        String jackson = "com.fasterxml.jackson.annotation.";
        return "@" + named(jackson + draw.any("JsonProperty", "JsonProperty", "JsonAlias", "JsonPropertyDescription"))
                + "(" + texts.expression(texts.string()) + ") ";
    }

    /** Returns a constraint with any bounds. */
    String constraint() {
        return imports.spelled(ConstraintDraw.extreme(draw));
    }

    private String enumeration(String name) {
        List<String> constants = new ArrayList<>();
        int count = draw.below(4);
        for (int i = 0; i < count; i++) {
            String annotation = draw.chance(20)
                    ? "@" + named("com.fasterxml.jackson.annotation.JsonProperty") + "("
                            + texts.expression(texts.string()) + ") "
                    : "";
            constants.add(annotation + names.variable() + draw.any("", "", "()", " { }", "() { int own; }"));
        }
        String members = draw.any("", name + "() { }", "int field;", "enum Inside { }", "static { }");
        return declare(name, "enum " + name + " { " + String.join(", ", constants) + "; " + members + " }");
    }

    private String sealed(String name) {
        String one = names.type();
        String other = names.type();
        String further = names.type();
        String info = draw.chance(50)
                ? "@" + named("com.fasterxml.jackson.annotation.JsonTypeInfo") + "(use = "
                        + named("com.fasterxml.jackson.annotation.JsonTypeInfo.Id.NAME") + ")\n"
                : "";
        return declare(
                name,
                info + "sealed interface " + name + " permits " + one + ", " + other + ", " + further
                        + " { }\nrecord " + one + "(" + any(3) + " " + names.component() + ") implements " + name
                        + " { }\nnon-sealed interface " + other + " extends " + name + " { }\nenum " + further
                        + " implements "
                        + name + " { " + names.variable() + " }");
    }

    private String bean(String name, int depth) {
        String field = names.variable();
        String type = any(depth + 1);
        String setter = named("java.lang.String") + " getIt() { return null; } void setIt(" + type + " it) { } "
                + "public void set$(int v) { } public void set(int v) { } public int getÄ() { return 0; }";
        return declare(
                name,
                "static " + draw.any("", "final ", "abstract ") + "class " + name + " { public " + type + " " + field
                        + "; " + setter
                        + draw.any(
                                "",
                                " " + name + "(int a, int... b) { }",
                                " { } static { }",
                                " private " + name + "() { }")
                        + " }");
    }

    private String selfBounded(String name) {
        declare(
                name,
                "static class " + name + "<T extends " + name
                        + "<T>> { public T self; public java.util.List<? super T> all; }"
                                .replace("java.util.List", named("java.util.List")));
        usable.remove(name);
        return name + draw.any("<?>", "", "<? extends " + name + "<?>>");
    }

    private String generic(String name, int depth) {
        String bound = draw.any(
                "",
                " extends " + named("java.lang.Number") + " & " + named("java.lang.Comparable<T>"),
                " extends " + named("java.lang.Comparable<? super T>"),
                " extends " + named("java.util.List<T>"));
        declare(
                name,
                "record " + name + "<T" + bound + ", U>(T " + names.component() + ", " + named("java.util.List<U[]>")
                        + " " + names.component() + ", " + name + "<T, ?> " + names.component() + ") { }");
        usable.remove(name);
        return bound.isEmpty() ? name + "<" + boxed(depth + 1) + ", " + boxed(depth + 1) + ">" : name + "<?, ?>";
    }

    private String inner(String name) {
        String of = names.type();
        declare(
                name,
                "static class " + name + "<A> { " + access() + "class " + of + "<B> { public A a; public B b; } }");
        usable.remove(name);
        return draw.any(
                name + "<" + named("java.lang.String") + ">." + of + "<" + named("java.lang.Integer") + ">[]",
                name + "." + of);
    }

    private String recursive(String name) {
        return declare(
                name,
                "record " + name + "("
                        + draw.any(
                                name,
                                name + "[]",
                                named("java.util.List<") + name + ">",
                                named("java.util.Map<java.lang.String, ") + name + "[]>")
                        + " " + names.component() + ") { }");
    }

    /** Returns the type of a tool's result. */
    String result() {
        return switch (draw.below(10)) {
            case 0, 1, 2 -> "void";
            case 3 -> named("java.lang.String");
            case 4 -> annotated("java.util.concurrent.CompletableFuture<") + boxed(2) + ">";
            case 5 ->
                named(draw.any(
                        "java.util.concurrent.CompletionStage<?>",
                        "java.lang.Void",
                        "java.lang.Object",
                        "java.util.Optional<?>"));
            case 6 -> draw.chance(20) ? named(draw.any(STRANGE)) : any(1);
            default -> any(1);
        };
    }
}
