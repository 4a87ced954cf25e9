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
        // read
        tools.add(new ToolDefinition(
                "read",
                "Reads a size.",
                structure(
                    object(
                        "size", object("type", "string", "enum", list("S", "L"), "description", "The size"),
                        "box", object(
                            "type", "object",
                            "properties", object("size", object("type", "string", "enum", list("S", "L"))),
                            "required", list(),
                            "description", "The box")),
                    "size", "box"),
                handler(0, "read", instance, mapper), null, null, null, null, null));
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
            // read
            Object size = argument(0, "size");
            Object box = argument(1, "box");
            requireValid("size", "box");
            return completed(instance.read((Tools.Size) size, (Tools.Box) box));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Size
                    return readSize(value);
                default: // 1: Tools.Box
                    return mapped(value, Tools.Box.class, "an object");
            }
        }

        Tools.Size readSize(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "S":
                        return Tools.Size.S;
                    case "L":
                    case "XL":
                        return Tools.Size.L;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"S\", \"L\"", value);
        }
    }
}
