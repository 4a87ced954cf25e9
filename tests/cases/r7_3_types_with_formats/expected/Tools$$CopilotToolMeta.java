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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // times
        tools.add(new ToolDefinition(
                "times",
                "Times.",
                structure(
                    object(
                        "a", object("type", "string", "format", "date-time"),
                        "b", object("type", "string", "format", "date-time"),
                        "c", object("type", "string", "format", "date-time"),
                        "d", object("type", "string", "format", "date-time"),
                        "e", object("type", "string", "format", "date-time"),
                        "f", object("type", "string", "format", "date"),
                        "g", object("type", "string", "format", "time"),
                        "h", object("type", "string", "format", "time"),
                        "i", object(
                            "type", "string",
                            "format", "duration",
                            "pattern", "^P(\\d{1,9}W|(\\d{1,9}D)?(T(\\d{1,9}H)?(\\d{1,9}M)?(\\d{1,9}S)?)?)$")),
                    "a", "b", "c", "d", "e", "f", "g", "h", "i"),
                handler(0, "times", instance, mapper), null, null, null, null, null));
        // others
        tools.add(new ToolDefinition(
                "others",
                "Others.",
                structure(
                    object(
                        "a", object("type", "string", "format", "uuid"),
                        "b", object("type", "string", "format", "uri"),
                        "c", object("type", "string", "format", "uri", "pattern", "^(https?|ftp|file|mailto|jrt|jmod):"),
                        "d", object("type", "string", "contentEncoding", "base64")),
                    "a", "b", "c", "d"),
                handler(1, "others", instance, mapper), null, null, null, null, null));
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
            switch (number) {
                case 0: {
                    // times
                    Object a = argument(0, "a");
                    Object b = argument(1, "b");
                    Object c = argument(2, "c");
                    Object d = argument(3, "d");
                    Object e = argument(4, "e");
                    Object f = argument(5, "f");
                    Object g = argument(6, "g");
                    Object h = argument(7, "h");
                    Object i = argument(8, "i");
                    requireValid("a", "b", "c", "d", "e", "f", "g", "h", "i");
                    return completed(instance.times((OffsetDateTime) a, (LocalDateTime) b, (Instant) c, (ZonedDateTime) d, (Date) e, (LocalDate) f, (LocalTime) g, (OffsetTime) h, (Duration) i));
                }
                default: {
                    // others
                    Object a = argument(9, "a");
                    Object b = argument(10, "b");
                    Object c = argument(11, "c");
                    Object d = argument(12, "d");
                    requireValid("a", "b", "c", "d");
                    return completed(instance.others((UUID) a, (URI) b, (URL) c, (byte[]) d));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // OffsetDateTime
                    return mapped(text(value, "an ISO 8601 date and time with offset such as 2024-02-29T10:15:30Z"), OffsetDateTime.class, "an ISO 8601 date and time with offset such as 2024-02-29T10:15:30Z");
                case 1: // LocalDateTime
                    return mappedByFormat(text(value, "an ISO 8601 date and time such as 2024-02-29T10:15:30"), LocalDateTime.class, "an ISO 8601 date and time such as 2024-02-29T10:15:30");
                case 2: // Instant
                    return mapped(text(value, "an ISO 8601 date and time with offset such as 2024-02-29T10:15:30Z"), Instant.class, "an ISO 8601 date and time with offset such as 2024-02-29T10:15:30Z");
                case 3: // ZonedDateTime
                    return mapped(text(value, "an ISO 8601 date and time with offset such as 2024-02-29T10:15:30+01:00"), ZonedDateTime.class, "an ISO 8601 date and time with offset such as 2024-02-29T10:15:30+01:00");
                case 4: // Date
                    return mappedByFormat(text(value, "an ISO 8601 date and time such as 2024-02-29T10:15:30Z"), Date.class, "an ISO 8601 date and time such as 2024-02-29T10:15:30Z");
                case 5: // LocalDate
                    return mapped(text(value, "an ISO 8601 date such as 2024-02-29"), LocalDate.class, "an ISO 8601 date such as 2024-02-29");
                case 6: // LocalTime
                    return mappedByFormat(text(value, "an ISO 8601 time such as 10:15:30"), LocalTime.class, "an ISO 8601 time such as 10:15:30");
                case 7: // OffsetTime
                    return mapped(text(value, "an ISO 8601 time with offset such as 10:15:30+01:00"), OffsetTime.class, "an ISO 8601 time with offset such as 10:15:30+01:00");
                case 8: // Duration
                    return mappedByFormat(text(value, "a duration of weeks, days, hours, minutes and seconds, such as PT1H30M"), Duration.class, "a duration of weeks, days, hours, minutes and seconds, such as PT1H30M");
                case 9: // UUID
                    return mapped(text(value, "a UUID such as 123e4567-e89b-12d3-a456-426614174000"), UUID.class, "a UUID such as 123e4567-e89b-12d3-a456-426614174000");
                case 10: // URI
                    return mapped(text(value, "a URI such as https://example.com/"), URI.class, "a URI such as https://example.com/");
                case 11: // URL
                    return mapped(text(value, "a URL such as https://example.com/"), URL.class, "a URL such as https://example.com/");
                default: // 12: byte[]
                    return bytesValue(value);
            }
        }
    }
}
