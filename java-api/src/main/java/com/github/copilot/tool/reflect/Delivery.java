package com.github.copilot.tool.reflect;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIdentityInfo;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonIncludeProperties;
import com.fasterxml.jackson.annotation.JsonRawValue;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.BeanSerializer;
import com.fasterxml.jackson.databind.ser.ContainerSerializer;
import com.fasterxml.jackson.databind.ser.PropertyWriter;
import com.fasterxml.jackson.databind.type.TypeFactory;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolBinaryResult;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.runtime.ReflectedResults;
import java.lang.annotation.Annotation;
import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
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
    /** The annotations of properties whose JSON may be another than that of their type. */
    private static final List<Class<? extends Annotation>> CHANGING = List.of(
            JsonFormat.class,
            JsonIdentityInfo.class,
            JsonIgnoreProperties.class,
            JsonIncludeProperties.class,
            JsonRawValue.class,
            JsonSerialize.class,
            JsonTypeInfo.class);

    /** The shapes of {@code @JsonFormat} on a record that change nothing. */
    private static final Set<JsonFormat.Shape> OBJECTS =
            Set.of(JsonFormat.Shape.ANY, JsonFormat.Shape.OBJECT, JsonFormat.Shape.POJO);

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
            throw Problem.RESULT_TYPE.with("method", method, "type", returned, "instead", instead);
        }
        TypeUse value = returned;
        if (isLater) {
            value = first(TypeUse.of(returned.type().findSuperType(CompletionStage.class)));
        }
        Class<?> raw = value.raw();
        boolean isNumber = raw == OptionalInt.class || raw == OptionalLong.class || raw == OptionalDouble.class;
        boolean isOptional = raw == Optional.class;
        return new Delivery(isLater, isOptional || isNumber, content((isOptional ? first(value) : value).type()));
    }

    private static TypeUse first(TypeUse use) {
        return use.arguments().isEmpty() ? TypeUse.OBJECT : use.arguments().get(0);
    }

    private static Content content(JavaType type) {
        Class<?> raw = type.getRawClass();
        if (raw == String.class || raw == ToolResultObject.class) {
            return Content.UNCHANGED;
        }
        if (raw == void.class || raw == Void.class) {
            return Content.NOTHING;
        }
        if (isBinary(type) || isTextWithBinaries(type)) {
            return Content.FILES;
        }
        return raw == Object.class ? Content.OBJECT : Content.JSON;
    }

    /** Whether a type is a ToolBinaryResult, or a list or array of them (R6.4). */
    private static boolean isBinary(JavaType type) {
        JavaType list = type.findSuperType(Collection.class);
        JavaType element = type.isArrayType() ? type.getContentType() : list == null ? type : list.containedType(0);
        return element != null && element.getRawClass() == ToolBinaryResult.class;
    }

    /** Whether a type is a record of exactly one String and otherwise only binary results, at least one (R6.4). */
    private static boolean isTextWithBinaries(JavaType type) {
        if (!type.getRawClass().isRecord()) {
            return false;
        }
        int texts = 0;
        int binaries = 0;
        for (RecordComponent each : type.getRawClass().getRecordComponents()) {
            JavaType component =
                    TypeFactory.defaultInstance().resolveMemberType(each.getGenericType(), type.getBindings());
            texts += component.getRawClass() == String.class ? 1 : 0;
            binaries += isBinary(component) ? 1 : 0;
        }
        int components = type.getRawClass().getRecordComponents().length;
        return texts == 1 && binaries > 0 && texts + binaries == components && isWrittenAsFiles(type, components);
    }

    /**
     * Whether the mapper writes of such a record just the text and the binary results, which are found in its JSON.
     * Further getters or Jackson's annotations can change what it writes.
     */
    private static boolean isWrittenAsFiles(JavaType record, int components) {
        // Jackson has other serializers for type ids, @JsonValue and @JsonSerialize.
        JsonSerializer<?> serializer = serializer(record);
        BeanDescription bean = RpcMapper.INSTANCE.getSerializationConfig().introspect(record);
        if (!(serializer instanceof BeanSerializer)
                || serializer.usesObjectId()
                || bean.findAnyGetter() != null
                || !OBJECTS.contains(bean.findExpectedFormat().getShape())) {
            return false;
        }
        int texts = 0;
        int written = 0;
        for (Iterator<PropertyWriter> each = serializer.properties(); each.hasNext(); written++) {
            PropertyWriter property = each.next();
            boolean isText = property.getType().getRawClass() == String.class;
            boolean isChanged = property.getClass() != BeanPropertyWriter.class
                    || CHANGING.stream().anyMatch(annotation -> property.getAnnotation(annotation) != null);
            if (isChanged || !isText && !isWrittenAsBinary(property.getType())) {
                return false;
            }
            texts += isText ? 1 : 0;
        }
        return texts == 1 && written == components;
    }

    /** Whether a type is a ToolBinaryResult, or a list or array of them that Jackson writes as an array. */
    private static boolean isWrittenAsBinary(JavaType type) {
        return isBinary(type)
                && (type.getRawClass() == ToolBinaryResult.class || serializer(type) instanceof ContainerSerializer);
    }

    /** Returns the serializer of a type; null if Jackson refuses it. */
    private static JsonSerializer<?> serializer(JavaType type) {
        try {
            return RpcMapper.INSTANCE.getSerializerProviderInstance().findTypedValueSerializer(type, false, null);
        } catch (JsonMappingException refused) {
            return null;
        }
    }

    /** Whether the result of a lambda has binary results: its declared type is erased. */
    private static boolean hasBinaries(Object value) {
        return value instanceof Collection<?> list
                ? list.stream().allMatch(each -> each == null || each instanceof ToolBinaryResult)
                : content(TypeFactory.defaultInstance().constructType(value.getClass())) == Content.FILES;
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
        return ReflectedResults.completed(answer(result, tool));
    }

    private Object answer(Object result, String tool) throws JsonProcessingException {
        Object value = isOptional || content == Content.AT_RUN_TIME ? ReflectedResults.present(result) : result;
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
        return content == Content.FILES || content == Content.AT_RUN_TIME && hasBinaries(value)
                ? ReflectedResults.files(value, RpcMapper.INSTANCE)
                : ReflectedResults.json(value, RpcMapper.INSTANCE);
    }
}
