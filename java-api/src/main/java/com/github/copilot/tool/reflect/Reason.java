package com.github.copilot.tool.reflect;

import java.util.Locale;

/**
 * The reasons why a type cannot be shown or read, in the compiler's words: parts of a {@link Problem}. The file {@code
 * problems.txt} has each, with what to do, printed from the enums with the same names in {@code
 * rust-core/src/diagnostics/reasons.rs}.
 */
enum Reason {
    ABSTRACT(Problem.TYPE_UNSUPPORTED),
    ARRAY_OF_PROPERTIES(Problem.TYPE_UNSUPPORTED),
    CREATORS_IN_A_CIRCLE(Problem.TYPE_UNSUPPORTED),
    DECIMAL_CREATOR(Problem.TYPE_UNSUPPORTED),
    ENDLESS_VALUE(Problem.TYPE_UNSUPPORTED),
    IDENTITY_OF_CREATOR(Problem.TYPE_UNSUPPORTED),
    INJECTED(Problem.TYPE_UNSUPPORTED),
    INJECTED_PARAMETER(Problem.TYPE_UNSUPPORTED),
    INNER(Problem.TYPE_UNSUPPORTED),
    JDK(Problem.TYPE_UNSUPPORTED),
    JDK_BY_MAPPER(Problem.TYPE_UNSUPPORTED),
    NO_CONSTANTS(Problem.TYPE_UNSUPPORTED),
    NO_CREATOR(Problem.TYPE_UNSUPPORTED),
    NO_CREATOR_IN_KOTLIN(Problem.TYPE_UNSUPPORTED),
    NO_VALUE(Problem.TYPE_UNSUPPORTED),
    NOTHING_PERMITTED(Problem.TYPE_UNSUPPORTED),
    OWN_DESERIALIZER(Problem.TYPE_UNSUPPORTED),
    REFUSED_BY_JACKSON(Problem.TYPE_UNSUPPORTED),
    TREE_OF_ONES_OWN(Problem.TYPE_UNSUPPORTED),
    UNWRAPS_TOO_MUCH(Problem.TYPE_UNSUPPORTED),
    ARRAY(Problem.TYPE_INFO),
    BESIDE(Problem.TYPE_INFO),
    CLASS_NAMES(Problem.TYPE_INFO),
    NO_SUBTYPES(Problem.TYPE_INFO),
    NOTHING_MADE(Problem.TYPE_INFO),
    OWN_CODE(Problem.TYPE_INFO),
    SAME_PROPERTIES(Problem.TYPE_INFO);

    private final Problem problem;

    Reason(Problem problem) {
        this.problem = problem;
    }

    /**
     * Returns the exception with this reason.
     *
     * @param type the type
     * @param path where it is
     * @param namesAndValues name, value, name, value, ... for the reason's words in braces
     */
    UnusableTool with(TypeUse type, String path, Object... namesAndValues) {
        String[] texts = Problem.texts(
                problem.code() + "." + name().toLowerCase(Locale.ROOT).replace('_', '-'));
        String reason = Problem.filled(texts[0], namesAndValues);
        return problem.with("type", type, "path", "'" + path + "'", "reason", reason, "fix", texts[1]);
    }
}
