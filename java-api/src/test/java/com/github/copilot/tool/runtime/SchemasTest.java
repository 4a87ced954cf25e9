package com.github.copilot.tool.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.github.copilot.rpc.RpcMapper;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** R7.1 and R9.2: schemas in a fixed order, and text of any length. */
class SchemasTest {
    @Test
    void members_and_elements_keep_their_order() throws JsonProcessingException {
        Map<String, Object> schema = Schemas.object(
                "type",
                "object",
                "properties",
                Schemas.object("z", Schemas.object(), "a", Schemas.object()),
                "required",
                Schemas.list("z", "a"));
        String json = "{\"type\":\"object\",\"properties\":{\"z\":{},\"a\":{}},\"required\":[\"z\",\"a\"]}";
        assertEquals(json, RpcMapper.INSTANCE.writeValueAsString(schema));
        assertEquals(schema, RpcMapper.INSTANCE.readValue(json, Map.class));
    }

    @Test
    void text_is_the_sum_of_its_parts() {
        assertEquals("", Schemas.joined());
        assertEquals("x".repeat(70_000), Schemas.joined("x".repeat(35_000), "", "x".repeat(35_000)));
    }
}
