package io.github.copilottool.tests.generator;

/** Jackson's naming strategies. */
final class Naming {
    private Naming() {}

    /**
     * Returns an annotation with a naming strategy, on a line of its own, with a probability in percent; else nothing.
     */
    static String annotation(Draw draw, int percent) {
        return draw.chance(percent) ? "@JsonNaming(PropertyNamingStrategies." + any(draw) + ".class)\n" : "";
    }

    private static String any(Draw draw) {
        return draw.any(
                "SnakeCaseStrategy",
                "UpperSnakeCaseStrategy",
                "KebabCaseStrategy",
                "UpperCamelCaseStrategy",
                "LowerCamelCaseStrategy",
                "LowerCaseStrategy",
                "LowerDotCaseStrategy");
    }
}
