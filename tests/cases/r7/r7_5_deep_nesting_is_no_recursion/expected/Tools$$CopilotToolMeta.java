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
        // dive
        tools.add(new ToolDefinition(
                "dive",
                "Dives.",
                structure(
                    object(
                        "first", structure(
                            object(
                                "next", structure(
                                    object(
                                        "next", structure(
                                            object(
                                                "next", structure(
                                                    object(
                                                        "next", structure(
                                                            object(
                                                                "next", structure(
                                                                    object(
                                                                        "next", structure(
                                                                            object(
                                                                                "next", structure(
                                                                                    object(
                                                                                        "next", structure(
                                                                                            object(
                                                                                                "next", structure(
                                                                                                    object(
                                                                                                        "next", structure(
                                                                                                            object(
                                                                                                                "next", part2()),
                                                                                                            "next")),
                                                                                                    "next")),
                                                                                            "next")),
                                                                                    "next")),
                                                                            "next")),
                                                                    "next")),
                                                            "next")),
                                                    "next")),
                                            "next")),
                                    "next")),
                            "next"),
                        "n", typed("integer")),
                    "first", "n"),
                handler(0, "dive", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    static Object part() {
        return object(
                "type", "object",
                "properties", object(
                    "next", structure(
                        object(
                            "next", structure(
                                object(
                                    "next", structure(
                                        object(
                                            "next", structure(
                                                object(
                                                    "next", structure(
                                                        object(
                                                            "next", structure(object("end", typed("integer")), "end")),
                                                        "next")),
                                                "next")),
                                        "next")),
                                "next")),
                        "next")),
                "required", list("next"));
    }

    static Object part2() {
        return object(
                "type", "object",
                "properties", object(
                    "next", structure(
                        object(
                            "next", structure(
                                object(
                                    "next", structure(
                                        object(
                                            "next", structure(
                                                object(
                                                    "next", structure(
                                                        object(
                                                            "next", structure(
                                                                object(
                                                                    "next", structure(
                                                                        object(
                                                                            "next", structure(
                                                                                object(
                                                                                    "next", structure(
                                                                                        object(
                                                                                            "next", structure(
                                                                                                object(
                                                                                                    "next", structure(
                                                                                                        object(
                                                                                                            "next", part()),
                                                                                                        "next")),
                                                                                                "next")),
                                                                                        "next")),
                                                                                "next")),
                                                                        "next")),
                                                                "next")),
                                                        "next")),
                                                "next")),
                                        "next")),
                                "next")),
                        "next")),
                "required", list("next"));
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
            // dive
            Object first = argument(0, "first");
            Object n = argument(1, "n");
            requireValid("first", "n");
            return instance.dive((Tools.L0) first, (int) n);
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.L0
                    return readL0(value);
                case 1: // int
                    return intValue(countedText(value));
                case 2: // Tools.L1
                    return readL1(value);
                case 3: // Tools.L2
                    return readL2(value);
                case 4: // Tools.L3
                    return readL3(value);
                case 5: // Tools.L4
                    return readL4(value);
                case 6: // Tools.L5
                    return readL5(value);
                case 7: // Tools.L6
                    return readL6(value);
                case 8: // Tools.L7
                    return readL7(value);
                case 9: // Tools.L8
                    return readL8(value);
                case 10: // Tools.L9
                    return readL9(value);
                case 11: // Tools.L10
                    return readL10(value);
                case 12: // Tools.L11
                    return readL11(value);
                case 13: // Tools.L12
                    return readL12(value);
                case 14: // Tools.L13
                    return readL13(value);
                case 15: // Tools.L14
                    return readL14(value);
                case 16: // Tools.L15
                    return readL15(value);
                case 17: // Tools.L16
                    return readL16(value);
                case 18: // Tools.L17
                    return readL17(value);
                case 19: // Tools.L18
                    return readL18(value);
                case 20: // Tools.L19
                    return readL19(value);
                case 21: // Tools.L20
                    return readL20(value);
                case 22: // Tools.L21
                    return readL21(value);
                case 23: // Tools.L22
                    return readL22(value);
                case 24: // Tools.L23
                    return readL23(value);
                case 25: // Tools.L24
                    return readL24(value);
                case 26: // Tools.L25
                    return readL25(value);
                case 27: // Tools.L26
                    return readL26(value);
                case 28: // Tools.L27
                    return readL27(value);
                case 29: // Tools.L28
                    return readL28(value);
                default: // 30: Tools.L29
                    return readL29(value);
            }
        }

        Tools.L0 readL0(Object value) {
            Object[] read = components(value, 2, "next");
            return new Tools.L0((Tools.L1) read[0]);
        }

        Tools.L1 readL1(Object value) {
            Object[] read = components(value, 3, "next");
            return new Tools.L1((Tools.L2) read[0]);
        }

        Tools.L2 readL2(Object value) {
            Object[] read = components(value, 4, "next");
            return new Tools.L2((Tools.L3) read[0]);
        }

        Tools.L3 readL3(Object value) {
            Object[] read = components(value, 5, "next");
            return new Tools.L3((Tools.L4) read[0]);
        }

        Tools.L4 readL4(Object value) {
            Object[] read = components(value, 6, "next");
            return new Tools.L4((Tools.L5) read[0]);
        }

        Tools.L5 readL5(Object value) {
            Object[] read = components(value, 7, "next");
            return new Tools.L5((Tools.L6) read[0]);
        }

        Tools.L6 readL6(Object value) {
            Object[] read = components(value, 8, "next");
            return new Tools.L6((Tools.L7) read[0]);
        }

        Tools.L7 readL7(Object value) {
            Object[] read = components(value, 9, "next");
            return new Tools.L7((Tools.L8) read[0]);
        }

        Tools.L8 readL8(Object value) {
            Object[] read = components(value, 10, "next");
            return new Tools.L8((Tools.L9) read[0]);
        }

        Tools.L9 readL9(Object value) {
            Object[] read = components(value, 11, "next");
            return new Tools.L9((Tools.L10) read[0]);
        }

        Tools.L10 readL10(Object value) {
            Object[] read = components(value, 12, "next");
            return new Tools.L10((Tools.L11) read[0]);
        }

        Tools.L11 readL11(Object value) {
            Object[] read = components(value, 13, "next");
            return new Tools.L11((Tools.L12) read[0]);
        }

        Tools.L12 readL12(Object value) {
            Object[] read = components(value, 14, "next");
            return new Tools.L12((Tools.L13) read[0]);
        }

        Tools.L13 readL13(Object value) {
            Object[] read = components(value, 15, "next");
            return new Tools.L13((Tools.L14) read[0]);
        }

        Tools.L14 readL14(Object value) {
            Object[] read = components(value, 16, "next");
            return new Tools.L14((Tools.L15) read[0]);
        }

        Tools.L15 readL15(Object value) {
            Object[] read = components(value, 17, "next");
            return new Tools.L15((Tools.L16) read[0]);
        }

        Tools.L16 readL16(Object value) {
            Object[] read = components(value, 18, "next");
            return new Tools.L16((Tools.L17) read[0]);
        }

        Tools.L17 readL17(Object value) {
            Object[] read = components(value, 19, "next");
            return new Tools.L17((Tools.L18) read[0]);
        }

        Tools.L18 readL18(Object value) {
            Object[] read = components(value, 20, "next");
            return new Tools.L18((Tools.L19) read[0]);
        }

        Tools.L19 readL19(Object value) {
            Object[] read = components(value, 21, "next");
            return new Tools.L19((Tools.L20) read[0]);
        }

        Tools.L20 readL20(Object value) {
            Object[] read = components(value, 22, "next");
            return new Tools.L20((Tools.L21) read[0]);
        }

        Tools.L21 readL21(Object value) {
            Object[] read = components(value, 23, "next");
            return new Tools.L21((Tools.L22) read[0]);
        }

        Tools.L22 readL22(Object value) {
            Object[] read = components(value, 24, "next");
            return new Tools.L22((Tools.L23) read[0]);
        }

        Tools.L23 readL23(Object value) {
            Object[] read = components(value, 25, "next");
            return new Tools.L23((Tools.L24) read[0]);
        }

        Tools.L24 readL24(Object value) {
            Object[] read = components(value, 26, "next");
            return new Tools.L24((Tools.L25) read[0]);
        }

        Tools.L25 readL25(Object value) {
            Object[] read = components(value, 27, "next");
            return new Tools.L25((Tools.L26) read[0]);
        }

        Tools.L26 readL26(Object value) {
            Object[] read = components(value, 28, "next");
            return new Tools.L26((Tools.L27) read[0]);
        }

        Tools.L27 readL27(Object value) {
            Object[] read = components(value, 29, "next");
            return new Tools.L27((Tools.L28) read[0]);
        }

        Tools.L28 readL28(Object value) {
            Object[] read = components(value, 30, "next");
            return new Tools.L28((Tools.L29) read[0]);
        }

        Tools.L29 readL29(Object value) {
            Object[] read = components(value, 1, "end");
            return new Tools.L29((int) read[0]);
        }
    }
}
