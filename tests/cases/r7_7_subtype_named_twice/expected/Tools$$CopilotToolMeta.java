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
        // pay
        tools.add(new ToolDefinition(
                "pay",
                "Pays.",
                structure(
                    object(
                        "payment", object(
                            "oneOf", list(
                                structure(
                                    object(
                                        "kind", object("type", "string", "enum", list("by card")),
                                        "number", typed("string")),
                                    "kind", "number"),
                                structure(
                                    object(
                                        "kind", object("type", "string", "enum", list("cash")),
                                        "amount", typed("integer")),
                                    "kind", "amount"))),
                        "tip", typed("integer")),
                    "payment", "tip"),
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
            return new Call(instance, mapper, "pay", invocation).answer();
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
            // pay
            Object payment = argument(0, "payment");
            Object tip = argument(1, "tip");
            requireValid("payment", "tip");
            return completed(instance.pay((Tools.Payment) payment, (int) tip));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Payment
                    return mapped(value(2, value), Tools.Payment.class, "an object with kind \"by card\" or \"cash\"");
                case 1: // int
                    return intValue(value);
                case 2: // Tools.Payment
                    return tagged(value, "kind", "an object with kind \"by card\" or \"cash\"", "by card", 3, "cash", 4);
                case 3: // Tools.Card
                    return checkCard(value);
                default: // 4: Tools.Cash
                    return checkCash(value);
            }
        }

        Object checkCard(Object value) {
            if (value instanceof Map) {
                require(value, "number");
            }
            return value;
        }

        Object checkCash(Object value) {
            if (value instanceof Map) {
                require(value, "amount");
            }
            return value;
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, firstOf, descend, valueAt, inspectMember,
        //     require, tagged, MOST_DIGITS, intValue, whole, decimal, wholeNumber, MOST_NESTED, MOST_CONSTANTS,
        //     MOST_TEXTS, mapped, wordsOf, readMapped, treeAt, numberNode, withoutTexts, failureOf, isOfWrongKind,
        //     nodeAt, replace, stepsOf, mappingError, wrongValue, thrownBy, expectationOfWhole, rangeOf,
        //     expectation, constants, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
