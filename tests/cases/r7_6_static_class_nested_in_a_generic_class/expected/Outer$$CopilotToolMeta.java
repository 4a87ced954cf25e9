// Imports

/** The tools of Outer: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Outer$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<Outer> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Outer$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(Outer instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // nested
        tools.add(new ToolDefinition(
                "nested",
                "In a class.",
                structure(
                    object(
                        "value", structure(object("held", typed("string"))),
                        "more", object("type", "array", "items", structure(object("held", object())))),
                    "value", "more"),
                handler(0, "nested", instance, mapper), null, null, null, null, null));
        // member
        tools.add(new ToolDefinition(
                "member",
                "In an interface.",
                structure(
                    object("value", structure(object("held", object())), "number", typed("integer")),
                    "value", "number"),
                handler(1, "member", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Outer instance) {
        return new Outer$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((Outer) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final Outer instance;

        Call(Outer instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // nested
                    Object value = argument(0, "value");
                    Object more = argument(1, "more");
                    requireValid("value", "more");
                    return completed(instance.nested((Outer.Nested) value, (List) more));
                }
                default: {
                    // member
                    Object value = argument(2, "value");
                    Object number_ = argument(3, "number");
                    requireValid("value", "number");
                    return completed(instance.member((Outer.Holder.Member) value, (int) number_));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Outer.Nested<String>
                    return mapped(value, new TypeReference<Outer.Nested<String>>() {}, "an object");
                case 1: // List<Outer.Nested<Object>>
                    return collection(4, value, new ArrayList());
                case 2: // Outer.Holder.Member<Object>
                    return mapped(value, new TypeReference<Outer.Holder.Member<Object>>() {}, "an object");
                case 3: // int
                    return intValue(value);
                default: // 4: Outer.Nested<Object>
                    return mapped(value, new TypeReference<Outer.Nested<Object>>() {}, "an object");
            }
        }
    }
}
