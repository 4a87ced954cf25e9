package com.github.copilot.tool.reflect;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** SPEC R3.1 and R3.2: tool names. */
class NamesTest {
    @ParameterizedTest
    @CsvSource({
        "setCurrentPhase, set_current_phase",
        "getURL, get_url",
        "URLFor, url_for",
        "x, x",
        "XMLHttpRequest, xml_http_request",
        "already_snake, already_snake",
        "_leading$Dollar, leading_dollar",
        "v2Beta, v2_beta",
        "toJSON5Text, to_json5_text",
        "aB, a_b",
        "ABC, abc"
    })
    void a_name_is_made_by_words(String method, String tool) {
        assertEquals(tool, Names.ofMethod(method));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a b", "gr\u00f6\u00dfe", "a.b"})
    void a_name_of_other_characters_is_refused(String name) {
        assertThrows(UnusableTool.class, () -> Names.check(name));
    }

    @Test
    void a_name_has_at_most_128_characters() {
        assertDoesNotThrow(() -> Names.check("x".repeat(128)));
        assertThrows(UnusableTool.class, () -> Names.check("x".repeat(129)));
    }
}
