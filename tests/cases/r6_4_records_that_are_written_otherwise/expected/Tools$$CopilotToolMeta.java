// Imports

/** The tools of Tools: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Tools$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<Tools> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Tools$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(Tools instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(18);
        // titled
        tools.add(new ToolDefinition(
                "titled",
                "Another getter.",
                structure(object()),
                handler(0, "titled", instance, mapper), null, null, null, null, null));
        // inheriting
        tools.add(new ToolDefinition(
                "inheriting",
                "An inherited getter.",
                structure(object()),
                handler(1, "inheriting", instance, mapper), null, null, null, null, null));
        // sized
        tools.add(new ToolDefinition(
                "sized",
                "A boolean getter.",
                structure(object()),
                handler(2, "sized", instance, mapper), null, null, null, null, null));
        // extended
        tools.add(new ToolDefinition(
                "extended",
                "An any-getter.",
                structure(object()),
                handler(3, "extended", instance, mapper), null, null, null, null, null));
        // swapped
        tools.add(new ToolDefinition(
                "swapped",
                "A text in place of the chart.",
                structure(object()),
                handler(4, "swapped", instance, mapper), null, null, null, null, null));
        // bare
        tools.add(new ToolDefinition(
                "bare",
                "Without its text.",
                structure(object()),
                handler(5, "bare", instance, mapper), null, null, null, null, null));
        // only_text
        tools.add(new ToolDefinition(
                "only_text",
                "A value, the text.",
                structure(object()),
                handler(6, "only_text", instance, mapper), null, null, null, null, null));
        // only_chart
        tools.add(new ToolDefinition(
                "only_chart",
                "A value, the chart.",
                structure(object()),
                handler(7, "only_chart", instance, mapper), null, null, null, null, null));
        // flat
        tools.add(new ToolDefinition(
                "flat",
                "Unwrapped.",
                structure(object()),
                handler(8, "flat", instance, mapper), null, null, null, null, null));
        // typed
        tools.add(new ToolDefinition(
                "typed",
                "With a type.",
                structure(object()),
                handler(9, "typed", instance, mapper), null, null, null, null, null));
        // wrapped
        tools.add(new ToolDefinition(
                "wrapped",
                "In a type.",
                structure(object()),
                handler(10, "wrapped", instance, mapper), null, null, null, null, null));
        // numbered
        tools.add(new ToolDefinition(
                "numbered",
                "With an id.",
                structure(object()),
                handler(11, "numbered", instance, mapper), null, null, null, null, null));
        // listed
        tools.add(new ToolDefinition(
                "listed",
                "As an array.",
                structure(object()),
                handler(12, "listed", instance, mapper), null, null, null, null, null));
        // printed
        tools.add(new ToolDefinition(
                "printed",
                "As a string.",
                structure(object()),
                handler(13, "printed", instance, mapper), null, null, null, null, null));
        // raw
        tools.add(new ToolDefinition(
                "raw",
                "Raw.",
                structure(object()),
                handler(14, "raw", instance, mapper), null, null, null, null, null));
        // cut
        tools.add(new ToolDefinition(
                "cut",
                "Without a property of the chart.",
                structure(object()),
                handler(15, "cut", instance, mapper), null, null, null, null, null));
        // bound
        tools.add(new ToolDefinition(
                "bound",
                "A list as an object.",
                structure(object()),
                handler(16, "bound", instance, mapper), null, null, null, null, null));
        // renamed
        tools.add(new ToolDefinition(
                "renamed",
                "With other names.",
                structure(object("empty", typed("boolean")), "empty"),
                handler(17, "renamed", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((Tools) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final Tools instance;

        Call(Tools instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
            switch (number / 10) {
                case 0: {
                    return callFrom0(number);
                }
                default: {
                    return callFrom10(number);
                }
            }
        }

        CompletableFuture<Object> callFrom0(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // titled
                    return completed(json(instance.titled(), mapper));
                }
                case 1: {
                    // inheriting
                    return completed(json(instance.inheriting(), mapper));
                }
                case 2: {
                    // sized
                    return completed(json(instance.sized(), mapper));
                }
                case 3: {
                    // extended
                    return completed(json(instance.extended(), mapper));
                }
                case 4: {
                    // swapped
                    return completed(json(instance.swapped(), mapper));
                }
                case 5: {
                    // bare
                    return completed(json(instance.bare(), mapper));
                }
                case 6: {
                    // only_text
                    return completed(json(instance.onlyText(), mapper));
                }
                case 7: {
                    // only_chart
                    return completed(json(instance.onlyChart(), mapper));
                }
                case 8: {
                    // flat
                    return completed(json(instance.flat(), mapper));
                }
                default: {
                    // typed
                    return completed(json(instance.typed(), mapper));
                }
            }
        }

        CompletableFuture<Object> callFrom10(int number) throws Throwable {
            switch (number) {
                case 10: {
                    // wrapped
                    return completed(json(instance.wrapped(), mapper));
                }
                case 11: {
                    // numbered
                    return completed(json(instance.numbered(), mapper));
                }
                case 12: {
                    // listed
                    return completed(json(instance.listed(), mapper));
                }
                case 13: {
                    // printed
                    return completed(json(instance.printed(), mapper));
                }
                case 14: {
                    // raw
                    return completed(json(instance.raw(), mapper));
                }
                case 15: {
                    // cut
                    return completed(json(instance.cut(), mapper));
                }
                case 16: {
                    // bound
                    return completed(json(instance.bound(), mapper));
                }
                default: {
                    // renamed
                    Object empty = argument(0, "empty");
                    requireValid("empty");
                    return completed(files(instance.renamed((boolean) empty), mapper));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                default: // 0: boolean
                    return booleanValue(value);
            }
        }
    }
}
