package com.github.copilot.tool.reflect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** R4.6, R4.10: JSON in annotations. */
class JsonTextTest {
    @Test
    void no_number_loses_its_digits() {
        BigDecimal exact = new BigDecimal("0.1000000000000000000001");
        assertEquals(
                Arrays.asList(0.0, 0, 1.5, exact, Map.of("a", true), null, "-0.0"),
                JsonText.read(
                        "[0.0, -0, 1.50, " + exact + ", {\"a\": true}, null, \"-0.0\"]",
                        (why, place) -> new UnusableTool(why)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "[",
                "{\"a\":1",
                "1 2",
                "{\"a\":1,\"a\":2}",
                "[1,]",
                "nul",
                "NaN",
                "01",
                "[1e9999999999]"
            })
    void what_is_no_one_value_is_refused(String text) {
        assertThrows(UnusableTool.class, () -> JsonText.read(text, (why, place) -> new UnusableTool(why)));
    }
}
