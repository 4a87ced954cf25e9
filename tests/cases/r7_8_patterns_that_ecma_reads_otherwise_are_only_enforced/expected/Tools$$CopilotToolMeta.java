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
                        "a", typed("string"),
                        "b", typed("string"),
                        "c", typed("string"),
                        "d", typed("string"),
                        "e", typed("string"),
                        "f", typed("string")),
                    "a", "b", "c", "d", "e", "f"),
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
            Object f = argument(5, "f");
            requireValid("a", "b", "c", "d", "e", "f");
            return completed(instance.take((String) a, (String) b, (String) c, (String) d, (String) e, (String) f));
        }

        private static final Pattern PATTERN = compiled("[a-z]+", 2);

        private static final Pattern PATTERN2 = compiled("a++b", 0);

        private static final Pattern PATTERN3 = compiled("\\p{Alpha}+", 0);

        private static final Pattern PATTERN4 = compiled("(?i)x", 0);

        private static final Pattern PATTERN5 = compiled("\\Qa.b\\E", 0);

        private static final Pattern PATTERN6 = compiled("[a-z&&[^b]]", 0);

        Object value(int type, Object value) {
            switch (type) {
                case 0: { // String
                    Object result = value(6, value);
                    matches(value, PATTERN);
                    return result;
                }
                case 1: { // String
                    Object result = value(6, value);
                    matches(value, PATTERN2);
                    return result;
                }
                case 2: { // String
                    Object result = value(6, value);
                    matches(value, PATTERN3);
                    return result;
                }
                case 3: { // String
                    Object result = value(6, value);
                    matches(value, PATTERN4);
                    return result;
                }
                case 4: { // String
                    Object result = value(6, value);
                    matches(value, PATTERN5);
                    return result;
                }
                case 5: { // String
                    Object result = value(6, value);
                    matches(value, PATTERN6);
                    return result;
                }
                default: // 6: String
                    return stringValue(value);
            }
        }

        // Runtime helpers:
        //     MOST_REPORTED, MOST_STEPS, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, patternSteps, nesting, given, givenAsText, ofText, argument, argumentOf, reread,
        //     errorOf, requireValid, problems, more, unknown, distance, refused, firstOf, matches, stringValue,
        //     compiled, BoundedText, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
