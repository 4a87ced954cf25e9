package other;

// Imports

/** The tools of Holder.Base: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Holder$Base$$CopilotToolMeta implements CopilotToolMetadataProvider<Holder.Base> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Holder$Base$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Holder.Base instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // take
        tools.add(new ToolDefinition(
                "take",
                "Takes a guarded one.",
                structure(
                    object("number", typed("integer"), "guarded", structure(object("text", typed("string")), "text")),
                    "number", "guarded"),
                new Handler(instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Holder.Base instance) {
        return new Holder$Base$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Holder.Base instance;

        Handler(Holder.Base instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, "take", invocation).answer();
        }
    }

    private static final class Call {
        final Holder.Base instance;
        final String tool;
        final ToolInvocation invocation;

        Call(Holder.Base instance, String tool, ToolInvocation invocation) {
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
            Object number_ = argument(0, "number");
            Object guarded = argument(1, "guarded");
            requireValid("number", "guarded");
            instance.take((int) number_, (Holder.Guarded) guarded);
            return completed("Success");
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // int
                    return intValue(value);
                case 1: // Holder.Guarded
                    return readGuarded(value);
                default: // 2: String
                    return stringValue(value);
            }
        }

        Holder.Guarded readGuarded(Object value) {
            Map<?, ?> members = members(value);
            return new Holder.Guarded((String) member(2, members, "text"));
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, firstOf, members, noObject, descend,
        //     member, valueAt, MOST_DIGITS, intValue, whole, stringValue, decimal, completed, failed,
        //     ArgumentError
        // End of the runtime helpers.
    }
}
