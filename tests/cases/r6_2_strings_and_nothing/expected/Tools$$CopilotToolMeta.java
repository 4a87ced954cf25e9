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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(9);
        // text
        tools.add(new ToolDefinition(
                "text",
                "String.",
                structure(object()),
                handler(0, "text", instance, mapper), null, null, null, null, null));
        // none
        tools.add(new ToolDefinition(
                "none",
                "Null.",
                structure(object()),
                handler(1, "none", instance, mapper), null, null, null, null, null));
        // nothing
        tools.add(new ToolDefinition(
                "nothing",
                "Void.",
                structure(object()),
                handler(2, "nothing", instance, mapper), null, null, null, null, null));
        // boxed
        tools.add(new ToolDefinition(
                "boxed",
                "Boxed void.",
                structure(object()),
                handler(3, "boxed", instance, mapper), null, null, null, null, null));
        // later
        tools.add(new ToolDefinition(
                "later",
                "Future string.",
                structure(object()),
                handler(4, "later", instance, mapper), null, null, null, null, null));
        // stage
        tools.add(new ToolDefinition(
                "stage",
                "Stage string.",
                structure(object()),
                handler(5, "stage", instance, mapper), null, null, null, null, null));
        // later_none
        tools.add(new ToolDefinition(
                "later_none",
                "Future null.",
                structure(object()),
                handler(6, "later_none", instance, mapper), null, null, null, null, null));
        // done
        tools.add(new ToolDefinition(
                "done",
                "Future void.",
                structure(object()),
                handler(7, "done", instance, mapper), null, null, null, null, null));
        // stage_done
        tools.add(new ToolDefinition(
                "stage_done",
                "Stage void.",
                structure(object()),
                handler(8, "stage_done", instance, mapper), null, null, null, null, null));
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
                    // text
                    return completed(instance.text());
                }
                case 1: {
                    // none
                    return completed(instance.none());
                }
                case 2: {
                    // nothing
                    instance.nothing();
                    return completed("Success");
                }
                case 3: {
                    // boxed
                    instance.boxed();
                    return completed("Success");
                }
                case 4: {
                    // later
                    return textLater(instance.later(), tool);
                }
                case 5: {
                    // stage
                    return textLater(instance.stage(), tool);
                }
                case 6: {
                    // later_none
                    return textLater(instance.laterNone(), tool);
                }
                case 7: {
                    // done
                    return successLater(instance.done(), tool);
                }
                default: {
                    // stage_done
                    return successLater(instance.stageDone(), tool);
                }
            }
        }
    }
}
