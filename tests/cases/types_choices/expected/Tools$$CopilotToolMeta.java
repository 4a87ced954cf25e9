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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(10);
        // paint
        tools.add(new ToolDefinition(
                "paint",
                "An enum: the names of its constants.",
                structure(object("color", object("type", "string", "enum", list("RED", "GREEN"))), "color"),
                handler(0, "paint", instance, mapper), null, null, null, null, null));
        // ship
        tools.add(new ToolDefinition(
                "ship",
                "An enum with names for JSON.",
                structure(object("speed", object("type", "string", "enum", list("STANDARD", "next-day"))), "speed"),
                handler(1, "ship", instance, mapper), null, null, null, null, null));
        // send
        tools.add(new ToolDefinition(
                "send",
                "`@EnumNaming` names all constants by one rule of Jackson's.",
                structure(object("carrier", object("type", "string", "enum", list("by-ship", "by-air"))), "carrier"),
                handler(2, "send", instance, mapper), null, null, null, null, null));
        // rank
        tools.add(new ToolDefinition(
                "rank",
                "An enum whose values a method returns: the processor cannot know them.",
                structure(object("level", typed("integer")), "level"),
                handler(3, "rank", instance, mapper), null, null, null, null, null));
        // pay
        tools.add(new ToolDefinition(
                "pay",
                "Subtypes identified by a property.",
                structure(
                    object(
                        "payment", object(
                            "oneOf", list(
                                structure(
                                    object(
                                        "kind", object("type", "string", "enum", list("card")),
                                        "number", typed("string")),
                                    "kind", "number"),
                                structure(
                                    object(
                                        "kind", object("type", "string", "enum", list("cash")),
                                        "amount", typed("integer")),
                                    "kind", "amount")))),
                    "payment"),
                handler(4, "pay", instance, mapper), null, null, null, null, null));
        // refund
        tools.add(new ToolDefinition(
                "refund",
                "One of the subtypes alone: Jackson requires the property here, too.",
                structure(
                    object(
                        "coupons", object(
                            "type", "array",
                            "items", structure(
                                object(
                                    "@type", object("type", "string", "enum", list("coupon")),
                                    "code", typed("string")),
                                "@type", "code"))),
                    "coupons"),
                handler(5, "refund", instance, mapper), null, null, null, null, null));
        // notify
        tools.add(new ToolDefinition(
                "notify",
                "The property is one of the types' own.",
                structure(
                    object(
                        "message", object(
                            "oneOf", list(
                                structure(
                                    object(
                                        "via", object("type", "string", "enum", list("mail")),
                                        "address", typed("string")),
                                    "via"),
                                structure(
                                    object(
                                        "via", object("type", "string", "enum", list("phone")),
                                        "number", typed("string")),
                                    "via")))),
                    "message"),
                handler(6, "notify", instance, mapper), null, null, null, null, null));
        // draw
        tools.add(new ToolDefinition(
                "draw",
                "The subtype's name as a wrapper object.",
                structure(
                    object(
                        "figure", object(
                            "oneOf", list(
                                object(
                                    "type", "object",
                                    "properties", object("circle", structure(object("radius", typed("number")), "radius")),
                                    "required", list("circle"),
                                    "maxProperties", 1),
                                object(
                                    "type", "object",
                                    "properties", object("square", structure(object("side", typed("number")), "side")),
                                    "required", list("square"),
                                    "maxProperties", 1)))),
                    "figure"),
                handler(7, "draw", instance, mapper), null, null, null, null, null));
        // find
        tools.add(new ToolDefinition(
                "find",
                "Subtypes identified by their properties.",
                structure(
                    object(
                        "query", object(
                            "oneOf", list(
                                object(
                                    "type", "object",
                                    "properties", object("id", typed("integer")),
                                    "required", list("id"),
                                    "additionalProperties", false),
                                object(
                                    "type", "object",
                                    "properties", object("text", typed("string")),
                                    "required", list("text"),
                                    "additionalProperties", false)))),
                    "query"),
                handler(8, "find", instance, mapper), null, null, null, null, null));
        // weigh
        tools.add(new ToolDefinition(
                "weigh",
                "A sealed type of records without @JsonTypeInfo is identified by its properties, too.",
                structure(
                    object(
                        "load", object(
                            "oneOf", list(
                                object(
                                    "type", "object",
                                    "properties", object("grams", typed("integer")),
                                    "required", list("grams"),
                                    "additionalProperties", false),
                                object(
                                    "type", "object",
                                    "properties", object("litres", typed("number")),
                                    "required", list("litres"),
                                    "additionalProperties", false)))),
                    "load"),
                handler(9, "weigh", instance, mapper), null, null, null, null, null));
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
                    // paint
                    Object color = argument(0, "color");
                    requireValid("color");
                    return completed(instance.paint((Tools.Color) color));
                }
                case 1: {
                    // ship
                    Object speed = argument(1, "speed");
                    requireValid("speed");
                    return completed(instance.ship((Tools.Speed) speed));
                }
                case 2: {
                    // send
                    Object carrier = argument(2, "carrier");
                    requireValid("carrier");
                    return completed(instance.send((Tools.Carrier) carrier));
                }
                case 3: {
                    // rank
                    Object level = argument(3, "level");
                    requireValid("level");
                    return completed(instance.rank((Tools.Level) level));
                }
                case 4: {
                    // pay
                    Object payment = argument(4, "payment");
                    requireValid("payment");
                    return completed(instance.pay((Tools.Payment) payment));
                }
                case 5: {
                    // refund
                    Object coupons = argument(5, "coupons");
                    requireValid("coupons");
                    return completed(instance.refund((List) coupons));
                }
                case 6: {
                    // notify
                    Object message = argument(6, "message");
                    requireValid("message");
                    return completed(instance.notify((Tools.Message) message));
                }
                case 7: {
                    // draw
                    Object figure = argument(7, "figure");
                    requireValid("figure");
                    return completed(instance.draw((Tools.Figure) figure));
                }
                case 8: {
                    // find
                    Object query = argument(8, "query");
                    requireValid("query");
                    return completed(instance.find((Tools.Query) query));
                }
                default: {
                    // weigh
                    Object load = argument(9, "load");
                    requireValid("load");
                    return completed(instance.weigh((Tools.Load) load));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Color
                    return readColor(value);
                case 1: // Tools.Speed
                    return readSpeed(value);
                case 2: // Tools.Carrier
                    return readCarrier(value);
                case 3: // Tools.Level
                    return mapped(value, Tools.Level.class, "an integer");
                case 4: // Tools.Payment
                    return mapped(value(10, value), Tools.Payment.class, "an object with kind \"card\" or \"cash\"");
                case 5: // List<Tools.Coupon>
                    return collection(11, value, new ArrayList());
                case 6: // Tools.Message
                    return mapped(value(12, value), Tools.Message.class, "an object with via \"mail\" or \"phone\"");
                case 7: // Tools.Figure
                    return mapped(value(13, value), Tools.Figure.class, "an object with the one member \"circle\" or \"square\"");
                case 8: // Tools.Query
                    return mapped(value, Tools.Query.class, "an object with \"id\", or one with \"text\"");
                case 9: // Tools.Load
                    return deduced(value, "an object with \"grams\", or one with \"litres\"",
                            14, new String[][] {{"grams"}}, new String[][] {},
                            15, new String[][] {{"litres"}}, new String[][] {});
                case 10: // Tools.Payment
                    return tagged(value, "kind", "an object with kind \"card\" or \"cash\"", "card", 16, "cash", 17);
                case 11: // Tools.Coupon
                    return mapped(value(18, value), Tools.Coupon.class, "an object");
                case 12: // Tools.Message
                    return tagged(value, "via", "an object with via \"mail\" or \"phone\"", "mail", -1, "phone", -1);
                case 13: // Tools.Figure
                    return wrapped(value, "circle", 19, "square", 20);
                case 14: // Tools.Solid
                    return readSolid(value);
                case 15: // Tools.Liquid
                    return readLiquid(value);
                case 16: // Tools.Card
                    return checkCard(value);
                case 17: // Tools.Cash
                    return checkCash(value);
                case 18: // Tools.Coupon
                    return checkCoupon(value);
                case 19: // Tools.Circle
                    return checkCircle(value);
                case 20: // Tools.Square
                    return checkSquare(value);
                case 21: // int
                    return intValue(value);
                case 22: // double
                    return doubleValue(value);
                default:
                    return constant(value, "coupon", "\"coupon\"");
            }
        }

        Tools.Color readColor(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "RED":
                        return Tools.Color.RED;
                    case "GREEN":
                        return Tools.Color.GREEN;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"RED\", \"GREEN\"", value);
        }

        Tools.Speed readSpeed(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "STANDARD":
                        return Tools.Speed.STANDARD;
                    case "next-day":
                        return Tools.Speed.NEXT_DAY;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"STANDARD\", \"next-day\"", value);
        }

        Tools.Carrier readCarrier(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "by-ship":
                        return Tools.Carrier.BY_SHIP;
                    case "by-air":
                        return Tools.Carrier.BY_AIR;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"by-ship\", \"by-air\"", value);
        }

        Tools.Solid readSolid(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Solid((int) member(21, members, "grams"));
        }

        Tools.Liquid readLiquid(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Liquid((double) member(22, members, "litres"));
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
            }
            return value;
        }

        Object checkCoupon(Object value) {
            if (value instanceof Map) {
                require(value, "@type");
                inspect(23, value, "@type");
                require(value, "code");
            }
            return value;
        }

        Object checkCircle(Object value) {
            if (value instanceof Map) {
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
    }
}
