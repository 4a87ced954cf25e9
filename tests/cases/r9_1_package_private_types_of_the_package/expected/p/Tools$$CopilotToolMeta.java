package p;

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
                        "item", structure(object("name", typed("string")), "name"),
                        "kinds", object("type", "array", "items", object("type", "string", "enum", list("A"))),
                        "hidden", structure(object())),
                    "item", "kinds", "hidden"),
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
            Object item = argument(0, "item");
            Object kinds = argument(1, "kinds");
            Object hidden = argument(2, "hidden");
            requireValid("item", "kinds", "hidden");
            return completed(instance.take((Hidden.Item) item, (List) kinds, (Hidden) hidden));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Hidden.Item
                    return readItem(value);
                case 1: // List<Hidden.Kind>
                    return collection(4, value, new ArrayList());
                case 2: // Hidden
                    return mapped(value, Hidden.class, "an object");
                case 3: // String
                    return stringValue(value);
                default: // 4: Hidden.Kind
                    return readKind(value);
            }
        }

        Hidden.Item readItem(Object value) {
            Map<?, ?> members = members(value);
            return new Hidden.Item((String) member(3, members, "name"));
        }

        Hidden.Kind readKind(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "A":
                        return Hidden.Kind.A;
                    default:
                        break;
                }
            }
            throw new ArgumentError("\"A\"", value);
        }
    }
}
