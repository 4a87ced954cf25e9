// Imports

/** The tools of Kinds.Colors: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Kinds$Colors$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<Kinds.Colors> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Kinds$Colors$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(Kinds.Colors instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // pick
        tools.add(new ToolDefinition(
                "pick",
                "Pick.",
                structure(
                    object(
                        "kind", object(
                            "type", "string",
                            "enum", list("RED", "BLUE"),
                            "description", "The kind.",
                            "default", "RED"))),
                handler(0, "pick", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Kinds.Colors instance) {
        return new Kinds$Colors$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((Kinds.Colors) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final Kinds.Colors instance;

        Call(Kinds.Colors instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
            // pick
            Object kind = orDefault(0, "kind", "RED");
            requireValid("kind");
            return completed(instance.pick((Kinds.Color) kind));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                default: // 0: Kinds.Color
                    return readColor(value);
            }
        }

        Kinds.Color readColor(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "RED":
                        return Kinds.Color.RED;
                    case "BLUE":
                        return Kinds.Color.BLUE;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"RED\", \"BLUE\"", value);
        }
    }
}
