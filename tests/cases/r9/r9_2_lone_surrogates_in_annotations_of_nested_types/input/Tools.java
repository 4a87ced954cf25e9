import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import jakarta.validation.constraints.Pattern;
import java.util.List;

public class Tools {
    @JsonClassDescription("A class \ud83d.")
    public static class Bean {
        @JsonProperty("high \ud83d")
        public String high;

        @JsonPropertyDescription("Low \ude00.")
        public String low;

        @JsonAlias({"fine", "\ude00"})
        public String other;

        @JsonUnwrapped(prefix = "\ud83d")
        public Part part;

        // What is left out, is: nothing of it is sent.
        @JsonIgnoreProperties("\ud83d")
        public Part fewer;

        @JsonProperty("whole \ud83d\ude00")
        public String whole;
    }

    public static class Part {
        @JsonProperty("inner \ud83d")
        public String inner;
    }

    public record Point(
            @JsonProperty("x\ud83d") int x,
            @CopilotToolParam("Of y \ud83d.") int y) {}

    public enum Side {
        @JsonProperty("\ud83d")
        LEFT,
        RIGHT
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind\ud83d")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Circle.class, name = "\ud83d"),
        @JsonSubTypes.Type(
                value = Square.class,
                names = {"square", "\ude00"})
    })
    public interface Shape {}

    public static class Circle implements Shape {}

    @JsonTypeName("\ude00")
    public static class Square implements Shape {}

    @CopilotTool("Takes all.")
    public void take(
            @CopilotToolParam("A bean.") Bean bean,
            @CopilotToolParam("Points.") List<Point> points,
            @CopilotToolParam("A side.") Side side,
            @CopilotToolParam("A shape.") Shape shape,
            @CopilotToolParam("Of a library.") lib.Named named,
            @CopilotToolParam("Matched.") @Pattern(regexp = "[\ud800-\udbff]") String matched,
            @CopilotToolParam("All matched.") List<@Pattern(regexp = "\udfff") String> all) {}

    @CopilotTool("Takes components.")
    public void flat(Flat flat) {}

    public record Flat(
            @JsonPropertyDescription("Flat \ud83d.") @CopilotToolParam("Fine.") String text,
            @Pattern(regexp = "\ud83d") @CopilotToolParam("Matched.") String matched) {}
}
