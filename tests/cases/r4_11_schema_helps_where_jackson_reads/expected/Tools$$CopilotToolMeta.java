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
        // read
        tools.add(new ToolDefinition(
                "read",
                "Types that the table does not have, and that the mapper reads.",
                structure(
                    object(
                        "a", typed("integer", "a"),
                        "b", typed("object", "b"),
                        "c", typed("string", "c"),
                        "d", typed("array", "d")),
                    "a", "b", "c", "d"),
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
            return new Call(instance, mapper, "read", invocation).answer();
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
            // read
            Object a = argument(0, "a");
            Object b = argument(1, "b");
            Object c = argument(2, "c");
            Object d = argument(3, "d");
            requireValid("a", "b", "c", "d");
            return completed(instance.read((AtomicInteger) a, (Map.Entry) b, (ByteBuffer) c, (Tools.Point) d));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // AtomicInteger
                    return mapped(value, AtomicInteger.class, "a value that the tool can read");
                case 1: // Map.Entry<String, String>
                    return mapped(value(4, value), new TypeReference<Map.Entry<String, String>>() {}, "an object");
                case 2: // ByteBuffer
                    return mapped(value, ByteBuffer.class, "a value that the tool can read");
                case 3: // Tools.Point
                    return mapped(value, Tools.Point.class, "a value that the tool can read");
                case 4: // Map.Entry<String, String>
                    return value(5, value);
                default: { // 5: Map<String, String>
                    Object result = value;
                    memberCount(value, 1, 1);
                    return result;
                }
            }
        }

        // Runtime helpers:
        //     MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText, textMapper,
        //     nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf, requireValid, problems,
        //     more, unknown, distance, refused, firstOf, MOST_DIGITS, decimal, wholeNumber, memberCount, span,
        //     MOST_NESTED, MOST_CONSTANTS, MOST_TEXTS, mapped, wordsOf, readMapped, treeAt, numberNode,
        //     withoutTexts, failureOf, isOfWrongKind, nodeAt, replace, stepsOf, mappingError, wrongValue,
        //     thrownBy, expectationOfWhole, rangeOf, expectation, constants, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
