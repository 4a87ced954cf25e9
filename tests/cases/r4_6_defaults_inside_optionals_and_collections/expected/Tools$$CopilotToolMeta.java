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
                        "one", object("type", "string", "enum", list("RED"), "description", "D.", "default", "RED"),
                        "list", object(
                            "type", "array",
                            "items", object("type", "string", "enum", list("RED")),
                            "description", "D.",
                            "default", list("RED")),
                        "maybe", object("type", "array", "items", typed("integer"), "description", "D.", "default", list(1)),
                        "map", object(
                            "type", "object",
                            "additionalProperties", object("type", "array", "items", typed("number")),
                            "description", "D.",
                            "default", object("RED", list(0.5))),
                        "points", object(
                            "type", "array",
                            "items", structure(object("x", typed("integer"), "y", typed("integer")), "x"),
                            "description", "D.",
                            "default", list(object("x", 1, "y", null))),
                        "number", object("type", "integer", "description", "D.", "default", 10))),
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
            Object one = orDefault(0, "one", "RED");
            Object list = orDefault(1, "list", list("RED"));
            Object maybe = orDefault(2, "maybe", list(1));
            Object map = orDefault(3, "map", object("RED", list(0.5)));
            Object points = orDefault(4, "points", list(object("x", 1, "y", null)));
            Object number_ = orDefault(5, "number", 10);
            requireValid("one", "list", "maybe", "map", "points", "number");
            return completed(instance.show((Optional) one, (List) list, (Optional) maybe, (Map) map, (List) points, (Optional) number_));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Optional<Tools.Colour>
                    return optional(6, value);
                case 1: // List<Tools.Colour>
                    return collection(6, value, new ArrayList());
                case 2: // Optional<List<Integer>>
                    return optional(7, value);
                case 3: // Map<Tools.Colour, List<Double>>
                    return map(6, 8, value, new LinkedHashMap());
                case 4: // List<Tools.Point>
                    return collection(9, value, new ArrayList());
                case 5: // Optional<Integer>
                    return optional(10, value);
                case 6: // Tools.Colour
                    return readColour(value);
                case 7: // List<Integer>
                    return collection(10, value, new ArrayList());
                case 8: // List<Double>
                    return collection(11, value, new ArrayList());
                case 9: // Tools.Point
                    return readPoint(value);
                case 10: // Integer
                    return intValue(value);
                case 11: // Double
                    return doubleValue(value);
                case 12: // int
                    return intValue(value);
                default: // 13: Integer or null
                    return value == null ? null : value(10, value);
            }
        }

        Tools.Colour readColour(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "RED":
                        return Tools.Colour.RED;
                    default:
                        break;
                }
            }
            throw new ArgumentError("\"RED\"", value);
        }

        Tools.Point readPoint(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Point((int) member(12, members, "x"), (Integer) member(13, members, "y"));
        }
    }
}
