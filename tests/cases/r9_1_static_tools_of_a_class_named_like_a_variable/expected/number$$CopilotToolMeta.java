// Imports

/** The tools of number: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class number$$CopilotToolMeta implements CopilotToolMetadataProvider<number> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public number$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(number instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // add
        tools.add(new ToolDefinition(
                "add",
                "Adds.",
                structure(object("number", typed("integer"), "other", typed("integer")), "number", "other"),
                new Handler(0, "add", instance, mapper), null, null, null, null, null));
        // name
        tools.add(new ToolDefinition(
                "name",
                "Names.",
                structure(
                    object(
                        "value", object("type", "string", "enum", list("value", "OTHER")),
                        "invocation", structure(object("value", object("type", "string", "enum", list("value", "OTHER"))), "value")),
                    "value", "invocation"),
                new Handler(1, "name", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(number instance) {
        return new number$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final int number__;
        private final String tool;
        private final number instance;
        private final ObjectMapper mapper;

        Handler(int number__, String tool, number instance, ObjectMapper mapper) {
            this.number__ = number__;
            this.tool = tool;
            this.instance = instance;
            this.mapper = mapper;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, mapper, tool, invocation).answer(number__);
        }
    }

    private static final class Call {
        final number instance;
        final ObjectMapper mapper;
        final String tool;
        final ToolInvocation invocation;

        Call(number instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            this.instance = instance;
            this.mapper = mapper;
            this.tool = tool;
            this.invocation = invocation;
        }

        CompletableFuture<Object> answer(int number__) {
            try {
                return call(number__);
            } catch (ArgumentError error) {
                return refused(problems(error));
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        CompletableFuture<Object> call(int number__) throws Throwable {
            switch (number__) {
                case 0: {
                    // add
                    Object number_ = argument(0, "number");
                    Object other = argument(0, "other");
                    requireValid("number", "other");
                    return completed(json(number.add((int) number_, (int) other), mapper));
                }
                default: {
                    // name
                    Object value_ = argument(1, "value");
                    Object invocation_ = argument(2, "invocation");
                    requireValid("value", "invocation");
                    return completed(instance.name((value) value_, (invocation) invocation_));
                }
            }
        }

        Object value(int type, Object value_) {
            switch (type) {
                case 0: // int
                    return intValue(value_);
                case 1: // value
                    return readValue(value_);
                default: // 2: invocation
                    return readInvocation(value_);
            }
        }

        value readValue(Object value_) {
            if (value_ instanceof String) {
                switch ((String) value_) {
                    case "value":
                        return value.value;
                    case "OTHER":
                        return value.OTHER;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"value\", \"OTHER\"", value_);
        }

        invocation readInvocation(Object value_) {
            Map<?, ?> members = members(value_);
            return new invocation((value) member(1, members, "value"));
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, firstOf, members, noObject, descend,
        //     member, valueAt, MOST_DIGITS, intValue, whole, decimal, completed, failed, json, ArgumentError
        // End of the runtime helpers.
    }
}
