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
                "Takes both.",
                structure(
                    object(
                        "both", structure(
                            object(
                                "read", object(
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
                                "mapped", structure(
                                    object(
                                        "inside", object(
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
                                                    "additionalProperties", false)))))),
                            "read", "mapped"),
                        "other", typed("integer")),
                    "both", "other"),
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

        protected CompletableFuture<Object> call(int number) throws Throwable {
            // take
            Object both = argument(0, "both");
            Object other = argument(1, "other");
            requireValid("both", "other");
            return completed(instance.take((Tools.Both) both, (int) other));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Both
                    return readBoth(value);
                case 1: // int
                    return intValue(value);
                case 2: // Tools.Shape
                    return deduced(value, "an object with \"radius\", or one with \"side\"",
                            4, new String[][] {{"radius"}}, new String[][] {},
                            5, new String[][] {{"side"}}, new String[][] {});
                case 3: // Tools.Mapped
                    return mapped(value(6, value), Tools.Mapped.class, "an object");
                case 4: // Tools.Circle
                    return readCircle(value);
                case 5: // Tools.Square
                    return readSquare(value);
                case 6: // Tools.Mapped
                    return checkMapped(value);
                case 7: // double
                    return doubleValue(value);
                case 8: // Tools.Shape
                    return value;
                case 9: // Tools.Circle
                    return checkCircle(value);
                default: // 10: Tools.Square
                    return checkSquare(value);
            }
        }

        Tools.Both readBoth(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Both(
                    (Tools.Shape) member(2, members, "read"),
                    (Tools.Mapped) member(3, members, "mapped"));
        }

        Tools.Circle readCircle(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Circle((double) member(7, members, "radius"));
        }

        Tools.Square readSquare(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Square((double) member(7, members, "side"));
        }

        Object checkMapped(Object value) {
            if (value instanceof Map) {
                inspect(8, value, "inside");
            }
            return value;
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
