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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // find
        tools.add(new ToolDefinition(
                "find",
                "Finds orders.",
                structure(
                    object(
                        "status", object("type", "string", "enum", list("OPEN", "CLOSED"), "description", "The state"),
                        "most", object("type", "integer", "description", "The most", "default", 10),
                        "since", object("type", "string", "format", "date", "description", "Since")),
                    "status"),
                new Handler(0, "find", instance, mapper), null, null, null, null, null));
        // place
        tools.add(new ToolDefinition(
                "place",
                "Places an order.",
                structure(
                    object(
                        "lines", object(
                            "type", "array",
                            "items", structure(object("item", typed("string"), "count", typed("integer")), "item", "count"),
                            "description", "What"),
                        "prices", object("type", "object", "additionalProperties", typed("number"), "description", "Prices")),
                    "lines", "prices"),
                new Handler(1, "place", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final int number;
        private final String tool;
        private final Tools instance;
        private final ObjectMapper mapper;

        Handler(int number, String tool, Tools instance, ObjectMapper mapper) {
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
                    // find
                    Object status = argument(0, "status");
                    Object most = orDefault(1, "most", 10);
                    Object since = argument(2, "since");
                    requireValid("status", "most", "since");
                    return completed(json(instance.find((Tools.Status) status, (int) most, (Optional) since), mapper));
                }
                default: {
                    // place
                    Object lines = argument(3, "lines");
                    Object prices = argument(4, "prices");
                    requireValid("lines", "prices");
                    return jsonLater(instance.place((List) lines, (Map) prices), mapper, tool);
                }
            }
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Status
                    return readStatus(value);
                case 1: // int
                    return intValue(value);
                case 2: // Optional<LocalDate>
                    return optional(5, value);
                case 3: // List<Tools.Line>
                    return collection(6, value, new ArrayList());
                case 4: // Map<String, Double>
                    return map(8, 7, value, new LinkedHashMap());
                case 5: // LocalDate
                    return mapped(text(value, "an ISO 8601 date such as 2024-02-29"), LocalDate.class, "an ISO 8601 date such as 2024-02-29");
                case 6: // Tools.Line
                    return readLine(value);
                case 7: // Double
                    return doubleValue(value);
                case 8: // Object
                    return stringValue(value);
                default: // 9: String
                    return stringValue(value);
            }
        }

        Tools.Status readStatus(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "OPEN":
                        return Tools.Status.OPEN;
                    case "CLOSED":
                        return Tools.Status.CLOSED;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"OPEN\", \"CLOSED\"", value);
        }

        Tools.Line readLine(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Line(
                    (String) member(9, members, "item"),
                    (int) member(1, members, "count"));
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, orDefault, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, firstOf, optional, elements, members,
        //     noObject, descend, collection, map, member, valueAt, MOST_DIGITS, intValue, whole, doubleValue,
        //     stringValue, decimal, wholeNumber, MOST_NESTED, MOST_CONSTANTS, MOST_TEXTS, mapped, wordsOf, text,
        //     readMapped, treeAt, numberNode, withoutTexts, failureOf, isOfWrongKind, nodeAt, replace, stepsOf,
        //     mappingError, wrongValue, thrownBy, expectationOfWhole, rangeOf, expectation, constants, completed,
        //     failed, json, jsonLater, Delivery, JsonDelivery, ArgumentError
        // End of the runtime helpers.
    }
}
