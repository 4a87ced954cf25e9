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
                        "path", object("type", "string", "description", "D.", "default", "a/b"),
                        "file", object("type", "string", "description", "D.", "default", "x.txt"),
                        "pattern", object("type", "string", "maxLength", 1000, "description", "D.", "default", "a+"),
                        "type", object("type", "string", "description", "D.", "default", "java.lang.String"),
                        "month", object("type", "string", "description", "D.", "default", "2024-02"),
                        "time", object("type", "string", "format", "time", "description", "D.", "default", "10:11:12"),
                        "at", object(
                            "type", "string",
                            "format", "date-time",
                            "description", "D.",
                            "default", "2024-01-02T03:04:05+01:00"),
                        "local", object(
                            "type", "string",
                            "format", "date-time",
                            "description", "D.",
                            "default", "2024-01-02T03:04:05"),
                        "url", object(
                            "type", "string",
                            "format", "uri",
                            "pattern", "^(https?|ftp|file|mailto|jrt|jmod):",
                            "description", "D.",
                            "default", "https://x.org/"),
                        "offset", object("type", "string", "description", "D.", "default", "+01:00"))),
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
            Object path = orDefault(0, "path", "a/b");
            Object file = orDefault(1, "file", "x.txt");
            Object pattern = orDefault(2, "pattern", "a+");
            Object type = orDefault(3, "type", "java.lang.String");
            Object month = orDefault(4, "month", "2024-02");
            Object time = orDefault(5, "time", "10:11:12");
            Object at = orDefault(6, "at", "2024-01-02T03:04:05+01:00");
            Object local = orDefault(7, "local", "2024-01-02T03:04:05");
            Object url = orDefault(8, "url", "https://x.org/");
            Object offset = orDefault(9, "offset", "+01:00");
            requireValid("path", "file", "pattern", "type", "month", "time", "at", "local", "url", "offset");
            return completed(instance.show((Path) path, (File) file, (Pattern) pattern, (Class) type, (YearMonth) month, (LocalTime) time, (OffsetDateTime) at, (LocalDateTime) local, (URL) url, (ZoneOffset) offset));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Path
                    return mapped(text(value, "a file path"), Path.class, "a file path");
                case 1: // File
                    return mapped(text(value, "a file path"), File.class, "a file path");
                case 2: // Pattern
                    return mapped(text(value(10, value), "a regular expression of at most 1000 characters such as [a-z]+"), Pattern.class, "a regular expression of at most 1000 characters such as [a-z]+");
                case 3: // Class<Object>
                    return mapped(text(value, "the full name of a class"), new TypeReference<Class<Object>>() {}, "the full name of a class");
                case 4: // YearMonth
                    return mapped(text(value, "a year and month such as 2024-02"), YearMonth.class, "a year and month such as 2024-02");
                case 5: // LocalTime
                    return mappedByFormat(text(value, "an ISO 8601 time such as 10:15:30"), LocalTime.class, "an ISO 8601 time such as 10:15:30");
                case 6: // OffsetDateTime
                    return mapped(text(value, "an ISO 8601 date and time with offset such as 2024-02-29T10:15:30Z"), OffsetDateTime.class, "an ISO 8601 date and time with offset such as 2024-02-29T10:15:30Z");
                case 7: // LocalDateTime
                    return mappedByFormat(text(value, "an ISO 8601 date and time such as 2024-02-29T10:15:30"), LocalDateTime.class, "an ISO 8601 date and time such as 2024-02-29T10:15:30");
                case 8: // URL
                    return mapped(text(value, "a URL such as https://example.com/"), URL.class, "a URL such as https://example.com/");
                case 9: // ZoneOffset
                    return mapped(text(value, "an offset from UTC such as +01:00"), ZoneOffset.class, "an offset from UTC such as +01:00");
                default: { // 10: Pattern
                    Object result = value;
                    textSize(value, 0, 1000);
                    return result;
                }
            }
        }
    }
}
