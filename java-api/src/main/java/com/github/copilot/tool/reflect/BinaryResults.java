package com.github.copilot.tool.reflect;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIdentityInfo;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonIncludeProperties;
import com.fasterxml.jackson.annotation.JsonRawValue;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
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
import java.lang.annotation.Annotation;
import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Set;

/** Which results are binary results (R6.4). A class of its own, because most tools need none of Jackson's classes. */
final class BinaryResults {
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

    private BinaryResults() {}

    /** Whether results of a type are binary results, by themselves or with a text in a record. */
    static boolean has(JavaType type) {
        return isBinary(type) || isTextWithBinaries(type);
    }

    /** Whether the result of a lambda has binary results: its declared type is erased. */
    static boolean has(Object value) {
        if (value instanceof Collection<?> list) {
            return list.stream().allMatch(each -> each == null || each instanceof ToolBinaryResult);
        }
        Class<?> type = value.getClass();
        return (type.isRecord() || type.isArray())
                && has(TypeFactory.defaultInstance().constructType(type));
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
}
