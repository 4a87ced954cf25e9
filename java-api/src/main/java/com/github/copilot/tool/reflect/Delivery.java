package com.github.copilot.tool.reflect;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.type.TypeFactory;
import com.fasterxml.jackson.databind.util.ClassUtil;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolBinaryResult;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.runtime.ReflectedResults;
import com.github.copilot.tool.runtime.ReflectedResults.Answer;
import com.github.copilot.tool.runtime.Results;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;

/**
 * The delivery of a tool's result (section 6).
 *
 * @param isLater whether it comes in a future
 * @param known makes the answer from the value; null if the class of a lambda's result decides
 */
record Delivery(boolean isLater, Answer known) {
    /** Types are found by name, because this jar does not know reactive libraries. */
    private static final Map<String, String> INSTEAD = Map.of(
            "java.util.concurrent.Future", "a CompletableFuture or the value itself",
            "java.util.concurrent.Flow$Publisher", "a CompletableFuture",
            "java.util.stream.BaseStream", "a List",
            "org.reactivestreams.Publisher", "a CompletableFuture (a Mono has toFuture())",
            "io.smallrye.mutiny.Uni", "a CompletableFuture (a Uni has subscribeAsCompletionStage())");

    /** Returns the delivery for a return type; values that cannot be awaited or collected are a problem (R6.2). */
    static Delivery of(TypeUse returned, String method) {
        boolean isLater = CompletionStage.class.isAssignableFrom(returned.raw());
        String instead = isLater ? null : instead(returned.raw());
        UnusableTool.problemIf(instead != null, "result-type", method, TypeUse.name(returned.type()), instead);
        JavaType stage = returned.type().findSuperType(CompletionStage.class);
        TypeUse value = isLater ? TypeUse.of(stage).argument(0) : returned;
        UnusableTool.refuseIf(
                value.raw().getName().equals(Tables.JSON_NULLABLE),
                "The result of '" + method + "' is a JsonNullable, which the SDK's mapper does not write: return an"
                        + " Optional.");
        boolean isOptional = value.raw().getName().matches("java\\.util\\.Optional(Int|Long|Double)?");
        Answer answer = answer((value.raw() == Optional.class ? value.argument(0) : value).type(), method);
        return new Delivery(isLater, isOptional ? each -> answer.of(Results.present(each)) : answer);
    }

    private static Answer answer(JavaType type, String method) {
        Class<?> raw = type.getRawClass();
        if (raw == String.class || raw == ToolResultObject.class) {
            return value -> value;
        }
        if (raw == void.class || raw == Void.class) {
            return value -> "Success";
        }
        if (raw == Object.class) {
            return value -> Results.jsonOrResult(value, RpcMapper.INSTANCE);
        }
        if (!Binaries.has(type)) {
            return value -> Results.json(value, RpcMapper.INSTANCE);
        }
        UnusableTool.refuseIf(
                !Binaries.isPlain(type),
                "The result of '" + method + "' is a record of binary results with annotations or getters of its own,"
                        + " which is not supported without a companion.");
        return value -> Results.files(value, RpcMapper.INSTANCE);
    }

    // Returns the type to return in place of one whose values cannot be awaited or collected; null for any other type.
    private static String instead(Class<?> type) {
        return ClassUtil.findRawSuperTypes(type, null, true).stream()
                .map(each -> INSTEAD.get(each.getName()))
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(null);
    }

    /** Returns what the handler completes with for the value that the tool returned, or the future of it. */
    Object deliver(Object result, String tool) throws JsonProcessingException {
        Answer answer = known == null ? value -> answerByClass(value, tool) : known;
        return isLater || known == null && result instanceof CompletionStage
                ? ReflectedResults.later((CompletionStage<?>) result, tool, answer)
                : answer.of(result);
    }

    private static Object answerByClass(Object result, String tool) throws JsonProcessingException {
        Object value = Results.present(result);
        if (value == null || value instanceof String || value instanceof ToolResultObject) {
            return value == null ? "Success" : value;
        }
        String instead = instead(value.getClass());
        if (instead != null) {
            throw new IllegalStateException("Tool " + tool + " returned a "
                    + value.getClass().getSimpleName() + ", which no tool can wait for: return " + instead + ".");
        }
        return Binaries.has(value) ? Results.files(value, RpcMapper.INSTANCE) : Results.json(value, RpcMapper.INSTANCE);
    }

    /** Which results are binary (R6.4). A class of its own, because most tools need none of Jackson's classes. */
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
                    || !Tables.IS_ANNOTATED.get(type.getRawClass())
                            && config.introspect(type).findProperties().size()
                                    == type.getRawClass().getRecordComponents().length;
        }
    }
}
