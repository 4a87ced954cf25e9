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
        // integers
        tools.add(new ToolDefinition(
                "integers",
                "Takes integers.",
                structure(
                    object(
                        "b", typed("integer"),
                        "s", typed("integer"),
                        "i", typed("integer"),
                        "l", typed("integer"),
                        "boxed", typed("integer"),
                        "big", typed("integer")),
                    "b", "s", "i", "l", "boxed", "big"),
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
            return new Call(instance, "integers", invocation).answer();
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
            // integers
            Object b = argument(0, "b");
            Object s = argument(1, "s");
            Object i = argument(2, "i");
            Object l = argument(3, "l");
            Object boxed = argument(4, "boxed");
            Object big = argument(5, "big");
            requireValid("b", "s", "i", "l", "boxed", "big");
            return completed(instance.integers((byte) b, (short) s, (int) i, (long) l, (Integer) boxed, (BigInteger) big));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // byte
                    return byteValue(value);
                case 1: // short
                    return shortValue(value);
                case 2: // int
                    return intValue(value);
                case 3: // long
                    return longValue(value);
                case 4: // Integer
                    return intValue(value);
                default: // 5: BigInteger
                    return bigIntegerValue(value);
            }
        }

        // Runtime helpers:
        //     MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText, textMapper,
        //     nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf, requireValid, problems,
        //     more, unknown, distance, refused, firstOf, MOST_DIGITS, byteValue, shortValue, intValue, longValue,
        //     whole, bigIntegerValue, decimal, wholeNumber, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
