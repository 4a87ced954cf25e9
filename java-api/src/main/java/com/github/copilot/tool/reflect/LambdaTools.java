package com.github.copilot.tool.reflect;

import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.tool.Param;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Tools that run a lambda, by the rules for annotated methods (docs/rules.md, sections 4 to 7). If all parameters are
 * strings, numbers, booleans or enums, neither a mapper nor introspection is needed.
 */
public final class LambdaTools {
    private static final String REMEDY =
            "Take a JsonNode, and describe it with Param.schema(...), or write an annotated"
                    + " method and compile it with copilot-tool-processor.";

    private static final String ALLOWED = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-";
    private static final int LONGEST = 128;

    private LambdaTools() {}

    /**
     * {@return the definition of a tool}
     *
     * @param name the name that the model calls
     * @param description what the tool does
     * @param handler a {@link Supplier}, {@link Function} or {@link BiFunction} of as many values as it takes
     * @param isLater whether it returns a future, which must not be null
     * @param takesInvocation whether the last value that it takes is the {@link ToolInvocation}
     * @param parameters the values that the model gives
     * @throws IllegalArgumentException if anything is null or blank, or the tool cannot work or is not supported
     */
    public static ToolDefinition define(
            String name,
            String description,
            Object handler,
            boolean isLater,
            boolean takesInvocation,
            Param<?>... parameters) {
        require(name != null && !name.isBlank(), "The tool's name is blank.");
        String of = "of the tool '" + name + "' is ";
        require(description != null && !description.isBlank(), "The description " + of + "blank.");
        for (int i = 0; i < parameters.length; i++) {
            require(parameters[i] != null, "Parameter " + (i + 1) + " " + of + "null.");
        }
        require(handler != null, "The handler " + of + "null.");
        try {
            requireName(name);
            Shapes shapes = new Shapes();
            List<Property> arguments = new ArrayList<>();
            for (Param<?> each : parameters) {
                // Unlike in R4.8, a single record is one argument: the SDK does not flatten it, either.
                arguments.add(argument(each, shapes, arguments.size()));
            }
            int invocation = takesInvocation ? parameters.length : -1;
            Delivery delivery = new Delivery(isLater, null);
            var parts =
                    new ReflectedTool.Parts(shapes.values, arguments, null, new Lambda(handler), invocation, delivery);
            ReflectedTool tool = new ReflectedTool(name, parts);
            return new ToolDefinition(
                    name, description, tool.schema, tool.handler(0, name, null, null), null, null, null);
        } catch (UnusableTool problem) {
            throw new IllegalArgumentException("Tool " + name + ": " + problem.message(REMEDY), problem);
        }
    }

    /** The call of a lambda; a record costs less at the start than another lambda. */
    private record Lambda(Object handler) implements ReflectedTool.Target {
        @Override
        @SuppressWarnings("unchecked")
        public Object run(Object... values) {
            return switch (values.length) {
                case 0 -> ((Supplier<Object>) handler).get();
                case 1 -> ((Function<Object, Object>) handler).apply(values[0]);
                default -> ((BiFunction<Object, Object, Object>) handler).apply(values[0], values[1]);
            };
        }
    }

    private static void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new IllegalArgumentException(otherwise);
        }
    }

    /** Makes sure that the Copilot CLI accepts a tool's name (R3.2): with another one, the whole session fails. */
    static void requireName(String name) {
        String problem = name.length() > LONGEST ? "has " + name.length() + " characters" : null;
        for (int i = name.length() - 1; i >= 0; i--) {
            problem = ALLOWED.indexOf(name.charAt(i)) < 0 ? "has the character '" + name.charAt(i) + "'" : problem;
        }
        problem = name.isEmpty() ? "is empty" : problem;
        UnusableTool.problemIf(problem != null, "name-invalid", name, problem);
    }

    private static Property argument(Param<?> parameter, Shapes shapes, int position) {
        String name = parameter.name();
        if (parameter.type() == ToolInvocation.class) {
            throw new UnusableTool("The parameter '" + name + "' is a ToolInvocation, which is the call's context"
                    + " and not an argument. Use the methods whose names end in WithToolInvocation.");
        }
        Shape plain = Shape.plain(parameter.type());
        Value value = plain != null
                ? Value.of(shapes.values, plain, Constraints.NONE, null)
                : shapes.value(TypeUse.of(parameter.type()), name);
        ParamAnnotation annotation = new ParamAnnotation(
                parameter.description(), name, parameter.required(), parameter.defaultValue(), parameter.schema());
        return Property.argument(name, value, annotation, position);
    }

    /**
     * Makes sure that a parameter's default and schema are valid.
     *
     * @param parameter the parameter
     * @throws IllegalArgumentException if they are not; the message names the parameter
     */
    public static void check(Param<?> parameter) {
        try {
            if (parameter.hasDefaultValue() || !parameter.schema().isEmpty()) {
                argument(parameter, new Shapes(), 0);
            }
        } catch (UnusableTool problem) {
            throw new IllegalArgumentException(problem.message(REMEDY), problem);
        }
    }
}
