import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.UUID;

public class OtherTypes {
    public enum Size {
        TINY, SMALL
    }

    @CopilotTool("Defaults.")
    public void show(
            @CopilotToolParam(value = "D.", defaultValue = "yes") boolean p0,
            @CopilotToolParam(value = "D.", defaultValue = "1") boolean p1,
            @CopilotToolParam(value = "D.", defaultValue = "xy") char p2,
            @CopilotToolParam(value = "D.", defaultValue = "😀") Character p3,
            @CopilotToolParam(value = "D.", defaultValue = "HUGE") Size p4,
            @CopilotToolParam(value = "D.", defaultValue = "small") Size p5,
            @CopilotToolParam(value = "D.", defaultValue = "no-uuid") UUID p6,
            @CopilotToolParam(value = "D.", defaultValue = "2023-02-29") LocalDate p7,
            @CopilotToolParam(value = "D.", defaultValue = "yesterday") Instant p8,
            @CopilotToolParam(value = "D.", defaultValue = "***") byte[] p9,
            @CopilotToolParam(value = "D.", defaultValue = "1h") Duration p10) {}
}
