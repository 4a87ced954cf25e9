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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(8);
        // unchecked
        tools.add(new ToolDefinition(
                "unchecked",
                "Unchecked.",
                structure(object()),
                new Handler(0, "unchecked", instance, mapper), null, null, null, null, null));
        // checked
        tools.add(new ToolDefinition(
                "checked",
                "Checked.",
                structure(object()),
                new Handler(1, "checked", instance, mapper), null, null, null, null, null));
        // error
        tools.add(new ToolDefinition(
                "error",
                "Error.",
                structure(object()),
                new Handler(2, "error", instance, mapper), null, null, null, null, null));
        // endless
        tools.add(new ToolDefinition(
                "endless",
                "Endless.",
                structure(object()),
                new Handler(3, "endless", instance, mapper), null, null, null, null, null));
        // async
        tools.add(new ToolDefinition(
                "async",
                "Async.",
                structure(object()),
                new Handler(4, "async", instance, mapper), null, null, null, null, null));
        // stage
        tools.add(new ToolDefinition(
                "stage",
                "Failed stage.",
                structure(object()),
                new Handler(5, "stage", instance, mapper), null, null, null, null, null));
        // early
        tools.add(new ToolDefinition(
                "early",
                "Throws before its future.",
                structure(object()),
                new Handler(6, "early", instance, mapper), null, null, null, null, null));
        // linked
        tools.add(new ToolDefinition(
                "linked",
                "Fails with an error.",
                structure(object()),
                new Handler(7, "linked", instance, mapper), null, null, null, null, null));
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
        private final ObjectMapper mapper;

        Handler(int number, String tool, Tools instance, ObjectMapper mapper) {
            this.number = number;
            this.tool = tool;
            this.instance = instance;
            this.mapper = mapper;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, mapper, tool, invocation).answer(number);
        }
    }

    private static final class Call {
        final Tools instance;
        final ObjectMapper mapper;
        final String tool;
        final ToolInvocation invocation;

        Call(Tools instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            this.instance = instance;
            this.mapper = mapper;
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

        // Runtime helpers:
        //     completed, failed, json, textLater, successLater, jsonLater, Delivery, SuccessDelivery,
        //     JsonDelivery
        // End of the runtime helpers.
    }
}
