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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(6);
        // result
        tools.add(new ToolDefinition(
                "result",
                "Object.",
                structure(object()),
                handler(0, "result", instance, mapper), null, null, null, null, null));
        // later
        tools.add(new ToolDefinition(
                "later",
                "Future.",
                structure(object()),
                handler(1, "later", instance, mapper), null, null, null, null, null));
        // stage
        tools.add(new ToolDefinition(
                "stage",
                "Stage.",
                structure(object()),
                handler(2, "stage", instance, mapper), null, null, null, null, null));
        // any
        tools.add(new ToolDefinition(
                "any",
                "Any.",
                structure(object("choice", typed("integer")), "choice"),
                handler(3, "any", instance, mapper), null, null, null, null, null));
        // any_later
        tools.add(new ToolDefinition(
                "any_later",
                "Any later.",
                structure(object()),
                handler(4, "any_later", instance, mapper), null, null, null, null, null));
        // unknown_later
        tools.add(new ToolDefinition(
                "unknown_later",
                "Unknown later.",
                structure(object()),
                handler(5, "unknown_later", instance, mapper), null, null, null, null, null));
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
                    // result
                    return completed(instance.result());
                }
                case 1: {
                    // later
                    return resultLater(instance.later(), tool);
                }
                case 2: {
                    // stage
                    return resultLater(instance.stage(), tool);
                }
                case 3: {
                    // any
                    Object choice = argument(0, "choice");
                    requireValid("choice");
                    return completed(jsonOrResult(instance.any((int) choice), mapper));
                }
                case 4: {
                    // any_later
                    return jsonOrResultLater(instance.anyLater(), mapper, tool);
                }
                default: {
                    // unknown_later
                    return jsonOrResultLater(instance.unknownLater(), mapper, tool);
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                default: // 0: int
                    return intValue(value);
            }
        }
    }
}
