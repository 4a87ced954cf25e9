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
        // take
        tools.add(new ToolDefinition(
                "take",
                "Takes.",
                structure(
                    object(
                        "late", object(
                            "type", "object",
                            "additionalProperties", object(
                                "type", "array",
                                "items", object("type", "array", "items", structure(object("n", typed("integer")), "n")))),
                        "holder", structure(object("held", structure(object("n", typed("integer")), "n")), "held")),
                    "late", "holder"),
                handler(0, "take", instance, mapper), null, null, null, null, null));
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
            // take
            Object late = argument(0, "late");
            Object holder = argument(1, "holder");
            requireValid("late", "holder");
            return completed(instance.take((Map) late, (Tools.Holder) holder));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Map<String, List<Late[]>>
                    return map(3, 2, value, new LinkedHashMap());
                case 1: // Tools.Holder<Late>
                    return readHolderOfLate(value);
                case 2: // List<Late[]>
                    return collection(5, value, new ArrayList());
                case 3: // Object
                    return stringValue(value);
                case 4: // Late
                    return readLate(value);
                case 5: // Late[]
                    return readArrayOfLate(value);
                default: // 6: int
                    return intValue(value);
            }
        }

        Tools.Holder readHolderOfLate(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Holder((Late) member(4, members, "held"));
        }

        Late readLate(Object value) {
            Map<?, ?> members = members(value);
            return new Late((int) member(6, members, "n"));
        }

        Late[] readArrayOfLate(Object value) {
            Object[] items = collection(4, value, new ArrayList<Object>()).toArray();
            Late[] result = new Late[items.length];
            for (int index = 0; index < items.length; index++) {
                result[index] = (Late) items[index];
            }
            return result;
        }
    }
}
