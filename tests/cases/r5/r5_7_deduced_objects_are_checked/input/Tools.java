import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import jakarta.validation.constraints.Max;
import java.util.List;

public class Tools {
    @JsonTypeInfo(use = JsonTypeInfo.Id.DEDUCTION)
    @JsonSubTypes({@JsonSubTypes.Type(Circle.class), @JsonSubTypes.Type(Rectangle.class)})
    interface Shape {}

    record Circle(@Max(9) int radius, String label) implements Shape {}

    static class Rectangle implements Shape {
        @JsonAlias("w")
        @JsonProperty(required = true)
        public Integer width;

        @JsonProperty(required = true)
        public Integer height;

        public String label;

        @Override
        public String toString() {
            return "Rectangle[" + width + ", " + height + ", " + label + "]";
        }
    }

    @CopilotTool("Draws.")
    String draw(@CopilotToolParam("The shapes") List<Shape> shapes) {
        return shapes.toString();
    }
}
