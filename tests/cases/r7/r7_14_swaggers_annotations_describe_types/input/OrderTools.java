import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Schema;

class OrderTools {
    /** Swagger's description replaces this one. */
    @Schema(description = "An order", example = "none")
    record Order(
            @Schema(description = "The number", requiredMode = Schema.RequiredMode.REQUIRED) int number,
            @Schema(description = "A note", requiredMode = Schema.RequiredMode.NOT_REQUIRED) String note,
            @JsonPropertyDescription("Jackson's") @Schema(description = "Swagger's") String label,
            @CopilotToolParam("Ours") @Schema(description = "Swagger's") String name) {}

    static class Guest {
        @Schema(requiredMode = Schema.RequiredMode.REQUIRED, description = "The name")
        private String name;

        @JsonProperty("years")
        public int age;

        @Schema(hidden = true)
        public boolean admin;

        @Schema(description = "By the getter")
        public String getName() {
            return name;
        }
    }

    @CopilotTool("Orders.")
    String order(@CopilotToolParam("The order") Order order, @Parameter(description = "How many") int count) {
        return order + " " + count;
    }

    @CopilotTool("Invites.")
    String invite(Guest guest, @Schema(description = "When") String day) {
        return guest.name + guest.age + guest.admin + day;
    }
}
