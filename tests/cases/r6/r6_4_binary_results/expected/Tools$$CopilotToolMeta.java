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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(15);
        // one
        tools.add(new ToolDefinition(
                "one",
                "One.",
                structure(object("none", typed("boolean")), "none"),
                handler(0, "one", instance, mapper), null, null, null, null, null));
        // list
        tools.add(new ToolDefinition(
                "list",
                "A list.",
                structure(object("size", typed("integer")), "size"),
                handler(1, "list", instance, mapper), null, null, null, null, null));
        // array
        tools.add(new ToolDefinition(
                "array",
                "An array.",
                structure(object()),
                handler(2, "array", instance, mapper), null, null, null, null, null));
        // set
        tools.add(new ToolDefinition(
                "set",
                "A collection with a wildcard.",
                structure(object()),
                handler(3, "set", instance, mapper), null, null, null, null, null));
        // album
        tools.add(new ToolDefinition(
                "album",
                "A list type of one's own.",
                structure(object()),
                handler(4, "album", instance, mapper), null, null, null, null, null));
        // optional
        tools.add(new ToolDefinition(
                "optional",
                "In an Optional.",
                structure(object("none", typed("boolean")), "none"),
                handler(5, "optional", instance, mapper), null, null, null, null, null));
        // later
        tools.add(new ToolDefinition(
                "later",
                "Later.",
                structure(object()),
                handler(6, "later", instance, mapper), null, null, null, null, null));
        // list_later
        tools.add(new ToolDefinition(
                "list_later",
                "A list, later.",
                structure(object()),
                handler(7, "list_later", instance, mapper), null, null, null, null, null));
        // report
        tools.add(new ToolDefinition(
                "report",
                "A record.",
                structure(
                    object("text", typed("boolean"), "chart", typed("boolean"), "more", typed("integer")),
                    "text", "chart", "more"),
                handler(8, "report", instance, mapper), null, null, null, null, null));
        // hidden
        tools.add(new ToolDefinition(
                "hidden",
                "A private record with an array.",
                structure(object()),
                handler(9, "hidden", instance, mapper), null, null, null, null, null));
        // page
        tools.add(new ToolDefinition(
                "page",
                "A generic record, later.",
                structure(object()),
                handler(10, "page", instance, mapper), null, null, null, null, null));
        // number
        tools.add(new ToolDefinition(
                "number",
                "A generic record of something else.",
                structure(object()),
                handler(11, "number", instance, mapper), null, null, null, null, null));
        // titled
        tools.add(new ToolDefinition(
                "titled",
                "A record with two texts.",
                structure(object()),
                handler(12, "titled", instance, mapper), null, null, null, null, null));
        // sized
        tools.add(new ToolDefinition(
                "sized",
                "A record with a number.",
                structure(object()),
                handler(13, "sized", instance, mapper), null, null, null, null, null));
        // bare
        tools.add(new ToolDefinition(
                "bare",
                "A record without a text.",
                structure(object()),
                handler(14, "bare", instance, mapper), null, null, null, null, null));
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

        protected Object call(int number) throws Throwable {
            switch (number / 10) {
                case 0: {
                    return callFrom0(number);
                }
                default: {
                    return callFrom10(number);
                }
            }
        }

        Object callFrom0(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // one
                    Object none = argument(0, "none");
                    requireValid("none");
                    return files(instance.one((boolean) none), mapper);
                }
                case 1: {
                    // list
                    Object size = argument(1, "size");
                    requireValid("size");
                    return files(instance.list((int) size), mapper);
                }
                case 2: {
                    // array
                    return files(instance.array(), mapper);
                }
                case 3: {
                    // set
                    return files(instance.set(), mapper);
                }
                case 4: {
                    // album
                    return files(instance.album(), mapper);
                }
                case 5: {
                    // optional
                    Object none = argument(0, "none");
                    requireValid("none");
                    return files(present(instance.optional((boolean) none)), mapper);
                }
                case 6: {
                    // later
                    return filesLater(instance.later(), mapper, tool);
                }
                case 7: {
                    // list_later
                    return filesLater(presentLater(instance.listLater(), tool), mapper, tool);
                }
                case 8: {
                    // report
                    Object text = argument(0, "text");
                    Object chart = argument(0, "chart");
                    Object more = argument(1, "more");
                    requireValid("text", "chart", "more");
                    return files(instance.report((boolean) text, (boolean) chart, (int) more), mapper);
                }
                default: {
                    // hidden
                    return files(instance.hidden(), mapper);
                }
            }
        }

        Object callFrom10(int number) throws Throwable {
            switch (number) {
                case 10: {
                    // page
                    return filesLater(instance.page(), mapper, tool);
                }
                case 11: {
                    // number
                    return json(instance.number(), mapper);
                }
                case 12: {
                    // titled
                    return json(instance.titled(), mapper);
                }
                case 13: {
                    // sized
                    return json(instance.sized(), mapper);
                }
                default: {
                    // bare
                    return json(instance.bare(), mapper);
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // boolean
                    return booleanValue(value);
                default: // 1: int
                    return intValue(countedText(value));
            }
        }
    }
}
