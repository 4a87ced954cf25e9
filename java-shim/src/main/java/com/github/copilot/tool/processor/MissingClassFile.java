package com.github.copilot.tool.processor;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A class file that ecj needs and does not find: it throws an exception where javac returns an error type. */
final class MissingClassFile {
    private static final String THROWN = "org.eclipse.jdt.internal.compiler.problem.AbortCompilation";

    private MissingClassFile() {}

    /** Returns the qualified name of the class whose file is missing; throws what was thrown if it does not tell it. */
    static String requireName(RuntimeException thrown) {
        Matcher message = message(thrown);
        if (message == null || message.group("name") == null) {
            throw thrown;
        }
        return message.group("name");
    }

    /**
     * Returns the qualified name of the class whose file is missing, or what ecj says in a language in which the name
     * cannot be told from the rest; null if something else was thrown.
     */
    static String described(Throwable thrown) {
        Matcher message = message(thrown);
        if (message == null) {
            return null;
        }
        String name = message.group("name");
        return name == null ? "that the compiler does not find (" + message.group("text") + ")" : name;
    }

    /** Returns whether ecj ended reading for any reason of its own. */
    static boolean isEnd(Throwable thrown) {
        return thrown.getClass().getName().equals(THROWN);
    }

    /** Returns the parts of ecj's message, whose numbers are the same in all languages; null for other exceptions. */
    private static Matcher message(Throwable thrown) {
        if (!isEnd(thrown)) {
            return null;
        }
        Matcher message = Pattern.compile(
                        "Pb\\((?:324|347)\\) (?<text>(?:The type (?<name>\\S+) cannot be resolved\\b)?.*)",
                        Pattern.DOTALL)
                .matcher(String.valueOf(thrown.getMessage()));
        return message.matches() ? message : null;
    }
}
