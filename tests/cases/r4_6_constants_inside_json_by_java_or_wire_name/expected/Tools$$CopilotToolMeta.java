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
        // colors
        tools.add(new ToolDefinition(
                "colors",
                "Colors.",
                structure(
                    object(
                        "list", object(
                            "type", "array",
                            "items", object("type", "string", "enum", list("red", "GREEN_", "BLUE")),
                            "description", "Some.",
                            "default", list("red", "red", "GREEN_", "BLUE")),
                        "map", object(
                            "type", "object",
                            "additionalProperties", object(
                                "type", "array",
                                "items", object("type", "string", "enum", list("red", "GREEN_", "BLUE"))),
                            "description", "By name.",
                            "default", object("red", list("GREEN_"), "BLUE", list("GREEN_"))),
                        "pen", object(
                            "type", "object",
                            "properties", object(
                                "color", object("type", "string", "enum", list("red", "GREEN_", "BLUE")),
                                "width", typed("integer")),
                            "required", list("color", "width"),
                            "description", "A pen.",
                            "default", object("color", "red", "width", 2)))),
                handler(0, "colors", instance, mapper), null, null, null, null, null));
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
            // colors
            Object list = orDefault(0, "list", list("red", "red", "GREEN_", "BLUE"));
            Object map = orDefault(1, "map", object("red", list("GREEN_"), "BLUE", list("GREEN_")));
            Object pen = orDefault(2, "pen", object("color", "red", "width", 2));
            requireValid("list", "map", "pen");
            return completed(instance.colors((List) list, (Map) map, (Tools.Pen) pen));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // List<Tools.Color>
                    return collection(3, value, new ArrayList());
                case 1: // Map<Tools.Color, Tools.Color[]>
                    return map(3, 4, value, new LinkedHashMap());
                case 2: // Tools.Pen
                    return readPen(value);
                case 3: // Tools.Color
                    return readColor(value);
                case 4: // Tools.Color[]
                    return readArrayOfColor(value);
                default: // 5: int
                    return intValue(value);
            }
        }

        Tools.Pen readPen(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Pen(
                    (Tools.Color) member(3, members, "color"),
                    (int) member(5, members, "width"));
        }

        Tools.Color readColor(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "red":
                        return Tools.Color.RED;
                    case "GREEN_":
                        return Tools.Color.GREEN;
                    case "BLUE":
                        return Tools.Color.BLUE;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"red\", \"GREEN_\", \"BLUE\"", value);
        }

        Tools.Color[] readArrayOfColor(Object value) {
            Object[] items = collection(3, value, new ArrayList<Object>()).toArray();
            Tools.Color[] result = new Tools.Color[items.length];
            for (int index = 0; index < items.length; index++) {
                result[index] = (Tools.Color) items[index];
            }
            return result;
        }
    }
}
