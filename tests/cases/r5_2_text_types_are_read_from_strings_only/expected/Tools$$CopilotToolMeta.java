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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(3);
        // plan
        tools.add(new ToolDefinition(
                "plan",
                "Plans.",
                structure(
                    object(
                        "day", object("type", "string", "format", "date", "description", "The day"),
                        "place", object("type", "string", "format", "uri", "description", "The place")),
                    "day"),
                handler(0, "plan", instance, mapper), null, null, null, null, null));
        // speak
        tools.add(new ToolDefinition(
                "speak",
                "Speaks.",
                structure(
                    object(
                        "languages", object("type", "array", "items", typed("string"), "description", "The languages")),
                    "languages"),
                handler(1, "speak", instance, mapper), null, null, null, null, null));
        // look
        tools.add(new ToolDefinition(
                "look",
                "Looks up.",
                structure(object("code", typed("string", "The code")), "code"),
                handler(2, "look", instance, mapper), null, null, null, null, null));
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
                    // plan
                    Object day = argument(0, "day");
                    Object place = argument(1, "place");
                    requireValid("day", "place");
                    return completed(instance.plan((LocalDate) day, (Optional) place));
                }
                case 1: {
                    // speak
                    Object languages = argument(2, "languages");
                    requireValid("languages");
                    return completed(instance.speak((List) languages));
                }
                default: {
                    // look
                    Object code = argument(3, "code");
                    requireValid("code");
                    return completed(instance.look((Tools.Code) code));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // LocalDate
                    return mapped(text(value, "an ISO 8601 date such as 2024-02-29"), LocalDate.class, "an ISO 8601 date such as 2024-02-29");
                case 1: // Optional<URI>
                    return optional(4, value);
                case 2: // List<Locale>
                    return collection(5, value, new ArrayList());
                case 3: // Tools.Code
                    return mapped(text(value, "a string"), Tools.Code.class, "a string");
                case 4: // URI
                    return mapped(text(value, "a URI such as https://example.com/"), URI.class, "a URI such as https://example.com/");
                default: // 5: Locale
                    return mapped(text(value, "a language tag such as en-GB"), Locale.class, "a language tag such as en-GB");
            }
        }
    }
}
