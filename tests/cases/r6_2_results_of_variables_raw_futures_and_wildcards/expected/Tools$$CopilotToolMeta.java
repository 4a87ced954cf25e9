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
        // variable
        tools.add(new ToolDefinition(
                "variable",
                "Variable.",
                structure(object()),
                new Handler(0, "variable", instance, mapper), null, null, null, null, null));
        // raw
        tools.add(new ToolDefinition(
                "raw",
                "Raw future.",
                structure(object()),
                new Handler(1, "raw", instance, mapper), null, null, null, null, null));
        // bounded
        tools.add(new ToolDefinition(
                "bounded",
                "Bounded wildcard.",
                structure(object()),
                new Handler(2, "bounded", instance, mapper), null, null, null, null, null));
        // string
        tools.add(new ToolDefinition(
                "string",
                "String by a wildcard.",
                structure(object()),
                new Handler(3, "string", instance, mapper), null, null, null, null, null));
        // none
        tools.add(new ToolDefinition(
                "none",
                "No result object.",
                structure(object()),
                new Handler(4, "none", instance, mapper), null, null, null, null, null));
        // bytes
        tools.add(new ToolDefinition(
                "bytes",
                "Bytes.",
                structure(object()),
                new Handler(5, "bytes", instance, mapper), null, null, null, null, null));
        // text
        tools.add(new ToolDefinition(
                "text",
                "Text in an object.",
                structure(object()),
                new Handler(6, "text", instance, mapper), null, null, null, null, null));
        // optional
        tools.add(new ToolDefinition(
                "optional",
                "Future of an optional result.",
                structure(object()),
                new Handler(7, "optional", instance, mapper), null, null, null, null, null));
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
                    // variable
                    return completed(jsonOrResult(instance.variable(), mapper));
                }
                case 1: {
                    // raw
                    return jsonOrResultLater(instance.raw(), mapper, tool);
                }
                case 2: {
                    // bounded
                    return jsonLater(instance.bounded(), mapper, tool);
                }
                case 3: {
                    // string
                    return textLater(instance.string(), tool);
                }
                case 4: {
                    // none
                    return completed(instance.none());
                }
                case 5: {
                    // bytes
                    return completed(json(instance.bytes(), mapper));
                }
                case 6: {
                    // text
                    return completed(jsonOrResult(instance.text(), mapper));
                }
                default: {
                    // optional
                    return resultLater(presentLater(instance.optional(), tool), tool);
                }
            }
        }

        // Runtime helpers:
        //     completed, failed, json, jsonOrResult, present, textLater, resultLater, jsonLater,
        //     jsonOrResultLater, presentLater, Delivery, JsonDelivery, JsonOrResultDelivery, PresentDelivery
        // End of the runtime helpers.
    }
}
