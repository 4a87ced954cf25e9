package com.github.copilot.mine;

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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(3);
        // order
        tools.add(new ToolDefinition(
                "order",
                "Order.",
                structure(
                    object(
                        "order", structure(object("number", typed("string"), "count", typed("integer")), "number", "count"),
                        "kind", object("type", "string", "enum", list("first", "SECOND"))),
                    "order", "kind"),
                new Handler(0, "order", instance, mapper), null, null, null, null, null));
        // point
        tools.add(new ToolDefinition(
                "point",
                "In a package named like Jackson's.",
                structure(
                    object(
                        "point", structure(object("x", typed("integer"), "y", typed("integer")), "x", "y"),
                        "number", object("type", "integer", "minimum", 1)),
                    "point", "number"),
                new Handler(1, "point", instance, mapper), null, null, null, null, null));
        // shape
        tools.add(new ToolDefinition(
                "shape",
                "A sealed type.",
                structure(
                    object(
                        "shape", object(
                            "oneOf", list(
                                structure(
                                    object(
                                        "kind", object("type", "string", "enum", list("circle")),
                                        "radius", typed("integer")),
                                    "kind", "radius"))),
                        "number", typed("integer")),
                    "shape", "number"),
                new Handler(2, "shape", instance, mapper), null, null, null, null, null));
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
                    // order
                    Object order = argument(0, "order");
                    Object kind = argument(1, "kind");
                    requireValid("order", "kind");
                    return completed(instance.order((Order) order, (Kind) kind));
                }
                case 1: {
                    // point
                    Object point = argument(2, "point");
                    Object number_ = argument(3, "number");
                    requireValid("point", "number");
                    return completed(instance.point((Point) point, (int) number_));
                }
                default: {
                    // shape
                    Object shape = argument(4, "shape");
                    Object number_ = argument(5, "number");
                    requireValid("shape", "number");
                    return completed(instance.shape((Shape) shape, (int) number_));
                }
            }
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // Order
                    return readOrder(value);
                case 1: // Kind
                    return readKind(value);
                case 2: // Point
                    return readPoint(value);
                case 3: { // int
                    Object result = value(5, value);
                    atLeast(value, 1L);
                    return result;
                }
                case 4: // Shape
                    return mapped(value(7, value), Shape.class, "an object with kind \"circle\"");
                case 5: // int
                    return intValue(value);
                case 6: // String
                    return stringValue(value);
                case 7: // Shape
                    return tagged(value, "kind", "an object with kind \"circle\"", "circle", 8);
                default: // 8: Shape.Circle
                    return checkCircle(value);
            }
        }

        Order readOrder(Object value) {
            Map<?, ?> members = members(value);
            return new Order(
                    (String) member(6, members, "number"),
                    (int) member(5, members, "count"));
        }

        Kind readKind(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "first":
                        return Kind.FIRST;
                    case "SECOND":
                        return Kind.SECOND;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"first\", \"SECOND\"", value);
        }

        Point readPoint(Object value) {
            Map<?, ?> members = members(value);
            return new Point((int) member(5, members, "x"), (int) member(5, members, "y"));
        }

        Object checkCircle(Object value) {
            if (value instanceof Map) {
                require(value, "radius");
            }
            return value;
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, firstOf, members, noObject, descend,
        //     member, valueAt, inspectMember, require, tagged, MOST_DIGITS, intValue, whole, stringValue, decimal,
        //     wholeNumber, atLeast, numberIn, MOST_NESTED, MOST_CONSTANTS, MOST_TEXTS, mapped, wordsOf,
        //     readMapped, treeAt, numberNode, withoutTexts, failureOf, isOfWrongKind, nodeAt, replace, stepsOf,
        //     mappingError, wrongValue, thrownBy, expectationOfWhole, rangeOf, expectation, constants, completed,
        //     failed, ArgumentError
        // End of the runtime helpers.
    }
}
