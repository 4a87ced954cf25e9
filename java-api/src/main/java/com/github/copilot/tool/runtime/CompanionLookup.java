package com.github.copilot.tool.runtime;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolMetadataProvider;
import java.lang.System.Logger.Level;
import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * The companions that have the tools of one class: its own, or those of the nearest superclass and interfaces that have
 * one. A companion has the tools that its class inherits.
 *
 * <p>The companions of supertypes are complete if they know every tool method of the class. An override that is
 * annotated like the method that it overrides is known: CDI copies annotations to its proxies.
 */
public final class CompanionLookup {
    private static final String SUFFIX = "$$CopilotToolMeta";

    /** The companions about which a warning was logged. */
    private static final Set<String> FOREIGN = ConcurrentHashMap.newKeySet();

    private final Class<?> type;

    /** The companions by their tool classes. */
    private final Map<Class<?>, Class<?>> companions = new LinkedHashMap<>();

    /** The first tool method that no companion knows; null if they know all. */
    private final Method unknown;

    /**
     * Looks up the companions of a class.
     *
     * @throws IllegalStateException if a companion cannot be loaded
     */
    CompanionLookup(Class<?> type) {
        this.type = type;
        addNearest(type);
        // The class's own companion has all tools.
        this.unknown = companions.containsKey(type) ? null : firstUnknown();
    }

    /**
     * Looks up the companions of a class, which have all tools.
     *
     * @throws IllegalStateException if they do not, or a companion cannot be loaded; the message says why
     */
    static CompanionLookup complete(Class<?> type) {
        CompanionLookup companions = new CompanionLookup(type);
        if (!companions.isComplete()) {
            throw companions.absent();
        }
        return companions;
    }

    /** Whether the companions have all tools, and there is at least one. */
    boolean isComplete() {
        return unknown == null && !companions.isEmpty();
    }

    /** Returns the name of the class that declares the tools, which a proxy extends, if there is a companion. */
    String toolClass() {
        return companions.keySet().iterator().next().getName();
    }

    /**
     * {@return the tools}
     *
     * @param bean the object that they are called on; null if all are static
     * @param mapper the mapper that they are given; null for {@link CopilotTools#mapper()}
     * @throws IllegalStateException if a companion cannot be used
     */
    Collection<ToolDefinition> definitions(Object bean, ObjectMapper mapper) {
        // Two companions can have the same inherited tool: it does not matter which one calls it.
        Map<String, ToolDefinition> byName = new LinkedHashMap<>();
        for (Class<?> companion : companions.values()) {
            for (ToolDefinition each : given(companion, bean, mapper)) {
                byName.putIfAbsent(each.name(), each);
            }
        }
        return byName.values();
    }

    /**
     * {@return the tools of an object that each call asks for}
     *
     * @param object returns the object
     * @param mapper the mapper that the tools are given; null for {@link CopilotTools#mapper()}
     * @throws IllegalStateException if a companion cannot be used, or needs the object to define the tools
     */
    Collection<ToolDefinition> suppliedDefinitions(Supplier<?> object, ObjectMapper mapper) {
        Map<String, ToolDefinition> byName = new LinkedHashMap<>();
        for (Map.Entry<Class<?>, Class<?>> each : companions.entrySet()) {
            Class<?> companion = each.getValue();
            SuppliedObject supplied = new SuppliedObject(
                    each.getKey(),
                    object,
                    made -> each.getKey().isInstance(made) ? given(companion, made, mapper) : ofProxy(made, mapper));
            for (ToolDefinition tool : withoutObject(companion, mapper)) {
                byName.putIfAbsent(tool.name(), supplied.tool(tool));
            }
        }
        return byName.values();
    }

    /** Returns the tools of an object that is not an instance of the tool class, such as a proxy of its interfaces. */
    private static Collection<ToolDefinition> ofProxy(Object object, ObjectMapper mapper) {
        CompanionLookup own = new CompanionLookup(object.getClass());
        return own.isComplete() ? own.definitions(object, mapper) : Collections.emptyList();
    }

    private static List<ToolDefinition> withoutObject(Class<?> companion, ObjectMapper mapper) {
        try {
            return given(companion, null, mapper);
        } catch (NullPointerException needed) {
            throw new IllegalStateException(
                    "The companion " + companion.getName()
                            + " needs an object to define its tools. Pass the object instead of a supplier, or compile"
                            + " its tool class with copilot-tool-processor.",
                    needed);
        }
    }

    /**
     * Makes sure that no tool of a class needs an object.
     *
     * @param type the class
     * @throws IllegalArgumentException if one does; the message names the methods
     */
    public static void requireStaticTools(Class<?> type) {
        requireStatic(type, CompanionLookup::isToolMethod);
    }

    /**
     * Makes sure that no tool by an annotation of another library needs an object. Which annotations make tools is an
     * option of the processor (R1.8): a tool's method has an annotation with a name, and the tool has that name or the
     * method's.
     *
     * @param tools the tools of the companions
     * @throws IllegalArgumentException if one does; the message names the methods
     */
    void requireStaticTools(Collection<ToolDefinition> tools) {
        Set<String> names = new HashSet<>();
        for (ToolDefinition each : tools) {
            names.add(each.name());
        }
        requireStatic(type, method -> !Collections.disjoint(names, toolNames(method)));
    }

    private static void requireStatic(Class<?> type, Predicate<Method> isTool) {
        Set<String> names = new TreeSet<>();
        for (Class<?> each : lineage(type)) {
            for (Method method : each.getDeclaredMethods()) {
                if (!Modifier.isStatic(method.getModifiers()) && isTool.test(method)) {
                    names.add(method.getName());
                }
            }
        }
        if (!names.isEmpty()) {
            throw new IllegalArgumentException("Tool methods of " + type.getName() + " need an instance: "
                    + String.join(", ", names) + ". Use an object of the class, or make them static.");
        }
    }

    /** Returns the names that a method's annotations can give to a tool; empty if none of them has a name. */
    private static Set<String> toolNames(Method method) {
        Set<String> names = new LinkedHashSet<>();
        for (Annotation each : method.getAnnotations()) {
            try {
                Object name = each.annotationType().getMethod("name").invoke(each);
                if (name instanceof String) {
                    names.add(method.getName());
                    names.add((String) name);
                }
            } catch (ReflectiveOperationException nameless) {
                continue;
            }
        }
        return names;
    }

    /** Returns the exception that says why the companions are not complete. */
    IllegalStateException absent() {
        if (unknown != null) {
            return new IllegalStateException(withoutCompanion(declarer()));
        }
        if (type.isArray() || Iterable.class.isAssignableFrom(type)) {
            return new IllegalStateException(type.getTypeName()
                    + " has no tools. If it contains the objects that have tools, pass each of them.");
        }
        if (!Proxy.isProxyClass(type)) {
            return new IllegalStateException(type.getName()
                    + " has no tools: there is neither a method annotated with @CopilotTool nor a companion "
                    + type.getName() + SUFFIX + "." + adviceForOtherLibraries());
        }
        List<String> names = new ArrayList<>();
        for (Class<?> each : type.getInterfaces()) {
            names.add(each.getName());
        }
        return new IllegalStateException(type.getName() + " has no tools: it is a JDK proxy, and no interface of it ("
                + String.join(", ", names) + ") has a method annotated with @CopilotTool. Annotate the interface's"
                + " methods, or let the framework make a proxy of the class (Spring: proxyTargetClass = true).");
    }

    /** Returns what to do about an annotation of another copy of the API, or of another library (R1.8). */
    private String adviceForOtherLibraries() {
        if (type.getName().equals(ToolDefinition.class.getName())) {
            return " " + UnusableCompanion.OTHER_COPY;
        }
        for (Method method : type.getMethods()) {
            for (Annotation each : method.getAnnotations()) {
                String name = each.annotationType().getSimpleName();
                if (each.annotationType().getName().equals(CopilotTool.class.getName())) {
                    return " " + UnusableCompanion.OTHER_COPY;
                }
                if (name.equals("Tool") || name.equals("McpTool")) {
                    return " Its method " + method.getName() + " is annotated with @"
                            + each.annotationType().getName()
                            + ": compile it with -Acopilot.tool.annotations and the name of that library.";
                }
            }
        }
        return " A shrinker such as ProGuard may have renamed them.";
    }

    private String withoutCompanion(Class<?> declarer) {
        String name = declarer.getName();
        String problem;
        if (declarer.isAnonymousClass() || declarer.isLocalClass() || Modifier.isPrivate(declarer.getModifiers())) {
            problem = name + " has the tool method " + unknown.getName() + ", but no companion: a class that is"
                    + " anonymous, local or private cannot have one. Declare its tools in a class that other code can"
                    + " name.";
        } else {
            problem = name + " has the tool method " + unknown.getName() + ", but no companion " + name + SUFFIX
                    + ": the annotation processor com.github.copilot.tool.CopilotToolProcessor did not run when it was"
                    + " compiled. Put the processor on javac's -processorpath (Maven: annotationProcessorPaths; Gradle:"
                    + " annotationProcessor), with -Acopilot.experimental.allowed=true. Or a shrinker such as ProGuard"
                    + " renamed one of the two.";
        }
        return declarer == type ? problem : problem + " The tools of an object of " + type.getName() + " were wanted.";
    }

    /** Returns the highest class that has the unknown method with the same annotation: no proxy that copies it. */
    private Class<?> declarer() {
        Class<?> highest = unknown.getDeclaringClass();
        for (Class<?> each = highest.getSuperclass(); each != null; each = each.getSuperclass()) {
            if (declaresAlike(each, unknown)) {
                highest = each;
            }
        }
        return highest;
    }

    private void addNearest(Class<?> each) {
        if (each == null || each.getClassLoader() == null || isKnown(each)) {
            return;
        }
        Class<?> companion = companion(each);
        if (companion != null) {
            companions.put(each, companion);
            return;
        }
        addNearest(each.getSuperclass());
        for (Class<?> implemented : each.getInterfaces()) {
            addNearest(implemented);
        }
    }

    /** Whether a companion has the tools of a class. */
    private boolean isKnown(Class<?> each) {
        for (Class<?> toolClass : companions.keySet()) {
            if (each.isAssignableFrom(toolClass)) {
                return true;
            }
        }
        return false;
    }

    private Method firstUnknown() {
        for (Class<?> each : lineage(type)) {
            if (!isKnown(each)) {
                for (Method method : each.getDeclaredMethods()) {
                    if (isToolMethod(method) && !isCopy(method)) {
                        return method;
                    }
                }
            }
        }
        return null;
    }

    /** Whether a method overrides one that a companion knows and that is annotated in the same way. */
    private boolean isCopy(Method method) {
        for (Class<?> toolClass : companions.keySet()) {
            for (Class<?> each : lineage(toolClass)) {
                if (declaresAlike(each, method)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean declaresAlike(Class<?> type, Method method) {
        for (Method each : type.getDeclaredMethods()) {
            if (isToolMethod(each)
                    && each.getName().equals(method.getName())
                    && Arrays.equals(each.getParameterTypes(), method.getParameterTypes())
                    && each.getAnnotation(CopilotTool.class).equals(method.getAnnotation(CopilotTool.class))) {
                return true;
            }
        }
        return false;
    }

    /** Returns the class and its supertypes, each once, without those of the JDK's own loader. */
    private static Set<Class<?>> lineage(Class<?> type) {
        Set<Class<?>> lineage = new LinkedHashSet<>();
        addLineage(type, lineage);
        return lineage;
    }

    private static void addLineage(Class<?> type, Set<Class<?>> lineage) {
        if (type != null && type.getClassLoader() != null && lineage.add(type)) {
            addLineage(type.getSuperclass(), lineage);
            for (Class<?> each : type.getInterfaces()) {
                addLineage(each, lineage);
            }
        }
    }

    // The compiler copies annotations to bridges, which return another type.
    private static boolean isToolMethod(Method method) {
        return method.isAnnotationPresent(CopilotTool.class) && !method.isBridge();
    }

    private static Class<?> companion(Class<?> type) {
        String name = type.getName() + SUFFIX;
        try {
            return Class.forName(name, false, type.getClassLoader());
        } catch (ClassNotFoundException missing) {
            return null;
        } catch (LinkageError unusable) {
            throw UnusableCompanion.because(name, unusable);
        }
    }

    // Logs once for each companion that the SDK's processor made, which has the same name: without a processor path,
    // javac
    // takes processors from the class path, where the SDK's jar is. A native image does not know nested classes.
    private static void warnIfForeign(Class<?> companion) {
        boolean isOurs = Companion.class.isAssignableFrom(companion)
                || System.getProperty("org.graalvm.nativeimage.imagecode") != null
                || Arrays.stream(companion.getDeclaredClasses())
                        .anyMatch(each -> each.getSimpleName().equals("Handler"));
        if (!isOurs && FOREIGN.add(companion.getName())) {
            System.getLogger("com.github.copilot.tool")
                    .log(
                            Level.WARNING,
                            companion.getName()
                                    + " was not made by copilot-tool-processor, but by another annotation processor, such"
                                    + " as the one in the Copilot SDK's jar: its arguments are not checked. Put"
                                    + " copilot-tool-processor on javac's -processorpath (Maven: annotationProcessorPaths;"
                                    + " Gradle: annotationProcessor), and compile again.");
        }
    }

    // The companion's type argument is the tool class: only the processor gives a companion its name.
    @SuppressWarnings("unchecked")
    private static List<ToolDefinition> given(Class<?> companion, Object bean, ObjectMapper mapper) {
        try {
            warnIfForeign(companion);
            CopilotToolMetadataProvider<Object> provider = (CopilotToolMetadataProvider<Object>)
                    companion.getConstructor().newInstance();
            return provider.definitions(bean, mapper == null ? CopilotTools.mapper() : mapper);
        } catch (IllegalAccessException closed) {
            throw closed(companion, closed);
        } catch (ReflectiveOperationException | ClassCastException | LinkageError unusable) {
            throw UnusableCompanion.because(companion, unusable);
        }
    }

    private static IllegalStateException closed(Class<?> companion, IllegalAccessException cause) {
        String own = CompanionLookup.class.getModule().getName();
        String reader = own == null ? "" : " to " + own;
        return new IllegalStateException(
                "The companion " + companion.getName() + " cannot be made: module "
                        + companion.getModule().getName()
                        + " does not export its package. Write `exports " + companion.getPackageName() + reader
                        + ";` in module-info.java.",
                cause);
    }
}
