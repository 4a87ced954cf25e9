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
        // draw
        tools.add(new ToolDefinition(
                "draw",
                "Draws shapes",
                structure(
                    object(
                        "shapes", object(
                            "type", "array",
                            "items", object(
                                "oneOf", list(
                                    object(
                                        "type", "object",
                                        "properties", object("radius", typed("number")),
                                        "required", list("radius"),
                                        "additionalProperties", false),
                                    object(
                                        "type", "object",
                                        "properties", object("side", typed("number")),
                                        "required", list("side"),
                                        "additionalProperties", false))),
                            "description", "Shapes")),
                    "shapes"),
                handler(0, "draw", instance, mapper), null, null, null, null, null));
        // draw_named
        tools.add(new ToolDefinition(
                "draw_named",
                "Draws named shapes",
                structure(
                    object(
                        "shapes", object(
                            "type", "object",
                            "additionalProperties", object(
                                "oneOf", list(
                                    object(
                                        "type", "object",
                                        "properties", object("radius", typed("number")),
                                        "required", list("radius"),
                                        "additionalProperties", false),
                                    object(
                                        "type", "object",
                                        "properties", object("side", typed("number")),
                                        "required", list("side"),
                                        "additionalProperties", false))),
                            "description", "Shapes by name")),
                    "shapes"),
                handler(1, "draw_named", instance, mapper), null, null, null, null, null));
        // draw_maybe
        tools.add(new ToolDefinition(
                "draw_maybe",
                "Draws a shape, if there is one",
                structure(
                    object(
                        "shape", object(
                            "oneOf", list(
                                object(
                                    "type", "object",
                                    "properties", object("radius", typed("number")),
                                    "required", list("radius"),
                                    "additionalProperties", false),
                                object(
                                    "type", "object",
                                    "properties", object("side", typed("number")),
                                    "required", list("side"),
                                    "additionalProperties", false)),
                            "description", "Shape"))),
                handler(2, "draw_maybe", instance, mapper), null, null, null, null, null));
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
                    // draw
                    Object shapes = argument(0, "shapes");
                    requireValid("shapes");
                    return completed(instance.draw((List) shapes));
                }
                case 1: {
                    // draw_named
                    Object shapes = argument(1, "shapes");
                    requireValid("shapes");
                    return completed(instance.drawNamed((Map) shapes));
                }
                default: {
                    // draw_maybe
                    Object shape = argument(2, "shape");
                    requireValid("shape");
                    return completed(instance.drawMaybe((Optional) shape));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // List<Tools.Shape>
                    return collection(3, value, new ArrayList());
                case 1: // Map<String, Tools.Shape>
                    return map(4, 3, value, new LinkedHashMap());
                case 2: // Optional<Tools.Shape>
                    return optional(3, value);
                case 3: // Tools.Shape
                    return deduced(value, "an object with \"radius\", or one with \"side\"",
                            5, new String[][] {{"radius"}}, new String[][] {},
                            6, new String[][] {{"side"}}, new String[][] {});
                case 4: // Object
                    return stringValue(value);
                case 5: // Tools.Circle
                    return readCircle(value);
                case 6: // Tools.Square
                    return readSquare(value);
                default: // 7: double
                    return doubleValue(value);
            }
        }

        Tools.Circle readCircle(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Circle((double) member(7, members, "radius"));
        }

        Tools.Square readSquare(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Square((double) member(7, members, "side"));
        }
    }
}
