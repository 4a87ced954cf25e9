package p;

// Imports

/** The tools of Outer.Middle.Tools: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Outer$Middle$Tools$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<Outer.Middle.Tools> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Outer$Middle$Tools$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(Outer.Middle.Tools instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // take
        tools.add(new ToolDefinition(
                "take",
                "Takes.",
                structure(
                    object(
                        "tools", structure(object("kind", object("type", "string", "enum", list("A"))), "kind"),
                        "n", typed("integer")),
                    "tools", "n"),
                handler(0, "take", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Outer.Middle.Tools instance) {
        return new Outer$Middle$Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((Outer.Middle.Tools) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final Outer.Middle.Tools instance;

        Call(Outer.Middle.Tools instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
            // take
            Object tools = argument(0, "tools");
            Object n = argument(1, "n");
            requireValid("tools", "n");
            return completed(instance.take((Outer.Middle.Tools.Tools2) tools, (int) n));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Outer.Middle.Tools.Tools2
                    return readTools2(value);
                case 1: // int
                    return intValue(value);
                default: // 2: Outer.Middle.Kind
                    return readKind(value);
            }
        }

        Outer.Middle.Tools.Tools2 readTools2(Object value) {
            Map<?, ?> members = members(value);
            return new Outer.Middle.Tools.Tools2((Outer.Middle.Kind) member(2, members, "kind"));
        }

        Outer.Middle.Kind readKind(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "A":
                        return Outer.Middle.Kind.A;
                    default:
                        break;
                }
            }
            throw new ArgumentError("\"A\"", value);
        }
    }
}
