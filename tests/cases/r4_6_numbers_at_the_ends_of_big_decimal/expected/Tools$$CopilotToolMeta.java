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
                "Shows numbers.",
                structure(
                    object(
                        "large", object(
                            "type", "number",
                            "description", "The largest.",
                            "default", new BigDecimal("1e2147483647")),
                        "small", object(
                            "type", "number",
                            "description", "The smallest.",
                            "default", new BigDecimal("1e-2147483647")),
                        "list", object(
                            "type", "array",
                            "items", typed("number"),
                            "description", "Some.",
                            "default", list(
                                new BigDecimal("1e+02147483647"),
                                new BigDecimal("0.1e-2147483646"))),
                        "any", object("maximum", new BigDecimal("1e2147483647"), "description", "Any."),
                        "bounded", typed("number", "Bounded."))),
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
            Object large = orDefault(0, "large", new BigDecimal("1e2147483647"));
            Object small = orDefault(0, "small", new BigDecimal("1e-2147483647"));
            Object list = orDefault(1, "list", list(new BigDecimal("1e+02147483647"), new BigDecimal("0.1e-2147483646")));
            Object any = argument(3, "any");
            Object bounded = argument(5, "bounded");
            requireValid("large", "small", "list", "any", "bounded");
            return completed(instance.show((BigDecimal) large, (BigDecimal) small, (List) list, any, (BigDecimal) bounded));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // BigDecimal
                    return bigDecimalValue(value);
                case 1: // List<BigDecimal>
                    return collection(0, value, new ArrayList());
                case 2: // Object
                    return anything(value);
                case 3: // Object or null
                    return value == null ? null : value(2, value);
                case 4: { // BigDecimal
                    Object result = value(0, value);
                    atMost(value, new BigDecimal("100e2147483647"));
                    return result;
                }
                default: // 5: BigDecimal or null
                    return value == null ? null : value(4, value);
            }
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, orDefault, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, anyValue, anything, firstOf, elements,
        //     descend, collection, MOST_DIGITS, bigDecimalValue, decimal, atMost, numberIn, completed, failed,
        //     ArgumentError
        // End of the runtime helpers.
    }
}
