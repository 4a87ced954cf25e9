package com.github.copilot.tool.reflect;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Formats that {@code @JsonFormat} sets, patterns of dates and times above all, as schemas show them (R7.7). The core does the same in {@code
 * model/text_formats.rs}.
 */
final class TimePattern {
    /** The beginning of a property's format that is a pattern. */
    static final String FORMAT = "string in the form ";

    /** The beginning of a property's format that is the JSON of a number or boolean in a string. */
    static final String TEXT_OF = "string of ";

    private static final String PART = "''|'((?:[^']|'')*)'|([A-Za-z])\\2*|.";

    private TimePattern() {}

    /** Returns the schema of a format. */
    static Map<String, Object> schema(String format) {
        if (format.startsWith(TEXT_OF)) {
            Map<String, Object> text = SchemaWriter.typed("string");
            text.put(
                    "pattern",
                    switch (format.substring(TEXT_OF.length())) {
                        case "boolean" -> "^(true|false)$";
                        case "integer" -> "^-?(0|[1-9][0-9]*)$";
                        default -> "^-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][-+]?[0-9]+)?$";
                    });
            return text;
        }
        if (!format.startsWith(FORMAT)) {
            return SchemaWriter.typed(format);
        }
        Map<String, Object> schema = SchemaWriter.typed("string");
        String regex = regex(format.substring(FORMAT.length()));
        if (regex != null) {
            schema.put("pattern", regex);
        }
        return schema;
    }

    /** Returns the description of a value, with the form in words if its schema cannot show it. */
    static String described(String description, String format) {
        if (format == null || !format.startsWith(FORMAT)) {
            return description;
        }
        String pattern = format.substring(FORMAT.length());
        String words = "In the form " + pattern + ".";
        return regex(pattern) != null ? description : description == null ? words : description + " " + words;
    }

    /** Returns the expected value of a format that is a pattern. */
    static String expected(String format) {
        return "a date or time in the form " + format.substring(FORMAT.length());
    }

    // Returns a regular expression all of whose strings the pattern reads; null for a pattern with other fields than
    // numbers of a fixed length.
    private static String regex(String pattern) {
        StringBuilder regex = new StringBuilder("^");
        // Compiled only for a type that has a pattern.
        Matcher part = Pattern.compile(PART, Pattern.DOTALL).matcher(pattern);
        while (part.find()) {
            String text = part.group(2) != null ? null : part.group(1) == null ? part.group() : part.group(1);
            if (text == null) {
                String field = field(part.group());
                if (field == null) {
                    return null;
                }
                regex.append(field);
            } else if (text.matches("[\\[\\]]") && part.group(1) == null) {
                return null;
            } else {
                for (char letter : text.replace("''", "'").toCharArray()) {
                    if (letter < ' ' || letter > '~') {
                        return null;
                    }
                    boolean isPlain = Character.isLetterOrDigit(letter) || " -:,_/'\"".indexOf(letter) >= 0;
                    regex.append(isPlain ? "" : "\\").append(letter);
                }
            }
        }
        return regex.append('$').toString();
    }

    private static String field(String letters) {
        return switch (letters) {
            case "yyyy", "uuuu" -> "[1-9][0-9]{3}";
            case "MM" -> "(0[1-9]|1[0-2])";
            case "dd" -> "(0[1-9]|[12][0-9]|3[01])";
            case "HH" -> "([01][0-9]|2[0-3])";
            case "mm", "ss" -> "[0-5][0-9]";
            default -> letters.matches("S{1,9}") ? "[0-9]{" + letters.length() + "}" : null;
        };
    }
}
