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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // take
        tools.add(new ToolDefinition(
                "take",
                "Takes.",
                structure(
                    object(
                        "old", structure(object("x", typed("integer")), "x"),
                        "kinds", object("type", "array", "items", object("type", "string", "enum", list("A", "B")))),
                    "old", "kinds"),
                handler(0, "take", instance, mapper), null, null, null, null, null));
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
            // take
            Object old = argument(0, "old");
            Object kinds = argument(1, "kinds");
            requireValid("old", "kinds");
            return completed(instance.take((Old) old, (List) kinds));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Old
                    return readOld(value);
                case 1: // List<Kind>
                    return collection(3, value, new ArrayList());
                case 2: // int
                    return intValue(value);
                default: // 3: Kind
                    return readKind(value);
            }
        }

        Old readOld(Object value) {
            Map<?, ?> members = members(value);
            return new Old((int) member(2, members, "x"));
        }

        Kind readKind(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "A":
                        return Kind.A;
                    case "B":
                        return Kind.B;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"A\", \"B\"", value);
        }
    }
}
