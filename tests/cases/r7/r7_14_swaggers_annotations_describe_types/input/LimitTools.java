import io.swagger.v3.oas.annotations.media.Schema;
import org.springframework.ai.tool.annotation.Tool;

class LimitTools {
    @Schema(description = "A level")
    enum Level {
        LOW,
        HIGH
    }

    record Limited(
            @Schema(allowableValues = {"a|b", "c"}) String text,
            @Schema(hidden = true) String internal,
            Level level) {}

    @Tool(description = "Limits.")
    String limit(Limited limited, @Schema(allowableValues = "x", description = "An x") String only) {
        return limited + only;
    }
}
