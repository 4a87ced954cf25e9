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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(3);
        // nothing
        tools.add(new ToolDefinition(
                "nothing",
                "Nothing.",
                structure(object()),
                handler(0, "nothing", instance, mapper), null, null, null, null, null));
        // optional
        tools.add(new ToolDefinition(
                "optional",
                "All optional.",
                structure(object("text", typed("string"))),
                handler(1, "optional", instance, mapper), null, null, null, null, null));
        // empty
        tools.add(new ToolDefinition(
                "empty",
                "Empty ones.",
                structure(
                    object(
                        "empty", structure(object()),
                        "bare", structure(object()),
                        "raw", object("type", "array", "items", object())),
                    "empty", "bare", "raw"),
                handler(2, "empty", instance, mapper), null, null, null, null, null));
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
                    // nothing
                    instance.nothing();
                    return completed("Success");
                }
                case 1: {
                    // optional
                    Object text = argument(0, "text");
                    requireValid("text");
                    instance.optional((Optional) text);
                    return completed("Success");
                }
                default: {
                    // empty
                    Object empty = argument(1, "empty");
                    Object bare = argument(2, "bare");
                    Object raw = argument(3, "raw");
                    requireValid("empty", "bare", "raw");
                    instance.empty((Tools.Empty) empty, (Tools.Bare) bare, (List) raw);
                    return completed("Success");
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Optional<String>
                    return optional(4, value);
                case 1: // Tools.Empty
                    return readEmpty(value);
                case 2: // Tools.Bare
                    return mapped(value, Tools.Bare.class, "an object");
                case 3: // List
                    return collection(5, value, new ArrayList());
                case 4: // String
                    return stringValue(value);
                default: // 5: Object
                    return anything(value);
            }
        }

        Tools.Empty readEmpty(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Empty();
        }
    }
}
