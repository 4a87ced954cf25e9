// Imports

/** The tools of Methods: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Methods$$CopilotToolMeta implements CopilotToolMetadataProvider<Methods> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Methods$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Methods instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // save
        tools.add(new ToolDefinition(
                "save",
                "Save.",
                structure(
                    object("street", typed("string", "The street."), "number", typed("integer")),
                    "street", "number"),
                new Handler(instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Methods instance) {
        return new Methods$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Methods instance;

        Handler(Methods instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, "save", invocation).answer();
        }
    }

    private static final class Call {
        final Methods instance;
        final String tool;
        final ToolInvocation invocation;

        Call(Methods instance, String tool, ToolInvocation invocation) {
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
            Object street = argument(0, "street");
            Object number_ = argument(1, "number");
            requireValid("street", "number");
            Repo.Address record;
            try {
                record = new Repo.Address((String) street, (int) number_);
            } catch (RuntimeException thrown) {
                throw errorOf(thrown);
            }
            return completed(instance.save(record));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // String
                    return stringValue(value);
                default: // 1: int
                    return intValue(value);
            }
        }

        // Runtime helpers:
        //     MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText, textMapper,
        //     nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf, requireValid, problems,
        //     more, unknown, distance, refused, firstOf, MOST_DIGITS, intValue, whole, stringValue, decimal,
        //     completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
