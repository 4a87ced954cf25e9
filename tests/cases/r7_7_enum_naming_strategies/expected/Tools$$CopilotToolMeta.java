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
        // all
        tools.add(new ToolDefinition(
                "all",
                "All strategies.",
                structure(
                    object(
                        "camel", object(
                            "type", "array",
                            "items", object(
                                "type", "string",
                                "enum", list("nextDay", "plain", "url2Go", "X", "a", "mixedcase"))),
                        "lowerCamel", object("type", "string", "enum", list("nextDay")),
                        "upperCamel", object("type", "string", "enum", list("NextDay")),
                        "snake", object("type", "array", "items", object("type", "string", "enum", list("next_day", "a_bc"))),
                        "upperSnake", object("type", "array", "items", object("type", "string", "enum", list("NEXT_DAY", "A_BC"))),
                        "lower", object("type", "string", "enum", list("nextday")),
                        "dot", object("type", "string", "enum", list("next.day")),
                        "unnamed", object("type", "string", "enum", list("NEXT_DAY"))),
                    "camel", "lowerCamel", "upperCamel", "snake", "upperSnake", "lower", "dot", "unnamed"),
                handler(0, "all", instance, mapper), null, null, null, null, null));
        // ship
        tools.add(new ToolDefinition(
                "ship",
                "Ships.",
                structure(
                    object(
                        "shipping", object("type", "string", "enum", list("next-day", "std", "by-ship")),
                        "other", object(
                            "type", "string",
                            "enum", list("next-day", "std", "by-ship"),
                            "description", "The other way",
                            "default", "next-day"),
                        "prices", object("type", "object", "additionalProperties", typed("integer"))),
                    "shipping", "prices"),
                handler(1, "ship", instance, mapper), null, null, null, null, null));
        // order
        tools.add(new ToolDefinition(
                "order",
                "Orders.",
                structure(
                    object(
                        "order", structure(
                            object(
                                "camel", object(
                                    "type", "string",
                                    "enum", list("nextDay", "plain", "url2Go", "X", "a", "mixedcase")),
                                "snake", object("type", "string", "enum", list("next_day", "a_bc")),
                                "upperSnake", object("type", "string", "enum", list("NEXT_DAY", "A_BC")),
                                "lower", object("type", "string", "enum", list("nextday")),
                                "dot", object("type", "string", "enum", list("next.day")),
                                "shipping", object("type", "string", "enum", list("next-day", "std", "by-ship")),
                                "prices", object("type", "object", "additionalProperties", typed("integer"))))),
                    "order"),
                handler(2, "order", instance, mapper), null, null, null, null, null));
        // ways
        tools.add(new ToolDefinition(
                "ways",
                "Says how it is shipped.",
                structure(object()),
                handler(3, "ways", instance, mapper), null, null, null, null, null));
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
                    // all
                    Object camel = argument(0, "camel");
                    Object lowerCamel = argument(1, "lowerCamel");
                    Object upperCamel = argument(2, "upperCamel");
                    Object snake = argument(3, "snake");
                    Object upperSnake = argument(4, "upperSnake");
                    Object lower = argument(5, "lower");
                    Object dot = argument(6, "dot");
                    Object unnamed = argument(7, "unnamed");
                    requireValid("camel", "lowerCamel", "upperCamel", "snake", "upperSnake", "lower", "dot", "unnamed");
                    return completed(instance.all((List) camel, (Tools.LowerCamel) lowerCamel, (Tools.UpperCamel) upperCamel, (List) snake, (List) upperSnake, (Tools.Lower) lower, (Tools.Dot) dot, (Tools.Unnamed) unnamed));
                }
                case 1: {
                    // ship
                    Object shipping = argument(8, "shipping");
                    Object other = orDefault(8, "other", "next-day");
                    Object prices = argument(9, "prices");
                    requireValid("shipping", "other", "prices");
                    return completed(instance.ship((Tools.Shipping) shipping, (Tools.Shipping) other, (EnumMap) prices));
                }
                case 2: {
                    // order
                    Object order = argument(10, "order");
                    requireValid("order");
                    return completed(instance.order((Tools.Order) order));
                }
                default: {
                    // ways
                    return completed(json(instance.ways(), mapper));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // List<Tools.Camel>
                    return collection(11, value, new ArrayList());
                case 1: // Tools.LowerCamel
                    return readLowerCamel(value);
                case 2: // Tools.UpperCamel
                    return readUpperCamel(value);
                case 3: // List<Tools.Snake>
                    return collection(12, value, new ArrayList());
                case 4: // List<Tools.UpperSnake>
                    return collection(13, value, new ArrayList());
                case 5: // Tools.Lower
                    return readLower(value);
                case 6: // Tools.Dot
                    return readDot(value);
                case 7: // Tools.Unnamed
                    return readUnnamed(value);
                case 8: // Tools.Shipping
                    return readShipping(value);
                case 9: // EnumMap<Tools.Shipping, Integer>
                    return map(8, 14, value, new EnumMap(Tools.Shipping.class));
                case 10: // Tools.Order
                    return mapped(value, Tools.Order.class, "an object");
                case 11: // Tools.Camel
                    return readCamel(value);
                case 12: // Tools.Snake
                    return readSnake(value);
                case 13: // Tools.UpperSnake
                    return readUpperSnake(value);
                default: // 14: Integer
                    return intValue(value);
            }
        }

        Tools.LowerCamel readLowerCamel(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "nextDay":
                        return Tools.LowerCamel.NEXT_DAY;
                    default:
                        break;
                }
            }
            throw new ArgumentError("\"nextDay\"", value);
        }

        Tools.UpperCamel readUpperCamel(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "NextDay":
                        return Tools.UpperCamel.NEXT_DAY;
                    default:
                        break;
                }
            }
            throw new ArgumentError("\"NextDay\"", value);
        }

        Tools.Lower readLower(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "nextday":
                        return Tools.Lower.NEXT_DAY;
                    default:
                        break;
                }
            }
            throw new ArgumentError("\"nextday\"", value);
        }

        Tools.Dot readDot(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "next.day":
                        return Tools.Dot.NEXT_DAY;
                    default:
                        break;
                }
            }
            throw new ArgumentError("\"next.day\"", value);
        }

        Tools.Unnamed readUnnamed(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "NEXT_DAY":
                        return Tools.Unnamed.NEXT_DAY;
                    default:
                        break;
                }
            }
            throw new ArgumentError("\"NEXT_DAY\"", value);
        }

        Tools.Shipping readShipping(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "next-day":
                        return Tools.Shipping.NEXT_DAY;
                    case "std":
                        return Tools.Shipping.STANDARD;
                    case "by-ship":
                    case "slow":
                        return Tools.Shipping.BY_SHIP;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"next-day\", \"std\", \"by-ship\"", value);
        }

        Tools.Camel readCamel(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "nextDay":
                        return Tools.Camel.NEXT_DAY;
                    case "plain":
                        return Tools.Camel.PLAIN;
                    case "url2Go":
                        return Tools.Camel.URL2_GO;
                    case "X":
                        return Tools.Camel.__X;
                    case "a":
                        return Tools.Camel.A_;
                    case "mixedcase":
                        return Tools.Camel.mixedCase;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"nextDay\", \"plain\", \"url2Go\", \"X\", \"a\", \"mixedcase\"", value);
        }

        Tools.Snake readSnake(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "next_day":
                        return Tools.Snake.NEXT_DAY;
                    case "a_bc":
                        return Tools.Snake.A_B_C;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"next_day\", \"a_bc\"", value);
        }

        Tools.UpperSnake readUpperSnake(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "NEXT_DAY":
                        return Tools.UpperSnake.NEXT_DAY;
                    case "A_BC":
                        return Tools.UpperSnake.A_B_C;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"NEXT_DAY\", \"A_BC\"", value);
        }
    }
}
