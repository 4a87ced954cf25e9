package io.github.copilottool.tests.property;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.copilottool.tests.generator.Draw;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Method;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/**
 * A random result of a tool method, and its JSON (section 6).
 *
 * @param returned the value that the method returns
 * @param text the text that the handler completes with; null for null
 * @param isJson whether the text is JSON
 * @param refusal the reason why Jackson cannot write it; null if it can
 */
public record ToolResult(Object returned, String text, boolean isJson, String refusal) {
    private static final int NOTHING = 8;

    /** Returns a random result of a method, whose JSON a mapper writes. */
    public static ToolResult of(Oracle oracle, Method method, ObjectMapper mapper, Draw draw) {
        JavaType type = oracle.type(method.getGenericReturnType());
        AnnotatedType written = method.getAnnotatedReturnType();
        boolean isLater = CompletionStage.class.isAssignableFrom(type.getRawClass());
        if (isLater) {
            type = type.containedType(0);
            written = ((AnnotatedParameterizedType) written).getAnnotatedActualTypeArguments()[0];
        }
        boolean isNothing = type.getRawClass() == Void.class || type.getRawClass() == void.class;
        boolean isNull = !type.isPrimitive() && draw.chance(NOTHING);
        Object value = isNull || isNothing ? null : new Values(oracle, draw).of(type, written, new Annotation[0]);
        // An Optional of a String has the same result as a String.
        Class<?> held = (type.getRawClass() == Optional.class ? type.containedType(0) : type).getRawClass();
        return of(held, value, isLater ? CompletableFuture.completedFuture(value) : value, mapper);
    }

    private static ToolResult of(Class<?> type, Object value, Object returned, ObjectMapper mapper) {
        if (type == Void.class || type == void.class) {
            return new ToolResult(returned, "Success", false, null);
        }
        Object held = present(value);
        if (type == String.class) {
            return new ToolResult(returned, (String) held, false, null);
        }
        try {
            return new ToolResult(returned, mapper.writeValueAsString(held), true, null);
        } catch (JsonProcessingException | RuntimeException e) {
            return new ToolResult(returned, null, true, e.getMessage());
        }
    }

    private static Object present(Object value) {
        if (value instanceof Optional<?> optional) {
            return optional.orElse(null);
        }
        if (value instanceof OptionalInt number) {
            return number.isPresent() ? number.getAsInt() : null;
        }
        if (value instanceof OptionalLong number) {
            return number.isPresent() ? number.getAsLong() : null;
        }
        if (value instanceof OptionalDouble number) {
            return number.isPresent() ? number.getAsDouble() : null;
        }
        return value;
    }
}
