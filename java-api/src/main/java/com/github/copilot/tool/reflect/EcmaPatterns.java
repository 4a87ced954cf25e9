package com.github.copilot.tool.reflect;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Whether a Java regular expression may stand in a schema's {@code pattern} (SPEC R7.8).
 *
 * <p>JSON Schema reads patterns as ECMA-262 does under its {@code u} flag (2020-12 core, section 6.4). The two languages
 * share a core; what is outside of it, or in doubt, is only enforced at run time. This follows the processor's core rule
 * for rule ({@code regex_ecma.rs}, which says why each stands).
 */
final class EcmaPatterns {
    private static final Set<String> CATEGORIES = Set.of(
            "L", "Lu", "Ll", "Lt", "LC", "Lm", "Lo", "M", "Mn", "Mc", "Me", "N", "Nd", "Nl", "No", "P", "Pc", "Pd",
            "Ps", "Pe", "Pi", "Pf", "Po", "S", "Sm", "Sc", "Sk", "So", "Z", "Zs", "Zl", "Zp", "Cc", "Co");

    /** What both languages allow to be escaped for nothing: ECMA-262's SyntaxCharacter and the slash. */
    private static final String ESCAPABLE = "^$\\.*+?()[]{}|/";

    private EcmaPatterns() {}

    /**
     * Whether a pattern, matched in Java against a whole string, accepts what {@code ^(?:pattern)$} finds in ECMA-262.
     *
     * @param pattern a Java regular expression without flags
     * @return false where they differ or may differ
     */
    static boolean readsAlike(String pattern) {
        try {
            new Scanner(pattern).pattern();
            return true;
        } catch (Apart difference) {
            return false;
        }
    }

    /** The languages part here. */
    private static final class Apart extends Exception {
        private static final long serialVersionUID = 1L;

        Apart() {
            super(null, null, false, false);
        }
    }

    private enum GroupKind {
        ROOT,
        PLAIN,
        CAPTURE,
        LOOKAHEAD,
        LOOKBEHIND
    }

    /** A group whose end is yet to come. */
    private static final class Group {
        final GroupKind kind;
        /** Where it captures, its place among the captures. */
        final int capture;
        /** A {@code $} stood in the alternative at hand: nothing may follow in it. */
        boolean ended;
        /** A {@code $} stood in an alternative before. */
        boolean anyEnded;

        Group(GroupKind kind, int capture) {
            this.kind = kind;
            this.capture = capture;
        }
    }

    /** A capturing group, by what a backreference has to know. */
    private static final class Capture {
        final String name;
        /** It stands directly in the pattern, so that it takes part in every match. */
        boolean certain;

        boolean closed;

        Capture(String name, boolean certain) {
            this.name = name;
            this.certain = certain;
        }
    }

    private enum Last {
        NOTHING,
        ATOM,
        GROUP
    }

    private static final class Scanner {
        private static final int MANY = -1;

        private final int[] points;
        private int next;
        private final Deque<Group> groups = new ArrayDeque<>();
        private final List<Capture> captures = new ArrayList<>();
        private final Set<String> names = new HashSet<>();
        private Last last = Last.NOTHING;
        private Group lastGroup;
        private boolean rootAlternatives;
        private boolean lookbehind;
        private int openLookbehinds;
        private boolean backreference;

        Scanner(String pattern) {
            points = pattern.codePoints().toArray();
            groups.push(new Group(GroupKind.ROOT, -1));
        }

        private int peek() {
            return next < points.length ? points[next] : -1;
        }

        private int take() throws Apart {
            require(next < points.length);
            return points[next++];
        }

        private boolean eat(String wanted) {
            for (int i = 0; i < wanted.length(); i++) {
                if (next + i >= points.length || points[next + i] != wanted.charAt(i)) {
                    return false;
                }
            }
            next += wanted.length();
            return true;
        }

        private static void require(boolean alike) throws Apart {
            if (!alike) {
                throw new Apart();
            }
        }

        void pattern() throws Apart {
            while (next < points.length) {
                int point = take();
                if (point == '|') {
                    alternative();
                } else if (point == ')') {
                    close();
                } else if (point == '$') {
                    groups.element().ended = true;
                    last = Last.NOTHING;
                } else {
                    // Java's `$` may stand before a line terminator that such a thing could match.
                    require(!groups.element().ended || point == '?');
                    atomOrQuantifier(point);
                }
            }
            // A group that takes no part matches nothing in Java and everything in ECMA-262.
            require(groups.size() == 1 && !(backreference && (rootAlternatives || lookbehind)));
        }

        private void atomOrQuantifier(int point) throws Apart {
            switch (point) {
                case '(' -> open();
                case '^' -> last = Last.NOTHING;
                case '*', '+' -> quantified(false);
                case '?' -> quantified(true);
                case '{' -> {
                    counts();
                    quantified(false);
                }
                case '[' -> {
                    characterClass();
                    last = Last.ATOM;
                }
                case '\\' -> {
                    escape();
                    last = Last.ATOM;
                }
                // Literal in Java, an error in ECMA-262 under `u`.
                case ']', '}' -> throw new Apart();
                default -> last = Last.ATOM;
            }
        }

        private void alternative() {
            last = Last.NOTHING;
            Group group = groups.element();
            group.anyEnded |= group.ended;
            group.ended = false;
            rootAlternatives |= group.kind == GroupKind.ROOT;
        }

        private void open() throws Apart {
            Group group;
            if (peek() != '?') {
                group = capture(null);
            } else if (eat("?:")) {
                group = new Group(GroupKind.PLAIN, -1);
            } else if (eat("?=") || eat("?!")) {
                group = new Group(GroupKind.LOOKAHEAD, -1);
            } else if (eat("?<=") || eat("?<!")) {
                lookbehind = true;
                openLookbehinds++;
                group = new Group(GroupKind.LOOKBEHIND, -1);
            } else {
                require(eat("?<"));
                String name = name();
                require(names.add(name));
                group = capture(name);
            }
            groups.push(group);
            last = Last.NOTHING;
        }

        private Group capture(String name) {
            captures.add(new Capture(name, groups.size() == 1));
            return new Group(GroupKind.CAPTURE, captures.size() - 1);
        }

        private String name() throws Apart {
            StringBuilder name = new StringBuilder();
            for (int point = take(); point != '>'; point = take()) {
                boolean letter = point >= 'a' && point <= 'z' || point >= 'A' && point <= 'Z';
                require(letter || name.length() > 0 && point >= '0' && point <= '9');
                name.appendCodePoint(point);
            }
            require(name.length() > 0);
            return name.toString();
        }

        private void close() throws Apart {
            Group group = groups.pop();
            require(group.kind != GroupKind.ROOT);
            boolean ended = group.ended || group.anyEnded;
            if (group.kind == GroupKind.LOOKAHEAD || group.kind == GroupKind.LOOKBEHIND) {
                // Behind it the match goes on where `$` looked at.
                require(!ended);
                openLookbehinds -= group.kind == GroupKind.LOOKBEHIND ? 1 : 0;
                // Under `u` no lookaround takes a quantifier.
                last = Last.NOTHING;
                return;
            }
            if (group.kind == GroupKind.CAPTURE) {
                captures.get(group.capture).closed = true;
            }
            group.ended = ended;
            groups.element().ended |= ended;
            last = Last.GROUP;
            lastGroup = group;
        }

        private void quantified(boolean once) throws Apart {
            // Java's lookbehind wants a bounded length, and by its own ways of telling.
            require(openLookbehinds == 0 && last != Last.NOTHING);
            if (last == Last.GROUP) {
                // Repeated, what the `$` ends could go on behind it.
                require(once || !lastGroup.ended);
                if (lastGroup.kind == GroupKind.CAPTURE) {
                    captures.get(lastGroup.capture).certain = false;
                }
            }
            require(eat("?") || peek() != '+');
            last = Last.NOTHING;
        }

        private void counts() throws Apart {
            long least = count();
            if (eat(",") && peek() != '}') {
                require(count() >= least);
            }
            require(eat("}"));
        }

        private long count() throws Apart {
            int start = next;
            long count = 0;
            while (peek() >= '0' && peek() <= '9') {
                count = count * 10 + (take() - '0');
                require(count <= Integer.MAX_VALUE);
            }
            require(next > start);
            return count;
        }

        private void escape() throws Apart {
            int point = peek();
            if (point >= '1' && point <= '9') {
                take();
                // Java takes a second digit only if there is such a group, ECMA-262 always.
                require(!(peek() >= '0' && peek() <= '9'));
                refer(point - '1');
            } else if (point == 'k') {
                take();
                require(eat("<"));
                String name = name();
                int index = -1;
                for (int i = 0; i < captures.size(); i++) {
                    if (name.equals(captures.get(i).name)) {
                        index = i;
                    }
                }
                refer(index);
            } else {
                commonEscape();
            }
        }

        private void refer(int index) throws Apart {
            require(index >= 0 && index < captures.size());
            backreference = true;
            require(captures.get(index).closed && captures.get(index).certain);
        }

        /** The character that an escape stands for; {@link #MANY} where it stands for several. */
        private int commonEscape() throws Apart {
            int point = take();
            switch (point) {
                case 'd', 'D', 'w', 'W', 's', 'S' -> {
                    return MANY;
                }
                case 'p', 'P' -> {
                    require(eat("{"));
                    StringBuilder category = new StringBuilder();
                    for (int letter = take(); letter != '}'; letter = take()) {
                        category.appendCodePoint(letter);
                    }
                    require(CATEGORIES.contains(category.toString()));
                    return MANY;
                }
                case 't' -> {
                    return '\t';
                }
                case 'n' -> {
                    return '\n';
                }
                case 'r' -> {
                    return '\r';
                }
                case 'f' -> {
                    return '\f';
                }
                case 'x' -> {
                    return hexadecimal(2);
                }
                case 'u' -> {
                    return hexadecimal(4);
                }
                default -> {
                    require(ESCAPABLE.indexOf(point) >= 0);
                    return point;
                }
            }
        }

        private int hexadecimal(int digits) throws Apart {
            int code = 0;
            for (int i = 0; i < digits; i++) {
                int point = take();
                int digit = point < 0x80 ? Character.digit(point, 16) : -1;
                require(digit >= 0);
                code = code * 16 + digit;
            }
            require(code < Character.MIN_SURROGATE || code > Character.MAX_SURROGATE);
            return code;
        }

        private void characterClass() throws Apart {
            eat("^");
            // `[]` is an empty class in ECMA-262, the beginning of one in Java.
            require(peek() != ']');
            boolean first = true;
            while (!eat("]")) {
                if (eat("-")) {
                    // A hyphen of its own: first or last only.
                    require(first ? peek() != '-' : peek() == ']');
                    first = false;
                    continue;
                }
                first = false;
                int low = classItem();
                boolean range = peek() == '-' && !(next + 1 < points.length && points[next + 1] == ']');
                if (range) {
                    eat("-");
                    int high = classItem();
                    require(low != MANY && high != MANY && low <= high);
                }
            }
        }

        private int classItem() throws Apart {
            int point = take();
            // Nested classes, Java's own; what would be a range's end; an intersection in Java.
            require(point != '[' && point != ']' && point != '-' && !(point == '&' && peek() == '&'));
            if (point != '\\') {
                return point;
            }
            return eat("-") ? '-' : commonEscape();
        }
    }
}
