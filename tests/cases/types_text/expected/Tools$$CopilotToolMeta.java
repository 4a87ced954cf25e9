// Imports

/** The tools of Tools: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Tools$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<Tools> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Tools$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(Tools instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(34);
        // strings
        tools.add(new ToolDefinition(
                "strings",
                "Text.",
                structure(object("value", typed("string")), "value"),
                handler(0, "strings", instance, mapper), null, null, null, null, null));
        // char_sequences
        tools.add(new ToolDefinition(
                "char_sequences",
                "Text.",
                structure(object("value", typed("string")), "value"),
                handler(1, "char_sequences", instance, mapper), null, null, null, null, null));
        // chars
        tools.add(new ToolDefinition(
                "chars",
                "One UTF-16 unit.",
                structure(object("value", typed("string")), "value"),
                handler(2, "chars", instance, mapper), null, null, null, null, null));
        // boxed_chars
        tools.add(new ToolDefinition(
                "boxed_chars",
                "The same, boxed.",
                structure(object("value", typed("string")), "value"),
                handler(3, "boxed_chars", instance, mapper), null, null, null, null, null));
        // byte_arrays
        tools.add(new ToolDefinition(
                "byte_arrays",
                "Bytes, as base64.",
                structure(object("value", object("type", "string", "contentEncoding", "base64")), "value"),
                handler(4, "byte_arrays", instance, mapper), null, null, null, null, null));
        // string_builders
        tools.add(new ToolDefinition(
                "string_builders",
                "A mutable string.",
                structure(object("value", typed("string")), "value"),
                handler(5, "string_builders", instance, mapper), null, null, null, null, null));
        // uuids
        tools.add(new ToolDefinition(
                "uuids",
                "A UUID.",
                structure(object("value", object("type", "string", "format", "uuid")), "value"),
                handler(6, "uuids", instance, mapper), null, null, null, null, null));
        // uris
        tools.add(new ToolDefinition(
                "uris",
                "A URI.",
                structure(object("value", object("type", "string", "format", "uri")), "value"),
                handler(7, "uris", instance, mapper), null, null, null, null, null));
        // urls
        tools.add(new ToolDefinition(
                "urls",
                "A URL with a protocol that Java supports.",
                structure(
                    object(
                        "value", object("type", "string", "format", "uri", "pattern", "^(https?|ftp|file|mailto|jrt|jmod):")),
                    "value"),
                handler(8, "urls", instance, mapper), null, null, null, null, null));
        // offset_date_times
        tools.add(new ToolDefinition(
                "offset_date_times",
                "A date and time with an offset; Jackson converts it to UTC.",
                structure(object("value", object("type", "string", "format", "date-time")), "value"),
                handler(9, "offset_date_times", instance, mapper), null, null, null, null, null));
        // zoned_date_times
        tools.add(new ToolDefinition(
                "zoned_date_times",
                "A date and time with a zone; Jackson converts it to UTC.",
                structure(object("value", object("type", "string", "format", "date-time")), "value"),
                handler(10, "zoned_date_times", instance, mapper), null, null, null, null, null));
        // instants
        tools.add(new ToolDefinition(
                "instants",
                "An instant.",
                structure(object("value", object("type", "string", "format", "date-time")), "value"),
                handler(11, "instants", instance, mapper), null, null, null, null, null));
        // dates
        tools.add(new ToolDefinition(
                "dates",
                "An instant, in milliseconds.",
                structure(object("value", object("type", "string", "format", "date-time")), "value"),
                handler(12, "dates", instance, mapper), null, null, null, null, null));
        // xml_dates
        tools.add(new ToolDefinition(
                "xml_dates",
                "The same, in classes that are generated from an XML schema.",
                structure(object("value", object("type", "string", "format", "date-time")), "value"),
                handler(13, "xml_dates", instance, mapper), null, null, null, null, null));
        // local_date_times
        tools.add(new ToolDefinition(
                "local_date_times",
                "A date and time without a zone.",
                structure(object("value", object("type", "string", "format", "date-time")), "value"),
                handler(14, "local_date_times", instance, mapper), null, null, null, null, null));
        // local_dates
        tools.add(new ToolDefinition(
                "local_dates",
                "A date.",
                structure(object("value", object("type", "string", "format", "date")), "value"),
                handler(15, "local_dates", instance, mapper), null, null, null, null, null));
        // local_times
        tools.add(new ToolDefinition(
                "local_times",
                "A time of day.",
                structure(object("value", object("type", "string", "format", "time")), "value"),
                handler(16, "local_times", instance, mapper), null, null, null, null, null));
        // offset_times
        tools.add(new ToolDefinition(
                "offset_times",
                "A time of day with an offset.",
                structure(object("value", object("type", "string", "format", "time")), "value"),
                handler(17, "offset_times", instance, mapper), null, null, null, null, null));
        // durations
        tools.add(new ToolDefinition(
                "durations",
                "A duration.",
                structure(
                    object(
                        "value", object(
                            "type", "string",
                            "format", "duration",
                            "pattern", "^P(\\d{1,9}W|(\\d{1,9}D)?(T(\\d{1,9}H)?(\\d{1,9}M)?(\\d{1,9}S)?)?)$")),
                    "value"),
                handler(18, "durations", instance, mapper), null, null, null, null, null));
        // periods
        tools.add(new ToolDefinition(
                "periods",
                "Years, months and days.",
                structure(
                    object(
                        "value", object(
                            "type", "string",
                            "format", "duration",
                            "pattern", "^P(\\d{1,8}W|(\\d{1,9}Y)?(\\d{1,9}M)?(\\d{1,9}D)?)$")),
                    "value"),
                handler(19, "periods", instance, mapper), null, null, null, null, null));
        // years
        tools.add(new ToolDefinition(
                "years",
                "A year.",
                structure(object("value", typed("integer")), "value"),
                handler(20, "years", instance, mapper), null, null, null, null, null));
        // year_months
        tools.add(new ToolDefinition(
                "year_months",
                "A year and a month.",
                structure(object("value", typed("string")), "value"),
                handler(21, "year_months", instance, mapper), null, null, null, null, null));
        // month_days
        tools.add(new ToolDefinition(
                "month_days",
                "A month and a day.",
                structure(object("value", typed("string")), "value"),
                handler(22, "month_days", instance, mapper), null, null, null, null, null));
        // zone_ids
        tools.add(new ToolDefinition(
                "zone_ids",
                "A time zone.",
                structure(object("value", typed("string")), "value"),
                handler(23, "zone_ids", instance, mapper), null, null, null, null, null));
        // zone_offsets
        tools.add(new ToolDefinition(
                "zone_offsets",
                "An offset from UTC.",
                structure(object("value", typed("string")), "value"),
                handler(24, "zone_offsets", instance, mapper), null, null, null, null, null));
        // time_zones
        tools.add(new ToolDefinition(
                "time_zones",
                "A time zone; an unknown one becomes GMT.",
                structure(object("value", typed("string")), "value"),
                handler(25, "time_zones", instance, mapper), null, null, null, null, null));
        // locales
        tools.add(new ToolDefinition(
                "locales",
                "A language, with or without a region.",
                structure(object("value", typed("string")), "value"),
                handler(26, "locales", instance, mapper), null, null, null, null, null));
        // currencies
        tools.add(new ToolDefinition(
                "currencies",
                "A currency, by its ISO code.",
                structure(object("value", typed("string")), "value"),
                handler(27, "currencies", instance, mapper), null, null, null, null, null));
        // charsets
        tools.add(new ToolDefinition(
                "charsets",
                "A character set that the JVM supports.",
                structure(object("value", typed("string")), "value"),
                handler(28, "charsets", instance, mapper), null, null, null, null, null));
        // paths
        tools.add(new ToolDefinition(
                "paths",
                "A path, or the URI of one.",
                structure(object("value", typed("string")), "value"),
                handler(29, "paths", instance, mapper), null, null, null, null, null));
        // files
        tools.add(new ToolDefinition(
                "files",
                "A file.",
                structure(object("value", typed("string")), "value"),
                handler(30, "files", instance, mapper), null, null, null, null, null));
        // patterns
        tools.add(new ToolDefinition(
                "patterns",
                "A regular expression.",
                structure(object("value", object("type", "string", "maxLength", 1000)), "value"),
                handler(31, "patterns", instance, mapper), null, null, null, null, null));
        // classes
        tools.add(new ToolDefinition(
                "classes",
                "A class that the program can load.",
                structure(object("value", typed("string")), "value"),
                handler(32, "classes", instance, mapper), null, null, null, null, null));
        // addresses
        tools.add(new ToolDefinition(
                "addresses",
                "A host name or an IP address.",
                structure(object("value", typed("string")), "value"),
                handler(33, "addresses", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((Tools) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final Tools instance;

        Call(Tools instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
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

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // String
                    return stringValue(value);
                case 1: // CharSequence
                    return stringValue(value);
                case 2: // char
                    return charValue(value);
                case 3: // Character
                    return charValue(value);
                case 4: // byte[]
                    return bytesValue(value);
                case 5: // StringBuilder
                    return mapped(text(value, "a string"), StringBuilder.class, "a string");
                case 6: // UUID
                    return mapped(text(value, "a UUID such as 123e4567-e89b-12d3-a456-426614174000"), UUID.class, "a UUID such as 123e4567-e89b-12d3-a456-426614174000");
                case 7: // URI
                    return mapped(text(value, "a URI such as https://example.com/"), URI.class, "a URI such as https://example.com/");
                case 8: // URL
                    return mapped(text(value, "a URL such as https://example.com/"), URL.class, "a URL such as https://example.com/");
                case 9: // OffsetDateTime
                    return mapped(text(value, "an ISO 8601 date and time with offset such as 2024-02-29T10:15:30Z"), OffsetDateTime.class, "an ISO 8601 date and time with offset such as 2024-02-29T10:15:30Z");
                case 10: // ZonedDateTime
                    return mapped(text(value, "an ISO 8601 date and time with offset such as 2024-02-29T10:15:30+01:00"), ZonedDateTime.class, "an ISO 8601 date and time with offset such as 2024-02-29T10:15:30+01:00");
                case 11: // Instant
                    return mapped(text(value, "an ISO 8601 date and time with offset such as 2024-02-29T10:15:30Z"), Instant.class, "an ISO 8601 date and time with offset such as 2024-02-29T10:15:30Z");
                case 12: // Date
                    return mappedByFormat(text(value, "an ISO 8601 date and time such as 2024-02-29T10:15:30Z"), Date.class, "an ISO 8601 date and time such as 2024-02-29T10:15:30Z");
                case 13: // XMLGregorianCalendar
                    return mappedByFormat(text(value, "an ISO 8601 date and time such as 2024-02-29T10:15:30Z"), XMLGregorianCalendar.class, "an ISO 8601 date and time such as 2024-02-29T10:15:30Z");
                case 14: // LocalDateTime
                    return mappedByFormat(text(value, "an ISO 8601 date and time such as 2024-02-29T10:15:30"), LocalDateTime.class, "an ISO 8601 date and time such as 2024-02-29T10:15:30");
                case 15: // LocalDate
                    return mapped(text(value, "an ISO 8601 date such as 2024-02-29"), LocalDate.class, "an ISO 8601 date such as 2024-02-29");
                case 16: // LocalTime
                    return mappedByFormat(text(value, "an ISO 8601 time such as 10:15:30"), LocalTime.class, "an ISO 8601 time such as 10:15:30");
                case 17: // OffsetTime
                    return mapped(text(value, "an ISO 8601 time with offset such as 10:15:30+01:00"), OffsetTime.class, "an ISO 8601 time with offset such as 10:15:30+01:00");
                case 18: // Duration
                    return mappedByFormat(text(value, "a duration of weeks, days, hours, minutes and seconds, such as PT1H30M"), Duration.class, "a duration of weeks, days, hours, minutes and seconds, such as PT1H30M");
                case 19: // Period
                    return mapped(text(value, "a period of years, months, weeks and days, such as P1Y2M3D"), Period.class, "a period of years, months, weeks and days, such as P1Y2M3D");
                case 20: // Year
                    return mapped(value, Year.class, "a year such as 2024");
                case 21: // YearMonth
                    return mapped(text(value, "a year and month such as 2024-02"), YearMonth.class, "a year and month such as 2024-02");
                case 22: // MonthDay
                    return mapped(text(value, "a month and day such as --02-29"), MonthDay.class, "a month and day such as --02-29");
                case 23: // ZoneId
                    return mapped(text(value, "a time zone such as Europe/Berlin"), ZoneId.class, "a time zone such as Europe/Berlin");
                case 24: // ZoneOffset
                    return mapped(text(value, "an offset from UTC such as +01:00"), ZoneOffset.class, "an offset from UTC such as +01:00");
                case 25: // TimeZone
                    return mapped(text(value, "a time zone such as Europe/Berlin"), TimeZone.class, "a time zone such as Europe/Berlin");
                case 26: // Locale
                    return mapped(text(value, "a language tag such as en-GB"), Locale.class, "a language tag such as en-GB");
                case 27: // Currency
                    return mapped(text(value, "a currency code such as EUR"), Currency.class, "a currency code such as EUR");
                case 28: // Charset
                    return mapped(text(value, "a character encoding such as UTF-8"), Charset.class, "a character encoding such as UTF-8");
                case 29: // Path
                    return mapped(text(value, "a file path"), Path.class, "a file path");
                case 30: // File
                    return mapped(text(value, "a file path"), File.class, "a file path");
                case 31: // Pattern
                    return mapped(text(value(34, value), "a regular expression of at most 1000 characters such as [a-z]+"), Pattern.class, "a regular expression of at most 1000 characters such as [a-z]+");
                case 32: // Class<Object>
                    return mapped(text(value, "the full name of a class"), new TypeReference<Class<Object>>() {}, "the full name of a class");
                case 33: // InetAddress
                    return mapped(text(value, "a host name or IP address"), InetAddress.class, "a host name or IP address");
                default: { // 34: Pattern
                    Object result = value;
                    textSize(value, 0, 1000);
                    return result;
                }
            }
        }
    }
}
