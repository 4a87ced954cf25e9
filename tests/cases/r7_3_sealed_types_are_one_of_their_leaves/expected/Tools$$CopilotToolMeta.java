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
                        "shape", object(
                            "oneOf", list(
                                structure(
                                    object(
                                        "kind", object("type", "string", "enum", list("circle")),
                                        "radius", typed("number")),
                                    "kind", "radius"),
                                structure(
                                    object(
                                        "kind", object("type", "string", "enum", list("square")),
                                        "side", typed("number")),
                                    "kind", "side"),
                                structure(
                                    object(
                                        "kind", object("type", "string", "enum", list("slanted")),
                                        "slope", typed("number")),
                                    "kind"))),
                        "more", object(
                            "type", "array",
                            "items", object(
                                "oneOf", list(
                                    structure(
                                        object(
                                            "kind", object("type", "string", "enum", list("circle")),
                                            "radius", typed("number")),
                                        "kind", "radius"),
                                    structure(
                                        object(
                                            "kind", object("type", "string", "enum", list("square")),
                                            "side", typed("number")),
                                        "kind", "side"),
                                    structure(
                                        object(
                                            "kind", object("type", "string", "enum", list("slanted")),
                                            "slope", typed("number")),
                                        "kind"))))),
                    "shape", "more"),
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

        protected CompletableFuture<Object> call(int number) throws Throwable {
            // draw
            Object shape = argument(0, "shape");
            Object more = argument(1, "more");
            requireValid("shape", "more");
            return completed(instance.draw((Tools.Shape) shape, (List) more));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Shape
                    return mapped(value(2, value), Tools.Shape.class, "an object with kind \"circle\", \"square\" or \"slanted\"");
                case 1: // List<Tools.Shape>
                    return collection(0, value, new ArrayList());
                case 2: // Tools.Shape
                    return tagged(value, "kind", "an object with kind \"circle\", \"square\" or \"slanted\"", "circle", 3, "square", 4, "slanted", -1);
                case 3: // Tools.Circle
                    return checkCircle(value);
                default: // 4: Tools.Square
                    return checkSquare(value);
            }
        }

        Object checkCircle(Object value) {
            if (value instanceof Map) {
                require(value, "radius");
            }
            return value;
        }

        Object checkSquare(Object value) {
            if (value instanceof Map) {
                require(value, "side");
            }
            return value;
        }
    }
}
