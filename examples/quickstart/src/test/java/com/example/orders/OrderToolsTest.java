package com.example.orders;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import com.github.copilot.rpc.ToolDefinition;
import io.github.copilottool.testkit.Catalog;
import io.github.copilottool.testkit.Tools;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests of the tools as the model sees them; docs/testing.md explains the parts. */
class OrderToolsTest {
    private final Tools tools = Tools.of(new OrderTools());

    @Test
    void an_order_that_is_not_there() {
        assertEquals("There is no order 7: find_orders lists them.", tools.call("track_order", "{\"id\": \"7\"}"));
    }

    @Test
    void a_limit_in_words() {
        assertEquals(
                "Tool find_orders: argument 'limit' must be an integer, but was \"ten\".",
                tools.call("find_orders", "{\"limit\": \"ten\"}"));
    }

    @Test
    void an_order_is_placed() {
        String order = "{\"customer\": \"Ada\", \"items\": [{\"article\": \"pen\", \"quantity\": 2}]}";
        String text = tools.answer("place_order", order).requireSuccess();
        assertTrue(text.contains("\"id\":\"order-1\""), text);
    }

    @Test
    void the_model_sees_what_was_agreed() {
        tools.assertMatches(Path.of("src/test/resources/order-tools.json"));
    }

    @Test
    void no_change_breaks_callers_unseen() {
        Catalog.in(Path.of("target/classes")).assertMatches(Path.of("src/test/resources/catalogue.json"));
    }

    /** Uses the companion's class directly, as native images need it: no class is looked up by its name. */
    @Test
    void a_companion_may_be_named() {
        ObjectMapper mapper = new ObjectMapper().registerModule(new JavaTimeModule());
        List<ToolDefinition> tools = new OrderTools$$CopilotToolMeta().definitions(new OrderTools(), mapper);
        assertEquals(
                this.tools.names(), tools.stream().map(ToolDefinition::name).toList());
    }

    @Test
    void providers_take_them() {
        tools.checkLimits().assertNone();
    }

    @Test
    void they_read_what_their_schemas_allow() {
        tools.checkSchemas();
    }

    @Test
    void calls_that_models_made_are_still_accepted() {
        tools.replay(Path.of("src/test/resources/recorded-calls.jsonl")).assertNone();
    }

    @Test
    void orders_are_placed_with_any_arguments() {
        for (Map<String, Object> arguments : tools.examples("place_order")) {
            tools.withUnknownArguments().answer("place_order", arguments).requireSuccess();
        }
    }
}
