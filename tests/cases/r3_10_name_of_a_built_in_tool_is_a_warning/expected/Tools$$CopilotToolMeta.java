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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(20);
        // bash
        tools.add(new ToolDefinition(
                "bash",
                "Built in.",
                structure(object()),
                new Handler(0, "bash", instance), null, null, null, null, null));
        // read_bash
        tools.add(new ToolDefinition(
                "read_bash",
                "Built in.",
                structure(object()),
                new Handler(1, "read_bash", instance), null, null, null, null, null));
        // stop_bash
        tools.add(new ToolDefinition(
                "stop_bash",
                "Built in.",
                structure(object()),
                new Handler(2, "stop_bash", instance), null, null, null, null, null));
        // list_bash
        tools.add(new ToolDefinition(
                "list_bash",
                "Built in.",
                structure(object()),
                new Handler(3, "list_bash", instance), null, null, null, null, null));
        // view
        tools.add(new ToolDefinition(
                "view",
                "Built in.",
                structure(object()),
                new Handler(4, "view", instance), null, null, null, null, null));
        // create
        tools.add(new ToolDefinition(
                "create",
                "Built in.",
                structure(object()),
                new Handler(5, "create", instance), null, null, null, null, null));
        // edit
        tools.add(new ToolDefinition(
                "edit",
                "Built in.",
                structure(object()),
                new Handler(6, "edit", instance), null, null, null, null, null));
        // grep
        tools.add(new ToolDefinition(
                "grep",
                "Built in.",
                structure(object()),
                new Handler(7, "grep", instance), null, null, null, null, null));
        // glob
        tools.add(new ToolDefinition(
                "glob",
                "Built in.",
                structure(object()),
                new Handler(8, "glob", instance), null, null, null, null, null));
        // rg
        tools.add(new ToolDefinition(
                "rg",
                "Built in.",
                structure(object()),
                new Handler(9, "rg", instance), null, null, null, null, null));
        // apply_patch
        tools.add(new ToolDefinition(
                "apply_patch",
                "Built in.",
                structure(object()),
                new Handler(10, "apply_patch", instance), null, null, null, null, null));
        // web_fetch
        tools.add(new ToolDefinition(
                "web_fetch",
                "Built in.",
                structure(object()),
                new Handler(11, "web_fetch", instance), null, null, null, null, null));
        // semantic_code_search
        tools.add(new ToolDefinition(
                "semantic_code_search",
                "Built in.",
                structure(object()),
                new Handler(12, "semantic_code_search", instance), null, null, null, null, null));
        // skill
        tools.add(new ToolDefinition(
                "skill",
                "Built in.",
                structure(object()),
                new Handler(13, "skill", instance), null, null, null, null, null));
        // sql
        tools.add(new ToolDefinition(
                "sql",
                "Built in.",
                structure(object()),
                new Handler(14, "sql", instance), null, null, null, null, null));
        // task
        tools.add(new ToolDefinition(
                "task",
                "Built in.",
                structure(object()),
                new Handler(15, "task", instance), null, null, null, null, null));
        // read_agent
        tools.add(new ToolDefinition(
                "read_agent",
                "Built in.",
                structure(object()),
                new Handler(16, "read_agent", instance), null, null, null, null, null));
        // list_agents
        tools.add(new ToolDefinition(
                "list_agents",
                "Built in.",
                structure(object()),
                new Handler(17, "list_agents", instance), null, null, null, null, null));
        // write_agent
        tools.add(new ToolDefinition(
                "write_agent",
                "Built in.",
                structure(object()),
                new Handler(18, "write_agent", instance), null, null, null, null, null));
        // tool_search_tool
        tools.add(new ToolDefinition(
                "tool_search_tool",
                "Built in.",
                structure(object()),
                new Handler(19, "tool_search_tool", instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, structure
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
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        CompletableFuture<Object> call(int number) throws Throwable {
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

        // Runtime helpers:
        //     completed, failed
        // End of the runtime helpers.
    }
}
