package com.github.copilot.rpc;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.copilot.CopilotExperimental;
import java.util.List;
import java.util.Map;

/**
 * A tool as a session is given it: what the model reads, and what runs when it is called.
 *
 * <p>Its JSON is what goes over the wire: nulls are left out, and so is the handler.
 *
 * @param name the name that the model calls
 * @param description what the tool does, for the model
 * @param parameters the JSON Schema of its arguments, an object
 * @param handler what runs
 * @param overridesBuiltInTool true where it takes the place of the built-in tool of its name, else null
 * @param skipPermission true where it runs without the user being asked, else null
 * @param defer whether the definition may be kept from the model until a search finds it; null for the runtime's choice
 * @param metadata values that the model does not see; null for none
 * @param isTerminal true where a call ends the turn, else null
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
     * A definition without metadata, of a tool that does not end the turn.
     *
     * @param name the name that the model calls
     * @param description what the tool does
     * @param parameters the JSON Schema of its arguments
     * @param handler what runs
     * @param overridesBuiltInTool true where it replaces a built-in tool, else null
     * @param skipPermission true where nobody is asked, else null
     * @param defer whether it may be kept back; null for the runtime's choice
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
     * A definition of a tool that does not end the turn.
     *
     * @param name the name that the model calls
     * @param description what the tool does
     * @param parameters the JSON Schema of its arguments
     * @param handler what runs
     * @param overridesBuiltInTool true where it replaces a built-in tool, else null
     * @param skipPermission true where nobody is asked, else null
     * @param defer whether it may be kept back; null for the runtime's choice
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
     * A tool with nothing special about it.
     *
     * @param name the name that the model calls
     * @param description what the tool does
     * @param schema the JSON Schema of its arguments
     * @param handler what runs
     * @return the definition
     */
    public static ToolDefinition create(
            String name, String description, Map<String, Object> schema, ToolHandler handler) {
        return new ToolDefinition(name, description, schema, handler, null, null, null);
    }

    /**
     * A tool that takes the place of the built-in tool of its name.
     *
     * @param name the name that the model calls
     * @param description what the tool does
     * @param schema the JSON Schema of its arguments
     * @param handler what runs
     * @return the definition
     */
    public static ToolDefinition createOverride(
            String name, String description, Map<String, Object> schema, ToolHandler handler) {
        return new ToolDefinition(name, description, schema, handler, true, null, null);
    }

    /**
     * A tool that runs without the user being asked.
     *
     * @param name the name that the model calls
     * @param description what the tool does
     * @param schema the JSON Schema of its arguments
     * @param handler what runs
     * @return the definition
     */
    public static ToolDefinition createSkipPermission(
            String name, String description, Map<String, Object> schema, ToolHandler handler) {
        return new ToolDefinition(name, description, schema, handler, null, true, null);
    }

    /**
     * A tool that may be kept from the model until a search finds it, or never.
     *
     * @param name the name that the model calls
     * @param description what the tool does
     * @param schema the JSON Schema of its arguments
     * @param handler what runs
     * @param defer the mode
     * @return the definition
     */
    public static ToolDefinition createWithDefer(
            String name, String description, Map<String, Object> schema, ToolHandler handler, ToolDefer defer) {
        return new ToolDefinition(name, description, schema, handler, null, null, defer);
    }

    /**
     * A tool with values that the model does not see.
     *
     * @param name the name that the model calls
     * @param description what the tool does
     * @param schema the JSON Schema of its arguments
     * @param handler what runs
     * @param metadata the values
     * @return the definition
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
     * The tools of an object whose class has tool methods, static ones included.
     *
     * @param instance what the tools are called on
     * @return the definitions, in the order of the source
     * @throws IllegalArgumentException if {@code instance} is null
     * @throws IllegalStateException if the class has no companion, which the processor generates, or the companion
     *     cannot be used; the message says why
     */
    @CopilotExperimental
    public static List<ToolDefinition> fromObject(Object instance) {
        if (instance == null) {
            throw new IllegalArgumentException("The object whose tools are wanted is null.");
        }
        return Companions.definitions(instance.getClass(), instance);
    }

    /**
     * The tools of a class whose tool methods are all static.
     *
     * @param type the class
     * @return the definitions, in the order of the source
     * @throws IllegalArgumentException if {@code type} is null or has tool methods that need an instance; the message
     *     names them
     * @throws IllegalStateException if the class has no companion, which the processor generates, or the companion
     *     cannot be used; the message says why
     */
    @CopilotExperimental
    public static List<ToolDefinition> fromClass(Class<?> type) {
        if (type == null) {
            throw new IllegalArgumentException("The class whose tools are wanted is null.");
        }
        Companions.requireStaticTools(type);
        return Companions.definitions(type, null);
    }

    /**
     * A copy that does or does not take the place of the built-in tool of its name.
     *
     * @param value true to replace it
     * @return the copy
     */
    public ToolDefinition overridesBuiltInTool(boolean value) {
        return new ToolDefinition(
                name, description, parameters, handler, value, skipPermission, defer, metadata, isTerminal);
    }

    /**
     * A copy that runs with or without the user being asked.
     *
     * @param value true to ask nobody
     * @return the copy
     */
    public ToolDefinition skipPermission(boolean value) {
        return new ToolDefinition(
                name, description, parameters, handler, overridesBuiltInTool, value, defer, metadata, isTerminal);
    }

    /**
     * A copy that does or does not end the turn.
     *
     * @param value true to end it
     * @return the copy
     */
    public ToolDefinition isTerminal(boolean value) {
        return new ToolDefinition(
                name, description, parameters, handler, overridesBuiltInTool, skipPermission, defer, metadata, value);
    }

    /**
     * A copy with another mode of being kept back.
     *
     * @param value the mode; null for the runtime's choice
     * @return the copy
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
     * A copy with other metadata.
     *
     * @param value the values; null for none
     * @return the copy
     */
    public ToolDefinition metadata(Map<String, Object> value) {
        return new ToolDefinition(
                name, description, parameters, handler, overridesBuiltInTool, skipPermission, defer, value, isTerminal);
    }
}
