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
        // all
        tools.add(new ToolDefinition(
                "all",
                "All.",
                structure(
                    object(
                        "needed", typed("string"),
                        "off", typed("string", "Off."),
                        "on", typed("string", "On."),
                        "defaulted", object("type", "string", "description", "Defaulted.", "default", "d"),
                        "maybe", typed("string"),
                        "maybeInt", typed("integer"),
                        "maybeLong", typed("integer"),
                        "maybeDouble", typed("number"),
                        "nullable", typed("string")),
                    "needed", "on"),
                new Handler(instance), null, null, null, null, null));
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

        Handler(Tools instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, "all", invocation).answer();
        }
    }

    private static final class Call {
        final Tools instance;
        final String tool;
        final ToolInvocation invocation;

        Call(Tools instance, String tool, ToolInvocation invocation) {
            this.instance = instance;
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
            // all
            Object needed = argument(0, "needed");
            Object off = argument(1, "off");
            Object on = argument(0, "on");
            Object defaulted = orDefault(0, "defaulted", "d");
            Object maybe = argument(2, "maybe");
            Object maybeInt = argument(3, "maybeInt");
            Object maybeLong = argument(4, "maybeLong");
            Object maybeDouble = argument(5, "maybeDouble");
            Object nullable = argument(1, "nullable");
            requireValid("needed", "off", "on", "defaulted", "maybe", "maybeInt", "maybeLong", "maybeDouble", "nullable");
            return completed(instance.all((String) needed, (String) off, (String) on, (String) defaulted, (Optional) maybe, (OptionalInt) maybeInt, (OptionalLong) maybeLong, (OptionalDouble) maybeDouble, (String) nullable));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // String
                    return stringValue(value);
                case 1: // String or null
                    return value == null ? null : value(0, value);
                case 2: // Optional<String>
                    return optional(0, value);
                case 3: // OptionalInt
                    return value == null ? OptionalInt.empty() : OptionalInt.of(intValue(value));
                case 4: // OptionalLong
                    return value == null ? OptionalLong.empty() : OptionalLong.of(longValue(value));
                default: // 5: OptionalDouble
                    return value == null ? OptionalDouble.empty() : OptionalDouble.of(doubleValue(value));
            }
        }

        // Runtime helpers:
        //     MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText, textMapper,
        //     nesting, given, givenAsText, ofText, argument, orDefault, argumentOf, reread, errorOf, requireValid,
        //     problems, more, unknown, distance, refused, firstOf, optional, MOST_DIGITS, intValue, longValue,
        //     whole, doubleValue, stringValue, decimal, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
