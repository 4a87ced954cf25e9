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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(3);
        // act
        tools.add(new ToolDefinition(
                "act",
                "Acts.",
                structure(
                    object(
                        "action", object(
                            "oneOf", list(
                                structure(
                                    object(
                                        "action", object("type", "string", "enum", list("comment")),
                                        "text", object("type", "string", "maxLength", 5)),
                                    "action", "text"),
                                structure(
                                    object(
                                        "action", object("type", "string", "enum", list("close")),
                                        "reason", typed("string")),
                                    "action")),
                            "description", "The action")),
                    "action"),
                handler(0, "act", instance, mapper), null, null, null, null, null));
        // comment
        tools.add(new ToolDefinition(
                "comment",
                "Acts at once.",
                structure(
                    object(
                        "action", object("type", "string", "enum", list("comment")),
                        "text", object("type", "string", "maxLength", 5)),
                    "action", "text"),
                handler(1, "comment", instance, mapper), null, null, null, null, null));
        // save
        tools.add(new ToolDefinition(
                "save",
                "Saves.",
                object(
                    "type", "object",
                    "properties", object("customer", object("$ref", "#/$defs/Customer", "description", "The customer")),
                    "required", list("customer"),
                    "$defs", object(
                        "Customer", structure(
                            object(
                                "addresses", object(
                                    "type", "array",
                                    "items", structure(
                                        object(
                                            "street", typed("string"),
                                            "zip", object("type", "string", "pattern", "^(?:[0-9]{5})$"),
                                            "since", object("type", "string", "format", "date")),
                                        "street", "since"),
                                    "maxItems", 2),
                                "ranks", object(
                                    "type", "object",
                                    "additionalProperties", object("type", "integer", "maximum", 9)),
                                "parent", object("$ref", "#/$defs/Customer"))))),
                handler(2, "save", instance, mapper), null, null, null, null, null));
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

        protected Object call(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // act
                    Object action = argument(0, "action");
                    requireValid("action");
                    return instance.act((Tools.Action) action);
                }
                case 1: {
                    // comment
                    Object arguments = allArguments(3);
                    requireValid("action", "text", "body");
                    Tools.Comment record_ = (Tools.Comment) mapped(arguments, mapper.constructType(Tools.Comment.class));
                    return instance.comment(record_);
                }
                default: {
                    // save
                    Object customer = argument(4, "customer");
                    requireValid("customer");
                    return instance.save((Tools.Customer) customer);
                }
            }
        }

        private static final Pattern PATTERN = compiled("[0-9]{5}", 0);

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Action
                    return mapped(value(5, value), mapper.constructType(Tools.Action.class));
                case 1:
                    return constant(value, "\"comment\"", "comment");
                case 2: { // String
                    Object result = value(6, value);
                    requireNone(textSize(value, 0, 5));
                    return result;
                }
                case 3: // Tools.Comment
                    return properties(value, -1, 1, "action", 2, "text", null, "body");
                case 4: // Tools.Customer
                    return mapped(value(7, value), mapper.constructType(Tools.Customer.class));
                case 5: // Tools.Action
                    return tagged(value, "action", "an object with action \"comment\" or \"close\"", "comment", 8, "close", 9);
                case 6: // String
                    return stringValue(value);
                case 7: // Tools.Customer
                    return properties(value, -1, ~12, "addresses", ~14, "ranks", ~15, "parent");
                case 8: // Tools.Comment
                    return properties(value, -1, 2, "text", null, "body");
                case 9: // Tools.Close
                    return properties(value, -1, ~10, "reason");
                case 10: // String or null
                    return value == null ? null : value(6, value);
                case 11: { // List<Tools.Address>
                    Object result = value(16, value);
                    requireNone(elementCount(value, 0, 2));
                    return result;
                }
                case 12: // List<Tools.Address> or null
                    return value == null ? null : value(11, value);
                case 13: // Map<String, Integer>
                    return map(18, 17, value, new LinkedHashMap());
                case 14: // Map<String, Integer> or null
                    return value == null ? null : value(13, value);
                case 15: // Tools.Customer or null
                    return value == null ? null : value(7, value);
                case 16: // List<Tools.Address>
                    return collection(19, value, new ArrayList());
                case 17: { // Integer
                    Object result = value(20, value);
                    requireNone(atMost(value, 9L));
                    return result;
                }
                case 18: // Object
                    return stringValue(value);
                case 19: // Tools.Address
                    return properties(value, -1, 6, "street", ~22, "zip", 23, "since");
                case 20: // Integer
                    return intValue(countedText(value));
                case 21: { // String
                    Object result = value(6, value);
                    requireNone(matches(value, PATTERN));
                    return result;
                }
                case 22: // String or null
                    return value == null ? null : value(21, value);
                case 23: // LocalDate
                    return checked(24, value);
                default: // 24: LocalDate
                    return mappedText(value, dateText(value), mapper.constructType(LocalDate.class), "an ISO 8601 date such as 2024-02-29");
            }
        }
    }
}
