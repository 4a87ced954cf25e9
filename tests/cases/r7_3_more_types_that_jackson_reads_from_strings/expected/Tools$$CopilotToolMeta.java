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
                    object(
                        "charset", typed("string"),
                        "zone", typed("string"),
                        "address", typed("string"),
                        "text", typed("string")),
                    "charset", "zone", "address", "text"),
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
            Object charset = argument(0, "charset");
            Object zone = argument(1, "zone");
            Object address = argument(2, "address");
            Object text = argument(3, "text");
            requireValid("charset", "zone", "address", "text");
            return completed(instance.show((Charset) charset, (TimeZone) zone, (InetAddress) address, (StringBuilder) text));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Charset
                    return mapped(text(value, "a character encoding such as UTF-8"), Charset.class, "a character encoding such as UTF-8");
                case 1: // TimeZone
                    return mapped(text(value, "a time zone such as Europe/Berlin"), TimeZone.class, "a time zone such as Europe/Berlin");
                case 2: // InetAddress
                    return mapped(text(value, "a host name or IP address"), InetAddress.class, "a host name or IP address");
                default: // 3: StringBuilder
                    return mapped(text(value, "a string"), StringBuilder.class, "a string");
            }
        }
    }
}
