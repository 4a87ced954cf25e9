package com.github.copilot.tool.processor;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.QualifiedNameable;
import javax.lang.model.element.VariableElement;

/**
 * The strings of a request that can be regular expressions of constraints, and which of them this JVM does not compile.
 *
 * <p>A composed constraint hands expressions and flags on to the constraints that it is composed of, so which flags an
 * expression is compiled with is the core's to say. Each expression is tried with each set of flags in the request.
 */
final class RegularExpressions {
    private static final Set<String> CONSTRAINTS = Set.of(
            "jakarta.validation.constraints.Pattern",
            "jakarta.validation.constraints.Email",
            "javax.validation.constraints.Pattern",
            "javax.validation.constraints.Email");

    private static final String FLAG = ".validation.constraints.Pattern.Flag";

    private final Set<String> expressions = new LinkedHashSet<>();
    private final Set<Integer> flags = new TreeSet<>(List.of(0));

    /** Whether the member {@code regexp} of an annotation of this type is a regular expression. */
    static boolean isIn(String annotationType) {
        return CONSTRAINTS.contains(annotationType);
    }

    void add(String expression) {
        expressions.add(expression);
    }

    /** Notes an array's flags, if it is one of {@code Pattern.Flag}. */
    void addFlags(List<? extends AnnotationValue> elements) {
        int sum = 0;
        for (AnnotationValue element : elements) {
            if (!(element.getValue() instanceof VariableElement constant)) {
                return;
            }
            sum |= flag(constant);
        }
        // With CANON_EQ the JVM tries all orders of combining marks: that could hang the compiler.
        if ((sum & Pattern.CANON_EQ) == 0) {
            flags.add(sum);
        }
    }

    /** The constant of {@link Pattern} that a constant of {@code Pattern.Flag} stands for; 0 for any other. */
    private static int flag(VariableElement constant) {
        Element type = constant.getEnclosingElement();
        if (!(type instanceof QualifiedNameable named)
                || !named.getQualifiedName().toString().endsWith(FLAG)) {
            return 0;
        }
        return switch (constant.getSimpleName().toString()) {
            case "UNIX_LINES" -> Pattern.UNIX_LINES;
            case "CASE_INSENSITIVE" -> Pattern.CASE_INSENSITIVE;
            case "COMMENTS" -> Pattern.COMMENTS;
            case "MULTILINE" -> Pattern.MULTILINE;
            case "DOTALL" -> Pattern.DOTALL;
            case "UNICODE_CASE" -> Pattern.UNICODE_CASE;
            case "CANON_EQ" -> Pattern.CANON_EQ;
            default -> 0;
        };
    }

    /** Writes the member {@code refusedExpressions}, or nothing where all compile. */
    void write(JsonWriter json) {
        boolean begun = false;
        for (String expression : expressions) {
            for (int set : flags) {
                PatternSyntaxException refusal = refusal(expression, set);
                if (refusal == null) {
                    continue;
                }
                if (!begun) {
                    json.beginArray("refusedExpressions");
                    begun = true;
                }
                json.beginObject();
                json.member("regexp", expression);
                if (set != 0) {
                    json.member("flags", set);
                }
                json.member("problem", refusal.getDescription());
                if (refusal.getIndex() >= 0) {
                    json.member("index", refusal.getIndex());
                }
                json.endObject();
            }
        }
        if (begun) {
            json.endArray();
        }
    }

    private static PatternSyntaxException refusal(String expression, int flags) {
        try {
            Pattern.compile(expression, flags);
            return null;
        } catch (PatternSyntaxException refused) {
            return refused;
        }
    }
}
