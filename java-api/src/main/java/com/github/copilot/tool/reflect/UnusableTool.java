package com.github.copilot.tool.reflect;

import com.fasterxml.jackson.databind.JavaType;

/** The problem of a tool or parameter that cannot work; the message says why, and what to do. */
public final class UnusableTool extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Whether a companion could do what is refused here, so that compiling with the processor is the remedy. */
    private final boolean isRefusal;

    private UnusableTool(String message, boolean isRefusal) {
        super(message);
        this.isRefusal = isRefusal;
    }

    UnusableTool(String message) {
        this(message, false);
    }

    /**
     * Returns a problem that the compiler reports, too, in its words: {@code rust-core/tests/diagnostics_page.rs} prints
     * {@code problems.txt}. The values are in the order of their placeholders.
     */
    static UnusableTool problem(String code, Object... values) {
        String text = Tables.rows("reflect/problems.txt", 2).get("copilot-" + code)[1];
        String format = text.replace("%", "%%").replace('\t', ' ');
        return new UnusableTool(String.format(format.replaceAll("\\{\\w+}", "%s"), values));
    }

    /** Throws a problem if a condition holds. */
    static void problemIf(boolean condition, String code, Object... values) {
        if (condition) {
            throw problem(code, values);
        }
    }

    /** Returns the refusal of something that only a companion does. */
    static UnusableTool refusal(String what) {
        return new UnusableTool(what, true);
    }

    /** Returns the refusal of a type. */
    static UnusableTool refusal(JavaType type, String path, String reason) {
        return refusal(TypeUse.name(type) + ", the type of '" + path + "', is not supported without a companion: "
                + reason + ".");
    }

    /** Returns the message, with this remedy if a companion is what is missing. */
    String message(String remedy) {
        return isRefusal ? getMessage() + " " + remedy : getMessage();
    }
}
