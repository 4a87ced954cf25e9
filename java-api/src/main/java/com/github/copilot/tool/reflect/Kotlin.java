package com.github.copilot.tool.reflect;

import java.lang.annotation.Annotation;
import java.lang.reflect.Method;

/** Classes that Kotlin's compiler made, and their names in Kotlin. */
final class Kotlin {
    private Kotlin() {}

    /** Whether Kotlin's compiler made a class. */
    static boolean made(Class<?> type) {
        for (Annotation annotation : type.getAnnotations()) {
            if (annotation.annotationType().getName().equals("kotlin.Metadata")) {
                return true;
            }
        }
        return false;
    }

    /**
     * Returns a method's name as its source has it. Kotlin's compiler adds a dollar sign and the module's name, which
     * has none, to the names of internal functions (R3.1).
     */
    static String sourceName(Method method) {
        String name = method.getName();
        int end = name.lastIndexOf('$');
        boolean isMangled = end > 0 && end < name.length() - 1 && made(method.getDeclaringClass());
        return isMangled ? name.substring(0, end) : name;
    }
}
