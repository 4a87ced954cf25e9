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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(3);
        // notify
        tools.add(new ToolDefinition(
                "notify",
                "Long enough for a method of its own",
                structure(
                    object(
                        "argument1", typed("string", "P"),
                        "argument2", typed("string", "P"),
                        "argument3", typed("string", "P"),
                        "argument4", typed("string", "P"),
                        "argument5", typed("string", "P"),
                        "argument6", typed("string", "P"),
                        "argument7", typed("string", "P"),
                        "argument8", typed("string", "P"),
                        "argument9", typed("string", "P"),
                        "argument10", typed("string", "P"),
                        "argument11", typed("string", "P"),
                        "argument12", typed("string", "P"),
                        "argument13", typed("string", "P"),
                        "argument14", typed("string", "P"),
                        "argument15", typed("string", "P"),
                        "argument16", typed("string", "P")),
                    "argument1", "argument2", "argument3", "argument4", "argument5", "argument6", "argument7", "argument8", "argument9", "argument10", "argument11", "argument12", "argument13", "argument14", "argument15", "argument16"),
                handler(0, "notify", instance, mapper), null, null, null, null, null));
        // clone
        tools.add(new ToolDefinition(
                "clone",
                "With a type variable",
                structure(object("value", typed("number", "Q"), "more", typed("integer", "M")), "value", "more"),
                handler(1, "clone", instance, mapper), null, null, null, null, null));
        // wait
        tools.add(new ToolDefinition(
                "wait",
                "Short",
                structure(object("value", typed("string", "S")), "value"),
                handler(2, "wait", instance, mapper), null, null, null, null, null));
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
            switch (number) {
                case 0: {
                    // notify
                    return notify2();
                }
                case 1: {
                    // clone
                    return clone2();
                }
                default: {
                    // wait
                    Object value = argument(0, "value");
                    requireValid("value");
                    return instance.wait((String) value);
                }
            }
        }

        Object notify2() throws Throwable {
            Object argument1 = argument(0, "argument1");
            Object argument2 = argument(0, "argument2");
            Object argument3 = argument(0, "argument3");
            Object argument4 = argument(0, "argument4");
            Object argument5 = argument(0, "argument5");
            Object argument6 = argument(0, "argument6");
            Object argument7 = argument(0, "argument7");
            Object argument8 = argument(0, "argument8");
            Object argument9 = argument(0, "argument9");
            Object argument10 = argument(0, "argument10");
            Object argument11 = argument(0, "argument11");
            Object argument12 = argument(0, "argument12");
            Object argument13 = argument(0, "argument13");
            Object argument14 = argument(0, "argument14");
            Object argument15 = argument(0, "argument15");
            Object argument16 = argument(0, "argument16");
            requireValid("argument1", "argument2", "argument3", "argument4", "argument5", "argument6", "argument7", "argument8", "argument9", "argument10", "argument11", "argument12", "argument13", "argument14", "argument15", "argument16");
            return instance.notify((String) argument1, (String) argument2, (String) argument3, (String) argument4, (String) argument5, (String) argument6, (String) argument7, (String) argument8, (String) argument9, (String) argument10, (String) argument11, (String) argument12, (String) argument13, (String) argument14, (String) argument15, (String) argument16);
        }

        <V0 extends Number & Comparable<? super V0>> Object clone2() throws Throwable {
            Object value = argument(1, "value");
            Object more = argument(2, "more");
            requireValid("value", "more");
            return instance.clone((V0) bounded("value", value, 0, Comparable.class), (int) more);
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // String
                    return stringValue(value);
                case 1: // Number
                    return numberValue(counted(value, false));
                default: // 2: int
                    return intValue(countedText(value));
            }
        }
    }
}
