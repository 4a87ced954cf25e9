package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * An element of a {@code calls.json}: a call of a tool, and its expected result.
 *
 * @param json the element
 */
record Call(JsonNode json) {
    private static final Set<String> ENDS = Set.of("result", "object", "failure", "throws");
    private static final Set<String> MEMBERS =
            Set.of("class", "tool", "arguments", "message", "conceals", "outsideSchema", "why");

    Call {
        Set<String> given = new TreeSet<>();
        json.fieldNames().forEachRemaining(given::add);
        assertEquals(1, given.stream().filter(ENDS::contains).count(), () -> "One of " + ENDS + " in " + json);
        given.removeAll(ENDS);
        given.removeAll(MEMBERS);
        assertTrue(given.isEmpty(), () -> "Unknown members " + given + " in " + json);
    }

    /** Returns the calls of a file. */
    static List<Call> all(JsonNode file) {
        List<Call> calls = new ArrayList<>();
        file.forEach(element -> calls.add(new Call(element)));
        return calls;
    }

    /** Returns the tool class's binary name. If the call does not name it, it is the only one of the case. */
    String toolClass(List<String> all) {
        if (json.has("class")) {
            return json.get("class").textValue();
        }
        assertEquals(1, all.size(), () -> "Of the tool classes " + all + " the call must name one: " + json);
        return all.get(0);
    }

    /** Returns the tool's name. */
    String tool() {
        return json.get("tool").textValue();
    }

    /** Returns the arguments, or null if {@code getArguments()} is to return null. */
    JsonNode arguments() {
        return json.hasNonNull("arguments") ? json.get("arguments") : null;
    }

    /** Makes the call, and compares its result with the expected one. */
    void check(Tool tool) {
        Tool.Answer answer = tool.call(arguments());
        if (json.has("throws")) {
            checkThrown(answer);
        } else if (json.has("failure")) {
            checkFailure(answer, tool);
        } else {
            checkSuccess(answer, tool);
        }
    }

    /** The kinds of expected results. */
    enum Expected {
        /** The tool returns a value. */
        RESULT,
        /** The tool refuses the arguments, with a text for the model. */
        REFUSAL,
        /** The future fails with the tool's own exception. */
        EXCEPTION
    }

    Expected expected() {
        if (json.has("throws")) {
            return Expected.EXCEPTION;
        }
        return json.has("failure") ? Expected.REFUSAL : Expected.RESULT;
    }

    void checkThrown(Tool.Answer answer) {
        assertNotNull(answer.failure(), () -> "The future does not fail, it holds " + answer.value());
        assertEquals(json.get("throws").textValue(), answer.failure().getClass().getName());
        texts(json.path("message"))
                .forEach(fragment -> assertContains(fragment, answer.failure().getMessage()));
    }

    private void checkFailure(Tool.Answer answer, Tool tool) {
        String text = failureText(answer, tool.resultsKnown());
        JsonNode expected = json.get("failure");
        if (expected.isTextual()) {
            assertEquals(expected.textValue(), text);
        }
        texts(expected).forEach(fragment -> assertContains(fragment, text));
        texts(json.path("conceals"))
                .forEach(secret -> assertFalse(text.contains(secret), () -> "`" + secret + "` is in: " + text));
        assertContains(tool(), text);
    }

    /**
     * Returns the text of a failure result, or of the exception that an API without such results has instead (R5.3).
     */
    private static String failureText(Tool.Answer answer, boolean resultsKnown) {
        if (!resultsKnown && answer.failure() instanceof IllegalArgumentException refused) {
            return refused.getMessage();
        }
        assertNull(answer.failure(), () -> "The future fails with " + answer.failure());
        JsonNode result = object(answer.value());
        assertEquals("failure", result.path("resultType").asText(), () -> "No failure result: " + result);
        return result.path("textResultForLlm").asText();
    }

    private void checkSuccess(Tool.Answer answer, Tool tool) {
        checkResult(answer);
        checkSchema(tool);
    }

    void checkResult(Tool.Answer answer) {
        if (answer.failure() != null) {
            throw new AssertionError("The future fails with " + answer.failure(), answer.failure());
        }
        JsonNode expected = json.has("result") ? json.get("result") : json.get("object");
        if (json.has("object")) {
            checkSame(expected, object(answer.value()));
        } else if (expected.isTextual()) {
            assertEquals(expected.textValue(), answer.value());
        } else if (expected.isNull()) {
            assertNull(answer.value());
        } else {
            String text = assertInstanceOf(String.class, answer.value());
            checkSame(expected, Json.plain(text));
        }
    }

    /** Compares JSON in any order of members: Jackson writes getters in the JVM's order, which varies. */
    private static void checkSame(JsonNode expected, JsonNode actual) {
        if (!expected.equals(actual)) {
            assertEquals(Json.readable(expected), Json.readable(actual));
        }
    }

    /**
     * Checks that the schema accepts the arguments that the handler accepted, except if the call says otherwise (R5.2).
     */
    private void checkSchema(Tool tool) {
        JsonNode schema = Json.plain(Json.write(tool.parameters()));
        JsonNode given = arguments() == null ? JsonNodeFactory.instance.objectNode() : arguments();
        List<String> objections = Schemas.objections(schema, given);
        assertEquals(
                json.path("outsideSchema").asBoolean(),
                !objections.isEmpty(),
                () -> "The handler took " + given + "; the schema says " + objections);
    }

    private static JsonNode object(Object value) {
        assertNotNull(value, "The handler completed with null");
        assertEquals("ToolResultObject", value.getClass().getSimpleName(), () -> "It is no result object: " + value);
        return Json.plain(Json.write(value));
    }

    private static void assertContains(String fragment, String text) {
        assertTrue(text != null && text.contains(fragment), () -> "`" + fragment + "` is not in: " + text);
    }

    private static Stream<String> texts(JsonNode fragments) {
        return StreamSupport.stream(fragments.spliterator(), false).map(JsonNode::textValue);
    }

    @Override
    public String toString() {
        return tool() + " " + json.path("arguments");
    }
}
