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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // take
        tools.add(new ToolDefinition(
                "take",
                "Takes items by any name.",
                object(
                    "type", "object",
                    "properties", object("label", typed("string")),
                    "required", list("label"),
                    "additionalProperties", structure(
                        object("name", typed("string"), "count", object("type", "integer", "maximum", 9)),
                        "name")),
                new Handler(instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Tools instance;
        private final ObjectMapper mapper;

        Handler(Tools instance, ObjectMapper mapper) {
            this.instance = instance;
            this.mapper = mapper;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, mapper, "take", invocation).answer();
        }
    }

    private static final class Call {
        final Tools instance;
        final ObjectMapper mapper;
        final String tool;
        final ToolInvocation invocation;

        Call(Tools instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            this.instance = instance;
            this.mapper = mapper;
            this.tool = tool;
            this.invocation = invocation;
        }

        CompletableFuture<Object> answer() {
            try {
                return call();
            } catch (ArgumentError error) {
                if (isReread()) {
                    return answer();
                }
                return refused(problems(error));
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        CompletableFuture<Object> call() throws Throwable {
            // take
            argument(0, "label", "title");
            otherArguments(2, "label", "title");
            requireValid();
            Tools.Items record = (Tools.Items) mapped(allArguments(), Tools.Items.class, "an object");
            return completed(instance.take(record));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // String
                    return anyValue(value);
                case 1: // Tools.Items
                    return checkItems(value);
                case 2: // Tools.Item
                    return checkItem(value);
                default: { // 3: int
                    Object result = value;
                    atMost(value, 9L);
                    return result;
                }
            }
        }

        Object checkItems(Object value) {
            if (value instanceof Map) {
                require(value, "label", "title");
                inspectOthers(2, value, "label", "title");
            }
            return value;
        }

        Object checkItem(Object value) {
            if (value instanceof Map) {
                require(value, "name");
                inspect(3, value, "count");
            }
            return value;
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, otherArguments, argumentOf, reread,
        //     errorOf, isReread, requireValid, problems, more, unknown, distance, refused, anyValue, firstOf,
        //     allArguments, descend, valueAt, inspect, inspectOthers, inspectMember, require, MOST_DIGITS,
        //     decimal, wholeNumber, atMost, numberIn, MOST_NESTED, MOST_CONSTANTS, MOST_TEXTS, mapped, wordsOf,
        //     readMapped, treeAt, numberNode, withoutTexts, failureOf, isOfWrongKind, nodeAt, replace, stepsOf,
        //     mappingError, wrongValue, thrownBy, expectationOfWhole, rangeOf, expectation, constants, completed,
        //     failed, ArgumentError
        // End of the runtime helpers.
    }
}
