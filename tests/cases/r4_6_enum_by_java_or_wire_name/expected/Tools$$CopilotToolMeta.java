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
                        "plain", object(
                            "type", "string",
                            "enum", list("SMALL", "very large"),
                            "description", "D.",
                            "default", "SMALL"),
                        "byJavaName", object(
                            "type", "string",
                            "enum", list("SMALL", "very large"),
                            "description", "D.",
                            "default", "very large"),
                        "byWireName", object(
                            "type", "string",
                            "enum", list("SMALL", "very large"),
                            "description", "D.",
                            "default", "very large"))),
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
            Object plain = orDefault(0, "plain", "SMALL");
            Object byJavaName = orDefault(0, "byJavaName", "very large");
            Object byWireName = orDefault(0, "byWireName", "very large");
            requireValid("plain", "byJavaName", "byWireName");
            return completed(instance.show((Tools.Size) plain, (Tools.Size) byJavaName, (Tools.Size) byWireName));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                default: // 0: Tools.Size
                    return readSize(value);
            }
        }

        Tools.Size readSize(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "SMALL":
                        return Tools.Size.SMALL;
                    case "very large":
                        return Tools.Size.LARGE;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"SMALL\", \"very large\"", value);
        }
    }
}
