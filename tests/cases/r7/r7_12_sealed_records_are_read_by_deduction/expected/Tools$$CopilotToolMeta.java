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
        // draw
        tools.add(new ToolDefinition(
                "draw",
                "Draws.",
                structure(
                    object(
                        "shapes", object(
                            "type", "array",
                            "items", object(
                                "oneOf", list(
                                    object(
                                        "type", "object",
                                        "properties", object("radius", typed("number"), "colour", typed("string")),
                                        "required", list("radius"),
                                        "additionalProperties", false,
                                        "title", "Circle"),
                                    object(
                                        "type", "object",
                                        "properties", object("side", typed("number")),
                                        "required", list("side"),
                                        "additionalProperties", false,
                                        "title", "Square"),
                                    object(
                                        "type", "object",
                                        "properties", object("width", typed("number"), "height", typed("number")),
                                        "required", list("width", "height"),
                                        "additionalProperties", false,
                                        "title", "Rectangle"))),
                            "description", "The shapes")),
                    "shapes"),
                handler(0, "draw", instance, mapper), null, null, null, null, null));
        // pack
        tools.add(new ToolDefinition(
                "pack",
                "Packs.",
                structure(
                    object(
                        "box", object(
                            "oneOf", list(
                                object(
                                    "type", "object",
                                    "properties", object("side", typed("number")),
                                    "required", list("side"),
                                    "additionalProperties", false,
                                    "title", "Square"),
                                object(
                                    "type", "object",
                                    "properties", object("width", typed("number"), "height", typed("number")),
                                    "required", list("width", "height"),
                                    "additionalProperties", false,
                                    "title", "Rectangle")),
                            "description", "The box")),
                    "box"),
                handler(1, "pack", instance, mapper), null, null, null, null, null));
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
            switch (number) {
                case 0: {
                    // draw
                    Object shapes = argument(0, "shapes");
                    requireValid("shapes");
                    return instance.draw((List) shapes);
                }
                default: {
                    // pack
                    Object box = argument(1, "box");
                    requireValid("box");
                    return instance.pack((Tools.Box) box);
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // List<Tools.Shape>
                    return collection(2, value, new ArrayList());
                case 1: // Tools.Box
                    return deduced(value, "an object with \"side\", or one with \"width\" and \"height\"",
                            3, new String[][] {{"side"}}, new String[][] {},
                            4, new String[][] {{"width"}, {"height"}}, new String[][] {});
                case 2: // Tools.Shape
                    return deduced(value, "an object with \"radius\", or one with \"side\", or one with \"width\" and \"height\"",
                            5, new String[][] {{"radius"}}, new String[][] {{"colour", "color"}},
                            3, new String[][] {{"side"}}, new String[][] {},
                            4, new String[][] {{"width"}, {"height"}}, new String[][] {});
                case 3: // Tools.Square
                    return readSquare(value);
                case 4: // Tools.Rectangle
                    return readRectangle(value);
                case 5: // Tools.Circle
                    return readCircle(value);
                case 6: // double
                    return doubleValue(countedText(value));
                case 7: // Optional<String>
                    return optional(8, value);
                default: // 8: String
                    return stringValue(value);
            }
        }

        Tools.Square readSquare(Object value) {
            Object[] read = components(value, 6, "side");
            return new Tools.Square((double) read[0]);
        }

        Tools.Rectangle readRectangle(Object value) {
            Object[] read = components(value, 6, "width", 6, "height");
            return new Tools.Rectangle((double) read[0], (double) read[1]);
        }

        Tools.Circle readCircle(Object value) {
            Object[] read = components(value, 6, "radius", ~7, "colour", null, "color");
            return new Tools.Circle((double) read[0], (Optional) read[1]);
        }
    }
}
