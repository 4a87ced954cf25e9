package io.github.copilottool.tests.generator;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The imports of one source, and the spelling of types of other packages in it. */
final class Imports {
    /** The full names of types by their simple names, with which the texts of this package refer to them. */
    private static final Map<String, String> FULL_NAMES = Stream.of(
                    in(
                            "com.fasterxml.jackson.annotation",
                            "JacksonAnnotationsInside JsonAlias JsonAnyGetter JsonAnySetter JsonAutoDetect JsonClassDescription"
                                    + " JsonCreator JsonFormat JsonGetter JsonIgnore JsonIgnoreProperties JsonIgnoreType JsonInclude"
                                    + " JsonIncludeProperties JsonProperty JsonPropertyDescription JsonPropertyOrder JsonSubTypes"
                                    + " JsonTypeInfo JsonTypeName JsonUnwrapped JsonValue"),
                    in("com.fasterxml.jackson.databind", "JsonNode PropertyNamingStrategies"),
                    in(
                            "com.fasterxml.jackson.databind.annotation",
                            "JsonDeserialize JsonNaming JsonPOJOBuilder JsonSerialize"),
                    in("com.github.copilot.tool", "CopilotTool CopilotToolParam"),
                    in("jakarta.validation", "Constraint Payload"),
                    in(
                            "jakarta.validation.constraints",
                            "AssertTrue DecimalMax DecimalMin Digits Email Max Min Negative NegativeOrZero NotBlank NotEmpty"
                                    + " NotNull Null Positive PositiveOrZero Size"),
                    in(
                            "java.lang",
                            "Boolean Byte CharSequence Character Class ClassLoader Comparable Double Float"
                                    + " IllegalStateException Integer Iterable Long Number Object Override Runnable Short String"
                                    + " StringBuilder SuppressWarnings Thread Void"),
                    in("java.lang.annotation", "Retention RetentionPolicy"),
                    in("java.math", "BigDecimal BigInteger"),
                    in("java.net", "URI"),
                    in(
                            "java.time",
                            "DayOfWeek Duration Instant LocalDate LocalDateTime LocalTime MonthDay OffsetDateTime OffsetTime"
                                    + " Period Year YearMonth ZoneId ZoneOffset ZonedDateTime"),
                    in(
                            "java.util",
                            "ArrayDeque ArrayList Collection Currency Deque EnumMap EnumSet HashMap HashSet LinkedHashMap"
                                    + " LinkedHashSet LinkedList List Locale Map Optional OptionalDouble OptionalInt OptionalLong"
                                    + " Set SortedSet TimeZone TreeMap TreeSet UUID"),
                    in("org.jspecify.annotations", "Nullable"))
            .flatMap(Function.identity())
            .collect(Collectors.toMap(name -> name.substring(name.lastIndexOf('.') + 1), Function.identity()));

    private static final String FULL_NAME = "[a-z]+(?:\\.[a-z]+)+(?:\\.[A-Z]\\w*)+";
    private static final Pattern FULL = Pattern.compile("(?<![\\w.])" + FULL_NAME);
    private static final Pattern ANY = Pattern.compile("(?<![\\w.])(?:" + FULL_NAME + "|[A-Z]\\w*)");
    private static final Pattern OUTERMOST = Pattern.compile("^[a-z.]+\\.[A-Z]\\w*");

    private final boolean isInFull;
    private final Set<String> imported = new TreeSet<>();

    /**
     * Creates a source without imports.
     *
     * @param isInFull whether the source never has imports, and writes types with their packages
     */
    Imports(boolean isInFull) {
        this.isInFull = isInFull;
    }

    private static Stream<String> in(String folder, String names) {
        return Stream.of(names.split(" ")).map(name -> folder + "." + name);
    }

    boolean isInFull() {
        return isInFull;
    }

    /** Returns a text in which types that are written with their packages are spelled as in this source. */
    String named(String text) {
        return FULL.matcher(text).replaceAll(found -> Matcher.quoteReplacement(nameOf(found.group())));
    }

    /** Returns a text in which all types are spelled as in this source. It must have no names of {@link OddNames}. */
    String spelled(String text) {
        return ANY.matcher(text).replaceAll(found -> {
            String name = found.group();
            String full = FULL_NAMES.getOrDefault(name, name);
            return Matcher.quoteReplacement(full.indexOf('.') < 0 ? name : nameOf(full));
        });
    }

    private String nameOf(String full) {
        if (isInFull) {
            return full;
        }
        Matcher found = OUTERMOST.matcher(full);
        String outermost = found.find() ? found.group() : full;
        String simple = outermost.substring(outermost.lastIndexOf('.'));
        boolean isAmbiguous = imported.stream().anyMatch(one -> one.endsWith(simple) && !one.equals(outermost));
        if (isAmbiguous) {
            return full;
        }
        imported.add(outermost);
        return full.substring(outermost.lastIndexOf('.') + 1);
    }

    /** Returns the import declarations. */
    String declarations() {
        return imported.stream().map(name -> "import " + name + ";\n").collect(Collectors.joining());
    }
}
