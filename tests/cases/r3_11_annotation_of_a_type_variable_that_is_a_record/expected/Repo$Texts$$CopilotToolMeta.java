// Imports

/** The tools of Repo.Texts: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Repo$Texts$$CopilotToolMeta implements CopilotToolMetadataProvider<Repo.Texts> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Repo$Texts$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Repo.Texts instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // save
        tools.add(new ToolDefinition(
                "save",
                "Save.",
                structure(object("what", typed("string", "Entity"))),
                new Handler(instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Repo.Texts instance) {
        return new Repo$Texts$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Repo.Texts instance;

        Handler(Repo.Texts instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, "save", invocation).answer();
        }
    }

    private static final class Call {
        final Repo.Texts instance;
        final String tool;
        final ToolInvocation invocation;

        Call(Repo.Texts instance, String tool, ToolInvocation invocation) {
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
            // save
            Object entity = argument(1, "what");
            requireValid("what");
            return completed(instance.save((String) entity));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // String
                    return stringValue(value);
                default: // 1: String or null
                    return value == null ? null : value(0, value);
            }
        }

        // Runtime helpers:
        //     MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText, textMapper,
        //     nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf, requireValid, problems,
        //     more, unknown, distance, refused, firstOf, stringValue, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
