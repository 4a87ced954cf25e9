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
        // show
        tools.add(new ToolDefinition(
                "show",
                "Defaults.",
                structure(
                    object(
                        "a", object("type", "boolean", "description", "D.", "default", true),
                        "b", object("type", "boolean", "description", "D.", "default", false),
                        "c", object("type", "boolean", "description", "D.", "default", true),
                        "d", object("type", "boolean", "description", "D.", "default", false))),
                new Handler(instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Tools instance;

        Handler(Tools instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, "show", invocation).answer();
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
            // show
            Object a = orDefault(0, "a", true);
            Object b = orDefault(0, "b", false);
            Object c = orDefault(1, "c", true);
            Object d = orDefault(0, "d", false);
            requireValid("a", "b", "c", "d");
            return completed(instance.show((boolean) a, (boolean) b, (Boolean) c, (boolean) d));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // boolean
                    return booleanValue(value);
                default: // 1: Boolean
                    return booleanValue(value);
            }
        }

        // Runtime helpers:
        //     MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText, textMapper,
        //     nesting, given, givenAsText, ofText, orDefault, argumentOf, reread, errorOf, requireValid, problems,
        //     more, unknown, distance, refused, firstOf, booleanValue, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
