package p;

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
                "Takes.",
                structure(
                    object(
                        "points", object(
                            "type", "array",
                            "items", structure(object("x", typed("integer"), "y", typed("integer")), "x", "y")),
                        "map", object("type", "object", "additionalProperties", typed("integer")),
                        "day", object("type", "string", "format", "date"),
                        "own", structure(object())),
                    "points", "map", "day", "own"),
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
                return refused(problems(error));
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        CompletableFuture<Object> call() throws Throwable {
            // take
            Object points = argument(0, "points");
            Object map = argument(1, "map");
            Object day = argument(2, "day");
            Object own = argument(3, "own");
            requireValid("points", "map", "day", "own");
            return completed(instance.take((List) points, (Map) map, (LocalDate) day, (java) own));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // List<Tools.Point>
                    return collection(4, value, new ArrayList());
                case 1: // Map<String, Integer>
                    return map(6, 5, value, new LinkedHashMap());
                case 2: // LocalDate
                    return mapped(text(value, "an ISO 8601 date such as 2024-02-29"), LocalDate.class, "an ISO 8601 date such as 2024-02-29");
                case 3: // java
                    return mapped(value, java.class, "an object");
                case 4: // Tools.Point
                    return readPoint(value);
                case 5: // Integer
                    return intValue(value);
                case 6: // Object
                    return stringValue(value);
                default: // 7: int
                    return intValue(value);
            }
        }

        Tools.Point readPoint(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Point((int) member(7, members, "x"), (int) member(7, members, "y"));
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, firstOf, elements, members, noObject,
        //     descend, collection, map, member, valueAt, MOST_DIGITS, intValue, whole, stringValue, decimal,
        //     wholeNumber, MOST_NESTED, MOST_CONSTANTS, MOST_TEXTS, mapped, wordsOf, text, readMapped, treeAt,
        //     numberNode, withoutTexts, failureOf, isOfWrongKind, nodeAt, replace, stepsOf, mappingError,
        //     wrongValue, thrownBy, expectationOfWhole, rangeOf, expectation, constants, completed, failed,
        //     ArgumentError
        // End of the runtime helpers.
    }
}
