package com.github.copilot.tool.reflect;

import com.github.copilot.rpc.ToolDefer;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import com.github.copilot.tool.runtime.ToolFailure;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.lang.reflect.TypeVariable;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The tools of a class that has no companion, by its annotations (docs/rules.md, sections 3 to 7).
 *
 * <p>A problem that the processor reports as an error is an {@link UnusableTool} here, and so is what only a companion
 * does. Tools are in the order of their methods' names, because class files do not keep the order of methods.
 */
public final class AnnotatedTools {
    private static final String REMEDY = "Compile the class with copilot-tool-processor.";

    private final Class<?> toolClass;
    private final Object instance;
    private Shapes shapes = new Shapes();

    private AnnotatedTools(Class<?> toolClass, Object instance) {
        this.toolClass = toolClass;
        this.instance = instance;
    }

    /** An annotated method, and the result and exceptions of the method that is called, which can be an override. */
    private record ToolMethod(Method method, TypeUse owner, TypeUse result, Set<Class<?>> thrown) {}

    /**
     * {@return the tools of a class, its own before those that it inherits; empty if it has no tool method}
     *
     * @param type the class
     * @param instance the object that they are called on; may be null if all are static
     * @throws UnusableTool if a tool cannot work or is not supported; the message has each of these tool methods, with
     *     the reason and what to do
     */
    public static List<ToolDefinition> of(Class<?> type, Object instance) {
        AnnotatedTools tools = new AnnotatedTools(type, instance);
        Map<String, Method> names = new LinkedHashMap<>();
        List<ToolDefinition> definitions = new ArrayList<>();
        List<String> problems = new ArrayList<>();
        for (ToolMethod each : toolMethods(type)) {
            try {
                ToolDefinition tool = tools.definition(each);
                Method other = names.putIfAbsent(tool.name(), each.method);
                if (other != null) {
                    String own = "'" + print(other) + "'";
                    throw UnusableTool.problem("name-repeated", tool.name(), own, "@CopilotTool(name = ...)");
                }
                definitions.add(tool);
            } catch (UnusableTool problem) {
                // A shape that is not finished is known to these.
                tools.shapes = new Shapes();
                problems.add(each.method.getDeclaringClass().getName() + "." + print(each.method) + ": "
                        + problem.message(REMEDY));
            }
        }
        if (problems.size() == 1) {
            throw new UnusableTool("The tool method " + problems.get(0));
        }
        if (!problems.isEmpty()) {
            throw new UnusableTool(problems.size() + " tool methods of " + type.getName()
                    + " cannot be used without a companion:\n- " + String.join("\n- ", problems));
        }
        return Collections.unmodifiableList(definitions);
    }

    /**
     * {@return the tool methods of a class, its own before those that it inherits}
     *
     * @param type the class
     */
    public static List<Method> methods(Class<?> type) {
        return toolMethods(type).stream().map(ToolMethod::method).toList();
    }

    // Finding tool methods (R3.8).

    private static List<ToolMethod> toolMethods(Class<?> type) {
        List<TypeUse> owners = new ArrayList<>();
        addOwners(TypeUse.of(type), owners);
        List<ToolMethod> found = new ArrayList<>();
        for (TypeUse owner : owners) {
            methods(owner)
                    .filter(method -> method.isAnnotationPresent(CopilotTool.class) && isInherited(method, type))
                    .forEach(method -> addUnlessReplaced(method, owner, owners, found));
        }
        return found;
    }

    // Adds the class, then the owners of its superclass, then those of its interfaces; each once.
    private static void addOwners(TypeUse owner, List<TypeUse> owners) {
        Class<?> raw = owner.raw();
        if (Tables.isJdk(raw) || owners.stream().anyMatch(each -> each.raw() == raw)) {
            return;
        }
        owners.add(owner);
        Stream.concat(Stream.ofNullable(raw.getAnnotatedSuperclass()), Stream.of(raw.getAnnotatedInterfaces()))
                .forEach(each -> addOwners(TypeUse.of(each, owner.variables(raw)), owners));
    }

    private static Stream<Method> methods(TypeUse owner) {
        return Arrays.stream(owner.raw().getDeclaredMethods())
                .filter(each -> !each.isSynthetic())
                .sorted(Comparator.comparing(each -> each.getName() + " " + Arrays.toString(each.getParameterTypes())));
    }

    private static List<Class<?>> raw(TypeUse owner, AnnotatedType... written) {
        Map<TypeVariable<?>, TypeUse> variables = owner.variables(owner.raw());
        return Arrays.stream(written)
                .<Class<?>>map(each -> TypeUse.of(each, variables).raw())
                .toList();
    }

    // Returns the method of a subtype that has the signature of one of this type's; null if there is none.
    private static Method replacing(Method method, TypeUse owner, TypeUse subtype) {
        List<Class<?>> parameters = raw(owner, method.getAnnotatedParameterTypes());
        int kind = method.getModifiers() & (Modifier.STATIC | Modifier.PRIVATE);
        return methods(subtype)
                .filter(each -> each.getName().equals(method.getName())
                        && (each.getModifiers() & (Modifier.STATIC | Modifier.PRIVATE)) == kind
                        && !Modifier.isPrivate(kind)
                        && raw(subtype, each.getAnnotatedParameterTypes()).equals(parameters))
                .findFirst()
                .orElse(null);
    }

    // Whether a class has or inherits a method (JLS 8.4.8): not if it is a supertype's and a static method of an
    // interface, private, or package-private in another package.
    private static boolean isInherited(Method method, Class<?> heir) {
        int modifiers = method.getModifiers();
        Class<?> owner = method.getDeclaringClass();
        boolean isHidden = Modifier.isPrivate(modifiers) || owner.isInterface() && Modifier.isStatic(modifiers);
        boolean isVisible = (modifiers & (Modifier.PUBLIC | Modifier.PROTECTED)) != 0
                || owner.getPackageName().equals(heir.getPackageName());
        return owner == heir || !isHidden && isVisible;
    }

    // Adds a tool method, unless a subtype replaces it. A static method hides those with the same signature in
    // superclasses, whatever its annotations (JLS 8.4.8.2). Another method overrides those above it, and implements
    // those of interfaces that only a class below implements.
    private static void addUnlessReplaced(Method method, TypeUse owner, List<TypeUse> owners, List<ToolMethod> found) {
        boolean isStatic = Modifier.isStatic(method.getModifiers());
        Class<?> above = owner.raw();
        Method called = method;
        TypeUse calledOn = owner;
        for (TypeUse each : owners) {
            boolean isBelow = each.raw() != above
                    && (above.isAssignableFrom(each.raw())
                            || !isStatic && above.isInterface() && !each.raw().isInterface());
            Method same = isBelow ? replacing(method, owner, each) : null;
            if (same != null && (isStatic || same.isAnnotationPresent(CopilotTool.class))) {
                return;
            }
            if (same != null && called == method) {
                called = same;
                calledOn = each;
            }
        }
        Set<Class<?>> thrown = new LinkedHashSet<>(raw(owner, method.getAnnotatedExceptionTypes()));
        thrown.addAll(raw(calledOn, called.getAnnotatedExceptionTypes()));
        TypeUse result = TypeUse.of(called.getAnnotatedReturnType(), calledOn.variables(calledOn.raw()));
        found.add(new ToolMethod(method, owner, result, thrown));
    }

    private ToolDefinition definition(ToolMethod tool) {
        Method method = tool.method;
        CopilotTool annotation = method.getAnnotation(CopilotTool.class);
        if (Modifier.isPrivate(method.getModifiers())) {
            throw UnusableTool.problem("method-private", method.getName());
        }
        String name = annotation.name().isEmpty() ? toolName(javaName(method)) : annotation.name();
        LambdaTools.requireName(name);
        if (!method.trySetAccessible()) {
            String owner = method.getDeclaringClass().getPackageName();
            throw new UnusableTool(
                    "it cannot be called; open the package " + owner + " to the module com.github.copilot.java.");
        }
        Map<TypeVariable<?>, TypeUse> known = tool.owner.variables(tool.owner.raw());
        List<TypeVariable<?>> variables = new ArrayList<>(List.of(method.getTypeParameters()));
        variables.addAll(List.of(tool.owner.raw().getTypeParameters()));
        for (TypeVariable<?> each : variables) {
            if (each.getBounds().length > 1 && !known.containsKey(each)) {
                throw UnusableTool.refusal("Its type variable '" + each + "' has several bounds, which is not supported"
                        + " without a companion.");
            }
        }
        List<Parameter> parameters = new ArrayList<>(List.of(method.getParameters()));
        int invocation = invocation(method);
        parameters.removeIf(each -> each.getType() == ToolInvocation.class);
        Shape record = null;
        List<Property> arguments = new ArrayList<>();
        for (Parameter each : parameters) {
            TypeUse use = TypeUse.of(each.getAnnotatedType(), known).annotated(List.of(each.getAnnotations()));
            ParamAnnotation written = ParamAnnotation.of(each.getAnnotation(CopilotToolParam.class));
            Value value = shapes.value(use, each.isNamePresent() ? each.getName() : written.name());
            if (parameters.size() == 1 && use.raw().isRecord()) {
                String member = written.written();
                // On a type variable it applies to subtypes that replace the variable (R3.11).
                if (member != null && !(each.getParameterizedType() instanceof TypeVariable)) {
                    throw UnusableTool.problem("record-parameter", member, each.getName(), TypeUse.name(use.raw()));
                }
                record = value.shape();
                record.properties.forEach(component -> arguments.add(component.argument()));
            } else {
                arguments.add(argument(each, value, written, arguments.size()));
            }
        }
        Delivery delivery = Delivery.of(tool.result, method.getName());
        Class<?>[] failures = tool.thrown.stream().filter(this::isAnswer).toArray(Class<?>[]::new);
        ReflectedTool.Target target = (values, call) -> call(method, invocation, values, call);
        ReflectedTool made = new ReflectedTool(
                name, new ReflectedTool.Parts(shapes.values, arguments, record, target, delivery, failures));
        return new ToolDefinition(
                name,
                annotation.value().isBlank() ? "" : annotation.value(),
                made.schema,
                made.handler(0, name, null, null),
                annotation.overridesBuiltInTool() ? true : null,
                annotation.skipPermission() ? true : null,
                annotation.defer() == ToolDefer.NONE ? null : annotation.defer(),
                metadata(annotation),
                annotation.isTerminal() ? true : null);
    }

    // Kotlin's compiler adds '$' and the module's name to the name of an internal function (R3.1).
    private static String javaName(Method method) {
        boolean isKotlin = Arrays.stream(method.getDeclaringClass().getAnnotations())
                .anyMatch(each -> each.annotationType().getName().equals("kotlin.Metadata"));
        return isKotlin ? method.getName().replaceFirst("\\$[^$]*$", "") : method.getName();
    }

    /** Returns a method's name in snake_case (R3.1). */
    static String toolName(String method) {
        return method.replaceAll("[^\\p{L}\\p{N}]+", "_")
                .replaceAll("(\\p{Ll}\\p{N}*)(?=\\p{Lu})", "$1_")
                .replaceAll("(\\p{Lu}\\p{N}*)(?=\\p{Lu}\\p{Ll})", "$1_")
                .replaceAll("^_+|_+$", "")
                .toLowerCase(Locale.ROOT);
    }

    // Whether an exception of this type is an answer (R5.10), which a companion must be able to name. At run time, a
    // class is the tool class's own if both come from the same directory or jar.
    private boolean isAnswer(Class<?> type) {
        CodeSource own = toolClass.getProtectionDomain().getCodeSource();
        boolean isOwn = !Tables.isJdk(type)
                && own != null
                && own.getLocation() != null
                && own.equals(type.getProtectionDomain().getCodeSource());
        return (isOwn || type.isAnnotationPresent(ToolFailure.class)) && isNameable(type);
    }

    private boolean isNameable(Class<?> type) {
        boolean isNear = type.getPackageName().equals(toolClass.getPackageName());
        boolean isNamed = Modifier.isPublic(type.getModifiers()) || isNear && !Modifier.isPrivate(type.getModifiers());
        return isNamed && (type.getDeclaringClass() == null || isNameable(type.getDeclaringClass()));
    }

    // Returns the position of a method's ToolInvocation, or -1 (R4.2).
    private static int invocation(Method method) {
        List<Class<?>> types = List.of(method.getParameterTypes());
        int position = types.indexOf(ToolInvocation.class);
        if (position != types.lastIndexOf(ToolInvocation.class)) {
            throw UnusableTool.problem("invocation-repeated", method.getName());
        }
        if (position >= 0 && method.getParameters()[position].isAnnotationPresent(CopilotToolParam.class)) {
            String name = method.getParameters()[position].getName();
            throw UnusableTool.problem("invocation-annotated", name, "CopilotToolParam");
        }
        return position;
    }

    private static Property argument(Parameter parameter, Value value, ParamAnnotation annotation, int position) {
        if (annotation.name().isEmpty() && !parameter.isNamePresent()) {
            throw new UnusableTool("The names of its parameters are not in its class file. Compile with the processor"
                    + " com.github.copilot.tool.CopilotToolProcessor or with javac's -parameters, or write"
                    + " @CopilotToolParam(name = ...).");
        }
        for (Annotation each : parameter.getAnnotations()) {
            if (Tables.isOfCompiler(each.annotationType())) {
                throw UnusableTool.refusal("The parameter '" + parameter.getName() + "' has @"
                        + each.annotationType().getSimpleName() + ", which only the compiler follows.");
            }
        }
        String java = parameter.isNamePresent() ? parameter.getName() : annotation.name();
        return Property.argument(java, value, annotation, position);
    }

    private Object call(Method method, int position, Object[] values, ToolInvocation invocation) throws Throwable {
        List<Object> passed = new ArrayList<>(Arrays.asList(values));
        if (position >= 0) {
            passed.add(position, invocation);
        }
        try {
            return method.invoke(instance, passed.toArray());
        } catch (InvocationTargetException thrown) {
            throw thrown.getCause();
        }
    }

    private static Map<String, Object> metadata(CopilotTool annotation) {
        Map<String, Object> metadata = new LinkedHashMap<>();
        for (CopilotTool.MetadataEntry each : annotation.metadata()) {
            // Flags if there are any, else the string if it is not empty, else the boolean (R3.7).
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
            throw UnusableTool.problem("metadata-repeated", key);
        }
    }

    private static String print(Method method) {
        List<String> parameters =
                Arrays.stream(method.getParameterTypes()).map(TypeUse::name).toList();
        return method.getName() + "(" + String.join(", ", parameters) + ")";
    }
}
