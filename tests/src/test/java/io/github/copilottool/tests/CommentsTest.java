package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * Checks that comments avoid phrases that have to be read twice, as far as a search can find them. Quotations and code
 * are not searched.
 */
class CommentsTest {
    private static final Path REPOSITORY = Built.TESTS.getParent();

    /** Sources of all modules except those of the cases, whose comments are test data. */
    private static final Pattern SOURCE = Pattern.compile("(?!tests/cases/).*\\.(?:java|rs)");

    private static final Pattern QUOTED = Pattern.compile("`[^`]*`|\\{@\\w+ [^}]*}|\"[^\"]*\"");

    private static final List<Phrase> PHRASES = List.of(
            phrase("a paragraph that begins with \"Of\"", "^Of (?!course)", "@param, or a sentence with a subject"),
            phrase("a paragraph that begins with \"What\"", "^What\\b", "a noun (\"the values that\"), or a verb"),
            phrase("\"none where\"", "\\b(?:none|null|None) where\\b", "\"null if\", \"`None` if\""),
            phrase("\"behind\"", "(?i)\\bbehind\\b", "\"after\""),
            phrase("\"stands\"", "(?i)\\bstands?\\b(?! alone)", "\"is\", \"is placed\", \"represents\", \"stub\""),
            phrase("\"bears\"", "(?i)\\bbears?\\b", "\"has\", \"is annotated with\""),
            phrase("\"fault\"", "(?i)\\bfault(?:s|y)?\\b", "\"error\", \"problem\""),
            phrase("\"is told\"", "\\b(?:is|are) told\\b", "\"is reported\", \"is distinguished\", or who says it"),
            phrase("\"mend\"", "\\bmend(?:s|ed|ing)?\\b", "\"fix\", \"correct\""),
            phrase("\"nobody\"", "(?i)\\bnobody\\b", "\"no\" and who it is"),
            phrase("\"for ever\"", "\\bfor ever\\b", "\"endless\", \"infinitely\""),
            phrase("\"less\" for \"except\"", ", less (?:the|what|those|that)\\b", "\"except\", \"without\""),
            phrase("\"of one name\"", "\\bof one name\\b", "\"with the same name\""));

    /**
     * A phrase to avoid.
     *
     * @param name its name in failures
     * @param pattern finds it in a paragraph
     * @param instead better words
     */
    private record Phrase(String name, Pattern pattern, String instead) {}

    private static Phrase phrase(String name, String pattern, String instead) {
        return new Phrase(name, Pattern.compile(pattern), instead);
    }

    @Test
    void comments_are_in_plain_english() {
        assertEquals("", String.join("\n\n", found()), "phrases in comments");
    }

    /** Returns a message for each phrase. */
    private static List<String> found() {
        List<String> found = new ArrayList<>();
        for (String file : StatedNames.files(REPOSITORY)) {
            if (SOURCE.matcher(file).matches()) {
                found.addAll(found(file, Tree.read(REPOSITORY.resolve(file))));
            }
        }
        return found;
    }

    private static List<String> found(String file, String source) {
        List<String> found = new ArrayList<>();
        for (SourceComments.Paragraph paragraph : SourceComments.paragraphs(source)) {
            String searched = QUOTED.matcher(paragraph.text()).replaceAll("X");
            for (Phrase phrase : PHRASES) {
                if (phrase.pattern().matcher(searched).find()) {
                    found.add(file + ":" + paragraph.line() + ": " + phrase.name() + "; write " + phrase.instead()
                            + ": " + paragraph.text());
                }
            }
        }
        return found;
    }

    @Test
    void a_phrase_is_found_in_comments_alone() {
        String java = String.join(
                "\n",
                "package x;",
                "// Of one line,",
                "// nobody reads two.",
                "",
                "/**",
                " * Returns what was given.",
                " *",
                " * <p>What is \"behind\" it stands",
                " * behind {@code behind} and `behind`.",
                " *",
                " * @param nobody the bears",
                " * @return null where there is none",
                " */",
                "String text = \"// What is no comment\"; // What is one",
                "String block = \"\"\"",
                "        // What is none",
                "        \"\"\";");
        assertEquals(
                List.of(
                        "2 a paragraph that begins with \"Of\"",
                        "2 \"nobody\"",
                        "8 a paragraph that begins with \"What\"",
                        "8 \"behind\"",
                        "8 \"stands\"",
                        "11 \"bears\"",
                        "12 \"none where\"",
                        "14 a paragraph that begins with \"What\""),
                places(java));
        String rust = String.join(
                "\n",
                "//! What a module is.",
                "//!",
                "//! # What a heading is",
                "//! - Of an item, less the rest",
                "use x::<'a'>; /// None where there is none.",
                "const RAW: &str = r#\"",
                "    // What is \"none\"",
                "\"#;",
                "fn first<'a>(text: &'a str) {}",
                "// A fault is told for ever,",
                "/* What is another comment. */");
        assertEquals(
                List.of(
                        "1 a paragraph that begins with \"What\"",
                        "4 a paragraph that begins with \"Of\"",
                        "4 \"less\" for \"except\"",
                        "5 \"none where\"",
                        "10 \"fault\"",
                        "10 \"is told\"",
                        "10 \"for ever\"",
                        "11 a paragraph that begins with \"What\""),
                places(rust));
    }

    /** Returns the line and the name of each phrase. */
    private static List<String> places(String source) {
        return found("x", source).stream()
                .map(message -> message.replaceAll("(?s)^x:(\\d+): (.*?); write .*", "$1 $2"))
                .toList();
    }
}
