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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(10);
        // nothing
        tools.add(new ToolDefinition(
                "nothing",
                "A record without components.",
                structure(object()),
                new Handler(0, "nothing", instance, mapper), null, null, null, null, null));
        // annotated
        tools.add(new ToolDefinition(
                "annotated",
                "A class without properties that has an annotation.",
                structure(object()),
                new Handler(1, "annotated", instance, mapper), null, null, null, null, null));
        // code
        tools.add(new ToolDefinition(
                "code",
                "A value in its place.",
                structure(object()),
                new Handler(2, "code", instance, mapper), null, null, null, null, null));
        // holder
        tools.add(new ToolDefinition(
                "holder",
                "What is not written may be anything.",
                structure(object()),
                new Handler(3, "holder", instance, mapper), null, null, null, null, null));
        // any
        tools.add(new ToolDefinition(
                "any",
                "Properties of any name.",
                structure(object()),
                new Handler(4, "any", instance, mapper), null, null, null, null, null));
        // node
        tools.add(new ToolDefinition(
                "node",
                "A type that holds itself.",
                structure(object()),
                new Handler(5, "node", instance, mapper), null, null, null, null, null));
        // shape
        tools.add(new ToolDefinition(
                "shape",
                "An interface.",
                structure(object()),
                new Handler(6, "shape", instance, mapper), null, null, null, null, null));
        // levels
        tools.add(new ToolDefinition(
                "levels",
                "Constants.",
                structure(object()),
                new Handler(7, "levels", instance, mapper), null, null, null, null, null));
        // names
        tools.add(new ToolDefinition(
                "names",
                "A list's own getters are not written.",
                structure(object()),
                new Handler(8, "names", instance, mapper), null, null, null, null, null));
        // anything
        tools.add(new ToolDefinition(
                "anything",
                "Anything.",
                structure(object()),
                new Handler(9, "anything", instance, mapper), null, null, null, null, null));
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
                    // nothing
                    return completed(json(instance.nothing(), mapper));
                }
                case 1: {
                    // annotated
                    return completed(json(instance.annotated(), mapper));
                }
                case 2: {
                    // code
                    return completed(json(instance.code(), mapper));
                }
                case 3: {
                    // holder
                    return completed(json(instance.holder(), mapper));
                }
                case 4: {
                    // any
                    return completed(json(instance.any(), mapper));
                }
                case 5: {
                    // node
                    return completed(json(instance.node(), mapper));
                }
                case 6: {
                    // shape
                    return completed(json(instance.shape(), mapper));
                }
                case 7: {
                    // levels
                    return completed(json(instance.levels(), mapper));
                }
                case 8: {
                    // names
                    return completed(json(instance.names(), mapper));
                }
                default: {
                    // anything
                    return completed(jsonOrResult(instance.anything(), mapper));
                }
            }
        }

        // Runtime helpers:
        //     completed, failed, json, jsonOrResult
        // End of the runtime helpers.
    }
}
