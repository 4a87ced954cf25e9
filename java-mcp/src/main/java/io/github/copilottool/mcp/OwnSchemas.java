package io.github.copilottool.mcp;

import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.json.schema.JsonSchemaValidator;
import java.util.Map;

/**
 * Passes what belongs to tools of ours, and leaves everything else to another validator.
 *
 * <p>A handler checks its arguments itself and says more about them than a validator can: the MCP SDK's words must not take
 * the place of ours. A result is what the processor derived the schema from.
 */
final class OwnSchemas implements JsonSchemaValidator {
    private final JsonSchemaValidator others;

    /**
     * Makes a validator.
     *
     * @param others validates what is not ours; null for the MCP SDK's own, which is looked up when it is first needed:
     *     loading it takes longer than starting all the rest of a server
     */
    OwnSchemas(JsonSchemaValidator others) {
        this.others = others;
    }

    private JsonSchemaValidator others() {
        return others == null ? McpJsonDefaults.getSchemaValidator() : others;
    }

    @Override
    public ValidationResponse validate(Map<String, Object> schema, Object value) {
        return schema instanceof ToolSchema ? ValidationResponse.asValid(null) : others().validate(schema, value);
    }

    @Override
    public ValidationResponse validateSchema(Map<String, Object> schema) {
        return schema instanceof ToolSchema ? ValidationResponse.asValid(null) : others().validateSchema(schema);
    }
}
