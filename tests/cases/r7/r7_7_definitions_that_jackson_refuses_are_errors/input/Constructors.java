import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonPOJOBuilder;
import com.github.copilot.tool.CopilotTool;
import java.util.HashMap;
import java.util.List;

public class Constructors {
    public record Point(int x) {}

    public static class OneName {
        @JsonCreator
        public OneName(@JsonProperty("a") String one, @JsonProperty("a") String other) {}
    }

    public static class EmptyPoint {
        @JsonSetter(nulls = Nulls.AS_EMPTY)
        public Point point;
    }

    public static class EmptyPoints {
        @JsonSetter(contentNulls = Nulls.AS_EMPTY)
        public List<Point> points;
    }

    @JsonDeserialize(builder = OtherBuilder.class)
    public static class Built {}

    @JsonPOJOBuilder(buildMethodName = "")
    public static class OtherBuilder {
        public OtherBuilder withText(String text) {
            return this;
        }
    }

    public static class MapOfText extends HashMap<String, Integer> {
        private static final long serialVersionUID = 1L;

        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public MapOfText(String text) {}
    }

    @CopilotTool("Takes.")
    public void take(
            OneName name,
            EmptyPoint point,
            EmptyPoints points,
            Built built,
            MapOfText map) {}
}
