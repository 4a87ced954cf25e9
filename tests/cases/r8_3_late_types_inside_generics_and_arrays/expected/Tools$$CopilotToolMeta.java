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
                        "late", object(
                            "type", "object",
                            "additionalProperties", object(
                                "type", "array",
                                "items", object("type", "array", "items", structure(object("n", typed("integer")), "n")))),
                        "holder", structure(object("held", structure(object("n", typed("integer")), "n")), "held")),
                    "late", "holder"),
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
            Object late = argument(0, "late");
            Object holder = argument(1, "holder");
            requireValid("late", "holder");
            return completed(instance.take((Map) late, (Tools.Holder) holder));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // Map<String, List<Late[]>>
                    return map(3, 2, value, new LinkedHashMap());
                case 1: // Tools.Holder<Late>
                    return readHolderOfLate(value);
                case 2: // List<Late[]>
                    return collection(5, value, new ArrayList());
                case 3: // Object
                    return stringValue(value);
                case 4: // Late
                    return readLate(value);
                case 5: // Late[]
                    return readArrayOfLate(value);
                default: // 6: int
                    return intValue(value);
            }
        }

        Tools.Holder readHolderOfLate(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Holder((Late) member(4, members, "held"));
        }

        Late readLate(Object value) {
            Map<?, ?> members = members(value);
            return new Late((int) member(6, members, "n"));
        }

        Late[] readArrayOfLate(Object value) {
            Object[] items = collection(4, value, new ArrayList<Object>()).toArray();
            Late[] result = new Late[items.length];
            for (int index = 0; index < items.length; index++) {
                result[index] = (Late) items[index];
            }
            return result;
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, firstOf, elements, members, noObject,
        //     descend, collection, map, member, valueAt, MOST_DIGITS, intValue, whole, stringValue, decimal,
        //     completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
