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
                    object("inners", typed("array", "Ones."), "wild", typed("object", "One.")),
                    "inners", "wild"),
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
            Object inners = argument(0, "inners");
            Object wild = argument(1, "wild");
            requireValid("inners", "wild");
            instance.take((Tools.Outer.Plain.Inner[]) inners, (Tools.Outer.Plain.Inner) wild);
            return completed("Success");
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Outer.Plain.Inner<Integer, Map<String, Long>>[]
                    return readArrayOfInnerOfIntegerMapOfStringLong(value);
                case 1: // Tools.Outer.Plain.Inner<Number, Object>
                    return mapped(value, new TypeReference<Tools.Outer<Integer>.Plain.Inner<Number, Object>>() {}, "a value that the tool can read");
                default: // 2: Tools.Outer.Plain.Inner<Integer, Map<String, Long>>
                    return mapped(value, new TypeReference<Tools.Outer<String[]>.Plain.Inner<Integer, Map<String, Long>>>() {}, "a value that the tool can read");
            }
        }

        Tools.Outer.Plain.Inner[] readArrayOfInnerOfIntegerMapOfStringLong(Object value) {
            Object[] items = collection(2, value, new ArrayList<Object>()).toArray();
            Tools.Outer.Plain.Inner[] result = new Tools.Outer.Plain.Inner[items.length];
            for (int index = 0; index < items.length; index++) {
                result[index] = (Tools.Outer.Plain.Inner) items[index];
            }
            return result;
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, firstOf, elements, descend, collection,
        //     MOST_DIGITS, decimal, wholeNumber, MOST_NESTED, MOST_CONSTANTS, MOST_TEXTS, mapped, wordsOf,
        //     readMapped, treeAt, numberNode, withoutTexts, failureOf, isOfWrongKind, nodeAt, replace, stepsOf,
        //     mappingError, wrongValue, thrownBy, expectationOfWhole, rangeOf, expectation, constants, completed,
        //     failed, ArgumentError
        // End of the runtime helpers.
    }
}
