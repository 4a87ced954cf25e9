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
        // book
        tools.add(new ToolDefinition(
                "book",
                "Books.",
                structure(
                    object(
                        "price", object("type", "string", "pattern", "^-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][-+]?[0-9]+)?$"),
                        "day", object(
                            "type", "string",
                            "pattern", "^(0[1-9]|[12][0-9]|3[01])\\.(0[1-9]|1[0-2])\\.[1-9][0-9]{3}$")),
                    "price", "day"),
                new Handler(instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, structure
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
            return new Call(instance, mapper, "book", invocation).answer();
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
            // book
            argument(0, "price");
            argument(2, "day");
            requireValid("price", "day");
            Tools.Booking record = (Tools.Booking) mapped(allArguments(), Tools.Booking.class, "an object",
                    "day java.time.LocalDate", "a date or time in the form dd.MM.yyyy");
            return completed(instance.book(record));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // BigDecimal
                    return anyValue(value);
                case 1: { // LocalDate
                    Object result = value;
                    noArray(value, "a date or time in the form dd.MM.yyyy");
                    return result;
                }
                case 2: // LocalDate
                    return value(1, anyValue(value));
                case 3: // Tools.Booking
                    return checkBooking(value);
                default: { // 4: LocalDate
                    Object result = value;
                    noArray(value, "a date or time in the form dd.MM.yyyy");
                    return result;
                }
            }
        }

        Object checkBooking(Object value) {
            if (value instanceof Map) {
                require(value, "price");
                require(value, "day");
                inspect(4, value, "day");
            }
            return value;
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf, isReread,
        //     requireValid, problems, more, unknown, distance, refused, anyValue, firstOf, allArguments, descend,
        //     valueAt, inspect, inspectMember, require, MOST_DIGITS, decimal, wholeNumber, noArray, MOST_NESTED,
        //     MOST_CONSTANTS, MOST_TEXTS, mapped, wordsOf, readMapped, treeAt, numberNode, withoutTexts,
        //     failureOf, isOfWrongKind, nodeAt, replace, stepsOf, mappingError, wrongValue, thrownBy,
        //     expectationOfWhole, rangeOf, expectation, constants, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
