// Imports

/** The tools of Outer: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Outer$$CopilotToolMeta implements CopilotToolMetadataProvider<Outer> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Outer$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Outer instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // nested
        tools.add(new ToolDefinition(
                "nested",
                "In a class.",
                structure(
                    object(
                        "value", structure(object("held", typed("string"))),
                        "more", object("type", "array", "items", structure(object("held", object())))),
                    "value", "more"),
                new Handler(0, "nested", instance, mapper), null, null, null, null, null));
        // member
        tools.add(new ToolDefinition(
                "member",
                "In an interface.",
                structure(
                    object("value", structure(object("held", object())), "number", typed("integer")),
                    "value", "number"),
                new Handler(1, "member", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Outer instance) {
        return new Outer$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final int number;
        private final String tool;
        private final Outer instance;
        private final ObjectMapper mapper;

        Handler(int number, String tool, Outer instance, ObjectMapper mapper) {
            this.number = number;
            this.tool = tool;
            this.instance = instance;
            this.mapper = mapper;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, mapper, tool, invocation).answer(number);
        }
    }

    private static final class Call {
        final Outer instance;
        final ObjectMapper mapper;
        final String tool;
        final ToolInvocation invocation;

        Call(Outer instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            this.instance = instance;
            this.mapper = mapper;
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
                    // nested
                    Object value = argument(0, "value");
                    Object more = argument(1, "more");
                    requireValid("value", "more");
                    return completed(instance.nested((Outer.Nested) value, (List) more));
                }
                default: {
                    // member
                    Object value = argument(2, "value");
                    Object number_ = argument(3, "number");
                    requireValid("value", "number");
                    return completed(instance.member((Outer.Holder.Member) value, (int) number_));
                }
            }
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // Outer.Nested<String>
                    return mapped(value, new TypeReference<Outer.Nested<String>>() {}, "an object");
                case 1: // List<Outer.Nested<Object>>
                    return collection(4, value, new ArrayList());
                case 2: // Outer.Holder.Member<Object>
                    return mapped(value, new TypeReference<Outer.Holder.Member<Object>>() {}, "an object");
                case 3: // int
                    return intValue(value);
                default: // 4: Outer.Nested<Object>
                    return mapped(value, new TypeReference<Outer.Nested<Object>>() {}, "an object");
            }
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, firstOf, elements, descend, collection,
        //     MOST_DIGITS, intValue, whole, decimal, wholeNumber, MOST_NESTED, MOST_CONSTANTS, MOST_TEXTS, mapped,
        //     wordsOf, readMapped, treeAt, numberNode, withoutTexts, failureOf, isOfWrongKind, nodeAt, replace,
        //     stepsOf, mappingError, wrongValue, thrownBy, expectationOfWhole, rangeOf, expectation, constants,
        //     completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
