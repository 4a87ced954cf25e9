package com.github.copilot.tool.reflect;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.runtime.Rules;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
import java.util.concurrent.Future;
import java.util.stream.BaseStream;

/**
 * What becomes of what a tool returns (SPEC section 6).
 *
 * @param later whether it returns a future
 * @param optional whether the value is wrapped in an Optional
 * @param content what the value is
 */
record Delivery(boolean later, boolean optional, Content content) {
    /**
     * What a lambda returns: its declared type is erased, so the class of the value at run time decides. Null, which a
     * lambda without a result returns, is {@code "Success"}.
     */
    static final Delivery AT_RUN_TIME = new Delivery(false, false, Content.AT_RUN_TIME);

    /** The same for a lambda that returns a future. */
    static final Delivery LATER_AT_RUN_TIME = new Delivery(true, false, Content.AT_RUN_TIME);

    private static final Map<Class<?>, String> UNAWAITABLE = unawaitable();

    /** What a value is. */
    enum Content {
        /** A string, as it is. */
        TEXT,
        /** Nothing: "Success". */
        NOTHING,
        /** A ToolResultObject, untouched. */
        RESULT,
        /** Anything: a ToolResultObject untouched, else JSON. */
        OBJECT,
        /** JSON by the mapper. */
        JSON,
        /** Null: "Success". Anything else as its class at run time says. */
        AT_RUN_TIME
    }

    private static Map<Class<?>, String> unawaitable() {
        Map<Class<?>, String> types = new LinkedHashMap<>();
        types.put(Future.class, "a CompletableFuture or the value itself");
        types.put(BaseStream.class, "a List");
        types.put(Flow.Publisher.class, "a CompletableFuture");
        return types;
    }

    /**
     * The delivery for a method's return type.
     *
     * @param returned the type
     * @param method the method, for messages
     * @return the delivery
     * @throws UnusableTool if no tool can wait for the type (R6.2)
     */
    static Delivery of(Use returned, String method) {
        Use stage = returned.as(CompletionStage.class);
        if (stage == null) {
            String instead = instead(returned.raw());
            if (instead != null) {
                throw new UnusableTool("The tool method " + method + " returns a " + returned.print()
                        + ", which no tool can wait for: return " + instead + ".");
            }
        }
        Use value = stage == null ? returned : first(stage);
        Class<?> raw = value.raw();
        if (raw == Optional.class) {
            return new Delivery(stage != null, true, content(first(value)));
        }
        boolean optional = raw == OptionalInt.class || raw == OptionalLong.class || raw == OptionalDouble.class;
        return new Delivery(stage != null, optional, content(value));
    }

    private static Use first(Use use) {
        return use.arguments().isEmpty() ? Use.OBJECT : use.arguments().get(0);
    }

    private static Content content(Use value) {
        Class<?> raw = value.raw();
        if (raw == String.class) {
            return Content.TEXT;
        }
        if (raw == void.class || raw == Void.class) {
            return Content.NOTHING;
        }
        if (raw == ToolResultObject.class) {
            return Content.RESULT;
        }
        return raw == Object.class ? Content.OBJECT : Content.JSON;
    }

    private static String instead(Class<?> type) {
        for (Map.Entry<Class<?>, String> each : UNAWAITABLE.entrySet()) {
            if (each.getKey().isAssignableFrom(type)) {
                return each.getValue();
            }
        }
        return isReactive(type) ? "a CompletableFuture (a Mono has toFuture())" : null;
    }

    // By name: this jar knows no reactive library.
    private static boolean isReactive(Class<?> type) {
        if (type == null) {
            return false;
        }
        for (Class<?> each : type.getInterfaces()) {
            if (isReactive(each)) {
                return true;
            }
        }
        return type.getName().equals("org.reactivestreams.Publisher") || isReactive(type.getSuperclass());
    }

    /**
     * The handler's future.
     *
     * @param result what the tool returned
     * @param tool the tool's name
     * @return a future that always completes
     * @throws JsonProcessingException if the result cannot be written
     */
    CompletableFuture<Object> deliver(Object result, String tool) throws JsonProcessingException {
        boolean isStage = content == Content.AT_RUN_TIME && result instanceof CompletionStage;
        if (later || isStage) {
            return Rules.later((CompletionStage<?>) result, tool, value -> answer(value, tool));
        }
        return Rules.completed(answer(result, tool));
    }

    private Object answer(Object result, String tool) throws JsonProcessingException {
        Object value = optional || content == Content.AT_RUN_TIME ? Rules.present(result) : result;
        return switch (content) {
            case TEXT, RESULT -> value;
            case NOTHING -> "Success";
            case JSON -> Rules.json(value, RpcMapper.INSTANCE);
            case OBJECT -> value instanceof ToolResultObject ? value : Rules.json(value, RpcMapper.INSTANCE);
            case AT_RUN_TIME -> answerAtRunTime(value, tool);
        };
    }

    private static Object answerAtRunTime(Object value, String tool) throws JsonProcessingException {
        if (value == null) {
            return "Success";
        }
        if (value instanceof String || value instanceof ToolResultObject) {
            return value;
        }
        String instead = instead(value.getClass());
        if (instead != null) {
            throw new IllegalStateException("Tool " + tool + " returned a "
                    + value.getClass().getSimpleName() + ", which no tool can wait for: return " + instead + ".");
        }
        return Rules.json(value, RpcMapper.INSTANCE);
    }
}
