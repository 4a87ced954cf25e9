package com.github.copilot.tool.reflect;

import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.tool.Param;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Tools that a lambda and its parameters make, by the rules of annotated ones (SPEC sections 4 to 7).
 *
 * <p>One rule is theirs: a single record is an argument like any other, since its {@link Param} must name and describe
 * it; nothing is flattened (R4.8).
 */
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
     * @param parameters what the model gives
     * @param lambda what runs
     * @param later whether it returns a future, which may not be null
     * @return the definition
     * @throws NullPointerException if a parameter is null
     * @throws IllegalArgumentException if name or description is blank, the name is none that Copilot takes, two
     *     parameters have one name, or a parameter's type has no schema
     */
    public static ToolDefinition define(
            String name, String description, List<Param<?>> parameters, Lambda lambda, boolean later) {
        if (name == null || name.isBlank()) {
            throw new IllegalArgumentException("The tool's name is blank.");
        }
        if (description == null || description.isBlank()) {
            throw new IllegalArgumentException("The description of the tool '" + name + "' is blank.");
        }
        Shapes shapes = new Shapes(RpcMapper.INSTANCE, null);
        Readers readers = new Readers(shapes, RpcMapper.INSTANCE);
        List<Argument> arguments = new ArrayList<>();
        try {
            Names.check(name);
            for (Param<?> each : parameters) {
                Objects.requireNonNull(each, "parameter");
                arguments.add(Argument.of(each.name(), Use.of(each.type()), said(each), shapes, readers));
            }
            Delivery delivery = later ? Delivery.LATER_AT_RUN_TIME : Delivery.AT_RUN_TIME;
            Plan plan = new Plan(name, arguments, null, lambda::run, delivery);
            Map<String, Object> schema = new ToolSchema(shapes).of(arguments, null);
            return new ToolDefinition(name, description, schema, plan, null, null, null);
        } catch (UnusableTool problem) {
            throw new IllegalArgumentException("Tool " + name + ": " + problem.getMessage(), problem);
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
            Argument.of(parameter.name(), Use.of(parameter.type()), said(parameter), shapes, readers);
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
