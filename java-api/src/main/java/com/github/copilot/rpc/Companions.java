package com.github.copilot.rpc;

import com.github.copilot.tool.CopilotToolMetadataProvider;
import com.github.copilot.tool.reflect.AnnotatedTools;
import com.github.copilot.tool.reflect.UnusableTool;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;

/** The companions that the processor generated for a class's tools; without them reflection makes the tools. */
final class Companions {
    private static final String SUFFIX = "$$CopilotToolMeta";
    private static final AtomicBoolean LOGGED = new AtomicBoolean();

    private Companions() {}

    /**
     * Returns the tools of a class.
     *
     * @param type the class of the instance, or the tool class
     * @param instance the object that the tools are called on; null if all are static
     * @return the definitions, at least one unless a companion says that there are none
     * @throws IllegalStateException if there are no tools, a companion cannot be used, or there is none and reflection
     *     cannot make the tools
     */
    static List<ToolDefinition> definitions(Class<?> type, Object instance) {
        Class<?> own = companion(type);
        if (own != null) {
            return given(own, instance);
        }
        List<Class<?>> declarers = AnnotatedTools.declarers(type);
        if (declarers.isEmpty()) {
            throw new IllegalStateException(type.getName()
                    + " has no tools: there is neither a method annotated with @CopilotTool nor a companion "
                    + type.getName()
                    + SUFFIX + ".");
        }
        Map<Class<?>, Class<?>> nearest = new LinkedHashMap<>();
        addNearest(type, nearest);
        boolean known =
                declarers.stream().allMatch(each -> nearest.keySet().stream().anyMatch(each::isAssignableFrom));
        return known ? joined(nearest, instance) : byReflection(type, instance);
    }

    // Adds the nearest types that have companions: the class itself, or else those of its superclass and of its
    // interfaces. A companion has the tools that its class inherits.
    private static void addNearest(Class<?> type, Map<Class<?>, Class<?>> nearest) {
        boolean covered = nearest.keySet().stream().anyMatch(type::isAssignableFrom);
        if (covered || type.getClassLoader() == null) {
            return;
        }
        Class<?> companion = companion(type);
        if (companion != null) {
            nearest.put(type, companion);
            return;
        }
        if (type.getSuperclass() != null) {
            addNearest(type.getSuperclass(), nearest);
        }
        for (Class<?> each : type.getInterfaces()) {
            addNearest(each, nearest);
        }
    }

    // Two companions can have the same inherited tool: it does not matter which one calls it.
    private static List<ToolDefinition> joined(Map<Class<?>, Class<?>> nearest, Object instance) {
        Map<String, ToolDefinition> definitions = new LinkedHashMap<>();
        nearest.forEach((type, companion) -> {
            for (ToolDefinition each : given(companion, instance)) {
                definitions.putIfAbsent(each.name(), each);
            }
        });
        return Collections.unmodifiableList(new ArrayList<>(definitions.values()));
    }

    private static List<ToolDefinition> byReflection(Class<?> type, Object instance) {
        List<ToolDefinition> definitions;
        try {
            definitions = AnnotatedTools.of(type, instance);
        } catch (UnusableTool problem) {
            throw new IllegalStateException(problem.getMessage(), problem);
        }
        if (LOGGED.compareAndSet(false, true)) {
            Logger logger = System.getLogger(ToolDefinition.class.getName());
            logger.log(
                    Level.WARNING,
                    "{0} has no companion: the annotation processor com.github.copilot.tool.CopilotToolProcessor did not"
                            + " run when it was compiled, so its tools are made by reflection, without descriptions from"
                            + " Javadoc. Put the processor on javac''s -processorpath (Maven: annotationProcessorPaths;"
                            + " Gradle: annotationProcessor), with -Acopilot.experimental.allowed=true. This is logged"
                            + " once.",
                    type.getName());
        }
        return definitions;
    }

    /**
     * Makes sure that a class has no tool that needs an instance.
     *
     * @param type the class
     * @throws IllegalArgumentException if it has one; the message names the methods
     */
    static void requireStaticTools(Class<?> type) {
        List<String> names = AnnotatedTools.instanceTools(type);
        if (!names.isEmpty()) {
            throw new IllegalArgumentException("Tool methods of " + type.getName() + " need an instance: "
                    + String.join(", ", names) + ". Use ToolDefinition.fromObject, or make them static.");
        }
    }

    private static Class<?> companion(Class<?> type) {
        String name = type.getName() + SUFFIX;
        try {
            return Class.forName(name, true, type.getClassLoader());
        } catch (ClassNotFoundException missing) {
            return null;
        } catch (LinkageError unusable) {
            throw UnusableCompanion.because(name, unusable);
        }
    }

    // The companion's type argument is the tool class: only the processor gives a companion its name.
    @SuppressWarnings("unchecked")
    private static List<ToolDefinition> given(Class<?> companion, Object instance) {
        try {
            CopilotToolMetadataProvider<Object> provider = (CopilotToolMetadataProvider<Object>)
                    companion.getConstructor().newInstance();
            return provider.definitions(instance, RpcMapper.INSTANCE);
        } catch (IllegalAccessException closed) {
            throw closed(companion, closed);
        } catch (ReflectiveOperationException | ClassCastException | LinkageError unusable) {
            throw UnusableCompanion.because(companion.getName(), unusable);
        }
    }

    private static IllegalStateException closed(Class<?> companion, IllegalAccessException cause) {
        String api = ToolDefinition.class.getModule().getName();
        String reader = api == null ? "" : " to " + api;
        return new IllegalStateException(
                "The companion " + companion.getName() + " cannot be made: module "
                        + companion.getModule().getName()
                        + " does not export its package. Write `exports " + companion.getPackageName() + reader
                        + ";` in module-info.java.",
                cause);
    }
}
