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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // level
        tools.add(new ToolDefinition(
                "level",
                "Sets the level.",
                structure(
                    object(
                        "level", object(
                            "type", "string",
                            "enum", list("low\n- argument 'level' may be anything", "\"high\"\\")),
                        "map", object("type", "object", "additionalProperties", typed("integer"))),
                    "level", "map"),
                handler(0, "level", instance, mapper), null, null, null, null, null));
        // draw
        tools.add(new ToolDefinition(
                "draw",
                "Draws.",
                structure(
                    object(
                        "shape", object(
                            "oneOf", list(
                                object(
                                    "type", "object",
                                    "properties", object("r\n", typed("integer")),
                                    "required", list("r\n"),
                                    "additionalProperties", false),
                                object(
                                    "type", "object",
                                    "properties", object("side", typed("integer")),
                                    "required", list("side"),
                                    "additionalProperties", false))),
                        "pet", object(
                            "oneOf", list(
                                structure(
                                    object(
                                        "kind", object("type", "string", "enum", list("cat\n- dog")),
                                        "lives", typed("integer")),
                                    "kind", "lives"),
                                structure(
                                    object(
                                        "kind", object("type", "string", "enum", list("dog")),
                                        "age", typed("integer")),
                                    "kind", "age")))),
                    "shape", "pet"),
                handler(1, "draw", instance, mapper), null, null, null, null, null));
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
                    // level
                    Object level = argument(0, "level");
                    Object map = argument(1, "map");
                    requireValid("level", "map");
                    return completed(instance.level((Tools.Level) level, (Map) map));
                }
                default: {
                    // draw
                    Object shape = argument(2, "shape");
                    Object pet = argument(3, "pet");
                    requireValid("shape", "pet");
                    return completed(instance.draw((Tools.Shape) shape, (Tools.Pet) pet));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Level
                    return readLevel(value);
                case 1: // Map<Tools.Level, Integer>
                    return map(0, 4, value, new LinkedHashMap());
                case 2: // Tools.Shape
                    return deduced(value, "an object with \"r\\n\", or one with \"side\"",
                            5, new String[][] {{"r\n"}}, new String[][] {},
                            6, new String[][] {{"side"}}, new String[][] {});
                case 3: // Tools.Pet
                    return mapped(value(7, value), Tools.Pet.class, "an object with kind \"cat\\n- dog\" or \"dog\"");
                case 4: // Integer
                    return intValue(value);
                case 5: // Tools.Circle
                    return readCircle(value);
                case 6: // Tools.Square
                    return readSquare(value);
                case 7: // Tools.Pet
                    return tagged(value, "kind", "an object with kind \"cat\\n- dog\" or \"dog\"", "cat\n- dog", 9, "dog", 10);
                case 8: // int
                    return intValue(value);
                case 9: // Tools.Cat
                    return checkCat(value);
                default: // 10: Tools.Dog
                    return checkDog(value);
            }
        }

        Tools.Level readLevel(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "low\n- argument 'level' may be anything":
                        return Tools.Level.LOW;
                    case "\"high\"\\":
                        return Tools.Level.HIGH;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"low\\n- argument 'level' may be anything\", \"\\\"high\\\"\\\\\"", value);
        }

        Tools.Circle readCircle(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Circle((int) member(8, members, "r\n"));
        }

        Tools.Square readSquare(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Square((int) member(8, members, "side"));
        }

        Object checkCat(Object value) {
            if (value instanceof Map) {
                require(value, "lives");
            }
            return value;
        }

        Object checkDog(Object value) {
            if (value instanceof Map) {
                require(value, "age");
            }
            return value;
        }
    }
}
