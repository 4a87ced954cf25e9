import com.fasterxml.jackson.core.Base64Variants;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.InputCoercionException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.exc.InvalidDefinitionException;
import com.fasterxml.jackson.databind.exc.InvalidTypeIdException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.PropertyBindingException;
import com.fasterxml.jackson.databind.exc.ValueInstantiationException;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.github.copilot.AllowCopilotExperimental;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolHandler;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotToolMetadataProvider;
import java.io.File;
import java.io.IOException;
import java.lang.ArithmeticException;
import java.lang.Boolean;
import java.lang.Byte;
import java.lang.CharSequence;
import java.lang.Character;
import java.lang.Class;
import java.lang.Double;
import java.lang.Float;
import java.lang.IllegalArgumentException;
import java.lang.Integer;
import java.lang.Long;
import java.lang.Number;
import java.lang.NumberFormatException;
import java.lang.Object;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.Short;
import java.lang.StackOverflowError;
import java.lang.String;
import java.lang.StringBuilder;
import java.lang.SuppressWarnings;
import java.lang.Throwable;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.URI;
import java.net.URL;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Currency;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Pattern;

/** The tools of Tools: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Tools$$CopilotToolMeta implements CopilotToolMetadataProvider<Tools> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Tools$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Tools instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(33);
        // strings
        tools.add(new ToolDefinition(
                "strings",
                "Text.",
                structure(object("value", typed("string")), "value"),
                new Handler(0, "strings", instance, mapper), null, null, null, null, null));
        // char_sequences
        tools.add(new ToolDefinition(
                "char_sequences",
                "Text.",
                structure(object("value", typed("string")), "value"),
                new Handler(1, "char_sequences", instance, mapper), null, null, null, null, null));
        // chars
        tools.add(new ToolDefinition(
                "chars",
                "One UTF-16 unit.",
                structure(object("value", typed("string")), "value"),
                new Handler(2, "chars", instance, mapper), null, null, null, null, null));
        // boxed_chars
        tools.add(new ToolDefinition(
                "boxed_chars",
                "The same, boxed.",
                structure(object("value", typed("string")), "value"),
                new Handler(3, "boxed_chars", instance, mapper), null, null, null, null, null));
        // byte_arrays
        tools.add(new ToolDefinition(
                "byte_arrays",
                "Bytes, as base64.",
                structure(object("value", object("type", "string", "contentEncoding", "base64")), "value"),
                new Handler(4, "byte_arrays", instance, mapper), null, null, null, null, null));
        // string_builders
        tools.add(new ToolDefinition(
                "string_builders",
                "Text that can be changed.",
                structure(object("value", typed("string")), "value"),
                new Handler(5, "string_builders", instance, mapper), null, null, null, null, null));
        // uuids
        tools.add(new ToolDefinition(
                "uuids",
                "A UUID.",
                structure(object("value", object("type", "string", "format", "uuid")), "value"),
                new Handler(6, "uuids", instance, mapper), null, null, null, null, null));
        // uris
        tools.add(new ToolDefinition(
                "uris",
                "A URI.",
                structure(object("value", object("type", "string", "format", "uri")), "value"),
                new Handler(7, "uris", instance, mapper), null, null, null, null, null));
        // urls
        tools.add(new ToolDefinition(
                "urls",
                "A URL, of a protocol that Java knows.",
                structure(object("value", object("type", "string", "format", "uri")), "value"),
                new Handler(8, "urls", instance, mapper), null, null, null, null, null));
        // offset_date_times
        tools.add(new ToolDefinition(
                "offset_date_times",
                "A moment with its offset; Jackson moves it to UTC.",
                structure(object("value", object("type", "string", "format", "date-time")), "value"),
                new Handler(9, "offset_date_times", instance, mapper), null, null, null, null, null));
        // zoned_date_times
        tools.add(new ToolDefinition(
                "zoned_date_times",
                "A moment in a zone; Jackson moves it to UTC.",
                structure(object("value", object("type", "string", "format", "date-time")), "value"),
                new Handler(10, "zoned_date_times", instance, mapper), null, null, null, null, null));
        // instants
        tools.add(new ToolDefinition(
                "instants",
                "A moment.",
                structure(object("value", object("type", "string", "format", "date-time")), "value"),
                new Handler(11, "instants", instance, mapper), null, null, null, null, null));
        // dates
        tools.add(new ToolDefinition(
                "dates",
                "A moment, to the millisecond.",
                structure(object("value", object("type", "string", "format", "date-time")), "value"),
                new Handler(12, "dates", instance, mapper), null, null, null, null, null));
        // local_date_times
        tools.add(new ToolDefinition(
                "local_date_times",
                "A date and time of no zone.",
                structure(object("value", object("type", "string", "format", "date-time")), "value"),
                new Handler(13, "local_date_times", instance, mapper), null, null, null, null, null));
        // local_dates
        tools.add(new ToolDefinition(
                "local_dates",
                "A date.",
                structure(object("value", object("type", "string", "format", "date")), "value"),
                new Handler(14, "local_dates", instance, mapper), null, null, null, null, null));
        // local_times
        tools.add(new ToolDefinition(
                "local_times",
                "A time of day.",
                structure(object("value", object("type", "string", "format", "time")), "value"),
                new Handler(15, "local_times", instance, mapper), null, null, null, null, null));
        // offset_times
        tools.add(new ToolDefinition(
                "offset_times",
                "A time of day with its offset.",
                structure(object("value", object("type", "string", "format", "time")), "value"),
                new Handler(16, "offset_times", instance, mapper), null, null, null, null, null));
        // durations
        tools.add(new ToolDefinition(
                "durations",
                "A length of time.",
                structure(object("value", object("type", "string", "format", "duration")), "value"),
                new Handler(17, "durations", instance, mapper), null, null, null, null, null));
        // periods
        tools.add(new ToolDefinition(
                "periods",
                "Years, months and days.",
                structure(object("value", typed("string")), "value"),
                new Handler(18, "periods", instance, mapper), null, null, null, null, null));
        // years
        tools.add(new ToolDefinition(
                "years",
                "A year.",
                structure(object("value", typed("integer")), "value"),
                new Handler(19, "years", instance, mapper), null, null, null, null, null));
        // year_months
        tools.add(new ToolDefinition(
                "year_months",
                "A month of a year.",
                structure(object("value", typed("string")), "value"),
                new Handler(20, "year_months", instance, mapper), null, null, null, null, null));
        // month_days
        tools.add(new ToolDefinition(
                "month_days",
                "A day of every year.",
                structure(object("value", typed("string")), "value"),
                new Handler(21, "month_days", instance, mapper), null, null, null, null, null));
        // zone_ids
        tools.add(new ToolDefinition(
                "zone_ids",
                "A time zone.",
                structure(object("value", typed("string")), "value"),
                new Handler(22, "zone_ids", instance, mapper), null, null, null, null, null));
        // zone_offsets
        tools.add(new ToolDefinition(
                "zone_offsets",
                "An offset from UTC.",
                structure(object("value", typed("string")), "value"),
                new Handler(23, "zone_offsets", instance, mapper), null, null, null, null, null));
        // time_zones
        tools.add(new ToolDefinition(
                "time_zones",
                "A time zone; one that Java does not know is GMT.",
                structure(object("value", typed("string")), "value"),
                new Handler(24, "time_zones", instance, mapper), null, null, null, null, null));
        // locales
        tools.add(new ToolDefinition(
                "locales",
                "A language, with or without a region.",
                structure(object("value", typed("string")), "value"),
                new Handler(25, "locales", instance, mapper), null, null, null, null, null));
        // currencies
        tools.add(new ToolDefinition(
                "currencies",
                "A currency by its ISO code.",
                structure(object("value", typed("string")), "value"),
                new Handler(26, "currencies", instance, mapper), null, null, null, null, null));
        // charsets
        tools.add(new ToolDefinition(
                "charsets",
                "A character set that the JVM has.",
                structure(object("value", typed("string")), "value"),
                new Handler(27, "charsets", instance, mapper), null, null, null, null, null));
        // paths
        tools.add(new ToolDefinition(
                "paths",
                "A path, or the URI of one.",
                structure(object("value", typed("string")), "value"),
                new Handler(28, "paths", instance, mapper), null, null, null, null, null));
        // files
        tools.add(new ToolDefinition(
                "files",
                "A file.",
                structure(object("value", typed("string")), "value"),
                new Handler(29, "files", instance, mapper), null, null, null, null, null));
        // patterns
        tools.add(new ToolDefinition(
                "patterns",
                "A regular expression.",
                structure(object("value", typed("string")), "value"),
                new Handler(30, "patterns", instance, mapper), null, null, null, null, null));
        // classes
        tools.add(new ToolDefinition(
                "classes",
                "A class that the program can load.",
                structure(object("value", typed("string")), "value"),
                new Handler(31, "classes", instance, mapper), null, null, null, null, null));
        // addresses
        tools.add(new ToolDefinition(
                "addresses",
                "An address of the internet.",
                structure(object("value", typed("string")), "value"),
                new Handler(32, "addresses", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final int tool;
        private final String name;
        private final Tools instance;
        private final ObjectMapper mapper;

        Handler(int tool, String name, Tools instance, ObjectMapper mapper) {
            this.tool = tool;
            this.name = name;
            this.instance = instance;
            this.mapper = mapper;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return Calls.answer(tool, name, instance, mapper, invocation);
        }
    }

    private static final class Calls {
        final Tools instance;
        final ObjectMapper mapper;

        Calls(Tools instance, ObjectMapper mapper) {
            this.instance = instance;
            this.mapper = mapper;
        }

        static CompletableFuture<Object> answer(int tool, String name, Tools instance, ObjectMapper mapper, ToolInvocation invocation) {
            try {
                return new Calls(instance, mapper).call(tool, invocation);
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        CompletableFuture<Object> call(int tool, ToolInvocation invocation) throws Throwable {
            switch (tool / 10) {
                case 0: {
                    return callFrom0(tool, invocation);
                }
                case 1: {
                    return callFrom10(tool, invocation);
                }
                case 2: {
                    return callFrom20(tool, invocation);
                }
                default: {
                    return callFrom30(tool, invocation);
                }
            }
        }

        CompletableFuture<Object> callFrom0(int tool, ToolInvocation invocation) throws Throwable {
            switch (tool) {
                case 0: {
                    // strings
                    Map<?, ?> arguments = arguments(invocation);
                    String value_ = stringValue(arguments.get("value"), "value");
                    return completed(instance.strings(value_));
                }
                case 1: {
                    // char_sequences
                    Map<?, ?> arguments = arguments(invocation);
                    CharSequence value_ = stringValue(arguments.get("value"), "value");
                    return completed(instance.charSequences(value_));
                }
                case 2: {
                    // chars
                    Map<?, ?> arguments = arguments(invocation);
                    char value_ = charValue(arguments.get("value"), "value");
                    return completed(instance.chars(value_));
                }
                case 3: {
                    // boxed_chars
                    Map<?, ?> arguments = arguments(invocation);
                    Character value_ = charValue(arguments.get("value"), "value");
                    return completed(instance.boxedChars(value_));
                }
                case 4: {
                    // byte_arrays
                    Map<?, ?> arguments = arguments(invocation);
                    byte[] value_ = bytesValue(arguments.get("value"), "value");
                    return completed(instance.byteArrays(value_));
                }
                case 5: {
                    // string_builders
                    Map<?, ?> arguments = arguments(invocation);
                    StringBuilder value_ = readStringBuilder(arguments.get("value"), "value");
                    return completed(instance.stringBuilders(value_));
                }
                case 6: {
                    // uuids
                    Map<?, ?> arguments = arguments(invocation);
                    UUID value_ = readUUID(arguments.get("value"), "value");
                    return completed(instance.uuids(value_));
                }
                case 7: {
                    // uris
                    Map<?, ?> arguments = arguments(invocation);
                    URI value_ = readURI(arguments.get("value"), "value");
                    return completed(instance.uris(value_));
                }
                case 8: {
                    // urls
                    Map<?, ?> arguments = arguments(invocation);
                    URL value_ = readURL(arguments.get("value"), "value");
                    return completed(instance.urls(value_));
                }
                default: {
                    // offset_date_times
                    Map<?, ?> arguments = arguments(invocation);
                    OffsetDateTime value_ = readOffsetDateTime(arguments.get("value"), "value");
                    return completed(instance.offsetDateTimes(value_));
                }
            }
        }

        CompletableFuture<Object> callFrom10(int tool, ToolInvocation invocation) throws Throwable {
            switch (tool) {
                case 10: {
                    // zoned_date_times
                    Map<?, ?> arguments = arguments(invocation);
                    ZonedDateTime value_ = readZonedDateTime(arguments.get("value"), "value");
                    return completed(instance.zonedDateTimes(value_));
                }
                case 11: {
                    // instants
                    Map<?, ?> arguments = arguments(invocation);
                    Instant value_ = readInstant(arguments.get("value"), "value");
                    return completed(instance.instants(value_));
                }
                case 12: {
                    // dates
                    Map<?, ?> arguments = arguments(invocation);
                    Date value_ = readDate(arguments.get("value"), "value");
                    return completed(instance.dates(value_));
                }
                case 13: {
                    // local_date_times
                    Map<?, ?> arguments = arguments(invocation);
                    LocalDateTime value_ = readLocalDateTime(arguments.get("value"), "value");
                    return completed(instance.localDateTimes(value_));
                }
                case 14: {
                    // local_dates
                    Map<?, ?> arguments = arguments(invocation);
                    LocalDate value_ = readLocalDate(arguments.get("value"), "value");
                    return completed(instance.localDates(value_));
                }
                case 15: {
                    // local_times
                    Map<?, ?> arguments = arguments(invocation);
                    LocalTime value_ = readLocalTime(arguments.get("value"), "value");
                    return completed(instance.localTimes(value_));
                }
                case 16: {
                    // offset_times
                    Map<?, ?> arguments = arguments(invocation);
                    OffsetTime value_ = readOffsetTime(arguments.get("value"), "value");
                    return completed(instance.offsetTimes(value_));
                }
                case 17: {
                    // durations
                    Map<?, ?> arguments = arguments(invocation);
                    Duration value_ = readDuration(arguments.get("value"), "value");
                    return completed(instance.durations(value_));
                }
                case 18: {
                    // periods
                    Map<?, ?> arguments = arguments(invocation);
                    Period value_ = readPeriod(arguments.get("value"), "value");
                    return completed(instance.periods(value_));
                }
                default: {
                    // years
                    Map<?, ?> arguments = arguments(invocation);
                    Year value_ = readYear(arguments.get("value"), "value");
                    return completed(instance.years(value_));
                }
            }
        }

        CompletableFuture<Object> callFrom20(int tool, ToolInvocation invocation) throws Throwable {
            switch (tool) {
                case 20: {
                    // year_months
                    Map<?, ?> arguments = arguments(invocation);
                    YearMonth value_ = readYearMonth(arguments.get("value"), "value");
                    return completed(instance.yearMonths(value_));
                }
                case 21: {
                    // month_days
                    Map<?, ?> arguments = arguments(invocation);
                    MonthDay value_ = readMonthDay(arguments.get("value"), "value");
                    return completed(instance.monthDays(value_));
                }
                case 22: {
                    // zone_ids
                    Map<?, ?> arguments = arguments(invocation);
                    ZoneId value_ = readZoneId(arguments.get("value"), "value");
                    return completed(instance.zoneIds(value_));
                }
                case 23: {
                    // zone_offsets
                    Map<?, ?> arguments = arguments(invocation);
                    ZoneOffset value_ = readZoneOffset(arguments.get("value"), "value");
                    return completed(instance.zoneOffsets(value_));
                }
                case 24: {
                    // time_zones
                    Map<?, ?> arguments = arguments(invocation);
                    TimeZone value_ = readTimeZone(arguments.get("value"), "value");
                    return completed(instance.timeZones(value_));
                }
                case 25: {
                    // locales
                    Map<?, ?> arguments = arguments(invocation);
                    Locale value_ = readLocale(arguments.get("value"), "value");
                    return completed(instance.locales(value_));
                }
                case 26: {
                    // currencies
                    Map<?, ?> arguments = arguments(invocation);
                    Currency value_ = readCurrency(arguments.get("value"), "value");
                    return completed(instance.currencies(value_));
                }
                case 27: {
                    // charsets
                    Map<?, ?> arguments = arguments(invocation);
                    Charset value_ = readCharset(arguments.get("value"), "value");
                    return completed(instance.charsets(value_));
                }
                case 28: {
                    // paths
                    Map<?, ?> arguments = arguments(invocation);
                    Path value_ = readPath(arguments.get("value"), "value");
                    return completed(instance.paths(value_));
                }
                default: {
                    // files
                    Map<?, ?> arguments = arguments(invocation);
                    File value_ = readFile(arguments.get("value"), "value");
                    return completed(instance.files(value_));
                }
            }
        }

        CompletableFuture<Object> callFrom30(int tool, ToolInvocation invocation) throws Throwable {
            switch (tool) {
                case 30: {
                    // patterns
                    Map<?, ?> arguments = arguments(invocation);
                    Pattern value_ = readPattern(arguments.get("value"), "value");
                    return completed(instance.patterns(value_));
                }
                case 31: {
                    // classes
                    Map<?, ?> arguments = arguments(invocation);
                    Class value_ = readClassOfObject(arguments.get("value"), "value");
                    return completed(instance.classes(value_));
                }
                default: {
                    // addresses
                    Map<?, ?> arguments = arguments(invocation);
                    InetAddress value_ = readInetAddress(arguments.get("value"), "value");
                    return completed(instance.addresses(value_));
                }
            }
        }

        StringBuilder readStringBuilder(Object value, String path) {
            return (StringBuilder) mapped(value, path, mapper, StringBuilder.class, "a string");
        }

        UUID readUUID(Object value, String path) {
            return (UUID) mapped(value, path, mapper, UUID.class, "a UUID");
        }

        URI readURI(Object value, String path) {
            return (URI) mapped(value, path, mapper, URI.class, "a URI");
        }

        URL readURL(Object value, String path) {
            return (URL) mapped(value, path, mapper, URL.class, "a URL");
        }

        OffsetDateTime readOffsetDateTime(Object value, String path) {
            return (OffsetDateTime) mapped(value, path, mapper, OffsetDateTime.class, "an ISO 8601 date and time with offset");
        }

        ZonedDateTime readZonedDateTime(Object value, String path) {
            return (ZonedDateTime) mapped(value, path, mapper, ZonedDateTime.class, "an ISO 8601 date and time with offset");
        }

        Instant readInstant(Object value, String path) {
            return (Instant) mapped(value, path, mapper, Instant.class, "an ISO 8601 date and time with offset");
        }

        Date readDate(Object value, String path) {
            return (Date) mapped(value, path, mapper, Date.class, "an ISO 8601 date and time");
        }

        LocalDateTime readLocalDateTime(Object value, String path) {
            return (LocalDateTime) mapped(value, path, mapper, LocalDateTime.class, "an ISO 8601 date and time without offset");
        }

        LocalDate readLocalDate(Object value, String path) {
            return (LocalDate) mapped(value, path, mapper, LocalDate.class, "an ISO 8601 date");
        }

        LocalTime readLocalTime(Object value, String path) {
            return (LocalTime) mapped(value, path, mapper, LocalTime.class, "an ISO 8601 time");
        }

        OffsetTime readOffsetTime(Object value, String path) {
            return (OffsetTime) mapped(value, path, mapper, OffsetTime.class, "an ISO 8601 time with offset");
        }

        Duration readDuration(Object value, String path) {
            return (Duration) mapped(value, path, mapper, Duration.class, "an ISO 8601 duration");
        }

        Period readPeriod(Object value, String path) {
            return (Period) mapped(value, path, mapper, Period.class, "an ISO 8601 period such as P1Y2M3D");
        }

        Year readYear(Object value, String path) {
            return (Year) mapped(value, path, mapper, Year.class, "a year such as 2024");
        }

        YearMonth readYearMonth(Object value, String path) {
            return (YearMonth) mapped(value, path, mapper, YearMonth.class, "a year and month such as 2024-02");
        }

        MonthDay readMonthDay(Object value, String path) {
            return (MonthDay) mapped(value, path, mapper, MonthDay.class, "a month and day such as --02-29");
        }

        ZoneId readZoneId(Object value, String path) {
            return (ZoneId) mapped(value, path, mapper, ZoneId.class, "a time zone such as Europe/Berlin");
        }

        ZoneOffset readZoneOffset(Object value, String path) {
            return (ZoneOffset) mapped(value, path, mapper, ZoneOffset.class, "an offset from UTC such as +01:00");
        }

        TimeZone readTimeZone(Object value, String path) {
            return (TimeZone) mapped(value, path, mapper, TimeZone.class, "a time zone such as Europe/Berlin");
        }

        Locale readLocale(Object value, String path) {
            return (Locale) mapped(value, path, mapper, Locale.class, "a language tag such as en-GB");
        }

        Currency readCurrency(Object value, String path) {
            return (Currency) mapped(value, path, mapper, Currency.class, "a currency code such as EUR");
        }

        Charset readCharset(Object value, String path) {
            return (Charset) mapped(value, path, mapper, Charset.class, "a character encoding such as UTF-8");
        }

        Path readPath(Object value, String path) {
            return (Path) mapped(value, path, mapper, Path.class, "a file path");
        }

        File readFile(Object value, String path) {
            return (File) mapped(value, path, mapper, File.class, "a file path");
        }

        Pattern readPattern(Object value, String path) {
            return (Pattern) mapped(value, path, mapper, Pattern.class, "a regular expression");
        }

        Class readClassOfObject(Object value, String path) {
            return (Class) mapped(value, path, mapper, new TypeReference<Class<Object>>() {}, "the full name of a class");
        }

        InetAddress readInetAddress(Object value, String path) {
            return (InetAddress) mapped(value, path, mapper, InetAddress.class, "a host name or IP address");
        }

        // Runtime helpers:
        //     MOST_DIGITS, SHOWN_NAME, arguments, charValue, stringValue, bytesValue, decimal, wholeNumber,
        //     childPath, elementPath, isSimpleName, quote, rejected, MOST_NESTED, MOST_CONSTANTS, mapped,
        //     readMapped, tree, treeAt, numberNode, mappingFault, knownTypes, expectation, constants, completed,
        //     failed, refused, Fault
        // End of the runtime helpers.
    }
}
