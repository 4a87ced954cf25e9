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
                        "plain", object(
                            "type", "string",
                            "enum", list("SMALL", "very large"),
                            "description", "D.",
                            "default", "SMALL"),
                        "byJavaName", object(
                            "type", "string",
                            "enum", list("SMALL", "very large"),
                            "description", "D.",
                            "default", "very large"),
                        "byWireName", object(
                            "type", "string",
                            "enum", list("SMALL", "very large"),
                            "description", "D.",
                            "default", "very large"))),
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
            Object plain = orDefault(0, "plain", "SMALL");
            Object byJavaName = orDefault(0, "byJavaName", "very large");
            Object byWireName = orDefault(0, "byWireName", "very large");
            requireValid("plain", "byJavaName", "byWireName");
            return completed(instance.show((Tools.Size) plain, (Tools.Size) byJavaName, (Tools.Size) byWireName));
        }

        Object value(int type, Object value) {
            switch (type) {
                default: // 0: Tools.Size
                    return readSize(value);
            }
        }

        Tools.Size readSize(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "SMALL":
                        return Tools.Size.SMALL;
                    case "very large":
                        return Tools.Size.LARGE;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"SMALL\", \"very large\"", value);
        }

        // Runtime helpers:
        //     MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText, textMapper,
        //     nesting, given, givenAsText, ofText, orDefault, argumentOf, reread, errorOf, requireValid, problems,
        //     more, unknown, distance, refused, firstOf, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
