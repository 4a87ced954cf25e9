package io.github.copilottool.tests.generator;

import java.util.ArrayList;
import java.util.List;

/** Types with subtypes, which Jackson distinguishes in one of the ways that the schema can show (R7.7). */
final class HierarchyDraw extends DeclarationDraw {
    HierarchyDraw(Scope scope, TypeDraw types) {
        super(scope, types);
    }

    String any(int depth) {
        String base = scope.fresh("Shape");
        scope.open(base);
        int how = draw.below(10);
        boolean deduced = how >= 8;
        boolean existing = how >= 6 && !deduced;
        boolean wrapped = how >= 4 && !existing && !deduced;
        boolean nested = draw.chance(20) && !deduced && !existing;
        boolean sealed = draw.chance(70);
        boolean onLeaves = draw.chance(40);
        String property = draw.any("kind", "type", "@type");
        String info = deduced
                ? "@JsonTypeInfo(use = JsonTypeInfo.Id.DEDUCTION)\n"
                : wrapped
                        ? "@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_OBJECT)\n"
                        : "@JsonTypeInfo(use = JsonTypeInfo.Id.NAME"
                                + (existing ? ", include = JsonTypeInfo.As.EXISTING_PROPERTY" : "")
                                + (property.equals("@type") ? "" : ", property = \"" + property + "\"") + ")\n";
        int count = 1 + draw.below(3);
        List<String> leaves = new ArrayList<>();
        List<String> listed = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            String leaf = scope.fresh("Leaf");
            String id = draw.chance(30) ? leaf : "leaf-" + i;
            String typeName = onLeaves && !deduced ? "@JsonTypeName(\"" + id + "\")\n" : "";
            String middle = nested && i == 0 ? middle(base, leaf, sealed) : base;
            leaves.add(nested && i == 0 ? middle : leaf);
            boolean unnamed = onLeaves || deduced;
            if (nested && i == 0) {
                listed.add("@JsonSubTypes.Type(" + middle + ".class)");
            } else {
                listed.add(
                        unnamed
                                ? "@JsonSubTypes.Type(" + leaf + ".class)"
                                : "@JsonSubTypes.Type(value = " + leaf + ".class, name = \"" + id + "\")");
            }
            String kind = existing
                    ? "@JsonProperty(\"" + property + "\")\npublic String kind() {\n    return \"" + id + "\";\n}\n"
                    : "";
            scope.declare(typeName
                    + (draw.chance(60)
                            ? record(leaf, middle, kind, deduced, depth)
                            : bean(leaf, middle, kind, sealed, deduced, depth)));
        }
        scope.close();
        scope.declare(info + "@JsonSubTypes({" + String.join(", ", listed) + "})\n" + (sealed ? "sealed " : "")
                + "interface " + base + (sealed ? " permits " + String.join(", ", leaves) : "") + " {}\n");
        scope.finish(base);
        return base;
    }

    /** Declares a type between the base and a leaf, which lists the leaf itself. */
    private String middle(String base, String leaf, boolean sealed) {
        String middle = scope.fresh("Middle");
        scope.declare("@JsonSubTypes(@JsonSubTypes.Type(value = " + leaf + ".class, name = \"in " + middle + "\"))\n"
                + (sealed ? "sealed " : "") + "interface " + middle + " extends " + base
                + (sealed ? " permits " + leaf : "") + " {}\n");
        return middle;
    }

    private String record(String name, String base, String kind, boolean deduced, int depth) {
        List<String> components = new ArrayList<>();
        NameDraw names = NameDraw.of(draw);
        int count = draw.below(4) + (deduced ? 1 : 0);
        for (int i = 0; i < count; i++) {
            String suffix = deduced ? name : "";
            components.add(types.any(depth + 1) + " " + named(names) + suffix);
        }
        return "record " + name + "(" + String.join(", ", components) + ") implements " + base + " {"
                + (kind.isEmpty() ? "" : "\n" + kind.indent(4)) + "}\n";
    }

    private String bean(String name, String base, String kind, boolean sealed, boolean deduced, int depth) {
        StringBuilder members = new StringBuilder(kind);
        NameDraw names = NameDraw.of(draw);
        int count = draw.below(4) + (deduced ? 1 : 0);
        for (int i = 0; i < count; i++) {
            // Jackson deduces the type from the members in the JSON, so one that is unique is always there.
            String required = deduced ? "@JsonProperty(required = true)\n" : "";
            members.append(required)
                    .append("public ")
                    .append(types.any(depth + 1))
                    .append(' ')
                    .append(named(names))
                    .append(deduced ? name : "")
                    .append(";\n");
        }
        return (sealed ? "static final" : "static") + " class " + name + " implements " + base + " {\n"
                + members.toString().indent(4) + "}\n";
    }

    /** Returns a name that differs from the discriminator's. */
    private String named(NameDraw names) {
        String name = names.next();
        return name.equals("type") ? names.next() + "2" : name;
    }
}
