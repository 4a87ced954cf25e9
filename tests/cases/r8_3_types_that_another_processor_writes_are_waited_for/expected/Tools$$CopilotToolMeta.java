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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // take
        tools.add(new ToolDefinition(
                "take",
                "Takes.",
                structure(
                    object(
                        "late", structure(object("text", typed("string"), "count", typed("integer")), "text", "count"),
                        "kind", object("type", "string", "enum", list("A", "B"))),
                    "late", "kind"),
                handler(0, "take", instance, mapper), null, null, null, null, null));
        // inherited
        tools.add(new ToolDefinition(
                "inherited",
                "Inherited from a type written later.",
                structure(object()),
                handler(1, "inherited", instance, mapper), null, null, null, null, null));
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
            switch (number) {
                case 0: {
                    // take
                    Object late = argument(0, "late");
                    Object kind = argument(1, "kind");
                    requireValid("late", "kind");
                    return completed(instance.take((LateRecord) late, (LateEnum) kind));
                }
                default: {
                    // inherited
                    return completed(instance.inherited());
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // LateRecord
                    return readLateRecord(value);
                case 1: // LateEnum
                    return readLateEnum(value);
                case 2: // String
                    return stringValue(value);
                default: // 3: int
                    return intValue(value);
            }
        }

        LateRecord readLateRecord(Object value) {
            Map<?, ?> members = members(value);
            return new LateRecord(
                    (String) member(2, members, "text"),
                    (int) member(3, members, "count"));
        }

        LateEnum readLateEnum(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "A":
                        return LateEnum.A;
                    case "B":
                        return LateEnum.B;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"A\", \"B\"", value);
        }
    }
}
