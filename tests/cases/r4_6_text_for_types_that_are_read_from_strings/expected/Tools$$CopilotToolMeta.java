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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // show
        tools.add(new ToolDefinition(
                "show",
                "Defaults.",
                structure(
                    object(
                        "id", object(
                            "type", "string",
                            "format", "uuid",
                            "description", "D.",
                            "default", "123e4567-e89b-12d3-a456-426614174000"),
                        "uri", object(
                            "type", "string",
                            "format", "uri",
                            "description", "D.",
                            "default", "https://example.org/a?b=c"),
                        "day", object("type", "string", "format", "date", "description", "D.", "default", "2024-02-29"),
                        "at", object(
                            "type", "string",
                            "format", "date-time",
                            "description", "D.",
                            "default", "2024-01-02T03:04:05Z"),
                        "span", object(
                            "type", "string",
                            "format", "duration",
                            "pattern", "^P(\\d{1,9}W|(\\d{1,9}D)?(T(\\d{1,9}H)?(\\d{1,9}M)?(\\d{1,9}S)?)?)$",
                            "description", "D.",
                            "default", "PT1H30M"),
                        "locale", object("type", "string", "description", "D.", "default", "en-GB"),
                        "currency", object("type", "string", "description", "D.", "default", "EUR"),
                        "zone", object("type", "string", "description", "D.", "default", "Europe/Berlin"),
                        "period", object(
                            "type", "string",
                            "format", "duration",
                            "pattern", "^P(\\d{1,8}W|(\\d{1,9}Y)?(\\d{1,9}M)?(\\d{1,9}D)?)$",
                            "description", "D.",
                            "default", "P1Y2M"))),
                handler(0, "show", instance, mapper), null, null, null, null, null));
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
            // show
            Object id = orDefault(0, "id", "123e4567-e89b-12d3-a456-426614174000");
            Object uri = orDefault(1, "uri", "https://example.org/a?b=c");
            Object day = orDefault(2, "day", "2024-02-29");
            Object at = orDefault(3, "at", "2024-01-02T03:04:05Z");
            Object span = orDefault(4, "span", "PT1H30M");
            Object locale = orDefault(5, "locale", "en-GB");
            Object currency = orDefault(6, "currency", "EUR");
            Object zone = orDefault(7, "zone", "Europe/Berlin");
            Object period = orDefault(8, "period", "P1Y2M");
            requireValid("id", "uri", "day", "at", "span", "locale", "currency", "zone", "period");
            return completed(instance.show((UUID) id, (URI) uri, (LocalDate) day, (Instant) at, (Duration) span, (Locale) locale, (Currency) currency, (ZoneId) zone, (Period) period));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // UUID
                    return mapped(text(value, "a UUID such as 123e4567-e89b-12d3-a456-426614174000"), UUID.class, "a UUID such as 123e4567-e89b-12d3-a456-426614174000");
                case 1: // URI
                    return mapped(text(value, "a URI such as https://example.com/"), URI.class, "a URI such as https://example.com/");
                case 2: // LocalDate
                    return mapped(text(value, "an ISO 8601 date such as 2024-02-29"), LocalDate.class, "an ISO 8601 date such as 2024-02-29");
                case 3: // Instant
                    return mapped(text(value, "an ISO 8601 date and time with offset such as 2024-02-29T10:15:30Z"), Instant.class, "an ISO 8601 date and time with offset such as 2024-02-29T10:15:30Z");
                case 4: // Duration
                    return mappedByFormat(text(value, "a duration of weeks, days, hours, minutes and seconds, such as PT1H30M"), Duration.class, "a duration of weeks, days, hours, minutes and seconds, such as PT1H30M");
                case 5: // Locale
                    return mapped(text(value, "a language tag such as en-GB"), Locale.class, "a language tag such as en-GB");
                case 6: // Currency
                    return mapped(text(value, "a currency code such as EUR"), Currency.class, "a currency code such as EUR");
                case 7: // ZoneId
                    return mapped(text(value, "a time zone such as Europe/Berlin"), ZoneId.class, "a time zone such as Europe/Berlin");
                default: // 8: Period
                    return mapped(text(value, "a period of years, months, weeks and days, such as P1Y2M3D"), Period.class, "a period of years, months, weeks and days, such as P1Y2M3D");
            }
        }
    }
}
