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
        // swap
        tools.add(new ToolDefinition(
                "swap",
                "Swaps.",
                object(
                    "type", "object",
                    "properties", object("swap", object("$ref", "#/$defs/SwapOfIntegerAndString"), "more", typed("integer")),
                    "required", list("swap", "more"),
                    "$defs", object(
                        "SwapOfIntegerAndString", structure(
                            object(
                                "first", typed("integer"),
                                "second", typed("string"),
                                "next", object("$ref", "#/$defs/SwapOfStringAndInteger")),
                            "first", "second"),
                        "SwapOfStringAndInteger", structure(
                            object(
                                "first", typed("string"),
                                "second", typed("integer"),
                                "next", object("$ref", "#/$defs/SwapOfIntegerAndString")),
                            "first", "second"))),
                handler(0, "swap", instance, mapper), null, null, null, null, null));
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
            // swap
            Object swap = argument(0, "swap");
            Object more = argument(1, "more");
            requireValid("swap", "more");
            return completed(instance.swap((Tools.Swap) swap, (int) more));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Swap<Integer, String>
                    return readSwapOfIntegerString(value);
                case 1: // int
                    return intValue(value);
                case 2: // Integer
                    return intValue(value);
                case 3: // String
                    return stringValue(value);
                case 4: // Optional<Tools.Swap<String, Integer>>
                    return optional(5, value);
                case 5: // Tools.Swap<String, Integer>
                    return readSwapOfStringInteger(value);
                default: // 6: Optional<Tools.Swap<Integer, String>>
                    return optional(0, value);
            }
        }

        Tools.Swap readSwapOfIntegerString(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Swap(
                    (Integer) member(2, members, "first"),
                    (String) member(3, members, "second"),
                    (Optional) member(4, members, "next"));
        }

        Tools.Swap readSwapOfStringInteger(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Swap(
                    (String) member(3, members, "first"),
                    (Integer) member(2, members, "second"),
                    (Optional) member(6, members, "next"));
        }
    }
}
