package io.github.copilottool.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Stream;

/** Texts that match a regular expression. Assertions, references and Unicode properties are not supported. */
final class MatchingText {
    private static final int MOST = 12;
    private static final int LONGEST = 2_000;

    /** The examples of the characters of a class, the plainest first. */
    private static final String CHARACTERS =
            "aAbzZ09_- .,:;@#/+*()[]{}<>=!?'\"\\|&%$~^`\t\nBCDEFGHIJKLMNOPQRSTUVWXYcdefghijklmnopqrstuvwxy12345678\u00e4";

    private static final Pattern QUANTIFIER =
            Pattern.compile("(?:(?<sign>[*+?])|\\{(?<least>\\d{1,4})(?:(?<open>,)(?<most>\\d{1,4})?)?})[?+]?");

    private final String pattern;
    private int at;

    private MatchingText(String pattern) {
        this.pattern = pattern;
    }

    /** Thrown if the expression has a part that is not supported. */
    private static final class Unsupported extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    private static void require(boolean isSupported) {
        if (!isSupported) {
            throw new Unsupported();
        }
    }

    /** Returns some texts that match, the shortest first; none if no text is found. */
    static List<String> of(String pattern) {
        try {
            Pattern compiled = Pattern.compile(pattern);
            MatchingText reader = new MatchingText(pattern);
            List<String> texts = reader.alternatives();
            require(reader.at == pattern.length());
            return texts.stream().filter(text -> compiled.matcher(text).find()).toList();
        } catch (Unsupported | PatternSyntaxException | StackOverflowError unknown) {
            return List.of();
        }
    }

    private boolean isNext(String characters) {
        return at < pattern.length() && characters.indexOf(pattern.charAt(at)) >= 0;
    }

    private boolean has(String character) {
        boolean isNext = isNext(character);
        at += isNext ? 1 : 0;
        return isNext;
    }

    private char next() {
        require(at < pattern.length());
        return pattern.charAt(at++);
    }

    private List<String> alternatives() {
        List<String> all = new ArrayList<>(sequence());
        while (has("|")) {
            all.addAll(sequence());
        }
        return cut(all.stream());
    }

    private static List<String> cut(Stream<String> texts) {
        return texts.distinct()
                .filter(each -> each.length() <= LONGEST)
                .limit(MOST)
                .toList();
    }

    /** Returns the first text of all parts, and after it those in which one part has another text. */
    private List<String> sequence() {
        List<String> all = List.of("");
        while (at < pattern.length() && !isNext("|)")) {
            List<String> part = repeated(atom());
            require(!part.isEmpty());
            String before = all.get(0);
            all = Stream.concat(
                            all.stream().map(each -> each + part.get(0)),
                            part.stream().skip(1).map(each -> before + each))
                    .toList();
        }
        return cut(all.stream());
    }

    private List<String> atom() {
        char first = next();
        return switch (first) {
            case '^', '$' -> List.of("");
            case '.' -> List.of("a");
            case '(' -> group();
            case '[' -> ofClass(classText());
            case '\\' -> escaped(next());
            default -> List.of(String.valueOf(first));
        };
    }

    private List<String> group() {
        require(!has("?") || has(":"));
        List<String> inside = alternatives();
        require(has(")"));
        return inside;
    }

    private static List<String> escaped(char kind) {
        String escape = "\\" + kind;
        if ("dDwWsS".indexOf(kind) >= 0) {
            return ofClass(escape);
        }
        if ("tnr".indexOf(kind) >= 0) {
            return List.of(escape.translateEscapes());
        }
        require(!Character.isLetterOrDigit(kind));
        return List.of(String.valueOf(kind));
    }

    private String classText() {
        int start = at - 1;
        has("^");
        has("]");
        while (!has("]")) {
            if (next() == '\\') {
                next();
            }
        }
        return pattern.substring(start, at);
    }

    private static List<String> ofClass(String text) {
        List<String> found = CHARACTERS
                .chars()
                .mapToObj(Character::toString)
                .filter(Pattern.compile(text).asMatchPredicate())
                .limit(3)
                .toList();
        require(!found.isEmpty());
        return found;
    }

    private List<String> repeated(List<String> once) {
        Matcher quantifier = QUANTIFIER.matcher(pattern).region(at, pattern.length());
        if (!quantifier.lookingAt()) {
            require(!isNext("{"));
            return once;
        }
        at = quantifier.end();
        int least;
        int most;
        if (quantifier.group("sign") != null) {
            least = quantifier.group("sign").equals("+") ? 1 : 0;
            most = quantifier.group("sign").equals("?") ? 1 : 3;
        } else {
            least = Integer.parseInt(quantifier.group("least"));
            String end = quantifier.group("most");
            most = end != null ? Integer.parseInt(end) : quantifier.group("open") != null ? least + 2 : least;
        }
        require(!once.isEmpty());
        String first = once.get(0);
        return cut(Stream.of(
                        Stream.of(times(first, least)),
                        least <= 1 && most >= 1 ? once.stream() : Stream.<String>empty(),
                        Stream.of(times(first, most)))
                .flatMap(each -> each));
    }

    private static String times(String text, int count) {
        require((long) text.length() * count <= LONGEST);
        return text.repeat(count);
    }
}
