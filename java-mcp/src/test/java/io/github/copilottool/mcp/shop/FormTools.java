package io.github.copilottool.mcp.shop;

import com.fasterxml.jackson.databind.JsonNode;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Tools that take a class with fields and setters, by itself and in a record. */
public final class FormTools {
    /** A colour. */
    public enum Color {
        RED,
        GREEN
    }

    /** A class with properties of many kinds. */
    public static class Form {
        public boolean active;
        public char grade;
        public Map<Color, Integer> byColor;
        public List<String> tags;
        public Form inner;
        public double[] parts;
        public BigDecimal amount;
        public Object free;
        public Map<String, JsonNode> nodes;

        private String name;

        public void setName(String name) {
            this.name = name;
        }

        @Override
        public String toString() {
            return name + " " + (parts == null ? 0 : parts.length) + " " + amount + " " + free + " " + nodes;
        }
    }

    /** A record with such a class. */
    public record Box(Form form, Optional<Form> other) {}

    /** Numbers of each kind. */
    public static class Numbers {
        public List<BigDecimal> decimals;
        public List<BigInteger> integers;
        public Object free;
        public double[] doubles;
    }

    @CopilotTool("Takes a form.")
    public String form(@CopilotToolParam("The form") Form form) {
        return form.toString();
    }

    @CopilotTool("Takes a form in a box.")
    public String box(@CopilotToolParam("The box") Box box, @CopilotToolParam("A note") Optional<String> note) {
        return box.toString();
    }

    @CopilotTool("Takes numbers.")
    public String numbers(@CopilotToolParam("The numbers") Numbers numbers) {
        return "read";
    }
}
