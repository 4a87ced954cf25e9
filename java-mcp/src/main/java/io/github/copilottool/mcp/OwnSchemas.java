package io.github.copilottool.mcp;

import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.json.schema.JsonSchemaValidator;
import java.util.Map;
import java.util.ServiceConfigurationError;

/**
 * A validator that accepts everything from and for our tools, and leaves everything else to the MCP SDK's validator.
 *
 * <p>A handler checks its arguments itself, and its messages say more than the MCP SDK's, which must not replace them.
 * A result needs no check, because the processor derived the schema from its type.
 */
final class OwnSchemas implements JsonSchemaValidator {
    /** How the MCP SDK calls the schema of a form. */
    private static final String FORM = "ElicitRequest";

    private static final class MissingValidatorException extends IllegalStateException {
        private static final long serialVersionUID = 1;

        MissingValidatorException(String message, Throwable cause) {
            super(message, cause);
        }
    }

    /** Returns the MCP SDK's validator. Loading it takes longer than starting the rest of a server. */
    private static JsonSchemaValidator others() {
        try {
            return McpJsonDefaults.getSchemaValidator();
        } catch (ServiceConfigurationError absent) {
            throw new MissingValidatorException(
                    "The MCP SDK checks the arguments of the server's other tools by their schemas, and there is no"
                            + " validator. Add io.modelcontextprotocol.sdk:mcp-json-jackson3 to the class path, or set"
                            + " jsonSchemaValidator after McpTools.addTo.",
                    absent);
        }
    }

    /** Checks the schema of a form, with which a tool asks the user, only if there is a validator. */
    @Override
    public void assertConforms(String context, Map<String, Object> schema) {
        try {
            JsonSchemaValidator.super.assertConforms(context, schema);
        } catch (MissingValidatorException missing) {
            if (!context.startsWith(FORM)) {
                throw missing;
            }
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
