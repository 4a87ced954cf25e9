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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(4);
        // pay
        tools.add(new ToolDefinition(
                "pay",
                "Pays.",
                structure(
                    object(
                        "payments", object(
                            "type", "array",
                            "items", object(
                                "oneOf", list(
                                    structure(
                                        object(
                                            "kind", object("type", "string", "enum", list("card")),
                                            "number", typed("string")),
                                        "kind", "number"),
                                    structure(
                                        object(
                                            "kind", object("type", "string", "enum", list("cash")),
                                            "amount", object("type", "integer", "maximum", 9)),
                                        "kind", "amount"),
                                    object(
                                        "type", "object",
                                        "properties", object(
                                            "kind", object(
                                                "type", "string",
                                                "not", object("enum", list("card", "cash", "coin"))),
                                            "points", object("type", "integer", "maximum", 9)),
                                        "required", list("points"),
                                        "description", "Has no name."))),
                            "description", "The payments")),
                    "payments"),
                handler(0, "pay", instance, mapper), null, null, null, null, null));
        // draw
        tools.add(new ToolDefinition(
                "draw",
                "Draws.",
                structure(
                    object(
                        "shapes", object(
                            "type", "array",
                            "items", object(
                                "oneOf", list(
                                    structure(
                                        object(
                                            "kind", object("type", "string", "enum", list("circle")),
                                            "radius", typed("integer")),
                                        "kind", "radius"),
                                    structure(
                                        object(
                                            "kind", object("type", "string", "not", object("enum", list("circle"))),
                                            "side", typed("integer")),
                                        "side"))),
                            "description", "The shapes"),
                        "square", object(
                            "oneOf", list(
                                structure(
                                    object(
                                        "kind", object("type", "string", "not", object("enum", list("circle"))),
                                        "side", typed("integer")),
                                    "side")),
                            "description", "A square"),
                        "circle", object(
                            "type", "object",
                            "properties", object(
                                "kind", object("type", "string", "enum", list("circle")),
                                "radius", typed("integer")),
                            "required", list("kind", "radius"),
                            "description", "A circle")),
                    "shapes", "square", "circle"),
                handler(1, "draw", instance, mapper), null, null, null, null, null));
        // deliver
        tools.add(new ToolDefinition(
                "deliver",
                "Delivers.",
                structure(
                    object(
                        "delivery", object(
                            "oneOf", list(
                                object(
                                    "type", "object",
                                    "properties", object("address", typed("string")),
                                    "required", list(),
                                    "additionalProperties", false,
                                    "title", "Plain"),
                                object(
                                    "type", "object",
                                    "properties", object("address", typed("string"), "hours", typed("integer")),
                                    "required", list("hours"),
                                    "additionalProperties", false,
                                    "title", "Express")),
                            "description", "How"),
                        "remark", object(
                            "oneOf", list(
                                structure(
                                    object(
                                        "kind", object("type", "string", "enum", list("note")),
                                        "text", typed("string")),
                                    "kind", "text")),
                            "description", "A remark")),
                    "delivery", "remark"),
                handler(2, "deliver", instance, mapper), null, null, null, null, null));
        // open
        tools.add(new ToolDefinition(
                "open",
                "Opens.",
                structure(
                    object(
                        "source", object(
                            "oneOf", list(
                                object(
                                    "type", "object",
                                    "properties", object("local", structure(object("path", typed("string")), "path")),
                                    "required", list("local"),
                                    "maxProperties", 1),
                                object(
                                    "type", "object",
                                    "properties", object("remote", structure(object("url", typed("string")), "url")),
                                    "required", list("remote"),
                                    "maxProperties", 1)),
                            "description", "The source"),
                        "number", typed("integer", "The number")),
                    "source", "number"),
                handler(3, "open", instance, mapper), null, null, null, null, null));
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
                    // pay
                    Object payments = argument(0, "payments");
                    requireValid("payments");
                    return instance.pay((List) payments);
                }
                case 1: {
                    // draw
                    Object shapes = argument(1, "shapes");
                    Object square = argument(2, "square");
                    Object circle = argument(3, "circle");
                    requireValid("shapes", "square", "circle");
                    return instance.draw((List) shapes, (Tools.Square) square, (Tools.Circle) circle);
                }
                case 2: {
                    // deliver
                    Object delivery = argument(4, "delivery");
                    Object remark = argument(5, "remark");
                    requireValid("delivery", "remark");
                    return instance.deliver((Tools.Delivery) delivery, (Tools.Remark) remark);
                }
                default: {
                    // open
                    Object source = argument(6, "source");
                    Object number_ = argument(7, "number");
                    requireValid("source", "number");
                    return instance.open((Tools.Source) source, (int) number_);
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // List<Tools.Payment>
                    return collection(8, value, new ArrayList());
                case 1: // List<Tools.Shape>
                    return collection(9, value, new ArrayList());
                case 2: // Tools.Square
                    return mapped(value(10, value), mapper.constructType(Tools.Square.class));
                case 3: // Tools.Circle
                    return mapped(value(11, value), mapper.constructType(Tools.Circle.class));
                case 4: // Tools.Delivery
                    return mapped(value(12, value), mapper.constructType(Tools.Delivery.class));
                case 5: // Tools.Remark
                    return mapped(value(13, value), mapper.constructType(Tools.Remark.class));
                case 6: // Tools.Source
                    return mapped(value(14, value), mapper.constructType(Tools.Source.class));
                case 7: // int
                    return intValue(countedText(value));
                case 8: // Tools.Payment
                    return mapped(value(15, value), mapper.constructType(Tools.Payment.class));
                case 9: // Tools.Shape
                    return mapped(value(16, value), mapper.constructType(Tools.Shape.class));
                case 10: // Tools.Square
                    return tagged(value, "kind", "an object with \"side\"", null, 17);
                case 11: // Tools.Circle
                    return properties(value, -1, 18, "kind", 7, "radius");
                case 12: // Tools.Delivery
                    return recognized(value, 21, "an object with \"address\", or one with \"hours\"",
                            21, new String[] {"address"},
                            22, new String[] {"address", "hours"});
                case 13: // Tools.Remark
                    return tagged(value, "kind", "an object with kind \"note\"", "note", 23);
                case 14: // Tools.Source
                    return wrapped(value, "an object with the one member \"local\" or \"remote\"", "local", 24, "remote", 25);
                case 15: // Tools.Payment
                    return tagged(value, "kind", "an object with kind \"card\" or \"cash\"", "card", 26, "cash", 27, null, 29);
                case 16: // Tools.Shape
                    return tagged(value, "kind", "an object with kind \"circle\"", "circle", 30, null, 31);
                case 17: // Tools.Square
                    return properties(value, -1, 7, "side");
                case 18:
                    return constant(value, "\"circle\"", "circle");
                case 19: // String
                    return stringValue(value);
                case 20: // String or null
                    return value == null ? null : value(19, value);
                case 21: // Tools.Plain
                    return properties(value, -1, ~20, "address");
                case 22: // Tools.Express
                    return properties(value, -1, ~20, "address", 7, "hours");
                case 23: // Tools.Note
                    return properties(value, -1, 19, "text");
                case 24: // Tools.Local
                    return properties(value, -1, 19, "path");
                case 25: // Tools.Remote
                    return properties(value, -1, 19, "url");
                case 26: // Tools.Card
                    return properties(value, -1, 19, "number");
                case 27: // Tools.Cash
                    return properties(value, -1, 28, "amount");
                case 28: { // int
                    Object result = value(7, value);
                    requireNone(atMost(value, 9L));
                    return result;
                }
                case 29: // Tools.Other
                    return properties(value, -1, 28, "points");
                case 30: // Tools.Circle
                    return properties(value, -1, 7, "radius");
                default: // 31: Tools.Square
                    return properties(value, -1, 7, "side");
            }
        }
    }
}
