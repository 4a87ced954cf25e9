package io.github.copilottool.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/**
 * The differences between what tools' schemas allow and what the tools read.
 *
 * @param disagreements the disagreements, tool by tool; of those that only differ in their values, the first
 * @param notes sentences about what is no disagreement: tools that cannot be checked, texts of a form that a schema
 *     cannot describe, values that the user's own code refuses, and values beyond the schema that tools accept because
 *     models send them
 * @param read how many arguments were read, without calling the tools
 */
public record SchemaReport(List<Disagreement> disagreements, List<String> notes, int read) {
    private static final int LONGEST = 200;

    /**
     * A value about which a schema and a tool disagree.
     *
     * @param tool the tool's name
     * @param path the path of the value in the arguments, such as {@code items[0].price}; empty for all arguments
     * @param kind the relation of the value to the schema
     * @param value the value at that path
     * @param sentence the tool's sentence if it refuses the value; a description of the value if it accepts it
     * @param arguments the arguments of the call
     */
    public record Disagreement(
            String tool, String path, SchemaInstance.Kind kind, JsonNode value, String sentence, JsonNode arguments) {
        /** {@return whether the tool accepts a value that its schema refuses, rather than the opposite} */
        public boolean isAccepted() {
            return kind != SchemaInstance.Kind.ALLOWED && kind != SchemaInstance.Kind.STRUCTURE_AS_TEXT;
        }

        /** Returns the tool, the path, the value and the sentence in one line. */
        @Override
        public String toString() {
            String place = path.isEmpty() ? tool : tool + " at " + path;
            String shown = value == null || value.isMissingNode() ? "nothing" : JsonText.cut(value.toString(), LONGEST);
            String says =
                    switch (kind) {
                        case ALLOWED -> " is allowed by the schema, but refused: ";
                        case STRUCTURE_AS_TEXT -> ", a structure as text, is refused: ";
                        default ->
                            SchemaCheck.isFailure(sentence)
                                    ? " is refused by the schema, and not by a check of the tool: "
                                    : " is accepted, but the schema refuses it: ";
                    };
            return place + ": " + shown + says + sentence;
        }
    }

    /**
     * Asserts that schemas and tools agree.
     *
     * @throws AssertionError if they do not, or if no tool could be read; the message lists the disagreements, or the
     *     reasons
     */
    public void assertNone() {
        if (!disagreements.isEmpty() || read == 0) {
            throw new AssertionError(toString());
        }
    }

    /** Returns the report, with a line for each disagreement. */
    @Override
    public String toString() {
        if (disagreements.isEmpty() && read == 0) {
            return "Nothing was checked, since no tool could be read without being called:\n  "
                    + String.join("\n  ", notes);
        }
        if (disagreements.isEmpty()) {
            return "Schemas and tools agree about " + read + " calls.";
        }
        StringBuilder text = new StringBuilder("Schemas and tools disagree at " + disagreements.size()
                + (disagreements.size() == 1 ? " place:" : " places:"));
        disagreements.forEach(each -> text.append("\n  ").append(each));
        return text.toString();
    }
}
