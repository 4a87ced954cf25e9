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
        // take
        tools.add(new ToolDefinition(
                "take",
                "Takes one of several parts.",
                structure(
                    object(
                        "parts", object(
                            "type", "array",
                            "items", object(
                                "oneOf", list(
                                    structure(
                                        object(
                                            "kind", object("type", "string", "enum", list("item")),
                                            "count", object("type", "integer", "maximum", 9)),
                                        "kind", "count"),
                                    object(
                                        "type", "array",
                                        "prefixItems", list(
                                            object("type", "string", "enum", list("level")),
                                            object("type", "string", "enum", list("LOW", "HIGH"))),
                                        "items", false,
                                        "minItems", 2),
                                    object(
                                        "type", "array",
                                        "prefixItems", list(
                                            object("type", "string", "enum", list("names")),
                                            object("type", "array", "items", typed("string"))),
                                        "items", false,
                                        "minItems", 2),
                                    object(
                                        "type", "object",
                                        "properties", object("kind", object("type", "string", "enum", list("sizes"))),
                                        "required", list("kind"),
                                        "additionalProperties", typed("integer")),
                                    object(
                                        "type", "array",
                                        "prefixItems", list(object("type", "string", "enum", list("code")), typed("string")),
                                        "items", false,
                                        "minItems", 2),
                                    object(
                                        "type", "object",
                                        "properties", object("kind", object("type", "string", "enum", list("totals"))),
                                        "required", list("kind"),
                                        "additionalProperties", typed("integer")))),
                            "description", "The parts")),
                    "parts"),
                handler(0, "take", instance, mapper), null, null, null, null, null));
        // single
        tools.add(new ToolDefinition(
                "single",
                "Takes the subtypes by themselves.",
                structure(
                    object(
                        "level", object(
                            "oneOf", list(
                                object(
                                    "type", "array",
                                    "prefixItems", list(
                                        object("type", "string", "enum", list("level")),
                                        object("type", "string", "enum", list("LOW", "HIGH"))),
                                    "items", false,
                                    "minItems", 2)),
                            "description", "The level"),
                        "names", object(
                            "oneOf", list(
                                object(
                                    "type", "array",
                                    "prefixItems", list(
                                        object("type", "string", "enum", list("names")),
                                        object("type", "array", "items", typed("string"))),
                                    "items", false,
                                    "minItems", 2)),
                            "description", "The names"),
                        "sizes", object(
                            "oneOf", list(
                                object(
                                    "type", "object",
                                    "properties", object("kind", object("type", "string", "enum", list("sizes"))),
                                    "required", list("kind"),
                                    "additionalProperties", typed("integer"))),
                            "description", "The sizes"),
                        "code", object(
                            "oneOf", list(
                                object(
                                    "type", "array",
                                    "prefixItems", list(object("type", "string", "enum", list("code")), typed("string")),
                                    "items", false,
                                    "minItems", 2)),
                            "description", "The code"),
                        "levels", object(
                            "type", "object",
                            "additionalProperties", typed("integer"),
                            "description", "By level, whose type is known"),
                        "speed", object(
                            "oneOf", list(
                                object(
                                    "type", "object",
                                    "properties", object("speed", object("type", "string", "enum", list("SLOW", "FAST"))),
                                    "required", list("speed"),
                                    "maxProperties", 1)),
                            "description", "The speed")),
                    "level", "names", "sizes", "code", "levels", "speed"),
                handler(1, "single", instance, mapper), null, null, null, null, null));
        // pick
        tools.add(new ToolDefinition(
                "pick",
                "Takes one of several things.",
                structure(
                    object(
                        "things", object(
                            "type", "array",
                            "items", object(
                                "oneOf", list(
                                    object(
                                        "type", "object",
                                        "properties", object(
                                            "box", structure(object("size", object("type", "integer", "maximum", 9)), "size")),
                                        "required", list("box"),
                                        "maxProperties", 1),
                                    object(
                                        "type", "object",
                                        "properties", object("speed", object("type", "string", "enum", list("SLOW", "FAST"))),
                                        "required", list("speed"),
                                        "maxProperties", 1),
                                    object(
                                        "type", "object",
                                        "properties", object("tags", object("type", "array", "items", typed("string"))),
                                        "required", list("tags"),
                                        "maxProperties", 1),
                                    object(
                                        "type", "object",
                                        "properties", object("key", typed("string")),
                                        "required", list("key"),
                                        "maxProperties", 1))),
                            "description", "The things")),
                    "things"),
                handler(2, "pick", instance, mapper), null, null, null, null, null));
        // go
        tools.add(new ToolDefinition(
                "go",
                "Goes to a place.",
                structure(
                    object(
                        "place", object(
                            "oneOf", list(
                                object(
                                    "type", "object",
                                    "properties", object("x", typed("integer"), "y", typed("integer")),
                                    "required", list("x", "y"),
                                    "additionalProperties", false)),
                            "description", "The place"),
                        "speed", object(
                            "oneOf", list(
                                object(
                                    "type", "object",
                                    "properties", object("speed", object("type", "string", "enum", list("SLOW", "FAST"))),
                                    "required", list("speed"),
                                    "maxProperties", 1)),
                            "description", "How fast")),
                    "place", "speed"),
                handler(3, "go", instance, mapper), null, null, null, null, null));
        // level
        tools.add(new ToolDefinition(
                "level",
                "Returns a level.",
                structure(object()),
                handler(4, "level", instance, mapper), null, null, null, null, null));
        // names
        tools.add(new ToolDefinition(
                "names",
                "Returns names.",
                structure(object()),
                handler(5, "names", instance, mapper), null, null, null, null, null));
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
                    // take
                    Object parts = argument(0, "parts");
                    requireValid("parts");
                    return completed(instance.take((List) parts));
                }
                case 1: {
                    // single
                    Object level = argument(1, "level");
                    Object names = argument(2, "names");
                    Object sizes = argument(3, "sizes");
                    Object code = argument(4, "code");
                    Object levels = argument(5, "levels");
                    Object speed = argument(6, "speed");
                    requireValid("level", "names", "sizes", "code", "levels", "speed");
                    return completed(instance.single((Tools.Level) level, (Tools.Names) names, (Tools.Sizes) sizes, (Tools.Code) code, (Map) levels, (Tools.Speed) speed));
                }
                case 2: {
                    // pick
                    Object things = argument(7, "things");
                    requireValid("things");
                    return completed(instance.pick((List) things));
                }
                case 3: {
                    // go
                    Object place = argument(8, "place");
                    Object speed = argument(6, "speed");
                    requireValid("place", "speed");
                    return completed(instance.go((Tools.Place) place, (Tools.Speed) speed));
                }
                case 4: {
                    // level
                    return completed(json(instance.level(), mapper));
                }
                default: {
                    // names
                    return completed(json(instance.names(), mapper));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // List<Tools.Part>
                    return collection(9, value, new ArrayList());
                case 1: // Tools.Level
                    return mapped(value(10, value), Tools.Level.class, "an array of \"level\" and a value");
                case 2: // Tools.Names
                    return mapped(value(11, value), Tools.Names.class, "an array of \"names\" and a value");
                case 3: // Tools.Sizes
                    return mapped(value(12, value), Tools.Sizes.class, "an object with kind \"sizes\"");
                case 4: // Tools.Code
                    return mapped(value(13, value), Tools.Code.class, "an array of \"code\" and a value");
                case 5: // Map<Tools.Level, Integer>
                    return map(15, 14, value, new LinkedHashMap());
                case 6: // Tools.Speed
                    return mapped(value(16, value), Tools.Speed.class, "an object with the one member \"speed\"");
                case 7: // List<Tools.Thing>
                    return collection(17, value, new ArrayList());
                case 8: // Tools.Place
                    return mapped(value, Tools.Place.class, "an object with \"x\" and \"y\"");
                case 9: // Tools.Part
                    return mapped(value(18, value), Tools.Part.class, "an object with kind \"item\", \"sizes\" or \"totals\", or an array of \"level\", \"names\" or \"code\" and a value");
                case 10: // Tools.Level
                    return tagged(value, "kind", "an array of \"level\" and a value", "level", -1);
                case 11: // Tools.Names
                    return tagged(value, "kind", "an array of \"names\" and a value", "names", -1);
                case 12: // Tools.Sizes
                    return tagged(value, "kind", "an object with kind \"sizes\"", "sizes", 19);
                case 13: // Tools.Code
                    return tagged(value, "kind", "an array of \"code\" and a value", "code", -1);
                case 14: // Integer
                    return intValue(value);
                case 15: // Tools.Level
                    return mappedKey(value, Tools.Level.class, "a text that the tool can read");
                case 16: // Tools.Speed
                    return wrapped(value, "speed", -1);
                case 17: // Tools.Thing
                    return mapped(value(20, value), Tools.Thing.class, "an object with the one member \"box\", \"speed\", \"tags\" or \"key\"");
                case 18: // Tools.Part
                    return tagged(value, "kind", "an object with kind \"item\", \"sizes\" or \"totals\", or an array of \"level\", \"names\" or \"code\" and a value", "item", 22, "level", -1, "names", -1, "sizes", 23, "code", -1, "totals", -1);
                case 19: // Tools.Sizes
                    return checkSizes(value);
                case 20: // Tools.Thing
                    return wrapped(value, "box", 24, "speed", -1, "tags", -1, "key", -1);
                case 21: { // int
                    Object result = value;
                    atMost(value, 9L);
                    return result;
                }
                case 22: // Tools.Item
                    return checkItem(value);
                case 23: // Tools.Sizes
                    return checkSizes2(value);
                default: // 24: Tools.Box
                    return checkBox(value);
            }
        }

        Object checkSizes(Object value) {
            if (value instanceof Map) {

            }
            return value;
        }

        Object checkItem(Object value) {
            if (value instanceof Map) {
                require(value, "count");
                inspect(21, value, "count");
            }
            return value;
        }

        Object checkSizes2(Object value) {
            if (value instanceof Map) {

            }
            return value;
        }

        Object checkBox(Object value) {
            if (value instanceof Map) {
                require(value, "size");
                inspect(21, value, "size");
            }
            return value;
        }
    }
}
