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
        // show
        tools.add(new ToolDefinition(
                "show",
                "Shows.",
                structure(
                    object(
                        "sign", object("type", "string", "enum", list("\"\\\n\u2028\ud83d\ude00", "PLAIN")),
                        "item", structure(object("a\"b\\c\n\ud83d\ude00", typed("string")), "a\"b\\c\n\ud83d\ude00"),
                        "constant", object("const", "\000\"\\\n\ud83d\ude00\u2028", "x-\"", 1, "description", "M.")),
                    "sign", "item", "constant"),
                handler(0, "show", instance, mapper), null, null, null, null, null));
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
            // show
            Object sign = argument(0, "sign");
            Object item = argument(1, "item");
            Object constant = argument(2, "constant");
            requireValid("sign", "item", "constant");
            return completed(instance.show((Tools.Sign) sign, (Tools.Item) item, constant));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Sign
                    return readSign(value);
                case 1: // Tools.Item
                    return readItem(value);
                case 2: // Object
                    return anything(value);
                default: // 3: String
                    return stringValue(value);
            }
        }

        Tools.Sign readSign(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "\"\\\n\u2028\ud83d\ude00":
                        return Tools.Sign.ODD;
                    case "PLAIN":
                        return Tools.Sign.PLAIN;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"\\\"\\\\\\n\u2028\ud83d\ude00\", \"PLAIN\"", value);
        }

        Tools.Item readItem(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Item((String) member(3, members, "a\"b\\c\n\ud83d\ude00"));
        }
    }
}
