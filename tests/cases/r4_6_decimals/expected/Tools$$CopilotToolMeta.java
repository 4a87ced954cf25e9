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
                        "half", object("type", "number", "description", "D.", "default", 2.5),
                        "quarter", object("type", "number", "description", "D.", "default", 0.25),
                        "exact", object("type", "number", "description", "D.", "default", 1.25),
                        "tiny", object("type", "number", "description", "D.", "default", -0.5),
                        "maybe", object("type", "number", "description", "D.", "default", 0.125))),
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
            Object half = orDefault(0, "half", 2.5);
            Object quarter = orDefault(1, "quarter", 0.25);
            Object exact = orDefault(2, "exact", new BigDecimal("1.25"));
            Object tiny = orDefault(3, "tiny", -0.5);
            Object maybe = orDefault(4, "maybe", 0.125);
            requireValid("half", "quarter", "exact", "tiny", "maybe");
            return completed(instance.show((double) half, (float) quarter, (BigDecimal) exact, (Double) tiny, (OptionalDouble) maybe));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // double
                    return doubleValue(value);
                case 1: // float
                    return floatValue(value);
                case 2: // BigDecimal
                    return bigDecimalValue(value);
                case 3: // Double
                    return doubleValue(value);
                default: // 4: OptionalDouble
                    return value == null ? OptionalDouble.empty() : OptionalDouble.of(doubleValue(value));
            }
        }

        // Runtime helpers:
        //     MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText, textMapper,
        //     nesting, given, givenAsText, ofText, orDefault, argumentOf, reread, errorOf, requireValid, problems,
        //     more, unknown, distance, refused, firstOf, MOST_DIGITS, floatValue, doubleValue, bigDecimalValue,
        //     decimal, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
