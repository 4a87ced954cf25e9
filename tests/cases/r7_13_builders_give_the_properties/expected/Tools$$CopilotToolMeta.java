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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(4);
        // point
        tools.add(new ToolDefinition(
                "point",
                "By hand.",
                structure(
                    object(
                        "point", structure(object("x", typed("integer"), "label", typed("string")), "label"),
                        "times", typed("integer")),
                    "point", "times"),
                handler(0, "point", instance, mapper), null, null, null, null, null));
        // order
        tools.add(new ToolDefinition(
                "order",
                "As Lombok writes it.",
                structure(
                    object(
                        "order", structure(
                            object(
                                "id", typed("string"),
                                "count", typed("integer"),
                                "all_points", object(
                                    "type", "array",
                                    "items", structure(object("x", typed("integer"), "label", typed("string")), "label"))))),
                    "order"),
                handler(1, "order", instance, mapper), null, null, null, null, null));
        // box
        tools.add(new ToolDefinition(
                "box",
                "Generic.",
                structure(
                    object("box", structure(object("content", object("type", "array", "items", typed("integer"))))),
                    "box"),
                handler(2, "box", instance, mapper), null, null, null, null, null));
        // shape
        tools.add(new ToolDefinition(
                "shape",
                "One of several.",
                structure(
                    object(
                        "shape", object(
                            "oneOf", list(
                                structure(
                                    object(
                                        "kind", object("type", "string", "enum", list("circle")),
                                        "radius", typed("integer")),
                                    "kind")))),
                    "shape"),
                handler(3, "shape", instance, mapper), null, null, null, null, null));
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
                    // point
                    Object point = argument(0, "point");
                    Object times = argument(1, "times");
                    requireValid("point", "times");
                    return completed(instance.point((Tools.Point) point, (int) times));
                }
                case 1: {
                    // order
                    Object order = argument(2, "order");
                    requireValid("order");
                    return completed(instance.order((Tools.Order) order));
                }
                case 2: {
                    // box
                    Object box = argument(3, "box");
                    requireValid("box");
                    return completed(instance.box((Tools.Box) box));
                }
                default: {
                    // shape
                    Object shape = argument(4, "shape");
                    requireValid("shape");
                    return completed(instance.shape((Tools.Shape) shape));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Point
                    return mapped(value(5, value), Tools.Point.class, "an object");
                case 1: // int
                    return intValue(value);
                case 2: // Tools.Order
                    return mapped(value(6, value), Tools.Order.class, "an object");
                case 3: // Tools.Box<List<Integer>>
                    return mapped(value, new TypeReference<Tools.Box<List<Integer>>>() {}, "an object");
                case 4: // Tools.Shape
                    return mapped(value(7, value), Tools.Shape.class, "an object with kind \"circle\"");
                case 5: // Tools.Point
                    return checkPoint(value);
                case 6: // Tools.Order
                    return checkOrder(value);
                case 7: // Tools.Shape
                    return tagged(value, "kind", "an object with kind \"circle\"", "circle", -1);
                default: // 8: List<Tools.Point>
                    return inspectElements(5, value);
            }
        }

        Object checkPoint(Object value) {
            if (value instanceof Map) {
                require(value, "label");
            }
            return value;
        }

        Object checkOrder(Object value) {
            if (value instanceof Map) {
                inspect(8, value, "all_points", "dots");
            }
            return value;
        }
    }
}
