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
                "Shows numbers.",
                structure(
                    object(
                        "large", object(
                            "type", "number",
                            "description", "The largest.",
                            "default", new BigDecimal("1e2147483647")),
                        "small", object(
                            "type", "number",
                            "description", "The smallest.",
                            "default", new BigDecimal("1e-2147483647")),
                        "list", object(
                            "type", "array",
                            "items", typed("number"),
                            "description", "Some.",
                            "default", list(
                                new BigDecimal("1e+02147483647"),
                                new BigDecimal("0.1e-2147483646"))),
                        "any", object("maximum", new BigDecimal("1e2147483647"), "description", "Any."),
                        "bounded", typed("number", "Bounded."))),
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

        protected Object call(int number) throws Throwable {
            // show
            Object large = orDefault(0, "large", new BigDecimal("1e2147483647"));
            Object small = orDefault(0, "small", new BigDecimal("1e-2147483647"));
            Object list = orDefault(1, "list", list(new BigDecimal("1e+02147483647"), new BigDecimal("0.1e-2147483646")));
            Object any = argument(3, "any");
            Object bounded = argument(5, "bounded");
            requireValid("large", "small", "list", "any", "bounded");
            return instance.show((BigDecimal) large, (BigDecimal) small, (List) list, any, (BigDecimal) bounded);
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // BigDecimal
                    return bigDecimalValue(counted(value, false));
                case 1: // List<BigDecimal>
                    return collection(0, value, new ArrayList());
                case 2: // Object
                    return anything(value);
                case 3: // Object or null
                    return value == null ? null : value(2, value);
                case 4: { // BigDecimal
                    Object result = value(0, value);
                    requireNone(atMost(value, new BigDecimal("100e2147483647")));
                    return result;
                }
                default: // 5: BigDecimal or null
                    return value == null ? null : value(4, value);
            }
        }
    }
}
