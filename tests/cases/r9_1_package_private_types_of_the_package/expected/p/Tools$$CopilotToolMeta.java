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
                        "item", structure(object("name", typed("string")), "name"),
                        "kinds", object("type", "array", "items", object("type", "string", "enum", list("A"))),
                        "hidden", structure(object())),
                    "item", "kinds", "hidden"),
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
            Object item = argument(0, "item");
            Object kinds = argument(1, "kinds");
            Object hidden = argument(2, "hidden");
            requireValid("item", "kinds", "hidden");
            return completed(instance.take((Hidden.Item) item, (List) kinds, (Hidden) hidden));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // Hidden.Item
                    return readItem(value);
                case 1: // List<Hidden.Kind>
                    return collection(4, value, new ArrayList());
                case 2: // Hidden
                    return mapped(value, Hidden.class, "an object");
                case 3: // String
                    return stringValue(value);
                default: // 4: Hidden.Kind
                    return readKind(value);
            }
        }

        Hidden.Item readItem(Object value) {
            Map<?, ?> members = members(value);
            return new Hidden.Item((String) member(3, members, "name"));
        }

        Hidden.Kind readKind(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "A":
                        return Hidden.Kind.A;
                    default:
                        break;
                }
            }
            throw new ArgumentError("\"A\"", value);
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, firstOf, elements, members, noObject,
        //     descend, collection, member, valueAt, MOST_DIGITS, stringValue, decimal, wholeNumber, MOST_NESTED,
        //     MOST_CONSTANTS, MOST_TEXTS, mapped, wordsOf, readMapped, treeAt, numberNode, withoutTexts,
        //     failureOf, isOfWrongKind, nodeAt, replace, stepsOf, mappingError, wrongValue, thrownBy,
        //     expectationOfWhole, rangeOf, expectation, constants, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
