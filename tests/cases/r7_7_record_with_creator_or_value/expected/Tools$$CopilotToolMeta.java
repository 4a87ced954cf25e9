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
        // show
        tools.add(new ToolDefinition(
                "show",
                "Shows.",
                structure(
                    object("range", typed("string"), "named", structure(object("ex", typed("integer")), "ex")),
                    "range", "named"),
                handler(0, "show", instance, mapper), null, null, null, null, null));
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
            // show
            Object range = argument(0, "range");
            Object named = argument(1, "named");
            requireValid("range", "named");
            return completed(instance.show((Tools.Range) range, (Tools.Named) named));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Range
                    return mapped(text(value, "a string"), Tools.Range.class, "a string");
                case 1: // Tools.Named
                    return mapped(value(2, value), Tools.Named.class, "an object");
                default: // 2: Tools.Named
                    return checkNamed(value);
            }
        }

        Object checkNamed(Object value) {
            if (value instanceof Map) {
                require(value, "ex");
            }
            return value;
        }
    }
}
