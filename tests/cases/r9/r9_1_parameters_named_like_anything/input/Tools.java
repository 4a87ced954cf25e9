import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.tool.CopilotTool;

public class Tools {
    @CopilotTool("Joins.")
    public String join(
            String args,
            String instance,
            String mapper,
            ToolInvocation invocation,
            String arguments,
            String result,
            String handler,
            String tool,
            String schema,
            String value,
            String future,
            String failure,
            String definitions,
            String Handler,
            String a0,
            String p0,
            String record,
            String var) {
        return args + instance + mapper + arguments + result + handler + tool + schema + value + future + failure + definitions
                + Handler + a0 + p0 + record + var;
    }

    @CopilotTool("Is named like a method of the companion.")
    public String definitions(String instance) {
        return instance;
    }

    @CopilotTool(value = "Likewise.", name = "handler")
    public static String yield(int mapper) {
        return "yield " + mapper;
    }

    @CopilotTool("Likewise again.")
    public String invoke() {
        return "invoked";
    }
}
