package io.github.copilottool.testkit;

import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolHandler;
import com.github.copilot.tool.runtime.Companion;
import java.io.IOException;
import java.io.InputStream;
import java.lang.annotation.Annotation;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Handlers that read arguments as a tool's handler does, and then do not call the tool.
 *
 * <p>A companion's handler reads and calls. So this class defines a copy of the companion beside it, under another
 * name, in which the calls of the tool methods name a method that does not exist. Java links a method at its first call
 * and after its arguments, so the future of such a handler fails with a {@link NoSuchMethodError} if, and only if, the
 * tool would be called. Companions need nothing for this. The handlers of a linked companion are made by its superclass
 * (R9.7). It is used by reflection, because a companion's class loader can have a superclass of its own.
 */
final class ReadingOnly {
    private static final String COMPANION = "$$CopilotToolMeta";
    private static final String COPY = "$$CopilotToolRead";

    /** The class of the handlers of linked companions; it has the fields that the methods here read. */
    private static final String LINKED_HANDLER = "com.github.copilot.tool.runtime.CompanionHandler";

    /** The class of handlers that wrap another one, which is their field {@code handler}. */
    private static final String WRAPPER = "com.github.copilot.tool.runtime.DefinitionCopy$Handler";

    /** The name of the method that does not exist. */
    private static final String MISSING = "$notCalledByTheTestKit";

    private static final ClassValue<Map<String, Class<?>>> COPIES = new ClassValue<>() {
        @Override
        protected Map<String, Class<?>> computeValue(Class<?> companion) {
            return copy(companion);
        }
    };

    private ReadingOnly() {}

    /** Whether the future of such a handler failed because the tool would have been called. */
    static boolean isCall(Throwable failure) {
        return failure instanceof NoSuchMethodError
                && String.valueOf(failure.getMessage()).contains(MISSING);
    }

    /** Returns a handler that only reads. */
    static ToolHandler of(ToolDefinition definition) throws UncheckableTool {
        Class<?> companion = companion(definition);
        try {
            ToolHandler handler = own(definition.handler());
            if (!isOurs(handler.getClass(), companion)) {
                throw new UncheckableTool(
                        "its companion " + companion.getName() + " was not made by copilot-tool-processor,"
                                + " but by another annotation processor, such as the one in the Copilot SDK's jar: put"
                                + " copilot-tool-processor on javac's -processorpath (Maven: annotationProcessorPaths; Gradle:"
                                + " annotationProcessor), and compile again");
            }
            Map<String, Class<?>> copies = COPIES.get(companion);
            return handler.getClass().getName().equals(LINKED_HANDLER)
                    ? linkedHandler(copies.get(companion.getName()), handler)
                    : handler(copies.get(handler.getClass().getName()), handler);
        } catch (IllegalStateException
                | InaccessibleObjectException
                | LinkageError
                | ReflectiveOperationException refused) {
            Throwable cause = refused.getCause() == null ? refused : refused.getCause();
            throw new UncheckableTool("its companion cannot be copied: " + cause);
        }
    }

    /** Whether a companion's handler is one that copilot-tool-processor makes, linked or embedded (R9.7). */
    private static boolean isOurs(Class<?> handler, Class<?> companion) {
        return handler.getName().equals(LINKED_HANDLER) || handler.getName().equals(companion.getName() + "$Handler");
    }

    /** Returns the companion that a tool comes from. */
    static Class<?> companion(ToolDefinition definition) throws UncheckableTool {
        Class<?> companion = Companion.of(definition.handler());
        if (companion == null) {
            throw new UncheckableTool("it has no companion, so its arguments cannot be read without calling it");
        }
        return companion;
    }

    /** Returns the companion's own handler. */
    private static ToolHandler own(ToolHandler handler) throws ReflectiveOperationException {
        ToolHandler own = handler;
        while (own != null && WRAPPER.equals(own.getClass().getName())) {
            own = (ToolHandler) field(own, "handler");
        }
        return own;
    }

    private static Object field(ToolHandler handler, String name) throws ReflectiveOperationException {
        Field field = handler.getClass().getDeclaredField(name);
        field.setAccessible(true);
        return field.get(handler);
    }

    /** Creates a handler of the copy of a linked companion, with the values of another one, but without the instance. */
    private static ToolHandler linkedHandler(Class<?> copy, ToolHandler handler) throws ReflectiveOperationException {
        Constructor<?> constructor = copy.getDeclaredConstructor();
        constructor.setAccessible(true);
        Object companion = constructor.newInstance();
        for (Method each : copy.getMethods()) {
            if (each.getName().equals("handler")) {
                return (ToolHandler) each.invoke(
                        companion, field(handler, "number"), field(handler, "tool"), null, field(handler, "mapper"));
            }
        }
        throw new NoSuchMethodException("handler");
    }

    /** Creates a handler with the values of another one, but without the instance. */
    private static ToolHandler handler(Class<?> copy, ToolHandler handler) throws ReflectiveOperationException {
        List<Object> values = new ArrayList<>();
        for (Field field : handler.getClass().getDeclaredFields()) {
            field.setAccessible(true);
            values.add(field.getName().equals("instance") ? null : field.get(handler));
        }
        Constructor<?> constructor = copy.getDeclaredConstructors()[0];
        constructor.setAccessible(true);
        return (ToolHandler) constructor.newInstance(values.toArray());
    }

    /** Returns the copies of a companion's classes, by the names of the classes. */
    private static Map<String, Class<?>> copy(Class<?> companion) {
        Set<String> methods = new HashSet<>();
        Set<String> owners = new HashSet<>();
        addToolMethods(toolClass(companion), methods, owners);
        String simple = simpleName(companion);
        String copied = simple.substring(0, simple.length() - COMPANION.length()) + COPY;
        Map<Class<?>, byte[]> files = new HashMap<>();
        Map<String, Class<?>> copies = new HashMap<>();
        try {
            MethodHandles.Lookup lookup = MethodHandles.privateLookupIn(companion, MethodHandles.lookup());
            List<Class<?>> classes = List.of(companion.getNestMembers());
            for (Class<?> each : classes) {
                byte[] changed = RenamedCalls.of(
                        bytes(each),
                        simple,
                        copied,
                        (owner, name) -> owners.contains(owner) && methods.contains(name),
                        MISSING);
                files.put(each, changed);
            }
            // A class is also linked, which needs the types of the exceptions that it catches.
            classes.stream().filter(Throwable.class::isAssignableFrom).forEach(each -> define(each, files, lookup));
            classes.forEach(each -> define(each, files, lookup));
            for (Class<?> each : classes) {
                String copy = each.getName().replace(simple, copied);
                copies.put(each.getName(), Class.forName(copy, false, companion.getClassLoader()));
            }
            return copies;
        } catch (IOException | ClassNotFoundException | IllegalAccessException failed) {
            throw new IllegalStateException(failed);
        }
    }

    /**
     * Defines the copy of a class after that of its superclass, unless it is defined. A class that cannot be linked yet
     * is defined nevertheless.
     */
    private static void define(Class<?> type, Map<Class<?>, byte[]> files, MethodHandles.Lookup lookup) {
        byte[] file = files.remove(type);
        if (file == null) {
            return;
        }
        define(type.getSuperclass(), files, lookup);
        try {
            lookup.defineClass(file);
        } catch (NoClassDefFoundError linkedLater) {
            // The first call links it.
        } catch (IllegalAccessException refused) {
            throw new IllegalStateException(refused);
        }
    }

    private static String simpleName(Class<?> type) {
        return type.getName().substring(type.getName().lastIndexOf('.') + 1);
    }

    private static byte[] bytes(Class<?> type) throws IOException {
        try (InputStream in = type.getResourceAsStream(simpleName(type) + ".class")) {
            if (in == null) {
                throw new IOException("there is no class file of " + type.getName());
            }
            return in.readAllBytes();
        }
    }

    /** Returns the class whose companion this is. */
    static Class<?> toolClass(Class<?> companion) {
        String name = companion.getName();
        try {
            return Class.forName(
                    name.substring(0, name.length() - COMPANION.length()), false, companion.getClassLoader());
        } catch (ClassNotFoundException missing) {
            throw new IllegalStateException(missing);
        }
    }

    private static void addToolMethods(Class<?> type, Set<String> methods, Set<String> owners) {
        // The companion calls methods of the JDK's types, which tools may be named like.
        if (type == null
                || type.getName().startsWith("java.")
                || !owners.add(type.getName().replace('.', '/'))) {
            return;
        }
        for (Method each : type.getDeclaredMethods()) {
            for (Annotation annotation : each.getDeclaredAnnotations()) {
                if (ToolAnnotations.areTools(annotation.annotationType())) {
                    methods.add(each.getName());
                }
            }
        }
        addToolMethods(type.getSuperclass(), methods, owners);
        for (Class<?> each : type.getInterfaces()) {
            addToolMethods(each, methods, owners);
        }
    }
}
