package com.github.copilot.rpc;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.copilot.CopilotExperimental;
import com.github.copilot.tool.Param;
import com.github.copilot.tool.reflect.LambdaTools;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A tool as it is passed to a session: the definition that the model reads, and the handler that runs when the tool is
 * called.
 *
 * <p>Its JSON is what is sent: without nulls and without the handler.
 *
 * <p>The methods whose names begin with {@code from} and that take a lambda make the tool of it. A string or a {@link
 * ToolResultObject} that the lambda returns, or that its future holds, is passed on unchanged, null becomes {@code
 * "Success"}, and any other value its JSON. The argument of a parameter that is a record is an object with the record's
 * components; each is described by its own {@link com.github.copilot.tool.CopilotToolParam}. A tool cannot work if
 * anything is null, the name or the description is blank, Copilot does not accept the name, both parameters have the
 * same name, or a parameter cannot be read from JSON.
 *
 * @param name the name that the model calls
 * @param description what the tool does, for the model
 * @param parameters the JSON Schema of its arguments, an object
 * @param handler the code that runs
 * @param overridesBuiltInTool true if it replaces the built-in tool with the same name, else null
 * @param skipPermission true if it runs without asking the user, else null
 * @param defer whether the definition may be withheld from the model until a search finds it; null for the runtime's
 *     choice
 * @param metadata values that the model does not see; null for none
 * @param isTerminal true if a call ends the turn, else null
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ToolDefinition(
        @JsonProperty("name") String name,
        @JsonProperty("description") String description,
        @JsonProperty("parameters") Object parameters,
        @JsonIgnore ToolHandler handler,
        @JsonProperty("overridesBuiltInTool") Boolean overridesBuiltInTool,
        @JsonProperty("skipPermission") Boolean skipPermission,
        @JsonProperty("defer") ToolDefer defer,
        @JsonProperty("metadata") Map<String, Object> metadata,
        @JsonProperty("isTerminal") Boolean isTerminal) {

    /**
     * Creates a definition without metadata, of a tool that does not end the turn.
     *
     * @param name the name that the model calls
     * @param description what the tool does
     * @param parameters the JSON Schema of its arguments
     * @param handler the code that runs
     * @param overridesBuiltInTool true if it replaces a built-in tool, else null
     * @param skipPermission true if it runs without asking the user, else null
     * @param defer whether it may be withheld; null for the runtime's choice
     */
    public ToolDefinition(
            String name,
            String description,
            Object parameters,
            ToolHandler handler,
            Boolean overridesBuiltInTool,
            Boolean skipPermission,
            ToolDefer defer) {
        this(name, description, parameters, handler, overridesBuiltInTool, skipPermission, defer, null, null);
    }

    /**
     * Creates a definition of a tool that does not end the turn.
     *
     * @param name the name that the model calls
     * @param description what the tool does
     * @param parameters the JSON Schema of its arguments
     * @param handler the code that runs
     * @param overridesBuiltInTool true if it replaces a built-in tool, else null
     * @param skipPermission true if it runs without asking the user, else null
     * @param defer whether it may be withheld; null for the runtime's choice
     * @param metadata values that the model does not see; null for none
     */
    public ToolDefinition(
            String name,
            String description,
            Object parameters,
            ToolHandler handler,
            Boolean overridesBuiltInTool,
            Boolean skipPermission,
            ToolDefer defer,
            Map<String, Object> metadata) {
        this(name, description, parameters, handler, overridesBuiltInTool, skipPermission, defer, metadata, null);
    }

    /**
     * {@return a tool without options}
     *
     * @param name the name that the model calls
     * @param description what the tool does
     * @param schema the JSON Schema of its arguments
     * @param handler the code that runs
     */
    public static ToolDefinition create(
            String name, String description, Map<String, Object> schema, ToolHandler handler) {
        return new ToolDefinition(name, description, schema, handler, null, null, null);
    }

    /**
     * {@return a tool that replaces the built-in tool with the same name}
     *
     * @param name the name that the model calls
     * @param description what the tool does
     * @param schema the JSON Schema of its arguments
     * @param handler the code that runs
     */
    public static ToolDefinition createOverride(
            String name, String description, Map<String, Object> schema, ToolHandler handler) {
        return new ToolDefinition(name, description, schema, handler, true, null, null);
    }

    /**
     * {@return a tool that runs without asking the user for permission}
     *
     * @param name the name that the model calls
     * @param description what the tool does
     * @param schema the JSON Schema of its arguments
     * @param handler the code that runs
     */
    public static ToolDefinition createSkipPermission(
            String name, String description, Map<String, Object> schema, ToolHandler handler) {
        return new ToolDefinition(name, description, schema, handler, null, true, null);
    }

    /**
     * {@return a tool that may be withheld from the model until a search finds it, or never}
     *
     * @param name the name that the model calls
     * @param description what the tool does
     * @param schema the JSON Schema of its arguments
     * @param handler the code that runs
     * @param defer the mode
     */
    public static ToolDefinition createWithDefer(
            String name, String description, Map<String, Object> schema, ToolHandler handler, ToolDefer defer) {
        return new ToolDefinition(name, description, schema, handler, null, null, defer);
    }

    /**
     * {@return a tool with values that the model does not see}
     *
     * @param name the name that the model calls
     * @param description what the tool does
     * @param schema the JSON Schema of its arguments
     * @param handler the code that runs
     * @param metadata the values
     */
    public static ToolDefinition createWithMetadata(
            String name,
            String description,
            Map<String, Object> schema,
            ToolHandler handler,
            Map<String, Object> metadata) {
        return new ToolDefinition(name, description, schema, handler, null, null, null, metadata);
    }

    /**
     * {@return the tools of an object whose class has or inherits tool methods, static ones included; those of a
     * companion in the order of the source}
     *
     * <p>They come from the companion that the processor generated for the object's class, or for the classes and
     * interfaces that declare the tools: an anonymous class, a proxy or a subclass without tools of its own needs no
     * companion. Without a companion the tools are made by reflection, which is slower, does not see Javadoc and needs
     * the names of parameters in the class file; this is logged once.
     *
     * @param instance the object that the tools are called on
     * @throws IllegalArgumentException if {@code instance} is null
     * @throws IllegalStateException if the class has no tools, if its companion cannot be used, or if there is none and
     *     a tool cannot work; the message says why
     */
    @CopilotExperimental
    public static List<ToolDefinition> fromObject(Object instance) {
        if (instance == null) {
            throw new IllegalArgumentException("The object whose tools are wanted is null.");
        }
        return Companions.definitions(instance.getClass(), instance);
    }

    /**
     * {@return the tools of a class whose tool methods are all static, as {@link #fromObject} returns them}
     *
     * @param type the class
     * @throws IllegalArgumentException if {@code type} is null or has tool methods that need an instance; the message
     *     names them
     * @throws IllegalStateException as for {@link #fromObject}
     */
    @CopilotExperimental
    public static List<ToolDefinition> fromClass(Class<?> type) {
        if (type == null) {
            throw new IllegalArgumentException("The class whose tools are wanted is null.");
        }
        return Companions.definitions(type, null);
    }

    /**
     * {@return a tool with no parameters that runs a lambda}
     *
     * @param name the name that the model calls
     * @param description what the tool does, for the model
     * @param handler the code that runs
     * @param <R> the type of the result
     * @throws IllegalArgumentException if the tool cannot work
     */
    @CopilotExperimental
    public static <R> ToolDefinition from(String name, String description, Supplier<R> handler) {
        return LambdaTools.define(name, description, handler, false, false);
    }

    /**
     * {@return a tool with one parameter that runs a lambda}
     *
     * @param name the name that the model calls
     * @param description what the tool does, for the model
     * @param parameter1 the first parameter
     * @param handler the code that runs
     * @param <T1> the type of the first parameter
     * @param <R> the type of the result
     * @throws IllegalArgumentException if the tool cannot work
     */
    @CopilotExperimental
    public static <T1, R> ToolDefinition from(
            String name, String description, Param<T1> parameter1, Function<T1, R> handler) {
        return LambdaTools.define(name, description, handler, false, false, parameter1);
    }

    /**
     * {@return a tool with two parameters that runs a lambda}
     *
     * @param name the name that the model calls
     * @param description what the tool does, for the model
     * @param parameter1 the first parameter
     * @param parameter2 the second parameter
     * @param handler the code that runs
     * @param <T1> the type of the first parameter
     * @param <T2> the type of the second parameter
     * @param <R> the type of the result
     * @throws IllegalArgumentException if the tool cannot work
     */
    @CopilotExperimental
    public static <T1, T2, R> ToolDefinition from(
            String name,
            String description,
            Param<T1> parameter1,
            Param<T2> parameter2,
            BiFunction<T1, T2, R> handler) {
        return LambdaTools.define(name, description, handler, false, false, parameter1, parameter2);
    }

    /**
     * {@return a tool with no parameters that runs an asynchronous lambda}
     *
     * @param name the name that the model calls
     * @param description what the tool does, for the model
     * @param handler the code that runs
     * @param <R> the type of the result
     * @throws IllegalArgumentException if the tool cannot work
     */
    @CopilotExperimental
    public static <R> ToolDefinition fromAsync(
            String name, String description, Supplier<CompletableFuture<R>> handler) {
        return LambdaTools.define(name, description, handler, true, false);
    }

    /**
     * {@return a tool with one parameter that runs an asynchronous lambda}
     *
     * @param name the name that the model calls
     * @param description what the tool does, for the model
     * @param parameter1 the first parameter
     * @param handler the code that runs
     * @param <T1> the type of the first parameter
     * @param <R> the type of the result
     * @throws IllegalArgumentException if the tool cannot work
     */
    @CopilotExperimental
    public static <T1, R> ToolDefinition fromAsync(
            String name, String description, Param<T1> parameter1, Function<T1, CompletableFuture<R>> handler) {
        return LambdaTools.define(name, description, handler, true, false, parameter1);
    }

    /**
     * {@return a tool with two parameters that runs an asynchronous lambda}
     *
     * @param name the name that the model calls
     * @param description what the tool does, for the model
     * @param parameter1 the first parameter
     * @param parameter2 the second parameter
     * @param handler the code that runs
     * @param <T1> the type of the first parameter
     * @param <T2> the type of the second parameter
     * @param <R> the type of the result
     * @throws IllegalArgumentException if the tool cannot work
     */
    @CopilotExperimental
    public static <T1, T2, R> ToolDefinition fromAsync(
            String name,
            String description,
            Param<T1> parameter1,
            Param<T2> parameter2,
            BiFunction<T1, T2, CompletableFuture<R>> handler) {
        return LambdaTools.define(name, description, handler, true, false, parameter1, parameter2);
    }

    /**
     * {@return a tool with no parameters that runs a lambda, which is also passed the call}
     *
     * @param name the name that the model calls
     * @param description what the tool does, for the model
     * @param handler the code that runs
     * @param <R> the type of the result
     * @throws IllegalArgumentException if the tool cannot work
     */
    @CopilotExperimental
    public static <R> ToolDefinition fromWithToolInvocation(
            String name, String description, Function<ToolInvocation, R> handler) {
        return LambdaTools.define(name, description, handler, false, true);
    }

    /**
     * {@return a tool with one parameter that runs a lambda, which is also passed the call}
     *
     * @param name the name that the model calls
     * @param description what the tool does, for the model
     * @param parameter1 the first parameter
     * @param handler the code that runs
     * @param <T1> the type of the first parameter
     * @param <R> the type of the result
     * @throws IllegalArgumentException if the tool cannot work
     */
    @CopilotExperimental
    public static <T1, R> ToolDefinition fromWithToolInvocation(
            String name, String description, Param<T1> parameter1, BiFunction<T1, ToolInvocation, R> handler) {
        return LambdaTools.define(name, description, handler, false, true, parameter1);
    }

    /**
     * {@return a tool with no parameters that runs an asynchronous lambda, which is also passed the call}
     *
     * @param name the name that the model calls
     * @param description what the tool does, for the model
     * @param handler the code that runs
     * @param <R> the type of the result
     * @throws IllegalArgumentException if the tool cannot work
     */
    @CopilotExperimental
    public static <R> ToolDefinition fromAsyncWithToolInvocation(
            String name, String description, Function<ToolInvocation, CompletableFuture<R>> handler) {
        return LambdaTools.define(name, description, handler, true, true);
    }

    /**
     * {@return a tool with one parameter that runs an asynchronous lambda, which is also passed the call}
     *
     * @param name the name that the model calls
     * @param description what the tool does, for the model
     * @param parameter1 the first parameter
     * @param handler the code that runs
     * @param <T1> the type of the first parameter
     * @param <R> the type of the result
     * @throws IllegalArgumentException if the tool cannot work
     */
    @CopilotExperimental
    public static <T1, R> ToolDefinition fromAsyncWithToolInvocation(
            String name,
            String description,
            Param<T1> parameter1,
            BiFunction<T1, ToolInvocation, CompletableFuture<R>> handler) {
        return LambdaTools.define(name, description, handler, true, true, parameter1);
    }

    /**
     * {@return a copy that does or does not replace the built-in tool with the same name}
     *
     * @param value true to replace it
     */
    public ToolDefinition overridesBuiltInTool(boolean value) {
        return new ToolDefinition(
                name, description, parameters, handler, value, skipPermission, defer, metadata, isTerminal);
    }

    /**
     * {@return a copy that runs with or without the user being asked}
     *
     * @param value true to run without asking the user
     */
    public ToolDefinition skipPermission(boolean value) {
        return new ToolDefinition(
                name, description, parameters, handler, overridesBuiltInTool, value, defer, metadata, isTerminal);
    }

    /**
     * {@return a copy that does or does not end the turn}
     *
     * @param value true to end it
     */
    public ToolDefinition isTerminal(boolean value) {
        return new ToolDefinition(
                name, description, parameters, handler, overridesBuiltInTool, skipPermission, defer, metadata, value);
    }

    /**
     * {@return a copy with another mode of withholding the definition}
     *
     * @param value the mode; null for the runtime's choice
     */
    public ToolDefinition defer(ToolDefer value) {
        return new ToolDefinition(
                name,
                description,
                parameters,
                handler,
                overridesBuiltInTool,
                skipPermission,
                value,
                metadata,
                isTerminal);
    }

    /**
     * {@return a copy with other metadata}
     *
     * @param value the values; null for none
     */
    public ToolDefinition metadata(Map<String, Object> value) {
        return new ToolDefinition(
                name, description, parameters, handler, overridesBuiltInTool, skipPermission, defer, value, isTerminal);
    }

    /** Returns the tool's name. */
    @Override
    public String toString() {
        return "ToolDefinition[" + name + "]";
    }
}
