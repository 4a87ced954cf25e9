package io.github.copilottool.testkit;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolInvocation;

/** Tool definitions as JSON, as the SDK sends them to the Copilot runtime. */
final class Wire {
    /** Writes like the SDK's mapper, which is not public: dates as text, without nulls, even in maps. */
    static final ObjectMapper MAPPER = JsonMapper.builder()
            .addModule(new JavaTimeModule())
            .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
            .defaultPropertyInclusion(
                    JsonInclude.Value.construct(JsonInclude.Include.NON_NULL, JsonInclude.Include.NON_NULL))
            .build();

    /** Reads recordings: numbers keep all their digits. */
    static final ObjectReader RECORDINGS =
            MAPPER.reader(new JsonNodeFactory(true)).with(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS);

    private Wire() {}

    /** Returns the JSON value in a recording that a text is; a missing node if it is none. */
    static JsonNode recorded(String text) {
        try {
            return RECORDINGS.readTree(text);
        } catch (JsonProcessingException noJson) {
            return MissingNode.getInstance();
        }
    }

    /**
     * Returns a definition as it is sent, members in order.
     *
     * @throws AssertionError if Jackson cannot write it
     */
    static JsonNode of(ToolDefinition definition) {
        try {
            return JsonText.read(MAPPER.writeValueAsString(definition));
        } catch (JsonProcessingException unwritable) {
            throw new AssertionError(
                    "The definition of " + definition.name() + " cannot be written as JSON.", unwritable);
        }
    }

    /** Returns the schema of a tool's arguments as it is sent. */
    static JsonNode schema(ToolDefinition definition) {
        return of(definition).path("parameters");
    }

    /** Returns a call of a tool in a test, without arguments. */
    static ToolInvocation invocation(String tool) {
        return new ToolInvocation()
                .setSessionId("test-session")
                .setToolCallId("test-call")
                .setToolName(tool);
    }
}
