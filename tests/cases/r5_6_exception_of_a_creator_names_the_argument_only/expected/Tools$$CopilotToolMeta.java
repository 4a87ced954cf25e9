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
        // paint
        tools.add(new ToolDefinition(
                "paint",
                "Paints.",
                structure(
                    object(
                        "colour", structure(object("name", typed("string"))),
                        "limits", object(
                            "type", "array",
                            "items", structure(object("low", typed("integer"), "high", typed("integer")), "low", "high"))),
                    "colour", "limits"),
                handler(0, "paint", instance, mapper), null, null, null, null, null));
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
            // paint
            Object colour = argument(0, "colour");
            Object limits = argument(1, "limits");
            requireValid("colour", "limits");
            return completed(instance.paint((Tools.Colour) colour, (List) limits));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Colour
                    return mapped(value, Tools.Colour.class, "an object");
                case 1: // List<Tools.Limits>
                    return collection(2, value, new ArrayList());
                case 2: // Tools.Limits
                    return readLimits(value);
                default: // 3: int
                    return intValue(value);
            }
        }

        Tools.Limits readLimits(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Limits((int) member(3, members, "low"), (int) member(3, members, "high"));
        }
    }
}
