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
        // run
        tools.add(new ToolDefinition(
                "run",
                "Runs.",
                structure(
                    object(
                        "job", structure(
                            object(
                                "name", typed("string"),
                                "modes", object(
                                    "type", "array",
                                    "items", object("type", "string", "enum", list("FAST", "SLOW")))),
                            "name", "modes"),
                        "times", typed("integer")),
                    "job", "times"),
                handler(0, "run", instance, mapper), null, null, null, null, null));
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
            // run
            Object job = argument(0, "job");
            Object times = argument(1, "times");
            requireValid("job", "times");
            return completed(instance.run((Tools.Job) job, (int) times));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Job
                    return mapped(value(2, value), Tools.Job.class, "an object");
                case 1: // int
                    return intValue(value);
                default: // 2: Tools.Job
                    return checkJob(value);
            }
        }

        Object checkJob(Object value) {
            if (value instanceof Map) {
                require(value, "name");
                require(value, "modes");
            }
            return value;
        }
    }
}
