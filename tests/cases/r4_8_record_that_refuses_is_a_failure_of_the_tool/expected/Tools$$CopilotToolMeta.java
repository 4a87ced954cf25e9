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
        // count
        tools.add(new ToolDefinition(
                "count",
                "Counts.",
                structure(object("from", typed("integer"), "to", typed("integer")), "from", "to"),
                handler(0, "count", instance, mapper), null, null, null, null, null));
        // count_more
        tools.add(new ToolDefinition(
                "count_more",
                "Counts more.",
                structure(
                    object(
                        "range", structure(object("from", typed("integer"), "to", typed("integer")), "from", "to"),
                        "more", typed("integer")),
                    "range", "more"),
                handler(1, "count_more", instance, mapper), null, null, null, null, null));
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
                    // count
                    Object from = argument(0, "from");
                    Object to = argument(0, "to");
                    requireValid("from", "to");
                    Tools.Range record;
                    try {
                        record = new Tools.Range((int) from, (int) to);
                    } catch (RuntimeException thrown) {
                        throw errorOf(thrown);
                    }
                    return completed(json(instance.count(record), mapper));
                }
                default: {
                    // count_more
                    Object range = argument(1, "range");
                    Object more = argument(0, "more");
                    requireValid("range", "more");
                    return completed(json(instance.countMore((Tools.Range) range, (int) more), mapper));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // int
                    return intValue(value);
                default: // 1: Tools.Range
                    return readRange(value);
            }
        }

        Tools.Range readRange(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Range((int) member(0, members, "from"), (int) member(0, members, "to"));
        }
    }
}
