import com.github.copilot.tool.CopilotTool;

public class AnnotatedName {
    @CopilotTool(value = "Built in.", name = "bash")
    public void tool0() {}

    @CopilotTool(value = "Built in.", name = "read_bash")
    public void tool1() {}

    @CopilotTool(value = "Built in.", name = "stop_bash")
    public void tool2() {}

    @CopilotTool(value = "Built in.", name = "list_bash")
    public void tool3() {}

    @CopilotTool(value = "Built in.", name = "view")
    public void tool4() {}

    @CopilotTool(value = "Built in.", name = "create")
    public void tool5() {}

    @CopilotTool(value = "Built in.", name = "edit")
    public void tool6() {}

    @CopilotTool(value = "Built in.", name = "grep")
    public void tool7() {}

    @CopilotTool(value = "Built in.", name = "glob")
    public void tool8() {}

    @CopilotTool(value = "Built in.", name = "rg")
    public void tool9() {}

    @CopilotTool(value = "Built in.", name = "apply_patch")
    public void tool10() {}

    @CopilotTool(value = "Built in.", name = "web_fetch")
    public void tool11() {}

    @CopilotTool(value = "Built in.", name = "semantic_code_search")
    public void tool12() {}

    @CopilotTool(value = "Built in.", name = "skill")
    public void tool13() {}

    @CopilotTool(value = "Built in.", name = "sql")
    public void tool14() {}

    @CopilotTool(value = "Built in.", name = "task")
    public void tool15() {}

    @CopilotTool(value = "Built in.", name = "read_agent")
    public void tool16() {}

    @CopilotTool(value = "Built in.", name = "list_agents")
    public void tool17() {}

    @CopilotTool(value = "Built in.", name = "write_agent")
    public void tool18() {}

    @CopilotTool(value = "Built in.", name = "tool_search_tool")
    public void tool19() {}
}
