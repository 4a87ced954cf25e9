import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.github.copilot.tool.CopilotTool;

public class Tools {
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_OBJECT)
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Score.class, name = "score"),
        @JsonSubTypes.Type(value = Card.class, name = "card")
    })
    public interface Mark {}

    public record Score(int points) implements Mark {
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public Score {}
    }

    public record Card(String number) implements Mark {}

    @CopilotTool("Marks.")
    public String mark(Mark mark, int times) {
        return mark + " " + times;
    }
}
