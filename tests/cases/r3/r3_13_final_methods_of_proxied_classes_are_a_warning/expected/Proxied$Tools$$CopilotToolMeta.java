// Imports

/** The tools of Proxied.Tools: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Proxied$Tools$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<Proxied.Tools> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Proxied$Tools$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(Proxied.Tools instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(4);
        // find
        tools.add(new ToolDefinition(
                "find",
                "Finds.",
                structure(object()),
                handler(0, "find", instance, mapper), null, null, null, null, null));
        // list
        tools.add(new ToolDefinition(
                "list",
                "Lists.",
                structure(object()),
                handler(1, "list", instance, mapper), null, null, null, null, null));
        // add
        tools.add(new ToolDefinition(
                "add",
                "Adds.",
                structure(object()),
                handler(2, "add", instance, mapper), null, null, null, null, null));
        // count
        tools.add(new ToolDefinition(
                "count",
                "Counts.",
                structure(object()),
                handler(3, "count", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Proxied.Tools instance) {
        return new Proxied$Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((Proxied.Tools) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final Proxied.Tools instance;

        Call(Proxied.Tools instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected Object call(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // find
                    return instance.find();
                }
                case 1: {
                    // list
                    return instance.list();
                }
                case 2: {
                    // add
                    return Proxied.Tools.add();
                }
                default: {
                    // count
                    return instance.count();
                }
            }
        }
    }
}
