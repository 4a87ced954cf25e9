package io.github.copilottool.testkit;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** Texts that match a regular expression. Assertions, references and Unicode properties are not supported. */
final class MatchingText {
    private static final int MOST = 12;
    private static final int LONGEST = 2_000;

    /** The examples of the characters of a class, the plainest first. */
    private static final String CHARACTERS =
            "aAbzZ09_- .,:;@#/+*()[]{}<>=!?'\"\\|&%$~^`\t\nBCDEFGHIJKLMNOPQRSTUVWXYcdefghijklmnopqrstuvwxy12345678\u00e4";

    private final String pattern;
    private int at;

    private MatchingText(String pattern) {
        this.pattern = pattern;
    }

    /** Thrown if the expression has a part that is not supported. */
    private static final class Unsupported extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    /** Returns some texts that match, the shortest first; none if no text is found. */
    static List<String> of(String pattern) {
        try {
            Pattern compiled = Pattern.compile(pattern);
            MatchingText reader = new MatchingText(pattern);
            List<String> texts = reader.alternatives();
            return reader.at < pattern.length()
                    ? List.of()
                    : texts.stream()
                            .filter(text -> compiled.matcher(text).find())
                            .distinct()
                            .toList();
        } catch (Unsupported | PatternSyntaxException | StackOverflowError unknown) {
            return List.of();
        }
    }

    private boolean has(char expected) {
        if (at < pattern.length() && pattern.charAt(at) == expected) {
            at++;
            return true;
        }
        return false;
    }

    private char next() {
        if (at == pattern.length()) {
            throw new Unsupported();
        }
        return pattern.charAt(at++);
    }

    private List<String> alternatives() {
        Set<String> all = new LinkedHashSet<>(sequence());
        while (has('|')) {
            all.addAll(sequence());
        }
        return cut(all);
    }

    private static List<String> cut(Set<String> texts) {
        return texts.stream()
                .filter(each -> each.length() <= LONGEST)
                .limit(MOST)
                .toList();
    }

    // The first text of a sequence has the first text of each part; each other one differs in one part.
    private List<String> sequence() {
        List<List<String>> parts = new ArrayList<>();
        while (at < pattern.length() && pattern.charAt(at) != '|' && pattern.charAt(at) != ')') {
            parts.add(repeated(atom()));
        }
        Set<String> all = new LinkedHashSet<>();
        all.add(text(parts, -1, ""));
        for (int i = 0; i < parts.size(); i++) {
            for (String each : parts.get(i)) {
                all.add(text(parts, i, each));
            }
        }
        return cut(all);
    }

    private static String text(List<List<String>> parts, int changed, String instead) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < parts.size(); i++) {
            text.append(
                    i == changed
                            ? instead
                            : parts.get(i).isEmpty() ? "" : parts.get(i).get(0));
        }
        return text.toString();
    }

    private List<String> atom() {
        char first = next();
        switch (first) {
            case '^', '$':
                return List.of("");
            case '.':
                return List.of("a");
            case '(':
                if (has('?') && !has(':')) {
                    throw new Unsupported();
                }
                List<String> inside = alternatives();
                if (!has(')')) {
                    throw new Unsupported();
                }
                return inside;
            case '[':
                return ofClass(classText());
            case '\\':
                return escaped();
            default:
                return List.of(String.valueOf(first));
        }
    }

    private List<String> escaped() {
        char kind = next();
        if ("dDwWsS".indexOf(kind) >= 0) {
            return ofClass("\\" + kind);
        }
        if (kind == 't' || kind == 'n' || kind == 'r') {
            return List.of(kind == 't' ? "\t" : kind == 'n' ? "\n" : "\r");
        }
        if (Character.isLetterOrDigit(kind)) {
            throw new Unsupported();
        }
        return List.of(String.valueOf(kind));
    }

    private String classText() {
        int start = at - 1;
        has('^');
        has(']');
        while (!has(']')) {
            if (next() == '\\') {
                next();
            }
        }
        return pattern.substring(start, at);
    }

    private static List<String> ofClass(String text) {
        Pattern compiled = Pattern.compile(text);
        List<String> found = new ArrayList<>();
        for (int i = 0; i < CHARACTERS.length() && found.size() < 3; i++) {
            String each = CHARACTERS.substring(i, i + 1);
            if (compiled.matcher(each).matches()) {
                found.add(each);
            }
        }
        if (found.isEmpty()) {
            throw new Unsupported();
        }
        return found;
    }

    private List<String> repeated(List<String> once) {
        int least = 1;
        int most = 1;
        if (has('*')) {
            least = 0;
            most = 3;
        } else if (has('+')) {
            most = 3;
        } else if (has('?')) {
            least = 0;
        } else if (has('{')) {
            least = number();
            most = least;
            if (has(',')) {
                most = at < pattern.length() && pattern.charAt(at) == '}' ? least + 2 : number();
            }
            if (!has('}')) {
                throw new Unsupported();
            }
        } else {
            return once;
        }
        if (!has('?')) {
            has('+');
        }
        Set<String> all = new LinkedHashSet<>();
        String first = once.isEmpty() ? "" : once.get(0);
        all.add(times(first, least));
        if (least <= 1 && most >= 1) {
            all.addAll(once);
        }
        all.add(times(first, most));
        return cut(all);
    }

    private static String times(String text, int count) {
        if ((long) text.length() * count > LONGEST) {
            throw new Unsupported();
        }
        return text.repeat(count);
    }

    private int number() {
        int start = at;
        while (at < pattern.length() && Character.isDigit(pattern.charAt(at))) {
            at++;
        }
        if (at == start || at - start > 4) {
            throw new Unsupported();
        }
        return Integer.parseInt(pattern.substring(start, at));
    }
}
