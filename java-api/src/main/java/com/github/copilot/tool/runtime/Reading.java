package com.github.copilot.tool.runtime;

import static com.github.copilot.tool.runtime.Scalars.MOST_DIGITS;
import static com.github.copilot.tool.runtime.Scalars.decimal;
import static com.github.copilot.tool.runtime.Scalars.numberValue;
import static com.github.copilot.tool.runtime.Scalars.wholeNumber;
import static com.github.copilot.tool.runtime.Schemas.object;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.runtime.Checks.BoundedText;
import com.github.copilot.tool.runtime.Results.CallFuture;
import java.io.IOException;
import java.lang.System.Logger.Level;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Pattern;

/**
 * One call of a tool: reads its arguments and collects their errors (R5.2, R5.3, R5.5, R5.6, R5.8).
 *
 * <p>A <em>type</em> is a number that {@link #value} understands: how to read a value. The values that come are JSON as
 * Java has it: maps, collections, strings, booleans and numbers of any class. If one cannot be read, the {@link
 * ArgumentError} is without the path of the value itself, and has the words {@code expected} after "must be".
 */
abstract class Reading {
    private static final int MOST_LEVELS = 1000;
    private static final int MOST_REPORTED = 5;

    /** How many errors are counted in one array or object; its reading ends there (R5.3). */
    private static final int MOST_COUNTED = 100;

    /** How many digits all numbers of a call may have together that cost time by their digits (R5.8). */
    private static final int MOST_DIGITS_OF_CALL = 200_000;

    /** The most characters of a text whose exponent is looked at. */
    private static final int MOST_EXPONENTIAL = 30;

    /**
     * How many values a call may have (R5.8). Components that are made, members that are looked up for nothing, and what
     * the mapper does for a value are counted, too: a unit takes about a microsecond and 500 bytes at most.
     */
    private static final int MOST_VALUES = 2_000_000;

    /** In place of how to read a member: the name is a further one of the member before. */
    protected static final int FURTHER = -2147483648;

    /** The value of another member than the known properties, before it is read. */
    private static final Object OTHER = new Object();

    /** How many characters all patterns of a call may read together (R5.8); about 50 ms. */
    private static final long MOST_STEPS = 10_000_000;

    private Map<?, ?> givenArguments;
    private ArgumentError argumentErrors;
    private String[] knownNames;

    /** The array or object whose JSON came as text, if the reading of a value has failed for that reason (R5.2). */
    Object cameAsText;

    /** Whether the value that is being read is inside such a text. */
    boolean isFromText;

    /** The words for the last text that was no JSON; null if there was none. */
    private String notJson;

    /** Reads such texts; null before the first. */
    ObjectMapper textMapper;

    private final long[] patternSteps = {MOST_STEPS};
    private int digitsLeft = MOST_DIGITS_OF_CALL;
    private int valuesLeft = MOST_VALUES;

    /** How many levels of objects and arrays are around the value that is being read. */
    int nesting;

    /** Whether no value came, which the reader of a {@code JsonNullable} distinguishes from null. */
    protected boolean isMissing;

    /** The tool's name. */
    protected final String tool;

    /** The call. */
    protected final ToolInvocation invocation;

    /** Begins a call. */
    protected Reading(String tool, ToolInvocation invocation) {
        this.tool = tool;
        this.invocation = invocation;
    }

    /** Returns the value that the tool takes, perhaps {@code null}. */
    protected abstract Object value(int type, Object value);

    /** Returns the arguments; if there are none, an empty map (R5.5). */
    protected Map<?, ?> given() {
        if (givenArguments == null) {
            try {
                givenArguments = invocation.getArguments();
                if (givenArguments == null) {
                    givenArguments = object();
                }
            } catch (RuntimeException unreadable) {
                givenArguments = givenAsText();
            } catch (StackOverflowError tooDeep) {
                throw new ArgumentError("must be nested at most 1000 levels deep");
            }
        }
        return givenArguments;
    }

    // Returns the arguments that came as one JSON text (R5.2).
    private Map<?, ?> givenAsText() {
        String problem = "must be an object whose members are the tool's parameters";
        try {
            String text = invocation.<String>getArgumentsAs(String.class);
            Object came = text == null ? null : parsed(text);
            if (came instanceof Map) {
                isFromText = true;
                return (Map<?, ?>) came;
            }
            problem = notJson == null
                    ? problem
                    : problem.concat(", but came as a text that ").concat(notJson);
        } catch (ArgumentError unreadable) {
            throw unreadable;
        } catch (RuntimeException | StackOverflowError unreadable) {
            // Reported below.
        }
        throw new ArgumentError(problem);
    }

    /** Returns the array or object whose JSON a text is; null if there is none, or it is inside such a text (R5.2). */
    Object ofText(Object text) {
        String json = isFromText || !(text instanceof String) ? "" : ((String) text).stripLeading();
        // The two brackets that begin an array or object, 0x5b and 0x7b, differ in one bit.
        if (json.isEmpty() || (json.charAt(0) | 0x20) != 0x7b) {
            return null;
        }
        return parsed(json);
    }

    // Returns the array, object or scalar whose JSON a text is; null if there is none.
    private Object parsed(String json) {
        spend(3);
        if (textMapper == null) {
            // For the overload with one parameter, a compiler would read the enums of all features.
            textMapper = new ObjectMapper()
                    .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS, new DeserializationFeature[0]);
        }
        try {
            // Unlike readValue(String, ...), these methods have few overloads: their types are javac's to read.
            JsonParser parser = textMapper.createParser(json.toCharArray(), 0, json.length());
            Object read = parser.<Object>readValueAs(Object.class);
            // For a comparison of nextToken(), a compiler would read JsonToken.
            parser.nextTextValue();
            return parser.hasCurrentToken() ? null : read;
        } catch (IOException unreadable) {
            String reason = String.valueOf(unreadable.getMessage());
            if (reason.startsWith("Number value length")) {
                throw new ArgumentError("could not be read: a number in the text has more than 1000 digits");
            }
            // Jackson's message ends with the place: "line: 1, column: 9]".
            int place = reason.lastIndexOf("line: ");
            notJson = place < 0
                    ? "is not JSON"
                    : "is not JSON from ".concat(reason.substring(place).replaceAll("[:\\]]", ""));
            return null;
        }
    }

    /** Returns an argument. If it is wrong, keeps the error and returns {@code null}. */
    protected Object argument(int type, String name) {
        return argumentOf(type, name, given().get(name));
    }

    /** Returns an argument under any of its names. If it is wrong, keeps the error and returns {@code null}. */
    protected Object argument(int type, String name, String... aliases) {
        return argumentOf(type, name, firstOf(given(), name, aliases), aliases);
    }

    /** Returns an argument, as {@link #argument}, of a type that distinguishes a missing value from null. */
    protected Object argumentOrMissing(int type, String name, String... aliases) {
        isMissing =
                !given().containsKey(name) && Collections.disjoint(given().keySet(), Arrays.<String>asList(aliases));
        Object read = argument(type, name, aliases);
        isMissing = false;
        return read;
    }

    /**
     * Returns an argument; the default is read in place of a missing or null one (R4.7).
     *
     * @param otherwise the default, as JSON
     */
    protected Object orDefault(int type, String name, Object otherwise, String... aliases) {
        Object value = firstOf(given(), name, aliases);
        return argumentOf(type, name, value == null ? otherwise : value, aliases);
    }

    /**
     * Checks a default that only a JVM can judge, when the definitions are made (R4.6).
     *
     * @param value the default, as JSON
     * @throws IllegalStateException if it is no value of the argument; the message names the tool, the argument and the
     *     default
     */
    protected void requireDefault(int type, String name, Object value) {
        nesting = 1;
        try {
            value(type, value);
        } catch (RuntimeException | StackOverflowError failure) {
            ArgumentError error = errorOf(failure).prependPath(name);
            throw new IllegalStateException(
                    "Tool "
                            .concat(tool)
                            .concat(": the default ")
                            .concat(ArgumentError.shown(value))
                            .concat(" cannot be used: ")
                            .concat(error.sentence()),
                    error.getCause());
        }
    }

    private Object argumentOf(int type, String name, Object value, String... aliases) {
        nesting = 1;
        try {
            Object read = valueOrText(type, 1, value);
            for (String alias : aliases) {
                Object other = given().get(alias);
                nesting = 1;
                // It is not used, but must be right, too.
                if (other != null && other != value) {
                    valueOrText(type, 1, other);
                }
            }
            return read;
        } catch (RuntimeException | StackOverflowError failure) {
            argumentErrors =
                    ArgumentError.chained(argumentErrors, errorOf(failure).prependPath(name));
            return null;
        }
    }

    /**
     * Reads a value, or the array or object that came as text instead (R5.2).
     *
     * @param level how many levels are around the value
     * @throws ArgumentError if neither can be read
     */
    private Object valueOrText(int type, int level, Object value) {
        try {
            return value(type, value);
        } catch (RuntimeException failure) {
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
    }

    /**
     * Returns the error of a failed reading: an {@link ArgumentError} itself, or one that says that values are nested
     * too deeply (R5.8), or that the tool's own code failed, whose words are not shown (R5.6).
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
        for (Object frame : failure.getStackTrace()) {
            String method = frame.toString();
            isOfNesting |= method.matches(
                    ".*([$][$]CopilotToolMeta|com[.](github[.]copilot[.]tool[.]runtime|fasterxml[.]jackson)[.]).*");
        }
        return isOfNesting ? new ArgumentError("must be nested at most 1000 levels deep") : new ArgumentError(failure);
    }

    /** Ends the call if an argument is wrong. */
    protected void requireNoError() {
        requireNone(argumentErrors);
    }

    /**
     * Ends the call if an argument is wrong; the failure then also names the arguments that are not among these.
     *
     * @param names all names of arguments
     */
    protected void requireValid(String... names) {
        knownNames = names;
        requireNone(argumentErrors);
    }

    /**
     * Returns the text of a failure: the first five errors and the first five unknown names, and how many more there
     * are (R5.3). Logs the exceptions of the tool's own code (R5.6).
     *
     * @param last the error that ended the call
     */
    String problems(ArgumentError last) {
        ArgumentError first = firstError(last);
        ArrayList<String> sentences = new ArrayList<String>();
        for (ArgumentError error = first; error != null; error = error.next) {
            if (sentences.size() < MOST_REPORTED) {
                sentences.add(error.sentence());
            }
            if (error.getCause() != null && !error.isSilent) {
                System.getLogger("com.github.copilot.tool")
                        .log(Level.DEBUG, "Tool ".concat(tool).concat(": ").concat(error.sentence()), error.getCause());
            }
        }
        more(sentences, first.count);
        if (knownNames != null) {
            int unknown = 0;
            List<String> known = List.<String>of(knownNames);
            for (Object each : given().keySet()) {
                String name = String.valueOf(each);
                if (!known.contains(name)) {
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
            sentences.add("and ".concat(String.valueOf(count - MOST_REPORTED)).concat(" more."));
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
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 0; i < a.length(); i++) {
            int diagonal = row[0]++;
            for (int j = 1; j <= b.length(); j++) {
                int replaced = a.regionMatches(true, i, b, j - 1, 1) ? diagonal : diagonal + 1;
                int added = row[j - 1] < row[j] ? row[j - 1] : row[j];
                diagonal = row[j];
                row[j] = replaced <= added ? replaced : added + 1;
            }
        }
        return row[b.length()];
    }

    private ArgumentError firstError(ArgumentError last) {
        return argumentErrors == null ? last : argumentErrors;
    }

    /** Returns the failure result with the problems of the arguments, of which the last one ended the call (R5.3). */
    CompletableFuture<Object> refused(ArgumentError last) {
        String problems = problems(last);
        CallFuture future = new CallFuture();
        future.reason = firstError(last);
        future.complete(ToolResultObject.failure(problems, problems));
        return future;
    }

    /** Returns the same for an API without ToolResultObject: a future that has failed with the text (R5.3). */
    CompletableFuture<Object> refusedByException(ArgumentError last) {
        CallFuture future = new CallFuture();
        future.reason = firstError(last);
        future.completeExceptionally(new IllegalArgumentException(problems(last)));
        return future;
    }

    /** Returns any value except null. */
    protected static Object anyValue(Object value) {
        if (value == null) {
            throw new ArgumentError("given", null);
        }
        return value;
    }

    /** Returns any value, unless it is nested too deeply (R5.8). */
    protected Object anything(Object value) {
        boolean isMap = value instanceof Map;
        if (isMap || value instanceof Collection) {
            Collection<?> parts = isMap ? ((Map<?, ?>) value).values() : (Collection<?>) value;
            descend(parts.size());
            for (Object each : parts) {
                anything(each);
            }
            nesting--;
        }
        return value;
    }

    /**
     * Counts the digits of a number before it is made, which takes time by its digits (R5.8).
     *
     * @param isWhole whether the zeros of an exponent are written out
     * @throws ArgumentError if all numbers of the call have too many digits together
     */
    protected Object counted(Object value, boolean isWhole) {
        BigDecimal number = null;
        if (value instanceof BigInteger) {
            number = new BigDecimal((BigInteger) value);
        } else if (value instanceof BigDecimal) {
            number = (BigDecimal) value;
        } else if (isWhole && value instanceof String && ((String) value).length() < MOST_EXPONENTIAL) {
            try {
                number = new BigDecimal((String) value);
            } catch (NumberFormatException none) {
                // Refused by the reader.
            }
        }
        if (number == null) {
            return countedText(value);
        }
        long digits = number.unscaledValue().bitLength() / 10L * 3;
        digits -= isWhole ? Math.min(0, number.scale()) : 0;
        // A number with more is refused.
        countDigits(digits > MOST_DIGITS ? 0 : (int) digits);
        return value;
    }

    /** Counts the digits of a number that came as text, in the same way, if it is long: a map can have many keys. */
    protected Object countedText(Object value) {
        if (value instanceof String && ((String) value).length() >= MOST_EXPONENTIAL) {
            countDigits(((String) value).length());
        }
        return value;
    }

    private void countDigits(int digits) {
        digitsLeft = digitsLeft < digits ? -1 : digitsLeft - digits;
        if (digitsLeft < 0) {
            throw new ArgumentError("could not be read: the numbers of the call have too many digits together");
        }
    }

    /** Returns the first member that is present and not null, under any of its names. */
    static Object firstOf(Map<?, ?> members, String name, String... aliases) {
        Object value = members.get(name);
        for (int i = 0; value == null && i < aliases.length; i++) {
            value = members.get(aliases[i]);
        }
        return value;
    }

    /** Returns a value that was read as a byte. */
    protected static byte asByte(Object read) {
        return ((Byte) read).byteValue();
    }

    /** Returns a value that was read as a short. */
    protected static short asShort(Object read) {
        return ((Short) read).shortValue();
    }

    /** Returns a value that was read as an int. */
    protected static int asInt(Object read) {
        return ((Integer) read).intValue();
    }

    /** Returns a value that was read as a long. */
    protected static long asLong(Object read) {
        return ((Long) read).longValue();
    }

    /** Returns a value that was read as a float. */
    protected static float asFloat(Object read) {
        return ((Float) read).floatValue();
    }

    /** Returns a value that was read as a double. */
    protected static double asDouble(Object read) {
        return ((Double) read).doubleValue();
    }

    /** Returns a value that was read as a boolean. */
    protected static boolean asBoolean(Object read) {
        return ((Boolean) read).booleanValue();
    }

    /** Returns a value that was read as a char. */
    protected static char asChar(Object read) {
        return ((Character) read).charValue();
    }

    /** Returns an array of names that were too many for one method, and are in a list. */
    protected static String[] names(Object list) {
        return ((List<?>) list).<String>toArray(new String[0]);
    }

    /** Returns an array of numbers that were too many for one method, and are in a list. */
    protected static int[] numbers(Object list) {
        int[] numbers = new int[((List<?>) list).size()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = ((Integer) ((List<?>) list).get(i)).intValue();
        }
        return numbers;
    }

    /**
     * Reads all arguments as one value, with a default for each that is missing or null (R4.7, R4.8). If it is wrong,
     * keeps the errors and returns {@code null}.
     *
     * @param namesAndDefaults name, default, name, default, ...; each further name and null follow
     */
    protected Object allArguments(int type, Object... namesAndDefaults) {
        LinkedHashMap<Object, Object> all = new LinkedHashMap<Object, Object>(given());
        for (int i = 0; i < namesAndDefaults.length; i += 2) {
            int first = i;
            boolean isMissing = all.get(namesAndDefaults[i]) == null;
            for (; i + 2 < namesAndDefaults.length && namesAndDefaults[i + 3] == null; i += 2) {
                isMissing &= all.get(namesAndDefaults[i + 2]) == null;
            }
            if (isMissing) {
                all.put(namesAndDefaults[first], namesAndDefaults[first + 1]);
            }
        }
        nesting = 0;
        try {
            return value(type, all);
        } catch (RuntimeException | StackOverflowError failure) {
            argumentErrors = ArgumentError.chained(argumentErrors, errorOf(failure));
            return null;
        }
    }

    /**
     * Returns a secret, or a value that contains one: an error of the value itself does not show it (R5.12).
     *
     * @param isWhole whether errors of the values inside it show nothing, either
     */
    protected Object concealed(int type, boolean isWhole, Object value) {
        try {
            return value(type, value);
        } catch (RuntimeException failure) {
            ArgumentError errors = errorOf(failure);
            for (ArgumentError each = errors; each != null; each = each.next) {
                each.key = isWhole ? null : each.key;
                each.came = isWhole || each.path.isEmpty() && each.key == null ? null : each.came;
                // Messages of Jackson's own exceptions quote values.
                Throwable cause = each.getCause();
                each.isSilent |= isWhole || cause instanceof IOException && cause.getCause() == null;
            }
            throw errors;
        }
    }

    /** Returns an Optional of the value, empty if it is null; the type is that of its content. */
    protected Optional<?> optional(int type, Object value) {
        return Optional.<Object>ofNullable(value == null ? null : value(type, value));
    }

    /** Returns the elements of an array. */
    Collection<?> elements(Object value) {
        if (value instanceof Collection) {
            descend(((Collection<?>) value).size());
            return (Collection<?>) value;
        }
        Object came = ofText(value);
        cameAsText = came instanceof Collection ? came : null;
        throw new ArgumentError("an array", value);
    }

    /** Returns the members of an object. */
    protected Map<?, ?> members(Object value) {
        if (value instanceof Map) {
            descend(((Map<?, ?>) value).size());
            return (Map<?, ?>) value;
        }
        throw noObject("an object", value);
    }

    /**
     * Counts values before they are read (R5.8).
     *
     * @throws ArgumentError if the call has too many together
     */
    void spend(int values) {
        valuesLeft = valuesLeft < values ? -1 : valuesLeft - values;
        if (valuesLeft < 0) {
            throw new ArgumentError("could not be read: the values of the call are too many together");
        }
    }

    // Returns the error of a value that is no object.
    private ArgumentError noObject(String expected, Object value) {
        Object came = ofText(value);
        cameAsText = came instanceof Map ? came : null;
        return new ArgumentError(expected, value);
    }

    // Enters an array or object with so many parts; the arguments as a whole are the first level.
    private void descend(int parts) {
        spend(parts);
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
     */
    protected Collection<?> collection(int type, Object value, Collection<?> empty) {
        @SuppressWarnings("unchecked")
        Collection<Object> result = (Collection<Object>) empty;
        Collection<?> came = elements(value);
        int level = nesting;
        int index = 0;
        ArgumentError errors = null;
        for (Object element : came) {
            try {
                result.add(valueOrText(type, level, element));
            } catch (RuntimeException failure) {
                errors = withError(errors, errorOf(failure).prependStep(index));
            }
            nesting = level;
            index++;
        }
        requireNone(errors);
        return result;
    }

    /**
     * Returns a map with the members of an object, put into an empty one.
     *
     * @param keyType how to read a member's name
     * @param type how to read a member's value
     */
    protected Map<?, ?> map(int keyType, int type, Object value, Map<?, ?> empty) {
        @SuppressWarnings("unchecked")
        Map<Object, Object> result = (Map<Object, Object>) empty;
        ArgumentError errors = null;
        for (Map.Entry<?, ?> each : members(value).entrySet()) {
            String name = String.valueOf(each.getKey());
            try {
                Object read = valueAt(name, type, each.getValue());
                try {
                    result.put(value(keyType, name), read);
                } catch (RuntimeException failure) {
                    throw errorOf(failure).ofKey(name);
                }
            } catch (ArgumentError error) {
                errors = withError(errors, error);
            }
        }
        requireNone(errors);
        return result;
    }

    /**
     * Returns the components of a record.
     *
     * @param types for each name how to read its component, inverted ({@code ~}) if it may be missing; {@link #FURTHER}
     *     for a further name of the component before
     * @param names the names
     * @return the components that were read, each at the index of its first name
     */
    protected Object[] components(Object value, int[] types, String... names) {
        Map<?, ?> members = members(value);
        Object[] read = new Object[names.length];
        // Those that came are counted already.
        spend(members.size() < read.length ? read.length - members.size() : 0);
        ArgumentError errors = null;
        for (int i = 0; i < names.length; i++) {
            try {
                if (types[i] != FURTHER) {
                    read[i] = member(members, types, names, i);
                }
            } catch (ArgumentError error) {
                errors = withError(errors, error);
            }
        }
        requireNone(errors);
        return read;
    }

    /** Returns the member of an object whose first name is at an index; the value of null if it may be missing, and is. */
    Object member(Map<?, ?> members, int[] types, String[] names, int index) {
        Object came;
        isMissing = true;
        int i = index;
        do {
            came = members.get(names[i]);
            isMissing = isMissing && came == null && !members.containsKey(names[i]);
            i++;
        } while (came == null && i < names.length && types[i] == FURTHER);
        if (types[index] < 0 || !isMissing) {
            int type = types[index] < 0 ? ~types[index] : types[index];
            Object read = valueAt(names[index], type, came);
            isMissing = false;
            // A value under a further name is not used, but must be right, too.
            for (; i < names.length && types[i] == FURTHER; i++) {
                if (members.get(names[i]) != null) {
                    valueAt(names[index], type, members.get(names[i]));
                }
            }
            return read;
        }
        throw placed(names[index], new ArgumentError("given", null));
    }

    // Places an error at a member or element; the members of all arguments as one value are the arguments.
    private ArgumentError placed(Object step, ArgumentError error) {
        return nesting == 1 ? error.prependPath(step.toString()) : error.prependStep(step);
    }

    /** Joins errors of values inside the same value; throws them if there is no use in going on (R5.3, R5.8). */
    ArgumentError withError(ArgumentError before, ArgumentError error) {
        ArgumentError errors = ArgumentError.chained(before, error);
        if (errors.count >= MOST_COUNTED || digitsLeft < 0 || valuesLeft < 0) {
            throw errors;
        }
        return errors;
    }

    /** Throws the errors, if there are any. */
    protected static void requireNone(ArgumentError errors) {
        if (errors != null) {
            throw errors;
        }
    }

    /** Returns a value inside the value that is being read. */
    Object valueAt(Object step, int type, Object value) {
        int level = nesting;
        try {
            Object read = valueOrText(type, level, value);
            nesting = level;
            return read;
        } catch (RuntimeException failure) {
            nesting = level;
            throw placed(step, errorOf(failure));
        }
    }

    /** Returns a value as it came, if it can be read. */
    protected Object checked(int type, Object value) {
        value(type, value);
        return value;
    }

    /**
     * Returns an object of which the mapper makes another (R5.7): the known properties as they were read, under their
     * first names, and all others.
     *
     * @param others how to read the other members; negative if they are passed on
     * @param types for each name how to read its property, as those of {@link #components}
     * @param names the names
     */
    protected Map<?, ?> properties(Object value, int others, int[] types, String... names) {
        Map<?, ?> members = members(value);
        spend(names.length >> 3);
        LinkedHashMap<Object, Object> read = new LinkedHashMap<Object, Object>();
        boolean[] isThere = new boolean[names.length];
        int index = 0;
        // In the order in which they came: two properties can set the same field.
        for (Object each : members.keySet()) {
            String name = String.valueOf(each);
            int found = indexOf(name, index, names);
            if (found < 0) {
                read.put(name, OTHER);
            } else {
                index = found + 1;
                while (types[found] == FURTHER) {
                    found--;
                }
                isThere[found] = true;
                read.put(names[found], null);
            }
        }
        ArgumentError errors = null;
        for (int i = 0; i < names.length; i++) {
            try {
                // A further name has no type, and a property that may be missing need not be there.
                if (isThere[i] || types[i] >= 0) {
                    read.put(names[i], member(members, types, names, i));
                }
            } catch (ArgumentError error) {
                errors = withError(errors, error);
            }
        }
        for (Map.Entry<?, ?> each : members.entrySet()) {
            String name = String.valueOf(each.getKey());
            if (read.get(name) == OTHER) {
                try {
                    read.put(name, others < 0 ? anything(each.getValue()) : valueAt(name, others, each.getValue()));
                } catch (ArgumentError error) {
                    errors = withError(errors, error);
                }
            }
        }
        requireNone(errors);
        return read;
    }

    /** Checks that an object has one of the members with these names. */
    protected Object someOf(Object value, String expected, String... names) {
        spend(names.length >> 5);
        if (value instanceof Map && Collections.disjoint(((Map<?, ?>) value).keySet(), Arrays.<String>asList(names))) {
            throw new ArgumentError(expected, value);
        }
        return value;
    }

    // Returns the index of a name; negative if there is no such name. Looks from an index on, since members most often
    // come in the order of the properties.
    private int indexOf(String name, int start, String... names) {
        int index = start;
        for (int i = 0; i < names.length; i++) {
            index = index >= names.length ? 0 : index;
            if (name.equals(names[index])) {
                spend(i >> 5);
                return index;
            }
            index++;
        }
        spend(names.length >> 5);
        return -1;
    }

    /**
     * Returns a value that a schema of the user's own describes, with whole numbers as integers: Jackson reads no 5.0
     * as an {@code int} if numbers are not to be cut (R5.2).
     */
    protected Object described(Object value) {
        if (value instanceof Map) {
            LinkedHashMap<Object, Object> members = new LinkedHashMap<Object, Object>();
            descend(((Map<?, ?>) value).size());
            for (Map.Entry<?, ?> each : ((Map<?, ?>) value).entrySet()) {
                members.put(each.getKey(), described(each.getValue()));
            }
            nesting--;
            return members;
        }
        if (value instanceof Collection) {
            ArrayList<Object> elements = new ArrayList<Object>();
            descend(((Collection<?>) value).size());
            for (Object each : (Collection<?>) value) {
                elements.add(described(each));
            }
            nesting--;
            return elements;
        }
        if (value instanceof Double || value instanceof Float || value instanceof BigDecimal) {
            BigDecimal number = decimal(value, "a number");
            boolean isShort = (long) number.precision() - number.scale() < 20;
            if (isShort && wholeNumber(number) != null) {
                return numberValue(number.setScale(0));
            }
        }
        return value;
    }

    /** Returns a string that must be one of these. */
    protected Object constant(Object value, String expected, String... all) {
        spend(all.length >> 5);
        if (Arrays.<String>asList(all).contains(value)) {
            return value;
        }
        throw new ArgumentError(expected, value);
    }

    /**
     * Returns one of several objects, which a member tells apart (R5.7). Instead of an object, it may be an array of
     * the member's value and the object.
     *
     * @param property the member whose value says which object it is
     * @param valuesAndTypes each value, null for any other or none, and how to read the object; inverted ({@code ~}) if
     *     it is a map, of which the member is no entry
     */
    protected Object tagged(Object value, String property, String expected, Object... valuesAndTypes) {
        spend(valuesAndTypes.length >> 5);
        boolean isPair = isPair(value);
        Object tag = null;
        if (isPair) {
            tag = ((List<?>) value).get(0);
        } else if (value instanceof Map) {
            tag = ((Map<?, ?>) value).get(property);
        }
        for (int i = 0; i < valuesAndTypes.length; i += 2) {
            int type = (Integer) valuesAndTypes[i + 1];
            if (valuesAndTypes[i] != null && valuesAndTypes[i].equals(tag) && isPair) {
                ArrayList<Object> pair = new ArrayList<Object>();
                descend(2);
                pair.add(tag);
                pair.add(valueAt(1, type < 0 ? ~type : type, ((List<?>) value).get(1)));
                return pair;
            }
            if (valuesAndTypes[i] == null || valuesAndTypes[i].equals(tag)) {
                if (tag != null && !(tag instanceof String)) {
                    // The mapper would ignore it, and make the object of any other value.
                    throw new ArgumentError("a string", tag).prependStep(property);
                }
                return type < 0 ? taggedMap(~type, property, value) : value(type, value);
            }
        }
        Object came = ofText(value);
        boolean isTagged = isPair(came) && Arrays.asList(valuesAndTypes).contains(((List<?>) came).get(0));
        cameAsText = came instanceof Map || isTagged ? came : null;
        throw new ArgumentError(expected, value);
    }

    private static boolean isPair(Object value) {
        return value instanceof List && ((List<?>) value).size() == 2;
    }

    private Map<?, ?> taggedMap(int type, String property, Object value) {
        if (!(value instanceof Map)) {
            throw noObject("an object", value);
        }
        spend(((Map<?, ?>) value).size());
        LinkedHashMap<Object, Object> entries = new LinkedHashMap<Object, Object>((Map<?, ?>) value);
        Object tag = entries.remove(property);
        LinkedHashMap<Object, Object> read = new LinkedHashMap<Object, Object>((Map<?, ?>) value(type, entries));
        if (tag != null) {
            read.put(property, tag);
        }
        return read;
    }

    /**
     * Returns one of several objects, of which a member names the type of another one (R5.7).
     *
     * @param neither how to read an object that has neither member; negative if there is no such object
     * @param name the member whose type is named
     * @param property the member that names it
     * @param valuesAndTypes as those of {@link #tagged}
     */
    protected Object external(
            Object value, int neither, String name, String property, String expected, Object... valuesAndTypes) {
        if (!(value instanceof Map)) {
            throw noObject(expected, value);
        }
        Map<?, ?> members = (Map<?, ?>) value;
        return neither < 0 || members.containsKey(name) || members.containsKey(property)
                ? tagged(value, property, expected, valuesAndTypes)
                : value(neither, value);
    }

    /**
     * Returns one of several values by the name of the single member around it (R5.7).
     *
     * @param namesAndTypes each name and, after it, how to read the value
     */
    protected Object wrapped(Object value, String expected, Object... namesAndTypes) {
        Map<?, ?> members = value instanceof Map ? (Map<?, ?>) value : null;
        for (int i = 0; members != null && members.size() == 1 && i < namesAndTypes.length; i += 2) {
            if (members.containsKey(namesAndTypes[i])) {
                LinkedHashMap<Object, Object> wrapper = new LinkedHashMap<Object, Object>();
                descend(1);
                Object inner = members.get(namesAndTypes[i]);
                wrapper.put(namesAndTypes[i], valueAt(namesAndTypes[i], (Integer) namesAndTypes[i + 1], inner));
                return wrapper;
            }
        }
        throw noObject(expected, value);
    }

    /**
     * Returns one of several objects that Jackson recognises by their members (R5.7). Each known member leaves fewer
     * candidates, as in its {@code AsDeductionTypeDeserializer}; an object without members is the one without
     * properties.
     *
     * @param others how to read an object that is none of them; negative if there is no such object
     * @param typesAndNames for each object how to read it, negative if it is refused, and the names of its properties
     */
    protected Object recognized(Object value, int others, String expected, Object... typesAndNames) {
        if (!(value instanceof Map)) {
            throw noObject(expected, value);
        }
        boolean isEmpty = ((Map<?, ?>) value).isEmpty();
        int left = typesAndNames.length / 2;
        boolean[] isOut = new boolean[left];
        int names = typesAndNames.length;
        for (int i = 0; i < isOut.length; i++) {
            names += ((String[]) typesAndNames[2 * i + 1]).length;
        }
        spend(names >> 2);
        for (Object name : ((Map<?, ?>) value).keySet()) {
            spend(names >> 6);
            boolean isKnown = false;
            for (int i = 0; i < isOut.length; i++) {
                isKnown |= Arrays.asList((String[]) typesAndNames[2 * i + 1]).contains(name);
            }
            isKnown &= left > 1;
            for (int i = 0; isKnown && i < isOut.length; i++) {
                if (!isOut[i]
                        && !Arrays.asList((String[]) typesAndNames[2 * i + 1]).contains(name)) {
                    isOut[i] = true;
                    left--;
                }
            }
        }
        for (int i = 0; i < isOut.length; i++) {
            boolean isOnly = left == 1 && !isOut[i];
            int type = (Integer) typesAndNames[2 * i];
            if (type >= 0 && (isOnly || (isEmpty && ((String[]) typesAndNames[2 * i + 1]).length == 0))) {
                return value(type, value);
            }
        }
        if (others >= 0) {
            return value(others, value);
        }
        throw new ArgumentError(expected, value);
    }

    /**
     * Returns the one of several records whose properties include all members that came, and whose required properties
     * all came (R7.12).
     *
     * @param leaves for each record how to read it, the names of its required properties and those of the others; the
     *     names of a property are an array
     */
    protected Object deduced(Object value, String expected, Object... leaves) {
        boolean isComplete = false;
        for (int i = 0; value instanceof Map && i < leaves.length; i += 3) {
            Map<?, ?> members = (Map<?, ?>) value;
            if (haveAll(members, (String[][]) leaves[i + 1])) {
                isComplete = true;
                if (namesIn(members, leaves, i) == members.size()) {
                    return value((Integer) leaves[i], value);
                }
            }
        }
        ArgumentError errors = null;
        for (Object name : isComplete ? ((Map<?, ?>) value).keySet() : Collections.<Object>emptySet()) {
            boolean isKnown = false;
            for (int i = 0; i < leaves.length; i += 3) {
                isKnown |= namesIn(Collections.<Object, Object>singletonMap(name, ""), leaves, i) > 0;
            }
            if (!isKnown) {
                ArgumentError error = new ArgumentError("must be left out: there is no such property");
                errors = withError(errors, error.prependStep(String.valueOf(name)));
            }
        }
        throw errors == null ? noObject(expected, value) : errors;
    }

    // Whether each of the properties came, under any of its names.
    private boolean haveAll(Map<?, ?> members, String[][] properties) {
        spend(properties.length);
        for (String[] names : properties) {
            if (Collections.disjoint(members.keySet(), Arrays.<String>asList(names))) {
                return false;
            }
        }
        return true;
    }

    // Returns how many of the members have a name of a property of the record.
    private int namesIn(Map<?, ?> members, Object[] leaves, int leaf) {
        int count = 0;
        for (int i = leaf + 1; i < leaf + 3; i++) {
            spend(((String[][]) leaves[i]).length);
            for (String[] names : (String[][]) leaves[i]) {
                for (String name : names) {
                    count += members.containsKey(name) ? 1 : 0;
                }
            }
        }
        return count;
    }

    /**
     * Checks Pattern: the whole text matches. An expression that does not compile is an error of the tool, not of the
     * caller.
     *
     * @param pattern the compiled expression; null if the JVM does not compile it
     * @return the error; null if there is none
     */
    protected ArgumentError matches(Object value, Pattern pattern) {
        if (pattern == null) {
            throw new AssertionError("A @Pattern of the tool is no regular expression that this JVM compiles.");
        }
        if (!(value instanceof String || value instanceof Number || value instanceof Boolean)) {
            return null;
        }
        boolean matching;
        try {
            matching = pattern.matcher(new BoundedText(value.toString(), patternSteps))
                    .matches();
        } catch (StackOverflowError tooDeep) {
            // java.util.regex recurses once per repetition of a group.
            matching = false;
        }
        return matching ? null : new ArgumentError("a string that matches ".concat(pattern.pattern()), value);
    }

    /**
     * Checks that an argument of a type variable with several bounds, or each value in an array of them, is an instance
     * of all these classes, and returns it (R3.9).
     *
     * @param value the value as it was read
     * @param dimensions how many levels of arrays are around the values
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
