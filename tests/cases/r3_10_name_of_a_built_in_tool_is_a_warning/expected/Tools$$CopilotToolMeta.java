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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(20);
        // bash
        tools.add(new ToolDefinition(
                "bash",
                "Built in.",
                structure(object()),
                handler(0, "bash", instance, mapper), null, null, null, null, null));
        // read_bash
        tools.add(new ToolDefinition(
                "read_bash",
                "Built in.",
                structure(object()),
                handler(1, "read_bash", instance, mapper), null, null, null, null, null));
        // stop_bash
        tools.add(new ToolDefinition(
                "stop_bash",
                "Built in.",
                structure(object()),
                handler(2, "stop_bash", instance, mapper), null, null, null, null, null));
        // list_bash
        tools.add(new ToolDefinition(
                "list_bash",
                "Built in.",
                structure(object()),
                handler(3, "list_bash", instance, mapper), null, null, null, null, null));
        // view
        tools.add(new ToolDefinition(
                "view",
                "Built in.",
                structure(object()),
                handler(4, "view", instance, mapper), null, null, null, null, null));
        // create
        tools.add(new ToolDefinition(
                "create",
                "Built in.",
                structure(object()),
                handler(5, "create", instance, mapper), null, null, null, null, null));
        // edit
        tools.add(new ToolDefinition(
                "edit",
                "Built in.",
                structure(object()),
                handler(6, "edit", instance, mapper), null, null, null, null, null));
        // grep
        tools.add(new ToolDefinition(
                "grep",
                "Built in.",
                structure(object()),
                handler(7, "grep", instance, mapper), null, null, null, null, null));
        // glob
        tools.add(new ToolDefinition(
                "glob",
                "Built in.",
                structure(object()),
                handler(8, "glob", instance, mapper), null, null, null, null, null));
        // rg
        tools.add(new ToolDefinition(
                "rg",
                "Built in.",
                structure(object()),
                handler(9, "rg", instance, mapper), null, null, null, null, null));
        // apply_patch
        tools.add(new ToolDefinition(
                "apply_patch",
                "Built in.",
                structure(object()),
                handler(10, "apply_patch", instance, mapper), null, null, null, null, null));
        // web_fetch
        tools.add(new ToolDefinition(
                "web_fetch",
                "Built in.",
                structure(object()),
                handler(11, "web_fetch", instance, mapper), null, null, null, null, null));
        // semantic_code_search
        tools.add(new ToolDefinition(
                "semantic_code_search",
                "Built in.",
                structure(object()),
                handler(12, "semantic_code_search", instance, mapper), null, null, null, null, null));
        // skill
        tools.add(new ToolDefinition(
                "skill",
                "Built in.",
                structure(object()),
                handler(13, "skill", instance, mapper), null, null, null, null, null));
        // sql
        tools.add(new ToolDefinition(
                "sql",
                "Built in.",
                structure(object()),
                handler(14, "sql", instance, mapper), null, null, null, null, null));
        // task
        tools.add(new ToolDefinition(
                "task",
                "Built in.",
                structure(object()),
                handler(15, "task", instance, mapper), null, null, null, null, null));
        // read_agent
        tools.add(new ToolDefinition(
                "read_agent",
                "Built in.",
                structure(object()),
                handler(16, "read_agent", instance, mapper), null, null, null, null, null));
        // list_agents
        tools.add(new ToolDefinition(
                "list_agents",
                "Built in.",
                structure(object()),
                handler(17, "list_agents", instance, mapper), null, null, null, null, null));
        // write_agent
        tools.add(new ToolDefinition(
                "write_agent",
                "Built in.",
                structure(object()),
                handler(18, "write_agent", instance, mapper), null, null, null, null, null));
        // tool_search_tool
        tools.add(new ToolDefinition(
                "tool_search_tool",
                "Built in.",
                structure(object()),
                handler(19, "tool_search_tool", instance, mapper), null, null, null, null, null));
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
                    // bash
                    instance.tool0();
                    return completed("Success");
                }
                case 1: {
                    // read_bash
                    instance.tool1();
                    return completed("Success");
                }
                case 2: {
                    // stop_bash
                    instance.tool2();
                    return completed("Success");
                }
                case 3: {
                    // list_bash
                    instance.tool3();
                    return completed("Success");
                }
                case 4: {
                    // view
                    instance.tool4();
                    return completed("Success");
                }
                case 5: {
                    // create
                    instance.tool5();
                    return completed("Success");
                }
                case 6: {
                    // edit
                    instance.tool6();
                    return completed("Success");
                }
                case 7: {
                    // grep
                    instance.tool7();
                    return completed("Success");
                }
                case 8: {
                    // glob
                    instance.tool8();
                    return completed("Success");
                }
                default: {
                    // rg
                    instance.tool9();
                    return completed("Success");
                }
            }
        }

        CompletableFuture<Object> callFrom10(int number) throws Throwable {
            switch (number) {
                case 10: {
                    // apply_patch
                    instance.tool10();
                    return completed("Success");
                }
                case 11: {
                    // web_fetch
                    instance.tool11();
                    return completed("Success");
                }
                case 12: {
                    // semantic_code_search
                    instance.tool12();
                    return completed("Success");
                }
                case 13: {
                    // skill
                    instance.tool13();
                    return completed("Success");
                }
                case 14: {
                    // sql
                    instance.tool14();
                    return completed("Success");
                }
                case 15: {
                    // task
                    instance.tool15();
                    return completed("Success");
                }
                case 16: {
                    // read_agent
                    instance.tool16();
                    return completed("Success");
                }
                case 17: {
                    // list_agents
                    instance.tool17();
                    return completed("Success");
                }
                case 18: {
                    // write_agent
                    instance.tool18();
                    return completed("Success");
                }
                default: {
                    // tool_search_tool
                    instance.tool19();
                    return completed("Success");
                }
            }
        }
    }
}
