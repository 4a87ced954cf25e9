// Imports

/** The tools of Outer.Inner: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Outer$Inner$$CopilotToolMeta implements CopilotToolMetadataProvider<Outer.Inner> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Outer$Inner$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Outer.Inner instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // link
        tools.add(new ToolDefinition(
                "link",
                "Link.",
                structure(
                    object("from", object(), "to", object("type", "string", "enum", list("OPEN", "CLOSED"))),
                    "from", "to"),
                new Handler(instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Outer.Inner instance) {
        return new Outer$Inner$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Outer.Inner instance;

        Handler(Outer.Inner instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, "link", invocation).answer();
        }
    }

    private static final class Call {
        final Outer.Inner instance;
        final String tool;
        final ToolInvocation invocation;

        Call(Outer.Inner instance, String tool, ToolInvocation invocation) {
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
            // link
            Object from = argument(0, "from");
            Object to = argument(1, "to");
            requireValid("from", "to");
            return completed(instance.link(from, (Status) to));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // Object
                    return anything(value);
                default: // 1: Status
                    return readStatus(value);
            }
        }

        Status readStatus(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "OPEN":
                        return Status.OPEN;
                    case "CLOSED":
                        return Status.CLOSED;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"OPEN\", \"CLOSED\"", value);
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, anyValue, anything, firstOf, descend,
        //     completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
