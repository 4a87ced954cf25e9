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
        // decimals
        tools.add(new ToolDefinition(
                "decimals",
                "Takes decimals.",
                structure(
                    object(
                        "f", typed("number"),
                        "d", typed("number"),
                        "boxed", typed("number"),
                        "big", typed("number")),
                    "f", "d", "boxed", "big"),
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
            return new Call(instance, "decimals", invocation).answer();
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
            // decimals
            Object f = argument(0, "f");
            Object d = argument(1, "d");
            Object boxed = argument(2, "boxed");
            Object big = argument(3, "big");
            requireValid("f", "d", "boxed", "big");
            return completed(instance.decimals((float) f, (double) d, (Double) boxed, (BigDecimal) big));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // float
                    return floatValue(value);
                case 1: // double
                    return doubleValue(value);
                case 2: // Double
                    return doubleValue(value);
                default: // 3: BigDecimal
                    return bigDecimalValue(value);
            }
        }

        // Runtime helpers:
        //     MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText, textMapper,
        //     nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf, requireValid, problems,
        //     more, unknown, distance, refused, firstOf, MOST_DIGITS, floatValue, doubleValue, bigDecimalValue,
        //     decimal, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
