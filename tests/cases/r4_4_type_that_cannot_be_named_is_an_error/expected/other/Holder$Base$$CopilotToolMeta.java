package other;

// Imports

/** The tools of Holder.Base: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Holder$Base$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<Holder.Base> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Holder$Base$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(Holder.Base instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // take
        tools.add(new ToolDefinition(
                "take",
                "Takes a guarded one.",
                structure(
                    object("number", typed("integer"), "guarded", structure(object("text", typed("string")), "text")),
                    "number", "guarded"),
                handler(0, "take", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Holder.Base instance) {
        return new Holder$Base$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((Holder.Base) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final Holder.Base instance;

        Call(Holder.Base instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
            // take
            Object number_ = argument(0, "number");
            Object guarded = argument(1, "guarded");
            requireValid("number", "guarded");
            instance.take((int) number_, (Holder.Guarded) guarded);
            return completed("Success");
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // int
                    return intValue(value);
                case 1: // Holder.Guarded
                    return readGuarded(value);
                default: // 2: String
                    return stringValue(value);
            }
        }

        Holder.Guarded readGuarded(Object value) {
            Map<?, ?> members = members(value);
            return new Holder.Guarded((String) member(2, members, "text"));
        }
    }
}
