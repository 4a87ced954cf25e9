package io.github.copilottool.mcp;

import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.tool.runtime.ClientCalls;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A JSON Schema, whose members are in the companion's order.
 *
 * <p>The class lets {@link OwnSchemas} recognise our tools. It is a map because the MCP SDK keeps maps unchanged, but
 * reads a schema that is a text into a {@code HashMap}, which loses the order.
 */
final class ToolSchema extends LinkedHashMap<String, Object> {
    private static final long serialVersionUID = 1;

    private static final String TYPE = "type";
    static final String OBJECT = "object";
    private static final String DEFINITIONS = "$defs";

    ToolSchema(Map<?, ?> members) {
        members.forEach((key, value) -> put(String.valueOf(key), value));
    }

    /**
     * Returns the schema of a tool's arguments, copied into plain values.
     *
     * @throws IllegalArgumentException if the definition's parameters are no JSON object of type {@code object}, which
     *     MCP requires; the message names the tool
     */
    static ToolSchema ofArguments(ToolDefinition definition) {
        ToolSchema schema = new ToolSchema(ClientCalls.parameters(definition));
        if (!schema.describes(OBJECT)) {
            throw new IllegalArgumentException("The parameters of the tool " + definition.name()
                    + " must be a JSON Schema whose type is \"object\", and are " + schema + ".");
        }
        return schema;
    }

    /** Whether the schema says that each value is of a JSON type. MCP requires objects as structured results. */
    boolean describes(String type) {
        return type.equals(get(TYPE));
    }

    /** Returns the schema of an object that has such a value as its only member. Local references stay valid. */
    ToolSchema asMember(String name) {
        Map<String, Object> value = new LinkedHashMap<>(this);
        Object definitions = value.remove(DEFINITIONS);
        ToolSchema schema = new ToolSchema(Map.of());
        schema.put(TYPE, OBJECT);
        schema.put("properties", Map.of(name, value));
        schema.put("required", List.of(name));
        if (definitions != null) {
            schema.put(DEFINITIONS, definitions);
        }
        return schema;
    }
}
