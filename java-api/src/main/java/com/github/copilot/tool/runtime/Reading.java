package com.github.copilot.tool.runtime;

import static com.github.copilot.tool.runtime.Schemas.object;

import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.runtime.Checks.BoundedText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Pattern;

/**
 * One call of a tool: reads its arguments and collects what is wrong with them (SPEC R5.2, R5.3, R5.5, R5.6, R5.8).
 *
 * <p>A <em>type</em> is a number that {@link #value} understands. What comes is what JSON becomes in Java: maps,
 * collections, strings, booleans and numbers of any class.
 */
abstract class Reading {
    private static final int MOST_LEVELS = 1000;
    private static final int MOST_REPORTED = 5;
    private static final int SHOWN_NAME = 100;

    /** How many characters all patterns of a call may read together (R5.8); some 50 ms. */
    private static final long MOST_STEPS = 10_000_000;

    private Map<?, ?> givenArguments;
    private ArrayList<ArgumentError> argumentErrors;
    private final long[] patternSteps = {MOST_STEPS};

    /** How many levels of objects and arrays are around the value that is being read. */
    int nesting;

    protected final String tool;
    protected final ToolInvocation invocation;

    protected Reading(String tool, ToolInvocation invocation) {
        this.tool = tool;
        this.invocation = invocation;
    }

    /**
     * The value that the tool takes.
     *
     * @param type how to read it
     * @param value what came, perhaps {@code null}
     * @throws ArgumentError what is wrong with it, without the path of the value itself
     */
    protected abstract Object value(int type, Object value);

    /** The arguments; none are an empty map (R5.5). */
    Map<?, ?> given() {
        if (givenArguments == null) {
            try {
                givenArguments = invocation.getArguments();
            } catch (RuntimeException unreadable) {
                throw new ArgumentError("must be an object whose members are the tool's parameters");
            }
            if (givenArguments == null) {
                givenArguments = object();
            }
        }
        return givenArguments;
    }

    /** An argument; {@code null}, with the error kept, where something is wrong with it. */
    Object argument(int type, String name) {
        return argumentOf(type, name, given().get(name));
    }

    /** An argument that has aliases. */
    Object argument(int type, String name, String... aliases) {
        return argumentOf(type, name, firstOf(given(), name, aliases));
    }

    /** An argument with a default, which is read in place of what is missing or null (R4.7). */
    Object orDefault(int type, String name, Object otherwise, String... aliases) {
        Object value = firstOf(given(), name, aliases);
        return argumentOf(type, name, value == null ? otherwise : value);
    }

    /** The arguments with other names than these, checked for a record that takes any (R5.7). */
    void otherArguments(int check, String... names) {
        for (Map.Entry<?, ?> each : given().entrySet()) {
            String name = String.valueOf(each.getKey());
            if (each.getValue() != null && !Arrays.<String>asList(names).contains(name)) {
                argumentOf(check, name, each.getValue());
            }
        }
    }

    private Object argumentOf(int type, String name, Object value) {
        nesting = 1;
        try {
            return value(type, value);
        } catch (ArgumentError error) {
            keep(error.prependPath(name));
        } catch (RuntimeException refused) {
            keep(rejected().prependPath(name));
        } catch (StackOverflowError tooDeep) {
            // A thread can have too small a stack for the levels that are allowed.
            keep(ArgumentError.tooDeep().prependPath(name));
        }
        return null;
    }

    private void keep(ArgumentError error) {
        if (argumentErrors == null) {
            argumentErrors = new ArrayList<ArgumentError>();
        }
        argumentErrors.add(error);
    }

    /** Whether an argument cannot reach the tool. */
    boolean isRefused() {
        return argumentErrors != null;
    }

    /**
     * What is wrong with the arguments, the first five errors and the first five unknown names (R5.3).
     *
     * @param names all that the tool knows; nothing where any name is taken
     */
    String problems(String... names) {
        ArrayList<String> sentences = new ArrayList<String>();
        if (argumentErrors != null) {
            for (ArgumentError error : argumentErrors) {
                if (sentences.size() < MOST_REPORTED) {
                    sentences.add(error.text());
                }
            }
        }
        if (names.length > 0) {
            addUnknown(sentences, Arrays.<String>asList(names));
        }
        StringBuilder out = new StringBuilder("Tool ").append(tool).append(':');
        if (sentences.size() == 1) {
            return out.append(' ').append(sentences.get(0)).toString();
        }
        for (String sentence : sentences) {
            out.append("\n- ").append(sentence);
        }
        return out.toString();
    }

    private void addUnknown(ArrayList<String> sentences, List<String> names) {
        int most = sentences.size() + MOST_REPORTED;
        for (Object each : given().keySet()) {
            String name = String.valueOf(each);
            if (!names.contains(name) && sentences.size() < most) {
                String nearest = nearest(name, names);
                StringBuilder out = new StringBuilder("there is no argument '");
                out.append(
                        name.length() > SHOWN_NAME
                                ? name.substring(0, SHOWN_NAME).concat("...")
                                : name);
                out.append(
                        nearest == null
                                ? "'."
                                : "'; did you mean '".concat(nearest).concat("'?"));
                sentences.add(out.toString());
            }
        }
    }

    // The name at the least distance, unless most of it is different.
    private static String nearest(String name, List<String> names) {
        String found = null;
        int least = Math.max(2, name.length() / 3) + 1;
        for (String each : names) {
            int distance = name.length() > SHOWN_NAME ? least : distance(name, each);
            if (distance < least && distance < each.length()) {
                least = distance;
                found = each;
            }
        }
        return found;
    }

    // How many letters are inserted, left out or replaced (Levenshtein), whatever their case.
    private static int distance(String a, String b) {
        int[] before = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            before[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int[] row = new int[b.length() + 1];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int replaced = before[j - 1] + (sameLetter(a.charAt(i - 1), b.charAt(j - 1)) ? 0 : 1);
                row[j] = Math.min(replaced, Math.min(before[j], row[j - 1]) + 1);
            }
            before = row;
        }
        return before[b.length()];
    }

    private static boolean sameLetter(char a, char b) {
        return Character.toLowerCase(a) == Character.toLowerCase(b);
    }

    /** The failure result that says what is wrong with the arguments (R5.3). */
    static CompletableFuture<Object> refused(String problems) {
        return CompletableFuture.<Object>completedFuture(ToolResultObject.failure(problems, problems));
    }

    /** The same for an API without ToolResultObject: a future that has failed with the text (R5.3). */
    static CompletableFuture<Object> refusedByException(String problems) {
        return CompletableFuture.<Object>failedFuture(new IllegalArgumentException(problems));
    }

    /** The text of one error of the arguments as a whole. */
    String problem(ArgumentError error) {
        keep(error);
        return problems();
    }

    /** An argument that the tool's own code refused while it was read, without that code's words (R5.6). */
    static ArgumentError rejected() {
        return new ArgumentError("could not be accepted: the tool's own checks refused what was given");
    }

    /** Any value that is there. */
    static Object anyValue(Object value) {
        if (value == null) {
            throw new ArgumentError("given", null);
        }
        return value;
    }

    /** The first member that is there and not null, under any of its names. */
    static Object firstOf(Map<?, ?> members, String name, String... aliases) {
        Object value = members.get(name);
        for (int i = 0; value == null && i < aliases.length; i++) {
            value = members.get(aliases[i]);
        }
        return value;
    }

    /** So many names that a list holds them. */
    static String[] names(Object list) {
        return ((List<?>) list).<String>toArray(new String[0]);
    }

    /**
     * All arguments as one value, with a default for each that is missing or null: names and defaults in turn (R4.7,
     * R4.8).
     */
    Map<?, ?> allArguments(Object... namesAndDefaults) {
        LinkedHashMap<Object, Object> result = new LinkedHashMap<Object, Object>(given());
        nesting = 0;
        for (int i = 0; i < namesAndDefaults.length; i += 2) {
            if (result.get(namesAndDefaults[i]) == null) {
                result.put(namesAndDefaults[i], namesAndDefaults[i + 1]);
            }
        }
        return result;
    }

    /** An Optional of the value, empty where it is null. */
    Optional<?> optional(int type, Object value) {
        return Optional.<Object>ofNullable(value == null ? null : value(type, value));
    }

    /** The elements of an array. */
    Collection<?> elements(Object value) {
        if (value instanceof Collection) {
            descend();
            return (Collection<?>) value;
        }
        throw new ArgumentError("an array", value);
    }

    /** The members of an object. */
    Map<?, ?> members(Object value) {
        if (value instanceof Map) {
            descend();
            return (Map<?, ?>) value;
        }
        throw new ArgumentError("an object", value);
    }

    // The arguments themselves are the first level.
    private void descend() {
        nesting++;
        if (nesting > MOST_LEVELS) {
            throw ArgumentError.tooDeep();
        }
    }

    /** A collection with the elements of an array, added to an empty one. */
    Collection<?> collection(int type, Object value, Collection<?> empty) {
        @SuppressWarnings("unchecked")
        Collection<Object> result = (Collection<Object>) empty;
        int index = 0;
        Collection<?> came = elements(value);
        int level = nesting;
        try {
            for (Object element : came) {
                result.add(value(type, element));
                nesting = level;
                index++;
            }
        } catch (ArgumentError error) {
            throw error.prependPath(elementStep(index));
        } catch (RuntimeException refused) {
            throw rejected().prependPath(elementStep(index));
        }
        return result;
    }

    /** A map with the members of an object, put into an empty one. */
    Map<?, ?> map(int keyType, int type, Object value, Map<?, ?> empty) {
        @SuppressWarnings("unchecked")
        Map<Object, Object> result = (Map<Object, Object>) empty;
        Map<?, ?> came = members(value);
        int level = nesting;
        for (Map.Entry<?, ?> each : came.entrySet()) {
            String name = String.valueOf(each.getKey());
            Object read = memberOf(type, name, each.getValue());
            nesting = level;
            try {
                result.put(value(keyType, name), read);
            } catch (ArgumentError error) {
                throw error.ofKey(name);
            } catch (RuntimeException refused) {
                throw rejected().ofKey(name);
            }
        }
        return result;
    }

    /** A member of an object that is being read. */
    Object member(int type, Map<?, ?> members, String name, String... aliases) {
        return memberOf(type, name, firstOf(members, name, aliases));
    }

    private Object memberOf(int type, String name, Object value) {
        int level = nesting;
        try {
            Object result = value(type, value);
            nesting = level;
            return result;
        } catch (ArgumentError error) {
            throw error.prependPath(memberStep(name));
        } catch (RuntimeException refused) {
            throw rejected().prependPath(memberStep(name));
        }
    }

    /** The elements of an array that the mapper reads, checked (R5.7). */
    Object inspectElements(int check, Object value) {
        if (value instanceof Collection) {
            int index = 0;
            int level = nesting;
            descend();
            for (Object element : (Collection<?>) value) {
                try {
                    if (element != null) {
                        value(check, element);
                    }
                } catch (ArgumentError error) {
                    throw error.prependPath(elementStep(index));
                }
                index++;
            }
            nesting = level;
        }
        return value;
    }

    /** A member of an object that the mapper reads, checked unless it is missing or null (R5.7). */
    void inspect(int check, Object members, String name, String... aliases) {
        Object value = firstOf((Map<?, ?>) members, name, aliases);
        if (value != null) {
            inspectMember(check, name, value);
        }
    }

    /** The members with other names than these, checked (R5.7). */
    void inspectOthers(int check, Object members, String... names) {
        for (Map.Entry<?, ?> each : ((Map<?, ?>) members).entrySet()) {
            String name = String.valueOf(each.getKey());
            if (each.getValue() != null && !Arrays.<String>asList(names).contains(name)) {
                inspectMember(check, name, each.getValue());
            }
        }
    }

    private void inspectMember(int check, String name, Object value) {
        int level = nesting;
        descend();
        memberOf(check, name, value);
        nesting = level;
    }

    /** A member that an object must have (R5.7). */
    static void require(Object members, String name, String... aliases) {
        if (firstOf((Map<?, ?>) members, name, aliases) == null) {
            throw new ArgumentError("given", null).prependPath(memberStep(name));
        }
    }

    /** A string that must be this one. */
    static Object constant(Object value, String only, String expected) {
        if (only.equals(value)) {
            return value;
        }
        throw new ArgumentError(expected, value);
    }

    /**
     * One of several objects that the mapper reads, checked (R5.7).
     *
     * @param property whose value says which
     * @param valuesAndChecks each value and what checks the object, in turn; no check is negative
     */
    Object tagged(Object value, String property, String expected, Object... valuesAndChecks) {
        if (!(value instanceof Map)) {
            return value;
        }
        Object tag = ((Map<?, ?>) value).get(property);
        for (int i = 0; i < valuesAndChecks.length; i += 2) {
            if (tag != null && valuesAndChecks[i].equals(tag.toString())) {
                int check = (Integer) valuesAndChecks[i + 1];
                return check < 0 ? value : value(check, value);
            }
        }
        throw new ArgumentError(expected, value);
    }

    /** One of several objects, by the name of the one member around it, checked (R5.7). */
    Object wrapped(Object value, Object... namesAndChecks) {
        for (int i = 0; value instanceof Map && i < namesAndChecks.length; i += 2) {
            Object inner = ((Map<?, ?>) value).get(namesAndChecks[i]);
            int check = (Integer) namesAndChecks[i + 1];
            if (inner != null && check >= 0) {
                inspectMember(check, (String) namesAndChecks[i], inner);
            }
        }
        return value;
    }

    /**
     * One of several objects that the mapper recognises by their members, checked (R5.7). With each known member fewer are
     * left, as in Jackson's {@code AsDeductionTypeDeserializer}; where it can choose none, it says so itself.
     *
     * @param checksAndNames for each what checks it and the names of its properties, in turn; negative for no check
     */
    Object recognized(Object value, Object... checksAndNames) {
        if (!(value instanceof Map)) {
            return value;
        }
        int left = checksAndNames.length / 2;
        boolean[] isOut = new boolean[left];
        for (Object name : ((Map<?, ?>) value).keySet()) {
            boolean isKnown = false;
            for (int i = 0; i < isOut.length; i++) {
                isKnown |= Arrays.asList((String[]) checksAndNames[2 * i + 1]).contains(name);
            }
            for (int i = 0; isKnown && i < isOut.length; i++) {
                if (!isOut[i]
                        && !Arrays.asList((String[]) checksAndNames[2 * i + 1]).contains(name)) {
                    isOut[i] = true;
                    left--;
                }
            }
            if (isKnown && left == 1) {
                return recognized(value, isOut, checksAndNames);
            }
        }
        return value;
    }

    private Object recognized(Object value, boolean[] isOut, Object[] checksAndNames) {
        int found = 0;
        while (isOut[found]) {
            found++;
        }
        int check = (Integer) checksAndNames[2 * found];
        return check < 0 ? value : value(check, value);
    }

    /**
     * The one of several records whose properties include all that came and whose required ones all came (R7.12).
     *
     * @param leaves for each record how to read it, the names of its required properties and those of the others, in
     *     turn; the names of a property are an array
     */
    Object deduced(Object value, String expected, Object... leaves) {
        int found = -1;
        int count = 0;
        for (int i = 0; value instanceof Map && i < leaves.length; i += 3) {
            Map<?, ?> members = (Map<?, ?>) value;
            int required = cameOf(members, (String[][]) leaves[i + 1]);
            if (required == ((String[][]) leaves[i + 1]).length
                    && required + cameOf(members, (String[][]) leaves[i + 2]) == members.size()) {
                found = (Integer) leaves[i];
                count++;
            }
        }
        if (count != 1) {
            throw new ArgumentError(expected, value);
        }
        return value(found, value);
    }

    // How many of the properties came.
    private static int cameOf(Map<?, ?> members, String[][] properties) {
        int count = 0;
        for (String[] names : properties) {
            for (String name : names) {
                if (members.containsKey(name)) {
                    count++;
                    break;
                }
            }
        }
        return count;
    }

    /**
     * Pattern: the whole text matches. An expression that does not compile is an error of the tool, not of the caller.
     */
    void matches(Object value, Pattern pattern) {
        if (pattern == null) {
            throw new AssertionError("A @Pattern of the tool is no regular expression that this JVM compiles.");
        }
        if (!(value instanceof String || value instanceof Number || value instanceof Boolean)) {
            return;
        }
        boolean matching;
        try {
            matching = pattern.matcher(new BoundedText(value.toString(), patternSteps))
                    .matches();
        } catch (StackOverflowError tooDeep) {
            // java.util.regex recurses once per repetition of a group.
            matching = false;
        }
        if (!matching) {
            throw new ArgumentError("a string that matches ".concat(pattern.pattern()), value);
        }
    }

    /** The step of a path to an element: {@code [4]}. */
    static String elementStep(int index) {
        return "[".concat(Integer.toString(index)).concat("]");
    }

    /**
     * The step of a path to a member: {@code price}, {@code ["odd name"]}. Of a name beyond 100 characters, which only
     * the model can have made up, the beginning is shown.
     */
    static String memberStep(String name) {
        boolean isPlain = !name.isEmpty() && name.length() <= SHOWN_NAME;
        for (int i = 0; isPlain && i < name.length(); i++) {
            char letter = name.charAt(i);
            isPlain = letter < 0x80 && (Character.isLetterOrDigit(letter) || letter == '_' || letter == '-');
        }
        if (isPlain) {
            return name;
        }
        StringBuilder out = new StringBuilder("[");
        ArgumentError.quote(name, out, SHOWN_NAME);
        return out.append(']').toString();
    }

    /**
     * An argument that is to be of a type variable with several bounds, or an array of such values: it, or what is in the
     * array, is an instance of all these classes (R3.9).
     */
    static Object bounded(String name, Object value, int dimensions, Class<?>... bounds) {
        if (dimensions > 0 && value != null) {
            Object[] array = (Object[]) value;
            for (int i = 0; i < array.length; i++) {
                bounded(name.concat(elementStep(i)), array[i], dimensions - 1, bounds);
            }
            return value;
        }
        for (Class<?> each : bounds) {
            if (value != null && !each.isInstance(value)) {
                throw new ArgumentError("could not be accepted: the tool takes no value of this kind")
                        .prependPath(name);
            }
        }
        return value;
    }
}
