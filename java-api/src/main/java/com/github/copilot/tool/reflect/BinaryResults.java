package com.github.copilot.tool.reflect;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.type.TypeFactory;
import com.github.copilot.rpc.ToolBinaryResult;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.Collection;

/** Which results are binary results (R6.4). A class of its own, because most tools need none of Jackson's classes. */
final class BinaryResults {
    private BinaryResults() {}

    /** Whether values of a type are binary results, or a record of one text and such values. */
    static boolean has(JavaType type) {
        if (isBinary(type) || !type.getRawClass().isRecord()) {
            return isBinary(type);
        }
        int texts = 0;
        int binaries = 0;
        RecordComponent[] components = type.getRawClass().getRecordComponents();
        for (RecordComponent each : components) {
            JavaType component =
                    TypeFactory.defaultInstance().resolveMemberType(each.getGenericType(), type.getBindings());
            texts += component.getRawClass() == String.class ? 1 : 0;
            binaries += isBinary(component) ? 1 : 0;
        }
        return texts == 1 && binaries > 0 && texts + binaries == components.length;
    }

    /** Whether a lambda's result is, whose declared type is erased. */
    static boolean has(Object value) {
        if (value instanceof Collection<?> list) {
            return list.stream().allMatch(each -> each == null || each instanceof ToolBinaryResult);
        }
        Class<?> type = value.getClass();
        boolean isExamined = type.isRecord() ? isPlain(type) : type.isArray();
        return isExamined && has(TypeFactory.defaultInstance().constructType(type));
    }

    /** Whether a type is a ToolBinaryResult, or a list or array of them. */
    private static boolean isBinary(JavaType type) {
        JavaType list = type.findSuperType(Collection.class);
        JavaType element = type.isArrayType() ? type.getContentType() : list == null ? type : list.containedType(0);
        return element != null && element.getRawClass() == ToolBinaryResult.class;
    }

    /** Whether the mapper writes of a record its components alone, by their names: no annotation or getter changes that. */
    static boolean isPlain(Class<?> record) {
        for (Method each : record.getDeclaredMethods()) {
            boolean isGetter = each.getParameterCount() == 0 && each.getName().matches("(get|is)\\p{Lu}.*");
            if (isGetter && Modifier.isPublic(each.getModifiers())) {
                return false;
            }
        }
        return record == ToolBinaryResult.class
                || record.getInterfaces().length == 0 && !JacksonAnnotations.isAnnotated(record);
    }
}
