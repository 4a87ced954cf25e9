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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(4);
        // greet
        tools.add(new ToolDefinition(
                "greet",
                "Greets.",
                structure(object("name", typed("string", "Whom")), "name"),
                handler(0, "greet", instance, mapper), null, null, null, null, null));
        // price_of_my
        tools.add(new ToolDefinition(
                "price_of_my",
                "Says what it costs.",
                structure(object("article", typed("string", "What")), "article"),
                handler(1, "price_of_my", instance, mapper), null, null, null, null, null));
        // named
        tools.add(new ToolDefinition(
                "named",
                "Named.",
                structure(object()),
                handler(2, "named", instance, mapper), null, null, null, null, null));
        // open
        tools.add(new ToolDefinition(
                "open",
                "Public.",
                structure(object()),
                handler(3, "open", instance, mapper), null, null, null, null, null));
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
                    // greet
                    Object name = argument(0, "name");
                    requireValid("name");
                    return completed(instance.greet$maven_kotlin((String) name));
                }
                case 1: {
                    // price_of_my
                    Object article = argument(0, "article");
                    requireValid("article");
                    return completed(json(instance.priceOf$my$orders_main((String) article), mapper));
                }
                case 2: {
                    // named
                    instance.any$orders_main();
                    return completed("Success");
                }
                default: {
                    // open
                    instance.open();
                    return completed("Success");
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                default: // 0: String
                    return stringValue(value);
            }
        }
    }
}
