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
        // containers
        tools.add(new ToolDefinition(
                "containers",
                "Containers.",
                structure(
                    object(
                        "tags", object("type", "array", "items", typed("string"), "minItems", 2),
                        "numbers", object("type", "array", "items", typed("integer")),
                        "prices", object("type", "object", "additionalProperties", typed("integer")),
                        "names", object("type", "array", "items", typed("string")),
                        "table", object("type", "array", "items", object("type", "array", "items", typed("integer")))),
                    "tags", "prices", "names", "table"),
                handler(0, "containers", instance, mapper), null, null, null, null, null));
        // records
        tools.add(new ToolDefinition(
                "records",
                "Records.",
                structure(
                    object(
                        "item", structure(
                            object("id", typed("integer"), "tags", object("type", "array", "items", typed("string"))),
                            "id", "tags"),
                        "items", object(
                            "type", "array",
                            "items", structure(
                                object(
                                    "id", typed("integer"),
                                    "tags", object("type", "array", "items", typed("string"))),
                                "id", "tags")),
                        "named", object(
                            "type", "object",
                            "additionalProperties", structure(
                                object(
                                    "id", typed("integer"),
                                    "tags", object("type", "array", "items", typed("string"))),
                                "id", "tags")),
                        "shape", object(
                            "oneOf", list(
                                object(
                                    "type", "object",
                                    "properties", object("r", typed("integer")),
                                    "required", list("r"),
                                    "additionalProperties", false),
                                object(
                                    "type", "object",
                                    "properties", object("side", typed("integer")),
                                    "required", list("side"),
                                    "additionalProperties", false)))),
                    "item", "items", "named", "shape"),
                handler(1, "records", instance, mapper), null, null, null, null, null));
        // texts
        tools.add(new ToolDefinition(
                "texts",
                "No structures.",
                structure(
                    object(
                        "text", typed("string"),
                        "object", object(),
                        "node", object(),
                        "day", object("type", "string", "format", "date"),
                        "n", typed("integer")),
                    "text", "object", "node", "day", "n"),
                handler(2, "texts", instance, mapper), null, null, null, null, null));
        // mapped
        tools.add(new ToolDefinition(
                "mapped",
                "The mapper.",
                structure(
                    object(
                        "order", structure(
                            object(
                                "note", typed("string"),
                                "any", object(),
                                "day", object("type", "string", "format", "date"),
                                "numbers", object("type", "array", "items", typed("integer")),
                                "lines", object(
                                    "type", "object",
                                    "additionalProperties", structure(
                                        object(
                                            "count", object("type", "integer", "minimum", 1),
                                            "text", typed("string")))),
                                "first", structure(
                                    object("count", object("type", "integer", "minimum", 1), "text", typed("string"))),
                                "table", object("type", "array", "items", object("type", "array", "items", typed("integer"))),
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
                                            "kind", "name"))),
                                "car", object(
                                    "oneOf", list(
                                        object(
                                            "type", "object",
                                            "properties", object("van", structure(object("load", typed("integer")), "load")),
                                            "required", list("van"),
                                            "maxProperties", 1))),
                                "sizes", object("type", "array", "items", typed("integer")))),
                        "lines", object(
                            "type", "array",
                            "items", structure(
                                object("count", object("type", "integer", "minimum", 1), "text", typed("string")))),
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
                    "order", "lines"),
                handler(3, "mapped", instance, mapper), null, null, null, null, null));
        // one
        tools.add(new ToolDefinition(
                "one",
                "One value.",
                structure(object("n", typed("integer")), "n"),
                handler(4, "one", instance, mapper), null, null, null, null, null));
        // search
        tools.add(new ToolDefinition(
                "search",
                "A flattened record of the mapper's.",
                structure(
                    object(
                        "terms", object("type", "array", "items", typed("string")),
                        "line", structure(object("count", object("type", "integer", "minimum", 1), "text", typed("string"))),
                        "most", typed("integer"),
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
                    "terms", "line", "most", "pet"),
                handler(5, "search", instance, mapper), null, null, null, null, null));
        // range
        tools.add(new ToolDefinition(
                "range",
                "A flattened record.",
                structure(object("low", typed("integer"), "high", typed("integer")), "low", "high"),
                handler(6, "range", instance, mapper), null, null, null, null, null));
        // ranges
        tools.add(new ToolDefinition(
                "ranges",
                "Ranges.",
                structure(
                    object(
                        "ranges", object(
                            "type", "array",
                            "items", structure(object("low", typed("integer"), "high", typed("integer")), "low", "high"))),
                    "ranges"),
                handler(7, "ranges", instance, mapper), null, null, null, null, null));
        // limits
        tools.add(new ToolDefinition(
                "limits",
                "A constructor of one number.",
                structure(
                    object(
                        "limit", structure(object("most items", typed("integer")), "most items"),
                        "others", object(
                            "type", "array",
                            "items", structure(object("most items", typed("integer")), "most items"))),
                    "limit", "others"),
                handler(8, "limits", instance, mapper), null, null, null, null, null));
        // aliases
        tools.add(new ToolDefinition(
                "aliases",
                "Aliases.",
                object(
                    "type", "object",
                    "properties", object("aliased", object("$ref", "#/$defs/Aliased"), "n", typed("integer")),
                    "required", list("aliased", "n"),
                    "$defs", object(
                        "Aliased", structure(
                            object(
                                "numbers", object("type", "array", "items", typed("integer")),
                                "lines", object("type", "array", "items", object("$ref", "#/$defs/Aliased")))))),
                handler(9, "aliases", instance, mapper), null, null, null, null, null));
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
                    // containers
                    Object tags = argument(0, "tags");
                    Object numbers = argument(1, "numbers");
                    Object prices = argument(2, "prices");
                    Object names = argument(3, "names");
                    Object table = argument(4, "table");
                    requireValid("tags", "numbers", "prices", "names", "table");
                    return completed(instance.containers((List) tags, (Optional) numbers, (Map) prices, (String[]) names, (List) table));
                }
                case 1: {
                    // records
                    Object item = argument(5, "item");
                    Object items = argument(6, "items");
                    Object named = argument(7, "named");
                    Object shape = argument(8, "shape");
                    requireValid("item", "items", "named", "shape");
                    return completed(instance.records((Tools.Item) item, (List) items, (Map) named, (Tools.Shape) shape));
                }
                case 2: {
                    // texts
                    Object text = argument(9, "text");
                    Object object = argument(10, "object");
                    Object node = argument(11, "node");
                    Object day = argument(12, "day");
                    Object n = argument(13, "n");
                    requireValid("text", "object", "node", "day", "n");
                    return completed(instance.texts((String) text, object, (JsonNode) node, (LocalDate) day, (int) n));
                }
                case 3: {
                    // mapped
                    Object order = argument(14, "order");
                    Object lines = argument(15, "lines");
                    Object pet = argument(16, "pet");
                    requireValid("order", "lines", "pet");
                    return completed(instance.mapped((Tools.Order) order, (List) lines, (Optional) pet));
                }
                case 4: {
                    // one
                    Object n = argument(13, "n");
                    requireValid("n");
                    return completed(instance.one((int) n));
                }
                case 5: {
                    // search
                    Object terms = argument(17, "terms", "words");
                    Object line = argument(18, "line");
                    Object most = argument(13, "most", "n");
                    Object pet = argument(19, "pet");
                    requireValid("terms", "words", "line", "most", "n", "pet");
                    Tools.Search record;
                    try {
                        record = new Tools.Search((List) terms, (Tools.Line) line, (int) most, (Tools.Pet) pet);
                    } catch (RuntimeException thrown) {
                        throw errorOf(thrown);
                    }
                    return completed(instance.search(record));
                }
                case 6: {
                    // range
                    Object low = argument(13, "low");
                    Object high = argument(13, "high");
                    requireValid("low", "high");
                    Tools.Range record;
                    try {
                        record = new Tools.Range((int) low, (int) high);
                    } catch (RuntimeException thrown) {
                        throw errorOf(thrown);
                    }
                    return completed(instance.range(record));
                }
                case 7: {
                    // ranges
                    Object ranges = argument(20, "ranges");
                    requireValid("ranges");
                    return completed(instance.ranges((List) ranges));
                }
                case 8: {
                    // limits
                    Object limit = argument(21, "limit");
                    Object others = argument(22, "others");
                    requireValid("limit", "others");
                    return completed(instance.limits((Tools.Limit) limit, (List) others));
                }
                default: {
                    // aliases
                    Object aliased = argument(23, "aliased");
                    Object n = argument(13, "n");
                    requireValid("aliased", "n");
                    return completed(instance.aliases((Tools.Aliased) aliased, (int) n));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: { // List<String>
                    Object result = value(17, value);
                    elementCount(value, 2, 2147483647);
                    return result;
                }
                case 1: // Optional<Set<Integer>>
                    return optional(24, value);
                case 2: // Map<String, Integer>
                    return map(26, 25, value, new LinkedHashMap());
                case 3: // String[]
                    return readArrayOfString(value);
                case 4: // List<List<Integer>>
                    return collection(27, value, new ArrayList());
                case 5: // Tools.Item
                    return readItem(value);
                case 6: // List<Tools.Item>
                    return collection(5, value, new ArrayList());
                case 7: // Map<String, Tools.Item>
                    return map(26, 5, value, new LinkedHashMap());
                case 8: // Tools.Shape
                    return deduced(value, "an object with \"r\", or one with \"side\"",
                            28, new String[][] {{"r"}}, new String[][] {},
                            29, new String[][] {{"side"}}, new String[][] {});
                case 9: // String
                    return stringValue(value);
                case 10: // Object
                    return anything(value);
                case 11: // JsonNode
                    return mapped(value, JsonNode.class, "any JSON value");
                case 12: // LocalDate
                    return mapped(text(value, "an ISO 8601 date such as 2024-02-29"), LocalDate.class, "an ISO 8601 date such as 2024-02-29");
                case 13: // int
                    return intValue(value);
                case 14: // Tools.Order
                    return mapped(value(30, value), Tools.Order.class, "an object",
                            "java.time.LocalDate", "an ISO 8601 date such as 2024-02-29");
                case 15: // List<Tools.Line>
                    return collection(18, value, new ArrayList());
                case 16: // Optional<Tools.Pet>
                    return optional(19, value);
                case 17: // List<String>
                    return collection(9, value, new ArrayList());
                case 18: // Tools.Line
                    return mapped(value(31, value), Tools.Line.class, "an object");
                case 19: // Tools.Pet
                    return mapped(value(32, value), Tools.Pet.class, "an object with kind \"cat\" or \"dog\"");
                case 20: // List<Tools.Range>
                    return collection(33, value, new ArrayList());
                case 21: // Tools.Limit
                    return mapped(value(34, value), Tools.Limit.class, "an object");
                case 22: // List<Tools.Limit>
                    return collection(21, value, new ArrayList());
                case 23: // Tools.Aliased
                    return mapped(value, Tools.Aliased.class, "an object");
                case 24: // Set<Integer>
                    return collection(25, value, new LinkedHashSet());
                case 25: // Integer
                    return intValue(value);
                case 26: // Object
                    return stringValue(value);
                case 27: // List<Integer>
                    return collection(25, value, new ArrayList());
                case 28: // Tools.Circle
                    return readCircle(value);
                case 29: // Tools.Square
                    return readSquare(value);
                case 30: // Tools.Order
                    return checkOrder(value);
                case 31: // Tools.Line
                    return checkLine(value);
                case 32: // Tools.Pet
                    return tagged(value, "kind", "an object with kind \"cat\" or \"dog\"", "cat", 39, "dog", 40);
                case 33: // Tools.Range
                    return readRange(value);
                case 34: // Tools.Limit
                    return checkLimit(value);
                case 35: { // LocalDate
                    Object result = value;
                    noArray(value, "an ISO 8601 date such as 2024-02-29");
                    return result;
                }
                case 36: // Map<String, Tools.Line>
                    return checkMapOfStringLine(value);
                case 37: // Tools.Car
                    return wrapped(value, "van", 41);
                case 38: { // int
                    Object result = value;
                    atLeast(value, 1L);
                    return result;
                }
                case 39: // Tools.Cat
                    return checkCat(value);
                case 40: // Tools.Dog
                    return checkDog(value);
                default: // 41: Tools.Van
                    return checkVan(value);
            }
        }

        String[] readArrayOfString(Object value) {
            Object[] items = collection(9, value, new ArrayList<Object>()).toArray();
            String[] result = new String[items.length];
            for (int index = 0; index < items.length; index++) {
                result[index] = (String) items[index];
            }
            return result;
        }

        Tools.Item readItem(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Item(
                    (int) member(13, members, "id"),
                    (List) member(17, members, "tags"));
        }

        Tools.Circle readCircle(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Circle((int) member(13, members, "r"));
        }

        Tools.Square readSquare(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Square((int) member(13, members, "side"));
        }

        Object checkOrder(Object value) {
            if (value instanceof Map) {
                inspect(35, value, "day");
                inspect(36, value, "lines");
                inspect(31, value, "first");
                inspect(32, value, "pet");
                inspect(37, value, "car");
            }
            return value;
        }

        Object checkLine(Object value) {
            if (value instanceof Map) {
                inspect(38, value, "count");
            }
            return value;
        }

        Tools.Range readRange(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Range((int) member(13, members, "low"), (int) member(13, members, "high"));
        }

        Object checkLimit(Object value) {
            if (value instanceof Map) {
                require(value, "most items");
            }
            return value;
        }

        Object checkMapOfStringLine(Object value) {
            if (value instanceof Map) {
                inspectOthers(31, value);
            }
            return value;
        }

        Object checkCat(Object value) {
            if (value instanceof Map) {
                require(value, "lives");
            }
            return value;
        }

        Object checkDog(Object value) {
            if (value instanceof Map) {
                require(value, "name");
            }
            return value;
        }

        Object checkVan(Object value) {
            if (value instanceof Map) {
                require(value, "load");
            }
            return value;
        }
    }
}
