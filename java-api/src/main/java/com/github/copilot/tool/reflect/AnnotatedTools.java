package com.github.copilot.tool.reflect;

import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolDefer;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import com.github.copilot.tool.runtime.Rules;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.lang.reflect.TypeVariable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The tools of a class that has no companion, by its annotations (SPEC sections 3 to 7).
 *
 * <p>What the processor reports as an error is an {@link UnusableTool} here, but for what reflection cannot see: a blank
 * description may stand for Javadoc, which no class file holds, and so stays blank. A pattern that is no regular
 * expression fails the calls of its tool alone, since only Java's own engine knows all that it refuses. A class file
 * does not keep the order of methods either: tools come by the names of their methods.
 */
public final class AnnotatedTools {
    private final Object instance;
    private final Shapes shapes;
    private final Readers readers;

    private AnnotatedTools(Class<?> type, Object instance) {
        this.instance = instance;
        this.shapes = new Shapes(RpcMapper.INSTANCE, type.getPackageName());
        this.readers = new Readers(shapes, RpcMapper.INSTANCE);
    }

    /** A tool method where the class has it. */
    private record Found(Method method, Use owner, Method called, Use calledOn) {}

    /**
     * The tools of a class, its own before those that it inherits.
     *
     * @param type the class
     * @param instance what they are called on; may be null where all are static
     * @return the definitions; empty where the class has no tool method
     * @throws UnusableTool if something about a tool cannot work; the message names the tool method
     */
    public static List<ToolDefinition> of(Class<?> type, Object instance) {
        AnnotatedTools tools = new AnnotatedTools(type, instance);
        Map<String, Method> names = new LinkedHashMap<>();
        List<ToolDefinition> definitions = new ArrayList<>();
        for (Found found : found(type)) {
            ToolDefinition definition;
            try {
                definition = tools.definition(found);
            } catch (UnusableTool problem) {
                throw new UnusableTool("The tool method " + print(found.method) + ": " + problem.getMessage());
            } catch (StackOverflowError tooDeep) {
                throw new UnusableTool("The tool method " + print(found.method)
                        + ": the types of its parameters nest too deeply in one another.");
            }
            Method other = names.putIfAbsent(definition.name(), found.method);
            if (other != null) {
                throw new UnusableTool(
                        "The tool methods " + print(other) + " and " + print(found.method) + " have one name, '"
                                + definition.name() + "': give one of them another by @CopilotTool(name).");
            }
            definitions.add(definition);
        }
        return Collections.unmodifiableList(definitions);
    }

    /**
     * The classes and interfaces that give a class its tools.
     *
     * @param type the class
     * @return the declaring types, the class itself first; empty where it has no tools
     */
    public static List<Class<?>> declarers(Class<?> type) {
        return found(type).stream()
                .<Class<?>>map(found -> found.method.getDeclaringClass())
                .distinct()
                .toList();
    }

    /**
     * The tool methods of a class that need an instance.
     *
     * @param type the class
     * @return their names, sorted
     */
    public static List<String> instanceTools(Class<?> type) {
        return found(type).stream()
                .filter(found -> !Modifier.isStatic(found.method.getModifiers()))
                .map(found -> found.method.getName())
                .distinct()
                .sorted()
                .toList();
    }

    // Finding tool methods (R3.8).

    private static List<Found> found(Class<?> type) {
        List<Use> lineage = lineage(type);
        List<Found> found = new ArrayList<>();
        for (Use owner : lineage) {
            for (Method method : methods(owner.raw())) {
                boolean tool = method.isAnnotationPresent(CopilotTool.class)
                        && (owner.raw() == type || isInherited(method, type))
                        && !isHidden(method, owner, lineage);
                if (tool && !isOverriddenByTool(method, owner, lineage)) {
                    found.add(found(method, owner, lineage));
                }
            }
        }
        return found;
    }

    /** The class, its superclass's lineage, its interfaces' lineages; each once, none of the JDK's. */
    private static List<Use> lineage(Class<?> type) {
        List<Use> lineage = new ArrayList<>();
        addLineage(Use.own(type), lineage);
        return lineage;
    }

    private static void addLineage(Use use, List<Use> lineage) {
        boolean known = lineage.stream().anyMatch(each -> each.raw() == use.raw());
        if (!known && !JdkTypes.has(use.raw())) {
            lineage.add(use);
            use.supertypes().forEach(each -> addLineage(each, lineage));
        }
    }

    private static List<Method> methods(Class<?> type) {
        return Arrays.stream(type.getDeclaredMethods())
                .filter(method -> !method.isBridge() && !method.isSynthetic())
                .sorted(Comparator.comparing(Method::getName)
                        .thenComparing(method -> Arrays.toString(method.getParameterTypes())))
                .toList();
    }

    // JLS 8.4.8: static methods of interfaces, private ones, and package-private ones of another package are not.
    private static boolean isInherited(Method method, Class<?> heir) {
        int modifiers = method.getModifiers();
        Class<?> owner = method.getDeclaringClass();
        if (Modifier.isPrivate(modifiers) || owner.isInterface() && Modifier.isStatic(modifiers)) {
            return false;
        }
        return Modifier.isPublic(modifiers)
                || Modifier.isProtected(modifiers)
                || owner.getPackageName().equals(heir.getPackageName());
    }

    // JLS 8.4.8.2: a static method hides those of its signature in superclasses, whatever its annotations.
    private static boolean isHidden(Method method, Use owner, List<Use> lineage) {
        if (!Modifier.isStatic(method.getModifiers())) {
            return false;
        }
        for (Use each : lineage) {
            boolean below = each.raw() != owner.raw() && owner.raw().isAssignableFrom(each.raw());
            if (below && sameSignature(method, owner, each, true) != null) {
                return true;
            }
        }
        return false;
    }

    private static boolean isOverriddenByTool(Method method, Use owner, List<Use> lineage) {
        for (Use each : lineage) {
            Method overriding = overriding(method, owner, each);
            if (overriding != null && overriding.isAnnotationPresent(CopilotTool.class)) {
                return true;
            }
        }
        return false;
    }

    private static Found found(Method method, Use owner, List<Use> lineage) {
        for (Use each : lineage) {
            Method overriding = overriding(method, owner, each);
            if (overriding != null) {
                return new Found(method, owner, overriding, each);
            }
        }
        return new Found(method, owner, method, owner);
    }

    /**
     * The method of {@code heir} that overrides one of {@code owner}, or null. A superclass's method implements one of an
     * interface that only the class below knows.
     */
    private static Method overriding(Method method, Use owner, Use heir) {
        boolean inherits = heir.raw() != owner.raw()
                && (owner.raw().isAssignableFrom(heir.raw())
                        || owner.raw().isInterface() && !heir.raw().isInterface());
        if (!inherits || Modifier.isStatic(method.getModifiers()) || Modifier.isPrivate(method.getModifiers())) {
            return null;
        }
        return sameSignature(method, owner, heir, false);
    }

    private static Method sameSignature(Method method, Use owner, Use heir, boolean isStatic) {
        List<Class<?>> parameters = erased(method, owner);
        for (Method each : methods(heir.raw())) {
            int modifiers = each.getModifiers();
            if (each.getName().equals(method.getName())
                    && Modifier.isStatic(modifiers) == isStatic
                    && !Modifier.isPrivate(modifiers)
                    && erased(each, heir).equals(parameters)) {
                return each;
            }
        }
        return null;
    }

    private static List<Class<?>> erased(Method method, Use owner) {
        List<Class<?>> erased = new ArrayList<>();
        for (AnnotatedType each : method.getAnnotatedParameterTypes()) {
            erased.add(Use.of(each, owner.bindings()).raw());
        }
        return erased;
    }

    // From a method to a definition.

    private ToolDefinition definition(Found found) {
        Method method = found.method;
        CopilotTool annotation = method.getAnnotation(CopilotTool.class);
        if (Modifier.isPrivate(method.getModifiers())) {
            throw new UnusableTool("it is private; a tool may have any other visibility.");
        }
        String name = annotation.name().isEmpty() ? Names.ofMethod(method.getName()) : annotation.name();
        Names.check(name);
        if (!method.trySetAccessible()) {
            throw new UnusableTool("it cannot be called; open the package "
                    + method.getDeclaringClass().getPackageName() + " to the module com.github.copilot.java.");
        }
        List<Parameter> given = new ArrayList<>();
        List<Use> uses = new ArrayList<>();
        int invocation = sort(found, given, uses);
        Plan.FlatRecord record = null;
        Shape.ObjectOf flattened = uses.size() == 1 ? shapes.flattened(uses.get(0)) : null;
        List<Argument> arguments = new ArrayList<>();
        if (flattened != null) {
            checkRecordParameter(given.get(0));
            record = Plan.FlatRecord.of(uses.get(0), flattened, arguments, shapes, readers);
        } else {
            for (int i = 0; i < uses.size(); i++) {
                arguments.add(argument(given.get(i), uses.get(i)));
            }
        }
        Use returned = Use.of(found.called.getAnnotatedReturnType(), found.calledOn.bindings());
        Delivery delivery = Delivery.of(returned, method.getName());
        Map<String, Object> schema = new ToolSchema(shapes).of(arguments, flattened);
        List<String> paths =
                record == null ? arguments.stream().map(Argument::name).toList() : List.of("");
        Plan plan = new Plan(name, arguments, record, target(found, given, paths, invocation), delivery);
        return new ToolDefinition(
                name,
                annotation.value().isBlank() ? "" : annotation.value(),
                schema,
                plan,
                annotation.overridesBuiltInTool() ? true : null,
                annotation.skipPermission() ? true : null,
                annotation.defer() == ToolDefer.NONE ? null : annotation.defer(),
                metadata(annotation),
                annotation.isTerminal() ? true : null);
    }

    /** Sorts a method's parameters; gives the position of its ToolInvocation, or -1 (R4.2). */
    private static int sort(Found found, List<Parameter> given, List<Use> uses) {
        int invocation = -1;
        Parameter[] parameters = found.method.getParameters();
        AnnotatedType[] types = found.method.getAnnotatedParameterTypes();
        for (int i = 0; i < parameters.length; i++) {
            if (parameters[i].getType() != ToolInvocation.class) {
                given.add(parameters[i]);
                uses.add(Use.of(types[i], found.owner.bindings()).marked(parameters[i]));
            } else if (invocation >= 0) {
                throw new UnusableTool("it has more than one ToolInvocation, which is the context of its one call.");
            } else if (parameters[i].isAnnotationPresent(CopilotToolParam.class)) {
                throw new UnusableTool("@CopilotToolParam on its ToolInvocation means nothing: that is the call's"
                        + " context and no part of the schema.");
            } else {
                invocation = i;
            }
        }
        return invocation;
    }

    private Argument argument(Parameter parameter, Use use) {
        Said said = Said.of(parameter.getAnnotation(CopilotToolParam.class));
        if (said.name().isEmpty() && !parameter.isNamePresent()) {
            throw new UnusableTool("its class file does not hold the names of its parameters, which the processor would"
                    + " have read from the source. Compile with the processor com.github.copilot.tool.CopilotToolProcessor,"
                    + " or with javac's -parameters, or write @CopilotToolParam(name = ...).");
        }
        String java = parameter.isNamePresent() ? parameter.getName() : said.name();
        return Argument.of(java, use, said, shapes, readers);
    }

    private static void checkRecordParameter(Parameter parameter) {
        CopilotToolParam annotation = parameter.getAnnotation(CopilotToolParam.class);
        // On a type variable it has a meaning for heirs that put something else in its place (R3.11).
        boolean isVariable = parameter.getParameterizedType() instanceof TypeVariable;
        if (annotation != null && !isVariable && !Said.of(annotation).equals(Said.NOTHING)) {
            throw new UnusableTool("@CopilotToolParam on its single record means nothing, since the record's components"
                    + " are the tool's arguments: write it on those of "
                    + parameter.getType().getSimpleName() + ".");
        }
    }

    /**
     * What calls a method.
     *
     * @param given its parameters but the ToolInvocation
     * @param paths where their values come from, in the same order
     * @param invocation the position of the ToolInvocation, or -1
     */
    private Plan.Target target(Found found, List<Parameter> given, List<String> paths, int invocation) {
        Method method = found.method;
        Object receiver = Modifier.isStatic(method.getModifiers()) ? null : instance;
        List<Use.Bounds> bounds = new ArrayList<>();
        for (Parameter each : given) {
            bounds.add(Use.bounds(each.getAnnotatedType(), found.owner.bindings()));
        }
        return (values, call) -> {
            // The method itself asks for the first bound alone; a caller's compiler sees to the others (R3.9).
            for (int i = 0; i < values.length; i++) {
                Use.Bounds each = bounds.get(i);
                Rules.requireBounds(values[i], paths.get(i), each.dimensions(), each.classes());
            }
            Object[] passed = values;
            if (invocation >= 0) {
                List<Object> all = new ArrayList<>(Arrays.asList(values));
                all.add(invocation, call);
                passed = all.toArray();
            }
            try {
                return method.invoke(receiver, passed);
            } catch (InvocationTargetException thrown) {
                throw thrown.getCause();
            }
        };
    }

    private static Map<String, Object> metadata(CopilotTool annotation) {
        Map<String, Object> metadata = new LinkedHashMap<>();
        for (CopilotTool.MetadataEntry each : annotation.metadata()) {
            put(metadata, each.key(), value(each.value()));
        }
        return metadata.isEmpty() ? null : metadata;
    }

    // Flags where there are any, else the string where it is not empty, else the boolean (R3.7).
    private static Object value(CopilotTool.MetadataValue value) {
        if (value.flags().length == 0) {
            return value.str().isEmpty() ? (Object) value.bool() : value.str();
        }
        Map<String, Object> flags = new LinkedHashMap<>();
        for (CopilotTool.MetadataFlag each : value.flags()) {
            put(flags, each.name(), each.value());
        }
        return flags;
    }

    private static void put(Map<String, Object> map, String key, Object value) {
        if (map.putIfAbsent(key, value) != null) {
            throw new UnusableTool("its metadata has the key '" + key + "' twice.");
        }
    }

    private static String print(Method method) {
        List<String> parameters = Arrays.stream(method.getParameterTypes())
                .map(Class::getSimpleName)
                .toList();
        return method.getDeclaringClass().getName() + "." + method.getName() + "(" + String.join(", ", parameters)
                + ")";
    }
}
