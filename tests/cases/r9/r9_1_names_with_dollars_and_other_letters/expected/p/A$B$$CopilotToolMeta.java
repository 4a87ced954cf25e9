package p;

// Imports

/** The tools of A$B: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class A$B$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<A$B> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public A$B$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(A$B instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // take
        tools.add(new ToolDefinition(
                "take",
                "Takes.",
                structure(
                    object(
                        "gr\u00f6\u00dfe", structure(object("wert", typed("integer")), "wert"),
                        "$n", typed("integer")),
                    "gr\u00f6\u00dfe", "$n"),
                handler(0, "take", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(A$B instance) {
        return new A$B$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((A$B) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final A$B instance;

        Call(A$B instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected Object call(int number) throws Throwable {
            // take
            Object gr\u00f6\u00dfe = argument(0, "gr\u00f6\u00dfe");
            Object $n = argument(1, "$n");
            requireValid("gr\u00f6\u00dfe", "$n");
            return instance.nimm$((A$B.Gr\u00f6\u00dfe) gr\u00f6\u00dfe, (int) $n);
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // A$B.Gr\u00f6\u00dfe
                    return readGr\u00f6\u00dfe(value);
                default: // 1: int
                    return intValue(countedText(value));
            }
        }

        A$B.Gr\u00f6\u00dfe readGr\u00f6\u00dfe(Object value) {
            Object[] read = components(value, 1, "wert");
            return new A$B.Gr\u00f6\u00dfe((int) read[0]);
        }
    }
}
