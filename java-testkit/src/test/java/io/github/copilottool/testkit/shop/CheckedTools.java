package io.github.copilottool.testkit.shop;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.Currency;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Tools whose schemas are compared with their reading. A call of one fails the test. */
public class CheckedTools {
    /** How often a tool was called. */
    public static int calls;

    public enum Colour {
        RED,
        GREEN
    }

    public record Item(int number, Optional<String> name, Colour colour) {}

    /** A price that its own code refuses, if it is negative. */
    public record Price(int cents) {
        public Price {
            if (cents < 0) {
                throw new IllegalArgumentException("negative");
            }
        }
    }

    /** A code that looks like any text in the schema. */
    public static final class Code {
        private final String text;

        private Code(String text) {
            this.text = text;
        }

        @JsonCreator
        public static Code of(String text) {
            return new Code(text);
        }

        @Override
        public String toString() {
            return text;
        }
    }

    @CopilotTool("Packs items.")
    public static String pack(List<Item> items, Map<Colour, Integer> numbers) {
        calls++;
        return "packed";
    }

    @CopilotTool("Pays.")
    public String pay(Currency currency, Price price, Code code) {
        calls++;
        return currency + " " + price + " " + code;
    }

    @CopilotTool("Promises more than it reads.")
    public String promise(@CopilotToolParam(value = "Any", schema = "{\"type\": [\"integer\", \"boolean\"]}") int any) {
        calls++;
        return "kept";
    }
}
