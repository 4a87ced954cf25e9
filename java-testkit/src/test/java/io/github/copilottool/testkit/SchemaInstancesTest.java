package io.github.copilottool.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;

/** Tests of the values that are made of schemas. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class SchemaInstancesTest {
    private static List<String> values(String schema, boolean isAllowed) {
        try {
            return SchemaInstances.of(JsonText.read(schema.replace('\'', '"'))).stream()
                    .filter(each -> each.isAllowed() == isAllowed)
                    .map(each -> each.value().toString())
                    .toList();
        } catch (JsonProcessingException unreadable) {
            throw new AssertionError(unreadable);
        }
    }

    private static void assertAllowed(String schema, String... values) {
        assertEquals(List.of(values), values(schema, true));
    }

    private static void assertHas(List<String> values, String... expected) {
        assertTrue(values.containsAll(List.of(expected)), () -> values + " lacks some of " + List.of(expected));
    }

    @Test
    void bounds_and_one_beyond() {
        assertAllowed("{'type': 'integer', 'minimum': 1, 'maximum': 9}", "1", "9", "1.0");
        assertHas(values("{'type': 'integer', 'minimum': 1, 'maximum': 9}", false), "0", "10");
        assertAllowed("{'type': 'number', 'exclusiveMinimum': 2, 'multipleOf': 5}", "10", "5");
        assertAllowed("{'type': 'string', 'minLength': 2, 'maxLength': 3}", "\"aa\"", "\"aaa\"");
        assertHas(values("{'type': 'string', 'minLength': 2, 'maxLength': 3}", false), "\"a\"", "\"aaaa\"");
        assertHas(
                values("{'type': 'array', 'items': {'type': 'boolean'}, 'minItems': 1, 'maxItems': 2}", true),
                "[true]",
                "[false]",
                "[true,false]");
        assertHas(values("{'type': 'array', 'items': {'type': 'boolean'}, 'minItems': 1, 'maxItems': 2}", false), "[]");
    }

    @Test
    void patterns_and_formats() {
        assertHas(
                values("{'type': 'string', 'pattern': '^(?:[A-Z]{2}|\\\\d+-x?)$'}", true),
                "\"AA\"",
                "\"0-x\"",
                "\"0-\"");
        assertAllowed("{'type': 'string', 'pattern': '^#[0-9a-f]{6}$'}", "\"#aaaaaa\"");
    }

    @Test
    void required_optional_and_all() {
        String schema = "{'type': 'object', 'properties': {'a': {'type': 'boolean'}, 'b': {'enum': ['x', 'y']}},"
                + " 'required': ['a'], 'additionalProperties': false}";
        assertAllowed(schema, "{\"a\":true}", "{\"a\":true,\"b\":\"x\"}", "{\"a\":false}", "{\"a\":true,\"b\":\"y\"}");
        assertHas(values(schema, false), "{}", "{\"a\":null}", "{\"a\":true,\"an_unknown_name\":\"a\"}");
    }

    @Test
    void each_branch_and_recursion() {
        String schema = "{'$ref': '#/$defs/Tree', '$defs': {'Tree': {'oneOf': ["
                + "{'type': 'object', 'properties': {'kind': {'const': 'node'}, 'left': {'$ref': '#/$defs/Tree'}},"
                + " 'required': ['kind', 'left']},"
                + "{'type': 'object', 'properties': {'kind': {'const': 'leaf'}}, 'required': ['kind']}]}}}";
        assertHas(values(schema, true), "{\"kind\":\"leaf\"}", "{\"kind\":\"node\",\"left\":{\"kind\":\"leaf\"}}");
    }

    @Test
    void nothing_where_nothing_fits_or_is_known() {
        assertAllowed("{'type': 'integer', 'minimum': 2, 'maximum': 1}");
        assertAllowed("{'type': 'object', 'unevaluatedProperties': false}");
        assertAllowed("{'type': 'array', 'items': {'type': 'string', 'enum': []}, 'minItems': 1}");
    }
}
