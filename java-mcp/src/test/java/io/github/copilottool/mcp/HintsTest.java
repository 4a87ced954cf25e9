package io.github.copilottool.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.runtime.ToolHints;
import io.github.copilottool.mcp.shop.ShopTools;
import io.modelcontextprotocol.server.McpStatelessServerFeatures.SyncToolSpecification;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.TextContent;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.springframework.ai.mcp.annotation.McpTool;
import org.springframework.ai.mcp.annotation.McpToolParam;

/** Tests of hints from metadata, and of the errors when tools are collected. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class HintsTest {
    private final List<String> warnings = new ArrayList<>();

    private static ToolDefinition tool(Map<String, Object> metadata) {
        return ToolDefinition.createWithMetadata(
                "t",
                "A tool.",
                Map.of("type", "object"),
                invocation -> CompletableFuture.completedFuture("done"),
                metadata);
    }

    private Tool served(Map<String, Object> metadata) {
        return McpTools.of(warnings::add, tool(metadata)).sync().get(0).tool();
    }

    @Test
    void a_flag_is_true_false_or_absent() {
        Tool tool = served(Map.of("mcp", Map.of("readOnlyHint", false, "idempotentHint", true), "other", "x"));
        assertEquals(false, tool.annotations().readOnlyHint());
        assertEquals(true, tool.annotations().idempotentHint());
        assertNull(tool.annotations().destructiveHint());
        assertNull(tool.annotations().openWorldHint());
        assertEquals(List.of(), warnings);
        assertNull(served(Map.of()).annotations());
        assertNull(served(null).annotations());
    }

    @Test
    void a_title_is_an_entry_of_its_own_or_a_member() {
        assertEquals("Find it", served(Map.of("mcp.title", "Find it")).title());
        assertEquals(
                "Find it", served(Map.of("mcp", Map.of("title", "Find it"))).title());
        assertEquals(List.of(), warnings);
    }

    /** A tool class whose companion has the hints. */
    static final class Hinted {
        @CopilotTool("Looks up how many pieces there are.")
        @ToolHints(title = "Look up stock", readOnly = true, openWorld = false)
        int lookUp() {
            return 7;
        }
    }

    @Test
    void the_annotation_gives_title_and_flags() {
        Tool tool = McpTools.of(warnings::add, new Hinted()).sync().get(0).tool();
        assertEquals("Look up stock", tool.title());
        assertEquals(true, tool.annotations().readOnlyHint());
        assertEquals(false, tool.annotations().openWorldHint());
        assertNull(tool.annotations().destructiveHint());
        assertEquals(List.of(), warnings);
    }

    /** A tool class for Spring AI's MCP server. */
    static final class Museums {
        @McpTool(
                description = "Finds museums in a town.",
                title = "Find museums",
                annotations = @McpTool.McpAnnotations(readOnlyHint = true, destructiveHint = false))
        String findMuseums(
                @McpToolParam(description = "The town") String town,
                @McpToolParam(description = "The most results", required = false) Integer limit) {
            return town + " " + limit;
        }
    }

    @Test
    @Tag("R1.8")
    void tools_with_the_annotations_of_another_library_are_served_and_checked() {
        SyncToolSpecification museums =
                McpTools.of(warnings::add, new Museums()).statelessSync().get(0);
        assertEquals("findMuseums", museums.tool().name());
        assertEquals("Find museums", museums.tool().title());
        assertEquals(true, museums.tool().annotations().readOnlyHint());
        assertEquals(false, museums.tool().annotations().destructiveHint());
        assertNull(museums.tool().annotations().openWorldHint());
        assertEquals(List.of("town"), museums.tool().inputSchema().get("required"));
        assertEquals("York null", answer(museums, Map.of("town", "York")));
        assertEquals(
                "Tool findMuseums: argument 'limit' must be an integer, but was \"many\".",
                answer(museums, Map.of("town", "York", "limit", "many")));
        assertEquals(List.of(), warnings);
    }

    private static String answer(SyncToolSpecification tool, Map<String, Object> arguments) {
        var request =
                CallToolRequest.builder(tool.tool().name()).arguments(arguments).build();
        var content = tool.callHandler().apply(null, request).content().get(0);
        return ((TextContent) content).text();
    }

    @Test
    void what_means_nothing_is_a_warning() {
        Map<String, Object> flags = new LinkedHashMap<>();
        flags.put("readonlyHint", true);
        flags.put("destructiveHint", "yes");
        flags.put("title", true);
        Map<String, Object> metadata = new LinkedHashMap<>();
        metadata.put("mcp", flags);
        metadata.put("mcp.titel", "x");
        metadata.put("mcp.title", false);
        Tool tool = served(metadata);
        assertNull(tool.annotations());
        assertNull(tool.title());
        assertEquals(
                List.of(
                        "Tool t: its metadata 'mcp' has the unknown flag 'readonlyHint', which is ignored; known are"
                                + " readOnlyHint, destructiveHint, idempotentHint, openWorldHint.",
                        "Tool t: its metadata 'mcp' has the flag 'destructiveHint' with a value other than true and false,"
                                + " which is ignored.",
                        "Tool t: its metadata 'mcp' has the member 'title', which is not a text and is ignored;"
                                + " 'mcp.title' sets the title.",
                        "Tool t: its metadata 'mcp.titel' is unknown and ignored; known are 'mcp' and 'mcp.title'.",
                        "Tool t: its metadata 'mcp.title' is not a text and is ignored."),
                warnings);
        warnings.clear();
        served(Map.of("mcp", true));
        assertEquals(List.of("Tool t: its metadata 'mcp' has no flags and is ignored."), warnings);
    }

    @Test
    void tools_with_the_same_name_are_refused() {
        IllegalArgumentException refusal = assertThrows(
                IllegalArgumentException.class,
                () -> McpTools.of(new ShopTools(), tool(null), new ShopTools(), tool(null)));
        assertEquals(
                true,
                refusal.getMessage()
                        .startsWith("Several tools have the same name: 'find_order' of " + ShopTools.class.getName()
                                + " and " + ShopTools.class.getName() + "; "),
                refusal::getMessage);
        assertEquals(
                true, refusal.getMessage().endsWith("; 't' of a definition and a definition."), refusal::getMessage);
    }

    @Test
    void parameters_that_are_no_object_are_refused() {
        ToolDefinition wrong =
                new ToolDefinition("t", "A tool.", Map.of("type", "string"), invocation -> null, null, null, null);
        assertEquals(
                "The parameters of the tool t must be a JSON Schema whose type is \"object\", and are {type=string}.",
                assertThrows(IllegalArgumentException.class, () -> McpTools.of(wrong))
                        .getMessage());
        assertThrows(IllegalArgumentException.class, () -> McpTools.of((Object) null));
    }
}
