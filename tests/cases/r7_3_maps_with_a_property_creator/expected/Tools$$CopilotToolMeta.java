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
                "Maps with members of their own.",
                structure(
                    object(
                        "counts", object(
                            "type", "object",
                            "properties", object("name", typed("string"), "most", typed("integer")),
                            "required", list("most"),
                            "additionalProperties", typed("integer")),
                        "named", object(
                            "type", "object",
                            "properties", object("name", typed("string")),
                            "required", list("name"),
                            "additionalProperties", typed("boolean"))),
                    "counts", "named"),
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
            Object counts = argument(0, "counts");
            Object named = argument(1, "named");
            requireValid("counts", "named");
            return completed(instance.show((Tools.Counts) counts, (Tools.Named) named));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Counts
                    return mapped(value(2, value), Tools.Counts.class, "an object");
                case 1: // Tools.Named<Boolean>
                    return mapped(value(3, value), new TypeReference<Tools.Named<Boolean>>() {}, "an object");
                case 2: // Tools.Counts
                    return checkCounts(value);
                default: // 3: Tools.Named<Boolean>
                    return checkNamedOfBoolean(value);
            }
        }

        Object checkCounts(Object value) {
            if (value instanceof Map) {
                require(value, "most");
            }
            return value;
        }

        Object checkNamedOfBoolean(Object value) {
            if (value instanceof Map) {
                require(value, "name");
            }
            return value;
        }
    }
}
