package com.github.copilot.rpc;

import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolMetadataProvider;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Finds and uses the companion that the processor generated for a tool class. */
final class Companions {
    private static final String SUFFIX = "$$CopilotToolMeta";

    private Companions() {}

    /**
     * The tools of a class, by its companion.
     *
     * @param type the tool class
     * @param instance what the tools are called on; null where all are static
     * @throws IllegalStateException if there is no companion or it cannot be used
     */
    static List<ToolDefinition> definitions(Class<?> type, Object instance) {
        return companion(type).definitions(instance, RpcMapper.INSTANCE);
    }

    /**
     * Makes sure that a class has no tool that needs an instance.
     *
     * @throws IllegalArgumentException if it has; the message names their methods
     */
    static void requireStaticTools(Class<?> type) {
        Set<String> names = new TreeSet<>();
        Deque<Class<?>> open = new ArrayDeque<>(List.of(type));
        while (!open.isEmpty()) {
            Class<?> next = open.remove();
            for (Method method : next.getDeclaredMethods()) {
                boolean tool = method.isAnnotationPresent(CopilotTool.class) && !method.isBridge();
                if (tool && !Modifier.isStatic(method.getModifiers())) {
                    names.add(method.getName());
                }
            }
            if (next.getSuperclass() != null) {
                open.add(next.getSuperclass());
            }
            open.addAll(List.of(next.getInterfaces()));
        }
        if (!names.isEmpty()) {
            throw new IllegalArgumentException("Tool methods of " + type.getName() + " need an instance: "
                    + String.join(", ", names) + ". Use ToolDefinition.fromObject, or make them static.");
        }
    }

    // The companion's type argument is the tool class: its name says so, and only the processor gives that name.
    @SuppressWarnings("unchecked")
    private static CopilotToolMetadataProvider<Object> companion(Class<?> type) {
        String name = type.getName() + SUFFIX;
        try {
            Class<?> found = Class.forName(name, true, type.getClassLoader());
            return (CopilotToolMetadataProvider<Object>) found.getConstructor().newInstance();
        } catch (ClassNotFoundException missing) {
            throw new IllegalStateException(
                    type.getName() + " has no companion " + name
                            + ": compile it with the annotation processor com.github.copilot.tool.CopilotToolProcessor.",
                    missing);
        } catch (ReflectiveOperationException | ClassCastException | LinkageError unusable) {
            throw new IllegalStateException(
                    "The companion " + name
                            + " cannot be used. It must be compiled against this version of the API, and in a named"
                            + " module its package must be exported or open to com.github.copilot.java.",
                    unusable);
        }
    }
}
