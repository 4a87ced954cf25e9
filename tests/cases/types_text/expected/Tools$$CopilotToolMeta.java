import com.fasterxml.jackson.core.Base64Variants;
import com.fasterxml.jackson.core.exc.InputCoercionException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.exc.InvalidDefinitionException;
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
import javax.xml.datatype.XMLGregorianCalendar;

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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(34);
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
                "A mutable string.",
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
                "A URL with a protocol that Java supports.",
                structure(object("value", object("type", "string", "format", "uri")), "value"),
                new Handler(8, "urls", instance, mapper), null, null, null, null, null));
        // offset_date_times
        tools.add(new ToolDefinition(
                "offset_date_times",
                "A date and time with an offset; Jackson converts it to UTC.",
                structure(object("value", object("type", "string", "format", "date-time")), "value"),
                new Handler(9, "offset_date_times", instance, mapper), null, null, null, null, null));
        // zoned_date_times
        tools.add(new ToolDefinition(
                "zoned_date_times",
                "A date and time with a zone; Jackson converts it to UTC.",
                structure(object("value", object("type", "string", "format", "date-time")), "value"),
                new Handler(10, "zoned_date_times", instance, mapper), null, null, null, null, null));
        // instants
        tools.add(new ToolDefinition(
                "instants",
                "An instant.",
                structure(object("value", object("type", "string", "format", "date-time")), "value"),
                new Handler(11, "instants", instance, mapper), null, null, null, null, null));
        // dates
        tools.add(new ToolDefinition(
                "dates",
                "An instant, in milliseconds.",
                structure(object("value", object("type", "string", "format", "date-time")), "value"),
                new Handler(12, "dates", instance, mapper), null, null, null, null, null));
        // xml_dates
        tools.add(new ToolDefinition(
                "xml_dates",
                "The same, in classes that are generated from an XML schema.",
                structure(object("value", object("type", "string", "format", "date-time")), "value"),
                new Handler(13, "xml_dates", instance, mapper), null, null, null, null, null));
        // local_date_times
        tools.add(new ToolDefinition(
                "local_date_times",
                "A date and time without a zone.",
                structure(object("value", object("type", "string", "format", "date-time")), "value"),
                new Handler(14, "local_date_times", instance, mapper), null, null, null, null, null));
        // local_dates
        tools.add(new ToolDefinition(
                "local_dates",
                "A date.",
                structure(object("value", object("type", "string", "format", "date")), "value"),
                new Handler(15, "local_dates", instance, mapper), null, null, null, null, null));
        // local_times
        tools.add(new ToolDefinition(
                "local_times",
                "A time of day.",
                structure(object("value", object("type", "string", "format", "time")), "value"),
                new Handler(16, "local_times", instance, mapper), null, null, null, null, null));
        // offset_times
        tools.add(new ToolDefinition(
                "offset_times",
                "A time of day with an offset.",
                structure(object("value", object("type", "string", "format", "time")), "value"),
                new Handler(17, "offset_times", instance, mapper), null, null, null, null, null));
        // durations
        tools.add(new ToolDefinition(
                "durations",
                "A duration.",
                structure(object("value", object("type", "string", "format", "duration")), "value"),
                new Handler(18, "durations", instance, mapper), null, null, null, null, null));
        // periods
        tools.add(new ToolDefinition(
                "periods",
                "Years, months and days.",
                structure(object("value", typed("string")), "value"),
                new Handler(19, "periods", instance, mapper), null, null, null, null, null));
        // years
        tools.add(new ToolDefinition(
                "years",
                "A year.",
                structure(object("value", typed("integer")), "value"),
                new Handler(20, "years", instance, mapper), null, null, null, null, null));
        // year_months
        tools.add(new ToolDefinition(
                "year_months",
                "A year and a month.",
                structure(object("value", typed("string")), "value"),
                new Handler(21, "year_months", instance, mapper), null, null, null, null, null));
        // month_days
        tools.add(new ToolDefinition(
                "month_days",
                "A month and a day.",
                structure(object("value", typed("string")), "value"),
                new Handler(22, "month_days", instance, mapper), null, null, null, null, null));
        // zone_ids
        tools.add(new ToolDefinition(
                "zone_ids",
                "A time zone.",
                structure(object("value", typed("string")), "value"),
                new Handler(23, "zone_ids", instance, mapper), null, null, null, null, null));
        // zone_offsets
        tools.add(new ToolDefinition(
                "zone_offsets",
                "An offset from UTC.",
                structure(object("value", typed("string")), "value"),
                new Handler(24, "zone_offsets", instance, mapper), null, null, null, null, null));
        // time_zones
        tools.add(new ToolDefinition(
                "time_zones",
                "A time zone; an unknown one becomes GMT.",
                structure(object("value", typed("string")), "value"),
                new Handler(25, "time_zones", instance, mapper), null, null, null, null, null));
        // locales
        tools.add(new ToolDefinition(
                "locales",
                "A language, with or without a region.",
                structure(object("value", typed("string")), "value"),
                new Handler(26, "locales", instance, mapper), null, null, null, null, null));
        // currencies
        tools.add(new ToolDefinition(
                "currencies",
                "A currency, by its ISO code.",
                structure(object("value", typed("string")), "value"),
                new Handler(27, "currencies", instance, mapper), null, null, null, null, null));
        // charsets
        tools.add(new ToolDefinition(
                "charsets",
                "A character set that the JVM supports.",
                structure(object("value", typed("string")), "value"),
                new Handler(28, "charsets", instance, mapper), null, null, null, null, null));
        // paths
        tools.add(new ToolDefinition(
                "paths",
                "A path, or the URI of one.",
                structure(object("value", typed("string")), "value"),
                new Handler(29, "paths", instance, mapper), null, null, null, null, null));
        // files
        tools.add(new ToolDefinition(
                "files",
                "A file.",
                structure(object("value", typed("string")), "value"),
                new Handler(30, "files", instance, mapper), null, null, null, null, null));
        // patterns
        tools.add(new ToolDefinition(
                "patterns",
                "A regular expression.",
                structure(object("value", typed("string")), "value"),
                new Handler(31, "patterns", instance, mapper), null, null, null, null, null));
        // classes
        tools.add(new ToolDefinition(
                "classes",
                "A class that the program can load.",
                structure(object("value", typed("string")), "value"),
                new Handler(32, "classes", instance, mapper), null, null, null, null, null));
        // addresses
        tools.add(new ToolDefinition(
                "addresses",
                "A host name or an IP address.",
                structure(object("value", typed("string")), "value"),
                new Handler(33, "addresses", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final int number;
        private final String tool;
        private final Tools instance;
        private final ObjectMapper mapper;

        Handler(int number, String tool, Tools instance, ObjectMapper mapper) {
            this.number = number;
            this.tool = tool;
            this.instance = instance;
            this.mapper = mapper;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, mapper, tool, invocation).answer(number);
        }
    }

    private static final class Call {
        final Tools instance;
        final ObjectMapper mapper;
        final String tool;
        final ToolInvocation invocation;

        Call(Tools instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            this.instance = instance;
            this.mapper = mapper;
            this.tool = tool;
            this.invocation = invocation;
        }

        CompletableFuture<Object> answer(int number) {
            try {
                return call(number);
            } catch (ArgumentError error) {
                return refused(problems(error));
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        CompletableFuture<Object> call(int number) throws Throwable {
            switch (number / 10) {
                case 0: {
                    return callFrom0(number);
                }
                case 1: {
                    return callFrom10(number);
                }
                case 2: {
                    return callFrom20(number);
                }
                default: {
                    return callFrom30(number);
                }
            }
        }

        CompletableFuture<Object> callFrom0(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // strings
                    Object value = argument(0, "value");
                    requireValid("value");
                    return completed(instance.strings((String) value));
                }
                case 1: {
                    // char_sequences
                    Object value = argument(1, "value");
                    requireValid("value");
                    return completed(instance.charSequences((CharSequence) value));
                }
                case 2: {
                    // chars
                    Object value = argument(2, "value");
                    requireValid("value");
                    return completed(instance.chars((char) value));
                }
                case 3: {
                    // boxed_chars
                    Object value = argument(3, "value");
                    requireValid("value");
                    return completed(instance.boxedChars((Character) value));
                }
                case 4: {
                    // byte_arrays
                    Object value = argument(4, "value");
                    requireValid("value");
                    return completed(instance.byteArrays((byte[]) value));
                }
                case 5: {
                    // string_builders
                    Object value = argument(5, "value");
                    requireValid("value");
                    return completed(instance.stringBuilders((StringBuilder) value));
                }
                case 6: {
                    // uuids
                    Object value = argument(6, "value");
                    requireValid("value");
                    return completed(instance.uuids((UUID) value));
                }
                case 7: {
                    // uris
                    Object value = argument(7, "value");
                    requireValid("value");
                    return completed(instance.uris((URI) value));
                }
                case 8: {
                    // urls
                    Object value = argument(8, "value");
                    requireValid("value");
                    return completed(instance.urls((URL) value));
                }
                default: {
                    // offset_date_times
                    Object value = argument(9, "value");
                    requireValid("value");
                    return completed(instance.offsetDateTimes((OffsetDateTime) value));
                }
            }
        }

        CompletableFuture<Object> callFrom10(int number) throws Throwable {
            switch (number) {
                case 10: {
                    // zoned_date_times
                    Object value = argument(10, "value");
                    requireValid("value");
                    return completed(instance.zonedDateTimes((ZonedDateTime) value));
                }
                case 11: {
                    // instants
                    Object value = argument(11, "value");
                    requireValid("value");
                    return completed(instance.instants((Instant) value));
                }
                case 12: {
                    // dates
                    Object value = argument(12, "value");
                    requireValid("value");
                    return completed(instance.dates((Date) value));
                }
                case 13: {
                    // xml_dates
                    Object value = argument(13, "value");
                    requireValid("value");
                    return completed(instance.xmlDates((XMLGregorianCalendar) value));
                }
                case 14: {
                    // local_date_times
                    Object value = argument(14, "value");
                    requireValid("value");
                    return completed(instance.localDateTimes((LocalDateTime) value));
                }
                case 15: {
                    // local_dates
                    Object value = argument(15, "value");
                    requireValid("value");
                    return completed(instance.localDates((LocalDate) value));
                }
                case 16: {
                    // local_times
                    Object value = argument(16, "value");
                    requireValid("value");
                    return completed(instance.localTimes((LocalTime) value));
                }
                case 17: {
                    // offset_times
                    Object value = argument(17, "value");
                    requireValid("value");
                    return completed(instance.offsetTimes((OffsetTime) value));
                }
                case 18: {
                    // durations
                    Object value = argument(18, "value");
                    requireValid("value");
                    return completed(instance.durations((Duration) value));
                }
                default: {
                    // periods
                    Object value = argument(19, "value");
                    requireValid("value");
                    return completed(instance.periods((Period) value));
                }
            }
        }

        CompletableFuture<Object> callFrom20(int number) throws Throwable {
            switch (number) {
                case 20: {
                    // years
                    Object value = argument(20, "value");
                    requireValid("value");
                    return completed(instance.years((Year) value));
                }
                case 21: {
                    // year_months
                    Object value = argument(21, "value");
                    requireValid("value");
                    return completed(instance.yearMonths((YearMonth) value));
                }
                case 22: {
                    // month_days
                    Object value = argument(22, "value");
                    requireValid("value");
                    return completed(instance.monthDays((MonthDay) value));
                }
                case 23: {
                    // zone_ids
                    Object value = argument(23, "value");
                    requireValid("value");
                    return completed(instance.zoneIds((ZoneId) value));
                }
                case 24: {
                    // zone_offsets
                    Object value = argument(24, "value");
                    requireValid("value");
                    return completed(instance.zoneOffsets((ZoneOffset) value));
                }
                case 25: {
                    // time_zones
                    Object value = argument(25, "value");
                    requireValid("value");
                    return completed(instance.timeZones((TimeZone) value));
                }
                case 26: {
                    // locales
                    Object value = argument(26, "value");
                    requireValid("value");
                    return completed(instance.locales((Locale) value));
                }
                case 27: {
                    // currencies
                    Object value = argument(27, "value");
                    requireValid("value");
                    return completed(instance.currencies((Currency) value));
                }
                case 28: {
                    // charsets
                    Object value = argument(28, "value");
                    requireValid("value");
                    return completed(instance.charsets((Charset) value));
                }
                default: {
                    // paths
                    Object value = argument(29, "value");
                    requireValid("value");
                    return completed(instance.paths((Path) value));
                }
            }
        }

        CompletableFuture<Object> callFrom30(int number) throws Throwable {
            switch (number) {
                case 30: {
                    // files
                    Object value = argument(30, "value");
                    requireValid("value");
                    return completed(instance.files((File) value));
                }
                case 31: {
                    // patterns
                    Object value = argument(31, "value");
                    requireValid("value");
                    return completed(instance.patterns((Pattern) value));
                }
                case 32: {
                    // classes
                    Object value = argument(32, "value");
                    requireValid("value");
                    return completed(instance.classes((Class) value));
                }
                default: {
                    // addresses
                    Object value = argument(33, "value");
                    requireValid("value");
                    return completed(instance.addresses((InetAddress) value));
                }
            }
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0:
                    return stringValue(value);
                case 1:
                    return stringValue(value);
                case 2:
                    return charValue(value);
                case 3:
                    return charValue(value);
                case 4:
                    return bytesValue(value);
                case 5:
                    return mapped(text(value, "a string"), StringBuilder.class, "a string");
                case 6:
                    return mapped(text(value, "a UUID"), UUID.class, "a UUID");
                case 7:
                    return mapped(text(value, "a URI"), URI.class, "a URI");
                case 8:
                    return mapped(text(value, "a URL"), URL.class, "a URL");
                case 9:
                    return mapped(text(value, "an ISO 8601 date and time with offset"), OffsetDateTime.class, "an ISO 8601 date and time with offset");
                case 10:
                    return mapped(text(value, "an ISO 8601 date and time with offset"), ZonedDateTime.class, "an ISO 8601 date and time with offset");
                case 11:
                    return mapped(text(value, "an ISO 8601 date and time with offset"), Instant.class, "an ISO 8601 date and time with offset");
                case 12:
                    return mapped(text(value, "an ISO 8601 date and time"), Date.class, "an ISO 8601 date and time");
                case 13:
                    return mapped(text(value, "an ISO 8601 date and time"), XMLGregorianCalendar.class, "an ISO 8601 date and time");
                case 14:
                    return mapped(text(value, "an ISO 8601 date and time without offset"), LocalDateTime.class, "an ISO 8601 date and time without offset");
                case 15:
                    return mapped(text(value, "an ISO 8601 date"), LocalDate.class, "an ISO 8601 date");
                case 16:
                    return mapped(text(value, "an ISO 8601 time"), LocalTime.class, "an ISO 8601 time");
                case 17:
                    return mapped(text(value, "an ISO 8601 time with offset"), OffsetTime.class, "an ISO 8601 time with offset");
                case 18:
                    return mapped(text(value, "an ISO 8601 duration"), Duration.class, "an ISO 8601 duration");
                case 19:
                    return mapped(text(value, "an ISO 8601 period such as P1Y2M3D"), Period.class, "an ISO 8601 period such as P1Y2M3D");
                case 20:
                    return mapped(value, Year.class, "a year such as 2024");
                case 21:
                    return mapped(text(value, "a year and month such as 2024-02"), YearMonth.class, "a year and month such as 2024-02");
                case 22:
                    return mapped(text(value, "a month and day such as --02-29"), MonthDay.class, "a month and day such as --02-29");
                case 23:
                    return mapped(text(value, "a time zone such as Europe/Berlin"), ZoneId.class, "a time zone such as Europe/Berlin");
                case 24:
                    return mapped(text(value, "an offset from UTC such as +01:00"), ZoneOffset.class, "an offset from UTC such as +01:00");
                case 25:
                    return mapped(text(value, "a time zone such as Europe/Berlin"), TimeZone.class, "a time zone such as Europe/Berlin");
                case 26:
                    return mapped(text(value, "a language tag such as en-GB"), Locale.class, "a language tag such as en-GB");
                case 27:
                    return mapped(text(value, "a currency code such as EUR"), Currency.class, "a currency code such as EUR");
                case 28:
                    return mapped(text(value, "a character encoding such as UTF-8"), Charset.class, "a character encoding such as UTF-8");
                case 29:
                    return mapped(text(value, "a file path"), Path.class, "a file path");
                case 30:
                    return mapped(text(value, "a file path"), File.class, "a file path");
                case 31:
                    return mapped(text(value, "a regular expression"), Pattern.class, "a regular expression");
                case 32:
                    return mapped(text(value, "the full name of a class"), new TypeReference<Class<Object>>() {}, "the full name of a class");
                default:
                    return mapped(text(value, "a host name or IP address"), InetAddress.class, "a host name or IP address");
            }
        }

        // Runtime helpers:
        //     MOST_REPORTED, givenArguments, argumentErrors, knownNames, nesting, given, argument, argumentOf,
        //     errorOf, requireValid, problems, unknown, distance, refused, firstOf, MOST_DIGITS, charValue,
        //     stringValue, bytesValue, decimal, wholeNumber, MOST_NESTED, MOST_CONSTANTS, mapped, text,
        //     readMapped, treeAt, numberNode, mappingError, wrongValue, rangeOf, expectation, constants,
        //     completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
