import com.github.copilot.tool.CopilotTool;

public class RunByTheCli {
    @CopilotTool(value = "Built in.", name = "ask_user")
    public void tool0() {}

    @CopilotTool(value = "Built in.", name = "manage_schedule")
    public void tool1() {}

    @CopilotTool(value = "Built in.", name = "session_store_sql")
    public void tool2() {}

    @CopilotTool(value = "Built in.", name = "exit_plan_mode")
    public void tool3() {}

    @CopilotTool(value = "Built in.", name = "store_memory")
    public void tool4() {}

    @CopilotTool(value = "Built in.", name = "vote_memory")
    public void tool5() {}

    @CopilotTool(value = "Built in.", name = "task_complete")
    public void tool6() {}

    @CopilotTool(value = "Built in.", name = "update_todo")
    public void tool7() {}

    @CopilotTool(value = "Built in.", name = "fetch_copilot_cli_documentation")
    public void tool8() {}

    @CopilotTool(value = "Built in.", name = "powershell")
    public void tool9() {}

    @CopilotTool(value = "Built in.", name = "read_powershell")
    public void tool10() {}

    @CopilotTool(value = "Built in.", name = "stop_powershell")
    public void tool11() {}

    @CopilotTool(value = "Built in.", name = "list_powershell")
    public void tool12() {}

    @CopilotTool(value = "Built in.", name = "str_replace_editor")
    public void tool13() {}

    @CopilotTool(value = "Built in.", name = "local_shell")
    public void tool14() {}

    @CopilotTool(value = "Built in.", name = "search_code_subagent")
    public void tool15() {}

    @CopilotTool(value = "Built in.", name = "lsp")
    public void tool16() {}

    @CopilotTool(value = "Built in.", name = "extensions_manage")
    public void tool17() {}

    @CopilotTool(value = "Built in.", name = "extensions_reload")
    public void tool18() {}

    @CopilotTool(value = "Built in.", name = "context_board")
    public void tool19() {}

    @CopilotTool(value = "Built in.", name = "open_canvas")
    public void tool20() {}

    @CopilotTool(value = "Built in.", name = "list_canvas_capabilities")
    public void tool21() {}

    @CopilotTool(value = "Built in.", name = "invoke_canvas_action")
    public void tool22() {}

    @CopilotTool(value = "Built in.", name = "read_inbox")
    public void tool23() {}
}
