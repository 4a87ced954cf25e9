package com.github.copilot.tool.reflect;

import java.util.regex.Pattern;

/**
 * Regular expressions that mean the same in Java and in ECMA-262 (R7.8): a few simple forms. The processor knows
 * more of them ({@code regex_ecma.rs}). Other expressions are not shown in the schema, and are enforced.
 */
final class PortablePattern {
    private static final int LONGEST = 1_000;
    private static final String ESCAPE = "\\\\[dDwWsStnrf^$\\\\.*+?()\\[\\]{}|/]";
    private static final String MEMBER = "(?:" + ESCAPE + "|\\\\-|[^\\\\\\[\\]&^-])";
    private static final String CLASS = "\\[\\^?-?(?:\\w-\\w|" + MEMBER + "(?!-[^\\]]))+-?\\]";
    private static final String QUANTIFIER = "(?:(?:[?*+]|\\{\\d+(?:,\\d*)?\\})\\??(?![?*+{]))?";
    private static final Pattern FORM = Pattern.compile("\\^?(?:(?:" + ESCAPE + "|" + CLASS
            + "|[^\\\\\\[\\]{}()|^$?*+]|\\))" + QUANTIFIER + "|\\((?:\\?:|(?!\\?))|\\|)*+\\$?");

    private PortablePattern() {}

    /** Whether a schema can show the pattern, between {@code ^(?:} and {@code )$}. */
    static boolean isPortableToEcma(Pattern pattern) {
        String source = pattern.pattern();
        boolean isPlain = pattern.flags() == 0 && source.length() <= LONGEST;
        // An anchor applies to one alternative only.
        boolean isAnchored = source.startsWith("^") || source.endsWith("$");
        return isPlain
                && !(isAnchored && source.indexOf('|') >= 0)
                && FORM.matcher(source).matches();
    }
}
