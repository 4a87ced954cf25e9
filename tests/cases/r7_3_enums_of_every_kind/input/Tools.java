import com.github.copilot.tool.CopilotTool;
import java.util.Optional;

public class Tools {
    public interface Named {
        String shown();
    }

    public enum Shape implements Named {
        ROUND {
            @Override
            public String shown() {
                return "round!";
            }
        },
        SQUARE {
            @Override
            public String shown() {
                return "square!";
            }
        };

        static final Shape DEFAULT = ROUND;
    }

    public enum Empty {}

    @CopilotTool("Shows.")
    public String show(Shape shape, Optional<Empty> empty) {
        return shape.shown();
    }
}
