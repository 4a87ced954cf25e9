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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(40);
        // tool0
        tools.add(new ToolDefinition(
                "tool0",
                "Tool 0.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d0")),
                    "number"),
                handler(0, "tool0", instance, mapper), null, null, null, null, null));
        // tool1
        tools.add(new ToolDefinition(
                "tool1",
                "Tool 1.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d1")),
                    "number"),
                handler(1, "tool1", instance, mapper), null, null, null, null, null));
        // tool2
        tools.add(new ToolDefinition(
                "tool2",
                "Tool 2.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d2")),
                    "number"),
                handler(2, "tool2", instance, mapper), null, null, null, null, null));
        // tool3
        tools.add(new ToolDefinition(
                "tool3",
                "Tool 3.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d3")),
                    "number"),
                handler(3, "tool3", instance, mapper), null, null, null, null, null));
        // tool4
        tools.add(new ToolDefinition(
                "tool4",
                "Tool 4.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d4")),
                    "number"),
                handler(4, "tool4", instance, mapper), null, null, null, null, null));
        // tool5
        tools.add(new ToolDefinition(
                "tool5",
                "Tool 5.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d5")),
                    "number"),
                handler(5, "tool5", instance, mapper), null, null, null, null, null));
        // tool6
        tools.add(new ToolDefinition(
                "tool6",
                "Tool 6.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d6")),
                    "number"),
                handler(6, "tool6", instance, mapper), null, null, null, null, null));
        // tool7
        tools.add(new ToolDefinition(
                "tool7",
                "Tool 7.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d7")),
                    "number"),
                handler(7, "tool7", instance, mapper), null, null, null, null, null));
        // tool8
        tools.add(new ToolDefinition(
                "tool8",
                "Tool 8.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d8")),
                    "number"),
                handler(8, "tool8", instance, mapper), null, null, null, null, null));
        // tool9
        tools.add(new ToolDefinition(
                "tool9",
                "Tool 9.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d9")),
                    "number"),
                handler(9, "tool9", instance, mapper), null, null, null, null, null));
        // tool10
        tools.add(new ToolDefinition(
                "tool10",
                "Tool 10.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d10")),
                    "number"),
                handler(10, "tool10", instance, mapper), null, null, null, null, null));
        // tool11
        tools.add(new ToolDefinition(
                "tool11",
                "Tool 11.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d11")),
                    "number"),
                handler(11, "tool11", instance, mapper), null, null, null, null, null));
        // tool12
        tools.add(new ToolDefinition(
                "tool12",
                "Tool 12.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d12")),
                    "number"),
                handler(12, "tool12", instance, mapper), null, null, null, null, null));
        // tool13
        tools.add(new ToolDefinition(
                "tool13",
                "Tool 13.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d13")),
                    "number"),
                handler(13, "tool13", instance, mapper), null, null, null, null, null));
        // tool14
        tools.add(new ToolDefinition(
                "tool14",
                "Tool 14.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d14")),
                    "number"),
                handler(14, "tool14", instance, mapper), null, null, null, null, null));
        // tool15
        tools.add(new ToolDefinition(
                "tool15",
                "Tool 15.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d15")),
                    "number"),
                handler(15, "tool15", instance, mapper), null, null, null, null, null));
        // tool16
        tools.add(new ToolDefinition(
                "tool16",
                "Tool 16.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d16")),
                    "number"),
                handler(16, "tool16", instance, mapper), null, null, null, null, null));
        // tool17
        tools.add(new ToolDefinition(
                "tool17",
                "Tool 17.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d17")),
                    "number"),
                handler(17, "tool17", instance, mapper), null, null, null, null, null));
        // tool18
        tools.add(new ToolDefinition(
                "tool18",
                "Tool 18.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d18")),
                    "number"),
                handler(18, "tool18", instance, mapper), null, null, null, null, null));
        // tool19
        tools.add(new ToolDefinition(
                "tool19",
                "Tool 19.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d19")),
                    "number"),
                handler(19, "tool19", instance, mapper), null, null, null, null, null));
        // tool20
        tools.add(new ToolDefinition(
                "tool20",
                "Tool 20.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d20")),
                    "number"),
                handler(20, "tool20", instance, mapper), null, null, null, null, null));
        // tool21
        tools.add(new ToolDefinition(
                "tool21",
                "Tool 21.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d21")),
                    "number"),
                handler(21, "tool21", instance, mapper), null, null, null, null, null));
        // tool22
        tools.add(new ToolDefinition(
                "tool22",
                "Tool 22.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d22")),
                    "number"),
                handler(22, "tool22", instance, mapper), null, null, null, null, null));
        // tool23
        tools.add(new ToolDefinition(
                "tool23",
                "Tool 23.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d23")),
                    "number"),
                handler(23, "tool23", instance, mapper), null, null, null, null, null));
        // tool24
        tools.add(new ToolDefinition(
                "tool24",
                "Tool 24.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d24")),
                    "number"),
                handler(24, "tool24", instance, mapper), null, null, null, null, null));
        // tool25
        tools.add(new ToolDefinition(
                "tool25",
                "Tool 25.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d25")),
                    "number"),
                handler(25, "tool25", instance, mapper), null, null, null, null, null));
        // tool26
        tools.add(new ToolDefinition(
                "tool26",
                "Tool 26.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d26")),
                    "number"),
                handler(26, "tool26", instance, mapper), null, null, null, null, null));
        // tool27
        tools.add(new ToolDefinition(
                "tool27",
                "Tool 27.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d27")),
                    "number"),
                handler(27, "tool27", instance, mapper), null, null, null, null, null));
        // tool28
        tools.add(new ToolDefinition(
                "tool28",
                "Tool 28.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d28")),
                    "number"),
                handler(28, "tool28", instance, mapper), null, null, null, null, null));
        // tool29
        tools.add(new ToolDefinition(
                "tool29",
                "Tool 29.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d29")),
                    "number"),
                handler(29, "tool29", instance, mapper), null, null, null, null, null));
        // tool30
        tools.add(new ToolDefinition(
                "tool30",
                "Tool 30.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d30")),
                    "number"),
                handler(30, "tool30", instance, mapper), null, null, null, null, null));
        // tool31
        tools.add(new ToolDefinition(
                "tool31",
                "Tool 31.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d31")),
                    "number"),
                handler(31, "tool31", instance, mapper), null, null, null, null, null));
        // tool32
        tools.add(new ToolDefinition(
                "tool32",
                "Tool 32.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d32")),
                    "number"),
                handler(32, "tool32", instance, mapper), null, null, null, null, null));
        // tool33
        tools.add(new ToolDefinition(
                "tool33",
                "Tool 33.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d33")),
                    "number"),
                handler(33, "tool33", instance, mapper), null, null, null, null, null));
        // tool34
        tools.add(new ToolDefinition(
                "tool34",
                "Tool 34.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d34")),
                    "number"),
                handler(34, "tool34", instance, mapper), null, null, null, null, null));
        // tool35
        tools.add(new ToolDefinition(
                "tool35",
                "Tool 35.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d35")),
                    "number"),
                handler(35, "tool35", instance, mapper), null, null, null, null, null));
        // tool36
        tools.add(new ToolDefinition(
                "tool36",
                "Tool 36.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d36")),
                    "number"),
                handler(36, "tool36", instance, mapper), null, null, null, null, null));
        // tool37
        tools.add(new ToolDefinition(
                "tool37",
                "Tool 37.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d37")),
                    "number"),
                handler(37, "tool37", instance, mapper), null, null, null, null, null));
        // tool38
        tools.add(new ToolDefinition(
                "tool38",
                "Tool 38.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d38")),
                    "number"),
                handler(38, "tool38", instance, mapper), null, null, null, null, null));
        // tool39
        tools.add(new ToolDefinition(
                "tool39",
                "Tool 39.",
                structure(
                    object(
                        "number", typed("integer"),
                        "text", object("type", "string", "description", "Text.", "default", "d39")),
                    "number"),
                handler(39, "tool39", instance, mapper), null, null, null, null, null));
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
            switch (number / 10) {
                case 0: {
                    return callFrom0(number);
                }
                case 1: {
                    return callFrom10(number);
                }
                case 2: {
                    return callFrom20(number);
                }
                default: {
                    return callFrom30(number);
                }
            }
        }

        CompletableFuture<Object> callFrom0(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // tool0
                    Object number_ = argument(0, "number");
                    Object text = orDefault(1, "text", "d0");
                    requireValid("number", "text");
                    return completed(instance.tool0((int) number_, (String) text));
                }
                case 1: {
                    // tool1
                    Object number_ = argument(0, "number");
                    Object text = orDefault(1, "text", "d1");
                    requireValid("number", "text");
                    return completed(instance.tool1((int) number_, (String) text));
                }
                case 2: {
                    // tool2
                    Object number_ = argument(0, "number");
                    Object text = orDefault(1, "text", "d2");
                    requireValid("number", "text");
                    return completed(instance.tool2((int) number_, (String) text));
                }
                case 3: {
                    // tool3
                    Object number_ = argument(0, "number");
                    Object text = orDefault(1, "text", "d3");
                    requireValid("number", "text");
                    return completed(instance.tool3((int) number_, (String) text));
                }
                case 4: {
                    // tool4
                    Object number_ = argument(0, "number");
                    Object text = orDefault(1, "text", "d4");
                    requireValid("number", "text");
                    return completed(instance.tool4((int) number_, (String) text));
                }
                case 5: {
                    // tool5
                    Object number_ = argument(0, "number");
                    Object text = orDefault(1, "text", "d5");
                    requireValid("number", "text");
                    return completed(instance.tool5((int) number_, (String) text));
                }
                case 6: {
                    // tool6
                    Object number_ = argument(0, "number");
                    Object text = orDefault(1, "text", "d6");
                    requireValid("number", "text");
                    return completed(instance.tool6((int) number_, (String) text));
                }
                case 7: {
                    // tool7
                    Object number_ = argument(0, "number");
                    Object text = orDefault(1, "text", "d7");
                    requireValid("number", "text");
                    return completed(instance.tool7((int) number_, (String) text));
                }
                case 8: {
                    // tool8
                    Object number_ = argument(0, "number");
                    Object text = orDefault(1, "text", "d8");
                    requireValid("number", "text");
                    return completed(instance.tool8((int) number_, (String) text));
                }
                default: {
                    // tool9
                    Object number_ = argument(0, "number");
                    Object text = orDefault(1, "text", "d9");
                    requireValid("number", "text");
                    return completed(instance.tool9((int) number_, (String) text));
                }
            }
        }

        CompletableFuture<Object> callFrom10(int number) throws Throwable {
            switch (number) {
                case 10: {
                    // tool10
                    Object number_ = argument(0, "number");
                    Object text = orDefault(1, "text", "d10");
                    requireValid("number", "text");
                    return completed(instance.tool10((int) number_, (String) text));
                }
                case 11: {
                    // tool11
                    Object number_ = argument(0, "number");
                    Object text = orDefault(1, "text", "d11");
                    requireValid("number", "text");
                    return completed(instance.tool11((int) number_, (String) text));
                }
                case 12: {
                    // tool12
                    Object number_ = argument(0, "number");
                    Object text = orDefault(1, "text", "d12");
                    requireValid("number", "text");
                    return completed(instance.tool12((int) number_, (String) text));
                }
                case 13: {
                    // tool13
                    Object number_ = argument(0, "number");
                    Object text = orDefault(1, "text", "d13");
                    requireValid("number", "text");
                    return completed(instance.tool13((int) number_, (String) text));
                }
                case 14: {
                    // tool14
                    Object number_ = argument(0, "number");
                    Object text = orDefault(1, "text", "d14");
                    requireValid("number", "text");
                    return completed(instance.tool14((int) number_, (String) text));
                }
                case 15: {
                    // tool15
                    Object number_ = argument(0, "number");
                    Object text = orDefault(1, "text", "d15");
                    requireValid("number", "text");
                    return completed(instance.tool15((int) number_, (String) text));
                }
                case 16: {
                    // tool16
                    Object number_ = argument(0, "number");
                    Object text = orDefault(1, "text", "d16");
                    requireValid("number", "text");
                    return completed(instance.tool16((int) number_, (String) text));
                }
                case 17: {
                    // tool17
                    Object number_ = argument(0, "number");
                    Object text = orDefault(1, "text", "d17");
                    requireValid("number", "text");
                    return completed(instance.tool17((int) number_, (String) text));
                }
                case 18: {
                    // tool18
                    Object number_ = argument(0, "number");
                    Object text = orDefault(1, "text", "d18");
                    requireValid("number", "text");
                    return completed(instance.tool18((int) number_, (String) text));
                }
                default: {
                    // tool19
                    Object number_ = argument(0, "number");
                    Object text = orDefault(1, "text", "d19");
                    requireValid("number", "text");
                    return completed(instance.tool19((int) number_, (String) text));
                }
            }
        }

        CompletableFuture<Object> callFrom20(int number) throws Throwable {
            switch (number) {
                case 20: {
                    // tool20
                    Object number_ = argument(0, "number");
                    Object text = orDefault(1, "text", "d20");
                    requireValid("number", "text");
                    return completed(instance.tool20((int) number_, (String) text));
                }
                case 21: {
                    // tool21
                    Object number_ = argument(0, "number");
                    Object text = orDefault(1, "text", "d21");
                    requireValid("number", "text");
                    return completed(instance.tool21((int) number_, (String) text));
                }
                case 22: {
                    // tool22
                    Object number_ = argument(0, "number");
                    Object text = orDefault(1, "text", "d22");
                    requireValid("number", "text");
                    return completed(instance.tool22((int) number_, (String) text));
                }
                case 23: {
                    // tool23
                    Object number_ = argument(0, "number");
                    Object text = orDefault(1, "text", "d23");
                    requireValid("number", "text");
                    return completed(instance.tool23((int) number_, (String) text));
                }
                case 24: {
                    // tool24
                    Object number_ = argument(0, "number");
                    Object text = orDefault(1, "text", "d24");
                    requireValid("number", "text");
                    return completed(instance.tool24((int) number_, (String) text));
                }
                case 25: {
                    // tool25
                    Object number_ = argument(0, "number");
                    Object text = orDefault(1, "text", "d25");
                    requireValid("number", "text");
                    return completed(instance.tool25((int) number_, (String) text));
                }
                case 26: {
                    // tool26
                    Object number_ = argument(0, "number");
                    Object text = orDefault(1, "text", "d26");
                    requireValid("number", "text");
                    return completed(instance.tool26((int) number_, (String) text));
                }
                case 27: {
                    // tool27
                    Object number_ = argument(0, "number");
                    Object text = orDefault(1, "text", "d27");
                    requireValid("number", "text");
                    return completed(instance.tool27((int) number_, (String) text));
                }
                case 28: {
                    // tool28
                    Object number_ = argument(0, "number");
                    Object text = orDefault(1, "text", "d28");
                    requireValid("number", "text");
                    return completed(instance.tool28((int) number_, (String) text));
                }
                default: {
                    // tool29
                    Object number_ = argument(0, "number");
                    Object text = orDefault(1, "text", "d29");
                    requireValid("number", "text");
                    return completed(instance.tool29((int) number_, (String) text));
                }
            }
        }

        CompletableFuture<Object> callFrom30(int number) throws Throwable {
            switch (number) {
                case 30: {
                    // tool30
                    Object number_ = argument(0, "number");
                    Object text = orDefault(1, "text", "d30");
                    requireValid("number", "text");
                    return completed(instance.tool30((int) number_, (String) text));
                }
                case 31: {
                    // tool31
                    Object number_ = argument(0, "number");
                    Object text = orDefault(1, "text", "d31");
                    requireValid("number", "text");
                    return completed(instance.tool31((int) number_, (String) text));
                }
                case 32: {
                    // tool32
                    Object number_ = argument(0, "number");
                    Object text = orDefault(1, "text", "d32");
                    requireValid("number", "text");
                    return completed(instance.tool32((int) number_, (String) text));
                }
                case 33: {
                    // tool33
                    Object number_ = argument(0, "number");
                    Object text = orDefault(1, "text", "d33");
                    requireValid("number", "text");
                    return completed(instance.tool33((int) number_, (String) text));
                }
                case 34: {
                    // tool34
                    Object number_ = argument(0, "number");
                    Object text = orDefault(1, "text", "d34");
                    requireValid("number", "text");
                    return completed(instance.tool34((int) number_, (String) text));
                }
                case 35: {
                    // tool35
                    Object number_ = argument(0, "number");
                    Object text = orDefault(1, "text", "d35");
                    requireValid("number", "text");
                    return completed(instance.tool35((int) number_, (String) text));
                }
                case 36: {
                    // tool36
                    Object number_ = argument(0, "number");
                    Object text = orDefault(1, "text", "d36");
                    requireValid("number", "text");
                    return completed(instance.tool36((int) number_, (String) text));
                }
                case 37: {
                    // tool37
                    Object number_ = argument(0, "number");
                    Object text = orDefault(1, "text", "d37");
                    requireValid("number", "text");
                    return completed(instance.tool37((int) number_, (String) text));
                }
                case 38: {
                    // tool38
                    Object number_ = argument(0, "number");
                    Object text = orDefault(1, "text", "d38");
                    requireValid("number", "text");
                    return completed(instance.tool38((int) number_, (String) text));
                }
                default: {
                    // tool39
                    Object number_ = argument(0, "number");
                    Object text = orDefault(1, "text", "d39");
                    requireValid("number", "text");
                    return completed(instance.tool39((int) number_, (String) text));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // int
                    return intValue(value);
                default: // 1: String
                    return stringValue(value);
            }
        }
    }
}
