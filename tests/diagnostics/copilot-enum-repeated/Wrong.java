import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

class Tools {
    enum Shipping {
        @JsonProperty("standard")
        STANDARD,
        @JsonProperty("standard")
        NEXT_DAY
    }

    @CopilotTool("Ships an order.")
    void ship(@CopilotToolParam("How it travels") Shipping shipping) {}
}
