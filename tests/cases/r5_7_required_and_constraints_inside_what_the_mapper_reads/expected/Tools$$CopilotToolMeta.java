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

        protected CompletableFuture<Object> call(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // act
                    Object action = argument(0, "action");
                    requireValid("action");
                    return completed(instance.act((Tools.Action) action));
                }
                case 1: {
                    // comment
                    argument(2, "text", "body");
                    argument(4, "action");
                    requireValid("action", "text", "body");
                    Tools.Comment record = (Tools.Comment) mapped(allArguments(), Tools.Comment.class, "an object");
                    return completed(instance.comment(record));
                }
                default: {
                    // save
                    Object customer = argument(5, "customer");
                    requireValid("customer");
                    return completed(instance.save((Tools.Customer) customer));
                }
            }
        }

        private static final Pattern PATTERN = compiled("[0-9]{5}", 0);

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Action
                    return mapped(value(6, value), Tools.Action.class, "an object with action \"comment\" or \"close\"");
                case 1: { // String
                    Object result = value;
                    textSize(value, 0, 5);
                    return result;
                }
                case 2: // String
                    return value(1, anyValue(value));
                case 3: // Tools.Comment
                    return checkComment(value);
                case 4:
                    return constant(value, "comment", "\"comment\"");
                case 5: // Tools.Customer
                    return mapped(value(8, value), Tools.Customer.class, "an object",
                            "java.time.LocalDate", "an ISO 8601 date such as 2024-02-29");
                case 6: // Tools.Action
                    return tagged(value, "action", "an object with action \"comment\" or \"close\"", "comment", 9, "close", -1);
                case 7:
                    return constant(value, "comment", "\"comment\"");
                case 8: // Tools.Customer
                    return checkCustomer(value);
                case 9: // Tools.Comment
                    return checkComment2(value);
                case 10: { // List<Tools.Address>
                    Object result = value(12, value);
                    elementCount(value, 0, 2);
                    return result;
                }
                case 11: // Map<String, Integer>
                    return checkMapOfStringInteger(value);
                case 12: // List<Tools.Address>
                    return inspectElements(14, value);
                case 13: { // Integer
                    Object result = value;
                    atMost(value, 9L);
                    return result;
                }
                case 14: // Tools.Address
                    return checkAddress(value);
                case 15: { // String
                    Object result = value;
                    matches(value, PATTERN);
                    return result;
                }
                default: { // 16: LocalDate
                    Object result = value;
                    noArray(value, "an ISO 8601 date such as 2024-02-29");
                    return result;
                }
            }
        }

        Object checkComment(Object value) {
            if (value instanceof Map) {
                require(value, "action");
                inspect(7, value, "action");
                require(value, "text", "body");
                inspect(1, value, "text", "body");
            }
            return value;
        }

        Object checkCustomer(Object value) {
            if (value instanceof Map) {
                inspect(10, value, "addresses");
                inspect(11, value, "ranks");
                inspect(8, value, "parent");
            }
            return value;
        }

        Object checkComment2(Object value) {
            if (value instanceof Map) {
                require(value, "text", "body");
                inspect(1, value, "text", "body");
            }
            return value;
        }

        Object checkMapOfStringInteger(Object value) {
            if (value instanceof Map) {
                inspectOthers(13, value);
            }
            return value;
        }

        Object checkAddress(Object value) {
            if (value instanceof Map) {
                require(value, "street");
                inspect(15, value, "zip");
                require(value, "since");
                inspect(16, value, "since");
            }
            return value;
        }
    }
}
