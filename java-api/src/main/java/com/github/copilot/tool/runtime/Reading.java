package com.github.copilot.tool.runtime;

import static com.github.copilot.tool.runtime.Schemas.object;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.runtime.Checks.BoundedText;
import java.io.IOException;
import java.lang.System.Logger.Level;
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
 * One call of a tool: reads its arguments and collects their errors (R5.2, R5.3, R5.5, R5.6, R5.8).
 *
 * <p>A <em>type</em> is a number that {@link #value} understands. The values that come are JSON as Java has it: maps,
 * collections, strings, booleans and numbers of any class.
 */
abstract class Reading {
    private static final int MOST_LEVELS = 1000;
    private static final int MOST_REPORTED = 5;

    /** How many characters all patterns of a call may read together (R5.8); about 50 ms. */
    private static final long MOST_STEPS = 10_000_000;

    private Map<?, ?> givenArguments;
    private final ArrayList<ArgumentError> argumentErrors = new ArrayList<ArgumentError>();
    private String[] knownNames;

    /** The array or object whose JSON came as text, if the reading of a value has failed for that reason (R5.2). */
    Object cameAsText;

    /** Whether the value that is being read is inside such a text. */
    boolean isFromText;

    /** Reads such texts; null before the first. */
    ObjectMapper textMapper;

    private final long[] patternSteps = {MOST_STEPS};

    /** How many levels of objects and arrays are around the value that is being read. */
    int nesting;

    /** The tool's name. */
    protected final String tool;

    /** The call. */
    protected final ToolInvocation invocation;

    /**
     * Begins a call.
     *
     * @param tool the tool's name
     * @param invocation the call
     */
    protected Reading(String tool, ToolInvocation invocation) {
        this.tool = tool;
        this.invocation = invocation;
    }

    /**
     * Returns the value that the tool takes.
     *
     * @param type how to read it
     * @param value the value that came, perhaps {@code null}
     * @return the value, perhaps {@code null}
     * @throws ArgumentError if it cannot be read, without the path of the value itself
     */
    protected abstract Object value(int type, Object value);

    /**
     * Returns the arguments; if there are none, an empty map (R5.5).
     *
     * @return the arguments by name
     * @throws ArgumentError if what came is no object
     */
    protected Map<?, ?> given() {
        if (givenArguments == null) {
            try {
                givenArguments = invocation.getArguments();
                if (givenArguments == null) {
                    givenArguments = object();
                }
            } catch (RuntimeException unreadable) {
                givenArguments = givenAsText();
            }
        }
        return givenArguments;
    }

    // Returns the arguments that came as one JSON text (R5.2).
    private Map<?, ?> givenAsText() {
        Object came = null;
        try {
            came = ofText(invocation.<String>getArgumentsAs(String.class));
        } catch (RuntimeException unreadable) {
            // Reported below.
        }
        if (came instanceof Map) {
            isFromText = true;
            return (Map<?, ?>) came;
        }
        throw new ArgumentError("must be an object whose members are the tool's parameters");
    }

    /** Returns the array or object whose JSON a text is; null if there is none, or it is inside such a text (R5.2). */
    Object ofText(Object text) {
        String json = isFromText || !(text instanceof String) ? "" : ((String) text).stripLeading();
        // The two brackets that begin an array or object, 0x5b and 0x7b, differ in one bit.
        if (json.isEmpty() || (json.charAt(0) | 0x20) != 0x7b) {
            return null;
        }
        if (textMapper == null) {
            textMapper = new ObjectMapper();
        }
        try {
            // Unlike readValue(String, ...), these methods have few overloads: their types are javac's to read.
            JsonParser parser = textMapper.createParser(json.toCharArray(), 0, json.length());
            Object read = parser.<Object>readValueAs(Object.class);
            return parser.nextToken() == null ? read : null;
        } catch (IOException notJson) {
            return null;
        }
    }

    /**
     * Returns an argument under any of its names. If it is wrong, keeps the error and returns {@code null}.
     *
     * @param type how to read the value
     * @param name the argument's name
     * @param aliases its other names
     * @return the value, or null
     */
    protected Object argument(int type, String name, String... aliases) {
        return argumentOf(type, name, firstOf(given(), name, aliases));
    }

    /**
     * Returns an argument; the default is read in place of a missing or null one (R4.7).
     *
     * @param type how to read the value
     * @param name the argument's name
     * @param otherwise the default, as JSON
     * @param aliases its other names
     * @return the value, or null
     */
    protected Object orDefault(int type, String name, Object otherwise, String... aliases) {
        Object value = firstOf(given(), name, aliases);
        return argumentOf(type, name, value == null ? otherwise : value);
    }

    /**
     * Checks the arguments with other names than these, for a record that takes any (R5.7).
     *
     * @param check the number of the check
     * @param names the names of the other arguments
     */
    protected void otherArguments(int check, String... names) {
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
            try {
                return value(type, value);
            } catch (RuntimeException failure) {
                return reread(type, 1, failure);
            }
        } catch (RuntimeException | StackOverflowError failure) {
            argumentErrors.add(errorOf(failure).prependPath(name));
            return null;
        }
    }

    /**
     * Reads a value after a failure: the array or object that came as text (R5.2).
     *
     * @param level how many levels are around the value
     * @throws ArgumentError if no such text is the reason, or the reading fails again
     */
    private Object reread(int type, int level, RuntimeException failure) {
        Object instead = cameAsText;
        cameAsText = null;
        nesting = level;
        if (instead == null) {
            throw errorOf(failure);
        }
        isFromText = true;
        try {
            return value(type, instead);
        } catch (RuntimeException again) {
            throw errorOf(again);
        } finally {
            isFromText = false;
        }
    }

    /**
     * Returns the error of a failed reading: an {@link ArgumentError} itself, or one that says that values are nested
     * too deeply (R5.8), or that the tool's own code failed, whose words are not shown (R5.6).
     *
     * @param failure what was thrown
     * @return the error to throw
     */
    protected static ArgumentError errorOf(Throwable failure) {
        if (failure instanceof ArgumentError) {
            return (ArgumentError) failure;
        }
        if (!(failure instanceof StackOverflowError)) {
            return new ArgumentError(failure);
        }
        // Values are nested too deeply for the stack if a method of ours or of Jackson's is on its top. An infinite
        // recursion of the tool's own code fills the trace.
        boolean isOfNesting = "nesting".equals(failure.getMessage());
        String name = ArgumentError.class.getName();
        String own = name.substring(
                0, name.length() - ArgumentError.class.getSimpleName().length());
        for (StackTraceElement frame : failure.getStackTrace()) {
            isOfNesting |=
                    frame.getClassName().startsWith(own) || frame.getClassName().startsWith("com.fasterxml.jackson.");
        }
        return isOfNesting ? new ArgumentError("must be nested at most 1000 levels deep") : new ArgumentError(failure);
    }

    /**
     * Whether all arguments are to be read again, since the mapper, which makes one value of them, has failed at an
     * array or object that came as text (R5.2). They are then replaced.
     */
    boolean isReread() {
        if (cameAsText == null) {
            return false;
        }
        givenArguments = (Map<?, ?>) cameAsText;
        cameAsText = null;
        isFromText = true;
        return true;
    }

    /**
     * Ends the call if an argument is wrong.
     *
     * @throws ArgumentError the first error
     */
    protected void requireValid() {
        if (!argumentErrors.isEmpty()) {
            throw argumentErrors.get(0);
        }
    }

    /**
     * Ends the call if an argument is wrong; the failure then also names the arguments that are not among these.
     *
     * @param names all names of arguments
     * @throws ArgumentError the first error
     */
    protected void requireValid(String... names) {
        knownNames = names;
        requireValid();
    }

    /**
     * Returns the text of a failure: the first five errors and the first five unknown names, and how many more there
     * are (R5.3). Logs the exceptions of the tool's own code (R5.6).
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
            if (error.getCause() != null) {
                System.getLogger("com.github.copilot.tool")
                        .log(Level.DEBUG, "Tool ".concat(tool).concat(": ").concat(error.sentence()), error.getCause());
            }
        }
        more(sentences, argumentErrors.size());
        if (knownNames != null) {
            int unknown = 0;
            for (Object each : given().keySet()) {
                String name = String.valueOf(each);
                if (!List.<String>of(knownNames).contains(name)) {
                    unknown++;
                    if (unknown <= MOST_REPORTED) {
                        sentences.add(unknown(name));
                    }
                }
            }
            more(sentences, unknown);
        }
        String begin = sentences.size() == 1 ? ": " : ":\n- ";
        // JSON cannot contain half of a surrogate pair.
        return "Tool "
                .concat(tool)
                .concat(begin)
                .concat(String.join("\n- ", sentences))
                .replaceAll("\\p{Cs}", "\ufffd");
    }

    // Adds how many problems are not reported, if there are any.
    private static void more(ArrayList<String> sentences, int count) {
        if (count > MOST_REPORTED) {
            sentences.add("and ".concat(Integer.toString(count - MOST_REPORTED)).concat(" more."));
        }
    }

    // Returns a sentence that there is no argument with this name. Suggests the nearest name, unless it is too
    // different.
    private String unknown(String name) {
        String shown = ArgumentError.cut(name);
        String meant = ".";
        int least = shown.length() < 9 ? 3 : shown.length() / 3 + 1;
        for (String known : knownNames) {
            int distance = distance(shown, known);
            if (distance < least && distance < known.length()) {
                least = distance;
                meant = "; did you mean '".concat(ArgumentError.escaped(known)).concat("'?");
            }
        }
        return "there is no argument '"
                .concat(ArgumentError.escaped(shown))
                .concat("'")
                .concat(meant);
    }

    // Returns how many letters are inserted, left out or replaced (Levenshtein), ignoring case.
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

    /** Returns the failure result with these problems of the arguments (R5.3). */
    static CompletableFuture<Object> refused(String problems) {
        return CompletableFuture.<Object>completedFuture(ToolResultObject.failure(problems, problems));
    }

    /** Returns the same for an API without ToolResultObject: a future that has failed with the text (R5.3). */
    static CompletableFuture<Object> refusedByException(String problems) {
        return CompletableFuture.<Object>failedFuture(new IllegalArgumentException(problems));
    }

    /**
     * Returns any value except null.
     *
     * @param value the value that came
     * @return the same value
     * @throws ArgumentError if it is null
     */
    protected static Object anyValue(Object value) {
        if (value == null) {
            throw new ArgumentError("given", null);
        }
        return value;
    }

    /**
     * Returns any value except null, unless it is nested too deeply (R5.8).
     *
     * @param value the value that came
     * @return the same value
     * @throws ArgumentError if it is null
     */
    protected Object anything(Object value) {
        boolean isMap = value instanceof Map;
        if (isMap || value instanceof Collection) {
            descend();
            for (Object each : isMap ? ((Map<?, ?>) value).values() : (Collection<?>) value) {
                if (each != null) {
                    anything(each);
                }
            }
            nesting--;
        }
        return anyValue(value);
    }

    /** Returns the first member that is present and not null, under any of its names. */
    static Object firstOf(Map<?, ?> members, String name, String... aliases) {
        Object value = members.get(name);
        for (int i = 0; value == null && i < aliases.length; i++) {
            value = members.get(aliases[i]);
        }
        return value;
    }

    /**
     * Returns an array of names that were too many for one method, and are in a list.
     *
     * @param list the names
     * @return the same names
     */
    protected static String[] names(Object list) {
        return ((List<?>) list).<String>toArray(new String[0]);
    }

    /**
     * Returns all arguments as one value, with a default for each that is missing or null: names and defaults alternate
     * (R4.7, R4.8).
     *
     * @param namesAndDefaults name, default, name, default, ...
     * @return a new map
     */
    protected Map<?, ?> allArguments(Object... namesAndDefaults) {
        LinkedHashMap<Object, Object> result = new LinkedHashMap<Object, Object>(given());
        nesting = 0;
        for (int i = 0; i < namesAndDefaults.length; i += 2) {
            if (result.get(namesAndDefaults[i]) == null) {
                result.put(namesAndDefaults[i], namesAndDefaults[i + 1]);
            }
        }
        return result;
    }

    /**
     * Returns an Optional of the value, empty if it is null.
     *
     * @param type how to read the content
     * @param value the value that came
     * @return the Optional
     * @throws ArgumentError if it cannot be read
     */
    protected Optional<?> optional(int type, Object value) {
        return Optional.<Object>ofNullable(value == null ? null : value(type, value));
    }

    /** Returns the elements of an array. */
    Collection<?> elements(Object value) {
        if (value instanceof Collection) {
            descend();
            return (Collection<?>) value;
        }
        Object came = ofText(value);
        cameAsText = came instanceof Collection ? came : null;
        throw new ArgumentError("an array", value);
    }

    /**
     * Returns the members of an object.
     *
     * @param value the value that came
     * @return the same value
     * @throws ArgumentError if it cannot be read as an object
     */
    protected Map<?, ?> members(Object value) {
        if (value instanceof Map) {
            descend();
            return (Map<?, ?>) value;
        }
        throw noObject("an object", value);
    }

    // Returns the error of a value that is no object.
    private ArgumentError noObject(String expected, Object value) {
        Object came = ofText(value);
        cameAsText = came instanceof Map ? came : null;
        return new ArgumentError(expected, value);
    }

    // Enters an array or object; the arguments as a whole are the first level.
    private void descend() {
        nesting++;
        if (nesting > MOST_LEVELS) {
            // The same error as from a smaller stack: if the path is that long, only the argument is reported.
            throw new StackOverflowError("nesting");
        }
    }

    /**
     * Returns a collection with the elements of an array, added to an empty one.
     *
     * @param type how to read an element
     * @param value the value that came
     * @param empty a new collection
     * @return the same collection, filled
     * @throws ArgumentError if it cannot be read
     */
    protected Collection<?> collection(int type, Object value, Collection<?> empty) {
        @SuppressWarnings("unchecked")
        Collection<Object> result = (Collection<Object>) empty;
        Collection<?> came = elements(value);
        int level = nesting;
        int index = 0;
        try {
            for (Object element : came) {
                Object read;
                try {
                    read = value(type, element);
                } catch (RuntimeException failure) {
                    read = reread(type, level, failure);
                }
                result.add(read);
                nesting = level;
                index++;
            }
        } catch (RuntimeException failure) {
            throw errorOf(failure).prependStep(index);
        }
        return result;
    }

    /**
     * Returns a map with the members of an object, put into an empty one.
     *
     * @param keyType how to read a member's name
     * @param type how to read a member's value
     * @param value the value that came
     * @param empty a new map
     * @return the same map, filled
     * @throws ArgumentError if it cannot be read
     */
    protected Map<?, ?> map(int keyType, int type, Object value, Map<?, ?> empty) {
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

    /**
     * Returns a member of an object that is being read.
     *
     * @param type how to read the value
     * @param members the object
     * @param name the member's name
     * @param aliases its other names
     * @return what was read
     * @throws ArgumentError if it cannot be read
     */
    protected Object member(int type, Map<?, ?> members, String name, String... aliases) {
        return valueAt(name, type, firstOf(members, name, aliases));
    }

    private Object valueAt(Object step, int type, Object value) {
        int level = nesting;
        Object result;
        try {
            try {
                result = value(type, value);
            } catch (RuntimeException failure) {
                result = reread(type, level, failure);
            }
        } catch (RuntimeException failure) {
            throw errorOf(failure).prependStep(step);
        }
        nesting = level;
        return result;
    }

    /**
     * Checks the elements of an array that the mapper reads (R5.7), and returns it.
     *
     * @param check the number of the check of an element
     * @param value the array
     * @return the same value
     * @throws ArgumentError if a check fails
     */
    protected Object inspectElements(int check, Object value) {
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

    /**
     * Checks a member of an object that the mapper reads, unless it is missing or null (R5.7).
     *
     * @param check the number of the check
     * @param members the object
     * @param name the member's name
     * @param aliases its other names
     * @throws ArgumentError if the check fails
     */
    protected void inspect(int check, Object members, String name, String... aliases) {
        Object value = firstOf((Map<?, ?>) members, name, aliases);
        if (value != null) {
            inspectMember(check, name, value);
        }
    }

    /**
     * Checks the members with other names than these (R5.7).
     *
     * @param check the number of the check
     * @param members the object
     * @param names the names of the members that are not checked
     * @throws ArgumentError if a check fails
     */
    protected void inspectOthers(int check, Object members, String... names) {
        for (Map.Entry<?, ?> each : ((Map<?, ?>) members).entrySet()) {
            String name = String.valueOf(each.getKey());
            if (each.getValue() != null && !Arrays.<String>asList(names).contains(name)) {
                inspectMember(check, name, each.getValue());
            }
        }
    }

    private void inspectMember(int check, Object step, Object value) {
        descend();
        valueAt(step, check, value);
        nesting--;
    }

    /**
     * Checks that an object has a member (R5.7).
     *
     * @param members the object
     * @param name the member's name
     * @param aliases its other names
     * @throws ArgumentError if it is missing or null
     */
    protected static void require(Object members, String name, String... aliases) {
        if (firstOf((Map<?, ?>) members, name, aliases) == null) {
            throw new ArgumentError("given", null).prependStep(name);
        }
    }

    /**
     * Returns a string that must be this one.
     *
     * @param value the value that came
     * @param only the string
     * @param expected the words after "must be" in the error
     * @return the same value
     * @throws ArgumentError if it is another value
     */
    protected static Object constant(Object value, String only, String expected) {
        if (only.equals(value)) {
            return value;
        }
        throw new ArgumentError(expected, value);
    }

    /**
     * Checks one of several values that the mapper reads (R5.7), and returns it. Instead of an object, it may be an
     * array of the name and the value.
     *
     * @param value the value that came
     * @param property the member whose value says which object it is
     * @param expected the words after "must be" in the error
     * @param valuesAndChecks each value, null for any other or none, and, after it, the number of the check; no check is
     *     negative
     * @return the same value
     * @throws ArgumentError if it is none of the objects, or a check fails
     */
    protected Object tagged(Object value, String property, String expected, Object... valuesAndChecks) {
        boolean isPair = value instanceof List && ((List<?>) value).size() == 2;
        if (!isPair && !(value instanceof Map)) {
            return value;
        }
        Object tag = isPair ? ((List<?>) value).get(0) : ((Map<?, ?>) value).get(property);
        for (int i = 0; i < valuesAndChecks.length; i += 2) {
            if (valuesAndChecks[i] == null || valuesAndChecks[i].equals(tag)) {
                if (!isPair && tag != null && !(tag instanceof String)) {
                    // The mapper would ignore it, and make the object of any other value.
                    throw new ArgumentError("a string", tag).prependStep(property);
                }
                int check = (Integer) valuesAndChecks[i + 1];
                if (check >= 0 && isPair) {
                    inspectMember(check, 1, ((List<?>) value).get(1));
                } else if (check >= 0) {
                    value(check, value);
                }
                return value;
            }
        }
        throw new ArgumentError(expected, value);
    }

    /**
     * Checks one of several objects by the name of the single member around it (R5.7), and returns it.
     *
     * @param value the value that came
     * @param namesAndChecks each name and, after it, the number of the check; no check is negative
     * @return the same value
     * @throws ArgumentError if a check fails
     */
    protected Object wrapped(Object value, Object... namesAndChecks) {
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
     * Checks one of several objects that the mapper recognises by their members (R5.7), and returns it. Each known
     * member leaves fewer candidates, as in Jackson's {@code AsDeductionTypeDeserializer}; if none can be chosen, the
     * mapper reports it.
     *
     * @param value the value that came
     * @param checksAndNames for each object the number of the check, negative for none, and the names of its properties
     * @return the same value
     * @throws ArgumentError if a check fails
     */
    protected Object recognized(Object value, Object... checksAndNames) {
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
     * Returns the one of several records whose properties include all members that came, and whose required properties
     * all came (R7.12).
     *
     * @param value the value that came
     * @param expected the words after "must be" in the error
     * @param leaves for each record how to read it, the names of its required properties and those of the others; the
     *     names of a property are an array
     * @return the record
     * @throws ArgumentError if it cannot be read
     */
    protected Object deduced(Object value, String expected, Object... leaves) {
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
            throw noObject(expected, value);
        }
        return value(found, value);
    }

    // Returns how many of the properties came.
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
     * Checks Pattern: the whole text matches. An expression that does not compile is an error of the tool, not of the
     * caller.
     *
     * @param value the value that came
     * @param pattern the compiled expression; null if the JVM does not compile it
     * @throws ArgumentError if it is text that does not match
     */
    protected void matches(Object value, Pattern pattern) {
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
     * Checks that an argument of a type variable with several bounds, or each value in an array of them, is an instance
     * of all these classes, and returns it (R3.9).
     *
     * @param name the argument's name
     * @param value the value as it was read
     * @param dimensions how many levels of arrays are around the values
     * @param bounds the classes
     * @return the same value
     * @throws ArgumentError if a value is no instance of one of them
     */
    protected static Object bounded(String name, Object value, int dimensions, Class<?>... bounds) {
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
