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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(6);
        // scalars
        tools.add(new ToolDefinition(
                "scalars",
                "Scalars.",
                structure(
                    object(
                        "a", typed("integer"),
                        "b", typed("integer"),
                        "c", typed("integer"),
                        "d", typed("integer"),
                        "e", typed("number"),
                        "f", typed("number"),
                        "g", typed("boolean"),
                        "h", typed("string"),
                        "i", typed("string"),
                        "j", typed("number"),
                        "k", object("type", "string", "format", "uuid")),
                    "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k"),
                handler(0, "scalars", instance, mapper), null, null, null, null, null));
        // containers
        tools.add(new ToolDefinition(
                "containers",
                "Containers.",
                structure(
                    object(
                        "lines", object(
                            "type", "array",
                            "items", structure(
                                object(
                                    "item", object("type", "string", "minLength", 1, "pattern", "\\S"),
                                    "count", object("type", "integer", "minimum", 1, "maximum", 99)),
                                "item", "count"),
                            "minItems", 1,
                            "maxItems", 3),
                        "prices", object("type", "object", "additionalProperties", typed("number")),
                        "since", object("type", "string", "format", "date"),
                        "names", object("type", "array", "items", typed("string")),
                        "most", object("type", "integer", "description", "The most", "default", 10)),
                    "lines", "prices", "names"),
                handler(1, "containers", instance, mapper), null, null, null, null, null));
        // unions
        tools.add(new ToolDefinition(
                "unions",
                "Unions.",
                structure(
                    object(
                        "shape", object(
                            "oneOf", list(
                                object(
                                    "type", "object",
                                    "properties", object("radius", typed("number")),
                                    "required", list("radius"),
                                    "additionalProperties", false),
                                object(
                                    "type", "object",
                                    "properties", object("side", typed("number")),
                                    "required", list("side"),
                                    "additionalProperties", false))),
                        "pet", object(
                            "oneOf", list(
                                structure(
                                    object(
                                        "kind", object("type", "string", "enum", list("cat")),
                                        "lives", typed("integer")),
                                    "kind", "lives"),
                                structure(
                                    object(
                                        "kind", object("type", "string", "enum", list("dog")),
                                        "name", typed("string")),
                                    "kind", "name")))),
                    "shape", "pet"),
                handler(2, "unions", instance, mapper), null, null, null, null, null));
        // bean
        tools.add(new ToolDefinition(
                "bean",
                "A bean.",
                structure(
                    object(
                        "address", structure(
                            object(
                                "street", typed("string"),
                                "zip", object("type", "string", "pattern", "^(?:[0-9]{5})$"),
                                "since", object("type", "string", "format", "date"))),
                        "mail", object("type", "string", "format", "email", "maxLength", 40)),
                    "address", "mail"),
                handler(3, "bean", instance, mapper), null, null, null, null, null));
        // range
        tools.add(new ToolDefinition(
                "range",
                "A flattened record.",
                structure(
                    object("low", object("type", "integer", "minimum", 0), "high", typed("integer")),
                    "low", "high"),
                handler(4, "range", instance, mapper), null, null, null, null, null));
        // nothing
        tools.add(new ToolDefinition(
                "nothing",
                "Nothing.",
                structure(object()),
                handler(5, "nothing", instance, mapper), null, null, null, null, null));
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
                    // scalars
                    Object a = argument(0, "a");
                    Object b = argument(1, "b");
                    Object c = argument(2, "c");
                    Object d = argument(3, "d");
                    Object e = argument(4, "e");
                    Object f = argument(5, "f");
                    Object g = argument(6, "g");
                    Object h = argument(7, "h");
                    Object i = argument(8, "i");
                    Object j = argument(9, "j");
                    Object k = argument(10, "k");
                    requireValid("a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k");
                    return completed(instance.scalars((byte) a, (short) b, (int) c, (long) d, (float) e, (double) f, (boolean) g, (char) h, (String) i, (BigDecimal) j, (UUID) k));
                }
                case 1: {
                    // containers
                    Object lines = argument(11, "lines");
                    Object prices = argument(12, "prices");
                    Object since = argument(13, "since");
                    Object names = argument(14, "names");
                    Object most = orDefault(2, "most", 10);
                    requireValid("lines", "prices", "since", "names", "most");
                    return completed(json(instance.containers((List) lines, (Map) prices, (Optional) since, (String[]) names, (int) most), mapper));
                }
                case 2: {
                    // unions
                    Object shape = argument(15, "shape");
                    Object pet = argument(16, "pet");
                    requireValid("shape", "pet");
                    return completed(instance.unions((Tools.Shape) shape, (Tools.Pet) pet));
                }
                case 3: {
                    // bean
                    Object address = argument(17, "address");
                    Object mail = argument(18, "mail");
                    requireValid("address", "mail");
                    return textLater(instance.bean((Tools.Address) address, (String) mail), tool);
                }
                case 4: {
                    // range
                    Object low = argument(19, "low");
                    Object high = argument(2, "high");
                    requireValid("low", "high");
                    Tools.Range record;
                    try {
                        record = new Tools.Range((int) low, (int) high);
                    } catch (RuntimeException thrown) {
                        throw errorOf(thrown);
                    }
                    return completed(instance.range(record, invocation));
                }
                default: {
                    // nothing
                    instance.nothing();
                    return completed("Success");
                }
            }
        }

        private static final Pattern PATTERN = compiled("[0-9]{5}", 0);

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // byte
                    return byteValue(value);
                case 1: // short
                    return shortValue(value);
                case 2: // int
                    return intValue(value);
                case 3: // long
                    return longValue(value);
                case 4: // float
                    return floatValue(value);
                case 5: // double
                    return doubleValue(value);
                case 6: // boolean
                    return booleanValue(value);
                case 7: // char
                    return charValue(value);
                case 8: // String
                    return stringValue(value);
                case 9: // BigDecimal
                    return bigDecimalValue(value);
                case 10: // UUID
                    return mapped(text(value, "a UUID such as 123e4567-e89b-12d3-a456-426614174000"), UUID.class, "a UUID such as 123e4567-e89b-12d3-a456-426614174000");
                case 11: { // List<Tools.Line>
                    Object result = value(20, value);
                    elementCount(value, 1, 3);
                    return result;
                }
                case 12: // Map<Tools.Status, Double>
                    return map(22, 21, value, new LinkedHashMap());
                case 13: // Optional<LocalDate>
                    return optional(23, value);
                case 14: // String[]
                    return readArrayOfString(value);
                case 15: // Tools.Shape
                    return deduced(value, "an object with \"radius\", or one with \"side\"",
                            24, new String[][] {{"radius"}}, new String[][] {},
                            25, new String[][] {{"side"}}, new String[][] {});
                case 16: // Tools.Pet
                    return mapped(value(26, value), Tools.Pet.class, "an object with kind \"cat\" or \"dog\"");
                case 17: // Tools.Address
                    return mapped(value(27, value), Tools.Address.class, "an object",
                            "java.time.LocalDate", "an ISO 8601 date such as 2024-02-29");
                case 18: { // String
                    Object result = value(8, value);
                    textSize(value, 0, 40);
                    email(value);
                    return result;
                }
                case 19: { // int
                    Object result = value(2, value);
                    atLeast(value, 0L);
                    return result;
                }
                case 20: // List<Tools.Line>
                    return collection(28, value, new ArrayList());
                case 21: // Double
                    return doubleValue(value);
                case 22: // Tools.Status
                    return readStatus(value);
                case 23: // LocalDate
                    return mapped(text(value, "an ISO 8601 date such as 2024-02-29"), LocalDate.class, "an ISO 8601 date such as 2024-02-29");
                case 24: // Tools.Circle
                    return readCircle(value);
                case 25: // Tools.Square
                    return readSquare(value);
                case 26: // Tools.Pet
                    return tagged(value, "kind", "an object with kind \"cat\" or \"dog\"", "cat", 29, "dog", 30);
                case 27: // Tools.Address
                    return checkAddress(value);
                case 28: // Tools.Line
                    return readLine(value);
                case 29: // Tools.Cat
                    return checkCat(value);
                case 30: // Tools.Dog
                    return checkDog(value);
                case 31: { // String
                    Object result = value;
                    matches(value, PATTERN);
                    return result;
                }
                case 32: { // LocalDate
                    Object result = value;
                    noArray(value, "an ISO 8601 date such as 2024-02-29");
                    return result;
                }
                case 33: { // String
                    Object result = value(8, value);
                    textSize(value, 1, 2147483647);
                    notBlank(value);
                    return result;
                }
                default: { // 34: int
                    Object result = value(2, value);
                    atLeast(value, 1L);
                    atMost(value, 99L);
                    return result;
                }
            }
        }

        String[] readArrayOfString(Object value) {
            Object[] items = collection(8, value, new ArrayList<Object>()).toArray();
            String[] result = new String[items.length];
            for (int index = 0; index < items.length; index++) {
                result[index] = (String) items[index];
            }
            return result;
        }

        Tools.Status readStatus(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "OPEN":
                        return Tools.Status.OPEN;
                    case "CLOSED":
                        return Tools.Status.CLOSED;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"OPEN\", \"CLOSED\"", value);
        }

        Tools.Circle readCircle(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Circle((double) member(5, members, "radius"));
        }

        Tools.Square readSquare(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Square((double) member(5, members, "side"));
        }

        Object checkAddress(Object value) {
            if (value instanceof Map) {
                inspect(31, value, "zip");
                inspect(32, value, "since");
            }
            return value;
        }

        Tools.Line readLine(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Line(
                    (String) member(33, members, "item"),
                    (int) member(34, members, "count"));
        }

        Object checkCat(Object value) {
            if (value instanceof Map) {
                require(value, "lives");
            }
            return value;
        }

        Object checkDog(Object value) {
            if (value instanceof Map) {
                require(value, "name", "title");
            }
            return value;
        }
    }
}
