package com.github.copilot.tool.reflect;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Which Java regular expressions a schema's {@code pattern} can hold (SPEC R7.8): the allow-list of the processor's core
 * ({@code regex_ecma.rs}), for expressions that Java compiles.
 */
final class EcmaPatterns {
    private static final String CATEGORY =
            "L[ultmo]?|LC|M[nce]?|N[dlo]?|P[cdseifo]?|S[mcko]?|Z[slp]?|Cc|Co"; // see regex_ecma.rs

    /** An escape that is one character. */
    private static final String CHARACTER =
            "\\\\(?:[tnrf^$\\\\.*+?()\\[\\]{}|/]|x\\p{XDigit}{2}|u(?![dD][89a-fA-F])\\p{XDigit}{4})";

    private static final String SET = "\\\\(?:[dDwWsS]|[pP]\\{(?:" + CATEGORY + ")\\})";
    private static final String IN_CLASS = "(?:" + CHARACTER + "|\\\\-|[^\\\\\\[\\]&-]|&(?!&))";
    private static final String CLASS =
            "\\[\\^?(?!--)-?(?:" + SET + "(?!-[^\\]])|" + IN_CLASS + "(?:-" + IN_CLASS + ")?+)*+-?\\]";

    /** A character, class or group's end with its quantifier. */
    private static final Pattern ATOM = Pattern.compile("(?:" + CHARACTER + "|" + SET + "|" + CLASS
            + "|[^\\\\\\[\\]{}()|^$?*+]|\\))(?:(?:[?*+]|\\{\\d+(?:,\\d*)?\\})\\??(?!\\+))?+(?![?*+{])");

    private EcmaPatterns() {}

    /**
     * Whether the expression, matched in Java against a whole string, accepts the strings in which ECMA-262 finds
     * {@code ^(?:pattern)$} with the {@code u} flag.
     *
     * @param pattern a regular expression that Java compiles without flags
     * @return false also where the languages may differ
     */
    static boolean isPortable(String pattern) {
        Matcher atom = ATOM.matcher(pattern);
        int groups = 0;
        boolean startsAlternative = true;
        int at = 0;
        while (at < pattern.length()) {
            char next = pattern.charAt(at);
            if (next == '(') {
                boolean isPlain = !pattern.startsWith("(?", at);
                if (!isPlain && !pattern.startsWith("(?:", at)) {
                    return false;
                }
                groups++;
                at += isPlain ? 1 : 3;
            } else if (next == '|' || next == '^' && groups == 0 && startsAlternative) {
                at++;
            } else if (next == '$' && groups == 0 && (at + 1 == pattern.length() || pattern.charAt(at + 1) == '|')) {
                at++;
            } else if (atom.region(at, pattern.length()).lookingAt()) {
                groups -= next == ')' ? 1 : 0;
                at = atom.end();
            } else {
                return false;
            }
            startsAlternative = next == '|';
        }
        return true;
    }
}
