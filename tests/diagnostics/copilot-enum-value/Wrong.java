import com.fasterxml.jackson.annotation.JsonValue;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

class Tools {
    enum Shipping {
        STANDARD("standard"),
        NEXT_DAY("next-day");

        private final String code;

        Shipping(String code) {
            this.code = code;
        }

        @JsonValue
        String code() {
            return code;
        }
    }

    @CopilotTool("Ships an order.")
    void ship(@CopilotToolParam("How it travels") Shipping shipping) {}
}
