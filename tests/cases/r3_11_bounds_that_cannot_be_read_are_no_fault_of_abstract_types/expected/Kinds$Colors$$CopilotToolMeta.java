// Imports

/** The tools of Kinds.Colors: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Kinds$Colors$$CopilotToolMeta implements CopilotToolMetadataProvider<Kinds.Colors> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Kinds$Colors$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Kinds.Colors instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // pick
        tools.add(new ToolDefinition(
                "pick",
                "Pick.",
                structure(
                    object(
                        "kind", object(
                            "type", "string",
                            "enum", list("RED", "BLUE"),
                            "description", "The kind.",
                            "default", "RED"))),
                new Handler(instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Kinds.Colors instance) {
        return new Kinds$Colors$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Kinds.Colors instance;

        Handler(Kinds.Colors instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, "pick", invocation).answer();
        }
    }

    private static final class Call {
        final Kinds.Colors instance;
        final String tool;
        final ToolInvocation invocation;

        Call(Kinds.Colors instance, String tool, ToolInvocation invocation) {
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
            // pick
            Object kind = orDefault(0, "kind", "RED");
            requireValid("kind");
            return completed(instance.pick((Kinds.Color) kind));
        }

        Object value(int type, Object value) {
            switch (type) {
                default: // 0: Kinds.Color
                    return readColor(value);
            }
        }

        Kinds.Color readColor(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "RED":
                        return Kinds.Color.RED;
                    case "BLUE":
                        return Kinds.Color.BLUE;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"RED\", \"BLUE\"", value);
        }

        // Runtime helpers:
        //     MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText, textMapper,
        //     nesting, given, givenAsText, ofText, orDefault, argumentOf, reread, errorOf, requireValid, problems,
        //     more, unknown, distance, refused, firstOf, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
