import com.github.copilot.tool.CopilotTool;
import java.util.Arrays;

public class OtherConstructors {
    public record Words(String first, String... rest) {
        public Words(String only) {
            this(only, "extra");
        }

        public static Words of() {
            return new Words("of");
        }

        @Override
        public String toString() {
            return first + Arrays.toString(rest);
        }
    }

    @CopilotTool("Joins.")
    public String join(Words words) {
        return words.toString();
    }
}
