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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(8);
        // unchecked
        tools.add(new ToolDefinition(
                "unchecked",
                "Unchecked.",
                structure(object()),
                handler(0, "unchecked", instance, mapper), null, null, null, null, null));
        // checked
        tools.add(new ToolDefinition(
                "checked",
                "Checked.",
                structure(object()),
                handler(1, "checked", instance, mapper), null, null, null, null, null));
        // error
        tools.add(new ToolDefinition(
                "error",
                "Error.",
                structure(object()),
                handler(2, "error", instance, mapper), null, null, null, null, null));
        // endless
        tools.add(new ToolDefinition(
                "endless",
                "Endless.",
                structure(object()),
                handler(3, "endless", instance, mapper), null, null, null, null, null));
        // async
        tools.add(new ToolDefinition(
                "async",
                "Async.",
                structure(object()),
                handler(4, "async", instance, mapper), null, null, null, null, null));
        // stage
        tools.add(new ToolDefinition(
                "stage",
                "Failed stage.",
                structure(object()),
                handler(5, "stage", instance, mapper), null, null, null, null, null));
        // early
        tools.add(new ToolDefinition(
                "early",
                "Throws before its future.",
                structure(object()),
                handler(6, "early", instance, mapper), null, null, null, null, null));
        // linked
        tools.add(new ToolDefinition(
                "linked",
                "Fails with an error.",
                structure(object()),
                handler(7, "linked", instance, mapper), null, null, null, null, null));
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
                    // unchecked
                    return completed(instance.unchecked());
                }
                case 1: {
                    // checked
                    instance.checked();
                    return completed("Success");
                }
                case 2: {
                    // error
                    return completed(json(instance.error(), mapper));
                }
                case 3: {
                    // endless
                    return completed(json(instance.endless(), mapper));
                }
                case 4: {
                    // async
                    return textLater(instance.async(), tool);
                }
                case 5: {
                    // stage
                    return jsonLater(instance.stage(), mapper, tool);
                }
                case 6: {
                    // early
                    return successLater(instance.early(), tool);
                }
                default: {
                    // linked
                    return textLater(instance.linked(), tool);
                }
            }
        }
    }
}
