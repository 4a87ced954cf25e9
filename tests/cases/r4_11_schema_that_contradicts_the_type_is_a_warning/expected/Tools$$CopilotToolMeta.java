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
        // wrong
        tools.add(new ToolDefinition(
                "wrong",
                "No value fits.",
                structure(
                    object(
                        "a", typed("integer", "a"),
                        "b", typed("boolean", "b"),
                        "c", typed("object", "c"),
                        "d", object("type", list("integer", "number"), "description", "d"),
                        "e", typed("array", "e"),
                        "f", typed("integer", "f"),
                        "g", typed("string", "g"),
                        "h", typed("number", "h"),
                        "i", typed("boolean", "i")),
                    "a", "b", "c", "d", "e", "f", "g", "h"),
                handler(0, "wrong", instance, mapper), null, null, null, null, null));
        // right
        tools.add(new ToolDefinition(
                "right",
                "Some value fits.",
                structure(
                    object(
                        "a", typed("string", "a"),
                        "b", typed("number", "b"),
                        "c", object("type", list("string", "integer"), "description", "c"),
                        "d", object("enum", list(1, 2), "description", "d"),
                        "e", typed("string", "e"),
                        "f", typed("integer", "f"),
                        "g", typed("integer", "g"),
                        "h", object(
                            "type", "object",
                            "additionalProperties", structure(object("x", typed("integer"), "label", typed("integer", "Text")), "x", "label"))),
                    "a", "b", "c", "d", "e", "f", "h"),
                handler(1, "right", instance, mapper), null, null, null, null, null));
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
                    // wrong
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
                    instance.wrong((String) a, (int) b, (List) c, (LocalDate) d, (Tools.Point) e, (Tools.Color) f, (Map) g, (boolean) h, (Optional) i);
                    return completed("Success");
                }
                default: {
                    // right
                    Object a = argument(1, "a");
                    Object b = argument(1, "b");
                    Object c = argument(0, "c");
                    Object d = argument(1, "d");
                    Object e = argument(7, "e");
                    Object f = argument(9, "f");
                    Object g = argument(10, "g");
                    Object h = argument(11, "h");
                    requireValid("a", "b", "c", "d", "e", "f", "g", "h");
                    instance.right((int) a, (int) b, (String) c, (int) d, (boolean) e, f, (Optional) g, (Map) h);
                    return completed("Success");
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // String
                    return stringValue(value);
                case 1: // int
                    return intValue(value);
                case 2: // List<String>
                    return collection(0, value, new ArrayList());
                case 3: // LocalDate
                    return mapped(text(value, "an ISO 8601 date such as 2024-02-29"), LocalDate.class, "an ISO 8601 date such as 2024-02-29");
                case 4: // Tools.Point
                    return readPoint(value);
                case 5: // Tools.Color
                    return readColor(value);
                case 6: // Map<String, Integer>
                    return map(13, 12, value, new LinkedHashMap());
                case 7: // boolean
                    return booleanValue(value);
                case 8: // Optional<String>
                    return optional(0, value);
                case 9: // Object
                    return anything(value);
                case 10: // Optional<Integer>
                    return optional(12, value);
                case 11: // Map<String, Tools.Point>
                    return map(13, 4, value, new LinkedHashMap());
                case 12: // Integer
                    return intValue(value);
                default: // 13: Object
                    return stringValue(value);
            }
        }

        Tools.Point readPoint(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Point(
                    (int) member(1, members, "x"),
                    (String) member(0, members, "label"));
        }

        Tools.Color readColor(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "RED":
                        return Tools.Color.RED;
                    default:
                        break;
                }
            }
            throw new ArgumentError("\"RED\"", value);
        }
    }
}
