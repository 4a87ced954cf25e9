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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(7);
        // none
        tools.add(new ToolDefinition(
                "none",
                "None.",
                structure(object()),
                handler(0, "none", instance, mapper), null, null, null, null, null));
        // off
        tools.add(new ToolDefinition(
                "off",
                "All off.",
                structure(object()),
                handler(1, "off", instance, mapper), null, null, null, null, null));
        // overrides
        tools.add(new ToolDefinition(
                "overrides",
                "Overrides.",
                structure(object()),
                handler(2, "overrides", instance, mapper),
                Boolean.TRUE,
                null, null, null, null));
        // skips
        tools.add(new ToolDefinition(
                "skips",
                "Skips.",
                structure(object()),
                handler(3, "skips", instance, mapper), null,
                Boolean.TRUE,
                null, null, null));
        // ends
        tools.add(new ToolDefinition(
                "ends",
                "Ends.",
                structure(object()),
                handler(4, "ends", instance, mapper), null, null, null, null,
                Boolean.TRUE));
        // auto
        tools.add(new ToolDefinition(
                "auto",
                "Auto.",
                structure(object()),
                handler(5, "auto", instance, mapper), null, null,
                ToolDefer.AUTO,
                null, null));
        // never
        tools.add(new ToolDefinition(
                "never",
                "Never, and all the rest that go together.",
                structure(object()),
                handler(6, "never", instance, mapper), null,
                Boolean.TRUE,
                ToolDefer.NEVER,
                null,
                Boolean.TRUE));
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
    }
}
