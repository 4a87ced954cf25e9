package io.github.copilottool.tests;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaId;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaValidatorsConfig;
import com.networknt.schema.SpecVersion.VersionFlag;
import com.networknt.schema.ValidationMessage;
import com.networknt.schema.regex.JoniRegularExpressionFactory;
import java.util.List;

/**
 * Validation by an independent implementation of JSON Schema 2020-12. Formats are asserted; patterns are read as
 * ECMA-262.
 */
final class Schemas {
    private static final JsonSchemaFactory FACTORY = JsonSchemaFactory.getInstance(VersionFlag.V202012);
    private static final SchemaValidatorsConfig ASSERTING = SchemaValidatorsConfig.builder()
            .formatAssertionsEnabled(true)
            .losslessNarrowing(true) // 5.0 is an integer
            .regularExpressionFactory(JoniRegularExpressionFactory.getInstance())
            .build();
    private static final JsonSchema META_SCHEMA = FACTORY.getSchema(SchemaLocation.of(SchemaId.V202012), ASSERTING);

    private Schemas() {}

    /** Returns the meta-schema's errors in a schema; none if it is valid. */
    static List<String> errors(JsonNode schema) {
        return messages(META_SCHEMA, schema);
    }

    /** Returns a schema's errors in arguments; none if it accepts them. */
    static List<String> objections(JsonNode schema, JsonNode arguments) {
        return objections(compiled(schema), arguments);
    }

    /** Returns a compiled schema's errors in arguments; none if it accepts them. */
    static List<String> objections(JsonSchema schema, JsonNode arguments) {
        return messages(schema, arguments);
    }

    /** Compiles a schema for {@link #objections(JsonSchema, JsonNode)}. */
    static JsonSchema compiled(JsonNode schema) {
        return FACTORY.getSchema(schema, ASSERTING);
    }

    private static List<String> messages(JsonSchema schema, JsonNode instance) {
        return schema.validate(instance).stream()
                .map(ValidationMessage::getMessage)
                .sorted()
                .toList();
    }
}
