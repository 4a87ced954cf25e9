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

        protected CompletableFuture<Object> call(int number) throws Throwable {
            // book
            argument(0, "price");
            argument(2, "day");
            requireValid("price", "day");
            Tools.Booking record = (Tools.Booking) mapped(allArguments(), Tools.Booking.class, "an object",
                    "day java.time.LocalDate", "a date or time in the form dd.MM.yyyy");
            return completed(instance.book(record));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // BigDecimal
                    return anyValue(value);
                case 1: { // LocalDate
                    Object result = value;
                    noArray(value, "a date or time in the form dd.MM.yyyy");
                    return result;
                }
                case 2: // LocalDate
                    return value(1, anyValue(value));
                case 3: // Tools.Booking
                    return checkBooking(value);
                default: { // 4: LocalDate
                    Object result = value;
                    noArray(value, "a date or time in the form dd.MM.yyyy");
                    return result;
                }
            }
        }

        Object checkBooking(Object value) {
            if (value instanceof Map) {
                require(value, "price");
                require(value, "day");
                inspect(4, value, "day");
            }
            return value;
        }
    }
}
