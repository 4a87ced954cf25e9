package com.github.copilot.mine;

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
        // order
        tools.add(new ToolDefinition(
                "order",
                "Order.",
                structure(
                    object(
                        "order", structure(object("number", typed("string"), "count", typed("integer")), "number", "count"),
                        "kind", object("type", "string", "enum", list("first", "SECOND"))),
                    "order", "kind"),
                handler(0, "order", instance, mapper), null, null, null, null, null));
        // point
        tools.add(new ToolDefinition(
                "point",
                "In a package named like Jackson's.",
                structure(
                    object(
                        "point", structure(object("x", typed("integer"), "y", typed("integer")), "x", "y"),
                        "number", object("type", "integer", "minimum", 1)),
                    "point", "number"),
                handler(1, "point", instance, mapper), null, null, null, null, null));
        // shape
        tools.add(new ToolDefinition(
                "shape",
                "A sealed type.",
                structure(
                    object(
                        "shape", object(
                            "oneOf", list(
                                structure(
                                    object(
                                        "kind", object("type", "string", "enum", list("circle")),
                                        "radius", typed("integer")),
                                    "kind", "radius"))),
                        "number", typed("integer")),
                    "shape", "number"),
                handler(2, "shape", instance, mapper), null, null, null, null, null));
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
                    // order
                    Object order = argument(0, "order");
                    Object kind = argument(1, "kind");
                    requireValid("order", "kind");
                    return completed(instance.order((Order) order, (Kind) kind));
                }
                case 1: {
                    // point
                    Object point = argument(2, "point");
                    Object number_ = argument(3, "number");
                    requireValid("point", "number");
                    return completed(instance.point((Point) point, (int) number_));
                }
                default: {
                    // shape
                    Object shape = argument(4, "shape");
                    Object number_ = argument(5, "number");
                    requireValid("shape", "number");
                    return completed(instance.shape((Shape) shape, (int) number_));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Order
                    return readOrder(value);
                case 1: // Kind
                    return readKind(value);
                case 2: // Point
                    return readPoint(value);
                case 3: { // int
                    Object result = value(5, value);
                    atLeast(value, 1L);
                    return result;
                }
                case 4: // Shape
                    return mapped(value(7, value), Shape.class, "an object with kind \"circle\"");
                case 5: // int
                    return intValue(value);
                case 6: // String
                    return stringValue(value);
                case 7: // Shape
                    return tagged(value, "kind", "an object with kind \"circle\"", "circle", 8);
                default: // 8: Shape.Circle
                    return checkCircle(value);
            }
        }

        Order readOrder(Object value) {
            Map<?, ?> members = members(value);
            return new Order(
                    (String) member(6, members, "number"),
                    (int) member(5, members, "count"));
        }

        Kind readKind(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "first":
                        return Kind.FIRST;
                    case "SECOND":
                        return Kind.SECOND;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"first\", \"SECOND\"", value);
        }

        Point readPoint(Object value) {
            Map<?, ?> members = members(value);
            return new Point((int) member(5, members, "x"), (int) member(5, members, "y"));
        }

        Object checkCircle(Object value) {
            if (value instanceof Map) {
                require(value, "radius");
            }
            return value;
        }
    }
}
