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
                "Takes all of them.",
                structure(
                    object(
                        "a", structure(object("word", typed("string"))),
                        "b", structure(object("renamed", typed("string"))),
                        "c", structure(object("other", typed("string"))),
                        "d", structure(object("renamed", typed("string"))),
                        "e", structure(object("word", typed("string"))),
                        "f", structure(object("word", typed("string"), "other", typed("string"))),
                        "g", structure(object("other", typed("string")))),
                    "a", "b", "c", "d", "e", "f", "g"),
                new Handler(instance, mapper), null, null, null, null, null));
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
        private final ObjectMapper mapper;

        Handler(Tools instance, ObjectMapper mapper) {
            this.instance = instance;
            this.mapper = mapper;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, mapper, "take", invocation).answer();
        }
    }

    private static final class Call {
        final Tools instance;
        final ObjectMapper mapper;
        final String tool;
        final ToolInvocation invocation;

        Call(Tools instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            this.instance = instance;
            this.mapper = mapper;
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
            Object g = argument(6, "g");
            requireValid("a", "b", "c", "d", "e", "f", "g");
            return completed(instance.take((Tools.NamedGetter) a, (Tools.NamedGetterOfPublicField) b, (Tools.GetterAlone) c, (Tools.NamedSetter) d, (Tools.Heir) e, (Tools.Insisting) f, (Tools.InVain) g));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.NamedGetter
                    return mapped(value, Tools.NamedGetter.class, "an object");
                case 1: // Tools.NamedGetterOfPublicField
                    return mapped(value, Tools.NamedGetterOfPublicField.class, "an object");
                case 2: // Tools.GetterAlone
                    return mapped(value, Tools.GetterAlone.class, "an object");
                case 3: // Tools.NamedSetter
                    return mapped(value, Tools.NamedSetter.class, "an object");
                case 4: // Tools.Heir
                    return mapped(value, Tools.Heir.class, "an object");
                case 5: // Tools.Insisting
                    return mapped(value, Tools.Insisting.class, "an object");
                default: // 6: Tools.InVain
                    return mapped(value, Tools.InVain.class, "an object");
            }
        }

        // Runtime helpers:
        //     MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText, textMapper,
        //     nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf, requireValid, problems,
        //     more, unknown, distance, refused, firstOf, MOST_DIGITS, decimal, wholeNumber, MOST_NESTED,
        //     MOST_CONSTANTS, MOST_TEXTS, mapped, wordsOf, readMapped, treeAt, numberNode, withoutTexts,
        //     failureOf, isOfWrongKind, nodeAt, replace, stepsOf, mappingError, wrongValue, thrownBy,
        //     expectationOfWhole, rangeOf, expectation, constants, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
