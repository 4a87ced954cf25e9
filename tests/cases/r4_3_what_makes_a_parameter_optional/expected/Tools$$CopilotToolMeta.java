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
        // all
        tools.add(new ToolDefinition(
                "all",
                "All.",
                structure(
                    object(
                        "needed", typed("string"),
                        "off", typed("string", "Off."),
                        "on", typed("string", "On."),
                        "defaulted", object("type", "string", "description", "Defaulted.", "default", "d"),
                        "maybe", typed("string"),
                        "maybeInt", typed("integer"),
                        "maybeLong", typed("integer"),
                        "maybeDouble", typed("number"),
                        "nullable", typed("string")),
                    "needed", "on"),
                handler(0, "all", instance, mapper), null, null, null, null, null));
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
            // all
            Object needed = argument(0, "needed");
            Object off = argument(1, "off");
            Object on = argument(0, "on");
            Object defaulted = orDefault(0, "defaulted", "d");
            Object maybe = argument(2, "maybe");
            Object maybeInt = argument(3, "maybeInt");
            Object maybeLong = argument(4, "maybeLong");
            Object maybeDouble = argument(5, "maybeDouble");
            Object nullable = argument(1, "nullable");
            requireValid("needed", "off", "on", "defaulted", "maybe", "maybeInt", "maybeLong", "maybeDouble", "nullable");
            return completed(instance.all((String) needed, (String) off, (String) on, (String) defaulted, (Optional) maybe, (OptionalInt) maybeInt, (OptionalLong) maybeLong, (OptionalDouble) maybeDouble, (String) nullable));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // String
                    return stringValue(value);
                case 1: // String or null
                    return value == null ? null : value(0, value);
                case 2: // Optional<String>
                    return optional(0, value);
                case 3: // OptionalInt
                    return value == null ? OptionalInt.empty() : OptionalInt.of(intValue(value));
                case 4: // OptionalLong
                    return value == null ? OptionalLong.empty() : OptionalLong.of(longValue(value));
                default: // 5: OptionalDouble
                    return value == null ? OptionalDouble.empty() : OptionalDouble.of(doubleValue(value));
            }
        }
    }
}
