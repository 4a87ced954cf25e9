package com.github.copilot.tool.processor;

/** A class file that ecj needs and does not find: it throws an exception where javac returns an error type. */
final class MissingClassFile {
    private static final String THROWN = "org.eclipse.jdt.internal.compiler.problem.AbortCompilation";

    private MissingClassFile() {}

    /** Returns the qualified name of the class whose file is missing; throws what was thrown if it is something else. */
    static String requireName(RuntimeException thrown) {
        String name = name(thrown);
        if (name == null) {
            throw thrown;
        }
        return name;
    }

    /** Returns the qualified name of the class whose file is missing; null if something else was thrown. */
    static String name(Throwable thrown) {
        if (!thrown.getClass().getName().equals(THROWN)) {
            return null;
        }
        try {
            Object problem = thrown.getClass().getField("problem").get(thrown);
            String[] arguments =
                    (String[]) problem.getClass().getMethod("getArguments").invoke(problem);
            return arguments.length == 0 ? null : arguments[0];
        } catch (ReflectiveOperationException | RuntimeException other) {
            return null;
        }
    }
}
