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
        // feed
        tools.add(new ToolDefinition(
                "feed",
                "Feeds.",
                structure(
                    object(
                        "animal", object(
                            "oneOf", list(
                                structure(
                                    object(
                                        "kind", object("type", "string", "enum", list("animal")),
                                        "name", typed("string")),
                                    "kind"),
                                structure(
                                    object(
                                        "kind", object("type", "string", "enum", list("dog")),
                                        "name", typed("string"),
                                        "barks", typed("boolean")),
                                    "kind"))),
                        "portions", typed("integer")),
                    "animal", "portions"),
                handler(0, "feed", instance, mapper), null, null, null, null, null));
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
            // feed
            Object animal = argument(0, "animal");
            Object portions = argument(1, "portions");
            requireValid("animal", "portions");
            return completed(instance.feed((Tools.Animal) animal, (int) portions));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Animal
                    return mapped(value(2, value), Tools.Animal.class, "an object with kind \"animal\" or \"dog\"");
                case 1: // int
                    return intValue(value);
                default: // 2: Tools.Animal
                    return tagged(value, "kind", "an object with kind \"animal\" or \"dog\"", "animal", -1, "dog", -1);
            }
        }
    }
}
