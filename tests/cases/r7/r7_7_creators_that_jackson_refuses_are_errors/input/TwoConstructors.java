import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.copilot.tool.CopilotTool;
import java.beans.ConstructorProperties;

public class TwoConstructors {
    public static class It {
        @ConstructorProperties("a")
        public It(String a) {}

        @JsonCreator
        public It(@JsonProperty("b") int b) {}
    }

    @CopilotTool("Takes it.")
    public void take(It it, int more) {}
}
