import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import com.github.copilot.tool.CopilotTool;

public class Tools {
    @JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class)
    public static class Snake {
        public String firstName;
        public String htmlURL;

        @JsonProperty("Exact_Name")
        public String exactName;
    }

    @JsonNaming(PropertyNamingStrategies.KebabCaseStrategy.class)
    public static class Kebab {
        public String firstName;
        public String htmlURL;

        @JsonProperty("Exact_Name")
        public String exactName;
    }

    @JsonNaming(PropertyNamingStrategies.UpperCamelCaseStrategy.class)
    public static class UpperCamel {
        public String firstName;
        public String htmlURL;

        @JsonProperty("Exact_Name")
        public String exactName;
    }

    @JsonNaming(PropertyNamingStrategies.LowerCaseStrategy.class)
    public static class Lower {
        public String firstName;
        public String htmlURL;

        @JsonProperty("Exact_Name")
        public String exactName;
    }

    @JsonNaming(PropertyNamingStrategies.LowerDotCaseStrategy.class)
    public static class LowerDot {
        public String firstName;
        public String htmlURL;

        @JsonProperty("Exact_Name")
        public String exactName;
    }

    @JsonNaming(PropertyNamingStrategies.UpperSnakeCaseStrategy.class)
    public static class UpperSnake {
        public String firstName;
        public String htmlURL;

        @JsonProperty("Exact_Name")
        public String exactName;
    }

    @JsonNaming(PropertyNamingStrategies.LowerCamelCaseStrategy.class)
    public static class LowerCamel {
        public String firstName;
        public String htmlURL;

        @JsonProperty("Exact_Name")
        public String exactName;
    }

    @JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class)
    public record SnakeRecord(String firstName, int maxCount) {}

    @CopilotTool("Names.")
    public String name(Snake a, Kebab b, UpperCamel c, Lower d, LowerDot e, UpperSnake f, LowerCamel g, SnakeRecord h) {
        return a.firstName + b.htmlURL + h;
    }
}
