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
        // set
        tools.add(new ToolDefinition(
                "set",
                "Sets.",
                structure(
                    object(
                        "level", object("type", "string", "enum", list("LOW", "MIDDLE", "very high")),
                        "more", object(
                            "type", "array",
                            "items", object("type", "string", "enum", list("LOW", "MIDDLE", "very high")))),
                    "level", "more"),
                handler(0, "set", instance, mapper), null, null, null, null, null));
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
            // set
            Object level = argument(0, "level");
            Object more = argument(1, "more");
            requireValid("level", "more");
            return completed(instance.set((Tools.Level) level, (List) more));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Level
                    return readLevel(value);
                default: // 1: List<Tools.Level>
                    return collection(0, value, new ArrayList());
            }
        }

        Tools.Level readLevel(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "LOW":
                        return Tools.Level.LOW;
                    case "MIDDLE":
                        return Tools.Level.MIDDLE;
                    case "very high":
                        return Tools.Level.HIGH;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"LOW\", \"MIDDLE\", \"very high\"", value);
        }
    }
}
