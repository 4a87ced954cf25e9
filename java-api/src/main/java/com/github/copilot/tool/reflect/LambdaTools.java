package com.github.copilot.tool.reflect;

import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.tool.Param;
import com.github.copilot.tool.reflect.Delivery.Content;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Tools that run a lambda, by the rules of annotated ones (SPEC sections 4 to 7). Parameters that are strings, numbers,
 * booleans and enums cost neither a mapper nor introspection.
 */
public final class LambdaTools {
    private static final Delivery AT_ONCE = new Delivery(false, false, Content.AT_RUN_TIME);
    private static final Delivery LATER = new Delivery(true, false, Content.AT_RUN_TIME);

    private LambdaTools() {}

    /**
     * The definition of a tool.
     *
     * @param name the name that the model calls
     * @param description what the tool does
     * @param handler a {@link Supplier}, {@link Function} or {@link BiFunction} of as many values as it takes
     * @param isLater whether it returns a future, which may not be null
     * @param takesInvocation whether the last value that it takes is the {@link ToolInvocation}
     * @param parameters what the model gives
     * @return the definition
     * @throws IllegalArgumentException if name or description is blank, the name is not one that Copilot accepts, a
     *     parameter or the handler is null, two parameters have the same name, or a parameter cannot be read from JSON
     */
    public static ToolDefinition define(
            String name,
            String description,
            Object handler,
            boolean isLater,
            boolean takesInvocation,
            Param<?>... parameters) {
        require(name != null && !name.isBlank(), "The tool's name is blank.");
        String tool = "of the tool '" + name + "' is ";
        require(description != null && !description.isBlank(), "The description " + tool + "blank.");
        for (int i = 0; i < parameters.length; i++) {
            require(parameters[i] != null, "Parameter " + (i + 1) + " " + tool + "null.");
        }
        require(handler != null, "The handler " + tool + "null.");
        try {
            Names.check(name);
            List<Argument> arguments = new ArrayList<>();
            ObjectShape record = null;
            for (Param<?> each : parameters) {
                Value value = value(each);
                if (parameters.length == 1 && each.type().isRecord() && value.shape() instanceof ObjectShape single) {
                    requirePlain(each);
                    record = single;
                    arguments = ToolCall.arguments(single);
                } else {
                    arguments.add(argument(each, value));
                }
            }
            Lambda lambda = new Lambda(handler, parameters.length, takesInvocation);
            ToolCall call = new ToolCall(name, arguments, record, lambda, isLater ? LATER : AT_ONCE);
            return new ToolDefinition(
                    name, description, new ToolSchema().of(arguments, record), call, null, null, null);
        } catch (UnusableTool problem) {
            throw new IllegalArgumentException("Tool " + name + ": " + problem.getMessage(), problem);
        }
    }

    /** Calls the lambda. */
    private record Lambda(Object handler, int parameters, boolean takesInvocation) implements ToolCall.Target {
        @Override
        @SuppressWarnings("unchecked")
        public Object run(Object[] values, ToolInvocation invocation) {
            Object first = parameters > 0 ? values[0] : invocation;
            switch (takesInvocation ? parameters + 1 : parameters) {
                case 0:
                    return ((Supplier<Object>) handler).get();
                case 1:
                    return ((Function<Object, Object>) handler).apply(first);
                default:
                    Object second = takesInvocation ? invocation : values[1];
                    return ((BiFunction<Object, Object, Object>) handler).apply(first, second);
            }
        }
    }

    private static void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new IllegalArgumentException(otherwise);
        }
    }

    private static Value value(Param<?> parameter) {
        if (parameter.type() == ToolInvocation.class) {
            throw new UnusableTool(
                    "The parameter '" + parameter.name() + "' is a ToolInvocation, which is the call's context"
                            + " and not an argument. Use the methods whose names end in WithToolInvocation.");
        }
        Shape plain = Shapes.plain(parameter.type());
        return plain == null
                ? new Shapes().linked(TypeUse.of(parameter.type()), parameter.name())
                : new Value(plain, false, Constraints.NONE);
    }

    private static Argument argument(Param<?> parameter, Value value) {
        ParamAnnotation said = new ParamAnnotation(
                parameter.description(),
                parameter.name(),
                parameter.required(),
                parameter.defaultValue(),
                parameter.schema());
        return Argument.of(parameter.name(), parameter.type(), value, said);
    }

    // Name and description cannot be left out of a Param, so they are allowed here, unlike in R4.8, and not used.
    private static void requirePlain(Param<?> parameter) {
        String member = new ParamAnnotation("", "", parameter.required(), parameter.defaultValue(), parameter.schema())
                .written();
        if (member != null) {
            throw Problem.RECORD_PARAMETER.with(
                    "member", member, "parameter", parameter.name(), "record", TypeUse.name(parameter.type()));
        }
    }

    /**
     * Makes sure that a parameter's default and schema are what they should be.
     *
     * @param parameter the parameter
     * @throws IllegalArgumentException if the default does not fit the type, the schema is no JSON object, or there are
     *     both; the message names the parameter
     */
    public static void check(Param<?> parameter) {
        if (!parameter.hasDefaultValue() && parameter.schema().isEmpty()) {
            return;
        }
        try {
            argument(parameter, value(parameter));
        } catch (UnusableTool problem) {
            throw new IllegalArgumentException(problem.getMessage(), problem);
        }
    }
}
