package com.github.copilot.tool.reflect;

import com.github.copilot.rpc.ToolDefer;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
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
 * expression fails the calls of its tool alone. A class file does not keep the order of methods either: tools come by the
 * names of their methods.
 */
public final class AnnotatedTools {
    private final Object instance;
    private final Shapes shapes = new Shapes();

    private AnnotatedTools(Object instance) {
        this.instance = instance;
    }

    /** A class or interface that may have tools, and what its type variables are for the tool class. */
    private record Owner(Class<?> type, Map<TypeVariable<?>, TypeUse> variables) {}

    /** An annotated method, what declares it, and what the method that is called returns, which can be an override. */
    private record ToolMethod(Method method, Owner owner, TypeUse result) {}

    /**
     * The tools of a class, its own before those that it inherits.
     *
     * @param type the class
     * @param instance what they are called on; may be null where all are static
     * @return the definitions; empty where the class has no tool method
     * @throws UnusableTool if something about a tool cannot work; the message names the tool method
     */
    public static List<ToolDefinition> of(Class<?> type, Object instance) {
        AnnotatedTools tools = new AnnotatedTools(instance);
        Map<String, Method> names = new LinkedHashMap<>();
        List<ToolDefinition> definitions = new ArrayList<>();
        for (ToolMethod each : toolMethods(type)) {
            try {
                ToolDefinition definition = tools.definition(each);
                Method other = names.putIfAbsent(definition.name(), each.method);
                if (other != null) {
                    throw Problem.NAME_REPEATED.with("name", definition.name(), "other", "'" + print(other) + "'");
                }
                definitions.add(definition);
            } catch (UnusableTool problem) {
                throw new UnusableTool(
                        "The tool method " + each.method.getDeclaringClass().getName() + "." + print(each.method) + ": "
                                + problem.getMessage());
            }
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
        List<Class<?>> declarers = new ArrayList<>();
        for (ToolMethod each : toolMethods(type)) {
            if (!declarers.contains(each.owner.type)) {
                declarers.add(each.owner.type);
            }
        }
        return declarers;
    }

    /**
     * The tool methods of a class that need an instance.
     *
     * @param type the class
     * @return their names, sorted
     */
    public static List<String> instanceTools(Class<?> type) {
        return toolMethods(type).stream()
                .filter(each -> !Modifier.isStatic(each.method.getModifiers()))
                .map(each -> each.method.getName())
                .distinct()
                .sorted()
                .toList();
    }

    // Finding tool methods (R3.8).

    private static List<ToolMethod> toolMethods(Class<?> type) {
        List<Owner> owners = new ArrayList<>();
        addOwners(new Owner(type, Map.of()), owners);
        List<ToolMethod> found = new ArrayList<>();
        for (Owner owner : owners) {
            for (Method method : methods(owner.type)) {
                boolean isTool = method.isAnnotationPresent(CopilotTool.class)
                        && (owner.type == type || isInherited(method, type));
                if (isTool) {
                    addUnlessReplaced(method, owner, owners, found);
                }
            }
        }
        return found;
    }

    /** The class, its superclass's lineage, its interfaces' lineages; each once, none of the JDK's. */
    private static void addOwners(Owner owner, List<Owner> owners) {
        if (JdkTypes.contains(owner.type) || owners.stream().anyMatch(each -> each.type == owner.type)) {
            return;
        }
        owners.add(owner);
        List<AnnotatedType> supertypes = new ArrayList<>();
        if (owner.type.getAnnotatedSuperclass() != null) {
            supertypes.add(owner.type.getAnnotatedSuperclass());
        }
        supertypes.addAll(List.of(owner.type.getAnnotatedInterfaces()));
        for (AnnotatedType each : supertypes) {
            Class<?> type = TypeUse.of(each, owner.variables).raw();
            addOwners(new Owner(type, TypeUse.variables(each, owner.variables)), owners);
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

    // A static method hides those of its signature in superclasses, whatever its annotations (JLS 8.4.8.2); another one
    // overrides those above it, and implements those of interfaces that only the class below knows.
    private static void addUnlessReplaced(Method method, Owner owner, List<Owner> owners, List<ToolMethod> found) {
        boolean isStatic = Modifier.isStatic(method.getModifiers());
        Method called = method;
        Owner calledOn = owner;
        for (Owner each : owners) {
            boolean isBelow = each.type != owner.type
                    && (owner.type.isAssignableFrom(each.type)
                            || !isStatic && owner.type.isInterface() && !each.type.isInterface());
            Method same = isBelow && !Modifier.isPrivate(method.getModifiers()) ? same(method, owner, each) : null;
            if (same != null && (isStatic || same.isAnnotationPresent(CopilotTool.class))) {
                return;
            }
            if (same != null && called == method) {
                called = same;
                calledOn = each;
            }
        }
        TypeUse result = TypeUse.of(called.getAnnotatedReturnType(), calledOn.variables);
        found.add(new ToolMethod(method, owner, result));
    }

    private static Method same(Method method, Owner owner, Owner heir) {
        List<Class<?>> parameters = erased(method, owner);
        return methods(heir.type).stream()
                .filter(each -> each.getName().equals(method.getName())
                        && Modifier.isStatic(each.getModifiers()) == Modifier.isStatic(method.getModifiers())
                        && !Modifier.isPrivate(each.getModifiers())
                        && erased(each, heir).equals(parameters))
                .findFirst()
                .orElse(null);
    }

    private static List<Class<?>> erased(Method method, Owner owner) {
        return Arrays.stream(method.getAnnotatedParameterTypes())
                .<Class<?>>map(each -> TypeUse.of(each, owner.variables).raw())
                .toList();
    }

    // From a method to a definition.

    private ToolDefinition definition(ToolMethod tool) {
        Method method = tool.method;
        CopilotTool annotation = method.getAnnotation(CopilotTool.class);
        if (Modifier.isPrivate(method.getModifiers())) {
            throw Problem.METHOD_PRIVATE.with("method", method.getName());
        }
        String name = annotation.name().isEmpty() ? Names.ofMethod(method.getName()) : annotation.name();
        Names.check(name);
        if (!method.trySetAccessible()) {
            String owner = method.getDeclaringClass().getPackageName();
            throw new UnusableTool(
                    "it cannot be called; open the package " + owner + " to the module com.github.copilot.java.");
        }
        int invocation = invocation(method);
        boolean isSingle = method.getParameterCount() - (invocation < 0 ? 0 : 1) == 1;
        ObjectShape record = null;
        List<Argument> arguments = new ArrayList<>();
        for (int i = 0; i < method.getParameterCount(); i++) {
            if (i != invocation) {
                Parameter parameter = method.getParameters()[i];
                TypeUse use = TypeUse.of(method.getAnnotatedParameterTypes()[i], tool.owner.variables)
                        .annotated(List.of(parameter.getAnnotations()));
                Value value = shapes.linked(use, parameter.getName());
                if (isSingle && use.raw().isRecord() && value.shape() instanceof ObjectShape single) {
                    checkRecordParameter(parameter, use);
                    record = single;
                    arguments = ToolCall.arguments(single);
                } else {
                    arguments.add(argument(parameter, use, value));
                }
            }
        }
        Delivery delivery = Delivery.of(tool.result, method.getName());
        Map<String, Object> schema = new ToolSchema().of(arguments, record);
        ToolCall call = new ToolCall(name, arguments, record, target(method, invocation), delivery);
        return new ToolDefinition(
                name,
                annotation.value().isBlank() ? "" : annotation.value(),
                schema,
                call,
                annotation.overridesBuiltInTool() ? true : null,
                annotation.skipPermission() ? true : null,
                annotation.defer() == ToolDefer.NONE ? null : annotation.defer(),
                metadata(annotation),
                annotation.isTerminal() ? true : null);
    }

    /** The position of a method's ToolInvocation, or -1 (R4.2). */
    private static int invocation(Method method) {
        int invocation = -1;
        for (int i = 0; i < method.getParameterCount(); i++) {
            Parameter parameter = method.getParameters()[i];
            if (parameter.getType() == ToolInvocation.class) {
                if (invocation >= 0) {
                    throw Problem.INVOCATION_REPEATED.with("method", method.getName());
                }
                if (parameter.isAnnotationPresent(CopilotToolParam.class)) {
                    throw Problem.INVOCATION_ANNOTATED.with(
                            "parameter", parameter.getName(), "annotation", "CopilotToolParam");
                }
                invocation = i;
            }
        }
        return invocation;
    }

    private static Argument argument(Parameter parameter, TypeUse use, Value value) {
        ParamAnnotation said = ParamAnnotation.of(parameter.getAnnotation(CopilotToolParam.class));
        if (said.name().isEmpty() && !parameter.isNamePresent()) {
            throw new UnusableTool("The names of its parameters are not in its class file. Compile with the processor"
                    + " com.github.copilot.tool.CopilotToolProcessor or with javac's -parameters, or write"
                    + " @CopilotToolParam(name = ...).");
        }
        String java = parameter.isNamePresent() ? parameter.getName() : said.name();
        return Argument.of(java, use.raw(), value, said);
    }

    private static void checkRecordParameter(Parameter parameter, TypeUse use) {
        ParamAnnotation said = ParamAnnotation.of(parameter.getAnnotation(CopilotToolParam.class));
        // On a type variable it applies to subtypes that replace the variable (R3.11).
        boolean isVariable = parameter.getParameterizedType() instanceof TypeVariable;
        if (!isVariable && !said.equals(ParamAnnotation.NONE)) {
            String member = said.written() == null ? "value" : said.written();
            throw Problem.RECORD_PARAMETER.with(
                    "member", member, "parameter", parameter.getName(), "record", TypeUse.name(use.raw()));
        }
    }

    private ToolCall.Target target(Method method, int invocation) {
        Object receiver = Modifier.isStatic(method.getModifiers()) ? null : instance;
        return (values, call) -> {
            List<Object> passed = new ArrayList<>(Arrays.asList(values));
            if (invocation >= 0) {
                passed.add(invocation, call);
            }
            try {
                return method.invoke(receiver, passed.toArray());
            } catch (InvocationTargetException thrown) {
                throw thrown.getCause();
            }
        };
    }

    private static Map<String, Object> metadata(CopilotTool annotation) {
        Map<String, Object> metadata = new LinkedHashMap<>();
        for (CopilotTool.MetadataEntry each : annotation.metadata()) {
            // Flags where there are any, else the string where it is not empty, else the boolean (R3.7).
            CopilotTool.MetadataValue value = each.value();
            Map<String, Object> flags = new LinkedHashMap<>();
            for (CopilotTool.MetadataFlag flag : value.flags()) {
                put(flags, flag.name(), flag.value());
            }
            Object plain = value.str().isEmpty() ? (Object) value.bool() : value.str();
            put(metadata, each.key(), flags.isEmpty() ? plain : flags);
        }
        return metadata.isEmpty() ? null : metadata;
    }

    private static void put(Map<String, Object> map, String key, Object value) {
        if (map.putIfAbsent(key, value) != null) {
            throw Problem.METADATA_REPEATED.with("key", key);
        }
    }

    private static String print(Method method) {
        List<String> parameters =
                Arrays.stream(method.getParameterTypes()).map(TypeUse::name).toList();
        return method.getName() + "(" + String.join(", ", parameters) + ")";
    }
}
