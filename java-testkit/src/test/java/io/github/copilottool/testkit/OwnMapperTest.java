package io.github.copilottool.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.copilottool.testkit.shop.GuestTools;
import io.github.copilottool.testkit.shop.GuestTools$$CopilotToolMeta;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;

/** Tests of the statements in {@code docs/writing-tools.md} about mappers that rename properties. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class OwnMapperTest {
    private static final ObjectMapper SNAKE_CASE = JsonMapper.builder()
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
            .build();
    private static final String ARGUMENTS = "{\"guest\": {\"firstName\": \"Ada\"}, \"volume\": 1}";

    private static Tools with(ObjectMapper mapper) {
        return Tools.ofDefinitions(new GuestTools$$CopilotToolMeta().definitions(new GuestTools(), mapper));
    }

    @Test
    void a_naming_strategy_drops_properties_of_a_class_that_does_not_name_them() {
        assertEquals("Hello null", with(SNAKE_CASE).call("welcome", ARGUMENTS));
        assertEquals("Hello Ada", with(SNAKE_CASE).call("name", ARGUMENTS));
        assertEquals("Hello Ada", with(SNAKE_CASE).call("list", ARGUMENTS));
    }

    @Test
    void a_copy_without_the_strategy_reads_them() {
        ObjectMapper without = SNAKE_CASE.copy();
        without.setPropertyNamingStrategy(null);
        assertEquals("Hello Ada", with(without).call("welcome", ARGUMENTS));
    }
}
