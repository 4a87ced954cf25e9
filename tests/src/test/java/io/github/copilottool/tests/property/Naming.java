package io.github.copilottool.tests.property;

/** Jackson's naming strategies. */
final class Naming {
    private Naming() {}

    /** The name of one of them. */
    static String any(Draw draw) {
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
