package p;

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
        // take
        tools.add(new ToolDefinition(
                "take",
                "Private type arguments.",
                structure(
                    object(
                        "list", object(
                            "type", "array",
                            "items", structure(object("x", typed("integer"), "y", typed("integer")), "x", "y")),
                        "map", object(
                            "type", "object",
                            "additionalProperties", object(
                                "type", "array",
                                "items", structure(object("x", typed("integer"), "y", typed("integer")), "x", "y"))),
                        "one", structure(object("x", typed("integer"), "y", typed("integer")), "x", "y"),
                        "arrays", object(
                            "type", "array",
                            "items", object(
                                "type", "array",
                                "items", structure(object("x", typed("integer"), "y", typed("integer")), "x", "y"))),
                        "colors", object("type", "array", "items", object("type", "string", "enum", list("RED", "GREEN"))),
                        "boxes", object(
                            "type", "array",
                            "items", structure(
                                object(
                                    "content", structure(object("x", typed("integer"), "y", typed("integer")), "x", "y")),
                                "content")),
                        "shown", structure(
                            object(
                                "points", object(
                                    "type", "array",
                                    "items", structure(object("x", typed("integer"), "y", typed("integer")), "x", "y"))),
                            "points")),
                    "list", "map", "arrays", "colors", "boxes", "shown"),
                handler(0, "take", instance, mapper), null, null, null, null, null));
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

        protected Object call(int number) throws Throwable {
            // take
            Object list = argument(0, "list");
            Object map = argument(1, "map");
            Object one = argument(2, "one");
            Object arrays = argument(3, "arrays");
            Object colors = argument(4, "colors");
            Object boxes = argument(5, "boxes");
            Object shown = argument(6, "shown");
            requireValid("list", "map", "one", "arrays", "colors", "boxes", "shown");
            return instance.take((List) list, (Map) map, (Optional) one, (List) arrays, (EnumSet) colors, (List) boxes, (Tools.Shown) shown);
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // List<Tools.Point>
                    return collection(7, value, new ArrayList());
                case 1: // Map<Tools.Color, List<Tools.Point>>
                    return map(8, 0, value, new LinkedHashMap());
                case 2: // Optional<Tools.Point>
                    return optional(7, value);
                case 3: // List<Tools.Point[]>
                    return collection(9, value, new ArrayList());
                case 4: // EnumSet<Tools.Color>
                    return mapped(value(10, value), named(Tools.class, "java.util.EnumSet<p.Tools$Color>"));
                case 5: // List<Tools.Box<Tools.Point>>
                    return collection(11, value, new ArrayList());
                case 6: // Tools.Shown
                    return mapped(value(12, value), mapper.constructType(Tools.Shown.class));
                case 7: // Tools.Point
                    return mapped(value(13, value), named(Tools.class, "p.Tools$Point"));
                case 8: // Tools.Color
                    return mappedText(value, value, named(Tools.class, "p.Tools$Color"), "one of \"RED\", \"GREEN\"");
                case 9: // Tools.Point[]
                    return mapped(value(14, value), named(Tools.class, "[Lp.Tools$Point;"));
                case 10: // EnumSet<Tools.Color>
                    return collection(15, value, new ArrayList());
                case 11: // Tools.Box<Tools.Point>
                    return mapped(value(16, value), named(Tools.class, "p.Tools$Box<p.Tools$Point>"));
                case 12: // Tools.Shown
                    return properties(value, -1, 17, "points");
                case 13: // Tools.Point
                    return properties(value, -1, 18, "x", 18, "y");
                case 14: // Tools.Point[]
                    return collection(13, value, new ArrayList());
                case 15: // Tools.Color
                    return checked(8, value);
                case 16: // Tools.Box<Tools.Point>
                    return properties(value, -1, 13, "content");
                case 17: // List<Tools.Point>
                    return collection(13, value, new ArrayList());
                default: // 18: int
                    return intValue(countedText(value));
            }
        }
    }
}
