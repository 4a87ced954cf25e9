package p;

// Imports

/** The tools of Outer.Middle.Tools: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Outer$Middle$Tools$$CopilotToolMeta implements CopilotToolMetadataProvider<Outer.Middle.Tools> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Outer$Middle$Tools$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Outer.Middle.Tools instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // take
        tools.add(new ToolDefinition(
                "take",
                "Takes.",
                structure(
                    object(
                        "tools", structure(object("kind", object("type", "string", "enum", list("A"))), "kind"),
                        "n", typed("integer")),
                    "tools", "n"),
                new Handler(instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Outer.Middle.Tools instance) {
        return new Outer$Middle$Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Outer.Middle.Tools instance;

        Handler(Outer.Middle.Tools instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, "take", invocation).answer();
        }
    }

    private static final class Call {
        final Outer.Middle.Tools instance;
        final String tool;
        final ToolInvocation invocation;

        Call(Outer.Middle.Tools instance, String tool, ToolInvocation invocation) {
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
            Object tools = argument(0, "tools");
            Object n = argument(1, "n");
            requireValid("tools", "n");
            return completed(instance.take((Outer.Middle.Tools.Tools2) tools, (int) n));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // Outer.Middle.Tools.Tools2
                    return readTools2(value);
                case 1: // int
                    return intValue(value);
                default: // 2: Outer.Middle.Kind
                    return readKind(value);
            }
        }

        Outer.Middle.Tools.Tools2 readTools2(Object value) {
            Map<?, ?> members = members(value);
            return new Outer.Middle.Tools.Tools2((Outer.Middle.Kind) member(2, members, "kind"));
        }

        Outer.Middle.Kind readKind(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "A":
                        return Outer.Middle.Kind.A;
                    default:
                        break;
                }
            }
            throw new ArgumentError("\"A\"", value);
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, firstOf, members, noObject, descend,
        //     member, valueAt, MOST_DIGITS, intValue, whole, decimal, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
