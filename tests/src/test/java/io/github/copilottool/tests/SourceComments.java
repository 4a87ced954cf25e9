package io.github.copilottool.tests;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the comments of a source file in Java or Rust. Literals that look like comments are recognized. */
final class SourceComments {
    /** A comment or a literal. A Rust lifetime has only one quote. */
    private static final Pattern COMMENT_OR_LITERAL = Pattern.compile("(?<comment>//[^\\n]*|(?s:/\\*.*?\\*/))"
            + "|(?s:\"\"\".*?[^\\\\]\"\"\")"
            + "|r(?<raw>#*)\"(?s:.*?)\"\\k<raw>"
            + "|\"[^\"\\\\]*+(?:\\\\(?s:.)[^\"\\\\]*+)*+\""
            + "|'(?:[^'\\\\\\n]|\\\\u\\{?\\w+}?|\\\\x\\w\\w|\\\\.)'");

    private static final Pattern LINE_MARK = Pattern.compile("//[/!]?");
    private static final Pattern BLOCK_MARK = Pattern.compile("/\\*+|\\*");

    /** A line that begins a paragraph: a block tag, an element of HTML, or a Markdown list item or heading. */
    private static final Pattern BEGINNING = Pattern.compile("@\\w.*|<(?:p|li|ul)>.*|- .*|#.*");

    /** The part of such a line that is no text. */
    private static final Pattern MARKUP =
            Pattern.compile("^(?:@param \\S+|@return|@throws \\S+|<p>|<li>|<ul>|- |#+ .*$)\\s*");

    /**
     * A paragraph of a comment, or the text of one block tag.
     *
     * @param line the number of its first line, from 1
     * @param text its lines, joined with blanks
     */
    record Paragraph(int line, String text) {}

    private final List<Paragraph> paragraphs = new ArrayList<>();
    private final List<String> current = new ArrayList<>();
    private int currentLine;

    private SourceComments() {}

    /** Returns the paragraphs of all comments. Line comments on consecutive lines are one comment. */
    static List<Paragraph> paragraphs(String source) {
        SourceComments read = new SourceComments();
        int line = 1;
        int counted = 0;
        int expected = 0;
        Matcher found = COMMENT_OR_LITERAL.matcher(source);
        while (found.find()) {
            if (found.group("comment") == null) {
                continue;
            }
            line += (int) source.substring(counted, found.start())
                    .chars()
                    .filter(c -> c == '\n')
                    .count();
            counted = source.lastIndexOf('\n', found.start()) + 1;
            boolean isBlock = found.group().startsWith("/*");
            boolean continues = !isBlock
                    && line == expected
                    && source.substring(counted, found.start()).isBlank();
            if (!continues) {
                read.end();
            }
            expected = line + 1;
            if (isBlock) {
                read.block(found.group(), line);
            } else {
                read.line(LINE_MARK.matcher(found.group()).replaceFirst("").strip(), line);
            }
        }
        read.end();
        return read.paragraphs;
    }

    private void block(String comment, int first) {
        int line = first;
        for (String each :
                comment.substring(0, comment.length() - "*/".length()).split("\n")) {
            String text = each.strip();
            Matcher mark = BLOCK_MARK.matcher(text);
            line(mark.lookingAt() ? text.substring(mark.end()).strip() : text, line++);
        }
        end();
    }

    private void line(String text, int line) {
        if (text.isEmpty() || BEGINNING.matcher(text).matches()) {
            end();
        }
        String words = MARKUP.matcher(text).replaceFirst("");
        if (words.isEmpty()) {
            return;
        }
        if (current.isEmpty()) {
            currentLine = line;
        }
        current.add(words);
    }

    private void end() {
        if (!current.isEmpty()) {
            paragraphs.add(new Paragraph(currentLine, String.join(" ", current)));
            current.clear();
        }
    }

    /** Returns the source with blanks in place of comments. No other character moves. */
    static String blanked(String source) {
        return blanked(source, true);
    }

    /** Returns the source with blanks in place of comments and literals. No other character moves. */
    static String blankedWithLiterals(String source) {
        return blanked(source, false);
    }

    private static String blanked(String source, boolean keepsLiterals) {
        StringBuilder result = new StringBuilder(source);
        Matcher found = COMMENT_OR_LITERAL.matcher(source);
        while (found.find()) {
            if (!keepsLiterals || found.group("comment") != null) {
                blank(result, found.start(), found.end());
            }
        }
        return result.toString();
    }

    /** Overwrites a range with blanks. */
    static void blank(StringBuilder text, int start, int end) {
        char[] blanks = new char[end - start];
        Arrays.fill(blanks, ' ');
        text.replace(start, end, new String(blanks));
    }
}
