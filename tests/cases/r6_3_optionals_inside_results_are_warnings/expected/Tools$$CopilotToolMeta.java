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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(6);
        // user
        tools.add(new ToolDefinition(
                "user",
                "In a record.",
                structure(object()),
                new Handler(0, "user", instance, mapper), null, null, null, null, null));
        // accounts
        tools.add(new ToolDefinition(
                "accounts",
                "By a getter, in a future.",
                structure(object()),
                new Handler(1, "accounts", instance, mapper), null, null, null, null, null));
        // map
        tools.add(new ToolDefinition(
                "map",
                "In a map.",
                structure(object()),
                new Handler(2, "map", instance, mapper), null, null, null, null, null));
        // twice
        tools.add(new ToolDefinition(
                "twice",
                "In another.",
                structure(object()),
                new Handler(3, "twice", instance, mapper), null, null, null, null, null));
        // alone
        tools.add(new ToolDefinition(
                "alone",
                "By itself it is unwrapped.",
                structure(object()),
                new Handler(4, "alone", instance, mapper), null, null, null, null, null));
        // later
        tools.add(new ToolDefinition(
                "later",
                "In a future, too.",
                structure(object()),
                new Handler(5, "later", instance, mapper), null, null, null, null, null));
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
                    // user
                    return completed(json(instance.user(), mapper));
                }
                case 1: {
                    // accounts
                    return jsonLater(instance.accounts(), mapper, tool);
                }
                case 2: {
                    // map
                    return completed(json(instance.map(), mapper));
                }
                case 3: {
                    // twice
                    return completed(json(present(instance.twice()), mapper));
                }
                case 4: {
                    // alone
                    return completed(present(instance.alone()));
                }
                default: {
                    // later
                    return jsonLater(presentLater(instance.later(), tool), mapper, tool);
                }
            }
        }

        // Runtime helpers:
        //     completed, failed, json, present, jsonLater, presentLater, Delivery, JsonDelivery, PresentDelivery
        // End of the runtime helpers.
    }
}
