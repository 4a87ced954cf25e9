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
        // order
        tools.add(new ToolDefinition(
                "order",
                "Orders.",
                structure(
                    object(
                        "lines", object(
                            "type", "array",
                            "items", structure(
                                object(
                                    "item", typed("string", "What."),
                                    "count", typed("integer", "How many."),
                                    "currency", object("type", "string", "pattern", "^[A-Z]{3}$", "description", "The currency.")),
                                "item", "currency")),
                        "note", typed("string")),
                    "lines", "note"),
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
            return new Call(instance, "order", invocation).answer();
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
            // order
            Object lines = argument(0, "lines");
            Object note = argument(1, "note");
            requireValid("lines", "note");
            return completed(instance.order((List) lines, (String) note));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // List<Tools.Line>
                    return collection(2, value, new ArrayList());
                case 1: // String
                    return stringValue(value);
                case 2: // Tools.Line
                    return readLine(value);
                case 3: // Integer
                    return intValue(value);
                default: // 4: Integer or null
                    return value == null ? null : value(3, value);
            }
        }

        Tools.Line readLine(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Line(
                    (String) member(1, members, "item"),
                    (Integer) member(4, members, "count"),
                    (String) member(1, members, "currency"));
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, firstOf, elements, members, noObject,
        //     descend, collection, member, valueAt, MOST_DIGITS, intValue, whole, stringValue, decimal, completed,
        //     failed, ArgumentError
        // End of the runtime helpers.
    }
}
