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
        // search
        tools.add(new ToolDefinition(
                "search",
                "Searches.",
                structure(
                    object(
                        "text", object("type", "string", "description", "D.", "default", "abc"),
                        "order", object("type", "string", "enum", list("UP", "DOWN"), "description", "D.", "default", "DOWN"),
                        "inner", object(
                            "type", "object",
                            "properties", object("n", typed("integer")),
                            "required", list("n"),
                            "description", "D.",
                            "default", object("n", 7)),
                        "maybe", object("type", "integer", "description", "D.", "default", 5))),
                handler(0, "search", instance, mapper), null, null, null, null, null));
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
            // search
            Object text = orDefault(0, "text", "abc");
            Object order = orDefault(1, "order", "DOWN");
            Object inner = orDefault(2, "inner", object("n", 7));
            Object maybe = orDefault(3, "maybe", 5);
            requireValid("text", "order", "inner", "maybe");
            Tools.Query record;
            try {
                record = new Tools.Query(
                        (String) text,
                        (Tools.Order) order,
                        (Tools.Inner) inner,
                        (Optional) maybe);
            } catch (RuntimeException thrown) {
                throw errorOf(thrown);
            }
            return completed(instance.search(record));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // String
                    return stringValue(value);
                case 1: // Tools.Order
                    return readOrder(value);
                case 2: // Tools.Inner
                    return readInner(value);
                case 3: // Optional<Integer>
                    return optional(5, value);
                case 4: // int
                    return intValue(value);
                default: // 5: Integer
                    return intValue(value);
            }
        }

        Tools.Order readOrder(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "UP":
                        return Tools.Order.UP;
                    case "DOWN":
                        return Tools.Order.DOWN;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"UP\", \"DOWN\"", value);
        }

        Tools.Inner readInner(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Inner((int) member(4, members, "n"));
        }
    }
}
