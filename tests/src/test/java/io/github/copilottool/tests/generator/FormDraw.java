package io.github.copilottool.tests.generator;

import java.util.List;
import java.util.function.Supplier;

/**
 * Types in forms whose values are not made by reflection, but from the tool's schema: subtypes that are no plain
 * objects, type information on properties, accessors that are written out, constructors with one argument, private
 * types, inherited annotations and builders (R7.7, R7.12, R7.13). The names of their types begin with {@link #PREFIX}.
 */
public final class FormDraw extends DeclarationDraw {
    /** The beginning of the names of all types here. */
    public static final String PREFIX = "Form";

    FormDraw(Scope scope, TypeDraw types) {
        super(scope, types);
    }

    /** Draws a type in one of the forms. */
    String any() {
        List<Supplier<String>> forms = List.of(
                this::accessors,
                this::inherited,
                this::singleText,
                this::scalarSubtypes,
                this::singleArgument,
                this::privateSealed,
                this::builder,
                this::union,
                this::propertyTypeInfo);
        return forms.get(draw.below(forms.size())).get();
    }

    private String scalar() {
        return draw.any("int", "String", "Boolean", "Long", "BigDecimal", "List<String>", "Map<String, Integer>");
    }

    /** A record with accessors that are written out, some of which are annotated. */
    private String accessors() {
        String name = scope.fresh(PREFIX);
        String first = scalar();
        String second = draw.any("String", "Integer", "List<Integer>");
        String annotation = draw.any(
                "@JsonProperty(\"renamed\")\n",
                "@JsonPropertyDescription(\"Described\")\n",
                "@JsonInclude(JsonInclude.Include.NON_NULL)\n",
                "@JsonIgnore\n",
                "");
        scope.declare("record " + name + "(" + first + " alpha, " + second + " beta) {\n    "
                + annotation.indent(4).strip() + "\n    public " + second
                + " beta() {\n        return beta;\n    }\n}\n");
        return name;
    }

    /** A class whose superclass and interface have the annotations. */
    private String inherited() {
        String base = scope.fresh(PREFIX);
        String named = scope.fresh(PREFIX);
        String name = scope.fresh(PREFIX);
        String type = scalar();
        scope.declare("interface " + named + " {\n    @JsonProperty(\"" + draw.any("own name", "beta", "b_c")
                + "\")\n    String getBeta();\n}\n");
        scope.declare(draw.any(
                        "",
                        "@JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class)\n",
                        "@JsonPropertyOrder({\"gammaDelta\"})\n")
                + "static class " + base + " {\n    "
                + draw.any("", "@JsonAlias(\"g\") ", "@JsonProperty(required = true) ")
                + "public " + type + " gammaDelta;\n}\n");
        scope.declare("static class " + name + " extends " + base + " implements " + named
                + " {\n    private String beta;\n\n    @Override\n    public String getBeta() {\n        return beta;\n    }\n\n"
                + "    public void setBeta(String beta) {\n        this.beta = beta;\n    }\n}\n");
        return name;
    }

    private String single(String type, String annotation) {
        String name = scope.fresh(PREFIX);
        boolean isMethod = draw.chance(50);
        String made = isMethod
                ? "private " + name + "(" + type + " value) {\n    this.value = value;\n}\n\n" + annotation
                        + "public static " + name + " of(" + type + " value) {\n    return new " + name
                        + "(value);\n}\n"
                : annotation + "public " + name + "(" + type + " value) {\n    this.value = value;\n}\n";
        scope.declare("static final class " + name + " {\n"
                + ("private final " + type + " value;\n\n" + made + "\n@JsonValue\npublic " + type
                                + " value() {\n    return value;\n}\n")
                        .indent(4)
                + "}\n");
        return name;
    }

    /** A class that a creator makes of a string. */
    private String singleText() {
        return single("String", "@JsonCreator(mode = JsonCreator.Mode.DELEGATING)\n");
    }

    private String singleArgument() {
        String type =
                draw.any("String", "int", "long", "double", "boolean", "BigDecimal", "BigInteger", "List<String>");
        String annotation = draw.any("", "@JsonCreator\n", "@JsonCreator(mode = JsonCreator.Mode.DELEGATING)\n");
        // Without the annotation, Jackson makes the first only of numbers with a fraction, and the second never.
        boolean isRefused = type.equals("BigDecimal") || type.equals("List<String>");
        return single(type, isRefused ? "@JsonCreator(mode = JsonCreator.Mode.DELEGATING)\n" : annotation);
    }

    /** A type whose subtypes are an enum, a list or a class of one argument. */
    private String scalarSubtypes() {
        String base = scope.fresh(PREFIX);
        String low = scope.fresh(PREFIX);
        String plain = scope.fresh(PREFIX);
        scope.declare("@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As."
                + draw.any("PROPERTY", "WRAPPER_OBJECT") + ")\n@JsonSubTypes({@JsonSubTypes.Type(value = " + low
                + ".class, name = \"l\"), @JsonSubTypes.Type(value = " + plain + ".class, name = \"p\")})\ninterface "
                + base + " {}\n");
        scope.declare("record " + plain + "(" + scalar() + " alpha) implements " + base + " {}\n");
        scope.declare(
                switch (draw.below(3)) {
                    case 0 -> "enum " + low + " implements " + base + " {\n    LOW,\n    HIGH\n}\n";
                    case 1 ->
                        "static class " + low + " extends ArrayList<String> implements " + base
                                + " {\n    private static final long serialVersionUID = 1L;\n}\n";
                    default ->
                        "record " + low + "(int value) implements " + base
                                + " {\n    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)\n    public " + low
                                + " {}\n}\n";
                });
        return base;
    }

    /** A record whose component has the type information of its type. */
    private String propertyTypeInfo() {
        String base = scope.fresh(PREFIX);
        String leaf = scope.fresh(PREFIX);
        String other = scope.fresh(PREFIX);
        String name = scope.fresh(PREFIX);
        scope.declare("interface " + base + " {}\n");
        scope.declare("record " + leaf + "(" + scalar() + " alpha) implements " + base + " {}\n");
        scope.declare("record " + other + "(" + scalar() + " beta) implements " + base + " {}\n");
        String include = draw.any("PROPERTY", "WRAPPER_OBJECT");
        scope.declare("record " + name + "(int number, @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include ="
                + " JsonTypeInfo.As." + include + ", property = \"kind\") @JsonSubTypes({@JsonSubTypes.Type(value = "
                + leaf + ".class, name = \"leaf\"), @JsonSubTypes.Type(value = " + other
                + ".class, name = \"other\")}) " + base + " held) {}\n");
        return name;
    }

    /** A private sealed interface of records inside a container. */
    private String privateSealed() {
        String base = scope.fresh(PREFIX);
        String left = scope.fresh(PREFIX);
        String right = scope.fresh(PREFIX);
        scope.declare("private sealed interface " + base + " permits " + left + ", " + right + " {}\n");
        scope.declare("record " + left + "(" + scalar() + " alpha) implements " + base + " {}\n");
        scope.declare("record " + right + "(" + scalar() + " beta, String gamma) implements " + base + " {}\n");
        return draw.any("List<" + base + ">", "Map<String, " + base + ">", "Optional<" + base + ">");
    }

    /** A class whose builder inherits a method, and perhaps the annotation with the prefix. */
    private String builder() {
        String base = scope.fresh(PREFIX);
        String name = scope.fresh(PREFIX);
        String maker = scope.fresh(PREFIX);
        String prefix = draw.any("with", "set", "");
        String configured = "@JsonPOJOBuilder(withPrefix = \"" + prefix + "\", buildMethodName = \"build\")\n";
        boolean isOnBase = draw.chance(50);
        String first = scalar();
        String second = scalar();
        scope.declare(
                (isOnBase ? configured : "") + "static class " + base + " {\n    " + first + " alpha;\n\n    public "
                        + base + " " + method(prefix, "alpha") + "(" + first
                        + " alpha) {\n        this.alpha = alpha;\n        return this;\n    }\n}\n");
        scope.declare((isOnBase ? "" : configured) + "static class " + maker + " extends " + base + " {\n    private "
                + second
                + " beta;\n\n    public " + maker + " " + method(prefix, "beta") + "(" + second
                + " beta) {\n        this.beta = beta;\n        return this;\n    }\n\n    public " + name
                + " build() {\n        return new " + name + "(alpha, beta);\n    }\n}\n");
        scope.declare("@JsonDeserialize(builder = " + maker + ".class)\nstatic final class " + name
                + " {\n    public final " + first + " alpha;\n    public final " + second + " beta;\n\n    " + name
                + "("
                + first + " alpha, " + second
                + " beta) {\n        this.alpha = alpha;\n        this.beta = beta;\n    }\n}\n");
        return name;
    }

    private static String method(String prefix, String property) {
        return prefix.isEmpty() ? property : prefix + NameDraw.capitalized(property);
    }

    /** A sealed interface whose records are distinguished by the object around them or by their members. */
    private String union() {
        String base = scope.fresh(PREFIX);
        String left = scope.fresh(PREFIX);
        String right = scope.fresh(PREFIX);
        String info = draw.any(
                "@JsonTypeInfo(use = JsonTypeInfo.Id.DEDUCTION)\n",
                "@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_OBJECT)\n",
                "@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, defaultImpl = " + left + ".class)\n");
        scope.declare(info + "@JsonSubTypes({@JsonSubTypes.Type(" + left + ".class), @JsonSubTypes.Type(" + right
                + ".class)})\ninterface " + base + " {}\n");
        scope.declare("static class " + left + " implements " + base + " {\n    public " + scalar() + " alpha;\n}\n");
        scope.declare("static class " + right + " implements " + base + " {\n    public " + scalar() + " beta;\n}\n");
        return base;
    }
}
