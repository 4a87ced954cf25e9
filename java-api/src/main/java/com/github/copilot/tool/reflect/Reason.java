package com.github.copilot.tool.reflect;

import java.util.Locale;

/**
 * Why a type cannot be shown or read, in the compiler's words: the reason of a {@link Problem}. The file
 * {@code problems.txt} has each, with what to do, printed from the enums in {@code rust-core/src/diagnostics/reasons.rs}
 * that have these names.
 */
enum Reason {
    ABSTRACT(Problem.TYPE_UNSUPPORTED),
    ARRAY_OF_PROPERTIES(Problem.TYPE_UNSUPPORTED),
    CREATORS_IN_A_CIRCLE(Problem.TYPE_UNSUPPORTED),
    INNER(Problem.TYPE_UNSUPPORTED),
    JDK(Problem.TYPE_UNSUPPORTED),
    JDK_BY_MAPPER(Problem.TYPE_UNSUPPORTED),
    NO_CREATOR(Problem.TYPE_UNSUPPORTED),
    NO_VALUE(Problem.TYPE_UNSUPPORTED),
    NOTHING_PERMITTED(Problem.TYPE_UNSUPPORTED),
    OWN_DESERIALIZER(Problem.TYPE_UNSUPPORTED),
    REFUSED_BY_JACKSON(Problem.TYPE_UNSUPPORTED),
    UNWRAPS_TOO_MUCH(Problem.TYPE_UNSUPPORTED),
    ARRAY(Problem.TYPE_INFO),
    BESIDE(Problem.TYPE_INFO),
    CLASS_NAMES(Problem.TYPE_INFO),
    NO_SUBTYPES(Problem.TYPE_INFO),
    OWN_CODE(Problem.TYPE_INFO);

    private final Problem problem;

    Reason(Problem problem) {
        this.problem = problem;
    }

    /** The exception that says so of the type at a path: name, value, name, value, ... for the reason's words in braces. */
    UnusableTool with(TypeUse type, String path, Object... namesAndValues) {
        String[] texts = Problem.texts(
                problem.code() + "." + name().toLowerCase(Locale.ROOT).replace('_', '-'));
        String reason = Problem.filled(texts[0], namesAndValues);
        return problem.with("type", type, "path", "'" + path + "'", "reason", reason, "fix", texts[1]);
    }
}
