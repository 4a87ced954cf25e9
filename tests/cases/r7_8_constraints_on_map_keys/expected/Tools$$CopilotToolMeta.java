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
        // maps
        tools.add(new ToolDefinition(
                "maps",
                "Maps.",
                structure(
                    object(
                        "names", object("type", "object", "additionalProperties", typed("integer")),
                        "numbers", object("type", "object", "additionalProperties", typed("string")),
                        "both", object(
                            "type", "array",
                            "items", object("type", "object", "additionalProperties", object("type", "string", "maxLength", 2))),
                        "held", structure(
                            object("counts", object("type", "object", "additionalProperties", typed("integer"))),
                            "counts")),
                    "names", "numbers", "both", "held"),
                handler(0, "maps", instance, mapper), null, null, null, null, null));
        // standard
        tools.add(new ToolDefinition(
                "standard",
                "A default.",
                structure(
                    object(
                        "names", object(
                            "type", "object",
                            "additionalProperties", typed("integer"),
                            "description", "Names.",
                            "default", object("abc", 1)))),
                handler(1, "standard", instance, mapper), null, null, null, null, null));
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
                    // maps
                    Object names = argument(0, "names");
                    Object numbers = argument(1, "numbers");
                    Object both = argument(2, "both");
                    Object held = argument(3, "held");
                    requireValid("names", "numbers", "both", "held");
                    return completed(instance.maps((Map) names, (TreeMap) numbers, (List) both, (Tools.Held) held));
                }
                default: {
                    // standard
                    Object names = orDefault(0, "names", object("abc", 1));
                    requireValid("names");
                    return completed(instance.standard((Map) names));
                }
            }
        }

        private static final Pattern PATTERN = compiled("[a-z]+", 0);

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Map<String, Integer>
                    return map(5, 4, value, new LinkedHashMap());
                case 1: // TreeMap<Integer, String>
                    return map(7, 6, value, new TreeMap());
                case 2: // List<Map<Long, String>>
                    return collection(8, value, new ArrayList());
                case 3: // Tools.Held
                    return readHeld(value);
                case 4: // Integer
                    return intValue(value);
                case 5: { // String
                    Object result = value(6, value);
                    textSize(value, 0, 3);
                    return result;
                }
                case 6: // String
                    return stringValue(value);
                case 7: { // Integer
                    Object result = value(4, value);
                    atMost(value, 5L);
                    return result;
                }
                case 8: // Map<Long, String>
                    return map(11, 10, value, new LinkedHashMap());
                case 9: // Map<String, Integer>
                    return map(12, 4, value, new LinkedHashMap());
                case 10: { // String
                    Object result = value(6, value);
                    textSize(value, 0, 2);
                    return result;
                }
                case 11: { // Long
                    Object result = value(13, value);
                    atLeast(value, 1L);
                    return result;
                }
                case 12: { // String
                    Object result = value(6, value);
                    matches(value, PATTERN);
                    return result;
                }
                default: // 13: Long
                    return longValue(value);
            }
        }

        Tools.Held readHeld(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Held((Map) member(9, members, "counts"));
        }
    }
}
