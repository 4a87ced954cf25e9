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
        // flat
        tools.add(new ToolDefinition(
                "flat",
                "Flattened.",
                structure(
                    object("first", typed("integer"), "second", typed("integer"), "made", typed("string")),
                    "first", "second", "made"),
                handler(0, "flat", instance, mapper), null, null, null, null, null));
        // nested
        tools.add(new ToolDefinition(
                "nested",
                "Nested.",
                structure(
                    object(
                        "pair", structure(
                            object("first", typed("integer"), "second", typed("integer"), "made", typed("string")),
                            "first", "second", "made"),
                        "more", typed("integer")),
                    "pair", "more"),
                handler(1, "nested", instance, mapper), null, null, null, null, null));
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
                    // flat
                    Object first = argument(0, "first");
                    Object second = argument(1, "second");
                    Object made = argument(2, "made");
                    requireValid("first", "second", "made");
                    Tools.Pair record;
                    try {
                        record = new Tools.Pair((int) first, (Integer) second, (String) made);
                    } catch (RuntimeException thrown) {
                        throw errorOf(thrown);
                    }
                    return completed(instance.flat(record));
                }
                default: {
                    // nested
                    Object pair = argument(3, "pair");
                    Object more = argument(0, "more");
                    requireValid("pair", "more");
                    return completed(instance.nested((Tools.Pair) pair, (int) more));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // int
                    return intValue(value);
                case 1: // Integer
                    return intValue(value);
                case 2: // String
                    return stringValue(value);
                default: // 3: Tools.Pair
                    return readPair(value);
            }
        }

        Tools.Pair readPair(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Pair(
                    (int) member(0, members, "first"),
                    (Integer) member(1, members, "second"),
                    (String) member(2, members, "made"));
        }
    }
}
