// Imports

/** The tools of Tools: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Tools$$CopilotToolMeta implements CopilotToolMetadataProvider<Tools> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Tools$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Tools instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // codes
        tools.add(new ToolDefinition(
                "codes",
                "Takes codes.",
                structure(
                    object(
                        "a", object("type", "string", "minLength", 2, "maxLength", 8, "pattern", "^(?:[A-Z]+)$"),
                        "b", typed("string"),
                        "c", object(
                            "type", "array",
                            "items", object("type", "string", "maxLength", 8, "pattern", "^(?:[A-Z]+)$")),
                        "d", structure(
                            object(
                                "code", object("type", "string", "minLength", 2, "maxLength", 8, "pattern", "^(?:[A-Z]+)$")),
                            "code")),
                    "a", "b", "c", "d"),
                new Handler(0, "codes", instance), null, null, null, null, null));
        // numbers
        tools.add(new ToolDefinition(
                "numbers",
                "Takes numbers.",
                structure(
                    object(
                        "a", object("type", "integer", "minimum", 10, "maximum", 20),
                        "b", object("type", "integer", "minimum", 5, "maximum", 6)),
                    "a", "b"),
                new Handler(1, "numbers", instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final int number;
        private final String tool;
        private final Tools instance;

        Handler(int number, String tool, Tools instance) {
            this.number = number;
            this.tool = tool;
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, tool, invocation).answer(number);
        }
    }

    private static final class Call {
        final Tools instance;
        final String tool;
        final ToolInvocation invocation;

        Call(Tools instance, String tool, ToolInvocation invocation) {
            this.instance = instance;
            this.tool = tool;
            this.invocation = invocation;
        }

        CompletableFuture<Object> answer(int number) {
            try {
                return call(number);
            } catch (ArgumentError error) {
                return refused(problems(error));
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        CompletableFuture<Object> call(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // codes
                    Object a = argument(0, "a");
                    Object b = argument(1, "b");
                    Object c = argument(2, "c");
                    Object d = argument(3, "d");
                    requireValid("a", "b", "c", "d");
                    return completed(instance.codes((String) a, (String) b, (List) c, (Tools.Item) d));
                }
                default: {
                    // numbers
                    Object a = argument(4, "a");
                    Object b = argument(5, "b");
                    requireValid("a", "b");
                    return completed(instance.numbers((int) a, (int) b));
                }
            }
        }

        private static final Pattern PATTERN = compiled("[A-Z]+", 0);

        private static final Pattern PATTERN2 = compiled("[A-Z]+", 0);

        Object value(int type, Object value) {
            switch (type) {
                case 0: { // String
                    Object result = value(1, value);
                    textSize(value, 2, 8);
                    notBlank(value);
                    matches(value, PATTERN);
                    return result;
                }
                case 1: // String
                    return stringValue(value);
                case 2: // List<String>
                    return collection(6, value, new ArrayList());
                case 3: // Tools.Item
                    return readItem(value);
                case 4: { // int
                    Object result = value(7, value);
                    atLeast(value, 10L);
                    atMost(value, 20L);
                    return result;
                }
                case 5: { // int
                    Object result = value(7, value);
                    atLeast(value, 5L);
                    atMost(value, 6L);
                    return result;
                }
                case 6: { // String
                    Object result = value(1, value);
                    textSize(value, 0, 8);
                    matches(value, PATTERN2);
                    return result;
                }
                default: // 7: int
                    return intValue(value);
            }
        }

        Tools.Item readItem(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Item((String) member(0, members, "code"));
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, MOST_STEPS, givenArguments, argumentErrors, knownNames, cameAsText,
        //     isFromText, textMapper, patternSteps, nesting, given, givenAsText, ofText, argument, argumentOf,
        //     reread, errorOf, requireValid, problems, more, unknown, distance, refused, firstOf, elements,
        //     members, noObject, descend, collection, member, valueAt, matches, MOST_DIGITS, intValue, whole,
        //     stringValue, decimal, atLeast, atMost, numberIn, textIn, textSize, notBlank, compiled, BoundedText,
        //     span, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
