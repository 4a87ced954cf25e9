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
        // take
        tools.add(new ToolDefinition(
                "take",
                "Takes.",
                structure(
                    object(
                        "late", structure(object("text", typed("string"), "count", typed("integer")), "text", "count"),
                        "kind", object("type", "string", "enum", list("A", "B"))),
                    "late", "kind"),
                new Handler(0, "take", instance), null, null, null, null, null));
        // inherited
        tools.add(new ToolDefinition(
                "inherited",
                "Inherited from a type written later.",
                structure(object()),
                new Handler(1, "inherited", instance), null, null, null, null, null));
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

        Handler(int number, String tool, Tools instance) {
            this.number = number;
            this.tool = tool;
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, tool, invocation).answer(number);
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
                    // take
                    Object late = argument(0, "late");
                    Object kind = argument(1, "kind");
                    requireValid("late", "kind");
                    return completed(instance.take((LateRecord) late, (LateEnum) kind));
                }
                default: {
                    // inherited
                    return completed(instance.inherited());
                }
            }
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // LateRecord
                    return readLateRecord(value);
                case 1: // LateEnum
                    return readLateEnum(value);
                case 2: // String
                    return stringValue(value);
                default: // 3: int
                    return intValue(value);
            }
        }

        LateRecord readLateRecord(Object value) {
            Map<?, ?> members = members(value);
            return new LateRecord(
                    (String) member(2, members, "text"),
                    (int) member(3, members, "count"));
        }

        LateEnum readLateEnum(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "A":
                        return LateEnum.A;
                    case "B":
                        return LateEnum.B;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"A\", \"B\"", value);
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, firstOf, members, noObject, descend,
        //     member, valueAt, MOST_DIGITS, intValue, whole, stringValue, decimal, completed, failed,
        //     ArgumentError
        // End of the runtime helpers.
    }
}
