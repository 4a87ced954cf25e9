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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // apply
        tools.add(new ToolDefinition(
                "apply",
                "Applies.",
                structure(
                    object(
                        "settings", structure(object("name", typed("string"))),
                        "quota", structure(object("limits", structure(object("most", typed("integer")))))),
                    "settings", "quota"),
                new Handler(0, "apply", instance, mapper), null, null, null, null, null));
        // limit
        tools.add(new ToolDefinition(
                "limit",
                "Applies the limits, which generated code reads.",
                structure(
                    object("limits", structure(object("most", typed("integer"))), "tries", typed("integer")),
                    "limits", "tries"),
                new Handler(1, "limit", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final int number;
        private final String tool;
        private final Tools instance;
        private final ObjectMapper mapper;

        Handler(int number, String tool, Tools instance, ObjectMapper mapper) {
            this.number = number;
            this.tool = tool;
            this.instance = instance;
            this.mapper = mapper;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, mapper, tool, invocation).answer(number);
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

        CompletableFuture<Object> answer(int number) {
            try {
                return call(number);
            } catch (ArgumentError error) {
                return refused(problems(error));
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        CompletableFuture<Object> call(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // apply
                    Object settings = argument(0, "settings");
                    Object quota = argument(1, "quota");
                    requireValid("settings", "quota");
                    instance.apply((Tools.Settings) settings, (Tools.Quota) quota);
                    return completed("Success");
                }
                default: {
                    // limit
                    Object limits = argument(2, "limits");
                    Object tries = argument(3, "tries");
                    requireValid("limits", "tries");
                    return completed(instance.limit((Tools.Limits) limits, (int) tries));
                }
            }
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Settings
                    return mapped(value, Tools.Settings.class, "an object");
                case 1: // Tools.Quota
                    return mapped(value, Tools.Quota.class, "an object");
                case 2: // Tools.Limits
                    return readLimits(value);
                case 3: // int
                    return intValue(value);
                default: // 4: OptionalInt
                    return value == null ? OptionalInt.empty() : OptionalInt.of(intValue(value));
            }
        }

        Tools.Limits readLimits(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Limits((OptionalInt) member(4, members, "most"));
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, firstOf, members, noObject, descend,
        //     member, valueAt, MOST_DIGITS, intValue, whole, decimal, wholeNumber, MOST_NESTED, MOST_CONSTANTS,
        //     MOST_TEXTS, mapped, wordsOf, readMapped, treeAt, numberNode, withoutTexts, failureOf, isOfWrongKind,
        //     nodeAt, replace, stepsOf, mappingError, wrongValue, thrownBy, expectationOfWhole, rangeOf,
        //     expectation, constants, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
