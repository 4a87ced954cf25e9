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
                                        "properties", object(
                                            "radius", object("type", "integer", "maximum", 9),
                                            "label", typed("string")),
                                        "required", list("radius", "label"),
                                        "additionalProperties", false,
                                        "title", "Circle"),
                                    object(
                                        "type", "object",
                                        "properties", object(
                                            "width", typed("integer"),
                                            "height", typed("integer"),
                                            "label", typed("string")),
                                        "required", list("width", "height"),
                                        "additionalProperties", false,
                                        "title", "Rectangle"))),
                            "description", "The shapes")),
                    "shapes"),
                handler(0, "draw", instance, mapper), null, null, null, null, null));
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
            // draw
            Object shapes = argument(0, "shapes");
            requireValid("shapes");
            return instance.draw((List) shapes);
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // List<Tools.Shape>
                    return collection(1, value, new ArrayList());
                case 1: // Tools.Shape
                    return mapped(value(2, value), mapper.constructType(Tools.Shape.class));
                case 2: // Tools.Shape
                    return recognized(value, -1, "an object with \"radius\" and \"label\", or one with \"width\" and \"height\"",
                            5, new String[] {"label", "radius"},
                            8, new String[] {"height", "label", "w", "width"});
                case 3: { // int
                    Object result = value(9, value);
                    requireNone(atMost(value, 9L));
                    return result;
                }
                case 4: // String
                    return stringValue(value);
                case 5: // Tools.Circle
                    return properties(value, -1, 3, "radius", 4, "label");
                case 6: // Integer
                    return intValue(countedText(value));
                case 7: // String or null
                    return value == null ? null : value(4, value);
                case 8: // Tools.Rectangle
                    return properties(value, -1, 6, "width", null, "w", 6, "height", ~7, "label");
                default: // 9: int
                    return intValue(countedText(value));
            }
        }
    }
}
