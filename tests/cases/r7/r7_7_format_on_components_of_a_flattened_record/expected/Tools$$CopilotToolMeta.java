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
        // book
        tools.add(new ToolDefinition(
                "book",
                "Books.",
                structure(
                    object(
                        "price", object("type", "string", "pattern", "^-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][-+]?[0-9]+)?$"),
                        "day", object(
                            "type", "string",
                            "pattern", "^(0[1-9]|[12][0-9]|3[01])\\.(0[1-9]|1[0-2])\\.[1-9][0-9]{3}$")),
                    "price", "day"),
                handler(0, "book", instance, mapper), null, null, null, null, null));
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
            // book
            Object arguments = allArguments(2);
            requireValid("price", "day");
            Tools.Booking record_ = (Tools.Booking) mapped(arguments, mapper.constructType(Tools.Booking.class));
            return instance.book(record_);
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // BigDecimal
                    return value(3, stringValue(value));
                case 1: // LocalDate
                    return dated(value, LocalDate.class, "dd.MM.yyyy", "", "", false, "a date or time in the form dd.MM.yyyy");
                case 2: // Tools.Booking
                    return properties(value, -1, 0, "price", 1, "day");
                default: // 3: BigDecimal
                    return bigDecimalValue(counted(value, false));
            }
        }
    }
}
