package com.github.copilot.tool.processor;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.util.ElementFilter;

/**
 * The strings of a request that can be regular expressions, and those of them that this JVM does not compile.
 *
 * <p>The core decides which strings are expressions, and which flags belong to each. So each string of an annotation
 * that also takes flags of {@link Pattern}, or that a member could pass on to such an annotation, is compiled with each
 * set of such flags in the request.
 */
final class RegularExpressions {
    /** The flags by the names of their constants, which are those of an enum in an annotation. */
    private static final Map<String, Integer> FLAGS = Map.of(
            "UNIX_LINES", Pattern.UNIX_LINES,
            "CASE_INSENSITIVE", Pattern.CASE_INSENSITIVE,
            "COMMENTS", Pattern.COMMENTS,
            "MULTILINE", Pattern.MULTILINE,
            "LITERAL", Pattern.LITERAL,
            "DOTALL", Pattern.DOTALL,
            "UNICODE_CASE", Pattern.UNICODE_CASE,
            "CANON_EQ", Pattern.CANON_EQ,
            "UNICODE_CHARACTER_CLASS", Pattern.UNICODE_CHARACTER_CLASS);

    private final Set<String> expressions = new LinkedHashSet<>();
    private final Set<Integer> flags = new TreeSet<>(List.of(0));

    /**
     * Whether an annotation type takes flags of {@link Pattern}: the type of a member is an array of an enum with their
     * names.
     */
    static boolean areIn(TypeElement annotationType) {
        for (ExecutableElement member : ElementFilter.methodsIn(annotationType.getEnclosedElements())) {
            if (member.getReturnType() instanceof ArrayType array
                    && array.getComponentType() instanceof DeclaredType component
                    && component.asElement().getKind() == ElementKind.ENUM
                    && areFlags(component.asElement())) {
                return true;
            }
        }
        return false;
    }

    private static boolean areFlags(Element type) {
        boolean some = false;
        for (VariableElement constant : ElementFilter.fieldsIn(type.getEnclosedElements())) {
            if (constant.getKind() == ElementKind.ENUM_CONSTANT) {
                if (!FLAGS.containsKey(constant.getSimpleName().toString())) {
                    return false;
                }
                some = true;
            }
        }
        return some;
    }

    /** Adds a string that can be an expression. */
    void add(String expression) {
        expressions.add(expression);
    }

    /** Adds the sum of an array's elements, if all of them are such flags. */
    void addFlags(List<? extends AnnotationValue> elements) {
        int sum = 0;
        for (AnnotationValue element : elements) {
            Integer flag = element.getValue() instanceof VariableElement constant
                    ? FLAGS.get(constant.getSimpleName().toString())
                    : null;
            if (flag == null) {
                return;
            }
            sum |= flag;
        }
        // With CANON_EQ the JVM tries all orders of combining marks, which could hang the compiler.
        if ((sum & Pattern.CANON_EQ) == 0) {
            flags.add(sum);
        }
    }

    /** Writes the member {@code refusedExpressions}; nothing if all compile. */
    void write(JsonWriter json) {
        JsonWriter refused = new JsonWriter();
        for (String expression : expressions) {
            for (int set : flags) {
                PatternSyntaxException refusal = refusal(expression, set);
                if (refusal == null) {
                    continue;
                }
                refused.beginObject();
                refused.member("regexp", expression);
                if (set != 0) {
                    refused.member("flags", set);
                }
                refused.member("problem", refusal.getDescription());
                if (refusal.getIndex() >= 0) {
                    refused.member("index", refusal.getIndex());
                }
                refused.endObject();
            }
        }
        json.array("refusedExpressions", refused.toByteArray());
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
