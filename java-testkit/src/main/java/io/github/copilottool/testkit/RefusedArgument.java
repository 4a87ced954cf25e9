package io.github.copilottool.testkit;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A problem of one argument, from a tool's sentence about it (R5.3).
 *
 * @param sentence the sentence
 * @param path the path of the argument, with {@code []} for elements of arrays; empty for all arguments
 * @param cause the sentence without the value that came and without the numbers of elements, so that it is the same for
 *     all calls with this problem
 * @param came the value that came, as the sentence has it
 */
record RefusedArgument(String sentence, String path, String cause, String came) {
    private static final Pattern ARGUMENT = Pattern.compile("argument '(?<path>.+?)' (?:must|could|is) ");
    private static final Pattern KEY = Pattern.compile("the key \"(?:[^\"\\\\]|\\\\.)*\" of ");
    private static final Pattern INDEX = Pattern.compile("\\[\\d+]");
    private static final String CAME = ", but was ";

    static RefusedArgument of(String sentence) {
        String general = general(KEY.matcher(sentence).replaceAll("a key of "));
        Matcher argument = ARGUMENT.matcher(general);
        String path = argument.find() ? argument.group("path") : "";
        int value = sentence.indexOf(CAME);
        if (value >= 0) {
            String cause = general.substring(0, general.indexOf(CAME)) + ".";
            return new RefusedArgument(
                    sentence, path, cause, sentence.substring(value + CAME.length(), sentence.length() - 1));
        }
        boolean isMissing = sentence.endsWith("is required.");
        return new RefusedArgument(sentence, path, general, isMissing ? "nothing" : "a value that is not shown");
    }

    /** Returns a text without the numbers of elements. */
    static String general(String text) {
        return INDEX.matcher(text).replaceAll("[]");
    }

    /** Whether a sentence is about an unknown name, which a refusal mentions and does not cause. */
    static boolean isUnknownName(String sentence) {
        return sentence.startsWith("there is no argument ");
    }
}
