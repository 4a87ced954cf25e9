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

    /** Throws the refusal of what only a companion does if a condition holds. */
    static void refuseIf(boolean condition, String message) {
        if (condition) {
            throw new UnusableTool(message, true);
        }
    }

    /** Returns the refusal of a type. */
    static UnusableTool refusal(JavaType type, String path, String reason) {
        String what = TypeUse.name(type) + ", the type of '" + path + "',";
        return new UnusableTool(what + " is not supported without a companion: " + reason + ".", true);
    }

    /** Returns the message, with this remedy if a companion is what is missing. */
    String message(String remedy) {
        return isRefusal ? getMessage() + " " + remedy : getMessage();
    }
}
