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
                        "any", object(),
                        "node", object(),
                        "map", typed("object"),
                        "list", object("type", "array", "items", object())),
                    "any", "node", "map", "list"),
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
            Object any = argument(0, "any");
            Object node = argument(1, "node");
            Object map = argument(2, "map");
            Object list = argument(3, "list");
            requireValid("any", "node", "map", "list");
            return completed(instance.show(any, (JsonNode) node, (Map) map, (List) list));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // Object
                    return anything(value);
                case 1: // JsonNode
                    return mapped(value, JsonNode.class, "any JSON value");
                case 2: // Map<String, Object>
                    return map(4, 0, value, new LinkedHashMap());
                case 3: // List<Object>
                    return collection(0, value, new ArrayList());
                default: // 4: Object
                    return stringValue(value);
            }
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, anyValue, anything, firstOf, elements,
        //     members, noObject, descend, collection, map, valueAt, MOST_DIGITS, stringValue, decimal,
        //     wholeNumber, MOST_NESTED, MOST_CONSTANTS, MOST_TEXTS, mapped, wordsOf, readMapped, treeAt,
        //     numberNode, withoutTexts, failureOf, isOfWrongKind, nodeAt, replace, stepsOf, mappingError,
        //     wrongValue, thrownBy, expectationOfWhole, rangeOf, expectation, constants, completed, failed,
        //     ArgumentError
        // End of the runtime helpers.
    }
}
