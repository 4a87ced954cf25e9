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
                "Defaults.",
                structure(
                    object(
                        "big", object("type", "number", "description", "D.", "default", 1.10),
                        "single", object("type", "number", "description", "D.", "default", 0.1),
                        "whole", object("type", "number", "description", "D.", "default", 3))),
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

        protected Object call(int number) throws Throwable {
            // show
            Object big = orDefault(0, "big", new BigDecimal("1.10"));
            Object single = orDefault(1, "single", 0.1);
            Object whole = orDefault(2, "whole", 3);
            requireValid("big", "single", "whole");
            return instance.show((BigDecimal) big, (float) single, (double) whole);
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // BigDecimal
                    return bigDecimalValue(counted(value, false));
                case 1: // float
                    return floatValue(countedText(value));
                default: // 2: double
                    return doubleValue(countedText(value));
            }
        }
    }
}
