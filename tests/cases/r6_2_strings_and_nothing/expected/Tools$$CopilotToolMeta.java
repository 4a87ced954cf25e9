// Imports

/** The tools of Tools: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Tools$$CopilotToolMeta implements CopilotToolMetadataProvider<Tools> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Tools$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Tools instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(9);
        // text
        tools.add(new ToolDefinition(
                "text",
                "String.",
                structure(object()),
                new Handler(0, "text", instance), null, null, null, null, null));
        // none
        tools.add(new ToolDefinition(
                "none",
                "Null.",
                structure(object()),
                new Handler(1, "none", instance), null, null, null, null, null));
        // nothing
        tools.add(new ToolDefinition(
                "nothing",
                "Void.",
                structure(object()),
                new Handler(2, "nothing", instance), null, null, null, null, null));
        // boxed
        tools.add(new ToolDefinition(
                "boxed",
                "Boxed void.",
                structure(object()),
                new Handler(3, "boxed", instance), null, null, null, null, null));
        // later
        tools.add(new ToolDefinition(
                "later",
                "Future string.",
                structure(object()),
                new Handler(4, "later", instance), null, null, null, null, null));
        // stage
        tools.add(new ToolDefinition(
                "stage",
                "Stage string.",
                structure(object()),
                new Handler(5, "stage", instance), null, null, null, null, null));
        // later_none
        tools.add(new ToolDefinition(
                "later_none",
                "Future null.",
                structure(object()),
                new Handler(6, "later_none", instance), null, null, null, null, null));
        // done
        tools.add(new ToolDefinition(
                "done",
                "Future void.",
                structure(object()),
                new Handler(7, "done", instance), null, null, null, null, null));
        // stage_done
        tools.add(new ToolDefinition(
                "stage_done",
                "Stage void.",
                structure(object()),
                new Handler(8, "stage_done", instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final int number;
        private final String tool;
        private final Tools instance;

        Handler(int number, String tool, Tools instance) {
            this.number = number;
            this.tool = tool;
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, tool, invocation).answer(number);
        }
    }

    private static final class Call {
        final Tools instance;
        final String tool;
        final ToolInvocation invocation;

        Call(Tools instance, String tool, ToolInvocation invocation) {
            this.instance = instance;
            this.tool = tool;
            this.invocation = invocation;
        }

        CompletableFuture<Object> answer(int number) {
            try {
                return call(number);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        CompletableFuture<Object> call(int number) throws Throwable {
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

        // Runtime helpers:
        //     completed, failed, textLater, successLater, Delivery, SuccessDelivery
        // End of the runtime helpers.
    }
}
