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
        // make
        tools.add(new ToolDefinition(
                "make",
                "Makes.",
                structure(
                    object(
                        "heir", structure(
                            object(
                                "second", typed("integer"),
                                "first", typed("integer"),
                                "baseSet", typed("integer"),
                                "baseField", typed("integer"),
                                "heirField", typed("integer"),
                                "made", typed("string"),
                                "heirPrivate", typed("integer"),
                                "heirComputed", typed("integer")),
                            "second", "first"),
                        "more", typed("integer")),
                    "heir", "more"),
                handler(0, "make", instance, mapper), null, null, null, null, null));
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
            // make
            Object heir = argument(0, "heir");
            Object more = argument(1, "more");
            requireValid("heir", "more");
            return completed(instance.make((Tools.Heir) heir, (int) more));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Heir
                    return mapped(value(2, value), Tools.Heir.class, "an object");
                case 1: // int
                    return intValue(value);
                default: // 2: Tools.Heir
                    return checkHeir(value);
            }
        }

        Object checkHeir(Object value) {
            if (value instanceof Map) {
                require(value, "second");
                require(value, "first");
            }
            return value;
        }
    }
}
