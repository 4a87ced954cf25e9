package io.github.copilottool.tests;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * A tool that {@code ToolDefinition.fromObject} or {@code fromClass} returned. It is used by reflection, since the API
 * is not on the tests' class path.
 *
 * @param definition a {@code ToolDefinition}
 * @param loader the loader of the tool class
 */
record Tool(Object definition, ClassLoader loader) {
    private static final String RPC = "com.github.copilot.rpc.";
    private static final int SECONDS = 20;

    /** The result of a call: a value, or the throwable that the future failed with. */
    record Answer(Object value, Throwable failure) {}

    /** Returns the tools of a class, in order. */
    static List<Tool> of(ClassLoader loader, String toolClass) {
        try {
            Class<?> type = Class.forName(toolClass, true, loader);
            Object instance = instance(type);
            return tools(definitions(loader, type, instance), loader);
        } catch (InvocationTargetException e) {
            throw new AssertionError(toolClass + " gives no tools: " + e.getCause(), e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(toolClass + " gives no tools: " + e, e);
        }
    }

    /**
     * Returns the tools that the companion of a class makes with a mapper; none if it has no method with a mapper
     * (R2.2).
     */
    static List<Tool> of(ClassLoader loader, String toolClass, ObjectMapper mapper) {
        try {
            Class<?> type = Class.forName(toolClass, true, loader);
            Class<?> companion = loader.loadClass(toolClass + "$$CopilotToolMeta");
            return companion.getInterfaces().length == 0
                    ? List.of()
                    : tools(fromProvider(companion, instance(type), mapper), loader);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(toolClass + " gives no tools: " + e, e);
        }
    }

    private static List<?> fromProvider(Class<?> companion, Object instance, ObjectMapper mapper)
            throws ReflectiveOperationException {
        return (List<?>) companion
                .getInterfaces()[0]
                .getMethod("definitions", Object.class, ObjectMapper.class)
                .invoke(companion.getConstructor().newInstance(), instance, mapper);
    }

    /**
     * Returns the tools of a class by reflection, in any order.
     *
     * @param loader a loader that finds no companion of the class
     */
    static List<Tool> byReflection(ClassLoader loader, String toolClass) {
        try {
            Class<?> type = Class.forName(toolClass, true, loader);
            Object instance = instance(type);
            boolean unmakeable = instance == null && Modifier.isAbstract(type.getModifiers());
            List<?> definitions = unmakeable ? byReflection(loader, type) : definitions(loader, type, instance);
            return tools(definitions, loader);
        } catch (InvocationTargetException e) {
            throw new AssertionError(toolClass + " gives no tools: " + e.getCause(), e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(toolClass + " gives no tools: " + e, e);
        }
    }

    private static List<Tool> tools(List<?> definitions, ClassLoader loader) {
        return definitions.stream().map(each -> new Tool(each, loader)).toList();
    }

    /** Calls the implementation of {@code fromObject} directly, for a type that cannot be instantiated. */
    private static List<?> byReflection(ClassLoader loader, Class<?> type) throws ReflectiveOperationException {
        return (List<?>) loader.loadClass("com.github.copilot.tool.reflect.AnnotatedTools")
                .getMethod("of", Class.class, Object.class)
                .invoke(null, type, null);
    }

    String name() {
        return (String) component("name");
    }

    Object parameters() {
        return component("parameters");
    }

    /** Whether the API has failure results. */
    boolean resultsKnown() {
        try {
            definition.getClass().getClassLoader().loadClass(RPC + "ToolResultObject");
            return true;
        } catch (ClassNotFoundException e) {
            return false;
        }
    }

    /**
     * Calls the tool. If the arguments are null, {@code getArguments()} returns null (R5.5). It is an error if the
     * handler throws (R5.4).
     */
    Answer call(JsonNode arguments) {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        // As in a program. Jackson loads subtypes with this loader.
        thread.setContextClassLoader(loader);
        try {
            return ended((CompletableFuture<?>) invoke(arguments));
        } catch (InvocationTargetException e) {
            throw new AssertionError("The handler of " + name() + " throws " + e.getCause(), e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    private Object invoke(JsonNode arguments) throws ReflectiveOperationException {
        ClassLoader loader = definition.getClass().getClassLoader();
        Class<?> invocationType = loader.loadClass(RPC + "ToolInvocation");
        Object invocation = invocationType.getConstructor().newInstance();
        invocationType.getMethod("setSessionId", String.class).invoke(invocation, "the session");
        invocationType.getMethod("setToolCallId", String.class).invoke(invocation, "the call");
        invocationType.getMethod("setToolName", String.class).invoke(invocation, name());
        if (arguments != null) {
            invocationType.getMethod("setArguments", JsonNode.class).invoke(invocation, arguments);
        }
        return loader.loadClass(RPC + "ToolHandler")
                .getMethod("invoke", invocationType)
                .invoke(component("handler"), invocation);
    }

    private static Answer ended(CompletableFuture<?> future) {
        try {
            return new Answer(future.get(SECONDS, TimeUnit.SECONDS), null);
        } catch (ExecutionException e) {
            return new Answer(null, e.getCause());
        } catch (InterruptedException | TimeoutException e) {
            throw new AssertionError("The future never completes", e);
        }
    }

    /** Returns the argument of {@code fromObject}, or null if only {@code fromClass} can be called. */
    private static Object instance(Class<?> type) throws ReflectiveOperationException {
        if (type.isEnum()) {
            return type.getEnumConstants()[0];
        }
        if (Modifier.isAbstract(type.getModifiers())) {
            return null;
        }
        for (Constructor<?> constructor : type.getDeclaredConstructors()) {
            if (constructor.getParameterCount() == 0 && !Modifier.isPrivate(constructor.getModifiers())) {
                constructor.setAccessible(true);
                return constructor.newInstance();
            }
        }
        return null;
    }

    private static List<?> definitions(ClassLoader loader, Class<?> type, Object instance)
            throws ReflectiveOperationException {
        Class<?> definition = loader.loadClass(RPC + "ToolDefinition");
        String source = instance == null ? "fromClass" : "fromObject";
        boolean unmakeable = instance == null && Modifier.isAbstract(type.getModifiers());
        for (Method method : definition.getMethods()) {
            if (method.getName().equals(source) && !unmakeable) {
                return (List<?>) method.invoke(null, instance == null ? type : instance);
            }
        }
        return fromCompanion(loader, type, instance);
    }

    /**
     * Makes tools from a companion as the SDK's methods do, for stubs without these methods and for types that cannot
     * be instantiated.
     */
    private static List<?> fromCompanion(ClassLoader loader, Class<?> type, Object instance)
            throws ReflectiveOperationException {
        Class<?> companion = loader.loadClass(type.getName() + "$$CopilotToolMeta");
        if (companion.getInterfaces().length == 1) {
            return fromProvider(companion, instance, Json.OF_THE_SDK);
        }
        Method definitions = companion.getDeclaredMethod("definitions", type);
        definitions.setAccessible(true);
        return (List<?>) definitions.invoke(null, instance);
    }

    private Object component(String name) {
        try {
            return definition.getClass().getMethod(name).invoke(definition);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }
}
