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
        // ship
        tools.add(new ToolDefinition(
                "ship",
                "Takes classes.",
                structure(
                    object(
                        "order", object(
                            "type", "object",
                            "properties", object(
                                "item", typed("string"),
                                "note", typed("string"),
                                "tags", object("type", "array", "items", typed("string"))),
                            "required", list("item"),
                            "description", "O."),
                        "parcel", object(
                            "type", "object",
                            "properties", object("to", typed("string")),
                            "required", list("to"),
                            "description", "P."),
                        "box", object(
                            "type", "object",
                            "properties", object("label", typed("string")),
                            "required", list(),
                            "description", "B."))),
                handler(0, "ship", instance, mapper), null, null, null, null, null));
        // print
        tools.add(new ToolDefinition(
                "print",
                "Takes records.",
                structure(
                    object(
                        "lines", object(
                            "type", "array",
                            "items", structure(
                                object("text", typed("string"), "language", typed("string"), "hint", typed("string")),
                                "text", "language"),
                            "description", "L.")),
                    "lines"),
                handler(1, "print", instance, mapper), null, null, null, null, null));
        // send
        tools.add(new ToolDefinition(
                "send",
                "Takes a record's components.",
                structure(
                    object(
                        "text", typed("string", "T."),
                        "language", object("type", "string", "description", "L.", "default", "en")),
                    "text"),
                handler(2, "send", instance, mapper), null, null, null, null, null));
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
                    // ship
                    Object order = argument(1, "order");
                    Object parcel = argument(3, "parcel");
                    Object box = argument(5, "box");
                    requireValid("order", "parcel", "box");
                    return instance.ship((Tools.Order) order, (Tools.Parcel) parcel, (Tools.Box) box);
                }
                case 1: {
                    // print
                    Object lines = argument(6, "lines");
                    requireValid("lines");
                    return instance.print((List) lines);
                }
                default: {
                    // send
                    Object arguments = allArguments(9, "language", "en");
                    requireValid("text", "language");
                    Tools.Mail record_ = (Tools.Mail) mapped(arguments, mapper.constructType(Tools.Mail.class));
                    return instance.send(record_);
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Order
                    return mapped(value(10, value), mapper.constructType(Tools.Order.class));
                case 1: // Tools.Order or null
                    return value == null ? null : value(0, value);
                case 2: // Tools.Parcel
                    return mapped(value(11, value), mapper.constructType(Tools.Parcel.class));
                case 3: // Tools.Parcel or null
                    return value == null ? null : value(2, value);
                case 4: // Tools.Box
                    return mapped(value(12, value), mapper.constructType(Tools.Box.class));
                case 5: // Tools.Box or null
                    return value == null ? null : value(4, value);
                case 6: // List<Tools.Line>
                    return collection(13, value, new ArrayList());
                case 7: // String
                    return stringValue(value);
                case 8: // String or null
                    return value == null ? null : value(7, value);
                case 9: // Tools.Mail
                    return properties(value, -1, 7, "text", ~8, "language");
                case 10: // Tools.Order
                    return properties(value, -1, 7, "item", ~8, "note", ~15, "tags");
                case 11: // Tools.Parcel
                    return properties(value, -1, 7, "to");
                case 12: // Tools.Box
                    return properties(value, -1, ~7, "label");
                case 13: // Tools.Line
                    return mapped(value(16, value), mapper.constructType(Tools.Line.class));
                case 14: // List<String>
                    return collection(7, value, new ArrayList());
                case 15: // List<String> or null
                    return value == null ? null : value(14, value);
                default: // 16: Tools.Line
                    return properties(value, -1, 7, "text", 7, "language", ~8, "hint");
            }
        }
    }
}
