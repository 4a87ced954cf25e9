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
                        "shape", object("type", "string", "enum", list("ROUND", "SQUARE")),
                        "more", typed("integer")),
                    "shape", "more"),
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
            Object shape = argument(0, "shape");
            Object more = argument(1, "more");
            requireValid("shape", "more");
            return completed(instance.show((Tools.Shape) shape, (int) more));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Shape
                    return readShape(value);
                default: // 1: int
                    return intValue(value);
            }
        }

        Tools.Shape readShape(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "ROUND":
                        return Tools.Shape.ROUND;
                    case "SQUARE":
                        return Tools.Shape.SQUARE;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"ROUND\", \"SQUARE\"", value);
        }
    }
}
