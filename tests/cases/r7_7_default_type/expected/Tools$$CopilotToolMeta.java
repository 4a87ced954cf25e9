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
                                    structure(
                                        object(
                                            "kind", object(
                                                "type", "string",
                                                "not", object("enum", list("card", "cash", "coin"))),
                                            "points", object("type", "integer", "maximum", 9)),
                                        "points"))),
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
                                    "additionalProperties", false),
                                object(
                                    "type", "object",
                                    "properties", object("address", typed("string"), "hours", typed("integer")),
                                    "required", list("hours"),
                                    "additionalProperties", false)),
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

        protected CompletableFuture<Object> call(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // pay
                    Object payments = argument(0, "payments");
                    requireValid("payments");
                    return completed(instance.pay((List) payments));
                }
                case 1: {
                    // draw
                    Object shapes = argument(1, "shapes");
                    Object square = argument(2, "square");
                    Object circle = argument(3, "circle");
                    requireValid("shapes", "square", "circle");
                    return completed(instance.draw((List) shapes, (Tools.Square) square, (Tools.Circle) circle));
                }
                case 2: {
                    // deliver
                    Object delivery = argument(4, "delivery");
                    Object remark = argument(5, "remark");
                    requireValid("delivery", "remark");
                    return completed(instance.deliver((Tools.Delivery) delivery, (Tools.Remark) remark));
                }
                default: {
                    // open
                    Object source = argument(6, "source");
                    Object number_ = argument(7, "number");
                    requireValid("source", "number");
                    return completed(instance.open((Tools.Source) source, (int) number_));
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
                    return mapped(value(10, value), Tools.Square.class, "an object with \"side\"");
                case 3: // Tools.Circle
                    return mapped(value(11, value), Tools.Circle.class, "an object");
                case 4: // Tools.Delivery
                    return mapped(value, Tools.Delivery.class, "an object with \"address\", or one with \"hours\"");
                case 5: // Tools.Remark
                    return mapped(value(12, value), Tools.Remark.class, "an object with kind \"note\"");
                case 6: // Tools.Source
                    return mapped(value(13, value), Tools.Source.class, "an object with the one member \"local\" or \"remote\"");
                case 7: // int
                    return intValue(value);
                case 8: // Tools.Payment
                    return mapped(value(14, value), Tools.Payment.class, "an object with kind \"card\" or \"cash\"");
                case 9: // Tools.Shape
                    return mapped(value(15, value), Tools.Shape.class, "an object with kind \"circle\"");
                case 10: // Tools.Square
                    return tagged(value, "kind", "an object with \"side\"", null, 16);
                case 11: // Tools.Circle
                    return checkCircle(value);
                case 12: // Tools.Remark
                    return tagged(value, "kind", "an object with kind \"note\"", "note", 18);
                case 13: // Tools.Source
                    return wrapped(value, "local", 19, "remote", 20);
                case 14: // Tools.Payment
                    return tagged(value, "kind", "an object with kind \"card\" or \"cash\"", "card", 21, "cash", 23, null, 24);
                case 15: // Tools.Shape
                    return tagged(value, "kind", "an object with kind \"circle\"", "circle", 25, null, 26);
                case 16: // Tools.Square
                    return checkSquare(value);
                case 17:
                    return constant(value, "circle", "\"circle\"");
                case 18: // Tools.Note
                    return checkNote(value);
                case 19: // Tools.Local
                    return checkLocal(value);
                case 20: // Tools.Remote
                    return checkRemote(value);
                case 21: // Tools.Card
                    return checkCard(value);
                case 22: { // int
                    Object result = value;
                    atMost(value, 9L);
                    return result;
                }
                case 23: // Tools.Cash
                    return checkCash(value);
                case 24: // Tools.Other
                    return checkOther(value);
                case 25: // Tools.Circle
                    return checkCircle2(value);
                default: // 26: Tools.Square
                    return checkSquare2(value);
            }
        }

        Object checkCircle(Object value) {
            if (value instanceof Map) {
                require(value, "kind");
                inspect(17, value, "kind");
                require(value, "radius");
            }
            return value;
        }

        Object checkSquare(Object value) {
            if (value instanceof Map) {
                require(value, "side");
            }
            return value;
        }

        Object checkNote(Object value) {
            if (value instanceof Map) {
                require(value, "text");
            }
            return value;
        }

        Object checkLocal(Object value) {
            if (value instanceof Map) {
                require(value, "path");
            }
            return value;
        }

        Object checkRemote(Object value) {
            if (value instanceof Map) {
                require(value, "url");
            }
            return value;
        }

        Object checkCard(Object value) {
            if (value instanceof Map) {
                require(value, "number");
            }
            return value;
        }

        Object checkCash(Object value) {
            if (value instanceof Map) {
                require(value, "amount");
                inspect(22, value, "amount");
            }
            return value;
        }

        Object checkOther(Object value) {
            if (value instanceof Map) {
                require(value, "points");
                inspect(22, value, "points");
            }
            return value;
        }

        Object checkCircle2(Object value) {
            if (value instanceof Map) {
                require(value, "radius");
            }
            return value;
        }

        Object checkSquare2(Object value) {
            if (value instanceof Map) {
                require(value, "side");
            }
            return value;
        }
    }
}
