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
        // take
        tools.add(new ToolDefinition(
                "take",
                "Takes.",
                structure(
                    object(
                        "a", object("type", "integer", "minimum", 3),
                        "b", object("type", "number", "maximum", 7.5),
                        "c", object("type", "string", "minLength", 2, "maxLength", 9),
                        "d", object("type", "number", "exclusiveMinimum", 1),
                        "e", object("type", "number", "minimum", 1)),
                    "a", "b", "c", "d", "e"),
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
            return new Call(instance, "take", invocation).answer();
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
            // take
            Object a = argument(0, "a");
            Object b = argument(1, "b");
            Object c = argument(2, "c");
            Object d = argument(3, "d");
            Object e = argument(4, "e");
            requireValid("a", "b", "c", "d", "e");
            return completed(instance.take((int) a, (double) b, (String) c, (double) d, (double) e));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: { // int
                    Object result = value(5, value);
                    atLeast(value, 3L);
                    return result;
                }
                case 1: { // double
                    Object result = value(6, value);
                    atMost(value, new BigDecimal("7.5"));
                    return result;
                }
                case 2: { // String
                    Object result = value(7, value);
                    textSize(value, 2, 9);
                    return result;
                }
                case 3: { // double
                    Object result = value(6, value);
                    moreThan(value, new BigDecimal("1"));
                    return result;
                }
                case 4: { // double
                    Object result = value(6, value);
                    atLeast(value, 1L);
                    return result;
                }
                case 5: // int
                    return intValue(value);
                case 6: // double
                    return doubleValue(value);
                default: // 7: String
                    return stringValue(value);
            }
        }

        // Runtime helpers:
        //     MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText, textMapper,
        //     nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf, requireValid, problems,
        //     more, unknown, distance, refused, firstOf, MOST_DIGITS, intValue, whole, doubleValue, stringValue,
        //     decimal, atLeast, atMost, moreThan, numberIn, textIn, textSize, span, completed, failed,
        //     ArgumentError
        // End of the runtime helpers.
    }
}
