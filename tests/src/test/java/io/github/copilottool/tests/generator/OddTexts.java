package io.github.copilottool.tests.generator;

import java.util.List;

/** Texts that are hard to parse or to write: strings of annotations, defaults, schemas, Javadoc. */
public final class OddTexts {
    private static final List<String> STRINGS = List.of(
            "Does it.",
            "\"",
            "\\",
            "\\\"",
            "\\u0022",
            "\\\\u0022",
            "*/",
            "/**/ //",
            "\0\1\b\t\n\f\r\u007f",
            "a\r\nb\rc",
            "😀👩‍👩‍👧",
            "\u2028\u2029\uFEFF",
            "\u202Eabc",
            "{@code x}",
            "%s %n ${x} #{y} {0}",
            "'",
            "'''",
            "\"\"\"",
            "<p>&lt;&#0;",
            "ẞİıſ",
            "e\u0301",
            "\uFFFE\uFFFF",
            "null",
            " . ",
            "\u00A0x\u3000",
            "a".repeat(3000),
            "\\x\\N{SPACE}\\8");

    private static final List<String> DEFAULTS = List.of(
            "0",
            "1",
            "-1",
            "-0",
            "-0.0",
            "+1",
            "010",
            "0x1F",
            "0b1",
            "1_000",
            "1e3",
            "1E+2",
            "1.0",
            ".5",
            "5.",
            "1L",
            "1f",
            "NaN",
            "Infinity",
            "-Infinity",
            "3000000000",
            "9223372036854775807",
            "-9223372036854775808",
            "9223372036854775808",
            "1e400",
            "1e-400",
            "1e999999999",
            "-1e-999999999",
            "4.9e-324",
            "3.4028236e38",
            "true",
            "TRUE",
            "tRuE",
            "yes",
            "null",
            "a",
            "😀",
            "'",
            "\"",
            "\"\"",
            "\\",
            "\\u0041",
            "\0",
            "[]",
            "[1]",
            "[1,]",
            "[null]",
            "{}",
            "{\"a\":1,\"a\":2}",
            "{\"a\":",
            "[[[[[[]]]]]]",
            " ",
            " 1",
            "1 ",
            "٣",
            "１",
            "2020-02-30",
            "2020-02-29",
            "P1D",
            "24:00",
            "file:///x",
            "::",
            "AQ==",
            "A===",
            "AQ",
            "UTC",
            "ONE",
            "\t",
            "\u2028",
            "[".repeat(3000),
            "9".repeat(400));

    private static final List<String> SCHEMAS = List.of(
            "{}",
            "{\"type\":\"string\"}",
            "{\"$ref\":\"#/$defs/A\",\"$defs\":{\"A\":{\"items\":{\"$ref\":\"#/$defs/A\"}}}}",
            "{\"enum\":[null,1e999999999,-0.0,\"\\u0000\\ud83d\\ude00\"]}",
            "{\"const\":123456789012345678901234567890.10}",
            "{\"description\":\"*/ \\\\ \\\" \\u2028\"}",
            "{\"properties\":{\"\":{},\"a.b\":{},\"$ref\":{}}}",
            "{",
            "[]",
            "",
            "{\"tpye\":1}",
            "{\"x-y\":[[[[[{}]]]]]}",
            "{\"$ref\":\"#\"}",
            "{\"$ref\":\"#/nope\"}",
            "{\"type\":null}",
            "{\"not\":{\"not\":{\"not\":true}}}",
            // An invalid regular expression: a pattern in a user's own schema is copied as it is (R4.10).
            "{\"pattern\":\"\\\\(\"}",
            "{\"a\":\"\\ud800\"}",
            "{\"type\":\"object\"}{}",
            "{\"default\":".repeat(400) + "1" + "}".repeat(400),
            "{\"minimum\":1e400}",
            "{\"multipleOf\":0}");

    private static final List<String> JAVADOC = List.of(
            "Does it.",
            "{@code }",
            "{@code",
            "{@code { { } }",
            "{@code {@link {@code x}}}",
            "{@link",
            "{@link }",
            "{@link #}",
            "{@link java.util.List#of(Object...) {@code x}}",
            "{@literal @}{@literal }",
            "{@}",
            "{}",
            "{@inheritDoc}",
            "{@value}",
            "{@snippet :\n * int x = 1; // @highlight\n * }",
            "<p",
            "<p>",
            "<",
            "<>",
            "</p></p>",
            "<!-- x -->",
            "<!--",
            "<a href='>'>x</a>",
            "<pre>\n *   x\n * </pre>",
            "&",
            "&amp",
            "&;",
            "&#;",
            "&#x;",
            "&#x110000;",
            "&#99999999999999999999;",
            "&#xD800;",
            "&notAnEntity;",
            "&lt;p&gt;",
            "@param",
            "@param x",
            "@param <T> x",
            "@param v\n * @param v twice",
            "@return",
            "@",
            "@@",
            "text\n * @param v text\n *\n * more",
            "\\u0041 \\u00e4",
            "\\",
            "\\\\u0022",
            "\0",
            "😀",
            "\u2028",
            "*",
            "* *",
            "/*",
            "{@code \\}",
            "\t\t",
            "a{@b c}d{@e}",
            "{@index \"x y\" z}",
            "{@systemProperty java.home}",
            "{@summary First.} Second.");

    private final Draw draw;

    OddTexts(Draw draw) {
        this.draw = draw;
    }

    /** Returns the value of a string. Few are blank or have a lone surrogate, both of which are refused. */
    String string() {
        if (draw.chance(1)) {
            return draw.any("", " ", "\uD800", "\uDC00x");
        }
        return draw.any(STRINGS);
    }

    /** Returns a constant expression with a string as its value. */
    String expression(String value) {
        int cut = draw.below(value.length() + 1);
        return switch (draw.below(8)) {
            case 0 -> "(" + literal(value.substring(0, cut)) + " + " + literal(value.substring(cut)) + ")";
            case 1 -> "\"\" + " + literal(value);
            case 2 -> "(true ? " + literal(value) + " : \"\" + 1 / 1)";
            case 3 -> escaped(value);
            case 4 -> "\"\"\"\n" + block(value) + "\"\"\"";
            default -> literal(value);
        };
    }

    /** Returns the text of a default, which is invalid for most types. */
    String defaultValue() {
        return draw.any(DEFAULTS);
    }

    String schema() {
        return draw.any(SCHEMAS);
    }

    /** Returns a doc comment, or nothing. */
    String javadoc() {
        if (draw.chance(60)) {
            return "";
        }
        StringBuilder text = new StringBuilder();
        int count = draw.below(4);
        for (int i = 0; i < count; i++) {
            text.append(draw.any(JAVADOC)).append(draw.any(" ", "\n * ", "", "\n"));
        }
        return draw.any("/** ", "/**\t", "/*** ", "/**\n * ") + text + " */\n";
    }

    /** Returns a literal without Unicode escapes, except for surrogates. */
    public static String literal(String value) {
        StringBuilder text = new StringBuilder("\"");
        for (char c : value.toCharArray()) {
            switch (c) {
                case '"' -> text.append("\\\"");
                case '\\' -> text.append("\\\\");
                case '\n' -> text.append("\\n");
                case '\r' -> text.append("\\r");
                default -> {
                    if (c < ' ') {
                        text.append(String.format("\\%03o", (int) c));
                    } else if (Character.isSurrogate(c)) {
                        text.append(String.format("\\u%04x", (int) c));
                    } else {
                        text.append(c);
                    }
                }
            }
        }
        return text.append('"').toString();
    }

    /**
     * Returns a literal of Unicode escapes, each with one {@code u} or several. Quotes, backslashes and control
     * characters are written with a backslash.
     */
    private String escaped(String value) {
        StringBuilder text = new StringBuilder("\\u0022");
        for (char c : value.toCharArray()) {
            String ordinary = literal(String.valueOf(c));
            boolean special = c < ' ' || c == '"' || c == '\\';
            text.append(
                    special
                            ? ordinary.substring(1, ordinary.length() - 1)
                            : "\\u" + "u".repeat(draw.below(3)) + String.format("%04X", (int) c));
        }
        return text.append("\\u0022").toString();
    }

    private static String block(String value) {
        String ordinary = literal(value);
        return ordinary.substring(1, ordinary.length() - 1).replace("\\n", "\\n\\\n");
    }
}
