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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // fill
        tools.add(new ToolDefinition(
                "fill",
                "Fills.",
                structure(
                    object(
                        "text", object(
                            "type", "string",
                            "minLength", 1,
                            "maxLength", 5,
                            "pattern", "^(?:[a-z]+)$",
                            "description", "Text.",
                            "default", "abc"),
                        "number", object("type", "integer", "minimum", 1, "maximum", 3, "description", "Number.", "default", 2),
                        "decimal", object(
                            "type", "number",
                            "exclusiveMinimum", 0,
                            "exclusiveMaximum", 1,
                            "description", "Decimal.",
                            "default", 0.5),
                        "list", object(
                            "type", "array",
                            "items", object("type", "string", "minLength", 1),
                            "maxItems", 2,
                            "description", "List.",
                            "default", list()),
                        "map", object(
                            "type", "object",
                            "additionalProperties", typed("integer"),
                            "maxProperties", 2,
                            "description", "Map.",
                            "default", object()))),
                handler(0, "fill", instance, mapper), null, null, null, null, null));
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
            // fill
            Object text = orDefault(0, "text", "abc");
            Object number_ = orDefault(1, "number", 2);
            Object decimal = orDefault(2, "decimal", 0.5);
            Object list = orDefault(3, "list", list());
            Object map = orDefault(4, "map", object());
            requireValid("text", "number", "decimal", "list", "map");
            instance.fill((String) text, (int) number_, (double) decimal, (List) list, (Map) map);
            return completed("Success");
        }

        private static final Pattern PATTERN = compiled("[a-z]+", 0);

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: { // String
                    Object result = value(5, value);
                    textSize(value, 1, 5);
                    matches(value, PATTERN);
                    return result;
                }
                case 1: { // int
                    Object result = value(6, value);
                    atLeast(value, 1L);
                    atMost(value, 3L);
                    return result;
                }
                case 2: { // double
                    Object result = value(7, value);
                    moreThan(value, new BigDecimal("0"));
                    lessThan(value, new BigDecimal("1"));
                    return result;
                }
                case 3: { // List<String>
                    Object result = value(8, value);
                    elementCount(value, 0, 2);
                    return result;
                }
                case 4: { // Map<String, Integer>
                    Object result = value(9, value);
                    memberCount(value, 0, 2);
                    return result;
                }
                case 5: // String
                    return stringValue(value);
                case 6: // int
                    return intValue(value);
                case 7: // double
                    return doubleValue(value);
                case 8: // List<String>
                    return collection(10, value, new ArrayList());
                case 9: // Map<String, Integer>
                    return map(12, 11, value, new LinkedHashMap());
                case 10: { // String
                    Object result = value(5, value);
                    textSize(value, 1, 2147483647);
                    return result;
                }
                case 11: // Integer
                    return intValue(value);
                default: // 12: Object
                    return stringValue(value);
            }
        }
    }
}
