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
        // show
        tools.add(new ToolDefinition(
                "show",
                "Shows.",
                structure(
                    object(
                        "leaf", structure(
                            object(
                                "item", object("type", "string", "format", "date"),
                                "count", typed("integer"),
                                "more", object("type", "array", "items", object("type", "string", "format", "date")),
                                "array", object("type", "array", "items", object("type", "string", "format", "date")),
                                "nested", object(
                                    "type", "object",
                                    "additionalProperties", structure(
                                        object(
                                            "item", typed("boolean"),
                                            "count", typed("integer"),
                                            "more", object("type", "array", "items", typed("boolean")),
                                            "array", object("type", "array", "items", typed("boolean"))))))),
                        "raw", structure(
                            object(
                                "item", object(),
                                "count", typed("number"),
                                "more", object("type", "array", "items", object())))),
                    "leaf", "raw"),
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
            return new Call(instance, mapper, "show", invocation).answer();
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
                return refused(problems(error));
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        CompletableFuture<Object> call() throws Throwable {
            // show
            Object leaf = argument(0, "leaf");
            Object raw = argument(1, "raw");
            requireValid("leaf", "raw");
            return completed(instance.show((Tools.Leaf) leaf, (Tools.Base) raw));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Leaf
                    return mapped(value(2, value), Tools.Leaf.class, "an object",
                            "java.time.LocalDate", "an ISO 8601 date such as 2024-02-29");
                case 1: // Tools.Base
                    return mapped(value, Tools.Base.class, "an object");
                case 2: // Tools.Leaf
                    return checkLeaf(value);
                case 3: { // LocalDate
                    Object result = value;
                    noArray(value, "an ISO 8601 date such as 2024-02-29");
                    return result;
                }
                case 4: // List<LocalDate>
                    return inspectElements(3, value);
                default: // 5: LocalDate[]
                    return inspectElements(3, value);
            }
        }

        Object checkLeaf(Object value) {
            if (value instanceof Map) {
                inspect(3, value, "item");
                inspect(4, value, "more");
                inspect(5, value, "array");
            }
            return value;
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, firstOf, descend, valueAt,
        //     inspectElements, inspect, inspectMember, MOST_DIGITS, decimal, wholeNumber, noArray, MOST_NESTED,
        //     MOST_CONSTANTS, MOST_TEXTS, mapped, wordsOf, readMapped, treeAt, numberNode, withoutTexts,
        //     failureOf, isOfWrongKind, nodeAt, replace, stepsOf, mappingError, wrongValue, thrownBy,
        //     expectationOfWhole, rangeOf, expectation, constants, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
