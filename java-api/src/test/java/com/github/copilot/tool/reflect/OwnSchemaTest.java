package com.github.copilot.tool.reflect;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class OwnSchemaTest {
    /** R7.5: a JSON pointer as a URI fragment (RFC 6901, section 6). */
    @Test
    void a_reference_is_a_uri_whatever_the_definitions_name() {
        assertEquals("#/$defs/A$B-1", OwnSchema.reference("A$B-1"));
        assertEquals("#/$defs/B%C3%A4ume%201~0~1%25", OwnSchema.reference("Bäume 1~/%"));
    }
}
