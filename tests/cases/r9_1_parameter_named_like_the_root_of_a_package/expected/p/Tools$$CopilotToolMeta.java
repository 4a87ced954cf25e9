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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // find
        tools.add(new ToolDefinition(
                "find",
                "Finds repositories",
                structure(
                    object(
                        "org", typed("string", "The organization"),
                        "open", object("type", "string", "enum", list("OPEN"), "description", "Of its issues"),
                        "server", object(
                            "type", "object",
                            "properties", object("code", typed("integer")),
                            "required", list("code"),
                            "description", "Of its server")),
                    "org", "open", "server"),
                new Handler(0, "find", instance, mapper), null, null, null, null, null));
        // count
        tools.add(new ToolDefinition(
                "count",
                "Counts them",
                structure(
                    object(
                        "p", object(
                            "type", "object",
                            "properties", object("code", typed("integer")),
                            "required", list("code"),
                            "description", "Where"),
                        "org", object("type", "string", "enum", list("OPEN"), "description", "How")),
                    "p", "org"),
                new Handler(1, "count", instance, mapper), null, null, null, null, null));
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
                    Object org_ = argument(0, "org");
                    Object open = argument(1, "open");
                    Object server = argument(2, "server");
                    requireValid("org", "open", "server");
                    return completed(instance.find((String) org_, (Status) open, (org.other.Status) server));
                }
                default: {
                    // count
                    Object p_ = argument(2, "p");
                    Object org_ = argument(1, "org");
                    requireValid("p", "org");
                    return completed(json(Tools.count((org.other.Status) p_, (Status) org_), mapper));
                }
            }
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // String
                    return stringValue(value);
                case 1: // Status
                    return readStatus(value);
                case 2: // Status
                    return readStatus2(value);
                default: // 3: int
                    return intValue(value);
            }
        }

        Status readStatus(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "OPEN":
                        return Status.OPEN;
                    default:
                        break;
                }
            }
            throw new ArgumentError("\"OPEN\"", value);
        }

        org.other.Status readStatus2(Object value) {
            Map<?, ?> members = members(value);
            return new org.other.Status((int) member(3, members, "code"));
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, firstOf, members, noObject, descend,
        //     member, valueAt, MOST_DIGITS, intValue, whole, stringValue, decimal, completed, failed, json,
        //     ArgumentError
        // End of the runtime helpers.
    }
}
