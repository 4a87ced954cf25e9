package io.github.copilottool.tests.generator;

import java.util.ArrayList;
import java.util.List;

/** Unusual but valid tool classes. */
public final class OddSource {
    /** One source in so many is in the unnamed package, where the types of two sources can have the same name. */
    private static final int UNNAMED = 25;

    /** Members of an annotation of every kind that the language has, with special values as defaults. */
    private static final String MEMBERS =
            """
            int i() default 1 << 31; long l() default java.lang.Long.MIN_VALUE; float f() default 0f / 0; \
            double d() default 1 / 0.0; double e() default -0.0; float g() default java.lang.Float.MIN_VALUE; char c() default '\\0'; \
            char h() default '\\uFFFF'; byte b() default (byte) 0xff; short s() default (short) 'x'; boolean z() default 1 > 2; \
            java.lang.String t() default "\\uD800"; java.lang.Class<?> k() default int[][].class; \
            java.lang.Class<?>[] kk() default {void.class, java.util.Map.Entry.class}; \
            java.lang.annotation.RetentionPolicy p() default java.lang.annotation.RetentionPolicy.CLASS; \
            java.lang.Deprecated x() default @java.lang.Deprecated; java.lang.SuppressWarnings[] y() default \
            {@java.lang.SuppressWarnings({}), @java.lang.SuppressWarnings("all")}; int[] none() default {}; \
            """;

    private static final List<String> GIVEN = List.of(
            "",
            "i = -1",
            "l = 1L << 63, none = {1, 2,}",
            "f = 1f / 0, d = 0.0 / 0",
            "c = '\\'', h = '\\uD800'",
            "t = \"\\0\\uDFFF\"",
            "k = void.class",
            "kk = {}",
            "x = @java.lang.Deprecated(since = \"\\\"\")",
            "y = {}",
            "b = 'x', s = -1",
            "z = true ^ true");

    /**
     * Returns the source with a number. The same seed and number give the same source.
     *
     * @param seed the seed of the run
     * @param number from 0
     */
    public static GeneratedSource of(long seed, int number) {
        return new Writer(Draw.of(seed, number), number).source();
    }

    private OddSource() {}

    private static final class Writer {
        private final Draw draw;
        private final int number;
        private final String folder;
        private final Imports imports;
        private final OddNames names;
        private final OddTexts texts;
        private final OddTypes types;
        private final OddMethods methods;
        private final List<String> beside = new ArrayList<>();

        Writer(Draw draw, int number) {
            this.draw = draw;
            this.number = number;
            this.imports = new Imports(draw.chance(50));
            this.names = new OddNames(draw, imports.isInFull());
            this.texts = new OddTexts(draw);
            this.types = new OddTypes(draw, imports, names, texts);
            this.methods = new OddMethods(draw, names, texts, types);
            this.folder = number % UNNAMED == 0
                    ? ""
                    : "odd/n" + number
                            + draw.any("", "", "/String", "/List", "/java", "/record", "/__", "/$", "/com/github");
        }

        GeneratedSource source() {
            int depth = draw.chance(60) ? 0 : 1 + draw.below(4);
            List<String> path = new ArrayList<>();
            List<String> around = new ArrayList<>();
            for (int i = 0; i < depth; i++) {
                String name = names.type();
                path.add(name);
                String modifier = i == 0 ? "" : draw.any("", "static ");
                around.add(modifier + draw.any("class ", "interface ", "abstract class ", "strictfp class ") + name
                        + " {\n");
            }
            String name = names.type();
            path.add(name);
            String text = toolClass(name, depth == 0);
            for (int i = depth - 1; i >= 0; i--) {
                text = around.get(i) + text + "}\n";
            }
            String file = (folder.isEmpty() ? "" : folder + "/") + path.get(0) + ".java";
            String whole = head() + text + String.join("\n", beside);
            String binary = (folder.isEmpty() ? "" : folder.replace('/', '.') + ".") + String.join("$", path);
            return new GeneratedSource(number, file, binary, whole);
        }

        private String head() {
            StringBuilder head = new StringBuilder();
            if (!folder.isEmpty()) {
                head.append("package ").append(folder.replace('/', '.')).append(";\n\n");
            }
            if (draw.chance(30)) {
                // More than one of these packages has a Date, a List or an Annotation. Such names are not used without
                // an import.
                head.append(
                        "import java.util.*;\nimport java.sql.*;\nimport java.awt.*;\nimport static java.lang.Math.*;\n");
            }
            return head.append(imports.declarations()).append('\n').toString();
        }

        private String toolClass(String name, boolean outermost) {
            String kind = draw.any("class", "class", "class", "class", "record", "enum", "interface", "abstract");
            List<String> variables = new ArrayList<>();
            String parameters = kind.equals("enum") ? "" : typeParameters(name, variables);
            List<String> members = new ArrayList<>();
            annotations(members);
            String annotations = draw.any("", annotationsOfClass());
            int tools = 1 + draw.below(3);
            List<String> declared = new ArrayList<>();
            for (int i = 0; i < tools; i++) {
                declared.add(methods.tool(kind, variables));
            }
            if (draw.chance(25)) {
                declared.add(further(kind));
            }
            String heads = heads(kind, name, parameters, members);
            members.addAll(methods.constants());
            members.addAll(declared);
            members.addAll(types.declared());
            String access = outermost
                    ? draw.any("", "public ")
                    : draw.any("", "public ", "", draw.chance(10) ? "private " : "");
            return texts.javadoc() + annotations + access + heads + " {\n"
                    + (kind.equals("enum")
                            ? names.variable() + draw.any(";", ", " + names.variable() + " { };") + "\n"
                            : "")
                    + String.join("\n", members).indent(4) + "}\n";
        }

        private String annotationsOfClass() {
            return "@" + types.named("java.lang.SuppressWarnings")
                    + draw.any("({})", "(\"copilot-name-differs\")", "({\"a\", \"\\0\", \"\\uD800\"})") + "\n";
        }

        private void annotations(List<String> members) {
            String plain = names.type();
            if (draw.chance(60)) {
                String retention = "@" + types.named("java.lang.annotation.Retention") + "("
                        + types.named("java.lang.annotation.RetentionPolicy." + draw.any("SOURCE", "CLASS", "RUNTIME"))
                        + ") ";
                members.add(retention + "@interface " + plain + " { " + types.named(MEMBERS.strip()) + " }");
                methods.annotateWith("@" + plain + draw.any("", "(" + types.named(draw.any(GIVEN)) + ")") + " ");
            }
            if (draw.chance(50)) {
                String use = names.type();
                members.add("@" + types.named("java.lang.annotation.Target") + "({"
                        + types.named("java.lang.annotation.ElementType.TYPE_USE")
                        + draw.any("", ", " + types.named("java.lang.annotation.ElementType.TYPE_PARAMETER"))
                        + "}) @interface " + use
                        + " { int[] value() default {}; }");
                types.annotateWith("@" + use + draw.any("", "(1)", "({2, 3})") + " ");
            }
        }

        private String typeParameters(String name, List<String> variables) {
            if (!draw.chance(25)) {
                return "";
            }
            variables.add("T");
            return types.named(draw.any(
                    "<T>",
                    "<T extends java.lang.Comparable<T>>",
                    "<T extends " + name + "<T>>",
                    "<T extends java.lang.Enum<T>>",
                    "<U, T extends java.util.Map<U, ? super T[]>>",
                    "<T extends java.lang.Number & java.lang.Comparable<? super T>>"));
        }

        /** Returns the class's header, and declares supertypes that have tools of their own. */
        private String heads(String kind, String name, String parameters, List<String> members) {
            String start =
                    switch (kind) {
                        case "record" ->
                            "record " + name + parameters + "(" + types.any(1) + " " + names.component() + ")";
                        case "abstract" -> "abstract class " + name + parameters;
                        case "class" -> draw.any("", "final ") + "class " + name + parameters;
                        default -> kind + " " + name + parameters;
                    };
            if (!draw.chance(30)) {
                return start;
            }
            String one = names.type();
            String other = names.type();
            String list = types.named("java.util.List<");
            beside.add("interface " + one + "<A> { " + methods.annotation() + "default A inherited(A a, " + list
                    + "A[]> b) { throw null; } }");
            beside.add("interface " + other + "<B extends " + types.named("java.lang.CharSequence") + "> extends " + one
                    + "<" + list + "B>> { "
                    + (draw.chance(50) ? list + "B> inherited(" + list + "B> a, " + list + list + "B>[]> b);" : "")
                    + " }");
            String argument = types.named("java.lang.String");
            if (beside.get(beside.size() - 1).endsWith("{  }") || kind.equals("interface") || kind.equals("abstract")) {
                return start + (kind.equals("interface") ? " extends " : " implements ") + other + "<" + argument + ">";
            }
            members.add("public " + list + argument + "> inherited(" + list + argument + "> a, " + list + list
                    + argument + ">[]> b) { throw null; }");
            return start + " implements " + other + "<" + argument + ">";
        }

        /** Returns a member of the tool class that is no tool. */
        private String further(String kind) {
            String object = types.named("java.lang.Object");
            String isStatic = kind.equals("interface") ? "" : "static ";
            return switch (draw.below(5)) {
                case 0 ->
                    isStatic + "final " + object + " " + names.variable() + " = new " + object + "() { "
                            + methods.annotation() + "void inside() { } };";
                case 1 ->
                    isStatic + (kind.equals("interface") ? "default " : "") + "void " + names.tool()
                            + "() { class Local { " + methods.annotation() + "void inside() { } } }";
                case 2 -> "static class " + names.type() + " { " + methods.tool("class", List.of()) + " }";
                case 3 -> "static " + draw.any("abstract ", "") + "class " + names.type() + " { }";
                default ->
                    methods.annotation() + (kind.equals("interface") ? "default " : "") + "void over(int a) { }\n"
                            + methods.annotation() + (kind.equals("interface") ? "default " : "")
                            + "void over(long... a) { }";
            };
        }
    }
}
