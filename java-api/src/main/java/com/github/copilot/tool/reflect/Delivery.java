package com.github.copilot.tool.reflect;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.runtime.ReflectedResults;
import com.github.copilot.tool.runtime.Results;
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
 * The delivery of a tool's result (section 6): whether it comes in a future, whether in an Optional, and its
 * content.
 */
record Delivery(boolean isLater, boolean isOptional, Content content) {
    /** The kinds of results. */
    enum Content {
        /** A string or a ToolResultObject, as it is. */
        UNCHANGED,
        /** Nothing: the answer is "Success". */
        NOTHING,
        /** Anything: a ToolResultObject as it is, else JSON. */
        OBJECT,
        /** Binary results, by themselves or with a text in a record: a ToolResultObject that has them. */
        FILES,
        /** JSON by the mapper. */
        JSON,
        /**
         * A lambda's result, whose declared type is erased: null is "Success", the class of any other value decides.
         */
        AT_RUN_TIME
    }

    /**
     * Returns the delivery for a method's return type; a type whose values cannot be awaited or collected is a problem
     * (R6.2).
     */
    static Delivery of(TypeUse returned, String method) {
        boolean isLater = CompletionStage.class.isAssignableFrom(returned.raw());
        String instead = isLater ? null : instead(returned.raw());
        if (instead != null) {
            throw Problem.RESULT_TYPE.with("method", method, "type", TypeUse.name(returned.type()), "instead", instead);
        }
        TypeUse value = isLater
                ? TypeUse.of(returned.type().findSuperType(CompletionStage.class))
                        .first()
                : returned;
        Class<?> raw = value.raw();
        boolean isNumber = raw == OptionalInt.class || raw == OptionalLong.class || raw == OptionalDouble.class;
        boolean isOptional = raw == Optional.class;
        return new Delivery(isLater, isOptional || isNumber, content(isOptional ? value.first() : value, method));
    }

    private static Content content(TypeUse result, String method) {
        Class<?> raw = result.raw();
        if (raw == String.class || raw == ToolResultObject.class) {
            return Content.UNCHANGED;
        }
        if (raw == void.class || raw == Void.class) {
            return Content.NOTHING;
        }
        if (BinaryResults.has(result.type())) {
            if (raw.isRecord() && !BinaryResults.isPlain(raw)) {
                throw UnusableTool.refusal(
                        "The result of '" + method + "' is a record of binary results with annotations"
                                + " or getters of its own, which is not supported without a companion.");
            }
            return Content.FILES;
        }
        return raw == Object.class ? Content.OBJECT : Content.JSON;
    }

    /**
     * Returns the type to return in place of one whose values cannot be awaited or collected; null for any other type.
     */
    private static String instead(Class<?> type) {
        if (Future.class.isAssignableFrom(type) || Flow.Publisher.class.isAssignableFrom(type)) {
            boolean isFuture = Future.class.isAssignableFrom(type);
            return isFuture ? "a CompletableFuture or the value itself" : "a CompletableFuture";
        }
        boolean isStream = BaseStream.class.isAssignableFrom(type);
        if (isStream || isA(type, "org.reactivestreams.Publisher")) {
            return isStream ? "a List" : "a CompletableFuture (a Mono has toFuture())";
        }
        return isA(type, "io.smallrye.mutiny.Uni")
                ? "a CompletableFuture (a Uni has subscribeAsCompletionStage())"
                : null;
    }

    // The type is compared by name, because this jar does not know reactive libraries.
    private static boolean isA(Class<?> type, String name) {
        boolean found = type != null && (type.getName().equals(name) || isA(type.getSuperclass(), name));
        for (Class<?> each : type == null ? new Class<?>[0] : type.getInterfaces()) {
            found = found || isA(each, name);
        }
        return found;
    }

    /** Returns the handler's future for the value that the tool returned. It always completes. */
    CompletableFuture<Object> deliver(Object result, String tool) throws JsonProcessingException {
        boolean isStage = content == Content.AT_RUN_TIME && result instanceof CompletionStage;
        if (isLater || isStage) {
            return ReflectedResults.later((CompletionStage<?>) result, tool, value -> answer(value, tool));
        }
        return Results.completed(answer(result, tool));
    }

    private Object answer(Object result, String tool) throws JsonProcessingException {
        Object value = isOptional || content == Content.AT_RUN_TIME ? Results.present(result) : result;
        boolean isText = content == Content.AT_RUN_TIME && value instanceof String;
        boolean isResult = content != Content.JSON && value instanceof ToolResultObject;
        if (content == Content.UNCHANGED || isText || isResult) {
            return value;
        }
        if (content == Content.NOTHING || content == Content.AT_RUN_TIME && value == null) {
            return "Success";
        }
        String instead = content == Content.AT_RUN_TIME ? instead(value.getClass()) : null;
        if (instead != null) {
            throw new IllegalStateException("Tool " + tool + " returned a "
                    + value.getClass().getSimpleName() + ", which no tool can wait for: return " + instead + ".");
        }
        return content == Content.FILES || content == Content.AT_RUN_TIME && BinaryResults.has(value)
                ? Results.files(value, RpcMapper.INSTANCE)
                : Results.json(value, RpcMapper.INSTANCE);
    }
}
