package com.github.copilot.tool.reflect;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.type.TypeFactory;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolBinaryResult;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.runtime.ReflectedResults;
import com.github.copilot.tool.runtime.Results;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;

/**
 * The delivery of a tool's result (section 6): whether it comes in a future, whether in an Optional, and its content.
 */
record Delivery(boolean isLater, boolean isOptional, Content content) {
    /**
     * The content: UNCHANGED is a string or a ToolResultObject; NOTHING is "Success"; an OBJECT is JSON unless it is a
     * ToolResultObject; FILES are binary results, by themselves or with a text in a record. AT_RUN_TIME, the class of a
     * lambda's result decides, and null is "Success".
     */
    enum Content {
        UNCHANGED,
        NOTHING,
        OBJECT,
        FILES,
        JSON,
        AT_RUN_TIME
    }

    /**
     * Returns the delivery for a method's return type; values that cannot be awaited or collected are a problem (R6.2).
     */
    static Delivery of(TypeUse returned, String method) {
        boolean isLater = CompletionStage.class.isAssignableFrom(returned.raw());
        String instead = isLater ? null : instead(returned.raw());
        if (instead != null) {
            throw UnusableTool.problem("result-type", method, TypeUse.name(returned.type()), instead);
        }
        JavaType stage = returned.type().findSuperType(CompletionStage.class);
        TypeUse value = isLater ? TypeUse.of(stage).first() : returned;
        boolean isOptional = value.raw().getName().matches("java\\.util\\.Optional(Int|Long|Double)?");
        Content content = content((value.raw() == Optional.class ? value.first() : value).type(), method);
        return new Delivery(isLater, isOptional, content);
    }

    private static Content content(JavaType type, String method) {
        Class<?> raw = type.getRawClass();
        if (raw == String.class || raw == ToolResultObject.class) {
            return Content.UNCHANGED;
        }
        boolean isBinary = Binaries.has(type);
        if (isBinary && !Binaries.isPlain(type)) {
            throw UnusableTool.refusal("The result of '" + method + "' is a record of binary results with annotations"
                    + " or getters of its own, which is not supported without a companion.");
        }
        Content other = raw == void.class || raw == Void.class ? Content.NOTHING : Content.JSON;
        return isBinary ? Content.FILES : raw == Object.class ? Content.OBJECT : other;
    }

    // Returns the type to return in place of one whose values cannot be awaited or collected; null for any other type.
    // Types are found by name, because this jar does not know reactive libraries.
    private static String instead(Class<?> type) {
        if (type == null) {
            return null;
        }
        String instead =
                switch (type.getName()) {
                    case "java.util.concurrent.Future" -> "a CompletableFuture or the value itself";
                    case "java.util.concurrent.Flow$Publisher" -> "a CompletableFuture";
                    case "java.util.stream.BaseStream" -> "a List";
                    case "org.reactivestreams.Publisher" -> "a CompletableFuture (a Mono has toFuture())";
                    case "io.smallrye.mutiny.Uni" -> "a CompletableFuture (a Uni has subscribeAsCompletionStage())";
                    default -> null;
                };
        for (Class<?> each : type.getInterfaces()) {
            instead = instead == null ? instead(each) : instead;
        }
        return instead == null ? instead(type.getSuperclass()) : instead;
    }

    /** Returns the handler's future for the value that the tool returned. It always completes. */
    CompletableFuture<Object> deliver(Object result, String tool) throws JsonProcessingException {
        if (isLater || content == Content.AT_RUN_TIME && result instanceof CompletionStage) {
            return ReflectedResults.later((CompletionStage<?>) result, tool, value -> answer(value, tool));
        }
        return Results.completed(answer(result, tool));
    }

    private Object answer(Object result, String tool) throws JsonProcessingException {
        boolean isLambda = content == Content.AT_RUN_TIME;
        Object value = isOptional || isLambda ? Results.present(result) : result;
        Content known = isLambda ? content(value, tool) : content;
        if (known == Content.UNCHANGED || known == Content.NOTHING) {
            return known == Content.NOTHING ? "Success" : value;
        }
        if (known == Content.OBJECT) {
            return Results.jsonOrResult(value, RpcMapper.INSTANCE);
        }
        return known == Content.FILES
                ? Results.files(value, RpcMapper.INSTANCE)
                : Results.json(value, RpcMapper.INSTANCE);
    }

    // Returns the content of a lambda's result.
    private static Content content(Object value, String tool) {
        if (value == null) {
            return Content.NOTHING;
        }
        if (value instanceof String || value instanceof ToolResultObject) {
            return Content.UNCHANGED;
        }
        String instead = instead(value.getClass());
        if (instead != null) {
            throw new IllegalStateException("Tool " + tool + " returned a "
                    + value.getClass().getSimpleName() + ", which no tool can wait for: return " + instead + ".");
        }
        return Binaries.has(value) ? Content.FILES : Content.JSON;
    }

    /**
     * Which results are binary results (R6.4). A class of its own, because most tools need none of Jackson's classes.
     */
    private static final class Binaries {
        // Whether values of a type are binary results, or a record of one text and such values.
        static boolean has(JavaType type) {
            if (isBinary(type) || !type.getRawClass().isRecord()) {
                return isBinary(type);
            }
            TypeFactory types = TypeFactory.defaultInstance();
            List<JavaType> components = Stream.of(type.getRawClass().getRecordComponents())
                    .map(each -> types.resolveMemberType(each.getGenericType(), type.getBindings()))
                    .toList();
            long binaries = components.stream().filter(Binaries::isBinary).count();
            return binaries > 0
                    && binaries == components.size() - 1
                    && components.stream().anyMatch(each -> each.hasRawClass(String.class));
        }

        // Whether a lambda's result is, whose declared type is erased.
        static boolean has(Object value) {
            if (value instanceof Collection<?> list) {
                return list.stream().allMatch(each -> each == null || each instanceof ToolBinaryResult);
            }
            JavaType type = TypeFactory.defaultInstance().constructType(value.getClass());
            return has(type) && isPlain(type);
        }

        // Whether a type is a ToolBinaryResult, or a list or array of them.
        private static boolean isBinary(JavaType type) {
            JavaType list = type.findSuperType(Collection.class);
            JavaType element = list == null ? type : list.getContentType();
            return (type.isArrayType() ? type.getContentType() : element).hasRawClass(ToolBinaryResult.class);
        }

        // Whether the mapper writes of a record its components alone, by their names.
        static boolean isPlain(JavaType type) {
            var config = RpcMapper.INSTANCE.getSerializationConfig();
            return isBinary(type)
                    || !Tables.isAnnotated(type.getRawClass())
                            && config.introspect(type).findProperties().size()
                                    == type.getRawClass().getRecordComponents().length;
        }
    }
}
