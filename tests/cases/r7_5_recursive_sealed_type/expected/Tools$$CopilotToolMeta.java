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
        // compute
        tools.add(new ToolDefinition(
                "compute",
                "Computes.",
                object(
                    "type", "object",
                    "properties", object("expression", object("$ref", "#/$defs/Expression"), "more", typed("integer")),
                    "required", list("expression", "more"),
                    "$defs", object(
                        "Expression", object(
                            "oneOf", list(
                                structure(
                                    object(
                                        "op", object("type", "string", "enum", list("value")),
                                        "number", typed("integer")),
                                    "op", "number"),
                                object("$ref", "#/$defs/Sum"))),
                        "Sum", structure(
                            object(
                                "op", object("type", "string", "enum", list("sum")),
                                "terms", object("type", "array", "items", object("$ref", "#/$defs/Expression"))),
                            "op", "terms"))),
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
            return new Call(instance, mapper, "compute", invocation).answer();
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
            // compute
            Object expression = argument(0, "expression");
            Object more = argument(1, "more");
            requireValid("expression", "more");
            return completed(json(instance.compute((Tools.Expression) expression, (int) more), mapper));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Expression
                    return mapped(value(2, value), Tools.Expression.class, "an object with op \"value\" or \"sum\"");
                case 1: // int
                    return intValue(value);
                case 2: // Tools.Expression
                    return tagged(value, "op", "an object with op \"value\" or \"sum\"", "value", 3, "sum", 5);
                case 3: // Tools.Value
                    return checkValue(value);
                case 4: // List<Tools.Expression>
                    return inspectElements(2, value);
                default: // 5: Tools.Sum
                    return checkSum(value);
            }
        }

        Object checkValue(Object value) {
            if (value instanceof Map) {
                require(value, "number");
            }
            return value;
        }

        Object checkSum(Object value) {
            if (value instanceof Map) {
                require(value, "terms");
                inspect(4, value, "terms");
            }
            return value;
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, firstOf, descend, valueAt,
        //     inspectElements, inspect, inspectMember, require, tagged, MOST_DIGITS, intValue, whole, decimal,
        //     wholeNumber, MOST_NESTED, MOST_CONSTANTS, MOST_TEXTS, mapped, wordsOf, readMapped, treeAt,
        //     numberNode, withoutTexts, failureOf, isOfWrongKind, nodeAt, replace, stepsOf, mappingError,
        //     wrongValue, thrownBy, expectationOfWhole, rangeOf, expectation, constants, completed, failed, json,
        //     ArgumentError
        // End of the runtime helpers.
    }
}
