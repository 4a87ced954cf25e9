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

    /** How many characters all patterns of a call may read together (R5.8); some 50 ms. */
    private static final long MOST_STEPS = 10_000_000;

    private Map<?, ?> givenArguments;
    private final ArrayList<ArgumentError> argumentErrors = new ArrayList<ArgumentError>();
    private String[] knownNames;
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
                Map<?, ?> came = invocation.getArguments();
                givenArguments = came == null ? object() : came;
            } catch (RuntimeException unreadable) {
                throw new ArgumentError("must be an object whose members are the tool's parameters");
            }
        }
        return givenArguments;
    }

    /** An argument under any of its names; {@code null}, with the error kept, where something is wrong with it. */
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
        } catch (RuntimeException | StackOverflowError failure) {
            argumentErrors.add(errorOf(failure).prependPath(name));
            return null;
        }
    }

    /**
     * What went wrong while a value was read: what an {@link ArgumentError} says, values that are nested too deeply (R5.8),
     * or the tool's own code, whose words are not shown (R5.6).
     */
    static ArgumentError errorOf(Throwable failure) {
        return failure instanceof ArgumentError
                ? (ArgumentError) failure
                : new ArgumentError(
                        failure instanceof StackOverflowError
                                ? "must be nested at most 1000 levels deep"
                                : "could not be accepted: the tool's own checks refused what was given");
    }

    /** Ends the call where something is wrong with an argument. */
    void requireValid() {
        if (!argumentErrors.isEmpty()) {
            throw argumentErrors.get(0);
        }
    }

    /** The same; the failure then also says which names are not among these, all that the tool knows. */
    void requireValid(String... names) {
        knownNames = names;
        requireValid();
    }

    /**
     * What is wrong with the arguments: the first five errors and the first five unknown names (R5.3).
     *
     * @param last the error that ended the call
     */
    String problems(ArgumentError last) {
        if (argumentErrors.isEmpty()) {
            argumentErrors.add(last);
        }
        ArrayList<String> sentences = new ArrayList<String>();
        for (ArgumentError error : argumentErrors) {
            if (sentences.size() < MOST_REPORTED) {
                sentences.add(error.sentence());
            }
        }
        if (knownNames != null) {
            int most = sentences.size() + MOST_REPORTED;
            for (Object each : given().keySet()) {
                String sentence = sentences.size() < most ? unknown(String.valueOf(each)) : null;
                if (sentence != null) {
                    sentences.add(sentence);
                }
            }
        }
        String begin = sentences.size() == 1 ? ": " : ":\n- ";
        // JSON cannot contain half of a surrogate pair.
        return "Tool "
                .concat(tool)
                .concat(begin)
                .concat(String.join("\n- ", sentences))
                .replaceAll("\\p{Cs}", "\ufffd");
    }

    // Says that there is no argument of this name; null if there is one. Suggests the nearest name, unless it is too
    // different.
    private String unknown(String name) {
        String shown = ArgumentError.cut(name);
        String meant = ".";
        int least = shown.length() < 9 ? 3 : shown.length() / 3 + 1;
        for (String known : knownNames) {
            if (known.equals(name)) {
                return null;
            }
            int distance = distance(shown, known);
            if (distance < least && distance < known.length()) {
                least = distance;
                meant = "; did you mean '".concat(known).concat("'?");
            }
        }
        return "there is no argument '".concat(shown).concat("'").concat(meant);
    }

    // How many letters are inserted, left out or replaced (Levenshtein), whatever their case.
    private static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            int diagonal = 0;
            for (int j = 0; j <= b.length(); j++) {
                boolean isSame = i > 0 && j > 0 && a.regionMatches(true, i - 1, b, j - 1, 1);
                int replaced = isSame ? diagonal : diagonal + 1;
                int added = j > 0 && row[j - 1] < row[j] ? row[j - 1] + 1 : row[j] + 1;
                diagonal = row[j];
                row[j] = i == 0 || j == 0 ? i + j : replaced < added ? replaced : added;
            }
        }
        return row[b.length()];
    }

    /** The failure result that says what is wrong with the arguments (R5.3). */
    static CompletableFuture<Object> refused(String problems) {
        return CompletableFuture.<Object>completedFuture(ToolResultObject.failure(problems, problems));
    }

    /** The same for an API without ToolResultObject: a future that has failed with the text (R5.3). */
    static CompletableFuture<Object> refusedByException(String problems) {
        return CompletableFuture.<Object>failedFuture(new IllegalArgumentException(problems));
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
            // As from a thread with a smaller stack: of a path that is as long, only the argument is reported.
            throw new StackOverflowError();
        }
    }

    /** A collection with the elements of an array, added to an empty one. */
    Collection<?> collection(int type, Object value, Collection<?> empty) {
        @SuppressWarnings("unchecked")
        Collection<Object> result = (Collection<Object>) empty;
        Collection<?> came = elements(value);
        int level = nesting;
        int index = 0;
        try {
            for (Object element : came) {
                result.add(value(type, element));
                nesting = level;
                index++;
            }
        } catch (RuntimeException failure) {
            throw errorOf(failure).prependStep(index);
        }
        return result;
    }

    /** A map with the members of an object, put into an empty one. */
    Map<?, ?> map(int keyType, int type, Object value, Map<?, ?> empty) {
        @SuppressWarnings("unchecked")
        Map<Object, Object> result = (Map<Object, Object>) empty;
        for (Map.Entry<?, ?> each : members(value).entrySet()) {
            String name = String.valueOf(each.getKey());
            Object read = valueAt(name, type, each.getValue());
            try {
                result.put(value(keyType, name), read);
            } catch (RuntimeException failure) {
                throw errorOf(failure).ofKey(name);
            }
        }
        return result;
    }

    /** A member of an object that is being read. */
    Object member(int type, Map<?, ?> members, String name, String... aliases) {
        return valueAt(name, type, firstOf(members, name, aliases));
    }

    private Object valueAt(Object step, int type, Object value) {
        int level = nesting;
        try {
            Object result = value(type, value);
            nesting = level;
            return result;
        } catch (RuntimeException failure) {
            throw errorOf(failure).prependStep(step);
        }
    }

    /** The elements of an array that the mapper reads, checked (R5.7). */
    Object inspectElements(int check, Object value) {
        if (value instanceof Collection) {
            int index = 0;
            descend();
            for (Object element : (Collection<?>) value) {
                if (element != null) {
                    valueAt(index, check, element);
                }
                index++;
            }
            nesting--;
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
        descend();
        valueAt(name, check, value);
        nesting--;
    }

    /** A member that an object must have (R5.7). */
    static void require(Object members, String name, String... aliases) {
        if (firstOf((Map<?, ?>) members, name, aliases) == null) {
            throw new ArgumentError("given", null).prependStep(name);
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

    /**
     * An argument that is to be of a type variable with several bounds, or an array of such values: it, or what is in the
     * array, is an instance of all these classes (R3.9).
     */
    static Object bounded(String name, Object value, int dimensions, Class<?>... bounds) {
        if (dimensions > 0 && value != null) {
            Object[] array = (Object[]) value;
            for (int i = 0; i < array.length; i++) {
                bounded(name.concat("[").concat(Integer.toString(i)).concat("]"), array[i], dimensions - 1, bounds);
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
