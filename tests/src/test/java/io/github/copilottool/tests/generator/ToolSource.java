package io.github.copilottool.tests.generator;

/** Tool classes whose tools store their arguments and return a value that a test has set. */
public final class ToolSource {
    /** The package of all of them. */
    public static final String PACKAGE = "shapes";

    /** The static field in which a tool stores its arguments, an {@code Object[]}. */
    public static final String DELIVERED = "delivered";

    /** The static field with the value that tools return, if they return one. */
    public static final String RETURNED = "returned";

    private ToolSource() {}

    /**
     * Returns the tool class with a number. The same seed and number give the same source.
     *
     * @param seed the seed of the run
     * @param number from 0
     */
    public static GeneratedSource of(long seed, int number) {
        String name = "Tools" + number;
        Scope scope = new Scope(Draw.of(seed, number));
        Imports imports = new Imports(false);
        String members = "static Object[] " + DELIVERED + ";\n\nstatic Object " + RETURNED + ";\n\n"
                + new ToolMethods(scope).methods() + "\n" + scope.declared();
        String body = imports.spelled(members).indent(4);
        String text = "package " + PACKAGE + ";\n\n" + imports.declarations() + "\nfinal class " + name + " {\n" + body
                + "}\n";
        return new GeneratedSource(number, PACKAGE + "/" + name + ".java", PACKAGE + "." + name, text);
    }
}
