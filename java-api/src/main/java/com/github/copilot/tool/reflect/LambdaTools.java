package com.github.copilot.tool.reflect;

import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.tool.Param;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Tools that run a lambda, by the rules of annotated ones (SPEC sections 4 to 7). */
public final class LambdaTools {
    private LambdaTools() {}

    /** A lambda of any number of parameters. */
    @FunctionalInterface
    public interface Lambda {
        /**
         * Runs it.
         *
         * @param values the arguments, in the order of the parameters
         * @param invocation the call
         * @return what it returns
         */
        Object run(Object[] values, ToolInvocation invocation);
    }

    /**
     * The definition of a tool.
     *
     * @param name the name that the model calls
     * @param description what the tool does
     * @param handler what the caller gave to run
     * @param lambda calls {@code handler}
     * @param later whether it returns a future, which may not be null
     * @param parameters what the model gives
     * @return the definition
     * @throws IllegalArgumentException if name or description is blank, the name is not one that Copilot accepts, a
     *     parameter or the handler is null, two parameters have the same name, or a parameter cannot be read from JSON
     */
    public static ToolDefinition define(
            String name, String description, Object handler, Lambda lambda, boolean later, Param<?>... parameters) {
        require(name != null && !name.isBlank(), "The tool's name is blank.");
        String tool = "of the tool '" + name + "' is ";
        require(description != null && !description.isBlank(), "The description " + tool + "blank.");
        for (int i = 0; i < parameters.length; i++) {
            require(parameters[i] != null, "Parameter " + (i + 1) + " " + tool + "null.");
        }
        require(handler != null, "The handler " + tool + "null.");
        try {
            Names.check(name);
            return definition(name, description, lambda, later, parameters);
        } catch (UnusableTool problem) {
            throw new IllegalArgumentException("Tool " + name + ": " + problem.getMessage(), problem);
        }
    }

    private static void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new IllegalArgumentException(otherwise);
        }
    }

    private static ToolDefinition definition(
            String name, String description, Lambda lambda, boolean later, Param<?>... parameters) {
        Shapes shapes = new Shapes(RpcMapper.INSTANCE, null);
        Readers readers = new Readers(shapes, RpcMapper.INSTANCE);
        List<Argument> arguments = new ArrayList<>();
        Use single = parameters.length == 1 ? Use.of(parameters[0].type()) : null;
        Shape.ObjectOf flattened = single == null ? null : shapes.flattened(single);
        Plan.FlatRecord record = null;
        if (flattened == null) {
            for (Param<?> each : parameters) {
                arguments.add(argument(each, shapes, readers));
            }
        } else {
            requirePlain(parameters[0]);
            record = Plan.FlatRecord.of(single, flattened, arguments, shapes, readers);
        }
        Delivery delivery = later ? Delivery.LATER_AT_RUN_TIME : Delivery.AT_RUN_TIME;
        Plan plan = new Plan(name, arguments, record, lambda::run, delivery);
        Map<String, Object> schema = new ToolSchema(shapes).of(arguments, flattened);
        return new ToolDefinition(name, description, schema, plan, null, null, null);
    }

    private static Argument argument(Param<?> parameter, Shapes shapes, Readers readers) {
        if (parameter.type() == ToolInvocation.class) {
            throw new UnusableTool("The parameter '" + parameter.name() + "' is a ToolInvocation, which is the call's"
                    + " context and not an argument: use the methods whose names end in WithToolInvocation.");
        }
        return Argument.of(parameter.name(), Use.of(parameter.type()), said(parameter), shapes, readers);
    }

    // Name and description cannot be left out of a Param, so they are allowed here, unlike in R4.8, and not used.
    private static void requirePlain(Param<?> parameter) {
        if (!parameter.required()
                || parameter.hasDefaultValue()
                || !parameter.schema().isEmpty()) {
            throw new UnusableTool(
                    "The parameter '" + parameter.name() + "' is the tool's only one and a record, so the"
                            + " record's components are the tool's arguments: it cannot be optional or have a default or a schema."
                            + " Write @CopilotToolParam on the components of "
                            + parameter.type().getSimpleName() + ".");
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
        Shapes shapes = new Shapes(RpcMapper.INSTANCE, null);
        try {
            Readers readers = new Readers(shapes, RpcMapper.INSTANCE);
            argument(parameter, shapes, readers);
        } catch (UnusableTool problem) {
            throw new IllegalArgumentException(problem.getMessage(), problem);
        }
    }

    private static Said said(Param<?> parameter) {
        return new Said(
                parameter.description(),
                parameter.name(),
                parameter.required(),
                parameter.defaultValue(),
                parameter.schema());
    }
}
