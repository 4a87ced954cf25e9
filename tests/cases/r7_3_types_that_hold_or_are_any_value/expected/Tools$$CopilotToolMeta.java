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
        // any
        tools.add(new ToolDefinition(
                "any",
                "Anything that is serializable.",
                structure(
                    object("value", object(), "values", object("type", "array", "items", object())),
                    "value", "values"),
                handler(0, "any", instance, mapper), null, null, null, null, null));
        // pair
        tools.add(new ToolDefinition(
                "pair",
                "A pair.",
                structure(
                    object(
                        "pair", object(
                            "type", "object",
                            "additionalProperties", typed("integer"),
                            "minProperties", 1,
                            "maxProperties", 1),
                        "pairs", object(
                            "type", "array",
                            "items", object(
                                "type", "object",
                                "additionalProperties", structure(object("x", typed("integer"), "y", typed("integer")), "x", "y"),
                                "minProperties", 1,
                                "maxProperties", 1))),
                    "pair", "pairs"),
                handler(1, "pair", instance, mapper), null, null, null, null, null));
        // reference
        tools.add(new ToolDefinition(
                "reference",
                "A reference.",
                structure(
                    object(
                        "point", structure(object("x", typed("integer"), "y", typed("integer")), "x", "y"),
                        "texts", object("type", "array", "items", typed("string"))),
                    "point", "texts"),
                handler(2, "reference", instance, mapper), null, null, null, null, null));
        // keys
        tools.add(new ToolDefinition(
                "keys",
                "Keys that code of the user's own reads.",
                structure(
                    object(
                        "names", structure(object("names", object("type", "object", "additionalProperties", typed("string")))),
                        "named", structure(
                            object(
                                "names", object(
                                    "type", "object",
                                    "additionalProperties", object("type", "array", "items", typed("string")))),
                            "names"),
                        "places", object("type", "object", "additionalProperties", typed("integer")),
                        "place", structure(object("name", typed("string")), "name")),
                    "names", "named", "places", "place"),
                handler(3, "keys", instance, mapper), null, null, null, null, null));
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
                    // any
                    Object value = argument(0, "value");
                    Object values = argument(1, "values");
                    requireValid("value", "values");
                    return completed(instance.any((Serializable) value, (List) values));
                }
                case 1: {
                    // pair
                    Object pair = argument(2, "pair");
                    Object pairs = argument(3, "pairs");
                    requireValid("pair", "pairs");
                    return completed(instance.pair((Map.Entry) pair, (List) pairs));
                }
                case 2: {
                    // reference
                    Object point = argument(4, "point");
                    Object texts = argument(5, "texts");
                    requireValid("point", "texts");
                    return completed(instance.reference((AtomicReference) point, (AtomicReference) texts));
                }
                default: {
                    // keys
                    Object names = argument(6, "names");
                    Object named = argument(7, "named");
                    Object places = argument(8, "places");
                    Object place = argument(9, "place");
                    requireValid("names", "named", "places", "place");
                    return completed(instance.keys((Tools.Names) names, (Tools.Named) named, (Map) places, (Tools.Place) place));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Serializable
                    return mapped(value, Serializable.class, "any JSON value");
                case 1: // List<Serializable>
                    return collection(0, value, new ArrayList());
                case 2: // Map.Entry<String, Integer>
                    return mapped(value(10, value), new TypeReference<Map.Entry<String, Integer>>() {}, "an object");
                case 3: // List<Map.Entry<Integer, Tools.Point>>
                    return collection(11, value, new ArrayList());
                case 4: // AtomicReference<Tools.Point>
                    return mapped(value(12, value), new TypeReference<AtomicReference<Tools.Point>>() {}, "an object");
                case 5: // AtomicReference<List<String>>
                    return mapped(value, new TypeReference<AtomicReference<List<String>>>() {}, "an array");
                case 6: // Tools.Names
                    return mapped(value, Tools.Names.class, "an object");
                case 7: // Tools.Named
                    return mapped(value(13, value), Tools.Named.class, "an object");
                case 8: // Map<Tools.Place, Integer>
                    return map(16, 14, value, new LinkedHashMap());
                case 9: // Tools.Place
                    return readPlace(value);
                case 10: // Map.Entry<String, Integer>
                    return value(18, value);
                case 11: // Map.Entry<Integer, Tools.Point>
                    return mapped(value(19, value), new TypeReference<Map.Entry<Integer, Tools.Point>>() {}, "an object");
                case 12: // AtomicReference<Tools.Point>
                    return value(20, value);
                case 13: // Tools.Named
                    return checkNamed(value);
                case 14: // Integer
                    return intValue(value);
                case 15: // Tools.Place
                    return checkPlace(value);
                case 16: // Tools.Place
                    return mappedKey(value, Tools.Place.class, "a text that the tool can read");
                case 17: // String
                    return stringValue(value);
                case 18: { // Map<String, Integer>
                    Object result = value;
                    memberCount(value, 1, 1);
                    return result;
                }
                case 19: // Map.Entry<Integer, Tools.Point>
                    return value(21, value);
                case 20: // Tools.Point
                    return checkPoint(value);
                case 21: { // Map<Integer, Tools.Point>
                    Object result = value(22, value);
                    memberCount(value, 1, 1);
                    return result;
                }
                default: // 22: Map<Integer, Tools.Point>
                    return checkMapOfIntegerPoint(value);
            }
        }

        Tools.Place readPlace(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Place((String) member(17, members, "name"));
        }

        Object checkNamed(Object value) {
            if (value instanceof Map) {
                require(value, "names");
            }
            return value;
        }

        Object checkPlace(Object value) {
            if (value instanceof Map) {
                require(value, "name");
            }
            return value;
        }

        Object checkPoint(Object value) {
            if (value instanceof Map) {
                require(value, "x");
                require(value, "y");
            }
            return value;
        }

        Object checkMapOfIntegerPoint(Object value) {
            if (value instanceof Map) {
                inspectOthers(20, value);
            }
            return value;
        }
    }
}
