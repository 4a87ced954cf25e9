package com.github.copilot.tool.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonWriterTest {
    /** Each text is written with and without characters beyond ASCII, for which the writer has code of its own. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "plain",
                "\"",
                "\\",
                "a\"b\\c\nd",
                "\u0000\u001f \u007f",
                "?",
                "\t?\"",
                "Gr\u00fc\u00dfe \"?\" \\ \n",
                "\u20ac",
                "\ud83d\ude00\u0000",
                "x\uffff"
            })
    void strings_read_back_as_they_are(String text) throws IOException {
        assertEquals(text, new ObjectMapper().readTree(written(text)).textValue());
    }

    @ParameterizedTest
    @ValueSource(strings = {"\ud83d", "a\udc00b", "\ud83d?", "\udc00\ud83d \u00fc"})
    void lone_surrogates_become_replacement_characters(String text) {
        assertEquals(
                '"' + text.replace('\ud83d', '\ufffd').replace('\udc00', '\ufffd') + '"',
                new String(written(text), StandardCharsets.UTF_8));
    }

    @Test
    void values_are_set_off_from_each_other() {
        JsonWriter json = new JsonWriter(1);
        json.beginObject();
        json.member("a", "x,");
        json.member("empty", "");
        json.beginArray("b");
        json.number(-1);
        json.bool(true);
        json.string("{");
        json.string("");
        json.endArray();
        json.fragment(new byte[0]);
        json.memberOfAnyName("\"");
        json.number(2);
        json.endObject();
        assertEquals(
                "{\"a\":\"x,\",\"b\":[-1,true,\"{\",\"\"],\"\\\"\":2}",
                new String(json.toByteArray(), StandardCharsets.UTF_8));
    }

    private static byte[] written(String text) {
        JsonWriter json = new JsonWriter();
        json.string(text);
        return json.toByteArray();
    }
}
