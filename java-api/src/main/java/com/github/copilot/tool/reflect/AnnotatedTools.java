package com.github.copilot.tool.reflect;

import com.github.copilot.rpc.ToolDefer;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import com.github.copilot.tool.runtime.ToolFailure;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.lang.reflect.TypeVariable;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The tools of a class that has no companion, by its annotations (docs/rules.md, sections 3 to 7).
 *
 * <p>A problem that the processor reports as an error is an {@link UnusableTool} here, and so is what only a companion
 * does. Tools are in the order of their methods' names, because class files do not keep the order of methods.
 */
public final class AnnotatedTools {
    private static final String REMEDY = "Compile the class with copilot-tool-processor.";

    private AnnotatedTools() {}

    /** A method with the class that declares it, whose type variables can have values. */
    private record Declared(Method method, TypeUse owner) {
        TypeUse use(AnnotatedType written) {
            return TypeUse.of(written, owner.variables(owner.raw()));
        }

        List<Class<?>> raw(AnnotatedType... written) {
            return Stream.of(written).<Class<?>>map(each -> use(each).raw()).toList();
        }

        boolean isStatic() {
            return Modifier.isStatic(method.getModifiers());
        }

        /** Whether a class has or inherits the method (JLS 8.4.8). */
        boolean isInherited(Class<?> heir) {
            int modifiers = method.getModifiers();
            Class<?> raw = owner.raw();
            boolean isHidden = Modifier.isPrivate(modifiers) || raw.isInterface() && isStatic();
            boolean isVisible = (modifiers & (Modifier.PUBLIC | Modifier.PROTECTED)) != 0
                    || raw.getPackageName().equals(heir.getPackageName());
            return raw == heir || !isHidden && isVisible;
        }

        /**
         * Whether a method of a subtype replaces this one. A static method hides those of superclasses (JLS 8.4.8.2).
         * Another one overrides those above it, and implements those of interfaces that only a class below implements.
         */
        boolean isReplacedBy(Declared other) {
            Class<?> above = owner.raw();
            Class<?> below = other.owner.raw();
            boolean isBelow =
                    above.isAssignableFrom(below) || !isStatic() && above.isInterface() && !below.isInterface();
            return isBelow
                    && above != below
                    && isStatic() == other.isStatic()
                    && method.getName().equals(other.method.getName())
                    && !Modifier.isPrivate(method.getModifiers() | other.method.getModifiers())
                    && raw(method.getAnnotatedParameterTypes())
                            .equals(other.raw(other.method.getAnnotatedParameterTypes()));
        }
    }

    /** An annotated method, and the method that is called: it, or what overrides it. */
    private record ToolMethod(Declared annotated, Declared called) {}

    /**
     * {@return the tools of a class, its own before those that it inherits; empty if it has no tool method}
     *
     * @param type the class
     * @param instance the object that they are called on; may be null if all are static
     * @throws UnusableTool if a tool cannot work or is not supported; the message has each of these tool methods, with
     *     the reason and what to do
     */
    public static List<ToolDefinition> of(Class<?> type, Object instance) {
        Map<String, String> names = new LinkedHashMap<>();
        List<ToolDefinition> definitions = new ArrayList<>();
        List<String> problems = new ArrayList<>();
        Shapes shapes = new Shapes();
        for (ToolMethod each : toolMethods(type)) {
            Method method = each.annotated.method;
            try {
                ToolDefinition tool = definition(each, type, instance, shapes);
                String other = names.putIfAbsent(tool.name(), "'" + print(method) + "'");
                UnusableTool.problemIf(other != null, "name-repeated", tool.name(), other, "@CopilotTool(name = ...)");
                definitions.add(tool);
            } catch (UnusableTool problem) {
                // These may include a shape that is not finished.
                shapes = new Shapes();
                String name = method.getDeclaringClass().getName() + "." + print(method);
                problems.add("The tool method " + name + ": " + problem.message(REMEDY));
            }
        }
        if (!problems.isEmpty()) {
            throw new UnusableTool(String.join("\n", problems));
        }
        return Collections.unmodifiableList(definitions);
    }

    // Finds the tool methods (R3.8): those that no tool replaces, and no static method.
    private static List<ToolMethod> toolMethods(Class<?> type) {
        List<Declared> all = new ArrayList<>();
        addMethods(TypeUse.of(type), new HashSet<>(), all);
        List<ToolMethod> found = new ArrayList<>();
        for (Declared each : all) {
            if (each.method.isAnnotationPresent(CopilotTool.class) && each.isInherited(type)) {
                List<Declared> below = all.stream().filter(each::isReplacedBy).toList();
                if (below.stream()
                        .noneMatch(other -> other.isStatic() || other.method.isAnnotationPresent(CopilotTool.class))) {
                    found.add(new ToolMethod(each, below.isEmpty() ? each : below.get(0)));
                }
            }
        }
        return found;
    }

    // Adds the methods of the class, then those of its superclass, then those of its interfaces; of each type once.
    private static void addMethods(TypeUse owner, Set<Class<?>> seen, List<Declared> all) {
        Class<?> raw = owner.raw();
        if (Tables.isJdk(raw) || !seen.add(raw)) {
            return;
        }
        Stream.of(raw.getDeclaredMethods())
                .filter(each -> !each.isSynthetic())
                .sorted(Comparator.comparing(each -> each.getName() + " " + Arrays.toString(each.getParameterTypes())))
                .forEach(each -> all.add(new Declared(each, owner)));
        Stream.concat(Stream.ofNullable(raw.getAnnotatedSuperclass()), Stream.of(raw.getAnnotatedInterfaces()))
                .forEach(each -> addMethods(TypeUse.of(each, owner.variables(raw)), seen, all));
    }

    private static ToolDefinition definition(ToolMethod tool, Class<?> toolClass, Object instance, Shapes shapes) {
        Method method = tool.annotated.method;
        TypeUse owner = tool.annotated.owner;
        CopilotTool annotation = method.getAnnotation(CopilotTool.class);
        UnusableTool.problemIf(Modifier.isPrivate(method.getModifiers()), "method-private", method.getName());
        String name = annotation.name().isEmpty() ? toolName(javaName(method)) : annotation.name();
        LambdaTools.requireName(name);
        if (!method.trySetAccessible()) {
            throw new UnusableTool("it cannot be called; open the package "
                    + owner.raw().getPackageName() + " to the module com.github.copilot.java.");
        }
        Map<TypeVariable<?>, TypeUse> known = owner.variables(owner.raw());
        List<Parameter> parameters = new ArrayList<>(List.of(method.getParameters()));
        int invocation = invocation(method, parameters);
        Shape record = null;
        List<Property> arguments = new ArrayList<>();
        for (Parameter each : parameters) {
            TypeUse use = TypeUse.of(each.getAnnotatedType(), known).annotated(List.of(each.getAnnotations()));
            ParamAnnotation written = ParamAnnotation.of(each.getAnnotation(CopilotToolParam.class), "");
            String java = each.isNamePresent() ? each.getName() : written.name();
            Value value = shapes.value(use, java);
            if (parameters.size() == 1 && use.raw().isRecord()) {
                String member = written.written();
                // On a type variable it applies to subtypes that replace the variable (R3.11).
                boolean isMeant = member != null && !(each.getParameterizedType() instanceof TypeVariable);
                UnusableTool.problemIf(isMeant, "record-parameter", member, each.getName(), TypeUse.name(use.raw()));
                record = value.shape();
                record.properties.forEach(component -> arguments.add(component.argument()));
            } else {
                requireKnown(each, java);
                arguments.add(Property.argument(java, value, written, arguments.size()));
            }
        }
        Delivery delivery = Delivery.of(tool.called.use(tool.called.method.getAnnotatedReturnType()), method.getName());
        Class<?>[] failures = Stream.of(tool.annotated, tool.called)
                .flatMap(each -> each.raw(each.method.getAnnotatedExceptionTypes()).stream())
                .distinct()
                .filter(each -> isAnswer(each, toolClass))
                .toArray(Class<?>[]::new);
        ReflectedTool.Target target = values -> method.invoke(instance, values);
        var parts = new ReflectedTool.Parts(shapes.values, arguments, record, target, invocation, delivery, failures);
        ReflectedTool made = new ReflectedTool(name, parts);
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
    private static boolean isAnswer(Class<?> type, Class<?> toolClass) {
        CodeSource own = toolClass.getProtectionDomain().getCodeSource();
        boolean isOwn = own != null
                && own.getLocation() != null
                && own.equals(type.getProtectionDomain().getCodeSource());
        return (isOwn || type.isAnnotationPresent(ToolFailure.class)) && isNameable(type, toolClass);
    }

    private static boolean isNameable(Class<?> type, Class<?> toolClass) {
        boolean isNear = type.getPackageName().equals(toolClass.getPackageName());
        boolean isNamed = Modifier.isPublic(type.getModifiers()) || isNear && !Modifier.isPrivate(type.getModifiers());
        return isNamed && (type.getDeclaringClass() == null || isNameable(type.getDeclaringClass(), toolClass));
    }

    // Removes a method's ToolInvocation from its parameters, and returns its position, or -1 (R4.2).
    private static int invocation(Method method, List<Parameter> parameters) {
        int position = -1;
        for (Parameter each : method.getParameters()) {
            if (each.getType() == ToolInvocation.class) {
                UnusableTool.problemIf(position >= 0, "invocation-repeated", method.getName());
                boolean isAnnotated = each.isAnnotationPresent(CopilotToolParam.class);
                UnusableTool.problemIf(isAnnotated, "invocation-annotated", each.getName(), "CopilotToolParam");
                position = parameters.indexOf(each);
                parameters.remove(each);
            }
        }
        return position;
    }

    // Makes sure that the name of a parameter and the effect of its annotations are known.
    private static void requireKnown(Parameter parameter, String name) {
        if (name.isEmpty()) {
            throw new UnusableTool("The names of its parameters are not in its class file. Compile with the processor"
                    + " com.github.copilot.tool.CopilotToolProcessor or with javac's -parameters, or write"
                    + " @CopilotToolParam(name = ...).");
        }
        for (Annotation each : parameter.getAnnotations()) {
            String what = "The parameter '" + parameter.getName() + "' has @" + TypeUse.name(each.annotationType());
            UnusableTool.refuseIf(
                    Tables.isOfCompiler(each.annotationType()), what + ", which only the compiler follows.");
        }
    }

    private static Map<String, Object> metadata(CopilotTool annotation) {
        Map<String, Object> metadata = new LinkedHashMap<>();
        for (CopilotTool.MetadataEntry each : annotation.metadata()) {
            // Flags if there are any, else the string if it is not empty, else the boolean (R3.7).
            CopilotTool.MetadataValue value = each.value();
            Map<String, Object> flags = new LinkedHashMap<>();
            for (CopilotTool.MetadataFlag flag : value.flags()) {
                Object other = flags.putIfAbsent(flag.name(), flag.value());
                UnusableTool.problemIf(other != null, "metadata-repeated", flag.name());
            }
            Object plain = value.str().isEmpty() ? (Object) value.bool() : value.str();
            Object other = metadata.putIfAbsent(each.key(), flags.isEmpty() ? plain : flags);
            UnusableTool.problemIf(other != null, "metadata-repeated", each.key());
        }
        return metadata.isEmpty() ? null : metadata;
    }

    private static String print(Method method) {
        return method.getName()
                + Stream.of(method.getParameterTypes()).map(TypeUse::name).collect(Collectors.joining(", ", "(", ")"));
    }
}
