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
        // find
        tools.add(new ToolDefinition(
                "find",
                "Finds orders.",
                structure(
                    object(
                        "orderId", typed("integer", "The order number"),
                        "status", object("type", "string", "enum", list("OPEN", "CLOSED"), "description", "The status"),
                        "limit", object(
                            "type", "integer",
                            "minimum", 1,
                            "maximum", 100,
                            "description", "How many",
                            "default", 10),
                        "prices", object("type", "object", "additionalProperties", typed("number"), "description", "The prices"),
                        "tags", object("type", "array", "items", typed("string"), "description", "The tags"),
                        "exact", typed("boolean", "Exactly")),
                    "orderId", "status", "prices", "tags", "exact"),
                handler(0, "find", instance, mapper), null, null, null, null, null));
        // when
        tools.add(new ToolDefinition(
                "when",
                "Says when.",
                structure(
                    object(
                        "zone", typed("string", "The zone"),
                        "filter", object("type", "string", "maxLength", 1000, "description", "The filter")),
                    "zone", "filter"),
                handler(1, "when", instance, mapper), null, null, null, null, null));
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
                    // find
                    Object orderId = argument(0, "orderId");
                    Object status = argument(1, "status");
                    Object limit = orDefault(2, "limit", 10);
                    Object prices = argument(3, "prices");
                    Object tags = argument(4, "tags");
                    Object exact = argument(5, "exact");
                    requireValid("orderId", "status", "limit", "prices", "tags", "exact");
                    return completed(instance.find((long) orderId, (Tools.Status) status, (int) limit, (Map) prices, (List) tags, (boolean) exact));
                }
                default: {
                    // when
                    Object zone = argument(6, "zone");
                    Object filter = argument(7, "filter");
                    requireValid("zone", "filter");
                    return completed(instance.when((ZoneId) zone, (Pattern) filter));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // long
                    return longValue(value);
                case 1: // Tools.Status
                    return readStatus(value);
                case 2: { // int
                    Object result = value(8, value);
                    atLeast(value, 1L);
                    atMost(value, 100L);
                    return result;
                }
                case 3: // Map<Tools.Status, Double>
                    return map(1, 9, value, new LinkedHashMap());
                case 4: // List<String>
                    return collection(10, value, new ArrayList());
                case 5: // boolean
                    return booleanValue(value);
                case 6: // ZoneId
                    return mapped(text(value, "a time zone such as Europe/Berlin"), ZoneId.class, "a time zone such as Europe/Berlin");
                case 7: // Pattern
                    return mapped(text(value(11, value), "a regular expression of at most 1000 characters such as [a-z]+"), Pattern.class, "a regular expression of at most 1000 characters such as [a-z]+");
                case 8: // int
                    return intValue(value);
                case 9: // Double
                    return doubleValue(value);
                case 10: // String
                    return stringValue(value);
                default: { // 11: Pattern
                    Object result = value;
                    textSize(value, 0, 1000);
                    return result;
                }
            }
        }

        Tools.Status readStatus(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "OPEN":
                        return Tools.Status.OPEN;
                    case "CLOSED":
                        return Tools.Status.CLOSED;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"OPEN\", \"CLOSED\"", value);
        }
    }
}
