package io.github.copilottool.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.copilottool.mcp.shop.BrokenTools;
import io.github.copilottool.mcp.shop.CataloguedTools;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;

/** Tests of result schemas, with hand-written catalogues in {@code src/test/resources/META-INF/copilot-tools}. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class OutputSchemasTest {
    private final List<String> warnings = new ArrayList<>();
    private StdioClient client;

    @BeforeEach
    void start() throws IOException {
        client = StdioClient.initialized(McpTools.of(warnings::add, new CataloguedTools()));
    }

    @AfterEach
    void stop() throws IOException {
        client.close();
        assertEquals(List.of(), warnings);
    }

    private String schema(String tool) throws IOException {
        for (JsonNode each : client.request("tools/list", null).at("/result/tools")) {
            if (each.path("name").textValue().equals(tool)) {
                return each.path("outputSchema").toString();
            }
        }
        throw new AssertionError(tool);
    }

    @Test
    void an_objects_schema_is_sent_as_it_is() throws IOException {
        assertEquals(
                "{\"type\":\"object\",\"properties\":{\"z\":{\"type\":\"integer\",\"x-unit\":\"pieces\"},"
                        + "\"a\":{\"type\":\"number\",\"minimum\":0.10}},\"required\":[\"z\",\"a\"]}",
                schema("measure"));
        assertEquals(
                "{\"z\":1,\"a\":2.5}",
                client.call("measure", "{}").path("structuredContent").toString());
    }

    @Test
    void anything_elses_schema_becomes_that_of_a_member_with_its_definitions_at_the_root() throws IOException {
        assertEquals(
                "{\"type\":\"object\",\"properties\":{\"result\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/Node\"}}},"
                        + "\"required\":[\"result\"],\"$defs\":{\"Node\":{\"type\":\"object\",\"properties\":{\"parts\":"
                        + "{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/Node\"}}}}}}",
                schema("nodes"));
        assertEquals(
                "{\"content\":[{\"type\":\"text\",\"text\":\"[{\\\"parts\\\":[]}]\"}],\"isError\":false,"
                        + "\"structuredContent\":{\"result\":[{\"parts\":[]}]}}",
                client.call("nodes", "{}").toString());
    }

    @Test
    void a_string_is_a_member_whether_its_text_is_json_or_not() throws IOException {
        assertEquals(
                "{\"result\":\"plain\"}",
                client.call("word", "{}").path("structuredContent").toString());
        assertEquals(
                "{\"result\":\"2026-01-02\"}",
                client.call("day", "{}").path("structuredContent").toString());
    }

    @Test
    void nothing_in_place_of_an_object_is_an_error_for_clients_demand_an_object() throws IOException {
        assertEquals(
                "{\"content\":[{\"type\":\"text\",\"text\":\"Tool missing returned null.\"}],\"isError\":true}",
                client.call("missing", "{}").toString());
    }

    @Test
    void errors_have_no_structured_result() throws IOException {
        assertFalse(client.call("failing", "{}").has("structuredContent"));
        assertTrue(client.call("failing", "{}").path("isError").booleanValue());
    }

    @Test
    void a_tool_that_the_catalogue_has_no_schema_for_has_none() throws IOException {
        assertEquals("", schema("unknown"));
    }

    @Test
    void a_catalogue_that_cannot_be_read_is_a_warning() {
        List<String> said = new ArrayList<>();
        McpTools tools = McpTools.of(said::add, new BrokenTools());
        assertEquals(List.of("hello"), tools.names());
        assertEquals(1, said.size());
        assertTrue(
                said.get(0)
                        .startsWith("The catalogue META-INF/copilot-tools/" + BrokenTools.class.getName()
                                + ".json is not JSON: "),
                said.get(0));
    }
}
