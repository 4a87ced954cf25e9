import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.time.LocalDate;
import java.util.List;

public class Places {
    public record Flat(
            @CopilotToolParam(value = "D.", defaultValue = "24.12.2026") @JsonFormat(pattern = "dd.MM.yyyy")
                    LocalDate day,
            @CopilotToolParam(value = "D.", defaultValue = "1") int count) {}

    public record Held(@Size(max = 3) byte[] bytes, int n) {}

    public static class Item {
        @JsonProperty(required = true)
        public int id;

        public String name;
    }

    public static class Outer {
        @JsonIgnoreProperties("id")
        public Item item;
    }

    public record Odd(int n) {
        public Odd {
            if (n % 2 == 0) {
                throw new IllegalArgumentException("even");
            }
        }
    }

    @CopilotTool("Flat.")
    public String flat(Flat flat) {
        return flat.toString();
    }

    @CopilotTool("Judged by the compiler.")
    public String judged(
            @CopilotToolParam(value = "D.", defaultValue = "QUJD") @Size(max = 3) byte[] p0,
            @CopilotToolParam(value = "D.", defaultValue = "[{\"bytes\":\"QUJD\",\"n\":1}]") List<Held> p1,
            @CopilotToolParam(value = "D.", defaultValue = "{\"item\":{\"name\":\"x\"}}") Outer p2) {
        return p0.length + " " + p1.get(0).bytes().length + " " + p2.item.name;
    }

    @CopilotTool("Judged by the JVM, when the definitions are made.")
    public String judgedLater(
            @CopilotToolParam(value = "D.", defaultValue = "a")
                    @Pattern(regexp = "A", flags = Pattern.Flag.CASE_INSENSITIVE)
                    String p0,
            @CopilotToolParam(value = "D.", defaultValue = "{\"n\":3}") Odd p1,
            @CopilotToolParam(value = "D.", defaultValue = "UTF-8") java.nio.charset.Charset p2) {
        return p0 + " " + p1 + " " + p2;
    }
}
