import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import jakarta.validation.constraints.Digits;
import jakarta.validation.constraints.Email;
import jakarta.validation.constraints.Min;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;

public class Inside {
    public static class Open {
        public String name;
        private final Map<String, Integer> others = new HashMap<>();

        @JsonAnySetter
        public void put(String key, Integer value) {
            others.put(key, value);
        }
    }

    public record Mail(@Email String address, @Digits(integer = 2, fraction = 0) int n) {}

    @CopilotTool("Defaults.")
    public void show(
            @CopilotToolParam(value = "D.", defaultValue = "[0]") AtomicReference<List<@Min(1) Integer>> p0,
            @CopilotToolParam(value = "D.", defaultValue = "{\"name\":\"x\",\"a\":\"notanumber\"}") Open p1,
            @CopilotToolParam(value = "D.", defaultValue = "{\"0\":1}") Map<@Min(1) Integer, Integer> p2,
            @CopilotToolParam(value = "D.", defaultValue = "1000") @Digits(integer = 2, fraction = 0) int p3,
            @CopilotToolParam(value = "D.", defaultValue = "no address") @Email String p4,
            @CopilotToolParam(value = "D.", defaultValue = "[{\"address\":\"no\",\"n\":1}]") List<Mail> p5,
            @CopilotToolParam(value = "D.", defaultValue = "[{\"address\":\"a@b.c\",\"n\":100}]") List<Mail> p6,
            @CopilotToolParam(value = "D.", defaultValue = "{\"k\":[null]}") Map<String, List<Integer>> p7,
            @CopilotToolParam(value = "D.", defaultValue = "[null, \"x\", 1.5, true, {}, []]") List<Integer> p8) {}
}
