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
        // hold
        tools.add(new ToolDefinition(
                "hold",
                "Properties of a class.",
                structure(
                    object(
                        "holder", structure(
                            object(
                                "included", structure(object("a", typed("string"))),
                                "ignored", structure(object("b", typed("string"), "c", typed("string"))),
                                "settable", structure(object("a", typed("string"), "b", typed("string"), "c", typed("string"))),
                                "both", structure(object("b", typed("string"))),
                                "twice", structure(object("c", typed("string"))),
                                "list", object("type", "array", "items", structure(object("a", typed("string")))),
                                "arrays", object(
                                    "type", "array",
                                    "items", object(
                                        "type", "array",
                                        "items", structure(object("b", typed("string"), "c", typed("string"))))),
                                "map", object(
                                    "type", "object",
                                    "additionalProperties", structure(object("b", typed("string"), "c", typed("string")))),
                                "created", object(
                                    "type", "object",
                                    "properties", object("a", typed("string"), "b", typed("string")),
                                    "required", list("a", "b"),
                                    "description", "What a creator takes is read all the same."))),
                        "creating", structure(object("seen", typed("string")))),
                    "holder", "creating"),
                handler(0, "hold", instance, mapper), null, null, null, null, null));
        // flatten
        tools.add(new ToolDefinition(
                "flatten",
                "Components of a flattened record.",
                structure(
                    object(
                        "values", object(
                            "type", "object",
                            "properties", object("a", typed("string"), "c", typed("string")),
                            "required", list(),
                            "description", "Two of three."),
                        "list", object(
                            "type", "array",
                            "items", structure(object("b", typed("string"))),
                            "description", "One of three.")),
                    "values", "list"),
                handler(1, "flatten", instance, mapper), null, null, null, null, null));
        // ignore
        tools.add(new ToolDefinition(
                "ignore",
                "A flattened record that ignores a component.",
                structure(object("seen", typed("string", "Seen.")), "seen"),
                handler(2, "ignore", instance, mapper), null, null, null, null, null));
        // include
        tools.add(new ToolDefinition(
                "include",
                "A flattened record that includes a component.",
                structure(object("seen", typed("string", "Seen.")), "seen"),
                handler(3, "include", instance, mapper), null, null, null, null, null));
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
                    // hold
                    Object holder = argument(0, "holder");
                    Object creating = argument(1, "creating");
                    requireValid("holder", "creating");
                    return completed(instance.hold((Tools.Holder) holder, (Tools.Creating) creating));
                }
                case 1: {
                    // flatten
                    argument(2, "values");
                    argument(3, "list");
                    requireValid("values", "list");
                    Tools.Flat record = (Tools.Flat) mapped(allArguments(), Tools.Flat.class, "an object");
                    return completed(instance.flatten(record));
                }
                case 2: {
                    // ignore
                    argument(5, "seen");
                    requireValid("seen");
                    Tools.Ignoring record = (Tools.Ignoring) mapped(allArguments(), Tools.Ignoring.class, "an object");
                    return completed(instance.ignore(record));
                }
                default: {
                    // include
                    argument(7, "seen");
                    requireValid("seen");
                    Tools.Including record = (Tools.Including) mapped(allArguments(), Tools.Including.class, "an object");
                    return completed(instance.include(record));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Holder
                    return mapped(value(9, value), Tools.Holder.class, "an object");
                case 1: // Tools.Creating
                    return mapped(value, Tools.Creating.class, "an object");
                case 2: // Tools.Values
                    return anyValue(value);
                case 3: // List<Tools.Values>
                    return anyValue(value);
                case 4: // Tools.Flat
                    return checkFlat(value);
                case 5: // String
                    return anyValue(value);
                case 6: // Tools.Ignoring
                    return checkIgnoring(value);
                case 7: // String
                    return anyValue(value);
                case 8: // Tools.Including
                    return checkIncluding(value);
                case 9: // Tools.Holder
                    return checkHolder(value);
                default: // 10: Tools.Pair
                    return checkPair(value);
            }
        }

        Object checkFlat(Object value) {
            if (value instanceof Map) {
                require(value, "values");
                require(value, "list");
            }
            return value;
        }

        Object checkIgnoring(Object value) {
            if (value instanceof Map) {
                require(value, "seen");
            }
            return value;
        }

        Object checkIncluding(Object value) {
            if (value instanceof Map) {
                require(value, "seen");
            }
            return value;
        }

        Object checkHolder(Object value) {
            if (value instanceof Map) {
                inspect(10, value, "created");
            }
            return value;
        }

        Object checkPair(Object value) {
            if (value instanceof Map) {
                require(value, "a");
                require(value, "b");
            }
            return value;
        }
    }
}
