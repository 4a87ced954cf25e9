package io.github.copilottool.mcp;

import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.json.schema.JsonSchemaValidator;
import java.util.Map;
import java.util.ServiceConfigurationError;

/**
 * A validator that accepts everything from and for our tools, and leaves everything else to another validator.
 *
 * <p>A handler checks its arguments itself, and its messages say more than the MCP SDK's, which must not replace them.
 * A result needs no check, because the processor derived the schema from its type.
 */
final class OwnSchemas implements JsonSchemaValidator {
    private final JsonSchemaValidator others;

    /**
     * Makes a validator.
     *
     * @param others validates what is not ours; null for the MCP SDK's validator, which is looked up when it is first
     *     needed, because loading it takes longer than starting the rest of a server
     */
    OwnSchemas(JsonSchemaValidator others) {
        this.others = others;
    }

    private JsonSchemaValidator others() {
        if (others != null) {
            return others;
        }
        try {
            return McpJsonDefaults.getSchemaValidator();
        } catch (ServiceConfigurationError absent) {
            throw new IllegalStateException(
                    "The MCP SDK checks the arguments of the server's other tools by their schemas, and there is no"
                            + " validator. Add io.modelcontextprotocol.sdk:mcp-json-jackson3 to the class path, or set"
                            + " jsonSchemaValidator after McpTools.addTo.",
                    absent);
        }
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
