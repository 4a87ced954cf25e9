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
                "Shows.",
                structure(
                    object(
                        "id", object("type", "string", "format", "uuid"),
                        "uri", object("type", "string", "format", "uri"),
                        "day", object("type", "string", "format", "date"),
                        "at", object("type", "string", "format", "date-time"),
                        "span", object(
                            "type", "string",
                            "format", "duration",
                            "pattern", "^P(\\d{1,9}W|(\\d{1,9}D)?(T(\\d{1,9}H)?(\\d{1,9}M)?(\\d{1,9}S)?)?)$"),
                        "locale", typed("string"),
                        "days", object("type", "array", "items", object("type", "string", "format", "date"))),
                    "id", "uri", "day", "at", "span", "locale", "days"),
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
            Object id = argument(0, "id");
            Object uri = argument(1, "uri");
            Object day = argument(2, "day");
            Object at = argument(3, "at");
            Object span = argument(4, "span");
            Object locale = argument(5, "locale");
            Object days = argument(6, "days");
            requireValid("id", "uri", "day", "at", "span", "locale", "days");
            return completed(instance.show((UUID) id, (URI) uri, (LocalDate) day, (Instant) at, (Duration) span, (Locale) locale, (List) days));
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
                default: // 6: List<LocalDate>
                    return collection(2, value, new ArrayList());
            }
        }
    }
}
