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
        // take
        tools.add(new ToolDefinition(
                "take",
                "Takes.",
                structure(
                    object(
                        "old", structure(object("x", typed("integer")), "x"),
                        "kinds", object("type", "array", "items", object("type", "string", "enum", list("A", "B")))),
                    "old", "kinds"),
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
            return new Call(instance, "take", invocation).answer();
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
            // take
            Object old = argument(0, "old");
            Object kinds = argument(1, "kinds");
            requireValid("old", "kinds");
            return completed(instance.take((Old) old, (List) kinds));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // Old
                    return readOld(value);
                case 1: // List<Kind>
                    return collection(3, value, new ArrayList());
                case 2: // int
                    return intValue(value);
                default: // 3: Kind
                    return readKind(value);
            }
        }

        Old readOld(Object value) {
            Map<?, ?> members = members(value);
            return new Old((int) member(2, members, "x"));
        }

        Kind readKind(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "A":
                        return Kind.A;
                    case "B":
                        return Kind.B;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"A\", \"B\"", value);
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, firstOf, elements, members, noObject,
        //     descend, collection, member, valueAt, MOST_DIGITS, intValue, whole, decimal, completed, failed,
        //     ArgumentError
        // End of the runtime helpers.
    }
}
