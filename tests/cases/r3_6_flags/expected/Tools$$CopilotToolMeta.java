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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(7);
        // none
        tools.add(new ToolDefinition(
                "none",
                "None.",
                structure(object()),
                new Handler(0, "none", instance), null, null, null, null, null));
        // off
        tools.add(new ToolDefinition(
                "off",
                "All off.",
                structure(object()),
                new Handler(1, "off", instance), null, null, null, null, null));
        // overrides
        tools.add(new ToolDefinition(
                "overrides",
                "Overrides.",
                structure(object()),
                new Handler(2, "overrides", instance),
                Boolean.TRUE,
                null, null, null, null));
        // skips
        tools.add(new ToolDefinition(
                "skips",
                "Skips.",
                structure(object()),
                new Handler(3, "skips", instance), null,
                Boolean.TRUE,
                null, null, null));
        // ends
        tools.add(new ToolDefinition(
                "ends",
                "Ends.",
                structure(object()),
                new Handler(4, "ends", instance), null, null, null, null,
                Boolean.TRUE));
        // auto
        tools.add(new ToolDefinition(
                "auto",
                "Auto.",
                structure(object()),
                new Handler(5, "auto", instance), null, null,
                ToolDefer.AUTO,
                null, null));
        // never
        tools.add(new ToolDefinition(
                "never",
                "Never, and all the rest that go together.",
                structure(object()),
                new Handler(6, "never", instance), null,
                Boolean.TRUE,
                ToolDefer.NEVER,
                null,
                Boolean.TRUE));
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
                    // none
                    instance.none();
                    return completed("Success");
                }
                case 1: {
                    // off
                    instance.off();
                    return completed("Success");
                }
                case 2: {
                    // overrides
                    instance.overrides();
                    return completed("Success");
                }
                case 3: {
                    // skips
                    instance.skips();
                    return completed("Success");
                }
                case 4: {
                    // ends
                    instance.ends();
                    return completed("Success");
                }
                case 5: {
                    // auto
                    instance.auto();
                    return completed("Success");
                }
                default: {
                    // never
                    instance.never();
                    return completed("Success");
                }
            }
        }

        // Runtime helpers:
        //     completed, failed
        // End of the runtime helpers.
    }
}
