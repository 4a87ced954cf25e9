import com.github.copilot.tool.CopilotTool;

public class Tools {
    @CopilotTool("Takes.")
    public java.lang.String take(Handler handler, Fault fault, List list, String string, Object object, ToolDefinition definition, ToolHandler toolHandler, Throwable throwable, CompletableFuture future, java.lang.Object any) {
        return handler.n() + " " + fault + " " + list.n() + " " + string.n() + " " + object.n() + " " + definition.n() + " " + toolHandler.n() + " " + throwable.n() + " " + future.n() + " " + any;
    }
}
