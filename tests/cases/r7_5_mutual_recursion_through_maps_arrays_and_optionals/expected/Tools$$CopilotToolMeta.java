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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // grow
        tools.add(new ToolDefinition(
                "grow",
                "Grows.",
                object(
                    "type", "object",
                    "properties", object(
                        "branch", object("$ref", "#/$defs/Branch"),
                        "plain", structure(object("weight", typed("integer")), "weight")),
                    "required", list("branch", "plain"),
                    "$defs", object(
                        "Branch", structure(
                            object(
                                "leaves", object("type", "object", "additionalProperties", object("$ref", "#/$defs/Leaf")),
                                "next", object("$ref", "#/$defs/Branch")),
                            "leaves"),
                        "Leaf", structure(
                            object(
                                "above", object("type", "array", "items", object("$ref", "#/$defs/Branch")),
                                "plain", structure(object("weight", typed("integer")), "weight")),
                            "above", "plain"))),
                handler(0, "grow", instance, mapper), null, null, null, null, null));
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
            // grow
            Object branch = argument(0, "branch");
            Object plain = argument(1, "plain");
            requireValid("branch", "plain");
            return completed(instance.grow((Tools.Branch) branch, (Tools.Plain) plain));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Branch
                    return readBranch(value);
                case 1: // Tools.Plain
                    return readPlain(value);
                case 2: // Map<String, Tools.Leaf>
                    return map(6, 5, value, new LinkedHashMap());
                case 3: // Optional<Tools.Branch>
                    return optional(0, value);
                case 4: // int
                    return intValue(value);
                case 5: // Tools.Leaf
                    return readLeaf(value);
                case 6: // Object
                    return stringValue(value);
                default: // 7: Tools.Branch[]
                    return readArrayOfBranch(value);
            }
        }

        Tools.Branch readBranch(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Branch(
                    (Map) member(2, members, "leaves"),
                    (Optional) member(3, members, "next"));
        }

        Tools.Plain readPlain(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Plain((int) member(4, members, "weight"));
        }

        Tools.Leaf readLeaf(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Leaf(
                    (Tools.Branch[]) member(7, members, "above"),
                    (Tools.Plain) member(1, members, "plain"));
        }

        Tools.Branch[] readArrayOfBranch(Object value) {
            Object[] items = collection(0, value, new ArrayList<Object>()).toArray();
            Tools.Branch[] result = new Tools.Branch[items.length];
            for (int index = 0; index < items.length; index++) {
                result[index] = (Tools.Branch) items[index];
            }
            return result;
        }
    }
}
