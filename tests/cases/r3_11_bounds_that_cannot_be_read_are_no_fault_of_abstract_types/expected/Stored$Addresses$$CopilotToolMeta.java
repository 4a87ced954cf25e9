// Imports

/** The tools of Stored.Addresses: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Stored$Addresses$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<Stored.Addresses> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Stored$Addresses$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(Stored.Addresses instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // store
        tools.add(new ToolDefinition(
                "store",
                "Store.",
                structure(
                    object("street", typed("string", "The street."), "number", typed("integer")),
                    "street", "number"),
                handler(0, "store", instance, mapper), null, null, null, null, null));
        // load
        tools.add(new ToolDefinition(
                "load",
                "Load.",
                structure(object("id", typed("string")), "id"),
                handler(1, "load", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Stored.Addresses instance) {
        return new Stored$Addresses$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((Stored.Addresses) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final Stored.Addresses instance;

        Call(Stored.Addresses instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // store
                    Object street = argument(0, "street");
                    Object number_ = argument(1, "number");
                    requireValid("street", "number");
                    Stored.Address record;
                    try {
                        record = new Stored.Address((String) street, (int) number_);
                    } catch (RuntimeException thrown) {
                        throw errorOf(thrown);
                    }
                    return completed(instance.store(record));
                }
                default: {
                    // load
                    Object id = argument(0, "id");
                    requireValid("id");
                    return jsonLater(instance.load((String) id), mapper, tool);
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // String
                    return stringValue(value);
                default: // 1: int
                    return intValue(value);
            }
        }
    }
}
