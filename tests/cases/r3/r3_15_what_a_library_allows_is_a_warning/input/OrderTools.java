import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import dev.langchain4j.agent.tool.P;
import dev.langchain4j.agent.tool.Tool;

class OrderTools {
    @Tool
    String undescribed(@P(required = false) String text, String free) {
        return text + free;
    }

    @Tool(value = "Ends the turn.", returnBehavior = Tool.ReturnBehavior.IMMEDIATE)
    String end(@P(value = "The count", required = true, defaultValue = "1") int count) {
        return "" + count;
    }

    @CopilotTool("Counts orders.")
    @Tool("Not this text.")
    int countOrders(@P("The year") int year, @P("Not this") @CopilotToolParam("The month") int month) {
        return year + month;
    }

    @Tool("A built-in name.")
    String view() {
        return "seen";
    }

    @SuppressWarnings("copilot-tool-undescribed")
    @Tool
    String silent() {
        return "";
    }

    record Order(long number) {}

    @CopilotTool("Takes the components of the record.")
    String ship(@P("Not this") Order order) {
        return "" + order.number();
    }

    /** It is no tool, and what annotates its parameters is not looked at. */
    String plain(@P("Nothing") String text) {
        return text;
    }
}
