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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(13);
        // to_string
        tools.add(new ToolDefinition(
                "to_string",
                "Text.",
                structure(object()),
                handler(0, "to_string", instance, mapper), null, null, null, null, null));
        // hash_code
        tools.add(new ToolDefinition(
                "hash_code",
                "Hash.",
                structure(object()),
                handler(1, "hash_code", instance, mapper), null, null, null, null, null));
        // equals
        tools.add(new ToolDefinition(
                "equals",
                "Equal.",
                structure(object("other", object()), "other"),
                handler(2, "equals", instance, mapper), null, null, null, null, null));
        // main
        tools.add(new ToolDefinition(
                "main",
                "Main.",
                structure(object("args", object("type", "array", "items", typed("string"))), "args"),
                handler(3, "main", instance, mapper), null, null, null, null, null));
        // object
        tools.add(new ToolDefinition(
                "object",
                "Object.",
                structure(object("n", typed("integer")), "n"),
                handler(4, "object", instance, mapper), null, null, null, null, null));
        // list
        tools.add(new ToolDefinition(
                "list",
                "List.",
                structure(object("object", object("type", "array", "items", typed("integer"))), "object"),
                handler(5, "list", instance, mapper), null, null, null, null, null));
        // record
        tools.add(new ToolDefinition(
                "record",
                "Record.",
                structure(object("switch1", typed("integer")), "switch1"),
                handler(6, "record", instance, mapper), null, null, null, null, null));
        // completed
        tools.add(new ToolDefinition(
                "completed",
                "Completed.",
                structure(object()),
                handler(7, "completed", instance, mapper), null, null, null, null, null));
        // refused
        tools.add(new ToolDefinition(
                "refused",
                "Refused.",
                structure(object("failed", typed("string")), "failed"),
                handler(8, "refused", instance, mapper), null, null, null, null, null));
        // instance
        tools.add(new ToolDefinition(
                "instance",
                "Instance.",
                structure(object()),
                handler(9, "instance", instance, mapper), null, null, null, null, null));
        // clone
        tools.add(new ToolDefinition(
                "clone",
                "Clone.",
                structure(object("n", typed("integer")), "n"),
                handler(10, "clone", instance, mapper), null, null, null, null, null));
        // get_class
        tools.add(new ToolDefinition(
                "get_class",
                "Get class.",
                structure(object("n", typed("integer")), "n"),
                handler(11, "get_class", instance, mapper), null, null, null, null, null));
        // notify
        tools.add(new ToolDefinition(
                "notify",
                "Notify.",
                structure(object("n", typed("integer")), "n"),
                handler(12, "notify", instance, mapper), null, null, null, null, null));
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
                    // to_string
                    return completed(instance.toString());
                }
                case 1: {
                    // hash_code
                    return completed(json(instance.hashCode(), mapper));
                }
                case 2: {
                    // equals
                    Object other = argument(0, "other");
                    requireValid("other");
                    return completed(json(instance.equals(other), mapper));
                }
                case 3: {
                    // main
                    Object args = argument(1, "args");
                    requireValid("args");
                    Tools.main((String[]) args);
                    return completed("Success");
                }
                case 4: {
                    // object
                    Object n = argument(2, "n");
                    requireValid("n");
                    return completed(instance.object((int) n));
                }
                case 5: {
                    // list
                    Object object = argument(3, "object");
                    requireValid("object");
                    return completed(instance.list((List) object));
                }
                case 6: {
                    // record
                    Object switch1 = argument(2, "switch1");
                    requireValid("switch1");
                    return completed(instance.record((int) switch1));
                }
                case 7: {
                    // completed
                    return completed(instance.completed());
                }
                case 8: {
                    // refused
                    Object failed = argument(4, "failed");
                    requireValid("failed");
                    return completed(instance.refused((String) failed));
                }
                default: {
                    // instance
                    return completed(instance.instance());
                }
            }
        }

        CompletableFuture<Object> callFrom10(int number) throws Throwable {
            switch (number) {
                case 10: {
                    // clone
                    Object n = argument(2, "n");
                    requireValid("n");
                    return completed(instance.clone((int) n));
                }
                case 11: {
                    // get_class
                    Object n = argument(2, "n");
                    requireValid("n");
                    return completed(instance.getClass((int) n));
                }
                default: {
                    // notify
                    Object n = argument(2, "n");
                    requireValid("n");
                    return completed(instance.notify((int) n));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Object
                    return anything(value);
                case 1: // String[]
                    return readArrayOfString(value);
                case 2: // int
                    return intValue(value);
                case 3: // List<Integer>
                    return collection(5, value, new ArrayList());
                case 4: // String
                    return stringValue(value);
                default: // 5: Integer
                    return intValue(value);
            }
        }

        String[] readArrayOfString(Object value) {
            Object[] items = collection(4, value, new ArrayList<Object>()).toArray();
            String[] result = new String[items.length];
            for (int index = 0; index < items.length; index++) {
                result[index] = (String) items[index];
            }
            return result;
        }
    }
}
