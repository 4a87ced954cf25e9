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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(4);
        // one
        tools.add(new ToolDefinition(
                "one",
                "Reads a < b, <c>, the size, java.util.List.add and String: x\u00a0AB \u00a9 done.",
                structure(object()),
                new Handler(0, "one", instance), null, null, null, null, null));
        // two
        tools.add(new ToolDefinition(
                "two",
                "First line second line.",
                structure(object()),
                new Handler(1, "two", instance), null, null, null, null, null));
        // three
        tools.add(new ToolDefinition(
                "three",
                "Text.",
                structure(object()),
                new Handler(2, "three", instance), null, null, null, null, null));
        // four
        tools.add(new ToolDefinition(
                "four",
                "Text",
                structure(object()),
                new Handler(3, "four", instance), null, null, null, null, null));
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
                    // one
                    instance.one();
                    return completed("Success");
                }
                case 1: {
                    // two
                    instance.two();
                    return completed("Success");
                }
                case 2: {
                    // three
                    instance.three();
                    return completed("Success");
                }
                default: {
                    // four
                    return completed(instance.four());
                }
            }
        }

        // Runtime helpers:
        //     completed, failed
        // End of the runtime helpers.
    }
}
