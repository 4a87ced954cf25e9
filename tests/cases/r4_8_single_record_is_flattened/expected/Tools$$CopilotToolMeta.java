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
        // search
        tools.add(new ToolDefinition(
                "search",
                "Searches.",
                structure(
                    object(
                        "text", typed("string", "the words"),
                        "limit", object("type", "integer", "description", "How many.", "default", 10),
                        "order", object("type", "string", "enum", list("ASC", "DESC")),
                        "tags", object("type", "array", "items", typed("string"), "description", "Only these."),
                        "from", object("type", "string", "format", "date", "description", "From.")),
                    "text"),
                handler(0, "search", instance, mapper), null, null, null, null, null));
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
            // search
            Object text = argument(0, "text");
            Object limit = orDefault(1, "limit", 10);
            Object order = argument(2, "order");
            Object tags = argument(4, "tags");
            Object since = argument(6, "from");
            requireValid("text", "limit", "order", "tags", "from");
            Tools.Query record;
            try {
                record = new Tools.Query(
                        (String) text,
                        (int) limit,
                        (Optional) order,
                        (List) tags,
                        (LocalDate) since);
            } catch (RuntimeException thrown) {
                throw errorOf(thrown);
            }
            return completed(instance.search(record));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // String
                    return stringValue(value);
                case 1: // int
                    return intValue(value);
                case 2: // Optional<Tools.Order>
                    return optional(7, value);
                case 3: // List<String>
                    return collection(0, value, new ArrayList());
                case 4: // List<String> or null
                    return value == null ? null : value(3, value);
                case 5: // LocalDate
                    return mapped(text(value, "an ISO 8601 date such as 2024-02-29"), LocalDate.class, "an ISO 8601 date such as 2024-02-29");
                case 6: // LocalDate or null
                    return value == null ? null : value(5, value);
                default: // 7: Tools.Order
                    return readOrder(value);
            }
        }

        Tools.Order readOrder(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "ASC":
                        return Tools.Order.ASC;
                    case "DESC":
                        return Tools.Order.DESC;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"ASC\", \"DESC\"", value);
        }
    }
}
