// Imports

/** The tools of Repo: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Repo$$CopilotToolMeta implements CopilotToolMetadataProvider<Repo> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Repo$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Repo instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // save
        tools.add(new ToolDefinition(
                "save",
                "Save.",
                structure(object("what", object("description", "Entity"))),
                new Handler(instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Repo instance) {
        return new Repo$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Repo instance;

        Handler(Repo instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, "save", invocation).answer();
        }
    }

    private static final class Call {
        final Repo instance;
        final String tool;
        final ToolInvocation invocation;

        Call(Repo instance, String tool, ToolInvocation invocation) {
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
            return completed(instance.save(entity));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // Object
                    return anything(value);
                default: // 1: Object or null
                    return value == null ? null : value(0, value);
            }
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, anyValue, anything, firstOf, descend,
        //     completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
