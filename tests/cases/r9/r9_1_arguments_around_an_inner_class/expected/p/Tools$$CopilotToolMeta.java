package p;

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
                    object("inners", typed("array", "Ones."), "wild", typed("object", "One.")),
                    "inners", "wild"),
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

        protected Object call(int number) throws Throwable {
            // take
            Object inners = argument(0, "inners");
            Object wild = argument(1, "wild");
            requireValid("inners", "wild");
            instance.take((Tools.Outer.Plain.Inner[]) inners, (Tools.Outer.Plain.Inner) wild);
            return "Success";
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Outer.Plain.Inner<Integer, Map<String, Long>>[]
                    return readArrayOfInnerOfIntegerMapOfStringLong(value);
                case 1: // Tools.Outer.Plain.Inner<Number, Object>
                    return mappedValue(value, value, mapper.constructType(new TypeReference<Tools.Outer<Integer>.Plain.Inner<Number, Object>>() {}), "a value that the tool can read");
                default: // 2: Tools.Outer.Plain.Inner<Integer, Map<String, Long>>
                    return mappedValue(value, value, mapper.constructType(new TypeReference<Tools.Outer<String[]>.Plain.Inner<Integer, Map<String, Long>>>() {}), "a value that the tool can read");
            }
        }

        Tools.Outer.Plain.Inner[] readArrayOfInnerOfIntegerMapOfStringLong(Object value) {
            Object[] items = collection(2, value, new ArrayList<Object>()).toArray();
            Tools.Outer.Plain.Inner[] result = new Tools.Outer.Plain.Inner[items.length];
            for (int index = 0; index < items.length; index++) {
                result[index] = (Tools.Outer.Plain.Inner) items[index];
            }
            return result;
        }
    }
}
